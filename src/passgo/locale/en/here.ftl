# Sentences of the page that needs no server: the tables are in the browser.

here-comes = The game is coming: { $percent } %. Next time it is already here.
here-begins = Setting up the table…
here-failed = The game can’t start in this browser. Reload the page; if that doesn’t help, update the browser.
