# Ce que la page qui se passe de serveur dit au lieu des phrases du même nom.

fault-store = Impossible de l’enregistrer dans ce navigateur : rien n’a été fait. Une fenêtre privée n’enregistre rien ; sinon, l’appareil est peut-être plein.
line-down = On revient dans un instant. Vos coups sont enregistrés.
unread-line = Un instant. Nouvel essai…
unread-store = Ce navigateur ne peut pas lire ses parties pour l’instant. Réessayez dans un instant.
unread = Quelque chose n’a pas marché. Rechargez la page.
