"""Tests cite the rules they show: `@rule("LV-12")`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test with the ledger numbers it shows."""
    mark: Callable[[Test], Test] = pytest.mark.rule(*numbers)
    return mark
