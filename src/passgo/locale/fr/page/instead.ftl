# Ce que la page qui se passe de serveur dit au lieu des phrases du même nom.

fault-store = Impossible de l’enregistrer dans ce navigateur : rien n’a été fait. Une fenêtre privée n’enregistre rien ; sinon, l’appareil est peut-être plein.
line-down = On revient dans un instant. Vos coups sont enregistrés.
unread-line = Un instant. Nouvel essai…
unread-store = Ce navigateur ne peut pas lire ses parties pour l’instant. Réessayez dans un instant.
unread = Quelque chose n’a pas marché. Rechargez la page.
fault-internal = Quelque chose n’a pas marché. Votre partie est enregistrée ; rechargez la page.
replay-unread = Cette partie ne peut pas être affichée pour l’instant. Réessayez dans un instant.
me-kept = Ce que garde ce navigateur
me-kept-what = Votre nom et les parties que vous avez jouées. Rien ne quitte cet appareil. Effacer les données du site efface vos parties : enregistrez-les d’abord.
me-delete = M’effacer de mes parties
tables-none-mine = Encore aucune partie. Créez une table : les dés vous attendent.
