"""More positions of Yu-Gi-Oh! with one right move, written before any was tried (see `small_positions`)."""

from __future__ import annotations

from more_duels import attacked
from scenario import DEFENSE, SET, Scenario, effect, magic, monster, snare
from small_duels import DUST, duel
from small_positions import WINS, Right, one, passed

from table_scene import Scene

FALL = snare("fall", "When a monster(s) is Summoned: Destroy all monsters on the field.")
RALLY = magic("rally", "All Warrior monsters you control gain 400 ATK.", "continuous")
GHOST = effect("ghost", "You can banish this card from your GY; draw 1 card.", atk=1000)
BREAK = snare("break", "Discard 1 card, then target 1 card on the field; destroy that target.")
SHEEP = magic("sheep", 'Special Summon 2 "Sheep Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0) in Defense Position.')
LAST = snare(
    "last", "When an opponent's monster declares a direct attack: Negate the attack, then end the Battle Phase."
)
FETCH = magic("fetch", "Target 1 monster in your GY; add that target to your hand.")
TOLL = magic("toll", "Pay 1000 LP; draw 2 cards.")
LOCK = snare("lock", "Your opponent's monsters cannot change their battle positions.", "continuous")
SWAP = magic("swap", "Tribute 1 monster, then target 1 card your opponent controls; destroy that target.")
SPARK = effect("spark", "Once per turn: You can inflict 500 damage to your opponent.", atk=1200)
SCOUT = effect("scout", "When this card inflicts battle damage to your opponent: Draw 1 card.", atk=1000)
GUARD = effect(
    "guard", "While this card is face-up, your opponent's monsters cannot attack other monsters.", atk=500, def_=2200
)
BOMB = snare("bomb", "When your opponent Normal Summons a monster: Target that monster; destroy it.")
DOUBLE = magic("double", "Target 1 face-up monster you control; double its ATK until the end of this turn.")
DUNE = effect("dune", "This card gains 300 ATK for each card in your GY.", atk=0, def_=0)
REST = magic("rest", "Target 1 face-up Attack Position monster your opponent controls; change it to Defense Position.")


@duel
def lets_all_fall_when_it_has_nothing() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FALL)
    fall = s.put(0, "fall", "s1", SET)
    s.put(1, "giant", "m1")
    ox = s.put(1, "ox", "hand")
    s.end_turn()
    s.act("normal_summon", ox)
    passed(s, "respond")
    return s, one(("activate", fall))


@duel
def does_not_let_its_own_fall_for_a_mouse() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FALL)
    s.put(0, "fall", "s1", SET)
    s.put(0, "giant", "m1")
    s.put(0, "knight", "m2")
    mouse = s.put(1, "mouse", "hand")
    s.end_turn()
    s.act("normal_summon", mouse)
    passed(s, "respond")
    return s, [set()]


@duel
def rallies_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RALLY)
    s.put(0, "ox", "m1")
    s.put(0, "bear", "m2")
    s.put(0, "rally", "hand")
    s.set_lp(1, 4000)
    return s, WINS


@duel
def draws_from_the_graveyard() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", GHOST)
    return s, one(("activate", s.put(0, "ghost", "graveyard")))


@duel
def breaks_the_attacker_with_a_spare_card() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BREAK)
    trap = s.put(0, "break", "s1", SET)
    s.put(0, "mouse", "hand")
    knight = s.put(0, "knight", "m1")
    giant = s.put(1, "giant", "m1")
    attacked(s, giant, knight)
    return s, one(("activate", trap))


@duel
def hides_behind_tokens() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SHEEP)
    s.put(1, "giant", "m1")
    s.put(1, "knight", "m2")
    s.set_lp(0, 4000)
    return s, one(("activate", s.put(0, "sheep", "hand")))


