"""A whole model of a few hundred numbers that really runs, as files of a hub, and a hub that gives it."""

from __future__ import annotations

import onnx

from dost_engine.embedding.bert_graph import build_bert
from support import tiny_bert
from support.file_server import FileServer

FILLER_CHARS = 600_000
"""Makes the file large enough to arrive in several pieces."""


def _onnx_bytes() -> bytes:
    model = onnx.load_from_string(build_bert(tiny_bert.tiny_tensors(), tiny_bert.SHAPE))
    onnx.helper.set_model_props(model, {"filler": "x" * FILLER_CHARS})
    return bytes(model.SerializeToString())


FILES = {"model.onnx": _onnx_bytes(), "tokenizer.json": tiny_bert.tokenizer_bytes()}
SPEC = tiny_bert.spec_of(FILES)


def hub() -> FileServer:
    """A hub on this machine that has the model."""
    return FileServer(dict(FILES))
