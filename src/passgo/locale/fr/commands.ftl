### La ligne de commande : à quoi servent ses commandes, ses arguments et ses options, et ce qui ne va pas dans ce qui a été tapé.

## Commandes

command-passgo = Le Monopoly exactement comme l’écrivent cinq livrets de règles. Sans commande : jouer dans le navigateur.
command-play = Jouer dans le navigateur.
command-serve = Ouvrir un serveur pour d’autres, sans ouvrir de navigateur.
command-tui = Jouer dans le terminal, en solo avec des robots ou à la table d’un ami.
command-soak =
    Éprouver les règles : jouer beaucoup de parties et tout contrôler après chaque coup.

    Argent, titres, bâtiments et cartes doivent tomber juste, même dans une partie arrêtée.
command-bench =
    Mesurer la vitesse sur cette machine, ou comparer deux versions.

    Parties, démarrages et lots sont mesurés ; une perte n’est annoncée que si elle dépasse le bruit.
command-fit = Entraîner le réseau de valeur dont se servent `strong` et l’analyse : quelques minutes par édition et par nombre de joueurs.
command-ladder = Coter les robots : ils jouent par deux et par quatre, à toutes les places.
command-check = Jouer scénarios et registres ; signaler la première ligne qui échoue.
command-verify =
    Vérifier que chaque lancer et chaque carte d’une partie sont ceux de ses graines.

    Code de sortie : 0 si tout est juste, 1 si quelque chose ne l’est pas, 3 s’il n’y a pas de quoi vérifier.
command-replay =
    Montrer une partie enregistrée et les règles derrière chaque coup.

    Avec --at, sa position après N coups.
command-dump = Écrire l’état exact d’un registre, pour signaler une erreur.
command-static = Écrire le jeu dans un dossier de simples fichiers : n’importe quel serveur web peut le proposer, et on y joue dans le navigateur seul.
command-print = Écrire une édition en PDF, grandeur nature, à imprimer et découper : plateau, titres, cartes, billets, actions, règles.
command-sim = Simuler de nombreuses parties entre robots et en donner les résultats.
command-games = Voir et gérer les parties enregistrées.
command-games-save = Enregistrer une partie comme registre, pour `replay`, `check` et `dump`.
command-games-check = Contrôler les parties enregistrées et les rejouer toutes.
command-games-backup = Copier les parties d’un dossier, même pendant qu’un serveur tourne.
command-games-forget = Supprimer pour de bon de vieilles parties. Arrêtez d’abord le serveur.
command-games-erase = Effacer pour de bon une personne de toutes les parties, d’après son nom dans l’une d’elles. Arrêtez d’abord le serveur.
command-edition = Voir les éditions et les règles qu’elles suivent.
command-edition-list = Lister les éditions.
command-edition-show = Montrer chaque chiffre d’une édition avec sa source, et son plateau.
command-edition-rules = Montrer chaque règle d’une édition : titre, énoncé, fonctions, scénario.
command-edition-diff = Montrer en quoi deux éditions diffèrent, règle par règle.
command-edition-copy = Écrire une copie du fichier d’une édition, pour en commencer une à vous.
command-edition-new = Commencer une édition à vous : un court fichier de ce que l’on change souvent, en lignes à décommenter.
command-edition-schema = Écrire le schéma JSON des fichiers d’édition.
command-edition-check = Contrôler des fichiers d’édition et lister toutes les erreurs.
command-analyse = Analyser une partie ou une position : `passgo analyse REGISTRE` pour une partie jouée.
command-analyse-game = Revoir une partie : chances de gagner après chaque coup, hasard et jeu, erreurs les plus coûteuses.
command-analyse-position = Évaluer une position : chances de gagner, valeur de chaque titre pour chacun, échanges qui servent les deux.
command-analyse-puzzles = Cherche, dans des parties jouées, des positions où une réponse est sûrement la meilleure, pour des leçons.
command-analyse-today = Répondez à la position du jour, la même pour tous, et comparez avec les robots.
command-analyse-performance = Vérifier jeu et hasard sur des robots : la perte par décision se répète-t-elle, s’accorde-t-elle avec les victoires ?
command-analyse-dependence = Montrer à quel point les chances de gagner dépendent du robot qui joue les suites.
command-analyse-landings = Calculer combien de coups finissent sur chaque case, exactement, par une chaîne de Markov des dés et des cartes.
command-analyse-compare = Comparer la durée des parties de plusieurs simulations.
command-analyse-calibration = Contrôler les pronostics : ce qui a 70 % de chances arrive-t-il 70 fois sur 100 ?

