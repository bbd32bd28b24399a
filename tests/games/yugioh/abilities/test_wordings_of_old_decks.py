"""Wordings of the decks of 2002 to 2008 mean what today's wordings of the same mean."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from sample_texts import CONTINUOUS_SPELL, EQUIP, MONSTER, SPELL, TRAP
from test_older_words import read

from sanam.games.yugioh.cards.model import CardData

PAIRS = [
    (
        CONTINUOUS_SPELL,
        "Increase your Life Points by 500 points every time monsters return from the field to the owner's hand.",
        "Each time monsters return from the field to the hand, gain 500 LP.",
    ),
    (
        MONSTER,
        "The controller of this card pays 300 Life Points during each of his/her Standby Phases (this is not optional).",
        "During each of your Standby Phases, pay 300 LP, or destroy this card if you cannot.",
    ),
    (
        MONSTER,
        "Once per turn: You can place 1 counter on this card. This card gains 200 ATK for each of these counters.",
        "Once per turn: You can place 1 counter on this card. This card gains 200 ATK for each counter on it.",
    ),
    (
        MONSTER,
        "If this card would be destroyed by battle, remove 1 of these counters instead.",
        "If this card would be destroyed by battle, remove 1 counter from this card instead.",
    ),
    (
        MONSTER,
        "This card gains 300 ATK for each monster your opponent controls that shares an Attribute with this card.",
        "This card gains 300 ATK for each monster your opponent controls with the same Attribute as this card.",
    ),
    (
        MONSTER,
        "When this card is Special Summoned: Special Summon 1 monster from your opponent's Graveyard to their side of the field.",
        "When this card is Special Summoned: Special Summon 1 monster from your opponent's GY to your opponent's field.",
    ),
    (
        MONSTER,
        'By Tributing this card while "Salt Lake" is on the field, Special Summon 1 "Pelican" from your hand or Deck.',
        'If "Salt Lake" is on the field: You can Tribute this card; Special Summon 1 "Pelican" from your hand or Deck.',
    ),
    (
        SPELL,
        "Send 1 face-up Warrior monster you control to the GY. Special Summon 1 Level 4 monster with the same name from your Extra Deck.",
        "Send 1 face-up Warrior monster you control to the GY. Special Summon 1 Level 4 monster with the same name as that monster from your Extra Deck.",
    ),
    (
        TRAP,
        'When a "Gull" monster you control leaves the field: Add 1 "Tern" monster from your Deck to your hand whose Level is less than or equal to that "Gull" monster\'s Level.',
        'When a "Gull" monster you control leaves the field: Add 1 "Tern" monster from your Deck to your hand whose Level is less than or equal to that monster\'s Level.',
    ),
    (
        MONSTER,
        "At the end of your Battle Phase, if this card attacked or was attacked: Shuffle this card into the Deck or discard 1 card.",
        "At the end of your Battle Phase, if this card attacked or was attacked: Shuffle this card into the Deck, or discard 1 card.",
    ),
    (
        EQUIP,
        "The equipped monster cannot be destroyed by battle (Damage calculation is applied normally).",
        "The equipped monster cannot be destroyed by battle.",
    ),
    (
        MONSTER,
        "If this card attacks a monster, after damage calculation: That attack target loses 500 ATK until the End Phase.",
        "If this card attacks a monster, after damage calculation: The attack target loses 500 ATK until the End Phase.",
    ),
    (
        MONSTER,
        "When this card is Summoned: Target 1 card your opponent controls; toss a coin twice, and if the result is 2 Heads, destroy it.",
        "When this card is Summoned: Target 1 card your opponent controls; toss a coin 2 times, and if at least 2 of the results are heads, destroy it.",
    ),
    (
        MONSTER,
        'Once per turn: You can draw 1 card. If "Lighthouse" is not on your side of the field, this effect is not applied.',
        'Once per turn: You can draw 1 card. You must control a face-up "Lighthouse" to activate and to resolve this effect.',
    ),
    (
        MONSTER,
        "When this card inflicts battle damage to your opponent, increase your Life Points by an amount equal to the Battle Damage.",
        "When this card inflicts battle damage to your opponent, gain LP equal to the damage inflicted.",
    ),
    (
        MONSTER,
        'If you are Tributing a "Heron" monster, this card can be Normal Summoned with 1 Tribute.',
        'You can Tribute Summon this card by Tributing a "Heron" monster.',
    ),
    (
        SPELL,
        "Tribute 1 monster. Special Summon 1 Insect-Type monster from your Deck whose Level is 2 lower than the Tributed monster's.",
        "Tribute 1 monster. Special Summon 1 Insect monster from your Deck whose Level is equal to the Tributed monster's Level - 2.",
    ),
    (
        MONSTER,
        "Once per turn, you can select 1 face-up monster on the field to have this card's Level become equal to the selected monster's Level, until the End Phase.",
        "Once per turn, you can select 1 face-up monster on the field, and this card's Level becomes equal to the selected monster's Level, until the End Phase.",
    ),
    (
        MONSTER,
        "If damage calculation is conducted involving this card, draw 1 card at the end of the Battle Phase.",
        "At the end of the Battle Phase, if this card battled: Draw 1 card.",
    ),
    (
        MONSTER,
        "If the ATK of each monster your opponent controls is higher than the ATK of this card, this card can attack your opponent directly.",
        "If your opponent controls no face-down monsters and your opponent controls no monsters with ATK less than or equal to this card's ATK, this card can attack your opponent directly.",
    ),
    (
        MONSTER,
        "You can double the original ATK of this card once per turn. If you used this effect, destroy this card during the End Phase.",
        "Once per turn: You can double the original ATK of this card. During the End Phase, if this effect was used this turn: Destroy this card.",
    ),
    (
        MONSTER,
        "While you have no cards in your hand nor in your Spell & Trap Card Zones, this card gains 1500 ATK.",
        "While you have no cards in your hand and you control no cards in your Spell & Trap Zone, this card gains 1500 ATK.",
    ),
    (
        MONSTER,
        "You can pay 500 LP; send all cards in your hand to the GY, then you draw 1 card.",
        "You can pay 500 LP; send all cards in your hand to the GY, then draw 1 card.",
    ),
    (
        MONSTER,
        "When this card destroys an opponent's monster, draw 1 card.",
        "When this card destroys an opponent's monster by battle, draw 1 card.",
    ),
    (
        MONSTER,
        "If this is the only card in your hand, you can Normal Summon it without Tributing.",
        "If this card is the only card in your hand, you can Normal Summon this card without Tributing.",
    ),
    (
        MONSTER,
        'This card can only be Special Summoned while you control "Salt Lake".',
        'Cannot be Special Summoned unless you control "Salt Lake".',
    ),
    (
        MONSTER,
        'This card can only be Normal Summoned, Flip Summoned, or Special Summoned when there is an "Oar" on your side of the field.',
        'This card cannot be Normal, Flip, or Special Summoned unless there is an "Oar" on your field.',
    ),
    (
        MONSTER,
        "If this card destroyed your opponent's monster by battle, it can attack once again in a row.",
        "If this card destroys an opponent's monster by battle, it can attack once again in a row.",
    ),
    (
        MONSTER,
        "If this card is removed from play, Special Summon it in face-up Attack Position during the End Phase of this turn.",
        "During the End Phase, if this card was banished this turn: Special Summon it in Attack Position.",
    ),
    (
        MONSTER,
        "If this card is destroyed by battle and sent to the Graveyard, Special Summon it during the End Phase, and it gains 300 ATK and DEF.",
        "During the End Phase, if this card is in the GY because it was destroyed by battle and sent there this turn: Special Summon it, and it gains 300 ATK and DEF.",
    ),
    (
        SPELL,
        "Each player selects 1 monster in their Graveyard and Special Summons it in face-down Defense Position.",
        "Each player Special Summons 1 monster from their GY in face-down Defense Position.",
    ),
    (
        SPELL,
        "Destroy all Tokens on the field. Increase your Life Points by the number of tokens destroyed x 800 points.",
        "Destroy all Tokens on the field. Gain 800 LP for each Token destroyed by this effect.",
    ),
    (
        MONSTER,
        "Negate the effect of an Effect Monster that this card destroyed by battle.",
        "The effects of monsters destroyed by battle with this card are negated.",
    ),
    (
        MONSTER,
        "If your opponent controls a face-up Toon Monster, you must select it as an attack target.",
        "This card must target a face-up Toon monster for its attacks, if your opponent controls one.",
    ),
    (
        MONSTER,
        "If your opponent doesn't control a Toon Monster, this card can attack your opponent directly.",
        "If your opponent does not control a Toon monster, this card can attack directly.",
    ),
    (
        CONTINUOUS_SPELL,
        "Place 1 Wave Counter on this card each time a monster is Special Summoned from either player's Deck.",
        "Each time a monster is Special Summoned from the Deck, place 1 Wave Counter on this card.",
    ),
    (
        MONSTER,
        "You can substitute this card for any 1 Fusion-Material Monster. When you do this, the other Fusion-Material Monster(s) must be the correct one(s).",
        "You can substitute this card for any 1 Fusion Material. When you do this, the other Fusion Material must be the correct one.",
    ),
    (
        MONSTER,
        "If this face-up card is destroyed, inflict damage equal to the original ATK of this card to its current controller.",
        "If this face-up card is destroyed, inflict damage equal to the original ATK of this card to its controller.",
    ),
    (SPELL, "Destroy all monsters equipped with Equip Spell Cards.", "Destroy all monsters equipped with Equip Cards."),
    (SPELL, "Decrease your opponent's Life Points by 300 points.", "Inflict 300 damage to your opponent."),
    (
        TRAP,
        "Increase your Life Points by the ATK of 1 opponent's attacking monster.",
        "When an opponent's monster declares an attack: Gain LP equal to the attacking monster's ATK.",
    ),
    (
        MONSTER,
        "When you Tribute this card for the Tribute Summon of a DARK monster, draw 1 card.",
        "When this card is Tributed for the Tribute Summon of a DARK monster, draw 1 card.",
    ),
    (
        EQUIP,
        "When this card is sent from the field to the Graveyard, if you pay 500 Life Points, this card returns to the top of your Deck.",
        "When this card is sent from the field to the Graveyard, you can pay 500 LP to return this card to the top of your Deck.",
    ),
    (
        SPELL,
        'Send 1 "Puffin" monster from your hand and 1 from your Deck to the Graveyard. Then draw 2 cards.',
        'Send 1 "Puffin" monster from your hand and 1 "Puffin" monster from your Deck to the GY. Then draw 2 cards.',
    ),
    (
        MONSTER,
        'While you have a face-up "Gull" monster on your side of the field, this card gains 2000 ATK.',
        'While you control a face-up "Gull" monster, this card gains 2000 ATK.',
    ),
    (
        MONSTER,
        "When this card declares an attack: Toss a coin and call it. If you call it wrong, lose half your Life Points.",
        "When this card declares an attack: Toss a coin and call it. If you call it wrong, halve your LP.",
    ),
    (
        MONSTER,
        "This card is unaffected by any Spell Cards. Also, this card cannot be an attack target of your opponent's monsters.",
        "This card is unaffected by Spell effects. Also, this card cannot be attacked.",
    ),
    (
        SPELL,
        "Your opponent adds their hand to the Deck, shuffles it, and draws 2 cards.",
        "Your opponent shuffles all cards in their hand into the Deck, then draws 2 cards.",
    ),
    (
        CONTINUOUS_SPELL,
        "When there are no Spell Cards in your Graveyard, neither player can conduct their Battle Phase.",
        "While there are no Spells in your GY, neither player can conduct their Battle Phase.",
    ),
    (
        SPELL,
        "Destroy all Spell and Trap Cards on your side of the field. Increase your Life Points by the number of destroyed cards x 500 points.",
        "Destroy all Spells and Traps you control. Gain 500 LP for each card destroyed by this effect.",
    ),
    (
        MONSTER,
        'As long as this card remains face-up on your side of the field, "Lighthouse" on your side of the field is not destroyed by your opponent\'s card effects.',
        'As long as this card remains face-up on your side of the field, "Lighthouse" on your field cannot be destroyed by your opponent\'s card effects.',
    ),
    (
        MONSTER,
        "When this card is flipped face-up, select 1 card from your Graveyard, add it to your Deck and shuffle your Deck.",
        "When this card is flipped face-up, select 1 card from your GY, and shuffle it into the Deck.",
    ),
]


@pytest.mark.parametrize(("card", "older", "newer"), PAIRS, ids=[older for _, older, _ in PAIRS])
def test_a_wording_means_what_is_said_today(card: CardData, older: str, newer: str) -> None:
    assert read(older, card) == read(newer, card)
