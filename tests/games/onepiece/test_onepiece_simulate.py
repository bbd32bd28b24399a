"""Whole One Piece matches on the command line: imported cards, deck files, `sanam simulate`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fleets import header

from sanam import paths
from sanam.cli import main
from sanam.decks.files import write_deck
from sanam.decks.model import make_deck

SET = '[set]\nformat = 1\nid = "fleets"\ngame = "onepiece"\nname = "Fleets"\nlanguage = "en"\nversion = 1\n'


@pytest.fixture(scope="module")
def fleets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A data directory that knows the cards of both decks and no others, and their files fleet0 and fleet1."""
    folder = tmp_path_factory.mktemp("fleets")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paths, "cardset_dir", lambda: folder / "none")
        _fill(folder)
        yield folder


def _fill(folder: Path) -> None:
    lines = [SET]
    for card in header().cards.values():
        if card["category"] != "don":
            fields = {key: value for key, value in msgspec.to_builtins(card).items() if value is not None}
            lines += ["[[card]]", *(f"{key} = {json.dumps(value)}" for key, value in fields.items())]
    (folder / "fleets.toml").write_text("\n".join(lines), "utf-8")
    assert main(["--data-dir", str(folder / "data"), "import", str(folder / "fleets.toml")]) == 0
    for seat, piles in enumerate(header().decks):
        write_deck(make_deck("onepiece", piles, name=f"Fleet {seat}"), folder / f"fleet{seat}.sanam-deck")


def simulate(fleets: Path, capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, dict[str, Any], str]:
    capsys.readouterr()
    decks = [str(fleets / f"fleet{seat}.sanam-deck") for seat in (0, 1)]
    given = [word for deck in decks for word in ("--deck", deck)] if "--deck" not in words else []
    command = ["--data-dir", fleets / "data", "simulate", "--game", "onepiece", "--json", *given, *words]
    status = main([str(word) for word in command])
    out, err = capsys.readouterr()
    return status, json.loads(out) if out else {}, err


def test_simulated_matches_have_ends_and_are_always_the_same(fleets: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, first, err = simulate(fleets, capsys, "--matches", 3, "--seed", 5)
    assert (status, err) == (0, "")
    assert (first["matches"], first["duels"], sum(first["winners"])) == (3, 3, 3)
    _, again, _ = simulate(fleets, capsys, "--matches", 3, "--seed", 5, "--edition", "standard")
    assert again["hash"] == first["hash"]
    _, other, _ = simulate(fleets, capsys, "--matches", 3, "--seed", 6)
    assert other["hash"] != first["hash"]


def test_an_illegal_deck_is_refused_unless_both_agree(fleets: Path, capsys: pytest.CaptureFixture[str]) -> None:
    piles = header().decks[0]
    short = fleets / "short.sanam-deck"
    write_deck(make_deck("onepiece", {**piles, "deck": piles["deck"][:30]}, name="Short"), short)
    words = ("--deck", short, "--deck", fleets / "fleet1.sanam-deck")
    status, _, err = simulate(fleets, capsys, *words)
    assert status == 1
    assert "5-1-2" in err
    status, found, _ = simulate(fleets, capsys, *words, "--allow-illegal")
    assert (status, found["matches"]) == (0, 1)


def test_an_edition_of_another_game_is_refused(fleets: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = simulate(fleets, capsys, "--edition", "zh-mr2")
    assert status == 1
    assert "standard" in err
