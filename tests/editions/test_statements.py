"""The statements of rules: each is the rulebook's, ours, or not in its game, and says which."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from passgo.cli.edition import DECIDING
from passgo.editions import EditionError, edition_names, find_edition, loader, overlay_names
from passgo.editions.diff import compare
from passgo.editions.report import rule_functions
from passgo.editions.texts import read_texts
from passgo.protocol.info import edition_info
from passgo.rules.base import knobs
from passgo.rules.base.cite import HOUSE_IDS, OF_SOME, RULE_IDS
from passgo.rules.base.knobs import KNOBS

RULES = loader.BOOKS / "rules"
BOOKS = ("us1973", "ca1961", "nhl1999", "fr2013", "picsou")
GAMES = (*edition_names(), *(f"{book}+{name}" for book in ("us1973", "fr2013") for name in overlay_names()))

# The headings that each book prints, typed anew from it; in [ ] one of ours, for a page that is lost.
HEADINGS = {
    "us1973": """
        Object | Equipment | Preparation | Banker | The Bank | The Play | GO | Buying Property | Paying Rent
        | Chance and Community Chest | Income Tax | Jail | Free Parking | Houses | Hotels | Building Shortage
        | Selling Property | Mortgages | Bankruptcy | Miscellaneous""",
    "ca1961": """
        Résumé explicatif | Règles | Les accessoires | Préliminaires | Capital | Début de la partie | Selon l’espace
        | Salaire (espace « GO ») | Quand le jeton tombe sur un bien sans propriétaire | Quand le jeton tombe sur un bien…
        | Quand le jeton tombe sur un bien, qui a déjà un propriétaire | Avantages des propriétaires
        | Quand le jeton atteint les espaces « Chance » ou « Caisse Commune »
        | Quand le jeton atteint un espace portant le mot taxe | Le banquier | La banque | Payez à la banque
        | La prison – Un joueur est emprisonné | Visite a La Prison | Un joueur sort de prison | Stationnement gratuit
        | Maisons | Hôtels | La crise du bâtiment ! | Vente des propriétés | Hypothèques | Faillite | Divers""",
    "nhl1999": """
        Les éléments communs | Les éléments distinctifs | Contenu | But | Préparation | Le banquier | La banque
        | Jouer le jeu | « GO » | Acheter une propriété | Payer un loyer | Chance et Caisse Commune
        | Impôt sur le revenu | Prison | Stationnement gratuit | Maisons | Hôtels | Crise du bâtiment
        | Vendre un terrain | Hypothèques | Faillite | Divers""",
    "fr2013": """
        Contient | 2-6 joueurs | [Avant de jouer], 5 | [Avant de jouer], 6 | Comment gagner ? | Qui joue en premier ?
        | À votre tour | Terrains | Achetez tous les terrains d’un même groupe de couleur ! | Gares
        | Compagnies de service public | Départ | Chance / Caisse de Communauté | Impôts | Parking gratuit
        | Simple visite (prison) | Allez en prison | Comment sortir de prison ? | Construire des maisons
        | Construire des hôtels | Crise du bâtiment ? | Plus de bâtiments ? | Vente aux enchères
        | Et si personne ne veut l’acheter ? | Passer des accords avec ses adversaires
        | Au secours ! J’ai besoin d’argent ! | Vendre des bâtiments | Hypothéquer une propriété
        | Votre dette est envers un joueur ? | Votre dette est envers la Banque ? | Quelques astuces !""",
    "picsou": """
        Brève description du jeu | Règles du jeu | Le jeu | Préparation | Argent | Pour commencer le jeu
        | Arrêt sur une propriété n’appartenant à personne | Arrêt sur une propriété appartenant à un joueur
        | Arrêt sur une propriété… | Avantages pour les propriétaires | Les Dollars Picsou
        | Arrêt sur « Chance » ou « Community Chest » | La banque | Billets de Loterie | Un joueur va en prison
        | Un joueur sort de prison | Les maisons | Les hôtels | Les gratte-ciels
        | Chemins de fer et les dépôts ferroviaires | Manque de constructions | Vente de propriétés
        | Cartes Ouragan et Tornade | Cartes Utilities (Utilitaires) | Obtenir des bons de voyage
        | Utilisation des bons de voyage | Roll Three | Squeeze Play | Atterrir sur la case Stock Exchange
        | Acheter des actions | Dividendes | Hypothèques | Faillite | Divers""",
    "ca1961-short": """
        Règles pour une partie abrégée, 1 | Règles pour une partie abrégée, 2
        | Règles pour une partie abrégée, 3 : fin de la partie""",
    "ca1961-timed": "Limite de temps",
    "nhl1999-short": """
        Partie abrégée, 1 | Partie abrégée, 2 | Partie abrégée, 3 | Partie abrégée, 4
        | Partie abrégée, 5 : fin de la partie""",
    "nhl1999-timed": "Jeu à temps limité",
    "fr2013-speed": """
        Mode partie rapide, 1 | Mode partie rapide, 2 | Mode partie rapide, 3 | Règles supplémentaires
        | Mode partie rapide : le symbole Bus | Mode partie rapide : le symbole Mr. Monopoly""",
    "picsou-timed": "Nouvelle manière rapide de jouer",
    "picsou-squeeze-alt": "Règles alternatives de Squeeze Play",
}


@cache
def written(name: str) -> dict[str, Any]:
    """A file of rules as it stands."""
    return tomllib.loads((RULES / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def stated(name: str) -> dict[str, dict[str, Any]]:
    """Return the statements, by rule."""
    return {rule: entry for rule, entry in written(name).items() if rule not in {"absent", "replaced"}}


def parts(heading: str) -> set[str]:
    return {part.replace("\u00a0", " ") for part in heading.split(" · ")} - {""}


def printed(name: str) -> set[str]:
    return {" ".join(heading.split()) for heading in HEADINGS[name].split("|")}


@pytest.mark.parametrize("name", GAMES)
def test_every_statement_is_whole_and_says_in_both_languages_what_is_ours(name: str) -> None:
    for rule, text in find_edition(name).rules.items():
        for words in (text.en, text.fr):
            assert words[0].isupper(), rule
            assert words.endswith("."), rule
            assert 20 < len(words) < 390, rule
        assert ("ur ruling" in text.en) == ("otre règle" in text.fr), rule
        assert not text.ruling or "ur ruling" in text.en, rule
        assert text.ruling or text.heading, f"{rule}: neither the book's nor ours"


@pytest.mark.parametrize("name", HEADINGS)
def test_every_heading_is_one_that_the_book_prints(name: str) -> None:
    used = {part for entry in stated(name).values() for part in parts(entry.get("heading", ""))}
    assert used == printed(name)


@pytest.mark.parametrize("book", BOOKS)
def test_a_book_takes_no_statement_of_another_unsaid(book: str) -> None:
    assert "absent" in written(book), "not all rules are said to be there or not"
    for rule, entry in stated(book).items():
        if "as" in entry:
            other = stated(entry["as"])[rule]
            assert entry.get("ruling", False) == other.get("ruling", False), f"{rule}: whose is it?"
            assert not entry.keys() & {"en", "fr"}, rule
        else:
            words = [{**stated(b).get(rule, {}), "heading": ""} for b in BOOKS if b != book]
            same = {**entry, "heading": ""} in words
            assert not same, f"{rule}: in the words of another, and does not say so"


def test_the_red_die_has_one_name_in_french() -> None:
    ours = [*loader.BOOKS.rglob("*.toml"), Path(knobs.__file__)]
    assert len(ours) > 20
    assert [file.name for file in ours if "dé de vitesse" in file.read_text(encoding="utf-8")] == []
    assert sum("dé rapide" in file.read_text(encoding="utf-8") for file in ours) > 5


def test_every_rule_is_of_a_game_and_every_function_of_a_rule() -> None:
    known = {rule for name in GAMES for rule in find_edition(name).rules}
    assert [rule for rule in RULE_IDS if rule not in known] == HOUSE_IDS
    assert set(rule_functions(DECIDING)) == set(RULE_IDS)


def test_a_rule_that_each_book_states_is_marked_as_one_of_all() -> None:
    """Whatever one book leaves out need not be ruled out in the others either."""
    assert set.intersection(
        *(set(stated(book)) | set(written(book).get("replaced", {})) for book in BOOKS)
    ) == (set(RULE_IDS) - OF_SOME)


def test_a_book_on_the_board_of_another_takes_none_of_its_rules() -> None:
    files = find_edition("ca1961").files
    assert "editions/us1973.toml" in files
    assert "editions/rules/us1973.toml" not in files
    assert not any("us1973" in file for file in find_edition("fr2013").files)


def test_a_rule_left_out_or_stated_twice_is_reported() -> None:
    texts = stated("us1973")

    def wrong(**changed: Any) -> list[tuple[Any, ...]]:
        table = {**texts, "absent": [], **changed}
        return read_texts(
            {k: v for k, v in table.items() if v is not None}, {"fr2013": stated("fr2013")}.get
        ).wrong

    assert wrong() == []
    assert wrong(**{"go-salary": None}) == [
        ((), "go-salary is not stated", "a statement of every rule, or its id under absent")
    ]
    assert [found for _, found, _ in wrong(absent=["speed-*", "go-salary", "go-slow"])] == [
        '"go-slow"',
        "a rule that is absent",
    ]
    assert [(key, found) for key, found, _ in wrong(**{"go-salary": {"heading": "GO", "as": "fr2031"}})] == [
        (("go-salary", "as"), '"fr2031"')
    ]


@pytest.mark.parametrize("variant", [name for name in HEADINGS if name not in BOOKS])
def test_a_variant_cites_its_own_part_for_what_it_changes(variant: str) -> None:
    e, base = find_edition(variant), find_edition(variant.partition("-")[0])
    own = stated(variant).keys() | written(variant).get("replaced", {}).keys()
    changed = {
        KNOBS[name].rule
        for name, knob in e.knobs.items()
        if name not in base.knobs or knob.value != base.knobs[name].value
    }
    assert changed <= own, "a rule that it changes is stated as in the book it varies"
    assert not printed(variant) & {part for text in base.rules.values() for part in parts(text.heading)}


@pytest.mark.parametrize("book", ["us1973", "fr2013"])
def test_a_game_against_the_clock_that_the_book_has_not_is_ours(book: str) -> None:
    e = find_edition(f"{book}+timed")
    for rule in stated("timed"):
        assert (e.rules[rule].ruling, e.rules[rule].heading) == (True, ""), rule


def test_a_figure_of_ours_is_not_said_to_be_the_books() -> None:
    nhl = find_edition("nhl1999")
    assert nhl.origins["spaces", "penalty_box"].source == "ruling"
    for book in ("us1973", "ca1961", "nhl1999"):
        for rule in ("rent-station-scale", "rent-utility-dice"):
            assert "The rulebook itself gives no amount" in find_edition(book).rules[rule].en
    for name in GAMES:
        assert set(find_edition(name).rules) <= set(RULE_IDS)


def test_a_book_that_says_less_than_that_of_1973_does_not_speak_in_its_words() -> None:
    less = {
        "picsou": (
            "doubles-extra-throw",
            "three-doubles-jail",
            "mortgage-bank-only",
            "starting-denominations",
        ),
        "fr2013": ("mortgage-relift-second-interest", "shared-space"),
    }
    for book, rules in less.items():
        for rule in rules:
            assert "ur ruling" in find_edition(book).rules[rule].en, (book, rule)
    assert "hares" in find_edition("picsou-timed").rules["mortgage-bank-only"].en
    assert not find_edition("fr2013").rules["tax-fixed-amount"].ruling
    assert find_edition("fr2013").origins["spaces", "taxe_de_luxe"].source == "board"


def test_the_second_bankruptcy_of_a_short_game_is_not_stated_as_the_first() -> None:
    short = find_edition("ca1961-short").rules
    for rule in ("bankrupt-to-bank", "bankrupt-buildings-half", "bankrupt-mortgaged-interest"):
        assert "second" in short[rule].en, rule
        assert "deuxième" in short[rule].fr, rule


def test_a_rule_of_an_overlay_says_whose_it_is(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('extends = "us1973"\n[edition]\nid = "mine"\n[rules.go-salary]\nen = "E."\nfr = "F."\n')
    with pytest.raises(EditionError, match=r"neither a heading nor a ruling; allowed: .* or ruling = true"):
        find_edition(file)


def test_clients_learn_whose_a_rule_is() -> None:
    book, kitchen = (edition_info(find_edition(name)) for name in ("us1973", "us1973+timed"))
    whose = {rule: info.whose for rule, info in book.rules.items()}
    assert (whose["go-salary"], whose["auction-no-bidder"]) == ("book", "ours")
    assert {kitchen.rules[rule].whose for rule in stated("timed")} == {"ours"}
    found = {d.rule: d for d in compare(find_edition("us1973"), find_edition("fr2013")) if d.topic == "rule"}
    assert found["auction-no-bidder"].ours == (True, False)


def test_every_heading_can_be_read_in_both_languages() -> None:
    """As the book prints it, and in words of the other."""
    table = tomllib.loads((loader.BOOKS / "words" / "headings.toml").read_text(encoding="utf-8"))["headings"]
    for language in ("en", "fr"):
        books = [find_edition(game) for game in edition_names()]
        rules = [rule for book in books if book.language == language for rule in book.rules.values()]
        printed = {rule.heading for rule in rules} - {""}
        assert printed <= {row[language] for row in table}
    assert len({(row["en"], row["fr"]) for row in table}) == len(table)
    rule = edition_info(find_edition("picsou")).rules["picsou-dollar-value"]
    assert rule.headings == {"en": "Picsou dollars", "fr": "Les Dollars Picsou"}
