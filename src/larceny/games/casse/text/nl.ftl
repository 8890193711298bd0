# The game in one sentence.

aim = Een dief die niemand ziet steelt kunstwerken en glipt weer naar buiten, tenzij de detectives hem eerst pakken.

# Words of the notation.

word-open = open
word-closed = dicht
word-straight = recht
word-diagonal = diagonaal
word-eye = oog
word-eyes = eigen ogen
word-camera = camera
word-scan = rondvraag
word-sensor = sensor
word-red = rood
word-purple = paars
word-blue = blauw
word-yellow = geel
word-green = groen
word-white = wit
word-grey = grijs
word-try = het slot omdraaien

# The table.

table-turn = { $phase ->
    [locks] { $seat } kiest een slot.
    [art] Er moet een kunstwerk worden neergezet.
    [camera] Er moet een camera worden neergezet.
    [pawn] Een detective stelt zich op.
    [enter] De dief ({ $seat }) staat op het punt in te breken.
    [move] De dief ({ $seat }) verplaatst zich.
    [try] De dief draait een slot om.
    [roll] Er wordt gedobbeld voor een detective.
    [turn] { $seat } loopt en kijkt, in welke volgorde dan ook.
    [look] { $seat } heeft gelopen en mag kijken.
    [walk] { $seat } loopt.
    [sensor] Een sensor vraagt de dief ({ $seat }).
   *[over] Het spel is afgelopen.
}
table-round = Ronde: { $count } van { $last }
table-dice = Gegooid: { $value },
table-works = Verdwenen kunstwerken: { $count } van { $last }
table-turns = Beurten van de dief: { $count } van { $last }
table-disconnections = Keren uitschakelen over: { $count } van { $last }
table-cameras = Diagonale camera’s: { $list }
table-locks = Sloten die open blijken: { $open }, dicht: { $closed }
table-score = Buitgemaakte kunstwerken: { $value }
table-detective = Detective op { $squares }
table-thief = Dief op { $square }
table-sheet = Gestolen kunstwerken: { $works }; vernielde camera’s: { $crossed }; stroom { $power ->
    [off] uit
   *[on] aan
}

# What has happened. $me: the observer did it. An empty text is left out of the log: what follows says it better.

log-round = Ronde { $value } begint. { $me ->
    [yes] Jij bent de dief.
   *[no] De dief is { $seat }.
}
log-lock = { "" }
log-art = Op { $place } wordt een kunstwerk neergezet.
log-camera = Op { $place } wordt een camera neergezet ({ $lens }).
log-pawn = Op { $place } staat een detective.
log-enter = { $place ->
    [hidden] De dief heeft ingebroken.
   *[other] Je breekt in bij { $place }.
}
log-move = { $place ->
    [hidden] De dief verplaatst zich ongezien.
   *[other] { $me ->
        [yes] Je gaat naar { $place }.
       *[no] De dief gaat naar { $place }.
    }
}
log-answer = { "" }
log-disconnect = { $me ->
    [yes] Je schakelt de sensor uit.
   *[no] De dief schakelt de sensor uit.
}
log-roll = De dobbelstenen geven { $value } en { $look }.
log-walk = { $me ->
    [yes] Je loopt naar { $place }.
   *[no] { $by } loopt naar { $place }.
}
log-look = { $look-is ->
    [eyes] { $me ->
        [yes] Je kijkt met je eigen ogen rond.
       *[no] { $by } kijkt met eigen ogen rond.
    }
    [camera] { $me ->
        [yes] Je raadpleegt camera { $value }.
       *[no] { $by } raadpleegt camera { $value }.
    }
    [scan] { $me ->
        [yes] Je raadpleegt alle camera’s.
       *[no] { $by } raadpleegt alle camera’s.
    }
   *[other] { $me ->
        [yes] Je raadpleegt de sensoren.
       *[no] { $by } raadpleegt de sensoren.
    }
}
log-no-look = { "" }
log-spotted = De dief wordt gezien op { $square } en beweegt voortaan openlijk.
log-eyes-nothing = De dief is niet in zicht.
log-no-power = Er is geen stroom.
log-camera-gone = Camera { $value } was vernield en verdwijnt van het bord.
log-camera-sees = Camera { $value } ziet de dief.
log-camera-blind = Camera { $value } werkt, en ziet de dief niet.
log-scan-nothing = Geen werkende camera ziet de dief.
log-colour = De dief staat op een vloer met de kleur { $colour }.
log-art-gone = Het kunstwerk op { $square } is weg.
log-nobody-there = Op { $square } is niemand.
log-stays = { $me ->
    [yes] Je kunt nergens heen.
   *[no] { $seat } kan nergens heen.
}
log-lock-turned = Het slot van { $opening } wordt omgedraaid: het is { $lock }.
log-caught = { $me ->
    [yes] Je wordt gepakt op { $square }.
   *[no] De dief wordt gepakt op { $square }.
}
log-escaped = { $me ->
    [yes] Je ontsnapt. Kunstwerken: { $value }.
   *[no] De dief ontsnapt. Kunstwerken: { $value }.
}
log-too-late = { $me ->
    [yes] Het wordt dag en je bent nog binnen: de detectives hebben gewonnen.
   *[no] Het wordt dag en de dief is nog binnen: de detectives hebben gewonnen.
}
log-laid-entry = De dief kwam binnen op { $square }.
log-laid-stop = Halte { $value } van de dief: { $square }.
log-laid-lock = Het slot van { $opening } is { $lock }.
log-lock-chosen = Het slot van { $opening } wordt { $lock }.
log-scored = { $me ->
    [yes] Je scoort { $value } in deze ronde.
   *[no] { $seat } scoort { $value } in deze ronde.
}
end-caught = De dief is gepakt.
end-escaped = De dief is ontsnapt.
end-too-late = De beurten van de dief zijn op.
end-rounds = Iedereen is de dief geweest.

