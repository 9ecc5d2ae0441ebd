### What only the fifth book has; see `en/picsou.ftl` for the arguments and `events.ftl` for what French must avoid.

## Travel vouchers

event-drew-voucher = { $seat } tire un bon de voyage : { $voucher }.
event-dealt-voucher = { $seat } reçoit un bon de voyage : { $voucher }.
event-voucher-played = { $seat } joue un bon de voyage : { $voucher }.
event-vouchers-expired =
    { $count ->
        [one] { $seat } perd un bon de voyage, qui expire.
       *[other] { $seat } perd { $count } bons de voyage, qui expirent.
    }
event-voucher-given = { $seat } donne un bon de voyage à { $to } : { $voucher }.
event-voucher-returned = { $seat } remet un bon de voyage dans la pile : { $voucher }.
event-last-call = Avant la fin du tour, { $seat } peut encore jouer un bon de voyage.
event-nothing-to-draw = Plus rien à tirer pour { $seat } : la pile est vide.

## The lottery, the utilities, Roll Three, Squeeze Play

event-drew-ticket = { $seat } tire un billet de loterie : { $amount }.
event-die8-fell = Le dé à huit faces montre { $face } : { $deed }.
event-drew-roll = { $seat } tire la carte Roll Three { $roll }.
event-dealt-roll = { $seat } reçoit la carte Roll Three { $roll }.
event-threw-three = { $seat } lance les trois dés de Roll Three : { $first }, { $second } et { $third }.
event-roll-three-paid =
    { $matches ->
        [1] Un numéro sorti : { $seat } touche { $amount } pour la carte { $roll }.
        [2] Deux numéros sortis : { $seat } touche { $amount } pour la carte { $roll }.
       *[3] Les trois numéros sortis : { $seat } touche { $amount } pour la carte { $roll }.
    }
event-threw-squeeze = { $seat } lance les dés de Squeeze Play : { $first } et { $second }.
event-squeezed =
    { $vouchers ->
        [0] Le lancer compte { $sum } : chacun des autres verse { $amount } à { $seat }.
       *[1] Le lancer compte { $sum } : chacun des autres verse { $amount } à { $seat } et donne un bon de voyage, s’il en a.
    }

## Picsou dollars

event-dollars-on-sale =
    { $count ->
        [one] { $seat } peut acheter un Dollar Picsou pour { $price }.
       *[other] { $seat } peut acheter jusqu’à { $count } Dollars Picsou, à { $price } chacun.
    }
event-dollars-bought =
    { $count ->
        [0] { $seat } n’achète aucun Dollar Picsou.
        [one] { $seat } achète un Dollar Picsou pour { $amount }.
       *[other] { $seat } achète { $count } Dollars Picsou pour { $amount }.
    }
event-dollars-sold =
    { $count ->
        [one] { $seat } vend un Dollar Picsou à la Banque pour { $amount }.
       *[other] { $seat } vend { $count } Dollars Picsou à la Banque pour { $amount }.
    }
event-dollars-gained =
    { $count ->
        [0] La Banque n’a plus de Dollar Picsou pour { $seat }.
        [one] { $seat } reçoit un Dollar Picsou.
       *[other] { $seat } reçoit { $count } Dollars Picsou.
    }

## The Stock Exchange

event-share-on-sale = { $seat } peut choisir une action.
event-share-declined = { $seat } laisse partir l’action aux enchères.
event-share-taken = { $seat } prend une action { $company } pour { $price }.
event-share-chosen = { $seat } choisit une action { $company }.
event-dividend =
    { $count ->
        [one] { $seat } touche { $amount } de dividendes pour une action { $company }.
       *[other] { $seat } touche { $amount } de dividendes pour { $count } actions { $company }.
    }
event-shares-returned =
    { $count ->
        [one] { $seat } rend à la Banque une action { $company }.
       *[other] { $seat } rend à la Banque { $count } actions { $company }.
    }
event-share-mortgaged = { $seat } hypothèque une action { $company } pour { $amount }.
event-share-lifted = { $seat } lève l’hypothèque sur une action { $company } pour { $amount }.

## Depots, taxi stands, storms

