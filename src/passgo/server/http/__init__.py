"""The way in by HTTP and WebSocket: connections, limits, origins."""
