"""The one style sheet, made from a theme's colours and sizes.

Widgets choose a look by the dynamic property ``kind`` (``primary``, ``card``, ``muted`` …), never by a colour.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

SHEET = """
QMainWindow, QDialog { background: @window; }
QWidget { color: @ink; font-family: "%family"; font-size: #base; }
QToolTip { background: @panel; color: @ink; border: 1px solid @line; padding: 4px 6px; }

QLabel { background: transparent; }
QLabel[kind="title"] { font-size: #title; font-weight: 600; }
QLabel[kind="headline"] { font-size: #headline; font-weight: 600; }
QLabel[kind="strong"] { font-weight: 600; }
QLabel[kind="small"] { font-size: #small; }
QLabel[kind="muted"] { color: @muted; }
QLabel[kind="small-muted"] { color: @muted; font-size: #small; }
QLabel[kind="small-warning"] { color: @warning; font-size: #small; }
QLabel[kind="small-bad"] { color: @bad; font-size: #small; }
QLabel[kind="small-good"] { color: @good; font-size: #small; }
QLabel[kind="knob"] { font-size: #small; font-weight: 600; }
QLabel[kind="knob-changed"] { font-size: #small; font-weight: 600; color: @accent; }
QLabel[kind="panel-title"] { color: @muted; font-size: #small; font-weight: 600; }
QLabel[kind="section"] { color: @muted; font-size: #tiny; font-weight: 600; }
QLabel[kind="fixed-title"] { font-family: "%fixed"; font-size: #title; font-weight: 600; }
QLabel[kind="fixed"] { font-family: "%fixed"; font-size: #fixed; }
QLabel[kind="fixed-muted"] { font-family: "%fixed"; font-size: #fixed; color: @muted; }
QFrame[kind="bubble"] {
    background: @accent.soft; border: none; border-radius: 14px; border-bottom-right-radius: 4px;
}
QProgressBar { background: @groove; border: none; border-radius: 2px; }
QProgressBar::chunk { background: @accent; border-radius: 2px; }
QLabel[kind="wordmark"] { font-size: #title; font-weight: 700; }

QPushButton {
    background: @panel; border: 1px solid @line; border-radius: 8px; padding: $pad-button;
    color: @ink; font-weight: 500;
}
QPushButton:hover { background: @sunk; }
QPushButton:checked { background: @accent.soft; border-color: @accent; color: @ink; }
QPushButton:pressed { background: @line; }
QPushButton:focus { border: 2px solid @accent; padding: $pad-button-focused; }
QPushButton:disabled { color: @faint; }
QPushButton[kind="primary"] { background: @accent; border-color: @accent; color: @accent.ink; font-weight: 600; }
QPushButton[kind="primary"]:hover { background: @accent; border-color: @ink; }
QPushButton[kind="primary"]:focus {
    border: 2px solid @accent; padding: $pad-button-focused; background: @panel; color: @accent;
}
QPushButton[kind="primary"]:disabled { background: @sunk; border-color: @line; color: @faint; }
QPushButton[kind="small"] { font-size: #small; padding: $pad-small; border-radius: 6px; color: @muted; }
QPushButton[kind="small"]:hover { color: @ink; }
QPushButton[kind="small"]:disabled { color: @faint; }
QPushButton[kind="small"]:focus { border: 2px solid @accent; padding: $pad-small-focused; }
QPushButton[kind="small-primary"] {
    font-size: #small; padding: $pad-small; border-radius: 6px; border-color: @accent; color: @accent; font-weight: 600;
}
QPushButton[kind="pill"] {
    font-size: #small; padding: $pad-pill; border-radius: 12px; color: @muted; background: transparent;
}
QPushButton[kind="pill"]:hover { color: @ink; border-color: @muted; }
QPushButton[kind="pill"]:focus { border: 2px solid @accent; padding: $pad-pill-focused; }
QPushButton[kind="flat"], QToolButton {
    background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 3px; color: @muted;
}
QPushButton[kind="flat"]:hover, QToolButton:hover { background: @sunk; }
QPushButton[kind="flat"]:focus, QToolButton:focus { border: 2px solid @accent; padding: 2px; }
QPushButton[kind="status"] {
    background: transparent; border: 1px solid transparent; border-radius: 5px; padding: 1px 5px;
    color: @muted; font-size: #small; font-weight: 400; text-align: left;
}
QPushButton[kind="status"]:hover { color: @ink; }
QPushButton[kind="status"]:focus { border: 2px solid @accent; padding: 0px 4px; }
QPushButton[kind="status-bad"] {
    background: transparent; border: 1px solid transparent; border-radius: 5px; padding: 1px 5px;
    color: @bad; font-size: #small; font-weight: 500;
}
QPushButton[kind="status-bad"]:focus { border: 2px solid @accent; padding: 0px 4px; }

QToolButton[kind="section"] { color: @muted; font-size: #tiny; font-weight: 600; padding: 1px 3px 1px 0; }
QPushButton::menu-indicator { image: url("%arrow"); width: ~12px; height: ~12px; subcontrol-position: right center;
    right: 8px; }
QPushButton[kind="menu"], QPushButton[kind="choice"] { padding-right: ~26px; }
QPushButton[kind="choice"] { border-color: @edge; font-weight: 400; text-align: left; }
QPushButton[kind="choice"]::menu-indicator { width: ~14px; height: ~14px; right: ~1px; }

QFrame[kind="sidebar"], QFrame[kind="status"] { background: @sunk; border: none; }
QFrame[kind="sidebar"] { border-right: 1px solid @line; }
QFrame[kind="status"] { border-top: 1px solid @line; }
QFrame[kind="page"] { background: @panel; border: none; }
QFrame[kind="side"] { background: @window; border: none; }
QFrame[kind="side-left"] { background: @window; border: none; border-right: 1px solid @line; }
QFrame[kind="side-right"] { background: @window; border: none; border-left: 1px solid @line; }
QFrame[kind="header"] { background: @panel; border: none; border-bottom: 1px solid @line; }
QFrame[kind="panel-header"] { background: transparent; border: none; border-bottom: 1px solid @line; }
QFrame[kind="card"] { background: @panel; border: 1px solid @line; border-radius: 10px; }
QFrame[kind="well"] { background: @window; border: 1px solid @line; border-radius: 10px; }
QFrame[kind="overlay"] { background: @panel; border: 1px solid @edge; }
QFrame[kind="asks"] { background: @panel; border: 1px solid @warning; border-radius: 10px; }
QFrame[kind="note-error"] { background: @panel; border: 1px solid @bad; border-radius: 10px; }
QFrame[kind="note-warning"] { background: @panel; border: 1px solid @warning; border-radius: 10px; }
QFrame[kind="card-head"] {
    background: @window; border: none; border-top-left-radius: 9px; border-top-right-radius: 9px;
}
QFrame[kind="card-foot"] { background: transparent; border: none; border-top: 1px solid @line; }
QFrame[kind="rule"] { background: @line; border: none; max-height: 1px; min-height: 1px; }
QFrame[kind="composer"] { background: @panel; border: 1px solid @edge; border-radius: 14px; }
QFrame[kind="composer"][active="true"] { border-color: @accent; }

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox {
    background: @panel; border: 1px solid @edge; border-radius: 8px; padding: $pad-field;
    selection-background-color: @accent; selection-color: @accent.ink;
}
QComboBox { padding: $pad-combo; }
QSpinBox, QDoubleSpinBox { padding: $pad-spin; }
QComboBox[kind="small"], QLineEdit[kind="small"] { font-size: #small; padding: 1px 7px; border-radius: 6px; }
QLineEdit[kind="small"] { padding: 4px 8px; }
QLineEdit[kind="small"]:focus { padding: 3px 7px; }
QPlainTextEdit, QTextEdit, QTextBrowser {
    background: @panel; border: 1px solid @edge; border-radius: 8px; padding: 2px 6px;
    selection-background-color: @accent; selection-color: @accent.ink;
}
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {
    border: 2px solid @accent; padding: $pad-field-focused;
}
QComboBox:focus { padding: $pad-combo-focused; }
QSpinBox:focus, QDoubleSpinBox:focus { padding: $pad-spin-focused; }
QSpinBox::up-button, QSpinBox::down-button { subcontrol-origin: border; width: 0; height: 0; }
QPlainTextEdit:focus { border: 2px solid @accent; padding: 1px 5px; }
QPlainTextEdit[kind="bare"]:focus { border: none; padding: 0; }
QPlainTextEdit[kind="log"]:focus { padding: 5px; }
QLineEdit[wrong="true"], QPlainTextEdit[wrong="true"], QComboBox[wrong="true"] { border-color: @bad; }
QLineEdit, QPlainTextEdit, QTextEdit { placeholder-text-color: @muted; }
QLineEdit[kind="query"] { border-radius: 12px; padding: $pad-query; font-size: #title; }
QLineEdit[kind="query"]:focus { border: 2px solid @accent; padding: $pad-query-focused; }
QPlainTextEdit[kind="bare"], QTextBrowser[kind="bare"] { background: transparent; border: none; padding: 0; }
QTextBrowser[kind="bare-muted"] { background: transparent; border: none; padding: 0; color: @muted; }
QTextBrowser[kind="fixed"] {
    background: transparent; border: none; padding: 0; font-family: "%fixed"; font-size: #fixed;
}
QTextBrowser[kind="fixed-muted"] {
    background: transparent; border: none; padding: 0; color: @muted; font-family: "%fixed"; font-size: #fixed;
}
QPlainTextEdit[kind="fixed"] { font-family: "%fixed"; font-size: #fixed; }
QPlainTextEdit[kind="log"] {
    font-family: "%fixed"; font-size: #small; background: @window; border-radius: 10px; padding: 6px;
}
QComboBox::drop-down { border: none; width: ~22px; }
QComboBox QAbstractItemView { background: @panel; border: 1px solid @line; selection-background-color: @accent.soft;
    selection-color: @ink; outline: none; }
QComboBox::down-arrow { image: url("%arrow"); width: ~14px; height: ~14px; }
QCheckBox, QRadioButton {
    spacing: ~8px; background: transparent; border: 1px solid transparent; border-radius: 5px;
}
QCheckBox:focus, QRadioButton:focus { border-color: @accent; }
QCheckBox::indicator, QRadioButton::indicator {
    width: ~14px; height: ~14px; border: 1px solid @muted; background: @panel;
}
QCheckBox::indicator { border-radius: ~4px; }
QRadioButton::indicator { width: $radio-field; height: $radio-field; border-radius: $radio-round; }
QCheckBox::indicator:checked { border: 1px solid @accent; background: @accent; image: url("%check"); }
QRadioButton::indicator:checked { width: $radio-hole; height: $radio-hole; border: $radio-edge solid @accent; }
QCheckBox:disabled, QRadioButton:disabled { color: @faint; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: @line; }
QCheckBox::indicator:checked:disabled { border-color: @faint; background: @faint; }
QRadioButton::indicator:checked:disabled { border-color: @faint; }

QListWidget[kind="cases"]::item { padding: $pad-entry; border-radius: 8px; color: @muted; }
QListWidget[kind="cases"]::item:selected { background: @accent.soft; color: @ink; }
QListWidget[kind="cases"]:focus { border: 1px solid @accent; border-radius: 8px; }
QTabWidget::pane { border: none; border-top: 1px solid @line; }
QTabBar::tab {
    background: transparent; border: none; border-bottom: 2px solid transparent; padding: 6px 12px; color: @muted;
}
QTabBar::tab:hover { color: @ink; }
QTabBar::tab:selected { color: @ink; border-bottom-color: @accent; font-weight: 600; }
QTabBar::tab:focus { color: @accent; }

QListView, QTableView, QTreeView {
    background: transparent; border: 1px solid transparent; border-radius: 8px; outline: none;
}
QListView:focus, QTableView:focus, QTreeView:focus { border-color: @accent; }
QScrollArea:focus { border: 1px solid @accent; border-radius: 8px; }
QTextEdit:focus { border-color: @accent; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    background: @panel; color: @muted; border: none; border-bottom: 1px solid @line; padding: $pad-heading;
    font-size: #tiny; font-weight: 500;
}
QTableView QTableCornerButton::section { background: @panel; border: none; }

QSlider { background: transparent; min-height: $knob-tall; }
QSlider::groove:horizontal { height: 4px; border: 1px solid @edge; border-radius: 2px; background: @groove; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: @accent; }
QSlider::handle:horizontal {
    width: $knob-field; height: $knob-field; margin: -$knob-over 0; border-radius: $knob-round;
    border: 2px solid @accent; background: @panel;
}
QSlider::handle:horizontal:focus { background: @accent; }

QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QDialogButtonBox QPushButton { icon-size: 0px; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget[kind="canvas"] { background: transparent; }
QScrollBar:vertical { width: 10px; background: transparent; margin: 2px; }
QScrollBar:horizontal { height: 10px; background: transparent; margin: 2px; }
QScrollBar::handle { background: @edge; border-radius: 3px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: @line; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QMenu { background: @panel; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: $pad-menu; border-radius: 5px; }
QMenu::item:selected { background: @accent.soft; }
"""

_COLORS = (  # longest names first, so that no name is replaced inside a longer one
    "accent.soft",
    "accent.ink",
    "accent",
    "warning",
    "groove",
    "window",
    "muted",
    "panel",
    "faint",
    "edge",
    "good",
    "sunk",
    "line",
    "ink",
    "bad",
)


_GROWS = re.compile(r"~(\d+)px")
"""A length that grows with the text."""
_SIDES = re.compile(r"\b((?:border|padding|margin)(?:-top|-bottom)?)-(left|right)\b")
_SLIDER_PARTS = re.compile(r"(?<=QSlider)::(sub|add)-page:horizontal")


def stylesheet(
    css: Callable[[str], str],
    points: Callable[..., float],
    names: Mapping[str, str],
    pads: Mapping[str, str],
    scaled: Callable[[float], int],
) -> str:
    """The sheet.

    Args:
        css: Colour of a name, as ``#rrggbb``.
        points: Size of a font role in points.
        names: Families of the fonts (``family``, ``fixed``) and files of the drawings (``arrow``, ``check``).
        pads: Paddings by name.
        scaled: A length in px that grows with the text.
    """
    text = SHEET
    for name in _COLORS:
        text = text.replace(f"@{name}", css(name))
    for role in ("base", "title", "headline", "small", "tiny", "fixed"):
        text = text.replace(f"#{role};", f"{points(role):.2f}pt;")
    text = _GROWS.sub(lambda found: f"{scaled(int(found[1]))}px", text)
    for name, value in pads.items():
        text = text.replace(f"$pad-{name};", f"{value};")
    for name, length in _radio(scaled(8), scaled(5)).items():
        text = text.replace(f"$radio-{name}", f"{length}px")
    for name, length in _knob(scaled(7)).items():
        text = text.replace(f"$knob-{name}", f"{length}px")
    for name, value in names.items():
        text = text.replace(f"%{name}", value)
    return text


def turned(sheet: str) -> str:
    """The sheet for a window that runs from right to left: what Qt does not turn over itself.

    Lines at one side, corners and rooms of one side; and the filled part of a slider, which for Qt is always the left.
    """
    sheet = _SIDES.sub(lambda found: f"{found[1]}-{'left' if found[2] == 'right' else 'right'}", sheet)
    return _SLIDER_PARTS.sub(lambda found: f"::{'add' if found[1] == 'sub' else 'sub'}-page:horizontal", sheet)


def _knob(radius: int) -> dict[str, int]:
    """Lengths of the handle of a slider, round at every size: it stands over its groove by as much at both sides.

    Args:
        radius: With its ring, in px.
    """
    return {"field": 2 * radius - 4, "over": radius - 2, "round": radius, "tall": 2 * radius + 2}


def _radio(radius: int, edge: int) -> dict[str, int]:
    """Lengths of a round box: chosen or not it is as large, and its corners are half of it, else it is a square.

    Args:
        radius: Of the box with its frame, in px.
        edge: Width of the ring of a chosen one, in px.
    """
    return {"field": 2 * radius - 2, "hole": 2 * (radius - edge), "edge": edge, "round": radius}
