### Les tables entre amis : la liste des tables, une table avant la partie, et les personnes autour.

## L’accueil

lobby = Accueil
lobby-tab-new = Nouvelle table
lobby-tab-tables = Tables
lobby-tab-games = Parties
tables-title = Les règles à la lettre, ensemble.
tables-waiting =
    { $count ->
        [one] partie vous attend
       *[other] parties vous attendent
    }
table-removed = L’hôte vous a fait quitter la table.
seat-guest = Quelqu’un
seat-guest-note = viendra par le lien
seat-invite = à inviter
seat-kind = Qui joue la place { $number }
count-person = { $count }
count-bot =
    { $count ->
        [one] 1 robot
       *[other] { $count } robots
    }
count-guest = { $count } à inviter
by-the-book = Selon le livret, sans règle maison

## Qui joue sur ce navigateur

me-nameless = Votre nom
me-title = Votre nom
me-name = Le nom que verront les autres
me-note = Pas de compte : votre nom et vos places sont gardés dans ce navigateur.
me-keep = Garder ce nom
me-kept = Ce que ce serveur garde de vous
me-kept-what = Votre nom, les parties que vous avez jouées et ce que vous y avez dit, et une empreinte à laquelle ce navigateur est reconnu. Ni adresse, ni mot de passe, ni courriel. Seule la personne qui tient le serveur peut retirer une partie entière.
me-delete = M’effacer de ce serveur
me-delete-sure = Vous quittez toutes les tables pour de bon, et un robot joue à votre place. Dans toutes les parties, même finies, votre nom est remplacé et ce que vous avez dit disparaît ; les coups restent. Personne ne peut revenir là-dessus.
me-delete-yes = M’effacer pour de bon
me-delete-no = Tout garder
me-delete-failed = Cela n’a pas marché, et rien n’a été effacé. Réessayez dans un instant.

## Rejoindre une table

join-friend = Rejoindre des amis
join-by-code = Par code
join-code = Code de la table
join-note = Trois lettres et trois chiffres, faciles à dire. Majuscules ou minuscules, c’est pareil.
join =
    { $missing ->
        [letters] Rejoindre : il manque des lettres
        [figures] Rejoindre : il manque des chiffres
        [figure] Rejoindre : il manque un chiffre
       *[none] Rejoindre la table
    }
tables-mine = Mes parties
tables-going =
    { $waiting ->
        [0] { $count } en cours
        [one] { $count } en cours, 1 vous attend
       *[other] { $count } en cours, { $waiting } vous attendent
    }
tables-none-mine = Aucune partie en cours. Ouvrez une table ou rejoignez-en une.
tables-open = Tables ouvertes
tables-none-open = Aucune table ouverte pour le moment. Un code ou un lien mène aux autres.
tables-shown = { $shown } sur { $all }
tables-none-shown = Aucune table ouverte de cette sorte en ce moment.
filter-book = Livret
filter-any-book = tous les livrets
filter-any-clock = avec ou sans chrono
filter-clock-none = sans chrono
filter-clock-bank = minutes par personne
filter-clock-days = jours par coup
filter-free = avec une place libre
by-the-book-short = { house-by-book }
notices = Me prévenir quand c’est à moi, si je regarde ailleurs
notices-refused = Votre navigateur ne le permet pas à cette page : voyez ses réglages.
title-tables =
    { $count ->
        [one] Une partie vous attend · passgo
       *[other] { $count } parties vous attendent · passgo
    }
tables-own = Ou ouvrez la vôtre
tables-own-note = Vous recevez un lien, un code et une image à scanner.
tables-lay = Ouvrir une table
tables-account = Pas de compte : votre nom et vos places sont gardés dans ce navigateur. Depuis sa table, une place peut passer sur un autre appareil.
tables-yours = On vous attend
tables-plays =
    { $count ->
        [0] en cours
        [one] { $names } joue
       *[other] { $names } jouent
    }
