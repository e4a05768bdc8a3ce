"""Over HTTP a game goes on from a lesson, or from a moment of a finished game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.web.app import guest, serving

Client = TestClient[Any]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    with serving(tmp_path, monkeypatch) as found:
        yield found


def bots_play(client: Client, headers: dict[str, str]) -> str:
    """A private table at which bots have played to the end."""
    wanted = {"game": "las-vegas", "seats": 2, "sit": False, "bots": ["random"] * 2, "start": True, "settings": {"pace": 0}}
    table: str = client.post("/api/tables", json=wanted, headers=headers).json()["table"]["id"]
    while client.get(f"/api/tables/{table}", headers=headers).json()["status"] != "over":
        sleep(0.01)
    return table


def test_a_game_says_whether_it_has_a_lesson_and_begins_it_at_once(client: Client) -> None:
    ann = guest(client)
    lessons = {card["id"]: card["lesson"] for card in client.get("/api/games").json()}
    assert (lessons["las-vegas"], lessons["pig"]) == (True, False)
    table = client.post("/api/games/las-vegas/lesson", headers=ann).json()["table"]
    update = client.get(f"/api/tables/{table['id']}", headers=ann).json()
    assert update["turn"]["seat"] == update["seat"]
    assert client.post("/api/games/pig/lesson", headers=ann).status_code == 404
    assert client.post("/api/games/nothing/lesson", headers=ann).status_code == 404
    assert client.post("/api/games/las-vegas/lesson").status_code == 403


def test_somebody_plays_on_from_a_moment(client: Client) -> None:
    ann, bob = guest(client), guest(client)
    table = bots_play(client, ann)
    entries = client.get(f"/api/tables/{table}/replay", headers=ann).json()["entries"]
    asked = {"at": entries[30], "seat": 1}
    made = client.post(f"/api/tables/{table}/onward", json=asked, headers=ann)
    assert made.status_code == 201
    after = client.get(f"/api/tables/{made.json()['table']['id']}/replay?first=1", headers=ann).json()
    before = client.get(f"/api/tables/{table}/replay?first={entries[30]}&seat=1", headers=ann).json()
    assert after["moments"][30]["view"] == before["moments"][0]["view"]
    assert client.post(f"/api/tables/{table}/onward", json=asked, headers=bob).status_code == 403
    assert client.post(f"/api/tables/{table}/onward", json={"at": entries[-1], "seat": 0}, headers=ann).status_code == 409
    assert client.post(f"/api/tables/{table}/onward", json={"at": entries[30], "seat": 5}, headers=ann).status_code == 400
