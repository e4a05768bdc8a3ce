"""A league is fair, the same on any number of processes, and honest about its doubt."""

from __future__ import annotations

from itertools import chain
from math import comb
from pathlib import Path

import pytest
from librt.random import Random
from msgspec import structs

from railbird.bots import make_policy
from railbird.core.contract import WIN
from railbird.core.drive import finish
from railbird.core.game import find_game
from railbird.lab.league import League, Played, make_league, play_on, play_some, seatings
from railbird.lab.result import wilson
from railbird.lab.scorebook import Scorebook, ScorebookError, read
from railbird.lab.simulation import seeds
from railbird.lab.standings import counted, doubt_at, is_over, ranks, rate, share_of_win, standings

LEAGUE = make_league("las-vegas", 4, ["greedy", "random"], 40, 1)


def all_games(league: League, workers: int = 1) -> list[Played]:
    return list(chain.from_iterable(play_on(league, 0, workers, alone=0.0)))


def test_every_bot_sits_in_every_seat_as_often() -> None:
    for bots, seats in [(["a", "b"], 2), (["a", "b"], 3), (["a", "b", "b", "b"], 4), (["a", "b", "c"], 5), (["a", "b", "c", "d"], 3)]:
        places = seatings(bots, seats)
        for bot in bots:
            assert len({sum(place[seat] == bot for place in places) for seat in range(seats)}) == 1


def test_too_few_bots_sit_down_again_and_of_too_many_every_choice_meets() -> None:
    assert seatings(["a", "b"], 4)[0] == ("a", "b", "a", "b")
    assert {frozenset(place) for place in seatings(["a", "b", "c"], 2)} == {frozenset("ab"), frozenset("ac"), frozenset("bc")}


def test_the_games_of_a_round_have_the_same_dice() -> None:
    card = find_game("las-vegas")
    games, _ = play_some(LEAGUE, 0, 6)
    for game in games:
        number, turn = divmod(game.game, 2)
        [(dice, minds)] = seeds(LEAGUE.seed, number, 1)
        players = [make_policy(card, bot) for bot in LEAGUE.seatings()[turn]]
        over, _ = finish(card.new(4), players, Random(dice), Random(minds))
        assert over.scores == game.scores


def test_any_number_of_processes_gives_the_same_games() -> None:
    assert all_games(LEAGUE, 2) == all_games(LEAGUE, 1)


def test_a_league_goes_on_where_it_stopped() -> None:
    whole = all_games(LEAGUE)
    assert list(chain.from_iterable(play_on(LEAGUE, 7))) == whole[7:]


def test_looks_are_at_whole_rounds_and_the_last_is_the_end() -> None:
    assert make_league("las-vegas", 4, ["greedy", "random", "random", "random"], 42, 1, looks=3).look_points() == [12, 24, 40]
    assert make_league("las-vegas", 4, ["greedy", "random"], 4, 1).look_points() == [2, 4]
    assert make_league("las-vegas", 4, ["greedy", "random"], 10, 1, looks=1).look_points() == [10]


