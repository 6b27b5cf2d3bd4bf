"""One skill, whole: what it is for, where it is from, and its text, which a model reads as it stands here.

Public: ``SkillView``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme, wording
from dost_ui.answer_view import AnswerView
from dost_ui.labels import PlainLabel, WholeName
from dost_ui.link_question import ask_for_link
from dost_ui.skills_model import place_of
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QResizeEvent

    from dost_engine.types import Skill

LONGEST_RENDERED = 40_000
"""Characters of a text that is shown as Markdown; a longer one is shown as it is written, which costs no time."""

_LONGEST_ABOUT = 600
_RENDERED, _WRITTEN, _NOTHING = range(3)
_EMPTY = marked("There is nothing below its front matter: a model that reads it learns nothing.")


class SkillView(QFrame):
    """A skill.

    Signals:
        read_requested: Its text is wanted (id, arguments); answer with ``show_text`` or ``show_problem``.
        open_requested: Its file is to be opened in an editor (path).
        link_confirmed: An address in its text is to be opened; a person said so.
    """

    read_requested = Signal(str, object)
    open_requested = Signal(str)
    link_confirmed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._skill: Skill | None = None
        self._text = ""
        self.entries: dict[str, QLineEdit] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 16, 20, 16)
        column.setSpacing(8)
        self._head = head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setSpacing(8)
        self._name_line = QVBoxLayout()
        head.addLayout(self._name_line, 1)
        self.again_button = QPushButton(tr("Read again"))
        self.again_button.clicked.connect(self._read)
        self.open_button = QPushButton(tr("Open the file"))
        self.open_button.clicked.connect(self._open)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.again_button, 0, Qt.AlignmentFlag.AlignTop)
        buttons.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignTop)
        buttons.addStretch(1)
        head.addLayout(buttons)
        column.addLayout(head)
        self._about = PlainLabel(kind="muted", wrap=True)
        self._about.make_selectable()
        column.addWidget(self._about)
        self._tags = PlainLabel(kind="small-muted", wrap=True)
        column.addWidget(self._tags)
        self._place = PlainLabel(kind="small-muted", wrap=True)
        self._place.make_selectable()
        column.addWidget(self._place)
        self._arguments = QWidget()
        self._fields = QVBoxLayout(self._arguments)
        self._fields.setContentsMargins(0, 4, 0, 0)
        self._fields.setSpacing(4)
        column.addWidget(self._arguments)
        self._note = PlainLabel(kind="small-muted", wrap=True)
        self._note.make_selectable()
        column.addWidget(self._note)
        column.addWidget(self._make_body(), 1)

    def _make_body(self) -> QWidget:
        self.rendered = AnswerView()
        self.rendered.link_pressed.connect(self._ask_for_link)
        inner = QWidget()
        inner.setProperty("kind", "canvas")
        column = QVBoxLayout(inner)
        column.setContentsMargins(14, 12, 14, 12)
        column.addWidget(self.rendered)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(tr("Text of the skill"))
        scroll.setWidget(inner)
        self.written = QPlainTextEdit()
        self.written.setReadOnly(True)
        self.written.setProperty("kind", "log")
        self.written.setAccessibleName(tr("Text of the skill, as it is written"))
        well = QFrame()
        well.setProperty("kind", "well")
        holder = QVBoxLayout(well)
        holder.setContentsMargins(1, 1, 1, 1)
        holder.addWidget(scroll)
        self._body = QStackedWidget()
        for page in (well, self.written, QWidget()):
            self._body.addWidget(page)
        self._body.setMinimumHeight(1)  # it scrolls: what stands above it is never cut for it
        return self._body

    # --------------------------------------------------------------------------------------------- showing

    def set_skill(self, skill: Skill) -> None:
        """Show a skill, without its text; one of a folder is asked for at once, a prompt when a person says so."""
        same = self._skill is not None and self._skill.id == skill.id
        kept = {name: entry.text() for name, entry in self.entries.items()} if same else {}
        self._skill = skill
        while (item := self._name_line.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._name_line.addWidget(WholeName(skill.name, "title"))
        about = skill.description or tr("No description: it is found by its name and its tags alone.")
        self._about.setText(wording.shortened(about, _LONGEST_ABOUT))
        self._about.setToolTip(wording.tooltip(about) if self._about.text().endswith("…") else "")
        self._tags.setText(wording.shortened(tr("Tags: {join}", join=", ".join(skill.tags)), _LONGEST_ABOUT))
        self._tags.setVisible(bool(skill.tags))
        self._place.setText(wording.place(skill.file) or place_of(skill).capitalize())
        self._place.set_kind("small-muted" if skill.server else "fixed-muted")
        self.open_button.setVisible(bool(skill.file))
        self.again_button.setText(tr("Read it") if skill.server else tr("Read again"))
        self._show_arguments(skill, kept)
        if not same:
            self._text = ""
            self._body.setCurrentIndex(_NOTHING)
            self._say(tr("Its server writes the text when it is read.") if skill.server else tr("Reading…"))
        if not skill.server:
            self._read()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """The buttons go under the name where they would take its room."""
        super().resizeEvent(event)
        beside = self.width() >= theme.active().scaled(420)
        down = QBoxLayout.Direction.TopToBottom
        self._head.setDirection(QBoxLayout.Direction.LeftToRight if beside else down)

    def show_text(self, skill: Skill) -> None:
        """The text of the skill that is shown; of another one it is ignored."""
        if self._skill is None or skill.id != self._skill.id:
            return
        if skill.body == self._text and self._body.currentIndex() != _NOTHING:
            self._say(self._note.text() if self._body.currentIndex() == _WRITTEN else "")
            return  # the place in it is kept
        self._text = skill.body
        long = len(skill.body) > LONGEST_RENDERED
        if not skill.body.strip():
            self._say(tr(_EMPTY))
        elif long:
            self._say(tr("{count} characters, shown as they are written.", count=wording.number(len(skill.body))))
        else:
            self._say("")
        if long:
            self.written.setPlainText(skill.body)
        else:
            self.rendered.set_text(skill.body)
        self._body.setCurrentIndex((_WRITTEN if long else _RENDERED) if skill.body.strip() else _NOTHING)

    def show_problem(self, skill_id: str, text: str) -> None:
        """Why the text cannot be had; of another skill it is ignored."""
        if self._skill is not None and skill_id == self._skill.id:
            self._body.setCurrentIndex(_NOTHING)
            self._say(f"✗ {text}", "small-bad")

    def _say(self, text: str, kind: str = "small-muted") -> None:
        self._note.set_kind(kind)
        self._note.setText(text)
        self._note.setVisible(bool(text))

    def _show_arguments(self, skill: Skill, kept: Mapping[str, str]) -> None:
        while (item := self._fields.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.entries = {}
        for argument in skill.arguments:
            needed = tr("needed") if argument.required else tr("may be left out")
            about = f": {argument.description}" if argument.description else ""
            label = PlainLabel(f"{argument.name} ({needed}){about}", "small-muted", wrap=True)
            entry = QLineEdit(kept.get(argument.name, ""))
            entry.setAccessibleName(argument.name)
            entry.setAccessibleDescription(argument.description)
            entry.returnPressed.connect(self._read)
            self._fields.addWidget(label)
            self._fields.addWidget(entry)
            self.entries[argument.name] = entry
        self._arguments.setVisible(bool(skill.arguments))

    # ---------------------------------------------------------------------------------------------- within

    def shown(self) -> str:
        """Id of the skill that is shown, or empty."""
        return self._skill.id if self._skill is not None else ""

    def note(self) -> str:
        """What is said above the text."""
        return self._note.text()

    def text(self) -> str:
        """The text that is shown, as it is written."""
        return self._text

    def _read(self) -> None:
        if self._skill is None:
            return
        given = {name: entry.text().strip() for name, entry in self.entries.items()}
        if self._skill.server:
            self._say(tr("Its server is asked…"))
        self.read_requested.emit(self._skill.id, {name: value for name, value in given.items() if value})

    def _open(self) -> None:
        if self._skill is not None and self._skill.file:
            self.open_requested.emit(self._skill.file)

    def _ask_for_link(self, address: str) -> None:
        said = tr("The skill links to this address:")
        ask_for_link(self, address, said, lambda: self.link_confirmed.emit(address))
