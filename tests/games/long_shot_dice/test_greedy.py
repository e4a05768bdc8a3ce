"""The greedy player backs whoever leads and takes what pays at once."""

from __future__ import annotations

from librt.random import Random

from railbird.core.contract import Decide
from railbird.games.long_shot_dice.greedy import Greedy
from railbird.games.long_shot_dice.rules import LongShotDice
from tests.games.long_shot_dice.build import acting, put


def choice(state: LongShotDice) -> str:
    turn = state.pending()
    assert isinstance(turn, Decide)
    return Greedy().pick(state, turn, Random(1)).text()


def test_it_bets_as_much_as_it_may_on_a_horse_that_leads() -> None:
    state = acting(1)
    put(state, h1=9)
    state.owner[0] = 1
    assert choice(state) == "bet 1 3"


def test_it_buys_the_winner_if_its_prize_is_worth_more() -> None:
    state = acting(8)
    put(state, h8=9)
    assert choice(state) == "buy 8"


def test_it_neither_bets_on_nor_buys_a_horse_far_behind() -> None:
    state = acting(8)
    put(state, h1=9, h2=9, h3=9, h8=1)
    assert choice(state).split(" ")[0] not in ("bet", "buy")


def test_it_completes_a_set_rather_than_beginning_one() -> None:
    state = acting(8)
    put(state, h1=9, h2=9, h3=9, h8=1)
    state.sheets[0].helmets = 1 << 7
    assert choice(state) == "jersey 8"
