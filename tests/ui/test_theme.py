from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetrics, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

import dost_ui
from dost_ui import gallery_conversations, samples, theme
from dost_ui.conversation_list import ConversationList
from dost_ui.labels import Dot, Run, RunLabel
from dost_ui.page_header import PageHeader
from dost_ui.spacing import DENSITIES, sheet_pads
from dost_ui.stylesheet import stylesheet
from dost_ui.tools_page import ToolsPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


def test_every_source_has_a_colour_of_its_own() -> None:
    for dark in (False, True):
        colors = theme.make_theme(dark=dark)
        assert len({colors.css(f"source.{name}") for name in theme.SOURCES}) == len(theme.SOURCES)


def test_an_unknown_name_is_a_mistake_of_the_program() -> None:
    with pytest.raises(KeyError):
        theme.active().color("source.nothing")


@pytest.mark.parametrize(("asked", "given"), [(10, 80), (80, 80), (125, 125), (500, 200)])
def test_the_size_of_text_stays_between_80_and_200_percent(asked: int, given: int) -> None:
    assert theme.make_theme(dark=False, text_scale=asked).text_scale == given


def test_the_sheet_has_no_name_left_in_it() -> None:
    now = theme.active()
    names = {"family": "Inter", "fixed": "Mono", "arrow": "a.svg", "check": "c.svg"}
    sheet = stylesheet(now.css, now.points, names, sheet_pads("compact"), now.scaled)
    assert not re.search(r"@\w|%\w|\$|~\d|#(base|title|small|tiny|fixed)", sheet)
    assert set(re.findall(r"font-size: (\S+)", sheet)) >= {f"{now.points('small'):.2f}pt;"}


@pytest.mark.parametrize("scale", range(80, 201, 10))
def test_a_chosen_round_box_is_round_and_as_large_as_one_that_is_not(scale: int) -> None:
    now = theme.make_theme(dark=False, text_scale=scale)
    names = {"family": "Inter", "fixed": "Mono", "arrow": "a.svg", "check": "c.svg"}
    sheet = stylesheet(now.css, now.points, names, sheet_pads("comfortable"), now.scaled)
    plain = re.search(r"QRadioButton::indicator \{ width: (\d+)px; height: (\d+)px; border-radius: (\d+)px", sheet)
    chosen = re.search(r"QRadioButton::indicator:checked \{ width: (\d+)px; height: (\d+)px; border: (\d+)px", sheet)
    assert plain
    assert chosen
    width, height, radius = map(int, plain.groups())
    hole, tall, edge = map(int, chosen.groups())
    assert (width + 2, height + 2) == (2 * radius, 2 * radius) == (hole + 2 * edge, tall + 2 * edge)


@pytest.mark.parametrize("scale", range(80, 201, 10))
def test_the_handle_of_a_slider_is_round_and_in_the_middle_of_its_groove(scale: int) -> None:
    now = theme.make_theme(dark=False, text_scale=scale)
    names = {"family": "Inter", "fixed": "Mono", "arrow": "a.svg", "check": "c.svg"}
    sheet = stylesheet(now.css, now.points, names, sheet_pads("comfortable"), now.scaled)
    groove = re.search(r"QSlider::groove:horizontal \{ height: (\d+)px; border: 1px", sheet)
    knob = re.search(
        r"QSlider::handle:horizontal \{\s+width: (\d+)px; height: (\d+)px; margin: -(\d+)px 0; border-radius: (\d+)px;",
        sheet,
    )
    assert groove
    assert knob
    width, height, over, radius = map(int, knob.groups())
    assert width + 4 == height + 4 == 2 * radius  # with its ring, as wide as its corners want
    assert height + 4 == int(groove[1]) + 2 * over  # and over the groove by as much at both sides
    assert radius == now.scaled(7)


@pytest.mark.parametrize("scale", [80, 100, 150, 200])
def test_a_slider_is_as_high_as_its_handle(qapp: QApplication, qtbot: QtBot, scale: int) -> None:
    theme.apply(qapp, "light", text_scale=scale)
    holder = QWidget()
    qtbot.addWidget(holder)
    column = QVBoxLayout(holder)
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setRange(0, 2)
    slider.setValue(1)
    column.addWidget(slider)
    holder.resize(200, 80)
    holder.show()
    seen, accent = slider.grab().toImage(), theme.active().color("accent")
    middle = slider.width() // 2
    ring = [y for y in range(seen.height()) if seen.pixelColor(middle, y) == accent]
    assert ring[-1] - ring[0] + 1 >= 14 * scale // 100 - 2


