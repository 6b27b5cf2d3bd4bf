"""Why a tool was picked or not, and the turns that are kept, as text."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from dost_engine.cli.terminal import plain
from dost_engine.types import Arm, Cause, StageStatus

if TYPE_CHECKING:
    from rich.console import RenderableType

    from dost_engine.types import ArmStanding, Explanation, TurnPage

WORDS_SHOWN = 8
_ARMS = {
    Arm.SEMANTIC: "meaning",
    Arm.CONTEXT: "meaning, with the message before",
    Arm.TEXT: "words",
    Arm.NAME: "named in the message",
    Arm.STICKY: "used lately",
}
_CAUSES = {
    Cause.FILTER: "A filter of the turn removed it",
    Cause.MIN_SCORE: "It is under the least score that the turn asks for",
    Cause.BAN: "You banned it",
    Cause.GONE: "It is no longer offered",
    Cause.NOT_INDEXED: "It is not indexed yet",
    Cause.NOTHING_FITS: "No tool fits the message",
    Cause.NO_VECTOR: "It could not be searched by meaning, and its words did not suffice",
    Cause.LIMITS: "The turn may have only so many tools",
    Cause.TOKENS: "The turn may have only so many tokens",
    Cause.ARM_LIMIT: "The arms that found it take only their first few",
    Cause.QUOTA: "Its server has copies of it, which may not take the places of other servers' tools",
    Cause.BELOW_CUT: "Others are nearer",
}


def explanation_view(told: Explanation) -> RenderableType:
    """Verdict, standing in each arm, words, and what would have let the tool in."""
    lines = [_headline(told), *_verdict(told)]
    lines += [line for arm in told.arms if (line := _standing(arm)) is not None]
    lines += _parts(told)
    if told.cut is not None and told.distance is not None:
        distance = f"{told.distance:.2f} below" if told.distance >= 0.005 else "just below"
        lines.append(Text(f"{told.measure}: {distance} the last that was taken ({told.cut:.2f})"))
    lines += _words(told)
    if told.ways:
        lines.append(Text("It would have been picked", style="muted"))
        lines += [Text(f"  {plain(way.text)}") for way in told.ways]
    elif told.pick is None and told.cause not in {Cause.GONE, Cause.NOT_INDEXED}:
        lines.append(Text("Nothing that was tried would have let it in.", style="muted"))
    return Group(*lines)


def _headline(told: Explanation) -> Text:
    server, _, name = told.tool_id.partition("/")
    return Text(f"{'Why' if told.pick else 'Why not'} {plain(name)} of {plain(server)}", style="headline")


def _verdict(told: Explanation) -> list[Text]:
    if told.pick is not None:
        lines = [Text(f"Picked: {plain(told.pick.reason)}.")]
    else:
        note = plain(told.candidate.note) if told.cause is not Cause.BAN else ""
        lines = [Text(f"Not picked. {_CAUSES.get(told.cause, 'It was left out')}{f': {note}' if note else ''}.")]
    if told.catalog_changed:
        lines.append(Text("! The tools have changed since; these are today's numbers.", style="state.busy"))
        if told.at_the_time is not None:
            then = told.at_the_time
            note = f" ({plain(then.note)})" if then.note else ""
            verdict = str(then.verdict).replace("_", " ")
            lines.append(Text(f"At the time: {verdict}{note}, score {then.score:.2f}."))
    return lines


def _standing(arm: ArmStanding) -> Text | None:
    name = _ARMS.get(arm.arm, str(arm.arm))
    if arm.status is StageStatus.FAILED:
        return Text(f"! {name}: failed: {plain(arm.note)}", style="state.bad")
    if arm.rank is not None and arm.score is not None:
        place = f"{arm.score:.2f} #{arm.rank} of {arm.of}" if arm.of else f"#{arm.rank}"
        return Text(f"{name}: {place}")
    if arm.status is StageStatus.SKIPPED:
        return Text(f"{name}: skipped: {plain(arm.note)}", style="muted") if arm.arm is not Arm.CONTEXT else None
    return Text(f"{name}: not found") if arm.of else None


def _parts(told: Explanation) -> list[Text]:
    candidate = told.candidate
    if candidate.fused is None or not candidate.factors:
        return []
    parts = " ".join(f"{plain(name)} {value:+.2f}" for name, value in candidate.factors.items())
    boosts = "".join(f" × {plain(name)} {value:g}" for name, value in candidate.boosts.items())
    name = told.measure if told.measure.endswith("score") else "fused score"
    return [Text(f"{name}: {candidate.fused:.2f} = {parts}{boosts}")]


def _words(told: Explanation) -> list[Text]:
    lines = []
    matched = [word for arm in told.arms for word in arm.words]
    if matched:
        listed = ", ".join(f"{plain(word.word)} {word.score:.2f}" for word in matched[:WORDS_SHOWN])
        lines.append(Text(f"matched: {listed}{_more(len(matched))}"))
    if told.missing:
        listed = ", ".join(
            f"{plain(word.word)} {f'(up to {word.most:.2f})' if word.tools else '(in no tool)'}"
            for word in told.missing[:WORDS_SHOWN]
        )
        lines.append(Text(f"missing: {listed}{_more(len(told.missing))}"))
    return lines


def _more(count: int) -> str:
    return f" +{count - WORDS_SHOWN}" if count > WORDS_SHOWN else ""


def turn_table(page: TurnPage) -> RenderableType:
    """The kept turns, newest first."""
    if not page.turns:
        return Text("No turns are kept." if not page.kept else "No kept turn is like that.")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("turn", no_wrap=True)
    table.add_column("when", no_wrap=True)
    table.add_column("from")
    table.add_column("tools", justify="right", no_wrap=True)
    table.add_column("message", overflow="ellipsis", no_wrap=True)
    for turn in page.turns:
        when = datetime.fromtimestamp(turn.at).astimezone().strftime("%Y-%m-%d %H:%M")
        picked = f"{turn.picked} of {turn.tools_all}"
        table.add_row(turn.turn_id, when, plain(turn.origin), picked, plain(" ".join(turn.text.split())))
    more = page.kept - len(page.turns)
    footer = [Text(f"{page.kept} turns are kept.", style="muted")] if more > 0 else []
    return Group(table, *footer)
