"""Any model of sentence-transformers, where that package is installed (it brings PyTorch).

Only models that are on this machine are loaded; ``dost model get`` fetches the one of the settings. Only safetensors
are read, and code that comes with a model is never run.
"""

from __future__ import annotations

import hashlib
import threading
from typing import TYPE_CHECKING, Any

import numpy as np

from dost_engine.embedding.onnx_model import MAX_CHARS, unit_rows
from dost_engine.errors import EmbeddingFailed, ModelError, NoSuchModel
from dost_engine.words import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Vectors

_BATCH_TEXTS = 8


class SentenceTransformersEmbedder:
    """A model that sentence-transformers runs, on the processor. Safe to call from several threads at once.

    Args:
        name: ``organisation/model`` on the hub, or a folder.
        spec: How errors name it.
        fetch: Whether it may be downloaded.

    Attributes:
        model_id: Name, dimension, text limit and a digest of weights and configuration.
        dim: Numbers per vector.

    Raises:
        NoSuchModel: it is not on this machine, or, where it may be downloaded, nowhere.
        ModelError: the package is not installed, or cannot load the model.
    """

    def __init__(self, name: str, *, spec: str, fetch: bool = False) -> None:
        self._spec = spec
        self._model = _load(name, spec, fetch=fetch)
        self._lock = threading.Lock()  # its tokenizers keep padding and truncation as state
        self.dim = int(self._run(["a tool"]).shape[1])
        self.model_id = f"{spec}, {self.dim} numbers, {self._model.max_seq_length} tokens, {_digest(self._model)}"

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Embed texts; see :class:`dost_engine.embedding.protocol.Embedder`."""
        if not texts:
            return np.zeros((0, self.dim), dtype=np.float32)
        return unit_rows(self._run([printable(text[:MAX_CHARS]) for text in texts]))

    def _run(self, texts: list[str]) -> Vectors:
        try:
            with self._lock:
                rows = self._model.encode(
                    texts, batch_size=_BATCH_TEXTS, convert_to_numpy=True, show_progress_bar=False
                )
        except Exception as error:
            raise EmbeddingFailed(f"{self._spec}: the model failed: {str(error) or type(error).__name__}.") from error
        return np.asarray(rows, dtype=np.float32)


def _load(name: str, spec: str, *, fetch: bool) -> Any:  # noqa: ANN401 - the package may not be there
    try:
        import torch
        from sentence_transformers import SentenceTransformer
    except Exception as error:
        raise ModelError(
            f"{spec}: sentence-transformers cannot be loaded: {str(error) or type(error).__name__}.",
            remedy='Run `pip install "dost-desktop[sentence-transformers]"`.',
        ) from error
    torch.set_num_threads(1)  # as our own models: on a busy machine its threads wait for each other, six times as long
    try:
        return SentenceTransformer(
            name,
            device="cpu",
            local_files_only=not fetch,
            trust_remote_code=False,
            model_kwargs={"use_safetensors": True},
        )
    except (OSError, ValueError) as error:  # what the package raises for names, folders and connections alike
        remedy = (
            "Check its name, and that it comes as safetensors." if fetch else "Run `dost model get`, or name another."
        )
        where = "cannot be had" if fetch else "is not on this machine, or not whole"
        raise NoSuchModel(f"{spec}: the model {where} ({_first_line(error)}).", remedy=remedy) from error
    except Exception as error:
        raise ModelError(
            f"{spec}: sentence-transformers cannot load the model: {_first_line(error)}.",
            remedy="Name another model in the setting `embedding`.",
        ) from error


def _digest(model: Any) -> str:  # noqa: ANN401
    """Over the weights and how they are used: a model of the same name may be another one tomorrow."""
    digest = hashlib.sha256(repr((str(model), model.prompts, model.default_prompt_name)).encode())
    for name, tensor in sorted(model.state_dict().items()):
        digest.update(f"{name} {tensor.dtype} {tuple(tensor.shape)}".encode())
        digest.update(tensor.detach().cpu().float().contiguous().numpy())  # NumPy knows no bfloat16
    return digest.hexdigest()[:16]


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0][:200].rstrip(".") if lines else type(error).__name__
