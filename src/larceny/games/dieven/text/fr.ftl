# The game in one sentence.

aim = Repars avec le plus gros butin, mais ne sois jamais le voleur le plus riche quand la police arrive.

# Cards, as they stand in a list or after a colon; 0 to 3 are money of that value.

word-0 = 0
word-1 = 1
word-2 = 2
word-3 = 3
word-ring = bague
word-horseshoe = fer à cheval
word-police = voiture de police
word-double-police = voiture de police double
word-getaway = voiture de fuite
word-siren = sirène
word-clear = fin d’alerte
word-swap = échange
word-double-play = coup double
word-hidden = ▒
word-up = face visible
word-down = face cachée
face-down = ({ $word })

# The table.

table-turn = { $phase ->
    [lot] On tire au sort qui commence.
    [deal] On distribue les cartes.
    [draw] { $seat } pioche.
    [play] { $seat } doit jouer une carte.
    [play-drawn] { $seat } doit jouer la carte qui vient d’être piochée.
    [take] { $seat } fait un échange et prend d’abord une carte.
    [pick] { $seat } prend à { $other } une carte face cachée.
    [put] { $seat } fait un échange et donne maintenant une carte à { $other } en retour.
   *[over] La partie est finie.
}
table-pile = Pioche : { $count }
table-police = Police sur la table ({ $value } sur 4 avant la descente) :
table-doubles = { $count ->
    [one] Coup double : encore { $count } carte à piocher
   *[other] Coup double : encore { $count } cartes à piocher
}
table-getaways = Voitures de fuite : { $count } sur { $last }
table-discard = Défausse ({ $count }) :
table-loot = Butin ({ $count }) :
table-known = Carte { $place } vue aussi par { $seats }
table-hand = Main ({ $count }) :
table-hand-count = Main : { $count }
table-drawn = Carte piochée :

# Which face-down card moves: all see that.

in-row = { $nth ->
    [0] { "" }
   *[other] { " " }(numéro { $nth } dans la rangée)
}

# What has happened. $me: the observer did it. $to-me: it was done to the observer. An empty text is left out
# of the log: that others are dealt and draw cards goes without saying.

log-first = { $to-me ->
    [yes] Le sort te désigne pour commencer.
   *[no] Le sort désigne { $player } pour commencer.
}
log-deal = { $card-is ->
    [hidden] { "" }
   *[other] Tu reçois : { $card }.
}
log-draw = { $card-is ->
    [hidden] { "" }
    [getaway] Une voiture de fuite arrive !
   *[other] Tu pioches : { $card }.
}
log-stash = { $me ->
    [yes] Tu mets de côté une carte face cachée : { $card }.
   *[no] { $by } met de côté une carte face cachée.
}
log-give = { $me ->
    [yes] Tu donnes à { $player } une carte face visible : { $card }.
   *[no] { $to-me ->
        [yes] { $by } te donne une carte face visible : { $card }.
       *[no] { $by } donne à { $player } une carte face visible : { $card }.
    }
}
log-play = { $me ->
    [yes] Tu joues : { $card }.
   *[no] { $by } joue : { $card }.
}{ $card2-is ->
    [police] { " " }Une voiture de police simple quitte la table.
    [double-police] { " " }Une voiture de police double quitte la table.
   *[other] { "" }
}
log-take = { $me ->
    [yes] { $card-is ->
        [hidden] Tu prends à { $player } une carte face cachée{ in-row }.
       *[other] Tu prends à { $player } une carte face { $face-is ->
            [down] cachée
           *[other] visible
        }{ in-row } : { $card }.
    }
   *[no] { $card-is ->
        [hidden] { $to-me ->
            [yes] { $by } te prend
           *[no] { $by } prend à { $player }
        } une carte face cachée{ in-row }.
       *[other] { $to-me ->
            [yes] { $by } te prend
           *[no] { $by } prend à { $player }
        } une carte face { $face-is ->
            [down] cachée
           *[other] visible
        }{ in-row } : { $card }.
    }
}
log-pick = { $card-is ->
    [hidden] C’est le numéro { $nth } dans la rangée ; il faut l’avoir vue pour savoir quelle carte c’est.
   *[other] C’est le numéro { $nth } dans la rangée : { $card }.
}
log-put = { $me ->
    [yes] Tu donnes en retour une carte face { $face-is ->
        [down] cachée
       *[other] visible
    }{ in-row } : { $card }.
   *[no] { $card-is ->
        [hidden] { $by } donne en retour une carte face cachée{ in-row }.
       *[other] { $by } donne en retour une carte face { $face-is ->
            [down] cachée
           *[other] visible
        }{ in-row } : { $card }.
    }
}
log-laid = { $me ->
    [yes] La sirène t’oblige à poser : { $card }.
   *[no] La sirène oblige { $seat } à poser : { $card }.
}
log-raid = DESCENTE ! La police en est à { $police } : tout le monde révèle son butin.
log-turned-up = { $me ->
    [yes] Tu révèles : { $card }.
   *[no] { $seat } révèle : { $card }.
}
log-worth = { $me ->
    [yes] Pour la police, ton butin vaut { $value }.
   *[no] Pour la police, le butin de { $seat } vaut { $value }.
}
log-caught = { $me ->
    [yes] Tu te fais prendre et tu perds tout ton butin.
   *[no] { $seat } se fait prendre et perd tout son butin.
}
log-spared = Personne ne se fait prendre.
log-moved = { $me ->
    [yes] Tu reçois une carte de { $player }.
   *[no] { $to-me ->
        [yes] { $seat } reçoit une de tes cartes.
       *[no] { $seat } reçoit une carte de { $player }.
    }
}
log-which = C’est : { $card }.
log-escape = Voiture de fuite numéro { $cars } : les voleurs prennent le large.
log-scored = { $me ->
    [yes] Tu t’enfuis avec { $value }.
   *[no] { $seat } s’enfuit avec { $value }.
}
end-escape = La dernière voiture de fuite est arrivée, et les voleurs ont filé.

