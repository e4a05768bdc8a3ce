"""Where other devices find this server."""

from __future__ import annotations

import socket

from railbird.web.setting import Setting

EVERYWHERE = ("0.0.0.0", "::", "")


def addresses(setting: Setting) -> list[str]:
    """Addresses that work from other devices, the likeliest first; none if the server listens to this machine only."""
    if setting.host in ("127.0.0.1", "localhost", "::1"):
        return []
    hosts = [own_address()] if setting.host in EVERYWHERE else [setting.host]
    return [f"http://{host}:{setting.port}" for host in hosts if host]


def own_address() -> str:
    """The address of this machine on its network: the one from which it would send. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
