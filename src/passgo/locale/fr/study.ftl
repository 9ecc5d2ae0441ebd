### Ce que `passgo sim` et `passgo analyse` disent des parties étudiées, au terminal et dans les rapports.

## What was played

study-kicker = Étude de parties simulées
study-head = { $games } parties : { $edition }
study-line-up = { $bots }, graine { $seed }
study-swapped = places prises à tour de rôle
study-most-turns = arrêt à { $turns } tours
study-stopped = Interrompu après { $games } parties sur { $planned }, dont voilà les chiffres.
study-speed = { $games } parties en { $seconds } s, { $rate } parties par seconde

## Columns and rows

study-bot = robot
study-places = places
study-wins = victoires
study-share = part
study-interval = intervalle à 95 %
study-expected = au hasard
study-seat = place
study-seat-n = place { $n }
study-entrant = { $bot } ({ $n })
study-first-seat = place 1, qui commence
study-median = médiane
study-mean = moyenne
study-quantiles = 5 % – 95 %
study-longest = la plus longue
study-turns = tours
study-rounds = tours de table
study-moves = coups
study-space = case
study-stops = arrêts
study-ends = coups qui finissent ici
study-in-jail = en prison
study-deed = titre
study-group = groupe
study-income = loyers
study-income-a-game = loyers par partie
study-spent = dépensé
study-return = loyer par unité dépensée
study-ruins = joueurs ruinés
study-bought = ventes de la Banque
study-traded = échanges
study-wins-whole = le premier à l’avoir entier gagne
study-games = parties
study-going = parties en cours
study-round = tour de table

## Stages of a deed or a group

study-tier-alone = seul du groupe
study-tier-whole = groupe entier
study-tier-houses-1 = 1 { -house(form: "one") }
study-tier-houses-2 = 2 { -house(form: "many") }
study-tier-houses-3 = 3 { -house(form: "many") }
study-tier-houses-4 = 4 { -house(form: "many") }
study-tier-hotel = { -hotel(form: "one") }
study-tier-skyscraper = gratte-ciel
study-tier-held-1 = 1 possédé
study-tier-held-2 = 2 possédés
study-tier-held-3 = 3 possédés
study-tier-held-4 = 4 possédés
study-tier-depot-1 = 1 possédé, dépôt
study-tier-depot-2 = 2 possédés, dépôt
study-tier-depot-3 = 3 possédés, dépôt
study-tier-depot-4 = 4 possédés, dépôt

## Where money comes from and goes to

study-flow-salary = salaire
study-flow-rent-in = loyers reçus
study-flow-from-bank = cartes, de la Banque
study-flow-from-players = cartes, des joueurs
study-flow-sold = { -house(form: "many") } revendues
study-flow-mortgaged = hypothèques
study-flow-traded-in = échanges, reçu
study-flow-inherited = des joueurs en faillite
study-flow-pot = Parc gratuit
study-flow-papers-in = actions, dollars et Roll Three
study-flow-rent-out = loyers payés
study-flow-to-bank = impôts, amendes, cartes, intérêts
study-flow-to-players = cartes, aux joueurs
study-flow-deeds = titres à leur prix
study-flow-auctions = titres aux enchères
study-flow-built = bâtiments
study-flow-lifted = hypothèques levées
study-flow-traded-out = échanges, payé
study-flow-left = laissé en faillite
study-flow-papers-out = actions et dollars

## The terminal

study-who-wins = Qui gagne
study-seats = Ce que vaut une place
study-length = Combien de temps cela dure
study-ends-how = Comment les parties finissent
study-end-last = il reste un joueur
study-end-counted = on compte les fortunes
study-end-cut = arrêtées
study-end-shared = gagnées à plusieurs
study-end-broken = interrompues : un robot a joué un coup interdit
study-which-pays = Quel groupe rapporte
study-repaid = lancers des autres avant que le coût soit remboursé
study-written = Écrit : { $file }
study-saved = { $count ->
    [0] Aucune partie ne répond à la demande ; rien n’a été enregistré.
    [one] Une partie enregistrée dans { $folder }
   *[other] { $count } parties enregistrées dans { $folder }
}

## Bots that fail

study-broken-off = { $count } parties sur { $games } ont été interrompues ; personne ne les gagne.
study-slip-illegal = Partie { $game }, tour { $turn } : { $bot } a joué un coup interdit, { $move }. { $reason }
study-slip-foreign = Partie { $game }, tour { $turn } : { $bot } a joué au nom d’un autre.
study-slip-silent = Partie { $game }, tour { $turn } : { $bot } devait décider et n’a donné aucun coup.
study-slip-broken = Partie { $game } : { $what } ; une règle ou un robot a écrit ce qu’aucune règle du livret ne fait.
study-slip-stalled = Partie { $game } : les robots décidaient sans fin, et personne ne lançait les dés.

