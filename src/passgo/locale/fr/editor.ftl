### Les éditions à soi, faites dans le navigateur.

## Toutes

editor-title = Votre propre édition
editor-intro = Partez d’une édition et changez ce que vous voulez : noms, prix, loyers, cartes, règles maison. Vos éditions restent dans ce navigateur ; vous les retrouvez à l’accueil, à côté des éditions fournies. Enregistrez-en une dans un fichier pour la garder à l’abri, ou pour l’ouvrir ailleurs.
editor-open = Ouvrir un fichier
editor-open-note = Reprendre une édition enregistrée dans un fichier.
editor-mine = Vos éditions
editor-of = { $book }, { $count ->
    [0] encore rien de changé
    [one] un changement
   *[other] { $count } changements
}
editor-edit = Modifier
editor-drop = Supprimer
editor-drop-of = Supprimer { $board }
editor-drop-sure = Supprimer définitivement
editor-new = Nouvelle édition
editor-new-name = Notre édition
editor-begin = Partir de { $book }
editor-missing = Cette édition n’est pas enregistrée dans ce navigateur.
editor-to-list = Vos éditions

## L’un d’eux

editor-name = Nom de l’édition
editor-name-twice = Une autre de vos éditions porte ce nom. Choisissez-en un autre.
editor-undo = Annuler
editor-redo = Refaire
editor-fields = Ce que vous pouvez changer
editor-press = Choisissez une case du plateau pour la changer.
editor-space = { $changed ->
    [yes] { $name }, changée
   *[no] { $name }
}
editor-tab-board = Plateau
editor-tab-cards = Cartes
editor-tab-rules = Règles
editor-tab-papers = Objets
editor-tab-changed = Changé ({ $count })
editor-group = Groupe
editor-rules-note = Ces réglages valent à chaque table qui joue cette édition. Une telle table est signalée comme ayant des règles maison.
editor-rules-more = Tous les autres réglages des règles
editor-nothing-changed = Aucun changement : tout est comme dans le livret.
editor-printed = Dans le livret : { $value }
editor-reset = Rétablir
editor-reset-of = Rétablir { $field }
editor-checking = Vérification…
editor-good = { $count ->
    [0] Prêt à jouer : comme dans le livret.
    [one] Prêt à jouer, avec un changement.
   *[other] Prêt à jouer, avec { $count } changements.
}
editor-faults = { $count ->
    [one] 1 problème :
   *[other] { $count } problèmes :
}
editor-fault = Ici, il faut { $allowed }.
editor-play = Jouer
editor-download = Enregistrer le fichier
editor-kept = Chaque changement est enregistré dans ce navigateur.
editor-from = D’après { $book }.

## Ses champs

field-in = { $field }, { $language }
field-name = Nom
field-text = Texte
field-amount = Somme ou nombre
field-percent = Part de votre fortune, en pour cent
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
    [4] Les trois, sur votre propre carte
   *[other] { $count } numéros
}
field-knobs = Règles
field-stock = À la Banque
field-roll_three = Roll Three
field-squeeze_play = Squeeze Play
