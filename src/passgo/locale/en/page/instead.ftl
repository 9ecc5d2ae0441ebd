# What the page that needs no server says instead of the sentences of the same name.

fault-store = That couldn’t be saved in this browser, so it didn’t happen. A private window saves nothing; otherwise the device may be full.
line-down = Back in a moment. Your moves are safe.
unread-line = Just a moment. Retrying…
unread-store = This browser can’t read its saved games right now. Try again in a moment.
unread = Something went wrong. Reload the page.
