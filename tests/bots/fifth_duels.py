"""Positions of Yu-Gi-Oh! with one right move, written before any was tried (see `small_positions`)."""

from __future__ import annotations

from more_duels import HALT, attacked
from scenario import DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, monster, snare
from small_duels import AXE, BOLT, DENY, RUSH, duel
from small_positions import WINS, Right, one, passed

from table_scene import Scene

SWEEP = magic("sweep", "Destroy all monsters your opponent controls.")
MEND = magic("mend", "Gain 500 LP.")
LANCER = effect(
    "lancer",
    "If this card attacks a Defense Position monster, inflict piercing battle damage to your opponent.",
    atk=1900,
)
TWIN = effect("twin", "This card can make a second attack during each Battle Phase.", atk=1500)
JUMPER = effect(
    "jumper", "If you control no monsters, you can Special Summon this card (from your hand).", atk=1600, level=5
)
COVER = magic(
    "cover", "Target 1 face-up monster on the field; change that target to face-down Defense Position.", "quick-play"
)
GRAVE = magic("grave", "Target 1 monster in either GY; Special Summon it.")
DRAGON = monster("dragon", 7, 2800, 2000)
SHRINK = snare("shrink", "Target 1 face-up monster on the field; it loses 1000 ATK until the end of this turn.")
RECKLESS = magic("reckless", "Destroy 1 monster you control, then draw 2 cards.")
SAFE = snare("safe", "Target 1 monster you control; it cannot be destroyed by battle this turn.")
WEAKEN = magic(
    "weaken", "Target 1 face-up monster your opponent controls; it loses 800 ATK until the end of this turn."
)
HERMIT = effect("hermit", "When this card is Normal Summoned: Draw 1 card.", atk=1000)
TUTOR = effect("tutor", "When this card is destroyed by battle: Inflict 500 damage to your opponent.", atk=1000)


def battle(s: Scenario) -> None:
    s.act("phase", value="battle")
    passed(s, "action")


@duel
def takes_the_soft_target_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1")
    s.put(1, "giant", "m1")
    s.put(1, "mouse", "m2")
    s.set_lp(1, 1700)
    return s, WINS


@duel
def clears_the_wall_and_goes_through() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "giant", "m1")
    s.put(0, "bear", "m2")
    s.put(1, "wall", "m1", DEFENSE)
    s.set_lp(1, 1500)
    return s, WINS


@duel
def pierces_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", LANCER)
    s.put(0, "lancer", "m1")
    s.put(1, "filler", "m1", DEFENSE)
    s.set_lp(1, 900)
    return s, WINS


@duel
def attacks_twice_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", TWIN)
    s.put(0, "twin", "m1")
    s.set_lp(1, 3000)
    return s, WINS


@duel
def brings_the_free_one_first_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", JUMPER)
    s.put(0, "ox", "hand")
    s.put(0, "jumper", "hand")
    s.set_lp(1, 3300)
    return s, WINS


@duel
def sweeps_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SWEEP)
    s.put(0, "ox", "m1")
    s.put(0, "sweep", "hand")
    s.put(1, "giant", "m1")
    s.put(1, "wall", "m2", DEFENSE)
    s.set_lp(1, 1700)
    return s, WINS


@duel
def sweeps_two_bigger_ones_when_behind() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SWEEP)
    s.put(0, "filler", "m1")
    s.put(1, "giant", "m1")
    s.put(1, "knight", "m2")
    return s, one(("activate", s.put(0, "sweep", "hand")))


@duel
def turns_the_wall_to_defence() -> tuple[Scene, Right]:
    s = Scenario()
    wall = s.put(0, "wall", "m1")
    s.put(1, "ox", "m1")
    return s, one(("change_position", wall))


@duel
def turns_the_big_one_to_attack() -> tuple[Scene, Right]:
    s = Scenario()
    giant = s.put(0, "giant", "m1", DEFENSE)
    s.put(1, "ox", "m1")
    return s, one(("change_position", giant))


@duel
def does_not_run_into_the_wall() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1")
    s.put(1, "wall", "m1", DEFENSE)
    battle(s)
    return s, one(("phase", None))


@duel
def attacks_the_one_in_defence_that_it_beats() -> tuple[Scene, Right]:
    s = Scenario()
    bear = s.put(0, "bear", "m1")
    s.put(1, "giant", "m1")
    mouse = s.put(1, "mouse", "m2", DEFENSE)
    battle(s)
    s.act("attack", bear)
    return s, one(("attack", mouse))


