# Das Spiel in einem Satz.

aim = Schmuggle deine Imitationen in das Schmuckkästchen, merke dir, wo die echten Steine liegen, und hol sie dir.

# Wörter der Notation.

word-top = oben
word-middle = Mitte
word-bottom = unten
word-two = obere zwei
word-n = Nord
word-e = Ost
word-s = Süd
word-w = West
word-diamond = Diamant
word-sapphire = Saphir
word-ruby = Rubin
word-nothing = nichts
word-smuggler = Schmuggler
word-jeweler = Juwelier
word-gemologist = Gemmologin
word-thief = Dieb
word-master-thief = Meisterdieb
word-detective = Detektiv
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
word-alarm = Alarm

# Maserungen, und die Seiten darüber: alle gleich breit, damit das Kästchen in Spalten steht.

word-wave = ≈ Welle 
word-knot = ◎ Knoten
word-dots = ∴ Tupfen
word-bars = ║ Balken
word-arch = ◠ Bogen 
word-star = ✶ Stern 
word-kite = ◇ Raute 
word-band = ∿ Band  
word-ring = ○ Ring  
word-peak = ∧ Spitze
word-comb = ≡ Kamm  
word-claw = ψ Kralle
word-north = ↑ Nord  
word-east = → Ost   
word-south = ↓ Süd   
word-west = ← West  

# Was nach dem ersten Wort steht: eine offene Lade, die Zahl auf einer Karte, wessen Alarm.

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
face-p1 = { $word } von p1
face-p2 = { $word } von p2
face-p3 = { $word } von p3
face-p4 = { $word } von p4
face-p5 = { $word } von p5
face-p6 = { $word } von p6
face-p7 = { $word } von p7
face-p8 = { $word } von p8

# Der Tisch.

table-turn = { $phase ->
    [deal] Die Karten werden ausgeteilt.
    [put] { $seat } legt Diamanten in das Kästchen: noch { $count }.
    [role] Alle wählen eine Rolle.
    [open] { $seat } muss eine Lade öffnen.
    [take] { $seat } darf die Steine nehmen.
    [take-one] { $seat } darf einen Stein nehmen.
    [search] { $seat } nimmt, was da ist, oder zieht die Lade weiter heraus.
    [loot] { $seat } hat einen Rubin gefunden.
    [place] { $placing ->
        [must] { $seat } muss eine Imitation hineinlegen.
       *[may] { $seat } darf eine Imitation hineinlegen.
    }
    [alarm] { $seat } darf einen Alarm dazulegen.
    [lone-alarm] { $seat } darf einen Alarm zurücknehmen, der allein liegt.
    [rotate] { $seat } darf das Kästchen drehen.
    [turn] { $seat } darf das Kästchen umdrehen.
    [move] { $seat } darf das Kästchen drehen oder umdrehen.
    [share] { $seat } wählt einen Stein vom roten Kissen.
   *[over] Das Spiel ist aus.
}
table-round = Runde: { $count }
table-sides = Kästchen
table-level = { $level ->
    [top] oben    
    [middle] Mitte   
   *[bottom] unten   
}
table-red = Rotes Kissen ({ $count }):
table-fell = Herausgefallen:
table-open = Offen:
table-up = Oberseite:
table-down = Unterseite:
table-white = Weißes Kissen: Diamanten { $diamonds }, Saphire { $sapphires }
table-black = Schwarzes Kissen: Diamanten { $diamonds }, Saphire { $sapphires }, Rubine { $rubies }; Punkte { $points }
table-alarm = { $where ->
    [home] Hat den Alarm
   *[away] Alarm im Kästchen
}
table-role = Spielt:
table-picked = Gewählt, noch nicht aufgedeckt:
table-hand = Handkarten ({ $count }):
table-hand-count = Handkarten: { $count }

# Was geschehen ist.

