### Un livret à lire : son plateau, ses titres, ses cartes et ses papiers.

book-open = Ce livret en détail
book-print = Imprimer cette page
book-parts = Parties de la page
book-special = Ce qui lui est propre
book-lengths = Combien de temps il dure
book-rounds = Tours
book-most-rounds = Neuf sur dix
book-time = Environ
book-lengths-note = Tours de parties entre robots, une moitié plus courte, l’autre plus longue ; le temps compte une demi-minute par coup.
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
