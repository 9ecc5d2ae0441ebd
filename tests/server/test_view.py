"""A screen is offered all that the rules allow, and nothing else, with reasons for the rest."""

from __future__ import annotations

import operator
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, product

import pytest
from msgspec import json

from bots.deciding import decision, free_action
from passgo.bots import registry
from passgo.game import Game, Move
from passgo.notation import Record, parse_move, print_move
from passgo.protocol import info, view
from passgo.protocol.briefs import edition_briefs
from passgo.protocol.messages import Act, SeatOptions, TermsView
from passgo.protocol.options import FreeActs, free_acts, has_papers, seat_options
from passgo.protocol.question import Question, question_view
from passgo.protocol.terms import SeatPlan
from passgo.rules.acting import rights
from passgo.rules.base import moves
from passgo.rules.base.state import SEATS
from passgo.table.state.offers import TableOffers
from passgo.table.state.transaction import Transaction

PLANS = [SeatPlan(name=f"P{seat}", kind="person", token="x", claims=False) for seat in range(4)]


def positions(seed: int, most: int = 700, edition: str = "us1973") -> Iterator[Game]:
    """Positions in a game of mixed bots without standing orders, trades included."""
    rng = random.Random(seed)
    bots = [registry.find(name) for name in ("rules", "rules", "random", "rules")]
    start = Transaction(Game(edition, 4, rolloff=True))
    start.run_on(rng.randrange)  # deal what the edition deals
    game = start.game
    for _ in range(most):
        if game.is_over:
            return
        yield game
        for seat in rng.sample(range(4), 4):
            wish = free_action(bots[seat], game, seat, rng)
            if wish is not None:
                transaction = Transaction(game)
                transaction.push(wish)
                if wish.kind == moves.OFFER:
                    transaction.push(Move.of(moves.ACCEPT, wish.arg))
                transaction.run_on(rng.randrange)
                game = transaction.game
                yield game
        if not game.to_act:
            return
        seat = rng.choice(game.to_act)
        transaction = Transaction(game)
        transaction.push(decision(bots[seat], game, seat, rng))
        transaction.run_on(rng.randrange)
        game = transaction.game


def complete(act: Act, game: Game) -> str:
    """With the least amount; where none is legal, with what would be asked for."""
    return f"{act.text} {act.least or game.awaits.least}" if act.verb in ("bid", "want") else act.text


def plain(move: Move, game: Game) -> str:
    """A move without its amount, as an act shows it."""
    text = print_move(move, game.edition)
    return text.rpartition(" ")[0] if move.kind in (moves.BID, moves.WANT) else text


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_acts_are_what_the_rules_allow(seed: int) -> None:
    kinds: set[str] = set()
    refused: set[str] = set()
    for game in positions(seed):
        question = game.awaits
        for seat in range(4):
            options = seat_options(game, seat)
            acts = [*options.acts, *options.free]
            shown = {act.text for act in acts if act.ok}
            allowed = {plain(Move(code), game) for code in game.legal_codes(seat)}
            assert allowed == shown, (question, seat)
            assert options.must == (seat in question.seats)
            if options.must and question.kind != "debt":
                assert any(act.ok for act in options.acts)
            for act in acts:
                refusal = game.why_not(parse_move(complete(act, game), game.edition))
                assert act.ok == (refusal is None)
                assert act.ok or act.reason == view.reason_view(refusal)
                kinds.add(act.verb)
                if act.reason:
                    refused.add(act.reason.key)
    assert {"roll", "buy", "decline", "bid", "pass", "claim", "waive", "build", "mortgage", "lift"} <= kinds
    assert {"group-not-complete", "price-above-cash", "highest-already"} & refused


@pytest.mark.parametrize("edition", ["us1973", "ca1961", "nhl1999", "fr2013", "picsou"])
def test_free_acts_that_are_kept_are_those_of_the_moment(edition: str) -> None:
    known, was, kept = FreeActs(), dict[int, list[Act]](), 0
    for game in positions(7, 300, edition):
        for seat in range(4):
            acts = known.of(game, seat, rights(game.state, seat))
            assert acts == list(free_acts(game, seat)), (game.moves[-1], seat)
            kept += acts is was.get(seat)
            was[seat] = acts
    assert (kept > 150) != has_papers(game.edition.tables)


