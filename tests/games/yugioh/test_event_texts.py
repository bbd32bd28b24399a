"""More occasions as texts word them: one thing or another, changes of position, cards added to the hand, Summons that
are about to happen, costs, Equip Cards that leave, and effects that are used once in a Chain."""

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, SET, Scenario, effect, parsed, spell, through, trap

TWOFOLD = effect("twofold", "If this card is destroyed by battle, or if this card is banished: Draw 1 card.", atk=1000)
BANISHER = parsed(spell("banisher", text='Banish all "twofold" on the field.'))
BLAST = parsed(spell("blast", text='Destroy all "twofold" on the field.'))


@pytest.mark.parametrize(("how", "drawn"), [("battle", 1), ("banisher", 1), ("blast", 0)])
def test_one_occasion_or_another(how: str, drawn: int) -> None:
    s = Scenario("zh-mr2", TWOFOLD, BANISHER, BLAST)
    mine, giant = s.put(0, "twofold", "m1"), s.put(1, "giant", "m1")
    if how == "battle":
        s.act("phase", value="battle")
        s.settle()
        s.act("attack", mine)
        s.act("attack", giant)
    else:
        s.act("activate", s.put(0, how, "hand"))
    through(s)
    assert s.where(mine) != "0.m1" and s.size(0, "hand") == drawn


VICTIM = effect(
    "victim",
    "When this card is destroyed by battle with an opponent's attacking monster and sent to your GY: Gain 500 LP.",
    atk=1000,
)


@pytest.mark.parametrize(("attacks", "gained"), [(False, 500), (True, 0)])
def test_by_an_attacking_monster_is_as_the_one_attacked(attacks: bool, gained: int) -> None:
    s = Scenario("zh-mr2", VICTIM)
    mine, giant = s.put(0 if attacks else 1, "victim", "m1", ATTACK), s.put(1 if attacks else 0, "giant", "m1")
    s.act("phase", value="battle")
    s.settle()
    s.act("attack", mine if attacks else giant)
    s.act("attack", giant if attacks else mine)
    through(s)
    owner = 0 if attacks else 1
    assert s.where(mine) == f"{owner}.graveyard"
    assert s.lp(owner) == 8000 - 1500 + gained


CLOWN = effect("clown", "When this card is changed from Attack Position to Defense Position: Draw 1 card.")
RISER = effect("riser", "When this card is changed from Defense Position to Attack Position: Draw 1 card.")


@pytest.mark.parametrize(
    ("name", "stance", "drawn"),
    [("clown", ATTACK, 1), ("clown", DEFENSE, 0), ("riser", ATTACK, 0), ("riser", DEFENSE, 1)],
)
def test_a_change_of_position_into_that_position(name: str, stance: str, drawn: int) -> None:
    s = Scenario("zh-mr2", CLOWN, RISER)
    card = s.put(0, name, "m1", stance)
    s.act("change_position", card)
    through(s)
    assert s.size(0, "hand") == drawn


SHY = effect("shy", "When a face-up monster you control is flipped face-down: Draw 1 card.")
COVER = parsed(spell("cover", text='Change all "bear" on the field to face-down Defense Position.'))


def test_a_monster_is_flipped_face_down() -> None:
    s = Scenario("zh-mr2", SHY, COVER)
    s.put(0, "shy", "m1")
    bear = s.put(0, "bear", "m2", ATTACK)
    s.act("activate", s.put(0, "cover", "hand"))
    through(s)
    assert not s.card(bear).face_up and s.size(0, "hand") == 1


FOUND = effect("found", "If this card is added from your Deck to your hand: Gain 400 LP.")
SEARCH = parsed(spell("search", text='Add 1 "found" from your Deck to your hand.'))
BACK = parsed(spell("back", text='Target 1 "found" in your GY; add it to your hand.'))


