"""Texts of 2002 to 2006, and later ones in words of their own, say the same as the texts of today."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts.reading.texts import NotUnderstood, parse
from sanam.games.yugioh.texts.tree import Equip

CARDS = {
    "monster": CardData(code=1, name="Test Card", kind="monster", traits=("effect",), level=4, race="Warrior"),
    "spell": CardData(code=1, name="Test Card", kind="spell", icon="normal"),
    "trap": CardData(code=1, name="Test Card", kind="trap", icon="normal"),
    "equip": CardData(code=1, name="Test Card", kind="spell", icon="equip"),
    "continuous": CardData(code=1, name="Test Card", kind="spell", icon="continuous"),
    "field": CardData(code=1, name="Test Card", kind="spell", icon="field"),
    "counter": CardData(code=1, name="Test Card", kind="trap", icon="counter"),
}
#: What kind of card it is, its text of then, and its text of today.
CASES = [
    line.split("\t")
    for name in ("texts_of_2002.tsv", "texts_said_otherwise.tsv")
    for line in Path(__file__).with_name(name).read_text("utf-8").splitlines()
]


@pytest.mark.parametrize(("card", "then", "now"), CASES, ids=[then[:40] for _, then, _ in CASES])
def test_a_text_of_then_is_read_as_one_of_today(card: str, then: str, now: str) -> None:
    def meant(text: str) -> list[object]:
        return [msgspec.structs.replace(ability, span=(0, 0)) for ability in parse(text, CARDS[card])]

    assert meant(then) == meant(now)


def test_two_choices_of_older_sentences_are_not_taken_for_one() -> None:
    """Both are targets: read with one target, the other card would be chosen as the effect resolves."""
    chosen = "Select 1 monster from your opponent's Graveyard and remove it from play."
    parse(f"Discard 1 card from your hand. {chosen}", CARDS["spell"])
    with pytest.raises(NotUnderstood, match="targets chosen twice"):
        parse(f"Special Summon 1 Zombie-Type monster from your Graveyard. {chosen}", CARDS["spell"])


def test_what_narrows_a_rule_is_not_passed_over() -> None:
    narrow = (
        "As long as you have a monster on your side of the field, any Battle Damage to the controller of this card "
        "from battle involving a Normal Monster becomes 0."
    )
    with pytest.raises(NotUnderstood):
        parse(narrow, CARDS["continuous"])


@pytest.mark.parametrize("paid", ["Discard 1 card from your hand.", "Activate this card by paying 1000 Life Points."])
def test_an_equip_spell_that_is_paid_for_is_equipped(paid: str) -> None:
    """Nothing says to what, so that any face-up monster will do."""
    bought, *_ = parse(f"{paid} Increase the ATK of the equipped monster by 500 points.", CARDS["equip"])
    assert bought.kind == "activate" and bought.cost and bought.targets
    assert isinstance(bought.do[0].op, Equip) and bought.do[0].op.card.ref == "self"


def test_an_equip_spell_that_is_paid_for_and_says_what_it_equips_is_not_understood() -> None:
    with pytest.raises(NotUnderstood, match="to what it is equipped"):
        parse("Activate this card by paying 500 LP. Equip only to a Warrior monster.", CARDS["equip"])
