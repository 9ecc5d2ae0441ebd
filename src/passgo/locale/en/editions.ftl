### Names of the values of an edition where two are compared, and errors in its file.

## Answers to rule settings

knob-never = never
knob-any-number = any number
knob-price-paid = the price paid
knob-percent = { $percent }%

## Pieces in the bank, at the beginning of a line

pieces-building = { CAPITAL(building-many) }
pieces-tickets = { book-tickets }

## What is printed on a deed or a share

printed-price = price
printed-mortgage = mortgage
printed-house = { -house }
printed-hotel = { -hotel }
printed-skyscraper = { -skyscraper }
printed-depot = { -depot }
printed-stand = { -stand }
printed-die = number of the die
printed-rents = rents
printed-par = par
printed-dividends = dividends

## Values of a rule that are neither a knob nor printed on the board

scale-lottery-ticket = What tickets win
scale-roll-three-payout = What no, one, two and three numbers win, and three for the player who rolls
scale-squeeze-play = What each other player pays, by the sum of the dice from 2 on
scale-picsou-dollar-value = Deed whose rent is the value of a Picsou dollar

## Next to the values

space-vouchers = travel vouchers drawn: { $count }
edition-currency = Currency
source-overlay = the overlay itself
source-house = no rulebook has it; a table may agree on it as a house rule

## What a field of an edition may hold, after “allowed:”

edition-fault = { $where }: { $found }; allowed: { $allowed }
allowed-edition = { $names }, or the path of a .toml file
allowed-part-once = each part once
allowed-number = { expected-number-from-to }
allowed-text = a text
allowed-title = a name of at most { $most } characters, with a word that starts with a letter from a to z
allowed-new-name = a name that no edition of passgo has
allowed-rising-rents = at least { $least }: rents do not fall
allowed-rising-dividends = at least { $least }: dividends do not fall
allowed-steps = from { $least } to { $most }, and not 0
allowed-fewest-players = at most { $most }, which is max_players
allowed-jail-turns = at most { $most }, which is jail_tries
allowed-cash-for-deal = at least { $least }, to pay for the deeds that are dealt
allowed-dealt = at most { $most } for each player, because there are { $all }
allowed-no-word = a name that is not a word of the notation
allowed-unused-name = a name that [{ $table }] does not use
allowed-no-roll = a name that no Roll Three card has
allowed-source = a key of [sources]
allowed-each-space = each space once
allowed-listed-space = a space of board.spaces
allowed-kind-go = the space of the kind { $kind }
allowed-one = exactly 1
allowed-deed-once = each deed on one space
allowed-named-deed = a deed named by a space
allowed-half = { $half }, half the price; or mortgage_not_half = true
allowed-is-half = false: { $mortgage } is half the price
allowed-seven-rents = 7, the last with a skyscraper
allowed-six-rents = 6, because there is no skyscraper
allowed-rents = { $count }, one for each number of deeds owned
allowed-most = at most { $most }
allowed-group-size = { $count }, as many as the deeds that name the group
allowed-named-deck = a deck named by a space
allowed-card-once = each card once, in one deck
allowed-deck-size = { $count }, as many as the cards listed
allowed-listed-card = a card listed by a deck
allowed-space-of-board = a space of the board
allowed-kind-on-board = a kind on the board: { $kinds }
allowed-plain-rent = 0, for a plain rent
allowed-times = 1 or more, how many times
allowed-drawn-deck = a deck that a space draws from
allowed-counterpart = a counterpart that no other entry has
allowed-notes = { $cash }, the starting cash
allowed-rule-id = an id of passgo.rules.base.cite
allowed-heading = the heading in the rulebook, or ruling = true
allowed-replacing = a rule, and a rule that is stated and replaces it
allowed-id = an id of the edition
allowed-part-of-name = some words of the name { $name }
allowed-own-number = a number that nothing else has
allowed-no-die = 0, because a space of the board shows this deed
allowed-utilities = a utility for each number from 1 to { $most }
allowed-each-company = each company once
allowed-no-steps = 0, because { $effect } does not count spaces
allowed-no-sides = ride_steps | ride_to_station, because the board has no sides
allowed-no-station = ride_the_side | ride_steps, because the board has no station
allowed-each-amount = each amount once
allowed-rising-numbers = { $numbers }, from the lowest to the highest
allowed-each-card = each card once
allowed-sums = { $count }, one for each sum from 2 to { $most }
allowed-street = a street of the board
allowed-with-table = a file with the table [{ $table }]
allowed-yes-or-no = { expected-flag }
allowed-form = a name of the form { $form }
allowed-form-of-length = a name of the form { $form }, at most { $most } characters
allowed-list-of = a list of { $count } entries
allowed-list-from-to = a list of { $least } to { $most } entries
allowed-list = a list
allowed-table = a table
allowed-table-with = a table with { $fields }
allowed-reference = the name of an entry of [{ $table }]
allowed-group-of-kind = a { $kind } group
allowed-readable = a readable file
allowed-new-id = an id that no edition of passgo has
allowed-extends = the name of an edition, or the path of a .toml file
allowed-with-overlay = us1973+{ $overlay }, for example
allowed-no-overlay = an edition; { $overlay } is an overlay, to add with a +
allowed-no-ring = no cycle
allowed-overlay = extends = { $base } after a +
allowed-field = a field of { $edition }
allowed-name-like = { $close }one of the { $count } names in the schema of editions
allowed-rules-file = the name of a file next to this one that states { $rule }
allowed-rule-pattern = ids of rules, with * for any letters
allowed-every-rule = a statement of every rule, or its id under absent
allowed-rule-of-knob = a statement of the rule of this setting
allowed-stated-or-absent = a rule that is stated or absent

