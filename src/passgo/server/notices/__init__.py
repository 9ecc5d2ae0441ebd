"""Notices to people whose page is closed: by web push, by mail, and by the webhook of a table."""
