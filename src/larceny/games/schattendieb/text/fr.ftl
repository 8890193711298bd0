# The game in one sentence.

aim = Mets les bijoux les plus précieux dans ton coffre, et ferme-le avant que les autres ne te laissent en plan.

# Words of the notation, and what stands after the first: the value of a jewel or a safe, or what a thief steals.

word-necklace = collier
word-ring = bague
word-watch = montre
word-tiara = diadème
word-safe = coffre fermé
word-thief = voleur
word-shadow = ombre
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
face-necklace = voleur de colliers
face-ring = voleur de bagues
face-watch = voleur de montres
face-tiara = voleur de diadèmes
face-shadow = voleur d’ombres

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
    [gather] Une manche va commencer.
    [deal] On distribue les cartes.
    [play] Chaque joueur dont le coffre est ouvert choisit une carte.
    [steal] { $seat } doit choisir un bijou à voler.
    [add] Qui a encore un bijou devant soi peut en ajouter du même type.
    [draw] { $seat } pioche.
   *[over] La partie est finie.
}
table-round = Manche : { $count } sur { $last }
table-pile = Pioche : { $count }
table-discard = Défausse, face cachée : { $count }
table-discard-seen = Dont connues de tous :
table-score = Points : { $value }
table-safe = { $state ->
    [open] Coffre ouvert
   *[closed] Coffre fermé
} ({ $count }, valeur { $value }) :
table-shown = { $fate ->
    [lies] Sur la table :
    [closed] Fermé avec :
    [cancelled] Joué, annulé :
    [stolen] Joué, volé :
    [discarded] Joué, défaussé :
   *[past] Joué en dernier :
}
table-hand = Main ({ $count }) :
table-hand-count = Main : { $count }
table-chosen = Choix, pas encore révélé :
table-laid = Cartes mises de côté :
table-under = { $order ->
    [0] Main défaussée : { $count }
   *[other] Main { $order } sous la pioche : { $drawn } sur { $count } piochées
}
table-declined = Avec { $count } en main, n’a plus ajouté : { $kind ->
    [necklace] { word-necklace }
    [ring] { word-ring }
    [watch] { word-watch }
   *[tiara] { word-tiara }
}

# What has happened. $me: the observer did it. $to-me: it was done to the observer. An empty text is left out
# of the log: that others are dealt and draw cards, and have no more to add, goes without saying.

log-round = La manche { $value } commence.
log-deal = { $card-is ->
    [hidden] { "" }
   *[other] Tu reçois : { card }.
}
log-draw = { $card-is ->
    [hidden] { "" }
   *[other] Tu pioches : { card }.
}
log-play = { $me ->
    [yes] Tu joues : { card }.
   *[no] { $by } joue : { card }.
}
log-cancelled = Les bijoux de valeur { $value } s’annulent.
log-steal = { $me ->
    [yes] Tu voles le bijou que { $player } a joué.
   *[no] { $to-me ->
        [yes] { $by } vole le bijou que tu as joué.
       *[no] { $by } vole le bijou que { $player } a joué.
    }
}
log-took = { $me ->
    [yes] Ton voleur prend le bijou que { $player } a joué.
   *[no] { $to-me ->
        [yes] Le voleur de { $seat } prend le bijou que tu as joué.
       *[no] Le voleur de { $seat } prend le bijou que { $player } a joué.
    }
}
log-empty-handed = { $me ->
    [yes] Ton voleur ne trouve rien à voler.
   *[no] Le voleur de { $seat } ne trouve rien à voler.
}
log-add = { $me ->
    [yes] Tu ajoutes : { card }.
   *[no] { $by } ajoute : { card }.
}
log-done = { $me ->
    [yes] Tu n’ajoutes plus rien.
   *[no] { "" }
}
log-closed = { $me ->
    [yes] Tu fermes ton coffre avec des bijoux d’une valeur de { $value }.
   *[no] { $seat } ferme un coffre avec des bijoux d’une valeur de { $value }.
}
log-stays-open = { $me ->
    [yes] Cette carte ne peut pas fermer ton coffre : il reste ouvert.
   *[no] Cette carte ne peut pas fermer le coffre de { $seat } : il reste ouvert.
}
log-used-up = La pioche est épuisée.
log-last-open = { $me ->
    [yes] Seul ton coffre est encore ouvert : la manche est finie.
   *[no] Seul le coffre de { $seat } est encore ouvert : la manche est finie.
}
log-all-close = Tous ceux qui restent veulent fermer en même temps : personne ne ferme, et la manche est finie.
log-no-cards = Aucun joueur au coffre ouvert n’a plus de carte : la manche est finie.
log-scored = { $me ->
    [yes] Tu marques { $value } dans cette manche.
   *[no] { $seat } marque { $value } dans cette manche.
}
end-rounds = La dernière manche est finie.

