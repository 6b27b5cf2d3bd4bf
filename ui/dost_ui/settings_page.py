"""The settings that the window offers.

Public: ``SettingsPage``, ``SettingsValues``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme, wording
from dost_ui.choosing_card import ChoosingCard
from dost_ui.embedding_card import EmbeddingCard
from dost_ui.in_turn import InTurn
from dost_ui.kept_card import KeptCard
from dost_ui.key_field import KeyField, KeyState
from dost_ui.labels import PlainLabel
from dost_ui.language_card import LanguageCard
from dost_ui.look_card import LookCard
from dost_ui.mirror import set_hint
from dost_ui.page_header import PageHeader
from dost_ui.parts import stops_of
from dost_ui.place_words import place_words
from dost_ui.presence_card import PresenceCard
from dost_ui.skills_card import SkillsCard
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

_WIDEST_PX = 820
_SAVED = marked("Saved.")
_KEEPING = marked("Putting the key into the system keyring…")


@dataclass(frozen=True, slots=True)
class SettingsValues:
    """What the page shows and changes.

    Attributes:
        theme: One of ``theme.CHOICES``.
        text_scale: Size of text in percent, 80 to 200.
        base_url: Of an OpenAI-compatible endpoint; empty for none.
        model: Name of the model there.
        api_key_env: Environment variable that holds the key.
        density: ``comfortable`` or ``compact``.
    """

    theme: str = "system"
    text_scale: int = 100
    base_url: str = ""
    model: str = ""
    api_key_env: str = "DOST_API_KEY"
    density: str = "comfortable"


class SettingsPage(QFrame):
    """The page.

    Signals:
        saved: The new ``SettingsValues``: at once for theme and text size, on "Save" for the model.
        test_requested: The provider of these ``SettingsValues`` is to be tried, with ``key.typed()`` where something
            is typed there; answer with ``set_test_result``.
        key_entered: This key is to be kept for the address that was just saved; answer with ``show_key_kept`` or
            ``show_error``.
        key_forgotten: The key of the saved address is to be forgotten; answer with ``set_key_state``.
        shown: The page came to be seen.
        diagnostics_requested: The log and the state of Dost are to be shown.

    Attributes:
        look: Colours, room, size of text.
        language: Of the window.
        key: The row of the API key.
        choosing: How the service chooses tools.
        embedding: The model by which it searches by meaning.
        skills: Where skills come from.
        kept: What is kept on this machine.
        presence: How Dost is there while its window is not.
    """

    saved = Signal(object)
    test_requested = Signal(object)
    key_entered = Signal(str)
    key_forgotten = Signal()
    shown = Signal()
    diagnostics_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Settings"))
        self.setProperty("kind", "page")
        self._kept = SettingsValues()
        self._setting = False
        inner = self._inner = QWidget()
        inner.setProperty("kind", "canvas")
        self._fit()
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAlignment(Qt.AlignmentFlag.AlignLeft)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the control that has the focus
        scroll.setWidget(inner)  # while it is empty: what is put into it later is styled once
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(PageHeader(tr("Settings"), self))
        outer.addWidget(scroll, 1)
        column = QVBoxLayout(inner)
        theme.pad(column, "page")
        column.setSpacing(14)
        self.look = LookCard(inner)
        self.look.changed.connect(self._look_changed)
        self.language = LanguageCard(inner)
        self.choosing = ChoosingCard(inner)
        self.embedding = EmbeddingCard(inner)
        self.skills = SkillsCard(inner)
        provider = self._make_provider()
        self.kept = KeptCard(inner)
        self.presence = PresenceCard(inner)
        paths = self._make_paths()
        below = (self.choosing, self.embedding, self.skills, provider, self.kept, self.presence, paths)
        for card in (self.look, self.language, *below):
            column.addWidget(card)
        column.addStretch(1)
        for card in below:
            card.hide()
        InTurn(self, [card.show for card in below])
        self.set_values(SettingsValues())

    def _fit(self) -> None:
        """Cards as wide as lines can be read well; they grow with the text."""
        self._inner.setMaximumWidth(theme.active().scaled(_WIDEST_PX))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Widths follow the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_inner"):
            self._fit()

    def _make_provider(self) -> QFrame:
        card, column = _card(
            self._inner,
            tr("Language model"),
            tr(
                "Any OpenAI-compatible endpoint: Ollama, LM Studio, llama.cpp, or a hosted one. "
                "Without one, the chat proposes tools and you run them by hand."
            ),
        )
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.base_url = _entry("http://127.0.0.1:11434/v1", tr("Address"))
        self.model = _entry("llama3.1:8b", tr("Model"))
        self.api_key_env = _entry("DOST_API_KEY", tr("Variable with the key"))
        for name, entry in (
            (tr("Address"), self.base_url),
            (tr("Model"), self.model),
            (tr("Variable with the key"), self.api_key_env),
        ):
            form.addRow(_beside(entry, name), entry)
            entry.textEdited.connect(self._update_buttons)
            entry.returnPressed.connect(self._save)
        self.key = KeyField()
        self.key.edited.connect(self._update_buttons)
        self.key.entered.connect(self._save)
        self.key.forgotten.connect(self.key_forgotten)
        form.addRow(_beside(self.key, tr("API key")), self.key)
        column.addLayout(form)
        column.addWidget(self.key.note)
        line = QHBoxLayout()
        line.setSpacing(10)
        self.save_button = QPushButton(tr("Save"))
        self.save_button.setProperty("kind", "primary")
        self.save_button.clicked.connect(self._save)
        self.test_button = QPushButton(tr("Test connection"))
        self.test_button.clicked.connect(lambda: self.test_requested.emit(self.values()))
        self._result = PlainLabel(kind="small-muted", wrap=True)
        self._result.make_selectable()
        line.addWidget(self.save_button)
        line.addWidget(self.test_button)
        line.addWidget(self._result, 1)
        column.addLayout(line)
        return card

    def _make_paths(self) -> QFrame:
        card, column = _card(self._inner, tr("Files"), tr("Where Dost keeps what it knows."))
        self._paths = QFormLayout()
        self._paths.setHorizontalSpacing(16)
        self._paths.setVerticalSpacing(4)
        column.addLayout(self._paths)
        self.diagnostics_button = QPushButton(tr("Log and diagnostics…"))
        self.diagnostics_button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.diagnostics_button.clicked.connect(self.diagnostics_requested)
        column.addWidget(self.diagnostics_button)
        return card

    # ---------------------------------------------------------------------------------------------- values

    def set_values(self, values: SettingsValues) -> None:
        """Show values. Emits nothing."""
        self._setting = True
        self._kept = values
        self.look.set_values(values.theme, values.text_scale, values.density)
        self.base_url.setText(values.base_url)
        self.model.setText(values.model)
        self.api_key_env.setText(values.api_key_env)
        self._setting = False
        self._update_buttons()

    def values(self) -> SettingsValues:
        """What the page shows now."""
        choice, text_scale, density = self.look.values()
        return SettingsValues(
            theme=choice,
            text_scale=text_scale,
            base_url=self.base_url.text().strip(),
            model=self.model.text().strip(),
            api_key_env=self.api_key_env.text().strip(),
            density=density,
        )

    def set_paths(self, rows: tuple[tuple[str, str], ...]) -> None:
        """Name and place of files, shown to be copied."""
        while self._paths.rowCount():
            self._paths.removeRow(0)
        before = stops_of(self.presence)[-1]  # Qt puts new ones last in the window
        for name, place in rows:
            label = PlainLabel(wording.place(place), "fixed-muted", wrap=True)
            label.make_selectable()
            self._paths.addRow(PlainLabel(place_words(name), "small"), label)
            QWidget.setTabOrder(before, label)
            before = label

    def set_key_state(self, state: KeyState, detail: str = "") -> None:
        """Where the key of the saved address comes from; see ``KeyState``."""
        self.key.set_state(state, detail)
        self._update_buttons()

    def show_key_kept(self) -> None:
        """The typed key is in the keyring now; it leaves the field."""
        self.key.entry.clear()
        if self._result.text() == tr(_KEEPING):  # an error of the other settings stays
            self._result.setText(tr(_SAVED))
        self._update_buttons()

    def set_test_result(self, ok: bool, text: str) -> None:
        """What came of a test."""
        self._result.set_kind("small-good" if ok else "small-bad")
        self._result.setText(("✓ " if ok else "✗ ") + text)

    def show_error(self, text: str) -> None:
        """The settings could not be kept."""
        self._result.set_kind("small-bad")
        self._result.setText(f"✗ {text}")

    def theme_button(self, name: str) -> QAbstractButton:
        """The button of a theme."""
        return self.look.theme_button(name)

    def choose_theme(self, name: str) -> None:
        """As if a person pressed the button of that theme."""
        self.look.theme_button(name).click()

    def choose_density(self, name: str) -> None:
        """As if a person pressed the button of that density."""
        self.look.density_button(name).click()

    def step_text(self, steps: int) -> None:
        """Larger or smaller text by so many steps of 10 percent, 0 for the usual size; it is kept like any change."""
        self.look.step_text(steps)

    def result(self) -> str:
        """What stands beside the buttons."""
        return self._result.text()

    def _look_changed(self) -> None:
        if self._setting:
            return
        now = self.values()
        look = replace(self._kept, theme=now.theme, text_scale=now.text_scale, density=now.density)
        if look != self._kept:
            self._kept = look
            self.saved.emit(look)

    def _save(self) -> None:
        self._kept, key = self.values(), self.key.typed()
        if key and not self._kept.base_url:
            self.show_error(tr("A key belongs to an address. Type that too."))
            return
        self._result.set_kind("small-muted")
        self._result.setText(tr(_KEEPING if key else _SAVED))
        self.saved.emit(self._kept)
        if key:
            self.key_entered.emit(key)
        self._update_buttons()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt
        """Tell that the page is seen."""
        super().showEvent(event)
        self.shown.emit()

    def _update_buttons(self) -> None:
        now, kept = self.values(), self._kept
        typed = (now.base_url, now.model, now.api_key_env) != (kept.base_url, kept.model, kept.api_key_env)
        self.save_button.setEnabled(typed or bool(self.key.typed()))  # the look is kept at once
        self.test_button.setEnabled(bool(now.base_url))


def _card(parent: QWidget, title: str, text: str) -> tuple[QFrame, QVBoxLayout]:
    card = QFrame(parent)
    card.setProperty("kind", "card")
    column = QVBoxLayout(card)
    theme.pad(column, "card")
    column.setSpacing(10)
    column.addWidget(PlainLabel(title, "title"))
    if text:
        column.addWidget(PlainLabel(text, "small-muted", wrap=True))
    return card, column


def _beside(entry: QWidget, name: str) -> PlainLabel:
    """The name of a field. A form puts it above the middle of the field unless it may be as high as that."""
    label = PlainLabel(name)
    label.setBuddy(entry)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
    return label


def _entry(hint: str, name: str) -> QLineEdit:
    entry = QLineEdit()
    set_hint(entry, hint)
    entry.setAccessibleName(name)
    return entry
