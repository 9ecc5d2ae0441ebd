"""The API: what clients ask at addresses, and how it is answered. Plain data, whatever carries it."""
