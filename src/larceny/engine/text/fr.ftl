# What every game says.

seat-you = { $seat } (toi)
you-may = Tu peux :
winners = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } se partagent la victoire
} : { $scores }.

# Why something cannot be done.

reason-no-such-seat = Cette place n’existe pas à cette table ; les places sont numérotées de 0 à { $last }.
reason-not-your-turn = Ce n’est pas ton tour.
reason-already-chosen = Tu as déjà choisi ; les autres choisissent encore.
reason-game-over = La partie est finie.
reason-chance-is-rolled = Ici, les dés roulent tout seuls : personne ne joue à la place du hasard.
reason-chance-not-due = Le hasard n’a rien à décider pour le moment.
reason-not-a-move = Un coup est un texte court, par exemple « { $example } ».
reason-unknown-move = « { $text } » n’est pas un coup de ce jeu.
reason-not-possible = Le hasard ne peut pas donner « { $text } » maintenant.
reason-cannot-undo = Impossible de revenir en arrière : quelque chose a été révélé depuis.
reason-nothing-to-undo = Il n’y a rien à reprendre : tu n’as pas encore joué.
reason-final-choice = Impossible de revenir en arrière : un choix fait en secret est définitif.
reason-not-a-number = Le numéro d’une action est un nombre entier de 0 à { $last }.

# Why a game cannot be had so.

reason-bad-players = { $title } se joue de { $fewest } à { $most } joueurs, pas { $given }.
reason-unknown-option = { $title } n’a pas d’option { $given } ; il y a { $options }.
reason-bad-option = L’option { $option } vaut { $allowed }, pas { $given }.
reason-option-without-seat = L’option { $option } vaut { $given }, mais à { $players } joueurs cette place n’existe pas.
reason-unreadable-option = Impossible de lire { $file } : { $why }.
reason-as-it-comes = Ici { $title } se joue tel quel : { $option } vaut { $default }.
reason-bad-seed = Une graine est un nombre entier de 0 à 2**63 - 1.

# Pourquoi un robot ferait quelque chose.

why-ahead = c’est ce que dit le calcul

# What a bot says about a move.

advice = { $move } : { $reason }.
advice-promise = { $move } ({ $promise }) : { $reason }.
promise-win = { $percent ->
    [0] ne gagne presque jamais
    [100] gagne presque toujours
   *[other] gagne dans { $percent } % des cas environ
}
advice-risk = Risque : { $risk }
