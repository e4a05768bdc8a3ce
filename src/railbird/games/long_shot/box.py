"""From components and variant to the numbers a table plays with."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from railbird.core.components import ComponentError, Components, Value, packaged
from railbird.core.game import Variant
from railbird.games.long_shot.cardboard import NONE, Box, Card, Feature, HorseCard
from railbird.games.long_shot.cards import EFFECTS
from railbird.games.long_shot.features import FEATURES
from railbird.games.long_shot.pieces import BIT, COLOURS, FAMILIES, FOR_ONE_COLOUR, FOR_ONE_HORSE, HORSES, KINDS, kinds_of

ALL_CARDS = 104
"""LS-10: printed, so no correction of the deck may change it."""
PLACES = ("win", "place", "show")
WORDS = ("name", "type", "count")
"""What a card has besides the figures in its text."""


class LongShotVariant(Variant, frozen=True):
    """Choices at a table of Long Shot."""

    ask: Literal["able", "all"] = "able"
    """Who is asked about cards on the roll and rerolls: who could use one, or everybody (LS-96)."""
    components: dict[str, Value] = msgspec.field(default_factory=dict)
    """Values of a person's own box, by their keys."""


@cache
def edition() -> Components:
    """The components as this package knows them."""
    return packaged(__package__)


def components(variant: LongShotVariant) -> Components:
    """The components of a table: ours, with a person's own values laid over them."""
    return edition().changed(variant.components, "the variant")


def make_box(variant: LongShotVariant) -> Box:
    return cached_box(msgspec.json.encode(variant))


@cache
def cached_box(text: bytes) -> Box:
    variant = msgspec.json.decode(text, type=LongShotVariant)
    return build_box(variant, components(variant))


def check(values: Components) -> None:
    """Refuse components that no table could play with; the error names file, key and reason."""
    build_box(LongShotVariant(), values)


def build_box(variant: LongShotVariant, parts: Components) -> Box:
    faces = parts.numbers("dice.move", high=9, count=6)
    if not any(faces):
        raise parts.error("dice.move", "no horse would ever move")
    box = Box("long-shot", variant, faces)
    box.horses = [horse_card(parts, horse) for horse in range(HORSES)]
    box.bars = vec[vec[i64]]([vec[i64]([horse for horse in range(HORSES) if box.horses[horse].bar & bit]) for bit in BIT])
    box.followers = vec[i64]([horse for horse in range(HORSES) if box.horses[horse].feature.follows_roll])
    box.asks_all = variant.ask == "all"
    box.money = parts.number("start.money")
    box.cards_dealt = parts.number("start.cards", low=1, high=13)
    box.spaces = parts.number("track.spaces", low=5)
    box.no_bets_from = parts.number("track.no_bets_from", low=1, high=box.spaces)
    box.bet = parts.number("action.bet", low=1)
    box.sale = parts.number("action.sale", low=1)
    box.prizes = [parts.number(f"prize.{place}") for place in PLACES]
    box.cards = vec[Card]([card for family in FAMILIES for card in family_cards(parts, family)])
    total = sum(card.count for card in box.cards)
    if total != ALL_CARDS:
        raise ComponentError(parts.file, "card", f"the counts add up to {total}, not to {ALL_CARDS}")
    return box


def horse_card(parts: Components, horse: int) -> HorseCard:
    key = f"horse.{horse + 1}"
    return HorseCard(
        horse,
        parts.word(f"{key}.name"),
        COLOURS.index(parts.word(f"{key}.colour", COLOURS)),
        parts.number(f"{key}.price", low=1),
        sum(BIT[number - 1] for number in set(parts.numbers(f"{key}.bar", low=1, high=HORSES))),
        [parts.number(f"{key}.odds.{place}", low=1) for place in PLACES],
        feature(parts, horse),
    )


def feature(parts: Components, horse: int) -> Feature:
    name = parts.word(f"horse.{horse + 1}.feature", list(FEATURES))
    made = FEATURES[name](name)
    for figure in parts.names(f"feature.{name}"):
        setattr(made, figure, parts.number(f"feature.{name}.{figure}", low=1))
    return made


def family_cards(parts: Components, family: str) -> list[Card]:
    """One card, or one for each horse or colour, with the figures of its text."""
    first = KINDS.index(kinds_of(family)[0])
    figures = [name for name in parts.names(f"card.{family}") if name not in WORDS]
    cards = []
    for number in range(len(kinds_of(family))):
        kind = first + number
        effect = EFFECTS[family](kind, number if family in FOR_ONE_HORSE else NONE, number if family in FOR_ONE_COLOUR else NONE)
        for figure in figures:
            setattr(effect, figure, parts.number(f"card.{family}.{figure}", low=1))
        cards.append(Card(kind, parts.number(f"card.{family}.count"), effect))
    return cards
