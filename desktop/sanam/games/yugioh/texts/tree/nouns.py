"""The nouns of the ability tree: cards and groups of cards, numbers, conditions, occasions (see `tree`)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

# ---------------------------------------------------------------------------------------------- groups

#: Zone words of `Group.zones`. "monster" Monster Zones, "spell-trap" Spell & Trap Zones, "field zone" Field
#: Zones, "field" all cards on the field (those three), "hand", "graveyard", "deck" (any card of it; shuffled
#: after a search), "deck top" (the top `count` cards), "excavated" (those that this effect has excavated and that
#: have not moved since), "banished", "extra" Extra Deck, "materials" the Xyz
#: Materials under the card, or under any monster of the opponent, of either player, where `whose` says so, "pendulum"
#: Pendulum Zones, which no rules here know: nothing is ever there.
ZONES = (
    "monster",
    "spell-trap",
    "field zone",
    "field",
    "hand",
    "graveyard",
    "deck",
    "deck top",
    "excavated",
    "banished",
    "extra",
    "materials",
)

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
#:   above        while reading: the cards of the materials line
#:   before       while reading: the card spoken of before, or this card
#:   materials    the materials used for the Summon of this card
#:   handled      all cards that the steps before have handled, wherever they are now
#:   bound        the cards that an effect of this card has targeted, Summoned or banished, which stay where they are
REFS = (
    "self",
    "target",
    "it",
    "event",
    "cost",
    "equipped",
    "attacker",
    "attacked",
    "opposing",
    "battling",
    "materials",
    "handled",
    "bound",
)


class Range(msgspec.Struct, frozen=True, omit_defaults=True):
    """Inclusive bounds; None is open. "Level 4" (4, 4), "4 or lower" (None, 4), "1500 or more" (1500, None)."""

    low: int | None = None
    high: int | None = None


class Filter(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, cache_hash=True):
    """Which cards. All fields given must hold; within one tuple any value does. Values are the *current* ones
    unless `original`.

    kinds       "monster" "spell" "trap"; () any card; "monster card" one that is printed as a monster, wherever it lies
    icons       of Spells and Traps: "normal" "ritual" "continuous" "equip" "field" "quick-play" "counter"
    traits      of monsters, as CardData.traits ("effect", "tuner", "ritual", "token", …); not_traits: none of these
    attributes  "LIGHT"…; races: Types; not_attributes, not_races: none of these
    names       exact card names; not_names; series: archetype words (CardData.series or in the name)
    level       Level range (never of Xyz); rank: Xyz only; atk, def_ ranges; original: compare the printed ATK/DEF
    face        "up" | "down" | ""; position "attack" | "defense" | "" (only meaningful on the field)
    other       never this card itself ("other", "except this card")
    counter     has at least one counter of this name
    summoned    was Summoned so: "normal" "normal or set" "special" "ritual" … "own" (by its own effect or method;
                "own 3": with so many Tributes)
                "gemini" (again, on the field) · "flipped" (turned face-up there) · "from hand", "from deck",
                "from graveyard", "from extra"; ""
    either      matches one of these as well ("Warrior or LIGHT"), () any
    both        matches all of these as well ("Tuner Synchro Monster")
    neither     matches none of these ("except Dragon monsters")
    counters    has at least so many of `counter`
    equipped    has an Equip Card that matches this
    material    has Xyz Materials under it, at least `materials` of them
    lists       one of these names stands in its text
    bears       counters of this name may be placed on it
    past        one of these EVENTS was about it this turn, as of ThisTurn; "fallen in battle": a battle has brought it
                to where it is
    made_of     such a card was used for its Summon: as material, or Tributed
    turns       so many turns of its controller have begun since it was equipped to a monster
    owner       belongs to "you" | "opponent", whoever controls it
    served      was used for such a Summon ("fusion" "synchro" "ritual" "tribute") as it came to where it is
    summoned_by  was Special Summoned by the effect of such a card
    names_material  one of these names, or such words of names, stands in its list of materials
    original_races  its printed Type is one of these
    lists_kinds     its list of materials asks for such a monster ("synchro")
    summoned_with   its text says that it is Summoned with the card of this name
    related     how it compares with other cards ("with the same name as that target"); read where a group is found
                or referred to, nowhere else
    """

    kinds: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    not_traits: tuple[str, ...] = ()
    not_attributes: tuple[str, ...] = ()
    not_races: tuple[str, ...] = ()
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
    either: tuple[Filter, ...] = ()
    both: tuple[Filter, ...] = ()
    neither: tuple[Filter, ...] = ()
    counters: int = 1
    equipped: Filter | None = None
    material: bool = False
    materials: int = 1
    lists: tuple[str, ...] = ()
    bears: str = ""
    past: tuple[str, ...] = ()
    made_of: Filter | None = None
    served: tuple[str, ...] = ()
    owner: str = ""
    turns: int = 0
    summoned_by: Filter | None = None
    names_material: tuple[str, ...] = ()
    original_races: tuple[str, ...] = ()
    lists_kinds: tuple[str, ...] = ()
    summoned_with: str = ""
    related: tuple[Relation, ...] = ()


#: The relations of places (Relation.what).
IN_COLUMN = ("column", "near column")


class Relation(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, cache_hash=True):
    """What a card has in comparison with others.

    what  "card" itself | "felled" (a card of `of` destroyed it by battle this turn, and it lies where that brought
          it) | "host" (it is equipped to a card of `of`) | "material" (it was used for the Summon of a card
          of `of`, and lies where that brought it) | "name" | "attribute" | "race", or the "original" one of these, or
          "kind" (shared with any card of `of`) | "listed on" (it is named among the materials that a card of `of`
          lists) | "lists" (its own materials name one) | "named by" (its name stands in the text of one) | "name in"
          (its name includes that of one) | "fits" (by its text it can be equipped to one) | "bears" (one can be
          equipped to it) | "column" (it lies in the same column as a card of `of`), "near column" (in that or the next
          one to either side) | "atk" "def" "level" "rank" "original atk" "original def" (of the card, `sign` the number
          `to`), "atk or def" (either)
    sign  of words "=" | "≠"; of numbers as Compare.sign
    """

    what: str
    sign: str = "="
    of: Group | None = None
    to: Number | None = None


class Group(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, cache_hash=True):
    """Some cards: found (`ref` "") or referred to.

    number   "exactly" `count` | "if any" (so many, or fewer where no more are there) | "up to" `count` (at least 1) |
             "at least" `count` | "any" (1 or more, chooser's number) | "all" | "as many" as possible, but no more than
             `size`. For a reference: "exactly" is one card ("it"), "all" several ("them").
    whose    "you" | "opponent" | "either" – controller on the field, owner elsewhere; "controller": whoever controls
             the card handled before, or controlled it; "turn player"; "" for references
    zones    any of ZONES, several mean "from any of them"
    by       who picks: "you" | "opponent" | "random" | "controller" (each player picks his own); "all" needs no
             picking
    index    for ref "target": which of the ability's targets (1…), 0 all of them
    extreme  only those with the "highest atk", "lowest level" … of them
    distinct no two of the same "name" | "attribute" | "race" | "level"
    alike    all of the same
    size     a number known only then, in place of `count` ("up to the number of …")
    total    what their Levels come to together; bound: "=" that | "≥" at least | "≤" at most
    now      of a rule: only those that are there when it is laid, and none that come later ("you currently control")
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
    extreme: str = ""
    distinct: str = ""
    alike: str = ""
    size: Amount | None = None
    total: Number | None = None
    bound: str = "="
    now: bool = False


SELF = Group(ref="self")

# --------------------------------------------------------------------------------------------- amounts


class Amount(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A number read when it is needed: ``floor(value × times / over) + plus``.

    of  "count"     cards of `group` (number is "all"), or how many more they are than those of `minus`
        "counters"  counters named `counter` on the cards of `group`
        "lp"        Life Points of `who`; "lp difference" between those of both players
        "atk" "def" "level" "rank"   of the card of `group` (last known value when it has left the field), or all of
                    them together (number "all"); without a group of the card that is compared (Relation.to)
        "original atk" "original def"  printed value ("?" is 0)
                    `best`: "highest" or "lowest" of them, instead of all of them together
        "atk or def" "original atk or def"  the `best` of both values of the card of `group`; "change of atk", "change
                    of def" by how much its value differs from the printed one
        "die"       the result of the RollDie before it
        "heads"     the number of heads of the TossCoin before it
        "price"     how many counters, or Life Points, its cost or a step before has taken
        "kept"      the number that this card keeps as long as it lies there face-up: the price paid for it, or of
                    TossCoin.keep 1 for heads and 2 for tails
        "paid"      how many cards its cost has used up
        "links"     the Chain Links there are; "link" the number of that of this effect; "alike links" how many of
                    them at most are of cards of one name
        "damage"    the damage of the occasion, or dealt by the step before
        "drawn by it" how many cards an effect of this card has drawn, the last time
        "happened"  how many cards its occasion is about, of all that this happened to at that moment; `who` "each": for
                    each player those that the player owns
        "kinds gone" of how many kinds, Monster, Spell and Trap, such cards were that were sent from there this turn
        "deeds"     how often `who` has done one of `deeds` this turn: "normal" "flip" "special" (Summoned) "set" a
                    card of `group`, "card" or "effect" (activated one, or its effect), "attacked" (declared an attack),
                    "hurt" (took effect damage), "discarded" | "tributed" a card of `group`
        "standbys"  the Standby Phases of `who` since this card was activated
        "gained"    by how much the last step that changed a value changed it
        "materials" Xyz Materials under the cards of `group`
        "made of"   how many cards were used for the Summon of the card of `group`
        "did"       how many cards the step before handled ("for each card destroyed this way"); `who` "each": for each
                    player only those that were that player's ("draws the same number of cards they discarded"),
                    "you" or "opponent": those that this player had
    """

    of: str
    group: Group | None = None
    who: str = ""
    counter: str = ""
    times: int = 1
    over: int = 1
    plus: int = 0
    minus: Group | None = None
    best: str = ""
    deeds: tuple[str, ...] = ()


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


class ThisTurn(msgspec.Struct, frozen=True, omit_defaults=True, tag="this turn", tag_field="condition"):
    """Any of `events` (of EVENTS, or "was attacked", "battled", "destroyed on the field", "sent from the field",
    "sent from the field destroyed", "attacked a monster", "destroyed by battle", "destroys and sends" (to the
    Graveyard), "effect used", "effect resolved", "stood in") was about the cards of `group` this turn;
    `never`: none was ("except the turn this card was sent to the GY"). Of cards that have left (a found group): `seen`:
    while this card was face-up on the field; `by`: by an effect of such a card."""

    group: Group
    events: tuple[str, ...]
    never: bool = False
    seen: bool = False
    by: Filter = Filter()


class Battles(msgspec.Struct, frozen=True, omit_defaults=True, tag="battles", tag_field="condition"):
    """In the battle going on a card of `group` battles, as `role` "attacker" | "attacked" | "" either, a monster of
    `other` (None: whatever, or directly); `direct`: it attacks the player."""

    group: Group
    role: str = ""
    other: Group | None = None
    direct: bool = False


class Either(msgspec.Struct, frozen=True, omit_defaults=True, tag="either", tag_field="condition"):
    """All conditions of one of the `ways` hold."""

    ways: tuple[tuple[Condition, ...], ...]


class CausedBy(msgspec.Struct, frozen=True, omit_defaults=True, tag="caused by", tag_field="condition"):
    """An effect of a card of `who`, "you" | "opponent", has brought the occasion about."""

    who: str


class InOrder(msgspec.Struct, frozen=True, omit_defaults=True, tag="in order", tag_field="condition"):
    """You control a face-up card of each of these `names`, which were placed there in this order."""

    names: tuple[str, ...]


class Copies(msgspec.Struct, frozen=True, omit_defaults=True, tag="copies", tag_field="condition"):
    """This card has now what an effect gave it by copying, which the rules know `by` a name; `never`: it has not."""

    by: str
    never: bool = False


Condition: TypeAlias = Compare | Is | IsIn | ThisTurn | Battles | CausedBy | InOrder | Copies | Either

#: Events of `Occasion.events`.
#:   "normal summoned" "tribute summoned" "flip summoned" "special summoned" "ritual summoned" "fusion summoned"
#:   "synchro summoned" "xyz summoned" "pendulum summoned" (which no rules here know) "summoned" (any) – subject: the
#:   monster(s). A more special one counts as its general one too.
#:   "set"            subject was Set
#:   "flipped"        subject turned face-up
#:   "sent"           subject sent to the GY (from `origin`; by `cause`)
#:   "destroyed"      subject destroyed by `cause` (and then in `to`, e.g. the Graveyard, if given)
#:   "left"           subject left the field
#:   "tributed" "banished" "discarded" "returned" (to the hand) "detached"
#:   "drawn itself"   subject is drawn by `who`
#:   "drawn"          `who` draws (subject: the cards drawn; once for one effect, YZH-5.52)
#:   "attack"         subject declares an attack (on `other`, or directly if `direct`)
#:   "attack negated" the attack of subject is negated
#:   "activation negated"  `who` negates the activation of subject (`activated` as of an activation)
#:   "battle start"   start of the Damage Step of a battle with subject
#:   "before calculation"  after an attacked monster is turned face-up, while damage is not yet calculated
#:   "calculation"    its damage calculation, before it
#:   "after calculation"  right after that, while those that the battle destroys are still there
#:   "battle end"     end of that Damage Step, subject battled `other`
#:   "destroys"       subject destroys `other` by battle (and `to`)
#:   "battle damage"  `who` takes battle damage (from subject)
#:   "damage"         `who` takes damage by `cause` (any if "")
#:   "life gained" "life paid"  by `who`
#:   "activation"     subject is activated by `who`: a card (`activated` "card"), an effect ("effect") or "card
#:                    or effect" or "card or monster effect"; `other`: it targets such a card
#:   "resolving"      subject, activated by `who`, is about to resolve, and is not negated
#:   "resolution"     subject, activated by `who`, has resolved
#:   "summoning"      subject would be Summoned (Summon negation)
#:   "counter"        counter named `counter` placed on subject
#:   "position"       subject's battle position changed
#:   "to attack" "to defense" "turned down"  into a (face-up) Attack Position, a Defense Position, face-down
#:   "control"        control of subject changes
#:   "equipped"       subject becomes equipped with self
#:   "phase"          `phase` of `who`'s turn begins (Standby, End) or its time is now
EVENTS = (
    "normal summoned", "tribute summoned", "flip summoned", "special summoned", "ritual summoned",
    "fusion summoned", "synchro summoned", "xyz summoned", "pendulum summoned", "summoned", "set", "flipped", "sent",
    "destroyed", "left", "tributed", "banished", "discarded", "drawn", "returned", "detached", "attack",
    "battle start", "calculation", "battle end", "destroys", "battle damage", "damage", "life gained",
    "life paid", "activation", "summoning", "counter", "position", "to attack", "to defense", "turned down",
    "equipped", "phase", "resolution", "resolving", "before calculation", "after calculation", "drawn itself",
    "control",
)  # fmt: skip

#: Phases: of `Occasion.phase` and, as words, of `Ability.windows`.
#: "battle end" is the end of the Battle Phase.
PHASES = (
    "draw",
    "standby",
    "main",
    "main 1",
    "main 2",
    "battle",
    "battle step",
    "battle end",
    "damage",
    "calculation",
    "end",
)


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What an effect would do when it resolves.

    what  "special summon" any monster (of the zones of `group`, if given) | "destroy" a card of `group` | "damage" to
          `who`, "you" | "opponent" | "" either | "roll" a die | what Move.how says, with a card of the zones of `group`
          (a draw adds a card from the Deck), or that very card | "listed" any of `any`
    """

    what: str
    group: Group | None = None
    who: str = ""
    any: tuple[Prospect, ...] = ()


class Occasion(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What happens. Any of `events` will do. Fields left empty do not restrict.

    subject  Group with ref ("self", "equipped") or a found Group (number "exactly" 1 reads as "a monster": one
             or more of them)
    cause    "battle" | "effect" | "own effect" (one of this very card) | "attack" (battle, as the one attacked) |
             "rule" (of a draw: the normal one), several joined by " or ", or "";
             cause_who: whose effect: "you" | "opponent" | "" (of a Summon: who Summons); cause_filter: an effect of
             such a card
    role     in a battle or an attack the subject is the "attacker" | the "attacked" monster | "either" of the two
             (of a battle that is any of its monsters, so only of an attack); after damage calculation also what
             "destroys" the other, or is "destroyed", both still on the field; "" as the event says
    ways     how a Summon that is about to happen ("summoning") is made: "normal" "flip" "special" …; () any; of a card
             that is sent: "excavated"
    nth      of a counter that is placed: with it there are so many of its kind on the subject
    alone    an activation targets nothing but the one card `other`
    prospect what the activated effect would do
    others   each of these is such an occasion as well ("is destroyed by battle, or if it leaves the field …")
    but_not  what is one of these is no such occasion ("except by its own effect")
    who      the player concerned (see EVENTS): "you" | "opponent" | "either" | ""
    origin   zones it came from ("sent from the field to the GY", "Summoned from the GY"); to: zone it went to
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
    role: str = ""
    cause_filter: Filter = Filter()
    ways: tuple[str, ...] = ()
    alone: bool = False
    prospect: Prospect | None = None
    others: tuple[Occasion, ...] = ()
    but_not: tuple[Occasion, ...] = ()
    nth: int = 0


def occasions(when: Occasion | None) -> tuple[Occasion, ...]:
    """The occasion and those that serve as well; none without one."""
    return () if when is None else (when, *when.others)
