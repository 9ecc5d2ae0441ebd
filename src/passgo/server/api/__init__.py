"""The HTTP API: its operations and their description."""
