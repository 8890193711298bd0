"""The engine's own tests: one file per module."""