## The compiler

study-compiling = Compilation des règles, une seule fois sur cette machine
study-compiling-for-bots = Compilation des règles pour d’autres robots, une seule fois sur cette machine
study-watching = On vérifie dans les premières parties, interprétées, que vos robots ne font que regarder ; cela prend quelques secondes
study-compiling-as-one = le tout ensemble

## The report

study-fact-length = tours de table pour que la moitié des parties soient finies
study-fact-first = des parties gagnées par qui commence
study-fact-bot = des parties gagnées par { $bot }, sur { $seats } des places
study-fact-owner = gagnées par le premier à avoir tout le groupe { $group }
study-fact-cut = des parties arrêtées à { $turns } tours

study-command = La commande qui refait cette étude
study-chance-line = part égale
study-wins-caption = { $bot } gagne { $share } des parties terminées ; une part égale serait { $equal }.
study-seats-caption = Qui commence gagne { $share } des parties ; une part égale serait { $equal }. { $sure ->
        [yes] L’écart dépasse ce que ferait le hasard.
       *[no] L’écart ne dépasse pas ce que peut faire le hasard.
    }
study-seats-note = Les places n’ont pas toutes eu les mêmes robots : la valeur des robots s’y mêle. Avec --swap-seats, non.
study-length-caption = La moitié des parties sont finies après { $median } tours de table, neuf sur dix après { $nine }.
study-length-half = La moitié des parties sont finies après { $median } tours de table ; plus d’une sur dix durait encore à la fin.
study-length-unended = Plus de la moitié des parties duraient encore à la fin.
study-length-cut = { $share } ont été arrêtées à { $turns } tours.
study-length-x = tours de table (un tour pour chaque joueur du début)
study-length-curve = Part des parties qui durent encore après tant de tours de table
study-length-spread = À quels tours de table les parties finissent
study-board = Où s’arrêtent les pions
study-board-caption = { $space } est la case où finissent le plus de coups : { $share } du total. { $jail } finissent en prison.
study-board-legend = part des coups, en %
study-pays = { study-which-pays }
study-pays-caption = Avec { $stage } sur chaque terrain, le groupe { $group } se rembourse le plus vite : après { $throws } lancers des autres joueurs.
study-pays-note = Pour chaque groupe, dans son état : après combien de lancers des autres joueurs ses loyers ont remboursé titres et bâtiments. Moins il en faut, plus la couleur est vive. Blanc : moins de { $least } loyers observés.
study-owners = Qui un groupe fait gagner
study-owners-caption = Le premier à posséder tout le groupe { $group } gagne { $share } de ces parties ; une part égale serait { $equal }.
study-owners-whole = le premier à l’avoir entier
study-owners-built = le premier à trois { -house(form: "many") } par terrain
study-money = L’argent au fil du temps
study-money-caption = Fortune moyenne de chaque place tant que durent les parties : argent, titres et bâtiments ; une faillite compte pour rien. Après { $round } tours de table, { $share } des parties durent encore.
study-flows = D’où vient l’argent, où il va
study-flows-caption = Une partie fait passer { $amount } par les bourses des joueurs. Les loyers font { $share } de ce qui entre.
study-flows-in = entre
study-flows-out = sort
study-deeds = Titre par titre
study-deeds-caption = { $deed } rapporte le plus pour ce qu’on y dépense : { $return } par { $unit }.
study-table = Les chiffres
study-method = Méthode
study-method-games = Chaque partie a ses propres nombres aléatoires, tirés de la graine et de son numéro ; la même commande donne le même rapport au dernier chiffre près, quel que soit le nombre de processeurs ou de machines.
study-method-intervals = Les intervalles sont ceux de Wilson, à 95 % : sur cent, quelque quatre-vingt-quinze contiennent la vraie part.
study-method-wins = Les victoires sont comptées parmi les parties terminées ; une partie gagnée à plusieurs compte pour chacun.
study-method-repaid = Le remboursement est le loyer payé, divisé par les lancers des autres tant que le titre le demandait, et comparé au prix imprimé des titres et bâtiments. Il vaut pour ces robots, qui achètent, construisent et échangent à leur manière.
study-made-by = Fait par passgo { $version }

## Landing chain

