"""The wire: every message between a table and a screen."""
