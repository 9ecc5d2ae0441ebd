### What only the fifth book has: what happens in it, why it refuses, what it asks, and what its papers are called.
###
### The arguments are as in `events.ftl`; a company, a travel voucher and a Roll Three card come by name, and a
### lot of an auction by one of the lot texts below.

## Travel vouchers

event-drew-voucher = { $seat } drew a travel voucher: { $voucher }.
event-dealt-voucher = { $seat } is dealt a travel voucher: { $voucher }.
event-voucher-played = { $seat } played a travel voucher: { $voucher }.
event-vouchers-expired =
    { $count ->
        [one] { $seat } lost a travel voucher: it expired.
       *[other] { $seat } lost { $count } travel vouchers: they expired.
    }
event-voucher-given = { $seat } gave { $to } a travel voucher: { $voucher }.
event-voucher-returned = { $seat } put a travel voucher back into the pile: { $voucher }.
event-last-call = Before the turn ends, { $seat } may still play a travel voucher.
event-nothing-to-draw = Nothing is left to draw for { $seat }: the pile is empty.

## The lottery, the utilities, Roll Three, Squeeze Play

event-drew-ticket = { $seat } drew a lottery ticket: { $amount }.
event-die8-fell = The eight-sided die shows { $face }: { $deed }.
event-drew-roll = { $seat } drew the Roll Three card { $roll }.
event-dealt-roll = { $seat } is dealt the Roll Three card { $roll }.
event-threw-three = { $seat } threw { $first }, { $second } and { $third } for Roll Three.
event-roll-three-paid =
    { $matches ->
        [1] One number matches: { $seat } received { $amount } for the card { $roll }.
        [2] Two numbers match: { $seat } received { $amount } for the card { $roll }.
       *[3] All three numbers match: { $seat } received { $amount } for the card { $roll }.
    }