## Arguments et options

option-version = Afficher la version.
option-port = Port d’écoute ; 0 prend n’importe quel port libre.
option-host = Adresse d’écoute ; 0.0.0.0 ouvre la table au réseau.
option-data = Le dossier des parties ; indiqué au démarrage si vous n’en nommez pas.
option-browser = Ouvrir un navigateur.
option-own-edition = Ajouter un fichier d’édition à vous, à choisir à la table.
option-own-bot = Ajouter un robot à vous : un programme, par lignes JSON, ou { "FICHIER.py:FONCTION" }.
option-lang = Langue des noms et des textes.
option-public-url = L’adresse que l’on ouvre si un relais sert passgo, par exemple { "https://passgo.example" }.
option-share = Ouvrir le serveur à des amis, où qu’ils soient, par un tunnel : cloudflared, ngrok ou tailscale, s’il est sur cette machine.
option-proxy = Croire ce relais, ou ce réseau de relais, sur l’origine des requêtes.
option-mail-from = Adresse d’où partent les avis par courriel.
option-mail-password = Mot de passe du serveur de courriel. Donnez-le par la variable d’environnement, pas dans la commande.
option-mail-server = Envoyer les avis par courriel par ce serveur, { "smtps://nom@machine" }. Demande --mail-from et --public-url.
option-database = Garder les parties dans une base PostgreSQL, { "postgresql://nom@machine/base" }, au lieu du dossier.
option-table = Le lien de la table d’un ami, ou son code avec --server. Sinon, vous créez une table.
option-server = Le serveur où jouer ; le vôtre si vous n’en nommez pas.
option-plain = De simples lignes de texte, pour lecteurs d’écran et tubes.
option-lay-edition = Créer tout de suite une table avec cette édition.
option-lay-bots = Créer tout de suite une table avec ces robots, séparés par des virgules.
option-from = Jouer la suite d’un registre ou d’une position ; revoir une partie finie.
option-name = Votre nom.
option-edition = Une édition, comme `edition list` la nomme, ou le chemin d’un fichier ; `us1973+./a-moi.toml` y ajoute des règles maison.
option-bots-each = Les robots, séparés par des virgules, comme `sim` les nomme ; chacun joue contre lui-même.
option-soak-games = Parties de chaque robot ; 0 pour 100 000 de random et 10 000 des autres.
option-soak-turns = Arrêter chaque partie après N tours (la cloche d’une partie au temps sonne alors) ; 0 pour 400 de random, dont les parties peuvent ne pas finir, et 4 000 des autres.
option-threads = Nombre de fils d’exécution ; 0 pour un par cœur.
option-bench-second = Après `--compare A` : la version à comparer à A.
option-bench-edition = Une édition à mesurer ; à répéter pour plusieurs. Sans cette option : toutes, ou `us1973` quand on compare.
option-bench-runs = Combien de fois mesurer chaque chose ; 0 pour 3, ou 15 quand on compare.
option-bench-seconds = La durée approximative d’une mesure.
option-json-figures = Écrire les chiffres en JSON.
option-bench-compare = Dans un dépôt, à la place : est-ce plus lent que cette version ? Avec deux, `--compare A B` ou `--compare A --compare B` : B est-elle plus lente que A ? Si oui, le code de sortie est 1.
option-fit-players = Nombre de joueurs.
option-fit-games = Nombre de parties dont apprendre.
option-fit-bots = Les robots qui les jouent, séparés par des virgules ; ils changent de place à tour de rôle.
option-fit-seed = La même graine donne le même réseau.
option-fit-rounds = Jouer ensuite N manches : `strong` y joue contre lui-même avec les derniers poids, puis apprend à nouveau de toutes les parties vues. Les manches finies sont gardées ; la même commande continue.
option-fit-own = Parties de `strong` contre lui-même dans une manche.
option-fit-any-board = Entraîner un réseau qui ne connaît que le rôle des cases, pour les plateaux sans réseau à eux.
option-fit-into = Dossier où l’enregistrer ; sinon, celui de vos données.
option-ladder-bots = Deux robots ou plus, comme `sim` les nomme.
option-ladder-games = Parties par table.
option-seed-games = La même graine donne les mêmes parties.
option-turns = Arrêter chaque partie après N tours.
option-cluster = Un ordonnanceur Dask dont les machines jouent les parties.
option-ladder-json = Garder les résultats dans ce fichier, et continuer ceux qui s’y trouvent.
option-ladder-report = Écrire le classement en une page (HTML).
option-ladder-ratings = Écrire les cotes pour le salon (JSON).
option-check-files = Des scénarios, des registres, ou des dossiers qui en contiennent.
option-own-files = Ouvrir les fichiers d’édition voisins qu’un registre nomme. Seulement pour des registres sûrs.
option-record-finished = Le registre d’une partie finie.
option-verify-receipt = Les reçus qu’a gardés un joueur ou une joueuse, pour voir si le serveur a écarté son nombre secret.
option-verify-json = Écrire un objet JSON.
option-record = Un registre.
option-at = S’arrêter après N coups.
option-record-any = Un registre, un scénario ou une position.
option-edition-name = Comme `edition list` la nomme, ou le chemin d’un fichier ; `us1973+./a-moi.toml` y ajoute des règles maison.
option-static-out = Le dossier ; il est créé, ou remplace un ancien.
option-print-file = Le PDF.
option-print-paper = Format du papier : A4 ou US Letter.
option-sim-bots = Les robots dans l’ordre des places, séparés par des virgules : easy, steady, strong, rules, random, un autre de docs/opponents.md, ou un robot à vous, { "FICHIER.py:FONCTION" }.
option-sim-games = Nombre de parties.
option-sim-swap-seats = Faire tourner les places : chaque robot occupe chacune aussi souvent.
option-sim-turns = Arrêter chaque partie après N tours ; la cloche d’une partie au temps sonne alors.
option-sim-interpreted = En Python seul, sans les règles compilées : les mêmes parties, une centaine de fois plus lentes.
option-json-results = Écrire les résultats en JSON.
option-sim-parquet = Écrire chaque partie comme une ligne d’un fichier Parquet.
option-sim-report = Écrire les résultats en une page avec graphiques (HTML).
option-sim-save = Enregistrer N parties, à revoir et à analyser.
option-sim-pick = Quelles parties enregistrer : first (les premières), longest (les plus longues), cut (arrêtées), { "lost:ROBOT" } (perdues) ou { "won:ROBOT" } (gagnées).
option-sim-folder = Dossier où les enregistrer.
option-sim-schema = Afficher le schéma JSON des résultats.
option-games-number = Le numéro que `passgo games` lui donne.
option-games-name = Le nom de cette personne dans la partie.
option-games-record = Le registre ; game-N.toml si vous n’en nommez pas.
option-games-copy = La copie ; un fichier qui n’existe pas encore.
option-games-older-than = Seulement les parties où rien ne s’est passé depuis tant de jours.
option-new-file = Un fichier qui n’existe pas encore, comme mon.toml.
option-new-from = L’édition dont partir.
option-new-name = Le nom que montre la table ; il vous est demandé si vous ne le donnez pas.
option-edition-files = Des fichiers d’édition à vous.
option-record-saved = Une partie enregistrée.
option-review-bot = Le robot qui joue les suites après chaque coup : `rules`, ou un robot à vous, { "FICHIER.py:FONCTION" }.
option-review-seconds = Durée maximale en secondes.
option-review-seed = La même graine donne les mêmes suites.
option-puzzles-file = Le fichier des problèmes ; les nouveaux s’y ajoutent.
option-today-date = Le jour ; aujourd’hui si aucun n’est donné.
option-today-answer = Le numéro de votre réponse ; on vous le demande s’il manque.
option-json-found = Écrire les résultats complets (JSON).
option-html = Écrire une page avec le graphique (HTML).
option-position-file = Une position, ou un registre, dont la dernière position compte.
option-position-bot = Le robot qui joue les suites : `rules`, ou un robot à vous, { "FICHIER.py:FONCTION" }.
option-position-futures = Suites pour chaque possibilité.
option-seed-figures = La même graine donne les mêmes chiffres.
option-records-saved = Des parties enregistrées.
option-performance-bots = Les robots, répartis aux tables par tirage à chaque partie.
option-performance-games = Parties à jouer et à analyser ; vingt fois plus sont seulement jouées.
option-dependence-bots = Les robots qui jouent les suites ; chacun est comparé au premier.
option-dependence-futures = Suites de chaque position.
option-landings-jail = Conduite en prison : sortir dès que possible (leave), ou rester (stay).
option-landings-simulate = Montrer aussi ce que donnent N parties entre robots.
option-compare-files = Des résultats de `passgo sim --json`.
option-calibration-players = Nombre de joueurs à une table.
option-calibration-games = Nombre de parties dont prédire l’issue.
option-calibration-bots = Robots, dans l’ordre des places ; le dernier prend celles qui restent. Les niveaux sont connus par leur nom, les autres comptent comme des personnes.
option-calibration-futures = Suites par prédiction.

