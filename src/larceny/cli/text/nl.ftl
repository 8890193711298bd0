# De eerste woorden.

welcome = Welkom bij { $title }
no-game-named = Er is geen spel genoemd, dus wordt { $title } gespeeld; “larceny games” toont de andere.
how-to-move = Typ het nummer van een zet of de zet zelf; het begin van elk woord is genoeg.
how-to-learn = “?” legt altijd je zetten uit en “rules” toont de regel van dit moment; “quit” bewaart het spel voor later.
which-game = Welk spel? [1]
how-many-players = Met hoeveel spelers, { $lowest } tot { $highest }? [{ $lowest }]
number-please = Typ een getal van { $lowest } tot { $highest }.

# De beurt van een mens.

hint = nummer of zet · ? legt uit · hint · rules · log · undo · save · quit
your-move = { $seat }, jij bent aan zet (“?” legt uit):
curtain = { $seat }, druk op Enter als de anderen niet kijken.
story-skipped = … daarvoor nog { $count } (“log”)
no-such-number = Er is geen zet { $number }; ze zijn genummerd van 1 tot { $last }.
several-moves = Dat kan zijn: { $moves }.
unknown-move = “{ $text }” is geen zet en geen opdracht; “?” noemt ze allemaal.
no-hint = Geen zet lijkt beter dan de andere.
no-adviser = Geen bot van dit spel kan zeggen wat hij zou doen.
level-novice = beginnersbot
level-regular = gewone bot
level-expert = expertbot
level-master = meesterbot
level-random = willekeurige bot
level-greedy = hebberige bot
level-search = bot die vooruitkijkt

# Wat “?” antwoordt.

explain-moves = Je zetten
explain-cards = Kaarten die je nu niet kunt spelen
explain-commands = Opdrachten
command-help = deze uitleg; “? ZET” legt één zet uit
command-table = teken de tafel opnieuw
command-hint = wat een bot in jouw plaats zou doen, en waarom
command-rules = de regel van dit moment; “rules 5”, “rules 5.2” of “rules all” voor andere
command-log = wat er gebeurd is, zoals jij het zag; in een geheugenspel zonder wat je moet onthouden
command-undo = neem je laatste zet terug, zolang er sindsdien niets gezien is
command-save = schrijf het verslag naar een bestand: “save BESTAND”
command-quit = ga weg; het spel wordt voor later bewaard

# Regels.

no-such-clause = Het regelboek heeft geen artikel { $number }.

# Het spel bewaren.

saved = Bewaard in { $file }. In dat bestand staan alle geheimen van het spel.
how-to-resume = Om vanaf daar verder te spelen:
kept = Het spel is bewaard. Om verder te spelen:
not-kept = Het spel kon niet worden bewaard: { $why }.
offer-transcript = Typ een bestandsnaam om het verslag te bewaren; met alleen Enter stop je.
over-so-save = “{ $text }” doet niets meer: het spel is afgelopen. “save” bewaart het verslag, “save BESTAND” onder die naam.
file-exists = Er is al een bestand { $file }: kies een andere naam.
file-unwritable = { $file } kan niet worden geschreven: { $why }.
folder-unwritable = --out: in { $folder } kan niets worden geschreven: { $why }.
file-unreadable = { $file } kan niet worden gelezen: { $why }.
file-no-text = { $file } is geen verslag: het is niet eens tekst.
nothing-to-resume = Er is geen spel om mee verder te gaan.
resume-alone = Een hervat spel heeft al spelers, opties en een seed: laat die weg.
won = wint

# Wat er na de opdracht verkeerd getypt is.

no-such-seat = Er is geen plaats “{ $seat }”: plaatsen zijn 1 tot { $last }, all of none.
no-such-level = Er is geen bot “{ $level }”: bots zijn { $levels }.
too-many-levels = Dat is een lijst van { $levels } bots voor { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
}.
option-without-value = “{ $option }” is geen optie: schrijf --option naam=waarde.
no-number = “{ $text }” is geen geheel getal: { $flag } vraagt er een.
number-out-of-range = “{ $text }” kan niet: { $flag } vraagt een getal vanaf { $least }.

