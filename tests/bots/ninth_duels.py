"""Positions of Yu-Gi-Oh!: what is done in answer, and what a turn is planned for (see `small_positions`)."""

from __future__ import annotations

from more_duels import HALT, PIT, attacked
from scenario import DEFENSE, SET, Scenario, effect, magic, monster, parsed, snare
from small_duels import BOLT, DUST, WALLOP, duel
from small_positions import WINS, Right, one, passed

from table_scene import Scene

PEACE = snare("peace", "Monsters your opponent controls cannot declare attacks this turn.")
TOUGH = effect("tough", "Once per turn, this card cannot be destroyed by card effects.", atk=1800, def_=1000)
CHAIN = magic("chain", "Your opponent's monsters cannot attack.", "continuous")
BURST = effect(
    "burst", "(Quick Effect): You can Tribute this card; inflict 800 damage to your opponent.", atk=800, def_=800
)
HIDE = magic(
    "hide", "Target 1 face-up monster on the field; change that target to face-down Defense Position.", "quick-play"
)
OUT = snare("out", "When an opponent's monster declares an attack: Target the attacking monster; banish that target.")
GUARDIAN = effect(
    "guardian",
    "When a Spell Card is activated (Quick Effect): You can Tribute this card; negate the activation, and if you do, "
    "destroy it.",
    atk=1400,
)
IMP = effect(
    "imp",
    "During damage calculation, if your opponent's monster attacks (Quick Effect): You can discard this card; you take "
    "no battle damage from that battle.",
    atk=300,
    def_=200,
)
CENTAUR = parsed(monster("centaur", 6, 2600, 1000, traits=("fusion", "effect"), text='"bear" + "ox"\n'))
MELD = magic(
    "meld", "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as material."
)
TWICE = magic("twice", "Target 1 monster you control; it can make a second attack during each Battle Phase this turn.")


@duel
def keeps_three_from_attacking_together() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", PEACE)
    peace = s.put(0, "peace", "s1", SET)
    for at, name in enumerate(("ox", "ox", "bear"), 1):
        card = s.put(1, name, f"m{at}")
    s.set_lp(0, 4900)
    attacked(s, card)
    return s, one(("activate", peace))


@duel
def keeps_the_peace_where_an_attack_fails() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", PEACE)
    s.put(0, "peace", "s1", SET)
    wall = s.put(0, "wall", "m1", DEFENSE)
    ox = s.put(1, "ox", "m1")
    attacked(s, ox, wall)
    return s, [set()]


@duel
def stops_what_stays_for_once() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", TOUGH, WALLOP, HALT)
    s.put(0, "wallop", "s1", SET)
    halt = s.put(0, "halt", "s2", SET)
    tough = s.put(1, "tough", "m1")
    s.set_lp(0, 1500)
    attacked(s, tough)
    return s, one(("activate", halt))


@duel
def banishes_rather_than_destroys_what_stays() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", TOUGH, PIT, OUT)
    s.put(0, "pit", "s1", SET)
    out = s.put(0, "out", "s2", SET)
    tough = s.put(1, "tough", "m1")
    s.put(0, "filler", "m1")
    attacked(s, tough, s.zone(0, "m1")[0])
    return s, one(("activate", out))


@duel
def answers_one_attack_once() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", PIT, HALT)
    pit = s.put(0, "pit", "s1", SET)
    s.put(0, "halt", "s2", SET)
    giant = s.put(1, "giant", "m1")
    s.set_lp(0, 2000)
    attacked(s, giant)
    s.act("activate", pit)
    if s.choice.kind == "target":
        s.act("pick", giant)
    passed(s, "respond", "action")
    return s, [set()]


@duel
def answers_two_attackers_when_both_would_kill() -> tuple[Scene, Right]:
    """Each of them is enough: stopping one of two does not help."""
    s = Scenario("zh-mr2", WALLOP, PIT)
    wallop = s.put(0, "wallop", "s1", SET)
    s.put(0, "pit", "s2", SET)
    giant = s.put(1, "giant", "m1")
    s.put(1, "knight", "m2")
    s.set_lp(0, 1900)
    attacked(s, giant)
    return s, one(("activate", wallop))


@duel
def breaks_the_chain_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", CHAIN, DUST)
    s.put(0, "ox", "m1")
    s.put(0, "dust", "hand")
    s.put(1, "chain", "s1")
    s.put(1, "filler", "s2", SET)
    s.set_lp(1, 1700)
    return s, WINS


@duel
def bursts_before_it_is_destroyed() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BURST, BOLT)
    burst = s.put(0, "burst", "m1")
    s.end_turn()
    s.act("activate", s.put(1, "bolt", "hand"))
    passed(s, "target", "respond")
    if s.choice.kind == "target":
        s.act("pick", burst)
    passed(s, "respond")
    return s, one(("activate", burst))


@duel
def hides_the_bigger_attacker_of_two() -> tuple[Scene, Right]:
    """Both together would kill."""
    s = Scenario("zh-mr2", HIDE)
    hide = s.put(0, "hide", "s1", SET)
    bear, giant = s.put(1, "bear", "m1"), s.put(1, "giant", "m2")
    s.set_lp(0, 3000)
    attacked(s, bear)
    passed(s, "respond")
    s.act("activate", hide)
    passed(s, "target")
    return s, one((s.choice.options[0].act, giant))


@duel
def attacks_twice_over_the_small_one_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", TWICE)
    s.put(0, "giant", "m1")
    s.put(1, "bear", "m1")
    s.put(0, "twice", "hand")
    s.set_lp(1, 3500)
    return s, WINS


@duel
def guards_against_the_bolt_on_its_giant() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", GUARDIAN, BOLT)
    guardian, giant = s.put(0, "guardian", "m1"), s.put(0, "giant", "m2")
    s.end_turn()
    s.act("activate", s.put(1, "bolt", "hand"))
    passed(s, "target")
    s.act("pick", giant)
    passed(s, "respond")
    return s, one(("activate", guardian))


@duel
def keeps_the_imp_at_a_scratch() -> tuple[Scene, Right]:
    """Two hundred points are not worth a card: the bear falls all the same."""
    s = Scenario("zh-mr2", IMP)
    s.put(0, "imp", "hand")
    bear, ox = s.put(0, "bear", "m1"), s.put(1, "ox", "m1")
    attacked(s, ox, bear)
    passed(s, "respond")
    return s, [set()]


@duel
def throws_the_imp_at_a_fatal_blow() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", IMP)
    imp, giant = s.put(0, "imp", "hand"), s.put(1, "giant", "m1")
    s.set_lp(0, 2000)
    attacked(s, giant)
    return s, one(("activate", imp))


@duel
def fuses_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", CENTAUR, MELD, extra=("centaur",))
    for name in ("meld", "bear", "ox"):
        s.put(0, name, "hand")
    s.put(1, "knight", "m1")
    s.set_lp(1, 600)
    return s, WINS
