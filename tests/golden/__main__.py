"""Write the golden games anew."""

from railbird.core.game import games
from tests.golden import path, written

for game in games().values():
    path(game).write_text(written(game), encoding="utf-8")
