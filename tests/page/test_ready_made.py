"""What a page takes ready-made is what it would work out."""

from __future__ import annotations

from dataclasses import fields

import pytest

from passgo.editions import loader
from passgo.page import ready_made
from passgo.table.api import editions
from passgo.table.people import names


def test_it_is_what_the_files_say(monkeypatch: pytest.MonkeyPatch) -> None:
    built, known = editions.first(), dict(names.stands_for())
    packed = ready_made.pack()
    monkeypatch.setattr(loader, "_ready_made", {})
    monkeypatch.setattr(names, "_known", {})

    ready_made.take(packed)

    taken = editions.first()
    assert taken is not built
    for field in fields(built):
        if field.name != "tables":
            assert getattr(taken, field.name) == getattr(built, field.name), field.name
    assert taken.tables.__getstate__() == built.tables.__getstate__()
    assert names.stands_for() == known
