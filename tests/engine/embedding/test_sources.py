"""Every source of vectors: one contract over all, and what each says when it cannot give any."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import onnx
import pytest

from dost_engine.embedding.bert_graph import build_bert
from dost_engine.embedding.convert import import_model
from dost_engine.embedding.remote import BATCH_TEXTS
from dost_engine.embedding.sources import OLLAMA_URL, Source, SourceKind, load_source, parse_source
from dost_engine.errors import (
    ConfigError,
    ModelError,
    ModelMissing,
    NoSuchModel,
)
from dost_engine.index.build import VectorSource
from dost_engine.index.vector_cache import VectorCache
from dost_engine.types import Recipe
from support import tiny_bert
from support.embedding_server import DIGEST, MODEL, embedding_server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dost_engine.embedding.protocol import Embedder
    from support.embedding_server import EmbeddingServer

TEXTS = ["the dog reads of a sunny day", "a", "", "   ", "happy person", "f e d c b a", "\ud800 dog", "日本 dog"]


def tiny_folder(folder: Path, *, seed: int = 1, **more: object) -> Path:
    """An export as a person would have it; ``more`` are JSON files by name, ``__`` for a slash."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "model.onnx").write_bytes(build_bert(tiny_bert.tiny_tensors(seed), tiny_bert.SHAPE))
    (folder / "tokenizer.json").write_bytes(tiny_bert.tokenizer_bytes())
    config = {"dost-embedding": {"max_tokens": tiny_bert.MAX_TOKENS}} | more
    for name, content in config.items():
        path = folder / f"{name.replace('__', '/')}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(content), encoding="utf-8")
    return folder


def tiny_spec(tmp_path: Path) -> Any:
    files = tiny_bert.tiny_files()
    spec = tiny_bert.spec_of(files)
    import_model(tiny_bert.write_files(tmp_path / "in", files), tmp_path / "models", spec=spec, shape=tiny_bert.SHAPE)
    return spec


# ------------------------------------------------------------------------------------------------- the contract

KINDS = ["onnx", "folder", "folder cls", "folder last", "folder pooled", "ollama", "openai"]


@pytest.fixture(params=[*KINDS, pytest.param("st", marks=pytest.mark.reference)])
def embedder(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Embedder]:
    kind = str(request.param)
    with embedding_server() as server:
        if kind == "onnx":
            yield load_source("onnx:all-MiniLM-L6-v2", tmp_path / "models", minilm=tiny_spec(tmp_path))
        elif kind == "st":
            yield load_source(f"st:{reference_folder(tmp_path)}", tmp_path)
        elif kind == "folder pooled":
            yield load_source(f"folder:{pooled_folder(tmp_path / 'pooled')}", tmp_path)
        elif kind.startswith("folder"):
            how = kind.removeprefix("folder ").replace("folder", "mean")
            config = {"max_tokens": tiny_bert.MAX_TOKENS, "pooling": how}
            yield load_source(f"folder:{tiny_folder(tmp_path / 'mine', **{'dost-embedding': config})}", tmp_path)
        elif kind == "ollama":
            yield load_source(f"ollama:{MODEL}@{server.url}", tmp_path)
        else:
            yield load_source(f"openai:{MODEL}@{server.url}/v1", tmp_path)


def reference_folder(tmp_path: Path) -> Path:
    if importlib.util.find_spec("sentence_transformers") is None:
        pytest.skip("needs sentence-transformers: make test-all")
    source = Path(os.environ.get("DOST_WEIGHTS", "unset DOST_WEIGHTS"))
    if zipfile.is_zipfile(source):
        zipfile.ZipFile(source).extractall(tmp_path / "weights")
        source = tmp_path / "weights"
    return next(source.rglob("model.safetensors")).parent


