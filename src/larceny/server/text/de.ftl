# Warum eine Bitte abgelehnt wird.

reason-host-only = Das kann nur der Gastgeber des Tisches.
reason-players-only = Das kann nur, wer einen Platz hat.
reason-not-while-lobby = Das Spiel hat noch nicht begonnen.
reason-not-while-playing = Das geht nicht, während gespielt wird.
reason-not-while-over = Das Spiel ist zu Ende.
reason-not-while-frozen = Dieser Tisch ist eingefroren.
reason-no-such-seat = Einen solchen Platz gibt es an diesem Tisch nicht.
reason-not-your-seat = Dieser Platz gehört dir nicht.
reason-seat-taken = Dort sitzt schon jemand.
reason-seat-in-use = Wer dort spielt, ist hier: Für diesen Platz gibt es keinen Link.
reason-seat-is-kept = Wer dort spielt, kann jeden Augenblick wiederkommen: Einen Link gibt es, sobald ein Bot für ihn spielt.
reason-seat-is-free = Dieser Platz ist frei: Der Einladungslink genügt.
reason-seats-free = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}: Lade jemanden ein oder setze Bots hin.
reason-stale = Der Tisch hat sich inzwischen verändert. Sieh hin und wähle noch einmal.
reason-paused = Das Spiel macht Pause.
reason-bot-plays-for-you = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
reason-resigned = Du hast aufgegeben; ein Bot spielt deinen Platz zu Ende.
reason-no-such-level = Diesen Bot gibt es nicht; es gibt { $levels }.
reason-bad-link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
reason-not-yourself = Dich selbst kannst du nicht wegschicken.
reason-no-such-guest = So jemand ist nicht hier.
reason-banned = Der Gastgeber hat dich von diesem Tisch weggeschickt.
reason-no-entry = Dieser Tisch ist nur für die offen, die seinen Link haben.
reason-locked = Der Gastgeber lässt niemanden mehr herein.
reason-no-spectators = An diesem Tisch darf während des Spiels niemand zusehen.
reason-too-many-spectators = Für Zuschauer ist kein Platz mehr.
reason-too-fast = Bitte eins nach dem anderen.
reason-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
reason-no-adviser = Kein Bot dieses Spiels kann sagen, was er tun würde.
reason-not-asked = Du wirst gerade nichts gefragt.
reason-muted = Der Gastgeber lässt dich hier nicht reden.
reason-no-team = Du hast kein Team, mit dem du reden könntest.
reason-too-many-marks = Ein Team kann höchstens { $count } Dinge markieren.
reason-nothing-said = Da gibt es nichts zu lesen.
reason-bad-name = Ein Name hat 1 bis { $longest } sichtbare Buchstaben.
reason-bad-clock = Eine Uhr hat höchstens einen Tag Vorrat und eine Stunde Zuschlag.
reason-bad-message = Diese Nachricht ist nicht zu verstehen: { $what }.
reason-frozen = Dieser Tisch ist eingefroren; hier geht nichts mehr.
reason-damaged = Das Protokoll dieses Tisches ist beschädigt oder verändert worden: Wie es weiterging, wird nicht geraten.
reason-other-rules = Dieser Tisch begann nach Regeln { $began } von { $title }; installiert sind jetzt Regeln { $installed }. Mit der Version, mit der er begann, kann er zu Ende gespielt werden.
reason-other-game = Das Spiel „{ $game }“ gibt es hier nicht so, wie dieser Tisch es spielt.
reason-unreadable = Dieser Tisch ist eingefroren: Mit dem, was hier installiert ist, lässt sich sein Spiel nicht lesen.
reason-unfinished = Das Spiel in diesem Protokoll ist nicht zu Ende.
reason-bad-transcript = Das ist kein Protokoll, das sich nachspielen lässt: { $what }
reason-no-such-table = Diesen Tisch gibt es nicht.
reason-not-finished = Das Spiel ist nicht zu Ende: Niemandem wird etwas davon gezeigt.
reason-no-guest = Sag zuerst, wie du heißen willst.
reason-wrong-origin = Diese Seite gehört nicht zu diesem Server.
reason-too-many = Zu viel auf einmal: Warte eine Minute.
reason-too-large = Das ist zu groß.
reason-no-such-page = Diese Seite gibt es nicht.
reason-no-such-method = Das geht hier nicht.
reason-no-such-game = Dieses Spiel gibt es nicht.
reason-no-lesson = Für dieses Spiel gibt es keine Lektion.
reason-bad-request = Diese Anfrage ist nicht zu verstehen: { $what }.
reason-broken = Hier ist etwas schiefgegangen. Es ist notiert.
reason-no-room = Der Server kann gerade nichts aufschreiben, deshalb ist nichts geschehen. Versuche es später noch einmal.
reason-has-a-seat = Du hast einen Platz in diesem Spiel: den eines anderen kannst du nicht nehmen.
reason-seat-is-a-bots = Auf diesem Platz spielt ein Bot: dafür gibt es keinen Link.
reason-unknown-game = Es gibt kein Spiel „{ $game }“; es gibt { $games }.

# Warum eine Verbindung geschlossen wird.

farewell-stopping = Der Server wird neu gestartet. Du bist gleich wieder da.
farewell-kicked = Der Gastgeber hat dich von diesem Tisch weggeschickt.
farewell-retry = Der letzte Zug konnte nicht bewahrt werden. Der Tisch wird neu aufgebaut.
farewell-protocol = Diese Seite und der Server verstehen einander nicht. Lade die Seite neu.
farewell-refused = Du kannst nicht an diesen Tisch.
farewell-slow = Die Verbindung ist zu langsam; sie wird neu aufgebaut.
farewell-flood = Das war zu viel auf einmal.
farewell-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link alt oder nicht vollständig.
farewell-too-large = Das war zu groß.
farewell-crowd = Aus deinem Netz kommen zu viele Verbindungen. Diese Seite versucht es gleich noch einmal.
