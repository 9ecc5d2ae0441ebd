"""The baselines that strength is measured against: each has one habit, and keeps it.

They play the same games for ever (`tests/bots/test_references.py`), so that a result means the same everywhere. Only
the sharks follow their victims' rule whenever it changes. `rules` and `random` belong here too; they are in the
modules that they share with the levels.
"""
