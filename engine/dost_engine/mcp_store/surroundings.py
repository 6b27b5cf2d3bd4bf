"""What all servers of one profile share."""

from __future__ import annotations

from dataclasses import dataclass

from dost_engine.mcp_store.eras import Eras
from dost_engine.mcp_store.grants import Grants
from dost_engine.mcp_store.launching import Launcher
from dost_engine.mcp_store.pace import Times
from dost_engine.mcp_store.prompts import Prompts
from dost_engine.mcp_store.starts import Starts
from dost_engine.mcp_store.tool_lists import ToolLists


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What all servers of one profile share.

    Attributes:
        launcher: Fills in entries and starts programs.
        lists: Has the tools of the last time, and gets those of this one.
        grants: What sign-ins brought.
        eras: Which protocol each speaks.
        starts: Whose turn it is to start.
        times: How long things may take.
        prompts: Follows the prompts of servers; None where nobody wants them.
    """

    launcher: Launcher
    lists: ToolLists
    grants: Grants
    eras: Eras
    starts: Starts
    times: Times
    prompts: Prompts | None = None
