"""Web push: notices to people whose page is closed."""
