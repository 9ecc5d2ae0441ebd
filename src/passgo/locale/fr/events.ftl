### What happened, one sentence an event; see `en/events.ftl` for the arguments.
###
### Places stand with their article, `THE`, behind « de », `OF`, behind « à », `TO` (`locale/french.py`); other names never
### behind « de » or « que », which would elide before a vowel; no participle agrees with a player or a deed. No-break spaces stand before : ; ! ? % and inside « ».

## Who begins

event-rolled-off = { $seat } lance les dés pour savoir qui commence : { $first } et { $second }.
event-goes-first = { $seat } commence la partie.

## Dice and movement

event-turn-began = À { $seat } de jouer.
throw-plain = { $seat } lance les dés : { $first } et { $second }.
throw-doubles = { $seat } fait un double : { $first } et { $second }.
# Fluent cannot compare two numbers, so the six doubles are listed.
event-threw =
    { $first ->
        [1] { $second ->
            [1] { throw-doubles }
           *[other] { throw-plain }
        }
        [2] { $second ->
            [2] { throw-doubles }
           *[other] { throw-plain }
        }
        [3] { $second ->
            [3] { throw-doubles }
           *[other] { throw-plain }
        }
        [4] { $second ->
            [4] { throw-doubles }
           *[other] { throw-plain }
        }
        [5] { $second ->
            [5] { throw-doubles }
           *[other] { throw-plain }
        }
        [6] { $second ->
            [6] { throw-doubles }
           *[other] { throw-plain }
        }
       *[other] { throw-plain }
    }
event-threw-for-rent = { $seat } lance les dés pour fixer le loyer : { $first } et { $second }.
event-doubles-again = Double ! { $seat } relance.
event-third-doubles = Troisième double de suite : { $seat } n’avance pas et va droit en prison.
event-moved = { $seat } quitte { THE($origin) } pour { THE($target) }.
event-salary = { $seat } touche son salaire : { $amount }.
event-stopped = { $seat } n’a rien d’autre à faire sur { THE($space) }.

## Buying and auctions

event-on-sale = À vendre : { THE($deed) }, au prix de { $price }.
event-bought = { $seat } achète { THE($deed) } pour { $price }.
event-declined = { $seat } laisse partir { THE($deed) } aux enchères.
event-auction-opened = Les enchères s’ouvrent pour { THE($deed) }, à partir de { $opening }.
event-building-auction-opened = Les enchères s’ouvrent pour { building-a }, à partir de { $opening }.
event-bid = { $seat } mise { $amount }.
event-passed = { $seat } se retire.
event-auction-won = { $seat } remporte { THE($deed) } aux enchères pour { $price }.
event-building-won = { $seat } remporte { building-a } aux enchères pour { $price }.
event-unsold = Aucune mise pour { THE($deed) } : le titre reste à la Banque.
event-building-unsold = Aucune mise : { building-the } reste à la Banque.
event-shortage-given-up = Le temps est écoulé : { building-the } reste à la Banque, personne ne paie.

## Rent

event-rent-open = { $owner } peut réclamer à { $seat } { $amount } de loyer pour { THE($deed) }.
event-rent-dice-open = { $owner } peut réclamer à { $seat } un loyer pour { THE($deed) } : { $factor } fois un nouveau lancer.
event-rent-none = Titre hypothéqué : { $seat } ne doit aucun loyer à { $owner } pour { THE($deed) }.
event-rent-claimed = { $seat } réclame à { $lander } { $amount } de loyer pour { THE($deed) }.
event-rent-dice-claimed = { $seat } réclame à { $lander } un loyer pour { THE($deed) } : { $factor } fois un nouveau lancer.
event-rent-waits = { $seat } réclame un loyer pour { THE($deed) } ; { $lander } doit d’abord régler sa dette.
event-rent-waived = { $seat } renonce au loyer { ELIDED("de", $lander) } pour { THE($deed) }.
event-rent-lapsed = { $seat } n’a pas réclamé à temps : { $lander } ne doit aucun loyer pour { THE($deed) }.
event-paid-half = { $seat } verse à { $to } la moitié du loyer, { $amount } ; restent { $rest } à donner en propriétés.
event-gave-deed = { $seat } donne { THE($deed) } à { $to } pour le loyer ; reste à donner : { $rest }.

## Money, cards and taxes

event-paid = { $seat } verse { $amount } à { $to }.
event-received = { $seat } reçoit { $amount } de la Banque.
event-drew = { $seat } tire la carte « { $card } »
event-kept-card = { $seat } garde la carte.
event-card-returned = { $seat } remet sous le paquet la carte « { $card } »
event-tax-asked = { $seat } doit choisir : un impôt de { $flat }, ou { $percent } % de sa fortune.
event-tax-chosen =
    { $percent ->
        [0] { $seat } choisit l’impôt fixe : { $amount }.
       *[other] { $seat } choisit de payer { $percent } % de sa fortune, soit { $amount }.
    }

## Jail

event-jailed = En prison ! { $seat } y va sans toucher de salaire.
event-stays-in-jail =
    { $tries ->
        [one] Pas de double : { $seat } reste en prison ; encore un essai.
       *[other] Pas de double : { $seat } reste en prison ; encore { $tries } essais.
    }
event-freed = { $seat } sort de prison : enfin l’air libre.

## Houses and hotels

