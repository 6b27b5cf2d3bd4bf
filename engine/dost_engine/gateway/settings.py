"""What the gateway needs for the settings, and what it reads and says of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from dost_engine.types import JsonObject

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


@dataclass(frozen=True, slots=True)
class SettingsChange:
    """New values by the name of the setting; the others stay."""

    changes: JsonObject


@dataclass(frozen=True, slots=True)
class SettingsAnswer:
    """The settings.

    Attributes:
        values: By name.
        after_restart: Names of those that are in force only when the service starts again.
    """

    values: JsonObject
    after_restart: tuple[str, ...] = ()


class SettingsApi(Protocol):
    """The settings of the service."""

    def answer(self) -> SettingsAnswer:
        """What is set, and what of it waits for the next start."""

    async def change(self, changes: Mapping[str, Any]) -> SettingsAnswer:
        """Change some, all or none; raises a ``DostError``."""
