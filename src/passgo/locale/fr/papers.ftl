### L’écran du cinquième livre : ses cases, ses papiers, ses décisions. Les montants arrivent tout écrits.

## L’accueil

edition-picsou = Picsou
variant-taxi = avec taxis
variant-squeeze = dé rouge
variant-taxi-note = Quatre compagnies de taxi, une après chaque gare : 52 cases.
variant-squeeze-note = À Squeeze Play, on lance un dé rouge avec les deux blancs.

## Les papiers de chacun

tab-papers = Objets
hand-tabs = Titres ou objets
free-papers = Objets
papers-title = { $name } : les objets
papers-of = { $name }, objets : { $papers }
papers-times = ×{ $count }
papers-dollars = Dollars Picsou
papers-shares = Actions
papers-vouchers = Bons de voyage
papers-rolls = Cartes Roll Three
papers-cards = Cartes gardées
papers-no-shares = Aucune action.
papers-no-vouchers = Aucun bon de voyage.
papers-no-rolls = Aucune carte Roll Three.
paper-of = sur { $most }
paper-left = { $left } sur { $all }
player-kept-house = { -house }
player-kept-rent = demi-loyer
player-kept-share = demi-action
free-house-on = { -house } gratuite : { $deed }
paper-dollars =
    { $count ->
        [one] { $count } Dollar Picsou
       *[other] { $count } Dollars Picsou
    }
event-traded-dollars =
    { $count ->
        [one] { $seat } cède un Dollar Picsou à { $to }.
       *[other] { $seat } cède { $count } Dollars Picsou à { $to }.
    }
paper-shares =
    { $count ->
        [one] { $count } action { $name }
       *[other] { $count } actions { $name }
    }
papers-counted = { $name } ×{ $count }
paper-roll = carte Roll Three { $name }
paper-dollars-held = { $name } : { $count }
paper-dollar-value = Un Dollar Picsou vaut { $amount }
paper-par = Valeur nominale
paper-dividends = Dividendes
paper-mortgaged = hypothéquées : { $count }

## Les Dollars Picsou

dollar-price = Le prix depuis le début
dollar-chart = Prix d’un Dollar Picsou après chaque changement : { $values }
dollar-chart-start = départ : { $price }
dollar-rule = Le prix suit le loyer { OF($deed) }.
dollar-left =
    { $count ->
        [one] La Banque en a encore un.
       *[other] La Banque en a encore { $count }.
    }
dollar-left-cheap = À moitié prix, grâce à la carte.
bank-dollars =
    { $count ->
        [one] { $count } Dollar Picsou sur { $all }, à { $price }
       *[other] { $count } Dollars Picsou sur { $all }, à { $price }
    }
bank-shares =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
bank-vouchers =
    { $count ->
        [one] { $count } bon de voyage
       *[other] { $count } bons de voyage
    }
bank-rolls =
    { $count ->
        [one] { $count } carte Roll Three
       *[other] { $count } cartes Roll Three
    }
bank-tickets =
    { $count ->
        [one] { $count } billet de loterie
       *[other] { $count } billets de loterie
    }
dollar-bank = { $count } sur { $all } à la Banque
dollar-watch = { $name } peut acheter des Dollars Picsou.
dollar-cost =
    { $count ->
        [0] Rien
        [one] Un Dollar Picsou
       *[other] { $count } Dollars Picsou
    }
dollar-held =
    { $count ->
        [one] { $name } en a déjà un.
       *[other] { $name } en a déjà { $count }.
    }
dollar-how-many = Nombre de Dollars Picsou
dollar-buy =
    { $count ->
        [one] En acheter un : { $price }
       *[other] En acheter { $count } : { $price }
    }
dollar-none = Ne rien acheter
dollar-sell-many = Nombre de Dollars Picsou à vendre
dollar-sell =
    { $count ->
        [one] En vendre un à la Banque : { $price }
       *[other] En vendre { $count } à la Banque : { $price }
    }
raise-sell-dollars = Vendre un Dollar Picsou

## La Bourse

share-note = Une seule, à sa valeur nominale. Sinon, le droit à une action part aux enchères.
share-note-free = Une seule, offerte, parmi celles que la Banque a encore.
share-watch = { $name } choisit une action.
share-offer = { $price }, il en reste { $left } sur { $all }
share-gift = Il en reste { $left } sur { $all }
share-decline = Mettre une action aux enchères
share-brings = dividende : { $amount }
share-mortgage = Hypothéquer : { $amount }
share-lift = Lever l’hypothèque : { $amount }

