"""What the screen knows and shows: never more than the person at it may know."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from table_matches import started, to_choice

from sanam.bots.random_player import RandomPlayer
from sanam.engine import manual
from sanam.engine.chronicle import UNKNOWN
from sanam.engine.events import Happened
from sanam.engine.sight import look, origins


def test_the_screen_holds_no_code_of_a_card_its_person_cannot_know(table: Any) -> None:
    play = started(7, 40, open_hands=False)
    driver = table(play)
    player = RandomPlayer(4)
    for _ in range(120):
        if play.table.choice is None or play.table.choice.kind in ("side", "next_duel"):
            break
        driver.lift()
        screen, seat = driver.screen, driver.controller.seat
        allowed = {c.code for c in play.table.cards.values() if not play.game.hidden_from(c, seat)}
        shown = {item.face for item in screen.scene.cards.values()} | {
            item.card.code for item in screen.scene.cards.values() if item.card is not None
        }
        assert shown - {None} <= allowed
        for handle in driver.controller.view.zones[f"{1 - seat}.hand"]:
            assert handle.code is None or handle.code in allowed
        driver.answer(player.picks(play.table.choice))


def test_the_curtain_hides_the_board_until_it_is_lifted(table: Any) -> None:
    play = started(7, 40, open_hands=False)
    driver = table(play)
    assert driver.screen.curtain.isVisible()
    assert driver.screen.curtain.geometry() == driver.screen.rect()
    batches = len(play.batches)
    for key in (Qt.Key.Key_1, Qt.Key.Key_Tab, Qt.Key.Key_Escape):
        QTest.keyClick(driver.screen.view, key)
        assert driver.screen.curtain.isVisible() and driver.controller.choice is None
    QTest.keyClick(driver.screen.view, Qt.Key.Key_Space)
    assert len(play.batches) == batches
    assert not driver.screen.curtain.isVisible()
    assert driver.controller.seat == play.table.choice.seat


def test_a_shuffled_hand_does_not_show_which_card_went_where() -> None:
    play = started(7, 60, open_hands=False)
    before = look(play, 0, False)
    play.manual(1, manual.Shuffle("1.hand"))
    after = look(play, 0, False)
    assert not [new for new, old in origins(before, after).items() if new.startswith("1.hand")]


def test_in_open_practice_one_person_sees_both_hands_and_answers_for_both(table: Any) -> None:
    play = to_choice(started(7), "action", 1, phase="main1")
    driver = table(play)
    assert driver.controller.seat == 0
    assert not driver.screen.curtain.isVisible()
    assert all(card.code is not None for card in driver.controller.view.zones["1.hand"])
    assert driver.controller.choice is not None


def test_the_log_does_not_name_a_card_set_by_the_other_player(table: Any) -> None:
    play = started(7, 200, open_hands=False)
    driver = table(play)
    driver.lift()
    screen = driver.screen
    for entry in driver.controller.chronicle.entries:
        event = play.batches[entry.batch].events[entry.fact.index]
        assert isinstance(event, Happened)
        if event.seen_by is not None and driver.controller.seat not in event.seen_by and event.card is not None:
            assert entry.fact.card == UNKNOWN and screen.log_name(event.card, entry.fact) == ""


def test_after_the_curtain_all_that_happened_meanwhile_is_marked(table: Any) -> None:
    play = started(7, 40, open_hands=False)
    driver = table(play)
    driver.lift()
    player = RandomPlayer(2)
    checked = 0
    seen: dict[int, int] = {}
    for _ in range(120):
        choice = play.table.choice
        if choice is None or choice.kind in ("side", "next_duel"):
            break
        was = driver.controller.seat
        driver.answer(player.picks(choice))
        seen[was] = len(play.batches)
        if driver.screen.curtain.isVisible():
            driver.lift()
            seat, controller = driver.controller.seat, driver.controller
            if seat == was or seat not in seen:
                continue
            for entry in controller.chronicle.entries:
                handle = controller.sight.handles.get(entry.fact.card)
                if entry.batch >= seen[seat] and entry.fact.what in ("normal_summoned", "set_monster") and handle:
                    assert handle in driver.screen.scene.marks.last
                    checked += 1
    assert checked


def test_the_log_does_not_name_a_face_down_card_that_is_attacked_or_targeted(table: Any) -> None:
    """Nor does a line about another card: every name in it is one that the person could read when it happened."""
    found = 0
    for seed in (4, 7, 11):
        play = started(seed, open_hands=False)
        game, player = play.game, RandomPlayer(seed)
        unseen: list[tuple[Happened, int, int]] = []

        def watch(event: Any, game: Any = game, play: Any = play, unseen: Any = unseen) -> None:
            if isinstance(event, Happened) and event.what in ("attack_declared", "activated"):
                for card in [event.data.get("card_other"), *event.data.get("cards", [])]:
                    if card in play.table.cards:
                        hides = (s for s in (0, 1) if game.hidden_from(play.table.cards[card], s))
                        unseen.extend((event, card, seat) for seat in hides)

        noticed, game.notices = game.noticed, None  # type: ignore
        game.noticed = lambda event, noticed=noticed, watch=watch: (watch(event), noticed(event))[1]  # type: ignore
        for _ in range(250):
            if play.table.choice is None:
                break
            player.answer(play)
        driver = table(play)
        driver.lift()
        entries = driver.controller.chronicle.entries
        facts = {id(play.batches[entry.batch].events[entry.fact.index]): entry.fact for entry in entries}
        for event, card, seat in unseen:
            if driver.controller.seat == seat:
                assert driver.screen.log_name(card, facts[id(event)]) == ""
                found += 1
            else:
                assert driver.screen.log_name(card, facts[id(event)]) != ""
    assert found


def test_a_set_card_that_goes_into_the_deck_loses_its_name_on_the_way(table: Any) -> None:
    play = to_choice(started(6), "action", 0, phase="main1")
    card = next(c for c in play.table.zones["0.hand"] if play.game.data(c).kind != "monster")
    play.manual(0, manual.Move(card, "0.s2", stance="down"))
    driver = table(play, animated=True)
    driver.screen.scene.clock.finish()

    def backs() -> dict[str, Any]:
        items = [item for item in driver.screen.scene.cards.values() if item.card is not None]
        return {item.card.zone: item.body.pixmap().toImage() for item in items}

    blank = backs()["0.deck"]
    assert backs()["0.s2"] != blank
    driver.controller.act_by_hand(manual.Move(card, "0.deck", stance="down"))
    driver.screen.scene.clock.finish()
    assert backs()["0.deck"] == blank
    driver.controller.act_by_hand(manual.Move(card, "0.s3", stance="down"))
    driver.screen.scene.clock.finish()
    assert backs()["0.s3"] != blank
