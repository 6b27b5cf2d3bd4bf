"""What a person decides about one tool: always, never, its calls, and the words that it is found by.

Public: ``ChoiceBar``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from dost_engine.types import Approval, ToolChoice
from dost_ui.flow_layout import FlowLayout
from dost_ui.label_column import FrameOfFields
from dost_ui.labels import PlainLabel
from dost_ui.mirror import set_hint
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from dost_engine.types import ToolInfo

MAX_WORDS_CHARS = 300
_KEPT = marked("Kept.")
APPROVALS = (
    (Approval.DEFAULT, marked("As the settings say")),
    (Approval.ASK, marked("Ask each time")),
    (Approval.NEVER, marked("Never allowed")),
    (Approval.ALWAYS, marked("Always allowed")),
)
"""In such an order that the arrow keys pass nothing on their way that allows more."""


class ChoiceBar(FrameOfFields):
    """The choices of the selected tool.

    Signals:
        changed: Another choice is wanted (tool id, ``ToolChoice``): at once for boxes and list, with Enter or when
            the field is left for the words and tags.

    Attributes:
        pinned: The box "Always".
        banned: The box "Never".
        approval: Who decides about its calls.
        words: The field of the search words.
        tags: The field of the tags.
    """

    changed = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._info: ToolInfo | None = None
        self._setting = False
        self.pinned = QCheckBox(tr("Always give it"))
        self.pinned.setToolTip(tr("Pinned: the model gets this tool in every turn."))
        self.banned = QCheckBox(tr("Never give it"))
        self.banned.setToolTip(tr("Banned: the model never gets this tool, whatever the message says."))
        self.approval = QComboBox()
        self.approval.setAccessibleName(tr("Calls of the tool"))
        self.approval.setToolTip(tr("Whether a call that a model or another program wants is made."))
        for value, words in APPROVALS:
            self.approval.addItem(tr(words), value)
        self.words = _field(tr("Also found by"), tr("Other words for it: mail, letter, post"))
        self.words.setMaxLength(MAX_WORDS_CHARS)
        self.tags = _field(tr("Tags"), tr("work, fast"))
        self._result = PlainLabel(kind="small-muted", wrap=True)
        first = QWidget()
        flow = FlowLayout(first, gap_px=16)
        flow.addWidget(self.approval)
        flow.addWidget(_together(self.pinned, self.banned))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 12)
        column.setSpacing(8)
        column.addWidget(self._labelled(tr("Calls"), self.approval, first))
        column.addWidget(self._labelled(tr("Also found by"), self.words))
        column.addWidget(self._labelled(tr("Tags"), self.tags))
        column.addWidget(self._result)
        self._result.hide()
        self.pinned.toggled.connect(self._pinned)
        self.banned.toggled.connect(self._banned)
        self.approval.activated.connect(self._tell)
        self.words.editingFinished.connect(self._typed)
        self.tags.editingFinished.connect(self._typed)
        self.set_tool(None)

    def _labelled(self, text: str, widget: QWidget, field: QWidget | None = None) -> QWidget:
        """``field`` is what ``widget`` stands in where that goes on in a second line; the label is beside the first."""
        holder = QWidget()
        line = QHBoxLayout(holder)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(10)
        label = PlainLabel(text, "small")
        label.setBuddy(widget)
        self.names.add(label)
        if field is None:
            line.addWidget(label)
        else:
            label.setFixedHeight(widget.sizeHint().height())
            self._beside_first = label
            line.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(field or widget, 1)
        return holder

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """The label of two lines stands beside the first."""
        super().resizeEvent(event)
        self._beside_first.setFixedHeight(self.approval.sizeHint().height())

    def set_tool(self, info: ToolInfo | None) -> None:
        """Show the choices of a tool, or nothing. What is being typed about the same tool stays."""
        same = info is not None and self._info is not None and info.tool.id == self._info.tool.id
        kept = self._info.choice if self._info is not None else ToolChoice()
        self._info = info
        self.setVisible(info is not None)
        if info is None:
            return
        self._setting = True
        self.pinned.setChecked(info.choice.pinned)
        self.banned.setChecked(info.choice.banned)
        self.approval.setCurrentIndex(self.approval.findData(info.choice.approval))
        if not (same and info.choice.search_words == kept.search_words):
            self.words.setText(info.choice.search_words)
        if not (same and info.choice.tags == kept.tags):
            self.tags.setText(", ".join(info.choice.tags))
        self._setting = False
        if not same:
            self._result.hide()

    def show_kept(self, tool_id: str) -> None:
        """What was decided about a tool is kept."""
        self._say(tool_id, tr(_KEPT), "small-good")

    def show_error(self, tool_id: str, text: str) -> None:
        """What was decided about a tool could not be kept; the boxes show again what holds."""
        if self._info is not None and self._info.tool.id == tool_id:
            self._setting = True
            self.pinned.setChecked(self._info.choice.pinned)
            self.banned.setChecked(self._info.choice.banned)
            self.approval.setCurrentIndex(self.approval.findData(self._info.choice.approval))
            self._setting = False
        self._say(tool_id, f"✗ {text}", "small-bad")

    def result(self) -> str:
        """What came of the last change; empty where there was none."""
        return self._result.text() if not self._result.isHidden() else ""

    def _say(self, tool_id: str, text: str, kind: str) -> None:
        if self._info is not None and self._info.tool.id == tool_id:
            self._result.set_kind(kind)
            self._result.setText(text)
            self._result.show()

    def _pinned(self, on: bool) -> None:
        if on and not self._setting:
            self._uncheck(self.banned)
        self._tell()

    def _banned(self, on: bool) -> None:
        if on and not self._setting:
            self._uncheck(self.pinned)
        self._tell()

    def _uncheck(self, box: QCheckBox) -> None:
        self._setting, before = True, self._setting
        box.setChecked(False)
        self._setting = before

    def _typed(self) -> None:
        self._tell()

    def _tell(self) -> None:
        if self._setting or self._info is None:
            return
        tags = tuple(dict.fromkeys(tag.strip() for tag in self.tags.text().split(",") if tag.strip()))
        wanted = replace(
            self._info.choice,
            pinned=self.pinned.isChecked(),
            banned=self.banned.isChecked(),
            search_words=self.words.text().strip(),
            tags=tags,
            approval=self.approval.currentData(),
        )
        if wanted != self._info.choice:
            self.changed.emit(self._info.tool.id, wanted)


def _together(*boxes: QCheckBox) -> QWidget:
    """Boxes that go on in the next line together, and one below the other only where that is too short for both."""
    holder = QWidget()
    line = FlowLayout(holder, gap_px=16)
    for box in boxes:
        line.addWidget(box)
    return holder


def _field(name: str, hint: str) -> QLineEdit:
    entry = QLineEdit()
    entry.setAccessibleName(name)
    set_hint(entry, hint)
    return entry
