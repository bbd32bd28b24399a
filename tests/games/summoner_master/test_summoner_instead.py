"""Texts that have something else happen than what would (701.7), and what cannot destroy a Seal (100.2)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, INACTIVE, Arena, able, mystic, says, spell

STRIKE = able("striker", "Mp 1: Destroy 1 opposing Seal.", "en", mp=1, seal_values={"at": 1})


def fight(s: Arena, attacker: int, attacked: int) -> None:
    s.attack(attacker, attacked)
    s.settle("yes_no", "cards")


@pytest.mark.rule(BOOK, "701.7")
@pytest.mark.parametrize(
    ("text", "language", "where"),
    [
        ("If this Seal would be destroyed, return it to its owner's hand instead.", "en", "1.hand"),
        ("ถ้าจะถูกทำลาย ให้นำกลับขึ้นมือแทน", "th", "1.hand"),
        ("If [S] would be destroyed, remove it from the game instead.", "en", "1.remove"),
        ("ถ้า [S] จะตกลง Shrine ให้นำออกจากเกมแทน", "th", "1.remove"),
        ("If [S] would fall into the Shrine, return it to its owner's hand instead.", "en", "1.hand"),
    ],
)
def test_a_seal_that_loses_its_fight_goes_elsewhere(text: str, language: str, where: str) -> None:
    s = Arena(says("phoenix", text, language=language))
    phoenix = s.put(1, "phoenix", AT)
    fight(s, s.put(0, "ox", AT), phoenix)
    assert s.where(phoenix) == where


@pytest.mark.rule(BOOK, "701.7")
def test_an_effect_destroys_it_as_little() -> None:
    s = Arena(says("phoenix", "If it would be destroyed, it becomes Inactive instead.", language="en"), STRIKE)
    striker, phoenix = s.put(0, "striker", AT), s.put(1, "phoenix", AT)
    s.act("skill", striker)
    s.act("target", phoenix)
    s.settle()
    assert (s.where(phoenix), s.card(phoenix).stance) == (f"1.{AT}", INACTIVE)


@pytest.mark.rule(BOOK, "701.7")
def test_a_card_that_is_attached_falls_for_its_seal() -> None:
    s = Arena(spell("shield", "ถ้า Seal ที่ติดจะถูกทำลาย ทำลายการ์ดใบนี้แทน", "PS", 4))
    wolf, shield = s.put(0, "wolf", AT), s.put(0, "shield", "hand")
    s.act("cast", shield)
    s.act("target", wolf)
    s.settle()
    fight(s, wolf, s.put(1, "ox", AT))
    assert (s.where(wolf), s.where(shield)) == (f"0.{AT}", "0.mystic-shrine")


@pytest.mark.rule(BOOK, "701.7")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_card_is_kept_at_a_cost(answer: str) -> None:
    s = Arena(says("knight", "If [S] would be destroyed, you may discard 1 Mystic Card instead.", language="en"))
    knight, dust = s.put(1, "knight", AT), s.put(1, "dust", "hand")
    fight(s, s.put(0, "ox", AT), knight)
    assert (s.choice.kind, s.choice.seat) == ("yes_no", 1)
    s.act(answer)
    if answer == "yes":
        assert s.offered("pick") == [dust]
        s.act("pick", dust)
    s.settle()
    kept = (f"1.{AT}", "1.mystic-shrine") if answer == "yes" else ("1.seal-shrine", "1.hand")
    assert (s.where(knight), s.where(dust)) == kept


@pytest.mark.rule(BOOK, "701.7")
def test_a_cost_that_cannot_be_paid_is_not_offered() -> None:
    s = Arena(says("knight", "ถ้า [S] จะถูกทำลาย สามารถจ่าย Mp 3 แทนได้"))
    knight = s.put(1, "knight", AT)
    s.set_mp(1, 2)
    fight(s, s.put(0, "ox", AT), knight)
    assert s.where(knight) == "1.seal-shrine"


@pytest.mark.rule(BOOK, "701.7", "711.2")
def test_the_owner_pays_mp_for_another_seal() -> None:
    text = "When one of your other Seals would be destroyed, you may pay 2 Mp instead."
    s = Arena(says("nurse", text, language="en"))
    nurse, wolf = s.put(1, "nurse", DF), s.put(1, "wolf", AT)
    s.set_mp(1, 5)
    fight(s, s.put(0, "ox", AT), wolf)
    s.act("yes")
    s.settle()
    assert (s.where(wolf), s.where(nurse), s.mp(1)) == (f"1.{AT}", f"1.{DF}", 3)


@pytest.mark.rule(BOOK, "SMG-60.1")
def test_what_its_player_offers_is_not_kept() -> None:
    s = Arena(
        says("phoenix", "If it would be destroyed, return it to its owner's hand instead.", language="en"),
        spell("pyre", "Sacrifice 1 Seal. Draw 1 Seal Card.", language="en"),
    )
    phoenix = s.put(0, "phoenix", AT)
    s.act("cast", s.put(0, "pyre", "hand"))
    s.act("target", phoenix)
    s.settle("cards")
    assert s.where(phoenix) == "0.seal-shrine"


@pytest.mark.rule(BOOK, "100.2")
@pytest.mark.parametrize(("attacker", "falls"), [("wolf", False), ("ox", True)])
def test_some_seals_cannot_destroy_it(attacker: str, falls: bool) -> None:
    s = Arena(says("wall", "This Seal cannot be destroyed by Seals of Lv 2 or less.", language="en", at=1))
    wall = s.put(1, "wall", AT)
    fight(s, s.put(0, attacker, AT), wall)
    assert (s.where(wall) == "1.seal-shrine") is falls


@pytest.mark.rule(BOOK, "100.2", "605.7")
def test_nor_can_their_skills() -> None:
    s = Arena(says("wall", "ไม่ถูก Seal Lv 1 ทำลาย"), STRIKE)
    striker, wall, wolf = s.put(0, "striker", AT), s.put(1, "wall", AT), s.put(1, "wolf", AT)
    s.act("skill", striker)
    assert s.offered("target") == [wolf]
    assert s.where(wall) == f"1.{AT}"


def test_what_attacks_is_weaker_than_what_waits() -> None:
    s = Arena(says("fog", "Opposing Seals that are attacking have At -3.", language="en"), mystic("x"), subturn=4)
    fog, ox, other = s.put(0, "fog", AT), s.put(1, "ox", AT), s.put(1, "bear", AT)
    assert (s.game.value(ox, "at"), s.game.value(other, "at")) == (5, 5)
    fight(s, ox, fog)
    assert s.where(fog) == f"0.{AT}"
