### Games looked at again: the page of a game, the way through it, records of one's own.

replay = Replay
replay-open = Replay
replay-coming = The game is being laid out…
replay-turn = Round { $round }, turn { $turn } of { $turns }
replay-before = Before the first turn
replay-move = move { $move } of { $moves }
replay-scale = Moment of the game
replay-turn-before = Back to the start of the turn
replay-turn-after = To the next turn
replay-decision-before = One move back
replay-decision-after = One move on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-film = 1×
replay-speed-quick = 4×
replay-speed-turns = turns
replay-record-note = press a line to go there
replay-later = Later lines
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
replay-link = Copy the link
replay-tab-board = Board
replay-tab-record = Record
replay-tab-about = The game
replay-not-there = There is no such game here.
replay-not-there-note = A game by link can be watched by those at its table; once it is over, everybody who has its address can see it.
replay-too-long = This file is too long for a record.
replay-too-many = One moment: too many games are being looked at.
replay-unread = The server cannot show this game just now.
replay-fault = This record cannot be shown.
replay-fault-line = Line { $line }:
replay-fault-file = This is not the form of a record.
replay-fault-edition = This book is not known here, or what is laid on it is not in order.
replay-fault-start = The position at the beginning is not in order.
replay-fault-moves = This move cannot be read.
replay-fault-expected = Expected:
play-on = Play on from here
play-on-note = A table is laid where the game goes on from this moment, with dice of its own. The game you look at stays as it is.
play-on-seat = Who plays { $name }
play-on-first = What is done first
play-on-first-open = I decide at the table
play-on-person = Here
play-on-guest = To invite
play-on-bot = A bot
play-on-begin = Begin
play-on-invite = Lay the table
position = Position
position-text = As text
position-copy = Copy
position-legal = Legal moves
position-chance = The dice or the cards decide here.
position-over = { refusal-game-over }
games-title = Look at it again.
games-mine = My games that are over
games-none = None yet. A game that is over can be looked at here, move by move.
bring = A record of your own
bring-note = A file saved here or elsewhere, or a position. It is checked against the book, and nothing of it is kept on the server.
bring-file = Open a file
bring-paste = Or drop it here, or paste its text
bring-look = Look at it

## How well a game was played
review = How well was it played?
review-counting = Luck and choices are being counted.
review-left = { $minutes ->
    [0] { $seconds ->
        [one] About a second left.
       *[other] About { $seconds } seconds left.
    }
    [one] About a minute left.
   *[other] About { $minutes } minutes left.
}
review-waiting = Other games are being counted first.
review-failed = This game could not be counted.
review-chances = Chance to win, in 100
review-bands = bands hold 95 of 100 cases
review-over = turn
review-decisions = The costliest decisions
review-lost = points lost
review-try = Try it otherwise
review-round = Round { $round }.
review-better = Better was:
review-threw = { $seat } threw the dice.
review-no-decisions = No decision cost more than chance can explain.
review-parts = Luck and choices
review-hatched = hatched: luck; solid: choices; in points
review-luck = luck
review-choices = choices
review-points = { $mean } points, give or take { $reach }
review-how = How it is counted
review-how-note = After every move the game was played on { $futures } times by the bot { $bot } in all seats. A player’s answers are compared with the bot’s, and what is free before a throw is compared with throwing at once; what these choices did not change is luck. The interval holds the true mean in 95 cases of 100. Offers that nobody made are not looked for. { chances-hold-for }
chances-hold-for = These chances hold among bots like those that the forecast was fitted to; among other players they can be quite different.
