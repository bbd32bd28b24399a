"""What a player is offered to carry out of words that as a whole nobody understood."""

from __future__ import annotations

from msgspec.structs import replace

from sanam.abilities.grammar import Grammar
from sanam.abilities.reader import pieces
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning
from sanam.games.yugioh.texts.reading.nouns.groups import BOTH

#: The category of the phrase book whose phrases are things to do.
CATEGORY = "Op"
#: How many things are offered at most.
MOST = 4
#: Operations that stand by themselves: what they do does not hang on words around them.
_ALONE = (
    t.Destroy,
    t.Move,
    t.Draw,
    t.SpecialSummon,
    t.SetCard,
    t.ChangePosition,
    t.Damage,
    t.GainLife,
    t.PayLife,
    t.TakeControl,
    t.PlaceCounters,
    t.RemoveCounters,
    t.Detach,
    t.Reveal,
    t.Look,
    t.Shuffle,
    t.TossCoin,
    t.RollDie,
    t.CreateTokens,
    t.FusionSummon,
    t.RitualSummon,
)


def with_offers(ability: t.Ability, grammar: Grammar) -> t.Ability:
    """The ability with offers for what it leaves to the players."""
    return replace(
        ability,
        cost=tuple(_offering(step, grammar) for step in ability.cost),
        do=tuple(_offering(step, grammar) for step in ability.do),
    )


def _offering(step: t.Step, grammar: Grammar) -> t.Step:
    if isinstance(step.op, t.Choose):
        options = tuple(tuple(_offering(each, grammar) for each in option) for option in step.op.options)
        return replace(step, op=replace(step.op, options=options))
    if not isinstance(step.op, t.ByHand):
        return step
    return replace(step, op=replace(step.op, offers=offers(step.op.words, grammar)))


def offers(words: str, grammar: Grammar) -> tuple[t.Offer, ...]:
    """What can be done by itself of the things that the words speak of, in their order."""
    found: list[t.Offer] = []
    for said, phrase in pieces(grammar, words, CATEGORY):
        try:
            op = meaning(phrase)
        except Meaningless:
            continue
        if isinstance(op, _ALONE) and _stands_alone(op):
            found.append(t.Offer(said, op))
    return tuple(found[:MOST])


def _stands_alone(op: t.Operation) -> bool:
    """Whether it speaks of no card that only the words around it name."""
    group = t.group_of(op)
    return group is None or all(part.ref in ("", "self") and part.number != BOTH for part in t.parts(group))
