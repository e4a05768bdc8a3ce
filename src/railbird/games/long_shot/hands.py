"""Hands, draw pile and discards: who holds which card, who has seen it, and what a seat may imagine."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import pop, vec
from mypy_extensions import i64

from railbird.core.contract import State
from railbird.games.long_shot import facts
from railbird.games.long_shot.cardboard import Box, card_name
from railbird.games.long_shot.pieces import BIT, KINDS, MOST_SEATS, Player, Sighting


class Hands(State):
    """The players and all Long Shot cards."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.players: vec[Player] = vec[Player]()
        self.pile: vec[i64] = vec[i64]()
        """The draw pile in the order of the kinds: a bag, since nobody knows its order."""
        self.discards: vec[i64] = vec[i64]()
        """Counted by kind."""
        self.seat: i64 = 0
        """Whose turn it is."""
        self.owed: i64 = 0
        """Cards that this seat is about to draw."""

    def game(self) -> str:
        return self.box.game

    def seats(self) -> i64:
        return len(self.players)

    def seat_after(self, steps: i64) -> i64:
        """Clockwise from whose turn it is, less than once around the table."""
        seat = self.seat + steps
        return seat if seat < len(self.players) else seat - len(self.players)

    def owe_card(self) -> None:
        """LS-161, LS-162: a card is to be drawn, unless the pile has no more."""
        if len(self.pile) > self.owed:
            self.owed += 1

    def draw_card(self, kind: i64) -> None:
        self.owed -= 1
        self.pile = pop(self.pile, first_of(kind, self.pile))[0]
        self.players[self.seat].take(kind)
        if self.scribe is not None:
            self.scribe.tell(facts.Draws(self.seat))
            self.scribe.tell(facts.CardDrawn(card_name(kind)), self.seat)

    def discard(self, seat: i64, kind: i64) -> None:
        """LS-118: out of the hand for good, in everybody's sight."""
        holder = self.players[seat]
        holder.give(kind)
        self.discards[kind] += 1
        for player in self.players:
            if len(player.sightings) > 0:
                player.drop(kind, seat)
                if len(holder.hand) == 0:
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
            if player.sightings and len(self.players[victim].hand) == 0:
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
                player.hand = vec[i64](sorted(hand))
                player.sightings = []
        self.pile = vec[i64](sorted(unseen))

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


def first_of(kind: i64, cards: vec[i64]) -> i64:
    """Where this kind begins among cards in their order."""
    low: i64 = 0
    high: i64 = len(cards) - 1
    while low < high:
        middle = (low + high) >> 1
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
