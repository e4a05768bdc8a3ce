"""Plain HTTP for everything that the socket does, and for people, lists and records."""

from __future__ import annotations

import asyncio
import io
from importlib.resources import files
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import segno
from litestar import MediaType, Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import UNSET

from railbird import __version__, engine_mode
from railbird.bots import bot_names, usual_bot
from railbird.bots.coach import has_coach
from railbird.core.game import Game, UnknownGame, find_game, games
from railbird.speech import LANGUAGES
from railbird.table import messages as ask
from railbird.table.acts import Declined, tidied
from railbird.table.draft import now
from railbird.table.house import House
from railbird.table.lobby import (
    Credentials,
    GameCard,
    HouseCard,
    Me,
    NewTable,
    Profile,
    TableLine,
    Tables,
    TokenCard,
    TokenRequest,
)
from railbird.table.positions import has_lesson
from railbird.table.record import bundle, make_record
from railbird.table.schema import message_schema
from railbird.table.sight import eyes, make_update, table_card, table_line
from railbird.table.store import Person
from railbird.web.identity import Identity, known
from railbird.web.reach import addresses
from railbird.web.replies import FAILURES, STATUS, reply_to
from railbird.web.setting import Setting

MOST_LISTED = 50
LARGEST_RECORD = 4 * 1024 * 1024

TableCommand = (
    ask.Act | ask.Roll | ask.Ask | ask.Advise | ask.Foresee | ask.Undo | ask.Answer | ask.Order | ask.Say | ask.Mute | ask.Sit | ask.Invite
    | ask.Leave | ask.Change | ask.Start | ask.HandOver | ask.TakeBack | ask.Rematch | ask.Abandon
)  # fmt: skip
TheHouse = NamedDependency[House]
TheIdentity = NamedDependency[Identity]
ThePerson = NamedDependency[Person]
TheSetting = NamedDependency[Setting]
Eyes = Annotated[int | None, QueryParameter(ge=0, le=15, required=False)]
"""The seat from which to look."""
Key = Annotated[str, QueryParameter(required=False, max_length=64)]
TableId = Annotated[str, PathParameter(max_length=64)]


def installed(game: str) -> Game:
    """A game that can be played here."""
    try:
        return find_game(game)
    except UnknownGame as error:
        raise Declined("unknown-game", str(error)) from error


@get("/api/house", sync_to_thread=False)
def house_card(setting: TheSetting) -> HouseCard:
    """What runs here, and where phones on the same network find it."""
    return HouseCard(version=__version__, engine=engine_mode(), protocol=ask.PROTOCOL, addresses=addresses(setting))


# People


@get("/api/me")
async def me(request: Request[Any, Any, Any], person: ThePerson, identity: TheIdentity) -> Response[Me]:
    """Who you are; a newcomer becomes a guest."""
    if person.id:
        return Response(me_card(person))
    guest = await identity.person(identity.new_guest())
    return Response(me_card(guest), cookies=[identity.cookie(guest.id, request.url.scheme == "https")])


def me_card(person: Person) -> Me:
    language = person.language if person.language in LANGUAGES else None
    return Me(id=person.id, name=person.name, language=language, account=person.account or "")  # type: ignore[arg-type]


@patch("/api/me")
async def change_me(data: JSONBody[Profile], person: ThePerson, identity: TheIdentity, house: TheHouse) -> Me:
    known(person)
    name = person.name if data.name is UNSET else tidied(data.name)
    kept = Person(person.id, name, person.language if data.language is UNSET else data.language, person.account)
    await identity.store.keep_person(kept, now())
    if kept.name != person.name:
        await house.rename(kept, person.name)
    return me_card(kept)


@post("/api/account")
async def make_account(data: JSONBody[Credentials], person: ThePerson, identity: TheIdentity) -> Me:
    """Keep your games under an account, so that other devices find them."""
    return me_card(await identity.keep_account(known(person), data.account, data.passphrase))


@post("/api/login", status_code=200)
async def log_in(request: Request[Any, Any, Any], data: JSONBody[Credentials], identity: TheIdentity) -> Response[Me]:
    found = await identity.log_in(data.account, data.passphrase)
    return Response(me_card(found), cookies=[identity.cookie(found.id, request.url.scheme == "https")])


