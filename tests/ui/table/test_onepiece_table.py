"""One Piece at the table: a whole match by mouse events alone, its gestures, its questions, what nobody may see."""

from __future__ import annotations

from typing import Any

import pytest
from onepiece_matches import at_question, voyage
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QPushButton
from voyage import RESTED, Voyage, character, crew

from sanam.engine import manual
from sanam.engine.play import Play
from sanam.engine.table import UP, UP_SIDE
from sanam.ui.app import look
from sanam.ui.table.board.arrows import Arrow, arrow_path
from sanam.ui.table.board.felt import fit_label, row_names
from sanam.ui.table.panels.statistics import statistics


def handle(driver: Any, card: int) -> str:
    found: str = driver.controller.sight.handles[card]
    return found


def mine(play: Play, zone: str) -> list[int]:
    """The cards of a zone of the player who is asked."""
    choice = play.table.choice
    assert choice is not None
    return play.table.zones[f"{choice.seat}.{zone}"]


@pytest.fixture
def battle(table: Any) -> tuple[Any, Play]:
    """A table at the Main Phase of a later turn, and its match."""
    play = at_question(voyage(33), "action", 0, turn=7)
    return table(play), play


# ---------------------------------------------------------------------- gestures


def test_a_card_dragged_to_the_character_area_is_played_and_paid_for(battle: tuple[Any, Play]) -> None:
    driver, play = battle
    options = {o.card for o in play.table.choice.options if o.act == "play"}  # type: ignore[union-attr]
    card = next(c for c in mine(play, "hand") if c in options and play.game.profile(c).character)  # type: ignore[attr-defined]
    cost, active = play.game.value(card, "cost"), len(play.game.active_don(0))  # type: ignore[attr-defined]
    driver.drag(handle(driver, card), "0.character")
    assert card in play.table.zones["0.character"]
    assert len(play.game.active_don(0)) == active - cost  # type: ignore[attr-defined]


def test_a_don_card_dragged_onto_a_character_is_given_to_it(battle: tuple[Any, Play]) -> None:
    driver, play = battle
    fighter, don = mine(play, "character")[0], mine(play, "cost")[0]
    power = play.game.power(fighter)  # type: ignore[attr-defined]
    for number in (1, 2):
        driver.drag(handle(driver, mine(play, "cost")[0]), handle(driver, fighter))
        assert len(play.game.given(fighter)) == number  # type: ignore[attr-defined]
    assert play.game.power(fighter) == power + 2000  # type: ignore[attr-defined]
    # They lie under it, where one sees them, and their number is written on it.
    item, host = driver.screen.scene.cards[handle(driver, don)], driver.screen.scene.cards[handle(driver, fighter)]
    assert item.spot.z < host.spot.z and item.area().intersects(host.area())
    assert driver.controller.playmat.extra_stat(host.card)[0].now == 2


def test_many_don_cards_under_one_card_keep_close_to_it_and_are_taken_from_it(table: Any) -> None:
    s = Voyage(crew("[Activate: Main] [Once Per Turn] DON!! −2: Draw 1 card."))
    worker = s.put(0, "worker", "character")
    s.attach(worker, 10)
    s.act("activate", worker)
    driver = table(s.play)
    driver.lift()
    card, scene, given = handle(driver, worker), driver.screen.scene, s.play.table.zones["0.given"]
    away = [scene.cards[handle(driver, don)].spot.centre.x() - scene.cards[card].spot.centre.x() for don in given]
    assert len(set(away)) == 10
    assert max(away) < scene.geometry.cell * 0.33
    # A click on the card takes one after another.
    driver.click(card)
    driver.click(card)
    assert len(driver.controller.picks) == 2
    driver.press(driver.button("confirm"))
    assert len(s.play.table.zones["0.given"]) == 8


