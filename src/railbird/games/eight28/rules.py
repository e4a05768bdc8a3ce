"""8*28: the chapters of its rulebook in their order. Numbers cite the ledger, RULES.en.md."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from railbird.core.chance import Bag, pick, size
from railbird.core.contract import NOBODY, Event, Over, Pending, Refusal, State, win_shares
from railbird.games.eight28 import facts
from railbird.games.eight28.crystals import Crystals
from railbird.games.eight28.state import (
    CARDS,
    CHOICE,
    DEAL,
    FIRST_DEALER,
    FIRST_GOAL,
    NEITHER,
    NO_CARD,
    NO_TOTAL,
    OFFER,
    SECOND_GOAL,
    TURN,
    UNDECIDED,
    Answer,
    Box,
    Dealt,
    Join,
    Lot,
    Player,
    Turned,
    possible,
)

TIE_BREAK_ROOM = 100


class Eight28(State):
    """A table of 8*28."""

    def __init__(self, box: Box, players: list[Player], deck: list[int], supply: Crystals, centre: Crystals) -> None:
        super().__init__()
        self.box = box
        self.players = players
        self.deck = deck
        """Cards not dealt, by kind: 1 at index 0, the 1/11 card last."""
        self.supply = supply
        self.centre = centre
        self.round: i64 = 0
        self.dealer: i64 = NOBODY
        """Nobody before the first is drawn."""
        self.seat: i64 = NOBODY
        """Who is dealt a card, is offered one, takes one or chooses a half; nobody before and after the game."""
        self.is_taking: bool = False
        """The card that the seat takes is about to be turned up."""
        self.takers: i64 = 0
        """How many took a card in this action B."""
        self.is_revealed: bool = False
        """The offers of this round are over and all cards lie open."""

    def copy(self) -> State:
        players = [player.copy() for player in self.players]
        twin = Eight28(self.box, players, self.deck.copy(), self.supply.copy(), self.centre.copy())
        twin.round = self.round
        twin.dealer = self.dealer
        twin.seat = self.seat
        twin.is_taking = self.is_taking
        twin.takers = self.takers
        twin.is_revealed = self.is_revealed
        return twin

    def game(self) -> str:
        return "eight-28"

    def seats(self) -> i64:
        return len(self.players)

    def phase(self) -> i64:
        return self.round

    def pending(self) -> Pending:
        seat = self.seat
        if seat == NOBODY:
            return FIRST_DEALER[len(self.players) - 1] if self.dealer == NOBODY else self.result()
        if self.is_revealed:
            return CHOICE[seat]
        if self.is_taking:
            return Bag(self.deck, TURN, seat)
        if self.players[seat].hidden == NO_CARD:
            return Bag(self.deck, DEAL, seat, True)
        return OFFER[seat]

    def apply(self, event: Event) -> None:
        if isinstance(event, Answer):
            if event.takes:
                self.is_taking = True
            else:
                self.decline()
        elif isinstance(event, Turned):
            self.take(event.card)
        elif isinstance(event, Dealt):
            self.deal(event.card)
        elif isinstance(event, Join):
            self.join(event.half)
        elif isinstance(event, Lot):
            self.open_round(event.seat)
        else:
            raise ValueError(event.text())

    # Course of play

    def open_round(self, dealer: i64) -> None:
        """828-20, 828-91, 828-92: all cards are shuffled; crystals put aside already lie in the centre."""
        self.dealer = dealer
        self.seat = self.left_of(dealer)
        self.deck = self.box.deck.copy()
        self.is_revealed = False
        for player in self.players:
            player.clear()
        if self.scribe is not None:
            self.scribe.tell(facts.RoundBegins(self.round + 1, dealer))

    def deal(self, card: i64) -> None:
        """828-20, 828-21: one card face down to everybody, then the first dealer begins."""
        self.deck[card - 1] -= 1
        self.players[self.seat].hidden = card
        if self.scribe is not None:
            self.scribe.tell(facts.HiddenCard(CARDS[card - 1]), self.seat)
        if self.seat == self.dealer:
            self.action_a()
        else:
            self.seat = self.left_of(self.seat)

    def action_a(self) -> None:
        """828-23, 828-24, 828-102: a blue crystal to the centre, else a red one, else none."""
        if self.supply.blue > 0:
            self.supply.blue -= 1
            self.centre.blue += 1
            if self.scribe is not None:
                self.scribe.tell(facts.CrystalLaid(self.dealer, False))
        elif self.supply.red > 0:
            if self.scribe is not None:
                self.tell_red()
            self.supply.red -= 1
            self.centre.red += 1
        self.action_b()

    def action_b(self) -> None:
        """828-25, 828-29: everybody is asked again, the dealer last."""
        self.takers = 0
        self.offer_after(self.dealer)

    def offer_after(self, seat: i64) -> None:
        """828-25, 828-35, 828-36: clockwise to the next player who may be offered a card; the dealer is the last."""
        while True:
            seat = self.left_of(seat)
            if self.may_be_offered(self.players[seat]):
                self.seat = seat
                return
            if seat == self.dealer:
                break
        self.end_action_b()

    def may_be_offered(self, player: Player) -> bool:
        """828-30, 828-32."""
        return not (player.is_out() or (player.has_declined and self.box.pass_is_final))

    def decline(self) -> None:
        """828-28: the card stays on the deck, unseen."""
        self.players[self.seat].has_declined = True
        if self.scribe is not None:
            self.scribe.tell(facts.Declines(self.seat))
        self.next_offer()

    def take(self, card: i64) -> None:
        """828-27, 828-32, 828-42: the card lies face up; too many points put its owner out."""
        me = self.players[self.seat]
        self.deck[card - 1] -= 1
        self.is_taking = False
        self.takers += 1
        me.add(card)
        if self.scribe is not None:
            self.tell_taken(me, card)
        if size(self.deck) == 0:
            self.end_round()
        else:
            self.next_offer()

    def next_offer(self) -> None:
        if self.seat == self.dealer:
            self.end_action_b()
        else:
            self.offer_after(self.seat)

    def end_action_b(self) -> None:
        """828-37 to 828-41: the round ends, or the deck goes to the left."""
        if self.takers == 0 or self.is_deserted():
            self.end_round()
            return
        self.dealer = self.left_of(self.dealer)
        self.action_a()

    def is_deserted(self) -> bool:
        """828-40, 828-41: nobody is left who may be offered a card."""
        return not any(self.may_be_offered(player) for player in self.players)

    def left_of(self, seat: i64) -> i64:
        return 0 if seat + 1 == len(self.players) else seat + 1

    # Distribution of the crystals

    def end_round(self) -> None:
        """828-50, 828-80, 828-83: all cards are revealed; without a direct hit the halves are chosen."""
        self.is_revealed = True
        if self.scribe is not None:
            self.tell_revealed()
        hits = [seat for seat in self.from_dealer() if self.players[seat].has_direct_hit()]
        if hits:
            self.pay_direct_hit(hits)
            return
        for player in self.players:
            player.half = self.only_half(player)
        self.next_choice()

    def from_dealer(self) -> list[int]:
        """828-64, 828-65: clockwise from the last dealer."""
        seats: i64 = len(self.players)
        return [(self.dealer + step) % seats for step in range(seats)]

    def only_half(self, player: Player) -> i64:
        """828-55, 828-60 to 828-63: where the totals alone send this player, or UNDECIDED."""
        first = self.total_for(player, FIRST_GOAL) != NO_TOTAL
        second = self.total_for(player, SECOND_GOAL) != NO_TOTAL
        if first and second:
            return UNDECIDED
        if first:
            return FIRST_GOAL
        return SECOND_GOAL if second else NEITHER

    def next_choice(self) -> None:
        """828-60, 828-64: whoever may join both halves chooses; then they are paid."""
        for seat in self.from_dealer():
            if self.players[seat].half == UNDECIDED:
                self.seat = seat
                return
        self.pay_halves()

    def join(self, half: i64) -> None:
        """828-59, 828-60."""
        self.players[self.seat].half = half
        if self.scribe is not None:
            self.scribe.tell(facts.Joins(self.seat, half))
        self.next_choice()

    def total_for(self, player: Player, half: i64) -> i64:
        """The total with which a player can compete for a half, or NO_TOTAL."""
        return player.first_total() if half == FIRST_GOAL else player.second_total(self.box.least_for_second)

    def sharers(self, half: i64) -> list[int]:
        """828-53, 828-54, 828-56: who comes closest to the goal, clockwise from the last dealer."""
        best: i64 = NO_TOTAL + 1
        nearest: list[int] = []
        for seat in self.from_dealer():
            player = self.players[seat]
            total = self.total_for(player, half) if player.half == half else NO_TOTAL
            if total > best:
                best = total
                nearest = [seat]
            elif total == best:
                nearest.append(seat)
        return nearest

    def pay_halves(self) -> None:
        """828-51, 828-52, 828-58, 828-67: two equal halves; what is left waits in the centre."""
        near_8 = self.sharers(FIRST_GOAL)
        near_28 = self.sharers(SECOND_GOAL)
        parts = self.centre.share_out(2, self.box.red_weight)
        first_gets_odd_red = self.box.red_weight == 1 or len(near_8) < len(near_28)
        first = parts[0] if first_gets_odd_red else parts[1]
        second = parts[1] if first_gets_odd_red else parts[0]
        self.pay_half(FIRST_GOAL, first, near_8)
        self.pay_half(SECOND_GOAL, second, near_28)
        self.close_round()

    def pay_half(self, half: i64, crystals: Crystals, seats: list[int]) -> None:
        """828-56 to 828-58."""
        if self.scribe is not None:
            self.tell_half(half, crystals, seats)
        if seats:
            self.pay(crystals, seats)
        self.centre.add(crystals)

    def pay(self, crystals: Crystals, seats: list[int]) -> None:
        """828-56, 828-57, 828-68: equal shares; what cannot be shared stays in the pile."""
        shares = crystals.share_out(len(seats), self.box.red_weight)
        for seat, share in zip(seats, shares, strict=True):
            self.players[seat].won.add(share)
            if self.scribe is not None and share.count() > 0:
                self.scribe.tell(facts.Paid(seat, share.blue, share.red))

    # Direct hit

    def pay_direct_hit(self, seats: list[int]) -> None:
        """828-80 to 828-84: the whole centre, shared among all who hit."""
        if self.scribe is not None:
            self.scribe.tell(facts.DirectHit(seats))
        self.pay(self.centre, seats)
        self.close_round()

    # Preparing the next round

    def close_round(self) -> None:
        """828-90 to 828-92, 828-100, 828-101: the next dealer begins, or the game is over."""
        self.round += 1
        if self.scribe is not None and self.centre.count() > 0:
            self.scribe.tell(facts.LeftOver(self.centre.blue, self.centre.red, self.is_last_round()))
        if not self.is_last_round():
            self.open_round(self.left_of(self.dealer))
            return
        self.seat = NOBODY
        if self.scribe is not None:
            self.tell_result()

    # End of the game

    def is_last_round(self) -> bool:
        """828-100: a red crystal has left the supply."""
        return self.supply.red < self.box.crystals.red

    def standing(self) -> list[int]:
        """828-103, 828-104."""
        return [player.won.points() for player in self.players]

    def result(self) -> Over:
        """828-105 to 828-108: most points; the win is shared unless red crystals break the tie."""
        scores = self.standing()
        if not self.box.red_breaks_ties:
            return Over(scores, win_shares(scores))
        ranks = [score * TIE_BREAK_ROOM + player.won.red for score, player in zip(scores, self.players, strict=True)]
        return Over(scores, win_shares(ranks))

    # What nobody else knows

    def redeal(self, seat: i64, rng: Random) -> None:
        """828-21, 828-34: all cards that this seat has not seen are equally likely to be anybody's hidden card."""
        for other in self.take_back(seat):
            self.hide(other, pick(self.deck, rng.randrange(size(self.deck))))

    def take_back(self, seat: i64) -> list[int]:
        """The hidden cards that this seat has not seen go back into the deck; returns whose they were."""
        if self.is_revealed:
            return []
        others = [other for other, player in enumerate(self.players) if other != seat and player.hidden != NO_CARD]
        for other in others:
            self.deck[self.players[other].hidden - 1] += 1
        return others

    def hide(self, seat: i64, kind: i64) -> None:
        """A card of this kind goes from the deck to a player, face down."""
        self.deck[kind] -= 1
        self.players[seat].hidden = kind + 1

    # Refusals

    def refusal(self, seat: i64, event: Event) -> Refusal:
        """The rule that the event would break; cards and lots are never chosen."""
        if self.seat == NOBODY and self.dealer != NOBODY:
            return Refusal("828-109")
        if self.dealer == NOBODY or isinstance(event, Lot):
            return Refusal("828-22")
        if isinstance(event, Join):
            return self.refused_half(self.players[seat])
        if isinstance(event, Answer):
            return self.refused_answer(self.players[seat])
        return Refusal("828-11")

    def refused_half(self, player: Player) -> Refusal:
        if not self.is_revealed:
            return Refusal("828-60")
        if player.half == NEITHER:
            return Refusal("828-55")
        return Refusal("828-64", {"seat": self.seat}) if player.half == UNDECIDED else Refusal("828-59", {"half": player.half})

    def refused_answer(self, player: Player) -> Refusal:
        if self.is_revealed:
            return Refusal("828-38")
        if player.is_out():
            return Refusal("828-32", {"total": player.open})
        if not self.may_be_offered(player):
            return Refusal("828-30")
        if self.is_taking:
            return Refusal("828-27", {"seat": self.seat})
        if self.players[self.seat].hidden == NO_CARD:
            return Refusal("828-20")
        return Refusal("828-26", {"seat": self.seat})

    # What is told

    def tell_red(self) -> None:
        assert self.scribe is not None
        self.scribe.tell(facts.CrystalLaid(self.dealer, True))
        if not self.is_last_round():
            self.scribe.tell(facts.LastRound())

    def tell_taken(self, me: Player, card: i64) -> None:
        assert self.scribe is not None
        self.scribe.tell(facts.Takes(self.seat, CARDS[card - 1], possible(me.open, me.open_duals)))
        if me.is_out():
            self.scribe.tell(facts.GoesOut(self.seat, me.open))
        if size(self.deck) == 0:
            self.scribe.tell(facts.DeckRunsOut())

    def tell_revealed(self) -> None:
        assert self.scribe is not None
        self.scribe.tell(facts.RoundEnds(self.round + 1))
        for seat in self.from_dealer():
            player = self.players[seat]
            self.scribe.tell(facts.Reveals(seat, CARDS[player.hidden - 1], possible(player.least(), player.duals())))

    def tell_half(self, half: i64, crystals: Crystals, seats: list[int]) -> None:
        assert self.scribe is not None
        self.scribe.tell(facts.HalfLaid(half, crystals.blue, crystals.red))
        if seats:
            self.scribe.tell(facts.HalfWon(half, self.total_for(self.players[seats[0]], half), seats))
        else:
            self.scribe.tell(facts.HalfUnclaimed(half))

    def tell_result(self) -> None:
        assert self.scribe is not None
        over = self.result()
        for seat, player in enumerate(self.players):
            self.scribe.tell(facts.FinalScore(seat, player.won.blue, player.won.red, over.scores[seat]))
        self.scribe.tell(facts.GameEnds([seat for seat, share in enumerate(over.shares) if share]))


def new_table(box: Box, seats: int) -> Eight28:
    """828-10, 828-11: all crystals in the supply, all cards in the deck."""
    players = [Player([], Crystals(0, 0)) for seat in range(seats)]
    return Eight28(box, players, box.deck.copy(), box.crystals.copy(), Crystals(0, 0))
