"""The `passgo` command."""


def main() -> None:
    """Run it."""
    raise SystemExit("not yet")
