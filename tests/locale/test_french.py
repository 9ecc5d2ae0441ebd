"""Names of places inside French sentences: with their article, which melts into « de » and « à »."""

from __future__ import annotations

import pytest

from passgo.editions import edition_names, find_edition
from passgo.locale import say
from passgo.locale.french import Named, french_name
from passgo.protocol import info


@pytest.mark.parametrize(
    ("name", "said", "ahead", "the", "of", "to"),
    [
        ("Avenue Vermont", "", "", "l’avenue Vermont", "de l’avenue Vermont", "à l’avenue Vermont"),
        ("Boulevard Malesherbes", "", "", "le boulevard Malesherbes", "du boulevard Malesherbes", "au boulevard Malesherbes"),
        ("Rue de la Paix", "", "", "la rue de la Paix", "de la rue de la Paix", "à la rue de la Paix"),
        ("Jardins Marvin", "", "", "les jardins Marvin", "des jardins Marvin", "aux jardins Marvin"),
        ("Promenade", "la Promenade", "", "la Promenade", "de la Promenade", "à la Promenade"),
        ("Wild du Minnesota", "le Wild du Minnesota", "", "le Wild du Minnesota", "du Wild du Minnesota", "au Wild du Minnesota"),
        ("Les Rapetou", "", "", "les Rapetou", "des Rapetou", "aux Rapetou"),
        ("Le Coffre-fort", "", "", "le Coffre-fort", "du Coffre-fort", "au Coffre-fort"),
        ("Riri", "", "", "Riri", "de Riri", "à Riri"),
        ("Archibald Gripsou", "", "", "Archibald Gripsou", "d’Archibald Gripsou", "à Archibald Gripsou"),
        ("Parking Gratuit", "", "la case ", "la case Parking Gratuit", "de la case Parking Gratuit", "à la case Parking Gratuit"),
        ("Parc gratuit", "le parc gratuit", "la case ", "le parc gratuit", "du parc gratuit", "au parc gratuit"),
        # a board of somebody's own has renamed it
        ("Digue", "la Promenade", "", "Digue", "de Digue", "à Digue"),
        ("Boardwalk", "", "", "Boardwalk", "de Boardwalk", "à Boardwalk"),
    ],
)  # fmt: skip
def test_articles_and_what_they_melt_into(
    name: str, said: str, ahead: str, the: str, of: str, to: str
) -> None:
    found = french_name(name, said, ahead)
    assert (found.the + found.word, found.of + found.word, found.to + found.word) == (the, of, to)


def test_a_text_says_a_name_with_its_article() -> None:
    deed = Named("Gare du Nord", "la gare du Nord", "de la gare du Nord", "à la gare du Nord")
    assert say("fr", "debt-note-rent", {"deed": deed}).startswith("Vous devez le loyer de la gare du Nord.")
    assert say("fr", "debt-note-rent", {"deed": "Orly"}).startswith("Vous devez le loyer d’Orly.")
    assert say("fr", "event-bought", {"seat": "Ada", "deed": deed, "price": "60 $"}) == (
        "Ada achète la gare du Nord pour 60 $."
    )
    assert (
        say("fr", "event-stays-with-bank", {"seat": "", "deed": deed}) == "La gare du Nord reste à la Banque."
    )


@pytest.mark.parametrize("edition", edition_names())
def test_every_place_of_every_book_has_its_article_or_is_a_person(edition: str) -> None:
    printed = info.edition_info(find_edition(edition))
    bare = {word for word, name in printed.in_french.items() if not name.the}
    people = {deed.id for deed in printed.deeds if deed.kind in ("street", "taxi") or deed.space < 0}
    assert {*printed.in_french} == {space.id for space in printed.spaces} | {
        deed.id for deed in printed.deeds
    }
    assert bare <= (people if "picsou" in edition else set())
