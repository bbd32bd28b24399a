"""What is continuously in force: values, rules on cards and players, negation, replacements, and when they end."""

from __future__ import annotations

import pytest
from lab import Lab, do, monster, spell, trap

from sanam.engine import manual
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.interpreter import end_of
from sanam.games.yugioh.abilities.tree import CARD_RULES, PLAYER_RULES, Ability, Amount, Filter, Group, Range, Step

ALL_MINE = Group(whose="you", zones=("monster",), number="all")
ALL_THEIRS = Group(whose="opponent", zones=("monster",), number="all")
EVERYBODY = Group(whose="either", zones=("monster",), number="all")
TARGET = Group(ref="target")
THEIRS = Group(whose="opponent", zones=("monster",))
RULE = {"cause": "rule", "card": None, "seat": None}


def lasting(*ops: t.Operation, **more: object) -> Ability:
    return Ability(kind="continuous", do=tuple(Step(op=op) for op in ops), **more)  # type: ignore[arg-type]


def gain(amount: t.Number, group: Group = ALL_MINE, what: str = "atk", how: str = "gain", until: str = "") -> t.Modify:
    return t.Modify(group=group, what=what, how=how, amount=amount, until=until)


# ------------------------------------------------------------------------------------------ values


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


def test_nothing_in_force_is_worked_out_once() -> None:
    lab = Lab()
    lab.put("blank", 0)
    first = lab.now
    lab.play.happened("fact")
    assert lab.now is first, "a mere fact changes nothing that is in force"
    lab.put("blank", 0, "m2")
    assert lab.now is not first


# ------------------------------------------------------------------------------------------ how long


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


# ------------------------------------------------------------------------------------------ rules on cards


@pytest.mark.parametrize("rule", CARD_RULES)
@pytest.mark.parametrize("how", ["continuous", "target", "all"])
def test_every_rule_on_cards_is_laid_and_ends(rule: str, how: str) -> None:
    if how == "continuous":
        ability = lasting(t.Rule(group=ALL_THEIRS, rule=rule))
    elif how == "target":
        ability = do(t.Rule(group=TARGET, rule=rule, until="turn"), targets=(THEIRS,))
    else:
        ability = do(t.Rule(group=ALL_THEIRS, rule=rule, until="turn"))
    lab = Lab(law=spell(icon="continuous", abilities=[ability]))
    enemy, mine = lab.put("blank", 1), lab.put("blank", 0)
    law = lab.put("law", 0, "s1")
    if how != "continuous":
        lab.use(law)
    assert lab.now.has(enemy, rule)
    assert not lab.now.has(mine, rule)
    assert [record.rule for record in lab.now.rules(enemy)] == [rule]
    late = lab.put("blank", 1, "m2")
    assert lab.now.has(late, rule) is (how != "target"), "a found group is read again, a reference is fixed"
    if how == "continuous":
        lab.game.destroy([law], RULE)
    else:
        end_of(lab.game, "turn", 0)
    assert not lab.now.has(enemy, rule)


@pytest.mark.parametrize(
    ("source", "who", "hits"),
    [
        ((), "", {"mine", "trick", "theirs"}),
        (("trap",), "", {"trick"}),
        (("spell",), "opponent", {"theirs"}),
        ((), "you", {"mine"}),
    ],
)
def test_rules_that_speak_of_sources(source: tuple[str, ...], who: str, hits: set[str]) -> None:
    lab = Lab(
        shell=monster(
            abilities=[lasting(t.Rule(group=t.SELF, rule="cannot be targeted", source=source, source_who=who))]
        ),
        mine=spell(),
        theirs=spell(),
        trick=trap(),
    )
    shell = lab.put("shell", 0)
    found = {name: lab.put(name, seat, "s1") for name, seat in (("mine", 0), ("theirs", 1))}
    found["trick"] = lab.put("trick", 1, "s2")
    assert {name for name, card in found.items() if lab.now.has(shell, "cannot be targeted", card)} == hits


def test_what_cannot_be_targeted_is_not_offered() -> None:
    lab = Lab(
        shell=monster(abilities=[lasting(t.Rule(group=t.SELF, rule="cannot be targeted", source_who="opponent"))]),
        bolt=spell(abilities=[do(t.Destroy(group=TARGET), targets=(Group(whose="either", zones=("monster",)),))]),
    )
    lab.put("shell", 1)
    bolt = lab.put("bolt", 0, "s1")
    assert lab.why(bolt) == "no-target"
    assert lab.why(lab.put("bolt", 1, "s1"), seat=1) == ""