# De lijst van spellen.

game-line = { $title } ({ $key }), { $lowest } tot { $highest } spelers
game-credit = Van { $credit }.
options-of = Opties van { $title }
option-name = optie
option-values = waarden (standaard)
option-meaning = betekenis
how-to-play = Spelen: larceny play SPEL --players N --option NAAM=WAARDE

# Terugkijken.

next-move = Enter: verder · all · quit

# Controleren.

verify-right = Spel { $number } is zoals beloofd: { $title }, tafel { $table }; zetten { $moves }, trekkingen { $draws }; belofte { $commitment }
verify-wrong = Spel { $number } is NIET zoals beloofd. { $why }
verify-no-game = Er staat geen spel in dit bestand: { $file }.
verify-unreadable = Spel { $number } kan niet worden gelezen als geëxporteerd spel, dat één regel JSON is. { $why }
verify-unreadable-transcript = Dit kan niet als verslag worden gelezen. { $why }
verify-at-line = Regel { $line } van het logboek: { $why }
verify-no-json = Dit is geen JSON, of JSON die op twee manieren te lezen is.
verify-other-format = Dit is geen geëxporteerd spel in formaat { $known }.
verify-field-missing = “{ $field }” ontbreekt.
verify-field-unknown = “{ $field }” hoort hier niet.
verify-field-wrong = “{ $field }” ontbreekt of is niet geschreven zoals het moet.
verify-no-such-game = { $why }
verify-other-rules = Het is gespeeld volgens regels { $played }; dit zijn regels { $known }.
verify-other-seed = De seed is niet die waarop de tafel zich had vastgelegd.
verify-other-mac = De code klopt niet: de regel is veranderd, toegevoegd of verplaatst, of er is er een weggelaten.
verify-begun-twice = Het spel begint voor de tweede keer.
verify-not-begun = Het spel is nog niet begonnen.
verify-other-nonces = Dit zijn niet de nonces van de spelers die de export noemt.
verify-nobodys-nonce = De nonce van { $seat } is door geen speler gegeven en volgt niet uit de seed.
verify-illegal-move = { $seat } mag “{ $action }” niet spelen. { $why }
verify-illegal-undo = { $seat } mag niets terugnemen. { $why }
verify-other-chance = Het toeval gaf “{ $was }”; de seed geeft “{ $should }”.
verify-after-the-end = Het spel was toen al afgelopen.
verify-not-over = Het logboek stopt voordat het spel is afgelopen.
verify-other-transcript = Regel { $number } van het verslag is niet wat het logboek geeft.
verify-other-result = De uitslag is niet wat het logboek geeft.
verify-no-promise = Het verslag bevat geen belofte: er valt niets te controleren.
verify-no-seed = De seed is nog niet onthuld: de kaarten kunnen nog niet worden gecontroleerd.
verify-code-found = De code is die van regel { $line } van { $lines } in het logboek van tafel { $table }: daarvoor is niets veranderd.
verify-code-missing = De code staat in het logboek van geen enkel spel dat is zoals beloofd: sindsdien is een logboek veranderd, of de code is van een andere tafel.

# Simulaties.

