"""The actions and observations of agents, and the loops in which they play: plain rules, interpreted and compiled."""
