"""Every game found keeps the contract of larceny.testing, for each number of players."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import larceny
from larceny import testing
from larceny.engine.card import Choice, Option
from larceny.games import keys
from larceny.testing.play import wander
from larceny.testing.worlds import truth_is_imagined
from tests.compiled import compiled_rules
from tests.conftest import LONG

FACTOR = 10 if LONG else 1  # `make test-long` looks ten times as hard
MANY = 12  # values of an option: if there are more, some are tried
MANY_ACTIONS = 200  # … of a game: each check takes longer, so there are fewer
LONG_GAME = 310  # plies, played at random
GAMES = Path(__file__).parent.parent / "games"

TABLES = [(key, players) for key in keys() for players in larceny.load(key).ruleset.card.players]
PRACTISED = [(key, players) for key, players in TABLES if larceny.load(key).ruleset.practice]
every_table = pytest.mark.parametrize(("key", "players"), TABLES)


def fewest_and_most(key: str) -> set[int]:
    """The numbers of players at the ends, and the one that most play with."""
    players = larceny.load(key).ruleset.card.players
    return {players[0], 4, players[-1]}


def mark(key: str, players: int) -> list[pytest.MarkDecorator]:
    """What holds back all but these numbers of players."""
    return [] if players in fewest_and_most(key) else [pytest.mark.long]


OBSERVERS = [
    pytest.param(
        *(key, players, observer),
        id=f"{key}-{players}-{'spectator' if observer is None else observer}",
        marks=mark(key, players),
    )
    for key, players in TABLES
    for observer in (None, *range(players))
]
# What takes longest is tried with these numbers of players, and by `make test-long` with all.
some_tables = pytest.mark.parametrize(
    ("key", "players"),
    [pytest.param(key, players, marks=mark(key, players)) for key, players in TABLES],
)


def some_values(option: Option, players: int) -> Sequence[str | int]:
    """All values of an option that so many players may choose; of many both ends, a few between, and the default."""
    every = option.values if isinstance(option, Choice) else range(option.lowest, option.highest + 1)
    values: Sequence[str | int] = [value for value in every if option.fits(value, players)]
    if len(values) <= MANY:
        return values
    return list(dict.fromkeys([*values[:2], *values[:: len(values) // 3], option.default]))


def pairs_of(game: larceny.Game) -> int:
    """How many pairs of worlds are compared: fewer where each takes longer, with many actions or in a long game."""
    if game.num_actions >= MANY_ACTIONS:
        return 30
    return 200 if sum(1 for _ in wander(game, seed=0)) < LONG_GAME else 60


@pytest.fixture
def compiled(key: str) -> Iterator[None]:
    """Let matches of the test's game run compiled: quicker where many are played."""
    with compiled_rules(key):
        yield


@some_tables
def test_random_play_ends_and_breaks_no_law(key: str, players: int) -> None:
    testing.check_random_play(larceny.load(key, players), games=20 * FACTOR)


@every_table
def test_interpreted_and_compiled_rules_agree_in_all_bytes(key: str, players: int) -> None:
    testing.check_modes_agree(larceny.load(key, players), games=30 * FACTOR)


@some_tables
def test_every_option_plays_alike_in_both_modes(key: str, players: int) -> None:
    for option in larceny.load(key, players).ruleset.card.options:
        for value in some_values(option, players):
            game = larceny.load(key, players, **{option.name: value})
            games = (2 if game.num_actions < MANY_ACTIONS else 1) * FACTOR
            testing.check_modes_agree(game, games)
            testing.check_random_play(game, games)


@some_tables
def test_a_seats_view_is_a_spectators_and_what_the_seat_sees_besides(key: str, players: int) -> None:
    testing.check_views(larceny.load(key, players), games=10 * FACTOR)


@every_table
def test_a_games_own_roll_is_no_different_from_its_odds(key: str, players: int) -> None:
    testing.check_roll(larceny.load(key, players), games=10 * FACTOR)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(("key", "players", "observer"), OBSERVERS)
def test_worlds_that_an_observer_cannot_tell_apart_look_and_sound_the_same(
    key: str, players: int, observer: int | None
) -> None:
    game = larceny.load(key, players)
    testing.check_secrecy(game, observer, pairs=pairs_of(game) * FACTOR)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("key", keys())
