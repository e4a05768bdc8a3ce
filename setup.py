"""The compiled build: the rules become one group of C extensions; without a C compiler they stay Python.

What is compiled is found by place and name, so a new game needs no edit here:

- in `core/`, the modules listed in `CORE`;
- in each game's folder, every module except the names in `INTERPRETED`;
- in folders below a game (`tiles/`, `cards/`, ...), every module, `__init__.py` too.
"""

import json
import os
import sys
from importlib.util import source_hash
from pathlib import Path

import setuptools
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SOURCE = Path("src")
PACKAGE = SOURCE / "railbird"
CORE = ["contract.py", "chance.py", "drive.py", "search.py"]
INTERPRETED = ["__init__.py", "box.py", "facts.py", "notation.py", "offers.py", "view.py"]
BUILDS = {"build", "build_ext", "bdist_wheel", "editable_wheel"}
PURE = os.environ.get("RAILBIRD_PURE") == "1"


def compiled_sources() -> list[Path]:
    core = [PACKAGE / "core" / name for name in CORE]
    games = [path for path in PACKAGE.glob("games/*/*.py") if path.name not in INTERPRETED]
    parts = PACKAGE.glob("games/*/*/**/*.py")
    return sorted(path for path in [*core, *games, *parts] if path.exists())


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def say(sentence: str) -> None:
    print(f"railbird: {sentence}", file=sys.stderr, flush=True)


def extensions() -> list[setuptools.Extension]:
    """The rules as C extensions, translated only when a build was asked for: metadata needs none."""
    if PURE or not BUILDS.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    sources = [str(path) for path in compiled_sources()]
    say(f"compiling {len(sources)} modules of rules ...")
    return mypycify(["--config-file=", "--cache-dir=build/mypy", *sources], group_name="railbird", opt_level="3")


class build_rules(build_ext):
    """Compile every module of the rules or none, and record which sources the extensions were made from."""

    def run(self) -> None:
        self.clear()
        if not self.extensions:
            return
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            self.clear()
            self.extensions = []
            say(f"NOT compiled ({error}): the rules will run interpreted, about ten times slower.")
        else:
            self.record()
            say("compiled.")

    def folder(self) -> Path:
        """Where the package with its extensions lies: for an editable install among the sources."""
        return PACKAGE if self.inplace else Path(self.build_lib) / "railbird"

    def clear(self) -> None:
        """Remove what an earlier build left, so that nothing stale or half-built is ever imported."""
        folder = self.folder()
        for path in [*folder.parent.glob("railbird__mypyc.*"), *folder.rglob("*.so"), *folder.rglob("*.pyd")]:
            path.unlink()
        (folder / "_digests.json").unlink(missing_ok=True)

    def record(self) -> None:
        digests = {module_name(path): source_hash(path.read_bytes()).hex() for path in compiled_sources()}
        (self.folder() / "_digests.json").write_text(json.dumps(digests, indent=1))


if PURE:
    say("RAILBIRD_PURE=1: not compiled, the rules will run interpreted.")
setuptools.setup(ext_modules=extensions(), cmdclass={"build_ext": build_rules})
