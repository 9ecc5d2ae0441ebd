"""The way in by HTTP and WebSocket: connections, limits, origins. With `app` and `api`, all that names the web framework."""
