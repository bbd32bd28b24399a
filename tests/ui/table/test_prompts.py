"""No click is lost or gives an answer that was not meant: spots of buttons, menus at the drop, warnings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from onepiece_matches import Fighter, at_question, voyage
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from scenario import SET, Scenario, parsed, trap
from summoner_matches import Summoner, shrine
from table_matches import Attacker, started, to_choice

from layers import first_fast
from sanam.bots.random_player import RandomPlayer
from sanam.engine import manual
from sanam.engine.batch import fingerprint
from sanam.engine.play import Play
from sanam.engine.view import ChoiceView, OptionView
from sanam.ui.app import look
from sanam.ui.table.prompts import spots
from sanam.ui.table.prompts.prompt_layout import Measure
from sanam.ui.table.prompts.spots import Span

FLARE = parsed(trap("flare", text="Inflict 500 damage to your opponent."))

GAMES = {"yugioh": (started, Attacker), "onepiece": (voyage, Fighter), "summoner-master": (shrine, Summoner)}
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def buttons(screen: Any) -> dict[object, tuple[QRect, bool]]:
    """Every button of the prompt by what it means: where it lies on the board, and whether it can be pressed."""
    prompt = screen.prompt
    return {b.meaning: (b.geometry().translated(prompt.pos()), b.isEnabled()) for b in prompt.answering()}


@pytest.mark.parametrize("game", first_fast(GAMES))
def test_buttons_of_prompts_that_follow_each_other_do_not_share_a_spot(table: Any, game: str) -> None:
    start, winner = GAMES[game]
    met: Counter[str] = Counter()
    for player, size in ((winner(3), (1280, 720)), (RandomPlayer(3), (1024, 700))):
        play = start(3)
        driver = table(play, *size, animated=True)
        screen = driver.screen
        before: dict[object, tuple[QRect, bool]] = {}
        for _ in range(220):
            choice = play.table.choice
            if choice is None:
                break
            now = buttons(screen)
            for meaning, (rect, able) in now.items():
                for other, (was, _) in before.items():
                    if meaning != other and rect.intersects(was):
                        assert not able, f"{choice.kind}: {meaning} lies where {other} lay"
                        met["late"] += 1
                met["buttons"] += 1
                assert screen.prompt.geometry().contains(rect)
            rects = [rect for rect, _ in now.values()]
            assert not any(a.intersects(b) for i, a in enumerate(rects) for b in rects[i + 1 :])
            before = now
            driver.controller.answer(player.picks(choice), sure=True)
    assert met["buttons"] > 100
    # Mostly there is room beside; where two rows of long words follow each other there is not.
    assert met["late"] < met["buttons"] * 0.12


def _asked(screen: Any, kind: str, *acts: str) -> list[QRect]:
    """Ask a question with these buttons; where they lie."""
    options = [OptionView(act) for act in acts]
    screen.prompt.ask("A question?", ChoiceView(0, kind, options, 1, 1), list(range(len(acts))), False, 0, False)
    return [rect for rect, _ in buttons(screen).values()]


def test_buttons_need_not_keep_away_from_those_before_the_last_question(table: Any) -> None:
    screen = table(to_choice(started(3), "rps")).screen
    prompt = screen.prompt
    prompt.say("Click a card.", True, ChoiceView(0, "cards", [], 1, 1))
    usual = _asked(screen, "one", "attack", "defense")
    prompt.say("Something is shown.", False)
    assert _asked(screen, "two", "attack", "defense") != usual  # the hand may still lie there
    assert prompt.width() < 0.7 * screen.view.width()  # as wide as what is in it
    prompt.say("Click a card.", True, ChoiceView(0, "cards", [], 1, 1))
    assert _asked(screen, "three", "attack", "defense") == usual
    prompt.say("", False)
    prompt.begin()  # another match
    assert _asked(screen, "four", "attack", "defense") == usual


def test_a_button_in_the_place_of_another_can_be_pressed_after_a_moment(table: Any, qtbot: Any) -> None:
    play = to_choice(started(3), "rps")
    driver = table(play, animated=True)
    prompt = driver.screen.prompt
    prompt._before = {"something else": driver.screen.view.rect()}
    prompt._fresh = True
    prompt._arrange()
    assert not any(made.isEnabled() for made in prompt.answering())
    qtbot.waitUntil(lambda: all(made.isEnabled() for made in prompt.answering()), timeout=2000)


def test_the_second_press_of_a_double_click_answers_nothing(table: Any) -> None:
    play = to_choice(started(3), "rps")
    driver = table(play)
    made = driver.screen.prompt.answering()[0]
    QTest.mouseDClick(made, LEFT, NONE, made.rect().center())
    assert len([b for b in play.batches if b.kind == "answer"]) <= 1
    fresh = driver.screen.prompt.answering()[0]
    batches = len(play.batches)
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtGui import QMouseEvent

    at = QPointF(fresh.rect().center())
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        held = LEFT if kind == QEvent.Type.MouseButtonDblClick else Qt.MouseButton.NoButton
        QApplication.sendEvent(fresh, QMouseEvent(kind, at, QPointF(fresh.mapToGlobal(at)), LEFT, held, NONE))
    assert len(play.batches) == batches


def test_confirm_and_clear_keep_their_places_while_one_picks(table: Any) -> None:
    play, player = started(3), RandomPlayer(3)
    driver = None
    for _ in range(600):
        choice = play.table.choice
        assert choice is not None
        if choice.most > 1 and choice.kind not in ("side",) and len(choice.options) > 1:
            driver = table(play)
            break
        player.answer(play)
    assert driver is not None
    places = []
    for number in range(2):
        prompt = driver.screen.prompt
        made = {name: driver.button(name).geometry().translated(prompt.pos()) for name in ("confirm", "clear")}
        places.append(made)
        if number == 0:
            driver.controller.toggle(0)
    assert places[0]["clear"] == places[1]["clear"]
    assert not places[0]["clear"].intersects(places[1]["confirm"])
    assert places[0]["confirm"] == places[1]["confirm"]


def test_an_optional_trigger_offers_its_use_beside_not_using_it(table: Any) -> None:
    play = to_choice(started(3), "optional_trigger")
    card = play.table.choice.params["card"]  # type: ignore[union-attr]
    driver = table(play)
    words = {b.text(): b for b in driver.screen.prompt.findChildren(QPushButton) if b.isVisible()}
    assert {"Use", "Do not use"} <= set(words)
    data = play.game.definition(play.table.cards[card].code)
    begin, end = data.abilities[play.table.choice.params["ability"]]["span"]  # type: ignore[union-attr]
    assert data.text[begin:end][:100] in driver.screen.prompt.sentence.text()
    driver.press(words["Use"])
    used = [e.fact for e in driver.controller.chronicle.entries if e.fact.what == "activated"]
    asked = play.table.choice
    assert (used and used[-1].card == card) or (asked is not None and asked.params.get("card") == card)


def test_the_menu_of_a_drop_opens_where_the_card_was_dropped(table: Any) -> None:
    play = to_choice(started(6), "action", 0, phase="main1")
    driver = table(play)
    controller, menu = driver.controller, driver.screen.menu
    acts = {
        c.handle: {controller.choice.options[i].act for i in controller.options_of(c.handle)}
        for c in controller.view.zones["0.hand"]
    }
    card = next(handle for handle, able in acts.items() if {"normal_summon", "set_monster"} <= able)
    for zone in ("0.m1", "0.m5"):
        driver.drag(card, zone)
        assert menu.isVisible()
        point = driver.point_of(zone)
        gap = QPoint(
            max(menu.geometry().left() - point.x(), point.x() - menu.geometry().right(), 0),
            max(menu.geometry().top() - point.y(), point.y() - menu.geometry().bottom(), 0),
        )
        assert gap.manhattanLength() < 30 and not menu.geometry().contains(point)
        menu.close_menu()


# ---------------------------------------------------------------------- a loss is asked about


def without_seals(seed: int = 6) -> Play:
    """A Main Step of somebody who had no Seal at its Check up Step and has none."""
    from summoner_matches import at_question

    play = shrine(seed, level="summoner", first="seat0")
    while True:
        at_question(play, "action", subturn=3)
        choice = play.table.choice
        assert choice is not None
        passing = choice.options[-1]
        if passing.rule == "103.5":
            return play
        for card in [c for word in ("at-line", "df-line") for c in play.table.zones[f"{1 - choice.seat}.{word}"]]:
            play.manual(choice.seat, manual.Move(card, f"{1 - choice.seat}.seal-library"))
        play.answer([len(choice.options) - 1])


def test_ending_a_main_step_that_loses_at_once_is_asked_about_first(table: Any) -> None:
    play = without_seals()
    driver = table(play)
    screen, batches = driver.screen, len(play.batches)
    seat = play.table.choice.seat  # type: ignore[union-attr]
    ends = next(b for b in screen.prompt.answering() if b.words == "End the Main Step")
    spot = buttons(screen)[ends.meaning][0]
    driver.press(ends)
    assert len(play.batches) == batches and "loses the game" in screen.prompt.sentence.text()
    assert not any(rect.intersects(spot) for rect, _ in buttons(screen).values())
    driver.press(driver.button("go-back"))
    assert len(play.batches) == batches
    # The bar of phases and the key ask as well.
    driver.press(screen.phases.buttons["end"])
    assert len(play.batches) == batches
    driver.press(driver.button("go-on-warned"))
    while play.table.choice is not None and play.table.choice.kind == "interfere":
        driver.press(driver.button("pass"))
    assert play.table.marks["result"] == {"winner": 1 - seat, "reason": "no-seal"}


def test_a_main_step_that_loses_nothing_ends_without_a_question(table: Any) -> None:
    from summoner_matches import at_question

    play = at_question(shrine(6, level="summoner", first="seat0"), "action", 0, subturn=1)
    seals = [c for word in ("seal-library", "hand") for c in play.table.zones[f"0.{word}"]]
    seal = next(c for c in seals if play.game.data(c).name == "wolf")  # type: ignore[attr-defined]
    driver = table(play)
    assert driver.controller.choice.options[-1].rule == "103.5"
    driver.controller.act_by_hand(manual.Move(seal, "0.at-line"))
    assert driver.controller.choice.options[-1].rule == ""
    batches = len(play.batches)
    driver.press(next(b for b in driver.screen.prompt.answering() if b.words == "End the Main Step"))
    assert len(play.batches) > batches


# ---------------------------------------------------------------------- the arithmetic


def test_a_sentence_of_two_lines_leaves_no_word_alone(qtbot: Any) -> None:
    label = QLabel("Somchai: you have more cards in hand than the limit. Discard 2.")
    qtbot.addWidget(label)
    words = Measure(label)
    whole = words.size(4000)
    room = words.size(whole.width() - 5)
    even = words.even(whole.width() - 5)
    assert even.height() == room.height() > whole.height()
    assert even.width() < 0.7 * whole.width() and words.even(4000) == whole


def test_options_stand_where_nothing_else_stood() -> None:
    first, _ = spots.side_by_side([100, 100], 500, [[], []])
    assert first == [Span(294, 394), Span(400, 500)]
    second, apart = spots.side_by_side([90, 90], 500, [first, first])
    assert apart and not any(a.meets(b) for a in second for b in first)
    assert spots.side_by_side([250, 240], 500, [first, first])[1] is False
    parts = [spots.part(share, 400) for share in (spots.PASS, spots.CLEAR, spots.CONFIRM)]
    assert not any(a.meets(b) for i, a in enumerate(parts) for b in parts[i + 1 :])


def test_the_same_words_asked_again_are_seen_to_be_asked_again(table: Any, qtbot: Any) -> None:
    driver = table(to_choice(started(3), "rps"), animated=True)
    screen = driver.screen
    prompt = screen.prompt
    sentence = prompt.sentence.text()
    driver.controller.picked.emit()
    assert not prompt._blink.isActive()  # the same question, with other picks
    driver.controller.act_by_hand(manual.Note("asked again"))
    assert prompt.sentence.text() == sentence and prompt._blink.isActive()
    qtbot.waitUntil(lambda: not prompt._blink.isActive(), timeout=2000)


def test_a_zone_is_chosen_for_the_person_unless_the_card_is_dropped_on_one(table: Any) -> None:
    play = to_choice(started(6), "action", 0, phase="main1")
    driver = table(play)
    driver.screen.set_chooses_places(True)
    controller = driver.controller
    option = next(i for i, o in enumerate(controller.choice.options) if o.act in ("set_monster", "normal_summon"))
    number = controller.sight.ids[controller.choice.options[option].card]
    controller.answer([option])
    # The free zone nearest to the middle, without a question.
    assert play.table.cards[number].zone == "0.m3"
    play = to_choice(started(6), "action", 0, phase="main1")
    driver = table(play)
    driver.screen.set_chooses_places(True)
    card = driver.controller.choice.options[option].card
    number = driver.controller.sight.ids[card]
    driver.drag(card, "0.m5")
    if driver.screen.menu.isVisible():
        driver.menu(option)
    assert play.table.cards[number].zone == "0.m5"


def test_a_held_key_asks_at_every_chance_and_letting_go_returns_to_the_setting(table: Any) -> None:
    play = to_choice(started(6), "action", 0, phase="main1")
    driver = table(play)
    view, controller = driver.screen.view, driver.controller
    controller.set_prompts("events")
    QTest.keyPress(view, Qt.Key.Key_A)
    assert controller.prompts(0) == "always"
    QTest.keyRelease(view, Qt.Key.Key_A)
    assert controller.prompts(0) == "events"


def flare(seat: int) -> Scenario:
    """A duel in which the other player is about to enter the Battle Phase, and `seat` has a Trap Set."""
    s = Scenario("zh-mr2", FLARE, prompts="events", open=True)
    s.put(seat, "flare", "s1", SET)
    s.put(1 - seat, "bear", "m1")
    return s


def test_as_usual_the_same_chance_is_not_offered_again_until_something_happens(table: Any) -> None:
    s = flare(1)
    driver = table(s.play)
    controller = driver.controller
    driver.press(driver.screen.phases.buttons["battle"])
    assert controller.choice.params["next"] == "battle"
    assert "wants to enter the Battle Phase" in driver.screen.prompt.sentence.text()
    driver.press(driver.button("pass"))
    # The Start Step offers the same Trap again, but nothing has happened since.
    assert (controller.choice.kind, controller.choice.seat) == ("action", 0)
    bear = s.table.zones["0.m1"][0]
    driver.drag(controller.sight.handles[bear], "seat1")
    assert (controller.choice.kind, controller.choice.params["occasion"]) == ("respond", "attack")


def test_if_possible_the_same_chance_is_offered_each_time(table: Any) -> None:
    s = flare(1)
    driver = table(s.play)
    driver.controller.set_prompts("possible")
    driver.press(driver.screen.phases.buttons["battle"])
    driver.press(driver.button("pass"))
    assert (driver.controller.choice.kind, driver.controller.choice.params["phase"]) == ("respond", "battle")


@pytest.mark.parametrize(("setting", "last"), [("events", "attack_target"), ("always", "action")])
def test_as_usual_the_only_target_is_not_asked_for(table: Any, setting: str, last: str) -> None:
    play = at_question(voyage(6), "action", turn=3)
    driver = table(play)
    controller = driver.controller
    controller.set_prompts(setting)
    options = controller.choice.options
    attack = next(i for i, option in enumerate(options) if option.act == "attack" and len(option.targets) == 1)
    controller.answer([attack])
    assert (play.table.answered.kind, controller.choice.kind == "attack_target") == (last, last == "action")


def test_a_target_that_the_other_player_chooses_behind_the_curtain_is_asked_for(table: Any) -> None:
    play = at_question(voyage(6, open_hands=False, prompts="events"), "action", turn=3)
    driver = table(play)
    seated = driver.controller
    question = ChoiceView(1 - seated.seat, "attack_target", [OptionView("target", "#1")])
    assert seated._only_answer(question) is None
    assert seated._only_answer(msgspec.structs.replace(question, seat=seated.seat)) == [0]


def test_the_chain_list_says_what_a_link_does_and_who_decides_next(table: Any) -> None:
    s = flare(0)
    s.put(1, "flare", "s1", SET)
    driver = table(s.play)
    driver.click(driver.controller.sight.handles[s.table.zones["0.s1"][0]])
    driver.press(driver.screen.menu.options[0])
    chain = driver.screen.right_side.panel.chain
    words = [line.text() for line in chain.findChildren(QLabel) if line.isVisible()]
    assert "500 damage" in words  # in few words, which are not cut
    assert any("Inflict 500 damage to your opponent." in made.toolTip() for made in chain.findChildren(QPushButton))
    assert any("decides next whether to respond" in line for line in words)


def test_escape_gives_a_choice_up_that_has_cost_nothing_yet(table: Any) -> None:
    for seed in range(30):
        play = to_choice(started(seed), "action", 0, phase="main1")
        driver = table(play)
        controller = driver.controller
        acts = [o.act for o in controller.choice.options]
        if "normal_summon" not in acts:
            continue
        before = fingerprint(play.table)
        controller.answer([acts.index("normal_summon")])
        assert controller.choice.kind == "place"
        QTest.keyClick(driver.screen.view, Qt.Key.Key_Escape)
        assert controller.choice.kind == "action" and fingerprint(play.table) == before
        # What has happened stays: Esc at the board takes nothing back.
        controller.answer([acts.index("normal_summon")])
        controller.answer([0])
        length = len(play.batches)
        QTest.keyClick(driver.screen.view, Qt.Key.Key_Escape)
        assert len(play.batches) == length
        return
    raise AssertionError("no monster could be Normal Summoned")


def test_buttons_that_wait_can_be_pressed_again_after_a_prompt_was_laid_out_twice(table: Any, qtbot: Any) -> None:
    """A look at the timeline and back: the way back lay where an answer lies, and the answers come a moment later."""
    driver = table(to_choice(started(7), "rps", limit=5), animated=True)
    prompt, timeline = driver.screen.prompt, driver.screen.right_side.panel.timeline
    assert prompt.settles
    for _ in range(2):
        driver.controller.scrub(max(0, driver.controller.match.length - 1))
        assert [made.objectName() for made in prompt.answering()] == ["return-to-now"]
        driver.press(prompt.answering()[0])
        prompt._arrange()
        qtbot.waitUntil(lambda: all(made.isEnabled() for made in prompt.answering()), timeout=3000)
    assert timeline.isVisible()
    before = driver.controller.match.length
    driver.press(prompt.answering()[0])
    assert driver.controller.match.length > before


# ---------------------------------------------------------------------- whatever happens around a prompt


def disturb(driver: Any, chance: RandomPlayer) -> None:
    """Look at the past and come back, make the window another size, or speak another language."""
    screen, controller = driver.screen, driver.controller
    match chance.below(4):
        case 0 if controller.match.length > 2:
            controller.scrub(1 + chance.below(controller.match.length - 1))
            while screen.prompt._late:  # what lies where something else lay waits a moment
                QTest.qWait(10)
            if controller.past is not None:
                driver.press(driver.button("return-to-now"))
        case 1:
            screen.resize(*((960, 600), (1280, 720), (1500, 800))[chance.below(3)])
        case 2:
            look(QApplication.instance(), "dark", ("en", "th", "fa", "zh_Hant")[chance.below(4)], 1.0)  # type: ignore[arg-type]
            screen.prompt.setLayoutDirection(QApplication.layoutDirection())
            screen.refresh_cards()
    QApplication.processEvents()


def drive(table: Any, qtbot: Any, game: str, seed: int, answers: int) -> int:
    """Answer every prompt of a random match by mouse after something else happened; how many there were."""
    start, winner = GAMES[game]
    play, player, chance = start(seed), winner(seed), RandomPlayer(seed)
    driver = table(play)
    screen = driver.screen
    screen.prompt.settles = True
    done = 0
    try:
        while play.table.choice is not None and done < answers:
            for _ in range(1 + chance.below(2)):
                disturb(driver, chance)
            choice, prompt = play.table.choice, screen.prompt
            assert driver.controller.choice is not None and driver.controller.choice.kind == choice.kind
            qtbot.waitUntil(lambda prompt=prompt: not prompt._late, timeout=3000)
            if prompt.isVisible():
                assert screen.view.rect().contains(prompt.geometry())
                for made in prompt.answering():
                    assert prompt.rect().contains(made.geometry()), f"{choice.kind}: {made.words}"
                    assert "".join(made.words.split()) == "".join(made.text().replace("&&", "&").split())
            length = len(play.batches)
            driver.answer(player.picks(choice))
            assert len(play.batches) > length or driver.controller.warned is not None, choice.kind
            if driver.controller.warned is not None:
                driver.press(driver.button("go-on-warned"))
            done += 1
    finally:
        look(QApplication.instance(), "dark", "en", 1.0)  # type: ignore[arg-type]
    return done


@pytest.mark.parametrize("game", GAMES)
def test_a_prompt_can_be_answered_by_mouse_whatever_happened_before(table: Any, qtbot: Any, game: str) -> None:
    assert drive(table, qtbot, game, 11, 6) == 6


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_of_whole_matches_can_be_answered_by_mouse(table: Any, qtbot: Any, game: str, seed: int) -> None:
    assert drive(table, qtbot, game, seed, 250) > 30
