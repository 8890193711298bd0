# Ce que dit le narrateur de la leçon.

welcome = Un coffret à douze tiroirs, tous pareils sauf les veines du bois. Ce que tu y mets est une imitation ; ce que tu en sors est vrai. Retiens bien !
put = Chacun cache des diamants. Mets les quatre dans le tiroir du haut, au sud : touche-le sur le plan, puis le bouton.
rotate = Ensuite, tu peux tourner l’étage du haut. Fais-le, vers la droite : ton tiroir passe à l’ouest.
leave = Tu pourrais aussi retourner tout le coffret. Pas encore.
rubies = p1 et p2 ont caché les leurs ailleurs. Au fond des longs tiroirs, six rubis : trois en haut, trois en bas.
thief = À chaque manche, chacun choisit un rôle en secret. Sois le voleur, qui prend tous les bijoux qu’il trouve.
others = Le contrebandier p2 a mis des bijoux sur le coussin rouge, laissé une imitation, et tout gagné, faute de détective. Le bijoutier p1 a posé un saphir et une alarme : si ces bijoux tombent, ils sont pour p1.
open = À toi, voleur. Où sont tes diamants ? En haut, à l’ouest. Ouvre.
turn = Quatre vrais diamants sur ton coussin noir ! Ne tourne pas, mais retourne le coffret : le haut est en bas, le nord au sud.
master = Manche suivante. Sois le maître voleur : il peut tirer un tiroir plus loin, jusqu’aux rubis.
ruby = La bijoutière p2 a ouvert un tiroir dont les bijoux étaient en bas : ils sont tombés sur le coussin rouge. Elle pose quand même des imitations. À toi : ouvre au milieu, au nord.
pull = Rien devant. Tire plus loin !
take = Un rubis ! Prends-le.
box = Laisse le coffret tel quel, les deux fois.
end = Le détective p1 a pris ce qui était sur le coussin rouge. À la fin, un diamant compte 1, un saphir 2, un rubis 4, et les imitations qui te restent comptent en moins. Tu as 8 points de bijoux. Bonne mémoire !
