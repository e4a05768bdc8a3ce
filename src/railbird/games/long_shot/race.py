"""The race: where the horses are, whose they are, what lies on them, and what they pay in the end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from railbird.core.contract import NOBODY, Over, win_shares
from railbird.games.long_shot import facts
from railbird.games.long_shot.cardboard import NONE, Box, Horse
from railbird.games.long_shot.hands import Hands
from railbird.games.long_shot.pieces import WINNERS


class Race(Hands):
    """The moves that rules, features and cards are made of."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.horses: vec[Horse] = vec[Horse]()
        self.finishers: i64 = 0
        self.horse_die: i64 = NONE
        self.move_die: i64 = NONE
        self.spooked = False
        self.card: i64 = NONE
        """The card being played, and whom or what it was aimed at."""
        self.target: i64 = NONE

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

    def tell_feature(self, horse: Horse, number: i64 = 0) -> None:
        """Which feature is behind what follows; the number of horses, or the roll, that makes it act."""
        if self.scribe is not None:
            self.scribe.tell(facts.FeatureActs(horse.number + 1, horse.card.name, horse.card.feature.id, number))

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
        space = horse.space
        for other in self.horses:
            if other.space > space:
                return False
        return True

    def is_last(self, horse: Horse) -> bool:
        """LS-117: nobody is behind it, and it has not finished."""
        space = horse.space
        for other in self.horses:
            if other.space < space:
                return False
        return horse.place == 0

    def others_on_space(self, horse: Horse) -> i64:
        """LS-117: other horses on the same space of the track."""
        if horse.space == 0 or horse.place > 0:
            return 0
        space = horse.space
        others: i64 = 0
        for other in self.horses:
            if other.space == space:
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

    # End of the game

    def standing(self) -> list[int]:
        """LS-175, LS-180 to LS-182: hand money, prizes, and stakes times the odds of horses that have finished."""
        scores = [player.money + 0 for player in self.players]
        for horse in self.horses:
            if horse.place > 0:
                if horse.owner != NOBODY:
                    scores[horse.owner] += self.box.prizes[horse.place - 1]
                odds = horse.card.odds[horse.place - 1]
                for seat, player in enumerate(self.players):
                    scores[seat] += player.bets[horse.number] * odds
        return scores

    def result(self) -> Over:
        """LS-2, LS-183: the most money wins; equal totals share."""
        scores = self.standing()
        return Over(scores, win_shares(scores))

    def end_race(self) -> None:
        """LS-170: the turn is cut short."""
        if self.scribe is None:
            return
        for horse in sorted(self.horses, key=finishing_place):
            if horse.place > 0:
                self.tell_winnings(horse)
        over = self.result()
        for seat, player in enumerate(self.players):
            self.scribe.tell(facts.FinalScore(seat, player.money, over.scores[seat]))
        self.scribe.tell(facts.GameEnds([seat for seat, share in enumerate(over.shares) if share]))

    def tell_winnings(self, horse: Horse) -> None:
        assert self.scribe is not None
        card = horse.card
        number = horse.number + 1
        if horse.owner != NOBODY:
            self.scribe.tell(facts.Prize(horse.owner, number, card.name, horse.place, self.box.prizes[horse.place - 1]))
        odds = card.odds[horse.place - 1]
        for seat, player in enumerate(self.players):
            stake = player.bets[horse.number]
            if stake > 0:
                self.scribe.tell(facts.BetPays(seat, number, card.name, stake, odds, stake * odds))


def finishing_place(horse: Horse) -> int:
    return horse.place
