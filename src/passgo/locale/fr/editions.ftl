### What the figures of an edition are called where two are compared, and what they are set to.

## What a knob is set to

knob-never = jamais
knob-any-number = autant qu’on veut
knob-price-paid = ce qu’il a coûté
knob-percent = { $percent } %

## Pieces in the bank, at the beginning of a line

pieces-building = { CAPITAL(building-many) }
pieces-tickets = { book-tickets }

## What is printed on a deed or a share

printed-price = prix
printed-mortgage = hypothèque
printed-house = { -house }
printed-hotel = { -hotel }
printed-skyscraper = { -skyscraper }
printed-depot = { -depot }
printed-stand = { -stand }
printed-die = numéro du dé
printed-rents = loyers
printed-par = valeur nominale
printed-dividends = dividendes

## Figures of a rule that are neither a knob nor printed on the board

scale-lottery-ticket = Ce que gagnent les billets
scale-roll-three-payout = Ce que gagnent zéro, un, deux et trois numéros, et trois pour la personne qui lance
scale-squeeze-play = Ce que paie chaque autre joueur, selon la somme des dés à partir de 2
scale-picsou-dollar-value = Le titre dont le loyer fait la valeur d’un Dollar Picsou

## Beside the figures

space-vouchers = bons de voyage tirés : { $count }
edition-currency = Monnaie
source-overlay = le fichier lui-même
source-house = aucun livret n’en parle ; une table peut en faire une règle maison

## Ce qui peut se trouver dans un champ d’une édition

edition-fault = { $where } : { $found } ; admis : { $allowed }
allowed-edition = { $names }, ou le chemin d’un fichier .toml
allowed-part-once = chaque partie une seule fois
allowed-number = { expected-number-from-to }
allowed-text = un texte
allowed-title = un nom d’au plus { $most } signes, avec un mot qui commence par une lettre de a à z
allowed-new-name = un nom qu’aucune édition de passgo ne porte
allowed-rising-rents = au moins { $least } : les loyers ne baissent pas
allowed-rising-dividends = au moins { $least } : les dividendes ne baissent pas
allowed-steps = de { $least } à { $most }, et pas 0
allowed-fewest-players = au plus { $most }, le nombre maximal de joueurs (max_players)
allowed-jail-turns = au plus { $most }, le nombre de tours en prison (jail_tries)
allowed-cash-for-deal = au moins { $least }, pour payer les titres distribués
allowed-dealt = au plus { $most } par personne, car il y en a { $all }
allowed-no-word = un nom qui n’est pas un mot de la notation
allowed-unused-name = un nom que [{ $table }] n’emploie pas
allowed-no-roll = un nom que ne porte aucune carte Roll Three
allowed-source = une clé de [sources]
allowed-each-space = chaque case une seule fois
allowed-listed-space = une case de board.spaces
allowed-kind-go = la case de la sorte { $kind }
allowed-one = exactement 1
allowed-deed-once = chaque titre sur une seule case
allowed-named-deed = un titre que nomme une case
allowed-half = { $half }, la moitié du prix ; ou mortgage_not_half = true
allowed-is-half = false : { $mortgage } est la moitié du prix
allowed-seven-rents = 7, le dernier avec un gratte-ciel
allowed-six-rents = 6, car il n’y a pas de gratte-ciel
allowed-rents = { $count }, un pour chaque nombre de titres possédés
allowed-most = au plus { $most }
allowed-group-size = { $count }, les titres qui nomment le groupe
allowed-named-deck = un paquet que nomme une case
allowed-card-once = chaque carte une seule fois, dans un seul paquet
allowed-deck-size = { $count }, les cartes citées
allowed-listed-card = une carte que cite un paquet
allowed-space-of-board = une case du plateau
allowed-kind-on-board = une sorte qui se trouve sur le plateau : { $kinds }
allowed-plain-rent = 0, pour un loyer simple
allowed-times = 1 ou plus, le nombre de fois
allowed-drawn-deck = un paquet où une case fait piocher
allowed-counterpart = un nom d’origine qui n’est pas déjà pris
allowed-notes = { $cash }, l’argent de départ
allowed-rule-id = un nom de passgo.rules.base.cite
allowed-heading = le titre dans le livret, ou ruling = true
allowed-replacing = une règle, et une règle énoncée qui la remplace
allowed-part-of-name = quelques mots du nom { $name }
allowed-id = un nom de l’édition
allowed-own-number = un numéro qui n’est pas déjà pris
allowed-no-die = 0, car une case du plateau montre ce titre
allowed-utilities = une compagnie pour chaque numéro de 1 à { $most }
allowed-each-company = chaque société une seule fois
allowed-no-steps = 0, car { $effect } ne compte pas de cases
allowed-no-sides = ride_steps | ride_to_station, car le plateau n’a pas de côtés
allowed-no-station = ride_the_side | ride_steps, car le plateau n’a pas de gare
allowed-each-amount = chaque somme une seule fois
allowed-rising-numbers = { $numbers }, du plus petit au plus grand
allowed-each-card = chaque carte une seule fois
allowed-sums = { $count }, un pour chaque somme de 2 à { $most }
allowed-street = un terrain du plateau
allowed-with-table = un fichier avec la table [{ $table }]
allowed-yes-or-no = { expected-flag }
allowed-form = un nom de la forme { $form }
allowed-form-of-length = un nom de la forme { $form }, de { $most } lettres au plus
allowed-list-of = une liste de { $count } éléments
allowed-list-from-to = une liste de { $least } à { $most } éléments
allowed-list = une liste
allowed-table = une table
allowed-table-with = une table avec { $fields }
allowed-reference = le nom d’un élément de [{ $table }]
allowed-group-of-kind = un groupe de la sorte { $kind }
allowed-readable = un fichier que l’on peut lire
allowed-new-id = un nom qu’aucune édition de passgo ne porte
allowed-extends = le nom d’une édition, ou le chemin d’un fichier .toml
allowed-with-overlay = us1973+{ $overlay }, par exemple
allowed-no-overlay = une édition ; { $overlay } est une surcouche, qui se met à la suite d’un +
allowed-no-ring = une suite sans boucle
allowed-overlay = extends = { $base } à la suite d’un +
allowed-field = un champ de { $edition }
allowed-name-like = { $close }un des { $count } noms du schéma des éditions
allowed-rules-file = le nom d’un fichier du même dossier qui énonce { $rule }
allowed-rule-pattern = des noms de règles, avec * pour des lettres quelconques
allowed-every-rule = un énoncé de chaque règle, ou son nom sous absent
allowed-rule-of-knob = un énoncé de la règle de ce réglage
allowed-stated-or-absent = une règle énoncée ou absente

