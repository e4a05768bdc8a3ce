"""The package lasvegas in its own environment, spoken to by lines of JSON.

`python bench/lasvegas_peer.py greedy_first` plays by the bot protocol of docs/programs.md, for Las Vegas of 2012 without white dice.
`python bench/lasvegas_peer.py replay` carries out whole games, as bench/agreement.py sends them, and says what they paid.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, deque
from itertools import chain
from typing import Any

import numpy as np
from lasvegas.act.policy import greedy_first, greedy_score
from lasvegas.core import GameEnv

STRATEGIES = {"greedy_first": greedy_first, "greedy_score": greedy_score}
ROUNDS = 4


def choose(strategy: str, question: dict[str, Any]) -> str:
    """What the package plays in the position of a question."""
    view = question["view"]
    env = new_env(len(view["players"]), notes=[10000])
    env.dice = np.r_[env.starting_dice, [casino["small"] for casino in view["casinos"]]]
    env.casinos_bills = [sorted(casino["notes"]) for casino in view["casinos"]]
    env.scores = np.array([[player["money"], player["notes"]] for player in view["players"]])
    env.current_player_index = view["turn"]
    env.rolled = as_roll(env, view["roll"]["small"])
    return f"place {STRATEGIES[strategy](env) + 1}"


def new_env(seats: int, notes: list[int], **more: Any) -> Any:
    """A table by the rules of 2012, without white dice."""
    return GameEnv(num_players=seats, num_xtr_players=0, num_xtr_dice=0, num_rounds=ROUNDS, bills_pool=notes, **more)


def as_roll(env: Any, faces: list[int]) -> list[dict[int, int]]:
    """Dice of the current player, as the package writes them: by colour, faces counted from 0."""
    rolled: list[dict[int, int]] = [{} for _ in range(env.num_colours)]
    rolled[env.current_player_index] = dict(Counter(face - 1 for face in faces))
    return rolled


class Disagreement(Exception):
    """The package does not do what was done."""


def replay(game: dict[str, Any]) -> dict[str, Any]:
    """Carry out the events of a game, checking whose turn it is, what may be chosen, and which notes are laid out."""
    events = deque(game["events"])
    env = new_env(game["seats"], game["notes"], order=True, starter=game["starter"])
    env.one_step()
    while not env.is_over:
        if env.next_step == env._initialize_round:
            lay_out(env, events)
        elif env.next_step is None:
            turn(env, events)
        else:
            env.one_step()
    expect("events left over", len(events), 0)
    return {"money": env.scores[:, 0].tolist(), "notes": env.scores[:, 1].tolist(), "ranks": env.rankings().tolist()}


def lay_out(env: Any, events: deque[Any]) -> None:
    """Its pack has the notes that were drawn on top; how many are drawn for each casino is its own affair."""
    drawn = []
    while events and events[0]["event"].startswith("note "):
        drawn.append(int(events.popleft()["event"].split()[1]))
    pack = list(env.bills)
    for note in drawn:
        if note not in pack:
            raise Disagreement(f"it has no {note} left")
        pack.remove(note)
    env.bills = deque(drawn + pack)
    env.one_step()
    expect("notes laid out", sorted(chain(*env.casinos_bills)), sorted(drawn))


def turn(env: Any, events: deque[Any]) -> None:
    rolled, chosen = events.popleft(), events.popleft()
    expect("seat", env.current_player_index, rolled["seat"])
    roll = as_roll(env, [int(face) for face in rolled["event"].split()[1:]])
    expect("roll", env.roll_is_ok(roll), True)
    env.roll(roll)
    expect("options", sorted(f"place {play + 1}" for play in env.legal_plays()), sorted(chosen["options"]))
    env.play(int(chosen["event"].split()[1]) - 1)


def expect(what: str, theirs: object, ours: object) -> None:
    if theirs != ours:
        raise Disagreement(f"{what}: {theirs}, not {ours}")


if __name__ == "__main__":
    (task,) = sys.argv[1:]
    for line in sys.stdin:
        if task == "replay":
            try:
                print(json.dumps(replay(json.loads(line))), flush=True)
            except (Disagreement, IndexError) as error:
                print(json.dumps({"disagreement": str(error)}), flush=True)
        else:
            print(choose(task, json.loads(line)), flush=True)
