"""Lines about a card: what it is used for, when it may be Summoned, what battles do to it, who may answer it."""

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, SET, Scenario, effect, monster, parsed, snare, spell, through, trap

TUNER = effect(
    "tuner", "If this card is sent to the GY as a Synchro Material: Draw 1 card.", level=2, traits=("effect", "tuner")
)
SHY = effect("shy", "This card cannot be used as a Synchro Material.", level=4)
STAR = parsed(
    monster("star", 6, traits=("effect", "synchro"), text="1 Tuner + 1 non-Tuner monster\nThis card gains 100 ATK.")
)
CLEAR = parsed(spell("clear", text='Send all "tuner" from your field to the GY.'))


@pytest.mark.rule("yugioh-zh", "YZH-2.51")
def test_sent_as_a_synchro_material_and_not_otherwise() -> None:
    s = Scenario("zh-mr2", TUNER, STAR, CLEAR, extra=("star",))
    tuner = s.put(0, "tuner", "m1")
    bear = s.put(0, "bear", "m2")
    s.act("special_summon", s.offered("special_summon")[0])
    s.pick(tuner, bear)
    through(s)
    assert s.where(tuner) == "0.graveyard" and s.size(0, "hand") == 1
    s = Scenario("zh-mr2", TUNER, STAR, CLEAR)
    tuner = s.put(0, "tuner", "m1")
    s.act("activate", s.put(0, "clear", "hand"))
    through(s)
    assert s.where(tuner) == "0.graveyard" and s.size(0, "hand") == 0


@pytest.mark.parametrize(("name", "can"), [("bear", True), ("shy", False)])
def test_cannot_be_a_synchro_material(name: str, can: bool) -> None:
    s = Scenario("zh-mr2", TUNER, SHY, STAR, extra=("star",))
    s.put(0, "tuner", "m1")
    s.put(0, name, "m2")
    assert bool(s.offered("special_summon")) == can


OFFERED = effect("offered", "If this card is Tributed for a Tribute Summon: Gain 800 LP.")


def test_tributed_for_a_tribute_summon() -> None:
    s = Scenario("zh-mr2", OFFERED)
    s.put(0, "offered", "m1")
    s.act("normal_summon", s.put(0, "knight", "hand"))
    through(s)
    assert s.lp(0) == 8800


# ------------------------------------------------------------------------------------------- how it is Summoned

TIED = effect("tied", "Cannot be Normal Summoned, unless you control a Dragon monster.")
ROOTED = effect("rooted", "Cannot be Special Summoned from the GY.")
RAISE = parsed(spell("raise", text='Special Summon 1 "rooted" from your hand or GY.'))


def test_cannot_be_normal_summoned_unless() -> None:
    s = Scenario("zh-mr2", TIED, monster("whelp", race="Dragon"))
    tied = s.put(0, "tied", "hand")
    assert "normal_summon" not in s.acts(tied) and "set_monster" in s.acts(tied)
    s.put(0, "whelp", "m1")
    assert "normal_summon" in s.acts(tied)


@pytest.mark.parametrize(("zone", "can"), [("hand", True), ("graveyard", False)])
def test_cannot_be_special_summoned_from_there(zone: str, can: bool) -> None:
    s = Scenario("zh-mr2", ROOTED, RAISE)
    s.put(0, "rooted", zone)
    raising = s.put(0, "raise", "hand")
    assert ("activate" in s.acts(raising)) == can


# -------------------------------------------------------------------------------------------------- battles

LANCER = effect("lancer", "If this card attacks, it gains 300 ATK during the Damage Step only.", atk=1400)
LAZY = effect(
    "lazy", "If this card attacks, it is changed to Defense Position at the end of the Damage Step.", atk=1800
)
HUSH = effect(
    "hush",
    "If this card attacks, your opponent cannot activate any Spell/Trap Cards until the end of the Damage Step.",
    atk=1800,
)
ALARM = parsed(trap("alarm", text="When your opponent declares an attack: Draw 1 card."))


@pytest.mark.parametrize("attacks", [True, False])
def test_a_gain_while_it_attacks(attacks: bool) -> None:
    s = Scenario("zh-mr2", LANCER)
    seat = 0 if attacks else 1
    lancer, bear = s.put(seat, "lancer", "m1"), s.put(1 - seat, "bear", "m1")
    s.attack(lancer if attacks else bear, bear if attacks else lancer)
    # 1400 against 1500; attacking it has 1700, and no more once the battle is over.
    assert s.where(bear if attacks else lancer).endswith("graveyard")
    if attacks:
        assert s.game.value(lancer, "atk") == 1400


