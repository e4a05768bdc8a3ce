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
from railbird.games.eight28.state import DECLINE, DUAL, NO_CARD, OFFER, TAKE, least_value

SURPRISE: Final = 0.2
"""How likely an answer is that a shrewd player would not have given, against one that it would."""


class Suspicion(Worlds):
    """Hidden cards with which the last answer of their owner makes sense are likelier than others."""

    def __init__(self, table: Eight28, seat: i64) -> None:
        super().__init__(seat)
        self.odds: Final = [vec[float]([likelihood(table, other, card) for card in range(1, DUAL + 1)]) for other in range(table.seats())]

    def redeal(self, state: State, rng: Random) -> None:
        """828-21, 828-34."""
        assert isinstance(state, Eight28)
        if state.is_revealed:
            return
        deck = state.deck
        others = [other for other, player in enumerate(state.players) if other != self.seat and player.hidden != NO_CARD]
        for other in others:
            deck[state.players[other].hidden - 1] += 1
        for other in others:
            kind = draw(deck, self.odds[other], rng)
            deck[kind] -= 1
            state.players[other].hidden = kind + 1


def likelihood(table: Eight28, seat: i64, card: i64) -> float:
    """How likely this player would have given the last answer with this card face down."""
    twin = table.copy()
    assert isinstance(twin, Eight28)
    player = twin.players[seat]
    if player.hidden == NO_CARD or (not player.cards and not player.has_declined):
        return 1.0
    twin.deck[player.hidden - 1] += 1
    twin.deck[card - 1] -= 1
    player.hidden = card
    answer = DECLINE
    if not player.has_declined:
        answer = TAKE
        last = player.cards.pop()
        twin.deck[last - 1] += 1
        player.open -= least_value(last)
        if last == DUAL:
            player.open_duals -= 1
    return 1.0 if Shrewd().pick(twin, OFFER[seat], Random(0)) is answer else SURPRISE


def draw(deck: list[int], odds: vec[float], rng: Random) -> i64:
    """A card from the deck, each as likely as it is suspected."""
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
