"""Texts that are read and then played on the table: what each phrase does."""

from __future__ import annotations

from typing import Any

import pytest
from lab import Lab, monster, spell, trap

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.groups import cards_of, number
from sanam.games.yugioh.texts.reading import texts


def read(text: str, **fields: Any) -> list[t.Ability]:
    """The abilities of a card with this text; a monster unless `fields` say otherwise."""
    fields = {"kind": "monster", "traits": ("effect",), **fields}
    return texts.parse(text, CardData(code=1, name=fields.pop("name", "Test Card"), **fields))


def a_spell(text: str, icon: str = "normal") -> dict[str, Any]:
    return spell(icon=icon, abilities=read(text, kind="spell", icon=icon, traits=()))


def a_trap(text: str) -> dict[str, Any]:
    return trap(abilities=read(text, kind="trap", icon="normal", traits=()))


def a_monster(text: str, **more: Any) -> dict[str, Any]:
    return monster(abilities=read(text), **more)


def test_a_monster_summoned_so_is_banished_when_it_leaves_the_field() -> None:
    lab = Lab(
        ghost=a_monster(
            "If this card is in your GY: You can pay 500 LP; "
            "Special Summon this card in Attack Position, but banish it when it leaves the field."
        ),
        bolt=a_spell("Destroy all monsters on the field."),
    )
    ghost = lab.put("ghost", 0, "graveyard")
    lab.use(ghost)
    lab.pick("0.m1")
    assert lab.zone(ghost) == "0.m1"
    lab.use(lab.put("bolt", 0, "s1"))
    assert lab.zone(ghost) == "0.banished"


def test_one_of_two_kinds_of_cards() -> None:
    lab = Lab(
        call=a_spell('Add 1 Level 4 or lower Warrior monster or 1 "Blank Page" from your Deck to your hand.'),
        knight=monster(race="Warrior", level=3),
        giant=monster(race="Warrior", level=7),
        page=spell(name="Blank Page"),
        blank=monster(race="Fish"),
    )
    cards = {name: lab.put(name, 0, "deck") for name in ("knight", "giant", "page")}
    lab.use(lab.put("call", 0, "s1"))
    assert {*lab.offered()} == {cards["knight"], cards["page"]}


@pytest.mark.parametrize(
    ("nouns", "meant"),
    [
        ("LIGHT or Dragon monsters", {"wyvern", "lamp"}),
        ("Level 3 or 6 monsters", {"wyvern", "ox"}),
        ("monsters whose Level is 3 or 6", {"wyvern", "ox"}),
        ("Fusion or Synchro monsters", {"ox"}),
        ('monsters with "Lamp" in their name', {"lamp"}),
        ("monsters with 1000 ATK and 500 DEF", {"lamp"}),
        ("non-Token monsters", {"wyvern", "lamp", "ox"}),
    ],
)
def test_adjectives_of_either_kind(nouns: str, meant: set[str]) -> None:
    lab = Lab(
        rage=a_spell(f"Destroy all {nouns} on the field."),
        wyvern=monster(race="Dragon", level=3),
        lamp=monster(name="Old Lamp", attribute="LIGHT", level=4, def_=500),
        ox=monster(level=6, traits=("synchro",)),
    )
    cards = {name: lab.put(name, 0, zone) for name, zone in (("wyvern", "m1"), ("lamp", "m2"), ("ox", "m3"))}
    lab.use(lab.put("rage", 0, "s1"))
    assert {name for name, card in cards.items() if not lab.zone(card).startswith("0.m")} == meant


def test_the_combined_value_is_that_of_all_of_them() -> None:
    lab = Lab(
        blast=a_spell(
            "Inflict damage to your opponent equal to the combined original Level of all monsters you control x 100."
        ),
        two=monster(level=2),
        five=monster(level=5),
    )
    lab.put("two", 0, "m1"), lab.put("five", 0, "m2"), lab.put("five", 1, "m1")
    lab.use(lab.put("blast", 0, "s1"))
    assert lab.lp(1) == 7300


