"""Lines of the log as people talk."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import SET, Scenario, effect, magic, snare, through, trap

from sanam.engine.chronicle import Entry, Fact
from sanam.engine.session import Session
from sanam.engine.view import OptionView
from sanam.games import get
from sanam.games.yugioh.presentation.words import YugiohWords
from sanam.ui.table.panels.log_panel import _INDENT, LogList


@pytest.mark.parametrize(
    ("attack", "against", "defending", "line"),
    [
        (2300, 1900, False, "Kite beats Lancer: 2300 against 1900."),
        (1900, 1900, False, "Kite and Lancer are equally strong: 1900 against 1900."),
        (1500, 1900, False, "Kite loses to Lancer: 1500 against 1900."),
        (1500, 1900, True, "Kite does not get past Lancer: 1500 against DEF 1900."),
        (2000, 1900, True, "Kite beats Lancer: 2000 against DEF 1900."),
    ],
)
def test_a_battle_is_told_as_people_do(qapp: Any, attack: int, against: int, defending: bool, line: str) -> None:
    data = {"attack": attack, "against": against, "card_other": 2, "defending": defending}
    names = {1: "Kite", 2: "Lancer"}
    assert YugiohWords().fact(Fact(0, 0, "battle", 0, 1, data, {}), lambda card: names.get(card, ""), str) == line


def test_the_same_line_of_one_moment_is_written_once(qtbot: Any) -> None:
    log = LogList()
    qtbot.addWidget(log)
    log.words = YugiohWords()

    def entry(batch: int, index: int) -> Entry:
        return Entry(Fact(batch, index, "revealed", 0, 7 + index, {}, {}), 1, "main1", 0, 1)

    first = [entry(4, index) for index in range(3)]
    log.follow(first, lambda card, fact: "", str, 0)
    log.follow([*first, entry(5, 0)], lambda card, fact: "", str, 0)
    lines = [log.item(row).text() for row in range(log.count())]
    assert [line for line in lines if "revealed" in line] == ["A card is revealed. ×3", "A card is revealed."]
    log.forget()
    log.follow(first[:1], lambda card, fact: "", str, 0, reset=True)
    assert log.item(log.count() - 1).text() == "A card is revealed."


def test_what_a_turn_skips_stands_below_no_phase_of_the_turn_before() -> None:
    raid = effect(
        "raid", "When this card inflicts battle damage to your opponent: They skip their next Draw Phase.", atk=500
    )
    s = Scenario("zh-mr2", raid)
    s.attack(s.put(0, "raid", "m1"))
    s.end_turn()
    skipped = [entry for entry in Session.of(s.play).at(1).chronicle().entries if entry.fact.what == "phase_skipped"]
    assert [(entry.turn, entry.phase) for entry in skipped] == [(4, "")]


def test_a_way_of_its_own_to_normal_summon_a_card_is_called_so(qapp: Any) -> None:
    text = "If you control no monsters, you can Normal Summon this card without Tributing."
    card = effect("squall", text, level=5)
    words = YugiohWords()
    assert words.act(OptionView("special_summon", "c1", value=0), "action", "", card)[0] == "Normal Summon"
    other = effect("gust", "If you control no monsters, you can Special Summon this card (from your hand).")
    assert words.act(OptionView("special_summon", "c1", value=0), "action", "", other)[0] == "Special Summon"


@pytest.mark.parametrize(
    ("game", "phase", "before", "what", "data", "further_in"),
    [
        ("yugioh", "main1", "normal_summoned", "set", {}, False),
        ("yugioh", "main1", "normal_summoned", "set_monster", {}, False),
        ("yugioh", "main1", "normal_summoned", "position_changed", {"by_effect": False}, False),
        ("yugioh", "main1", "link_resolving", "position_changed", {"by_effect": True}, True),
        ("yugioh", "battle", "attack_declared", "position_changed", {"by_effect": False}, True),
        ("yugioh", "battle", "battle", "duel_ended", {"reason": "lp", "winner": 0}, False),
        ("onepiece", "main", "battle", "gave_don", {}, False),
        ("onepiece", "main", "battle", "life_taken", {}, True),
        ("onepiece", "main", "battle", "game_ended", {"reason": "life", "winner": 0}, False),
        ("summoner-master", "main", "fought", "destroyed", {}, True),
        ("summoner-master", "main", "casts", "worked", {}, True),
        ("summoner-master", "main", "casts", "combines", {"cards": [8]}, False),
    ],
)
def test_what_somebody_does_stands_below_nothing_else(
    qtbot: Any, game: str, phase: str, before: str, what: str, data: dict[str, Any], further_in: bool
) -> None:
    table, log = get(game).table, LogList()
    qtbot.addWidget(log)
    log.words, log.begins = table.words(), table.playmat().begins
    first, then = (Entry(Fact(1, at, each, 0, 7, data, {}), 1, phase, 0, 1) for at, each in enumerate((before, what)))
    log.follow([first, then], lambda card, fact: "Kite", lambda seat: f"Player {seat}", 0)
    assert bool(log.item(log.count() - 1).data(_INDENT)) is further_in


def test_a_card_that_was_set_is_named_to_whoever_may_know_it(qapp: Any) -> None:
    s = Scenario("zh-mr2", trap("pit"))
    s.do("set", s.put(0, "pit", "hand"))
    session = Session.of(s.play)
    for seat, line in ((0, "P Sets pit."), (1, "P Sets a card.")):
        (fact,) = (entry.fact for entry in session.at(seat).chronicle().entries if entry.fact.what == "set")
        names = {fact.card: "pit" if fact.card in fact.codes else ""}
        assert YugiohWords().fact(fact, lambda card, names=names: names.get(card, ""), lambda seat: "P") == line


@pytest.mark.parametrize(("last", "further_in"), [("activated", False), ("flipped", True)])
def test_what_is_paid_for_an_effect_follows_from_nothing_above(qtbot: Any, last: str, further_in: bool) -> None:
    table, log = get("yugioh").table, LogList()
    qtbot.addWidget(log)
    log.words, playmat = table.words(), table.playmat()
    log.begins, log.uses = playmat.begins, playmat.uses
    told = [(1, "attack_declared"), (2, "discarded"), (2, last)]
    entries = [Entry(Fact(batch, 0, what, 0, 7, {}, {}), 1, "battle", 0, 1) for batch, what in told]
    log.follow(entries, lambda card, fact: "Veil", lambda seat: f"Player {seat}", 0)
    discarded = next(item for item in map(log.item, range(log.count())) if "discards" in item.text())
    assert bool(discarded.data(_INDENT)) is further_in


def written(qtbot: Any, s: Scenario) -> list[tuple[str, bool]]:
    """The lines of the log as seat 0 reads it, and whether each stands further in."""
    table, log, session = get("yugioh").table, LogList(), Session.of(s.play).at(0)
    qtbot.addWidget(log)
    log.words = table.words()
    log.heed(table.playmat())
    names = {card: s.game.definition(it.code).name for card, it in s.table.cards.items()}
    log.follow(session.chronicle().entries, lambda card, fact: names.get(card, ""), lambda seat: f"Player {seat}", 0)
    return [(item.text(), bool(item.data(_INDENT))) for item in map(log.item, range(log.count()))]


def test_a_card_is_destroyed_before_it_is_banished(qtbot: Any) -> None:
    words = "If your opponent Summons a monster(s): Destroy that monster(s), and if you do, banish it."
    march = magic("march", "Special Summon 2 monsters from your hand in Attack Position.")
    s = Scenario("zh-mr2", snare("pit", words), march)
    pit = s.put(1, "pit", "s1", SET)
    s.put(0, "bear", "hand"), s.put(0, "ox", "hand")
    s.act("activate", s.put(0, "march", "hand"))
    while s.choice.seat == 0 and s.choice.kind != "action":
        s.play.answer(list(range(max(1, s.choice.least))))
    s.act("activate", pit)
    through(s)
    lines = [line for line, _ in written(qtbot, s) if "destroyed" in line or "banished" in line]
    assert lines == ["bear is destroyed.", "bear is banished.", "ox is destroyed.", "ox is banished."]


def test_what_is_paid_does_not_stand_below_what_was_done_before(qtbot: Any) -> None:
    s = Scenario("zh-mr2", effect("axe", "You can Tribute 1 other monster, then target 1 monster; destroy it."))
    target, _ = s.put(1, "bear", "m1"), s.put(0, "mouse", "m2")
    axe = s.put(0, "axe", "hand")
    s.do("normal_summon", axe)
    s.act("activate", axe)
    s.pick(target)
    through(s)
    assert written(qtbot, s)[-4:] == [
        ("mouse is Tributed.", False),
        ("Player 0 activates axe: bear.", False),
        ("axe resolves.", False),
        ("bear is destroyed.", True),
    ]
