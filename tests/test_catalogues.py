"""Everything the games can say is there in every language."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from librt.random import Random

from railbird.core.contract import Decide, Over, Scribe
from railbird.core.door import why_not
from railbird.core.facts import Fact
from railbird.core.game import Game, games, view
from railbird.speech import LANGUAGES, Speech
from railbird.table.schema import facts_of
from tests.laws.cases import CASES, Case, draw

REFUSAL = re.compile(r'Refusal\(\s*"([A-Z0-9]+-\d+)"')
ROOT = Path(__file__).parents[1]
SOURCES = [(ROOT / "src" / "railbird", "*.py"), (ROOT / "ui" / "src", "*.ts"), (ROOT / "ui" / "src", "*.svelte")]
BEGINNING = re.compile(r"""["'`]([a-z0-9]+(?:-[a-z0-9]+)*-)\$?\{""")
"""Of a message whose name is completed where it is said."""
CATALOGUES = [*sorted({(game.package, prefix) for game in games().values() for prefix in game.catalogues}), ("railbird.speech", "")]
every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(package: str, prefix: str, language: str) -> dict[str, set[str]]:
    """Identifiers with the names of their attributes."""
    text = (files(package) / "text" / f"{prefix}{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: {attribute.id.name for attribute in message.attributes} for message in found}


@pytest.mark.parametrize(("package", "prefix"), CATALOGUES)
@every_language
def test_all_languages_have_the_same_messages(package: str, prefix: str, language: str) -> None:
    assert messages(package, prefix, language) == messages(package, prefix, "en")


@every_game
@every_language
def test_a_game_is_introduced_and_its_choices_are_explained(game: Game, language: str) -> None:
    speech = Speech(language, game)
    assert speech.say(f"{game.id}-title")
    assert speech.say(f"{game.id}-summary")
    for field, meaning in get_type_hints(game.variant).items():
        assert speech.say(f"{game.family}-variant-{field}")
        assert speech.say(f"{game.family}-variant-{field}.about")
        if get_origin(meaning) is Literal:
            for value in get_args(meaning):
                assert speech.say(f"{game.family}-variant-{field}-{value}")


@every_game
def test_every_fact_has_a_sentence(game: Game) -> None:
    known = {name for prefix in game.catalogues for name in messages(game.package, prefix, "en")}
    modules = [import_module(f"{game.package}.{path.stem}") for path in Path(str(files(game.package))).glob("*facts.py")]
    things = [thing for module in modules for thing in vars(module).values()]
    facts = [thing for thing in things if isinstance(thing, type) and issubclass(thing, Fact) and thing is not Fact]
    assert facts
    missing = [f"{game.family}-{fact.__struct_config__.tag}" for fact in facts]
    family = {name for other in games().values() if other.family == game.family for prefix in other.catalogues
              for name in messages(other.package, prefix, "en")}  # fmt: skip
    assert [name for name in missing if name not in known | family] == []


@pytest.mark.parametrize("package", sorted({game.package for game in games().values()}))
def test_refusals_and_their_sentences_match(package: str) -> None:
    named = {f"refusal-{number}" for path in Path(str(files(package))).rglob("*.py")
             for number in REFUSAL.findall(path.read_text(encoding="utf-8"))}  # fmt: skip
    spoken = {name for owner, prefix in CATALOGUES if owner == package for name in messages(package, prefix, "en")}
    assert named == {name for name in spoken if name.startswith("refusal-")}


@pytest.mark.parametrize(("package", "prefix"), [(package, prefix) for package, prefix in CATALOGUES if package != "railbird.speech"])
def test_every_message_of_a_game_is_said(package: str, prefix: str) -> None:
    """It introduces a game, tells a fact, is named in some source or in another message, or made there from its beginning."""
    told = {f"{game.family}-{fact.__struct_config__.tag}" for game in games().values() for fact in facts_of(game)}
    text = (files(package) / "text" / f"{prefix}en.ftl").read_text(encoding="utf-8")
    folders = [*SOURCES, (Path(str(files(package))), "*.py")]
    sources = "\n".join(path.read_text(encoding="utf-8") for folder, ending in folders for path in folder.rglob(ending))
    beginnings = tuple(set(BEGINNING.findall(sources)))
    introduces = re.compile("|".join(rf"{game.id}-(title|summary|edition)|{game.family}-variant-.+" for game in games().values()))

    def is_said(name: str) -> bool:
        return (
            name in told or introduces.fullmatch(name) is not None or name.startswith((*beginnings, "refusal-"))
            or re.search(rf"[\"'`]{name}[\"'`.]", sources) is not None or re.search(rf"{{ {name}[ .]", text) is not None
        )  # fmt: skip

    assert [name for name in messages(package, prefix, "en") if not is_said(name)] == []


@pytest.mark.parametrize("case", CASES, ids=str)
@every_language
def test_whole_games_are_spoken(case: Case, language: str) -> None:
    """Facts, offers and refusals of a random game find their words and arguments."""
    names = [f"P{seat + 1}" for seat in range(case.seats)]
    speech = Speech(language, case.game, names)
    strangers = list({event.text(): event for _, event in case.walk(7)}.values())
    rng = Random(5)
    state = case.new()
    scribe = Scribe()
    state.scribe = scribe
    while not isinstance(turn := state.pending(), Over):
        if isinstance(turn, Decide):
            seen = view(state, turn.seat)
            for option in turn.options:
                assert speech.offer(case.game.offer(seen, option)).strip()
            for seat in (turn.seat, (turn.seat + 1) % case.seats):
                refusal = why_not(state, seat, strangers[rng.randrange(len(strangers))])
                assert refusal is None or speech.refusal(refusal)
        state.apply(draw(turn, rng))
    assert scribe.told
    for fact, _ in scribe.told:
        assert isinstance(fact, Fact)
        assert clean(speech.fact(fact))


def clean(sentence: str) -> bool:
    """Not empty, and without the double spaces and lost words of a broken message."""
    return bool(sentence.strip()) and "  " not in sentence and "none" not in sentence.split()
