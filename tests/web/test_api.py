"""Over HTTP nobody is anybody else, nothing foreign acts, and everything wrong gets a clear answer and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from railbird.table.cards import Settings
from railbird.web import limits
from tests.web.app import guest, house_of, serving

Client = TestClient[Any]
OPEN = {"random_order": False, "pace": 0}
SLOW = {"random_order": False, "pace": 10_000}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    with serving(tmp_path, monkeypatch) as found:
        yield found


def make(client: Client, headers: dict[str, str], **more: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"game": "pig", "seats": 2, "settings": OPEN, **more}, headers=headers)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()["table"]
    return table


def test_a_guest_is_somebody_at_once_and_can_change_the_name(client: Client) -> None:
    ann = guest(client)
    me = client.get("/api/me", headers=ann).json()
    assert client.get("/api/me", headers=ann).json() == me
    assert client.patch("/api/me", json={"name": "  Ann   Lee "}, headers=ann).json()["name"] == "Ann Lee"
    assert client.get("/api/me", headers=ann).json()["name"] == "Ann Lee"


@pytest.mark.parametrize("name", ["\u200b", "\u200d", "\u202eAnn"])
def test_a_name_that_cannot_be_seen_or_turns_round_what_stands_beside_it_is_refused_everywhere(client: Client, name: str) -> None:
    ann = guest(client)
    assert client.patch("/api/me", json={"name": name}, headers=ann).status_code == 400
    path = f"/api/tables/{make(client, ann)['id']}"
    assert client.post(path, json={"type": "sit", "seat": 1, "name": name}, headers=ann).status_code == 400


@pytest.mark.parametrize("name", ["👩\u200d👧 Ann", "مهدی\u200cزاده"])
def test_a_name_may_have_joined_letters_and_pictures(client: Client, name: str) -> None:
    ann = guest(client)
    assert client.patch("/api/me", json={"name": name}, headers=ann).json()["name"] == name


def test_a_new_name_stands_at_tables_that_are_not_over_but_not_at_seats_with_names_of_their_own(client: Client) -> None:
    ann = guest(client)
    path = f"/api/tables/{make(client, ann)['id']}"
    client.post(path, json={"type": "sit", "seat": 1, "name": "Grandma"}, headers=ann)
    for name in ("Ann", "Ann Lee"):
        client.patch("/api/me", json={"name": name}, headers=ann)
        assert [seat["name"] for seat in client.get(path, headers=ann).json()["seats"]] == [name, "Grandma"]
        client.post(path, json={"type": "start"}, headers=ann)
    assert client.get(path, headers=ann).json()["status"] == "running"


def test_the_cookie_is_signed_http_only_and_not_to_be_forged(client: Client) -> None:
    client.cookies.clear()
    said = client.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in said
    assert "SameSite=lax" in said
    person, _, signature = said.partition(";")[0].partition("=")[2].partition(".")
    for forged in (f"someone.{signature}", f"{person}.", person, f"{person}.{signature[:-1]}", f"{person}.{signature}x", ".", "ünï.x"):
        headers = {"cookie": f"railbird={forged}".encode()}
        assert client.post("/api/tables", json={"game": "pig", "seats": 2}, headers=headers).status_code == 403  # type: ignore[arg-type]


def test_an_account_brings_games_to_another_device(client: Client) -> None:
    ann = guest(client)
    table = make(client, ann)
    made = client.post("/api/account", json={"account": "ann", "passphrase": "correct horse"}, headers=ann)
    assert made.json()["account"] == "ann"
    other = guest(client)
    again = client.post("/api/account", json={"account": "ann", "passphrase": "another one"}, headers=other)
    assert (again.status_code, again.json()["code"]) == (409, "taken")
    for wrong in ({"account": "ann", "passphrase": "wrong horse"}, {"account": "nobody", "passphrase": "correct horse"}):
        answer = client.post("/api/login", json=wrong, headers=other)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-passphrase")
    client.cookies.clear()
    answer = client.post("/api/login", json={"account": "ann", "passphrase": "correct horse"})
    cookie = {"cookie": answer.headers["set-cookie"].partition(";")[0]}
    client.cookies.clear()
    assert [line["id"] for line in client.get("/api/tables", headers=cookie).json()["mine"]] == [table["id"]]


def test_a_program_acts_with_a_token_until_it_is_taken_away(client: Client) -> None:
    ann = guest(client)
    token = client.post("/api/tokens", json={"label": "my bot"}, headers=ann).json()
    bearer = {"authorization": f"Bearer {token['token']}"}
    table = make(client, bearer)
    assert client.get(f"/api/tables/{table['id']}", headers=ann).status_code == 200
    assert [card["label"] for card in client.get("/api/tokens", headers=ann).json()] == ["my bot"]
    assert "token" not in client.get("/api/tokens", headers=ann).json()[0]
    client.delete(f"/api/tokens/{token['id']}", headers=ann)
    assert client.post("/api/tables", json={"game": "pig", "seats": 2}, headers=bearer).status_code == 403


def test_a_foreign_page_cannot_act(client: Client) -> None:
    ann = guest(client)
    body = {"game": "pig", "seats": 2}
    foreign = client.post("/api/tables", json=body, headers={**ann, "origin": "http://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign")
    own = client.post("/api/tables", json=body, headers={**ann, "origin": "http://testserver.local", "host": "testserver.local"})
    assert own.status_code == 201
    with pytest.raises(Exception), client.websocket_connect("/ws", headers={**ann, "origin": "http://evil.example"}):  # noqa: B017, PT011
        pass


def test_every_answer_says_what_a_browser_may_load(client: Client) -> None:
    for path in ("/", "/api/games", "/table/xyz", "/schema/messages.json"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-security-policy"].startswith("default-src 'self'")
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_game_says_which_choices_mean_something_with_some_seats_alone(client: Client) -> None:
    games = {card["id"]: card for card in client.get("/api/games").json()}
    assert games["las-vegas"]["only"] == games["las-vegas-royale"]["only"] == {"neutral_dice": [2]}
    assert games["las-vegas-2012"]["only"] == {"neutral_dice": [2, 3, 4]}
    assert games["long-shot-dice"]["only"] == {"roland": [1], "starter": [2, 3, 4, 5, 6, 7, 8]}
    assert all(set(card["only"]) <= set(card["choices"]) for card in games.values())


def test_the_sides_of_a_tile_exclude_each_other_and_fixed_tiles_overrule_the_draw(client: Client) -> None:
    royale = next(game for game in client.get("/api/games").json() if game["id"] == "las-vegas-royale")
    assert len(royale["rivals"]["fixed_tiles"]) == 8
    assert ["no-entry", "knockout"] in royale["rivals"]["fixed_tiles"]
    assert [side for tile in royale["rivals"]["fixed_tiles"] for side in tile] == royale["several"]["fixed_tiles"]
    assert royale["overrules"] == {"fixed_tiles": ["tiles_per_round", "used_tiles"]}


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/tables", b"{", "malformed"),
        ("/api/tables", b'{"game": "pig"}', "malformed"),
        ("/api/tables", b'{"game": "pig", "seats": 2, "surprise": 1}', "malformed"),
        ("/api/tables", b'{"game": "chess", "seats": 2}', "unknown-game"),
        ("/api/tables", b'{"game": "pig", "seats": 99}', "malformed"),
        ("/api/tables", b'{"game": "las-vegas", "seats": 9}', "bad-seats"),
        ("/api/tables", b'{"game": "las-vegas", "seats": 2, "variant": {"starter": 7}}', "bad-variant"),
        ("/api/tables", b'{"game": "pig", "seats": 2, "bots": ["oracle"]}', "unknown-bot"),
        ("/api/tables/none", b'{"type": "start"}', "unknown-table"),
        ("/api/tables/none", b'{"type": "hello", "table": "x"}', "malformed"),
        ("/api/tables/none", b"[" * 5000, "malformed"),
        ("/api/records", b"\xff\xfe", "bad-record"),
        ("/api/records", b"{}", "bad-record"),
        ("/api/tables", b'{"game": "' + b"x" * 70_000 + b'"}', "too-large"),
    ],
)
def test_what_is_malformed_or_unknown_gets_a_clear_refusal(client: Client, path: str, body: bytes, code: str) -> None:
    ann = guest(client)
    answer = client.post(path, content=body, headers={**ann, "content-type": "application/json"})
    assert (answer.json()["type"], answer.json()["code"]) == ("problem", code), answer.text
    assert 400 <= answer.status_code < 500
    assert client.get("/api/tables", headers=ann).json() == {}


def test_the_rules_refuse_with_their_number_and_in_words_if_asked(client: Client) -> None:
    ann = guest(client)
    table = make(
        client,
        ann,
        game="las-vegas",
        bots=["random"],
        settings={"pace": 10_000, "random_order": False},
        variant={"starter": "first"},
        start=True,
    )
    update = client.get(f"/api/tables/{table['id']}", headers=ann).json()
    act = {"type": "act", "id": 7, "seat": update["seat"], "version": update["version"], "event": "place 1"}
    answer = client.post(f"/api/tables/{table['id']}?lang=nl", json=act, headers=ann)
    assert answer.status_code == 409
    assert (answer.json()["type"], answer.json()["reply"]) == ("refused", 7)
    assert answer.json()["rule"].startswith("LV-")
    assert answer.json()["rule"] in answer.json()["text"]
    stale = client.post(f"/api/tables/{table['id']}", json={**act, "version": 0}, headers=ann)
    assert (stale.status_code, stale.json()["type"]) == (409, "stale")


def test_a_private_table_shows_nothing_to_strangers(client: Client) -> None:
    ann, eve = guest(client), guest(client)
    table = make(client, ann)
    id = table["id"]
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/card", f"/api/tables/{id}/record", f"/api/tables/{id}/invite.svg"):
        for headers in (eve, {}):
            assert client.get(path, headers=headers).status_code == 403
            assert client.get(path, headers=headers, params={"key": "guess"}).status_code == 403
    assert client.get("/api/tables", headers=eve).json() == {}
    watching = client.get(f"/api/tables/{id}/card", headers=eve, params={"key": table["watch"]}).json()["table"]
    assert "invite" not in watching
    assert client.get(f"/api/tables/{id}/invite.svg", headers=ann).text.startswith("<svg")
    assert client.get(f"/api/tables/{id}/record", headers=ann).status_code == 409


def test_public_tables_are_listed_and_anybody_may_sit(client: Client) -> None:
    ann, bob = guest(client), guest(client)
    table = make(client, ann, settings={"public": True, **OPEN})
    assert [line["id"] for line in client.get("/api/tables", headers=bob).json()["open"]] == [table["id"]]
    assert client.post(f"/api/tables/{table['id']}", json={"type": "sit", "seat": 1}, headers=bob).json()["type"] == "done"
    house = house_of(client)
    assert house.tables[table["id"]].table.seats[1].kind == "person"
    assert house.tables[table["id"]].table.settings == Settings(public=True, random_order=False, pace=0)


def test_somebody_who_asks_too_often_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)
    with serving(tmp_path, monkeypatch, rate=1) as client:
        codes = [client.get("/api/games").status_code for _ in range(60)]
        assert 429 in codes
        assert codes[0] == 200


def test_health_readiness_and_metrics(client: Client) -> None:
    assert client.get("/healthz").text == "ok\n"
    assert client.get("/readyz").text == "ok\n"
    assert client.get("/metrics").status_code == 404


def test_metrics_are_served_where_they_are_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, monkeypatch, metrics=True) as client:
        assert "railbird_sockets" in client.get("/metrics").text


def test_the_interface_describes_itself(client: Client) -> None:
    described = client.get("/schema/openapi.json").json()
    assert "/api/tables/{table}" in described["paths"]
    assert client.get("/schema/messages.json").json()["$defs"]["Act"]
