### La ligne de commande : à quoi servent ses commandes, ses arguments et ses options, et ce qui ne va pas dans ce qui a été tapé.

## Commandes

command-passgo = Le Monopoly exactement comme cinq livrets de règles l’écrivent. Sans commande : jouer dans le navigateur.
command-play = Jouer dans le navigateur.
command-serve = Tenir des tables pour d’autres ; n’ouvre pas de navigateur.
command-tui = Jouer dans le terminal : seul avec des robots, ou à la table d’un ami.
command-soak =
    Jouer beaucoup de parties et vérifier les comptes après chaque coup.

    Argent, titres, bâtiments et cartes doivent tomber juste ; dans une partie arrêtée, jusque-là.
command-bench =
    Mesurer la vitesse sur cette machine, ou comparer deux versions.

    Parties, démarrages et lots sont mesurés ; une perte n’est annoncée que si elle dépasse le bruit.
command-fit = Apprendre qui gagne, pour le robot `strong` et l’analyse : quelques minutes par livret et par nombre de joueurs.
command-ladder = Faire jouer les robots par deux et par quatre, à toutes les places, et les classer.
command-check = Jouer scénarios et registres ; nommer la première ligne qui échoue.
command-verify =
    Vérifier que chaque lancer et chaque carte d’une partie sont ceux de ses graines.

    Code de sortie : 0 si tout est juste, 1 si quelque chose ne l’est pas, 3 s’il n’y a pas de quoi vérifier.
command-replay =
    Montrer une partie enregistrée et les règles derrière chaque coup.

    Avec --at, sa position après N coups.
command-dump = Écrire l’état exact d’un registre, pour signaler une erreur.
command-print = Écrire la boîte d’une édition en PDF, grandeur nature : plateau, titres, cartes, billets, papiers, règles.
command-sim = Jouer beaucoup de parties entre robots et dire ce qu’elles montrent.
command-games = Les parties que la table garde.
command-games-save = Enregistrer une partie en un registre, que lisent `replay`, `check` et `dump`.
command-games-check = Examiner les parties gardées et les rejouer toutes.
command-games-backup = Copier les parties d’un dossier telles qu’elles sont, même pendant qu’un serveur tourne.
command-games-forget = Retirer pour de bon de vieilles parties ; aucun serveur ne doit tourner.
command-games-erase = Effacer pour de bon une personne de toutes les parties, d’après son nom dans l’une d’elles ; aucun serveur ne doit tourner.
command-edition = Ce que contient une édition, et les règles qu’elle suit.
command-edition-list = Montrer les éditions qui existent.
command-edition-show = Montrer chaque chiffre d’une édition avec sa source, et son plateau.
command-edition-rules = Montrer chaque règle d’une édition : titre, énoncé, fonctions, scénario.
command-edition-diff = Montrer en quoi deux éditions diffèrent, règle par règle.
command-edition-copy = Écrire une copie du fichier d’une édition, pour en commencer une à vous.
command-edition-new = Commencer un plateau à vous : un court fichier de ce que l’on change, en lignes à décommenter.
command-edition-schema = Écrire le schéma JSON des fichiers d’édition.
command-edition-check = Lire des fichiers d’édition et nommer tout ce qui n’y va pas.
command-analyse = Ce que l’on peut savoir d’une partie sans la jouer : `passgo analyse REGISTRE` pour une partie jouée.
command-analyse-game = Montrer comment une partie a été jouée : qui gagnerait après chaque coup, hasard et choix, ce qui a le plus coûté.
command-analyse-position = Dire d’une position qui gagne, ce que vaut chaque titre pour chacun, et quels échanges servent les deux.
command-analyse-dependence = Montrer combien les chances de gagner dépendent du robot qui joue les suites.
command-analyse-landings = Montrer combien souvent un coup finit sur chaque case, exactement, par la chaîne des dés et des cartes.
command-analyse-compare = Mettre côte à côte les durées de plusieurs simulations.
command-analyse-calibration = Montrer si ce à quoi l’on donne sept chances sur dix arrive sept fois sur dix.

## Arguments et options

