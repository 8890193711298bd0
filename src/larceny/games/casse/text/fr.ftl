# The game in one sentence.

aim = Un voleur que personne ne voit dérobe des œuvres d’art et s’échappe, à moins que les détectives ne l’attrapent.

# Words of the notation.

word-open = ouvert
word-closed = fermé
word-straight = droite
word-diagonal = diagonale
word-eye = œil
word-eyes = propres yeux
word-camera = caméra
word-scan = sonde
word-sensor = détecteur
word-red = rouge
word-purple = violet
word-blue = bleu
word-yellow = jaune
word-green = vert
word-white = blanc
word-grey = gris
word-try = retourner le cadenas

# The table.

table-turn = { $phase ->
    [locks] { $seat } choisit un cadenas.
    [art] Il faut exposer une œuvre d’art.
    [camera] Il faut installer une caméra.
    [pawn] Un détective prend position.
    [enter] Le voleur ({ $seat }) s’apprête à entrer.
    [move] Le voleur ({ $seat }) se déplace.
    [try] Le voleur retourne un cadenas.
    [roll] On lance les dés pour un détective.
    [turn] { $seat } marche et observe, dans l’ordre voulu.
    [look] { $seat } a marché et peut observer.
    [walk] { $seat } marche.
    [sensor] Un détecteur interroge le voleur ({ $seat }).
   *[over] La partie est finie.
}
table-round = Manche { $count } sur { $last }
table-dice = Dés : { $value },
table-works = Œuvres disparues : { $count } sur { $last }
table-turns = Tours du voleur : { $count } sur { $last }
table-disconnections = Déconnexions restantes : { $count } sur { $last }
table-cameras = Caméras en diagonale : { $list }
table-locks = Cadenas connus, ouverts : { $open }, fermés : { $closed }
table-score = Œuvres emportées : { $value }
table-detective = Détective en { $squares }
table-thief = Voleur en { $square }
table-sheet = Œuvres volées : { $works } ; caméras détruites : { $crossed } ; courant { $power ->
    [off] coupé
   *[on] en marche
}

# What has happened. $me: the observer did it. An empty text is left out of the log: what follows says it better.

