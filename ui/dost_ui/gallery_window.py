"""The gallery as a window: scenes at the left, the chosen one at the right, themes and sizes above."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QMainWindow,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme
from dost_ui.gallery import SCENES
from dost_ui.labels import PlainLabel
from dost_ui.spacing import DENSITIES


class GalleryWindow(QMainWindow):
    """Choose a scene, a theme and a size of text."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Dost: gallery")
        self.resize(1500, 960)
        self._scenes = QListWidget()
        self._scenes.addItems(list(SCENES))
        self._scenes.setFixedWidth(200)
        self._scenes.currentTextChanged.connect(self._show)
        self._choice = QComboBox()
        self._choice.addItems(list(theme.CHOICES))
        self._choice.currentTextChanged.connect(self._restyle)
        self._scale = QSpinBox()
        self._scale.setRange(80, 200)
        self._scale.setSingleStep(10)
        self._scale.setValue(100)
        self._scale.valueChanged.connect(self._restyle)
        self._density = QComboBox()
        self._density.addItems(list(DENSITIES))
        self._density.currentTextChanged.connect(self._restyle)
        self._holder = QScrollArea()
        top = QHBoxLayout()
        for widget in (PlainLabel("Theme"), self._choice, self._density, PlainLabel("Text, percent"), self._scale):
            top.addWidget(widget)
        top.addStretch(1)
        right = QVBoxLayout()
        right.addLayout(top)
        right.addWidget(self._holder, 1)
        root = QWidget()
        line = QHBoxLayout(root)
        line.addWidget(self._scenes)
        line.addLayout(right, 1)
        self.setCentralWidget(root)
        self._scenes.setCurrentRow(0)

    def _show(self, name: str) -> None:
        scene = SCENES[name]()
        size = scene.size()
        self._holder.setWidget(scene)
        scene.resize(size)
        scene.show()

    def _restyle(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            scale, density = self._scale.value(), self._density.currentText()
            theme.apply(app, self._choice.currentText(), text_scale=scale, density=density)

    def choose(self, name: str, choice: str) -> None:
        """Show a scene in a theme."""
        self._choice.setCurrentText(choice)
        self._scenes.setCurrentRow(list(SCENES).index(name))

    def scene(self) -> QWidget | None:
        """The scene shown."""
        return self._holder.widget()
