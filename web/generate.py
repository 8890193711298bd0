"""Writes the TypeScript types of web/generated from the Python that they mirror: messages, resources and games.

`python -m web.generate` writes the files, `python -m web.generate --check` says whether they are up to date.
"""

from __future__ import annotations

import sys
import types
import typing
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
import numpy as np

import larceny
from larceny.engine.card import Number, Plan, Seat
from larceny.engine.events import Vocabulary
from larceny.engine.match import Match
from larceny.engine.scene import view_laid_open
from larceny.engine.texts import LANGUAGES
from larceny.library import find
from larceny.server import messages, resources
from web.shapes import PLAIN, Lists, Shape, quote

GENERATED = Path(__file__).parent / "generated"
HEAD = "// Written by web/generate.py from {source}: do not edit, run `make web`.\n"
SAMPLES = 12  # random games at least from which the shape of a view is taken, one for each value of an option,
EVERY = 3  # at every third moment through all eyes, else through the mover's and a spectator's
LONGEST = 400  # moments of a game
FEW = 4  # values of an option; of one that has more these will do
WIDTH = 100  # of lists


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
    constants = f"export const PROTOCOL = {messages.PROTOCOL}\n\n{word_list('LANGUAGES', 'Language', LANGUAGES)}"
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
    """One file per game: its words, the shape of its views as random games show them, and what can happen."""
    ruleset = find(key)
    lists, drawn = lists_of(key), drawn_names(key)
    phases = list(getattr(ruleset.view, "PHASES", {}).values())
    body = [
        f"export type {name} = string // as the option `{drawn[name]}` says\n"
        if name in drawn
        else word_list(f"{name.upper()}_NAMES", name, words)
        for name, words in lists.items()
    ]
    if phases:
        body.append(f"export type Phase =\n{wrapped(phases, '  | ', ' | ')}\n")
    imports = "import type { OneOf } from '../lib/events'\n"
    head = HEAD.format(source=f"src/larceny/games/{key}")
    views, happenings = Shape(), told(ruleset.vocabulary)
    in_full = {*happenings}
    for match in sample(key):
        for view in views_of(match):
            views.take(view | {"options": {}})
        if not match.movers() and match.narrator.recall:
            retell(match, in_full, happenings)
    return "\n".join([head, imports, *body, view_type(key, views, lists), happening_type(happenings, lists)])


def lists_of(key: str) -> dict[str, Sequence[str]]:
    """The words of a game by their kind: its cards, and the tuples `…_NAMES` that its actions and its view go by."""
    ruleset = find(key)
    lists: dict[str, Sequence[str]] = {}
    if cards := getattr(optional_module(key, "cards"), "NAMES", ()):
        lists["Card"] = cards
    for module in (ruleset.module("actions"), ruleset.view):
        for name, words in vars(module).items():
            if name.endswith("_NAMES") and isinstance(words, tuple):
                lists[name.removesuffix("_NAMES").capitalize()] = words
    return lists


def optional_module(key: str, name: str) -> types.ModuleType | None:
    """A module that not every game has."""
    try:
        return find(key).module(name)
    except ModuleNotFoundError:
        return None


def drawn_names(key: str) -> dict[str, str]:
    """The kinds of places that are others where the game is built from another map, with the option that says so."""
    ruleset = find(key)
    plans = [option.name for option in ruleset.card.options if isinstance(option, Plan)]
    kinds = getattr(ruleset.module("actions"), "PLACE_NAMES", {}) if plans else {}
    return {kind.capitalize(): plans[0] for kind in kinds}


def word_list(name: str, kind: str, words: Sequence[str]) -> str:
    """Words in their order, and their type."""
    line = f"export const {name} = [{', '.join(map(quote, words))}] as const\n"
    listed = line if len(line) <= WIDTH else f"export const {name} = [\n{wrapped(words, '  ', ', ')},\n] as const\n"
    return f"{listed}export type {kind} = (typeof {name})[number]\n"


