"""Which keys are had on which system, and that the settings name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLabel

from dost_desktop import shortcut_macos, shortcut_portal, shortcut_windows
from dost_desktop.presenters.shortcuts import KEYS, way_of
from dost_ui import translation
from dost_ui.presence_card import PresenceCard

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

SHOWN = {"darwin": shortcut_macos.shown, "win32": shortcut_windows.shown}


def test_every_system_that_has_keys_has_its_own_way() -> None:
    ways = {system: way_of(system) for system in KEYS}
    assert ways == {"linux": shortcut_portal.hold, "win32": shortcut_windows.hold, "darwin": shortcut_macos.hold}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("system", "shown"), SHOWN.items())
def test_the_card_names_the_keys_that_are_asked_for(
    system: str, shown: Callable[[str], str], language: str, qtbot: QtBot
) -> None:
    translation.install(language)
    try:
        card = PresenceCard(system=system)
        qtbot.addWidget(card)
        told = {label.text() for label in card.findChildren(QLabel)}
        assert [text for text in told if text.startswith(f"{shown(KEYS[system])} ")]
        assert card.switch("desktop_shortcuts").accessibleDescription() in told
        card.set_shortcuts(f"{shown(KEYS[system])}: …", ok=True)
        assert card.shortcut_words() == "", "they are named once"
        card.set_shortcuts("Another program has them.", ok=False)
        assert card.shortcut_words() == "Another program has them."
    finally:
        translation.install("en")
