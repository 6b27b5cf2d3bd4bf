"""What the empty chat suggests."""

from __future__ import annotations

from dost_desktop.presenters.suggestions import suggestions
from dost_engine.types import Tool, ToolInfo


def info(tool_id: str, description: str = "", *, reads: bool = True) -> ToolInfo:
    server, name = tool_id.split("/")
    tool = Tool(tool_id, server, name, description, {}, annotations={"readOnlyHint": reads})
    return ToolInfo(tool, wire_name=name, tokens=10)


def test_without_tools_nothing_is_suggested() -> None:
    assert suggestions(()) == ()


def test_only_what_a_tool_can_do_is_suggested() -> None:
    tools = (info("office/search_notes"), info("clock/get_current_time"), info("office/list_tasks", "List the tasks."))
    assert suggestions(tools) == ("Find the note about the budget", "What time is it in Tokyo?")


def test_of_unknown_tools_those_that_only_read_say_what_they_do_one_of_each_server() -> None:
    tools = (
        info("weather/drop", "Drop all readings.", reads=False),
        info("weather/get_tide", "Tide times of a harbour. Pass its name."),
        info("weather/get_wind", "Wind at a place."),
        info("post/read", "x" * 80),
        info("post/list", "List the letters (newest first)"),
    )
    assert suggestions(tools) == ("Tide times of a harbour", "List the letters")


def test_three_are_enough() -> None:
    assert len(suggestions(tuple(info(f"s{at}/read", f"Read the book number {at}.") for at in range(9)))) == 3
