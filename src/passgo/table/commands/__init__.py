"""The commands at a table: who may give them, the draft of what is then stored, and the views that clients get."""
