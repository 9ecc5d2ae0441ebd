### Games looked at again: the page of a game, the way through it, records of one's own.

replay = Revoir
replay-open = Revoir
replay-coming = Chargement de la partie…
replay-turn = Tour de table { $round }, tour { $turn } sur { $turns }
replay-before = Avant le premier tour
replay-move = coup { $move } sur { $moves }
replay-scale = Frise
replay-turn-before = Revenir au début du tour
replay-turn-after = Au tour suivant
replay-decision-before = Un coup en arrière
replay-decision-after = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-film = 1×
replay-speed-quick = 4×
replay-speed-turns = tours
replay-record-note = choisissez une ligne pour y aller
replay-later = Lignes suivantes
replay-unfinished = Une partie en cours
replay-position = Une position
replay-length =
    { $rounds ->
        [one] 1 tour de table
       *[other] { $rounds } tours de table
    }, { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }
replay-link = Copier le lien
replay-link-long = Trop long pour un lien : enregistrez la partie
replay-tab-board = Plateau
replay-tab-record = Journal
replay-tab-about = La partie
replay-not-there = Cette partie n’est pas ici.
replay-not-there-note = Une partie privée n’est visible que des personnes à sa table. Une fois finie, toute personne qui a son adresse peut la voir.
replay-too-long = Ce fichier est trop long pour une partie enregistrée.
replay-too-many = On revoit trop de parties en ce moment. Réessayez dans un instant.
replay-unread = Le serveur ne peut pas montrer cette partie en ce moment. Réessayez dans un instant.
replay-fault = Cette partie enregistrée ne peut pas être ouverte.
replay-fault-line = Ligne { $line } :
replay-fault-file = Ce n’est pas une partie enregistrée valable.
replay-fault-edition = Édition inconnue, ou erreur dans ses règles maison.
replay-fault-start = La position de départ n’est pas valable.
replay-fault-moves = Ce coup ne peut pas être lu.
replay-fault-expected = Attendu :
play-on = Jouer d’ici
play-on-note = Commence une nouvelle partie à partir de cette position, avec de nouveaux dés. L’originale ne change pas.
play-on-seat = Qui joue { $name }
play-on-first = Premier coup
play-on-first-open = Je déciderai à la table
play-on-person = Sur cet écran
play-on-guest = Un ami
play-on-bot = Un robot
play-on-begin = Commencer la partie
play-on-invite = Créer la table
position = Position
position-text = En texte
position-copy = Copier la position
position-legal = Coups permis
position-chance = Ici, ce sont les dés ou les cartes qui décident.
position-over = { refusal-game-over }
games-title = Parties à revoir
games-mine = Mes parties finies
games-none = Aucune partie finie. Dès que vous en aurez fini une, vous pourrez la revoir ici, coup par coup.
bring = Ouvrir une partie enregistrée
bring-note = Un fichier enregistré ici ou ailleurs, ou une position. Il est vérifié d’après les règles ; le serveur n’en garde rien.
bring-file = Ouvrir un fichier
bring-paste = Ou déposez-le ici, ou collez son texte
bring-look = Ouvrir la partie

## How well a game was played
review = Analyse de la partie
review-counting = Analyse du hasard et des choix…
review-left = { $minutes ->
    [0] { $seconds ->
        [one] Encore une seconde environ.
       *[other] Encore { $seconds } secondes environ.
    }
    [one] Encore une minute environ.
   *[other] Encore { $minutes } minutes environ.
}
review-waiting = D’autres parties sont analysées d’abord.
review-failed = Cette partie n’a pas pu être analysée.
review-chances = Chances de gagner, en %
review-bands = les bandes montrent des intervalles à 95 %
review-over = tour
review-decisions = Les plus grosses erreurs
review-lost = chances de gagner perdues, en points
review-try = Essayer un autre coup
review-round = Tour de table { $round }.
review-better = Mieux :
review-threw = { $seat } lance les dés.
review-no-decisions = Aucune erreur nette. Bien joué !
review-parts = Hasard et jeu
review-hatched = hachuré : hasard ; plein : jeu ; en points
review-luck = hasard
review-skill = jeu
review-points = { $mean } points, ± { $reach }
review-how = Comment c’est calculé
review-how-note = Après chaque coup, le robot { $bot } a continué la partie { $futures } fois à toutes les places. Le hasard est ce que dés et cartes ont changé : chacun est comparé à la moyenne de tout ce qui pouvait venir. Le jeu est le reste, la façon de jouer comparée à celle des autres : ses coups, les leurs, et ce que personne n’a fait avant un lancer. Résultat = jeu + hasard. Une décision est comparée à la meilleure possible ; celles qui ne pouvaient coûter un point sont laissées de côté. L’intervalle contient la vraie moyenne dans 95 cas sur 100. Les offres que personne n’a faites ne sont pas cherchées. { chances-hold-for }
performance-lost = Perdu par décision : { $lost } ± { $reach } millièmes de victoire, sur { $decisions } qui comptaient.
review-of = Le jeu de { $name }
skill-result = Résultat
skill-skill = Jeu
skill-luck = Hasard
skill-result-note = { $from } % avant, { $to } % après
skill-skill-note = façon de jouer, comparée à celle des autres
skill-luck-note = dés { $dice }, cartes { $cards }
skill-good-won = Vous avez bien joué, et cela a servi.
skill-good-lost = Vous avez bien joué. Cela n’a pas suffi.
skill-bad-won = Vous n’avez pas bien joué. Vous avez eu de la chance.
skill-bad-lost = Vous n’avez pas bien joué, et cela se voit.
skill-open = Jeu ou hasard ? Une partie ne suffit pas à le dire.
performance = Performance
performance-note = millièmes de victoire perdus par décision, sur { $decisions ->
    [one] une qui comptait
   *[other] { $decisions } qui comptaient
}. 0 est le meilleur choix trouvé. Une partie en dit peu.
among-between = Entre le { $ahead } et le { $behind }.
among-ahead = Mieux que le { $behind }.
among-behind = Moins bien que le { $ahead }.
among-open = Trop peu pour comparer avec les robots.
performance-kinds = Ce que les décisions ont coûté, par genre
performance-kinds-note = points de chances de gagner ; les bandes montrent des intervalles à 95 %
performance-unclear = pas de coût net
performance-table = Les coûts par genre
performance-kind = genre
performance-decisions = décisions
performance-cost = coût
performance-interval = intervalle
decisions = { $count ->
    [one] une décision
   *[other] { $count } décisions
}
decisions-buying = Achats
decisions-bidding = Enchères
decisions-trading = Échanges
decisions-building = Constructions
decisions-jail = Prison
decisions-raising = Argent à trouver
decisions-other = Autres
chances-hold-for = Ces chances valent entre robots semblables à ceux sur lesquels la prévision a été entraînée ; entre d’autres joueurs, elles peuvent être tout autres.

