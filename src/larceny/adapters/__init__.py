"""Every game through the interfaces of other libraries. Each adapter is written once and knows no game."""
