# The game in one sentence.

aim = Bring die kostbarsten Juwelen in deinen Tresor und schließe ihn, bevor die anderen dich stehen lassen.

# Words of the notation, and what stands after the first: the value of a jewel or a safe, or what a thief steals.

word-necklace = Halskette
word-ring = Ring
word-watch = Uhr
word-tiara = Diadem
word-safe = geschlossener Tresor
word-thief = Dieb
word-shadow = Schatten
word-hidden = ▒
face-1 = { $word } 1
face-2 = { $word } 2
face-3 = { $word } 3
face-4 = { $word } 4
face-5 = { $word } 5
face-6 = { $word } 6
face-7 = { $word } 7
face-8 = { $word } 8
face-9 = { $word } 9
face-10 = { $word } 10
face-11 = { $word } 11
face-12 = { $word } 12
face-13 = { $word } 13
face-14 = { $word } 14
face-15 = { $word } 15
face-necklace = Kettendieb
face-ring = Ringdieb
face-watch = Uhrendieb
face-tiara = Diademdieb
face-shadow = Schattendieb

# A card in a sentence.

card = { $card-is ->
    [thief] { $card2-is ->
        [necklace] { face-necklace }
        [ring] { face-ring }
        [watch] { face-watch }
        [tiara] { face-tiara }
       *[shadow] { face-shadow }
    }
   *[other] { $card } { $value }
}

# The table.

table-turn = { $phase ->
    [gather] Gleich beginnt eine Runde.
    [deal] Die Karten werden ausgeteilt.
    [play] Alle mit offenem Tresor wählen eine Karte.
    [steal] { $seat } muss wählen, welches Juwel gestohlen wird.
    [add] Wer noch ein Juwel vor sich liegen hat, darf weitere derselben Art dazulegen.
    [draw] { $seat } zieht.
   *[over] Das Spiel ist vorbei.
}
table-round = Runde: { $count } von { $last }
table-pile = Nachziehstapel: { $count }
table-discard = Ablagestapel, verdeckt: { $count }
table-discard-seen = Davon allen bekannt:
table-score = Punkte: { $value }
table-safe = { $state ->
    [open] Offener Tresor
   *[closed] Geschlossener Tresor
} ({ $count }, Wert { $value }):
table-shown = { $fate ->
    [lies] Auf dem Tisch:
    [closed] Geschlossen mit:
    [cancelled] Gespielt, aufgehoben:
    [stolen] Gespielt, gestohlen:
    [discarded] Gespielt, abgelegt:
   *[past] Zuletzt gespielt:
}
table-hand = Hand ({ $count }):
table-hand-count = Hand: { $count }
table-chosen = Gewählt, noch nicht aufgedeckt:
table-laid = Beiseitegelegt:
table-under = { $order ->
    [0] Hand abgelegt: { $count }
   *[other] Hand { $order } unter dem Stapel: { $drawn } von { $count } gezogen
}
table-declined = Mit { $count } auf der Hand nicht mehr dazugelegt: { $kind ->
    [necklace] { word-necklace }
    [ring] { word-ring }
    [watch] { word-watch }
   *[tiara] { word-tiara }
}

# What has happened. $me: the observer did it. $to-me: it was done to the observer. An empty text is left out
# of the log: that others are dealt and draw cards, and have no more to add, goes without saying.

log-round = Runde { $value } beginnt.
log-deal = { $card-is ->
    [hidden] { "" }
   *[other] Du bekommst: { card }.
}
log-draw = { $card-is ->
    [hidden] { "" }
   *[other] Du ziehst: { card }.
}
log-play = { $me ->
    [yes] Du spielst: { card }.
   *[no] { $by } spielt: { card }.
}
log-cancelled = Die Juwelen mit dem Wert { $value } heben sich gegenseitig auf.
log-steal = { $me ->
    [yes] Du stiehlst das Juwel, das { $player } gespielt hat.
   *[no] { $to-me ->
        [yes] { $by } stiehlt das Juwel, das du gespielt hast.
       *[no] { $by } stiehlt das Juwel, das { $player } gespielt hat.
    }
}
log-took = { $me ->
    [yes] Dein Dieb nimmt das Juwel, das { $player } gespielt hat.
   *[no] { $to-me ->
        [yes] Der Dieb von { $seat } nimmt das Juwel, das du gespielt hast.
       *[no] Der Dieb von { $seat } nimmt das Juwel, das { $player } gespielt hat.
    }
}
log-empty-handed = { $me ->
    [yes] Dein Dieb findet nichts zu stehlen.
   *[no] Der Dieb von { $seat } findet nichts zu stehlen.
}
log-add = { $me ->
    [yes] Du legst dazu: { card }.
   *[no] { $by } legt dazu: { card }.
}
log-done = { $me ->
    [yes] Du legst nichts mehr dazu.
   *[no] { "" }
}
log-closed = { $me ->
    [yes] Du schließt deinen Tresor mit Juwelen im Wert von { $value }.
   *[no] { $seat } schließt einen Tresor mit Juwelen im Wert von { $value }.
}
log-stays-open = { $me ->
    [yes] Mit dieser Karte kannst du deinen Tresor nicht schließen: Er bleibt offen.
   *[no] { $seat } kann den Tresor mit dieser Karte nicht schließen: Er bleibt offen.
}
log-used-up = Der Nachziehstapel ist aufgebraucht.
log-last-open = { $me ->
    [yes] Nur noch dein Tresor ist offen: Die Runde ist vorbei.
   *[no] Nur noch der Tresor von { $seat } ist offen: Die Runde ist vorbei.
}
log-all-close = Alle, die noch dabei sind, wollen gleichzeitig schließen: Niemand schließt, und die Runde ist vorbei.
log-no-cards = Niemand mit offenem Tresor hat noch eine Karte: Die Runde ist vorbei.
log-scored = { $me ->
    [yes] Du bekommst { $value } in dieser Runde.
   *[no] { $seat } bekommt { $value } in dieser Runde.
}
end-rounds = Die letzte Runde ist vorbei.

