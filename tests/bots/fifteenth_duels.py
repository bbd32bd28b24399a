"""More positions of Yu-Gi-Oh! (see `small_positions`)."""

from __future__ import annotations

from scenario import DEFENSE, Scenario, effect, magic, monster, parsed, spell
from small_duels import BACK, BOLT, FIRE, duel
from small_positions import WINS, Right, one, passed

from table_scene import Scene

"Fifteen new small positions of Yu-Gi-Oh!; each comment says why nothing else is right."

HERALD = magic("herald", "Add 1 Level 4 or lower monster from your Deck to your hand.")
STONE = effect("stone", "This card cannot be destroyed by battle.", atk=300, def_=300)
RENEW = magic("renew", "Discard your entire hand, then draw 2 cards.")
FROG = effect(
    "frog",
    "You can Special Summon this card (from your hand) to your opponent's field in Attack "
    "Position, by Tributing 1 monster they control.",
    level=4,
    atk=100,
    def_=100,
)
BURY = magic("bury", "Send 1 monster from your Deck to the GY.")
RITE = parsed(
    spell(
        "rite",
        "ritual",
        text='This card is used to Ritual Summon "lord". You must also Tribute monsters from your hand '
        "or field whose total Levels equal 4 or more.",
    )
)
LORD = parsed(
    monster("lord", 4, 2400, 1000, traits=("ritual", "effect"), text='You can Ritual Summon this card with "rite".')
)
LANCE = parsed(
    monster(
        "lance",
        4,
        2300,
        1500,
        traits=("xyz", "effect"),
        text="2 Level 4 monsters\nOnce per turn: You can detach 1 Xyz Material from this card, then target 1 "
        "card your opponent controls; destroy that target.",
    )
)
HUNT = magic("hunt", 'If you control "bear": Target 1 card your opponent controls; destroy that target.')
SIP = magic("sip", "Gain 500 Life Points.")
RAGE = magic(
    "rage",
    "Target 1 face-up monster you control; it gains 300 ATK for each card in your GY until the end of this turn.",
)
CROW = effect(
    "crow",
    "(Quick Effect): You can discard this card, then target 1 card in your opponent's GY; banish that target.",
    level=1,
    atk=300,
    def_=300,
)
LONER = effect("loner", "If you control no other monsters, this card can attack directly.", atk=1800, def_=0)
HURL = magic("hurl", "Tribute 1 monster; inflict 500 damage to your opponent.")
GUST = magic("gust", "Target 1 monster on the field; return that target to the hand.", "quick-play")
TOTEM = effect("totem", "Other monsters you control cannot be destroyed by battle.", atk=500, def_=500)
SNEAKY = effect("sneaky", "This card can attack directly.", atk=1000, def_=500)
STEP = magic("step", "Target 1 face-up monster you control; increase its Level by 1.")
SEVEN = parsed(
    monster("seven", 7, 2700, 2000, traits=("synchro", "effect"), text="1 Tuner + 1 or more non-Tuner monsters")
)
PIPER = parsed(monster("piper", 3, 600, 600, traits=("tuner", "effect"), text=""))
CUB = monster("cub", 3, 900, 900)


def asked(s, card):
    """The act by which the open question (or one a few forced steps later) takes this card."""
    for _ in range(12):
        if s.choice.kind != "action" and card in [o.card for o in s.choice.options]:
            return [{(next(o.act for o in s.choice.options if o.card == card), card)}]
        s.play.answer([0])
    raise AssertionError(s.choice)


@duel
def summons_before_it_throws_its_hand_away() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RENEW)
    s.put(0, "renew", "hand")
    bear = s.put(0, "bear", "hand")
    s.put(1, "mouse", "m1", DEFENSE)
    return s, one(("normal_summon", bear))


@duel
def buries_the_giant_and_digs_it_up() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BURY, BACK)
    s.put(0, "bury", "hand")
    s.put(0, "back", "hand")
    s.put(0, "bear", "graveyard")
    s.put(0, "ox", "deck")
    s.put(0, "giant", "deck")
    s.put(0, "bear", "deck")
    s.set_lp(1, 2500)
    return s, WINS


@duel
def offers_the_one_in_its_hand() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RITE, LORD)
    s.put(0, "ox", "m1")
    s.put(0, "rite", "hand")
    s.put(0, "lord", "hand")
    s.put(0, "bear", "hand")
    s.set_lp(1, 4100)
    return s, WINS


@duel
def overlays_detaches_and_attacks() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", LANCE, extra=("lance",))
    s.put(0, "bear", "m1")
    s.put(0, "ox", "m2")
    s.put(1, "giant", "m1")
    s.set_lp(1, 2300)
    return s, WINS


@duel
def discards_the_giant_it_can_call_back() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BACK, BOLT, FIRE, GUST)
    giant = s.put(0, "giant", "hand")
    for n in ("back", "bolt", "bolt", "fire", "gust", "ox"):
        s.put(0, n, "hand")
    s.put(1, "knight", "m1")
    return s, giant_at_the_limit(s, giant)


def giant_at_the_limit(s, giant):
    s.act("phase", value="end")
    passed(s, "hand_limit")
    return [{(s.choice.options[0].act, giant)}]


@duel
def banishes_what_is_called_back() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", CROW, BACK)
    s.put(0, "bear", "m1")
    crow = s.put(0, "crow", "hand")
    s.end_turn()
    s.put(1, "giant", "graveyard")
    s.set_lp(0, 1000)
    s.act("activate", s.put(1, "back", "hand"))
    while s.choice.kind != "respond":
        s.play.answer([0])
    return s, one(("activate", crow))


@duel
def sets_the_quick_one_for_their_turn() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", GUST)
    gust = s.put(0, "gust", "hand")
    s.put(1, "ox", "m1")
    s.set_lp(0, 1500)
    return s, one(("set", gust))


@duel
def breaks_the_totem_first() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", TOTEM)
    for z, n in (("m1", "ox"), ("m2", "knight"), ("m3", "filler")):
        s.put(0, n, z)
    s.put(1, "totem", "m1")
    s.put(1, "bear", "m2")
    s.set_lp(1, 2700)
    return s, WINS


@duel
def destroys_the_sneak_not_the_giant() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", STONE, SNEAKY, BOLT)
    s.put(0, "stone", "m1", DEFENSE)
    s.put(1, "giant", "m1")
    sneak = s.put(1, "sneaky", "m2")
    s.set_lp(0, 900)
    s.act("activate", s.put(0, "bolt", "hand"))
    return s, asked(s, sneak)
