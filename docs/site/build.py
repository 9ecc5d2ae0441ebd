"""The pages of passgo as a site with search: `python docs/site/build.py [GAME]`, which writes `dist/site`.

`GAME` is the folder that `./play static` has written. The site then has the game in `play/`, and the pages have live boards.

The pages are those of the repository, at their places, so that every link means the same in both. What a page links to
that is no page is copied beside it; a link that leads nowhere, a page that no part of the site lists, and anything that
a browser would fetch from elsewhere, end the build.
"""

from __future__ import annotations

import logging
import re
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "dist" / "site"
STYLE = Path(__file__).with_name("look.css")
LIVE_BOARD = Path(__file__).with_name("live-board.js")
FONTS = ROOT / "src" / "passgo" / "static" / "assets"
"""Of the built client, unless the game brings its own; without them the site is read in the fonts of the reader."""

NAV: dict[str, tuple[str, ...]] = {
    "Get started": ("playing", "playing.fr", "installing", "python"),
    "How to": (
        "terminal",
        "real-board",
        "real-board.fr",
        "picsou",
        "print",
        "analysis",
        "hosting",
        "simulate",
        "editions",
        "bots",
        "learning",
        "batch",
        "api",
    ),
    "Reference": ("rules", "knobs", "commands", "notation", "questions", "learning-tables"),
    "Explanation": ("fair-dice", "privacy", "quality", "opponents", "strong"),
    "Laboratory": ("experiments", "performance", "scale"),
}
"""The parts of the site and the pages of `docs/` in each; the decisions have a part of their own."""

ABOUT = ("README.md", "README.fr.md", "CHANGELOG.md")
CONTRIBUTE = ("CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "bench/README.md")
"""Pages outside `docs/`."""

TITLES = {"README.fr.md": "En français: "}
"""In the list of pages, where the heading of a page would not tell it from another."""

LINK = re.compile(r"\]\(([^)\s#]+)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
FETCHED = re.compile(
    r"<(?:script|img|iframe)[^>]+src=\"https?:|<link[^>]+href=\"https?:(?![^>]*rel=\"canonical\")|url\(https?:"
)
CONFIG = """\
site_name: passgo
site_description: Monopoly exactly as five rulebooks wrote it
docs_dir: {pages}
site_dir: {out}
use_directory_urls: false
theme:
  name: material
  font: false
  favicon: favicon.svg
  logo: favicon.svg
  features: [navigation.tabs, navigation.top, navigation.indexes, content.code.copy, search.highlight, toc.follow]
  palette:
    - {{media: "(prefers-color-scheme: light)", scheme: default, primary: custom, accent: custom, toggle: {{icon: material/weather-night, name: Dark}}}}
    - {{media: "(prefers-color-scheme: dark)", scheme: slate, primary: custom, accent: custom, toggle: {{icon: material/weather-sunny, name: Light}}}}
plugins:
  - search: {{lang: [en, fr]}}
extra_css: [look.css]
extra_javascript: [{scripts}]
markdown_extensions:
  - tables
  - toc: {{permalink: true}}
  - pymdownx.highlight
  - pymdownx.superfences
validation: {{omitted_files: warn, absolute_links: warn, unrecognized_links: warn, anchors: warn}}
nav:
{nav}
"""


def pages() -> list[Path]:
    """Every page, as the repository has it."""
    top = [ROOT / name for name in (*ABOUT, *CONTRIBUTE)]
    return [
        *top,
        *sorted((ROOT / "docs").glob("*.md")),
        *sorted((ROOT / "docs" / "decisions").glob("*.md")),
    ]


def navigation() -> dict[str, list[str]]:
    """The pages of each part of the site, in their order, as paths in the repository."""
    parts = {part: [f"docs/{name}.md" for name in names] for part, names in NAV.items()}
    decisions = [page for page in pages() if page.parent.name == "decisions" and page.name != "README.md"]
    return {
        "passgo": [*ABOUT, "docs/README.md"],
        **parts,
        "Contribute": [*CONTRIBUTE, "docs/glossary.md"],
        "Decisions": ["docs/decisions/README.md", *(page.relative_to(ROOT).as_posix() for page in decisions)],
    }


def stage(folder: Path, fonts: Path = FONTS) -> None:
    """Lay the pages into a folder, with every file of the repository that one of them links to."""
    for page in pages():
        lay(page, folder)
        for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
            target = (page.parent / link).resolve()
            if "://" not in link and target.is_file():
                lay(target, folder)
    shutil.copy(ROOT / "web" / "public" / "favicon.svg", folder)
    style = STYLE.read_text(encoding="utf-8")
    for name in re.findall(r"url\(([\w.-]+)\)", style):
        found = next(fonts.glob(name.replace(".woff2", "-*.woff2")), None)
        if found:
            shutil.copy(found, folder / name)
    (folder / "look.css").write_text(style, encoding="utf-8")


def lead_to_game(of_game: Path, page: Path) -> None:
    """Let the page of a site that is shown for an address without a file lead into the game too, by the script of the game's own."""
    script = re.search(r"<script>.*?</script>", of_game.read_text(encoding="utf-8"), re.DOTALL)
    assert script is not None
    page.write_text(
        page.read_text(encoding="utf-8").replace("</head>", f"{script[0]}</head>", 1), encoding="utf-8"
    )


def lay(file: Path, folder: Path) -> None:
    """Copy a file to its place."""
    place = folder / file.relative_to(ROOT)
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, place)


def build(game: Path | None = None) -> int:
    """Build the site, with the game from a folder in it if there is one; gives the exit status."""
    if game and not (game / "index.html").is_file():
        print(f"{game}: expected the folder that ./play static has written", file=sys.stderr)
        return 2
    try:
        from mkdocs.commands.build import build as make
        from mkdocs.config import load_config
    except ModuleNotFoundError:
        print("The site is made by mkdocs-material: pip install -r requirements-docs.lock", file=sys.stderr)
        return 2
    logging.basicConfig(format="%(message)s")  # what is wrong with the pages is told there
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "pages"
        folder.mkdir()
        stage(folder, game / "assets" if game else FONTS)
        if game:
            shutil.copy(LIVE_BOARD, folder)
        nav = "\n".join(
            f"  - {part}:\n" + "\n".join(f"    - {TITLES.get(page, '')}{page}" for page in listed)
            for part, listed in navigation().items()
        )
        config = Path(name) / "mkdocs.yml"
        config.write_text(
            CONFIG.format(pages=folder, out=OUT, nav=nav, scripts=LIVE_BOARD.name if game else ""),
            encoding="utf-8",
        )
        make(load_config(str(config), strict=True))
    if game:
        shutil.copytree(game, OUT / "play")
        lead_to_game(game / "404.html", OUT / "404.html")
    foreign = [
        f"{page.relative_to(OUT)}: {found[0][:120]}"
        for page in OUT.rglob("*")
        if page.suffix in {".html", ".css"} and (found := FETCHED.search(page.read_text(encoding="utf-8")))
    ]
    print("\n".join(foreign) or f"{len(list(OUT.rglob('*.html')))} pages in {OUT.relative_to(ROOT)}")
    return 1 if foreign else 0


if __name__ == "__main__":
    raise SystemExit(build(*map(Path, sys.argv[1:2])))