## Ce qui tient lieu de valeur

metavar-address = ADRESSE
metavar-bot = ROBOT
metavar-command = COMMANDE
metavar-commit = VERSION
metavar-days = JOURS
metavar-dir = DOSSIER
metavar-edition = ÉDITION
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-n = N
metavar-name = NOM
metavar-number = NOMBRE
metavar-record = REGISTRE
metavar-table = TABLE
metavar-text = TEXTE
metavar-title = TITRE
metavar-url = URL
metavar-which = LESQUELLES

## Autour

usage-line = Usage :
usage-options = { "[OPTIONS]" }
usage-words = COMMANDE [ARGUMENTS]…
usage-heading-arguments = Arguments{ "\u00A0" }
usage-heading-options = Options{ "\u00A0" }
usage-heading-commands = Commandes{ "\u00A0" }
usage-help = Afficher cette aide et quitter.
usage-default = par défaut : { $default }
usage-required = obligatoire
usage-variable = variable : { $var }

## Ce qui ne va pas

usage-try = Pour l’aide : `{ $command } --help`.
usage-error = Erreur : { $what }
usage-option = l’option { $name } n’existe pas.
usage-option-near = l’option { $name } n’existe pas ; vouliez-vous dire { $near } ?
usage-command = la commande « { $name } » n’existe pas.
usage-command-near = la commande « { $name } » n’existe pas ; vouliez-vous dire { $near } ?
usage-no-command = il manque une commande.
usage-missing = il manque { $name }.
usage-value = { $name } : on attend { $expected }.
usage-needs-value = { $name } demande une valeur.
usage-no-value = { $name } ne prend pas de valeur.
usage-extra = de trop : { $words }.
usage-number = un nombre
usage-least = { $least } ou plus
