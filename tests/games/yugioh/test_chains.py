"""Chains: Spell Speeds, who may add a link, resolution from the last, the books' examples, what starts no Chain."""

from __future__ import annotations

import pytest
from scenario import EDITIONS, FACE_DOWN, SET, Scenario, monster, parsed, spell, through, trap

from sanam.engine import manual
from sanam.games.yugioh.cards.model import CardData

ALL = pytest.mark.parametrize("edition", EDITIONS)
EFFECT = ("effect",)


def effect_monster(name: str, text: str, *traits: str, **more: int) -> CardData:
    return parsed(monster(name, traits=(*EFFECT, *traits), text=text, **more))


GIFT = parsed(spell("gift", text="Gain 500 LP."))
SPARK = parsed(spell("spark", "quick-play", text="Gain 100 LP."))
JAR = parsed(trap("jar", text="Draw 1 card."))
WELL = parsed(trap("well", "continuous", text="When this card is activated: Gain 10 LP."))
IMP = effect_monster("imp", "(Quick Effect): You can gain 1 LP.")
HERALD = effect_monster("herald", "During your Main Phase: You can gain 200 LP.")
STORM = parsed(spell("storm", text="Destroy all Spells and Traps on the field."))
NO_SPELLS = parsed(
    trap(
        "no spells",
        "counter",
        text="When a Spell Card is activated: Discard 1 card; negate the activation, and if you do, destroy it.",
    )
)
NO_TRAPS = parsed(
    trap(
        "no traps",
        "counter",
        text="When a Trap Card is activated: Pay 1000 LP; negate the activation, and if you do, destroy it.",
    )
)


def names(s: Scenario) -> list[str]:
    """The Chain, from its first link."""
    return [s.game.data(link["card"]).name for link in s.game.chain()]


def resolved(s: Scenario) -> list[int]:
    """The numbers of the links in the order in which they were resolved."""
    return [f.data["number"] for f in s.facts("link_resolving")]


def trap_set(s: Scenario, seat: int, name: str, zone: str) -> int:
    return s.put(seat, name, zone, SET)


# ------------------------------------------------------------------------------------------------ Spell Speeds

RITUAL = parsed(
    spell(
        "rite",
        "ritual",
        text='Ritual Summon "idol" from your hand, by Tributing monsters from your hand or field '
        "whose total Levels equal 4.",
    )
)
IDOL = parsed(monster("idol", traits=("effect", "ritual"), text='You can Ritual Summon this card with "rite".'))
STRONGER = "Monsters you control gain 100 ATK."
SPEEDS = {
    "Normal Spell": (GIFT, 1, "YTH-3.36"),
    "Equip Spell": (parsed(spell("sword", "equip", text="The equipped monster gains 300 ATK.")), 1, "YTH-3.37"),
    "Continuous Spell": (parsed(spell("aura", "continuous", text=STRONGER)), 1, "YTH-3.38"),
    "Field Spell": (parsed(spell("meadow", "field", text=STRONGER)), 1, "YTH-3.39"),
    "Ritual Spell": (RITUAL, 1, "YTH-3.40"),
    "Flip Effect": (effect_monster("flipper", "FLIP: Gain 100 LP.", "flip"), 1, "YTH-3.41"),
    "Ignition Effect": (HERALD, 1, "YTH-3.42"),
    "Trigger Effect": (effect_monster("greeter", "If this card is Normal Summoned: Gain 100 LP."), 1, "YTH-3.43"),
    "Normal Trap": (JAR, 2, "YTH-3.46"),
    "Continuous Trap": (WELL, 2, "YTH-3.47"),
    "Quick-Play Spell": (SPARK, 2, "YTH-3.48"),
    "Quick Effect": (IMP, 2, "YTH-3.49"),
    "Counter Trap": (NO_SPELLS, 3, "YTH-3.50"),
}


def use(s: Scenario, card: CardData) -> None:
    """Bring a card of Ann's to use in the plainest way."""
    if card.kind == "trap":
        it = trap_set(s, 0, card.name, "s1")
        if card.icon == "counter":
            gift = s.put(0, "gift", "hand")
            s.put(0, "filler", "hand")
            s.act("activate", gift)
            s.settle("respond")
        s.do("activate", it)
    elif card.kind == "spell":
        it = s.put(0, card.name, "hand")
        s.do("activate", it)
    elif "flip" in card.traits:
        s.do("flip_summon", s.put(0, card.name, "m1", FACE_DOWN))
    elif card.name == "greeter":
        s.do("normal_summon", s.put(0, card.name, "hand"))
    else:
        s.do("activate", s.put(0, card.name, "m1"))


