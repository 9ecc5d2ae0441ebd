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
bring-note = Un fichier enregistré ici ou ailleurs, ou une position. Il est vérifié d’après les règles dans ce navigateur ; rien n’en est gardé ni envoyé.
me-name = Votre nom à la table
dice-sealed = On ne peut pas encore vérifier les dés : le programme montre son nombre secret à la fin de la partie.
dice-seeds = { $count ->
    [0] Personne à la table n’a donné de nombre secret : le programme qui a tenu la table a choisi les dés seul, et rien ne montre qu’il l’a fait à l’aveugle.
   *[other] Ont donné un nombre secret : { $names } et le programme qui a tenu la table.
}
dice-trust = Il reste à faire confiance au programme qui a tenu la table : il pourrait connaître les dés à l’avance, mais pas les changer.
dice-flaw-server = Le nombre secret du programme n’est pas celui qu’il avait promis (essai { $attempt }).
dice-flaw-copied = Le programme a accepté deux fois la même promesse, { ELIDED("de", $other) } (essai { $before }) et { ELIDED("de", $who) } (essai { $attempt }). Il doit refuser la seconde.
dice-flaw-bot = Le programme inscrit une promesse { ELIDED("de", $who) } (essai { $attempt }), alors que { $who } est un robot, et que les robots ne donnent rien.
dice-flaw-left-out = Le programme a écarté le nombre secret { ELIDED("de", $who) } et a recommencé (essai { $attempt }). Il avait donné un reçu pour ce nombre : { $who } ne l’a donc pas retenu.
dice-flaw-kept = Ce n’est pas la preuve à laquelle ce navigateur a participé : le programme avait promis un autre nombre (essai { $attempt }).
dice-server = le programme
dice-unreachable = La preuve de ces dés ne peut pas être montrée pour l’instant.
dice-own-unconfirmed = Le registre dit que { $who } a retenu un nombre secret (essai { $attempt }). Ce navigateur l’a envoyé au programme sans recevoir de reçu : ou bien il est arrivé trop tard, ou bien le programme l’a ignoré.
dice-how = Avant le premier lancer, chaque navigateur et le programme qui a tenu la table ont promis un nombre secret ; puis les navigateurs ont montré les leurs, et maintenant ce programme a montré le sien. Tous les lancers et tirages découlent de ces nombres réunis.
dice-passed-over = Le programme dit que ce navigateur a retenu son nombre secret. Il a été envoyé : ou bien il est arrivé trop tard, ou bien le programme l’a ignoré.
