"""Opponents that strength is measured against: each has one habit, and keeps it.

They play the same games for ever (`tests/bots/test_references.py`), so that a figure means the same everywhere; but
for the sharks, who learn their victims' rule anew whenever it changes.
`rules` and `random` are of them; they stand beside what they share with the levels.
"""
