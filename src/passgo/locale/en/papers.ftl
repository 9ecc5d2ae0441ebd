### The screen of the fifth book: its spaces, its papers, its decisions. Amounts arrive written out.

## The lobby

edition-picsou = Picsou
variant-taxi = with taxis
variant-squeeze = red die
variant-taxi-note = Four taxi companies, one after each station: 52 spaces.
variant-squeeze-note = At Squeeze Play a red die falls with the two white ones.

## What each holds in paper

tab-papers = Papers
hand-tabs = Deeds or papers
free-papers = Papers
papers-title = { $name }: papers
papers-of = { $name }, papers: { $papers }
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

dollar-price = The price since the start
dollar-chart = Price of a Picsou dollar, from change to change: { $values }
dollar-chart-start = at first { $price }
dollar-rule = The price follows the rent that { $deed } asks.
dollar-left =
    { $count ->
        [one] The Bank has one left.
       *[other] The Bank has { $count } left.
    }
dollar-left-cheap = At half of what it is worth, by grace of the card.
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
        [one] { $name } holds one already.
       *[other] { $name } holds { $count } already.
    }
dollar-how-many = Number of Picsou dollars
dollar-buy =
    { $count ->
        [one] Buy one for { $price }
       *[other] Buy { $count } for { $price }
    }
dollar-none = Buy none
dollar-sell-many = Number of Picsou dollars to sell
dollar-sell =
    { $count ->
        [one] Sell one to the Bank { $price }
       *[other] Sell { $count } to the Bank { $price }
    }
raise-sell-dollars = Sell a Picsou dollar

## The Stock Exchange

share-note = One only, at par. Otherwise a share of the winner’s choice is auctioned.
share-note-free = One only, free, of those the Bank still has.
share-watch = { $name } is choosing a share.
share-offer = { $price }, { $left } of { $all } left
share-gift = { $left } of { $all } left
share-decline = Auction a share
share-brings = dividend: { $amount }
share-mortgage = Mortgage { $amount }
share-lift = Lift { $amount }

## Storms

storm-note = Every lot of the group loses a level, a station its depot. Nobody is paid.
storm-watch = { $name } is aiming a storm.
storm-gone = nothing left
sell-house-note = The Bank gives back half of its price.

## Travel vouchers

voucher-where =
    { $count ->
        [one] one space
       *[other] { $count } spaces to choose from
    }
voucher-watch = { $name } is choosing a travel voucher.
last-call-note = One voucher a turn. The space you reach counts as after a throw.
last-call-watch = { $name } may still play a travel voucher.
last-call-done = { verb-done }

## A rent half in cash, half in property

debt-half = Half in cash ({ $amount }), half in property
half-pledged = A mortgaged deed can no longer be given.
half-title = Pay half in property?
half-text = Half in cash, { $amount }, goes to { $creditor } at once; the other half is settled in deeds of your choice. There is no way back.
half-yes = Yes, half and half
half-no = No, look further
half-note = { $name } picks deeds, at their printed prices, for { $to }. Nothing above comes back.
half-due = Still to give
half-chosen = Deeds picked
half-left = Missing
half-over = Too much
half-give =
    { $count ->
        [0] Pick deeds
        [one] Give { $to } this deed
       *[other] Give { $to } these { $count } deeds
    }

## Draws and throws

announce-voucher = { $name } draws a travel voucher.
announce-ticket = { $name } draws a lottery ticket.
announce-die8 = { $name } throws the eight-sided die.
announce-three = { $name } plays Roll Three.
announce-squeeze = { $name } plays Squeeze Play.
announce-hurricane = { $name } sends a hurricane.
announce-tornado = A tornado passes over { $name }.
ticket-blank = Nothing
ticket-wins = paid by the Bank, at once
ticket-loses = this ticket wins nothing
squeeze-sum = Total: { $sum }
squeeze-each = Each of the others pays { $amount }.
squeeze-none = Nobody pays.
squeeze-voucher = And gives a travel voucher, if there is one.
roll-pays = One match pays { $one }, two pay { $two }, all three { $three }, and { $own } to the thrower.

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

auction-note-from = Anyone may bid, from { $least } on.
mortgaged-short = mtgd.
deed-depot = { CAPITAL(-depot) }
deed-stand = { CAPITAL(-stand) }
voucher-back = Choose another voucher

## Shares that may be taken, vouchers that are not asked about

paper-dividends-of = dividend with so many shares
share-how = Below each name: the dividend with 1, 2, 3, 4 or 5 shares.
last-call-never = Don’t ask again in this game
last-call-unasked = You are not asked at the end of your turn whether to play a voucher.
last-call-again = Ask again

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
