# Le jeu en une phrase.

aim = Glisse tes imitations dans le coffret, retiens où sont les vrais bijoux, et sois là pour les prendre.

# Les mots de la notation.

word-top = haut
word-middle = milieu
word-bottom = bas
word-two = deux étages du haut
word-n = nord
word-e = est
word-s = sud
word-w = ouest
word-diamond = diamant
word-sapphire = saphir
word-ruby = rubis
word-nothing = rien
word-smuggler = contrebandier
word-jeweler = bijoutier
word-gemologist = bijoutière
word-thief = voleur
word-master-thief = maître voleur
word-detective = détective
word-left = gauche
word-right = droite
word-1 = 1
word-2 = 2
word-3 = 3
word-4 = 4
word-5 = 5
word-6 = 6
word-7 = 7
word-8 = 8
word-hidden = ▒
word-alarm = alarme

# Les veines du bois, et les côtés au-dessus : tous de même largeur, pour que le coffret soit en colonnes.

word-wave = ≈ onde   
word-knot = ◎ nœud   
word-dots = ∴ pois   
word-bars = ║ raies  
word-arch = ◠ arche  
word-star = ✶ étoile 
word-kite = ◇ losange
word-band = ∿ ruban  
word-ring = ○ anneau 
word-peak = ∧ cime   
word-comb = ≡ peigne 
word-claw = ψ griffe 
word-north = ↑ nord   
word-east = → est    
word-south = ↓ sud    
word-west = ← ouest  

# Ce qui suit le premier mot : un tiroir ouvert, le numéro d’une carte, à qui est l’alarme.

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
face-p1 = { $word } de p1
face-p2 = { $word } de p2
face-p3 = { $word } de p3
face-p4 = { $word } de p4
face-p5 = { $word } de p5
face-p6 = { $word } de p6
face-p7 = { $word } de p7
face-p8 = { $word } de p8

# La table.

table-turn = { $phase ->
    [deal] On distribue les cartes.
    [put] { $seat } met des diamants dans le coffret : encore { $count }.
    [role] Tout le monde choisit un rôle.
    [open] { $seat } doit ouvrir un tiroir.
    [take] { $seat } peut prendre les bijoux.
    [take-one] { $seat } peut prendre un bijou.
    [search] { $seat } prend ce qui est là ou tire le tiroir plus loin.
    [loot] { $seat } a trouvé un rubis.
    [place] { $placing ->
        [must] { $seat } doit poser une imitation.
       *[may] { $seat } peut poser une imitation.
    }
    [alarm] { $seat } peut ajouter son alarme.
    [lone-alarm] { $seat } peut reprendre une alarme restée seule.
    [rotate] { $seat } peut tourner les étages.
    [turn] { $seat } peut retourner le coffret.
    [move] { $seat } peut tourner les étages ou retourner le coffret.
    [share] { $seat } choisit un bijou du coussin rouge.
   *[over] La partie est finie.
}
table-round = Manche : { $count }
table-sides = Coffret
table-level = { $level ->
    [top] haut   
    [middle] milieu 
   *[bottom] bas    
}
table-red = Coussin rouge ({ $count }) :
table-fell = Tombé :
table-open = Ouvert :
table-up = Dessus :
table-down = Dessous :
table-white = Coussin blanc : diamants { $diamonds }, saphirs { $sapphires }
table-black = Coussin noir : diamants { $diamonds }, saphirs { $sapphires }, rubis { $rubies } ; points { $points }
table-alarm = { $where ->
    [home] A son alarme
   *[away] Alarme dans le coffret
}
table-role = Joue :
table-picked = Choisi, pas encore montré :
table-hand = Cartes en main ({ $count }) :
table-hand-count = Cartes en main : { $count }

# Ce qui s’est passé.

