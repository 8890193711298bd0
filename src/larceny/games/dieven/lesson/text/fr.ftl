# Ce que dit le narrateur de la leçon.

welcome = Bienvenue, voleur ! Le plus gros butin gagne. Mais quand la police arrive, elle prend tout au plus riche.
stash = À ton tour, tu joues une carte. Touche le 2 et garde-le, face cachée : toi seul sais ce qu’il vaut.
ring = Un cadeau de p2 ? La bague compte 3 pour la police, mais seulement 1 à la fin. Te voilà riche ! Et une voiture de fuite est sortie : la dernière termine la partie.
swap = Débarrasse-toi de la bague : joue l’échange. Tu prends une carte d’un butin et tu en rends une des tiennes.
put = La carte de p3 était un 1. Maintenant, rends la bague.
clear = La police : une voiture double compte 2, une simple 1. À 4, c’est la descente, et p3 et toi êtes les plus riches ! Joue la fin d’alerte.
siren = p2 a joué la sirène : tous les autres ont dû poser leurs voitures de police. Et p3 t’a donné un 0, qui ne vaut rien.
give = Fais paraître riche quelqu’un d’autre : donne ton 3 à p3, face visible.
double-play = La police est de nouveau à 3, et le plus riche, c’est p3. Joue le coup double : deux fois, tu pioches une carte et la joues aussitôt.
horseshoe = Le fer à cheval porte bonheur : 1 pour la police, mais 3 à la fin. Garde-le !
raid = Et une voiture de police, la quatrième. Joue-la et regarde qui se fait prendre !
end = Tous les butins ont été retournés, et p3 a tout perdu. Puis la dernière voiture de fuite est venue (d’ordinaire la septième) : tu files avec 6, le plus gros butin. Bravo !
