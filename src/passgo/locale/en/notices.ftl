### The one sentence of a notice to somebody whose page is closed: the table, and the decision that waits there.

notice =
    Table { $code }{ $hosted ->
        [yes] { " " }({ $host })
       *[no] { "" }
    }: { $what ->
        [rolloff] roll to see who goes first.
        [throw] it’s your turn to roll.
        [jail] you’re in jail, and it’s your turn.
        [buy] you can buy the property you landed on.
        [auction] the auction is waiting for your bid.
        [debt] you owe more than your cash.
        [offered] { $who } is offering you a trade.
        [rent-open] { $who } landed on your property. Ask for the rent.
        [over] the game is over. { $who } won.
        [given-up] the game has ended.
       *[other] the game is waiting for your decision.
    }