def pooled_folder(folder: Path) -> Path:
    """An export that gives one vector a text: the first token's."""
    tiny_folder(folder)
    model = onnx.load(folder / "model.onnx")
    place = onnx.helper.make_tensor("first", onnx.TensorProto.INT64, [], [0])
    model.graph.initializer.append(place)
    model.graph.node.append(
        onnx.helper.make_node("Gather", ["last_hidden_state", "first"], ["sentence_embedding"], axis=1)
    )
    shape = ["batch", tiny_bert.SHAPE.hidden]
    model.graph.output.append(onnx.helper.make_tensor_value_info("sentence_embedding", onnx.TensorProto.FLOAT, shape))
    onnx.save(model, folder / "model.onnx")
    return folder


def test_every_source_keeps_the_contract(embedder: Embedder) -> None:
    none = embedder.embed([])
    assert (none.shape, none.dtype) == ((0, embedder.dim), np.float32)
    texts = TEXTS * (BATCH_TEXTS // len(TEXTS) + 1)  # more than one batch
    vectors = embedder.embed(texts)
    assert (vectors.shape, vectors.dtype) == ((len(texts), embedder.dim), np.float32)
    np.testing.assert_allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-6)
    for text, vector in zip(TEXTS, vectors, strict=False):  # order kept, and no text sees the others
        np.testing.assert_allclose(vector, embedder.embed([text])[0], atol=1e-5)
    assert np.abs(vectors[0] - vectors[4]).max() > 0.01
    assert embedder.model_id == embedder.model_id.strip() != ""
    assert np.isfinite(embedder.embed(["dog " * 200_000])).all()


def test_every_source_serves_several_threads(embedder: Embedder) -> None:
    expected = embedder.embed(TEXTS)
    with ThreadPoolExecutor(4) as pool:
        for vectors in pool.map(embedder.embed, [TEXTS] * 8):
            np.testing.assert_allclose(vectors, expected, atol=1e-5)


# ------------------------------------------------------------------------------------------------------ specs


@pytest.mark.parametrize(
    ("spec", "source"),
    [
        ("onnx:all-MiniLM-L6-v2", Source(SourceKind.ONNX, "all-MiniLM-L6-v2")),
        (" folder: C:\\my models\\a ", Source(SourceKind.FOLDER, "C:\\my models\\a")),
        ("folder:~/models@home/e5", Source(SourceKind.FOLDER, "~/models@home/e5")),
        ("st:BAAI/bge-small-en-v1.5", Source(SourceKind.SENTENCE_TRANSFORMERS, "BAAI/bge-small-en-v1.5")),
        ("ollama:nomic-embed-text", Source(SourceKind.OLLAMA, "nomic-embed-text", OLLAMA_URL)),
        ("ollama:a/b:v1.5@http://box:1/", Source(SourceKind.OLLAMA, "a/b:v1.5", "http://box:1")),
        (
            "openai:text-embedding-3-small@https://a.b/v1",
            Source(SourceKind.OPENAI, "text-embedding-3-small", "https://a.b/v1"),
        ),
        ("openai:x@http://[::1]:80/v1", Source(SourceKind.OPENAI, "x", "http://[::1]/v1")),
    ],
)
def test_a_spec_is_taken_apart(spec: str, source: Source) -> None:
    assert parse_source(spec) == source


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("", "is not a source"),
        ("minilm", "is not a source"),
        ("onnx:", "is not a source"),
        ("ONNX:all-MiniLM-L6-v2", "is not a source"),
        ("onnx:e5", "it is all-MiniLM-L6-v2"),
        ("openai:x", "has no address"),
        ("ollama:x@box:11434", "has no address"),
        ("openai:@http://a", "has no address"),
        ("openai:x@http://", "without a host"),
        ("openai:x@http://a:b:c/", "is none"),
        ("openai:x@https://me:secret@a.b/v1", "has a password"),
        ("openai:x@https://a.b/v1?key=secret", "has an address with"),
    ],
)
def test_what_is_no_spec_is_said_with_how_one_looks(spec: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=says) as raised:
        load_source(spec, tmp_path)
    assert "embedding" in raised.value.message
    assert raised.value.remedy
    assert "me:secret" not in str(raised.value)


