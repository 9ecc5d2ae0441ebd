"""A table at work: its task, its journal, its clients, its bots, its time."""
