### Names and labels that the server's texts, the terminal and the browser share.

## Hands that are no seat; they stand inside a sentence

hand-bank = the Bank
hand-estate = the bankrupt player’s estate

## What a seat can do: the words on the buttons

verb-roll = Roll the dice
verb-buy = Buy
verb-decline = Send to auction
verb-open = Open the bidding
verb-bid = Bid
verb-pass = Pass
verb-claim = Ask for the rent
verb-waive = Waive the rent
verb-tax-flat = Pay the flat tax
verb-tax-percent = Pay the percentage
verb-fine = Pay the fine
verb-pay = Pay what the card asks
verb-draw = Draw the other card
verb-use = Use the card
verb-build = Build
verb-place = Place here
verb-want = Choose how many
verb-sell = Sell
verb-sell-all = Sell the whole group
verb-mortgage = Mortgage
verb-lift = Lift the mortgage
verb-keep = Keep the mortgage
verb-offer = Make an offer
verb-accept = Accept
verb-reject = Decline
verb-withdraw = Withdraw offer
verb-move = Move
verb-bankrupt = Declare bankruptcy
verb-half = Pay half in property
verb-give = Give
verb-voucher = Play a voucher
verb-dollars = Buy Picsou dollars
verb-sell-dollars = Sell Picsou dollars
verb-share = Take a share
verb-storm = Strike here
verb-take = Take the voucher
verb-return = Return the voucher
verb-done = End the turn

## Buildings. An edition may word these terms its own way, in every form: see `[buildings]` of its file.

-house =
    { $form ->
       *[one] house
        [many] houses
        [a] a house
        [no] no house
        [the] the house
        [of] of houses
    }
-hotel =
    { $form ->
       *[one] hotel
        [many] hotels
        [a] a hotel
        [no] no hotel
        [the] the hotel
        [of] of hotels
    }
-skyscraper =
    { $form ->
       *[one] skyscraper
        [many] skyscrapers
        [a] a skyscraper
        [no] no skyscraper
        [the] the skyscraper
        [of] of skyscrapers
    }
-depot =
    { $form ->
       *[one] depot
        [many] depots
        [a] a depot
        [no] no depot
        [the] the depot
        [of] of depots
    }
-stand =
    { $form ->
       *[one] taxi stand
        [many] taxi stands
        [a] a taxi stand
        [no] no taxi stand
        [the] the taxi stand
        [of] of taxi stands
    }

## Sentences take a building by its id from these, so that a new kind is named here alone

building-a =
    { $building ->
        [hotel] { -hotel(form: "a") }
        [skyscraper] { -skyscraper(form: "a") }
        [depot] { -depot(form: "a") }
        [stand] { -stand(form: "a") }
       *[house] { -house(form: "a") }
    }
building-no =
    { $building ->
        [hotel] { -hotel(form: "no") }
        [skyscraper] { -skyscraper(form: "no") }
        [depot] { -depot(form: "no") }
        [stand] { -stand(form: "no") }
       *[house] { -house(form: "no") }
    }
building-the =
    { $building ->
        [hotel] { -hotel(form: "the") }
        [skyscraper] { -skyscraper(form: "the") }
        [depot] { -depot(form: "the") }
        [stand] { -stand(form: "the") }
       *[house] { -house(form: "the") }
    }
building-of =
    { $building ->
        [hotel] { -hotel(form: "of") }
        [skyscraper] { -skyscraper(form: "of") }
        [depot] { -depot(form: "of") }
        [stand] { -stand(form: "of") }
       *[house] { -house(form: "of") }
    }
building-many =
    { $building ->
        [hotel] { -hotel(form: "many") }
        [skyscraper] { -skyscraper(form: "many") }
        [depot] { -depot(form: "many") }
        [stand] { -stand(form: "many") }
       *[house] { -house(form: "many") }
    }
building-counted =
    { $building ->
        [hotel] { $count ->
            [one] { $count } { -hotel }
           *[other] { $count } { -hotel(form: "many") }
        }
        [skyscraper] { $count ->
            [one] { $count } { -skyscraper }
           *[other] { $count } { -skyscraper(form: "many") }
        }
        [depot] { $count ->
            [one] { $count } { -depot }
           *[other] { $count } { -depot(form: "many") }
        }
        [stand] { $count ->
            [one] { $count } { -stand }
           *[other] { $count } { -stand(form: "many") }
        }
       *[house] { $count ->
            [one] { $count } { -house }
           *[other] { $count } { -house(form: "many") }
        }
    }
building-standing =
    { $count ->
        [0] no building
       *[other] { $building ->
            [house] { building-counted }
           *[other] { building-a }
        }
    }

## Colour groups, where an edition gives them no name of its own

group-purple = purple
group-light_blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark_blue = dark blue
group-railroad = railroads
group-utility = utilities

## Languages, each in its own

language-en = English
language-fr = Français

## What went wrong that no rule forbids

fault-malformed = Something went wrong while sending that. Please try again.
fault-notation = That move couldn’t be read. Reload the page and try again.
fault-stale = The game moved on before your choice arrived. Look at the table and choose again.
fault-no-game = No game is in progress here. Create a table, or join one.
fault-not-yours = Nobody on this screen plays that seat.
fault-no-offer = That offer is no longer open.
fault-bad-start = The game can’t start with these settings. Check the edition, house rules, names and number of players.
fault-no-guest = You’re no longer known at this table. Reload the page.
fault-no-table = There is no table with that code that you can join. Check the code.
fault-no-circle = You’re in no such group. Its link may have been replaced: ask a member for the new one.
fault-bad-points = Write up to 8 whole numbers from 0 to 100 with commas between them, none higher than the one before it, such as 5, 3, 2, 1.
fault-not-host = Only the host of the table can do this.
fault-not-now = That isn’t possible right now.
fault-taken = Someone was faster: that is already taken. Choose again.
fault-no-key = This link has expired or was already used. Ask for a new one.
fault-vote-not-waited = The game is not waiting for this seat, so there is nothing to vote on.
fault-vote-too-soon = This player has one minute to answer. You can vote after that.
fault-dice-not-agreed = The dice are still being set up. Try again in a moment.
fault-store = That couldn’t be saved, so it didn’t happen. Try again; if it keeps failing, tell the host: the disk may be full.
fault-too-many = Too many requests in a short time. Wait a moment, then try again.
fault-internal = Something went wrong on the server. Your game is saved; reload the page.
fault-no-chat = This table doesn’t allow that message. Use a quick message, if chat is on.
unread = Unexpected response from the server. Reload the page.
unread-line = The server isn’t responding. Retrying…
unread-store = The server can’t read its saved games right now. Try again in a moment.
