"""The embedding model, run by ONNX Runtime: tokens in, mean over tokens, unit length out."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any

import numpy as np

from dost_engine.embedding.models import MINILM, TOKENIZER_NAME, ModelSpec, onnx_name, require_model, verify
from dost_engine.errors import EmbeddingFailed, ModelCorrupt, ModelError
from dost_engine.words import printable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from dost_engine.embedding.models import Manifest
    from dost_engine.embedding.protocol import Vectors

DEFAULT_SLOW_MS = 5000
MAX_CHARS = 50_000
"""Characters of a text that are looked at. 256 word pieces end far earlier in anything that was written to be read."""

_BATCH_SHORT, _BATCH_LONG = 8, 4
"""Texts per run. Larger batches were not faster on one thread, and a run is the unit in which a build can stop."""
_LONG_TOKENS = 128
_MIN_NORM = 1e-9


class OnnxEmbedder:
    """A loaded model. Safe to call from several threads at once.

    Attributes:
        load_ms: How long loading took.
        slow: Whether that was longer than ``DOST_EMBED_SLOW_MS`` (milliseconds, 5000 unless set).
        folder: Where the model lies.
    """

    def __init__(self, manifest: Manifest, session: Any, tokenizer: Any, *, folder: Path, load_ms: float) -> None:  # noqa: ANN401 - onnxruntime and tokenizers bring no types
        self._manifest = manifest
        self._session = session
        self._tokenizer = tokenizer
        self._inputs = {entry.name for entry in session.get_inputs()}
        self._model_id = manifest.model_id
        self.folder = folder
        self.load_ms = load_ms
        self.slow = load_ms > _slow_ms()

    @classmethod
    def load(cls, folder: Path) -> OnnxEmbedder:
        """Load a model.

        Sizes are compared with the manifest, digests are not: ``verify`` does that.

        Raises:
            ModelMissing: there is no such folder.
            ModelCorrupt: a file is missing, has the wrong size, or cannot be read as what it should be.
            ModelError: the libraries that run it cannot be loaded.
        """
        started = time.perf_counter()
        manifest = verify(folder, full=False)
        _check_libraries()
        try:
            tokenizer = _load_tokenizer(folder, manifest.max_tokens)
            session = _load_session(folder / onnx_name(manifest.precision))
        except Exception as error:
            raise ModelCorrupt(
                f"The model in {folder} cannot be loaded: {error}.",
                remedy="Run `dost model get`, or `dost model import PATH`.",
            ) from error
        load_ms = (time.perf_counter() - started) * 1000
        return cls(manifest, session, tokenizer, folder=folder, load_ms=load_ms)

    @property
    def model_id(self) -> str:
        """Name, precision, text limit and a digest of the files."""
        return self._model_id

    @property
    def dim(self) -> int:
        """Numbers per vector."""
        return self._manifest.dim

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Embed texts; see :class:`dost_engine.embedding.protocol.Embedder`."""
        encodings = [self._tokenizer.encode(_clean(text)).ids for text in texts]
        vectors = np.zeros((len(texts), self.dim), dtype=np.float32)
        for rows in _batches([len(ids) for ids in encodings]):
            vectors[rows] = self._run([encodings[row] for row in rows])
        return unit_rows(vectors)

    def _run(self, batch: list[list[int]]) -> Vectors:
        longest = max(len(ids) for ids in batch)
        tokens = np.zeros((len(batch), longest), dtype=np.int64)
        mask = np.zeros_like(tokens)
        for row, ids in enumerate(batch):
            tokens[row, : len(ids)] = ids
            mask[row, : len(ids)] = 1
        feed = {"input_ids": tokens, "attention_mask": mask, "token_type_ids": np.zeros_like(tokens)}
        try:
            outputs = self._session.run(
                ["last_hidden_state"], {name: value for name, value in feed.items() if name in self._inputs}
            )
        except Exception as error:
            raise EmbeddingFailed(f"The model in {self.folder} failed: {error}.") from error
        return _mean_over_tokens(outputs[0], mask)


def load_default(models_dir: Path, spec: ModelSpec = MINILM) -> OnnxEmbedder:
    """Load the best model there is.

    Raises:
        ModelMissing: there is none.
        ModelCorrupt: it is damaged.
    """
    return OnnxEmbedder.load(require_model(models_dir, spec))


def unit_rows(vectors: Vectors) -> Vectors:
    """Scale every row to length 1.

    Raises:
        EmbeddingFailed: a row holds something that is not a finite number, or has no length; the message gives the
            position of its text.
    """
    lengths = np.linalg.norm(vectors.astype(np.float64), axis=1)
    usable = np.isfinite(lengths) & (lengths > _MIN_NORM)
    if not usable.all():
        row = int(np.flatnonzero(~usable)[0])
        what = "of length zero" if np.isfinite(lengths[row]) else "with numbers that are not finite"
        raise EmbeddingFailed(f"The model gave a vector {what} for text {row} of {len(vectors)}.")
    scaled: Vectors = (vectors / lengths[:, np.newaxis]).astype(np.float32)
    return scaled


def _mean_over_tokens(hidden: NDArray[np.float32], mask: NDArray[np.int64]) -> Vectors:
    weights = mask.astype(np.float32)[:, :, np.newaxis]
    mean: Vectors = (hidden * weights).sum(axis=1) / weights.sum(axis=1)
    return mean


def _batches(lengths: list[int]) -> Iterator[list[int]]:
    """Positions grouped by similar length, so that little is padding; the order within is by length, then position."""
    order = sorted(range(len(lengths)), key=lengths.__getitem__)
    while order:
        size = _BATCH_SHORT if lengths[order[min(_BATCH_SHORT, len(order)) - 1]] <= _LONG_TOKENS else _BATCH_LONG
        yield order[:size]
        order = order[size:]


def _clean(text: str) -> str:
    return printable(text[:MAX_CHARS])


def _check_libraries() -> None:
    """Raise where it is not the model's fault: fetching it again would change nothing."""
    try:
        import onnxruntime  # noqa: F401
        import tokenizers  # noqa: F401
    except Exception as error:
        raise ModelError(
            f"The libraries that run the embedding model cannot be loaded: {error or type(error).__name__}.",
            remedy="Install onnxruntime and tokenizers again; until then tools are found by their words.",
        ) from error


def _load_tokenizer(folder: Path, max_tokens: int) -> Any:  # noqa: ANN401 - tokenizers brings no types
    import tokenizers

    tokenizer = tokenizers.Tokenizer.from_str((folder / TOKENIZER_NAME).read_text(encoding="utf-8"))
    tokenizer.no_padding()  # the official file pads everything to 128 ...
    tokenizer.enable_truncation(max_tokens)  # ... and cuts there
    return tokenizer


def _load_session(path: Path) -> Any:  # noqa: ANN401 - onnxruntime brings no types
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1  # a query is too small to share, and the window needs the other cores
    options.inter_op_num_threads = 1
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    # int8 weights are turned into float32 once, at load. Left to itself, the runtime fuses them with the
    # multiplication into a kernel that quantises the activations too, and vectors change.
    options.add_session_config_entry("session.disable_quant_qdq", "1")
    options.log_severity_level = 3  # errors; warnings are about its own optimisations
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def _slow_ms() -> float:
    try:
        return float(os.environ.get("DOST_EMBED_SLOW_MS", DEFAULT_SLOW_MS))
    except ValueError:
        return DEFAULT_SLOW_MS
