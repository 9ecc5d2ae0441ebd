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
holds = has { $cash }
dice = Dice: { $eyes }
back-to-decision = Back to the decision
line-down = Connection lost. Your moves are safe. Reconnecting…
our-ruling = Our ruling
why-whole = The whole rule
why-turn = This turn again
rule-book = Rule { $id }, in our own words.
rule-ours = Rule { $id }. The rulebook is silent or unclear here: this is our ruling.
rule-table = A house rule of this table. No rulebook has it.
rule-heading-lost = The page with this heading is missing; the name in [ ] is ours.

## Editions

edition-us1973 = Atlantic City
edition-ca1961 = Canada
edition-nhl1999 = The League
edition-fr2013 = Paris

## The lobby

lobby-faults = An edition couldn’t be loaded. Fix its file, then reload this page.
lobby-title = By the book.
play-title = Play now.
play-now = Play now
play-sentence =
    { $year ->
        [none] { $title }. { $names }.
       *[other] { $title } as the rules of { $year } wrote it{ $game ->
            [none] .
           *[other] , { $game }.
        } { $names }.
    }
play-last = the book you played last
play-time = How long
play-about = about { $time }
play-house = House rules
play-house-none = none
change-table = Change the table
change-title = Change the table.
change-back = Back to one card
lobby-play = Play
go-on = Go on
go-on-all = all games
go-on-at =
    { $turn ->
        [0] { $state }
       *[other] { $state }, turn { $turn }
    }
lobby-newcomer = Never played it to the letter? The first game explains itself, one tag at a time.
lobby-books = Editions
lobby-seats = Seats
lobby-taken = { $count } taken, up to { $most }
lobby-add = Add a seat
lobby-measured = Ratings from { $games } games of bots against bots ({ $edition }). Head-to-head wins, in %: { $duels }.
lobby-duels = { $bot } { $wins }
lobby-table = Your table
lobby-variant = Variant
variant-whole = full game
variant-short = short
variant-timed = timed
variant-speed = Speed Die
variant-cards = older cards
variant-whole-note = Until one player is left.
variant-short-note = Some deeds are dealt at the start, and the game ends sooner.
variant-timed-note = Until time is up; the richest player wins.
variant-unprinted-note = Not in the printed rulebook.
variant-speed-note = A red die joins the other two.
variant-cards-note = The cards of French sets from 1936 on.
lobby-start = Create table
cover-players = { $least } to { $most } players
ticket-players = Players
ticket-cash = Starting cash
ticket-salary = Salary
ticket-stock = { CAPITAL(-house(form: "many")) }, { -hotel(form: "many") }
ticket-stock-more = { CAPITAL(-skyscraper(form: "many")) }, { -depot(form: "many") }
ticket-stands = { CAPITAL(-stand(form: "many")) }
ticket-offers = Bots’ offers to each player
ticket-a-turn = up to { $count } per turn
seat-token = { $name }’s token: { $token }
seat-change-token = Change token
seat-no-token = All tokens are taken.
seat-name = Name of player { $number }
seat-remove = Remove { $name } from the table
seat-person-note = at this screen
seat-you = You
seat-you-note = { $name }, at this screen
count-more =
    { $count ->
        [one] 1 more person
       *[other] { $count } more people
    }
name-blank = enter a name
name-twice = name already taken
bot-strong = strong bot
bot-steady = steady bot
bot-easy = easy bot
bot-rules = rule-of-thumb bot
bot-random = random bot
bot-own = bot { $name }
bot-own-note = added by this server’s host
bot-rating = rating { $rating }
bot-strong-note = looks ahead before every move, and learns which deals you accept
bot-steady-note = trades, and tells you what it would accept
bot-easy-note = loves a colour, pays too much for it, builds late
bot-rules-note = buys, builds and trades by rules of thumb
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

menu-claims = Collect { $name }’s rent automatically
menu-names = Names on the board
menu-names-printed = as printed
menu-new = New game
menu-new-sure = Leave this game? It stays open until you start another.
menu-new-yes = Go to lobby
menu-mark = passgo follows the rulebook; names and marks belong to their owners.

## Board

corner-go = collect { $amount }
corner-jail = In Jail
corner-visiting = just visiting
corner-to-jail = no salary
corner-parking-note = a resting place
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
        [1] Jail, try 1 of 3
        [2] Jail, try 2 of 3
       *[3] Jail, try 3 of 3
    }
player-out = bankrupt ({ $order ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $order }th
    } out)
