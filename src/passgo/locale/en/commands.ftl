### The command line: what commands, arguments and options do, and what is wrong with what was typed.

## Commands

command-passgo = Monopoly, exactly as five rulebooks wrote it. Run without a command to play in the browser.
command-play = Play in the browser.
command-serve = Run a server for other players, without opening a browser.
command-tui = Play in the terminal, on your own with bots or at a friend’s table.
command-soak =
    Stress-test the rules: play many games and check the state after each move.

    Money, deeds, buildings and cards must add up, also in a game that is stopped early.
command-bench =
    Measure the speed of passgo on this machine, or compare two versions.

    It measures games, starts and batches. A slowdown is reported only if it is beyond noise.
command-fit = Train the value network that `strong` and the analysis use: a few minutes for each edition and number of players.
command-ladder = Rate bots: every pair and every four of them play, rotating seats.
command-check = Run scenarios and replay records; report the first line that fails.
command-verify =
    Verify that every roll and card of a game follows from its seeds.

    Exit status: 0 if all do, 1 if one does not, 3 if the record has nothing to verify.
command-replay =
    Show a recorded game and the rules behind each move.

    With --at, show the position after N moves.
command-dump = Write the complete state at the end of a record, for bug reports.
command-static = Write the game as a folder of plain files: any web server can offer it, and it is played in the browser alone.
command-print = Write a PDF of an edition at actual size, to print and cut out: board, deeds, cards, money, shares, rules.
command-sim = Simulate many games between bots and report the results.
command-games = List and manage saved games.
command-games-save = Save a game as a record for `replay`, `check` and `dump`.
command-games-check = Check the stored games, and replay each of them.
command-games-backup = Copy the stored games of a folder; a server may be running.
command-games-forget = Delete old games for good. Stop the server first.
command-games-erase = Delete a person from all games for good, found by their name in one of them. Stop the server first.
command-edition = Show editions, and the rules they follow.
command-edition-list = List the editions.
command-edition-show = Show every value of an edition with its source, and its board.
command-edition-rules = Show each rule of an edition: heading, statement, functions, scenario.
command-edition-diff = Show how two editions differ, rule by rule.
command-edition-copy = Print a copy of an edition’s file, to start your own from.
command-edition-new = Start a custom edition: a short file of what people often change, as lines to uncomment.
command-edition-schema = Print the JSON Schema of edition files.
command-edition-check = Check edition files and list every error.
command-analyse = Analyse a game or a position: `passgo analyse RECORD` reviews a game that was played.
command-analyse-game = Review a game: winning chances after each move, luck and skill, and the costliest mistakes.
command-analyse-position = Evaluate a position: winning chances, what each deed is worth to each player, and trades that help both sides.
command-analyse-puzzles = Find positions with one answer that is surely best in games that were played, for lessons.
command-analyse-today = Answer the position of the day, the same for everybody, and compare with the bots.
command-analyse-performance = Check performance and luck on bots: does performance repeat, and does it agree with who wins?
command-analyse-dependence = Show how much the winning chances depend on the bot that plays the rollouts.
command-analyse-landings = Calculate how often moves end on each space, exactly, by a Markov chain of dice and cards.
command-analyse-compare = Compare how long the games of several simulations last.
command-analyse-calibration = Check forecasts: does what is given a 70% chance happen 70% of the time?

## Arguments and options

