### What `passgo sim` and `passgo analyse` say of the games they studied, in the terminal and in reports.

## What was played

study-kicker = A study of simulated games
study-head = { $games } games of { $edition }
study-line-up = { $bots }, seed { $seed }
study-swapped = the seats taken in turn
study-most-turns = cut at { $turns } turns
study-stopped = Stopped after { $games } of { $planned } games: the figures are of these.
study-speed = { $games } games in { $seconds } s, { $rate } games a second

## Columns and rows

study-bot = bot
study-places = seats
study-wins = wins
study-share = share
study-interval = 95% interval
study-expected = by chance
study-seat = seat
study-seat-n = seat { $n }
study-entrant = { $bot } ({ $n })
study-first-seat = seat 1, who begins
study-median = median
study-mean = mean
study-quantiles = 5% – 95%
study-longest = longest
study-turns = turns
study-rounds = rounds
study-moves = moves
study-space = space
study-stops = stops
study-ends = moves that end here
study-in-jail = in jail
study-deed = deed
study-group = group
study-income = rent
study-income-a-game = rent a game
study-spent = spent
study-return = rent for each unit spent
study-ruins = players ruined
study-bought = sold by the bank
study-traded = traded
study-wins-whole = first to hold it whole wins
study-games = games
study-going = games going
study-round = round

## Stages of a deed or a group

study-tier-alone = one of the group
study-tier-whole = whole group
study-tier-houses-1 = 1 { -house(form: "one") }
study-tier-houses-2 = 2 { -house(form: "many") }
study-tier-houses-3 = 3 { -house(form: "many") }
study-tier-houses-4 = 4 { -house(form: "many") }
study-tier-hotel = { -hotel(form: "one") }
study-tier-skyscraper = skyscraper
study-tier-held-1 = 1 held
study-tier-held-2 = 2 held
study-tier-held-3 = 3 held
study-tier-held-4 = 4 held
study-tier-depot-1 = 1 held, depot
study-tier-depot-2 = 2 held, depot
study-tier-depot-3 = 3 held, depot
study-tier-depot-4 = 4 held, depot

## Where money comes from and goes to

study-flow-salary = salary
study-flow-rent-in = rents received
study-flow-from-bank = cards, from the bank
study-flow-from-players = cards, from players
study-flow-sold = { -house(form: "many") } sold back
study-flow-mortgaged = mortgages
study-flow-traded-in = trades, received
study-flow-inherited = from the bankrupt
study-flow-pot = Free Parking
study-flow-papers-in = shares, dollars and Roll Three
study-flow-rent-out = rents paid
study-flow-to-bank = taxes, fines, cards, interest
study-flow-to-players = cards, to players
study-flow-deeds = deeds at their price
study-flow-auctions = deeds at auction
study-flow-built = building
study-flow-lifted = mortgages lifted
study-flow-traded-out = trades, paid
study-flow-left = left in bankruptcy
study-flow-papers-out = shares and dollars

## The terminal

study-who-wins = Who wins
study-seats = The worth of a seat
study-length = How long it lasts
study-ends-how = How it ends
study-end-last = one player is left
study-end-counted = wealth is counted
study-end-cut = cut
study-end-shared = won by several together
study-end-broken = broken off: a bot made an illegal move
study-which-pays = Which group pays
study-repaid = others’ throws until the cost is repaid
study-written = Written: { $file }
study-saved = { $count ->
    [0] No game of this run is as was asked for; none was saved.
    [one] One game saved in { $folder }
   *[other] { $count } games saved in { $folder }
}

## Bots that fail

study-broken-off = { $count } of { $games } games were broken off and are won by nobody.
study-slip-illegal = Game { $game }, turn { $turn }: { $bot } made an illegal move, { $move }. { $reason }
study-slip-foreign = Game { $game }, turn { $turn }: { $bot } made a move in the name of another.
study-slip-silent = Game { $game }, turn { $turn }: { $bot } had to decide, and gave no move.
study-slip-broken = Game { $game }: { $what }; a rule or a bot wrote what no rule of the book does.
study-slip-stalled = Game { $game }: the bots kept deciding, and nobody threw the dice.

## The compiler

study-compiling = Compiling the rules, once on this machine
study-compiling-for-bots = Compiling the rules for bots from elsewhere, once on this machine
study-watching = Checking in the first games, interpreted, that your own bots only look; this takes a few seconds
study-compiling-as-one = all as one

## The report

study-fact-length = rounds until half of the games are over
study-fact-first = of the games won by who begins
study-fact-bot = of the games won by { $bot }, on { $seats } of the seats
study-fact-owner = won by the first to hold the whole { $group } group
study-fact-cut = of the games cut at { $turns } turns

study-command = The command that repeats it
study-chance-line = an equal share
study-wins-caption = { $bot } wins { $share } of the games that end; an equal share would be { $equal }.
study-seats-caption = Whoever begins wins { $share } of the games; an equal share would be { $equal }. { $sure ->
        [yes] The difference is more than chance would bring about.
       *[no] The difference is no more than chance could bring about.
    }
