"""Things that are sent again and again as they are: packed once, and not sent at all to whoever has them."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response

SMALL: Final = 500  # not worth packing


class Packed:
    def __init__(self, body: bytes, media_type: str, cache: str, policy: str | None = None) -> None:
        self.body = body
        self.media_type = media_type
        self.tag = f'"{sha256(body).hexdigest()[:24]}"'
        self.cache = cache
        self.policy = policy
        self.packed: bytes | None = None

    def gzip(self) -> bytes:
        """Made when first wanted; the body itself where packing gains nothing."""
        if self.packed is None:
            packed = gzip.compress(self.body, 9, mtime=0) if len(self.body) >= SMALL else self.body
            self.packed = packed if len(packed) < len(self.body) else self.body
        return self.packed

    def response(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        headers = {"etag": self.tag, "cache-control": self.cache, "vary": "accept-encoding"}
        if self.policy is not None:
            headers["content-security-policy"] = self.policy
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        body = self.gzip() if "gzip" in request.headers.get("accept-encoding", "") else self.body
        if body is not self.body:
            headers["content-encoding"] = "gzip"
        return Response(body, headers=headers, media_type=self.media_type)


class Shelf:
    """Keeps what was made last."""

    def __init__(self, size: int = 64, most: int = 32_000_000) -> None:
        self.size = size
        self.most = most  # bytes
        self.kept: OrderedDict[str, Packed] = OrderedDict()

    def get(self, key: str, make: Callable[[], Packed]) -> Packed:
        """In a thread, for making may take a while."""
        found = self.kept.get(key)
        if found is None:
            found = make()
            self.kept[key] = found
            while len(self.kept) > 1 and (len(self.kept) > self.size or self.weight > self.most):
                self.kept.popitem(last=False)
        return found

    @property
    def weight(self) -> int:
        return sum(len(thing.body) for thing in self.kept.values())
