"""What a process has used so far, as Linux tells it."""

from __future__ import annotations

import os
import time
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")
SCHEDULED = 2  # of the kernel's clocks of a process the one that counts what it has run, to the nanosecond


def cpu_seconds(process: int) -> float:
    """CPU seconds of all its threads, in the kernel too."""
    return time.clock_gettime(~process << 3 | SCHEDULED)  # a clock's number, as clock_getcpuclockid makes it


def resident_bytes(process: int) -> int:
    """Memory that it holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE
