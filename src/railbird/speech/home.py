"""The language of whoever sits at this machine."""

from __future__ import annotations

import os
from functools import cache

from railbird.speech import LANGUAGES, Speech


def home_language() -> str:
    """The language of the environment, if it is one of ours; else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return locale[:2] if locale[:2] in LANGUAGES else LANGUAGES[0]


@cache
def home() -> Speech:
    """Speaks the language of the environment, about no game."""
    return Speech(home_language())
