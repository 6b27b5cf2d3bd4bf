"""The tray's sign and the switches of the background."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QSystemTrayIcon
from pytestqt.qtbot import QtBot

from dost_ui.presence_card import PresenceCard
from dost_ui.tray import Tray, TrayState, plain_notice, tray_icon


@pytest.mark.parametrize("size", [16, 22, 24, 32, 48, 64])
def test_every_state_has_a_shape_of_its_own_at_every_size(qtbot: QtBot, size: int) -> None:
    seen: list[bytes] = []
    for state in TrayState:
        image = tray_icon(state).pixmap(QSize(size, size)).toImage()
        assert image.width() == size
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        assert len({grey.pixel(x, y) for x in range(size) for y in range(size)}) > 3, f"{state}: blank"
        shapes = bytes(
            int(grey.pixelColor(x, y).lightness() > 170) for x in range(size) for y in range(size)
        )  # black and white: no colour tells them apart
        assert shapes not in seen, f"{state} looks like another"
        seen.append(shapes)


def test_the_menu_shows_and_quits_and_says_how_things_stand(qtbot: QtBot) -> None:
    tray = Tray(available=lambda: True)
    tray.set_state(TrayState.FAILED, "1 server failed")
    assert [one.text() for one in tray.menu.actions() if one.text()] == ["Show Dost", "1 server failed", "Quit"]
    assert not tray.words_action.isEnabled()
    with qtbot.waitSignal(tray.show_requested):
        tray.show_action.trigger()
    with qtbot.waitSignal(tray.quit_requested):
        tray.quit_action.trigger()
    sign = tray.findChild(QSystemTrayIcon)
    assert isinstance(sign, QSystemTrayIcon)
    with qtbot.waitSignal(tray.pressed):
        sign.activated.emit(QSystemTrayIcon.ActivationReason.Trigger)
    with qtbot.assertNotEmitted(tray.pressed):
        sign.activated.emit(QSystemTrayIcon.ActivationReason.Context)


def test_markup_in_names_reaches_no_desktop(qtbot: QtBot) -> None:
    assert plain_notice("<a href='x'>mail</a>\n&amp;", 80) == "‹a href='x'›mail‹/a› ＆amp;"
    tray = Tray(available=lambda: False)
    tray.set_state(TrayState.FAILED, "<b>&mail failed")
    assert tray.words() == "Dost: ‹b›＆mail failed"
    assert tray.words_action.text() == "<b>&&mail failed"
    assert not tray.notify("a", "b"), "there is no tray to tell it"


def test_without_a_tray_its_switches_are_off_and_say_why(qtbot: QtBot) -> None:
    card = PresenceCard()
    qtbot.addWidget(card)
    card.show()
    card.set_tray(available=False)
    assert "no tray" in card.tray_note()
    assert not any(card.switch(name).isEnabled() for name in ("close_to_tray", "start_hidden", "notifications"))
    card.set_tray(available=True)
    assert card.tray_note() == ""
    with qtbot.waitSignal(card.changed) as told:
        card.switch("start_hidden").click()
    assert told.args == ["start_hidden", True]
    with qtbot.assertNotEmitted(card.changed):
        card.set_values({"start_hidden": False, "notifications": True})
    assert not card.switch("start_hidden").isChecked()
