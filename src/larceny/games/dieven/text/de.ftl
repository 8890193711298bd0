# The game in one sentence.

aim = Entkomme mit der größten Beute, aber sei nie der reichste Dieb, wenn die Polizei kommt.

# Cards, as they stand in a list or after a colon; 0 to 3 are money of that value.

word-0 = 0
word-1 = 1
word-2 = 2
word-3 = 3
word-ring = Ring
word-horseshoe = Hufeisen
word-police = Polizeiauto
word-double-police = doppeltes Polizeiauto
word-getaway = Fluchtauto
word-siren = Sirene
word-clear = Entwarnung
word-swap = Tausch
word-double-play = Doppelschlag
word-hidden = ▒
word-up = offen
word-down = verdeckt
face-down = ({ $word })

# The table.

table-turn = { $phase ->
    [lot] Das Los entscheidet, wer beginnt.
    [deal] Die Karten werden ausgeteilt.
    [draw] { $seat } zieht.
    [play] { $seat } muss eine Karte spielen.
    [play-drawn] { $seat } muss die eben gezogene Karte spielen.
    [take] { $seat } tauscht und nimmt zuerst eine Karte.
    [pick] { $seat } nimmt eine verdeckte Karte von { $other }.
    [put] { $seat } tauscht und gibt { $other } jetzt eine Karte zurück.
   *[over] Das Spiel ist vorbei.
}
table-pile = Nachziehstapel: { $count }
table-police = Polizei auf dem Tisch ({ $value } von 4 bis zur Razzia):
table-doubles = { $count ->
    [one] Doppelschlag: noch { $count } Karte zu ziehen
   *[other] Doppelschlag: noch { $count } Karten zu ziehen
}
table-getaways = Fluchtautos: { $count } von { $last }
table-discard = Ablagestapel ({ $count }):
table-loot = Beute ({ $count }):
table-known = Karte { $place } auch gesehen von { $seats }
table-hand = Hand ({ $count }):
table-hand-count = Hand: { $count }
table-drawn = Eben gezogen:

# Which face-down card moves: all see that.

in-row = { $nth ->
    [0] { "" }
   *[other] { " " }(Nummer { $nth } in der Reihe)
}

# What has happened. $me: the observer did it. $to-me: it was done to the observer. An empty text is left out
# of the log: that others are dealt and draw cards goes without saying.

log-first = { $to-me ->
    [yes] Das Los bestimmt: Du beginnst.
   *[no] Das Los bestimmt: { $player } beginnt.
}
log-deal = { $card-is ->
    [hidden] { "" }
   *[other] Du bekommst: { $card }.
}
log-draw = { $card-is ->
    [hidden] { "" }
    [getaway] Ein Fluchtauto taucht auf!
   *[other] Du ziehst: { $card }.
}
log-stash = { $me ->
    [yes] Du legst eine Karte verdeckt vor dich: { $card }.
   *[no] { $by } legt eine Karte verdeckt vor sich.
}
log-give = { $me ->
    [yes] Du gibst { $player } eine offene Karte: { $card }.
   *[no] { $to-me ->
        [yes] { $by } gibt dir eine offene Karte: { $card }.
       *[no] { $by } gibt { $player } eine offene Karte: { $card }.
    }
}
log-play = { $me ->
    [yes] Du spielst: { $card }.
   *[no] { $by } spielt: { $card }.
}{ $card2-is ->
    [police] { " " }Ein einfaches Polizeiauto verlässt den Tisch.
    [double-police] { " " }Ein doppeltes Polizeiauto verlässt den Tisch.
   *[other] { "" }
}
log-take = { $me ->
    [yes] { $card-is ->
        [hidden] Du nimmst eine verdeckte Karte von { $player }{ in-row }.
       *[other] Du nimmst eine { $face-is ->
            [down] verdeckte
           *[other] offene
        } Karte von { $player }{ in-row }: { $card }.
    }
   *[no] { $card-is ->
        [hidden] { $by } nimmt eine verdeckte Karte von { $to-me ->
            [yes] dir
           *[no] { $player }
        }{ in-row }.
       *[other] { $by } nimmt eine { $face-is ->
            [down] verdeckte
           *[other] offene
        } Karte von { $to-me ->
            [yes] dir
           *[no] { $player }
        }{ in-row }: { $card }.
    }
}
log-pick = { $card-is ->
    [hidden] Es ist Nummer { $nth } in der Reihe; nur wer diese Karte gesehen hat, weiß, welche es ist.
   *[other] Es ist Nummer { $nth } in der Reihe: { $card }.
}
log-put = { $me ->
    [yes] Du gibst dafür eine { $face-is ->
        [down] verdeckte
       *[other] offene
    } Karte zurück{ in-row }: { $card }.
   *[no] { $card-is ->
        [hidden] { $by } gibt dafür eine verdeckte Karte zurück{ in-row }.
       *[other] { $by } gibt dafür eine { $face-is ->
            [down] verdeckte
           *[other] offene
        } Karte zurück{ in-row }: { $card }.
    }
}
log-laid = { $me ->
    [yes] Wegen der Sirene musst du auf den Tisch legen: { $card }.
   *[no] Wegen der Sirene muss { $seat } auf den Tisch legen: { $card }.
}
log-raid = RAZZIA! Die Polizei steht bei { $police }: Alle decken ihre Beute auf.
log-turned-up = { $me ->
    [yes] Du deckst auf: { $card }.
   *[no] { $seat } deckt auf: { $card }.
}
log-worth = { $me ->
    [yes] Für die Polizei ist deine Beute { $value } wert.
   *[no] Für die Polizei ist die Beute von { $seat } { $value } wert.
}
log-caught = { $me ->
    [yes] Du wirst gefasst und verlierst deine ganze Beute.
   *[no] { $seat } wird gefasst und verliert die ganze Beute.
}
log-spared = Niemand wird gefasst.
log-moved = { $me ->
    [yes] Du bekommst eine Karte von { $player }.
   *[no] { $to-me ->
        [yes] { $seat } bekommt eine Karte von dir.
       *[no] { $seat } bekommt eine Karte von { $player }.
    }
}
log-which = Es ist: { $card }.
log-escape = Fluchtauto Nummer { $cars }: Die Diebe machen sich davon.
log-scored = { $me ->
    [yes] Du entkommst mit { $value }.
   *[no] { $seat } entkommt mit { $value }.
}
end-escape = Das letzte Fluchtauto ist da, und die Diebe sind weg.

