"""The engine's commands."""
