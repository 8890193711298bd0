"""Language-model agents at a table. `model` stands in for a call of yours; it sees only its own conversation."""

import random

from larceny.adapters.text import TextTable

PATIENCE = 3  # wrong replies before another move is made for the agent


def model(messages: list[dict[str, str]], dice: random.Random) -> str:
    """Reply to the last message; this one picks any line of it that is indented, and is sometimes wrong."""
    lines = [line.strip() for line in messages[-1]["content"].split("\n") if line.startswith("  ")]
    return f"I think that this is best.\nmove: {dice.choice(lines)}"


def main() -> None:
    table, dice = TextTable("dieven", players=3, seed=7), random.Random(7)
    while (seat := table.asked()) is not None:
        table.ask(seat)
        answers = (table.answer(seat, model(table.messages[seat], dice)) for _ in range(PATIENCE))
        if not any(answer.move for answer in answers):
            table.answer(seat, dice.choice(table.match.legal(seat)))
    print("\n".join(table.match.log()[-6:]))


if __name__ == "__main__":
    main()
