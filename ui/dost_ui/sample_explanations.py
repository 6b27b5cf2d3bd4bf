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
    candidate = Candidate(
        tool_id, verdict=Verdict.BELOW_THRESHOLD, tokens=310, note="0.03 below the cut (0.25 by meaning)"
    )
    words = (MatchedWord("put", ("put",), 0.9),)
    return Explanation(
        tool_id,
        "turn-2",
        "guide",
        Cause.BELOW_CUT,
        candidate,
        arms=(
            ArmStanding(Arm.SEMANTIC, StageStatus.OK, 31, 0.22, 212),
            ArmStanding(Arm.TEXT, StageStatus.OK, 13, 0.9, 212, words),
        ),
        missing=(MissingWord("calendar", 3.1, 4), MissingWord("kolkata"), MissingWord("drier")),
        measure="meaning",
        cut=0.25,
        distance=0.03,
        ways=(
            Way(WayKind.WORD, "with the word “email” in the message"),
            Way(WayKind.NAME, "with its name, send_email, in the message"),
        ),
    )
