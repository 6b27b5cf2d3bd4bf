"""Servers of vectors: what is said where one is away, refuses, or answers with what is no vector."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import httpx2
import numpy as np
import pytest

from dost_engine.embedding.remote import BATCH_TEXTS, MAX_CHARS, OLLAMA, OPENAI, RemoteEmbedder, is_loopback
from dost_engine.embedding.sources import load_source
from dost_engine.errors import (
    EmbeddingFailed,
    ModelError,
    NoSuchModel,
    SourceRefused,
    SourceUnreachable,
)
from support.embedding_server import MODEL

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from support.embedding_server import EmbeddingServer

NOBODY = "http://127.0.0.1:9"  # the discard port


def spec_of(kind: str, server: EmbeddingServer, model: str = MODEL) -> str:
    return f"{kind}:{model}@{server.url}{'/v1' if kind == 'openai' else ''}"


@pytest.fixture(params=["ollama", "openai"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_server_that_is_not_there_is_said(kind: str, tmp_path: Path) -> None:
    with pytest.raises(SourceUnreachable, match=rf"{kind}:m: {NOBODY} cannot be reached") as raised:
        load_source(f"{kind}:m@{NOBODY}", tmp_path)
    assert "Start the server" in raised.value.remedy


def test_a_server_that_goes_away_is_said_and_may_come_back(kind: str, server: EmbeddingServer, tmp_path: Path) -> None:
    embedder = load_source(spec_of(kind, server), tmp_path)
    before = embedder.embed(["dog"])
    server.raw = (502, b"<html>Bad gateway</html>")
    with pytest.raises(ModelError, match=f"{kind}:{MODEL}: .* answers 502"):
        embedder.embed(["dog"])
    server.raw = None
    np.testing.assert_array_equal(embedder.embed(["dog"]), before)


def test_a_server_that_says_nothing_is_given_up(kind: str, server: EmbeddingServer) -> None:
    server.hold = threading.Event()
    dialect, path = (OLLAMA, "") if kind == "ollama" else (OPENAI, "/v1")
    with pytest.raises(SourceUnreachable, match="does not answer in time"):
        RemoteEmbedder(dialect, MODEL, server.url + path, spec="s", timeout=httpx2.Timeout(0.05))


def test_a_key_is_sent_and_a_wrong_one_is_never_repeated(kind: str, server: EmbeddingServer, tmp_path: Path) -> None:
    server.key = "right-key"
    for wrong in ("", "wrong-key"):
        with pytest.raises(SourceRefused, match=rf"{kind}:{MODEL}: .* refuses \(401\)") as raised:
            load_source(spec_of(kind, server), tmp_path, api_key=wrong)
        assert "DOST_EMBED_API_KEY" in raised.value.remedy
        assert "wrong-key" not in str(raised.value)
    embedder = load_source(spec_of(kind, server), tmp_path, api_key="right-key")
    assert "right-key" not in embedder.model_id


def test_a_model_that_the_server_does_not_have_is_named(kind: str, server: EmbeddingServer, tmp_path: Path) -> None:
    with pytest.raises(NoSuchModel, match="has no model other") as raised:
        load_source(spec_of(kind, server, "other"), tmp_path)
    remedies = {"ollama": "`ollama pull other`", "openai": "instead of other"}
    assert remedies[kind] in raised.value.remedy


def test_an_address_where_no_such_server_is_is_said(kind: str, server: EmbeddingServer, tmp_path: Path) -> None:
    with pytest.raises(SourceUnreachable, match=r"has nothing at .* \(404\)"):
        load_source(f"{kind}:{MODEL}@{server.url}/elsewhere", tmp_path)


def test_answers_that_are_no_vectors_are_refused(kind: str, server: EmbeddingServer, tmp_path: Path) -> None:
    def rows(change: Callable[[list[Any]], object]) -> Callable[[dict[str, Any]], None]:
        return lambda answer: change(answer["embeddings" if kind == "ollama" else "data"]) and None

    def numbers(values: Callable[[list[float]], list[Any]]) -> Callable[[dict[str, Any]], None]:
        def damage(answer: dict[str, Any]) -> None:
            if kind == "ollama":
                answer["embeddings"][1] = values(answer["embeddings"][1])
            else:
                answer["data"][1]["embedding"] = values(answer["data"][1]["embedding"])

        return damage

    embedder = load_source(spec_of(kind, server), tmp_path)
    for damage, says in (
        (rows(lambda some: some.pop()), "no vectors|of shape"),
        (rows(lambda some: some.append(some[0])), "no vectors|of shape"),
        (rows(lambda some: some.clear()), "of shape"),
        (dict.clear, "no vectors"),
        (numbers(lambda row: [*row[:-1], float("nan")]), "not finite"),
        (numbers(lambda row: [*row[:-1], float("inf")]), "not finite"),
        (numbers(lambda row: [0.0] * len(row)), "length zero"),
        (numbers(lambda row: row[:-1]), "no vectors"),
        (numbers(lambda row: [*row[:-1], None]), "no vectors|not finite"),
        (numbers(lambda row: ["x"] * len(row)), "no vectors"),
    ):
        server.damage = damage
        with pytest.raises(EmbeddingFailed, match=says):
            embedder.embed(["dog", "cat", "cow"])
    server.damage = None
    server.raw = (200, b"<html>hello</html>")
    with pytest.raises(SourceUnreachable, match="not in JSON"):
        embedder.embed(["dog"])


def test_another_dimension_than_before_is_refused(kind: str, server: EmbeddingServer, tmp_path: Path) -> None:
    embedder = load_source(spec_of(kind, server), tmp_path)
    server.dim = 16
    with pytest.raises(EmbeddingFailed, match="gave 16 numbers a vector, and 32 before") as raised:
        embedder.embed(["dog"])
    assert "start Dost again" in raised.value.remedy


def test_texts_go_in_bounded_requests(kind: str, server: EmbeddingServer, tmp_path: Path) -> None:
    embedder = load_source(spec_of(kind, server), tmp_path)
    server.texts.clear()
    embedder.embed([f"dog {number}" for number in range(2 * BATCH_TEXTS + 1)] + ["x" * (MAX_CHARS + 1), ""])
    assert [len(texts) for texts in server.texts] == [BATCH_TEXTS, BATCH_TEXTS, 3]
    assert max(len(text) for texts in server.texts for text in texts) == MAX_CHARS


def test_a_proxy_is_never_asked_for_this_machine(
    kind: str, server: EmbeddingServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, NOBODY)
    assert load_source(spec_of(kind, server), tmp_path).dim == 32
    here = ("http://localhost:1", "http://[::1]/v1", "http://127.1.2.3")
    assert [is_loopback(url) for url in (*here, "http://box", "http://10.0.0.1")] == [True] * 3 + [False] * 2
