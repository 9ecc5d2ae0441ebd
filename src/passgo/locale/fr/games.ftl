# Les parties courtes, minutées et rapides, et ce qu’une table convient en plus de son livre.

## Le chrono

clock-left = encore { $time }
clock-label = Temps de jeu restant
clock-up = C’est l’heure
bell-title = C’est l’heure.
bell-note = On finit ce qui est en cours, puis on compte les fortunes.
ticket-minutes = Durée de la partie
minutes-range = de { $least } à { $most } minutes
minutes = { $count } min

## Le dé rouge

red-face-1 = 1 rouge
red-face-2 = 2 rouge
red-face-3 = 3 rouge
red-face-4 = bus
red-face-5 = Mr. Monopoly
player-red = dé rouge
player-red-note = { $name } lance aussi le dé rouge.
move-free = à vendre
move-price = à vendre, { $price }
move-own = à vous
move-owner = à { $name }
move-rent = à { $name }, { $rent }
move-choose = Touchez une case du plateau, ou choisissez dans la liste.

## Le compte

count-title = { $count ->
    [one] { $names } gagne la partie !
   *[other] { $names } se partagent la victoire !
}
count-cash = Argent
count-deeds = Titres
count-buildings = Bâtiments
count-unpaid = Intérêts impayés
count-total = Total
count-deed = Titre
count-half = moitié du prix, hypothéqué
count-lines = { $name } : tous les titres
count-none = Aucun titre.
count-out = en faillite
count-show = Voir le compte détaillé : { $name }

## Règles maison et banque

house-rule = Règle maison
house-rules = Règles maison
hand-pot = la cagnotte du Stationnement gratuit
pot-lies = { $amount } dans la cagnotte
buy-note-house = Achetez-la, ou elle reste à la Banque.
buy-note-other-house = { $name } l’achète, ou elle reste à la Banque.
buy-decline-house = La laisser à la Banque
house-yes = oui
house-no = non
house-by-book = selon le livret
house-count = { $count ->
    [0] Règles maison : aucune
    [one] Une règle maison
   *[other] { $count } règles maison
}
house-count-more = { $count ->
    [0] Autres règles maison : aucune
    [one] Une autre règle maison
   *[other] { $count } autres règles maison
}
own-tag = Règles modifiées
own-differs = { $house ->
    [yes] Règles maison : diffère de « { $book } » imprimé.
   *[no] Diffère de « { $book } » imprimé.
}
own-alone = { $house ->
    [yes] Règles maison : une édition personnelle, d’aucun livret imprimé.
   *[no] Une édition personnelle, d’aucun livret imprimé.
}
own-how = Voir les changements
own-differences = Ce qui distingue cette partie du livret
banker = Banquier
banker-note = tient la Banque, ne joue pas
banker-bank = { $name }, banquier : ce que la Banque possède
line-bank-kept = { $name } tient la Banque et n’a pas de pion.
bank-kept-by = { $name } tient la Banque.
ticket-bank = Qui tient la Banque
bank-program = passgo
bank-person = une personne
bank-name = Nom du banquier
bank-note = Le banquier n’a pas de pion.
opening-title = { $lot } : { $name } fixe la mise à prix.
opening-note = Le banquier fixe la mise à prix.
opening-usual = D’habitude : { $amount }.
opening-price = Mise à prix
opening-at = Ouvrir à { $amount }

## Ce qui distingue deux livres

differences = Ce qui distingue deux éditions
differences-left = Cette édition
differences-right = comparée à
differences-rule = Règles
differences-board = Plateau, titres et cartes
differences-name = Noms
differences-same = Aucune différence.
differences-none = rien
differences-count = { $count ->
    [one] Une différence
   *[other] { $count } différences
}
