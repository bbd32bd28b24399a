"""Learn One Piece, a whole game: a Stage, Events, [Trigger], Counter, Double Attack, and the attack that wins."""

from __future__ import annotations

from sanam.games.lessons import Lesson, Move, Pick, Step
from sanam.wording import Message

LEADER, THEIR_LEADER = "SN01-001", "SN01-015"
STAGE, BROADSIDE, ALARM = "SN01-013", "SN01-012", "SN01-011"
MARTA, MASON, THROWER = "SN01-008", "SN01-009", "SN01-005"
ROWER, LOOKOUT, EEL, CHILD = "SN01-019", "SN01-018", "SN01-021", "SN01-016"


def _does(act: str, card: str = "", seat: int = 0) -> Move:
    return Move("action", (Pick(act, card),), seat=seat)


def _picks(kind: str, card: str = "", act: str = "", seat: int = 0) -> Move:
    return Move(kind, (Pick(act, card),), seat=seat)


def _attacks(card: str, target: str, seat: int = 0) -> tuple[Move, Move]:
    return _does("attack", card, seat), _picks("attack_target", target, seat=seat)


_TAKES = _picks("life", act="take", seat=1)

_FIRST_TURNS = (
    Step(
        Message(
            "This game goes to its end, and shows what the first lesson left out: a Stage, Events, and [Trigger]. Keep "
            "this hand."
        ),
        (_picks("redraw", act="keep"), _picks("redraw", act="keep", seat=1)),
    ),
    Step(
        Message("{card} is a Stage. It stays beside your Leader and helps in every turn. Play it for your one DON!!."),
        (_does("play", STAGE),),
        card=STAGE,
    ),
    Step(Message("Nobody may attack in their first turn. End your turn."), (_does("end"),)),
    Step(
        Message("Your opponent plays {card} and ends the turn."),
        (_does("play", ROWER, 1), _does("end", seat=1)),
        card=ROWER,
    ),
)

_EVENTS = (
    Step(
        Message(
            "{card} is an Event with [Main]: you play it in your own turn, it does what it says, and goes to the trash."
            " Play it for two DON!! and K.O. {other}."
        ),
        (_does("play", BROADSIDE), _picks("effect_pick", ROWER)),
        card=BROADSIDE,
        other=ROWER,
    ),
    Step(
        Message("{card} has [Activate: Main]. Rest it: {other} gains 1000 power in this turn."),
        (_does("activate", STAGE), _picks("effect_may", act="yes"), _picks("effect_pick", LEADER)),
        card=STAGE,
        other=LEADER,
    ),
    Step(
        Message("Attack {other} with {card}: 6000 against 5000."),
        _attacks(LEADER, THEIR_LEADER),
        card=LEADER,
        other=THEIR_LEADER,
    ),
    Step(
        Message(
            "The Life card of your opponent is {card}. It has [Trigger], which is used instead of taking the card."
        ),
        (_picks("life", act="trigger", seat=1),),
        card=EEL,
    ),
    Step(
        Message(
            "{card} was played for nothing. So damage can help whoever takes it. One DON!! of yours is still active: "
            "keep it, you will need it. End your turn."
        ),
        (_does("end"),),
        card=EEL,
    ),
    Step(
        Message("Your opponent attaches two DON!! to {card} and attacks {other}: 7000 against 5000."),
        (_does("give", EEL, 1), _does("give", EEL, 1), *_attacks(EEL, LEADER, 1)),
        card=EEL,
        other=LEADER,
    ),
    Step(
        Message(
            "An Event with [Counter] is played in the Counter Step, and is paid with active DON!!. Play {card}: "
            "{other} gains 3000 power in this battle."
        ),
        (_picks("counter", ALARM), _picks("effect_pick", LEADER)),
        card=ALARM,
        other=LEADER,
    ),
    Step(
        Message("7000 against 8000: the attack failed. Now {card} attacks, too: 5000 against 5000."),
        _attacks(THEIR_LEADER, LEADER, 1),
        card=THEIR_LEADER,
    ),
    Step(Message("You have enough Life to let this through. Pass."), (Move("counter"),)),
    Step(
        Message("Your Life card is {card}, and it has [Trigger], too. Use it: the card is played and costs nothing."),
        (_picks("life", act="trigger"),),
        card=MASON,
    ),
    Step(Message("Your opponent ends the turn."), (_does("end", seat=1),)),
)

