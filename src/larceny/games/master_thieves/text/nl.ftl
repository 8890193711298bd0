# Het spel in één zin.

aim = Stop je imitaties in de juwelenkist, onthoud waar de echte stenen liggen, en zorg dat jij ze pakt.

# Woorden van de notatie.

word-top = boven
word-middle = midden
word-bottom = onder
word-two = bovenste twee
word-n = noord
word-e = oost
word-s = zuid
word-w = west
word-diamond = diamant
word-sapphire = saffier
word-ruby = robijn
word-nothing = niets
word-smuggler = smokkelaar
word-jeweler = juwelier
word-gemologist = edelsteenkenner
word-thief = dief
word-master-thief = meesterdief
word-detective = rechercheur
word-left = links
word-right = rechts
word-1 = 1
word-2 = 2
word-3 = 3
word-4 = 4
word-5 = 5
word-6 = 6
word-7 = 7
word-8 = 8
word-hidden = ▒
word-alarm = alarmbel

# Houtnerven, en de zijden erboven: alle even breed, zodat de kist in kolommen staat.

word-wave = ≈ golf  
word-knot = ◎ knoest
word-dots = ∴ stip  
word-bars = ║ streep
word-arch = ◠ boog  
word-star = ✶ ster  
word-kite = ◇ ruit  
word-band = ∿ lint  
word-ring = ○ ring  
word-peak = ∧ piek  
word-comb = ≡ kam   
word-claw = ψ klauw 
word-north = ↑ noord 
word-east = → oost  
word-south = ↓ zuid  
word-west = ← west  

# Wat na het eerste woord staat: een open lade, het getal op een kaart, wiens alarmbel.

face-open = [{ $word }]
face-closed = { " " }{ $word }{ " " }
face-1 = { $word } 1
face-2 = { $word } 2
face-3 = { $word } 3
face-4 = { $word } 4
face-5 = { $word } 5
face-6 = { $word } 6
face-7 = { $word } 7
face-8 = { $word } 8
face-p1 = { $word } van p1
face-p2 = { $word } van p2
face-p3 = { $word } van p3
face-p4 = { $word } van p4
face-p5 = { $word } van p5
face-p6 = { $word } van p6
face-p7 = { $word } van p7
face-p8 = { $word } van p8

# De tafel.

table-turn = { $phase ->
    [deal] De kaarten worden gedeeld.
    [put] { $seat } legt diamanten in de kist: nog { $count }.
    [role] Iedereen kiest een rol.
    [open] { $seat } gaat een lade openen.
    [take] { $seat } mag de stenen pakken.
    [take-one] { $seat } mag één steen pakken.
    [search] { $seat } pakt wat er ligt of trekt de lade verder open.
    [loot] { $seat } heeft een robijn gevonden.
    [place] { $placing ->
        [must] { $seat } moet een imitatie neerleggen.
       *[may] { $seat } mag een imitatie neerleggen.
    }
    [alarm] { $seat } mag een alarmbel erbij leggen.
    [lone-alarm] { $seat } mag een alarmbel terugnemen die alleen ligt.
    [rotate] { $seat } mag de kist draaien.
    [turn] { $seat } mag de kist omkeren.
    [move] { $seat } mag de kist draaien of omkeren.
    [share] { $seat } kiest een steen van het rode kussen.
   *[over] Het spel is afgelopen.
}
table-round = Ronde: { $count }
table-sides = Kist:  
table-level = { $level ->
    [top] boven  
    [middle] midden 
   *[bottom] onder  
}
table-red = Rood kussen ({ $count }):
table-fell = Eruit gevallen:
table-open = Geopend:
table-up = Bovenin:
table-down = Onderin:
table-white = Wit kussen: diamanten { $diamonds }, saffieren { $sapphires }
table-black = Zwart kussen: diamanten { $diamonds }, saffieren { $sapphires }, robijnen { $rubies }; punten { $points }
table-alarm = { $where ->
    [home] Heeft de alarmbel
   *[away] Alarmbel in de kist
}
table-role = Speelt:
table-picked = Gekozen, nog niet getoond:
table-hand = Handkaarten ({ $count }):
table-hand-count = Handkaarten: { $count }

