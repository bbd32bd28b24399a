"""The verbs of the ability tree that bring monsters to the field, and what is said of how a card is Summoned."""

from __future__ import annotations

import msgspec

from sanam.games.yugioh.texts.tree.base import Grouped, Op
from sanam.games.yugioh.texts.tree.nouns import Condition, Filter, Group, Number


class Body(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The monster that a Spell or Trap Card becomes; atk and def_ None are "?". still: it remains a Trap as well."""

    traits: tuple[str, ...]
    race: str
    attribute: str
    level: int
    atk: int | None
    def_: int | None
    still: bool = False


class SpecialSummon(Grouped, tag="special summon", frozen=True, kw_only=True):
    """Special Summon. position "" (Attack or face-up Defense, chosen) | "attack" | "defense" | "facedown" | "attack or
    facedown" | "defense or facedown"; to whose field.

    treated: a kind of Summon as which it counts ("fusion", "synchro", "xyz", "ritual"). treated_with: as by the card of
    this name; treated_by: as by the effect of a monster with this in its name. using: the card that becomes
    its Xyz Material, with its own.
    negated: its effects are negated while it stays. ignoring: even if its Summoning conditions are not met. leaving:
    it is banished when it leaves the field. to "each": 2 monsters, the first to one's own field and the other to the
    opponent's. body: the monster as which it is Summoned. column: to a zone in whose
    column so many cards lie, at least.
    """

    position: str = ""
    to: str = "you"
    negated: bool = False
    ignoring: bool = False
    leaving: bool = False
    treated: str = ""
    treated_with: str = ""
    treated_by: str = ""
    using: Group | None = None
    body: Body | None = None
    column: int = 0


class NormalSummon(Grouped, tag="normal summon", frozen=True, kw_only=True):
    """Immediately Normal Summon (or, `set_too`, Set) a monster of `group`; tributes None: as its Level demands,
    0: without. `of`: only such monsters are Tributed for it."""

    tributes: int | None = None
    set_too: bool = False
    of: Filter | None = None


class CreateTokens(Op, tag="tokens", frozen=True, kw_only=True):
    """Special Summon Tokens. `position` as SpecialSummon, `to` "you" | "opponent"; `untributable`: cannot be
    Tributed for a Tribute Summon, `untributable_turn`: not in this turn. `rules`: what else holds for each of them, for
    which see `Rule`. `hurts`: so much damage to the controller of
    each when it is destroyed.

    number: "exactly" `count` | "up to" `count` (at least 1) | "any" (1 or more) | "all" (one in each zone that is
    free)."""

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
    untributable_turn: bool = False
    rules: tuple[str, ...] = ()
    hurts: int = 0
    number: str = "exactly"


class Further(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Monsters of `group` that may be used for a Summon besides, all or "up to" so many of them; sent to the Graveyard,
    or banished, or shuffled into the Deck.

    conditions: while these hold. of: for such a monster only. beside: only together with such a card that you control.
    """

    group: Group
    banish: bool = False
    shuffle: bool = False
    conditions: tuple[Condition, ...] = ()
    of: Filter | None = None
    beside: Filter | None = None


class FusionSummon(Grouped, tag="fusion summon", frozen=True, kw_only=True):
    """Fusion Summon 1 monster of `group` (Extra Deck) with its materials from `zones` (sent to the GY; `banish`), yours
    or of `whose`: "either" player.

    including: all of these are among the materials; alone: they are all of it, whatever else the monster lists.
    such: only such monsters are. further: what may be used besides.
    shuffle: they are shuffled into the Deck. treated_with: as if by the card of this name. simple: it is a mere Special
    Summon, which ignores the conditions of the monster."""

    zones: tuple[str, ...] = ("hand", "field")
    banish: bool = False
    shuffle: bool = False
    treated_with: str = ""
    simple: bool = False
    including: Group | None = None
    alone: bool = False
    whose: str = "you"
    such: Filter | None = None
    further: Further | None = None


class SendListed(FusionSummon, tag="send listed", frozen=True, kw_only=True):
    """Show 1 monster of `group` (Extra Deck) and send the materials that it lists from `zones` to the GY: the first
    half of a Fusion Summon, with its choices. The monster stays where it is, and is the one that was handled."""


class RitualSummon(Grouped, tag="ritual summon", frozen=True, kw_only=True):
    """Ritual Summon 1 monster of `group` (in the hand) by Tributing monsters from `zones`.

    total None: the Level of the Ritual Monster; exact: total Levels equal it, else equal or exceed it. of: only such
    monsters; sent: they are sent to the Graveyard, and not Tributed. further: what may be used besides.
    """

    total: int | None = None
    exact: bool = True
    zones: tuple[str, ...] = ("hand", "field")
    of: Filter | None = None
    sent: bool = False
    further: Further | None = None


class ExtraSummon(Grouped, tag="extra summon", frozen=True, kw_only=True):
    """Synchro or Xyz Summon (`how`) 1 monster of `group` (Extra Deck) by the rules of that Summon.

    using: only monsters among these are material. including: all of these are. fate: what becomes of Synchro Materials
    instead of being sent to the Graveyard ("banish", "shuffle").
    """

    how: str
    fate: str = ""
    using: Group | None = None
    including: Group | None = None


class SummonCondition(Op, tag="summon condition", frozen=True, kw_only=True):
    """How this card may be Summoned at all (an ability of kind "limit").

    normal   it may be Normal Summoned or Set
    special  "" any way | "first" its proper way first, later others (YZH-2.84) | "only" by that way alone |
             "none" never
    by       the proper way, or several joined by " or ": "own" its own procedure (an ability of kind "summon") |
             "ritual" | "fusion" | "synchro" | "xyz" | "effect" an effect of the card `name`; "" any effect
             | "itself" an effect of its own
    name     the card named with it ("You can Ritual Summon this card with "X".")
    of       by an effect of such a card, wherever it is
    not_from zones from which it cannot be Special Summoned
    not_while it cannot be Special Summoned while all of these hold
    as_spell it may be Set from the hand to a Spell & Trap Zone, as a Spell
    unless   conditions without which it cannot be Normal Summoned; flip_unless: nor Flip Summoned
    tributes so many Tributes for its Normal Summon, whatever its Level (0: as its Level says)
    face_up  it cannot be Normal Set
    tributes_of  only such monsters are Tributed for its Tribute Summon
    tributes_too  such Spells and Traps may be Tributed for its face-up Tribute Summon as well; tributes_most: no more
             than so many of them (0: any number)
    without  monsters that cannot be Tributed for its Ritual Summon
    exact    nothing stands in for a material that its Fusion Summon names
    """

    normal: bool = True
    special: str = ""
    by: str = ""
    name: str = ""
    of: Filter | None = None
    not_from: tuple[str, ...] = ()
    not_while: tuple[Condition, ...] = ()
    as_spell: bool = False
    unless: tuple[Condition, ...] = ()
    flip_unless: tuple[Condition, ...] = ()
    tributes: int = 0
    face_up: bool = False
    without: Filter | None = None
    tributes_of: Filter | None = None
    exact: bool = False
    tributes_too: Filter | None = None
    tributes_most: int = 0
