"""Plays the runs of docs/simulate.md again and takes its pictures anew: some ten minutes on two cores.

    .venv/bin/python bench/pictures.py FOLDER

The results and reports stay in FOLDER; what each command printed stands beside them as text.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
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
}
HOUSE_RULES: Final = {"pot": "parking_pot = true", "salary": "go_salary = 400"}

SHOTS: Final = (
    ("study.html", "figure:has(> table)", "groups-repaid"),
    ("study.html", "figure:has(.two)", "groups-winners"),
    ("study.html", "figure:has(.rows):not(:has(.two))", "first-seat"),
    ("compare.html", "figure", "house-rules"),
    ("landings.html", ".boards", "landings"),
)
"""Page, element, name of the picture."""
WIDTH, SCALE, MARGIN = 860, 1.25, 14


def play(folder: Path) -> None:
    """Every command of the page, in order."""
    for name, knob in HOUSE_RULES.items():
        text = f'extends = "any"\n\n[edition]\nid = "{name}"\nhouse = true\n\n[knobs]\n{knob}\n'
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    for name, words in RUNS.items():
        print(f"passgo {words}", flush=True)
        with (folder / f"{name}.txt").open("w", encoding="utf-8") as told:
            command = [sys.executable, "-m", "passgo", *words.split()]
            subprocess.run(command, cwd=folder, stdout=told, check=True)


def photograph(browser: Browser, folder: Path) -> None:
    """The plots of the reports, as they look in the light."""
    page = browser.new_page(viewport={"width": WIDTH, "height": 900}, device_scale_factor=SCALE)
    for file, element, name in SHOTS:
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
    target = Path(sys.argv[1]).resolve()
    target.mkdir(parents=True, exist_ok=True)
    play(target)
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"]
        )
        photograph(chromium, target)