@post("/api/logout", status_code=200)
async def log_out(request: Request[Any, Any, Any], identity: TheIdentity) -> Response[Me]:
    """This device becomes a new guest."""
    guest = await identity.person(identity.new_guest())
    return Response(me_card(guest), cookies=[identity.cookie(guest.id, request.url.scheme == "https")])


@get("/api/tokens")
async def tokens(person: ThePerson, identity: TheIdentity) -> list[TokenCard]:
    rows = await identity.store.tokens(known(person).id)
    return [TokenCard(id=row.id, label=row.label, created=row.created) for row in rows]


@post("/api/tokens")
async def make_token(data: JSONBody[TokenRequest], person: ThePerson, identity: TheIdentity) -> TokenCard:
    """A token for a program that acts for you."""
    if len(await identity.store.tokens(known(person).id)) >= MOST_LISTED:
        raise Declined("too-many", f"you have {MOST_LISTED} tokens")
    id, token = await identity.new_token(person, data.label)
    return TokenCard(id=id, label=data.label, created=now(), token=token)


@delete("/api/tokens/{token:str}")
async def drop_token(token: TableId, person: ThePerson, identity: TheIdentity) -> None:
    await identity.store.drop_token(known(person).id, token)


# Games


@get("/api/games", sync_to_thread=False)
def game_cards() -> list[GameCard]:
    return [game_card(game) for game in games().values()]


def game_card(game: Game) -> GameCard:
    hints = get_type_hints(game.variant, include_extras=True)
    values = {name: listed(hint) for name, hint in hints.items()}
    several = {name: listed(get_args(hint)[0]) for name, hint in hints.items() if get_origin(hint) is tuple}
    return GameCard(
        id=game.id, family=game.family, title=game.title, rules=game.rules, least_seats=game.seats.start, most_seats=game.seats.stop - 1,
        bots=bot_names(game), usual_bot=usual_bot(game), coach=has_coach(game), dollars=game.dollars,
        secrets=not game.is_open,
        variant={**msgspec.to_builtins(game.variant()), **game.live}, choices={name: each for name, each in values.items() if each},
        several=several, only={name: list(seats) for name, seats in game.only.items()},
        rivals={name: [list(group) for group in groups] for name, groups in game.rivals.items()},
        most=dict(game.most), overrules={name: list(others) for name, others in game.overrules.items()}, guests=list(game.guests),
        lesson=has_lesson(game), catalogues=list(game.catalogues),
    )  # fmt: skip


def listed(hint: Any) -> list[Any]:
    """Every value of a choice in the order of its declaration, where that can be listed."""
    if hint is bool:
        return [False, True]
    if get_origin(hint) is Annotated:
        _, bounds = get_args(hint)
        return list(range(bounds.ge, bounds.le + 1))
    return list(get_args(hint)) if get_origin(hint) is Literal else []


