### Games looked at again: the page of a game, the way through it, records of one's own.

replay = Replay
replay-open = Replay
replay-coming = Loading game…
replay-turn = Round { $round }, turn { $turn } of { $turns }
replay-before = Before the first turn
replay-move = move { $move } of { $moves }
replay-scale = Timeline
replay-turn-before = Back to the start of the turn
replay-turn-after = Go to the next turn
replay-decision-before = Back one move
replay-decision-after = Forward one move
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-film = 1×
replay-speed-quick = 4×
replay-speed-turns = turns
replay-record-note = choose a line to go there
replay-later = Show later
replay-unfinished = A game in progress
replay-position = A position
replay-length =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
replay-link = Copy link
replay-link-long = Too long for a link: save the record
replay-tab-board = Board
replay-tab-record = Log
replay-tab-about = The game
replay-not-there = There is no such game here.
replay-not-there-note = A private game can be watched only by the people at its table. Once it is over, anyone who has its address can see it.
replay-too-long = This file is too long to be a game record.
replay-too-many = Too many games are being replayed right now. Try again in a moment.
replay-unread = The server can’t show this game right now. Try again in a moment.
replay-fault = This record can’t be opened.
replay-fault-line = Line { $line }:
replay-fault-file = This isn’t a valid game record.
replay-fault-edition = Unknown edition, or its house rules contain errors.
replay-fault-start = The starting position is invalid.
replay-fault-moves = This move can’t be read.
replay-fault-expected = Expected:
play-on = Play from here
play-on-note = Starts a new game from this position, with new dice. The original is unchanged.
play-on-seat = Who plays { $name }
play-on-first = First move
play-on-first-open = I’ll decide at the table
play-on-person = On this screen
play-on-guest = Friend
play-on-bot = Bot
play-on-begin = Start the game
play-on-invite = Create table
position = Position
position-text = As text
position-copy = Copy position
position-legal = Legal moves
position-chance = The dice or the cards decide here.
position-over = { refusal-game-over }
games-title = Replays
games-mine = My finished games
games-none = No finished games yet. Once you finish one, you can replay it here, move by move.
bring = Open a game record
bring-note = A file saved here or elsewhere, or a position. It’s checked against the rules and never stored on the server.
bring-file = Open a file
bring-paste = Or drop it here, or paste its text
bring-look = Open game

## How well a game was played
review = Game review
review-counting = Analysing luck and decisions…
review-left = { $minutes ->
    [0] { $seconds ->
        [one] About 1 second left.
       *[other] About { $seconds } seconds left.
    }
    [one] About 1 minute left.
   *[other] About { $minutes } minutes left.
}
review-waiting = Other games are being analysed first.
review-failed = This game couldn’t be analysed.
review-chances = Winning chances, in %
review-bands = bands show 95% intervals
review-over = turn
review-decisions = Biggest mistakes
review-lost = winning chances lost, in points
review-try = Try another move
review-round = Round { $round }.
review-better = Better:
review-threw = { $seat } rolled the dice.
review-no-decisions = No clear mistakes. Well played!
review-parts = Luck and skill
review-hatched = hatched: luck; solid: skill; in points
review-luck = luck
review-skill = skill
review-points = { $mean } points, ± { $reach }
review-how = How this is calculated
review-how-note = After every move, the bot { $bot } played the game on { $futures } times from all seats. Luck is what dice and cards changed: each is compared with the mean of all that could have come. Skill is the rest, how a player played compared with the others: own moves, theirs, and what nobody did before a roll. Result = skill + luck. A decision is compared with its best alternative; those that couldn’t cost a point are left out. The interval holds the true mean in 95 cases of 100. Offers that nobody made are not considered. { chances-hold-for }
performance-lost = Lost a decision: { $lost } ± { $reach } thousandths of a win, in { $decisions } that mattered.
review-of = How { $name } played
skill-result = Result
skill-skill = Skill
skill-luck = Luck
skill-result-note = { $from }% before, { $to }% after
skill-skill-note = play, compared with that of the others
skill-luck-note = dice { $dice }, cards { $cards }
skill-good-won = You played it well, and it helped.
skill-good-lost = You played it well. It did not help.
skill-bad-won = You did not play it well. You were lucky.
skill-bad-lost = You did not play it well, and it shows.
skill-open = Skill or luck? One game cannot tell.
performance = Performance
performance-note = thousandths of a win lost a decision, in { $decisions ->
    [one] one that mattered
   *[other] { $decisions } that mattered
}. 0 is the best choice found. One game says little.
among-between = Between the { $ahead } and the { $behind }.
among-ahead = Better than the { $behind }.
among-behind = Not as good as the { $ahead }.
among-open = Too little to compare with the bots.
performance-kinds = What decisions cost, by kind
performance-kinds-note = points of winning chances; bands show 95% intervals
performance-unclear = no clear cost
performance-table = Costs by kind
performance-kind = kind
performance-decisions = decisions
performance-cost = cost
performance-interval = interval
decisions = { $count ->
    [one] one decision
   *[other] { $count } decisions
}
decisions-buying = Buying
decisions-bidding = Auctions
decisions-trading = Trading
decisions-building = Building
decisions-jail = Jail
decisions-raising = Raising money
decisions-other = Other
chances-hold-for = These chances hold among bots like those that the forecast was trained on; among other players they can be quite different.