# What a move does.

do-stash = Pose une carte face cachée devant toi : { $card }. Elle fait partie de ton butin, et personne d’autre ne la connaît.
do-give = Pose une carte face visible devant { $player } : { $card }. Elle fait partie de son butin.
do-play = { $card-is ->
    [police] Pose une voiture de police sur la table ; à 4 ou plus, c’est la descente.
    [double-police] Pose une voiture de police double sur la table : elle compte pour 2 ; à 4 ou plus, c’est la descente.
    [siren] Tous les autres (et toi, si c’est convenu) posent leurs voitures de police ; à 4 ou plus, c’est la descente.
    [clear] { $card2-is ->
        [police] Envoie une voiture de police simple de la table à la défausse.
        [double-police] Envoie une voiture de police double de la table à la défausse.
       *[other] Envoie la police de la table à la défausse.
    }
    [swap] Prends une carte du butin d’un autre joueur et donne une des tiennes.
   *[double-play] Deux fois de suite : pioche une carte et joue-la aussitôt.
}
do-take = { $card-is ->
    [hidden] Prends à l’aveugle une carte face cachée de { $player } que tu n’as pas vue.
   *[other] { $face-is ->
        [down] Prends à { $player } une carte face cachée que tu connais : { $card }.
       *[other] Prends à { $player } une carte face visible : { $card }.
    }
}
do-put = { $face-is ->
    [down] Donne en retour une carte face cachée : { $card }.
   *[other] Donne en retour une carte face visible : { $card }.
}

# Why a move is not possible. $card is a card as above, or its word in the notation.

reason-not-in-hand = Tu n’as pas de carte « { $card } » en main.
reason-play-the-drawn-card = Lors d’un coup double, tu joues la carte que tu viens de piocher : « { $card } ».
reason-swap-first = Termine d’abord l’échange.
reason-give-to-another = Tu ne peux donner de l’argent qu’à un autre joueur ; pour le garder, mets-le de côté.
reason-no-such-player = Ce joueur n’est pas à cette table.
reason-no-swap = On ne prend et ne rend du butin que lors d’un échange.
reason-take-first = Prends d’abord une carte du butin d’un autre joueur.
reason-already-taken = Tu as déjà pris une carte ; donne maintenant une des tiennes.
reason-no-such-loot = Cette carte n’est pas là : tu ne peux pas la prendre.
reason-no-such-own-loot = Cette carte n’est pas dans le butin que tu avais déjà.
reason-clear-takes-all = Ici, la « fin d’alerte » écarte toutes les voitures de police : « play clear ».
reason-clear-which = Dis quelle voiture de police doit partir : « play clear police » ou « play clear double-police ».
reason-no-such-police = Il n’y a pas de voiture de police de ce type sur la table.

