### Les mots du navigateur. Les montants arrivent tout écrits, les noms tels quels.

## Partout

close = Fermer
less = Moins
more = Plus
menu = Menu
language = Langue
theme-light = Clair
theme-dark = Sombre
person = une personne
bot = robot
board = Le plateau
mortgaged = hypothéqué
rent-dice = { $factor }× dés
holds = { $cash } en main
dice = Dés : { $eyes }
back-to-decision = Retour à la décision
line-down = La ligne avec la table est coupée. Rien n’est perdu ; nouvel essai.
our-ruling = Notre règle
rule-book = Règle { $id }, dans nos mots.
rule-ours = Règle { $id }. Le livret n’en dit rien ou n’est pas clair : c’est notre règle.
rule-table = Cette table en est convenue ; aucun livret ne le dit.
rule-heading-lost = La page qui portait son titre est perdue ; le nom entre [ ] est choisi par nous.

## Éditions

edition-us1973 = Atlantic City
edition-ca1961 = Canada
edition-nhl1999 = La Ligue
edition-fr2013 = Paris

## L’accueil

lobby-faults = Un livret est illisible. Corrigez son fichier, puis rechargez la page.
lobby-title = Les règles, à la lettre.
lobby-books = Livrets
lobby-seats = Places
lobby-taken =
    { $count ->
        [one] 1 prise, { $most } au plus
       *[other] { $count } prises, { $most } au plus
    }
lobby-add = Ajouter une place
lobby-measured = Les cotes : { $games } parties entre robots, { $edition }. Duels gagnés sur 100 : { $duels }.
lobby-duels = { $bot } { $wins }
lobby-table = Votre table
lobby-variant = Quelle partie
variant-whole = entière
variant-short = abrégée
variant-timed = minutée
variant-speed = dé rapide
variant-cards = anciennes cartes
variant-whole-note = Jusqu’à ce qu’il ne reste qu’un joueur.
variant-short-note = Des titres sont distribués au départ, et la fin vient plus tôt.
variant-timed-note = Jusqu’à la cloche ; la plus grande fortune gagne.
variant-unprinted-note = Le livret lui-même n’a pas ce jeu.
variant-speed-note = Un troisième dé, le dé rapide, se joint aux deux autres.
variant-cards-note = Les cartes des boîtes françaises à partir de 1936.
lobby-start = Ouvrir la table
cover-players = { $least } à { $most } joueurs
ticket-players = Joueurs
ticket-cash = Chacun reçoit
ticket-salary = Salaire
ticket-stock = { CAPITAL(-house(form: "many")) }, { -hotel(form: "many") }
ticket-stock-more = { CAPITAL(-skyscraper(form: "many")) }, { -depot(form: "many") }
ticket-stands = { CAPITAL(-stand(form: "many")) }
ticket-offers = Offres des robots, à chacun
ticket-a-turn = { $count } par tour
seat-token = { $name }, pion : { $token }
seat-change-token = Changer de pion
seat-no-token = Tous les pions sont pris.
seat-name = Nom du joueur { $number }
seat-remove = Retirer { $name } de la table
seat-person-note = à cet écran
name-blank = il faut un nom
name-twice = ce nom est pris
bot-strong = robot fort
bot-steady = robot régulier
bot-easy = robot facile
bot-rules = robot aux règles simples
bot-random = robot au hasard
bot-own = robot { $name }
bot-own-note = un robot de l’hôte
bot-rating = cote { $rating }
bot-strong-note = essaie ses coups avant de choisir et apprend ce que chacun accepte
bot-steady-note = échange, et dit ce qu’il lui faudrait
bot-easy-note = aime une couleur, la paie trop cher, bâtit tard
bot-rules-note = achète, bâtit, échange selon des règles simples
bot-random-note = n’importe quel coup permis
token-balloon = montgolfière
token-lighthouse = phare
token-valise = valise
token-swallow = hirondelle
token-parasol = parasol
token-bell = cloche
token-key = clé
token-compass = boussole

## Le menu

menu-claims = { $name } réclame ses loyers dès qu’ils sont dus
menu-names = Noms du plateau
menu-names-printed = ceux du jeu
menu-new = Nouvelle partie
menu-new-sure = Quitter cette partie ? Elle reste ouverte tant qu’une autre ne commence pas.
menu-new-yes = À l’accueil
menu-mark = passgo suit le livret de règles ; les noms et les marques appartiennent à leurs propriétaires.

