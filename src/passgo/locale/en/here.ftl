# Sentences of the page that needs no server: the tables are in the browser.

here-comes = The game is coming: { $percent } %. Next time it is already here.
here-begins = Setting up the table…
here-failed = The game can’t start in this browser. Reload the page; if that doesn’t help, update the browser.
here-lacks-saving = Your browser lets this site save nothing, so no game can start. Allow cookies and site data for it, then reload the page.
here-lacks-safety = A game can start only over a safe connection. Open this page at an address that begins with https://.
here-unsaved = This browser can’t save anything here, so no game can start. A private window saves nothing; otherwise the device may be full.

here-save = Save all games to a file
here-open = Open a file of games
here-opened = { $count ->
    [0] All games of this file are here already.
    [one] One game was added.
   *[other] { $count } games were added.
    }
here-unreadable = Nothing was added: this is not a file of games as passgo saves them ({ $why }).