log-places = { $me ->
    [yes] Du hast Diamanten in das Kästchen zu legen: { $value }.
   *[no] { $seat } hat Diamanten in das Kästchen zu legen: { $value }.
}
log-round = Runde { $value } beginnt.
log-number = { $card-is ->
    [hidden] { "" }
   *[other] Du bekommst eine Karte mit der Zahl { $card }.
}
log-role = { $me ->
    [yes] Du spielst: { $role }.
   *[no] { $by } spielt: { $role }.
}
log-revealed = { $me ->
    [yes] Die Zahl auf deiner Karte ist { $value }.
   *[no] Die Zahl auf der Karte von { $seat } ist { $value }.
}
log-last-card = { $me ->
    [yes] Du spielst deine letzte Karte: { $role }.
   *[no] { $seat } spielt die letzte Karte: { $role }.
}
log-turn-of = { $me ->
    [yes] Du bist am Zug: { $role }.
   *[no] { $seat } ist am Zug: { $role }.
}
log-passed = Alle geben ihre sechs Karten nach links weiter.
log-put = { $me ->
    [yes] Du legst einen Diamanten in die Lade { $level } { $side }.
   *[no] { $by } legt einen Diamanten in die Lade { $level } { $side }.
}
log-open = { $me ->
    [yes] Du öffnest die Lade { $level } { $side }.
   *[no] { $by } öffnet die Lade { $level } { $side }.
}
log-found = Darin liegt: { $value } × { $gem }.
log-fell = Heraus fällt: { $value } × { $gem }.
log-nothing-there = Sie ist leer.
log-lay-there = Darin lag schon: { $value } × { $gem }.
log-was-empty = Sie war leer.
log-found-alarm = { $me ->
    [yes] Dein Alarm liegt darin.
   *[no] Der Alarm von { $seat } liegt darin.
}
log-fell-alarm = { $me ->
    [yes] Dein Alarm fällt heraus, und du hast ihn zurück.
   *[no] Der Alarm von { $seat } fällt heraus und geht zurück.
}
log-to-owner = { $me ->
    [yes] Die herausgefallenen Steine gehören dir: { $value }.
   *[no] Die herausgefallenen Steine gehören { $seat }: { $value }.
}
log-take = { $me ->
    [yes] { $gem-is ->
        [diamond] Du nimmst einen Diamanten.
        [sapphire] Du nimmst einen Saphir.
       *[other] Du nimmst, was da ist.
    }
   *[no] { $gem-is ->
        [diamond] { $by } nimmt einen Diamanten.
        [sapphire] { $by } nimmt einen Saphir.
       *[other] { $by } nimmt, was da ist.
    }
}
log-took-all = { $me ->
    [yes] Du legst alle Steine auf dein schwarzes Kissen: { $value }.
   *[no] { $seat } legt alle Steine auf das schwarze Kissen: { $value }.
}
log-smuggled = { $me ->
    [yes] Du legst alle Steine auf das rote Kissen: { $value }.
   *[no] { $seat } legt alle Steine auf das rote Kissen: { $value }.
}
log-leave = { $me ->
    [yes] Du nimmst nichts.
   *[no] { $by } nimmt nichts.
}
log-pull = { $me ->
    [yes] Du ziehst die Lade weiter heraus.
   *[no] { $by } zieht die Lade weiter heraus.
}
log-no-compartment = Es gibt kein Geheimfach.
log-no-ruby = Das Geheimfach ist leer.
log-ruby-found = Im Geheimfach liegt ein Rubin.
log-ruby-fell = Ein Rubin fällt aus dem Geheimfach.
log-place = { $me ->
    [yes] Du legst hinein: { $gem }.
   *[no] { $by } legt hinein: { $gem }.
}
log-placed = { $me ->
    [yes] Du musst hineinlegen: { $gem }.
   *[no] { $seat } muss hineinlegen: { $gem }.
}
log-alarm = { $me ->
    [yes] Du legst deinen Alarm dazu.
   *[no] { $by } legt einen Alarm dazu.
}
log-no-alarm = { $me ->
    [yes] Du behältst deinen Alarm.
   *[no] { $by } behält den Alarm.
}
log-brought-back = { $me ->
    [yes] Dein Alarm liegt dort ohne Steine: du bekommst ihn zurück.
   *[no] Der Alarm von { $seat } liegt dort ohne Steine und geht zurück.
}
log-alarm-back = { $me ->
    [yes] Du nimmst deinen Alarm zurück.
   *[no] { $by } nimmt den Alarm zurück.
}
log-alarm-stay = { $me ->
    [yes] Du lässt deinen Alarm in der Lade.
   *[no] { $by } lässt den Alarm in der Lade.
}
log-rotate = { $me ->
    [yes] { $level-is ->
        [two] Du drehst die oberen zwei Etagen nach { $way }.
       *[other] Du drehst die obere Etage nach { $way }.
    }
   *[no] { $level-is ->
        [two] { $by } dreht die oberen zwei Etagen nach { $way }.
       *[other] { $by } dreht die obere Etage nach { $way }.
    }
}
log-no-rotate = { $me ->
    [yes] Du drehst nichts.
   *[no] { $by } dreht nichts.
}
log-turn = { $me ->
    [yes] Du drehst das Kästchen um.
   *[no] { $by } dreht das Kästchen um.
}
log-no-turn = { $me ->
    [yes] Du drehst das Kästchen nicht um.
   *[no] { $by } dreht das Kästchen nicht um.
}
log-keep = { $me ->
    [yes] Du bewegst das Kästchen nicht.
   *[no] { $by } bewegt das Kästchen nicht.
}
log-closed = { "" }
log-outnumbered = Es gibt mehr Detektive als Schmuggler: die Schmuggler bekommen nichts.
log-no-share = { $me ->
    [yes] Du hast Steine fallen lassen und bekommst keinen Anteil.
   *[no] { $seat } hat Steine fallen lassen und bekommt keinen Anteil.
}
log-share = { $me ->
    [yes] Du wählst vom roten Kissen: { $gem }.
   *[no] { $by } wählt vom roten Kissen: { $gem }.
}
log-got = { $me ->
    [yes] Du bekommst vom roten Kissen: { $gem }.
   *[no] { $seat } bekommt vom roten Kissen: { $gem }.
}
log-got-all = { $me ->
    [yes] Du bekommst das ganze rote Kissen: { $value }.
   *[no] { $seat } bekommt das ganze rote Kissen: { $value }.
}
log-scored = { $me ->
    [yes] Du hast { $value } Punkte.
   *[no] { $seat } hat { $value } Punkte.
}

