"""The modules that every server has read before it begins: named in `nursery`, and run there once.

What they made is kept out of the search for garbage. Every copy would look through all of it, when it ends too,
and so write to the memory that it shares with the others.
"""

import gc

from passgo.editions import read_all
from passgo.table.people.names import look_alikes

read_all()
look_alikes(["Ann", "Bob"])  # reads which letters look the same
gc.freeze()