@pytest.mark.parametrize(("zone", "name", "lp"), [("deck", "search", 8400), ("graveyard", "back", 8000)])
def test_added_from_there(zone: str, name: str, lp: int) -> None:
    s = Scenario("zh-mr2", FOUND, SEARCH, BACK)
    card = s.put(0, "found", zone)
    s.act("activate", s.put(0, name, "hand"))
    through(s)
    assert s.where(card) == "0.hand" and s.lp(0) == lp


HALT = parsed(
    trap(
        "halt",
        icon="counter",
        text="When your opponent would Special Summon a monster: Negate the Summon, and if you do, destroy it.",
    )
)
LEAPER = effect("leaper", "If you control no monsters, you can Special Summon this card (from your hand).")


@pytest.mark.parametrize("special", [True, False])
def test_only_a_special_summon_is_answered(special: bool) -> None:
    s = Scenario("zh-mr2", HALT, LEAPER)
    s.put(1, "halt", "s1", SET)
    card = s.put(0, "leaper", "hand")
    s.act("special_summon" if special else "normal_summon", card)
    through(s)
    assert (s.where(card)[:3] == "0.m") != special


TIDE = effect("tide", "When this card is sent to the GY to activate a WATER monster's effect: Draw 1 card.")
POOL = effect("pool", "You can discard 1 card; gain 100 LP.", attribute="WATER")
PYRE = effect("pyre", "You can discard 1 card; gain 100 LP.", attribute="FIRE")


@pytest.mark.parametrize(("name", "drawn"), [("pool", 1), ("pyre", 0)])
def test_sent_as_the_cost_of_such_a_monster(name: str, drawn: int) -> None:
    s = Scenario("zh-mr2", TIDE, POOL, PYRE)
    s.put(0, "tide", "hand")
    s.act("activate", s.put(0, name, "m1"))
    through(s)
    assert s.lp(0) == 8100 and s.size(0, "hand") == drawn


BLADE = parsed(
    spell(
        "blade",
        icon="equip",
        text="The equipped monster gains 100 ATK. "
        "If this card is sent to the GY while equipped to a monster: Draw 1 card.",
    )
)
RUST = parsed(spell("rust", text='Destroy all "blade" on the field.'))
TOSS = parsed(spell("toss", text='Send 1 "blade" from your hand to the GY.'))


@pytest.mark.parametrize(("equipped", "drawn"), [(True, 1), (False, 0)])
def test_sent_while_equipped(equipped: bool, drawn: int) -> None:
    s = Scenario("zh-mr2", BLADE, RUST, TOSS)
    s.put(0, "bear", "m1")
    blade = s.put(0, "blade", "hand")
    if equipped:
        s.act("activate", blade)
        through(s)
        s.act("activate", s.put(0, "rust", "hand"))
    else:
        s.act("activate", s.put(0, "toss", "hand"))
    through(s)
    assert s.where(blade) == "0.graveyard" and s.size(0, "hand") == drawn


SCHOLAR = effect("scholar", "If you activate a Spell Card: Gain 300 LP.")
GIFT = parsed(spell("gift", text="Gain 100 LP."))


def test_what_you_activate_yourself() -> None:
    for seat, gained in ((0, 300), (1, 0)):
        s = Scenario("zh-mr2", SCHOLAR, GIFT)
        s.put(seat, "scholar", "m1")
        s.act("activate", s.put(0, "gift", "hand"))
        through(s)
        assert s.lp(0) + s.lp(1) == 16100 + gained


GUARD = effect("guard", "Once per Chain, during either player's turn: You can pay 100 LP; draw 1 card.")


def test_once_in_a_chain() -> None:
    s = Scenario("zh-mr2", GUARD)
    guard = s.put(0, "guard", "m1")
    for times in (1, 2):
        s.act("activate", guard)
        assert s.table.choice is not None
        while s.choice.kind != "action":
            assert guard not in s.offered("activate")
            s.decline()
        assert s.lp(0) == 8000 - 100 * times and s.size(0, "hand") == times
