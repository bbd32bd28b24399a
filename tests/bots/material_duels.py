"""Positions of Yu-Gi-Oh! about monsters that will be used as material (see `small_positions`)."""

from __future__ import annotations

from scenario import Scenario, monster, parsed
from small_duels import duel
from small_positions import Right, one

from table_scene import Scene

TAMER = parsed(
    monster(
        "tamer",
        3,
        1300,
        400,
        traits=("tuner", "effect"),
        text="Once per turn: You can target 1 face-up monster your opponent controls; its ATK becomes half its current "
        "ATK.",
    )
)
SEVEN = parsed(
    monster("seven", 7, 2700, 2000, traits=("synchro", "effect"), text="1 Tuner + 1 or more non-Tuner monsters")
)


@duel
def uses_the_tamer_before_it_is_material() -> tuple[Scene, Right]:
    """With the giant tamed the new monster takes it and much of the Life Points."""
    s = Scenario("zh-mr2", TAMER, SEVEN)
    s.put(0, "ox", "m1")
    s.put(0, "seven", "extra")
    tamer = s.put(0, "tamer", "m2")
    s.put(1, "giant", "m1")
    return s, one(("activate", tamer))
