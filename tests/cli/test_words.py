"""The words of the terminal: the same in every language, and none too many."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import railbird.cli
from railbird.speech import LANGUAGES

IDENTIFIER = re.compile(r"^(cli-[a-z0-9-]+) =", re.MULTILINE)
ARGUMENT = re.compile(r"\$(\w+)")


def messages(language: str) -> dict[str, set[str]]:
    """Every message of the terminal with the arguments it uses."""
    text = (files("railbird.speech") / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    parts = IDENTIFIER.split(text)[1:]
    return {name: set(ARGUMENT.findall(body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_is_said_somewhere() -> None:
    folder = Path(railbird.cli.__path__[0])
    code = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    said = set(re.findall(r'["\'](cli-[a-z0-9-]+)(?:\.\w+)?["\']', code))
    assert said == messages("en").keys()
