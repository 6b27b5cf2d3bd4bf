"""The chat agent: a model behind an OpenAI-compatible endpoint, given only the tools of the turn."""