log-round = La manche { $value } commence. { $me ->
    [yes] Tu es le voleur.
   *[no] Le voleur est { $seat }.
}
log-lock = { "" }
log-art = Une œuvre d’art est exposée en { $place }.
log-camera = Une caméra est installée en { $place } ({ $lens }).
log-pawn = Un détective se tient en { $place }.
log-enter = { $place ->
    [hidden] Le voleur est entré.
   *[other] Tu entres par { $place }.
}
log-move = { $place ->
    [hidden] Le voleur se déplace sans être vu.
   *[other] { $me ->
        [yes] Tu vas en { $place }.
       *[no] Le voleur va en { $place }.
    }
}
log-answer = { "" }
log-disconnect = { $me ->
    [yes] Tu débranches le détecteur.
   *[no] Le voleur débranche le détecteur.
}
log-roll = Les dés donnent { $value } et { $look }.
log-walk = { $me ->
    [yes] Tu marches jusqu’en { $place }.
   *[no] { $by } marche jusqu’en { $place }.
}
log-look = { $look-is ->
    [eyes] { $me ->
        [yes] Tu regardes autour de toi.
       *[no] { $by } regarde de ses propres yeux.
    }
    [camera] { $me ->
        [yes] Tu interroges la caméra { $value }.
       *[no] { $by } interroge la caméra { $value }.
    }
    [scan] { $me ->
        [yes] Tu sondes toutes les caméras.
       *[no] { $by } sonde toutes les caméras.
    }
   *[other] { $me ->
        [yes] Tu interroges les détecteurs.
       *[no] { $by } interroge les détecteurs.
    }
}
log-no-look = { "" }
log-spotted = Le voleur est vu en { $square } et se déplace désormais à découvert.
log-eyes-nothing = Le voleur n’est pas en vue.
log-no-power = Il n’y a pas de courant.
log-camera-gone = La caméra { $value } était détruite et quitte le plateau.
log-camera-sees = La caméra { $value } voit le voleur.
log-camera-blind = La caméra { $value } fonctionne et ne voit pas le voleur.
log-scan-nothing = Aucune caméra en marche ne voit le voleur.
log-colour = Le voleur est sur une case de couleur { $colour }.
log-art-gone = L’œuvre d’art en { $square } a disparu.
log-nobody-there = Il n’y a personne en { $square }.
log-stays = { $me ->
    [yes] Tu ne peux aller nulle part.
   *[no] { $seat } ne peut aller nulle part.
}
log-lock-turned = Le cadenas de { $opening } est retourné : il est { $lock }.
log-caught = { $me ->
    [yes] Tu es pris en { $square }.
   *[no] Le voleur est pris en { $square }.
}
log-escaped = { $me ->
    [yes] Tu t’échappes. Œuvres d’art : { $value }.
   *[no] Le voleur s’échappe. Œuvres d’art : { $value }.
}
log-too-late = { $me ->
    [yes] Le jour se lève et tu es encore là : les détectives ont gagné.
   *[no] Le jour se lève et le voleur est encore là : les détectives ont gagné.
}
log-laid-entry = Le voleur était entré en { $square }.
log-laid-stop = Arrêt { $value } du voleur : { $square }.
log-laid-lock = Le cadenas de { $opening } est { $lock }.
log-lock-chosen = Le cadenas de { $opening } sera { $lock }.
log-scored = { $me ->
    [yes] Tu marques { $value } dans cette manche.
   *[no] { $seat } marque { $value } dans cette manche.
}
end-caught = Le voleur est pris.
end-escaped = Le voleur s’est échappé.
end-too-late = Les tours du voleur sont épuisés.
end-rounds = Chacun a été le voleur.

# What a move does.

do-lock = Poser en { $place } un cadenas { $lock }. Le voleur n’en apprend rien.
do-art = Exposer une œuvre d’art en { $place }.
do-camera = Installer une caméra en { $place } ({ $lens }).
do-pawn = Placer ton détective en { $place }.
do-enter = Entrer par { $place }, en secret et quel que soit son cadenas.
do-move = { $attempt-is ->
    [try] Aller en { $place } et y retourner le cadenas.
   *[other] Aller en { $place }.
}
do-answer = Dire la couleur de ta case.
do-disconnect = Utiliser une déconnexion et ne rien dire.
do-walk = Marcher jusqu’en { $place } ; si le voleur y est, il est pris.
do-look = { $look-is ->
    [eyes] Regarder le long des quatre lignes droites depuis ta case.
    [camera] Demander à la caméra { $value } si elle fonctionne et voit le voleur.
    [scan] Demander quelles caméras fonctionnent et voient le voleur.
   *[other] Demander la couleur de la case du voleur.
}
do-no-look = Ne pas observer ce tour-ci.

# Why a move is not possible.