log-places = { $me ->
    [yes] Tu as des diamants à mettre dans le coffret : { $value }.
   *[no] { $seat } a des diamants à mettre dans le coffret : { $value }.
}
log-round = La manche { $value } commence.
log-number = { $card-is ->
    [hidden] { "" }
   *[other] Tu reçois une carte avec le numéro { $card }.
}
log-role = { $me ->
    [yes] Tu joues : { $role }.
   *[no] { $by } joue : { $role }.
}
log-revealed = { $me ->
    [yes] Le numéro de ta carte est { $value }.
   *[no] Le numéro de la carte de { $seat } est { $value }.
}
log-last-card = { $me ->
    [yes] Tu joues ta dernière carte : { $role }.
   *[no] { $seat } joue sa dernière carte : { $role }.
}
log-turn-of = { $me ->
    [yes] C’est ton tour : { $role }.
   *[no] C’est le tour de { $seat } : { $role }.
}
log-passed = Chacun donne ses six cartes à son voisin de gauche.
log-put = { $me ->
    [yes] Tu mets un diamant dans le tiroir { $level } { $side }.
   *[no] { $by } met un diamant dans le tiroir { $level } { $side }.
}
log-open = { $me ->
    [yes] Tu ouvres le tiroir { $level } { $side }.
   *[no] { $by } ouvre le tiroir { $level } { $side }.
}
log-found = Il contient : { $value } × { $gem }.
log-fell = Il en tombe : { $value } × { $gem }.
log-nothing-there = Il est vide.
log-lay-there = Il contenait déjà : { $value } × { $gem }.
log-was-empty = Il était vide.
log-found-alarm = { $me ->
    [yes] Ton alarme est dedans.
   *[no] L’alarme de { $seat } est dedans.
}
log-fell-alarm = { $me ->
    [yes] Ton alarme en tombe, et tu la récupères.
   *[no] L’alarme de { $seat } en tombe et lui revient.
}
log-to-owner = { $me ->
    [yes] Les bijoux tombés sont à toi : { $value }.
   *[no] Les bijoux tombés sont à { $seat } : { $value }.
}
log-take = { $me ->
    [yes] { $gem-is ->
        [diamond] Tu prends un diamant.
        [sapphire] Tu prends un saphir.
       *[other] Tu prends ce qui est là.
    }
   *[no] { $gem-is ->
        [diamond] { $by } prend un diamant.
        [sapphire] { $by } prend un saphir.
       *[other] { $by } prend ce qui est là.
    }
}
log-took-all = { $me ->
    [yes] Tu poses tous les bijoux sur ton coussin noir : { $value }.
   *[no] { $seat } pose tous les bijoux sur son coussin noir : { $value }.
}
log-smuggled = { $me ->
    [yes] Tu poses tous les bijoux sur le coussin rouge : { $value }.
   *[no] { $seat } pose tous les bijoux sur le coussin rouge : { $value }.
}
log-leave = { $me ->
    [yes] Tu ne prends rien.
   *[no] { $by } ne prend rien.
}
log-pull = { $me ->
    [yes] Tu tires le tiroir plus loin.
   *[no] { $by } tire le tiroir plus loin.
}
log-no-compartment = Il n’y a pas de compartiment secret.
log-no-ruby = Le compartiment secret est vide.
log-ruby-found = Il y a un rubis dans le compartiment secret.
log-ruby-fell = Un rubis tombe du compartiment secret.
log-place = { $me ->
    [yes] Tu poses : { $gem }.
   *[no] { $by } pose : { $gem }.
}
log-placed = { $me ->
    [yes] Tu dois poser : { $gem }.
   *[no] { $seat } doit poser : { $gem }.
}
log-alarm = { $me ->
    [yes] Tu ajoutes ton alarme.
   *[no] { $by } ajoute son alarme.
}
log-no-alarm = { $me ->
    [yes] Tu gardes ton alarme.
   *[no] { $by } garde son alarme.
}
log-brought-back = { $me ->
    [yes] Ton alarme est là sans bijoux : tu la récupères.
   *[no] L’alarme de { $seat } est là sans bijoux et lui revient.
}
log-alarm-back = { $me ->
    [yes] Tu reprends ton alarme.
   *[no] { $by } reprend son alarme.
}
log-alarm-stay = { $me ->
    [yes] Tu laisses ton alarme dans le tiroir.
   *[no] { $by } laisse son alarme dans le tiroir.
}
log-rotate = { $me ->
    [yes] { $level-is ->
        [two] Tu tournes les deux étages du haut vers la { $way }.
       *[other] Tu tournes l’étage du haut vers la { $way }.
    }
   *[no] { $level-is ->
        [two] { $by } tourne les deux étages du haut vers la { $way }.
       *[other] { $by } tourne l’étage du haut vers la { $way }.
    }
}
log-no-rotate = { $me ->
    [yes] Tu ne tournes aucun étage.
   *[no] { $by } ne tourne aucun étage.
}
log-turn = { $me ->
    [yes] Tu retournes le coffret.
   *[no] { $by } retourne le coffret.
}
log-no-turn = { $me ->
    [yes] Tu ne retournes pas le coffret.
   *[no] { $by } ne retourne pas le coffret.
}
log-keep = { $me ->
    [yes] Tu ne bouges pas le coffret.
   *[no] { $by } ne bouge pas le coffret.
}
log-closed = { "" }
log-outnumbered = Il y a plus de détectives que de contrebandiers : ceux-ci ne reçoivent rien.
log-no-share = { $me ->
    [yes] Tu as fait tomber des bijoux et n’as pas de part.
   *[no] { $seat } a fait tomber des bijoux et n’a pas de part.
}
log-share = { $me ->
    [yes] Tu choisis sur le coussin rouge : { $gem }.
   *[no] { $by } choisit sur le coussin rouge : { $gem }.
}
log-got = { $me ->
    [yes] Tu reçois du coussin rouge : { $gem }.
   *[no] { $seat } reçoit du coussin rouge : { $gem }.
}
log-got-all = { $me ->
    [yes] Tu reçois tout le coussin rouge : { $value }.
   *[no] { $seat } reçoit tout le coussin rouge : { $value }.
}
log-scored = { $me ->
    [yes] Tu as { $value } points.
   *[no] { $seat } a { $value } points.
}

