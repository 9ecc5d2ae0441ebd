"""Groups by their stages: after how many throws of others the rents have repaid what was spent."""

from __future__ import annotations

from math import log
from typing import Final

from passgo.sim.statistics import HELD_TIERS, STREET_TIERS
from passgo.sim.study import Group, Tier
from passgo.sim.terminal import FEWEST_VISITS
from passgo.sim.words import Words

from .html import text

LEAST: Final = 5.0
MOST: Final = 1000.0
"""Throws at which the colour is deepest, and at which it is gone."""


def told(group: Group) -> dict[str, Tier]:
    """The stages of a group that were seen often enough, by name."""
    return {tier.tier: tier for tier in group.tiers if tier.repaid_after and tier.visits >= FEWEST_VISITS}


def stage_tables(groups: tuple[Group, ...], words: Words) -> str:
    """A table of the streets, and one of what is worth more the more of it one holds."""
    tables = ""
    for names in (STREET_TIERS, HELD_TIERS):
        found = {group.id: told(group) for group in groups}
        columns = [name for name in names if any(name in stages for stages in found.values())]
        rows = [group for group in groups if any(name in found[group.id] for name in columns)]
        if rows:
            kind = "stages" if names is STREET_TIERS else "stages held"
            tables += _table(kind, rows, columns, found, words)
    return tables


def _table(
    kind: str, groups: list[Group], columns: list[str], found: dict[str, dict[str, Tier]], words: Words
) -> str:
    heads = "".join(f"<th scope=col>{text(words.say(f'tier-{name}'))}</th>" for name in columns)
    body = ""
    for group in groups:
        stages = found[group.id]
        least = min((tier.repaid_after or MOST for tier in stages.values()), default=MOST)
        cells = "".join(_cell(stages.get(name), least, words) for name in columns)
        swatch = f'<span class=swatch style="--c:var({words.ink(group.id)},var(--ink2))"></span>'
        body += f"<tr><th scope=row>{swatch}{text(words.name(group.id))}</th>{cells}</tr>"
    return f'<table class="{kind}"><thead><tr><th></th>{heads}</tr></thead><tbody>{body}</tbody></table>'


def _cell(tier: Tier | None, least: float, words: Words) -> str:
    if tier is None or tier.repaid_after is None:
        return "<td></td>"
    depth = 1 - log(max(tier.repaid_after, LEAST) / LEAST) / log(MOST / LEAST)
    best = " class=best" if tier.repaid_after == least else ""
    return f'<td{best} style="--k:{max(depth, 0.0):.3f}">{text(words.number(tier.repaid_after))}</td>'
