"""The engine for other processes: HTTP with a token, on the loopback interface only."""
