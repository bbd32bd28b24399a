"""The Battle Phase: declaring attacks, Replay, the Damage Step, the battle table, direct attacks, flips in battle."""

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, EDITIONS, FACE_DOWN, SET, Scenario, monster, parsed, spell, trap

from sanam.engine.session import Session
from sanam.engine.view import view
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.presentation.words import YugiohWords
from sanam.games.yugioh.rules.game import YugiohGame

ALL = pytest.mark.parametrize("edition", EDITIONS)
FLIPPER = ("effect", "flip")

STRONGER = "Target 1 face-up monster on the field; it gains 700 ATK until the end of this turn."
SOFTER = "Target 1 face-up monster on the field; it loses 500 DEF until the end of this turn."
BUFF = parsed(trap("war cry", text=STRONGER))
SPARK = parsed(spell("spark", "quick-play", text="Gain 500 LP."))
JAR = parsed(trap("jar", text="Draw 1 card."))
RECALL = parsed(trap("recall", text="Target 1 monster on the field; return it to the hand."))
REVIVE = parsed(trap("revive", text="Target 1 monster in your GY; Special Summon it in Attack Position."))


def battle_phase(s: Scenario) -> None:
    s.do("phase", value="battle")


def step(s: Scenario) -> str:
    found: str = s.table.marks.get("step", "")
    return found


def in_order(s: Scenario, *whats: str) -> list[str]:
    """Which of these facts happened in this turn, in their order."""
    facts = s.facts()
    start = max(i for i, f in enumerate(facts) if f.what == "turn")
    return [f.what for f in facts[start:] if f.what in whats]


# --------------------------------------------------------------------------------------------- the battle table

TABLE = [
    # attacker's ATK, the target's stance and value, destroyed (attacker, target), LP lost (turn player, opponent)
    pytest.param(1900, ATTACK, 1500, (False, True), (0, 400), id="against Attack, higher", marks=[
        pytest.mark.rule("yugioh-zh", "YZH-4.7", "YZH-4.8", "YZH-4.9", "YZH-5.46"),
        pytest.mark.rule("yugioh-fa", "YFA-4.8", "YFA-4.9", "YFA-4.10"),
        pytest.mark.rule("yugioh-th", "YTH-3.8", "YTH-3.9", "YTH-3.11", "YTH-3.12"),
    ]),
    pytest.param(1900, ATTACK, 1900, (True, True), (0, 0), id="against Attack, equal", marks=[
        pytest.mark.rule("yugioh-zh", "YZH-4.7", "YZH-4.10"), pytest.mark.rule("yugioh-fa", "YFA-4.11"),
        pytest.mark.rule("yugioh-th", "YTH-3.13", "YTH-3.14"),
    ]),
    pytest.param(1900, ATTACK, 2400, (True, False), (500, 0), id="against Attack, lower", marks=[
        pytest.mark.rule("yugioh-zh", "YZH-4.11", "YZH-4.12"), pytest.mark.rule("yugioh-fa", "YFA-4.12", "YFA-4.13"),
        pytest.mark.rule("yugioh-th", "YTH-3.15", "YTH-3.16"),
    ]),
    pytest.param(1900, DEFENSE, 1500, (False, True), (0, 0), id="against Defense, higher", marks=[
        pytest.mark.rule("yugioh-zh", "YZH-4.7", "YZH-4.13", "YZH-4.14"),
        pytest.mark.rule("yugioh-fa", "YFA-4.8", "YFA-4.14"),
        pytest.mark.rule("yugioh-th", "YTH-3.8", "YTH-3.10", "YTH-3.17", "YTH-3.18"),
    ]),
    pytest.param(1900, DEFENSE, 1900, (False, False), (0, 0), id="against Defense, equal", marks=[
        pytest.mark.rule("yugioh-zh", "YZH-4.15"), pytest.mark.rule("yugioh-fa", "YFA-4.15"),
        pytest.mark.rule("yugioh-th", "YTH-3.19"),
    ]),
    pytest.param(1900, DEFENSE, 2400, (False, False), (500, 0), id="against Defense, lower", marks=[
        pytest.mark.rule("yugioh-zh", "YZH-4.16", "YZH-4.17"), pytest.mark.rule("yugioh-fa", "YFA-4.16"),
        pytest.mark.rule("yugioh-th", "YTH-3.20", "YTH-3.21"),
    ]),
]  # fmt: skip


