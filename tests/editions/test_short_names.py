"""The names that lists show: without the kind of place, unless nobody would know the place then."""

import pytest

from editions.shapes import FaultsOf, Write
from passgo.editions import compose, edition_names, find_edition
from passgo.locale.short_names import is_part, short_name
from passgo.protocol.info import edition_info

AVENUE = 'name = { en = "Kentucky Avenue", fr = "Avenue Kentucky" }'
SHORT = AVENUE + '\nshort = { en = "%s", fr = "%s" }'


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Kentucky Avenue", "Kentucky"),
        ("B. & O. Railroad", "B. & O."),
        ("Boulevard de la Villette", "Villette"),
        ("Avenue d’Aumale", "Aumale"),
        ("Place de l’Ange (Namur)", "Ange (Namur)"),
        ("Chemin de fer Petit Réseau", "Petit Réseau"),
        ("Rue La Fayette", "La Fayette"),
        ("Boardwalk", "Boardwalk"),
        ("Short Line", "Short Line"),
        ("Water Works", "Water Works"),
        ("Compagnie des Eaux", "Compagnie des Eaux"),
        ("Community Chest", "Community Chest"),
        ("Impôt sur le revenu", "Impôt sur le revenu"),
    ],
)
def test_the_kind_of_place_is_left_out(name: str, short: str) -> None:
    assert short_name(name) == short


def test_an_edition_gives_another_until_the_name_changes() -> None:
    assert short_name("Park Place", "Park Place") == "Park Place"
    assert short_name("Elm Street", "Elm") == "Elm"
    assert short_name("Oak Street", "Elm") == "Oak Street"


def test_a_short_name_of_an_edition_reaches_the_screens(write: Write) -> None:
    info = edition_info(find_edition(write((AVENUE, SHORT % ("Kentucky Avenue", "Kentucky")))))
    places = [place for place in (*info.deeds, *info.spaces) if place.id == "kentucky_avenue"]
    assert [place.short for place in places] == [{"en": "Kentucky Avenue", "fr": "Kentucky"}] * 2


def test_a_short_name_that_is_no_part_of_the_name_is_refused(faults_of: FaultsOf) -> None:
    (fault,) = faults_of((AVENUE, SHORT % ("Tucky", "Kentucky")))
    assert (fault.key, fault.found) == ("deeds.kentucky_avenue.short.en", '"Tucky"')
    assert fault.allowed == 'some words of the name "Kentucky Avenue"'


def test_another_name_in_an_overlay_has_its_own_short_name() -> None:
    changed = {"deeds": {"boardwalk": {"name": {"en": "Pier Avenue", "fr": "Rue du Quai"}}}}
    info = edition_info(compose("us1973", changed, "mine"))
    assert info.deeds[-1].short == {"en": "Pier", "fr": "Quai"}


@pytest.mark.parametrize("edition", edition_names())
def test_short_names_are_part_of_the_name_in_every_edition(edition: str) -> None:
    info = edition_info(edition)
    for place in (*info.spaces, *info.deeds):
        assert all(is_part(place.short[language], name) for language, name in place.name.items())
    for names in info.name_sets:
        for word, short in names.short.items():
            assert all(is_part(short[language], name) for language, name in names.names[word].items())