player-out-short = { $name }, out
player-you = you
player-card = Get Out of Jail Free
player-acts = decides here
cell-acts = deciding
player-claims =
    { $count ->
        [one] rent to collect
       *[other] { $count } rents to collect
    }
player-deeds = { $name }: deeds
header-turn = turn { $turn }
tab-table = Table
tab-deeds = Deeds
tab-trade = Trade
tab-record = Log

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
        [one] { $pile }: 1 card still to come
       *[other] { $pile }: { $count } cards still to come
    }

## The record

record = Game log
record-note = every line links to its rule
record-turn = Turn { $turn }
record-way = to { $space }
line-threw-moved = { $seat } rolled { $first } and { $second }, from { $origin } to { $target }.
line-rent-paid = { $seat } collected { $amount } rent from { $lander } for { $deed }.
line-bids = { $seat } bid { $amount }, after { $bids }.
line-bids-rose = Bids rose from { $least } to { $amount }, the last by { $seat }.
line-passed = Passed: { $names }.
line-left = { $seat } left to the Bank: { $things }.
record-earlier = Show earlier
record-save = Save game record

## A game that cannot be continued

refused-game-title =
    { $moves ->
        [one] The game of { $begun } (1 move) can’t be continued
       *[other] The game of { $begun } ({ $moves } moves) can’t be continued
    }
refused-game-move = The rules have been corrected since this game was played. Move { $n }, “{ $move }”, is no longer legal:
refused-game-setup = Its edition has changed since, so the game can’t be restored.
refused-game-kept = The game is still saved, and you can start a new one at any time.

## Deeds

deed-number = Title deed · No. { $number }
deed-group = { $group } group
deed-held = { $owner } holds { $count } of { $all }
deed-would-be = { $group } group: this would make { $count } of { $all }
deed-rent-alone = Rent
deed-rent-group = complete group, no buildings
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
deed-open = Show full deed
deed-unowned = Unowned. Price: { $price }.
deed-owned = Owned by { $owner }.
deed-is-mortgaged = Owned by { $owner }, mortgaged: no rent.
deeds-title = { $name }’s deeds
deeds-held =
    { $count ->
        [one] 1 deed
       *[other] { $count } deeds
    }{ $mortgaged ->
        [0] { "" }
       *[other] , { $mortgaged } mortgaged
    }
deeds-none = { $name } has no deeds yet.
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
        [yes] You could then charge { $rent } without buildings, and build.
       *[no] You could then build.
    }
group-charges = Each site now charges { $rent } without buildings.
group-builds =
    { $you ->
        [yes] You may build there.
       *[no] { $name } may build there.
    }
group-mortgaged =
    { $count ->
        [one] One of its properties is mortgaged and earns no rent until the mortgage is lifted.
       *[other] { $count } of its properties are mortgaged and earn no rent until the mortgages are lifted.
    }
group-completes-railroad = With the complete group, each charges the top rent.
group-completes-utility = { group-completes-railroad }
group-makes = { $count } of { $all } of the { $group } group.
group-rivals =
    { $count ->
        [one] { $names } owns part of it.
       *[other] { $names } own parts of it.
    }
group-free =
    { $left ->
        [one] The other one is still unowned.
       *[other] The other { $left } are still unowned.
    }

## Whose decision

decides = { $name } decides
decides-other = { $name } is also deciding
decides-group = Players deciding
pass-to = Pass to { $name }
free-deeds = My deeds
free-trade = Trade
watch-thinks = { $name } is thinking.
watch-last-rent = One last rent to collect, { $name }?
title-turn = { $name }’s turn · passgo
page-description = Monopoly exactly as five rulebooks wrote it. Play alone, with friends or against bots.
announce-bankrupt = { $name } is bankrupt. Well fought!
roll-title = { $name } rolls the dice.
roll-sum = { $sum ->
    [2] Two.
    [3] Three.
    [4] Four.
    [5] Five.
    [6] Six.
    [7] Seven.
    [8] Eight.
    [9] Nine.
    [10] Ten.
    [11] Eleven.
    [12] Twelve.
   *[other] { $sum }.
}
watch-turn = { $name }’s turn.
watch-deal = Title deeds are being dealt.
watch-deal-papers = Starting items are being dealt.
watch-dealt = { $name }: { $deed }

## Throwing

rolloff-title = Who goes first?
rolloff-note = Everyone rolls, and the highest total goes first. Good luck!
rolloff-waits = hasn’t rolled yet
throw-for = Roll for { $name }
throw-title = { $name }, roll the dice.
throw-again-title = Doubles! { $name } rolls again.
throw-note = From { $space }.
throw-dice = { verb-roll }

