### Help: the rules of the book in our words, the keys, the first game.

help = Help
help-rules = Rules of this edition
help-keys = Keys
help-keys-note = Each button shows its key. Any key or press skips the dice and the moving token. Tab takes you to the board, and the arrow keys move around it.
help-search = Search the rules
help-count =
    { $count ->
        [0] nothing found
        [one] 1 rule
       *[other] { $count } rules
    }
rule-printed = In the rulebook: { $heading }
key-throw = roll the dice
key-buy = buy; in an auction, bid the lowest amount shown
key-auction = send to auction
key-pass = pass (leave the auction)
key-claim = ask for the first rent in the list
key-fine = pay the fine; pay the flat tax
key-share = pay the percentage tax
key-card = use a Get Out of Jail Free card
key-want = choose how many buildings you want
key-mortgage = keep or lift a mortgage that came with a deed
key-deeds = my deeds
key-papers = my items
key-trade = trade
key-compare = what if: compare the answers, where that is agreed
key-answer = accept / decline the offer
key-half = pay half of a rent in property; give the chosen deeds
key-ways = choose which way to go; choose where a storm strikes
key-hold = pause
key-go-on = continue
key-past = recap of the last event
key-sound = sound on and off
key-help = this page
key-close = close what is open

## The tags of a first game

tag-throw = Your first roll! The rows show where each roll takes you, and what’s there.
tag-buy = Buy it at its price. If you don’t, it goes to auction at once, and you may bid too.
tag-space = Each space shows its price. Once owned, it shows the owner’s seal and the rent you would pay there now.
tag-deeds = Your deeds, group by group. A double frame means the group is complete and you can build.
tag-rent = Rent is paid only if the owner asks for it in time. passgo collects yours for you; switch that off in the menu.
tag-rule = Every line cites its rule. Press § to open it.
tag-help = You’ll find the rules of this edition and all keys here. Enjoy the game!
tag-next = Got it
tag-none = Hide tips
tags-again = Show tips again
