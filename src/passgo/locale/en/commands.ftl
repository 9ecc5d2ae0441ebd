### The command line: what its commands, arguments and options are for, and what is wrong with what was typed.

## Commands

command-passgo = Monopoly exactly as five rulebooks wrote it. Without a command: play in the browser.
command-play = Play in the browser.
command-serve = Host tables for others; opens no browser.
command-tui = Play in the terminal: alone with bots, or at a friend’s table.
command-soak =
    Play very many games and check the sums after every move.

    Money, deeds, buildings and cards must add up; of a game that is cut, up to there.
command-bench =
    Measure how fast it is here, or compare two versions.

    Games, starts and batches are measured; a loss is told only where it is beyond noise.
command-fit = Learn who wins, for the bot `strong` and for analysis: some minutes for each book and number of players.
command-ladder = Let every pair of bots play, and every four of them, the seats in turn, and rate them.
command-check = Play scenarios and records; name the first line that fails.
command-verify =
    Check that every throw and card of a game fell as its seeds say.

    Exit status: 0 when all did, 1 when something did not, 3 when there is nothing to check by.
command-replay =
    Show a recorded game and the rules behind each move.

    With --at, its position after N moves.
command-dump = Write the exact state of a record, for bug reports.
command-print = Write an edition as a PDF at true size, to be printed and cut out: board, deeds, cards, money, papers, rules.
command-sim = Play very many games between bots and say what they show.
command-games = The games that the table keeps.
command-games-save = Save a game as a record, which `replay`, `check` and `dump` read.
command-games-check = Examine the store, and play every game of it again.
command-games-backup = Copy the store of a folder as it is now, also while a server runs.
command-games-forget = Take old games out of the store for good; no server may run.
command-games-erase = Delete a person from all games for good, found by their name in one of them; no server may run.
command-edition = What an edition holds, and the rules it follows.
command-edition-list = Show the editions there are.
command-edition-show = Show every figure of an edition with its source, and its board.
command-edition-rules = Show each rule of an edition: heading, what it says, functions, scenario.
command-edition-diff = Show how two editions differ, rule by rule.
command-edition-copy = Print a copy of an edition’s file, to begin one of your own with.
command-edition-new = Begin a board of your own: a short file with what people change, as lines to uncomment.
command-edition-schema = Print the JSON Schema of edition files.
command-edition-check = Read edition files and name everything that is wrong in them.
command-analyse = What can be known about a game beyond playing it: `passgo analyse RECORD` for one that was played.
command-analyse-game = Show how well a game was played: who would win after each move, luck and choices, what cost most.
command-analyse-position = Tell of a position who wins, what each deed is worth to each player, and which trades both sides gain by.
command-analyse-dependence = Show how much the chances to win depend on which bot plays on in the roll-outs.
command-analyse-landings = Show how often a move ends on each space, exactly, by the chain of dice and cards.
command-analyse-compare = Set the lengths of several simulated runs beside each other.
command-analyse-calibration = Show whether what is given seven chances in ten happens seven times in ten.

## Arguments and options