@pytest.mark.rule("yugioh-zh", "YZH-4.25", "YZH-4.29", "YZH-4.30", "YZH-4.32", "YZH-4.34", "YZH-2.33")
@pytest.mark.rule("yugioh-fa", "YFA-4.24", "YFA-4.26", "YFA-4.29", "YFA-4.32", "YFA-2.26")
@pytest.mark.rule("yugioh-th", "YTH-3.32", "YTH-3.35")
@ALL
@pytest.mark.parametrize(
    ("card", "speed"),
    [pytest.param(*it[:2], id=kind, marks=pytest.mark.rule("yugioh-th", it[2])) for kind, it in SPEEDS.items()],
)
def test_every_kind_of_card_and_effect_has_its_spell_speed(edition: str, card: CardData, speed: int) -> None:
    s = Scenario(edition, GIFT, card, *([IDOL] if card is RITUAL else []))
    s.put(0, "bear", "m5")  # something to equip and to Tribute
    if card is RITUAL:
        s.put(0, "idol", "hand")
    use(s, card)
    [told] = [f.data["speed"] for f in s.facts("activated") if f.card and s.game.data(f.card).name == card.name]
    assert told == speed


PAIRS = [
    # what was activated, what would answer it, whether it may
    (GIFT, GIFT, False), (GIFT, HERALD, False), (GIFT, SPARK, True), (GIFT, JAR, True), (GIFT, WELL, True),
    (GIFT, IMP, True), (GIFT, NO_SPELLS, True),
    (SPARK, GIFT, False), (SPARK, SPARK, True), (SPARK, JAR, True), (SPARK, IMP, True), (SPARK, NO_SPELLS, True),
    (JAR, GIFT, False), (JAR, SPARK, True), (JAR, JAR, True), (JAR, WELL, True), (JAR, NO_TRAPS, True),
    (NO_SPELLS, GIFT, False), (NO_SPELLS, SPARK, False), (NO_SPELLS, JAR, False), (NO_SPELLS, WELL, False),
    (NO_SPELLS, IMP, False), (NO_SPELLS, NO_TRAPS, True),
]  # fmt: skip


@pytest.mark.rule("yugioh-zh", "YZH-4.24", "YZH-4.26", "YZH-4.29", "YZH-4.31", "YZH-4.33", "YZH-4.35")
@pytest.mark.rule("yugioh-fa", "YFA-4.25", "YFA-4.27", "YFA-4.30", "YFA-4.33", "YFA-4.34", "YFA-4.35")
@pytest.mark.rule("yugioh-th", "YTH-3.33", "YTH-3.34", "YTH-3.44", "YTH-3.51", "YTH-3.52", "YTH-3.53")
@ALL
@pytest.mark.parametrize(("first", "second", "may"), PAIRS, ids=lambda x: x.name if isinstance(x, CardData) else str(x))
def test_an_answer_must_be_fast_and_not_slower_than_the_last_link(
    edition: str, first: CardData, second: CardData, may: bool
) -> None:
    s = Scenario(edition, *{c.name: c for c in (GIFT, first, second)}.values())
    s.play.manual(1, manual.Setting("prompts", "always"))
    s.put(1, "filler", "hand")
    zone = {"spell": "s1", "trap": "s1", "monster": "m1"}[second.kind]
    answer = s.put(1, second.name, zone, SET if second.kind != "monster" else None)
    if first is NO_SPELLS:
        # Ann's Counter Trap answers a Spell of Ben's.
        s.put(0, "filler", "hand")
        counter = trap_set(s, 0, "no spells", "s5")
        s.edit(lambda game: game.play.mark("table", "player", 1))
        s.act("activate", s.put(1, "gift", "hand"), value=0)
        s.settle("respond")
        s.act("activate", counter)
    else:
        opening = s.put(0, first.name, "hand") if first.kind == "spell" else trap_set(s, 0, first.name, "s5")
        s.act("activate", opening)
        s.settle("respond")
    assert s.choice.kind == "respond" and s.choice.seat == 1 and s.choice.params["card"] == s.game.chain()[-1]["card"]
    assert s.acts(answer) == (["activate"] if may else [])
    refused = s.refused("activate", answer)
    if may:
        s.act("activate", answer)
        assert names(s)[-2:] == [first.name, second.name] or names(s) == []
    else:
        assert refused is not None and refused.reason == "too-slow"


# --------------------------------------------------------------------------------------------- growing a Chain


