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
