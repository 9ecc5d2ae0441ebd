"""Monopoly exactly as five rulebooks wrote it: rules, play, hosting and study."""

__version__ = "0.1.0"


def how_to_install(extra: str) -> str:
    """What to type to have an extra, by each program that may have installed passgo."""
    wanted = f'"passgo[{extra}]"'
    return f"pip install {wanted}, pipx install --force {wanted}, uv tool install {wanted}"