## Le plateau

corner-go = touchez { $amount }
corner-jail = En prison
corner-visiting = en visite
corner-to-jail = sans salaire
corner-parking-note = une halte
space-for-sale = à vendre à { $price }
space-mortgaged = à { $owner }, hypothéqué
space-owned = à { $owner }, loyer { $rent }
space-built = à { $owner }, { $buildings }, loyer { $rent }
space-tax-printed = { $amount } / { $percent } %
space-tax-choice = { $amount } ou { $percent } %
space-visitors = ici : { $names }

## Les joueurs

player-at = sur { THE($space) }
player-in-jail = en prison
player-try =
    { $turn ->
        [1] prison, 1er essai
        [2] prison, 2e essai
       *[3] prison, 3e essai
    }
player-out = { $order ->
    [1] 1re faillite
   *[other] { $order }e faillite
}
player-out-short = { $name }, hors jeu
player-you = vous
player-card = sortie de prison
player-acts = agit ici
cell-acts = à jouer
player-claims =
    { $count ->
        [one] un loyer à réclamer
       *[other] { $count } loyers à réclamer
    }
player-deeds = { $name } : titres
header-turn = tour { $turn }
tab-table = Table
tab-deeds = Titres
tab-trade = Échange
tab-record = Registre

## La Banque

bank = À la Banque
bank-houses = { -house(form: "many") } sur { $all }
bank-hotels = { -hotel(form: "many") } sur { $all }
bank-deeds =
    { $count ->
        [one] titre
       *[other] titres
    }
bank-of = { $stock } sur { $all }
bank-unseen =
    { $count ->
        [one] { $pile } : { $count } carte pas encore vue
       *[other] { $pile } : { $count } cartes pas encore vues
    }

## Le registre

record = Le registre
record-note = chaque ligne cite sa règle
record-turn = Tour { $turn }
record-way = vers { THE($space) }
line-threw-moved = { $seat } fait { $first } et { $second }, quitte { THE($origin) } pour { THE($target) }.
line-rent-paid = { $seat } réclame à { $lander } son loyer pour { THE($deed) } et touche { $amount }.
line-bids = { $seat } mise { $amount }, après { $bids }.
line-bids-rose = Les mises montent de { $least } à { $amount }, la dernière par { $seat }.
line-passed = Hors des enchères : { $names }.
line-left = { $seat } laisse à la Banque : { $things }.
record-earlier = Lignes plus anciennes
record-save = Télécharger le registre

## Une partie qui ne peut continuer

refused-game-title =
    { $moves ->
        [one] La partie du { $begun }, d’un seul coup, ne peut continuer
       *[other] La partie du { $begun }, de { $moves } coups, ne peut continuer
    }
refused-game-move = Les règles ont été corrigées depuis. Au coup { $n }, « { $move } », elles refusent maintenant ce qui est écrit :
refused-game-setup = Son livret a changé depuis, et elle ne peut plus être mise en place comme elle l’était.
refused-game-kept = Rien n’en est perdu, et une nouvelle partie commence ici quand vous voulez.

## Les titres

deed-number = Titre · n° { $number }
deed-group = groupe : { $group }
deed-held = { $owner } en a { $count } sur { $all }
deed-would-be = groupe : { $group } ; ce serait { $count } sur { $all }
deed-rent-alone = Loyer, terrain nu
deed-rent-group = groupe entier, nu
deed-houses =
    { $count ->
        [one] avec { $count } { -house }
       *[other] avec { $count } { -house(form: "many") }
    }
deed-hotel = avec { -hotel(form: "a") }
deed-of-group = avec { $count } du groupe
deed-price = Prix
deed-house = { CAPITAL(-house) }
deed-mortgage = Hypothèque
deed-interest = Intérêt
deed-mortgaged = Hypothéqué
deed-open = Titre entier
deed-unowned = Sans propriétaire, { $price } à la Banque.
deed-owned = À { $owner }.
deed-is-mortgaged = À { $owner }, hypothéqué : aucun loyer.
deeds-title = { $name } : les titres
deeds-held =
    { $count ->
        [one] { $count } titre
       *[other] { $count } titres
    }{ $mortgaged ->
        [0] { "" }
        [one] , dont { $mortgaged } hypothéqué
       *[other] , dont { $mortgaged } hypothéqués
    }
