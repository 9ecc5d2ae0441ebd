"""The positions from which sequences are counted, as records: the start, and six in the middle of things."""

from typing import Final

HEAD: Final = 'edition = "us1973"\nplayers = ["Ann", "Bob", "Cleo"]\n'

POSITIONS: Final = {
    "start": 'edition = "us1973"\nplayers = ["Ann", "Bob"]\n',
    "first turn in jail": HEAD + '[p1]\njail_turn = 1\ncards = ["ch_get_out_of_jail"]\n',
    "last turn in jail": HEAD + '[p1]\njail_turn = 3\ncash = 30\ndeeds = ["baltic_avenue"]\n',
    "shortage": HEAD
    + 'moves = "p1 build oriental_avenue"\n'
    + """
[p1]
deeds = ["oriental_avenue", "vermont_avenue", "connecticut_avenue"]
[p2]
deeds = ["boardwalk 2", "park_place 2"]
[table]
houses = 2
""",
    "debt": HEAD
    + 'moves = "p2 claim p1"\n'
    + """
[p1]
cash = 10
deeds = ["baltic_avenue 1", "mediterranean_avenue", "reading_railroad"]
[p2]
deeds = ["boardwalk"]
[[claims]]
lander = "p1"
owner = "p2"
deed = "boardwalk"
amount = 50
""",
    "auction": HEAD
    + 'moves = "p1 roll 1 2\\np1 decline"\n'
    + """
[p2]
cash = 1
[p3]
cash = 3
deeds = ["water_works"]
""",
    "estate": HEAD
    + 'moves = "p1 roll 1 2\\np1 bankrupt"\n'
    + """
[p1]
cash = 40
at = "short_line"
deeds = ["baltic_avenue", "water_works mortgaged"]
cards = ["cc_get_out_of_jail"]
[p2]
cash = 2
[p3]
cash = 0
""",
}