_GROWING = (
    Step(
        Message("You have five DON!!. Play {card} for four. It will strike in your next turn."),
        (_does("play", MARTA),),
        card=MARTA,
    ),
    Step(
        Message("Attach the last DON!! to {card}: its ability wants one."),
        (_does("give", LEADER),),
        card=LEADER,
    ),
    Step(
        Message("Attack {other} with {card}. By its [When Attacking] choose {third}, which gains 1000 power."),
        (*_attacks(LEADER, THEIR_LEADER), _picks("effect_pick", MASON), _TAKES),
        card=LEADER,
        other=THEIR_LEADER,
        third=MASON,
    ),
    Step(
        Message("{card} has attacked and is rested. K.O. it: attack it with {other}, 7000 against 5000."),
        _attacks(MASON, EEL),
        card=EEL,
        other=MASON,
    ),
    Step(
        Message("Your opponent has three Life cards and no Character. End your turn."),
        (_does("end"),),
        lights=("1.life",),
    ),
    Step(
        Message("Your opponent plays {card}, a Blocker, and {other}, and ends the turn."),
        (_does("play", LOOKOUT, 1), _does("play", ROWER, 1), _does("end", seat=1)),
        card=LOOKOUT,
        other=ROWER,
    ),
)

_LAST_TURN = (
    Step(
        Message("Can you win now? {card} is in the way. Play {other} and K.O. it."),
        (_does("play", BROADSIDE), _picks("effect_pick", LOOKOUT)),
        card=LOOKOUT,
        other=BROADSIDE,
    ),
    Step(
        Message(
            "{card} gains [Double Attack] while a DON!! is attached to it: it deals two damage. Attach one, and attack "
            "{other}."
        ),
        (_does("give", MARTA), *_attacks(MARTA, THEIR_LEADER), _TAKES, _TAKES),
        card=MARTA,
        other=THEIR_LEADER,
    ),
    Step(
        Message("One Life card is left. Attack {other} with {card}."),
        (*_attacks(MASON, THEIR_LEADER), _TAKES),
        card=MASON,
        other=THEIR_LEADER,
    ),
    Step(
        Message(
            "No Life card is left, but the game is not over: the next damage decides it. Attack {other} with {card}, "
            "5000 against 5000."
        ),
        _attacks(LEADER, THEIR_LEADER),
        card=LEADER,
        other=THEIR_LEADER,
    ),
    Step(
        Message(
            "You have won your first game. You know DON!!, Characters, Stages, Events, Counter, Blocker and [Trigger]. "
            "Now play a match of your own: the coach warns you of blunders, and every answer can be taken back."
        )
    ),
)

FIRST_GAME = Lesson(
    id="whole-game",
    name=Message("One Piece: a whole game"),
    about=Message("To the last attack: a Stage, Events, [Trigger], Counter and Double Attack."),
    minutes=10,
    edition="standard",
    decks=(
        {
            "leader": (f"1 {LEADER}",),
            "deck": tuple(f"4 {code}" for code in (STAGE, BROADSIDE, ALARM, MARTA, MASON, THROWER)),
            "don": ("10 DON",),
        },
        {
            "leader": (f"1 {THEIR_LEADER}",),
            "deck": tuple(f"6 {code}" for code in (ROWER, LOOKOUT, EEL, CHILD)),
            "don": ("10 DON",),
        },
    ),
    seed=840,
    options={"first": "seat0"},
    passes=("block", "counter"),
    steps=(*_FIRST_TURNS, *_EVENTS, *_GROWING, *_LAST_TURN),
)
