"""Gestures that a hand expects, and questions that it is spared."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from scenario import Scenario, effect, parsed, snare, spell
from table_matches import started, to_choice

from sanam.engine.view import ChoiceView, OptionView

BOLT = parsed(spell("bolt", text="Target 1 monster your opponent controls; destroy it."))


def duel(table: Any, *cards: Any, **put: str) -> tuple[Any, Scenario, dict[str, str]]:
    """A Main Phase with cards put down, zone = name ("theirs_" for the other side), and their handles."""
    s = Scenario("zh-mr2", *cards, open=True, prompts="events")
    found = {}
    for place, name in put.items():
        seat, zone = (1, place[7:]) if place.startswith("theirs_") else (0, place)
        found[place] = s.put(seat, name, zone.rstrip("_"))
    driver = table(s.play)
    driver.screen.set_chooses_places(True)
    return driver, s, {place: driver.controller.sight.handles[card] for place, card in found.items()}


def test_a_card_dropped_beside_a_place_that_takes_it_goes_there(table: Any) -> None:
    driver, s, put = duel(table, hand="bear")
    view, geometry = driver.screen.view, driver.screen.scene.geometry
    spot = geometry.rect("0.m2")
    between = view.mapFromScene(QPointF(spot.right() - 5, spot.top() - 8))
    assert geometry.zone_at(view.mapToScene(between)) is None
    driver.drag_by(put["hand"], between)
    if driver.screen.menu.isVisible():
        driver.press(driver.screen.menu.options[0])
    assert s.table.zones["0.m2"]


def test_a_card_let_go_over_the_hand_it_came_from_goes_nowhere(table: Any) -> None:
    driver, s, put = duel(table, hand="bear")
    batches = len(s.play.batches)
    start = driver.point_of(put["hand"])
    driver.drag_by(put["hand"], start - QPoint(30, 30))
    assert len(s.play.batches) == batches and not driver.screen.menu.isVisible()


@pytest.mark.parametrize("onto", ["1.hand", "1.s2", "seat1"])
def test_an_attack_on_the_player_is_dropped_anywhere_on_their_side(table: Any, onto: str) -> None:
    driver, _, put = duel(table, m1="bear")
    driver.press(driver.screen.phases.buttons["battle"])
    driver.drag(put["m1"], onto)
    assert any(entry.fact.what == "attack_declared" for entry in driver.controller.chronicle.entries)


def test_a_spell_dropped_on_a_card_is_activated_at_it(table: Any) -> None:
    driver, s, put = duel(table, BOLT, hand="bolt", theirs_m1="filler", theirs_m2="bear")
    driver.drag(put["hand"], put["theirs_m2"])
    assert s.table.zones["1.m1"] and not s.table.zones["1.m2"]


def test_cards_over_the_hand_limit_are_dragged_to_the_graveyard(table: Any) -> None:
    driver, s, _ = duel(table, **{f"hand{'_' * n}": "filler" for n in range(8)})
    driver.press(driver.screen.phases.buttons["end"])
    controller = driver.controller
    assert controller.choice.kind == "hand_limit"
    for card in controller.view.zones["0.hand"][: controller.choice.most]:
        driver.drag(card.handle, "0.graveyard")
    assert len(s.table.zones["0.graveyard"]) == 2


def test_a_pile_that_lies_open_goes_when_play_goes_on(table: Any) -> None:
    """It lay over the board until somebody closed it, whatever happened meanwhile."""
    driver, s, put = duel(table, BOLT, hand="bolt", graveyard="bear", theirs_m1="filler")
    screen, pile = driver.screen, driver.screen.right_side.panel.pile
    screen.show_pile("0.graveyard")
    screen.refresh_cards()
    assert pile.isVisible()
    driver.double_click(put["hand"])
    assert not s.table.zones["1.m1"] and not pile.isVisible()


def test_a_double_click_does_what_the_menu_offers_first(table: Any) -> None:
    driver, s, put = duel(table, BOLT, hand="bolt", theirs_m1="filler")
    driver.double_click(put["hand"])
    assert not s.table.zones["1.m1"]


def test_a_right_click_opens_the_menu_and_the_wheel_enlarges_the_card(table: Any) -> None:
    driver, _, put = duel(table, BOLT, hand="bolt", theirs_m1="filler")
    screen, port, point = driver.screen, driver.screen.view.viewport(), driver.point_of(put["hand"])
    QTest.mouseClick(port, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, point)
    assert screen.menu.isVisible()
    # An effect is called by what it does.
    assert "Destroy 1 monster of the opponent" in screen.menu.options[0].text().replace("\n", " ")
    screen.menu.close_menu()
    for turns, shown in ((120, True), (-120, False)):
        event = QWheelEvent(
            QPointF(point),
            QPointF(port.mapToGlobal(point)),
            QPoint(),
            QPoint(0, turns),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(port if shown else screen.zoom, event)
        assert screen.zoom.isVisible() == shown


def test_a_menu_names_the_targets_of_an_attack_and_what_comes_of_it(table: Any) -> None:
    driver, s, put = duel(table, m1="bear", theirs_m1="filler", theirs_m2="bear")
    driver.press(driver.screen.phases.buttons["battle"])
    driver.click(put["m1"])
    attacks = {made.property("target"): made for made in driver.screen.menu.options}
    assert set(attacks) == {put["theirs_m1"], put["theirs_m2"]}
    assert "filler" in attacks[put["theirs_m1"]].text() and "\n" in attacks[put["theirs_m1"]].text()
    driver.press(attacks[put["theirs_m1"]])
    assert s.table.zones["1.graveyard"] and s.table.zones["1.m2"]


def test_targets_of_the_same_name_are_chosen_on_the_board(table: Any) -> None:
    driver, _, put = duel(table, m1="bear", theirs_m1="filler", theirs_m2="filler")
    driver.press(driver.screen.phases.buttons["battle"])
    driver.click(put["m1"])
    driver.press(driver.screen.menu.options[0])
    assert driver.controller.choice.kind == "attack_target"


@pytest.mark.parametrize("usual", [True, False])
def test_what_only_chance_decides_is_not_asked_as_usual(table: Any, usual: bool) -> None:
    screen = table(started(3, first="rps", prompts="events" if usual else "possible")).screen
    screen.set_chooses_places(True)
    screen.open_match(to_choice(started(3, first="rps", prompts="events" if usual else "possible"), "rps"))
    assert (screen.controller.choice.kind != "rps") == usual


def test_what_can_be_answered_in_one_way_only_is_not_asked(table: Any) -> None:
    driver, _, _ = duel(table, hand="bear")
    seated = driver.controller
    option = OptionView("pick", "#1")
    for question, answer in (
        (ChoiceView(0, "material", [option, option], 2, 2, combinations=[[0, 1]]), [0, 1]),
        (ChoiceView(0, "discard", [option, option], 2, 2), [0, 1]),
        (ChoiceView(0, "discard", [option, option], 1, 1), None),
        (ChoiceView(0, "action", [OptionView("end")], 1, 1), None),
        (ChoiceView(0, "by_hand", [OptionView("done")], 1, 1), None),
        (ChoiceView(0, "trigger_order", [option, option], 2, 2, order=True), None),
        # Summoner Master: who says yes to Growth is not asked with what where there is one way; elsewhere it is open.
        (ChoiceView(0, "conditions", [option], 0, 1, combinations=[[], [0]]), None),
    ):
        assert seated._only_answer(question) == answer, question.kind
    seated.set_prompts("possible")
    assert seated._only_answer(ChoiceView(0, "discard", [option], 1, 1)) is None


def test_ordering_is_over_when_one_is_left(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, _, _ = duel(table, hand="bear")
    seated = driver.controller
    options = [OptionView("pick", f"#{n}") for n in range(3)]
    question = ChoiceView(0, "trigger_order", options, 3, 3, order=True)
    monkeypatch.setattr(type(seated), "choice", property(lambda self: question))
    given: list[list[int]] = []
    monkeypatch.setattr(seated, "answer", lambda picks: given.append(picks) or True)
    seated.toggle(2)
    assert not given
    seated.toggle(0)
    assert given == [[2, 0, 1]]


def test_the_end_says_what_decided_the_match_and_can_be_kept(table: Any) -> None:
    from onepiece_matches import Fighter, voyage

    play, player = voyage(4), Fighter(4)
    while play.table.choice is not None:
        player.answer(play)
    driver = table(play)
    screen = driver.screen
    banner = screen.banner
    assert banner.isVisible() and "damage" in banner.decided.text()
    assert banner.height() > 0.9 * screen.scene.geometry.field.height()
    assert len(banner.table.rows) >= 6
    assert all(first or second for words, first, second in banner.table.rows if words in ("Cards drawn", "Attacks"))
    assert screen.view.rect().contains(banner.geometry())
    kept: list[Any] = []
    screen.position_wanted.connect(kept.append)
    driver.press(banner.keep_button)
    assert len(kept) == 1
    # The ways on are offered once; the prompt has them when the field is looked at.
    assert not screen.prompt.isVisible()
    driver.press(banner.look_button)
    assert screen.prompt.isVisible() and screen.prompt.answering()


def test_a_card_in_focus_says_what_negates_it(table: Any) -> None:
    command = snare("command", "Negate the effects of all Effect Monsters on the field.", "continuous")
    imp = effect("imp", "This card gains 500 ATK.")
    driver, _, put = duel(table, command, imp, theirs_m1="imp", s1="command")
    driver.screen._focus(put["theirs_m1"])
    assert "effects negated by \u2068command\u2069" in driver.screen.left_side.focus.values.text()
    driver.screen._focus(put["s1"])
    assert "negated" not in driver.screen.left_side.focus.values.text()


def test_no_phase_decides_a_match(table: Any) -> None:
    """At the beginning of a turn nothing has happened in the last phases; and where somebody gives up, nothing that
    happened before decides.
    """
    from table_matches import Attacker, started

    from sanam.ui.table.results import decided_by

    play, player = started(4, **{"match.best_of": 1}), Attacker(4)
    while play.table.marks.get("turn", 0) < 3 or play.table.choice.kind != "action":  # type: ignore[union-attr]
        play.answer(player.picks(play.table.choice))
    driver = table(play)
    seated, banner = driver.controller, driver.screen.banner
    assert "phase" in [entry.fact.what for entry in seated.entries][-6:]
    phases = {seated.words.phase_name(phase) for phase in seated.playmat.phases}
    told = decided_by(driver.screen, seated).splitlines()
    assert told and not phases.intersection(told)
    seated.give_up()
    assert banner.isVisible() and not banner.decided.text() and not banner.heading.isVisible()


def test_every_game_says_what_kind_a_card_is() -> None:
    from onepiece_matches import voyage
    from summoner_matches import shrine
    from table_matches import started

    from sanam.ui.words import words_of

    for game, play in (("yugioh", started(3)), ("onepiece", voyage(3)), ("summoner-master", shrine(3))):
        kinds = {
            words_of(game).kind(play.game.definition(play.table.cards[card].code))
            for zone, cards in play.table.zones.items()
            if zone in ("0.deck", "0.hand", "0.seal-library", "0.mystic-library")
            for card in cards
        }
        assert len(kinds) > 1 and "" not in kinds, game
