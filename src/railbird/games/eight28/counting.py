"""Counting cards: what the next card may do to a hand, exactly."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from railbird.games.eight28.rules import Eight28
from railbird.games.eight28.state import DUAL, NO_CARD, RAISE, SECOND_GOAL, least_value


@mypyc_attr(acyclic=True)
class Count:
    """The cards that a player has not seen, by kind; each is equally likely to be the next."""

    def __init__(self, unseen: vec[i64]) -> None:
        self.unseen: Final = unseen
        cards: i64 = 0
        for ways in unseen:
            cards += ways
        self.cards: Final[i64] = cards

    def bust(self, least: i64) -> i64:
        """How many of them leave a hand without a total of 28 or less."""
        ways: i64 = 0
        for card in range(1, DUAL + 1):
            if least + least_value(card) > SECOND_GOAL:
                ways += self.unseen[card - 1]
        return ways

    def hit(self, goal: i64, least: i64, duals: i64) -> i64:
        """How many of them give a hand this total exactly."""
        ways: i64 = 0
        for card in range(1, DUAL + 1):
            if is_reached(goal, least + least_value(card), duals + 1 if card == DUAL else duals):
                ways += self.unseen[card - 1]
        return ways


def is_reached(goal: i64, least: i64, duals: i64) -> bool:
    """828-31: each 1/11 card adds nothing or 10."""
    gap = goal - least
    return 0 <= gap <= RAISE * duals and gap % RAISE == 0


def count_cards(state: Eight28, seat: i64) -> Count:
    """What this seat knows of the deck: the face-down cards of the others might as well lie in it."""
    unseen = vec[i64](list(state.deck))
    me = state.players[seat]
    for player in state.players:
        if player is not me and player.hidden != NO_CARD:
            unseen[player.hidden - 1] += 1
    return Count(unseen)