deeds-none = { $name } n’a pas encore de titre.
mini-unowned = libre
mini-held-by = à
mini-rent = loyer actuel
act-sell-all = { verb-sell-all }
act-mortgage = { verb-mortgage }
act-lift = { verb-lift }
act-trade = Échanger
act-refused = { $act } : { $why }
act-ask-for = Faire une offre à { $name }
group-completes = Complète le groupe : { $group }.
group-completes-street =
    { $rises ->
        [yes] Le terrain nu rapporte alors { $rent } et l’on peut bâtir.
       *[no] L’on peut alors bâtir.
    }
group-charges = Le terrain nu rapporte désormais { $rent }.
group-builds =
    { $you ->
        [yes] Vous pouvez y bâtir.
       *[no] { $name } peut y bâtir.
    }
group-mortgaged =
    { $count ->
        [one] L’un de ses titres est hypothéqué et ne rapporte rien avant d’être libéré.
       *[other] { $count } de ses titres sont hypothéqués et ne rapportent rien avant d’être libérés.
    }
group-completes-railroad = Le loyer de tout le groupe passe au maximum.
group-completes-utility = { group-completes-railroad }
group-makes = { $count } sur { $all } dans le groupe : { $group }.
group-rivals =
    { $count ->
        [one] { $names } en possède une partie.
       *[other] { $names } en possèdent une partie.
    }
group-free =
    { $left ->
        [one] L’autre est encore libre.
       *[other] Les { $left } autres sont encore libres.
    }

## À qui de décider

decides = { $name } décide
decides-other = Entre-temps, { $name } agit
decides-group = Qui agit
pass-to = Passer à { $name }
free-deeds = Mes titres
free-trade = Échange
watch-thinks = { $name } réfléchit.
watch-last-rent = Un dernier loyer à réclamer, { $name } ?
title-turn = À { $name } de jouer · passgo
page-description = Le Monopoly comme cinq livrets l’ont écrit : seul, à plusieurs, contre des robots.
announce-bankrupt = { $name } fait faillite.
watch-turn = { $name } joue.
watch-deal = Les titres se distribuent.
watch-deal-papers = Les papiers se distribuent.
watch-dealt = { $name } : { $deed }

## Les dés

rolloff-title = Qui commence ?
rolloff-note = Chacun lance ; le plus haut total commence.
rolloff-waits = pas encore lancé
throw-for = Lancer pour { $name }
throw-title = À { $name } de lancer.
throw-again-title = Double : { $name } relance.
throw-note = Depuis { THE($space) }.
throw-dice = { verb-roll }

## La prison

jail-title = { $name } est en prison.
jail-note =
    { $turn ->
        [1] Premier tour en prison : un double libère, ou { $amount } tout de suite.
        [2] Deuxième tour en prison : un double libère, ou { $amount } tout de suite.
       *[3] Troisième tour en prison : sans double, l’amende de { $amount } est due.
    }
jail-throw = Lancer pour un double
jail-fine = Payer { $amount }
jail-card = { verb-use }

## L’achat

buy-title = À vendre : { THE($deed) }.
buy-note = Achetez-la, ou elle part aux enchères.
buy-note-other = { $name } l’achète, ou elle part aux enchères.
buy-buy = Acheter pour { $price }
buy-decline = { verb-decline }
ledger-cash = En main
ledger-cash-of = Argent { ELIDED("de", $name) }
ledger-after-of = Argent { ELIDED("de", $name) } après
ledger-after = Après

## L’impôt

move-bus-title = Jusqu’où le bus emmène-t-il { $name } ?
move-bus-note = Un dé blanc, l’autre, ou les deux.
move-triple-title = Triple : { $name } choisit sa case.
move-triple-note = N’importe quelle case, toujours vers l’avant, ou les seuls dés blancs.
move-count = { $count } : { $space }

tax-title = Impôt sur le revenu pour { $name }.
tax-note = À décider avant de compter.
tax-blind = Une somme fixe, ou { $percent } % de toute la fortune. On ne compte rien avant d’avoir choisi.
tax-flat = { jail-fine }
tax-share = Payer { $percent } %

