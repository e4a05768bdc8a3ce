"""How often somebody may ask."""

from __future__ import annotations

from time import monotonic

BURST = 3
"""Seconds' worth that may come at once."""
MOST_BUCKETS = 50_000


class Bucket:
    """Fills by `rate` a second; each message takes one."""

    __slots__ = ("level", "rate", "since")

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.level = rate * BURST
        self.since = monotonic()

    def take(self, count: float = 1) -> bool:
        moment = monotonic()
        self.level = min(self.rate * BURST, self.level + (moment - self.since) * self.rate)
        self.since = moment
        if self.level < count:
            return False
        self.level -= count
        return True


class Limits:
    """Buckets by name."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def allows(self, name: str) -> bool:
        bucket = self.buckets.get(name)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.buckets.clear()
            bucket = self.buckets[name] = Bucket(self.rate)
        return bucket.take()