def test_an_attack_is_aimed_by_dragging_and_says_what_cannot_be_attacked(battle: tuple[Any, Play]) -> None:
    driver, play = battle
    leader, theirs = mine(play, "leader")[0], play.table.zones["1.leader"][0]
    standing = next(c for c in play.table.zones["1.character"] if play.table.cards[c].stance == UP)
    driver.drag(handle(driver, leader), handle(driver, standing))
    assert "attack" not in play.table.marks
    driver.drag(handle(driver, leader), handle(driver, theirs))
    assert play.table.marks["attack"] == {"card_attacker": leader, "card_target": theirs}
    assert play.table.cards[leader].stance == UP_SIDE
    arrows = [(start, end) for start, end, _ in driver.screen.scene.marks.arrows]
    assert (handle(driver, leader), handle(driver, theirs)) in arrows
    scene = driver.screen.scene
    between = next(item for item in scene.cards.values() if item.face is not None and item.area().width())
    covered = arrow_path(between.area().bottomLeft(), between.area().topRight(), 8.0)
    assert covered.intersects(between.name_area())
    drawn = Arrow(between.area().bottomLeft(), between.area().topRight(), "attack", 8.0, [between.name_area()]).path()
    # It goes under the name and not under the rest.
    assert not drawn.intersects(between.name_area().adjusted(0.5, 0.5, -0.5, -0.5)) and not drawn.isEmpty()
    shown = [item.name_area().adjusted(0.5, 0.5, -0.5, -0.5) for item in scene.cards.values() if item.face is not None]
    assert scene._arrows and not any(arrow.path().intersects(name) for arrow in scene._arrows for name in shown)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_the_name_of_a_row_is_written_within_its_room(battle: tuple[Any, Play], size: tuple[int, int]) -> None:
    screen = battle[0].screen
    screen.resize(*size)
    QApplication.processEvents()
    names = row_names(screen.scene.geometry)
    assert names
    for zone, area in names.items():
        place = screen.scene.geometry.board.place(zone.partition(".")[2])
        label = screen.scene.words.zone_label(place.label) if place.label else ""
        picture = QPixmap(10, 10)
        with QPainter(picture) as painter:
            shown = fit_label(painter, label, area.width() - 4)
            assert QFontMetricsF(painter.font()).horizontalAdvance(shown) <= area.width()
        assert shown == label, "whole, not shortened"


def test_nothing_of_a_match_is_left_on_the_screen_when_the_next_one_is_opened(battle: tuple[Any, Play]) -> None:
    driver, _play = battle
    panel = driver.screen.right_side.panel
    driver.screen.show_pile("0.trash")
    assert panel.pile.isVisible()
    driver.screen.open_match(voyage(9, 30))
    QApplication.processEvents()
    assert not panel.pile.isVisible() and panel.log.isVisible()


def test_a_double_click_declares_the_attack_and_then_a_click_names_its_target(battle: tuple[Any, Play]) -> None:
    driver, play = battle
    leader = mine(play, "leader")[0]
    driver.double_click(handle(driver, leader))
    assert play.table.choice is not None and play.table.choice.kind == "attack_target"
    # Before the target is named the attack points nowhere.
    assert driver.screen.scene.marks.arrows == []
    driver.click(handle(driver, play.table.zones["1.leader"][0]))
    assert "card_target" in play.table.marks["attack"]


def test_what_is_not_possible_is_said_with_its_rule(battle: tuple[Any, Play]) -> None:
    driver, play = battle
    dear = next(c for c in mine(play, "hand") if play.game.value(c, "cost") > 7)  # type: ignore[attr-defined]
    driver.drag(handle(driver, dear), "0.character")
    assert driver.screen.why.isVisible()
    assert "It costs 8" in driver.screen.why.words.text() and "2-7-2" in driver.screen.why.words.text()
    driver.click(handle(driver, dear))
    assert driver.screen.menu.isVisible() and driver.screen.menu.options == []


def test_several_don_cards_are_given_by_their_number(battle: tuple[Any, Play]) -> None:
    driver, play = battle
    fighter, active = mine(play, "character")[0], len(play.game.active_don(0))  # type: ignore[attr-defined]
    driver.click(handle(driver, fighter))
    button = next(b for b in driver.screen.menu.options if "several DON!!" in b.text())
    button.click()
    choice = play.table.choice
    assert choice is not None and choice.kind == "give_amount"
    assert [option.value for option in choice.options] == list(range(1, active + 1))
    words = driver.controller.words
    assert [words.act(option, choice.kind)[0] for option in driver.controller.choice.options[:3]] == ["1", "2", "3"]
    driver.answer([2])
    assert len(play.game.given(fighter)) == 3  # type: ignore[attr-defined]


