"""Dice that anybody can check: seeds, commitments, and the proof of a game. `docs/fair-dice.md` is the rule."""
