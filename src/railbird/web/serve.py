"""`railbird serve`: the lobby, its tables and bots, for this machine, a living room or the world."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sys
import time
import webbrowser
from threading import Thread
from typing import Any

import click
import segno
import structlog
import uvicorn

from railbird.web.ahead import look_ahead, say
from railbird.web.bots import program_option
from railbird.web.page import is_built
from railbird.web.reach import addresses
from railbird.web.setting import VARIABLE, Setting, data_folder, parse_setting

LARGEST_MESSAGE = 16 * 1024
START_SECONDS = 30
KEEP_ALIVE = 75
"""Seconds: longer than proxies keep theirs, so that none sends a request into a connection that is just being closed."""


@click.command(help=say("cli-help-serve"))
@click.option("--host", default="127.0.0.1", help=say("cli-help-serve-host"))
@click.option("--port", type=click.IntRange(1, 65535), default=8280, help=say("cli-help-serve-port"))
@click.option("--data", type=click.Path(file_okay=False), help=say("cli-help-serve-data"))
@click.option("--database", default="", envvar="RAILBIRD_DATABASE", help=say("cli-help-serve-database"))
@click.option("--redis", default="", envvar="RAILBIRD_REDIS", help=say("cli-help-serve-redis"))
@click.option("--workers", type=click.IntRange(1, 64), default=1, help=say("cli-help-serve-workers"))
@click.option("--bots", type=click.IntRange(1, 64), default=1, help=say("cli-help-serve-bots"))
@program_option
@click.option("--queue", is_flag=True, help=say("cli-help-serve-queue"))
@click.option("--origin", "origins", multiple=True, help=say("cli-help-serve-origin"))
@click.option("--proxies", default="127.0.0.1", help=say("cli-help-serve-proxies"))
@click.option("--rate", type=click.IntRange(1), default=30, help=say("cli-help-serve-rate"))
@click.option("--metrics", is_flag=True, help=say("cli-help-serve-metrics"))
@click.option("--json-logs", is_flag=True, help=say("cli-help-serve-json-logs"))
@click.option("--open", "opens", is_flag=True, help=say("cli-help-serve-open"))
@click.help_option(help=say("cli-help-help"))
def serve(data: str | None, origins: tuple[str, ...], opens: bool, **given: Any) -> None:
    setting = Setting(data=data or str(data_folder()), origins=list(origins), **given)
    if setting.workers > 1 and (setting.is_sqlite() or not setting.redis):
        raise click.UsageError(say("cli-serve-workers"))
    if setting.queue and not setting.redis:
        raise click.UsageError(say("cli-serve-queue"))
    look_ahead(setting)
    announce(setting)
    if opens and is_built() and has_screen():
        Thread(target=open_page, args=[setting.port], daemon=True).start()
    run(setting)


def has_screen() -> bool:
    """Whether a browser could show anything; without one, Python would take a browser for the terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_page(port: int) -> None:
    """As soon as the server answers."""
    for _ in range(START_SECONDS * 10):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                webbrowser.open(f"http://localhost:{port}")
                return
        time.sleep(0.1)


def announce(setting: Setting) -> None:
    """Say where to go, with a QR code for phones."""
    local = "localhost" if setting.host in ("0.0.0.0", "::", "127.0.0.1") else setting.host
    click.echo(say("cli-serve-here", address=f"http://{local}:{setting.port}"))
    for address in addresses(setting):
        click.echo(say("cli-serve-network", address=address))
        segno.make(address, error="l").terminal(out=sys.stdout, compact=True)
    if not is_built():
        click.echo(say("cli-serve-no-page"))
    click.echo(say("cli-serve-stop"))


def run(setting: Setting) -> None:
    os.environ[VARIABLE] = setting.show()
    uvicorn.run(
        "railbird.web.serve:application", factory=True, host=setting.host, port=setting.port, workers=setting.workers,
        ws="railbird.web.wire:Wire", ws_max_size=LARGEST_MESSAGE, ws_per_message_deflate=False, access_log=False, log_config=None,
        timeout_graceful_shutdown=5, timeout_keep_alive=KEEP_ALIVE, server_header=False, date_header=False, proxy_headers=True,
        forwarded_allow_ips=setting.proxies,
    )  # fmt: skip


def application() -> Any:
    """Made in each worker."""
    from railbird.web.app import create

    setting = parse_setting(os.environ[VARIABLE])
    configure_logs(setting)
    app = create(setting)
    spare_the_collector()
    return app


def spare_the_collector() -> None:
    """Tables hold many small objects and hardly a cycle: look for cycles seldom, and never again among what the start has brought."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


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
