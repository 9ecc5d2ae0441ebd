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
