"""Effects that a monster gets on the field: it copies those of another, or has them from its Xyz Materials."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import FACE_DOWN, Scenario, effect, magic, monster, through, use

from sanam.games.yugioh.cards.model import CardData

BURNER = effect("burner", "Once per turn: You can inflict 500 damage to your opponent.", atk=1900, level=5)
PROUD = effect("proud", "This card gains 300 ATK for each monster your opponent controls.", atk=1200)
MOURNED = effect("mourned", "If another monster is destroyed: You can draw 1 card.", atk=1100)
SHADE = effect(
    "shade",
    "Once per turn: You can target 1 Effect Monster in your GY; banish that target, and if you do, until the End "
    "Phase, this card's name and original ATK become that monster's name and original ATK, and replace this effect "
    "with that monster's original effects.",
    atk=0,
)
MIRROR = effect(
    "mirror",
    "This card gains 700 ATK. Once per turn: You can target 1 face-up monster your opponent controls; until the End "
    "Phase, while you control this face-up card, this card's name and effects become those of that target.",
    atk=1000,
)
HEIR = effect(
    "heir",
    "Once per turn: You can target 1 face-up monster your opponent controls; this card gains that monster's effects.",
    atk=1000,
)
BREAKER = magic("breaker", "Target 1 monster your opponent controls; destroy it.")
SEIZER = magic("seizer", "Target 1 monster your opponent controls; take control of it until the End Phase.")
FLIPPER = magic("flipper", "Target 1 face-up monster on the field; change it to face-down Defense Position.")


def copying(copier: CardData, original: CardData, seat: int, zone: str, *others: CardData) -> tuple[Scenario, int, int]:
    """A copier in play that has just used its effect on the original."""
    s = Scenario("zh-mr2", copier, original, *others)
    card = s.put(0, copier.name, "m1")
    other = s.put(seat, original.name, zone)
    s.act("activate", card)
    through(s)
    return s, card, other


def choosing(s: Scenario, *wanted: int) -> None:
    """Go through, and take these cards wherever one of them can be picked."""
    while s.table.choice is not None and s.choice.kind != "action":
        mine = [at for at, option in enumerate(s.choice.options) if option.card in wanted]
        s.play.answer(mine[:1] or (list(range(max(s.choice.least, 1))) if s.choice.options else []))


def names(s: Scenario, card: int) -> tuple[str, ...]:
    return s.game.standing_effects().names(card)


def test_it_takes_name_attack_and_effects_until_the_end_of_the_turn() -> None:
    s, shade, burner = copying(SHADE, BURNER, 0, "graveyard")
    assert s.where(burner) == "0.banished"
    assert names(s, shade) == ("burner",) and s.game.value(shade, "atk") == 1900
    assert s.offered("activate") == [shade], "the effect that it copied"
    s.act("activate", shade)
    through(s)
    assert s.lp(1) == 7500 and not s.offered("activate"), "once per turn"
    s.end_turn()
    assert names(s, shade) == ("shade",) and s.game.value(shade, "atk") == 0
    s.put(0, "burner", "graveyard")
    s.end_turn()
    s.act("activate", shade)
    through(s)
    assert s.lp(1) == 7500 and names(s, shade) == ("burner",), "its own effect once more"
    s.act("activate", shade)
    through(s)
    assert s.lp(1) == 7000, "what it copied last"


def test_the_effect_it_replaces_is_gone_meanwhile() -> None:
    s, shade, _ = copying(SHADE, PROUD, 0, "graveyard")
    s.put(0, "proud", "graveyard")
    s.put(1, "bear", "m2")
    assert not s.offered("activate") and s.game.value(shade, "atk") == 1200 + 300


def test_a_trigger_is_copied_as_well() -> None:
    s, _, _ = copying(SHADE, MOURNED, 0, "graveyard", BREAKER)
    s.put(1, "bear", "m2")
    hand = len(s.table.zones["0.hand"])
    use(s, "breaker")
    assert len(s.table.zones["0.hand"]) == hand + 1


def test_all_its_effects_are_replaced_where_the_text_says_so() -> None:
    s, mirror, _ = copying(MIRROR, PROUD, 1, "m1")
    assert names(s, mirror) == ("proud",) and s.game.value(mirror, "atk") == 1000 + 300, "without its own 700"
    s.end_turn()
    assert s.game.value(mirror, "atk") == 1700


def test_it_has_them_no_longer_when_the_other_player_takes_it() -> None:
    s, mirror, _ = copying(MIRROR, PROUD, 1, "m1", SEIZER)

    def lend(game: Any) -> None:
        game.take_control(mirror, 1)

    s.edit(lend)
    assert s.where(mirror).startswith("1.m") and names(s, mirror) == ("mirror",)
    assert s.game.value(mirror, "atk") == 1700


def test_effects_are_gained_besides_its_own_and_for_good() -> None:
    s, heir, _ = copying(HEIR, PROUD, 1, "m1")
    s.end_turn()
    s.end_turn()
    assert names(s, heir) == ("heir",) and s.game.value(heir, "atk") == 1000 + 300
    assert s.offered("activate") == [heir], "its own effect is still there"


def test_what_is_turned_face_down_has_copied_nothing() -> None:
    s, heir, _ = copying(HEIR, PROUD, 1, "m1", FLIPPER)
    s.act("activate", s.put(0, "flipper", "hand"))
    choosing(s, heir)
    assert s.card(heir).stance == FACE_DOWN
    s.edit(lambda game: game.turn_monster(heir, "up"))
    assert s.game.value(heir, "atk") == 1000


LEECH = effect(
    "leech",
    "If this card is Normal Summoned: You can make this card gain ATK equal to that of 1 monster your opponent "
    "controls, until the end of this turn.",
    atk=1000,
)


@pytest.mark.parametrize("wanted", ["ox", "bear"])
def test_it_gains_the_attack_of_one_that_is_chosen_and_not_targeted(wanted: str) -> None:
    s = Scenario("zh-mr2", LEECH)
    theirs = {name: s.put(1, name, zone) for name, zone in (("ox", "m1"), ("bear", "m2"))}
    s.put(1, "giant", "m3", FACE_DOWN)
    leech = s.put(0, "leech", "hand")
    s.act("normal_summon", leech)
    choosing(s, theirs[wanted])
    assert s.game.value(leech, "atk") == 1000 + {"ox": 1700, "bear": 1500}[wanted]
    assert not s.facts("targeted")
    s.end_turn()
    assert s.game.value(leech, "atk") == 1000


STRIPED = effect(
    "striped",
    "An Xyz Monster whose original Type is Beast and has this card as Xyz Material gains this effect.\n"
    "● Once per turn: You can detach 1 Xyz Material from this card; inflict 500 damage to your opponent.",
)
LOADER = magic("loader", "Target 1 Xyz Monster you control; attach 1 monster from your Deck to it as Xyz Material.")


def stacked(race: str, *under: str) -> tuple[Scenario, int]:
    """An Xyz Monster of that Type that has been Summoned with these monsters."""
    four = monster("four", 4, atk=2000, traits=("xyz", "effect"), race=race, abilities=[])
    s = Scenario("zh-mr2", STRIPED, four, LOADER, extra=("four",))
    for at, name in enumerate(under, 1):
        s.put(0, name, f"m{at}")
    (card,) = s.offered("special_summon")
    s.act("special_summon", card)
    through(s)
    return s, card


@pytest.mark.rule("yugioh-zh", "YZH-2.40")
@pytest.mark.parametrize(("race", "has_it"), [("Beast", True), ("Fish", False)])
def test_a_monster_of_that_type_has_the_effect_of_its_material(race: str, has_it: bool) -> None:
    s, four = stacked(race, "striped", "bear")
    assert (four in s.offered("activate")) == has_it


def test_the_effect_is_used_although_its_card_is_detached_for_it_and_gone_then() -> None:
    s, four = stacked("Beast", "striped", "bear")
    striped = next(card for card in s.game.materials(four) if s.game.data(card).name == "striped")
    s.act("activate", four)
    if s.choice.kind != "respond":
        s.act("pick", striped)
    through(s)
    assert s.lp(1) == 7500 and s.where(striped) == "0.graveyard"
    s.end_turn()
    s.end_turn()
    assert not s.offered("activate"), "the material that gave it is gone"


def test_two_such_materials_give_it_twice() -> None:
    s, four = stacked("Beast", "striped", "striped")
    bear = s.put(0, "bear", "deck")
    s.act("activate", s.put(0, "loader", "hand"))
    choosing(s, bear)
    s.act("activate", four)
    choosing(s, bear)
    assert s.lp(1) == 7500 and s.offered("activate") == [four], "that of the other"
    s.act("activate", four)
    through(s)
    assert s.lp(1) == 7000 and not s.offered("activate")


def test_a_material_that_is_attached_later_gives_it_then() -> None:
    s, four = stacked("Beast", "ox", "bear")
    assert not s.offered("activate")
    striped = s.put(0, "striped", "deck")
    s.act("activate", s.put(0, "loader", "hand"))
    choosing(s, striped)
    assert striped in s.game.materials(four) and s.offered("activate") == [four]
