### Help: the rules of the book in our words, the keys, the first game.

help = Help
help-rules = Rules of this book
help-keys = Keys
help-keys-note = A button shows its key. Any key or press skips the dice and the walking token; Tab reaches the board, and the arrow keys walk round it.
help-search = Search the rules
help-count =
    { $count ->
        [0] nothing found
        [one] 1 rule
       *[other] { $count } rules
    }
rule-printed = In the book: { $heading }
key-throw = throw the dice
key-buy = buy; in an auction, bid the lowest sum shown
key-auction = send to auction
key-pass = pass for good
key-claim = ask for the rent that stands first
key-fine = pay the fine; pay the flat tax
key-share = pay the share of everything owned
key-card = use the card that gets you out of Jail
key-want = say how many buildings you want
key-mortgage = keep a mortgage that came with a deed, or lift it
key-deeds = my deeds
key-papers = my papers
key-trade = trade
key-answer = accept the offer, or turn it down
key-half = pay half of a rent in property; give the deeds picked
key-ways = which way to go; where a storm strikes
key-hold = keep what is on the stage
key-go-on = go on
key-past = what just happened, once more
key-sound = sound on and off
key-help = this page
key-close = close what is open

## The tags of a first game

tag-throw = Your turn: throw the dice. The rows show where each throw leads, and what waits there.
tag-buy = Buy it at its price. If you do not, it is auctioned at once, and you may bid too.
tag-space = A space shows its price. Once owned, it shows the owner’s seal and the rent you would pay there now.
tag-deeds = Your deeds are here, group by group. A double frame: the group is whole, and you may build.
tag-rent = A rent is paid only if its owner asks for it in time. The program asks for yours; the menu lets you do it yourself.
tag-rule = Every line cites its rule. Press § and it opens.
tag-help = The rules of this book and all keys are here. Enjoy the game!
tag-next = Got it
tag-none = No more of these
tags-again = Explain the first game again
