"""Every ledger number has a test, every cited number a ledger line, and the languages agree."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from railbird.core.game import games
from railbird.speech import LANGUAGES

LINE = re.compile(r"- \*\*([A-Z0-9]+-\d+)\*\* (\S.*)")
REFUSAL = re.compile(r'Refusal\(\s*"([A-Z0-9]+-\d+)"')
LEDGERS = sorted({(game.package, ledger) for game in games().values() for ledger in game.ledgers})
every_ledger = pytest.mark.parametrize(("package", "ledger"), LEDGERS)


def read(package: str, ledger: str, language: str) -> list[str]:
    return (files(package) / f"{ledger}.{language}.md").read_text(encoding="utf-8").splitlines()


def numbers(package: str, ledger: str, language: str = "en") -> list[str]:
    """The numbers of a ledger in their order."""
    return [found[1] for line in read(package, ledger, language) if (found := LINE.fullmatch(line))]


@cache
def cited() -> frozenset[str]:
    """Every number that a test function cites with @rule."""
    found: set[str] = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(number for decorator in node.decorator_list for number in rules_cited(decorator))
    return frozenset(found)


def rules_cited(decorator: ast.expr) -> list[str]:
    if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule"):
        return []
    return [str(ast.literal_eval(argument)) for argument in decorator.args]


@every_ledger
def test_every_number_of_the_ledger_has_a_test(package: str, ledger: str) -> None:
    assert [number for number in numbers(package, ledger) if number not in cited()] == []


def test_every_number_that_a_test_cites_is_in_a_ledger() -> None:
    known = {number for package, ledger in LEDGERS for number in numbers(package, ledger)}
    assert sorted(cited() - known) == []


@every_ledger
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_number_the_same_rules_in_the_same_order(package: str, ledger: str, language: str) -> None:
    found = numbers(package, ledger, language)
    assert found == numbers(package, ledger)
    assert len(set(found)) == len(found)


@every_ledger
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ledger_holds_a_title_chapters_and_numbered_lines_only(package: str, ledger: str, language: str) -> None:
    lines = [line for line in read(package, ledger, language) if line]
    assert lines[0].startswith("# ")
    assert [line for line in lines[1:] if not line.startswith("## ") and not LINE.fullmatch(line)] == []


@pytest.mark.parametrize("package", sorted({package for package, _ in LEDGERS}))
def test_every_refusal_names_a_number_of_its_own_ledgers(package: str) -> None:
    known = {number for owner, ledger in LEDGERS if owner == package for number in numbers(package, ledger)}
    folder = Path(str(files(package)))
    named = {number for path in folder.rglob("*.py") for number in REFUSAL.findall(path.read_text(encoding="utf-8"))}
    assert named
    assert sorted(named - known) == []
