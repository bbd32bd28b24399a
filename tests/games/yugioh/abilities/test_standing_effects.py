"""What is continuously in force: values, and how long they last."""

from __future__ import annotations

import pytest
from lab import ALL_MINE, ALL_THEIRS, EVERYBODY, Lab, do, gain, lasting, monster, spell, trap

from sanam.engine import manual
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.execution.interpreter import end_of
from sanam.games.yugioh.texts.tree import Amount, Filter, Group, Range

TARGET = Group(ref="target")
THEIRS = Group(whose="opponent", zones=("monster",))
RULE = {"cause": "rule", "card": None, "seat": None}


@pytest.mark.rule("yugioh-zh", "YZH-2.22", "YZH-2.24")
@pytest.mark.rule("yugioh-fa", "YFA-2.19")
def test_a_continuous_effect_lasts_exactly_while_its_card_is_face_up() -> None:
    lab = Lab(banner=monster(abilities=[lasting(gain(500))]))
    bear = lab.put("blank", 0, "m2")
    banner = lab.put("banner", 0, "m1", "down/side")
    assert lab.now.value(bear, "atk") == 1000
    lab.game.turn_monster(banner, "up")
    assert lab.now.value(bear, "atk") == 1500
    assert lab.now.value(banner, "atk") == 1500
    late = lab.put("blank", 0, "m3")
    assert lab.now.value(late, "atk") == 1500, "a monster that comes later, too"
    lab.game.turn_monster(banner, "down/side")
    assert lab.now.value(bear, "atk") == 1000
    lab.game.turn_monster(banner, "up")
    lab.game.destroy([banner], RULE)
    assert lab.now.value(bear, "atk") == 1000


@pytest.mark.rule("yugioh-fa", "YFA-2.21")
def test_weak_monsters_cannot_attack_while_it_is_there() -> None:
    weak = Group(whose="either", zones=("monster",), number="all", filter=Filter(atk=Range(high=2000)))
    lab = Lab(
        warden=monster(atk=2500, abilities=[lasting(t.Rule(group=weak, rule="cannot attack"))]), ogre=monster(atk=2001)
    )
    warden, ogre, bear = lab.put("warden", 0, "m1"), lab.put("ogre", 1, "m1"), lab.put("blank", 1, "m2")
    assert [lab.now.has(card, "cannot attack") for card in (warden, ogre, bear)] == [False, False, True]
    lab.play.modify(source=None, subject=bear, key="atk", op="add", value=1500, moves=0)
    assert not lab.now.has(bear, "cannot attack"), "the group is read with the current ATK"


@pytest.mark.rule("yugioh-zh", "YZH-2.96")
@pytest.mark.rule("yugioh-fa", "YFA-2.77")
def test_a_continuous_spell_applies_from_its_resolution_on() -> None:
    lab = Lab(flag=spell(icon="continuous", abilities=[lasting(gain(300))]))
    bear = lab.put("blank", 0)
    flag = lab.put("flag", 0, "s1")
    lab.play.mark("table", "chain", [{"id": 1, "card": flag, "seat": 0, "ability": -2}])
    assert lab.now.value(bear, "atk") == 1000
    lab.play.mark("table", "chain", None)
    assert lab.now.value(bear, "atk") == 1300
    lab.game.destroy([flag], RULE)
    assert lab.now.value(bear, "atk") == 1000


@pytest.mark.rule("yugioh-zh", "YZH-2.111")
@pytest.mark.rule("yugioh-fa", "YFA-2.98", "YFA-2.99")
def test_a_continuous_trap_restricts_while_it_stays_face_up() -> None:
    chains = lasting(
        t.Rule(group=ALL_THEIRS, rule="cannot attack"), t.Rule(group=ALL_THEIRS, rule="cannot change position")
    )
    lab = Lab(chains=trap(icon="continuous", abilities=[chains]))
    enemy = lab.put("blank", 1)
    card = lab.put("chains", 0, "s1", "down")
    assert not lab.now.has(enemy, "cannot attack")
    lab.play.turn(card, "up")
    assert lab.now.has(enemy, "cannot attack")
    assert lab.now.has(enemy, "cannot change position")


@pytest.mark.parametrize(
    ("how", "amount", "value"),
    [
        ("gain", 500, 1500),
        ("lose", 300, 700),
        ("lose", 5000, 0),
        ("become", 1234, 1234),
        ("halve", 0, 500),
        ("double", 0, 2000),
    ],
)
@pytest.mark.parametrize("kind", ["continuous", "resolved"])
def test_every_change_of_a_value(how: str, amount: int, value: int, kind: str) -> None:
    op = t.Modify(group=ALL_THEIRS, what="atk", how=how, amount=amount)
    lab = Lab(card=spell(icon="continuous", abilities=[lasting(op) if kind == "continuous" else do(op)]))
    enemy = lab.put("blank", 1)
    card = lab.put("card", 0, "s1")
    if kind == "resolved":
        lab.use(card)
    assert lab.now.value(enemy, "atk") == value
    assert lab.now.value(enemy, "def") == 1000


