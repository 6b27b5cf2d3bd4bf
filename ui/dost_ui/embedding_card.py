"""Where the embedding model stands, as a card of the settings page.

Public: ``EmbeddingCard``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from dost_engine.types import ModelState
from dost_ui import theme
from dost_ui.labels import PlainLabel
from dost_ui.model_card import ModelCard
from dost_ui.service_words import said
from dost_ui.status_bar import model_name
from dost_ui.translation import tr
from dost_ui.wording import tooltip

if TYPE_CHECKING:
    from dost_engine.types import IndexStatus


class EmbeddingCard(QFrame):
    """The card. What it says of a model that is there takes a line; the rest is that of ``ModelCard``.

    Signals:
        get_requested: Download it, again or in place of a damaged one.
        cancel_requested: End the download.

    Attributes:
        offer: What can be done about a model that is not there, and how far its download is.
    """

    get_requested = Signal()
    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        column = QVBoxLayout(self)
        theme.pad(column, "card")
        column.setSpacing(10)
        column.addWidget(PlainLabel(tr("Embedding model"), "title"))
        column.addWidget(PlainLabel(tr("By it tools are found by meaning."), "small-muted", wrap=True))
        self._state = PlainLabel(wrap=True)
        self._state.make_selectable()
        column.addWidget(self._state)
        self.offer = ModelCard(can_wait=False)
        self.offer.get_requested.connect(self.get_requested)
        self.offer.cancel_requested.connect(self.cancel_requested)
        column.addWidget(self.offer)
        self.clear()

    def set_index(self, index: IndexStatus) -> None:
        """Where the model stands."""
        self.offer.set_index(index)
        words = said(index.note)
        if index.model is ModelState.READY:
            words = tr("{model} is ready.", model=model_name(index))
        elif index.model is ModelState.LOADING:
            words = tr("The embedding model is loading")
        self._state.setToolTip(tooltip(index.model_id))
        self._say(words if self.offer.isHidden() else "")

    def show_error(self, title: str, text: str) -> None:
        """What was asked for could not even be begun."""
        self.offer.show_error(title, text)
        self._say("")

    def clear(self) -> None:
        """Nothing is known."""
        self.offer.clear()
        self._say(tr("The service has not said yet where it stands."))

    def words(self) -> str:
        """What the card says of the model."""
        return self._state.text() if self.offer.isHidden() else self.offer.words()

    def _say(self, words: str) -> None:
        self._state.setText(words)
        self._state.setVisible(bool(words))