# Why the bot likes a move.

why-any = sans raison
why-richest-hidden = garde le meilleur argent là où personne ne le voit
why-small-hidden = garde de l’argent qui n’attirera pas la police
why-burden-leader = fait du rival le plus riche une meilleure cible
why-cheap-gift = donne ce qui vaudra peu à la fin
why-raid-rival = envoie la police chez un rival
why-hold-police = rapproche la police
why-clear-danger = te sauve de la police
why-swap-gain = prend un butin meilleur que celui donné en retour
why-more-cards = deux cartes de plus à jouer
why-no-better = rien de mieux à faire

# The options.

option-siren = Qui pose ses voitures de police quand la sirène retentit : les autres, ou tout le monde.
option-siren-others = les autres
option-siren-everyone = tout le monde
option-clear = Si la « fin d’alerte » écarte toutes les voitures de police ou une seule.
option-clear-all = toutes
option-clear-one = une seule
option-raid_tie = Qui se fait prendre en cas d’égalité entre les plus riches : tous ou personne.
option-raid_tie-all = tous
option-raid_tie-none = personne
option-reshuffle = Ce qui retourne dans la pioche après une descente, outre les voitures de police sur la table : toute la défausse ou seulement le butin saisi.
option-reshuffle-all = toute la défausse
option-reshuffle-loot = le butin saisi
option-getaways = La voiture de fuite qui met fin à la partie.

# The bots.

bot-novice-manner = Garde ses trésors en main, donne le reste et croit que la police ne vient que pour les autres.
bot-regular-manner = Garde le meilleur pour plus tard et ne pense pas à ce que les autres ont caché.
bot-expert-manner = Suit de bonnes règles et envoie la police chez le plus riche.
bot-master-manner = Pèse des milliers de façons dont la nuit peut finir.

# What a bot knows about a move.

risk-you-richest = il y a { $percent } % de chances que tu sois le plus riche.
fact-richest = Il y a { $percent } % de chances que { $seat } soit le plus riche.
fact-then-richest = Il y a { $percent } % de chances que { $seat } soit alors le plus riche.
risk-gift = cela comptera { $value } pour { $seat } à la fin.
fact-card-worth = { $value ->
    [0] Cela ne compte rien à la fin.
   *[other] Cela compte { $value } à la fin.
}
fact-hidden-good = Il y a { $percent } % de chances que ce soit une bonne carte.
fact-not-richest = Il y a { $percent } % de chances que tu ne sois pas le plus riche alors.
fact-you-richest = Il y a { $percent } % de chances que tu sois le plus riche en ce moment.
risk-spared = il y a { $percent } % de chances que { $seat } soit le plus riche, et soit épargné.
fact-best-loot = { $seat } a une carte qui compte { $value } à la fin.
fact-draw-good = Il y a { $percent } % de chances qu’une carte que tu pioches soit de l’argent de valeur.
risk-draw-police = il y a { $percent } % de chances qu’une carte que tu pioches rapproche la police.
risk-hidden-poor = presque aucune d’elles n’est une bonne carte.
fact-gives-little = { $value ->
    [0] Ce que tu donnes ne compte rien à la fin.
   *[other] Ce que tu donnes compte { $value } à la fin.
}
risk-gives-away = tu donnes une carte qui compte { $value } à la fin.

# Les statistiques.

chart-order = Victoires dans l’ordre de jeu : 1 commence
chart-raids = Descentes de police dans une partie
chart-caught = Joueurs arrêtés dans une partie
chart-plays = Voitures de police et cartes action jouées dans une partie, en moyenne
chart-gifts = Argent donné dans une partie, en moyenne

# What events are called there.

event-caught = joueurs pris
event-deal = cartes distribuées
event-draw = cartes piochées
event-escape = fuites par la dernière voiture
event-first = premier joueur tiré au sort
event-give = cartes données
event-laid = cartes posées (sirène)
event-moved = cartes changeant de mains
event-pick = cartes choisies en rangée
event-play = cartes jouées
event-put = cartes rendues
event-raid = descentes
event-scored = butins emportés
event-spared = descentes sans prise
event-stash = cartes mises de côté
event-take = cartes prises à l’échange
event-turned-up = cartes révélées
event-which = cartes dévoilées
event-worth = butins estimés (police)
