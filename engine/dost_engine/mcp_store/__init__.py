"""MCP servers: what they are, how they run, and the tools that they offer."""
