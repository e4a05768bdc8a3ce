"""The page and the words are compressed once, and sent again only to who does not have them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from railbird.web import page
from tests.web.app import serving


def test_the_page_and_the_words_are_compressed_for_who_can_read_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    script = b"let answer = 42;\n" * 1000
    (static / "index.html").write_text("<!doctype html><title>Railbird</title>")
    (static / "assets" / "app-1234.js").write_bytes(script)
    monkeypatch.setattr(page, "STATIC", static)
    with serving(tmp_path / "data", monkeypatch) as client:
        plain = client.get("/assets/app-1234.js", headers={"accept-encoding": "identity"})
        assert plain.content == script
        assert "content-encoding" not in plain.headers
        with client.stream("GET", "/assets/app-1234.js", headers={"accept-encoding": "gzip, br"}) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        assert client.get("/assets/app-0000.js").status_code == 404, "a script of an older page"
        assert len(raw) < len(script) / 10
        assert gzip.decompress(raw) == script
        for path in ("/", "/table/abc", "/api/words/ru"):
            first = client.get(path)
            assert first.headers["cache-control"] == "no-cache"
            again = client.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        assert client.get("/api/words/ru").json()["text"]
        assert client.get("/", headers={"accept-encoding": "gzip"}).headers["content-type"].startswith("text/html")
