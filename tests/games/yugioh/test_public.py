"""What both players may know and check, and what nobody can tell apart; coins and dice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from scenario import EDITIONS, FACE_DOWN, SET, Scenario, monster, parsed, spell, trap

from sanam.engine import chance, manual
from sanam.engine.choice import Refused
from sanam.engine.view import View, view

ALL = pytest.mark.parametrize("edition", EDITIONS)
EFFECT: dict[str, Any] = {"cause": "effect", "card": None, "seat": 1}
LOOK = parsed(spell("peek", text="Look at your opponent's hand."))
FLOCK = parsed(spell("flock", text='Special Summon 1 "Sheep Token" (Beast/EARTH/Level 1/ATK 0/DEF 0).'))


def both(s: Scenario) -> tuple[View, View]:
    return view(s.play, 0), view(s.play, 1)


def counts(seen: View) -> dict[str, int]:
    return {zone: len(cards) for zone, cards in seen.zones.items()}


@pytest.mark.rule("yugioh-zh", "YZH-5.12", "YZH-5.13")
@pytest.mark.rule("yugioh-fa", "YFA-5.9", "YFA-5.10")
@pytest.mark.rule("yugioh-th", "YTH-4.17", "YTH-4.18")
@ALL
@pytest.mark.parametrize("asked", [0, 1])
def test_both_players_can_check_the_public_numbers_at_any_time(edition: str, asked: int) -> None:
    # Nobody needs to ask: both Views show hand and Deck sizes, Graveyards and Life Points as they are.
    s = Scenario(edition)
    for seat in (0, 1):
        s.put(seat, "bear", "graveyard")
        s.put(seat, "ox", "hand")
        s.put(seat, "wall", "m1", FACE_DOWN)
    s.set_lp(0, 3100)
    if asked == 1:
        s.end_turn()
    assert s.choice.seat == asked
    mine, theirs = both(s)
    assert counts(mine) == counts(theirs) == {zone: len(ids) for zone, ids in s.table.zones.items()}
    for seen in (mine, theirs):
        assert [seat.counts["lp"] for seat in seen.seats] == [3100, 8000]
        assert seen.zones["0.graveyard"][0].code == seen.zones["1.graveyard"][0].code == s.cards["bear"].key
    assert mine.public["turn"] == theirs.public["turn"] == s.turn


@pytest.mark.rule("yugioh-zh", "YZH-5.12", "YZH-1.16")
@pytest.mark.rule("yugioh-fa", "YFA-5.9")
@ALL
def test_of_hands_decks_and_set_cards_only_the_number_is_public(edition: str) -> None:
    s = Scenario(edition, trap("snare"), extra=("bear",), side=("ox",))
    s.put(0, "bear", "hand")
    s.put(0, "wall", "m1", FACE_DOWN)
    s.put(0, "snare", "s1", SET)
    mine, theirs = both(s)
    for zone in ("0.hand", "0.m1", "0.s1", "0.extra", "0.side"):
        assert all(c.code is not None for c in mine.zones[zone])
        assert all(c.code is None and c.id is None and c.values == {} for c in theirs.zones[zone])
    assert all(c.code is None for seen in (mine, theirs) for c in seen.zones["0.deck"] + seen.zones["1.deck"])


@pytest.mark.rule("yugioh-zh", "YZH-1.16")
@ALL
def test_hidden_cards_are_indistinguishable(edition: str) -> None:
    # The row asks for unmarked, identical sleeves. Here: whatever the hidden cards are, the other player sees the same.
    def seen(name: str, other: str) -> View:
        s = Scenario(edition, trap("snare"))
        s.put(0, name, "hand")
        s.put(0, name, "m1", FACE_DOWN)
        s.put(0, other, "s1", SET)
        return view(s.play, 1)

    assert seen("bear", "snare") == seen("giant", "snare")


@pytest.mark.rule("yugioh-zh", "YZH-5.19")
@ALL
def test_prints_of_both_games_mix_and_look_alike_from_behind(edition: str) -> None:
    # English cards among OCG cards need sleeves because their backs differ; here no back tells a print.
    english = monster("bear", 4, 1500, 1200)
    other_print = monster("ours", 4, 1500, 1200, alias=english.code)

    def seen(name: str) -> View:
        s = Scenario(edition, english, other_print)
        s.put(0, name, "m1", FACE_DOWN)
        return view(s.play, 1)

    assert seen("bear") == seen("ours")


@pytest.mark.rule("yugioh-zh", "YZH-1.28", "YZH-5.14")
@pytest.mark.rule("yugioh-fa", "YFA-1.20", "YFA-5.11")
@ALL
def test_both_may_look_through_either_graveyard_whose_order_stays(edition: str) -> None:
    s = Scenario(edition)
    names = ["bear", "ox", "wall", "mouse"]
    cards = [s.put(1, name, "graveyard") for name in names]
    codes = [s.cards[name].key for name in names]
    for seen in both(s):
        assert [c.code for c in seen.zones["1.graveyard"]] == codes
    # Looking changes nothing, and the rules offer no way to arrange it; new cards come on top.
    last = s.put(1, "knight", "m1")
    s.edit(lambda game: game.send([last], EFFECT))
    assert s.table.zones["1.graveyard"] == [*cards, last]
    assert not any(o.card in cards for o in s.choice.options)


@pytest.mark.rule("yugioh-zh", "YZH-1.28", "YZH-5.14")
@pytest.mark.rule("yugioh-fa", "YFA-1.20", "YFA-5.11")
@ALL
@pytest.mark.parametrize("by", [0, 1])
def test_not_even_by_hand_is_a_graveyard_put_in_another_order(edition: str, by: int) -> None:
    s = Scenario(edition)
    cards = [s.put(1, name, "graveyard") for name in ("bear", "ox", "wall")]
    for action in (manual.Move(cards[0], "1.graveyard"), manual.Move(cards[2], "1.graveyard", 0)):
        with pytest.raises(Refused, match="order"):
            s.play.manual(by, action)
    with pytest.raises(Refused, match="order"):
        s.play.manual(by, manual.Shuffle("1.graveyard"))
    assert s.table.zones["1.graveyard"] == cards


@pytest.mark.rule("yugioh-zh", "YZH-5.12")
@ALL
def test_what_an_effect_shows_is_known_until_it_is_shuffled_away(edition: str) -> None:
    s = Scenario(edition, LOOK)
    hidden = s.put(1, "bear", "hand")
    s.do("activate", s.put(0, "peek", "hand"))
    assert view(s.play, 0).zones["1.hand"][0].code == s.cards["bear"].key
    s.edit(lambda game: game.to_deck([hidden], EFFECT))
    assert all(c.code is None for c in view(s.play, 0).zones["1.deck"])


@pytest.mark.rule("yugioh-zh", "YZH-1.14")
@pytest.mark.rule("yugioh-th", "YTH-4.13")
@ALL
@pytest.mark.parametrize(("position", "stance"), [("attack", "up"), ("defense", "up/side")])
def test_a_token_shows_its_battle_position(edition: str, position: str, stance: str) -> None:
    s = Scenario(edition, FLOCK)
    s.act("activate", s.put(0, "flock", "hand"))
    s.settle("position")
    s.act(position)
    s.settle()
    (token,) = s.game.monsters(0)
    for seen in both(s):
        shown = seen.zones[s.where(token)][0]
        assert (shown.stance, shown.code) == (stance, s.card(token).code)
        assert shown.values["def"] == 0


@pytest.mark.rule("yugioh-zh", "YZH-1.15")
def test_life_points_are_calculated_and_can_be_corrected_by_hand() -> None:
    # The row advises a calculator; the table is one.
    s = Scenario("zh-mr2", parsed(spell("gift", text="Gain 500 LP.")))
    s.attack(s.put(0, "giant", "m1"))
    s.to_main2()
    s.do("activate", s.put(0, "gift", "hand"))
    s.play.manual(0, manual.SetCount("seat1", "lp", s.lp(1) - 123))
    assert [seat.counts["lp"] for seat in view(s.play, 1).seats] == [8500, 8000 - 2500 - 123]
    s.edit(lambda game: game.damage(1, 99_999, EFFECT))
    assert s.lp(1) == 0


# ------------------------------------------------------------------------------------------------- coins and dice


@pytest.mark.rule("yugioh-zh", "YZH-1.11", "YZH-1.12")
@pytest.mark.rule("yugioh-fa", "YFA-1.10", "YFA-1.11")
@pytest.mark.parametrize("sides", [2, 6])
def test_coin_and_die_are_fair(sides: int) -> None:
    state, faces = 7, Counter[int]()
    for _ in range(6000):
        state, face = chance.below(state, sides)
        faces[face + 1] += 1
    assert sorted(faces) == list(range(1, sides + 1))
    # Chi-square with sides - 1 degrees of freedom, at 0.1 %: 10.8 and 20.5.
    expected = 6000 / sides
    assert sum((n - expected) ** 2 / expected for n in faces.values()) < (10.8 if sides == 2 else 20.5)


@pytest.mark.rule("yugioh-zh", "YZH-1.12")
@pytest.mark.rule("yugioh-fa", "YFA-1.11")
@ALL
def test_cards_that_ask_for_a_die_get_1_to_6(edition: str) -> None:
    dice = parsed(spell("dice", text="Roll a six-sided die. Gain LP equal to the result x 100."))
    seen = set()
    for seed in range(40):
        s = Scenario(edition, dice, seed=seed)
        s.do("activate", s.put(0, "dice", "hand"))
        seen.add((s.lp(0) - 8000) // 100)
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("yugioh-zh", "YZH-1.11")
@pytest.mark.rule("yugioh-fa", "YFA-1.10")
@ALL
def test_cards_that_ask_for_a_coin_get_heads_or_tails(edition: str) -> None:
    text = "Toss a coin.\n● Heads: Gain 500 LP.\n● Tails: Take 500 damage."
    coin = parsed(spell("coin", text=text))
    seen = set()
    for seed in range(16):
        s = Scenario(edition, coin, seed=seed)
        s.do("activate", s.put(0, "coin", "hand"))
        seen.add(s.lp(0))
    assert seen == {7500, 8500}


@pytest.mark.rule("yugioh-zh", "YZH-1.11", "YZH-1.12")
@pytest.mark.rule("yugioh-fa", "YFA-1.10", "YFA-1.11")
@pytest.mark.parametrize("sides", [2, 6])
def test_the_table_offers_a_coin_and_a_die_at_any_time(sides: int) -> None:
    s = Scenario("zh-mr2")
    for _ in range(60):
        s.play.manual(1, manual.Roll(sides))
    assert {f.data["face"] for f in s.facts("rolled")} == set(range(1, sides + 1))
