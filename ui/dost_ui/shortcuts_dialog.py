"""All keys of the window, made from its actions.

Public: ``ShortcutsDialog``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QHBoxLayout, QListView, QPushButton, QVBoxLayout

from dost_ui import theme
from dost_ui.command_rows import CommandDelegate, CommandModel, CommandRow
from dost_ui.commands import Group, all_keys_of, group_of, keys_of, text_of
from dost_ui.parts import give_back
from dost_ui.translation import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from dost_ui.commands import Commands


class ShortcutsDialog(QDialog):
    """Keys by group, then those that work in one place only. Open it with ``open()``.

    Attributes:
        view: The list.
        model: Its model.
    """

    def __init__(self, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before = QApplication.focusWidget()
        self.setWindowTitle(tr("Keys"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.model = CommandModel()
        self.model.set_rows(key_rows(commands))
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setItemDelegate(CommandDelegate(self.view))
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setAccessibleName(tr("Keys"))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 14)
        column.setSpacing(10)
        column.addWidget(self.view, 1)
        line = QHBoxLayout()
        line.addStretch(1)
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.reject)
        line.addWidget(close)
        column.addLayout(line)
        now = theme.active()
        self.resize(min(now.scaled(540), 860), min(now.scaled(620), 760))
        self.view.setCurrentIndex(self.model.index(1))
        self.view.setFocus()

    def done(self, result: int) -> None:
        """The focus goes back to where it was."""
        super().done(result)
        give_back(self._before)


def key_rows(commands: Commands) -> tuple[CommandRow, ...]:
    """Every action that has keys, under the heading of its group; then the keys of single widgets."""
    rows: list[CommandRow] = []
    for group in Group:
        there = [one for one in commands.kept() if group_of(one) is group and keys_of(one)]
        if there:
            rows.append(CommandRow(tr(str(group)), heading=True))
            rows += [CommandRow(text_of(one), all_keys_of(one), action=one) for one in there]
    for place in dict.fromkeys(one.place for one in commands.widget_keys):
        rows.append(CommandRow(place, heading=True))
        rows += [CommandRow(one.text, one.keys) for one in commands.widget_keys if one.place == place]
    return tuple(rows)
