"""Compares what a Yu-Gi-Oh! card does without a Chain, the rules that it lays, and how it comes to the field, with the
facts collected of that card."""

from __future__ import annotations

from groups_yugioh import Plain
from laws_yugioh import Law
from pairs_yugioh import dids_of, likeness, words_of
from statements_yugioh import CardFacts
from tally import Tally, Verdict
from words_yugioh import NEGATED_IN_CHAINS, UNTOLD

#: Occasions that are a Summon.
SUMMONED = {"normal summoned", "special summoned", "flip summoned"}


def compare_reactions(tally: Tally, where: str, ours: CardFacts, theirs: Plain) -> None:
    """What happens upon something without a Chain."""
    others = [effect for effect in theirs.get("effects", []) if effect["kind"] == "watch"]
    as_summoned = any(rule[0] == "summon cost" for rule in theirs.get("passive", []))
    for effect in ours.effects:
        if effect.kind != "watch":
            continue
        if as_summoned and effect.lasting and not effect.ops and {*effect.events} <= SUMMONED:
            continue  # scripts change a card as it is Summoned
        if not others:
            tally.note("reaction without a chain", "only_ours", where, effect.events)
            continue
        best = max(others, key=lambda other: likeness(effect, other))
        known = words_of(dids_of(best.get("ops", []))) | {rule[0] for rule in best.get("lasting", [])}
        verdict: Verdict = "agree" if words_of(effect.ops) <= known else "otherwise"
        tally.note("reaction without a chain", verdict, where, words_of(effect.ops), known)


def compare_laws(tally: Tally, where: str, which: str, ours: list[Law], theirs: list[list[object]]) -> None:
    """Rules in force, or left behind by an effect."""
    mine, others = {law.rule for law in ours}, {str(rule[0]) for rule in theirs}
    if which == "in force" and "name become" in mine:
        mine -= {"name become"} - others  # what a card always counts as is printed data to the facts
    mine -= UNTOLD - others
    if "skips battle phase" in mine:  # to the facts an operation, or this rule
        mine = mine - {"skips battle phase"} | ({"cannot conduct battle phase"} & others)
    if which == "in force" and "cannot set" in mine:  # it comes to the field only by another card
        others.discard("cannot special summon")
    if "redirect battle destroyed" in mine and "replace sending" in others:
        others = others - {"replace sending"} | {"redirect battle destroyed"}
    both = {"cannot be destroyed by battle", "cannot be destroyed by effects"}
    if both <= others and "cannot be destroyed" in mine:
        others = others - both | {"cannot be destroyed"}
    if "change damage" in mine:
        others.discard("no effect damage")
    if "swap atk def" in mine and {"atk become", "def become"} <= others:  # scripts set both values
        others = others - {"atk become", "def become"} | {"swap atk def"}
    others.discard("summon cost")  # bookkeeping: it marks how the card was Summoned
    if "cannot normal summon" in mine:
        others -= {"cannot set"} - mine
    if {"cannot be attacked", "cannot attack directly"} <= mine and "only attack target" in others:
        # Scripts name the one monster that may be attacked, our tree those that may not.
        others = others - {"only attack target", "only_be_attacked"} | {"cannot be attacked", "cannot attack directly"}
    tally.note_each(f"rule {which}", where, mine, others)
    for word in sorted(mine & others):
        a = {law.value for law in ours if law.rule == word and law.value is not None}
        b = {rule[1] for rule in theirs if rule[0] == word and rule[1] is not None}
        if a and b:
            tally.note(f"value {which}", "agree" if a & b else "otherwise", where, [word, a], [word, b])


def in_force(ours: list[Law], theirs: Plain) -> list[list[object]]:
    """Rules in force, with those of ours that scripts lay on the card at some moment ("the turn it is Summoned", as it
    is Summoned) or carry out in each Chain."""
    watched = [effect for effect in theirs.get("effects", []) if effect["kind"] == "watch"]
    laid = [rule for effect in watched for rule in effect.get("lasting", [])]
    apart = [effect for effect in theirs.get("effects", []) if _equips(effect) or _becomes_a_monster(effect)]
    equipped = [rule for effect in apart for rule in effect.get("lasting", [])]
    laid += [
        rule for effect in theirs.get("effects", []) if effect["kind"] == "summon" for rule in effect.get("lasting", [])
    ]
    rules = {law.rule for law in ours}
    if any(_negates_in_chains(effect) for effect in watched):
        laid += [[rule, None] for rule in rules & NEGATED_IN_CHAINS]
    if "cannot be destroyed" in rules:
        rules |= {"cannot be destroyed by battle", "cannot be destroyed by effects"}
    return [*theirs.get("passive", []), *(rule for rule in (*laid, *equipped) if rule[0] in rules)]


def _negates_in_chains(effect: Plain) -> bool:
    """Whether it negates effects as Chain Links resolve."""
    told = {op[0] for op in effect.get("ops", [])}
    events = {*effect.get("events", [])}
    return bool(events & {"chain_solving", "chain_activating"}) and "negate effect" in told


def _equips(effect: Plain) -> bool:
    """Whether it makes its card an Equip Card: what that does is in force, though scripts tell it with this effect."""
    ops = [op[0] for op in effect.get("ops", [])]
    from_hand = effect["kind"] == "ignition" and "hand" in effect.get("range", [])
    return "equip" in ops or (ops == ["send"] and from_hand and bool(effect.get("lasting")))  # if it cannot be


def lasting_of(effect: Plain, ours: list[Law]) -> list[list[object]]:
    """What it leaves behind. Some scripts tell changes of values as operations, and what a Trap Monster or an Equip
    Card does with the effect that makes it one: that counts here only where our tree says it of the effect, too.
    """
    rules = {law.rule for law in ours}
    told = [[op[0], op[1]] for op in effect.get("ops", []) if op[0] in rules]
    if any(op[0] == "negate effect" for op in effect.get("ops", [])):
        told += [[rule, None] for rule in rules & NEGATED_IN_CHAINS]
    apart = _equips(effect) or _becomes_a_monster(effect)
    return told + [rule for rule in effect.get("lasting", []) if not apart or rule[0] in rules]


def _becomes_a_monster(effect: Plain) -> bool:
    """Whether it is the activation of a Trap that is Summoned as a monster: no other names what is Summoned so."""
    named = {"races", "attributes"} <= {*effect.get("filters", {})}
    return effect["kind"] == "activate" and named and any(op[0] == "special summon" for op in effect.get("ops", []))


def compare_procedures(tally: Tally, where: str, ours: CardFacts, theirs: Plain) -> None:
    others = {*theirs.get("procedures", [])}
    if any(effect["kind"] == "limit" for effect in theirs.get("effects", [])):
        others.add("revive limit")
    if any(effect["kind"] == "summon" for effect in theirs.get("effects", [])):
        others.add("normal summon procedure")
    for word in ours.procedures:
        same = {word}
        if word == "materials":
            same = {"fusion", "synchro", "xyz", "link", "contact fusion"}
        elif word == "spirit" and any(_brings_back(effect) for effect in theirs.get("effects", [])):
            others.add(word)
        elif word in ("revive limit", "cannot normal summon"):
            same = {"revive limit", "cannot normal summon", "normal summon procedure"}
        tally.note("procedure", "agree" if same & others else "only_ours", where, word, others)


def _brings_back(effect: Plain) -> bool:
    """Whether it is prepared at some event and brings cards to the hand, as a card does that is no Spirit monster."""
    return effect["kind"] == "watch" and "to hand" in words_of(dids_of(effect.get("ops", [])))
