"""The verbs of the ability tree that tell what holds for a time: values, names, control, rules on cards and players."""

from __future__ import annotations

from typing import TypeAlias

from sanam.games.yugioh.texts.tree.base import Grouped, Op
from sanam.games.yugioh.texts.tree.nouns import Filter, Group, Number

# `until`: how long. "" – for an instant operation nothing; in a continuous ability as long as it is in force;
# else for good (while the card stays where it is, face-up).
#   "turn" end of this turn · "turn yours" the same, and while its player controls the card · "battle" end of the Battle
#   Phase · "damage" end of this Damage Step ("during damage calculation only") · "opponent turn" end of the opponent's
#   next turn · "opponent third" end of the opponent's third turn, that of now included ·
#   "opponent second" end of the second turn that the opponent has after this one · "turn after" "opponent's turn after"
#   only in the next turn, in the next one of the opponent · "your turn" end of your next
#   turn · "your end" your next End Phase, be it that of this turn · "opponent end" the opponent's, likewise ·
#   "next turn" end of the next turn · "standby" your next Standby Phase · "next
#   standby" the next one of either player · "draw" your next Draw Phase · "self" while
#   this card is face-up on the field · "bearing NAME" as long as such a counter lies on the card · "response" while
#   what has just happened may be answered directly

UNTIL = (
    "",
    "turn",
    "turn yours",
    "battle",
    "damage",
    "opponent turn",
    "opponent third",
    "opponent second",
    "turn after",
    "opponent's turn after",
    "your turn",
    "your end",
    "opponent end",
    "next turn",
    "standby",
    "next standby",
    "draw",
    "response",
    "self",
)


class Modify(Grouped, tag="modify", frozen=True, kw_only=True):
    """Change values of the cards of `group`.

    what  "atk" | "def" | "atk def" (both) | "level" | "rank" (of an Xyz Monster) ; how "gain" | "lose" | "become" |
          "halve" | "double" | "swap" (ATK with DEF).
    original: it is the original value that becomes this; what else changes it is counted on top.
    exact: it is lost in full or not at all ("loses exactly 500 ATK").
    An Amount whose group is ref "it" is read for each card by itself ("becomes equal to its original ATK").
    In a continuous ability a found group is re-read all the time; elsewhere the cards and the amount are fixed
    at resolution.
    """

    what: str
    how: str
    amount: Number = 0
    until: str = ""
    original: bool = False
    exact: bool = False


class Become(Grouped, tag="become", frozen=True, kw_only=True):
    """Change the Attribute, Type or name of the cards: what "attribute" | "race" | "name" | "series" (an archetype
    word) | "trait"; value the new one. of: it is that of the last of these cards, `original`: as it is printed; then
    `what` may be several of these words and of "atk" "def" "level". also: without losing the one it has (always so of a
    series)."""

    what: str
    value: str
    until: str = ""
    also: bool = False
    of: Group | None = None
    original: bool = False


class CopyEffects(Grouped, tag="copy effects", frozen=True, kw_only=True):
    """The cards get the original effects of the first card of `of`. In place of: "" none, they gain them | "this"
    effect | "all" of their effects."""

    of: Group
    until: str = ""
    instead: str = ""


class Negate(Op, tag="negate", frozen=True, kw_only=True):
    """what "activation" (of the card or effect of the occasion: it does not resolve) | "effect" (its effect at
    resolution) | "effect if any" (the same; what has none counts as negated, too) | "attack" | "summon" (of the
    occasion) | "summon or activation" (whichever it is) | "effects" (those of the cards of `group`, while `until`)."""

    what: str
    group: Group | None = None
    until: str = ""


class TakeControl(Grouped, tag="take control", frozen=True, kw_only=True):
    """`who` gets control of the cards; without `until` for good. `who` "opponent": give control to the opponent;
    "owner": each card's owner gets control of it."""

    until: str = ""
    who: str = "you"


