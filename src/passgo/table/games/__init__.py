"""Whole games: their records, replays, stories and reviews, and a person deleted from them."""
