"""uvicorn's socket, which also takes what is to be sent at once and without waiting."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "railbird.wire"
"""Its name among the extensions of a scope."""

Write = Callable[[Sequence[bytes]], bool]


class Wire(WebSocketsSansIOProtocol):
    """What a server sends needs no mask and no state, so a frame is its length and the text."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"write": self.write}

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send these texts in one go; false, and nothing is sent, if the reader is slow or the connection about to end."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))
        return True


def write_of(scope: Mapping[str, Any]) -> Write:
    """How to write at once to the socket of this scope; other servers, such as that of tests, do not offer it."""
    found: Write = scope.get("extensions", {}).get(EXTENSION, {}).get("write", lambda texts: False)
    return found


def head(size: int) -> bytes:
    """The head of a frame that is a whole text of so many bytes (RFC 6455, section 5.2)."""
    if size < 126:
        return (0x8100 + size).to_bytes(2, "big")
    if size < 2**16:
        return (0x817E_0000 + size).to_bytes(4, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
