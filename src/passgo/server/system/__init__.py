"""The server's needs of its machine, its processes and the other servers."""
