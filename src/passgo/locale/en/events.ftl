### What happened, one sentence an event.
###
### The arguments stand in `passgo.rules.base.events.KINDS`; `$seat` is the one it is about. They arrive
### ready to print: hands by name ("the Bank", never at the head of a sentence), spaces and deeds by
### name, a card by its text, money with its currency. Numbers stay numbers, and a building stays its
### id, `house`, `hotel` and so on, so that both can be selected on. A company, a travel voucher and a Roll Three
### card come by name, a lot by one of the lot texts below. The rule is cited beside the sentence.

## Who begins

event-rolled-off = { $seat } rolled { $first } and { $second } to see who goes first.
event-goes-first = { $seat } goes first.

## Dice and movement

event-turn-began = { $seat }’s turn.
throw-plain = { $seat } rolled { $first } and { $second }.
throw-doubles = { $seat } rolled doubles, { $first } and { $second }.
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
event-threw-for-rent = { $seat } rolled { $first } and { $second } to set the rent.
event-doubles-again = Doubles! { $seat } rolls again.
event-third-doubles = Third doubles in a row: { $seat } does not move, but goes straight to Jail.
event-moved = { $seat } moved from { $origin } to { $target }.
event-salary = { $seat } collected the salary of { $amount }.
event-stopped = { $seat } is at { $space }: nothing to do.

## Buying and auctions

event-on-sale = { $deed } is unowned; its price is { $price }.
event-bought = { $seat } bought { $deed } for { $price }.
event-declined = { $seat } sent { $deed } to auction.
event-auction-opened = Bidding for { $deed } opened at { $opening }.
event-building-auction-opened = Bidding for { building-a } opened at { $opening }.
event-bid = { $seat } bid { $amount }.
event-passed = { $seat } passed.
event-auction-won = { $seat } won the auction of { $deed } for { $price }.
event-building-won = { $seat } won the auction of { building-a } for { $price }.
event-unsold = Nobody bid for { $deed }, so it stays with the Bank.
event-building-unsold = Nobody bid for { building-the }, so it stays with the Bank.
event-shortage-given-up = Time’s up: { building-the } stays with the Bank, and nobody pays.

## Rent

event-rent-open = { $owner } may ask { $seat } for { $amount } rent for { $deed }.
event-rent-dice-open = { $owner } may ask { $seat } for rent for { $deed }: { $factor } times a new dice roll.
event-rent-none = { $deed } is mortgaged, so { $seat } owes { $owner } no rent.
event-rent-claimed = { $seat } asked { $lander } for { $amount } rent for { $deed }.
event-rent-dice-claimed = { $seat } asked { $lander } for rent for { $deed }: { $factor } times a new dice roll.
event-rent-waits = { $seat } asked for the rent for { $deed }. It waits until { $lander } is out of debt.
event-rent-waived = { $seat } waived { $lander }’s rent for { $deed }.
event-rent-lapsed = { $seat } didn’t ask in time, so { $lander } owes no rent for { $deed }.
event-paid-half = { $seat } paid { $to } half of the rent in cash, { $amount }. Still to be given in property: { $rest }.
event-gave-deed = { $seat } gave { $to } { $deed } for the rent. Still to be given: { $rest }.

## Money, cards and taxes

event-paid = { $seat } paid { $to } { $amount }.
event-received = { $seat } received { $amount } from the Bank.
event-drew = { $seat } drew “{ $card }”
event-kept-card = { $seat } kept the card.
event-card-returned = { $seat } put the card back under its pile: “{ $card }”
event-tax-asked = { $seat } must choose: a tax of { $flat }, or { $percent }% of everything they own.
event-tax-chosen =
    { $percent ->
        [0] { $seat } chose the flat tax, { $amount }.
       *[other] { $seat } chose { $percent }% of everything they own, which came to { $amount }.
    }

## Jail

event-jailed = { $seat } is off to Jail, with no salary.
event-stays-in-jail =
    { $tries ->
        [one] No doubles: { $seat } stays in Jail, with 1 try left.
       *[other] No doubles: { $seat } stays in Jail, with { $tries } tries left.
    }
event-freed = { $seat } is out of Jail, a free player again.

## Houses and hotels

event-built =
    { $building ->
        [skyscraper] { $seat } built { -skyscraper(form: "a") } at { $deed } for { $price }; { -hotel(form: "the") } goes back to the Bank.
        [hotel] { $seat } built { -hotel(form: "a") } at { $deed } for { $price }; its { -house(form: "many") } go back to the Bank.
       *[house] { $count ->
            [1] { $seat } built a first { -house } at { $deed } for { $price }.
            [2] { $seat } built a second { -house } at { $deed } for { $price }.
            [3] { $seat } built a third { -house } at { $deed } for { $price }.
           *[4] { $seat } built a fourth { -house } at { $deed } for { $price }.
        }
    }
