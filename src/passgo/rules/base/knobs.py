"""Knobs: the rule settings, questions that the rules ask of an edition, each declared here and nowhere else.

A rule reads the answer as a field of the tables, `E.jail_fine`. The answers that an edition file may give, the
published schema, the texts on every screen and the table in `docs/knobs.md` are made from the declaration.

To add one: declare it, answer it in the books that give occasion to ask (`default` serves all others), ask it in a
rule, and regenerate the docs with `python -m passgo.editions.publish`. A house rule is a knob with `house`, which no
book answers; its id can be cited once it is declared here.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple, get_type_hints

from .fields import I4, cells

Kind = Literal["money", "count", "above", "upto", "houses", "percent", "times", "flag", "choice", "faces"]
"""How an answer is written. above: a number of players, beyond it; upto: 0 is any number; houses: a worth in
houses, 0 is the price paid; times: a factor; faces: the six of the red die."""


class Choice(NamedTuple):
    """One of the answers that stand in words; its number is its place among them."""

    en: str
    fr: str
    word: str = ""
    """The value in an edition file; empty: the number."""

    @property
    def names(self) -> dict[str, str]:
        """The answer, by language."""
        return {"en": self.en, "fr": self.fr}


class Offered(NamedTuple):
    """That a table may answer otherwise than its book: what the question is called there, and what follows."""

    en: str
    fr: str
    note_en: str = ""
    note_fr: str = ""

    @property
    def names(self) -> dict[str, str]:
        """Its name, by language."""
        return {"en": self.en, "fr": self.fr}

    @property
    def notes(self) -> dict[str, str]:
        """Its consequence, by language; empty texts if it needs no words."""
        return {"en": self.note_en, "fr": self.note_fr}


class HouseRuleText(NamedTuple):
    """A rule that no rulebook has and a table may agree on."""

    without: int
    """The answer where nobody agreed on it, so that every rulebook is played as written."""
    en: str
    fr: str
    """The statement where it applies."""


class Knob(NamedTuple):
    """A question that the rules ask of a book."""

    rule: str
    """Id of the rule it belongs to."""
    en: str
    fr: str
    kind: Kind
    least: int = 0
    most: int = 1
    choices: tuple[Choice, ...] = ()
    default: int | None = None
    """The answer where a book gives no occasion to ask; without one every book must answer."""
    house: HouseRuleText | None = None
    """The meaning of an answer that differs from that of every edition."""
    offered: Offered | None = None
    """How a table is asked that may answer otherwise than its book; None: it may not."""

    @property
    def names(self) -> dict[str, str]:
        """The question, by language."""
        return {"en": self.en, "fr": self.fr}

    @property
    def open(self) -> bool:
        """Whether every book has to answer."""
        return self.default is None and self.house is None


def money(
    rule: str,
    en: str,
    fr: str,
    *,
    least: int = 0,
    default: int | None = None,
    house: HouseRuleText | None = None,
    offered: Offered | None = None,
) -> Knob:
    """An amount."""
    return Knob(rule, en, fr, "money", least, 100_000, default=default, house=house, offered=offered)


def count(
    rule: str, en: str, fr: str, *, least: int = 0, most: int = 100, default: int | None = None
) -> Knob:
    """A small number."""
    return Knob(rule, en, fr, "count", least, most, default=default)


def above(rule: str, en: str, fr: str, *, default: int | None = None) -> Knob:
    """A number of players above which something applies; never, if no more can play."""
    return Knob(rule, en, fr, "above", 0, 100, default=default)


def upto(rule: str, en: str, fr: str, *, default: int | None = None) -> Knob:
    """The most of something; 0: any number."""
    return Knob(rule, en, fr, "upto", 0, 100, default=default)


def houses(rule: str, en: str, fr: str, *, default: int | None = None) -> Knob:
    """A worth in houses; 0: the price paid."""
    return Knob(rule, en, fr, "houses", 0, 100, default=default)


def percent(rule: str, en: str, fr: str, *, default: int | None = None) -> Knob:
    """A percentage."""
    return Knob(rule, en, fr, "percent", 0, 100, default=default)


def times(rule: str, en: str, fr: str, *, default: int | None = None) -> Knob:
    """A factor."""
    return Knob(rule, en, fr, "times", 1, 10, default=default)


def flag(
    rule: str,
    en: str,
    fr: str,
    *,
    default: bool | None = None,
    house: HouseRuleText | None = None,
    offered: Offered | None = None,
) -> Knob:
    """Yes or no."""
    return Knob(rule, en, fr, "flag", default=default, house=house, offered=offered)


def choice(rule: str, en: str, fr: str, choices: tuple[Choice, ...], *, default: int | None = None) -> Knob:
    """One of several answers."""
    return Knob(rule, en, fr, "choice", 0, len(choices) - 1, choices, default)


def faces(rule: str, en: str, fr: str) -> Knob:
    """The faces of the red die."""
    return Knob(rule, en, fr, "faces")


class Knobs:
    """The answers of one edition, which are fields of its tables. Yes is 1."""

    __slots__ = ()

    # fmt: off
    # the game and its players
    min_players: Annotated[I4, count("player-count", least=2, most=8,
        en="Fewest players",
        fr="Joueurs au moins")]
    max_players: Annotated[I4, count("player-count", least=2, most=8,
        en="Most players",
        fr="Joueurs au plus")]
    banker_optional_above: Annotated[I4, above("banker-only-threshold",
        en="Number of players above which the Banker may choose not to play",
        fr="Joueurs au-delà desquels le banquier peut ne pas jouer")]
    banker_required_above: Annotated[I4, count("banker-only-threshold", default=0,
        en="Number of people above which the Banker must not play",
        fr="Personnes au-delà desquelles le banquier ne doit pas jouer")]
    starting_cash: Annotated[I4, money("starting-cash", en="Starting cash", fr="Argent au départ",
        offered=Offered("Starting cash", "Argent de départ"))]
    dealt_deeds: Annotated[I4, count("short-deeds-dealt",
        en="Deeds dealt to each player at the start",
        fr="Titres distribués à chacun au départ")]
    dealt_paid: Annotated[I4, flag("short-deeds-payment",
        en="Players pay for the deeds dealt to them",
        fr="Les titres distribués se paient")]
    start_vouchers: Annotated[I4, count("starting-extra-cards", default=0,
        en="Travel vouchers for each player at the start",
        fr="Bons de voyage de chacun au départ")]
    start_rolls: Annotated[I4, count("starting-extra-cards", default=0,
        en="Roll Three cards for each player at the start",
        fr="Cartes Roll Three de chacun au départ")]

    # GO and Jail
    go_salary: Annotated[I4, money("go-salary", en="Salary", fr="Salaire")]
    go_once_per_lap: Annotated[I4, flag("go-salary-once-per-lap",
        en="At most one salary per lap",
        fr="Un seul salaire par tour de plateau")]
    jail_fine: Annotated[I4, money("jail-exit-fine-before-roll",
        en="Fine for leaving Jail",
        fr="Amende pour sortir de prison")]
    jail_tries: Annotated[I4, count("jail-exit-third-turn",
        en="Turns in Jail after which the fine is forced",
        fr="Tours en prison après lesquels l’amende est forcée")]
    fine_before_throw: Annotated[I4, count("jail-exit-fine-before-roll",
        en="Turns in Jail on which the fine may be paid before the roll",
        fr="Tours en prison où l’amende peut se payer avant le lancer")]

    # auctions
    auction_format: Annotated[I4, choice("auction-who-may-bid",
        en="Order of bidding",
        fr="Ordre des mises",
        choices=(
            Choice("anyone still bidding, in any order", "toute personne encore en lice, dans n’importe quel ordre", "open"),
            Choice("in seat order, and a pass is final", "chacun à son tour, et se retirer est définitif", "in_turn"),
        ))]
    auction_opening: Annotated[I4, money("auction-start-price", least=1,
        en="Minimum opening bid",
        fr="Première mise minimale")]
    auction_opening_half: Annotated[I4, flag("auction-start-price",
        en="Bidding opens at half of the printed price, unless a person is the Banker and names another price",
        fr="Les enchères s’ouvrent à la moitié du prix imprimé, à moins qu’une personne ne tienne la banque et n’en fixe un autre")]
    auction_increment: Annotated[I4, money("auction-increment", least=1,
        en="Minimum raise",
        fr="Surenchère minimale")]
    building_auction_opening: Annotated[I4, money("shortage-auction-start", least=1,
        en="Minimum opening bid for a building",
        fr="Première mise minimale pour un bâtiment")]

    # rent
    rent_window_turns: Annotated[I4, choice("rent-claim-window",
        en="How long rent may be asked for",
        fr="Délai pour demander le loyer",
        choices=(
            Choice("until anyone rolls", "jusqu’au prochain lancer"),
            Choice("until the next player rolls", "jusqu’au lancer du joueur suivant"),
            Choice("until the second player after that rolls", "jusqu’au lancer du deuxième joueur suivant"),
        ))]
    rent_half_property: Annotated[I4, flag("rent-half-cash-half-property",
        en="Rent above a player’s cash may be paid half in property",
        fr="Un loyer trop élevé peut se payer à moitié en propriétés")]
    group_rent_factor: Annotated[I4, times("rent-complete-group-double",
        en="Rent of an unimproved property in a complete group",
        fr="Loyer d’un terrain nu dans un groupe complet")]
    double_with_mortgaged_member: Annotated[I4, flag("rent-double-with-mortgaged-member",
        en="A group with a mortgaged property still counts as complete for rent",
        fr="Un groupe avec une hypothèque reste complet pour le loyer")]
    mortgaged_counts_in_scale: Annotated[I4, flag("rent-station-scale",
        en="Mortgaged railroads and utilities count as owned",
        fr="Gares et services hypothéqués comptent comme possédés")]
    utility_after_card: Annotated[I4, flag("rent-utility-dice",
        en="A utility reached by a card needs a roll of its own",
        fr="Un service atteint par une carte demande un lancer à part")]
    utility_fresh_throw: Annotated[I4, flag("rent-utility-dice",
        en="The rent of a utility always needs a new roll",
        fr="Le loyer d’un service se fixe toujours par un nouveau lancer")]
    depot_rent_factor: Annotated[I4, times("depot-rent-double", default=0,
        en="Rent of a station with a depot",
        fr="Loyer d’une gare qui a un dépôt")]

    # buildings
    max_houses: Annotated[I4, count("build-house-limit", least=1, most=4,
        en="Houses on a site before a hotel",
        fr="Maisons sur un terrain, avant l’hôtel")]
    mortgaged_member_blocks_build: Annotated[I4, flag("build-mortgaged-group-blocks",
        en="A mortgage in the group stops building",
        fr="Une hypothèque dans le groupe empêche de construire")]
    hotel_sale_forces_all: Annotated[I4, flag("picsou-hotel-sale-forces-all",
        en="Selling a hotel sells all buildings of its group",
        fr="Vendre un hôtel vend tous les bâtiments de son groupe")]

    # mortgages, deals, debts
    mortgage_interest: Annotated[I4, percent("mortgage-lift",
        en="Interest for lifting a mortgage",
        fr="Intérêt pour lever une hypothèque")]
    transfer_lift_surcharge: Annotated[I4, percent("mortgage-transfer-lift-now",
        en="Interest on lifting a transferred mortgage at once",
        fr="Intérêt pour lever aussitôt l’hypothèque d’un bien repris")]
    transfer_keep_fee: Annotated[I4, percent("mortgage-transfer-interest",
        en="Interest on keeping a transferred mortgage",
        fr="Intérêt pour conserver l’hypothèque d’un bien repris")]
    trade_mortgaged: Annotated[I4, flag("trade-mortgaged-property",
        en="Mortgaged property may be traded",
        fr="Les biens hypothéqués peuvent s’échanger")]
    trade_after_sellout: Annotated[I4, flag("trade-bank-deeds-exhausted",
        en="Players trade deeds only once the Bank has none left",
        fr="Les propriétés ne s’échangent que lorsque la Banque n’a plus de titres",
        offered=Offered("Deeds traded only once all are sold", "Titres échangés une fois tous vendus"))]
    gift_trades_allowed: Annotated[I4, flag("trade-content",
        en="A trade may give something for nothing",
        fr="Un accord peut donner sans contrepartie")]
    debt_must_liquidate_first: Annotated[I4, flag("debt-raise-cash",
        en="A debtor sells and mortgages everything before bankruptcy",
        fr="Un débiteur vend et hypothèque tout avant la faillite")]
    estate_everything: Annotated[I4, flag("bankrupt-to-bank",
        en="After a bankruptcy to the Bank, shares, vouchers, dollars and cards are auctioned too",
        fr="Après une faillite envers la Banque, actions, bons, dollars et cartes vont aussi aux enchères")]

    # the end of the game
    end_after_bankruptcies: Annotated[I4, choice("last-player-wins",
        en="End of the game",
        fr="Fin de la partie",
        choices=(
            Choice("one player is left", "il ne reste qu’un joueur"),
            Choice("the first bankruptcy, then the count", "la première faillite, puis le décompte"),
            Choice("the second bankruptcy, then the count", "la deuxième faillite, puis le décompte"),
            Choice("the third bankruptcy, then the count", "la troisième faillite, puis le décompte"),
            Choice("the fourth bankruptcy, then the count", "la quatrième faillite, puis le décompte"),
            Choice("the fifth bankruptcy, then the count", "la cinquième faillite, puis le décompte"),
            Choice("the sixth bankruptcy, then the count", "la sixième faillite, puis le décompte"),
            Choice("the seventh bankruptcy, then the count", "la septième faillite, puis le décompte"),
        ))]
    final_buildings_pass: Annotated[I4, flag("short-final-transfer",
        en="The buildings of the last bankrupt player pass to the creditor without being sold",
        fr="Les bâtiments de la dernière faillite passent tels quels au créancier")]
    timed: Annotated[I4, flag("timed-end",
        en="The game ends at an agreed time",
        fr="La partie finit à l’heure convenue")]
    hotel_in_houses: Annotated[I4, houses("timed-valuation",
        en="Value of a hotel when fortunes are counted",
        fr="Ce que vaut un hôtel quand on compte les fortunes")]
    skyscraper_in_houses: Annotated[I4, houses("timed-valuation", default=0,
        en="Value of a skyscraper when fortunes are counted",
        fr="Ce que vaut un gratte-ciel quand on compte les fortunes")]

    # the red die
    speed_die: Annotated[I4, flag("speed-active-after-go",
        en="The Speed Die is rolled with the white dice",
        fr="Le dé rapide se lance avec les dés blancs")]
    speed_faces: Annotated[list[int], cells("i1", 6), faces("speed-die-faces",
        en="Faces of the Speed Die",
        fr="Faces du dé rapide")]
    speed_doubles_ignore_red: Annotated[I4, flag("speed-doubles-white-only",
        en="With doubles, only the white dice count",
        fr="Avec un double, seuls les dés blancs comptent")]
    triple_grants_throw: Annotated[I4, flag("speed-triple",
        en="Three of a kind grant another roll",
        fr="Trois dés identiques donnent une relance")]
    squeeze_red: Annotated[I4, flag("squeeze-play-alt", default=False,
        en="Squeeze Play rolls the Speed Die too",
        fr="Squeeze Play lance aussi le dé rapide")]

    # Picsou Dollars
    dollars_per_landing: Annotated[I4, upto("picsou-dollar-buy", default=0,
        en="Picsou dollars that may be bought at one landing",
        fr="Dollars Picsou qu’on peut acheter à un arrêt")]

    # house rules
    auction_when_declined: Annotated[I4, flag("house-auction",
        en="Property that is not bought is auctioned",
        fr="Ce qui n’est pas acheté est mis aux enchères",
        house=HouseRuleText(True,
            "Unbought property is not auctioned: it stays with the Bank, and the next player to stop there may buy it.",
            "Ce qui n’est pas acheté n’est pas mis aux enchères : la Banque le garde, et le prochain joueur qui s’y arrête peut l’acheter."),
        offered=Offered("Auctions", "Enchères",
            "Without them, unbought property stays with the Bank.",
            "Sans elles, ce qui n’est pas acheté reste à la Banque."))]
    go_stop_bonus: Annotated[I4, money("house-go-stop",
        en="Bonus for stopping exactly on GO",
        fr="Prime pour un arrêt exact sur la case départ",
        house=HouseRuleText(0,
            "A player who stops exactly on GO receives this table’s bonus on top of the salary.",
            "Un joueur qui s’arrête exactement sur la case départ touche, en plus du salaire, la prime de cette table."),
        offered=Offered("Bonus on GO", "Prime sur le départ",
            "Paid on top of the salary to a player who stops there.",
            "Versée en plus du salaire au joueur qui s’y arrête."))]
    parking_pot: Annotated[I4, flag("house-parking-pot",
        en="Taxes and fines go to Free Parking, for the next player who stops there",
        fr="Taxes et amendes vont au parc gratuit, pour le premier pion qui s’y arrête",
        house=HouseRuleText(False,
            "Taxes, fines and whatever cards make you pay to the Bank go to the middle of the board; a player who stops on Free Parking takes it all.",
            "Taxes, amendes et ce que les cartes font payer à la Banque restent au milieu du plateau ; le joueur qui s’arrête sur le parc gratuit emporte le tout."),
        offered=Offered("Money on Free Parking", "Argent au parc gratuit",
            "Taxes, fines and payments on cards go to the next player who stops there.",
            "Taxes, amendes et paiements des cartes vont au prochain joueur qui s’y arrête."))]
    # fmt: on


KNOBS: Final[dict[str, Knob]] = {
    name: part
    for name, hint in get_type_hints(Knobs, include_extras=True).items()
    for part in hint.__metadata__
    if isinstance(part, Knob)
}
"""Every knob by name."""
