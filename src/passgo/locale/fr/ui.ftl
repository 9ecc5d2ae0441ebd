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
line-down = Connexion perdue. Vos coups sont à l’abri. Reconnexion…
our-ruling = Notre règle
why-whole = Toute la règle
why-turn = Revoir ce tour
rule-book = Règle { $id }, avec nos mots.
rule-ours = Règle { $id }. Le livret n’en dit rien ou n’est pas clair : c’est notre règle.
rule-table = Une règle maison de cette table ; aucun livret ne l’a.
rule-heading-lost = La page qui portait ce titre manque ; le nom entre [ ] est de notre choix.

## Éditions

edition-us1973 = Atlantic City
edition-ca1961 = Canada
edition-nhl1999 = La Ligue
edition-fr2013 = Paris

## L’accueil

lobby-faults = Une édition n’a pas pu être chargée. Corrigez son fichier, puis rechargez la page.
lobby-title = Les règles, à la lettre.
play-title = Jouer tout de suite.
play-now = Jouer tout de suite
play-sentence =
    { $year ->
        [none] { $title }. { $names }.
       *[other] { $title }, selon les règles de { $year }{ $game ->
            [none] .
           *[other] , { $game }.
        } { $names }.
    }
play-last = le dernier livre joué
play-time = Durée
play-about = environ { $time }
play-house = Règles maison
play-house-none = aucune
change-table = Changer la table
change-title = Changer la table.
change-back = Revenir à une seule carte
lobby-play = Jouer
go-on = Reprendre
go-on-all = toutes les parties
go-on-at =
    { $turn ->
        [0] { $state }
       *[other] { $state }, tour { $turn }
    }
lobby-newcomer = Jamais joué à la lettre ? La première partie s’explique toute seule, une étiquette à la fois.
lobby-books = Éditions
lobby-seats = Places
lobby-taken =
    { $count ->
        [one] 1 prise, { $most } au plus
       *[other] { $count } prises, { $most } au plus
    }
lobby-add = Ajouter une place
lobby-measured = Cotes tirées de { $games } parties entre robots ({ $edition }). Duels gagnés, en % : { $duels }.
lobby-duels = { $bot } { $wins }
lobby-table = Votre table
lobby-variant = Variante
variant-whole = partie complète
variant-short = abrégée
variant-timed = minutée
variant-speed = dé rapide
variant-cards = anciennes cartes
variant-whole-note = Jusqu’à ce qu’il ne reste qu’un joueur.
variant-short-note = Des titres sont distribués au départ, et la fin vient plus tôt.
variant-timed-note = Jusqu’à la fin du temps ; la plus grande fortune gagne.
variant-unprinted-note = N’est pas dans le livret imprimé.
variant-speed-note = Un troisième dé, le dé rapide, se joint aux deux autres.
variant-cards-note = Les cartes des boîtes françaises à partir de 1936.
lobby-start = Créer la table
cover-players = { $least } à { $most } joueurs
ticket-players = Joueurs
ticket-cash = Argent de départ
ticket-salary = Salaire
ticket-stock = { CAPITAL(-house(form: "many")) }, { -hotel(form: "many") }
ticket-stock-more = { CAPITAL(-skyscraper(form: "many")) }, { -depot(form: "many") }
ticket-stands = { CAPITAL(-stand(form: "many")) }
ticket-offers = Offres de robots
ticket-a-turn = { $count } au plus par tour
seat-token = { $name }, pion : { $token }
seat-change-token = Changer de pion
seat-no-token = Tous les pions sont pris.
seat-name = Nom du joueur { $number }
seat-remove = Retirer { $name } de la table
seat-person-note = à cet écran
seat-you = Vous
seat-you-note = { $name }, à cet écran
count-more =
    { $count ->
        [one] 1 autre personne
       *[other] { $count } autres personnes
    }
name-blank = donnez un nom
name-twice = ce nom est pris
bot-strong = robot fort
bot-steady = robot régulier
bot-easy = robot facile
bot-rules = robot aux règles simples
bot-random = robot au hasard
bot-own = robot { $name }
bot-own-note = ajouté par l’hôte de ce serveur
bot-rating = cote { $rating }
bot-strong-note = prévoit avant chaque coup et apprend ce que vous acceptez
bot-steady-note = échange, et dit ce qu’il accepterait
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

menu-claims = Toucher d’office les loyers { ELIDED("de", $name) }
menu-names = Noms du plateau
menu-names-printed = ceux du jeu
menu-new = Nouvelle partie
menu-new-sure = Quitter cette partie ? Elle reste ouverte jusqu’à ce que vous en commenciez une autre.
menu-new-yes = Aller à l’accueil
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
        [1] prison, essai 1 sur 3
        [2] prison, essai 2 sur 3
       *[3] prison, essai 3 sur 3
    }
