"""What lies in the box: horses with their cards and features, Long Shot cards with their effects, and all numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import Table
from railbird.core.contract import NOBODY, Decide, Event, Pending, Refusal
from railbird.games.long_shot.pieces import BET, BIT, BUY, CHOOSE, HORSES, KINDS, MOST_SEATS, MOVE, PLAY, SELL, HorseDie, MoveDie, Roll

if TYPE_CHECKING:
    from railbird.games.long_shot.race import Race

NONE: Final = -1
"""No card, no target, no die on the table."""


def card_name(kind: i64) -> str:
    """The identifier of the message that names this kind of card."""
    return f"long-shot-card-{KINDS[kind]}"


class Feature:
    """What a horse does for its owner. Figures come from the components."""

    takes_late_bets: bool = False
    """Its owner's bet action works in the No Bets zone."""
    follows_roll: bool = False
    """It does something after the moves of its owner's roll."""
    is_safe_from_cards: bool = False
    """Cards cannot move it back while it is owned."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.money: i64 = 0
        self.spaces: i64 = 0
        self.ahead: i64 = 0
        self.others: i64 = 0
        self.behind: i64 = 0
        self.roll: i64 = 0

    def act(self, race: Race, horse: Horse) -> None:
        """What happens by itself at the start of the owner's turn."""

    def is_asked(self, race: Race, horse: Horse) -> bool:
        """Whether the owner may do something at the start of the turn."""
        return False

    def options(self, race: Race, horse: Horse) -> list[Event]:
        """What the owner who is asked may do, besides passing."""
        raise NotImplementedError

    def answer(self, race: Race, horse: Horse, event: Event) -> None:
        """The owner uses one of the options."""

    def after_roll(self, race: Race, horse: Horse) -> None:
        """What happens after the moves of the owner's roll."""


@final
class HorseCard:
    """What is printed on a horse card, and the events about this horse."""

    def __init__(self, number: i64, name: str, colour: i64, price: i64, bar: i64, odds: list[int], feature: Feature) -> None:
        self.name: Final = name
        self.colour: Final[i64] = colour
        self.price: Final[i64] = price
        self.bar: Final[i64] = bar
        """The numbers of the movement bar, as a bit set of horses."""
        self.bar_size: Final[i64] = sum(1 for bit in BIT if bar & bit)
        self.odds: Final = odds
        """For win, place and show."""
        self.feature: Final = feature
        self.buy: Final = BUY[number]
        self.bet: Final = BET[number]
        self.move: Final = MOVE[number]
        self.choose: Final = CHOOSE[number]


@final
@mypyc_attr(acyclic=True)
class Horse:
    """Where a horse is, whose it is, and in which place it has finished (0: not yet)."""

    def __init__(self, number: i64, card: HorseCard) -> None:
        self.number: Final[i64] = number
        """Its index: the printed number less one."""
        self.bit: Final[i64] = BIT[number]
        self.card: Final = card
        self.space: i64 = 0
        self.owner: i64 = NOBODY
        self.place: i64 = 0

    def copy(self) -> Horse:
        twin = Horse(self.number, self.card)
        twin.space = self.space
        twin.owner = self.owner
        twin.place = self.place
        return twin

    def has_finished(self) -> bool:
        return self.place > 0


class Effect:
    """What a Long Shot card does. Figures come from the components."""

    has_icon: bool = False
    """The Winner's Circle icon: dead once a horse has finished (LS-201)."""

    def __init__(self, kind: i64, horse: i64, colour: i64) -> None:
        self.kind: Final[i64] = kind
        self.horse: Final[i64] = horse
        self.colour: Final[i64] = colour
        self.spaces: i64 = 0
        self.money: i64 = 0
        self.stake: i64 = 0
        self.most: i64 = 0
        self.horses: i64 = 0

    def fits_roll(self, race: Race) -> bool:
        """Whether it can be played on the roll that lies on the table."""
        return False

    def react(self, race: Race, seat: i64) -> None:
        """Carry it out on a roll, for the seat that plays it."""
        raise NotImplementedError

    def is_playable(self, race: Race) -> bool:
        """LS-113: whether it can be an action: its condition is met and something would change."""
        return False

    def play(self, race: Race) -> bool:
        """Carry it out; whether that is all. If not, the card asks."""
        raise NotImplementedError

    def pending(self, race: Race) -> Pending:
        """What it waits for."""
        return Decide(race.seat, self.options(race))

    def options(self, race: Race) -> list[Event]:
        raise NotImplementedError

    def answer(self, race: Race, event: Event) -> bool:
        """Go on with what was asked for; whether that is all."""
        raise NotImplementedError

    def refusal(self, race: Race) -> Refusal:
        """Why it cannot be played now, though it is in hand and its moment has come."""
        return Refusal("LS-113", {"card_name": card_name(self.kind)})


@final
class Card:
    """A kind of Long Shot card: what it does, how many there are, and the events about it."""

    def __init__(self, kind: i64, count: i64, effect: Effect) -> None:
        self.count: Final[i64] = count
        self.effect: Final = effect
        self.play: Final = PLAY[kind]
        self.sell: Final = SELL[kind]


@final
class Box:
    """The numbers of an edition, shared by all its states."""

    def __init__(self, game: str, variant: object, faces: list[int]) -> None:
        self.game: Final = game
        self.variant: Final = variant
        self.horses: list[HorseCard] = []
        self.bars: vec[vec[i64]] = vec[vec[i64]]()
        """By number: the horses that have it in their bar."""
        self.followers: vec[i64] = vec[i64]()
        """The horses whose features follow a roll."""
        self.cards: vec[Card] = vec[Card]()
        self.asks_all = False
        self.money: i64 = 0
        self.cards_dealt: i64 = 0
        self.spaces: i64 = 0
        self.no_bets_from: i64 = 0
        self.bet: i64 = 0
        self.sale: i64 = 0
        self.prizes: list[int] = []
        moves = sorted(set(faces))
        both: list[Event] = [Roll(horse, move) for horse in range(HORSES) for move in moves]
        ways = [faces.count(move) for move in moves]
        horse_die: list[Event] = [HorseDie(horse) for horse in range(HORSES)]
        move_die: list[Event] = [MoveDie(move) for move in moves]
        seats = range(MOST_SEATS)
        self.both_dice: Final = [Table(both, ways * HORSES, seat) for seat in seats]
        self.horse_die: Final = [Table(horse_die, [1] * HORSES, seat) for seat in seats]
        self.move_die: Final = [Table(move_die, ways, seat) for seat in seats]
