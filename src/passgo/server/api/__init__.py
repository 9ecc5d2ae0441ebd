"""The API by HTTP: its routes and its description."""