def test_it_turns_to_defense_after_it_attacked() -> None:
    s = Scenario("zh-mr2", LAZY)
    lazy, mouse = s.put(0, "lazy", "m1"), s.put(1, "mouse", "m1", ATTACK)
    s.attack(lazy, mouse)
    through(s)
    assert s.card(lazy).stance == DEFENSE


@pytest.mark.parametrize(("name", "asked"), [("bear", True), ("hush", False)])
def test_nobody_answers_its_attack_with_a_spell_or_trap(name: str, asked: bool) -> None:
    s = Scenario("zh-mr2", HUSH, ALARM)
    alarm = s.put(1, "alarm", "s1", SET)
    mine = s.put(0, name, "m1")
    s.act("phase", value="battle")
    s.settle()
    s.act("attack", mine)
    s.act("direct")
    assert (alarm in s.offered("activate")) == asked


SIREN = effect(
    "siren",
    "If this card attacks, your opponent's Spell/Trap Cards and monster effects cannot be activated until the end of"
    " the Damage Step.",
)
BEACON = snare("beacon", "When your opponent's monster declares an attack: You can draw 1 card.", "continuous")
SCOUT = effect("scout", "When your opponent's monster declares an attack (Quick Effect): You can draw 1 card.")


@pytest.mark.parametrize("name", ["bear", "siren"])
def test_only_cards_and_monster_effects_are_barred_and_no_face_up_trap(name: str) -> None:
    s = Scenario("zh-mr2", SIREN, BEACON, SCOUT, ALARM)
    alarm, beacon, scout = s.put(1, "alarm", "s1", SET), s.put(1, "beacon", "s2"), s.put(1, "scout", "m1")
    attacker = s.put(0, name, "m1")
    s.act("phase", value="battle")
    s.settle()
    s.act("attack", attacker)
    s.act("attack", scout)
    assert s.choice.seat == 1 and s.offered("activate") == [beacon]
    s.decline()
    assert {*s.offered("activate")} == ({alarm, scout} if name == "bear" else set())


# ---------------------------------------------------------------------------------------------- unless, must, who

DEBTOR = effect("debtor", "During each of your Standby Phases, destroy this card unless you pay 500 LP.")


@pytest.mark.parametrize("pays", [True, False])
def test_unless_you_pay(pays: bool) -> None:
    s = Scenario("zh-mr2", DEBTOR)
    debtor = s.put(0, "debtor", "m1")
    s.end_turn()
    while s.turn == 4:
        if s.choice.kind == "action":
            s.act("phase", value="end")
        else:
            s.decline()
    while s.choice.kind != "action":
        s.play.answer([0] if pays else [1]) if s.choice.least else s.play.answer([0] if pays else [])
    assert s.where(debtor) == ("0.m1" if pays else "0.graveyard")
    assert s.lp(0) == (7500 if pays else 8000)


BINDING = effect(
    "binding",
    "You can pay 500 LP; draw 1 card. You must control a Dragon monster to activate and to resolve this effect.",
)


def test_what_must_be_controlled_to_activate() -> None:
    s = Scenario("zh-mr2", BINDING, monster("whelp", race="Dragon"))
    binding = s.put(0, "binding", "m1")
    assert "activate" not in s.acts(binding)
    s.put(0, "whelp", "m2")
    assert "activate" in s.acts(binding)


LOUD = parsed(spell("loud", text="Draw 1 card."))
SILENT = parsed(
    spell(
        "silent",
        text="Draw 1 card. Your opponent cannot activate cards or effects in response to this card's activation.",
    )
)
JAM = parsed(trap("jam", icon="counter", text="When your opponent activates a Spell Card: Negate the activation."))


@pytest.mark.parametrize(("name", "answered"), [("loud", True), ("silent", False)])
def test_nobody_responds_to_its_activation(name: str, answered: bool) -> None:
    s = Scenario("zh-mr2", LOUD, SILENT, JAM)
    jam = s.put(1, "jam", "s1", SET)
    s.act("activate", s.put(0, name, "hand"))
    s.settle("respond")
    assert (jam in s.offered("activate")) == answered


# ------------------------------------------------------------------------------------------------- while equipped

HARNESS = parsed(
    spell("harness", icon="equip", text="While this card is equipped to a Dragon monster, you take no battle damage.")
)


