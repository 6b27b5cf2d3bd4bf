"""Scenes of the settings: where the key of the language model is, with its card in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from dost_ui import theme
from dost_ui.in_turn import InTurn
from dost_ui.key_field import KeyState
from dost_ui.service_words import said
from dost_ui.settings_page import SettingsPage, SettingsValues

if TYPE_CHECKING:
    from collections.abc import Callable

_NO_KEYRING = (
    "This system has no keyring that Dost can use. Set the key in the environment variable DOST_API_KEY and start "
    "Dost again."
)


def _settings(state: KeyState, detail: str) -> QWidget:
    page = SettingsPage()
    page.resize(900, 560)
    page.set_values(SettingsValues(base_url="https://models.example.org/v1", model="large"))
    page.set_key_state(state, said(detail))
    InTurn(page, [lambda: _scroll_to_key(page)])
    return page


def _scroll_to_key(page: SettingsPage) -> None:
    scroll = page.findChildren(QScrollArea)[0]
    for card in page.findChildren(QFrame):
        if card.property("kind") == "card":
            card.show()  # which come one after the other, else
    for _ in range(2):  # lines that wrap know their height when they know their width
        QApplication.sendPostedEvents()
    scroll.ensureWidgetVisible(page.save_button, 0, theme.active().scaled(40))


def settings_scenes() -> dict[str, Callable[[], QWidget]]:
    """Name and maker of every scene."""
    return {
        "settings-key-kept": lambda: _settings(KeyState.KEPT, "https://models.example.org/v1"),
        "settings-key-asking": lambda: _settings(KeyState.ASKING, ""),
        "settings-key-environment": lambda: _settings(KeyState.ENVIRONMENT, "DOST_API_KEY"),
        "settings-key-no-keyring": lambda: _settings(KeyState.UNAVAILABLE, _NO_KEYRING),
    }
