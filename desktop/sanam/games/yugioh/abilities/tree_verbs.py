"""The verbs of the ability tree: what an ability does, and how its steps hang together (see `tree`)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from sanam.games.yugioh.abilities.tree_nouns import SELF, Condition, Filter, Group, Number, Occasion
from sanam.games.yugioh.abilities.tree_summons import (
    CreateTokens,
    ExtraSummon,
    FusionSummon,
    NormalSummon,
    Op,
    RitualSummon,
    SpecialSummon,
    SummonCondition,
)

# `until`: how long. "" – for an instant operation nothing; in a continuous ability as long as it is in force;
# else for good (while the card stays where it is, face-up).
#   "turn" end of this turn · "battle" end of the Battle Phase · "damage" end of this Damage Step ("during
#   damage calculation only") · "opponent turn" end of the opponent's next turn · "your turn" end of your next
#   turn · "next turn" end of the next turn · "standby" your next Standby Phase · "self" while this card is face-up
#   on the field · "response" while what has just happened may be answered directly

UNTIL = ("", "turn", "battle", "damage", "opponent turn", "your turn", "next turn", "standby", "response", "self")


class Destroy(Op, tag="destroy", frozen=True, kw_only=True):
    """Destroy the cards by effect. They go to their owners' Graveyards; `banish`: they are banished instead ("destroy
    it, and if you do, banish it")."""

    group: Group
    banish: bool = False


class Move(Op, tag="move", frozen=True, kw_only=True):
    """Move cards without destroying them. `who` does it (and picks, unless group.by says otherwise).

    how  "send" to the GY · "discard" hand → GY · "tribute" · "banish" · "return" to the hand · "add" to the
         hand (revealed; from the Deck: then shuffle) · "shuffle" into the Deck (Extra Deck kinds: Extra Deck) ·
         "top" / "bottom" of the Deck · "bury": what is banished returns to the GY, which is no sending
    """

    how: str
    group: Group
    who: str = "you"


class PutBack(Op, tag="put back", frozen=True, kw_only=True):
    """Return cards that this effect banished to the field or hand that they came from, as they lay; no Summon."""

    group: Group


class Draw(Op, tag="draw", frozen=True, kw_only=True):
    """`who` draws `count` cards (one draw; YZH-5.52). Not enough cards: that player loses."""

    count: Number = 1
    who: str = "you"


class SetCard(Op, tag="set", frozen=True, kw_only=True):
    """Set Spells/Traps face-down to your Spell & Trap Zone (`ready`: may be activated this turn)."""

    group: Group
    ready: bool = False


class PlaceSpell(Op, tag="place spell", frozen=True, kw_only=True):
    """Place cards face-up in your Spell & Trap Zone, where a monster is a Continuous Spell; that activates nothing."""

    group: Group


class ChangePosition(Op, tag="position", frozen=True, kw_only=True):
    """to "change" (Attack ↔ Defense) | "attack" | "defense" | "facedown" (face-down Defense) | "faceup attack"
    | "faceup defense". `quiet`: what is turned face-up so does not activate its Flip Effect."""

    group: Group
    to: str = "change"
    quiet: bool = False


class Damage(Op, tag="damage", frozen=True, kw_only=True):
    """Inflict effect damage to `who` ("you", "opponent", "each", "controller" of the card before)."""

    amount: Number
    who: str = "opponent"


class GainLife(Op, tag="gain life", frozen=True, kw_only=True):
    amount: Number
    who: str = "you"


class PayLife(Op, tag="pay life", frozen=True, kw_only=True):
    """Pay LP (a cost; never damage). Amount may be half: Amount(of="lp", over=2)."""

    amount: Number
    who: str = "you"


class SetLife(Op, tag="set life", frozen=True, kw_only=True):
    """Change LP by neither damage nor payment: how "become" `amount` | "lose" `amount` | "halve" | "swap" (with the
    other player's)."""

    how: str
    amount: Number = 0
    who: str = "you"