#: Rules on cards (`Rule.rule`):
#:   "cannot attack" "cannot attack directly" "must attack" "cannot change position" "cannot be destroyed by
#:   battle" "cannot be destroyed by effects" "cannot be destroyed" "cannot be targeted" (by the opponent's card
#:   effects) "cannot be attacked" (chosen as an attack target) "attacked past" (the same, and where all are so, their
#:   player is attacked directly) "cannot be tributed" "cannot be material"
#:   "cannot activate" (its effects) "unaffected" (by effects of `source` cards) "attacks directly" "attacks
#:   twice" "attacks all" (each of the opponent's monsters, or those that match `by`, once) "pierces" "pierces
#:   doubly" (the damage is doubled) "normal summon cannot be negated" "negates what targets it" ("alone": and no other
#:   card) "negates and destroys what targets it" (an effect of `source` cards that targets it, when it resolves)
#:   "no battle damage" (its controller takes none from its battles) "no damage" (deals no battle damage)
#:   "banished when leaving" (banished instead when it leaves the field)
#:   "only attack target" (the opponent must attack it if he attacks)
#:   "attacks monsters twice" (two attacks, both on monsters) "cannot be fusion material" "cannot be synchro
#:   material" "cannot be xyz material" "shares damage" (what battle damage its controller takes from its battles,
#:   the opponent takes as effect damage) "reflects damage" (the opponent takes the battle damage its controller
#:   would take from its battles) "half damage" "double damage" (what battle damage it deals) "cannot change control"
#:   "shares battle damage" (the same, as battle damage) "half damage taken" (what battle damage its controller takes
#:   from its battles) "whole ritual tribute" (all that is Tributed for the Ritual Summon of a monster that matches
#:   `unless`) "ritual tribute from graveyard" (banished from there as one of the Tributes for the Ritual Summon of a
#:   monster that matches `unless`)
#:   "cannot be banished" "cannot be banished by effects" "need not return" (its effect that returns it in the End Phase
#:   is activated only as its player likes)
#:   "must attack it" (the card that lays the rule, and nothing else, as long as it can be attacked)
#:   "attacks such first" (only monsters that match `by`, if it can attack any)
#:   "leaves no answer" (its effects, to the opponent) "effects not negated" (but perhaps its activation)
#:   "goes to hand" (or "deck", where it is shuffled into it, "deck top", "deck bottom": where it would go from the
#:   field to the Graveyard)
#:   "two tributes" (as two for the Tribute Summon of a monster that matches `unless`) "attacks so often" "attacks
#:   monsters so often" (`count` attacks in each Battle Phase, one in any case) "number of attacks" (`count`, even none)
#:   "more attacks" (`count` more than it has) "second attack
#:   in a row" "second attack on a monster"
#:   (a second one, as long as no other monster attacks in between) "attacks again" "attacks a monster again" (the
#:   same, once more than it has) "remains on the field" (a Spell or Trap that otherwise would go to the Graveyard
#:   when it has resolved) "banished as material" (banished instead of what is done with the materials of a monster
#:   that matches `by`) "banishes what it destroys" "what it destroys to hand"
#:   (or "deck", where it is shuffled into it, "deck top", "deck bottom": instead of to the Graveyard) "negates what it
#:   destroys"
#:   (its effects, as long as it lies where it went; both by battle) "attacks in defense" (from face-up Defense Position
#:   as well) "attacks with its def" (the same, and its DEF counts then) "attacks directly for half" (past monsters;
#:   such an attack deals half the damage) "cannot be negated" (neither its activation nor its effects) "stands in as
#:   fusion material" "stands in as synchro material" (for one that the monster's list names; `by`: one whose name
#:   has these words) "others as synchro material" (the other materials of its Summon must match `by`,
#:   be `count`, if that is given, and lie where `source` says) "hand as synchro material" (with it `count` monsters of
#:   the hand that match `by` can be material, 0 any number) "level as synchro material" "level as xyz material" (as its
#:   player likes it counts as of Level `count`) "levels as synchro material" (as its player likes it
#:   and all the others count as of Level `count`) "non-tuner as synchro material" (as its player likes it is no Tuner);
#:   these of a monster that matches `unless` "returns to its owner" (its control does) "battle damage heals" (a player
#:   gains what he would lose by its battles) "deals so much" (`count` is the battle damage it deals) "hurts when
#:   destroyed" (`count` damage to its controller) "cannot be special summoned" (from where it lies on the field)
#:   destroyed" (`count` damage to its controller) "tributed by the other" (the player whose effect lays it Tributes it
#:   as if he controlled it, and first of all if he Tributes any)
CARD_RULES = (
    "cannot attack", "cannot attack directly", "must attack", "cannot change position",
    "cannot be destroyed by battle", "cannot be destroyed by effects", "cannot be destroyed", "cannot be targeted",
    "cannot be attacked", "attacked past", "cannot be tributed", "cannot be tributed for a summon",
    "cannot be material",
    "cannot activate", "unaffected", "attacks directly", "attacks twice", "attacks all", "pierces", "pierces doubly",
    "normal summon cannot be negated", "negates what targets it", "negates what targets it alone",
    "negates and destroys what targets it",
    "no battle damage", "no damage", "banished when leaving", "only attack target", "attacks monsters twice",
    "cannot be fusion material", "cannot be synchro material", "cannot be xyz material", "reflects damage",
    "half damage", "double damage", "cannot change control", "two tributes", "attacks so often", "number of attacks",
    "attacks monsters so often", "more attacks", "second attack in a row", "second attack on a monster",
    "attacks again", "attacks a monster again", "remains on the field", "banished as material",
    "banishes what it destroys",
    "attacks in defense", "attacks with its def", "attacks directly for half", "cannot be negated",
    "effects not negated", "leaves no answer", "cannot be banished", "cannot be banished by effects",
    "need not return",
    "stands in as fusion material", "stands in as synchro material", "others as synchro material", "shares damage",
    "shares battle damage", "half damage taken", "whole ritual tribute", "negates what it destroys",
    "ritual tribute from graveyard",
    "what it destroys to hand", "what it destroys to deck", "what it destroys to deck top",
    "what it destroys to deck bottom", "goes to hand", "goes to deck", "goes to deck top", "goes to deck bottom",
    "attacks such first", "must attack it",
    "hand as synchro material", "level as synchro material",
    "level as xyz material", "non-tuner as synchro material", "levels as synchro material",
    "cannot be special summoned",
    "returns to its owner", "battle damage heals", "deals so much", "hurts when destroyed", "tributed by the other",
)  # fmt: skip


