"""A server of vectors on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from support.embedding_server import embedding_server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from support.embedding_server import EmbeddingServer


@pytest.fixture
def server() -> Iterator[EmbeddingServer]:
    with embedding_server() as running:
        yield running