pay-or-draw-title = { $name } paie ou tire.
pay-or-draw-note = À décider avant de voir la carte suivante.
pay-or-draw-pay = { jail-fine }
pay-or-draw-draw = Tirer : { $deck }

## Les enchères

auction-title = { $lot } aux enchères.
auction-printed = Prix imprimé : { $price }.
auction-note = Chacun peut miser, à partir de n’importe quel prix.
auction-highest = Meilleure mise, { $name }
auction-none = Aucune mise
auction-from = dès { $least }
auction-unless = Adjugé à { $leader } si personne ne mise plus haut (encore en lice : { $rivals }).
auction-bidders = Les enchérisseurs
auction-leads = en tête
auction-behind = encore en lice
auction-no-bid = pas encore de mise
auction-passed = s’est retiré(e)
lot-building = { CAPITAL(building-a) }

bid-other = Autre somme
bid-sum-short = Somme
bid-sum = Miser { $amount }
bid-pass = { verb-pass }
bid-hold = Vous avez { $cash }. Se retirer est définitif.

## Les loyers

claims = Loyers à réclamer
claim-line = { $owner } peut réclamer { $amount } à { $lander } pour { THE($deed) }.
claim-dice = { $owner } peut réclamer à { $lander } { $factor } fois un lancer pour { THE($deed) }.
claim-left =
    { $seconds ->
        [one] Encore { $seconds } seconde.
       *[other] Encore { $seconds } secondes.
    }
claim-until = À temps tant { ELIDED("que", $name) } n’a pas lancé.
claim-until-now = Perdu dès { ELIDED("que", $name) } lance.
claim-last = Le temps est écoulé : on attend la réponse pour compter.
claim-ask = Réclamer
claim-waive = Renoncer

## Les dettes

debt-title = { $name } doit { $amount } à { $creditor }.
debt-note = Trouvez l’argent ; la dette est payée dès qu’il est là.
debt-note-rent = Vous devez le loyer { OF($deed) }. Trouvez l’argent ; il est payé dès qu’il est là.
debt-owed = Dû
debt-missing = Il manque encore { $amount }.
debt-bankrupt = { verb-bankrupt }
raise-sell = Vendre un bâtiment : { $name }
raise-sell-all = Vendre tous les bâtiments : { $name }
raise-sell-down = Vendre des bâtiments jusqu’à { $count } par terrain : { $name }
raise-mortgage = Hypothéquer { $name }
raise-nothing = Plus rien à vendre ni à hypothéquer.
bankrupt-title = Quitter la partie ?
bankrupt-text = { $name } laisse tout à { $creditor } et quitte la partie pour de bon.
bankrupt-yes = Oui, en faillite
bankrupt-no = Non, continuer

## Les titres hypothéqués qui changent de main

transfer-title = Titre hypothéqué : { THE($deed) }.
transfer-note = { $name } lève l’hypothèque, ou la conserve et paie l’intérêt.
transfer-keep = La conserver, payer { $amount }
transfer-lift = La lever pour { $amount }
transfer-all = { $count } titres hypothéqués restent à décider :
transfer-keep-all = Tout conserver, { $amount }
transfer-lift-all = Tout lever, { $amount }

## Trop peu de bâtiments

shortage-title = Il reste { building-counted }.
shortage-note = { $name } veut bâtir, et d’autres le peuvent. Dites combien vous en voulez.
shortage-still = Doivent encore le dire :
shortage-want = Combien { building-of }
shortage-say =
    { $count ->
        [0] { CAPITAL(building-no) }
       *[other] { building-counted }
    }
shortage-alone = { $name } est seul(e) à en vouloir
place-title = { $name } gagne { building-a }.
place-note = À quel endroit ?

## L’échange

trade-title = Une offre à { $name }
trade-note = Rien n’est conclu sans l’accord { ELIDED("de", $name) }.
trade-partner = Avec qui
trade-giver = Qui échange
trade-with = avec
trade-struck = C’est conclu
trade-gives = donne, { $cash } en main
trade-cash = { $name } : argent
trade-nothing = rien
trade-clear = Vider
trade-make = Faire l’offre
trade-hint = Cochez ce qui change de mains. L’effet s’affiche ici, avant tout envoi.
trade-between = Groupes partagés
slip-built = bâti
card-out-of-jail = Sortie de prison
effect-title = Ensuite, { $name }
effect-completes =
    { $kind ->
        [street] Groupe complet : { $group }, { $count } sur { $all }, peut bâtir
       *[other] Groupe complet : { $group }, { $count } sur { $all }
    }
