# Les premiers mots.

welcome = Bienvenue dans { $title }
no-game-named = Aucun jeu n’a été nommé : on joue donc à { $title } ; « larceny games » montre les autres.
how-to-move = Pour jouer, tape le numéro d’un coup ou le coup lui-même ; le début de chaque mot suffit.
how-to-learn = À tout moment, « ? » explique tes coups et « rules » montre la règle du moment ; « quit » garde la partie pour plus tard.
which-game = Quel jeu ? [1]
how-many-players = Combien de joueurs, de { $lowest } à { $highest } ? [{ $lowest }]
number-please = Tape un nombre de { $lowest } à { $highest }, s’il te plaît.

# Le tour d’une personne.

hint = numéro ou coup · ? explique · hint · rules · log · undo · save · quit
your-move = { $seat }, à toi de jouer (« ? » explique) :
curtain = { $seat }, appuie sur Entrée quand les autres ne regardent plus.
story-skipped = … { $count } de plus avant (« log »)
no-such-number = Il n’y a pas de coup { $number } ; ils sont numérotés de 1 à { $last }.
several-moves = Cela peut être : { $moves }.
unknown-move = « { $text } » n’est ni un coup ni une commande ; « ? » donne la liste des deux.
no-hint = Aucun coup ne semble meilleur que les autres.
no-adviser = Aucun robot de ce jeu ne peut dire ce qu’il ferait.
level-novice = robot novice
level-regular = robot habitué
level-expert = robot expert
level-master = robot maître
level-random = robot au hasard
level-greedy = robot avide
level-search = robot qui calcule

# Ce que répond « ? ».

explain-moves = Tes coups
explain-cards = Cartes que tu ne peux pas jouer maintenant
explain-commands = Commandes
command-help = cette explication ; « ? COUP » explique un seul coup
command-table = redessiner la table
command-hint = ce qu’un robot ferait à ta place, et pourquoi
command-rules = la règle du moment ; « rules 5 », « rules 5.2 » ou « rules all » pour les autres
command-log = ce qui s’est passé, tel que tu l’as vu ; dans un jeu de mémoire, sauf ce qu’il faut retenir
command-undo = reprendre ton dernier coup, tant que rien n’a été vu depuis
command-save = écrire le procès-verbal dans un fichier : « save FICHIER »
command-quit = partir ; la partie est gardée pour plus tard

# Les règles.

no-such-clause = Le livret de règles n’a pas d’article { $number }.

# Garder la partie.

saved = Enregistré dans { $file }. Ce fichier contient tous les secrets de la partie.
how-to-resume = Pour reprendre à partir de là :
kept = La partie est gardée. Pour la reprendre :
not-kept = La partie n’a pas pu être gardée : { $why }.
offer-transcript = Pour garder le procès-verbal, tape un nom de fichier ; Entrée seule termine.
over-so-save = « { $text } » ne fait plus rien : la partie est finie. « save » garde le procès-verbal, « save FICHIER » sous ce nom.
file-exists = Il y a déjà un fichier { $file } : choisis un autre nom.
file-unwritable = Impossible d’écrire { $file } : { $why }.
folder-unwritable = --out : impossible d’écrire dans { $folder } : { $why }.
file-unreadable = Impossible de lire { $file } : { $why }.
file-no-text = { $file } n’est pas un procès-verbal : ce n’est même pas du texte.
nothing-to-resume = Il n’y a aucune partie à reprendre.
resume-alone = Une partie reprise a déjà ses joueurs, ses options et sa graine : ne les indique pas.
won = gagne

# Ce qui a été mal tapé après la commande.

no-such-seat = Il n’y a pas de place « { $seat } » : les places vont de 1 à { $last }, ou bien all, ou none.
no-such-level = Il n’y a pas de robot « { $level } » : les robots sont { $levels }.
too-many-levels = C’est une liste de { $levels } robots pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
option-without-value = « { $option } » n’est pas une option : écris --option nom=valeur.
no-number = « { $text } » n’est pas un nombre entier : { $flag } en demande un.
number-out-of-range = « { $text } » est impossible : { $flag } demande un nombre à partir de { $least }.

