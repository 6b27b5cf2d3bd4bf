"""Everything headless in one place: the index, the MCP servers and the gateway."""

from dost_engine.service.service import Service

__all__ = ["Service"]
