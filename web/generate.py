"""Writes the TypeScript types of web/generated from the Python that they mirror: messages, resources and games.

`python web/generate.py` writes the files, `python web/generate.py --check` says whether they are up to date.
"""

from __future__ import annotations

import sys
import types
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
import numpy as np

import larceny
from larceny.library import find
from larceny.server import messages, resources

GENERATED = Path(__file__).parent / "generated"
HEAD = "// Written by web/generate.py from {source}: do not edit, run `make web`.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
SAMPLES = 12  # random games from which the shape of a view is taken,
EVERY = 3  # at every third moment through all eyes, else through the mover's and a spectator's


# Messages and resources


def spell(hint: Any) -> str:
    """A Python type in TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, parts = get_origin(hint), get_args(hint)
    if origin is typing.Annotated:
        return spell(parts[0])
    if origin is Literal:
        return " | ".join(quote(part) for part in parts)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(spell(part) for part in parts)
    if origin is list:
        inner = spell(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {spell(parts[1])}>"
    return str(hint.__name__)


def quote(word: str) -> str:
    """A literal text."""
    return "'" + word.replace("\\", "\\\\").replace("'", "\\'") + "'"


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct as an interface; fields with a default may be left out where a client sends them."""
    hints = typing.get_type_hints(struct, include_extras=True)
    sent = issubclass(struct, messages.Message | resources.Input)
    lines = [f"  type: {quote(str(struct.__struct_config__.tag))}"] if struct.__struct_config__.tag else []
    for field in msgspec.structs.fields(struct):
        optional = "?" if sent and not field.required else ""
        lines.append(f"  {field.name}{optional}: {spell(hints[field.name])}")
    return f"export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module writes, in its order, without the bases of messages."""
    bases = (messages.Message, messages.Answer, messages.Request, resources.Input)
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [struct for struct in found if struct.__module__ == module.__name__ and struct not in bases]


def message_types() -> str:
    """messages.ts."""
    body = [interface(struct) for struct in structs(messages)]
    unions = {
        "FromClient": [s.__name__ for s in structs(messages) if issubclass(s, messages.Message)],
        "FromServer": [s.__name__ for s in structs(messages) if issubclass(s, messages.Answer)],
    }
    body += [f"export type {name} =\n  | " + "\n  | ".join(members) + "\n" for name, members in unions.items()]
    constants = f"export const PROTOCOL = {messages.PROTOCOL}\n"
    return "\n".join([HEAD.format(source="src/larceny/server/messages.py"), constants, *body])


def resource_types() -> str:
    """resources.ts."""
    body = [interface(struct) for struct in structs(resources)]
    known = {struct.__name__ for struct in structs(messages)}
    used = [name for name in vars(resources) if name in known]
    imports = f"import type {{ {', '.join(used)} }} from './messages'\n"
    return "\n".join([HEAD.format(source="src/larceny/server/resources.py"), imports, *body])


# Games


def game_types(key: str) -> str:
    """One file per game: its words, and the shape of its views as random games show them."""
    ruleset = find(key)
    cards = card_names(key)
    places = place_names(key)
    phases = list(getattr(ruleset.view, "PHASES", {}).values())
    names = {
        "Card": cards,
        **places,
        "Phase": phases,
        "Verb": verbs(ruleset.actions),
        "Outcome": verbs(ruleset.outcomes),
        "Happening": [event.name for event in ruleset.vocabulary.events],
    }
    named = {word: name for name, words in [("Card", cards), *places.items()] for word in words}
    body = [f"export type {name} =\n" + wrapped(words) + "\n" for name, words in names.items() if words]
    return "\n".join([HEAD.format(source=f"src/larceny/games/{key}"), *body, view_type(key, named, set(phases))])


def verbs(texts: Iterable[str]) -> list[str]:
    """The first words of the notation, each once."""
    return list(dict.fromkeys(text.split(" ")[0] for text in texts))


def card_names(key: str) -> list[str]:
    """The names of the game's cards, where it has cards."""
    try:
        return [*getattr(find(key).module("cards"), "NAMES", ())]
    except ModuleNotFoundError:
        return []


def place_names(key: str) -> dict[str, list[str]]:
    """The names of places by their kind, where a game has a board: squares, say."""
    kinds = getattr(find(key).module("actions"), "PLACE_NAMES", {})
    return {kind.capitalize(): [*names] for kind, names in kinds.items() if "hidden" not in names}


def wrapped(words: list[str], width: int = 100) -> str:
    """A union of literals over as many lines as it needs."""
    lines, line = [], " "
    for word in words:
        part = f" | {quote(word)}"
        if len(line) + len(part) > width:
            lines.append(line)
            line = " "
        line += part
    return "\n".join([*lines, line])


def view_type(key: str, named: dict[str, str], phases: set[str]) -> str:
    """The interface of the views that seats and spectators get; random games do not show all values."""
    rare = getattr(find(key).view, "VALUES", {})
    shapes: dict[str, set[str]] = {}
    for view in sample_views(key):
        for name, value in view.items():
            shapes.setdefault(name, set()).update(shape(value, named, phases if name == "phase" else set()))
    for name, values in rare.items():
        shapes[name].update(map(quote, values))
    lines = [f"  {name}: {join(found)}" for name, found in shapes.items()]
    return "export interface View {\n" + "\n".join(lines) + "\n}\n"


def sample_views(key: str) -> Iterator[dict[str, Any]]:
    """Views from random games, of all seats and of a spectator."""
    dice = np.random.default_rng(1)
    numbers = find(key).card.players
    for game in range(SAMPLES):
        match = larceny.load(key, players=numbers[game % len(numbers)]).start(seed=game)
        while (movers := match.movers()) and match.ply < 400:
            everybody = range(match.game.players) if match.ply % EVERY == 0 else movers[:1]
            yield from (match.view(seat) for seat in (None, *everybody))
            legal = match.legal(movers[0])
            match.play(movers[0], legal[dice.integers(len(legal))])
        yield match.view(None)


def shape(value: Any, named: dict[str, str], phases: set[str]) -> set[str]:
    """The types that a value shows; those of a list's elements are marked by brackets."""
    if isinstance(value, list):
        inner = set().union(*(shape(item, named, phases) for item in value)) if value else {"?"}
        return {f"[{kind}]" for kind in inner}
    if isinstance(value, dict):
        return {"Record<string, unknown>"}
    if isinstance(value, str):
        known = {**named, "hidden": "'hidden'"} | dict.fromkeys(phases, "Phase")
        return {known.get(value, quote(value))}
    return {PLAIN[type(value)]}


def join(found: set[str]) -> str:
    """Types as one union; brackets become lists."""
    inner = {kind[1:-1] for kind in found if kind[0] == "["}
    plain = sorted(kind for kind in found if kind[0] != "[" and kind != "?")
    if inner - {"?"}:
        text = join(inner)
        plain.insert(0, f"({text})[]" if "|" in text else f"{text}[]")
    return " | ".join(plain)


# Files


def files() -> dict[Path, str]:
    """All generated files with what should stand in them."""
    written = {GENERATED / "messages.ts": message_types(), GENERATED / "resources.ts": resource_types()}
    return written | {GENERATED / f"{key}.ts": game_types(key) for key in larceny.games()}


def main() -> int:
    """Write or check."""
    wanted = files()
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        print("".join(f"{path.name} is not up to date: run `make web`.\n" for path in stale), end="")
        return len(stale) > 0
    GENERATED.mkdir(exist_ok=True)
    for path in stale:
        path.write_text(wanted[path], encoding="utf-8")
        print(f"written: {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
