### The browser's own words. Amounts arrive written out, names as they are.

## Everywhere

close = Close
less = Less
more = More
menu = Menu
language = Language
theme-light = Light
theme-dark = Dark
person = person
bot = bot
board = The board
mortgaged = mortgaged
rent-dice = { $factor }× dice
holds = holds { $cash }
dice = Dice: { $eyes }
back-to-decision = Back to the decision
line-down = The connection to the table is lost. Nothing you did is lost; trying again.
our-ruling = Our ruling
rule-book = Rule { $id }, in our own words.
rule-ours = Rule { $id }. The book is silent or unclear: this is our ruling.
rule-table = A house rule of this table; no book has it.
rule-heading-lost = The page with its heading is lost; we chose the name in [ ].

## Editions

edition-us1973 = Atlantic City
edition-ca1961 = Canada
edition-nhl1999 = The League
edition-fr2013 = Paris

## The lobby

lobby-faults = A book cannot be read. Correct its file, then reload this page.
lobby-title = Played to the letter.
lobby-books = Books
lobby-seats = Seats
lobby-taken = { $count } taken, up to { $most }
lobby-add = Add a seat
lobby-measured = Ratings: { $games } games of the bots with one another, { $edition }. Games of two won, of 100: { $duels }.
lobby-duels = { $bot } { $wins }
lobby-table = Your table
lobby-variant = Which game
variant-whole = whole
variant-short = short
variant-timed = timed
variant-speed = Speed Die
variant-cards = older cards
variant-whole-note = Until one player is left.
variant-short-note = Deeds are dealt at the start, and the end comes sooner.
variant-timed-note = Until the bell; the richest wins.
variant-unprinted-note = The book itself has no such game.
variant-speed-note = A red die joins the other two.
variant-cards-note = The cards of French sets from 1936 on.
lobby-start = Open the table
cover-players = { $least } to { $most } players
ticket-players = Players
ticket-cash = Each starts with
ticket-salary = Salary
ticket-stock = { CAPITAL(-house(form: "many")) }, { -hotel(form: "many") }
ticket-stock-more = { CAPITAL(-skyscraper(form: "many")) }, { -depot(form: "many") }
ticket-stands = { CAPITAL(-stand(form: "many")) }
ticket-offers = Offers by bots, to each of you
ticket-a-turn = { $count } a turn
seat-token = { $name }’s token: { $token }
seat-change-token = Change token
seat-no-token = All tokens are taken.
seat-name = Name of player { $number }
seat-remove = Remove { $name } from the table
seat-person-note = at this screen
name-blank = needs a name
name-twice = this name is taken
bot-strong = strong bot
bot-steady = steady bot
bot-easy = easy bot
bot-rules = bot, by rules of thumb
bot-random = bot, random
bot-own = bot, { $name }
bot-own-note = a bot of this host
bot-rating = rating { $rating }
bot-strong-note = tries its moves out before it chooses, and learns what each of you takes
bot-steady-note = trades, and says what it would take
bot-easy-note = loves a colour, pays too much for it, builds late
bot-rules-note = buys, builds, trades by rules of thumb
bot-random-note = any legal move
token-balloon = balloon
token-lighthouse = lighthouse
token-valise = valise
token-swallow = swallow
token-parasol = parasol
token-bell = bell
token-key = key
token-compass = compass

## The menu

menu-claims = { $name } asks for every rent automatically
menu-names = Names on the board
menu-names-printed = as printed
menu-new = New game
menu-new-sure = Leave this game? It stays open until another begins.
menu-new-yes = To the lobby
menu-mark = passgo follows the rulebook; names and marks belong to their owners.

## Board

corner-go = collect { $amount }
corner-jail = In Jail
corner-visiting = just visiting
corner-to-jail = no salary
corner-parking-note = nothing happens here
space-for-sale = for sale at { $price }
space-mortgaged = owned by { $owner }, mortgaged
space-owned = owned by { $owner }, rent { $rent }
space-built = owned by { $owner }, { $buildings }, rent { $rent }
space-tax-printed = { $amount } / { $percent }%
space-tax-choice = { $amount } or { $percent }%
space-visitors = here: { $names }

## Players

player-at = at { $space }
player-in-jail = in Jail
player-try =
    { $turn ->
        [1] jail, 1st try
        [2] jail, 2nd try
       *[3] jail, 3rd try
    }
player-out = bankrupt, out { $order ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[7] seventh
    }
player-out-short = { $name }, out
player-you = you
player-card = out of jail
player-acts = acts here
cell-acts = to play
player-claims =
    { $count ->
        [one] a rent to ask for
       *[other] { $count } rents to ask for
    }
