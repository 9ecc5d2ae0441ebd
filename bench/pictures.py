"""Plays the runs of docs/simulate.md and docs/analysis.md again and takes their pictures.

All of them take about ten minutes on two cores.

    .venv/bin/python bench/pictures.py FOLDER [calibration ...]

The results and reports stay in FOLDER; the output of each command is saved with them as text.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from e2e.conftest import FLAGS, find_browser  # noqa: E402

PICTURES: Final = ROOT / "docs" / "pictures"

RUNS: Final = {
    "book": "sim -n 100000 --seed 1 --json book.json --report study.html",
    "two": "sim -n 100000 --seed 1 --bots rules,rules",
    "three": "sim -n 100000 --seed 1 --bots rules,rules,rules",
    "six": "sim -n 50000 --seed 1 --bots rules,rules,rules,rules,rules,rules",
    "pot": "sim -n 100000 --seed 1 --edition us1973+./pot.toml --json pot.json",
    "salary": "sim -n 100000 --seed 1 --edition us1973+./salary.toml --json salary.json",
    "compare": "analyse compare book.json pot.json salary.json --html compare.html",
    "landings": "analyse landings --edition us1973 --simulate 20000 --html landings.html",
    "calibration": "analyse calibration --edition us1973 -n 10000 --html calibration.html",
}
HOUSE_RULES: Final = {"pot": "parking_pot = true", "salary": "go_salary = 400"}

SHOTS: Final = (
    ("book", "study.html", "figure:has(> table)", "groups-repaid"),
    ("book", "study.html", "figure:has(.two)", "groups-winners"),
    ("book", "study.html", "figure:has(.rows):not(:has(.two))", "first-seat"),
    ("compare", "compare.html", "figure", "house-rules"),
    ("landings", "landings.html", ".boards", "landings"),
    ("calibration", "calibration.html", ".promises", "calibration"),
)
"""Run, page, element, name of the picture."""
WIDTH, SCALE, MARGIN = 860, 1.25, 14


def play(folder: Path, names: Collection[str]) -> None:
    """These commands of the pages, in order."""
    for name, knob in HOUSE_RULES.items():
        text = f'extends = "any"\n\n[edition]\nid = "{name}"\nhouse = true\n\n[knobs]\n{knob}\n'
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    for name in names:
        words = RUNS[name]
        print(f"passgo {words}", flush=True)
        with (folder / f"{name}.txt").open("w", encoding="utf-8") as output:
            command = [sys.executable, "-m", "passgo", *words.split()]
            subprocess.run(command, cwd=folder, stdout=output, check=True)


def photograph(browser: Browser, folder: Path, names: Collection[str]) -> None:
    """The plots of the reports of these runs, as they look in the light."""
    page = browser.new_page(viewport={"width": WIDTH, "height": 900}, device_scale_factor=SCALE)
    for run, file, element, name in SHOTS:
        if run not in names:
            continue
        page.goto((folder / file).as_uri())
        box = page.locator(element).first.bounding_box()
        assert box is not None, element
        clip = {
            "x": box["x"] - MARGIN,
            "y": box["y"] - MARGIN,
            "width": box["width"] + 2 * MARGIN,
            "height": box["height"] + 2 * MARGIN,
        }
        page.screenshot(path=PICTURES / f"{name}.png", full_page=True, clip=clip)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", type=Path)
    asked.add_argument("runs", nargs="*", metavar="run", help=", ".join(RUNS))
    chosen = asked.parse_args()
    target: Path = chosen.folder.resolve()
    target.mkdir(parents=True, exist_ok=True)
    wanted: list[str] = chosen.runs or list(RUNS)
    play(target, wanted)
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=find_browser(), args=FLAGS)
        photograph(chromium, target, wanted)
