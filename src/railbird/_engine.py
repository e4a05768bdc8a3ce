"""Which engine runs: the extensions made from the rules, or with RAILBIRD_PURE=1 their Python source."""

import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from importlib.util import source_hash, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PURE: Final = os.environ.get("RAILBIRD_PURE") == "1"
DIGESTS: Final = Path(__file__).with_name("_digests.json")


def engine_mode() -> str:
    """Say how the rules run in this process: `compiled` or `interpreted`."""
    return "compiled" if finder.digests and not PURE else "interpreted"


class RulesFinder:
    """Finds the modules of Railbird; an extension is taken only if it was made from the source beside it."""

    def __init__(self, digests: dict[str, str]) -> None:
        self.digests = digests

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("railbird."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None:
            return spec
        suffix = next((suffix for suffix in EXTENSION_SUFFIXES if spec.origin.endswith(suffix)), None)
        if suffix is None and name not in self.digests:
            return spec
        source = spec.origin if suffix is None else spec.origin.removesuffix(suffix) + ".py"
        if PURE:
            return spec_from_file_location(name, source, submodule_search_locations=spec.submodule_search_locations)
        if suffix is None or digest(source) != self.digests.get(name):
            raise ImportError(f"{source} has changed since it was compiled: run `make setup`, or set RAILBIRD_PURE=1")
        return spec


def digest(source: str) -> str | None:
    try:
        return source_hash(Path(source).read_bytes()).hex()
    except FileNotFoundError:
        return None


finder: Final = RulesFinder(json.loads(DIGESTS.read_bytes()) if DIGESTS.exists() else {})
sys.meta_path.insert(0, finder)