@pytest.mark.parametrize("scale", [80, 100, 120, 150, 200])
@pytest.mark.parametrize("density", DENSITIES)
def test_a_list_to_choose_from_is_as_high_as_the_buttons_beside_it(
    qapp: QApplication, qtbot: QtBot, scale: int, density: str
) -> None:
    theme.apply(qapp, "light", text_scale=scale, density=density)
    line = QWidget()
    qtbot.addWidget(line)
    row = QHBoxLayout(line)
    button, choice = QPushButton("Add"), QComboBox()
    choice.addItem("Last 30 days")
    row.addWidget(button)
    row.addWidget(choice)
    line.show()
    assert choice.sizeHint().height() == button.sizeHint().height()
    choice.setFocus()
    assert choice.sizeHint().height() == button.sizeHint().height()


@pytest.mark.parametrize("scale", [80, 100, 120, 150, 200])
@pytest.mark.parametrize("density", DENSITIES)
def test_fields_are_as_high_as_the_buttons_beside_them(
    qapp: QApplication, qtbot: QtBot, scale: int, density: str
) -> None:
    theme.apply(qapp, "light", text_scale=scale, density=density)
    line = QWidget()
    qtbot.addWidget(line)
    row = QHBoxLayout(line)
    button, fields = QPushButton("Run"), (QLineEdit(), QSpinBox(), QDoubleSpinBox())
    for widget in (button, *fields):
        row.addWidget(widget)
    line.show()
    high = button.sizeHint().height()
    assert all(abs(field.sizeHint().height() - high) <= 1 for field in fields)  # words of a button are bolder
    for field in fields:
        before = field.sizeHint().height()
        field.setFocus()
        assert abs(field.sizeHint().height() - before) <= 1


