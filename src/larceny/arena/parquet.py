"""Tables as Parquet, for programs that read millions of rows; pyarrow, which writes them, is an extra."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from larceny.arena.tables import Cells


def write_parquet(file: Path, columns: dict[str, Cells]) -> None:
    """Write one table; NaN is no value."""
    table = pa.table({name: _array(cells) for name, cells in columns.items()})
    pq.write_table(table, file, compression="zstd")


def _array(cells: Cells) -> pa.Array:
    return pa.array(cells, from_pandas=True)
