"""What the chat shows before the first message: what Dost is for, or that there are no servers yet."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dost_ui import wording
from dost_ui.page_states import ADD_SAMPLES, PageState


class StartPage(QWidget):
    """A sentence, and things that one could say; where there are no servers, one button that adds some.

    Signals:
        suggestion_chosen: An example was pressed (text).
        samples_requested: The sample servers are to be added.

    Attributes:
        state: The sentence and its button.
    """

    suggestion_chosen = Signal(str)
    samples_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Until it is known whether there are servers, nothing is said of them."""
        super().__init__(parent)
        self._suggested: tuple[str, ...] = ()
        self.state = PageState()
        self.state.action.connect(self.samples_requested)
        self._suggestions = QVBoxLayout()
        self._suggestions.setSpacing(8)
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addWidget(self.state)
        column.addLayout(self._suggestions)
        column.addStretch(3)
        self.set_has_servers(True)

    def set_has_servers(self, has_servers: bool) -> None:
        """Whether any server is set up."""
        if has_servers:
            text = (
                "Say it in your own words. Dost looks through every tool of your servers, picks the few that matter, "
                "and shows why."
            )
            self.state.show_state("What shall we do?", text, icon="chat")
        else:
            text = (
                "Dost picks tools from MCP servers, and none is set up yet. Try it with the sample servers: a made-up "
                "office, the time, Git and web pages. Your own go into servers.json."
            )
            self.state.show_state("No servers yet", text, icon="servers", button=ADD_SAMPLES)

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
            button = QPushButton(wording.shortened(text, 70).replace("&", "&&"))
            button.setProperty("kind", "pill")
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, chosen=text: self.suggestion_chosen.emit(chosen))
            self._suggestions.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)

    def suggestion_buttons(self) -> tuple[QPushButton, ...]:
        """The examples."""
        entries = (self._suggestions.itemAt(at) for at in range(self._suggestions.count()))
        widgets = (entry.widget() for entry in entries if entry is not None)
        return tuple(widget for widget in widgets if isinstance(widget, QPushButton))