#: A rule that goes on when the card which laid it on another has left.
WHEN_IT_LEAVES = "banished when leaving"


class Rule(Grouped, tag="rule", frozen=True, kw_only=True):
    """A rule laid on cards: one of CARD_RULES, see there. `source`: kinds of cards it speaks of ("unaffected by
    Trap effects": ("trap",); () all other cards); "activated" among them: only of effects that were activated;
    `source_who` whose: "you" | "opponent" | "" any. `unless`: not as material of such a monster, nor Tributed but for
    the Tribute Summon of one. `by`: only of sources that match it ("by battle with a monster with 1900 or more ATK").
    A found group is re-read as long as the rule lasts, so it also holds for monsters that come later; a reference is
    fixed at resolution."""

    rule: str
    until: str = ""
    source: tuple[str, ...] = ()
    source_who: str = ""
    unless: Filter | None = None
    by: Filter | None = None
    count: Number = 0


#: Rules on players (`PlayerRule.rule`):
#:   "cannot normal summon" "cannot flip summon" "cannot tribute summon" "cannot special summon" "cannot set" (all, or
#:   those matching
#:   `filter`; "other" than what the effect of the card that lays the rule Summons) "cannot ritual summon" "cannot
#:   fusion summon" "cannot synchro summon" "cannot xyz summon" (the same, by such a Summon) "cannot activate"
#:   (cards/effects of cards matching `filter`) "cannot activate cards" (but effects of those that are face-up)
#:   "cannot attack" (conduct the Battle Phase) "cannot draw" "no battle
#:   damage" "no effect damage" "no damage" "half damage" (of all) "half battle damage" "extra normal summon" (one
#:   more this turn, of `filter`) "extra normal summon or set" (or a Set) "hand limit" (`count`) "draws" (draws
#:   `count` in the normal draw) "no graveyard"
#:   (what would be sent to that player's is banished) "cannot add" (from the Deck to the hand, but by drawing)
#:   "cannot banish" "activations" (of cards matching `filter` only `count` in a turn) "special summons" (no more than
#:   `count` times in a turn; "summons": Summons of all kinds) "activates from hand" (Traps and
#:   Quick-Play Spells of `filter`, in any turn)
#:   "activates when set" (in the turn in which it was) "attackers" (with no more than `count` monsters in a turn)
#:   "sets spells first" (no Spell from the hand, and a Set one only from that player's next turn on)
#:   "fewer tributes" (`count`, for a Tribute Summon of `filter`)
#:   "without tributes" (in a turn the player may Normal Summon `count` monsters of `filter` without them, 0 any number)
#:   "once without tributes" (the same, but only so many as long as the card lies there)
#:   "tributes opposing" (for Tribute Summons, of the opponent's monsters `count` in all)
#:   "damage heals" "battle damage heals" "effect damage heals" (the player gains what he would lose) "effect damage
#:   returned" (that of the opponent's effects, to the opponent) "reflects battle damage" (the opponent takes it) "gains
#:   hurt" (an effect that would give him LP takes as many, as damage) "battle damage is" (`count`, where there is any)
#:   "effects negated" (of his cards that match `filter`, activated in one of `zones`, when they resolve)
#:   "defense effects negated" (likewise, of monsters that were in Defense Position as they were activated)
#:   "attacks cost lp" "attacks cost cards" (from the top of his Deck) "effects cost lp" (`count` for each)
#:   "no more monsters" (come to his field than the other player has, if that one has any)
#:   "hand revealed" (it is played open) "extra deck summons" (Special Summons no more than `count` monsters from there
#:   in a turn) "one summon at a time" (Special Summons no two monsters at once)
#:   "banished instead of returning to hand" (from `zones`) "nothing sent from deck" (to the Graveyard)
#:   "nothing returned to deck" (from the field)
#:   "cannot answer" (the activation of such cards of the other player) "cannot answer effects" (that of their effects)
#:   "graveyard aims negated" (his effects that
#:   target cards in a Graveyard)
#:   "activations not negated" (of the effects of his cards that match `filter`)
#:   "graveyard stays" (effects that would move cards of a Graveyard are negated when they resolve) "graveyard words
#:   stay" (those that change the Type or Attribute of cards there)
#:   "one of each type" (no two of his face-up monsters are of one Type; which stays, he says)
#:   "one type" "one attribute" (of his face-up monsters all are of one; which, where there are more, he says, and the
#:   others are sent to the Graveyard)
#:   "no battle damage by attackers" (by the attacking monster, where it is the other player's)
#:   "double battle damage" (of battles of two monsters) "no damage by opponent" "no effect damage by opponent" (by the
#:   cards of the other player)
PLAYER_RULES = (
    "cannot normal summon", "cannot flip summon", "cannot special summon", "cannot set", "cannot activate",
    "cannot activate cards", "cannot attack", "cannot draw", "no battle damage", "no effect damage", "no damage",
    "half damage", "half battle damage", "extra normal summon", "extra normal summon or set", "hand limit", "draws",
    "no graveyard",
    "cannot add", "cannot banish", "activations", "fewer tributes", "tributes opposing", "special summons",
    "sets spells first", "attackers", "activates from hand", "activates when set", "cannot ritual summon",
    "cannot fusion summon", "cannot synchro summon", "cannot xyz summon", "damage heals", "battle damage heals",
    "effect damage heals",
    "effect damage returned", "reflects battle damage", "gains hurt", "battle damage is", "double battle damage",
    "no damage by opponent", "no effect damage by opponent", "cannot tribute summon", "effects negated", "summons",
    "defense effects negated",
    "without tributes", "once without tributes",
    "attacks cost lp", "attacks cost cards", "effects cost lp", "no more monsters", "hand revealed",
    "extra deck summons", "one summon at a time", "banished instead of returning to hand", "nothing sent from deck",
    "nothing returned to deck",
    "activations not negated", "cannot answer", "cannot answer effects", "graveyard aims negated",
    "graveyard stays", "graveyard words stay", "one type", "one attribute", "one of each type",
    "no battle damage by attackers",
)  # fmt: skip


