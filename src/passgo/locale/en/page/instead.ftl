# What the page that needs no server says instead of the sentences of the same name.

fault-store = That couldn’t be saved in this browser, so it didn’t happen. A private window saves nothing; otherwise the device may be full.
line-down = Back in a moment. Your moves are safe.
unread-line = Just a moment. Retrying…
unread-store = This browser can’t read its saved games right now. Try again in a moment.
unread = Something went wrong. Reload the page.
fault-internal = Something went wrong. Your game is saved; reload the page.
replay-unread = This game can’t be shown right now. Try again in a moment.
me-kept = What this browser keeps
me-kept-what = Your name and the games you played. Nothing leaves this device. If you clear the site’s data, your games are gone: save them first.
me-delete = Delete me from my games
tables-none-mine = No games yet. Create a table: the dice are waiting.
bring-note = A file saved here or elsewhere, or a position. It’s checked against the rules in this browser, and isn’t saved or sent anywhere.
me-name = Your name at the table
dice-sealed = The dice can’t be checked yet: the program reveals its secret number when the game is over.
dice-seeds = { $count ->
    [0] No player added a secret number: the program that ran the table chose the dice alone, and nothing shows that it chose blindly.
   *[other] { $names } and the program that ran the table each added a secret number.
}
dice-trust = You still have to trust the program that ran the table: it could know the dice in advance, but could not change them.
dice-flaw-server = The program’s secret number is not the one it promised (attempt { $attempt }).
dice-flaw-copied = The program accepted the same promise twice: from { $other } (attempt { $before }) and from { $who } (attempt { $attempt }). It must refuse the second.
dice-flaw-bot = The program lists a promise by { $who } (attempt { $attempt }), although { $who } is a bot, and bots add no numbers.
dice-flaw-left-out = The program left out { $who }’s secret number and drew again (attempt { $attempt }). It had given a receipt for that number, so { $who } did not hold it back.
dice-flaw-kept = This is not the proof in which this browser took part: the program had promised another number (attempt { $attempt }).
dice-server = the program
dice-unreachable = The proof of these dice can’t be shown right now.
dice-own-unconfirmed = The record says that { $who } held a secret number back (attempt { $attempt }). This browser sent it to the program and got no receipt: either it came too late, or the program ignored it.
dice-how = Before the first roll, every browser and the program that ran the table promised a secret number. Then the browsers revealed theirs, and now that program has revealed its own. All rolls and cards follow from these numbers together.
dice-passed-over = The program says that this browser held its secret number back. It was sent: either it came too late, or the program ignored it.