event-sold-building =
    { $count ->
        [0] { $seat } sold the last { -house } at { $deed } for { $amount }.
        [one] { $seat } sold { -house(form: "a") } at { $deed } for { $amount }; { $count } is left.
       *[other] { $seat } sold { -house(form: "a") } at { $deed } for { $amount }; { $count } are left.
    }
event-sold-hotel = { $seat } sold { -hotel(form: "the") } at { $deed } for { $amount }; { $count } { -house(form: "many") } replace it.
event-sold-group =
    { $count ->
        [0] { $seat } sold all the buildings of the { $group } group for { $amount }.
       *[other] { $seat } sold buildings of the { $group } group for { $amount }, down to { building-standing } a site.
    }
event-shortage = The Bank has only { building-counted } left. Everyone who can build says how many they want.
event-wanted =
    { $count ->
        [0] { $seat } wants { building-no }.
       *[other] { $seat } wants { building-counted }.
    }

## Mortgages

event-mortgaged = { $seat } mortgaged { $deed } for { $amount }.
event-lifted = { $seat } lifted the mortgage on { $deed } for { $amount }.
# The payment of the interest is told by an event of its own.
event-kept-mortgage = { $seat } kept the mortgage on { $deed }.

## Trades

event-offered = { $seat } made { $to } an offer.
event-accepted = { $seat } accepted the offer from { $offerer }.
event-rejected = { $seat } declined the offer from { $offerer }.
event-withdrawn = { $seat } withdrew the offer to { $to }.
event-traded-deed = { $seat } handed { $deed } to { $to }.
event-traded-card = { $seat } handed { $to } the card “{ $card }”
event-traded-cash = { $seat } gave { $to } { $amount }.
event-traded-shares =
    { $count ->
        [one] { $seat } handed { $to } a share of { $company }.
       *[other] { $seat } handed { $to } { $count } shares of { $company }.
    }
event-traded-roll = { $seat } handed { $to } the Roll Three card { $roll }.

## Debt, bankruptcy, the end

event-in-debt = { $seat } owes { $to } { $amount } and must raise the money.
event-went-bankrupt = { $seat } went bankrupt, owing { $to } { $amount }.
event-left-deed = { $seat } left { $deed } to the Bank.
event-left-lot =
    { $count ->
        [one] { $seat } left { $lot } to the Bank.
       *[other] { $seat } left { $lot } to the Bank (× { $count }).
    }
event-inherited-deed =
    { $mortgaged ->
        [0] { $count ->
            [0] { $seat } took over { $deed }.
           *[other] { $seat } took over { $deed }, with { building-standing }.
        }
       *[other] { $seat } took over { $deed }, mortgaged.
    }
event-inherited-card = { $seat } took over the card “{ $card }”
event-game-over = { $seat } is the last player standing and wins the game!
event-inherited-shares =
    { $count ->
        [one] { $seat } took over a share of { $company }.
       *[other] { $seat } took over { $count } shares of { $company }.
    }
event-inherited-dollars =
    { $count ->
        [one] { $seat } took over a Picsou dollar.
       *[other] { $seat } took over { $count } Picsou dollars.
    }
event-inherited-roll = { $seat } took over the Roll Three card { $roll }.
event-inherited-vouchers =
    { $count ->
        [one] { $seat } took over a travel voucher: { $voucher }.
       *[other] { $seat } took over { $count } travel vouchers: { $voucher }.
    }

## Dealing, the Speed Die, the bell and the count

event-red-fell =
    { $face ->
        [4] The Speed Die shows the bus.
        [5] The Speed Die shows Mr. Monopoly.
       *[other] The Speed Die shows { $face }.
    }
event-chose-move =
    { $count ->
        [one] { $seat } moves on { $count } space.
       *[other] { $seat } moves on { $count } spaces.
    }
event-chose-space = Three of a kind: { $seat } chooses { $space }.
event-moves-on = Mr. Monopoly moves { $seat } on to the next property.
event-dealt = { $seat } is dealt { $deed } (paid: { $price }).
event-dealt-free = { $seat } is dealt { $deed }.
event-bell-rang = Time’s up! Finish what’s in progress; nothing new may start.
event-counted = { $seat } has { $cash } in cash, { $deeds } in deeds and { $buildings } in buildings.
event-counted-papers = { $seat } has { $shares } in shares and { $dollars } in Picsou dollars.
event-counted-unpaid = { $seat } can’t pay { $amount } interest on mortgages taken over, so it is deducted.
event-richest =
    { $winners ->
        [one] { $seat } is the richest, with { $total }, and wins the game!
       *[other] { $seat } shares the win, with { $total }!
    }
