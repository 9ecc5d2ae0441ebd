### Ce qui était attendu à la place de ce qui s’y trouve, dans les registres, les positions et les coups.
### Les mots de la notation et les clés d’un fichier sont les mêmes dans toutes les langues.

expected-hint = { " " }(était-ce { $word } ?)
expected-hinted = { $what }{ $hint }
expected-one-of = { $what } : { $known }
expected-or = { $one } ou { $other }
expected-of-edition = { $what } de { $edition }{ $hint }
expected-classic-name = { $what } par son nom d’origine{ $hint }
expected-end-of-line = la fin de la ligne
expected-whole-number = { $what }, en nombre entier
expected-from-to = { $what }, de { $least } à { $most }

## Les coups

expected-seat = une place, de p1 à p8
expected-seat-or-chance = une place, de p1 à p8, ou * pour le hasard
expected-answer = une réponse
expected-verb = un verbe
expected-after-word = ce qui suit { $word }
expected-act-of-table = un résultat des dés ou des cartes, ou une décision de la table
expected-banker-says = ce que peut saisir un Banquier qui ne joue pas
expected-for = le mot for, puis ce qui est pris
expected-lander = la place qui doit le loyer, de p1 à p8
expected-receiver = la place qui le reçoit, de p1 à p8
expected-holder = la place qui le perd, de p1 à p8
expected-to = la place à qui s’adresse le coup, de p1 à p8
expected-opening = le prix de départ des enchères
expected-amount = une somme
expected-count = combien
expected-moves = combien de coups à reprendre
expected-steps = de combien avancer
expected-level = le niveau qui doit rester
expected-die = le dé
expected-die8 = le dé à huit faces
expected-first = le premier dé
expected-second = le second dé
expected-third = le troisième dé
expected-red-face = une face du dé rapide
expected-a-deed = un titre
expected-a-space = une case
expected-a-group = un groupe
expected-a-deck = un paquet de cartes
expected-a-card = une carte
expected-a-company = une compagnie
expected-a-voucher = un bon de voyage
expected-a-roll = une carte Roll Three
expected-space-number = le numéro d’une case
expected-kept-card = une carte qui peut être gardée
expected-ticket = un billet de loterie
expected-ticket-amount = la somme d’un billet de loterie
expected-things = ce qui est donné ou pris : titres, cartes gardées, une somme, ou nothing
expected-things-with-papers = ce qui est donné ou pris : titres, actions, dollars, cartes gardées, une somme, ou nothing
expected-thing = un titre, une carte gardée ou une somme
expected-thing-or-paper = un titre, une compagnie, des dollars, une carte gardée ou une somme
expected-once = chaque chose une seule fois
expected-one-amount = une seule somme
expected-only-one = aucune quantité sauf 1 : { $name } n’existe qu’une fois
expected-how-many-of = combien de { $name }, de 1 à { $most }

## La forme d’un fichier

expected-utf-8 = un texte en UTF-8
expected-text = un texte entre guillemets
expected-texts = une liste de textes entre guillemets
expected-flag = true ou false
expected-number-from-to = un nombre entier de { $least } à { $most }
expected-numbers-from-to = une liste de nombres entiers de { $least } à { $most }
expected-table = une table { $name }
expected-tables = des tables { $name }
expected-tables-by-name = des tables qui portent un nom, comme { $example }
expected-key = une clé connue
expected-key-in = une clé connue de { $table }
expected-above = { $key } au-dessus de la première table ; ici, la clé appartient à { $table }

## Un registre