# Was davon bleibt, wenn die Lade zu ist, und man sich merken muss.

log-once-put = { $me ->
    [yes] Du hast irgendwo einen Diamanten hineingelegt.
   *[no] { $by } hat irgendwo einen Diamanten hineingelegt.
}
log-once-open = { $me ->
    [yes] Du hast eine Lade geöffnet.
   *[no] { $by } hat eine Lade geöffnet.
}
log-once-box = { $me ->
    [yes] Du konntest das Kästchen bewegen.
   *[no] { $by } konnte das Kästchen bewegen.
}
log-once-role = { $me ->
    [yes] Du hast eine Rolle gespielt.
   *[no] { $by } hat eine Rolle gespielt.
}
end-imitations = Jemand hat keine Imitationen mehr.
end-rubies = Der sechste Rubin hat die Geheimfächer verlassen.
end-rounds = Es wurden genug Runden gespielt.

# Was ein Zug bewirkt.

do-put = Lege einen Diamanten in die Lade { $level } { $side }.
do-open = Öffne die Lade { $level } { $side }: du siehst, was oben liegt, und was unten liegt, fällt heraus.
do-role = Spiele in dieser Runde diese Rolle: { $role }.
do-take = { $gem-is ->
    [diamond] Nimm einen Diamanten auf dein schwarzes Kissen.
    [sapphire] Nimm einen Saphir auf dein schwarzes Kissen.
   *[other] Nimm alles, was du gefunden hast, auf dein schwarzes Kissen.
}
do-leave = Nimm nichts.
do-pull = Zieh die Lade weiter heraus und suche ein Geheimfach.
do-place = Lege in die offene Lade: { $gem }.
do-alarm = Lege deinen Alarm dazu: fallen die Steine später heraus, gehören sie dir.
do-no-alarm = Behalte deinen Alarm.
do-alarm-back = Nimm deinen Alarm zurück.
do-alarm-stay = Lass deinen Alarm in der Lade.
do-rotate = { $level-is ->
    [two] Drehe die oberen zwei Etagen nach { $way }.
   *[other] Drehe die obere Etage nach { $way }.
}
do-no-rotate = Drehe nichts.
do-turn = Drehe das ganze Kästchen um: was oben war, ist unten.
do-no-turn = Drehe das Kästchen nicht um.
do-keep = Bewege das Kästchen nicht.
do-share = Wähle vom roten Kissen: { $gem }.

