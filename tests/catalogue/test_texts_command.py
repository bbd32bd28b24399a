"""`sanam texts`: how many card texts are understood, and what one card's text was read as."""

from __future__ import annotations

import gc
import json
from dataclasses import replace
from pathlib import Path

import pytest

from sample_cards import write_cdb
from sanam import cli, games
from sanam.abilities.texts import TextReading
from sanam.catalogue import rereading
from sanam.catalogue.first_run import open_catalogue
from sanam.catalogue.models import Card
from sanam.catalogue.survey import survey


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    rows = [
        {"id": 1, "type": 0x2, "name": "Bell", "desc": "Draw 2 cards. Gain 500 LP."},
        {"id": 2, "type": 0x2, "name": "Horn", "desc": 'Draw 1 card. Frobnicate "Bell" 3 times.'},
        {"id": 3, "type": 0x11, "name": "Ox", "desc": "It grazes."},
    ]
    assert cli.main(["import", "--data-dir", str(tmp_path / "data"), str(write_cdb(tmp_path / "some.cdb", rows))]) == 0
    return tmp_path / "data"


def run(data_dir: Path, *words: str, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert cli.main(["texts", "--data-dir", str(data_dir), *words]) == 0
    return capsys.readouterr().out


def test_counts_cards_and_sentences(data_dir: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trees = tmp_path / "trees.json"
    query = ("code=1", "or", "code=2", "or", "code=3")
    found = json.loads(run(data_dir, *query, "--json", "--trees", str(trees), capsys=capsys))
    assert found["cards"] == 3
    assert found["with_text"] == 2
    assert (found["whole"], found["abilities"], found["abilities_understood"]) == (1, 4, 3)
    assert found["seconds"] > 0
    assert found["holes"] == [["not understood here: Frobnicate N # times.", 1]]
    written = json.loads(trees.read_text("utf-8"))
    assert sorted(written) == ["1", "2"]
    assert written["1"]["whole"] is True
    assert written["1"]["abilities"][0]["kind"] == "activate"


def test_shows_what_one_card_was_read_as(data_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(data_dir, "code=1", capsys=capsys)
    assert "[0:13] Draw 2 cards." in out
    assert "Op.draw(n=NUM:2)" in out
    assert "en: Draw 2 cards. Gain 500 LP." in out
    out = run(data_dir, "code=2", capsys=capsys)
    assert "not understood here: Frobnicate" in out


def test_a_language_that_is_not_read_is_a_stated_problem(data_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["texts", "--data-dir", str(data_dir), "--language", "xx"]) == 1
    assert "texts in xx are not read" in capsys.readouterr().err


def test_nothing_is_collected_while_texts_are_read(monkeypatch: pytest.MonkeyPatch, data_dir: Path) -> None:
    collects: list[bool] = []

    def noting(card: Card, language: str) -> TextReading:
        collects.append(gc.isenabled())
        return TextReading((), None)

    texts = games.get("yugioh").texts
    assert texts is not None
    with open_catalogue(data_dir) as catalogue:
        cards = [card for card in catalogue.all_cards("yugioh") if card.key in ("1", "2")]
        survey("yugioh", replace(texts, read=noting), cards, "en")
        monkeypatch.setattr(rereading, "understand", lambda card, language: (card, noting(card, language).problem))
        rereading._read_some(catalogue, [("yugioh", "1"), ("yugioh", "2")])
    assert collects == [False] * 4
    assert gc.isenabled()
