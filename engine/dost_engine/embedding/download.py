"""Fetching the model from the hub, or from a mirror of it.

Both files come from one pinned revision, are checked by size and digest while they arrive, and appear under their
final name together, when both are right. System certificates and proxies from the environment are used.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import httpx2

from dost_engine.embedding import folders
from dost_engine.embedding.models import (
    MINILM,
    TOKENIZER_NAME,
    FileSpec,
    ModelSpec,
    Precision,
    checked_name,
    model_folder,
    onnx_name,
    verify,
    write_manifest,
)
from dost_engine.errors import DownloadCancelled, DownloadFailed, ModelError

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path

DEFAULT_ENDPOINT = "https://huggingface.co"
_TRIES = 2  # a connection that broke, or bytes that were wrong, once more; then a person decides
_TIMEOUT = httpx2.Timeout(20.0, connect=10.0)  # seconds without any byte, not for the whole file
_CHUNK_BYTES = 1 << 18
_CANCEL_POLL_S = 0.1
_REMEDY = (
    "Try again with a working connection, set HF_ENDPOINT to a mirror, or fetch the files on another machine and run "
    "`dost model import PATH`."
)


def download_model(
    models_dir: Path,
    *,
    endpoint: str | None = None,
    progress: Callable[[int, int], None] | None = None,
    cancel: threading.Event | None = None,
    spec: ModelSpec = MINILM,
    timeout: httpx2.Timeout = _TIMEOUT,
) -> Path:
    """Fetch the model unless it is there and whole. Blocks; to be run in a thread that has no event loop.

    Two processes at once download once: the second waits for the first. A damaged model is replaced.

    Args:
        models_dir: Where models live.
        endpoint: Address of the hub or a mirror; else ``HF_ENDPOINT``, else the hub.
        progress: Called with the bytes so far and in all; never goes beyond the second.
        cancel: Ends the download soon after it is set.
        spec: Which model.
        timeout: For each step of the connection.

    Returns:
        The model's folder.

    Raises:
        DownloadCancelled: ``cancel`` was set.
        DownloadFailed: no connection, no such file, bytes that are not the model's, or a folder that cannot be
            written. Nothing is left behind, and what was there before is still there.
    """
    folder = model_folder(models_dir, spec)
    job = _Job(_base_url(endpoint, spec), spec, progress or (lambda _done, _total: None), cancel, timeout)
    try:
        with folders.locked(folder, cancel):
            if not _is_whole(folder):
                with folders.filling(folder) as partial:
                    asyncio.run(_until_cancelled(_fetch_all(job, partial), cancel))
                    write_manifest(partial, spec, Precision.FP32, source=f"downloaded from {job.shown}")
    except folders.Cancelled as error:
        raise DownloadCancelled(f"The download of {spec.name} was cancelled.", remedy="Start it again.") from error
    except OSError as error:
        raise DownloadFailed(
            f"{folder} could not be written: {error.strerror or error}.",
            remedy="Free some space, make the folder writable, or set DOST_MODELS_DIR to another one.",
        ) from error
    return folder


@dataclass(slots=True)
class _Job:
    base_url: httpx2.URL
    spec: ModelSpec
    progress: Callable[[int, int], None]
    cancel: threading.Event | None
    timeout: httpx2.Timeout
    done_bytes: int = field(default=0, init=False)

    @property
    def total_bytes(self) -> int:
        return self.spec.download_bytes

    @property
    def shown(self) -> str:
        """The address without a name or password in it."""
        return str(self.base_url.copy_with(userinfo=b""))

    def url(self, file: FileSpec) -> httpx2.URL:
        return self.base_url.copy_with(path=f"{self.base_url.path.rstrip('/')}/{file.remote}")


class _Unlucky(Exception):
    """A failure that may not happen again. ``str`` of it says what happened."""


def _base_url(endpoint: str | None, spec: ModelSpec) -> httpx2.URL:
    text = (endpoint or os.environ.get("HF_ENDPOINT") or DEFAULT_ENDPOINT).strip().rstrip("/")
    try:
        url = httpx2.URL(text)
    except (httpx2.InvalidURL, UnicodeError) as error:
        raise DownloadFailed(f"The hub's address is not one: {error}.", remedy="Mend or unset HF_ENDPOINT.") from error
    if url.scheme not in {"http", "https"} or not url.host:
        raise DownloadFailed(
            f"The hub's address {text!r} is not one of http or https.", remedy="Mend or unset HF_ENDPOINT."
        )
    path = f"{url.path.rstrip('/')}/{checked_name(spec.repo, parts=2)}/resolve/{spec.revision}"
    return url.copy_with(path=path)


def _is_whole(folder: Path) -> bool:
    try:
        verify(folder)
    except ModelError:
        return False
    return True


async def _until_cancelled(work: Coroutine[None, None, None], cancel: threading.Event | None) -> None:
    task = asyncio.ensure_future(work)
    while not task.done():
        await asyncio.wait([task], timeout=_CANCEL_POLL_S)
        if cancel is not None and cancel.is_set() and not task.done():
            task.cancel()
            await asyncio.wait([task])
            raise folders.Cancelled
    task.result()


async def _fetch_all(job: _Job, partial: Path) -> None:
    loopback = job.base_url.host in {"localhost", "127.0.0.1", "::1"}  # a proxy would look for it on its own machine
    async with httpx2.AsyncClient(
        follow_redirects=True,  # the hub answers with the address of its file store
        timeout=job.timeout,
        trust_env=not loopback,
        headers={"User-Agent": "dost", "Accept-Encoding": "identity"},
    ) as client:
        for file, name in ((job.spec.tokenizer, TOKENIZER_NAME), (job.spec.onnx, onnx_name(Precision.FP32))):
            await _fetch(client, job, file, partial / name)


async def _fetch(client: httpx2.AsyncClient, job: _Job, file: FileSpec, path: Path) -> None:
    start = job.done_bytes
    failure = ""
    for _ in range(_TRIES):
        job.done_bytes = start
        try:
            await _fetch_once(client, job, file, path)
        except _Unlucky as error:
            failure = str(error)
        except httpx2.TimeoutException:
            failure = "it does not answer"
        except (httpx2.ProxyError, httpx2.UnsupportedProtocol, httpx2.TooManyRedirects, httpx2.InvalidURL) as error:
            failure = str(error) or type(error).__name__
            break  # asking again changes nothing
        except httpx2.TransportError as error:
            failure = f"the connection failed ({str(error) or type(error).__name__})"
        else:
            return
    raise DownloadFailed(f"{job.shown}/{file.remote} could not be fetched: {failure}.", remedy=_REMEDY)


async def _fetch_once(client: httpx2.AsyncClient, job: _Job, file: FileSpec, path: Path) -> None:
    digest, received = hashlib.sha256(), 0
    async with client.stream("GET", job.url(file)) as response:
        _check_status(job, file, response)
        # The folder is this process's own and small pieces reach the disk through the system's cache.
        with path.open("wb") as target:
            async for chunk in response.aiter_raw(_CHUNK_BYTES):
                received += len(chunk)
                if received > file.size_bytes:
                    break
                digest.update(chunk)
                target.write(chunk)
                job.done_bytes += len(chunk)
                job.progress(job.done_bytes, job.total_bytes)
    if received != file.size_bytes:
        raise _Unlucky(
            f"{'more' if received > file.size_bytes else f'{received:,}'} bytes came instead of {file.size_bytes:,}"
        )
    if digest.hexdigest() != file.sha256:
        raise _Unlucky("the bytes that came are not the model's (their sha256 is another one)")


def _check_status(job: _Job, file: FileSpec, response: httpx2.Response) -> None:
    if response.status_code == 200:
        return
    said = f"the server answered {response.status_code} {response.reason_phrase}".rstrip()
    if response.status_code >= 500 or response.status_code in {408, 429}:
        raise _Unlucky(said)
    raise DownloadFailed(f"{job.shown}/{file.remote} could not be fetched: {said}.", remedy=_REMEDY)
