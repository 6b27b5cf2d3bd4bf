"""Colours, fonts and sizes by name: the one place that knows their values.

Public: ``apply(app, choice, *, text_scale=100)`` puts a theme into force, ``active()`` is the one in force, ``Theme``
answers for names such as ``source.semantic`` or ``ink``. Widgets that paint ask when they paint, so a change of theme
needs nothing from them; a change reaches the others as ``QEvent.Type.PaletteChange``.

Colours of text are deepened (in the dark, lightened) until they stand 4.5 : 1 against every ground they are used on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Literal

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from dost_ui.stylesheet import stylesheet

MINIMUM_CONTRAST = 4.5
"""WCAG AA for text of normal size."""

FontRole = Literal["base", "strong", "title", "headline", "small", "small_strong", "tiny", "tiny_strong", "fixed"]

_SIZES_PX: Mapping[str, tuple[float, int]] = {  # size at 100 %, weight
    "base": (14, 400),
    "strong": (14, 600),
    "title": (15, 600),
    "headline": (21, 600),
    "small": (12.5, 400),
    "small_strong": (12.5, 600),
    "tiny": (11.5, 400),
    "tiny_strong": (11.5, 600),
    "fixed": (13, 400),
}

SOURCES = ("semantic", "text", "sticky", "name", "pinned", "together")

_LIGHT = {
    "window": "#F6F7F9",
    "panel": "#FFFFFF",
    "sunk": "#EEF0F4",
    "line": "#E1E4EA",
    "ink": "#1B2130",
    "muted": "#5D667A",
    "faint": "#8A93A6",
    "accent": "#3B5BDB",
    "accent.soft": "#E8EDFF",
    "accent.ink": "#FFFFFF",
    "good": "#2B8A3E",
    "warning": "#B86E00",
    "bad": "#C92A2A",
    "source.semantic": "#6D4AFF",
    "source.semantic.ground": "#EFEBFF",
    "source.text": "#B86E00",
    "source.text.ground": "#FFF3DC",
    "source.sticky": "#0B8577",
    "source.sticky.ground": "#DDF5F1",
    "source.name": "#1C6FD0",
    "source.name.ground": "#E1EFFF",
    "source.pinned": "#C2255C",
    "source.pinned.ground": "#FFE3EC",
    "source.together": "#54701A",
    "source.together.ground": "#EEF6D8",
}

_DARK = {
    "window": "#14171D",
    "panel": "#1B1F27",
    "sunk": "#232834",
    "line": "#2E3441",
    "ink": "#E7EAF0",
    "muted": "#A3ACBD",
    "faint": "#7B8498",
    "accent": "#8FA6FF",
    "accent.soft": "#26305A",
    "accent.ink": "#14171D",
    "good": "#69DB7C",
    "warning": "#F0B75A",
    "bad": "#FF8787",
    "source.semantic": "#B6A3FF",
    "source.semantic.ground": "#2D2654",
    "source.text": "#F0B75A",
    "source.text.ground": "#3B2F17",
    "source.sticky": "#5AD1C1",
    "source.sticky.ground": "#163833",
    "source.name": "#7DB7FF",
    "source.name.ground": "#17304F",
    "source.pinned": "#FF8FB3",
    "source.pinned.ground": "#43202E",
    "source.together": "#B7D977",
    "source.together.ground": "#2C3817",
}

_PLAIN_GROUNDS = ("window", "panel", "sunk", "accent.soft")

TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    *((text, ground) for text in ("ink", "muted") for ground in _PLAIN_GROUNDS),
    *((text, ground) for text in ("accent", "good", "warning", "bad") for ground in _PLAIN_GROUNDS),
    ("accent.ink", "accent"),
    *((f"source.{name}", f"source.{name}.ground") for name in SOURCES),
    *((f"source.{name}", ground) for name in ("semantic", "text") for ground in ("window", "panel")),
)
"""Every colour that text is written in, with every ground that it is written on. ``faint`` is for ornaments only."""


def luminance(color: QColor) -> float:
    """Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white)."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio as WCAG 2 defines it, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def deepened(text: QColor, ground: QColor) -> QColor:
    """``text``, moved away from ``ground`` in small steps until it can be read."""
    lighter = luminance(ground) < 0.18
    color = QColor(text)
    while contrast(color, ground) < MINIMUM_CONTRAST:
        step = 0.02
        parts = (color.redF(), color.greenF(), color.blueF())
        moved = [part + (1 - part) * step if lighter else part * (1 - step) for part in parts]
        nearest = QColor.fromRgbF(*moved)
        if nearest == color:
            break
        color = nearest
    return color


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme in force.

    Attributes:
        dark: Light text on dark grounds.
        colors: By name.
        text_scale: Size of text in percent.
        family: Family of the interface font.
        fixed_family: Family of the fixed font.
        points_per_pixel: To turn sizes in pixels into points at the screen's resolution.
    """

    dark: bool
    colors: Mapping[str, QColor]
    text_scale: int = 100
    family: str = ""
    fixed_family: str = ""
    points_per_pixel: float = 0.75

    def color(self, name: str) -> QColor:
        """The colour; a name that is not known is a mistake of the program (KeyError)."""
        return self.colors[name]

    def css(self, name: str) -> str:
        """The colour as ``#rrggbb``."""
        return self.colors[name].name()

    def points(self, role: FontRole) -> float:
        """Size in points."""
        return _SIZES_PX[role][0] * self.text_scale / 100 * self.points_per_pixel

    def font(self, role: FontRole = "base") -> QFont:
        """The font; numbers are tabular."""
        _, weight = _SIZES_PX[role]
        font = QFont(self.fixed_family if role == "fixed" else self.family)
        font.setPointSizeF(self.points(role))
        font.setWeight(QFont.Weight(weight))
        font.setFeature(QFont.Tag.fromString("tnum"), 1)
        return font

    def scaled(self, size_px: float) -> int:
        """A length that grows with the text."""
        return round(size_px * self.text_scale / 100)


