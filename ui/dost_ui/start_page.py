"""What the chat shows before the first message: how to come to the first tools, or what one could say."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dost_ui import theme, wording
from dost_ui.first_steps import FirstSteps
from dost_ui.mirror import own_way, set_margins
from dost_ui.page_states import PageState
from dost_ui.pick_preview import PickPreview
from dost_ui.translation import tr, trn

_SIDE_PX = 28
"""Beside it: as beside the conversation that takes its place."""


class StartPage(QWidget):
    """A sentence, things that one could say, and the tools that what is written would get.

    Where there are no servers it shows the two ways to some instead.

    Signals:
        suggestion_chosen: An example was pressed (text).
        samples_requested: The sample servers are to be added.
        import_requested: Servers of other programs are to be taken over.
        add_requested: A server is to be added by hand.

    Attributes:
        state: The sentence.
        steps: The two ways.
        preview: The tools that come for what is being written.
    """

    suggestion_chosen = Signal(str)
    samples_requested = Signal()
    import_requested = Signal()
    add_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Until it is known whether there are servers, nothing is said of them."""
        super().__init__(parent)
        self._suggested: tuple[str, ...] = ()
        self.state = PageState()
        self.steps = FirstSteps()
        self.steps.samples_requested.connect(self.samples_requested)
        self.steps.import_requested.connect(self.import_requested)
        self.steps.add_requested.connect(self.add_requested)
        self.preview = PickPreview()
        self._suggestions = QVBoxLayout()
        self._suggestions.setSpacing(8)
        self._column = column = QVBoxLayout(self)
        self.leave_room(0)
        column.addStretch(2)
        column.addLayout(_centred(self.steps))
        column.addWidget(self.state)
        column.addLayout(self._suggestions)
        column.addSpacing(10)
        column.addLayout(_centred(self.preview))
        column.addStretch(3)
        self._fit()
        self.set_has_servers(True)

    def leave_room(self, bar_px: int) -> None:
        """A scroll bar takes its room from the margin, so that the page ends where the line to write in ends."""
        set_margins(self._column, _SIDE_PX, 20, max(_SIDE_PX - bar_px, 0), 16)

    def set_has_servers(self, has_servers: bool) -> None:
        """Whether any server is set up."""
        self.steps.setVisible(not has_servers)
        self.state.setVisible(has_servers)
        if has_servers:
            text = tr(
                "Say it in your own words. Dost looks through every tool of your servers, picks the "
                "few that matter, and shows why."
            )
            self.state.show_state(tr("What shall we do?"), text, icon="chat")

    def set_starting(self, ready: int, servers: int) -> None:
        """No server has brought tools yet, and some are still coming up."""
        self.set_has_servers(True)
        self.state.show_state(
            tr("The servers are starting"),
            trn("{ready} of %n server ready.", "{ready} of %n servers ready.", servers, ready=wording.number(ready)),
            busy=True,
            done=ready / servers if servers else 0.0,
        )

    def set_suggestions(self, texts: tuple[str, ...]) -> None:
        """Things that one could say."""
        if texts == self._suggested:
            return
        self._suggested = texts
        while (item := self._suggestions.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for text in texts:
            button = QPushButton(own_way(wording.shortened(text, 70).replace("&", "&&")))
            button.setProperty("kind", "pill")
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, chosen=text: self.suggestion_chosen.emit(chosen))
            self._suggestions.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)

    def suggestion_buttons(self) -> tuple[QPushButton, ...]:
        """The examples."""
        entries = (self._suggestions.itemAt(at) for at in range(self._suggestions.count()))
        widgets = (entry.widget() for entry in entries if entry is not None)
        return tuple(widget for widget in widgets if isinstance(widget, QPushButton))

    def _fit(self) -> None:
        self.preview.setMaximumWidth(theme.active().scaled(560))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """The width follows the size of the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "preview"):
            self._fit()


def _centred(widget: QWidget) -> QHBoxLayout:
    line = QHBoxLayout()
    line.addStretch(1)
    line.addWidget(widget, 1000)
    line.addStretch(1)
    return line
