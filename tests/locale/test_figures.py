"""Money is written the same everywhere: the browser is tested on the same amounts, in `web/src/text/money.test.ts`."""

from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from passgo.locale import LANGUAGES
from passgo.locale.figures import money

AMOUNTS = msgspec.json.decode(
    Path(__file__).with_name("money.json").read_bytes(), type=list[dict[str, object]]
)


@pytest.mark.parametrize("row", AMOUNTS, ids=lambda row: row["en"])
def test_an_amount(row: dict[str, object]) -> None:
    edition = SimpleNamespace(currency=row["currency"], currency_after=row["after"])
    digits, signed = row.get("digits", 0), row.get("signed", False)
    for language in LANGUAGES:
        assert money(row["amount"], edition, language, digits, signed=signed) == row[language]
