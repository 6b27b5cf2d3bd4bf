"""``dost demo``: a scripted conversation over real MCP servers."""
