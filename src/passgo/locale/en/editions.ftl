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
