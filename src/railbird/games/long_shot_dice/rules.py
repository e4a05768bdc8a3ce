"""Long Shot: The Dice Game: set-up and the round in its four phases. Numbers cite the ledger, RULES.en.md."""

from __future__ import annotations

from mypy_extensions import i64

from railbird.core.chance import Bag
from railbird.core.contract import NOBODY, Decide, Event, Pending, Refusal, State
from railbird.games.long_shot_dice import facts, roland
from railbird.games.long_shot_dice.events import DEAL, HORSES, Deal, Lay, Roll, Start
from railbird.games.long_shot_dice.refusals import refuse
from railbird.games.long_shot_dice.scoring import Score, result, tell_result
from railbird.games.long_shot_dice.state import BIT, FIRST, Box, Race, Sheet
from railbird.games.long_shot_dice.turn import TAKE_ACTION


class LongShotDice(Race):
    """A race with two to eight players, or with one and Roland Wright."""

    def copy(self) -> State:
        twin = LongShotDice(self.box)
        self.copy_onto(twin)
        return twin

    def game(self) -> str:
        return "long-shot-dice"

    def seats(self) -> i64:
        """LSD-2: with a single player Roland is the second seat, which never chooses."""
        return len(self.sheets)

    def phase(self) -> i64:
        return self.round

    def standing(self) -> list[int]:
        return [Score(self, seat).total() for seat in range(len(self.sheets))]

    def pending(self) -> Pending:
        if self.todo:
            return self.todo[-1].pending(self)
        if len(self.market) < HORSES:
            return self.box.lays[len(self.market)]
        if self.sheets_dealt < len(self.sheets):
            return Bag(self.dealt, DEAL)
        if self.first == NOBODY:
            return FIRST[len(self.sheets) - 1]
        if self.is_over():
            return result(self)
        return self.box.rolls[self.first]

    def apply(self, event: Event) -> None:
        if self.todo:
            self.todo.pop().take(self, event)
            self.go_on()
        elif isinstance(event, Roll):
            self.roll_dice(event.horse, event.spaces)
            self.go_on()
        elif isinstance(event, Deal):
            self.deal(event.card)
        elif isinstance(event, Start):
            self.begin(event.seat)
        elif isinstance(event, Lay):
            self.lay_out(event.name)
        else:
            raise ValueError(event.text())

    # Setting up

    def lay_out(self, name: str) -> None:
        """LSD-11 to LSD-13: the next card of the market, and after it those that nobody draws for."""
        card = self.box.card(name)
        self.market = [*self.market, card]
        if self.scribe is not None:
            self.scribe.tell(facts.CardLaid(card.horse + 1, card.message))
        self.lay_out_certain()

    def lay_out_certain(self) -> None:
        while len(self.market) < HORSES and len(self.box.choices[len(self.market)]) == 1:
            self.market = [*self.market, self.box.choices[len(self.market)][0]]
        if len(self.market) == HORSES:
            self.bars = [card.bar for card in self.market]

    def deal(self, card: i64) -> None:
        """LSD-14 to LSD-16, LSD-260: a starting card for the next sheet; Roland takes only its bets."""
        start = self.box.starts[card]
        seat = self.sheets_dealt
        sheet = self.sheets[seat]
        sheet.bets = start.bets.copy()
        if not (self.box.is_solo and seat == roland.ROLAND):
            sheet.concessions = start.marks
        self.dealt = self.dealt.copy()
        self.dealt[card] -= 1
        self.sheets_dealt += 1
        if self.scribe is not None:
            horses = [horse for horse in range(HORSES) if start.bets[horse] > 0]
            bets = [start.bets[horse] for horse in horses]
            self.scribe.tell(facts.Dealt(seat, "ABCDEFGH"[card], [horse + 1 for horse in horses], bets, start.source))
        if self.sheets_dealt == len(self.sheets) and self.box.first != NOBODY:
            self.begin(self.box.first)

    def begin(self, seat: i64) -> None:
        """LSD-18."""
        self.first = seat
        self.open_round()

    # The round

    def open_round(self) -> None:
        self.rolled = NOBODY
        self.round += 1
        self.seat = self.first
        if self.scribe is not None:
            self.scribe.tell(facts.RoundBegins(self.round, self.first))

    def roll_dice(self, horse: i64, spaces: i64) -> None:
        """LSD-50 to LSD-58: the rolled horse, then the horses marked on its card."""
        self.rolled = horse
        self.spaces = spaces
        if self.scribe is not None:
            self.scribe.tell(facts.Rolls(self.first, horse + 1, spaces))
        self.run(horse, spaces)
        bar = self.bars[horse]
        for other in range(HORSES):
            if bar & BIT[other]:
                self.run(other, 1)
        self.begin_turn(self.first)

    def begin_turn(self, seat: i64) -> None:
        """LSD-73, LSD-163: the ability of the rolled number, then the action."""
        self.seat = seat
        self.todo.append(TAKE_ACTION)
        for card in self.sheets[seat].stable:
            if card.horse == self.rolled:
                card.on_die(self)

    def go_on(self) -> None:
        """LSD-6: settle what needs no choice, until somebody must choose or something must be rolled."""
        while True:
            while self.todo:
                if self.todo[-1].is_due(self):
                    return
                self.todo.pop().settle(self)
            if self.rolled == NOBODY:
                return
            self.end_turn()

    def end_turn(self) -> None:
        """LSD-70, LSD-262: clockwise until everybody has acted."""
        if self.box.is_solo:
            if self.seat == roland.ROLAND:
                self.end_round()
            else:
                self.seat = roland.ROLAND
                roland.act(self)
            return
        seat = self.seat_after(self.seat)
        if seat == self.first:
            self.end_round()
        else:
            self.begin_turn(seat)

    def end_round(self) -> None:
        """LSD-150, LSD-240: the dice go on, or the race is scored."""
        if len(self.finishers) == len(self.box.prizes):
            self.rolled = NOBODY
            self.seat = NOBODY
            if self.scribe is not None:
                tell_result(self)
            return
        if not self.box.is_solo:
            self.first = self.seat_after(self.first)
        self.open_round()

    def seat_after(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < len(self.sheets) else 0

    def is_over(self) -> bool:
        return self.rolled == NOBODY and len(self.finishers) == len(self.box.prizes)

    # Refusals

    def refusal(self, seat: i64, event: Event) -> Refusal:
        """The first rule that the event would break."""
        if self.todo:
            turn = self.pending()
            if isinstance(turn, Decide) and turn.seat == seat:
                return refuse(self, event)
            return Refusal("LSD-3", {"seat": self.seat}) if isinstance(turn, Decide) else Refusal("LSD-264")
        if len(self.market) < HORSES:
            return Refusal("LSD-13")
        if self.sheets_dealt < len(self.sheets):
            return Refusal("LSD-14")
        if self.first == NOBODY:
            return Refusal("LSD-18")
        return Refusal("LSD-4") if self.is_over() else Refusal("LSD-51", {"seat": self.first})


def new_table(box: Box, seats: int) -> LongShotDice:
    """LSD-10, LSD-17, LSD-260, LSD-261: sheets with their money; Roland's too if somebody plays alone."""
    table = LongShotDice(box)
    table.position = [0] * HORSES
    table.owner = [NOBODY] * HORSES
    table.sheets = [new_sheet(box) for seat in range(seats)]
    if box.is_solo:
        guest = Sheet([0] * HORSES)
        guest.money = box.roland_money
        guest.tiles = [0] * len(box.tiles)
        table.sheets.append(guest)
    table.dealt = [1] * len(box.starts)
    table.lay_out_certain()
    return table


def new_sheet(box: Box) -> Sheet:
    sheet = Sheet([0] * HORSES)
    sheet.money = box.money
    sheet.tiles = box.tiles
    return sheet
