"""The words that flow through Dost.

Frozen, slotted values; nothing here imports more than the standard library, and nothing here does anything.
A value that crosses the wire is encoded by :mod:`dost_engine.wire`, which knows these classes and no others.
"""

from __future__ import annotations

from dost_engine.types.catalog import (
    Catalog,
    Choices,
    JsonObject,
    Parameter,
    Projection,
    Recipe,
    ServerChoice,
    Skill,
    Tool,
    ToolChoice,
)
from dost_engine.types.policy import Dial, Fusion, Policy, Ranking, Rules, TextRecipe
from dost_engine.types.service import (
    Event,
    EventKind,
    IndexStatus,
    Invocation,
    ModelState,
    Problem,
    ProblemKind,
    ServerState,
    ServerStatus,
    ServiceStatus,
    ToolInfo,
)
from dost_engine.types.trace import (
    Arm,
    Candidate,
    Hit,
    MatchedWord,
    Pick,
    Query,
    Selection,
    Source,
    Stage,
    StageStatus,
    TurnTrace,
    Verdict,
)
from dost_engine.types.turn import Filters, Limits, Message, Method, Role, ToolCall, ToolResult, Turn

__all__ = [
    "Arm",
    "Candidate",
    "Catalog",
    "Choices",
    "Dial",
    "Event",
    "EventKind",
    "Filters",
    "Fusion",
    "Hit",
    "IndexStatus",
    "Invocation",
    "JsonObject",
    "Limits",
    "MatchedWord",
    "Message",
    "Method",
    "ModelState",
    "Parameter",
    "Pick",
    "Policy",
    "Problem",
    "ProblemKind",
    "Projection",
    "Query",
    "Ranking",
    "Recipe",
    "Role",
    "Rules",
    "Selection",
    "ServerChoice",
    "ServerState",
    "ServerStatus",
    "ServiceStatus",
    "Skill",
    "Source",
    "Stage",
    "StageStatus",
    "TextRecipe",
    "Tool",
    "ToolCall",
    "ToolChoice",
    "ToolInfo",
    "ToolResult",
    "Turn",
    "TurnTrace",
    "Verdict",
]
