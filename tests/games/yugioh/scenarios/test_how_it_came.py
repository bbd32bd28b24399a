"""Texts that ask how something came about: from where it was Summoned, with what, and who made it be discarded."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, parsed, spell
from stage import through, use

FUSE = magic(
    "fuse",
    "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as Fusion Materials.",
)


def fusion(name: str, text: str, **more: object) -> object:
    return parsed(monster(name, 6, 1000, 1000, text=text, traits=("fusion", "effect"), **more))


def test_a_monster_from_the_extra_deck_is_told_from_others() -> None:
    text = "Target 1 face-up monster on the field that was Special Summoned from the Extra Deck; destroy it."
    chimera = fusion("chimera", '"bear" + "ox"')
    s = Scenario(
        "zh-mr2",
        magic("hole", text),
        FUSE,
        chimera,
        effect("lure", "You can Special Summon this card (from your hand)."),
        extra=("chimera",),
    )
    hole = s.put(0, "hole", "hand")
    s.do("special_summon", s.put(0, "lure", "hand"))
    through(s)
    assert hole not in s.offered("activate")
    s.put(0, "bear", "hand")
    s.put(0, "ox", "hand")
    use(s, s.put(0, "fuse", "hand"))
    use(s, hole)
    assert [s.card(fact.card).code for fact in s.facts("destroyed")] == [s.cards["chimera"].key]


def test_materials_of_a_summon_are_counted_and_added_up() -> None:
    text = (
        "3 monsters\nThis card gains 300 ATK for each Fusion Material used for its Fusion Summon. When this card is "
        "Fusion Summoned: You can target cards your opponent controls, up to the number of WATER monsters used for the "
        "Fusion Summon of this card; destroy them."
    )
    s = Scenario("zh-mr2", fusion("hydra", text), FUSE, monster("fish", attribute="WATER"), extra=("hydra",))
    for name in ("bear", "fish", "fish"):
        s.put(0, name, "hand")
    theirs = [s.put(1, "ox", f"m{n}") for n in (1, 2, 3)]
    s.act("activate", s.put(0, "fuse", "hand"))
    through(s, "activate", (theirs[0], theirs[1]))
    hydra = next(i for i in s.table.cards if s.card(i).code == s.cards["hydra"].key and s.where(i).startswith("0.m"))
    assert s.game.value(hydra, "atk") == 1000 + 3 * 300
    assert [s.where(card)[2:] for card in theirs] == ["graveyard", "graveyard", "m3"]


DARK = effect(
    "fiend",
    "If this card is discarded to the Graveyard by a card effect: Draw 1 card, plus another card if this card is "
    "discarded from your hand to your Graveyard by an opponent's card effect.",
)


@pytest.mark.parametrize(("by", "drawn"), [(0, 1), (1, 2)])
def test_who_discards_a_card_is_told(by: int, drawn: int) -> None:
    s = Scenario("zh-mr2", DARK, magic("mine", "Discard 1 card."), magic("theirs", "Your opponent discards 1 card."))
    fiend = s.put(0, "fiend", "hand")
    if by:
        s.end_turn()
    use(s, s.put(by, "theirs" if by else "mine", "hand"))
    assert s.where(fiend) == "0.graveyard"
    assert len(s.table.zones["0.hand"]) == drawn + (1 if by and s.turn % 2 else 0)


def test_a_ritual_monster_names_what_is_not_tributed_for_it() -> None:
    text = "Must be Ritual Summoned without using any Level 4 monsters, and cannot be Special Summoned by other ways."
    idol = parsed(monster("idol", 8, text=text, traits=("ritual", "effect")))
    words = (
        'This card is used to Ritual Summon "idol". You must also Tribute monsters from your hand or field whose total '
        "Levels equal 8 or more."
    )
    s = Scenario("zh-mr2", idol, parsed(spell("rite", "ritual", text=words)))
    rite_card = s.put(0, "rite", "hand")
    s.put(0, "idol", "hand")
    s.put(0, "bear", "m1")
    s.put(0, "ox", "m2")
    assert rite_card not in s.offered("activate"), "two of Level 4"
    s.put(0, "knight", "m3")
    s.put(0, "mouse", "m4")
    assert rite_card not in s.offered("activate"), "5 and 1 are not 8"
    s.put(0, "giant", "m5")
    assert rite_card in s.offered("activate")


def test_once_per_battle_is_once_in_each() -> None:
    text = (
        "If this card attacks or is attacked, during damage calculation (in either player's turn): You can pay 500 "
        "Life Points once per battle; this card gains 1000 ATK during that damage calculation only. This card can make "
        "a second attack during each Battle Phase."
    )
    s = Scenario("zh-mr2", effect("lily", text, atk=0))
    lily = s.put(0, "lily", "m1")
    one, two = s.put(1, "mouse", "m1"), s.put(1, "mouse", "m2")
    s.do("phase", value="battle")
    for paid, target in ((500, one), (1000, two)):
        s.act("attack", lily)
        through(s, target, "activate")
        assert s.lp(0) == 8000 - paid, "no second time in the same damage calculation"


@pytest.mark.parametrize(
    ("atk", "def_", "offered"), [(2400, 1000, True), (2800, 1000, True), (2400, 900, False), (2300, 1000, False)]
)
def test_two_values_are_asked_for(atk: int, def_: int, offered: bool) -> None:
    text = "If you control a monster with 2400 or more ATK and 1000 DEF: Draw 1 card."
    s = Scenario("zh-mr2", magic("frost", text), monster("lord", 8, atk, def_))
    s.put(0, "lord", "m1")
    assert (s.put(0, "frost", "hand") in s.offered("activate")) is offered


def test_a_card_does_not_pay_with_itself_for_what_it_does_with_itself() -> None:
    text = (
        "Gain 500 LP. If this card is in your Graveyard: You can banish 1 Spell from your Graveyard; add this card to "
        "your hand."
    )
    s = Scenario("zh-mr2", magic("fusion", text), magic("gift", "Gain 500 LP."))
    card = s.put(0, "fusion", "graveyard")
    assert card not in s.offered("activate")
    gift = s.put(0, "gift", "graveyard")
    use(s, card)
    assert (s.where(card), s.where(gift)) == ("0.hand", "0.banished")


def test_one_of_several_must_be_of_a_kind() -> None:
    text = (
        "If this card is in your hand: You can destroy 2 other monsters in your hand and/or face-up on your field, "
        "including a FIRE monster, and if you do, Special Summon this card."
    )
    s = Scenario("zh-mr2", effect("king", text, level=9), monster("flame", attribute="FIRE"))
    king = s.put(0, "king", "hand")
    s.put(0, "bear", "m1")
    s.put(0, "ox", "hand")
    assert king not in s.offered("activate")
    flame = s.put(0, "flame", "m2")
    use(s, king)
    assert s.where(flame) == "0.graveyard" and s.where(king).startswith("0.m")


def test_cards_of_a_kind_that_an_effect_moved_are_counted() -> None:
    text = (
        "Send the top 3 cards of your Deck to the Graveyard, then draw cards equal to the number of Dragon monsters "
        "sent to the Graveyard by this effect, then if any Dragon monsters were sent to the Graveyard by this effect, "
        "gain 500 LP."
    )
    s = Scenario("zh-mr2", magic("mill", text), monster("drake", race="Dragon"))

    for name in ("bear", "drake", "drake"):
        s.put(0, name, "deck")
    use(s, s.put(0, "mill", "hand"))
    assert len(s.table.zones["0.hand"]) == 2
    assert len(s.table.zones["0.graveyard"]) == 4


def test_a_monster_is_summoned_its_own_way_while_something_holds() -> None:
    text = (
        "Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) while you control no monsters."
    )
    s = Scenario("zh-mr2", effect("thrasher", text))
    thrasher = s.put(0, "thrasher", "hand")
    bear = s.put(0, "bear", "m1")
    assert thrasher not in s.offered("special_summon")
    s.edit(lambda game: game.relocate(bear, "0.graveyard", "up"))
    assert thrasher in s.offered("special_summon")
