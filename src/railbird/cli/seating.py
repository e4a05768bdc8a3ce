"""Who sits down, to which game, by which variant: what was asked for, checked and completed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from railbird.bots import UnknownBot, bot_names, make_policy, usual_bot
from railbird.cli.boards import initials, shape
from railbird.cli.components import with_own
from railbird.cli.errors import Trouble, known_game, near
from railbird.cli.variants import choose_variant
from railbird.core.contract import Scribe, State
from railbird.core.game import Game, Variant
from railbird.speech import Speech

USUAL_SEATS = 4
LONGEST_NAME = 16


@dataclass(frozen=True)
class Seating:
    """A table before the game: people in the first seats, bots in the others."""

    game: Game
    variant: Variant
    names: list[str]
    humans: int
    bots: list[str]

    def start(self, speech: Speech) -> State:
        try:
            return self.game.new(len(self.names), self.variant, Scribe())
        except ValueError as error:
            raise Trouble(speech.say("cli-error-start", reason=str(error))) from error


def seat(
    name: str, seats: int | None, humans: int, bots: Sequence[str], names: Sequence[str], choices: Sequence[str],
    own: Path | None, speech: Speech,
) -> Seating:  # fmt: skip
    """Find the game, count the seats, and fill them."""
    game = known_game(name, speech)
    variant = with_own(game, choose_variant(game, choices, speech), own, speech)
    seats = count_seats(game, seats, humans, bots, speech)
    bots = name_bots(game, bots, seats - humans, speech)
    return Seating(game, variant, name_seats(names, humans, seats, speech), humans, bots)


def count_seats(game: Game, seats: int | None, humans: int, bots: Sequence[str], speech: Speech) -> int:
    if seats is None:
        wanted = humans + len(bots) if len(bots) > 1 else max(USUAL_SEATS, humans)
        seats = wanted if len(bots) > 1 else min(game.seats, key=lambda number: abs(number - wanted))
    if seats not in game.seats:
        least, most = game.seats.start, game.seats.stop - 1
        raise Trouble(speech.say("cli-error-seats", game=game.id, least=least, most=most, seats=seats))
    if humans > seats:
        raise Trouble(speech.say("cli-error-humans", humans=humans, seats=seats))
    return seats


def name_bots(game: Game, bots: Sequence[str], needed: int, speech: Speech) -> list[str]:
    """A bot for each seat left; a single name stands for all, and no name for the usual one."""
    bots = bots or [usual_bot(game)]
    check_bots(game, bots, speech)
    if len(bots) == 1:
        return [bots[0]] * needed
    if len(bots) != needed:
        raise Trouble(speech.say("cli-error-bots", named=len(bots), needed=needed))
    return list(bots)


def check_bots(game: Game, bots: Sequence[str], speech: Speech) -> None:
    """Every bot is one of the game's, or a program that can be run."""
    for bot in bots:
        try:
            make_policy(game, bot)
        except UnknownBot as error:
            suggestion = near(bot, bot_names(game), speech)
            text = speech.say("cli-error-bot", game=game.id, name=bot, near=suggestion, bots=", ".join(bot_names(game)))
            raise Trouble(text) from error
        except ValueError as error:
            raise Trouble(speech.say("cli-error-program", name=bot)) from error


def name_seats(names: Sequence[str], humans: int, seats: int, speech: Speech) -> list[str]:
    """The names given, then guests, then the names of our bots whose letters on the board are still free."""
    if len(names) > seats:
        raise Trouble(speech.say("cli-error-names", named=len(names), seats=seats))
    taken = list(names)
    for name in taken:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME or taken.count(name) > 1:
            raise Trouble(speech.say("cli-error-name", name=name, longest=LONGEST_NAME))
    while len(taken) < humans:
        guests = (speech.say("cli-guest", number=number) for number in count(len(taken) + 1 if humans > 1 else 0))
        taken.append(next(guest for guest in guests if guest not in taken))
    bots = [name.strip() for name in speech.say("cli-bot-names").split(",")]
    letters = [shape(letter) for letter in initials(taken)]
    fresh = [name for name in bots if shape(name[0]) not in letters]
    return [*taken, *fresh][:seats]