tables-free =
    { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
tables-full = va commencer
tables-over = terminée
tables-given-up = abandonnée
tables-of =
    { $turn ->
        [0] Table { ELIDED("de", $host) }
       *[other] Table { ELIDED("de", $host) }, tour { $turn }
    }
tables-seats =
    { $free ->
        [0] { $names }
        [one] { $names } ; 1 place libre
       *[other] { $names } ; { $free } places libres
    }
tables-act-go = Aller à la table
tables-act-look = Voir
tables-act-sit = Prendre place
tables-act-replay = Revoir
tables-act-watch = Regarder

## Une table avant la partie

gathering-of = Table { ELIDED("de", $host) }.
gathering-when =
    { $count ->
        [2] On commence quand les deux sont prêts.
       *[other] On commence quand les { $count } sont prêts.
    }
gathering-ready =
    { $ready ->
        [one] { $ready } prêt sur { $all }
       *[other] { $ready } prêts sur { $all }
    }
gathering-add = une place d’ami
gathering-add-bot = une place de robot
gathering-bot-name = Robot { $number }
gathering-begin = Commencer la partie
gathering-am-ready = Je suis prêt(e)
gathering-not-ready = Finalement pas prêt(e)
gathering-sit = Prenez une place libre pour jouer.
gathering-watch = Vous regarderez la partie.
gathering-quit = Quitter la table
gathering-give-up = { give-up-yes }
wait-free =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
wait-late = On attend { $names }.
wait-begin = On commence quand vous le dites.
wait-host = { $host } lance la partie.
watching =
    { $count ->
        [one] { CAPITAL($names) } regarde.
       *[other] { $count } personnes regardent : { $names }.
    }
chances-late = Les spectateurs voient les chances de gagner
chances-late-off = jamais
chances-late-by = { $turns } tours après
chances-late-note = Les spectateurs voient les chances de gagner, avec { $turns } tours de retard ; qui a une place ne les voit pas.
chances-of-turn = il y a { $turns } tours
chances-none-yet = Il faut d’abord que { $turns } tours soient joués.
chances-tab = Chances
chances-counting = On compte les chances.
tab-chances = Chances
somebody = quelqu’un
host = hôte
place-free = Place libre
place-free-note = pour qui a le lien
place-sit = Prendre place
place-ready = prêt(e)
place-not-yet = pas encore
place-up = Monter { $name }
place-stand = Rendre cette place
token-none = aucun
sit-title = Qui prend place ?
sit-taken = Quelqu’un vient de s’y asseoir. Une autre place est libre : c’est celle-là que vous prenez.
sit-full = Quelqu’un vient de s’y asseoir, et il n’y a plus de place libre.
sit-name = Ce nom est déjà pris ici, ou ne convient pas. Essayez-en un autre.
admit = Une entrée
admit-number = N° { $taken } sur { $all }
admit-message = { $host } vous invite à une table de passgo.
admit-scan = Le lien à scanner : { $link }
admit-say = dites-le, ou envoyez le lien
admit-send = Envoyer le lien
admit-copy = Copier
admit-copied = Copié
admit-link = Lien vers la table
copy-by-hand = Votre navigateur ne laisse pas cette page copier. Le lien est sélectionné : copiez-le vous-même.
copy-failed = Pas copié
agreed = Convenu à cette table
agreed-how = l’hôte propose, tous acceptent
agreed-note = Un sceau est un oui. Si l’hôte change quelque chose, on redemande à tous.
agreed-change = Changer
agreed-house = { $name } : { $value }
agreed-minutes = La cloche sonne après { $count } minutes
agreed-claims-automatic = Les loyers sont réclamés d’office
agreed-claims-strict = Chacun réclame ses loyers
agreed-listed = Table ouverte : peut s’asseoir qui veut
agreed-by-link = Par lien ou par code seulement
agreed-claims = Loyers
claims-automatic = d’office
claims-strict = chacun réclame
agreed-open = Ouverte à tous
agreed-again = Chacun devra alors se redire prêt.
agreed-propose = Proposer
given-up = { $host } a abandonné cette table.
table-to-lobby = { menu-new-yes }

## Qui est là

presence-here = présent(e)
presence-you = { seat-person-note }
presence-away = vu { $since }
presence-elsewhere = absent(e)
presence-gone = parti(e)
ago =
    { $seconds ->
        [one] il y a une seconde
       *[other] { $minutes ->
            [0] il y a { $seconds } s
            [one] il y a une minute
           *[other] il y a { $minutes } min
        }
    }

away = absent(e)
away-until = absent(e) { $left }
sits-in = un robot joue à sa place
sits-in-note = Un robot fait le minimum pour { $name }, dont la place est gardée : il n’achète, ne construit et n’échange rien.
meanwhile =
    En votre absence, un robot a joué { $turns ->
        [0] pour vous.
        [one] un tour pour vous.
       *[other] { $turns } tours pour vous.
    }
people = Qui est là
people-host = Le bureau de l’hôte
people-watching =
    { $count ->
        [one] { $count } regarde
       *[other] { $count } regardent
    }
people-note = Tout le monde voit ce qui se fait ici. Aucun outil ne change les dés, l’argent ni les titres.
people-invite = Faire entrer quelqu’un
seat-move = Sur un autre appareil
seat-move-note = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien : la place passe dessus. Le lien sert une fois, pendant un quart d’heure.
seat-move-link = Lien qui déplace la place
seat-rename = Changer de nom
visitor = Visiteur { $number }
remove-yes = Exclure { $name }
remove-sure = Un robot jouera la place { ELIDED("de", $name) } jusqu’au bout, et { $name } ne pourra pas revenir. La table change de code.
remove-sure-before = { $name } perd sa place et ne pourra pas revenir. La table change de code.
remove-sure-watcher = { $name } ne verra plus la partie et ne pourra pas revenir. La table change de code.
watching-count =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
seat-went = La place { ELIDED("de", $name) } se joue maintenant sur un autre appareil. Ici, vous regardez.
seat-freed = La place { ELIDED("de", $name) } a été libérée : vous ne la jouez plus.
host-hand = Nommer hôte
host-remove = Exclure
vote =
    { $count ->
        [0] Libérer cette place
       *[other] Libérer cette place ({ $count })
    }
quit-for-good = { quit-yes }
quit-sure = Un robot jouera votre place jusqu’au bout. La partie continue sans vous.
quit-yes = Partir pour de bon
give-up-sure = La partie s’arrête pour tous, inachevée. Son registre est gardé.
give-up-yes = Abandonner la table
not-now = Pas maintenant
rematch = Revanche, même table
rematch-join = Rejoindre la revanche

## Les chronos

clock = Chrono
clock-bank =
    { $minutes ->
        [0] Sans chrono
       *[other] { $minutes } minutes chacun
    }
clock-day = Un jour par décision
clock-spent = Temps écoulé : le programme lance pour ce joueur, sans rien acheter ni miser
clock-hammer = Délai d’adjudication
clock-hammer-after =
    { $seconds ->
        [0] quand tous ont passé
       *[other] { $seconds } s après une mise
    }
clock-away = Remplacement par un robot
clock-away-after =
    { $minutes ->
        [0] jamais
       *[other] après { $minutes } minutes
    }
agreed-hammer = Adjugé { $seconds } s après une mise
agreed-away = Absence de plus de { $minutes } minutes : un robot joue
days-left =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
going-once = une fois
going-twice = deux fois
going-sold = adjugé
going-note = Adjugé dans { $seconds } s. Une mise relance le chrono.

## Les paroles, et les regrets

beside = Registre et conversation
tab-talk = Parler
talk = Conversation
talk-nothing = Personne n’a encore rien dit.
talk-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
talk-write = Dites quelque chose à la table
talk-send = Envoyer
talk-mute = masquer
talk-muted =
    { $count ->
        [one] Les messages d’une personne sont masqués.
       *[other] Les messages de { $count } personnes sont masqués.
    }
talk-hear = Tout afficher
talk-off = L’hôte a coupé la conversation.
talk-phrases = Phrases
talk-allowed = Ce qui peut se dire
talk-mode-free = libre
talk-mode-phrases = phrases toutes faites
talk-mode-off = aucune
line-takeback =
    { $count ->
        [one] Le dernier coup a été repris.
       *[other] { $count } coups ont été repris.
    }
line-by-clock = (temps écoulé)
offer-word = Un mot avec, si vous voulez
takeback-free = Annuler mon coup
takeback-asks = Annuler mon coup…
takeback-asked =
    { $count ->
        [one] { $name } demande à reprendre le dernier coup.
       *[other] { $name } demande à reprendre { $count } coups.
    }
takeback-agree = Accepter
takeback-refuse = Refuser
let-finish = Laisser les robots finir au plus vite