study-chain-kicker = Une étude du plateau
study-landings = Où finissent les coups
study-landings-head = Où finissent les coups : { $edition }
study-landings-exact = exact
study-landings-found = en { $games } parties
study-landings-beside = Sur { $games } parties entre robots, { $jail } y finissent ; de toutes les cases, { $space } s’écarte le plus de la chaîne : { $seen } au lieu de { $exact }.
study-landings-leave = Les prisonniers sortent dès qu’ils peuvent ; les cartes sont tirées de piles complètes.
study-landings-stay = Les prisonniers tentent le double tant qu’ils peuvent ; les cartes sont tirées de piles complètes.
study-landings-red = Le dé rapide est en jeu et chaque titre a un propriétaire ; qui peut choisir prend chaque chemin aussi souvent.
study-landings-vouchers = Laissé de côté : les bons de voyage, que chacun joue quand il veut.
study-landings-caption = { study-board-caption }

## Runs compared

study-compare-head = { $count ->
    [one] Une série
   *[other] { $count } séries comparées
}
study-run = série
study-compare-alone = { $run } dure { $rounds } tours de table en moyenne ; nommez une deuxième série pour les comparer.
study-compare-caption = { $long } dure le plus longtemps, { $most } tours de table en moyenne ; { $short } le moins, { $least }.

## The soak

study-soak = { $bot } : { $games } parties à { $least }–{ $most } joueurs, { $moves } coups en { $seconds } s, contrôlées après chacun ; en défaut : { $broken }, finies : { $over }, arrêtées à { $turns } tours (--max-turns) : { $cut }.
study-soak-slip = { $players } joueurs. { $what }
study-soak-trouble = partie { $game }, { $players } joueurs : { $what }
study-soak-illegal = un robot a joué un coup interdit
study-soak-stalled = les robots décident et décident, et personne ne lance les dés
study-soak-broken-1 = le noyau signale une faute
study-soak-broken-2 = il reste à décider plus qu’il n’y a de place, ou rien
study-soak-broken-3 = de l’argent a été créé ou perdu
study-soak-broken-4 = une bourse est au-dessous de zéro
study-soak-broken-5 = un titre n’est dans aucune main qui puisse le tenir
study-soak-broken-6 = un bâtiment se trouve là où il ne peut pas y en avoir
study-soak-broken-7 = les bâtiments d’un groupe sont inégaux
study-soak-broken-8 = il y a trop { -house(form: "of") }, ou trop peu
study-soak-broken-9 = il y a trop { -hotel(form: "of") }, ou trop peu
study-soak-broken-10 = des cartes d’un paquet ont été créées ou perdues
study-soak-broken-11 = un loyer à réclamer nomme quelqu’un qui ne joue plus
study-soak-broken-12 = une hypothèque reprise attend sans son cadre
study-soak-broken-13 = les ensembles de titres ne disent pas ce qui est écrit titre par titre
study-soak-broken-14 = des gratte-ciel ont été créés ou perdus
study-soak-broken-15 = des dépôts ou des stations ont été créés ou perdus
study-soak-broken-16 = des actions ont été créées ou perdues
study-soak-broken-17 = une main a plus d’actions hypothéquées qu’elle n’en tient, ou la banque en a
study-soak-broken-18 = des Dollars Picsou ont été créés ou perdus
study-soak-broken-19 = des bons de voyage ont été créés ou perdus
study-soak-broken-20 = une carte Roll Three n’est dans aucune main qui puisse la tenir
study-soak-broken-21 = il y a plus de billets de loterie qu’au début, ou moins que zéro
study-soak-broken-22 = quelqu’un qui ne joue plus tient encore des papiers
study-soak-broken-23 = un bon compte comme joué plus d’une fois

## The bench

study-bench-start = Démarrages, en secondes
study-bench-games = Coups et parties par seconde de processeur, sur un cœur, à quatre joueurs
study-bench-batch = Un pas d’un lot, en microsecondes (us1973, coups au hasard)
study-bench-import = import passgo.game
study-bench-warm = règles compilées, à chaud
study-bench-cold = règles compilées, à froid
study-bench-lanes =
    { $count ->
        [one] 1 voie
       *[other] { $lanes } voies
    }
