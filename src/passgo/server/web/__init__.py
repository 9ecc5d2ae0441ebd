"""The web: the application, its HTTP API and description, who may ask, and how much. Nothing else names the web framework."""
