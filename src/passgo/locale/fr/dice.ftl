### Des dés que chacun peut vérifier : ce que disent `passgo verify` et le bouton d'une partie finie.

dice-fair = { $count ->
    [0] Chaque nombre secret est bien celui qui était promis. Le hasard n’a encore rien décidé.
    [one] Le seul lancer ou tirage est bien celui que donnent les nombres secrets.
   *[other] Les { $count } lancers et tirages sont bien ceux que donnent les nombres secrets.
}
dice-unfair = Ces dés ne correspondent pas à leur preuve.
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
dice-trust = Ce qu’il faut encore croire : la personne qui tient le serveur pourrait connaître les dés à venir, mais pas les changer.
dice-flaw-server = Le nombre secret du serveur n’est pas celui qu’il avait promis (essai { $attempt }).
dice-flaw-player = Le nombre secret { ELIDED("de", $who) } n’est pas celui qui était promis (essai { $attempt }).
dice-flaw-repeated = Le nombre secret { ELIDED("de", $who) } (essai { $attempt }) a déjà été montré par { $other } (essai { $before }).
dice-flaw-unfinished = { $who } n’a jamais montré le nombre promis, et les dés ont pourtant été lancés (essai { $attempt }).
dice-flaw-thrown-away = À l’essai { $attempt }, tous les nombres étaient montrés, et pourtant on a recommencé.
dice-flaw-stranger = { $who } participe à l’essai { $attempt } sans avoir montré de nombre au précédent.
dice-flaw-fell = Le coup { $n } est « { $fell } » ; les nombres secrets donnent « { $expected } ».
dice-flaw-kept = Ce n’est pas la preuve à laquelle ce navigateur a participé : le serveur avait promis un autre nombre (essai { $attempt }).
dice-server = le serveur

## Sur la partie finie

dice-check = Vérifier les dés
dice-title = Les dés de cette partie
dice-checking = On recalcule chaque lancer et chaque tirage…
dice-unreachable = Le serveur ne donne pas sa preuve pour l’instant.
dice-promised = promis
dice-shown = montré
dice-held = { $who } a promis un nombre secret et ne l’a pas montré (essai { $attempt }).
dice-own = Ce navigateur a donné son propre nombre, et la preuve le contient tel quel.
dice-how = Avant le premier lancer, chaque navigateur et le serveur ont promis un nombre secret ; puis les navigateurs ont montré les leurs, et maintenant le serveur a montré le sien. Tous les lancers et tirages découlent de ces nombres réunis.
dice-elsewhere = Qui ne se fie pas à cette page télécharge le registre et lance « passgo verify » ailleurs.
dice-gathering = { $count ->
    [0] On convient des dés.
   *[other] On convient des dés : on attend { $names }.
}
