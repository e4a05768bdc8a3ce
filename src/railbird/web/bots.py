"""Who thinks for the bots of this server."""

from __future__ import annotations

from railbird.table.minds import LocalMinds, Minds
from railbird.web.setting import Setting


def make_minds(setting: Setting) -> Minds:
    return LocalMinds(setting.bots)