event-threw-squeeze = { $seat } threw { $first } and { $second } for Squeeze Play.
event-squeezed =
    { $vouchers ->
        [0] The throw counts { $sum }: every other player pays { $seat } { $amount }.
       *[1] The throw counts { $sum }: every other player pays { $seat } { $amount } and gives a travel voucher, if there is one.
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
event-storm-chosen = { $seat } let the storm strike { $owner } at { $lot }.
event-storm-hit =
    { $count ->
        [0] Nothing is left standing at { $deed }.
        [one] At { $deed }, { building-standing } is left.
       *[other] At { $deed }, { building-standing } are left.
    }

## Auctions of papers and cards

event-lot-auction-opened = The auction of { $lot } opened at { $opening }.
event-lot-won = { $seat } won the auction of { $lot } for { $price }.
event-lot-unsold = Nobody bid for { $lot }.
lot-any-share = a share of any company
lot-share = a share of { $name }
lot-dollar = a Picsou dollar
lot-roll = the Roll Three card { $name }
lot-voucher = a travel voucher ({ $name })
lot-card = the card “{ $name }”
lot-a-card = A card

## Trades, rents paid in halves, bankruptcies, the count

event-traded-dollars =
    { $count ->
        [one] { $seat } handed { $to } a Picsou dollar.
       *[other] { $seat } handed { $to } { $count } Picsou dollars.
    }
event-traded-shares =
    { $count ->
        [one] { $seat } handed { $to } a share of { $company }.
       *[other] { $seat } handed { $to } { $count } shares of { $company }.
    }
event-traded-roll = { $seat } handed { $to } the Roll Three card { $roll }.
event-paid-half = { $seat } paid { $to } half of the rent in cash, { $amount }; { $rest } remains to be given in property.
event-gave-deed = { $seat } gave { $to } { $deed } for the rent; still to be given: { $rest }.
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
event-counted-papers = { $seat } counts { $shares } in shares and { $dollars } in Picsou dollars.

## Why something is refused: trades

refusal-offer-bank-has-deeds = The Bank still has deeds. Until it has none, players trade no property.
refusal-offer-mortgaged-share = A mortgaged share cannot be traded.
refusal-offer-card-not-traded = That card cannot be traded. Its holder keeps it until it is used.

## Skyscrapers, depots and stands

refusal-skyscraper-needs-hotels = Too early for { -skyscraper(form: "a") }: put { -hotel(form: "a") } on every street of this colour first.
refusal-skyscraper-stands = There stands { -skyscraper(form: "a") } already, and no more than one fits.
refusal-no-skyscrapers-left = The Bank is out { -skyscraper(form: "of") }. Wait until one comes back.
refusal-not-your-station = That station is not yours.
refusal-station-mortgaged = That station is mortgaged. Lift the mortgage first.
refusal-depot-stands = One stands there already, and no more than one fits.
refusal-no-depots-left = The Bank has none left. Wait until one comes back.
refusal-sell-depot-first = Sell what stands at this station to the Bank first.
refusal-hotel-sale-forces-all = With { -hotel(form: "a") } in the group, all its buildings are sold at once, or none.

## Rents paid half in property

refusal-no-half = Only a rent that you cannot pay may be paid half in property.
refusal-half-above-cash = You lack the cash for half of the rent. Raise some first.
refusal-half-too-little-property = You lack the property to make up the other half.
refusal-give-first = Half of the rent has been paid. First give property for the other half.
refusal-nothing-to-give = Nothing is asked of you here.
refusal-not-to-give = That property cannot be given: it must be yours, without mortgage or buildings.

## Vouchers

refusal-no-voucher = There are no travel vouchers in this game.
refusal-voucher-not-now = Play a travel voucher in your own turn, before you throw or at its end.
refusal-voucher-played-already = You have played a travel voucher in this turn. Keep this one for another.
refusal-voucher-in-jail = Travel vouchers do not get you out of Jail.
refusal-voucher-needs-space = Say where to: that travel voucher leaves you the choice of the space.
refusal-voucher-not-there = That travel voucher does not bring you there.
refusal-voucher-not-held = Nobody can part with a travel voucher that they do not hold.
refusal-no-voucher-asked = Nobody is asking for a travel voucher now.
refusal-choose-voucher-first = First the travel voucher that changes hands is chosen.
refusal-last-call-only = The turn ends by itself; there is nothing to declare now.

## Picsou dollars

refusal-no-dollars-on-sale = No Picsou dollars are on sale to you now.
refusal-dollars-too-many = There are not that many Picsou dollars on sale.
refusal-dollars-above-cash = You lack the cash for that many Picsou dollars. Buy fewer, or raise some first.
refusal-dollars-not-held = You do not hold that many Picsou dollars.
refusal-dollars-say-zero = Picsou dollars are not declined: say how many you buy, or 0 for none.
refusal-dollars-first = First it must be said how many Picsou dollars are bought.

## Shares

refusal-no-share-on-sale = No share is on sale to you now.
refusal-no-share-left = The Bank has no share of that company left. Choose another.
refusal-share-above-cash = You lack the cash for this share. Raise some first, or choose another.
refusal-share-first = First a share is chosen, or sent to auction.
refusal-share-not-held = You hold no share of that company that is free of mortgage.
refusal-no-share-mortgaged = You have no mortgaged share of that company.

## Storms and kept cards

refusal-no-storm = You have no storm to aim.
refusal-storm-first = First it must be said where the storm strikes.
refusal-storm-not-his = A hurricane strikes the property of another player.
refusal-storm-not-own = A tornado strikes your own property.
refusal-storm-nothing-built = Nothing stands there that a storm could take.
refusal-storm-one-station = Of the stations, a storm strikes a single one. Name it.
refusal-sell-house-first = First the building that has to go is sold.
refusal-not-condemned = That building cannot be the one that goes.
refusal-card-has-no-target = That card is for no particular property.
refusal-card-needs-lot = That card brings { -house(form: "a") }: name a lot where it could be built.
refusal-card-plays-itself = That card is used by itself when its moment comes.

## What is asked

ask-last-call = A travel voucher before your turn ends?
ask-dollars = How many Picsou dollars, at { $price } each?
ask-share = A share of which company?
ask-storm-other = Where does the hurricane strike?
ask-storm-own = Where does the tornado strike?
ask-give-voucher = Which travel voucher do you give { $to }?
ask-take-voucher = Which travel voucher do you take?
ask-return-voucher = Which travel voucher goes back into the pile?
ask-sell-house = Which building do you sell?
ask-half = Property for the other half of the rent: { $left } to go

## What players hold

paper-dollars =
    { $count ->
        [one] { $count } Picsou dollar
       *[other] { $count } Picsou dollars
    }
paper-shares =
    { $count ->
        [one] { $count } share of { $name }
       *[other] { $count } shares of { $name }
    }
papers-counted = { $name } ×{ $count }
paper-roll = Roll Three card { $name }
paper-dollars-held = { $name }: { $count }
paper-dollar-value = A Picsou dollar is worth { $amount }
paper-par = Par
paper-dividends = Dividends
paper-mortgaged = mortgaged: { $count }