## Lessons from decisions
lessons-begin = Apprendre de { $count ->
    [one] cette erreur
   *[other] ces { $count } erreurs
}
lessons-title = { $count ->
    [1] Une leçon.
    [2] Deux leçons.
    [3] Trois leçons.
    [4] Quatre leçons.
    [5] Cinq leçons.
   *[other] { $count } leçons.
}
lessons-note = Répondez d’abord, puis voyez ce que valait chaque réponse.
lesson = Leçon
lesson-of = Leçon { $number } sur { $count }, tour de table { $round }
lesson-about = Tour de table { $round }, { $question ->
    [buy] achat
    [auction] enchères
    [throw] avant de lancer
    [jail] prison
    [offer] échange
    [debt] argent à trouver
    [transfer] une hypothèque
    [shortage] construction
    [place] construction
    [tax] un impôt
    [move] déplacement
    [share] actions
    [dollars] Picsou dollars
    [storm] une tempête
   *[other] un choix
}
lesson-question = Que feriez-vous ?
lesson-question-other = Que feriez-vous à la place de { $name } ?
lesson-cash = { $name } a { $cash } en argent.
lesson-amount = { $act } { $amount }
lesson-answer = { $act } · { $thing }
lesson-wait = Laisser lancer { $name }
lesson-whole = { $group } complet ({ $held } sur { $of })
lesson-held = { $group } { $held } sur { $of }
lesson-of-other = { $name } : { $what }
lesson-rent = loyer { $rent }
lesson-left = reste { $cash }
lesson-hidden = La réponse de la partie reste cachée jusqu’à la vôtre. Rien ne presse.
lesson-show = Montrer
lesson-next = Leçon suivante
lesson-previous = Leçon précédente
lesson-done = Retour à l’analyse
lesson-close = Fermer les leçons
lesson-best = Le mieux : { $act }.
lesson-right = Le mieux : { $act }. Vous avez raison.
lesson-right-today = Le mieux : { $act }. Aujourd’hui, vous auriez eu raison.
lesson-as-good-title = Aussi bon que le mieux.
lesson-again = Vous referiez ce choix. Il coûte { $points ->
    [one] 1 point
   *[other] { $points } points
}.
lesson-costs = Ce choix coûte { $points ->
    [one] 1 point
   *[other] { $points } points
}.
lesson-yours = votre réponse
lesson-did = ce que vous avez fait
lesson-did-other = ce que { $name } a fait
lesson-the-best = le mieux
lesson-as-good = aussi bon
lesson-chances = Votre probabilité de gagner après chaque réponse
lesson-chances-other = Probabilité de gagner de { $name } après chaque réponse
lesson-scale = échelle de { $low } à { $high } %
lesson-band = Les bandes contiennent la vraie valeur dans 95 cas sur 100.
lesson-why-title = Pourquoi
lesson-why = { $act } : { $changes }.
lesson-profits = Sinon { $name } gagne dans { $after } des cas, au lieu de { $instead }.
lesson-cost = Ce choix coûte
lesson-cost-then = Ce choix coûtait
lesson-points = points

what-if = Et si ?
what-if-how = Chaque réponse est jouée à partir d’ici, avec les mêmes nouveaux dés.
what-if-made = c’est ce qui a été fait
what-if-grows = L’estimation s’affine : { $act }
what-if-games =
    { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }
what-if-more = d’autres parties
what-if-wide = calcul en cours
what-if-counting = Le calcul est en cours.
what-if-touch = Les intervalles se touchent encore. Un peu de patience.
what-if-as-good = Aussi bonnes l’une que l’autre, autant que { $games } parties le montrent.
what-if-right = { $act } : c’était la meilleure réponse.
what-if-better = { $act } : cela aurait été mieux.
what-if-nothing = Il n’y a rien à comparer ici.
what-if-done = Revenir à la partie
what-if-agreed = À cette table, tout le monde peut demander.
