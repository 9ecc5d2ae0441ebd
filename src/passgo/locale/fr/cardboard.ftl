### Une partie sur un vrai plateau : ce que l’on demande aux joueurs, et ce qu’ils font sur le carton.

## Ce qu’il faut faire sur la table, une ligne par événement
##
## Les arguments sont ceux des événements (`events.ftl`). Ce qui n’a pas de ligne ici ne bouge rien sur la table.

cardboard-moved = { $seat } avance son pion vers { THE($target) }.
cardboard-jailed = { $seat } met son pion en prison, sans salaire.
cardboard-freed = { event-freed }
cardboard-goes-first = { event-goes-first }
cardboard-doubles-again = { event-doubles-again }
cardboard-salary = { cardboard-received }
cardboard-bought = { $seat } verse { $price } à la Banque et prend le titre { OF($deed) }.
cardboard-auction-won = { cardboard-bought }
cardboard-dealt = { cardboard-bought }
cardboard-dealt-free = { $seat } prend le titre { OF($deed) }.
cardboard-paid = { event-paid }
cardboard-received = La Banque verse { $amount } à { $seat }.
cardboard-pot-paid = { event-pot-paid }
cardboard-kept-card = { event-kept-card }
cardboard-card-returned = La carte retourne sous sa pile.
cardboard-built =
    { $building ->
        [hotel] { $seat } verse { $price } à la Banque. Sur { THE($deed) }, posez { -hotel(form: "a") } ; les { -house(form: "many") } retournent à la Banque.
        [skyscraper] { $seat } verse { $price } à la Banque. Sur { THE($deed) }, posez { -skyscraper(form: "a") } ; { -hotel(form: "the") } retourne à la Banque.
       *[house] { $seat } verse { $price } à la Banque. Sur { THE($deed) }, posez { -house(form: "a") }.
    }
cardboard-sold-building = Sur { THE($deed) }, retirez { -house(form: "a") }. La Banque verse { $amount } à { $seat }.
cardboard-sold-hotel = Sur { THE($deed) }, retirez { -hotel(form: "the") } ; { -house(form: "many") } qui restent : { $count }. La Banque verse { $amount } à { $seat }.
cardboard-sold-group = Groupe { $group } : retirez des bâtiments, il en reste { $count } par terrain. La Banque verse { $amount } à { $seat }.
cardboard-mortgaged = Retournez le titre { OF($deed) }. La Banque verse { $amount } à { $seat }.
cardboard-lifted = Remettez à l’endroit le titre { OF($deed) }. { $seat } verse { $amount } à la Banque.
cardboard-traded-deed = { $seat } remet à { $to } le titre { OF($deed) }.
cardboard-traded-card = { event-traded-card }
cardboard-traded-cash = { cardboard-paid }
cardboard-went-bankrupt = { $seat } fait faillite : le pion quitte le plateau.
cardboard-left-deed = { event-left-deed }
cardboard-left-lot = { event-left-lot }
cardboard-inherited-deed = { event-inherited-deed }
cardboard-inherited-card = { event-inherited-card }

## The papers of the fifth book