@pytest.mark.rule("yugioh-zh", "YZH-3.46")
@pytest.mark.rule("yugioh-fa", "YFA-3.43", "YFA-1.19")
@pytest.mark.rule("yugioh-th", "YTH-2.34")
@ALL
@pytest.mark.parametrize(("own", "stance", "value", "destroyed", "lost"), TABLE)
def test_battle_table(
    edition: str, own: int, stance: str, value: int, destroyed: tuple[bool, bool], lost: tuple[int, int]
) -> None:
    # The value that does not count is far off, so that the right one must have been taken.
    other = {"atk": value, "def_": 9000} if stance == ATTACK else {"atk": 9000, "def_": value}
    s = Scenario(edition, monster("own", atk=own, def_=0), monster("foe", **other))
    mine, target = s.put(0, "own", "m1"), s.put(1, "foe", "m1", stance)
    s.attack(mine, target)
    assert (s.where(mine) == "0.graveyard", s.where(target) == "1.graveyard") == destroyed
    assert all(s.card(card).face_up for card in (mine, target))
    assert (8000 - s.lp(0), 8000 - s.lp(1)) == lost
    assert all(f.data["battle"] for f in s.facts("damage"))


FORETOLD = {
    (ATTACK, 1500): "ATK 1900 against 1500 → destroyed · 400 damage",
    (ATTACK, 1900): "ATK 1900 against 1900 → both are destroyed",
    (ATTACK, 2400): "ATK 1900 against 2400 → the attacker is destroyed · 500 damage to you",
    (DEFENSE, 1500): "ATK 1900 against DEF 1500 → destroyed",
    (DEFENSE, 1900): "ATK 1900 against DEF 1900 → nothing is destroyed",
    (DEFENSE, 2400): "ATK 1900 against DEF 2400 → nothing is destroyed · 500 damage to you",
    (SET, 2400): "ATK 1900 against a face-down monster",
}


@pytest.mark.parametrize(("stance", "value"), sorted(FORETOLD))
def test_a_battle_is_foretold_while_it_is_aimed(stance: str, value: int) -> None:
    s = Scenario("zh-mr2", monster("own", atk=1900), monster("foe", atk=value, def_=value))
    mine, target = s.put(0, "own", "m1"), s.put(1, "foe", "m1", stance)
    battle_phase(s)
    assert foretold(s, "attack", mine, target) == FORETOLD[stance, value]
    s.act("attack", mine)
    assert foretold(s, "attack", target, target) == FORETOLD[stance, value]


def test_a_direct_attack_is_foretold() -> None:
    s = Scenario("zh-mr2")
    ox = s.put(0, "ox", "m1")
    battle_phase(s)
    assert foretold(s, "attack", ox, "seat1") == "ATK 1700, direct → 1700 damage"


def test_a_monster_that_battle_does_not_destroy_is_foretold_to_stay() -> None:
    wall = parsed(monster("wall", atk=1000, traits=("effect",), text="Cannot be destroyed by battle."))
    s = Scenario("zh-mr2", wall)
    ox, target = s.put(0, "ox", "m1"), s.put(1, "wall", "m1")
    battle_phase(s)
    assert foretold(s, "attack", ox, target) == "ATK 1700 against 1000 → nothing is destroyed · 700 damage"


def foretold(s: Scenario, act: str, card: int, target: int | str) -> str:
    """What is said over `target` while an option is aimed at it."""
    session = Session(s.play, 0)
    option = next(i for i, o in enumerate(s.choice.options) if (o.act, o.card) == (act, card))
    found = session.forecast(option, target if isinstance(target, str) else session.sight.handles[target])
    return YugiohWords().forecast(found) if found is not None else ""


