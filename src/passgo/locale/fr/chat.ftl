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