## Lessons from decisions
lessons-begin = Learn from { $count ->
    [one] this mistake
   *[other] these { $count } mistakes
}
lessons-title = { $count ->
    [one] One lesson.
    [2] Two lessons.
    [3] Three lessons.
    [4] Four lessons.
    [5] Five lessons.
   *[other] { $count } lessons.
}
lessons-note = Answer first, then look at what each answer was worth.
lesson = Lesson
lesson-of = Lesson { $number } of { $count }, round { $round }
lesson-about = Round { $round }, { $question ->
    [buy] buying
    [auction] bidding
    [throw] before the roll
    [jail] Jail
    [offer] trading
    [debt] raising money
    [transfer] a mortgage
    [shortage] building
    [place] building
    [tax] a tax
    [move] moving
    [share] shares
    [dollars] Picsou dollars
    [storm] a storm
   *[other] a choice
}
lesson-question = What would you do?
lesson-question-other = What would you do as { $name }?
lesson-cash = { $name } has { $cash } in cash.
lesson-amount = { $act } { $amount }
lesson-answer = { $act } · { $thing }
lesson-wait = Let { $name } roll
lesson-whole = { $group } whole ({ $held } of { $of })
lesson-held = { $group } { $held } of { $of }
lesson-of-other = { $name }: { $what }
lesson-rent = rent { $rent }
lesson-left = { $cash } left
lesson-hidden = The answer of the game stays hidden until you give yours. There is no clock.
lesson-show = Show me
lesson-next = Next lesson
lesson-previous = Previous lesson
lesson-done = Back to the review
lesson-close = Close the lessons
lesson-best = { $act } is best.
lesson-right = { $act } is best. You are right.
lesson-right-today = { $act } is best. You would have been right today.
lesson-as-good-title = As good as any.
lesson-again = You would choose it again. It costs { $points ->
    [one] 1 point
   *[other] { $points } points
}.
lesson-costs = It costs { $points ->
    [one] 1 point
   *[other] { $points } points
}.
lesson-yours = your answer now
lesson-did = what you did
lesson-did-other = what { $name } did
lesson-the-best = best
lesson-as-good = as good
lesson-chances = Your win probability after each
lesson-chances-other = { $name }’s win probability after each
lesson-scale = scale { $low } to { $high }%
lesson-band = Bands hold the true figure in 95 of 100 cases.
lesson-why-title = Why
lesson-why = { $act }: { $changes }.
lesson-profits = Otherwise { $name } wins { $after } instead of { $instead }.
lesson-cost = It costs
lesson-cost-then = It cost
lesson-points = points

what-if = What if?
what-if-how = Every answer is played on from here with the same new dice.
what-if-made = this was done
what-if-grows = It grows surer: { $act }
what-if-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
what-if-more = more games
what-if-wide = still counting
what-if-counting = Still counting.
what-if-touch = The bands still touch. Wait a little.
what-if-as-good = As good as each other, as far as { $games } games can show.
what-if-right = { $act }: what was done was best.
what-if-better = { $act } would have been better.
what-if-nothing = There is nothing to compare here.
what-if-done = Back to the game
what-if-agreed = Everybody at this table may ask.
