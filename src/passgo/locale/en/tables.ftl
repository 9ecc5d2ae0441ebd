### Tables of friends: the lobby of tables, a table before its game, and the people around it.

## The lobby

lobby = Lobby
lobby-tab-new = New table
lobby-tab-tables = Tables
lobby-tab-games = Games
tables-title = Played to the letter, together.
tables-waiting =
    { $count ->
        [one] game is waiting for you
       *[other] games are waiting for you
    }
table-removed = The host has sent you away from the table.
seat-guest = A friend
seat-guest-note = comes by the link
seat-invite = to invite
seat-kind = Who plays seat { $number }
count-person = { $count }
count-bot =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
count-guest = { $count } to invite
by-the-book = By the book, no house rule

## Who plays in this browser

me-nameless = Your name
me-title = Your name
me-name = The name the others see
me-note = No account: your name and your seats are kept in this browser.
me-keep = Keep it
me-kept = What this server keeps of you
me-kept-what = Your name, the games that you played and what you said in them, and a digest by which this browser is known again. No address, no password, no mail. Only whoever runs the server can take a whole game out.
me-delete = Delete me from this server
me-delete-sure = You leave every table for good, and a bot plays on for you. In all games, finished ones too, your name is replaced and what you said is removed; the moves stay. Nobody can undo this.
me-delete-yes = Delete me for good
me-delete-no = Keep everything
me-delete-failed = That did not work, and nothing was deleted. Try again in a moment.

## Joining a table

join-friend = Join a friend
join-by-code = By code
join-code = Code of the table
join-note = Three letters and three figures, easy to say. Big or small letters are the same.
join =
    { $missing ->
        [letters] Join: letters missing
        [figures] Join: figures missing
        [figure] Join: one figure missing
       *[none] Join the table
    }
tables-mine = My games
tables-going =
    { $waiting ->
        [0] { $count } going on
        [one] { $count } going on, 1 waits for you
       *[other] { $count } going on, { $waiting } wait for you
    }
tables-none-mine = No game is going on. Lay a table, or join one.
tables-open = Open tables
tables-none-open = No open table at the moment. A code or a link leads to the others.
tables-shown = { $shown } of { $all } shown
tables-none-shown = No open table is like that at the moment.
filter-book = Book
filter-any-book = any book
filter-any-clock = any clock
filter-clock-none = no clock
filter-clock-bank = minutes for each
filter-clock-days = days for a move
filter-free = with a free seat
by-the-book-short = { house-by-book }
notices = Tell me when it is my turn, while I look at something else
notices-refused = Your browser does not allow it for this page: its settings can.
title-tables =
    { $count ->
        [one] A game waits for you · passgo
       *[other] { $count } games wait for you · passgo
    }
tables-own = Or open your own
tables-own-note = You get a link, a code and a picture to scan.
tables-lay = Open a table
tables-account = No account: your name and your seats are kept in this browser. A seat can be moved to another device from its table.
tables-yours = It is your move
tables-plays =
    { $count ->
        [0] going on
        [one] { $names } plays
       *[other] { $names } play
    }
tables-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
tables-full = about to begin
tables-over = finished
tables-given-up = given up
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
tables-act-look = Look in
tables-act-sit = Take a seat
tables-act-replay = Replay
tables-act-watch = Watch

## A table before its game

gathering-of = { $host }’s table.
gathering-when =
    { $count ->
        [2] It begins when both are ready.
       *[other] It begins when all { $count } are ready.
    }
gathering-ready = { $ready } of { $all } ready
gathering-add = a seat for a friend
gathering-add-bot = a seat for a bot
gathering-bot-name = Bot { $number }
gathering-begin = Begin the game
gathering-am-ready = I am ready
gathering-not-ready = Not ready after all
gathering-sit = Take a free seat to play along.
gathering-watch = You will watch.
gathering-quit = Leave the table
gathering-give-up = { give-up-yes }
wait-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
wait-late = Waiting for { $names }.
wait-begin = It begins when you say so.
wait-host = { $host } begins the game.
watching =
    { $count ->
        [one] { CAPITAL($names) } watches.
       *[other] { $count } watch: { $names }.
    }