simulating = { $title }: { $games ->
    [one] één spel
   *[other] { $games } spellen
} …
simulated = { $decisions ->
    [one] Eén beslissing
   *[other] { $decisions } beslissingen
} in { $games ->
    [one] één spel
   *[other] { $games } spellen
}, { $mean } per spel.
simulated-speed = { $speed } beslissingen per seconde ({ $seconds } s processortijd).
no-games = Er moet minstens één spel worden gespeeld.
column-seat = plaats
column-bot = speler
column-score = gemiddelde score
column-wins = gewonnen
compare-alone = --compare heeft --out nodig, de map voor wat het vindt.
compare-same = “{ $option }” verandert niets: zo wordt het spel al gespeeld.
compare-values = --compare neemt een optie of players met de te vergelijken waarden, hoogstens acht: siren=others,everyone.
skill-alone = --skill heeft --out nodig, de map voor wat het vindt, en één niveau voor alle bots.
no-parquet = Parquet-tabellen blijven achterwege: die hebben pyarrow nodig (pip install larceny[parquet]).
skill-playing = Hoeveel { $level } wint, en hoeveel de deal beslist …
statistics-games = { $way }: { $games ->
    [one] één spel
   *[other] { $games } spellen
}
statistics-wins = Gewonnen per plaats (95 %-intervallen; gestreept: allen gelijk)
statistics-teams = Gewonnen per partij (95 %-intervallen)
statistics-team = partij { $team }
statistics-skill = Geluk en kunde: gewonnen door één speler van een niveau aan een tafel van { $field } (95 %-intervallen; gestreept: een eerlijk deel)
statistics-luck = Wat de deal beslist tussen gelijken
statistics-luck-remark = Elke deal wordt twintig keer gespeeld door spelers van één niveau, die elke keer anders loten. Wie weinig aan het toeval overlaat speelt een deal bijna elke keer gelijk: dan beslist die bijna alles.
statistics-span = van de ongelukkigste naar de gelukkigste partij
statistics-span-by-chance = als de deal niets besliste
statistics-entropy = openheid (0: beslist, 1: nog vrij)
statistics-length = Lengte: beslissingen in een spel
statistics-scores = Gemiddelde score per plaats
statistics-spread = Scores van alle plaatsen
statistics-leads = Wisselingen van de leiding in een spel
statistics-comeback = Gewonnen door wie halverwege laatste is (gestreept: allen gelijk)
statistics-events = Gebeurtenissen in een spel, gemiddeld
statistics-comparison = Wat de optie verandert
statistics-difference = verschil (95 %-interval)
measure-win = gewonnen door { $detail }
measure-team = gewonnen: { $detail }
measure-order = gewonnen door nummer { $detail } in volgorde van spelen
measure-value = { $detail }, keren per spel
measure-score = score van { $detail }
measure-length = beslissingen in een spel
measure-leads = wisselingen van de leiding
measure-comeback = gewonnen door wie halverwege laatste is
measure-event = { $detail } in een spel

# De arena.

arena-begins = { $title }: { $entrants } bots, { $games ->
    [one] één spel
   *[other] { $games } spellen
} in totaal.
arena-goes-on = { $games ->
    [one] Eén daarvan is al gespeeld.
   *[other] { $games } daarvan zijn al gespeeld.
}
arena-playing = spellen
progress = { $done } van { $total } { $total ->
    [one] spel
   *[other] spellen
}
arena-payoffs = Wat elk wint tegen een tafel van de ander (95 %-interval; gelijken winnen { $fair } %)
arena-payoffs-role = Wat elk wint tegen de ander: { $side } (95 %-interval)
arena-ratings = Sterkte (OpenSkill, Plackett–Luce)
arena-ratings-role = Sterkte: { $side } (OpenSkill, Plackett–Luce)
arena-no-ratings = Voor de sterkte is het pakket openskill nodig: pip install larceny[arena].
arena-written = Geschreven naar { $folder }.
column-against = tegen
column-rating = sterkte
column-deviation = spreiding
arena-two-entrants = In de arena horen minstens twee bots, elk één keer.
arena-no-simulations = “{ $entrant }” doet geen simulaties; dat doen alleen niveaus die vooruitkijken, zoals search@200.
arena-no-command = “{ $entrant }” noemt geen programma: exec:OPDRACHT wel.
arena-no-class = “{ $entrant }” is niet te krijgen: { $why }.
arena-bot-failed = “{ $entrant }” heeft gefaald: { $why }
arena-no-ray = Voor ray is het pakket ray nodig: pip install larceny[ray].
arena-worker-died = Spel { $game } heeft { $workers } processen beëindigd; een van zijn bots moet de oorzaak zijn.
arena-another = { $folder } bevat een ander toernooi: andere bots, opties of een andere seed.
arena-other-code = De spellen in { $folder } zijn gespeeld door andere bots, die van Larceny { $version } of van een gewijzigde kopie: ga daarmee verder, of kies een andere map.
arena-busy = Een ander proces schrijft naar { $folder }.
arena-torn = Regel { $line } van { $file } is niet het volgende spel. Wis die regel en alles eronder en geef dezelfde opdracht opnieuw: ze gaat vandaar verder; of kies een andere map.
no-workers = Er moet minstens één proces spelen.