## Why a text is not TOML, and what is allowed

toml-not = not TOML: { $wrong }
toml-more = more that is not TOML
toml-statement = neither a key nor a table
toml-rest = something after a value
toml-equals = a key without =
toml-header = a table whose bracket is not closed
toml-key = an invalid key
toml-value = an invalid value; a text needs quotes
toml-text = a text whose quotes are not closed
toml-character = a character that is not allowed here
toml-backslash = an unknown escape: a \ in a text must start one that TOML knows
toml-escape = a \u or \x in a text that is not a character
toml-date = a date or time that does not exist
toml-list = a list whose bracket is not closed
toml-braces = a table whose brace is not closed
toml-key-again = a key that is already set above
toml-table-again = a table that is already set above
toml-digits = a number with too many digits
toml-wide = a whole number of more than 64 bits
toml-deep = lists or tables nested more than { $most } deep
toml-names = more than { $most } names in one key
toml-bytes = more than { $most } million bytes
toml-utf = not UTF-8 at byte { $byte }
allowed-toml = a TOML file
allowed-utf = a text file in UTF-8
allowed-smaller-file = a smaller file
allowed-fewer = fewer
allowed-narrower = a smaller one
allowed-once = each once

## What is wrong in an edition, before “allowed:”

found-no-edition = no edition has this name
found-name = the name { $name }
found-again = { $what } for the second time
found-space-aside = a space that the board does not list
found-spaces-of-kind = { $count } spaces of the kind { $kind }
found-stands-on = { $name }, which is on { $other }
found-deed-aside = a deed that no space of the board shows
found-entries = { $count } entries
found-deeds-of-group = { $count } deeds of the group { $group }
found-deck-aside = a deck that no space of the board draws from
found-lies-in = { $name }, which is in { $other }
found-card-aside = a card that is in no deck
found-chain = a chain of { $count } or more cards drawn in one move: { $cards }
found-as-in = { $name }, as in { $other }
found-notes = notes worth { $sum } in all
found-rule-id = the rule id { $name }
found-no-heading = neither a heading nor a ruling
found-leads-to = { $number }, which leads to { $other }
found-no-utility = no utility with the number { $numbers } of the eight-sided die
found-nothing-there = a rule about something that this edition does not have
found-missing = missing
found-unknown-key = an unknown key, { $value }
found-unknown-more = the first of { $count } more unknown keys
found-group-of-kind = { $group }, a group of the kind { $kind }
found-overlay = { $base }: an overlay, not an edition
found-no-overlay = a complete edition, not an overlay
found-itself = a file that extends itself
found-ring = a file that extends itself through other files
found-no-field = not a field
found-unstated = { $rule } is not stated
found-absent = a rule that is absent

## What a game of an edition needs more of than fits

needed-entries = { $count } entries
needed-kept = { $count } cards to keep
needed-draws = { $count } draws pending at the start
needed-rents = { $count } open rents
needed-events = { $count } events that one move may cause
needed-vouchers = { $count } travel vouchers in the pile
needed-tickets = { $count } lottery tickets
needed-moves = { $count } moves that one player may choose from