chances-late = Those who watch are shown the chances to win
chances-late-off = never
chances-late-by = { $turns } turns late
chances-late-note = Those who watch are shown the chances to win, { $turns } turns late; who has a seat is not.
chances-of-turn = { $turns } turns ago
chances-none-yet = { $turns } turns must have been played first.
chances-tab = Chances
chances-counting = The chances are being counted.
tab-chances = Chances
somebody = somebody
host = host
place-free = Free seat
place-free-note = for whoever has the link
place-sit = Sit here
place-ready = ready
place-not-yet = not yet
place-up = Move { $name } up
place-stand = Give this seat back
token-none = none
sit-title = Who sits down?
sit-taken = Somebody else has just sat down there. Another seat is free: you take that one.
sit-full = Somebody else has just sat down there, and no other seat is free.
sit-name = Somebody here already has that name, or it cannot be used. Try another.
admit = Admit one
admit-number = No. { $taken } of { $all }
admit-message = { $host } invites you to a table of passgo.
admit-scan = The link to scan: { $link }
admit-say = say it, or send the link
admit-send = Send the link
admit-copy = Copy
admit-copied = Copied
admit-link = Link to the table
copy-by-hand = Your browser does not let this page copy. The link is selected: copy it yourself.
copy-failed = Not copied
agreed = Agreed at this table
agreed-how = host proposes, all agree
agreed-note = A seal is a yes. A change by the host asks everybody again.
agreed-change = Change
agreed-house = { $name }: { $value }
agreed-minutes = The bell rings after { $count } minutes
agreed-claims-automatic = Rents are asked for automatically
agreed-claims-strict = Everybody asks for their own rents
agreed-listed = Open table: anybody may sit down
agreed-by-link = By link or code only
agreed-claims = Rents
claims-automatic = automatic
claims-strict = each asks
agreed-open = Open to all
agreed-again = Everybody has to be ready again then.
agreed-propose = Propose this
given-up = { $host } has given this table up.
table-to-lobby = { menu-new-yes }

## Who is here

presence-here = here
presence-you = { seat-person-note }
presence-away = was here { $since }
presence-elsewhere = not here
presence-gone = has left
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
sits-in = a bot sits in
sits-in-note = A bot does the least for { $name }, whose seat is kept: it buys, builds and trades nothing.
meanwhile =
    While you were away, a bot { $turns ->
        [0] played for you.
        [one] played a turn for you.
       *[other] played { $turns } turns for you.
    }
people = Who is here
people-host = The host’s desk
people-watching =
    { $count ->
        [one] 1 watches
       *[other] { $count } watch
    }
people-note = Everybody sees what is done here. No tool changes dice, cash or deeds.
people-invite = Bring somebody in
seat-move = To another device
seat-move-note = Scan this with the other device, or open the link there: the seat moves to it. The link serves once, for a quarter of an hour.
seat-move-link = Link that moves the seat
seat-rename = Change name
visitor = Visitor { $number }
remove-yes = Send { $name } away
remove-sure = A bot plays the seat of { $name } to the end, and { $name } cannot come back. The table gets another code.
remove-sure-before = { $name } loses the seat and cannot come back. The table gets another code.
remove-sure-watcher = { $name } no longer sees the game and cannot come back. The table gets another code.
watching-count =
    { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
seat-went = The seat of { $name } is played on another device now. This one watches.
seat-freed = The seat of { $name } is free now: you no longer play it.
host-hand = Make host
host-remove = Send away
vote =
    { $count ->
        [0] Free this seat
       *[other] Free this seat ({ $count })
    }
quit-for-good = { quit-yes }
quit-sure = A bot plays your seat to the end. The game goes on without you.
quit-yes = Leave for good
give-up-sure = The game ends for everybody, unfinished. Its record is kept.
give-up-yes = Give the table up
not-now = Not now
rematch = Rematch, same table
rematch-join = To the rematch

## Clocks

clock = Clock
clock-bank =
    { $minutes ->
        [0] No clock
       *[other] { $minutes } minutes each
    }
clock-day = A day for each decision
clock-spent = Time up: the program throws for that player, buys nothing and bids nothing
clock-hammer = Hammer at auctions
clock-hammer-after =
    { $seconds ->
        [0] when all have passed
       *[other] { $seconds } s after a bid
    }
clock-away = A bot sits in
clock-away-after =
    { $minutes ->
        [0] never
       *[other] after { $minutes } minutes
    }
agreed-hammer = The hammer falls { $seconds } s after a bid
agreed-away = Away over { $minutes } minutes: a bot sits in
days-left =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
going-once = going once
going-twice = going twice
going-sold = sold
going-note = Sold in { $seconds } s. A bid gives everybody the time again.

## Talk, and second thoughts

beside = Record and talk
tab-talk = Talk
talk = Table talk
talk-nothing = Nobody has said anything yet.
talk-unread =
    { $count ->
        [one] { $count } thing said since
       *[other] { $count } things said since
    }
talk-write = Say something to the table
talk-send = Say
talk-mute = mute
talk-muted =
    { $count ->
        [one] 1 person is muted.
       *[other] { $count } people are muted.
    }
talk-hear = Hear all again
talk-off = The host has switched the talk off.
talk-phrases = Phrases
talk-allowed = What may be said
talk-mode-free = free
talk-mode-phrases = phrases only
talk-mode-off = off
line-takeback =
    { $count ->
        [one] The last move was taken back.
       *[other] { $count } moves were taken back.
    }
line-by-clock = (time was up)
offer-word = A word with it, if you like
takeback-free = Take back
takeback-asks = Take back…
takeback-asked =
    { $count ->
        [one] { $name } asks to take the last move back.
       *[other] { $name } asks to take { $count } moves back.
    }
takeback-agree = Agree
takeback-refuse = Refuse
let-finish = Let the bots finish at speed
