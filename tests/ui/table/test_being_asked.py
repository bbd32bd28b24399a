"""Being asked tells nothing: with hidden hands a question to respond comes whether or not there is an answer.

Two matches that differ only in what one player hides show the other player the same curtains and prompts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from keyboard import Keyboard
from onepiece_matches import Fighter, voyage
from onepiece_matches import at_question as voyage_at
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from summoner_matches import Summoner, shrine
from summoner_matches import at_question as shrine_at
from table_matches import Attacker, started, to_choice

from sanam.engine import manual
from sanam.engine.play import Play

HIDDEN: dict[str, Any] = {"open_hands": False, "one_screen": True, "prompts": "events"}


def duel(able: bool) -> Play:
    """Seat 1 has Set a Trap that answers an attack, or a Spell that answers nothing."""
    play = started(11, **HIDDEN)
    while play.table.marks.get("turn", 0) < 3:
        to_choice(play, "action")
        play.answer([next(i for i, o in enumerate(play.table.choice.options) if o.value == "end")])  # type: ignore[union-attr]
    to_choice(play, "action", 0, phase="main1")
    table, kinds = play.table, play.game.header.cards  # type: ignore[attr-defined]
    wanted = ("trap", "normal") if able else ("spell", "normal")
    known = {card: kinds[table.cards[card].code] for card in table.zones["1.deck"]}
    card = next(card for card, data in known.items() if (data["kind"], data.get("icon")) == wanted)
    play.manual(1, manual.Move(card, "1.s3", None, "down"))
    return play


def subturn(able: bool) -> Play:
    """Seat 1 holds a Mystic Card with Interfere, or one without."""
    play = shrine_at(shrine(7, **HIDDEN), "action", 0, subturn=3)
    return hold(play, lambda card: bool(play.game.profile(card).interfere) is able, "mystic-library")  # type: ignore[attr-defined]


def voyage_turn(able: bool) -> Play:
    """Seat 1 holds cards with a Counter value, or none."""
    play = voyage_at(voyage(7, **HIDDEN), "action", 0, turn=3)
    return hold(play, lambda card: bool(play.game.profile(card).data.counter) is able, "deck")  # type: ignore[attr-defined]


def hold(play: Play, fits: Callable[[int], bool], library: str) -> Play:
    """Seat 1 holds as many cards of that library as it has of them in hand, all of which fit."""
    zones = play.table.zones
    backs = {play.table.cards[card].code for card in zones[f"1.{library}"]}
    held = [card for card in zones["1.hand"] if play.table.cards[card].code in backs]
    for card in held:
        play.manual(1, manual.Move(card, f"1.{library}"))
    for card in [card for card in zones[f"1.{library}"] if fits(card)][: len(held)]:
        play.manual(1, manual.Move(card, "1.hand"))
    return play


MATCHES = {
    "yugioh": (duel, Attacker),
    "onepiece": (voyage_turn, Fighter),
    "summoner-master": (subturn, Summoner),
}


def seen(driver: Any, player: Any, lifts: bool) -> tuple[list[Any], int]:
    """What seat 0 is shown in a turn in which seat 1 never responds, and how often seat 1 could have responded."""
    screen, controller, play = driver.screen, driver.controller, driver.controller.match._play
    found: list[Any] = []
    could = 0
    driver.lift()
    turn = controller.playmat.moment(controller.view.public)["turn"]
    while play.table.choice is not None and play.table.marks.get(controller.playmat.moments["turn"]) == turn:
        choice, curtain = play.table.choice, screen.curtain
        passes = choice.seat == 1 and choice.kind in controller.playmat.chance_kinds
        could += passes and bool(choice.options)
        if curtain.isVisible():
            found.append(
                (curtain.who.text(), curtain.story.text(), curtain.question.text(), curtain.no_response.isVisible())
            )
            if passes and not lifts:
                driver.press(curtain.no_response)
                continue
            driver.lift()
        if choice.seat == 0:
            found.append((choice.kind, screen.prompt.sentence.text(), len(choice.options)))
        driver.answer([] if passes else player.picks(choice))
    return found, could


@pytest.mark.parametrize(("game", "lifts"), [*((game, False) for game in MATCHES), ("yugioh", True)])
def test_a_hidden_answer_changes_nothing_that_the_other_player_is_shown(table: Any, game: str, lifts: bool) -> None:
    arranged, player = MATCHES[game]
    (bluff, none), (armed, some) = (seen(table(arranged(able)), player(3), lifts) for able in (False, True))
    assert not none and some
    assert any("look" in str(shown[0]) for shown in bluff) and bluff == armed


def test_who_says_so_is_not_asked_again_in_this_turn(table: Any) -> None:
    driver = table(duel(True))
    driver.lift()
    curtain, play, player = driver.screen.curtain, driver.controller.match._play, Attacker(3)
    while not curtain.isVisible():
        driver.answer(player.picks(play.table.choice))
    driver.press(curtain.no_more)
    while play.table.marks["turn"] == 3:
        assert play.table.choice.seat == 0
        driver.answer(player.picks(play.table.choice))


def test_the_curtain_is_lifted_and_passed_by_keyboard(table: Any) -> None:
    driver = table(duel(True))
    screen, curtain, play = driver.screen, driver.screen.curtain, driver.controller.match._play
    keys, player = Keyboard(screen), Attacker(3)
    screen.setFocus()  # as when the window shows the table
    keys.press(Qt.Key.Key_Return)
    while not curtain.isVisible():
        keys.answer(player.picks(play.table.choice))
    assert curtain.lift.hasFocus() and play.table.choice.seat == 1
    keys.press(Qt.Key.Key_Tab)
    assert curtain.no_response.hasFocus()
    keys.press(Qt.Key.Key_Return)
    assert not curtain.isVisible() and play.table.choice.seat == 0


def test_every_way_to_be_asked_is_as_high_as_the_one_that_is_chosen(table: Any) -> None:
    driver = table(started(7, 20))
    parts = [part for part in driver.screen.left_side.prompts.findChildren(QPushButton) if part.isVisible()]
    assert len(parts) > 2
    for part in parts:
        driver.press(part)
        assert len({(one.y(), one.height()) for one in parts}) == 1
