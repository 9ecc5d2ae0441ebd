### What was expected instead of what was found, in records, positions and moves.
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
expected-answer = an answer
expected-verb = a verb
expected-after-word = what follows { $word }
expected-act-of-table = a result of dice or cards, or something that the table decides
expected-banker-says = what a Banker without a seat may enter
expected-for = the word for, then what is taken
expected-lander = the seat that owes the rent, p1 to p8
expected-receiver = the seat that receives it, p1 to p8
expected-holder = the seat that loses it, p1 to p8
expected-to = the seat that the move addresses, p1 to p8
expected-opening = the price at which bidding opens
expected-amount = an amount
expected-count = how many
expected-moves = how many moves to undo
expected-steps = how far to go
expected-level = the level that remains
expected-die = the die
expected-die8 = the eight-sided die
expected-first = the first die
expected-second = the second die
expected-third = the third die
expected-red-face = a face of the Speed Die
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
expected-key = a known key
expected-key-in = a known key of { $table }
expected-above = { $key } above the first table; here it belongs to { $table }

## A record

expected-toml = { $allowed } ({ $found })
expected-instead = { $allowed }, not { $found }
expected-also = { $before }{ $between }{ $place }: “{ $key }”: { $found }; expected { $allowed }
expected-record = a record or scenario, not an edition
expected-one-or-several = one { $one }, or { $several }
expected-name-of-edition = the name of an edition
expected-name-of-book = the name of an edition; put what another edition adds to it into [overlay], and use --own-files to open a file that a record names
expected-edition = an edition:
expected-then = { $before }{ $between }{ $then }
expected-edition-of-file = an edition of this file{ $hint }
expected-no-extends = no `extends`: the overlay already applies to the edition of this file
expected-refused-move = a move that the rules refuse
expected-rule = the id of a rule
expected-id-of-game = the id of a game: 1 to 64 of a to z, 0 to 9, _ and -
expected-attempts = 1 to { $most } tables { $name }
expected-commitment = the commitment of the { $who }
expected-seeds = seeds of those who committed to one
expected-receipts = a digest in receipts for each seat that has committed, and for no other seat
expected-receipt-of-game = the id of the record’s game, { $game }
expected-some-receipts = at least one table [[receipts]]
expected-digits = 64 hexadecimal digits, 0 to 9 and a to f

## A position

expected-players = the players, as { $example }
expected-bots = the bot of each of the { $players } seats, or an empty text for a person, as { $example }
expected-seats-up-to = a seat from p1 to p{ $players }
expected-two-players = at least two players who are not bankrupt
expected-living-seat = the seat of a player who is not bankrupt
expected-other-seat = a seat other than the lander’s
expected-free-place = a place that no other player has
expected-place-from-to = a place from 1 to { $most }, the number of bankrupt players
expected-free-card = a card that nobody holds yet
expected-free-deed = a deed that nobody holds yet
expected-free-roll = a Roll Three card that nobody holds yet
expected-deck-card = a card of { $deck } that nobody holds, once
expected-jail = { $space }, because the player is in jail
expected-no-doubles = none, because the player is in jail
expected-two-dice = two dice
expected-stands = what is on it: { $levels }
expected-levels = 0 to { $most } { -house(form: "many") }, { $words }
expected-or-mortgaged = { $what }, or mortgaged
expected-only-streets = { $what }, because only streets can be built on
expected-whole-group = no building, because { $seat } does not own the complete group { $group }
expected-free-group = no building, because a deed of the group { $group } is mortgaged
expected-even-group = buildings that differ by at most one in the group { $group }
expected-prices = { $count } prices, one for each building paid for
expected-stock = at most { $most } { $name } on the board, as many as there are
expected-star = how many, after a star: { $example }
expected-left = at most { $left }, as many as are left
expected-claims = at most { $most } claims
expected-amount-or-factor = an amount, or a multiple of the dice
expected-cells = { $count } whole numbers
expected-named-above = { $players }, the number of players named above

## What a scenario expects

expected-subject = a subject: p1 to p8, a deed, bank, deck, turn, awaits, offers, claims, over, or winner
expected-subject-in-brackets = a subject (p1 to p8, a deed, bank, deck, turn, awaits, offers, claims, over, or winner)
expected-of-player = a field of the player
expected-of-deed = a field of the deed
expected-of-card = owner, and who has the card
expected-shuffled = shuffled
expected-of-bank = a field of the bank
expected-of-deck = a field of the deck
expected-jail-turn = a turn in jail, 0 for none
expected-owner = who owns it
expected-card-of = a card of { $deck }
expected-seat-or-table = a seat, p1 to p8, or *
expected-claims-open = how many claims are open

## The file of a custom edition, opened in the editor

opened-value = a number, yes or no, a word, or a text by language
opened-limits = a title of at most { $title } characters, texts of at most { $text }, and at most { $changes } changes
opened-base = the edition that the board is based on, such as us1973
opened-strange = nothing: the editor cannot edit this and would lose it. The file as it is can be played where passgo is started with it