# Wat er gebeurd is.

log-places = { $me ->
    [yes] Jij hebt diamanten om in de kist te leggen: { $value }.
   *[no] { $seat } heeft diamanten om in de kist te leggen: { $value }.
}
log-round = Ronde { $value } begint.
log-number = { $card-is ->
    [hidden] { "" }
   *[other] Je krijgt een kaart met het getal { $card }.
}
log-role = { $me ->
    [yes] Je speelt: { $role }.
   *[no] { $by } speelt: { $role }.
}
log-revealed = { $me ->
    [yes] Het getal op jouw kaart is { $value }.
   *[no] Het getal op de kaart van { $seat } is { $value }.
}
log-last-card = { $me ->
    [yes] Je speelt je laatste kaart: { $role }.
   *[no] { $seat } speelt de laatste kaart: { $role }.
}
log-turn-of = { $me ->
    [yes] Jij bent aan de beurt als { $role }.
   *[no] { $seat } is aan de beurt als { $role }.
}
log-passed = Iedereen geeft zes kaarten door naar links.
log-put = { $me ->
    [yes] Je legt een diamant in de lade { $level } { $side }.
   *[no] { $by } legt een diamant in de lade { $level } { $side }.
}
log-open = { $me ->
    [yes] Je opent de lade { $level } { $side }.
   *[no] { $by } opent de lade { $level } { $side }.
}
log-found = Erin ligt: { $value } × { $gem }.
log-fell = Eruit valt: { $value } × { $gem }.
log-nothing-there = Ze is leeg.
log-lay-there = Erin lag al: { $value } × { $gem }.
log-was-empty = Ze was leeg.
log-found-alarm = { $me ->
    [yes] Jouw alarmbel ligt erin.
   *[no] De alarmbel van { $seat } ligt erin.
}
log-fell-alarm = { $me ->
    [yes] Jouw alarmbel valt eruit, en je hebt haar terug.
   *[no] De alarmbel van { $seat } valt eruit en gaat terug.
}
log-to-owner = { $me ->
    [yes] De gevallen stenen zijn voor jou: { $value }.
   *[no] De gevallen stenen zijn voor { $seat }: { $value }.
}
log-take = { $me ->
    [yes] { $gem-is ->
        [diamond] Je pakt een diamant.
        [sapphire] Je pakt een saffier.
       *[other] Je pakt wat er ligt.
    }
   *[no] { $gem-is ->
        [diamond] { $by } pakt een diamant.
        [sapphire] { $by } pakt een saffier.
       *[other] { $by } pakt wat er ligt.
    }
}
log-took-all = { $me ->
    [yes] Je legt alle stenen op je zwarte kussen: { $value }.
   *[no] { $seat } legt alle stenen op het zwarte kussen: { $value }.
}
log-smuggled = { $me ->
    [yes] Je legt alle stenen op het rode kussen: { $value }.
   *[no] { $seat } legt alle stenen op het rode kussen: { $value }.
}
log-leave = { $me ->
    [yes] Je pakt niets.
   *[no] { $by } pakt niets.
}
log-pull = { $me ->
    [yes] Je trekt de lade verder open.
   *[no] { $by } trekt de lade verder open.
}
log-no-compartment = Er is geen geheim vak.
log-no-ruby = Het geheime vak is leeg.
log-ruby-found = Er ligt een robijn in het geheime vak.
log-ruby-fell = Er valt een robijn uit het geheime vak.
log-place = { $me ->
    [yes] Je legt erin: { $gem }.
   *[no] { $by } legt erin: { $gem }.
}
log-placed = { $me ->
    [yes] Je moet erin leggen: { $gem }.
   *[no] { $seat } moet erin leggen: { $gem }.
}
log-alarm = { $me ->
    [yes] Je legt je alarmbel erbij.
   *[no] { $by } legt een alarmbel erbij.
}
log-no-alarm = { $me ->
    [yes] Je houdt je alarmbel.
   *[no] { $by } houdt de alarmbel.
}
log-brought-back = { $me ->
    [yes] Jouw alarmbel ligt daar zonder stenen: je krijgt haar terug.
   *[no] De alarmbel van { $seat } ligt daar zonder stenen en gaat terug.
}
log-alarm-back = { $me ->
    [yes] Je neemt je alarmbel terug.
   *[no] { $by } neemt de alarmbel terug.
}
log-alarm-stay = { $me ->
    [yes] Je laat je alarmbel in de lade.
   *[no] { $by } laat de alarmbel in de lade.
}
log-rotate = { $me ->
    [yes] { $level-is ->
        [two] Je draait de bovenste twee lagen naar { $way }.
       *[other] Je draait de bovenste laag naar { $way }.
    }
   *[no] { $level-is ->
        [two] { $by } draait de bovenste twee lagen naar { $way }.
       *[other] { $by } draait de bovenste laag naar { $way }.
    }
}
log-no-rotate = { $me ->
    [yes] Je draait niets.
   *[no] { $by } draait niets.
}
log-turn = { $me ->
    [yes] Je keert de kist om.
   *[no] { $by } keert de kist om.
}
log-no-turn = { $me ->
    [yes] Je keert de kist niet om.
   *[no] { $by } keert de kist niet om.
}
log-keep = { $me ->
    [yes] Je laat de kist zoals ze is.
   *[no] { $by } laat de kist zoals ze is.
}
log-closed = { "" }
log-outnumbered = Er zijn meer rechercheurs dan smokkelaars: de smokkelaars krijgen niets.
log-no-share = { $me ->
    [yes] Jij hebt stenen laten vallen en krijgt geen deel.
   *[no] { $seat } heeft stenen laten vallen en krijgt geen deel.
}
log-share = { $me ->
    [yes] Je kiest van het rode kussen: { $gem }.
   *[no] { $by } kiest van het rode kussen: { $gem }.
}
log-got = { $me ->
    [yes] Je krijgt van het rode kussen: { $gem }.
   *[no] { $seat } krijgt van het rode kussen: { $gem }.
}
log-got-all = { $me ->
    [yes] Je krijgt het hele rode kussen: { $value }.
   *[no] { $seat } krijgt het hele rode kussen: { $value }.
}
log-scored = { $me ->
    [yes] Je hebt { $value } punten.
   *[no] { $seat } heeft { $value } punten.
}

