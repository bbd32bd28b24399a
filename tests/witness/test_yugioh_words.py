"""Operations and rules that the witness of Yu-Gi-Oh! tries in ways of their own, in texts of ours."""

from __future__ import annotations

import pytest

from sanam import games
from sanam.games.yugioh.cards.model import CardData
from sanam.witness.driver import match_of, try_card
from sanam.witness.survey import wholly_read

GAME = games.get("yugioh")
#: Texts of monsters, of Spells and of Traps.
MONSTERS = """
Once per turn: You can excavate the top card of your Deck, and if it is a Spell, add it to your hand. Otherwise,
  place it on the bottom of your Deck.
Once per turn: You can look at the top 3 cards of your Deck, then place them on the top of the Deck in any order.
Once per turn: You can destroy Spells/Traps on the field, up to the number of other monsters you control.
Once per turn: You can target 1 monster in your GY; place it on either the top or bottom of your Deck.
Once per turn: You can target 1 face-up monster you control and declare a Level from 1 to 8; it becomes that Level
  until the end of this turn.
Once per turn: You can change the battle position of 1 face-up monster your opponent controls.
This card can attack while in face-up Defense Position. If it does, apply its DEF for damage calculation.
This card cannot be destroyed by battle with monsters with 1900 or more ATK.
This card can make up to 3 attacks during each Battle Phase.
This card is unaffected by Trap effects.
This card is unaffected by the effects of other monsters.
This card cannot be targeted or destroyed by your opponent's card effects.
This card cannot be used as a Synchro Material, except for the Synchro Summon of a FIRE monster.
This card's ATK and DEF become equal to the number of cards in your hand x 300.
Once per turn: You can target 1 face-up monster on the field; it becomes Plant-Type until the end of this turn.
Once per turn, if this card is in the GY: You can declare 1 Attribute; this card in the GY becomes that Attribute until
  the end of this turn.
If this card is discarded to the GY by a card effect: Draw 1 card.
When you take damage: You can draw 1 card.
Once per turn: You can Special Summon 1 Level 4 monster from your hand, also you cannot Special Summon monsters from the
  Extra Deck for the rest of this turn, except Dragon monsters.
Once per turn: You can banish 2 monsters with the same name from your GY; draw 1 card.
Once per turn: You can Fusion Summon 1 DARK Fusion Monster from your Extra Deck, using monsters from your hand or field
  as material.
Once per turn: You can Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters you control as material,
  including this card.
Once per turn: You can take 1 Dragon monster from your Deck, and either add it to your hand or send it to the GY.
During damage calculation, if this card battles a Warrior monster: This card gains 1000 ATK during that damage
  calculation only.
When your opponent would Normal Summon a monster (Quick Effect): You can Tribute this card; negate the Summon, and if
  you do, destroy that monster.
When a card or effect is activated that targets this card (Quick Effect): You can negate that effect.
Once per turn: You can target 1 monster you control; banish it until your next Standby Phase.
If this card inflicts battle damage to your opponent: Your opponent skips their next Battle Phase.
If this card attacks, it is changed to Defense Position at the end of the Damage Step.
If this card was sent to the GY this turn: You can banish this card from your GY; draw 1 card.
This card gains 500 ATK for each Dragon monster your opponent controls or is in their GY.
While this card is equipped to a monster, that monster can attack twice during each Battle Phase.
"""
TRAPS = """
Special Summon this card as an Effect Monster (Rock/EARTH/Level 4/ATK 1000/DEF 1800). (This card is also still a
  Trap.)
"""
SPELLS = """
Target 1 face-up monster on the field; change it to face-down Defense Position. Both players take 500 damage.
"""


ALL = {"monster": MONSTERS, "trap": TRAPS, "spell": SPELLS}


def _texts(block: str) -> list[str]:
    """One on each line; what is indented belongs to the line above."""
    return block.strip().replace("\n  ", " ").splitlines()


def _made(text: str, kind: str) -> CardData:
    if kind == "monster":
        beast = {"traits": ("effect",), "level": 4, "attribute": "EARTH", "race": "Beast", "atk": 1500, "def_": 1600}
        return CardData(code=990_300_001, name="Badger", kind=kind, text=text, **beast)  # type: ignore[arg-type]
    return CardData(code=990_300_001, name="Badger", kind=kind, icon="continuous", text=text)


@pytest.mark.parametrize(("text", "kind"), [(text, kind) for kind, block in ALL.items() for text in _texts(block)])
def test_the_witness_proves_such_texts(text: str, kind: str) -> None:
    assert GAME.witness is not None
    (card,) = wholly_read(GAME, [_made(text, kind)])
    found = try_card(GAME.witness(), match_of(GAME), card)
    assert {one.verdict for one in found} == {"proven"}, [one.results for one in found]


def test_what_the_boards_have_no_place_for_is_not_driven() -> None:
    assert GAME.witness is not None
    text = "If you have a card in your Pendulum Zone: You can Special Summon this card from your hand."
    (card,) = wholly_read(GAME, [_made(text, "monster")])
    found = try_card(GAME.witness(), match_of(GAME), card)
    assert {one.verdict for one in found} == {"not driven"}, [one.results for one in found]
