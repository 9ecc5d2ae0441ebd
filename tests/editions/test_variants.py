"""The short, timed and fast games: what each changes of its base, what it states, and from where."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from passgo import cli
from passgo.editions import Edition, find_edition
from passgo.rules.base import tables

# What a variant sets otherwise than its base, of all figures of the tables.
CHANGES: dict[str, dict[str, int]] = {
    "ca1961-short": {
        "dealt_deeds": 2, "dealt_paid": 1, "max_houses": 3, "end_after_bankruptcies": 2,
        "final_buildings_pass": 1,
    },
    "ca1961-timed": {"dealt_deeds": 2, "dealt_paid": 1, "timed": 1},
    "nhl1999-short": {
        "dealt_deeds": 3, "max_houses": 3, "jail_tries": 1, "fine_before_throw": 1, "end_after_bankruptcies": 1,
    },
    "nhl1999-timed": {"dealt_deeds": 2, "dealt_paid": 1, "timed": 1},
    "fr2013-speed": {
        "starting_cash": 2500, "speed_die": 1, "speed_doubles_ignore_red": 1, "triple_grants_throw": 1,
    },
    "picsou-timed": {
        "dealt_deeds": 2, "dealt_paid": 1, "timed": 1, "hotel_in_houses": 5, "skyscraper_in_houses": 10,
    },
    "picsou-squeeze-alt": {"squeeze_red": 1},
}  # fmt: skip
SHORT = {
    "short-deeds-dealt",
    "short-deeds-payment",
    "short-end-trigger",
    "short-final-transfer",
    "short-valuation",
}
THREE = {"hotel-after-three-houses", "hotel-resale-short"}
TIMED = {"short-deeds-dealt", "short-deeds-payment", "timed-setup", "timed-end", "timed-valuation"}
SPEED = {
    "speed-bonus-cash", "speed-active-after-go", "speed-number-adds", "speed-bus", "speed-mr-monopoly",
    "speed-mrm-all-owned", "speed-doubles-white-only", "speed-triple", "speed-jail-cancels",
    "speed-jail-roll-white", "speed-utility-three-dice", "speed-die-faces",
}  # fmt: skip
NEW = {
    "ca1961-short": SHORT | THREE | {"richest-tie"},
    "ca1961-timed": TIMED | {"richest-tie"},
    "nhl1999-short": SHORT | THREE | {"richest-tie", "jail-short-nhl", "short-tax-flat"},
    "nhl1999-timed": TIMED | {"richest-tie"},
    "fr2013-speed": SPEED,
    "picsou-timed": TIMED | {"richest-tie"},
    "picsou-squeeze-alt": {"squeeze-play-alt"},
}
FOUR_HOUSES = {"hotel-after-four-houses": "hotel-after-three-houses"}
GONE = {
    "ca1961-short": FOUR_HOUSES,
    "nhl1999-short": FOUR_HOUSES | {
        "income-tax-choice": "short-tax-flat",
        "income-tax-decide-first": "short-tax-flat",
        "income-tax-base": "short-tax-flat",
        "jail-exit-third-turn": "jail-short-nhl",
    },
    "picsou-squeeze-alt": {"squeeze-play": "squeeze-play-alt"},
}  # fmt: skip


@pytest.fixture(params=CHANGES)
def variant(request: pytest.FixtureRequest) -> Edition:
    return find_edition(request.param)


def base_of(variant: Edition) -> Edition:
    return find_edition(variant.id.partition("-")[0])


def test_a_variant_changes_these_figures_of_its_base_and_no_other(variant: Edition) -> None:
    changed = variant.tables.differences(base_of(variant).tables)
    rows = {
        "ca1961-short": {"deed_build"},
        "nhl1999-short": {"deed_build", "space_kind", "space_percent"},
        "picsou-squeeze-alt": {"squeeze_pays"},
    }
    flat = rows.get(variant.id, set())
    assert {name: new for name, (new, _) in changed.items() if name not in flat} == CHANGES[variant.id]
    assert set(changed) == set(CHANGES[variant.id]) | flat


def test_the_short_hockey_game_has_a_flat_tax() -> None:
    t = find_edition("nhl1999-short").tables
    assert (t.space_kind[4], t.space_amount[4], t.space_percent[4]) == (tables.TAX_SPACE, 200, 0)


def test_each_knob_tells_its_file_and_source(variant: Edition) -> None:
    base = base_of(variant)
    for name, knob in variant.knobs.items():
        mine = knob.origin.file == f"editions/{variant.id}.toml"
        assert mine or knob == base.knobs[name]
        assert mine >= (name in CHANGES[variant.id])
    ours = {
        name
        for name, knob in variant.knobs.items()
        if knob.origin.confidence == "assumption" and knob.origin.file.endswith(f"{variant.id}.toml")
    }
    assert ours == {
        "max_houses" if "short" in variant.id else "",
        "triple_grants_throw" if "speed" in variant.id else "",
    } - {""}


def test_the_chain_of_files_is_reported(variant: Edition) -> None:
    base = base_of(variant).id
    first = [f"editions/{base}.toml", f"editions/rules/{base}.toml"]
    if base == "ca1961":
        first = ["editions/us1973.toml", *first]  # its board, none of its rules
    assert list(variant.files) == [
        *first,
        f"editions/{variant.id}.toml",
        f"editions/rules/{variant.id}.toml",
    ]


def test_a_variant_states_its_own_rules_and_drops_what_they_replace(variant: Edition) -> None:
    base, gone = base_of(variant), GONE.get(variant.id, {})
    assert set(variant.rules) - set(base.rules) == NEW[variant.id]
    assert set(base.rules) - set(variant.rules) == set(gone)
    assert dict(variant.replaced) == {**base.replaced, **gone}
    for old, new in gone.items():
        assert variant.rule(old) == variant.rules[new]
    assert variant.rule("go-salary") == base.rules["go-salary"]
    assert variant.rule("no-such-rule") is None


def test_a_variant_shares_board_deeds_decks_and_names_with_its_base(variant: Edition) -> None:
    base = base_of(variant)
    assert (variant.spaces, variant.deeds, variant.decks, variant.cards) == (
        base.spaces,
        base.deeds,
        base.decks,
        base.cards,
    )
    assert dict(variant.names) == dict(base.names)
    assert variant.title != base.title
    assert not variant.house


def test_show_prints_every_knob_with_value_file_source_and_confidence() -> None:
    shown = CliRunner().invoke(cli.app, ["edition", "show", "fr2013-speed"])
    assert shown.exit_code == 0
    rows: dict[str, list[str]] = {}
    for line in shown.stdout.splitlines():
        first, *rest = line.split() or [""]
        rows.setdefault(first, rest)  # a source below may be called like a knob
    e = find_edition("fr2013-speed")
    for name, knob in e.knobs.items():
        printed = [
            *knob.word.split(),
            knob.origin.source,
            knob.origin.confidence,
            *filter(None, [knob.origin.file]),
        ]
        assert rows[name][: len(printed)] == printed
    assert rows["speed_die"][:4] == ["true", "rulebook", "verified", "editions/fr2013-speed.toml"]
    assert rows["go_salary"][:4] == ["200", "rulebook", "verified", "editions/fr2013.toml"]
    assert rows["starting_cash"][:4] == ["2500", "rulebook", "likely", "editions/fr2013-speed.toml"]
    assert rows["speed_faces"][:6] == ["1", "2", "3", "bus", "mr_monopoly", "mr_monopoly"]
