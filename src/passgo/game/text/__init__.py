"""Moves as text: reading and printing them. `docs/notation.md` is the grammar."""

from .moves import parse_line, parse_lines, parse_move, print_move
from .words import NotationError, Place

__all__ = ["NotationError", "Place", "parse_line", "parse_lines", "parse_move", "print_move"]
