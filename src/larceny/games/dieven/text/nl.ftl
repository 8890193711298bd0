# The game in one sentence.

aim = Ga ervandoor met de grootste buit, maar wees nooit de rijkste dief als de politie komt.

# Cards, as they stand in a list or after a colon; 0 to 3 are money of that value.

word-0 = 0
word-1 = 1
word-2 = 2
word-3 = 3
word-ring = ring
word-horseshoe = hoefijzer
word-police = politieauto
word-double-police = dubbele politieauto
word-getaway = vluchtauto
word-siren = sirene
word-clear = sein veilig
word-swap = ruil
word-double-play = dubbelslag
word-hidden = ▒
word-up = open
word-down = gedekt
face-down = ({ $word })

# The table.

table-turn = { $phase ->
    [lot] Het lot bepaalt wie begint.
    [deal] De kaarten worden gedeeld.
    [draw] { $seat } trekt.
    [play] { $seat } moet een kaart spelen.
    [play-drawn] { $seat } moet de zojuist getrokken kaart spelen.
    [take] { $seat } ruilt en neemt eerst een kaart.
    [pick] { $seat } neemt een gedekte kaart van { $other }.
    [put] { $seat } ruilt en geeft nu een kaart terug aan { $other }.
   *[over] Het spel is afgelopen.
}
table-pile = Trekstapel: { $count }
table-police = Politie op tafel ({ $value } van de 4 voor een inval):
table-doubles = { $count ->
    [one] Dubbelslag: nog { $count } kaart te trekken
   *[other] Dubbelslag: nog { $count } kaarten te trekken
}
table-getaways = Vluchtauto’s: { $count } van de { $last }
table-discard = Aflegstapel ({ $count }):
table-loot = Buit ({ $count }):
table-known = Kaart { $place } ook gezien door { $seats }
table-hand = Hand ({ $count }):
table-hand-count = Hand: { $count }
table-drawn = Zojuist getrokken:

# Which face-down card moves: all see that.

in-row = { $nth ->
    [0] { "" }
   *[other] { " " }(nummer { $nth } in de rij)
}

# What has happened. $me: the observer did it. $to-me: it was done to the observer. An empty text is left out
# of the log: that others are dealt and draw cards goes without saying.

log-first = { $to-me ->
    [yes] Het lot wijst jou aan om te beginnen.
   *[no] Het lot wijst { $player } aan om te beginnen.
}
log-deal = { $card-is ->
    [hidden] { "" }
   *[other] Je krijgt: { $card }.
}
log-draw = { $card-is ->
    [hidden] { "" }
    [getaway] Er komt een vluchtauto aan!
   *[other] Je trekt: { $card }.
}
log-stash = { $me ->
    [yes] Je legt een kaart gedekt voor jezelf neer: { $card }.
   *[no] { $by } legt een kaart gedekt voor zichzelf neer.
}
log-give = { $me ->
    [yes] Je geeft { $player } een open kaart: { $card }.
   *[no] { $to-me ->
        [yes] { $by } geeft jou een open kaart: { $card }.
       *[no] { $by } geeft { $player } een open kaart: { $card }.
    }
}
log-play = { $me ->
    [yes] Je speelt: { $card }.
   *[no] { $by } speelt: { $card }.
}{ $card2-is ->
    [police] { " " }Een enkele politieauto gaat van tafel.
    [double-police] { " " }Een dubbele politieauto gaat van tafel.
   *[other] { "" }
}
log-take = { $me ->
    [yes] { $card-is ->
        [hidden] Je neemt een gedekte kaart van { $player }{ in-row }.
       *[other] Je neemt een { $face-is ->
            [down] gedekte
           *[other] open
        } kaart van { $player }{ in-row }: { $card }.
    }
   *[no] { $card-is ->
        [hidden] { $by } neemt een gedekte kaart van { $to-me ->
            [yes] jou
           *[no] { $player }
        }{ in-row }.
       *[other] { $by } neemt een { $face-is ->
            [down] gedekte
           *[other] open
        } kaart van { $to-me ->
            [yes] jou
           *[no] { $player }
        }{ in-row }: { $card }.
    }
}
log-pick = { $card-is ->
    [hidden] Het is nummer { $nth } in de rij; alleen wie die kaart gezien heeft, weet welke het is.
   *[other] Het is nummer { $nth } in de rij: { $card }.
}
log-put = { $me ->
    [yes] Je geeft er een { $face-is ->
        [down] gedekte
       *[other] open
    } kaart voor terug{ in-row }: { $card }.
   *[no] { $card-is ->
        [hidden] { $by } geeft er een gedekte kaart voor terug{ in-row }.
       *[other] { $by } geeft er een { $face-is ->
            [down] gedekte
           *[other] open
        } kaart voor terug{ in-row }: { $card }.
    }
}
log-laid = { $me ->
    [yes] Door de sirene moet jij op tafel leggen: { $card }.
   *[no] Door de sirene moet { $seat } op tafel leggen: { $card }.
}
log-raid = INVAL! De politie staat op { $police }: iedereen draait zijn buit open.
log-turned-up = { $me ->
    [yes] Je draait open: { $card }.
   *[no] { $seat } draait open: { $card }.
}
log-worth = { $me ->
    [yes] Voor de politie is jouw buit { $value } waard.
   *[no] Voor de politie is de buit van { $seat } { $value } waard.
}
log-caught = { $me ->
    [yes] Je wordt gepakt en raakt al je buit kwijt.
   *[no] { $seat } wordt gepakt en raakt alle buit kwijt.
}
log-spared = Niemand wordt gepakt.
log-moved = { $me ->
    [yes] Je krijgt een kaart van { $player }.
   *[no] { $to-me ->
        [yes] { $seat } krijgt een kaart van jou.
       *[no] { $seat } krijgt een kaart van { $player }.
    }
}
log-which = Het is: { $card }.
log-escape = Vluchtauto nummer { $cars }: de dieven gaan ervandoor.
log-scored = { $me ->
    [yes] Je ontsnapt met { $value }.
   *[no] { $seat } ontsnapt met { $value }.
}
end-escape = De laatste vluchtauto is gekomen, en de dieven zijn weg.

