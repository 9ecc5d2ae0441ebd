### Texts of `passgo edition` and `passgo games` in the terminal. The names and notes of values are in the files of editions.

report-name = name
report-title = title
report-year = year
report-players = players
report-rules = rules
report-added = to add with a +: { $names }
report-house = house rules
report-knob = knob
report-value = value
report-source = source
report-confidence = confidence
report-from = from
report-file = file
report-note = note
report-space = space
report-group = group
report-price = price
report-loan = mortgage value
report-building = building
report-rents = rents
report-count = how many
report-printed = what is printed
report-piece = piece
report-deck = deck
report-card = card
report-is-verified = verified
report-is-likely = likely
report-is-assumption = assumption
report-dice = dice
report-tax = { space-tax-choice }
report-share = { $par }: { $dividends }
report-scale = { $cards }: { $pays }
report-between = {"; "}
report-meaning = what it is
report-heading = rule, heading in the rulebook
report-says = what it says
report-functions = implemented in
report-scenario = scenario
report-ruling = our ruling
report-missing = missing
report-alike = There are no differences.
report-folder = scenarios in { $folder }
report-total = { $rules } rules, { $functions } with a function
report-total-shown = { $rules } rules, { $functions } with a function, { $scenarios } with a scenario

# Stored games
report-games-no = no.
report-games-begun = begun
report-games-moves = moves
report-games-seen = last move
report-games-edition = edition
report-games-none = No games are saved in { $folder }.
report-games-empty = { $file } is an empty file, not a store of games. It is left as it is; if it held games, put your backup in its place.
report-games-saved = { $file }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }
report-games-unreplayed = It cannot be replayed under the current rules: { $why }
report-games-damaged = the file is damaged: { $fault }
report-games-changed = { $table }, row { $row }: it is no longer as it was stored
report-games-marker = { $table }: expected one row with { $expected }
report-games-unsound = game { $no }: { $why }
report-games-unplayed = { $why }
report-games-missing = { $table }, row { $row }: missing
report-games-gap = { $table }, row { $n }: missing from the log
report-games-surplus = { $table }, row { $n }: it belongs to nothing in the log
report-games-shrinks = { $table }, row { $n }: the log is shorter after it than before
report-games-no-seed = { $table }, row { $n }: the server’s seed for the dice is missing
report-games-wrong-seed = { $table }, row { $n }: it is not the seed that the server committed to
report-games-wrong-seed-of-seat = { $table }: the seed of { $seat } at attempt { $n } is not the one committed to
report-games-wrong-seat = { $table }, row { $n }: stored for seat { $seat }, but seat { $expected } made it
report-games-wrong-chance = { $table }, row { $n }: “{ $text }” does not follow from the seeds of the dice
report-games-no-listing = { $table }: its row is missing, so nobody can find the table
report-games-wrong-listing = { $table }: { $field } does not follow from the log
report-games-checked = { $games } { $games ->
    [one] game
   *[other] games
    }, { $moves } { $moves ->
    [one] move
   *[other] moves
    }: { $faults ->
    [0] no problems found
    [one] one problem
   *[other] { $faults } problems
    }
report-games-copied = Backup written to { $file }.
report-games-forgotten = { $games ->
    [0] No game was
    [one] One game was
   *[other] { $games } games were
    } deleted; nothing had happened there for { $days ->
    [one] a day
   *[other] { $days } days
    }.
report-games-erased = { $name } was deleted from { $games ->
    [one] one game
   *[other] { $games } games
    }; the moves stay.
report-games-nobody = Nobody in game { $number } is called “{ $name }”; its players are: { $people }.
report-games-unknown = There is no game { $number }; `passgo games` lists the games.

# A custom edition, started with `passgo edition new`
report-new-title = Name of your edition
report-new-written = { $file } is written. Remove the # from a line to change what it sets; then:
    passgo edition check { $file }
    passgo play --edition { $file }
report-new-head = A custom edition. Whatever this file does not set is as in { $base }.
    Remove the # from a line to change what it sets; all other ids: passgo edition show { $base }
report-new-changed = A custom edition. Whatever this file does not set is as in { $base }.
report-new-house = For a file with house rules: the table then says that it has some.
report-new-knobs = House rules and amounts; docs/knobs.md lists everything that can be set
report-new-deeds = Names, prices (a mortgage is half of the price) and rents: unimproved, then for each building added
report-new-street = Harbour Street
report-new-cards = What a card says and does
