"""Read and write moves, positions, records and scenarios as text. `docs/notation.md` is the grammar."""

from passgo.game.text.moves import parse_line, parse_lines, parse_move, print_move, show_move
from passgo.game.text.words import NotationError, Place

from .records import Record
from .writing import NotBetweenTurns, write_dump, write_log, write_position, write_record

__all__ = [
    "NotBetweenTurns",
    "NotationError",
    "Place",
    "Record",
    "parse_line",
    "parse_lines",
    "parse_move",
    "print_move",
    "show_move",
    "write_dump",
    "write_log",
    "write_position",
    "write_record",
]