player-out = { $order ->
    [1] 1re faillite
   *[other] { $order }e faillite
}
player-out-short = { $name }, hors jeu
player-you = vous
player-card = sortie de prison
player-acts = décide ici
cell-acts = décide
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
tab-record = Journal

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
        [one] { $pile } : { $count } carte à venir
       *[other] { $pile } : { $count } cartes à venir
    }

## Le registre

record = Journal de la partie
record-note = chaque ligne mène à sa règle
record-turn = Tour { $turn }
record-way = vers { THE($space) }
line-threw-moved = { $seat } fait { $first } et { $second }, quitte { THE($origin) } pour { THE($target) }.
line-rent-paid = { $seat } touche { $amount } de loyer pour { THE($deed) }, payé par { $lander }.
line-bids = { $seat } mise { $amount }, après { $bids }.
line-bids-rose = Les mises montent de { $least } à { $amount }, la dernière par { $seat }.
line-passed = Se sont retirés : { $names }.
line-left = { $seat } laisse à la Banque : { $things }.
record-earlier = Lignes précédentes
record-save = Enregistrer la partie

## Une partie qui ne peut continuer

refused-game-title =
    { $moves ->
        [one] La partie du { $begun } (1 coup) ne peut pas continuer
       *[other] La partie du { $begun } ({ $moves } coups) ne peut pas continuer
    }
refused-game-move = Les règles ont été corrigées depuis cette partie. Le coup { $n }, « { $move } », n’est plus permis :
refused-game-setup = Son édition a changé depuis : la partie ne peut pas être rétablie.
refused-game-kept = La partie reste enregistrée, et vous pouvez en commencer une autre quand vous voulez.

## Les titres

deed-number = Titre · n° { $number }
deed-group = groupe : { $group }
deed-held = { $owner } en a { $count } sur { $all }
deed-would-be = groupe : { $group } ; ce serait { $count } sur { $all }
deed-rent-alone = Loyer
deed-rent-group = groupe complet, sans bâtiment
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
deed-open = Voir tout le titre
deed-unowned = Sans propriétaire. Prix : { $price }.
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
        [yes] Vous pourriez alors demander { $rent } sans bâtiment, et bâtir.
       *[no] Vous pourriez alors bâtir.
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
decides-other = { $name } décide aussi
decides-group = Les personnes qui décident
pass-to = Passer à { $name }
free-deeds = Mes titres
free-trade = Échange
watch-thinks = { $name } réfléchit.
watch-last-rent = Un dernier loyer à réclamer, { $name } ?
title-turn = À { $name } de jouer · passgo
page-description = Le Monopoly exactement comme cinq livrets l’ont écrit. Jouez contre des robots, entre amis, ou les deux.
announce-bankrupt = { $name } fait faillite. Belle lutte !
roll-title = { $name } lance les dés.
roll-sum = { $sum ->
    [2] Deux.
    [3] Trois.
    [4] Quatre.
    [5] Cinq.
    [6] Six.
    [7] Sept.
    [8] Huit.
    [9] Neuf.
    [10] Dix.
    [11] Onze.
    [12] Douze.
   *[other] { $sum }.
}
watch-turn = À { $name } de jouer.
watch-deal = On distribue les titres.
watch-deal-papers = On distribue les objets de départ.
watch-dealt = { $name } : { $deed }

## Les dés

rolloff-title = Qui commence ?
rolloff-note = Chacun lance les dés ; le plus haut total commence. Bonne chance !
rolloff-waits = pas encore lancé
throw-for = Lancer pour { $name }
throw-title = { $name }, lancez les dés.
throw-again-title = Double ! { $name } relance.
throw-note = Depuis { THE($space) }.
throw-dice = { verb-roll }

## La prison

jail-title = { $name } est en prison.
jail-note =
    { $turn ->
        [1] Premier tour en prison : faites un double pour sortir, ou payez { $amount } tout de suite.
        [2] Deuxième tour en prison : faites un double pour sortir, ou payez { $amount } tout de suite.
       *[3] Troisième tour en prison : faites un double, ou l’amende de { $amount } est due.
    }
jail-throw = Lancer pour un double
jail-fine = Payer { $amount }
jail-card = { verb-use }

## L’achat

buy-title = À vendre : { THE($deed) }.
buy-note = Achetez-la, ou elle part aux enchères.
buy-note-other = { $name } l’achète, ou elle part aux enchères.
buy-buy = Acheter pour { $cost }
buy-decline = { verb-decline }
ledger-cash = En main
ledger-cash-of = Argent { ELIDED("de", $name) }
ledger-after-of = Argent { ELIDED("de", $name) } après
ledger-after = Après