@pytest.mark.parametrize(
    ("seats", "bots", "games", "reason"),
    [(9, ["greedy", "random"], 600, "not 9"), (4, ["greedy"], 600, "two different bots"), (4, ["greedy", "greedy"], 600, "two different"),
     (4, ["greedy", "random", "random", "random"], 3, "a round, everybody in every seat, is 4")],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(seats: int, bots: list[str], games: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        make_league("las-vegas", seats, bots, games, 1)


def won(league: League, wins: list[int]) -> list[Played]:
    """A league in which these seats won."""
    seats = range(league.seats)
    return [
        Played(game, [10 if seat == winner else 1 for seat in seats], [WIN if seat == winner else 0 for seat in seats])
        for game, winner in enumerate(wins)
    ]


def test_a_share_is_compared_with_the_seats_that_a_bot_holds() -> None:
    league = make_league("las-vegas", 4, ["greedy", "random", "random", "random"], 40, 1)
    first, others = standings(league, won(league, [0, 1, 2, 3] * 10)).by_bot
    assert (first.par, first.win_share, first.verdict) == (0.25, 1.0, "above")
    assert (others.par, others.win_share, others.verdict) == (0.75, 0.0, "below")
    assert first.rating > others.rating


def test_unfinished_rounds_do_not_count() -> None:
    league = make_league("las-vegas", 4, ["greedy", "random", "random", "random"], 40, 1)
    games = won(league, [0, 1, 2, 3] * 2)
    assert standings(league, games[:7]) == standings(league, games[:4])


def test_a_league_ends_at_the_look_that_is_clear_and_not_between_looks() -> None:
    games = won(LEAGUE, [0, 0] * 4 + [0, 1] * 16)
    assert [end for end in range(41) if is_over(LEAGUE, games[:end])] == [24, 32, 40]
    assert len(counted(LEAGUE, games[:3], games[3:])) == 21
    assert counted(LEAGUE, games[:3], games[3:9]) == games[3:9]


def test_a_league_without_a_difference_plays_all_its_games() -> None:
    games = won(LEAGUE, [0, 0] * 20)
    assert len(counted(LEAGUE, [], games)) == 40
    assert not standings(LEAGUE, games).decided


def test_five_looks_at_equal_bots_find_a_difference_in_at_most_five_of_a_hundred_leagues() -> None:
    """Exactly, by the chances of every path: 300 fair games, looked at after every 60."""
    league = make_league("las-vegas", 4, ["greedy", "random"], 300, 1)
    points = league.look_points()
    still = {0: 1.0}
    wrong, before = 0.0, 0
    for point in points:
        size = point - before
        reached: dict[int, float] = {}
        for wins, chance in still.items():
            for more in range(size + 1):
                reached[wins + more] = reached.get(wins + more, 0.0) + chance * comb(size, more) / 2**size
        interval = {wins: share_of_win([[wins / point]] * point, doubt_at(points, point)) for wins in reached}
        still = {wins: chance for wins, chance in reached.items() if interval[wins].low <= 0.5 <= interval[wins].high}
        wrong += sum(reached.values()) - sum(still.values())
        before = point
    assert 0.01 < wrong < 0.05


def test_rounds_that_differ_more_than_chance_count_as_fewer_games() -> None:
    calm, wild = share_of_win([[0.0, 1.0]] * 50, 0.05), share_of_win([[0.0, 0.0], [1.0, 1.0]] * 25, 0.05)
    assert (calm.low, calm.high) == pytest.approx((wilson(0.5, 100).low, wilson(0.5, 100).high))
    assert wild.high - wild.low > 1.3 * (calm.high - calm.low)


def test_a_bot_in_several_seats_learns_from_each() -> None:
    ratings = rate((LEAGUE, won(LEAGUE, [0, 1] * 5)))
    assert ratings["greedy"].mu > 25 > ratings["random"].mu
    assert ratings["greedy"].sigma < 25 / 3


def test_ratings_of_several_leagues_form_one_ladder() -> None:
    """b beats c and a beats b; a and c never met."""
    lower = structs.replace(LEAGUE, bots=["b", "c"])
    upper = structs.replace(LEAGUE, bots=["a", "b"])
    ratings = rate((lower, won(lower, [0, 1] * 20)), (upper, won(upper, [0, 1] * 20)))
    assert ratings["a"].mu > ratings["b"].mu > ratings["c"].mu


def test_winners_rank_before_scores_and_equals_share_a_rank() -> None:
    assert ranks(Played(0, [5, 9, 5, 1], [WIN, 0, 0, 0])) == [0, 1, 2, 3]
    assert ranks(Played(0, [5, 5, 5, 9], [WIN // 2, WIN // 2, 0, 0])) == [0, 0, 3, 2]


def test_a_file_keeps_games_and_a_torn_last_line_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    games = all_games(LEAGUE)[:6]
    with Scorebook(path, LEAGUE, 0) as book:
        book.write(games[:2])
        book.write(games[2:])
    whole = path.read_bytes()
    assert read(path) == (LEAGUE, games, len(whole))
    for cut in range(len(whole) - 60, len(whole)):
        path.write_bytes(whole[:cut])
        kept = read(path)
        assert kept is not None
        league, played, size = kept
        with Scorebook(path, league, size) as book:
            book.write(games[len(played) :])
        assert path.read_bytes() == whole


def test_two_leagues_cannot_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    games = all_games(LEAGUE)[:2]
    with Scorebook(path, LEAGUE, 0) as book:
        book.write(games)
        with pytest.raises(OSError, match="another league writes to it"):
            Scorebook(path, LEAGUE, 0)
    kept = read(path)
    assert kept is not None
    assert kept[1] == games
    with Scorebook(path, LEAGUE, kept[2]):
        pass


@pytest.mark.parametrize(
    ("line", "text"),
    [(1, b"hello"), (1, b'{"league":1}'), (3, b"{"), (3, b'{"game":5,"scores":[1,1,1,1],"shares":[0,0,0,0]}'),
     (3, b'{"game":1,"scores":[1,1],"shares":[0,0]}'), (4, b"\0\0\0\0")],
)  # fmt: skip
def test_any_other_wrong_line_is_named(line: int, text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    with Scorebook(path, LEAGUE, 0) as book:
        book.write(all_games(LEAGUE)[:6])
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = text
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(ScorebookError) as caught:
        read(path)
    assert caught.value.line == line


def test_a_strange_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary")
    with pytest.raises(ScorebookError):
        read(path)


def test_an_empty_file_is_a_league_that_has_not_begun(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    assert read(path) is None
    path.touch()
    assert read(path) is None