player-deeds = { $name }: deeds
header-turn = turn { $turn }
tab-table = Table
tab-deeds = Deeds
tab-trade = Trade
tab-record = Record

## The Bank

bank = In the Bank
bank-houses = { -house(form: "many") } of { $all }
bank-hotels = { -hotel(form: "many") } of { $all }
bank-deeds =
    { $count ->
        [one] deed
       *[other] deeds
    }
bank-of = { $stock } of { $all }
bank-unseen =
    { $count ->
        [one] { $pile }: 1 card not seen yet
       *[other] { $pile }: { $count } cards not seen yet
    }

## The record

record = The record
record-note = each line cites its rule
record-turn = Turn { $turn }
record-way = to { $space }
line-threw-moved = { $seat } threw { $first } and { $second }, from { $origin } to { $target }.
line-rent-paid = { $seat } asked { $lander } for the rent of { $deed } and got { $amount }.
line-bids = { $seat } bid { $amount }, after { $bids }.
line-bids-rose = Bids rose from { $least } to { $amount }, the last by { $seat }.
line-passed = Out of the bidding: { $names }.
line-left = { $seat } left to the Bank: { $things }.
record-earlier = Earlier lines
record-save = Save the record

## A game that cannot be continued

refused-game-title =
    { $moves ->
        [one] The game of { $begun }, of one move, cannot be continued
       *[other] The game of { $begun }, of { $moves } moves, cannot be continued
    }
refused-game-move = The rules have been corrected since. At move { $n }, “{ $move }”, they now refuse what was recorded:
refused-game-setup = Its book has changed since, so that it cannot be set up as it was.
refused-game-kept = Nothing of it is lost, and a new game begins here whenever you like.

## Deeds

deed-number = Title deed · No. { $number }
deed-group = { $group } group
deed-held = { $owner } holds { $count } of { $all }
deed-would-be = { $group } group, would be { $count } of { $all }
deed-rent-alone = Rent, site alone
deed-rent-group = whole group, unbuilt
deed-houses =
    { $count ->
        [one] with { $count } { -house }
       *[other] with { $count } { -house(form: "many") }
    }
deed-hotel = with { -hotel(form: "a") }
deed-of-group = with { $count } of the group
deed-price = Price
deed-house = { CAPITAL(-house) }
deed-mortgage = Mortgage
deed-interest = Interest
deed-mortgaged = Mortgaged
deed-open = Whole deed
deed-unowned = Unowned, { $price } at the Bank.
deed-owned = Owned by { $owner }.
deed-is-mortgaged = Owned by { $owner }, mortgaged: no rent.
deeds-title = { $name }’s deeds
deeds-held =
    { $count ->
        [one] 1 held
       *[other] { $count } held
    }{ $mortgaged ->
        [0] { "" }
       *[other] , { $mortgaged } mortgaged
    }
deeds-none = { $name } holds no deed yet.
mini-unowned = unowned
mini-held-by = held by
mini-rent = rent now
act-sell-all = { verb-sell-all }
act-mortgage = { verb-mortgage }
act-lift = { verb-lift }
act-trade = Trade
act-refused = { $act }: { $why }
act-ask-for = Make { $name } an offer
group-completes = Completes the { $group } group.
group-completes-street =
    { $rises ->
        [yes] Unbuilt, it then charges { $rent }, and you may build.
       *[no] You may then build.
    }
group-charges = Unbuilt, a lot now charges { $rent }.
group-builds =
    { $you ->
        [yes] You may build there.
       *[no] { $name } may build there.
    }
group-mortgaged =
    { $count ->
        [one] One of its deeds is mortgaged and charges nothing until that is lifted.
       *[other] { $count } of its deeds are mortgaged and charge nothing until that is lifted.
    }
group-completes-railroad = The whole group then charges the highest rent.
group-completes-utility = { group-completes-railroad }
group-makes = { $count } of { $all } of the { $group } group.
group-rivals =
    { $count ->
        [one] { $names } holds some of it.
       *[other] { $names } hold some of it.
    }
group-free =
    { $left ->
        [one] The other one is still unowned.
       *[other] The other { $left } are still unowned.
    }

## Whose decision

decides = { $name } decides
decides-other = { $name } acts meanwhile
decides-group = Who acts
pass-to = Pass to { $name }
free-deeds = My deeds
free-trade = Trade
watch-thinks = { $name } is thinking.
watch-last-rent = One last rent to ask for, { $name }?
title-turn = { $name } to play · passgo
page-description = Monopoly as five rulebooks wrote it: alone, with friends, against bots.
announce-bankrupt = { $name } is bankrupt.
watch-turn = { $name } plays.
watch-deal = Title deeds are being dealt.
watch-deal-papers = Papers are being dealt.
watch-dealt = { $name }: { $deed }

