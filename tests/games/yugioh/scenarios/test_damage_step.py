"""What can be used in the Damage Step, and when the effects of a battle are carried out."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, SET, Scenario, effect, magic, snare
from stage import ALL, answered, through, use


def in_damage_step(s: Scenario, attacker: int, target: int) -> None:
    """Attack, and let everything pass until the first question of the Damage Step."""
    s.do("phase", value="battle")
    s.act("attack", attacker)
    s.act("attack", target)
    while s.game.step() != "damage" and s.choice.kind == "respond":
        s.decline()


@pytest.mark.rule("yugioh-zh", "YZH-4.2")
@pytest.mark.rule("yugioh-fa", "YFA-4.2")
@pytest.mark.rule("yugioh-th", "YTH-3.1", "YTH-3.2")
@ALL
@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("Target 1 face-up monster you control; it gains 500 ATK until the end of this turn.", True),
        ("Target 1 face-up monster your opponent controls; it loses 500 ATK and DEF.", True),
        ("All monsters you control lose 100 DEF until the end of this turn.", True),
        ("Target 1 face-up monster on the field; equip this card to that target. It gains 500 ATK.", True),
        ("Target 1 monster in your GY; Special Summon it, and if you do, it gains 500 ATK.", False),
        ("Target 1 monster on the field; destroy it.", False),
        ("Target 1 face-up monster you control; increase its Level by 1.", False),
        ("Draw 1 card.", False),
        ("When your opponent's monster declares an attack: Negate the attack.", False),
    ],
)
def test_only_changes_of_atk_and_def_are_activated_in_the_damage_step(edition: str, text: str, offered: bool) -> None:
    s = Scenario(edition, snare("help", text))
    ox, wall, trap = s.put(0, "ox", "m1"), s.put(1, "bear", "m1"), s.put(1, "help", "s1", SET)
    s.put(1, "bear", "graveyard")
    in_damage_step(s, ox, wall)
    assert (s.table.choice is not None and s.choice.kind == "respond" and trap in s.offered("activate")) is offered


@pytest.mark.rule("yugioh-zh", "YZH-4.2", "YZH-4.35")
@pytest.mark.rule("yugioh-fa", "YFA-4.2", "YFA-4.33")
@ALL
def test_a_counter_trap_answers_in_the_damage_step(edition: str) -> None:
    boost = snare("boost", "Target 1 face-up monster you control; it gains 1000 ATK until the end of this turn.")
    unjam = snare(
        "unjam", "When a Trap Card is activated: Negate the activation, and if you do, destroy it.", "counter"
    )
    s = Scenario(edition, boost, unjam)
    ox, bear = s.put(0, "ox", "m1"), s.put(1, "bear", "m1")
    trap, answer = s.put(1, "boost", "s1", SET), s.put(0, "unjam", "s1", SET)
    in_damage_step(s, ox, bear)
    if s.choice.seat == 0:
        s.decline()
    s.act("activate", trap)
    through(s, answer)
    assert s.where(bear) == "1.graveyard" and s.lp(1) == 7800


@pytest.mark.rule("yugioh-zh", "YZH-4.3", "YZH-4.7")
@pytest.mark.rule("yugioh-fa", "YFA-4.3")
@ALL
def test_what_is_gained_until_the_end_of_the_damage_step_is_gone_after_it(edition: str) -> None:
    boost = snare("boost", "Target 1 face-up monster you control; it gains 1000 ATK until the end of the Damage Step.")
    s = Scenario(edition, boost)
    ox, bear, trap = s.put(0, "ox", "m1"), s.put(1, "bear", "m1"), s.put(1, "boost", "s1", SET)
    in_damage_step(s, ox, bear)
    through(s, trap)
    assert s.where(ox) == "0.graveyard" and s.lp(0) == 8000 - 800
    assert s.game.standing_effects().value(bear, "atk") == 1500


@pytest.mark.rule("yugioh-zh", "YZH-4.2")
@pytest.mark.rule("yugioh-th", "YTH-3.1")
@ALL
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("If a monster is destroyed (except during the Damage Step): Gain 100 LP.", 0),
        ("If a monster is destroyed: Gain 100 LP.", 100),
        ("If a monster is destroyed by battle: Gain 100 LP.", 100),
    ],
)
def test_except_during_the_damage_step(edition: str, text: str, gained: int) -> None:
    s = Scenario(edition, effect("mourner", text))
    ox, bear = s.put(0, "ox", "m1"), s.put(1, "bear", "m1")
    s.put(0, "mourner", "m2")
    s.attack(ox, bear)
    through(s)
    assert s.lp(0) == 8000 + gained


@pytest.mark.rule("yugioh-zh", "YZH-4.5", "YZH-4.6")
@pytest.mark.rule("yugioh-fa", "YFA-4.6", "YFA-4.7")
@ALL
def test_a_flip_effect_finds_what_the_battle_has_left(edition: str) -> None:
    """The attacker is stronger and the flipped monster is doomed: it cannot choose itself, and the attacker it can."""
    s = Scenario(
        edition,
        effect(
            "sprite", "FLIP: Target 1 monster on the field; destroy it.", atk=100, def_=100, traits=("effect", "flip")
        ),
    )
    ox, sprite = s.put(0, "ox", "m1"), s.put(1, "sprite", "m1", FACE_DOWN)
    s.attack(ox, sprite)
    through(s)
    assert (s.where(sprite), s.where(ox)) == ("1.graveyard", "0.graveyard")
    order = [fact.card for fact in s.facts("destroyed")]
    assert order in ([sprite, ox], [ox, sprite])


@pytest.mark.rule("yugioh-zh", "YZH-4.4", "YZH-4.7")
@pytest.mark.rule("yugioh-fa", "YFA-4.4")
@ALL
def test_a_face_down_monster_has_no_effect_on_the_battle_until_it_is_flipped(edition: str) -> None:
    """Its continuous effect counts from the moment it is face-up, which is before damage calculation."""
    s = Scenario(edition, effect("thorn", "All monsters your opponent controls lose 500 ATK.", atk=100, def_=1300))
    ox, thorn = s.put(0, "ox", "m1"), s.put(1, "thorn", "m1", FACE_DOWN)
    assert s.game.standing_effects().value(ox, "atk") == 1700
    s.attack(ox, thorn)
    through(s)
    assert s.where(thorn) == "1.m1" and s.lp(0) == 8000 - 100


@pytest.mark.rule("yugioh-zh", "YZH-3.49", "YZH-3.50")
@pytest.mark.rule("yugioh-fa", "YFA-3.46", "YFA-3.47")
@ALL
def test_a_target_that_leaves_before_the_damage_step_is_replaced(edition: str) -> None:
    s = Scenario(edition, snare("dive", "If you control a monster: Banish 1 monster you control."))
    ox, bear, wall = s.put(0, "ox", "m1"), s.put(1, "bear", "m1"), s.put(1, "mouse", "m2")
    trap = s.put(1, "dive", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", bear)
    s.settle("respond")
    if s.choice.seat == 0:
        s.decline()
    s.act("activate", trap)
    s.settle("replay", "pick")
    if s.choice.kind == "pick":
        s.pick(bear)
        s.settle("replay")
    assert s.choice.kind == "replay"
    through(s, wall)
    assert s.where(bear) == "1.banished" and s.where(wall) == "1.graveyard" and s.lp(1) == 8000 - 1700


@pytest.mark.rule("yugioh-zh", "YZH-4.8", "YZH-5.46")
@ALL
@pytest.mark.parametrize(
    ("text", "destroyed", "damage"),
    [
        ("This card cannot be destroyed by battle.", False, 1600),
        ("You take no battle damage from battles involving this card.", True, 0),
        ("Once per turn, this card cannot be destroyed by battle.", False, 1600),
        ("Neither player takes battle damage from battles involving this card.", True, 0),
    ],
)
def test_what_a_battle_does_to_a_monster_with_a_continuous_effect(
    edition: str, text: str, destroyed: bool, damage: int
) -> None:
    s = Scenario(edition, effect("mark", text, atk=100))
    ox, mark = s.put(0, "ox", "m1"), s.put(1, "mark", "m1")
    s.attack(ox, mark)
    through(s)
    assert (s.where(mark) == "1.graveyard") is destroyed and s.lp(1) == 8000 - damage


@pytest.mark.rule("yugioh-zh", "YZH-4.9", "YZH-5.46")
@ALL
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("When this card inflicts battle damage to your opponent: You can draw 1 card.", 1),
        ("When this card destroys an opponent's monster by battle and sends it to the GY: You can draw 1 card.", 1),
        ("At the start of the Damage Step, if this card battles a monster: You can draw 1 card.", 1),
        ("When this card inflicts battle damage to your opponent by a direct attack: You can draw 1 card.", 0),
    ],
)
def test_the_effects_of_a_won_battle(edition: str, text: str, drawn: int) -> None:
    s = Scenario(edition, effect("victor", text, atk=2000))
    victor, bear = s.put(0, "victor", "m1"), s.put(1, "bear", "m1")
    s.do("phase", value="battle")
    s.act("attack", victor)
    s.act("attack", bear)
    through(s, *([victor] if drawn else []))
    assert s.size(0, "hand") == drawn and s.lp(1) == 7500


@pytest.mark.rule("yugioh-zh", "YZH-5.36", "YZH-4.8")
@ALL
def test_sent_to_the_graveyard_is_asked_of_where_the_card_went(edition: str) -> None:
    """Banished instead of sent there, the beaten monster was destroyed but not sent to the Graveyard."""
    ghost = magic("ghost", "Target 1 monster in your GY; Special Summon it, but banish it when it leaves the field.")
    victor = effect(
        "victor",
        "When this card destroys an opponent's monster by battle and sends it to the GY: Draw 1 card.",
        atk=2000,
    )
    s = Scenario(edition, ghost, victor)
    bear, raised = s.put(0, "bear", "graveyard"), s.put(0, "ghost", "hand")
    use(s, raised)
    lord = s.put(1, "victor", "m1")
    s.end_turn()
    s.clear_hands()
    s.do("phase", value="battle")
    s.act("attack", lord)
    s.do("attack", bear) if s.choice.kind == "attack_target" else through(s)
    through(s)
    assert s.where(bear) == "0.banished" and s.size(1, "hand") == 0
    assert answered(s, lord) == 0


def test_the_end_of_the_damage_step_comes_for_a_monster_that_was_beaten() -> None:
    text = "At the end of the Damage Step, if this card battled: Inflict 300 damage to your opponent."
    s = Scenario("zh-mr2", effect("ghost", text, atk=100))
    ghost, ox = s.put(0, "ghost", "m1"), s.put(1, "ox", "m1")
    s.act("phase", value="battle")
    s.act("attack", ghost)
    through(s, ox)
    assert s.where(ghost) == "0.graveyard" and s.lp(1) == 8000 - 300


def test_the_destroyed_monster_is_the_beaten_one_whoever_beat_it() -> None:
    text = (
        "Activate only when a Warrior-Type monster you control destroys an opponent's monster by battle and sends it "
        "to the Graveyard. Inflict damage to your opponent equal to the destroyed monster's original ATK."
    )
    s = Scenario("zh-mr2", snare("shot", text))
    ox, mouse = s.put(0, "ox", "m1"), s.put(1, "bear", "m1")
    shot = s.put(0, "shot", "s1", SET)
    s.act("phase", value="battle")
    s.act("attack", ox)
    while shot not in s.offered("activate"):
        s.play.answer(list(range(s.choice.least)))
    s.act("activate", shot)
    through(s)
    assert s.where(mouse) == "1.graveyard" and s.lp(1) == 8000 - 200 - 1500


def test_a_card_is_not_destroyed_instead_of_itself() -> None:
    text = (
        "If a Warrior-Type monster(s) on the field would be destroyed, you can pay 500 LP and destroy this card "
        "instead."
    )
    s = Scenario("zh-mr2", effect("guard", text), magic("bolt", "Target 1 card on the field; destroy it."))
    guard, bear = s.put(0, "guard", "m1"), s.put(0, "bear", "m2")
    use(s, s.put(0, "bolt", "hand"), guard)
    assert s.where(guard) == "0.graveyard" and s.where(bear) == "0.m2" and s.lp(0) == 8000


def test_an_attack_can_have_its_price() -> None:
    s = Scenario("zh-mr2", effect("panther", "This card cannot attack unless you Tribute 1 monster."))
    panther = s.put(0, "panther", "m1")
    s.do("phase", value="battle")
    assert panther not in s.offered("attack"), "it does not pay with itself"
    bear = s.put(0, "bear", "m2")
    s.act("attack", panther)
    through(s)
    assert s.where(bear) == "0.graveyard" and s.lp(1) == 8000 - 1500


def test_life_points_are_paid_for_each_attack() -> None:
    s = Scenario("zh-mr2", effect("toon", "You must pay 500 LP to declare an attack with this monster."))
    toon = s.put(0, "toon", "m1")
    s.do("phase", value="battle")
    s.act("attack", toon)
    through(s)
    assert (s.lp(0), s.lp(1)) == (7500, 8000 - 1500)


@pytest.mark.parametrize(
    "text",
    [
        "If this card attacks, it cannot be destroyed by battle.",
        "While attacking, this card cannot be destroyed by battle.",
        "While this card is attacking, it cannot be destroyed by battle.",
        "This attacking card cannot be destroyed by battle.",
        "This card cannot be destroyed by battle if it attacks.",
    ],
)
def test_a_monster_that_only_its_own_attacks_leave_standing(text: str) -> None:
    for seat, left in ((0, True), (1, False)):
        s = Scenario("zh-mr2", effect("bold", text, atk=1000))
        bold, ox = s.put(seat, "bold", "m1"), s.put(1 - seat, "ox", "m1")
        s.do("phase", value="battle")
        s.act("attack", bold if seat == 0 else ox)
        through(s, bold if seat else ox)
        assert (s.where(bold) == f"{seat}.m1") is left


def test_the_monster_that_is_battled_loses_its_atk() -> None:
    text = (
        "Once per battle, during damage calculation, if this card battles an opponent's monster (Quick Effect): You "
        "can make that opponent's monster's ATK 0 during that damage calculation only."
    )
    s = Scenario("zh-mr2", effect("chill", text, atk=1000))
    chill, ox = s.put(0, "chill", "m1"), s.put(1, "ox", "m1")
    s.do("phase", value="battle")
    s.act("attack", chill)
    through(s, ox, "activate")
    assert s.where(chill) == "0.m1" and s.where(ox) == "1.graveyard"
    assert s.lp(1) == 7000


def test_the_opponents_monster_is_meant_whoever_battles_it() -> None:
    text = (
        'During damage calculation, if a "bear" monster you control battles an opponent\'s monster: You can send this '
        "card from your hand to the GY; change that opponent's monster's ATK and DEF to 0, until the end of this turn."
    )
    s = Scenario("zh-mr2", effect("voice", text))
    bear, ox = s.put(0, "bear", "m1"), s.put(1, "ox", "m1")
    s.put(0, "voice", "hand")
    s.do("phase", value="battle")
    s.act("attack", bear)
    through(s, ox, "activate")
    assert s.where(bear) == "0.m1" and s.where(ox) == "1.graveyard"


@pytest.mark.parametrize(("moment", "later"), [("Before damage calculation", 0), ("During damage calculation", 1)])
def test_before_damage_calculation_is_a_moment_of_its_own(moment: str, later: int) -> None:
    """What is used "during damage calculation" comes after it, when the attacked monster may be gone."""
    driller = effect("driller", f"{moment}, if this card battles a monster: Destroy that monster.", atk=1000)
    late = effect("late", "During damage calculation, if this card battles: You can draw 1 card.", atk=500)
    s = Scenario("zh-mr2", driller, late)
    mine, theirs = s.put(0, "driller", "m1"), s.put(1, "late", "m1")
    held = s.size(1, "hand")
    s.do("phase", value="battle")
    s.act("attack", mine)
    s.act("attack", theirs)
    through(s, *[theirs] * later)
    assert s.where(theirs) == "1.graveyard" and bool(s.facts("calculation")) is bool(later)
    assert s.size(1, "hand") == held + later


@pytest.mark.parametrize("also", ["", " (You can activate this card during the Damage Step.)"])
def test_a_permission_for_the_damage_step_does_not_bind_a_card_to_it(also: str) -> None:
    drag = snare(
        "drag",
        "Activate only when a monster is sent from the field to your Graveyard. Select and destroy 1 monster on the "
        "field." + also,
    )
    s = Scenario("zh-mr2", drag, magic("bolt", "Target 1 monster on the field; destroy it."))
    ox, bear, trap = s.put(0, "ox", "m1"), s.put(1, "bear", "m1"), s.put(1, "drag", "s1", SET)
    use(s, s.put(0, "bolt", "hand"), bear, trap)
    assert (s.where(bear), s.where(ox)) == ("1.graveyard", "0.graveyard")
