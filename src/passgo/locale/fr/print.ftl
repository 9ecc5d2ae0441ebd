### The printed game

print-box = { $title } : le jeu imprimé
print-board = Plateau
print-board-note = 50 × 50 cm, six feuilles à coller ensemble
print-deeds = Titres de propriété
print-cards = Cartes
print-papers = Autres papiers
print-money = Billets
print-rules = Règles
print-house = Règles maison
print-both-sides = recto verso
print-how-scale = Imprimez en taille réelle (100 %), sans « ajuster à la page ». La règle ci-dessous mesure alors 10 cm.
print-how-sides = Titres, cartes et papiers : recto verso, retournés sur le bord long. Le dos d’une feuille suit sa face.
print-how-cut = Coupez d’un repère à l’autre. Un papier épais dure plus longtemps : 200 g/m² et plus pour les titres et les cartes.
print-how-board = Découpez les six feuilles du plateau le long des repères extérieurs. Collez chaque feuille sur les languettes de ses voisines, jusqu’à la ligne rouge.
print-needed = Il vous faut aussi :
print-dice = { $count } dés
print-speed-die = le dé rapide
print-die8 = un dé à huit faces
print-tokens = { $count } pions
print-houses = { $count } { -house(form: "many") }
print-hotels = { $count } { -hotel(form: "many") }
print-skyscrapers = { $count } { -skyscraper(form: "many") }
print-depots = { $count } { -depot(form: "many") }
print-stands = { $count } { -stand(form: "many") }
print-ruler = 10 cm
print-sheet = Plateau { $name }
print-glue = coller ici la feuille { $name }
print-vouchers =
    { $count ->
        [one] 1 bon de voyage
       *[other] { $count } bons de voyage
    }
print-hotel = { CAPITAL(-hotel) }
print-skyscraper = { CAPITAL(-skyscraper) }
print-lift = Pour la lever
print-roll = Carte Roll Three
print-tickets = Billets de loterie
print-ticket = Billet de loterie
print-dollar = Dollar Picsou
print-rule-table = règle maison
print-house-how = Cochez ce dont vous convenez avant le premier lancer.
print-house-own = Les vôtres
print-house-signed = Convenu par
print-here = ici : { $value }
print-yes = oui
print-no = non
print-no-client = Les encres et les caractères du jeu imprimé viennent du client, qui n’est pas construit ici. Dans une copie des sources : python hatch_build.py
print-missing = Pour imprimer un jeu, installez l’extra `print` : { $command }
print-written = { $file } : { $pages } pages
