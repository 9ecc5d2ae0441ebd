"""The report on a run: who wins, what a seat is worth, how long it lasts, and what the board pays."""

from __future__ import annotations

from passgo.sim.study import BotWins, Study
from passgo.sim.tally import RENT_OUT
from passgo.sim.terminal import FEWEST_VISITS, about, alike, endings, head, seat_name
from passgo.sim.words import DASH, Words

from .board import heat_board
from .charts import Line, Row, bars, intervals, lines, split
from .html import data_table, figure, page, text
from .stages import stage_tables, told

ENDING_COLOURS = {
    "end-last": "--primary",
    "end-counted": "--brass",
    "end-cut": "--rule",
    "end-broken": "--bad",
}


def study_page(study: Study, words: Words, command: str) -> str:
    """The whole report as one HTML file."""
    title = head(study, words)
    parts = [
        f"<p class=kicker>{text(words.say('kicker'))}</p><h1>{text(title)}</h1>",
        f"<p class=about>{text(about(study, words))}</p>",
    ]
    if study.games < study.planned:
        stopped = words.say("stopped", games=words.number(study.games), planned=words.number(study.planned))
        parts.append(f"<p class=stopped>{text(stopped)}</p>")
    parts.append(_facts(study, words))
    sections = (_wins, _seats, _length, _board, _pays, _owners, _money, _flows, _deeds)
    parts += [section(study, words) for section in sections]
    parts.append(_method(study, words, command))
    return page(words.language, title, "".join(parts))


def _rank(groups: list[float]) -> int:
    return max(range(len(groups)), key=lambda n: groups[n])


def _best_bot(study: Study) -> BotWins:
    """The bot that wins most for the seats it has."""
    return study.by_bot[_rank([(bot.wins.share or 0.0) / bot.places for bot in study.by_bot])]


def _facts(study: Study, words: Words) -> str:
    """The four figures that most people ask for."""
    say = words.say
    facts = [(words.number(study.rounds.median), say("fact-length"))]
    if alike(study):
        facts.append((words.percent(study.by_seat[0].wins.share), say("fact-first")))
    else:
        best = _best_bot(study)
        seats = f"{best.places}/{len(study.bots)}"
        facts.append((words.percent(best.wins.share), say("fact-bot", bot=best.bot, seats=seats)))
    owners = [group for group in study.groups if group.completed.share is not None]
    if owners:
        group = owners[_rank([group.completed.share or 0.0 for group in owners])]
        facts.append((words.percent(group.completed.share), say("fact-owner", group=words.name(group.id))))
    cut = words.percent(study.endings.cut / study.games if study.games else None)
    facts.append((cut, say("fact-cut", turns=words.number(study.most_turns))))
    return (
        "<div class=facts>"
        + "".join(f"<div><b>{text(value)}</b><span>{text(what)}</span></div>" for value, what in facts)
        + "</div>"
    )


def _wins(study: Study, words: Words) -> str:
    if alike(study):
        return ""  # the seats tell it
    rows = [
        Row(
            words.say("entrant", bot=entrant.bot, n=n + 1)
            if len(study.by_bot) < len(study.bots)
            else entrant.bot,
            (entrant.wins,),
            f"--seat{n + 1}",
        )
        for n, entrant in enumerate(study.entrants)
    ]
    best = _best_bot(study)
    caption = words.say(
        "wins-caption",
        bot=best.bot,
        share=words.percent(best.wins.share),
        equal=words.percent(best.places / len(study.bots)),
    )
    return figure(
        words.say("who-wins"),
        caption,
        intervals(rows, 1 / len(study.bots), words) + _equal_key(words),
    )


def _equal_key(words: Words) -> str:
    drawing = (
        "<svg viewBox='0 0 22 12' aria-hidden=true>"
        "<path d='M11 0V12' stroke='currentColor' stroke-width='1.5' stroke-dasharray='3 2'/></svg>"
    )
    dot = (
        "<svg viewBox='0 0 22 12' aria-hidden=true><rect y=2.5 width=22 height=7 fill='currentColor' opacity='.38'/>"
        "<circle cx=11 cy=6 r=5 fill='currentColor'/></svg>"
    )
    return (
        f"<div class=keys><span>{dot}{text(words.say('interval'))}</span>"
        f"<span>{drawing}{text(words.say('chance-line'))}</span></div>"
    )


def _seats(study: Study, words: Words) -> str:
    rows = [
        Row(seat_name(seat.seat, words), (seat.wins,), f"--seat{seat.seat + 1}") for seat in study.by_seat
    ]
    equal, first = 1 / len(study.bots), study.by_seat[0].wins
    sure = first.share is not None and not first.low <= equal <= first.high
    caption = words.say(
        "seats-caption",
        share=words.percent(first.share),
        equal=words.percent(equal),
        sure="yes" if sure else "no",
    )
    mixed = len(study.by_bot) > 1 and not study.seats_swapped
    return figure(
        words.say("seats"),
        caption,
        intervals(rows, equal, words) + _equal_key(words),
        note=words.say("seats-note") if mixed else "",
    )


