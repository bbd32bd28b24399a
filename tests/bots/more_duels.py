"""More small positions of Yu-Gi-Oh! (see `small_positions`): what is kept, spent, aimed at and answered."""

from __future__ import annotations

from scenario import DEFENSE, SET, Scenario, magic, snare
from small_duels import AXE, BACK, DUST, LURE, READ, duel
from small_positions import WINS, Right, one, passed

from table_scene import Scene

HALT = snare("halt", "When an opponent's monster declares an attack: Negate the attack.")
PIT = snare("pit", "When an opponent's monster declares an attack: Target the attacking monster; destroy that target.")
TRADE = magic("trade", "Discard 1 card, then target 1 monster your opponent controls; destroy that target.")


def attacked(s: Scenario, attacker: int, target: int | None = None) -> None:
    """Seat 1 attacks in its own turn, and seat 0 is asked."""
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", attacker)
    if s.choice.kind == "attack_target":
        s.act("direct") if target is None else s.act("attack", target)
    passed(s, "respond")


@duel
def stops_the_attack_that_would_kill() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", HALT)
    halt = s.put(0, "halt", "s1", SET)
    ox = s.put(1, "ox", "m1")
    s.set_lp(0, 1200)
    attacked(s, ox)
    return s, one(("activate", halt))


@duel
def keeps_the_trap_for_the_bigger_attacker() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", PIT)
    s.put(0, "pit", "s1", SET)
    filler = s.put(1, "filler", "m1")
    s.put(1, "giant", "m2")
    attacked(s, filler)
    return s, [set()]


@duel
def equips_the_one_that_attacks() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", AXE)
    s.put(0, "wall", "m1", DEFENSE)
    ox = s.put(0, "ox", "m2")
    s.put(1, "knight", "m1")
    s.act("activate", s.put(0, "axe", "hand"))
    passed(s, "target")
    return s, [{("pick", ox)}]


@duel
def equips_before_the_battle() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", AXE)
    s.put(0, "ox", "m1")
    s.put(1, "knight", "m1")
    return s, one(("activate", s.put(0, "axe", "hand")))


@duel
def does_not_tribute_the_win_away() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1")
    s.put(0, "knight", "m2")
    s.put(0, "giant", "hand")
    s.set_lp(1, 3700)
    return s, WINS


@duel
def uses_what_is_about_to_be_destroyed() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", DUST)
    mine = s.put(0, "dust", "s1", SET)
    s.put(1, "filler", "s2", SET)
    s.end_turn()
    s.act("activate", s.put(1, "dust", "hand"))
    passed(s, "target")
    s.act("pick", mine)
    passed(s, "respond")
    return s, one(("activate", mine))


@duel
def does_not_draw_its_last_cards() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", READ)
    s.put(0, "read", "hand")
    s.put(1, "wall", "m1", DEFENSE)
    s.edit(lambda game: [game.play.move(card, "0.graveyard", 0) for card in s.zone(0, "deck")[2:]])
    return s, one(("phase", None))


@duel
def borrows_the_best() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", LURE)
    s.put(1, "mouse", "m1")
    giant = s.put(1, "giant", "m2")
    s.act("activate", s.put(0, "lure", "hand"))
    passed(s, "target")
    return s, [{("pick", giant)}]


@duel
def pays_with_the_least() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", TRADE, AXE)
    mouse = s.put(0, "mouse", "hand")
    s.put(0, "ox", "hand")
    s.put(0, "axe", "hand")
    s.put(1, "giant", "m1")
    s.act("activate", s.put(0, "trade", "hand"))
    passed(s, "cost", "discard", "pick")
    return s, [{("pick", mouse)}]


@duel
def revives_a_wall_in_defence() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BACK)
    s.put(0, "wall", "graveyard")
    s.put(1, "ox", "m1")
    s.act("activate", s.put(0, "back", "hand"))
    passed(s, "position")
    return s, one(("defense", None))