# Ce qui en reste quand le tiroir est fermé, et qu’il faut retenir.

log-once-put = { $me ->
    [yes] Tu as mis un diamant quelque part.
   *[no] { $by } a mis un diamant quelque part.
}
log-once-open = { $me ->
    [yes] Tu as ouvert un tiroir.
   *[no] { $by } a ouvert un tiroir.
}
log-once-box = { $me ->
    [yes] Tu pouvais bouger le coffret.
   *[no] { $by } pouvait bouger le coffret.
}
log-once-role = { $me ->
    [yes] Tu as joué un rôle.
   *[no] { $by } a joué un rôle.
}
end-imitations = Quelqu’un n’a plus d’imitations.
end-rubies = Le sixième rubis a quitté les compartiments secrets.
end-rounds = On a joué assez de manches.

# Ce que fait un coup.

do-put = Mettre un diamant dans le tiroir { $level } { $side }.
do-open = Ouvrir le tiroir { $level } { $side } : on voit le dessus, et ce qui est dessous tombe.
do-role = Jouer ce rôle dans cette manche : { $role }.
do-take = { $gem-is ->
    [diamond] Prendre un diamant sur ton coussin noir.
    [sapphire] Prendre un saphir sur ton coussin noir.
   *[other] Prendre tout ce que tu as trouvé sur ton coussin noir.
}
do-leave = Ne rien prendre.
do-pull = Tirer le tiroir plus loin et chercher un compartiment secret.
do-place = Poser dans le tiroir ouvert : { $gem }.
do-alarm = Ajouter ton alarme : si les bijoux tombent plus tard, ils sont à toi.
do-no-alarm = Garder ton alarme.
do-alarm-back = Reprendre ton alarme.
do-alarm-stay = Laisser ton alarme dans le tiroir.
do-rotate = { $level-is ->
    [two] Tourner les deux étages du haut vers la { $way }.
   *[other] Tourner l’étage du haut vers la { $way }.
}
do-no-rotate = Ne tourner aucun étage.
do-turn = Retourner tout le coffret : ce qui était en haut est en bas.
do-no-turn = Ne pas retourner le coffret.
do-keep = Ne pas bouger le coffret.
do-share = Choisir sur le coussin rouge : { $gem }.

