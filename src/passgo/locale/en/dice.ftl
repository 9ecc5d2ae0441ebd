### Dice that anybody can check: what `passgo verify` and the button on a finished game say.

dice-doubtful = { $count ->
    [0] Every secret number in the record is the one that was promised, but there is a doubt.
    [one] The one throw or card is what the secret numbers give, but there is a doubt.
   *[other] All { $count } throws and cards are what the secret numbers give, but there is a doubt.
}
dice-fair = { $count ->
    [0] Every secret number is the one that was promised. Chance has not fallen yet.
    [one] The one throw or card is what the secret numbers give.
   *[other] All { $count } throws and cards are what the secret numbers give.
}
dice-unfair = Something is wrong with these dice.
dice-sealed = The dice cannot be checked yet: the server shows its secret number when the game is over.
dice-no-proof = This record has no proof of its dice: it was written by hand, or played before there were proofs.
dice-seeds = { $count ->
    [0] No player put in a secret number: the server chose the dice alone, and nothing shows that it chose blindly.
   *[other] A secret number was put in by { $names } and by the server.
}
dice-attempts = { $count ->
    [one] The numbers were gathered at the first attempt.
   *[other] The numbers were gathered in { $count } attempts; the proof tells who held one back.
}
dice-bots = { $count ->
    [one] { $names } was played by a bot from the beginning and put in nothing.
   *[other] { $names } were played by bots from the beginning and put in nothing.
}
dice-end = { $over ->
    [yes] The record holds { $moves } moves, and the game is over with the last.
   *[no] The record holds { $moves } moves, and the game is not over with the last: whether more was played, this check cannot tell.
}
dice-beyond = This is about throws and cards alone. It does not show that the names are right, that every choice and every rent asked for is in the record, or that the record goes on to the real end of the game.
dice-trust = What must still be trusted: whoever runs the server could know the dice to come, but not change them.
dice-flaw-server = The secret number of the server is not the one it had promised (attempt { $attempt }).
dice-flaw-player = The secret number of { $who } is not the one promised (attempt { $attempt }).
dice-flaw-repeated = The secret number of { $who } (attempt { $attempt }) had been shown before by { $other } (attempt { $before }).
dice-flaw-unfinished = { $who } never showed the secret number promised, and yet the dice were thrown (attempt { $attempt }).
dice-flaw-thrown-away = In attempt { $attempt } every secret number was shown, and yet there was another attempt.
dice-flaw-stranger = { $who } is in attempt { $attempt } without having shown a secret number in the one before.
dice-flaw-copied = The server accepted the same promise twice, from { $other } (attempt { $before }) and from { $who } (attempt { $attempt }). It has to refuse the second.
dice-flaw-bot = The server lists a promise of { $who } (attempt { $attempt }), although { $who } is a bot, and bots put in nothing.
dice-flaw-left-out = The server left out the secret number of { $who } and drew again (attempt { $attempt }). It had given a receipt for that number, so { $who } did not hold it back.
dice-flaw-fell = Move { $n } is “{ $fell }”; the secret numbers give “{ $expected }”.
dice-flaw-kept = This is not the proof in which this browser took part: the server had promised another number (attempt { $attempt }).
dice-server = the server
dice-receipt-in-record = The receipt of { $who } agrees with the record (attempt { $attempt }).
dice-receipt-unconfirmed = { $who } has the secret number that the record lacks (attempt { $attempt }), but no receipt for it. Either it did not arrive in time, or the server passed over it: nobody can tell from outside.
dice-receipt-other-promise = The receipt of { $who } is for another promise of the server than the one in this record (attempt { $attempt }). One of the two was changed; this does not show which.

## On the finished game

dice-check = Check the dice
dice-title = The dice of this game
dice-checking = Reckoning every throw and card anew…
dice-unreachable = The server does not give its proof just now.
dice-promised = promised
dice-shown = shown
dice-held = By the record, { $who } promised a secret number and did not show it (attempt { $attempt }). If { $who } did show it, { $who } has a receipt that says so.
dice-own-unconfirmed = The record says that { $who } held a secret number back (attempt { $attempt }). This browser sent it to the server and got no receipt: either the line was too slow, or the server passed over it.
dice-own-none = This browser promised a number in this game, and none of its numbers is in these dice.
dice-receipts = Save my receipts
dice-own = This browser put in a number of its own, and the proof has it unchanged.
dice-how = Before the first throw every browser and the server promised a secret number, then the browsers showed theirs, and now the server has shown its own. All throws and cards follow from these numbers together.
dice-elsewhere = If you do not trust this page, save the record and run “passgo verify” on another machine.
dice-gathering = { $count ->
    [0] The dice are being agreed on.
   *[other] The dice are being agreed on: waiting for { $names }.
}
dice-passed-over = The server says that this browser held its secret number back. It was sent: either the line was too slow, or the server passed over it.
