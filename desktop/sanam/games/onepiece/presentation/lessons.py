"""Learn One Piece: the first turns of a game, with DON!!, playing, attacks, Counter, Life and Blocker."""

from __future__ import annotations

from sanam.games.lessons import Lesson, Move, Pick, Step
from sanam.games.onepiece.presentation.first_game import FIRST_GAME
from sanam.wording import Message

LEADER, THEIR_LEADER = "SN01-015", "SN01-001"
CHILD, ROWER, LOOKOUT = "SN01-016", "SN01-019", "SN01-018"
THROWER, WARDEN = "SN01-005", "SN01-006"


def _does(act: str, card: str = "") -> Move:
    return Move("action", (Pick(act, card),))


def _picks(kind: str, card: str = "", act: str = "") -> Move:
    return Move(kind, (Pick(act, card),))


def _their(act: str, card: str = "") -> Move:
    return Move("action", (Pick(act, card),), seat=1)


def _they_pick(kind: str, card: str = "", act: str = "") -> Move:
    return Move(kind, (Pick(act, card),), seat=1)


FIRST_TURNS = Lesson(
    id="first-turns",
    name=Message("Learn One Piece"),
    about=Message("The first turns: DON!!, playing cards, attacks, Counter, Life and Blocker."),
    minutes=6,
    edition="standard",
    decks=(
        {"leader": (f"1 {LEADER}",), "deck": (f"10 {CHILD}", f"10 {ROWER}", f"6 {LOOKOUT}"), "don": ("10 DON",)},
        {"leader": (f"1 {THEIR_LEADER}",), "deck": (f"12 {THROWER}", f"12 {WARDEN}"), "don": ("10 DON",)},
    ),
    seed=2,
    options={"first": "seat0"},
    passes=("block", "counter"),
    steps=(
        Step(Message("Welcome! {card} is your Leader."), card=LEADER, lights=("0.leader",)),
        Step(
            Message("This is your opening hand. You could change it once, all five cards; keep it."),
            (_picks("redraw", act="keep"), Move("redraw", (Pick("keep"),), seat=1)),
        ),
        Step(
            # Life is placed when both have kept their hands (rule 5-2-1-7).
            Message("Beside your Leader lie your Life cards: whoever takes damage with no Life left has lost."),
            lights=("0.life",),
        ),
        Step(
            Message(
                "Cards cost DON!!. In each turn you get two more; the player who goes first begins with one. Play "
                "{card} for 1 DON!!: click it or drag it to your Character area."
            ),
            (_does("play", CHILD),),
            card=CHILD,
        ),
        Step(
            Message("That DON!! is rested now. In their first turn nobody may attack. End your turn."),
            (_does("end"),),
        ),
        Step(
            Message("Your opponent has two DON!!, plays {card}, and ends the turn."),
            (_their("play", THROWER), _their("end")),
            card=THROWER,
        ),
        Step(
            Message(
                "At the start of your turn everything became active again, you drew a card, and you have three "
                "DON!!. Play {card} for two of them."
            ),
            (_does("play", ROWER),),
            card=ROWER,
        ),
        Step(
            Message(
                "A Character that has just been played cannot attack yet, but your Leader can. Attach your last "
                "DON!! to {card}: it gains 1000 power in your turn."
            ),
            (_does("give", LEADER),),
            card=LEADER,
        ),
        Step(
            Message("Attack {other} with {card}: 6000 against 5000. The attacker wins when it is at least as strong."),
            (_does("attack", LEADER), _picks("attack_target", THEIR_LEADER), _they_pick("life", act="take")),
            card=LEADER,
            other=THEIR_LEADER,
        ),
        Step(
            Message(
                "One damage: your opponent takes the top Life card into the hand. Damage costs Life, but gives "
                "cards. End your turn."
            ),
            (_does("end"),),
            lights=("1.life",),
        ),
        Step(
            Message(
                "Your opponent plays {card} and attacks you with {other}, with a DON!! attached: 6000 against your "
                "5000."
            ),
            (
                _their("play", WARDEN),
                _their("give", THEIR_LEADER),
                _their("attack", THEIR_LEADER),
                _they_pick("attack_target", LEADER),
                _they_pick("effect_pick", THROWER),
            ),
            card=WARDEN,
            other=THEIR_LEADER,
        ),
        Step(
            Message(
                "This is the Counter Step. The second number of {card} in your hand is its Counter: put it into the "
                "trash, and {other} gains 2000 power in this battle. Click {card} and choose the Counter."
            ),
            (_picks("counter", CHILD, "counter"),),
            card=CHILD,
            other=LEADER,
        ),
        Step(
            Message(
                "7000 against 6000: you took no damage. Now {card} attacks as well; by its Leader's ability it has "
                "5000 power in this turn."
            ),
            (_their("attack", THROWER), _they_pick("attack_target", LEADER)),
            card=THROWER,
        ),
        Step(
            Message("5000 against 5000: the attack would succeed. You need not stop everything: pass this time."),
            (Move("counter"),),
        ),
        Step(
            Message("Take your Life card. It goes to your hand; had it a Trigger, you could use that instead."),
            (_picks("life", act="take"),),
        ),
        Step(Message("Your opponent ends the turn."), (_their("end"),)),
        Step(
            Message(
                "{other} attacked and is rested. Rested Characters can be attacked! Attach a DON!! to {card} and "
                "attack {other} with it: 5000 against 4000."
            ),
            (_does("give", ROWER), _does("attack", ROWER), _picks("attack_target", THROWER)),
            card=ROWER,
            other=THROWER,
        ),
        Step(
            Message("{other} was K.O.'d. Now attach a DON!! to {card} and attack {third} again."),
            (
                _does("give", LEADER),
                _does("attack", LEADER),
                _picks("attack_target", THEIR_LEADER),
                _they_pick("block", WARDEN),
            ),
            card=LEADER,
            other=THROWER,
            third=THEIR_LEADER,
        ),
        Step(
            Message(
                "{card} is a Blocker: it rested and took the attack in place of its Leader. It was K.O.'d, but no "
                "Life was lost."
            ),
            card=WARDEN,
            lights=("1.trash",),
        ),
        Step(
            Message(
                "That is how a game goes: grow your DON!!, weigh Life against cards, and strike when they cannot "
                "counter. The next lesson is a whole game, with Events, a Stage and Triggers."
            )
        ),
    ),
)


def lessons() -> tuple[Lesson, ...]:
    return (FIRST_TURNS, FIRST_GAME)
