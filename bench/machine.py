"""What a run was made on: versions, processor, load. Nothing that names the machine."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path

PACKAGES = ("larceny", "numpy", "numba", "open_spiel", "pettingzoo", "rlcard", "pgx", "jax")


def describe() -> dict[str, str]:
    """Give the header of a report."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "load": load(),
        "system": f"{platform.system()} {platform.machine()}, Python {platform.python_version()}",
        "packages": ", ".join(f"{package} {version(package)}" for package in PACKAGES),
    }


def load() -> str:
    """Give the load averages of the last 1, 5 and 15 minutes."""
    return " ".join(f"{average:.2f}" for average in os.getloadavg())


def processor() -> str:
    """Give the processor's model."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def version(package: str) -> str:
    """Give an installed version."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "not installed"