## Jail

jail-title = { $name } is in Jail.
jail-note =
    { $turn ->
        [1] First turn in Jail: roll doubles to get out, or pay { $amount } now.
        [2] Second turn in Jail: roll doubles to get out, or pay { $amount } now.
       *[3] Third turn in Jail: roll doubles, or the fine of { $amount } is due.
    }
jail-throw = Roll for doubles
jail-fine = Pay { $amount }
jail-card = { verb-use }

## Buying

buy-title = { $deed } is for sale.
buy-note = Buy it, or it goes to auction.
buy-note-other = { $name } buys it, or it goes to auction.
buy-buy = Buy for { $cost }
buy-decline = { verb-decline }
ledger-cash = Cash
ledger-cash-of = { $name }’s cash
ledger-after-of = { $name }’s cash after
ledger-after = Cash after

## Tax

move-bus-title = How far does the bus take { $name }?
move-bus-note = One white die, the other, or both.
move-triple-title = Triple: { $name } picks the space.
move-triple-note = Move forward to any space, or use just the white dice.
move-count = { $count }: { $space }

tax-title = Income tax for { $name }.
tax-note = Choose before you add it up.
tax-blind = Pay a flat sum, or { $percent }% of everything you own. You must choose before it is counted.
tax-flat = { jail-fine }
tax-share = Pay { $percent }%

pay-or-draw-title = { $name } pays or draws.
pay-or-draw-note = Choose before you see the next card.
pay-or-draw-pay = { jail-fine }
pay-or-draw-draw = Draw: { $deck }

## Auction

auction-title = { $lot } is up for auction.
auction-printed = Printed price: { $price }.
auction-note = Any player may bid, starting at any price.
auction-highest = Highest bid: { $name }
auction-none = No bid yet
auction-from = bids from { $least }
auction-unless = Sold to { $leader } unless someone bids higher (still in: { $rivals }).
auction-bidders = Bidders
auction-leads = leading
auction-behind = still in
auction-no-bid = no bid yet
auction-passed = passed
lot-building = { CAPITAL(building-a) }

bid-other = Other amount
bid-sum-short = Amount
bid-sum = Bid { $amount }
bid-pass = { verb-pass }
bid-hold = You have { $cash }. If you pass, you’re out of this auction.

## Rent

claims = Rent to collect
claim-line = { $owner } may ask { $lander } for { $amount }: { $deed }.
claim-dice = { $owner } may ask { $lander } for { $factor } times a dice roll: { $deed }.
claim-left =
    { $seconds ->
        [one] 1 second left.
       *[other] { $seconds } seconds left.
    }
heard-key = { $words }: { $key }.
claim-until = You can ask until { $name } rolls.
claim-until-now = Ask now: once { $name } rolls, it’s too late.
claim-last = Time’s up. This is your last chance to ask before the final count.
claim-ask = Ask for rent
claim-waive = Waive rent

## Debts

debt-title = { $name } owes { $by } { $amount }.
debt-note = Raise the money; the debt is paid as soon as you have it.
debt-note-rent = Rent for { $deed }. Raise the money; it is paid as soon as you have it.
debt-owed = Owed
debt-missing = { $missing } still to raise.
debt-bankrupt = { verb-bankrupt }
raise-sell = Sell a building on { $name }
raise-sell-all = Sell all buildings: { $name }
raise-sell-down = Sell buildings down to { $count } each: { $name }
raise-mortgage = Mortgage { $name }
raise-nothing = Nothing left to sell or mortgage.
bankrupt-title = Declare bankruptcy?
bankrupt-text = { $name } leaves everything to { $creditor } and is out of the game.
bankrupt-yes = Declare bankruptcy
bankrupt-no = Keep playing

## Mortgaged deeds that change hands

transfer-title = { $deed } is mortgaged.
transfer-note = { $name }, lift the mortgage now, or keep it and pay the interest.
transfer-keep = Keep mortgage, pay { $cost }
transfer-lift = Lift mortgage for { $cost }
transfer-all = { $count } deeds are mortgaged. Still to decide:
transfer-keep-all = Keep all, pay { $amount }
transfer-lift-all = Lift all for { $amount }

## Too few buildings

shortage-title = Only { building-counted } left.
shortage-note = { $name } wants to build, and others may too. Say how many you want.
shortage-still = Waiting for:
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

