"""The points in which the three rulebooks differ, X1 to X11, each played in every edition; the match options."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import EDITIONS, SET, Scenario, monster, parsed, spell, trap

from sanam.games.yugioh.cards.deck_rules import check_deck
from sanam.games.yugioh.vocabulary.editions import EDITIONS as BOOKS
from sanam.games.yugioh.vocabulary.editions import OPTIONS, settings

ALL = pytest.mark.parametrize("edition", EDITIONS)
MEADOW = parsed(spell("meadow", "field", text="All monsters on the field gain 200 ATK."))
PLAZA = parsed(spell("plaza", "field", text="If this card is destroyed: Draw 1 card."))
RECALL = parsed(trap("recall", text="Target 1 monster on the field; return it to the hand."))
RITE_TEXT = (
    'Ritual Summon "idol" from your hand, by Tributing monsters from your hand or field whose total Levels equal 4.'
)
RITE = parsed(spell("rite", "ritual", text=RITE_TEXT))
IDOL = parsed(monster("idol", traits=("effect", "ritual"), text='You can Ritual Summon this card with "rite".'))


def destroyed(s: Scenario) -> list[int | None]:
    return [f.card for f in s.facts("destroyed")]


@pytest.mark.rule("yugioh-zh", "YZH-3.24", "YZH-3.18")
@pytest.mark.rule("yugioh-fa", "YFA-3.22", "YFA-3.16")
@pytest.mark.rule("yugioh-th", "YTH-2.5")
@pytest.mark.parametrize(("edition", "hand"), [("fa-course", 5), ("zh-mr2", 6), ("th-guide", 6)])
def test_x1_the_first_players_first_draw_phase(edition: str, hand: int) -> None:
    s = Scenario(edition, deck=40, copies=0, turn=1, start=False)
    s.play.start(7)
    assert (s.turn, s.size(0, "hand"), s.size(0, "deck")) == (1, hand, 40 - hand)


@pytest.mark.rule("yugioh-zh", "YZH-1.33", "YZH-2.101")
@pytest.mark.rule("yugioh-fa", "YFA-2.84")
@pytest.mark.parametrize(("edition", "stays"), [("zh-mr2", False), ("fa-course", True), ("th-guide", False)])
def test_x2_the_field_spells_of_the_two_players(edition: str, stays: bool) -> None:
    s = Scenario(edition, MEADOW)
    bear, his, mine = s.put(0, "bear", "m1"), s.put(1, "meadow", "field"), s.put(0, "meadow", "hand")
    s.do("activate", mine)
    assert s.where(mine) == "0.field" and s.where(his) == ("1.field" if stays else "1.graveyard")
    assert destroyed(s) == ([] if stays else [his])
    assert s.game.value(bear, "atk") == (1900 if stays else 1700)


@pytest.mark.rule("yugioh-zh", "YZH-1.33", "YZH-2.101")
@pytest.mark.rule("yugioh-fa", "YFA-2.85")
@pytest.mark.parametrize(("edition", "destroys"), [("zh-mr2", True), ("fa-course", False), ("th-guide", True)])
def test_x3_a_new_field_spell_of_ones_own_destroys_the_old_one_or_sends_it(edition: str, destroys: bool) -> None:
    s = Scenario(edition, MEADOW, PLAZA)
    old, new = s.put(0, "plaza", "field"), s.put(0, "meadow", "hand")
    s.do("activate", new)
    assert s.where(old) == "0.graveyard" and s.where(new) == "0.field"
    assert destroyed(s) == ([old] if destroys else [])
    assert s.size(0, "hand") == (1 if destroys else 0)  # "If this card is destroyed: Draw 1 card."


@pytest.mark.rule("yugioh-zh", "YZH-5.24")
@pytest.mark.rule("yugioh-fa", "YFA-4.11")
@pytest.mark.rule("yugioh-th", "YTH-3.13")
@pytest.mark.parametrize(("edition", "gone"), [("zh-mr2", False), ("fa-course", True), ("th-guide", True)])
def test_x4_two_attack_position_monsters_with_0_atk(edition: str, gone: bool) -> None:
    s = Scenario(edition)
    mine, target = s.put(0, "mouse", "m1"), s.put(1, "mouse", "m1")
    s.attack(mine, target)
    assert [s.where(card) for card in (mine, target)] == (["0.graveyard", "1.graveyard"] if gone else ["0.m1", "1.m1"])
    assert s.lp(0) == s.lp(1) == 8000


def replay(edition: str, **options: Any) -> tuple[Scenario, int, int, int]:
    """Ann's ox attacks Ben's wall, which a Trap returns to his hand; he also has a mouse, she also a bear."""
    s = Scenario(edition, RECALL, **options)
    ox, bear = s.put(0, "ox", "m1"), s.put(0, "bear", "m2")
    wall, mouse, recall = s.put(1, "wall", "m1"), s.put(1, "mouse", "m2"), s.put(1, "recall", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", wall)
    s.act("activate", recall)
    s.pick(wall)
    s.settle("replay")
    return s, ox, bear, mouse


@pytest.mark.rule("yugioh-zh", "YZH-3.34", "YZH-3.51")
@pytest.mark.rule("yugioh-fa", "YFA-3.29", "YFA-3.48")
@pytest.mark.rule("yugioh-th", "YTH-2.19")
@ALL
@pytest.mark.parametrize("lock", ["attack_declared", "battled", None])
def test_x6_the_position_of_a_monster_whose_attack_was_cancelled(edition: str, lock: str | None) -> None:
    s, ox, bear, _ = replay(edition) if lock is None else replay(edition, position__lock_on=lock)
    s.do("cancel")
    s.to_main2()
    assert "change_position" in s.acts(bear)
    assert ("change_position" in s.acts(ox)) is (lock == "battled")


@pytest.mark.rule("yugioh-zh", "YZH-3.58")
@pytest.mark.rule("yugioh-th", "YTH-2.44")
@ALL
def test_x7_eight_cards_at_the_end_of_the_turn(edition: str) -> None:
    s = Scenario(edition)
    for name in ("bear", "ox"):
        for _ in range(4):
            s.put(0, name, "hand")
    s.act("phase", value="end")
    s.settle("hand_limit")
    assert (s.choice.kind, s.choice.least) == ("hand_limit", 2)
    # The Persian book is silent about it: there the limit is shown as taken from another book.
    assert BOOKS[edition].values["turn.hand_limit"].status == ("I" if edition == "fa-course" else "S")


@pytest.mark.rule("yugioh-zh", "YZH-1.5", "YZH-1.7", "YZH-2.45")
@pytest.mark.parametrize(("edition", "legal"), [("fa-course", False), ("zh-mr2", True), ("th-guide", True)])
def test_x8_a_synchro_monster_in_the_extra_deck(edition: str, legal: bool) -> None:
    definitions = [*(monster(f"card {n}") for n in range(40)), monster("star", traits=("effect", "synchro"))]
    cards = {card.code: card for card in definitions}
    *main, star = cards
    found = check_deck(BOOKS[edition], cards, {"main": main, "extra": [star], "side": []})
    assert [star in f.codes for f in found] == ([] if legal else [True])


@pytest.mark.rule("yugioh-fa", "YFA-3.13")
@pytest.mark.rule("yugioh-zh", "YZH-3.16")
@pytest.mark.parametrize(("edition", "offered"), [("fa-course", True), ("zh-mr2", False), ("th-guide", False)])
def test_x9_a_coin_instead_of_rock_paper_scissors(edition: str, offered: bool) -> None:
    assert ("coin" in settings(edition, {})["setup.first_method"]) is offered
    assert settings(edition, {"first": "rps"})
    if offered:
        assert settings(edition, {"first": "coin"})
    else:
        with pytest.raises(ValueError, match="coin"):
            settings(edition, {"first": "coin"})


@pytest.mark.rule("yugioh-fa", "YFA-3.47", "YFA-3.48")
@pytest.mark.rule("yugioh-zh", "YZH-3.50", "YZH-3.51")
@pytest.mark.parametrize(("edition", "act"), [("fa-course", "other"), ("zh-mr2", "cancel"), ("th-guide", "cancel")])
def test_x10_another_monster_attacks_after_a_replay(edition: str, act: str) -> None:
    s, _, bear, mouse = replay(edition)
    assert [o.act for o in s.choice.options] == (
        ["retarget", "cancel", "other"] if edition == "fa-course" else ["retarget", "cancel"]
    )
    s.do(act)
    s.act("attack", bear)
    s.do("attack", mouse)
    assert s.where(mouse) == "1.graveyard" and s.lp(1) == 6500
    assert s.offered("attack") == []  # the first monster's declaration counts too


@pytest.mark.rule("yugioh-zh", "YZH-2.62", "YZH-2.64")
@pytest.mark.rule("yugioh-fa", "YFA-2.39")
@pytest.mark.parametrize(("edition", "may"), [("zh-mr2", False), ("fa-course", True), ("th-guide", False)])
def test_x11_a_set_ritual_spell(edition: str, may: bool) -> None:
    s = Scenario(edition, RITE, IDOL)
    rite, idol, bear = s.put(0, "rite", "s1", SET), s.put(0, "idol", "hand"), s.put(0, "bear", "hand")
    refused = s.refused("activate", rite)
    assert (refused.reason if refused else "") == ("" if may else "ritual-spell-from-hand")
    if may:
        s.act("activate", rite)
        while s.choice.kind != "action":
            s.play.answer(s.choice.combinations[0] if s.choice.combinations else list(range(max(1, s.choice.least))))
        assert s.where(idol)[:3] == "0.m" and s.where(bear) == "0.graveyard"


# --------------------------------------------------------------------------------------------------- options


@ALL
def test_every_option_has_a_default_and_takes_each_of_its_values(edition: str) -> None:
    for option in OPTIONS:
        assert settings(edition, {})[option.id] in option.values
        for value in option.values:
            assert settings(edition, {option.id: value})[option.id] == value


@pytest.mark.parametrize(
    "wrong",
    [
        {"zones.monster": 6},
        {"turn.hand_limit": 5},
        {"match.best_of": 2},
        {"first": "dice"},
        {"no.such": True},
    ],
)
def test_what_is_no_option_or_no_value_of_one_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        settings("zh-mr2", wrong)


@ALL
def test_a_stated_value_cites_its_own_book_and_the_others_are_marked_as_not_in_it(edition: str) -> None:
    book = BOOKS[edition]
    cited = [(key, rule) for key, value in book.values.items() if value.status == "S" for rule in value.rules]
    assert len(cited) > 10 and [pair for pair in cited if not pair[1].startswith(book.prefix)] == []
    assert {value.status for value in book.values.values()} == {"S", "I", "R"}
