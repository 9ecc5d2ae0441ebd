"""Cards of the decks, and the extras of an edition: shares, vouchers, dollars, Roll Three, lottery."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from passgo.protocol.printed import CardInfo, CompanyInfo, PapersInfo, RollInfo, TicketInfo, VoucherInfo

from .drawing import Drawing
from .look import look
from .sheets import Piece
from .wording import Wording

CARD: Final = (88.0, 63.0)
"""Millimetres, of a card and of any other paper."""
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}
"""The places of the dots of a die around its middle."""


class CardPile(NamedTuple):
    """A pile of cards, face down in the middle of the board."""

    name: str
    picture: str


def piles(words: Wording) -> list[CardPile]:
    """The decks, then the papers that are drawn."""
    info, papers = words.info, words.info.papers
    found = [CardPile(words.name(deck.name), _picture_of_deck(words, deck.id)) for deck in info.decks]
    if papers and papers.vouchers:
        found.append(_vouchers(words))
    if papers and papers.rolls:
        found.append(_rolls(words))
    if papers and papers.tickets:
        found.append(_tickets(words))
    return found


def _vouchers(words: Wording) -> CardPile:
    return CardPile(words.say("papers-vouchers"), look().pictures["vouchers"])


def _rolls(words: Wording) -> CardPile:
    return CardPile(words.say("papers-rolls"), look().pictures["roll_three"])


def _tickets(words: Wording) -> CardPile:
    return CardPile(words.say("print-tickets"), look().pictures["lottery"])


def _picture_of_deck(words: Wording, deck: str) -> str:
    """The picture of the spaces where its cards are drawn."""
    kind = next((space.kind for space in words.info.spaces if space.deck == deck), "chance")
    return look().pictures.get(kind, look().pictures["chance"])


def card_pieces(words: Wording) -> list[Piece]:
    """Every card of every deck, once."""
    decks = {
        deck.id: CardPile(words.name(deck.name), _picture_of_deck(words, deck.id))
        for deck in words.info.decks
    }
    return [
        Piece(
            partial(_draw_card, words, card, decks[card.deck]),
            _back_of(decks[card.deck]),
        )
        for card in words.info.cards
    ]


def _draw_card(words: Wording, card: CardInfo, deck: CardPile, paper: Drawing) -> None:
    _draw_frame(paper)
    paper.picture(deck.picture, 7.5, 6.6, 7.5, "brass")
    paper.text(17.5, 12.2, deck.name, "title", 13, room=60)
    paper.line((7.5, 16), (paper.width - 7.5, 16), thick=0.4)
    text = words.name(card.text)
    paper.centred(18.2, text, (paper.width - 18, paper.height - 24), size=12)


def _draw_frame(paper: Drawing, colour: str = "brass") -> None:
    width, height = paper.width, paper.height
    paper.rect(0, 0, width, height, fill="card")
    paper.rect(2.6, 2.6, width - 5.2, height - 5.2, line="ink", thick=0.35)
    paper.rect(3.8, 3.8, width - 7.6, height - 7.6, line=colour, thick=0.2)


def _back_of(pile: CardPile, note: str = "") -> Callable[[Drawing], None]:
    """The back, alike for all that lie on one pile; perhaps with a line at the foot."""

    def draw(paper: Drawing) -> None:
        _draw_frame(paper)
        middle = paper.width / 2
        centre = 26 - 3 * bool(note)
        paper.rosette(middle, centre, centre - 5, "brass", 0.5)
        paper.disc(middle, centre, 11, fill="card", line="ink", thick=0.35)
        paper.picture(pile.picture, middle - 7.5, centre - 7.5, 15, "brass")
        foot = paper.height - 8.5 - 4.5 * bool(note)
        paper.text(middle, foot, pile.name, "title", 15, anchor="middle", room=paper.width - 14)
        if note:
            paper.text(middle, foot + 6, note, "italic", 9, "ink2", "middle", paper.width - 14)

    return draw


def paper_pieces(words: Wording) -> list[Piece]:
    """Shares, vouchers, dollars, Roll Three cards and lottery tickets, as many as there are."""
    papers = words.info.papers
    return list(_papers(words, papers)) if papers else []


def _papers(words: Wording, papers: PapersInfo) -> Iterator[Piece]:
    for company in papers.companies:
        share = Piece(
            partial(_draw_share, words, company),
            _pledge_of(words, company),
        )
        yield from [share] * company.shares
    back = _back_of(_vouchers(words))
    for voucher in papers.vouchers:
        piece = Piece(partial(_draw_voucher, words, voucher), back)
        yield from [piece] * voucher.count
    back = _back_of(_rolls(words))
    for roll in papers.rolls:
        yield Piece(partial(_draw_roll, words, roll, papers), back)
    back = _back_of(_tickets(words))
    for ticket in papers.tickets:
        piece = Piece(partial(_draw_ticket, words, ticket), back)
        yield from [piece] * ticket.count
    dollar = Piece(partial(_draw_dollar, words, papers), _back_of(_dollars(words)))
    yield from [dollar] * papers.dollars


def _dollars(words: Wording) -> CardPile:
    return CardPile(words.say("print-dollar"), look().pictures["dollars"])


def _draw_share(words: Wording, company: CompanyInfo, paper: Drawing) -> None:
    _draw_frame(paper)
    paper.rosette(paper.width / 2, 27, 24, "brass")
    paper.picture(look().emblems.get(company.id, "sign-certificate"), 8, 7, 13, "brass")
    paper.block(53, 7, words.name(company.name), (58, 10), "title", 14, leading=1.08)
    par = f"{words.say('paper-par')} {words.money(company.par)}"
    paper.text(53, 21.5, par, "serif", 10, anchor="middle")
    paper.line((8, 25), (paper.width - 8, 25), thick=0.4)
    paper.text(paper.width / 2, 30.5, words.say("paper-dividends-of"), "italic", 9, "ink2", "middle", 70)
    room = (paper.width - 16) / len(company.dividends)
    for number, dividend in enumerate(company.dividends):
        x = 8 + room * (number + 0.5)
        paper.text(x, 38, str(number + 1), "small", 9, "ink2", "middle")
        paper.text(x, 45, words.money(dividend), "title", 10, anchor="middle", room=room - 1.5)
        if number:
            paper.line((x - room / 2, 34.5), (x - room / 2, 46.5), "rule", 0.25)
    paper.line((8, 50), (paper.width - 8, 50), thick=0.4)
    note = f"{words.say('deed-mortgage')} {words.money(company.loan)}"
    paper.text(paper.width / 2, 55.5, note, "small", 9, "ink2", "middle")


def _pledge_of(words: Wording, company: CompanyInfo) -> Callable[[Drawing], None]:
    """The back of a share: it is turned over while it is mortgaged."""
    pile = CardPile(words.name(company.name), look().emblems.get(company.id, "sign-certificate"))
    return _back_of(pile, f"{words.say('deed-mortgaged')} · {words.money(company.loan)}")


def _draw_voucher(words: Wording, voucher: VoucherInfo, paper: Drawing) -> None:
    _draw_frame(paper, "primary")
    paper.picture(look().rides[voucher.ride], 8, 7, 12, "primary")
    paper.block(53, 8, words.name(voucher.name), (58, 10.5), "title", 14, leading=1.08)
    paper.line((8, 22), (paper.width - 8, 22), "primary", 0.4, (1.2, 0.9))
    paper.centred(24, words.name(voucher.text), (paper.width - 18, 32), size=11)


def _draw_roll(words: Wording, roll: RollInfo, papers: PapersInfo, paper: Drawing) -> None:
    _draw_frame(paper)
    paper.text(paper.width / 2, 12, words.say("print-roll"), "title", 12, anchor="middle", room=70)
    for number, face in enumerate(roll.dice):
        _draw_die(paper, paper.width / 2 + 23 * (number - 1), 27.5, 18, face)
    _, one, two, three, mine = papers.roll_pays
    pays = {"one": one, "two": two, "three": three, "own": mine}
    text = words.say("roll-pays", **{name: words.money(amount) for name, amount in pays.items()})
    paper.centred(41, text, (paper.width - 16, 17), size=9)


def _draw_die(paper: Drawing, x: float, y: float, size: float, face: int) -> None:
    """A die about its middle."""
    paper.rect(x - size / 2, y - size / 2, size, size, fill="die", line="ink", thick=0.5, round_by=size / 6)
    for across, down in PIPS[face]:
        paper.disc(x + across * size * 0.27, y + down * size * 0.27, size * 0.09, fill="ink")


def _draw_ticket(words: Wording, ticket: TicketInfo, paper: Drawing) -> None:
    _draw_frame(paper, "accent")
    middle = paper.width / 2
    paper.rosette(middle, 32, 22, "accent", 0.22)
    paper.text(middle, 12.5, words.say("print-ticket"), "title", 13, anchor="middle", room=70)
    won = words.money(ticket.amount) if ticket.amount else words.say("ticket-blank")
    paper.text(middle, 37, won, "title", 32, anchor="middle", room=72)
    note = words.say("ticket-wins" if ticket.amount else "ticket-loses")
    paper.text(middle, 53, note, "italic", 10, "ink2", "middle", 72)


def _draw_dollar(words: Wording, papers: PapersInfo, paper: Drawing) -> None:
    _draw_frame(paper, "good")
    middle = paper.width / 2
    paper.rosette(middle, 29.5, 15.5, "good", 0.6)
    paper.disc(middle, 29.5, 8.5, fill="card", line="ink", thick=0.35)
    paper.picture(_dollars(words).picture, middle - 6.5, 23, 13, "good")
    paper.text(middle, 11.5, words.say("print-dollar"), "title", 13, anchor="middle", room=70)
    deeds = {deed.id: deed for deed in words.info.deeds}
    if papers.dollar_deed:
        note = words.say("dollar-rule", deed=words.name(deeds[papers.dollar_deed].name))
        paper.centred(46, note, (paper.width - 18, 11), size=9)
