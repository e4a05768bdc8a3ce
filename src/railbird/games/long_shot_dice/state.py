"""The pieces on the table: the numbers of the box, player sheets, horse cards, and the race with its track and its money."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from railbird.core.chance import Table
from railbird.core.contract import NOBODY, Decide, Event, Pending, State
from railbird.games.long_shot_dice import facts
from railbird.games.long_shot_dice.events import DECLINE, DIAMOND, HORSES, MOST_SEATS, ROLL, SIDE, START, Decline, Lay

BIT: Final[list[int]] = [2**cell for cell in range(SIDE * SIDE)]
ROW: Final[list[int]] = [sum(2 ** (SIDE * row + column) for column in range(SIDE)) for row in range(SIDE)]
COLUMN: Final[list[int]] = [sum(2 ** (SIDE * row + column) for row in range(SIDE)) for column in range(SIDE)]
FIRST: Final = [Table(START[: seats + 1], [1] * (seats + 1)) for seats in range(MOST_SEATS)]
"""LSD-18: the lot for the first player, by the number of other players."""


@mypyc_attr(acyclic=True)
class StartingCard:
    """Marked concession boxes as a bit set, a bet for every horse, and where both are known from."""

    def __init__(self, marks: i64, bets: list[int], source: str) -> None:
        self.marks: Final[i64] = marks
        self.bets: Final = bets
        self.source: Final = source


@mypyc_attr(acyclic=True)
class RolandBox:
    """One box of Roland's sheet: what he does, to which horse, and what he gains with it."""

    def __init__(self, verb: str, target: str, number: i64, gain: i64) -> None:
        self.verb: Final = verb
        self.target: Final = target
        """`leading`, `trailing`, `all`, `top-bet`, `lowest`, or empty for the horse `number`."""
        self.number: Final[i64] = number
        """The horse, or how many spaces back."""
        self.gain: Final[i64] = gain