# Pourquoi un coup n’est pas possible.

reason-no-such-role = Tu n’as plus cette carte en main.
reason-role-first = Choisis d’abord un rôle de ta main.
reason-put-first = Mets d’abord tes diamants dans le coffret.
reason-open-first = Ouvre d’abord un tiroir.
reason-take-first = Prends d’abord les bijoux ou laisse-les.
reason-take-one-first = Prends d’abord un bijou ou laisse tout.
reason-one-gem = Tu peux prendre un seul bijou, d’une sorte qui est là.
reason-search-first = Prends d’abord ce qui est là, ou tire le tiroir plus loin.
reason-search-or-leave-first = Prends d’abord ce qui est là ou laisse-le, ou tire le tiroir plus loin.
reason-loot-first = Prends d’abord le rubis ou laisse-le.
reason-place-first = Dis d’abord ce que tu poses.
reason-must-place = Tu dois poser une imitation.
reason-no-such-imitation = Tu n’as pas cette imitation sur ton coussin blanc.
reason-alarm-first = Dis d’abord si tu ajoutes ton alarme.
reason-lone-alarm-first = Dis d’abord si tu reprends ton alarme.
reason-rotate-first = Dis d’abord si tu tournes les étages.
reason-turn-first = Dis maintenant si tu retournes le coffret.
reason-move-first = Tu peux tourner les étages ou retourner le coffret, ou le laisser.
reason-share-first = Choisis d’abord un bijou du coussin rouge.
reason-no-such-share = Il n’y a pas ce bijou sur le coussin rouge.

# Pourquoi le robot aime un coup.

why-any = aucune raison
why-gems-there = il devrait y avoir des bijoux
why-ruby-there = il devrait y avoir un rubis
why-safe-drawer = rien ne devrait tomber
why-would-fall = des bijoux devraient en tomber
why-unsure = on n’en sait rien
why-loot-on-pillow = il y a beaucoup sur le coussin rouge
why-rid-of-imitations = débarrasse d’imitations
why-most-valuable = vaut le plus
why-hide-gems = cache aux autres ce qui est là
why-for-later = garde à portée ce qui est là
why-trap = les bijoux qui tombent reviennent
why-no-better = rien de mieux à faire

# Les options.

option-edition = Les règles françaises ou anglaises.
option-box_actions = Si l’on bouge le coffret comme le dit l’édition, ou d’une seule façon par tour.
option-ruby_end = Si la partie finit quand le sixième rubis a quitté les compartiments secrets.
option-round_limit = Après combien de manches la partie finit en tout cas.
option-memory = S’il faut retenir le coffret, si l’on peut lire le journal, ou voir tout ce qui peut être su.

# The bots.

bot-novice-manner = Se souvient du dernier tiroir et confond les autres.
bot-regular-manner = Suit un tiroir ou deux.
bot-expert-manner = Perd rarement un bijou de vue.
bot-master-manner = Se rappelle presque tout ce qui est entré dans le coffret, même si on le retourne souvent.

# What a bot knows about a move.

