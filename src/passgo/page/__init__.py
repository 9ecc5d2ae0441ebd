"""Tables in a page of the browser, with no server: the host of `passgo.table` in a worker, its store in the browser."""
