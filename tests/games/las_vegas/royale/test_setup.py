"""Royale: tiles, notes and variants before a round."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from railbird.core.chance import Bag, size
from railbird.core.contract import Chance, Decide, Over
from railbird.core.game import find_game
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.royale_box import SideName, all_sides
from railbird.games.las_vegas.royale_view import BY_NAME, look_royale
from railbird.games.las_vegas.tiles.handicap import Handicap
from railbird.games.las_vegas.tiles.jackpot import Jackpot
from railbird.speech import Speech
from tests.games.las_vegas.build import PAIRS, deal, do, fresh, money, options
from tests.games.las_vegas.royale.build import chips, clear_grey, dice, end_round, in_hand, refused, royale, tile, two_players
from tests.rulebook import rule


def open_table(**variant: Any) -> Royale:
    """Nothing is drawn yet."""
    state = fresh(game="las-vegas-royale", **variant)
    assert isinstance(state, Royale)
    return state


def drawable(state: Royale) -> dict[str, int]:
    """What the next draw can bring, with its weight."""
    turn = state.pending()
    assert isinstance(turn, Bag)
    return {event.text().removeprefix("tile "): weight for event, weight in turn.outcomes()}


def names(state: Royale) -> list[str]:
    return [tile.name for tile in state.tiles]


def play_round(state: Royale, *tiles: str) -> None:
    do(state, *(f"tile {name}" for name in tiles))
    deal(state, PAIRS)
    end_round(state)


@rule("LVR-1")
def test_without_tiles_royale_is_the_base_game_event_for_event() -> None:
    base = find_game("las-vegas")
    bare = find_game("las-vegas-royale")
    for seats in (2, 4):
        plain, tiled = base.new(seats), bare.new(seats, bare.variant(tiles_per_round=0))
        step = 0
        while not isinstance(turn := plain.pending(), Over):
            other = tiled.pending()
            if isinstance(turn, Decide):
                assert isinstance(other, Decide)
                assert other.options == turn.options
                event = turn.options[step % len(turn.options)]
            else:
                assert isinstance(turn, Chance)
                assert isinstance(other, Chance)
                assert other.ways() == turn.ways()
                event = turn.outcome(step * 7919 % turn.ways())
            plain.apply(event)
            tiled.apply(event)
            step += 1
        assert tiled.standing() == plain.standing()


@rule("LVR-1")
@pytest.mark.parametrize("seats", [1, 6])
def test_royale_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        find_game("las-vegas-royale").new(seats)


@rule("LVR-2")
def test_three_tiles_are_drawn_before_the_notes_and_lie_at_casinos_1_to_3() -> None:
    state = open_table()
    do(state, "tile jackpot", "tile pay-day", "tile handicap")
    assert names(state) == ["jackpot", "pay-day", "handicap"]
    assert [tile.casino for tile in state.tiles] == [0, 1, 2]
    assert "note 30000" in drawable(state)


@rule("LVR-2")
def test_nobody_chooses_a_tile_during_play() -> None:
    state = royale("jackpot")
    assert refused(state, "tile pay-day") == "LVR-2"
    do(state, "roll 1 1 2 2 3 3 4 +5")
    assert refused(state, "tile pay-day") == "LVR-2"


@rule("LVR-2", "LVR-3")
def test_all_sixteen_sides_are_equally_likely_at_first() -> None:
    state = open_table()
    assert drawable(state) == {side.name: 1 for side in all_sides()}
    assert len(drawable(state)) == 16


@rule("LVR-3")
def test_every_side_has_a_name_to_choose_a_view_and_words() -> None:
    sides = [side.name for side in all_sides()]
    assert sides == list(get_args(SideName))
    assert sides == list(BY_NAME)
    speech = Speech("en", find_game("las-vegas-royale"))
    for name in sides:
        assert speech.say(f"las-vegas-tile-{name}")
        assert speech.say(f"las-vegas-tile-{name}.about")


@rule("LVR-3")
def test_the_other_side_of_a_tile_that_lies_out_cannot_be_drawn() -> None:
    state = open_table()
    pairs = [
        "lucky-punch jackpot", "prime-time fifty-fifty", "high-five bad-luck", "pay-day power-play",
        "no-entry knockout", "block-it handicap", "black-box double-down", "nice-dice my-choice",
    ]  # fmt: skip
    for pair in pairs:
        front, back = pair.split(" ")
        for laid, other in ((front, back), (back, front)):
            twin = state.copy()
            assert isinstance(twin, Royale)
            do(twin, f"tile {laid}")
            assert set(drawable(state)) - set(drawable(twin)) == {laid, other}


@rule("LVR-4")
def test_a_side_can_come_again_in_the_next_round() -> None:
    state = open_table()
    play_round(state, "jackpot", "pay-day", "handicap")
    assert names(state) == []
    assert len(drawable(state)) == 16


@rule("LVR-5")
def test_used_tiles_may_stay_away() -> None:
    state = open_table(used_tiles="remove")
    play_round(state, "jackpot", "pay-day", "handicap")
    gone = {"lucky-punch", "jackpot", "pay-day", "power-play", "block-it", "handicap"}
    assert drawable(state) == {side.name: 1 for side in all_sides() if side.name not in gone}


@rule("LVR-6")
def test_used_tiles_may_come_back_only_flipped_and_every_tile_is_as_likely_as_before() -> None:
    state = open_table(used_tiles="flip")
    play_round(state, "jackpot", "pay-day", "handicap")
    weights = drawable(state)
    assert {name: weight for name, weight in weights.items() if weight != 1} == {"lucky-punch": 2, "power-play": 2, "block-it": 2}
    assert sum(weights.values()) == 16
    assert not {"jackpot", "pay-day", "handicap"} & set(weights)


@rule("LVR-7")
def test_when_every_tile_is_used_up_those_not_lying_out_are_mixed_again() -> None:
    state = open_table(used_tiles="remove")
    play_round(state, "jackpot", "prime-time", "bad-luck")
    play_round(state, "pay-day", "knockout", "block-it")
    assert set(drawable(state)) == {"black-box", "double-down", "nice-dice", "my-choice"}
    do(state, "tile my-choice", "tile black-box")
    assert set(drawable(state)) == {side.name for side in all_sides()} - {"black-box", "double-down", "nice-dice", "my-choice"}


@rule("LVR-8")
def test_later_pairs_come_from_the_78_notes_not_seen_before_and_awards_take_none() -> None:
    state = royale("jackpot")
    assert state.deck.left == 78
    end_round(state, 1)
    do(state, "roll 1 6")
    assert money(state)[0] >= 30
    assert state.deck.left == 78
    deal(state, PAIRS)
    assert state.deck.left == 66
    won, lying = 1, 12
    assert state.deck.left + size(state.under) + lying + won == 90


@rule("LVR-9")
def test_tiles_grey_dice_and_the_closed_casino_start_anew() -> None:
    state = royale("jackpot", "handicap", "no-entry")
    tile(state, Jackpot).cell = 4
    tile(state, Handicap).free = [0, 0, 0]
    state.closed = 5
    clear_grey(state, 4)
    end_round(state, 5)
    assert state.closed == -1
    assert tile(state, Jackpot).cell == 0
    deal(state, PAIRS)
    assert tile(state, Handicap).free == [2, 3, 4]
    assert [dice(state, casino)[-1] for casino in range(1, 7)] == ["1", "1", "1", "2", "2", "2"]


@rule("LVR-220")
@pytest.mark.parametrize("count", range(7))
def test_a_table_may_agree_on_none_to_six_tiles(count: int) -> None:
    state = open_table(tiles_per_round=count)
    do(state, *["tile jackpot", "tile pay-day", "tile handicap", "tile no-entry", "tile my-choice", "tile black-box"][:count])
    assert [tile.casino for tile in state.tiles] == list(range(count))
    deal(state, PAIRS)
    assert options(state) == []
    assert in_hand(state) == ["7+1"] * 4


@rule("LVR-221")
def test_fixed_tiles_lie_out_in_every_round() -> None:
    state = royale("my-choice", "jackpot")
    assert names(state) == ["my-choice", "jackpot"]
    end_round(state)
    assert names(state) == ["my-choice", "jackpot"]


@rule("LVR-221")
@pytest.mark.parametrize("tiles", [("jackpot", "lucky-punch"), ("jackpot", "jackpot")])
def test_two_sides_of_one_tile_cannot_be_fixed_together(tiles: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match="two sides"):
        royale(*tiles)


@rule("LVR-221")
def test_seven_tiles_do_not_fit() -> None:
    with pytest.raises(ValueError, match="7 tiles"):
        royale("jackpot", "prime-time", "high-five", "pay-day", "no-entry", "block-it", "black-box")


@rule("LVR-222", "LVR-28")
def test_two_players_play_with_neutral_dice_which_activate_nothing() -> None:
    state = two_players("jackpot", "pay-day", "no-entry")
    assert [dice(state, casino)[2] for casino in range(1, 7)] == ["1+1", "1", "1", "1", "1", "2"]
    assert chips(state) == [2, 2]
    assert state.closed == -1
    assert refused(state, "close 1") == "LVR-33"


def test_a_tile_says_where_its_numbers_come_from() -> None:
    seen = look_royale(royale("jackpot", "handicap", "pay-day", "prime-time"), None).tiles
    assert [tile.source for tile in seen] == ["reported", "reported", "printed", "printed"]