@duel
def does_not_stop_an_attack_that_fails() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", HALT)
    s.put(0, "halt", "s1", SET)
    wall = s.put(0, "wall", "m1", DEFENSE)
    ox = s.put(1, "ox", "m1")
    attacked(s, ox, wall)
    return s, [set()]


@duel
def does_not_deny_what_matters_little() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", DENY, MEND)
    s.put(0, "deny", "s1", SET)
    s.put(0, "ox", "m1")
    mend = s.put(1, "mend", "hand")
    s.end_turn()
    s.act("activate", mend)
    passed(s, "respond")
    return s, [set()]


@duel
def tributes_two_mice_for_the_dragon() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", DRAGON)
    s.put(0, "mouse", "m1")
    s.put(0, "mouse", "m2")
    s.put(1, "giant", "m1")
    return s, one(("normal_summon", s.put(0, "dragon", "hand")))


@duel
def hides_the_attacker() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", COVER)
    cover = s.put(0, "cover", "s1", SET)
    ox = s.put(0, "ox", "m1")
    giant = s.put(1, "giant", "m1")
    attacked(s, giant, ox)
    return s, one(("activate", cover))


@duel
def hides_theirs_not_its_own() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", COVER)
    cover = s.put(0, "cover", "s1", SET)
    ox = s.put(0, "ox", "m1")
    giant = s.put(1, "giant", "m1")
    attacked(s, giant, ox)
    s.act("activate", cover)
    passed(s, "target")
    return s, [{("pick", giant)}]


@duel
def takes_the_best_of_both_graveyards() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", GRAVE)
    s.put(0, "bear", "graveyard")
    giant = s.put(1, "giant", "graveyard")
    s.act("activate", s.put(0, "grave", "hand"))
    passed(s, "target")
    return s, [{("pick", giant)}]


@duel
def shrinks_the_attacker_to_win_the_battle() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SHRINK)
    shrink = s.put(0, "shrink", "s1", SET)
    ox = s.put(0, "ox", "m1")
    giant = s.put(1, "giant", "m1")
    attacked(s, giant, ox)
    return s, one(("activate", shrink))


@duel
def weakens_before_the_battle() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", WEAKEN)
    s.put(0, "ox", "m1")
    s.put(1, "knight", "m1")
    return s, one(("activate", s.put(0, "weaken", "hand")))


@duel
def does_not_destroy_its_only_giant_for_two_cards() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RECKLESS)
    s.put(0, "giant", "m1")
    s.put(0, "reckless", "hand")
    s.put(1, "ox", "m1")
    return s, one(("phase", None))


@duel
def summons_the_one_that_draws() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", HERMIT)
    hermit = s.put(0, "hermit", "hand")
    s.put(0, "filler", "hand")
    return s, one(("normal_summon", hermit))


@duel
def saves_what_is_attacked() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SAFE)
    safe = s.put(0, "safe", "s1", SET)
    knight = s.put(0, "knight", "m1")
    giant = s.put(1, "giant", "m1")
    attacked(s, giant, knight)
    return s, one(("activate", safe))


@duel
def equips_the_bigger_of_two_to_beat_the_giant() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", AXE)
    s.put(0, "mouse", "m1")
    ox = s.put(0, "ox", "m2")
    s.put(1, "giant", "m1")
    s.act("activate", s.put(0, "axe", "hand"))
    passed(s, "target")
    return s, [{("pick", ox)}]


@duel
def removes_what_it_cannot_beat_and_attacks_the_rest() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOLT)
    s.put(0, "ox", "m1")
    giant = s.put(1, "giant", "m1")
    s.put(1, "filler", "m2")
    s.act("activate", s.put(0, "bolt", "hand"))
    passed(s, "target")
    return s, [{("pick", giant)}]


@duel
def does_not_boost_when_nothing_is_fought() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RUSH)
    s.put(0, "mouse", "m1", DEFENSE)
    rush = s.put(0, "rush", "hand")
    s.put(1, "giant", "m1")
    return s, one(("phase", None), ("set", rush))


@duel
def flips_the_one_that_beats_it() -> tuple[Scene, Right]:
    s = Scenario()
    ox = s.put(0, "ox", "m1", FACE_DOWN)
    s.put(1, "bear", "m1")
    return s, one(("flip_summon", ox))