def _length(study: Study, words: Words) -> str:
    games = study.games
    if not games:
        return ""
    survival = [(float(n), count / games) for n, count in enumerate(study.survival)]
    shown = [point for point in survival if point[1] > 0.001] or survival[:1]
    shown += survival[len(shown) : len(shown) + 1]
    half = next((x for x, share in survival if share <= 0.5), None)
    nine = next((x for x, share in survival if share <= 0.1), None)
    caption = words.say(
        "length-caption",
        median=DASH if half is None else words.number(study.rounds.median),
        nine=DASH if nine is None else words.number(nine),
    )
    if study.endings.cut:
        share = words.percent(study.endings.cut / games)
        caption += " " + words.say("length-cut", share=share, turns=words.number(study.most_turns))
    told = f"{words.number(study.rounds.median)} {words.say('rounds')}"
    mark = None if half is None else (study.rounds.median, 0.5, told)
    drawing = lines(
        [Line("", tuple(shown))],
        words.say("length-x"),
        lambda share: words.percent(share, 0),
        words,
        top=1.0,
        area=True,
        mark=mark,
    )
    ends = split(
        (
            words.say(key),
            count,
            f"{words.percent(count / games)}",
            ENDING_COLOURS[key],
        )
        for key, count in endings(study)
    )
    spreads = (("rounds", study.rounds), ("turns", study.turns), ("moves", study.moves))
    table = data_table(
        words.say("table"),
        ["", "5%", "25%", words.say("median"), "75%", "95%", words.say("mean"), words.say("longest")],
        [
            (
                words.say(name),
                *(words.number(v) for v in (s.p5, s.p25, s.median, s.p75, s.p95)),
                words.number(s.mean, 1),
                words.number(s.most),
            )
            for name, s in spreads
        ],
    )
    return figure(words.say("length"), caption, drawing + ends, table)


def _board(study: Study, words: Words) -> str:
    if not study.throws:
        return ""
    shares = [space.ends / study.throws for space in study.spaces]
    jail = study.in_jail / study.throws
    best = _rank(shares)
    caption = words.say(
        "board-caption",
        space=words.name(study.spaces[best].id),
        share=words.percent(shares[best], 2),
        jail=words.percent(jail, 2),
    )
    order = sorted(range(len(shares)), key=lambda n: -shares[n])
    table = data_table(
        words.say("table"),
        [words.say("space"), words.say("ends"), words.say("stops")],
        [
            (
                words.name(study.spaces[n].id),
                words.percent(shares[n], 3),
                words.number(study.spaces[n].stops),
            )
            for n in order
        ],
    )
    drawing = heat_board(shares, jail, words, middle=words.say("board"))
    return figure(words.say("board"), caption, drawing, table)


def _pays(study: Study, words: Words) -> str:
    found = [(group, tier) for group in study.groups for tier in told(group).values()]
    if not found:
        return ""
    streets = [(group, tier) for group, tier in found if not tier.tier.startswith(("held", "depot"))]
    group, tier = min(streets or found, key=lambda pair: pair[1].repaid_after or 0.0)
    caption = words.say(
        "pays-caption",
        stage=words.say(f"tier-{tier.tier}"),
        group=words.name(group.id),
        throws=words.number(tier.repaid_after or 0.0),
    )
    note = words.say("pays-note", least=FEWEST_VISITS)
    return figure(words.say("pays"), caption, stage_tables(study.groups, words), note=note)


def _owners(study: Study, words: Words) -> str:
    rows = [
        Row(words.name(group.id), (group.completed, group.developed), words.ink(group.id), swatch=True)
        for group in study.groups
        if group.completed.share is not None
    ]
    if not rows:
        return ""
    groups = [group for group in study.groups if group.completed.share is not None]
    best = groups[_rank([group.completed.share or 0.0 for group in groups])]
    equal = 1 / len(study.bots)
    caption = words.say(
        "owners-caption",
        group=words.name(best.id),
        share=words.percent(best.completed.share),
        equal=words.percent(equal),
    )
    dots = "".join(
        f"<span><svg viewBox='0 0 22 12' aria-hidden=true><circle cx=11 cy=6 r=4.6 fill='{fill}' "
        f"stroke='currentColor' stroke-width='2'/></svg>{text(words.say(key))}</span>"
        for fill, key in (("currentColor", "owners-whole"), ("none", "owners-built"))
    )
    return figure(
        words.say("owners"),
        caption,
        intervals(rows, equal, words) + f"<div class=keys>{dots}</div>" + _equal_key(words),
    )


