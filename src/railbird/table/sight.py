"""What each seat gets to see: every message here is made from the view and the facts of that seat alone."""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec
from librt.random import Random

from railbird.bots.coach import has_coach
from railbird.core.contract import EVERYONE, NOBODY, Chance, Decide, Scribe
from railbird.core.door import why_not
from railbird.core.game import Offer, imagine
from railbird.table.acts import Declined, is_free, must_agree, undo_target
from railbird.table.cards import Clock, Dice, OfferCard, Orders, Reason, SeatCard, TableCard, Told, Turn, UndoCard
from railbird.table.lobby import SeatLine, TableLine
from railbird.table.messages import Ask, Update, Why
from railbird.table.table import Table

T = TypeVar("T")
PREVIEWS = 2

encoder = msgspec.json.Encoder()


def written(value: T) -> T:
    """Something that goes into several messages, as the text that stands for it there; what is left out of messages stays as it is."""
    return cast("T", msgspec.Raw(encoder.encode(value))) if value else value


def seat_cards(table: Table, person: str, connected: frozenset[str]) -> list[SeatCard]:
    """Who sits where; the same for all but those whose seats are marked as theirs."""
    return [
        SeatCard(
            seat=number, kind=seat.kind, name=seat.name, level=seat.level, you=bool(person) and seat.person == person,
            connected=seat.person in connected, absent=seat.absent, handed_over=seat.handed_over, leaving=seat.person in table.leavers,
            thinking_left=seat.thinking_left,
        )
        for number, seat in enumerate(table.seats)
    ]  # fmt: skip


def table_card(table: Table, person: str, connected: frozenset[str]) -> TableCard:
    """The table as a whole, for somebody who may know of it."""
    belongs = person == table.owner or bool(table.seats_of(person))
    is_begun = table.status not in ("open", "abandoned")
    return TableCard(
        id=table.id, game=table.game.id, family=table.game.family, rules=table.game.rules,
        variant=msgspec.to_builtins(table.variant), seats=seat_cards(table, person, connected), settings=table.settings,
        status=table.status, created=table.deed.created, owner=bool(person) and person == table.owner,
        invite=table.deed.invite if belongs else "", watch=table.deed.watch if belongs else "", rematch=table.followed,
        scores=table.scores, shares=table.shares, turn=waits_for(table), frozen=table.frozen,
        dice=Dice(
            commitment=table.commitment, rolled=table.rolled,
            contributions=[seat.contribution for seat in table.seats] if is_begun else [],
            secret=table.deed.secret.hex() if table.status == "over" else "",
        ),
    )  # fmt: skip


def table_line(table: Table, person: str) -> TableLine:
    """The table in a list."""
    turn = waits_for(table)
    return TableLine(
        id=table.id, game=table.game.id, status=table.status, created=table.deed.created, moved=table.moved,
        seats=[
            SeatLine(kind=seat.kind, name=seat.name, level=seat.level, you=bool(person) and seat.person == person) for seat in table.seats
        ],
        turn=turn, your_turn=person_awaited(table) in table.seats_of(person), clock=table.settings.clock != Clock(),
        scores=table.scores, shares=table.shares,
    )  # fmt: skip


def waits_for(table: Table) -> int | None:
    actor = table.actor()
    return None if actor == NOBODY else actor


def person_awaited(table: Table) -> int | None:
    """The seat that is to act, unless a bot plays it."""
    actor = waits_for(table)
    return None if actor is None or table.plays_itself(actor) else actor


def turn_card(table: Table) -> Turn | None:
    turn = table.pending()
    if not isinstance(turn, (Decide, Chance)) or turn.seat == NOBODY:
        return None
    return Turn(seat=turn.seat, kind="decide" if isinstance(turn, Decide) else "roll", since=table.since, deadline=table.deadline())


def eyes(table: Table, person: str, wanted: int | None) -> int | None:
    """The seat that somebody looks from: the one they want; else theirs that is to act, unless that would show it a secret."""
    yours = table.seats_of(person)
    if wanted is not None:
        if wanted not in yours:
            raise Declined("not-yours", f"seat {wanted} is not yours")
        return wanted
    actor = person_awaited(table)
    if actor in yours and (actor == yours[0] or not differ(table, yours)):
        return actor
    return yours[0] if yours else None


def differ(table: Table, seats: list[int]) -> bool:
    """Whether these seats know different things."""
    if table.state is None or len(seats) < 2 or table.game.is_open:
        return False
    views = [msgspec.structs.replace(table.view(seat), seat=None) for seat in seats]
    return any(seen != views[0] for seen in views)


def offers(table: Table, seat: int) -> list[OfferCard]:
    """The options of a seat that is to choose."""
    turn = table.pending()
    if not isinstance(turn, Decide) or turn.seat != seat or table.plays_itself(seat):
        return []
    seen = table.view(seat)
    return [offer_card(table.game.offer(seen, option)) for option in turn.options]


def standing_offers(table: Table, seat: int | None) -> list[OfferCard]:
    """The orders that the game lets this seat give in advance."""
    if seat is None or table.game.orders is None or table.status != "running":
        return []
    return [offer_card(offer) for offer in table.game.orders.offers(table.view(seat))]