@get("/api/rules/{game:str}/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def ledger(game: TableId, language: TableId) -> str:
    """The rules of a game, one numbered line each, as Markdown."""
    if language not in LANGUAGES:
        raise Declined("unknown-game", f"there are rules in {', '.join(LANGUAGES)}")
    card = installed(game)
    return "\n".join((files(card.package) / f"{name}.{language}.md").read_text(encoding="utf-8") for name in card.ledgers)


@get("/schema/messages.json", sync_to_thread=False)
def messages_schema() -> dict[str, Any]:
    """The JSON schema of everything that travels over the socket."""
    return message_schema()


# Tables


@get("/api/tables")
async def tables(person: ThePerson, house: TheHouse) -> Tables:
    async def lines(ids: list[str]) -> list[TableLine]:
        return [table_line(live.table, person.id) for live in await house.find_known(ids)]

    store = house.store
    mine = await lines(await store.tables_of(person.id, ["open", "running"], MOST_LISTED)) if person.id else []
    finished = await lines(await store.tables_of(person.id, ["over"], MOST_LISTED)) if person.id else []
    return Tables(open=await lines(await store.open_tables(MOST_LISTED)), mine=mine, finished=finished)


@post("/api/tables")
async def make_table(data: JSONBody[NewTable], person: ThePerson, house: TheHouse) -> ask.Welcome:
    live = await house.create(known(person), data)
    return ask.Welcome(table=table_card(live.table, person.id, live.connected()))


@get("/api/tables/{table:str}/card")
async def card(table: TableId, person: ThePerson, house: TheHouse, key: Key = "") -> ask.Welcome:
    """The table as a whole, with what was said last."""
    live = await house.visit(table, person.id, key)
    return ask.Welcome(table=table_card(live.table, person.id, live.connected()), chat=await house.chat(live))


@get("/api/tables/{table:str}")
async def update(
    table: TableId,
    person: ThePerson,
    house: TheHouse,
    seat: Eyes = None,
    since: Annotated[int, QueryParameter(ge=0, required=False)] = 0,
    key: Key = "",
) -> ask.Update:
    """The game as your seat sees it, or as a spectator does."""
    live = await house.visit(table, person.id, key)
    chosen = eyes(live.table, person.id, seat)
    since = live.table.still_true(min(since, live.table.version))
    return make_update(live.table, person.id, chosen, since, live.connected())


@post("/api/tables/{table:str}", status_code=200)
async def command(
    table: TableId,
    data: JSONBody[TableCommand],
    person: ThePerson,
    house: TheHouse,
    key: Key = "",
    lang: Annotated[str, QueryParameter(required=False, max_length=2)] = "",
) -> Response[ask.Done | ask.Why | ask.Advice | ask.Forecast | ask.Refused | ask.Stale | ask.Problem]:
    """Any command of the table, as over the socket."""
    known(person)
    try:
        return Response(await house.submit(person, table, data, key))
    except FAILURES as failure:
        live = house.tables.get(table)
        version = 0 if live is None else live.table.version
        answer = reply_to(failure, data.id, lambda: version, None if live is None else live.table, lang)
        return Response(answer, status_code=STATUS[answer.code] if isinstance(answer, ask.Problem) else 409)


@get("/api/tables/{table:str}/invite.svg", media_type="image/svg+xml")
async def invite_code(request: Request[Any, Any, Any], table: TableId, person: ThePerson, house: TheHouse, setting: TheSetting) -> bytes:
    """The invitation as a QR code for phones."""
    live = await house.find(table)
    if not (person.id and (person.id == live.table.owner or live.table.seats_of(person.id))):
        raise Declined("not-yours")
    here = addresses(setting)
    base = here[0] if request.url.hostname in ("localhost", "127.0.0.1") and here else str(request.base_url).rstrip("/")
    code = segno.make(f"{base}/table/{table}?key={live.table.deed.invite}", error="m")
    picture = io.BytesIO()
    code.save(picture, kind="svg", xmldecl=False, scale=4, light="#fff")
    return picture.getvalue()


# Records


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(table: TableId, person: ThePerson, house: TheHouse, key: Key = "") -> Response[str]:
    """The journal of a finished game, with everything needed to check its dice."""
    live = await house.visit(table, person.id, key)
    text = await asyncio.to_thread(make_record, live.table.deed, await house.store.log(table))
    return Response(
        text, media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{live.table.game.id}-{table}.jsonl"'}
    )


@get("/api/records")
async def records(person: ThePerson, house: TheHouse) -> Response[bytes]:
    """All your finished games as one archive."""
    ids = await house.store.tables_of(known(person).id, ["over"], None)
    content = await bundle(house.store, ids)
    return Response(content, media_type="application/zip", headers={"content-disposition": 'attachment; filename="railbird-games.zip"'})


@post("/api/records", request_max_body_size=LARGEST_RECORD)
async def bring_record(request: Request[Any, Any, Any], person: ThePerson, house: TheHouse) -> ask.Welcome:
    """Bring a finished game from elsewhere: send its journal as plain text."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise Declined("bad-record", str(error)) from error
    live = await house.bring(known(person), text)
    return ask.Welcome(table=table_card(live.table, person.id, live.connected()))


HANDLERS = [
    house_card, me, change_me, make_account, log_in, log_out, tokens, make_token, drop_token, game_cards, ledger, messages_schema, tables,
    make_table, card, update, command, invite_code, record, records, bring_record,
]  # fmt: skip
