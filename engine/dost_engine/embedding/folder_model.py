"""A model of the user's own: a folder with an ONNX file and a tokenizer.

The files are those of an export: ``model.onnx`` (or ``onnx/model.onnx``) and ``tokenizer.json``. How long a text may
be and how vectors of tokens become one is read from ``dost-embedding.json``, ``{"max_tokens": 512, "pooling": "cls"}``,
else from the files that sentence-transformers writes, else it is 256 and the mean. Only data formats are read.
"""

from __future__ import annotations

import hashlib
import json
import time
from typing import TYPE_CHECKING, Any

from dost_engine.embedding.models import TOKENIZER_NAME, file_sha256
from dost_engine.embedding.onnx_model import OnnxEmbedder, Pooling, check_libraries, load_session, load_tokenizer
from dost_engine.errors import ConfigError, ModelError, NoSuchModel

if TYPE_CHECKING:
    from pathlib import Path

OWN_CONFIG = "dost-embedding.json"
DEFAULT_MAX_TOKENS = 256
MAX_TOKENS = 512
"""The largest limit that is used, whatever a model allows: tool texts are shorter, and memory grows with its square."""

_MAX_ONNX_BYTES = 2_147_483_648  # what one ONNX file can hold
_MAX_TOKENIZER_BYTES = 100_000_000
_MAX_CONFIG_BYTES = 1_000_000
_INPUTS = {"input_ids", "attention_mask", "token_type_ids"}
_POOLED = "sentence_embedding"
_REFUSED = (".bin", ".pt", ".pth", ".pkl", ".pickle", ".ckpt")
_POOLING_KEYS = {
    Pooling.MEAN: "pooling_mode_mean_tokens",
    Pooling.CLS: "pooling_mode_cls_token",
    Pooling.LAST: "pooling_mode_lasttoken",
}
_PROBE = "tool "
_EXPORT = "Put an ONNX export (model.onnx and tokenizer.json) there."


def load_folder(folder: Path, spec: str) -> OnnxEmbedder:
    """Load a model from a folder, and try it.

    Args:
        folder: Where it lies.
        spec: How errors name it.

    Raises:
        NoSuchModel: there is no such folder, or no model in it.
        ConfigError: what the folder says of itself cannot be used.
        ModelError: a file is empty, too large to be what it should be or cannot be read as that, the model needs what
            Dost cannot give, or the libraries that run it cannot be loaded.
    """
    started = time.perf_counter()
    onnx, tokenizer_file = _files(folder, spec)
    max_tokens, pooling = _settings(folder, spec)
    check_libraries("onnxruntime", "tokenizers")
    try:
        tokenizer, session = load_tokenizer(tokenizer_file, max_tokens), load_session(onnx)
    except Exception as error:
        raise ModelError(f"{spec}: the model cannot be loaded: {error}.", remedy=_EXPORT) from error
    output, dim, pooling = _output(session, pooling, spec)
    embedder = OnnxEmbedder(
        f"folder:{folder.name}, {dim} numbers, {max_tokens} tokens, {pooling}, {_digest(onnx, tokenizer_file)}",
        dim,
        session,
        tokenizer,
        folder=folder,
        load_ms=(time.perf_counter() - started) * 1000,
        output=output,
        pooling=pooling,
    )
    try:
        embedder.embed([_PROBE * max_tokens])  # too long for the model: that fails here, not in the middle of a build
    except Exception as error:
        raise ModelError(
            f"{spec}: the model fails on {max_tokens} tokens: {error}",
            remedy=f"Write the model's own max_tokens and pooling into {folder / OWN_CONFIG}.",
        ) from error
    return embedder


