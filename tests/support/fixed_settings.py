"""Settings kept in memory, for what stands in front of the real ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dost_engine.errors import BadRequest
from dost_engine.gateway.settings import SettingsAnswer

if TYPE_CHECKING:
    from collections.abc import Mapping


class FixedSettings:
    """Knows the amount of tools, which is in force at once, and the theme, which is not."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {"amount": "normal", "theme": "system"}

    def answer(self) -> SettingsAnswer:
        return SettingsAnswer(dict(self.values))

    async def change(self, changes: Mapping[str, Any]) -> SettingsAnswer:
        if unknown := set(changes) - set(self.values):
            raise BadRequest(f"There is no setting {unknown.pop()}.", remedy="Look at the list.")
        self.values |= changes
        return SettingsAnswer(dict(self.values), tuple(name for name in changes if name == "theme"))
