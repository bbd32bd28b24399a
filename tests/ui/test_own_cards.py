"""Own cards of every game by mouse and keyboard: made, refused beside the field, changed, copied, given pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from window_driver import press

from sanam import games
from sanam.catalogue.own import own_card, save_own
from sanam.catalogue.store import Catalogue
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.summoner_master.cards.model import (
    AttackForm,
    GrowthBox,
    Power,
    ProgressBox,
    Selector,
    Shade,
    SummonerCard,
)
from sanam.games.yugioh.cards.model import CardData
from sanam.ui.cards.screen import CardsScreen

FULL: dict[str, Any] = {
    "yugioh": CardData(
        code=990_000_001,
        name="Slate Ox",
        kind="monster",
        traits=("effect", "tuner", "pendulum"),
        level=7,
        attribute="DARK",
        race="Paper",
        atk=None,
        def_=1200,
        scales=(3, 4),
        series=("Ox", "Slate"),
        text="Draw 1 card.",
    ),
    "onepiece": OnePieceCard(
        code="OWN-001",
        name="Harbour Captain",
        category="leader",
        colours=("red", "blue"),
        life=4,
        power=5000,
        types=("Navy", "East"),
        also_named=("Cap",),
        attributes=("Slash",),
        text="[Your Turn] Sing.",
        block="2",
        rarity="L",
    ),
    "summoner-master": SummonerCard(
        name="Reed Warden",
        family="seal",
        extra=True,
        reflection=True,
        elements=("water", "fire"),
        tribes=("Fish",),
        at=3,
        df=None,
        sp=1,
        cast_mp=2,
        attack_mp=0,
        level=4,
        interfere=True,
        powers=(Power(kind="skill", name="Leap", text="Move.", interfere=True), Power(text="Stay.")),
        growth=GrowthBox(condition="Alone.", gains=(Power(text="At +1."),)),
        progress=ProgressBox(uses=(Selector(kind="tribe", value="Fish", count=2),), gains=(Power(text="Df +1."),)),
        forms=(
            AttackForm(
                name="Wave",
                supports=(Selector(kind="name", value="Reed"),),
                at=5,
                attack="multiple",
                strikes=2,
                text="Twice.",
            ),
        ),
        shades=(Shade(kind="name", value="River"),),
        groups=("Pond",),
        name_parts=("Reed",),
        name_symbol="S",
        card_set="Reeds",
        symbol="reed",
        number="3/120",
        rarity="rare",
        credit="A",
        text="Flavour.",
    ),
}


class Told:
    def __init__(self) -> None:
        self.problems: list[Any] = []
        self.acts: list[Any] = []

    def run(self, job: Any, **_: str) -> None:
        job.failed.connect(self.problems.append)
        job.run_now()

    def show_problem(self, problem: Any, action: str = "", act: Any = None) -> Any:
        self.problems.append(problem)
        self.acts.append(act)
        return len(self.acts) - 1

    def withdraw(self, at: int) -> None:
        self.acts[at] = None


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def screen(qtbot: Any, tmp_path: Path, told: Told) -> Iterator[CardsScreen]:
    with Catalogue(tmp_path / "catalogue.db") as catalogue:
        made = CardsScreen(
            catalogue,
            run=told.run,
            show_problem=told.show_problem,
            toast=lambda words: None,
            withdraw=told.withdraw,  # type: ignore[arg-type]
            eager=True,
        )
        qtbot.addWidget(made)
        made.resize(1280, 660)
        made.show()
        QApplication.processEvents()
        yield made
        made.close_faces()
        made.close()


def test_the_forms_have_every_field_of_the_models() -> None:
    beside = {"code", "name", "text", "alias", "abilities", "problem"}
    for game in games.ids():
        model = games.get(game).cards.model
        assert {field.name for field in games.get(game).cards.form().fields} == {*model.__struct_fields__} - beside
        assert {
            part.name for field in games.get(game).cards.form().fields for part in field.parts if field.name == "forms"
        } <= {*AttackForm.__struct_fields__}


@pytest.mark.parametrize("game", games.ids())
def test_a_card_is_shown_and_saved_again_as_it_was(screen: CardsScreen, game: str) -> None:
    card = FULL[game]
    save_own(screen.catalogue, card, {"th": ("ชื่อ", "ข้อความ")})
    before = own_card(screen.catalogue, game, card.key)
    screen.set_game(game)
    screen.own.edit(card.key)
    own = screen.own.panel
    assert own.form.faults == {} and own.save_button.isEnabled()
    assert msgspec.structs.replace(own.card(), abilities=None, problem="") == card
    assert screen.own.preview.face.spec is not None and screen.own.preview.face.spec.name == card.name
    press(own.save_button)
    assert screen.stack.currentWidget() is screen.view
    assert own_card(screen.catalogue, game, card.key) == before


@pytest.mark.parametrize("game", games.ids())
def test_a_new_card_needs_a_name_and_no_more(screen: CardsScreen, game: str) -> None:
    screen.set_game(game)
    screen.own.begin()
    own = screen.own.panel
    assert own.name_fault.isVisible() and not own.save_button.isEnabled()
    own.name.setText("Paper Ox")
    own.check_now()
    assert not own.name_fault.isVisible()
    press(own.save_button)
    assert len(screen.catalogue.own_codes(game)) == 1
    code = screen.catalogue.own_codes(game)[0]
    screen.own.begin(code)
    own.name.setText("Paper Cow")
    press(own.save_button)
    assert len(screen.catalogue.own_codes(game)) == 2
    assert screen.catalogue.card(game, code).name == "Paper Ox"


@pytest.mark.parametrize(
    ("game", "field", "typed"),
    [
        ("yugioh", "atk", "100000"),
        ("yugioh", "level", ""),
        ("yugioh", "level", "14"),
        ("yugioh", "scales", "1, 2, 3"),
        ("yugioh", "scales", "x"),
        ("onepiece", "cost", ""),
        ("onepiece", "power", "-5"),
        ("summoner-master", "sp", "6"),
        ("summoner-master", "number", "3"),
    ],
)
def test_what_is_wrong_stands_beside_its_field(screen: CardsScreen, game: str, field: str, typed: str) -> None:
    screen.set_game(game)
    screen.own.begin()
    own = screen.own.panel
    own.name.setText("Paper Ox")
    if field == "scales":
        own.form.editor("traits").set_value(("effect", "pendulum"))
    own.check_now()
    editor: Any = own.form.editor(field)
    before = editor.edit.text()
    editor.edit.setText(typed)
    own.check_now()
    assert list(own.form.faults) == [field]
    assert not own.save_button.isEnabled()
    editor.edit.setText(before)
    own.check_now()
    assert own.form.faults == {} and own.save_button.isEnabled()


def test_parts_are_added_refused_and_taken_away(screen: CardsScreen) -> None:
    screen.set_game("summoner-master")
    screen.own.begin()
    own = screen.own.panel
    own.name.setText("Reed Warden")
    powers: Any = own.form.editor("powers")
    press(powers.add_button)
    own.check_now()
    assert "powers" in own.form.faults and not own.save_button.isEnabled()
    powers.rows[0][1].editor("text").edit.setPlainText("Leap.")
    own.check_now()
    assert own.form.faults == {}
    assert own.card().powers == (Power(text="Leap."),)
    assert "by hand" in own.verdict.text()
    powers._take(powers.rows[0][0])
    assert own.card().powers == ()
    family: Any = own.form.editor("family")
    family.combo.setCurrentIndex(1)
    own.check_now()
    assert own.card().family == "mystic" and own.card().duration == 1
    duration: Any = own.form.editor("duration")
    duration.edit.setText("∞")
    assert own.card().duration == "infinity"
    elements: Any = own.form.editor("elements")
    assert not elements.isVisible()


def test_a_card_of_another_name_is_the_same_and_no_other_is_overwritten(screen: CardsScreen, told: Told) -> None:
    for name in ("Reed Warden", "River Warden"):
        save_own(screen.catalogue, SummonerCard(name=name, family="seal"))
    screen.set_game("summoner-master")
    screen.own.edit("Reed Warden")
    own = screen.own.panel
    own.name.setText("River Warden")
    own.check_now()
    assert own.name_fault.isVisible() and not own.save_button.isEnabled()
    own.name.setText("Rain Warden")
    press(own.save_button)
    assert screen.catalogue.own_codes("summoner-master") == ["Rain Warden", "River Warden"]
    assert told.problems == []


def test_a_card_may_be_written_in_thai_alone(screen: CardsScreen) -> None:
    screen.own.begin()
    own = screen.own.panel
    own.language.setCurrentIndex(own.language.findData("th"))
    own.name.setText("วัวกระดาษ")
    own.text.setPlainText("จั่ว 1 ใบ")
    own.check_now()
    assert "English" in own.verdict.text()
    press(own.save_button)
    kept = own_card(screen.catalogue, "yugioh", screen.catalogue.own_codes("yugioh")[0])
    assert kept is not None
    assert (kept.language, kept.card.name, kept.card.by_hand) == ("th", "วัวกระดาษ", True)


def test_a_text_typed_in_thai_stays_with_a_name_typed_in_english(screen: CardsScreen) -> None:
    screen.own.begin()
    own = screen.own.panel
    QTest.keyClicks(own.name, "Paper Ox")
    own.language.setCurrentIndex(own.language.findData("th"))
    own.text.setPlainText("จั่ว 1 ใบ")
    own.check_now()
    press(own.save_button)
    code = screen.catalogue.own_codes("yugioh")[0]
    kept = own_card(screen.catalogue, "yugioh", code)
    assert kept is not None
    assert (kept.language, kept.card.name, kept.card.text) == ("th", "Paper Ox", "จั่ว 1 ใบ")
    screen.own.begin(code)
    assert own.text.toPlainText() == "จั่ว 1 ใบ"
    own.language.setCurrentIndex(own.language.findData("en"))
    assert own.name.text() == "Paper Ox"


def test_texts_in_two_languages_share_a_name_typed_in_english(screen: CardsScreen) -> None:
    screen.own.begin()
    own = screen.own.panel
    QTest.keyClicks(own.name, "Paper Ox")
    QTest.keyClicks(own.text, "Draw 1 card.")
    own.language.setCurrentIndex(own.language.findData("th"))
    own.text.setPlainText("จั่ว 1 ใบ")
    own.check_now()
    press(own.save_button)
    code = screen.catalogue.own_codes("yugioh")[0]
    before = own_card(screen.catalogue, "yugioh", code)
    assert before is not None
    assert (before.language, before.card.name, before.card.text) == ("en", "Paper Ox", "Draw 1 card.")
    assert before.others == {"th": ("Paper Ox", "จั่ว 1 ใบ")}
    screen.own.edit(code)
    assert (own.name.text(), own.text.toPlainText()) == ("Paper Ox", "Draw 1 card.")
    own.language.setCurrentIndex(own.language.findData("th"))
    assert own.text.toPlainText() == "จั่ว 1 ใบ"
    press(own.save_button)
    assert own_card(screen.catalogue, "yugioh", code) == before


def test_every_line_of_a_text_is_listed_once(screen: CardsScreen) -> None:
    screen.set_game("summoner-master")
    screen.own.begin()
    own = screen.own.panel
    QTest.keyClicks(own.name, "Paper Ox")
    lines = ("When it comes in: hum.", "Shade of River.", "Sing  aloud.", "Skip. Hop.", "Mp 1: Frob the gong.")
    for line in lines:
        QTest.keyClicks(own.text, line)
        QTest.keyClick(own.text, Qt.Key.Key_Return)
    own.check_now()
    listed = re.sub("[\u2068\u2069]", "", own.parts.text())
    for words in ("hum", "Shade of River", "Sing aloud", "Skip", "Hop", "Frob"):
        assert listed.count(words) == 1, listed
    understood = [line for line in listed.split("\n") if line.startswith("✓")]
    assert understood == ["✓ Shade of River."]


def test_the_nearest_wording_that_is_understood_is_named(screen: CardsScreen) -> None:
    screen.set_game("summoner-master")
    screen.own.begin()
    own = screen.own.panel
    QTest.keyClicks(own.name, "Paper Ox")
    own.text.setPlainText("When this Seal attacks, destroys the enemy.")
    own.check_now()
    (part,) = own.checked.parts
    assert part.unread == ("destroys the enemy.",)
    listed = re.sub("[\u2068\u2069]", "", own.parts.text())
    assert re.search(r"Nearest wording that is understood: Destroy the [\w ]+$", listed)
    (mark,) = own.text.extraSelections()
    assert mark.cursor.selectedText() == "destroys the enemy."


def test_a_picture_is_chosen_kept_and_taken_away(screen: CardsScreen, told: Told, tmp_path: Path) -> None:
    picture = QImage(300, 400, QImage.Format.Format_RGB32)
    picture.fill(QColor("#3366cc"))
    assert picture.save(str(tmp_path / "ox.png"))
    screen.own.begin()
    screen.own.panel.name.setText("Paper Ox")
    screen.own.preview.choose(tmp_path / "ox.png")
    press(screen.own.panel.save_button)
    code = screen.catalogue.own_codes("yugioh")[0]
    kept = screen.catalogue.image("yugioh", code)
    assert kept is not None and kept.is_file() and kept != tmp_path / "ox.png"
    (tmp_path / "bad.png").write_bytes(b"no picture")
    screen.own.edit(code)
    screen.own.preview.choose(tmp_path / "bad.png")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sanam.ui.work.log.exception", lambda *_: None)
        press(screen.own.panel.save_button)
    assert len(told.problems) == 1 and "bad.png" in str(told.problems[0])
    assert screen.stack.currentWidget() is screen.own.panel
    screen.own.preview.choose(None)
    press(screen.own.panel.save_button)
    assert screen.catalogue.image("yugioh", code) is None


@pytest.mark.parametrize("game", games.ids())
def test_own_cards_are_exported_deleted_and_brought_back(
    screen: CardsScreen, told: Told, tmp_path: Path, game: str
) -> None:
    card = FULL[game]
    save_own(screen.catalogue, card)
    before = own_card(screen.catalogue, game, card.key)
    screen.set_game(game)
    screen.own.export(tmp_path / "own.toml")
    for bring_back in (lambda: told.acts[-1](), lambda: screen.card_import.take([tmp_path / "own.toml"])):
        screen.own.edit(card.key)
        press(screen.own.panel.delete_button)
        assert screen.catalogue.own_codes(game) == []
        bring_back()
        assert own_card(screen.catalogue, game, card.key) == before
        screen.back_to_cards()


@pytest.mark.parametrize(
    ("traits", "words", "has", "lacks"),
    [
        (("effect",), "Level", ("def_", "attribute"), ("scales", "markers", "icon")),
        (("effect", "xyz"), "Rank", ("def_",), ("scales", "markers")),
        (("effect", "link"), "Link Rating", ("markers",), ("def_", "scales")),
        (("effect", "pendulum"), "Level", ("scales", "def_"), ("markers",)),
    ],
)
def test_a_monster_has_the_fields_of_its_kind_in_the_words_of_the_game(
    screen: CardsScreen, traits: tuple[str, ...], words: str, has: tuple[str, ...], lacks: tuple[str, ...]
) -> None:
    screen.set_game("yugioh")
    screen.own.begin()
    own = screen.own.panel
    own.name.setText("Paper Ox")
    own.form.editor("traits").set_value(traits)
    own.check_now()
    shown = {editor.field.name: editor for editor in own.form.editors if not editor.isHidden()}
    assert shown["level"].words == words
    assert {*has} <= {*shown} and not {*lacks} & {*shown}
    own.form.editor("kind").set_value("spell")
    own.check_now()
    shown = {editor.field.name: editor for editor in own.form.editors if not editor.isHidden()}
    assert "icon" in shown and not {"level", "atk", "traits", "markers", "scales"} & {*shown}


def test_a_number_is_kept_when_it_is_called_otherwise(screen: CardsScreen) -> None:
    screen.set_game("yugioh")
    screen.own.begin()
    own = screen.own.panel
    own.name.setText("Paper Arrow")
    own.form.editor("level").set_value(2)
    own.form.editor("traits").set_value(("effect", "link"))
    own.check_now()
    assert own.form.editor("level").value() == 2 and own.card() is None
    assert "number of Link Arrows" in own.form.faults["level"]
    own.form.editor("markers").set_value(("top", "bottom"))
    own.check_now()
    card = own.card()
    assert card is not None and (card.level, card.def_, card.markers) == (2, 0, ("top", "bottom"))


def test_a_leader_has_no_trigger_and_a_don_card_next_to_nothing(screen: CardsScreen) -> None:
    screen.set_game("onepiece")
    screen.own.begin()
    own = screen.own.panel
    shown: dict[str, set[str]] = {}
    for category in ("leader", "character", "event", "don"):
        own.form.editor("category").set_value(category)
        own.check_now()
        shown[category] = {editor.field.name for editor in own.form.editors if not editor.isHidden()}
    assert "life" in shown["leader"] and not {"trigger", "cost", "counter"} & shown["leader"]
    assert {"trigger", "counter", "power", "cost"} <= shown["character"]
    assert "trigger" in shown["event"] and not {"power", "counter", "attributes"} & shown["event"]
    assert shown["don"] == {"category"}


@pytest.mark.parametrize(("language", "shown"), [("en", "Warrior"), ("th", "นักรบ"), ("fa", "جنگجو")])
def test_types_are_shown_in_the_language_and_kept_as_the_model_spells_them(
    qtbot: Any, qapp: Any, language: str, shown: str
) -> None:
    from sanam.ui.app import look
    from sanam.ui.cards.field_editors import Choice

    look(qapp, "dark", language, 1.0)
    (field,) = [field for field in games.get("yugioh").cards.form().fields if field.name == "race"]
    made = Choice(field)
    qtbot.addWidget(made)
    made.set_value("Warrior")
    assert (made.combo.currentText(), made.value()) == (shown, "Warrior")
    made.combo.setCurrentText("Gumdrop")
    assert made.value() == "Gumdrop"
    made.set_value("Sea Serpent")
    assert made.value() == "Sea Serpent"
    look(qapp, "dark", "en", 1.0)


@pytest.mark.parametrize("game", games.ids())
def test_values_come_before_what_is_seldom_set(game: str) -> None:
    kinds = [field.kind for field in games.get(game).cards.form().fields]
    first = kinds.index("number")
    assert not {"flag", "choices", "rows", "box", "lines"} & {*kinds[:first]}


def test_a_text_is_read_and_drawn_while_the_card_has_no_name(screen: CardsScreen) -> None:
    screen.set_game("yugioh")
    screen.own.begin()
    panel = screen.own.panel
    panel.text.setPlainText("This card cannot attack directly.")
    panel.check_now()
    assert [part.understood for part in panel.checked.parts] == [True]
    assert panel.name_fault.text() == "The card needs a name." and not panel.save_button.isEnabled()
    assert screen.own.preview.face.spec is not None


def test_a_card_like_one_that_is_known_by_its_name_begins_with_a_free_name(screen: CardsScreen) -> None:
    card = FULL["summoner-master"]
    save_own(screen.catalogue, card)
    screen.set_game("summoner-master")
    screen.own.begin(card.key)
    panel = screen.own.panel
    assert panel.name.text() == f"{card.name} 2" and panel.save_button.isEnabled()
    press(panel.save_button)
    screen.own.begin(card.key)
    assert panel.name.text() == f"{card.name} 3"
