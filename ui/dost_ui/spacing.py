"""Heights of rows and room around things, by name, for the two densities.

Public: ``Density``, ``DENSITIES``, ``LINES_PERCENT``, ``row_px``, ``pad_px``, ``sheet_pads``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

Density = Literal["comfortable", "compact"]
DENSITIES: tuple[Density, ...] = ("comfortable", "compact")

LINES_PERCENT = 124
"""Of the height of a line, from one line of prose to the next: a line and a half of its letters."""

_ROWS_PX: Mapping[str, tuple[int, int]] = {
    "page": (35, 28),  # where one can go
    "pick": (34, 27),  # the panel's rows
    "skill": (32, 26),
    "missed": (32, 26),
    "server": (30, 25),
    "ruled": (44, 36),
    "candidate": (33, 27),  # tables
    "usage": (32, 26),
    "compare": (33, 27),
    "conversation": (33, 27),
    "tool": (46, 40),  # lists with two lines
    "connection": (56, 46),
    "turn": (46, 40),
    "skill-card": (74, 62),  # three lines
    "header": (53, 41),  # the line at the top of a page; it does not grow with the text by itself
}
"""Height at 100 % text: comfortable, compact. The text needs about 19 px a line."""

_Pad = tuple[int, int, int, int]
_PADS_PX: Mapping[str, tuple[_Pad, _Pad]] = {
    "page": ((28, 18, 28, 24), (18, 10, 18, 14)),
    "header": ((28, 8, 20, 8), (18, 4, 14, 4)),
    "strip": ((28, 12, 20, 12), (18, 8, 14, 8)),  # under a page's head, in line with it
    "card": ((18, 14, 18, 16), (13, 9, 13, 10)),
    "sidebar": ((11, 15, 11, 12), (7, 9, 7, 7)),
    "status": ((14, 3, 14, 3), (10, 1, 10, 1)),
    "composer": ((14, 9, 9, 9), (10, 5, 5, 5)),
    "work": ((20, 14, 20, 16), (14, 8, 14, 9)),
}
"""Room inside: left, top, right, bottom."""

_SHEET_PADS: Mapping[str, tuple[str, str]] = {
    "button": ("6px 12px", "3px 10px"),
    "button-focused": ("5px 11px", "2px 9px"),  # inside a frame that is one px wider
    "small": ("2px 9px", "1px 7px"),
    "small-focused": ("1px 8px", "0px 6px"),
    "pill": ("3px 10px", "1px 8px"),
    "pill-focused": ("2px 9px", "0px 7px"),
    "field": ("5px 9px", "2px 7px"),  # these four come to the height of a button
    "field-focused": ("4px 8px", "1px 6px"),
    "combo": ("5px 9px", "2px 7px"),
    "combo-focused": ("4px 8px", "1px 6px"),
    "spin": ("3px 9px 4px 9px", "0px 7px 1px 7px"),  # Qt adds three px for a frame that is not drawn
    "spin-focused": ("2px 8px 3px 8px", "0px 6px 0px 6px"),
    "query": ("12px 13px", "9px 11px"),
    "query-focused": ("11px 12px", "8px 10px"),
    "heading": ("6px 8px", "3px 8px"),
    "entry": ("6px 11px", "3px 9px"),
    "menu": ("5px 18px", "3px 16px"),
}


def row_px(name: str, density: Density) -> int:
    """Height of a row at 100 % text."""
    return _ROWS_PX[name][DENSITIES.index(density)]


def pad_px(name: str, density: Density) -> _Pad:
    """Room inside: left, top, right, bottom."""
    return _PADS_PX[name][DENSITIES.index(density)]


def sheet_pads(density: Density) -> dict[str, str]:
    """Paddings of the style sheet by name."""
    return {name: values[DENSITIES.index(density)] for name, values in _SHEET_PADS.items()}
