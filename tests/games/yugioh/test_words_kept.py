"""Words that are easily read over: whose Graveyard, which monster "it" is, for how long, and whose effect."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, SET, Scenario, effect, magic, monster, parsed, snare, through, use

SADDLE = parsed(
    monster(
        "saddle",
        traits=("effect", "union"),
        text="Once per turn, during your Main Phase, if you control this card on the field, you can equip it to your "
        '"bear" as an Equip Card, OR unequip the Union equipment and Special Summon this card '
        "in face-up Attack Position. While equipped to a monster by this card's effect, increase the ATK of the "
        "equipped monster by 400 points. When it attacks with an ATK that is higher than the DEF of a Defense Position "
        "monster, inflict the difference as Battle Damage to your opponent's Life Points.",
    )
)


def test_it_is_the_equipped_monster_in_a_sentence_after_it() -> None:
    s = Scenario("zh-mr2", SADDLE)
    bear, saddle = s.put(0, "bear", "m1"), s.put(0, "saddle", "m2")
    ox = s.put(1, "ox", "m1", DEFENSE)
    s.act("activate", saddle)
    through(s)
    assert s.card(saddle).host == bear
    s.attack(bear, ox)
    assert s.lp(1) == 8000 - (1900 - 1000)


SAFE = magic("safe", "When a monster is Special Summoned from your Graveyard, you can draw 1 card.", "continuous")
RISE = magic("rise", "Target 1 monster in either GY; Special Summon it.")


@pytest.mark.parametrize(("owner", "drawn"), [(0, 1), (1, 0)])
def test_a_monster_from_your_graveyard_is_yours(owner: int, drawn: int) -> None:
    s = Scenario("zh-mr2", SAFE, RISE)
    s.put(0, "safe", "s1")
    s.put(owner, "bear", "graveyard")
    use(s, "rise")
    assert s.size(0, "hand") == drawn


KAMON = effect(
    "kamon",
    "Once per turn: You can target 1 face-up Spell/Trap Card; destroy that target. You must control another Warrior "
    "monster with a different name to activate and to resolve this effect.",
)
SLAY = snare("slay", "Target 1 monster on the field; destroy it.")


@pytest.mark.parametrize(("slain", "stands"), [("", False), ("bear", True)])
def test_a_different_name_than_its_own_is_asked_when_it_resolves(slain: str, stands: bool) -> None:
    s = Scenario("zh-mr2", KAMON, SLAY, SAFE)
    kamon, bear = s.put(0, "kamon", "m1"), s.put(0, "bear", "m2")
    s.put(0, "kamon", "m3")
    safe = s.put(1, "safe", "s1")
    slay = s.put(1, "slay", "s2", SET)
    s.act("activate", kamon)
    if slain:
        assert s.choice.seat == 1
        s.act("activate", slay)
        s.pick(bear)
    through(s)
    assert (s.where(safe) == "1.s1") is stands


WALL = magic("weir", "You take no battle damage from attacking monsters.", "continuous")


@pytest.mark.parametrize(("attacked", "lost"), [(True, 0), (False, 200)])
def test_damage_from_attackers_is_not_that_of_the_attacked(attacked: bool, lost: int) -> None:
    s = Scenario("zh-mr2", WALL)
    bear, ox = s.put(0, "bear", "m1"), s.put(1, "ox", "m1")
    s.put(0, "weir", "s1")
    if attacked:
        s.end_turn()
        s.attack(ox, bear)
    else:
        s.attack(bear, ox)
    through(s)
    assert s.lp(0) == 8000 - lost


TAXED = snare(
    "taxed",
    "Once per turn: You can gain 100 LP. During each player's End Phase, Tribute 1 Warrior monster, or send this card "
    "to the GY.",
    "continuous",
)


def test_what_each_end_phase_asks_does_not_hang_on_the_effect_before() -> None:
    s = Scenario("zh-mr2", TAXED)
    taxed = s.put(0, "taxed", "s1")
    s.act("activate", taxed)
    through(s)
    assert s.where(taxed) == "0.s1" and s.lp(0) == 8100
    s.end_turn()
    assert s.where(taxed) == "0.graveyard"


FUSE = magic("fuse", "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand as material.")
STAND_IN = effect("stand-in", "You can substitute this card for any 1 Fusion Material Monster.")


@pytest.mark.parametrize(
    ("words", "served"),
    [("", True), (" A Fusion Summon of this card can only be done with the above Fusion Material Monsters.", False)],
)
def test_with_the_above_materials_only_nothing_stands_in(words: str, served: bool) -> None:
    centaur = effect("centaur", f'"bear" + "ox"\nThis card can attack directly.{words}', traits=("fusion", "effect"))
    s = Scenario("zh-mr2", FUSE, centaur, STAND_IN, extra=("centaur",))
    s.put(0, "ox", "hand")
    s.put(0, "stand-in", "hand")
    fuse = s.put(0, "fuse", "hand")
    assert (fuse in s.offered("activate")) is served
    s.put(0, "bear", "hand")
    assert fuse in s.offered("activate")


HUSH = snare("hush", "When an opponent's monster effect is activated: Negate the activation.", "counter")
SCOUT = effect("scout", "You can discard this card; draw 1 card.")


def test_an_opponents_monster_effect_is_one_wherever_the_monster_is() -> None:
    s = Scenario("zh-mr2", HUSH, SCOUT)
    hush = s.put(1, "hush", "s1", SET)
    s.act("activate", s.put(0, "scout", "hand"))
    assert s.choice.seat == 1 and hush in s.offered("activate")


BLADE = magic(
    "blade",
    "Send 1 card from your hand to the Graveyard to equip this card. The equipped monster gains 500 ATK.",
    "equip",
)


def test_what_equips_it_is_paid_when_it_is_activated() -> None:
    s = Scenario("zh-mr2", BLADE)
    bear, blade = s.put(0, "bear", "m1"), s.put(0, "blade", "hand")
    assert blade not in s.offered("activate")
    paid = s.put(0, "mouse", "hand")
    s.act("activate", blade)
    through(s)
    assert s.where(paid) == "0.graveyard" and s.card(blade).host == bear and s.game.value(bear, "atk") == 2000


DARK = effect(
    "dark",
    'Once per turn: You can draw 1 card. "bear" must be in your Graveyard to activate and to resolve this effect.',
)


def test_what_must_be_in_the_graveyard_is_asked_of_the_effect_before() -> None:
    s = Scenario("zh-mr2", DARK)
    dark = s.put(0, "dark", "m1", ATTACK)
    assert dark not in s.offered("activate")
    s.put(1, "bear", "graveyard")
    assert dark not in s.offered("activate")
    s.put(0, "bear", "graveyard")
    assert dark in s.offered("activate")


INTI = effect(
    "inti",
    "If this card on the field is destroyed, during the Standby Phase of the next turn, you can Special Summon 1 "
    '"bear" from your GY.',
)


def test_the_next_standby_phase_finds_a_card_wherever_it_has_gone() -> None:
    s = Scenario("zh-mr2", INTI, SLAY)
    inti, bear = s.put(0, "inti", "m1"), s.put(0, "bear", "graveyard")
    s.act("activate", s.put(0, "slay", "s1", SET))
    through(s)
    assert s.where(inti) == "0.graveyard"
    s.act("phase", value="end")
    while s.where(bear) == "0.graveyard" and s.choice.kind != "action":
        s.play.answer(list(range(max(1, s.choice.least))))
    assert s.where(bear)[:3] == "0.m" and s.turn == 4


HYPNOSIS = snare("hypnosis", "Select and take control of 1 of your opponent's monsters.", "continuous")


def test_control_taken_by_the_activation_of_what_stays_ends_with_it() -> None:
    s = Scenario("zh-mr2", HYPNOSIS, SLAY, magic("clear", "Destroy all Trap Cards on the field."))
    ox = s.put(1, "ox", "m1")
    s.act("activate", s.put(0, "hypnosis", "s1", SET))
    through(s)
    assert s.where(ox)[:3] == "0.m"
    use(s, "clear")
    assert s.where(ox)[:3] == "1.m"


KIRYU = parsed(
    monster(
        "kiryu",
        traits=("effect", "union"),
        text='Once per turn, during your Main Phase, if you control this card on the field, you can equip it to your "bear" '
        "as an Equip Card, OR unequip the Union equipment and Special Summon this card in face-up Attack Position. While "
        "equipped to a monster by this card's effect, increase the ATK/DEF of the equipped monster by 900 points, and you "
        "can Tribute this card to allow the equipped monster to attack your opponent's Life Points directly this turn.",
    )
)


def test_what_a_union_paid_itself_for_is_done_to_the_monster_it_was_on() -> None:
    s = Scenario("zh-mr2", KIRYU)
    bear, kiryu = s.put(0, "bear", "m1"), s.put(0, "kiryu", "m2")
    s.put(1, "wall", "m1")
    s.act("activate", kiryu)
    through(s)
    assert s.card(kiryu).host == bear and s.game.value(bear, "atk") == 2400
    s.act("activate", kiryu)
    through(s)
    assert s.where(kiryu) == "0.graveyard"
    s.attack(bear)
    assert s.lp(1) == 8000 - 1500


LINE = magic(
    "line",
    "Each time a face-up Warrior monster on the field is destroyed, place 2 Junk Counters on this card. You can send this "
    "card to the Graveyard, then target 1 Warrior monster in your Graveyard whose Level is less than or equal to the "
    "number of Junk Counters that were on this card; Special Summon that target.",
    "continuous",
)


def test_counters_are_counted_that_were_on_what_is_paid() -> None:
    s = Scenario("zh-mr2", LINE, SLAY)
    line, mouse, bear = s.put(0, "line", "s1"), s.put(0, "mouse", "graveyard"), s.put(0, "bear", "m1")
    assert line not in s.offered("activate")
    s.act("activate", s.put(0, "slay", "s2", SET))
    through(s)
    assert s.where(bear) == "0.graveyard" and s.card(line).counters == {"Junk": 2}
    s.act("activate", line)
    through(s)
    assert s.where(mouse)[:3] == "0.m" and s.where(line) == "0.graveyard"


def test_monsters_of_both_players_are_tributed_from_anywhere_on_the_field() -> None:
    text = "This card cannot be Special Summoned except by Tributing 2 face-up monsters with 0 ATK from anywhere on the field."
    s = Scenario("zh-mr2", effect("gorgon", f"This card cannot be Normal Summoned or Set. {text}", level=8))
    gorgon, wall = s.put(0, "gorgon", "hand"), s.put(0, "wall", "m1")
    assert not s.acts(gorgon)
    mouse = s.put(1, "mouse", "m2", ATTACK)
    s.act("special_summon", gorgon)
    through(s)
    assert s.where(gorgon)[:3] == "0.m" and (s.where(wall), s.where(mouse)) == ("0.graveyard", "1.graveyard")


DEBUNK = snare(
    "debunk",
    "When a monster effect is activated in the hand or GY: Negate its activation, and if you do, banish it.",
    "counter",
)
DIGGER = effect("digger", "You can banish this card from your GY; draw 1 card.")
DRILL = effect("drill", "Once per turn: You can draw 1 card.")


@pytest.mark.parametrize(
    ("name", "zone", "answered"), [("scout", "hand", True), ("digger", "graveyard", True), ("drill", "m1", False)]
)
def test_where_a_monster_effect_was_activated_is_where_it_was_before_its_cost(
    name: str, zone: str, answered: bool
) -> None:
    s = Scenario("zh-mr2", DEBUNK, SCOUT, DIGGER, DRILL)
    debunk, used = s.put(1, "debunk", "s1", SET), s.put(0, name, zone)
    s.act("activate", used)
    asked = s.choice.seat == 1 and s.choice.kind == "respond"
    assert asked is answered
    if answered:
        s.act("activate", debunk)
        through(s)
        assert s.where(used) == "0.banished" and s.size(0, "hand") == 0


THORN = effect(
    "thorn",
    "Each time your opponent activates a monster effect in their hand or GY, inflict 200 damage to them immediately after it resolves.",
)
COMER = effect("comer", "You can pay 100 LP; Special Summon this card from your hand.")


@pytest.mark.parametrize(
    ("name", "zone", "hurt"), [("comer", "hand", 300), ("digger", "graveyard", 200), ("drill", "m1", 0)]
)
def test_where_it_was_activated_is_known_when_it_has_resolved(name: str, zone: str, hurt: int) -> None:
    s = Scenario("zh-mr2", THORN, COMER, DIGGER, DRILL)
    s.put(1, "thorn", "m1")
    s.act("activate", s.put(0, name, zone))
    through(s)
    assert s.lp(0) == 8000 - hurt


MANE = magic(
    "mane",
    "Select 1 face-up monster you control. Its ATK becomes 3000, and its effects are negated, until the End Phase.",
)


def test_a_duration_behind_a_comma_is_that_of_both() -> None:
    s = Scenario("zh-mr2", MANE)
    bear = s.put(0, "bear", "m1")
    use(s, "mane")
    assert s.game.value(bear, "atk") == 3000
    s.end_turn()
    assert s.game.value(bear, "atk") == 1500


JAIN = effect("jain", "If your other Warrior monster's effect is activated: Gain 700 LP.")


@pytest.mark.parametrize(("seat", "gained"), [(0, 700), (1, 0)])
def test_your_monsters_effect_is_one_that_you_activate_anywhere(seat: int, gained: int) -> None:
    s = Scenario("zh-mr2", JAIN, SCOUT)
    s.put(seat, "jain", "m1")
    s.act("activate", s.put(0, "scout", "hand"))
    through(s)
    assert s.lp(seat) == 8000 + gained


SPRING = magic(
    "spring",
    "Each time a monster(s) returns from the field to the owner's hand, increase your Life Points by 500 points.",
    "continuous",
)


@pytest.mark.parametrize(("zone", "gained"), [("m1", 500), ("graveyard", 0)])
def test_what_returns_from_the_field_is_not_what_comes_from_elsewhere(zone: str, gained: int) -> None:
    place = "on the field" if zone == "m1" else "in your GY"
    s = Scenario("zh-mr2", SPRING, magic("back", f"Target 1 monster {place}; return it to the hand."))
    s.put(0, "spring", "s1")
    s.put(0, "bear", zone)
    use(s, "back")
    assert s.lp(0) == 8000 + gained
