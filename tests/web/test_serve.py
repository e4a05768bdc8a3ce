"""`railbird serve` and its kin: help in every language, and one line for whatever is wrong."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest
import yaml

from railbird.cli.group import railbird
from railbird.speech import LANGUAGES, Speech
from railbird.web import serve
from tests.services import free_port

COMMANDS = ("serve", "backup", "restore", "doctor", "bot-worker")
DEPLOY = Path(__file__).parents[2] / "deploy"


HELP = """
from railbird.cli.group import railbird
for command in {commands}:
    try:
        railbird.main([command, "--help"], "railbird")
    except SystemExit:
        pass
"""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language_of_the_reader(language: str) -> None:
    environment = {**os.environ, "LC_ALL": f"{language}_XX.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, "-c", HELP.format(commands=COMMANDS)], env=environment, capture_output=True, text=True, check=True
    )
    page, speech = " ".join(done.stdout.split()), Speech(language)
    for message in ("cli-help-help", "cli-help-options", "cli-help-usage", *(f"cli-help-{command}" for command in COMMANDS)):
        assert speech.say(message) in page
    assert language == "en" or not any(word in page for word in ("Options:", "Usage:", "Show this"))


@pytest.fixture
def complaint(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """The only line that a command says before it gives up."""
    for name in ("RAILBIRD_DATABASE", "RAILBIRD_REDIS", "RAILBIRD_KEY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(serve, "run", lambda setting: pytest.fail("the server starts"))

    def find(*arguments: str) -> str:
        with pytest.raises(SystemExit) as ended:
            railbird.main(list(arguments), "railbird")
        said = capsys.readouterr()
        assert ended.value.code == 2, said.err
        assert said.out == ""
        assert len(said.err.splitlines()) == 1, said.err
        return said.err

    return find


def test_what_keeps_a_server_from_starting_is_one_line(tmp_path: Path, complaint: Callable[..., str]) -> None:
    data = ("--data", str(tmp_path / "data"))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port} is taken" in complaint("serve", "--port", str(port), *data)
    free = ("--port", str(free_port()))
    for url in ("nonsense", "mysql://x/y", "sqlite://", f"sqlite:///{tmp_path}", "postgresql://railbird@127.0.0.1:1/x"):
        assert "the database cannot be used" in complaint("serve", *free, *data, "--database", url)
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in complaint("serve", *free, "--data", str(tmp_path / "file" / "data"))
    assert "--redis" in complaint("serve", *free, *data, "--workers", "2")
    assert "--redis" in complaint("serve", *free, *data, "--queue")
    assert "192.0.2.1" in complaint("serve", "--host", "192.0.2.1", *data)


def test_what_is_wrong_with_an_archive_is_one_line(tmp_path: Path, complaint: Callable[..., str]) -> None:
    data = ("--data", str(tmp_path))
    (tmp_path / "text.zip").write_text("no archive")
    with ZipFile(tmp_path / "other.zip", "w") as archive:
        archive.writestr("readme", "hello")
    for name in ("text.zip", "other.zip", "missing.zip"):
        complaint("restore", str(tmp_path / name), *data)
    assert "exists" in complaint("backup", str(tmp_path / "text.zip"), *data)


def test_what_deploy_starts_are_commands_with_options_that_exist() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    found = [service["command"] for service in compose["services"].values() if "build" in service]
    for unit in (DEPLOY / "systemd").glob("*.service"):
        start = next(line for line in unit.read_text().splitlines() if line.startswith("ExecStart="))
        found.append(start.replace("%i", "8281").split()[1:])
    assert len(found) == 5
    for name, *arguments in found:
        command = railbird.commands.get(name) or railbird.get_command(railbird.make_context("railbird", [name]), name)
        assert command is not None
        with command.make_context(name, [*arguments, *(["--redis", "redis://x"] if name == "bot-worker" else [])]) as context:
            assert context.params["bots" if name == "bot-worker" else "queue"]