@pytest.mark.parametrize("kind", ["continuous", "resolved"])
def test_atk_and_def_are_switched(kind: str) -> None:
    op = t.Modify(group=ALL_THEIRS, what="atk", how="swap")
    lab = Lab(
        card=spell(icon="continuous", abilities=[lasting(op) if kind == "continuous" else do(op)]),
        wall=monster(atk=100, def_=2000),
    )
    wall = lab.put("wall", 1)
    card = lab.put("card", 0, "s1")
    if kind == "resolved":
        lab.use(card)
    assert (lab.now.value(wall, "atk"), lab.now.value(wall, "def")) == (2000, 100)


def test_both_values_and_levels_change() -> None:
    lab = Lab(boost=spell(abilities=[do(gain(400, TARGET, "atk def"), gain(2, TARGET, "level"), targets=(THEIRS,))]))
    enemy = lab.put("blank", 1)
    lab.use(lab.put("boost", 0, "s1"))
    assert [lab.now.value(enemy, key) for key in ("atk", "def", "level")] == [1400, 1400, 6]


def test_the_order_of_time_decides_and_a_later_setting_overrides() -> None:
    """Gain 500, become 0, gain 300: 300. The continuous gain is older than the setting, so it is overridden too."""
    lab = Lab(
        plus=spell(abilities=[do(gain(500, TARGET), targets=(THEIRS,))]),
        zero=spell(abilities=[do(gain(0, TARGET, how="become"), targets=(THEIRS,))]),
        flag=spell(icon="continuous", abilities=[lasting(gain(200, ALL_THEIRS))]),
    )
    enemy = lab.put("blank", 1)
    flag = lab.put("flag", 0, "s5")
    plus = lab.put("plus", 0, "s1")
    lab.use(plus)
    assert lab.now.value(enemy, "atk") == 1700
    lab.use(lab.put("zero", 0, "s2"))
    assert lab.now.value(enemy, "atk") == 0
    lab.use(plus)
    assert lab.now.value(enemy, "atk") == 500
    lab.put("flag", 0, "s3")
    assert lab.now.value(enemy, "atk") == 700, "a continuous gain that begins later applies on top"
    lab.game.destroy([flag], RULE)
    assert lab.now.value(enemy, "atk") == 700


def test_an_amount_may_be_read_for_each_card_by_itself() -> None:
    own = Amount(of="original def", group=Group(ref="it"))
    lab = Lab(
        mirror=spell(abilities=[do(gain(own, ALL_THEIRS, how="become"))]),
        wall=monster(atk=0, def_=2000),
        cat=monster(def_=300),
    )
    wall, cat = lab.put("wall", 1, "m1"), lab.put("cat", 1, "m2")
    lab.use(lab.put("mirror", 0, "s1"))
    assert [lab.now.value(card, "atk") for card in (wall, cat)] == [2000, 300]


def test_a_continuous_amount_is_read_all_the_time_and_a_resolved_one_once() -> None:
    per_monster = Amount(of="count", group=EVERYBODY, times=100)
    lab = Lab(
        crowd=monster(abilities=[lasting(gain(per_monster, t.SELF))]),
        once=spell(abilities=[do(gain(per_monster, TARGET), targets=(THEIRS,))]),
    )
    crowd, enemy = lab.put("crowd", 0), lab.put("blank", 1, "m1")
    lab.use(lab.put("once", 0, "s1"))
    assert (lab.now.value(crowd, "atk"), lab.now.value(enemy, "atk")) == (1200, 1200)
    lab.put("blank", 1, "m2")
    assert (lab.now.value(crowd, "atk"), lab.now.value(enemy, "atk")) == (1300, 1200)


def test_continuous_effects_read_one_another_until_they_settle() -> None:
    """The general makes Warriors of all; the banner is for Warriors: whatever the order, both count."""
    warriors = Group(whose="you", zones=("monster",), number="all", filter=Filter(races=("Warrior",)))
    lab = Lab(
        banner=spell(icon="continuous", abilities=[lasting(gain(500, warriors))]),
        general=monster(race="Dragon", abilities=[lasting(t.Become(group=ALL_MINE, what="race", value="Warrior"))]),
        imp=monster(race="Fiend"),
    )
    lab.put("banner", 0, "s1")
    imp = lab.put("imp", 0, "m2")
    assert lab.now.value(imp, "atk") == 1000
    lab.put("general", 0, "m1")
    assert lab.now.race(imp) == "Warrior"
    assert lab.now.value(imp, "atk") == 1500


def test_equip_cards_change_the_monster_they_are_on() -> None:
    lab = Lab(axe=spell(icon="equip", abilities=[lasting(gain(1000, Group(ref="equipped")))]))
    bear = lab.put("blank", 0)
    axe = lab.put("axe", 0, "s1")
    assert lab.now.value(bear, "atk") == 1000
    lab.play.attach(axe, bear)
    assert lab.now.value(bear, "atk") == 2000
    assert lab.now.value(bear, "def") == 1000


