"""Learn Summoner Master: a whole game at Beginner level in five Subturns, with every kind of command once."""

from __future__ import annotations

from sanam.games.lessons import Lesson, Move, Pick, Step
from sanam.wording import Message

DRUMMER, WHISTLER, STRIDER = "Root Drummer", "Reed Whistler", "Pond Strider"
DOWNPOUR, SICKLE = "Sudden Downpour", "Borrowed Sickle"
PUP, SHOOTER, BOXER = "Slag Pup", "Rivet Shooter", "Bellows Boxer"
AT, DF = "at-line", "df-line"


def _does(act: str, card: str = "") -> Move:
    return Move("action", (Pick(act, card),))


def _line(line: str) -> Move:
    return Move("line", (Pick(zone=f"0.{line}"),))


def _picks(kind: str, card: str = "", value: str | None = None) -> Move:
    return Move(kind, (Pick(card=card, value=value),))


def _their(act: str, card: str = "") -> Move:
    return Move("action", (Pick(act, card),), seat=1)


def _their_cast(card: str, line: str) -> tuple[Move, ...]:
    return _their("cast", card), Move("line", (Pick(zone=f"1.{line}"),), seat=1)


def _their_attack(card: str, target: str) -> tuple[Move, ...]:
    return _their("attack", card), Move("attack_target", (Pick(card=target),), seat=1)


_THEIR_DRAW = Move("draw", (Pick(value="seal"),), seat=1)