@duel
def ends_the_battle_that_would_kill() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", LAST)
    last = s.put(0, "last", "s1", SET)
    giant = s.put(1, "giant", "m1")
    s.put(1, "ox", "m2")
    s.set_lp(0, 3000)
    attacked(s, giant)
    return s, one(("activate", last))


@duel
def fetches_the_best() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FETCH)
    ox = s.put(0, "ox", "graveyard")
    s.put(0, "mouse", "graveyard")
    s.act("activate", s.put(0, "fetch", "hand"))
    passed(s, "target")
    return s, [{("pick", ox)}]


@duel
def pays_points_for_cards() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", TOLL)
    return s, one(("activate", s.put(0, "toll", "hand")))


@duel
def tributes_the_mouse_for_the_giant() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SWAP)
    s.put(0, "mouse", "m1")
    s.put(1, "giant", "m1")
    return s, one(("activate", s.put(0, "swap", "hand")))


@duel
def sparks_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SPARK)
    s.put(0, "spark", "m1")
    s.set_lp(1, 1700)
    return s, WINS


@duel
def sparks_behind_a_wall_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SPARK)
    s.put(0, "spark", "m1")
    s.put(1, "giant", "m1")
    s.set_lp(1, 500)
    return s, WINS


@duel
def blows_up_what_is_summoned() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOMB)
    bomb = s.put(0, "bomb", "s1", SET)
    ox = s.put(1, "ox", "hand")
    s.end_turn()
    s.act("normal_summon", ox)
    passed(s, "respond")
    return s, one(("activate", bomb))


@duel
def doubles_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", DOUBLE)
    s.put(0, "ox", "m1")
    s.put(0, "double", "hand")
    s.set_lp(1, 3400)
    return s, WINS


@duel
def turns_the_giant_to_defence_and_beats_it() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", REST, monster("glass", 5, 2400, 500))
    s.put(0, "ox", "m1")
    s.put(1, "glass", "m1")
    return s, one(("activate", s.put(0, "rest", "hand")))


@duel
def does_not_face_giants_with_a_filler() -> tuple[Scene, Right]:
    s = Scenario()
    filler = s.put(0, "filler", "hand")
    s.put(1, "giant", "m1")
    s.set_lp(0, 1500)
    return s, one(("set_monster", filler))


@duel
def dusts_the_only_set_card_for_the_game() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", DUST, LAST)
    s.put(0, "giant", "m1")
    s.put(1, "last", "s1", SET)
    s.set_lp(1, 2500)
    return s, one(("activate", s.put(0, "dust", "hand")))


@duel
def attacks_directly_with_the_one_that_draws() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SCOUT)
    scout = s.put(0, "scout", "m1")
    s.act("phase", value="battle")
    passed(s, "action")
    return s, one(("attack", scout))


@duel
def does_not_spend_the_pit_on_a_mouse() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOMB)
    s.put(0, "bomb", "s1", SET)
    s.put(0, "ox", "m1")
    mouse = s.put(1, "mouse", "hand")
    s.put(1, "giant", "hand")
    s.end_turn()
    s.act("normal_summon", mouse)
    passed(s, "respond")
    return s, [set()]


@duel
def throws_a_small_one_in_the_way_of_the_last_points() -> tuple[Scene, Right]:
    """Both monsters on the field will be attacked; whatever comes next would attack directly."""
    s = Scenario()
    for zone in ("m1", "m2"):
        s.put(0, "mouse", zone, DEFENSE)
    small = s.put(0, "filler", "hand")
    s.put(1, "ox", "m1")
    s.put(1, "knight", "m2")
    s.put(1, "bear", "hand")
    s.set_lp(0, 1500)
    return s, one(("set_monster", small))


@duel
def summons_what_grows_by_the_graveyard_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", DUNE)
    for name in ("mouse", "ox", "knight"):
        for _ in range(2):
            s.put(0, name, "graveyard")
    s.put(0, "dune", "hand")
    s.set_lp(1, 1800)
    return s, WINS
