#!/usr/bin/env python3
"""A bot of Las Vegas in any language, here in Python: it reads a question from each line and answers with one of the options.

railbird league las-vegas --seats 4 --bots "program:examples/program/cautious.py,random"
"""

import json
import sys
from random import Random
from typing import Any


def choose(question: dict[str, Any]) -> str:
    """The casino with the most money in which the fewest dice lie; never pay a chip."""
    casinos = question["view"]["casinos"]

    def appeal(option: str) -> float:
        if not option.startswith("place "):
            return -1.0
        casino = casinos[int(option.split()[1]) - 1]
        return float(sum(casino["notes"]) / (1 + sum(casino["small"]) + sum(casino["big"])))

    options: list[str] = question["options"]
    Random(question["seed"]).shuffle(options)
    return max(options, key=appeal)


for line in sys.stdin:
    print(choose(json.loads(line)), flush=True)
