"""How long games last, for every book that no bell ends, and how seldom somebody comes to each deed."""

from __future__ import annotations

from passgo.analysis.stops import throws_to
from passgo.editions import edition_names, find_edition
from passgo.editions.lengths import lengths
from passgo.editions.stops import stops
from passgo.protocol.briefs import edition_briefs
from passgo.protocol.info import edition_info
from passgo.sim.lengths import house_rules, measure


def test_every_book_is_measured_and_the_table_is_in_order() -> None:
    books = {name: find_edition(name).tables for name in edition_names()}
    assert lengths().keys() == {name for name, t in books.items() if not t.timed}
    for name, found in lengths().items():
        t = books[name]
        assert list(found.players) == [str(n) for n in range(t.min_players, t.max_players + 1)]
        assert set(found.house) <= set(house_rules()), "a new house rule may wait to be measured"
        for length in (*found.players.values(), *found.house.values()):
            assert 0 < length.short < length.middle < length.long
    sent = {brief.id: brief.lengths for brief in edition_briefs() if brief.printed}
    assert sent == {name: lengths().get(name) for name in books}


def test_a_book_is_measured_as_the_table_says() -> None:
    """A few games, interpreted by nobody's clock: within what nine of ten games last."""
    book = find_edition("nhl1999-short")
    known = lengths()["nhl1999-short"].players["4"]
    assert known.short < measure(book, 4, games=20, interpreted=True).middle < known.long


def test_every_deed_has_its_rolls() -> None:
    assert {name: {*found} for name, found in stops().items()} == {
        name: {*find_edition(name).deeds} for name in edition_names()
    }
    assert throws_to(find_edition("picsou")) == stops()["picsou"]
    throws = {deed.id: deed.throws for deed in edition_info("picsou").deeds}
    assert throws == stops()["picsou"]
    assert throws["water_works"] > 4 * throws["gare_calisota"], "a face of eight leads to one of two spaces"
