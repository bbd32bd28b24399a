"""Cards found by the name of another or by what it lists, and what an effect that was negated leaves behind."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, parsed, through

from sanam.games.yugioh.cards.model import CardData


def synchro(name: str, level: int, more: str = "This card cannot attack.") -> CardData:
    text = f"1 Tuner + 1 or more non-Tuner monsters\n{more}"
    return parsed(monster(name, level, 2000, 1000, traits=("synchro", "effect"), text=text))


FIVE, SIX = synchro("five", 5), synchro("six", 6)
MODE = magic(
    "mode",
    'Tribute 1 Synchro Monster; Special Summon 1 "/Armed" monster whose name includes the Tributed monster\'s name '
    "from your Deck in Attack Position.",
)


@pytest.mark.parametrize(("tributed", "comes"), [("five", True), ("six", False)])
def test_named_after_the_tributed_monster(tributed: str, comes: bool) -> None:
    armed = monster("five/Armed", 7, 3000, 2500)
    s = Scenario("zh-mr2", MODE, FIVE, SIX, armed)
    s.put(0, tributed, "m1")
    card = s.put(0, "five/Armed", "deck")
    mode = s.put(0, "mode", "hand")
    assert (s.refused("activate", mode) is None) == comes
    if comes:
        s.act("activate", mode)
        through(s)
    assert s.where(card).startswith("0.m") == comes


ANGEL = effect(
    "angel",
    "You can Tribute this card to negate the activation of a Spell Card, Trap Card, or Effect Monster's effect, and "
    "destroy that card. If you negate an effect this way, you can Special Summon this card from your Graveyard during "
    "the End Phase.",
)


@pytest.mark.parametrize("used", [True, False])
def test_it_returns_in_the_end_phase_of_the_turn_in_which_it_negated(used: bool) -> None:
    s = Scenario("zh-mr2", ANGEL, magic("draw", "Draw 1 card."))
    angel = s.put(0, "angel", "m1" if used else "graveyard")
    if used:
        s.act("activate", s.put(0, "draw", "hand"))
        while angel not in s.offered("activate"):
            s.play.answer([0] if s.choice.least else [])
        s.act("activate", angel)
        s.settle()
        assert s.where(angel) == "0.graveyard"
    s.act("phase", value="end")
    through(s)
    assert s.where(angel).startswith("0.m") == used


@pytest.mark.parametrize(("theirs", "able"), [(2, False), (3, True)])
def test_so_many_more_monsters(theirs: int, able: bool) -> None:
    cyber = effect(
        "cyber",
        "If your opponent controls at least 2 more monsters than you do, you can Special Summon this card (from your "
        "hand).",
    )
    s = Scenario("zh-mr2", cyber)
    s.put(0, "bear", "m1")
    for at in range(theirs):
        s.put(1, "ox", f"m{at + 1}")
    assert (s.put(0, "cyber", "hand") in s.offered("special_summon")) == able


def test_a_material_that_the_revealed_monster_lists() -> None:
    union = parsed(
        monster("union", 7, 2500, 1000, traits=("fusion", "effect"), text='"bear" + "ox"\nThis card cannot attack.')
    )
    reserve = magic(
        "reserve",
        "Reveal 1 Fusion Monster in your Extra Deck, add 1 of the Fusion Materials whose name is specifically listed "
        "on that card from your Deck to your hand.",
    )
    s = Scenario("zh-mr2", union, reserve, extra=("union",))
    s.clear_hands()
    s.put(0, "wall", "deck")
    ox = s.put(0, "ox", "deck")
    s.act("activate", s.put(0, "reserve", "hand"))
    through(s)
    assert s.zone(0, "hand") == [ox]


PREPARED = magic(
    "prepared",
    "Add 1 Ritual Spell Card from your Deck to your hand, and add 1 Ritual Monster from your Deck or GY to your hand "
    "whose name is listed on that Ritual Spell Card.",
)


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
@pytest.mark.parametrize(("lies", "able"), [("deck", True), ("graveyard", True), ("banished", False)])
def test_a_spell_and_the_monster_that_it_names(lies: str, able: bool) -> None:
    """Another Ritual Spell, which names nobody, cannot be added."""
    words = "You must also Tribute monsters from your hand or field whose total Levels equal 8 or more."
    rites = (
        magic("any rite", f"This card can be used to Ritual Summon any Ritual Monster. {words}", "ritual"),
        magic("rite", f'This card is used to Ritual Summon "priest". {words}', "ritual"),
    )
    priest = parsed(monster("priest", 8, 2500, 2000, traits=("ritual", "effect"), text="This card cannot attack."))
    s = Scenario("zh-mr2", PREPARED, priest, *rites)
    s.clear_hands()
    s.put(0, "any rite", "deck")
    rite, card = s.put(0, "rite", "deck"), s.put(0, "priest", lies)
    prepared = s.put(0, "prepared", "hand")
    assert (s.refused("activate", prepared) is None) == able
    if able:
        s.act("activate", prepared)
        through(s)
        assert {*s.zone(0, "hand")} == {rite, card}
