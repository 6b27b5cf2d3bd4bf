"""Whether a call is made, a person is asked, or it is refused. Pure: what is known goes in, a ruling comes out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from dost_engine.approvals.difference import difference
from dost_engine.catalog import tool_digest
from dost_engine.types import Approval, Rule, ServerChoice, ToolChoice

if TYPE_CHECKING:
    from dost_engine.approvals.difference import Agreed
    from dost_engine.types import Choices, Tool


class Way(StrEnum):
    """What becomes of a call."""

    RUN = "run"
    ASK = "ask"
    REFUSE = "refuse"


class Standard(StrEnum):
    """The setting ``approval``: what holds where nothing was decided about the tool or its server."""

    ASK = "ask"
    """A person is asked each time; what a tool says of itself changes nothing."""
    HINTS = "hints"
    """A tool that says that it only reads is called, for any other a person is asked."""
    ALWAYS = "always"
    """Every tool is called, but for one that says that it may destroy something a person is asked."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What was found.

    Attributes:
        way: What becomes of the call.
        rule: What decided.
        reason: Why, in a sentence.
        difference: How the tool differs from the one that the user agreed to, where that is why.
    """

    way: Way
    rule: Rule
    reason: str
    difference: tuple[str, ...] = ()


def ruling(tool: Tool, choices: Choices, standard: Standard, agreed: Agreed | None) -> Ruling:
    """Decide about a call.

    A person's word about the tool counts before that about its server, and both before the setting. What a tool says
    of itself never weighs against any of them. A tool that has changed since a person agreed to it is asked about,
    whatever it now says of itself.

    Args:
        tool: As it is now.
        choices: What the user decided.
        standard: Holds where nothing was.
        agreed: The tool as the user last agreed to it, None where that was never.
    """
    of_tool = choices.tools.get(tool.id, ToolChoice()).approval
    of_server = choices.servers.get(tool.server, ServerChoice()).approval
    if of_tool is Approval.NEVER:
        return Ruling(Way.REFUSE, Rule.TOOL, "You decided that it is never called.")
    if of_tool is Approval.DEFAULT and of_server is Approval.NEVER:
        return Ruling(Way.REFUSE, Rule.SERVER, f'You decided that no tool of "{tool.server}" is called.')
    if agreed is not None and agreed.digest != tool_digest(tool):
        return Ruling(
            Way.ASK, Rule.CHANGED, "It has changed since you allowed it.", difference(agreed.definition, tool)
        )
    if of_tool is not Approval.DEFAULT:
        return _by_person(of_tool, Rule.TOOL, "it", seen=agreed is not None)
    if of_server is not Approval.DEFAULT:
        return _by_person(of_server, Rule.SERVER, f'the tools of "{tool.server}"', seen=True)
    return _by_setting(tool, standard)


def _by_person(word: Approval, rule: Rule, whom: str, *, seen: bool) -> Ruling:
    if word is Approval.ASK:
        return Ruling(Way.ASK, rule, f"You want to be asked each time about {whom}.")
    if not seen:  # written into the file by hand, or what was agreed to is lost
        return Ruling(Way.ASK, rule, "It is always allowed, but not known as what it was when you decided that.")
    return Ruling(Way.RUN, rule, f"You allowed {whom}.")


def _by_setting(tool: Tool, standard: Standard) -> Ruling:
    if standard is Standard.ASK:
        return Ruling(Way.ASK, Rule.SETTING, "The settings want you to be asked about every call.")
    if standard is Standard.HINTS:
        if only_reads(tool):
            return Ruling(Way.RUN, Rule.HINTS, "It says that it only reads.")
        return Ruling(Way.ASK, Rule.HINTS, "It does not say that it only reads.")
    if tool.annotations.get("destructiveHint") is True:
        return Ruling(Way.ASK, Rule.HINTS, "It says that it may delete or overwrite something.")
    return Ruling(Way.RUN, Rule.SETTING, "The settings allow every call.")


def only_reads(tool: Tool) -> bool:
    """Whether it says that it only reads, without saying the contrary as well."""
    return tool.annotations.get("readOnlyHint") is True and tool.annotations.get("destructiveHint") is not True


def hints(tool: Tool) -> str:
    """What a tool says of its effects, in a sentence."""
    reads, destroys = tool.annotations.get("readOnlyHint"), tool.annotations.get("destructiveHint")
    if reads is True and destroys is True:
        return "It says that it only reads, and that it may delete or overwrite something."
    if reads is True:
        return "It says that it only reads."
    if destroys is True:
        return "It says that it may delete or overwrite something."
    if destroys is False:
        return "It says that it changes something and deletes nothing."
    return "It does not say whether it changes something."