# What a move does.

do-play = { $card-is ->
    [safe] Joue une carte : { card }. Elle ferme ton coffre s’il contient des bijoux, { $value } au plus.
    [thief] { $card2-is ->
        [shadow] Joue une carte : { card }. Elle prend un bijou de n’importe quel type joué pendant ce tour.
       *[other] Joue une carte : { card }. Elle prend un bijou joué pendant ce tour, mais seulement de ce type : { $card2 }.
    }
   *[other] Joue une carte : { card }. Si personne ne joue la même valeur et si aucun voleur ne prend le bijou, il va dans ton coffre.
}
do-steal = Prends dans ton coffre le bijou que { $player } a joué.
do-add = Ajoute un bijou : { card }. Aucun voleur ne peut le prendre, et il ne peut pas être annulé.
do-done = N’ajoute plus de bijoux.

# Why a move is not possible. $card is a card as above, or its words in the notation.

reason-not-in-hand = Tu n’as pas de carte « { $card } » en main.
reason-no-theft = Il n’y a rien à voler maintenant : on joue d’abord toutes les cartes, et seuls les voleurs volent ensuite.
reason-thieves-gone = Les voleurs de ce tour sont repartis : on ne peut plus rien voler.
reason-no-such-prey = Ton voleur ne trouve là aucun bijou à son goût.
reason-steal-first = Choisis d’abord le bijou que prend ton voleur.
reason-no-adding = On n’ajoute des bijoux qu’une fois toutes les cartes jouées et les voleurs partis.
reason-add-or-done = Tu as joué ta carte pour ce tour ; ajoute maintenant des bijoux, ou dis « done ».
reason-already-added = Tu as déjà ajouté toutes les cartes « { $card } » de ta main.
reason-another-kind = Tu ne peux ajouter que des bijoux du même type que celui qui est devant toi : « { $card } ».

# Why the bot likes a move.

why-any = sans raison
why-close-now = met à l’abri ce que contient le coffre
why-fills-safe = met de bons bijoux dans le coffre
why-thief-prey = prendra peut-être un bon bijou à un rival
why-best-prey = prend le bijou qui vaut le plus
why-safe-from-thieves = met à l’abri un bijou que personne ne peut plus prendre
why-room-in-safe = garde de la place dans le coffre, pour pouvoir le fermer
why-keep-card = garde une carte qui servira plus tard
why-wasted = serait gaspillé maintenant
why-no-better = rien de mieux à faire

# The options and a remark.

option-rounds = Le nombre de manches à jouer.
remark-two-players = On peut jouer à deux, selon notre source, mais d’autres éditions demandent au moins trois joueurs : à deux, la manche finit dès que l’un ferme son coffre.

# The bots.

bot-novice-manner = Prend les bijoux un par un et garde en main ce qui pourrait être au coffre.
bot-regular-manner = Regarde chaque bijou pour lui-même et ne voit pas les autres fermer.
bot-expert-manner = Sait quand un coffre plein l’est assez.
bot-master-manner = Ne ferme jamais quand on l’attend.

# What a bot knows about a move.

fact-jewel = Il vaut { $value }.
risk-jewel = il y a environ { $percent } % de chances qu’un rival joue une carte qui le prend ou l’annule.
fact-thief = Il y a environ { $percent } % de chances qu’un rival joue un tel bijou.
fact-prey = Le bijou de { $seat } vaut { $value }.
fact-closing = Fermer maintenant rapporte { $value }.
risk-all-close = il y a { $percent } % de chances que tous les autres encore en jeu puissent fermer aussi, et qu’aucun de vous ne marque.
risk-stays-open = il ne ferme pas un coffre de { $count } bijoux.
risk-no-prey = presque aucun rival ne jouera un tel bijou.

# Les statistiques.

chart-closings = Coffres fermés dans une partie, selon la valeur de leurs bijoux, en moyenne
chart-endings = Comment finissent les manches : le dernier coffre ouvert, tous ferment à la fois, plus de cartes
chart-thefts = Voleurs dans une partie : le choix de la victime, une seule proie, aucune

# What events are called there.

event-add = bijoux ajoutés
event-all-close = tous ferment à la fois
event-cancelled = valeurs annulées
event-closed = coffres fermés
event-deal = cartes distribuées
event-done = joueurs qui n’ajoutent plus
event-draw = cartes piochées
event-empty-handed = voleurs sans proie
event-last-open = un seul coffre ouvert
event-no-cards = plus aucune carte
event-play = cartes jouées
event-round = manches
event-scored = scores d’une manche
event-stays-open = coffres restés ouverts
event-steal = vols au choix
event-took = vols de la seule proie
event-used-up = pioche épuisée
