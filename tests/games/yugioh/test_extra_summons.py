"""Monsters of the Extra Deck that their own text or another effect Summons, and what Xyz Materials are asked for."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import Scenario, monster, parsed, spell, trap

from sanam.games.yugioh.cards.model import CardData

RANK_FOUR = monster("four", 4, atk=2000, traits=("xyz", "effect"), abilities=[])
RANK_FIVE = monster("five", 5, atk=2500, traits=("xyz", "effect"), abilities=[])
GOES_ALONG = " (Xyz Materials attached to that monster also become Xyz Materials on this card.)"


def effect(name: str, text: str, *also: str, level: int = 4, **more: Any) -> CardData:
    return parsed(monster(name, level, traits=("effect", *also), text=text, **more))


def through(s: Scenario, *wanted: int) -> None:
    """Answer all questions: with the cards that are wanted, else with the first that is possible."""
    while s.table.choice is not None and s.choice.kind not in ("action", "next_duel"):
        if s.choice.kind == "respond":
            s.play.answer([])
            continue
        picked = [i for i, option in enumerate(s.choice.options) if option.card in wanted]
        s.play.answer(picked[: s.choice.most] or list(range(max(1, s.choice.least))))


def overlaid(s: Scenario, name: str, zone: str, *under: str) -> int:
    host = s.put(0, name, zone)
    s.edit(lambda game: game.attach_material([s.put_aside(0, each) for each in under], host))
    return host


RISEN = effect(
    "risen",
    "2 Level 5 monsters\nYou can also Xyz Summon this card by using a Rank 4 Xyz Monster you control as the Xyz "
    "Material." + GOES_ALONG,
    "xyz",
    level=5,
)


@pytest.mark.rule("yugioh-zh", "YZH-2.84")
def test_laid_on_one_xyz_monster_it_takes_over_the_material() -> None:
    s = Scenario("zh-mr2", RISEN, RANK_FOUR, extra=("risen",))
    assert not s.offered("special_summon")
    four = overlaid(s, "four", "m1", "bear")
    (risen,) = {card for card in s.offered("special_summon") if card is not None}
    s.act("special_summon", risen)
    through(s)
    assert s.where(risen).startswith("0.m") and [fact.card for fact in s.facts("xyz_summoned")] == [risen]
    assert len(s.game.materials(risen)) == 2 and four in s.game.materials(risen)


def test_not_on_a_monster_of_another_rank_nor_on_one_that_lies_face_down() -> None:
    s = Scenario("zh-mr2", RISEN, RANK_FOUR, RANK_FIVE, extra=("risen",))
    s.put(0, "five", "m1")
    s.put(0, "four", "m2", "down/side")
    s.put(1, "four", "m1")
    assert not s.offered("special_summon")


PAID = effect(
    "paid",
    "2 Level 5 monsters\nYou can also Xyz Summon this card by discarding 1 Spell, then using a Rank 4 Xyz Monster you "
    "control as the Xyz Material." + GOES_ALONG,
    "xyz",
    level=5,
)


def test_what_must_be_paid_for_it_is_paid_first() -> None:
    s = Scenario("zh-mr2", PAID, RANK_FOUR, spell("page"), extra=("paid",))
    four = s.put(0, "four", "m1")
    assert not s.offered("special_summon"), "nothing to discard"
    page = s.put(0, "page", "hand")
    (paid,) = {card for card in s.offered("special_summon") if card is not None}
    s.act("special_summon", paid)
    through(s)
    assert s.game.materials(paid) == [four] and s.where(page) == "0.graveyard"


LATE = effect(
    "late",
    "2 Level 5 monsters\nDuring your Main Phase 2, you can also Xyz Summon this card by using a Rank 4 Xyz Monster you "
    "control as the Xyz Material." + GOES_ALONG,
    "xyz",
    level=5,
)
COUNTED = effect(
    "counted",
    "2 Level 5 monsters\nOnce per turn, if you have exactly 2 monsters in your GY, you can also Xyz Summon this card "
    "by using a Rank 4 Xyz Monster you control as the Xyz Material." + GOES_ALONG,
    "xyz",
    level=5,
)


def test_a_further_way_that_one_phase_alone_has() -> None:
    s = Scenario("zh-mr2", LATE, RANK_FOUR, extra=("late",))
    s.put(0, "four", "m1")
    assert not s.offered("special_summon")
    s.to_main2()
    assert s.offered("special_summon")


@pytest.mark.parametrize(("dead", "able"), [(1, False), (2, True), (3, False)])
def test_a_further_way_while_a_condition_holds(dead: int, able: bool) -> None:
    s = Scenario("zh-mr2", COUNTED, RANK_FOUR, extra=("counted", "counted"))
    s.put(0, "four", "m1")
    for _ in range(dead):
        s.put(0, "bear", "graveyard")
    assert bool(s.offered("special_summon")) == able
    if able:
        card = s.offered("special_summon")[0]
        s.act("special_summon", card)
        through(s)
        s.put(0, "four", "m3")
        assert not s.offered("special_summon"), "once per turn"


RAISE = parsed(
    spell(
        "raise",
        text="Target 1 Xyz Monster you control; Special Summon from your Extra Deck, 1 Xyz Monster that is 1 Rank "
        "higher than that target, by using that target as the Xyz Material. (This Special Summon is treated as an Xyz "
        "Summon. Xyz Materials attached to that target also become Xyz Materials on the Summoned monster.)",
    )
)


def test_an_effect_lays_a_monster_of_the_next_rank_on_its_target() -> None:
    s = Scenario("zh-mr2", RAISE, RANK_FOUR, RANK_FIVE, extra=("five",))
    four = overlaid(s, "four", "m1", "bear")
    for zone in ("m2", "m3", "m4", "m5"):
        s.put(0, "ox", zone)
    s.act("activate", s.put(0, "raise", "hand"))
    through(s)
    (five,) = [fact.card for fact in s.facts("xyz_summoned")]
    assert five is not None and s.where(five) == "0.m1" and s.game.materials(five)[-1:] == [four]
    assert len(s.game.materials(five)) == 2


def test_and_is_not_activated_when_there_is_no_monster_of_that_rank() -> None:
    s = Scenario("zh-mr2", RAISE, RANK_FOUR, RANK_FIVE, extra=("five",))
    s.put(0, "five", "m1")
    spell = s.put(0, "raise", "hand")
    assert "activate" not in s.acts(spell)
    overlaid(s, "four", "m2", "bear")
    assert "activate" in s.acts(spell)


ACCEL = effect(
    "accel",
    "During your opponent's Main Phase, you can (Quick Effect): Immediately after this effect resolves, Synchro Summon "
    "using this card you control.",
    "tuner",
    level=2,
)
SIX = monster("six", 6, traits=("synchro", "effect"), abilities=[])


@pytest.mark.rule("yugioh-zh", "YZH-2.46")
def test_a_synchro_summon_in_the_opponents_turn_uses_the_card_that_says_so() -> None:
    s = Scenario("zh-mr2", ACCEL, SIX, monster("tuner", 2, traits=("tuner",)), extra=("six",))
    accel = s.put(0, "accel", "m1")
    s.put(0, "tuner", "m2")
    bear = s.put(0, "bear", "m3")
    assert accel not in s.offered("activate"), "its own turn"
    s.end_turn()
    s.act("phase", value="end")
    assert s.choice.seat == 0 and accel in s.offered("activate")
    s.act("activate", accel)
    through(s, accel, bear)
    (six,) = [fact.card for fact in s.facts("synchro_summoned")]
    assert s.where(accel) == s.where(bear) == "0.graveyard" and six is not None


WONDER = parsed(
    trap("wonder", text="Immediately after this effect resolves, Xyz Summon 1 Xyz Monster using monsters you control.")
)
PAIR = parsed(monster("pair", 4, traits=("xyz", "effect"), text="2 Level 4 monsters\nThis card gains 100 ATK."))


@pytest.mark.rule("yugioh-zh", "YZH-2.40")
def test_an_xyz_summon_by_a_trap() -> None:
    s = Scenario("zh-mr2", WONDER, PAIR, extra=("pair",))
    wonder = s.put(0, "wonder", "s1", "down")
    bear = s.put(0, "bear", "m1")
    assert s.refused("activate", wonder) is not None
    ox = s.put(0, "ox", "m2")
    s.act("activate", wonder)
    through(s)
    (pair,) = [fact.card for fact in s.facts("xyz_summoned")]
    assert pair is not None and {*s.game.materials(pair)} == {bear, ox}


ONLY_THOSE = parsed(
    spell(
        "only those",
        text="Target 2 monsters in your GY; Special Summon both, and if you do, immediately after this effect "
        "resolves, Xyz Summon 1 Xyz Monster using only those 2 monsters.",
    )
)


def test_only_the_two_that_were_summoned_are_material() -> None:
    s = Scenario("zh-mr2", ONLY_THOSE, PAIR, extra=("pair",))
    s.put(0, "wall", "m1")
    two = {s.put(0, "bear", "graveyard"), s.put(0, "ox", "graveyard")}
    s.act("activate", s.put(0, "only those", "hand"))
    through(s)
    (pair,) = [fact.card for fact in s.facts("xyz_summoned")]
    assert pair is not None and {*s.game.materials(pair)} == two


GUARDED = effect("guarded", "This card cannot be destroyed by card effects while it has Xyz Material.", "xyz")
AVENGER = effect(
    "avenger",
    "If this card is destroyed while it has Xyz Material: You can Special Summon this card from your GY.",
    "xyz",
)
SWEEP = parsed(spell("sweep", text="Destroy all monsters on the field."))


@pytest.mark.parametrize("has", [True, False])
def test_protected_as_long_as_material_lies_under_it(has: bool) -> None:
    s = Scenario("zh-mr2", GUARDED, SWEEP)
    card = overlaid(s, "guarded", "m1", "bear") if has else s.put(0, "guarded", "m1")
    s.do("activate", s.put(0, "sweep", "hand"))
    assert (s.where(card) == "0.m1") == has


@pytest.mark.parametrize("has", [True, False])
def test_what_lay_under_it_is_known_when_it_has_left(has: bool) -> None:
    s = Scenario("zh-mr2", AVENGER, SWEEP)
    card = overlaid(s, "avenger", "m1", "bear") if has else s.put(0, "avenger", "m1")
    s.edit(lambda game: game.play.mark(card, "proper", True))
    s.act("activate", s.put(0, "sweep", "hand"))
    through(s)
    asked = any(fact.card == card for fact in s.facts("special_summoned"))
    assert asked == has


BARE = parsed(spell("bare", text="Target 1 Xyz Monster on the field that has no Xyz Materials; destroy it."))


def test_a_monster_without_material_is_a_target_of_its_own() -> None:
    s = Scenario("zh-mr2", BARE, RANK_FOUR)
    overlaid(s, "four", "m1", "bear")
    bare = s.put(0, "bare", "hand")
    assert s.refused("activate", bare) is not None
    lone = s.put(0, "four", "m2")
    s.do("activate", bare)
    assert s.where(lone) == "0.graveyard"


HELPED = (
    "When this card is sent to the GY for a Synchro Summon, you can pay 500 LP to have that Synchro Monster gain 1000 "
    "ATK until the End Phase."
)
MUST = (
    "If this card is sent to the GY for the Synchro Summon of a Warrior Synchro Monster, that monster gains 1000 ATK."
)


@pytest.mark.rule("yugioh-zh", "YZH-2.46")
@pytest.mark.parametrize(("text", "lp"), [(HELPED, 7500), (MUST, 8000)])
def test_what_is_used_for_a_synchro_summon_speaks_of_the_monster_that_comes_of_it(text: str, lp: int) -> None:
    lily = effect("lily", text, "tuner", level=3)
    sum_of_both = effect("seven", "1 Tuner + 1 or more non-Tuner monsters", "synchro", level=7)
    s = Scenario("zh-mr2", lily, sum_of_both, extra=("seven",))
    s.put(0, "lily", "m1")
    s.put(0, "bear", "m2")
    (seven,) = s.zone(0, "extra")
    s.act("special_summon", seven)
    through(s)
    assert s.where(seven)[:3] == "0.m" and (s.game.value(seven, "atk"), s.lp(0)) == (2500, lp)


@pytest.mark.parametrize(("level", "may"), [(4, True), (3, False)])
def test_targets_to_xyz_summon_with_must_make_something(level: int, may: bool) -> None:
    text = 'Target 2 "Bear" monsters you control; immediately after this effect resolves, Xyz Summon 1 Xyz Monster '
    card = parsed(spell("pair", text=text + "using those 2 monsters only."))
    king = parsed(monster("king", 4, traits=("xyz", "effect"), text="2 Level 4 monsters"))
    bear = monster("Bear cub", level, series=("Bear",))
    s = Scenario("zh-mr2", card, king, bear, extra=("king",))
    for slot, name in enumerate(("Bear cub", "Bear cub", "ox", "ox")):
        s.put(0, name, f"m{slot + 1}")
    pair = s.put(0, "pair", "hand")
    assert (pair in s.offered("activate")) is may


DOUBLE = parsed(
    spell(
        "double",
        text="Target 1 Xyz Monster in your GY; Special Summon it, then Special Summon from your Extra Deck, 1 Xyz "
        "Monster that has twice the Rank of that monster, by using it as the Xyz Material. (This Special Summon is "
        "treated as an Xyz Summon.)",
    )
)
RANK_EIGHT = effect("eight", "2 Level 8 monsters\nThis card cannot attack.", "xyz", level=8)


@pytest.mark.parametrize(("extra", "able"), [("eight", True), ("five", False)])
def test_a_monster_of_twice_the_rank_is_laid_on_one_of_the_graveyard(extra: str, able: bool) -> None:
    s = Scenario("zh-mr2", DOUBLE, RANK_FOUR, RANK_FIVE, RANK_EIGHT, extra=(extra, "four"))
    (four,) = [card for card in s.zone(0, "extra") if s.card(card).code == s.cards["four"].key]

    def buried(game: Any) -> None:
        game.relocate(four, "0.graveyard", "up")
        game.play.mark(four, "proper", True)

    s.edit(buried)
    double = s.put(0, "double", "hand")
    assert (s.refused("activate", double) is None) == able
    if able:
        s.act("activate", double)
        through(s)
        (eight,) = [fact.card for fact in s.facts("xyz_summoned")]
        assert eight is not None and s.game.materials(eight) == [four]