def test_the_default_is_the_model_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DOST_BUNDLED_MODELS", raising=False)
    with pytest.raises(ModelMissing, match="all-MiniLM-L6-v2"):
        load_source("onnx:all-MiniLM-L6-v2", tmp_path)


# ---------------------------------------------------------------------------------------------------- folders


def test_a_folder_pools_as_it_says(tmp_path: Path) -> None:
    by_pooling = {
        how: load_source(
            f"folder:{tiny_folder(tmp_path / how, **{'dost-embedding': {'max_tokens': 12, 'pooling': how}})}", tmp_path
        )
        for how in ("mean", "cls", "last")
    }
    texts = ["dog", "a happy person"]
    mean = by_pooling["mean"].embed(texts)
    np.testing.assert_allclose(
        mean[0], tiny_bert.reference(tiny_bert.tiny_tensors(), [2, tiny_bert.WORDS.index("dog"), 3]), atol=1e-5
    )
    assert np.abs(mean - by_pooling["cls"].embed(texts)).max() > 0.01
    assert np.abs(by_pooling["last"].embed(texts) - by_pooling["cls"].embed(texts)).max() > 0.01
    pooled = load_source(f"folder:{pooled_folder(tmp_path / 'pooled')}", tmp_path)
    np.testing.assert_allclose(pooled.embed(texts), by_pooling["cls"].embed(texts), atol=1e-5)


def test_a_folder_of_sentence_transformers_is_read_as_it_is(tmp_path: Path) -> None:
    files = {
        "sentence_bert_config": {"max_seq_length": 4, "do_lower_case": False},
        "1_Pooling__config": {"word_embedding_dimension": 16, "pooling_mode_cls_token": True},
    }
    folder = tiny_folder(tmp_path / "theirs", **files)
    (folder / "dost-embedding.json").unlink()
    (folder / "onnx").mkdir()
    (folder / "model.onnx").rename(folder / "onnx" / "model.onnx")
    embedder = load_source(f"folder:{folder}", tmp_path)
    assert "16 numbers, 4 tokens, cls" in embedder.model_id
    same = embedder.embed(["dog a", "dog a b c d"])
    np.testing.assert_allclose(same[0], same[1], atol=1e-6)


def test_what_a_folder_lacks_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "mine"

    def load(says: str, error: type[ModelError] | type[ConfigError] = ModelError) -> None:
        with pytest.raises(error, match=says) as raised:
            load_source(f"folder:{folder}", tmp_path)
        assert str(raised.value).startswith(f"folder:{folder}")
        assert raised.value.remedy

    load("there is no folder", NoSuchModel)
    folder.mkdir()
    load("has no model.onnx", NoSuchModel)
    (folder / "pytorch_model.bin").write_bytes(b"\x80\x04.")
    load("pytorch_model.bin is never read", NoSuchModel)
    (folder / "model.onnx").write_bytes(b"no graph")
    load("has no tokenizer.json", NoSuchModel)
    (folder / "tokenizer.json").write_bytes(b"")
    load("has 0 bytes")
    (folder / "tokenizer.json").write_bytes(tiny_bert.tokenizer_bytes())
    load("cannot be loaded")
    tiny_folder(folder, **{"dost-embedding": {"max_tokens": 500}})
    load("fails on 500 tokens")  # longer than the model's table of positions
    for config, says in (
        ({"max_tokens": "long"}, "whole number"),
        ({"max_tokens": True}, "whole number"),
        ({"max_tokens": 2}, "whole number"),
        ({"max_tokens": 12, "pooling": "max"}, "pooling"),
        ({"max_tokens": 12, "pooling": ["mean"]}, "pooling"),
        ([], "must hold a JSON object"),
    ):
        tiny_folder(folder, **{"dost-embedding": config})
        load(says, ConfigError)
    (folder / "dost-embedding.json").write_text("{", encoding="utf-8")
    load("cannot be read", ConfigError)
    tiny_folder(folder, **{"1_Pooling__config": {"pooling_mode_max_tokens": True}})
    load("pooling", ConfigError)


