"""Pictures of dialogs and of states that a real service seldom has, from the gallery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from dost_ui import theme, translation
from dost_ui.gallery import SCENES
from journeys.camera import LEAST_COLORS_SMALL, words_of
from journeys.picture_pages import LOOKS

if TYPE_CHECKING:
    from journeys.camera import Camera

SHOWN = {
    "first-start-downloading": "New conversation",
    "window-servers-starting": "The servers are starting",
    "window-first-message": "Send",
    "run-dialog": "Weather forecast for a place",
    "run-dialog-errors": "needed",
    "schema-dialog": "Schema of the arguments",
    "servers-add-paste": "Paste JSON",
    "servers-add-form": "A program on this machine",
    "servers-add-import": "Claude Desktop",
    "servers-confirm": "Add this server?",
    "servers-confirm-hostile": "Add only what you trust",
    "questions": "waits for you",
    "chat-states": "picking tools",
    "quit-question": "Go on in the tray",
    "quick-ask": "Will it rain in Durgapur",
    "palette-typed": "res",
    "keys": "Keys",
    "data-set-two": "/home/asha/data",
    "kept-turns": "Search the kept turns",
    "paste-conversation-wrong": "This is no JSON",
    "inspector-compare": "catalogue 41",
    "panel-long-and-rtl": "Tools this turn",
    "panel-skills": "Tools this turn",
    "panel-why-not": "Tools this turn",
    "panel-notes": "Tools this turn",
    "presence": "In the background",
    "settings-kept-asking": "What is kept on this machine",
    "crash-more": "This report is for whoever can mend it",
    "log-errors": "Log and diagnostics",
    "usage-odd": "tokens saved",
    "skills-long": "7 skills",
    "tray-signs": "failed",
}
"""Scenes of the gallery, and what must stand in each."""


GERMAN = {
    "window-no-servers": "Willkommen bei Dost",
    "model-failed": "ließ sich nicht herunterladen",
    "model-damaged": "ist beschädigt",
    "panel-newest-failed": "antwortet niemand",
    "panel-choice-not-kept": "ließ sich nicht schreiben",
    "panel-why-not": "Warum nicht",
    "questions": "Einmal erlauben",
    "inspector-error": "Der Dienst von Dost antwortet nicht",
    "servers-failed": "wurde nicht gefunden",
    "servers-sign-in": "Anmelden",
    "servers-left-out": "AUSGELASSEN",
    "servers-removed": "Rückgängig",
    "servers-error": "Hier wird ein Wert erwartet",
    "servers-add-paste-wrong": "Hier wird ein Doppelpunkt erwartet",
    "servers-confirm-refused": "Das lässt sich nicht hinzufügen",
    "paste-conversation-wrong": "Hier wird ein Wert erwartet",
    "run-dialog-errors": "Diese Angabe ist erforderlich",
    "skills-broken": "2 Probleme mit Ihren Skills",
    "usage-odd": "Nicht alles lässt sich speichern",
    "presence-no-tray": "keinen Infobereich",
    "crash-more": "In Dost ist etwas schiefgegangen",
    "quit-question": "Dost beenden?",
}
"""Scenes in which something is wrong or asked, and what must stand in each in German."""


def take_german_scenes(camera: Camera, qt: QApplication) -> None:
    """Each of those once, in a process that speaks German."""
    translation.install("de")
    theme.apply(qt, "light", text_scale=100)
    for scene, wanted in GERMAN.items():
        _take(camera, f"german/{scene}", scene, wanted, dark=False)


def take_scenes(camera: Camera, qt: QApplication) -> None:
    """Each scene in each look."""
    for name, look in LOOKS.items():
        theme.apply(qt, look.theme, text_scale=look.scale)
        for scene, wanted in SHOWN.items():
            _take(camera, f"states/{scene}-{name}", scene, wanted, dark=look.dark)


def _take(camera: Camera, name: str, scene: str, wanted: str, *, dark: bool) -> None:
    widget = SCENES[scene]()
    widget.show()
    for _ in range(16):  # layouts settle in a few rounds, and the cards of the settings are shown one by one
        QApplication.processEvents()
        QApplication.sendPostedEvents()
    camera.take(name, widget, dark=dark, texts=[(wanted, words_of(widget))], least_colors=LEAST_COLORS_SMALL)
    widget.close()
    widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
