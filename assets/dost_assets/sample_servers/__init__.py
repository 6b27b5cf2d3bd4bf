"""MCP servers that come with Dost, for its demo, its self-test and its tests."""
