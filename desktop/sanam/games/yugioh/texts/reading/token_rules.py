"""Rules that a card's text gives to the Tokens that it makes: they hold for these wherever the card itself is."""

from __future__ import annotations

import msgspec

from sanam.games.yugioh.texts import tree as t

replace = msgspec.structs.replace
FOR_TOKENS = (
    "cannot be destroyed by battle",
    "cannot be destroyed by effects",
    "cannot attack",
    "cannot attack directly",
)


def borne_by_tokens(abilities: list[t.Ability]) -> list[t.Ability]:
    """'"Ash Token" cannot be destroyed by battle.', where an effect before it makes an "Ash Token": of that one."""
    kept: list[t.Ability] = []
    for ability in abilities:
        said = _said_of_token(ability)
        at = next((at for at, before in enumerate(kept) if said and _makes(before, said[0])), None)
        if said is None or at is None:
            kept.append(ability)
            continue
        before = kept[at]
        do = tuple(_with_rules(step, *said) for step in before.do)
        kept[at] = replace(before, do=do, span=(before.span[0], max(before.span[1], ability.span[1])))
    return kept


def _said_of_token(ability: t.Ability) -> tuple[str, tuple[str, ...]] | None:
    """The name of a Token, and the rules that are said of it and of nothing else."""
    ops = [step.op for step in ability.do]
    if ability.kind != "continuous" or ability.when is not None or ability.conditions or not ops:
        return None
    groups = {op.group for op in ops if isinstance(op, t.Rule)}
    group = groups.pop() if len(groups) == 1 else None
    if group is None or group.ref or len(group.filter.names) != 1 or group.also is not None:
        return None
    if group.filter != t.Filter(names=group.filter.names) or any(step.conditions for step in ability.do):
        return None
    rules = tuple(op.rule for op in ops if isinstance(op, t.Rule) and op == t.Rule(group=group, rule=op.rule))
    whole = len(rules) == len(ops) and {*rules} <= {*FOR_TOKENS}
    return (group.filter.names[0], rules) if whole else None


def _makes(ability: t.Ability, name: str) -> bool:
    return any(isinstance(step.op, t.CreateTokens) and step.op.name == name for step in ability.do)


def _with_rules(step: t.Step, name: str, rules: tuple[str, ...]) -> t.Step:
    if not isinstance(step.op, t.CreateTokens) or step.op.name != name:
        return step
    return replace(step, op=replace(step.op, rules=(*step.op.rules, *rules)))
