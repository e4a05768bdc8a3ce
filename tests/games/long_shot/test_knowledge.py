"""Who knows which card: open and hidden things, cards seen elsewhere, and what a seat imagines."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from railbird.core.contract import Decide, Over, Scribe, State
from railbird.core.game import imagine, view
from railbird.games.long_shot.facts import CardDrawn
from railbird.games.long_shot.pieces import BIT, KINDS, Sighting
from railbird.games.long_shot.rules import LongShot
from railbird.games.long_shot.steps import HORSE_DIE, MOVE_DIE, REROLL, ROLL, WINDOW
from railbird.games.long_shot.view import LongShotView
from tests.games.long_shot.build import GAME, do, fresh, hand, listen, seen, table, told
from tests.laws.cases import draw
from tests.rulebook import rule


def look(state: LongShot, seat: int | None) -> LongShotView:
    known = view(state, seat)
    assert isinstance(known, LongShotView)
    return known


@rule("LS-5")
def test_hands_are_hidden_and_everything_else_is_open() -> None:
    state = table("spur", "spooked do-over", "giddy-up-1", money=15, bets={(1, 4): 10}, owners={7: 2})
    mine = look(state, 0)
    assert [player.hand for player in mine.players] == [["spur"], None, None]
    assert [player.cards for player in mine.players] == [1, 2, 1]
    assert [player.money for player in mine.players] == [15, 15, 15]
    assert (mine.players[1].bets[3], mine.horses[6].owner, mine.players[1].token) == (10, 2, False)
    assert all(player.hand is None for player in look(state, None).players)


@rule("LS-5")
def test_the_pile_is_a_bag_and_discards_lie_open() -> None:
    state = table("spur giddy-up-1", "spooked")
    do(state, "sell spur", "sell giddy-up-1")
    mine = look(state, 0)
    assert mine.discards == {"spur": 1, "giddy-up-1": 1}
    assert mine.pile == 101
    assert mine.unseen["spooked"] == 2
    assert sum(mine.unseen.values()) == 102


@rule("LS-5")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    state = table()
    facts = listen(state)
    do(state, "pass", "draw spur")
    assert [len(told(facts, CardDrawn, seat)) for seat in (0, 1, 2, None)] == [1, 0, 0, 0]


@rule("LS-6")
def test_a_stolen_card_is_seen_by_thief_and_victim() -> None:
    state = table("sticky-fingers", "spur spooked", "do-over")
    do(state, "play sticky-fingers", "rob 2", "steal spur")
    assert [seen(state, seat) for seat in (0, 1, 2)] == [[], [("spur", [0])], []]


def robbed(kind: str) -> LongShot:
    """Seat 0 takes a card from seat 1, then seat 2 takes one from seat 0 unseen by seat 1."""
    state = table("sticky-fingers giddy-up-1", f"{kind} giddy-up-2", "giddy-up-3")
    do(state, "play sticky-fingers", "rob 2", f"steal {kind}", "draw giddy-up-4")
    return state


@rule("LS-7")
def test_a_third_player_who_takes_a_card_unseen_leaves_two_hands_in_which_it_may_be() -> None:
    state = robbed("spur")
    state.steal(2, 0, KINDS.index("giddy-up-1"))
    assert seen(state, 1) == [("spur", [0, 2])]


@rule("LS-7")
def test_a_known_card_that_is_played_is_no_longer_looked_for() -> None:
    state = robbed("spur")
    state.discard(0, KINDS.index("spur"))
    assert seen(state, 1) == []


@rule("LS-7")
def test_a_hand_without_cards_is_ruled_out() -> None:
    """After the unseen theft seat 0 gets rid of everything else: the card must be in the other hand."""
    state = robbed("spur")
    state.steal(2, 0, KINDS.index("spur"))
    for card in ("giddy-up-1", "giddy-up-4"):
        state.discard(0, KINDS.index(card))
    assert seen(state, 1) == [("spur", [2])]


@rule("LS-7")
def test_of_two_equal_cards_in_unsure_hands_one_shown_leaves_the_other_in_any_of_them() -> None:
    state = table("", "spur", "spur", "")
    spur = KINDS.index("spur")
    state.players[3].sightings = [Sighting(spur, BIT[0] + BIT[1]), Sighting(spur, BIT[1] + BIT[2])]
    state.discard(1, spur)
    assert seen(state, 3) == [("spur", [0, 2])]


@rule("LS-6", "LS-7")
def test_looking_at_a_hand_settles_what_is_in_it_and_what_is_elsewhere() -> None:
    state = table("", "spur", "spooked pocket-money")
    names = [KINDS.index(name) for name in ("spur", "spooked")]
    state.players[0].sightings = [Sighting(kind, BIT[1] + BIT[2]) for kind in names]
    state.look_at_hand(0, 2)
    assert seen(state, 0) == [("pocket-money", [2]), ("spooked", [2]), ("spur", [1])]


@rule("LS-7")
def test_every_sighting_of_random_games_is_true() -> None:
    """In 60 games each card that a seat has seen is in one of the hands where it may be, each sighting another card."""
    for seed in range(60):
        state = fresh(3 + seed % 6)
        rng = Random(seed)
        while not isinstance(turn := state.pending(), Over):
            state.apply(draw(turn, rng))
            if state.turn % 5 == 0:
                for seat in range(len(state.players)):
                    assert fits(state, seat)


def fits(state: LongShot, seat: int) -> bool:
    """Whether the sightings can be matched with different cards in the hands of the others."""
    cards = [(kind, holder) for holder, player in enumerate(state.players) for kind in player.hand if holder != seat]
    sightings = sorted(state.players[seat].sightings, key=lambda sighting: int(sighting.hands).bit_count())

    def match(rest: list[Sighting], free: list[tuple[int, int]]) -> bool:
        if not rest:
            return True
        first = rest[0]
        return any(
            match(rest[1:], [*free[:place], *free[place + 1 :]])
            for place, (kind, holder) in enumerate(free)
            if kind == first.kind and first.hands & BIT[holder]
        )

    return match(sightings, cards)


@rule("LS-7")
def test_imagined_deals_are_equally_likely() -> None:
    """A card seen in one of two hands with two and one places: two deals in three have it in the larger hand."""
    state = table("", "spur giddy-up-1", "giddy-up-2", pile="giddy-up-3")
    state.players[0].sightings = [Sighting(KINDS.index("spur"), BIT[1] + BIT[2])]
    known = view(state, 0)
    counted: Counter[tuple[str, ...]] = Counter()
    for seed in range(1800):
        world = imagine(known, Random(seed))
        assert isinstance(world, LongShot)
        counted[(*hand(world, 1), "|", *hand(world, 2))] += 1
    assert len(counted) == 9
    assert all(150 <= count <= 250 for count in counted.values())


@rule("LS-7")
def test_imagined_deals_with_overlapping_sightings_are_equally_likely() -> None:
    """One card is in hand 1 or 2, another in 2 or 3, one place in each hand: three ways to put them."""
    state = table("", "spur", "spooked", "giddy-up-1", pile="")
    state.players[0].sightings = [Sighting(KINDS.index("spur"), BIT[1] + BIT[2]), Sighting(KINDS.index("spooked"), BIT[2] + BIT[3])]
    counted = Counter(str([hand(imagined(state, seed), seat) for seat in (1, 2, 3)]) for seed in range(1500))
    assert len(counted) == 3
    assert all(430 <= count <= 570 for count in counted.values())


def imagined(state: LongShot, seed: int) -> LongShot:
    world = imagine(view(state, 0), Random(seed))
    assert isinstance(world, LongShot)
    return world


@rule("LS-96")
def test_when_all_are_asked_the_others_see_only_that_cards_on_the_roll_may_be_played() -> None:
    """Who is asked, and how far the questions have come, could betray by the time it takes who can react."""
    state = table("", "lucky-numba-7", "", step="roll", ask="all")
    do(state, "roll 7 1", "keep")
    assert [(look(state, seat).step, look(state, seat).deciding) for seat in (0, 1, 2, None)] == [
        ("window", 0), ("window", None), ("window", None), ("window", None),
    ]  # fmt: skip
    before = look(state, 2)
    do(state, "pass")
    assert look(state, 2) == before
    assert look(state, 1).deciding == 1


@rule("LS-96")
@pytest.mark.parametrize("seats", [3, 6])
def test_when_all_are_asked_the_questions_betray_nothing(seats: int) -> None:
    """What one seat sees and hears from roll to roll is the same in every world it holds possible."""
    for seed in range(25):
        state = fresh(seats, ask="all")
        rng = Random(seed)
        while state.turn < 4 + seed:
            turn = state.pending()
            if isinstance(turn, Over):
                break
            state.apply(draw(turn, rng))
        for watcher in range(seats):
            world = state.copy()
            world.redeal(watcher, Random(seed))
            assert story(world, watcher, seed) == story(state, watcher, seed)


def story(state: State, watcher: int, seed: int) -> list[str]:
    """Who is asked while a roll is made and nobody reacts, and what the watcher is told."""
    twin = state.copy()
    assert isinstance(twin, LongShot)
    twin.scribe = Scribe()
    rng = Random(seed)
    heard: list[str] = []
    while not isinstance(turn := twin.pending(), Over) and twin.step in (ROLL, HORSE_DIE, MOVE_DIE, REROLL, WINDOW):
        if isinstance(turn, Decide):
            heard.append(f"{turn.seat} is asked")
            twin.apply(GAME.parse("keep" if twin.step == REROLL else "pass"))
        else:
            twin.apply(draw(turn, rng))
    return heard + [str(fact) for fact in twin.scribe.facts(watcher)]
