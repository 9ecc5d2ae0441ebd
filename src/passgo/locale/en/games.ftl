# The short, timed and fast games, and what a table agrees on beside its book.

## The clock

clock-left = { $time } left
clock-label = Time left until the bell
clock-up = Time is up
bell-title = Time is up.
bell-note = What is under way is finished; then all is counted.
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
player-red-note = { $name } throws the red die too.
move-free = for sale
move-price = for sale, { $price }
move-own = yours
move-owner = held by { $name }
move-rent = held by { $name }, { $rent }
move-choose = Press a space on the board, or take one from this list.

## The count

count-title = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
count-cash = Cash
count-deeds = Deeds
count-buildings = Buildings
count-unpaid = Unpaid interest
count-total = Total
count-deed = Deed
count-half = half the price, mortgaged
count-lines = Every deed of { $name }
count-none = No deed.
count-out = bankrupt
count-show = Count { $name } line by line

## House rules and the bank

house-rule = House rule
house-rules = House rules
hand-pot = the pot on Free Parking
pot-lies = { $amount } lies here
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
own-tag = Not as printed
own-differs = { $house ->
    [yes] House rules: not “{ $book }” as printed.
   *[no] Not “{ $book }” as printed.
}
own-alone = { $house ->
    [yes] House rules: a game of your own, from no printed book.
   *[no] A game of your own, from no printed book.
}
own-how = How it differs
own-differences = How this game differs from the book
banker = Banker
banker-note = keeps the Bank, has no token
banker-bank = { $name }, Banker: what the Bank has
line-bank-kept = { $name } keeps the Bank and has no token.
bank-kept-by = The Bank is kept by { $name }.
ticket-bank = The Bank is kept by
bank-program = the program
bank-person = a person
bank-name = Name of the banker
bank-note = The banker has no token.
opening-title = { $lot }: { $name } names the price.
opening-note = The Banker says at what price bidding opens.
opening-usual = Usually { $amount }.
opening-price = Opening price
opening-at = Open at { $amount }

## How two books differ

differences = How the books differ
differences-left = This book
differences-right = and that one
differences-rule = Rules
differences-board = Board, deeds and cards
differences-name = Names
differences-same = These two say the same.
differences-none = nothing
differences-count = { $count ->
    [one] One difference
   *[other] { $count } differences
}
