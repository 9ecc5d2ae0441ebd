# The short, timed and fast games, and what a table agrees on beside its book.

## The clock

clock-left = { $time } left
clock-label = Time left in the game
clock-up = Time’s up
bell-title = Time’s up.
bell-note = Finish what’s in progress; then everyone’s wealth is counted.
ticket-minutes = Playing time
minutes-range = from { $least } to { $most } minutes
minutes = { $count } min

## The red die

red-face-1 = red 1
red-face-2 = red 2
red-face-3 = red 3
red-face-4 = bus
red-face-5 = Mr. Monopoly
player-red = red die
player-red-note = { $name } rolls the red die too.
move-free = for sale
move-price = for sale, { $price }
move-own = yours
move-owner = owned by { $name }
move-rent = owned by { $name }, { $rent }
move-choose = Choose a space on the board or from this list.

## The count

count-title = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
count-cash = Cash
count-deeds = Deeds
count-buildings = Buildings
count-unpaid = Unpaid interest
count-total = Total
count-deed = Deed
count-half = half the price, mortgaged
count-lines = { $name }’s deeds
count-none = No deeds.
count-out = bankrupt
count-show = Show { $name }’s count in detail

## House rules and the bank

house-rule = House rule
house-rules = House rules
hand-pot = the Free Parking pot
pot-lies = { $amount } in the pot
buy-note-house = Buy it, or it stays with the Bank.
buy-note-other-house = { $name } buys it, or it stays with the Bank.
buy-decline-house = Leave it with the Bank
house-yes = yes
house-no = no
house-by-book = by the book
house-count = { $count ->
    [0] House rules: none
    [one] One house rule
   *[other] { $count } house rules
}
house-count-more = { $count ->
    [0] Further house rules: none
    [one] One further house rule
   *[other] { $count } further house rules
}
own-tag = Custom rules
own-differs = { $house ->
    [yes] House rules: differs from the printed “{ $book }”.
   *[no] Differs from the printed “{ $book }”.
}
own-alone = { $house ->
    [yes] House rules: a custom edition, from no printed rulebook.
   *[no] A custom edition, from no printed rulebook.
}
own-how = See changes
own-differences = How this game differs from the rulebook
banker = Banker
banker-note = runs the Bank, doesn’t play
banker-bank = { $name }, Banker: what the Bank has
line-bank-kept = { $name } is the Banker and has no token.
bank-kept-by = Banker: { $name }.
ticket-bank = Banker
bank-program = passgo
bank-person = a person
bank-name = Banker’s name
bank-note = The Banker has no token.
opening-title = { $lot }: { $name } names the price.
opening-note = The Banker sets the opening price.
opening-usual = Usually { $amount }.
opening-price = Opening price
opening-at = Open at { $amount }

## How two books differ

differences = How two editions differ
differences-left = This edition
differences-right = compared with
differences-rule = Rules
differences-board = Board, deeds and cards
differences-name = Names
differences-same = No differences.
differences-none = nothing
differences-count = { $count ->
    [one] One difference
   *[other] { $count } differences
}
