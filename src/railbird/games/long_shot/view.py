"""What a seat sees: the open table, its own hand, and what it has seen of the others (LS-5 to LS-7)."""

from __future__ import annotations

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from railbird.core.contract import NOBODY, Decide
from railbird.core.game import EVERYTHING, View
from railbird.games.long_shot.box import LongShotVariant, make_box
from railbird.games.long_shot.cardboard import NONE, Horse, HorseCard
from railbird.games.long_shot.pieces import BIT, HORSES, KINDS, Player, Sighting
from railbird.games.long_shot.rules import LongShot
from railbird.games.long_shot.steps import BARS, REROLL, STEP_NAMES, WINDOW


class SeenHorse(Struct, frozen=True):
    """A horse on the track (0: behind the line), or with its place in the Winner's Circle."""

    space: int
    owner: int | None
    place: int | None
    leads: bool


class SeenCard(Struct, frozen=True):
    """A card seen in another hand; it is in one of these seats' hands."""

    card: str
    seats: list[int]


class SeenPlayer(Struct, frozen=True):
    """What lies open before a player; the hand and what was seen of others only for who may know it."""

    money: int
    token: bool
    bets: list[int]
    cards: int
    """How many are in the hand."""
    score: int
    """Hand money, and what the horses that have finished pay."""
    hand: list[str] | None
    seen: list[SeenCard] | None


class LongShotView(View, frozen=True, kw_only=True):
    """The table as one seat knows it."""

    variant: LongShotVariant
    step: str
    turn: int
    on: int
    """Whose turn it is."""
    deciding: int | None
    """The seat that is asked for a decision; where all are asked for cards on the roll, only that seat knows it."""
    horses: list[SeenHorse]
    players: list[SeenPlayer]
    pile: int
    unseen: dict[str, int]
    """Cards in the pile or in hands that this seat cannot see; of who sees everything, the pile."""
    discards: dict[str, int]
    horse_die: int | None
    move_die: int | None
    spooked: bool
    rerolled: bool
    asked: int | None
    """How many seats, counted from the roller, have been asked for cards on the roll; hidden as `deciding` is."""
    moved: list[int]
    """Horses that moved by their bars on this roll."""
    goal: int | None
    """The space that the rolled horse reaches if nobody answers the roll, 0 if it finishes."""
    pulled: list[int]
    """Horses that the roller may move by their bars now, or will be able to if nobody answers the roll."""
    first_rolls: list[int]
    feature: int
    """The horse whose feature is next."""
    owed: int
    card: str | None
    """The card being played, and the horse, seat or number it was aimed at."""
    target: int | None


def look(state: LongShot, seat: int | None) -> LongShotView:
    deciding = decider(state)
    is_shy = state.step == WINDOW and state.box.asks_all and seat not in (deciding, EVERYTHING)
    scores = state.standing()
    ahead = unanswered(state)
    return LongShotView(
        game=state.game(),
        seat=seat,
        variant=variant_of(state),
        step=STEP_NAMES[state.step],
        turn=state.turn,
        on=state.seat,
        deciding=None if is_shy else deciding,
        horses=[look_horse(state, horse) for horse in state.horses],
        players=[
            look_player(player, score, seat in (EVERYTHING, number))
            for number, (player, score) in enumerate(zip(state.players, scores, strict=True))
        ],
        pile=len(state.pile),
        unseen=tallied(list(state.pile)) if seat == EVERYTHING else unseen(state, seat),
        discards={KINDS[kind]: count for kind, count in enumerate(state.discards) if count},
        horse_die=None if state.horse_die == NONE else state.horse_die + 1,
        move_die=None if state.move_die == NONE else state.move_die,
        spooked=state.spooked,
        rerolled=state.has_rerolled,
        asked=None if is_shy else state.asked,
        moved=[horse + 1 for horse in range(HORSES) if state.moved & BIT[horse]],
        goal=None if ahead is state else goal(ahead),
        pulled=[horse + 1 for horse in range(HORSES) if ahead.step == BARS and ahead.bar_horses() & BIT[horse]],
        first_rolls=list(state.first_rolls),
        feature=state.feature,
        owed=state.owed,
        card=None if state.card == NONE else KINDS[state.card],
        target=None if state.target == NONE else state.target,
    )


def unanswered(state: LongShot) -> LongShot:
    """The table after the rolled horse has moved, if a roll waits for answers and gets none; else the table itself."""
    if state.step not in (REROLL, WINDOW) or state.is_over():
        return state
    later = state.copy()
    assert isinstance(later, LongShot)
    later.move_rolled_horse()
    return later


