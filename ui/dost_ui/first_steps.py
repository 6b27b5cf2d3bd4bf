"""The two ways to the first tools, side by side: try the sample servers, or bring one's own.

Public: ``FirstSteps``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.icons import pixmap
from dost_ui.labels import PlainLabel
from dost_ui.page_states import ADD_SAMPLES
from dost_ui.translation import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

_SIDE_BY_SIDE_PX = 560


class FirstSteps(QWidget):
    """Shown while there are no servers.

    Signals:
        samples_requested: The sample servers are to be added.
        import_requested: Servers of other programs are to be taken over.
        add_requested: A server is to be added by hand.

    Attributes:
        samples_button: Adds the sample servers.
        import_button: Goes to what other programs have.
        add_button: Goes to where one adds a server.
    """

    samples_requested = Signal()
    import_requested = Signal()
    add_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = PlainLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._title = PlainLabel(tr("Welcome to Dost"), "headline", wrap=True)
        self._text = PlainLabel(
            tr(
                "Dost picks the few tools that a message needs out of all that your servers offer, and shows why. "
                "It does so on this machine, with a network or without. All it needs is some tools to pick from."
            ),
            "muted",
            wrap=True,
        )
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.samples_button = QPushButton(tr(ADD_SAMPLES))
        self.samples_button.setProperty("kind", "primary")
        self.samples_button.clicked.connect(self.samples_requested)
        self.import_button = QPushButton(tr("Import from other programs"))
        self.import_button.clicked.connect(self.import_requested)
        self.add_button = QPushButton(tr("Add a server"))
        self.add_button.clicked.connect(self.add_requested)
        self._cards = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._cards.setSpacing(14)
        self._cards.addWidget(
            _card(
                tr("Try it now"),
                tr(
                    "A made-up office with mail, a calendar and notes; where they are installed, the time, Git and web "
                    "pages too. It runs on this machine and asks for no account."
                ),
                self.samples_button,
            ),
            1,
        )
        self._cards.addWidget(
            _card(
                tr("Use your own servers"),
                tr(
                    "Take over what other programs on this machine have set up; their files stay as they are. "
                    "Or add a server by its JSON."
                ),
                self.import_button,
                self.add_button,
            ),
            1,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._picture)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addSpacing(12)
        column.addLayout(self._cards)
        self.setAccessibleName(f"{self._title.text()}. {self._text.text()}")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)  # a maximum would be its hint
        self._draw()

    def title(self) -> str:
        """The headline."""
        return self._title.text()

    def _draw(self) -> None:
        now = theme.active()
        self.setMaximumWidth(now.scaled(680))
        self._picture.setPixmap(pixmap("dost", "accent", now.scaled(40)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Side by side where there is room, else one under the other."""
        super().resizeEvent(event)
        wide = self.width() >= theme.active().scaled(_SIDE_BY_SIDE_PX)
        self._cards.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """The drawing and the width follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw()


def _card(title: str, text: str, *buttons: QPushButton) -> QFrame:
    card = QFrame()
    card.setProperty("kind", "well")
    card.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # equal shares, whatever the words
    column = QVBoxLayout(card)
    column.setContentsMargins(16, 14, 16, 16)
    column.setSpacing(8)
    column.addWidget(PlainLabel(title, "title", wrap=True))
    column.addWidget(PlainLabel(text, "small-muted", wrap=True))
    column.addStretch(1)
    column.addSpacing(4)
    for button in buttons:
        column.addWidget(button)
    return card
