"""Options as a person meets them, and standing orders: answers given in advance."""

from __future__ import annotations

from railbird.core.contract import Event
from railbird.core.game import Offer, Orders
from railbird.games.eight28.state import DECLINE, FIRST_GOAL, SECOND_GOAL, TAKE, Answer, Join
from railbird.games.eight28.view import Eight28View

ALWAYS_DECLINE = "always decline"
TAKE_UNDER = "take under "


def offer(view: Eight28View, event: Event) -> Offer:
    """An answer with the totals so far, or a half with the total that competes for it."""
    assert view.turn is not None
    totals = view.players[view.turn].totals
    if isinstance(event, Join):
        return Offer(
            event=event.text(),
            message=f"eight-28-offer-join-{event.half}",
            args={"total": totals[0] if event.half == FIRST_GOAL else totals[-1]},
            group="join",
            shortcut=str(event.half)[0],
            target=f"half:{event.half}",
        )
    assert isinstance(event, Answer)
    return Offer(
        event=event.text(),
        message=f"eight-28-offer-{event.text()}",
        args={"totals": totals},
        group="offer",
        shortcut=event.text()[0],
        target="deck",
    )


def orders(view: Eight28View) -> list[Offer]:
    """Decline for the rest of the round, or take while the face-up cards stay under a total."""
    if view.seat is None or view.revealed:
        return []
    me = view.players[view.seat]
    if me.is_out or (me.has_declined and view.variant.pass_is_final):
        return []
    takes = [
        Offer(event=f"{TAKE_UNDER}{total}", message="eight-28-order-take", args={"total": total}, group="take-under")
        for total in range(me.open + 1, SECOND_GOAL)
    ]
    return [Offer(event=ALWAYS_DECLINE, message="eight-28-order-decline", group="always-decline"), *takes]


def answer(view: Eight28View, order: str) -> Event | None:
    """What the order says to the card that is offered; `None` when none is, or when the total is reached."""
    limit = parse_order(order)
    if not view.choosing or view.revealed or view.seat is None or view.turn != view.seat:
        return None
    if limit is None:
        return DECLINE
    return TAKE if view.players[view.seat].open < limit else None


def parse_order(order: str) -> int | None:
    """The total under which cards are taken; `None`: they are always declined. Raises ValueError for anything else."""
    if order == ALWAYS_DECLINE:
        return None
    total = order.removeprefix(TAKE_UNDER)
    if total == order or not (total.isascii() and total.isdigit()):
        raise ValueError(f"{order!r} is not a standing order of eight-28")
    return int(total)


ORDERS = Orders(orders, answer)
