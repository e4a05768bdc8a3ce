"""The board of Long Shot: The Dice Game as a person reads it, without colour and at sixty columns."""

from __future__ import annotations

import pytest

from railbird.cli.boards import draw
from railbird.core.game import view
from railbird.speech import LANGUAGES, Speech
from tests.cli.test_boards import printed
from tests.games.long_shot_dice.build import GAME, clean, do, finish, give, put, table

LONG = ("Abdulrahmaninova", "Bartholomaeussen", "Chrysostomopoulo", "Dampfschiffahrts", "Eyjafjallajokull", "Foo", "Goo", "Hoo")


def show(state: object, language: str = "en", names: tuple[str, ...] = ("Ann", "Bo")) -> list[str]:
    return printed(draw(GAME.look(state, 0), Speech(language, GAME, names)))


def test_the_race_shows_places_owners_prices_odds_and_marks_with_their_sources() -> None:
    state = clean(2, own=[3])
    put(state, h1=12, h2=11, h8=15)
    finish(state, 5)
    lines = show(state)
    assert lines[0] == "Round 1  * as players report it · ° our reconstruction"
    assert lines[3] == "1   ············|1···   $10*    5/4/3   6*"
    assert lines[4] == "2   ···········2|····   $10*    5/4/3   5*"
    assert lines[5] == "3   3···········|····   A       6/5/4   1*"
    assert lines[7] == "5   place 1: $35        $6*     7/6/5   14*"
    assert lines[9] == "7   7···········|····   $4      9/8/7   13"
    assert lines[10] == "8   ············|···8   $4*     9/8/7   24*"


def test_the_sheet_shows_crosses_wilds_and_what_is_left_of_the_bonuses() -> None:
    state = table(2)
    do(state, "roll 8 1")
    state.sheets[0].wilds = 1
    state.sheets[0].helmets = 0b101
    lines = show(state)
    start = lines.index("Sheet of Ann")
    assert lines[start + 1 : start + 6] == ["   8  X  5  6", "   4  7  X  2", "   X  8  6  3", "   7  1  4  X", "Wilds: 2 of 3* free"]
    assert any(line.startswith(">   A Ann    $12     4:2 8:4   13") for line in lines)
    assert "Rolled: horse 8, one space." in lines


def test_a_card_is_explained_to_its_owner_and_when_it_is_rolled() -> None:
    state = clean(2, own=[2])
    do(state, "roll 7 1", "helmet 7", "helmet 7")
    do(state, "roll 4 1")
    lines = [line for line in show(state) if line[:1].isdigit() and ":" in line]
    assert [line.split(":")[0] for line in lines if not line[1:4].isspace()] == ["2 Too Lucky*", "4 Early Bird Special"]


def test_a_single_player_reads_what_roland_will_do_and_how_sure_that_is() -> None:
    state = clean(1)
    do(state, "roll 1 1")
    assert "Roland next: buy the leading unsold horse for $10." in show(state, names=("Ann",))
    state = clean(1)
    do(state, "roll 4 2")
    lines = show(state, names=("Ann",))
    assert "Roland next: bet $3 on horse\u00a04°." in lines
    assert any(line.startswith("    R Roland") for line in lines)


def test_the_end_is_plain() -> None:
    state = clean(2)
    finish(state, 1, 2, 3)
    state.end_round()
    assert show(state)[0].startswith("The game is over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_players_with_long_names_fit_sixty_columns(language: str) -> None:
    state = table(8)
    do(state, "roll 8 3")
    for seat in range(1, 9):
        state.sheets[seat - 1].bets = [12] * 8
        give(state, seat, seat)
    lines = show(state, language, LONG)
    assert max(map(len, lines)) <= 60
    assert view(state, 3).seat == 3
