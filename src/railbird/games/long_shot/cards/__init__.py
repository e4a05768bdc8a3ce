"""What the Long Shot cards do, by family; which of them are ours is said in components.toml."""

from __future__ import annotations

from typing import Final

from railbird.games.long_shot.cardboard import Effect
from railbird.games.long_shot.cards import bet, money, move, on_roll, one_horse, steal

EFFECTS: Final[dict[str, type[Effect]]] = {
    "lucky-numba": on_roll.LuckyNumba,
    "giddy-up": one_horse.GiddyUp,
    "muddy-lane": one_horse.MuddyLane,
    "inside-tip": one_horse.InsideTip,
    "spur": move.Spur,
    "second-wind": move.SecondWind,
    "photo-finish": move.PhotoFinish,
    "home-stretch": move.HomeStretch,
    "surge": move.Surge,
    "slowdown": move.Slowdown,
    "heavy-going": move.HeavyGoing,
    "wild-ride": move.WildRide,
    "extra-gallop": move.ExtraGallop,
    "back-markers": move.BackMarkers,
    "front-runner-fades": move.FrontRunnerFades,
    "push-the-pace": move.PushThePace,
    "slipstream": move.Slipstream,
    "neck-and-neck": move.NeckAndNeck,
    "pocket-money": money.PocketMoney,
    "lunch-money": money.LunchMoney,
    "owners-bonus": money.OwnersBonus,
    "working-stiff": money.WorkingStiff,
    "traffic-jam": money.TrafficJam,
    "hard-luck": money.HardLuck,
    "front-runners-purse": money.FrontRunnersPurse,
    "ticket-on-the-leader": money.TicketOnTheLeader,
    "under-the-table": bet.UnderTheTable,
    "double-down": bet.DoubleDown,
    "two-way-ticket": bet.TwoWayTicket,
    "late-window": bet.LateWindow,
    "follow-the-leader": bet.FollowTheLeader,
    "peek-and-pluck": steal.PeekAndPluck,
    "sticky-fingers": steal.StickyFingers,
    "shakedown": steal.Shakedown,
    "do-over": on_roll.DoOver,
    "spooked": on_roll.Spooked,
}
