"""Positions in which a good player does not err: `<game>.json` names moves that must or must not be chosen.

`python -m tests.bots.blunders.find` looks for them in games of bots that do err, which lie beside them.
"""