effect-breaks = Groupe rompu : { $group }, { $count } sur { $all }
effect-holds =
    { $kind ->
        [street]
            { $count ->
                [one] 1 titre du groupe { $group } sur { $all }
               *[other] { $count } titres du groupe { $group } sur { $all }
            }
       *[other] { $group } : { $count } sur { $all }
    }
effect-none =
    { $kind ->
        [street] Plus aucun titre du groupe { $group }
       *[other] { $group } : plus aucun titre
    }
effect-mortgaged = { $deed } sous hypothèque : { $percent } % d’intérêt tout de suite, ou la lever.
effect-nothing = Autant de chaque groupe qu’avant.
offers = Offres
offers-next = Offre suivante (ligne { $at } sur { $all })
offer-line = { $by } propose un échange à { $to }.
offer-look = Voir
offer-title = { $by } propose un échange à { $to }
offer-note = L’offre reste valable jusqu’à la réponse ou au retrait.
offer-new = nouveau
offer-gone = retiré
offer-was = avant : { $amount }
offer-accept = { verb-accept }
offer-reject = { verb-reject }
offer-counter = Contre-offre
offer-withdraw = Retirer
offer-accepted = { $to } accepte l’offre.
offer-rejected = { $to } refuse l’offre.
offer-withdrawn = { $by } retire son offre.
offer-lapsed = { $by } n’a plus d’offre en cours pour { $to }.
offer-better = Modifier l’offre
offer-why-too-little = { $to } y gagnerait trop peu.
offer-why-no-better-chance = Les chances { ELIDED("de", $to) } n’y gagneraient pas assez.
offer-why-keeps-colour = { $to } ne rompt pas un groupe complet.
offer-why-one-sided = Elle profite bien plus à { $by } qu’à { $to }.
offer-why-away = { $to } n’est pas là, et le robot qui joue à sa place n’échange rien.
offer-would-do = Avec { $more } de plus, { $to } signerait.

## La fin

over-title = { $names } gagne la partie.
over-note =
    { $turns ->
        [0] { "" }
        [one] Après { $turns } tour.
       *[other] Après { $turns } tours.
    }
over-counted =
    { $turns ->
        [0] Tout a été compté au dollar près.
        [one] Après { $turns } tour, tout a été compté au dollar près.
       *[other] Après { $turns } tours, tout a été compté au dollar près.
    }
over-winner = gagne la partie
over-bankrupt = en faillite
over-held =
    { $count ->
        [one] { $count } titre
       *[other] { $count } titres
    }
over-again = { menu-new }

## Ce qui doit seulement attendre

waits-until =
    { $kind ->
        [auction] Les enchères sont en cours.
        [buy] { $names } décide d’acheter ou non.
        [debt] { $names } cherche de quoi payer une dette.
        [transfer] { $names } décide d’une hypothèque.
        [tax] { $names } choisit son impôt.
        [chance] Les dés ou la carte passent d’abord.
       *[other] À { $names } de décider d’abord.
    }
decides-besides = { $name } : préparer une offre
decides-besides-several = Préparer une offre :
bank-cards = cartes

## Combien de temps dure une partie

length = Durée
length-rounds = environ { $rounds } tours de table
length-spread = La moitié des parties entre { $players } robots durent plus de { $middle } tours de table ; une sur vingt finit avant { $short }, une sur vingt va au-delà de { $long }.
length-clock = À une demi-minute par tour : environ { $middle } ; de { $short } à { $long }.
length-time =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
length-sellout = Elle dure parce que les titres ne s’échangent qu’une fois que la Banque les a tous vendus, et que certains sont rarement atteints.
length-with = Règle maison : { $rule }, { $set }. Environ { $rounds } tours de table.

## Wealth, and what the Bank still has

player-worth = fortune { $worth }
trade-missing-deed = { $deed } (un lancer sur { $throws } y mène)
trade-missing = Il y reste : { $names }.
trade-missing-more = Il y reste : { $names } et { $more } autres.
part-lost = Cette partie de la page n’a pas pu être chargée.
part-reload = Recharger la page
