"""Cards that work as soon as they are gained (LSD-166)."""

from __future__ import annotations

from mypy_extensions import i64

from railbird.core.contract import Event
from railbird.games.long_shot_dice.actions import is_for_sale, mark_helmet, mark_jersey, purchase
from railbird.games.long_shot_dice.concession import free_cells, mark_concession, move_both
from railbird.games.long_shot_dice.events import BUY, HELMET, HORSES, JERSEY, MOVE, Buy, Concession, Helmet, Jersey, Move
from railbird.games.long_shot_dice.state import Card, Race


class MiracleWorker(Card):
    """LSD-176: mark any one box; it is a mark, not an action."""

    def on_purchase(self, race: Race) -> None:
        race.ask(self)

    def options(self, race: Race, detail: i64) -> list[Event]:
        sheet = race.sheets[race.seat]
        helmets = [HELMET[horse] for horse in range(HORSES) if not sheet.has_helmet(horse)]
        jerseys = [JERSEY[horse] for horse in range(HORSES) if not sheet.has_jersey(horse)]
        return [*free_cells(race), *helmets, *jerseys]

    def take(self, race: Race, event: Event, detail: i64) -> None:
        if isinstance(event, Concession):
            mark_concession(race, event.cell)
        elif isinstance(event, Helmet):
            mark_helmet(race, event.horse)
        elif isinstance(event, Jersey):
            mark_jersey(race, event.horse)


class HalfOffSale(Card):
    """LSD-182, LSD-221: buy one more horse at half its price, rounded up."""

    def on_purchase(self, race: Race) -> None:
        race.ask(self)

    def half_price(self, race: Race, horse: i64) -> i64:
        return (race.market[horse].price + 1) // 2

    def options(self, race: Race, detail: i64) -> list[Event]:
        money = race.sheets[race.seat].money
        return [BUY[horse] for horse in range(HORSES) if is_for_sale(race, horse) and money >= self.half_price(race, horse)]

    def take(self, race: Race, event: Event, detail: i64) -> None:
        assert isinstance(event, Buy)
        purchase(race, event.horse, self.half_price(race, event.horse))


class LooseyGoosey(Card):
    """LSD-193: erase wild marks."""

    def on_purchase(self, race: Race) -> None:
        race.erase_wilds(self.wilds)


class PartnerInCrime(Card):
    """LSD-196: this horse and one other move on, or neither."""

    def on_purchase(self, race: Race) -> None:
        race.ask(self)

    def options(self, race: Race, detail: i64) -> list[Event]:
        return [MOVE[horse] for horse in range(HORSES) if horse != self.horse and not race.is_finished(horse)]

    def take(self, race: Race, event: Event, detail: i64) -> None:
        assert isinstance(event, Move)
        move_both(race, self.horse, event.horse, self.spaces)


class InventoryCheck(Card):
    """LSD-209: mark jersey boxes without marks on the cards."""

    def on_purchase(self, race: Race) -> None:
        race.ask(self, self.jerseys)

    def options(self, race: Race, detail: i64) -> list[Event]:
        """`detail` is how many are left to mark."""
        sheet = race.sheets[race.seat]
        return [JERSEY[horse] for horse in range(HORSES) if not sheet.has_jersey(horse)]

    def take(self, race: Race, event: Event, detail: i64) -> None:
        assert isinstance(event, Jersey)
        if detail > 1:
            race.ask(self, detail - 1)
        mark_jersey(race, event.horse)
