"""A table at work: its task, its journal, its clients, its bots, and what is asked of it."""
