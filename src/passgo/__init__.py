"""Monopoly exactly as five rulebooks wrote it: rules, play, hosting and study."""

__version__ = "0.1.0"
