"""Las Vegas Royale at the terminal."""

from __future__ import annotations

import pytest

from railbird.cli.boards import draw
from railbird.core.game import find_game, view
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.tiles.fifty_fifty import FiftyFifty
from railbird.games.las_vegas.tiles.knockout import Knockout
from railbird.games.las_vegas.tiles.my_choice import MyChoice
from railbird.games.las_vegas.tiles.nice_dice import NiceDice
from railbird.games.las_vegas.tiles.power_play import PowerPlay
from railbird.speech import LANGUAGES, Speech
from tests.cli.conftest import Run
from tests.cli.test_boards import printed, show
from tests.games.las_vegas.build import do, hands, put
from tests.games.las_vegas.royale.build import end_round, royale, tile, two_players


def tiles(state: Royale) -> list[str]:
    """The lines of the tiles."""
    lines = show(state, names=("Ann", "Bo", "Cleo", "Dan"))
    start = next(number for number, line in enumerate(lines) if line.startswith("Tile"))
    return [" ".join(line.split()) for line in lines[start + 2 : start + 2 + len(state.tiles)]]


def test_each_tile_shows_what_lies_on_it_or_what_it_pays() -> None:
    state = royale("jackpot", "fifty-fifty", "high-five", "power-play", "knockout", "handicap")
    tile(state, PowerPlay).holder = 1
    tile(state, Knockout).small[2] = 2
    tile(state, Knockout).big[0] = 1
    assert tiles(state) == [
        "1 Jackpot $30,000",
        "2 Fifty Fifty $0",
        "3 High Five $100,000",
        "4 Power Play →B",
        "5 Knockout? A■ C▪▪",
        "6 Handicap 2×$10,000 3×$30,000 4×▪",
    ]


def test_dice_on_tiles_are_marked_by_their_owners() -> None:
    state = royale("nice-dice", "block-it", "double-down", "no-entry")
    nice = tile(state, NiceDice)
    nice.owner[3], nice.big[3], nice.owner[0] = 1, 1, 0
    assert tiles(state) == ["1 Nice Dice 1 A▪ 4 B■", "2 Block It! ▪ ▪ ▪▪ ▪▪ ▪▪▪", "3 Double Down", "4 No Entry! →$20,000"]


def test_black_dice_and_the_gold_space() -> None:
    state = royale("my-choice", "fifty-fifty")
    tile(state, MyChoice).gold = 2
    assert tiles(state)[0] == "1 My Choice C▪"
    hands(state, "2", "1", "1", "1")
    do(state, "roll 1 3", "place 1", "roll 2 5")
    assert tiles(state)[0] == ">1 My Choice 2 5"
    fifty = tile(state, FiftyFifty)
    fifty.cell, fifty.sum = 2, 9
    assert tiles(state)[1] == "2 Fifty Fifty $30,000 (9)"


def test_a_fist_and_piles_are_shown_to_their_makers_only() -> None:
    state = royale("lucky-punch")
    do(state, "roll 1 1 2 2 3 3 4 +5", "place 1", "hide 2")
    assert tiles(state) == [">1 Lucky Punch 2"]
    speech = Speech("en", find_game("las-vegas-royale"), ("Ann", "Bo", "Cleo", "Dan"))
    other = printed(draw(view(state, 1), speech))
    assert any(line.split() == [">1", "Lucky", "Punch", "?"] for line in other)
    state = royale("black-box")
    put(state, 1, "0", "0", "0", "1")
    end_round(state)
    do(state, "split 2", "divide blank blank")
    assert tiles(state) == [">1 Black Box 2 + 4"]


def test_a_closed_casino_says_so_and_while_a_tile_asks_the_roll_is_past() -> None:
    state = royale("no-entry")
    state.closed = 3
    do(state, "roll 1 1 2 2 3 3 4 +5")
    lines = show(state, names=("Ann", "Bo", "Cleo", "Dan"))
    assert any(line.startswith("4 closed") for line in lines)
    assert lines[-1].startswith("Rolled: ")
    do(state, "place 1")
    assert not show(state, names=("Ann", "Bo", "Cleo", "Dan"))[-1].startswith("Rolled: ")


def test_neutral_and_grey_dice_have_marks_of_their_own() -> None:
    lines = show(two_players("handicap"), names=("Ann", "Bo"))
    assert "    * neutral" in lines
    assert "    # grey dice" in lines
    assert any("*▪" in line and "#▪▪" in line for line in lines)
    assert not any("#" in line for line in show(royale("jackpot"), names=("Ann", "Bo", "Cleo", "Dan")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_tiles_fit_sixty_columns(language: str) -> None:
    state = royale("jackpot", "fifty-fifty", "bad-luck", "power-play", "no-entry", "handicap")
    assert max(map(len, show(state, language, ("Ann", "Bo", "Cleo", "Dan")))) <= 60


def test_tiles_are_fixed_by_name(run: Run) -> None:
    result = run("play", "las-vegas-royale", "--humans", 0, "--bots", "random", "--seed", 1, "--variant", "fixed_tiles=my-choice, jackpot")
    assert result.exit_code == 0, result.output
    assert "My Choice lies at casino 1." in result.stdout
    assert "Jackpot lies at casino 2." in result.stdout


@pytest.mark.parametrize(
    ("choice", "reason"),
    [("fixed_tiles=jackpot,slot", "it may be: bad-luck, black-box"), ("fixed_tiles=jackpot,lucky-punch", "two sides of one tile")],
)
def test_tiles_that_cannot_be_fixed_are_named_with_the_reason(run: Run, choice: str, reason: str) -> None:
    result = run("play", "las-vegas-royale", "--variant", choice)
    assert result.exit_code == 2
    assert reason in result.output
