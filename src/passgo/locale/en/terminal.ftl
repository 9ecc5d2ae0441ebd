### Texts of the terminal alone; it shares all others with the browser.

terminal-quit = Quit passgo
terminal-back = Press Enter on an empty line to go back.
terminal-no-choice = “{ $line }” isn’t one of the choices. Type ? for help.
terminal-sum = Enter a whole number from { $least } to { $most }.
terminal-plain-help = Choose with the number or letter at the start of a line. Type an amount or words on a line of their own. An empty line goes back and shows where you are.
terminal-unknown = there is no “{ $asked }” here; expected one of { $known }
terminal-missing = the terminal client needs Textual, which is not installed. Depending on how you installed passgo: { $command }. With --plain it needs nothing.
terminal-quit-short = Quit
terminal-quit-note = Your seats are kept. Come back whenever you like.
terminal-help = Choose with the arrow keys and Enter, with the mouse, or with the letter or number at the start of a line. Tab goes to the other column, Esc back. Click a space to see its deed, or a player to see what they own. Grey options aren’t available; select one to see why.
terminal-marks = On the board, the letter at the right of a band is the owner’s; a bar before it means mortgaged. ⌂ is { -house(form: "a") }, H { -hotel(form: "a") }, S { -skyscraper(form: "a") }, D { -depot(form: "a") }, T { -stand(form: "a") }. In the list of where you could land, the last number is how many dice rolls take you there.
terminal-colon = { ": " }
terminal-replay-turn = Go to turn
terminal-replay-leave = Leave the replay
terminal-replay-edge = The replay ends here.
