"""Text in and out: moves, positions, records, scenarios. `docs/notation.md` is the grammar."""

from .moves import parse_line, parse_move, print_move
from .records import Record, play
from .words import NotationError, Place
from .writing import NotQuiet, write_dump, write_log, write_position, write_record

__all__ = [
    "NotQuiet",
    "NotationError",
    "Place",
    "Record",
    "parse_line",
    "parse_move",
    "play",
    "print_move",
    "write_dump",
    "write_log",
    "write_position",
    "write_record",
]