# What a move does.

do-stash = Leg een kaart gedekt voor jezelf neer: { $card }. Het is jouw buit, en alleen jij kent die kaart.
do-give = Leg een kaart open neer bij { $player }: { $card }. Het is de buit van die speler.
do-play = { $card-is ->
    [police] Leg een politieauto op tafel; bij 4 of meer volgt een inval.
    [double-police] Leg een dubbele politieauto op tafel: die telt voor 2; bij 4 of meer volgt een inval.
    [siren] Alle anderen (en jij, als dat is afgesproken) leggen hun politieauto’s op tafel; bij 4 of meer volgt een inval.
    [clear] { $card2-is ->
        [police] Stuur een enkele politieauto van de tafel naar de aflegstapel.
        [double-police] Stuur een dubbele politieauto van de tafel naar de aflegstapel.
       *[other] Stuur politie van de tafel naar de aflegstapel.
    }
    [swap] Neem een kaart uit de buit van een andere speler en geef er een van jou.
   *[double-play] Twee keer achter elkaar: trek een kaart en speel die meteen.
}
do-take = { $card-is ->
    [hidden] Neem blind een gedekte kaart van { $player } die je niet hebt gezien.
   *[other] { $face-is ->
        [down] Neem een gedekte kaart van { $player } die je kent: { $card }.
       *[other] Neem een open kaart van { $player }: { $card }.
    }
}
do-put = { $face-is ->
    [down] Geef er een gedekte kaart voor terug: { $card }.
   *[other] Geef er een open kaart voor terug: { $card }.
}

# Why a move is not possible. $card is a card as above, or its word in the notation.

reason-not-in-hand = Je hebt geen kaart “{ $card }” in je hand.
reason-play-the-drawn-card = Bij een dubbelslag speel je de kaart die je net hebt getrokken: “{ $card }”.
reason-swap-first = Maak eerst de ruil af.
reason-give-to-another = Geld kun je alleen aan een andere speler geven; wil je het houden, leg het dan gedekt neer.
reason-no-such-player = Die speler zit niet aan deze tafel.
reason-no-swap = Alleen bij een ruil neem je buit en geef je er iets voor terug.
reason-take-first = Neem eerst een kaart uit de buit van een andere speler.
reason-already-taken = Je hebt al een kaart genomen; geef er nu een van jou voor terug.
reason-no-such-loot = Zo’n kaart ligt daar niet voor jou om te nemen.
reason-no-such-own-loot = Zo’n kaart zit niet in de buit die je al had.
reason-clear-takes-all = Hier haalt “sein veilig” alle politieauto’s weg: “play clear”.
reason-clear-which = Zeg welke politieauto weg moet: “play clear police” of “play clear double-police”.
reason-no-such-police = Zo’n politieauto ligt niet op tafel.

