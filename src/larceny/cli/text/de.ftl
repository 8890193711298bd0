# Die ersten Worte.

welcome = Willkommen bei { $title }
no-game-named = Es wurde kein Spiel genannt, also wird { $title } gespielt; „larceny games“ zeigt die anderen.
how-to-move = Gib die Nummer eines Zuges oder den Zug selbst ein; von jedem Wort genügt der Anfang.
how-to-learn = „?“ erklärt jederzeit deine Züge, „rules“ zeigt die Regel des Augenblicks; „quit“ hebt das Spiel für später auf.
which-game = Welches Spiel? [1]
how-many-players = Wie viele spielen mit, { $lowest } bis { $highest }? [{ $lowest }]
number-please = Bitte gib eine Zahl von { $lowest } bis { $highest } ein.

# Der Zug eines Menschen.

hint = Nummer oder Zug · ? erklärt · hint · rules · log · undo · save · quit
your-move = { $seat }, du bist am Zug („?“ erklärt):
curtain = { $seat }, drücke die Eingabetaste, wenn die anderen wegsehen.
story-skipped = … davor noch { $count } („log“)
no-such-number = Es gibt keinen Zug { $number }; sie sind von 1 bis { $last } nummeriert.
several-moves = Das kann sein: { $moves }.
unknown-move = „{ $text }“ ist weder ein Zug noch ein Befehl; „?“ nennt beide.
no-hint = Kein Zug scheint besser als die anderen.
no-adviser = Kein Bot dieses Spiels kann sagen, was er tun würde.
level-novice = Anfänger-Bot
level-regular = Stammgast-Bot
level-expert = Experten-Bot
level-master = Meister-Bot
level-random = Zufallsbot
level-greedy = gieriger Bot
level-search = vorausschauender Bot

# Was „?“ antwortet.

explain-moves = Deine Züge
explain-cards = Karten, die du jetzt nicht spielen kannst
explain-commands = Befehle
command-help = diese Erklärung; „? ZUG“ erklärt einen einzelnen Zug
command-table = den Tisch noch einmal zeichnen
command-hint = was ein Bot an deiner Stelle tun würde, und warum
command-rules = die Regel des Augenblicks; „rules 5“, „rules 5.2“ oder „rules all“ für andere
command-log = was geschehen ist, so wie du es gesehen hast; in einem Merkspiel ohne das, was man sich merken muss
command-undo = deinen letzten Zug zurücknehmen, solange seither nichts zu sehen war
command-save = die Mitschrift in eine Datei schreiben: „save DATEI“
command-quit = gehen; das Spiel wird für später aufgehoben

# Regeln.

no-such-clause = Im Regelbuch gibt es keinen Absatz { $number }.

# Das Spiel aufheben.

saved = Gespeichert in { $file }. Die Datei enthält alle Geheimnisse des Spiels.
how-to-resume = So geht es von dort weiter:
kept = Das Spiel ist aufgehoben. So geht es weiter:
not-kept = Das Spiel ließ sich nicht aufheben: { $why }.
offer-transcript = Gib einen Dateinamen ein, um die Mitschrift zu behalten; die Eingabetaste allein beendet.
over-so-save = „{ $text }“ bewirkt nichts mehr: das Spiel ist vorbei. „save“ behält die Mitschrift, „save DATEI“ unter diesem Namen.
file-exists = Die Datei { $file } gibt es schon: wähle einen anderen Namen.
file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
folder-unwritable = --out: in { $folder } lässt sich nichts schreiben: { $why }.
file-unreadable = { $file } lässt sich nicht lesen: { $why }.
file-no-text = { $file } ist keine Mitschrift: es ist nicht einmal Text.
nothing-to-resume = Es gibt kein Spiel, das weitergehen könnte.
resume-alone = Ein fortgesetztes Spiel hat schon seine Spieler, Optionen und seinen Startwert: lass sie weg.
won = gewinnt

# Was hinter dem Befehl falsch getippt wurde.

no-such-seat = Es gibt keinen Platz „{ $seat }“: Plätze sind 1 bis { $last }, all oder none.
no-such-level = Es gibt keinen Bot „{ $level }“: Bots sind { $levels }.
too-many-levels = Das ist eine Liste von { $levels } Bots für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}.
option-without-value = „{ $option }“ ist keine Option: schreibe --option Name=Wert.
no-number = „{ $text }“ ist keine ganze Zahl: { $flag } verlangt eine.
number-out-of-range = „{ $text }“ ist nicht möglich: { $flag } verlangt eine Zahl ab { $least }.

