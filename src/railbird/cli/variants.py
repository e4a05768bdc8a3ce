"""Choices of rules as they are typed: `neutral_dice=no`."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.inspect import BoolType, Field, LiteralType, StructType, VarTupleType

from railbird.cli.errors import Trouble, near
from railbird.core.game import Game, Variant
from railbird.speech import Speech

SPELLINGS = {"yes": "true", "on": "true", "no": "false", "off": "false"}


def fields(variant: type[Variant]) -> dict[str, Field]:
    """Everything that may be chosen, by name."""
    found = msgspec.inspect.type_info(variant)
    assert isinstance(found, StructType)
    return {field.name: field for field in found.fields}


def values(field: Field) -> list[str]:
    """What may be chosen, if it can be listed."""
    if isinstance(field.type, BoolType):
        return ["yes", "no"]
    if isinstance(field.type, LiteralType):
        return [str(value) for value in field.type.values]
    return []


def parts(field: Field) -> list[str]:
    """What a list may be made of, if that can be listed."""
    if isinstance(field.type, VarTupleType) and isinstance(field.type.item_type, LiteralType):
        return [str(value) for value in field.type.item_type.values]
    return []


def show_value(value: object) -> str:
    """A value as it is typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is msgspec.NODEFAULT:
        return ""
    return ",".join(value) if isinstance(value, tuple) else str(value)


def choose_variant(game: Game, choices: Sequence[str], speech: Speech) -> Variant:
    """The printed game with these choices, each `option=value`."""
    known = fields(game.variant)
    chosen: dict[str, object] = {}
    for choice in choices:
        name, equals, value = choice.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise Trouble(speech.say("cli-error-variant", choice=choice))
        if name not in known:
            options = ", ".join(known) or "none"
            raise Trouble(speech.say("cli-error-option", game=game.id, name=name, near=near(name, known, speech), options=options))
        chosen[name] = read_value(game, known[name], value.strip(), speech)
    return msgspec.convert(chosen, game.variant)


def read_value(game: Game, field: Field, value: str, speech: Speech) -> object:
    plain: object = value
    if isinstance(field.type, BoolType):
        plain = SPELLINGS.get(value.lower(), value)
    elif isinstance(field.type, VarTupleType):
        plain = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return getattr(msgspec.convert({field.name: plain}, game.variant, strict=False), field.name)
    except msgspec.ValidationError as error:
        allowed = ", ".join(values(field) or parts(field)) or str(error)
        raise Trouble(speech.say("cli-error-value", name=field.name, value=value, allowed=allowed)) from error
