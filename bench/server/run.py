"""make bench-server: this server, durable and with everything on, against boardgame.io in memory; same game, same machine, same run.

Rounds alternate, so that whatever else the machine does disturbs both. The server has one core and the load the other.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.services import free_port, wait_for_port

HERE = Path(__file__).parent
PLACE = Path(".bench/server")
SERVER_CORE, LOAD_CORE = "0", "1"


def install() -> None:
    PLACE.mkdir(parents=True, exist_ok=True)
    for path in HERE.glob("*.*js*"):
        shutil.copy(path, PLACE)
    subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=PLACE, check=True)


class Running:
    """A server process on its core."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.port = free_port()
        self.folder = tempfile.mkdtemp(prefix="railbird-bench-")
        command = ["taskset", "-c", SERVER_CORE]
        if kind == "peer":
            command += ["node", "peer.cjs", str(self.port)]
        else:
            place = ["--port", str(self.port), "--data", self.folder]
            command += [str(Path(sys.executable).parent.absolute() / "railbird"), "serve", *place, "--rate", "100000"]
        where = PLACE if kind == "peer" else Path()
        environment = {**os.environ, "NODE_ENV": "production"}
        self.process = subprocess.Popen(command, cwd=where, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
        wait_for_port(self.port)
        time.sleep(1)

    def memory(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024

    def load(self, clients: int, seconds: float, offered: int) -> dict[str, Any]:
        command = ["taskset", "-c", LOAD_CORE, "node", "load.mjs", self.kind, f"http://127.0.0.1:{self.port}"]
        command += [str(clients), str(seconds), str(offered), str(self.process.pid)]
        done = subprocess.run(command, cwd=PLACE, check=True, stdout=subprocess.PIPE, text=True)
        found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return found

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def idle(sockets: int) -> float:
    """Megabytes that a server needs for this many sockets that watch and say nothing."""
    server = Running("railbird")
    try:
        command = ["node", "idle.mjs", f"http://127.0.0.1:{server.port}", str(sockets)]
        subprocess.run(["taskset", "-c", LOAD_CORE, *command], cwd=PLACE, check=True, stdout=subprocess.PIPE, input=b"")
        process = subprocess.Popen(["taskset", "-c", LOAD_CORE, *command, "stay"], cwd=PLACE, stdout=subprocess.PIPE)
        assert process.stdout is not None
        process.stdout.readline()
        found = server.memory()
        process.kill()
        process.wait()
        return found
    finally:
        server.close()


def compare(clients: int, seconds: float, rounds: int, offered: int = 0) -> None:
    results: dict[str, list[dict[str, Any]]] = {"railbird": [], "peer": []}
    for _ in range(rounds):
        for kind, found in results.items():
            server = Running(kind)
            try:
                found.append(server.load(clients, seconds, offered))
            finally:
                server.close()
    title = f"{clients} clients" + (f", {offered} moves/s offered" if offered else ", as fast as they can")
    print(title)
    for kind, found in results.items():
        speed = statistics.median(item["moves_per_second"] for item in found)
        p50, p99, cpu = (statistics.median(item[name] for item in found) for name in ("p50", "p99", "cpu"))
        print(f"  {kind:<9} {speed:8.0f} moves/s   p50 {p50:7.1f} ms   p99 {p99:7.1f} ms   {cpu:5.0f} µs of processor time a move")
    ratio = statistics.median(
        mine["moves_per_second"] / theirs["moves_per_second"] for mine, theirs in zip(results["railbird"], results["peer"], strict=True)
    )
    print(f"  ratio     {ratio:8.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--clients", type=int, nargs="*", default=[100, 1000])
    parser.add_argument("--sockets", type=int, default=2000)
    given = parser.parse_args()
    install()
    for clients in given.clients:
        compare(clients, given.seconds, given.rounds)
    compare(100, given.seconds, given.rounds, 1000)
    if given.sockets:
        print(f"{given.sockets} idle sockets: {idle(given.sockets):.0f} MB")


if __name__ == "__main__":
    main()
