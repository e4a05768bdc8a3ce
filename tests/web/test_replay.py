"""A game is seen once more as it was, by whoever may see it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from railbird.table.replay import MOST_MOMENTS
from tests.web.app import guest, serving

Client = TestClient[Any]
Headers = dict[str, str]
SECONDS = 30


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    with serving(tmp_path, monkeypatch) as found:
        yield found


def make(client: Client, headers: Headers, sit: bool, **more: Any) -> dict[str, Any]:
    """A table of 8*28, where everybody has a secret."""
    body = {
        "game": "eight-28", "seats": 3, "sit": sit, "bots": ["random"] * (2 if sit else 3), "start": True,
        "settings": {"random_order": False, "pace": 0}, **more,
    }  # fmt: skip
    answer = client.post("/api/tables", json=body, headers=headers)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()["table"]
    return table


def wait(client: Client, headers: Headers, table: str, status: str) -> dict[str, Any]:
    """The table once it has come so far, or waits for us."""
    for _ in range(SECONDS * 50):
        update: dict[str, Any] = client.get(f"/api/tables/{table}", headers=headers).json()
        turn = update.get("turn")
        if turn and turn["seat"] in update.get("yours", []):
            update = client.get(f"/api/tables/{table}", headers=headers, params={"seat": turn["seat"]}).json()
        if update["status"] == status and (status == "over" or update.get("offers")):
            return update
        time.sleep(0.02)
    raise AssertionError(f"the table is not {status}")


def everything(client: Client, headers: Headers, table: str, **more: Any) -> list[dict[str, Any]]:
    """All moments, as many at a time as there may be."""
    moments: list[dict[str, Any]] = []
    while True:
        first = moments[-1]["at"] + 1 if moments else 0
        found = client.get(f"/api/tables/{table}/replay", headers=headers, params={"first": first, **more}).json()
        assert len(found["moments"]) <= MOST_MOMENTS
        moments += found["moments"]
        if len(moments) == len(found["entries"]):
            assert [moment["at"] for moment in moments] == found["entries"]
            return moments


def test_a_finished_game_is_told_again_from_its_first_event_to_its_last(client: Client) -> None:
    ann = guest(client)
    table = make(client, ann, sit=False)["id"]
    over = wait(client, ann, table, "over")
    moments = everything(client, ann, table)
    assert moments[-1]["view"] == over["view"]
    assert [{"at": moment["at"], "facts": moment["facts"]} for moment in moments if "facts" in moment] == over["told"]
    assert "turn" not in moments[-1]


def test_after_the_end_it_may_be_seen_from_every_seat_and_before_only_from_ones_own(client: Client) -> None:
    ann = guest(client)
    table = make(client, ann, sit=False)
    wait(client, ann, table["id"], "over")
    seen = everything(client, ann, table["id"], seat=1)
    hands = [moment["view"]["players"][1]["hidden"] for moment in seen]
    assert "?" not in hands
    running = make(client, ann, sit=True)
    wait(client, ann, running["id"], "running")
    mine = everything(client, ann, running["id"])
    assert {moment["view"]["players"][1]["hidden"] for moment in mine if not moment["view"]["revealed"]} <= {None, "?"}
    refused = client.get(f"/api/tables/{running['id']}/replay", headers=ann, params={"seat": 1})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")


def test_what_was_taken_back_is_not_shown(client: Client) -> None:
    ann = guest(client)
    table = make(client, ann, sit=True, bots=[], seats=3, start=False)["id"]
    path = f"/api/tables/{table}"
    for seat in (1, 2):
        client.post(path, json={"type": "sit", "seat": seat}, headers=ann)
    client.post(path, json={"type": "start"}, headers=ann)
    update = wait(client, ann, table, "running")
    before = client.get(f"{path}/replay", headers=ann).json()["entries"]
    seat = update["turn"]["seat"]
    decline = {"type": "act", "seat": seat, "version": update["version"], "event": "decline"}
    assert client.post(path, json=decline, headers=ann).json()["type"] == "done"
    assert len(client.get(f"{path}/replay", headers=ann).json()["entries"]) > len(before)
    now = client.get(path, headers=ann).json()
    back = {"type": "undo", "seat": seat, "version": now["version"], "to": now["undo"]["free"]}
    assert client.post(path, json=back, headers=ann).json()["type"] == "done"
    assert client.get(f"{path}/replay", headers=ann).json()["entries"] == before


def test_strangers_see_nothing_and_nothing_is_shown_before_the_start(client: Client) -> None:
    ann, eve = guest(client), guest(client)
    table = make(client, ann, sit=True, start=False)
    path = f"/api/tables/{table['id']}/replay"
    assert client.get(path, headers=eve).status_code == 403
    early = client.get(path, headers=eve, params={"key": table["watch"]})
    assert (early.status_code, early.json()["code"]) == (409, "not-now")
