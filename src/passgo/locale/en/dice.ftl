### Dice that anybody can check: what `passgo verify` and the button on a finished game say.

dice-doubtful = { $count ->
    [0] Every secret number in the record is the one that was promised, but there is a doubt.
    [one] The one roll or card matches the secret numbers, but there is a doubt.
   *[other] All { $count } rolls and cards match the secret numbers, but there is a doubt.
}
dice-fair = { $count ->
    [0] Every secret number is the one that was promised. No dice or cards have been drawn yet.
    [one] The one roll or card matches the secret numbers.
   *[other] All { $count } rolls and cards match the secret numbers.
}
dice-unfair = Something is wrong with these dice.
dice-sealed = The dice can’t be checked yet: the server reveals its secret number when the game is over.
dice-no-proof = This record has no proof of its dice. It was written by hand, or the game was played before passgo had proofs.
dice-seeds = { $count ->
    [0] No player added a secret number: the server chose the dice alone, and nothing shows that it chose blindly.
   *[other] { $names } and the server each added a secret number.
}
dice-attempts = { $count ->
    [one] The numbers were collected at the first attempt.
   *[other] The numbers were collected in { $count } attempts; the proof shows who held one back.
}
dice-bots = { $count ->
    [one] { $names } was a bot from the start and added no number.
   *[other] { $names } were bots from the start and added no numbers.
}
dice-end = { $over ->
    [yes] The record holds { $moves } moves, and the last one ends the game.
   *[no] The record holds { $moves } moves, and the last one does not end the game. This check can’t tell whether more was played.
}
dice-beyond = This check covers dice rolls and cards only. It does not show that the names are right, that every choice and rent claim is in the record, or that the record runs to the real end of the game.
dice-trust = You still have to trust the person who runs the server: they could know the dice in advance, but could not change them.
dice-flaw-server = The server’s secret number is not the one it promised (attempt { $attempt }).
dice-flaw-player = { $who }’s secret number is not the one promised (attempt { $attempt }).
dice-flaw-repeated = { $who }’s secret number (attempt { $attempt }) had already been revealed by { $other } (attempt { $before }).
dice-flaw-unfinished = { $who } never revealed the secret number they promised, yet the dice were rolled (attempt { $attempt }).
dice-flaw-thrown-away = In attempt { $attempt } every secret number was revealed, yet another attempt followed.
dice-flaw-stranger = { $who } is in attempt { $attempt }, but revealed no secret number in the one before.
dice-flaw-copied = The server accepted the same promise twice: from { $other } (attempt { $before }) and from { $who } (attempt { $attempt }). It must refuse the second.
dice-flaw-bot = The server lists a promise by { $who } (attempt { $attempt }), although { $who } is a bot, and bots add no numbers.
dice-flaw-left-out = The server left out { $who }’s secret number and drew again (attempt { $attempt }). It had given a receipt for that number, so { $who } did not hold it back.
dice-flaw-fell = Move { $n } is “{ $fell }”; the secret numbers give “{ $expected }”.
dice-flaw-kept = This is not the proof in which this browser took part: the server had promised another number (attempt { $attempt }).
dice-server = the server
dice-receipt-in-record = { $who }’s receipt matches the record (attempt { $attempt }).
dice-receipt-unconfirmed = { $who } has the secret number that the record lacks (attempt { $attempt }), but no receipt for it. Either it arrived too late, or the server ignored it: nobody can tell from outside.
dice-receipt-other-promise = { $who }’s receipt is for a different promise by the server than the one in this record (attempt { $attempt }). One of the two was changed; this does not show which.

## On the finished game

dice-check = Check the dice
dice-title = This game’s dice
dice-checking = Recomputing every roll and card…
dice-unreachable = The server can’t show its proof right now.
dice-promised = promised
dice-shown = revealed
dice-held = According to the record, { $who } promised a secret number and did not reveal it (attempt { $attempt }). If they did reveal it, they have a receipt that proves it.
dice-own-unconfirmed = The record says that { $who } held a secret number back (attempt { $attempt }). This browser sent it to the server and got no receipt: either the connection was too slow, or the server ignored it.
dice-own-none = This browser promised a number in this game, but none of its numbers is in these dice.
dice-receipts = Save my receipts
dice-own = This browser added its own number, and the proof contains it unchanged.
dice-how = Before the first roll, every browser and the server promised a secret number. Then the browsers revealed theirs, and now the server has revealed its own. All rolls and cards follow from these numbers together.
dice-elsewhere = If you don’t trust this page, save the game record and run “passgo verify” on another machine.
dice-gathering = { $count ->
    [0] Setting up the dice…
   *[other] Setting up the dice: waiting for { $names }.
}
dice-passed-over = The server says that this browser held its secret number back. It was sent: either the connection was too slow, or the server ignored it.