# What a move does.

do-stash = Lege eine Karte verdeckt vor dich: { $card }. Sie ist deine Beute, und nur du kennst sie.
do-give = Lege eine Karte offen vor { $player }: { $card }. Sie gehört dort zur Beute.
do-play = { $card-is ->
    [police] Lege ein Polizeiauto auf den Tisch; ab 4 gibt es eine Razzia.
    [double-police] Lege ein doppeltes Polizeiauto auf den Tisch: Es zählt 2; ab 4 gibt es eine Razzia.
    [siren] Alle anderen (auch du, falls vereinbart) legen ihre Polizeiautos auf den Tisch; ab 4 gibt es eine Razzia.
    [clear] { $card2-is ->
        [police] Schicke ein einfaches Polizeiauto vom Tisch auf den Ablagestapel.
        [double-police] Schicke ein doppeltes Polizeiauto vom Tisch auf den Ablagestapel.
       *[other] Schicke Polizei vom Tisch auf den Ablagestapel.
    }
    [swap] Nimm eine Karte aus einer anderen Beute und gib eine aus deiner.
   *[double-play] Zweimal nacheinander: Ziehe eine Karte und spiele sie sofort.
}
do-take = { $card-is ->
    [hidden] Nimm blind eine verdeckte Karte von { $player }, die du nicht gesehen hast.
   *[other] { $face-is ->
        [down] Nimm eine verdeckte Karte von { $player }, die du kennst: { $card }.
       *[other] Nimm eine offene Karte von { $player }: { $card }.
    }
}
do-put = { $face-is ->
    [down] Gib dafür eine verdeckte Karte zurück: { $card }.
   *[other] Gib dafür eine offene Karte zurück: { $card }.
}

# Why a move is not possible. $card is a card as above, or its word in the notation.

reason-not-in-hand = Du hast keine Karte „{ $card }“ auf der Hand.
reason-play-the-drawn-card = Beim Doppelschlag spielst du die Karte, die du eben gezogen hast: „{ $card }“.
reason-swap-first = Beende zuerst den Tausch.
reason-give-to-another = Geld kannst du nur anderen geben; um es zu behalten, lege es verdeckt vor dich.
reason-no-such-player = Diese Person sitzt nicht an diesem Tisch.
reason-no-swap = Beute wird nur bei einem Tausch genommen und zurückgegeben.
reason-take-first = Nimm zuerst eine Karte aus einer anderen Beute.
reason-already-taken = Du hast schon eine Karte genommen; gib jetzt eine von deinen.
reason-no-such-loot = So eine Karte liegt dort nicht für dich bereit.
reason-no-such-own-loot = So eine Karte ist nicht in der Beute, die du schon hattest.
reason-clear-takes-all = Hier räumt die „Entwarnung“ alle Polizeiautos ab: „play clear“.
reason-clear-which = Sag, welches Polizeiauto weg soll: „play clear police“ oder „play clear double-police“.
reason-no-such-police = So ein Polizeiauto liegt nicht auf dem Tisch.

# Why the bot likes a move.