def test_unaffected_monsters_ignore_effects_but_are_destroyed_by_battle() -> None:
    tough = lasting(t.Rule(group=t.SELF, rule="unaffected", source=("trap", "spell")))
    lab = Lab(
        titan=monster(abilities=[tough]),
        sweep=spell(abilities=[do(t.Destroy(group=EVERYBODY), Step(op=t.Draw(), link="then"))]),
        flag=spell(icon="continuous", abilities=[lasting(gain(500, EVERYBODY))]),
    )
    titan, bear = lab.put("titan", 1), lab.put("blank", 1, "m2")
    lab.put("flag", 0, "s2")
    assert (lab.now.value(titan, "atk"), lab.now.value(bear, "atk")) == (1000, 1500)
    lab.use(lab.put("sweep", 0, "s1"))
    assert (lab.zone(titan), lab.zone(bear)) == ("1.m1", "1.graveyard")
    lab.run("DestroyCards", cards=[titan], cause={"cause": "battle", "card": None, "seat": 0})
    assert lab.zone(titan) == "1.graveyard"


@pytest.mark.parametrize(
    ("rule", "by"),
    [
        ("cannot be destroyed", ()),
        ("cannot be destroyed by battle", ("effect", "rule")),
        ("cannot be destroyed by effects", ("battle", "rule")),
    ],
)
def test_what_cannot_be_destroyed(rule: str, by: tuple[str, ...]) -> None:
    lab = Lab(rock=monster(abilities=[lasting(t.Rule(group=t.SELF, rule=rule))]))
    source = lab.put("blank", 0)
    for cause in ("battle", "effect", "rule"):
        rock = lab.put("rock", 1, "m3")
        gone = lab.run("DestroyCards", cards=[rock], cause={"cause": cause, "card": source, "seat": 0})
        assert (gone == [rock]) is (cause in by), cause
        if not gone:
            lab.game.to_hand([rock], RULE)


def test_tributes_and_materials_that_are_forbidden() -> None:
    fixed = lasting(t.Rule(group=t.SELF, rule="cannot be tributed"))
    lab = Lab(
        rock=monster(abilities=[fixed]),
        altar=spell(
            abilities=[
                do(t.Draw(), cost=(Step(op=t.Move(how="tribute", group=Group(whose="you", zones=("monster",)))),))
            ]
        ),
    )
    lab.put("rock", 0)
    altar = lab.put("altar", 0, "s1")
    assert lab.why(altar) == "cost-cannot-be-paid"
    lab.put("blank", 0, "m2")
    assert lab.why(altar) == ""


# ------------------------------------------------------------------------------------------ rules on players


@pytest.mark.parametrize("rule", PLAYER_RULES)
@pytest.mark.parametrize(("who", "seats"), [("you", {0}), ("opponent", {1}), ("each", {0, 1})])
@pytest.mark.parametrize("kind", ["continuous", "resolved"])
def test_every_rule_on_players(rule: str, who: str, seats: set[int], kind: str) -> None:
    op = t.PlayerRule(rule=rule, who=who, count=3, until="turn" if kind == "resolved" else "")
    lab = Lab(law=spell(icon="continuous", abilities=[lasting(op) if kind == "continuous" else do(op)]))
    law = lab.put("law", 0, "s1")
    if kind == "resolved":
        lab.use(law)
    assert {seat for seat in (0, 1) if lab.now.player(seat, rule)} == seats
    assert all(record.count == 3 for seat in seats for record in lab.now.player_rules(seat, rule))
    if kind == "resolved":
        end_of(lab.game, "turn", 0)
    else:
        lab.game.destroy([law], RULE)
    assert not any(lab.now.player(seat, rule) for seat in (0, 1))


def test_rules_on_players_speak_of_some_cards_and_times() -> None:
    lab = Lab(
        law=spell(
            icon="continuous",
            abilities=[
                lasting(
                    t.PlayerRule(
                        rule="cannot activate", who="each", filter=Filter(kinds=("trap",)), windows=("battle",)
                    )
                )
            ],
        ),
        trick=trap(abilities=[do(t.Draw())]),
        pot=spell(abilities=[do(t.Draw())]),
    )
    lab.put("law", 0, "s1")
    trick, pot = lab.put("trick", 0, "s2", "down"), lab.put("pot", 0, "s3")
    assert lab.why(trick) == ""
    lab.turn(0, 3, "battle")
    assert lab.why(trick) == "cannot-activate"
    assert lab.why(pot) == ""


@pytest.mark.parametrize(
    ("rule", "battle", "effect"),
    [
        ("no damage", 0, 0),
        ("no battle damage", 0, 701),
        ("no effect damage", 701, 0),
        ("half damage", 351, 351),
        ("half battle damage", 351, 701),
    ],
)
def test_damage_that_reaches_a_player(rule: str, battle: int, effect: int) -> None:
    op = t.PlayerRule(rule=rule, who="opponent")
    lab = Lab(law=spell(icon="continuous", abilities=[lasting(op)]), burn=spell(abilities=[do(t.Damage(amount=701))]))
    lab.put("law", 0, "s1")
    assert lab.now.damage(1, 701, battle=True) == battle
    lab.use(lab.put("burn", 0, "s2"))
    assert lab.lp(1) == 8000 - effect


