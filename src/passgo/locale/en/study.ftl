### Texts of `passgo sim`, `bench`, `ladder` and `analyse`, in the terminal and in reports.

## What was played

study-kicker = A study of simulated games
study-head = { $games } games of { $edition }
study-line-up = { $bots }, seed { $seed }
study-swapped = rotating seats
study-most-turns = stopped at { $turns } turns
study-stopped = Stopped after { $games } of { $planned } games; the results cover only these.
study-speed = { $games } games in { $seconds } s, { $rate } games per second
study-speed-module = Played as WebAssembly. The compiler makes games about twice as fast: install the extra “fast”, or in a checkout run ./play fast.

## Columns and rows

study-bot = bot
study-places = seats
study-wins = wins
study-share = share
study-interval = 95% interval
study-expected = expected by chance
study-seat = seat
study-seat-n = seat { $n }
study-entrant = { $bot } ({ $n })
study-first-seat = seat 1, which starts
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
study-income-a-game = rent per game
study-spent = spent
study-return = rent per unit spent
study-ruins = bankruptcies caused
study-bought = sold by the bank
study-traded = traded
study-wins-whole = first to complete it wins
study-games = games
study-going = games in progress
study-round = round

## Stages of a deed or a group

study-tier-alone = one of the group
study-tier-whole = complete group
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
study-flow-inherited = from bankrupt players
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
study-seats = Win rate by seat
study-length = How long games last
study-ends-how = How games end
study-end-last = one player is left
study-end-counted = wealth is counted
study-end-cut = stopped at the turn limit
study-end-shared = won by several players together
study-end-broken = aborted: a bot made an illegal move
study-which-pays = Which group pays
study-repaid = opponents’ rolls to repay the cost
study-written = Written: { $file }
study-saved = { $count ->
    [0] No game of this run matches --pick, so none was saved.
    [one] One game saved in { $folder }
   *[other] { $count } games saved in { $folder }
}

## Bots that fail

study-broken-off = { $count } of { $games } games were aborted and have no winner.
study-slip-illegal = Game { $game }, turn { $turn }: { $bot } made an illegal move, { $move }. { $reason }
study-slip-foreign = Game { $game }, turn { $turn }: { $bot } moved for another seat.
study-slip-silent = Game { $game }, turn { $turn }: { $bot } had a decision to make and returned no move.
study-slip-broken = Game { $game }: { $what }; a rule or a bot changed the state as no rule of the edition does.
study-slip-stalled = Game { $game }: the bots kept deciding and never rolled the dice.

## The compiler

study-compiling = Compiling the rules (once on this machine)
study-compiling-for-bots = Compiling the rules for other bots (once on this machine)
study-watching = Checking in interpreted games that your bots do not change the state; this takes a few seconds
study-compiling-as-one = all as one

## Reports

study-fact-length = rounds until half of the games are over
study-fact-first = of games won by the player who starts
study-fact-bot = of games won by { $bot }, in { $seats } of the seats
study-fact-owner = of games won by the first player to complete the { $group } group
study-fact-cut = of games stopped at { $turns } turns

study-command = Command to reproduce this
study-chance-line = an equal share
study-wins-caption = { $bot } wins { $share } of the games that end; an equal share would be { $equal }.
study-seats-caption = The player who starts wins { $share } of the games; an equal share would be { $equal }. { $sure ->
        [yes] The difference is more than chance explains.
       *[no] Chance alone could explain the difference.
    }
study-seats-note = The bots differ from seat to seat, so these numbers also show how strong they are. With --swap-seats they do not.
study-length-caption = Half of the games are over after { $median } rounds, nine in ten after { $nine }.
study-length-half = Half of the games are over after { $median } rounds; more than one in ten were still going at the limit.
study-length-unended = More than half of the games were still going at the limit.
study-length-cut = { $share } were stopped at { $turns } turns.
study-length-x = rounds (one turn for each player at the start)
study-length-curve = Share of games still in progress after each round
study-length-spread = In which round games end
study-board = Where tokens stop
study-board-caption = Most moves end on { $space }: { $share } of all. { $jail } end in jail.
study-board-legend = share of all moves, in %
study-pays = { study-which-pays }
study-pays-caption = With { $stage } on each site, the { $group } group repays its cost soonest: after { $throws } rolls of the other players.
study-pays-note = For each group at each stage: how many rolls of the other players it takes until the rents repay deeds and buildings. Darker is faster. Blank if fewer than { $least } rents were seen.
study-owners = Win rate of group owners
study-owners-caption = The first player to complete the { $group } group wins { $share } of those games; an equal share would be { $equal }.
study-owners-whole = first to complete it
study-owners-built = first with three { -house(form: "many") } on each site
study-money = Money over time
study-money-caption = Mean wealth of each seat in games still in progress: cash, deeds and buildings; a bankrupt player counts as zero. After { $round } rounds, { $share } of the games are still in progress.
study-flows = Where money comes from and goes to
study-flows-caption = Players receive { $amount } in a game. Rents are { $share } of that.
study-flows-in = received
study-flows-out = paid
study-deeds = Deed by deed
study-deeds-caption = { $deed } earns the most for what is spent on it: { $return } for each { $unit }.
study-table = The numbers
study-method = Method
study-method-games = Each game has its own random numbers, drawn from the seed and the game’s number. The same command gives the same report to the last digit, on any number of threads or machines.
study-method-intervals = Intervals are Wilson’s, at 95%: of a hundred such intervals, about ninety-five contain the true share.
study-method-wins = Win rates count games that ended; a game won together counts for each winner.
study-method-repaid = Repayment is the rent paid, divided by the rolls of other players while the deed charged it, compared with the printed price of deeds and buildings. It holds for these bots, which buy, build and trade in their own way.
study-made-by = Made by passgo { $version }