# La liste des jeux.

game-line = { $title } ({ $key }), de { $lowest } à { $highest } joueurs
game-credit = De { $credit }.
options-of = Options de { $title }
option-name = option
option-values = valeurs (par défaut)
option-meaning = sens
how-to-play = Pour jouer : larceny play JEU --players N --option NOM=VALEUR

# Revoir une partie.

next-move = Entrée : suite · all · quit

# Vérifier.

verify-right = La partie { $number } est conforme : { $title }, table { $table } ; coups { $moves }, tirages { $draws } ; engagement { $commitment }
verify-wrong = La partie { $number } n’est PAS conforme. { $why }
verify-no-game = Il n’y a aucune partie dans ce fichier : { $file }.
verify-unreadable = La partie { $number } ne peut pas être lue comme une partie exportée, qui est une ligne de JSON. { $why }
verify-unreadable-transcript = Impossible de lire cela comme un procès-verbal. { $why }
verify-at-line = Ligne { $line } de son journal : { $why }
verify-no-json = Ce n’est pas du JSON, ou c’est du JSON qui peut se lire de deux façons.
verify-other-format = Ce n’est pas une partie exportée au format { $known }.
verify-field-missing = « { $field } » manque.
verify-field-unknown = « { $field } » n’a rien à faire ici.
verify-field-wrong = « { $field } » manque ou n’est pas écrit comme il faut.
verify-no-such-game = { $why }
verify-other-rules = Elle a été jouée avec les règles { $played }, celles-ci sont les règles { $known }.
verify-other-seed = La graine n’est pas celle à laquelle la table s’est engagée.
verify-other-mac = Son code ne correspond pas : la ligne a été modifiée, ajoutée ou déplacée, ou bien une ligne précédente manque.
verify-begun-twice = La partie commence une seconde fois.
verify-not-begun = La partie n’a pas encore commencé.
verify-other-nonces = Ce ne sont pas les nonces des joueurs que donne l’export.
verify-nobodys-nonce = Le nonce de { $seat } n’a été donné par aucun joueur et ne découle pas de la graine.
verify-illegal-move = { $seat } ne peut pas jouer « { $action } ». { $why }
verify-illegal-undo = { $seat } ne peut rien reprendre. { $why }
verify-other-chance = Le hasard a donné « { $was } » ; la graine donne « { $should } ».
verify-after-the-end = La partie était déjà finie.
verify-not-over = Le journal s’arrête avant la fin de la partie.
verify-other-transcript = La ligne { $number } du procès-verbal n’est pas ce que donne le journal.
verify-other-result = Le résultat n’est pas ce que donne le journal.
verify-no-promise = Le procès-verbal ne contient aucun engagement : il n’y a rien à vérifier.
verify-no-seed = La graine n’a pas été révélée : les cartes ne peuvent pas encore être vérifiées.
verify-code-found = Le code est celui de la ligne { $line } sur { $lines } du journal de la table { $table } : rien n’a été modifié avant elle.
verify-code-missing = Le code ne figure dans le journal d’aucune partie conforme : un journal a été modifié depuis, ou le code vient d’une autre table.

# Simulations.

