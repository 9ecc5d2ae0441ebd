"""A page keeps the reviews of its games in the browser's database, and knows one's own games by them."""

import asyncio

from page.browser_database import BrowserDatabase
from passgo.page.store import PageStore
from table.finished import ANN
from table.test_own_games import GAME, keep_game, reviewed


def test_a_page_knows_the_games_of_its_person_when_it_is_opened_again() -> None:
    database = BrowserDatabase()
    keep_game(PageStore(database))
    reviewed(PageStore(database))
    [one] = reviewed(PageStore(database))["games"]
    assert (one["game"], one["place"], one["review"]["decisions"]) == (GAME, 2, 17)
    assert len(asyncio.run(PageStore(database).listings_of(ANN.id, 10))) == 1
