"""What was called on this machine: counted as it happens, kept on disk."""
