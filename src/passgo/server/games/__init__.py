"""The games of a store from the command line: listed, saved, examined, deleted."""
