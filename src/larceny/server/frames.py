"""Frames: texts as they go over a WebSocket (RFC 6455 §5.2)."""

from __future__ import annotations

WHOLE_TEXT, MASKED, LENGTH = 0x81, 0x80, 0x7F
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127  # the length itself, or how many bytes it takes
HEADS: dict[int, bytes] = {}  # those of the lengths that were sent before: there are few of them
MOST_HEADS = 8192


def framed(texts: list[bytes]) -> bytes:
    """Some texts, each in its frame."""
    parts: list[bytes] = []
    for text in texts:
        length = len(text)
        head = HEADS.get(length)
        if head is None:
            head = _head(length)
            if len(HEADS) < MOST_HEADS:
                HEADS[length] = head
        parts.append(head)
        parts.append(text)
    return b"".join(parts)


def _head(length: int) -> bytes:
    """What comes before a text of this length in its frame."""
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2)
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8)
