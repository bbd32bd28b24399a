"""Sentences that say with other words what another sentence says: both come to the same, and that is carried out."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from scenario import effect, magic, snare

MONSTERS = [
    (
        "You can Special Summon this card (from your hand). If you Special Summon this card in this way, this card gets the following effect: During battle between this attacking card and a Defense Position monster whose DEF is lower than the ATK of this card, inflict the difference as Battle Damage to your opponent's Life Points.",
        "You can Special Summon this card (from your hand). While this card was Special Summoned this way, if this card attacks a Defense Position monster, inflict piercing battle damage to your opponent.",
    ),
    (
        "Destroy this card if you do not have a Zombie-Type monster in your Graveyard.",
        "If you have no Zombie monsters in your GY, destroy this card.",
    ),
    (
        'While you have a face-up "Dawn" monster on your side of the field, this card gains 2000 ATK.',
        'While you control a face-up "Dawn" monster, this card gains 2000 ATK.',
    ),
    (
        "This card gains 300 ATK for each monster your opponent controls that shares an Attribute with this card.",
        "This card gains 300 ATK for each monster your opponent controls with the same Attribute as this card.",
    ),
    (
        "The original ATK and DEF of this card become equal to the combined original ATK of the 2 Fusion Material Monsters you used for the Fusion Summon of this card.",
        "This card's original ATK and DEF become equal to the combined original ATK of the materials used for its Fusion Summon.",
    ),
    (
        "When this face-up Attack Position card attacks or is attacked, and it is destroyed by battle and sent to the Graveyard, you can draw 1 card.",
        "When this face-up Attack Position card is destroyed by battle and sent to the GY: You can draw 1 card.",
    ),
    (
        'While this card is in the Graveyard, "Dusk" and all "Dawn" monsters on the field gain 300 ATK.',
        'While this card is in your GY, all "Dusk" and "Dawn" monsters on the field gain 300 ATK.',
    ),
    (
        "You can target 2 Warrior monsters in your Graveyard and/or face-up on your side of the field, and 2 cards in your opponent's Graveyard; shuffle those targets into the Deck.",
        "You can target 2 Warrior monsters in your GY and/or face-up on your field and 2 cards in your opponent's GY; shuffle those targets into the Deck.",
    ),
    (
        "While you have no cards in your hand, during battle between an attacking monster you control and a Defense Position monster whose DEF is lower than the ATK of the attacking monster inflict the difference as Battle Damage to your opponent.",
        "While you have no cards in your hand, if a monster you control attacks a Defense Position monster, inflict piercing battle damage to your opponent.",
    ),
    (
        'When a "Dawn" monster you control attacks a Defense Position monster, inflict Piercing Battle Damage to your opponent.',
        'If a "Dawn" monster you control attacks a Defense Position monster, inflict piercing battle damage to your opponent.',
    ),
    (
        "If this card is sent to the Graveyard because of a card effect or being destroyed by battle: You can draw 1 card.",
        "If this card is sent to the GY by battle or by a card effect: You can draw 1 card.",
    ),
    (
        'If you control a "Dawn" Spell/Trap Card, and no monsters, you can Special Summon this card (from your hand).',
        'If you control a "Dawn" Spell/Trap Card but no monsters, you can Special Summon this card (from your hand).',
    ),
    (
        "If you have only Insect-Type monsters in your Graveyard, you can Special Summon this card (from your hand).",
        "If all monsters in your GY are Insect monsters, you can Special Summon this card (from your hand).",
    ),
    (
        "Once per turn: You can target 1 face-up card on each side of the field; destroy those targets.",
        "Once per turn: You can target 1 face-up card you control and 1 face-up card your opponent controls; destroy those targets.",
    ),
    (
        "You can banish this face-up card you control and 1 face-up Normal Monster you control to target 1 Fusion Monster in your Graveyard; Special Summon it.",
        "You can banish this card and 1 face-up Normal Monster you control, then target 1 Fusion Monster in your GY; Special Summon it.",
    ),
    (
        "During your End Phase, either Tribute 1 other monster or take 1000 damage.",
        "During your End Phase, Tribute 1 other monster or take 1000 damage.",
    ),
    (
        'You can Special Summon this card (from your hand). When this card is Special Summoned this way, select 1 face-up "Dawn" monster you control, and destroy it.',
        'You can Special Summon this card (from your hand). When this card is Special Summoned this way: Select 1 face-up "Dawn" monster you control; destroy it.',
    ),
    (
        "Once per turn, you can select 1 face-up Plant-Type monster on the field to have this card's Level become equal to the selected monster's Level, until the End Phase.",
        "Once per turn: You can target 1 face-up Plant monster on the field; this card's Level becomes the same as that monster's, until the End Phase.",
    ),
]
SPELLS = [
    (
        'Send 1 "Dawn" monster from your hand and 1 from your Deck to the Graveyard. Then draw 2 cards.',
        'Send 1 "Dawn" monster from your hand and 1 "Dawn" monster from your Deck to the GY. Then draw 2 cards.',
    ),
    (
        "Your opponent adds their hand to the Deck, shuffles it, and draws 2 cards.",
        "Your opponent shuffles their entire hand into the Deck, then draws 2 cards.",
    ),
    (
        'Target 1 face-up Level 4 or lower "Dawn" monster you control: Return that target to the hand (no matter its Level), then Special Summon 1 "Dawn" monster from the hand with the same Level as the returned monster\'s.',
        'Target 1 face-up Level 4 or lower "Dawn" monster you control; return that target to the hand, then Special Summon 1 "Dawn" monster from your hand with the same Level as that monster.',
    ),
    (
        "Tribute 1 monster; destroy all face-up monsters on the field whose DEF is less than or equal to the ATK the Tributed monster had on the field.",
        "Tribute 1 monster; destroy all face-up monsters on the field whose DEF is less than or equal to the Tributed monster's ATK.",
    ),
    (
        "Tribute 1 monster. Special Summon 1 Insect-Type monster from your Deck whose Level is 1 higher than the Tributed monster's.",
        "Tribute 1 monster; Special Summon 1 Insect monster from your Deck whose Level is equal to the Tributed monster's Level + 1.",
    ),
    (
        'Add both 1 "Dawn" monster and 1 "Dusk" Spell Card from your Deck to your hand.',
        'Add 1 "Dawn" monster and 1 "Dusk" Spell Card from your Deck to your hand.',
    ),
    (
        "Return all cards in your opponent's hand to the Deck. Then, they draw 3 cards.",
        "Return all cards in your opponent's hand to the Deck, then your opponent draws 3 cards.",
    ),
]
SNARES = [
    (
        'Activate only if the only monster you control is 1 "Dawn" monster in face-up Attack Position. Draw 1 card.',
        'Activate only if the only monster you control is 1 face-up Attack Position "Dawn" monster. Draw 1 card.',
    ),
    (
        "Activate only when a monster is Special Summoned. Return all face-up Fusion Monsters to their respective Extra Decks.",
        "Activate only when a monster is Special Summoned. Return all face-up Fusion Monsters to the Extra Deck.",
    ),
    (
        "Activate only when your opponent's monster declares an attack targeting a monster. Negate the attack.",
        "Activate only when your opponent's monster declares an attack on a monster. Negate the attack.",
    ),
    (
        'When an opponent\'s monster declares an attack: Send 1 "Dawn" card from your hand to the Graveyard to target the attacking monster; negate the attack.',
        'When an opponent\'s monster declares an attack: Send 1 "Dawn" card from your hand to the GY, then target the attacking monster; negate the attack.',
    ),
    (
        'Activate only if all face-up monsters you control are "Dawn" monsters. Draw 1 card.',
        'Activate only if the only face-up monsters you control are "Dawn" monsters. Draw 1 card.',
    ),
]
MAKERS = {"monster": effect, "spell": magic, "trap": snare}
ALL = [("monster", *pair) for pair in MONSTERS] + [("spell", *p) for p in SPELLS] + [("trap", *p) for p in SNARES]


def _abilities(kind: str, text: str) -> list[dict[str, object]]:
    """What is understood of a card with this text, without the places of the sentences."""
    found = MAKERS[kind]("a card", text).abilities
    assert found
    return [{name: value for name, value in ability.items() if name != "span"} for ability in found]


@pytest.mark.parametrize(("kind", "text", "plain"), ALL, ids=range(len(ALL)))
def test_means_the_same(kind: str, text: str, plain: str) -> None:
    assert _abilities(kind, text) == _abilities(kind, plain)
