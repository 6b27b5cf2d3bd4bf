"""A BERT encoder as an ONNX graph, built from its weights with ``onnx`` and NumPy alone.

Inputs and output are those of the official export (``input_ids``, ``attention_mask``, ``token_type_ids``, int64
[batch, sequence], and ``last_hidden_state``, float32 [batch, sequence, hidden]), so that both run in the same code.

int8 means *weights only*: each row of the word table and each output channel of a matrix is stored as int8 with a
scale of its own, and is turned back into float32 before it is used. Activations stay float32. Quantising them on the
fly would take one scale from the whole batch, and a vector would depend on the texts beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dost_engine.errors import ModelCorrupt, ModelError

_OPSET = 20  # the first one with Gelu
_IR_VERSION = 9  # the one that came with it, so that older runtimes read the file
_MASKED = float(np.finfo(np.float32).min)


@dataclass(frozen=True, slots=True)
class BertShape:
    """The sizes that the weights alone do not tell.

    Attributes:
        layers: Encoder layers.
        heads: Attention heads per layer.
        hidden: Numbers per token.
        epsilon: Added to variances.
    """

    layers: int = 6
    heads: int = 12
    hidden: int = 384
    epsilon: float = 1e-12


def build_bert(weights: Mapping[str, NDArray[Any]], shape: BertShape, *, int8: bool = False) -> bytes:
    """Build the graph.

    Args:
        weights: Tensors by the names that BertModel gives them.
        shape: The sizes.
        int8: Store tables and matrices as int8 with a scale per row or channel.

    Returns:
        The ONNX file. The same weights give the same bytes with the same version of ``onnx``.

    Raises:
        ModelError: the package ``onnx`` is not installed.
        ModelCorrupt: a tensor is missing.
    """
    try:
        import onnx
    except ImportError as error:
        raise ModelError(
            "Building the model's ONNX file needs the package onnx, which is not installed.",
            remedy='Run `pip install "dost-desktop[import]"`.',
        ) from error
    graph = _Graph(weights, int8=int8)
    hidden = _embeddings(graph, shape)
    mask = _attention_mask(graph)
    for layer in range(shape.layers):
        hidden = _layer(graph, shape, f"encoder.layer.{layer}", hidden, mask)
    graph.add("Identity", [hidden], output="last_hidden_state")

    def tokens(name: str) -> Any:  # noqa: ANN401 - onnx brings no types
        return onnx.helper.make_tensor_value_info(name, onnx.TensorProto.INT64, ["batch", "sequence"])

    result = onnx.helper.make_tensor_value_info(
        "last_hidden_state", onnx.TensorProto.FLOAT, ["batch", "sequence", shape.hidden]
    )
    inputs = [tokens(name) for name in ("input_ids", "attention_mask", "token_type_ids")]
    model = onnx.helper.make_model(
        onnx.helper.make_graph(graph.nodes, "bert", inputs, [result], graph.initializers),
        opset_imports=[onnx.helper.make_opsetid("", _OPSET)],
        ir_version=_IR_VERSION,
        producer_name="dost",
    )
    onnx.checker.check_model(model)
    return bytes(model.SerializeToString(deterministic=True))


@dataclass(slots=True)
class _Graph:
    """Nodes and constants while they are put together. ``add`` returns the name of the result."""

    weights: Mapping[str, NDArray[Any]]
    int8: bool = False
    nodes: list[Any] = field(default_factory=list)
    initializers: list[Any] = field(default_factory=list)

    def add(self, kind: str, inputs: list[str], *, output: str = "", **attributes: Any) -> str:  # noqa: ANN401 - what ONNX allows as attributes
        import onnx

        output = output or f"{kind}_{len(self.nodes)}"
        self.nodes.append(onnx.helper.make_node(kind, inputs, [output], **attributes))
        return output

    def constant(self, array: NDArray[Any], name: str = "") -> str:
        import onnx

        name = name or f"constant_{len(self.initializers)}"
        self.initializers.append(onnx.numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def weight(self, name: str) -> NDArray[np.float32]:
        if name not in self.weights:
            raise ModelCorrupt(f"The weights lack {name}.", remedy="Fetch the official model.safetensors again.")
        return self.weights[name].astype(np.float32, copy=False)

    def table(self, array: NDArray[np.float32], name: str, *, axis: int) -> str:
        """A large constant: float32, or int8 with a scale for each index of ``axis``."""
        if not self.int8:
            return self.constant(array, name)
        numbers, scales = quantise(array, axis=axis)
        stored = [self.constant(numbers, f"{name}.int8"), self.constant(scales, f"{name}.scale")]
        return self.add("DequantizeLinear", stored, output=name, axis=axis)

    def linear(self, value: str, names: list[str]) -> str:
        """``value @ W.T + b``; several layers that read the same value become one multiplication."""
        matrix = np.concatenate([self.weight(f"{name}.weight") for name in names]).T
        bias = np.concatenate([self.weight(f"{name}.bias") for name in names])
        product = self.add("MatMul", [value, self.table(matrix, f"{names[0]}.matrix", axis=1)])
        return self.add("Add", [product, self.constant(bias, f"{names[0]}.bias")])

    def layer_norm(self, value: str, name: str, epsilon: float) -> str:
        scale = self.constant(self.weight(f"{name}.weight"), f"{name}.weight")
        bias = self.constant(self.weight(f"{name}.bias"), f"{name}.bias")
        return self.add("LayerNormalization", [value, scale, bias], axis=-1, epsilon=epsilon)


def quantise(array: NDArray[np.float32], *, axis: int) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Symmetric int8 with one scale per index of ``axis``.

    Returns:
        ``numbers`` in [-127, 127] and ``scales``, so that ``numbers * scales`` (along ``axis``) is within half a
        scale of ``array``.
    """
    others = tuple(index for index in range(array.ndim) if index != axis % array.ndim)
    scales = np.abs(array).max(axis=others, keepdims=True) / np.float32(127)
    scales[scales == 0] = 1  # an empty row stays zero
    numbers = np.rint(array / scales).astype(np.int8)
    return numbers, scales.reshape(-1).astype(np.float32)


