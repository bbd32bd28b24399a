"""More positions of Yu-Gi-Oh! (see `small_positions`)."""

from __future__ import annotations

from scenario import DEFENSE, SET, Scenario, effect, magic, monster, parsed, snare
from small_duels import duel
from small_positions import WINS, Right, one, passed

from table_scene import Scene

BURST = snare("burst", "When an opponent's monster declares an attack: Target the attacking monster; destroy it.")
SPIKES = effect(
    "spikes", "When this card is destroyed by battle: Inflict 1000 damage to your opponent.", atk=500, def_=500
)
FIREWALL = effect(
    "firewall",
    "If this card is destroyed by battle and sent to the GY: Destroy the monster that destroyed it.",
    atk=0,
    def_=0,
)
HURL = magic(
    "hurl", "Tribute 1 monster; inflict damage to your opponent equal to half the Tributed monster's original ATK."
)
SLING = effect("sling", "You can Tribute 1 monster; inflict 600 damage to your opponent.", atk=1200, def_=1000)
FOURX = parsed(
    monster(
        "fourx",
        4,
        1900,
        1500,
        traits=("xyz", "effect"),
        text="2 Level 4 monsters\nOnce per turn: You can detach 1 material from this card, then target 1 "
        "monster your opponent controls; destroy that target.",
    )
)
LOW = magic("low", "Change all face-up monsters your opponent controls to Defense Position.")
GIANTBACK = magic("raise", "Target 1 Level 4 or lower monster in your GY; Special Summon it.")


@duel
def does_not_walk_into_the_spikes() -> tuple[Scene, Right]:
    """1000 points left: their spikes would end it."""
    s = Scenario("zh-mr2", SPIKES)
    s.put(0, "ox", "m1")
    s.put(1, "spikes", "m1")
    f = s.put(1, "filler", "m2")
    s.set_lp(0, 1000)
    s.do("phase", value="battle")
    s.act("attack", s.game.monsters(0)[0])
    return s, one(("attack", f))


@duel
def ends_rather_than_die_of_the_spikes() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SPIKES)
    s.put(0, "ox", "m1")
    s.put(1, "spikes", "m1", DEFENSE)
    s.set_lp(0, 1000)
    s.do("phase", value="battle")
    return s, [{("phase", None)}]


@duel
def sends_the_small_one_against_the_firewall() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FIREWALL)
    s.put(0, "giant", "m1")
    s.put(0, "filler", "m2")
    s.put(1, "firewall", "m1")
    s.set_lp(1, 3500)
    return s, WINS


@duel
def bursts_the_one_that_kills() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BURST)
    b = s.put(0, "burst", "s1", SET)
    s.set_lp(0, 2400)
    giant = s.put(1, "giant", "m1")
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", giant)
    s.act("direct")
    passed(s, "respond")
    return s, one(("activate", b))


@duel
def sets_the_wall_rather_than_the_ox() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "mouse", "hand")
    w = s.put(0, "wall", "hand")
    s.put(1, "knight", "m1")
    s.set_lp(0, 1500)
    return s, one(("set_monster", w))


@duel
def attacks_then_hurls_it() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", HURL)
    s.put(0, "giant", "m1")
    s.put(0, "hurl", "hand")
    s.set_lp(1, 2500 + 1250)
    return s, WINS


@duel
def slings_twice() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SLING)
    s.put(0, "sling", "m1")
    s.put(0, "filler", "m2")
    s.put(0, "mouse", "m3")
    s.put(1, "giant", "m1")
    s.set_lp(1, 1200)
    return s, WINS


@duel
def overlays_and_detaches() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FOURX, extra=("fourx",))
    s.put(0, "bear", "m1")
    s.put(0, "ox", "m2")
    s.put(1, "giant", "m1")
    s.set_lp(1, 1900)
    return s, WINS


@duel
def turns_them_all_and_breaks_through() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", LOW, monster("glass", 4, 2600, 200))
    s.put(0, "bear", "m1")
    s.put(0, "ox", "m2")
    s.put(0, "low", "hand")
    s.put(1, "glass", "m1")
    s.set_lp(1, 1700)
    return s, WINS


@duel
def raises_the_ox_not_the_mouse() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", GIANTBACK)
    s.put(0, "mouse", "graveyard")
    s.put(0, "ox", "graveyard")
    s.put(0, "bear", "m1")
    s.put(0, "raise", "hand")
    s.put(1, "filler", "m1")
    s.set_lp(1, 700 + 1500)
    return s, WINS
