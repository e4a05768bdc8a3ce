"""The board of Long Shot as a person reads it, without colour."""

from __future__ import annotations

import pytest

from railbird.cli.boards import draw
from railbird.core.game import view
from railbird.games.long_shot.rules import LongShot
from railbird.speech import LANGUAGES, Speech
from tests.cli.test_boards import printed
from tests.games.long_shot.build import GAME, do, table


def show(state: LongShot, seat: int | None = 0, language: str = "en", width: int = 84) -> list[str]:
    return printed(draw(view(state, seat), Speech(language, GAME, ("Ann", "Bo", "Cleo"))), width)


def race() -> LongShot:
    state = table("spur spooked", "do-over", spaces={7: 17, 4: 3}, owners={7: 0, 4: 1}, bets={(0, 4): 5, (2, 4): 10}, finished=(10,))
    do(state, "bet 7", "draw giddy-up-5", "roll 2 1")
    return state


def test_lanes_show_the_horse_its_owner_or_price_and_the_bets() -> None:
    assert show(race())[2:15] == [
        "   Horse           Bar      W P S Lane (░ no bets)          Bets",
        "──────────────────────────────────────────────────────────────────",
        "1  Wonder Bred     3 5 7 9  5 4 3 ♞···············░░░░░ $20",
        "2  Rex in Effect   5 9 10   6 5 4 ♞···············░░░░░ $15",
        "3  Three's a Crowd 2 4 6    6 5 4 ♞···············░░░░░ $15",
        "4  Slow Jenn       7 9      7 6 5  ··♞············░░░░░ B   A5 C10",
        "5  Sure Lee        1 6 8    6 5 4 ♞···············░░░░░ $15",
        "6  Six Gun         1 3 8    6 5 4 ♞···············░░░░░ $15",
        "7  Last Chance     4 10     7 6 5  ···············░♞░░░ A   A5",
        "8  Eight's Enough  2 4 6 10 5 4 3 ♞···············░░░░░ $20",
        "9  Nine Lives      2 5      7 6 5 ♞···············░░░░░ $10",
        "10 Hangin' 10      1 3 7 8  5 4 3                   1st",
        "",
    ]


def test_players_show_money_cards_and_tokens() -> None:
    assert show(race())[15:20] == [
        "    Player   Money   Cards   Reroll",
        "───────────────────────────────────",
        "    A Ann    $20     3       used",
        ">   B Bo     $25     1       used",
        "    C Cleo   $25     0       used",
    ]


def test_own_horses_and_cards_say_what_they_do_and_where_that_is_known_from() -> None:
    assert show(race(), width=140)[20:] == [
        "",
        "Your horses",
        "  Last Chance: Your bet action may go on this horse in the No Bets zone too. (our reconstruction)",
        "",
        "Your hand",
        "  Spooked: On a roll: the rolled horse does not move. (our reconstruction)",
        "  Giddy-Up 5: Sure Lee\u00a0(5) goes forward 2. (reported)",
        "  Spur: Any horse goes forward 2. (our reconstruction)",
    ]


def test_a_spectator_sees_no_hand() -> None:
    assert not any("Spooked" in line for line in show(race(), seat=None))


def test_a_new_table_says_that_most_of_the_deck_is_a_reconstruction() -> None:
    assert "our reconstruction" in " ".join(show(table(), width=200))


def test_cards_seen_elsewhere_are_remembered() -> None:
    state = table("sticky-fingers", "spur", "")
    do(state, "play sticky-fingers", "rob 2", "steal spur")
    assert "  Spur, in the hand of Ann" in show(state, seat=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lanes_stay_in_one_piece_at_sixty_columns(language: str) -> None:
    lines = show(race(), language=language, width=60)
    assert sum(line.count("·") + line.count("░") in (19, 20) for line in lines) == 9
    assert max(map(len, lines)) <= 60


def test_the_end_is_said() -> None:
    assert show(table(finished=(1, 2, 3)))[0] == "The game is over"
