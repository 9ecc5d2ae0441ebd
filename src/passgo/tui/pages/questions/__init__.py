"""The question on the table: what is asked, and what can be answered; a page for each kind."""
