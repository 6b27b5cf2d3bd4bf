"""Models behind a server: Ollama, and whatever speaks OpenAI's embeddings.

One client over two dialects. What a server answers is not trusted: count, order, dimension and numbers are checked.
"""

from __future__ import annotations

import ipaddress
import json
import ssl
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

import httpx2
import numpy as np

from dost_engine.embedding.onnx_model import unit_rows
from dost_engine.errors import EmbeddingFailed, ModelError, NoSuchModel, SourceRefused, SourceUnreachable
from dost_engine.words import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Vectors

API_KEY_ENV = "DOST_EMBED_API_KEY"
"""The chat's key is another one: it is never sent to this address."""
TIMEOUT = httpx2.Timeout(30.0, connect=5.0)
"""Seconds. The first answer may wait until the server has loaded the model; who ends Dost while a server hangs waits
as long."""
BATCH_TEXTS = 32
"""Texts in one request."""
MAX_CHARS = 6_000
"""Characters of a text that are sent. Tool texts are shorter; servers refuse what is longer than the model reads."""

_MAX_ANSWER_BYTES = 64 << 20  # 32 vectors of 8,192 numbers are about 6 MB of JSON
_SAID_CHARS = 200  # of a server's own words in an error
_NOTHING = "."  # stands for an empty text, which servers refuse
_PROBE = "a tool"


@dataclass(frozen=True, slots=True)
class Dialect:
    """How a kind of server is spoken to.

    Attributes:
        path: Of embeddings, below the server's address.
        extra: Fields of a request beside ``model`` and ``input``.
        vectors: Finds the vectors in an answer, in the order of the texts; raises what lookups raise.
        version: Asks which version of a model the server has, for the model id; None where nobody can tell.
        get_model: What to do where the server does not have the model.
    """

    path: str
    extra: dict[str, Any]
    vectors: Callable[[Any], list[Any]]
    version: Callable[[RemoteEmbedder], str] | None
    get_model: str


