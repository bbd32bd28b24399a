"""Learn Yu-Gi-Oh!: the first turns of a duel, with Summons, Setting, a Chain, a Tribute and a battle."""

from __future__ import annotations

from sanam.games.lessons import Lesson, Move, Pick, Step
from sanam.games.yugioh.presentation.first_duel import FIRST_DUEL
from sanam.wording import Message

BEARER, ELEPHANT = "900100001", "900100004"
LINE, BURST = "900100043", "900100032"
CLOCKWORK = "900100048"


def _does(act: str, card: str = "") -> Move:
    return Move("action", (Pick(act, card),))


def _phase(phase: str, seat: int = 0) -> Move:
    return Move("action", (Pick("phase", value=phase),), seat=seat)


def _picks(kind: str, card: str = "", act: str = "", seat: int = 0) -> Move:
    return Move(kind, (Pick(act, card),), seat=seat)


PLACE = _picks("place", act="place")

FIRST_TURNS = Lesson(
    id="first-turns",
    name=Message("Learn Yu-Gi-Oh!"),
    about=Message("The first turns: Summons, Setting, a Trap in a Chain, a Tribute and a battle."),
    minutes=6,
    edition="zh-mr2",
    decks=(
        {"main": (f"10 {BEARER}", f"6 {ELEPHANT}", f"8 {LINE}", f"8 {BURST}")},
        {"main": (f"40 {CLOCKWORK}",)},
    ),
    seed=1,
    options={"first": "seat0", "match.best_of": 1},
    passes=("respond",),
    steps=(
        Step(
            Message("Welcome! Both duelists have 8000 Life Points. Who brings the other's to 0 wins the duel."),
            lights=("seat0", "seat1"),
        ),
        Step(
            Message(
                "Your hand lies at the bottom: Monsters to fight with, Spells you activate in your turn, and Traps "
                "that must be Set first."
            ),
            lights=("0.hand",),
        ),
        Step(
            Message(
                "Once per turn you may Normal Summon a Monster. Those of Level 4 or lower need nothing else. Normal "
                "Summon {card}: click it, or drag it to a Monster Zone."
            ),
            (_does("normal_summon", BEARER), PLACE),
            card=BEARER,
        ),
        Step(
            Message(
                "It stands in Attack Position with 1800 ATK. Now Set {card}, your Trap, face-down. It can be "
                "activated from your opponent's next turn on."
            ),
            (_does("set", LINE), PLACE),
            card=LINE,
        ),
        Step(
            Message("The player who goes first cannot attack in the first turn. End your turn: choose the End Phase."),
            (_phase("end"),),
        ),
        Step(
            Message("Your opponent Summons {card} with 1900 ATK, enters the Battle Phase, and attacks {other}."),
            (
                _picks("action", CLOCKWORK, "normal_summon", 1),
                _picks("place", act="place", seat=1),
                _phase("battle", 1),
                _picks("action", CLOCKWORK, "attack", 1),
                _picks("attack_target", BEARER, seat=1),
            ),
            card=CLOCKWORK,
            other=BEARER,
        ),
        Step(
            Message(
                "1900 against 1800: you would lose your Monster and 100 Life Points. But you may respond: activate "
                "{card}. Whatever responds to something forms a Chain, and the last link is resolved first."
            ),
            (_picks("respond", LINE, "activate"),),
            card=LINE,
        ),
        Step(
            Message("The attack was negated and the Battle Phase ended. Your opponent ends the turn."),
            (_phase("end", 1),),
        ),
        Step(
            Message(
                "You drew a card. {card} has Level 6: it needs a Tribute, a Monster of yours that goes to the "
                "Graveyard. Normal Summon {card} and Tribute {other}."
            ),
            (_does("normal_summon", ELEPHANT), _picks("tribute", BEARER), PLACE),
            card=ELEPHANT,
            other=BEARER,
        ),
        Step(
            Message("2400 ATK. {card} is a Spell that gives 700 more until the end of the turn. Activate it."),
            (_does("activate", BURST), PLACE),
            card=BURST,
        ),
        Step(Message("3100 ATK. Enter the Battle Phase."), (_phase("battle"),)),
        Step(
            Message("Attack {other} with {card}: drag it there, or click it and choose the attack."),
            (_does("attack", ELEPHANT), _picks("attack_target", CLOCKWORK)),
            card=ELEPHANT,
            other=CLOCKWORK,
        ),
        Step(
            Message(
                "3100 against 1900: {card} was destroyed, and your opponent lost the difference, 1200 Life Points. "
                "A Monster in Defense Position would have fought with its DEF, without damage to its player."
            ),
            card=CLOCKWORK,
            lights=("seat1", "1.graveyard"),
        ),
        Step(
            Message(
                "Now you know the turn: draw, Summon, Set, battle, end, and respond where you can. The next lesson is "
                "a whole duel, with effects and a Synchro Summon."
            )
        ),
    ),
)


def lessons() -> tuple[Lesson, ...]:
    return (FIRST_TURNS, FIRST_DUEL)
