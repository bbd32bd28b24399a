"""Wordings of older cards mean what today's wordings of the same mean."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import msgspec
import pytest
from sample_texts import CONTINUOUS_SPELL, CONTINUOUS_TRAP, MONSTER, SPELL, TRAP

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading import texts

PAIRS = [
    (
        SPELL,
        "This card remains on the field for 2 of your opponent's turns.",
        "After this card's activation, it remains on the field, but destroy it during the End Phase of your opponent's 2nd turn.",
    ),
    (CONTINUOUS_SPELL, "No monsters can attack.", "Monsters cannot attack."),
    (
        MONSTER,
        "While at least 1 other monster exists on your side of the field, your opponent cannot select this card as an attack target. Also, while this card remains face-up on the field, increase the ATK of all your Warrior-Type monsters by 300 points.",
        "While you control another monster, your opponent cannot target this card for attacks. All Warrior-Type monsters you control gain 300 ATK.",
    ),
    (
        MONSTER,
        "If this card attacks, it is changed to Defense Position at the end of the Battle Phase. You cannot change this battle position until the end of your next turn.",
        "If this card attacks, it is changed to Defense Position at the end of the Battle Phase. Its battle position cannot be changed until the end of your next turn.",
    ),
    (
        MONSTER,
        "Once per turn: You can discard 1 Zombie-Type monster to the Graveyard, then target 1 Zombie-Type monster in your Graveyard with a Level less than the discarded Zombie-Type monster's; Special Summon that target.",
        "Once per turn: You can discard 1 Zombie-Type monster to the Graveyard, then target 1 Zombie-Type monster in your Graveyard whose Level is less than the discarded monster's; Special Summon that target.",
    ),
    (
        MONSTER,
        "You can target 1 face-up monster you control; reduce it's Level by 1.",
        "You can target 1 face-up monster you control; reduce its Level by 1.",
    ),
    (
        MONSTER,
        "You can return 1 face-up monster you control to the hand; Special Summon this card from your hand, and this card gains 500 ATK if it was a WIND monster you returned.",
        "You can return 1 face-up monster you control to the hand; Special Summon this card from your hand, and if the returned monster was a WIND monster, this card gains 500 ATK.",
    ),
    (
        TRAP,
        "Discard your entire hand (min.1); draw 3 cards.",
        "Discard your entire hand (min. 1); draw 3 cards.",
    ),
    (
        CONTINUOUS_TRAP,
        'While "Umi" is on the field, you take no Battle Damage from attacking monsters. Destroy this card when "Umi" leaves the field.',
        'While "Umi" is on the field, you take no battle damage from attacking monsters. When "Umi" leaves the field, destroy this card.',
    ),
    (
        MONSTER,
        "During your Standby Phase: You can send this face-up card to the Graveyard; draw 1 card. (You cannot activate this effect the turn this card is Normal Summoned, Special Summoned, or flipped face-up.)",
        "During your Standby Phase: You can send this face-up card to the Graveyard; draw 1 card. You cannot activate this effect the turn this card is Summoned or flipped face-up.",
    ),
    (
        MONSTER,
        'If all "Stork"(s) you control are in Attack Position, this card gains 1000 ATK for each.',
        'If all "Stork" you control are in Attack Position, this card gains 1000 ATK for each "Stork" you control.',
    ),
    (
        MONSTER,
        "You can target 1 face-up monster you control and this card; banish both that target and this card, then draw 2 cards.",
        "You can target 1 other face-up monster you control; banish that target and this card, then draw 2 cards.",
    ),
    (
        MONSTER,
        "You can target 1 card in your GY; banish both this card and 1 card from your hand, then place that target on top of the Deck.",
        "You can target 1 card in your GY; banish this card and 1 card from your hand, then place that target on top of the Deck.",
    ),
    (
        SPELL,
        "Select, destroy, and remove from play 1 face-down Spell or Trap Card. If it was a Trap Card, both players must remove from play all copies of that card from their Decks.",
        "Select and destroy 1 face-down Spell or Trap Card and remove it from play. If it was a Trap Card, both players banish all cards with the same name as that card from their Deck.",
    ),
    (
        SPELL,
        'Special Summon 2 "Reed Tokens" (Plant-Type/EARTH/Level 1/ATK 0/DEF 0). These Tokens cannot declare an attack.',
        'Special Summon 2 "Reed Tokens" (Plant-Type/EARTH/Level 1/ATK 0/DEF 0). They cannot attack.',
    ),
]


def read(text: str, card: CardData) -> list[t.Ability]:
    """What a text says, wherever in it."""
    return [msgspec.structs.replace(ability, span=(0, 0)) for ability in texts.parse(text, card)]


@pytest.mark.parametrize(("card", "older", "newer"), PAIRS, ids=[older for _, older, _ in PAIRS])
def test_an_older_wording_means_what_is_said_today(card: CardData, older: str, newer: str) -> None:
    assert read(older, card) == read(newer, card)