why-any = kein Grund
why-richest-hidden = behält das beste Geld da, wo es niemand sieht
why-small-hidden = behält Geld, das die Polizei nicht anlockt
why-burden-leader = macht den reichsten Rivalen zum besseren Ziel
why-cheap-gift = gibt weg, was am Ende wenig wert ist
why-raid-rival = hetzt einem Rivalen die Polizei auf den Hals
why-hold-police = bringt die Polizei näher
why-clear-danger = rettet dich vor der Polizei
why-swap-gain = nimmt bessere Beute, als es gibt
why-more-cards = zwei Karten mehr zum Spielen
why-no-better = nichts Besseres zu tun

# The options.

option-siren = Wer Polizeiautos hinlegt, wenn die Sirene heult: die anderen oder alle.
option-siren-others = die anderen
option-siren-everyone = alle
option-clear = Ob die „Entwarnung“ alle Polizeiautos abräumt oder eines.
option-clear-all = alle
option-clear-one = eines
option-raid_tie = Wer gefasst wird, wenn mehrere gleich reich sind: alle oder niemand.
option-raid_tie-all = alle
option-raid_tie-none = niemand
option-reshuffle = Was nach einer Razzia außer den Polizeiautos auf dem Tisch zurück in den Stapel kommt: der ganze Ablagestapel oder nur die beschlagnahmte Beute.
option-reshuffle-all = der ganze Ablagestapel
option-reshuffle-loot = die beschlagnahmte Beute
option-getaways = Das Fluchtauto, mit dem das Spiel endet.

# The bots.

bot-novice-manner = Behält Schätze auf der Hand, verschenkt den Rest und meint, die Polizei komme nur zu anderen.
bot-regular-manner = Hebt sich das Beste für später auf und achtet nicht darauf, was andere versteckt haben.
bot-expert-manner = Folgt guten Regeln und schickt die Polizei zum Reichsten.
bot-master-manner = Wägt tausende Wege ab, auf denen die Nacht enden kann.

# What a bot knows about a move.

risk-you-richest = mit einer Wahrscheinlichkeit von { $percent } % bist du am reichsten.
fact-richest = Mit einer Wahrscheinlichkeit von { $percent } % ist { $seat } am reichsten.
fact-then-richest = Mit einer Wahrscheinlichkeit von { $percent } % ist { $seat } dann am reichsten.
risk-gift = es zählt am Ende { $value } für { $seat }.
fact-card-worth = { $value ->
    [0] Sie zählt am Ende nichts.
   *[other] Sie zählt am Ende { $value }.
}
fact-hidden-good = Mit einer Wahrscheinlichkeit von { $percent } % ist es eine gute Karte.
fact-not-richest = Mit einer Wahrscheinlichkeit von { $percent } % bist du dann nicht am reichsten.
fact-you-richest = Mit einer Wahrscheinlichkeit von { $percent } % bist du jetzt am reichsten.
risk-spared = mit einer Wahrscheinlichkeit von { $percent } % ist { $seat } am reichsten und wird verschont.
fact-best-loot = { $seat } hat eine Karte, die am Ende { $value } zählt.
fact-draw-good = Mit einer Wahrscheinlichkeit von { $percent } % ist eine Karte, die du ziehst, gutes Geld.
risk-draw-police = mit einer Wahrscheinlichkeit von { $percent } % bringt eine Karte, die du ziehst, die Polizei näher.
risk-hidden-poor = es ist kaum eine gute Karte dabei.
fact-gives-little = { $value ->
    [0] Was du gibst, zählt am Ende nichts.
   *[other] Was du gibst, zählt am Ende { $value }.
}
risk-gives-away = du gibst eine Karte, die am Ende { $value } zählt.

# Die Statistik.

chart-order = Siege in der Reihenfolge des Spiels: 1 beginnt
chart-raids = Razzien in einem Spiel
chart-caught = Erwischte Spieler in einem Spiel
chart-plays = Gespielte Polizeiautos und Aktionskarten in einem Spiel, im Mittel
chart-gifts = Verschenktes Geld in einem Spiel, im Mittel

# What events are called there.

event-caught = gefasste Spieler
event-deal = ausgeteilte Karten
event-draw = gezogene Karten
event-escape = Flucht im letzten Auto
event-first = Startspieler ausgelost
event-give = verschenkte Karten
event-laid = hingelegt wegen der Sirene
event-moved = Karten in andere Hände
event-pick = Karten aus einer Reihe
event-play = gespielte Karten
event-put = zurückgegebene Karten
event-raid = Razzien
event-scored = heimgebrachte Beute
event-spared = Razzien ohne Fang
event-stash = beiseitegelegte Karten
event-take = beim Tausch genommen
event-turned-up = aufgedeckte Karten
event-which = bekannt gewordene Karten
event-worth = Beute, von Polizei geschätzt