trade-title = Offer to { $name }
trade-note = Nothing is settled until { $name } accepts.
trade-partner = Trade with
trade-giver = Trade as
trade-with = with
trade-struck = Agreed
trade-gives = gives, has { $cash }
trade-cash = Cash from { $name }
trade-nothing = nothing
trade-clear = Clear
trade-make = Send offer
trade-hint = Tick what changes hands. You’ll see the effect here before you send the offer.
trade-between = Split colour groups
slip-built = built
card-out-of-jail = Get Out of Jail Free
effect-title = After the trade: { $name }
effect-completes =
    { $kind ->
        [street] Completes { $group }: { $count } of { $all }, may build
       *[other] Completes { $group }: { $count } of { $all }
    }
effect-breaks = Breaks up { $group }: { $count } of { $all } left
effect-holds =
    { $kind ->
        [street] { $count } of { $all } { $group } deeds
       *[other] { $count } of { $all }: { $group }
    }
effect-none =
    { $kind ->
        [street] No { $group } deeds left
       *[other] None left: { $group }
    }
effect-mortgaged = { $deed } is mortgaged: pay { $percent }% interest at once, or lift it.
effect-nothing = No change to colour groups.
offers = Offers
offers-next = Next offer (this is { $at } of { $all })
offer-line = { $by } offers { $to } a deal.
offer-look = View offer
offer-title =
    { $you ->
        [yes] { $by } offers you a trade.
       *[no] { $by } offers { $to } a trade.
    }
offers-at = { $at } of { $all }
offers-before = Newer offer
offers-after = Older offer
offer-gives =
    { $you ->
        [yes] You give
       *[no] { $name } gives
    }
offer-group =
    { $you ->
        [yes] your { $group }
       *[no] { $name }: { $group }
    }
offer-held = { $count } of { $all }
offer-rent-then = rent then
gift-title =
    { $you ->
        [yes] You give { $things } for nothing.
       *[no] { $giver } gives { $things } for nothing.
    }
gift-note = { $name } gives neither property nor cash in return.
gift-ask = Ask for something
gift-give = Give it all the same
offer-note = The offer stands for a round, unless answered or withdrawn.
offer-new = new
offer-gone = removed
offer-was = it was { $amount }
offer-accept = { verb-accept }
offer-reject = { verb-reject }
offer-counter = Counter
offer-withdraw = Withdraw offer
offer-accepted = { $to } accepts the offer.
offer-rejected = { $to } declines the offer.
offer-withdrawn = { $by } withdraws the offer.
offer-impossible = { $by }’s offer to { $to } is no longer possible.
offer-lapsed = { $by }’s offer to { $to } has lapsed after a round.
offer-better = Edit offer
offer-why-too-little = { $to } gains too little by it.
offer-why-no-better-chance = It would not clearly raise { $to }’s winning chances.
offer-why-keeps = { $to } accepts no offers.
offer-why-keeps-colour = { $to } won’t break up a complete colour group.
offer-why-one-sided = It helps { $by } far more than { $to }.
offer-why-away = { $to } is away, and the bot standing in does not trade.
offer-why-order = { $to } is away, and left orders to decline it.
offer-for-both-complete = It completes a colour group for both players.
offer-for-completes-own = It completes a colour group for { $by }.
offer-for-completes-yours = It completes a colour group for { $to }.
offer-for-gives-up = { $by } gives up: { $to } is ahead.
offer-for-collects = { $by } already owns part of this group.
offer-for-wants-rents = { $by } wants the rents.
offer-for-wants-cash = { $by } would rather have the cash.
offer-worth = The deal is worth about { $sum } to { $by }.
offer-would-do = { $to } would accept for { $more } more.

## The end

over-title = { $names } wins!
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
        [tax] { $names } is choosing how to pay the tax.
        [chance] The dice or the card come first.
       *[other] { $names } decides first.
    }
decides-besides = { $name }: prepare an offer
decides-besides-several = Prepare an offer:
bank-cards = cards

## How long a game lasts

length = Length
length-rounds = about { $rounds } rounds
length-spread = Between { $players } bots, half of all games last more than { $middle } rounds; nine in ten take { $short } to { $long }.
length-clock = In real time: about { $middle }; from { $short } to { $long }.
length-time =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
length-sellout = Games run long because deeds can be traded only once the Bank has sold them all, and a few are rarely landed on.
length-with = House rule: { $rule }, { $set }. About { $rounds } rounds.

## Wealth, and what the Bank still has

player-worth = worth { $worth }
trade-missing-deed = { $deed } (1 roll in { $throws } lands there)
trade-missing = Still unsold: { $names }.
trade-missing-more = Still unsold: { $names } and { $more } more.
part-lost = Part of this page failed to load.
part-reload = Reload page
