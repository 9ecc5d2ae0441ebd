### Les éditions à soi, faites dans le navigateur.

## Toutes

editor-title = Un plateau à vous
editor-intro = Partez d’un livret et changez ce que vous voulez : noms, prix, loyers, cartes, règles maison. Vos plateaux restent dans ce navigateur ; vous les retrouvez à l’accueil, à côté des livrets. Enregistrez-en un dans un fichier pour le garder à l’abri, ou pour l’ouvrir ailleurs.
editor-open = Ouvrir un fichier
editor-open-note = Reprendre un plateau enregistré dans un fichier.
editor-mine = Vos plateaux
editor-of = { $book }, { $count ->
    [0] encore rien de changé
    [one] un changement
   *[other] { $count } changements
}
editor-edit = Continuer
editor-drop = Jeter
editor-drop-of = Jeter { $board }
editor-drop-sure = Jeter pour de bon
editor-new = Nouveau plateau
editor-new-name = Notre plateau
editor-begin = Commencer avec { $book }
editor-missing = Ce navigateur ne garde pas ce plateau.
editor-to-list = Vers vos plateaux

## L’un d’eux

editor-name = Le nom du plateau
editor-name-twice = Un autre de vos plateaux porte ce nom.
editor-undo = Annuler
editor-redo = Rétablir
editor-fields = Ce qui peut changer
editor-press = Touchez une case du plateau pour la changer.
editor-space = { $changed ->
    [yes] { $name }, changée
   *[no] { $name }
}
editor-tab-board = Plateau
editor-tab-cards = Cartes
editor-tab-rules = Règles
editor-tab-papers = Papiers
editor-tab-changed = Changé ({ $count })
editor-group = Son groupe
editor-rules-note = Ce que vous réglez ici vaut à toute table qui joue avec ce plateau ; la table dit alors qu’elle a des règles maison.
editor-rules-more = Tous les autres chiffres des règles
editor-nothing-changed = Encore rien : c’est le plateau du livret.
editor-printed = Dans le livret : { $value }
editor-reset = Remettre
editor-reset-of = { $field } : remettre
editor-checking = Vérification…
editor-good = { $count ->
    [0] Prêt à jouer : comme dans le livret.
    [one] Prêt à jouer, avec un changement.
   *[other] Prêt à jouer, avec { $count } changements.
}
editor-faults = { $count ->
    [one] Une chose ne va pas :
   *[other] { $count } choses ne vont pas :
}
editor-fault = Ici, il faut { $allowed }.
editor-play = Jouer
editor-download = Enregistrer le fichier
editor-kept = Chaque changement est gardé dans ce navigateur.
editor-from = Livret de départ : { $book }.

## Ses champs

field-in = { $field }, { $language }
field-name = Nom
field-text = Texte
field-amount = Somme ou nombre
field-percent = Part de la fortune, en pour cent
field-vouchers = Bons de voyage à tirer
field-price = Prix
field-mortgage = Hypothèque
field-house = Prix pour { -house(form: "a") }
field-hotel = Prix pour { -hotel(form: "a") }
field-skyscraper = Prix pour { -skyscraper(form: "a") }
field-depot = Prix pour { -depot(form: "a") }
field-stand = Prix pour { -stand(form: "a") }
field-houses = { CAPITAL(-house(form: "many")) }
field-hotels = { CAPITAL(-hotel(form: "many")) }
field-skyscrapers = { CAPITAL(-skyscraper(form: "many")) }
field-depots = { CAPITAL(-depot(form: "many")) }
field-stands = { CAPITAL(-stand(form: "many")) }
field-par = Prix d’une action
field-count = Combien il y en a
field-spaces-amount = Taxe
field-vouchers-amount = Cases
field-dividend = Dividende pour { $count ->
    [one] une action
   *[other] { $count } actions
}
field-squeeze = Pour la somme { $sum }
field-roll = { $count ->
    [0] Aucun numéro
    [one] Un numéro
    [4] Trois numéros sur sa propre carte
   *[other] { $count } numéros
}
field-knobs = Règles
field-stock = Dans la banque
field-roll_three = Roll Three
field-squeeze_play = Squeeze Play