@pytest.mark.rule("yugioh-zh", "YZH-5.24")
def test_0_atk_monsters_stay_by_the_chinese_book_only_in_attack_position_ties() -> None:
    s = Scenario("zh-mr2")
    mine, target = s.put(0, "filler", "m1"), s.put(1, "mouse", "m1")
    s.attack(mine, target)
    assert s.where(target) == "1.graveyard"


@pytest.mark.rule("yugioh-zh", "YZH-1.27")
@pytest.mark.rule("yugioh-fa", "YFA-1.19")
@ALL
def test_monsters_destroyed_by_battle_lie_face_up_in_their_owners_graveyards(edition: str) -> None:
    s = Scenario(edition)
    mine, target = s.put(0, "bear", "m1"), s.put(1, "bear", "m1")
    s.attack(mine, target)
    assert (s.where(mine), s.where(target)) == ("0.graveyard", "1.graveyard")
    assert s.card(mine).face_up and s.card(target).face_up


# ----------------------------------------------------------------------------------------------- direct attacks


@pytest.mark.rule("yugioh-zh", "YZH-3.43", "YZH-4.18", "YZH-5.50")
@pytest.mark.rule("yugioh-fa", "YFA-3.39", "YFA-4.17")
@pytest.mark.rule("yugioh-th", "YTH-2.25", "YTH-2.29", "YTH-2.31", "YTH-3.22", "YTH-3.23")
@ALL
def test_without_monsters_the_opponent_is_attacked_directly_for_the_whole_atk(edition: str) -> None:
    s = Scenario(edition)
    ox = s.put(0, "ox", "m1")
    battle_phase(s)
    s.act("attack", ox)
    assert [o.act for o in s.choice.options] == ["direct"]
    s.do("direct")
    assert s.lp(1) == 8000 - 1700 and s.where(ox) == "0.m1"


@pytest.mark.rule("yugioh-zh", "YZH-3.43", "YZH-4.18")
@pytest.mark.rule("yugioh-fa", "YFA-3.39", "YFA-4.17")
@pytest.mark.rule("yugioh-th", "YTH-2.31")
@ALL
@pytest.mark.parametrize("stance", [ATTACK, DEFENSE, FACE_DOWN])
def test_no_direct_attack_while_the_opponent_has_any_monster(edition: str, stance: str) -> None:
    s = Scenario(edition)
    ox, target = s.put(0, "ox", "m1"), s.put(1, "wall", "m3", stance)
    battle_phase(s)
    refused = s.refused("attack", ox)
    assert refused is not None and refused.reason == "no-direct-attack"
    s.act("attack", ox)
    assert [(o.act, o.card) for o in s.choice.options] == [("attack", target)]


# ---------------------------------------------------------------------------------------- declaring an attack


@pytest.mark.rule("yugioh-zh", "YZH-3.40", "YZH-3.37", "YZH-3.38")
@pytest.mark.rule("yugioh-fa", "YFA-3.33", "YFA-3.36")
@pytest.mark.rule("yugioh-th", "YTH-2.23", "YTH-2.26", "YTH-2.27", "YTH-2.28")
@ALL
def test_the_steps_of_the_battle_phase_come_in_order(edition: str) -> None:
    s = Scenario(edition, BUFF)
    ox = s.put(0, "ox", "m1")
    s.put(1, "war cry", "s1", SET)  # Ben could answer in every step, so each stops for him.
    asked: list[tuple[str, str]] = []

    def go(act: str, card: int | None = None, value: object = ...) -> None:
        s.act(act, card, value)
        while s.choice.kind == "respond":
            asked.append((s.phase, step(s)))
            s.decline()

    go("phase", value="battle")
    go("attack", ox)
    go("direct")
    go("phase", value="main2")
    assert list(dict.fromkeys(asked)) == [
        ("main1", ""),
        ("battle", "start"),
        ("battle", "battle"),
        ("battle", "damage"),
        ("battle", "end"),
    ]
    assert s.phase == "main2"