expected-toml = { $allowed } ({ $found })
expected-instead = { $allowed }, et non { $found }
expected-also = { $before }{ $between }{ $place } : « { $key } » : { $found } ; attendu : { $allowed }
expected-record = un registre ou un scénario, et non une édition
expected-one-or-several = soit { $one }, soit { $several }
expected-name-of-edition = le nom d’une édition
expected-name-of-book = le nom d’une édition ; mettez dans [overlay] ce qu’une autre édition y ajoute, et ouvrez avec --own-files un fichier que nomme un registre
expected-edition = une édition :
expected-then = { $before }{ $between }{ $then }
expected-edition-of-file = une édition de ce fichier{ $hint }
expected-no-extends = pas d’extends : la surcouche s’applique déjà à l’édition de ce fichier
expected-refused-move = un coup que les règles refusent
expected-rule = le nom d’une règle
expected-id-of-game = le nom d’une partie, soit 1 à 64 signes parmi a à z, 0 à 9, _ et -
expected-attempts = de 1 à { $most } tables { $name }
expected-commitment = l’engagement { ELIDED("de", $who) }
expected-seeds = les graines de qui s’est engagé
expected-receipts = dans receipts, une empreinte pour chaque place engagée, et pour aucune autre
expected-receipt-of-game = le nom de la partie du registre, { $game }
expected-some-receipts = au moins une table [[receipts]]
expected-digits = 64 chiffres hexadécimaux, de 0 à 9 et de a à f

## Une position

expected-players = les joueurs, par exemple { $example }
expected-bots = le robot de chacune des { $players } places, ou un texte vide pour une personne, par exemple { $example }
expected-seats-up-to = une place de p1 à p{ $players }
expected-two-players = au moins deux joueurs qui ne sont pas en faillite
expected-living-seat = la place d’un joueur qui n’est pas en faillite
expected-other-seat = une autre place que celle de qui s’est arrêté
expected-free-place = un rang que personne d’autre n’occupe
expected-place-from-to = un rang de 1 à { $most }, le nombre des faillites
expected-free-card = une carte que personne n’a encore
expected-free-deed = un titre que personne n’a encore
expected-free-roll = une carte Roll Three que personne n’a encore
expected-deck-card = une carte de { $deck } que personne n’a, une seule fois
expected-jail = { $space }, car le joueur est en prison
expected-no-doubles = aucun, car le joueur est en prison
expected-two-dice = deux dés
expected-stands = ce qui s’y trouve : { $levels }
expected-levels = 0 à { $most } { -house(form: "many") }, { $words }
expected-or-mortgaged = { $what }, ou mortgaged
expected-only-streets = { $what }, car on ne construit que sur les rues
expected-whole-group = aucun bâtiment, car { $seat } n’a pas tout le groupe { $group }
expected-free-group = aucun bâtiment, car un titre du groupe { $group } est hypothéqué
expected-even-group = des bâtiments qui diffèrent d’un seul au plus dans le groupe { $group }
expected-prices = { $count } prix, un pour chaque bâtiment payé
expected-stock = au plus { $most } { $name } sur le plateau, autant qu’il y en a
expected-star = leur nombre après une étoile, { $example }
expected-left = au plus { $left }, autant qu’il en reste
expected-claims = au plus { $most } loyers
expected-amount-or-factor = une somme, ou un multiple des dés
expected-cells = { $count } nombres entiers
expected-named-above = { $players }, le nombre de joueurs nommés plus haut

## Ce qu’attend un scénario

expected-subject = un sujet : de p1 à p8, un titre, bank, deck, turn, awaits, offers, claims, over ou winner
expected-subject-in-brackets = un sujet (de p1 à p8, un titre, bank, deck, turn, awaits, offers, claims, over ou winner)
expected-of-player = un champ du joueur
expected-of-deed = un champ du titre
expected-of-card = owner, et à qui est la carte
expected-shuffled = shuffled
expected-of-bank = un champ de la banque
expected-of-deck = un champ du paquet
expected-jail-turn = un tour en prison, 0 pour aucun
expected-owner = à qui il appartient
expected-card-of = une carte de { $deck }
expected-seat-or-table = une place, de p1 à p8, ou *
expected-claims-open = combien de loyers restent à demander

## The file of a custom edition, opened in the editor

opened-value = un nombre, oui ou non, un mot, ou un texte par langue
opened-limits = un titre d’au plus { $title } lettres, des textes d’au plus { $text } lettres, et au plus { $changes } modifications
opened-base = l’édition sur laquelle repose le plateau, comme us1973
opened-strange = rien : l’éditeur ne sait pas modifier ceci et le perdrait. Tel quel, ce fichier se joue là où passgo est lancé avec lui