## L’impôt

move-bus-title = Jusqu’où le bus emmène-t-il { $name } ?
move-bus-note = Un dé blanc, l’autre, ou les deux.
move-triple-title = Triple : { $name } choisit sa case.
move-triple-note = Avancez jusqu’à n’importe quelle case, ou gardez les seuls dés blancs.
move-count = { $count } : { $space }

tax-title = Impôt sur le revenu pour { $name }.
tax-note = Choisissez avant de compter.
tax-blind = Payez une somme fixe, ou { $percent } % de toute votre fortune. On ne compte rien avant que vous ayez choisi.
tax-flat = { jail-fine }
tax-share = Payer { $percent } %

pay-or-draw-title = { $name } paie ou tire.
pay-or-draw-note = Choisissez avant de voir la carte suivante.
pay-or-draw-pay = { jail-fine }
pay-or-draw-draw = Tirer : { $deck }

## Les enchères

auction-title = { $lot } aux enchères.
auction-printed = Prix imprimé : { $price }.
auction-note = Chacun peut miser, à n’importe quel prix.
auction-highest = Meilleure mise : { $name }
auction-none = Aucune mise
auction-from = mises dès { $least }
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
bid-hold = Vous avez { $cash }. Si vous vous retirez, c’est définitif.

## Les loyers

claims = Loyers à réclamer
claim-line = { $owner } peut réclamer { $amount } à { $lander } pour { THE($deed) }.
claim-dice = { $owner } peut réclamer à { $lander } { $factor } fois un lancer pour { THE($deed) }.
claim-left =
    { $seconds ->
        [one] Encore { $seconds } seconde.
       *[other] Encore { $seconds } secondes.
    }
heard-key = { $words } : { $key }.
claim-until = Vous pouvez réclamer tant { ELIDED("que", $name) } n’a pas lancé.
claim-until-now = Réclamez maintenant : après le lancer { ELIDED("de", $name) }, il sera trop tard.
claim-last = Le temps est écoulé. Dernière occasion de réclamer avant le compte final.
claim-ask = Réclamer le loyer
claim-waive = Y renoncer

## Les dettes

debt-title = { $name } doit { $amount } à { $by }.
debt-note = Trouvez l’argent ; la dette est payée dès que vous l’avez.
debt-note-rent = Vous devez le loyer { OF($deed) }. Trouvez l’argent ; il est payé dès qu’il est là.
debt-owed = Dû
debt-missing = Encore { $missing } à trouver.
debt-bankrupt = { verb-bankrupt }
raise-sell = Vendre un bâtiment : { $name }
raise-sell-all = Vendre tous les bâtiments : { $name }
raise-sell-down = Vendre des bâtiments, en garder { $count } par terrain : { $name }
raise-mortgage = Hypothéquer { $name }
raise-nothing = Plus rien à vendre ni à hypothéquer.
bankrupt-title = Déclarer faillite ?
bankrupt-text = { $name } laisse tout à { $creditor } et quitte la partie.
bankrupt-yes = Déclarer faillite
bankrupt-no = Continuer à jouer

## Les titres hypothéqués qui changent de main

transfer-title = Titre hypothéqué : { THE($deed) }.
transfer-note = { $name }, levez l’hypothèque maintenant, ou conservez-la et payez l’intérêt.
transfer-keep = Conserver l’hypothèque, payer { $cost }
transfer-lift = Lever l’hypothèque pour { $cost }
transfer-all = { $count } titres hypothéqués restent à décider :
transfer-keep-all = Tout conserver, payer { $amount }
transfer-lift-all = Tout lever pour { $amount }

## Trop peu de bâtiments

shortage-title = Plus que { building-counted }.
shortage-note = { $name } veut bâtir, et d’autres le peuvent aussi. Dites combien vous en voulez.
shortage-still = On attend :
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

trade-title = Offre à { $name }
trade-note = Rien n’est conclu sans l’accord { ELIDED("de", $name) }.
trade-partner = Échanger avec
trade-giver = Échanger pour
trade-with = avec
trade-struck = C’est conclu
trade-gives = donne, { $cash } en main
trade-cash = { $name } : argent
trade-nothing = rien
trade-clear = Vider
trade-make = Envoyer l’offre
trade-hint = Cochez ce qui change de mains. Vous voyez l’effet ici avant d’envoyer l’offre.
trade-between = Groupes partagés
slip-built = bâti
card-out-of-jail = Sortie de prison
effect-title = Après l’échange : { $name }
effect-completes =
    { $kind ->
        [street] Complète { $group } : { $count } sur { $all }, peut bâtir
       *[other] Complète { $group } : { $count } sur { $all }
    }
