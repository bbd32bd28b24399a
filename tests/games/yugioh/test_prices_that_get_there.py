"""What is moved as a price has to come to where it is moved: Tokens do not, nor do Extra Deck monsters to a hand."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, parsed, through

RETURNER = effect("returner", "Once per turn: You can return 1 other monster you control to the hand; draw 1 card.")
SHUFFLER = effect(
    "shuffler", "Once per turn: You can shuffle 1 monster from your Graveyard into the Deck; draw 1 card."
)
SENDER = effect("sender", "Once per turn: You can send 1 other monster you control to the Graveyard; draw 1 card.")
OFFERER = effect("offerer", "Once per turn: You can Tribute 1 other monster; draw 1 card.")
GATHERER = effect(
    "gatherer",
    "Once per turn: You can shuffle 1 Synchro Monster you control into the Extra Deck; draw 1 card.",
)
CALL = magic("call", 'Special Summon 1 "Sheep Token" (Beast-Type/EARTH/Level 1/ATK 0/DEF 0).')
SOARER = monster("soarer", 6, 2300, 1000, traits=("synchro",))
WEAVER = parsed(
    monster(
        "weaver",
        7,
        2500,
        2000,
        traits=("fusion", "effect"),
        text='"soarer" + "bear"\nMust first be Special Summoned (from your Extra Deck) by shuffling the above cards '
        "you control into the Deck.",
    )
)
CARDS = (RETURNER, SHUFFLER, SENDER, OFFERER, GATHERER, CALL, SOARER, WEAVER)


def offered(payer: str, other: str, zone: str = "m2") -> bool:
    s = Scenario("zh-mr2", *CARDS)
    payer_id = s.put(0, payer, "m1")
    s.put(0, other, zone)
    return payer_id in s.offered("activate")


def with_a_token(payer: str) -> bool:
    s = Scenario("zh-mr2", *CARDS)
    payer_id = s.put(0, payer, "m1")
    s.act("activate", s.put(0, "call", "hand"))
    through(s)
    return payer_id in s.offered("activate")


@pytest.mark.parametrize(
    ("payer", "zone"), [("returner", "m2"), ("shuffler", "graveyard"), ("sender", "m2"), ("offerer", "m2")]
)
def test_any_monster_of_the_main_deck_pays(payer: str, zone: str) -> None:
    assert offered(payer, "bear", zone)


@pytest.mark.parametrize(
    ("payer", "zone", "pays"),
    [
        ("returner", "m2", False),
        ("shuffler", "graveyard", False),
        ("sender", "m2", True),
        ("offerer", "m2", True),
        ("gatherer", "m2", True),
    ],
)
def test_an_extra_deck_monster_pays_only_where_it_gets_there(payer: str, zone: str, pays: bool) -> None:
    assert offered(payer, "soarer", zone) is pays


@pytest.mark.parametrize(("payer", "pays"), [("returner", False), ("sender", False), ("offerer", True)])
def test_a_token_pays_only_as_a_tribute(payer: str, pays: bool) -> None:
    assert with_a_token(payer) is pays


def test_materials_are_shuffled_into_the_extra_deck() -> None:
    s = Scenario("zh-mr2", *CARDS)
    s.put(0, "soarer", "m1")
    s.put(0, "bear", "m2")
    weaver = s.put(0, "weaver", "extra")
    assert weaver in s.offered("special_summon")
