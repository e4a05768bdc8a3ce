"""Schemathesis asks the interface everything that its own description allows; it never fails on its own side."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from railbird.client import Client
from tests.web.server import Server

pytestmark = pytest.mark.slow


def ask_everything(folder: Path, examples: int) -> int:
    """How many requests were answered, none with an error of the server."""
    asked = 0
    (folder / "data").mkdir()
    with Server(folder / "data") as server:
        client = Client(server.address)
        client.make_table("las-vegas", 2, bots=["random"], start=True)
        loaded: Any = schemathesis.openapi.from_url(server.address + "/schema/openapi.json")
        for result in loaded.get_all_operations():

            @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
            @given(case=result.ok().as_strategy())
            def probe(case: Any) -> None:
                nonlocal asked
                response = case.call(headers=client.headers())
                assert response.status_code < 500, response.text
                asked += 1

            probe()
        assert server.process is not None and server.process.poll() is None
        assert client.get("/api/me")["id"] == client.me["id"]
    return asked


def test_no_request_is_answered_with_an_error_of_the_server(tmp_path: Path) -> None:
    assert ask_everything(tmp_path, 8) > 100


@pytest.mark.soak
def test_very_many_requests_are_answered_without_an_error_of_the_server(tmp_path: Path) -> None:
    assert ask_everything(tmp_path, 1000) > 10_000
