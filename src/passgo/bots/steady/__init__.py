"""The level `steady`: it values a colour by what can be built and paid there, trades by that, and keeps its head."""