event-depot-built = { $seat } construit { building-a } sur { $deed } pour { $price }.
event-depot-sold = { $seat } vend { building-the } sur { $deed } pour { $amount }.
event-storm-chosen = { $seat } envoie la tempête sur { $lot }, chez { $owner }.
event-storm-hit =
    { $count ->
        [0] Il ne reste rien sur { $deed }.
       *[other] Il reste { building-standing } sur { $deed }.
    }

## Auctions of papers and cards

event-lot-auction-opened = Les enchères s’ouvrent pour { $lot }, à partir de { $opening }.
event-lot-won = { $seat } remporte { $lot } aux enchères pour { $price }.
event-lot-unsold = Aucune mise pour { $lot }.
lot-any-share = une action au choix
lot-share = une action { $name }
lot-dollar = un Dollar Picsou
lot-roll = la carte Roll Three { $name }
lot-voucher = un bon de voyage ({ $name })
lot-card = la carte « { $name } »
lot-a-card = Une carte

## Trades, rents paid in halves, bankruptcies, the count

event-traded-dollars =
    { $count ->
        [one] { $seat } cède un Dollar Picsou à { $to }.
       *[other] { $seat } cède { $count } Dollars Picsou à { $to }.
    }
event-traded-shares =
    { $count ->
        [one] { $seat } cède à { $to } une action { $company }.
       *[other] { $seat } cède à { $to } { $count } actions { $company }.
    }
event-traded-roll = { $seat } cède à { $to } la carte Roll Three { $roll }.
event-paid-half = { $seat } verse à { $to } la moitié du loyer, { $amount } ; restent { $rest } à donner en propriétés.
event-gave-deed = { $seat } donne { $deed } à { $to } pour le loyer ; reste à donner : { $rest }.
event-inherited-shares =
    { $count ->
        [one] { $seat } reçoit une action { $company }.
       *[other] { $seat } reçoit { $count } actions { $company }.
    }
event-inherited-dollars =
    { $count ->
        [one] { $seat } hérite d’un Dollar Picsou.
       *[other] { $seat } hérite de { $count } Dollars Picsou.
    }
event-inherited-roll = { $seat } hérite de la carte Roll Three { $roll }.
event-inherited-vouchers =
    { $count ->
        [one] { $seat } reçoit un bon de voyage : { $voucher }.
       *[other] { $seat } reçoit { $count } bons de voyage : { $voucher }.
    }
event-counted-papers = { $seat } compte { $shares } en actions et { $dollars } en Dollars Picsou.

## Why something is refused: trades

refusal-offer-bank-has-deeds = La Banque a encore des titres. Tant qu’il lui en reste, les propriétés ne s’échangent pas.
refusal-offer-mortgaged-share = Une action hypothéquée ne s’échange pas.
refusal-offer-card-not-traded = Cette carte ne s’échange pas. Qui l’a la garde jusqu’à ce qu’elle serve.

## Skyscrapers, depots and stands

refusal-skyscraper-needs-hotels = Trop tôt pour { -skyscraper(form: "a") } : il faut d’abord { -hotel(form: "a") } sur chaque terrain de cette couleur.
refusal-skyscraper-stands = Il y a déjà { -skyscraper(form: "a") } ici, et il n’en tient pas deux.
refusal-no-skyscrapers-left = La Banque manque { -skyscraper(form: "of") }. Attendez qu’il en revienne.
refusal-not-your-station = Cette gare n’est pas à vous.
refusal-station-mortgaged = Cette gare est hypothéquée. Levez d’abord l’hypothèque.
refusal-depot-stands = C’est déjà construit ici, et il n’en tient pas deux.
refusal-no-depots-left = La Banque n’en a plus. Attendez qu’il en revienne.
refusal-sell-depot-first = Vendez d’abord à la Banque ce qui est construit sur cette gare.
refusal-hotel-sale-forces-all = Avec { -hotel(form: "a") } dans le groupe, tous ses bâtiments se vendent ensemble, ou pas du tout.

## Rents paid half in property

refusal-no-half = Seul un loyer que vous ne pouvez pas payer se règle à moitié en propriétés.
refusal-half-above-cash = Vous n’avez pas assez d’argent pour la moitié du loyer. Trouvez-en d’abord.
refusal-half-too-little-property = Vous n’avez pas assez de propriétés pour l’autre moitié.
refusal-give-first = La moitié du loyer est payée. Donnez d’abord des propriétés pour l’autre moitié.
refusal-nothing-to-give = On ne vous demande rien ici.
refusal-not-to-give = Cette propriété ne peut pas être donnée : elle doit être à vous, sans hypothèque ni bâtiment.

