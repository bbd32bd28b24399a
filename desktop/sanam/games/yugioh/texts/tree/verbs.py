"""The verbs of the ability tree: what an ability does, and how its steps hang together (see `tree`)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from sanam.games.yugioh.texts.tree.base import Grouped, Op
from sanam.games.yugioh.texts.tree.lasting import (
    Become,
    CloseZones,
    CopyEffects,
    Lasting,
    Modify,
    Negate,
    PlayerRule,
    Rule,
    TakeControl,
)
from sanam.games.yugioh.texts.tree.nouns import SELF, Condition, Filter, Group, Number, Occasion
from sanam.games.yugioh.texts.tree.summons import (
    CreateTokens,
    ExtraSummon,
    FusionSummon,
    NormalSummon,
    RitualSummon,
    SendListed,
    SpecialSummon,
    SummonCondition,
)


class Destroy(Grouped, tag="destroy", frozen=True, kw_only=True):
    """Destroy the cards by effect. They go to their owners' Graveyards; `banish`: they are banished instead ("destroy
    it, and if you do, banish it")."""

    banish: bool = False


class Move(Grouped, tag="move", frozen=True, kw_only=True):
    """Move cards without destroying them. `who` does it (and picks, unless group.by says otherwise).

    how  "send" to the GY · "discard" hand → GY · "tribute" · "banish" · "return" to the hand · "add" to the
         hand (revealed; from the Deck: then shuffle) · "give" from a hand to the other player's · "shuffle" into
         the Deck (Extra Deck kinds: Extra Deck) ·
         "top" / "bottom" of the Deck · "bury": what is banished returns to the GY, which is no sending
    face_down  how what is banished lies then
    """

    how: str
    who: str = "you"
    face_down: bool = False


class PutBack(Grouped, tag="put back", frozen=True, kw_only=True):
    """Return cards that this effect banished to the field or hand that they came from, as they lay; no Summon."""


class Draw(Op, tag="draw", frozen=True, kw_only=True):
    """`who` draws `count` cards (one draw; YZH-5.52). Not enough cards: that player loses."""

    count: Number = 1
    who: str = "you"


class SetCard(Grouped, tag="set", frozen=True, kw_only=True):
    """Set Spells/Traps face-down to your Spell & Trap Zone (`ready`: may be activated this turn), and monsters to a
    Monster Zone; `as_spell`: these too to a Spell & Trap Zone, as Spells."""

    ready: bool = False
    as_spell: bool = False


class PlaceSpell(Grouped, tag="place spell", frozen=True, kw_only=True):
    """Place cards face-up in your Spell & Trap Zone, where a monster is a Continuous Spell; that activates nothing.
    `activates`: Field Spells in your Field Zone; that is their activation, which brings about nothing else.
    `order`: of these names only the first that you do not control yet."""

    activates: bool = False
    order: tuple[str, ...] = ()


class ChangePosition(Grouped, tag="position", frozen=True, kw_only=True):
    """to "change" (Attack ↔ Defense) | "attack" | "defense" | "facedown" (face-down Defense) | "faceup attack"
    | "faceup defense". `quiet`: what is turned face-up so does not activate its Flip Effect."""

    to: str = "change"
    quiet: bool = False


class Damage(Op, tag="damage", frozen=True, kw_only=True):
    """Inflict effect damage to `who` ("you", "opponent", "each", "controller" of the card before, "host" of the monster
    that this card is equipped to)."""

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


class Redirect(Grouped, tag="redirect", frozen=True, kw_only=True):
    """The attack that was declared is now at the monster of `group`; no Replay comes of it."""


class MakeDirect(Op, tag="make direct", frozen=True, kw_only=True):
    """The attack that was declared at a monster is now at its player; no Replay comes of it."""


class OrderAttack(Grouped, tag="order attack", frozen=True, kw_only=True):
    """The monster of `group` attacks that of `to` when the Chain has resolved, in whatever phase that is: it must be
    the turn player's, and able to attack. Nothing is paid for it and no Replay comes of it."""

    to: Group


class PassOn(Grouped, tag="pass on", frozen=True, kw_only=True):
    """What the occasion tells of, an effect or an attack that has one target alone, now has the card of `group` as its
    target, which must be a legal one for it."""


class ChangeEffect(Op, tag="change effect", frozen=True, kw_only=True):
    """The activated effect of the occasion becomes this, done by the player who activated it, when it resolves; what it
    has cost and targeted stays. `damage`: only what it inflicts to this player becomes another: "none" | "half" |
    "passed on" (to the opponent) | "heals"."""

    do: tuple[Step, ...] = ()
    damage: str = ""


class EndBattlePhase(Op, tag="end battle phase", frozen=True, kw_only=True):
    """End the Battle Phase; `turn`: whatever phase it is, it becomes the End Phase."""

    turn: bool = False


