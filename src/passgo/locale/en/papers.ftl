### The screen of the fifth book: its spaces, its papers, its decisions. Amounts arrive written out.

## The lobby

edition-picsou = Picsou
variant-taxi = with taxis
variant-squeeze = red die
variant-taxi-note = Four taxi companies, one after each station: 52 spaces.
variant-squeeze-note = In Squeeze Play, you roll a red die with the two white ones.

## What each holds in paper

tab-papers = Items
hand-tabs = Deeds or items
free-papers = Items
papers-title = { $name }’s items
papers-of = { $name }, items: { $papers }
papers-times = ×{ $count }
papers-dollars = Picsou dollars
papers-shares = Shares
papers-vouchers = Travel vouchers
papers-rolls = Roll Three cards
papers-cards = Kept cards
papers-no-shares = No shares.
papers-no-vouchers = No travel vouchers.
papers-no-rolls = No Roll Three cards.
paper-of = of { $most }
paper-left = { $left } of { $all }
player-kept-house = { -house }
player-kept-rent = half rent
player-kept-share = half share
free-house-on = Free { -house }: { $deed }
paper-dollars =
    { $count ->
        [one] { $count } Picsou dollar
       *[other] { $count } Picsou dollars
    }
event-traded-dollars =
    { $count ->
        [one] { $seat } handed { $to } a Picsou dollar.
       *[other] { $seat } handed { $to } { $count } Picsou dollars.
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

## Picsou dollars

dollar-price = Price since the start
dollar-chart = Price of a Picsou dollar after each change: { $values }
dollar-chart-start = start: { $price }
dollar-rule = The price follows the rent of { $deed }.
dollar-left =
    { $count ->
        [one] The Bank has 1 left.
       *[other] The Bank has { $count } left.
    }
dollar-left-cheap = Half price, thanks to your card.
bank-dollars =
    { $count ->
        [one] 1 Picsou dollar of { $all }, { $price } each
       *[other] { $count } Picsou dollars of { $all }, { $price } each
    }
bank-shares =
    { $count ->
        [one] 1 share
       *[other] { $count } shares
    }
bank-vouchers =
    { $count ->
        [one] 1 travel voucher
       *[other] { $count } travel vouchers
    }
bank-rolls =
    { $count ->
        [one] 1 Roll Three card
       *[other] { $count } Roll Three cards
    }
bank-tickets =
    { $count ->
        [one] 1 lottery ticket
       *[other] { $count } lottery tickets
    }
dollar-bank = { $count } of { $all } in the Bank
dollar-watch = { $name } may buy Picsou dollars.
dollar-cost =
    { $count ->
        [0] Nothing
        [one] One Picsou dollar
       *[other] { $count } Picsou dollars
    }
dollar-held =
    { $count ->
        [one] { $name } already has 1.
       *[other] { $name } already has { $count }.
    }
dollar-how-many = Number of Picsou dollars
dollar-buy =
    { $count ->
        [one] Buy 1 for { $price }
       *[other] Buy { $count } for { $price }
    }
dollar-none = Buy none
dollar-sell-many = Number of Picsou dollars to sell
dollar-sell =
    { $count ->
        [one] Sell 1 to the Bank for { $price }
       *[other] Sell { $count } to the Bank for { $price }
    }
raise-sell-dollars = Sell a Picsou dollar

## The Stock Exchange

share-note = Choose one share at par. If you don’t, the right to a share is auctioned.
share-note-free = Choose one free share, of those the Bank still has.
share-watch = { $name } is choosing a share.
share-offer = { $price }, { $left } of { $all } left
share-gift = { $left } of { $all } left
share-decline = Auction a share
share-brings = dividend: { $amount }
share-mortgage = Mortgage for { $amount }
share-lift = Lift for { $amount }

## Storms

storm-note = Every site of the group loses one level; a station loses its depot. Nobody is paid.
storm-watch = { $name } is choosing where the storm strikes.
storm-gone = nothing left
sell-house-note = The Bank pays half of its price.

## Travel vouchers

voucher-where =
    { $count ->
        [one] one space
       *[other] { $count } spaces to choose from
    }
voucher-watch = { $name } is choosing a travel voucher.
last-call-note = One voucher per turn. The space you reach counts as if you had rolled it.
last-call-watch = { $name } may still play a travel voucher.
last-call-done = { verb-done }

## A rent half in cash, half in property

debt-half = Half in cash ({ $cost }), half in property
half-pledged = You can no longer give a mortgaged deed.
half-title = Pay half in property?
half-text = Half, { $amount }, goes to { $creditor } in cash at once. The other half is paid in deeds of your choice. This can’t be undone.
half-yes = Pay half and half
half-no = Go back
half-note = { $name }, choose deeds for { $by }, at their printed prices. You get no change for any excess.
half-due = Still to give
half-chosen = Deeds chosen
half-left = Missing
half-over = Too much
half-give =
    { $count ->
        [0] Choose deeds
        [one] Give { $to } this deed
       *[other] Give { $to } these { $count } deeds
    }

## Draws and throws

announce-voucher = { $name } draws a travel voucher.
announce-ticket = { $name } draws a lottery ticket.
announce-die8 = { $name } rolls the eight-sided die.
announce-three = { $name } plays Roll Three.
announce-squeeze = { $name } plays Squeeze Play.
announce-hurricane = { $name } sends a hurricane.
announce-tornado = A tornado passes over { $name }.
ticket-blank = Nothing
ticket-wins = paid by the Bank at once
ticket-loses = this ticket wins nothing
squeeze-sum = Total: { $sum }
squeeze-each = Every other player pays { $amount }.
squeeze-none = Nobody pays.
squeeze-voucher = They also give a travel voucher, if they have one.
roll-pays = One match pays { $one }, two pay { $two }, all three { $three }, or { $own } on the roller’s own card.

## What is built

deed-skyscraper = with { -skyscraper(form: "a") }
deed-built = with { building-a }
deed-times = rent ×{ $factor }
act-build-a = Build { building-a }
act-sell-the = Sell { building-the }
group-completes-taxi = { group-completes-railroad }
count-shares = { papers-shares }
count-dollars = { papers-dollars }

## Auctions and deeds

auction-note-from = Any player may bid, from { $least }.
mortgaged-short = mtgd.
deed-depot = { CAPITAL(-depot) }
deed-stand = { CAPITAL(-stand) }
voucher-back = Choose another voucher

## Shares that may be taken, vouchers that are not asked about

paper-dividends-of = dividend with that number of shares
share-how = Below each name: the dividend with 1, 2, 3, 4 or 5 shares.
last-call-never = Don’t ask again in this game
last-call-unasked = passgo no longer asks about vouchers at the end of your turn.
last-call-again = Ask again

## What is asked

ask-last-call = Play a travel voucher before your turn ends?
ask-dollars = How many Picsou dollars, at { $amount } each?
ask-share = Which company’s share?
ask-storm-other = Where does the hurricane strike?
ask-storm-own = Where does the tornado strike?
ask-give-voucher = Which travel voucher do you give { $by }?
ask-take-voucher = Which travel voucher do you take?
ask-return-voucher = Which travel voucher goes back to the pile?
ask-sell-house = Which building do you sell?
ask-half = Property for the other half of the rent: { $half } to go
