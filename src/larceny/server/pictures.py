"""QR codes for invite links."""

from __future__ import annotations

import io

import segno


def qr_code(text: str) -> bytes:
    """A text as a QR code, drawn as SVG."""
    picture = io.BytesIO()
    segno.make(text, error="m").save(picture, kind="svg", scale=4, border=2, light="#fff", nl=False)
    return picture.getvalue()