event-pot-paid = { $seat } takes the { $amount } pot.
event-stays-with-bank = { $deed } stays with the Bank.

## Travel vouchers

event-drew-voucher = { $seat } drew a travel voucher: { $voucher }.
event-dealt-voucher = { $seat } is dealt a travel voucher: { $voucher }.
event-voucher-played = { $seat } played a travel voucher: { $voucher }.
event-vouchers-expired =
    { $count ->
        [one] A travel voucher of { $seat } expired.
       *[other] { $count } travel vouchers of { $seat } expired.
    }
event-voucher-given = { $seat } gave { $to } a travel voucher: { $voucher }.
event-voucher-returned = { $seat } put a travel voucher back into the pile: { $voucher }.
event-last-call = Before the turn ends, { $seat } may still play a travel voucher.
event-nothing-to-draw = { $seat } can’t draw: the pile is empty.

## The lottery, the utilities, Roll Three, Squeeze Play

event-drew-ticket = { $seat } drew a lottery ticket: { $amount }.
event-die8-fell = The eight-sided die shows { $face }: { $deed }.
event-drew-roll = { $seat } drew the Roll Three card { $roll }.
event-dealt-roll = { $seat } is dealt the Roll Three card { $roll }.
event-threw-three = { $seat } rolled { $first }, { $second } and { $third } for Roll Three.
event-roll-three-paid =
    { $matches ->
        [1] 1 number matches: { $seat } received { $amount } for the card { $roll }.
        [2] 2 numbers match: { $seat } received { $amount } for the card { $roll }.
       *[3] All 3 numbers match: { $seat } received { $amount } for the card { $roll }.
    }
event-threw-squeeze = { $seat } rolled { $first } and { $second } for Squeeze Play.
event-squeezed =
    { $vouchers ->
        [0] Total { $sum }: every other player pays { $seat } { $amount }.
       *[1] Total { $sum }: every other player pays { $seat } { $amount } and gives a travel voucher, if they have one.
    }

## Picsou dollars

event-dollars-on-sale =
    { $count ->
        [one] { $seat } may buy a Picsou dollar for { $price }.
       *[other] { $seat } may buy up to { $count } Picsou dollars at { $price } each.
    }
event-dollars-bought =
    { $count ->
        [0] { $seat } bought no Picsou dollars.
        [one] { $seat } bought a Picsou dollar for { $amount }.
       *[other] { $seat } bought { $count } Picsou dollars for { $amount }.
    }
event-dollars-sold =
    { $count ->
        [one] { $seat } sold a Picsou dollar to the Bank for { $amount }.
       *[other] { $seat } sold { $count } Picsou dollars to the Bank for { $amount }.
    }
event-dollars-gained =
    { $count ->
        [0] The Bank has no Picsou dollar left for { $seat }.
        [one] { $seat } received a Picsou dollar.
       *[other] { $seat } received { $count } Picsou dollars.
    }

## The Stock Exchange

event-share-on-sale = { $seat } may choose a share.
event-share-declined = { $seat } sent the share to auction.
event-share-taken = { $seat } took a share of { $company } for { $price }.
event-share-chosen = { $seat } chose a share of { $company }.
event-dividend =
    { $count ->
        [one] { $seat } received { $amount } in dividends on a share of { $company }.
       *[other] { $seat } received { $amount } in dividends on { $count } shares of { $company }.
    }
event-shares-returned =
    { $count ->
        [one] { $seat } returned a share of { $company } to the Bank.
       *[other] { $seat } returned { $count } shares of { $company } to the Bank.
    }
event-share-mortgaged = { $seat } mortgaged a share of { $company } for { $amount }.
event-share-lifted = { $seat } lifted the mortgage on a share of { $company } for { $amount }.

## Depots, taxi stands, storms

event-depot-built = { $seat } built { building-a } at { $deed } for { $price }.
event-depot-sold = { $seat } sold { building-the } at { $deed } for { $amount }.
event-storm-chosen = { $seat } sent the storm to { $owner }’s { $lot }.
event-storm-hit =
    { $count ->
        [0] No buildings are left at { $deed }.
        [one] At { $deed }, { building-standing } is left.
       *[other] At { $deed }, { building-standing } are left.
    }

## Auctions of papers and cards

event-lot-auction-opened = Bidding for { $lot } opened at { $opening }.
event-lot-won = { $seat } won the auction of { $lot } for { $price }.
event-lot-unsold = Nobody bid for { $lot }.
lot-any-share = a share of any company
lot-share = a share of { $name }
lot-dollar = a Picsou dollar
lot-roll = the Roll Three card { $name }
lot-voucher = a travel voucher ({ $name })
lot-card = the card “{ $name }”
lot-a-card = A card