def test_attribute_type_and_name_become_others_until_the_turn_ends() -> None:
    become = [
        t.Become(group=TARGET, what=what, value=value, until="turn")
        for what, value in (("attribute", "DARK"), ("race", "Dragon"), ("name", "Other"))
    ]
    lab = Lab(mask=spell(abilities=[do(*become, targets=(THEIRS,))]))
    enemy = lab.put("blank", 1)
    lab.use(lab.put("mask", 0, "s1"))
    assert (lab.now.attribute(enemy), lab.now.race(enemy), lab.now.names(enemy)) == ("DARK", "Dragon", ("Other",))
    end_of(lab.game, "turn", 0)
    assert (lab.now.attribute(enemy), lab.now.race(enemy), lab.now.names(enemy)) == ("EARTH", "Warrior", ("blank",))


def test_changes_by_hand_are_in_force_too() -> None:
    lab = Lab()
    bear = lab.put("blank", 0)
    lab.play.manual(0, manual.Modify(card=bear, key="atk", op="set", value=3000))
    assert lab.now.value(bear, "atk") == 3000


def test_undoing_takes_the_change_back() -> None:
    lab = Lab()
    bear = lab.put("blank", 0)
    lab.play.manual(0, manual.Note(text="the bear is laid in a batch of its own"))
    lab.play.manual(0, manual.Modify(card=bear, key="atk", op="add", value=1))
    assert lab.now.value(bear, "atk") == 1001
    lab.play.undo()
    assert lab.now.value(bear, "atk") == 1000
    lab.play.redo()
    assert lab.now.value(bear, "atk") == 1001


def test_what_is_in_force_is_another_thing_only_where_something_else_is_in_force() -> None:
    lab = Lab(banner=monster(abilities=[lasting(gain(500))]))
    lab.put("blank", 0)
    first = lab.now
    lab.play.happened("fact")
    assert lab.now is first, "a mere fact changes nothing that is in force"
    lab.put("blank", 0, "m2")
    assert lab.now is first, "nor does a card without effects"
    banner = lab.put("banner", 0, "m3")
    second = lab.now
    assert second is not first
    lab.play.turn(banner, "down/side")
    assert lab.now is not second


@pytest.mark.parametrize(
    ("until", "ends"),
    [
        ("turn", ("turn", 0, 3)),
        ("battle", ("battle", 0, 3)),
        ("damage", ("damage", 0, 3)),
        ("opponent turn", ("turn", 1, 4)),
        ("your turn", ("turn", 0, 5)),
        ("standby", ("standby", 0, 5)),
    ],
)
def test_each_duration_ends_at_its_time_and_not_before(until: str, ends: tuple[str, int, int]) -> None:
    lab = Lab(boost=spell(abilities=[do(gain(500, TARGET, until=until), targets=(THEIRS,))]))
    enemy = lab.put("blank", 1)
    lab.use(lab.put("boost", 0, "s1"))
    times = [
        ("damage", 0, 3),
        ("battle", 0, 3),
        ("turn", 0, 3),
        ("standby", 1, 4),
        ("turn", 1, 4),
        ("standby", 0, 5),
        ("turn", 0, 5),
    ]
    if until in ("damage", "battle"):
        times = [ends]
    for word, player, turn in times:
        assert lab.now.value(enemy, "atk") == 1500, (word, player, turn)
        lab.turn(player, turn)
        end_of(lab.game, word, player)
        if (word, player, turn) == ends:
            break
    assert lab.now.value(enemy, "atk") == 1000
    assert not lab.play.table.modifiers


def test_a_change_is_gone_with_the_card_and_when_it_is_turned_down() -> None:
    down = do(t.ChangePosition(group=TARGET, to="facedown"), targets=(THEIRS,))
    lab = Lab(boost=spell(abilities=[do(gain(500, TARGET), targets=(THEIRS,))]), book=spell(abilities=[down]))
    enemy = lab.put("blank", 1)
    boost, book = lab.put("boost", 0, "s1"), lab.put("book", 0, "s2")
    lab.use(boost)
    lab.use(book)
    lab.game.turn_monster(enemy, "up")
    assert lab.now.value(enemy, "atk") == 1000
    lab.use(boost)
    assert lab.now.value(enemy, "atk") == 1500
    lab.game.to_hand([enemy], RULE)
    lab.game.relocate(enemy, "1.m2", "up")
    assert lab.now.value(enemy, "atk") == 1000


def test_while_this_card_is_face_up() -> None:
    lab = Lab(lord=monster(abilities=[do(gain(500, TARGET, until="self"), kind="ignition", targets=(THEIRS,))]))
    enemy, lord = lab.put("blank", 1), lab.put("lord", 0)
    lab.use(lord)
    assert lab.now.value(enemy, "atk") == 1500
    lab.game.turn_monster(lord, "down/side")
    assert lab.now.value(enemy, "atk") == 1000
