### What the stage shows of what happened, and how long.

hold-goes-on = Play goes on in { $seconds } s
hold-waits = Play waits
hold-hold = Hold
hold-go-on = Go on
key-space = Space

pace = Pace
pace-slow = Slow
pace-table = Table
pace-quick = Quick
pace-once = At once

stamp-paid = PAID
stamp-sold = SOLD

rent-receipt = Rent receipt
rent-word = Rent
rent-title-pays = You stop at { $owner }’s { $deed }.
rent-title-gets = { $payer } stops at your { $deed }.
rent-title = { $payer } stops at { $owner }’s.
rent-asked = { $owner } asked for the rent.
rent-asked-mine = You asked for the rent.
rent-owed = The money has to be raised first.
rent-highest = The highest rent of this game so far.

money-salary = Salary
money-received = From the Bank
money-paid =
    { $rule ->
        [jail-exit-fine-before-roll] Fine
        [jail-exit-third-turn] Fine
       *[other] Payment
    }
money-dividend = Dividend
money-pot-paid = From Free Parking
money-title-salary = { $name } collects the salary.
money-title-received = The Bank pays { $name }.
money-title-paid = { $name } pays { $to }.
money-title-dividend = { $name } draws a dividend.
money-title-pot-paid = { $name } takes what lies on Free Parking.

sale-title = Sold to { $name }.
card-title = { $name } draws a card.

### The wire: a turn as it unfolds. A word in capitals, then the rest of the line.

wire-next = Then { $names }.
wire-you = you
wire-since = Since your throw
wire-before = The turn before
wire-to-act = { $name } to act
wire-waits = waits for { $name }

wire-threw-key = Throws
wire-moved-key = Goes
wire-moved = from { $origin } to { $target }
wire-salary-key = Collects
wire-salary = the salary
wire-bought-key = Buys
wire-bought = { $deed }
wire-declined-key = Declines
wire-declined = { $deed }: it goes to auction
wire-auction-won-key = Wins
wire-auction-won = { $deed } at auction
wire-paid-key = Pays
wire-paid = { $to }
wire-paid-rent = { $to }, for { $deed }
wire-received-key = Collects
wire-received = from the Bank
wire-drew-key = Draws
wire-drew = “{ $card }”
wire-jailed-key = Goes
wire-jailed = to Jail, without a salary
wire-built-key = Builds
wire-built = on { $deed }
wire-sold-building-key = Sells
wire-sold-building = a building on { $deed }
wire-mortgaged-key = Mortgages
wire-mortgaged = { $deed }
wire-lifted-key = Redeems
wire-lifted = { $deed }

### What lies ahead of a throw.

ahead = What lies ahead
ahead-ways = ways in { $ways }
ahead-in = { $ways } in { $all }
ahead-rent = Rent, { $ways } in { $all }, on average
ahead-no-rent = No rent lies ahead.
ahead-yours = yours
ahead-mortgaged = mortgaged
ahead-nothing = –
ahead-card = a card
ahead-to-jail = { corner-to-jail }
ahead-jail = to Jail: third doubles
ahead-stays = you stay in Jail
ahead-choice = you choose how far
ahead-build = You could build now
ahead-build-line = { $deed }, { building-a }, { $price }
ahead-build-more = and { $count } more

### Sounds, and what stands for them.

sound = Sound (M)
sound-volume = Volume
sound-captions = Captions
cue-dice = dice
cue-step = a step
cue-go = past GO
cue-slip = a slip of paper
cue-note = notes
cue-stamp = a stamp
cue-seal = a seal
cue-rent-in = money comes in
cue-rent-out = money goes out
cue-great = a great rent
cue-bid = a bid
cue-gavel = the gavel
cue-sold = sold
cue-wire = the wire
cue-card = a card
cue-jail = the cell shuts
cue-storm = a storm
cue-turn = a bell: your turn
cue-ruin = a bankruptcy
cue-end = the end

### The end: how the game went.

end-open = How it went
end-title = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
end-so-far = How it goes so far
end-own-place = You come { $place ->
    [2] second
    [3] third
   *[other] { $place }th
} of { $of }.
end-board = Look at the board
end-hours = { $hours } h { $minutes }
end-minutes = { $minutes } min
end-last = last in play
end-count-by = by the final count
end-counting = The game is being gone through…
end-worth = What each was worth
end-worth-note = cash, deeds at price, buildings at cost, less mortgages; by rounds
end-figures = Show as figures
end-round = Round
end-turned = Where it turned
end-turned-note = change of { $name }’s part of all wealth, in points
end-in-round = round { $round }
end-count = Final count
end-luck = luck of the dice
end-luck-note = luck of the dice: { $amount }
end-count-parts = Count luck and choices of the whole game
end-luck-how = Right of the line the dice led to less rent than an average throw would have; left of it, to more.
end-out = out in round { $round }
end-deeds = { $bought ->
    [one] 1 deed
   *[other] { $bought } deeds
} bought, { $traded } traded
end-best = Best deed
end-worst = Worst deed
end-deed = { $count ->
    [one] { $rents } in rent, asked once, for { $cost } paid and built.
   *[other] { $rents } in rent, asked { $count } times, for { $cost } paid and built.
}
end-rents = Rent, who paid whom
end-rents-note = Rows pay, columns receive.
end-highest = highest: { $amount }
end-share = Share
end-picture = Keep the picture

### What was missed, stepped back through while the game goes on.

past-open = What just happened
past-earlier = Earlier
past-later = Later
past-leave = Back to the game

### The record: what of it is read.

filter = What of the record is read
filter-all = All
filter-mine = Mine
filter-money = Money
filter-deeds = Deeds
filter-offers = Offers
filter-seat = Only { $name }
filter-words = Search
filter-none = No line is like that.
record-below = { $count ->
    [one] A new turn below
   *[other] { $count } new turns below
}

### Rents that are never paid, groups that are whole.

stamp-lapsed = NOT ASKED
stamp-waived = WAIVED
unpaid-title-lapsed = { $owner } did not ask in time.
unpaid-title-waived = { $owner } lets the rent go.
unpaid-note = { $lander } owes nothing for it any more.
announce-whole = { $name } has the whole { $group } group.
odds = Show what lies ahead before a throw
