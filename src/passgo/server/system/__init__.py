"""What the server needs of its machine, its processes and the other servers."""
