"""Analyses of a game beyond playing it.

    analysis.position    win probabilities, the value of each deed to each player, trades that help both sides
    analysis.review      how well a game was played: luck, choices, the costliest decisions
    analysis.forecast    the roll-outs under both
    analysis.calibration do forecasts keep their promise?
    analysis.landings    how often a move ends on each space, exactly

>>> from passgo.analysis.position import Inquiry
>>> from passgo.game import Game
>>> inquiry = Inquiry(Game("us1973", ["Ann", "Bob"]), bot="rules", futures=64, seed=1)
>>> [round(chance.mean, 1) for chance in inquiry.chances()]
[0.5, 0.5]
"""