# Tellen.

column-depth = diepte
column-count = reeksen
column-action = actie
no-depth = De diepte is een geheel getal, minstens 1.

# Compileren.

compiling = { $title } compileren
warm-now = { $title }: gecompileerd in { $wall } s ({ $cpu } s processortijd).
warm-already = { $title }: uit de cache in { $wall } s ({ $cpu } s processortijd).
cache-is-in = De machinecode wordt bewaard in { $folder }
cannot-compile = Numba is niet geïnstalleerd: de regels worden geïnterpreteerd, er valt niets te compileren.
compiling-server = De tafelserver wordt gecompileerd: dat duurt een minuut of twee.
server-is-compiled = De tafelserver is gecompileerd: “larceny serve” neemt hem uit { $folder }
cannot-compile-server = De tafelserver kan niet worden gecompileerd: { $missing } ontbreekt. Daarvoor zijn een C-compiler, de headers van Python (op Debian: gcc en python3-dev) en de pakketten mypy en setuptools (larceny[native]) nodig. Zonder die draait hij geïnterpreteerd.
games-beside-server = --server compileert de tafelserver en geen spellen: noem er geen bij.
no-cache = In { $folder } kan geen machinecode worden bewaard: de map kan niet worden gemaakt, of iemand anders mag erin schrijven.
cannot-keep-code = In { $folder } kan geen machinecode worden bewaard: { $why }.

# Metingen.

no-bench = De metingen staan in de map “bench” van de broncode, naast “src”; dit is een geïnstalleerde kopie zonder die map.

# De server.

serving = De tafels staan klaar: { $here }
serving-network = In hetzelfde netwerk: { $addresses }
serving-public = Voor alle anderen: { $addresses }
serving-stop = Druk op Ctrl-C om te stoppen.
port-in-use = Poort { $port } kan niet worden gebruikt: { $why }. Kies een andere met --port, en als daar een server van jou draait ook een andere database met --db.
no-port = { $text } is geen poort: er zijn er van 1 tot { $last }; 0 staat voor een die vrij is.
no-such-host = Op “{ $text }” kan niets luisteren: deze machine heeft dat adres niet.
no-folder = De map { $folder } kan niet worden gemaakt: { $why }.
reason-database-in-use = Een andere server heeft de database { $file } open. Twee kunnen er geen delen: stop die andere, of noem een andere database met --db.
reason-newer-database = De database is van versie { $version }; deze uitgave kent versies tot en met { $known }.
no-address = “{ $text }” is geen adres voor { $flag }: schrijf het met http:// of https://.
address-says-more = “{ $text }” zegt te veel voor { $flag }: protocol, naam en poort zijn genoeg.
address-impossible = “{ $text }” is geen adres voor { $flag }: geen browser komt daar.
backed-up = Gekopieerd naar { $file }.

# Wat het systeem mis vindt.

why-missing = zo’n bestand of map is er niet
why-forbidden = dat mag hier niet
why-somebody-listens = daar luistert al iemand
why-a-folder = het is een map
why-no-folder = een deel van het pad is geen map
why-read-only = daar kan niets worden geschreven
why-full = de schijf is vol
why-disk = de schijf werkt niet zoals het moet
why-busy = iets anders gebruikt het
why-no-database = het is geen database
why-damaged = het is beschadigd
why-no-opening = het gaat niet open
