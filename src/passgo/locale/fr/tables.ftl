### Les tables entre amis : la liste des tables, une table avant la partie, et les personnes autour.

## L’accueil

lobby = Accueil
lobby-tab-new = Jouer
lobby-tab-tables = Tables
lobby-tab-games = Parties
tables-title = Les règles à la lettre, ensemble.
tables-waiting =
    { $count ->
        [one] partie vous attend
       *[other] parties vous attendent
    }
table-removed = L’hôte vous a fait quitter la table.
seat-guest = Un ami
seat-guest-note = entre par votre lien
seat-invite = un ami
seat-kind = Qui joue la place { $number }
count-person = { $count }
count-bot =
    { $count ->
        [one] 1 robot
       *[other] { $count } robots
    }
count-guest =
    { $count ->
        [one] 1 ami
       *[other] { $count } amis
    }
by-the-book = Selon le livret, sans règles maison

## Qui joue sur ce navigateur

me-nameless = Votre nom
me-title = Votre nom
me-name = Le nom que verront les autres
me-note = Pas de compte : votre nom et vos places sont gardés dans ce navigateur.
me-keep = Enregistrer le nom
me-kept = Ce que ce serveur garde sur vous
me-kept-what = Votre nom, les parties que vous avez jouées et comment, ce que vous y avez dit, à qui vous montrez votre jeu, et une empreinte qui reconnaît ce navigateur ; si vous voulez être prévenu, l’endroit où votre navigateur reçoit les notifications. Ni adresse réseau, ni mot de passe, ni courriel. Seule la personne qui tient le serveur peut effacer une partie entière.
me-delete = M’effacer de ce serveur
me-delete-sure = Vous quittez toutes les tables pour de bon, et un robot joue à votre place. Dans toutes les parties, même finies, votre nom est remplacé et vos messages disparaissent ; les coups restent. C’est définitif.
me-delete-yes = M’effacer définitivement
me-delete-no = Tout garder
me-delete-failed = Cela n’a pas marché, et rien n’a été effacé. Réessayez dans un instant.

## Rejoindre une table

join-friend = Rejoindre des amis
join-by-code = Avec un code
join-code = Code de la table
join-note = Trois lettres et trois chiffres. Majuscules ou minuscules, peu importe.
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
tables-none-mine = Encore aucune partie. Créez une table ou rejoignez-en une : les dés vous attendent.
tables-open = Tables publiques
tables-none-open = Aucune table publique en ce moment. Pour une table privée, il faut son code ou son lien.
tables-shown = { $shown } sur { $all }
tables-none-shown = Aucune table publique ne répond à ces filtres.
filter-book = Édition
filter-any-book = toutes les éditions
filter-any-clock = avec ou sans chrono
filter-clock-none = sans chrono
filter-clock-bank = minutes par personne
filter-clock-days = jours par coup
filter-free = places libres
by-the-book-short = { house-by-book }
notices = Me prévenir quand c’est à moi
notices-closed = Aussi quand la page est fermée
notices-install = Pour être prévenu sur un iPhone ou un iPad, ajoutez passgo à l’écran d’accueil et ouvrez-le de là.
notices-refused = Les notifications sont bloquées. Autorisez-les dans les réglages du navigateur.
mail = Par courriel
mail-note = Quand une partie vous attend et qu’aucune de vos pages n’est ouverte.
mail-example = vous@exemple.fr
mail-give = M’envoyer un lien
mail-refused = Aucun courriel n’a pu partir à cette adresse. Vérifiez-la, ou réessayez plus tard.
mail-sent = Ouvrez le lien du courriel envoyé à { $address }.
mail-on = Les avis vont à { $address }.
mail-drop = Arrêter
mail-page = Les avis par courriel
mail-page-ask = passgo doit-il écrire à { $address } quand une partie vous attend ?
mail-page-confirm = Oui, m’écrire
mail-page-leave = Ne plus m’écrire
mail-page-left = Vous ne recevrez plus de courriel. { $address } est effacée de ce serveur.
mail-page-none = Ce lien n’est plus valable : aucun courriel ne va à son adresse.
mail-page-failed = Le serveur ne répond pas. Réessayez dans un instant.
webhook = Des avis dans votre discussion
webhook-note = Collez le webhook d’un salon Discord, Slack ou Mattermost. Quand la partie attend une personne absente, un message avec le lien de la table y est publié.
webhook-example = { "https://…" }
webhook-give = Publier là
webhook-refused = Cette adresse n’a pas accepté de message. Elle doit commencer par { "https://" } et être joignable d’Internet.
webhook-on = Publiés sur { $host }.
webhook-drop = Ne plus publier
title-tables =
    { $count ->
        [one] Une partie vous attend · passgo
       *[other] { $count } parties vous attendent · passgo
    }