def offer_card(offer: Offer) -> OfferCard:
    return OfferCard(
        event=offer.event, message=offer.message, args=offer.args, group=offer.group, shortcut=offer.shortcut, target=offer.target
    )


def told_since(table: Table, seat: int | None, since: int) -> list[Told]:
    """Where nothing is hidden from anybody, everybody is told the same."""
    listener = None if table.game.is_open else seat
    return table.once(("told", listener, since), lambda: written(told(table, listener, since)))


def told(table: Table, seat: int | None, since: int) -> list[Told]:
    """The facts that this seat was told by entries after `since`."""
    found: list[Told] = []
    facts: list[object] = []
    last = -1
    for at, fact, audience in reversed(table.told):
        if at <= since:
            break
        if audience != EVERYONE and audience != seat:
            continue
        if at != last:
            facts = []
            found.append(Told(at=at, facts=facts, late=at in table.late))
            last = at
        facts.append(fact)
    for item in found:
        item.facts.reverse()
    found.reverse()
    return found


def undo_card(table: Table, person: str) -> UndoCard:
    target = undo_target(table, person)
    request = table.request
    if request is not None:
        return UndoCard(asked=request.to, by=request.seat, waiting=tuple(request.waiting))
    if target is None:
        return UndoCard()
    if is_free(table, person):
        return UndoCard(free=target)
    refused = table.refused is not None and table.refused in table.seats_of(person)
    return UndoCard(ask=target, refused=refused) if must_agree(table, person) else UndoCard(back=target)


def make_update(table: Table, person: str, seat: int | None, since: int, connected: frozenset[str]) -> Update:
    """Everything that somebody who looks from this seat may know, told from entry `since` on."""
    yours = table.seats_of(person)
    actor = person_awaited(table)
    is_over = table.status == "over"
    options = [] if seat is None else offers(table, seat)
    return Update(
        table=table.id, version=table.version, since=since, seat=seat, yours=yours, status=table.status,
        hand_over=seat is not None and actor in yours and actor != seat and not table.game.is_open,
        view=None if table.state is None else table.view_text(seat), told=told_since(table, seat, since),
        turn=table.once("turn", lambda: written(turn_card(table))),
        offers=options, coach=len(options) > 1 and is_coached(table), odds=has_odds(table, person), undo=undo_card(table, person),
        seats=table.once_for_card(("seats", person if yours else "", connected), lambda: written(seat_cards(table, person, connected))),
        rolled=table.rolled, scores=table.scores if is_over else [], shares=table.shares if is_over else [],
        standing=standing_offers(table, seat), orders=Orders() if seat is None else table.seats[seat].orders,
    )  # fmt: skip


def show_update(table: Table, person: str, seat: int | None, since: int, connected: frozenset[str]) -> bytes:
    """An update as JSON, made once for all who watch."""
    if table.seats_of(person):
        return encoder.encode(make_update(table, person, seat, since, connected))
    return table.once(("watch", since, connected), lambda: encoder.encode(make_update(table, person, seat, since, connected)))


def explain(table: Table, person: str, command: Ask) -> Why:
    """Why a seat may not do something; or what would follow, as far as every imagined game agrees."""
    if command.seat not in table.seats_of(person):
        raise Declined("not-yours", f"seat {command.seat} is not yours")
    if table.state is None or table.status != "running":
        raise Declined("not-now", "no game is going on")
    try:
        event = table.game.parse(command.event)
    except ValueError as error:
        raise Declined("bad-notation", str(error)) from error
    refusal = why_not(table.state, command.seat, event)
    if refusal is not None:
        return Why(reply=command.id, reason=Reason(rule=refusal.rule, args=dict(refusal.args)))
    return Why(reply=command.id, preview=preview(table, command.seat, command.event))


def must_be_coached(table: Table, person: str, seat: int) -> Decide:
    """The decision of this seat, if it is to choose now and the table has a coach."""
    if seat not in table.seats_of(person):
        raise Declined("not-yours", f"seat {seat} is not yours")
    turn = table.pending()
    if table.status != "running" or not isinstance(turn, Decide) or turn.seat != seat:
        raise Declined("not-now", "this seat has nothing to choose")
    if not is_coached(table):
        raise Declined("not-now", "this table has no coach")
    return turn


def is_coached(table: Table) -> bool:
    """Whether those who play here may ask the coach."""
    allowed = len(table.people()) == 1 if table.settings.coach is None else table.settings.coach
    return allowed and has_coach(table.game)


def has_odds(table: Table, person: str) -> bool:
    """Whether this person only watches a game that goes on: odds are nothing for those who play."""
    return table.status == "running" and not table.seats_of(person)


def preview(table: Table, seat: int, text: str) -> list[object]:
    """The facts that begin every imagined future alike."""
    seen = table.view(seat)
    futures = []
    for seed in range(PREVIEWS):
        dream = imagine(seen, Random(seed))
        dream.scribe = Scribe()
        dream.apply(table.game.parse(text))
        futures.append(dream.scribe.facts(seat))
    common = []
    for facts in zip(*futures, strict=False):
        if any(fact != facts[0] for fact in facts):
            break
        common.append(facts[0])
    return common