def test_free_acts_are_kept_while_another_buys() -> None:
    game, known = Game("us1973", ["Ann", "Bob"]), FreeActs()
    for text in ("p1 roll 2 4", "p1 buy", "p2 roll 1 2"):
        game.push_text(text)
    before = [known.of(game, seat, rights(game.state, seat)) for seat in range(2)]
    game.push_text("p2 buy")
    after = [known.of(game, seat, rights(game.state, seat)) for seat in range(2)]
    assert before[0]
    assert after[0] is before[0]
    assert after[1] != before[1]


CHANGES: dict[str, Callable[[int], int]] = {
    "owner": lambda _: 0,
    "level": lambda level: max(level - 1, 0),
    "mortgaged": lambda mortgaged: 1 - mortgaged,
    "stock": lambda _: 0,
    "paid": lambda paid: 2 * paid,
}


def test_free_acts_are_asked_for_again_where_property_changes_and_no_cash() -> None:
    differ = Counter[str]()
    for game, row in product(islice(positions(2), 300, None, 40), CHANGES):
        known = FreeActs()
        was = {seat: known.of(game, seat, rights(game.state, seat)) for seat in range(4)}
        changed, state = game.copy(), game.state.copy()
        setattr(state, row, [CHANGES[row](value) for value in getattr(state, row)])
        changed._state = state
        for seat in range(4):
            acts = known.of(changed, seat, rights(state, seat))
            assert acts == list(free_acts(changed, seat)), row
            differ[row] += acts != was[seat]
    assert all(differ[row] for row in CHANGES)


def test_amounts_are_what_changes_hands() -> None:
    checked: set[str] = set()
    for game in positions(5):
        for seat in range(4):
            options = seat_options(game, seat)
            for act in [*options.acts, *options.free]:
                if not act.ok or act.verb in ("claim", "roll", "bid", "tax percent", "bankrupt"):
                    continue
                after = game.copy()
                events = after.push(parse_move(complete(act, game), game.edition))
                if "in-debt" in {event.kind for event in events}:
                    continue  # nothing changes hands before the money is found
                if {event.kind for event in events} & {"paid", "shortage"} and act.verb not in (
                    "tax flat",
                    "fine",
                ):
                    continue
                assert after.cash(seat) - game.cash(seat) == act.amount, act
                checked.add(act.verb)
    assert {"buy", "build", "mortgage", "lift", "sell", "tax flat"} <= checked


def test_offers_are_possible_exactly_when_the_rules_take_one() -> None:
    both = set[bool]()
    for game in positions(6):
        for seat in range(4):
            options = seat_options(game, seat)
            other = next((p for p in range(4) if p != seat and not game.state.out[p]), None)
            if other is None or game.state.out[seat]:
                assert not options.may_offer
                continue
            deal = parse_move(f"p{seat + 1} offer p{other + 1} 1 for 1", game.edition)
            refusal = game.why_not(deal)
            if refusal is None or refusal.key not in ("offer-above-cash", "offer-given-away"):
                assert options.may_offer == (refusal is None)
            both.add(options.may_offer)
    assert both == {True, False}


@pytest.mark.parametrize("edition", ["us1973", "ca1961", "nhl1999", "fr2013", "picsou", "picsou-taxi"])
def test_deeds_that_are_kept_are_shown_as_they_are(edition: str) -> None:
    before, kept = None, Counter[bool]()
    for game in positions(9, 300, edition):
        now = view.state_view(game, PLANS, [], before)
        assert now == view.state_view(game, PLANS, []), game.moves[-1]
        if before and now.deeds != before.deeds:
            kept.update(is_same for is_same in map(operator.is_, before.deeds, now.deeds))
        before = now
    assert kept[True] > kept[False] > 0


