"""What the answers of the others tell about their hidden cards."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from railbird.core.contract import State
from railbird.core.search import Worlds
from railbird.games.eight28.policy import Shrewd
from railbird.games.eight28.rules import Eight28
from railbird.games.eight28.state import DECLINE, DUAL, NO_CARD, OFFER, TAKE, Player, least_value

SURPRISE: Final = 0.2
"""How likely an answer is that a shrewd player would not have given, against one that it would."""


class Suspicion(Worlds):
    """Hidden cards with which the last answer of their owner makes sense are likelier than others."""

    def __init__(self, table: Eight28, seat: i64) -> None:
        super().__init__(seat)
        self.odds: Final = [odds_of(table, other) if other != seat else NO_ODDS for other in range(table.seats())]
        """By player and kind of card."""

    def redeal(self, state: State, rng: Random) -> None:
        """828-21, 828-34."""
        assert isinstance(state, Eight28)
        for other in state.take_back(self.seat):
            state.hide(other, draw(state.deck, self.odds[other], rng))


NO_ODDS: Final = vec[float]([1.0] * DUAL)
"""Every card that is left is as likely as any other."""


def odds_of(table: Eight28, seat: i64) -> vec[float]:
    """How likely this player would have given the last answer with each kind of card face down."""
    twin = table.copy()
    assert isinstance(twin, Eight28)
    player = twin.players[seat]
    if player.hidden == NO_CARD or (not player.cards and not player.has_declined):
        return NO_ODDS
    twin.deck[player.hidden - 1] += 1
    answer = DECLINE if player.has_declined else TAKE
    if answer is TAKE:
        twin.deck[put_back(player) - 1] += 1
    odds = vec[float]([SURPRISE] * DUAL)
    for kind in range(DUAL):
        twin.hide(seat, kind)
        if Shrewd().pick(twin, OFFER[seat], Random(0)) is answer:
            odds[kind] = 1.0
        twin.deck[kind] += 1
    return odds


def put_back(player: Player) -> i64:
    """The card that was taken last leaves the hand."""
    last = player.cards.pop()
    player.open -= least_value(last)
    if last == DUAL:
        player.open_duals -= 1
    return last


def draw(deck: list[int], odds: vec[float], rng: Random) -> i64:
    """A kind of card from the deck, each as likely as it is suspected."""
    total = 0.0
    for kind in range(DUAL):
        total += float(deck[kind]) * odds[kind]
    ticket = rng.random() * total
    found: i64 = 0
    for kind in range(DUAL):
        if deck[kind] > 0:
            found = kind
            ticket -= float(deck[kind]) * odds[kind]
            if ticket < 0.0:
                break
    return found
