"""The contents of the terminal as words and choices, for both of its faces.

A view is a function of the known facts, called again whenever something changes; it makes a page, or None if there is
nothing to look at any more.
"""
