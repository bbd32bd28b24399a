"""What clicks, drags and keys do at the table."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from table_matches import fill_board, started, to_choice

from sanam.engine.choice import Choice, Option, Refused
from sanam.engine.view import choice_view, handles_of


def main_phase(seed: int = 6) -> Any:
    return to_choice(started(seed), "action", 0, phase="main1")


def hand_with(driver: Any, act: str) -> str:
    """A card of the hand that may do `act`."""
    controller = driver.controller
    for card in controller.view.zones["0.hand"]:
        if any(controller.choice.options[i].act == act for i in controller.options_of(card.handle)):
            return str(card.handle)
    raise AssertionError(f"nothing in hand can {act}")


def test_a_card_dragged_to_a_zone_is_summoned_there(table: Any) -> None:
    driver = table(main_phase())
    card = hand_with(driver, "normal_summon")
    number = driver.controller.sight.ids[card]
    driver.drag(card, "0.m4")
    assert driver.screen.menu.isVisible()
    option = next(
        i for i in driver.controller.options_of(card) if driver.controller.choice.options[i].act == "normal_summon"
    )
    driver.menu(option)
    assert driver.controller.match._play.table.cards[number].zone == "0.m4"


def test_dragging_lights_what_accepts_the_card_and_dims_the_rest(table: Any) -> None:
    driver = table(main_phase())
    scene = driver.screen.scene
    card = hand_with(driver, "normal_summon")
    driver.drag(card, "0.m2", hold=True)
    assert scene._dim.isVisible()
    assert len(scene._glows) == 5
    assert driver.screen.view.ghost.isVisible()
    QTest.mouseRelease(driver.screen.view.viewport(), Qt.MouseButton.LeftButton, pos=driver.point_of("1.m2"))
    assert not scene._dim.isVisible()
    assert not driver.screen.view.ghost.isVisible()


def test_a_drop_that_is_not_possible_says_why_with_the_rule_and_the_card_goes_back(table: Any) -> None:
    driver = table(main_phase())
    card = hand_with(driver, "set")
    item = driver.screen.scene.cards[card]
    before = driver.controller.match._play.batches[-1]
    driver.drag(card, "0.m3")
    why = driver.screen.why
    assert why.isVisible()
    assert "YZH-" in why.words.text()
    assert driver.controller.match._play.batches[-1] is before
    assert (item.pos() - item.spot.centre).manhattanLength() < 1


def test_a_drop_that_is_not_possible_says_why_where_it_happened(table: Any) -> None:
    driver = table(main_phase())
    why, end = driver.screen.why, driver.point_of("0.m5")
    driver.drag(hand_with(driver, "set"), "0.m5")
    assert why.isVisible() and why.geometry().left() - 8 <= end.x() <= why.geometry().right() + 8
    assert min(abs(why.geometry().bottom() - end.y()), abs(why.geometry().top() - end.y())) < 40


def test_the_menu_of_a_card_gives_reasons_for_what_is_not_possible(table: Any) -> None:
    play = main_phase()
    driver = table(play)
    first = hand_with(driver, "normal_summon")
    driver.drag(first, "0.m1")
    option = next(
        i for i in driver.controller.options_of(first) if driver.controller.choice.options[i].act == "set_monster"
    )
    driver.menu(option)
    to_choice(play, "action", 0, phase="main1")
    driver.controller.refresh(animate=False)
    monster = next(
        c.handle
        for c in driver.controller.view.zones["0.hand"]
        if driver.controller.data_of(c.handle).kind == "monster"
    )
    reasons = [entry.refused.reason for entry in driver.controller.menu(monster) if entry.refused]
    assert "one-normal-summon-a-turn" in reasons
    driver.click(monster)
    assert any(
        "Only one Normal Summon" in label.text()
        for label in driver.screen.left_side.focus.findChildren(type(driver.screen.left_side.focus.name))
    )


def test_a_pull_sideways_changes_the_position(table: Any) -> None:
    play = to_choice(started(7), "action", 0, phase="main2", seed=2)
    driver = table(play)
    controller = driver.controller
    card = next((o.card for o in controller.choice.options if o.act == "change_position"), None)
    if card is None:
        pytest.skip("no monster can change its position here")
    number = controller.sight.ids[card]
    was = play.table.cards[number].stance
    start = driver.point_of(card)
    driver.drag_by(card, start + QPoint(26, 3))
    assert play.table.cards[number].stance != was


def test_an_attack_is_dragged_to_its_target(table: Any) -> None:
    play = fill_board(to_choice(started(7), "action", phase="battle"))
    driver = table(play)
    controller = driver.controller
    seat = controller.choice.seat
    attacker = next(o.card for o in controller.choice.options if o.act == "attack")
    target = controller.view.zones[f"{1 - seat}.m1"][0].handle
    driver.drag(attacker, target)
    declared = [e.fact for e in controller.chronicle.entries if e.fact.what == "attack_declared"][-1]
    assert controller.sight.handles.get(declared.card, attacker) == attacker
    assert declared.data["card_other"] == controller.sight.ids.get(target, declared.data["card_other"])


def test_arrow_keys_enter_and_digits_summon_without_a_mouse(table: Any) -> None:
    play = main_phase()
    driver = table(play)
    view = driver.screen.view
    card = hand_with(driver, "normal_summon")
    QTest.keyClick(view, Qt.Key.Key_Down)
    for _ in range(12):
        if driver.screen.standing == card:
            break
        QTest.keyClick(view, Qt.Key.Key_Right)
    assert driver.screen.standing == card
    assert driver.controller.name_of(card) in view.accessibleName()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert driver.screen.menu.isVisible()
    batches = len(play.batches)
    QTest.keyClick(driver.screen.menu.options[0], Qt.Key.Key_1)
    assert len(play.batches) > batches
    assert not driver.screen.menu.isVisible()


def test_keys_for_phases_pass_and_undo(table: Any) -> None:
    play = main_phase()
    driver = table(play)
    before = len(play.batches)
    QTest.keyClick(driver.screen.view, Qt.Key.Key_E)
    length = len(play.batches)
    assert length > before
    QTest.keyClick(driver.screen.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(play.batches) < length
    QTest.keyClick(driver.screen.view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert len(play.batches) == length


def test_escape_gives_up_a_drag(table: Any) -> None:
    driver = table(main_phase())
    card = hand_with(driver, "normal_summon")
    driver.drag(card, "0.m2", hold=True)
    QTest.keyClick(driver.screen.view, Qt.Key.Key_Escape)
    batches = len(driver.controller.match._play.batches)
    QTest.mouseRelease(driver.screen.view.viewport(), Qt.MouseButton.LeftButton, pos=driver.point_of("0.m2"))
    assert len(driver.controller.match._play.batches) == batches


def test_by_hand_a_card_goes_anywhere_and_the_log_says_so(table: Any) -> None:
    driver = table(main_phase())
    driver.press(driver.screen.left_side.by_hand.switch)
    card = driver.controller.view.zones["0.hand"][0].handle
    number = driver.controller.sight.ids[card]
    driver.drag(card, "1.m3")
    assert driver.controller.match._play.table.cards[number].zone == "1.m3"
    log = driver.screen.right_side.panel.log
    assert "By hand" in log.item(log.count() - 1).text()
    driver.press(driver.screen.right_side.panel.timeline.undo_button)
    assert driver.controller.match._play.table.cards[number].zone == "0.hand"


def test_a_deck_looked_through_by_hand_shows_its_cards_but_not_their_order(table: Any) -> None:
    play = main_phase()
    driver = table(play)
    driver.press(driver.screen.left_side.by_hand.switch)
    driver.press(driver.button("tool-look"))
    pile = driver.screen.right_side.panel.pile
    names = [button.card.name for button in pile.grid.buttons]
    assert names == sorted(names)
    assert len(names) == len(play.table.zones["0.deck"])
    log = driver.screen.right_side.panel.log
    assert "looks through the Deck" in log.item(log.count() - 1).text()
    wanted = pile.grid.buttons[3]
    code = wanted.card.code
    driver.press(wanted)
    before = [play.table.cards[c].code for c in play.table.zones["0.hand"]].count(code)
    to_hand = next(b for b in driver.screen.left_side.by_hand.about_card if b.accessibleName() == "To the hand")
    driver.press(to_hand)
    assert [play.table.cards[c].code for c in play.table.zones["0.hand"]].count(code) == before + 1


def test_a_card_dropped_on_a_monster_by_hand_becomes_its_material(table: Any) -> None:
    play = fill_board(main_phase())
    driver = table(play)
    driver.press(driver.screen.left_side.by_hand.switch)
    controller = driver.controller
    card, host = controller.view.zones["0.hand"][0].handle, controller.view.zones["0.m4"][0].handle
    number, under = controller.sight.ids[card], controller.sight.ids[host]
    driver.drag(card, host)
    assert play.table.cards[number].zone == "0.materials"
    assert play.table.cards[number].host == under
    assert card in driver.screen.scene.cards


@pytest.mark.parametrize(("setting", "passes"), [("possible", True), ("always", False)])
def test_chances_of_by_hand_monsters_alone_are_passed_over_when_asked_if_possible(
    table: Any, setting: str, passes: bool
) -> None:
    play = main_phase()
    driver = table(play)
    controller = driver.controller
    controller.set_prompts(setting)
    cards = play.table.zones["0.deck"]
    kinds = {play.game.data(card).kind: card for card in cards}
    monster, spell = kinds["monster"], kinds["spell"]

    def passed(*options: Option) -> bool:
        chance = choice_view(Choice(0, "respond", list(options), 0, 1), handles_of(play, 0))
        return bool(controller._passes(controller.session, chance))

    assert passed(Option("activate", monster, value=-1)) is passes
    assert not passed(Option("activate", spell, value=-1))
    assert not passed(Option("activate", monster, value=0))
    assert not passed(Option("activate", monster, value=-1), Option("activate", spell, value=-1))


def test_a_double_click_does_the_only_thing_a_card_may_do(table: Any) -> None:
    driver = table(main_phase())
    controller = driver.controller
    card = next(c.handle for c in controller.view.zones["0.hand"] if len(controller.options_of(c.handle)) == 1)
    number = controller.sight.ids[card]
    driver.double_click(card)
    assert controller.match._play.table.cards[number].zone != "0.hand" or controller.choice.kind == "place"


def test_words_about_a_refusal_go_when_the_match_goes_on_or_another_moment_is_shown(table: Any) -> None:
    driver = table(to_choice(started(6), "action", 0, phase="main1"))
    screen, controller = driver.screen, driver.controller
    for on in (lambda: controller.scrub(controller.match.length - 1), controller.leave_past, controller.undo):
        screen._refused(Refused("1-2", "no-such-move"), "")
        controller.refresh()
        assert screen.why.isVisible()
        on()
        assert not screen.why.isVisible() and not screen.why.words.text()


def test_a_card_that_is_set_by_dragging_lies_face_down_at_once(table: Any, qtbot: Any) -> None:
    """It is let go where it belongs, so that it has nowhere to travel, and turns over there."""
    driver = table(to_choice(started(7), "action"), animated=True)
    screen, controller = driver.screen, driver.controller
    screen.chooses_places = controller.chooses_places = True
    qtbot.waitUntil(lambda: not screen.scene.clock.moving, timeout=5000)
    choice = controller.choice
    handle = next(option.card for option in choice.options if option.act == "set")
    zone = min(controller.drop_targets(handle)[0])
    driver.drag(handle, zone)
    qtbot.waitUntil(lambda: controller.told is None and not screen.scene.clock.moving, timeout=9000)
    item = screen.scene.cards[handle]
    assert item.card.zone == zone and item.card.stance.startswith("down")
    assert item.face is None
    back = screen.pictures.pixmap(
        item.card.code, item.width, item.spot.height, item.ratio, False, True, *item_tint(item)
    )
    assert item.body.pixmap().toImage() == back.toImage()


def item_tint(item: Any) -> tuple[tuple[str, str]]:
    """The colours of the back of a card of the player at the near side."""
    from sanam.ui.theme import current

    return ((current().teal, ""),)