# Warum ein Zug nicht geht.

reason-no-such-role = Diese Karte hast du nicht mehr auf der Hand.
reason-role-first = Wähle zuerst eine Rolle aus deiner Hand.
reason-put-first = Lege zuerst deine Diamanten in das Kästchen.
reason-open-first = Öffne zuerst eine Lade.
reason-take-first = Nimm zuerst die Steine oder lass sie liegen.
reason-take-one-first = Nimm zuerst einen Stein oder lass alle liegen.
reason-one-gem = Du darfst einen Stein nehmen, von einer Sorte, die da liegt.
reason-search-first = Nimm zuerst, was da ist, oder zieh die Lade weiter heraus.
reason-search-or-leave-first = Nimm zuerst, was da ist, oder lass es liegen, oder zieh die Lade weiter heraus.
reason-loot-first = Nimm zuerst den Rubin oder lass ihn liegen.
reason-place-first = Sag zuerst, was du hineinlegst.
reason-must-place = Du musst eine Imitation hineinlegen.
reason-no-such-imitation = So eine Imitation hast du nicht auf deinem weißen Kissen.
reason-alarm-first = Sag zuerst, ob du deinen Alarm dazulegst.
reason-lone-alarm-first = Sag zuerst, ob du deinen Alarm zurücknimmst.
reason-rotate-first = Sag zuerst, ob du das Kästchen drehst.
reason-turn-first = Sag jetzt, ob du das Kästchen umdrehst.
reason-move-first = Du darfst das Kästchen drehen oder umdrehen, oder es lassen, wie es ist.
reason-share-first = Wähle zuerst einen Stein vom roten Kissen.
reason-no-such-share = So ein Stein liegt nicht auf dem roten Kissen.

# Warum der Bot einen Zug mag.

why-any = kein Grund
why-gems-there = dort müssten Steine liegen
why-ruby-there = dort müsste ein Rubin liegen
why-safe-drawer = dort dürfte nichts herausfallen
why-would-fall = dort dürften Steine herausfallen
why-unsure = davon ist nichts bekannt
why-loot-on-pillow = auf dem roten Kissen liegt viel
why-rid-of-imitations = wird Imitationen los
why-most-valuable = ist am meisten wert
why-hide-gems = verbirgt vor den anderen, was dort liegt
why-for-later = hält in Reichweite, was dort liegt
why-trap = Steine, die herausfallen, kommen zurück
why-no-better = nichts Besseres zu tun

# Die Optionen.

option-edition = Die französischen oder die englischen Regeln.
option-box_actions = Ob das Kästchen bewegt wird, wie die Ausgabe es sagt, oder nur auf eine Art je Zug.
option-ruby_end = Ob das Spiel endet, wenn der sechste Rubin die Geheimfächer verlassen hat.
option-round_limit = Nach wie vielen Runden das Spiel auf jeden Fall endet.
option-memory = Ob man sich das Kästchen merken muss, das Protokoll lesen darf oder alles sieht, was bekannt sein kann.

# The bots.

bot-novice-manner = Merkt sich die letzte Lade und verwechselt die anderen.
bot-regular-manner = Behält eine oder zwei Laden im Blick.
bot-expert-manner = Verliert selten einen Stein aus den Augen.
bot-master-manner = Merkt sich fast alles, was ins Kästchen kam, so oft es auch gedreht wird.

# What a bot knows about a move.

