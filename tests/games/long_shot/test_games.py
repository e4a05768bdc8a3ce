"""Whole games: cards and money are accounted for, every game ends, and the shrewd player knows what it does."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from librt.random import Random

from railbird.bots import make_policy
from railbird.core.contract import WIN, Decide, Event, Policy, RandomPolicy, Scribe, State
from railbird.core.drive import finish, play_games
from railbird.games.long_shot import facts
from railbird.games.long_shot.box import LongShotVariant
from railbird.games.long_shot.greedy import Greedy
from railbird.games.long_shot.policy import Shrewd
from railbird.games.long_shot.rules import LongShot
from tests.games.long_shot.build import GAME, do, fresh, options, step, table
from tests.games.long_shot.laws import conserved
from tests.rulebook import rule

DECK = conserved(fresh())
AUDITS = 101
"""Of so many games one is audited at every decision, the others at their end."""
ABOUT_MONEY = {facts.Collects, facts.Buys, facts.Bets, facts.TakesMoney, facts.Prize, facts.BetPays, facts.FinalScore}


class Account:
    """What everybody owns by what was told: the bank's side of every fact about money."""

    def __init__(self, seats: int) -> None:
        self.hand = [25] * seats
        self.stakes = [0] * seats
        self.won = [0] * seats
        self.score: list[int | None] = [None] * seats

    def book(self, told: Iterable[object]) -> None:
        for fact in told:
            if type(fact) not in ABOUT_MONEY:
                continue
            match fact:
                case facts.Collects(seat, money):
                    self.hand[seat] += money
                case facts.Buys(seat, _, _, price):
                    self.hand[seat] -= price
                case facts.Bets(seat, _, _, stake, _, free):
                    self.hand[seat] -= 0 if free else stake
                    self.stakes[seat] += stake
                case facts.TakesMoney(seat, victim, money):
                    self.hand[seat] += money
                    self.hand[victim] -= money
                case facts.Prize(seat, _, _, _, money) | facts.BetPays(seat, _, _, _, _, money):
                    self.won[seat] += money
                case facts.FinalScore(seat, _, score):
                    self.score[seat] = score


class Auditor(Policy):
    """Chooses at random; counts cards and money before every choice."""

    def __init__(self, account: Account) -> None:
        self.account = account
        self.random = RandomPolicy()

    def pick(self, state: State, turn: Decide, rng: Random) -> Event:
        audit(state, self.account)
        return self.random.pick(state, turn, rng)


def audit(state: State, account: Account) -> None:
    """Every card is somewhere, and hands and stakes are what the facts add up to."""
    assert isinstance(state, LongShot)
    assert conserved(state) == DECK
    assert state.scribe is not None
    account.book(fact for fact, _ in state.scribe.told)
    state.scribe.told.clear()
    assert [player.money for player in state.players] == account.hand
    assert [sum(player.bets) for player in state.players] == account.stakes
    assert min(account.hand) >= 0


def play_random_games(games: range) -> None:
    random = RandomPolicy()
    for game in games:
        seats = 3 + game % 6
        state = GAME.new(seats, LongShotVariant(ask="all" if game % 4 == 0 else "able"))
        state.scribe = Scribe()
        account = Account(seats)
        policy: Policy = Auditor(account) if game % AUDITS == 0 else random
        over, _ = finish(state, [policy] * seats, Random(2 * game), Random(2 * game + 1))
        audit(state, account)
        assert sum(over.shares) == WIN
        assert list(over.scores) == account.score
        assert list(over.scores) == [hand + won for hand, won in zip(account.hand, account.won, strict=True)]


def test_random_games_end_with_every_card_and_every_dollar_accounted_for() -> None:
    play_random_games(range(120))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_a_million_random_games_end_with_every_card_and_every_dollar_accounted_for(part: int) -> None:
    play_random_games(range(part * 100_000, (part + 1) * 100_000))


def mean_turns(seats: int, games: int) -> float:
    greedy = make_policy(GAME, "greedy")
    turns = 0
    for game in range(games):
        state = GAME.new(seats)
        finish(state, [greedy] * seats, Random(game), Random(game + games))
        assert isinstance(state, LongShot)
        turns += state.turn + 1
    return turns / games


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "turns"), [(3, 84), (4, 87), (5, 91), (6, 96), (7, 100), (8, 103)])
def test_greedy_games_last_as_long_as_expected(seats: int, turns: int) -> None:
    """Simple bots took 74 to 93 turns; these play every card as soon as they may, and half of them hold horses back."""
    assert abs(mean_turns(seats, 2_000) - turns) < 2


