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
