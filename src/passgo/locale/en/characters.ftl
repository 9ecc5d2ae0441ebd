# The characters: bots with a name, a face and a temperament. What they do is measured (docs/opponents.md).

bot-character = { $kind }, { $level }
bot-called = { $name }, { $level }
characters-title = Six who like to play
characters-who = Choose who sits down
characters-change = Who plays as { $name }?
characters-strength = wins { $share }% ({ $low } to { $high }) as { $level }
characters-says = “{ $words }”
characters-note = Of the games at a table with three styles that people play; a quarter would be fair. The intervals hold in 95 of 100 cases.

character-marguerite = patient
character-marguerite-note = Buys nearly everything at auctions, and keeps more cash than others.
character-marguerite-says = I have all evening.
phrase-marguerite-group = It came to me in the end.
phrase-marguerite-rent = I had put that aside.
phrase-marguerite-won = I was in no hurry.

character-quill = collector
character-quill-note = Accepts two offers of three, and pays up to three times the price for the last deed of a group.
character-quill-says = One is missing. It is always one.
phrase-quill-group = That completes the page.
phrase-quill-rent = I keep the receipt.
phrase-quill-won = The album is full.

character-theo = gambler
character-theo-note = Bids well above the price, and builds with the last dollar.
character-theo-says = Who needs change?
phrase-theo-group = I knew I was lucky today.
phrase-theo-rent = Easy come, easy go.
phrase-theo-won = Again?

character-odile = builder
character-odile-note = Builds with all the cash there is, a third more than others in the first rounds.
character-odile-says = The third one pays for the other two.
phrase-odile-group = Bring me bricks!
phrase-odile-rent = I was going to build with that.
phrase-odile-won = And all of it is still up.

character-barnaby = miser
character-barnaby-note = Accepts no offer, builds late, and keeps cash in hand.
character-barnaby-says = No.
phrase-barnaby-group = Now nobody will ask me for it.
phrase-barnaby-rent = I counted it twice.
phrase-barnaby-won = I kept what I had.

character-sable = trader
character-sable-note = Accepts nine offers of ten, and asks for the last deed of every group.
character-sable-says = Everything has a price. Ask.
phrase-sable-group = A pleasure to do business.
phrase-sable-rent = Cash moves. That is what it is for.
phrase-sable-won = Fair prices, all of them.
