"""What a process has used so far, as Linux tells it."""

from __future__ import annotations

import os
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
USER, SYSTEM = 11, 12  # places in /proc/…/stat after the name


def cpu_seconds(process: int) -> float:
    """CPU seconds of all its threads, in the kernel too."""
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[USER]) + int(after_name[SYSTEM])) / TICK


def resident_bytes(process: int) -> int:
    """Memory that it holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE
