"""The table server under load, beside boardgame.io's own: sockets, tables, and what a move costs the server."""
