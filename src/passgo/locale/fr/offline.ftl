# La page qu’affiche l’application installée quand son serveur est hors d’atteinte : des textes simples, rien n’y lit Fluent.

offline-title = Le serveur de passgo est injoignable
offline-note = Votre partie est en sécurité sur l’ordinateur qui fait tourner passgo. Dès qu’il répond, vous reprenez où vous en étiez.
offline-again = Réessayer
