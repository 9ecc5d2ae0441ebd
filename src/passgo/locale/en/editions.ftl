### What the figures of an edition are called where two are compared, and what they are set to.

## What a knob is set to

knob-never = never
knob-any-number = any number
knob-price-paid = what was paid
knob-percent = { $percent }%

## Pieces in the bank, at the beginning of a line

pieces-building = { CAPITAL(building-many) }
pieces-tickets = Lottery tickets

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

## Figures of a rule that are neither a knob nor printed on the board

scale-lottery-ticket = What tickets win
scale-roll-three-payout = What none, one, two and three numbers win, and three of the thrower’s own
scale-squeeze-play = What each other player pays, by the sum of the dice from 2 on
scale-picsou-dollar-value = Whose rent a Picsou dollar is worth

## Beside the figures

space-vouchers = travel vouchers drawn: { $count }
edition-currency = Currency
source-overlay = the overlay itself

## What may stand in a field of an edition, behind “allowed:”

allowed-number = a whole number from { $least } to { $most }
allowed-text = a text
allowed-title = a name of at most { $most } signs with a word that begins with a letter from a to z
allowed-new-name = a name that no edition of passgo has
allowed-rising-rents = at least { $least }: rents do not fall
allowed-rising-dividends = at least { $least }: dividends do not fall
allowed-steps = from { $least } to { $most }, and not 0
allowed-fewest-players = at most { $most }, which is max_players
allowed-jail-turns = at most { $most }, which is jail_tries
allowed-cash-for-deal = at least { $least }, for the deeds that are dealt and paid for
allowed-dealt = at most { $most }, for there are { $all } of them

## What is wrong with a text that should be TOML, and what may stand there

toml-not = not TOML: { $wrong }
toml-more = more that is not TOML
toml-statement = neither a key nor a table
toml-rest = more behind a value
toml-equals = a key with no = behind it
toml-header = a table whose bracket is not closed
toml-key = what is no key
toml-value = what is no value; a text stands in quotes
toml-text = a text whose quotes are not closed
toml-character = a sign that may not stand there
toml-backslash = a \ in a text that stands for nothing
toml-escape = a \u or \x in a text that is no letter
toml-date = a date or time that there is not
toml-list = a list whose bracket is not closed
toml-braces = a table whose brace is not closed
toml-key-again = a key that stands above already
toml-table-again = a table that stands above already
toml-digits = a number of very many digits
toml-wide = a whole number of more than 64 bits
toml-deep = lists or tables more than { $most } deep in one another
toml-names = more than { $most } names joined by dots
toml-bytes = more than { $most } million bytes
toml-utf = not UTF-8 at byte { $byte }
allowed-toml = a TOML file
allowed-utf = a text file in UTF-8
allowed-smaller-file = a smaller file
allowed-fewer = fewer
allowed-narrower = a smaller one
allowed-once = each once