@pytest.mark.parametrize(("name", "lost"), [("whelp", 0), ("bear", 1000)])
def test_while_it_is_equipped_to_such_a_monster(name: str, lost: int) -> None:
    s = Scenario("zh-mr2", HARNESS, monster("whelp", atk=1500, race="Dragon"))
    mine, giant = s.put(0, name, "m1"), s.put(1, "giant", "m1")
    s.act("activate", s.put(0, "harness", "hand"))
    while s.choice.kind != "action":
        s.pick(mine) if s.choice.kind == "target" else s.play.answer([0])
    s.attack(mine, giant)
    assert s.lp(0) == 8000 - lost


BURROW = parsed(trap("burrow", text="Draw 1 card. You can banish this card from your GY; gain 500 LP."))


def test_a_trap_acts_from_the_graveyard_in_either_turn() -> None:
    s = Scenario("zh-mr2", BURROW, LOUD)
    burrow = s.put(1, "burrow", "graveyard")
    s.act("activate", s.put(0, "loud", "hand"))
    s.settle("respond")
    s.do("activate", burrow)
    assert s.lp(1) == 8500 and s.where(burrow) == "1.banished"


# ------------------------------------------------------------------------------------ effects told in "●" lines

TWO_WAYS = effect(
    "two ways",
    'You can only use 1 of the following effects of "two ways" per turn, and only once that turn.\n'
    "● You can pay 100 LP; draw 1 card.\n● You can pay 500 LP; draw 2 cards.\nThis card gains 300 ATK.",
)
EACH_WAY = effect(
    "each way",
    'You can only use each of these effects of "each way" once per turn.\n'
    "● You can pay 100 LP; draw 1 card.\n● You can pay 500 LP; draw 2 cards.",
)


@pytest.mark.parametrize(("name", "left"), [("two ways", 0), ("each way", 1)])
def test_a_limit_on_the_effects_of_the_lines_below(name: str, left: int) -> None:
    s = Scenario("zh-mr2", TWO_WAYS, EACH_WAY)
    card = s.put(0, name, "m1")
    assert len([o for o in s.choice.options if o.act == "activate" and o.card == card]) == 2
    s.act("activate", card, value=s.choice.options[s.option("activate", card)].value)
    s.settle()
    assert s.size(0, "hand") == 1
    assert len([o for o in s.choice.options if o.act == "activate" and o.card == card]) == left


LEADER = effect(
    "leader", "While you control a Dragon monster, this card gains these effects.\n● This card gains 700 ATK.", atk=1000
)


def test_effects_that_are_gained_while_something_is_true() -> None:
    s = Scenario("zh-mr2", LEADER, monster("whelp", race="Dragon"))
    card = s.put(0, "leader", "m1")
    assert s.game.value(card, "atk") == 1000
    s.put(0, "whelp", "m2")
    assert s.game.value(card, "atk") == 1700


SOLE = effect("sole", 'There can only be 1 face-up "sole" on the field.')


@pytest.mark.parametrize("seat", [0, 1])
def test_only_one_of_it_on_the_whole_field(seat: int) -> None:
    s = Scenario("zh-mr2", SOLE)
    card = s.put(0, "sole", "hand")
    assert card in s.offered("normal_summon")
    s.put(seat, "sole", "m2")
    assert card not in s.offered("normal_summon")


QUICKENED = effect(
    "quickened", "You can pay 100 LP; draw 1 card. This effect can be activated during either player's turn."
)
NOTED = effect("noted", "During your opponent's turn: You can pay 100 LP; draw 1 card (this is a Quick Effect).")


@pytest.mark.parametrize("name", ["quickened", "noted"])
def test_a_line_that_makes_an_effect_a_quick_one(name: str) -> None:
    s = Scenario("zh-mr2", QUICKENED, NOTED)
    card = s.put(1, name, "m1")
    s.act("normal_summon", s.put(0, "bear", "hand"))
    s.settle("respond")
    assert card in s.offered("activate")


ADDS_THEN = parsed(spell("adds then", text='Add 1 "bear" from your Deck to your hand. Then draw 1 card.'))


@pytest.mark.parametrize(("there", "cards"), [(True, 2), (False, 0)])
def test_then_at_the_start_of_a_sentence_goes_on_with_the_one_before(there: bool, cards: int) -> None:
    s = Scenario("zh-mr2", ADDS_THEN)
    if there:
        s.put(0, "bear", "deck")
    s.act("activate", s.put(0, "adds then", "hand")) if there else None
    s.settle()
    assert s.size(0, "hand") == cards


# ----------------------------------------------------------------------------------- oaths, targets, resolutions

