"""Write what comes from the code and from measurements.

Pages of games and of the protocol, test vectors of fairness, the server's limits, how strong the bots are, what memory
is worth, how much bots can be exploited, what statistics cost.
"""

from __future__ import annotations

import sys
from dataclasses import asdict, fields
from pathlib import Path

import larceny
from bench import kept, simulate
from bench.strength import recall
from bench.strength import records as strength
from bench.strength.tables import ladder, others, strangers
from docs.protocol import protocol_page
from examples import best_response
from larceny.engine.card import Option
from larceny.engine.fairness import Chain, Dealer, Terms, canonical, chain_head, commit, dealing_key
from larceny.engine.record import Record
from larceny.engine.ruleset import Ruleset
from larceny.server.limits import LEAST, MEANING, Limits

ROOT = Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- {name}: written by docs/make.py -->", "<!-- end of {name} -->"


def pages() -> dict[Path, str]:
    """Every generated file with what it should hold."""
    rulesets = [larceny.load(key).ruleset for key in larceny.games()]
    book = strength.read()
    found = {
        ROOT / "docs" / "protocol.md": protocol_page(),
        **renewed("README.md", games=games_table(rulesets)),
        **renewed("docs/fairness.md", vectors=vectors()),
        **renewed("docs/server.md", limits=limits_table()),
        **renewed("docs/arena.md", pace=simulate.statistics_table(kept.read(simulate.FILE))),
        **renewed("docs/training.md", responses=responses_table(kept.read(kept.RESULTS / "responses.json"))),
        **renewed(
            "docs/bots.md",
            ladder=ladder(book),
            others=others(book),
            strangers=strangers(book),
            recall=recall.recall_table(kept.read(recall.FILE)),
        ),
    }
    for ruleset in rulesets:
        found[ROOT / "docs" / "games" / f"{ruleset.key}.md"] = game_page(ruleset)
    return found


def renewed(page: str, **parts: str) -> dict[Path, str]:
    """A page with a new text between the marks of each name."""
    path = ROOT / page
    text = path.read_text(encoding="utf-8")
    for name, part in parts.items():
        begin, end = BEGIN.format(name=name), END.format(name=name)
        head, found, rest = text.partition(begin)
        if not found or end not in rest:
            raise ValueError(f"{page} has no place for {name}")
        text = f"{head}{begin}\n{part}\n{end}{rest.partition(end)[2]}"
    return {path: text}


def responses_table(lines: list[kept.Line]) -> str:
    """What players gained who were trained against one bot."""
    return "\n".join([best_response.HEAD, *map(best_response.row, lines)])


def limits_table() -> str:
    """The flags that limit what anybody may use."""
    rows = [
        f"`--{limit.name.replace('_', '-')}` | {limit.default:g} | {LEAST[limit.name]:g} | {MEANING[limit.name]}"
        for limit in fields(Limits)
    ]
    return table("flag | default | at least | what it limits", rows)


def vectors() -> str:
    """One small table, from its seed to its log, for whoever writes a verifier."""
    seed = bytes(range(32))
    options: dict[str, str | int] = {"siren": "others", "getaways": 7}
    terms = Terms("museum-1", "dieven", 1, 3, options, ("00" * 16, "0123456789abcdef" * 2, "ff" * 16))
    commitment, key = commit(terms.table, seed), dealing_key(seed, terms)
    head = chain_head(commitment, terms)
    lines = [
        f"seed: {seed.hex()}",
        f"table: {terms.table}",
        f"commitment: {commitment}",
        f"terms: {canonical(asdict(terms)).decode()}",
        f"key: {key.hex()}",
        *draw_vectors(Dealer(key)),
        f"head: {head.decode()}",
        *chain_vectors(Chain(seed, head)),
    ]
    return "\n".join(["```", *lines, "```"])


def draw_vectors(dealer: Dealer) -> list[str]:
    """Draws by weights; with the last of them every other number is rejected."""
    bags = ([1, 1], [1] * 6, [3, 0, 5, 1], [*[2**61] * 4, 1])
    return [
        f"draw {number} of {' '.join(map(str, weights))}: {dealer.draw(number, weights)}"
        for weights in bags
        for number in (0, 1, 2, 3, 1_000_000)
    ]


