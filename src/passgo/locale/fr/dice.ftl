### Des dés que chacun peut vérifier : ce que disent `passgo verify` et le bouton d'une partie finie.

dice-doubtful = { $count ->
    [0] Chaque nombre secret du registre est bien celui qui était promis, mais il reste un doute.
    [one] Le seul lancer ou tirage est bien celui que donnent les nombres secrets, mais il reste un doute.
   *[other] Les { $count } lancers et tirages sont bien ceux que donnent les nombres secrets, mais il reste un doute.
}
dice-fair = { $count ->
    [0] Chaque nombre secret est bien celui qui était promis. Aucun dé, aucune carte n’a encore été tiré.
    [one] Le seul lancer ou tirage est bien celui que donnent les nombres secrets.
   *[other] Les { $count } lancers et tirages sont bien ceux que donnent les nombres secrets.
}
dice-unfair = Quelque chose ne va pas avec ces dés.
dice-sealed = On ne peut pas encore vérifier les dés : le serveur montre son nombre secret à la fin de la partie.
dice-no-proof = Ce registre n’a pas de preuve des dés : il a été écrit à la main, ou joué avant qu’il y ait des preuves.
dice-seeds = { $count ->
    [0] Personne à la table n’a donné de nombre secret : le serveur a choisi les dés seul, et rien ne montre qu’il l’a fait à l’aveugle.
   *[other] Ont donné un nombre secret : { $names } et le serveur.
}
dice-attempts = { $count ->
    [one] Les nombres ont été réunis au premier essai.
   *[other] Les nombres ont été réunis en { $count } essais ; la preuve dit qui a retenu le sien.
}
dice-bots = { $count ->
    [one] { $names } était dès le début un robot, et n’a rien donné.
   *[other] { $names } étaient dès le début des robots, et n’ont rien donné.
}
dice-end = { $over ->
    [yes] Le registre contient { $moves } coups, et le dernier termine la partie.
   *[no] Le registre contient { $moves } coups, et le dernier ne termine pas la partie : cette vérification ne peut pas dire si l’on a joué plus loin.
}
dice-beyond = Il ne s’agit que des lancers et des tirages. Rien ne montre ici que les noms sont exacts, que le registre contient chaque choix et chaque loyer demandé, ni qu’il va jusqu’à la vraie fin de la partie.
dice-trust = Il reste à faire confiance à la personne qui tient le serveur : elle pourrait connaître les dés à l’avance, mais pas les changer.
dice-flaw-server = Le nombre secret du serveur n’est pas celui qu’il avait promis (essai { $attempt }).
dice-flaw-player = Le nombre secret { ELIDED("de", $who) } n’est pas celui qui était promis (essai { $attempt }).
dice-flaw-repeated = Le nombre secret { ELIDED("de", $who) } (essai { $attempt }) a déjà été montré par { $other } (essai { $before }).
dice-flaw-unfinished = { $who } n’a jamais montré le nombre promis, et les dés ont pourtant été lancés (essai { $attempt }).
dice-flaw-thrown-away = À l’essai { $attempt }, tous les nombres étaient montrés, et pourtant on a recommencé.
dice-flaw-stranger = { $who } participe à l’essai { $attempt } sans avoir montré de nombre au précédent.
dice-flaw-copied = Le serveur a accepté deux fois la même promesse, { ELIDED("de", $other) } (essai { $before }) et { ELIDED("de", $who) } (essai { $attempt }). Il doit refuser la seconde.
dice-flaw-bot = Le serveur inscrit une promesse { ELIDED("de", $who) } (essai { $attempt }), alors que { $who } est un robot, et que les robots ne donnent rien.
dice-flaw-left-out = Le serveur a écarté le nombre secret { ELIDED("de", $who) } et a recommencé (essai { $attempt }). Il avait donné un reçu pour ce nombre : { $who } ne l’a donc pas retenu.
dice-flaw-fell = Le coup { $n } est « { $fell } » ; les nombres secrets donnent « { $expected } ».
dice-flaw-kept = Ce n’est pas la preuve à laquelle ce navigateur a participé : le serveur avait promis un autre nombre (essai { $attempt }).
dice-server = le serveur
dice-receipt-in-record = Le reçu { ELIDED("de", $who) } concorde avec le registre (essai { $attempt }).
dice-receipt-unconfirmed = { $who } a le nombre secret qui manque au registre (essai { $attempt }), mais pas de reçu. Ou bien il n’est pas arrivé à temps, ou bien le serveur l’a ignoré : de l’extérieur, personne ne peut le dire.
dice-receipt-other-promise = Le reçu { ELIDED("de", $who) } se rapporte à une autre promesse du serveur que celle de ce registre (essai { $attempt }). L’un des deux a été modifié ; rien ne montre lequel.

## Sur la partie finie

dice-check = Vérifier les dés
dice-title = Les dés de cette partie
dice-checking = On recalcule chaque lancer et chaque tirage…
dice-unreachable = Le serveur ne peut pas montrer sa preuve pour le moment.
dice-promised = promis
dice-shown = montré
dice-held = D’après le registre, { $who } a promis un nombre secret et ne l’a pas montré (essai { $attempt }). Si { $who } l’a bien montré, son reçu en fait foi.
dice-own-unconfirmed = Le registre dit que { $who } a retenu un nombre secret (essai { $attempt }). Ce navigateur l’a envoyé au serveur sans recevoir de reçu : ou bien la liaison était trop lente, ou bien le serveur l’a ignoré.
dice-own-none = Ce navigateur a promis un nombre dans cette partie, et aucun des siens n’entre dans ces dés.
dice-receipts = Télécharger mes reçus
dice-own = Ce navigateur a donné son propre nombre, et la preuve le contient tel quel.
dice-how = Avant le premier lancer, chaque navigateur et le serveur ont promis un nombre secret ; puis les navigateurs ont montré les leurs, et maintenant le serveur a montré le sien. Tous les lancers et tirages découlent de ces nombres réunis.
dice-elsewhere = Si vous ne vous fiez pas à cette page, enregistrez la partie et lancez « passgo verify » ailleurs.
dice-gathering = { $count ->
    [0] On prépare les dés…
   *[other] On prépare les dés : on attend { $names }.
}
dice-passed-over = Le serveur dit que ce navigateur a retenu son nombre secret. Il a été envoyé : ou bien la liaison était trop lente, ou bien le serveur l’a ignoré.
