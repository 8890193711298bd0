"""Bots: each gets a view, the legal moves and a generator, never the state."""
