"""The application: one house, its handlers, and what surrounds every answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from railbird import __version__
from railbird.speech import LANGUAGES
from railbird.table.acts import Declined
from railbird.table.house import House
from railbird.table.messages import Problem
from railbird.table.store import Person, Store, connect
from railbird.table.upgrade import is_current, upgrade
from railbird.table.writer import StorageTrouble
from railbird.web import api
from railbird.web.bots import make_minds
from railbird.web.identity import Identity
from railbird.web.limits import Limits
from railbird.web.lock import only_server
from railbird.web.metrics import COMMIT_SECONDS, ENTRIES, TABLES
from railbird.web.onward import begin_lesson, play_on
from railbird.web.page import page
from railbird.web.replay import replay
from railbird.web.replies import FAILURES, STATUS, Failure, reply_to
from railbird.web.session import Session
from railbird.web.setting import Setting, cookie_key
from railbird.web.words import all_words, box, packed_words

LARGEST_BODY = 64 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}

logger = structlog.get_logger()
Connection = ASGIConnection[Any, Any, Any, Any]


def is_our_origin(connection: Connection, origins: list[str]) -> bool:
    """Whether a page of ours asks, or no page at all: browsers send the origin with everything that changes something."""
    origin = connection.headers.get("origin")
    if origin is None or origin in origins:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host")


def guard_origin(connection: Connection, handler: BaseRouteHandler) -> None:
    if connection.scope.get("method") in SAFE:
        return
    if not is_our_origin(connection, connection.app.state.setting.origins):
        raise Declined("foreign", "this origin may not act here")


def guard_rate(connection: Connection, handler: BaseRouteHandler) -> None:
    """By address; a whole household shares one, so it is generous."""
    client = connection.client
    if not connection.app.state.limits.allows(client.host if client else ""):
        raise Declined("too-often")


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any], person: api.ThePerson, house: api.TheHouse, setting: api.TheSetting) -> None:
    """The live table; the messages are in `/schema/messages.json`."""
    await socket.accept()
    await Session(socket, house, person, setting.rate).run()


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """This process answers."""
    return "ok\n"


@get("/readyz")
async def readiness(house: api.TheHouse) -> Response[str]:
    """The database answers and is up to date."""
    is_ready = await house.store.is_reachable() and await is_current(house.store.engine)
    return Response(
        "ok\n" if is_ready else "the database does not answer\n", status_code=200 if is_ready else 503, media_type=MediaType.TEXT
    )


@get("/metrics", sync_to_thread=False)
def metrics(house: api.TheHouse, setting: api.TheSetting) -> Response[bytes]:
    if not setting.metrics:
        raise NotFoundException
    TABLES.set(len(house.tables))
    ENTRIES.set(house.writer.written)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def answer_failure(request: Request[Any, Any, Any], failure: Failure) -> Response[Any]:
    answer = reply_to(failure, 0, lambda: 0)
    return Response(answer, status_code=STATUS[answer.code] if isinstance(answer, Problem) else 409)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses, in our words."""
    if error.status_code >= 500:
        logger.error("request failed", path=request.url.path, error=repr(error))
    text = error.detail
    if isinstance(error, ValidationException) and error.extra:
        text = "; ".join(str(item.get("message", "")) for item in error.extra if isinstance(item, dict)) or error.detail
    code = {413: "too-large", 404: "unknown-table"}.get(error.status_code, "malformed")
    headers = dict(error.headers or {}) if isinstance(error, MethodNotAllowedException) else None
    return Response(Problem(reply=0, code=code, text=text), status_code=error.status_code, headers=headers)  # type: ignore[arg-type]


def answer_trouble(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Anything unforeseen: logged whole, told in one line. Trouble with the database is told as such."""
    if isinstance(error, SQLAlchemyError | OSError):
        return answer_failure(request, StorageTrouble(str(error)))
    if isinstance(error, RecursionError):
        return answer_failure(request, Declined("malformed", "nested too deeply"))
    logger.exception("request failed", path=request.url.path, exc_info=error)
    return Response(Problem(reply=0, code="malformed", text="an error of the server, which has been logged"), status_code=500)


def lifespan(setting: Setting) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        with only_server(setting):
            engine = connect(setting.database_url())
            await upgrade(engine)
            house = House(Store(engine), make_minds(setting))
            house.store.is_shared = bool(setting.redis)
            house.writer.observe = COMMIT_SECONDS.observe
            app.state.update(
                {
                    "house": house,
                    "identity": Identity(cookie_key(setting), house.store),
                    "setting": setting,
                    "limits": Limits(10 * setting.rate),
                }
            )
            listening = asyncio.create_task(make_herald(setting, house)) if setting.redis else None
            await house.open()
            for language in LANGUAGES:  # and with the words the games: whoever comes first need not wait for them
                packed_words(language)
            try:
                yield
            finally:
                if listening is not None:
                    listening.cancel()
                await house.close()
                await engine.dispose()

    return run


async def make_herald(setting: Setting, house: House) -> None:
    """Redis is imported only where it is used."""
    from railbird.web.herald import Herald

    await Herald(setting.redis, house).run()


def provide_house(state: State) -> House:
    house: House = state.house
    return house


def provide_setting(state: State) -> Setting:
    setting: Setting = state.setting
    return setting


def provide_identity(state: State) -> Identity:
    identity: Identity = state.identity
    return identity


async def provide_person(request: Request[Any, Any, Any], state: State) -> Person:
    identity: Identity = state.identity
    return await identity.recognise(request)


async def provide_socket_person(socket: WebSocket[Any, Any, Any], state: State) -> Person:
    identity: Identity = state.identity
    return await identity.recognise(socket)


def create(setting: Setting) -> Litestar:
    table_socket.dependencies = {"person": Provide(provide_socket_person)}
    return Litestar(
        [*api.HANDLERS, all_words, box, begin_lesson, play_on, replay, table_socket, health, readiness, metrics, page()],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "setting": Provide(provide_setting, sync_to_thread=False),
            "identity": Provide(provide_identity, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        guards=[guard_origin, guard_rate],
        lifespan=[lifespan(setting)],
        request_max_body_size=LARGEST_BODY,
        response_headers=HEADERS,
        exception_handlers={**dict.fromkeys(FAILURES, answer_failure), HTTPException: answer_http, Exception: answer_trouble},
        openapi_config=OpenAPIConfig(
            title="Railbird", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
    )
