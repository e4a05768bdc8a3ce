"""Las Vegas, the base game: the chapters of its rulebook in their order. Numbers cite the ledger, RULES.en.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from railbird.core.chance import Bag, Dice, Rolled, count, shown
from railbird.core.contract import NOBODY, Decide, Event, Over, Pending, Refusal, State, win_shares
from railbird.games.las_vegas import facts
from railbird.games.las_vegas.state import (
    CASINOS,
    CHOICES,
    CHOICES_OR_PASS,
    FIRST,
    UNBEATEN,
    Box,
    Casino,
    Note,
    Pass,
    Place,
    Player,
    Start,
)

TIE_BREAK_ROOM: Final = 1000
NO_DECK: Final = Bag([], [])


class LasVegas(State):
    """A table of the base game."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.players: list[Player] = []
        self.casinos: list[Casino] = []
        self.deck = NO_DECK
        self.under: list[int] = []
        """Notes that went under the deck, by kind."""
        self.filled: i64 = 0
        """How many casinos have all their notes."""
        self.neutral: i64 = 0
        """Dice of the virtual player that wait to be rolled."""
        self.round: i64 = 0
        self.starter: i64 = NOBODY
        self.seat: i64 = NOBODY
        self.roll: Rolled | None = None

    def copy(self) -> State:
        twin = LasVegas(self.box)
        self.copy_onto(twin)
        return twin

    def copy_onto(self, twin: LasVegas) -> None:
        twin.players = [player.copy() for player in self.players]
        twin.casinos = [casino.copy() for casino in self.casinos]
        twin.deck = self.deck.copy()
        twin.under = self.under.copy()
        twin.filled = self.filled
        twin.neutral = self.neutral
        twin.round = self.round
        twin.starter = self.starter
        twin.seat = self.seat
        twin.roll = self.roll

    def game(self) -> str:
        return self.box.game

    def seats(self) -> i64:
        return len(self.players)

    def phase(self) -> i64:
        return self.round

    def pending(self) -> Pending:
        roll = self.roll
        if roll is not None:
            return self.choice(roll)
        if self.filled < CASINOS:
            return self.preparation()
        if self.neutral > 0:
            return self.neutral_roll()
        me = self.players[self.seat]
        return self.box.rolls[self.seat][me.small][me.big + me.white]

    def apply(self, event: Event) -> None:
        if isinstance(event, Rolled):
            if self.neutral > 0:
                self.place_neutral(event)
            else:
                self.take_roll(event)
        elif isinstance(event, Place):
            self.place(event.casino)
            self.next_turn()
        elif isinstance(event, Note):
            self.turn_up(event.kind)
        elif isinstance(event, Pass):
            self.pass_turn()
        elif isinstance(event, Start):
            self.start(event.seat)
        else:
            raise ValueError(event.text())

    # Set-up

    def set_up(self) -> None:
        """LV-6: a start player whom the table has agreed on."""
        if self.box.starter != NOBODY:
            self.start(self.box.starter)

    def preparation(self) -> Pending:
        """What is drawn before the first roll of a round; nothing after the last round."""
        if self.round == self.box.rounds:
            return self.result()
        if self.starter == NOBODY:
            return FIRST[len(self.players) - 1]
        return self.deck

    def start(self, seat: i64) -> None:
        """LV-6: the first start player."""
        self.starter = seat
        self.open_round()

    def open_round(self) -> None:
        """LV-5, LV-41, LV-60: dice in hand, chips added, casinos empty, neutral dice ready."""
        box = self.box
        self.seat = self.starter
        self.filled = 0
        self.neutral = box.neutral
        for casino in self.casinos:
            casino.clear()
        for player in self.players:
            player.small = box.small
            player.big = box.big
            player.white = box.white
            player.chips += box.chips_per_round
        if self.scribe is not None:
            self.scribe.tell(facts.RoundBegins(self.round + 1, self.starter))

    def virtual_rows(self) -> i64:
        """LV-61: all neutral dice together are one virtual player."""
        return 1 if self.box.neutral + self.box.white > 0 else 0

    def turn_up(self, kind: i64) -> None:
        """LV-2: the next note is laid down."""
        self.deck.take(kind)
        casino = self.casinos[self.filled]
        casino.take_note(self.box.values[kind])
        if self.is_filled(casino):
            self.filled += 1
            if self.filled == CASINOS:
                self.lay_out()
        if self.deck.left == 0:
            self.refill()

    def refill(self) -> None:
        """The deck of this edition is never used up while notes are laid out."""

    def is_filled(self, casino: Casino) -> bool:
        return len(casino.notes) == self.box.notes_per_casino

    def lay_out(self) -> None:
        self.rank_casinos()
        if self.scribe is not None:
            for number, casino in enumerate(self.casinos):
                self.scribe.tell(facts.Prizes(number + 1, casino.notes))

    def rank_casinos(self) -> None:
        """LV-3, LV-4: the richest pair goes to casino 6, the next to casino 5, and so on."""
        casinos = self.casinos
        for number in range(1, CASINOS):
            place = number
            while place > 0 and casinos[place - 1].richness() > casinos[place].richness():
                casinos[place - 1], casinos[place] = casinos[place], casinos[place - 1]
                place -= 1

    # A turn

    def take_roll(self, roll: Rolled) -> None:
        """LV-11: all dice in hand have been rolled."""
        self.roll = roll
        if self.scribe is not None:
            second = shown(roll.second)
            is_white = self.box.white > 0
            self.scribe.tell(facts.Rolls(self.seat, shown(roll.first), [] if is_white else second, second if is_white else []))

    def choice(self, roll: Rolled) -> Decide:
        """LV-12, LV-20: any one number rolled, or a chip."""
        choices = CHOICES_OR_PASS if self.players[self.seat].chips > 0 else CHOICES
        return choices[self.seat][roll.faces]

    def place(self, casino: i64) -> None:
        """LV-13: all dice that show the number go to its casino; the others stay in hand."""
        roll = self.roll
        assert roll is not None
        small = count(roll.first, casino)
        big = count(roll.second, casino)
        me = self.players[self.seat]
        me.small -= small
        me.big -= big
        self.casinos[casino].add(self.seat, small, big)
        if self.scribe is not None:
            self.scribe.tell(facts.Places(self.seat, casino + 1, small, big, 0))

    def next_turn(self) -> None:
        """LV-10, LV-15, LV-17: clockwise to the next seat with dice; the round ends when there is none."""
        self.roll = None
        seat = self.seat
        seats: i64 = len(self.players)
        for step in range(seats):
            seat = seat + 1 if seat + 1 < seats else 0
            player = self.players[seat]
            if player.small or player.big or player.white:
                self.seat = seat
                return
        self.end_round()

    # Chips

    def pass_turn(self) -> None:
        """LV-20: pay a chip, keep all dice."""
        me = self.players[self.seat]
        me.chips -= 1
        if self.scribe is not None:
            self.scribe.tell(facts.Passes(self.seat, me.chips))
        self.next_turn()

    # Payout

    def end_round(self) -> None:
        self.pay_out()
        self.next_round()

    def pay_out(self) -> None:
        """LV-32, LV-42 to LV-44: casinos 1 to 6 pay; who takes the higher note of the last one begins next."""
        starter = self.seat_after(self.starter)
        for number in range(CASINOS):
            winner = self.pay_casino(number)
            if self.is_seat(winner):
                starter = winner
        self.starter = starter

    def pay_casino(self, number: i64) -> i64:
        """LV-31 to LV-34, LV-62: ties leave, then each note in turn. Returns the row that took the highest one."""
        casino = self.casinos[number]
        if self.scribe is not None:
            self.tell_ties(number + 1, casino)
        winner: i64 = NOBODY
        below: i64 = UNBEATEN
        place: i64 = 0
        for note in casino.notes:
            place += 1
            row = casino.strongest(below) if below > 0 else NOBODY
            below = 0 if row == NOBODY else casino.strength(row)
            if place == 1:
                winner = row
            self.pay_note(number + 1, note, row, place)
        return winner

    def pay_note(self, casino: i64, note: i64, row: i64, place: i64) -> None:
        """LV-34, LV-62: what no seat wins goes under the deck."""
        if self.is_seat(row):
            self.players[row].earn(note)
            if self.scribe is not None:
                self.scribe.tell(facts.Paid(row, casino, note, place))
            return
        self.under[self.box.kinds[note]] += 1
        if self.scribe is not None:
            self.scribe.tell(facts.Unclaimed(casino, note) if row == NOBODY else facts.NeutralPaid(casino, note))

    def tell_ties(self, number: i64, casino: Casino) -> None:
        assert self.scribe is not None
        for strength in casino.tied():
            rows = [row for row in range(casino.rows) if casino.strength(row) == strength]
            seats = [row for row in rows if self.is_seat(row)]
            self.scribe.tell(facts.Tied(number, strength, seats, len(seats) < len(rows)))

    def is_seat(self, row: i64) -> bool:
        """A row of dice that belongs to a player, not to a virtual one."""
        return 0 <= row < len(self.players)

    def seat_after(self, seat: i64) -> i64:
        return (seat + 1) % len(self.players)

    # The second and third round

    def next_round(self) -> None:
        """LV-10, LV-36, LV-40: all dice go home and new notes are laid out, or the game ends."""
        self.round += 1
        if self.round < self.box.rounds:
            self.open_round()
            return
        self.filled = 0
        for player in self.players:
            player.small = player.big = player.white = 0
        if self.scribe is not None:
            self.tell_result()

    # End of the game

    def standing(self) -> list[int]:
        """LV-50: notes, and what each chip is worth."""
        return [player.money + self.box.chip_value * player.chips for player in self.players]

    def result(self) -> Over:
        """LV-51, LV-52: the tie-break counts notes and chips; then the win is shared."""
        scores = self.standing()
        pieces = [player.notes + player.chips for player in self.players]
        return Over(scores, win_shares([score * TIE_BREAK_ROOM + pieces[seat] for seat, score in enumerate(scores)]))

    def tell_result(self) -> None:
        assert self.scribe is not None
        over = self.result()
        for seat, player in enumerate(self.players):
            self.scribe.tell(facts.FinalScore(seat, player.money, player.notes, player.chips, over.scores[seat]))
        self.scribe.tell(facts.GameEnds([seat for seat, share in enumerate(over.shares) if share]))

    # Variant for two players

    def neutral_roll(self) -> Dice:
        """LV-60: the virtual player's small dice and its big one."""
        return NEUTRAL

    def place_neutral(self, roll: Rolled) -> None:
        """LV-60: each neutral die goes to the casino it shows, for the whole round."""
        self.neutral = 0
        row = len(self.players)
        for casino in range(CASINOS):
            small = count(roll.first, casino)
            big = count(roll.second, casino)
            if small + big > 0:
                self.casinos[casino].add(row, small, big)
        if self.scribe is not None:
            self.scribe.tell(facts.NeutralDice(shown(roll.first), shown(roll.second)))

    # Refusals

    def refusal(self, seat: i64, event: Event) -> Refusal:
        """The first rule, in the order of a turn, that the event would break."""
        if self.round == self.box.rounds:
            return Refusal("LV-53")
        if isinstance(event, Rolled):
            return Refusal("LV-11")
        if isinstance(event, Note):
            return Refusal("LV-2")
        if isinstance(event, Start):
            return Refusal("LV-6")
        if self.roll is None:
            return Refusal("LV-16", {"choosing": False})
        if seat != self.seat:
            return Refusal("LV-16", {"choosing": True, "seat": self.seat})
        if isinstance(event, Place):
            return Refusal("LV-12", {"casino": event.casino + 1})
        return Refusal("LV-21")


NEUTRAL: Final = Dice(7, 1)


def new_table(box: Box, seats: int) -> LasVegas:
    """LV-5: everybody sits down with nothing won."""
    table = LasVegas(box)
    sit_down(table, seats)
    return table


def sit_down(table: LasVegas, seats: int) -> None:
    box = table.box
    rows = seats + table.virtual_rows()
    table.players = [Player() for seat in range(seats)]
    table.casinos = [Casino(rows) for casino in range(CASINOS)]
    table.deck = Bag(box.counts.copy(), box.notes)
    table.under = [0] * len(box.counts)
