"""What is taken from the Deck and used in one of two ways, compared with what was paid, or counted for each player."""

from __future__ import annotations

import msgspec
import pytest
from scenario import SET, Scenario, effect, magic, monster, parsed, snare, spell, through, use

FISHER = magic("fisher", "Take 1 Beast monster from your Deck, and either add it to your hand or Special Summon it.")
CALF = monster("calf", race="Beast", level=3)
BULL = monster("bull", race="Beast", level=4)
COW = monster("cow", race="Beast", level=5)
HERALD = effect(
    "herald",
    "Once per turn: You can take 1 Continuous Trap Card from your Deck, and either activate it or add it to your hand.",
)
BANNER = snare("banner", "All monsters you control gain 200 ATK.", "continuous")
GROWTH = magic(
    "growth",
    "Send 1 face-up monster you control to the GY; Special Summon from your Deck, 1 monster with the same Type and "
    "Attribute as that monster in the GY, but 1 Level higher.",
)
LIFT = magic("lift", "Target 1 face-up monster you control; increase its Level by 1.")
PEEK = magic("peek", "Look at your opponent's hand, select 1 Monster Card in it, and add that card to your hand.")
JAR = magic(
    "jar",
    "Destroy all Set Spell/Trap Cards on the field, then each player draws 1 card for each of the cards they "
    "controlled that was destroyed by this effect.",
)
TENFOLD = parsed(
    spell(
        "tenfold",
        "continuous",
        text="When this card is activated: You can add 1 Beast monster from your Deck to your hand.",
    )
)


@pytest.mark.parametrize(("way", "place"), [(0, "0.hand"), (1, "0.m")])
def test_which_of_the_two_is_chosen_as_it_is_taken(way: int, place: str) -> None:
    s = Scenario("zh-mr2", FISHER, CALF)
    calf = s.put(0, "calf", "deck")
    s.act("activate", s.put(0, "fisher", "hand"))
    s.settle("mode")
    s.play.answer([way])
    through(s)
    assert s.where(calf).startswith(place)


def test_a_continuous_card_is_activated_out_of_the_deck() -> None:
    s = Scenario("zh-mr2", HERALD, BANNER)
    herald, banner = s.put(0, "herald", "m1"), s.put(0, "banner", "deck")
    s.act("activate", herald)
    through(s)
    assert s.where(banner).startswith("0.s") and s.card(banner).face_up
    assert s.game.value(herald, "atk") == 1700


def test_nothing_is_activated_without_a_free_zone() -> None:
    s = Scenario("zh-mr2", HERALD, BANNER, PEEK)
    herald, banner = s.put(0, "herald", "m1"), s.put(0, "banner", "deck")
    for at in range(1, 6):
        s.put(0, "peek", f"s{at}", SET)
    s.act("activate", herald)
    through(s)
    assert s.where(banner) == "0.hand"


def test_it_has_the_next_higher_level() -> None:
    s = Scenario("zh-mr2", GROWTH, CALF, BULL, COW)
    s.put(0, "calf", "m1")
    bull, cow, other = (s.put(0, name, "deck") for name in ("bull", "cow", "ox"))
    use(s, "growth")
    assert s.where(bull).startswith("0.m") and s.where(cow) == s.where(other) == "0.deck"


def test_its_level_is_that_which_it_has_in_the_graveyard() -> None:
    s = Scenario("zh-mr2", GROWTH, LIFT, CALF, BULL, COW)
    s.put(0, "calf", "m1")
    bull, cow = s.put(0, "bull", "deck"), s.put(0, "cow", "deck")
    use(s, "lift")
    use(s, "growth")
    assert s.where(bull).startswith("0.m") and s.where(cow) == "0.deck"


def test_a_card_is_taken_out_of_the_other_players_hand() -> None:
    s = Scenario("zh-mr2", PEEK, FISHER)
    ox, fisher = s.put(1, "ox", "hand"), s.put(1, "fisher", "hand")
    use(s, "peek")
    assert s.where(ox) == "0.hand" and s.where(fisher) == "1.hand"


def test_each_player_draws_for_what_was_his() -> None:
    s = Scenario("zh-mr2", JAR, PEEK)
    for seat, count in ((0, 1), (1, 3)):
        for at in range(1, count + 1):
            s.put(seat, "peek", f"s{at}", SET)
    use(s, "jar")
    assert [len(s.game.cards(seat, "hand")) for seat in (0, 1)] == [1, 3]


def test_what_may_be_done_upon_the_activation_is_asked() -> None:
    s = Scenario("zh-mr2", TENFOLD, CALF)
    calf = s.put(0, "calf", "deck")
    s.act("activate", s.put(0, "tenfold", "hand"))
    s.settle("yes_no")
    s.act("no")
    s.settle()
    assert s.where(calf) == "0.deck"


SYNCHRO = parsed(
    monster(
        "prism",
        8,
        2000,
        traits=("effect", "synchro"),
        text="1 Tuner + 1 or more non-Tuner monsters\nWhen this card is Synchro Summoned: You can target cards on the "
        "field, up to the number of different original Attributes of the Beast-Type monsters used for the Synchro "
        "Summon of this card; destroy those targets.",
    )
)
TUNER = monster("tuner", 1, race="Beast", attribute="FIRE", traits=("tuner", "normal"))
TWIN = msgspec.structs.replace(BULL, name="twin", level=3, attribute="FIRE", code=BULL.code + 500)


@pytest.mark.parametrize(("other", "most"), [("bull", 2), ("ox", 1)])
def test_it_counts_different_attributes_of_its_materials(other: str, most: int) -> None:
    """The tuner and its twin are FIRE, the bull is EARTH, and the ox no Beast."""
    s = Scenario("zh-mr2", SYNCHRO, TUNER, TWIN, BULL, extra=("prism",))
    for at, name in enumerate(("tuner", "twin", other), 1):
        s.put(0, name, f"m{at}")
    for at in range(1, 5):
        s.put(1, "wall", f"m{at}")
    s.act("special_summon", s.game.cards(0, "extra")[0])
    while s.choice.kind != "target":
        s.play.answer(list(range(max(1, s.choice.least))))
    assert s.choice.most == most
