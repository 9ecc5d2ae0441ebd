"""Simulate many games between bots: driver, batches, tournaments, statistics, clusters."""
