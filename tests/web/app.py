"""The application in this process, on a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from railbird.table.house import House
from railbird.web import app as web
from railbird.web.setting import Setting
from tests.table.place import Here


@contextmanager
def serving(folder: Path, monkeypatch: pytest.MonkeyPatch, **more: Any) -> Iterator[TestClient[Any]]:
    monkeypatch.setattr(web, "make_minds", lambda setting: Here())
    with TestClient(web.create(Setting(data=str(folder), **{"rate": 100_000, **more}))) as client:
        yield client


def house_of(client: TestClient[Any]) -> House:
    house: House = client.app.state.house
    return house


def guest(client: TestClient[Any]) -> dict[str, str]:
    """The headers of a new guest."""
    client.cookies.clear()
    cookie = client.get("/api/me").headers["set-cookie"].partition(";")[0]
    client.cookies.clear()
    return {"cookie": cookie}