cardboard-drew-voucher = { $seat } prend le bon de voyage : { $voucher }.
cardboard-dealt-voucher = { cardboard-drew-voucher }
cardboard-voucher-played = Le bon de voyage est utilisé : { $voucher }.
cardboard-vouchers-expired = { event-vouchers-expired }
cardboard-voucher-given = { event-voucher-given }
cardboard-voucher-returned = { event-voucher-returned }
cardboard-drew-ticket = La Banque verse { $amount } à { $seat } pour le billet de loterie.
cardboard-drew-roll = { $seat } prend la carte Roll Three { $roll }.
cardboard-dealt-roll = { cardboard-drew-roll }
cardboard-roll-three-paid = { event-roll-three-paid }
cardboard-dollars-bought = { event-dollars-bought }
cardboard-dollars-sold = { event-dollars-sold }
cardboard-dollars-gained = { event-dollars-gained }
cardboard-share-taken = { event-share-taken }
cardboard-share-chosen = { event-share-chosen }
cardboard-dividend = { event-dividend }
cardboard-shares-returned = { event-shares-returned }
cardboard-share-mortgaged = { event-share-mortgaged }
cardboard-share-lifted = { event-share-lifted }
cardboard-storm-hit = { event-storm-hit }
cardboard-lot-won = { event-lot-won }
cardboard-traded-dollars = { event-traded-dollars }
cardboard-traded-shares = { event-traded-shares }
cardboard-traded-roll = { event-traded-roll }
cardboard-paid-half = { event-paid-half }
cardboard-gave-deed = { event-gave-deed }
cardboard-inherited-shares = { event-inherited-shares }
cardboard-inherited-dollars = { event-inherited-dollars }
cardboard-inherited-roll = { event-inherited-roll }
cardboard-inherited-vouchers = { event-inherited-vouchers }
cardboard-depot-built = { $seat } verse { $price } à la Banque. Sur { THE($deed) }, posez { building-a }.
cardboard-depot-sold = Sur { THE($deed) }, retirez { building-the }. La Banque verse { $amount } à { $seat }.

## Where it is chosen, and what is said around it

board-where = Plateau
board-where-screen = à l’écran
board-where-table = notre vrai plateau
board-where-note = Vous lancez les dés et tirez les cartes ; passgo tient la Banque.
agreed-real-board = On joue sur un vrai plateau
real-todo = Sur votre table
real-nothing = Rien à déplacer sur votre table.
real-built = { $seat } verse { $amount } à la Banque, en tout.
real-inherited =
    { $mortgaged ->
        [0] { $seat } reçoit { $deeds }.
       *[other] { $seat } reçoit { $deeds }. Les titres hypothéqués restent retournés.
    }
real-undo = Défaites ceci sur votre table :
real-threw = Qu’a fait { $name } aux dés ?
real-threw-again = Double ! Qu’a fait { $name } cette fois ?
real-threw-for = Qu’ont donné les dés pour { $name } ?
real-throw-note =
    { $count ->
        [1] Sur { THE($space) }. Touchez la face du dé.
        [2] Sur { THE($space) }. Les doubles sont encadrés.
       *[other] Sur { THE($space) }. Les dés dans n’importe quel ordre.
    }
real-throw-jail = En prison : un double, encadré, en fait sortir.
real-die-1 = Premier dé
real-die-2 = Second dé
real-die-3 = Troisième dé
real-die-red = Dé rapide
real-die-eight = Dé à huit faces
real-pair = { $first } et { $second }, somme { $total }
real-kept = { $kept }. Ensuite : { $next }.
real-face-bus = Bus
real-face-mr_monopoly = { red-face-5 }
real-throw = Lancer pour nous
real-others = Autre chose
real-drew = { $name } : quelle carte ?
real-drew-voucher = { $name } : quel bon de voyage ?
real-drew-roll = { $name } : quelle carte Roll Three ?
real-drew-ticket = { $name } : combien sur le billet ?
real-dealt = Quel titre reçoit { $name } ?
real-draw-note = { $count ->
        [one] Lisez-la à voix haute, puis touchez-la. Une carte est encore possible.
       *[other] Lisez-la à voix haute, puis touchez-la. { $count } cartes sont encore possibles.
    }
