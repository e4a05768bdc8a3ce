"""Final scoring: what each seat would have if the race were scored now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.contract import Over, win_shares
from railbird.games.long_shot_dice import facts
from railbird.games.long_shot_dice.events import HORSES
from railbird.games.long_shot_dice.state import Race

NO_PLACE: Final = 3
"""LSD-259: the rank of a seat without a horse in a prize place."""


@mypyc_attr(acyclic=True)
class Score:
    """The lines of the score sheet."""

    def __init__(self, race: Race, seat: i64) -> None:
        sheet = race.sheets[seat]
        self.prizes: Final[i64] = prize_money(race, seat)
        self.bets: Final[i64] = winnings(race, seat)
        self.sets: Final[i64] = set_money(race, seat)
        self.money: Final[i64] = sheet.money
        self.abilities: Final[i64] = 0 if is_roland(race, seat) else ability_money(race, seat)

    def total(self) -> i64:
        return self.prizes + self.bets + self.sets + self.money + self.abilities


def is_roland(race: Race, seat: i64) -> bool:
    return race.box.is_solo and seat == 1


def prize_money(race: Race, seat: i64) -> i64:
    """LSD-250, LSD-251."""
    money: i64 = 0
    for place in range(len(race.finishers)):
        if race.owner[race.finishers[place]] == seat:
            money += race.box.prizes[place]
    return money


def winnings(race: Race, seat: i64) -> i64:
    """LSD-252 to LSD-254: odds for the first three, once for those past the No-Bet line."""
    bets = race.sheets[seat].bets
    money: i64 = 0
    for place in range(len(race.finishers)):
        horse = race.finishers[place]
        money += bets[horse] * race.box.odds[horse][place]
    for horse in range(HORSES):
        if race.is_past_no_bet(horse) and not race.is_finished(horse):
            money += bets[horse]
    return money


def set_money(race: Race, seat: i64) -> i64:
    """LSD-255."""
    sheet = race.sheets[seat]
    money: i64 = 0
    for horse in range(HORSES):
        if sheet.has_set(horse):
            money += race.box.set_worth
    return money


def ability_money(race: Race, seat: i64) -> i64:
    """LSD-257."""
    sheet = race.sheets[seat]
    money: i64 = 0
    for card in sheet.stable:
        money += card.score(race, sheet)
    return money


def best_place(race: Race, seat: i64) -> i64:
    """LSD-258: the best prize place of the seat's own horses, counted from 0."""
    for place in range(len(race.finishers)):
        if race.owner[race.finishers[place]] == seat:
            return place
    return NO_PLACE


def result(race: Race) -> Over:
    """LSD-1, LSD-258, LSD-259: the most money, then the better place, then the win is shared."""
    scores: list[int] = [Score(race, seat).total() for seat in range(len(race.sheets))]
    ranks = [scores[seat] * (NO_PLACE + 1) - best_place(race, seat) for seat in range(len(scores))]
    return Over(scores, win_shares(ranks))


def tell_result(race: Race) -> None:
    assert race.scribe is not None
    for seat in range(len(race.sheets)):
        score = Score(race, seat)
        race.scribe.tell(facts.FinalScore(seat, score.prizes, score.bets, score.sets, score.money, score.abilities, score.total()))
    race.scribe.tell(facts.GameEnds([seat for seat, share in enumerate(result(race).shares) if share]))
