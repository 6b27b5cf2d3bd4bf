"""The settings that the window offers.

Public: ``SettingsPage``, ``SettingsValues``.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class SettingsValues:
    """What the page shows and changes.

    Attributes:
        theme: ``system``, ``light`` or ``dark``.
        text_scale: Size of text in percent, 80 to 200.
        base_url: Of an OpenAI-compatible endpoint; empty for none.
        model: Name of the model there.
        api_key_env: Environment variable that holds the key.
    """

    theme: str = "system"
    text_scale: int = 100
    base_url: str = ""
    model: str = ""
    api_key_env: str = "DOST_API_KEY"


class SettingsPage(QWidget):
    """The page.

    Signals:
        saved: The new ``SettingsValues``: at once for theme and text size, on "Save" for the model.
        test_requested: The provider of these ``SettingsValues`` is to be tried; answer with ``set_test_result``.
    """

    saved = Signal(object)
    test_requested = Signal(object)

    def set_values(self, values: SettingsValues) -> None: ...
    def values(self) -> SettingsValues: ...
    def set_paths(self, rows: tuple[tuple[str, str], ...]) -> None:
        """Name and place of files, shown to be copied."""

    def set_test_result(self, ok: bool, text: str) -> None: ...
    def show_error(self, text: str) -> None: ...
