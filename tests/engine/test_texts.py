"""Texts: four languages that say the same, for everything that the code can say."""

from __future__ import annotations

import ast
import functools
import itertools
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import fluent.syntax
import fluent.syntax.ast as ftl
import pytest

import larceny
from larceny.engine.card import Choice
from larceny.engine.events import SEAT
from larceny.engine.prose import clause_of, explain_action, say_event
from larceny.engine.ruleset import Ruleset
from larceny.engine.texts import ENGINE_TEXTS, ENTRY, LANGUAGES, Wording
from larceny.library import find

HOME = Path(larceny.__file__).resolve().parent
GAMES = larceny.games()
PARTS = ["engine", "cli", "server", *(f"games/{key}{part}" for key in GAMES for part in ("", "/lesson"))]
ENGLISH = "en"
TRANSLATIONS = [lang for lang in LANGUAGES if lang != ENGLISH]

# Texts that are the same word in English and in another language.
SAME = {"nl": {"hand", "ring", "west", "open", "camera", "sensor"}, "de": {"hand"}, "fr": {"option"}}

TRIED = 30  # illegal moves at a time
PLACES = "Zz"  # stands for a placeable where the text around it is looked at
NO_BREAK = "\u00a0\u202f"


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test here waits for a compiler."""
    monkeypatch.setenv("LARCENY_MODE", "python")


# Reading the files


class Reader(fluent.syntax.Visitor):
    """Gathers what a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: dict[str, set[str]] = {}  # a selector's variable -> its keys
        self.leaves: list[str] = []  # each stretch of text, with PLACES for what is filled in

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802  # the visitor's own names
        leaf = ""
        for element in node.elements:
            leaf += element.value if isinstance(element, ftl.TextElement) else PLACES
        self.leaves.append(leaf)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # as above
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  # as above
        selector = node.selector.id.name if isinstance(node.selector, ftl.VariableReference) else "?"
        keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
        self.selectors.setdefault(selector, set()).update(keys)
        self.generic_visit(node)


@functools.cache
def resource(part: str, lang: str) -> ftl.Resource:
    return fluent.syntax.parse((HOME / part / "text" / f"{lang}.ftl").read_text(encoding="utf-8"))


@functools.cache
def messages(part: str, lang: str) -> Mapping[str, Reader]:
    """All messages of one file, read."""
    found = {}
    for entry in resource(part, lang).body:
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = reader = Reader()
            reader.visit(entry.value)
    return found


def ids(key: str) -> set[str]:
    """The messages of a game, those of the engine with it."""
    return {*messages("engine", ENGLISH), *messages(f"games/{key}", ENGLISH)}


