"""Everything that a game asks of each guest, and the sentence of a notice."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final, NamedTuple

from passgo.game import seat_id
from passgo.locale import LANGUAGES, Language, say
from passgo.rules.base.state import BANK
from passgo.table.state.game_session import GameSession
from passgo.table.state.roster import Roster

END: Final = "end"
"""The id of the news that a game is over."""


class GuestNotice(NamedTuple):
    """One notice, and the guest whom it is for."""

    game: str
    guest: str
    name: str
    """Of the guest; empty if everybody at the table gets the same notice."""
    asks: Collection[str]
    code: str
    words: Mapping[Language, str]
    """One sentence to the guest, in each language."""


class AskedOfGuest(NamedTuple):
    """One thing that is asked of a guest; the same in every process, and after a restart."""

    id: str
    """One word."""
    what: str
    """The kind of question that waits, or of something else: `offered`, `rent-open`, `vote`, `undo`, `over`, `given-up`."""
    who: str = ""
    """The name of the player it comes from; of a game that is over, the names of its winners."""


def asks_of(roster: Roster, session: GameSession | None, now: float) -> dict[str, list[AskedOfGuest]]:
    """Return what is asked of each guest with a place, what matters most first; those of whom nothing is are left out.

    At a real board all sit around it: nobody is asked elsewhere.
    """
    if session is None or session.game.real_board:
        return {}
    if session.game.is_over or roster.phase != "playing":
        over = _over(roster, session)
        return {guest: [over] for guest in roster.guests}
    if session.gathers_seeds:
        return {}
    found = {guest: list(_asked(roster, session, guest, now)) for guest in roster.guests}
    return {guest: asks for guest, asks in found.items() if asks}


def _over(roster: Roster, session: GameSession) -> AskedOfGuest:
    outcome = session.game.outcome
    if roster.phase == "given-up" or outcome is None:
        return AskedOfGuest(END, "given-up")
    return AskedOfGuest(END, "over", " & ".join(session.plans[seat].name for seat in outcome.winners))


def _asked(roster: Roster, session: GameSession, guest: str, now: float) -> Iterator[AskedOfGuest]:
    """Yield what is asked of a guest: a rent first, for the next roll may end it, and the question waits."""
    game, mine = session.game, session.persons_of(guest)
    s = game.state
    for i in range(s.claim_n):
        owner, lander = s.claim_owner[i], s.claim_lander[i]
        if owner in mine and owner not in session.claimers() and not s.claim_asked[i]:
            claim = f"r{s.claim_turn[i]}.{seat_id(lander)}.{s.claim_deed[i]}"
            yield AskedOfGuest(claim, "rent-open", session.plans[lander].name)
    waits = set(game.to_act)
    if not waits.isdisjoint(mine) or (BANK in waits and roster.keeps_bank(guest)):
        yield AskedOfGuest(f"q{session.arose}", game.awaits.kind)
    for offer in session.offers.standing.values():
        if offer.move.arg in mine:
            yield AskedOfGuest(f"o{offer.number}", "offered", session.plans[offer.move.seat].name)
    yield from _consent(roster, session, guest, now)


def _consent(roster: Roster, session: GameSession, guest: str, now: float) -> Iterator[AskedOfGuest]:
    """Yield what others want to do and cannot without this guest: undo a move, free a place."""
    undo = session.takeback(now)
    if undo and guest in undo.waits_for(session.others_who_play(session.plans[undo.seat].guest)):
        yield AskedOfGuest(f"u{undo.arose}", "undo", session.plans[undo.seat].name)
    for place in roster.places:
        vote = place.vote(session.arose, now)
        if vote and place.plan.guest != guest and guest not in vote.guests:
            yield AskedOfGuest(f"v{place.number}.{vote.arose}", "vote", place.plan.name)


def sentences(ask: AskedOfGuest, code: str, host: str) -> Mapping[Language, str]:
    """Return the sentence that tells what is asked at which table, in each language."""
    args = {"what": ask.what, "who": ask.who, "code": code, "hosted": "yes" if host else "no", "host": host}
    return {language: say(language, "notice", args) for language in LANGUAGES}