# Die Liste der Spiele.

game-line = { $title } ({ $key }), { $lowest } bis { $highest } Spieler
game-credit = Von { $credit }.
options-of = Optionen von { $title }
option-name = Option
option-values = Werte (Standard)
option-meaning = Bedeutung
how-to-play = Zum Spielen: larceny play SPIEL --players N --option NAME=WERT

# Nachspielen.

next-move = Eingabetaste: weiter · all · quit

# Prüfen.

verify-right = Spiel { $number } ist wie versprochen: { $title }, Tisch { $table }; Züge { $moves }, Ziehungen { $draws }; Festlegung { $commitment }
verify-wrong = Spiel { $number } ist NICHT wie versprochen. { $why }
verify-no-game = In dieser Datei steht kein Spiel: { $file }.
verify-unreadable = Spiel { $number } lässt sich nicht als ausgegebenes Spiel lesen: Das ist eine Zeile JSON. { $why }
verify-unreadable-transcript = Das lässt sich nicht als Mitschrift lesen. { $why }
verify-at-line = Zeile { $line } des Protokolls: { $why }
verify-no-json = Das ist kein JSON, oder eines, das sich auf zwei Arten lesen lässt.
verify-other-format = Das ist kein ausgegebenes Spiel im Format { $known }.
verify-field-missing = „{ $field }“ fehlt.
verify-field-unknown = „{ $field }“ gehört nicht hierher.
verify-field-wrong = „{ $field }“ fehlt oder ist nicht so geschrieben, wie es sein muss.
verify-no-such-game = { $why }
verify-other-rules = Es wurde nach Regeln { $played } gespielt, dies sind Regeln { $known }.
verify-other-seed = Das ist nicht der Startwert, auf den sich der Tisch festgelegt hatte.
verify-other-mac = Der Code passt nicht: die Zeile wurde geändert, eingefügt oder verschoben, oder eine davor fehlt.
verify-begun-twice = Das Spiel beginnt ein zweites Mal.
verify-not-begun = Das Spiel hat noch nicht begonnen.
verify-other-nonces = Das sind nicht die Nonces der Spieler, die am Anfang stehen.
verify-nobodys-nonce = Die Nonce von { $seat } hat kein Spieler gegeben, und sie folgt nicht aus dem Startwert.
verify-illegal-move = { $seat } darf „{ $action }“ nicht spielen. { $why }
verify-illegal-undo = { $seat } darf nichts zurücknehmen. { $why }
verify-other-chance = Der Zufall brachte „{ $was }“; der Startwert ergibt „{ $should }“.
verify-after-the-end = Da war das Spiel schon zu Ende.
verify-not-over = Das Protokoll hört auf, bevor das Spiel zu Ende ist.
verify-other-transcript = Zeile { $number } der Mitschrift ist nicht, was das Protokoll ergibt.
verify-other-result = Das Ergebnis ist nicht, was das Protokoll ergibt.
verify-no-promise = Die Mitschrift enthält keine Festlegung: es gibt nichts zu prüfen.
verify-no-seed = Der Startwert ist noch nicht offengelegt: die Karten lassen sich noch nicht prüfen.
verify-code-found = Der Code gehört zu Zeile { $line } von { $lines } im Protokoll des Tisches { $table }: davor wurde nichts geändert.
verify-code-missing = Der Code steht im Protokoll keines Spiels, das wie versprochen ist: seither wurde ein Protokoll geändert, oder er stammt von einem anderen Tisch.

# Simulationen.

