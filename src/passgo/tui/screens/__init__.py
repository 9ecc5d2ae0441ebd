"""The client as Textual draws it: a board, the people, the record, and the page of the moment."""
