"""Other engines in an environment of their own, .bench/venv."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

from bench.cases import PEERS

REQUIREMENTS = Path(__file__).with_name("requirements.txt")


def say(sentence: str) -> None:
    print(f"bench: {sentence}", file=sys.stderr, flush=True)


def install_peers(only: str = "") -> dict[str, str]:
    """Install the other engines, or only one of them; returns those that cannot be had, with the reason."""
    if not PEERS.exists():
        say("creating .bench/venv ...")
        venv.create(PEERS.parent.parent, with_pip=True)
    missing = {}
    for line in REQUIREMENTS.read_text().splitlines():
        if line and not line.startswith("#") and line.startswith(only):
            say(f"installing {line} ...")
            done = subprocess.run([PEERS, "-m", "pip", "install", "--quiet", line], capture_output=True, text=True)
            if done.returncode != 0:
                errors = [text for text in done.stderr.splitlines() if text.startswith("ERROR")] or ["pip failed"]
                missing[line.partition("==")[0]] = errors[-1]
    return missing
