"""How other processes and the window reach the engine's service: over loopback HTTP, with a token."""

from dost_engine.client.engine_client import EngineClient

__all__ = ["EngineClient"]
