"""Many games between bots: driver, batch, tournaments, statistics, clusters."""
