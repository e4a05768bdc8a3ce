"""Which engine runs: the extensions made from the rules, or with RAILBIRD_PURE=1 their Python source."""

import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from importlib.util import source_hash, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

DIGESTS: Final = Path(__file__).with_name("_digests.json")


class RulesFinder:
    """Finds the package's modules; an extension is taken only if it was made from the source beside it.

    Digests, not times, tell: a clone or an install sets times as it likes.
    """

    def __init__(self, digests: dict[str, str], pure: bool) -> None:
        self.digests = digests
        self.pure = pure

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("railbird."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None:
            return spec
        extension = next((suffix for suffix in EXTENSION_SUFFIXES if spec.origin.endswith(suffix)), "")
        if not extension and (self.pure or name not in self.digests):
            return spec
        source = spec.origin.removesuffix(extension) + ".py" if extension else spec.origin
        if self.pure:
            return spec_from_file_location(name, source, submodule_search_locations=spec.submodule_search_locations)
        if not extension or digest(source) != self.digests.get(name):
            raise ImportError(f"{source} has changed since the rules were compiled: run `make setup`, or set RAILBIRD_PURE=1", name=name)
        return spec


def digest(source: str) -> str:
    """The fingerprint of a source file, empty if it is gone."""
    try:
        return source_hash(Path(source).read_bytes()).hex()
    except FileNotFoundError:
        return ""


def engine_mode() -> Literal["compiled", "interpreted"]:
    """How the rules run in this process."""
    return "compiled" if finder.digests and not finder.pure else "interpreted"


finder: Final = RulesFinder(
    digests=json.loads(DIGESTS.read_bytes()) if DIGESTS.exists() else {},
    pure=os.environ.get("RAILBIRD_PURE") == "1",
)
sys.meta_path.insert(0, finder)