simulating = { $title }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} …
simulated = { $decisions ->
    [one] Eine Entscheidung
   *[other] { $decisions } Entscheidungen
} in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}, { $mean } je Spiel.
simulated-speed = { $speed } Entscheidungen pro Sekunde ({ $seconds } s Rechenzeit).
no-games = Mindestens ein Spiel muss gespielt werden.
column-seat = Platz
column-bot = Spieler
column-score = mittlere Punktzahl
column-wins = Siege
compare-alone = --compare braucht --out, den Ordner für das, was es findet.
compare-same = „{ $option }“ ändert nichts: so wird das Spiel schon gespielt.
compare-values = --compare nimmt eine Option oder players mit den Werten, die verglichen werden, höchstens acht: siren=others,everyone.
skill-alone = --skill braucht --out, den Ordner für das, was es findet, und eine Stufe für alle Bots.
no-parquet = Parquet-Tabellen entfallen: sie brauchen pyarrow (pip install larceny[parquet]).
skill-playing = Wie viel { $level } gewinnt, und wie viel die Karten entscheiden …
statistics-games = { $way }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
statistics-wins = Siege nach Platz (95-%-Intervalle; gestrichelt: alle gleich)
statistics-teams = Siege nach Seite (95-%-Intervalle)
statistics-team = Seite { $team }
statistics-skill = Glück und Können: Siege eines Spielers einer Stufe an einem Tisch von { $field } (95-%-Intervalle; gestrichelt: der gerechte Anteil)
statistics-luck = Was die Karten unter Gleichen entscheiden
statistics-luck-remark = Alles wird mit denselben Karten zwanzigmal von Spielern einer Stufe gespielt, die jedes Mal anders losen. Wer wenig dem Zufall überlässt, spielt sie fast jedes Mal gleich: dann entscheiden sie fast alles.
statistics-span = von der glücklosesten zur glücklichsten Seite
statistics-span-by-chance = wenn die Karten nichts entschieden
statistics-entropy = Offenheit (0: entschieden, 1: offen)
statistics-length = Länge: Entscheidungen in einem Spiel
statistics-scores = Mittlere Punktzahl nach Platz
statistics-spread = Punktzahlen aller Plätze
statistics-leads = Führungswechsel in einem Spiel
statistics-comeback = Siege dessen, der zur Halbzeit Letzter ist (gestrichelt: alle gleich)
statistics-events = Ereignisse in einem Spiel, im Mittel
statistics-comparison = Was die Option ändert
statistics-difference = Unterschied (95-%-Intervall)
measure-win = Siege von { $detail }
measure-team = Siege: { $detail }
measure-order = Siege der Nummer { $detail } in der Spielreihenfolge
measure-value = { $detail }, Male pro Spiel
measure-score = Punktzahl von { $detail }
measure-length = Entscheidungen in einem Spiel
measure-leads = Führungswechsel
measure-comeback = Siege des Letzten zur Halbzeit
measure-event = { $detail } in einem Spiel

# Die Arena.

arena-begins = { $title }: { $entrants } Bots, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} insgesamt.
arena-goes-on = { $games ->
    [one] Eines davon ist schon gespielt.
   *[other] { $games } davon sind schon gespielt.
}
arena-playing = Spiele
progress = { $done } von { $total } { $total ->
    [one] Spiel
   *[other] Spielen
}
arena-payoffs = Was jeder gegen einen Tisch des anderen gewinnt (95-%-Intervall; Gleiche gewinnen { $fair } %)
arena-payoffs-role = Was jeder gegen den anderen gewinnt: { $side } (95-%-Intervall)
arena-ratings = Spielstärke (OpenSkill, Plackett–Luce)
arena-ratings-role = Spielstärke: { $side } (OpenSkill, Plackett–Luce)
arena-no-ratings = Die Spielstärke braucht das Paket openskill: pip install larceny[arena].
arena-written = Geschrieben nach { $folder }.
column-against = gegen
column-rating = Stärke
column-deviation = Abweichung
arena-two-entrants = In die Arena gehören mindestens zwei Bots, jeder einmal.
arena-no-simulations = „{ $entrant }“ macht keine Simulationen; das tun nur Stufen, die vorausschauen, wie search@200.
arena-no-command = „{ $entrant }“ nennt kein Programm: exec:BEFEHL tut es.
arena-no-class = „{ $entrant }“ ist nicht zu haben: { $why }.
arena-bot-failed = „{ $entrant }“ hat versagt: { $why }
arena-no-ray = Für ray braucht es das Paket ray: pip install larceny[ray].
arena-worker-died = Spiel { $game } hat { $workers } Prozesse beendet; einer seiner Bots muss die Ursache sein.
arena-another = { $folder } enthält ein anderes Turnier: andere Bots, Optionen oder ein anderer Startwert.
arena-other-code = Die Spiele in { $folder } haben andere Bots gespielt, die von Larceny { $version } oder einer geänderten Kopie: mach mit diesen weiter, oder wähle einen anderen Ordner.
arena-busy = Ein anderer Lauf schreibt nach { $folder }.
arena-torn = Zeile { $line } von { $file } ist nicht das nächste Spiel. Lösche sie und alle Zeilen darunter und gib denselben Befehl noch einmal: von da geht es weiter; oder wähle einen anderen Ordner.
no-workers = Mindestens ein Prozess muss spielen.

