### Un livret à lire : son plateau, ses titres, ses cartes et ses papiers.

book-open = À propos de cette édition
book-print = Imprimer cette page
book-parts = Sur cette page
book-special = Ce qui la distingue
book-lengths = Durée d’une partie
book-rounds = Tours de table
book-most-rounds = Neuf sur dix
book-time = Environ
book-lengths-note = Tours de table : médiane de parties entre robots ; le temps compte 30 secondes par tour.
book-deeds = Titres
book-cards = Cartes
book-deck = { $deck }, { $count } cartes
book-papers = Objets
book-shares = { $count } actions
book-roll = { $count ->
    [0] aucun numéro { $amount }
    [one] un { $amount }
    [4] les trois sur sa propre carte { $amount }
   *[other] { $count } numéros { $amount }
}
book-tickets = Billets de loterie
book-rules = Règles
book-start = Chacun commence avec { $cash } ; le salaire est de { $salary }.
book-missing = Cette édition n’est pas ici.
print-preview = Imprimer ce jeu (PDF)
print-drawing = On dessine les feuilles. Encore quelques secondes.
