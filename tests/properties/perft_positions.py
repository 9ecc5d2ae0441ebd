"""The positions from which sequences are counted, as records: starts, and what lies in the middle of things."""

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

TWO: Final = 'players = ["Ann", "Bob"]\n'

PICSOU: Final = {
    "start": 'edition = "picsou"\n' + TWO,
    "last call": 'edition = "picsou"\n'
    + TWO
    + 'moves = "p1 roll 1 3"\n'
    + """
[p1]
vouchers = ["cab_ahead_1", "station_pass"]
[p2]
cash = 0
deeds = ["donald_duck"]
""",
    "half a rent": 'edition = "picsou"\n'
    + TWO
    + 'moves = "p1 roll 3 4\\np2 claim p1"\n'
    + """
[p1]
cash = 200
deeds = ["donald_duck", "zaza", "gare_calisota"]
[p2]
deeds = ["riri 4", "fifi 4", "loulou 4"]
""",
    "storm": 'edition = "picsou"\n'
    + TWO
    + 'moves = "p1 roll 3 5\\n* card ch_hurricane"\n'
    + """
[p2]
deeds = ["riri 1", "fifi", "loulou", "gare_calisota depot"]
""",
    "share": 'edition = "picsou"\n'
    + TWO
    + 'moves = "p1 roll 2 3"\n'
    + """
[p1]
at = "prison"
cash = 120
shares = ["motion_pictures*4"]
[p2]
cash = 55
""",
    "opening": 'edition = "picsou"\n'
    + TWO
    + 'banker = "Bob"\nmoves = "p1 roll 1 2\\np1 decline"\n'
    + """
[p1]
cash = 31
[p2]
cash = 32
""",
    "squeeze": 'edition = "picsou-squeeze-alt"\nplayers = ["Ann", "Bob", "Cleo"]\n'
    'moves = "p1 roll 1 2"\n'
    """
[p1]
at = "matilda_picsou"
[p2]
cash = 60
vouchers = ["bus_ticket", "cab_back_1"]
deeds = ["riri"]
""",
    "dealing": 'edition = "picsou-timed"\n' + TWO + "[table]\nsetup = true\n",
    "taxi": 'edition = "picsou-taxi"\n' + TWO + '[p1]\ndeeds = ["taxi_flagada", "gare_calisota"]\n',
}
"""The same for Picsou and its variants."""