tables-own = Ou créez la vôtre
tables-own-note = Vous recevez un lien, un code et un code QR à partager.
tables-lay = Créer une table
tables-account = Pas besoin de compte : votre nom et vos places sont gardés dans ce navigateur. Depuis sa table, une place peut passer sur un autre appareil.
tables-yours = À vous de jouer
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
tables-full = commence bientôt
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
tables-act-look = Jeter un œil
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
gathering-not-ready = Pas prêt(e)
gathering-sit = Prenez une place libre pour jouer.
gathering-watch = Vous regardez la partie.
gathering-quit = Quitter la table
gathering-give-up = { give-up-yes }
wait-free =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
wait-late = On attend { $names }.
wait-begin = Commencez quand vous voulez.
wait-host = On attend que { $host } commence.
watching =
    { $count ->
        [one] { CAPITAL($names) } regarde.
       *[other] { $count } personnes regardent : { $names }.
    }
chances-late = Montrer les chances de gagner au public
chances-late-off = jamais
chances-late-by = { $turns } tours après
chances-late-note = Le public voit les chances de gagner avec { $turns } tours de retard. Les joueurs, jamais.
chances-of-turn = il y a { $turns } tours
chances-none-yet = Visible après { $turns } tours.
chances-tab = Chances
chances-counting = Calcul des chances…
tab-chances = Chances
somebody = quelqu’un
host = hôte
place-free = Place libre
place-free-note = pour toute personne qui a le lien
place-sit = Prendre place
place-ready = prêt(e)
place-not-yet = pas encore
place-up = Monter { $name }
place-stand = Quitter cette place
token-none = aucun
sit-title = Votre nom ?
sit-taken = Cette place vient d’être prise : vous en avez une autre.
sit-full = Cette place vient d’être prise, et il n’en reste plus.
sit-name = Ce nom est déjà pris ici, ou ne convient pas. Essayez-en un autre.
admit = Une entrée
admit-number = N° { $taken } sur { $all }
admit-message = { $host } vous garde une place. Venez jouer à passgo !
admit-scan = Code QR du lien : { $link }
admit-say = lisez-le à voix haute, ou envoyez le lien
admit-send = Envoyer le lien
admit-copy = Copier
admit-copied = Copié
admit-link = Lien vers la table
copy-by-hand = Votre navigateur ne laisse pas cette page copier. Le lien est sélectionné : copiez-le vous-même.
copy-failed = Pas copié
agreed = Convenu à cette table
agreed-how = l’hôte propose, tous acceptent
agreed-note = Un sceau veut dire oui. Si l’hôte change quelque chose, chacun confirme à nouveau.
agreed-change = Changer
agreed-house = { $name } : { $value }
agreed-minutes = Fin de la partie après { $count } minutes
agreed-claims-automatic = Les loyers sont touchés d’office
agreed-claims-strict = Chacun réclame ses loyers
agreed-listed = Table publique : toute personne peut s’asseoir
agreed-by-link = Table privée : par lien ou code seulement
agreed-claims = Loyers
agreed-advice = On peut demander ce que vaut chaque réponse : « Et si ? »
advice = « Et si ? » en jouant
claims-automatic = d’office
claims-strict = chacun réclame
agreed-open = Qui peut venir
agreed-new = nouveau
agreed-gone = ne vaut plus
agreed-again = Chacun devra confirmer à nouveau.
agreed-propose = Proposer ces changements
given-up = { $host } a fermé cette table.
table-to-lobby = { menu-new-yes }

## Qui est là

presence-here = présent(e)
presence-you = { seat-person-note }
presence-away = vu { $since }
presence-elsewhere = hors ligne
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
sits-in = un robot tient la place
sits-in-note = Un robot ne fait que les coups obligés pour { $name }, dont la place est gardée : il n’achète, ne construit et n’échange rien.
meanwhile =
    En votre absence, un robot a joué { $turns ->
        [0] pour vous.
        [one] un tour pour vous.
       *[other] { $turns } tours pour vous.
    }
meanwhile-sums = Payé : { $paid }. Reçu : { $got }.
meanwhile-look = Voir dans le journal
people = Les personnes
people-host = Commandes de l’hôte
people-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
people-note = Tout le monde voit ce que vous faites ici. Rien ici ne change les dés, l’argent ni les titres.
people-invite = Inviter quelqu’un
seat-move = Passer sur un autre appareil
seat-move-note = Scannez ce code QR avec l’autre appareil, ou ouvrez-y le lien. Votre place passe dessus. Le lien sert une fois, dans les 15 minutes.
seat-move-link = Lien qui déplace votre place
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
seat-went = La place { ELIDED("de", $name) } est passée sur un autre appareil. Ici, vous regardez.
seat-freed = La place { ELIDED("de", $name) } a été libérée : vous ne la jouez plus.
host-hand = Nommer hôte
host-remove = Exclure
vote =
    { $count ->
        [0] Voter pour libérer cette place
       *[other] Voter pour libérer cette place ({ $count })
    }
vote-asked = La partie attend { $name } depuis { $waited }. Libérer sa place, pour qu’un robot la joue ? { $count } voix sur { $needed }, encore { $left }.
vote-asked-you = La partie vous attend depuis { $waited }, et les autres peuvent libérer votre place. Jouez, et elle reste à vous. { $count } voix sur { $needed }, encore { $left }.
vote-announced = Les autres votent pour ou contre la libération d’une place : { $name }.
vote-agree = Libérer la place
vote-withdraw = Retirer ma voix
standstill = La partie n’avance plus : rien n’a changé de mains ni été construit depuis { $rounds } tours de table, et tout le monde s’enrichit. Échangez, ou convenez de l’arrêter.
standstill-agreed =
    { $count ->
        [one] { $names } veut bien l’arrêter.
       *[other] { $names } veulent bien l’arrêter.
    }
