"""The ability tree: what a card's text means, as plain data.

Everything here is an immutable msgspec Struct whose union members carry a tag (`"op"` for operations), so that
`to_plain` and `from_plain` turn it into JSON-plain lists and dicts and back, and the catalogue can keep it. The
tree says *what*, never *how*: the interpreter of `sanam.abilities` executes it, a renderer writes it as text
again. It knows no game's turn.

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
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

# ---------------------------------------------------------------------------------------------- groups

#: Zone words of `Group.zones`. "monster" Monster Zones, "spell-trap" Spell & Trap Zones, "field zone" Field
#: Zones, "field" all cards on the field (those three), "hand", "graveyard", "deck" (any card of it; shuffled
#: after a search), "deck top" (the top `count` cards), "banished", "extra" Extra Deck, "materials" the Xyz
#: Materials under the card.
ZONES = (
    "monster", "spell-trap", "field zone", "field", "hand", "graveyard", "deck", "deck top", "banished",
    "extra", "materials",
)  # fmt: skip

#: References of `Group.ref`; "" means: look for cards by `zones`, `whose`, `filter`.
#:   self         this card (the source of the ability)
#:   target       the target(s) chosen at activation, those still legal; `Group.index` 1, 2… picks the n-th of
#:                `Ability.targets`
#:   it           the card(s) the step before handled; in the first step: the targets, else the cost's cards,
#:                else the occasion's
#:   event        the card(s) of the occasion ("that monster", "that card"): its subject, or its `other` where
#:                the subject is this card or the equipped monster; for an activation: the activated card
#:   cost         the card(s) the cost used up ("the Tributed monster")
#:   equipped     the monster this card is equipped to
#:   attacker     the attacking monster
#:   attacked     the monster attacked
#:   opposing     the other monster of the battle that "self" (or, on an Equip Card, "equipped") is in or was in
#:   materials    the materials used for the Summon of this card
REFS = ("self", "target", "it", "event", "cost", "equipped", "attacker", "attacked", "opposing", "materials")


class Range(msgspec.Struct, frozen=True, omit_defaults=True):
    """Inclusive bounds; None is open. "Level 4" (4, 4), "4 or lower" (None, 4), "1500 or more" (1500, None)."""

    low: int | None = None
    high: int | None = None


class Filter(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, cache_hash=True):
    """Which cards. All fields given must hold; within one tuple any value does. Values are the *current* ones
    unless `original`.

    kinds       "monster" "spell" "trap"; () any card
    icons       of Spells and Traps: "normal" "ritual" "continuous" "equip" "field" "quick-play" "counter"
    traits      of monsters, as CardData.traits ("effect", "tuner", "ritual", "token", …); not_traits: none of these
    attributes  "LIGHT"…; races: Types; names: exact card names; not_names; series: archetype words
                (CardData.series or in the name)
    level       Level range (never of Xyz); rank: Xyz only; atk, def_ ranges; original: compare the printed ATK/DEF
    face        "up" | "down" | ""; position "attack" | "defense" | "" (only meaningful on the field)
    other       never this card itself ("other", "except this card")
    counter     has at least one counter of this name
    summoned    was Summoned so: "normal" "special" "ritual" … ; ""
    """

    kinds: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    not_traits: tuple[str, ...] = ()
    attributes: tuple[str, ...] = ()
    races: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    not_names: tuple[str, ...] = ()
    series: tuple[str, ...] = ()
    level: Range | None = None
    rank: Range | None = None
    atk: Range | None = None
    def_: Range | None = None
    original: bool = False
    face: str = ""
    position: str = ""
    other: bool = False
    counter: str = ""
    summoned: str = ""


class Group(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Some cards: found (`ref` "") or referred to.

    number   "exactly" `count` | "up to" `count` (at least 1) | "at least" `count` | "any" (1 or more, chooser's
             number) | "all". For a reference: "exactly" is one card ("it"), "all" several ("them").
    whose    "you" | "opponent" | "either" – controller on the field, owner elsewhere; "" for references
    zones    any of ZONES, several mean "from any of them"
    by       who picks: "you" | "opponent" | "random" | "controller" (each player picks his own); "all" needs no
             picking
    index    for ref "target": which of the ability's targets (1…), 0 all of them
    also     a further group handled together ("this card and 1 monster your opponent controls"), or None
    """

    ref: str = ""
    number: str = "exactly"
    count: int = 1
    whose: str = ""
    zones: tuple[str, ...] = ()
    filter: Filter = Filter()
    by: str = "you"
    index: int = 0
    also: Group | None = None


