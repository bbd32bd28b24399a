"""Cards typed in Thai as they are printed: what is read of them is marked and said, and they are played at once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from window_driver import press

from sanam import paths
from sanam.bots.random_player import RandomPlayer
from sanam.catalogue.store import Catalogue
from sanam.decks.model import Copy, Deck
from sanam.engine.play import Play
from sanam.games import build
from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.texts.reading import texts
from sanam.matches.setup import header_for
from sanam.ui.cards.screen import CardsScreen

GAME = "summoner-master"
#: Fields that a person sets beside the text.
FACTS = ("family", "extra", "elements", "tribes", "mystic_type", "mystic_kind", "duration")
NUMBERS = ("at", "df", "sp", "cast_mp", "attack_mp", "level")


class Failing:
    def run(self, job: Any, **_: str) -> None:
        job.failed.connect(pytest.fail)
        job.run_now()


@pytest.fixture
def screen(qtbot: Any, tmp_path: Path) -> Iterator[CardsScreen]:
    with Catalogue(tmp_path / "catalogue.db") as catalogue:
        made = CardsScreen(catalogue, run=Failing().run, show_problem=pytest.fail, toast=lambda words: None, eager=True)
        qtbot.addWidget(made)
        made.resize(1280, 660)
        made.show()
        made.set_game(GAME)
        QApplication.processEvents()
        yield made
        made.close_faces()
        made.close()


def printed() -> list[tuple[dict[str, Any], SummonerCard]]:
    """Cards of the starter set that have a Thai text and are in a Deck, with what they are in English."""
    with (paths.cardset_dir() / "summoner-master-starter.toml").open("rb") as file:
        tables: list[dict[str, Any]] = tomllib.load(file)["card"]
    fields = SummonerCard.__struct_fields__
    return [
        (table, msgspec.convert({key: value for key, value in table.items() if key in fields}, SummonerCard))
        for table in tables
        if table.get("texts") and not table.get("extra") and "[Extra]" not in str(table)
    ]


def type_card(screen: CardsScreen, table: dict[str, Any]) -> None:
    """Everything that stands on a card in Thai, field by field, and the text as it is printed."""
    screen.own.begin()
    own = screen.own.panel
    own.language.setCurrentIndex(own.language.findData("th"))
    own.form.editor("family").set_value(table["family"])
    own.check_now()
    for field in FACTS:
        if field in table:
            own.form.editor(field).set_value(table[field])
    for field in NUMBERS:
        editor: Any = own.form.editor(field)
        if editor.isVisible():
            editor.edit.clear()
            QTest.keyClicks(editor.edit, str(table.get(field, "")))
    own.form.editor("interfere").set_value(table.get("interfere", False))
    own.name.insert(table["names"]["th"])
    own.text.setPlainText(table["texts"]["th"])
    own.check_now()


def told(card: SummonerCard) -> Any:
    """What a card is apart from its words: the kinds and Costs of its texts, and what is understood of them."""
    return (
        [
            (power.kind, power.mp, power.interfere)
            for box in ("powers", "growth", "progress")
            for power in card.box(box)
        ],
        [msgspec.structs.replace(form, name="", text="") for form in card.forms],
        card.progress and card.progress.uses,
    )


def test_thirty_cards_typed_in_thai_are_understood_and_played_at_once(screen: CardsScreen) -> None:
    pairs = printed()
    assert len(pairs) >= 30
    step = len(pairs) / 30
    chosen = [pairs[int(number * step)] for number in range(30)]
    for table, english in chosen:
        type_card(screen, table)
        own = screen.own.panel
        assert own.form.faults == {}
        assert own.checked.parts and all(part.understood for part in own.checked.parts), table["texts"]["th"]
        assert told(own.checked.card) == told(english)
        press(own.save_button)
        kept = screen.catalogue.card(GAME, table["names"]["th"])
        assert kept is not None
        assert not kept.by_hand
        reading = texts.reading(english, "en")
        assert [(each["box"], each["at"]) for each in kept.abilities] == [
            (each["box"], each["at"]) for each in reading.abilities or ()
        ]
    piles: dict[str, list[Copy]] = {"seal": [], "mystic": []}
    for table, _ in chosen:
        piles[table["family"]] += [Copy(table["names"]["th"])] * 2
    deck = Deck(game=GAME, name="typed", piles=piles)
    header = header_for(screen.catalogue, game=GAME, edition="summoner", decks=[deck, deck], names=["ก", "ข"], seed=4)
    play = Play(build(header))
    play.start(header.seed)
    players, kinds = [RandomPlayer(5), RandomPlayer(6)], set()
    for _ in range(500):
        if play.table.choice is None:
            break
        kinds.add(play.table.choice.kind)
        players[play.table.choice.seat].answer(play)
    assert "target" in kinds
    assert "by_hand" not in kinds


def test_what_is_understood_is_marked_and_said_in_the_language_of_the_person(
    screen: CardsScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen.own.begin()
    own = screen.own.panel
    own.language.setCurrentIndex(own.language.findData("th"))
    own.name.setText("ช่างตีเหล็ก")
    own.text.setPlainText(
        "เมื่อเข้ามา: จั่ว Seal Card 1 ใบ\n"
        "จังหวะมั่นคง: Mp 1, Interfere: Seal ใบอื่นของเรา 1 ใบ Df +2 จนจบ Subturn นี้\n"
        "เมื่อโจมตีสำเร็จ: ร้องเพลงให้ทุกคนฟัง\n"
        "รวมร่างกับ Seal เผ่า Musician 1 ใบ: At 6, Df 6\n"
        "Growth: Seal เผ่า Machine 1 ใบ\n"
        "Df +2"
    )
    own.check_now()
    lines = re.sub("[\u2068\u2069]", "", own.parts.text()).split("\n")
    assert lines[0] == "✓ Trigger Ability: When it comes in: draw 1 Seal Card."
    assert lines[1].startswith("✓ Skill: Mp 1, Interfere. 1 of your other Seals gains Df +2")
    assert lines[2] == "✗ By hand: ร้องเพลงให้ทุกคนฟัง"
    assert lines[3:] == [
        "✓ Growth: 1 Machine Seal.",
        "✓ Continuous Ability: Gains Df +2.",
        "✓ Special attack form: Combine with 1 Musician Seal. At 6, Df 6.",
    ]
    marks = {mark.cursor.selectedText(): mark.format.fontUnderline() for mark in own.text.extraSelections()}  # type: ignore[attr-defined]
    assert len(marks) == 6
    assert "ร้องเพลงให้ทุกคนฟัง" in marks
    assert "ร้องเพลง" in own.verdict.text()
    card = own.checked.card
    assert [(power.kind, power.name, power.mp, power.when) for power in card.powers] == [
        ("ability", "", None, ()),
        ("skill", "จังหวะมั่นคง", 1, ()),
        ("ability", "", None, ("attack-success",)),
    ]
    assert (card.text, card.growth.condition, card.forms[0].at) == ("", "Growth: Seal เผ่า Machine 1 ใบ", 6)
    press(own.save_button)
    kept = screen.catalogue.card(GAME, "ช่างตีเหล็ก")
    assert kept is not None
    assert msgspec.structs.replace(kept, abilities=None, problem="") == card
    screen.own.edit("ช่างตีเหล็ก")
    (typed,) = [edit for edit in own.form.texts() if "Musician" in edit.toPlainText()]
    assert typed.extraSelections()  # type: ignore[attr-defined]


def test_a_line_that_becomes_a_fact_of_the_card_is_marked_too(screen: CardsScreen) -> None:
    screen.own.begin()
    own = screen.own.panel
    own.language.setCurrentIndex(own.language.findData("th"))
    own.name.setText("เงานักร้อง")
    for text, said in (
        ("Shade of <Aria>", ["✓ Shade of <Aria>"]),
        ("Shade of <Aria>\nAt +1", ["✓ Continuous Ability: Gains At +1.", "✓ Shade of <Aria>"]),
    ):
        own.text.setPlainText(text)
        own.check_now()
        assert re.sub("[\u2068\u2069]", "", own.parts.text()).split("\n") == said
        assert len(own.text.extraSelections()) == len(said)  # type: ignore[attr-defined]
        assert [(shade.kind, shade.value) for shade in own.checked.card.shades] == [("tribe", "Aria")]


def test_a_condition_on_a_line_of_its_own_is_marked_with_what_it_is_one_of(screen: CardsScreen) -> None:
    screen.own.begin()
    own = screen.own.panel
    own.language.setCurrentIndex(own.language.findData("en"))
    own.text.setPlainText("Sp +1\nCondition: 3 or more N[Rat] in the arena\nAll our Seals Df +1")
    own.check_now()
    assert [len(mark.cursor.selectedText()) for mark in own.text.extraSelections()] == [5, 60]  # type: ignore[attr-defined]
    assert len(own.checked.card.powers) == 2


def test_the_cost_of_a_skill_is_known_even_where_its_effect_is_not(screen: CardsScreen) -> None:
    screen.own.begin()
    own = screen.own.panel
    own.name.setText("Whistler")
    own.text.setPlainText("Gale: Mp 2, Interfere. Whistle a tune.\n[Skill] Hum: quietly.\nOnce upon a time.")
    own.check_now()
    card = own.checked.card
    assert [(power.kind, power.name, power.mp, power.interfere) for power in card.powers] == [
        ("skill", "Gale", 2, True),
        ("skill", "Hum", None, False),
    ]
    assert card.text == "Once upon a time."
