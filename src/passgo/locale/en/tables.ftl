### Tables of friends: the lobby of tables, a table before its game, and the people around it.

## The lobby

lobby = Lobby
lobby-tab-new = Play
lobby-tab-tables = Tables
lobby-tab-games = Games
tables-title = By the book, together.
tables-waiting =
    { $count ->
        [one] game is waiting for you
       *[other] games are waiting for you
    }
table-removed = The host removed you from the table.
seat-guest = A friend
seat-guest-note = joins with your link
seat-invite = friend
seat-kind = Who plays seat { $number }
count-person = { $count }
count-bot =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
count-guest =
    { $count ->
        [one] 1 friend
       *[other] { $count } friends
    }
by-the-book = By the book, no house rules

## Who plays in this browser

me-nameless = Your name
me-title = Your name
me-name = The name other players see
me-note = No account needed: your name and your seats are kept in this browser.
me-keep = Save name
me-kept = What this server keeps about you
me-kept-what = Your name, the games you played and how well, what you said in them, whom you let see how well, and a fingerprint (digest) that recognises this browser; with notifications on, where your browser receives them. No network address, no password, no email. Only the person who runs the server can delete a whole game.
me-delete = Delete me from this server
me-delete-sure = You leave every table for good, and a bot plays on in your place. In all games, finished ones too, your name is replaced and your messages are removed; the moves stay. This can’t be undone.
me-delete-yes = Delete me permanently
me-delete-no = Keep everything
me-delete-failed = That didn’t work, and nothing was deleted. Try again in a moment.

## Joining a table

join-friend = Join a friend
join-by-code = With a code
join-code = Table code
join-note = Three letters and three digits. Capitals don’t matter.
join =
    { $missing ->
        [letters] Join: letters missing
        [figures] Join: digits missing
        [figure] Join: one digit missing
       *[none] Join table
    }
tables-mine = My games
tables-going =
    { $waiting ->
        [0] { $count } in progress
        [one] { $count } in progress, 1 waiting for you
       *[other] { $count } in progress, { $waiting } waiting for you
    }
tables-none-mine = No games yet. Create a table or join one: the dice are waiting.
tables-open = Public tables
tables-none-open = No public tables right now. To join a private one, you need its code or link.
tables-shown = { $shown } of { $all } shown
tables-none-shown = No public tables match these filters.
filter-book = Edition
filter-any-book = any edition
filter-any-clock = any clock
filter-clock-none = no clock
filter-clock-bank = minutes per player
filter-clock-days = days per move
filter-free = seats available
by-the-book-short = { house-by-book }
notices = Notify me when it’s my turn
notices-closed = Also when the page is closed
notices-install = For notifications on an iPhone or iPad, add passgo to your Home Screen and open it there.
notices-refused = Notifications are blocked. Allow them in your browser’s settings.
mail = By mail
mail-note = When a game waits for you and no page of yours is open.
mail-example = you@example.org
mail-give = Send me a link
mail-refused = No mail could be sent there. Check the address, or try again later.
mail-sent = Open the link in the mail to { $address }.
mail-on = Notices go to { $address }.
mail-drop = Stop
mail-page = Notices by mail
mail-page-ask = Should passgo write to { $address } when a game waits for you?
mail-page-confirm = Yes, write to me
mail-page-leave = Stop these mails
mail-page-left = You get no more mail. { $address } has been deleted from this server.
mail-page-none = This link is no longer valid: no mail goes to its address.
mail-page-failed = The server can’t be reached. Try again in a moment.
webhook = Notices in your chat
webhook-note = Paste the webhook of a Discord, Slack or Mattermost channel. When the game waits for somebody who is away, a message with the link to this table is posted there.
webhook-example = https://…
webhook-give = Post there
webhook-refused = That address took no message. It must begin with https:// and be reachable from the internet.
webhook-on = Posted to { $host }.
webhook-drop = Stop posting
title-tables =
    { $count ->
        [one] A game is waiting for you · passgo
       *[other] { $count } games are waiting for you · passgo
    }
tables-own = Or create your own
tables-own-note = You’ll get a link, a code and a QR code to share.
tables-lay = Create a table
tables-account = No account needed: your name and your seats are kept in this browser. You can move a seat to another device from its table.
tables-yours = Your turn
tables-plays =
    { $count ->
        [0] in progress
        [one] { $names } is playing
       *[other] { $names } are playing
    }
tables-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
tables-full = starting soon
tables-over = finished
tables-given-up = abandoned
tables-of =
    { $turn ->
        [0] { $host }’s table
       *[other] { $host }’s table, turn { $turn }
    }
tables-seats =
    { $free ->
        [0] { $names }
        [one] { $names }; 1 seat free
       *[other] { $names }; { $free } seats free
    }
tables-act-go = Go to table
tables-act-look = Take a look
tables-act-sit = Take a seat
tables-act-replay = Replay
tables-act-watch = Watch

## A table before its game