effect-breaks = Rompt { $group } : il reste { $count } sur { $all }
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
effect-mortgaged = { $deed } : sous hypothèque. { $percent } % d’intérêt tout de suite, ou la lever.
effect-nothing = Rien ne change dans les groupes.
offers = Offres
offers-next = Offre suivante ({ $at } sur { $all })
offer-line = { $by } propose un échange à { $to }.
offer-look = Voir l’offre
offer-title =
    { $you ->
        [yes] { $by } vous propose un échange.
       *[no] { $by } propose un échange à { $to }.
    }
offers-at = { $at } sur { $all }
offers-before = Offre plus récente
offers-after = Offre plus ancienne
offer-gives =
    { $you ->
        [yes] Vous donnez
       *[no] { $name } donne
    }
offer-group =
    { $you ->
        [yes] { $group }, à vous
       *[no] { $group }, à { $name }
    }
offer-held = { $count } sur { $all }
offer-rent-then = loyer alors
gift-title =
    { $you ->
        [yes] Vous donnez pour rien : { $things }.
       *[no] { $giver } donne pour rien : { $things }.
    }
gift-note = { $name } ne donne ni titre ni argent en retour.
gift-ask = Demander quelque chose
gift-give = Donner quand même
offer-note = L’offre vaut un tour de table, sauf réponse ou retrait.
offer-new = nouveau
offer-gone = retiré
offer-was = avant : { $amount }
offer-accept = { verb-accept }
offer-reject = { verb-reject }
offer-counter = Contre-offre
offer-withdraw = Retirer l’offre
offer-accepted = { $to } accepte l’offre.
offer-rejected = { $to } refuse l’offre.
offer-withdrawn = { $by } retire son offre.
offer-impossible = { $by } n’a plus d’offre en cours pour { $to }.
offer-lapsed = Après un tour de table, l’offre { ELIDED("de", $by) } à { $to } ne tient plus.
offer-better = Modifier
offer-why-too-little = { $to } y gagne trop peu.
offer-why-no-better-chance = Les chances { ELIDED("de", $to) } n’y gagneraient pas assez.
offer-why-keeps = { $to } n’accepte aucune offre.
offer-why-keeps-colour = { $to } ne rompt pas un groupe complet.
offer-why-one-sided = Elle profite bien plus à { $by } qu’à { $to }.
offer-why-away = { $to } n’est pas là, et le robot qui tient sa place n’échange rien.
offer-why-order = { $to } n’est pas là et a laissé la consigne de la refuser.
offer-for-both-complete = Chacun y complète un groupe de couleur.
offer-for-completes-own = { $by } y complète un groupe de couleur.
offer-for-completes-yours = { $to } y complète un groupe de couleur.
offer-for-gives-up = { $by } abandonne : { $to } mène la partie.
offer-for-collects = { $by } possède déjà une partie de ce groupe.
offer-for-wants-rents = { $by } veut toucher les loyers.
offer-for-wants-cash = { $by } préfère l’argent.
offer-worth = Pour { $by }, l’échange vaut environ { $sum }.
offer-would-do = { $to } accepterait pour { $more } de plus.

## La fin

over-title = { $names } gagne la partie !
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
        [tax] { $names } choisit comment payer l’impôt.
        [chance] Les dés ou la carte passent d’abord.
       *[other] À { $names } de décider d’abord.
    }
decides-besides = { $name } : préparer une offre
decides-besides-several = Préparer une offre :
bank-cards = cartes

## Combien de temps dure une partie

length = Durée
length-rounds = environ { $rounds } tours de table
length-spread = Entre { $players } robots, la moitié des parties durent plus de { $middle } tours de table ; neuf sur dix en prennent de { $short } à { $long }.
length-clock = En temps réel : environ { $middle } ; de { $short } à { $long }.
length-time =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
length-sellout = Les parties sont longues parce que les titres ne s’échangent qu’une fois tous vendus par la Banque, et que quelques-uns sont rarement atteints.
length-with = Règle maison : { $rule }, { $set }. Environ { $rounds } tours de table.

## Wealth, and what the Bank still has

player-worth = fortune { $worth }
trade-missing-deed = { $deed } (1 lancer sur { $throws } y mène)
trade-missing = Pas encore vendus : { $names }.
trade-missing-more = Pas encore vendus : { $names } et { $more } autres.
part-lost = Cette partie de la page n’a pas pu être chargée.
part-reload = Recharger la page
