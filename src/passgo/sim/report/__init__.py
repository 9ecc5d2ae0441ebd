"""The results of a run as one page that needs nothing beside it: text, plots and type in a single file."""
