"""Component data: what is printed on the pieces of a box, value by value, with where we know it from.

A game keeps its components in TOML. A value is a whole number, a word, or a list of either, and it carries its source:
`printed` (in the rulebooks), `reported` (by people who have the box) or `house` (our reconstruction). `source` beside
values holds for them and for the tables below, until a nearer one replaces it; a single value may carry its own:

    >>> box = Components.parse('''
    ... [price]
    ... source = "reported"
    ... 1 = 10
    ... 7 = { value = 4, source = "printed" }
    ... ''', "components.toml")
    >>> box.number("price.1"), box.source("price.1"), box.source("price.7")
    (10, 'reported', 'printed')

A person with the box on the table corrects values in a file of their own, which has the same shape and holds only
what differs. Its values count as `own` unless it says otherwise:

    >>> mine = box.overlaid('[price]\\n1 = 12', "my-box.toml")
    >>> mine.number("price.1"), mine.source("price.1"), mine.changes()
    (12, 'own', {'price.1': 12})

Every mistake names file, key and reason:

    >>> box.overlaid('[price]\\n9 = 12', "my-box.toml")
    Traceback (most recent call last):
    railbird.core.components.ComponentError: my-box.toml: price.9: there is no such value; in price there are 1, 7
    >>> mine.number("price.1", high=10)
    Traceback (most recent call last):
    railbird.core.components.ComponentError: my-box.toml: price.1: 12 is more than 10

How a game uses it (`box.py`): `packaged(__package__)` reads its own `components.toml`; `overlaid` or `changed` lays a
person's values over it; `number`, `numbers`, `word`, `words` and `names` read values with their limits; `error` refuses
what only the game can see is wrong; `rows` is the whole table for a screen. A journal keeps `changes()`, and `changed`
lays them over the box again.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, Self

from msgspec import Struct

PRINTED: Final = "printed"
REPORTED: Final = "reported"
HOUSE: Final = "house"
OWN: Final = "own"
SOURCES: Final = (PRINTED, REPORTED, HOUSE, OWN)

TYPE_NAMES: Final = {int: "a whole number", str: "a word", list: "a list"}

Value = int | str | list[int | str]


class ComponentError(ValueError):
    """A component file that cannot be used; names the file, the key and the reason."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(": ".join(part for part in (file, key, reason) if part))
        self.file: Final = file
        self.key: Final = key
        self.reason: Final = reason


class Component(Struct, frozen=True):
    """One value on the components, where it comes from, and the file that says so."""

    key: str
    value: Value
    source: str
    file: str


