"""More positions of Yu-Gi-Oh! (see `small_positions`)."""

from __future__ import annotations

from more_duels import PIT, TRADE
from scenario import DEFENSE, SET, Scenario, effect, magic, monster, parsed
from small_duels import AXE, BACK, BOLT, DENY, FIRE, FLOOD, READ, duel
from small_positions import WINS, Right, one, passed

from table_scene import Scene

LEAPER = effect(
    "leaper", "You can discard 1 card; Special Summon this card from your hand.", level=5, atk=1800, def_=800
)
TWO = magic("flock2", 'Special Summon 2 "Lamb Tokens" (Beast-Type/EARTH/Level 1/ATK 0/DEF 0) in Defense Position.')
AGAIN = magic("again", "Target 1 Spell in your GY; add it to your hand.")
STONE = effect("stone", "This card cannot be destroyed by battle.", atk=500, def_=500)
SEVEN = parsed(
    monster("seven", 7, 2700, 2000, traits=("synchro", "effect"), text="1 Tuner + 1 or more non-Tuner monsters")
)
TUNER = parsed(monster("piper", 3, 600, 600, traits=("tuner", "effect"), text=""))
FOUR = parsed(monster("four", 4, 2600, 2000, traits=("xyz", "effect"), text="2 Level 4 monsters"))
EXILE = magic(
    "exile", "Banish 1 monster from your GY, then target 1 monster your opponent controls; destroy that target."
)


@duel
def leaps_in_for_the_last_points() -> tuple[Scene, Right]:
    """One card thrown away brings the second attacker: 1800 and 1500."""
    s = Scenario("zh-mr2", LEAPER, AXE)
    s.put(0, "leaper", "hand")
    s.put(0, "bear", "hand")
    s.put(0, "mouse", "hand")
    s.set_lp(1, 3300)
    return s, WINS


@duel
def discards_the_giant_and_revives_it() -> tuple[Scene, Right]:
    """The big one in the hand is the price, then comes back."""
    s = Scenario("zh-mr2", TRADE, BACK)
    s.put(0, "trade", "hand")
    s.put(0, "back", "hand")
    s.put(0, "giant", "hand")
    s.put(0, "mouse", "hand")
    s.put(1, "knight", "m1")
    s.set_lp(1, 2500)
    return s, WINS


@duel
def removes_both_walls_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOLT)
    s.put(0, "ox", "m1")
    s.put(0, "bolt", "hand")
    s.put(0, "bolt", "hand")
    s.put(1, "giant", "m1")
    s.put(1, "wall", "m2", DEFENSE)
    s.set_lp(1, 1700)
    return s, WINS


@duel
def the_small_one_clears_the_one_in_defence() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "giant", "m1")
    s.put(0, "bear", "m2")
    s.put(1, "filler", "m1", DEFENSE)
    s.set_lp(1, 2500)
    return s, WINS


@duel
def springs_the_pit_on_the_giant() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", PIT)
    pit = s.put(0, "pit", "s1", SET)
    bear = s.put(0, "bear", "m1")
    giant = s.put(1, "giant", "m1")
    s.put(1, "mouse", "m2", DEFENSE)
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", giant)
    s.act("attack", bear)
    passed(s, "respond")
    return s, one(("activate", pit))


@duel
def tributes_tokens_for_the_giant() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", TWO)
    s.put(0, "flock2", "hand")
    s.put(0, "giant", "hand")
    s.put(0, "ox", "hand")
    s.set_lp(1, 2500)
    return s, WINS


@duel
def floods_before_it_summons() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FLOOD)
    s.put(0, "flood", "hand")
    s.put(0, "ox", "hand")
    s.put(1, "giant", "m1")
    s.put(1, "knight", "m2")
    s.set_lp(1, 1700)
    return s, WINS


@duel
def denies_the_return_of_the_giant() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", DENY, BACK)
    trap = s.put(0, "deny", "s1", SET)
    s.put(0, "bear", "m1")
    s.put(1, "giant", "graveyard")
    s.set_lp(0, 2000)
    s.end_turn()
    s.act("activate", s.put(1, "back", "hand"))
    while s.choice.kind != "respond":
        s.play.answer([0])
    return s, one(("activate", trap))


@duel
def takes_the_fire_back() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", AGAIN, FIRE, READ, BOLT)
    s.put(0, "again", "hand")
    for n in ("read", "fire", "bolt"):
        s.put(0, n, "graveyard")
    s.put(1, "giant", "m1")
    s.put(1, "giant", "m2")
    s.set_lp(1, 1000)
    return s, WINS


@duel
def burns_twice() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FIRE)
    s.put(0, "fire", "hand")
    s.put(0, "fire", "hand")
    s.put(0, "bear", "m1", DEFENSE)
    s.put(1, "giant", "m1")
    s.set_lp(1, 2000)
    return s, WINS


@duel
def hits_what_cannot_be_destroyed_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", STONE)
    s.put(0, "ox", "m1")
    s.put(0, "bear", "m2")
    s.put(1, "stone", "m1")
    s.put(1, "wall", "m2", DEFENSE)
    s.set_lp(1, 2200)
    return s, WINS


@duel
def summons_the_bigger_on_an_empty_field() -> tuple[Scene, Right]:
    s = Scenario()
    ox = s.put(0, "ox", "hand")
    s.put(0, "filler", "hand")
    s.put(0, "giant", "hand")
    s.put(0, "mouse", "hand")
    return s, one(("normal_summon", ox))


@duel
def tunes_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SEVEN, TUNER, extra=("seven",))
    s.put(0, "piper", "m1")
    s.put(0, "ox", "m2")
    s.set_lp(1, 2700)
    return s, WINS


@duel
def overlays_past_the_giant() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FOUR, extra=("four",))
    s.put(0, "bear", "m1")
    s.put(0, "ox", "m2")
    s.put(1, "giant", "m1")
    s.set_lp(1, 100)
    return s, WINS


@duel
def banishes_the_mouse_not_the_giant() -> tuple[Scene, Right]:
    """The giant is what the other card in the hand brings back."""
    s = Scenario("zh-mr2", EXILE, BACK)
    s.put(0, "giant", "graveyard")
    mouse = s.put(0, "mouse", "graveyard")
    s.put(0, "back", "hand")
    s.put(1, "knight", "m1")
    s.play.answer([s.option("activate", s.put(0, "exile", "hand"))])
    for _ in range(9):
        if mouse in [o.card for o in s.choice.options]:
            break
        s.play.answer([0])
    return s, [{(s.choice.options[0].act, mouse)}]
