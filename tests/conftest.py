"""Tests run interpreted rules unless they ask for compiled ones: coverage, range checks, and no waiting."""

from __future__ import annotations

import os

os.environ.setdefault("LARCENY_MODE", "python")
LONG = os.environ.get("LARCENY_LONG") == "1"
