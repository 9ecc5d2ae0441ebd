"""How fast it is: games, starts and batches measured, shown, and compared between two versions."""