def test_the_state_is_shown_as_it_is() -> None:
    for game in positions(7, 400):
        shown = view.state_view(game, PLANS, [])
        s = game.state
        assert [seat.cash for seat in shown.seats] == s.cash[:4]
        assert [seat.jail_turn for seat in shown.seats] == s.jailed[:4]
        assert {deed.deed: deed.owner for deed in shown.deeds} == {
            deed: "bank" if game.owner(deed) >= SEATS else f"p{game.owner(deed) + 1}"
            for deed in game.edition.deeds
        }
        assert all(deed.rent == 0 for deed in shown.deeds if deed.mortgaged or deed.owner == "bank")
        assert all(deed.rent > 0 for deed in shown.deeds if not deed.mortgaged and deed.owner != "bank")
        assert len(shown.claims) == s.claim_n
        assert all(deck.unseen <= deck.size <= 16 for deck in shown.decks)
        assert (shown.houses, shown.hotels) == (s.stock[0], s.stock[1])


@pytest.mark.parametrize("edition", ["us1973", "fr2013-speed", "nhl1999", "picsou"])
def test_a_rent_says_whose_roll_ends_it(edition: str) -> None:
    """Nobody claims. A roll ends the rents that say so and no other, and whose roll it is was named from the first."""
    ended: set[bool] = set()
    for seed in range(3):
        rng, bot = random.Random(seed), registry.find("random")
        start = Transaction(Game(edition, 3, rolloff=True))
        start.run_on(rng.randrange)
        game = start.game
        named: dict[str, str] = {}
        for _ in range(400):
            if game.is_over or any(game.state.out):
                break
            claims = view.state_view(game, PLANS[:3], []).claims
            named = {claim.text: named.get(claim.text, claim.closed_by) for claim in claims}
            seat = rng.choice(game.to_act)
            throws = game.awaits.kind in ("throw", "jail")
            transaction = Transaction(game)
            transaction.push(Move.of(moves.ROLL, seat) if throws else decision(bot, game, seat, rng))
            left = [claim.text for claim in view.state_view(transaction.game, PLANS[:3], []).claims]
            for claim in claims if throws else ():
                assert (claim.text not in left) == claim.closes_now
                if claim.closes_now:
                    assert claim.closed_by == named[claim.text] == f"p{seat + 1}"
                ended.add(claim.closes_now)
            transaction.run_on(rng.randrange)
            game = transaction.game
    assert ended == ({True} if edition == "picsou" else {True, False})


def test_an_offer_is_shown_from_both_sides() -> None:
    game = Game("us1973", 2)
    move = parse_move("p1 offer p2 boardwalk 50 for park_place cc_get_out_of_jail", game.edition)
    shown = view.offer_view(3, move, game.edition)
    assert (shown.offer, shown.by, shown.to) == (3, "p1", "p2")
    assert sorted(shown.give) == ["50", "boardwalk"]
    assert sorted(shown.take) == ["cc_get_out_of_jail", "park_place"]
    nothing = view.offer_view(4, parse_move("p1 offer p2 nothing for 5", game.edition), game.edition)
    assert nothing.give == []
    with pytest.raises(ValueError, match="is not an offer"):
        view.offer_view(5, parse_move("p1 roll", game.edition), game.edition)


def test_a_counter_offer_shows_the_terms_that_it_answers() -> None:
    """Both are seen from the side of who answers; what was agreed on is no term that could be changed."""
    game = Game("us1973", 3)
    offers = TableOffers()
    asked, answered, other = (
        parse_move(text, game.edition)
        for text in (
            "p1 offer p2 boardwalk for park_place",
            "p2 offer p1 park_place for boardwalk 50",
            "p3 offer p2 nothing for 5",
        )
    )
    for number, move in enumerate((asked, answered, other), 1):
        offers.make(game, number, move, "")
    first, second, third = offers.views(game)
    assert (first.before, third.before) == (None, None)
    assert second.before == TermsView(give=["park_place"], take=["boardwalk"])
    offers.end(game, 2, "accepted")
    offers.make(game, 4, asked, "")
    assert offers.views(game)[-1].before is None