class SkipPhase(Op, tag="skip phase", frozen=True, kw_only=True):
    """`who` skips the next `phase` of his, or the next `times` of them: "draw" | "standby" | "main 1" | "battle" |
    "turn" (all of it). `next_turn`: the one of his next turn, even where one is still to come in this turn.
    """

    phase: str
    who: str = "opponent"
    times: int = 1
    next_turn: bool = False


class SwapControl(Grouped, tag="swap control", frozen=True, kw_only=True):
    """Switch control of the (two) monsters of `group`."""


class Equip(Op, tag="equip", frozen=True, kw_only=True):
    """Equip the card(s) of `card` to the monster of `to`; a monster becomes an Equip Card."""

    card: Group
    to: Group


class PlaceCounters(Grouped, tag="place counters", frozen=True, kw_only=True):
    """Place `count` counters named `name` on each card of `group`, which bears no more than `most` (0: any number).
    `each`: in a continuous ability as many for each card to which its `when` happens at one moment. `shared`: so many
    in all, which the player shares out among the cards."""

    name: str
    count: Number = 1
    most: int = 0
    each: bool = False
    shared: bool = False


class RemoveCounters(Grouped, tag="remove counters", frozen=True, kw_only=True):
    """Remove `count` counters named `name` from the cards of `group` (together; `all_`: every one of them)."""

    name: str
    count: Number = 1
    all_: bool = False


class Detach(Grouped, tag="detach", frozen=True, kw_only=True):
    """Detach `count` Xyz Materials from the Xyz Monster of `group` (to the owners' Graveyards)."""

    count: int = 1
    group: Group = SELF
    number: str = "exactly"


class Attach(Grouped, tag="attach", frozen=True, kw_only=True):
    """Attach the cards of `group` to the Xyz Monster of `to` as materials."""

    to: Group = SELF


class Reveal(Grouped, tag="reveal", frozen=True, kw_only=True):
    """Show the cards to both players."""


class Pick(Grouped, tag="pick", frozen=True, kw_only=True):
    """Choose the cards as the effect resolves, which targets none and does nothing to them: they are "it" then."""


class Excavate(Grouped, tag="excavate", frozen=True, kw_only=True):
    """Show the top cards of a Deck to both players. They stay where they are: the zone "excavated", until they move.
    until: card after card until such a card comes, which is then the one that was handled."""

    until: Filter | None = None


class ChooseNumber(Op, tag="choose number", frozen=True, kw_only=True):
    """`who` chooses a number from `low` to `high`, by steps of `by`: Amount(of="die") for later steps, and for the cost
    of the ability (`high` 0: as high as that can be paid). at "activation" | "resolution"."""

    low: int
    high: int
    who: str = "you"
    at: str = "resolution"
    by: int = 1


class Declare(Op, tag="declare", frozen=True, kw_only=True):
    """You declare an "attribute", a "race" (Type), a "kind" of card or a "trait" of monsters, one of these words if
    there are any, or the "name" of one (of these kinds). In the steps after it the word stands wherever they have
    `declared(what)`, and where it is `kept` in the continuous abilities of the card, as long as that lies there. at
    "activation" | "resolution"."""

    what: str
    words: tuple[str, ...] = ()
    at: str = "resolution"
    kept: bool = False


def declared(what: str) -> str:
    """What stands in a tree for the word that will be declared."""
    return f"<{what}>"


def is_declared(word: str) -> bool:
    """Whether a word of a tree stands for one that will be declared."""
    return word.startswith("<")


class Look(Grouped, tag="look", frozen=True, kw_only=True):
    """You look at the cards (the other player does not)."""


class Arrange(Grouped, tag="arrange", frozen=True, kw_only=True):
    """Put the cards just looked at back on the `to` "top" | "bottom" of the Deck in any order."""

    to: str = "top"


class Shuffle(Op, tag="shuffle", frozen=True, kw_only=True):
    """`who` shuffles his Deck; `swaps`: after all cards in it and all in his Graveyard have changed places."""

    who: str = "you"
    swaps: bool = False


class TossCoin(Op, tag="toss", frozen=True, kw_only=True):
    """Toss `count` coins. `heads`, `tails`: what then happens. called: you call it; `heads` is then "right",
    `tails` "wrong". keep: the card keeps the result (Amount "kept")."""

    count: int = 1
    heads: tuple[Step, ...] = ()
    tails: tuple[Step, ...] = ()
    called: bool = False
    keep: bool = False


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """Results of a die and what they do."""

    results: tuple[int, ...]
    do: tuple[Step, ...]


class RollDie(Op, tag="roll", frozen=True, kw_only=True):
    """Roll a six-sided die; the result is Amount(of="die") for later steps, or chooses among `faces`."""

    faces: tuple[Face, ...] = ()


