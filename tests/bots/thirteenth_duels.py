"""More positions of Yu-Gi-Oh! (see `small_positions`)."""

from __future__ import annotations

from scenario import DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, monster, parsed, snare
from small_duels import AXE, BACK, BOLT, FIRE, LURE, RUSH, duel
from small_positions import WINS, Right, one, passed

from table_scene import Scene

SPARKS = magic("sparks", "Inflict 600 damage to your opponent.")
SPITE = snare("spite", "Inflict 900 damage to your opponent.")
SEED = effect("seed", "If this card is sent to the GY: You can draw 1 card.", atk=1000, def_=1000)
THROW = magic("throw", "Discard 1 card, then target 1 monster your opponent controls; destroy that target.")
PIKE = effect(
    "pike",
    "If this card attacks a Defense Position monster, inflict piercing battle damage to your opponent.",
    atk=1600,
    def_=800,
)
CHIMERA = parsed(monster("chimera", 6, 2400, 1800, traits=("fusion", "effect"), text='"bear" + "mouse"'))
MELD = magic(
    "meld",
    "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as Fusion Material.",
)
GUEST = effect(
    "guest",
    "If your opponent controls a monster and you control no monsters, you can "
    "Special Summon this card (from your hand).",
    level=5,
    atk=1800,
    def_=1000,
)
NEST = effect(
    "nest",
    "When this card is destroyed by battle and sent to the GY: You can Special Summon 1 "
    "monster with 1500 or less ATK from your Deck.",
    atk=1000,
    def_=1000,
)
TRADE_OFF = magic("tradeoff", "Target 1 monster you control and 1 monster your opponent controls; destroy both.")
HALT = snare("halt", "When an opponent's monster declares an attack: Negate the attack.")
PUP = monster("pup", 2, 500, 500)
SWITCH = magic("switch", "Target 1 monster your opponent controls; change its battle position.")
RANSOM = magic("ransom", "Tribute 1 monster; draw 2 cards.")
DRAIN = magic(
    "drain",
    "Target 1 face-up monster your opponent controls; it loses 800 ATK until the end of this turn.",
    "quick-play",
)
GRAVE = magic("grave", "Target 1 monster in your GY; banish it, and if you do, draw 1 card.")
LAMBS = magic("lambs", 'Special Summon 2 "Lamb Tokens" (Beast-Type/EARTH/Level 1/ATK 0/DEF 0) in Defense Position.')
CRUSH = magic("crush", "Destroy 1 monster you control; inflict 1200 damage to your opponent.")
HALVE = magic(
    "halve",
    "Target 1 face-up monster your opponent controls; its ATK becomes half its current ATK until the end of this turn.",
)
LANCE = effect("lance", "This card can attack directly.", atk=800)


@duel
def burns_with_spell_and_trap() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SPARKS, SPITE)
    s.put(0, "sparks", "hand")
    s.put(0, "spite", "s1", SET)
    s.put(1, "giant", "m1")
    s.set_lp(1, 1500)
    return s, WINS


@duel
def tributes_what_leaves_a_card() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SEED)
    s.put(0, "ox", "m1")
    seed = s.put(0, "seed", "m2")
    s.act("normal_summon", s.put(0, "knight", "hand"))
    passed(s, "tribute")
    return s, [{(next(o.act for o in s.choice.options if o.card == seed), seed)}]


@duel
def throws_the_seed_away() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SEED, THROW)
    s.put(0, "filler", "hand")
    seed = s.put(0, "seed", "hand")
    s.put(1, "giant", "m1")
    s.play.answer([s.option("activate", s.put(0, "throw", "hand"))])
    for _ in range(9):
        if seed in [o.card for o in s.choice.options]:
            break
        s.play.answer([0])
    return s, [{(next(o.act for o in s.choice.options if o.card == seed), seed)}]


@duel
def pierces_the_mouse() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", PIKE)
    s.put(0, "pike", "m1")
    s.put(1, "wall", "m1", DEFENSE)
    s.put(1, "mouse", "m2", DEFENSE)
    s.set_lp(1, 1600)
    return s, WINS


@duel
def lures_the_giant_and_clears_the_rest() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", LURE)
    s.put(0, "bear", "m1")
    s.put(0, "lure", "hand")
    s.put(1, "giant", "m1")
    s.put(1, "mouse", "m2", DEFENSE)
    s.set_lp(1, 2500)
    return s, WINS


@duel
def melds_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", MELD, CHIMERA, extra=("chimera",))
    s.put(0, "ox", "m1")
    s.put(0, "bear", "hand")
    s.put(0, "mouse", "hand")
    s.put(0, "meld", "hand")
    s.set_lp(1, 4100)
    return s, WINS


@duel
def rushes_it_twice() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RUSH)
    s.put(0, "bear", "m1")
    s.put(0, "rush", "hand")
    s.put(0, "rush", "hand")
    s.put(1, "giant", "m1")
    s.set_lp(1, 400)
    return s, WINS


@duel
def drains_it_twice() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", DRAIN)
    s.put(0, "bear", "m1")
    s.put(0, "drain", "hand")
    s.put(0, "drain", "hand")
    s.put(1, "giant", "m1")
    s.set_lp(1, 600)
    return s, WINS