def test_the_fifth_book_names_its_games_vouchers_and_kept_cards() -> None:
    briefs = {brief.id: brief for brief in edition_briefs()}
    games = ["picsou", "picsou-squeeze-alt", "picsou-taxi", "picsou-timed"]
    assert [briefs[game].variant for game in games] == ["", "squeeze", "taxi", "timed"]
    assert {briefs[game].base for game in games} == {"picsou"}
    assert all(briefs[game].banker_counts for game in games)
    assert not briefs["us1973"].banker_counts
    printed = info.edition_info("picsou")
    assert printed.papers
    assert {v.id: v.name["en"] for v in printed.papers.vouchers}["cab_back_1"] == "Cab, 1 back"
    uses = {card.id: card.use for card in printed.cards if card.keep}
    assert uses == {
        "ch_get_out_of_jail": "jail",
        "cc_get_out_of_jail": "jail",
        "ch_free_house": "house",
        "cc_online_pricing": "rent",
        "cc_insider": "share",
    }
    assert all(card.use == "" for card in printed.cards if not card.keep)


def stands_once(options: SeatOptions) -> bool:
    """Whether no act is offered twice."""
    texts = [act.text for act in (*options.acts, *options.free)]
    return len(texts) == len(set(texts))


@pytest.mark.parametrize(
    ("edition", "seed"), [("us1973", 4), ("picsou", 5), ("picsou-taxi", 6), ("picsou-squeeze-alt", 7)]
)
def test_no_act_stands_among_the_answers_and_among_the_free_ones(edition: str, seed: int) -> None:
    questions: set[str] = set()
    for game in positions(seed, 300, edition):
        for seat in range(4):
            options = seat_options(game, seat)
            assert stands_once(options), game.awaits
            questions |= {game.awaits.kind} if options.acts else set()
    assert {"throw", "buy", "auction"} <= questions


def test_a_condemned_house_is_sold_as_an_answer_and_nowhere_else() -> None:
    text = (
        'edition = "picsou"\nplayers = 2\nmoves = "p1 roll 1 1\\n* card cc_house_condemned"\n'
        '[p1]\ndeeds = ["riri 1", "fifi 1", "loulou 1", "gare_calisota depot"]'
    )
    options = seat_options(Record.parse(text).replay(), 0)
    assert [act.text for act in options.acts] == ["p1 sell riri", "p1 sell fifi", "p1 sell loulou"]
    assert [act.text for act in options.free if act.verb == "sell"] == ["p1 sell gare_calisota"]
    assert [act.ok for act in options.free if act.verb == "sell"] == [False]


def test_a_rent_that_cannot_be_halved_yet_says_what_is_missing() -> None:
    position = (
        'edition = "picsou"\nplayers = 2\nmoves = "p1 roll 1 2{claim}"\n'
        '[p1]\ncash = 24\nat = "{at}"\ndeeds = ["riri"]\n[p2]\ndeeds = ["balthazar_picsou"]'
    )
    rent = position.format(at="le_coffre_fort", claim="\\np2 claim p1")
    options = seat_options(Record.parse(rent).replay(), 0)
    assert stands_once(options)
    half = next(act for act in options.acts if act.verb == "half")
    assert (half.ok, half.reason and half.reason.key) == (False, "half-above-cash")
    tax = position.format(at="donald_duck", claim="")
    assert {act.verb for act in seat_options(Record.parse(tax).replay(), 0).acts} == {"bankrupt"}


def test_a_rent_comes_with_both_answers_and_a_debt_with_what_is_missing() -> None:
    """A screen works neither out."""
    position = (
        'edition = "us1973"\nplayers = 2\nmoves = "p1 roll 1 2"\n'
        '[p1]\ncash = 1\ndeeds = ["boardwalk"]\n[p2]\ndeeds = ["baltic_avenue"]'
    )
    game = Record.parse(position).replay()
    (rent,) = view.state_view(game, PLANS[:2], []).claims
    assert game.legal_codes(1)[1:3] == [
        parse_move(text, game.edition).code for text in (rent.text, rent.waive)
    ]
    game.push(parse_move(rent.text, game.edition))
    assert (game.awaits.kind, game.awaits.amount, game.awaits.missing) == ("debt", 4, 3)


