"""What every rule stands on: the state and its tables, frames, moves, events, reasons and small sums."""