# What a move does.

do-lock = Leg bij { $place } een slot dat { $lock } is. De dief komt niet te weten welk.
do-art = Zet een kunstwerk op { $place }.
do-camera = Zet een camera op { $place } ({ $lens }).
do-pawn = Zet je detective op { $place }.
do-enter = Breek in bij { $place }, in het geheim en wat het slot ook is.
do-move = { $attempt-is ->
    [try] Ga naar { $place } en draai daar het slot om.
   *[other] Ga naar { $place }.
}
do-answer = Zeg de kleur van je vak.
do-disconnect = Schakel de sensor uit en zeg niets.
do-walk = Loop naar { $place }; is de dief daar, dan is hij gepakt.
do-look = { $look-is ->
    [eyes] Kijk langs de vier rechte lijnen vanaf je vak.
    [camera] Vraag of camera { $value } werkt en de dief ziet.
    [scan] Vraag welke camera’s werken en de dief zien.
   *[other] Vraag naar de kleur van het vak van de dief.
}
do-no-look = Kijk deze beurt niet.

# Why a move is not possible.

reason-not-now = { $phase ->
    [locks] Nu moet een slot worden gekozen.
    [art] Nu moet een kunstwerk worden neergezet.
    [camera] Nu moet een camera worden neergezet.
    [pawn] Nu moet een detective worden neergezet.
    [enter] Kies nu waar je inbreekt.
    [move] Nu verplaatst de dief zich.
    [look] Je hebt gelopen; kijk nu, of zeg “no-look”.
    [walk] Er rest alleen nog lopen.
    [sensor] Een sensor vraagt: antwoord, of schakel hem uit.
   *[turn] Loop of kijk nu; afzien van kijken kan na het lopen.
}
reason-no-such-lock = Dat is niet de volgende opening, of zo’n slot is er niet meer.
reason-no-work-there = Een kunstwerk komt in een gekleurde zaal of de kleine zaal, één per vak, nooit voor een opening; en elke gekleurde zaal krijgt er een.
reason-no-camera-there = Daar staat al een kunstwerk of een camera.
reason-no-pawn-there = Daar begint geen detective: niet op een kunstwerk of het vak van een collega, niet voor een opening, niet in de controlekamer.
reason-too-far = De dief gaat hoogstens 3 vakken ver; dat is { $count } vakken.
reason-lock-face-up = Dat slot ligt al met de voorkant boven.
reason-too-few-works = Om weg te gaan heb je 3 kunstwerken nodig; je hebt er { $count }.
reason-not-seen-yet = Je mag niet weg voordat een detective je heeft gezien.
reason-must-move = Je moet je verplaatsen; blijven mag alleen als elke zet op een detective zou eindigen.
reason-rolled-less = Dat is { $count } vakken ver, en je gooide { $value }.
reason-colleague-there = Daar staat een andere detective.
reason-displayed-there = Geen detective blijft staan op een kunstwerk dat er nog staat.
reason-camera-has-left = Camera { $value } is van het bord verdwenen.
reason-other-face = De dobbelsteen toont iets anders: { $look }.