## Throwing

rolloff-title = Who goes first?
rolloff-note = Everybody throws; the highest begins.
rolloff-waits = not thrown yet
throw-for = Throw for { $name }
throw-title = { $name } to throw.
throw-again-title = Doubles: { $name } throws again.
throw-note = From { $space }.
throw-dice = { verb-roll }

## Jail

jail-title = { $name } is in Jail.
jail-note =
    { $turn ->
        [1] First turn inside: doubles set you free, or { $amount } now.
        [2] Second turn inside: doubles set you free, or { $amount } now.
       *[3] Third turn inside: without doubles the fine of { $amount } is due.
    }
jail-throw = Throw for doubles
jail-fine = Pay { $amount }
jail-card = { verb-use }

## Buying

buy-title = { $deed } is for sale.
buy-note = Buy it, or it goes to auction.
buy-note-other = { $name } buys it, or it goes to auction.
buy-buy = Buy for { $price }
buy-decline = { verb-decline }
ledger-cash = Cash
ledger-cash-of = Cash of { $name }
ledger-after-of = Cash of { $name } after
ledger-after = Cash after

## Tax

move-bus-title = How far does the bus take { $name }?
move-bus-note = One white die, the other, or both.
move-triple-title = Triple: { $name } picks the space.
move-triple-note = Any space of the board, always forward, or just the white dice.
move-count = { $count }: { $space }

tax-title = Income tax for { $name }.
tax-note = Decide before counting.
tax-blind = A flat sum, or { $percent }% of everything owned. Nothing is counted before you choose.
tax-flat = { jail-fine }
tax-share = Pay { $percent }%

pay-or-draw-title = { $name } pays or draws.
pay-or-draw-note = Decide before the next card is seen.
pay-or-draw-pay = { jail-fine }
pay-or-draw-draw = Draw: { $deck }

## Auction

auction-title = { $lot } at auction.
auction-printed = Printed price: { $price }.
auction-note = Any player may bid, from any price.
auction-highest = Highest bid, { $name }
auction-none = No bid yet
auction-from = from { $least }
auction-unless = Sold to { $leader } unless somebody bids higher (still in: { $rivals }).
auction-bidders = The bidders
auction-leads = leads
auction-behind = still in
auction-no-bid = no bid yet
auction-passed = has passed
lot-building = { CAPITAL(building-a) }

bid-other = Other sum
bid-sum-short = Sum
bid-sum = Bid { $amount }
bid-pass = { verb-pass }
bid-hold = You have { $cash }. You cannot come back after a pass.

## Rent

claims = Rents to ask for
claim-line = { $owner } may ask { $lander } for { $amount }: { $deed }.
claim-dice = { $owner } may ask { $lander } for { $factor } times a throw: { $deed }.
claim-left =
    { $seconds ->
        [one] 1 second left.
       *[other] { $seconds } seconds left.
    }
claim-until = You can ask until { $name } throws.
claim-until-now = You can no longer ask once { $name } throws.
claim-last = Time is up: this is the last chance to ask before the count.
claim-ask = Ask
claim-waive = Let it go

## Debts

debt-title = { $name } owes { $creditor } { $amount }.
debt-note = Raise the money; the debt is paid as soon as you have it.
debt-note-rent = Rent for { $deed }. Raise the money; it is paid as soon as you have it.
debt-owed = Owed
debt-missing = { $amount } still missing.
debt-bankrupt = { verb-bankrupt }
raise-sell = Sell a building on { $name }
raise-sell-all = Sell all buildings, { $name }
raise-sell-down = Sell buildings down to { $count } a lot, { $name }
raise-mortgage = Mortgage { $name }
raise-nothing = Nothing left to sell or mortgage.
bankrupt-title = Leave the game?
bankrupt-text = { $name } leaves everything to { $creditor } and is out of the game for good.
bankrupt-yes = Yes, bankrupt
bankrupt-no = No, go on

## Mortgaged deeds that change hands

transfer-title = { $deed } comes mortgaged.
transfer-note = { $name } lifts it now, or keeps the mortgage and pays the interest.
transfer-keep = Keep it, pay { $amount }
transfer-lift = Lift it for { $amount }
transfer-all = { $count } deeds came mortgaged. Still to decide:
transfer-keep-all = Keep all, { $amount }
transfer-lift-all = Lift all, { $amount }

