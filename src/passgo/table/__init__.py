"""A table, wherever it runs: seats, log, offers, presence, options, clocks, and the API for its clients.

No socket, no SQL, no process and no thread: time, storage, chance, and where long work is done, are handed in
(`running.env`). Everybody talks to all tables of one store through one object (`table_server`).
"""