simulating = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} …
simulated = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $mean } par partie.
simulated-speed = { $speed } décisions par seconde ({ $seconds } s de temps processeur).
no-games = Il faut jouer au moins une partie.
column-seat = place
column-bot = joueur
column-score = score moyen
column-wins = victoires
compare-alone = --compare demande --out, le dossier pour ce qu’il trouve.
compare-same = « { $option } » ne change rien : la partie se joue déjà ainsi.
compare-values = --compare prend une option ou players avec les valeurs à comparer, huit au plus : siren=others,everyone.
skill-alone = --skill demande --out, le dossier pour ce qu’il trouve, et un seul niveau pour tous les robots.
no-parquet = Les tables Parquet sont laissées de côté : il leur faut pyarrow (pip install larceny[parquet]).
skill-playing = Combien gagne { $level }, et combien décide la donne …
statistics-games = { $way } : { $games ->
    [one] une partie
   *[other] { $games } parties
}
statistics-wins = Victoires par place (intervalles à 95 % ; tirets : tous égaux)
statistics-teams = Victoires par camp (intervalles à 95 %)
statistics-team = camp { $team }
statistics-skill = Chance et talent : victoires d’un joueur d’un niveau à une table de { $field } (intervalles à 95 % ; tirets : une part juste)
statistics-luck = Ce que la donne décide entre égaux
statistics-luck-remark = Chaque donne est jouée vingt fois par des joueurs d’un même niveau, qui tirent chaque fois d’autres sorts. Qui laisse peu au hasard joue une donne presque toujours de même : alors elle décide presque tout.
statistics-span = du camp le moins au plus chanceux
statistics-span-by-chance = si la donne ne décidait rien
statistics-entropy = ouverture (0 : décidé, 1 : ouvert)
statistics-length = Longueur : décisions dans une partie
statistics-scores = Score moyen par place
statistics-spread = Scores de toutes les places
statistics-leads = Changements de tête dans une partie
statistics-comeback = Victoires de qui est dernier à la mi-temps (tirets : tous égaux)
statistics-events = Événements dans une partie, en moyenne
statistics-comparison = Ce que l’option change
statistics-difference = différence (intervalle à 95 %)
measure-win = victoires de { $detail }
measure-team = victoires : { $detail }
measure-order = victoires du numéro { $detail } dans l’ordre de jeu
measure-value = { $detail }, fois par partie
measure-score = score de { $detail }
measure-length = décisions dans une partie
measure-leads = changements de tête
measure-comeback = victoires du dernier à la mi-temps
measure-event = { $detail } dans une partie

# L’arène.

arena-begins = { $title } : { $entrants } robots, { $games ->
    [one] une partie
   *[other] { $games } parties
} en tout.
arena-goes-on = { $games ->
    [one] Une d’entre elles a déjà été jouée.
   *[other] { $games } d’entre elles ont déjà été jouées.
}
arena-playing = parties
progress = { $done } sur { $total } { $total ->
    [one] partie
   *[other] parties
}
arena-payoffs = Ce que chacun gagne contre une table de l’autre (intervalle à 95 % ; à force égale : { $fair } %)
arena-payoffs-role = Ce que chacun gagne contre l’autre : { $side } (intervalle à 95 %)
arena-ratings = Classement (OpenSkill, Plackett–Luce)
arena-ratings-role = Classement : { $side } (OpenSkill, Plackett–Luce)
arena-no-ratings = Le classement demande le paquet openskill : pip install larceny[arena].
arena-written = Écrit dans { $folder }.
column-against = contre
column-rating = force
column-deviation = écart type
arena-two-entrants = Il faut au moins deux robots dans l’arène, chacun une seule fois.
arena-no-simulations = « { $entrant } » ne fait pas de simulations ; seuls le font les niveaux qui calculent à l’avance, comme search@200.
arena-no-command = « { $entrant } » ne nomme aucun programme : exec:COMMANDE le fait.
arena-no-class = « { $entrant } » est introuvable : { $why }.
arena-bot-failed = « { $entrant } » a échoué : { $why }
arena-no-ray = L’exécution par ray demande le paquet ray : pip install larceny[ray].
arena-worker-died = La partie { $game } a mis fin à { $workers } processus ; un de ses robots doit en être la cause.
arena-another = { $folder } contient un autre tournoi : autres robots, autres options ou autre graine.
arena-other-code = Les parties de { $folder } ont été jouées par d’autres robots, ceux de Larceny { $version } ou d’une copie modifiée : continue avec ceux-là, ou choisis un autre dossier.
arena-busy = Une autre exécution écrit dans { $folder }.
arena-torn = La ligne { $line } de { $file } n’est pas la partie suivante. Efface-la avec toutes celles qui la suivent et relance la même commande : elle reprendra de là ; ou choisis un autre dossier.
no-workers = Il faut au moins un processus pour jouer.

