"""Positions of Yu-Gi-Oh! from matches against Hard, laid out anew with other cards (see `small_positions`)."""

from __future__ import annotations

from scenario import SET, Scenario, magic, monster
from small_duels import LURE, duel
from small_positions import Right, one, passed

from table_scene import Scene

SWAP = magic("swap", "Tribute 1 monster, then target 1 card your opponent controls; destroy that target.")
BOAR = monster("boar", 4, 1400, 1400)


def borrowed(*cards: object, taken: str = "giant") -> tuple[Scenario, int]:
    """A duel in which seat 0 has taken control of a monster until the End Phase."""
    s = Scenario("zh-mr2", LURE, *cards)
    monster_taken = s.put(1, taken, "m3")
    s.act("activate", s.put(0, "lure", "hand"))
    passed(s, "action")
    return s, monster_taken


def after_the_battle(s: Scenario) -> None:
    """Go on to Main Phase 2."""
    for phase in ("battle", "main2"):
        s.act("phase", value=phase)
        passed(s, "action")


@duel
def tributes_what_goes_back_anyway() -> tuple[Scene, Right]:
    s, giant = borrowed()
    s.put(0, "ox", "m1")
    knight = s.put(0, "knight", "hand")
    after_the_battle(s)
    s.act("normal_summon", knight)
    return s, [{(s.choice.options[0].act, giant)}]


@duel
def tributes_the_lesser_one_that_goes_back() -> tuple[Scene, Right]:
    s, boar = borrowed(BOAR, taken="boar")
    s.put(0, "bear", "m1")
    s.put(0, "filler", "m2")
    knight = s.put(0, "knight", "hand")
    s.act("normal_summon", knight)
    return s, [{(s.choice.options[0].act, boar)}]


@duel
def pays_with_what_goes_back_anyway() -> tuple[Scene, Right]:
    s, giant = borrowed(SWAP)
    s.put(0, "filler", "m1")
    s.put(1, "filler", "s1", SET)
    s.act("activate", s.put(0, "swap", "hand"))
    passed(s, "cost", "tribute", "pick")
    return s, [{(s.choice.options[0].act, giant)}]


@duel
def attacks_with_the_borrowed_one_before_it_is_tributed() -> tuple[Scene, Right]:
    s, _ = borrowed()
    s.put(0, "knight", "hand")
    return s, one(("phase", None))


@duel
def tributes_the_borrowed_one_after_the_battle() -> tuple[Scene, Right]:
    s, _ = borrowed()
    s.put(0, "ox", "hand")
    knight = s.put(0, "knight", "hand")
    after_the_battle(s)
    return s, one(("normal_summon", knight))
