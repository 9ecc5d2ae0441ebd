"""Puzzles: questions of games that were played, with one answer that is surely better than every other.

`kept` has those that come with the package; `mining` finds others in records.
"""