def test_every_masked_text_hides_something(key: str) -> None:
    testing.check_masks(larceny.load(key), games=2000)


@every_table
def test_a_replay_is_byte_equal(key: str, players: int) -> None:
    testing.check_replay(larceny.load(key, players), games=6 * FACTOR)


@every_table
def test_notation_goes_both_ways_for_every_reachable_action(key: str, players: int) -> None:
    testing.check_notation(larceny.load(key, players), games=20 * FACTOR)


@pytest.mark.usefixtures("compiled")
@every_table
def test_legal_is_exactly_what_play_accepts(key: str, players: int) -> None:
    testing.check_legal(larceny.load(key, players), games=2 * FACTOR)


@pytest.mark.usefixtures("compiled")
@some_tables
def test_a_sampled_world_is_never_excluded_by_its_view(key: str, players: int) -> None:
    testing.check_worlds(larceny.load(key, players), games=30 * FACTOR)


@pytest.mark.usefixtures("compiled")
@every_table
def test_the_true_world_is_always_possible(key: str, players: int) -> None:
    assert truth_is_imagined(larceny.load(key, players), seed=players)


@pytest.mark.usefixtures("compiled")
@every_table
def test_a_view_says_all_that_its_observer_may_know(key: str, players: int) -> None:
    game = larceny.load(key, players)
    if game.ruleset.brings("belief", "recall"):  # else it has no bot that searches, which needs it
        testing.check_recall(game, games=5 * FACTOR)


@every_table
def test_absurd_input_gets_the_right_error_and_changes_nothing(key: str, players: int) -> None:
    testing.check_misuse(larceny.load(key, players), games=1 * FACTOR)


@pytest.mark.usefixtures("compiled")
@some_tables
def test_bots_choose_from_what_they_see(key: str, players: int) -> None:
    game = larceny.load(key, players)
    testing.check_bots(game, games=(2 if game.num_actions < MANY_ACTIONS else 1) * FACTOR)


@pytest.mark.usefixtures("compiled")
@every_table
def test_a_rule_of_thumb_rates_alike_in_both_modes_and_sees_nothing_hidden(key: str, players: int) -> None:
    game = larceny.load(key, players)
    if game.ruleset.has_policy:  # else it is a game of memory, or has no bot of its own
        testing.check_policy(game, games=2 * FACTOR)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(("key", "players"), PRACTISED)
def test_practice_describes_alike_in_both_modes_and_sees_nothing_hidden(key: str, players: int) -> None:
    testing.check_practice(larceny.load(key, players), games=FACTOR)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("key", keys())
def test_perft_counts_are_present_and_right(key: str) -> None:
    testing.check_perft(GAMES / key / f"{key}.perft")


def words_of(source: str) -> set[str]:
    """The words of all texts and imports of a module; what is said in docstrings is not among them."""
    found, said = set[str](), set[ast.AST]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr):  # a docstring, or one below a field; parents come before their children
            said.add(node.value)
        elif isinstance(node, ast.ImportFrom | ast.Import):
            named = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            found.update(*(re.findall(r"\w+", name) for name in [*named, *(alias.name for alias in node.names)]))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in said:
            found.update(re.findall(r"\w+", node.value))
    return found


@pytest.fixture(scope="module")
def words_by_module() -> dict[Path, set[str]]:
    package = Path(larceny.__file__).parent
    return {path.relative_to(package): words_of(path.read_text(encoding="utf-8")) for path in package.rglob("*.py")}


@pytest.mark.parametrize("key", keys())
def test_no_module_outside_a_games_own_folder_names_it(key: str, words_by_module: dict[Path, set[str]]) -> None:
    naming = {path for path, words in words_by_module.items() if key in words}
    assert {path for path in naming if path.parts[:2] != ("games", key)} == set()


@pytest.mark.parametrize(
    "line", ['if key == "ghosts":', 'load("games/ghosts.map")', "from games.ghosts import rules", "import ghosts"]
)
def test_a_module_that_names_a_game_is_found_and_one_that_speaks_of_it_is_not(line: str) -> None:
    module = f'"""See ghosts."""\n\n{line}{" pass" if line[-1] == ":" else ""}\n'
    assert "ghosts" in words_of(module)
    assert "ghosts" not in words_of(module.replace(line, "pass #"))
