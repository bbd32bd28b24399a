"""By what something is done to a card: "in battle", "by your opponent's effects" …"""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.host import Host
from sanam.games.onepiece.texts.execution.selections import is_among
from sanam.games.onepiece.vocabulary.effects import Doing


def by_applies(ctx: Context, by: Tree | None, doing: Doing) -> bool:
    """Whether what is done is done the way that "in battle", "by your opponent's effects" … says."""
    if by is None:
        return True
    effect, battle = doing.cause == "effect", doing.cause == "battle"
    match by.name:
        case "battle" | "battle plain":
            return battle
        case "battle with":
            return battle and is_among(ctx, doing.source, by["s"])
        case "effects" | "either effect":
            return effect
        case "opponent's effects":
            return effect and doing.by != ctx.me
        case "battle or opponent's effects":
            return battle or (effect and doing.by != ctx.me)
        case "your effect":
            return effect and doing.by == ctx.me
        case "your opponent":
            return doing.by != ctx.me
        case "character's effect":
            return effect and doing.by != ctx.me and ctx.rules.profile(doing.source).character
        case "own character's effect":
            return effect and doing.by == ctx.me and ctx.rules.profile(doing.source).character
        case "leader or character":
            profile = ctx.rules.profile(doing.source)
            return effect and doing.by != ctx.me and (profile.leader or profile.character)
        case "leader's effect":
            return effect and doing.by == ctx.me and ctx.rules.profile(doing.source).leader
        case "your type's effect":
            return effect and doing.by == ctx.me and by.text("x") in ctx.rules.types(doing.source)
        case "effects of":
            return effect and is_among(ctx, doing.source, by["s"])
    return True


def may_be_played(rules: Host, card: int, doing: Doing) -> bool:
    """Whether nothing forbids an effect to play a card (1-3-3)."""
    bans = rules.effects(card, "no play by")
    return rules.may_play(card) and not any(
        by_applies(Context(rules, effect.card, effect.seat), effect.tree, doing) for effect in bans
    )
