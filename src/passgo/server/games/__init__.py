"""Stored games: their files, their reviews and replays, their care."""
