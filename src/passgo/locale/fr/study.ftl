### Ce que `passgo sim` et `passgo analyse` disent des parties étudiées, au terminal et dans les rapports.

## What was played

study-kicker = Étude de parties simulées
study-head = { $games } parties : { $edition }
study-line-up = { $bots }, graine { $seed }
study-swapped = places prises à tour de rôle
study-most-turns = arrêt à { $turns } tours
study-stopped = Interrompu après { $games } parties sur { $planned } ; les résultats ne portent que sur elles.
study-speed = { $games } parties en { $seconds } s, { $rate } parties par seconde
study-speed-module = Parties jouées en WebAssembly. Le compilateur les rend environ deux fois plus rapides : installez l’extra « fast », ou lancez ./play fast dans un clone du dépôt.

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
study-ruins = faillites causées
study-bought = ventes de la Banque
study-traded = échanges
study-wins-whole = le premier à le compléter gagne
study-games = parties
study-going = parties en cours
study-round = tour de table

## Stages of a deed or a group

study-tier-alone = seul du groupe
study-tier-whole = groupe complet
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
study-seats = Victoires selon la place
study-length = Durée des parties
study-ends-how = Fin des parties
study-end-last = il reste un joueur
study-end-counted = on compte les fortunes
study-end-cut = arrêtées à la limite
study-end-shared = gagnées à plusieurs
study-end-broken = interrompues : un robot a joué un coup interdit
study-which-pays = Quel groupe rapporte
study-repaid = lancers adverses pour rembourser le coût
study-written = Écrit : { $file }
study-saved = { $count ->
    [0] Aucune partie ne répond à --pick ; rien n’a été enregistré.
    [one] Une partie enregistrée dans { $folder }
   *[other] { $count } parties enregistrées dans { $folder }
}

## Bots that fail

study-broken-off = { $count } parties sur { $games } ont été interrompues ; elles n’ont pas de gagnant.
study-slip-illegal = Partie { $game }, tour { $turn } : { $bot } a joué un coup interdit, { $move }. { $reason }
study-slip-foreign = Partie { $game }, tour { $turn } : { $bot } a joué pour une autre place.
study-slip-silent = Partie { $game }, tour { $turn } : { $bot } devait décider et n’a donné aucun coup.
study-slip-broken = Partie { $game } : { $what } ; une règle ou un robot a changé la position comme aucune règle de l’édition ne le fait.
study-slip-stalled = Partie { $game } : les robots décidaient sans fin, et personne ne lançait les dés.

## The compiler

study-compiling = Compilation des règles, une seule fois sur cette machine
study-compiling-for-bots = Compilation des règles pour d’autres robots, une seule fois sur cette machine
study-watching = On vérifie, dans des parties interprétées, que vos robots ne changent pas la position ; cela prend quelques secondes
study-compiling-as-one = le tout ensemble

## The report

study-fact-length = tours de table pour que la moitié des parties soient finies
study-fact-first = des parties gagnées par la personne qui commence
study-fact-bot = des parties gagnées par { $bot }, sur { $seats } des places
study-fact-owner = des parties gagnées par le premier à compléter le groupe { $group }
study-fact-cut = des parties arrêtées à { $turns } tours

study-command = La commande qui refait cette étude
study-chance-line = part égale
study-wins-caption = { $bot } gagne { $share } des parties terminées ; une part égale serait { $equal }.
study-seats-caption = La personne qui commence gagne { $share } des parties ; une part égale serait { $equal }. { $sure ->
        [yes] Le hasard n’explique pas cet écart.
       *[no] Le hasard suffirait à expliquer cet écart.
    }