@pytest.mark.rule("yugioh-zh", "YZH-4.19", "YZH-4.20", "YZH-4.21", "YZH-4.22", "YZH-4.23", "YZH-4.26", "YZH-4.27")
@pytest.mark.rule("yugioh-zh", "YZH-4.28", "YZH-5.25")
@pytest.mark.rule("yugioh-fa", "YFA-4.18", "YFA-4.19", "YFA-4.20", "YFA-4.21", "YFA-4.22", "YFA-4.23", "YFA-4.35")
@pytest.mark.rule("yugioh-th", "YTH-3.24", "YTH-3.25", "YTH-3.26", "YTH-3.27", "YTH-3.28", "YTH-3.29")
@pytest.mark.rule("yugioh-th", "YTH-3.30", "YTH-3.31")
@ALL
def test_a_chain_grows_in_turns_until_both_decline_and_resolves_from_its_last_link(edition: str) -> None:
    s = Scenario(edition, GIFT, JAR, SPARK)
    gift, mine = s.put(0, "gift", "hand"), trap_set(s, 0, "jar", "s2")
    his, own = trap_set(s, 1, "jar", "s1"), trap_set(s, 1, "spark", "s2")
    s.act("activate", gift)
    s.settle("respond")
    assert (s.choice.seat, s.choice.params["link"], s.acts(his), s.lp(0)) == (1, 1, ["activate"], 8000)
    s.act("activate", his)  # the opponent answers,
    assert (s.choice.seat, s.acts(mine)) == (0, ["activate"])
    s.act("activate", mine)  # the first player answers in turn,
    assert s.choice.seat == 1
    s.decline()  # the opponent keeps his Spell, and the first player has nothing more to add.
    assert names(s) == [] and resolved(s) == [3, 2, 1]
    assert s.where(own) == "1.s2"


@pytest.mark.rule("yugioh-zh", "YZH-4.22", "YZH-4.20")
@pytest.mark.rule("yugioh-fa", "YFA-4.21", "YFA-4.19")
@pytest.mark.rule("yugioh-th", "YTH-3.28", "YTH-3.31")
@ALL
def test_who_is_not_answered_may_chain_to_his_own_card_and_the_opponent_is_asked_again(edition: str) -> None:
    s = Scenario(edition, GIFT, JAR)
    gift, mine = s.put(0, "gift", "hand"), trap_set(s, 0, "jar", "s2")
    trap_set(s, 1, "jar", "s1")
    s.act("activate", gift)
    s.settle("respond")
    s.decline()
    assert s.choice.kind == "respond" and s.choice.seat == 0
    s.act("activate", mine)
    assert s.choice.kind == "respond" and s.choice.seat == 1 and names(s) == ["gift", "jar"]
    s.decline()
    assert resolved(s) == [2, 1] and s.lp(0) == 8500


@pytest.mark.rule("yugioh-zh", "YZH-4.20", "YZH-4.23", "YZH-5.25")
@pytest.mark.rule("yugioh-fa", "YFA-4.19", "YFA-4.23")
@pytest.mark.rule("yugioh-th", "YTH-3.26", "YTH-3.30")
@ALL
def test_nothing_is_processed_before_the_opponent_was_asked(edition: str) -> None:
    s = Scenario(edition, GIFT)
    s.play.manual(1, manual.Setting("prompts", "always"))  # asked even with nothing to answer
    s.act("activate", s.put(0, "gift", "hand"))
    s.settle("respond")
    assert s.choice.seat == 1 and s.choice.options == [] and s.lp(0) == 8000
    s.decline()
    assert s.lp(0) == 8500


@pytest.mark.rule("yugioh-zh", "YZH-4.28")
@pytest.mark.rule("yugioh-fa", "YFA-4.22")
@pytest.mark.rule("yugioh-th", "YTH-3.29")
@ALL
def test_each_effect_finds_the_table_as_the_later_links_left_it(edition: str) -> None:
    pull = parsed(spell("pull", text="Target 1 monster on the field; destroy it."))
    hide = parsed(spell("hide", "quick-play", text="Target 1 monster on the field; return it to the hand."))
    s = Scenario(edition, pull, hide)
    bear = s.put(1, "bear", "m1")
    s.put(1, "hide", "s1", SET)
    s.act("activate", s.put(0, "pull", "hand"))
    s.settle("respond")
    s.do("activate")
    assert s.where(bear) == "1.hand" and not s.facts("destroyed")


# -------------------------------------------------------------------------- effects that are due during a Chain


