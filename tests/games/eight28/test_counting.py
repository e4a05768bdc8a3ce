"""Counting cards: exact chances of the next card, and hidden cards imagined with the right probabilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product

from librt.random import Random

from railbird.core.contract import Decide, Over
from railbird.core.game import find_game, imagine
from railbird.games.eight28.counting import count_cards
from railbird.games.eight28.rules import Eight28
from railbird.games.eight28.state import CARDS, DUAL
from tests.games.eight28.build import look, table
from tests.laws.cases import draw
from tests.rulebook import rule

POSITIONS = 10_000


def positions() -> Iterator[tuple[Eight28, int]]:
    """Whoever is offered a card in random games of three to six players."""
    rng = Random(828)
    while True:
        state = find_game("eight-28").new(3 + rng.randrange(4))
        assert isinstance(state, Eight28)
        while not isinstance(turn := state.pending(), Over):
            if isinstance(turn, Decide) and not state.is_revealed:
                yield state, turn.seat
            state.apply(draw(turn, rng))


def all_totals(cards: list[int]) -> set[int]:
    """Every way to count the 1/11 cards."""
    return {sum(values) for values in product(*((1, 11) if card == DUAL else (card,) for card in cards))}


def unseen_cards(state: Eight28, seat: int) -> list[int]:
    """Card by card: the whole pack without what the seat sees."""
    pack = Counter({kind + 1: count for kind, count in enumerate(state.box.deck)})
    for player in state.players:
        pack.subtract(player.cards)
    pack.subtract([state.players[seat].hidden])
    return list(pack.elements())


@rule("828-11", "828-31")
def test_chances_to_bust_and_to_hit_equal_enumeration_in_ten_thousand_positions() -> None:
    met = Counter[str]()
    for _, (state, seat) in zip(range(POSITIONS), positions(), strict=False):
        player = state.players[seat]
        hand = [player.hidden, *player.cards]
        futures: Counter[str] = Counter()
        for card, ways in Counter(unseen_cards(state, seat)).items():
            totals = all_totals([*hand, card])
            futures["all"] += ways
            futures["bust"] += ways * (min(totals) > 28)
            futures["8"] += ways * (8 in totals)
            futures["28"] += ways * (28 in totals)
        count = count_cards(state, seat)
        least, duals = player.least(), player.duals()
        counted = {"all": count.cards, "bust": count.bust(least), "8": count.hit(8, least, duals), "28": count.hit(28, least, duals)}
        assert counted == {name: futures[name] for name in counted}, (hand, counted)
        met.update({name: 1 for name, ways in counted.items() if ways})
    assert min(met.values()) > POSITIONS // 100


def test_a_view_tells_its_own_seat_the_odds() -> None:
    state = table("5 1", "6 10 9", "7", "3 10 10 9")
    seen = [look(state, seat).odds for seat in (0, 1, 2, 3, None)]
    assert seen[0] is not None
    assert (seen[0].bust, seen[0].eight, seen[0].twenty_eight) == (0, 3, 0)
    assert seen[1] is not None
    assert (seen[1].bust, seen[1].eight, seen[1].twenty_eight) == (3 + 3 + 2 + 3 + 4 + 1, 0, 3)
    assert seen[3] is None
    assert seen[4] is None


@rule("828-21")
def test_imagined_hidden_cards_follow_the_exact_distribution() -> None:
    """Two hidden cards and a deck of three; seat 1 knows its own card only."""
    state = table("2", "7", "1/11", deck="1 1 2")
    unseen = ["1", "1", "2", "2", "1/11"]
    ways = Counter((first, second) for first, second in permutations(unseen, 2))
    seen = look(state, 1)
    rng = Random(28)
    rounds = 20_000
    met: Counter[tuple[str, str]] = Counter()
    for _ in range(rounds):
        world = imagine(seen, rng)
        assert isinstance(world, Eight28)
        assert world.players[1].hidden == 7
        met[CARDS[world.players[0].hidden - 1], CARDS[world.players[2].hidden - 1]] += 1
    assert met.keys() == ways.keys()
    for pair, count in ways.items():
        chance = Fraction(count, sum(ways.values()))
        spread = float(rounds * chance * (1 - chance)) ** 0.5
        assert abs(met[pair] - rounds * chance) < 5 * spread, pair
