"""Where skills come from, as a card of the settings page.

Public: ``SkillsCard``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFileDialog, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.box_hint import put_box
from dost_ui.labels import PlainLabel, WholeName
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Mapping

_PROMPTS = marked("The prompts of servers are skills too")
_PROMPTS_ABOUT = marked("A model that reads a skill goes by it, and a prompt is text that its server wrote.")


class SkillsCard(QFrame):
    """The card.

    Signals:
        changed: A setting is to have another value (name, value); answer with ``set_values`` and ``show_result``.

    Attributes:
        prompts: The switch of the prompts.
        add_button: Lets one choose another folder.
    """

    changed = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._folders: tuple[str, ...] = ()
        column = QVBoxLayout(self)
        theme.pad(column, "card")
        column.setSpacing(10)
        column.addWidget(PlainLabel(tr("Skills"), "title"))
        about = tr("Beside your own folder of skills, these are searched, in this order.")
        column.addWidget(PlainLabel(about, "small-muted", wrap=True))
        self._rows = QVBoxLayout()
        self._rows.setSpacing(6)
        column.addLayout(self._rows)
        self.add_button = QPushButton(tr("Add a folder…"))
        self.add_button.clicked.connect(self._ask_for_folder)
        line = QHBoxLayout()
        line.addWidget(self.add_button)
        line.addStretch(1)
        column.addLayout(line)
        self.prompts = QCheckBox(tr(_PROMPTS))
        self.prompts.setAccessibleDescription(tr(_PROMPTS_ABOUT))
        self.prompts.clicked.connect(lambda on: self.changed.emit("prompts_as_skills", on))
        put_box(column, self.prompts, tr(_PROMPTS_ABOUT))
        self._result = PlainLabel(kind="small-muted", wrap=True)
        self._result.make_selectable()
        self._result.hide()
        column.addWidget(self._result)
        self.setEnabled(False)  # until the service says what holds

    def set_values(self, values: Mapping[str, Any]) -> None:
        """What the service goes by, by the name of the setting. Emits nothing."""
        self.prompts.setChecked(values.get("prompts_as_skills") is True)
        self._show_folders(tuple(str(folder) for folder in values.get("skill_folders", ())))
        self.setEnabled(True)

    def show_result(self, text: str, *, ok: bool) -> None:
        """What came of a change."""
        self._result.set_kind("small-good" if ok else "small-bad")
        self._result.setText(("✓ " if ok else "✗ ") + text)
        self._result.show()

    def result(self) -> str:
        """What came of the last change."""
        return self._result.text()

    def folders(self) -> tuple[str, ...]:
        """The folders that are shown."""
        return self._folders

    def _show_folders(self, folders: tuple[str, ...]) -> None:
        self._folders = folders
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for folder in folders:
            row = QWidget()
            line = QHBoxLayout(row)
            line.setContentsMargins(0, 0, 0, 0)
            remove = QPushButton(tr("Remove"))
            remove.setProperty("kind", "small")
            remove.setAccessibleName(tr("Remove the folder {folder}", folder=folder))
            remove.clicked.connect(lambda _=False, folder=folder: self._remove(folder))
            line.addWidget(WholeName(folder, "fixed"), 1)
            line.addWidget(remove)
            self._rows.addWidget(row)

    def _remove(self, folder: str) -> None:
        self._change(tuple(one for one in self._folders if one != folder))
        self.add_button.setFocus()

    def _add(self, folder: str) -> None:
        if folder and folder not in self._folders:
            self._change((*self._folders, folder))

    def _change(self, folders: tuple[str, ...]) -> None:
        self._show_folders(folders)
        self.changed.emit("skill_folders", list(folders))

    def _ask_for_folder(self) -> None:
        dialog = QFileDialog(self, tr("Folder of skills"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(self._add)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
