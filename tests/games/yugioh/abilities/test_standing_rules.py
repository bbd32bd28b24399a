"""Rules that are continuously in force, on cards and on players."""

from __future__ import annotations

import pytest
from lab import ALL_THEIRS, EVERYBODY, Lab, do, gain, lasting, monster, spell, trap

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.execution.interpreter import end_of
from sanam.games.yugioh.texts.tree import CARD_RULES, PLAYER_RULES, Filter, Group, Step

TARGET = Group(ref="target")
THEIRS = Group(whose="opponent", zones=("monster",))
RULE = {"cause": "rule", "card": None, "seat": None}


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
    lab.play.mark("table", "attacked_last", enemy)  # only a monster that has just attacked can attack again
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
    lab = Lab(
        law=spell(icon="continuous", abilities=[lasting(op)]),
        burn=spell(abilities=[do(t.Damage(amount=701))]),
        bear=monster(),
    )
    lab.put("law", 0, "s1")
    lab.game.battles.battle_damage(1, 701, lab.put("bear", 0, "m1"), None)
    assert lab.lp(1) == 8000 - battle
    lab.use(lab.put("burn", 0, "s2"))
    assert lab.lp(1) == 8000 - battle - effect


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
    assert lab.now.extra_normal_summons(0) == {}
    law, blank, imp = lab.put("law", 0, "s1"), lab.put("blank", 0, "hand"), lab.put("imp", 0, "hand")
    assert lab.now.extra_normal_summons(0) == lab.now.extra_normal_summons(0, blank) == {str(law): 1}
    assert lab.now.extra_normal_summons(0, blank, face_down=True) == {}
    assert lab.now.extra_normal_summons(0, imp) == {}
    assert lab.now.extra_normal_summons(1) == {}