class Modify(Op, tag="modify", frozen=True, kw_only=True):
    """Change values of the cards of `group`.

    what  "atk" | "def" | "atk def" (both) | "level" ; how "gain" | "lose" | "become" | "halve" | "double" |
          "swap" (ATK with DEF).
    original: it is the original value that becomes this; what else changes it is counted on top.
    exact: it is lost in full or not at all ("loses exactly 500 ATK").
    An Amount whose group is ref "it" is read for each card by itself ("becomes equal to its original ATK").
    In a continuous ability a found group is re-read all the time; elsewhere the cards and the amount are fixed
    at resolution.
    """

    group: Group
    what: str
    how: str
    amount: Number = 0
    until: str = ""
    original: bool = False
    exact: bool = False


class Become(Op, tag="become", frozen=True, kw_only=True):
    """Change the Attribute, Type or name of the cards: what "attribute" | "race" | "name" | "series" (an archetype
    word) | "trait"; value the new one. of: the name is that of the first of these cards. also: without losing the one
    it has (always so of a series)."""

    group: Group
    what: str
    value: str
    until: str = ""
    also: bool = False
    of: Group | None = None


class Negate(Op, tag="negate", frozen=True, kw_only=True):
    """what "activation" (of the card or effect of the occasion: it does not resolve) | "effect" (its effect at
    resolution) | "attack" | "summon" (of the occasion) | "summon or activation" (whichever it is) | "effects" (those of
    the cards of `group`, while `until`)."""

    what: str
    group: Group | None = None
    until: str = ""


class Redirect(Op, tag="redirect", frozen=True, kw_only=True):
    """The attack that was declared is now at the monster of `group`; no Replay comes of it."""

    group: Group


class EndBattlePhase(Op, tag="end battle phase", frozen=True, kw_only=True):
    pass


class SkipPhase(Op, tag="skip phase", frozen=True, kw_only=True):
    """`who` skips the next `phase` of his: "draw" | "standby" | "main 1" | "battle"."""

    phase: str
    who: str = "opponent"


class TakeControl(Op, tag="take control", frozen=True, kw_only=True):
    """`who` gets control of the cards; without `until` for good. `who` "opponent": give control to the opponent."""

    group: Group
    until: str = ""
    who: str = "you"


class SwapControl(Op, tag="swap control", frozen=True, kw_only=True):
    """Switch control of the (two) monsters of `group`."""

    group: Group


class Equip(Op, tag="equip", frozen=True, kw_only=True):
    """Equip the card(s) of `card` to the monster of `to`; a monster becomes an Equip Card."""

    card: Group
    to: Group


class PlaceCounters(Op, tag="place counters", frozen=True, kw_only=True):
    """Place `count` counters named `name` on each card of `group`, which bears no more than `most` (0: any number)."""

    name: str
    group: Group
    count: Number = 1
    most: int = 0


class RemoveCounters(Op, tag="remove counters", frozen=True, kw_only=True):
    """Remove `count` counters named `name` from the cards of `group` (together; `all_`: every one of them)."""

    name: str
    group: Group
    count: int = 1
    all_: bool = False


class Detach(Op, tag="detach", frozen=True, kw_only=True):
    """Detach `count` Xyz Materials from the Xyz Monster of `group` (to the owners' Graveyards)."""

    count: int = 1
    group: Group = SELF
    number: str = "exactly"


class Attach(Op, tag="attach", frozen=True, kw_only=True):
    """Attach the cards of `group` to the Xyz Monster of `to` as materials."""

    group: Group
    to: Group = SELF


class Reveal(Op, tag="reveal", frozen=True, kw_only=True):
    """Show the cards to both players."""

    group: Group


class Excavate(Op, tag="excavate", frozen=True, kw_only=True):
    """Show the top cards of a Deck to both players. They stay where they are: the zone "excavated", until they move."""

    group: Group


class ChooseNumber(Op, tag="choose number", frozen=True, kw_only=True):
    """You choose a number from `low` to `high`: Amount(of="die") for later steps. at "activation" | "resolution"."""

    low: int
    high: int
    at: str = "resolution"


