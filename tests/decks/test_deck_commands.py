"""`sanam check` for every game, `sanam convert` and `sanam odds`."""

from __future__ import annotations

import base64
import json
import math
import re
import struct
import zlib
from pathlib import Path

import pytest

from sanam.cli import main
from sanam.decks.files import read_deck
from sanam.decks.ydk import parse_ydke
from starter_cards import with_starters


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_starters(tmp_path_factory.mktemp("data"))


def run(data: Path, *words: str) -> int:
    return main(["--data-dir", str(data), *words])


def test_convert_and_back(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cod, ydk = tmp_path / "river.cod", tmp_path / "back.ydk"
    assert run(data, "convert", "river", str(cod)) == 0
    assert "main 40, extra 6, side 12\n" in capsys.readouterr().out
    assert run(data, "convert", str(cod), str(ydk)) == 0
    assert read_deck(ydk).total() == 58
    capsys.readouterr()
    assert run(data, "convert", "river", str(cod)) == 1
    assert "already exists" in capsys.readouterr().err
    assert run(data, "convert", "river", str(cod), "--force") == 0
    assert run(data, "convert", "river", str(tmp_path / "river.doc")) == 1
    assert "river.doc: .doc is not a deck file type (known: .ydk" in capsys.readouterr().err
    assert not (tmp_path / "river.doc").exists()
    assert run(data, "convert", "watch", str(tmp_path / "watch.ydk")) == 1
    assert ".ydk files can hold only decks of Yu-Gi-Oh!" in capsys.readouterr().err
    assert run(data, "convert", "river", str(tmp_path / "nowhere" / "river.cod")) == 1
    assert f"sanam: {tmp_path / 'nowhere' / 'river.cod'}: No such file" in capsys.readouterr().err


def test_convert_prints_a_link(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(data, "convert", "river", "ydke://") == 0
    link = capsys.readouterr().out.strip()
    assert parse_ydke(link).total() == 58
    assert run(data, "convert", link, "ydke://") == 0
    assert capsys.readouterr().out.strip() == link
    assert run(data, "convert", "tide", "ydke://") == 1
    assert "can hold only decks of Yu-Gi-Oh!" in capsys.readouterr().err


def test_a_code_of_omega_is_a_deck_like_a_link(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    code = base64.b64encode(packed.compress(struct.pack("<BB2I", 2, 0, 7, 7)) + packed.flush()).decode()
    assert run(data, "convert", code, str(tmp_path / "two.sanam-deck")) == 0
    assert "main 2, extra 0, side 0; not in the catalogue: 7\n" in capsys.readouterr().out
    assert read_deck(tmp_path / "two.sanam-deck").codes("main") == ("7", "7")


def test_odds_say_that_the_hand_is_redrawn(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(data, "odds", "watch") == 0
    told = capsys.readouterr().out.splitlines()[0]
    miss = math.comb(46, 5) / math.comb(50, 5)
    assert told.endswith(f"1 or more: opening hand, redrawn once without {1 - miss * miss:.2%}")


def test_odds_are_exact_and_tried(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(data, "odds", "river", "--card", "lantern weaver", "--draws", "1", "--json") == 0
    (row,) = json.loads(capsys.readouterr().out)["odds"]
    assert (row["cards"], row["copies"], row["pile"]) == (["Lantern Weaver"], 2, "main")
    assert row["opening"] == pytest.approx(1 - 35 * 34 / (40 * 39))
    assert row["later"] == pytest.approx(1 - 34 * 33 / (40 * 39))
    assert abs(row["simulated"] - row["opening"]) < 0.02
    assert run(data, "odds", "river") == 0
    assert len(capsys.readouterr().out.splitlines()) > 20
    assert run(data, "odds", "river", "--card", "lantern weavr", "--json") == 0  # near enough
    assert json.loads(capsys.readouterr().out)["odds"][0]["cards"] == ["Lantern Weaver"]
    assert run(data, "odds", "river", "--card", "Nobody") == 1
    assert "no card of this deck has this name" in capsys.readouterr().err
    assert run(data, "odds", "river", "--card", "Lantern") == 1
    assert "(it has: " in capsys.readouterr().err


def test_decks_of_every_game_are_checked(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    crew = tmp_path / "crew.txt"
    crew.write_text("1xOP01-001\n5xOP01-016\n")
    assert run(data, "check", "--game", "onepiece", str(crew), "--json") == 1
    plain = json.loads(capsys.readouterr().out)
    assert run(data, "check", str(crew), "--json") == 1  # the deck says of which game it is
    assert json.loads(capsys.readouterr().out) == plain
    assert {"deck.too-few", "deck.copies-number", "deck.unknown"} == {entry["id"] for entry in plain["findings"]}
    seals = tmp_path / "seals.sanam-deck"
    seals.write_text(
        '[deck]\nformat = 1\ngame = "summoner-master"\nname = "S"\n[piles]\nseal = ["2 Fire Rat [Reflection]"]\n'
    )
    assert run(data, "check", "--game", "summoner-master", "--edition", "beginner", str(seals)) == 1
    out, err = capsys.readouterr()
    assert "the minimum is 12" in out and "101.2.3" in err
    assert run(data, "check", "--game", "summoner-master", "--edition", "zh-mr2", str(seals)) == 1
    assert "has no edition" in capsys.readouterr().err
    assert run(data, "check", "--game", "yugioh", str(seals)) == 1
    assert "a deck of summoner-master" in capsys.readouterr().err
    assert run(data, "check", "--game", "yugioh", "river") == 0


def test_names_with_typing_errors_are_said_to_have_been_read(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from sanam.catalogue.first_run import open_catalogue

    with open_catalogue(data) as catalogue:
        name = next(card.name for card in catalogue.all_cards("yugioh") if len(card.name) > 12)
    slip, wrong = name[:5] + name[6:], name[:5] + name[6:-3] + "qx"
    deck = tmp_path / "typed.txt"
    deck.write_text(f"3 {slip}\n2 {wrong}\n", encoding="utf-8")
    assert run(data, "check", "--game", "yugioh", str(deck)) == 1
    said = capsys.readouterr().out
    assert f"read “{slip}” as {name}\n" in said
    assert re.search(rf"^{re.escape(wrong)} \(did you mean .*{re.escape(name)}", said, re.MULTILINE), said
    assert run(data, "check", "--game", "yugioh", str(deck), "--json") == 1
    assert list(json.loads(capsys.readouterr().out)["read_as"]) == [slip]
    assert run(data, "convert", str(deck), str(tmp_path / "typed.ydk")) == 0
    assert f"read “{slip}” as {name}\n" in capsys.readouterr().err
