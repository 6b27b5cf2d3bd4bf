"""How a person turns personal ranking on and off, and what is said of it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from dost_engine.cli.render import trace_view
from dost_engine.selection.factors import missing_evidence
from dost_engine.service.usage import Usage
from dost_engine.settings import Settings, load_settings, user_policy
from dost_engine.types import Candidate, Pick, Policy, Query, Rules, Selection, Source, TurnTrace, UsageEvent
from dost_engine.usage.log import UsageLog
from dost_engine.usage.tally import Tally

if TYPE_CHECKING:
    from pathlib import Path

NOON = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)


def events(number: int) -> list[UsageEvent]:
    return [UsageEvent(NOON + timedelta(minutes=at), f"a/t{at % 6}") for at in range(number)]


@pytest.mark.parametrize(("personal", "weight", "needs"), [("off", 0.0, True), ("auto", 3.0, True), ("on", 3.0, False)])
def test_the_setting_personal_says_whether_and_from_when_calls_count(personal: str, weight: float, needs: bool) -> None:
    tally = Tally()
    tally.count(events(1)[0])
    for name in ("default", "agent-corex"):
        policy = user_policy(Settings(policy=name, personal=personal))
        assert bool(missing_evidence(tally.stats(), policy.personal)) is needs
    assert user_policy(Settings(personal=personal)).ranking.personal_weight == weight


def test_the_policies_of_the_settings_are_those_of_their_names(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"policy": "agent-corex", "personal": "on"}')
    policy = user_policy(load_settings(file))
    assert (policy.name, policy.rules) == ("agent-corex", Rules.PERSONAL)
    assert Policy.named("agent-corex") == Policy.agent_corex()
    assert Policy.default().ranking.personal_weight == 0
    assert user_policy(Settings(policy="guide", sticky_window=4)).sticky_window == 4


@pytest.mark.parametrize(
    ("settings", "calls", "said"),
    [
        (Settings(), 10, "Personal ranking waits: 10 calls of 6 tools so far, 50 calls of 5 tools are needed."),
        (Settings(), 60, "is on: these calls choose among tools that are as near"),
        (Settings(policy="agent-corex"), 60, "is on: tools are ordered by these calls"),
        (Settings(personal="off"), 60, "is off"),
        (Settings(policy="guide"), 60, "is off"),
    ],
)
async def test_the_report_says_what_the_ranking_makes_of_the_calls(
    tmp_path: Path, settings: Settings, calls: int, said: str
) -> None:
    log = UsageLog(tmp_path / "usage.sqlite")
    for event in events(calls):
        log.record(event)
    log.close()
    usage = Usage(tmp_path / "usage.sqlite", recording=True, policy=lambda: user_policy(settings))
    usage.open()
    try:
        assert said in (await usage.report()).ranking
    finally:
        await usage.close()


def test_dost_why_shows_every_factor_and_boost_of_the_picks() -> None:
    factors = {"similarity": 0.61, "popularity": 0.72, "history": 0.83, "performance": 0.94}
    trace = TurnTrace(
        turn_id="t",
        at=NOON,
        origin="cli",
        policy=Policy.agent_corex(),
        query=Query("send it", "send it", reason="by meaning and by 60 calls made here"),
        stages=(),
        candidates=(Candidate("mail/send", (), 0.731, factors, {"workflow": 1.15}, 0.841),),
        selection=Selection((Pick("mail/send", Source.SEMANTIC, ("personal",), 0.841, "Good match"),)),
    )
    out = Console(width=140)
    with out.capture() as shown:
        out.print(trace_view(trace, 140))
    for part in ("0.61", "0.72", "0.83", "0.94", "0.731", "workflow × 1.15", "0.841"):
        assert part in shown.get()
