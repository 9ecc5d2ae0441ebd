### A table with a board of its own: what people are asked, and what they are to do on the cardboard.

## What is to be done there, a line an event
##
## The arguments are those of the events (`events.ftl`). What has no line here moves nothing on a table.

cardboard-moved = { $seat } moves to { $target }.
cardboard-jailed = { $seat } goes to Jail and collects no salary.
cardboard-freed = { event-freed }
cardboard-goes-first = { event-goes-first }
cardboard-doubles-again = { event-doubles-again }
cardboard-salary = { cardboard-received }
cardboard-bought = { $seat } pays the Bank { $price } and takes the deed of { $deed }.
cardboard-auction-won = { cardboard-bought }
cardboard-dealt = { cardboard-bought }
cardboard-dealt-free = { $seat } takes the deed of { $deed }.
cardboard-paid = { $seat } pays { $to } { $amount }.
cardboard-received = The Bank pays { $seat } { $amount }.
cardboard-pot-paid = { event-pot-paid }
cardboard-kept-card = { $seat } keeps the card.
cardboard-card-returned = The card goes back under its pile.
cardboard-built =
    { $building ->
        [hotel] { $seat } pays the Bank { $price }. Put { -hotel(form: "a") } on { $deed }; its { -house(form: "many") } go back to the Bank.
        [skyscraper] { $seat } pays the Bank { $price }. Put { -skyscraper(form: "a") } on { $deed }; { -hotel(form: "the") } goes back to the Bank.
       *[house] { $seat } pays the Bank { $price }. Put { -house(form: "a") } on { $deed }.
    }
cardboard-sold-building = Take { -house(form: "a") } off { $deed }. The Bank pays { $seat } { $amount }.
cardboard-sold-hotel = Take { -hotel(form: "the") } off { $deed } and put { $count } { -house(form: "many") } there. The Bank pays { $seat } { $amount }.
cardboard-sold-group = Take buildings off the { $group } group, down to { $count } a site. The Bank pays { $seat } { $amount }.
cardboard-mortgaged = Turn the deed of { $deed } face down. The Bank pays { $seat } { $amount }.
cardboard-lifted = Turn the deed of { $deed } face up. { $seat } pays the Bank { $amount }.
cardboard-traded-deed = { $seat } hands { $to } the deed of { $deed }.
cardboard-traded-card = { event-traded-card }
cardboard-traded-cash = { cardboard-paid }
cardboard-went-bankrupt = { $seat } is bankrupt: take the token off the board.
cardboard-left-deed = { event-left-deed }
cardboard-left-lot = { event-left-lot }
cardboard-inherited-deed = { event-inherited-deed }
cardboard-inherited-card = { event-inherited-card }

## The papers of the fifth book

cardboard-drew-voucher = { $seat } takes the travel voucher: { $voucher }.
cardboard-dealt-voucher = { cardboard-drew-voucher }
cardboard-voucher-played = The travel voucher is used up: { $voucher }.
cardboard-vouchers-expired = { event-vouchers-expired }
cardboard-voucher-given = { event-voucher-given }
cardboard-voucher-returned = { event-voucher-returned }
cardboard-drew-ticket = The Bank pays { $seat } { $amount } for the lottery ticket.
cardboard-drew-roll = { $seat } takes the Roll Three card { $roll }.
cardboard-dealt-roll = { cardboard-drew-roll }
cardboard-roll-three-paid = { event-roll-three-paid }
cardboard-dollars-bought = { event-dollars-bought }
cardboard-dollars-sold = { event-dollars-sold }
cardboard-dollars-gained = { event-dollars-gained }
cardboard-share-taken = { event-share-taken }
cardboard-share-chosen = { event-share-chosen }
cardboard-dividend = { event-dividend }
cardboard-shares-returned = { event-shares-returned }
cardboard-share-mortgaged = { event-share-mortgaged }
cardboard-share-lifted = { event-share-lifted }
cardboard-storm-hit = { event-storm-hit }
cardboard-lot-won = { event-lot-won }
cardboard-traded-dollars = { event-traded-dollars }
cardboard-traded-shares = { event-traded-shares }
cardboard-traded-roll = { event-traded-roll }
cardboard-paid-half = { event-paid-half }
cardboard-gave-deed = { event-gave-deed }
cardboard-inherited-shares = { event-inherited-shares }
cardboard-inherited-dollars = { event-inherited-dollars }
cardboard-inherited-roll = { event-inherited-roll }
cardboard-inherited-vouchers = { event-inherited-vouchers }
cardboard-depot-built = { $seat } pays the Bank { $price }. Put { building-a } on { $deed }.
cardboard-depot-sold = Take { building-the } off { $deed }. The Bank pays { $seat } { $amount }.

## Where it is chosen, and what is said around it

board-where = Board
board-where-screen = on screen
board-where-table = our real board
board-where-note = You roll the dice and draw the cards; passgo is the Banker.
agreed-real-board = Played on a real board
real-todo = On your table
real-nothing = Nothing to move on your table.
real-built = { $seat } pays the Bank { $amount } in all.
real-inherited =
    { $mortgaged ->
        [0] { $seat } takes over { $deeds }.
       *[other] { $seat } takes over { $deeds }. Mortgaged deeds stay face down.
    }
