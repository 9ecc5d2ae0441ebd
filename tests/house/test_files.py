"""The contents that the repository may have."""

import json
import re
import tomllib
from itertools import pairwise

import pytest
from packaging.requirements import Requirement

from house.tools import ROOT, SRC, text, tracked
from passgo.protocol import typescript

# Written in pieces, or this file would hold what it forbids.
MACHINE_PATHS = re.compile(
    r"(?<![\w.~-])/(?:" + "|".join(["wo" + "rk", "ro" + "ot", "home/[a-z]", "Users/[A-Z]"]) + r")/"
)
REGISTRIES = re.compile(
    "|".join(["py" + r"pi\.org", "files.python" + "hosted", "registry.np" + "mjs", "debian" + r"\.org"])
)
LINES = 700


def names() -> set[str]:
    return {path.relative_to(ROOT).as_posix() for path in tracked()}


def test_no_file_names_a_machine_path_or_a_registry() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{n}: {line.strip()[:100]}"
        for path in tracked()
        for n, line in enumerate((text(path) or "").splitlines(), 1)
        if MACHINE_PATHS.search(line) or REGISTRIES.search(line)
    ]
    assert not found


def test_what_is_built_or_local_is_not_tracked() -> None:
    unwanted = re.compile(
        r"(^|/)(uv\.lock|node_modules|__pycache__|\.venv|static|dist|\.env)(/|$)|\.(pyc|sqlite3|nbi|nbc)$"
    )
    assert not [name for name in names() if unwanted.search(name) and not name.startswith("web/public/")]


LOCKS = (
    "requirements.lock",
    "requirements-quick.lock",
    "requirements-study.lock",
    "requirements-cluster.lock",
    "requirements-static.lock",
    "requirements-test.lock",
)  # each holds the one before


def pins(lock: str) -> dict[str, list[str]]:
    """Each requirement of a lock and its hashes."""
    out: dict[str, list[str]] = {}
    for line in (ROOT / lock).read_text().replace("\\\n", " ").splitlines():
        if line and not line.startswith("#"):
            requirement, *hashes = re.split(r"\s+--hash=", line.strip())
            out[requirement.strip()] = hashes
    return out


def test_python_locks_hold_versions_and_hashes_alone() -> None:
    for lock in (*LOCKS, "requirements-docs.lock", "requirements-train.lock"):
        assert not re.search(r"://|file:|^-", (ROOT / lock).read_text(), re.MULTILINE), lock
        for requirement, hashes in pins(lock).items():
            assert "==" in requirement, requirement
            assert hashes, requirement
            assert all(re.fullmatch("sha256:[0-9a-f]{64}", digest) for digest in hashes), requirement


@pytest.mark.parametrize(("smaller", "larger"), list(pairwise(LOCKS)))
def test_playing_studying_and_testing_use_the_same_versions(smaller: str, larger: str) -> None:
    assert set(pins(smaller)) < set(pins(larger))


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    asked = {
        "requirements.lock": [*project["dependencies"], *extras["tui"]],
        "requirements-quick.lock": [*project["dependencies"], *extras["tui"], *extras["wasm"]],
        "requirements-study.lock": [
            *project["dependencies"],
            *extras["wasm"],
            *extras["fast"],
            *extras["report"],
            *extras["print"],
        ],
        "requirements-cluster.lock": [
            r for extra in ("fast", "report", "print", "cluster") for r in extras[extra]
        ],
        "requirements-static.lock": extras["static"],
        "requirements-test.lock": [
            *project["dependencies"],
            *(
                r for name, extra in extras.items() if name not in ("docs", "train") for r in extra
            ),  # the site and the training have locks of their own
        ],
        "requirements-train.lock": extras["train"],
    }
    for lock, wanted in asked.items():
        pinned = {(p := Requirement(pin)).name: p for pin in pins(lock)}
        for requirement in map(Requirement, wanted):
            name = re.sub(r"[._]+", "-", requirement.name)
            if name != "passgo":
                version = str(pinned[name].specifier).removeprefix("==")
                assert requirement.specifier.contains(version), (lock, str(requirement), version)


def test_the_npm_lock_holds_no_address_of_a_package() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    wanted = json.loads((ROOT / "web" / "package.json").read_text())
    assert lock["packages"][""]["devDependencies"] == wanted["devDependencies"]
    assert lock["packages"][""]["dependencies"] == wanted["dependencies"]
    for name, package in lock["packages"].items():
        assert "resolved" not in package, name
        assert not name or package["integrity"].startswith("sha512-"), name


def test_one_version_everywhere() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert f'__version__ = "{version}"' in (SRC / "__init__.py").read_text()
    assert json.loads((ROOT / "web" / "package.json").read_text())["version"] == version
    assert f"## [{version}]" in (ROOT / "CHANGELOG.md").read_text()


def test_no_source_file_has_two_subjects() -> None:
    """A file that outgrows about 600 lines has two; one that a program writes is as long as what it copies."""
    sources = [
        p for p in tracked() if p.suffix in {".py", ".ts", ".svelte"} and ROOT / "tests" not in p.parents
    ]
    sources.remove(ROOT / typescript.PROTOCOL.target)
    long = {str(p.relative_to(ROOT)): n for p in sources if (n := len((text(p) or "").splitlines())) > LINES}
    assert not long


FORGE = "../../deployments/"
"""From the front page: what the forge that shows it knows of the repository, whoever owns it."""


def test_links_between_our_pages_lead_somewhere() -> None:
    dead: list[str] = []
    for path in tracked():
        if path.suffix == ".md":
            for link in re.findall(
                r"\]\(([^)\s]+)\)", re.sub(r"```.*?```|`[^`\n]*`", "", text(path) or "", flags=re.DOTALL)
            ):
                target = link.split("#")[0]
                if (
                    target
                    and "://" not in target
                    and not target.startswith(("mailto:", FORGE))
                    and not (path.parent / target).exists()
                ):
                    dead.append(f"{path.relative_to(ROOT)}: {link}")
    assert not dead


def test_no_row_of_a_table_has_lost_its_head() -> None:
    torn: list[str] = []
    for path in tracked():
        if path.suffix == ".md":
            page = re.sub(r"```.*?```", "", text(path) or "", flags=re.DOTALL)
            for table in re.findall(r"(?:^\|.*\n?)+", page, re.MULTILINE):
                second = [*table.splitlines(), ""][1]
                if not re.fullmatch(r"\|(?: *:?-+:? *\|)+", second):
                    torn.append(f"{path.relative_to(ROOT)}: {table.splitlines()[0]}")
    assert not torn
