"""MCP servers with faults, run as real processes over real pipes."""