# ------------------------------------------------------------------------------------------ sentence-transformers


def test_without_the_package_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sentence_transformers", None)  # importing it now raises ImportError
    with pytest.raises(ModelError, match="st:a/b: sentence-transformers cannot be loaded") as raised:
        load_source("st:a/b", tmp_path)
    assert "pip install" in raised.value.remedy


@pytest.mark.reference
def test_sentence_transformers_gives_the_vectors_of_our_own_model(tmp_path: Path, real_model: Embedder) -> None:
    embedder = load_source(f"st:{reference_folder(tmp_path)}", tmp_path)
    assert np.abs(embedder.embed(["add a note", "dog"]) - real_model.embed(["add a note", "dog"])).max() <= 1e-5
    assert "384 numbers, 256 tokens" in embedder.model_id
    again = load_source(f"st:{reference_folder(tmp_path)}", tmp_path)
    assert again.model_id == embedder.model_id


@pytest.mark.reference
def test_a_model_that_is_not_on_this_machine_is_not_fetched(tmp_path: Path) -> None:
    if importlib.util.find_spec("sentence_transformers") is None:
        pytest.skip("needs sentence-transformers: make test-all")
    with pytest.raises(NoSuchModel, match="is not on this machine") as raised:
        load_source("st:nobody/no-such-model", tmp_path)
    assert "dost model get" in raised.value.remedy


# ------------------------------------------------------------------------------------------------- never mixed


def test_another_model_another_id_the_same_model_the_same(server: EmbeddingServer, tmp_path: Path) -> None:
    def ids() -> list[str]:
        one, other = tiny_folder(tmp_path / "one"), tiny_folder(tmp_path / "other" / "one", seed=2)
        short = tiny_folder(tmp_path / "third" / "one", **{"dost-embedding": {"max_tokens": 5}})
        specs = [f"folder:{folder}" for folder in (one, other, short)]
        specs += [f"openai:{MODEL}@{server.url}/v1", f"ollama:{MODEL}@{server.url}"]
        return [load_source(spec, tmp_path).model_id for spec in specs]

    first = ids()
    assert len(set(first)) == len(first)
    assert ids() == first
    assert DIGEST[:16] in first[-1]
    server.digest = "f" * 64  # pulled anew
    pulled = ids()
    assert pulled[:-1] == first[:-1]
    assert pulled[-1] != first[-1]
    server.dim = 16
    assert not set(ids()[-2:]) & {*first, *pulled}


def test_a_change_of_model_or_dimension_embeds_anew_and_never_mixes(server: EmbeddingServer, tmp_path: Path) -> None:
    texts = {f"digest {number}": f"dog number {number}" for number in range(5)}
    cache = VectorCache(tmp_path / "vectors.sqlite")

    def vectors() -> tuple[int, set[int]]:
        source = VectorSource(load_source(f"openai:{MODEL}@{server.url}/v1", tmp_path), Recipe.PLAIN, cache)
        found = source.vectors(texts, progress=lambda _done, _of: None, wanted=lambda: True)
        assert set(found) == set(texts)
        return source.embedded, {len(vector) for vector in found.values()}

    assert vectors() == (5, {32})
    assert vectors() == (0, {32})
    server.dim = 16
    assert vectors() == (5, {16})
    server.dim = 32
    assert vectors() == (0, {32})  # those of before are still known under their own model
    source = VectorSource(load_source(f"ollama:{MODEL}@{server.url}", tmp_path), Recipe.PLAIN, cache)
    source.vectors(texts, progress=lambda _done, _of: None, wanted=lambda: True)
    assert source.embedded == 5
    cache.close()
