# La page qu’affiche l’application installée quand son serveur est hors d’atteinte : des textes simples, rien n’y lit Fluent.

offline-title = Le serveur de passgo ne répond pas
offline-note = La table est gardée là où passgo tourne. Dès que cette machine est allumée et accessible, votre partie reprend ici où elle en était.
offline-again = Réessayer
