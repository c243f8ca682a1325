"""The server's own key: what it seals, only it can open."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import TYPE_CHECKING

from nacl.exceptions import CryptoError
from nacl.secret import SecretBox
from nacl.utils import random
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.table.storage import store

if TYPE_CHECKING:
    from sandtable.table.services import Services

KEY = "seal"


class Seals:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.known: SecretBox | None = None

    async def box(self) -> SecretBox:
        if self.known is None:
            try:
                key = await self.services.database.write(key_of)
            except IntegrityError:  # another server has just made one
                key = await self.services.database.write(key_of)
            self.known = SecretBox(b64decode(key))
        return self.known

    async def seal(self, text: bytes) -> str:
        return b64encode((await self.box()).encrypt(text)).decode()

    async def open(self, sealed: str) -> bytes | None:
        """None if it was not sealed here, or was tampered with."""
        try:
            raw = b64decode(sealed, validate=True)
            return (await self.box()).decrypt(raw)
        except (ValueError, CryptoError):
            return None


async def key_of(db: AsyncConnection) -> str:
    """Made when first needed."""
    key = await store.remembered(db, KEY)
    if key is None:
        key = b64encode(random(SecretBox.KEY_SIZE)).decode()
        await store.remember(db, KEY, key)
    return key
