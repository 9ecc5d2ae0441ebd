"""The ground of every rule: the state and its tables, frames, moves, events, reasons and small sums."""
