"""What agents do and see, and the loops in which they play: plain rules, interpreted and compiled."""
