"""What can be known about a game beyond playing it."""
