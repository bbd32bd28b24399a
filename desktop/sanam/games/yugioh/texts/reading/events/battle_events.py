"""What the occasions of the phrase book mean in which monsters attack, battle and inflict damage."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.events.events import occasion
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means


@means("Event.attacks directly", "Event.attacks directly now")
def _attacks_directly(tree: Tree) -> t.Occasion:
    return occasion("attack", meaning(tree["s"]), direct=True)


@means("Event.attack is negated")
def _attack_is_negated(tree: Tree) -> t.Occasion:
    return occasion("attack negated", meaning(tree["s"]))


@means("Event.attacks card")
def _attacks_card(tree: Tree) -> t.Occasion:
    return occasion("attack", meaning(tree["s"]), other=meaning(tree["o"]))


@means("Event.attacks now")
def _attacks_now(tree: Tree) -> t.Occasion:
    other = tree.get("o")
    return occasion("attack", meaning(tree["s"]), other=meaning(other) if other is not None else None, role="now")


@means("Event.is attacked")
def _is_attacked(tree: Tree) -> t.Occasion:
    return occasion("attack", other=meaning(tree["s"]))


@means("Event.is attacked by")
def _is_attacked_by(tree: Tree) -> t.Occasion:
    return occasion("attack", meaning(tree["o"]), other=meaning(tree["s"]), role="attacked")


@means("Event.is being attacked")
def _is_being_attacked(tree: Tree) -> t.Occasion:
    """In the battle that goes on."""
    return occasion("attack", meaning(tree["s"]), role="being attacked")


@means("Event.attacks or is attacked", "Event.attack is declared involving")
def _attacks_or_is_attacked(tree: Tree) -> t.Occasion:
    if tree["s"].key == "Obj.two kinds":
        raise Meaningless("which of the two battles the other")
    return occasion("attack", meaning(tree["s"]), role="either")


@means("Event.attack is declared involving both")
def _attack_involving_both(tree: Tree) -> t.Occasion:
    return occasion("attack", meaning(tree["s"]), other=meaning(tree["o"]), role="either")


@means("Event.opponent attacks", "Event.opponent attacks directly")
def _opponent_attacks(tree: Tree) -> t.Occasion:
    return occasion("attack", who="opponent", direct=tree.name.endswith("directly"))


@means("Event.battles", "Event.battles anything")
def _battles(tree: Tree) -> t.Occasion:
    """A battle; its heading says which moment of the Damage Step is meant."""
    other = tree.get("o")
    if other is None and tree["s"].category == "Obj":
        raise Meaningless("who fights whom")  # "this card and a monster" fight each other: {s} battles {o}
    return occasion("battles", meaning(tree["s"]), other=meaning(other) if other is not None else None)


@means("Event.destroys by battle", "Event.destroys and sends")
def _destroys(tree: Tree) -> t.Occasion:
    to = "graveyard" if tree.name == "destroys and sends" else ""
    return occasion("destroys", meaning(tree["s"]), other=meaning(tree["o"]), to=to)


@means("Event.attacking destroys by battle", "Event.attacking destroys and sends")
def _attacking_destroys(tree: Tree) -> t.Occasion:
    to = "graveyard" if tree.name.endswith("sends") else ""
    return occasion("destroys", t.SELF, other=meaning(tree["o"]), to=to, role="attacker")


@means("Event.direct damage")
def _direct_damage(tree: Tree) -> t.Occasion:
    return occasion("battle damage", meaning(tree["s"]), who="opponent", direct=True)


@means("Event.you take battle damage from")
def _damage_from(tree: Tree) -> t.Occasion:
    return occasion("battle damage", meaning(tree["s"]), who="you")


@means("Event.you take battle damage in a battle of", "Event.opponent takes battle damage in a battle of")
def _damage_in_battle_of(tree: Tree) -> t.Occasion:
    who = "you" if tree.name.startswith("you") else "opponent"
    return occasion("battle damage", meaning(tree["s"]), who=who, role="either")


@means("Event.inflicts battle damage")
def _inflicts(tree: Tree) -> t.Occasion:
    return occasion("battle damage", meaning(tree["s"]), who="opponent")


_BY_THEIR_EFFECT = t.Occasion(events=("damage",), who="you", cause="effect", cause_who="opponent")
fix("Event", {"you take damage of theirs": occasion("battle damage", who="you", others=(_BY_THEIR_EFFECT,))})
fix("Event", {"you take battle damage directly": occasion("battle damage", who="you", direct=True)})
fix("Event", {"attacking inflicts battle damage": occasion("battle damage", t.SELF, who="opponent", role="attacker")})
