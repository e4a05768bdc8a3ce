"""Measure everything in turn and write docs/benchmarks.md: `python -m bench`, about four minutes."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from bench.cases import PEERS, Case, Sample, all_cases, measure
from bench.environment import install_peers, say
from bench.report import Run, page
from railbird import __version__, engine_mode


def main() -> None:
    options = parse_options()
    if engine_mode() != "compiled":
        sys.exit("bench: the rules are not compiled here: run `make setup` first, without RAILBIRD_PURE")
    use_one_core()
    missing = install_peers()
    cases = [case for case in all_cases() if case.package not in missing]
    run = Run(measure_all(cases, options.rounds, options.seconds), missing)
    text = page(run, machine(), options.rounds, options.seconds)
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_text(text, encoding="utf-8")
    print(text)
    say(f"written to {options.output}")


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each case is measured (default: 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time of one measurement (default: 2)")
    parser.add_argument("--output", type=Path, default=Path("docs/benchmarks.md"), help="where the page goes (default: docs/benchmarks.md)")
    return parser.parse_args()


def use_one_core() -> None:
    """This process and all that it starts stay on one core, where the system lets us choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure_all(cases: list[Case], rounds: int, seconds: float) -> dict[str, list[Sample]]:
    """Round by round, so that a case is never measured twice in a row. A case that fails is left out."""
    samples: dict[str, list[Sample]] = {case.name: [] for case in cases}
    for number in range(rounds):
        for place, case in enumerate(cases):
            say(f"round {number + 1} of {rounds}, {place + 1} of {len(cases)}: {case.name}")
            sample = measure(case, seconds)
            if sample is not None:
                samples[case.name].append(sample)
    return {name: found for name, found in samples.items() if len(found) == rounds}


def machine() -> dict[str, str]:
    """What the numbers depend on."""
    found = {
        "Processor": processor(),
        "System": f"{platform.system()} {platform.release()}",
        "Python": f"{platform.python_version()} ({platform.python_compiler()})",
        "Railbird": f"{__version__}, mypyc {version('mypy')}",
    }
    listed = subprocess.run([PEERS, "-m", "pip", "freeze"], check=True, capture_output=True, text=True).stdout.split()
    return found | {"Others": ", ".join(listed)}


def processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.processor())


if __name__ == "__main__":
    main()
