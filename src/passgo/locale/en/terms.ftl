### Names and labels that the server's texts, the terminal and the browser share.

## Hands that are no seat; they stand inside a sentence

hand-bank = the Bank
hand-estate = the bankrupt’s estate

## What a seat can do: the words on the buttons

verb-roll = Throw the dice
verb-buy = Buy
verb-decline = Send to auction
verb-open = Open the bidding
verb-bid = Bid
verb-pass = Pass for good
verb-claim = Ask for the rent
verb-waive = Let the rent go
verb-tax-flat = Pay the flat tax
verb-tax-percent = Pay the share
verb-fine = Pay the fine
verb-pay = Pay what the card asks for
verb-draw = Draw the other card
verb-use = Use the card
verb-build = Build
verb-place = Place here
verb-want = Say how many
verb-sell = Sell
verb-sell-all = Sell the whole group
verb-mortgage = Mortgage
verb-lift = Lift the mortgage
verb-keep = Keep the mortgage
verb-offer = Make an offer
verb-accept = Accept
verb-reject = Turn down
verb-withdraw = Take the offer back
verb-move = Move
verb-bankrupt = Go bankrupt
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

fault-malformed = The table could not read this message.
fault-notation = The table could not read this move.
fault-stale = The table moved on before this reached it. Look again, then decide.
fault-no-game = No game is being played here.
fault-not-yours = Nobody at this screen plays that seat.
fault-no-offer = That offer no longer stands.
fault-bad-start = No game can start like this. Check the edition, the house rules, the names and the number of players.
fault-no-guest = The table does not know who sits at this screen. Load the page again.
fault-no-table = There is no table here for you. Check the code.
fault-not-host = Only the host of the table may do this.
fault-not-now = This cannot be done now.
fault-taken = Somebody else was quicker.
fault-no-key = This link has been used, or is too old. Ask for another one.
fault-vote-not-waited = The game is not waiting for this seat, so there is nothing to vote on.
fault-vote-too-soon = This player has a minute to answer. Vote once that minute is over.
fault-dice-not-agreed = The dice are still being agreed on. Try again in a moment.
fault-store = This could not be recorded, so it does not count. Make sure the disk is not full, then try again.
fault-too-many = Too much was asked in too short a time. Wait a moment, then try again.
fault-internal = Something broke at the table. What was recorded is safe; load the page again.
fault-no-chat = This cannot be said at this table.
unread = The server did not answer as it should. Load the page again.
unread-line = The server does not answer. It is asked again.
unread-store = The server cannot read what it keeps just now. Try again in a moment.