# Why the bot likes a move.

why-any = geen reden
why-steal = steelt een kunstwerk
why-nearer-art = komt dichter bij een kunstwerk
why-nearer-exit = komt dichter bij een uitweg
why-leave = probeert buiten te komen
why-out-of-sight = blijft uit het zicht
why-into-danger = zou het gevaar in lopen
why-silent = houdt de plek geheim
why-nothing-to-hide = verraadt weinig dat niet bekend is
why-catches = kan de dief pakken
why-closes-in = komt dichter bij waar de dief kan zijn
why-guards = houdt uitwegen in het oog
why-tells-most = verraadt het meest over waar de dief is
why-tells-little = verraadt weinig
why-good-place = daarvoor een goede plek

# The options.

option-version = short: één ronde, de dief heeft 3 kunstwerken nodig. long: iedereen is een keer de dief, en de meeste kunstwerken winnen.
option-until_spotted = Of de dief in de korte versie pas weg mag nadat hij gezien is.
option-chosen_locks = Of de detectives kiezen welke sloten open zijn.
option-setup = Of de detectives alles neerzetten, of het toeval: quick.
option-open_locks = Hoeveel van de 11 sloten open zijn.
option-look_die = Hoeveel vlakken van de dobbelsteen het oog, de rondvraag en de sensor tonen.
option-turn_limit = Na hoeveel beurten van de dief de detectives gewonnen hebben.
option-first_thief = Wie het eerst de dief is.
option-museum = De plattegrond: de oorspronkelijke, of het bestand van een ander museum, waarvan de tekst in het verslag komt.

# The bots.

bot-novice-manner = Gaat op de tenen, en rent achter het laatste spoor aan.
bot-regular-manner = Neemt korte wegen, en vergeet een deel van de antwoorden.
bot-expert-manner = Legt de meeste antwoorden naast elkaar.
bot-master-manner = Vergeet geen antwoord en zet geen stap tevergeefs.

# What a bot knows about a move.

