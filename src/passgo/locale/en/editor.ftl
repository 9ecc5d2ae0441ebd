### Boards of one’s own, made in the browser.

## All of them

editor-title = Your own edition
editor-intro = Start from an edition and change what you like: names, prices, rents, cards, house rules. Your editions are kept in this browser and appear in the lobby next to the built-in editions. Save one as a file to keep it safe, or to open it elsewhere.
editor-open = Open a file
editor-open-note = Continue with an edition saved as a file.
editor-mine = Your editions
editor-of = { $book }, { $count ->
    [0] no changes yet
    [one] 1 change
   *[other] { $count } changes
}
editor-edit = Edit
editor-drop = Delete
editor-drop-of = Delete { $board }
editor-drop-sure = Delete permanently
editor-new = Start a new one
editor-new-name = Our edition
editor-begin = Start from { $book }
editor-missing = This edition isn’t saved in this browser.
editor-to-list = Your editions

## One of them

editor-name = Name of the edition
editor-name-twice = Another of your editions has this name. Choose a different one.
editor-undo = Undo
editor-redo = Redo
editor-fields = What you can change
editor-press = Choose a space on the board to change it.
editor-space = { $changed ->
    [yes] { $name }, changed
   *[no] { $name }
}
editor-tab-board = Board
editor-tab-cards = Cards
editor-tab-rules = Rules
editor-tab-papers = Items
editor-tab-changed = Changed ({ $count })
editor-group = Group
editor-rules-note = These settings apply at every table that plays this edition. Such a table is labelled as having house rules.
editor-rules-more = All other rule settings
editor-nothing-changed = No changes yet: everything is as in the rulebook.
editor-printed = In the rulebook: { $value }
editor-reset = Reset
editor-reset-of = Reset { $field }
editor-checking = Checking…
editor-good = { $count ->
    [0] Ready to play, exactly as in the rulebook.
    [one] Ready to play, with 1 change.
   *[other] Ready to play, with { $count } changes.
}
editor-faults = { $count ->
    [one] 1 problem:
   *[other] { $count } problems:
}
editor-fault = This must be { $allowed }.
editor-play = Play
editor-download = Save as file
editor-kept = Every change is saved in this browser.
editor-from = Based on { $book }.

## Its fields

field-in = { $field }, { $language }
field-name = Name
field-text = Text
field-amount = Amount or number
field-percent = Share of your wealth, in percent
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
field-squeeze = For a total of { $sum }
field-roll = { $count ->
    [0] No number
    [one] One number
    [4] All three, on your own card
   *[other] { $count } numbers
}
field-knobs = Rules
field-stock = In the Bank
field-roll_three = Roll Three
field-squeeze_play = Squeeze Play