real-undo = Undo this on your table:
real-threw = What did { $name } roll?
real-threw-again = Doubles! What did { $name } roll this time?
real-threw-for = What was rolled for { $name }?
real-throw-note =
    { $count ->
        [1] On { $space }. Tap what the die shows.
        [2] On { $space }. Doubles have a frame.
       *[other] On { $space }. Dice in any order.
    }
real-throw-jail = In Jail: doubles, with a frame, get you out.
real-die-1 = First die
real-die-2 = Second die
real-die-3 = Third die
real-die-red = Speed Die
real-die-eight = Eight-sided die
real-pair = { $first } and { $second }, sum { $total }
real-kept = { $kept }. Next: { $next }.
real-face-bus = Bus
real-face-mr_monopoly = { red-face-5 }
real-throw = Roll for us
real-others = Other things
real-drew = { $name }: which card?
real-drew-voucher = { $name }: which travel voucher?
real-drew-roll = { $name }: which Roll Three card?
real-drew-ticket = { $name }: how much is on the ticket?
real-dealt = Which deed is { $name } dealt?
real-draw-note = { $count ->
        [one] Read it aloud, then tap it. 1 card is still possible.
       *[other] Read it aloud, then tap it. { $count } cards are still possible.
    }
real-search = Words on the card, or an amount
real-nearest = No card has all these words; these come nearest.
real-none = No matching card left in the pile.
real-seen = Already seen: { $count }
real-ticket-loses = Nothing, a losing ticket
real-ticket-blank = { $seat } has a losing ticket: take it out of the game.
real-draw = Draw for us
real-auction-note = Bid aloud, from { $least }. Then enter who won.
real-sold = Sold to { $name } for { $amount }
real-sold-whom = Who won?
real-unsold = Nobody bids
real-bids = Enter each bid
real-asked-buy = { $deed } is for sale at { $amount }.
real-asked-auction = { $lot } is up for auction: { $amount } by { $name }.
real-asked-auction-open = { $lot } is up for auction, from { $amount }.
real-asked-debt = { $name } owes { $to } { $amount }.
real-rent = Rent
real-rent-dice = { $factor } times a dice roll
real-asks = { $owner } asks: paid
real-asks-dice = { $owner } asks: roll for it
real-asks-raise = { $owner } asks: { $lander } must raise it
real-asks-with = { $owner } asks: { $lander } pays { $amount }
real-not-asked = { $owner } did not ask
real-settles-buy = { $name } buys { $deed }
real-settles-last_call = { $name } plays no voucher
real-back-move = Undo move
real-back-roll = Wrong roll
real-back-card = Wrong card
real-back-asks = Ask to undo
real-waits = { $names } to decide
real-counted = { $cash } of it in cash
real-waits-bot = A bot is thinking.
real-waits-note = On another screen.
real-turn-me = Rotate to me
real-bank = { bank }
real-aloud = Read aloud
real-next = { $name } rolls
real-draws = { $name } draws
real-join = Join with { $code }

## The game is brought up to date with what lies on the table

corrected-cash = { $seat } has { $amount } now.
corrected-at = { $seat } is at { $space } now.
corrected-jailed =
    { $count ->
        [0] { $seat } is not in Jail.
       *[other] { $seat } is in Jail.
    }
corrected-laps =
    { $count ->
        [one] { $seat } has gone around the board once.
       *[other] { $seat } has gone around the board { $count } times.
    }
corrected-out =
    { $count ->
        [0] { $seat } is in the game.
       *[other] { $seat } is bankrupt.
    }
corrected-turn = { $seat } rolls next.
corrected-owner = { $deed } belongs to { $seat } now.
corrected-level = On { $deed } now: { $what }.
corrected-mortgaged =
    { $count ->
        [0] { $deed } is not mortgaged.
       *[other] { $deed } is mortgaged.
    }
corrected-card = The card “{ $card }” is with { $seat } now.
corrected-roll = The Roll Three card { $roll } is with { $seat } now.
corrected-shares = { $seat }, shares of { $company }: { $count }.
corrected-vouchers = { $seat }, travel vouchers “{ $voucher }”: { $count }.
corrected-dollars = { $seat }, Picsou dollars: { $count }.
corrected-shuffled = The { $deck } pile has been shuffled: any of its cards can come up.
line-corrected = Corrected. { $what }
correct = Fix position
correct-title = Match your table
correct-note = Change whatever doesn’t match your table. Corrections are logged and can be undone.
correct-setup = Already playing? Enter your position and continue from here.
correct-amid = The current question stays as it is. You can change the turn, the tokens and who is out before the next dice roll.
correct-cash = Cash
correct-at = Space
correct-jail = in Jail
correct-jail-free = no
correct-jail-turn =
    { $turn ->
        [1] first turn
        [2] second turn
       *[other] turn { $turn }
    }
correct-out = bankrupt
correct-turn = Rolls next
correct-owner = Owner of { $deed }
correct-level = Buildings on { $deed }
correct-mortgaged = mortgaged
correct-shuffle = We shuffled { $deck }
correct-deeds = Deeds
correct-cards = Kept cards
correct-papers = Items
correct-ends = That leaves only { $name }: the game is over, and { $name } wins.
correct-set = Apply
correct-laps = Times around the board
