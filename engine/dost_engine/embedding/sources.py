"""Where vectors come from, as people write it in the settings: ``KIND:MODEL``.

| spec | what runs the model |
|---|---|
| ``onnx:all-MiniLM-L6-v2`` | Dost, from the model folder; the default |
| ``folder:PATH`` | Dost, from a folder of the user's with an ONNX export |
| ``st:MODEL`` | sentence-transformers, where it is installed: any of its models, or a folder |
| ``ollama:MODEL`` or ``ollama:MODEL@URL`` | Ollama, on this machine unless the address says otherwise |
| ``openai:MODEL@URL`` | a server with OpenAI's embeddings below that address |
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

import httpx2

from dost_engine.embedding.models import MINILM, ModelSpec, require_model
from dost_engine.embedding.probe import check_survivable
from dost_engine.errors import ConfigError

if TYPE_CHECKING:
    from dost_engine.embedding.protocol import Embedder

OLLAMA_URL = "http://127.0.0.1:11434"

_FORMS = "onnx:all-MiniLM-L6-v2, folder:PATH, st:MODEL, ollama:MODEL, ollama:MODEL@URL or openai:MODEL@URL"


class SourceKind(StrEnum):
    """What runs the model."""

    ONNX = "onnx"
    FOLDER = "folder"
    SENTENCE_TRANSFORMERS = "st"
    OLLAMA = "ollama"
    OPENAI = "openai"


@dataclass(frozen=True, slots=True)
class Source:
    """A spec, taken apart.

    Attributes:
        kind: What runs the model.
        model: Its name there, or a path.
        url: Address of a server; empty where there is none.
    """

    kind: SourceKind
    model: str
    url: str = ""

    def __str__(self) -> str:
        """The kind and the model, as errors name it."""
        return f"{self.kind}:{self.model}"


def parse_source(spec: str) -> Source:
    """Take a spec apart.

    Args:
        spec: As in the settings.

    Raises:
        ConfigError: it is none; says what one looks like.
    """
    kind, _, rest = spec.strip().partition(":")
    rest = rest.strip()
    if kind not in set(SourceKind) or not rest:
        raise _wrong(spec, "is not a source of vectors", f"Write {_FORMS}.")
    if kind == SourceKind.ONNX and rest != MINILM.name:
        raise _wrong(spec, f"names a model that Dost does not bring; it is {MINILM.name}", "For others: folder:PATH.")
    if kind not in (SourceKind.OLLAMA, SourceKind.OPENAI):
        return Source(SourceKind(kind), rest)
    found = re.fullmatch(r"(?P<model>.+?)(?:@(?P<url>https?://.*))?", rest, re.IGNORECASE)
    model, url = (found["model"], found["url"] or "") if found else ("", "")
    if not url and (kind == SourceKind.OPENAI or "@" in rest):
        raise _wrong(spec, "has no address", f"Write {kind}:MODEL@http://…")
    return Source(SourceKind(kind), model, _checked_url(spec, url or OLLAMA_URL))


def load_source(
    spec: str, models_dir: Path, *, minilm: ModelSpec = MINILM, api_key: str = "", fetch: bool = False
) -> Embedder:
    """Load what a spec names. Blocks; to be run in a thread.

    Args:
        spec: As in the settings.
        models_dir: Where Dost's own model lies.
        minilm: What ``onnx:`` means.
        api_key: For ``ollama:`` and ``openai:``, where the server wants one; else ``DOST_EMBED_API_KEY``.
        fetch: Whether sentence-transformers may download.

    Raises:
        ConfigError: the spec cannot be understood.
        ModelMissing, ModelCorrupt: Dost's own model is not there or damaged.
        NoSuchModel: nobody knows the model there.
        SourceUnreachable: the server does not answer.
        SourceRefused: the server wants a key, or another one.
        ModelError: the model cannot be used otherwise, or would end the process.
    """
    source = parse_source(spec)
    name = str(source)
    if source.kind is SourceKind.ONNX:
        from dost_engine.embedding.onnx_model import OnnxEmbedder

        model = require_model(models_dir, minilm)
        check_survivable(source.kind, str(model), models_dir)
        return OnnxEmbedder.load(model)
    if source.kind is SourceKind.FOLDER:
        from dost_engine.embedding.folder_model import load_folder

        folder = Path(source.model).expanduser()
        check_survivable(source.kind, str(folder), models_dir)
        return load_folder(folder, name)
    if source.kind is SourceKind.SENTENCE_TRANSFORMERS:
        from dost_engine.embedding.sentence_transformers_model import SentenceTransformersEmbedder

        check_survivable(source.kind, source.model, models_dir)
        return SentenceTransformersEmbedder(source.model, spec=name, fetch=fetch)
    from dost_engine.embedding.remote import API_KEY_ENV, OLLAMA, OPENAI, RemoteEmbedder

    dialect = OLLAMA if source.kind is SourceKind.OLLAMA else OPENAI
    api_key = api_key or os.environ.get(API_KEY_ENV, "")
    return RemoteEmbedder(dialect, source.model, source.url, spec=name, api_key=api_key)


def is_own(spec: str) -> bool:
    """Whether a spec names the model that Dost brings and can download."""
    return spec.strip().startswith(f"{SourceKind.ONNX}:")


def shown(spec: str) -> str:
    """A spec as it may be shown: without a name or password in an address, right or wrong."""
    return re.sub(r"//[^/]*@", "//…@", spec)


def _checked_url(spec: str, text: str) -> str:
    try:
        url = httpx2.URL(text)
    except (httpx2.InvalidURL, UnicodeError) as error:
        raise _wrong(spec, f"has an address that is none ({error})", "Write http://HOST:PORT.") from error
    if not url.host:
        raise _wrong(spec, "has an address without a host", "Write http://HOST:PORT.")
    if url.userinfo:
        raise _wrong(spec, "has a password in its address", "Put the key into DOST_EMBED_API_KEY instead.")
    if url.query or url.fragment:
        raise _wrong(spec, "has an address with ? or #", "Leave that away.")
    return str(url).rstrip("/")


def _wrong(spec: str, what: str, remedy: str) -> ConfigError:
    return ConfigError(f"The setting `embedding`: {shown(spec)!r} {what}.", remedy=remedy)
