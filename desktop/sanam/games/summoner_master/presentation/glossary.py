"""What terms of card texts mean."""

from __future__ import annotations

from sanam.games.glossary import Term
from sanam.wording import Message

GLOSSARY = (
    Term(
        ("Inactive",),
        Message("A Seal that has attacked or worked is turned sideways: it takes no commands until it becomes Active."),
    ),
    Term(("Protect", "ป้องกัน"), Message("What it names has no effect on this card.")),
    Term(
        ("Combination", "รวมร่าง", "ترکیب", "合體", "合体"),
        Message("Seals become one: Support Seals lie under the main Seal, which has their numbers as well."),
    ),
    Term(
        ("Growth", "เติบโต"),
        Message("When it is cast, the Seals that it asks for may leave the game; it gains what its Growth Box says."),
        "611.1",
    ),
    Term(
        ("Shrine",),
        Message("Where destroyed and discarded cards go. Too many Levels of Seals in it lose the game."),
    ),
    Term(("At Line",), Message("From here a Seal attacks, and it fights with its At.")),
    Term(("Df Line",), Message("Here a Seal is defended by its Df, and cannot attack.")),
    Term(
        ("Interfere",),
        Message("A card with it can be cast in an Interfere Step, also in the other player's Subturn."),
    ),
)
