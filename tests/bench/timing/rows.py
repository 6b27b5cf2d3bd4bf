"""One figure of the report, and whether it is good enough."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Row:
    """One figure.

    Attributes:
        what: In words.
        value: Measured.
        unit: Of the value; ``×`` for a ratio.
        at_most: What it must not exceed, or None.
        at_least: What it must reach, or None.
    """

    what: str
    value: float
    unit: str
    at_most: float | None = None
    at_least: float | None = None

    @property
    def holds(self) -> bool:
        """Whether the value is good enough; true where nothing is promised."""
        return (self.at_most is None or self.value <= self.at_most) and (
            self.at_least is None or self.value >= self.at_least
        )

    @property
    def target(self) -> str:
        """What is promised, in words; empty where nothing is."""
        bounds = ("≤", self.at_most), ("≥", self.at_least)
        return " ".join(f"{sign} {bound:g} {self.unit}" for sign, bound in bounds if bound is not None)

    @property
    def verdict(self) -> str:
        """``ok``, ``missed``, or empty where nothing is promised."""
        return "" if not self.target else "ok" if self.holds else "missed"


def as_markdown(rows: Iterable[Row]) -> str:
    """A table."""
    lines = ["| | target | measured | |", "| --- | ---: | ---: | --- |"]
    lines += [f"| {row.what} | {row.target} | {row.value:.4g} {row.unit} | {row.verdict} |" for row in rows]
    return "\n".join(lines) + "\n"
