### What `passgo edition` says about books, in the terminal. The figures' own names and notes stand in the files.

report-name = name
report-title = title
report-year = year
report-players = players
report-rules = rules
report-added = added with a +: { $names }
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
report-loan = loan
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
report-heading = rule, heading in the book
report-says = what it says
report-functions = carried out by
report-scenario = scenario
report-ruling = our ruling
report-missing = missing
report-alike = They do not differ.
report-folder = scenarios in { $folder }
report-total = { $rules } rules, { $functions } with a function
report-total-shown = { $rules } rules, { $functions } with a function, { $scenarios } with a scenario

# Stored games
report-games-no = no.
report-games-begun = begun
report-games-moves = moves
report-games-seen = last move
report-games-edition = edition
report-games-none = No games are kept in { $folder }.
report-games-empty = { $file } is an empty file, not a store of games. It is left as it is; if it held games, put your copy in its place.
report-games-saved = { $file }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }
report-games-unreplayed = It cannot be replayed by the rules of today: { $why }
report-games-damaged = the file is damaged: { $fault }
report-games-changed = { $table }, row { $row }: it is not as it was stored
report-games-marker = { $table }: expected one row that says { $expected }
report-games-unsound = game { $no }: { $why }
report-games-unplayed = { $why }
report-games-gap = { $table }, row { $n }: it is missing from the log
report-games-surplus = { $table }, row { $n }: nothing of the log belongs there
report-games-shrinks = { $table }, row { $n }: the log is shorter after it than before
report-games-no-seed = { $table }, row { $n }: the server’s seed for the dice is missing
report-games-wrong-seed = { $table }, row { $n }: it is not the seed that the server committed to
report-games-wrong-seed-of-seat = { $table }: the seed of { $seat } at attempt { $n } is not the one committed to
report-games-wrong-seat = { $table }, row { $n }: it is stored for seat { $seat }, and was made by seat { $expected }
report-games-wrong-chance = { $table }, row { $n }: “{ $text }” does not follow from the seeds of the dice
report-games-no-listing = { $table }: its row is missing, so nobody finds the table
report-games-wrong-listing = { $table }: { $field } does not follow from the log
report-games-checked = { $games } { $games ->
    [one] game
   *[other] games
    }, { $moves } { $moves ->
    [one] move
   *[other] moves
    }: { $faults ->
    [0] all is sound
    [one] one fault
   *[other] { $faults } faults
    }
report-games-copied = { $file } is a copy of the store as it was.
report-games-forgotten = { $games ->
    [0] No game was
    [one] One game was
   *[other] { $games } games were
    } taken out in which nothing had happened for { $days ->
    [one] a day
   *[other] { $days } days
    }.
report-games-erased = { $name } was deleted from { $games ->
    [one] one game
   *[other] { $games } games
    }; the moves stay.
report-games-nobody = In game { $number } no person is called “{ $name }”; there are: { $people }.
report-games-unknown = No game has the number { $number }; `passgo games` lists them.

# A board of one's own, begun with `passgo edition new`
report-new-title = What is it called
report-new-written = { $file } is written. Take the # from a line to change what it says; then:
    passgo edition check { $file }
    passgo play --edition { $file }
report-new-head = A board of your own. What this file does not say is as in { $base }.
    Take the # from in front of a line to change what it says; ids of all else: passgo edition show { $base }
report-new-changed = A board of your own. What this file does not say is as in { $base }.
report-new-house = For a file with house rules: the table then says so.
report-new-knobs = House rules and sums; all that can be set: docs/knobs.md
report-new-deeds = Names, prices (a mortgage is half of the price) and rents: bare, then with one building after the other
report-new-street = Harbour Street
report-new-cards = What a card says and does