fact-remembered = Tu te souviens de bijoux valant { $value }.
risk-underneath = ils sont dessous et tomberaient.
risk-not-known = tu n’as rien en tête de ce qui s’y trouve.
fact-empty = Tu te souviens qu’il est vide.
fact-ruby = Tu te souviens qu’il y a un rubis.
risk-no-ruby = tu ne te souviens d’aucun rubis à cet endroit.
risk-others-take = { $count ->
    [one] un joueur peut encore prendre des bijoux dans cette manche.
   *[other] { $count } joueurs peuvent encore prendre des bijoux dans cette manche.
}
fact-imitations = { $count ->
    [one] Il te reste une imitation à écouler.
   *[other] Il te reste { $count } imitations à écouler.
}
fact-pillow = Les bijoux du coussin rouge comptent { $value }.
risk-pillow-empty = il n’y a rien sur le coussin rouge.
fact-rubies = { $count ->
    [one] Tu te souviens d’un rubis qui est en haut en ce moment.
   *[other] Tu te souviens de { $count } rubis qui sont en haut en ce moment.
}
fact-best-drawer = Tu te souviens d’un tiroir avec des bijoux à prendre valant { $value }.
risk-same-role = { $count ->
    [one] un rival peut avoir cette carte aussi.
   *[other] { $count } rivaux peuvent avoir cette carte aussi.
}
fact-gem-worth = Cela compte { $value }.
fact-gems-worth = Ensemble, ils comptent { $value }.
risk-left-there = des bijoux valant { $value } y restent pour d’autres.
fact-imitation = Elle ne te coûte plus { $value }.
fact-gems-lie-there = Il y a dans le tiroir des bijoux valant { $value }.
fact-alarm-alone = Il n’y a plus de bijoux avec l’alarme.
fact-drawers-move = { $known ->
    [0] { $count } tiroirs bougent ; tu ne te souviens de bijoux en haut dans aucun d’eux.
   *[other] { $count } tiroirs bougent ; tu te souviens de bijoux en haut dans { $known } d’entre eux.
}
fact-stays = Ce dont tu te souviens reste à sa place.
fact-then-up = Des bijoux dont tu te souviens, ceux d’en haut comptent alors { $above }, ceux d’en bas { $below }.

# Les statistiques.

chart-roles = Rôles joués dans une partie, en moyenne
chart-drawers = Tiroirs ouverts dans une partie, en moyenne : niveaux haut, milieu et bas
chart-put = Où les diamants sont placés au début, en moyenne
chart-gems = Ce que deviennent gemmes et rubis, fois par partie

# What events are called there.

event-alarm = alarmes ajoutées
event-alarm-back = alarmes reprises
event-alarm-stay = alarmes laissées
event-brought-back = alarmes rendues
event-closed = tiroirs refermés
event-fell = bijoux qui tombent
event-fell-alarm = alarmes qui tombent
event-found = trouvailles en tiroir
event-found-alarm = alarmes trouvées
event-got = bijoux du coussin rouge
event-got-all = coussins rouges entiers
event-keep = coffret laissé tel quel
event-last-card = dernières cartes jouées
event-lay-there = bijoux déjà là
event-leave = rien de pris
event-no-alarm = alarmes gardées
event-no-compartment = pas de compartiment secret
event-no-rotate = rien de tourné
event-no-ruby = compartiments sans rubis
event-no-share = contrebandiers sans part
event-no-turn = coffret non retourné
event-nothing-there = tiroirs vides
event-number = numéros distribués
event-open = tiroirs ouverts
event-outnumbered = contrebandiers en minorité
event-passed = mains passées à gauche
event-place = bijoux posés
event-placed = bijoux posés d’office
event-places = diamants à mettre au début
event-pull = tiroirs tirés plus loin
event-put = diamants mis au début
event-revealed = numéros révélés
event-role = rôles choisis
event-rotate = étages tournés
event-round = manches
event-ruby-fell = rubis qui tombent
event-ruby-found = rubis trouvés
event-scored = points comptés
event-share = parts choisies
event-smuggled = bijoux passés en fraude
event-take = bijoux pris
event-to-owner = bijoux tombés rendus
event-took-all = tous les bijoux pris
event-turn = coffret retourné
event-turn-of = tours d’un rôle
event-was-empty = tiroirs vides avant
