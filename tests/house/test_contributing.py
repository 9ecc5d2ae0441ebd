"""What CONTRIBUTING says a change touches is what it touches."""

import re

from house.tools import ROOT, SRC

CHOICE = re.compile("pay[_-]or[_-]draw|PAY_OR_DRAW|PayOrDraw")
"""The card with a choice that the page says to follow, as each language of the sources writes it."""
BESIDE = {"protocol.ts", "info.py"}
"""Made by a command; and a list of what is special in a variant, in which this card happens to be."""


def row(what: str) -> str:
    """The row of the table of changes that says how this is changed."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (line,) = re.findall(rf"^\| \*\*{what}\*\* \|.*$", page, re.MULTILINE)
    return line


def named(what: str) -> set[str]:
    """The source files that a row names."""
    return set(re.findall(r"`[\w/]*?(\w+\.(?:py|svelte))`", row(what)))


def test_a_card_with_a_choice_touches_the_files_that_are_named() -> None:
    sources = [
        *SRC.rglob("*.py"),
        *(ROOT / "web" / "src").rglob("*.ts"),
        *(ROOT / "web" / "src").rglob("*.svelte"),
    ]
    touched = {file.name for file in sources if CHOICE.search(file.read_text(encoding="utf-8"))} - BESIDE
    says = named("a card") | named("a card with a choice") | named("a rule id") | named("a move")
    assert touched - says == {"PayOrDraw.svelte"}, "its own part, and nothing else unsaid"
    assert named("a card") | named("a card with a choice") == touched & says - {"cite.py"}  # of the rule id


def test_the_files_named_are_there() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = page[page.index("| what | by hand |") : page.index("A rule is not done")]
    homes = (ROOT, SRC, ROOT / "web" / "src" / "decisions")
    for path in re.findall(r"`([\w/{},*]+\.(?:py|svelte|ftl))`", table):
        name = path.replace("{en,fr}", "*")
        if "CHAPTER" not in name:
            assert any(any(home.glob(name)) for home in homes), path


def test_the_hooks_are_set_up_in_one_place() -> None:
    """The page says how; the hooks of a commit's words come with the others."""
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert "pre-commit install" not in hooks
    assert "default_install_hook_types: [pre-commit, commit-msg]" in hooks