def _money(study: Study, words: Words) -> str:
    if len(study.money) < 2:
        return ""
    by_bot = study.seats_swapped and len(study.by_bot) > 1
    names = (
        [words.say("entrant", bot=bot, n=n + 1) for n, bot in enumerate(study.bots)]
        if by_bot
        else [words.say("seat-n", n=n + 1) for n in range(len(study.bots))]
    )
    series = [
        Line(
            name,
            tuple(
                (float(point.round), (point.entrants if by_bot else point.wealth)[n]) for point in study.money
            ),
            f"--seat{n + 1}",
        )
        for n, name in enumerate(names)
    ]
    last = study.money[-1]
    caption = words.say(
        "money-caption", round=words.number(last.round), share=words.percent(last.going / study.games, 0)
    )
    step = max(len(study.money) // 12, 1)
    table = data_table(
        words.say("table"),
        [words.say("round"), words.say("going"), *names],
        [
            (
                words.number(point.round),
                words.number(point.going),
                *(words.money(v) for v in (point.entrants if by_bot else point.wealth)),
            )
            for point in study.money[::step]
        ],
    )
    return figure(
        words.say("money"), caption, lines(series, words.say("length-x"), words.money, words), table
    )


def _flows(study: Study, words: Words) -> str:
    if not study.games:
        return ""
    flows = [(flow.id, flow.amount / study.games) for flow in study.flows if flow.amount]
    into = {flow.id for flow in study.flows[:RENT_OUT]}
    sides = [[flow for flow in flows if (flow[0] in into) == inward] for inward in (True, False)]
    total = sum(amount for _, amount in sides[0])
    if not total:
        return ""
    most = max(amount for _, amount in flows)
    rents = sum(amount for name, amount in sides[0] if name == "rent-in")
    drawn = "".join(
        bars(
            words.say(title),
            [
                (words.say(f"flow-{name}"), amount, words.money(amount))
                for name, amount in sorted(side, key=lambda flow: -flow[1])
            ],
            most,
            colour,
        )
        for title, side, colour in zip(("flows-in", "flows-out"), sides, ("--good", "--bad"), strict=True)
    )
    caption = words.say("flows-caption", amount=words.money(total), share=words.percent(rents / total, 0))
    return figure(words.say("flows"), caption, f"<div class=bars>{drawn}</div>")


def _deeds(study: Study, words: Words) -> str:
    bought = [deed for deed in study.deeds if deed.spent and deed.income]
    if not bought:
        return ""
    best = max(bought, key=lambda deed: deed.income / deed.spent)
    caption = words.say(
        "deeds-caption",
        deed=words.name(best.id),
        **{"return": words.money(best.income / best.spent, 2)},
        unit=words.money(1),
    )
    ranked = sorted(study.deeds, key=lambda deed: -deed.income)
    most = max(deed.income for deed in ranked) / study.games
    chart = "".join(
        f'<li><span><span class=swatch style="--c:var({words.ink(deed.group)},var(--ink2))"></span>'
        f"{text(words.name(deed.id))}</span><span>{text(words.money(deed.income / study.games))}</span>"
        f'<i style="--k:{deed.income / study.games / most:.4f};--c:var({words.ink(deed.group)},var(--ink2))"></i></li>'
        for deed in ranked
    )
    half = (len(ranked) + 1) // 2
    items = chart.split("</li>")
    columns = ("</li>".join(items[:half]) + "</li>", "</li>".join(items[half:]))
    heading = text(words.say("income-a-game"))
    body = "".join(f"<div><h3>{heading}</h3><ol>{column}</ol></div>" for column in columns)
    table = data_table(
        words.say("table"),
        [words.say(key) for key in ("deed", "income-a-game", "spent", "return", "ruins", "bought", "traded")],
        [
            (
                words.name(deed.id),
                words.money(deed.income / study.games),
                words.money(deed.spent / study.games),
                words.number(deed.income / deed.spent, 2) if deed.spent else DASH,
                words.number(deed.ruins),
                words.number(deed.bought),
                words.number(deed.traded),
            )
            for deed in study.deeds
        ],
    )
    return figure(words.say("deeds"), caption, f"<div class=bars>{body}</div>", table)


def _method(study: Study, words: Words, command: str) -> str:
    told_so = "".join(
        f"<p>{text(words.say(f'method-{key}'))}</p>" for key in ("games", "intervals", "wins", "repaid")
    )
    return (
        f"<section class=method><h2>{text(words.say('method'))}</h2>{told_so}"
        f"<p>{text(words.say('command'))}</p><pre>{text(command)}</pre>"
        f"<footer>{text(words.say('made-by', version=study.passgo))}</footer></section>"
    )
