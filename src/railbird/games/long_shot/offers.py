"""Options as a person meets them, made from what the person sees."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from railbird.core.contract import Event
from railbird.core.game import Offer
from railbird.games.long_shot.box import WORDS, LongShotVariant, components, make_box
from railbird.games.long_shot.cardboard import NONE, card_name
from railbird.games.long_shot.pieces import (
    BIT,
    COLOURS,
    HORSES,
    KINDS,
    Bet,
    Buy,
    CardWord,
    Choose,
    HorseWord,
    Keep,
    Move,
    Pass,
    Play,
    Pluck,
    Reroll,
    Rob,
    Sell,
    family_of,
    is_for_roll,
)
from railbird.games.long_shot.view import LongShotView, rebuild

CARD_KEYS = "abcdefghijklmno"
"""Letters of cards, in the order of the hand; the same as capitals sell them."""
BUY_KEYS = "qrstuvwxyz"
"""Letters of horses; digits bet on them."""
VERBS = {Play: "play", Sell: "sell", Pluck: "pluck", Buy: "buy", Bet: "bet", Move: "move", Choose: "choose"}


def offer(view: LongShotView, event: Event) -> Offer:
    """How to present an option."""
    if isinstance(event, CardWord):
        return card_offer(view, event)
    if isinstance(event, HorseWord):
        return horse_offer(view, event)
    if isinstance(event, Rob):
        target = f"seat:{event.seat + 1}"
        return made(event, "rob", {"seat": event.seat}, group="rob", shortcut=str(event.seat + 1), target=target)
    if isinstance(event, Reroll):
        die = "horse" if event.is_horse_die else "move"
        message = "do-over" if event.by_card else "token"
        target = "card:do-over" if event.by_card else f"die:{die}"
        return made(event, message, {"die": die}, group=message, shortcut=shortcut_of(event), target=target)
    if isinstance(event, Keep):
        return made(event, "keep", zero(view), group="keep", shortcut="k", target="dice")
    assert isinstance(event, Pass)
    return made(event, f"pass-{view.step}", running(view), group="pass", shortcut="p", target="")


def made(event: Event, message: str, args: dict[str, Any], group: str, shortcut: str, target: str) -> Offer:
    return Offer(event=event.text(), message=f"long-shot-offer-{message}", args=args, group=group, shortcut=shortcut, target=target)


def running(view: LongShotView) -> dict[str, Any]:
    """LS-100, LS-272: whether the rolled horse runs if nobody answers the roll."""
    if view.step != "window":
        return {}
    return {"runs": "no" if view.goal is None else "yes"}


def zero(view: LongShotView) -> dict[str, Any]:
    """LS-100 to LS-103: what a 0 would bring whoever keeps it."""
    assert view.horse_die is not None
    owner = view.horses[view.horse_die - 1].owner
    if view.move_die:
        return {"zero": "no", "seats": []}
    if owner is None:
        return {"zero": "draws", "seats": []}
    steals = owner != view.on and view.players[owner].cards > 0
    return {"zero": "steals" if steals else "nothing", "seats": [owner] if steals else []}


def shortcut_of(event: Reroll) -> str:
    """Small letters for the token, capitals for the card."""
    letter = "h" if event.is_horse_die else "m"
    return letter.upper() if event.by_card else letter


def card_offer(view: LongShotView, event: CardWord) -> Offer:
    """A card of the own hand, or one that was looked at."""
    verb = VERBS[type(event)]
    args: dict[str, Any] = {"card_name": card_name(event.kind)}
    if verb == "sell":
        args["sale"] = make_box(view.variant).sale
    if verb == "play":
        args |= brings(view, event)
    message = "react" if verb == "play" and view.step == "window" else verb
    group = "sale" if view.step == "sale" else verb
    key = card_key(view, event)
    # A card on the table is there to be played; only the second of a sale is chosen there.
    place = "sell" if group == "sell" else "card"
    return made(event, message, args, group=group, shortcut=key.upper() if verb == "sell" else key, target=f"{place}:{KINDS[event.kind]}")


def brings(view: LongShotView, event: CardWord) -> dict[str, Any]:
    """What a card does as soon as it is played: to the money of who plays it, or to one horse."""
    assert view.deciding is not None
    state = rebuild(view)
    player = state.players[view.deciding]
    money = player.money
    spaces = [horse.space for horse in state.horses]
    effect = state.box.cards[event.kind].effect
    if view.step == "window":
        effect.react(state, view.deciding)
    else:
        effect.play(state)
    moved = [horse for horse, space in zip(state.horses, spaces, strict=True) if horse.space != space]
    if player.money != money:
        return {"brings": "money", "old_money": money, "new_money": player.money}
    if len(moved) == 1:
        return {"brings": "move", "space": moved[0].space}
    if state.spooked and not view.spooked:
        return {"brings": "stay", "space": state.horses[state.horse_die].space}
    return {"brings": "other"}


def card_key(view: LongShotView, event: CardWord) -> str:
    """The letter of a card among the different ones in its hand, as far as letters go."""
    assert view.deciding is not None
    player = view.players[view.deciding]
    if isinstance(event, Pluck):
        hand = [seen.card for seen in player.seen or [] if seen.seats == [view.target]]
    else:
        hand = player.hand or []
    rank = list(dict.fromkeys(hand)).index(KINDS[event.kind])
    return CARD_KEYS[rank : rank + 1]


def horse_offer(view: LongShotView, event: HorseWord) -> Offer:
    """A horse to buy, to bet on, to move, or for the card or feature that asks."""
    box = make_box(view.variant)
    card = box.horses[event.horse]
    horse = view.horses[event.horse]
    verb = VERBS[type(event)]
    args: dict[str, Any] = {"horse": event.horse + 1, "name": card.name}
    if verb == "buy":
        args |= {"price": card.price, "left_money": left(view, card.price)}
    elif verb == "bet":
        stake = card.feature.money if view.step == "features" else box.bet
        args |= {"stake": stake, "left_money": left(view, stake)}
    else:
        args |= {"space": horse.space} | reaches(view, event)
    key = BUY_KEYS[event.horse] if verb == "buy" else str((event.horse + 1) % 10)
    return made(event, verb, args, group=verb, shortcut=key, target=f"horse:{event.horse + 1}")


def reaches(view: LongShotView, event: HorseWord) -> dict[str, Any]:
    """Where the horse would stand then, and whether that is home; a roll that is still to come is not in it."""
    state = rebuild(view)
    state.apply(event)
    horse = state.horses[event.horse]
    return {"goal": horse.space, "home": horse.place > 0}


def left(view: LongShotView, cost: int) -> int:
    """What whoever decides keeps in hand."""
    assert view.deciding is not None
    return view.players[view.deciding].money - cost


def card_text(variant: LongShotVariant, kind: int) -> tuple[str, dict[str, Any]]:
    """What a card says: its message, and the figures of this table's box."""
    box = make_box(variant)
    effect = box.cards[kind].effect
    args: dict[str, Any] = {figure: getattr(effect, figure) for figure in ("spaces", "money", "stake", "most", "horses")}
    if effect.horse != NONE:
        args |= {"horse": effect.horse + 1, "name": box.horses[effect.horse].name}
    if effect.colour != NONE:
        args["colour"] = COLOURS[effect.colour]
    return f"long-shot-text-{family_of(KINDS[kind])}", args