def test_an_older_equip_spell_says_what_it_may_be_equipped_to() -> None:
    text = (
        "A Warrior monster equipped with this card increases its ATK by 300 points and decreases its DEF by 200 points."
    )
    equip, held = read(text, kind="spell", icon="equip", traits=())
    assert equip.kind == "equip" and equip.targets[0].filter.races == ("Warrior",)
    lab = Lab(sword=spell(icon="equip", abilities=[equip, held]), bear=monster(atk=1000, def_=1000))
    bear = lab.put("bear", 0, "m1")
    lab.put("sword", 0, "s1", host=bear)
    assert (lab.now.value(bear, "atk"), lab.now.value(bear, "def")) == (1300, 800)
    (plain,) = read(
        "Increase the ATK of a monster equipped with this card by 500 points.", kind="spell", icon="equip", traits=()
    )
    assert plain.kind == "continuous"


def test_two_things_said_of_the_same_cards() -> None:
    lab = Lab(
        flag=a_spell("All Warrior monsters you control gain 500 ATK and cannot be destroyed by battle.", "continuous")
    )
    lab.put("flag", 0, "s1")
    mine, theirs = lab.put("blank", 0, "m1"), lab.put("blank", 1, "m1")
    assert lab.now.value(mine, "atk") == 1500 and lab.now.has(mine, "cannot be destroyed by battle")
    assert lab.now.value(theirs, "atk") == 1000 and not lab.now.has(theirs, "cannot be destroyed by battle")


@pytest.mark.parametrize(
    ("text", "rule", "source"),
    [
        ("Unaffected by the effects of Trap Cards.", "unaffected", ("trap",)),
        ("This card cannot be targeted by an opponent's card effects.", "cannot be targeted", ()),
        ("This card inflicts piercing battle damage to your opponent.", "pierces", ()),
    ],
)
def test_rules_on_this_card(text: str, rule: str, source: tuple[str, ...]) -> None:
    lab = Lab(beast=a_monster(text))
    beast = lab.put("beast", 0, "m1")
    (law,) = lab.now.rules(beast)
    assert (law.rule, law.kinds) == (rule, source)


def test_the_difference_of_atk_and_def_is_piercing_damage() -> None:
    text = (
        "During battle between this attacking card and a Defense Position monster whose DEF is lower than the ATK of "
        "this card, inflict the difference as Battle Damage to your opponent's Life Points."
    )
    assert [step.op for ability in read(text) for step in ability.do] == [t.Rule(group=t.SELF, rule="pierces")]


def test_materials_under_a_monster_are_counted() -> None:
    lab = Lab(xyz=a_monster("This card gains 300 ATK for each Xyz Material attached to it.", traits=("xyz", "effect")))
    xyz = lab.put("xyz", 0, "m1")
    for _ in range(2):
        lab.play.attach(lab.put("blank", 0, "graveyard"), xyz)
    assert lab.now.value(xyz, "atk") == 1000 + 300 * len(lab.game.materials(xyz))


def test_it_is_flipped_face_down() -> None:
    lab = Lab(cat=a_monster("Once per turn: You can flip this card into face-down Defense Position."))
    cat = lab.put("cat", 0, "m1")
    lab.use(cat)
    assert lab.stance(cat) == "down/side"


def test_what_is_named_beside_this_card_is_looked_for_where_the_verb_looks() -> None:
    lab = Lab(
        lord=a_monster("You can discard this card and 1 Dragon monster; draw 1 card."), wyrm=monster(race="Dragon")
    )
    lord, on_field, in_hand = lab.put("lord", 0, "hand"), lab.put("wyrm", 0, "m1"), lab.put("wyrm", 0, "hand")
    lab.use(lord)
    assert (lab.zone(lord), lab.zone(in_hand), lab.zone(on_field)) == ("0.graveyard", "0.graveyard", "0.m1")


