"""Between workers: which table has which version now. Nothing secret goes through Redis."""

from __future__ import annotations

import asyncio

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from railbird.table.house import House

CHANNEL = "tables"
PULSE = 3.0
"""Seconds between looks whether Redis is still there."""

logger = structlog.get_logger()


class Herald:
    """Carries notes from house to house. When Redis is lost it tries again; meanwhile every house reads the log now and then."""

    def __init__(self, address: str, house: House) -> None:
        self.address = address
        self.house = house
        self.channels: ChannelsPlugin | None = None
        house.publish = self.publish

    def publish(self, note: dict[str, object]) -> None:
        if self.channels is not None:
            self.channels.publish(msgspec.json.encode(note), CHANNEL)

    async def run(self) -> None:
        while True:
            try:
                await self.listen()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                logger.warning("redis lost", error=repr(error))
            self.channels = None
            await asyncio.sleep(1)

    async def listen(self) -> None:
        redis = Redis.from_url(self.address)
        channels = ChannelsPlugin(RedisChannelsPubSubBackend(redis=redis), channels=[CHANNEL])
        try:
            await redis.ping()
            async with channels:
                self.channels = channels
                subscriber = await channels.subscribe(CHANNEL)
                hearing = asyncio.create_task(self.hear(subscriber.iter_events()))
                try:
                    await self.house.catch_up()
                    while True:
                        await asyncio.sleep(PULSE)
                        await redis.ping()
                finally:
                    self.channels = None
                    hearing.cancel()
        finally:
            await redis.aclose()

    async def hear(self, notes: object) -> None:
        async for note in notes:  # type: ignore[attr-defined]
            try:
                await self.house.hear(msgspec.json.decode(note))
            except Exception as error:
                logger.warning("note not heard", error=repr(error))
