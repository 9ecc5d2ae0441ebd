# What is said at a table at a press.

phrase-hello = Bonjour !
phrase-well-thrown = Beau lancer !
phrase-one-moment = Un instant.
phrase-your-turn = À vous !
phrase-fair-offer = Offre honnête ?
phrase-not-at-that-price = Pas à ce prix.
phrase-need-that = Il me le faut !
phrase-thanks = Merci.
phrase-sorry = Pardon.
phrase-well-played = Bien joué !
phrase-ouch = Aïe !
phrase-wait-for-mine = Attendez de tomber chez moi.
phrase-come-again = Revenez quand vous voulez !
phrase-lucky = Quelle chance !
phrase-too-dear = Trop cher pour moi.
phrase-well-bid = Belle enchère !
phrase-be-back = Je reviendrai !
