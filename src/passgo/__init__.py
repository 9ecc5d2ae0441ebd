"""Monopoly exactly as five rulebooks wrote it: rules, play, hosting and study."""

__version__ = "0.2.0"


def how_to_install(extra: str) -> str:
    """Return the commands that add an extra to the passgo that pip, pipx or uv installed; they need no new wheel."""
    wanted = f'"passgo[{extra}]"'
    return f"pip install {wanted}, pipx runpip passgo install {wanted}, uv tool install {wanted}"