class Declare(Op, tag="declare", frozen=True, kw_only=True):
    """You declare an "attribute", a "race" (Type) or a "kind" of card. In the steps after it the word stands wherever
    they have `declared(what)`. at "activation" | "resolution"."""

    what: str
    at: str = "resolution"


def declared(what: str) -> str:
    """What stands in a tree for the word that will be declared."""
    return f"<{what}>"


class Look(Op, tag="look", frozen=True, kw_only=True):
    """You look at the cards (the other player does not)."""

    group: Group


class Arrange(Op, tag="arrange", frozen=True, kw_only=True):
    """Put the cards just looked at back on the `to` "top" | "bottom" of the Deck in any order."""

    group: Group
    to: str = "top"


class Shuffle(Op, tag="shuffle", frozen=True, kw_only=True):
    """`who` shuffles his Deck."""

    who: str = "you"


class TossCoin(Op, tag="toss", frozen=True, kw_only=True):
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


class RollDie(Op, tag="roll", frozen=True, kw_only=True):
    """Roll a six-sided die; the result is Amount(of="die") for later steps, or chooses among `faces`."""

    faces: tuple[Face, ...] = ()


class Choose(Op, tag="choose", frozen=True, kw_only=True):
    """Choose 1 option and apply it. at "activation" | "resolution"; who chooses.

    targets: of each option, what is targeted when that one is chosen at activation; () where no option targets.
    """

    options: tuple[tuple[Step, ...], ...]
    targets: tuple[tuple[Group, ...], ...] = ()
    at: str = "resolution"
    who: str = "you"


#: Rules on cards (`Rule.rule`):
#:   "cannot attack" "cannot attack directly" "must attack" "cannot change position" "cannot be destroyed by
#:   battle" "cannot be destroyed by effects" "cannot be destroyed" "cannot be targeted" (by the opponent's card
#:   effects) "cannot be attacked" (chosen as an attack target) "cannot be tributed" "cannot be material"
#:   "cannot activate" (its effects) "unaffected" (by effects of `source` cards) "attacks directly" "attacks
#:   twice" "attacks all" (each of the opponent's monsters, or those that match `by`, once) "pierces" "no battle damage"
#:   (its controller takes none from its battles) "no damage" (deals no battle damage) "banished when leaving" (banished
#:   instead when it leaves the field) "only attack target" (the opponent must attack it if he attacks)
#:   "attacks monsters twice" (two attacks, both on monsters) "cannot be fusion material" "cannot be synchro material"
#:   "cannot be xyz material" "reflects damage" (the opponent takes the battle damage its controller would take from its
#:   battles) "half damage" "double damage" (what battle damage it deals) "cannot change control" "two tributes" (as
#:   two for the Tribute Summon of a monster that matches `unless`) "attacks so often" "attacks monsters so often"
#:   (`count` attacks in each Battle Phase) "second attack in a row" "second attack on a monster" (a second one, as long
#:   as no other monster attacks in between) "attacks again" "attacks a monster again" (the same, once more than it has)
#:   "remains on the field" (a Spell or Trap that otherwise would go to the Graveyard when it has resolved)
#:   "banished as material" (banished instead of what is done with the materials of a monster that matches `by`)
#:   "banishes what it destroys" (by battle) "attacks in defense" (from face-up Defense Position as well) "attacks
#:   with its def" (the same, and its DEF counts then) "attacks directly for half" (past monsters; such an attack deals
#:   half the damage) "cannot be negated" (neither its activation nor its effects)
CARD_RULES = (
    "cannot attack", "cannot attack directly", "must attack", "cannot change position",
    "cannot be destroyed by battle", "cannot be destroyed by effects", "cannot be destroyed",
    "cannot be targeted", "cannot be attacked", "cannot be tributed", "cannot be material",
    "cannot activate", "unaffected", "attacks directly", "attacks twice", "attacks all", "pierces",
    "no battle damage", "no damage", "banished when leaving", "only attack target", "attacks monsters twice",
    "cannot be fusion material", "cannot be synchro material", "cannot be xyz material", "reflects damage",
    "half damage", "double damage", "cannot change control", "two tributes", "attacks so often",
    "attacks monsters so often", "second attack in a row", "second attack on a monster", "attacks again",
    "attacks a monster again",
    "remains on the field", "banished as material", "banishes what it destroys", "attacks in defense",
    "attacks with its def", "attacks directly for half", "cannot be negated",
)  # fmt: skip


