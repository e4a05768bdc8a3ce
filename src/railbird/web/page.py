"""The page, if it was built into the package."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

STATIC = Path(str(files("railbird.web"))) / "static"
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Railbird</title>
<h1>Railbird</h1><p>The server runs, but its page was not built into this install.
It is built with Node: <code>make ui</code>. Programs can play through <a href="/schema/openapi.json">the HTTP interface</a>.</p></html>
"""
RESERVED = ("api/", "schema/", "ws")


def is_built() -> bool:
    return (STATIC / "index.html").is_file()


def page() -> HTTPRouteHandler:
    """Every path of the page, read once; paths that are no file belong to the page itself."""
    contents = {path.relative_to(STATIC).as_posix(): path.read_bytes() for path in STATIC.rglob("*") if path.is_file()}
    index = contents.get("index.html", MISSING.encode())

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, media_type=MediaType.HTML)
    def show(path: FromPath[str] = "") -> Response[Any]:
        name = path.lstrip("/")
        if name.startswith(RESERVED):
            raise NotFoundException
        found = contents.get(name)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if found is None or name == "index.html":
            return Response(index, media_type="text/html", headers={"cache-control": "no-cache"})
        lasting = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
        return Response(found, media_type=kind, headers={"cache-control": lasting})

    return show