# Why the bot likes a move.

why-any = geen reden
why-richest-hidden = bewaart het beste geld waar niemand het ziet
why-small-hidden = bewaart geld dat de politie niet lokt
why-burden-leader = maakt van de rijkste tegenstander een beter doelwit
why-cheap-gift = geeft weg wat aan het einde weinig waard is
why-raid-rival = stuurt de politie op een tegenstander af
why-hold-police = brengt de politie dichterbij
why-clear-danger = redt je van de politie
why-swap-gain = neemt betere buit dan je ervoor teruggeeft
why-more-cards = twee kaarten extra om te spelen
why-no-better = niets beters te doen

# The options.

option-siren = Wie politieauto’s neerlegt als de sirene klinkt: de anderen of iedereen.
option-siren-others = de anderen
option-siren-everyone = iedereen
option-clear = Of “sein veilig” alle politieauto’s weghaalt of één.
option-clear-all = alle
option-clear-one = één
option-raid_tie = Wie er gepakt wordt als meerdere spelers het rijkst zijn: allemaal of niemand.
option-raid_tie-all = allemaal
option-raid_tie-none = niemand
option-reshuffle = Wat er na een inval naast de politieauto’s op tafel terug in de stapel gaat: de hele aflegstapel of alleen de in beslag genomen buit.
option-reshuffle-all = de hele aflegstapel
option-reshuffle-loot = de in beslag genomen buit
option-getaways = De vluchtauto waarmee het spel eindigt.

# The bots.

bot-novice-manner = Houdt schatten in de hand, geeft de rest weg en denkt dat de politie alleen voor anderen komt.
bot-regular-manner = Bewaart het beste voor later, en let niet op wat anderen hebben verstopt.
bot-expert-manner = Volgt goede regels en stuurt de politie naar de rijkste.
bot-master-manner = Weegt duizenden manieren af waarop de nacht kan eindigen.

# What a bot knows about a move.

risk-you-richest = de kans dat jij de rijkste bent, is { $percent } %.
fact-richest = De kans dat { $seat } de rijkste is, is { $percent } %.
fact-then-richest = De kans dat { $seat } dan de rijkste is, is { $percent } %.
risk-gift = het telt aan het eind { $value } voor { $seat }.
fact-card-worth = { $value ->
    [0] Die telt aan het eind niets.
   *[other] Die telt { $value } aan het eind.
}
fact-hidden-good = De kans dat het een goede kaart is, is { $percent } %.
fact-not-richest = De kans dat jij dan niet de rijkste bent, is { $percent } %.
fact-you-richest = De kans dat jij nu de rijkste bent, is { $percent } %.
risk-spared = de kans dat { $seat } de rijkste is en gespaard blijft, is { $percent } %.
fact-best-loot = { $seat } heeft een kaart die aan het eind { $value } telt.
fact-draw-good = De kans dat een kaart die je trekt goed geld is, is { $percent } %.
risk-draw-police = de kans dat een kaart die je trekt de politie dichterbij brengt, is { $percent } %.
risk-hidden-poor = er is bijna geen goede kaart bij.
fact-gives-little = { $value ->
    [0] Wat je geeft, telt aan het eind niets.
   *[other] Wat je geeft, telt aan het eind { $value }.
}
risk-gives-away = je geeft een kaart die aan het eind { $value } telt.

# De statistieken.

chart-order = Gewonnen in volgorde van spelen: 1 begint
chart-raids = Invallen in een spel
chart-caught = Spelers die in een spel worden betrapt
chart-plays = Politieauto’s en actiekaarten die in een spel worden gespeeld, gemiddeld
chart-gifts = Geld dat in een spel wordt weggegeven, gemiddeld

# What events are called there.

event-caught = gepakte spelers
event-deal = gedeelde kaarten
event-draw = getrokken kaarten
event-escape = vlucht met de laatste auto
event-first = startspeler geloot
event-give = weggegeven kaarten
event-laid = neergelegd door de sirene
event-moved = kaarten naar een ander
event-pick = kaarten uit een rij gekozen
event-play = gespeelde kaarten
event-put = teruggegeven kaarten
event-raid = invallen
event-scored = meegenomen buit
event-spared = invallen zonder vangst
event-stash = weggelegde kaarten
event-take = kaarten genomen bij een ruil
event-turned-up = opengedraaide kaarten
event-which = bekendgemaakte kaarten
event-worth = buit geschat door de politie