def goal(state: LongShot) -> int | None:
    """LS-90, LS-100: where the rolled horse has come to by the roll."""
    if state.spooked or not state.move_die:
        return None
    horse = state.horses[state.horse_die]
    return 0 if horse.place else horse.space


def decider(state: LongShot) -> int | None:
    turn = state.pending()
    return turn.seat if isinstance(turn, Decide) else None


def variant_of(state: LongShot) -> LongShotVariant:
    variant = state.box.variant
    assert isinstance(variant, LongShotVariant)
    return variant


def unseen(state: LongShot, seat: int | None) -> dict[str, int]:
    """The cards of which a seat knows neither hand nor pile."""
    sightings = state.players[seat].sightings if seat is not None else []
    cards = state.unseen(NOBODY if seat is None else seat, sightings)
    return tallied(cards)


def tallied(cards: list[int]) -> dict[str, int]:
    return {KINDS[kind]: cards.count(kind) for kind in dict.fromkeys(cards)}


def look_horse(state: LongShot, horse: Horse) -> SeenHorse:
    owner = None if horse.owner == NOBODY else horse.owner
    return SeenHorse(horse.space, owner, horse.place or None, state.is_leading(horse))


def look_player(player: Player, score: int, is_open: bool) -> SeenPlayer:
    return SeenPlayer(
        player.money,
        player.has_token,
        list(player.bets),
        len(player.hand),
        score,
        [KINDS[kind] for kind in player.hand] if is_open else None,
        [SeenCard(KINDS[seen.kind], seats_of(seen)) for seen in player.sightings] if is_open else None,
    )


def seats_of(sighting: Sighting) -> list[int]:
    return [seat for seat in range(HORSES) if sighting.hands & BIT[seat]]


def rebuild(view: LongShotView) -> LongShot:
    """The table of a view; hidden hands are filled from the unseen cards as they come."""
    state = LongShot(make_box(view.variant))
    state.horses = vec[Horse](
        [rebuild_horse(number, card, horse) for number, (card, horse) in enumerate(zip(state.box.horses, view.horses, strict=True))]
    )
    state.players = vec[Player]([rebuild_player(player) for player in view.players])
    state.discards = vec[i64]([view.discards.get(kind, 0) for kind in KINDS])
    fill_hands(state, view)
    state.finishers = sum(1 for horse in view.horses if horse.place)
    state.seat = view.on
    state.owed = view.owed
    state.horse_die = NONE if view.horse_die is None else view.horse_die - 1
    state.move_die = NONE if view.move_die is None else view.move_die
    state.spooked = view.spooked
    state.card = NONE if view.card is None else KINDS.index(view.card)
    state.target = NONE if view.target is None else view.target
    state.step = STEP_NAMES.index(view.step)
    state.turn = view.turn
    state.first_rolls = list(view.first_rolls)
    state.feature = view.feature
    state.has_rerolled = view.rerolled
    state.asked = somebody_else(view) if view.asked is None else view.asked
    state.moved = sum(BIT[horse - 1] for horse in view.moved)
    return state


def somebody_else(view: LongShotView) -> int:
    """A place in the pass of questions that is not the viewer's own: the one before it, or the one after the roller."""
    if view.seat is None:
        return 0
    mine = (view.seat - view.on) % len(view.players)
    return mine - 1 if mine else 1


def rebuild_horse(number: int, card: HorseCard, view: SeenHorse) -> Horse:
    horse = Horse(number, card)
    horse.space = view.space
    horse.owner = NOBODY if view.owner is None else view.owner
    horse.place = view.place or 0
    return horse


def rebuild_player(view: SeenPlayer) -> Player:
    hand = vec[i64]([KINDS.index(card) for card in view.hand or []])
    sightings = [Sighting(KINDS.index(seen.card), sum(BIT[seat] for seat in seen.seats)) for seen in view.seen or []]
    return Player(view.money, view.token, hand, vec[i64](view.bets), sightings)


def fill_hands(state: LongShot, view: LongShotView) -> None:
    """Put the cards that the seat has seen back among the unseen ones, and hand out as many as each hand holds."""
    cards = [KINDS.index(card) for card, count in view.unseen.items() for _ in range(count)]
    if view.seat is not None and view.seat != EVERYTHING:
        cards += [sighting.kind for sighting in state.players[view.seat].sightings]
    for player, seen in zip(state.players, view.players, strict=True):
        if seen.hand is None:
            player.hand = vec[i64](sorted(cards.pop() for _ in range(seen.cards)))
    state.pile = vec[i64](sorted(cards))