study-seats-note = Les robots ne sont pas les mêmes à toutes les places : leur force se mêle à ces chiffres. Avec --swap-seats, non.
study-length-caption = La moitié des parties sont finies après { $median } tours de table, neuf sur dix après { $nine }.
study-length-half = La moitié des parties sont finies après { $median } tours de table ; plus d’une sur dix durait encore à la limite.
study-length-unended = Plus de la moitié des parties duraient encore à la limite.
study-length-cut = { $share } ont été arrêtées à { $turns } tours.
study-length-x = tours de table (un tour pour chaque joueur du début)
study-length-curve = Part des parties encore en cours après chaque tour de table
study-length-spread = À quels tours de table les parties finissent
study-board = Où s’arrêtent les pions
study-board-caption = La plupart des coups finissent sur { $space } : { $share } du total. { $jail } finissent en prison.
study-board-legend = part des coups, en %
study-pays = { study-which-pays }
study-pays-caption = Avec { $stage } sur chaque terrain, le groupe { $group } se rembourse le plus vite : après { $throws } lancers des autres joueurs.
study-pays-note = Pour chaque groupe, à chaque stade : au bout de combien de lancers des autres joueurs les loyers remboursent titres et bâtiments. Plus c’est foncé, plus c’est rapide. Blanc : moins de { $least } loyers observés.
study-owners = Victoires de qui possède un groupe
study-owners-caption = Le premier à compléter le groupe { $group } gagne { $share } de ces parties ; une part égale serait { $equal }.
study-owners-whole = le premier à le compléter
study-owners-built = le premier à trois { -house(form: "many") } par terrain
study-money = L’argent au fil du temps
study-money-caption = Fortune moyenne de chaque place dans les parties en cours : argent, titres et bâtiments ; une faillite compte pour zéro. Après { $round } tours de table, { $share } des parties sont encore en cours.
study-flows = D’où vient l’argent, où il va
study-flows-caption = Les joueurs reçoivent { $amount } par partie. Les loyers en font { $share }.
study-flows-in = reçu
study-flows-out = payé
study-deeds = Titre par titre
study-deeds-caption = { $deed } rapporte le plus pour ce qu’on y dépense : { $return } par { $unit }.
study-table = Les chiffres
study-method = Méthode
study-method-games = Chaque partie a ses propres nombres aléatoires, tirés de la graine et de son numéro. La même commande donne le même rapport au dernier chiffre près, quel que soit le nombre de processeurs ou de machines.
study-method-intervals = Les intervalles sont ceux de Wilson, à 95 % : sur cent intervalles, environ quatre-vingt-quinze contiennent la vraie part.
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
study-landings-red = Le dé rapide est en jeu et chaque titre a un propriétaire ; une personne qui peut choisir prend chaque chemin aussi souvent.
study-landings-vouchers = Laissé de côté : les bons de voyage, que chacun joue quand il veut.
study-landings-caption = { study-board-caption }

## Runs compared

study-compare-head = { $count ->
    [one] Une série
   *[other] { $count } séries comparées
}
study-run = série
study-compare-alone = { $run } dure { $rounds } tours de table en moyenne ; ajoutez une deuxième série pour comparer.
study-compare-caption = { $long } dure le plus longtemps, { $most } tours de table en moyenne ; { $short } le moins, { $least }.

## The soak

study-soak = { $bot } : { $games } parties à { $least }–{ $most } joueurs, { $moves } coups en { $seconds } s, contrôlées après chacun ; en défaut : { $broken }, finies : { $over }, arrêtées à { $turns } tours (--max-turns) : { $cut }.
study-soak-slip = { $players } joueurs. { $what }
study-soak-trouble = partie { $game }, { $players } joueurs : { $what }
study-soak-illegal = un robot a joué un coup interdit
study-soak-stalled = les robots décidaient sans fin, et personne ne lançait les dés
study-soak-broken-1 = le moteur des règles a signalé une erreur
study-soak-broken-2 = trop de décisions sont en attente, ou aucune
study-soak-broken-3 = de l’argent est apparu ou a disparu
study-soak-broken-4 = l’argent d’un joueur est au-dessous de zéro
study-soak-broken-5 = un titre appartient à qui ne peut pas le posséder
study-soak-broken-6 = un bâtiment se trouve là où il ne peut pas y en avoir
study-soak-broken-7 = les bâtiments d’un groupe sont inégaux
study-soak-broken-8 = il y a trop { -house(form: "of") }, ou trop peu
study-soak-broken-9 = il y a trop { -hotel(form: "of") }, ou trop peu
study-soak-broken-10 = des cartes d’un paquet sont apparues ou ont disparu
study-soak-broken-11 = un loyer à réclamer nomme une personne qui ne joue plus
study-soak-broken-12 = une hypothèque reprise attend sans son cadre
study-soak-broken-13 = les ensembles de bits des titres contredisent les titres
study-soak-broken-14 = des gratte-ciel sont apparus ou ont disparu
study-soak-broken-15 = des dépôts ou des stations sont apparus ou ont disparu
study-soak-broken-16 = des actions sont apparues ou ont disparu
study-soak-broken-17 = un joueur a plus d’actions hypothéquées que d’actions, ou la Banque en a d’hypothéquées
study-soak-broken-18 = des Dollars Picsou sont apparus ou ont disparu
study-soak-broken-19 = des bons de voyage sont apparus ou ont disparu
study-soak-broken-20 = une carte Roll Three appartient à qui ne peut pas la détenir
study-soak-broken-21 = il y a plus de billets de loterie qu’au début, ou moins que zéro
study-soak-broken-22 = une personne qui ne joue plus a encore des actions, des bons, des dollars ou des cartes
study-soak-broken-23 = un bon compte comme joué plus d’une fois

## The bench

study-bench-start = Démarrages, en secondes
study-bench-games = Coups et parties par seconde de processeur, sur un cœur, à quatre joueurs
study-bench-batch = Un pas d’un lot, en microsecondes (us1973, coups au hasard)
study-bench-import = import passgo.game
study-bench-warm = règles compilées, à chaud
study-bench-cold = règles compilées, à froid
study-bench-batch-size =
    { $count ->
        [one] 1 environnement
       *[other] { $environments } environnements
    }