## Landing chain

study-chain-kicker = A study of the board
study-landings = Where moves end
study-landings-head = Where moves end: { $edition }
study-landings-exact = exact
study-landings-found = in { $games } games
study-landings-beside = In { $games } games between bots, { $jail } do; the space furthest from the chain is { $space }, with { $seen } instead of { $exact }.
study-landings-leave = Players leave Jail as soon as they may; cards are drawn from full decks.
study-landings-stay = Players in Jail roll for doubles as long as they may; cards are drawn from full decks.
study-landings-red = The Speed Die is in play and every deed is owned; a player who may choose how far to go takes each way equally often.
study-landings-vouchers = Not included: rides on travel vouchers, which players take when they like.
study-landings-caption = { study-board-caption }

## Runs compared

study-compare-head = { $count ->
    [one] One run
   *[other] { $count } runs compared
}
study-run = run
study-compare-alone = { $run } lasts { $rounds } rounds on average; add a second run to compare it with.
study-compare-caption = { $long } lasts longest, { $most } rounds on average; { $short } is shortest, with { $least }.

## The soak

study-soak = { $bot }: { $games } games of { $least }–{ $most } players, { $moves } moves in { $seconds } s, checked after each; { $broken } broken, { $over } over, { $cut } stopped at { $turns } turns (--max-turns).
study-soak-slip = { $players } players. { $what }
study-soak-trouble = game { $game }, { $players } players: { $what }
study-soak-illegal = a bot made an illegal move
study-soak-stalled = the bots kept deciding and never rolled the dice
study-soak-broken-1 = the rules engine reported an error
study-soak-broken-2 = too many decisions are pending, or none is
study-soak-broken-3 = money appeared or vanished
study-soak-broken-4 = a player’s cash is below zero
study-soak-broken-5 = a deed has an owner who cannot own it
study-soak-broken-6 = there is a building where none is allowed
study-soak-broken-7 = buildings of a group are uneven
study-soak-broken-8 = { -house(form: "many") } appeared or vanished
study-soak-broken-9 = { -hotel(form: "many") } appeared or vanished
study-soak-broken-10 = cards of a deck appeared or vanished
study-soak-broken-11 = a rent claim names a player who is out
study-soak-broken-12 = a transferred mortgage is pending without its frame
study-soak-broken-13 = the bit sets of deeds disagree with the deeds themselves
study-soak-broken-14 = skyscrapers appeared or vanished
study-soak-broken-15 = depots or stands appeared or vanished
study-soak-broken-16 = shares appeared or vanished
study-soak-broken-17 = a player has more mortgaged shares than shares, or the bank has mortgaged ones
study-soak-broken-18 = Picsou dollars appeared or vanished
study-soak-broken-19 = travel vouchers appeared or vanished
study-soak-broken-20 = a Roll Three card has an owner who cannot hold it
study-soak-broken-21 = there are more lottery tickets than at the start, or fewer than none
study-soak-broken-22 = a player who is out still has shares, vouchers, dollars or cards
study-soak-broken-23 = a voucher counts as played more than once

## The bench

study-bench-start = Starts, in seconds
study-bench-games = Moves and games per second of processor time, one core, four players
study-bench-batch = A step of a batch, in microseconds (us1973, random moves)
study-bench-import = import passgo.game
study-bench-warm = compiled rules, warm
study-bench-cold = compiled rules, cold
study-bench-batch-size =
    { $count ->
        [one] 1 environment
       *[other] { $environments } environments
    }