def test_only_the_attacking_monster_is_targeted() -> None:
    (ability,) = read(
        "When an opponent's monster declares an attack: Target the attacking monster; negate the attack, "
        "and if you do, change it to Defense Position.",
        kind="trap",
        icon="normal",
        traits=(),
    )
    assert [group.ref for group in ability.targets] == ["attacker"]
    with pytest.raises(texts.NotUnderstood):
        read("Target this card; destroy it.", kind="spell", icon="normal", traits=())


def test_a_value_of_several_cards_is_a_number_only_where_it_is_of_all_of_them() -> None:
    with pytest.raises(texts.NotUnderstood):
        read("Gain LP equal to the ATK of 2 monsters on the field.", kind="spell", icon="normal", traits=())
    (ability,) = read("Gain LP equal to the ATK of all monsters on the field.", kind="spell", icon="normal", traits=())
    lab = Lab(ox=monster(atk=1500), bear=monster(atk=1200))
    lab.put("ox", 0, "m1")
    lab.put("bear", 1, "m2")
    gain = ability.do[0].op
    assert isinstance(gain, t.GainLife) and isinstance(gain.amount, t.Amount)
    assert number(lab.game, Context(card=0, seat=0), gain.amount) == 2700


def test_a_spell_is_found_by_its_icon_among_spells_and_traps() -> None:
    (ability,) = read(
        "Add 1 Continuous Spell/Trap from your Deck to your hand.", kind="spell", icon="normal", traits=()
    )
    lab = Lab(sign=spell(icon="continuous"), wall=trap(icon="continuous"), jar=trap())
    cards = {name: lab.put(name, 0, "deck") for name in ("sign", "wall", "jar")}
    assert isinstance(ability.do[0].op, t.Move)
    found = cards_of(lab.game, Context(card=cards["jar"], seat=0), ability.do[0].op.group)
    assert {*found} == {cards["sign"], cards["wall"]}


RITUAL = {"kind": "spell", "icon": "ritual", "traits": ()}


def test_an_older_ritual_spell_says_in_two_sentences_what_is_tributed() -> None:
    text = (
        'This card is used to Ritual Summon "Old King". '
        "You must also Tribute monsters from your hand or field whose total Levels equal 8 or more."
    )
    (ability,) = read(text, **RITUAL)
    op = ability.do[0].op
    assert isinstance(op, t.RitualSummon)
    assert (op.group.filter.names, op.total, op.exact, op.zones) == (("Old King",), 8, False, ("hand", "field"))
    with pytest.raises(texts.NotUnderstood):
        read('This card is used to Ritual Summon "Old King".', **RITUAL)
    with pytest.raises(texts.NotUnderstood):
        read("You must also Tribute monsters from your hand or field whose total Levels equal 8 or more.", **RITUAL)


def test_until_at_the_start_of_a_sentence_is_said_of_all_of_it() -> None:
    text = "Target 1 face-up monster on the field; until the end of this turn, its ATK is halved and it loses 200 DEF."
    (ability,) = read(text, kind="spell", icon="quick-play", traits=())
    assert [getattr(step.op, "until", None) for step in ability.do] == ["turn", "turn"]


def test_it_is_destroyed_during_the_end_phase() -> None:
    lab = Lab(
        call=a_spell(
            "Target 1 monster in your GY; Special Summon it in Attack Position. Destroy it during the End Phase."
        )
    )
    bear = lab.put("blank", 0, "graveyard")
    lab.use(lab.put("call", 0, "s1"))
    lab.pick("0.m1")
    assert lab.zone(bear) == "0.m1"
    lab.run("RunLater", phase="end", seat=0)
    assert lab.zone(bear) == "0.graveyard"
    with pytest.raises(texts.NotUnderstood):
        read("If this card is returned to the hand, Special Summon it during the End Phase of this turn.")


