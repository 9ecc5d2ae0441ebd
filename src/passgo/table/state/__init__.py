"""A table, made from its log alone: settings, roster, dice, clocks, offers, the game."""
