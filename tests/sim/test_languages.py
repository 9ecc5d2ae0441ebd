"""`passgo soak` and `passgo bench` in the reader's language."""

from __future__ import annotations

import pytest
from rich.console import Console

from passgo import locale
from passgo.bots.registry import policy
from passgo.editions import find_edition
from passgo.rules.invariants import NAMES
from passgo.sim.bench import show
from passgo.sim.bench.comparison import Verdict, shown
from passgo.sim.bench.measure import BATCH_SIZES, STARTS, Figure
from passgo.sim.driver import BROKEN, STALLED
from passgo.sim.soak import SoakCounts, SoakPlan, Trouble
from passgo.sim.soak_session import summary_line, trouble_line
from passgo.sim.words import StudyWords

SPACE = "\u00a0"
US1973 = find_edition("us1973")
FIGURES = [
    *(Figure("start", name, "s", (1.5, 2.25)) for name in STARTS),
    Figure("games", "us1973 rules interpreted", "moves/s", (1234.5,), (3.2,)),
    Figure("games", "us1973 rules compiled", "moves/s", (1234567.5,), (3200.2,)),
    *(
        Figure("batch", f"{count} environment{'s'[: count > 1]}", "µs a step", (1.25,))
        for count in BATCH_SIZES
    ),
]


def test_every_invariant_has_a_text_in_every_language() -> None:
    for number in range(1, len(NAMES)):
        key = f"study-soak-broken-{number}"
        assert locale.say("en", key) == NAMES[number]
        assert locale.say("fr", key) != NAMES[number]


@pytest.mark.parametrize(
    ("language", "line", "house", "stalled"),
    [
        (
            "en",
            "random: 100,000 games of 2–8 players, 8,765,432 moves in 12.3 s, checked after each; 2 broken, 99,997 over, 1 stopped at 4,000 turns (--max-turns).",
            "game 3, 4 players: houses appeared or vanished",
            "game 4, 4 players: the bots kept deciding and never rolled the dice",
        ),
        (
            "fr",
            "random_: 100_000 parties à 2–8 joueurs, 8_765_432 coups en 12,3_s, contrôlées après chacun_; en défaut_: 2, finies_: 99_997, arrêtées à 4_000 tours (--max-turns)_: 1.",
            "partie 3, 4 joueurs_: il y a trop de maisons, ou trop peu",
            "partie 4, 4 joueurs_: les robots décidaient sans fin, et personne ne lançait les dés",
        ),
    ],
)
def test_a_soak_is_reported(language: str, line: str, house: str, stalled: str) -> None:
    words = StudyWords(US1973, "fr" if language == "fr" else "en")
    batch = SoakPlan(policy("random"), 100_000, 4000)
    troubles = (Trouble(3, 4, BROKEN + NAMES.index("houses appeared or vanished")), Trouble(4, 4, STALLED))
    assert summary_line(
        words, "random", batch, SoakCounts(100_000, 8_765_432, 1, troubles, 12.34)
    ) == line.replace("_", SPACE)
    assert [trouble_line(words, "random", batch, trouble) for trouble in troubles] == [
        text.replace("_", SPACE) for text in (house, stalled)
    ]


def printed(language: str) -> str:
    console = Console(width=120, highlight=False)
    with console.capture() as capture:
        for kind in ("start", "batch"):
            console.print(show.plain_table(FIGURES, kind, language))
        console.print(show.games_table(FIGURES, language))
        verdict = Verdict("us1973 rules compiled", 1000.0, 900.0, (0.9,), same_games=True)
        console.print(shown([verdict], ("abc", show.say(language, "checkout")), language))
        console.print(show.say(language, "machine", **show.machine()))
    return capture.get()


def test_the_tables_of_the_bench_are_in_both_languages() -> None:
    english, french = printed("en"), printed("fr")
    for text in (
        "Starts, in seconds",
        "compiled rules, cold",
        "4,096 environments",
        "1 environment ",
        "1,234,568",
        "2.25",
    ):
        assert text in english
        assert text not in french
    for text in (
        "Démarrages, en secondes", "règles compilées, à froid", f"4{SPACE}096 environnements", "1 environnement ",
        f"1{SPACE}234{SPACE}568", "2,25", "us1973 rules compilé", "les sources présentes", "0,900–0,900",
    ):  # fmt: skip
        assert text in french
        assert text not in english
