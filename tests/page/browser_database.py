"""A browser's database in memory, for tests: what `web/src/page/database.ts` promises, with the browser's own errors."""

from __future__ import annotations

import copy
import json
from typing import Any


class BrowserError(Exception):
    """An error by the name that browsers give it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class BrowserDatabase:
    """Rows by store and key."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[Any, dict[str, Any]]] = {
            "game": {},
            "addition": {},
            "listing": {},
            "guest": {},
        }
        self.refuses = ""
        """The name of the error that the next writing meets after all its rows."""

    @staticmethod
    def _key(store: str, row: dict[str, Any]) -> Any:
        match store:
            case "addition":
                return row["game"], row["no"]
            case "listing":
                return row["game"]
            case _:
                return row["id"]

    async def one(self, store: str, index: str, key: str) -> str:
        wanted = json.loads(key)
        found = [
            row for row in self.rows[store].values() if row.get(index or "id", row.get("game")) == wanted
        ]
        return json.dumps(found[0]) if found else ""

    async def all(self, store: str, low: str = "", high: str = "") -> str:
        rows = sorted(self.rows[store].items())
        if low:
            first, last = tuple(json.loads(low)), tuple(json.loads(high))
            rows = [(key, row) for key, row in rows if first <= key <= last]
        return json.dumps([row for _, row in rows])

    async def write(self, what: str) -> None:
        rows = copy.deepcopy(self.rows)
        for how, store, row in json.loads(what):
            if how == "delete":
                rows[store].pop(row, None)
                continue
            key = self._key(store, row)
            others = [other for other_key, other in rows[store].items() if other_key != key]
            if (how == "add" and key in rows[store]) or self._clashes(store, row, others):
                raise BrowserError("ConstraintError")
            rows[store][key] = row
        if self.refuses:
            raise BrowserError(self.refuses)
        self.rows = rows

    @staticmethod
    def _clashes(store: str, row: dict[str, Any], others: list[dict[str, Any]]) -> bool:
        """Two rows may not be the same in these."""
        unique = {"game": "client", "listing": "code"}.get(store)
        if unique:
            return any(other[unique] == row[unique] for other in others)
        return store == "addition" and any(set(other["clients"]) & set(row["clients"]) for other in others)
