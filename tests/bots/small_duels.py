"""Small positions of Yu-Gi-Oh! (see `small_positions`)."""

from __future__ import annotations

from scenario import DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, snare
from small_positions import WINS, Right, of, one, passed

from table_scene import Scene

duel = of("yugioh")

BOLT = magic("bolt", "Target 1 monster your opponent controls; destroy that target.")
AXE = magic("axe", "The equipped monster gains 1000 ATK.", "equip")
RUSH = magic("rush", "Target 1 face-up monster you control; it gains 700 ATK until the end of this turn.", "quick-play")
FIRE = magic("fire", "Inflict 1000 damage to your opponent.")
BACK = magic("back", "Target 1 monster in your GY; Special Summon it.")
LURE = magic("lure", "Target 1 monster your opponent controls; take control of that target until the End Phase.")
FLOOD = magic("flood", "Destroy all monsters on the field.")
WALLOP = snare(
    "wallop",
    "When an opponent's monster declares an attack: Destroy all Attack Position monsters your opponent controls.",
)
DENY = snare("deny", "When a Spell Card is activated: Negate the activation, and if you do, destroy it.", "counter")
DUST = magic("dust", "Target 1 Spell/Trap on the field; destroy it.", "quick-play")
READ = magic("read", "Draw 2 cards.")
SNEAK = effect("sneak", "This card can attack directly.", atk=1000, def_=500)


@duel
def attacks_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "bear", "m1")
    s.set_lp(1, 1500)
    return s, WINS


@duel
def summons_the_attacker_that_is_missing() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1")
    s.put(0, "bear", "hand")
    s.set_lp(1, 3200)
    return s, WINS


@duel
def equips_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", AXE)
    s.put(0, "ox", "m1")
    s.put(0, "axe", "hand")
    s.set_lp(1, 2700)
    return s, WINS


@duel
def removes_the_wall_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOLT)
    s.put(0, "bear", "m1")
    s.put(1, "giant", "m3")
    s.put(0, "bolt", "hand")
    s.set_lp(1, 1500)
    return s, WINS


@duel
def turns_to_attack_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1", DEFENSE)
    s.set_lp(1, 1700)
    return s, WINS


@duel
def flips_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1", FACE_DOWN)
    s.set_lp(1, 1700)
    return s, WINS


@duel
def clears_with_the_big_one_and_wins_with_the_small_one() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1")
    s.put(0, "giant", "m2")
    s.put(1, "knight", "m1")
    s.set_lp(1, 2200)
    return s, WINS


@duel
def borrows_the_only_defender_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", LURE)
    s.put(1, "giant", "m1")
    s.put(0, "lure", "hand")
    s.set_lp(1, 2500)
    return s, WINS


@duel
def revives_what_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BACK)
    for name in ("mouse", "giant", "bear"):
        s.put(0, name, "graveyard")
    s.put(0, "back", "hand")
    s.set_lp(1, 2500)
    return s, WINS


@duel
def burns_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FIRE)
    s.put(1, "giant", "m1")
    s.put(0, "fire", "hand")
    s.set_lp(1, 900)
    return s, WINS


@duel
def slips_past_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SNEAK)
    s.put(0, "sneak", "m1")
    s.put(1, "giant", "m1")
    s.set_lp(1, 1000)
    return s, WINS


@duel
def pumps_once_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RUSH)
    s.put(0, "ox", "m1")
    s.put(1, "knight", "m1")
    s.put(0, "rush", "hand")
    s.set_lp(1, 400)
    return s, WINS


@duel
def tributes_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "mouse", "m1")
    s.put(0, "ox", "m2")
    s.put(0, "knight", "hand")
    s.set_lp(1, 3700)
    return s, WINS


@duel
def tributes_the_smallest() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1")
    mouse = s.put(0, "mouse", "m2")
    s.put(1, "knight", "m1")
    s.play.answer([s.option("normal_summon", s.put(0, "knight", "hand"))])
    passed(s, "tribute")
    return s, [{("pick", mouse)}]


@duel
def does_not_leave_a_small_one_to_be_attacked() -> tuple[Scene, Right]:
    s = Scenario()
    bear = s.put(0, "bear", "m1")
    s.put(1, "giant", "m1")
    return s, one(("change_position", bear))


@duel
def sets_the_wall() -> tuple[Scene, Right]:
    s = Scenario()
    wall = s.put(0, "wall", "hand")
    s.put(0, "mouse", "hand")
    s.put(1, "ox", "m1")
    return s, one(("set_monster", wall))