LOFTY = parsed(
    spell(
        "lofty",
        text="Gain 100 LP. You cannot Normal or Special Summon monsters the turn you activate this card, "
        'except "bear" monsters.',
    )
)


@pytest.mark.parametrize(("name", "can"), [("ox", False), ("bear", True)])
def test_an_oath_against_summons_of_both_kinds(name: str, can: bool) -> None:
    s = Scenario("zh-mr2", LOFTY)
    card, lofty = s.put(0, name, "hand"), s.put(0, "lofty", "hand")
    s.do("activate", lofty)
    assert (card in s.offered("normal_summon")) == can
    s = Scenario("zh-mr2", LOFTY)
    card, lofty = s.put(0, name, "hand"), s.put(0, "lofty", "hand")
    s.do("normal_summon", card)
    assert (lofty in s.offered("activate")) == can


MIRROR = parsed(
    trap(
        "mirror",
        icon="counter",
        text="When a Spell Card is activated that targets exactly 1 monster on the field (and no other cards): "
        "Negate the activation.",
    )
)
POKE = parsed(spell("poke", text="Target 1 monster on the field; it gains 100 ATK."))
PRESS = parsed(spell("press", text="Target 2 monsters on the field; they gain 100 ATK."))


@pytest.mark.parametrize(("name", "answered"), [("poke", True), ("press", False)])
def test_an_activation_that_targets_one_card_alone(name: str, answered: bool) -> None:
    s = Scenario("zh-mr2", MIRROR, POKE, PRESS)
    mirror = s.put(1, "mirror", "s1", SET)
    s.put(0, "bear", "m1")
    s.put(0, "ox", "m2")
    s.act("activate", s.put(0, name, "hand"))
    while s.choice.kind not in ("respond", "action"):
        s.play.answer(list(range(max(1, s.choice.least))))
    assert (s.choice.kind == "respond" and mirror in s.offered("activate")) == answered


PRIEST = effect("priest", "Each time a Spell Card is activated, immediately after it resolves, gain 300 LP.")
LOSS = parsed(spell("loss", text="Pay 100 LP; draw 1 card."))


def test_each_time_a_card_has_resolved() -> None:
    s = Scenario("zh-mr2", PRIEST, LOSS)
    s.put(0, "priest", "m1")
    s.act("activate", s.put(0, "loss", "hand"))
    through(s)
    assert s.lp(0) == 8000 - 100 + 300
    whats = [fact.what for fact in s.facts() if fact.what in ("drew", "gained")]
    assert whats[-2:] == ["drew", "gained"]


GUEST = effect(
    "guest", "If you control a Dragon monster, you can Special Summon this card from your hand in Attack Position."
)


@pytest.mark.rule("yugioh-zh", "YZH-2.84")
@pytest.mark.parametrize("there", [True, False])
def test_a_way_to_summon_it_told_without_a_colon_starts_no_chain(there: bool) -> None:
    s = Scenario("zh-mr2", GUEST, monster("whelp", race="Dragon"))
    card = s.put(0, "guest", "hand")
    if there:
        s.put(0, "whelp", "m1")
    assert (card in s.offered("special_summon")) == there and card not in s.offered("activate")


OLD_GUEST = effect("old guest", 'You can Tribute 1 "bear" to Special Summon this card from your hand.')
OLD_BLADE = parsed(
    spell(
        "old blade",
        icon="equip",
        text='Select 1 "bear" in your Graveyard. Special Summon it and equip it with this card. '
        "When this card is removed from the field, destroy the equipped monster.",
    )
)
GALE = parsed(spell("gale", text='Destroy all "old blade" on the field.'))


def test_an_older_text_pays_for_the_way_to_summon_it() -> None:
    s = Scenario("zh-mr2", OLD_GUEST)
    card = s.put(0, "old guest", "hand")
    assert card not in s.offered("special_summon")
    bear = s.put(0, "bear", "m1")
    s.act("special_summon", card)
    through(s)
    assert s.where(bear) == "0.graveyard" and s.where(card)[:3] == "0.m" and not s.facts("activated")


def test_an_older_equip_card_takes_its_monster_along_without_a_chain() -> None:
    s = Scenario("zh-mr2", OLD_BLADE, GALE)
    card, bear = s.put(0, "old blade", "hand"), s.put(0, "bear", "graveyard")
    s.act("activate", card)
    through(s)
    assert s.card(card).host == bear
    s.act("activate", s.put(0, "gale", "hand"))
    through(s)
    assert s.where(bear) == "0.graveyard"
    assert not [fact for fact in s.facts("activated") if fact.card == card and fact.data["activated"] == "effect"]
