"""Sentences in a person's language, made from facts, offers and refusals through the games' Fluent catalogues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from railbird.core.contract import Refusal
from railbird.core.facts import Fact
from railbird.core.game import Game, Offer

LANGUAGES = ("en", "ru", "nl")


class MissingMessage(LookupError):
    """A catalogue lacks a message, or a message lacks an argument."""


@cache
def kinds(fact: type[Fact]) -> dict[str, str]:
    """What each field of a fact means: seat, seats, totals, money, name, or the name of its plain type."""
    found = msgspec.inspect.type_info(fact)
    assert isinstance(found, msgspec.inspect.StructType)
    return {field.name: kind(field.type) for field in found.fields}


def kind(field: msgspec.inspect.Type) -> str:
    if isinstance(field, msgspec.inspect.Metadata) and field.extra and "kind" in field.extra:
        return str(field.extra["kind"])
    if isinstance(field, msgspec.inspect.ListType):
        return "list-" + kind(field.item_type)
    return "plain"


@cache
def catalogue(package: str, name: str) -> Any:
    return FluentResource((files(package) / "text" / f"{name}.ftl").read_text(encoding="utf-8"))


@cache
def bundle(game: Game | None, language: str) -> FluentBundle:
    """The words of all front ends, and those of one game."""
    words = FluentBundle([language], use_isolating=False)
    words.add_resource(catalogue(__name__, language))
    if game is not None:
        for prefix in game.catalogues:
            words.add_resource(catalogue(game.package, prefix + language))
    return words


class Speech:
    """Speaks about one table in one language."""

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.names = names
        self.words = bundle(game, language)

    def say(self, message: str, /, **args: Any) -> str:
        """A sentence by its identifier (`name.attribute` for an attribute)."""
        name, _, attribute = message.partition(".")
        if not self.words.has_message(name):
            raise MissingMessage(f"{self.language}: no message {name!r}")
        found = self.words.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingMessage(f"{self.language}: no message {message!r}")
        sentence, errors = self.words.format_pattern(pattern, args)
        if errors or isinstance(sentence, FluentNone):
            raise MissingMessage(f"{self.language}: {message!r}: {errors}")
        return str(sentence)

    def money(self, dollars: int) -> str:
        sign = "−" if dollars < 0 else ""
        return sign + self.say("money", amount=abs(dollars))

    def seat(self, seat: int) -> str:
        """The name of who sits there, or of a guest of the game behind the last seat."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        guests = self.game.guests if self.game is not None and self.names else ()
        guest = seat - len(self.names)
        return self.say(guests[guest]) if 0 <= guest < len(guests) else self.say("seat", number=seat + 1)

    def list(self, items: Sequence[str]) -> str:
        return format_list(list(items), locale=self.language)

    def totals(self, totals: Sequence[int]) -> str:
        """`12 or 22`, never on two lines."""
        return format_list([str(total) for total in totals], style="or", locale=self.language).replace(" ", "\u00a0")

    def spoken(self, value: Any, meaning: str) -> Any:
        """An argument in the form that sentences use; what is absent or empty is `none`, for selectors."""
        if value is None or value == []:
            return "none"
        if meaning == "totals":
            return self.totals(value)
        if isinstance(value, list):
            item = "seat" if meaning == "seats" else meaning.removeprefix("list-")
            items = [str(self.spoken(element, item)) for element in value]
            return ", ".join(items) if item == "plain" else self.list(items)
        if meaning == "seat":
            return self.seat(value)
        if meaning == "money":
            return self.money(value)
        if meaning == "name":
            return self.say(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value

    def arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments of offers and refusals: their meaning goes by the name (`seat`, `totals`, `money`, `…_money`, `…_name`)."""
        return {name: self.spoken(value, meaning_by_name(name)) for name, value in args.items()}

    def fact(self, fact: Fact) -> str:
        """What happened, as a sentence; empty for a fact that nobody needs to read."""
        assert self.game is not None
        meanings = kinds(type(fact))
        args = {name: self.spoken(getattr(fact, name), meanings[name]) for name in fact.__struct_fields__}
        return self.say(f"{self.game.family}-{fact.__struct_config__.tag}", **args)

    def offer(self, offer: Offer) -> str:
        """An option, as a player calls it."""
        return self.say(offer.message, **self.arguments(offer.args))

    def outcome(self, offer: Offer) -> str:
        """What an option would come to; empty where the game does not tell."""
        tells = "outcome" in self.words.get_message(offer.message).attributes
        return self.say(f"{offer.message}.outcome", **self.arguments(offer.args)) if tells else ""

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the number of the rule."""
        reason = self.say(f"refusal-{refusal.rule}", **self.arguments(refusal.args))
        return self.say("refused", reason=reason, rule=refusal.rule)


def meaning_by_name(name: str) -> str:
    if name in ("seat", "seats", "totals"):
        return name
    if name == "money" or name.endswith("_money"):
        return "money"
    return "name" if name.endswith("_name") else "plain"