def _embeddings(graph: _Graph, shape: BertShape) -> str:
    words = graph.table(graph.weight("embeddings.word_embeddings.weight"), "word_table", axis=0)
    positions = graph.constant(graph.weight("embeddings.position_embeddings.weight"), "position_table")
    kinds = graph.constant(graph.weight("embeddings.token_type_embeddings.weight"), "token_type_table")
    # The first rows of the position table by Slice: a Range of positions and a Gather gives the same numbers, but
    # ONNX Runtime's optimizer replaces that pattern by a node that then misses an input.
    length = graph.add("Shape", ["input_ids"], start=1, end=2)
    zero = graph.constant(np.array([0], dtype=np.int64))
    place = graph.add("Slice", [positions, zero, length, zero])
    word = graph.add("Gather", [words, "input_ids"])
    kind = graph.add("Gather", [kinds, "token_type_ids"])
    total = graph.add("Add", [graph.add("Add", [word, kind]), place])
    return graph.layer_norm(total, "embeddings.LayerNorm", shape.epsilon)


def _attention_mask(graph: _Graph) -> str:
    """0 where a token may be looked at and the lowest float where it is padding, [batch, 1, 1, sequence]."""
    present = graph.add("Cast", ["attention_mask"], to=1)  # 1 = float32
    absent = graph.add("Sub", [graph.constant(np.array(1, dtype=np.float32)), present])
    added = graph.add("Mul", [absent, graph.constant(np.array(_MASKED, dtype=np.float32))])
    return graph.add("Unsqueeze", [added, graph.constant(np.array([1, 2], dtype=np.int64))])


def _layer(graph: _Graph, shape: BertShape, name: str, hidden: str, mask: str) -> str:
    attended = graph.linear(_attention(graph, shape, name, hidden, mask), [f"{name}.attention.output.dense"])
    middle = graph.layer_norm(graph.add("Add", [attended, hidden]), f"{name}.attention.output.LayerNorm", shape.epsilon)
    wide = graph.add("Gelu", [graph.linear(middle, [f"{name}.intermediate.dense"])], approximate="none")
    narrow = graph.linear(wide, [f"{name}.output.dense"])
    return graph.layer_norm(graph.add("Add", [narrow, middle]), f"{name}.output.LayerNorm", shape.epsilon)


def _attention(graph: _Graph, shape: BertShape, name: str, hidden: str, mask: str) -> str:
    head = shape.hidden // shape.heads
    import onnx

    joined = graph.linear(hidden, [f"{name}.attention.self.{part}" for part in ("query", "key", "value")])
    parts = [f"{name}.{part}" for part in ("query", "key", "value")]
    graph.nodes.append(onnx.helper.make_node("Split", [joined], parts, axis=-1, num_outputs=3))
    by_head = graph.constant(np.array([0, 0, shape.heads, head], dtype=np.int64))
    query, key, value = (graph.add("Reshape", [part, by_head]) for part in parts)
    query = graph.add("Transpose", [query], perm=[0, 2, 1, 3])
    key = graph.add("Transpose", [key], perm=[0, 2, 3, 1])
    value = graph.add("Transpose", [value], perm=[0, 2, 1, 3])
    scale = graph.constant(np.array(1 / np.sqrt(head), dtype=np.float32))
    scores = graph.add("Mul", [graph.add("MatMul", [query, key]), scale])
    shares = graph.add("Softmax", [graph.add("Add", [scores, mask])], axis=-1)
    mixed = graph.add("Transpose", [graph.add("MatMul", [shares, value])], perm=[0, 2, 1, 3])
    return graph.add("Reshape", [mixed, graph.constant(np.array([0, 0, shape.hidden], dtype=np.int64))])
