"""Long Shot (2009): the chapters of its rulebook in their order. Numbers cite the ledger, RULES.en.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railbird.core.contract import NOBODY, Decide, Event, Pending, Refusal, State
from railbird.games.long_shot import facts
from railbird.games.long_shot.cardboard import NONE, Box, Effect, Horse, card_name
from railbird.games.long_shot.pieces import (
    BETS_OR_PASS,
    DRAW,
    HORSES,
    KINDS,
    MOVES_OR_PASS,
    PASS,
    STEAL,
    AnyCard,
    Bet,
    Buy,
    Draw,
    HorseDie,
    Pass,
    Play,
    Player,
    Sell,
)
from railbird.games.long_shot.refusals import refuse
from railbird.games.long_shot.rolling import Rolling
from railbird.games.long_shot.steps import (
    ACTION,
    BARS,
    CARD,
    DEAL,
    DRAWING,
    FEATURES,
    FIRST_ROLL,
    HORSE_DIE,
    MOVE_DIE,
    REROLL,
    ROLL,
    SALE,
    THEFT,
    WINDOW,
)

OUT_OF_IT: Final = -1
"""In the rolls for the start: not among the highest."""


@final
class LongShot(Rolling):
    """A table of Long Shot."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.turn: i64 = 0
        self.first_rolls: list[int] = []
        """By seat, 0 for those still to roll; never changed in place."""
        self.feature: i64 = 0
        """The horse whose feature is next."""

    def copy(self) -> State:
        twin = LongShot(self.box)
        twin.horses = vec[Horse]([horse.copy() for horse in self.horses])
        twin.players = vec[Player]([player.copy() for player in self.players])
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.finishers = self.finishers
        twin.seat = self.seat
        twin.owed = self.owed
        twin.horse_die = self.horse_die
        twin.move_die = self.move_die
        twin.spooked = self.spooked
        twin.card = self.card
        twin.target = self.target
        twin.step = self.step
        twin.turn = self.turn
        twin.first_rolls = self.first_rolls
        twin.feature = self.feature
        twin.has_rerolled = self.has_rerolled
        twin.asked = self.asked
        twin.moved = self.moved
        return twin

    def phase(self) -> i64:
        """Rounds: how often every seat has had its turn."""
        return self.turn // len(self.players)

    def pending(self) -> Pending:
        if self.is_over():
            return self.result()
        if self.owed > 0:
            return AnyCard(self.pile, DRAW, self.seat)
        step = self.step
        if step == ACTION:
            return Decide(self.seat, self.actions())
        if step == ROLL:
            return self.box.both_dice[self.seat]
        if step == REROLL:
            return Decide(self.seat, self.rerolls())
        if step == BARS:
            return Decide(self.seat, MOVES_OR_PASS[self.bar_horses()])
        if step == WINDOW:
            seat = self.seat_after(self.asked)
            return Decide(seat, self.reactions(seat))
        if step == CARD:
            return self.box.cards[self.card].effect.pending(self)
        if step == HORSE_DIE or step == FIRST_ROLL:
            return self.box.horse_die[self.seat]
        if step == MOVE_DIE:
            return self.box.move_die[self.seat]
        if step == SALE:
            return Decide(self.seat, self.sales())
        if step == THEFT:
            return AnyCard(self.players[self.horses[self.horse_die].owner].hand, STEAL, self.seat)
        assert step == FEATURES
        return Decide(self.seat, self.feature_options())

    def apply(self, event: Event) -> None:
        """The step says what was waited for."""
        step = self.step
        if self.owed > 0:
            self.take_draw(event)
        elif step == ACTION:
            self.act(event)
        elif step == ROLL:
            self.take_roll(event)
        elif step == REROLL:
            self.answer_reroll(event)
        elif step == BARS:
            self.answer_bars(event)
        elif step == WINDOW:
            self.answer_window(event)
        elif step == CARD:
            self.carry_on(event)
        elif step == HORSE_DIE:
            self.take_horse_die(event)
        elif step == FIRST_ROLL:
            self.roll_for_start(event)
        elif step == MOVE_DIE:
            self.take_move_die(event)
        elif step == SALE:
            self.sell_second(event)
        elif step == THEFT:
            self.steal_for_zero(event)
        else:
            self.answer_feature(event)

    def refusal(self, seat: i64, event: Event) -> Refusal:
        return refuse(self, seat, event)

    # Preparation

    def take_draw(self, event: Event) -> None:
        """A card has been drawn: what waited for it goes on."""
        assert isinstance(event, Draw)
        self.draw_card(event.kind)
        if self.owed > 0:
            return
        if self.step == DEAL:
            self.deal_next()
        elif self.step == FEATURES:
            self.run_features()
        elif self.step == DRAWING:
            self.pass_dice()

    def deal_next(self) -> None:
        """LS-42: each seat in turn; then everybody rolls for the start."""
        if self.seat + 1 < len(self.players):
            self.seat += 1
            self.owed = self.box.cards_dealt
            return
        self.step = FIRST_ROLL
        self.seat = 0
        self.first_rolls = [0] * len(self.players)

    def roll_for_start(self, event: Event) -> None:
        """LS-44, LS-45: the highest number begins; those who tie for it roll again."""
        assert isinstance(event, HorseDie)
        rolls = self.first_rolls.copy()
        rolls[self.seat] = event.horse + 1
        if self.scribe is not None:
            self.scribe.tell(facts.FirstRoll(self.seat, event.horse + 1))
        if 0 not in rolls:
            highest = max(rolls)
            if rolls.count(highest) == 1:
                self.start(rolls.index(highest))
                return
            rolls = [0 if roll == highest else OUT_OF_IT for roll in rolls]
        self.first_rolls = rolls
        self.seat = rolls.index(0)

    def start(self, seat: i64) -> None:
        self.first_rolls = []
        self.seat = seat
        if self.scribe is not None:
            self.scribe.tell(facts.Starts(seat))
        self.begin_turn()

    # Course of play

    def begin_turn(self) -> None:
        """LS-50: features, roll and movement, one action, draw a card, pass the dice."""
        if self.scribe is not None:
            self.scribe.tell(facts.TurnBegins(self.turn + 1, self.seat))
        self.step = FEATURES
        self.feature = 0
        self.run_features()

    def pass_dice(self) -> None:
        """LS-50: clockwise to the next player."""
        self.turn += 1
        self.seat = self.seat_after(1)
        self.horse_die = NONE
        self.move_die = NONE
        self.begin_turn()

    # Horse features

    def run_features(self) -> None:
        """LS-60 to LS-62: the features of own unfinished horses, in ascending order."""
        seat = self.seat
        for horse in self.horses:
            if horse.owner == seat and horse.place == 0 and horse.number >= self.feature:
                self.feature = horse.number
                if horse.card.feature.is_asked(self, horse):
                    return
                horse.card.feature.act(self, horse)
                if self.owed > 0:
                    self.feature = horse.number + 1
                    return
        self.feature = HORSES
        self.step = ROLL

    def feature_options(self) -> list[Event]:
        """LS-61: a feature with "may" is asked."""
        horse = self.horses[self.feature]
        options = horse.card.feature.options(self, horse)
        options.append(PASS)
        return options

    def answer_feature(self, event: Event) -> None:
        if not isinstance(event, Pass):
            horse = self.horses[self.feature]
            horse.card.feature.answer(self, horse, event)
        self.feature += 1
        self.run_features()

    # Action

    def actions(self) -> list[Event]:
        """LS-51: play a card, buy a horse, bet, sell two cards, or pass."""
        player = self.players[self.seat]
        money = player.money
        options = self.plays_and_sales(player.hand)
        bets: i64 = 0
        for horse in self.horses:
            if horse.owner == NOBODY and money >= horse.card.price and horse.place == 0:
                options.append(horse.card.buy)
            if self.takes_bet(horse):
                bets |= horse.bit
        if money < self.box.bet:
            bets = 0
        options.extend(BETS_OR_PASS[bets])
        return options

    def plays_and_sales(self, hand: vec[i64]) -> list[Event]:
        """LS-111, LS-150: cards of the own hand, equal ones once; a single card cannot be sold."""
        options: list[Event] = []
        last: i64 = NONE
        for kind in hand:
            if kind != last:
                card = self.box.cards[kind]
                if self.can_play(card.effect):
                    options.append(card.play)
                if len(hand) > 1:
                    options.append(card.sell)
                last = kind
        return options

    def act(self, event: Event) -> None:
        """LS-51: the action of the turn."""
        if isinstance(event, Bet):
            horse = self.horses[event.horse]
            if not self.is_open_for_bets(horse):
                self.tell_feature(horse)
            self.lay_bet(self.seat, event.horse, self.box.bet, False)
            self.end_action()
        elif isinstance(event, Sell):
            self.sell(event.kind)
            self.step = SALE
        elif isinstance(event, Play):
            self.play_card(event.kind)
        elif isinstance(event, Buy):
            self.buy(event.horse)
        else:
            self.pass_action()

    def end_action(self) -> None:
        """LS-160, LS-171: draw a card, unless the race is over."""
        if self.is_over():
            self.end_race()
            return
        self.step = DRAWING
        self.owe_card()
        if self.owed == 0:
            self.pass_dice()

    def can_play(self, effect: Effect) -> bool:
        """LS-113, LS-201: what would change nothing, and the icon after a finish, cannot be played."""
        if effect.has_icon and self.finishers > 0:
            return False
        return effect.is_playable(self)

    def play_card(self, kind: i64) -> None:
        """LS-110: do what the card says, or ask what it needs to know."""
        self.lay_down(self.seat, kind)
        if self.box.cards[kind].effect.play(self):
            self.end_action()
        else:
            self.card = kind
            self.target = NONE
            self.step = CARD

    def carry_on(self, event: Event) -> None:
        if self.box.cards[self.card].effect.answer(self, event):
            self.card = NONE
            self.target = NONE
            self.end_action()

    def buy(self, number: i64) -> None:
        """LS-130, LS-131: an unfinished horse that belonged to nobody, for its full price."""
        price = self.box.horses[number].price
        self.players[self.seat].money -= price
        self.horses[number].owner = self.seat
        if self.scribe is not None:
            self.scribe.tell(facts.Buys(self.seat, number + 1, self.box.horses[number].name, price))
        self.end_action()

    def takes_bet(self, horse: Horse) -> bool:
        """LS-77, LS-140: outside the No Bets zone, or on an own horse that takes late bets."""
        if self.is_open_for_bets(horse):
            return True
        return horse.place == 0 and horse.owner == self.seat and horse.card.feature.takes_late_bets

    def sales(self) -> list[Event]:
        """LS-151: the second of the two cards, any of the hand."""
        options: list[Event] = []
        last: i64 = NONE
        for kind in self.players[self.seat].hand:
            if kind != last:
                options.append(self.box.cards[kind].sell)
                last = kind
        return options

    def sell(self, kind: i64) -> None:
        """LS-150: one of two cards for the price of a bet."""
        self.discard(self.seat, kind)
        if self.scribe is not None:
            self.scribe.tell(facts.Sells(self.seat, card_name(kind)))

    def sell_second(self, event: Event) -> None:
        """LS-150: the bank pays when both are sold."""
        assert isinstance(event, Sell)
        self.sell(event.kind)
        self.collect(self.seat, self.box.sale)
        self.end_action()

    def pass_action(self) -> None:
        """LS-155: no action."""
        if self.scribe is not None:
            self.scribe.tell(facts.Passes(self.seat))
        self.end_action()


def new_table(box: Box, seats: int) -> LongShot:
    """LS-40 to LS-43: horses behind the line, money and a token for everybody, all cards in the pile."""
    table = LongShot(box)
    table.horses = vec[Horse]([Horse(number, card) for number, card in enumerate(box.horses)])
    table.players = vec[Player]([Player(box.money, True, vec[i64](), vec[i64]([0] * HORSES), []) for seat in range(seats)])
    table.pile = vec[i64]([kind for kind, card in enumerate(box.cards) for copy in range(card.count)])
    table.discards = vec[i64]([0] * len(KINDS))
    table.owed = box.cards_dealt
    return table
