"""Learn Yu-Gi-Oh!, a whole duel in the Chinese edition: Chains, a Field Spell, a Synchro Summon and a Counter Trap."""

from __future__ import annotations

from sanam.games.lessons import Lesson, Move, Pick, Step
from sanam.wording import Message

WEAVER, APPRENTICE, BEARER, DRAGON = "900100006", "900100005", "900100001", "900100021"
FESTIVAL, BURST, RIVER = "900100029", "900100032", "900100026"
LINE, SILENCE = "900100043", "900100041"
CLOCKWORK, SANDBAG, UNDERTOW, WELL = "900100048", "900100033", "900100045", "900100075"


def _does(act: str, card: str, seat: int = 0) -> Move:
    return Move("action", (Pick(act, card),), seat=seat)


def _phase(phase: str, seat: int = 0) -> Move:
    return Move("action", (Pick("phase", value=phase),), seat=seat)


def _picks(kind: str, card: str = "", act: str = "", seat: int = 0) -> Move:
    return Move(kind, (Pick(act, card),), seat=seat)


PLACE, THEIR_PLACE = _picks("place", act="place"), _picks("place", act="place", seat=1)
DIRECT = _picks("attack_target", act="direct")

_FIRST_TURN = (
    Step(
        Message(
            "This duel goes to its end. You know how to Summon, Set and attack; now come effects, Chains of several "
            "links, and a Synchro Summon from your Extra Deck, the pile that is marked."
        ),
        lights=("0.extra",),
    ),
    Step(
        Message("Normal Summon {card}. It has an effect for the moment in which it is Summoned."),
        (_does("normal_summon", WEAVER), PLACE),
        card=WEAVER,
    ),
    Step(
        Message(
            'This is the moment. Activate the effect: it searches your Deck for a Spell or Trap with "Lantern" in its '
            "name. Take {card}."
        ),
        (_picks("optional_trigger", WEAVER, "activate"), _picks("pick", FESTIVAL)),
        card=FESTIVAL,
    ),
    Step(
        Message(
            'Activate {card}. A Field Spell has a zone of its own and stays there. This one counts every "Lantern" '
            "monster that is Normal Summoned, and gives all of yours 100 ATK for each."
        ),
        (_does("activate", FESTIVAL),),
        card=FESTIVAL,
    ),
    Step(
        Message("Set {card} to protect yourself."),
        (_does("set", LINE), PLACE),
        card=LINE,
    ),
    Step(
        Message("In the first turn nobody may attack. End your turn."),
        (_phase("end"),),
    ),
)

_FIRST_CHAIN = (
    Step(
        Message("Your opponent Summons {card} with 1900 ATK and attacks {other}, which has 1500."),
        (
            _does("normal_summon", CLOCKWORK, 1),
            THEIR_PLACE,
            _phase("battle", 1),
            _does("attack", CLOCKWORK, 1),
            _picks("attack_target", WEAVER, seat=1),
        ),
        card=CLOCKWORK,
        other=WEAVER,
    ),
    Step(
        Message("Activate {card} to stop the attack. It becomes Chain Link 1."),
        (_picks("respond", LINE, "activate"),),
        card=LINE,
    ),
    Step(
        Message("Before it resolves your opponent may respond: {card} is Chain Link 2, and wants to destroy {other}."),
        (_picks("respond", SANDBAG, "activate", 1), THEIR_PLACE, _picks("target", LINE, seat=1)),
        card=SANDBAG,
        other=LINE,
    ),
    Step(
        Message(
            "The last link resolved first, and {card} was destroyed. But destroying a card does not negate what it has "
            "activated: Chain Link 1 resolved as well, and the Battle Phase is over."
        ),
        card=LINE,
        lights=("0.graveyard", "1.graveyard"),
    ),
    Step(
        Message("Your opponent Sets a card and ends the turn."),
        (_does("set", UNDERTOW, 1), THEIR_PLACE, _phase("end", 1)),
    ),
)

_SYNCHRO = (
    Step(
        Message(
            'You drew {card}. Normal Summon it. It is a "Lantern" monster, too: {other} counts it, and yours have 100 '
            "ATK more."
        ),
        (_does("normal_summon", APPRENTICE), PLACE),
        card=APPRENTICE,
        other=FESTIVAL,
    ),
    Step(
        Message(
            "{card} is a Tuner. A Tuner and other monsters whose Levels add up to that of a Synchro Monster can become "
            "it: 3 and 4 make 7. Choose the Summon of {other}, with {card} and {third}, and Attack Position."
        ),
        (
            _does("special_summon", DRAGON),
            Move("material", (Pick(card=APPRENTICE), Pick(card=WEAVER))),
            PLACE,
            _picks("position", act="attack"),
        ),
        card=APPRENTICE,
        other=DRAGON,
        third=WEAVER,
    ),
    Step(
        Message("Its effect is for this moment: activate it, and return {card} to your opponent's hand."),
        (_picks("optional_trigger", DRAGON, "activate"), _picks("target", CLOCKWORK)),
        card=CLOCKWORK,
    ),
    Step(
        Message("Set {card} for your opponent's turn."),
        (_does("set", SILENCE), PLACE),
        card=SILENCE,
    ),
    Step(
        Message("No monster is left before your opponent. Enter the Battle Phase and attack directly with {card}."),
        (_phase("battle"), _does("attack", DRAGON), DIRECT),
        card=DRAGON,
    ),
)