class Choose(Op, tag="choose", frozen=True, kw_only=True):
    """Choose 1 option and apply it. at "activation" | "resolution"; who chooses. (While reading also at "position":
    the options become steps, each for the battle position that it is said for; at "sequence": one after another.)

    targets: of each option, what is targeted when that one is chosen at activation; () where no option targets.
    costs: the same, what is then paid, besides the cost of the ability.
    conditions: the same, what must be true for it to be chosen.
    """

    options: tuple[tuple[Step, ...], ...]
    targets: tuple[tuple[Group, ...], ...] = ()
    costs: tuple[tuple[Step, ...], ...] = ()
    conditions: tuple[tuple[Condition, ...], ...] = ()
    at: str = "resolution"
    who: str = "you"


class ApplyEffect(Grouped, tag="apply effect", frozen=True, kw_only=True):
    """Apply the effect with which the Spell or Trap of `group` is activated, as one of this card: nothing is paid for
    it, and what it would target is chosen as it is applied."""


class Replace(Grouped, tag="replace", frozen=True, kw_only=True):
    """If a card of `group` would be destroyed (by `cause`), `instead` is done and it is not. Whether optional is
    Ability.optional. `by`, `by_who`: only by the effect of such a card, "you" | "opponent" | "" anybody's. `alone`:
    only where nothing else would be destroyed at the same time. `stays`: it is destroyed all the same, but goes to a
    Spell & Trap Zone instead of the Graveyard. `each`: for each card no more than once in a turn. `saves`: of cards
    that would be destroyed at the same time "" each | "one" of them alone | "all" of them or none, each by itself."""

    instead: tuple[Step, ...]
    cause: str = ""
    by: Filter = Filter()
    by_who: str = ""
    alone: bool = False
    stays: bool = False
    each: bool = False
    saves: str = ""


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
    """`who` wins the Duel: "you" | "opponent" | "lone": the player who controls the only monster on the field. `draw`:
    where nobody wins so, the Duel ends in a draw."""

    who: str = "you"
    draw: bool = False


class Later(Op, tag="later", frozen=True, kw_only=True):
    """Do `do` once, later: at `when` (an Occasion of event "phase"); `turns` n: at its n-th coming; 0: at the first one
    that is not of this turn. No Chain is started.

    `it` within still means the card(s) it meant here."""

    when: Occasion
    do: tuple[Step, ...]
    turns: int = 1


class Whenever(Op, tag="whenever", frozen=True, kw_only=True):
    """Do `do` each time `when` happens, as long as `until` (see `lasting`); `once`: only the first time. No Chain is
    started."""

    when: Occasion
    do: tuple[Step, ...]
    until: str
    once: bool = False


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
    | CopyEffects
    | Negate
    | EndBattlePhase
    | Redirect
    | MakeDirect
    | OrderAttack
    | PassOn
    | ChangeEffect
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
    | Pick
    | Excavate
    | ChooseNumber
    | Declare
    | Look
    | Arrange
    | Shuffle
    | TossCoin
    | RollDie
    | Choose
    | ApplyEffect
    | FusionSummon
    | SendListed
    | RitualSummon
    | ExtraSummon
    | Rule
    | CloseZones
    | PlayerRule
    | Replace
    | ByHand
    | WinDuel
    | Later
    | Whenever
    | SummonCondition
)


class Step(msgspec.Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """One operation and how it hangs on the one before.

    link      ""        the first, or a new sentence: done in any case, after the one before
              "and"     at the same time as the one before, only if that was done
              "also"    at the same time as the one before, each alone if the other cannot be done
              "then"    after the one before, and only if that was done (missed timing: only this one is "last")
              "if you do"  at the same time, only if the one before was done
    "otherwise" only if the conditions of the step before that has any did not hold
      "or"      only if the one before was not done: its player may decline that ("pay 500 LP, or destroy this card")
    optional  "you can …" within a resolution; asks "opponent": "your opponent can …" to
              prevent what follows; "they": the opponent, and nothing hangs on it
    conditions  only if these hold when its turn comes
    """

    op: Operation
    link: str = ""
    optional: bool = False
    conditions: tuple[Condition, ...] = ()
    asks: str = "you"


#: What is done by a player, or to one: its `who`.
OfPlayer: TypeAlias = (
    Move
    | Draw
    | Damage
    | GainLife
    | PayLife
    | SetLife
    | SkipPhase
    | TakeControl
    | Shuffle
    | Choose
    | PlayerRule
    | WinDuel
)


def group_of(op: object) -> Group | None:
    """The cards that an operation is about; None for one that is about no group of cards."""
    match op:
        case Grouped() | Negate():
            return op.group
    return None


def until_of(op: object) -> str | None:
    """How long what an operation tells lasts; None for one that tells of nothing that could have an end."""
    return op.until if isinstance(op, Lasting | Whenever) else None


def who_of(op: object) -> str:
    """The player by whom, or to whom, an operation is done; "" for one that names none."""
    return op.who if isinstance(op, OfPlayer) else ""
