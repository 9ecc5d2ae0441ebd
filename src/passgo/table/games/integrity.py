"""Whether the stored parts of a game agree: a complete log, dice that follow from seeds, a listing that follows from it.

A store examines each row by itself, if it can. A row that was changed all the same is found here, if another row states
the same fact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

import msgspec

from passgo.bots.protocol import Bot
from passgo.fairness import dice
from passgo.fairness.proof import SERVER, Proof
from passgo.notation import parse_move
from passgo.table.commands.table_views import finished_brief, listing_of, read_brief, write
from passgo.table.state.dice_handshake import Dice
from passgo.table.state.game_session import GameSession
from passgo.table.state.history import CannotReplayError, Past, replay
from passgo.table.store import GameRow, Kept, Listing, Log, Unsound

FindBot = Callable[[str], Bot]

COMPARED: Final = ("phase", "listed", "brief", "sitters")
"""The parts of a listing that follow from the log. Its code may be the one it was created under; a clock moves the rest."""


def examine(kept: Kept, seeds: Mapping[int, str], find_bot: FindBot) -> list[Unsound]:
    """Return the faults of a game."""
    found, past = examine_log(kept.row, kept.log, seeds, find_bot)
    return [*found, *(_faults_of_listing(past, kept.listing) if past else ())]


def examine_log(
    row: GameRow, log: Log, seeds: Mapping[int, str], find_bot: FindBot
) -> tuple[list[Unsound], Past | None]:
    """Return the faults of a log, and its table unless it cannot be replayed."""
    gap = next(_gaps(log), None)
    if gap:
        return [gap], None
    try:
        past = replay(row, log.moves, log.talk, find_bot)
    except msgspec.DecodeError as error:
        return [Unsound("unplayed", why=CannotReplayError(row.id, 0, "", error))], None
    if past.failure:
        return [Unsound("unplayed", why=past.failure)], None
    found = [*_faults_of_seeds(past, seeds)]
    if past.session:
        proof = None if found else past.handshake.proof(seeds)
        found += _faults_of_moves(past.session, log, proof)
    return found, past


def _gaps(log: Log) -> Iterator[Unsound]:
    """Yield rows that are missing or too many: every addition says how long the log was after it."""
    last = log.marks[-1] if log.marks else None
    first_said = min(
        (row.k for row in log.talk), default=1
    )  # in games of the first version something is number 0
    numbers = {
        "addition": ([mark.no for mark in log.marks], 1, last.no if last else 1),
        "move": ([row.n for row in log.moves], 1, last.n if last else 0),
        "talk": ([row.k for row in log.talk], min(first_said, 1), last.k if last else 0),
    }
    for table, (found, first, end) in numbers.items():
        expected = range(first, end + 1)
        for n in expected:
            if n - first >= len(found) or found[n - first] != n:
                yield Unsound("gap", table=table, n=n)
                break
        else:
            if len(found) > len(expected):
                yield Unsound("surplus", table=table, n=found[len(expected)])
    for before, mark in zip(log.marks, log.marks[1:], strict=False):
        if mark.n < before.n or mark.k < before.k:
            yield Unsound("shrinks", table="addition", n=mark.no)


def _faults_of_seeds(past: Past, seeds: Mapping[int, str]) -> Iterator[Unsound]:
    """Yield seeds of the server that it did not commit to, or that are missing."""
    handshake = past.handshake
    for number, attempt in enumerate(handshake.attempts, 1):
        seed = seeds.get(number)
        if seed is None:
            yield Unsound("no-seed", table="seed", n=number)
        elif attempt.opened(seed).promise_of_server(handshake.game, number) != attempt.commitments[SERVER]:
            yield Unsound("wrong-seed", table="seed", n=number)
        for seat, shown in sorted(attempt.of_players.items()):
            if dice.player_commitment(shown) != attempt.commitments.get(seat):
                yield Unsound("wrong-seed-of-seat", table="talk", n=number, seat=seat)
    for number in sorted(seeds.keys() - range(1, len(handshake.attempts) + 1)):
        yield Unsound("surplus", table="seed", n=number)


def _faults_of_moves(session: GameSession, log: Log, proof: Proof | None) -> list[Unsound]:
    """Return moves under the number of another seat, and the first whose dice or card the seeds do not give."""
    decides = Dice(proof) if proof and proof.is_open else None
    game, drawn = session.game.after(0), 0
    found: list[Unsound] = []
    for row in log.moves:
        move, ways = parse_move(row.text, game.edition), game.chance_ways
        if move.seat != row.seat:
            found.append(Unsound("wrong-seat", table="move", n=row.n, seat=row.seat, expected=move.seat))
        if move.is_chance and ways > 1:
            if decides and move != game.chance_outcome(decides.after(drawn)(ways)):
                found.append(Unsound("wrong-chance", table="move", n=row.n, text=row.text))
                decides = None
            drawn += 1
        game.push(move)
    return found


def _faults_of_listing(past: Past, listing: Listing | None) -> Iterator[Unsound]:
    """Return the differences between the listing of a table and its log."""
    if listing is None:
        yield Unsound("no-listing", table="listing")
        return
    if not listing.brief or '"game":' not in listing.brief:
        return  # nobody has touched it since an earlier version listed it
    roster, game = past.roster, past.session.game if past.session else None
    expected = listing_of(roster.code or listing.code, roster, game, timed=False, at=listing.at)
    if listing.code != expected.code:
        yield Unsound("wrong-listing", table="listing", field="code")
    if finished_brief(expected) and not finished_brief(
        listing
    ):  # nobody has touched it since results are listed
        expected = expected._replace(brief=write(read_brief(expected.brief)).decode())
    for name in COMPARED:
        if _comparable(listing, name) != _comparable(expected, name):
            table = "sitter" if name == "sitters" else "listing"
            yield Unsound("wrong-listing", table=table, field=name)


def _comparable(listing: Listing, name: str) -> object:
    value = getattr(listing, name)
    return frozenset(value) if name == "sitters" else value