def win_share(policy: Policy, seats: int, games: int) -> float:
    """How often one such player wins against random ones, where 1 / seats is luck."""
    bots = [policy, RandomPolicy()]
    totals = play_games(GAME.new(seats), bots, [0, *[1] * (seats - 1)], 0, [(game, game + games) for game in range(games)])
    return totals.by_bot[0].share / (WIN * games)


def test_greedy_and_shrewd_beat_random() -> None:
    assert win_share(Greedy(), 4, 6) > 0.6
    assert win_share(Shrewd(), 4, 6) > 0.6


@pytest.mark.soak
@pytest.mark.parametrize(
    ("seats", "greedy", "shrewd"), [(3, 0.94, 0.97), (4, 0.88, 0.95), (6, 0.75, 0.88), (8, 0.65, 0.80)]
)  # fmt: skip
def test_greedy_and_shrewd_beat_random_clearly(seats: int, greedy: float, shrewd: float) -> None:
    assert win_share(Greedy(), seats, 2_000) > greedy
    assert win_share(Shrewd(), seats, 2_000) > shrewd


def choice(state: LongShot, policy: Policy | None = None) -> str:
    turn = state.pending()
    assert isinstance(turn, Decide)
    return (policy or Shrewd()).pick(state, turn, Random(1)).text()


def test_greedy_bets_on_the_favourite_plays_any_card_and_leaves_the_roll() -> None:
    assert choice(table(spaces={8: 15, 3: 2}, owners={8: 1}, money=5), Greedy()) == "bet 8"
    assert choice(table("heavy-going", spaces={8: 15}, owners={8: 0}, money=0), Greedy()) == "play heavy-going"
    rolled = table("do-over", step="roll", spaces={7: 20, 8: 20}, owners={7: 1, 8: 0}, bets={(1, 7): 50, (0, 8): 50})
    do(rolled, "roll 7 1")
    assert choice(rolled, Greedy()) == "keep"


def test_shrewd_brings_its_horse_home() -> None:
    state = table("photo-finish", spaces={7: 20, 8: 20}, owners={7: 0, 8: 1}, money=0)
    assert choice(state) == "play photo-finish"
    do(state, "play photo-finish")
    assert choice(state) == "choose 7"


def test_shrewd_bets_on_the_favourite() -> None:
    assert choice(table(spaces={8: 15, 3: 2}, owners={8: 1}, money=5)) == "bet 8"


def test_shrewd_takes_its_money_on_a_roll_and_stops_a_rival() -> None:
    state = table("lucky-numba-7", step="roll")
    do(state, "roll 7 1")
    assert choice(state) == "play lucky-numba-7"
    rival = table("spooked", step="roll", spaces={7: 20, 8: 20}, owners={7: 1, 8: 0}, bets={(1, 7): 50, (0, 8): 50})
    do(rival, "roll 7 1")
    assert choice(rival) == "play spooked"


def test_shrewd_rerolls_a_roll_that_hurts() -> None:
    state = table("do-over", step="roll", spaces={7: 20, 8: 20}, owners={7: 1, 8: 0}, bets={(1, 7): 50, (0, 8): 50})
    do(state, "roll 7 1")
    assert choice(state) == "do-over horse"


def test_shrewd_sells_what_is_dead() -> None:
    state = table("slipstream push-the-pace muddy-lane-5", spaces={8: 3}, owners={8: 0}, finished=(1,), money=0)
    assert choice(state) in ("sell slipstream", "sell push-the-pace")


@rule("LS-5")
def test_shrewd_does_not_look_into_hands() -> None:
    """It robs by the number of cards, whatever they are."""
    for theirs in ("spur", "pocket-money"):
        state = table("sticky-fingers", theirs, "giddy-up-1 giddy-up-2")
        do(state, "play sticky-fingers")
        assert options(state) == ["rob 2", "rob 3"]
        assert (choice(state), step(state)) == ("rob 3", "card")