standstill-end = Arrêter la partie
standstill-sure = On compte tout, au dollar près, et la plus grande fortune gagne.
standstill-sure-all = Si tout le monde est d’accord, on compte tout, au dollar près, et la plus grande fortune gagne.
standstill-yes = D’accord pour arrêter
standstill-withdraw = Continuer la partie
quit-for-good = { quit-yes }
quit-sure = Un robot prend votre place, et la partie continue sans vous.
quit-yes = Partir pour de bon
give-up-sure = La partie s’arrête pour tout le monde, inachevée. Elle reste enregistrée.
give-up-yes = Fermer la table
not-now = Pas maintenant
rematch = Revanche
rematch-join = Rejoindre la revanche

## Les chronos

clock = Chrono
clock-bank =
    { $minutes ->
        [0] Sans chrono
       *[other] { $minutes } minutes chacun
    }
clock-day = Un jour par décision
clock-spent = Temps écoulé : passgo lance pour ce joueur, sans rien acheter ni miser
clock-hammer = Délai des enchères
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
agreed-hammer = Les enchères se ferment { $seconds } s après la dernière mise
agreed-away = Après { $minutes } minutes d’absence, un robot tient la place
days-left =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
going-once = une fois
going-twice = deux fois
going-sold = adjugé
going-note = Adjugé dans { $seconds } s. Une nouvelle mise relance le délai.

## Les paroles, et les regrets

beside = Journal et messages
tab-talk = Messages
talk = Messages de la table
talk-nothing = Aucun message. Dites bonjour !
talk-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
talk-write = Écrire à la table
talk-send = Envoyer
talk-mute = masquer
talk-muted =
    { $count ->
        [one] Les messages d’une personne sont masqués.
       *[other] Les messages de { $count } personnes sont masqués.
    }
talk-hear = Tout réafficher
talk-off = L’hôte a coupé les messages.
talk-phrases = Messages rapides
talk-allowed = Messages permis
talk-mode-free = libres
talk-mode-phrases = messages rapides
talk-mode-off = aucun
line-takeback =
    { $count ->
        [one] Le dernier coup a été annulé.
       *[other] { $count } coups ont été annulés.
    }
line-by-clock = (temps écoulé)
offer-word = Ajouter un mot (facultatif)
takeback-free = Annuler mon coup
takeback-asks = Demander à annuler
takeback-asked =
    { $count ->
        [one] { $name } voudrait annuler le dernier coup.
       *[other] { $name } voudrait annuler { $count } coups.
    }
takeback-agree = Accepter
takeback-refuse = Refuser
let-finish = Laisser les robots finir vite

## Consignes d’une personne absente

orders = En mon absence
orders-open =
    { $many ->
        [yes] En l’absence d’une personne : { $name }
       *[no] En mon absence
    }
orders-note = passgo le fait pour vous en votre absence. Personne d’autre ne le voit avant.
orders-roll = Lancer les dés pour moi
orders-turns = Pas plus de tours que
orders-jail = En prison
orders-jail-wait = m’attendre
orders-jail-stay = rester et lancer
orders-jail-pay = carte ou amende
orders-debt = En dette
orders-debt-wait = { orders-jail-wait }
orders-debt-mortgage = hypothèques d’abord
orders-debt-sell = bâtiments d’abord
orders-tax = Impôt sur le revenu
orders-tax-wait = { orders-jail-wait }
orders-tax-flat = la somme fixe
orders-tax-percent = le pourcentage
orders-mortgaged = Hypothèques que je reçois
orders-mortgaged-wait = { orders-jail-wait }
orders-mortgaged-keep = conserver
orders-mortgaged-lift = lever
orders-offers = Offres que je reçois
orders-offers-wait = { orders-jail-wait }
orders-offers-complete = garder mes groupes
orders-offers-decline = tout refuser
orders-declined = L’offre { ELIDED("de", $name) } a été refusée en votre absence :
orders-build = Construire s’il me reste
orders-last-call = Finir mes tours sans bon de voyage
orders-none = non
orders-group = Groupe
orders-landing = À vendre
orders-landing-wait = m’attendre
orders-landing-buy = acheter
orders-landing-decline = laisser
orders-bid = Miser jusqu’à
orders-accept = Accepter jusqu’au { $date }, si { $name } le propose :
orders-accept-drop = Ne plus accepter cette offre
orders-accept-how = Pour accepter une offre d’avance, composez-la sous Échange et choisissez « Accepter d’avance ».
orders-accept-add = Accepter d’avance
orders-accept-added = Si { $name } propose cela dans les { $days } jours en votre absence, c’est accepté.
orders-clear = Tout effacer
orders-leave = Laisser ces consignes
line-by-order = (selon consigne)
