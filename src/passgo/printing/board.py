"""The board, half a metre square: each side is read by who sits there, as on any board on a table."""

from __future__ import annotations

from typing import Final, NamedTuple

from passgo.protocol.printed import DeedInfo, SpaceInfo

from .cards import CARD, CardPile, piles
from .drawing import Drawing, text_width
from .look import look
from .wording import Wording

EDGE: Final = 500.0
DEPTH: Final = 56.5
"""Millimetres, of the board and of its ring."""
BAND: Final = 12.0
TURNS: Final = (0, -90, 180, 90)
"""How each side is turned, from the bottom on clockwise."""
CORNERS: Final = ("go", "jail", "go_to_jail", "free_parking")
"""The kinds of spaces that are drawn as corners on a corner."""


class Box(NamedTuple):
    """A rectangle on the board."""

    x: float
    y: float
    width: float
    height: float


def box_of(at: int, spaces: int) -> Box:
    """Return the box of a space: GO in the lower right corner, the others clockwise from it."""
    quarter = -(-spaces // 4)
    along = (EDGE - 2 * DEPTH) / (quarter - 1)
    side, step = divmod(at, quarter)
    far = EDGE - DEPTH
    back = far - along * step
    onward = DEPTH + along * (step - 1)
    if step == 0:
        return Box(far if side in (0, 3) else 0, far if side < 2 else 0, DEPTH, DEPTH)
    match side:
        case 0:
            return Box(back, far, along, DEPTH)
        case 1:
            return Box(0, back, DEPTH, along)
        case 2:
            return Box(onward, 0, along, DEPTH)
        case _:
            return Box(far, onward, DEPTH, along)


def draw_board(paper: Drawing, words: Wording, part: Box) -> None:
    """All of the board that shows in a part of it; the paper is the whole board."""
    info = words.info
    quarter = -(-len(info.spaces) // 4)
    deeds = {deed.id: deed for deed in info.deeds}
    paper.rect(0, 0, EDGE, EDGE, fill="board")
    _draw_middle(paper, words)
    for space in info.spaces:
        box = box_of(space.index, len(info.spaces))
        if not _meets(box, part):
            continue
        with paper.frame(*box, turn=TURNS[space.index // quarter]) as frame:
            if space.index % quarter == 0 and space.kind in CORNERS:
                _draw_corner(frame, words, space)
            else:
                _draw_space(frame, words, space, deeds.get(space.deed))
            frame.rect(0, 0, frame.width, frame.height, line="ink", thick=0.35)
    paper.rect(1, 1, EDGE - 2, EDGE - 2, line="ink", thick=0.9)
    paper.rect(DEPTH, DEPTH, EDGE - 2 * DEPTH, EDGE - 2 * DEPTH, line="ink", thick=0.8)


def _meets(box: Box, part: Box) -> bool:
    return (
        box.x < part.x + part.width
        and part.x < box.x + box.width
        and box.y < part.y + part.height
        and part.y < box.y + box.height
    )


def _draw_space(paper: Drawing, words: Wording, space: SpaceInfo, deed: DeedInfo | None) -> None:
    """A space that is no corner, its inner edge up."""
    middle, width = paper.width / 2, paper.width
    top = 4.5
    if deed and deed.ink and deed.kind == "street":
        draw_band(paper, deed, (0, 0), (width, BAND), 0.5, plain=0)
        _draw_mark(paper, deed)
        top = BAND + 4
    room = width - 5
    name = words.name(space.name)
    size = name_size(name, room, 14)
    height = paper.block(middle, top, name, (room, 19), "name", size, leading=1.15)
    foot = _foot(words, space, deed)
    room_left = paper.height - top - height - 15
    if not (deed and deed.kind == "street"):
        picture = min(21.0, room_left)
        name, colour = _picture(space, deed)
        paper.picture(
            name, middle - picture / 2, top + height + (room_left - picture) / 2 + 2, picture, colour
        )
    for number, line in enumerate(reversed(foot)):
        face = "serif" if number == 0 else "small"
        paper.text(
            middle,
            paper.height - 5 - 5 * number,
            line,
            face,
            12 if number == 0 else 9.5,
            "ink2" if number else "ink",
            "middle",
            room,
        )


def _picture(space: SpaceInfo, deed: DeedInfo | None) -> tuple[str, str]:
    """The drawing of a space, and its ink."""
    if deed:
        return f"fleuron-{mark_of(deed)}", f"group-{deed.ink or 'utility'}"
    if space.classic in look().forms:
        return "sign-stamp", "brass"
    pictures = look().pictures
    return pictures.get(space.kind, pictures["other"]), "brass"


def mark_of(deed: DeedInfo) -> str:
    """The fleuron of a deed: its group's, but a utility may have one of its own."""
    return look().utilities.get(deed.id, deed.ink or "utility")


def _foot(words: Wording, space: SpaceInfo, deed: DeedInfo | None) -> list[str]:
    """Return the text at the outer edge: the price, the tax, vouchers."""
    if deed:
        lines = [words.money(deed.price)]
    elif space.percent:
        lines = [words.say("report-tax", amount=words.money(space.amount), percent=space.percent)]
    else:
        lines = [words.money(space.amount)] if space.amount else []
    return [words.say("print-vouchers", count=space.vouchers), *lines] if space.vouchers else lines


def draw_band(
    paper: Drawing,
    deed: DeedInfo,
    at: tuple[float, float],
    size: tuple[float, float],
    unit: float,
    plain: float,
) -> None:
    """The band of a group: ink and hatching, but for a plain strip along its upper edge, and a line that closes it."""
    (x, y), (width, height) = at, size
    colour = deed.ink or "utility"
    paper.rect(x, y, width, height, fill=f"group-{colour}")
    paper.hatch(colour, x, y + plain, width, height - plain, unit)
    paper.line((x, y + height), (x + width, y + height), thick=0.4)


def _draw_mark(paper: Drawing, deed: DeedInfo) -> None:
    """The fleuron of a street, on plain ink at the left end of its band."""
    colour = deed.ink or "utility"
    size = BAND * 0.62
    paper.rect(0, 0, size * 1.7, BAND - 0.2, fill=f"group-{colour}")
    light = look().hatchings[colour].dark
    edge = (BAND - size) / 2
    paper.picture(f"fleuron-{mark_of(deed)}", edge, edge, size, "fleuron-dark" if light else "fleuron")


def name_size(name: str, room: float, most: float) -> float:
    """The size in points at which the longest word of a name has room."""
    longest = max(name.split(" "), key=len)
    width = text_width(longest, "name", most)
    return most if width <= room else most * room / width


def _draw_corner(paper: Drawing, words: Wording, space: SpaceInfo) -> None:
    """GO, the jail, Free Parking, and the way to jail."""
    middle, room = paper.width / 2, paper.width - 8
    name = words.name(space.name)
    match space.kind:
        case "go":
            paper.text(middle, 24, name, "title", 46, anchor="middle", room=room)
            paper.canvas.saveState()
            paper.canvas.transform(-1, 0, 0, 1, 2 * middle / 25.4 * 72, 0)  # the hand points the way to go
            paper.picture("manicule", middle - 15, 28, 30, "accent", "board")
            paper.canvas.restoreState()
            note = words.say("corner-go", amount=words.money(words.info.go_salary))
            paper.text(middle, paper.height - 5, note, "small", 12, "ink2", "middle", room)
        case "jail":
            paper.rect(13, 0, paper.width - 13, 43.5, fill="lane", line="ink", thick=0.6)
            for bar in range(6):
                x = 17 + 7.2 * bar
                paper.line((x, 0.2), (x, 33), thick=1.3)
            paper.line((13, 33), (paper.width, 33), thick=0.6)
            paper.text(
                13 + (paper.width - 13) / 2,
                40.3,
                words.say("corner-jail"),
                "name",
                15,
                anchor="middle",
                room=36,
            )
            paper.text(
                middle + 5,
                paper.height - 4.5,
                words.say("corner-visiting"),
                "small",
                12,
                "ink2",
                "middle",
                42,
            )
        case "go_to_jail":
            paper.picture("manicule", 6, 12, 25, "accent", "board")
            paper.picture("sign-bars", 34, 10, 17, "ink")
            paper.block(middle, 30, name, (room, 14), "name", 15)
            paper.text(
                middle, paper.height - 5, words.say("corner-to-jail"), "small", 12, "ink2", "middle", room
            )
        case _:
            paper.picture(look().pictures["other"], middle - 14, 4, 28, "brass", "board")
            paper.block(middle, 34, name, (room, 13), "name", 15)
            note = words.say("corner-parking-note")
            paper.text(middle, paper.height - 5, note, "small", 12, "ink2", "middle", room)


def _draw_middle(paper: Drawing, words: Wording) -> None:
    """The title, and a place for each pile."""
    inner = EDGE - 2 * DEPTH
    with paper.frame(DEPTH, DEPTH, inner, inner) as middle:
        for inset, thick in ((7, 0.3), (9.5, 0.6)):
            middle.rect(inset, inset, inner - 2 * inset, inner - 2 * inset, line="rule", thick=thick)
        middle.rosette(inner / 2, inner / 2, 105, "brass", 0.25)
        middle.picture("manicule", inner / 2 - 21, inner / 2 - 44, 42, "accent", "board")
        title = words.name(words.info.title)
        middle.block(inner / 2, inner / 2 - 8, title, (235, 50), "title", 44, leading=1.1)
        places = _places(piles(words), inner)
        for pile, (x, y) in places:
            _draw_place(middle, pile, x, y)


def _places(all_piles: list[CardPile], inner: float) -> list[tuple[CardPile, tuple[float, float]]]:
    """Two piles lie across from one another; more in the corners, and then below and above."""
    width, height = CARD
    near, far = 24.0, inner - 24.0
    centre = (inner - width) / 2
    spots = [
        (near, near),
        (far - width, far - height),
        (far - width, near),
        (near, far - height),
        (centre, far - height),
        (centre, near),
    ]
    return list(zip(all_piles, spots, strict=False))


def _draw_place(paper: Drawing, pile: CardPile, x: float, y: float) -> None:
    """Draw the place of a pile."""
    width, height = CARD
    paper.rect(x - 2, y - 2, width + 4, height + 4, line="ink", thick=0.35, dash=(1.6, 1.2), round_by=2)
    paper.picture(pile.picture, x + width / 2 - 11, y + 14, 22, "brass", "board")
    paper.text(x + width / 2, y + height - 13, pile.name, "serif", 15, "ink2", "middle", width - 8)
