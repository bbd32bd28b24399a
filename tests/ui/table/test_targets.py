"""Attack options carry what they may be aimed at; the board lights that and nothing else, and a stray drop is free."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from onepiece_matches import at_question as voyage_at
from onepiece_matches import voyage
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from scenario import DEFENSE, Scenario, monster, parsed
from summoner_matches import at_question, shrine
from table_matches import Attacker, fill_board, started, starter_cards, starter_deck, to_choice

from sanam.bots.random_player import RandomPlayer
from sanam.engine import manual
from sanam.engine.batch import fingerprint
from sanam.engine.play import Play
from sanam.engine.view import view
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.rules.game import YugiohGame
from sanam.games.yugioh.rules.setup import make_header
from sanam.games.yugioh.texts.reading.texts import understood

DIRECT = "This card can attack directly."


def direct_duel() -> Play:
    """A duel in which every monster can attack directly, at a Battle Phase with monsters opposite."""
    cards = {}
    for code, plain in starter_cards().items():
        card = msgspec.convert(plain, CardData)
        if card.kind == "monster" and not card.is_extra:
            bare = msgspec.structs.replace(card, text=DIRECT, traits=("effect",), problem="")
            card = msgspec.structs.replace(bare, abilities=understood(DIRECT, bare))
        cards[code] = card
    head = make_header(
        "zh-mr2",
        [starter_deck("river"), starter_deck("sky")],
        cards,
        seed=7,
        names=["Anong", "Somchai"],
        deck_names=["River", "Sky"],
        options={"open": True},
    )
    play = Play(YugiohGame(head))
    play.start(head.seed)
    return fill_board(to_choice(play, "action", phase="battle"))


def test_a_monster_that_can_attack_directly_is_dragged_onto_the_player_past_monsters(table: Any) -> None:
    play = direct_duel()
    driver = table(play)
    controller = driver.controller
    seat = controller.choice.seat
    option = next(o for o in controller.choice.options if o.act == "attack")
    assert f"seat{1 - seat}" in option.targets and len(option.targets) > 1
    driver.drag(option.card, f"seat{1 - seat}", hold=True)
    lit = driver.controller.drop_targets(option.card)
    # The player's hand stands for the player.
    assert lit[0] == {f"seat{1 - seat}", f"{1 - seat}.hand"} and lit[1] == set(option.targets) - lit[0]
    QTest.mouseRelease(driver.screen.view.viewport(), Qt.MouseButton.LeftButton, pos=driver.point_of(f"seat{1 - seat}"))
    declared = [e.fact for e in controller.chronicle.entries if e.fact.what == "attack_declared"][-1]
    assert declared.card == controller.sight.ids[option.card] and declared.data["other"] is None


def test_only_the_at_line_is_lit_while_seals_stand_in_it_and_a_stray_drop_costs_nothing(table: Any) -> None:
    play = at_question(shrine(6, level="summoner", first="seat0"), "action", 0, subturn=3)
    moved = {}
    for seat, line in ((0, "at-line"), (1, "at-line"), (1, "df-line")):
        pool = [c for word in ("seal-library", "hand") for c in play.table.zones[f"{seat}.{word}"]]
        card = next(c for c in pool if play.game.data(c).name == "wolf")  # type: ignore[attr-defined]
        play.manual(seat, manual.Move(card, f"{seat}.{line}"))
        moved[seat, line] = card
    play.manual(0, manual.SetCount("seat0", "mp", 8))
    driver = table(play)
    mine, front, back = (driver.controller.sight.handles[card] for card in moved.values())
    cards = driver.controller.drop_targets(mine)[1]
    assert front in cards and back not in cards
    before = fingerprint(play.table)
    driver.drag(mine, back)
    assert fingerprint(play.table) == before
    assert "501.2.2" in driver.screen.why.words.text()


def test_with_the_lines_empty_no_attack_is_called_impossible_while_the_hand_can_be_struck(table: Any) -> None:
    play = at_question(shrine(6, level="summoner", first="seat0"), "action", 0, subturn=3)
    for word in ("at-line", "df-line"):
        for card in list(play.table.zones[f"1.{word}"]):
            play.manual(0, manual.Move(card, "1.seal-library"))
    pool = [c for word in ("seal-library", "hand") for c in play.table.zones[f"0.{word}"]]
    card = next(c for c in pool if play.game.data(c).name == "wolf")  # type: ignore[attr-defined]
    play.manual(0, manual.Move(card, "0.at-line"))
    play.manual(0, manual.SetCount("seat0", "mp", 8))
    driver = table(play)
    entries = driver.controller.menu(driver.controller.sight.handles[card])
    assert "attack_hand" in [entry.act.act for entry in entries if entry.option is not None]
    assert "nothing-to-attack" not in [entry.refused.reason for entry in entries if entry.refused]


@pytest.mark.parametrize("game", ["yugioh", "onepiece", "summoner-master"])
def test_the_targets_of_an_option_are_those_that_are_asked_next(game: str) -> None:
    """Whatever is attacked with, in random matches: what the option names is exactly what the question offers."""
    seen = 0
    for seed in range(4):
        play = {"yugioh": started, "onepiece": voyage, "summoner-master": shrine}[game](seed)
        player = Attacker(seed) if game == "yugioh" else RandomPlayer(seed)
        for _ in range(250):
            choice = play.table.choice
            if choice is None:
                break
            picks = player.picks(choice)
            option = choice.options[picks[0]] if picks else None
            play.answer(picks)
            after = play.table.choice
            if option is None or option.act != "attack" or choice.kind != "action" or after is None:
                continue
            if after.kind == "attack_target" and after.params["card"] == option.card:
                asked = {o.card if o.card is not None else f"seat{1 - choice.seat}" for o in after.options}
                hands = {t for t in option.targets if isinstance(t, str) and "." in t}
                assert set(option.targets) - hands == asked
                seen += 1
    assert seen > 3


def test_a_view_names_targets_by_what_its_seat_may_know() -> None:
    play = fill_board(to_choice(started(7), "action", phase="battle"))
    choice = play.table.choice
    assert choice is not None
    seen = view(play, choice.seat).choice
    assert seen is not None
    for option, shown in zip(choice.options, seen.options, strict=True):
        for target, handle in zip(option.targets, shown.targets, strict=True):
            if isinstance(target, int):
                face_down = play.table.cards[target].stance.startswith("down")
                assert (handle == f"#{target}") != face_down


# ---------------------------------------------------------------------- an attacker that has left


def test_the_rest_of_an_attack_whose_attacker_has_left_asks_nothing() -> None:
    play = voyage_at(voyage(11), "attack_target")
    attacker = play.table.choice.params["card"]  # type: ignore[union-attr]
    owner = play.table.cards[attacker].owner
    if play.table.cards[attacker].zone.endswith("leader"):
        play = next(
            p
            for seed in range(12, 60)
            if not (p := voyage_at(voyage(seed, 30), "attack_target"))
            .table.cards[
                p.table.choice.params["card"]  # type: ignore[union-attr]
            ]
            .zone.endswith("leader")
        )
        attacker = play.table.choice.params["card"]  # type: ignore[union-attr]
        owner = play.table.cards[attacker].owner
    play.manual(owner, manual.Move(attacker, f"{owner}.trash"))
    assert play.table.choice is not None and play.table.choice.kind == "action"
    assert "attack" not in play.table.marks

    duel = fill_board(to_choice(started(7), "action", phase="battle"))
    at = next(i for i, o in enumerate(duel.table.choice.options) if o.act == "attack")  # type: ignore[union-attr]
    duel.answer([at])
    assert duel.table.choice is not None and duel.table.choice.kind == "attack_target"
    gone = duel.table.choice.params["card"]
    duel.manual(duel.table.choice.seat, manual.Move(gone, f"{duel.table.cards[gone].owner}.hand", None, "down"))
    assert duel.table.choice is not None and duel.table.choice.kind == "action"


def test_nobody_is_asked_to_block_an_attacker_that_has_left() -> None:
    for seed in range(1, 40):
        play = voyage(seed, 20)
        try:
            voyage_at(play, "block", limit=400)
        except AssertionError:
            continue
        attacker = play.table.choice.params["card"]  # type: ignore[union-attr]
        if play.table.cards[attacker].zone.endswith("character"):
            break
    else:
        pytest.fail("no Character's attack could be blocked")
    owner = play.table.cards[attacker].owner
    play.manual(owner, manual.Move(attacker, f"{owner}.trash"))
    assert play.table.choice is not None and play.table.choice.kind not in ("block", "counter")


@pytest.mark.parametrize("names", [("bear", "ox", "wall"), ("bear", "bear", "bear")])
def test_cards_under_another_are_laid_out_where_it_matters_which_is_chosen(table: Any, names: tuple[str, ...]) -> None:
    """Of Xyz Materials only the edges are seen; those that are all the same need not be told apart."""
    text = "2 Level 4 monsters\nOnce per turn: You can detach 1 Xyz Material from this card; gain 500 LP."
    four = parsed(monster("four", 4, traits=("xyz", "effect"), text=text))
    s = Scenario("zh-mr2", four)
    host = s.put(0, "four", "m1", DEFENSE)
    same = [i for i in s.table.zones["0.side"] if s.card(i).code == s.cards["bear"].key]
    under = same[:3] if len(set(names)) == 1 else [s.put_aside(0, name) for name in names]
    s.edit(lambda game: game.attach_material(under, host))
    s.act("activate", host)
    driver = table(s.play)
    driver.lift()
    shown = [b for b in driver.screen.right_side.panel.pile.grid.buttons if b.isVisible()]
    if names == ("bear", "bear", "bear"):
        assert not shown
        return
    assert s.choice.kind == "cost" and len(shown) == 3
    driver.press(next(b for b in shown if b.card.key == driver.controller.sight.handles[under[1]]))
    assert s.where(under[1]) == "0.graveyard"