reason-not-now = { $phase ->
    [locks] Il faut maintenant choisir un cadenas.
    [art] Il faut maintenant exposer une œuvre d’art.
    [camera] Il faut maintenant installer une caméra.
    [pawn] Il faut maintenant placer un détective.
    [enter] Choisis maintenant par où tu entres.
    [move] C’est maintenant au voleur de se déplacer.
    [look] Tu as marché ; observe, ou dis « no-look ».
    [walk] Il ne reste qu’à marcher.
    [sensor] Un détecteur interroge : réponds, ou débranche-le.
   *[turn] Marche ou observe ; on renonce à observer après avoir marché.
}
reason-no-such-lock = Ce n’est pas l’ouverture suivante, ou il ne reste pas de tel cadenas.
reason-no-work-there = Une œuvre va dans une salle de couleur ou la petite salle, une par case, jamais devant une ouverture ; et chaque salle de couleur en reçoit une.
reason-no-camera-there = Une œuvre ou une caméra s’y trouve déjà.
reason-no-pawn-there = Aucun détective ne commence là : ni sur une œuvre ou la case d’un collègue, ni devant une ouverture, ni dans la salle de contrôle.
reason-too-far = Le voleur avance de 3 cases au plus ; celle-là est à { $count }.
reason-lock-face-up = Ce cadenas est déjà retourné.
reason-too-few-works = Pour sortir il faut 3 œuvres d’art ; tu en as { $count }.
reason-not-seen-yet = Tu ne peux sortir avant qu’un détective ne t’ait vu.
reason-must-move = Tu dois bouger ; tu ne restes que si tout déplacement finirait sur un détective.
reason-rolled-less = C’est à { $count } cases, et tu as fait { $value }.
reason-colleague-there = Un autre détective se tient là.
reason-displayed-there = Aucun détective ne s’arrête sur une œuvre exposée.
reason-camera-has-left = La caméra { $value } a quitté le plateau.
reason-other-face = Le dé montre autre chose : { $look }.

# Why the bot likes a move.

why-any = sans raison
why-steal = vole une œuvre d’art
why-nearer-art = s’approche d’une œuvre d’art
why-nearer-exit = s’approche d’une issue
why-leave = tente de sortir
why-out-of-sight = reste hors de vue
why-into-danger = irait vers le danger
why-silent = garde sa place secrète
why-nothing-to-hide = dit peu qu’on ne sache déjà
why-catches = peut attraper le voleur
why-closes-in = se rapproche d’où le voleur peut être
why-guards = surveille des issues
why-tells-most = en dit le plus sur la place du voleur
why-tells-little = en dit peu
why-good-place = une bonne place pour cela

# The options.

option-version = short : une manche, le voleur a besoin de 3 œuvres. long : chacun est voleur une fois, et le plus d’œuvres gagne.
option-until_spotted = Si, dans la version courte, le voleur ne peut sortir qu’après avoir été vu.
option-chosen_locks = Si les détectives choisissent quels cadenas sont ouverts.
option-setup = Si les détectives placent tout, ou si le hasard le fait : quick.
option-open_locks = Combien des 11 cadenas sont ouverts.
option-look_die = Combien de faces du dé montrent l’œil, la sonde et le détecteur.
option-turn_limit = Après combien de tours du voleur les détectives ont gagné.
option-first_thief = Qui est le premier voleur.
option-museum = Le plan : l’original, ou le fichier d’un autre musée, dont le texte entre dans le procès-verbal.

# The bots.

bot-novice-manner = Avance sur la pointe des pieds et court après le dernier indice.
bot-regular-manner = Fait de petits trajets et oublie une partie des réponses.
bot-expert-manner = Rassemble la plupart des réponses.
bot-master-manner = N’oublie aucune réponse et ne fait aucun pas en vain.

# What a bot knows about a move.

