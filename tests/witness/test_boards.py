"""Boards of the witness as plain data: what lies where, what is done, and real cards in the places of invented ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sanam import games
from sanam.cli import main
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.boards.scene import BREAK, FILLER, MEDICINE, TOOLS
from sanam.games.yugioh.witness.boards.stand_ins import StandIns
from sanam.witness.boards import boards
from starter_cards import with_starters

GAME = games.get("yugioh")
DESTROY = TOOLS["spell", "Target 1 card on the field; destroy it."]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data directory with the starter cards."""
    return with_starters(tmp_path / "data")


def monster(code: int, name: str, **more: Any) -> CardData:
    given = {"traits": ("normal",), "level": 4, "attribute": "EARTH", "race": "Warrior", "atk": 1000, "def_": 1000}
    return CardData(code=code, name=name, kind="monster", **{**given, **more})


POOL = [
    monster(101, "Oak Guard"),
    monster(102, "Ash Crane", race="Winged Beast", attribute="FIRE"),
    monster(103, "Moss Sage", race="Spellcaster", attribute="FIRE", level=3),
    monster(104, "Fern Sage", race="Spellcaster", attribute="FIRE", level=3, atk=1200),
    monster(105, "Giant", level=8, atk=3000, def_=2500),
    monster(107, "Bloom", traits=("effect", "synchro"), level=5, text="1 Tuner + 1 or more non-Tuner monsters"),
    monster(109, "Sprig", traits=("normal", "tuner"), level=1, race="Plant"),
    CardData(code=111, name="Glade", kind="spell", icon="field"),
]


def scenes(text: str, pool: list[CardData] = POOL, **more: Any) -> list[dict[str, Any]]:
    """The scenes of a card with that text."""
    made = CardData(code=120, name="Subject", text=text, **{"kind": "spell", "icon": "normal", **more})
    return list(boards(GAME, [made], pool))


def codes(scene: dict[str, Any], seat: int, zone: str) -> set[int]:
    return {one[4] for one in scene["cards"] if one[:2] == [seat, zone]}


def test_a_phrase_lies_there_as_the_real_card_that_fits_it() -> None:
    scene = scenes("Target 1 FIRE Spellcaster monster in your GY; Special Summon it.")[0]
    assert (scene["subject"], scene["owner"], scene["policy"], scene["result"]) == (120, 0, "first", "done")
    assert codes(scene, 0, "grave") & {103, 104}
    assert {one[3] for one in scene["cards"] if one[1] == "deck"} == {"down"}
    assert sum(one[4] == FILLER for one in scene["cards"] if one[:2] == [0, "deck"]) == 15
    assert json.loads(json.dumps(scene)) == scene


def test_what_is_destroyed_by_an_opponent_is_a_step_in_their_turn() -> None:
    text = "If this card is destroyed by an opponent's card: You can draw 1 card."
    scene = scenes(text, kind="monster", icon="", level=4, race="Rock", attribute="EARTH", traits=("effect",))[0]
    assert (scene["owner"], scene["steps"][0]) == (1, [0, "activate", DESTROY, 120])
    assert codes(scene, 1, "m") >= {120}
    assert DESTROY in codes(scene, 0, "hand")


def test_a_spell_or_trap_is_destroyed_by_another_tool() -> None:
    text = "If this Set card is destroyed by an opponent's card: You can draw 1 card."
    scene = scenes(text, kind="trap", icon="normal")[0]
    assert scene["steps"][0] == [0, "activate", BREAK, 120]


def test_the_other_synchro_material_has_the_level_that_is_missing() -> None:
    text = "If this card is sent to the GY as a Synchro Material: Draw 1 card."
    own = {"level": 4, "race": "Rock", "attribute": "EARTH", "traits": ("effect",)}
    scene = scenes(text, kind="monster", icon="", **own)[0]
    assert [0, "special", 107, 120] in scene["steps"]
    assert codes(scene, 0, "m") == {120, 109}


def test_what_the_own_player_gains_life_points_by_is_a_real_card() -> None:
    own = {"level": 4, "race": "Rock", "attribute": "EARTH", "traits": ("effect",)}
    scene = scenes("Each time you gain Life Points: Draw 1 card.", kind="monster", icon="", **own)[0]
    assert MEDICINE in scene["live"]
    assert scene["steps"][0][2] == MEDICINE


def test_a_hand_is_filled_but_where_the_text_wants_it_empty() -> None:
    own = {"level": 4, "race": "Rock", "attribute": "EARTH", "traits": ("effect",)}
    empty = scenes("Once per turn, if you have no cards in your hand: You can draw 1 card.", kind="monster", **own)[0]
    assert codes(empty, 0, "hand") == set()
    assert empty["steps"][:2] == [[0, "battle", 0, ""], [0, "main2", 0, ""]]


def test_what_the_witness_cannot_drive_is_attempted_in_both_turns() -> None:
    found = scenes("When a Ritual Spell is activated that targets 1 monster in either GY: Draw 1 card.", kind="trap")
    if any(scene.get("result") == "done" for scene in found):
        pytest.fail("the witness drives it now: take another text")
    assert {scene["owner"] for scene in found} == {0, 1}
    assert {step[1] for scene in found for step in scene["steps"]} >= {"activate", "attack", "summon", "end"}


def test_a_field_spell_is_laid_where_its_name_is_asked_for() -> None:
    own = {"level": 4, "race": "Rock", "attribute": "EARTH", "traits": ("effect",)}
    text = 'While "Glade" is on the field, this card gains 500 ATK.'
    scene = scenes(text, kind="monster", icon="", **own)[0]
    assert codes(scene, 0, "f") | codes(scene, 1, "f") == {111}


def test_stand_ins_are_not_found_by_a_part_of_an_invented_name() -> None:
    pool = StandIns([*POOL, monster(130, "Oak Partner", race="Fish")])
    subject = CardData(code=120, name="Subject", kind="spell", text="Draw 1 card.")
    found = pool.like(monster(990, "Partner", level=1, race="Plant", traits=("normal", "tuner")), subject)
    assert found is not None
    assert found.code == 109


def test_the_command_writes_one_board_a_line(tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "boards.jsonl"
    assert main(["--data-dir", str(data), "texts", "--boards", str(path), "icon:quick-play"]) == 0
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert f"{len(lines)} boards" in capsys.readouterr().out
    assert all({"id", "subject", "owner", "policy", "cards", "steps", "live"} <= {*line} for line in lines)


def test_a_game_without_scenes_says_so_and_leaves_the_file(
    tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "boards.jsonl"
    path.write_text("kept", "utf-8")
    assert main(["--data-dir", str(data), "texts", "--game", "onepiece", "--boards", str(path)]) == 1
    assert "not written" in capsys.readouterr().err
    assert path.read_text("utf-8") == "kept"