real-search = Des mots de la carte, ou une somme
real-nearest = Aucune carte n’a tous ces mots ; voici les plus proches.
real-none = Aucune carte de ce genre dans ce qui reste de la pile.
real-seen = Déjà vues : { $count }
real-ticket-loses = Rien, billet perdant
real-ticket-blank = { $seat } a un billet perdant : retirez-le du jeu.
real-draw = Tirer pour nous
real-auction-note = Enchérissez à voix haute, dès { $least }. Indiquez ensuite qui l’emporte.
real-sold = Adjugé à { $name } pour { $amount }
real-sold-whom = Qui l’emporte ?
real-unsold = Personne n’enchérit
real-bids = Entrer chaque mise
real-asked-buy = { CAPITAL(THE($deed)) } est à vendre au prix de { $amount }.
real-asked-auction = Aux enchères : { $lot }, { $amount } par { $name }.
real-asked-auction-open = Aux enchères : { $lot }, dès { $amount }.
real-asked-debt = { $name } doit { $amount } à { $to }.
real-rent = Loyer
real-rent-dice = { $factor } fois un lancer
real-asks = { $owner } réclame : payé
real-asks-dice = { $owner } réclame : lancez les dés
real-asks-raise = { $owner } réclame : { $lander } doit trouver la somme
real-asks-with = { $owner } réclame : { $lander } paie { $amount }
real-not-asked = { $owner } n’a rien réclamé
real-settles-buy = { $name } achète { THE($deed) }
real-settles-last_call = { $name } ne joue pas de bon de voyage
real-back-move = Annuler mon coup
real-back-roll = Pas ces dés
real-back-card = Pas cette carte
real-back-asks = Demander à annuler
real-waits = À { $names } de décider
real-counted = dont { $cash } en argent
real-waits-bot = Un robot réfléchit.
real-waits-note = Sur un autre écran.
real-turn-me = Tourner vers moi
real-bank = { bank }
real-aloud = Lire à voix haute
real-next = À { $name } de lancer
real-draws = À { $name } de tirer
real-join = Entrez avec { $code }

## The game is brought up to date with what lies on the table

corrected-cash = { $seat } a maintenant { $amount }.
corrected-at = { $seat } se trouve maintenant sur { THE($space) }.
corrected-jailed =
    { $count ->
        [0] { $seat } n’est pas en prison.
       *[other] { $seat } est en prison.
    }
corrected-laps = { $seat }, tours du plateau : { $count }.
corrected-out =
    { $count ->
        [0] { $seat } est dans la partie.
       *[other] { $seat } a fait faillite.
    }
corrected-turn = Au tour de jouer : { $seat }.
corrected-owner = { $deed } : le titre est maintenant à { $seat }.
corrected-level = Sur { THE($deed) }, il y a maintenant : { $what }.
corrected-mortgaged =
    { $count ->
        [0] { $deed } : pas d’hypothèque.
       *[other] { $deed } : hypothèque.
    }
corrected-card = La carte « { $card } » est maintenant à { $seat }.
corrected-roll = La carte Roll Three { $roll } est maintenant à { $seat }.
corrected-shares = { $seat }, actions { $company } : { $count }.
corrected-vouchers = { $seat }, bons de voyage « { $voucher } » : { $count }.
corrected-dollars = { $seat }, Dollars Picsou : { $count }.
corrected-shuffled = La pile { $deck } est mélangée : toutes ses cartes peuvent venir.
line-corrected = Correction. { $what }
correct = Corriger la position
correct-title = Comme à votre table
correct-note = Changez ce qui ne correspond pas à votre table. Les corrections sont notées au journal et peuvent s’annuler.
correct-setup = Déjà en cours de partie ? Entrez votre position et continuez ici.
correct-amid = La question en cours ne change pas. Le tour, les cases et les faillites se changent avant le prochain lancer.
correct-cash = Argent
correct-at = Case
correct-jail = en prison
correct-jail-free = non
correct-jail-turn =
    { $turn ->
        [1] premier tour
        [2] deuxième tour
       *[other] tour { $turn }
    }
correct-out = en faillite
correct-turn = Lance les dés
correct-owner = À qui est { THE($deed) }
correct-level = Ce qu’il y a sur { THE($deed) }
correct-mortgaged = hypothèque
correct-shuffle = Nous avons mélangé : { $deck }
correct-deeds = Titres
correct-cards = Cartes gardées
correct-papers = Objets
correct-ends = Il ne reste alors que { $name }, qui gagne la partie.
correct-set = Appliquer
correct-laps = Tours du plateau
