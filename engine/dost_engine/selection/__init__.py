"""One turn over one snapshot: recall, choose, explain. Nothing here waits, and nothing here is kept."""
