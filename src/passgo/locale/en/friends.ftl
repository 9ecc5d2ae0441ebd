### The people you have played with, on your own page.

friends-title = With people
friends-note = games that you both played to the end
friends-ahead = { $ahead } ahead, { $behind } behind, of { $games }
friends-both = Lost a decision, in thousandths of a win: you { $mine }, { $name } { $theirs }.
friends-mine = You lost { $mine } thousandths of a win a decision.
friends-few = How you both play is shown after { $least } reviewed games.
friends-ask = Ask to compare your play
friends-asked = You asked to compare your play; { $name } has not answered yet.
friends-asks = { $name } asks to compare how you both play.
friends-agree = Agree
friends-refuse = Refuse
friends-refused = { $name } doesn’t want to compare.
friends-you-refused = You don’t compare your play with { $name }’s.
friends-withdraw = Withdraw
friends-stop = Stop comparing
friends-games = { $games ->
        [one] The game
       *[other] The { $games } games
    }
friends-edition = edition
friends-you = you
friends-what = You both know how these games ended. If you both agree, each also sees the other’s performance in them, and nothing else. Either of you can end it here.
