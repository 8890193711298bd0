"""Who is who: tokens, ids and codes. A token is 256 bits, and only its hash is stored."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass

from larceny.server.refusal import Refusal

LONGEST_NAME = 24
COOKIE = "larceny"
# Letters that turn the direction of a text or cannot be seen: a name made of them could pass for another's.
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


@dataclass(frozen=True)
class Guest:
    """Somebody with a name and no account."""

    id: str  # public
    name: str
    lang: str
    seen: int = 0  # when he was here last, to the hour; ms since 1970


def new_token() -> str:
    """What a guest proves himself with."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> bytes:
    """What is stored of a token or a code."""
    return hashlib.sha256(token.encode()).digest()


def new_id() -> str:
    """A public id of a guest or a table: long enough that it is never given twice."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """A code that lets somebody in: join codes and seat links."""
    return secrets.token_urlsafe(16)


def clean_name(name: str) -> str:
    """A name as it is kept: one line, composed, nothing unseen."""
    composed = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(composed) <= LONGEST_NAME or any(unicodedata.category(letter) in UNSEEN for letter in composed):
        raise Refusal("bad-name", longest=LONGEST_NAME)
    return composed


def clean_text(text: str) -> str:
    """A line of chat as it is kept."""
    kept = "".join(letter for letter in text if unicodedata.category(letter) not in UNSEEN).strip()
    if not kept:
        raise Refusal("nothing-said")
    return unicodedata.normalize("NFC", kept)