@pytest.mark.rule("yugioh-zh", "YZH-3.42", "YZH-3.44", "YZH-3.47", "YZH-3.46")
@pytest.mark.rule("yugioh-fa", "YFA-3.38", "YFA-3.40", "YFA-3.44", "YFA-3.43")
@pytest.mark.rule("yugioh-th", "YTH-2.25", "YTH-2.29", "YTH-2.30", "YTH-2.34")
@ALL
def test_attacks_are_declared_one_after_the_other_each_followed_by_its_damage_step(edition: str) -> None:
    s = Scenario(edition)
    ox, bear = s.put(0, "ox", "m1"), s.put(0, "bear", "m2")
    foe, other = s.put(1, "mouse", "m1"), s.put(1, "filler", "m2")
    battle_phase(s)
    assert s.offered("attack") == [ox, bear]
    s.act("attack", bear)
    assert (s.choice.kind, s.offered("attack")) == ("attack_target", [foe, other])
    s.act("attack", foe)
    assert step(s) == "battle" and s.where(foe) == "1.graveyard" and s.lp(1) == 6500
    s.attack(ox, other)
    assert (
        in_order(s, "attack_declared", "battle_start", "calculation", "battle", "destroyed", "battle_end")
        == [
            "attack_declared",
            "battle_start",
            "battle_start",
            "calculation",
            "calculation",
            "battle",
            "destroyed",
            "battle_end",
            "battle_end",
        ]
        * 2
    )


@pytest.mark.rule("yugioh-zh", "YZH-3.42")
@pytest.mark.rule("yugioh-fa", "YFA-3.41", "YFA-3.38")
@pytest.mark.rule("yugioh-th", "YTH-2.30")
@ALL
def test_only_own_face_up_attack_position_monsters_attack(edition: str) -> None:
    s = Scenario(edition)
    up, side = s.put(0, "ox", "m1"), s.put(0, "ox", "m2", DEFENSE)
    down, foe = s.put(0, "ox", "m3", FACE_DOWN), s.put(1, "ox", "m1")
    battle_phase(s)
    assert s.offered("attack") == [up]
    for card, reason in (
        (side, "only-attack-position-attacks"),
        (down, "only-attack-position-attacks"),
        (foe, "only-own-monsters-attack"),
    ):
        refused = s.refused("attack", card)
        assert refused is not None and refused.reason == reason


@pytest.mark.rule("yugioh-zh", "YZH-3.45", "YZH-5.21")
@pytest.mark.rule("yugioh-fa", "YFA-3.41")
@pytest.mark.rule("yugioh-th", "YTH-2.32")
@ALL
def test_each_monster_attacks_once(edition: str) -> None:
    s = Scenario(edition)
    ox, bear = s.put(0, "ox", "m1"), s.put(0, "bear", "m2")
    s.attack(ox)
    refused = s.refused("attack", ox)
    assert s.offered("attack") == [bear] and refused is not None and refused.reason == "attacked-already"
    s.end_turn()
    s.end_turn()
    battle_phase(s)
    assert s.offered("attack") == [ox, bear]


@pytest.mark.rule("yugioh-zh", "YZH-3.48")
@pytest.mark.rule("yugioh-fa", "YFA-3.42", "YFA-3.45")
@pytest.mark.rule("yugioh-th", "YTH-2.35")
@ALL
def test_nobody_must_attack_and_the_end_of_the_battle_phase_is_announced(edition: str) -> None:
    s = Scenario(edition)
    ox = s.put(0, "ox", "m1")
    battle_phase(s)
    assert [o.value for o in s.choice.options if o.act == "phase"] == ["main2", "end"]
    s.attack(ox)
    # Also when no monster is left that could attack, the phase goes on until its player ends it.
    assert s.phase == "battle" and [o.act for o in s.choice.options] == ["phase", "phase"]
    s.do("phase", value="main2")
    assert s.phase == "main2" and s.lp(1) == 6300


# ---------------------------------------------------------------------------------------------------- Replay


