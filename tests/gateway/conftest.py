"""The real gateway over a service with fixed answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx2
import pytest

from dost_engine.client import EngineClient
from support.fixed_service import TOKEN, fixed_service

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from support.fixed_service import FixedService


@pytest.fixture
async def service() -> AsyncIterator[FixedService]:
    async with fixed_service() as running:
        yield running


@pytest.fixture
async def http(service: FixedService) -> AsyncIterator[httpx2.AsyncClient]:
    """A plain client without the token."""
    async with httpx2.AsyncClient(base_url=service.url, trust_env=False) as client:
        yield client


@pytest.fixture
async def client(service: FixedService) -> AsyncIterator[EngineClient]:
    async with EngineClient(service.url, TOKEN) as engine:
        yield engine