def _end_of_arrow(widget: QWidget) -> int:
    """How far from the side of a widget its arrow ends, in px."""
    picture = widget.grab().toImage()
    ground = picture.pixelColor(picture.width() // 2, picture.height() // 2).lightness()
    inked = [
        x
        for x in range(picture.width() // 2, picture.width() - 3)
        for y in range(6, picture.height() - 6)
        if abs(picture.pixelColor(x, y).lightness() - ground) > 40
    ]
    return picture.width() - max(inked)


@pytest.mark.parametrize("scale", [100, 150])
def test_the_arrow_of_a_button_with_choices_stands_where_that_of_a_list_does(
    qapp: QApplication, qtbot: QtBot, scale: int
) -> None:
    theme.apply(qapp, "light", text_scale=scale)
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    button, choice = QPushButton("a"), QComboBox()
    button.setProperty("kind", "choice")
    button.setMenu(QMenu(button))
    choice.addItem("a")
    column.addWidget(button)
    column.addWidget(choice)
    window.resize(300, 160)
    window.show()
    qtbot.waitExposed(window)
    assert abs(_end_of_arrow(button) - _end_of_arrow(choice)) <= 1


def test_a_list_to_choose_from_is_not_pressed_flat_where_there_is_little_room(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, "light")
    holder = QWidget()
    qtbot.addWidget(holder)
    column = QVBoxLayout(holder)
    choices = [QComboBox() for _ in range(5)]
    for choice in choices:
        choice.addItem("Dost's own")
        column.addWidget(choice)
    holder.resize(200, 20)
    holder.show()
    assert all(choice.height() >= QFontMetrics(choice.font()).height() for choice in choices)


@pytest.mark.parametrize("scale", [100, 150])
def test_a_dot_grows_with_the_text(qapp: QApplication, qtbot: QtBot, scale: int) -> None:
    dot = Dot("bad")
    qtbot.addWidget(dot)
    theme.apply(qapp, "light", text_scale=scale)
    assert dot.size().toTuple() == (10 * scale // 100, 10 * scale // 100)
    seen = dot.grab().toImage()
    bad = theme.active().color("bad")
    across = [x for x in range(seen.width()) if seen.pixelColor(x, seen.height() // 2) == bad]
    assert len(across) >= 5 * scale // 100


def test_a_change_of_theme_reaches_palette_and_coloured_text(qapp: QApplication, qtbot: QtBot) -> None:
    label = RunLabel()
    qtbot.addWidget(label)
    label.set_runs(Run("used", "good"))
    label.show()
    light = label.text()
    theme.apply(qapp, "dark")
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == "#14171d"
    assert label.text() != light
    assert theme.active().css("good") in label.text()


def test_the_system_choice_gives_one_of_the_two(qapp: QApplication) -> None:
    chosen = theme.apply(qapp, "system")
    assert chosen.css("panel") in {"#ffffff", "#1b1f27"}


class Restyled(QLabel):
    """Counts how often it is styled."""

    times = 0

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        self.times += event.type() == QEvent.Type.StyleChange
        super().changeEvent(event)


def test_a_change_of_theme_styles_a_widget_a_few_times_however_deep_it_lies(qtbot: QtBot, qapp: QApplication) -> None:
    outer = inner = QFrame()
    qtbot.addWidget(outer)
    for _ in range(12):
        inner = QFrame(inner)
    label = Restyled("deep", inner)
    outer.show()
    label.times = 0
    theme.apply(qapp, "dark")
    assert 1 <= label.times <= 4
    assert label.palette().windowText().color() == theme.active().color("ink")


@pytest.mark.parametrize(
    ("choice", "right"),
    [
        ("light", (False, False)),
        ("dark", (True, False)),
        ("contrast-light", (False, True)),
        ("contrast-dark", (True, True)),
    ],
)
def test_each_choice_is_a_ground_and_a_contrast(qapp: QApplication, choice: str, right: tuple[bool, bool]) -> None:
    chosen = theme.apply(qapp, choice)
    assert (chosen.dark, chosen.high) == right == theme.wanted(choice)


def test_high_contrast_leaves_no_ground_of_a_window_between_black_and_white(qapp: QApplication) -> None:
    assert theme.apply(qapp, "contrast-dark").css("panel") == theme.active().css("window") == "#000000"
    assert theme.apply(qapp, "contrast-light").css("panel") == theme.active().css("window") == "#ffffff"
    assert qapp.palette().color(QPalette.ColorRole.WindowText).name() == "#000000"


def test_a_compact_theme_has_lower_rows_and_less_room(qapp: QApplication, qtbot: QtBot) -> None:
    holder = QFrame()
    qtbot.addWidget(holder)
    outer = QHBoxLayout(holder)
    theme.pad(outer, "card")
    inner = QHBoxLayout()
    theme.pad(inner, "page")
    outer.addLayout(inner)
    before, row = (outer.contentsMargins(), inner.contentsMargins()), theme.active().row("pick")
    compact = theme.apply(qapp, "light", density="compact")
    assert compact.row("pick") < row
    assert outer.contentsMargins().top() < before[0].top()
    assert inner.contentsMargins().left() < before[1].left()
    theme.apply(qapp, "light")
    assert (outer.contentsMargins(), inner.contentsMargins()) == before


def test_the_lists_of_tools_and_of_conversations_are_compact_too(qapp: QApplication, qtbot: QtBot) -> None:
    tools, talks = ToolsPage(), ConversationList()
    tools.set_tools(tuple(samples.tools(20).values()))
    talks.set_conversations(gallery_conversations.conversations())
    rows = (tools.view, tools.view.model()), (talks.view, talks.model)
    for page in (tools, talks):
        qtbot.addWidget(page)
        page.resize(900, 600)
        with qtbot.waitExposed(page):
            page.show()

    def heights() -> list[int]:
        return [view.visualRect(model.index(0, 0)).height() for view, model in rows]

    usual = heights()
    theme.apply(qapp, "light", density="compact")
    qtbot.waitUntil(lambda: all(now < before for now, before in zip(heights(), usual, strict=True)))
    theme.apply(qapp, "light")
    qtbot.waitUntil(lambda: heights() == usual)


def test_no_list_has_rows_of_a_height_of_its_own() -> None:
    folder = Path(dost_ui.__path__[0])
    hints = {
        file.name: hint
        for file in sorted(folder.glob("*.py"))
        for hint in re.findall(r"def sizeHint\(self, option.*?\n\n", file.read_text("utf-8"), re.S)
    }
    assert len(hints) > 8
    assert {name for name, hint in hints.items() if ".row(" not in hint and "super()" not in hint} <= {"row_ground.py"}


def test_rows_grow_with_the_text() -> None:
    usual, large = theme.make_theme(dark=False), theme.make_theme(dark=False, text_scale=200)
    assert large.row("tool") == 2 * usual.row("tool")


def test_a_widget_made_while_the_style_is_off_looks_as_one_made_with_it(qtbot: QtBot, qapp: QApplication) -> None:
    sheet = qapp.styleSheet()
    with theme.styled_at_the_end():
        late = PageHeader("Tools")
    assert qapp.styleSheet() == sheet
    assert sheet
    pictures = []
    for header in (late, PageHeader("Tools")):
        qtbot.addWidget(header)
        header.add_button("Run", "primary")
        header.resize(400, 60)
        header.show()
        pictures.append(header.grab().toImage())
    assert pictures[0] == pictures[1]
