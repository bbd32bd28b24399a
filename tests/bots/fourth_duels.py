"""Positions of Yu-Gi-Oh! about what effects are for (see `small_positions`)."""

from __future__ import annotations

from more_duels import attacked
from scenario import SET, Scenario, effect, magic, snare
from small_duels import duel
from small_positions import WINS, Right, one, passed

from table_scene import Scene

SNIPER = effect(
    "sniper", "Once per turn: You can target 1 monster your opponent controls; destroy that target.", atk=1200, def_=800
)
BOMBER = effect("bomber", "You can Tribute this card; inflict 800 damage to your opponent.", atk=800, def_=800)
ANTLION = effect("antlion", "FLIP: Target 1 monster on the field; destroy that target.", atk=300, def_=1200)
BALM = snare("balm", "Gain 1000 LP.")
WIND = magic("wind", "Target 1 monster your opponent controls; return that target to the hand.")
CALL = magic("call", "Add 1 Level 4 or lower monster from your Deck to your hand.")
STORM = magic("storm", "Target 1 Spell/Trap on the field; destroy that target.")
MARCH = magic("march", "All monsters you control gain 500 ATK until the end of this turn.")
TWIST = snare(
    "twist",
    "Target 1 face-up Attack Position monster your opponent controls; change that target to face-up Defense Position.",
)
CHAIN = magic("chain", "Your opponent's monsters cannot attack.", "continuous")


@duel
def uses_its_ability_before_the_battle() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SNIPER)
    sniper = s.put(0, "sniper", "m1")
    s.put(1, "giant", "m1")
    return s, one(("activate", sniper))


@duel
def tributes_itself_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOMBER)
    s.put(0, "bomber", "m1")
    s.put(1, "giant", "m1")
    s.set_lp(1, 800)
    return s, WINS


@duel
def attacks_and_then_tributes_itself() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOMBER)
    s.put(0, "bomber", "m1")
    s.set_lp(1, 1600)
    return s, WINS


@duel
def sets_what_flips() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", ANTLION)
    s.put(1, "ox", "m1")
    return s, one(("set_monster", s.put(0, "antlion", "hand")))


@duel
def gains_points_before_a_fatal_hit() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BALM)
    balm = s.put(0, "balm", "s1", SET)
    ox = s.put(1, "ox", "m1")
    s.set_lp(0, 1500)
    attacked(s, ox)
    return s, one(("activate", balm))


@duel
def returns_what_was_dear_to_summon() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", WIND)
    s.put(1, "ox", "m1")
    giant = s.put(1, "giant", "m2")
    s.act("activate", s.put(0, "wind", "hand"))
    passed(s, "target")
    return s, [{("pick", giant)}]


@duel
def adds_the_best_to_its_hand() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", CALL)
    s.put(0, "ox", "deck")
    s.act("activate", s.put(0, "call", "hand"))
    passed(s, "pick")
    best = {
        option.card for option in s.choice.options if s.game.definition(s.table.cards[option.card].code).name == "ox"
    }
    return s, [{("pick", card)} for card in best]


@duel
def does_not_destroy_its_own_set_card() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", STORM, BALM)
    s.put(0, "balm", "s1", SET)
    s.put(0, "storm", "hand")
    return s, one(("phase", None), ("set", s.zone(0, "hand")[0]))


@duel
def strengthens_all_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", MARCH)
    s.put(0, "ox", "m1")
    s.put(0, "bear", "m2")
    s.put(0, "march", "hand")
    s.set_lp(1, 4200)
    return s, WINS


@duel
def keeps_them_from_attacking() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", CHAIN)
    s.put(1, "giant", "m1")
    s.put(1, "knight", "m2")
    s.set_lp(0, 4000)
    return s, one(("activate", s.put(0, "chain", "hand")))


@duel
def turns_the_attacker_away() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", TWIST)
    twist = s.put(0, "twist", "s1", SET)
    ox = s.put(1, "ox", "m1")
    s.set_lp(0, 1500)
    attacked(s, ox)
    return s, one(("activate", twist))


@duel
def shields_with_what_it_would_lose_least() -> tuple[Scene, Right]:
    s = Scenario()
    wall = s.put(0, "wall", "hand")
    s.put(0, "bear", "hand")
    s.put(1, "ox", "m1")
    s.set_lp(0, 1600)
    return s, one(("set_monster", wall))


CURSE = magic("curse", "The equipped monster loses 800 ATK.", "equip")
RALLY = magic("rally", "Special Summon 1 Level 4 or lower monster from your hand.")
SAP = magic("sap", "Target 1 face-up monster your opponent controls; it loses 1000 ATK until the end of this turn.")
OFFER = magic("offer", "Tribute 1 monster, then target 1 monster your opponent controls; destroy that target.")
SCORCH = magic("scorch", "Inflict 1000 damage to your opponent.")


@duel
def gains_points_before_it_burns() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BALM, SCORCH)
    balm = s.put(0, "balm", "s1", SET)
    s.set_lp(0, 900)
    s.end_turn()
    s.act("activate", s.put(1, "scorch", "hand"))
    passed(s, "respond")
    return s, one(("activate", balm))


@duel
def weakens_the_bigger_one() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", CURSE)
    s.put(0, "ox", "m1")
    s.put(1, "mouse", "m1")
    knight = s.put(1, "knight", "m2")
    s.act("activate", s.put(0, "curse", "hand"))
    passed(s, "target")
    return s, [{("pick", knight)}]


@duel
def brings_two_attackers_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RALLY)
    for name in ("rally", "ox", "bear"):
        s.put(0, name, "hand")
    s.set_lp(1, 3200)
    return s, WINS


@duel
def weakens_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SAP)
    s.put(0, "ox", "m1")
    s.put(0, "sap", "hand")
    s.put(1, "giant", "m1")
    s.set_lp(1, 200)
    return s, WINS


@duel
def offers_the_smallest() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", OFFER)
    mouse = s.put(0, "mouse", "m1")
    s.put(0, "ox", "m2")
    s.put(1, "giant", "m1")
    s.act("activate", s.put(0, "offer", "hand"))
    passed(s, "cost", "tribute", "pick")
    return s, [{("pick", mouse)}]