def test_no_drawing_by_effects() -> None:
    lab = Lab(
        law=spell(icon="continuous", abilities=[lasting(t.PlayerRule(rule="cannot draw", who="each"))]),
        pot=spell(abilities=[do(t.Draw())]),
    )
    lab.put("law", 1, "s1")
    assert lab.why(lab.put("pot", 0, "s2")) == "nothing-would-happen"


def test_no_special_summons_of_some_monsters() -> None:
    law = lasting(t.PlayerRule(rule="cannot special summon", who="each", filter=Filter(attributes=("DARK",))))
    gone = Group(whose="you", zones=("graveyard",), filter=Filter(kinds=("monster",)))
    lab = Lab(
        law=spell(icon="continuous", abilities=[law]),
        imp=monster(attribute="DARK"),
        call=spell(abilities=[do(t.SpecialSummon(group=gone))]),
    )
    lab.put("law", 1, "s1")
    call = lab.put("call", 0, "s1")
    lab.put("imp", 0, "graveyard")
    assert lab.why(call) == "nothing-would-happen"
    lab.put("blank", 0, "graveyard")
    assert lab.why(call) == ""


@pytest.mark.rule("yugioh-th", "YTH-2.16")
def test_additional_normal_summons_are_counted() -> None:
    op = t.PlayerRule(rule="extra normal summon", who="you", filter=Filter(races=("Warrior",)))
    lab = Lab(law=spell(icon="continuous", abilities=[lasting(op)]), imp=monster(race="Fiend"))
    assert lab.now.extra_normal_summons(0) == 0
    lab.put("law", 0, "s1")
    assert lab.now.extra_normal_summons(0) == 1
    assert lab.now.extra_normal_summons(0, lab.put("blank", 0, "hand")) == 1
    assert lab.now.extra_normal_summons(0, lab.put("imp", 0, "hand")) == 0
    assert lab.now.extra_normal_summons(1) == 0


# ------------------------------------------------------------------------------------------ negation


def test_negated_effects_neither_apply_nor_resolve_nor_are_used() -> None:
    silence = lasting(t.Negate(what="effects", group=ALL_THEIRS))
    lab = Lab(
        banner=monster(abilities=[lasting(gain(500)), do(t.Draw(), kind="ignition")]),
        silence=spell(icon="continuous", abilities=[silence]),
    )
    banner = lab.put("banner", 1)
    paid = lab.pay(banner, 1, seat=1)
    law = lab.put("silence", 0, "s1")
    assert lab.now.negated(banner)
    assert lab.now.value(banner, "atk") == 1000
    assert lab.why(banner, 1, seat=1) == "cannot-activate"
    lab.resolve(paid)
    assert lab.count(1, "hand") == 0
    lab.game.destroy([law], RULE)
    assert lab.now.value(banner, "atk") == 1500


def test_a_negated_monster_may_leave_as_a_cost() -> None:
    tribute = (Step(op=t.Move(how="tribute", group=t.SELF)),)
    lab = Lab(
        imp=monster(abilities=[do(t.Draw(), kind="ignition", cost=tribute)]),
        silence=spell(icon="continuous", abilities=[lasting(t.Negate(what="effects", group=EVERYBODY))]),
    )
    imp = lab.put("imp", 0)
    lab.put("silence", 1, "s1")
    assert lab.why(imp) == ""
    lab.use(imp)
    assert lab.count(0, "hand") == 1


def test_of_two_that_negate_one_another_the_earlier_holds() -> None:
    other = Group(whose="either", zones=("monster",), number="all", filter=Filter(other=True))
    lab = Lab(mute=monster(abilities=[lasting(t.Negate(what="effects", group=other))]))
    first = lab.put("mute", 1, "m5")
    second = lab.put("mute", 0, "m1")
    lab.play.mark(second, "since", lab.play.table.cards[second].marks["since"] + 1)
    assert not lab.now.negated(first)
    assert lab.now.negated(second)


def test_a_resolved_negation_lasts_for_its_time() -> None:
    lab = Lab(
        banner=monster(abilities=[lasting(gain(500))]),
        veil=spell(abilities=[do(t.Negate(what="effects", group=TARGET, until="turn"), targets=(THEIRS,))]),
    )
    banner = lab.put("banner", 1)
    lab.use(lab.put("veil", 0, "s1"))
    assert lab.now.value(banner, "atk") == 1000
    end_of(lab.game, "turn", 0)
    assert lab.now.value(banner, "atk") == 1500


