"""What a seat sees: everything on the table except the face-down cards of the others (828-21, 828-43)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from railbird.core.contract import NOBODY, Decide
from railbird.core.game import EVERYTHING, View
from railbird.games.eight28.box import Eight28Variant, make_box
from railbird.games.eight28.counting import count_cards
from railbird.games.eight28.crystals import Crystals
from railbird.games.eight28.rules import Eight28
from railbird.games.eight28.state import CARDS, FIRST_GOAL, NO_CARD, SECOND_GOAL, Player, possible

UNKNOWN = "?"
Answered = Literal["declined", "took"]


class SeenCrystals(Struct, frozen=True):
    blue: int
    red: int


class SeenPlayer(Struct, frozen=True):
    """What lies before a player."""

    hidden: str | None
    """The face-down card; `?` for one that the viewer does not know, `None` before it is dealt."""
    cards: list[str]
    open: int
    """The total of the face-up cards with every 1/11 as 1: at 28 the player is out."""
    totals: list[int]
    """What the cards known to the viewer may add up to, lowest first; empty: more than 28, as all cards of a player who is out."""
    is_out: bool
    has_declined: bool
    half: int
    won: SeenCrystals
    score: int


class SeenOdds(Struct, frozen=True):
    """How many of the unseen cards would do what to the viewer's hand, if they came next."""

    bust: int
    """No total of 28 or less is left."""
    eight: int
    twenty_eight: int


class Eight28View(View, frozen=True, kw_only=True):
    """The table from one chair."""

    variant: Eight28Variant
    round: int
    is_last_round: bool
    dealer: int | None
    turn: int | None
    """Who is dealt a card, is asked, takes a card or chooses a half."""
    choosing: bool
    taking: bool
    takers: int
    revealed: bool
    supply: SeenCrystals
    centre: SeenCrystals
    halves: list[SeenCrystals]
    """The equal parts of the centre, if it were divided now among as many for 8 as for 28; the rest waits."""
    unseen: list[int]
    """Cards the viewer has not seen, by kind: 1 first, the 1/11 card last."""
    deck: int
    """How many of them lie in the deck."""
    odds: SeenOdds | None
    """For a viewer who is in and has been dealt a card."""
    players: list[SeenPlayer]
    answers: list[Answered | None]
    """What each seat has answered to the card on offer, or to all cards where a pass is final."""


def look(state: Eight28, seat: int | None) -> Eight28View:
    assert isinstance(state.box.variant, Eight28Variant)
    known = [seat in (EVERYTHING, other) or state.is_revealed for other in range(state.seats())]
    return Eight28View(
        game=state.game(),
        seat=seat,
        variant=state.box.variant,
        round=state.round,
        is_last_round=state.is_last_round(),
        dealer=None if state.dealer == NOBODY else state.dealer,
        turn=None if state.seat == NOBODY else state.seat,
        choosing=isinstance(state.pending(), Decide),
        taking=state.is_taking,
        takers=state.takers,
        revealed=state.is_revealed,
        supply=look_crystals(state.supply),
        centre=look_crystals(state.centre),
        halves=look_halves(state),
        unseen=unseen(state, known),
        deck=sum(state.deck),
        odds=look_odds(state, seat),
        players=[look_player(player, is_known) for player, is_known in zip(state.players, known, strict=True)],
        answers=[look_answer(state, other) for other in range(state.seats())],
    )


def look_answer(state: Eight28, seat: int) -> Answered | None:
    """Offers go clockwise from the dealer's left, so those between the dealer and the turn have been asked."""
    player = state.players[seat]
    if state.is_revealed or player.is_out() or player.hidden == NO_CARD:
        return None
    if player.has_declined and state.box.pass_is_final:
        return "declined"
    if NOBODY in (state.seat, state.dealer) or state.players[state.seat].hidden == NO_CARD:
        return None
    first = state.dealer + 1
    if (seat - first) % state.seats() >= (state.seat - first) % state.seats():
        return None
    return "declined" if player.has_declined else "took"


def look_halves(state: Eight28) -> list[SeenCrystals]:
    """828-67, 828-69: an odd red crystal lies in the second half, or in the first where parts are equal in number."""
    halves = [look_crystals(half) for half in state.centre.copy().share_out(2, state.box.red_weight)]
    return halves if state.box.red_weight == 1 else halves[::-1]


def look_crystals(crystals: Crystals) -> SeenCrystals:
    return SeenCrystals(crystals.blue, crystals.red)


def unseen(state: Eight28, known: list[bool]) -> list[int]:
    counts = list(state.deck)
    for player, is_known in zip(state.players, known, strict=True):
        if player.hidden != NO_CARD and not is_known:
            counts[player.hidden - 1] += 1
    return counts


def look_odds(state: Eight28, seat: int | None) -> SeenOdds | None:
    if seat is None or seat == EVERYTHING or state.is_revealed:
        return None
    player = state.players[seat]
    if player.hidden == NO_CARD or player.is_out():
        return None
    count, least, duals = count_cards(state, seat), player.least(), player.duals()
    return SeenOdds(count.bust(least), count.hit(FIRST_GOAL, least, duals), count.hit(SECOND_GOAL, least, duals))


def look_player(player: Player, is_known: bool) -> SeenPlayer:
    hidden = None if player.hidden == NO_CARD else CARDS[player.hidden - 1] if is_known else UNKNOWN
    totals = possible(player.least(), player.duals()) if is_known else possible(player.open, player.open_duals)
    return SeenPlayer(
        hidden,
        [CARDS[card - 1] for card in player.cards],
        player.open,
        [] if player.is_out() else totals,
        player.is_out(),
        player.has_declined,
        player.half,
        look_crystals(player.won),
        player.won.points(),
    )


def rebuild(view: Eight28View) -> Eight28:
    """Cards that the view does not know are any that it has not seen."""
    players = [rebuild_player(player) for player in view.players]
    state = Eight28(make_box(view.variant), players, list(view.unseen), rebuild_crystals(view.supply), rebuild_crystals(view.centre))
    state.round = view.round
    state.dealer = NOBODY if view.dealer is None else view.dealer
    state.seat = NOBODY if view.turn is None else view.turn
    state.is_taking = view.taking
    state.takers = view.takers
    state.is_revealed = view.revealed
    for player, seen in zip(state.players, view.players, strict=True):
        if seen.hidden == UNKNOWN:
            kind = next(kind for kind, count in enumerate(state.deck) if count)
            state.deck[kind] -= 1
            player.hidden = kind + 1
    return state


def rebuild_player(view: SeenPlayer) -> Player:
    player = Player([], rebuild_crystals(view.won))
    for card in view.cards:
        player.add(CARDS.index(card) + 1)
    player.hidden = CARDS.index(view.hidden) + 1 if view.hidden in CARDS else NO_CARD
    player.has_declined = view.has_declined
    player.half = view.half
    return player


def rebuild_crystals(view: SeenCrystals) -> Crystals:
    return Crystals(view.blue, view.red)