def wrapped(words: Sequence[str], first: str, between: str) -> str:
    """Literals over as many lines as they need."""
    lines = [""]
    for word in words:
        part = quote(word)
        if lines[-1] and len(lines[-1]) + len(between) + len(part) > WIDTH:
            lines.append("")
        lines[-1] += (between if lines[-1] else first) + part
    return f"{between.rstrip() if between[0] == ',' else ''}\n".join(lines)


def view_type(key: str, shape: Shape, lists: Lists) -> str:
    """The interface of the views that seats and spectators get; random games do not show all values."""
    ruleset = find(key)
    for name, values in getattr(ruleset.view, "VALUES", {}).items():
        shape.field(name).words |= set(values)
    shape.field("outcome").field("reason").words |= set(ruleset.module("actions").REASONS)
    for option in ruleset.card.options:
        known = shape.field("options").field(option.name)
        if isinstance(option, Plan | Number):
            known.plain.add(PLAIN[type(option.default)])
        else:
            known.words |= set(option.values)
    phases = {"Phase": [*getattr(ruleset.view, "PHASES", {}).values()]}
    fields = shape.fields or {}
    kinds = {name: part.spell(phases if name == "phase" else lists, "  ") for name, part in fields.items()}
    return "export interface View {\n" + "".join(f"  {name}: {kind}\n" for name, kind in kinds.items()) + "}\n"


def happening_type(shapes: dict[str, Shape], lists: Lists) -> str:
    """What can happen: a union over the names of the events, each with its facts."""
    for name, shape in shapes.items():
        shape.field("event").words = {name}
    lines = [f"  | {shape.spell(lists, '  ')}\n" for shape in shapes.values()]
    return "export type Happening = OneOf<\n" + "".join(lines) + ">\n"


def told(vocabulary: Vocabulary) -> dict[str, Shape]:
    """The shapes of all that the vocabulary can tell, by the name of the event: actions, outcomes, and what follows."""
    shapes: dict[str, Shape] = {}
    for text in filter(None, (*vocabulary.actions, *vocabulary.outcomes, *vocabulary.masked)):
        shape = happening(shapes, text.split(" ")[0])
        shape.take({"by": 0, "action": text, **vocabulary.arguments(text)})
        shape.field("action").plain.add("string")
    for event in vocabulary.events:
        shape = happening(shapes, event.name)
        for name, kind in event.arguments.items():
            if kind in vocabulary.listed:
                shape.field(name).words |= set(vocabulary.listed[kind])
            else:
                shape.field(name).plain.add("number")
    return shapes


def happening(shapes: dict[str, Shape], name: str) -> Shape:
    """The shape of an event; its name stands first."""
    shape = shapes.setdefault(name, Shape())
    shape.field("event")
    return shape


def retell(match: Match, in_full: set[str], shapes: dict[str, Shape]) -> None:
    """Add what a log tells in place of events that must be remembered."""
    for event in match.narrator.as_told(None):
        if event["event"] not in in_full:
            facts = {name: fact for name, fact in event.items() if name not in ("event", "number")}
            happening(shapes, event["event"]).take(facts)


def settings(key: str) -> Iterator[dict[str, str]]:
    """Options to play with: as they come, then each value that another option can have."""
    yield {}
    for option in find(key).card.options:
        if not isinstance(option, Plan | Number | Seat):
            yield from ({option.name: value} for value in option.values[1:FEW])


def sample(key: str) -> Iterator[Match]:
    """Random games, at each of their moments."""
    dice = np.random.default_rng(1)
    numbers, options = find(key).card.players, [*settings(key)]
    for game in range(max(SAMPLES, len(options))):
        match = larceny.load(key, players=numbers[game % len(numbers)], **options[game % len(options)]).start()
        while (movers := match.movers()) and match.ply < LONGEST:
            yield match
            legal = match.legal(movers[0])
            match.play(movers[0], legal[dice.integers(len(legal))])
        yield match


def views_of(match: Match) -> Iterator[dict[str, Any]]:
    """What a spectator and some of the seats see; at the end also what is seen when everything is laid open."""
    movers = match.movers()
    everybody = range(match.game.players) if match.ply % EVERY == 0 else movers[:1]
    yield from (match.view(seat) for seat in (None, *everybody) if seat != larceny.CHANCE)
    if not movers:
        yield view_laid_open(match)


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
