"""Summoner Master at the table: a whole match by mouse events alone, its gestures and questions, what nobody sees."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from arena import AT, Arena, form, seal, spell
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from summoner_matches import Summoner, at_question, bring, move, named, shrine

from sanam.engine import manual
from sanam.engine.play import Play
from sanam.engine.table import UP, UP_SIDE
from sanam.engine.view import ChoiceView, OptionView
from sanam.games.words import GameWords
from sanam.ui.app import look


def handle(driver: Any, card: int) -> str:
    found: str = driver.controller.sight.handles[card]
    return found


@pytest.fixture
def main_step(table: Any) -> tuple[Any, Play]:
    """A table at the Main Step of the near seat's second Subturn: wolf and bear in either At Line, no hands, 8 Mp."""
    play = at_question(shrine(6, level="summoner", first="seat0"), "action", 0, subturn=3)
    for seat in (0, 1):
        for word in ("at-line", "df-line", "no-line", "hand"):
            for card in list(play.table.zones[f"{seat}.{word}"]):
                move(play, seat, card, f"{seat}.seal-library")
        for name in ("wolf", "bear"):
            bring(play, seat, name, "at-line")
    play.manual(0, manual.SetCount("seat0", "mp", 8))
    return table(play), play


# ---------------------------------------------------------------------- gestures