option-version = Show the version.
option-port = Port to listen on; 0 takes any free port.
option-host = Address to listen on; 0.0.0.0 opens the table to your network.
option-data = Folder of the saved games; if you name none, the start prints it.
option-browser = Open a browser.
option-own-edition = Add a custom edition file, to choose at the table.
option-own-bot = Add a bot of your own: a program that speaks JSON lines, or FILE.py:FUNCTION.
option-lang = Language of names and texts.
option-public-url = The address that people open, if a proxy serves passgo, such as https://passgo.example.
option-share = Open the server to friends anywhere, by a tunnel: cloudflared, ngrok or tailscale, if it is on this machine.
option-proxy = Trust this proxy, or network of proxies, to report where requests come from.
option-mail-from = Address from which notices are sent by mail.
option-mail-password = Password for the mail server. Put it in the environment variable, not in the command.
option-mail-server = Send notices by mail through this server, as smtps://name@host. Needs --mail-from and --public-url.
option-database = Keep games in a PostgreSQL database, as postgresql://name@host/database, instead of the folder.
option-table = The link of a friend’s table, or with --server its code. If you give none, you create a table.
option-server = The server to play on; your own if you name none.
option-plain = Plain lines of text, for screen readers and pipes.
option-lay-edition = Create a table with this edition at once.
option-lay-bots = Create a table with these bots at once, separated by commas.
option-from = Continue from the end of a record, or from a position; look at a game that is over.
option-name = Your name.
option-edition = An edition, as `edition list` names it, or the path of a file; `us1973+./mine.toml` adds house rules.
option-bots-each = Bots, separated by commas, as `sim` names them; each plays against itself.
option-soak-games = Games of each bot; 0 for 100,000 of random and 10,000 of the others.
option-soak-turns = Stop each game after N turns (the bell of a timed game rings then); 0 for 400 of random, whose games may never end, and 4,000 of the others.
option-threads = Number of threads; 0 for one per core.
option-bench-second = After `--compare A`: the commit to compare with A.
option-bench-edition = An edition to measure; repeat it for several. If you name none: all, or `us1973` when comparing.
option-bench-runs = How often to measure each thing; 0 for 3, or 15 when comparing.
option-bench-seconds = How long a run takes, roughly.
option-json-figures = Write the numbers as JSON.
option-bench-compare = In a checkout: is it slower than this commit? With two, `--compare A B` or `--compare A --compare B`: is B slower than A? If so, the exit status is 1.
option-fit-players = Number of players.
option-fit-games = Number of games to learn from.
option-fit-bots = The bots that play them, separated by commas; they rotate seats.
option-fit-seed = The same seed gives the same network.
option-fit-rounds = Then play N rounds of self-play: `strong` plays against itself with the latest weights, and is trained again on all games so far. Finished rounds are saved; run the same command again to continue.
option-fit-own = Games of self-play in each round.
option-fit-any-board = Train a network that knows spaces by their role alone, for boards that have no network of their own.
option-fit-into = Folder to save it in; your data folder if you name none.
option-ladder-bots = Two or more bots, as `sim` names them.
option-ladder-games = Games at each table.
option-seed-games = The same seed gives the same games.
option-turns = Stop each game after N turns.
option-cluster = A Dask scheduler whose workers play the games.
option-ladder-json = Save the results in this file, and continue with those it has.
option-ladder-report = Write the ratings as a page (HTML).
option-ladder-ratings = Write the ratings for the lobby (JSON).
option-check-files = Scenarios, records, or folders of them.
option-own-files = Open edition files next to a record that it names. Only for records you trust.
option-record-finished = The record of a finished game.
option-verify-receipt = Receipts that a player saved, to see whether the server left out that player’s secret number.
option-verify-json = Print one JSON object.
option-record = A record.
option-at = Stop after N moves.
option-record-any = A record, scenario or position.
option-edition-name = As `edition list` names it, or the path of a file; `us1973+./mine.toml` adds house rules.
option-static-out = The folder; it is made, or an earlier one is replaced.
option-print-file = The PDF.
option-print-paper = Paper size: A4 or US Letter.
option-sim-bots = The bots in seat order, separated by commas: easy, steady, strong, rules, random, another of docs/opponents.md, or your own as FILE.py:FUNCTION.
option-sim-games = Number of games.
option-sim-swap-seats = Rotate seats, so that each bot sits equally often in each.
option-sim-turns = Stop each game after N turns; the bell of a timed game rings then.
option-sim-interpreted = Run in Python alone, without compiled rules: the same games, about a hundred times slower.
option-json-results = Write the results as JSON.
option-sim-parquet = Write every game as a row of a Parquet file.
option-sim-report = Write the results as a page with plots (HTML).
option-sim-save = Save N games as records, to replay and analyse.
option-sim-pick = Which games to save: first, longest, cut, lost:BOT or won:BOT.
option-sim-folder = Folder to save them in.
option-sim-schema = Show the JSON Schema of results.
option-games-number = As `passgo games` numbers it.
option-games-name = The name of the person in that game.
option-games-record = The record; game-N.toml if you name none.
option-games-copy = The copy; a file that does not exist yet.
option-games-older-than = Only games in which nothing has happened for this many days.
option-new-file = A file that does not exist yet, such as my.toml.
option-new-from = The edition to start from.
option-new-name = The name that the table shows. If you give none, you are asked for it.
option-edition-files = Custom edition files.
option-record-saved = A saved game.
option-review-bot = The bot that plays the rollouts after each move: `rules`, or your own as FILE.py:FUNCTION.
option-review-seconds = Time limit in seconds.
option-review-seed = The same seed gives the same rollouts.
option-puzzles-file = The file of the puzzles; new ones are added.
option-today-date = The day; today if none is given.
option-today-answer = The number of your answer; you are asked if none is given.
option-json-found = Write the full results (JSON).
option-html = Write a page with the plot (HTML).
option-position-file = A position, or a record, of which the last position counts.
option-position-bot = The bot that plays the rollouts: `rules`, or your own as FILE.py:FUNCTION.
option-position-futures = Rollouts of each alternative.
option-seed-figures = The same seed gives the same numbers.
option-records-saved = Saved games.
option-performance-bots = The bots, drawn for tables game by game.
option-performance-games = Games to play and review; twenty times as many are only played.
option-dependence-bots = The bots that play the rollouts; each is compared with the first.
option-dependence-futures = Rollouts of each position.
option-landings-jail = Whether players in Jail leave as soon as they may, or stay.
option-landings-simulate = Also show what N games between bots give.
option-compare-files = Results of `passgo sim --json`.
option-calibration-players = Number of players at a table.
option-calibration-games = Number of games to forecast.
option-calibration-bots = Bots, in seat order; the last takes the seats that remain. Levels are known by name, others count as persons.
option-calibration-futures = Rollouts of each forecast.

## Placeholders of values

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
usage-help = Show this message and exit.
usage-default = default: { $default }
usage-required = required
usage-variable = variable: { $var }

## What is wrong

usage-try = Run `{ $command } --help` for help.
usage-error = Error: { $what }
usage-option = there is no option { $name }.
usage-option-near = there is no option { $name }; did you mean { $near }?
usage-command = there is no command “{ $name }”.
usage-command-near = there is no command “{ $name }”; did you mean { $near }?
usage-no-command = a command is missing.
usage-missing = { $name } is missing.
usage-value = { $name }: expected { $expected }.
usage-needs-value = { $name } needs a value.
usage-no-value = { $name } takes no value.
usage-extra = unexpected argument: { $words }.
usage-number = a number
usage-least = { $least } or more