study-seats-note = The line-up is not the same in every seat, so what the bots are worth is mixed into it. With --swap-seats it is not.
study-length-caption = Half of the games are over after { $median } rounds, nine in ten after { $nine }.
study-length-half = Half of the games are over after { $median } rounds; more than one in ten went on to the end.
study-length-unended = More than half of the games went on to the end.
study-length-cut = { $share } were cut at { $turns } turns.
study-length-x = rounds (one turn for each who sat down)
study-length-curve = Share of the games that still go on after so many rounds
study-length-spread = In which rounds the games end
study-board = Where tokens stop
study-board-caption = { $space } is where moves end most often: { $share } of all. { $jail } end in jail.
study-board-legend = share of all moves, in %
study-pays = { study-which-pays }
study-pays-caption = With { $stage } on each lot, the { $group } group repays its cost soonest: after { $throws } throws of the other players.
study-pays-note = For each group as it stands: after how many throws of the other players its rents have repaid deeds and buildings. The fewer, the deeper the colour. Blank where fewer than { $least } rents were seen.
study-owners = Whom a group makes win
study-owners-caption = Who is the first to hold the whole { $group } group wins { $share } of those games; an equal share would be { $equal }.
study-owners-whole = first to hold it whole
study-owners-built = first with three { -house(form: "many") } on each lot
study-money = Money over time
study-money-caption = Mean wealth of each seat while games go on: cash, deeds and buildings; the bankrupt count as nothing. After { $round } rounds { $share } of the games still go on.
study-flows = Where money comes from and goes to
study-flows-caption = A game moves { $amount } through the players’ purses. Rents are { $share } of what comes in.
study-flows-in = comes in
study-flows-out = goes out
study-deeds = Deed by deed
study-deeds-caption = { $deed } brings the most for what is spent on it: { $return } for each { $unit }.
study-table = The figures
study-method = How this was found
study-method-games = Every game has its own random words, drawn from the seed and its number; the same command gives the same report to the last digit, however many threads or machines play it.
study-method-intervals = Intervals are Wilson’s, at 95%: of a hundred such intervals, some ninety-five hold the true share.
study-method-wins = Wins are counted among games that come to an end; a game won together counts for each winner.
study-method-repaid = Repayment is rent paid, divided by the throws that others made while the deed asked it, set against the printed price of deeds and buildings. It holds for these bots, who buy, build and trade as they do.
study-made-by = Made by passgo { $version }

## Landing chain

study-chain-kicker = A study of the board
study-landings = Where moves end
study-landings-head = Where moves end: { $edition }
study-landings-exact = exact
study-landings-found = in { $games } games
study-landings-beside = In { $games } games between bots { $jail } do; of the spaces { $space } is furthest from the chain, with { $seen } in place of { $exact }.
study-landings-leave = Prisoners leave as soon as they may; cards are drawn from full piles.
study-landings-stay = Prisoners throw for doubles as long as they may; cards are drawn from full piles.
study-landings-red = The Speed Die is in play and every deed is owned; a player who may choose how far to go takes each way equally often.
study-landings-vouchers = Left out: rides on travel vouchers, which players take when they like.
study-landings-caption = { study-board-caption }

## Runs compared

study-compare-head = { $count ->
    [one] One run
   *[other] { $count } runs compared
}
study-run = run
study-compare-alone = { $run } lasts { $rounds } rounds in the mean; name a second run to compare it with.
study-compare-caption = { $long } lasts longest, { $most } rounds in the mean; { $short } shortest, { $least }.

## The soak

study-soak = { $bot }: { $games } games of { $least }–{ $most } players, { $moves } moves in { $seconds } s, checked after each; { $broken } broken, { $over } over, { $cut } cut at { $turns } turns (--max-turns).
study-soak-slip = { $players } players. { $what }
study-soak-trouble = game { $game }, { $players } players: { $what }
study-soak-illegal = a bot made an illegal move
study-soak-stalled = the bots decided and decided, and nobody threw the dice
study-soak-broken-1 = the kernel reports a fault
study-soak-broken-2 = more is pending than there is room for, or nothing
study-soak-broken-3 = money was made or lost
study-soak-broken-4 = a purse is below zero
study-soak-broken-5 = a deed is in no hand that can hold it
study-soak-broken-6 = a building stands where none may
study-soak-broken-7 = buildings of a group are uneven
study-soak-broken-8 = { -house(form: "many") } were made or lost
study-soak-broken-9 = { -hotel(form: "many") } were made or lost
study-soak-broken-10 = cards of a deck were made or lost
study-soak-broken-11 = a rent claim names somebody who is out
study-soak-broken-12 = a taken-over mortgage waits without its frame
study-soak-broken-13 = the bit sets of deeds do not say what is written deed by deed
study-soak-broken-14 = skyscrapers were made or lost
study-soak-broken-15 = depots or stands were made or lost
study-soak-broken-16 = shares were made or lost
study-soak-broken-17 = a hand has more shares mortgaged than it holds, or the bank has any
study-soak-broken-18 = Picsou dollars were made or lost
study-soak-broken-19 = travel vouchers were made or lost
study-soak-broken-20 = a Roll Three card is in no hand that can hold it
study-soak-broken-21 = there are more lottery tickets than at the start, or fewer than none
study-soak-broken-22 = somebody who is out still holds papers
study-soak-broken-23 = a voucher counts as played more than once

