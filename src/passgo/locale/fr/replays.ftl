### Games looked at again: the page of a game, the way through it, records of one's own.

replay = Revoir
replay-open = Revoir
replay-coming = On remet la partie en place…
replay-turn = Tour de table { $round }, tour { $turn } sur { $turns }
replay-before = Avant le premier tour
replay-move = coup { $move } sur { $moves }
replay-scale = Moment de la partie
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
replay-record-note = touchez une ligne pour y aller
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
replay-tab-board = Plateau
replay-tab-record = Registre
replay-tab-about = La partie
replay-not-there = Cette partie n’est pas ici.
replay-not-there-note = Une partie sur invitation n’est visible que de ceux qui sont à sa table ; une fois finie, toute personne qui a son adresse peut la revoir.
replay-too-long = Ce fichier est trop long pour un registre.
replay-too-many = Un instant : trop de parties sont consultées à la fois.
replay-unread = Le serveur ne peut pas montrer cette partie pour le moment.
replay-fault = Ce registre ne peut pas être lu.
replay-fault-line = Ligne { $line } :
replay-fault-file = Ce n’est pas la forme d’un registre.
replay-fault-edition = Ce livret n’est pas connu ici, ou ce qui s’y ajoute n’est pas en ordre.
replay-fault-start = La position de départ n’est pas en ordre.
replay-fault-moves = Ce coup ne peut pas être lu.
replay-fault-expected = Ce qu’il fallait :
play-on = Jouer à partir d’ici
play-on-note = Une table est dressée où la partie reprend à ce moment, avec ses propres dés. La partie que vous regardez reste telle quelle.
play-on-seat = Qui joue { $name }
play-on-first = Ce qui est fait d’abord
play-on-first-open = Je décide à la table
play-on-person = Ici
play-on-guest = À inviter
play-on-bot = Un robot
play-on-begin = Commencer
play-on-invite = Dresser la table
position = Position
position-text = En texte
position-copy = Copier
position-legal = Coups permis
position-chance = Ici, ce sont les dés ou les cartes qui décident.
position-over = { refusal-game-over }
games-title = Revoir une partie.
games-mine = Mes parties finies
games-none = Aucune pour l’instant. Une partie finie se revoit ici, coup par coup.
bring = Votre propre registre
bring-note = Un fichier enregistré ici ou ailleurs, ou une position. Il est vérifié d’après le livret ; le serveur n’en garde rien.
bring-file = Ouvrir un fichier
bring-paste = Ou déposez-le ici, ou collez son texte
bring-look = Regarder

## How well a game was played
review = Comment a-t-on joué ?
review-counting = On compte le hasard et les choix.
review-left = { $minutes ->
    [0] { $seconds ->
        [one] Encore une seconde environ.
       *[other] Encore { $seconds } secondes environ.
    }
    [one] Encore une minute environ.
   *[other] Encore { $minutes } minutes environ.
}
review-waiting = D’autres parties sont comptées d’abord.
review-failed = Cette partie n’a pas pu être comptée.
review-chances = Chances de gagner, sur 100
review-bands = les bandes couvrent 95 cas sur 100
review-over = tour
review-decisions = Les choix les plus coûteux
review-lost = points perdus
review-try = Essayer autrement
review-round = Tour de table { $round }.
review-better = Mieux valait :
review-threw = { $seat } lance les dés.
review-no-decisions = Aucun choix n’a coûté plus que le hasard n’explique.
review-parts = Hasard et choix
review-hatched = hachuré : hasard ; plein : choix ; en points
review-luck = hasard
review-choices = choix
review-points = { $mean } points, à { $reach } près
review-how = Comment c’est compté
review-how-note = Après chaque coup, la partie a été continuée { $futures } fois par le robot { $bot } à toutes les places. Les réponses d’un joueur sont comparées à celles du robot, et ce qu’on est libre de faire avant un lancer est comparé au lancer immédiat ; ce que ces choix n’ont pas changé est le hasard. L’intervalle contient la vraie moyenne dans 95 cas sur 100. Les offres que personne n’a faites ne sont pas cherchées. { chances-hold-for }
chances-hold-for = Ces chances valent entre robots semblables à ceux sur lesquels la prévision a été ajustée ; entre d’autres joueurs, elles peuvent être tout autres.