@mypyc_attr(acyclic=True)
class Box:
    """The numbers of the components, shared by all states of a table."""

    def __init__(self, variant: object, components: object, is_solo: bool) -> None:
        self.variant: Final = variant
        self.components: Final = components
        """The component table, for those who show where a value is known from."""
        self.is_solo: Final = is_solo
        self.spaces: i64 = 0
        self.no_bet: i64 = 0
        self.money: i64 = 0
        self.roland_money: i64 = 0
        self.highest_bet: i64 = 0
        self.set_worth: i64 = 0
        self.wilds: i64 = 0
        self.prizes: list[int] = []
        self.grid: list[int] = []
        """The horse of every concession box."""
        self.cells: list[list[int]] = []
        """The concession boxes of every horse."""
        self.cell_bits: list[int] = []
        """The same as bit sets."""
        self.tiles: list[int] = []
        """How many bonus tiles there are of each kind."""
        self.tile_figure: list[int] = []
        """Dollars or spaces on each kind of tile."""
        self.odds: list[list[int]] = []
        self.cards: list[Card] = []
        """Every known horse card."""
        self.choices: list[list[Card]] = []
        """LSD-11 to LSD-13: the cards that may be laid out for each number; one of them, or a draw."""
        self.lays: list[Table] = []
        self.starts: list[StartingCard] = []
        self.first: i64 = NOBODY
        """The first player, unless drawn by lot."""
        self.rolls: list[Table] = []
        """LSD-51: both dice, by the seat that rolls them."""
        self.diamond: Table = Table(DIAMOND, [1] * HORSES, 0)
        self.solo: list[list[RolandBox]] = []
        """Roland's sheet by movement die (1 to 3), then horse."""
        self.base: list[int] = []
        """Roland's base action by movement die."""

    def set_movement_die(self, faces: list[int]) -> None:
        weights = [faces.count(spaces) for horse in range(HORSES) for spaces in range(1, len(ROLL) // HORSES + 1)]
        self.rolls = [Table(ROLL, weights, seat) for seat in range(MOST_SEATS)]

    def card(self, name: str) -> Card:
        return next(card for card in self.cards if card.name == name)


@mypyc_attr(acyclic=True)
class Sheet:
    """What one player has marked, written down and bought."""

    def __init__(self, bets: list[int]) -> None:
        self.money: i64 = 0
        self.concessions: i64 = 0
        self.helmets: i64 = 0
        self.jerseys: i64 = 0
        self.wilds: i64 = 0
        """Wild boxes that are marked."""
        self.bets = bets
        self.tiles: list[int] = []
        """Bonus tiles left, by kind; never changed in place."""
        self.stable: list[Card] = []
        """Horses owned, lowest number first; never changed in place."""

    def copy(self) -> Sheet:
        twin = Sheet(self.bets.copy())
        twin.money = self.money
        twin.concessions = self.concessions
        twin.helmets = self.helmets
        twin.jerseys = self.jerseys
        twin.wilds = self.wilds
        twin.tiles = self.tiles
        twin.stable = self.stable
        return twin

    def has_concession(self, cell: i64) -> bool:
        return self.concessions & BIT[cell] != 0

    def has_helmet(self, horse: i64) -> bool:
        return self.helmets & BIT[horse] != 0

    def has_jersey(self, horse: i64) -> bool:
        return self.jerseys & BIT[horse] != 0

    def has_set(self, horse: i64) -> bool:
        """LSD-255: helmet and jersey of one horse."""
        return self.helmets & self.jerseys & BIT[horse] != 0

    def is_row_complete(self, row: i64) -> bool:
        return self.concessions & ROW[row] == ROW[row]

    def is_column_complete(self, column: i64) -> bool:
        return self.concessions & COLUMN[column] == COLUMN[column]

    def take_card(self, card: Card) -> None:
        lower = [own for own in self.stable if own.horse < card.horse]
        higher = [own for own in self.stable if own.horse > card.horse]
        self.stable = [*lower, card, *higher]


@mypyc_attr(acyclic=True)
class Card:
    """A horse card. What a card does not override it does not do.

    Hooks run in the turn of the card's owner, who is `race.seat`. A card that leaves a choice calls `race.ask(self, …)`; its
    `options` are then offered beside declining (LSD-161), and `take` carries out the one chosen.
    """

    def __init__(self, name: str, horse: i64, price: i64, bar: i64, figures: dict[str, int]) -> None:
        self.name: Final = name
        self.message: Final = f"long-shot-dice-card-{name}"
        self.horse: Final[i64] = horse
        self.price: Final[i64] = price
        self.bar: Final[i64] = bar
        """The crosses printed in its secondary-movement bar, as a bit set."""
        self.figures: Final = figures
        """The figures of its ability by name; those below are the ones that cards use."""
        self.dollars: Final[i64] = figures.get("dollars", 0)
        self.spaces: Final[i64] = figures.get("spaces", 0)
        self.bet: Final[i64] = figures.get("bet", 0)
        self.wilds: Final[i64] = figures.get("wilds", 0)
        self.horses: Final[i64] = figures.get("horses", 0)
        self.jerseys: Final[i64] = figures.get("jerseys", 0)
        self.lay: Final[Event] = Lay(name)

    def on_die(self, race: Race) -> None:
        """At the start of the owner's turn, when the horse die shows this horse."""

    def on_purchase(self, race: Race) -> None:
        """As soon as the owner has this card."""

    def on_horse_bonus(self, race: Race) -> None:
        """When the owner took this card with the horse bonus."""

    def on_line(self, race: Race, is_row: bool) -> None:
        """When the owner has completed a row or a column."""

    def on_set(self, race: Race, horse: i64) -> None:
        """When the owner has completed helmet and jersey of a horse."""

    def on_bet(self, race: Race, horse: i64) -> None:
        """After any bet of the owner, paid or free."""

    def on_bet_action(self, race: Race, horse: i64, amount: i64) -> None:
        """After the owner's Bet action."""

    def on_jersey_action(self, race: Race, number: i64) -> None:
        """After the owner's Jersey action marked a horse on the card of this number."""

    def is_bet_free(self, sheet: Sheet, horse: i64) -> bool:
        """Whether the owner's Bet action on this horse costs nothing."""
        return False

    def more_actions(self, race: Race, number: i64, options: list[Event]) -> None:
        """Add what the owner may also do as their action with this number."""

    def perform(self, race: Race, event: Event) -> bool:
        """Carry out an action that this card added; False if it is another's."""
        return False

    def bonus_money(self, dollars: i64) -> i64:
        """What the owner's money bonus pays."""
        return dollars

    def bonus_bet(self, dollars: i64) -> i64:
        """How large the owner's free bet is."""
        return dollars

    def on_movement_bonus(self, race: Race, spaces: i64) -> None:
        """Before the owner chooses a horse for a bonus that moves horses by `spaces`."""

    def score(self, race: Race, sheet: Sheet) -> i64:
        """What the card adds to its owner's result."""
        return 0

    def options(self, race: Race, detail: i64) -> list[Event]:
        raise NotImplementedError

    def take(self, race: Race, event: Event, detail: i64) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Step:
    """Something of a turn that is still to be done; the last one added comes first (LSD-6)."""

    def text(self) -> str:
        """The step in words, for the text of a state."""
        raise NotImplementedError

    def is_due(self, race: Race) -> bool:
        """Whether somebody must choose or roll; if not, `settle` is called instead."""
        return True

    def settle(self, race: Race) -> None:
        """Carry out a step that leaves nothing to choose."""

    def pending(self, race: Race) -> Pending:
        return Decide(race.seat, self.options(race))

    def options(self, race: Race) -> list[Event]:
        raise NotImplementedError

    def take(self, race: Race, event: Event) -> None:
        """Carry out the chosen option; the step itself has been taken away."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Ability(Step):
    """LSD-161, LSD-162: the owner of a card may use its ability."""

    def __init__(self, card: Card, detail: i64) -> None:
        self.card: Final = card
        self.detail: Final[i64] = detail

    def text(self) -> str:
        return f"ability {self.card.horse + 1} {self.detail}"

    def is_due(self, race: Race) -> bool:
        return len(self.card.options(race, self.detail)) > 0

    def options(self, race: Race) -> list[Event]:
        return [*self.card.options(race, self.detail), DECLINE]

    def take(self, race: Race, event: Event) -> None:
        if not isinstance(event, Decline):
            self.card.take(race, event, self.detail)
        elif race.scribe is not None:
            race.scribe.tell(facts.Declines(race.seat, self.card.message))


class Race(State):
    """The table: sheets, market, track, and what is still to be done in this turn."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box
        self.sheets: list[Sheet] = []
        self.dealt: list[int] = []
        """Starting cards left, by card; never changed in place."""
        self.sheets_dealt: i64 = 0
        self.market: list[Card] = []
        """The card of every horse, sold or not; never changed in place after set-up."""
        self.owner: list[int] = []
        """The seat that owns each horse, or NOBODY."""
        self.bars: list[int] = []
        """Secondary movement: the horses marked on each card, as bit sets."""
        self.position: list[int] = []
        """The space of each horse; behind the last one it has finished."""
        self.finishers: list[int] = []
        """Horses in their prize places; never changed in place."""
        self.round: i64 = 0
        self.first: i64 = NOBODY
        self.seat: i64 = NOBODY
        self.rolled: i64 = NOBODY
        self.spaces: i64 = 0
        """What the movement die shows."""
        self.todo: list[Step] = []

    def copy_onto(self, twin: Race) -> None:
        twin.sheets = [sheet.copy() for sheet in self.sheets]
        twin.dealt = self.dealt
        twin.sheets_dealt = self.sheets_dealt
        twin.market = self.market
        twin.owner = self.owner.copy()
        twin.bars = self.bars.copy()
        twin.position = self.position.copy()
        twin.finishers = self.finishers
        twin.round = self.round
        twin.first = self.first
        twin.seat = self.seat
        twin.rolled = self.rolled
        twin.spaces = self.spaces
        twin.todo = self.todo.copy()

    def ask(self, card: Card, detail: i64 = 0) -> None:
        """Offer a card's ability to its owner before anything else goes on."""
        self.todo.append(Ability(card, detail))

    # The track

    def is_finished(self, horse: i64) -> bool:
        return self.position[horse] > self.box.spaces

    def is_past_no_bet(self, horse: i64) -> bool:
        """LSD-31."""
        return self.position[horse] >= self.box.no_bet

    def run(self, horse: i64, spaces: i64) -> None:
        """LSD-32, LSD-53, LSD-230: the roll or the secondary movement, which may finish."""
        start = self.position[horse]
        if start > self.box.spaces:
            return
        goal = start + spaces
        if goal <= self.box.spaces:
            self.position[horse] = goal
        elif len(self.finishers) < len(self.box.prizes):
            self.finish(horse)
            return
        else:
            self.position[horse] = self.box.spaces
        if self.scribe is not None:
            space = self.position[horse]
            self.scribe.tell(facts.Stays(horse + 1, space) if space == start else facts.Runs(horse + 1, start, space))

    def finish(self, horse: i64) -> None:
        """LSD-33: the highest free prize place."""
        self.position[horse] = self.box.spaces + 1
        self.finishers = [*self.finishers, horse]
        if self.scribe is not None:
            place = len(self.finishers)
            self.scribe.tell(facts.Finishes(horse + 1, place, self.box.prizes[place - 1]))

    def shift(self, horse: i64, spaces: i64) -> None:
        """LSD-61 to LSD-63: a bonus or an ability moves a horse, never across a line of the lap."""
        start = self.position[horse]
        if spaces > 0:
            self.position[horse] = min(start + spaces, self.box.spaces)
        elif start > 0:
            self.position[horse] = max(start + spaces, 1)
        if self.scribe is not None:
            space = self.position[horse]
            self.scribe.tell(facts.Stays(horse + 1, space) if space == start else facts.IsMoved(horse + 1, start, space))

    def is_leading(self, horse: i64) -> bool:
        """LSD-216: whether no unfinished horse is ahead of this one."""
        for other in range(HORSES):
            if self.position[other] > self.position[horse] and not self.is_finished(other):
                return False
        return True

    # Money

    def gain(self, seat: i64, dollars: i64, cause: str) -> None:
        self.sheets[seat].money += dollars
        if self.scribe is not None:
            self.scribe.tell(facts.Gains(seat, dollars, cause))

    def take_from(self, seat: i64, dollars: i64, cause: str) -> i64:
        """LSD-169: take what is there, up to so many dollars."""
        sheet = self.sheets[seat]
        taken = min(dollars, sheet.money)
        sheet.money -= taken
        if self.scribe is not None:
            self.scribe.tell(facts.Loses(seat, taken, cause))
        return taken

    # Wilds

    def erase_wilds(self, most: i64) -> None:
        """LSD-145, LSD-193, LSD-205: erase up to so many wild marks of the seat."""
        sheet = self.sheets[self.seat]
        erased = min(most, sheet.wilds)
        sheet.wilds -= erased
        if erased > 0 and self.scribe is not None:
            self.scribe.tell(facts.ErasesWild(self.seat, erased, self.box.wilds - sheet.wilds))