_SECOND_CHAIN = (
    Step(
        Message("Your opponent turns up {card}: the attacker is to lose 800 ATK."),
        (_picks("respond", UNDERTOW, "activate", 1),),
        card=UNDERTOW,
    ),
    Step(
        Message(
            "{card} is a Quick-Play Spell: in your own turn you can chain it from your hand. Respond with it; it gives "
            "{other} 700 ATK."
        ),
        (_picks("respond", BURST, "activate"), PLACE),
        card=BURST,
        other=DRAGON,
    ),
    Step(
        Message("2600 and 700, less 800: your opponent lost 2500 Life Points, and has 5500. End your turn."),
        (_phase("end"),),
    ),
    Step(
        Message("Your opponent Summons {card} again, pays 2000 Life Points, and activates {other}."),
        (_does("normal_summon", CLOCKWORK, 1), THEIR_PLACE, _does("activate", WELL, 1), THEIR_PLACE),
        card=CLOCKWORK,
        other=WELL,
    ),
    Step(
        Message(
            "You would have to skip your Draw Phase. {card} is a Counter Trap, which only another Counter Trap can "
            "answer. Activate it. Its cost is one card from your hand: discard {other}."
        ),
        (_picks("respond", SILENCE, "activate"), _picks("discard", BEARER)),
        card=SILENCE,
        other=BEARER,
    ),
    Step(
        Message(
            "{card} was negated and destroyed. What was paid for it is not given back: your opponent has 3500 Life "
            "Points."
        ),
        card=WELL,
        lights=("seat1",),
    ),
    Step(Message("Your opponent ends the turn."), (_phase("end", 1),)),
)

_LAST_TURN = (
    Step(
        Message(
            "The discarded card was no loss. Activate {card}: for 800 Life Points it Special Summons {other} from your "
            "Graveyard."
        ),
        (_does("activate", RIVER), PLACE, _picks("target", BEARER), PLACE),
        card=RIVER,
        other=BEARER,
    ),
    Step(
        Message(
            "A Special Summon does not use up your Normal Summon. Normal Summon {card}; you need no further search "
            "this time."
        ),
        (_does("normal_summon", WEAVER), PLACE),
        card=WEAVER,
    ),
    Step(
        Message(
            "Two counters now: 2700, 2000 and 1700 ATK, against 3500 Life Points and one monster. Enter the Battle "
            "Phase and attack {other} with {card}."
        ),
        (_phase("battle"), _does("attack", DRAGON), _picks("attack_target", CLOCKWORK)),
        card=DRAGON,
        other=CLOCKWORK,
    ),
    Step(
        Message("The way is free, and 2700 Life Points are left. Attack directly with {card}."),
        (_does("attack", BEARER), DIRECT),
        card=BEARER,
    ),
    Step(
        Message("700 are left. Attack directly with {card}."),
        (_does("attack", WEAVER), DIRECT),
        card=WEAVER,
    ),
    Step(
        Message(
            "You have won your first duel. You know effects and costs, Chains, Field Spells, Counter Traps and the "
            "Synchro Summon. Now play a match of your own: the coach warns you of blunders, and every answer can be "
            "taken back."
        )
    ),
)

FIRST_DUEL = Lesson(
    id="first-duel",
    name=Message("Yu-Gi-Oh!: a whole duel"),
    about=Message("To the last Life Point: effects, Chains, a Field Spell, a Synchro Summon and a Counter Trap."),
    minutes=12,
    edition="zh-mr2",
    decks=(
        {
            "main": (
                *(f"3 {code}" for code in (WEAVER, APPRENTICE, BEARER, FESTIVAL)),
                *(f"3 {code}" for code in (BURST, RIVER, LINE, SILENCE)),
            ),
            "extra": (f"1 {DRAGON}",),
        },
        {"main": (f"10 {CLOCKWORK}", f"5 {SANDBAG}", f"5 {UNDERTOW}", f"5 {WELL}")},
    ),
    seed=584,
    options={"first": "seat0", "match.best_of": 1},
    passes=("respond", "optional_trigger"),
    steps=(*_FIRST_TURN, *_FIRST_CHAIN, *_SYNCHRO, *_SECOND_CHAIN, *_LAST_TURN),
)