fact-thief-here = De kans dat de dief daar is, is { $percent } %.
fact-thief-seen = De kans dat dit de dief toont, is { $percent } %.
risk-detective-near = { $steps ->
    [0] daar staat een detective.
    [one] de dichtstbijzijnde detective is één stap weg.
   *[other] de dichtstbijzijnde detective is { $steps } stappen weg.
}
fact-steps-to-work = { $steps ->
    [one] Vandaar is het één stap naar het dichtstbijzijnde kunstwerk.
   *[other] Vandaar is het { $steps } stappen naar het dichtstbijzijnde kunstwerk.
}
fact-steps-to-exit = { $steps ->
    [0] Daar is uitgang { $opening }.
    [one] Vandaar is het één stap naar uitgang { $opening }.
   *[other] Vandaar is het { $steps } stappen naar uitgang { $opening }.
}
fact-works = { $count ->
    [one] Daarmee heb je je eerste kunstwerk.
   *[other] Daarmee heb je { $count } kunstwerken.
}
fact-lock-open = De kans dat het slot open is, is { $percent } %.
risk-in-sight = { $count ->
    [one] een detective heeft dat vak in het zicht.
   *[other] { $count } detectives hebben dat vak in het zicht.
}
fact-answer-leaves = Dat laat { $count } van de { $total } vakken over waar je voor hen kunt zijn.
risk-answer-leaves = dat laat { $count } van de { $total } vakken over waar je voor hen kunt zijn.
fact-silence-keeps = Een antwoord zou { $count } van de { $total } vakken overlaten waar je voor hen kunt zijn.
risk-disconnections = { $count ->
    [0] dat kun je daarna niet meer.
    [one] dat kun je daarna nog één keer.
   *[other] dat kun je daarna nog { $count } keer.
}
fact-way-out-near = { $steps ->
    [0] Dat bewaakt uitgang { $opening }.
    [one] Vandaar is het één stap naar uitgang { $opening }.
   *[other] Vandaar is het { $steps } stappen naar uitgang { $opening }.
}
risk-way-out = { $steps ->
    [one] uitgang { $opening } is dan één stap van de dichtstbijzijnde detective.
   *[other] uitgang { $opening } is dan { $steps } stappen van de dichtstbijzijnde detective.
}
fact-narrows = Dat laat gemiddeld { $count } van de { $total } vakken over waar de dief kan zijn.
risk-shows-nobody = de kans dat dit de dief toont, is heel klein.
risk-power = misschien is de stroom uit, en dan antwoordt er niets.
risk-cameras = { $count ->
    [one] één gevraagde camera is misschien vernield.
   *[other] { $count } gevraagde camera’s zijn misschien vernield.
}
risk-no-look = je leert niets nieuws over de plaats van de dief.
fact-camera-sees = { $count ->
    [one] Vandaar ziet hij één vak.
   *[other] Vandaar ziet hij { $count } vakken.
}
fact-apart = { $steps ->
    [one] De volgende detective staat één stap verderop.
   *[other] De volgende detective staat { $steps } stappen verderop.
}
fact-from-ways-out = { $steps ->
    [one] De dichtstbijzijnde uitgang is één stap weg.
   *[other] De dichtstbijzijnde uitgang is { $steps } stappen weg.
}
promise-works = { $count ->
    [0] brengt bijna geen kunstwerk thuis
    [one] brengt ongeveer één kunstwerk thuis
   *[other] brengt ongeveer { $count } kunstwerken thuis
}
promise-works-of-thief = { $count ->
    [0] laat de dief bijna geen kunstwerk
    [one] laat de dief ongeveer één kunstwerk
   *[other] laat de dief ongeveer { $count } kunstwerken
}

# De statistieken.

team-1 = de dief
team-2 = de detectives
chart-entries = Gewonnen door de dief, naar de opening waardoor hij binnenkomt
chart-stops = Waar de dief stopt: keren per spel
chart-captures = Waar de dief wordt gepakt: keren per spel
chart-sightings = Waar de dief wordt gezien: keren per spel
chart-looks = Blikken in een spel, gemiddeld
chart-answers = Wat blikken opleveren, keren per spel
chart-endings = Hoe ronden eindigen

# What events are called there.

event-answer = antwoorden op de sensoren
event-art = neergezette kunstwerken
event-art-gone = verdwenen kunstwerken
event-camera = neergezette camera’s
event-camera-blind = camera ziet niemand
event-camera-gone = vernielde camera’s
event-camera-sees = camera ziet de dief
event-caught = dief gepakt
event-colour = kleuren van de sensoren
event-disconnect = sensor uitgeschakeld
event-enter = inbraken
event-escaped = dief ontsnapt
event-eyes-nothing = niemand in zicht
event-laid-entry = onthulde ingang
event-laid-lock = onthulde sloten
event-laid-stop = onthulde haltes
event-lock = neergelegde sloten
event-lock-chosen = gekozen sloten
event-lock-turned = omgedraaide sloten
event-look = blikken
event-move = zetten van de dief
event-no-look = beurten zonder blik
event-no-power = blikken zonder stroom
event-nobody-there = niemand op het vak
event-pawn = neergezette detectives
event-roll = worpen
event-round = ronden
event-scan-nothing = rondvraag vindt niemand
event-scored = scores van een ronde
event-spotted = dief gezien
event-stays = detectives die vastzitten
event-too-late = dageraad
event-walk = gangen van detectives