## Too few buildings

shortage-title = { building-counted } left.
shortage-note = { $name } wants to build, and others may. Say how many you want.
shortage-still = Still to say:
shortage-want = How many { building-many }
shortage-say =
    { $count ->
        [0] { CAPITAL(building-no) }
       *[other] { building-counted }
    }
shortage-alone = Only { $name } wants one
place-title = { $name } won { building-a }.
place-note = Where does it go?

## Trade

trade-title = An offer to { $name }
trade-note = Nothing is settled until { $name } accepts.
trade-partner = With whom
trade-giver = Who trades
trade-with = with
trade-struck = Agreed
trade-gives = gives, holds { $cash }
trade-cash = Cash from { $name }
trade-nothing = nothing
trade-clear = Clear
trade-make = Make the offer
trade-hint = Tick what changes hands. What it would do is shown here before anything is sent.
trade-between = Groups held in parts
slip-built = built
card-out-of-jail = Leave Jail free
effect-title = After it, { $name }
effect-completes =
    { $kind ->
        [street] Whole group: { $group }, { $count } of { $all }, may build
       *[other] Whole group: { $group }, { $count } of { $all }
    }
effect-breaks = No longer whole: { $group }, { $count } of { $all }
effect-holds =
    { $kind ->
        [street] { $count } of { $all } { $group } deeds
       *[other] { $count } of { $all }: { $group }
    }
effect-none =
    { $kind ->
        [street] No { $group } deed left
       *[other] None left: { $group }
    }
effect-mortgaged = { $deed } comes mortgaged: { $percent }% interest at once, or lift it.
effect-nothing = As many of each group as before.
offers = Offers
offers-next = Next offer, this is line { $at } of { $all }
offer-line = { $by } offers { $to } a deal.
offer-look = Look
offer-title = { $by } offers { $to } a deal
offer-note = The offer stands until it is answered or taken back.
offer-new = new
offer-gone = left out
offer-was = it was { $amount }
offer-accept = { verb-accept }
offer-reject = { verb-reject }
offer-counter = Counter
offer-withdraw = Take it back
offer-accepted = { $to } accepts the offer.
offer-rejected = { $to } turns the offer down.
offer-withdrawn = { $by } takes the offer back.
offer-lapsed = { $by }’s offer to { $to } is no longer possible.
offer-better = Change it
offer-why-too-little = { $to } would gain too little by it.
offer-why-no-better-chance = It would not clearly raise { $to }’s chances to win.
offer-why-keeps-colour = { $to } parts with no colour that is whole.
offer-why-one-sided = It helps { $by } far more than { $to }.
offer-why-away = { $to } is away. The bot that sits in there trades nothing.
offer-would-do = With { $more } more { $to } would sign.

## The end

over-title = { $names } wins.
over-note =
    { $turns ->
        [one] After one turn.
       *[other] After { $turns } turns.
    }
over-counted =
    { $turns ->
        [one] After one turn, everything was counted to the dollar.
       *[other] After { $turns } turns, everything was counted to the dollar.
    }
over-winner = wins the game
over-bankrupt = bankrupt
over-held =
    { $count ->
        [one] 1 deed
       *[other] { $count } deeds
    }
over-again = { menu-new }

## What only has to wait

waits-until =
    { $kind ->
        [auction] The auction is still on.
        [buy] { $names } is deciding whether to buy.
        [debt] { $names } is raising money for a debt.
        [transfer] { $names } is deciding about a mortgage.
        [tax] { $names } is choosing the tax.
        [chance] The dice or the card come first.
       *[other] { $names } has to decide first.
    }
decides-besides = { $name }: prepare an offer
decides-besides-several = Prepare an offer:
bank-cards = cards

## How long a game lasts

length = How long
length-rounds = about { $rounds } rounds
length-spread = Of games between { $players } bots half last more than { $middle } rounds; one in twenty is over before { $short }, one in twenty goes on beyond { $long }.
length-clock = By the clock: about { $middle }; from { $short } to { $long }.
length-time =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
length-sellout = It lasts because deeds may only be traded once the Bank has sold them all, and a few are hard to land on.
length-with = House rule: { $rule }, { $set }. About { $rounds } rounds.

## Wealth, and what the Bank still has

player-worth = worth { $worth }
trade-missing-deed = { $deed } (one throw in { $throws } leads there)
trade-missing = Still there: { $names }.
trade-missing-more = Still there: { $names } and { $more } more.
part-lost = This part of the page could not be fetched.
part-reload = Load the page again
