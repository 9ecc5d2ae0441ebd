### Games looked at again: the page of a game, the way through it, records of one's own.

replay = Revoir
replay-open = Revoir la partie
replay-coming = On remet la partie en place…
replay-turn = Ronde { $round }, tour { $turn } sur { $turns }
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
        [one] 1 ronde
       *[other] { $rounds } rondes
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
replay-fault-expected = Attendu :
