# Pourquoi une demande est refusée.

reason-host-only = Seul l’hôte de la table peut faire cela.
reason-players-only = Seuls ceux qui ont une place peuvent faire cela.
reason-not-while-lobby = La partie n’a pas encore commencé.
reason-not-while-playing = Impossible pendant la partie.
reason-not-while-over = La partie est finie.
reason-not-while-frozen = Cette table est figée.
reason-no-such-seat = Il n’y a pas une telle place à cette table.
reason-not-your-seat = Cette place n’est pas la tienne.
reason-seat-taken = Cette place est déjà prise.
reason-seat-in-use = Le joueur de cette place est là : on ne peut pas en donner de lien.
reason-seat-is-kept = Ce joueur peut revenir d’un instant à l’autre : un lien pourra être donné dès qu’un bot jouera pour lui.
reason-seat-is-free = Cette place est libre : le lien d’invitation suffit.
reason-seats-free = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
} : invite quelqu’un ou mets-y des robots.
reason-stale = La table a changé entre-temps. Regarde et choisis à nouveau.
reason-paused = La partie est en pause.
reason-bot-plays-for-you = Un robot joue pour toi. Reprends d’abord ta place.
reason-resigned = Tu as abandonné ; un robot joue ta place jusqu’à la fin.
reason-no-such-level = Ce robot n’existe pas ; il y a { $levels }.
reason-bad-link = Ce lien n’est plus valable. Demandes-en un nouveau.
reason-not-yourself = Tu ne peux pas te renvoyer toi-même.
reason-no-such-guest = Cette personne n’est pas ici.
reason-banned = L’hôte t’a renvoyé de cette table.
reason-no-entry = Cette table n’est ouverte qu’à ceux qui ont son lien.
reason-locked = L’hôte ne laisse entrer personne d’autre.
reason-no-spectators = Personne ne peut regarder cette table pendant la partie.
reason-too-many-spectators = Il n’y a plus de place pour des spectateurs.
reason-too-fast = Une chose après l’autre, s’il te plaît.
reason-no-hints = Les conseils sont désactivés à cette table.
reason-no-adviser = Aucun robot de ce jeu ne peut dire ce qu’il ferait.
reason-not-asked = On ne te demande rien en ce moment.
reason-muted = L’hôte ne te laisse pas parler ici.
reason-no-team = Tu n’as pas d’équipe à qui parler.
reason-too-many-marks = Une équipe peut marquer { $count } choses au plus.
reason-nothing-said = Il n’y a rien à lire là-dedans.
reason-bad-name = Un nom a de 1 à { $longest } lettres visibles.
reason-bad-clock = Une pendule a au plus un jour de réserve et une heure d’incrément.
reason-bad-message = Ce message est incompréhensible : { $what }.
reason-frozen = Cette table est figée ; on ne peut plus rien y faire.
reason-damaged = Le journal de cette table est abîmé ou a été modifié : on ne devine pas la suite de la partie.
reason-other-rules = Cette table a commencé avec les règles { $began } de { $title } ; les règles { $installed } sont installées maintenant. Elle peut être terminée avec la version avec laquelle elle a commencé.
reason-other-game = Il n’y a pas ici de jeu « { $game } » tel que cette table le joue.
reason-unreadable = Cette table est figée : sa partie ne peut pas être lue avec ce qui est installé ici.
reason-unfinished = La partie de cette transcription n’est pas finie.
reason-bad-transcript = Ce n’est pas une transcription que l’on puisse rejouer : { $what }
reason-no-such-table = Cette table n’existe pas.
reason-not-finished = La partie n’est pas finie : rien n’en est montré à personne.
reason-no-guest = Dis d’abord comment tu veux t’appeler.
reason-wrong-origin = Cette page n’appartient pas à ce serveur.
reason-too-many = Trop à la fois : attends une minute.
reason-too-large = C’est trop grand.
reason-no-such-page = Cette page n’existe pas.
reason-no-such-method = Cela ne peut pas se faire ici.
reason-no-such-game = Ce jeu n’existe pas.
reason-no-lesson = Il n’y a pas de leçon pour ce jeu.
reason-bad-request = Cette demande est incompréhensible : { $what }.
reason-broken = Quelque chose n’a pas marché ici. C’est noté.
reason-no-room = Le serveur ne peut rien écrire en ce moment, alors rien n’a été fait. Réessaie plus tard.
reason-has-a-seat = Tu as une place dans cette partie : tu ne peux pas prendre celle d’un autre joueur.
reason-seat-is-a-bots = Un robot joue à cette place : aucun lien ne peut être donné pour elle.
reason-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a { $games }.

# Pourquoi une connexion est fermée.

farewell-stopping = Le serveur redémarre. Tu seras de retour dans un instant.
farewell-kicked = L’hôte t’a renvoyé de cette table.
farewell-retry = Le dernier coup n’a pas pu être gardé. La table est remise en place.
farewell-protocol = Cette page et le serveur ne se comprennent pas. Recharge la page.
farewell-refused = Tu ne peux pas venir à cette table.
farewell-slow = La connexion est trop lente ; elle est rétablie.
farewell-flood = C’était trop à la fois.
farewell-no-table = Cette table n’existe pas. Le lien est peut-être ancien ou incomplet.
farewell-too-large = C’était trop grand.
farewell-crowd = Trop de connexions viennent de ton réseau. Cette page réessaiera dans un instant.