## Ce qui ne va pas dans un texte qui devrait être du TOML, et ce qui peut s’y trouver

toml-not = pas du TOML : { $wrong }
toml-more = d’autres lignes qui ne sont pas du TOML
toml-statement = ni une clé ni une table
toml-rest = quelque chose après une valeur
toml-equals = une clé sans =
toml-header = une table dont le crochet n’est pas fermé
toml-key = une clé mal formée
toml-value = une valeur mal formée ; un texte se met entre guillemets droits
toml-text = un texte dont les guillemets ne sont pas fermés
toml-character = un caractère interdit à cet endroit
toml-backslash = un \ qui ne commence rien que TOML connaisse
toml-escape = un \u ou un \x qui n’est pas un caractère
toml-date = une date ou une heure qui n’existe pas
toml-list = une liste dont le crochet n’est pas fermé
toml-braces = une table dont l’accolade n’est pas fermée
toml-key-again = une clé qui se trouve déjà plus haut
toml-table-again = une table qui se trouve déjà plus haut
toml-digits = un nombre qui a trop de chiffres
toml-wide = un nombre entier de plus de 64 bits
toml-deep = des listes ou des tables imbriquées plus de { $most } fois
toml-names = plus de { $most } noms dans une clé
toml-bytes = plus de { $most } millions d’octets
toml-utf = pas de l’UTF-8, à l’octet { $byte }
allowed-toml = un fichier TOML
allowed-utf = un fichier texte en UTF-8
allowed-smaller-file = un fichier plus petit
allowed-fewer = moins
allowed-narrower = un nombre plus petit
allowed-once = une fois chacune

## Ce qui se trouve dans une édition et ne peut pas s’y trouver, avant ce qui est admis

found-no-edition = aucune édition ne porte ce nom
found-name = le nom { $name }
found-again = { $what } pour la seconde fois
found-space-aside = une case que le plateau ne cite pas
found-spaces-of-kind = { $count } cases de la sorte { $kind }
found-stands-on = { $name }, qui se trouve sur { $other }
found-deed-aside = un titre qu’aucune case du plateau ne montre
found-entries = { $count } éléments
found-deeds-of-group = { $count } titres du groupe { $group }
found-deck-aside = un paquet où aucune case du plateau ne fait piocher
found-lies-in = { $name }, qui est dans { $other }
found-card-aside = une carte qui n’est dans aucun paquet
found-chain = une suite de { $count } cartes ou plus piochées en un coup : { $cards }
found-as-in = { $name }, comme dans { $other }
found-notes = des billets de { $sum } en tout
found-rule-id = la règle { $name }
found-no-heading = ni titre ni décision
found-leads-to = { $number }, qui mène à { $other }
found-no-utility = aucune compagnie avec le numéro { $numbers } du dé à huit faces
found-nothing-there = une règle sur quelque chose que cette édition n’a pas
found-missing = rien
found-unknown-key = une clé inconnue, { $value }
found-unknown-more = la première de { $count } autres clés inconnues
found-group-of-kind = { $group }, un groupe de la sorte { $kind }
found-overlay = { $base } : une surcouche, pas une édition
found-no-overlay = une édition complète, pas une surcouche
found-itself = un fichier qui se prolonge lui-même
found-ring = un fichier qui se prolonge lui-même, en passant par d’autres
found-no-field = pas un champ
found-unstated = { $rule } n’est pas énoncée
found-absent = une règle absente

## Ce dont une partie aurait besoin de plus qu’il n’y a de place

needed-entries = { $count } éléments
needed-kept = { $count } cartes à garder
needed-draws = { $count } tirages en attente au début
needed-rents = { $count } loyers à réclamer
needed-events = { $count } événements possibles en un coup
needed-vouchers = { $count } bons de voyage dans la pile
needed-tickets = { $count } billets de loterie
needed-moves = { $count } coups au choix d’une seule personne
