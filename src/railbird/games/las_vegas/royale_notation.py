"""Answers to tiles from their words, and as a person meets them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from railbird.core.contract import NOBODY, Event
from railbird.core.game import Offer
from railbird.games.las_vegas.box import components, note_counts
from railbird.games.las_vegas.notation import note_of, offer, outcome, parser, place_on
from railbird.games.las_vegas.royale_box import LAY
from railbird.games.las_vegas.royale_view import (
    AnyTile,
    RoyaleView,
    SeenBlackBox,
    SeenDoubleDown,
    SeenFiftyFifty,
    SeenHighFive,
    SeenMyChoice,
    SeenNiceDice,
    SeenNoEntry,
    look_tile,
    rebuild_royale,
)
from railbird.games.las_vegas.state import Casino, Pass, Place
from railbird.games.las_vegas.tiles import words
from railbird.games.las_vegas.tiles.my_choice import ANOTHER_TILE, GOLD_SPACE
from railbird.games.las_vegas.tiles.words import ANSWERS, DIVIDE, KINDS, SPACES
from railbird.games.las_vegas.view import look_casino, rebuild_casino

parse_royale = parser("las-vegas-royale", "las-vegas", [*LAY, *(event for events in ANSWERS for event in events)])

ROWS = ["123456", "qwerty", "asdfgh", "zxcvbn"]
"""Keys for choices of a casino with something else."""
BIG_DOWN = "qwertyui"
PILE_KEYS = "123456"


def offer_royale(view: RoyaleView, event: Event) -> Offer:
    """How to present an option; an answer belongs to the tile that asks."""
    if isinstance(event, Pass):
        return offer(view, event)
    if isinstance(event, Place):
        return placing(view, event)
    assert view.asking is not None
    word = event.text().split(" ")[0]
    args, shortcut, casino = answer(view, event)
    target = "" if isinstance(event, words.Decline) else f"tile:{view.asking + 1}" if casino is None else f"casino:{casino + 1}"
    args |= changed(view, event)
    return Offer(event=event.text(), message=f"las-vegas-offer-{word}", args=args, group=word, shortcut=shortcut, target=target)


def placing(view: RoyaleView, event: Place) -> Offer:
    """Where the tile of the casino would act at once, it is told what that brings."""
    plain = offer(view, event)
    args = with_grey(plain.args, event.casino)
    brought = activation(view, event.casino)
    if brought is None:
        return replace(plain, args=args)
    paid = {f"tile_{name}": value for name, value in award(brought).items()}
    return replace(plain, message="las-vegas-offer-place-tile", args={**args, **paid})


def with_grey(args: dict[str, Any], casino: int) -> dict[str, Any]:
    """LVR-152: a tie may be one with the grey dice."""
    grey = args["after"][str(casino + 1)].strength[-1]
    return args | ({"virtual": "grey"} if args["tied"] and grey == args["strength"] else {})


def award(amount: int) -> dict[str, Any]:
    """LVR-23: what a tile pays, in chips where no note is small enough."""
    least = note_counts("las-vegas")[0][0]
    return {"money": amount or None, "chips": amount // components()["las-vegas"]["chip_value"] if amount < least else 0}


def activation(view: RoyaleView, casino: int) -> int | None:
    """LVR-20: the money that the tile brings to whoever places here now, 0 if it does something else, None if it does nothing."""
    if casino >= len(view.tiles):
        return None
    table = rebuild_royale(view)
    table.place(casino)
    tile, seat = table.tiles[casino], table.seat
    score, before = table.standing()[seat], look_tile(tile, False)
    tile.activate(table)
    after = look_tile(tile, False)
    if isinstance(after, SeenHighFive) and after != before:
        return after.printed[0]
    if isinstance(after, SeenNoEntry) and table.closed == NOBODY:
        return after.printed[after.next]
    gain = table.standing()[seat] - score
    return gain if gain or after != before or table.asking != NOBODY else None


def answer(view: RoyaleView, event: Event) -> tuple[dict[str, Any], str, int | None]:
    """The arguments of the sentence, the key to press, and the casino it points at."""
    match event:
        case words.Decline():
            return {"tile": asking_tile(view).__struct_config__.tag}, "0", None
        case words.Hide(tokens=tokens) | words.Guess(tokens=tokens):
            return {"tokens": tokens}, str(tokens), None
        case words.Stop() | words.Bet():
            return bet(view, event)
        case words.PutBlack(casinos=casinos):
            key = "b" if len(casinos) > 1 else str(casinos[0] + 1)
            other = casinos[-1] + 1 if casinos[-1] != casinos[0] else None
            named = {"casinos": [casino + 1 for casino in casinos], "dice": len(casinos), "casino": casinos[0] + 1, "other": other}
            return {**named, **put_black(view, casinos)}, key, casinos[0]
        case words.SetDie(kind=kind, casino=casino):
            return {"kind": KINDS[kind], "casino": casino + 1}, ROWS[kind][casino], casino
        case words.TakeBack(kind=kind, casino=casino):
            return {"kind": KINDS[kind], "casino": casino + 1}, ROWS[2 + kind][casino], casino
        case words.Close(casino=casino):
            tile = asking_tile(view)
            assert isinstance(tile, SeenNoEntry)
            return {"casino": casino + 1, **award(tile.printed[tile.next])}, str(casino + 1), casino
        case words.ToBar(kind=kind):
            return {"kind": KINDS[kind]}, KINDS[kind][0], None
        case words.PutGold(kind=kind):
            return {"kind": KINDS[kind], **gold_space(view)}, KINDS[kind][0], None
        case words.Block(dice=dice, casino=casino):
            return {"dice": dice, "casino": casino + 1}, ROWS[dice - 1][casino], casino
        case words.MoveGrey(casino=casino, space=space):
            return {"casino": casino + 1, "space": SPACES[space]}, ROWS[space][casino], casino
        case words.Split(tokens=tokens):
            return {"tokens": tokens, "others": sum(words.TOKEN_COUNTS) - tokens}, str(tokens), None
        case words.Divide(pile=pile):
            counts = words.PILES[pile]
            others = [count - mine for count, mine in zip(words.TOKEN_COUNTS, counts, strict=True)]
            args = {"money": tokens_of(view, counts), "left": tokens_of(view, others)}
            return args, PILE_KEYS[DIVIDE[sum(counts) - 1].index(event)], None
        case words.TakePile(is_first=is_first):
            return take_pile(view, is_first)
        case words.MoveDown(small=small, big=big):
            return move_down(view, small, big)
        case words.PutNice(kind=kind, space=space):
            return put_nice(view, kind, space)
        case words.Choose(result=result):
            gold = gold_space(view) if result == GOLD_SPACE else {"money": None, "seats": []}
            return {"result": result + 1, **gold}, str(result + 1), None
        case words.Activate(casino=casino):
            tag = view.tiles[casino].__struct_config__.tag
            return {"casino": casino + 1, "tile_name": f"las-vegas-tile-{tag}"}, str(casino + 1), casino
    raise ValueError(f"{event.text()!r} is no answer to a tile")


def changed(view: RoyaleView, event: Event) -> dict[str, Any]:
    """The casinos whose dice an answer changes, as they would be then."""
    casinos = {casino: rebuild_casino(view.casinos[casino]) for casino, *_ in moves(view, event)}
    for casino, row, small, big in moves(view, event):
        if small + big > 0:
            casinos[casino].add(row, small, big)
        else:
            casinos[casino].remove(row, -small, -big)
    return {"after": {str(casino + 1): look_casino(after) for casino, after in casinos.items()}} if casinos else {}


def moves(view: RoyaleView, event: Event) -> list[tuple[int, int, int, int]]:
    """Into which casino an answer puts dice, of which row, how many small and big ones; fewer than none leave it."""
    assert view.acting is not None and view.asking is not None
    seat, grey = view.acting, len(view.casinos[0].strength) - 1
    match event:
        case words.PutBlack(casinos=casinos):
            return [(casino, seat, 1, 0) for casino in casinos]
        case words.SetDie(kind=kind, casino=casino):
            return [(casino, seat, 1 - kind, kind)]
        case words.TakeBack(kind=kind, casino=casino):
            return [(casino, seat, kind - 1, -kind)]
        case words.Block(dice=dice, casino=casino):
            return [(casino, grey, dice, 0)]
        case words.MoveGrey(casino=casino):
            return [(casino, grey, -1, 0)]
        case words.MoveDown(small=small, big=big):
            return [(view.asking, seat, -small, -big)]
    return []


def asking_tile(view: RoyaleView) -> AnyTile:
    assert view.asking is not None
    return view.tiles[view.asking]


def tokens_of(view: RoyaleView, counts: list[int]) -> list[int]:
    """What the tokens of a pile are worth, one by one."""
    return [value for value, count in zip(asking_tile(view).printed, counts, strict=True) for _ in range(count)]


def put_black(view: RoyaleView, casinos: list[int]) -> dict[str, Any]:
    """How the winner of Prime Time would stand (LVR-62): in two casinos the sum of their notes, and where there would be a tie."""
    assert view.acting is not None
    dice = {casino: {"small": casinos.count(casino), "big": 0} for casino in casinos}
    told = {casino: with_grey(outcome(view, view.acting, casino, lot), casino) for casino, lot in dice.items()}
    if len(told) == 1:
        return {"places": 1, **told[casinos[0]]}
    held = [note_of(rebuild_casino(view.casinos[casino]), view.acting) for casino in told]
    notes = [args["money"] for args in told.values()]
    ties = [casino + 1 for casino, args in told.items() if args["tied"]]
    money = sum(note or 0 for note in notes) or None
    return {"places": len(told), "money": money, "still": notes == held, "ties": ties, "all_tied": len(ties) == len(told)}


def take_pile(view: RoyaleView, is_first: bool) -> tuple[dict[str, Any], str, int | None]:
    """A pile is known by its size alone (LVR-172)."""
    box = asking_tile(view)
    assert isinstance(box, SeenBlackBox)
    size = box.first if is_first else sum(words.TOKEN_COUNTS) - box.first
    return {"pile": "first" if is_first else "second", "tokens": size}, "1" if is_first else "2", None


def bet(view: RoyaleView, event: words.Stop | words.Bet) -> tuple[dict[str, Any], str, int | None]:
    """What stopping pays, or a bet that is won (LVR-72 to LVR-75)."""
    tile = asking_tile(view)
    assert isinstance(tile, SeenFiftyFifty) and tile.cell is not None
    amount = tile.printed[tile.cell if isinstance(event, words.Stop) else tile.cell + 1]
    return {"sum": tile.sum, **award(amount)}, event.text()[0], None


def move_down(view: RoyaleView, small: int, big: int) -> tuple[dict[str, Any], str, int | None]:
    """How the seat would stand on the tile, which pays like a casino (LVR-181)."""
    tile = asking_tile(view)
    assert isinstance(tile, SeenDoubleDown) and view.turn is not None
    after = Casino(len(view.players))
    for prize in tile.printed:
        after.take_note(prize)
    for row, dice in enumerate(zip(tile.small, tile.big, strict=True)):
        after.add(row, *dice)
    args = {"casino": tile.casino + 1, "small": small, "big": big, **place_on(after, view.turn, len(view.players), small, big)}
    return args | left_behind(view, tile.casino, small, big), BIG_DOWN[small] if big else str(small), None


def left_behind(view: RoyaleView, casino: int, small: int, big: int) -> dict[str, Any]:
    """How much less, or more, the seat gets in a casino without these dice."""
    assert view.turn is not None
    rows = rebuild_casino(view.casinos[casino])
    held = note_of(rows, view.turn) or 0
    rows.remove(view.turn, small, big)
    then = note_of(rows, view.turn) or 0
    return {"less_money": held - then if then < held else None, "more_money": then - held if then > held else None}


def put_nice(view: RoyaleView, kind: int, space: int) -> tuple[dict[str, Any], str, int | None]:
    """What the space earns, and whose die leaves it (LVR-191); only beside a small die of its number has the big one a key of its own."""
    tile = asking_tile(view)
    assert isinstance(tile, SeenNiceDice) and view.roll is not None
    owner = tile.owner[space]
    args = {"kind": KINDS[kind], "space": space + 1, **award(tile.printed[space]), "seats": [] if owner is None else [owner]}
    return args, ROWS[kind if space + 1 in view.roll.small else 0][space], None


def gold_space(view: RoyaleView) -> dict[str, Any]:
    """What a die there earns, and whose die goes back to the hand (LVR-205, LVR-206)."""
    tile = asking_tile(view)
    assert isinstance(tile, SeenMyChoice)
    return {"money": tile.printed[ANOTHER_TILE], "seats": [] if tile.gold is None else [tile.gold]}