@duel
def blocks_what_would_kill() -> tuple[Scene, Right]:
    s = Scenario()
    mouse = s.put(0, "mouse", "hand")
    s.put(1, "ox", "m1")
    s.set_lp(0, 1500)
    return s, one(("set_monster", mouse))


@duel
def clears_the_field_when_behind() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FLOOD)
    s.put(0, "mouse", "m1", DEFENSE)
    s.put(1, "giant", "m1")
    s.put(1, "giant", "m2")
    return s, one(("activate", s.put(0, "flood", "hand")))


@duel
def keeps_the_flood_when_ahead() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FLOOD)
    s.put(0, "giant", "m1")
    s.put(0, "ox", "m2")
    s.put(1, "bear", "m1")
    s.put(0, "flood", "hand")
    return s, one(("phase", None))


@duel
def removes_the_bigger_one() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOLT)
    s.put(1, "mouse", "m1")
    giant = s.put(1, "giant", "m2")
    s.put(1, "bear", "m3")
    s.act("activate", s.put(0, "bolt", "hand"))
    passed(s, "target")
    return s, [{("pick", giant)}]


@duel
def revives_the_best() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BACK)
    s.put(0, "mouse", "graveyard")
    giant = s.put(0, "giant", "graveyard")
    s.put(0, "bear", "graveyard")
    s.act("activate", s.put(0, "back", "hand"))
    passed(s, "target")
    return s, [{("pick", giant)}]


@duel
def draws_first() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", READ)
    s.put(0, "ox", "m1")
    s.put(1, "bear", "m1")
    return s, one(("activate", s.put(0, "read", "hand")))


@duel
def springs_the_trap_on_two_attackers() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", WALLOP)
    trap = s.put(0, "wallop", "s1", SET)
    s.put(0, "bear", "m1")
    giant = s.put(1, "giant", "m1")
    s.put(1, "knight", "m2")
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", giant)
    s.act("attack")
    passed(s, "respond")
    return s, one(("activate", trap))


@duel
def denies_the_spell_that_would_destroy_its_best() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", DENY, BOLT)
    trap = s.put(0, "deny", "s1", SET)
    s.put(0, "giant", "m1")
    s.put(1, "bear", "m1")
    s.end_turn()
    s.act("activate", s.put(1, "bolt", "hand"))
    while s.choice.kind != "respond":
        s.play.answer([0])
    return s, one(("activate", trap))


@duel
def pumps_in_the_battle_that_it_would_lose() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RUSH)
    rush = s.put(0, "rush", "s1", SET)
    bear = s.put(0, "bear", "m1")
    ox = s.put(1, "ox", "m1")
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", bear)
    passed(s, "respond")
    return s, one(("activate", rush))


@duel
def does_not_pump_a_battle_that_it_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RUSH)
    s.put(0, "rush", "s1", SET)
    knight = s.put(0, "knight", "m1")
    ox = s.put(1, "ox", "m1")
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", knight)
    passed(s, "respond")
    return s, [set()]


@duel
def attacks_each_with_what_just_beats_it() -> tuple[Scene, Right]:
    s = Scenario()
    giant = s.put(0, "giant", "m1")
    s.put(0, "bear", "m2")
    s.put(1, "filler", "m1")
    knight = s.put(1, "knight", "m2")
    s.do("phase", value="battle")
    s.act("attack", giant)
    return s, one(("attack", knight))


@duel
def does_not_attack_into_the_bigger_one() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "bear", "m1")
    s.put(1, "knight", "m1")
    s.act("phase", value="battle")
    return s, one(("phase", None))


@duel
def discards_the_least() -> tuple[Scene, Right]:
    # Nothing that brings a monster back, and none that the mouse could be Tributed for: then others could go as well.
    s = Scenario("zh-mr2", FLOOD, READ, RUSH, BOLT)
    s.put(1, "knight", "m1")
    for name in ("flood", "read", "rush", "bolt", "ox", "ox"):
        s.put(0, name, "hand")
    mouse = s.put(0, "mouse", "hand")
    s.play.answer([s.option("phase", value="end")])
    passed(s, "hand_limit")
    return s, [{("pick", mouse)}]


@duel
def clears_a_set_card_before_it_attacks_for_the_game() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", DUST)
    dust = s.put(0, "dust", "hand")
    s.put(0, "giant", "m1")
    s.put(1, "filler", "s1", SET)
    s.set_lp(1, 2500)
    return s, one(("activate", dust))