def _files(folder: Path, spec: str) -> tuple[Path, Path]:
    """The model and its tokenizer, there and of a size that they can have."""
    if not folder.is_dir():
        raise NoSuchModel(f"{spec}: there is no folder {folder}.", remedy="Mend the path in the setting `embedding`.")
    onnx = next((path for path in (folder / "model.onnx", folder / "onnx" / "model.onnx") if path.is_file()), None)
    tokenizer = folder / TOKENIZER_NAME
    if onnx is None:
        refused = [path.name for path in sorted(folder.iterdir()) if path.suffix in _REFUSED]
        why = f" ({refused[0]} is never read: such files can run programs)" if refused else ""
        raise NoSuchModel(f"{spec}: {folder} has no model.onnx{why}.", remedy=_EXPORT)
    if not tokenizer.is_file():
        raise NoSuchModel(f"{spec}: {folder} has no {TOKENIZER_NAME}.", remedy=_EXPORT)
    for path, most in ((onnx, _MAX_ONNX_BYTES), (tokenizer, _MAX_TOKENIZER_BYTES)):
        size_bytes = path.stat().st_size
        if not 0 < size_bytes <= most:
            raise ModelError(f"{spec}: {path} has {size_bytes:,} bytes; 1 to {most:,} are read.", remedy=_EXPORT)
    return onnx, tokenizer


def _settings(folder: Path, spec: str) -> tuple[int, Pooling]:
    own = _config(folder / OWN_CONFIG, spec)
    sentence = _config(folder / "sentence_bert_config.json", spec)
    pooling = _config(folder / "1_Pooling" / "config.json", spec)
    found = (str(kind) for kind, key in _POOLING_KEYS.items() if pooling.get(key) is True)
    max_tokens = own.get("max_tokens", sentence.get("max_seq_length", DEFAULT_MAX_TOKENS))
    how = own.get("pooling", next(found, None if pooling else Pooling.MEAN))
    if type(max_tokens) is not int or max_tokens < 3:  # two of them are special ones
        raise ConfigError(
            f"{spec}: max_tokens of the model must be a whole number of 3 or more, not {max_tokens!r}.",
            remedy=f"Write it into {folder / OWN_CONFIG}.",
        )
    if how not in list(_POOLING_KEYS):  # it may be of any type
        raise ConfigError(
            f"{spec}: the pooling of the model must be {', '.join(_POOLING_KEYS)}.",
            remedy=f"Write it into {folder / OWN_CONFIG}.",
        )
    return min(max_tokens, MAX_TOKENS), Pooling(how)


def _config(path: Path, spec: str) -> dict[str, Any]:
    """A JSON object from a file; empty where there is none."""
    try:
        if path.stat().st_size > _MAX_CONFIG_BYTES:
            raise ValueError("it is too large")
        raw = json.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError) as error:
        raise ConfigError(f"{spec}: {path} cannot be read: {error}.", remedy="Mend the file.") from error
    if not isinstance(raw, dict):
        raise ConfigError(f"{spec}: {path} must hold a JSON object.", remedy="Mend the file.")
    return raw


def _output(session: Any, pooling: Pooling, spec: str) -> tuple[str, int, Pooling]:  # noqa: ANN401 - onnxruntime brings no types
    """What of the model's outputs is read, its numbers per vector, and what is done with it."""
    unknown = {entry.name for entry in session.get_inputs()} - _INPUTS
    if unknown:
        raise ModelError(f"{spec}: the model asks for {', '.join(sorted(unknown))}.", remedy=_EXPORT)
    shapes = {entry.name: entry.shape for entry in session.get_outputs()}
    per_token = [name for name, shape in shapes.items() if len(shape) == 3]
    name = _POOLED if len(shapes.get(_POOLED, ())) == 2 else next(iter(per_token), "")
    dim = shapes[name][-1] if name else None
    if type(dim) is not int or dim < 1:
        raise ModelError(f"{spec}: the model has no output that says how many numbers a vector has.", remedy=_EXPORT)
    return name, dim, Pooling.NONE if name == _POOLED else pooling


def _digest(onnx: Path, tokenizer: Path) -> str:
    """Over every byte that a vector depends on; large models keep their numbers in files beside."""
    beside = sorted(path for path in onnx.parent.glob(f"{onnx.name}[._]data*") if path.is_file())
    return hashlib.sha256(" ".join(map(file_sha256, (onnx, tokenizer, *beside))).encode()).hexdigest()[:16]