## The bench

study-bench-start = Starts, in seconds
study-bench-games = Moves and games a second of processor time, one core, four players
study-bench-batch = A step of a batch, in microseconds (us1973, random moves)
study-bench-import = import passgo.game
study-bench-warm = compiled rules, warm
study-bench-cold = compiled rules, cold
study-bench-lanes =
    { $count ->
        [one] 1 lane
       *[other] { $lanes } lanes
    }
study-ladder = Where the bots stand
study-ladder-head = Ladder of { $edition }, { $games } games
study-ladder-stopped = Stopped after { $tables } of { $planned } tables; the figures are of these. The same command goes on from there.
study-ladder-lost = Stopped after { $tables } of { $planned } tables; the figures are of these. Nothing is kept: --json FILE would keep them.
study-ladder-rating = rating
study-ladder-table = wins of { $seats }
study-ladder-alone = wins alone
study-ladder-rounds = rounds to win
study-ladder-pairs = How often the one in the row beats the one in the column alone
study-bench-least = least
study-bench-middle = middle
study-bench-most = most
study-bench-interpreted = interpreted
study-bench-compiled = compiled
study-bench-moves-rate = moves/s
study-bench-games-rate = games/s
study-bench-machine = passgo { $passgo }, Python { $python }, { $system }, { $processor }, { $cores ->
        [one] 1 core
       *[other] { $cores } cores
    }
study-bench-sides = Moves a second: { $before } and { $after }
study-bench-checkout = the checkout
study-bench-ratio = ratio
study-bench-between = between
study-bench-other-games = { $name }: they play different games; rules or bots have changed.
study-bench-lost = slower beyond noise: { $names }
study-bench-no-loss = no loss beyond noise

## A game reviewed

study-review-head = { $edition }: { $moves } moves. After each of them the game was played on { $futures } times for { $turns } turns, by the bot { $bot } in every seat; chances in per cent, with the interval that holds the true one in 95 cases of 100.
study-review-title = How well did { $names } play?
study-review-method = A player’s answers are compared with those that the bot would have given, and what is free before a throw is compared with throwing at once; what these choices did not change is luck. Alternatives are tried in few futures, and those that promise most again in 512 of their own. Amounts are tried at their least, and offers that nobody made are not looked for. { chances-hold-for }
study-review-goes-on = This review was stopped before: going on from there.
study-review-stopped = Stopped. The same command goes on from here.
study-review-takes = The bot { $bot } thinks long: looking at everything once takes { $minutes ->
    [one] a minute
   *[other] about { $minutes } minutes
}. Ctrl+C tells what is known by then, and the same command goes on from there.
study-review-chances = Who wins
study-review-decisions = { review-decisions }
study-review-trades = Trades, beside a refusal
study-review-seats = From the first move to the last
study-review-turning-points = Turning points
study-review-seat = player
study-review-at-first = at first
study-review-luck = luck
study-review-choices = own choices
study-review-others = others’ choices
study-review-at-last = at last
study-review-turn = turn
study-review-made = made
study-review-better = better
study-review-cost = cost
study-review-offer = offer
study-review-to-offerer = who offered
study-review-to-accepter = who accepted
study-review-moves = moves
study-review-change = change

study-position-head = { $edition }. The position was played on { $futures } times for { $turns } turns, by the bot { $bot } in every seat; chances in per cent, with the interval that holds the true one in 95 cases of 100. { chances-hold-for }
study-position-deeds = What a deed is worth: points of the chance to win, beside the deed in the bank, and the cash that does the same
study-position-deed = deed
study-position-owner = held by
study-position-trades = Trades that both gain by
study-position-to-giver = who offers
study-position-to-taker = who accepts
study-position-no-trades = No trade was found by which both sides surely gain.
study-position-over = the game is over: there is nothing to be asked about it

study-dependence-head = Chances to win, beside those when { $bot } plays on; differences in points of a hundred
study-dependence-record = game
study-dependence-bot = who plays on
study-dependence-positions = positions
study-dependence-mean = mean difference
study-dependence-most = greatest
study-dependence-agreed = same favourite

study-calibration = Do the forecasts keep their promise?
study-calibration-plot = What was said, and what happened
study-calibration-kept = on this line a promise is kept
study-calibration-head = { $games } games, each forecast once and then played to its end
study-calibration-said = said
study-calibration-happened = happened
study-calibration-forecasts = forecasts