def test_don_cards_that_were_clicked_are_dragged_together(battle: tuple[Any, Play]) -> None:
    driver, play = battle
    fighter, active = mine(play, "character")[0], play.game.active_don(0)  # type: ignore[attr-defined]
    for don in active[:3]:
        driver.click(handle(driver, don))
    driver.click(handle(driver, active[2]))  # one is put back
    assert driver.screen.scene.marks.picked == [handle(driver, don) for don in active[:2]]
    driver.drag(handle(driver, active[0]), handle(driver, fighter))
    assert play.table.choice is not None and play.table.choice.kind == "action"
    assert len(play.game.active_don(0)) == len(active) - 2  # type: ignore[attr-defined]
    assert not driver.controller.gathered


def test_a_rested_don_card_is_not_given(battle: tuple[Any, Play]) -> None:
    driver, play = battle
    rested, fighter = mine(play, "cost")[0], mine(play, "character")[0]
    play.manual(0, manual.Turn(rested, UP_SIDE))
    driver.controller.refresh(animate=False)
    driver.drag(handle(driver, rested), handle(driver, fighter))
    assert play.game.given(fighter) == []  # type: ignore[attr-defined]
    assert "this one is rested" in driver.screen.why.words.text() and "6-5-5-1" in driver.screen.why.words.text()


def test_an_event_dropped_on_the_field_is_used_and_its_text_done_by_hand(battle: tuple[Any, Play]) -> None:
    driver, play = battle
    options = {o.card for o in play.table.choice.options if o.act == "play"}  # type: ignore[union-attr]
    card = next(c for c in mine(play, "hand") if c in options and play.game.profile(c).event)  # type: ignore[attr-defined]
    driver.drag(handle(driver, card), "0.character")
    assert play.table.cards[card].zone == "0.trash"
    assert play.table.choice is not None and play.table.choice.kind == "by_hand"
    # The tools for it are out, and put away again afterwards.
    assert driver.screen.left_side.by_hand.tools.isVisible()
    assert driver.screen.left_side.focus.handle == handle(driver, card)
    driver.press(next(b for b in driver.screen.prompt.findChildren(QPushButton) if b.text() == "Done"))
    assert play.table.choice.kind == "action" and not driver.screen.left_side.by_hand.tools.isVisible()


def test_the_turn_ends_on_the_bar_of_phases_and_by_the_button(battle: tuple[Any, Play]) -> None:
    driver, play = battle
    button = next(b for b in driver.screen.prompt.findChildren(QPushButton) if "End the turn" in b.text())
    assert button.isVisible()
    driver.press(driver.screen.phases.buttons["end"])
    assert play.table.marks["turn"] == 8


# ---------------------------------------------------------------------- questions of the other player


def test_a_counter_is_dragged_onto_the_card_that_it_strengthens(table: Any) -> None:
    play = voyage(6)
    for _ in range(40):
        play = at_question(play, "counter")
        choice = play.table.choice
        assert choice is not None
        able = [o.card for o in choice.options if o.act == "counter"]
        if able:
            break
        play.answer([])
    driver = table(play)
    attack = dict(play.table.marks["attack"])
    target, seat = attack["card_target"], choice.seat
    power, more = play.game.power(target), play.game.value(able[0], "counter")  # type: ignore[attr-defined]
    text = driver.screen.prompt.sentence.text()
    assert str(power) in text and str(play.game.power(attack["card_attacker"])) in text  # type: ignore[attr-defined]
    missing = (play.game.power(attack["card_attacker"]) - power) // 1000 * 1000 + 1000  # type: ignore[attr-defined]
    assert (f"+{missing} needed" in text) == (missing > 0)
    assert driver.button("pass").text() == "No more Counters"
    driver.drag(handle(driver, able[0]), handle(driver, target))
    assert able[0] in play.table.zones[f"{seat}.trash"]
    assert play.game.power(target) == power + more  # type: ignore[attr-defined]