gathering-of = { $host }’s table.
gathering-when =
    { $count ->
        [2] The game starts when you’re both ready.
       *[other] The game starts when all { $count } are ready.
    }
gathering-ready = { $ready } of { $all } ready
gathering-add = a seat for a friend
gathering-add-bot = a seat for a bot
gathering-bot-name = Bot { $number }
gathering-begin = Start the game
gathering-am-ready = I’m ready
gathering-not-ready = Not ready
gathering-sit = Take a free seat to join in.
gathering-watch = You’re a spectator.
gathering-quit = Leave the table
gathering-give-up = { give-up-yes }
wait-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
wait-late = Waiting for { $names }.
wait-begin = Start whenever you like.
wait-host = Waiting for { $host } to start.
watching =
    { $count ->
        [one] { CAPITAL($names) } is watching.
       *[other] { $count } are watching: { $names }.
    }
chances-late = Show winning chances to spectators
chances-late-off = never
chances-late-by = { $turns } turns late
chances-late-note = Spectators see winning chances { $turns } turns late. Players never do.
chances-of-turn = { $turns } turns ago
chances-none-yet = Available after { $turns } turns.
chances-tab = Chances
chances-counting = Calculating chances…
tab-chances = Chances
somebody = someone
host = host
place-free = Free seat
place-free-note = for anyone with the link
place-sit = Sit here
place-ready = ready
place-not-yet = not yet
place-up = Move { $name } up
place-stand = Leave this seat
token-none = none
sit-title = What’s your name?
sit-taken = That seat was just taken, so you get another free one.
sit-full = That seat was just taken, and no other seat is free.
sit-name = That name is taken here, or it can’t be used. Try another.
admit = Admit one
admit-number = No. { $taken } of { $all }
admit-message = { $host } has saved you a seat. Come and play passgo!
admit-scan = QR code of the link: { $link }
admit-say = read it out, or send the link
admit-send = Send link
admit-copy = Copy
admit-copied = Copied
admit-link = Table link
copy-by-hand = Your browser doesn’t let this page copy. The link is selected: copy it yourself.
copy-failed = Not copied
agreed = Agreed at this table
agreed-how = host proposes, all agree
agreed-note = A seal means yes. If the host changes anything, everyone confirms again.
agreed-change = Change
agreed-house = { $name }: { $value }
agreed-minutes = Time is up after { $count } minutes
agreed-claims-automatic = Rents are collected automatically
agreed-claims-strict = Owners ask for their own rents
agreed-listed = Public table: anyone may sit down
agreed-by-link = Private: by link or code only
agreed-claims = Rents
agreed-advice = Players may ask what each answer is worth: What if?
advice = What if? while playing
claims-automatic = automatic
claims-strict = owners ask
agreed-open = Who may join
agreed-new = new
agreed-gone = no longer
agreed-again = Everyone will have to confirm again.
agreed-propose = Propose changes
given-up = { $host } closed this table.
table-to-lobby = { menu-new-yes }

## Who is here

presence-here = here
presence-you = { seat-person-note }
presence-away = last seen { $since }
presence-elsewhere = offline
presence-gone = left
ago =
    { $seconds ->
        [one] a second ago
       *[other] { $minutes ->
            [0] { $seconds } s ago
            [one] a minute ago
           *[other] { $minutes } min ago
        }
    }

away = away
away-until = away { $left }
sits-in = bot standing in
sits-in-note = A bot makes only the moves it must for { $name }, whose seat is kept. It buys, builds and trades nothing.
meanwhile =
    While you were away, a bot { $turns ->
        [0] played for you.
        [one] played a turn for you.
       *[other] played { $turns } turns for you.
    }
meanwhile-sums = Paid: { $paid }. Received: { $got }.
meanwhile-look = Show in the record
people = People
people-host = Host controls
people-watching =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
people-note = Everyone sees what you do here. Nothing here can change dice, cash or deeds.
people-invite = Invite someone
seat-move = Move to another device
seat-move-note = Scan this QR code with the other device, or open the link there. Your seat then moves to it. The link works once, within 15 minutes.
seat-move-link = Link that moves your seat
seat-rename = Change name
visitor = Spectator { $number }
remove-yes = Remove { $name }
remove-sure = A bot plays { $name }’s seat to the end, and { $name } can’t come back. The table gets a new code.
remove-sure-before = { $name } loses the seat and can’t come back. The table gets a new code.
remove-sure-watcher = { $name } no longer sees the game and can’t come back. The table gets a new code.
watching-count =
    { $count ->
        [one] 1 spectator.
       *[other] { $count } spectators.
    }
seat-went = { $name }’s seat has moved to another device. Here you can only watch.
seat-freed = { $name }’s seat has been freed: you no longer play it.
host-hand = Make host
host-remove = Remove
vote =
    { $count ->
        [0] Vote to free this seat
       *[other] Vote to free this seat ({ $count })
    }
