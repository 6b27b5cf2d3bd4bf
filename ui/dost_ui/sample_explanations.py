"""Made-up explanations for the gallery and the tests."""

from __future__ import annotations

from dost_engine.types import (
    Arm,
    ArmStanding,
    Candidate,
    Cause,
    Explanation,
    MatchedWord,
    MissingWord,
    StageStatus,
    Verdict,
    Way,
    WayKind,
)


def missed(tool_id: str = "mail/send_email") -> Explanation:
    """Why a tool was not picked."""
    candidate = Candidate(tool_id, verdict=Verdict.BELOW_THRESHOLD, tokens=88, note="0.30 below the cut")
    words = (MatchedWord("put", ("put",), 0.9),)
    return Explanation(
        tool_id,
        "turn-2",
        "default",
        Cause.BELOW_CUT,
        candidate,
        arms=(
            ArmStanding(Arm.SEMANTIC, StageStatus.OK, 31, 0.22, 212),
            ArmStanding(Arm.TEXT, StageStatus.OK, 13, 0.9, 212, words),
        ),
        missing=(MissingWord("calendar", 3.1, 4), MissingWord("kolkata"), MissingWord("drier")),
        measure="fused score",
        cut=1.02,
        distance=0.3,
        ways=(
            Way(WayKind.WORD, "with the word “email” in the message"),
            Way(WayKind.AMOUNT, "with the amount wide"),
        ),
    )
