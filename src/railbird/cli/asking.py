"""A person's decision: options with their keys, help, rules, and a reason for every refusal."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from railbird.cli.keyboard import LAYOUT, Keyboard, Menu
from railbird.cli.ledger import short_rules
from railbird.cli.screen import Screen
from railbird.core.contract import Decide, Event, State
from railbird.core.door import why_not
from railbird.core.game import Game, View

HELP, RULES, QUIT = "?", "r", "q"
WORDS = {"help": HELP, "rules": RULES, "quit": QUIT}
COMMANDS = WORDS | {HELP: HELP, RULES: RULES, QUIT: QUIT}


class Left(Exception):
    """The person has left the table."""


class Asking:
    """One decision put to one person."""

    def __init__(
        self, game: Game, state: State, turn: Decide, seen: View, screen: Screen, keyboard: Keyboard, orders: dict[int, str]
    ) -> None:
        self.game = game
        self.state = state
        self.turn = turn
        self.seen = seen
        self.orders = orders
        self.screen = screen
        self.keyboard = keyboard
        self.menu = Menu([game.offer(seen, option) for option in turn.options])
        keyboard.learn(self.menu)

    def answer(self) -> Event:
        """Ask until there is an answer that the rules allow."""
        self.show_options()
        while True:
            typed = " ".join(self.read().lower().split())
            words = self.menu.event(typed)
            if words is None:
                command = COMMANDS.get(typed) or COMMANDS.get(typed.translate(LAYOUT))
                if command is not None:
                    self.obey(command)
                    continue
                event = self.give_order(typed)
                if event is not None:
                    return event
                words = self.keyboard.words(typed, self.menu)
            event = self.allowed(words)
            if event is not None:
                return event

    def show_options(self) -> None:
        table = Grid.grid(padding=(0, 1))
        for key, offer in self.menu.offers.items():
            table.add_row(Text(key.rjust(2), "bold"), Text(self.screen.speech.offer(offer)))
        self.screen.show(Padding(table, (0, 0, 0, 2), expand=False))

    def give_order(self, typed: str) -> Event | None:
        """A standing order answers now and from now on."""
        if self.game.orders is None:
            return None
        try:
            event = self.game.orders.answer(self.seen, typed)
        except ValueError:
            return None
        if event is not None:
            self.orders[self.turn.seat] = typed
        return event

    def show_orders(self) -> None:
        """Each kind of standing order by its words, from the first to the last."""
        if self.game.orders is None:
            return
        groups: dict[str, list[str]] = {}
        for offer in self.game.orders.offers(self.seen):
            groups.setdefault(offer.group, []).append(offer.event)
        if groups:
            ends = [words[0] if len(words) == 1 else f"{words[0]} … {words[-1]}" for words in groups.values()]
            self.screen.say("cli-orders", orders=", ".join(ends))

    def read(self) -> str:
        """What was typed; the end of the input is a farewell."""
        prompt = "cli-prompt-only" if len(self.menu.offers) == 1 else "cli-prompt"
        typed = self.screen.ask(prompt, seat=self.screen.speech.seat(self.turn.seat))
        if typed is None:
            raise Left
        return typed

    def obey(self, command: str) -> None:
        if command == QUIT:
            raise Left
        if command == RULES:
            self.screen.show(short_rules(self.game, self.screen.speech))
        else:
            self.help()
        self.show_options()

    def help(self) -> None:
        """Every key, and the words that may be typed instead; a key that the game needs is spelled out."""
        keys = {command: word if command in self.menu.offers else command for word, command in WORDS.items()}
        self.screen.say("cli-keys", words=", ".join(offer.event for offer in self.menu.offers.values()))
        self.show_orders()
        self.screen.say("cli-keys.commands", rules=keys[RULES], quit=keys[QUIT])

    def allowed(self, words: str) -> Event | None:
        """The event of these words, if it is an option now; else say why it is not."""
        try:
            event = self.game.parse(words)
        except ValueError:
            self.screen.say("cli-not-understood", typed=words, keys=", ".join(self.menu.offers))
            return None
        refusal = why_not(self.state, self.turn.seat, event)
        if refusal is None:
            return event
        self.screen.show(Text(self.screen.speech.refusal(refusal), "bold"))
        return None
