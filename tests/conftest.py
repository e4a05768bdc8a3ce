"""What all tests share: how hard Hypothesis looks, and that nothing is skipped in silence."""

import os
import signal
from collections.abc import Generator
from typing import TypeVar

import pytest
from hypothesis import settings

from railbird import engine_mode

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a background job, whose children would not hear Ctrl-C either
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("check", max_examples=3, deadline=None)
settings.register_profile("ci", max_examples=20, deadline=None, print_blob=True)
settings.register_profile("soak", max_examples=200, deadline=None, print_blob=True)
settings.load_profile("check")

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever asks for the interpreted engine is not asked for the compiled one."""
    if os.environ.get("RAILBIRD_PURE") == "1":
        for item in items:
            if item.get_closest_marker("compiled"):
                item.add_marker(pytest.mark.skip("needs the compiled engine, and RAILBIRD_PURE=1 is set"))


def pytest_report_header() -> str:
    return f"railbird: {engine_mode()} engine"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return refuse_skip((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return refuse_skip((yield))


def refuse_skip(report: Report) -> Report:
    """With CI set, a skipped test is a failed test."""
    if os.environ.get("CI") and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"CI accepts no skipped test: {report.longrepr}"
    return report
