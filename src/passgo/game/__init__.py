"""The Python API of a game: push moves on a `Game`, and read the events that follow.

```
from passgo.game import Game, Move
game = Game("us1973", ["Ann", "Bob"])
```
Seats are counted from 0 here and written `p1`, `p2`, … in text.
"""

from passgo.editions import Edition, find_edition

from .default_move import default_move
from .event import Event
from .game import Game, LegalMoves, Outcome
from .ids import seat_id
from .move import Fact, FactKind, Move, Terms, Things
from .question import Question
from .refusal import IllegalMove, IllegalSetup, Refusal
from .setup import setup_refusal, starting_notes, token_refusal

__all__ = [
    "Edition",
    "Event",
    "Fact",
    "FactKind",
    "Game",
    "IllegalMove",
    "IllegalSetup",
    "LegalMoves",
    "Move",
    "Outcome",
    "Question",
    "Refusal",
    "Terms",
    "Things",
    "default_move",
    "find_edition",
    "seat_id",
    "setup_refusal",
    "starting_notes",
    "token_refusal",
]