def test_a_click_spends_a_counter_on_the_attacked_card(table: Any) -> None:
    play = voyage(6)
    able: list[Any] = []
    while not able:
        play = at_question(play, "counter")
        choice = play.table.choice
        assert choice is not None
        able = [o for o in choice.options if o.act == "counter"]
        if not able:
            play.answer([])
    driver = table(play)
    target = play.table.marks["attack"]["card_target"]
    power = play.game.power(target)  # type: ignore[attr-defined]
    driver.click(handle(driver, able[0].card))
    assert able[0].card in play.table.zones[f"{choice.seat}.trash"]
    assert play.game.power(target) == power + able[0].value  # type: ignore[attr-defined]


def test_a_click_on_a_blocker_takes_the_attack(table: Any) -> None:
    play = at_question(voyage(6), "block")
    driver = table(play)
    choice = play.table.choice
    assert choice is not None
    blocker = choice.options[0].card
    assert blocker is not None
    assert driver.button("pass").text() == "Do not block"
    driver.click(handle(driver, blocker))
    assert not driver.screen.menu.isVisible()  # that is what was asked
    assert play.table.marks["attack"]["card_target"] == blocker


def test_a_life_card_is_taken_or_its_trigger_used_by_buttons(table: Any) -> None:
    play = voyage(6)
    for _ in range(60):
        play = at_question(play, "life")
        choice = play.table.choice
        assert choice is not None
        if len(choice.options) == 2:
            break
        play.answer([0])
    driver = table(play)
    card = choice.options[0].card
    buttons = {b.text(): b for b in driver.screen.prompt.findChildren(QPushButton) if b.isVisible()}
    assert {"Add to the hand", "Use the [Trigger]"} <= set(buttons)
    assert driver.screen.left_side.focus.handle == handle(driver, card)
    driver.press(buttons["Add to the hand"])
    assert card in play.table.zones[f"{choice.seat}.hand"]


def test_with_five_characters_a_card_dropped_on_one_replaces_it(battle: tuple[Any, Play]) -> None:
    driver, play = battle
    deck = [c for c in reversed(play.table.zones["0.deck"]) if play.game.profile(c).character]  # type: ignore[attr-defined]
    while len(mine(play, "character")) < 5:
        play.manual(0, manual.Move(deck.pop(), "0.character"))
    driver.controller.refresh(animate=False)
    options = {o.card for o in play.table.choice.options if o.act == "play"}  # type: ignore[union-attr]
    card = next(c for c in mine(play, "hand") if c in options and play.game.profile(c).character)  # type: ignore[attr-defined]
    old = mine(play, "character")[2]
    driver.drag(handle(driver, card), handle(driver, old))
    assert old in play.table.zones["0.trash"] and card in play.table.zones["0.character"]
    assert len(play.table.zones["0.character"]) == 5


# ---------------------------------------------------------------------- by hand, and time


def test_effects_that_nobody_understands_are_done_with_the_tools(battle: tuple[Any, Play]) -> None:
    driver, play = battle
    panel = driver.screen.left_side.by_hand
    driver.press(panel.switch)
    fighter = mine(play, "character")[0]
    driver.screen._focus(handle(driver, fighter))
    panel.what.setCurrentIndex(panel.what.findText("Power"))
    panel.until.setCurrentIndex(panel.until.findData("turn"))
    panel.value.setText("2000")
    power = play.game.power(fighter)  # type: ignore[attr-defined]
    driver.press(next(b for b in panel.findChildren(QPushButton) if b.text() == "±"))
    assert play.game.power(fighter) == power + 2000  # type: ignore[attr-defined]
    driver.drag(handle(driver, mine(play, "cost")[0]), handle(driver, fighter))
    assert len(play.game.given(fighter)) == 1  # type: ignore[attr-defined]
    driver.screen._focus(handle(driver, fighter))
    driver.press(driver.button("tool-free"))
    assert play.game.given(fighter) == []  # type: ignore[attr-defined]
    driver.screen._focus(handle(driver, fighter))
    panel.what.setCurrentIndex(panel.what.findText("[Blocker] 0/1"))
    panel.value.setText("1")
    driver.press(next(b for b in panel.findChildren(QPushButton) if b.text() == "="))
    assert play.game.has(fighter, "blocker")  # type: ignore[attr-defined]
    driver.press(driver.button("tool-position"))
    assert play.table.cards[fighter].stance == UP_SIDE
    cards = len(mine(play, "hand"))
    driver.press(driver.button("tool-draw"))
    assert len(mine(play, "hand")) == cards + 1
    driver.screen._focus(handle(driver, fighter))
    driver.press(driver.button("tool-ko"))
    assert play.table.cards[fighter].zone == "0.trash"
    life = len(mine(play, "life"))
    driver.screen._focus(handle(driver, fighter))
    driver.press(driver.button("tool-life"))
    assert mine(play, "life")[-1] == fighter and len(mine(play, "life")) == life + 1
    lines = [entry.fact.what for entry in driver.controller.chronicle.entries]
    assert lines.count("by_hand") >= 6


