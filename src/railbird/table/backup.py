"""Everything a server knows as one archive, the same from SQLite and from PostgreSQL, so that it can move from one to the other."""

from __future__ import annotations

import json
import os
import zipfile
from base64 import b64decode, b64encode
from pathlib import Path
from typing import IO, Any

from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from railbird.table.store import chat_, metadata
from railbird.table.upgrade import upgrade

FORMAT = 1
CHUNK = 1000
KEY = "cookie.key"


class BackupError(ValueError):
    """The archive or the database is not fit for this."""


async def backup(engine: AsyncEngine, file: Path, key: bytes) -> dict[str, int]:
    """Write an archive of one moment while servers go on; the number of rows by table."""
    with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as out:
        try:
            return await write(engine, out, key)
        except BaseException:
            file.unlink()
            raise


async def write(engine: AsyncEngine, out: IO[bytes], key: bytes) -> dict[str, int]:
    counts: dict[str, int] = {}
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("BEGIN")
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            for table in metadata.sorted_tables:
                with archive.open(f"{table.name}.jsonl", "w") as lines:
                    counts[table.name] = 0
                    async for row in await connection.stream(select(table)):
                        lines.write(json.dumps([plain(value) for value in row]).encode() + b"\n")
                        counts[table.name] += 1
            archive.writestr(KEY, key)
            archive.writestr("railbird.json", json.dumps({"backup": FORMAT, "rows": counts}))
    return counts


def plain(value: Any) -> Any:
    return {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value


def whole(value: Any) -> Any:
    return b64decode(value["base64"]) if isinstance(value, dict) else value


async def restore(engine: AsyncEngine, file: Path) -> tuple[dict[str, int], bytes]:
    """Fill an empty database from an archive, all of it or nothing; the rows by table, and the key of cookies."""
    await upgrade(engine)
    with zipfile.ZipFile(file) as archive:
        about = json.loads(archive.read("railbird.json"))
        if about.get("backup") != FORMAT:
            raise BackupError(f"backup format {about.get('backup')} is not known, only {FORMAT}")
        async with engine.begin() as connection:
            await must_be_empty(connection)
            for table in metadata.sorted_tables:
                names = [column.name for column in table.columns]
                with archive.open(f"{table.name}.jsonl") as lines:
                    rows = [dict(zip(names, map(whole, json.loads(line)), strict=True)) for line in lines]
                if len(rows) != about["rows"][table.name]:
                    raise BackupError(f"{table.name} has {len(rows)} rows where {about['rows'][table.name]} were written")
                for start in range(0, len(rows), CHUNK):
                    await connection.execute(insert(table), rows[start : start + CHUNK])
            if engine.dialect.name == "postgresql":
                last = (await connection.execute(select(func.coalesce(func.max(chat_.c.number), 0)))).scalar_one()
                await connection.execute(text(f"SELECT setval(pg_get_serial_sequence('chat', 'number'), {int(last) + 1}, false)"))
        return about["rows"], archive.read(KEY)


async def must_be_empty(connection: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        if (await connection.execute(select(table).limit(1))).first() is not None:
            raise BackupError(f"the database is not empty: there is something in {table.name}")