# Wat ervan overblijft als de lade dicht is, en onthouden moet worden.

log-once-put = { $me ->
    [yes] Je legde ergens een diamant.
   *[no] { $by } legde ergens een diamant.
}
log-once-open = { $me ->
    [yes] Je opende een lade.
   *[no] { $by } opende een lade.
}
log-once-box = { $me ->
    [yes] Je kon de kist bewegen.
   *[no] { $by } kon de kist bewegen.
}
log-once-role = { $me ->
    [yes] Je speelde een rol.
   *[no] { $by } speelde een rol.
}
end-imitations = Iemand heeft geen imitaties meer.
end-rubies = De zesde robijn is uit de geheime vakken verdwenen.
end-rounds = Er zijn genoeg ronden gespeeld.

# Wat een zet doet.

do-put = Leg een diamant in de lade { $level } { $side }.
do-open = Open de lade { $level } { $side }: je ziet wat bovenin ligt, en wat onderin ligt valt eruit.
do-role = Speel in deze ronde deze rol: { $role }.
do-take = { $gem-is ->
    [diamond] Neem een diamant op je zwarte kussen.
    [sapphire] Neem een saffier op je zwarte kussen.
   *[other] Neem alles wat je hebt gevonden op je zwarte kussen.
}
do-leave = Pak niets.
do-pull = Trek de lade verder open en zoek een geheim vak.
do-place = Leg in de open lade: { $gem }.
do-alarm = Leg je alarmbel erbij: als de stenen later vallen, zijn ze voor jou.
do-no-alarm = Houd je alarmbel.
do-alarm-back = Neem je alarmbel terug.
do-alarm-stay = Laat je alarmbel in de lade.
do-rotate = { $level-is ->
    [two] Draai de bovenste twee lagen naar { $way }.
   *[other] Draai de bovenste laag naar { $way }.
}
do-no-rotate = Draai niets.
do-turn = Keer de hele kist om: wat boven was, is onder.
do-no-turn = Keer de kist niet om.
do-keep = Laat de kist zoals ze is.
do-share = Kies van het rode kussen: { $gem }.

