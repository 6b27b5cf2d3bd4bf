"""A fixed report on how tools are written, for what stands in front of the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.types import Finding, FindingLevel, FindingsReport

if TYPE_CHECKING:
    from collections.abc import Sequence


class FixedFindings:
    """Says one thing of one tool, and notes of which servers it was asked."""

    def __init__(self, ran: list[str]) -> None:
        self._ran = ran

    async def report(self, servers: Sequence[str]) -> FindingsReport:
        self._ran.append(f"findings {', '.join(servers)}")
        one = Finding("echo/say", "short-description", FindingLevel.ADVICE, "It says little.", "Say when to use it.")
        return FindingsReport(1, (one,))
