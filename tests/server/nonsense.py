"""Malformed frames: random bytes, broken texts, random JSON, valid messages with something wrong in them."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable
from typing import Any, get_args

from larceny.server.messages import FromClient

KINDS = [member.__name__.lower() for member in get_args(FromClient)]
VALID: list[dict[str, Any]] = [
    {"type": "hello", "protocol": 1, "lang": "en", "code": "", "events": 0},
    {"type": "look", "seat": 0, "events": 0},
    {"type": "heard", "events": 3},
    {"type": "mark", "id": "a", "seat": 0, "thing": "square:r1c4", "sign": "maybe"},
    {"type": "move", "id": "a", "seat": 0, "decision": 3, "action": "give 1 p2"},
    {"type": "sit", "id": "a", "seat": 1, "nonce": "0" * 32},
    {"type": "swap", "id": "a", "seat": 0, "other": 1},
    {"type": "bot", "id": "a", "seat": 2, "level": "random"},
    {"type": "chat", "id": "a", "text": "hello", "channel": "table"},
    {"type": "emote", "id": "a", "emote": "laugh"},
    {"type": "kick", "id": "a", "guest": "someone"},
    {"type": "claim", "id": "a", "code": "x"},
    {"type": "pause", "id": "a", "wanted": True},
    {"type": "link", "id": "a", "seat": 0},
    *({"type": kind, "id": "a", "seat": 0} for kind in ("undo", "stand", "back", "resign", "link")),
    *({"type": kind, "id": "a"} for kind in ("start", "rematch", "seal")),
]
ODD: list[Any] = [
    None, True, -1, 0, 1, 15, 2**31, 2**63, 2**64, 10**300, -(10**300), 0.5, 1e308, "", "x" * 3000, "\u0000", "\u202e",
    "\ud800", "é" * 90, [], {}, {"a": {}}, "null", "p1", "__proto__", "' OR 1=1 --", "<script>", "../../x", "0" * 32,
]  # fmt: skip


def value(dice: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kind = dice.randrange(8 if depth < 4 else 5)
    if kind < 3:
        return dice.choice(ODD)
    if kind == 3:
        return dice.randint(-(2**70), 2**70)
    if kind == 4:
        return "".join(dice.choices(string.printable + "éß漢\u202e", k=dice.randrange(30)))
    if kind < 7:
        return [value(dice, depth + 1) for _ in range(dice.randrange(4))]
    return {text(dice): value(dice, depth + 1) for _ in range(dice.randrange(4))}


def text(dice: random.Random) -> str:
    return dice.choice(["type", "id", "seat", "decision", "action", "code", "x", "", "\u0000"])


def random_bytes(dice: random.Random) -> bytes:
    return dice.randbytes(dice.randrange(1, 300))


def random_text(dice: random.Random) -> str:
    return "".join(
        chr(dice.choice([dice.randrange(1, 128), dice.randrange(0xA0, 0xD7FF)])) for _ in range(dice.randrange(99))
    )


def random_json(dice: random.Random) -> str:
    return json.dumps(value(dice))


def mutated(dice: random.Random) -> str:
    """A valid message with a field changed, lost or added."""
    message = dict(dice.choice(VALID))
    for _ in range(dice.randrange(1, 3)):
        match dice.randrange(4):
            case 0:
                message[dice.choice([*message])] = value(dice)
            case 1:
                message.pop(dice.choice([*message]), None)
            case 2:
                message[text(dice)] = value(dice)
            case _:
                message["type"] = dice.choice([*KINDS, "room", "done", ""])
        if not message:
            break
    return json.dumps(message)


def broken(dice: random.Random) -> str | bytes:
    """A valid message with its text damaged."""
    raw = bytearray(json.dumps(dice.choice(VALID)).encode())
    for _ in range(dice.randrange(1, 4)):
        raw[dice.randrange(len(raw))] = dice.randrange(256)
    if dice.random() < 0.3:
        del raw[dice.randrange(len(raw)) :]
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return bytes(raw)


def nested(dice: random.Random) -> str:
    depth = dice.choice([10, 500, 1900])
    opened, closed = dice.choice([("[", "]"), ('{"a":', "}")])
    half = opened * (depth if opened == "[" else depth // 3)
    return half + ("1" if opened != "[" else "") + closed * (len(half) // len(opened))


def huge_number(dice: random.Random) -> str:
    number = dice.choice(["9" * 3000, "1e999999", "-" + "9" * 400, "0." + "0" * 2000 + "1"])
    return f'{{"type":"move","id":"a","seat":{number},"decision":{number},"action":"x"}}'


MAKERS: list[Callable[[random.Random], str | bytes]] = [
    random_bytes, random_text, random_json, mutated, mutated, mutated, broken, nested, huge_number,
]  # fmt: skip


def frame(dice: random.Random) -> str | bytes:
    """Any nonsense."""
    return dice.choice(MAKERS)(dice)
