### What the figures of an edition are called where two are compared, and what they are set to.

## What a knob is set to

knob-never = jamais
knob-any-number = autant qu’on veut
knob-price-paid = ce qu’il a coûté
knob-percent = { $percent } %

## Pieces in the bank, at the beginning of a line

pieces-building = { CAPITAL(building-many) }
pieces-tickets = Billets de loterie

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
scale-roll-three-payout = Ce que gagnent zéro, un, deux et trois numéros, et trois à qui lance
scale-squeeze-play = Ce que paie chaque autre joueur, selon la somme des dés à partir de 2
scale-picsou-dollar-value = Le titre dont le loyer fait la valeur d’un Dollar Picsou

## Beside the figures

space-vouchers = bons de voyage tirés : { $count }
edition-currency = Monnaie
source-overlay = le fichier lui-même

## Ce qui peut se trouver dans un champ d’une édition

allowed-number = un nombre entier de { $least } à { $most }
allowed-text = un texte
allowed-title = un nom d’au plus { $most } signes, avec un mot qui commence par une lettre de a à z
allowed-new-name = un nom qu’aucune édition de passgo ne porte
allowed-rising-rents = au moins { $least } : les loyers ne baissent pas
allowed-rising-dividends = au moins { $least } : les dividendes ne baissent pas
allowed-steps = de { $least } à { $most }, et pas 0
allowed-fewest-players = au plus { $most }, le nombre maximal de joueurs (max_players)
allowed-jail-turns = au plus { $most }, le nombre de tours en prison (jail_tries)
allowed-cash-for-deal = au moins { $least }, pour payer les titres distribués
allowed-dealt = au plus { $most }, car il y en a { $all }

## Ce qui ne va pas dans un texte qui devrait être du TOML, et ce qui peut s’y trouver

toml-not = pas du TOML : { $wrong }
toml-more = d’autres lignes qui ne sont pas du TOML
toml-statement = ni une clé ni une table
toml-rest = quelque chose à la suite d’une valeur
toml-equals = une clé sans = à la suite
toml-header = une table dont le crochet n’est pas fermé
toml-key = ce qui n’est pas une clé
toml-value = ce qui n’est pas une valeur ; un texte se met entre guillemets droits
toml-text = un texte dont les guillemets ne sont pas fermés
toml-character = un signe qui ne peut pas se trouver là
toml-backslash = un \ qui ne veut rien dire dans un texte
toml-escape = un \u ou un \x qui n’est aucune lettre
toml-date = une date ou une heure qui n’existe pas
toml-list = une liste dont le crochet n’est pas fermé
toml-braces = une table dont l’accolade n’est pas fermée
toml-key-again = une clé qui se trouve déjà plus haut
toml-table-again = une table qui se trouve déjà plus haut
toml-digits = un nombre de très nombreux chiffres
toml-wide = un nombre entier de plus de 64 bits
toml-deep = des listes ou des tables imbriquées plus de { $most } fois
toml-names = plus de { $most } noms joints par des points
toml-bytes = plus de { $most } millions d’octets
toml-utf = pas de l’UTF-8, à l’octet { $byte }
allowed-toml = un fichier TOML
allowed-utf = un fichier texte en UTF-8
allowed-smaller-file = un fichier plus petit
allowed-fewer = moins
allowed-narrower = un nombre plus petit
allowed-once = une fois chacune