study-ladder = La cote des robots
study-ladder-head = Classement : { $edition }, { $games } parties
study-ladder-stopped = Interrompu après { $tables } tables sur { $planned } ; les résultats ne portent que sur elles. Relancez la même commande pour continuer.
study-ladder-lost = Interrompu après { $tables } tables sur { $planned } ; les résultats ne portent que sur elles. Ils ne sont pas gardés : pour cela, --json { "FICHIER" }.
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
    }, { $form ->
        [module] WebAssembly
       *[machine] code machine
    }
study-bench-sides = Coups par seconde : { $before } et { $after }
study-bench-checkout = les sources présentes
study-bench-ratio = rapport
study-bench-between = entre
study-bench-other-games = { $name } : les parties ne sont pas les mêmes ; règles ou robots ont changé.
study-bench-lost = nettement plus lent : { $names }
study-bench-no-loss = aucun ralentissement notable

## A game reviewed

study-review-head = { $edition } : { $moves } coups. Après chaque coup, le robot { $bot } a joué { $futures } suites de { $turns } tours à toutes les places. Chances de gagner en %, avec un intervalle à 95 %.
study-review-title = La partie de { $names }
study-review-method = Les réponses d’un joueur sont comparées à celles qu’aurait données le robot, et ce qu’on est libre de faire avant un lancer est comparé au lancer immédiat. Le hasard est ce que dés et cartes ont changé, comparé à la moyenne de tout ce qui pouvait venir ; le jeu est le reste. Les autres coups possibles sont essayés dans quelques suites, et les plus prometteurs dans 512 autres. Les sommes sont essayées à leur plus bas ; les offres que personne n’a faites ne sont pas examinées. { chances-hold-for }
study-review-goes-on = Cette analyse avait été interrompue : elle reprend.
study-review-stopped = Interrompu. Relancez la même commande pour continuer.
study-review-takes = Le robot { $bot } réfléchit longtemps : un premier examen prend { $minutes ->
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
study-review-skill = jeu
study-review-choices = ses choix
study-review-others = choix des autres
study-review-waits = avant les lancers
study-review-lost = perdu par décision, ‰
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

study-position-head = { $edition }. Le robot { $bot } a joué { $futures } suites de { $turns } tours depuis la position, à toutes les places. Chances de gagner en %, avec un intervalle à 95 %. { chances-hold-for }
study-position-deeds = Ce que vaut un titre : en points de chances de gagner, par rapport au titre à la Banque, et l’argent qui a le même effet
study-position-deed = titre
study-position-owner = détenu par
study-position-trades = Les échanges où chacun gagne
study-position-to-giver = qui propose
study-position-to-taker = qui accepte
study-position-no-trades = Aucun échange n’a été trouvé où chacun gagne à coup sûr.
study-position-over = la partie est finie : il n’y a rien à analyser

study-trial-too-few = Trop peu de parties ont fini. Jouez-en plus avec -n.
study-trial-bot = robot
study-trial-games = parties
study-trial-performance = perdu par décision, ‰
study-trial-first-half = première moitié
study-trial-second-half = seconde moitié
study-trial-luck = hasard, points
study-trial-wins = victoires en %
study-trial-order = Ordre par la perte et ordre par les victoires : corrélation de Spearman { $correlation }.
study-trial-halves = D’une moitié des parties à la moyenne des deux : { $median } au milieu, { $worst } au plus ; à moins de 10 % pour { $near } robots sur { $bots }.
study-trial-variance = Sans le hasard, la variance des résultats d’un robot est { $times } fois plus petite.

study-dependence-head = Chances de gagner, comparées à celles où { $bot } joue les suites ; écarts en points de pourcentage
study-dependence-record = partie
study-dependence-bot = suites par
study-dependence-positions = positions
study-dependence-mean = écart moyen
study-dependence-most = écart maximal
study-dependence-agreed = même favori

study-calibration = Les pronostics sont-ils justes ?
study-calibration-plot = Pronostic et issue
study-calibration-kept = pronostics parfaits
study-calibration-head = { $games } parties, chacune pronostiquée une fois, puis jouée jusqu’au bout
study-calibration-said = pronostic
study-calibration-happened = observé
study-calibration-forecasts = pronostics
study-calibration-players = Tous les pronostics pour chaque joueur
study-calibration-player = joueur

## The position of the day

study-today-head = Position du { $date } : { $edition }
study-today-asked = { lesson-question-other }
study-today-answer = Votre réponse
study-today-yours = votre réponse
study-today-bots = Robots qui répondent ainsi : { $bots } ; autres : { $others }
study-today-method = Chaque réponse a été jouée { $futures } fois par { $bot }, graine { $seed } ; intervalles à 95 %.
study-today-share = passgo { $date } : { $points } points ; { $bots } robots sur { $of } ont trouvé la meilleure réponse
