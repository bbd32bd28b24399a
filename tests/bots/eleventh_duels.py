"""More positions of Yu-Gi-Oh! (see `small_positions`)."""

from __future__ import annotations

from scenario import DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, snare
from small_duels import duel
from small_positions import WINS, Right, one

from table_scene import Scene

AXE = magic("axe", "The equipped monster gains 1000 ATK.", "equip")
BOLT = magic("bolt", "Target 1 monster your opponent controls; destroy that target.")
FIRE = magic("fire", "Inflict 1000 damage to your opponent.")
LURE = magic("lure", "Target 1 monster your opponent controls; take control of that target until the End Phase.")
DUST = magic("dust", "Target 1 Spell/Trap on the field; destroy it.", "quick-play")
READ = magic("read", "Draw 2 cards.")
MINE = effect(
    "mine", "FLIP: Target 1 monster on the field; destroy that target.", atk=900, def_=900, traits=("effect", "flip")
)
LANCE = effect(
    "lance",
    "If this card attacks a Defense Position monster, inflict piercing battle damage to your opponent.",
    atk=1900,
    def_=400,
)
TWICE = effect("twice", "This card can make a second attack during each Battle Phase.", atk=1500, def_=500)
SIP = snare("sip", "Gain 1000 LP.")
SPIN = magic("spin", "Target 1 monster your opponent controls; change its battle position.")
COIN = effect("coin", "If this card is sent to the GY: Draw 1 card.", atk=300, def_=300)
PRICE = magic("price", "Discard 1 card, then target 1 monster your opponent controls; destroy that target.")
CAGE = snare("cage", "Monsters your opponent controls cannot attack.", "continuous")
SEEK = magic("seek", "Add 1 Spell Card from your Deck to your hand.")
BOMBER = effect("bomber", "You can Tribute this card; inflict 800 damage to your opponent.", atk=1200, def_=300)
MARSHAL = effect("marshal", "All Warrior monsters you control gain 500 ATK.", atk=1000, def_=1000)
BOTH = magic("both", "Inflict 1000 damage to both players.")


@duel
def flips_the_mine_and_summons_for_the_game() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", MINE)
    s.put(0, "mine", "m1", FACE_DOWN)
    s.put(0, "bear", "hand")
    s.put(1, "giant", "m1")
    s.set_lp(1, 2400)
    return s, WINS


@duel
def trades_the_equals_and_lets_the_small_one_through() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1")
    s.put(0, "filler", "m2")
    s.put(1, "ox", "m1")
    s.set_lp(1, 1000)
    return s, WINS


@duel
def turns_the_wall_around() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SPIN)
    s.put(0, "ox", "m1")
    s.put(1, "wall", "m1", DEFENSE)
    s.put(0, "spin", "hand")
    s.set_lp(1, 1700)
    return s, WINS


@duel
def discards_what_gives_a_card_back() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", PRICE, COIN, BOLT)
    s.put(1, "giant", "m1")
    s.put(1, "knight", "m2")
    s.put(0, "bolt", "hand")
    s.put(0, "ox", "hand")
    s.put(0, "bear", "hand")
    coin = s.put(0, "coin", "hand")
    s.act("activate", s.put(0, "price", "hand"))
    for _ in range(6):
        if any(o.card == coin for o in s.choice.options):
            break
        s.play.answer(list(range(max(1, s.choice.least))))
    return s, [{(s.choice.options[0].act, coin)}]


@duel
def breaks_the_cage_and_attacks() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", CAGE, DUST)
    s.put(0, "giant", "m1")
    s.put(0, "dust", "hand")
    s.put(1, "filler", "s2", SET)
    s.put(1, "cage", "s1")
    s.set_lp(1, 2500)
    return s, WINS


@duel
def searches_the_burn() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SEEK, BOLT, READ, FIRE)
    s.put(1, "giant", "m1")
    s.put(1, "giant", "m2")
    for n in ("bolt", "read", "fire"):
        s.put(0, n, "deck")
    s.put(0, "seek", "hand")
    s.set_lp(1, 1000)
    return s, WINS


@duel
def does_not_burn_itself() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOTH)
    s.put(0, "bear", "m1")
    s.put(0, "both", "hand")
    s.set_lp(0, 900)
    s.set_lp(1, 4000)
    return s, one(("phase", None))


AURA = effect("aura", "All other monsters you control gain 500 ATK.", atk=1000, def_=1000)
HURL = magic(
    "hurl", "Tribute 1 monster; inflict damage to your opponent equal to the Tributed monster's ATK on the field."
)
GLOAT = effect(
    "gloat",
    "When this card destroys a monster by battle and sends it to the GY: Inflict 500 damage to your opponent.",
    atk=1600,
    def_=600,
)
SMITE = snare("smite", "Target 1 monster your opponent controls; destroy that target.")
LORD = effect(
    "lord",
    "If this card is Tribute Summoned: Target 1 monster your opponent controls; destroy that target.",
    level=5,
    atk=2000,
    def_=1000,
)
PEACE = magic("peace", "Monsters cannot attack.", "continuous")
HASTE = magic(
    "haste",
    "You can Normal Summon 1 monster during your Main Phase this turn, in addition to your Normal Summon/Set. "
    "(You can only gain this effect once per turn.)",
)


@duel
def fells_the_banner_first() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", AURA)
    s.put(0, "ox", "m1")
    s.put(0, "ox", "m2")
    s.put(1, "bear", "m1")
    s.put(1, "aura", "m2")
    s.set_lp(1, 900)
    return s, WINS


@duel
def hurls_the_biggest_after_the_battle() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", HURL)
    s.put(0, "ox", "m1")
    s.put(0, "giant", "m2")
    s.put(0, "hurl", "hand")
    s.set_lp(1, 6700)
    return s, WINS


@duel
def lets_the_gloating_one_fight() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", GLOAT)
    s.put(0, "gloat", "m1")
    s.put(0, "ox", "m2")
    s.put(1, "bear", "m1")
    s.set_lp(1, 2300)
    return s, WINS


@duel
def springs_its_own_trap_in_its_own_turn() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SMITE)
    s.put(0, "bear", "m1")
    s.put(0, "smite", "s1", SET)
    s.put(1, "giant", "m1")
    s.set_lp(1, 1500)
    return s, WINS


@duel
def tributes_the_mouse_for_the_lord() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", LORD)
    s.put(0, "mouse", "m1")
    s.put(0, "ox", "m2")
    s.put(0, "lord", "hand")
    s.put(1, "giant", "m1")
    s.set_lp(1, 3700)
    return s, WINS


@duel
def breaks_its_own_peace() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", PEACE, DUST)
    s.put(0, "giant", "m1")
    s.put(0, "peace", "s1")
    s.put(0, "dust", "hand")
    s.put(1, "filler", "s1", SET)
    s.set_lp(1, 2500)
    return s, WINS


@duel
def summons_twice() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", HASTE)
    s.put(0, "haste", "hand")
    s.put(0, "ox", "hand")
    s.put(0, "bear", "hand")
    s.put(0, "mouse", "hand")
    s.set_lp(1, 3200)
    return s, WINS