@pytest.mark.rule("yugioh-zh", "YZH-4.31")
@pytest.mark.rule("yugioh-fa", "YFA-4.27", "YFA-4.28")
@pytest.mark.rule("yugioh-th", "YTH-3.44", "YTH-3.45")
@ALL
def test_a_trigger_effect_that_is_due_during_a_chain_waits_for_its_end(edition: str) -> None:
    martyr = effect_monster("martyr", "If this card is Tributed: Gain 300 LP.")
    sale = parsed(spell("sale", text="Tribute 1 monster; draw 1 card."))
    s = Scenario(edition, martyr, sale, JAR)
    s.put(0, "martyr", "m1")
    trap_set(s, 1, "jar", "s1")
    s.act("activate", s.put(0, "sale", "hand"))
    s.settle("respond")
    s.act("activate")
    assert [f.data["number"] for f in s.facts("activated")] == [1, 2, 1]
    told = {"activated": "link", "link_resolved": "resolved", "chain_ended": "end"}
    assert [told[f.what] for f in s.facts() if f.what in told] == [
        "link",
        "link",
        "resolved",
        "resolved",
        "end",
        "link",
        "resolved",
        "end",
    ]
    assert s.lp(0) == 8300


# --------------------------------------------------------------------------------- what starts or joins no Chain


@pytest.mark.rule("yugioh-zh", "YZH-5.22")
@pytest.mark.rule("yugioh-fa", "YFA-5.18", "YFA-5.19")
@pytest.mark.rule("yugioh-th", "YTH-4.32", "YTH-4.33", "YTH-4.34", "YTH-4.35")
@ALL
@pytest.mark.parametrize("act", ["change_position", "set_monster", "tribute", "cost"])
def test_nobody_is_asked_to_answer_a_tribute_a_cost_or_a_change_of_position(edition: str, act: str) -> None:
    toll = parsed(spell("toll", text="Pay 500 LP; draw 1 card."))
    s = Scenario(edition, JAR, toll)
    trap_set(s, 1, "jar", "s1")
    match act:
        case "change_position":
            s.act("change_position", s.put(0, "ox", "m1"))
        case "set_monster":
            s.act("set_monster", s.put(0, "ox", "hand"))
            s.act("place")
        case "tribute":
            s.put(0, "bear", "m1")
            s.act("set_monster", s.put(0, "knight", "hand"))
            s.settle("respond")
            assert s.facts("tributed")
        case "cost":
            s.act("activate", s.put(0, "toll", "hand"))
            s.settle("respond")
            # Asked is only about the Spell: its cost is no link.
            assert s.lp(0) == 7500 and names(s) == ["toll"]
            s.decline()
    assert s.choice.kind == "action"


@pytest.mark.rule("yugioh-zh", "YZH-5.22", "YZH-4.27")
@pytest.mark.rule("yugioh-fa", "YFA-5.18", "YFA-5.19")
@pytest.mark.rule("yugioh-th", "YTH-4.32")
@ALL
@pytest.mark.parametrize("how", ["normal_summon", "flip_summon"])
def test_what_is_used_after_a_summon_is_link_1_of_a_chain_of_its_own(edition: str, how: str) -> None:
    s = Scenario(edition, JAR)
    jar = trap_set(s, 1, "jar", "s1")
    ox = s.put(0, "ox", "hand") if how == "normal_summon" else s.put(0, "ox", "m1", FACE_DOWN)
    s.act(how, ox)
    s.settle("respond")
    assert s.choice.params["link"] == 0 and s.facts("flip_summoned" if how == "flip_summon" else "normal_summoned")
    s.act("activate", jar)
    assert [f.data["number"] for f in s.facts("activated")] == [1] and s.card(ox).zone == "0.m1"


# ------------------------------------------------------------------------------------- the books' printed examples


def example(edition: str, first: CardData, second: CardData, *more: CardData) -> tuple[Scenario, int, int, int, int]:
    """Ann activates `first`, Ben answers with his Set `second`, Ann with Seven Tools; Ben has one more Set Trap."""
    s = Scenario(edition, first, second, NO_TRAPS, *more)
    tools, spare = trap_set(s, 0, "no traps", "s5"), trap_set(s, 1, "spare", "s2")
    his = trap_set(s, 1, second.name, "s1")
    discard = s.put(1, "filler", "hand")
    opening = s.put(0, first.name, "hand")
    s.act("activate", opening)
    while s.choice.kind in ("place", "target"):
        s.pick(spare) if s.choice.kind == "target" else s.act("place")
    s.act("activate", his)
    if second is NO_SPELLS:
        assert s.where(discard) == "1.graveyard"
    s.act("activate", tools)
    return s, opening, his, tools, spare


