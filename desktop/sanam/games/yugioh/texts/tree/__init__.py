"""The ability tree: what a card's text means, as plain data.

Everything here is an immutable msgspec Struct whose union members carry a tag (`"op"` for operations), so that
`to_plain` and `from_plain` turn it into JSON-plain lists and dicts and back, and the catalogue can keep it. The
tree says *what*, never *how*: the interpreter beside it executes it, a renderer writes it as text again.

How to read an `Ability`::

    when      the occasion it answers to (None: none needed)          "When your opponent activates a Trap Card:"
    windows   when in the turn it may be used or applies              "During your Main Phase"
    conditions  what must be true to activate it (or to apply it)     "If you control no monsters"
    cost      paid at activation                                       "You can discard 1 card;"
    targets   chosen at activation                                     "target 1 monster your opponent controls;"
    do        carried out in order at resolution                       "destroy that target, then draw 1 card."
    limit     how often                                                "Once per turn:"

Players: "you" is the controller of the card (its owner where it has none), "opponent" the other, "each" both
(turn player first), "either" one of the two whoever it is, "owner"/"controller" those of the card in question.

Changes (appended in order, newest last):
 1. first version.
 2. Step.link "or"; Negate "activation"/"effect"/"summon" count as having handled the occasion's card, so "it"
    after them is that card.
 3. ref "event" means the occasion's `other` where its subject is this card or the equipped monster.
 4. Filter.either and neither; amounts of several cards are added up; SpecialSummon.leaving; Become.also and "series";
    Rule.unless; PlayerRule.zones; a Replace with nothing `instead` is a destruction that is survived.
 5. Filter.both, counters, equipped, material, lists, past, related; Group.extreme, distinct, alike, size.
 6. Ability.given; SpecialSummon.body; Declare; Occasion.prospect.
 7. Ability.unread.
 8. Whenever.
 9. Ability.after; the limit "list".
10. CopyEffects; Pick; Copies; Given "attached"; Filter.original_races.
11. CloseZones.
12. Occasion.but_not; until "next standby"; ChangeEffect.
12. Occasion.but_not; until "next standby"; Either.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from sanam.games.yugioh.texts.tree.lasting import (
    CARD_RULES,
    PLAYER_RULES,
    UNTIL,
    WHEN_IT_LEAVES,
    Become,
    CloseZones,
    CopyEffects,
    Modify,
    Negate,
    PlayerRule,
    Rule,
    TakeControl,
)
from sanam.games.yugioh.texts.tree.nouns import (
    EVENTS,
    IN_COLUMN,
    PHASES,
    REFS,
    SELF,
    ZONES,
    Amount,
    Battles,
    CausedBy,
    Compare,
    Condition,
    Copies,
    Either,
    Filter,
    Group,
    InOrder,
    Is,
    IsIn,
    Number,
    Occasion,
    Prospect,
    Range,
    Relation,
    ThisTurn,
    occasions,
)
from sanam.games.yugioh.texts.tree.summons import (
    Body,
    CreateTokens,
    ExtraSummon,
    Further,
    FusionSummon,
    NormalSummon,
    RitualSummon,
    SendListed,
    SpecialSummon,
    SummonCondition,
)
from sanam.games.yugioh.texts.tree.verbs import (
    ApplyEffect,
    Arrange,
    Attach,
    ByHand,
    ChangeEffect,
    ChangePosition,
    Choose,
    ChooseNumber,
    Damage,
    Declare,
    Destroy,
    Detach,
    Draw,
    EndBattlePhase,
    Equip,
    Excavate,
    Face,
    GainLife,
    Later,
    Look,
    MakeDirect,
    Move,
    Offer,
    Operation,
    OrderAttack,
    PassOn,
    PayLife,
    Pick,
    PlaceCounters,
    PlaceSpell,
    PutBack,
    Redirect,
    RemoveCounters,
    Replace,
    Reveal,
    RollDie,
    SetCard,
    SetLife,
    Shuffle,
    SkipPhase,
    Step,
    SwapControl,
    TossCoin,
    Whenever,
    WinDuel,
    declared,
    group_of,
    is_declared,
    until_of,
    who_of,
)

__all__ = [
    "CARD_RULES",
    "EVENTS",
    "IN_COLUMN",
    "KINDS",
    "LIMITS",
    "PHASES",
    "PLAYER_RULES",
    "REFS",
    "SELF",
    "UNTIL",
    "USES",
    "WHEN_IT_LEAVES",
    "WINDOWS",
    "ZONES",
    "Ability",
    "Amount",
    "ApplyEffect",
    "Arrange",
    "Attach",
    "Battles",
    "Become",
    "Body",
    "ByHand",
    "CausedBy",
    "ChangeEffect",
    "ChangePosition",
    "Choose",
    "ChooseNumber",
    "CloseZones",
    "Compare",
    "Condition",
    "Copies",
    "CopyEffects",
    "CreateTokens",
    "Damage",
    "Declare",
    "Destroy",
    "Detach",
    "Draw",
    "Either",
    "EndBattlePhase",
    "Equip",
    "Excavate",
    "ExtraSummon",
    "Face",
    "Filter",
    "Further",
    "FusionSummon",
    "GainLife",
    "Given",
    "Group",
    "InOrder",
    "Is",
    "IsIn",
    "Later",
    "Look",
    "MakeDirect",
    "Modify",
    "Move",
    "Negate",
    "NormalSummon",
    "Number",
    "Occasion",
    "Offer",
    "Operation",
    "OrderAttack",
    "PassOn",
    "PayLife",
    "Pick",
    "PlaceCounters",
    "PlaceSpell",
    "PlayerRule",
    "Prospect",
    "PutBack",
    "Range",
    "Redirect",
    "Relation",
    "RemoveCounters",
    "Replace",
    "Reveal",
    "RitualSummon",
    "RollDie",
    "Rule",
    "SendListed",
    "SetCard",
    "SetLife",
    "Shuffle",
    "SkipPhase",
    "SpecialSummon",
    "Step",
    "SummonCondition",
    "SwapControl",
    "TakeControl",
    "ThisTurn",
    "TossCoin",
    "Whenever",
    "WinDuel",
    "awaited",
    "changes_battle_values",
    "cost_of",
    "declared",
    "from_plain",
    "group_of",
    "inner",
    "is_declared",
    "occasions",
    "operations",
    "parts",
    "speaks_of_all_bound",
    "speaks_of_bound",
    "targets_of",
    "to_plain",
    "until_of",
    "used_face_down",
    "waiting",
    "who_of",
]

#: Kinds of `Ability.kind`.
#:   "activate"       the effect that a Spell or Trap has when it is activated (no more than one; none: it is
#:                    just placed)
#:   "ignition"       declared in your own Main Phase (Spell Speed 1)
#:   "quick"          "(Quick Effect)", or such an effect of a face-up Trap or Quick-Play
#:   "trigger"        answers to `when`; `optional` or not
#:   "flip"           "FLIP:"
#:   "continuous"     no activation: `do` holds Modify, Rule, PlayerRule, Negate effects, Replace, Become,
#:                    PlaceCounters (at each `when`)
#:   "summon"         a Summon procedure of this card: conditions, cost, do = [SpecialSummon(self) or
#:                    NormalSummon(self, tributes=0)]; no Chain
#:   "limit"          do = [SummonCondition]
#:   "material"       targets = the groups of materials (Fusion, Synchro, Xyz), in order
#:   "equip"          Equip Spells: targets = [what it may be equipped to], always face-up monsters; an Equip
#:                    Spell without: any of them
#:   "activation limit"  "You can only activate 1 "X" per turn." (limit "name"; per Duel "duel"); "control limit": "You
#:                       can only control 1 "X"."; "from hand": under its conditions the Trap may be activated from the
#:                       hand (`active` "spell-trap": the turn it was Set); "summon limit": "You can only Special
#:                       Summon "X" once per turn."; "attack cost": its cost is paid for each attack of this monster;
#:                       "placed": a Spell or Trap that comes to the field by
#:                       the effects of the card in `targets` alone
KINDS = (
    "activate", "ignition", "quick", "trigger", "flip", "continuous", "summon", "limit", "material", "equip",
    "activation limit", "control limit", "summon limit", "field limit", "gemini", "from hand", "attack cost",
    "placed",
)  # fmt: skip

#: Windows of `Ability.windows`: "your turn" "opponent turn", a phase of PHASES (with "your turn"/"opponent
#: turn" restricting it), "your main" "opponent battle" (either of which will do), "damage step" explicitly allowed
#: there, "not damage" not in the Damage Step, "not draw" not in a Draw Phase, "not their draw" not in the opponent's,
#: "undrawn" in place of the normal draw of
#: that Draw Phase, "opened" before anything is done in that Main Phase 1. An empty tuple: as the kind of card says.
WINDOWS = (
    "your turn", "opponent turn", "your main", "opponent battle", "damage step", "not damage", "not draw",
    "not their draw", "undrawn", "opened", *PHASES,
)  # fmt: skip

#: Limits of `Ability.limit`: "" none · "turn" `times` per turn for this copy · "name" once per turn for all
#: copies of this name ("this effect of "X"") · "each" the same, printed once for every effect of the card ·
#: "shared" one of this card's effects per turn, that one once · "duel" once per Duel for the name · "faceup"
#: once while it is face-up on the field · "battle" once in each battle, for this copy · "chain" once in a Chain ·
#: "name chain" the same for all copies of the name · "each duel" once per Duel for every effect of the name · "list"
#: one of this card's effects that have this limit per turn, for this copy · "rule" of what holds: once, on however many
#: cards it is printed
LIMITS = (
    "", "turn", "name", "each", "shared", "duel", "faceup", "battle", "chain", "name chain", "each duel", "list",
    "rule",
)  # fmt: skip


class Given(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """To which monsters an ability is given: those that match `filter` and are Summoned in one of the `ways` ("fusion",
    "ritual", "synchro", "xyz") with this card as material (`field`: from the field), and with `least` materials at
    least, all others of which match `with_only`; "attached": those that have this card as Xyz Material."""

    ways: tuple[str, ...]
    filter: Filter = Filter()
    field: bool = False
    least: int = 1
    with_only: Filter | None = None


#: Where a card is used that need not be elsewhere.
FIELD = ("field",)


class Ability(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, cache_hash=True):
    """One ability of a card; see the module docstring, KINDS, WINDOWS, LIMITS.

    optional   "you can"
    timing     "when" (an optional trigger misses its timing unless the occasion is the last thing that
               happened) | "if" | ""
    oaths      rules that activating it lays on its player, or on this card, for all of the turn ("You cannot conduct
               your Battle Phase the turn you activate this card."): PlayerRule, Rule "cannot attack" on this card
    after      its occasion, a phase, must be the first such one since this happened to this card ("during your next
               Standby Phase after this card was destroyed"), an End Phase the one of that turn
    since      how its phase stands to `after`: "" the first one | "any" of whatever turn, as long as the card lies
               where that has brought it | "last turn"
    by         who uses it, and is "you" in it, where that is not the controller alone: "either" player | the "turn
               player" | the "doer", whose act is its occasion
    unanswered who cannot activate anything in response to its activation: "opponent" | "each" | ""; unanswered_by: only
               nothing of such cards; "targets": the opponent only not the cards that it targets
    quick_if   of a Quick Effect: only while these hold is it one; else it is used in the own Main Phase alone
    twice_if   while these hold it is used once more in a turn
    active     zones where this card must be for it: ("field",), ("hand",), ("graveyard",)…; for a trigger whose
               occasion moves this card itself: () – it goes with the card
    unread     the words of its heading that nobody understood: it is used only where a player says that they hold
    given      not this card has it, but a monster for whose Summon it was used
    span       [start, end) of its text, in characters
    """

    kind: str
    optional: bool = False
    timing: str = ""
    when: Occasion | None = None
    after: Occasion | None = None
    since: str = ""
    windows: tuple[str, ...] = ()
    conditions: tuple[Condition, ...] = ()
    cost: tuple[Step, ...] = ()
    targets: tuple[Group, ...] = ()
    do: tuple[Step, ...] = ()
    limit: str = ""
    times: int = 1
    oaths: tuple[Operation, ...] = ()
    by: str = ""
    unanswered: str = ""
    unanswered_by: Filter = Filter()
    quick_if: tuple[Condition, ...] = ()
    twice_if: tuple[Condition, ...] = ()
    active: tuple[str, ...] = FIELD
    given: Given | None = None
    unread: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 0)


#: Effects of the card that were activated, or carried out: what is to be of their links.
USES = {"effect used": "activated", "effect resolved": "link_resolved"}


#: This card, as it lies face-down.
_FACE_DOWN = Group(ref="self", filter=Filter(face="down"))


def used_face_down(ability: Ability) -> bool:
    """Whether the face-down card itself uses it: "when this face-down card is targeted", a Quick Effect."""
    return ability.kind == "quick" and ability.when is not None and ability.when.other == _FACE_DOWN


def is_open_ended(ability: Ability) -> bool:
    """Whether an effect that is declared is by hand altogether, with nothing known that limits its use."""
    limits = (ability.when, ability.windows, ability.conditions, ability.cost, ability.targets, ability.limit)
    declared = ability.kind in ("ignition", "quick")
    return declared and not any(limits) and all(isinstance(step.op, ByHand) for step in ability.do)


def to_plain(abilities: list[Ability]) -> list[dict[str, Any]]:
    """The abilities as JSON-plain data (str, int, bool, list, dict)."""
    plain: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(abilities))
    return plain


def from_plain(data: list[dict[str, Any]]) -> list[Ability]:
    """The inverse of `to_plain`. Raises msgspec.ValidationError for anything else."""
    return msgspec.convert(data, list[Ability])


def inner(step: Step) -> Iterator[Step]:
    """The steps within the operation of `step`, one level down, in order."""
    match step.op:
        case TossCoin(heads=heads, tails=tails):
            yield from heads
            yield from tails
        case RollDie(faces=faces):
            for face in faces:
                yield from face.do
        case Choose(options=options, costs=costs):
            for option in (*costs, *options):
                yield from option
        case Replace(instead=steps) | Later(do=steps) | Whenever(do=steps):
            yield from steps


def parts(group: Group) -> tuple[Group, ...]:
    """The group and all it has `also`."""
    found: tuple[Group, ...] = (group,)
    while (also := found[-1].also) is not None:
        found = (*found, also)
    return found


def operations(ability: Ability) -> Iterator[Operation]:
    """Every operation of its cost and its effect, inner ones included, in reading order."""
    stack = [*reversed((*ability.cost, *ability.do))]
    while stack:
        step = stack.pop()
        yield step.op
        stack.extend(reversed(list(inner(step))))


def targets_of(ability: Ability, modes: Sequence[int]) -> tuple[Group, ...]:
    """What is targeted when these of the options chosen at activation are taken."""
    choices = [step.op for step in ability.do if isinstance(step.op, Choose) and step.op.at == "activation"]
    chosen = (choice.targets[mode] for choice, mode in zip(choices, modes, strict=False) if choice.targets)
    return (*ability.targets, *(group for groups in chosen for group in groups))


def cost_of(ability: Ability, modes: Sequence[int]) -> tuple[Step, ...]:
    """What is paid when these of the options chosen at activation are taken."""
    choices = [step.op for step in ability.do if isinstance(step.op, Choose) and step.op.at == "activation"]
    chosen = (choice.costs[mode] for choice, mode in zip(choices, modes, strict=False) if choice.costs)
    return (*ability.cost, *(step for steps in chosen for step in steps))


def speaks_of_bound(ability: Ability) -> bool:
    """Whether it speaks of what an effect of its card has targeted, Summoned or banished before."""
    return b'"bound"' in msgspec.json.encode(ability)


def speaks_of_all_bound(ability: Ability) -> bool:
    """Whether it is said of several: "all monsters Special Summoned by this card's effect", whenever that was."""
    return b'"ref":"bound","number":"all"' in msgspec.json.encode(ability)


def awaited(ability: Ability) -> Iterator[Ability]:
    """What an effect of the ability makes happen each time something else does, as abilities of their own."""
    return (waiting(op) for op in operations(ability) if isinstance(op, Whenever))


def waiting(op: Whenever) -> Ability:
    """What an effect that has resolved does each time something happens, wherever its card is then."""
    anywhere = ("field", "hand", "graveyard", "banished", "deck", "extra", "materials")
    return Ability(kind="continuous", when=op.when, do=op.do, active=anywhere)


def changes_battle_values(ability: Ability) -> bool:
    """Whether it changes ATK or DEF: such cards may be used in the Damage Step before calculation (YZH-4.2).

    What it first Summons or turns, and changes only then, is not changed directly.
    """
    for op in operations(ability):
        match op:
            case SpecialSummon() | CreateTokens() | ChangePosition():
                return False
            case Modify(what=what) if what != "level":
                return True
    return False