@cache
def _colors(dark: bool) -> Mapping[str, QColor]:
    colors = {name: QColor(value) for name, value in (_DARK if dark else _LIGHT).items()}
    # Buttons: the ground moves, not the text on it.
    for text, ground in TEXT_PAIRS:
        if text != "accent.ink":
            colors[text] = deepened(colors[text], colors[ground])
    return MappingProxyType(colors)


def make_theme(*, dark: bool, text_scale: int = 100) -> Theme:
    """A theme with the fonts of this system. Needs a ``QGuiApplication``."""
    families = set(QFontDatabase.families())
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    family = next((name for name in ("Inter", "Inter Variable") if name in families), system)
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    screen = QGuiApplication.primaryScreen()
    dots = screen.logicalDotsPerInchY() if screen else 96.0
    return Theme(
        dark=dark,
        colors=_colors(dark),
        text_scale=max(80, min(200, text_scale)),
        family=family,
        fixed_family=fixed,
        points_per_pixel=72.0 / dots,
    )


_active: dict[str, Theme] = {}


def active() -> Theme:
    """The theme in force; the light one before any was chosen."""
    if "theme" not in _active:
        _active["theme"] = make_theme(dark=False)
    return _active["theme"]


def apply(app: QApplication, choice: str, *, text_scale: int = 100) -> Theme:
    """Put a theme into force for the whole program.

    Args:
        app: The application.
        choice: ``light``, ``dark`` or ``system`` (anything else counts as ``system``).
        text_scale: Size of text in percent; kept within 80 to 200.
    """
    if choice in {"light", "dark"}:
        dark = choice == "dark"
    else:
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    theme = make_theme(dark=dark, text_scale=text_scale)
    if _active.get("theme") == theme and app.property("dost_theme"):
        return theme
    _active["theme"] = theme
    if not app.property("dost_theme"):
        app.setStyle(QStyleFactory.create("Fusion"))  # looks the same on every system
    app.setProperty("dost_theme", "dark" if dark else "light")
    # Taken off and put on again each widget is styled twice; changed in place, once for every widget that it lies in.
    app.setStyleSheet("")
    app.setFont(theme.font())
    app.setPalette(_palette(theme))
    names = {"family": theme.family, "fixed": theme.fixed_family, **_pictures(dark=dark)}
    app.setStyleSheet(stylesheet(theme.css, theme.points, names))
    for widget in app.allWidgets():  # Qt tells some only, and only while its loop runs
        QApplication.sendEvent(widget, QEvent(QEvent.Type.PaletteChange))
    return theme


def _pictures(*, dark: bool) -> dict[str, str]:
    """Drawings that only the style sheet can place; it wants files, in one colour each."""
    folder = files("dost_assets") / "icons"
    names = {"arrow": "arrow-down.svg", "check": f"check-{'dark' if dark else 'light'}.svg"}
    return {name: str(folder / file).replace("\\", "/") for name, file in names.items()}


def _palette(theme: Theme) -> QPalette:
    role, palette = QPalette.ColorRole, QPalette()
    for key, name in (
        (role.Window, "window"),
        (role.WindowText, "ink"),
        (role.Base, "panel"),
        (role.AlternateBase, "sunk"),
        (role.Text, "ink"),
        (role.Button, "panel"),
        (role.ButtonText, "ink"),
        (role.BrightText, "bad"),
        (role.PlaceholderText, "muted"),
        (role.Highlight, "accent"),
        (role.HighlightedText, "accent.ink"),
        (role.Link, "accent"),
        (role.LinkVisited, "accent"),
        (role.ToolTipBase, "panel"),
        (role.ToolTipText, "ink"),
        (role.Mid, "line"),
        (role.Accent, "accent"),
    ):
        palette.setColor(key, theme.color(name))
    for key in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, theme.color("faint"))
    return palette