option-version = Afficher la version.
option-port = Port d’écoute ; 0 en prend un libre.
option-host = Adresse d’écoute ; 0.0.0.0 ouvre la table au réseau.
option-data = Où les parties sont gardées ; dit au démarrage si rien n’est nommé.
option-browser = Ouvrir un navigateur.
option-own-edition = Un fichier d’édition à vous, à choisir à la table.
option-own-bot = Un robot à vous : un programme, par lignes JSON, ou { "FICHIER.py:FONCTION" }.
option-lang = Langue des noms et des textes.
option-public-url = L’adresse où un relais la sert, par exemple { "https://passgo.example" }.
option-proxy = Un relais, ou un réseau de relais, que l’on croit sur l’origine des requêtes.
option-database = Garder les parties dans un PostgreSQL, { "postgresql://nom@machine/base" }, et non dans le dossier.
option-table = Le lien de la table d’un ami, ou son code avec --server ; sinon, une table à vous.
option-server = Le serveur où jouer ; le vôtre si aucun n’est nommé.
option-plain = Des lignes que l’on lit et que l’on écrit : pour lecteurs d’écran et tubes.
option-lay-edition = Ouvrir tout de suite une table selon ce livret.
option-lay-bots = Ouvrir tout de suite une table avec ces robots, séparés par des virgules.
option-from = Jouer la suite d’un registre ou d’une position ; revoir une partie finie.
option-name = Votre nom.
option-edition = Le livret, comme `edition list` le nomme, ou le chemin d’un fichier ; `us1973+./a-moi.toml` y ajoute des règles maison.
option-bots-each = Les robots, séparés par des virgules, comme `sim` les nomme ; chacun joue contre ses pareils.
option-soak-games = Parties de chacun ; 0 pour 100 000 de random et 10 000 des autres.
option-soak-turns = Arrêter une partie après tant de tours (la cloche sonne alors dans une partie au temps) ; 0 pour 400 de random, dont les parties peuvent ne pas finir, et 4 000 des autres.
option-threads = Fils d’exécution ; 0 pour un par cœur.
option-bench-second = Après `--compare A` : la version à comparer à A.
option-bench-edition = Une édition à mesurer ; à répéter pour plusieurs. Toutes, si aucune n’est nommée.
option-bench-runs = Combien de fois chaque chose est mesurée ; 0 pour 3, ou 15 quand on compare.
option-bench-seconds = La durée approximative d’une mesure.
option-json-figures = Écrire les chiffres en JSON.
option-bench-compare = Dans un dépôt, à la place : est-ce plus lent que cette version ? Avec deux, `--compare A B` ou `--compare A --compare B` : B est-elle plus lente que A ? Si oui, le code de sortie est 1.
option-fit-players = Pour tant de joueurs.
option-fit-games = Parties dont il apprend.
option-fit-bots = Qui les joue, séparés par des virgules ; ils changent de place à tour de rôle.
option-fit-seed = La même graine, le même réseau.
option-fit-rounds = Ensuite, tant de tours : à chacun, `strong` joue contre lui-même avec les poids du précédent, et ils sont appris à nouveau de toutes les parties vues. Ce qui est fait est gardé, et la même commande reprend là.
option-fit-own = Parties de `strong` contre lui-même dans un tour.
option-fit-any-board = N’apprendre que les rôles, pour les plateaux auxquels rien n’est ajusté.
option-fit-into = Où l’enregistrer ; sinon, parmi vos données.
option-ladder-bots = Deux robots ou plus, comme `sim` les nomme.
option-ladder-games = Combien de parties par table.
option-seed-games = La même graine, les mêmes parties.
option-turns = Arrêter une partie après tant de tours.
option-cluster = Un ordonnanceur Dask dont les machines jouent.
option-ladder-json = Y garder les résultats, et reprendre ceux qui s’y trouvent.
option-ladder-report = Écrire le classement en une page (HTML).
option-ladder-ratings = Écrire les cotes, comme le salon les lit (JSON).
option-check-files = Des scénarios, des registres, ou des dossiers qui en contiennent.
option-own-files = Ouvrir les fichiers d’édition qu’un registre nomme à côté de lui ; pour les registres sûrs.
option-record-finished = Le registre d’une partie finie.
option-verify-receipt = Les reçus qu’a gardés un joueur ou une joueuse, pour voir si le serveur a écarté son nombre secret.
option-verify-json = Le dire en un objet JSON.
option-record = Un registre.
option-at = S’arrêter après N coups.
option-record-any = Un registre, un scénario ou une position.
option-edition-name = Comme `edition list` la nomme, ou le chemin d’un fichier ; `us1973+./a-moi.toml` y ajoute des règles maison.
option-print-file = Le PDF.
option-print-paper = Le papier : A4, ou US Letter.
option-sim-bots = Qui joue, dans l’ordre des places, séparés par des virgules : easy, steady, strong, rules, random, un autre de docs/opponents.md, ou un robot à vous, { "FICHIER.py:FONCTION" }.
option-sim-games = Combien de parties.
option-sim-swap-seats = Chaque robot occupe chaque place aussi souvent.
option-sim-turns = Arrêter une partie après tant de tours ; dans une partie au temps, la cloche sonne alors.
option-sim-interpreted = Sans le compilateur : les mêmes parties, une centaine de fois plus lentes.
option-json-results = Écrire les résultats en JSON.
option-sim-parquet = Écrire chaque partie comme une ligne d’un fichier Parquet.
option-sim-report = Écrire les résultats en une page avec graphiques (HTML).
option-sim-save = Enregistrer tant de parties, à revoir et à analyser.
option-sim-pick = Lesquelles : first (les premières), longest (les plus longues), cut (arrêtées), { "lost:ROBOT" } (perdues) ou { "won:ROBOT" } (gagnées).
option-sim-folder = Où les enregistrer.
option-sim-schema = Afficher le schéma JSON des résultats.
option-games-number = Le numéro que `passgo games` lui donne.
option-games-name = Le nom que cette personne y porte.
option-games-record = Le registre ; game-N.toml si rien n’est nommé.
option-games-copy = La copie ; un fichier qui n’existe pas encore.
option-games-older-than = Rien ne s’y est passé depuis si longtemps.
option-new-file = Un fichier qui n’existe pas encore, comme mon.toml.
option-new-from = L’édition de passgo sur laquelle il repose.
option-new-name = Le nom qu’il porte à la table ; demandé s’il n’est pas donné.
option-edition-files = Des fichiers d’édition à vous.
option-record-saved = Une partie enregistrée.
option-review-bot = Qui joue la suite après chaque coup : `rules`, ou un robot à vous, { "FICHIER.py:FONCTION" }.
option-review-seconds = Combien de temps chercher.
option-review-seed = La même graine, les mêmes suites.
option-json-found = Écrire tout ce qui a été trouvé (JSON).
option-html = Écrire une page avec le graphique (HTML).
option-position-file = Une position ; d’un registre, celle où il s’arrête.
option-position-bot = Qui joue la suite : `rules`, ou un robot à vous, { "FICHIER.py:FONCTION" }.
option-position-futures = Suites jouées pour chaque chose comparée.
option-seed-figures = La même graine, les mêmes chiffres.
option-records-saved = Des parties enregistrées.
option-dependence-bots = Qui joue la suite ; chacun est comparé au premier.
option-dependence-futures = Suites jouées de chaque position.
option-landings-jail = Ce que font les prisonniers : sortir dès que possible (leave), ou rester (stay).
option-landings-simulate = À côté, ce que trouvent N parties entre robots.
option-compare-files = Des résultats de `passgo sim --json`.
option-calibration-players = À des tables de tant de joueurs.
option-calibration-games = Parties dont on prédit l’issue.
option-calibration-bot = Qui les joue.
option-calibration-futures = Suites jouées par prédiction.

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
usage-help = Afficher ceci et s’arrêter.
usage-default = par défaut : { $default }
usage-required = obligatoire
usage-variable = variable : { $var }

## Ce qui ne va pas

usage-try = `{ $command } --help` en dit plus.
usage-error = Erreur : { $what }
usage-option = l’option { $name } n’existe pas.
usage-option-near = l’option { $name } n’existe pas ; vouliez-vous dire { $near } ?
usage-command = la commande « { $name } » n’existe pas.
usage-command-near = la commande « { $name } » n’existe pas ; vouliez-vous dire { $near } ?
usage-no-command = il manque une commande.
usage-missing = il manque { $name }.
usage-value = { $name } : on attend { $expected }.
usage-needs-value = { $name } veut une valeur à sa suite.
usage-no-value = { $name } ne prend pas de valeur.
usage-extra = de trop : { $words }.
usage-number = un nombre
usage-least = { $least } ou plus