def card_source(variant: LongShotVariant, kind: int) -> str:
    """Where we know the text of a card from: from where its figure comes, or its type if it has none."""
    family = f"card.{family_of(KINDS[kind])}"
    parts = components(variant)
    figures = [name for name in parts.names(family) if name not in WORDS]
    return parts.source(f"{family}.{figures[0] if figures else 'type'}")


def feature_text(variant: LongShotVariant, horse: int) -> tuple[str, dict[str, Any]]:
    """What a horse does for its owner: its message, and the figures of this table's box."""
    feature = make_box(variant).horses[horse].feature
    figures = ("money", "spaces", "ahead", "others", "behind", "roll")
    return f"long-shot-feature-{feature.id}", {figure: getattr(feature, figure) for figure in figures}


class Printed(Struct, frozen=True):
    """What stands on a card: a message with its figures, and where we know it from."""

    message: str
    args: dict[str, Any]
    source: str


class PrintedHorse(Struct, frozen=True):
    """A horse card."""

    colour: str
    price: int
    bar: list[int]
    odds: list[int]
    feature: Printed


class PrintedBox(Struct, frozen=True):
    """The track, the horse cards, and the Long Shot cards by their names in notation."""

    spaces: int
    no_bets_from: int
    horses: list[PrintedHorse]
    cards: dict[str, Printed]
    on_roll: list[str]
    """Cards that are played on a roll, not as the action."""
    with_icon: list[str]
    """LS-12: cards that speak of the lead, and carry the Winner's Circle icon."""


def printed(variant: LongShotVariant) -> PrintedBox:
    """Everything that boards show and no view repeats."""
    box = make_box(variant)
    kinds = range(len(KINDS))
    return PrintedBox(
        spaces=box.spaces,
        no_bets_from=box.no_bets_from,
        horses=[printed_horse(variant, horse) for horse in range(HORSES)],
        cards={KINDS[kind]: Printed(*card_text(variant, kind), card_source(variant, kind)) for kind in kinds},
        on_roll=[KINDS[kind] for kind in kinds if is_for_roll(kind)],
        with_icon=[KINDS[kind] for kind in kinds if box.cards[kind].effect.has_icon],
    )


def printed_horse(variant: LongShotVariant, horse: int) -> PrintedHorse:
    card = make_box(variant).horses[horse]
    source = components(variant).source(f"horse.{horse + 1}.feature")
    return PrintedHorse(
        colour=COLOURS[card.colour],
        price=card.price,
        bar=[other + 1 for other in range(HORSES) if card.bar & BIT[other]],
        odds=list(card.odds),
        feature=Printed(*feature_text(variant, horse), source),
    )