# Waarom een zet niet kan.

reason-no-such-role = Die kaart heb je niet meer in je hand.
reason-role-first = Kies eerst een rol uit je hand.
reason-put-first = Leg eerst je diamanten in de kist.
reason-open-first = Open eerst een lade.
reason-take-first = Pak eerst de stenen of laat ze liggen.
reason-take-one-first = Pak eerst één steen of laat alles liggen.
reason-one-gem = Je mag één steen pakken, van een soort die er ligt.
reason-search-first = Pak eerst wat er ligt, of trek de lade verder open.
reason-search-or-leave-first = Pak eerst wat er ligt of laat het liggen, of trek de lade verder open.
reason-loot-first = Pak eerst de robijn of laat hem liggen.
reason-place-first = Zeg eerst wat je neerlegt.
reason-must-place = Je moet een imitatie neerleggen.
reason-no-such-imitation = Zo’n imitatie heb je niet op je witte kussen.
reason-alarm-first = Zeg eerst of je je alarmbel erbij legt.
reason-lone-alarm-first = Zeg eerst of je je alarmbel terugneemt.
reason-rotate-first = Zeg eerst of je de kist draait.
reason-turn-first = Zeg nu of je de kist omkeert.
reason-move-first = Je mag de kist draaien of omkeren, of laten zoals ze is.
reason-share-first = Kies eerst een steen van het rode kussen.
reason-no-such-share = Zo’n steen ligt niet op het rode kussen.

# Waarom de bot een zet goed vindt.

why-any = geen reden
why-gems-there = daar horen stenen te liggen
why-ruby-there = daar hoort een robijn te liggen
why-safe-drawer = daar hoort niets uit te vallen
why-would-fall = daar horen stenen uit te vallen
why-unsure = daarvan is niets bekend
why-loot-on-pillow = er ligt veel op het rode kussen
why-rid-of-imitations = raakt imitaties kwijt
why-most-valuable = is het meeste waard
why-hide-gems = verbergt voor de anderen wat daar ligt
why-for-later = houdt binnen bereik wat daar ligt
why-trap = stenen die eruit vallen komen terug
why-no-better = niets beters te doen

# De opties.

option-edition = De Franse of de Engelse regels.
option-box_actions = Of de kist bewogen mag worden zoals de uitgave zegt, of maar op één manier per beurt.
option-ruby_end = Of het spel eindigt als de zesde robijn uit de geheime vakken is.
option-round_limit = Na hoeveel ronden het spel in elk geval eindigt.
option-memory = Of je de kist moet onthouden, het verslag mag lezen, of alles ziet wat bekend kan zijn.

# The bots.

bot-novice-manner = Onthoudt de laatste lade en haalt de andere door elkaar.
bot-regular-manner = Houdt een lade of twee bij.
bot-expert-manner = Verliest zelden een steen uit het oog.
bot-master-manner = Onthoudt bijna alles wat in de kist ging, hoe vaak ze ook gedraaid wordt.

# What a bot knows about a move.

