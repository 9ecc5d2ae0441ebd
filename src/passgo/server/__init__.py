"""Tables that people play at: the store, the task that owns a table, and the web application."""
