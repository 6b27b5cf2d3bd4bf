"""All options of a rule set, in groups that fold.

Public: ``KnobPanel``.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.icons import fold_mark, put_beside
from dost_ui.in_turn import InTurn
from dost_ui.inspector_query import Setting
from dost_ui.knob_row import KnobRow, ServersRow, make_row
from dost_ui.knobs import FOLDED, changed, knobs_of, value_at, with_value
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.types import Rules
    from dost_ui.knobs import Knob


class KnobGroup(QWidget):
    """A heading that folds, and its options.

    Signals:
        opened: The options are to be seen.

    Attributes:
        head: The heading.
    """

    opened = Signal()

    def __init__(self, name: str, knobs: Sequence[Knob], parent: QWidget, *, folded: bool) -> None:
        super().__init__(parent)
        self._name = name
        self.knobs = tuple(knobs)
        self.head = QToolButton(self)
        self.head.setProperty("kind", "section")
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.head.setCheckable(True)
        self.head.setChecked(not folded)
        self.body = QWidget(self)
        self.body.setProperty("kind", "canvas")
        self._rows = QVBoxLayout(self.body)
        self._rows.setContentsMargins(0, 2, 0, 2)
        self._rows.setSpacing(7)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.head, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.body)
        self.head.toggled.connect(self._fold)
        self.show_changed(0)
        self._fold(opened=not folded)

    def add(self, rows: Sequence[KnobRow]) -> None:
        """The controls of the options, next in the order of Tab: Qt puts new ones last in the window."""
        for row in rows:
            self._rows.addWidget(row)
            row.show()
        for before, after in pairwise([self.head, *(stop for row in rows for stop in (row.reset, row.editor()))]):
            QWidget.setTabOrder(before, after)

    def show_changed(self, count: int) -> None:
        """How many of its options differ from their defaults."""
        self.head.setText(tr(self._name).upper() + (f"  • {count}" if count else ""))
        self.head.setAccessibleName(
            tr("{group}, {count} changed", group=tr(self._name), count=count) if count else tr(self._name)
        )

    def _fold(self, opened: bool) -> None:
        self._draw(opened=opened)
        if opened:
            self.opened.emit()
        self.body.setVisible(opened)

    def _draw(self, *, opened: bool) -> None:
        side = theme.active().scaled(12)
        put_beside(self.head, QIcon(fold_mark(opened=opened, size=side)), side)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """The mark follows theme and size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "body"):
            self._draw(opened=self.head.isChecked())


class KnobPanel(QWidget):
    """The options of the rules in force.

    Controls are made group by group once the panel is shown, those of a folded group when it is opened, and all of them
    when one is asked for. Made in one go, they would hold up the window.

    Signals:
        changed: A person changed something.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._setting = self._default = Setting()
        self._pages: dict[Rules, QWidget] = {}
        self._groups: dict[Rules, list[KnobGroup]] = {}
        self._rows: dict[Rules, dict[str, KnobRow]] = {}
        self._servers: tuple[str, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.set_setting(self._setting, self._default)

    def setting(self) -> Setting:
        """What is set."""
        return self._setting

    def set_setting(self, setting: Setting, default: Setting) -> None:
        """Show a setting, and mark where it differs from another of the same rules. Emits nothing."""
        self._setting, self._default = setting, default
        rules = setting.policy.rules
        if rules not in self._pages:
            self._make(rules)
        for other, page in self._pages.items():
            page.setVisible(other is rules)
        self._show()

    def set_servers(self, servers: Sequence[str]) -> None:
        """The servers that there are."""
        self._servers = tuple(servers)
        for rows in self._rows.values():
            for row in rows.values():
                if isinstance(row, ServersRow):
                    row.set_servers(servers)

    def row(self, key: str) -> KnobRow:
        """The control of an option of the rules in force, by the end of its key."""
        return next(row for row in self.rows() if row.knob.key == key or row.knob.key.endswith(f".{key}"))

    def rows(self) -> tuple[KnobRow, ...]:
        """All controls of the rules in force."""
        rules = self._setting.policy.rules
        for group in self._groups[rules]:
            self._fill(rules, group)
        return tuple(self._rows[rules][knob.key] for group in self._groups[rules] for knob in group.knobs)

    def group(self, name: str) -> KnobGroup:
        """A group of the rules in force."""
        found = self._groups[self._setting.policy.rules]
        return next(one for one in found if one.head.accessibleName().partition(",")[0] == name)

    def _make(self, rules: Rules) -> None:
        page = QWidget(self)
        page.setProperty("kind", "canvas")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        knobs = knobs_of(rules)
        self._pages[rules], self._groups[rules], self._rows[rules] = page, [], {}
        for name in dict.fromkeys(knob.group for knob in knobs):
            folded = name in FOLDED
            group = KnobGroup(name, [knob for knob in knobs if knob.group == name], page, folded=folded)
            group.opened.connect(partial(self._fill, rules, group))
            column.addWidget(group)
            self._groups[rules].append(group)
        InTurn(page, [partial(self._fill, rules, group) for group in self._groups[rules] if group.head.isChecked()])
        self._column.addWidget(page)

    def _fill(self, rules: Rules, group: KnobGroup) -> None:
        """Make the controls of a group that has none."""
        rows = self._rows[rules]
        if group.knobs[0].key in rows:
            return
        made = [make_row(knob, group.body) for knob in group.knobs]
        for row in made:
            if isinstance(row, ServersRow):
                row.set_servers(self._servers)
            row.changed.connect(self._take)
            rows[row.knob.key] = row
            if rules is self._setting.policy.rules:
                row.set_value(value_at(self._setting, row.knob.key), value_at(self._default, row.knob.key))
        group.add(made)

    def _show(self) -> None:
        for key, row in self._rows[self._setting.policy.rules].items():
            row.set_value(value_at(self._setting, key), value_at(self._default, key))
        self._count()

    def _count(self) -> None:
        for group in self._groups[self._setting.policy.rules]:
            group.show_changed(changed(self._setting, self._default, group.knobs))

    def _take(self, key: str, value: object) -> None:
        self._setting = with_value(self._setting, key, value)
        for other, row in self._rows[self._setting.policy.rules].items():
            if other != key and ("|" in other or "|" in key):  # they stand for the same fields
                row.set_value(value_at(self._setting, other), value_at(self._default, other))
        self._count()
        self.changed.emit()
