"""Whose a monster is, control that changes or returns, and material taken from under a monster of the opponent."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, monster, parsed, snare, through, use

TAKE = magic("take", "Target 1 monster your opponent controls; take control of it.")


def taken(*more: object) -> tuple[Scenario, int]:
    """Seat 0 controls a bear of seat 1."""
    s = Scenario("zh-mr2", TAKE, *more)  # type: ignore[arg-type]
    bear = s.put(1, "bear", "m1")
    use(s, "take")
    assert s.where(bear)[0] == "0"
    return s, bear


def test_control_returns_to_the_owners() -> None:
    s, bear = taken(magic("seal", "Return control of all monsters on the field to their original owners."))
    own = s.put(0, "ox", "m2")
    use(s, "seal")
    assert s.where(bear)[:3] == "1.m" and s.where(own)[:3] == "0.m"


def test_control_returns_as_long_as_a_card_is_there() -> None:
    text = "As long as this card remains face-up on the field, the control of all monsters on the field returns to the"
    s, bear = taken(snare("wash", f"{text} original owners.", "continuous"))
    wash = s.put(0, "wash", "s1", SET)
    s.act("activate", wash)
    through(s)
    assert s.where(bear)[:3] == "1.m"
    use(s, "take")
    assert s.where(bear)[:3] == "1.m"


@pytest.mark.parametrize(("words", "atk"), [("that is owned by your opponent", 1800), ("that you own", 2100)])
def test_monsters_are_told_by_whose_they_are(words: str, atk: int) -> None:
    s, _ = taken(effect("count", f"This card gains 300 ATK for each monster you control {words}.", atk=1500))
    s.put(0, "ox", "m3")
    assert s.game.value(s.put(0, "count", "m2"), "atk") == atk


def test_a_change_of_control_is_answered_by_whoever_has_the_card_now() -> None:
    ninja = effect("ninja", "When control of this face-up card changes, its new controller discards 1 random card.")
    s = Scenario("zh-mr2", TAKE, ninja)
    s.put(1, "ninja", "m1")
    for seat in (0, 1):
        s.put(seat, "ox", "hand")
    use(s, "take")
    assert (s.size(0, "hand"), s.size(1, "hand")) == (0, 1)


XYZ = parsed(monster("pair", 4, 2000, text="2 Level 4 monsters", traits=("xyz", "effect")))
STEAL = magic(
    "steal", "Take 1 Xyz Material from a monster your opponent controls and attach it to an Xyz Monster you control."
)


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.rule("yugioh-zh", "YZH-5.28")
def test_material_of_the_opponents_monster_goes_under_ones_own(there: bool) -> None:
    s = Scenario("zh-mr2", XYZ, STEAL, extra=("pair",))
    theirs, own = s.put(1, "pair", "m1"), s.put(0, "pair", "m1")
    mouse = s.put(1, "mouse", "graveyard")
    if there:
        s.edit(lambda game: game.attach_material([mouse], theirs))
    steal = s.put(0, "steal", "hand")
    assert ("activate" in s.acts(steal)) == there
    if there:
        s.act("activate", steal)
        through(s)
        assert s.game.materials(own) == [mouse] and not s.game.materials(theirs)


_WEIGH = (
    '(If a monster with an A-Counter battles an "Alien" monster, it loses 300 ATK and DEF for each A-Counter during'
)
MARK = "Target 1 face-up monster your opponent controls; place 2 A-Counters on it."


def alien(name: str) -> object:
    return effect(name, f"{_WEIGH} damage calculation only.)", atk=1400)


@pytest.mark.parametrize("copies", [1, 2])
@pytest.mark.parametrize(("name", "lost"), [("Alien Imp", 600), ("bear", 0)])
def test_counters_weigh_once_in_a_battle_with_such_a_monster(copies: int, name: str, lost: int) -> None:
    s = Scenario("zh-mr2", alien("Alien Imp"), magic("mark", MARK), monster("strong", 4, 1900))  # type: ignore[arg-type]
    for zone in ("m3", "m4")[:copies]:
        s.put(0, "Alien Imp", zone)
    fights, strong = s.put(0, name, "m1"), s.put(1, "strong", "m1")
    use(s, "mark")
    s.attack(fights, strong)
    through(s)
    own = s.game.data(fights).atk or 0
    expected = 1900 - lost - own
    assert (s.lp(0), s.lp(1)) == (8000 - max(expected, 0), 8000 - max(-expected, 0))


@pytest.mark.parametrize(
    ("target", "offered"), [("", True), ("Ghostrick Lamp", True), ("bear", False)], ids=["direct", "such", "another"]
)
def test_one_of_two_attacks_is_answered(target: str, offered: bool) -> None:
    text = 'When an opponent\'s monster declares a direct attack, or when a "Ghostrick" monster you control is targeted'
    text += (
        " for an attack: You can negate the attack, and if you do, Special Summon this card from your hand in face-down"
    )
    text += " Defense Position."
    lamp = monster("Ghostrick Lamp", 1, 0, series=("Ghostrick",))
    s = Scenario("zh-mr2", effect("lantern", text), lamp)
    lantern, bear = s.put(1, "lantern", "hand"), s.put(0, "bear", "m1")
    at = s.put(1, target, "m1") if target else None
    s.act("phase", value="battle")
    s.act("attack", bear)
    if s.choice.kind == "attack_target":
        options = [option.card for option in s.choice.options]
        s.play.answer([options.index(at)])
    while s.choice.kind in ("respond", "place"):
        s.play.answer([] if s.choice.kind == "respond" else [0])
    assert (s.choice.kind == "optional_trigger") == offered
    if offered:
        s.play.answer([0])
        through(s)
        assert s.where(lantern)[:3] == "1.m" and s.size(1, "graveyard") == 0 and s.lp(1) == 8000


WULORD = effect(
    "wulord",
    "If this card is discarded to the Graveyard by a card effect: If it was discarded from your hand to your GY by an"
    " opponent's card effect, you can target up to 2 cards your opponent controls; Special Summon this card from the"
    " Graveyard, then destroy those cards (if any).",
)
BITE = magic("bite", "Your opponent discards 1 random card.")
DUMP = magic("dump", "Discard 1 card.")


@pytest.mark.parametrize(("by", "mode", "hit"), [("bite", 1, 2), ("bite", 0, 0), ("dump", 0, 0)])
def test_what_an_effect_of_the_other_player_caused_may_target(by: str, mode: int, hit: int) -> None:
    s = Scenario("zh-mr2", WULORD, BITE, DUMP)
    me = 1 if by == "bite" else 0
    lord, bears = s.put(me, "wulord", "hand"), [s.put(1 - me, "bear", zone) for zone in ("m1", "m2")]
    s.act("activate", s.put(0, by, "hand"))
    asked = []
    while s.choice.kind != "action":
        kind = s.choice.kind
        if kind == "mode":
            asked = [option.value for option in s.choice.options]
            s.play.answer([asked.index(mode)])
        elif kind in ("respond", "optional_trigger"):
            s.play.answer([])
        else:
            s.play.answer(list(range(s.choice.most)) if kind == "target" else [0])
    assert (1 in asked) == (by == "bite")
    assert s.where(lord)[:3] == f"{me}.m"
    assert sum(s.where(bear) == f"{1 - me}.graveyard" for bear in bears) == hit
