"""The table server: friends and bots at one table, and not a move lost. It knows no game."""
