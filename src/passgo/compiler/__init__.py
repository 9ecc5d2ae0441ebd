"""The kernel and the bots as machine code: typing, lowering, the cache, errors told in the user's lines."""