## Les tempêtes

storm-note = Chaque terrain du groupe perd un cran, une gare son dépôt. Personne n’est indemnisé.
storm-watch = { $name } choisit où frappe la tempête.
storm-gone = plus rien
sell-house-note = La Banque en rend la moitié du prix.

## Les bons de voyage

voucher-where =
    { $count ->
        [one] une case
       *[other] { $count } cases au choix
    }
voucher-watch = { $name } choisit un bon de voyage.
last-call-note = Un bon par tour. La case atteinte compte comme après un lancer.
last-call-watch = { $name } peut encore jouer un bon de voyage.
last-call-done = { verb-done }

## Le loyer moitié en argent, moitié en propriétés

debt-half = Moitié en argent ({ $cost }), moitié en propriétés
half-pledged = Un titre hypothéqué ne se donne plus.
half-title = Payer la moitié en propriétés ?
half-text = La moitié, { $amount }, va tout de suite à { $creditor } en argent. L’autre se paie en titres de votre choix. C’est définitif.
half-yes = Payer moitié-moitié
half-no = Revenir
half-note = { $name }, choisissez des titres pour { $by }, à leur prix imprimé. Rien n’est rendu sur le surplus.
half-due = Reste à donner
half-chosen = Titres choisis
half-left = Il manque
half-over = En trop
half-give =
    { $count ->
        [0] Choisir des titres
        [one] Donner ce titre à { $to }
       *[other] Donner ces { $count } titres à { $to }
    }

## Les tirages et les lancers

announce-voucher = { $name } tire un bon de voyage.
announce-ticket = { $name } tire un billet de loterie.
announce-die8 = { $name } lance le dé à huit faces.
announce-three = { $name } joue à Roll Three.
announce-squeeze = { $name } joue à Squeeze Play.
announce-hurricane = { $name } envoie un ouragan.
announce-tornado = Une tornade passe chez { $name }.
ticket-blank = Perdu
ticket-wins = payé par la Banque, à l’instant
ticket-loses = ce billet ne vaut rien
squeeze-sum = Total : { $sum }
squeeze-each = Chacun des autres verse { $amount }.
squeeze-none = Personne ne paie.
squeeze-voucher = Et donne un bon de voyage, s’il en a.
roll-pays = Un numéro sorti paie { $one }, deux { $two }, les trois { $three }, ou { $own } sur une carte de la personne qui lance.

## Ce qui se construit

deed-skyscraper = avec { -skyscraper(form: "a") }
deed-built = avec { building-a }
deed-times = loyer ×{ $factor }
act-build-a = Bâtir { building-a }
act-sell-the = Vendre { building-the }
group-completes-taxi = { group-completes-railroad }
count-shares = { papers-shares }
count-dollars = { papers-dollars }

## Les enchères et les titres

auction-note-from = Chacun peut miser, dès { $least }.
mortgaged-short = hyp.
deed-depot = { CAPITAL(-depot) }
deed-stand = { CAPITAL(-stand) }
voucher-back = Choisir un autre bon

## Les actions qu’on peut prendre, les bons dont on ne parle plus

paper-dividends-of = dividende avec ce nombre d’actions
share-how = Sous chaque nom : le dividende avec 1, 2, 3, 4 ou 5 actions.
last-call-never = Ne plus demander dans cette partie
last-call-unasked = passgo ne vous parle plus des bons à la fin de votre tour.
last-call-again = Redemander

## Les questions

ask-last-call = Jouer un bon de voyage avant la fin du tour ?
ask-dollars = Combien de Dollars Picsou, à { $amount } chacun ?
ask-share = Une action de quelle société ?
ask-storm-other = Où frappe l’ouragan ?
ask-storm-own = Où frappe la tornade ?
ask-give-voucher = Quel bon de voyage donnez-vous à { $by } ?
ask-take-voucher = Quel bon de voyage prenez-vous ?
ask-return-voucher = Quel bon de voyage remettez-vous dans la pile ?
ask-sell-house = Quel bâtiment vendez-vous ?
ask-half = Des propriétés pour l’autre moitié du loyer : encore { $half }