def chain_vectors(chain: Chain) -> list[str]:
    """The codes of a log of two lines."""
    entries = ('{"type":"seated","seat":0,"name":"Zoë"}', '{"type":"seated","seat":1,"name":"Bo"}')
    lines = [f"mac 0: {chain.mac}"]
    for number, entry in enumerate(entries, start=1):
        lines += [f"line {number}: {entry}", f"mac {number}: {chain.add(entry.encode())}"]
    return lines


def games_table(rulesets: list[Ruleset]) -> str:
    """One row per game."""
    return table("game | players | in one sentence | by", [game_row(ruleset) for ruleset in rulesets])


def game_row(ruleset: Ruleset) -> str:
    """One game, with a link to its page."""
    card = ruleset.card
    page = f"[{card.title}](docs/games/{ruleset.key}.md) (`{ruleset.key}`)"
    return f"{page} | {card.players[0]}–{card.players[-1]} | {card.aim} | {card.credit}"


def game_page(ruleset: Ruleset) -> str:
    """A game's page: its card, a link to its rulebook, options, fields and actions."""
    card = ruleset.card
    intro = (
        f"{card.aim} For {card.players[0]} to {card.players[-1]} players. {card.credit}. Rules version "
        f"{card.rules_version}. This page is written by `docs/make.py`; the rules are in "
        f"[rulebook.md](../../src/larceny/games/{ruleset.key}/rulebook.md)."
    )
    state = (
        f"## State\n\n{ruleset.State.SIZE} numbers of 16 bits; an observation is the same vector with -128 where the "
        "observer may not look."
    )
    parts = [
        *(f"# {card.title}", intro, "## Options"),
        table("option | default | allowed | meaning", [option_row(ruleset, option) for option in card.options]),
        *(state, table("field | shape | seen by | place", field_rows(ruleset.State))),
        *(f"## Players' actions ({len(ruleset.actions)})", numbered(ruleset.actions)),
        *(f"## Outcomes of chance ({len(ruleset.outcomes)})", numbered(ruleset.outcomes)),
    ]
    return "\n\n".join(parts) + "\n"


def option_row(ruleset: Ruleset, option: Option) -> str:
    """One option."""
    allowed = option.allowed.replace(" | ", ", ")
    return f"`{option.name}` | `{option.default}` | {allowed} | {ruleset.texts.say('en', f'option-{option.name}')}"


def field_rows(record: type[Record]) -> list[str]:
    """One row per field of the state."""
    rows = []
    for field in record.FIELDS.values():
        shape = " × ".join(map(str, field.shape)) or "1"
        who = f"those in `{field.seen_by.mask}`" if field.seen_by.mask else field.seen_by.rule
        rows.append(f"`{field.name}` | {shape} | {who} | {field.start}")
    return rows


def numbered(texts: tuple[str, ...]) -> str:
    """Texts with their numbers, as one code block of several columns."""
    cells = [f"{number:>4} {text}" for number, text in enumerate(texts)]
    width = max(map(len, cells)) + 2
    columns = max(1, 116 // width)
    lines = [
        "".join(cell.ljust(width) for cell in cells[i : i + columns]).rstrip() for i in range(0, len(cells), columns)
    ]
    return "```\n" + "\n".join(lines) + "\n```"


def table(head: str, rows: list[str]) -> str:
    """A Markdown table."""
    rule = "|".join("---" for _ in head.split("|"))
    return "\n".join(f"| {row} |" if row is not rule else f"|{rule}|" for row in (head, rule, *rows))


def main() -> int:
    """Write what has changed; with --check only say what would."""
    check = "--check" in sys.argv
    stale = {
        path: text for path, text in pages().items() if not path.exists() or path.read_text(encoding="utf-8") != text
    }
    for path, text in stale.items():
        if not check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)} is out of date" if check else f"wrote {path.relative_to(ROOT)}")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
