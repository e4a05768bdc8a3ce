"""The race: its numbers, cards and features as kinds of things, and the moves that rules and cards are made of."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from railbird.core.chance import Table
from railbird.core.contract import NOBODY, Decide, Event, Pending, Refusal, State
from railbird.games.long_shot import facts
from railbird.games.long_shot.pieces import (
    BET,
    BIT,
    BUY,
    CHOOSE,
    HORSES,
    KINDS,
    MOST_SEATS,
    MOVE,
    PLAY,
    SELL,
    WINNERS,
    HorseDie,
    MoveDie,
    Player,
    Roll,
    Sighting,
)

NONE: Final = -1


class Box:
    """The numbers of an edition, shared by all its states."""

    def __init__(self, game: str, variant: object, faces: list[int]) -> None:
        self.game: Final = game
        self.variant: Final = variant
        self.horses: list[HorseCard] = []
        self.cards: list[Card] = []
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


class Feature:
    """What a horse does for its owner. Figures come from the components."""

    takes_late_bets: bool = False
    """Its owner's bet action works in the No Bets zone."""
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

    def options(self, race: Race, horse: Horse) -> list[Event]:
        """What the owner may do at the start of the turn, besides passing."""
        return []

    def answer(self, race: Race, horse: Horse, event: Event) -> None:
        """The owner uses one of the options."""

    def after_roll(self, race: Race, horse: Horse) -> None:
        """What happens after the moves of the owner's roll."""


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


class Horse:
    """Where a horse is, whose it is, and in which place it has finished (0: not yet)."""

    def __init__(self, number: i64, card: HorseCard) -> None:
        self.number: Final[i64] = number
        """Its index: the printed number less one."""
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

    rule: str = ""
    """The number of its line in the ledger."""
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


class Card:
    """A kind of Long Shot card: what it does, how many there are, and the events about it."""

    def __init__(self, kind: i64, count: i64, effect: Effect) -> None:
        self.count: Final[i64] = count
        self.effect: Final = effect
        self.play: Final = PLAY[kind]
        self.sell: Final = SELL[kind]


def card_name(kind: i64) -> str:
    """The identifier of the message that names this kind of card."""
    return f"long-shot-card-{KINDS[kind]}"


