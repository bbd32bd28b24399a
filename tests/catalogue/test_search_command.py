"""`sanam search` and what `sanam import` brings in, on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sanam.cli import main
from sanam.games import ids

CARD = {
    "cardId": "TS01-001",
    "name": "Harbour Captain",
    "category": "leader",
    "colors": ["red"],
    "life": 5,
    "power": 5000,
    "effectText": "-",
}


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    def call(*words: str) -> tuple[int, str, str]:
        status = main([*words, "--data-dir", str(tmp_path / "data")])
        said = capsys.readouterr()
        return status, said.out, said.err

    return call


def test_import_and_search(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([CARD, {**CARD, "cardId": "?"}]), encoding="utf-8")
    status, out, _ = run("import", str(path), "--json")
    told = json.loads(out)["files"][0]
    assert (status, told["added"], len(told["refused"])) == (0, 1, 1)
    status, out, _ = run("search", "capt life=5", "--game", "onepiece", "--json")
    assert (status, json.loads(out)["total"]) == (0, 1)
    card = json.loads(out)["cards"][0]
    told = {"code": "TS01-001", "name": "Harbour Captain", "language": "en", "kind": "leader", "Life": "5"}
    assert {key: card[key] for key in told} == told and card["artworks"] == ["TS01-001"] and card["text"] == ""
    out = run("search", "harbor captain", "--game", "onepiece")[1]  # what a person needs to know the card by
    name, about, guess, count = out.splitlines()
    assert name == "Harbour Captain  [TS01-001]" and "Leader" in about and "Life 5" in about and "Power 5000" in about
    assert "harbor" in guess and count == "1 card"
    status, out, _ = run("search", "--game", "onepiece", "type:event cost=9")
    assert (status, out) == (0, "0 cards\n")
    status, out, _ = run("search", "type:trap", "--limit", "2")
    assert out.splitlines()[-1].endswith("2 shown (see --limit)")


def test_faults_of_a_query_are_one_line(run: Any) -> None:
    assert run("search", "ox colr:red")[2] == "sanam: query, characters 3-11: there is no field “colr”\n"
    status, _, err = run("search", "ox", "--sort", "size")
    assert status == 1 and "there are: name, code, level" in err
    assert "text:" in run("search", "--help-query")[1]


def test_every_game_is_searched_unless_one_is_named(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([CARD]), encoding="utf-8")
    run("import", str(path))
    out = run("search", "harbour captain")[1]
    assert out.splitlines()[:2] == ["One Piece:", "Harbour Captain  [TS01-001]"]
    found = json.loads(run("search", "captain", "--json")[1])
    assert {card["game"] for card in found["cards"]} == {"onepiece"} and found["total"] == len(found["cards"])
    everything = json.loads(run("search", "--json")[1])
    assert {card["game"] for card in everything["cards"]} > {"yugioh"}
    assert everything["total"] == sum(json.loads(run("search", "--game", game, "--json")[1])["total"] for game in ids())
    assert len(json.loads(run("search", "--limit", "3", "--json")[1])["cards"]) == 3
    assert run("search", "--game", "yugioh", "harbour")[1] == "0 cards\n"


def test_words_need_no_quotes_and_a_deck_is_told_as_such(run: Any, tmp_path: Path) -> None:
    assert run("search", "lantern", "dragon", "--limit", "1")[1].endswith("1 card\n")
    deck = tmp_path / "mine.ydk"
    deck.write_text("#main\n1\n")
    assert "mine.ydk: .ydk files are decks" in run("import", str(deck))[2]


def test_a_file_that_is_refused_costs_the_others_nothing(run: Any, tmp_path: Path) -> None:
    (tmp_path / "bad.csv").write_text("foo,bar\n1,2\n", encoding="utf-8")
    (tmp_path / "good.json").write_text(json.dumps([CARD]), encoding="utf-8")
    status, out, err = run("import", str(tmp_path / "bad.csv"), str(tmp_path / "good.json"), "--json")
    assert status == 1 and err.count("\n") == 1 and "bad.csv: line 1" in err and "Cards screen" in err
    assert [told["added"] for told in json.loads(out)["files"]] == [1]