@duel
def axe_and_rush_together() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", AXE, RUSH)
    s.put(0, "filler", "m1")
    s.put(0, "axe", "hand")
    s.put(0, "rush", "hand")
    s.put(1, "giant", "m1")
    s.set_lp(1, 200)
    return s, WINS


@duel
def brings_the_guest_before_it_summons() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", GUEST)
    s.put(0, "guest", "hand")
    s.put(0, "bear", "hand")
    s.put(1, "mouse", "m1")
    s.set_lp(1, 3300)
    return s, WINS


@duel
def leaves_the_nest_alone() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", NEST)
    ox = s.put(0, "ox", "m1")
    s.put(1, "nest", "m1")
    f = s.put(1, "filler", "m2")
    s.do("phase", value="battle")
    s.act("attack", ox)
    return s, one(("attack", f))


@duel
def trades_the_seed_for_the_giant() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SEED, TRADE_OFF)
    s.put(0, "filler", "m1")
    seed = s.put(0, "seed", "m2")
    s.put(1, "giant", "m1")
    s.play.answer([s.option("activate", s.put(0, "tradeoff", "hand"))])
    for _ in range(9):
        if seed in [o.card for o in s.choice.options]:
            break
        s.play.answer([0])
    return s, [{(next(o.act for o in s.choice.options if o.card == seed), seed)}]


@duel
def halts_the_giant_not_the_pup() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", HALT, PUP)
    s.put(0, "halt", "s1", SET)
    s.set_lp(0, 2500)
    pup = s.put(1, "pup", "m1")
    s.put(1, "giant", "m2")
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", pup)
    s.act("direct")
    passed(s, "respond")
    return s, [set()]


@duel
def turns_to_defence_when_it_must() -> tuple[Scene, Right]:
    s = Scenario()
    bear = s.put(0, "bear", "m1")
    s.set_lp(0, 400)
    s.put(1, "knight", "m1")
    return s, one(("change_position", bear))


@duel
def flips_the_ox_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1", FACE_DOWN)
    s.put(0, "bear", "m2")
    s.put(1, "mouse", "m1", DEFENSE)
    s.set_lp(1, 1700)
    return s, WINS


@duel
def switches_the_wall_to_its_weak_side() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SWITCH)
    s.put(0, "ox", "m1")
    s.put(0, "knight", "m2")
    s.put(0, "switch", "hand")
    s.put(1, "wall", "m1", DEFENSE)
    s.set_lp(1, 1700 + 2000)
    return s, WINS


@duel
def ransoms_the_seed() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SEED, RANSOM)
    s.put(0, "filler", "m1")
    seed = s.put(0, "seed", "m2")
    s.play.answer([s.option("activate", s.put(0, "ransom", "hand"))])
    for _ in range(9):
        if seed in [o.card for o in s.choice.options]:
            break
        s.play.answer([0])
    return s, [{(next(o.act for o in s.choice.options if o.card == seed), seed)}]


@duel
def banishes_the_least_for_a_card() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", GRAVE, BACK)
    s.put(0, "giant", "graveyard")
    m = s.put(0, "mouse", "graveyard")
    s.put(0, "back", "hand")
    s.play.answer([s.option("activate", s.put(0, "grave", "hand"))])
    for _ in range(9):
        if m in [o.card for o in s.choice.options]:
            break
        s.play.answer([0])
    return s, [{(next(o.act for o in s.choice.options if o.card == m), m)}]


@duel
def makes_lambs_for_the_giant_past_the_knight() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", LAMBS)
    s.put(0, "lambs", "hand")
    s.put(0, "giant", "hand")
    s.put(0, "filler", "hand")
    s.put(1, "knight", "m1")
    s.set_lp(1, 500)
    return s, WINS


@duel
def crushes_the_seed_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SEED, CRUSH)
    s.put(0, "ox", "m1")
    s.put(0, "seed", "m2")
    s.put(1, "giant", "m1")
    s.set_lp(1, 1200)
    s.put(0, "crush", "hand")
    return s, WINS


@duel
def attacks_directly_and_burns() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", LANCE, FIRE)
    s.put(0, "lance", "m1")
    s.put(0, "fire", "hand")
    s.put(1, "giant", "m1")
    s.set_lp(1, 1800)
    return s, WINS


@duel
def halves_then_drains() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", HALVE, DRAIN)
    s.put(0, "filler", "m1")
    s.put(0, "halve", "hand")
    s.put(0, "drain", "hand")
    s.put(1, "giant", "m1")
    s.set_lp(1, 550)
    return s, WINS


@duel
def clears_both_with_bolt_and_attack() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOLT)
    s.put(0, "ox", "m1")
    s.put(0, "bear", "m2")
    s.put(0, "bolt", "hand")
    s.put(1, "giant", "m1")
    s.put(1, "filler", "m2")
    s.set_lp(1, 700 + 1500)
    return s, WINS


@duel
def rushes_and_drains() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RUSH, DRAIN)
    s.put(0, "bear", "m1")
    s.put(0, "rush", "hand")
    s.put(0, "drain", "hand")
    s.put(1, "giant", "m1")
    s.set_lp(1, 500)
    return s, WINS