fact-remembered = Du erinnerst dich dort an Steine im Wert von { $value }.
risk-underneath = sie liegen unten und würden herausfallen.
risk-not-known = du hast nicht im Kopf, was dort liegt.
fact-empty = Du hast sie leer in Erinnerung.
fact-ruby = Du erinnerst dich dort an einen Rubin.
risk-no-ruby = du erinnerst dich dort an keinen Rubin.
risk-others-take = { $count ->
    [one] ein Spieler kann in dieser Runde noch Steine nehmen.
   *[other] { $count } Spieler können in dieser Runde noch Steine nehmen.
}
fact-imitations = { $count ->
    [one] Du musst noch eine Imitation loswerden.
   *[other] Du musst noch { $count } Imitationen loswerden.
}
fact-pillow = Die Steine auf dem roten Kissen zählen { $value }.
risk-pillow-empty = auf dem roten Kissen liegt nichts.
fact-rubies = { $count ->
    [one] Du erinnerst dich an einen Rubin, der jetzt oben liegt.
   *[other] Du erinnerst dich an { $count } Rubine, die jetzt oben liegen.
}
fact-best-drawer = Du erinnerst dich an eine Lade mit Steinen im Wert von { $value } zum Nehmen.
risk-same-role = { $count ->
    [one] ein Rivale kann diese Karte auch haben.
   *[other] { $count } Rivalen können diese Karte auch haben.
}
fact-gem-worth = Er zählt { $value }.
fact-gems-worth = Zusammen zählen sie { $value }.
risk-left-there = Steine im Wert von { $value } bleiben dort für andere.
fact-imitation = Sie zählt nicht mehr { $value } gegen dich.
fact-gems-lie-there = In der Lade liegen Steine im Wert von { $value }.
fact-alarm-alone = Beim Alarm liegen keine Steine mehr.
fact-drawers-move = { $known ->
    [0] { $count } Laden wandern mit; in keiner davon liegen, soweit du weißt, oben Steine.
   *[other] { $count } Laden wandern mit; in { $known } davon liegen, soweit du weißt, oben Steine.
}
fact-stays = Was du im Kopf hast, bleibt an seinem Platz.
fact-then-up = Von den Steinen, an die du dich erinnerst, zählen dann die oberen { $above } und die unteren { $below }.

# Die Statistik.

chart-roles = Gespielte Rollen in einem Spiel, im Mittel
chart-drawers = Geöffnete Laden in einem Spiel, im Mittel: obere, mittlere und untere Ebene
chart-put = Wohin die Diamanten anfangs gelegt werden, im Mittel
chart-gems = Was aus Edelsteinen und Rubinen wird, Male pro Spiel

# What events are called there.

event-alarm = dazugelegte Alarme
event-alarm-back = zurückgenommene Alarme
event-alarm-stay = liegen gelassene Alarme
event-brought-back = zurückgegebene Alarme
event-closed = geschlossene Laden
event-fell = Steine, die herausfallen
event-fell-alarm = Alarme, die herausfallen
event-found = Funde in Laden
event-found-alarm = gefundene Alarme
event-got = Steine vom roten Kissen
event-got-all = ganze rote Kissen
event-keep = Kästchen nicht bewegt
event-last-card = letzte Karten gespielt
event-lay-there = Steine, die schon da lagen
event-leave = nichts genommen
event-no-alarm = behaltene Alarme
event-no-compartment = kein Geheimfach
event-no-rotate = nichts gedreht
event-no-ruby = Geheimfächer ohne Rubin
event-no-share = Schmuggler ohne Anteil
event-no-turn = Kästchen nicht umgedreht
event-nothing-there = leere Laden
event-number = ausgeteilte Zahlen
event-open = geöffnete Laden
event-outnumbered = Schmuggler in der Minderzahl
event-passed = weitergegebene Hände
event-place = gelegte Steine
event-placed = Steine, die hineinmüssen
event-places = Diamanten für den Anfang
event-pull = weiter gezogene Laden
event-put = eingelegte Diamanten
event-revealed = aufgedeckte Zahlen
event-role = gewählte Rollen
event-rotate = gedrehte Etagen
event-round = Runden
event-ruby-fell = Rubine, die herausfallen
event-ruby-found = gefundene Rubine
event-scored = gezählte Punkte
event-share = gewählte Anteile
event-smuggled = geschmuggelte Steine
event-take = genommene Steine
event-to-owner = Gefallenes an Besitzer
event-took-all = alle Steine genommen
event-turn = Kästchen umgedreht
event-turn-of = Züge in einer Rolle
event-was-empty = Laden, die leer waren