option-version = Show the version.
option-port = Port to listen on; 0 takes a free one.
option-host = Address to listen on; 0.0.0.0 opens the table to the network.
option-data = Where games are kept; said at the start when not named.
option-browser = Open a browser.
option-own-edition = An edition file of your own, to be chosen at the table.
option-own-bot = A bot of your own: a program, by JSON lines, or FILE.py:FUNCTION.
option-lang = Language of names and texts.
option-public-url = Where a proxy serves it, such as https://passgo.example.
option-proxy = A proxy, or network of them, that is trusted to say where requests come from.
option-database = Keep games in a PostgreSQL, as postgresql://name@host/database, not in the folder.
option-table = The link of a friend’s table, or with --server its code; else a table of your own.
option-server = The server to play at; one of your own, where none is named.
option-plain = Lines that are read and written: for screen readers and pipes.
option-lay-edition = Lay a table by this book at once.
option-lay-bots = Lay a table with these bots at once, with commas between.
option-from = Play on from the end of a record, or from a position; look at a game that is over.
option-name = What you are called.
option-edition = Which book to play by, as `edition list` names it, or the path of a file; `us1973+./mine.toml` lays house rules on top.
option-bots-each = Which bots, with commas between, as `sim` names them; each plays against its like.
option-soak-games = Games of each; 0 for 100,000 of random, 10,000 of others.
option-soak-turns = Cut a game after so many turns (in a timed game the bell rings then); 0 for 400 of random, whose games need not end, 4,000 of others.
option-threads = Threads; 0 for one a core.
option-bench-second = After `--compare A`: the commit to set beside A.
option-bench-edition = An edition to play by, once for each; all, if none is named.
option-bench-runs = How often each thing is measured; 0 for 3, and for 15 to compare.
option-bench-seconds = About how long a run takes.
option-json-figures = Write the figures as JSON.
option-bench-compare = Instead, in a checkout: is it slower than this commit? With two, `--compare A B` or `--compare A --compare B`: is B slower than A? The exit status is 1 if so.
option-fit-players = For so many players.
option-fit-games = Games that it is learnt from.
option-fit-bots = Who plays them, with commas between; they take turns in the seats.
option-fit-seed = The same seed, the same net.
option-fit-rounds = So many rounds after that: in each `strong` plays itself by the weights of the last, and they are learnt anew from all games seen. What is done is kept, and the same command goes on from there.
option-fit-own = Games of `strong` with itself in a round.
option-fit-any-board = Learn by roles alone, for boards that nothing is fitted to.
option-fit-into = Where to save it; else among your own data.
option-ladder-bots = Two bots or more, as `sim` names them.
option-ladder-games = How many games a table.
option-seed-games = The same seed, the same games.
option-turns = Cut a game after so many turns.
option-cluster = A Dask scheduler whose workers play.
option-ladder-json = Keep the results there, and go on with what is in it.
option-ladder-report = Write the table as a page (HTML).
option-ladder-ratings = Write the ratings, as the lobby reads them (JSON).
option-check-files = Scenarios, records or folders of them.
option-own-files = Open the edition files that a record names beside it; for records you trust.
option-record-finished = A record of a finished game.
option-verify-receipt = The receipts that a player saved, to see whether the server left out that player’s secret number.
option-verify-json = Say it as one JSON object.
option-record = A record.
option-at = Stop after N moves.
option-record-any = A record, scenario or position.
option-edition-name = As `edition list` names it, or the path of a file; `us1973+./mine.toml` lays house rules on top.
option-print-file = The PDF.
option-print-paper = What is printed on: A4, or US Letter.
option-sim-bots = Who plays, in seat order, with commas between: easy, steady, strong, rules, random, another of docs/opponents.md, or your own as FILE.py:FUNCTION.
option-sim-games = How many games.
option-sim-swap-seats = Each bot sits equally often in each seat.
option-sim-turns = Cut a game after so many turns; in a timed game the bell rings then.
option-sim-interpreted = Without the compiler: the same games, some hundred times slower.
option-json-results = Write the results as JSON.
option-sim-parquet = Write every game as a row of a Parquet file.
option-sim-report = Write the results as a page with plots (HTML).
option-sim-save = Save so many games as records, to replay and analyse.
option-sim-pick = Which to save: first, longest, cut, lost:BOT or won:BOT.
option-sim-folder = Where to save them.
option-sim-schema = Show the JSON Schema of results.
option-games-number = As `passgo games` numbers it.
option-games-name = What the person is called there.
option-games-record = The record; game-N.toml when not named.
option-games-copy = The copy; a file that is not there yet.
option-games-older-than = Nothing has happened there for so long.
option-new-file = A file that is not there yet, such as my.toml.
option-new-from = The edition of passgo that it lies on.
option-new-name = What the table calls it; asked for when not given.
option-edition-files = Edition files of your own.
option-record-saved = A saved game.
option-review-bot = Who plays on after each move: `rules`, or your own as FILE.py:FUNCTION.
option-review-seconds = How long to look.
option-review-seed = The same seed, the same futures.
option-json-found = Write all that was found (JSON).
option-html = Write a page with the plot (HTML).
option-position-file = A position; of a record, what it ends with.
option-position-bot = Who plays on: `rules`, or your own as FILE.py:FUNCTION.
option-position-futures = Roll-outs of everything that is compared.
option-seed-figures = The same seed, the same figures.
option-records-saved = Saved games.
option-dependence-bots = Who plays on; each is set beside the first.
option-dependence-futures = Roll-outs of each position.
option-landings-jail = What prisoners do: leave as soon as they may, or stay.
option-landings-simulate = Beside it, what N games between bots find.
option-compare-files = Results of `passgo sim --json`.
option-calibration-players = At tables of so many.
option-calibration-games = Games that are forecast.
option-calibration-bot = Who plays them.
option-calibration-futures = Roll-outs a forecast.

## What stands for a value

metavar-address = ADDRESS
metavar-bot = BOT
metavar-command = COMMAND
metavar-commit = COMMIT
metavar-days = DAYS
metavar-dir = DIR
metavar-edition = EDITION
metavar-file = FILE
metavar-folder = FOLDER
metavar-n = N
metavar-name = NAME
metavar-number = NUMBER
metavar-record = RECORD
metavar-table = TABLE
metavar-text = TEXT
metavar-title = TITLE
metavar-url = URL
metavar-which = WHICH

## Around them

usage-line = Usage:
usage-options = { "[OPTIONS]" }
usage-words = COMMAND [ARGUMENTS]…
usage-heading-arguments = Arguments
usage-heading-options = Options
usage-heading-commands = Commands
usage-help = Show this and end.
usage-default = default: { $default }
usage-required = required
usage-variable = variable: { $var }

## What is wrong

usage-try = `{ $command } --help` says more.
usage-error = Error: { $what }
usage-option = there is no option { $name }.
usage-option-near = there is no option { $name }; did you mean { $near }?
usage-command = there is no command “{ $name }”.
usage-command-near = there is no command “{ $name }”; did you mean { $near }?
usage-no-command = a command is missing.
usage-missing = { $name } is missing.
usage-value = { $name }: expected { $expected }.
usage-needs-value = { $name } needs a value behind it.
usage-no-value = { $name } takes no value.
usage-extra = nothing takes this: { $words }.
usage-number = a number
usage-least = { $least } or more
