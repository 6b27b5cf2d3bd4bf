"""How the window looks, as a card of the settings page.

Public: ``LookCard``.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QRadioButton, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.flow_layout import FlowLayout
from dost_ui.labelled_slider import LabelledSlider
from dost_ui.labels import PlainLabel
from dost_ui.translation import marked, tr

_THEMES = (
    ("system", marked("As the system")),
    ("light", marked("Light")),
    ("dark", marked("Dark")),
    ("contrast-light", marked("High contrast, light")),
    ("contrast-dark", marked("High contrast, dark")),
)
_DENSITIES = (("comfortable", marked("Comfortable")), ("compact", marked("Compact")))
_STEP_PERCENT = 10
_USUAL_STEPS = 10


class LookCard(QFrame):
    """Colours, room, size of text.

    Signals:
        changed: A person changed one of them.

    Attributes:
        scale: Size of text, in steps of 10 percent.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        column = QVBoxLayout(self)
        theme.pad(column, "card")
        column.setSpacing(10)
        column.addWidget(PlainLabel(tr("Look"), "title"))
        self._themes = self._make_choice(column, tr("Colours"), _THEMES)
        self._densities = self._make_choice(column, tr("Density"), _DENSITIES)
        about = tr("80 to 200 percent of the usual size.")
        self.scale = LabelledSlider(tr("Size of text in percent"), 8, 20, about)
        self.scale.show_as(lambda value: str(value * _STEP_PERCENT))
        self.scale.setMaximumWidth(320)
        column.addWidget(self.scale)
        self.scale.slider.setTracking(False)  # the whole window changes size: only when the handle is let go
        self.scale.changed.connect(self.changed)

    def _make_choice(self, column: QVBoxLayout, name: str, choices: tuple[tuple[str, str], ...]) -> QButtonGroup:
        holder = QWidget()
        holder.setAccessibleName(name)
        line = FlowLayout(holder, gap_px=16)
        group = QButtonGroup(self)
        for at, (_, words) in enumerate(choices):
            button = QRadioButton(tr(words))
            button.setAccessibleDescription(name)
            group.addButton(button, at)
            line.addWidget(button)
        column.addWidget(PlainLabel(name, "small"))
        column.addWidget(holder)
        column.addSpacing(4)
        group.idClicked.connect(lambda _: self.changed.emit())
        return group

    def set_values(self, choice: str, text_scale: int, density: str) -> None:
        """Show values; one that is not known counts as the first."""
        for group, known, value in ((self._themes, _THEMES, choice), (self._densities, _DENSITIES, density)):
            names = [name for name, _ in known]
            group.button(names.index(value) if value in names else 0).setChecked(True)
        self.scale.set_value(round(text_scale / _STEP_PERCENT))

    def values(self) -> tuple[str, int, str]:
        """Theme, size of text in percent, density."""
        choice, density = (max(group.checkedId(), 0) for group in (self._themes, self._densities))
        return _THEMES[choice][0], self.scale.value() * _STEP_PERCENT, _DENSITIES[density][0]

    def theme_button(self, name: str) -> QAbstractButton:
        """The button of a theme."""
        return self._themes.button([one for one, _ in _THEMES].index(name))

    def density_button(self, name: str) -> QAbstractButton:
        """The button of a density."""
        return self._densities.button([one for one, _ in _DENSITIES].index(name))

    def step_text(self, steps: int) -> None:
        """Larger or smaller by so many steps of 10 percent; 0 for the usual size."""
        self.scale.set_value(self.scale.value() + steps if steps else _USUAL_STEPS)