def test_a_turn_can_be_undone_and_looked_at(battle: tuple[Any, Play]) -> None:
    driver, play = battle
    length = len(play.batches)
    driver.press(driver.screen.phases.buttons["end"])
    driver.press(driver.screen.right_side.panel.timeline.undo_button)
    assert len(play.batches) == length and play.table.marks["turn"] == 7
    driver.screen.right_side.panel.timeline.slider.setValue(5)
    QApplication.processEvents()
    assert driver.controller.past is not None and driver.controller.shown.length == 5
    driver.press(driver.button("return-to-now"))
    assert driver.controller.past is None


# ---------------------------------------------------------------------- what is seen


def test_active_and_rested_don_are_counted_and_keywords_have_their_signs(battle: tuple[Any, Play]) -> None:
    driver, play = battle
    scene = driver.screen.scene
    assert (scene.pile_marks.numbers["0.cost/up"], scene.pile_marks.numbers["0.cost/side"]) == (7, 0)
    play.manual(0, manual.Turn(mine(play, "cost")[3], UP_SIDE))
    fighter = mine(play, "character")[0]
    play.manual(0, manual.Modify(fighter, "blocker", "set", 1))
    driver.controller.refresh(animate=False)
    assert (scene.pile_marks.numbers["0.cost/up"], scene.pile_marks.numbers["0.cost/side"]) == (6, 1)
    # The rested one lies at the other end, whichever it is.
    spots = [scene.cards[handle(driver, don)].spot for don in mine(play, "cost")]
    assert max(spots, key=lambda spot: spot.centre.x()) is spots[3] and spots[3].turn == -90
    assert driver.controller.playmat.signs(driver.controller.view.find(handle(driver, fighter))) == ("shield",)


def test_no_life_is_a_warning_once_life_was_set(table: Any) -> None:
    early = table(voyage(33)).screen.near.main
    assert (early.name, early.value, early.warns) == ("life", 0, False)
    driver = table(at_question(voyage(33), "action", 0, turn=1))
    life = driver.screen.near.main
    assert life.value > 0 and life._replace(value=0).warns


def test_when_one_is_asked_is_set_in_the_same_words_as_in_every_game(battle: tuple[Any, Play]) -> None:
    driver, _play = battle
    parts = driver.screen.left_side.prompts.findChildren(QPushButton)
    assert [part.text() for part in parts if part.isVisible()] == ["Always", "Possible", "Usual", "Never"]
    driver.press(parts[0])
    assert [driver.controller.prompts(seat) for seat in (0, 1)] == ["always", "always"]


def test_nobody_sees_the_other_hand_the_decks_or_the_life(table: Any) -> None:
    play = at_question(voyage(6, open_hands=False), "action", 0, turn=7)
    driver = table(play)
    driver.lift()
    scene = driver.screen.scene
    for name, item in scene.cards.items():
        zone = driver.controller.view.find(name).zone
        if zone in ("1.hand", "0.life", "1.life", "0.deck", "1.deck"):
            assert item.face is None, zone
        if zone == "0.hand" or zone.endswith((".character", ".leader", ".cost")):
            assert item.face is not None, zone
    # Every Life card lies there as a back of its own.
    for seat in (0, 1):
        shown = [h for h in scene.cards if driver.controller.view.find(h).zone == f"{seat}.life"]
        assert len(shown) == len(play.table.zones[f"{seat}.life"])


