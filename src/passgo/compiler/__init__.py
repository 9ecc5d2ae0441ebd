"""The kernel and the bots as machine code: typing, lowering, the cache, errors told in the user's lines."""

from typing import Final

INSTALL: Final = (
    'pip install "passgo[fast]", pipx install --force "passgo[fast]", uv tool install "passgo[fast]"'
)
"""How the compiler, and what counts beside it, comes to who lacks it: by what installed passgo."""