class Rule(Op, tag="rule", frozen=True, kw_only=True):
    """A rule laid on cards: one of CARD_RULES, see there. `source`: kinds of cards it speaks of ("unaffected by
    Trap effects": ("trap",); () all other cards); `source_who` whose: "you" | "opponent" | "" any. `unless`: not as
    material of such a monster. `by`: only of sources that match it ("by battle with a monster with 1900 or more ATK").
    A found
    group is re-read as long as the rule lasts, so it also holds for monsters that come later; a reference is
    fixed at resolution."""

    group: Group
    rule: str
    until: str = ""
    source: tuple[str, ...] = ()
    source_who: str = ""
    unless: Filter | None = None
    by: Filter | None = None
    count: int = 0


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


class PlayerRule(Op, tag="player rule", frozen=True, kw_only=True):
    """A rule laid on `who` ("you", "opponent", "each"); see PLAYER_RULES. `windows`: only then, as
    Ability.windows. `once`: cards of the same name lay it but once. `zones`: only of cards that are there ("from the
    Extra Deck")."""

    rule: str
    who: str
    filter: Filter = Filter()
    count: int = 0
    until: str = ""
    windows: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    once: bool = False


class Replace(Op, tag="replace", frozen=True, kw_only=True):
    """If a card of `group` would be destroyed (by `cause`), `instead` is done and it is not. Whether optional
    is Ability.optional."""

    group: Group
    instead: tuple[Step, ...]
    cause: str = ""


class Offer(msgspec.Struct, frozen=True):
    """Something that unread words speak of and that is understood by itself: its own `words`, and what it does."""

    words: str
    op: Operation


class ByHand(Op, tag="by hand", frozen=True, kw_only=True):
    """What nobody understood: the players do what the `words` of the text say, and then say that it is done. What is
    understood of the words can be carried out for them (`offers`).
    """

    words: str
    offers: tuple[Offer, ...] = ()


class WinDuel(Op, tag="win", frozen=True, kw_only=True):
    who: str = "you"


class Later(Op, tag="later", frozen=True, kw_only=True):
    """Do `do` once, later: at `when` (an Occasion of event "phase"); `turns` n: at its n-th coming. No Chain is
    started.

    `it` within still means the card(s) it meant here."""

    when: Occasion
    do: tuple[Step, ...]
    turns: int = 1


Operation: TypeAlias = (
    Destroy
    | Move
    | PutBack
    | Draw
    | SpecialSummon
    | NormalSummon
    | SetCard
    | PlaceSpell
    | ChangePosition
    | Damage
    | GainLife
    | PayLife
    | SetLife
    | Modify
    | Become
    | Negate
    | EndBattlePhase
    | Redirect
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
    | Excavate
    | ChooseNumber
    | Declare
    | Look
    | Arrange
    | Shuffle
    | TossCoin
    | RollDie
    | Choose
    | FusionSummon
    | RitualSummon
    | ExtraSummon
    | Rule
    | PlayerRule
    | Replace
    | ByHand
    | WinDuel
    | Later
    | SummonCondition
)


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One operation and how it hangs on the one before.

    link      ""        the first, or a new sentence: done in any case, after the one before
              "and"     at the same time as the one before, only if that was done
              "also"    at the same time as the one before, each alone if the other cannot be done
              "then"    after the one before, and only if that was done (missed timing: only this one is "last")
              "if you do"  at the same time, only if the one before was done
    "otherwise" only if the conditions of the step before that has any did not hold
      "or"      only if the one before was not done: its player may decline that ("pay 500 LP, or destroy this card")
    optional  "you can …" within a resolution
    conditions  only if these hold when its turn comes
    """

    op: Operation
    link: str = ""
    optional: bool = False
    conditions: tuple[Condition, ...] = ()