fact-remembered = Je herinnert je daar stenen ter waarde van { $value }.
risk-underneath = ze liggen onderaan en zouden eruit vallen.
risk-not-known = je weet niet meer wat daar ligt.
fact-empty = Je herinnert je dat hij leeg is.
fact-ruby = Je herinnert je daar een robijn.
risk-no-ruby = je herinnert je daar geen robijn.
risk-others-take = { $count ->
    [one] één speler kan in deze ronde nog stenen nemen.
   *[other] { $count } spelers kunnen in deze ronde nog stenen nemen.
}
fact-imitations = { $count ->
    [one] Je moet nog één imitatie kwijt.
   *[other] Je moet nog { $count } imitaties kwijt.
}
fact-pillow = De stenen op het rode kussen tellen { $value }.
risk-pillow-empty = er ligt niets op het rode kussen.
fact-rubies = { $count ->
    [one] Je herinnert je één robijn die nu boven ligt.
   *[other] Je herinnert je { $count } robijnen die nu boven liggen.
}
fact-best-drawer = Je herinnert je een lade met stenen ter waarde van { $value } om te nemen.
risk-same-role = { $count ->
    [one] één rivaal kan deze kaart ook hebben.
   *[other] { $count } rivalen kunnen deze kaart ook hebben.
}
fact-gem-worth = Die telt { $value }.
fact-gems-worth = Samen tellen ze { $value }.
risk-left-there = stenen ter waarde van { $value } blijven daar voor anderen.
fact-imitation = Die telt niet langer { $value } tegen je.
fact-gems-lie-there = In de lade liggen stenen ter waarde van { $value }.
fact-alarm-alone = Bij de alarmbel liggen geen stenen meer.
fact-drawers-move = { $known ->
    [0] { $count } laden gaan mee; van geen ervan herinner je je stenen die boven liggen.
   *[other] { $count } laden gaan mee; van { $known } ervan herinner je je stenen die boven liggen.
}
fact-stays = Wat je je herinnert, blijft op zijn plaats.
fact-then-up = Van de stenen die je je herinnert, tellen die boven dan { $above } en die onder { $below }.

# De statistieken.

chart-roles = Rollen die in een spel worden gespeeld, gemiddeld
chart-drawers = Laden die in een spel worden geopend, gemiddeld: bovenste, middelste en onderste laag
chart-put = Waar de diamanten eerst worden gelegd, gemiddeld
chart-gems = Wat er van edelstenen en robijnen wordt, keren per spel

# What events are called there.

event-alarm = toegevoegde alarmbellen
event-alarm-back = teruggenomen alarmbellen
event-alarm-stay = achtergelaten alarmbellen
event-brought-back = teruggegeven alarmbellen
event-closed = gesloten laden
event-fell = stenen die eruit vallen
event-fell-alarm = alarmbellen die vallen
event-found = vondsten in laden
event-found-alarm = gevonden alarmbellen
event-got = stenen van het rode kussen
event-got-all = hele rode kussens
event-keep = kist niet bewogen
event-last-card = laatste kaarten gespeeld
event-lay-there = stenen die er al lagen
event-leave = niets gepakt
event-no-alarm = alarmbellen gehouden
event-no-compartment = geen geheim vak
event-no-rotate = niets gedraaid
event-no-ruby = vakken zonder robijn
event-no-share = smokkelaars zonder deel
event-no-turn = kist niet omgekeerd
event-nothing-there = lege laden
event-number = gedeelde nummers
event-open = geopende laden
event-outnumbered = smokkelaars in de minderheid
event-passed = doorgegeven handen
event-place = gelegde stenen
event-placed = stenen die erin moeten
event-places = diamanten voor het begin
event-pull = verder getrokken laden
event-put = ingelegde diamanten
event-revealed = onthulde nummers
event-role = gekozen rollen
event-rotate = gedraaide lagen
event-round = ronden
event-ruby-fell = robijnen die eruit vallen
event-ruby-found = gevonden robijnen
event-scored = geteld aantal punten
event-share = gekozen delen
event-smuggled = gesmokkelde stenen
event-take = gepakte stenen
event-to-owner = gevallen stenen terug
event-took-all = alle stenen gepakt
event-turn = kist omgekeerd
event-turn-of = beurten van een rol
event-was-empty = laden die leeg waren