# Zählen.

column-depth = Tiefe
column-count = Folgen
column-action = Aktion
no-depth = Die Tiefe ist eine ganze Zahl ab 1.

# Übersetzen in Maschinencode.

compiling = { $title } wird übersetzt
warm-now = { $title }: in { $wall } s übersetzt ({ $cpu } s Rechenzeit).
warm-already = { $title }: in { $wall } s aus dem Zwischenspeicher geladen ({ $cpu } s Rechenzeit).
cache-is-in = Der Maschinencode liegt in { $folder }
cannot-compile = Numba ist nicht installiert: die Regeln laufen interpretiert, es gibt nichts zu übersetzen.
compiling-server = Der Tischserver wird übersetzt: Das dauert ein, zwei Minuten.
server-is-compiled = Der Tischserver ist übersetzt: „larceny serve“ nimmt ihn aus { $folder }
cannot-compile-server = Der Tischserver lässt sich nicht übersetzen: { $missing } fehlt. Nötig sind ein C-Compiler, die Header von Python (unter Debian: gcc und python3-dev) und die Pakete mypy und setuptools (larceny[native]). Ohne sie läuft er interpretiert.
games-beside-server = --server übersetzt den Tischserver und keine Spiele: Nenne keine dazu.
no-cache = In { $folder } lässt sich kein Maschinencode ablegen: Der Ordner lässt sich nicht anlegen, oder jemand anderes darf darin schreiben.
cannot-keep-code = In { $folder } lässt sich kein Maschinencode ablegen: { $why }.

# Messungen.

no-bench = Die Messungen liegen im Ordner „bench“ des Quelltexts, neben „src“; dies ist eine installierte Kopie ohne ihn.

# Der Server.

serving = Die Tische sind gedeckt: { $here }
serving-network = Im selben Netz: { $addresses }
serving-public = Für alle anderen: { $addresses }
serving-stop = Zum Beenden Strg-C drücken.
port-in-use = Port { $port } kann nicht benutzt werden: { $why }. Wähle einen anderen mit --port und, falls dort ein Server von dir läuft, eine andere Datenbank mit --db.
no-port = { $text } ist kein Port: Es gibt 1 bis { $last }; 0 steht für irgendeinen freien.
no-such-host = An „{ $text }“ kann nichts lauschen: Diese Maschine hat keine solche Adresse.
no-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $why }.
reason-database-in-use = Ein anderer Server hat die Datenbank { $file } geöffnet. Zwei können sich keine teilen: Beende den anderen oder nenne mit --db eine andere Datenbank.
reason-newer-database = Die Datenbank hat Version { $version }; diese Ausgabe kennt Versionen bis { $known }.
no-address = „{ $text }“ ist keine Adresse für { $flag }: schreibe sie mit http:// oder https://.
address-says-more = „{ $text }“ sagt zu viel für { $flag }: Protokoll, Name und Port genügen.
address-impossible = „{ $text }“ ist keine Adresse für { $flag }: Dorthin kommt kein Browser.
backed-up = Nach { $file } kopiert.

# Was das System beanstandet.

why-missing = eine solche Datei oder einen solchen Ordner gibt es nicht
why-forbidden = das ist hier nicht erlaubt
why-somebody-listens = dort lauscht schon jemand
why-a-folder = es ist ein Ordner
why-no-folder = ein Teil des Pfades ist kein Ordner
why-read-only = dort lässt sich nichts schreiben
why-full = die Platte ist voll
why-disk = die Platte arbeitet nicht, wie sie soll
why-busy = etwas anderes benutzt es gerade
why-no-database = es ist keine Datenbank
why-damaged = es ist beschädigt
why-no-opening = es lässt sich nicht öffnen
