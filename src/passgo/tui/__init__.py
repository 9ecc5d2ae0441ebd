"""The terminal client: everything that can be done at a table, over the protocol of the browser.

It holds no rule: what can be done the server says. `pages` puts it into words and choices, for both faces of the
client: `plain`, lines that are read and written, and `screens`, drawn by Textual.
"""