# The four languages beside each other


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_a_file_is_sound(part: str, lang: str) -> None:
    body = resource(part, lang).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert [name for name in names if names.count(name) > 1] == []
    assert [entry.id.name for entry in body if isinstance(entry, ftl.Message) and entry.value is None] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_an_entry_by_itself_is_what_it_is_in_its_file(part: str, lang: str) -> None:
    source = (HOME / part / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    whole = [entry for entry in resource(part, lang).body if isinstance(entry, ftl.Message | ftl.Term)]
    alone = [fluent.syntax.parse(entry[0]).body[0] for entry in ENTRY.finditer(source)]
    assert len(alone) == len(whole)
    assert all(one.equals(other, ["span", "comment"]) for one, other in zip(alone, whole, strict=True))


def test_a_message_brings_what_it_refers_to_and_nothing_else() -> None:
    sources = ["hello = { -greeting }, { name }!\n-greeting = Good { time }\ntime = day\nname = Ana\nbye = Bye\n"]
    wording = Wording("en", [*sources, "name = Ben\n"])
    assert wording.fill("hello", {}) == ("Good day, Ben!", [])
    assert list(wording.unread) == ["bye"]
    assert wording.has("bye")
    assert not wording.has("greeting")


def test_messages_that_refer_to_each_other_are_read_once() -> None:
    wording = Wording("en", ["one = { two }\ntwo = { one }\n"])
    assert wording.has("one")
    assert not wording.unread


@pytest.mark.parametrize("part", PARTS)
def test_there_is_a_file_for_each_language_and_no_other(part: str) -> None:
    files = {file.name for file in (HOME / part / "text").iterdir()}
    assert files == {f"{lang}.ftl" for lang in LANGUAGES}


@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize("part", PARTS)
def test_a_translation_has_the_messages_of_the_english_text_in_the_same_order(part: str, lang: str) -> None:
    assert list(messages(part, lang)) == list(messages(part, ENGLISH))


@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize("part", PARTS)
def test_a_translation_uses_the_variables_and_keys_of_the_english_text(part: str, lang: str) -> None:
    translated = messages(part, lang)
    others = [
        name
        for name, read in messages(part, ENGLISH).items()
        if (translated[name].variables, translated[name].selectors) != (read.variables, read.selectors)
    ]
    assert others == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_left_in_english(part: str, lang: str) -> None:
    assert copied(messages(part, lang), messages(part, ENGLISH), SAME[lang]) == []


def copied(translated: Mapping[str, Reader], english: Mapping[str, Reader], same: set[str]) -> list[str]:
    """The stretches of text that are word for word the English ones."""
    return [
        f"{name}: {leaf}"
        for name, read in translated.items()
        for leaf in read.leaves
        if name in english and leaf in english[name].leaves and words_of(leaf) - same
    ]


def words_of(leaf: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", leaf.replace(PLACES, " ").lower()))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_quotation_marks_and_spaces_are_those_of_the_language(part: str, lang: str) -> None:
    faults = [
        f"{name}: {leaf}"
        for name, read in messages(part, lang).items()
        for leaf in read.leaves
        if UNTYPOGRAPHIC[lang].search(leaf)
    ]
    assert faults == []


UNTYPOGRAPHIC = {
    "en": re.compile(r"[\"'«»„]|\.\.\.|  "),
    "nl": re.compile(r"[\"'«»„]|\.\.\.|  "),
    "de": re.compile(r"[\"'«»”]|\.\.\.|  "),
    # A space that does not break goes before : ; ! ? and inside « ».
    "fr": re.compile(rf"[\"'“”„]|\.\.\.|  |(?<![{NO_BREAK}])[:;!?»](?!\w)|«(?![{NO_BREAK}])"),
}


@pytest.mark.parametrize(
    ("lang", "text"),
    [("fr", "Main: 3"), ("fr", "Main : 3"), ("fr", "« non »"), ("nl", "„nee”"), ("de", "so ...")],
)
def test_the_check_of_typography_finds_faults(lang: str, text: str) -> None:
    assert UNTYPOGRAPHIC[lang].search(text)


def test_the_check_for_forgotten_copies_finds_one() -> None:
    entry = fluent.syntax.FluentParser().parse_entry(
        "log-raid = { $me ->\n    [yes] You are caught.\n   *[no] Niemand.\n}"
    )
    read = Reader()
    read.visit(entry)
    assert copied({"log-raid": read}, {"log-raid": read}, {"niemand"}) == ["log-raid: You are caught."]


FORMAL = {  # how people would be addressed who are no friends; several friends are « vous », too
    "fr": re.compile(r"(?<!de )\b(vous|votre|vos)\b|\b(?!assez|chez)\w+ez\b", re.IGNORECASE),
    "nl": re.compile(r"\b(u|uw)\b", re.IGNORECASE),
    "de": re.compile(r"(?<=[\w,] )(Sie|Ihnen|Ihre?)\b|^Sie erinnern\b", re.MULTILINE),
}


@pytest.mark.parametrize("lang", FORMAL)
@pytest.mark.parametrize("part", [part for part in PARTS if part.startswith(("games", "engine"))])
def test_people_are_addressed_as_friends(part: str, lang: str) -> None:
    for name, read in messages(part, lang).items():
        assert [text for text in read.leaves if FORMAL[lang].search(text)] == [], name


@pytest.mark.parametrize(
    ("lang", "text"),
    [("fr", "que vous soyez"), ("fr", "Choisissez"), ("nl", "als u wilt"), ("de", "sind Sie"), ("de", "Sie erinnern")],
)
def test_the_check_of_address_finds_faults(lang: str, text: str) -> None:
    assert FORMAL[lang].search(text)


# Everything that the code can say has its message


def verbs(texts: tuple[str, ...]) -> set[str]:
    return {text.split(" ", 1)[0] for text in texts if text}


def needed(ruleset: Ruleset) -> set[str]:
    """The messages that the engine asks for by the names in the game's folder."""
    vocabulary, card = ruleset.vocabulary, ruleset.card
    events = {event.name for event in vocabulary.events}
    told = verbs(ruleset.actions) | verbs(ruleset.outcomes) | verbs(tuple(vocabulary.masked))
    return {
        *(f"log-{name}" for name in events | told),
        *(f"do-{verb}" for verb in verbs(ruleset.actions)),
        *(f"word-{word}" for words in vocabulary.words.values() for word in words),
        *(f"event-{column}" for column in ruleset.census.columns if not column.value),
        *(f"end-{reason}" for reason in ruleset.reasons),
        *(f"option-{option.name}" for option in card.options),
        *card.remarks.values(),
    }


@functools.cache
def syntax_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def named_by_calls(folder: Path, function: str, place: int) -> Iterator[str]:
    """The constant texts at that place in calls of what is spelled so at its end, also in `a if … else b`."""
    for file in sorted(folder.glob("*.py")):
        for node in ast.walk(syntax_of(file)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(function):
                yield from (text for argument in node.args[place : place + 1] for text in constants(argument))


def constants(argument: ast.expr) -> list[str]:
    if isinstance(argument, ast.IfExp):
        return [*constants(argument.body), *constants(argument.orelse)]
    return [argument.value] if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else []


def refusals(folder: Path) -> Iterator[tuple[str, str]]:
    """Each (reason, section, …) in a game's view.py: what why_not returns."""
    for node in ast.walk(syntax_of(folder / "view.py")):
        if isinstance(node, ast.Tuple) and len(node.elts) == 3:
            texts = [constants(part) for part in node.elts[:2]]
            if all(texts) and texts[1][0].startswith("§"):
                yield from ((reason, texts[1][0]) for reason in texts[0])


@pytest.mark.parametrize("key", GAMES)
def test_every_word_event_move_ending_and_option_has_its_message(key: str) -> None:
    assert needed(find(key)) - ids(key) == set()


@pytest.mark.parametrize("key", GAMES)
def test_every_line_of_the_table_has_its_label(key: str) -> None:
    labels = set(named_by_calls(find(key).folder, "Line", 0))
    assert labels
    assert labels - ids(key) == set()


@pytest.mark.parametrize("key", GAMES)
def test_every_reason_to_refuse_has_its_sentence(key: str) -> None:
    reasons = {f"reason-{reason}" for reason, _ in refusals(find(key).folder)}
    assert reasons
    assert reasons - ids(key) == set()


def clauses(key: str) -> set[str]:
    """The numbers of a rulebook's clauses."""
    rulebook = (find(key).folder / "rulebook.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\*\*(\d+\.\d+)\*\*", rulebook, re.MULTILINE))


@pytest.mark.parametrize("key", GAMES)
def test_every_clause_that_a_refusal_names_is_in_the_rulebook(key: str) -> None:
    rulebook = (find(key).folder / "rulebook.md").read_text(encoding="utf-8")
    chapters = set(re.findall(r"^## §(\d+) ", rulebook, re.MULTILINE))
    named = {section.removeprefix("§") for _, section in refusals(find(key).folder)}
    assert named - clauses(key) - chapters == set()


@pytest.mark.parametrize("key", GAMES)
def test_behind_every_event_is_a_clause_of_the_rulebook(key: str) -> None:
    assert {clause_of(find(key), event) for event in every_event(find(key))} <= clauses(key)


@pytest.mark.parametrize("key", GAMES)
def test_every_reason_of_a_bot_has_its_phrase(key: str) -> None:
    named = {
        node.value
        for name in ("bot", "policy", "insight")
        for file in find(key).folder.glob(f"{name}.py")
        for node in ast.walk(syntax_of(file))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    phrases = {text for text in named if re.match("(why|fact|risk|promise)-", text)}
    assert phrases
    assert phrases - ids(key) == set()


@pytest.mark.parametrize("key", GAMES)
def test_a_selector_by_word_knows_only_words_of_the_notation(key: str) -> None:
    words = find(key).vocabulary.words
    for name, read in messages(f"games/{key}", ENGLISH).items():
        for selector, keys in read.selectors.items():
            if selector.endswith("-is"):
                kind = selector.removesuffix("-is").rstrip("2")
                assert keys - {"other"} <= set(words[kind]), name


def test_every_message_that_the_engine_names_is_there() -> None:
    said = {*named_by_calls(HOME / "engine", ".say", 1)}
    reasons = {f"reason-{reason}" for reason in named_by_calls(HOME / "engine", ".error", 1)}
    assert said
    assert reasons
    assert (said | reasons) - set(messages("engine", ENGLISH)) == set()


@pytest.mark.parametrize("part", [part for part in PARTS if part == "cli"])
def test_every_message_that_the_command_line_names_is_there(part: str) -> None:
    said = {*named_by_calls(HOME / part, "voice.say", 0), *named_by_calls(HOME / part, "voice.refusal", 0)}
    assert said
    assert said - {*messages(part, ENGLISH), *messages("engine", ENGLISH)} == set()


# Every text can be said


def every_event(ruleset: Ruleset) -> Iterator[dict[str, Any]]:
    """Each action, outcome and masked text, and each event with each word, done by the first seat to the second."""
    vocabulary = ruleset.vocabulary
    for text in filter(None, (*ruleset.actions, *ruleset.outcomes, *vocabulary.masked)):
        by = larceny.CHANCE if text.split(" ", 1)[0] in verbs(ruleset.outcomes) else 0
        yield {"event": text.split(" ", 1)[0], "by": by, "action": text, **vocabulary.arguments(text)}
    for event in vocabulary.events:
        for word in range(max((len(vocabulary.words.get(kind, "?")) for kind in event.arguments.values()), default=1)):
            shown: dict[str, Any] = {"event": event.name}
            for name, kind in event.arguments.items():
                if kind in vocabulary.words:
                    shown[name] = vocabulary.words[kind][word % len(vocabulary.words[kind])]
                else:
                    shown[name] = int(name == "player") if kind == SEAT else 3
            yield shown


@pytest.mark.parametrize("key", GAMES)
def test_every_event_can_be_told_to_every_observer_in_every_language(key: str) -> None:
    ruleset = find(key)
    for event in every_event(ruleset):
        for observer in (None, 0, 1, 2):
            lines = [say_event(ruleset, lang, event, observer) for lang in LANGUAGES]
            assert all(lines) or not any(lines), f"only some languages tell {event}"
            assert [line for line in lines if line != line.strip() or "{" in line or "  " in line] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_move_can_be_explained(key: str, lang: str) -> None:
    ruleset = find(key)
    assert all(explain_action(ruleset, lang, text) for text in ruleset.actions)


def tables(key: str) -> Iterator[tuple[larceny.Match, random.Random]]:
    """Matches with the fewest and the most players, with the default options and with others."""
    card = find(key).card
    choices = [option for option in card.options if isinstance(option, Choice)]
    for players in (card.players[0], card.players[-1]):
        last = {c.name: [value for value in c.values if c.fits(value, players)][-1] for c in choices}
        for seed, options in enumerate(({}, last)):
            yield larceny.load(key, players=players, **options).start(seed), random.Random(players + seed)


def play_on(match: larceny.Match, dice: random.Random, moves: int) -> bool:
    """Play at random; whether the match still goes on."""
    for _ in range(moves):
        if match.movers():
            seat = dice.choice(match.movers())
            match.play(seat, dice.choice(match.legal(seat)))
    return bool(match.movers())


@pytest.mark.parametrize("key", GAMES)
def test_random_games_can_be_followed_by_everybody_in_every_language(key: str) -> None:
    for match, dice in tables(key):
        observers = (None, *range(match.game.players))
        goes_on = True
        for moves in itertools.count(11):  # a long game is looked at less and less often
            if not goes_on:
                break
            goes_on = play_on(match, dice, moves)
            for observer in observers:
                heights = {match.text(observer, lang).count("\n") for lang in LANGUAGES}
                assert len(heights) == 1, "a table that is longer in another language"
        for observer in observers:
            logs = [match.log(observer, lang) for lang in LANGUAGES]
            assert len({len(log) for log in logs}) == 1, "a log that is longer in another language"
            assert logs[0]


@pytest.mark.parametrize("key", GAMES)
def test_every_refusal_can_be_said_in_every_language(key: str) -> None:
    heard = set()
    for match, dice in tables(key):
        while play_on(match, dice, 5):
            seat = match.movers()[0]
            others = sorted(set(match.game.ruleset.actions) - set(match.legal(seat)))
            for text in dice.sample(others, min(TRIED, len(others))):
                with pytest.raises(larceny.IllegalMove) as refused:
                    match.play(seat, text)
                if (reason := refused.value.reason) not in heard:
                    heard.add(reason)
                    texts = match.game.ruleset.texts
                    sentences = {texts.sentence(refused.value, lang) for lang in LANGUAGES}
                    assert len(sentences) == len(LANGUAGES), reason
    assert heard


@pytest.mark.parametrize("wrong", [{"players": 99}, {"volume": 1}, {"siren": "loud"}, {"first": "p9"}])
def test_why_a_game_cannot_be_had_so_can_be_said_in_every_language(wrong: dict[str, Any]) -> None:
    with pytest.raises(larceny.BadOption) as refused:
        larceny.load("dieven", **wrong)
    assert ENGINE_TEXTS.sentence(refused.value, "en") == str(refused.value)
    assert len({ENGINE_TEXTS.sentence(refused.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_an_error_whose_facts_do_not_fill_the_sentence_keeps_its_own() -> None:
    assert ENGINE_TEXTS.sentence(larceny.BadOption("This is no museum."), "de") == "This is no museum."