class CloseZones(Op, tag="close zones", frozen=True, kw_only=True):
    """Choose `count` zones in which nothing lies, or "up to" so many (`number`), of `zones` ("monster", "spell-trap")
    on the side of `whose` ("you", "opponent", "either"): they cannot be used. `of`: not these, but the zones where the
    cards were that the steps before have handled. `lying`: as long as those cards lie where that has brought them."""

    zones: tuple[str, ...] = ("monster",)
    whose: str = "either"
    number: str = "exactly"
    count: int = 1
    of: Group | None = None
    lying: bool = False
    until: str = ""


class PlayerRule(Op, tag="player rule", frozen=True, kw_only=True):
    """A rule laid on `who` ("you", "opponent", "each"); see PLAYER_RULES. `windows`: only then, as
    Ability.windows. `once`: cards of the same name lay it but once. `zones`: only of cards that are there ("from the
    Extra Deck"). `by`: only if an effect of such a card does it. `spares`: not of cards that were on the field when a
    word was declared for its card. `ways`: not of such Summons ("fusion", "synchro", …, or "extra": from the Extra
    Deck). `unless_by`: not if an effect of such a card does it."""

    rule: str
    who: str
    filter: Filter = Filter()
    count: int = 0
    until: str = ""
    windows: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    once: bool = False
    spares: bool = False
    by: Filter | None = None
    ways: tuple[str, ...] = ()
    unless_by: Filter | None = None


#: What can have an end, its `until`.
Lasting: TypeAlias = Modify | Become | CopyEffects | Negate | TakeControl | Rule | PlayerRule | CloseZones
