"""Many games: the driver that lets bots play, interpreted or compiled."""
