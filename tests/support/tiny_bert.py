"""A BERT of a few hundred numbers: files like the official ones, and its arithmetic written out in NumPy."""

from __future__ import annotations

import hashlib
import json
import math
from typing import TYPE_CHECKING

import numpy as np
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors

from dost_engine.embedding.bert_graph import BertShape
from dost_engine.embedding.models import FileSpec, ModelSpec

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

SHAPE = BertShape(layers=2, heads=2, hidden=16)
WIDE, MAX_TOKENS = 32, 12
WORDS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "a", "b", "c", "d", "e", "f", "happy", "person", "dog", "reads", "the"]
WORDS += ["tide", "of", "sunny", "day"]


def tiny_tensors(seed: int = 1) -> dict[str, NDArray[np.float32]]:
    random = np.random.default_rng(seed)

    def numbers(*shape: int) -> NDArray[np.float32]:
        return random.standard_normal(shape).astype(np.float32) * np.float32(0.5)

    hidden = SHAPE.hidden
    tensors = {
        "embeddings.word_embeddings.weight": numbers(len(WORDS), hidden),
        "embeddings.position_embeddings.weight": numbers(MAX_TOKENS, hidden),
        "embeddings.token_type_embeddings.weight": numbers(2, hidden),
    }
    norms = ["embeddings.LayerNorm"]
    for layer in range(SHAPE.layers):
        name = f"encoder.layer.{layer}"
        linear = {f"{name}.attention.self.{part}": (hidden, hidden) for part in ("query", "key", "value")}
        linear |= {
            f"{name}.attention.output.dense": (hidden, hidden),
            f"{name}.intermediate.dense": (WIDE, hidden),
            f"{name}.output.dense": (hidden, WIDE),
        }
        for part, shape in linear.items():
            tensors[f"{part}.weight"], tensors[f"{part}.bias"] = numbers(*shape), numbers(shape[0])
        norms += [f"{name}.attention.output.LayerNorm", f"{name}.output.LayerNorm"]
    for norm in norms:
        tensors[f"{norm}.weight"], tensors[f"{norm}.bias"] = 1 + numbers(hidden), numbers(hidden)
    return tensors


def safetensors_bytes(tensors: dict[str, NDArray[np.float32]]) -> bytes:
    header: dict[str, object] = {"__metadata__": {"format": "pt"}}
    place = 0
    for name, tensor in tensors.items():
        header[name] = {"dtype": "F32", "shape": tensor.shape, "data_offsets": [place, place + tensor.nbytes]}
        place += tensor.nbytes
    text = json.dumps(header).encode()
    return len(text).to_bytes(8, "little") + text + b"".join(tensor.tobytes() for tensor in tensors.values())


def tokenizer_bytes() -> bytes:
    """Like the official file it pads to a fixed length and cuts short, both of which must be undone."""
    tokenizer = Tokenizer(models.WordPiece({word: number for number, word in enumerate(WORDS)}, unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", special_tokens=[("[CLS]", 2), ("[SEP]", 3)]
    )
    tokenizer.enable_truncation(5)
    tokenizer.enable_padding(length=5)
    return tokenizer.to_str().encode()


def spec_of(files: dict[str, bytes], name: str = "tiny") -> ModelSpec:
    """A spec that knows these files (by their last name) to the byte; absent ones match nothing."""

    def known(remote: str) -> FileSpec:
        content = files.get(remote.rsplit("/", 1)[-1], b"absent")
        return FileSpec(remote, len(content), hashlib.sha256(content).hexdigest())

    return ModelSpec(
        name=name,
        repo=f"someone/{name}",
        revision="0123abcd",
        dim=SHAPE.hidden,
        max_tokens=MAX_TOKENS,
        onnx=known("onnx/model.onnx"),
        tokenizer=known("tokenizer.json"),
        weights=known("model.safetensors"),
    )


def tiny_files(seed: int = 1) -> dict[str, bytes]:
    return {"model.safetensors": safetensors_bytes(tiny_tensors(seed)), "tokenizer.json": tokenizer_bytes()}


def write_files(folder: Path, files: dict[str, bytes]) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder


def reference(tensors: dict[str, NDArray[np.float32]], tokens: list[int]) -> NDArray[np.float64]:
    """The vector of one text, in float64, by the book."""
    t = {name: tensor.astype(np.float64) for name, tensor in tensors.items()}

    def norm(x: NDArray[np.float64], name: str) -> NDArray[np.float64]:
        centred = x - x.mean(-1, keepdims=True)
        scaled = centred / np.sqrt((centred**2).mean(-1, keepdims=True) + SHAPE.epsilon)
        moved: NDArray[np.float64] = scaled * t[f"{name}.weight"] + t[f"{name}.bias"]
        return moved

    def linear(x: NDArray[np.float64], name: str) -> NDArray[np.float64]:
        return x @ t[f"{name}.weight"].T + t[f"{name}.bias"]

    erf = np.vectorize(math.erf)
    x = t["embeddings.word_embeddings.weight"][tokens] + t["embeddings.token_type_embeddings.weight"][0]
    x = norm(x + t["embeddings.position_embeddings.weight"][: len(tokens)], "embeddings.LayerNorm")
    size = SHAPE.hidden // SHAPE.heads
    for layer in range(SHAPE.layers):
        name = f"encoder.layer.{layer}"
        q, k, v = (linear(x, f"{name}.attention.self.{part}") for part in ("query", "key", "value"))
        heads = []
        for start in range(0, SHAPE.hidden, size):
            one = slice(start, start + size)
            scores = np.exp(q[:, one] @ k[:, one].T / math.sqrt(size))
            heads.append(scores / scores.sum(-1, keepdims=True) @ v[:, one])
        x = norm(linear(np.hstack(heads), f"{name}.attention.output.dense") + x, f"{name}.attention.output.LayerNorm")
        wide = linear(x, f"{name}.intermediate.dense")
        wide = wide * 0.5 * (1 + erf(wide / math.sqrt(2)))
        x = norm(linear(wide, f"{name}.output.dense") + x, f"{name}.output.LayerNorm")
    mean = x.mean(0)
    unit: NDArray[np.float64] = mean / np.linalg.norm(mean)
    return unit
