"""A table in the terminal: people at one keyboard, bots in the other seats."""

from __future__ import annotations

import msgspec
from librt.random import Random

from railbird.bots import make_policy
from railbird.cli.asking import Asking, Left
from railbird.cli.keyboard import Keyboard
from railbird.cli.record import Record
from railbird.cli.screen import Screen
from railbird.cli.seating import Seating
from railbird.core.contract import Chance, Decide, Event, Over, Pending, Scribe, State
from railbird.core.game import view
from railbird.core.player import Seated


class Table:
    """Plays a game to its end, or until a person leaves."""

    def __init__(self, seating: Seating, state: State, record: Record, screen: Screen, dice: Random, minds: Random) -> None:
        self.seating = seating
        self.state = state
        self.record = record
        self.screen = screen
        self.dice = dice
        self.minds = minds
        self.people = range(seating.humans)
        self.keyboards = [Keyboard() for seat in self.people]
        """What keys meant to each person; to share it would tell one what another holds."""
        self.bots = [Seated(make_policy(seating.game, name)) for name in seating.bots]
        assert state.scribe is not None
        self.scribe = state.scribe
        self.heard = [0] * len(seating.names)
        """How many facts each seat has been told or has seen told."""
        self.at_keyboard: int | None = None
        self.has_secrets = False
        """Whether the screen shows what not everybody at the keyboard may see."""
        self.orders: dict[int, str] = {}
        """Standing orders of the people, until the phase of the game ends."""

    def run(self) -> None:
        """Every event is on record before it is carried out."""
        while not isinstance(turn := self.state.pending(), Over):
            event = self.next_event(turn)
            self.record.add(event)
            self.carry_out(event)
        self.finish(turn)

    def next_event(self, turn: Pending) -> Event:
        if isinstance(turn, Chance):
            return turn.sample(self.dice)
        assert isinstance(turn, Decide)
        if turn.seat in self.people:
            return self.ordered(turn.seat) or self.ask(turn)
        bot = self.bots[turn.seat - len(self.people)]
        return bot.choose(view(self.state, turn.seat), turn.options, self.minds, 0)

    def ordered(self, seat: int) -> Event | None:
        """What a standing order answers; one that no longer applies is gone."""
        orders = self.seating.game.orders
        if orders is None or seat not in self.orders:
            return None
        event = orders.answer(view(self.state, seat), self.orders[seat])
        if event is None:
            del self.orders[seat]
        return event

    def ask(self, turn: Decide) -> Event:
        """The person whose turn it is hears what happened, sees the board and chooses."""
        if self.must_hand_over(turn):
            self.hand_over(turn.seat)
            self.tell(turn.seat, self.heard[turn.seat])
        else:
            self.tell(turn.seat, max(self.heard))
        self.at_keyboard = turn.seat
        return Asking(self.seating.game, self.state, turn, self.screen, self.keyboards[turn.seat], self.orders).answer()

    def must_hand_over(self, turn: Decide) -> bool:
        """Whether somebody else sits at the keyboard who must not see what comes now."""
        if len(self.people) == 1 or turn.seat == self.at_keyboard:
            return False
        views = [msgspec.structs.replace(view(self.state, seat), seat=None) for seat in self.people]
        return turn.secret or any(seen != views[0] for seen in views)

    def hand_over(self, seat: int) -> None:
        self.has_secrets = True
        self.screen.wipe()
        self.screen.say("cli-hand-over", seat=self.seating.names[seat])
        if self.screen.ask("cli-hand-over.ready", seat=self.seating.names[seat]) is None:
            raise Left

    def carry_out(self, event: Event) -> None:
        """Somebody alone at the screen hears of it at once, several people when one of them is asked."""
        if not self.people:
            self.screen.follow(self.state, event)
            return
        phase = self.state.phase()
        self.state.apply(event)
        if self.state.phase() != phase:
            self.orders.clear()
        if len(self.people) == 1:
            self.tell(self.reader(), max(self.heard))

    def reader(self) -> int | None:
        """Whose eyes are on the screen when nobody is asked: those of the only person, else everybody's."""
        return 0 if len(self.people) == 1 else None

    def tell(self, seat: int | None, start: int) -> None:
        news = Scribe()
        news.told = self.scribe.told[start:]
        self.screen.tell(news.facts(seat))
        self.heard[seat or 0] = len(self.scribe.told)

    def finish(self, over: Over) -> None:
        if self.has_secrets:
            self.screen.wipe()
        self.tell(self.reader(), max(self.heard))
        self.screen.board(view(self.state, self.reader()))
        self.screen.result(over)
