"""Who somebody is: a guest by a signed cookie, the holder of an account, or a program with a token."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy.exc import IntegrityError

from railbird.table.acts import Declined
from railbird.table.draft import now
from railbird.table.store import Person, Store

COOKIE = "railbird"
YEAR = 365 * 86_400
NOBODY = Person("", "")

hasher = PasswordHasher()
DUMMY = hasher.hash(secrets.token_hex(16))
"""Compared when there is no such account, so that the answer takes as long."""


def known(person: Person) -> Person:
    """Somebody who has a cookie or a token."""
    if not person.id:
        raise Declined("not-yours", "ask for /api/me first, or send a token")
    return person


class Identity:
    """Recognises people."""

    def __init__(self, key: bytes, store: Store) -> None:
        self.key = key
        self.store = store

    def sign(self, person: str) -> str:
        digest = hmac.digest(self.key, f"person {person}".encode(), "sha256")
        return f"{person}.{urlsafe_b64encode(digest[:18]).decode()}"

    def read(self, cookie: str) -> str | None:
        """The person whom a cookie names, if the signature is ours."""
        person, _, _ = cookie.partition(".")
        is_ours = person != "" and hmac.compare_digest(cookie.encode(), self.sign(person).encode())
        return person if is_ours else None

    async def recognise(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """Whoever asks; NOBODY without a valid cookie or token."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            found = await self.store.token_person(digest(token))
            return NOBODY if found is None else await self.person(found)
        found = self.read(connection.cookies.get(COOKIE, ""))
        return NOBODY if found is None else await self.person(found)

    async def person(self, id: str) -> Person:
        """Guests need no row until they have something to keep."""
        return await self.store.person(id) or Person(id, f"Guest {int(hashlib.sha256(id.encode()).hexdigest(), 16) % 900 + 100}")

    def new_guest(self) -> str:
        return secrets.token_urlsafe(12).replace(".", "_")

    def cookie(self, person: str, is_secure: bool) -> Cookie:
        return Cookie(key=COOKIE, value=self.sign(person), max_age=YEAR, httponly=True, samesite="lax", secure=is_secure, path="/")

    async def keep_account(self, person: Person, account: str, passphrase: str) -> Person:
        """A guest becomes the holder of an account."""
        if person.account:
            raise Declined("not-now", "you have an account")
        kept = Person(person.id, person.name, person.language, account)
        try:
            await self.store.keep_person(kept, now(), await asyncio.to_thread(hasher.hash, passphrase))
        except IntegrityError as error:
            raise Declined("taken", "somebody has this account") from error
        return kept

    async def log_in(self, account: str, passphrase: str) -> Person:
        found = await self.store.passphrase(account)
        try:
            await asyncio.to_thread(hasher.verify, DUMMY if found is None else found[1], passphrase)
        except (Argon2Error, InvalidHashError):
            found = None
        if found is None:
            raise Declined("bad-passphrase")
        return await self.person(found[0])

    async def new_token(self, person: Person, label: str) -> tuple[str, str]:
        """The name of a token and the token, which is not kept."""
        token = secrets.token_urlsafe(24)
        row = {"id": secrets.token_urlsafe(6), "digest": digest(token), "person": person.id, "label": label, "created": now()}
        await self.store.keep_token(row)
        return str(row["id"]), token


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