fact-thief-here = Il y a { $percent } % de chances que le voleur y soit.
fact-thief-seen = Il y a { $percent } % de chances que cela montre le voleur.
risk-detective-near = { $steps ->
    [0] un détective se tient là.
    [one] le détective le plus proche est à un pas.
   *[other] le détective le plus proche est à { $steps } pas.
}
fact-steps-to-work = { $steps ->
    [one] De là, l’œuvre la plus proche est à un pas.
   *[other] De là, l’œuvre la plus proche est à { $steps } pas.
}
fact-steps-to-exit = { $steps ->
    [0] C’est là qu’est la sortie { $opening }.
    [one] De là, la sortie { $opening } est à un pas.
   *[other] De là, la sortie { $opening } est à { $steps } pas.
}
fact-works = { $count ->
    [one] Avec elle, tu as ta première œuvre.
   *[other] Avec elle, tu as { $count } œuvres.
}
fact-lock-open = Il y a { $percent } % de chances que la serrure soit ouverte.
risk-in-sight = { $count ->
    [one] un détective voit cette case.
   *[other] { $count } détectives voient cette case.
}
fact-answer-leaves = Cela laisse { $count } des { $total } cases où tu peux être pour eux.
risk-answer-leaves = cela laisse { $count } des { $total } cases où tu peux être pour eux.
fact-silence-keeps = Une réponse ne laisserait que { $count } des { $total } cases où tu peux être pour eux.
risk-disconnections = { $count ->
    [0] tu ne pourras plus le refaire.
    [one] tu pourras le refaire une fois.
   *[other] tu pourras le refaire { $count } fois.
}
fact-way-out-near = { $steps ->
    [0] Cela garde la sortie { $opening }.
    [one] De là, la sortie { $opening } est à un pas.
   *[other] De là, la sortie { $opening } est à { $steps } pas.
}
risk-way-out = { $steps ->
    [one] la sortie { $opening } est alors à un pas du détective le plus proche.
   *[other] la sortie { $opening } est alors à { $steps } pas du détective le plus proche.
}
fact-narrows = Cela laisse en moyenne { $count } des { $total } cases où le voleur peut être.
risk-shows-nobody = cela ne montrera sans doute pas le voleur.
risk-power = le courant est peut-être coupé, et alors rien ne répond.
risk-cameras = { $count ->
    [one] une caméra interrogée est peut-être détruite.
   *[other] { $count } caméras interrogées sont peut-être détruites.
}
risk-no-look = on n’apprend rien de nouveau sur la place du voleur.
fact-camera-sees = { $count ->
    [one] De là, elle voit une case.
   *[other] De là, elle voit { $count } cases.
}
fact-apart = { $steps ->
    [one] Le détective suivant est à un pas.
   *[other] Le détective suivant est à { $steps } pas.
}
fact-from-ways-out = { $steps ->
    [one] La sortie la plus proche est à un pas.
   *[other] La sortie la plus proche est à { $steps } pas.
}
promise-works = { $count ->
    [0] ne rapporte presque aucune œuvre
    [one] rapporte environ une œuvre
   *[other] rapporte environ { $count } œuvres
}
promise-works-of-thief = { $count ->
    [0] ne laisse au voleur presque aucune œuvre
    [one] laisse au voleur environ une œuvre
   *[other] laisse au voleur environ { $count } œuvres
}

# Les statistiques.

team-1 = voleur
team-2 = détectives
chart-entries = Victoires du voleur selon l’ouverture par laquelle il entre
chart-stops = Où le voleur s’arrête : fois par partie
chart-captures = Où le voleur est pris : fois par partie
chart-sightings = Où le voleur est vu : fois par partie
chart-looks = Regards dans une partie, en moyenne
chart-answers = Ce qu’apportent les regards, fois par partie
chart-endings = Comment finissent les manches

# What events are called there.

event-answer = réponses aux détecteurs
event-art = œuvres exposées
event-art-gone = œuvres disparues
event-camera = caméras installées
event-camera-blind = caméra qui ne voit personne
event-camera-gone = caméras détruites
event-camera-sees = caméra qui voit le voleur
event-caught = voleur pris
event-colour = couleurs des détecteurs
event-disconnect = détecteur débranché
event-enter = entrées du voleur
event-escaped = voleur enfui
event-eyes-nothing = personne en vue
event-laid-entry = entrée révélée
event-laid-lock = cadenas révélés
event-laid-stop = arrêts révélés
event-lock = cadenas posés
event-lock-chosen = cadenas choisis
event-lock-turned = cadenas retournés
event-look = regards
event-move = coups du voleur
event-no-look = tours sans regard
event-no-power = regards sans courant
event-nobody-there = personne sur la case
event-pawn = détectives placés
event-roll = lancers de dés
event-round = manches
event-scan-nothing = sonde sans résultat
event-scored = scores d’une manche
event-spotted = voleur vu
event-stays = détectives bloqués
event-too-late = lever du jour
event-walk = marches des détectives
