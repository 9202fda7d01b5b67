"""Answers made small on the wire. Files are compressed once, when the server starts, and kept; other answers on their
way out, the long ones outside the event loop."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

LEAST = 1000  # bytes that are worth it
LONG = 16 * 1024  # take more than half a millisecond
LEVEL = 5
THREAD = ThreadPoolExecutor(1, "packing")


class Kept:
    """An answer that stays the same: its bytes, as they are and compressed."""

    def __init__(self, body: bytes, type: str) -> None:
        self.body, self.type = body, type
        self.packed = squeezed(body) if len(body) >= LEAST else body
        self.etag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'

    def answer(self, request: Request, cache: str) -> Response:
        """`cache`: for how long browsers may keep it."""
        headers = {"cache-control": cache, "etag": self.etag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        if len(self.packed) == len(self.body) or not takes_gzip(request):
            return Response(self.body, headers=headers, media_type=self.type)
        return Response(self.packed, headers=headers | {"content-encoding": "gzip"}, media_type=self.type)


@lru_cache(1000)
def squeezed(body: bytes) -> bytes:
    """As small as it gets; kept, for servers that follow each other in one process."""
    return min(body, gzip.compress(body, 9, mtime=0), key=len)


def files(folder: Path) -> dict[str, Kept]:
    """All files of a folder by their paths, but hidden ones: those are of the build."""
    found = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    shown = {file.relative_to(folder): file for file in found}
    return {
        path.as_posix(): Kept(file.read_bytes(), mimetypes.guess_type(file.name)[0] or "application/octet-stream")
        for path, file in shown.items() if not any(part.startswith(".") for part in path.parts)
    }


def takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def packed(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL)


async def pack(request: Request, response: Response) -> None:
    """Compress an answer that was made just now, if it is worth it and was not done yet."""
    body = bytes(response.body)
    response.headers.add_vary_header("accept-encoding")
    if len(body) < LEAST or not takes_gzip(request) or "content-encoding" in response.headers:
        return
    if len(body) > LONG:
        response.body = await asyncio.get_running_loop().run_in_executor(THREAD, packed, body)
    else:
        response.body = packed(body)
    response.headers["content-encoding"] = "gzip"
    response.headers["content-length"] = str(len(response.body))
