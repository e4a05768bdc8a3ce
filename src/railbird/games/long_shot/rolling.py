"""Rolling the dice, cards on the roll, and the reroll token. Numbers cite the ledger, RULES.en.md."""

from __future__ import annotations

from mypy_extensions import i64

from railbird.core.contract import NOBODY, Event
from railbird.games.long_shot import facts
from railbird.games.long_shot.cardboard import NONE, Box, card_name
from railbird.games.long_shot.pieces import (
    DO_OVER,
    DO_OVER_KIND,
    KEEP,
    PASS,
    TOKEN,
    HorseDie,
    Move,
    MoveDie,
    Play,
    Player,
    Reroll,
    Roll,
    Steal,
    is_for_roll,
)
from railbird.games.long_shot.race import Race
from railbird.games.long_shot.steps import ACTION, BARS, DEAL, HORSE_DIE, MOVE_DIE, REROLL, THEFT, WINDOW


class Rolling(Race):
    """From the dice in the roller's hand to the action."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.step: i64 = DEAL
        self.has_rerolled = False
        self.asked: i64 = 0
        """How many seats, counted from the roller, have been asked for cards on the roll."""
        self.moved: i64 = 0
        """Horses that have moved by their bars on this roll, as a bit set."""

    # Rolling the dice

    def take_roll(self, event: Event) -> None:
        """LS-90: the player has rolled both dice."""
        assert isinstance(event, Roll)
        self.horse_die = event.horse
        self.move_die = event.move
        self.has_rerolled = False
        self.spooked = False
        if self.scribe is not None:
            self.scribe.tell(facts.Rolls(self.seat, event.horse + 1, self.box.horses[event.horse].name, event.move))
        self.judge_roll()

    def take_horse_die(self, event: Event) -> None:
        assert isinstance(event, HorseDie)
        self.horse_die = event.horse
        if self.scribe is not None:
            self.scribe.tell(facts.RollsHorse(self.seat, event.horse + 1, self.box.horses[event.horse].name))
        self.judge_roll()

    def take_move_die(self, event: Event) -> None:
        assert isinstance(event, MoveDie)
        self.move_die = event.move
        if self.scribe is not None:
            self.scribe.tell(facts.RollsMove(self.seat, event.move))
        self.judge_roll()

    def judge_roll(self) -> None:
        """LS-92, LS-93: finished horses are rolled again; then the roller may reroll, then come cards on the roll."""
        if self.horses[self.horse_die].place > 0:
            self.step = HORSE_DIE
        elif not self.has_rerolled and (self.box.asks_all or self.can_reroll()):
            self.step = REROLL
        else:
            self.open_window()

    def open_window(self) -> None:
        """LS-95: cards on the roll, in one pass clockwise from the roller."""
        self.asked = 0
        self.ask_next()

    def ask_next(self) -> None:
        """LS-96: the next seat, or the next that could play one."""
        while self.asked < len(self.players):
            if self.box.asks_all or self.can_react(self.players[self.seat_after(self.asked)]):
                self.step = WINDOW
                return
            self.asked += 1
        self.move_rolled_horse()

    def can_react(self, player: Player) -> bool:
        for kind in player.hand:
            if not is_for_roll(kind):
                break
            if self.box.cards[kind].effect.fits_roll(self):
                return True
        return False

    def reactions(self, seat: i64) -> list[Event]:
        options: list[Event] = []
        last: i64 = NONE
        for kind in self.players[seat].hand:
            card = self.box.cards[kind]
            if kind != last and card.effect.fits_roll(self):
                options.append(card.play)
            last = kind
        options.append(PASS)
        return options

    def lay_down(self, seat: i64, kind: i64) -> None:
        """LS-118: a played card goes to the discards before its effect."""
        self.discard(seat, kind)
        if self.scribe is not None:
            self.scribe.tell(facts.Plays(seat, card_name(kind)))

    def answer_window(self, event: Event) -> None:
        """LS-95: at most one card on the roll for each player."""
        if isinstance(event, Play):
            seat = self.seat_after(self.asked)
            self.lay_down(seat, event.kind)
            self.box.cards[event.kind].effect.react(self, seat)
        self.asked += 1
        self.ask_next()

    def move_rolled_horse(self) -> None:
        """LS-90, LS-272: the rolled horse goes forward, unless it was spooked."""
        if self.move_die == 0:
            self.roll_of_zero()
            return
        if not self.spooked:
            self.forward(self.horses[self.horse_die], self.move_die, True)
        self.moved = 0
        self.ask_for_bars()

    def ask_for_bars(self) -> None:
        """LS-98: the roller picks the next bar horse while there is one."""
        if self.is_over():
            self.end_race()
        elif self.bar_horses() > 0:
            self.step = BARS
        else:
            self.after_moves()

    def bar_horses(self) -> i64:
        """LS-97: the own unfinished horses with the rolled number in their bar that have not moved so yet, as a bit set."""
        found: i64 = 0
        for number in self.box.bars[self.horse_die]:
            horse = self.horses[number]
            if horse.owner == self.seat and horse.place == 0:
                found |= horse.bit
        return found & ~self.moved

    def answer_bars(self, event: Event) -> None:
        """LS-98, LS-206: by the full move die, and home in the order of the roller's choice."""
        if isinstance(event, Move):
            horse = self.horses[event.horse]
            self.moved |= horse.bit
            self.forward(horse, self.move_die, True)
            self.ask_for_bars()
        else:
            self.after_moves()

    def after_moves(self) -> None:
        """LS-79: features that follow the own roll."""
        for number in self.box.followers:
            horse = self.horses[number]
            if horse.owner == self.seat and horse.place == 0:
                horse.card.feature.after_roll(self, horse)
        self.step = ACTION

    def roll_of_zero(self) -> None:
        """LS-100 to LS-103: nobody moves; the roller steals from the owner, or draws if there is none."""
        owner = self.horses[self.horse_die].owner
        self.step = ACTION
        if owner == NOBODY:
            self.owe_card()
        elif owner != self.seat and len(self.players[owner].hand) > 0:
            self.step = THEFT

    def steal_for_zero(self, event: Event) -> None:
        """LS-101: a random card of the owner."""
        assert isinstance(event, Steal)
        self.steal(self.seat, self.horses[self.horse_die].owner, event.kind)
        self.step = ACTION

    # Reroll token

    def can_reroll(self) -> bool:
        """LS-190, LS-271: by token or by Do-Over."""
        player = self.players[self.seat]
        return player.has_token or DO_OVER_KIND in player.hand

    def rerolls(self) -> list[Event]:
        player = self.players[self.seat]
        options: list[Event] = [KEEP]
        if player.has_token:
            options.extend(TOKEN)
        if DO_OVER_KIND in player.hand:
            options.extend(DO_OVER)
        return options

    def answer_reroll(self, event: Event) -> None:
        """LS-193, LS-194: once on a roll, by token or by Do-Over; a used token is gone."""
        if not isinstance(event, Reroll):
            self.open_window()
            return
        self.has_rerolled = True
        if event.by_card:
            self.lay_down(self.seat, DO_OVER_KIND)
        else:
            self.players[self.seat].has_token = False
            if self.scribe is not None:
                self.scribe.tell(facts.UsesToken(self.seat))
        self.step = HORSE_DIE if event.is_horse_die else MOVE_DIE
