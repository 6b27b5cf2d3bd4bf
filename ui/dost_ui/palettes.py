"""The values of the colours, by theme and name; and which of them stand on which.

Public: ``palette(dark, high)``, ``TEXT_PAIRS``, ``GRAPHIC_PAIRS``, ``SOURCES``, ``contrast``, ``deepened``.

Colours of text are deepened (in the dark, lightened) until they can be read on every ground they are used on: 4.5 : 1,
with high contrast 7 : 1. Frames, marks and focus rings are moved the same way until they stand out 3 : 1.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXT_CONTRAST = 4.5
"""WCAG AA for text of normal size."""
HIGH_TEXT_CONTRAST = 7.0
"""WCAG AAA, for the themes with high contrast."""
GRAPHIC_CONTRAST = 3.0
"""WCAG AA for large text, for what tells a control from its ground, and for marks that mean something."""

SOURCES = ("semantic", "text", "sticky", "name", "pinned", "together")

_LIGHT = {
    "window": "#F6F7F9",
    "panel": "#FFFFFF",
    "sunk": "#EEF0F4",
    "line": "#E1E4EA",
    "groove": "#E1E4EA",
    "edge": "#8A93A6",
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
    "groove": "#2E3441",
    "edge": "#6A7387",
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

_HIGH_LIGHT = _LIGHT | {
    "window": "#FFFFFF",
    "sunk": "#F0F0F0",
    "line": "#3A3A3A",
    "groove": "#D8D8D8",
    "edge": "#000000",
    "ink": "#000000",
    "muted": "#1F2430",
    "faint": "#595F6B",
    "accent": "#0A2A9E",
    "accent.soft": "#D6DFFF",
    "good": "#0B4A1B",
    "warning": "#5E3800",
    "bad": "#8A0A0A",
}

_HIGH_DARK = _DARK | {
    "window": "#000000",
    "panel": "#000000",
    "sunk": "#1A1A1A",
    "line": "#C4C4C4",
    "groove": "#303030",
    "edge": "#FFFFFF",
    "ink": "#FFFFFF",
    "muted": "#E6E6E6",
    "faint": "#A8A8A8",
    "accent": "#8FD0FF",
    "accent.soft": "#0B3557",
    "accent.ink": "#000000",
    "source.semantic.ground": "#1C1440",
    "source.text.ground": "#2A1F08",
    "source.sticky.ground": "#062520",
    "source.name.ground": "#081F38",
    "source.pinned.ground": "#30101C",
    "source.together.ground": "#1B240A",
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

GRAPHIC_PAIRS: tuple[tuple[str, str], ...] = (
    *(("edge", ground) for ground in ("window", "panel", "sunk")),  # frames of fields and boxes, handles, grooves
    *((ring, ground) for ring in ("accent", "ink") for ground in _PLAIN_GROUNDS),  # focus rings, marks of the chosen
    ("accent", "groove"),  # the filled part of sliders and of bars that say how far
    *((f"source.{name}", ground) for name in SOURCES for ground in ("sunk", "panel", "window")),  # bars of scores
)
"""What is drawn and means something, with every ground that it is drawn on."""

_FIXED = frozenset({"accent.ink"})
"""Text whose ground moves, not itself: that of buttons."""


def luminance(color: QColor) -> float:
    """Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white)."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio as WCAG 2 defines it, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def deepened(text: QColor, ground: QColor, least: float = TEXT_CONTRAST) -> QColor:
    """``text``, moved away from ``ground`` in small steps until it stands ``least`` to 1."""
    lighter = luminance(ground) < 0.18
    color = QColor(text)
    while contrast(color, ground) < least:
        step = 0.02
        parts = (color.redF(), color.greenF(), color.blueF())
        moved = [part + (1 - part) * step if lighter else part * (1 - step) for part in parts]
        nearest = QColor.fromRgbF(*moved)
        if nearest == color:
            break
        color = nearest
    return color


def text_contrast(*, high: bool) -> float:
    """What text of a theme must stand at."""
    return HIGH_TEXT_CONTRAST if high else TEXT_CONTRAST


@cache
def palette(*, dark: bool, high: bool = False) -> Mapping[str, QColor]:
    """The colours of a theme by name.

    Args:
        dark: Light text on dark grounds.
        high: With high contrast.
    """
    values = (_HIGH_DARK if dark else _HIGH_LIGHT) if high else (_DARK if dark else _LIGHT)
    colors = {name: QColor(value) for name, value in values.items()}
    for pairs, least in ((TEXT_PAIRS, text_contrast(high=high)), (GRAPHIC_PAIRS, GRAPHIC_CONTRAST)):
        for name, ground in pairs:
            if name not in _FIXED:
                colors[name] = deepened(colors[name], colors[ground], least)
    return MappingProxyType(colors)