@pytest.mark.parametrize(
    ("material", "how", "summoned", "barred"),
    [
        ("This card cannot be used as a Synchro Material Monster.", "synchro", "ox", True),
        ("This card cannot be used as a Synchro Material Monster.", "xyz", "ox", False),
        ("Cannot be used as an Xyz Material, except for the Xyz Summon of a Warrior monster.", "xyz", "ox", True),
        ("Cannot be used as an Xyz Material, except for the Xyz Summon of a Warrior monster.", "xyz", "blank", False),
        ("Cannot be used as a Fusion Material for a Fusion Summon.", "fusion", "blank", True),
    ],
)
def test_what_it_cannot_be_material_of(material: str, how: str, summoned: str, barred: bool) -> None:
    lab = Lab(clay=a_monster(material), ox=monster(race="Beast"))
    clay, other = lab.put("clay", 0, "m1"), lab.put(summoned, 0, "extra")
    assert lab.now.barred_as_material(clay, how, other) == barred


@pytest.mark.parametrize(
    ("text", "zone", "name", "series", "attributes"),
    [
        ('(This card\'s name is always treated as "Elf".)', "deck", ("Elf",), (), ("EARTH",)),
        ('(This card is always treated as an "Elf" card.)', "graveyard", ("green",), ("Elf",), ("EARTH",)),
        ('This card\'s name becomes "Elf" while on the field or in the GY.', "graveyard", ("Elf",), (), ("EARTH",)),
        ('This card\'s name becomes "Elf" while on the field or in the GY.', "hand", ("green",), (), ("EARTH",)),
        ("This card is also WIND-Attribute while face-up on the field.", "m1", ("green",), (), ("EARTH", "WIND")),
    ],
)
def test_what_a_card_counts_as(text: str, zone: str, name: Any, series: Any, attributes: Any) -> None:
    lab = Lab(green=a_monster(text))
    green = lab.put("green", 0, zone)
    assert (lab.now.names(green), lab.now.series(green), lab.now.attributes(green)) == (name, series, attributes)
    wind = lab.game.zone_word(green) == "monster" and "WIND" in attributes
    assert matches(lab.game, t.Filter(attributes=("WIND",)), green) == wind
    assert matches(lab.game, t.Filter(names=("Elf",)), green) == (name == ("Elf",))
    assert matches(lab.game, t.Filter(series=("Elf",)), green) == ("Elf" in (*name, *series))


def test_once_per_turn_it_is_not_destroyed() -> None:
    lab = Lab(
        stone=a_monster("Once per turn, this card cannot be destroyed by card effects."),
        bolt=a_spell("Destroy all monsters on the field."),
    )
    stone = lab.put("stone", 0, "m1")
    lab.use(lab.put("bolt", 0, "s1"))
    assert lab.zone(stone) == "0.m1"
    lab.use(lab.put("bolt", 0, "s2"))
    assert lab.zone(stone) == "0.graveyard"


def test_no_special_summons_but_of_such_monsters() -> None:
    lab = Lab(
        call=a_spell(
            "You cannot Special Summon monsters from the Extra Deck for the rest of this turn, except Dragon monsters."
        ),
        wyvern=monster(race="Dragon", traits=("synchro",)),
        ox=monster(race="Beast", traits=("synchro",)),
    )
    lab.use(lab.put("call", 0, "s1"))
    wyvern, ox, bear = lab.put("wyvern", 0, "extra"), lab.put("ox", 0, "extra"), lab.put("blank", 0, "hand")
    barred = [lab.now.player(0, "cannot special summon", card) for card in (wyvern, ox, bear)]
    assert barred == [False, True, False]
    assert not lab.now.player(1, "cannot special summon", ox)


