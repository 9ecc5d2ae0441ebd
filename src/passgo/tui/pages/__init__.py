"""What stands in the terminal as words and choices, for both of its faces.

A view is a function of what is known, asked anew whenever something changes; it makes a page, or None where there is
nothing to look at any more.
"""
