"""Who decides about calls of tools, and what is kept of each call."""