study-ladder = Où en sont les robots
study-ladder-head = Classement : { $edition }, { $games } parties
study-ladder-stopped = Interrompu après { $tables } tables sur { $planned }, dont voilà les chiffres. La même commande reprendra à cet endroit.
study-ladder-lost = Interrompu après { $tables } tables sur { $planned }, dont voilà les chiffres. Rien n’est gardé : il faudrait pour cela --json { "FICHIER" }.
study-ladder-rating = cote
study-ladder-table = victoires à { $seats }
study-ladder-alone = victoires en duel
study-ladder-rounds = tours pour gagner
study-ladder-pairs = Combien de fois le robot de la ligne bat en duel celui de la colonne
study-bench-least = min.
study-bench-middle = médiane
study-bench-most = max.
study-bench-interpreted = interprété
study-bench-compiled = compilé
study-bench-moves-rate = coups/s
study-bench-games-rate = part./s
study-bench-machine = passgo { $passgo }, Python { $python }, { $system }, { $processor }, { $cores ->
        [one] 1 cœur
       *[other] { $cores } cœurs
    }
study-bench-sides = Coups par seconde : { $before } et { $after }
study-bench-checkout = les sources présentes
study-bench-ratio = rapport
study-bench-between = entre
study-bench-other-games = { $name } : les parties ne sont pas les mêmes ; règles ou robots ont changé.
study-bench-lost = plus lent, au-delà du bruit : { $names }
study-bench-no-loss = aucune perte au-delà du bruit

## A game reviewed

study-review-head = { $edition } : { $moves } coups. Après chacun, la partie a été continuée { $futures } fois pendant { $turns } tours par le robot { $bot } à toutes les places ; chances en pour cent, avec l’intervalle qui contient la vraie valeur dans 95 cas sur 100.
study-review-title = Comment { $names } ont-ils joué ?
study-review-method = Les réponses d’un joueur sont comparées à celles qu’aurait données le robot, et ce qu’on est libre de faire avant un lancer est comparé au lancer immédiat ; ce que ces choix n’ont pas changé est le hasard. Les autres coups sont essayés dans quelques suites, puis les plus prometteurs dans 512 autres. Les sommes sont essayées à leur plus bas, et les offres que personne n’a faites ne sont pas cherchées. { chances-hold-for }
study-review-goes-on = Cette analyse avait été interrompue : elle reprend où elle en était.
study-review-stopped = Interrompu. La même commande reprendra à cet endroit.
study-review-takes = Le bot { $bot } réfléchit longtemps : tout examiner une fois prend { $minutes ->
    [one] une minute
   *[other] environ { $minutes } minutes
}. Ctrl+C donne ce que l’on sait alors, et la même commande reprendra à cet endroit.
study-review-chances = Qui gagne
study-review-decisions = { review-decisions }
study-review-trades = Les échanges, comparés à un refus
study-review-seats = Du premier coup au dernier
study-review-turning-points = Les tournants
study-review-seat = joueur
study-review-at-first = au début
study-review-luck = hasard
study-review-choices = ses choix
study-review-others = choix des autres
study-review-at-last = à la fin
study-review-turn = tour
study-review-made = joué
study-review-better = mieux
study-review-cost = coût
study-review-offer = offre
study-review-to-offerer = qui propose
study-review-to-accepter = qui accepte
study-review-moves = coups
study-review-change = changement

study-position-head = { $edition }. La position a été continuée { $futures } fois pendant { $turns } tours par le robot { $bot } à toutes les places ; chances en pour cent, avec l’intervalle qui contient la vraie valeur dans 95 cas sur 100. { chances-hold-for }
study-position-deeds = Ce que vaut un titre : en points de chance de gagner, comparé au titre à la banque, et l’argent qui ferait de même
study-position-deed = titre
study-position-owner = détenu par
study-position-trades = Les échanges où chacun gagne
study-position-to-giver = qui propose
study-position-to-taker = qui accepte
study-position-no-trades = Aucun échange n’a été trouvé où chacun gagne à coup sûr.
study-position-over = la partie est finie : il n’y a rien à en demander

study-dependence-head = Chances de gagner, comparées à celles où { $bot } joue la suite ; écarts en points sur cent
study-dependence-record = partie
study-dependence-bot = qui joue la suite
study-dependence-positions = positions
study-dependence-mean = écart moyen
study-dependence-most = le plus grand
study-dependence-agreed = même favori

study-calibration = Les pronostics tiennent-ils parole ?
study-calibration-plot = Ce qui était annoncé, et ce qui est arrivé
study-calibration-kept = sur cette ligne, la promesse est tenue
study-calibration-head = { $games } parties, chacune pronostiquée une fois, puis jouée jusqu’au bout
study-calibration-said = annoncé
study-calibration-happened = arrivé
study-calibration-forecasts = pronostics