@pytest.mark.parametrize(("barrier", "allowed"), [("Dragon", False), ("Plant", True), ("EARTH", True)])
def test_tokens_are_asked_for_what_they_are(barrier: str, allowed: bool) -> None:
    lab = Lab(
        wall=a_spell(f"No monsters can be Special Summoned, except {barrier} monsters.", "continuous"),
        seed=a_spell('Special Summon 1 "Reed Token" (Plant/EARTH/Level 2/ATK 800/DEF 200).'),
    )
    lab.put("wall", 0, "s1")
    assert (lab.why(lab.put("seed", 0, "s2")) == "") == allowed


def test_battle_damage_is_reflected_doubled_and_halved() -> None:
    lab = Lab(
        mirror=a_monster(
            "Your opponent takes any battle damage you would have taken from battles involving this card."
        ),
        hammer=a_monster("Any battle damage this card inflicts to your opponent is doubled."),
        feather=a_monster("Any battle damage this card inflicts to your opponent is halved."),
        calm=a_monster("Neither player takes any battle damage from battles involving this card."),
    )
    own = {
        name: lab.put(name, 0, zone)
        for name, zone in (("mirror", "m1"), ("hammer", "m2"), ("feather", "m3"), ("calm", "m4"))
    }
    bear = lab.put("blank", 1, "m1")
    lab.game.battles.battle_damage(0, 500, bear, own["mirror"])
    assert (lab.lp(0), lab.lp(1)) == (8000, 7500)
    lab.game.battles.battle_damage(1, 300, own["hammer"], bear)
    assert lab.lp(1) == 6900
    lab.game.battles.battle_damage(1, 301, own["feather"], bear)
    assert lab.lp(1) == 6749
    lab.game.battles.battle_damage(0, 500, bear, own["calm"])
    lab.game.battles.battle_damage(1, 500, own["calm"], bear)
    assert (lab.lp(0), lab.lp(1)) == (8000, 6749)


def test_after_its_attack_it_lies_in_defense_position() -> None:
    end, phase = (
        read(f"If this card attacks, it is changed to Defense Position at the end of the {time}.")[0]
        for time in ("Damage Step", "Battle Phase")
    )
    assert end.kind == phase.kind == "continuous"
    assert end.when is not None and (end.when.events, end.windows) == (("battle end",), ("your turn",))
    assert phase.when is not None and phase.when.events == ("attack",) and isinstance(phase.do[0].op, t.Later)


def test_that_monster_is_the_target_where_nothing_else_is_told_of() -> None:
    (ability,) = read(
        "Target 1 face-up monster your opponent controls; inflict damage to your opponent equal to the ATK of that "
        "face-up monster.",
        kind="spell",
        icon="normal",
        traits=(),
    )
    op = ability.do[0].op
    assert isinstance(op, t.Damage) and isinstance(op.amount, t.Amount)
    assert op.amount.group is not None and op.amount.group.ref == "target"


def test_a_statement_about_it_goes_on_about_the_same_card() -> None:
    _, _, held = read(
        "Equip only to a Warrior monster. The equipped monster gains 300 ATK. If it would be destroyed by battle, you "
        "can destroy this card instead.",
        kind="spell",
        icon="equip",
        traits=(),
    )
    op = held.do[0].op
    assert isinstance(op, t.Replace) and op.group.ref == "equipped"


def test_its_effects_are_negated_goes_on_with_the_effect() -> None:
    lab = Lab(
        call=a_spell(
            "Target 1 monster in your GY; Special Summon that target in Attack Position. Its effects are negated."
        ),
        beast=a_monster("This card gains 500 ATK."),
        caller=a_monster(
            "Once per turn: You can target 1 monster in your GY; Special Summon that target in Attack Position. "
            "It cannot declare an attack."
        ),
    )
    beast = lab.put("beast", 0, "graveyard")
    lab.use(lab.put("call", 0, "s1"))
    lab.pick("0.m1")
    assert lab.now.negated(beast)
    bear = lab.put("blank", 0, "graveyard")
    lab.use(lab.put("caller", 0, "m2"))
    lab.pick("0.m3")
    assert lab.now.has(bear, "cannot attack")


