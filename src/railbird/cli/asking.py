"""A person's decision: options with their keys, help, rules, and a reason for every refusal."""

from __future__ import annotations

import secrets

from babel.numbers import format_decimal, format_percent
from librt.random import Random
from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

from railbird.bots.coach import has_coach, weigh
from railbird.cli.errors import printable
from railbird.cli.keyboard import LAYOUT, Keyboard, Menu
from railbird.cli.ledger import short_rules
from railbird.cli.screen import Screen
from railbird.core.contract import Decide, Event, State
from railbird.core.door import why_not
from railbird.core.game import Game, Offer, view
from railbird.speech import Speech

LONG_LIST = 12
THOUGHT = 400
"""Milliseconds that the coach thinks."""
SEED_BITS = 62
HELP, RULES, QUIT = "?", "r", "q"
WORDS = {"help": HELP, "rules": RULES, "quit": QUIT}
COMMANDS = WORDS | {HELP: HELP, RULES: RULES, QUIT: QUIT}


class Left(Exception):
    """The person has left the table."""


class Asking:
    """One decision put to one person."""

    def __init__(self, game: Game, state: State, turn: Decide, screen: Screen, keyboard: Keyboard, orders: dict[int, str]) -> None:
        self.game = game
        self.state = state
        self.turn = turn
        self.seen = view(state, turn.seat)
        self.orders = orders
        self.screen = screen
        self.keyboard = keyboard
        self.menu = Menu([game.offer(self.seen, option) for option in turn.options])
        keyboard.learn(self.menu)

    def answer(self) -> Event:
        """Ask until there is an answer that the rules allow."""
        self.show()
        while True:
            typed = " ".join(self.read().lower().split())
            words = self.menu.event(typed)
            command = COMMANDS.get(typed) or COMMANDS.get(typed.translate(LAYOUT))
            if words is None and command is not None:
                self.obey(command)
            elif words or typed:
                event = None if words else self.give_order(typed)
                if event is None:
                    event = self.allowed(words or self.keyboard.words(typed, self.menu), typed)
                if event is not None:
                    return event

    def show(self) -> None:
        """The board and the options; many options stand in columns."""
        self.screen.board(self.seen)
        options = [self.option(key, offer) for key, offer in self.menu.offers.items()]
        self.screen.show(Columns(options, column_first=True) if len(options) > LONG_LIST else Group(*options))

    def option(self, key: str, offer: Offer) -> Text:
        """What to type, what it is, and what it would come to."""
        speech = self.screen.speech
        outcome = speech.outcome(offer)
        return Text.assemble((key.rjust(4), "bold"), " ", speech.offer(offer), (f" – {outcome}" if outcome else "", "dim"))

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
            self.show()
        else:
            self.help()

    def help(self) -> None:
        """Every key, and the words that may be typed instead; a key that the game needs is spelled out."""
        keys = {command: word if command in self.menu.offers else command for word, command in WORDS.items()}
        self.screen.say("cli-keys", words=", ".join(offer.event for offer in self.menu.offers.values()))
        self.show_orders()
        self.screen.say("cli-keys.commands", rules=keys[RULES], quit=keys[QUIT])
        if has_coach(self.game) and len(self.turn.options) > 1:
            self.coach()

    def coach(self) -> None:
        """What every option is worth, the best first."""
        worths = weigh(self.seen, self.turn.options, Random(secrets.randbits(SEED_BITS)), THOUGHT)
        speech = self.screen.speech
        keys = {offer.event: key for key, offer in self.menu.offers.items()}
        offers = {offer.event: offer for offer in self.menu.offers.values()}
        table = Table(box=SIMPLE_HEAD)
        score_heading = "cli-coach-money" if self.game.dollars else "cli-coach-score"
        for heading in ("cli-coach-key", "cli-coach-option", "cli-coach-share", score_heading):
            table.add_column(speech.say(heading), justify="left" if heading == "cli-coach-option" else "right")
        for worth in sorted(worths, key=lambda worth: -worth.share):
            share, error = (format_percent(value, "0.0%", locale=speech.language) for value in (worth.share, worth.share_error))
            score, margin = (show_score(value, speech) for value in (worth.score, worth.score_error))
            table.add_row(keys[worth.event], speech.offer(offers[worth.event]), f"{share} ± {error}", f"{score} ± {margin}")
        self.screen.say("cli-coach", games=sum(worth.games for worth in worths))
        self.screen.show(table)

    def allowed(self, words: str, typed: str) -> Event | None:
        """The event of these words, if it is an option now; else say why it is not."""
        try:
            event = self.game.parse(words)
        except ValueError:
            self.screen.say("cli-not-understood", typed=printable(typed), keys=", ".join(self.menu.offers))
            return None
        refusal = why_not(self.state, self.turn.seat, event)
        if refusal is None:
            return event
        self.screen.show(Text(self.screen.speech.refusal(refusal), "bold"))
        return None


def show_score(value: float, speech: Speech) -> str:
    """A mean score: dollars to the nearest, crystals to a hundredth."""
    assert speech.game is not None
    return speech.money(round(value)) if speech.game.dollars else format_decimal(value, "0.00", locale=speech.language)
