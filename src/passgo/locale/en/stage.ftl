### What the stage shows of what happened, and how long.

hold-goes-on = Continuing in { $seconds } s
hold-waits = Paused
hold-hold = Pause
hold-go-on = Continue
key-space = Space

pace = Speed
pace-slow = Slow
pace-table = Normal
pace-quick = Fast
pace-once = Instant

stamp-paid = PAID
traded-title = { $one } and { $other } trade.
stamp-sold = SOLD

rent-receipt = Rent receipt
rent-word = Rent
rent-title-pays = You landed on { $owner }’s { $deed }.
rent-title-gets = { $payer } landed on your { $deed }.
rent-title = { $payer } landed on { $owner }’s property.
rent-asked = { $owner } asked for the rent.
rent-asked-mine = You asked for the rent.
rent-owed = The money has to be raised first.
rent-highest = Highest rent of the game so far!

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
money-title-dividend = { $name } receives a dividend.
money-title-pot-paid = { $name } takes the Free Parking pot.

sale-title =
    { $amount ->
        [1] A steal! Sold to { $name }.
       *[other] Sold to { $name }.
    }
card-title = { $name } draws a card.

### The wire: a turn as it unfolds. A word in capitals, then the rest of the line.

wire-next = Then { $names }.
wire-you = you
wire-since = Since your last turn
wire-before = Previous turn
wire-to-act = { $name }’s turn
wire-waits = waits for { $name }

wire-threw-key = Rolls
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
wire-jailed = to Jail, no salary
wire-built-key = Builds
wire-built = on { $deed }
wire-sold-building-key = Sells
wire-sold-building = a building on { $deed }
wire-mortgaged-key = Mortgages
wire-mortgaged = { $deed }
wire-lifted-key = Lifts
wire-lifted = { $deed }

### What lies ahead of a throw.

ahead = Where you could land
ahead-ways = chances in { $ways }
ahead-in = { $ways } in { $all }
ahead-rent = Rent: { $ways } in { $all }, average
ahead-no-rent = No rent within reach.
ahead-why-total = A roll of { $total } comes up in { $ways } of { $all } cases: { $percent }%.
ahead-why-ways = That happens in { $ways } of { $all } cases: { $percent }%.
ahead-why-rent = { $owner } may ask for { $rent } there.
ahead-why-mean = Each rent within reach times its chances, added up, as if every owner asks.
ahead-yours = yours
ahead-mortgaged = mortgaged
ahead-nothing = –
ahead-card = a card
ahead-to-jail = { corner-to-jail }
ahead-jail = to Jail: third doubles
ahead-stays = you stay in Jail
ahead-choice = you choose the space
ahead-build = You could build now
ahead-build-line = { $deed }, { building-a }, { $price }
and-more = and { $count } more

### Sounds, and what stands for them.

shake = Shake the phone to roll
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
cue-great = a big rent
cue-bid = a bid
cue-gavel = the gavel
cue-sold = sold
cue-wire = the wire
cue-card = a card
cue-jail = the cell door shuts
cue-storm = a storm
cue-turn = a bell: your turn
cue-ruin = bankruptcy
cue-end = the end

### The end: how the game went.

end-open = How it went
end-title = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
end-so-far = The game so far
end-own-place = You finished { $place ->
    [2] second
    [3] third
   *[other] { $place }th
} of { $of }.
end-costliest = { $persons ->
    [one] Your costliest choice, in round { $round }:
   *[other] The costliest choice, in round { $round }:
}
end-costliest-points = { $points } points of winning chance.
end-costliest-try = Try it
end-board = Look at the board
end-hours = { $hours } h { $minutes }
end-minutes = { $minutes } min
end-last = last player standing
end-count-by = by the final count
end-counting = Analysing the game…
end-worth = Net worth over time
end-worth-note = cash + deeds at list price + buildings at cost − mortgages, by round
end-figures = Show as table
end-round = Round
end-turned = Turning points
end-turned-note = change in { $name }’s share of total wealth, in percentage points
end-in-round = round { $round }
end-count = Final count
end-luck = dice luck
end-luck-note = dice luck: { $amount }
end-luck-how = Right of the line: the dice led to less rent than average. Left: to more.
end-out = ruined by { $by } in round { $round }
end-deeds = { $bought ->
    [one] 1 deed
   *[other] { $bought } deeds
} bought, { $traded } traded
end-best = Best deed
end-worst = Worst deed
end-deed = { $count ->
    [one] { $rents } in rent from 1 visit, for { $cost } invested.
   *[other] { $rents } in rent from { $count } visits, for { $cost } invested.
}
end-rents = Rent: who paid whom
end-rents-note = Rows pay, columns receive.
end-highest = highest: { $amount }, { $payer } to { $owner }, { $deed }
end-share = Share
end-picture = Save image

### What was missed, stepped back through while the game goes on.

past-open = Recap
past-earlier = Earlier
past-later = Later
past-leave = Back to the game
digest-none = No change.
digest-all = { $turns ->
    [1] All of that turn
    [2] Both turns
    [3] All three turns
   *[other] All { $turns } turns
}

### The record: what of it is read.

filter = Filter the log
filter-all = All
filter-mine = Mine
filter-money = Money
filter-deeds = Deeds
filter-offers = Offers
filter-seat = Only { $name }
filter-words = Search
filter-none = No matching entries.
record-below = { $count ->
    [one] A new turn below
   *[other] { $count } new turns below
}

### Rents that are never paid, groups that are whole.

stamp-lapsed = NOT CLAIMED
stamp-waived = WAIVED
unpaid-title-lapsed = { $owner } did not ask in time.
unpaid-title-waived = { $owner } waives the rent.
unpaid-note = { $lander } owes nothing for it.
announce-whole = { $name } completes the { $group } group!
announce-whole-yours = The { $group } group is yours!
whole-before = before
whole-now = now
whole-complete = complete
whole-build = Build on { $group }
odds = Show where you could land before you roll
