"""The build: which engine is loaded, what it refuses to load, and what an installed wheel can do."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from railbird import engine_mode
from railbird._engine import RulesFinder, digest

ROOT = Path(__file__).parents[1]
ANY_KEY = "1\n2\n3\n4\n5\n6\n" * 100  # one of them is always an option; the others are refused
WHERE = "import railbird, railbird.core.contract as contract; print(railbird.engine_mode(), contract.__file__)"


def run(*command: str | Path, cwd: Path, stdin: str = "", **environ: str) -> str:
    """What a command prints; if it fails, the test fails with all it said."""
    env = {key: value for key, value in os.environ.items() if key not in ("RAILBIRD_PURE", "PYTHONPATH")} | {"LC_ALL": "C.UTF-8"} | environ
    done = subprocess.run(command, cwd=cwd, env=env, input=stdin, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert done.returncode == 0, f"{command} ended with {done.returncode}:\n{done.stdout}"
    return done.stdout


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A module of rules with an extension beside it."""
    (tmp_path / f"rules{EXTENSION_SUFFIXES[0]}").touch()
    (tmp_path / "rules.py").write_text("CASINOS = 6\n")
    return tmp_path / "rules.py"


def origin(rules: Path, digests: dict[str, str], pure: bool = False) -> str:
    spec = RulesFinder(digests, pure).find_spec("railbird.rules", [str(rules.parent)])
    assert spec is not None and spec.origin is not None
    return spec.origin


def test_an_extension_made_from_its_source_is_loaded(rules: Path) -> None:
    assert origin(rules, {"railbird.rules": digest(str(rules))}).endswith(EXTENSION_SUFFIXES[0])


def test_a_source_changed_since_the_build_is_an_error_that_says_what_to_do(rules: Path) -> None:
    digests = {"railbird.rules": digest(str(rules))}
    rules.write_text("CASINOS = 7\n")
    with pytest.raises(ImportError, match=r"rules\.py has changed since the rules were compiled: run `make setup`, or set RAILBIRD_PURE=1"):
        origin(rules, digests)


def test_an_extension_that_no_build_recorded_is_an_error(rules: Path) -> None:
    with pytest.raises(ImportError, match="make setup"):
        origin(rules, {})


def test_an_extension_without_its_source_is_an_error(rules: Path) -> None:
    digests = {"railbird.rules": digest(str(rules))}
    rules.unlink()
    with pytest.raises(ImportError, match="make setup"):
        origin(rules, digests)


def test_a_source_without_its_extension_is_an_error(rules: Path) -> None:
    rules.with_name(f"rules{EXTENSION_SUFFIXES[0]}").unlink()
    with pytest.raises(ImportError, match="make setup"):
        origin(rules, {"railbird.rules": digest(str(rules))})


def test_pure_prefers_the_source_whatever_was_built(rules: Path) -> None:
    assert str(rules) == origin(rules, {"railbird.rules": "stale"}, pure=True)


def test_pure_finds_the_modules_below_a_compiled_package(tmp_path: Path) -> None:
    package = tmp_path / "tiles"
    package.mkdir()
    (package / f"__init__{EXTENSION_SUFFIXES[0]}").touch()
    (package / "__init__.py").touch()
    spec = RulesFinder({}, pure=True).find_spec("railbird.tiles", [str(tmp_path)])
    assert spec is not None
    assert (spec.origin, spec.submodule_search_locations) == (str(package / "__init__.py"), [str(package)])


@pytest.mark.compiled
def test_this_run_is_compiled_and_the_switch_makes_it_interpreted(tmp_path: Path) -> None:
    assert engine_mode() == "compiled"
    mode, file = run(sys.executable, "-c", WHERE, cwd=tmp_path).split(maxsplit=1)
    assert mode == "compiled" and file.strip().endswith(tuple(EXTENSION_SUFFIXES))
    mode, file = run(sys.executable, "-c", WHERE, cwd=tmp_path, RAILBIRD_PURE="1").split(maxsplit=1)
    assert mode == "interpreted" and file.strip().endswith("contract.py")


def test_pinned_requirements_name_no_place_to_fetch_from() -> None:
    for path in ROOT.glob("requirements/*.txt"):
        lines = [line for line in path.read_text().splitlines() if not line.lstrip().startswith("#")]
        assert [] == [line for line in lines if line.strip() and "==" not in line], path.name


def test_the_rules_are_compiled_by_the_mypy_that_is_pinned() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    pinned = (ROOT / "requirements" / "build.txt").read_text().splitlines()
    assert [need for need in build if need.startswith("mypy==")] == [pin for pin in pinned if pin.startswith("mypy==")]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project as a stranger gets it: its source and nothing that was built."""
    place = tmp_path / "a copy"
    unbuilt = shutil.ignore_patterns("*.so", "*.pyd", "_digests.json", "*.egg-info", "__pycache__")
    shutil.copytree(ROOT / "src", place / "src", ignore=unbuilt)
    for name in ("LICENSE", "README.md", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, place)
    return place


def build_wheel(copy: Path, *options: str, **environ: str) -> tuple[Path, str]:
    said = run(sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", *options, "-w", "dist", ".", cwd=copy, **environ)
    (wheel,) = copy.glob("dist/*.whl")
    return wheel, said


@pytest.mark.slow
@pytest.mark.compiled
def test_a_wheel_in_an_empty_environment_plays_a_game(copy: Path, tmp_path: Path) -> None:
    wheel, _said = build_wheel(copy)
    home = tmp_path / "empty"
    venv.create(home, with_pip=True)
    run(home / "bin" / "python", "-m", "pip", "install", "-c", ROOT / "requirements" / "base.txt", wheel, cwd=tmp_path)
    railbird = home / "bin" / "railbird"
    assert "compiled" in run(railbird, "--version", cwd=tmp_path)
    assert 1 == json.loads(run(railbird, "simulate", "las-vegas", "--bots", "random", "--games", "1", "--json", cwd=tmp_path))["games"]
    run(railbird, "play", "las-vegas", "--seats", "2", "--seed", "1", "--save", "one.journal", cwd=tmp_path, stdin=ANY_KEY)
    assert "wins" in run(railbird, "replay", "one.journal", cwd=tmp_path)


@pytest.mark.slow
def test_without_a_c_compiler_the_wheel_is_interpreted_and_the_build_says_so(copy: Path, tmp_path: Path) -> None:
    wheel, said = build_wheel(copy, "--no-build-isolation", CC="/nowhere/cc")
    assert "railbird: NOT compiled" in said
    with zipfile.ZipFile(wheel) as archive:
        assert [] == [name for name in archive.namelist() if name.endswith((".so", ".pyd", "_digests.json"))]
        archive.extractall(tmp_path / "site")
    assert run(sys.executable, "-c", WHERE, cwd=tmp_path, PYTHONPATH=str(tmp_path / "site")).startswith("interpreted")
