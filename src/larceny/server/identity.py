"""Who is who: tokens, ids and codes. A token is 256 bits, and only its hash is stored."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from dataclasses import dataclass

from larceny.server.refusal import Refusal

LONGEST_NAME = 24
COOKIE = "larceny"
# Letters that turn the direction of a text or cannot be seen: a name made of them could pass for another's.
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# … and those that count as letters, marks or signs: fillers, blanks, and what chooses among the forms of a sign.
FORMS = "\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef"
BLANK = re.compile(f"[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0{FORMS}]")
# Beside signs that need them (Arabic, scripts of Asia, emoji, a digit on a key) forms and joiners are no disguise.
SIGNS = "\u0590-\u1cff\u2010-\ufdff\ufe10-\U000dffff"
NEEDED = re.compile(f"(?<=[{SIGNS}\ufe0f])(?:[\u200c\u200d](?=[{SIGNS}])|[{FORMS}])|\ufe0f(?=\u20e3)")
MOST_MARKS = 5  # on one letter: Burmese needs as many


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
    if not 1 <= len(composed) <= LONGEST_NAME or not _can_be_read(composed):
        raise Refusal("bad-name", longest=LONGEST_NAME)
    return composed


def _can_be_read(name: str) -> bool:
    """Whether there is a letter or a digit in a name, nothing that cannot be seen, and no tower of marks."""
    shown = NEEDED.sub("", name)
    kinds = [unicodedata.category(letter) for letter in shown]
    if BLANK.search(shown) or not UNSEEN.isdisjoint(kinds):
        return False
    classes = "".join(kind[0] for kind in kinds)
    return ("L" in classes or "N" in classes) and "M" * (MOST_MARKS + 1) not in classes


def clean_text(text: str) -> str:
    """A line of chat as it is kept."""
    kept = "".join(letter for letter in text if unicodedata.category(letter) not in UNSEEN).strip()
    if not kept:
        raise Refusal("nothing-said")
    return unicodedata.normalize("NFC", kept)
