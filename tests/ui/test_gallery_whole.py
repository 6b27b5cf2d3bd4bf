"""Every widget of the window stands in some scene of the gallery."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

LEFT_OUT = {"GalleryWindow": "it is the gallery"}
"""Widgets that are in no scene, and why. A class that others derive from needs no entry: those are in scenes."""

LOOK = """
import importlib, json, os, pkgutil
from PySide6.QtWidgets import QApplication, QWidget
import dost_ui
from dost_ui import theme
from dost_ui.gallery import SCENES
from dost_ui.knob_panel import KnobPanel

app = QApplication([])
theme.apply(app, "light")
app.setStyleSheet("")  # how they look is no matter here, and most of the time would go into it
scenes = [make() for make in SCENES.values()]
for panel in [panel for scene in scenes for panel in scene.findChildren(KnobPanel)]:
    panel.rows()  # which are made when they are seen, else
inside = [one for scene in scenes for one in (scene, *scene.findChildren(QWidget))]
shown = {base for one in inside for base in type(one).__mro__}
names = [f"dost_ui.{module.name}" for module in pkgutil.iter_modules(dost_ui.__path__) if module.name != "__main__"]
defined = {
    name: one
    for module in names
    for name, one in vars(importlib.import_module(module)).items()
    if isinstance(one, type) and issubclass(one, QWidget) and one.__module__ == module
}
print(json.dumps([len(defined), [name for name, one in defined.items() if one not in shown]]), flush=True)
os._exit(0)  # without taking hundreds of windows down one by one
"""


@pytest.mark.timeout(300)  # on a busy machine
def test_every_widget_is_in_a_scene_of_the_gallery() -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    child = subprocess.run([sys.executable, "-c", LOOK], env=environment, capture_output=True, text=True, check=False)
    assert child.returncode == 0, child.stderr
    defined, missing = json.loads(child.stdout.splitlines()[-1])
    assert set(missing) == set(LEFT_OUT), "add a scene, or say in LEFT_OUT why there is none"
    assert defined > len(LEFT_OUT)
