"""Curses: how they come, what each forbids, how they end (709, 712)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, NONE, Arena, form, mystic, seal, skill

from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.games.summoner_master.rules.casting.curses import KINDS, Curse

HERO = seal("hero", 3, 5, 5, 3, "2/1", powers=(skill(),), forms=(form(("name", "wolf"), at=7),))
RING = mystic("ring", "PS", 2)
LASTING = tuple(kind for kind in KINDS if kind != "death")


def cursed(s: Arena, kind: str, seat: int = 0, turns: int = 99, name: str = "hero") -> int:
    """A Seal in the At Line of a seat with a Curse from the other player."""
    card = s.put(seat, name, AT)
    curse(s, card, kind, turns)
    return card


def curse(s: Arena, card: int, kind: str, turns: int = 99) -> None:
    s.hand(1 - s.game.owner(card), manual.SetCount(card, f"curse.{kind}", turns))


@pytest.mark.rule(BOOK, "709.3", "709.14.1", "709.14.2", "709.14.4")
def test_an_interfere_step_comes_before_a_curse_works() -> None:
    s = Arena(HERO)
    hero = s.put(0, "hero", AT)
    s.put(1, "wolf", AT)
    s.put(1, "bolt", "hand")
    curse(s, hero, "stone")
    assert (s.choice.kind, s.choice.seat) == ("interfere", 1)
    assert s.facts("cursed")[-1].card == hero
    assert "stone" not in s.game.curses(hero)
    s.decline()
    assert (s.choice.kind, s.offered("attack")) == ("action", [])
    assert "stone" in s.game.curses(hero)


@pytest.mark.rule(BOOK, "709.5.1", "709.5.2", "500.1", "508.10.4")
def test_stone_bars_every_command() -> None:
    s = Arena(HERO)
    hero = s.put(0, "hero", AT)
    s.put(0, "wolf", AT)
    s.put(1, "wolf", AT)
    assert sorted(set(s.acts(hero))) == ["attack", "change_line", "combine", "skill"]
    curse(s, hero, "stone")
    assert s.acts(hero) == []
    assert {s.rule(act, hero, value=0) for act in ("attack", "change_line", "combine", "skill")} == {
        "709.5.1",
        "709.5.2",
    }


@pytest.mark.rule(BOOK, "709.5.2", "513.4.5")
def test_stone_bars_breaking_a_combination() -> None:
    s = Arena(HERO)
    hero, wolf = s.put(0, "hero", AT), s.put(0, "wolf", AT)
    s.edit(lambda game: [game.support(wolf, hero), game.play.mark(hero, "form", 0)])
    assert "break" in s.acts(hero)
    curse(s, hero, "stone")
    assert "break" not in s.acts(hero)


@pytest.mark.rule(BOOK, "709.5.3", "709.6.3", "709.7.2", "709.8.2", "709.10.2")
@pytest.mark.parametrize("kind", ["stone", "freeze", "charm", "poison", "last-dance"])
def test_a_cursed_seal_can_be_attacked_and_aimed_at(kind: str) -> None:
    s = Arena(HERO, RING)
    ox, hero = s.put(0, "ox", AT), cursed(s, kind, seat=1)
    ring = s.put(0, "ring", "hand")
    s.act("cast", ring)
    s.act("target", hero)
    assert s.card(ring).host == hero
    s.act("attack", ox)
    assert s.offered("attack") == [hero]


@pytest.mark.rule(BOOK, "709.5.4", "709.6.5", "709.7.3", "709.8.3", "709.10.4")
@pytest.mark.parametrize("kind", ["stone", "freeze", "charm", "poison", "last-dance"])
def test_a_cursed_seal_in_the_at_line_counters(kind: str) -> None:
    s = Arena(HERO)
    wolf, hero = s.put(0, "wolf", AT), cursed(s, kind, seat=1)
    if kind == "freeze":
        s.edit(lambda game: game.enter(hero, f"1.{AT}"))  # an Effect keeps it there
    s.attack(wolf, hero)
    assert (s.where(wolf), s.where(hero)) == ("0.seal-shrine", f"1.{AT}")


@pytest.mark.rule(BOOK, "709.6.1", "709.6.2", "502.4")
def test_freeze_puts_a_seal_into_the_df_line_and_bars_attacks() -> None:
    s = Arena(HERO)
    hero = cursed(s, "freeze")
    s.put(1, "wolf", AT)
    assert s.where(hero) == f"0.{DF}"
    assert {"attack", "change_line"}.isdisjoint(s.acts(hero))
    s.edit(lambda game: game.enter(hero, f"0.{AT}"))
    assert s.rule("attack", hero) == "709.6.2"


@pytest.mark.rule(BOOK, "709.6.4")
def test_a_frozen_seal_combines_and_breaks() -> None:
    s = Arena(HERO)
    hero = cursed(s, "freeze")
    wolf = s.put(0, "wolf", AT)
    s.put(1, "fly", DF)
    s.act("combine", hero)
    s.pick(wolf)
    assert s.game.combined(hero)
    s.end_subturn()
    s.end_subturn()
    assert "break" in s.acts(hero)


@pytest.mark.rule(BOOK, "709.7.1", "500.2", "712.1")
def test_charm_gives_the_command_to_the_other_player_but_not_the_seal() -> None:
    s = Arena(HERO)
    hero, target = cursed(s, "charm", seat=1), s.put(1, "wolf", AT)
    assert (s.game.controller(hero), s.game.owner(hero), s.where(hero)) == (0, 1, f"1.{AT}")
    s.act("attack", hero)
    assert s.offered("attack") == [target]
    s.act("attack", target)
    assert s.where(target) == "1.seal-shrine"
    assert s.rule("skill", hero, value=0) == "712.1"


@pytest.mark.rule(BOOK, "709.8.1", "709.10.3", "401.9.6")
@pytest.mark.parametrize("kind", ["poison", "last-dance"])
def test_a_deadly_curse_destroys_its_seal_when_its_turns_are_complete(kind: str) -> None:
    s = Arena(HERO)
    hero = cursed(s, kind, turns=1)
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    s.end_subturn()
    assert (s.where(hero), s.game.curses(hero)) == (f"0.{AT}", {kind: 1})
    s.end_subturn()
    assert s.where(hero) == "0.seal-shrine"


@pytest.mark.rule(BOOK, "709.8.1", "103.2")
def test_poison_can_cost_the_game() -> None:
    """Digest 2, scenario 6."""
    s = Arena(HERO, seal("rock", level=12))
    s.put(0, "rock", "seal-shrine")
    cursed(s, "poison", turns=1)
    s.put(1, "wolf", DF)
    s.end_subturn()
    assert s.result() is None
    s.act("pass")
    assert s.result() == {"winner": 1, "reason": "shrine"}


@pytest.mark.rule(BOOK, "401.9.6", "709.4")
@pytest.mark.parametrize("kind", ["stone", "charm"])
def test_another_curse_ends_when_its_turns_are_complete(kind: str) -> None:
    s = Arena(HERO)
    hero = cursed(s, kind, turns=1)
    s.put(1, "wolf", DF)
    s.put(0, "wolf", DF)
    s.end_subturn()
    s.end_subturn()
    assert (s.game.curses(hero), s.game.controller(hero)) == ({}, 0)
    assert "change_line" in s.acts(hero)


@pytest.mark.rule(BOOK, "709.9.1")
def test_death_destroys_at_once() -> None:
    s = Arena(HERO)
    hero = s.put(0, "hero", AT)
    curse(s, hero, "death")
    assert s.where(hero) == "0.seal-shrine"
    assert s.facts("destroyed")[-1].card == hero


@pytest.mark.rule(BOOK, "709.11.1", "709.11.2", "709.11.3", "709.11.4", "709.11.5", "709.11.6", "503.3")
def test_dimension_takes_a_seal_out_of_the_lines_and_out_of_reach_of_attacks() -> None:
    """Digest 2, scenario 10."""
    s = Arena(HERO, RING)
    ox, hero = s.put(0, "ox", AT), cursed(s, "dimension", seat=1)
    s.put(1, "fly", "hand")
    assert (s.where(hero), s.game.in_arena(hero)) == (f"1.{NONE}", True)
    assert s.game.attacks.attackable(0, ox) == []
    assert "attack_hand" in s.acts(ox)
    ring = s.put(0, "ring", "hand")
    s.act("cast", ring)
    assert hero in s.offered("target")
    s.act("target", hero)
    mine = cursed(s, "dimension")
    assert s.acts(mine) == []
    assert {s.rule(act, mine, value=0) for act in ("combine", "skill")} == {"709.11.3", "709.11.4"}
    with pytest.raises(Refused, match="cursed"):
        s.hand(0, manual.Move(mine, f"0.{DF}"))
    s.hand(1, manual.Move(mine, f"1.{DF}"))  # a change of Control does not bring it into a Line either
    assert s.where(mine) == f"1.{NONE}"


@pytest.mark.rule(BOOK, "709.2", "303.7")
def test_a_curse_is_gone_when_its_seal_leaves_the_arena() -> None:
    s = Arena(HERO)
    hero = cursed(s, "stone")
    s.hand(0, manual.Move(hero, "0.hand"))
    s.hand(0, manual.Move(hero, f"0.{AT}"))
    assert s.game.curses(hero) == {}


@pytest.mark.rule(BOOK, "709.12")
@pytest.mark.parametrize("kind", LASTING)
def test_no_second_curse_of_the_same_kind(kind: str) -> None:
    s = Arena(HERO)
    hero = cursed(s, kind, turns=2)
    with pytest.raises(Refused, match="cursed-already"):
        curse(s, hero, kind)
    other = "poison" if kind != "poison" else "stone"
    curse(s, hero, other, 1)
    assert s.game.curses(hero) == {kind: 4, other: 2}


@pytest.mark.rule(BOOK, "709.13", "709.4")
def test_curses_that_are_cured_together_stop_together() -> None:
    s = Arena(HERO)
    hero = cursed(s, "stone")
    curse(s, hero, "charm")
    curse(s, hero, "poison")
    s.edit(lambda game: game.cursing.lift_curses(hero, ["stone", "charm"]))
    assert (s.game.curses(hero), s.game.controller(hero)) == ({"poison": 0}, 0)


@pytest.mark.rule(BOOK, "609.7")
def test_a_curse_on_a_seal_that_is_being_cast_waits_until_it_has_come_in() -> None:
    """Digest 2, scenario 14."""
    s = Arena(HERO)
    hero, bolt = s.put(0, "hero", "hand"), s.put(1, "bolt", "hand")
    s.act("cast", hero)
    s.act("line", zone=f"0.{AT}")
    s.act("cast", bolt)
    s.settle("by_hand")
    s.hand(1, manual.SetCount(hero, "curse.freeze", 2))
    s.settle("by_hand")
    assert (s.game.curses(hero), s.where(hero)) == ({}, f"0.{NONE}")
    s.act("done")
    s.settle()
    assert s.where(hero) == f"0.{DF}"
    assert s.game.curses(hero) == {"freeze": 4}


@pytest.mark.rule(BOOK, "709.14.3")
def test_a_curse_of_no_turns_is_gone_without_effect() -> None:
    s = Arena(HERO)
    hero = s.put(0, "hero", AT)
    s.edit(lambda game: game.manual.run_before(Curse, card=hero, kind="stone", turns=0, seat=1))
    assert s.facts("cursed")[-1].card == hero
    assert s.game.curses(hero) == {}


def test_only_seals_in_the_arena_are_cursed() -> None:
    s = Arena(HERO, RING)
    for card in (s.put(0, "hero", "hand"), s.put(0, "ring", NONE)):
        with pytest.raises(Refused, match="only-seals-in-the-arena"):
            s.hand(0, manual.SetCount(card, "curse.stone", 1))
    hero = s.put(0, "hero", AT)
    with pytest.raises(Refused, match="number-out-of-range"):
        s.hand(0, manual.SetCount(hero, "curse.stone", 100))


@pytest.mark.rule(BOOK, "709.12", "709.14.1")
def test_a_seal_does_not_receive_a_curse_that_it_has() -> None:
    s = Arena(HERO)
    hero, far = cursed(s, "stone", turns=2), s.put(0, "hero", "hand")
    for card in (hero, far):
        s.edit(lambda game, card=card: game.manual.run_before(Curse, card=card, kind="stone", turns=9, seat=1))
    assert s.game.curses(hero) == {"stone": 4}
    assert len(s.facts("cursed")) == 1