def test_a_seal_dragged_into_a_line_is_cast_there_and_paid_for(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    card, mp = bring(play, 0, "wolf", "hand"), play.table.seats[0].counts["mp"]
    driver.controller.refresh(animate=False)
    driver.drag(handle(driver, card), "0.df-line")
    assert play.table.zones["0.df-line"] == [card]
    assert play.table.seats[0].counts["mp"] == mp - 2
    # On a card of the Line it comes to stand before that.
    second = bring(play, 0, "fly", "hand")
    driver.controller.refresh(animate=False)
    driver.drag(handle(driver, second), handle(driver, play.table.zones["0.at-line"][1]))
    assert play.table.zones["0.at-line"][1] == second and len(play.table.zones["0.at-line"]) == 3


def test_what_is_said_of_a_turn_elsewhere_is_said_of_a_subturn(table: Any) -> None:
    """A Turn is two Subturns (400.1): whoever responds no more "this turn" would be silent in the own one as well."""
    driver = table(Arena().play)
    words, curtain = driver.controller.words.in_turn(), driver.screen.curtain
    assert curtain.no_more.text() == "No response this Subturn" == curtain.no_more.accessibleName()
    assert curtain.no_more.toolTip() == "Passes every chance to respond until this Subturn is over."
    assert words.keys() == GameWords().in_turn().keys()
    assert all("subturn" in said.lower() for said in words.values())


def test_an_effect_that_lies_on_a_seal_is_seen_on_it_and_in_the_log(table: Any) -> None:
    words = "1 of your Seals cannot be destroyed until the end of this Subturn."
    s = Arena(spell("shelter", words, language="en"))
    wolf, bear = s.put(0, "wolf", AT), s.put(0, "bear", AT)
    s.cast_mystic("shelter")
    driver = table(s.play)
    driver.lift()
    driver.click(handle(driver, bear))
    focus, log = driver.screen.left_side.focus, driver.screen.right_side.panel.log
    assert words in focus.text.text()
    driver.screen._focus(handle(driver, wolf))
    assert words not in focus.text.text()
    items = driver.screen.scene.cards
    assert [items[handle(driver, card)].badges.signs for card in (wolf, bear)] == [(), ("spell",)]
    assert log.item(log.count() - 1).text() == "An Ability of shelter took effect on bear."


def test_a_menu_says_why_seals_cannot_be_combined_yet(table: Any) -> None:
    s = Arena(seal("chief", 4, 4, 4, 2, "2/1", forms=(form(("name", "wolf"), at=7, name="Pack"),)))
    chief, wolf = s.put(0, "chief", AT), s.put(0, "wolf", "hand")
    s.cast(wolf)
    driver = table(s.play)
    driver.lift()

    def said(card: int) -> str:
        driver.click(handle(driver, card))
        shown = [made.text() for made in driver.screen.menu.findChildren(QLabel) if made.isVisible()]
        driver.screen.menu.close_menu()
        return " ".join(shown)

    assert "only after a whole Turn" in said(chief)
    assert "Combination" not in said(wolf)  # it has no form


def test_an_attack_is_aimed_by_dragging_from_seal_to_seal(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    bear, wolf = named(play, "0.at-line", "bear"), named(play, "1.at-line", "wolf")
    driver.drag(handle(driver, bear), handle(driver, wolf))
    assert wolf in play.table.zones["1.seal-shrine"] and play.table.cards[bear].stance == UP_SIDE
    shown = driver.screen.far.main
    assert (shown.name, shown.value, shown.most) == ("shrine", play.game.shrine_level(1), 15)  # type: ignore[attr-defined]
    lines = [
        driver.screen.right_side.panel.log.item(i).text() for i in range(driver.screen.right_side.panel.log.count())
    ]
    assert "bear attacks wolf." in lines and "wolf is destroyed." in lines


def test_what_an_attack_comes_to_is_said_over_its_target_while_it_is_aimed(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    note, said = driver.screen.forecast, "At 5 against At 3 → destroyed"
    bear, wolf, mine = (named(play, f"{seat}.at-line", name) for seat, name in ((0, "bear"), (1, "wolf"), (0, "wolf")))
    driver.drag(handle(driver, bear), handle(driver, wolf), hold=True)
    assert note.isVisible() and note.words.text() == said
    assert not note.geometry().intersects(driver.screen.view.rect_of(handle(driver, wolf)).toRect())
    driver.let_go(handle(driver, mine))
    assert not note.isVisible()
    # By click and key it is said where the target is pointed at.
    driver.screen.card_clicked(handle(driver, bear))
    entry = next(made for made in driver.screen.menu.options if made.property("target") == handle(driver, wolf))
    assert entry.text() == f"Attack: wolf\n{said}"
    driver.controller.answer([entry.property("option")])
    assert play.table.choice is not None and play.table.choice.kind == "attack_target"
    driver.screen.move_cursor(handle(driver, wolf))
    assert note.words.text() == said and said in driver.screen.view.accessibleName()
    driver.click(handle(driver, wolf))
    assert not note.isVisible()


def test_who_says_yes_to_growth_is_not_asked_for_the_only_seal_that_pays_for_it(main_step: tuple[Any, Play]) -> None:
    driver, _ = main_step
    seated, one = driver.controller, [OptionView("pick", "#1"), OptionView("pick", "#2")]
    seated.set_prompts("events")
    question = ChoiceView(seated.seat, "conditions", one, 0, 1, combinations=[[], [1]])
    assert seated._only_answer(question) == [1]
    for other in ({"combinations": [[], [0], [1]]}, {"params": {"again": True}}):
        assert seated._only_answer(msgspec.structs.replace(question, **other)) is None


def test_a_click_declares_the_attack_and_another_names_its_target(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    bear, wolf = named(play, "0.at-line", "bear"), named(play, "1.at-line", "wolf")
    driver.click(handle(driver, bear))
    entries = driver.screen.menu.options
    words = [b.text().splitlines()[0] for b in entries]
    assert {"Attack: wolf", "Change Line"} <= set(words)
    driver.controller.answer([entries[words.index("Attack: wolf")].property("option")])
    assert play.table.choice is not None and play.table.choice.kind == "attack_target"
    assert driver.screen.prompt.sentence.text() == "Anong: what does bear attack?"
    # What goes on is told at the side; before the target is named it points nowhere.
    assert driver.screen.right_side.panel.chain.isVisible() and driver.screen.scene.marks.arrows == []
    driver.click(handle(driver, wolf))
    assert wolf in play.table.zones["1.seal-shrine"]


def test_the_hand_is_attacked_by_dragging_onto_the_player(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    for card in list(play.table.zones["1.at-line"]):
        move(play, 0, card, "1.seal-library")
    for name in ("fly", "wolf"):
        bring(play, 1, name, "hand")
    driver.controller.refresh(animate=False)
    cards = len(play.table.zones["1.hand"])
    driver.drag(handle(driver, named(play, "0.at-line", "wolf")), "seat1")
    assert play.table.choice is not None and play.table.choice.kind == "hand_kind"
    driver.press(next(b for b in driver.screen.prompt.findChildren(QPushButton) if b.property("option") == 0))
    assert len(play.table.zones["1.hand"]) == cards - 1


def test_the_kind_of_card_to_hit_is_not_asked_when_the_hand_holds_only_one(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    for card in list(play.table.zones["1.at-line"]):
        move(play, 0, card, "1.seal-library")
    bring(play, 1, "wolf", "hand")
    play.manual(0, manual.Setting("prompts", "events"))
    driver.controller.refresh(animate=False)
    driver.drag(handle(driver, named(play, "0.at-line", "wolf")), "seat1")
    assert play.table.choice is not None and play.table.choice.kind == "action"
    assert play.table.zones["1.hand"] == []


def test_a_seal_dragged_to_the_other_line_changes_its_line_once(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    wolf = named(play, "0.at-line", "wolf")
    driver.drag(handle(driver, wolf), "0.df-line")
    assert play.table.zones["0.df-line"] == [wolf] and play.table.cards[wolf].stance == UP
    driver.drag(handle(driver, wolf), "0.at-line")
    assert play.table.zones["0.df-line"] == [wolf]
    assert "once per Subturn" in driver.screen.why.words.text() and "515.9.1" in driver.screen.why.words.text()


def test_what_is_not_possible_is_said_with_its_rule(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    dear = bring(play, 0, "ox", "hand")
    play.manual(0, manual.SetCount("seat0", "mp", 3))
    driver.controller.refresh(animate=False)
    driver.drag(handle(driver, dear), "0.at-line")
    assert driver.screen.why.words.text() == "It costs 4 Mp, and you may spend 3.\n610.1.2"


def test_a_mystic_card_is_pasted_on_the_seal_it_is_dropped_on(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    ring = bring(play, 0, "ring", "hand")
    host = named(play, "1.at-line", "bear")
    driver.controller.refresh(animate=False)
    driver.drag(handle(driver, ring), handle(driver, host))
    assert play.table.cards[ring].host == host
    item, under = driver.screen.scene.cards[handle(driver, ring)], driver.screen.scene.cards[handle(driver, host)]
    assert item.spot.z < under.spot.z and item.area().intersects(under.area())
    driver.click(handle(driver, ring))
    assert driver.screen.left_side.focus.handle == handle(driver, ring)


def test_the_main_step_ends_by_its_button_or_on_the_bar_of_steps(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    assert any(b.text() == "End the Main Step" for b in driver.screen.prompt.findChildren(QPushButton))
    driver.press(driver.screen.phases.buttons["end"])
    assert play.table.marks["subturn"] == 4
    assert driver.screen.phases.turn.text() == "S4"


# ---------------------------------------------------------------------- questions


def test_a_card_is_drawn_by_a_click_on_its_library_or_by_the_button(table: Any) -> None:
    play = at_question(shrine(6, level="summoner", first="seat0"), "draw", 0)
    driver = table(play)
    seals, mystics = (len(play.table.zones[f"0.{word}"]) for word in ("seal-library", "mystic-library"))
    driver.click(handle(driver, play.table.zones["0.seal-library"][-1]))
    assert len(play.table.zones["0.seal-library"]) == seals - 1
    assert driver.screen.prompt.sentence.text() == "Anong: draw a second card?"
    driver.press(next(b for b in driver.screen.prompt.findChildren(QPushButton) if b.text() == "Draw a Mystic Card"))
    assert len(play.table.zones["0.mystic-library"]) == mystics - 1
    assert play.table.choice is None or play.table.choice.kind != "draw"


def test_interfere_is_offered_and_what_it_cuts_into_is_numbered(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    bolt = bring(play, 1, "bolt", "hand")
    play.manual(0, manual.SetCount("seat1", "mp", 5))
    driver.controller.refresh(animate=False)
    wolf = bring(play, 0, "wolf", "hand")
    driver.controller.refresh(animate=False)
    driver.drag(handle(driver, wolf), "0.at-line")
    choice = play.table.choice
    assert choice is not None and (choice.kind, choice.seat) == ("interfere", 1)
    driver.drag(handle(driver, bolt), "1.no-line")
    assert play.table.cards[bolt].zone == "1.no-line"
    assert [link["what"] for link in driver.controller.playmat.links(driver.controller.view)] == ["cast", "cast"]
    assert driver.screen.scene.marks.chain == {handle(driver, wolf): 1, handle(driver, bolt): 2}
    driver.press(driver.button("pass"))  # it aims at nothing
    while play.table.choice is not None and play.table.choice.kind == "interfere":
        driver.press(driver.button("pass"))
    assert play.table.choice is not None and play.table.choice.kind == "by_hand"
    assert driver.screen.left_side.by_hand.tools.isVisible()
    driver.press(next(b for b in driver.screen.prompt.findChildren(QPushButton) if b.text() == "Done"))
    assert play.table.cards[bolt].zone == "1.mystic-shrine" and not driver.screen.left_side.by_hand.tools.isVisible()


def test_a_skill_is_paid_and_applied_by_hand_or_taken_back(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    mage = bring(play, 0, "mage", "at-line")
    driver.controller.refresh(animate=False)
    skill = {"act": "skill", "card": mage}

    def use() -> None:
        choice = play.table.choice
        assert choice is not None
        index = next(i for i, o in enumerate(choice.options) if {"act": o.act, "card": o.card} == skill)
        driver.click(handle(driver, mage))
        driver.menu(index)

    def press(words: str) -> None:
        driver.press(next(b for b in driver.screen.prompt.findChildren(QPushButton) if b.text() == words))

    use()
    assert driver.screen.prompt.sentence.text().startswith("Anong: pay the Cost of mage by hand")
    press("Take it back")
    assert play.table.choice is not None and play.table.choice.kind == "action"
    use()
    press("Done")
    driver.click(handle(driver, named(play, "1.at-line", "wolf")))
    driver.press(driver.button("confirm"))
    while play.table.choice is not None and play.table.choice.kind == "interfere":
        driver.press(driver.button("pass"))
    assert driver.screen.prompt.sentence.text().startswith("Anong: apply the Effect of mage by hand")
    driver.drag(handle(driver, named(play, "1.at-line", "wolf")), "1.seal-shrine")
    press("Done")
    assert play.table.cards[mage].stance == UP_SIDE and play.table.zones["1.seal-shrine"]


def test_a_combination_is_chosen_by_its_support_seals(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    lion = bring(play, 0, "lion", "at-line")
    driver.controller.refresh(animate=False)
    choice = play.table.choice
    assert choice is not None
    index = next(i for i, o in enumerate(choice.options) if (o.act, o.card) == ("combine", lion))
    driver.click(handle(driver, lion))
    driver.menu(index)
    assert play.table.choice is not None and play.table.choice.kind == "form"
    driver.press(next(b for b in driver.screen.prompt.findChildren(QPushButton) if b.text() == "form 2"))
    # Its two Support Seals can only be these: they are picked, and still to be confirmed.
    both = {handle(driver, named(play, "0.at-line", name)) for name in ("wolf", "bear")}
    assert set(driver.screen.scene.marks.picked) == both
    driver.press(driver.button("confirm"))
    assert len(play.table.zones["0.support"]) == 2
    item, main = (driver.screen.scene.cards[handle(driver, c)] for c in (play.table.zones["0.support"][0], lion))
    assert item.spot.z < main.spot.z
    assert [stat.now for stat in driver.controller.playmat.stats(main.card)] == [9, 4, 2]


def to_progress(driver: Any, play: Play, held: int = 0) -> list[Any]:
    """On to the question what progresses into a moth, so many of which are in the hand; the cards that are shown."""
    bring(play, 0, "fly", "df-line")
    for card in [c for c in play.table.zones["0.hand"] if play.game.data(c).name == "moth"]:  # type: ignore[attr-defined]
        move(play, 0, card, "0.seal-library")
    for _ in range(held):
        bring(play, 0, "moth", "hand")
    for _ in range(40):
        choice = play.table.choice
        assert choice is not None
        if choice.kind == "progress" and choice.seat == 0:
            break
        acts = [option.act for option in choice.options]
        play.answer([acts.index("pass")] if choice.kind == "action" else Summoner(1).picks(choice))
    driver.controller.refresh(animate=False)
    driver.lift()
    return [b.card for b in driver.screen.right_side.panel.pile.grid.buttons if b.isVisible()]


def test_copies_in_the_hand_and_in_the_library_are_chosen_apart(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    shown = to_progress(driver, play, held=1)
    assert {card.name for card in shown} == {"moth · hand", "moth · Library of Seals"}
    library = next(card for card in shown if card.name.endswith("Seals"))
    (held,) = [c for c in play.table.zones["0.hand"] if play.game.data(c).name == "moth"]  # type: ignore[attr-defined]
    driver.press(driver._in_grid(library.key))
    driver.press(driver.button("confirm"))
    driver.click("0.df-line")
    assert play.table.cards[held].zone == "0.hand"


def test_a_card_that_progresses_from_the_library_is_shown_to_its_player(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    shown = to_progress(driver, play)
    assert {card.name for card in shown} == {"moth"}
    # They are told apart by nothing, least of all by where in the Library they lie.
    driver.press(driver._in_grid(shown[0].key))
    assert play.table.choice is not None and play.table.choice.kind == "used_up"
    assert "moth" in driver.screen.prompt.sentence.text()
    assert driver.screen.scene.marks.picked == [handle(driver, named(play, "0.df-line", "fly"))]
    driver.press(driver.button("confirm"))
    assert play.table.choice.kind == "line"
    driver.click("0.df-line")
    assert play.game.data(play.table.zones["0.df-line"][-1]).name == "moth"  # type: ignore[attr-defined]


# ---------------------------------------------------------------------- by hand, and time


def test_effects_that_nobody_understands_are_done_with_the_tools(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    panel = driver.screen.left_side.by_hand
    driver.press(panel.switch)
    wolf = named(play, "0.at-line", "wolf")

    def focus() -> None:
        driver.screen._focus(handle(driver, wolf))

    def put(what: str, value: str, button: str) -> None:
        focus()
        panel.what.setCurrentIndex(panel.what.findText(what))
        panel.value.setText(value)
        driver.press(next(b for b in panel.findChildren(QPushButton) if b.text() == button))

    put("At", "4", "±")
    assert play.game.value(wolf, "at") == 7  # type: ignore[attr-defined]
    put("My Mp", "1", "=")
    assert play.table.seats[0].counts["mp"] == 1
    put("Poison (Turns)", "2", "=")
    assert play.game.curses(wolf) == {"poison": 4}  # type: ignore[attr-defined]
    focus()
    assert "Curse Poison: 4 Subturns" in driver.screen.left_side.focus.values.text()
    driver.press(driver.button("tool-counter+"))
    assert play.game.charged(wolf) == 1  # type: ignore[attr-defined]
    focus()
    driver.press(driver.button("tool-position"))
    assert play.table.cards[wolf].stance == UP_SIDE
    cards = len(play.table.zones["0.hand"])
    driver.press(driver.button("tool-draw-mystic"))
    assert len(play.table.zones["0.hand"]) == cards + 1
    focus()
    driver.press(driver.button("tool-df-line"))
    assert play.table.cards[wolf].zone == "0.df-line"
    focus()
    driver.press(driver.button("tool-shrine"))
    assert play.table.cards[wolf].zone == "0.seal-shrine"
    bear = named(play, "0.at-line", "bear")
    driver.screen._focus(handle(driver, bear))
    driver.press(driver.button("tool-destroy"))
    assert play.table.cards[bear].zone == "0.seal-shrine"
    log = driver.screen.right_side.panel.log
    assert "By hand: Anong destroys bear." in [log.item(i).text() for i in range(log.count())]
    driver.press(driver.button("tool-pass-subturn"))
    assert play.table.marks["subturn"] == 4


def test_a_step_can_be_undone_and_looked_at(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    length = len(play.batches)
    driver.drag(handle(driver, named(play, "0.at-line", "wolf")), "0.df-line")
    driver.press(driver.screen.right_side.panel.timeline.undo_button)
    assert len(play.batches) == length and len(play.table.zones["0.at-line"]) == 2
    driver.screen.right_side.panel.timeline.slider.setValue(5)
    QApplication.processEvents()
    assert driver.controller.past is not None and driver.controller.shown.length == 5
    driver.press(driver.button("return-to-now"))
    assert driver.controller.past is None


# ---------------------------------------------------------------------- what is seen


def test_players_are_asked_as_often_as_they_like(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    parts = {b.text(): b for b in driver.screen.left_side.prompts.findChildren(QPushButton)}
    assert all(parts[name].isVisible() for name in ("Always", "Possible", "Usual", "Never"))
    driver.press(parts["Always"])
    assert [play.game.prompts(seat) for seat in (0, 1)] == ["always", "always"]  # type: ignore[attr-defined]


def test_nobody_sees_the_other_hand_or_the_libraries(table: Any) -> None:
    play = at_question(shrine(6, level="summoner", open_hands=False, first="seat0"), "action", 0, subturn=3)
    driver = table(play)
    driver.lift()
    for name, item in driver.screen.scene.cards.items():
        zone = driver.controller.view.find(name).zone
        if zone == "1.hand" or zone.endswith("library"):
            assert item.face is None, zone
        if zone == "0.hand" or zone.endswith((".at-line", ".df-line", "shrine")):
            assert item.face is not None, zone


def test_the_numbers_of_a_card_run_from_the_right_in_persian(main_step: tuple[Any, Play]) -> None:
    driver, play = main_step
    look(QApplication.instance(), "dark", "fa", 1.0)  # type: ignore[arg-type]
    driver.screen._focus(handle(driver, named(play, "0.at-line", "wolf")))
    focus = driver.screen.left_side.focus
    read = QTextDocument()
    read.setHtml(focus.values.text())
    assert read.toPlainText().startswith("\u200f\u2068At ")
    assert "\u2067Mp حمله " in read.toPlainText() and "Mp\u00a0حمله" in focus.values.text()