def test_it_after_equip_only_to_is_the_equipped_monster() -> None:
    _, held = read("Equip only to a Warrior monster. It gains 500 ATK.", kind="spell", icon="equip", traits=())
    assert held.do[0].op == t.Modify(group=t.Group(ref="equipped"), what="atk", how="gain", amount=500)


def test_values_change_by_values_and_two_at_once() -> None:
    lab = Lab(
        brothers=a_monster("This card's Level is increased by the total Levels of all Dragon monsters you control."),
        wyvern=monster(race="Dragon", level=3),
        drill=a_spell("All Warrior monsters you control gain 500 ATK and lose 400 DEF.", "continuous"),
    )
    brothers = lab.put("brothers", 0, "m1", stance="up")
    lab.put("wyvern", 0, "m2"), lab.put("wyvern", 0, "m3")
    assert lab.now.value(brothers, "level") == 10
    lab.put("drill", 0, "s1")
    assert (lab.now.value(brothers, "atk"), lab.now.value(brothers, "def")) == (1500, 600)


def test_a_ritual_spell_may_name_hand_and_field_in_either_order() -> None:
    (ability,) = read(
        'This card is used to Ritual Summon "Old King". You must also Tribute monsters whose total Level Stars equal 6 '
        "or more from the field or your hand.",
        **RITUAL,
    )
    assert isinstance(ability.do[0].op, t.RitualSummon) and ability.do[0].op.zones == ("hand", "field")


def test_two_values_each_time_are_two_steps() -> None:
    abilities = read("Each time you gain LP, increase this card's Level by 2 and ATK by 300.")
    assert t.from_plain(t.to_plain(abilities)) == abilities
    assert [step.op for step in abilities[0].do] == [
        t.Modify(group=t.SELF, what=what, how="gain", amount=amount) for what, amount in (("level", 2), ("atk", 300))
    ]


def test_a_card_that_equips_itself_from_the_hand_is_used_there() -> None:
    text = "You can target 1 Warrior monster you control; equip this card from your hand to that target."
    assert read(text)[0].active == ("hand",)
    gain = read(f"{text} It gains 1100 ATK.")[1]  # while it is equipped, and not for good
    assert gain.kind == "continuous" and gain.do[0].op == t.Modify(
        group=t.Group(ref="equipped"), what="atk", how="gain", amount=1100
    )


def test_an_exception_behind_the_verb_is_one_of_its_cards() -> None:
    lab = Lab(
        wind=a_spell('Send 1 "Owl" monster from your Deck to the GY, except "Owl King".'),
        king=monster(name="Owl King", series=("Owl",)),
        chick=monster(name="Owl Chick", series=("Owl",)),
    )
    king, chick = lab.put("king", 0, "deck"), lab.put("chick", 0, "deck")
    lab.use(lab.put("wind", 0, "s1"))
    assert (lab.zone(king), lab.zone(chick)) == ("0.deck", "0.graveyard")


def test_a_card_is_set_directly_from_the_deck() -> None:
    lab = Lab(smith=a_spell("Set 1 Continuous Trap directly from your Deck."), wall=trap(icon="continuous"))
    wall = lab.put("wall", 0, "deck")
    lab.use(lab.put("smith", 0, "s1"))
    assert lab.zone(wall)[:3] == "0.s" and lab.stance(wall).startswith("down")


def test_a_summoned_monster_is_equipped_with_the_card() -> None:
    lab = Lab(
        call=a_spell(
            "Target 1 monster in your GY; Special Summon it in Attack Position, and equip it with this card.", "equip"
        )
    )
    bear = lab.put("blank", 0, "graveyard")
    call = lab.put("call", 0, "s1")
    lab.use(call)
    lab.pick("0.m1")
    assert lab.play.table.cards[call].host == bear