def replay(edition: str) -> tuple[Scenario, int, int, int, int]:
    """Ann's ox attacks Ben's wall, which a Trap returns to his hand; he also has a mouse, she also a bear."""
    s = Scenario(edition, RECALL)
    ox, bear = s.put(0, "ox", "m1"), s.put(0, "bear", "m2")
    wall, mouse, recall = s.put(1, "wall", "m1"), s.put(1, "mouse", "m2"), s.put(1, "recall", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", wall)
    s.act("activate", recall)
    s.pick(wall)
    s.settle("replay")
    assert s.choice.kind == "replay" and s.choice.seat == 0 and step(s) == "battle"
    return s, ox, bear, wall, mouse


@pytest.mark.rule("yugioh-zh", "YZH-3.49", "YZH-3.50", "YZH-3.52")
@pytest.mark.rule("yugioh-fa", "YFA-3.46", "YFA-3.47", "YFA-3.49")
@ALL
def test_replay_when_the_target_disappears_the_target_is_chosen_again(edition: str) -> None:
    s, ox, _, wall, mouse = replay(edition)
    assert s.where(wall) == "1.hand" and not s.facts("battle")
    s.act("retarget")
    assert s.offered("attack") == [mouse]
    s.do("attack", mouse)
    assert s.where(mouse) == "1.graveyard" and s.lp(1) == 6300
    assert ox not in s.offered("attack")


@pytest.mark.rule("yugioh-zh", "YZH-3.49", "YZH-3.52")
@pytest.mark.rule("yugioh-fa", "YFA-3.46", "YFA-3.49")
@ALL
@pytest.mark.parametrize("direct", [False, True])
def test_replay_when_a_new_opposing_monster_appears(edition: str, direct: bool) -> None:
    s = Scenario(edition, REVIVE)
    ox, newcomer, revive = s.put(0, "ox", "m1"), s.put(1, "mouse", "graveyard"), s.put(1, "revive", "s1", SET)
    target = None if direct else s.put(1, "filler", "m1")
    battle_phase(s)
    s.act("attack", ox)
    s.act("direct") if target is None else s.act("attack", target)
    s.act("activate", revive)
    s.settle("replay")
    assert s.choice.kind == "replay"
    s.act("retarget")
    assert s.offered("direct") == [] and set(s.offered("attack")) == {newcomer} | ({target} if target else set())
    s.do("attack", newcomer)
    assert s.lp(1) == 8000 - 1700


@pytest.mark.rule("yugioh-zh", "YZH-3.49")
@pytest.mark.rule("yugioh-fa", "YFA-3.46")
@ALL
def test_no_replay_when_only_ones_own_monsters_change(edition: str) -> None:
    s = Scenario(edition, RECALL)
    ox, bear = s.put(0, "ox", "m1"), s.put(0, "bear", "m2")
    mouse, recall = s.put(1, "mouse", "m2"), s.put(1, "recall", "s1", SET)
    battle_phase(s)
    s.act("attack", ox)
    s.act("attack", mouse)
    s.act("activate", recall)
    s.pick(bear)
    s.settle("replay")
    assert s.where(bear) == "0.hand" and s.where(mouse) == "1.graveyard" and not s.facts("replay")


@pytest.mark.rule("yugioh-zh", "YZH-3.51")
@pytest.mark.rule("yugioh-fa", "YFA-3.47")
@ALL
def test_an_attack_cancelled_in_a_replay_is_spent(edition: str) -> None:
    s, ox, bear, _, mouse = replay(edition)
    s.do("cancel")
    assert step(s) == "battle" and s.where(mouse) == "1.m2"
    assert s.offered("attack") == [bear]
    refused = s.refused("attack", ox)
    assert refused is not None and refused.reason == "attacked-already"


# ------------------------------------------------------------------------------------------- the Damage Step


@pytest.mark.rule("yugioh-zh", "YZH-4.4", "YZH-4.1")
@pytest.mark.rule("yugioh-fa", "YFA-4.4", "YFA-4.5", "YFA-4.1")
@pytest.mark.rule("yugioh-th", "YTH-3.4", "YTH-3.5", "YTH-3.6")
@ALL
def test_a_face_down_target_is_turned_up_in_the_damage_step_before_calculation(edition: str) -> None:
    s = Scenario(edition, BUFF)
    ox, wall = s.put(0, "ox", "m1"), s.put(1, "wall", "m1", FACE_DOWN)
    s.put(0, "war cry", "s1", SET)
    battle_phase(s)
    s.act("attack", ox)
    s.act("attack", wall)
    assert step(s) == "battle" and s.card(wall).stance == FACE_DOWN
    assert view(s.play, 0).zones["1.m1"][0].code is None
    s.decline()
    # Ann is asked in the Damage Step: she now sees the DEF that will count, and nothing is calculated yet.
    assert step(s) == "damage" and s.card(wall).stance == DEFENSE
    assert view(s.play, 0).zones["1.m1"][0].values["def"] == 2000 and s.lp(0) == 8000
    s.settle()
    assert in_order(s, "battle_start", "flipped", "calculation")[1:4] == ["battle_start", "flipped", "calculation"]
    assert s.lp(0) == 7700 and s.where(wall) == "1.m1"


@pytest.mark.rule("yugioh-th", "YTH-3.4")
@pytest.mark.rule("yugioh-zh", "YZH-4.4")
@ALL
def test_a_face_up_target_stays_as_it_lies(edition: str) -> None:
    s = Scenario(edition)
    ox, wall = s.put(0, "ox", "m1"), s.put(1, "wall", "m1", DEFENSE)
    s.attack(ox, wall)
    assert s.card(wall).stance == DEFENSE and not s.facts("flipped") and not s.facts("position_changed")


#: Cards and whether they may be used in the Damage Step.
DAMAGE_STEP = {
    "Normal Trap, ATK": (BUFF, True),
    "Quick-Play, DEF": (parsed(spell("potion", "quick-play", text=SOFTER)), True),
    "Continuous Trap, ATK": (parsed(trap("banner", "continuous", text="Monsters you control gain 500 ATK.")), True),
    "Quick Effect, ATK": (parsed(monster("smith", traits=("effect",), text=f"(Quick Effect): {STRONGER}")), True),
    "Normal Trap": (JAR, False),
    "Quick-Play": (SPARK, False),
    "Continuous Trap": (parsed(trap("lock", "continuous", text="Neither player can Special Summon.")), False),
    "Quick Effect": (parsed(monster("imp", traits=("effect",), text="(Quick Effect): Gain 500 LP.")), False),
}


@pytest.mark.rule("yugioh-zh", "YZH-4.1", "YZH-4.2")
@pytest.mark.rule("yugioh-fa", "YFA-4.1", "YFA-4.2")
@pytest.mark.rule("yugioh-th", "YTH-3.1", "YTH-3.3")
@ALL
@pytest.mark.parametrize(("card", "allowed"), DAMAGE_STEP.values(), ids=DAMAGE_STEP.keys())
def test_in_the_damage_step_only_what_changes_atk_or_def(edition: str, card: CardData, allowed: bool) -> None:
    s = Scenario(edition, card)
    ox, mouse = s.put(0, "ox", "m1"), s.put(1, "mouse", "m1")
    it = s.put(1, card.name, "m2") if card.kind == "monster" else s.put(1, card.name, "s1", SET)
    offered: dict[str, list[str]] = {}
    s.act("phase", value="battle")
    while s.choice.kind == "respond":
        s.decline()
    s.act("attack", ox)
    s.act("attack", mouse)
    while s.choice.kind == "respond":
        offered.setdefault(step(s), s.acts(it))
        s.decline()
    assert offered.get("battle") == ["activate"]  # after the declaration everything may answer
    assert offered.get("damage", []) == (["activate"] if allowed else [])


NO_TRAPS = parsed(
    trap("counter", "counter", text="When a Trap Card is activated: Negate the activation, and if you do, destroy it.")
)


@pytest.mark.rule("yugioh-zh", "YZH-4.2")
@pytest.mark.rule("yugioh-fa", "YFA-4.2")
@pytest.mark.rule("yugioh-th", "YTH-3.2")
@ALL
def test_counter_traps_in_the_damage_step(edition: str) -> None:
    s = Scenario(edition, BUFF, NO_TRAPS, JAR)
    bear, foe = s.put(0, "bear", "m1"), s.put(1, "ox", "m1")
    buff, counter, jar = s.put(0, "war cry", "s1", SET), s.put(1, "counter", "s1", SET), s.put(1, "jar", "s2", SET)
    battle_phase(s)
    s.act("attack", bear)
    s.act("attack", foe)
    while step(s) != "damage":
        s.decline()
    s.act("activate", buff)
    s.pick(bear)
    assert s.acts(counter) == ["activate"] and s.acts(jar) == []
    s.do("activate", counter)
    assert s.where(bear) == "0.graveyard" and s.lp(0) == 7800


@pytest.mark.rule("yugioh-zh", "YZH-4.2", "YZH-4.3")
@pytest.mark.rule("yugioh-fa", "YFA-4.2", "YFA-4.3")
@ALL
def test_the_window_closes_when_damage_calculation_begins(edition: str) -> None:
    s = Scenario(edition, BUFF)
    ox, foe = s.put(0, "ox", "m1"), s.put(1, "bear", "m1")
    buff = s.put(1, "war cry", "s1", SET)
    battle_phase(s)
    s.act("attack", ox)
    s.act("attack", foe)
    while s.choice.kind == "respond":
        assert not s.facts("battle")  # whoever is asked is asked before the calculation
        s.decline()
    assert s.facts("battle") and s.where(foe) == "1.graveyard" and s.where(buff) == "1.s1"


@pytest.mark.rule("yugioh-zh", "YZH-4.2", "YZH-4.7")
@pytest.mark.rule("yugioh-fa", "YFA-4.2")
@pytest.mark.rule("yugioh-th", "YTH-3.3")
@ALL
def test_what_is_changed_in_the_damage_step_counts_in_the_calculation(edition: str) -> None:
    s = Scenario(edition, BUFF)
    ox, foe, buff = s.put(0, "ox", "m1"), s.put(1, "bear", "m1"), s.put(1, "war cry", "s1", SET)
    battle_phase(s)
    s.act("attack", ox)
    s.act("attack", foe)
    while step(s) != "damage":
        s.decline()
    s.act("activate", buff)
    s.pick(foe)
    s.settle()
    assert s.where(ox) == "0.graveyard" and s.lp(0) == 8000 - (1500 + 700 - 1700)


# ------------------------------------------------------------------------------------- Flip Effects in battle


def flipper(text: str, def_: int = 600) -> CardData:
    return parsed(monster("flipper", def_=def_, traits=FLIPPER, text=f"FLIP: {text}"))


@pytest.mark.rule("yugioh-zh", "YZH-4.1", "YZH-4.5")
@pytest.mark.rule("yugioh-fa", "YFA-4.1", "YFA-4.6")
@pytest.mark.rule("yugioh-th", "YTH-3.7")
@ALL
@pytest.mark.parametrize("def_", [600, 2000])
def test_a_flip_effect_in_battle_is_processed_after_damage_calculation(edition: str, def_: int) -> None:
    s = Scenario(edition, flipper("Draw 1 card.", def_))
    ox, target = s.put(0, "ox", "m1"), s.put(1, "flipper", "m1", FACE_DOWN)
    hand = s.size(1, "hand")
    s.attack(ox, target)
    assert in_order(s, "flipped", "battle", "activated", "drew")[-4:] == ["flipped", "battle", "activated", "drew"]
    assert s.facts("activated")[-1].seat == 1 and s.size(1, "hand") == hand + 1
    assert s.where(target) == ("1.graveyard" if def_ == 600 else "1.m1")


@pytest.mark.rule("yugioh-zh", "YZH-4.6")
@pytest.mark.rule("yugioh-fa", "YFA-4.7")
@ALL
def test_a_flip_effect_in_battle_cannot_target_what_the_battle_destroys(edition: str) -> None:
    s = Scenario(edition, flipper("Target 1 monster on the field; destroy it."))
    ox, bear, target = s.put(0, "ox", "m1"), s.put(0, "bear", "m2"), s.put(1, "flipper", "m1", FACE_DOWN)
    s.attack(ox, target)
    assert s.choice.kind == "target" and s.choice.seat == 1
    assert [o.card for o in s.choice.options] == [ox, bear]
    s.pick(ox)
    assert s.where(ox) == "0.graveyard" and s.lp(0) == s.lp(1) == 8000


@pytest.mark.rule("yugioh-zh", "YZH-4.6")
@pytest.mark.rule("yugioh-fa", "YFA-4.7")
@ALL
def test_a_flip_effect_in_battle_may_target_what_survives(edition: str) -> None:
    s = Scenario(edition, flipper("Target 1 monster on the field; return it to the hand.", 2000))
    ox, target = s.put(0, "ox", "m1"), s.put(1, "flipper", "m1", FACE_DOWN)
    s.attack(ox, target)
    assert {o.card for o in s.choice.options} == {ox, target}


@pytest.mark.rule("yugioh-zh", "YZH-5.46")
@ALL
def test_effect_damage_is_no_battle_damage(edition: str) -> None:
    ward = parsed(spell("ward", "continuous", text="You take no battle damage."))
    s = Scenario(edition, ward, parsed(spell("bolt", text="Inflict 500 damage to your opponent.")))
    ox, bolt = s.put(0, "ox", "m1"), s.put(0, "bolt", "hand")
    s.put(1, "ward", "s1")
    s.do("activate", bolt)
    assert s.lp(1) == 7500 and not s.facts("battle_damage")
    s.attack(ox)
    assert s.lp(1) == 7500


# ---------------------------------------------------------------------------- attack.unit: turn or Battle Phase


@pytest.mark.rule("yugioh-zh", "YZH-5.21", "YZH-3.45")
@pytest.mark.rule("yugioh-fa", "YFA-3.41")
@pytest.mark.rule("yugioh-th", "YTH-2.32")
@pytest.mark.parametrize(("edition", "again"), [("zh-mr2", False), ("fa-course", False), ("th-guide", True)])
def test_the_attack_is_counted_per_turn_or_per_battle_phase(edition: str, again: bool) -> None:
    s = Scenario(edition)
    ox = s.put(0, "ox", "m1")
    s.attack(ox)
    # No card of the program makes a second Battle Phase yet: the number of this one is raised by hand.
    s.edit(lambda game: game.play.mark("table", "battles", game.table.marks["battles"] + 1))
    assert (ox in s.offered("attack")) is again


@pytest.mark.rule("yugioh-zh", "YZH-3.42")
@pytest.mark.rule("yugioh-fa", "YFA-3.41")
@pytest.mark.rule("yugioh-th", "YTH-2.32")
@ALL
@pytest.mark.parametrize("text", ["change it to Defense Position.", "return it to the hand."])
def test_an_attacker_that_no_longer_can_attack_does_not_and_its_attack_is_spent(edition: str, text: str) -> None:
    s = Scenario(edition, parsed(trap("stumble", text=f"Target 1 face-up monster on the field; {text}")))
    ox, stumble = s.put(0, "ox", "m1"), s.put(1, "stumble", "s1", SET)
    battle_phase(s)
    s.act("attack", ox)
    s.act("direct")
    s.act("activate", stumble)
    s.settle()
    assert s.lp(1) == 8000 and not s.facts("battle_start") and step(s) == "battle"
    assert s.offered("attack") == [] and s.choice.kind == "action"


@pytest.mark.rule("yugioh-zh", "YZH-3.49")
@pytest.mark.rule("yugioh-fa", "YFA-3.46")
@ALL
def test_a_monster_that_left_and_came_back_is_a_new_one_for_the_replay(edition: str) -> None:
    s = Scenario(edition, JAR)
    ox, bear = s.put(0, "ox", "m1"), s.put(1, "bear", "m1")
    s.put(1, "jar", "s1", SET)
    battle_phase(s)
    s.act("attack", ox)
    s.act("attack", bear)
    assert s.choice.kind == "respond"

    def away_and_back(game: YugiohGame) -> None:
        game.relocate(bear, "1.banished", ATTACK)
        game.relocate(bear, "1.m1", ATTACK)

    s.edit(away_and_back)
    s.decline()
    assert s.choice.kind == "replay"
