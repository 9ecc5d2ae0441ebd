### What stands where something else was expected, in records, positions and moves.
### The words of the notation and the keys of a file are the same in all languages.

expected-hint = { " " }(did you mean { $word }?)
expected-hinted = { $what }{ $hint }
expected-one-of = { $what }: { $known }
expected-or = { $one } or { $other }
expected-of-edition = { $what } of { $edition }{ $hint }
expected-classic-name = the classic name of { $what }{ $hint }
expected-end-of-line = the end of the line
expected-whole-number = { $what }, a whole number
expected-from-to = { $what }, from { $least } to { $most }

## Moves

expected-seat = a seat, p1 to p8
expected-seat-or-chance = a seat, p1 to p8, or * for chance
expected-answer = the answer
expected-verb = a verb
expected-after-word = what stands after { $word }
expected-act-of-table = an outcome of chance or an act of the table
expected-banker-says = what a Banker without a seat says
expected-for = the word for, then what is taken
expected-lander = the seat that owes the rent, p1 to p8
expected-receiver = the seat that receives it, p1 to p8
expected-holder = the seat that loses it, p1 to p8
expected-to = the seat that is asked, p1 to p8
expected-opening = the price at which bidding opens
expected-amount = an amount
expected-count = how many
expected-moves = how many moves to undo
expected-steps = how far to go
expected-level = the level to end at
expected-die = the die
expected-die8 = the eight-sided die
expected-first = the first die
expected-second = the second die
expected-third = the third die
expected-red-face = a face of the speed die
expected-a-deed = a deed
expected-a-space = a space
expected-a-group = a group
expected-a-deck = a deck
expected-a-card = a card
expected-a-company = a company
expected-a-voucher = a travel voucher
expected-a-roll = a Roll Three card
expected-space-number = the number of a space
expected-kept-card = a card that can be kept
expected-ticket = a lottery ticket
expected-ticket-amount = the amount on a lottery ticket
expected-things = what is given or taken: deeds, kept cards, one amount, or nothing
expected-things-with-papers = what is given or taken: deeds, shares, dollars, kept cards, one amount, or nothing
expected-thing = a deed, a kept card or an amount
expected-thing-or-paper = a deed, a company, dollars, a kept card or an amount
expected-once = each thing once
expected-one-amount = one amount only
expected-only-one = no quantity but 1: there is only one { $name }
expected-how-many-of = how many of { $name }, from 1 to { $most }

## The form of a file

expected-utf-8 = a text in UTF-8
expected-text = a text in quotes
expected-texts = a list of texts in quotes
expected-flag = true or false
expected-number-from-to = a whole number from { $least } to { $most }
expected-numbers-from-to = a list of whole numbers from { $least } to { $most }
expected-table = a table { $name }
expected-tables = tables { $name }
expected-tables-by-name = tables by name, such as { $example }
expected-key = a key that is known
expected-key-in = a key that is known in { $table }
expected-above = { $key } above the first table, for it stands below { $table }

## A record

expected-toml = { $allowed } ({ $found })
expected-instead = { $allowed }, not { $found }
expected-also = { $before }{ $between }{ $place }: “{ $key }”: { $found }; expected { $allowed }
expected-record = a record or scenario; this is an edition, which `passgo edition check` reads
expected-one-or-several = one { $one }, or { $several }
expected-name-of-edition = the name of an edition
expected-name-of-book = the name of a book; what another edition adds to it stands in [overlay], and a file that a record names is opened with --own-files alone
expected-edition = an edition:
expected-then = { $before }{ $between }{ $then }
expected-edition-of-file = an edition of this file{ $hint }
expected-no-extends = nothing of the kind, for the overlay lies on the edition of this file
expected-refused-move = a move that must be refused
expected-rule = the id of a rule
expected-id-of-game = the id of a game: 1 to 64 of a to z, 0 to 9, _ and -
expected-attempts = tables { $name }, 1 to { $most } of them
expected-commitment = the commitment of the { $who }
expected-seeds = seeds of those who have committed
expected-receipts = a digest in receipts for each seat that has committed, and for no other
expected-receipt-of-game = the id of the game of the record, { $game }
expected-some-receipts = tables [[receipts]], one at least
expected-digits = 64 hexadecimal digits, 0 to 9 and a to f

## A position

expected-players = the players, as { $example }
expected-seats-up-to = seats up to p{ $players }, for there are { $players } players
expected-two-players = two players at least who are not bankrupt
expected-living-seat = the seat of a player who is not bankrupt
expected-other-seat = another seat than the lander
expected-free-place = a place that no other player has
expected-place-from-to = a place from 1 to { $most }: so many are bankrupt
expected-free-card = a card that nobody holds yet
expected-free-deed = a deed that nobody holds yet
expected-free-roll = a Roll Three card that nobody holds yet
expected-deck-card = a card of { $deck } that nobody holds, once
expected-jail = { $space }, for the player is in jail
expected-no-doubles = none, for the player is in jail
expected-two-dice = two dice
expected-stands = what stands on it: { $levels }
expected-levels = 0 to { $most } { -house(form: "many") }, { $words }
expected-or-mortgaged = { $what }, or mortgaged
expected-only-streets = { $what }, for only streets are built on
expected-whole-group = no building, for the group { $group } is not all of { $seat }
expected-free-group = no building, for a deed of the group { $group } is mortgaged
expected-even-group = buildings that differ by one at the most in the group { $group }
expected-prices = { $count } prices, one for each building paid for
expected-stock = no more { $name } on the board than there are, { $most }
expected-star = how many with a star, { $example }
expected-left = no more of them than are left, { $left }
expected-claims = { $most } claims at the most
expected-amount-or-factor = an amount, or a factor of the dice
expected-cells = { $count } whole numbers
expected-named-above = { $players }, for so many are named above
expected-hands = hands from 0 to { $most }

## What a scenario expects

expected-subject = a subject: p1 to p8, a deed, bank, deck, turn, awaits, offers, claims, over, or winner
expected-subject-in-brackets = a subject (p1 to p8, a deed, bank, deck, turn, awaits, offers, claims, over, or winner)
expected-of-player = what is expected of the player
expected-of-deed = what is expected of the deed
expected-of-card = owner, and whose the card is
expected-shuffled = shuffled
expected-of-bank = what is expected of the bank
expected-of-deck = what is expected of the deck
expected-jail-turn = a turn in jail, 0 for none
expected-owner = who owns it
expected-card-of = a card of { $deck }
expected-seat-or-table = a seat, p1 to p8, or *
expected-claims-open = how many claims are open

## The file of a board of one’s own, opened in the editor

opened-value = a figure, yes or no, a word, or a text by language
opened-limits = a title of at most { $title } letters, texts of at most { $text }, and at most { $changes } changes
opened-base = the book that the board lies on, such as us1973
opened-strange = nothing: the editor does not change this, and would lose it. passgo plays such a file by itself: ./play --edition FILE