vote-asked = The game has been waiting for { $name } for { $waited }. Free the seat, so that a bot plays it? { $count } of { $needed } votes, { $left } left.
vote-asked-you = The game has been waiting for you for { $waited }, and the others may free your seat. Answer, and it stays yours. { $count } of { $needed } votes, { $left } left.
vote-announced = The players vote on freeing { $name }’s seat.
vote-agree = Free the seat
vote-withdraw = Withdraw my vote
standstill = Standstill: nothing has changed hands or been built for { $rounds } rounds, and everybody grows richer. Trade, or agree to end the game.
standstill-agreed =
    { $count ->
        [one] { $names } agrees to end it.
       *[other] { $names } agree to end it.
    }
standstill-end = End the game
standstill-sure = Everything is counted to the dollar, and the richest win.
standstill-sure-all = Once all agree, everything is counted to the dollar, and the richest win.
standstill-yes = Agree to end it
standstill-withdraw = Keep playing
quit-for-good = { quit-yes }
quit-sure = A bot takes over your seat, and the game continues without you.
quit-yes = Leave for good
give-up-sure = The game ends for everyone, unfinished. Its record is kept.
give-up-yes = Close the table
not-now = Not now
rematch = Rematch
rematch-join = Join the rematch

## Clocks

clock = Clock
clock-bank =
    { $minutes ->
        [0] No clock
       *[other] { $minutes } minutes each
    }
clock-day = A day for each decision
clock-spent = When time runs out, passgo rolls for that player, but buys nothing and bids nothing
clock-hammer = Auction timer
clock-hammer-after =
    { $seconds ->
        [0] when all have passed
       *[other] { $seconds } s after a bid
    }
clock-away = Bot stands in
clock-away-after =
    { $minutes ->
        [0] never
       *[other] after { $minutes } minutes
    }
agreed-hammer = Auctions close { $seconds } s after the last bid
agreed-away = After { $minutes } minutes away, a bot stands in
days-left =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
going-once = going once
going-twice = going twice
going-sold = sold
going-note = Sold in { $seconds } s. A new bid restarts the timer.

## Talk, and second thoughts

beside = Log and chat
tab-talk = Chat
talk = Table chat
talk-nothing = No messages yet. Say hello!
talk-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
talk-write = Message the table
talk-send = Send
talk-mute = mute
talk-muted =
    { $count ->
        [one] 1 person is muted.
       *[other] { $count } people are muted.
    }
talk-hear = Unmute everyone
talk-off = The host has turned chat off.
talk-phrases = Quick messages
talk-allowed = Chat mode
talk-mode-free = free
talk-mode-phrases = quick messages only
talk-mode-off = off
line-takeback =
    { $count ->
        [one] The last move was undone.
       *[other] { $count } moves were undone.
    }
line-by-clock = (time was up)
offer-word = Add a message (optional)
takeback-free = Undo move
takeback-asks = Ask to undo
takeback-asked =
    { $count ->
        [one] { $name } would like to undo the last move.
       *[other] { $name } would like to undo { $count } moves.
    }
takeback-agree = Agree
takeback-refuse = Decline
let-finish = Let the bots finish quickly

## Orders for an absent player

orders = While I’m away
orders-open =
    { $many ->
        [yes] While { $name } is away
       *[no] While I’m away
    }
orders-note = passgo does this for you while you’re away. Only you see it, until it is done.
orders-roll = Roll for me
orders-turns = At most this many turns
orders-jail = In Jail
orders-jail-wait = wait for me
orders-jail-stay = stay and roll
orders-jail-pay = card or fine
orders-debt = In debt
orders-debt-wait = { orders-jail-wait }
orders-debt-mortgage = mortgage first
orders-debt-sell = sell buildings first
orders-tax = Income tax
orders-tax-wait = { orders-jail-wait }
orders-tax-flat = the fixed sum
orders-tax-percent = the percentage
orders-mortgaged = Mortgages that come to me
orders-mortgaged-wait = { orders-jail-wait }
orders-mortgaged-keep = keep
orders-mortgaged-lift = lift
orders-offers = Offers to me
orders-offers-wait = { orders-jail-wait }
orders-offers-complete = decline for complete groups
orders-offers-decline = decline all
orders-declined = { $name }’s offer was declined while you were away:
orders-build = Build as long as I keep
orders-last-call = End my turns without a travel voucher
orders-none = no
orders-group = Colour group
orders-landing = For sale
orders-landing-wait = wait for me
orders-landing-buy = buy
orders-landing-decline = don’t buy
orders-bid = Bid up to
orders-accept = Accept from { $name } until { $date }:
orders-accept-drop = Don’t accept this any more
orders-accept-how = To accept an offer by order, put it together under Trade and choose “Accept if offered”.
orders-accept-add = Accept if offered
orders-accept-added = If { $name } offers this within { $days } days while you’re away, it is accepted.
orders-clear = Clear all
orders-leave = Leave these orders
line-by-order = (by order)
