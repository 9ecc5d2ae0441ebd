"""The level `strong`: it tries its plans out before it chooses one, and works out what others would sign."""