FIRST_GAME = Lesson(
    id="first-game",
    name=Message("Learn Summoner Master"),
    about=Message("A whole first game: Mp, Lines, casting, attacking, Interfere, Combination and the Shrine."),
    minutes=15,
    edition="beginner",
    decks=(
        {
            "seal": (
                f"1 {DRUMMER}",
                f"1 {WHISTLER}",
                f"4 {STRIDER}",
                "3 Moss Badger",
                "1 Heron of the Lower Steps",
            ),
            "mystic": (f"2 {DOWNPOUR}", f"2 {SICKLE}", "2 Market Morning"),
        },
        {
            "seal": (f"1 {PUP}", f"1 {SHOOTER}", f"8 {BOXER}"),
            "mystic": ("3 Soot in the Eyes", "3 Welded Shield"),
        },
    ),
    seed=29,
    options={"first": "seat0", "best_of": 1},
    passes=("interfere",),
    steps=(
        Step(
            Message(
                "Welcome! You are a Summoner: you cast Seals, creatures that fight for you, and Mystic Cards, your "
                "spells. Your hand lies at the bottom: five Seals and two Mystic Cards."
            ),
            lights=("0.hand",),
        ),
        Step(
            Message(
                "You win when your opponent's Shrine holds Seals of 9 Levels in all at this play level. Destroyed "
                "Seals go there. The large number beside each name counts them."
            ),
            lights=("seat1",),
        ),
        Step(
            Message(
                "Everything costs Mp, the number beside the crystal. The player who starts has only 5, and only for "
                "casting; later it is 8 in every Subturn. What you do not use is lost."
            ),
            lights=("seat0",),
        ),
        Step(
            Message(
                "A Seal stands in one of two Lines. From the At Line it attacks, and fights with its At. In the Df "
                "Line it is defended by its Df, but cannot attack."
            ),
            lights=(f"0.{AT}", f"0.{DF}"),
        ),
        Step(
            Message(
                "Cast {card}: click it or drag it. It costs 3 Mp. Put it into the Df Line, where its Df of 5 keeps "
                "it safe."
            ),
            (_does("cast", DRUMMER), _line(DF)),
            card=DRUMMER,
        ),
        Step(
            Message("Now cast {card} for 1 Mp. Put it into the At Line: somebody has to stand in front."),
            (_does("cast", WHISTLER), _line(AT)),
            card=WHISTLER,
        ),
        Step(
            Message(
                "You have 1 Mp left, and nothing in your hand costs so little. End your Main Step. Your Mp are "
                "filled up to 8, and your opponent's Subturn begins."
            ),
            (_does("pass"),),
        ),
        Step(
            Message(
                "Your opponent casts {card} into the Df Line, and {other} into the At Line, which attacks {third} "
                "at once: a Seal may attack in the Subturn in which it was cast."
            ),
            (*_their_cast(SHOOTER, DF), *_their_cast(PUP, AT), *_their_attack(PUP, WHISTLER)),
            card=SHOOTER,
            other=PUP,
            third=WHISTLER,
        ),
        Step(
            Message(
                "In the At Line At meets At: 3 against your 2. You would lose. But this is an Interfere Step, and "
                "{card} has Interfere (the lightning on the card): cast it now, and aim it at {other}. It takes 2 "
                "from its At."
            ),
            (Move("interfere", (Pick("cast", DOWNPOUR),)), _picks("target", PUP)),
            card=DOWNPOUR,
            other=PUP,
        ),
        Step(
            Message(
                "1 against 2: your Seal struck back, and {card} was destroyed. It lies in your opponent's Shrine, "
                "whose count went up by its Level. Of several cards that cut in, the last one always works first."
            ),
            card=PUP,
            lights=("seat1",),
        ),
        Step(
            Message("Your opponent ends the Subturn. Now it is yours again."),
            (_their("pass"),),
        ),
        Step(
            Message(
                "In the Draw Step you draw one or two cards, each from the pile you like. Draw two from the Seal "
                "pile: click the pile, or the button, twice."
            ),
            (_picks("draw", value="seal"), _picks("draw", value="seal")),
        ),
        Step(
            Message("You have 6 of your 8 Mp left. Cast {card} into the At Line."),
            (_does("cast", STRIDER), _line(AT)),
            card=STRIDER,
        ),
        Step(
            Message(
                "{card} should fight, too, but from the Df Line it cannot attack. Once per Subturn each Seal may "
                "change its Line, for nothing, and it stays Active. Click {card}, choose the change of Line, and "
                "put it into the At Line."
            ),
            (_does("change_line", DRUMMER), _line(AT)),
            card=DRUMMER,
        ),
        Step(
            Message(
                "Seals can become one: a Combination. {card} combines with a Musician, and {other} is one. Click "
                "{card} and choose the Combination. {other}, its only possible Support Seal, is picked already: "
                "confirm."
            ),
            (_does("combine", DRUMMER), _picks("supports", WHISTLER)),
            card=DRUMMER,
            other=WHISTLER,
        ),
        Step(
            Message(
                "{other} lies under {card} now. Together they are one Seal with At 6 and Df 6, and still Active. A "
                "Seal can be a Support Seal only when it has been in the Arena for a Turn."
            ),
            card=DRUMMER,
            other=WHISTLER,
            lights=(DRUMMER,),
        ),
        Step(
            Message(
                "Attack! Your opponent has only {other}, in the Df Line: there your At meets its Df, 6 against 3. "
                "Drag {card} onto it, or click {card} and choose the attack. It costs 1 Mp. While you point at a "
                "Seal, a note above it says how the fight would end."
            ),
            (_does("attack", DRUMMER), _picks("attack_target", SHOOTER)),
            card=DRUMMER,
            other=SHOOTER,
        ),
        Step(
            Message(
                "Destroyed: 3 Levels in the Shrine. After an attack a Seal is Inactive until the Subturn ends. No "
                "Seal stands before your opponent any more: {card} can attack the hand. Click it and choose that."
            ),
            (_does("attack_hand", STRIDER),),
            card=STRIDER,
        ),
        Step(
            Message("A card of the hand is hit at random. You may say of which kind: choose the Seals."),
            (_picks("hand_kind", value="seal"),),
        ),
        Step(
            Message("A Seal of Level 2 from the hand: 5 of 9 Levels. End your Main Step."),
            (_does("pass"),),
            lights=("seat1",),
        ),
        Step(
            Message(
                "Your opponent draws, casts {card} into the At Line, and attacks {other} with it. Both have At 4, "
                "and both have Sp 3."
            ),
            (_THEIR_DRAW, _THEIR_DRAW, *_their_cast(BOXER, AT), *_their_attack(BOXER, STRIDER)),
            card=BOXER,
            other=STRIDER,
        ),
        Step(
            Message(
                "When At is equal the higher Sp (speed) wins; when that is equal, too, both are destroyed. 7 Levels "
                "in your opponent's Shrine, and 2 in yours. Let us see what comes next."
            ),
            lights=("seat0", "seat1"),
        ),
        Step(
            Message("Another {card} takes its place, in the Df Line. Then it is your Subturn."),
            (*_their_cast(BOXER, DF), _their("pass")),
            card=BOXER,
        ),
        Step(
            Message("Draw one Seal and one Mystic Card this time."),
            (_picks("draw", value="seal"), _picks("draw", value="mystic")),
        ),
        Step(
            Message(
                "Mystic Cards of the kind PS are attached to a Seal. Cast {card} for 2 Mp and attach it to {other}: "
                "it gains At +2 for as long as it stays there."
            ),
            (_does("cast", SICKLE), _picks("target", DRUMMER)),
            card=SICKLE,
            other=DRUMMER,
        ),
        Step(
            Message("At 8. Attack {other} with {card}: its 2 Levels are what the Shrine lacks."),
            (_does("attack", DRUMMER), _picks("attack_target", BOXER)),
            card=DRUMMER,
            other=BOXER,
        ),
        Step(
            Message(
                "9 Levels in the Shrine: you have won your first game! You know Mp, Lines, casting, attacks, "
                "Interfere, Combination and the Shrine. Now play a match of your own: the coach warns you of "
                "blunders, and every answer can be taken back."
            )
        ),
    ),
)


def lessons() -> tuple[Lesson, ...]:
    return (FIRST_GAME,)