class RemoteEmbedder:
    """A model behind a server. Safe to call from several threads at once.

    Args:
        dialect: How the server speaks.
        model: Its name there.
        url: The server's address.
        spec: How errors and the model id name all of it.
        api_key: Sent as a bearer token where it is not empty.
        timeout: For each step of the connection.

    Attributes:
        model: See above.
        url: See above.
        model_id: Spec, address, dimension and, where the server tells it, the model's digest.
        dim: Numbers per vector.

    Raises:
        SourceUnreachable: nobody answers there, or not as such a server does.
        SourceRefused: the server wants a key, or another one.
        NoSuchModel: the server does not have the model.
        EmbeddingFailed: it gave no usable vector.
        ModelError: it failed otherwise.
    """

    def __init__(
        self,
        dialect: Dialect,
        model: str,
        url: str,
        *,
        spec: str,
        api_key: str = "",
        timeout: httpx2.Timeout = TIMEOUT,
    ) -> None:
        self.model = model
        self.url = url.rstrip("/")
        self._dialect = dialect
        self._spec = spec
        here = is_loopback(url)
        self._client = httpx2.Client(
            timeout=timeout,
            headers={"User-Agent": "dost"} | ({"Authorization": f"Bearer {api_key}"} if api_key else {}),
            trust_env=not here,  # a proxy would look for it on its own machine
            # without TLS the system's certificates need not be loaded, which takes longer than a batch of texts
            verify=ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT) if here and httpx2.URL(url).scheme == "http" else True,
            follow_redirects=False,  # a key goes to the address that it was given for
        )
        weakref.finalize(self, self._client.close)
        self.dim = 0  # not known yet
        self.dim = self._embed([_PROBE]).shape[1]
        version = dialect.version(self) if dialect.version else ""
        self.model_id = f"{spec} at {self.url}, {self.dim} numbers" + (f", {version}" if version else "")

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Embed texts; see :class:`dost_engine.embedding.protocol.Embedder`.

        Raises:
            EmbeddingFailed: the server gave no usable vectors.
            SourceUnreachable: it does not answer any more.
            SourceRefused: it does not take the key any more.
            NoSuchModel: it does not have the model any more.
        """
        rows = np.zeros((len(texts), self.dim), dtype=np.float32)
        for start in range(0, len(texts), BATCH_TEXTS):
            batch = texts[start : start + BATCH_TEXTS]
            rows[start : start + len(batch)] = self._embed(batch)
        return unit_rows(rows)

    def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """One request; what the server answers, read as JSON.

        Raises:
            SourceUnreachable, SourceRefused, NoSuchModel, EmbeddingFailed: see :meth:`embed`.
        """
        try:
            with self._client.stream(method, f"{self.url}{path}", json=body) as response:
                content = self._read(response)
        except httpx2.TimeoutException:
            self._unreachable("does not answer in time")
        except (httpx2.RequestError, httpx2.InvalidURL) as error:
            self._unreachable(f"cannot be reached ({str(error) or type(error).__name__})")
        if response.status_code != 200:
            self._refused(response.status_code, content)
        try:
            return json.loads(content)
        except (ValueError, RecursionError):
            self._unreachable("answers, but not in JSON")

    def _read(self, response: httpx2.Response) -> bytes:
        content = bytearray()
        for chunk in response.iter_bytes():
            content += chunk
            if len(content) > _MAX_ANSWER_BYTES:
                raise EmbeddingFailed(f"{self._spec}: {self.url} sends more than any vectors could be.")
        return bytes(content)

    def _embed(self, texts: Sequence[str]) -> Vectors:
        """Checked, but not scaled."""
        sent = [printable(text[:MAX_CHARS]) for text in texts]
        body = {"model": self.model, "input": [text if text.strip() else _NOTHING for text in sent]}
        answer = self.ask("POST", self._dialect.path, body | self._dialect.extra)
        try:
            rows = np.array(self._dialect.vectors(answer), dtype=np.float32)
        except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise EmbeddingFailed(
                f"{self._spec}: {self.url} answers, but with no vectors ({str(error) or type(error).__name__}).",
                remedy="Name a model that embeds, at an address of such a server.",
            ) from error
        if rows.ndim != 2 or len(rows) != len(texts) or not rows.shape[1]:
            raise EmbeddingFailed(
                f"{self._spec}: {self.url} gave numbers of shape {rows.shape} for {len(texts)} texts.",
                remedy="Name a model that embeds.",
            )
        if self.dim and rows.shape[1] != self.dim:
            raise EmbeddingFailed(
                f"{self._spec}: {self.url} gave {rows.shape[1]} numbers a vector, and {self.dim} before.",
                remedy="The model was changed: start Dost again, so that all tools are embedded anew.",
            )
        return rows

    def _unreachable(self, what: str) -> NoReturn:
        raise SourceUnreachable(
            f"{self._spec}: {self.url} {what}.",
            remedy="Start the server, or mend the address in the setting `embedding`; until then tools are found by "
            "their words.",
        ) from None

    def _refused(self, status: int, content: bytes) -> NoReturn:
        said = _words_of(content)
        where = f"{self._spec}: {self.url}"
        if status in {401, 403}:
            raise SourceRefused(
                f"{where} refuses ({status}).", remedy=f"Put the right key into the environment variable {API_KEY_ENV}."
            )
        if (
            status in {400, 404}
            and "model" in said.lower()
            and any(
                word in said.lower() for word in ("not found", "not exist", "not_found", "unknown", "invalid model")
            )
        ):
            raise NoSuchModel(f"{where} has no model {self.model}.", remedy=self._dialect.get_model.format(self.model))
        if status == 404 or status < 400:
            self._unreachable(f"has nothing at {self._dialect.path} ({status})")
        told = f": {said}" if said else ""
        kind = EmbeddingFailed if status in {400, 413, 422} else ModelError  # other texts may be accepted
        raise kind(f"{where} answers {status}{told}.", remedy="Its own log says more.")


def is_loopback(url: str) -> bool:
    """Whether an address is on this machine."""
    host = httpx2.URL(url).host
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _words_of(content: bytes) -> str:
    """What a server says of an error, in one line."""
    try:
        raw = json.loads(content)
        error = raw["error"] if isinstance(raw, dict) and "error" in raw else raw
        text = f"{error.get('code') or ''} {error.get('message') or ''}" if isinstance(error, dict) else str(error)
    except (ValueError, RecursionError):
        return ""
    return " ".join(printable(text).split())[:_SAID_CHARS].rstrip(".")


def _ollama_vectors(answer: Any) -> list[Any]:  # noqa: ANN401 - JSON
    return list(answer["embeddings"])


def _ollama_version(embedder: RemoteEmbedder) -> str:
    """The digest of the model: the same name may be another model after a pull."""
    try:
        listed = embedder.ask("GET", "/api/tags")["models"]
        names = {embedder.model, f"{embedder.model}:latest"}
        return next((str(entry["digest"])[:16] for entry in listed if entry["name"] in names), "")
    except (ModelError, LookupError, TypeError):
        return ""  # a server that stands in for Ollama may not list its models


def _openai_vectors(answer: Any) -> list[Any]:  # noqa: ANN401 - JSON
    """By ``index``, which may come in any order."""
    rows = {int(entry["index"]): entry["embedding"] for entry in answer["data"]}
    if len(rows) != len(answer["data"]):
        raise ValueError("a text has two vectors")
    return [rows[place] for place in range(len(rows))]


OLLAMA = Dialect(
    path="/api/embed",
    extra={"truncate": True},
    vectors=_ollama_vectors,
    version=_ollama_version,
    get_model="Run `ollama pull {}`, or name another in the setting `embedding`.",
)
OPENAI = Dialect(
    path="/embeddings",
    extra={"encoding_format": "float"},
    vectors=_openai_vectors,
    version=None,
    get_model="Name one of the server's embedding models in the setting `embedding` instead of {}.",
)
