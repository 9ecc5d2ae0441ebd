# What is said at a table at a press.

phrase-hello = Hello!
phrase-well-thrown = Nice roll!
phrase-one-moment = One moment.
phrase-your-turn = Your turn!
phrase-fair-offer = A fair offer?
phrase-not-at-that-price = Not at that price.
phrase-need-that = I need that one!
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-wait-for-mine = Wait until you land on mine.
phrase-come-again = Come again!
phrase-lucky = What luck!
phrase-too-dear = Too dear for me.
phrase-well-bid = Well bid!
phrase-be-back = I’ll be back!
