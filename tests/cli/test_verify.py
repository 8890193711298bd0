"""`larceny verify`: one line for each game, in four languages, and no traceback whatever is in the file."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import larceny
from larceny.cli import main
from larceny.cli.voice import TEXTS
from larceny.engine import export, verify
from larceny.engine.texts import LANGUAGES
from tests.cli.processes import larceny as run
from tests.engine.exports import honest_export


@pytest.fixture(scope="module")
def game() -> dict[str, Any]:
    return honest_export("dieven", 3, 1)


def written(folder: Path, *games: object) -> str:
    path = folder / "games.ndjson"
    path.write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")
    return str(path)


def said(capsys: pytest.CaptureFixture[str], code: int, *words: str) -> list[str]:
    assert main(["verify", *words]) == code
    output = capsys.readouterr()
    assert output.err == ""
    return output.out.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_gets_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: dict[str, Any], lang: str
) -> None:
    others = [honest_export(key, larceny.load(key).players, 2) for key in larceny.games()]
    lines = said(capsys, 0, written(tmp_path, game, *others), "--lang", lang)
    for number, (line, exported) in enumerate(zip(lines, [game, *others], strict=True), start=1):
        assert re.search(rf"\b{number}\b", line)
        assert exported["commitment"] in line
        assert exported["table"] in line


def test_one_wrong_game_is_enough_to_fail(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: dict[str, Any]
) -> None:
    wrong = json.loads(json.dumps(game))
    wrong["log"][4]["entry"] += " "
    first, second, third = said(capsys, 1, written(tmp_path, game, wrong, game), "--lang", "en")
    assert first.startswith("Game 1 is as promised: Dieven!, table table-1;")
    assert second.startswith("Game 2 is NOT as promised. Line 5 of its log: Its code does not fit")
    assert third.startswith("Game 3 is as promised")


def test_a_transcript_with_its_seed_is_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: dict[str, Any]
) -> None:
    path = tmp_path / "match.txt"
    transcript = game["transcript"]
    path.write_text(transcript)
    assert game["commitment"] in said(capsys, 0, str(path), "--lang", "en")[0]
    path.write_text(transcript.replace("\n9 chance deal ", "\n9 chance deal 1"))
    assert "the seed gives chance" in said(capsys, 1, str(path), "--lang", "en")[0]
    path.write_text(re.sub(r"seed .*\n", "", transcript))
    assert "has not been revealed" in said(capsys, 1, str(path), "--lang", "en")[0]
    path.write_text(larceny.load("dieven").start(seed=1).transcript())
    assert "holds no commitment" in said(capsys, 1, str(path), "--lang", "en")[0]


def test_a_game_from_a_table_can_be_played_on_at_home(tmp_path: Path, game: dict[str, Any]) -> None:
    head, moves = re.sub(r"\nseed .*", "", game["transcript"]).split("\n\n")
    last = next(i for i, line in enumerate(moves.splitlines()) if " p" in line and "chance" not in line)
    (tmp_path / "match.txt").write_text("\n".join([head, "", *moves.splitlines()[:last]]))
    ran = run(tmp_path, "play", "--resume", "match.txt", "--seat", "none", "--plain", typed="mine.txt\n")
    assert ran.returncode == 0, ran.stderr
    mine = (tmp_path / "mine.txt").read_text()
    assert "commitment" not in mine, "other dice rolled than those that were promised"
    assert larceny.replay(mine).outcome is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_reason_has_a_sentence(lang: str) -> None:
    sources = [Path(module.__file__ or "").read_text(encoding="utf-8") for module in (export, verify)]
    reasons = {reason for source in sources for reason in re.findall(r'(?:rong|Finding)\("([a-z-]+)"', source)}
    assert len(reasons) >= 17
    assert [reason for reason in reasons if not TEXTS.has(lang, f"verify-{reason}")] == []


def test_a_refusal_of_the_rules_is_said_in_the_language_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: dict[str, Any]
) -> None:
    from larceny.engine.fairness import Chain, Terms, chain_head

    wrong = json.loads(json.dumps(game))
    entry = next(line for line in wrong["log"] if '"played"' in line["entry"])
    entry["entry"] = json.dumps(json.loads(entry["entry"]) | {"action": "tanze \x1b[2J"})
    terms = Terms(*(wrong[name] for name in ("table", "game", "rules", "players", "options")))
    chain = Chain(bytes.fromhex(wrong["seed"]), chain_head(wrong["commitment"], terms))
    for line in wrong["log"]:
        line["mac"] = chain.add(line["entry"].encode())
    (line,) = said(capsys, 1, written(tmp_path, wrong), "--lang", "de")
    assert "darf „tanze �[2J“ nicht spielen." in line
    assert "\x1b" not in line
    assert "is no move" not in line


@pytest.mark.parametrize(
    "content", [b"{", b"{}", b"{}\n\n{}", b"\xff\xfe\0", b"[1]", b"null", b"{" * 100_000, b"hello", b"\n\nhello"]
)
def test_what_is_no_game_cannot_be_read_and_accuses_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    (tmp_path / "file").write_bytes(content)
    lines = said(capsys, 2, str(tmp_path / "file"), "--lang", "en")
    assert len(lines) == content.count(b"{}") or len(lines) == 1
    assert all("cannot be read as" in line and "promised" not in line for line in lines)


def test_a_game_of_which_something_is_missing_is_not_as_promised(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (line,) = said(capsys, 1, written(tmp_path, {"larceny": 1}), "--lang", "en")
    assert line.startswith("Game 1 is NOT as promised.")


@pytest.mark.parametrize("content", [b"", b"\n", b"\xef\xbb\xbf", b"\xef\xbb\xbf\r\n \n"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_without_a_game_is_said_to_be_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, lang: str
) -> None:
    (tmp_path / "file").write_bytes(content)
    assert main(["verify", str(tmp_path / "file"), "--lang", lang]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == TEXTS.say(lang, "verify-no-game", {"file": str(tmp_path / "file")}) + "\n"


@pytest.mark.parametrize("before", [b"\xef\xbb\xbf", b"\n", b"\r\n \r\n", b"\xef\xbb\xbf\n\n", b"  "])
def test_what_some_programs_put_before_a_game_does_not_matter(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: dict[str, Any], before: bytes
) -> None:
    file = tmp_path / "file"
    for content in (json.dumps(game), json.dumps(game) + "\n\ufeff" + json.dumps(game), game["transcript"]):
        file.write_bytes(before + content.encode())
        assert all(game["commitment"] in line for line in said(capsys, 0, str(file)))


def test_a_game_that_was_laid_out_over_many_lines_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: dict[str, Any]
) -> None:
    file = tmp_path / "file"
    file.write_text("\n" + json.dumps(game, indent=2))
    (line,) = said(capsys, 0, str(file))
    assert game["commitment"] in line
    file.write_text(json.dumps(game | {"nonces": ["0" * 32] * 3}, indent=2))
    said(capsys, 1, str(file))
    file.write_text(json.dumps(game, indent=2) + "\n" + json.dumps(game, indent=2))
    assert len(said(capsys, 2, str(file))) == 1


def test_a_wrong_game_counts_more_than_one_that_cannot_be_read_and_neither_hides_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: dict[str, Any]
) -> None:
    wrong = game | {"seed": "0" * 64}
    first, second, third = said(capsys, 1, written(tmp_path, wrong, {}, game), "--lang", "en")
    assert first.startswith("Game 1 is NOT")
    assert second.startswith("Game 2 cannot be read")
    assert third.startswith("Game 3 is as promised")


def test_a_code_is_not_missed_where_something_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: dict[str, Any]
) -> None:
    assert len(said(capsys, 2, written(tmp_path, game, {}), "--code", "0" * 64)) == 2
    assert len(said(capsys, 1, written(tmp_path, game), "--code", "0" * 64)) == 2


def test_random_bytes_show_no_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dice = random.Random(1)
    for _ in range(300):
        content = dice.choice([b"?", b"{", b'{"larceny":1,', b"game dieven\n"]) + dice.randbytes(dice.randrange(200))
        (tmp_path / "file").write_bytes(content)
        assert said(capsys, 2, str(tmp_path / "file"))


def test_lines_with_changed_bytes_show_no_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: dict[str, Any]
) -> None:
    dice, lines = random.Random(2), []
    for form in (json.dumps(game), json.dumps(game, ensure_ascii=False)):
        for _ in range(100):
            line = bytearray(form.encode())
            line[dice.randrange(1, len(line))] = dice.choice(b'\0\x1b\x80\xff{}[]"\\,:019aeztf-')
            lines.append(bytes(line))
    (tmp_path / "file").write_bytes(b"\n".join(lines))
    assert len(said(capsys, 1, str(tmp_path / "file"))) == len(lines)


def test_a_pipe_is_read_too(tmp_path: Path, game: dict[str, Any]) -> None:
    ran = run(tmp_path, "verify", "/dev/stdin", typed=json.dumps(game) + "\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert game["commitment"] in ran.stdout


def test_a_device_that_never_ends_is_given_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert "at most twenty million" in said(capsys, 2, "/dev/zero", "--lang", "en")[0]
