"""Colours, fonts and sizes by name.

Public: ``apply(app, choice, *, text_scale, density)`` puts a theme into force, ``active()`` is the one in force,
``Theme`` answers for names such as ``source.semantic`` or ``ink``. Widgets that paint ask when they paint, so a change
of theme needs nothing from them; a change reaches the others as ``QEvent.Type.PaletteChange``. ``pad(layout, name)``
gives a layout the room of a name, and again with every change of the density.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QLayout, QStyleFactory

from dost_assets import FOLDER
from dost_ui.mirror import is_mirrored, set_margins
from dost_ui.palettes import SOURCES, palette
from dost_ui.restyle import set_aside, style_seen
from dost_ui.spacing import Density, pad_px, row_px, sheet_pads
from dost_ui.stylesheet import stylesheet, turned

__all__ = [
    "CHOICES",
    "SOURCES",
    "Density",
    "FontRole",
    "Theme",
    "active",
    "apply",
    "make_theme",
    "pad",
    "row_px",
    "wanted",
]

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

CHOICES = ("system", "light", "dark", "contrast-light", "contrast-dark")
"""What a person can choose; ``system`` is one of the others, whichever the system asks for."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme in force.

    Attributes:
        dark: Light text on dark grounds.
        colors: By name.
        high: With high contrast.
        density: How much room there is around things.
        text_scale: Size of text in percent.
        mirrored: The window runs from right to left.
        family: Family of the interface font.
        fixed_family: Family of the fixed font.
        points_per_pixel: To turn sizes in pixels into points at the screen's resolution.
    """

    dark: bool
    colors: Mapping[str, QColor]
    high: bool = False
    density: Density = "comfortable"
    text_scale: int = 100
    mirrored: bool = False
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
        family = self.fixed_family if role == "fixed" else self.family
        return QFont(_font(family, self.points(role), _SIZES_PX[role][1]))

    def scaled(self, size_px: float) -> int:
        """A length that grows with the text."""
        return round(size_px * self.text_scale / 100)

    def row(self, name: str) -> int:
        """Height of a row in px; it grows with the text. See ``spacing`` for the names."""
        return self.scaled(row_px(name, self.density))


@lru_cache(64)
def _font(family: str, points: float, weight: int) -> QFont:
    """A font, looked up in the system once; only copies of it are given away."""
    font = QFont(family)
    font.setPointSizeF(points)
    font.setWeight(QFont.Weight(weight))
    font.setFeature(QFont.Tag.fromString("tnum"), 1)
    return font


def make_theme(*, dark: bool, high: bool = False, text_scale: int = 100, density: str = "comfortable") -> Theme:
    """A theme with the fonts of this system. Needs a ``QGuiApplication``."""
    families = set(QFontDatabase.families())
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    family = next((name for name in ("Inter", "Inter Variable") if name in families), system)
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    screen = QGuiApplication.primaryScreen()
    dots = screen.logicalDotsPerInchY() if screen else 96.0
    return Theme(
        dark=dark,
        colors=palette(dark=dark, high=high),
        high=high,
        density="compact" if density == "compact" else "comfortable",
        text_scale=max(80, min(200, text_scale)),
        mirrored=is_mirrored(),
        family=family,
        fixed_family=fixed,
        points_per_pixel=72.0 / dots,
    )


_PAD = "dost_pad"
_active: dict[str, Theme] = {}


def active() -> Theme:
    """The theme in force; the light one before any was chosen."""
    if "theme" not in _active:
        _active["theme"] = make_theme(dark=False)
    return _active["theme"]


def wanted(choice: str) -> tuple[bool, bool]:
    """Whether a choice is dark, and whether it has high contrast: what the system says where that is to decide."""
    if choice in CHOICES and choice != "system":
        return choice in {"dark", "contrast-dark"}, choice.startswith("contrast")
    hints = QGuiApplication.styleHints()
    dark = hints.colorScheme() == Qt.ColorScheme.Dark
    return dark, hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def apply(app: QApplication, choice: str, *, text_scale: int = 100, density: str = "comfortable") -> Theme:
    """Put a theme into force for the whole program.

    Args:
        app: The application.
        choice: One of ``CHOICES`` (anything else counts as ``system``).
        text_scale: Size of text in percent; kept within 80 to 200.
        density: ``comfortable`` or ``compact``.
    """
    dark, high = wanted(choice)
    theme = make_theme(dark=dark, high=high, text_scale=text_scale, density=density)
    if _active.get("theme") == theme and app.property("dost_theme"):
        return theme
    before = _active.get("theme", theme)
    padded = (before.density, before.mirrored) != (theme.density, theme.mirrored)
    _active["theme"] = theme
    if not app.property("dost_theme"):
        app.setStyle(QStyleFactory.create("Fusion"))  # looks the same on every system
    app.setProperty("dost_theme", "dark" if dark else "light")
    names = {"family": theme.family, "fixed": theme.fixed_family, **_pictures(dark=dark)}
    sheet = stylesheet(theme.css, theme.points, names, sheet_pads(theme.density), theme.scaled)
    with set_aside(app, again=True):
        app.setStyleSheet("")  # changed in place, each widget would be styled once for every one that it lies in
        app.setFont(theme.font())
        app.setPalette(_palette(theme))
        app.setStyleSheet(turned(sheet) if theme.mirrored else sheet)
    if padded:
        for window in app.topLevelWidgets():
            for layout in window.findChildren(QLayout):
                _pad_again(layout)
    style_seen(app)
    return theme


@contextmanager
def styled_at_the_end() -> Iterator[None]:
    """Within the block the style sheet is off, so that widgets made there are styled once.

    Otherwise each is styled anew with every layout and every other widget that it is put into: a window takes four
    times as long to make.
    """
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise TypeError("Widgets need a QApplication.")
    sheet = app.styleSheet()
    with set_aside(app, again=False):
        app.setStyleSheet("")
        try:
            yield
        finally:
            app.setStyleSheet(sheet)


def pad(layout: QLayout, name: str) -> None:
    """Give a layout the room of a name of ``spacing``, now and whenever the density changes."""
    layout.setProperty(_PAD, name)
    _pad_again(layout)


def _pad_again(layout: QLayout) -> None:
    name = layout.property(_PAD)
    if name:
        set_margins(layout, *pad_px(name, active().density))


def _pictures(*, dark: bool) -> dict[str, str]:
    """Drawings that only the style sheet can place; it wants files, in one colour each."""
    folder = FOLDER / "icons"
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
