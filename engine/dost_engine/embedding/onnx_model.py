"""The embedding model, run by ONNX Runtime: tokens in, mean over tokens, unit length out."""

from __future__ import annotations

import importlib
import os
import time
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import numpy as np

from dost_engine.embedding.models import MINILM, TOKENIZER_NAME, ModelSpec, onnx_name, require_model, verify
from dost_engine.errors import EmbeddingFailed, ModelCorrupt, ModelError
from dost_engine.words import printable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from dost_engine.embedding.protocol import Vectors

DEFAULT_SLOW_MS = 5000
MAX_CHARS = 50_000
"""Characters of a text that are looked at. 256 word pieces end far earlier in anything that was written to be read."""

_BATCH_SHORT, _BATCH_LONG = 8, 4
"""Texts per run. Larger batches were not faster on one thread, and a run is the unit in which a build can stop."""
_LONG_TOKENS = 128
_MIN_NORM = 1e-9
_HIDDEN = "last_hidden_state"  # of the official export, and of what we build


class Pooling(StrEnum):
    """How the vectors of a text's tokens become one."""

    MEAN = "mean"
    CLS = "cls"
    """The first token's."""
    LAST = "last"
    """The last token's."""
    NONE = "none"
    """The model gives one vector a text by itself."""


class OnnxEmbedder:
    """A loaded model. Safe to call from several threads at once.

    Args:
        model_id: See :class:`dost_engine.embedding.protocol.Embedder`.
        dim: Numbers per vector.
        session: Of ONNX Runtime.
        tokenizer: Cuts texts to the model's limit by itself, pads nothing.
        folder: Where the model lies.
        load_ms: How long loading took.
        output: What of the session's outputs is read.
        pooling: What is done with it.

    Attributes:
        model_id: See above.
        dim: See above.
        folder: See above.
        load_ms: See above.
        slow: Whether that was longer than ``DOST_EMBED_SLOW_MS`` (milliseconds, 5000 unless set).
    """

    def __init__(
        self,
        model_id: str,
        dim: int,
        session: Any,  # noqa: ANN401 - onnxruntime and tokenizers bring no types
        tokenizer: Any,  # noqa: ANN401
        *,
        folder: Path,
        load_ms: float,
        output: str = _HIDDEN,
        pooling: Pooling = Pooling.MEAN,
    ) -> None:
        self.model_id = model_id
        self.dim = dim
        self._session = session
        self._tokenizer = tokenizer
        self._inputs = {entry.name for entry in session.get_inputs()}
        self._output = output
        self._pooling = pooling
        self._measured: dict[str, list[int]] = {}
        self.folder = folder
        self.load_ms = load_ms
        self.slow = load_ms > slow_ms()

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
        check_libraries("onnxruntime")
        with ThreadPoolExecutor(1) as beside:  # the longer part leaves Python to others, and so begins first
            loading = beside.submit(load_session, folder / onnx_name(manifest.precision))
            check_libraries("tokenizers")
            try:
                tokenizer = load_tokenizer(folder / TOKENIZER_NAME, manifest.max_tokens)
                session = loading.result()
            except Exception as error:
                raise ModelCorrupt(
                    f"The model in {folder} cannot be loaded: {error}.",
                    remedy="Run `dost model get`, or `dost model import PATH`.",
                ) from error
        load_ms = (time.perf_counter() - started) * 1000
        return cls(manifest.model_id, manifest.dim, session, tokenizer, folder=folder, load_ms=load_ms)

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Embed texts; see :class:`dost_engine.embedding.protocol.Embedder`."""
        measured = self._measured
        encodings = [measured.pop(text, []) or self._pieces(text) for text in texts]  # none stays in memory
        vectors = np.zeros((len(texts), self.dim), dtype=np.float32)
        for rows in _batches([len(ids) for ids in encodings]):
            vectors[rows] = self._run([encodings[row] for row in rows])
        return unit_rows(vectors)

    def lengths(self, texts: Sequence[str]) -> list[int]:
        """See :class:`dost_engine.embedding.protocol.MeasuresTexts`. What was measured last costs less to embed."""
        self._measured = {text: self._pieces(text) for text in texts}
        return [len(self._measured[text]) for text in texts]

    def _pieces(self, text: str) -> list[int]:
        pieces: list[int] = self._tokenizer.encode(_clean(text)).ids
        return pieces

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
                [self._output], {name: value for name, value in feed.items() if name in self._inputs}
            )
        except Exception as error:
            raise EmbeddingFailed(f"The model in {self.folder} failed: {error}.") from error
        return _pooled(outputs[0], mask, self._pooling)


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


def _pooled(hidden: NDArray[np.float32], mask: NDArray[np.int64], pooling: Pooling) -> Vectors:
    if pooling is Pooling.NONE:
        return hidden
    if pooling in (Pooling.CLS, Pooling.LAST):
        place = np.zeros(len(hidden), dtype=np.int64) if pooling is Pooling.CLS else mask.sum(axis=1) - 1
        one: Vectors = hidden[np.arange(len(hidden)), place]
        return one
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


def check_libraries(*names: str) -> None:
    """Import what runs a model; raise where it is not the model's fault: fetching it again would change nothing.

    Raises:
        ModelError: the libraries that run a model cannot be loaded.
    """
    try:
        for name in names:
            importlib.import_module(name)
    except Exception as error:
        raise ModelError(
            f"The libraries that run the embedding model cannot be loaded: {str(error) or type(error).__name__}.",
            remedy="Install onnxruntime and tokenizers again; until then tools are found by their words.",
        ) from error


def load_tokenizer(path: Path, max_tokens: int) -> Any:  # noqa: ANN401 - tokenizers brings no types
    """A tokenizer that cuts texts to ``max_tokens`` and pads nothing. Raises whatever reading or parsing raises."""
    import tokenizers

    tokenizer = tokenizers.Tokenizer.from_str(path.read_text(encoding="utf-8"))
    tokenizer.no_padding()  # the official file pads everything to 128 ...
    tokenizer.enable_truncation(max_tokens)  # ... and cuts there
    return tokenizer


def load_session(path: Path) -> Any:  # noqa: ANN401 - onnxruntime brings no types
    """A session on one thread. Raises whatever the runtime raises."""
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


def slow_ms() -> float:
    """Milliseconds after which loading a model counts as slow: ``DOST_EMBED_SLOW_MS``, or 5000."""
    try:
        return float(os.environ.get("DOST_EMBED_SLOW_MS", DEFAULT_SLOW_MS))
    except ValueError:
        return DEFAULT_SLOW_MS
