"""What a person types, and what it means."""

from __future__ import annotations

from collections.abc import Sequence

from railbird.core.game import Offer

LAYOUT = str.maketrans("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")
"""The same keys on a Russian keyboard."""


def keys(offers: Sequence[Offer]) -> list[str]:
    """A key for each option: its shortcut, or a number where that is missing or doubled.

    >>> keys([Offer(event="pass", message="", shortcut="p"), Offer(event="sit", message=""), Offer(event="go 1", message="", shortcut="1")])
    ['p', '2', '1']
    """
    wanted = [offer.shortcut for offer in offers]
    numbers = (str(number) for number in range(1, 2 * len(wanted) + 1) if str(number) not in wanted)
    return [key if key and wanted.count(key) == 1 else next(numbers) for key in wanted]


class Menu:
    """The options of one decision by their keys."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self.offers = dict(zip(keys(offers), offers, strict=True))

    def event(self, typed: str) -> str | None:
        """The option with this key; the only option needs none."""
        if not typed and len(self.offers) == 1:
            return next(iter(self.offers.values())).event
        offer = self.offers.get(typed) or self.offers.get(typed.translate(LAYOUT))
        return None if offer is None else offer.event

    def alike(self, typed: str) -> str | None:
        """`4` means `place 4` where `3` is the key of `place 3`."""
        for key, offer in self.offers.items():
            words = offer.event.split(" ")
            if typed.isdigit() and key.isdigit() and words[-1] == key:
                return " ".join([*words[:-1], typed])
        return None


class Keyboard:
    """Remembers what keys meant, so that one which chooses nothing now can be answered with a reason."""

    def __init__(self) -> None:
        self.meanings: dict[str, str] = {}

    def learn(self, menu: Menu) -> None:
        self.meanings |= {key: offer.event for key, offer in menu.offers.items()}

    def words(self, typed: str, menu: Menu) -> str:
        """The event that is probably meant, in full."""
        return menu.alike(typed) or self.meanings.get(typed) or self.meanings.get(typed.translate(LAYOUT)) or typed