## Vouchers

refusal-no-voucher = Il n’y a pas de bons de voyage dans cette partie.
refusal-voucher-not-now = Un bon de voyage se joue à votre tour, avant de lancer les dés ou à la fin.
refusal-voucher-played-already = Vous avez déjà joué un bon de voyage à ce tour. Gardez celui-ci pour un autre.
refusal-voucher-in-jail = Un bon de voyage ne fait pas sortir de prison.
refusal-voucher-needs-space = Dites où : ce bon de voyage vous laisse le choix de la case.
refusal-voucher-not-there = Ce bon de voyage ne mène pas là.
refusal-voucher-not-held = On ne peut donner un bon de voyage que l’on n’a pas.
refusal-no-voucher-asked = On ne demande pas de bon de voyage maintenant.
refusal-choose-voucher-first = Il faut d’abord choisir le bon de voyage qui change de mains.
refusal-last-call-only = Le tour finit de lui-même ; il n’y a rien à annoncer.

## Picsou dollars

refusal-no-dollars-on-sale = On ne vous propose pas de Dollars Picsou maintenant.
refusal-dollars-too-many = Il n’y a pas autant de Dollars Picsou à vendre.
refusal-dollars-above-cash = Vous n’avez pas assez d’argent pour autant de Dollars Picsou. Achetez-en moins, ou trouvez-en.
refusal-dollars-not-held = Vous n’avez pas autant de Dollars Picsou.
refusal-dollars-say-zero = Les Dollars Picsou ne se refusent pas : dites combien vous en achetez, ou 0 pour aucun.
refusal-dollars-first = Il faut d’abord dire combien de Dollars Picsou s’achètent.

## Shares

refusal-no-share-on-sale = On ne vous propose pas d’action maintenant.
refusal-no-share-left = La Banque n’a plus d’action de cette société. Choisissez-en une autre.
refusal-share-above-cash = Vous n’avez pas assez d’argent pour cette action. Trouvez-en, ou choisissez-en une autre.
refusal-share-first = Il faut d’abord choisir une action ou la mettre aux enchères.
refusal-share-not-held = Vous n’avez de cette société aucune action libre d’hypothèque.
refusal-no-share-mortgaged = Vous n’avez de cette société aucune action hypothéquée.

## Storms and kept cards

refusal-no-storm = Vous n’avez pas de tempête à envoyer.
refusal-storm-first = Il faut d’abord dire où frappe la tempête.
refusal-storm-not-his = L’ouragan frappe les propriétés d’un autre joueur.
refusal-storm-not-own = La tornade frappe vos propres propriétés.
refusal-storm-nothing-built = Rien n’est construit là.
refusal-storm-one-station = La tempête ne frappe qu’une seule gare. Dites laquelle.
refusal-sell-house-first = Il faut d’abord vendre le bâtiment demandé.
refusal-not-condemned = Ce bâtiment ne peut pas être celui qui part.
refusal-card-has-no-target = Cette carte ne vise aucune propriété.
refusal-card-needs-lot = Cette carte vaut { -house(form: "a") } : nommez un terrain qui s’y prête.
refusal-card-plays-itself = Cette carte sert d’elle-même quand son moment vient.

## What is asked

ask-last-call = Un bon de voyage avant la fin du tour ?
ask-dollars = Combien de Dollars Picsou, à { $price } chacun ?
ask-share = Une action de quelle société ?
ask-storm-other = Où frappe l’ouragan ?
ask-storm-own = Où frappe la tornade ?
ask-give-voucher = Quel bon de voyage donnez-vous à { $to } ?
ask-take-voucher = Quel bon de voyage prenez-vous ?
ask-return-voucher = Quel bon de voyage remettez-vous dans la pile ?
ask-sell-house = Quel bâtiment vendez-vous ?
ask-half = Des propriétés pour l’autre moitié du loyer : encore { $left }

## What players hold

paper-dollars =
    { $count ->
        [one] { $count } Dollar Picsou
       *[other] { $count } Dollars Picsou
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
