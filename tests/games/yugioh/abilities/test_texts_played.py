"""Texts that are read and then played on the table: what each phrase does."""

from __future__ import annotations

from typing import Any

import pytest
from lab import Lab, monster, spell, trap

from sanam.games.yugioh.abilities import texts
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.context import Context
from sanam.games.yugioh.abilities.groups import cards_of
from sanam.games.yugioh.cards import CardData


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
)  # fmt: skip
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
        "and if you do, change it to Defense Position.", kind="trap", icon="normal", traits=(),
    )  # fmt: skip
    assert [group.ref for group in ability.targets] == ["attacker"]
    with pytest.raises(texts.NotUnderstood):
        read("Target this card; destroy it.", kind="spell", icon="normal", traits=())


def test_a_value_of_several_cards_is_not_one_number() -> None:
    with pytest.raises(texts.NotUnderstood):
        read("Gain LP equal to the ATK of all monsters on the field.", kind="spell", icon="normal", traits=())


def test_a_spell_is_found_by_its_icon_among_spells_and_traps() -> None:
    (ability,) = read(
        "Add 1 Continuous Spell/Trap from your Deck to your hand.", kind="spell", icon="normal", traits=()
    )
    lab = Lab(sign=spell(icon="continuous"), wall=trap(icon="continuous"), jar=trap())
    cards = {name: lab.put(name, 0, "deck") for name in ("sign", "wall", "jar")}
    assert isinstance(ability.do[0].op, t.Move)
    found = cards_of(lab.game, Context(card=cards["jar"], seat=0), ability.do[0].op.group)
    assert {*found} == {cards["sign"], cards["wall"]}