def test_nothing_of_another_game_stays_on_the_board(table: Any) -> None:
    from table_matches import started

    driver = table(started(6))
    scene = driver.screen.scene
    before = {*scene.pile_marks.counts.values(), *scene.pile_marks.edges.values()}
    assert before
    driver.screen.open_match(voyage(7, 40))
    assert not before & set(scene.items())
    zones = set(driver.controller.view.zones)
    assert {key.partition("/")[0] for key in scene.pile_marks.counts} <= zones and set(scene.pile_marks.edges) <= zones


def test_a_question_of_two_lines_leaves_the_numbers_on_the_field_in_sight(table: Any) -> None:
    look(QApplication.instance(), "dark", "th", 1.0)  # type: ignore[arg-type]
    play = at_question(voyage(33), "counter")
    driver = table(play, height=690)
    driver.controller.set_seat(play.table.choice.seat)  # type: ignore[union-attr]
    QApplication.processEvents()
    prompt, geometry = driver.screen.prompt, driver.screen.scene.geometry
    assert prompt.sentence.height() > 1.5 * prompt.sentence.fontMetrics().height()
    # What stands lowest on a card of the field ends before its edge.
    assert prompt.y() >= geometry.field.bottom() - 3


@pytest.mark.parametrize(
    ("prompts", "given", "asked"), [("events", 0, False), ("events", 1, True), ("possible", 0, True)]
)
def test_which_of_don_cards_that_are_all_the_same_goes_back_is_not_asked(
    table: Any, prompts: str, given: int, asked: bool
) -> None:
    s = Voyage(crew("[Activate: Main] [Once Per Turn] DON!! −2: Draw 1 card."), prompts=prompts)
    card = s.put(0, "worker", "character")
    for _ in range(given):
        s.attach(card)
    driver = table(s.play)
    driver.lift()
    driver.controller.answer([s.option("activate", card)])
    assert (s.choice.kind == "effect_don") == asked
    if not asked:
        assert (s.size(0, "cost"), s.size(0, "hand")) == (8, 1)


def test_events_that_are_used_as_counters_count_as_counters(table: Any) -> None:
    s = Voyage()
    s.put(0, "gale", "hand"), s.put(1, "parry", "hand")
    mate = s.put(1, "mate", "character", RESTED)
    s.act("play", s.zone(0, "hand")[0])
    s.act("done")
    s.act("attack", s.put(0, "brute", "character"))
    s.act("target", mate)
    s.settle("counter")
    s.act("event", s.zone(1, "hand")[0])
    s.act("done")
    s.settle("action")
    driver = table(s.play)
    counted = {words: (first, second) for words, first, second in statistics(driver.controller).counted}
    assert counted["Counters and blocks"] == (0, 1)


@pytest.mark.parametrize(
    ("attacker", "hand", "open_hands", "text", "asked"),
    [
        ("mate", ["cook"], True, "", False),
        ("brute", ["cook"], True, "", True),  # it would not hold
        ("mate", ["cook", "parry"], True, "", True),  # an Event may do more than add power
        ("mate", ["cook"], True, "When your opponent attacks, draw 1 card.", False),
        ("mate", ["cook"], True, "When this Character battles your opponent's Character, draw 1 card.", True),
        ("mate", ["cook"], False, "", True),  # behind the curtain that nobody is asked would tell what is held
    ],
)
def test_whoever_withstands_an_attack_is_not_asked_for_counters_that_add_power_alone(
    table: Any, attacker: str, hand: list[str], open_hands: bool, text: str, asked: bool
) -> None:
    s = Voyage(crew(text) if text else character("worker"), prompts="events", **({"open": True} if open_hands else {}))
    for name in hand:
        s.put(1, name, "hand")
    s.put(1, "worker", "character")
    fighter = s.put(0, attacker, "character")
    driver = table(s.play)
    driver.lift()
    driver.controller.answer([s.option("attack", fighter)])
    assert (s.choice.kind == "counter") == asked