# What a move does.

do-play = { $card-is ->
    [safe] Spiele eine Karte: { card }. Sie schließt deinen Tresor, wenn Juwelen darin liegen, höchstens { $value }.
    [thief] { $card2-is ->
        [shadow] Spiele eine Karte: { card }. Sie nimmt ein Juwel beliebiger Art, das in diesem Zug gespielt wird.
       *[other] Spiele eine Karte: { card }. Sie nimmt ein Juwel, das in diesem Zug gespielt wird, aber nur von dieser Art: { $card2 }.
    }
   *[other] Spiele eine Karte: { card }. Spielt niemand denselben Wert und nimmt kein Dieb das Juwel, so kommt es in deinen Tresor.
}
do-steal = Nimm das Juwel, das { $player } gespielt hat, in deinen eigenen Tresor.
do-add = Lege ein Juwel dazu: { card }. Kein Dieb kommt heran, und es kann nicht aufgehoben werden.
do-done = Lege keine Juwelen mehr dazu.

# Why a move is not possible. $card is a card as above, or its words in the notation.

reason-not-in-hand = Du hast keine Karte „{ $card }“ auf der Hand.
reason-no-theft = Jetzt gibt es nichts zu stehlen: Erst werden alle Karten gespielt, und dann stehlen nur Diebe.
reason-thieves-gone = Die Diebe dieses Zuges sind schon fort: Es lässt sich nichts mehr stehlen.
reason-no-such-prey = Dort findet dein Dieb kein Juwel, das ihm gefällt.
reason-steal-first = Wähle zuerst das Juwel, das dein Dieb nimmt.
reason-no-adding = Juwelen legst du erst dazu, wenn alle eine Karte gespielt haben und die Diebe fort sind.
reason-add-or-done = Deine Karte für diesen Zug hast du gespielt; lege jetzt Juwelen dazu oder sag „done“.
reason-already-added = Jede Karte „{ $card }“ deiner Hand hast du schon dazugelegt.
reason-another-kind = Du darfst nur Juwelen derselben Art dazulegen wie das, das vor dir liegt: „{ $card }“.

# Why the bot likes a move.

why-any = kein Grund
why-close-now = bringt in Sicherheit, was im Tresor liegt
why-fills-safe = bringt gute Juwelen in den Tresor
why-thief-prey = nimmt vielleicht einem Rivalen ein gutes Juwel
why-best-prey = nimmt das Juwel, das am meisten wert ist
why-safe-from-thieves = bringt ein Juwel ein, das niemand mehr nehmen kann
why-room-in-safe = lässt Platz im Tresor, damit er sich schließen lässt
why-keep-card = behält eine Karte, die später nützt
why-wasted = wäre jetzt verschwendet
why-no-better = nichts Besseres zu tun

# The options and a remark.

option-rounds = Wie viele Runden gespielt werden.
remark-two-players = Zu zweit geht es nach unserer Quelle, doch andere Ausgaben verlangen mindestens drei: Zu zweit endet die Runde, sobald jemand seinen Tresor schließt.

# The bots.

bot-novice-manner = Nimmt Juwelen einzeln und behält auf der Hand, was im Tresor liegen könnte.
bot-regular-manner = Sieht jedes Juwel für sich und sieht die anderen nicht schließen.
bot-expert-manner = Weiß, wann ein voller Tresor voll genug ist.
bot-master-manner = Schließt nie, wenn man es erwartet.

# What a bot knows about a move.

fact-jewel = Es ist { $value } wert.
risk-jewel = mit einer Wahrscheinlichkeit von etwa { $percent } % spielt ein Rivale eine Karte, die es stiehlt oder aufhebt.
fact-thief = Mit einer Wahrscheinlichkeit von etwa { $percent } % spielt ein Rivale so ein Juwel.
fact-prey = Das Juwel von { $seat } ist { $value } wert.
fact-closing = Jetzt zu schließen bringt { $value }.
risk-all-close = mit einer Wahrscheinlichkeit von { $percent } % können alle anderen, die noch dabei sind, auch schließen, und niemand von euch punktet.
risk-stays-open = er schließt keinen Tresor mit { $count } Juwelen.
risk-no-prey = kaum ein Rivale wird so ein Juwel spielen.

# Die Statistik.

chart-closings = Geschlossene Tresore in einem Spiel nach dem Wert ihrer Juwelen, im Mittel
chart-endings = Wie Runden enden: der letzte offene Tresor, alle schließen zugleich, keine Karten mehr
chart-thefts = Diebe in einem Spiel: die Wahl des Opfers, nur eine Beute, keine

# What events are called there.

event-add = dazugelegte Juwelen
event-all-close = alle schließen zugleich
event-cancelled = aufgehobene Werte
event-closed = geschlossene Tresore
event-deal = ausgeteilte Karten
event-done = Spieler, die fertig sind
event-draw = gezogene Karten
event-empty-handed = Diebe ohne Beute
event-last-open = nur ein Tresor noch offen
event-no-cards = keine Karten mehr
event-play = gespielte Karten
event-round = Runden
event-scored = Wertungen einer Runde
event-stays-open = Tresore, die offen bleiben
event-steal = Diebstähle nach Wahl
event-took = Diebstahl der einzigen Beute
event-used-up = Nachziehstapel aufgebraucht