event-built =
    { $building ->
        [hotel] { $seat } construit { -hotel(form: "a") } sur { THE($deed) } pour { $price } ; ses { -house(form: "many") } retournent à la Banque.
        [skyscraper] { $seat } construit { -skyscraper(form: "a") } sur { THE($deed) } pour { $price } ; { -hotel(form: "the") } retourne à la Banque.
       *[house] { $count ->
            [1] { $seat } construit { -house(form: "a") } sur { THE($deed) } pour { $price }.
           *[other] { $seat } construit { -house(form: "a") } sur { THE($deed) } pour { $price } ; il y en a maintenant { $count }.
        }
    }
event-sold-building =
    { $count ->
        [0] { $seat } vend { -house(form: "the") } sur { THE($deed) } pour { $amount } ; il n’y en a plus.
       *[other] { $seat } vend { -house(form: "a") } sur { THE($deed) } pour { $amount } ; il en reste { $count }.
    }
event-sold-hotel = { $seat } vend { -hotel(form: "the") } sur { THE($deed) } pour { $amount } ; { $count } { -house(form: "many") } en prennent la place.
event-sold-group =
    { $count ->
        [0] { $seat } vend tous les bâtiments du groupe { $group } pour { $amount }.
       *[other] { $seat } vend des bâtiments du groupe { $group } pour { $amount } ; il reste { building-standing } par terrain.
    }
event-shortage = Il ne reste que { building-counted } à la Banque : chacun dit combien il en veut.
event-wanted =
    { $count ->
        [0] { $seat } ne veut { building-no }.
       *[other] { $seat } veut { building-counted }.
    }

## Mortgages

event-mortgaged = { $seat } hypothèque { THE($deed) } pour { $amount }.
event-lifted = { $seat } lève l’hypothèque sur { THE($deed) } pour { $amount }.
# The payment of the interest is told by an event of its own.
event-kept-mortgage = { $seat } conserve l’hypothèque sur { THE($deed) }.

## Trades

event-offered = { $seat } fait une offre à { $to }.
event-accepted = { $seat } accepte l’offre faite par { $offerer }.
event-rejected = { $seat } refuse l’offre faite par { $offerer }.
event-withdrawn = { $seat } retire son offre à { $to }.
event-traded-deed = { $seat } cède { THE($deed) } à { $to }.
event-traded-card = { $seat } cède à { $to } la carte « { $card } »
event-traded-cash = { $seat } remet { $amount } à { $to }.
event-traded-shares =
    { $count ->
        [one] { $seat } cède à { $to } une action { $company }.
       *[other] { $seat } cède à { $to } { $count } actions { $company }.
    }
event-traded-roll = { $seat } cède à { $to } la carte Roll Three { $roll }.

## Debt, bankruptcy, the end

event-in-debt = { $seat } doit { $amount } à { $to } : il faut trouver l’argent.
event-went-bankrupt = { $seat } fait faillite, avec une dette de { $amount } envers { $to }.
event-left-deed = { $seat } laisse { $deed } à la Banque.
event-left-lot =
    { $count ->
        [one] { $seat } laisse { $lot } à la Banque.
       *[other] { $seat } laisse { $lot } à la Banque (× { $count }).
    }
event-inherited-deed =
    { $mortgaged ->
        [0] { $count ->
            [0] { $seat } reçoit { THE($deed) }.
           *[other] { $seat } reçoit { THE($deed) }, avec { building-standing }.
        }
       *[other] { $seat } reçoit { THE($deed) }, avec son hypothèque.
    }
event-inherited-card = { $seat } reçoit la carte « { $card } »
event-game-over = Il ne reste que { $seat }, qui gagne la partie !
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

## Dealing, the Speed Die, the bell and the count

event-red-fell =
    { $face ->
        [4] Le dé rapide montre le bus.
        [5] Le dé rapide montre Mr. Monopoly.
       *[other] Le dé rapide montre { $face }.
    }
event-chose-move =
    { $count ->
        [one] { $seat } avance de { $count } case.
       *[other] { $seat } avance de { $count } cases.
    }
event-chose-space = Trois dés identiques : { $seat } choisit { THE($space) }.
event-moves-on = Mr. Monopoly conduit { $seat } à la propriété suivante.
event-dealt = { $seat } reçoit { THE($deed) } (prix payé : { $price }).
event-dealt-free = { $seat } reçoit { THE($deed) }.
event-bell-rang = C’est l’heure ! On finit ce qui est en cours et l’on n’entame plus rien.
event-counted = { $seat } a { $cash } en argent, { $deeds } en propriétés et { $buildings } en bâtiments.
event-counted-papers = { $seat } a { $shares } en actions et { $dollars } en Dollars Picsou.
event-counted-unpaid = { $seat } ne peut payer { $amount } d’intérêts sur les hypothèques reprises : c’est retranché.
event-richest =
    { $winners ->
        [one] { $seat } a la plus grande fortune, { $total }, et gagne la partie !
       *[other] { $seat } partage la victoire, avec { $total } !
    }
event-pot-paid = { $seat } ramasse la cagnotte de { $amount }.
event-stays-with-bank = { CAPITAL(THE($deed)) } reste à la Banque.

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
        [0] Total { $sum } : chacun des autres verse { $amount } à { $seat }.
       *[1] Total { $sum } : chacun des autres verse { $amount } à { $seat } et donne un bon de voyage, s’il en a.
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

event-depot-built = { $seat } construit { building-a } sur { THE($deed) } pour { $price }.
event-depot-sold = { $seat } vend { building-the } sur { THE($deed) } pour { $amount }.
event-storm-chosen = { $seat } envoie la tempête sur { $lot }, chez { $owner }.
event-storm-hit =
    { $count ->
        [0] Il ne reste rien sur { THE($deed) }.
       *[other] Il reste { building-standing } sur { THE($deed) }.
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
