# Ce que dit le narrateur de la leçon.

welcome = D’abord, tu joues les détectives. Un voleur est entré, et personne ne le voit. À chaque tour, deux dés disent jusqu’où l’un d’eux marche et comment il peut regarder.
sensor = Le dé montre le détecteur. Interroge-le : le voleur doit dire la couleur de son sol.
walk = Jaune ! La salle de gauche, en bas. Va à son entrée : touche la case, puis le bouton.
camera = Le voleur a bougé, et une œuvre a disparu : elle reste là jusqu’à ce qu’il quitte sa case. Maintenant, un œil : interroge la caméra 2, qui voit sa rangée et sa colonne.
second = Elle le voit ! Approche le second détective.
eyes = L’œil peut aussi être le tien. Regarde dans la rangée !
catch = Le voilà ! Désormais, il se déplace à découvert. Va sur sa case et attrape-le.
caught = Pris, et tout son trajet est révélé. Maintenant, change de camp.
thief = Tu es le voleur. Toi seul vois ton pion. Prends trois œuvres et sors par une fenêtre ou une porte dont la serrure est ouverte.
enter = Entre par la fenêtre W1.
steal = Tu avances d’une à trois cases. Termine sur un tableau, et il est à toi.
destroy = Un balayage a interrogé toutes les caméras, et la caméra 1 t’a vu. Termine sur elle : elle est détruite. (Sur le générateur, à l’éclair, tu couperais le courant de toutes.)
disconnect = Le détecteur demande ta couleur. Deux fois par partie, tu peux te taire : débranche.
next = Le tableau suivant est à trois cases.
third = Ils ont interrogé la caméra 1 et savent qu’elle est détruite. Encore un tableau !
escape = Trois œuvres ! Va à la fenêtre W2 et essaie la serrure. Certaines sont fermées.
end = Ouverte ! Tu files, et il manque trois tableaux au musée. Maintenant, joue pour de vrai.
