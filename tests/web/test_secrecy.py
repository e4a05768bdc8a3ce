"""Every byte of every answer over HTTP and the socket is the same in all worlds that a seat cannot tell apart; whole games, all games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.random import Random
from litestar.testing import TestClient

from railbird.core.contract import Decide
from railbird.table.house import Live
from railbird.table.store import Person
from tests.laws.cases import CASES, Case
from tests.table.place import step
from tests.table.test_secrecy import another_world
from tests.web.app import guest, house_of, serving

Client = TestClient[Any]
Headers = dict[str, str]
FILLED = {"language": "nl", "number": "2", "entry": "2", "at": "2", "token": "none"}
"""What stands for the other parameters of paths."""

CLOCK = re.compile(rb'"now":\d{13},')
"""The hour at which something was said is another one for every look."""


def usual_cases() -> list[Case]:
    """Every game as it is printed and as a live table starts it, for three or as many as may play."""
    found: dict[str, Case] = {}
    for case in CASES:
        usual = (case.game.variant(), msgspec.convert(dict(case.game.live), case.game.variant))
        if case.variant in usual and case.seats >= min(3, case.game.seats.stop - 1):
            found.setdefault(f"{case.game.id} {case.variant}", case)
    return list(found.values())


@dataclass
class Place:
    """A running game whose seats belong to different people, and one who watches."""

    client: Client
    case: Case
    id: str
    live: Live
    people: list[Headers]
    watcher: Headers
    key: str

    def command(self, seat: int, **fields: Any) -> Any:
        answer = self.client.post(f"/api/tables/{self.id}", json={"seat": seat, **fields}, headers=self.people[seat])
        assert answer.status_code == 200, answer.text
        return answer.json()

    def update(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(f"/api/tables/{self.id}", params={"seat": seat}, headers=self.people[seat]).json()
        return found

    def play(self, steps: int, rng: Random) -> bool:
        """Whoever is to act does something, so many times; false when the game is over."""
        people = {id: Person(id, id) for seat in self.live.table.seats if (id := seat.person)}

        async def moves() -> bool:
            for _ in range(steps):
                if not await step(house_of(self.client), self.live, people, rng.randrange(1000)):
                    return False
            return True

        return bool(self.client.blocking_portal.call(moves))


def begin(client: Client, case: Case) -> Place:
    people, watcher = [guest(client) for _ in range(case.seats)], guest(client)
    body = {
        "game": case.game.id, "seats": case.seats, "variant": msgspec.to_builtins(case.variant), "settings": {"random_order": False},
    }  # fmt: skip
    made = client.post("/api/tables", json=body, headers=people[0]).json()["table"]
    place = Place(client, case, made["id"], house_of(client).tables[made["id"]], people, watcher, made["watch"])
    for seat in range(1, case.seats):
        url = f"/api/tables/{place.id}?key={made['invite']}"
        assert client.post(url, json={"type": "sit", "seat": seat}, headers=people[seat]).status_code == 200
    for seat in range(case.seats):
        place.command(seat, type="order", orders={"auto_roll": True})
    client.post(f"/api/tables/{place.id}", json={"type": "start"}, headers=people[0])
    client.post(f"/api/tables/{place.id}", json={"type": "say", "text": "good luck"}, headers=people[0])
    return place


def paths(client: Client, place: Place) -> list[str]:
    """Everything that can be asked for about a table or by a person, as the interface itself describes it."""
    found = []
    for path, item in client.get("/schema/openapi.json").json()["paths"].items():
        if "get" in item and path not in ("/api/me", "/api/records") and not path.startswith(("/schema", "/metrics")):
            filled = path.format(**{**FILLED, "table": place.id, "game": place.case.game.id})
            found.append(filled)
    assert f"/api/tables/{place.id}/record" in found
    return found


def everything(place: Place, asked: list[str], seat: int | None, strangers: list[str]) -> list[tuple[str, bytes]]:
    """All that HTTP and the socket say to whoever has this seat, or to a spectator, but for the hour."""
    client = place.client
    headers = place.watcher if seat is None else place.people[seat]
    key = {"key": place.key} if seat is None else {}
    found = []
    for path in asked:
        answer = client.get(path, params=key, headers=headers)
        assert answer.status_code < 500, answer.text
        found.append((path, answer.content))
    found.append(("since", client.get(f"/api/tables/{place.id}", params={"since": 7, **key}, headers=headers).content))
    if seat is not None:
        offered = [offer["event"] for offer in place.update(seat).get("offers", [])]
        for event in [*offered[:3], *strangers]:
            body = {"type": "ask", "seat": seat, "event": event}
            found.append((event, client.post(f"/api/tables/{place.id}?lang=en", json=body, headers=headers).content))
        for event in strangers:
            body = {"type": "act", "seat": seat, "event": event, "version": 0}
            found.append((event, client.post(f"/api/tables/{place.id}?lang=en", json=body, headers=headers).content))
    with client.websocket_connect("/ws", headers=headers) as socket:
        socket.send_json({"type": "hello", "table": place.id, **key})
        while not (text := socket.receive_text(timeout=10)).startswith('{"type":"update"'):
            found.append(("socket", text.encode()))
        found.append(("socket", text.encode()))
    return [(what, CLOCK.sub(b"", said)) for what, said in found]


def check_game(client: Client, case: Case, seed: int, moments: int, every_seat: bool) -> int:
    """Play a whole game and look at it now and then, at what is not about tables only once; how often it was looked at."""
    place = begin(client, case)
    asked = paths(client, place)
    rng = Random(seed)
    walk = [event.text() for _, event in case.walk(seed + 1)]
    choices = sum(isinstance(state.pending(), Decide) for state, _ in case.walk(seed))
    sparsely = max(1, choices // moments)
    looks = 0
    while place.play(sparsely, rng):
        strangers = [walk[rng.randrange(len(walk))] for _ in range(2)]
        seats: list[int | None] = [*range(case.seats), None]
        for seat in seats if every_seat else [seats[looks % len(seats)]]:
            looks += 1
            real = place.live.table
            if looks > 1:
                asked = [path for path in asked if "/tables" in path]
            before = everything(place, asked, seat, strangers)
            place.live.table = another_world(real, seat, seed + looks)
            after = everything(place, asked, seat, strangers)
            place.live.table = real
            for (what, one), (_, other) in zip(before, after, strict=True):
                assert one == other, (str(case), seat, looks, what)
    assert place.live.table.status == "over"
    return looks


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    with serving(tmp_path, monkeypatch) as found:
        yield found


@pytest.mark.slow
@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_no_answer_to_a_seat_depends_on_what_it_cannot_know(client: Client, case: Case) -> None:
    assert check_game(client, case, 3, moments=5, every_seat=False) >= 3


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_answer_to_any_seat_depends_on_what_it_cannot_know_at_any_moment(client: Client, case: Case) -> None:
    check_game(client, case, 4, moments=40, every_seat=True)
