"""The checks themselves: what they must not let through."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SKIPS = {
    "a skipped test": "import pytest\n\n@pytest.mark.skip\ndef test_nothing():\n    pass\n",
    "a skipped file": "import pytest\n\npytest.importorskip('no_such_package')\n",
    "an expected failure": "import pytest\n\n@pytest.mark.xfail\ndef test_known():\n    assert False\n",
}


def pytest_ends_with(file: str, folder: Path, **environ: str) -> int:
    """The exit code of pytest over one file under the shared configuration of these tests."""
    shutil.copy(Path(__file__).with_name("conftest.py"), folder)
    (folder / "test_it.py").write_text(file)
    (folder / "pytest.ini").touch()
    env = {key: value for key, value in os.environ.items() if key != "CI"} | environ
    return subprocess.run([sys.executable, "-m", "pytest", "-q", "."], cwd=folder, env=env, capture_output=True, check=False).returncode


@pytest.mark.parametrize(("what", "code"), [("a skipped test", 1), ("a skipped file", 2), ("an expected failure", 0)])
def test_with_ci_set_a_skip_is_a_failure(what: str, code: int, tmp_path: Path) -> None:
    assert pytest_ends_with(SKIPS[what], tmp_path, CI="1") == code


def test_without_ci_a_skip_is_a_skip(tmp_path: Path) -> None:
    assert pytest_ends_with(SKIPS["a skipped test"], tmp_path) == 0
