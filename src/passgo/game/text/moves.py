"""Moves as text: `p1 build boardwalk`, `* dice 3 4`, `p1 offer p2 oriental_avenue for 120`.

`docs/notation.md` is the grammar; which verbs there are and what follows each stands in the register of
moves (`passgo.rules.base.moves`). Reader and printer undo each other; `~id` and the shorthand `p1 roll 3 4`
are read, and printed in full.
"""

from __future__ import annotations

from typing import Final

from passgo.editions import Edition
from passgo.game.ids import seat_id
from passgo.game.move import Move, Terms
from passgo.game.names import named
from passgo.rules.base import moves as m
from passgo.rules.base.state import BANK, TABLE

from .arguments import read_argument, read_third_die
from .corrections import print_facts, read_facts
from .things import print_things, read_things
from .words import Place, Words, expect, one_of, one_of_many

SEAT_VERBS: Final = tuple(dict.fromkeys(verb.split()[0] for verb in m.SEAT_KINDS))
"""The first words of what a seat can do."""

SECOND_WORDS: Final = {
    word: [
        second
        for first, _, second in (verb.partition(" ") for verb in m.SEAT_KINDS)
        if second and first == word
    ]
    for word in SEAT_VERBS
}
"""The words that can follow each of them in a verb."""

TABLE_VERBS: Final = tuple(m.TABLE_KINDS)
"""The verbs of chance and the table."""

BANKER_VERBS: Final = tuple(row.verb for row in m.KINDS.values() if row.by == "banker")
"""The verbs of a Banker without a seat."""


def parse_move(text: str, edition: Edition, place: Place | None = None) -> Move:
    """Return the one move of a text. Raises NotationError.

    >>> from passgo.editions import find_edition
    >>> parse_move("p1 bid 60", find_edition("us1973"))
    <Move p1 bid 60>
    """
    words = Words(text, place)
    move = read_move(words, edition)
    words.end()
    return move


def parse_line(text: str, edition: Edition, place: Place | None = None) -> list[Move]:
    """Return the moves of one line: none if it is empty, two for `p1 roll 3 4`, else one. Raises NotationError.

    >>> from passgo.editions import find_edition
    >>> parse_line("p1 roll 3 4", find_edition("us1973"))
    [<Move p1 roll>, <Move * dice 3 4>]
    """
    words = Words(text, place)
    if not words.left:
        return []
    moves = [read_move(words, edition)]
    if moves[0].kind == m.ROLL and words.left:
        moves.append(read_parts(words, edition, m.DICE, TABLE))
    words.end()
    return moves


def parse_lines(text: str, edition: Edition) -> list[Move]:
    """Return the moves of a text, line by line. Raises NotationError, which names the line."""
    lines = text.splitlines()
    return [
        move
        for n, line in enumerate(lines, 1)
        for move in parse_line(line, edition, Place("", n) if len(lines) > 1 else None)
    ]


def read_move(words: Words, edition: Edition) -> Move:
    """The move that the next words say; words after it are left."""
    if words.skip("*"):
        verb = words.one_of(TABLE_VERBS, expect("act-of-table"))
        return read_parts(words, edition, m.TABLE_KINDS[verb], TABLE)
    if words.skip(seat_id(BANK)):
        verb = words.one_of(BANKER_VERBS, expect("banker-says"))
        return read_parts(words, edition, m.SEAT_KINDS[verb], BANK)
    seat = words.seat(expect("seat-or-chance"))
    if not words.left:
        words.fail(one_of(expect("verb"), SEAT_VERBS))
    word = words.take(expect("verb"))
    if word not in SEAT_VERBS:
        words.fail(one_of_many(expect("verb"), word, SEAT_VERBS), word)
    return read_parts(words, edition, m.SEAT_KINDS[whole_verb(words, word)], seat)


def whole_verb(words: Words, word: str) -> str:
    """A verb with its second word, where the next word is one, or where none can stand without: `tax flat`."""
    seconds = SECOND_WORDS[word]
    if words.peek() in seconds or word not in m.SEAT_KINDS:
        return f"{word} {words.one_of(seconds, expect('after-word', word=word))}"
    return word


def read_parts(words: Words, edition: Edition, kind: int, seat: int) -> Move:
    """The move of this kind whose arguments the next words say."""
    if kind == m.OFFER:
        return read_offer(words, edition, seat)
    if kind == m.CORRECT:
        return Move(m.code(kind, seat, 0), facts=read_facts(words, edition))
    if kind == m.DICE:
        white = [read_argument(words, edition, argument) for argument in m.KINDS[kind].args[:2]]
        return Move.of(kind, seat, *white, read_third_die(words, edition))
    parts: list[int] = []
    for argument in m.KINDS[kind].args:
        if argument.optional and not words.left:
            break
        parts.append(read_argument(words, edition, argument))
    return Move.of(kind, seat, *parts)


def read_offer(words: Words, edition: Edition, seat: int) -> Move:
    """To whom, and what for what."""
    [to] = m.KINDS[m.OFFER].args
    receiver = read_argument(words, edition, to)
    give = read_things(words, edition, "for")
    if not words.skip("for"):
        words.fail(expect("for"))
    return Move.offer(seat, receiver, give, read_things(words, edition))


def print_move(move: Move, edition: Edition) -> str:
    """Return the text of a move, which `parse_move` can read.

    >>> from passgo.editions import find_edition
    >>> from passgo.rules.base import moves
    >>> print_move(Move.of(moves.BUILD, 0, 27), find_edition("us1973"))
    'p1 build boardwalk'
    """
    if move.kind == m.CORRECT:
        return f"{seat_id(move.seat)} {move.verb} {print_facts(move.facts, edition)}"
    words = [seat_id(move.seat), move.verb, *(str(named(edition, p.type, p.value)) for p in move.parts)]
    if move.kind == m.OFFER:
        deal = move.deal or Terms()
        words += [print_things(deal.give, edition), "for", print_things(deal.take, edition)]
    return " ".join(words)


def show_move(move: Move, edition: Edition) -> str:
    """Return the text of a move that may name a deed or card that does not exist."""
    try:
        return print_move(move, edition)
    except (LookupError, ValueError):
        return f"{seat_id(move.seat)} {move.verb} (arg {move.arg})"
