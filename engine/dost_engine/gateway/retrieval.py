"""What the gateway needs to answer in the shape of Agent-CoreX's page, and the request that it reads.

A name that is not known is refused: a filter that is misspelt and left out unseen would let every tool pass.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Protocol

from pydantic import AliasChoices, ConfigDict, Field

from dost_engine.types import RETRIEVED_TOOLS, Personal, RetrievedTools

_KNOWN_NAMES_ONLY = ConfigDict(extra="forbid")


@dataclass(frozen=True, slots=True)
class RetrievalFilter:
    """What may be given. Every field that is set must hold.

    Attributes:
        server: Key of a server, or several.
        category: A tag that a tool must carry, or several of which it must carry one.
        min_score: Least sum of the four factors, or least cosine by rules without factors.
    """

    server: str | tuple[str, ...] = ()
    category: str | tuple[str, ...] = ()
    min_score: float | None = None

    __pydantic_config__ = _KNOWN_NAMES_ONLY


@dataclass(frozen=True, slots=True)
class RetrievalRequest:
    """Body of ``retrieve_tools``.

    Attributes:
        query: What is to be done.
        top_k: Tools, at most; may be written ``topK``.
        filter: What may be given.
        debug: Whether to tell how the tools came by their scores.
        policy: Name of the rules; empty for Agent-CoreX's.
        history: What was said before, oldest first, in any chat format: the server of the last call is boosted.
        origin: Who asks.
    """

    query: str
    top_k: Annotated[int, Field(ge=1, le=Personal().candidates, validation_alias=AliasChoices("top_k", "topK"))] = (
        RETRIEVED_TOOLS
    )
    filter: RetrievalFilter = field(default_factory=RetrievalFilter)
    debug: bool = False
    policy: str = ""
    history: list[Any] = field(default_factory=list)
    origin: str = ""

    __pydantic_config__ = _KNOWN_NAMES_ONLY


class RetrievalApi(Protocol):
    """Answers in the shape of the page."""

    async def retrieve(self, asked: RetrievalRequest) -> RetrievedTools:
        """Tools for a query; may raise a ``DostError``."""