study-ladder = Bot ratings
study-ladder-head = Ratings for { $edition }, { $games } games
study-ladder-stopped = Stopped after { $tables } of { $planned } tables; the results cover only these. Run the same command again to continue.
study-ladder-lost = Stopped after { $tables } of { $planned } tables; the results cover only these. They were not saved: use --json FILE to save them.
study-ladder-rating = rating
study-ladder-table = wins among { $seats }
study-ladder-alone = wins in duels
study-ladder-rounds = rounds to win
study-ladder-pairs = How often the bot of the row beats the bot of the column in a duel
study-bench-least = min
study-bench-middle = median
study-bench-most = max
study-bench-interpreted = interpreted
study-bench-compiled = compiled
study-bench-moves-rate = moves/s
study-bench-games-rate = games/s
study-bench-machine = passgo { $passgo }, Python { $python }, { $system }, { $processor }, { $cores ->
        [one] 1 core
       *[other] { $cores } cores
    }, { $form ->
        [module] WebAssembly
       *[machine] machine code
    }
study-bench-sides = Moves per second: { $before } and { $after }
study-bench-checkout = the checkout
study-bench-ratio = ratio
study-bench-between = between
study-bench-other-games = { $name }: the two versions play different games, because rules or bots have changed.
study-bench-lost = significantly slower: { $names }
study-bench-no-loss = no significant slowdown

## A game reviewed

study-review-head = { $edition }: { $moves } moves. After each move, the bot { $bot } played { $futures } rollouts of { $turns } turns in every seat. Winning chances are in %, with a 95% interval.
study-review-title = How well did { $names } play?
study-review-method = A player’s answers are compared with those that the bot would have given, and whatever is free before a roll is compared with rolling at once. Luck is what dice and cards changed, compared with the mean of all that could have come; skill is the rest. Alternatives are tried in a few rollouts, and the most promising again in 512 more. Amounts are tried at their lowest; offers that nobody made are not considered. { chances-hold-for }
study-review-goes-on = This review was stopped before; it continues.
study-review-stopped = Stopped. Run the same command again to continue.
study-review-takes = The bot { $bot } thinks for long: a first look at everything takes { $minutes ->
    [one] a minute
   *[other] about { $minutes } minutes
}. Press Ctrl+C to see what is known by then; the same command continues from there.
study-review-chances = Who wins
study-review-decisions = { review-decisions }
study-review-trades = Trades, compared with a refusal
study-review-seats = From the first move to the last
study-review-turning-points = Turning points
study-review-seat = player
study-review-at-first = at the start
study-review-luck = luck
study-review-skill = skill
study-review-choices = own choices
study-review-others = others’ choices
study-review-waits = before rolls
study-review-lost = lost a decision, ‰
study-review-at-last = at the end
study-review-turn = turn
study-review-made = played
study-review-better = better
study-review-cost = cost
study-review-offer = offer
study-review-to-offerer = player who offered
study-review-to-accepter = player who accepted
study-review-moves = moves
study-review-change = change

study-position-head = { $edition }. The bot { $bot } played { $futures } rollouts of { $turns } turns from the position, in every seat. Winning chances are in %, with a 95% interval. { chances-hold-for }
study-position-deeds = What a deed is worth: points of winning chances, compared with the deed in the bank, and the cash that has the same effect
study-position-deed = deed
study-position-owner = owner
study-position-trades = Trades that help both players
study-position-to-giver = player who offers
study-position-to-taker = player who accepts
study-position-no-trades = No trade was found that surely helps both players.
study-position-over = the game is over, so there is nothing to analyse

study-trial-too-few = Too few games ended. Play more with -n.
study-trial-bot = bot
study-trial-games = games
study-trial-performance = lost a decision, ‰
study-trial-first-half = first half
study-trial-second-half = second half
study-trial-luck = luck, points
study-trial-wins = wins, %
study-trial-order = Order by performance and order by wins: Spearman’s correlation { $correlation }.
study-trial-halves = From one half of the games to the mean of both: { $median } in the middle, { $worst } at most; within 10% for { $near } of { $bots } bots.
study-trial-variance = Without luck, the variance of a bot’s results is { $times } times smaller.

study-dependence-head = Winning chances, compared with those when { $bot } plays the rollouts; differences in percentage points
study-dependence-record = game
study-dependence-bot = rollouts by
study-dependence-positions = positions
study-dependence-mean = mean difference
study-dependence-most = largest
study-dependence-agreed = same favourite

study-calibration = Are the forecasts calibrated?
study-calibration-plot = Forecast and outcome
study-calibration-kept = perfect calibration
study-calibration-head = { $games } games, each forecast once and then played to its end
study-calibration-said = forecast
study-calibration-happened = observed
study-calibration-forecasts = forecasts
study-calibration-players = All forecasts for each player
study-calibration-player = player

## The position of the day

study-today-head = Position of { $date }: { $edition }
study-today-asked = { lesson-question-other }
study-today-answer = Your answer
study-today-yours = your answer
study-today-bots = Bots that answer so: { $bots }; others: { $others }
study-today-method = Each answer was played on { $futures } times by { $bot }, seed { $seed }; intervals at 95%.
study-today-share = passgo { $date }: { $points } points; { $bots } of { $of } bots found the best answer
