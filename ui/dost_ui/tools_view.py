"""The tree of tools, by keyboard too.

Public: ``ToolsView``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, QRect, QSortFilterProxyModel, Qt
from PySide6.QtWidgets import QListView, QWidget

from dost_ui.kept_in_sight import ListKeptInSight
from dost_ui.mirror import turned_point
from dost_ui.tools_delegate import ToolsDelegate
from dost_ui.translation import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from dost_ui.tools_model import ToolsTree


class ToolsView(ListKeptInSight):
    """Space sets the switch of the current row, Right opens a server, Left closes one or goes from a tool to it.

    Between the view and the tree stands a proxy that changes nothing: laying out a list, Qt asks its model twice for
    every row, and the proxy answers that without Python.
    """

    def __init__(self, tree: ToolsTree, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tree = tree
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSourceModel(tree)
        delegate = ToolsDelegate(self)
        delegate.arrow_pressed.connect(self._set_open)
        self.setModel(self._proxy)
        self.setItemDelegate(delegate)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Tools"))
        self.setAccessibleDescription(tr("Space switches a tool or a whole server; Left and Right close and open one."))

    def current(self) -> QModelIndex:
        """The current row, as the tree has it."""
        return self._proxy.mapToSource(self.currentIndex())

    def select(self, index: QModelIndex) -> None:
        """Make a row of the tree the current one."""
        self.setCurrentIndex(self._proxy.mapFromSource(index))

    def rect_of(self, index: QModelIndex) -> QRect:
        """Where a row of the tree is on the screen."""
        return self.visualRect(self._proxy.mapFromSource(index))

    def switch_of(self, index: QModelIndex) -> QPoint:
        """The middle of the switch of a row of the tree."""
        delegate = self.itemDelegate()
        assert isinstance(delegate, ToolsDelegate)  # noqa: S101 - set above
        is_server = self._tree.server(index) is not None
        row = self.rect_of(index)
        return turned_point(delegate.switch_rect(row, is_server=is_server).center(), row)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt
        """The arrows to the sides; the others as in any list."""
        index = self.current()
        server, info = self._tree.server(index), self._tree.info(index)
        if event.key() == Qt.Key.Key_Right and server is not None:
            if server.opened:
                self.select(self._tree.index(index.row() + 1))
            self._set_open(server.name, opened=True)
        elif event.key() == Qt.Key.Key_Left and server is not None:
            self._set_open(server.name, opened=False)
        elif event.key() == Qt.Key.Key_Left and info is not None:
            self.select(self._tree.find_server(info.tool.server))
        else:
            super().keyPressEvent(event)

    def _set_open(self, server: str, opened: bool) -> None:
        current = self._tree.info(self.current())
        self._tree.set_open(server, opened=opened)
        kept = self._tree.find(current.tool.id) if current is not None else QModelIndex()
        self.select(kept if kept.isValid() else self._tree.find_server(server))
