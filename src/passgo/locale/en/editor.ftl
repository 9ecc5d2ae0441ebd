### Boards of one’s own, made in the browser.

## All of them

editor-title = A board of your own
editor-intro = Take a book and change what you like: names, prices, rents, cards, house rules. Your boards are kept in this browser and stand in the lobby beside the books. Save one as a file to keep it safe, or to open it elsewhere.
editor-open = Open a file
editor-open-note = Go on with a board that was saved as a file.
editor-mine = Your boards
editor-of = { $book }, { $count ->
    [0] nothing changed yet
    [one] one change
   *[other] { $count } changes
}
editor-edit = Go on
editor-drop = Throw away
editor-drop-of = Throw away { $board }
editor-drop-sure = Throw away for good
editor-new = Begin a new one
editor-new-name = Our board
editor-begin = Begin with { $book }
editor-missing = This browser does not keep this board.
editor-to-list = To your boards

## One of them

editor-name = What the board is called
editor-name-twice = Another of your boards has this name.
editor-undo = Undo
editor-redo = Redo
editor-fields = What can be changed
editor-press = Press a space of the board to change it.
editor-space = { $changed ->
    [yes] { $name }, changed
   *[no] { $name }
}
editor-tab-board = Board
editor-tab-cards = Cards
editor-tab-rules = Rules
editor-tab-papers = Papers
editor-tab-changed = Changed ({ $count })
editor-group = Its group
editor-rules-note = What you set here holds at every table that plays by this board; the table then says that it has house rules.
editor-rules-more = All other figures of the rules
editor-nothing-changed = Nothing yet: all is as in the book.
editor-printed = In the book: { $value }
editor-reset = Put back
editor-reset-of = { $field }: put back
editor-checking = Checking …
editor-good = { $count ->
    [0] Ready to be played: as in the book.
    [one] Ready to be played, with one change.
   *[other] Ready to be played, with { $count } changes.
}
editor-faults = { $count ->
    [one] One thing does not fit:
   *[other] { $count } things do not fit:
}
editor-fault = This must be { $allowed }.
editor-play = Play
editor-download = Save as a file
editor-kept = Every change is kept in this browser.
editor-from = Made from { $book }.

## Its fields

field-in = { $field }, { $language }
field-name = Name
field-text = Text
field-amount = Sum or number
field-percent = Share of one’s wealth, in percent
field-vouchers = Vouchers drawn
field-price = Price
field-mortgage = Mortgage
field-house = One { -house }
field-hotel = One { -hotel }
field-skyscraper = One { -skyscraper }
field-depot = One { -depot }
field-stand = One { -stand }
field-houses = { CAPITAL(-house(form: "many")) }
field-hotels = { CAPITAL(-hotel(form: "many")) }
field-skyscrapers = { CAPITAL(-skyscraper(form: "many")) }
field-depots = { CAPITAL(-depot(form: "many")) }
field-stands = { CAPITAL(-stand(form: "many")) }
field-par = Price of a share
field-count = How many there are
field-spaces-amount = Tax
field-vouchers-amount = Spaces
field-dividend = Dividend for { $count ->
    [one] one share
   *[other] { $count } shares
}
field-squeeze = For the sum { $sum }
field-roll = { $count ->
    [0] No number
    [one] One number
    [4] Three numbers of one’s own
   *[other] { $count } numbers
}
field-knobs = Rules
field-stock = In the bank
field-roll_three = Roll Three
field-squeeze_play = Squeeze Play
