"""Words that stand at another place of their sentence than usual are carried out as well."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, monster, parsed, spell, through, trap, use

from sanam.games.yugioh.texts.reading.texts import NotUnderstood, parse
from sanam.games.yugioh.texts.tree import Rule

HASTY = effect(
    "hasty", "You can Normal Summon this card without Tributing, but its original ATK becomes 900.", level=7, atk=2600
)


@pytest.mark.rule("yugioh-zh", "YZH-2.72")
@pytest.mark.parametrize(("own", "atk"), [(True, 900), (False, 2600)])
def test_a_monster_summoned_in_its_own_way_is_what_its_text_makes_of_it(own: bool, atk: int) -> None:
    s = Scenario("zh-mr2", HASTY)
    hasty = s.put(0, "hasty", "hand")
    if own:
        s.act("own_summon" if "own_summon" in s.acts(hasty) else "special_summon", hasty)
    else:
        s.put(0, "bear", "m1")
        s.put(0, "ox", "m2")
        s.act("normal_summon", hasty)
    through(s)
    assert s.where(hasty)[:3] == "0.m" and s.game.value(hasty, "atk") == atk


FETCH = magic("fetch", 'Add 1 monster from your Deck to your hand, except "filler".')


@pytest.mark.parametrize("name", ["ox", "mouse"])
def test_which_cards_may_be_said_behind_the_verb(name: str) -> None:
    s = Scenario("zh-mr2", FETCH, deck=20)
    wanted = s.put(0, name, "deck")
    use(s, "fetch")
    assert s.where(wanted) == "0.hand"


def test_nothing_more_can_be_said_behind_the_verb_of_a_card_already_known() -> None:
    with pytest.raises(NotUnderstood):
        parse('Target 1 monster in your GY; add that target to your hand, except "bear".', spell("odd"))


ARMED = effect("armed", "This card gains 300 ATK for each Equip Card equipped to this card.")
SWORD = magic("sword", "Equip only to a Warrior monster. It gains 100 ATK.", "equip")


def test_the_equip_cards_of_one_monster_are_counted_and_no_others() -> None:
    s = Scenario("zh-mr2", ARMED, SWORD)
    armed = s.put(0, "armed", "m1")
    bear = s.put(0, "bear", "m2")
    for host, atk in ((bear, 1500), (armed, 1900)):
        s.act("activate", s.put(0, "sword", "hand"))
        while s.choice.kind != "action":
            offered = [o.card for o in s.choice.options]
            s.play.answer([offered.index(host)] if host in offered else [0])
        assert s.game.value(armed, "atk") == atk


HALVE = magic("halve", "Target 1 monster on the field; its ATK and DEF become half its current ATK and DEF.")


def test_two_values_are_halved_each_by_itself() -> None:
    s = Scenario("zh-mr2", HALVE)
    bear = s.put(0, "bear", "m1")
    use(s, "halve")
    assert (s.game.value(bear, "atk"), s.game.value(bear, "def")) == (750, 600)


PROUD = effect(
    "proud",
    "If this card attacks or is attacked, your opponent cannot activate cards or effects until the end of the Damage"
    " Step.",
)
SNARE = parsed(trap("snare", text="When an opponent declares an attack: Target that monster; destroy it."))


@pytest.mark.parametrize(("name", "asked"), [("bear", True), ("proud", False)])
def test_nobody_answers_the_attack_of_a_monster_whose_text_says_so(name: str, asked: bool) -> None:
    s = Scenario("zh-mr2", PROUD, SNARE)
    attacker = s.put(0, name, "m1")
    s.put(1, "snare", "s1", SET)
    s.act("phase", value="battle")
    s.act("attack", attacker)
    if s.choice.kind == "target" or s.offered("direct"):
        s.act("direct")
    assert (s.choice.seat == 1 and bool(s.offered("activate"))) == asked


TOSS = magic(
    "toss",
    "Toss a coin 3 times and destroy all monsters your opponent controls if at least 2 of the results are heads.",
)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_done_if_the_coin_says_so(seed: int) -> None:
    s = Scenario("zh-mr2", TOSS, seed=seed)
    bear = s.put(1, "bear", "m1")
    use(s, "toss")
    heads = sum(fact.data["face"] == 1 for fact in s.facts("rolled")[-3:])
    assert (s.where(bear) == "1.graveyard") == (heads >= 2)


EGGS = magic(
    "eggs",
    'Special Summon 1 "Egg Token" (Insect/EARTH/Level 1/ATK 0/DEF 0).'
    " This Token cannot be Tributed for a Tribute Summon.",
)


def test_a_note_says_how_a_token_is_meant() -> None:
    s = Scenario("zh-mr2", EGGS)
    use(s, "eggs")
    assert "normal_summon" not in s.acts(s.put(0, "knight", "hand"))


@pytest.mark.parametrize(
    "note", ["This Token cannot be Tributed for a Tribute Summon.", "It can be activated this turn."]
)
def test_a_note_about_nothing_is_not_understood(note: str) -> None:
    with pytest.raises(NotUnderstood):
        parse(f"Draw 1 card. {note}", spell("alone"))


# ----------------------------------------------------------------------------- who goes on, for how long, where from

SWAP = magic("swap", "Each player discards 1 card, then draws 2 cards.")


def test_the_same_players_go_on() -> None:
    s = Scenario("zh-mr2", SWAP)
    for seat in (0, 1):
        s.put(seat, "bear", "hand")
    use(s, "swap")
    assert [s.size(seat, "hand") for seat in (0, 1)] == [2, 2]


TWICE = magic("twice", "You can conduct 2 Normal Summons/Sets this turn, not just 1.")


def test_a_second_normal_summon_and_no_third() -> None:
    s = Scenario("zh-mr2", TWICE)
    use(s, "twice")
    for name, can in (("bear", True), ("ox", True), ("mouse", False)):
        card = s.put(0, name, "hand")
        assert ("normal_summon" in s.acts(card)) == can
        if can:
            s.do("normal_summon", card)


BIND = parsed(trap("bind", "continuous", text="Select 1 monster. It cannot attack or change its Battle position."))


def test_what_a_continuous_card_does_ends_when_it_leaves() -> None:
    (ability,) = parse(BIND.text, BIND)
    rules = [step.op for step in ability.do if isinstance(step.op, Rule)]
    assert {op.rule for op in rules} == {"cannot attack", "cannot change position"}
    assert {op.until for op in rules} == {"self"}
    (once,) = parse(BIND.text, trap("once", text=BIND.text))
    assert {step.op.until for step in once.do if isinstance(step.op, Rule)} == {""}


BACK = effect(
    "back",
    "Once per turn: You can pay 500 LP; draw 1 card. This card must be in your GY to activate and resolve this effect.",
)


@pytest.mark.parametrize(("zone", "can"), [("graveyard", True), ("m1", False)])
def test_an_effect_is_used_where_its_card_must_be(zone: str, can: bool) -> None:
    s = Scenario("zh-mr2", BACK)
    assert ("activate" in s.acts(s.put(0, "back", zone))) == can


WARD = effect(
    "ward",
    "During your opponent's turn, at damage calculation: You can discard this card; you take no battle damage from that"
    " battle (this is a Quick Effect).",
)


@pytest.mark.parametrize("used", [True, False])
def test_a_quick_effect_of_the_damage_calculation(used: bool) -> None:
    s = Scenario("zh-mr2", WARD)
    ward, bear = s.put(1, "ward", "hand"), s.put(0, "bear", "m1")
    s.do("phase", value="battle")
    s.act("attack", bear)
    s.act("direct")
    while not s.acts(ward):
        s.decline()
    s.do("activate", ward) if used else s.settle()
    assert s.lp(1) == (8000 if used else 6500)


def test_a_sentence_of_what_can_be_done_also_goes_on_with_the_effect_before() -> None:
    text = "When this card is destroyed by battle: Gain 500 LP. You can also draw 1 card."
    (ability,) = parse(text, monster("germ", traits=("effect",)))
    assert [(step.link, step.optional) for step in ability.do] == [("", False), ("also", True)]


HORN = parsed(
    trap(
        "horn",
        text="Target 1 monster you control; equip this card to that target. It gains 800 ATK."
        " When it destroys a monster by battle: Draw 1 card.",
    )
)


def test_a_trap_that_equips_itself_has_effects_of_its_own() -> None:
    assert [ability["kind"] for ability in HORN.abilities] == ["activate", "continuous", "trigger"]
    assert HORN.abilities[1]["do"][0]["op"]["group"] == {"ref": "equipped"}
    assert HORN.abilities[2]["when"]["subject"] == {"ref": "equipped"}


def test_a_line_of_materials_may_end_with_a_period() -> None:
    plain = "1 Tuner + 1 or more non-Tuner monsters\nThis card gains 100 ATK."
    star = monster("period", 6, traits=("effect", "synchro"), text=plain)
    assert [each.kind for each in parse(plain, star)] == ["material", "continuous"]
    materials = parse(plain.replace("monsters", "monsters."), star)[0]
    assert materials.targets == parse(plain, star)[0].targets
    with pytest.raises(NotUnderstood):
        parse("Draw 1 card.\nThis card gains 100 ATK.", star)
