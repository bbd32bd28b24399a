"""More positions of Yu-Gi-Oh! (see `small_positions`)."""

from __future__ import annotations

from fifth_duels import DRAGON, battle
from scenario import DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, snare
from small_duels import AXE, BOLT, DENY, DUST, FIRE, SNEAK, duel
from small_positions import WINS, Right, one, passed

from table_scene import Scene

CALL = magic("call", "Add 1 Level 4 or lower monster from your Deck to your hand.")
BARTER = magic("barter", "Tribute 1 monster, then target 1 monster your opponent controls; destroy that target.")
CRUSH = magic("crush", "Target 1 monster on the field; destroy that target.")
VETO = snare("veto", "When a Trap Card is activated: Negate the activation, and if you do, destroy it.", "counter")
RAIDER = effect(
    "raider",
    "When this card is Normal Summoned: Target 1 monster your opponent controls; destroy that target.",
    atk=1200,
)


@duel
def adds_up_the_battle_and_the_direct_hit() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "giant", "m1")
    s.put(0, "bear", "m2")
    s.put(1, "ox", "m1")
    s.set_lp(1, 2300)
    return s, WINS


@duel
def tributes_the_one_that_cannot_attack() -> tuple[Scene, Right]:
    """Bear 1500 and Knight 2000 make 3500; the filler (turned this turn) is the Tribute."""
    s = Scenario()
    s.put(0, "bear", "m1")
    s.put(0, "filler", "m2", DEFENSE, since=0)
    s.put(0, "knight", "hand")
    s.set_lp(1, 3500)
    return s, WINS


@duel
def attacks_the_biggest_that_it_beats() -> tuple[Scene, Right]:
    s = Scenario()
    g = s.put(0, "giant", "m1")
    k = s.put(1, "knight", "m1")
    s.put(1, "filler", "m2", DEFENSE)
    battle(s)
    s.act("attack", g)
    return s, one(("attack", k))


@duel
def denies_the_fire_that_kills() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", DENY, FIRE)
    deny = s.put(0, "deny", "s1", SET)
    s.put(0, "giant", "m1")
    s.set_lp(0, 900)
    s.end_turn()
    s.act("activate", s.put(1, "fire", "hand"))
    passed(s, "respond")
    return s, one(("activate", deny))


@duel
def equips_the_one_that_attacks_directly() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", AXE, SNEAK)
    s.put(0, "sneak", "m1")
    s.put(0, "ox", "m2")
    s.put(0, "axe", "hand")
    s.put(1, "giant", "m1")
    s.set_lp(1, 2000)
    return s, WINS


@duel
def dusts_the_axe_and_wins_the_battle() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", AXE, DUST)
    ox = s.put(1, "ox", "m1")
    s.end_turn()
    s.act("activate", s.put(1, "axe", "hand"))
    passed(s, "target", "action")
    if s.choice.kind == "target":
        s.act("pick", ox)
    passed(s, "action")
    s.end_turn()
    s.clear_hands()
    s.put(1, "filler", "s2", SET)
    s.put(0, "knight", "m1")
    s.put(0, "dust", "hand")
    s.set_lp(1, 300)
    return s, WINS


@duel
def searches_for_the_attacker_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", CALL)
    for n in ("mouse", "ox", "wall"):
        s.put(0, n, "deck")
    s.put(0, "call", "hand")
    s.set_lp(1, 1700)
    return s, WINS


@duel
def pays_with_the_mouse_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BARTER)
    s.put(0, "mouse", "m1")
    s.put(0, "ox", "m2")
    s.put(0, "barter", "hand")
    s.put(1, "giant", "m1")
    s.set_lp(1, 1700)
    return s, WINS


@duel
def turns_the_weak_one_before_the_dragon_kills() -> tuple[Scene, Right]:
    """2800 - 1500 is fatal at 1000 LP."""
    s = Scenario("zh-mr2", DRAGON)
    bear = s.put(0, "bear", "m2")
    s.put(1, "dragon", "m1")
    s.set_lp(0, 1000)
    return s, one(("change_position", bear))


@duel
def crushes_the_hidden_one_not_its_own() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", CRUSH)
    s.put(0, "giant", "m1")
    s.put(0, "mouse", "m2", DEFENSE)
    t = s.put(1, "knight", "m1", FACE_DOWN)
    s.act("activate", s.put(0, "crush", "hand"))
    passed(s, "target")
    return s, one((s.choice.options[0].act, t))


@duel
def vetoes_the_denial_and_goes_on_to_win() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOLT, DENY, VETO)
    s.put(0, "ox", "m1")
    veto = s.put(0, "veto", "s1", SET)
    giant = s.put(1, "giant", "m1")
    deny = s.put(1, "deny", "s1", SET)
    s.set_lp(1, 1700)
    s.act("activate", s.put(0, "bolt", "hand"))
    passed(s, "target", "respond")
    if s.choice.kind == "target":
        s.act("pick", giant)
    passed(s, "respond")
    assert s.choice.seat == 1
    s.act("activate", deny)
    passed(s, "respond")
    assert s.choice.seat == 0
    return s, one(("activate", veto))


@duel
def summons_the_raider_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RAIDER)
    s.put(0, "raider", "hand")
    s.put(0, "ox", "hand")
    s.put(1, "giant", "m1")
    s.set_lp(1, 1200)
    return s, WINS


@duel
def sets_what_has_no_attack() -> tuple[Scene, Right]:
    s = Scenario()
    wall = s.put(0, "wall", "hand")
    s.put(1, "bear", "m1")
    s.set_lp(0, 1400)
    return s, one(("set_monster", wall))


@duel
def sneaks_and_beats_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SNEAK)
    s.put(0, "sneak", "m1")
    s.put(0, "ox", "m2")
    s.put(1, "bear", "m1")
    s.set_lp(1, 1200)
    return s, WINS
