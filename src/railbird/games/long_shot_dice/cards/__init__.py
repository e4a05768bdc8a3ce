"""The horse cards: one small class each, in files by the moment of the ability."""

from __future__ import annotations

from typing import Final

from railbird.games.long_shot_dice.cards.bet import EarlyBirdSpecial, FancyHat, PayItForward, StrungAlong
from railbird.games.long_shot_dice.cards.bonus import DonutDollie, EquestrianInception, RecedingMareLine, SilverSpoon, ThreeFourFive
from railbird.games.long_shot_dice.cards.concession import ChainReaction, CharleyHorse, FiveLeafClover, OutOfAlignment, ScatterShot
from railbird.games.long_shot_dice.cards.die import FairPlay, MagicHateBall, TooLucky
from railbird.games.long_shot_dice.cards.gear import DoubleCrosser, ProductPlacement, StickyFingers
from railbird.games.long_shot_dice.cards.purchase import HalfOffSale, InventoryCheck, LooseyGoosey, MiracleWorker, PartnerInCrime
from railbird.games.long_shot_dice.cards.scoring import (
    BettorSafeThanSorry,
    BreadLine,
    DanceCard,
    GoldenCorral,
    GreatAppreciation,
    LaundryDay,
    LoneRanger,
    PieInTheSky,
)
from railbird.games.long_shot_dice.state import Card

CARDS: Final[dict[str, type[Card]]] = {
    "bettor-safe-than-sorry": BettorSafeThanSorry,
    "bread-line": BreadLine,
    "chain-reaction": ChainReaction,
    "charley-horse": CharleyHorse,
    "dance-card": DanceCard,
    "donut-dollie": DonutDollie,
    "double-crosser": DoubleCrosser,
    "early-bird-special": EarlyBirdSpecial,
    "equestrian-inception": EquestrianInception,
    "fair-play": FairPlay,
    "fancy-hat": FancyHat,
    "five-leaf-clover": FiveLeafClover,
    "golden-corral": GoldenCorral,
    "great-appreciation": GreatAppreciation,
    "half-off-sale": HalfOffSale,
    "inventory-check": InventoryCheck,
    "laundry-day": LaundryDay,
    "lone-ranger": LoneRanger,
    "loosey-goosey": LooseyGoosey,
    "magic-hate-ball": MagicHateBall,
    "miracle-worker": MiracleWorker,
    "out-of-alignment": OutOfAlignment,
    "partner-in-crime": PartnerInCrime,
    "pay-it-forward": PayItForward,
    "pie-in-the-sky": PieInTheSky,
    "product-placement": ProductPlacement,
    "receding-mare-line": RecedingMareLine,
    "scatter-shot": ScatterShot,
    "silver-spoon": SilverSpoon,
    "sticky-fingers": StickyFingers,
    "strung-along": StrungAlong,
    "three-four-five": ThreeFourFive,
    "too-lucky": TooLucky,
}
