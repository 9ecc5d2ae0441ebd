### Notices to somebody whose page is closed: one sentence with the table and the decision that waits there; and what
### the chats and mail addresses are sent in addition.

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
        [undo] { $who } asks to undo a move.
        [vote] a vote is open about the seat of { $who }.
        [over] the game is over. { $who } won.
        [given-up] the game has ended.
       *[other] the game is waiting for your decision.
    }
notice-to = To { $name } · { $words }
webhook-hello = Notices of table { $code } will be posted here.
mail-confirm-subject = Confirm your address for passgo
mail-confirm =
    Somebody, probably you, would like passgo to write to this address when a game waits for them.

    To confirm, open this link within a day:

    { $link }

    If it wasn’t you, do nothing: your address will be forgotten.
mail-foot =
    You get these mails because you confirmed this address. To stop them:
    { $link }
