### Un livret à lire : son plateau, ses titres, ses cartes et ses papiers.

book-open = Ce livret en détail
book-print = Imprimer cette page
book-parts = Parties de la page
book-special = Ce qui lui est propre
book-lengths = Durée d’une partie
book-rounds = Tours de table
book-most-rounds = Neuf sur dix
book-time = Environ
book-lengths-note = Tours de table de parties entre robots : la moitié en demandent moins, l’autre davantage ; le temps compte une demi-minute par tour.
book-deeds = Titres
book-cards = Cartes
book-deck = { $deck }, { $count } cartes
book-papers = Papiers
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
book-missing = Ce livret n’est pas ici.
print-preview = Imprimer ce jeu (PDF)
