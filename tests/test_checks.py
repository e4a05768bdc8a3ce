"""The checks themselves: what they must not let through."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SKIPS = {
    "test_skipped.py": "import pytest\n\n@pytest.mark.skip\ndef test_nothing():\n    pass\n",
    "test_skipped_whole.py": "import pytest\n\npytest.importorskip('no_such_package')\n",
    "test_expected.py": "import pytest\n\n@pytest.mark.xfail\ndef test_known():\n    assert False\n",
}


def closing_line(folder: Path, **environ: str) -> str:
    """What pytest says in the end about tests that do not run, under the configuration shared by all tests here."""
    shutil.copy(Path(__file__).with_name("conftest.py"), folder)
    (folder / "pytest.ini").touch()
    for name, text in SKIPS.items():
        (folder / name).write_text(text)
    command = [sys.executable, "-m", "pytest", "-q", "--continue-on-collection-errors"]
    env = {key: value for key, value in os.environ.items() if key != "CI"} | environ
    said = subprocess.run(command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True, check=False).stdout
    return said.splitlines()[-1]


def test_with_ci_set_a_skip_is_a_failure(tmp_path: Path) -> None:
    assert closing_line(tmp_path, CI="1").startswith("1 xfailed, 2 errors in")


def test_without_ci_a_skip_is_a_skip(tmp_path: Path) -> None:
    assert closing_line(tmp_path).startswith("2 skipped, 1 xfailed in")
