"""What the laws need to know of Las Vegas."""

from __future__ import annotations

from railbird.core.contract import NOBODY, State
from railbird.core.game import Variant
from railbird.games.las_vegas.box import LasVegas2012Variant, LasVegasVariant
from railbird.games.las_vegas.royale import Royale
from railbird.games.las_vegas.royale_box import RoyaleVariant
from railbird.games.las_vegas.royale_facts import Guesses, TakesPile
from railbird.games.las_vegas.rules import LasVegas
from railbird.games.las_vegas.state import Casino
from tests.games.las_vegas.royale.accounts import dice_of_seats, grey_dice

VARIANTS: dict[str, list[Variant]] = {
    "las-vegas": [LasVegasVariant(), LasVegasVariant(neutral_dice=False), LasVegasVariant(starter="first")],
    "las-vegas-royale": [
        RoyaleVariant(),
        RoyaleVariant(tiles_per_round=6, used_tiles="flip"),
        RoyaleVariant(fixed_tiles=("lucky-punch", "black-box", "my-choice", "prime-time"), neutral_dice=False, starter="first"),
    ],
    "las-vegas-2012": [LasVegas2012Variant(), LasVegas2012Variant(neutral_dice=True), LasVegas2012Variant(starter="first")],
}

REVEALS = (Guesses, TakesPile)


def conserved(state: State) -> object:
    """Every note lies somewhere, and all dice are in a hand or in a casino while a round is played.

    At a table with tiles the bank takes part; there the soak follows the money.
    """
    assert isinstance(state, LasVegas)
    if isinstance(state, Royale):
        return dice_of_seats(state), grey_dice(state)
    return notes_and_money(state), dice(state)


def notes_and_money(state: LasVegas) -> tuple[int, int]:
    values = state.box.values
    loose = [note for casino in open_casinos(state) for note in casino.notes]
    loose += [value for pile in (state.deck.counts, state.under) for value, count in zip(values, pile, strict=True) for _ in range(count)]
    won = state.players
    return len(loose) + sum(player.notes for player in won), sum(loose) + sum(player.money for player in won)


def dice(state: LasVegas) -> int:
    """Strength in hands, casinos and waiting neutral dice; before the start and after the end all dice are in the box."""
    box = state.box
    everything = len(state.players) * (box.small + 2 * box.big + box.white) + box.neutral + box.big * (box.neutral > 0)
    if state.starter == NOBODY or state.round == box.rounds:
        return everything
    in_hand = sum(player.small + 2 * player.big + player.white for player in state.players)
    waiting = state.neutral + box.big * (state.neutral > 0)
    return in_hand + waiting + sum(sum(casino.strengths()) for casino in state.casinos)


def open_casinos(state: LasVegas) -> list[Casino]:
    """After the last payout the notes have left the casinos."""
    return [] if state.round == state.box.rounds else list(state.casinos)