SELF = Group(ref="self")

# --------------------------------------------------------------------------------------------- amounts


class Amount(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A number read when it is needed: ``floor(value × times / over) + plus``.

    of  "count"     cards of `group` (number is "all")
        "counters"  counters named `counter` on the cards of `group`
        "lp"        Life Points of `who`
        "atk" "def" "level" "rank"   of the one card of `group` (last known value when it has left the field)
        "original atk" "original def"  printed value ("?" is 0)
        "die"       the result of the RollDie before it
        "heads"     the number of heads of the TossCoin before it
        "damage"    the damage of the occasion, or dealt by the step before
        "did"       how many cards the step before handled ("for each card destroyed this way")
    """

    of: str
    group: Group | None = None
    who: str = ""
    counter: str = ""
    times: int = 1
    over: int = 1
    plus: int = 0


Number: TypeAlias = int | Amount

# ---------------------------------------------------------------------------- conditions and occasions


class Compare(msgspec.Struct, frozen=True, omit_defaults=True, tag="compare", tag_field="condition"):
    """`left` `sign` `right`, sign one of "=" "≥" "≤" ">" "<" "≠". "You control no monsters" is count(...) = 0."""

    left: Number
    sign: str
    right: Number


class Is(msgspec.Struct, frozen=True, omit_defaults=True, tag="is", tag_field="condition"):
    """The card(s) of the reference `group` match `filter` (kind, position, face, how they were Summoned …)."""

    group: Group
    filter: Filter


class IsIn(msgspec.Struct, frozen=True, omit_defaults=True, tag="in", tag_field="condition"):
    """This card is in one of `zones` ("If this card is in your GY")."""

    zones: tuple[str, ...]


Condition: TypeAlias = Compare | Is | IsIn

#: Events of `Occasion.events`.
#:   "normal summoned" "tribute summoned" "flip summoned" "special summoned" "ritual summoned" "fusion summoned"
#:   "synchro summoned" "xyz summoned" "summoned" (any) – subject: the monster(s). A more special one counts as
#:   its general one too.
#:   "set"            subject was Set
#:   "flipped"        subject turned face-up
#:   "sent"           subject sent to the GY (from `origin`; by `cause`)
#:   "destroyed"      subject destroyed by `cause` (and then in `to`, e.g. the Graveyard, if given)
#:   "left"           subject left the field
#:   "tributed" "banished" "discarded" "returned" (to the hand) "detached"
#:   "drawn"          `who` draws (subject: the cards drawn; once for one effect, YZH-5.52)
#:   "attack"         subject declares an attack (on `other`, or directly if `direct`)
#:   "battle start"   start of the Damage Step of a battle with subject
#:   "calculation"    its damage calculation, before it
#:   "battle end"     end of that Damage Step / after damage calculation, subject battled `other`
#:   "destroys"       subject destroys `other` by battle (and `to`)
#:   "battle damage"  `who` takes battle damage (from subject)
#:   "damage"         `who` takes damage by `cause` (any if "")
#:   "life gained" "life paid"  by `who`
#:   "activation"     subject is activated by `who`: a card (`activated` "card"), an effect ("effect") or "card
#:                    or effect"; `other`: it targets such a card
#:   "summoning"      subject would be Summoned (Summon negation)
#:   "counter"        counter named `counter` placed on subject
#:   "position"       subject's battle position changed
#:   "equipped"       subject becomes equipped with self
#:   "phase"          `phase` of `who`'s turn begins (Standby, End) or its time is now
EVENTS = (
    "normal summoned", "tribute summoned", "flip summoned", "special summoned", "ritual summoned",
    "fusion summoned", "synchro summoned", "xyz summoned", "summoned", "set", "flipped", "sent",
    "destroyed", "left", "tributed", "banished", "discarded", "drawn", "returned", "detached", "attack",
    "battle start", "calculation", "battle end", "destroys", "battle damage", "damage", "life gained",
    "life paid", "activation", "summoning", "counter", "position", "equipped", "phase",
)  # fmt: skip

#: Phases: of `Occasion.phase` and, as words, of `Ability.windows`.
PHASES = ("draw", "standby", "main", "main 1", "main 2", "battle", "damage", "calculation", "end")


class Occasion(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What happens. Any of `events` will do. Fields left empty do not restrict.

    subject  Group with ref ("self", "equipped") or a found Group (number "exactly" 1 reads as "a monster": one
             or more of them)
    cause    "battle" | "effect" | "battle or effect" | "" ; cause_who: whose effect: "you" | "opponent" | ""
    who      the player concerned (see EVENTS): "you" | "opponent" | "either" | ""
    origin   zones it came from ("sent from the field to the GY"); to: zone it went to
    """

    events: tuple[str, ...]
    subject: Group | None = None
    other: Group | None = None
    cause: str = ""
    cause_who: str = ""
    who: str = ""
    origin: tuple[str, ...] = ()
    to: str = ""
    phase: str = ""
    activated: str = ""
    counter: str = ""
    direct: bool = False


# ------------------------------------------------------------------------------------------ operations
# `until`: how long. "" – for an instant operation nothing; in a continuous ability as long as it is in force;
# else for good (while the card stays where it is, face-up).
#   "turn" end of this turn · "battle" end of the Battle Phase · "damage" end of this Damage Step ("during
#   damage calculation only") · "opponent turn" end of the opponent's next turn · "your turn" end of your next
#   turn · "standby" your next Standby Phase · "self" while this card is face-up on the field

UNTIL = ("", "turn", "battle", "damage", "opponent turn", "your turn", "standby", "self")


class _Op(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="op", kw_only=True):
    pass


class Destroy(_Op, tag="destroy", frozen=True, kw_only=True):
    """Destroy the cards by effect (Monsters of `group` go to their owners' Graveyards)."""

    group: Group


class Move(_Op, tag="move", frozen=True, kw_only=True):
    """Move cards without destroying them. `who` does it (and picks, unless group.by says otherwise).

    how  "send" to the GY · "discard" hand → GY · "tribute" · "banish" · "return" to the hand · "add" to the
         hand (revealed; from the Deck: then shuffle) · "shuffle" into the Deck (Extra Deck kinds: Extra Deck) ·
         "top" / "bottom" of the Deck
    """

    how: str
    group: Group
    who: str = "you"


class Draw(_Op, tag="draw", frozen=True, kw_only=True):
    """`who` draws `count` cards (one draw; YZH-5.52). Not enough cards: that player loses."""

    count: Number = 1
    who: str = "you"


class SpecialSummon(_Op, tag="special summon", frozen=True, kw_only=True):
    """Special Summon. position "" (Attack or face-up Defense, chosen) | "attack" | "defense" | "facedown"; to
    whose field.

    negated: its effects are negated while it stays. ignoring: even if its Summoning conditions are not met.
    """

    group: Group
    position: str = ""
    to: str = "you"
    negated: bool = False
    ignoring: bool = False


class NormalSummon(_Op, tag="normal summon", frozen=True, kw_only=True):
    """Immediately Normal Summon (or, `set_too`, Set) a monster of `group`; tributes None: as its Level demands,
    0: without."""

    group: Group
    tributes: int | None = None
    set_too: bool = False


class SetCard(_Op, tag="set", frozen=True, kw_only=True):
    """Set Spells/Traps face-down to your Spell & Trap Zone (`ready`: may be activated this turn)."""

    group: Group
    ready: bool = False


class ChangePosition(_Op, tag="position", frozen=True, kw_only=True):
    """to "change" (Attack ↔ Defense) | "attack" | "defense" | "facedown" (face-down Defense) | "faceup attack"
    | "faceup defense"."""

    group: Group
    to: str = "change"


class Damage(_Op, tag="damage", frozen=True, kw_only=True):
    """Inflict effect damage to `who` ("you", "opponent", "each", "controller" of the card before)."""

    amount: Number
    who: str = "opponent"


class GainLife(_Op, tag="gain life", frozen=True, kw_only=True):
    amount: Number
    who: str = "you"


class PayLife(_Op, tag="pay life", frozen=True, kw_only=True):
    """Pay LP (a cost; never damage). Amount may be half: Amount(of="lp", over=2)."""

    amount: Number
    who: str = "you"


class Modify(_Op, tag="modify", frozen=True, kw_only=True):
    """Change values of the cards of `group`.

    what  "atk" | "def" | "atk def" (both) | "level" ; how "gain" | "lose" | "become" | "halve" | "double" |
          "swap" (ATK with DEF).
    An Amount whose group is ref "it" is read for each card by itself ("becomes equal to its original ATK").
    In a continuous ability a found group is re-read all the time; elsewhere the cards and the amount are fixed
    at resolution.
    """

    group: Group
    what: str
    how: str
    amount: Number = 0
    until: str = ""


class Become(_Op, tag="become", frozen=True, kw_only=True):
    """Change the Attribute, Type or name of the cards: what "attribute" | "race" | "name"; value the new one."""

    group: Group
    what: str
    value: str
    until: str = ""


class Negate(_Op, tag="negate", frozen=True, kw_only=True):
    """what "activation" (of the card or effect of the occasion: it does not resolve) | "effect" (its effect at
    resolution) | "attack" | "summon" (of the occasion) | "effects" (those of the cards of `group`, while
    `until`)."""

    what: str
    group: Group | None = None
    until: str = ""


class EndBattlePhase(_Op, tag="end battle phase", frozen=True, kw_only=True):
    pass


class SkipPhase(_Op, tag="skip phase", frozen=True, kw_only=True):
    """`who` skips the next `phase` of his: "draw" | "standby" | "main 1" | "battle"."""

    phase: str
    who: str = "opponent"


class TakeControl(_Op, tag="take control", frozen=True, kw_only=True):
    """`who` gets control of the cards; without `until` for good. `who` "opponent": give control to the opponent."""

    group: Group
    until: str = ""
    who: str = "you"


class SwapControl(_Op, tag="swap control", frozen=True, kw_only=True):
    """Switch control of the (two) monsters of `group`."""

    group: Group


class Equip(_Op, tag="equip", frozen=True, kw_only=True):
    """Equip the card(s) of `card` to the monster of `to`; a monster becomes an Equip Card."""

    card: Group
    to: Group


class CreateTokens(_Op, tag="tokens", frozen=True, kw_only=True):
    """Special Summon Tokens. `position` as SpecialSummon, `to` "you" | "opponent"; `untributable`: cannot be
    Tributed for a Tribute Summon."""

    count: Number
    name: str
    race: str
    attribute: str
    level: int
    atk: int
    def_: int
    position: str = ""
    to: str = "you"
    untributable: bool = False


class PlaceCounters(_Op, tag="place counters", frozen=True, kw_only=True):
    """Place `count` counters named `name` on each card of `group`."""

    name: str
    group: Group
    count: Number = 1


class RemoveCounters(_Op, tag="remove counters", frozen=True, kw_only=True):
    """Remove `count` counters named `name` from the cards of `group` (together; `all_`: every one of them)."""

    name: str
    group: Group
    count: int = 1
    all_: bool = False


class Detach(_Op, tag="detach", frozen=True, kw_only=True):
    """Detach `count` Xyz Materials from the Xyz Monster of `group` (to the owners' Graveyards)."""

    count: int = 1
    group: Group = SELF
    number: str = "exactly"


class Attach(_Op, tag="attach", frozen=True, kw_only=True):
    """Attach the cards of `group` to the Xyz Monster of `to` as materials."""

    group: Group
    to: Group = SELF


class Reveal(_Op, tag="reveal", frozen=True, kw_only=True):
    """Show the cards to both players."""

    group: Group


class Look(_Op, tag="look", frozen=True, kw_only=True):
    """You look at the cards (the other player does not)."""

    group: Group


class Arrange(_Op, tag="arrange", frozen=True, kw_only=True):
    """Put the cards just looked at back on the `to` "top" | "bottom" of the Deck in any order."""

    group: Group
    to: str = "top"


class Shuffle(_Op, tag="shuffle", frozen=True, kw_only=True):
    """`who` shuffles his Deck."""

    who: str = "you"


class TossCoin(_Op, tag="toss", frozen=True, kw_only=True):
    """Toss `count` coins. `heads`, `tails`: what then happens. called: you call it; `heads` is then "right",
    `tails` "wrong"."""

    count: int = 1
    heads: tuple[Step, ...] = ()
    tails: tuple[Step, ...] = ()
    called: bool = False


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """Results of a die and what they do."""

    results: tuple[int, ...]
    do: tuple[Step, ...]


class RollDie(_Op, tag="roll", frozen=True, kw_only=True):
    """Roll a six-sided die; the result is Amount(of="die") for later steps, or chooses among `faces`."""

    faces: tuple[Face, ...] = ()


class Choose(_Op, tag="choose", frozen=True, kw_only=True):
    """Choose 1 option and apply it. at "activation" | "resolution"; who chooses."""

    options: tuple[tuple[Step, ...], ...]
    at: str = "resolution"
    who: str = "you"


class FusionSummon(_Op, tag="fusion summon", frozen=True, kw_only=True):
    """Fusion Summon 1 monster of `group` (Extra Deck) with its materials from `zones` (sent to the GY)."""

    group: Group
    zones: tuple[str, ...] = ("hand", "field")


class RitualSummon(_Op, tag="ritual summon", frozen=True, kw_only=True):
    """Ritual Summon 1 monster of `group` (in the hand) by Tributing monsters from `zones`.

    total None: the Level of the Ritual Monster; exact: total Levels equal it, else equal or exceed it.
    """

    group: Group
    total: int | None = None
    exact: bool = True
    zones: tuple[str, ...] = ("hand", "field")


#: Rules on cards (`Rule.rule`):
#:   "cannot attack" "cannot attack directly" "must attack" "cannot change position" "cannot be destroyed by
#:   battle" "cannot be destroyed by effects" "cannot be destroyed" "cannot be targeted" (by the opponent's card
#:   effects) "cannot be attacked" (chosen as an attack target) "cannot be tributed" "cannot be material"
#:   "cannot activate" (its effects) "unaffected" (by effects of `source` cards) "attacks directly" "attacks
#:   twice" "attacks all" (each of the opponent's monsters once) "pierces" "no battle damage" (its controller
#:   takes none from its battles) "no damage" (deals no battle damage) "banished when leaving" (banished instead
#:   when it leaves the field) "only attack target" (the opponent must attack it if he attacks)
CARD_RULES = (
    "cannot attack", "cannot attack directly", "must attack", "cannot change position",
    "cannot be destroyed by battle", "cannot be destroyed by effects", "cannot be destroyed",
    "cannot be targeted", "cannot be attacked", "cannot be tributed", "cannot be material",
    "cannot activate", "unaffected", "attacks directly", "attacks twice", "attacks all", "pierces",
    "no battle damage", "no damage", "banished when leaving", "only attack target",
)  # fmt: skip


class Rule(_Op, tag="rule", frozen=True, kw_only=True):
    """A rule laid on cards: one of CARD_RULES, see there. `source`: kinds of cards it speaks of ("unaffected by
    Trap effects": ("trap",); () all other cards); `source_who` whose: "you" | "opponent" | "" any. A found
    group is re-read as long as the rule lasts, so it also holds for monsters that come later; a reference is
    fixed at resolution."""

    group: Group
    rule: str
    until: str = ""
    source: tuple[str, ...] = ()
    source_who: str = ""


#: Rules on players (`PlayerRule.rule`):
#:   "cannot normal summon" "cannot special summon" "cannot set" (all, or those matching `filter`)
#:   "cannot activate" (cards/effects of cards matching `filter`) "cannot attack" (conduct
#:   the Battle Phase) "cannot draw" "no battle damage" "no effect damage" "no damage" "half damage" (of all)
#:   "half battle damage" "extra normal summon" (one more this turn, of `filter`) "hand limit" (`count`) "draws"
#:   (draws `count` in the normal draw)
PLAYER_RULES = (
    "cannot normal summon", "cannot special summon", "cannot set", "cannot activate", "cannot attack", "cannot draw",
    "no battle damage", "no effect damage", "no damage", "half damage", "half battle damage", "extra normal summon",
    "hand limit", "draws",
)  # fmt: skip


class PlayerRule(_Op, tag="player rule", frozen=True, kw_only=True):
    """A rule laid on `who` ("you", "opponent", "each"); see PLAYER_RULES. `windows`: only then, as
    Ability.windows."""

    rule: str
    who: str
    filter: Filter = Filter()
    count: int = 0
    until: str = ""
    windows: tuple[str, ...] = ()


class Replace(_Op, tag="replace", frozen=True, kw_only=True):
    """If a card of `group` would be destroyed (by `cause`), `instead` is done and it is not. Whether optional
    is Ability.optional."""

    group: Group
    instead: tuple[Step, ...]
    cause: str = ""


class WinDuel(_Op, tag="win", frozen=True, kw_only=True):
    who: str = "you"


class Later(_Op, tag="later", frozen=True, kw_only=True):
    """Do `do` once, later: at `when` (an Occasion of event "phase"); `turns` n: at its n-th coming. No Chain is
    started.

    `it` within still means the card(s) it meant here."""

    when: Occasion
    do: tuple[Step, ...]
    turns: int = 1


class SummonCondition(_Op, tag="summon condition", frozen=True, kw_only=True):
    """How this card may be Summoned at all (an ability of kind "limit").

    normal   it may be Normal Summoned or Set
    special  "" any way | "first" its proper way first, later others (YZH-2.84) | "only" by that way alone |
             "none" never
    by       the proper way: "own" its own procedure (an ability of kind "summon") | "ritual" | "fusion" |
             "synchro" | "xyz" | "effect" an effect of the card `name` ; "" any effect
    name     the card named with it ("You can Ritual Summon this card with "X".")
    """

    normal: bool = True
    special: str = ""
    by: str = ""
    name: str = ""


Operation: TypeAlias = (
    Destroy
    | Move
    | Draw
    | SpecialSummon
    | NormalSummon
    | SetCard
    | ChangePosition
    | Damage
    | GainLife
    | PayLife
    | Modify
    | Become
    | Negate
    | EndBattlePhase
    | SkipPhase
    | TakeControl
    | SwapControl
    | Equip
    | CreateTokens
    | PlaceCounters
    | RemoveCounters
    | Detach
    | Attach
    | Reveal
    | Look
    | Arrange
    | Shuffle
    | TossCoin
    | RollDie
    | Choose
    | FusionSummon
    | RitualSummon
    | Rule
    | PlayerRule
    | Replace
    | WinDuel
    | Later
    | SummonCondition
)


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One operation and how it hangs on the one before.

    link      ""        the first, or a new sentence: done in any case, after the one before
              "and"     at the same time as the one before; both need not succeed
              "also"    like "and", each alone if the other cannot be done
              "then"    after the one before, and only if that was done (missed timing: only this one is "last")
              "if you do"  at the same time, only if the one before was done
      "or"      only if the one before was not done: its player may decline that ("pay 500 LP, or destroy this card")
    optional  "you can …" within a resolution
    conditions  only if these hold when its turn comes
    """

    op: Operation
    link: str = ""
    optional: bool = False
    conditions: tuple[Condition, ...] = ()


# ------------------------------------------------------------------------------------------- abilities

#: Kinds of `Ability.kind`.
#:   "activate"       the effect that a Spell or Trap has when it is activated (no more than one; none: it is
#:                    just placed)
#:   "ignition"       declared in your own Main Phase (Spell Speed 1)
#:   "quick"          "(Quick Effect)", or such an effect of a face-up Trap or Quick-Play
#:   "trigger"        answers to `when`; `optional` or not
#:   "flip"           "FLIP:"
#:   "continuous"     no activation: `do` holds Modify, Rule, PlayerRule, Negate effects, Replace, Become,
#:                    PlaceCounters (upon `when`)
#:   "summon"         a Summon procedure of this card: conditions, cost, do = [SpecialSummon(self) or
#:                    NormalSummon(self, tributes=0)]; no Chain
#:   "limit"          do = [SummonCondition]
#:   "material"       targets = the groups of materials (Fusion, Synchro, Xyz), in order
#:   "equip"          Equip Spells: targets = [what it may be equipped to], always face-up monsters; an Equip
#:                    Spell without: any of them
#:   "activation limit"  "You can only activate 1 "X" per turn." (limit "name"); "control limit": "You can only
#:                       control 1 "X"."
KINDS = (
    "activate", "ignition", "quick", "trigger", "flip", "continuous", "summon", "limit", "material", "equip",
    "activation limit", "control limit",
)  # fmt: skip

#: Windows of `Ability.windows`: "your turn" "opponent turn", a phase of PHASES (with "your turn"/"opponent
#: turn" restricting it), "damage step" explicitly allowed there. An empty tuple: as the kind of card says.
WINDOWS = ("your turn", "opponent turn", "damage step", *PHASES)

#: Limits of `Ability.limit`: "" none · "turn" `times` per turn for this copy · "name" once per turn for all
#: copies of this name ("this effect of "X"") · "each" the same, printed once for every effect of the card ·
#: "shared" one of this card's effects per turn, that one once · "duel" once per Duel for the name · "faceup"
#: once while it is face-up on the field
LIMITS = ("", "turn", "name", "each", "shared", "duel", "faceup")


class Ability(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One ability of a card; see the module docstring, KINDS, WINDOWS, LIMITS.

    optional   "you can"
    timing     "when" (an optional trigger misses its timing unless the occasion is the last thing that
               happened) | "if" | ""
    active     zones where this card must be for it: ("field",), ("hand",), ("graveyard",)…; for a trigger whose
               occasion moves this card itself: () – it goes with the card
    span       [start, end) of its text, in characters
    """

    kind: str
    optional: bool = False
    timing: str = ""
    when: Occasion | None = None
    windows: tuple[str, ...] = ()
    conditions: tuple[Condition, ...] = ()
    cost: tuple[Step, ...] = ()
    targets: tuple[Group, ...] = ()
    do: tuple[Step, ...] = ()
    limit: str = ""
    times: int = 1
    active: tuple[str, ...] = ("field",)
    span: tuple[int, int] = (0, 0)


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
        case Choose(options=options):
            for option in options:
                yield from option
        case Replace(instead=steps) | Later(do=steps):
            yield from steps


def operations(ability: Ability) -> Iterator[Operation]:
    """Every operation of its cost and its effect, inner ones included, in reading order."""
    stack = [*reversed((*ability.cost, *ability.do))]
    while stack:
        step = stack.pop()
        yield step.op
        stack.extend(reversed(list(inner(step))))


def changes_battle_values(ability: Ability) -> bool:
    """Whether it changes ATK or DEF: such cards may be used in the Damage Step before calculation (YZH-4.2)."""
    return any(isinstance(op, Modify) and op.what != "level" for op in operations(ability))
