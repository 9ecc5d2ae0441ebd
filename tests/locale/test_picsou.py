"""The sentences that only Picsou has, word for word."""

from __future__ import annotations

import pytest

from passgo.locale import say


@pytest.mark.parametrize(
    ("language", "key", "args", "text"),
    [
        ("en", "event-built", {"seat": "Ann", "deed": "Riri", "building": "skyscraper", "count": 1, "price": "50 $"},
         "Ann built a skyscraper at Riri for 50 $; the hotel goes back to the Bank."),
        ("fr", "event-built", {"seat": "Ann", "deed": "Riri", "building": "skyscraper", "count": 1, "price": "50\u00a0$"},
         "Ann construit un gratte-ciel sur Riri pour 50\u00a0$\u00a0; l’hôtel retourne à la Banque."),
        ("en", "event-depot-built", {"seat": "Ann", "deed": "Duckburg Station", "building": "depot", "price": "100 $"},
         "Ann built a depot at Duckburg Station for 100 $."),
        ("fr", "event-depot-sold", {"seat": "Ann", "deed": "Gare", "building": "depot", "amount": "50\u00a0$"},
         "Ann vend le dépôt sur Gare pour 50\u00a0$."),
        ("fr", "event-depot-built", {"seat": "Ann", "deed": "Taxis", "building": "stand", "price": "150\u00a0$"},
         "Ann construit une station de taxi sur Taxis pour 150\u00a0$."),
        ("en", "event-inherited-deed", {"seat": "Ann", "deed": "Duckburg Station", "mortgaged": 0, "building": "depot", "count": 1},
         "Ann took over Duckburg Station, with a depot."),
        ("en", "event-dividend", {"seat": "Ann", "company": "General Radio", "count": 2, "amount": "52 $"},
         "Ann received 52 $ in dividends on 2 shares of General Radio."),
        ("fr", "event-dividend", {"seat": "Ann", "company": "General Radio", "count": 1, "amount": "13\u00a0$"},
         "Ann touche 13\u00a0$ de dividendes pour une action General Radio."),
        ("en", "event-dollars-gained", {"seat": "Ann", "count": 0}, "The Bank has no Picsou dollar left for Ann."),
        ("fr", "event-dollars-gained", {"seat": "Ann", "count": 1}, "Ann reçoit un Dollar Picsou."),
        ("fr", "event-vouchers-expired", {"seat": "Ann", "count": 3}, "Ann perd 3 bons de voyage, qui expirent."),
        ("en", "event-storm-hit", {"seat": "Ann", "deed": "Riri", "building": "house", "count": 1}, "At Riri, 1 house is left."),
        ("fr", "event-storm-hit", {"seat": "Ann", "deed": "Riri", "building": "hotel", "count": 1}, "Il reste un hôtel sur Riri."),
        ("fr", "event-storm-hit", {"seat": "Ann", "deed": "Riri", "building": "", "count": 0}, "Il ne reste rien sur Riri."),
        ("en", "event-roll-three-paid", {"seat": "Ann", "roll": "1 · 3 · 3", "matches": 2, "amount": "200 $"},
         "2 numbers match: Ann received 200 $ for the card 1 · 3 · 3."),
        ("fr", "event-lot-won", {"seat": "Ann", "lot": "un Dollar Picsou", "price": "30\u00a0$"},
         "Ann remporte un Dollar Picsou aux enchères pour 30\u00a0$."),
        ("fr", "building-counted", {"building": "skyscraper", "count": 2}, "2 gratte-ciels"),
        ("en", "building-counted", {"building": "stand", "count": 1}, "1 taxi stand"),
        ("fr", "paper-shares", {"count": 0, "name": "Motion Pictures"}, "0 action Motion Pictures"),
        ("fr", "ask-dollars", {"amount": "600\u00a0$"}, "Combien de Dollars Picsou, à 600\u00a0$ chacun\u00a0?"),
    ],
)  # fmt: skip
def test_exact_sentences(language: str, key: str, args: dict[str, str | int], text: str):
    assert say(language, key, args) == text
