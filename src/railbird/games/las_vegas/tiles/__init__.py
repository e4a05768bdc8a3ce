"""The sides of the eight tiles: one small class each behind the interface in `tile.py`."""
