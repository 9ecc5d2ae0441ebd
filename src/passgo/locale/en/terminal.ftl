### What stands in the terminal alone; all else it shares with the browser.

terminal-quit = Leave the terminal
terminal-back = An empty line goes back.
terminal-no-choice = “{ $line }” is none of the choices. ? explains.
terminal-sum = A whole number from { $least } to { $most }, please.
terminal-plain-help = Choose by the number or the letter before a line. A sum or words are written on a line of their own. An empty line goes back, and shows again where you are.
terminal-unknown = there is no “{ $asked }” here; there are { $known }
terminal-missing = the terminal client needs Textual, which is not installed; by what installed passgo: { $command }. With --plain it needs nothing.
terminal-quit-short = Leave
terminal-quit-note = Your seats are kept; come back whenever you like.
terminal-help = Choose with the arrow keys and Enter, with the mouse, or by the letter or number before a line. Tab goes to the other column, Esc back. A press on a space shows its deed, one on a player what he holds. What is grey cannot be done now; choose it to read why.
terminal-marks = On the board: the letter at the right of a band is the owner’s, a stroke before it says mortgaged; ⌂ is { -house(form: "a") }, H { -hotel(form: "a") }, S { -skyscraper(form: "a") }, D { -depot(form: "a") }, T { -stand(form: "a") }. In the list of the way ahead, the last figure says in how many throws you come there.
terminal-colon = { ": " }
terminal-replay-turn = Go to turn
terminal-replay-leave = Leave the replay
terminal-replay-edge = This is where it ends.