class Components:
    """All values of one edition by dotted key, such as `price.7`."""

    def __init__(self, file: str, rows: Mapping[str, Component]) -> None:
        self.file: Final = file
        self._rows: Final = dict(rows)

    @classmethod
    def parse(cls, text: str, file: str) -> Self:
        """The components of an edition; every value must have a source."""
        return cls(file, {row.key: row for row in _read(text, file, source="")})

    def overlaid(self, text: str, file: str) -> Self:
        """These components with the values of a person's own file laid over them."""
        return self._with(_read(text, file, source=OWN))

    def changed(self, changes: Mapping[str, Value], file: str) -> Self:
        """These components with single values replaced, as a journal keeps them."""
        return self._with(Component(key, _checked(value, file, key), OWN, file) for key, value in changes.items())

    def changes(self) -> dict[str, Value]:
        """The values that a person's own file gave."""
        return {row.key: row.value for row in self._rows.values() if row.file != self.file}

    def rows(self) -> list[Component]:
        """Every value in the order of the edition's file."""
        return list(self._rows.values())

    def names(self, table: str) -> list[str]:
        """What stands directly in a table: its values and the tables below it.

        >>> Components.parse('source = "house"\\n[card.a]\\nprice = 4\\n[card.b]\\nprice = 6', "a.toml").names("card")
        ['a', 'b']
        """
        below = f"{table}."
        return list(dict.fromkeys(key[len(below) :].partition(".")[0] for key in self._rows if key.startswith(below)))

    def has(self, key: str) -> bool:
        """Whether the edition gives this value."""
        return key in self._rows

    def source(self, key: str) -> str:
        """Where we know this value from."""
        return self._row(key).source

    def number(self, key: str, low: int = 0, high: int = 999) -> int:
        """A whole number within its limits."""
        return self._within(key, self._row(key).value, low, high)

    def numbers(self, key: str, low: int = 0, high: int = 999, count: int | None = None) -> list[int]:
        """A list of whole numbers within their limits, `count` of them if that is fixed."""
        return [self._within(key, value, low, high) for value in self._list(key, count)]

    def word(self, key: str, choices: Sequence[str] = ()) -> str:
        """A word, one of `choices` if there are any."""
        return self._among(key, self._row(key).value, choices)

    def words(self, key: str, choices: Sequence[str] = (), count: int | None = None) -> list[str]:
        """A list of words, each one of `choices` if there are any."""
        return [self._among(key, value, choices) for value in self._list(key, count)]

    def error(self, key: str, reason: str) -> ComponentError:
        """The error to raise when the game finds a value impossible; it names the file that gave it."""
        return ComponentError(self._row(key).file, key, reason)

    def _with(self, rows: Iterator[Component]) -> Self:
        laid = dict(self._rows)
        for row in rows:
            if row.key not in laid:
                raise ComponentError(row.file, row.key, f"there is no such value; {self._neighbours(row.key)}")
            known = type(laid[row.key].value)
            if type(row.value) is not known:
                raise ComponentError(row.file, row.key, f"must be {TYPE_NAMES[known]}, not {row.value!r}")
            laid[row.key] = row
        return type(self)(self.file, laid)

    def _neighbours(self, key: str) -> str:
        table = key.rpartition(".")[0]
        while table and not self.names(table):
            table = table.rpartition(".")[0]
        names = self.names(table) if table else list(dict.fromkeys(key.partition(".")[0] for key in self._rows))
        return f"in {table or 'the file'} there are {', '.join(names)}"

    def _row(self, key: str) -> Component:
        if key not in self._rows:
            raise ComponentError(self.file, key, "is missing")
        return self._rows[key]

    def _list(self, key: str, count: int | None) -> Sequence[int | str]:
        value = self._row(key).value
        if not isinstance(value, list):
            raise self.error(key, f"must be a list, not {value!r}")
        if count is not None and len(value) != count:
            raise self.error(key, f"must hold {count} values, not {len(value)}")
        return value

    def _within(self, key: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int):
            raise self.error(key, f"must be a whole number, not {value!r}")
        if value < low:
            raise self.error(key, f"{value} is less than {low}")
        if value > high:
            raise self.error(key, f"{value} is more than {high}")
        return value

    def _among(self, key: str, value: object, choices: Sequence[str]) -> str:
        if not isinstance(value, str):
            raise self.error(key, f"must be a word, not {value!r}")
        if choices and value not in choices:
            raise self.error(key, f"{value!r} is none of {', '.join(choices)}")
        return value


def packaged(package: str, name: str = "components.toml") -> Components:
    """The component file that a game's package carries."""
    return Components.parse(files(package).joinpath(name).read_text("utf-8"), name)


def _read(text: str, file: str, source: str) -> Iterator[Component]:
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(file, "", str(error)) from None
    return _flat(tables, file, "", source)


def _flat(table: Mapping[str, Any], file: str, key: str, source: str) -> Iterator[Component]:
    source = _source(table, file, key, source)
    if key and table.keys() == {"value", "source"}:
        yield Component(key, _checked(table["value"], file, key), source, file)
        return
    for name, value in table.items():
        below = f"{key}.{name}" if key else name
        if isinstance(value, dict):
            yield from _flat(value, file, below, source)
        elif name != "source":
            if not source:
                raise ComponentError(file, below, f"has no source; it is one of {', '.join(SOURCES)}")
            yield Component(below, _checked(value, file, below), source, file)


def _source(table: Mapping[str, Any], file: str, key: str, source: str) -> str:
    nearer = table.get("source", source)
    if nearer and nearer not in SOURCES:
        raise ComponentError(file, f"{key}.source" if key else "source", f"{nearer!r} is none of {', '.join(SOURCES)}")
    return str(nearer)


def _checked(value: object, file: str, key: str) -> Value:
    match value:
        case bool() | float():
            pass
        case int() | str():
            return value
        case list() if all(type(item) is int for item in value) or all(type(item) is str for item in value):
            return value
    raise ComponentError(file, key, f"must be a whole number, a word or a list of either, not {value!r}")