# ------------------------------------------------------------------------------------------ replacements


def guard(optional: bool = True, cause: str = "", limit: str = "") -> Ability:
    discard = t.Move(how="discard", group=Group(whose="you", zones=("hand",), by="random"))
    op = t.Replace(group=t.SELF, instead=(Step(op=discard),), cause=cause)
    return Ability(kind="continuous", optional=optional, do=(Step(op=op),), limit=limit)


EFFECT = {"cause": "effect", "card": None, "seat": 0}


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_optional_replacement_is_asked_of_its_controller(answer: str) -> None:
    lab = Lab(knight=monster(abilities=[guard()]))
    knight, bear = lab.put("knight", 1), lab.put("blank", 1, "m2")
    card = lab.put("blank", 1, "hand")
    lab.run("DestroyCards", cards=[knight, bear], cause=EFFECT)
    assert (lab.choice.seat, lab.asked) == (1, "yes_no")
    gone = lab.pick(answer)
    assert gone == ([bear] if answer == "yes" else [knight, bear])
    assert lab.zone(card) == ("1.graveyard" if answer == "yes" else "1.hand")


def test_a_mandatory_replacement_is_just_done_if_it_can_be() -> None:
    lab = Lab(knight=monster(abilities=[guard(optional=False)]))
    knight = lab.put("knight", 1)
    lab.put("blank", 1, "hand")
    assert lab.run("DestroyCards", cards=[knight], cause=EFFECT) == []
    assert lab.run("DestroyCards", cards=[knight], cause=EFFECT) == [knight]


def test_replacements_are_for_their_cause_and_so_often() -> None:
    lab = Lab(knight=monster(abilities=[guard(False, "battle", "turn")]))
    knight = lab.put("knight", 1)
    for _ in range(3):
        lab.put("blank", 1, "hand")
    battle = {"cause": "battle", "card": None, "seat": 0}
    assert lab.run("DestroyCards", cards=[knight], cause=battle) == []
    assert lab.run("DestroyCards", cards=[knight], cause=battle) == [knight], "once per turn"
    other = lab.put("knight", 1, "m2")
    assert lab.run("DestroyCards", cards=[other], cause=EFFECT) == [other]


def test_a_resolved_effect_can_replace_destruction_this_turn() -> None:
    op = t.Replace(group=ALL_MINE, instead=(Step(op=t.PayLife(amount=1000)),))
    lab = Lab(ward=spell(abilities=[do(op)]))
    lab.use(lab.put("ward", 0, "s1"))
    bear = lab.put("blank", 0)
    assert lab.run("DestroyCards", cards=[bear], cause=EFFECT) == []
    assert lab.lp(0) == 7000
    end_of(lab.game, "turn", 0)
    assert lab.run("DestroyCards", cards=[bear], cause=EFFECT) == [bear]


# ------------------------------------------------------------------------------------------ counters


@pytest.mark.rule("yugioh-th", "YTH-4.27")
def test_counters_come_upon_an_occasion_and_change_their_card() -> None:
    power = Amount(of="counters", group=t.SELF, counter="Spell Counter", times=200)
    when = t.Occasion(events=("activation",), subject=Group(filter=Filter(kinds=("spell",))), activated="card")
    lab = Lab(
        mage=monster(
            abilities=[
                Ability(
                    kind="continuous", when=when, do=(Step(op=t.PlaceCounters(name="Spell Counter", group=t.SELF)),)
                ),
                lasting(gain(power, t.SELF)),
            ]
        ),
        pot=spell(abilities=[do(t.Draw())]),
        trick=trap(abilities=[do(t.Draw())]),
    )
    mage = lab.put("mage", 0)
    for name in ("pot", "trick", "pot"):
        lab.game.next_moment()
        lab.game.fact("activated", 1, lab.put(name, 1, "s1"), activated="card", link=1)
    assert lab.play.table.cards[mage].counters == {"Spell Counter": 2}
    assert lab.now.value(mage, "atk") == 1400


def test_the_game_places_such_counters_by_itself() -> None:
    when = t.Occasion(events=("life gained",), who="you")
    count = t.PlaceCounters(name="Spell Counter", group=t.SELF)
    lab = Lab(
        mage=monster(abilities=[Ability(kind="continuous", when=when, do=(Step(op=count),))]),
        balm=spell(abilities=[do(t.GainLife(amount=1)), do(t.GainLife(amount=1, who="opponent"))]),
    )
    mage, balm = lab.put("mage", 0), lab.put("balm", 0, "s1")
    lab.use(balm, 0)
    lab.use(balm, 1)
    assert lab.play.table.cards[mage].counters == {"Spell Counter": 1}