SPARE = trap("spare")


@pytest.mark.rule("yugioh-zh", "YZH-4.36", "YZH-4.37", "YZH-2.114", "YZH-2.115", "YZH-2.116", "YZH-5.39", "YZH-5.38")
@pytest.mark.parametrize("first", ["storm", "dice"])
def test_the_chinese_example_the_negated_second_link_leaves_the_first_undisturbed(first: str) -> None:
    dice = parsed(spell("dice", "quick-play", text="Target 1 Spell/Trap on the field; destroy it."))
    s, opening, his, tools, spare = example("zh-mr2", {"storm": STORM, "dice": dice}[first], NO_SPELLS, SPARE)
    assert resolved(s) == [3, 2, 1]
    assert [f.data["link"] for f in s.facts("negated")] == [2]
    assert s.where(spare) == "1.graveyard"  # link 1 worked,
    assert s.where(his) == "1.graveyard" and s.where(opening) == s.where(tools) == "0.graveyard"
    # and what link 2 and link 3 cost is not given back.
    assert s.lp(0) == 7000 and s.size(1, "hand") == 0


@pytest.mark.rule("yugioh-fa", "YFA-4.36", "YFA-4.37", "YFA-2.100", "YFA-2.101")
def test_the_persian_example_the_roar_does_nothing_and_ann_may_attack() -> None:
    roar = parsed(trap("roar", text="Monsters your opponent controls cannot declare attacks this turn."))
    s, opening, his, _, spare = example("fa-course", STORM, roar, SPARE)
    assert [f.data["speed"] for f in s.facts("activated")] == [1, 2, 3] and resolved(s) == [3, 2, 1]
    assert s.where(spare) == s.where(his) == "1.graveyard" and s.where(opening) == "0.graveyard"
    ox = s.put(0, "ox", "m1")
    s.attack(ox)
    assert s.lp(1) == 6300


@pytest.mark.rule("yugioh-th", "YTH-3.59", "YTH-3.60", "YTH-3.61")
def test_the_thai_example_the_jar_draws_nothing_and_is_destroyed() -> None:
    s, _, his, tools, spare = example("th-guide", STORM, JAR, SPARE)
    assert resolved(s) == [3, 2, 1] and s.size(1, "hand") == 1
    destroyed = [f.card for f in s.facts("destroyed")]
    # The Counter Trap destroyed the Jar, the Storm every Spell and Trap then on the field; the cards of the Chain
    # that are used up were not destroyed by it.
    assert destroyed == [his, spare] and s.where(tools) == "0.graveyard"
    assert [f.data["negated"] for f in s.facts("link_resolved")] == [False, True, False]


@pytest.mark.rule("yugioh-zh", "YZH-4.37", "YZH-5.39", "YZH-5.32", "YZH-5.38")
@ALL
def test_a_cost_is_paid_before_the_activation_and_never_given_back(edition: str) -> None:
    toll = parsed(spell("toll", text="Pay 500 LP; draw 2 cards."))
    s = Scenario(edition, toll, NO_SPELLS)
    counter, discard = trap_set(s, 1, "no spells", "s1"), s.put(1, "filler", "hand")
    hand = s.size(0, "hand")
    s.act("activate", s.put(0, "toll", "hand"))
    s.settle("respond")
    facts = [f.what for f in s.facts() if f.what in ("paid", "activated")]
    assert facts == ["paid", "activated"]
    s.act("activate", counter)
    assert s.lp(0) == 7500 and s.size(0, "hand") == hand and s.where(discard) == "1.graveyard"


WARDEN = effect_monster(
    "warden", "When a monster you control is targeted for an attack (Quick Effect): You can draw 1 card."
)


def test_a_quick_effect_answers_an_occasion_only_once() -> None:
    s = Scenario("zh-mr2", WARDEN)
    warden, other = s.put(1, "warden", "m1"), s.put(1, "warden", "m2")
    giant, attackers = s.put(1, "giant", "m3"), [s.put(0, "bear", "m1"), s.put(0, "ox", "m2")]
    s.do("phase", value="battle")
    for attacker in attackers:
        s.act("attack", attacker)
        s.act("attack", giant)
        assert {*s.offered("activate")} == {warden, other}
        s.act("activate", warden)
        assert s.offered("activate") == [other]  # in the same Chain, upon the same attack
        s.act("activate", other)
        through(s)
        assert s.choice.kind == "action"
    assert s.size(1, "hand") == 4
