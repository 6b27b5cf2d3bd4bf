"""The settings of the running service."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine import wire
from dost_engine.gateway.operations.operation import Operation, body_of
from dost_engine.gateway.settings import SettingsAnswer, SettingsChange

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _settings(api: ServiceApi, _: Request) -> SettingsAnswer:
    return api.settings.answer()


async def _change_settings(api: ServiceApi, request: Request) -> SettingsAnswer:
    return await api.settings.change(wire.from_json(SettingsChange, await body_of(request)).changes)


SETTINGS: tuple[Operation, ...] = (
    Operation("GET", "/v1/settings", "The settings.", SettingsAnswer, _settings),
    Operation("PUT", "/v1/settings", "Change some settings.", SettingsAnswer, _change_settings, SettingsChange),
)
