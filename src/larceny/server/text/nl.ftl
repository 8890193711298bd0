# Waarom een verzoek wordt geweigerd.

reason-host-only = Alleen de gastheer van de tafel kan dat doen.
reason-players-only = Alleen wie een plaats heeft kan dat doen.
reason-not-while-lobby = Het spel is nog niet begonnen.
reason-not-while-playing = Dat kan niet tijdens het spel.
reason-not-while-over = Het spel is afgelopen.
reason-not-while-frozen = Deze tafel is bevroren.
reason-no-such-seat = Zo’n plaats is er niet aan deze tafel.
reason-not-your-seat = Die plaats is niet van jou.
reason-seat-taken = Daar zit al iemand.
reason-seat-in-use = De speler van die plaats is hier: er kan geen link voor worden gegeven.
reason-seat-is-kept = Die speler kan elk moment terugkomen: er kan een link worden gegeven zodra een bot voor hem speelt.
reason-seat-is-free = Die plaats is vrij: de uitnodigingslink is genoeg.
reason-seats-free = { $count ->
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $count } plaatsen vrij
}: nodig iemand uit of zet er bots neer.
reason-stale = De tafel is intussen veranderd. Kijk en kies opnieuw.
reason-paused = Het spel is gepauzeerd.
reason-bot-plays-for-you = Een bot speelt voor je. Neem eerst je plaats terug.
reason-resigned = Je hebt opgegeven; een bot speelt je plaats tot het einde.
reason-no-such-level = Die bot bestaat niet; er zijn { $levels }.
reason-bad-link = Deze link is niet meer geldig. Vraag om een nieuwe.
reason-not-yourself = Je kunt jezelf niet wegsturen.
reason-no-such-guest = Zo iemand is hier niet.
reason-banned = De gastheer heeft je van deze tafel weggestuurd.
reason-no-entry = Deze tafel is alleen open voor wie de link heeft.
reason-locked = De gastheer laat niemand meer binnen.
reason-no-spectators = Niemand mag bij deze tafel toekijken tijdens het spel.
reason-too-many-spectators = Er is geen plaats meer voor toeschouwers.
reason-too-fast = Een ding tegelijk, alsjeblieft.
reason-no-hints = Aan deze tafel staan tips uit.
reason-no-adviser = Geen bot van dit spel kan zeggen wat hij zou doen.
reason-not-asked = Er wordt je nu niets gevraagd.
reason-muted = De gastheer laat je hier niet praten.
reason-no-team = Je hebt geen team om mee te praten.
reason-too-many-marks = Een team kan hoogstens { $count } dingen markeren.
reason-nothing-said = Daar valt niets te lezen.
reason-bad-name = Een naam heeft 1 tot { $longest } zichtbare letters.
reason-bad-clock = Een klok heeft hoogstens een dag op de bank en een uur toeslag.
reason-bad-message = Dat bericht is niet te begrijpen: { $what }.
reason-frozen = Deze tafel is bevroren; hier kan niets meer worden gedaan.
reason-damaged = Het logboek van deze tafel is beschadigd of veranderd: hoe het spel verder ging wordt niet geraden.
reason-other-rules = Deze tafel begon onder regels { $began } van { $title }; nu zijn regels { $installed } geïnstalleerd. Hij kan worden uitgespeeld met de versie waarmee hij begon.
reason-other-game = Er is hier geen spel “{ $game }” zoals deze tafel het speelt.
reason-unreadable = Deze tafel is bevroren: zijn spel kan niet worden gelezen met wat hier is geïnstalleerd.
reason-unfinished = Het spel in dit verslag is niet afgelopen.
reason-bad-transcript = Dat is geen verslag dat opnieuw gespeeld kan worden: { $what }
reason-no-such-table = Die tafel bestaat niet.
reason-not-finished = Het spel is niet afgelopen: er wordt niemand iets van getoond.
reason-no-guest = Zeg eerst hoe je wilt heten.
reason-wrong-origin = Deze pagina hoort niet bij deze server.
reason-too-many = Te veel tegelijk: wacht een minuut.
reason-too-large = Dat is te groot.
reason-no-such-page = Die pagina bestaat niet.
reason-no-such-method = Dat kan hier niet.
reason-no-such-game = Dat spel bestaat niet.
reason-no-lesson = Er is geen les voor dit spel.
reason-bad-request = Dat verzoek is niet te begrijpen: { $what }.
reason-broken = Er ging hier iets mis. Het is genoteerd.
reason-no-room = De server kan nu niets opschrijven, dus er is niets gebeurd. Probeer het later nog eens.
reason-has-a-seat = Je hebt een plaats in dit spel: je kunt die van een andere speler niet nemen.
reason-seat-is-a-bots = Een bot speelt op die plaats: daarvoor kan geen link gegeven worden.
reason-unknown-game = Er is geen spel “{ $game }”; er zijn { $games }.

# Waarom een verbinding wordt gesloten.

farewell-stopping = De server wordt opnieuw gestart. Je bent zo terug.
farewell-kicked = De gastheer heeft je van deze tafel weggestuurd.
farewell-retry = De laatste zet kon niet worden bewaard. De tafel wordt opnieuw klaargezet.
farewell-protocol = Deze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
farewell-refused = Je kunt niet aan deze tafel komen.
farewell-slow = De verbinding is te traag; ze wordt opnieuw gelegd.
farewell-flood = Dat was te veel tegelijk.
farewell-no-table = Deze tafel bestaat niet. Misschien is de link oud of niet volledig.
farewell-too-large = Dat was te groot.
farewell-crowd = Er komen te veel verbindingen uit je netwerk. Deze pagina probeert het zo meteen opnieuw.
