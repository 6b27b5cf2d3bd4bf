"""What a screen reader is told: a walk through the accessible tree of every page, with no tools and with twenty."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from dost_engine.types import ModelState, ServerState
from dost_ui import samples, theme
from dost_ui.gallery import fill_chat, fill_inspector
from dost_ui.main_window import MainWindow, Page
from dost_ui.status_bar import StatusBar

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QAccessibleInterface
    from pytestqt.qtbot import QtBot

Role = QAccessible.Role
FITTING = {
    Role.Button,
    Role.ButtonMenu,
    Role.ButtonDropDown,
    Role.CheckBox,
    Role.RadioButton,
    Role.EditableText,
    Role.ComboBox,
    Role.Slider,
    Role.SpinBox,
    Role.List,
    Role.ListItem,
    Role.Table,
    Role.Cell,
    Role.Tree,
    Role.TreeItem,
    Role.PageTab,
    Role.PageTabList,
    Role.StaticText,
    Role.Document,
}
"""Roles that say what one can do with what has the focus."""
MOST_ROWS = 8


@pytest.fixture(scope="module")
def window(qapp: QApplication) -> Iterator[MainWindow]:
    theme.apply(qapp, "light")
    before = QAccessible.isActive()
    QAccessible.setActive(True)  # as with a screen reader: without one Qt does not follow changes of models
    made = MainWindow()
    made.resize(1440, 900)
    made.show()
    yield made
    made.hide()
    made.deleteLater()
    QAccessible.setActive(before)


def fill(window: MainWindow) -> None:
    """A conversation, twenty tools, and what else there is."""
    window.chat_view.clear()
    fill_chat(window.chat_view)
    window.set_counts(tools=20, servers=9)
    window.turn_panel.show_trace(samples.trace(), samples.tools(), frozenset({"weather/get_forecast"}))
    window.servers_page.set_servers(samples.servers())
    window.tools_page.set_tools(tuple(samples.tools().values())[:20])
    fill_inspector(window.inspector)
    window.status_bar.set_status(samples.status())


def empty(window: MainWindow) -> None:
    window.chat_view.clear()
    window.turn_panel.show_empty()
    window.servers_page.set_servers(())
    window.tools_page.set_tools(())


def walk(node: QAccessibleInterface, above: str = "") -> Iterator[tuple[str, QAccessibleInterface]]:
    """Every node that is shown, with the names on the way to it. Of long lists the first rows."""
    here = f"{above}/{node.text(QAccessible.Text.Name) or node.role().name}"
    yield here, node
    rows = 0
    for at in range(node.childCount()):
        child = node.child(at)
        if child is None or not child.isValid() or child.state().invisible:
            continue
        rows += child.role() in {Role.ListItem, Role.Cell, Role.TreeItem}
        if rows <= MOST_ROWS:
            yield from walk(child, here)


def name_of(node: QAccessibleInterface) -> str:
    return str(node.text(QAccessible.Text.Name)).strip()


def shown(window: MainWindow, page: Page) -> list[tuple[str, QAccessibleInterface]]:
    window.show_page(page)
    QApplication.processEvents()
    return list(walk(QAccessible.queryAccessibleInterface(window)))


def focusable(nodes: list[tuple[str, QAccessibleInterface]]) -> list[tuple[str, QAccessibleInterface]]:
    return [(path, node) for path, node in nodes if node.state().focusable and node.role() != Role.Window]


@pytest.mark.parametrize("filled", [False, True], ids=["no tools", "20 tools"])
@pytest.mark.parametrize("page", list(Page))
def test_everything_that_takes_the_focus_has_a_name_of_its_own_and_says_what_it_is(
    window: MainWindow, page: Page, *, filled: bool
) -> None:
    (fill if filled else empty)(window)
    nodes = focusable(shown(window, page))
    assert len(nodes) > 8
    assert [path for path, node in nodes if not name_of(node)] == []
    odd = [(path, node.role().name, node.object()) for path, node in nodes if node.role() not in FITTING]
    assert [one for one in odd if not isinstance(one[2], QScrollArea)] == [], "what scrolls by keys has no other role"
    rows = {Role.ListItem, Role.Cell, Role.TreeItem, Role.StaticText}
    seen: dict[tuple[str, str, str], int] = {}
    for path, node in nodes:
        if node.role() not in rows:
            key = (path.rpartition("/")[0], node.role().name, name_of(node))
            seen[key] = seen.get(key, 0) + 1
    assert [key for key, times in seen.items() if times > 1] == [], "side by side, with the same name"


def named(window: MainWindow, page: Page, role: QAccessible.Role) -> list[str]:
    return [name_of(node) for _, node in shown(window, page) if node.role() == role]


def test_rows_of_the_panel_say_where_a_tool_comes_from_and_whether_it_was_used(window: MainWindow) -> None:
    fill(window)
    rows = named(window, Page.CHAT, Role.ListItem)
    assert "get_forecast, of weather, found by semantic, text, sticky, used" in rows
    missed = [row for row in rows if row.startswith("get_tide")]
    assert missed == ["get_tide, 7th by meaning, 5 taken"] or not missed  # below the first rows


def test_cells_of_the_inspector_say_score_source_and_verdict(window: MainWindow) -> None:
    fill(window)
    cells = named(window, Page.INSPECTOR, Role.Cell)
    assert "get_forecast" in cells
    assert "semantic, text, sticky" in cells
    table = window.inspector.table.model()
    verdicts = {table.index(row, 7).data() for row in range(table.rowCount())}
    assert verdicts


def test_rows_of_servers_and_tools_say_what_is_the_matter(window: MainWindow) -> None:
    fill(window)
    servers = named(window, Page.SERVERS, Role.ListItem)
    assert any("failed" in row for row in servers)
    assert all("," in row for row in servers)
    tools = named(window, Page.TOOLS, Role.ListItem) + named(window, Page.TOOLS, Role.TreeItem)
    assert any("get_forecast" in row and "," in row for row in tools)


def test_a_sign_by_colour_alone_has_a_word_beside_it(window: MainWindow) -> None:
    fill(window)
    assert "1 failed" in window.status_bar.words()


def test_the_tree_knows_the_widgets_that_the_pages_have(window: MainWindow) -> None:
    fill(window)
    objects = {node.object() for _, node in shown(window, Page.CHAT)}
    for widget in (window.composer.editor, window.turn_panel.view, window.sidebar.entry(Page.CHAT)):
        assert isinstance(widget, QWidget)
        assert widget in objects


def test_changes_of_state_are_said_once_and_the_first_state_is_not(qtbot: QtBot) -> None:
    bar = StatusBar()
    qtbot.addWidget(bar)
    heard: list[str] = []
    bar.announced.connect(heard.append)
    status = samples.status()
    well = tuple(replace(server, state=ServerState.READY) for server in status.servers)
    bar.set_status(replace(status, servers=well, index=replace(status.index, building=True, model=ModelState.LOADING)))
    assert heard == []
    for _ in range(2):
        bar.set_status(replace(status, servers=well, index=replace(status.index, model=ModelState.READY)))
    assert heard == ["all-MiniLM-L6-v2 ready. catalogue 41 indexed"]
    for _ in range(2):
        bar.set_status(status)
    assert len(heard) == 2
    assert "failed" in heard[1]
    for _ in range(2):
        bar.set_offline("Dost's service does not answer")
    assert heard[2:] == ["Dost's service does not answer"]
