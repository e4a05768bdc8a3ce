"""`railbird serve`: the lobby, its tables and bots, for this machine, a living room or the world."""

from __future__ import annotations

import logging
import os
import sys
from typing import Any

import click
import segno
import structlog
import uvicorn

from railbird.web.page import is_built
from railbird.web.reach import addresses
from railbird.web.setting import VARIABLE, Setting, data_folder, parse_setting

LARGEST_MESSAGE = 16 * 1024


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 lets other devices of the network in.")
@click.option("--port", type=click.IntRange(1, 65535), default=8280, show_default=True)
@click.option(
    "--data", type=click.Path(file_okay=False), help="Folder for the database and the key of cookies.  [default: your data folder]"
)
@click.option("--database", default="", envvar="RAILBIRD_DATABASE", help="An SQLAlchemy URL.  [default: SQLite in the data folder]")
@click.option("--redis", default="", envvar="RAILBIRD_REDIS", help="A URL; several workers need it.")
@click.option(
    "--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes; more than one need PostgreSQL and Redis."
)
@click.option("--bots", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes in which bots think.")
@click.option("--queue", is_flag=True, help="Let `railbird bot-worker` think instead, through Redis.")
@click.option("--origin", "origins", multiple=True, help="Another origin whose pages may act here.")
@click.option("--proxies", default="127.0.0.1", show_default=True, help="Proxies in front of this server; * for any.")
@click.option("--rate", type=click.IntRange(1), default=30, show_default=True, help="Messages a second that one client may send.")
@click.option("--metrics", is_flag=True, help="Serve /metrics for Prometheus.")
@click.option("--json-logs", is_flag=True, help="Logs as JSON lines.")
def serve(data: str | None, origins: tuple[str, ...], **given: Any) -> None:
    """Serve live tables in the browser."""
    setting = Setting(data=data or str(data_folder()), origins=list(origins), **given)
    if setting.workers > 1 and (setting.is_sqlite() or not setting.redis):
        raise click.UsageError("several workers need --database (PostgreSQL) and --redis")
    if setting.queue and not setting.redis:
        raise click.UsageError("--queue needs --redis")
    announce(setting)
    run(setting)


def announce(setting: Setting) -> None:
    """Say where to go, with a QR code for phones."""
    local = "localhost" if setting.host in ("0.0.0.0", "::", "127.0.0.1") else setting.host
    click.echo(f"Railbird is at http://{local}:{setting.port}")
    for address in addresses(setting):
        click.echo(f"Other devices of your network find it at {address}")
        segno.make(address, error="l").terminal(out=sys.stdout, compact=True)
    if not is_built():
        click.echo("The page is missing: it was not built into this install (make ui). Programs can play through /api and /ws.")
    click.echo("Ctrl-C ends it.")


def run(setting: Setting) -> None:
    os.environ[VARIABLE] = setting.show()
    uvicorn.run(
        "railbird.web.serve:application", factory=True, host=setting.host, port=setting.port, workers=setting.workers,
        ws="websockets-sansio", ws_max_size=LARGEST_MESSAGE, ws_per_message_deflate=False, access_log=False, log_config=None,
        timeout_graceful_shutdown=5, server_header=False, date_header=False, proxy_headers=True, forwarded_allow_ips=setting.proxies,
    )  # fmt: skip


def application() -> Any:
    """Made in each worker."""
    from railbird.web.app import create

    setting = parse_setting(os.environ[VARIABLE])
    configure_logs(setting)
    return create(setting)


def configure_logs(setting: Setting) -> None:
    """One line for each event, for people or for machines."""
    shared: list[Any] = [structlog.stdlib.add_log_level, structlog.processors.TimeStamper(fmt="iso")]
    renderer: Any = structlog.processors.JSONRenderer() if setting.json_logs else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, renderer],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    formatter = structlog.stdlib.ProcessorFormatter(processor=renderer, foreign_pre_chain=shared)
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
