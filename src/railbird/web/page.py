"""The page, if it was built into the package."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

STATIC = Path(str(files("railbird.web"))) / "static"
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Railbird</title>
<h1>Railbird</h1><p>The server runs, but its page was not built into this install.
It is built with Node: <code>make ui</code>. Programs can play through <a href="/schema/openapi.json">the HTTP interface</a>.</p></html>
"""
RESERVED = ("api/", "schema/", "ws", "assets/")
"""What is not found below these is not the page: a page that is older than this server learns that its script is gone."""
SMALL = 1000
"""Bytes that are not worth compressing."""
LASTING = "public, max-age=31536000, immutable"


def is_built() -> bool:
    return (STATIC / "index.html").is_file()


class Packed:
    """Something that is sent often and changes never: compressed once, and not sent again to who has it."""

    def __init__(self, content: bytes, kind: str, cache: str = "no-cache") -> None:
        self.content = content
        self.kind = kind
        self.headers = {"cache-control": cache, "etag": f'"{sha256(content).hexdigest()[:20]}"', "vary": "accept-encoding"}
        small = gzip.compress(content, mtime=0) if len(content) > SMALL else content
        self.compressed = small if len(small) < 0.9 * len(content) else None

    def answer(self, asked: Mapping[str, str]) -> Response[Any]:
        """For a request with these headers."""
        if asked.get("if-none-match") == self.headers["etag"]:
            return Response(None, status_code=304, headers=self.headers)
        if self.compressed is None or "gzip" not in asked.get("accept-encoding", ""):
            return Response(self.content, media_type=self.kind, headers=self.headers)
        return Response(self.compressed, media_type=self.kind, headers={**self.headers, "content-encoding": "gzip"})


def pack(path: Path) -> Packed:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Packed(path.read_bytes(), kind, LASTING if path.parent.name == "assets" else "no-cache")


def page() -> HTTPRouteHandler:
    """Every path of the page, read once; paths that are no file belong to the page itself."""
    contents = {path.relative_to(STATIC).as_posix(): pack(path) for path in STATIC.rglob("*") if path.is_file()}
    index = contents.get("index.html", Packed(MISSING.encode(), "text/html"))

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, media_type=MediaType.HTML)
    def show(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
        name = path.lstrip("/")
        if name not in contents and name.startswith(RESERVED):
            raise NotFoundException
        return contents.get(name, index).answer(request.headers)

    return show