def test_a_bidder_who_cannot_pay_the_next_bid_learns_it() -> None:
    game = Record.parse(
        'edition = "us1973"\nplayers = 2\nmoves = """\np1 roll 1 2\np1 decline\np1 bid 50\n"""\n[p2]\ncash = 40\n'
    ).replay()
    bid = next(act for act in seat_options(game, 1).acts if act.verb == "bid")
    assert not bid.ok
    assert bid.reason is not None
    assert bid.reason.key == "bid-above-cash"


RUINED = """
edition = "us1973"
players = 3
moves = '''
p1 roll 2 3
p2 claim p1
p1 bankrupt
p2 keep boardwalk
'''
[p1]
cash = 10
deeds = ["boardwalk mortgaged"]
[p2]
cash = 200
deeds = ["reading_railroad", "bo_railroad"]
[p3]
cash = 300
"""


def seat_of(kind: str) -> SeatPlan:
    """A person's, a bot's, that of one who is away, or of one who left for good."""
    plan = SeatPlan(name=kind, kind="bot" if kind == "bot" else "person", token="x")
    plan.bot = "" if kind == "person" else "rules"
    plan.guest = kind if kind in ("person", "away") else ""
    return plan


@pytest.mark.parametrize(
    ("seats", "left"),
    [
        (("person", "bot", "bot"), True),
        (("person", "bot", "gone"), True),
        (("person", "bot", "away"), False),
        (("person", "person", "bot"), False),
    ],
)
def test_people_learn_that_only_bots_are_left(seats: tuple[str, ...], left: bool) -> None:
    """Nobody's game is played to its end who can still come back to it."""
    plans = [seat_of(kind) for kind in seats]
    ruined = Record.parse(RUINED).replay()
    assert view.state_view(ruined, plans, []).only_bots is left
    before = Record.parse(
        RUINED.partition("p1 bankrupt")[0] + "'''\n" + RUINED.rpartition("'''\n")[2]
    ).replay()
    assert not view.state_view(before, plans, []).only_bots


def test_a_seat_shows_what_an_offer_can_count() -> None:
    """Shares that are mortgaged are not traded."""
    position = (
        'edition = "picsou"\nplayers = 2\n[p1]\ndollars = 2\n'
        'shares = ["general_radio*3", "general_radio mortgaged", "motion_pictures mortgaged"]'
    )
    shown = view.state_view(Record.parse(position).replay(), PLANS[:2], [])
    counted = [[(one.thing, one.most) for one in seat.counted] for seat in shown.seats]
    assert counted == [[("dollars", 2), ("general_radio", 3)], []]


def test_nobody_sees_what_anybody_is_worth_while_the_tax_is_chosen() -> None:
    lines = (
        "edition = \"us1973\"\nplayers = 2\nmoves = '''\np1 roll 1 3\n{choice}\n'''\n"
        '[p1]\ncash = 900\ndeeds = ["boardwalk"]'
    )
    blind, after = (
        view.state_view(Record.parse(lines.format(choice=choice)).replay(), PLANS[:2], [])
        for choice in ("", "p1 tax flat")
    )
    assert [seat.worth for seat in blind.seats] == [None, None]
    assert [seat.worth for seat in after.seats] == [900 + 400 - 200, 1500]


def test_a_question_is_sent_with_the_fields_of_its_kind_alone():
    game = Game("us1973", ["Ann", "Bob"])
    assert json.decode(json.encode(question_view(game))) == {
        "kind": "throw", "seats": ["p1"], "rule": "dice-movement",
    }  # fmt: skip
    game.push_text("p1 roll 2 4")
    asked = question_view(game)
    assert json.decode(json.encode(asked)) == {
        "kind": "buy", "seats": ["p1"], "rule": "buy-unowned-option", "deed": "oriental_avenue", "amount": 100,
    }  # fmt: skip
    assert json.decode(json.encode(asked), type=Question) == asked
