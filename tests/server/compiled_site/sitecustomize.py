"""Where this folder is on the path every Python takes up the machine code of the table server, whatever runs in it."""

from __future__ import annotations

import os

from larceny.server import native

mode = os.environ.pop("LARCENY_MODE", None)  # that of the rules, which the tests choose
if not native.take_up():
    raise SystemExit("There is no machine code of the table server that fits these sources.")
if mode is not None:
    os.environ["LARCENY_MODE"] = mode