class Race(State):
    """Horses, hands, money and bets, and what can be done with them."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.horses: list[Horse] = []
        self.players: list[Player] = []
        self.pile: list[int] = []
        """The draw pile in the order of the kinds: a bag, since nobody knows its order."""
        self.discards: list[int] = []
        """Counted by kind."""
        self.finishers: i64 = 0
        self.seat: i64 = 0
        """Whose turn it is."""
        self.owed: i64 = 0
        """Cards that this seat is about to draw."""
        self.horse_die: i64 = NONE
        self.move_die: i64 = NONE
        self.spooked = False
        self.card: i64 = NONE
        """The card being played, and whom or what it was aimed at."""
        self.target: i64 = NONE

    def game(self) -> str:
        return self.box.game

    def seats(self) -> i64:
        return len(self.players)

    # Horses

    def is_over(self) -> bool:
        """LS-170: three horses have finished."""
        return self.finishers == WINNERS

    def forward(self, horse: Horse, spaces: i64, may_finish: bool) -> None:
        """LS-30, LS-114: forward, past the last space only where that is allowed."""
        start = horse.space
        goal = start + spaces
        if goal > self.box.spaces:
            if may_finish:
                self.finish(horse)
                return
            goal = self.box.spaces
        horse.space = goal
        if self.scribe is not None and goal > start:
            self.scribe.tell(facts.Runs(horse.number + 1, horse.card.name, start, goal))

    def back(self, horse: Horse, spaces: i64) -> None:
        """LS-34: back, but not behind the start line."""
        start = horse.space
        horse.space = start - spaces if start > spaces else 0
        if self.scribe is not None and horse.space < start:
            self.scribe.tell(facts.FallsBack(horse.number + 1, horse.card.name, start, horse.space))

    def finish(self, horse: Horse) -> None:
        """LS-33: into the Winner's Circle."""
        self.finishers += 1
        horse.place = self.finishers
        horse.space = self.box.spaces + 1
        if self.scribe is not None:
            self.scribe.tell(facts.Finishes(horse.number + 1, horse.card.name, horse.place))

    def lead_space(self) -> i64:
        """LS-207: the foremost space that is occupied; 0 if nobody leads."""
        if self.finishers > 0:
            return 0
        lead: i64 = 0
        for horse in self.horses:
            if horse.space > lead:
                lead = horse.space
        return lead

    def is_leading(self, horse: Horse) -> bool:
        """LS-207: on the foremost space, before any horse has finished."""
        if self.finishers > 0 or horse.space == 0:
            return False
        for other in self.horses:
            if other.space > horse.space:
                return False
        return True

    def last_space(self) -> i64:
        """LS-117: where the rearmost unfinished horses are."""
        last: i64 = self.box.spaces
        for horse in self.horses:
            if horse.space < last:
                last = horse.space
        return last

    def others_on_space(self, horse: Horse) -> i64:
        """LS-117: other horses on the same space of the track."""
        if horse.space == 0 or horse.place > 0:
            return 0
        others: i64 = 0
        for other in self.horses:
            if other.space == horse.space:
                others += 1
        return others - 1

    def can_go_back(self, horse: Horse) -> bool:
        """LS-81: whether a card can move it back."""
        if horse.space == 0 or horse.place > 0:
            return False
        return horse.owner == NOBODY or not horse.card.feature.is_safe_from_cards

    def can_go_on(self, horse: Horse) -> bool:
        """LS-114: whether a card that does not let it finish moves it."""
        return horse.space < self.box.spaces

    def is_in_zone(self, horse: Horse) -> bool:
        """LS-32: in the No Bets zone."""
        return horse.place == 0 and horse.space >= self.box.no_bets_from

    def is_open_for_bets(self, horse: Horse) -> bool:
        """LS-140, LS-143: before the No Bets zone."""
        return horse.space < self.box.no_bets_from

    # Money

    def collect(self, seat: i64, money: i64) -> None:
        """From the bank."""
        self.players[seat].money += money
        if self.scribe is not None:
            self.scribe.tell(facts.Collects(seat, money))

    def lay_bet(self, seat: i64, horse: i64, stake: i64, is_free: bool) -> None:
        """LS-120, LS-142: the stake is laid down by the player, or by the bank."""
        player = self.players[seat]
        if not is_free:
            player.money -= stake
        player.bets[horse] += stake
        if self.scribe is not None:
            name = self.box.horses[horse].name
            self.scribe.tell(facts.Bets(seat, horse + 1, name, stake, player.bets[horse], is_free))

    def horses_owned(self, seat: i64) -> i64:
        owned: i64 = 0
        for horse in self.horses:
            if horse.owner == seat:
                owned += 1
        return owned

    # Cards

    def owe_card(self) -> None:
        """LS-161, LS-162: a card is to be drawn, unless the pile has no more."""
        if len(self.pile) > self.owed:
            self.owed += 1

    def draw_card(self, kind: i64) -> None:
        self.owed -= 1
        self.pile.pop(first_of(kind, self.pile))
        self.players[self.seat].take(kind)
        if self.scribe is not None:
            self.scribe.tell(facts.Draws(self.seat))
            self.scribe.tell(facts.CardDrawn(card_name(kind)), self.seat)

    def discard(self, seat: i64, kind: i64) -> None:
        """LS-118: out of the hand for good, in everybody's sight."""
        self.players[seat].give(kind)
        self.discards[kind] += 1
        for player in self.players:
            if player.sightings:
                player.drop(kind, seat)
                if not self.players[seat].hand:
                    player.rule_out(seat)

    def steal(self, thief: i64, victim: i64, kind: i64) -> None:
        """LS-6, LS-7: a card changes hands; only these two see which."""
        self.players[victim].give(kind)
        self.players[thief].take(kind)
        for seat, player in enumerate(self.players):
            if seat == thief:
                player.drop(kind, victim)
            elif seat == victim:
                player.sightings = [*player.sightings, Sighting(kind, BIT[thief])]
            elif player.sightings:
                player.lose_sight(victim, thief)
            if player.sightings and not self.players[victim].hand:
                player.rule_out(victim)
        if self.scribe is not None:
            self.scribe.tell(facts.Steals(thief, victim))
            self.scribe.tell(facts.CardStolen(card_name(kind)), thief)
            self.scribe.tell(facts.CardStolen(card_name(kind)), victim)

    def look_at_hand(self, seat: i64, holder: i64) -> None:
        """LS-6: the whole hand is seen, so what was seen before and is not in it must be elsewhere."""
        player = self.players[seat]
        hand = self.players[holder].hand
        for kind in hand:
            player.drop(kind, holder)
        player.rule_out(holder)
        player.sightings = player.sightings + [Sighting(kind, BIT[holder]) for kind in hand]
        if self.scribe is not None:
            self.scribe.tell(facts.Peeks(seat, holder))
            self.scribe.tell(facts.HandSeen(holder, [card_name(kind) for kind in hand]), seat)

    # What a seat cannot know

    def redeal(self, seat: i64, rng: Random) -> None:
        """Other hands and the pile are dealt anew, every deal that agrees with the seat's sightings equally likely.

        What the others have seen this seat cannot know; in its imagination they have seen nothing.
        """
        sightings = self.players[seat].sightings if seat >= 0 else []
        hands = self.place_sightings(sightings, rng)
        unseen = self.unseen(seat, sightings)
        shuffle(unseen, rng)
        for holder, player in enumerate(self.players):
            if holder != seat:
                hand = hands[holder]
                while len(hand) < len(player.hand):
                    hand.append(unseen.pop())
                hand.sort()
                player.hand = hand
                player.sightings = []
        unseen.sort()
        self.pile = unseen

    def unseen(self, seat: i64, sightings: list[Sighting]) -> list[int]:
        """The cards of which this seat knows nothing, in the pile or in other hands, in the order of the kinds."""
        counts = [0] * len(KINDS)
        for kind in self.pile:
            counts[kind] += 1
        for holder, player in enumerate(self.players):
            if holder != seat:
                for kind in player.hand:
                    counts[kind] += 1
        for sighting in sightings:
            counts[sighting.kind] -= 1
        return [kind for kind in range(len(KINDS)) for card in range(counts[kind])]

    def place_sightings(self, sightings: list[Sighting], rng: Random) -> list[list[int]]:
        """The cards seen, put into hands where they may be, every way equally likely; a way that does not fit starts over."""
        ordered = sorted(sightings, key=width)
        while True:
            hands: list[list[int]] = [[] for player in self.players]
            for rank, sighting in enumerate(ordered):
                room = self.room(sighting.hands)
                for earlier in ordered[:rank]:
                    if earlier.hands | sighting.hands == sighting.hands:
                        room -= 1
                if not self.is_placed(sighting, rng.randrange(room), hands):
                    break
            else:
                return hands

    def room(self, hands: i64) -> i64:
        """How many cards these hands hold together."""
        room: i64 = 0
        for seat, player in enumerate(self.players):
            if hands & BIT[seat]:
                room += len(player.hand)
        return room

    def is_placed(self, sighting: Sighting, slot: i64, hands: list[list[int]]) -> bool:
        """Put the card into the free slot of this number, if there is one."""
        for seat, player in enumerate(self.players):
            if sighting.hands & BIT[seat]:
                free = len(player.hand) - len(hands[seat])
                if slot < free:
                    hands[seat].append(sighting.kind)
                    return True
                slot -= free
        return False


def first_of(kind: i64, cards: list[int]) -> i64:
    """Where this kind begins among cards in their order."""
    low: i64 = 0
    high: i64 = len(cards) - 1
    while low < high:
        middle = (low + high) // 2
        if cards[middle] < kind:
            low = middle + 1
        else:
            high = middle
    return low


def width(sighting: Sighting) -> int:
    """In how many hands the card may be."""
    return sum(1 for seat in range(MOST_SEATS) if sighting.hands & BIT[seat])


def shuffle(cards: list[int], rng: Random) -> None:
    """Every order equally likely."""
    for last in range(len(cards) - 1, 0, -1):
        other = rng.randrange(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
