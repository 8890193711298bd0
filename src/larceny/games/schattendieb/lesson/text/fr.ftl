# Ce que dit le narrateur de la leçon.

welcome = Bienvenue au grand hôtel ! Mets des bijoux précieux dans ton coffre et ferme-le à temps : à la fin, un coffre ouvert ne vaut rien.
jewel = Chacun choisit une carte en secret. Prends le collier 8.
add = Deux montres de même valeur, 4 : elles s’annulent. Ton collier est toujours là, tu peux donc ajouter des bijoux de la même sorte, que personne ne peut voler. Ajoute le collier 5.
filled = Les deux colliers sont dans ton coffre : 13 points, si tu arrives à le fermer. Puis chacun a pioché jusqu’à quatre cartes.
thief = Maintenant un voleur. Le tien vole une bague jouée à ce tour. Essaie.
shadow = Réussi : la bague 9 de p2. Le voleur d’ombres vole toutes les sortes de bijoux et choisit en premier. Envoie-le.
steal = Deux bijoux sont là. Touche le collier 10 de p2 et vole-le.
risk = Quatre bijoux, 32 points. Encore un ? Joue le diadème 7.
robbed = Envolé : p2 avait le voleur de diadèmes. Le voleur de montres de p3 n’a trouvé aucune montre et n’a rien eu. Il est temps de fermer !
close = Un coffre fermé de valeur 4 contient jusqu’à quatre bijoux : juste les tiens. Joue-le.
closed = Sauvé ! Même le voleur de colliers de p2 est venu pour rien. Tu sors de la manche avec 32 points ; regarde ce que font les autres.
end = p3 a fermé aussi, donc p2 reste en dernier avec un coffre ouvert : aucun point. D’ordinaire, on joue trois manches. À toi la vraie nuit !