# Compter.

column-depth = profondeur
column-count = suites
column-action = coup
no-depth = La profondeur est un nombre entier, au moins 1.

# Compilation.

compiling = Compilation de { $title }
warm-now = { $title } : compilé en { $wall } s ({ $cpu } s de temps processeur).
warm-already = { $title } : repris du cache en { $wall } s ({ $cpu } s de temps processeur).
cache-is-in = Le code machine est gardé dans { $folder }
cannot-compile = Numba n’est pas installé : les règles sont interprétées, il n’y a rien à compiler.
compiling-server = Compilation du serveur de tables : cela prend une minute ou deux.
server-is-compiled = Le serveur de tables est compilé : « larceny serve » le prend dans { $folder }
cannot-compile-server = Impossible de compiler le serveur de tables : il manque { $missing }. Il faut un compilateur C, les en-têtes de Python (sous Debian : gcc et python3-dev) et les paquets mypy et setuptools (larceny[native]). Sans eux, il tourne interprété.
games-beside-server = --server compile le serveur de tables et aucun jeu : n’en nomme pas.
no-cache = Le code machine ne peut pas être gardé dans { $folder } : ce dossier ne peut pas être créé, ou quelqu’un d’autre peut y écrire.
cannot-keep-code = Le code machine ne peut pas être gardé dans { $folder } : { $why }.

# Mesures.

no-bench = Les mesures se trouvent dans le dossier « bench » du dépôt source, à côté de « src » ; ceci est une copie installée qui ne l’a pas.

# Le serveur.

serving = Les tables sont mises : { $here }
serving-network = Dans le même réseau : { $addresses }
serving-public = Pour tous les autres : { $addresses }
serving-stop = Pour arrêter, appuie sur Ctrl-C.
port-in-use = Le port { $port } ne peut pas être utilisé : { $why }. Choisis-en un autre avec --port et, si l’un de tes serveurs y tourne, une autre base de données avec --db.
no-port = { $text } n’est pas un port : il y en a de 1 à { $last } ; 0 en prend un qui est libre.
no-such-host = Rien ne peut écouter à « { $text } » : cette machine n’a pas cette adresse.
no-folder = Impossible de créer le dossier { $folder } : { $why }.
reason-database-in-use = Un autre serveur a ouvert la base de données { $file }. Deux serveurs ne peuvent pas en partager une : arrête l’autre, ou nomme une autre base avec --db.
reason-newer-database = La base de données est de la version { $version } ; cette version de Larceny connaît celles jusqu’à { $known }.
no-address = « { $text } » n’est pas une adresse pour { $flag } : elle commence par http ou https.
address-says-more = « { $text } » en dit trop pour { $flag } : le protocole, le nom et le port suffisent.
address-impossible = « { $text } » n’est pas une adresse pour { $flag } : aucun navigateur n’y arrive.
backed-up = Copié dans { $file }.

# Ce que le système trouve à redire.

why-missing = il n’y a pas de tel fichier ni de tel dossier
why-forbidden = ce n’est pas permis ici
why-somebody-listens = quelqu’un d’autre y écoute
why-a-folder = c’est un dossier
why-no-folder = une partie de son chemin n’est pas un dossier
why-read-only = rien ne peut y être écrit
why-full = le disque est plein
why-disk = le disque ne marche pas comme il faut
why-busy = autre chose s’en sert
why-no-database = ce n’est pas une base de données
why-damaged = il est abîmé
why-no-opening = il ne s’ouvre pas
