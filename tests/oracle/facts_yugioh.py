"""Compares what a Yu-Gi-Oh! card's ability tree states with the facts collected of that card.

A fact that one side does not state says nothing about the other: it counts as an omission, not as a contradiction.
Cards chosen, zones and filters are collected only where a script names them outright: their absence says nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from choices_yugioh import compare_choices, on_field
from groups_yugioh import Plain, Range
from in_force_yugioh import compare_laws, compare_procedures, compare_reactions, in_force, lasting_of
from pairs_yugioh import (
    aligned,
    dids_of,
    is_use_at_activation,
    part_put_off,
    told_alike,
    with_granted,
    with_put_off,
    word_of,
    words_of,
)
from statements_yugioh import CardFacts, Did, Effect, facts_of
from tally import ReadCard, Tally, Verdict, side_by_side
from words_yugioh import NEGATED_IN_CHAINS

ACTIVATED = ("activate", "ignition", "quick", "trigger", "flip")
#: What the collected facts call the scope of a limit, in our words.
LIMIT_SCOPES = {"oath": "name", "single": "card", "chain": "", "oath duel": "duel"}
#: Occasions in the Damage Step, for which "when" and "if" are the same.
DAMAGE_STEP = frozenset({"battle start", "calculation", "battle end", "battle damage", "attack", "destroys"})
#: What the two uses of a Union monster's own effect do.
UNION_OPS = {"equip", "special summon"}

#: What a card is also that one of these is: scripts may tell only that.
SENT_TOO = frozenset({"discard", "detach"})
#: How many cards "any number" on one side of the field can be at most.
ZONES_OF_A_KIND = 5

#: Procedures that stand for a way of Summoning that several cards share: some scripts tell it of none of them.
OWN_SUMMONS = ("revive limit", "normal summon procedure")

Note = Callable[..., None]


def compare_card(tally: Tally, card: ReadCard, theirs: Plain) -> None:
    """Count every fact that one side states of the card."""
    ours = facts_of(card.abilities)
    where = f"{card.code} {card.name}: {card.text[:160]}"
    my_effects = [effect for effect in ours.effects if effect.kind in (*ACTIVATED, "summon")]
    their_effects = [effect for effect in theirs.get("effects", []) if effect["kind"] in (*ACTIVATED, "summon")]
    if "ritual summon" in theirs.get("procedures", []):
        # They tell of a Ritual Spell's own effect as a procedure.
        my_effects = [effect for effect in my_effects if not any(did.word == "ritual summon" for did in effect.ops)]
        their_effects = [
            effect for effect in their_effects if not any(op[0] == "ritual summon" for op in effect.get("ops", []))
        ]
    if "fusion summon" in theirs.get("procedures", []) and not any(_is_fusion(effect) for effect in their_effects):
        # And of a Fusion Spell's, where a script makes it as all others.
        my_effects = [effect for effect in my_effects if not any(did.word == "fusion summon" for did in effect.ops)]
    if "fusion summon" in theirs.get("procedures", []):
        my_effects = [_as_fusions_are_told(effect, their_effects) for effect in my_effects]
    if any(effect["kind"] == "summon" and effect.get("range") == ["extra"] for effect in their_effects):
        my_effects += ours.from_extra
        ours.procedures = [word for word in ours.procedures if word != "contact fusion"]
    _join_bound(ours, my_effects, theirs.get("effects", []))
    if "union" in theirs.get("procedures", []):
        # What every Union monster can do is one word of the facts.
        my_effects = [effect for effect in my_effects if {did.word for did in effect.ops} != UNION_OPS]
        ours.passive = [law for law in ours.passive if law.rule != "replace destruction"]
    if "persistent" in theirs.get("procedures", []):
        # They tell of what a Trap does to its target as long as both are there as a procedure, and as in force.
        ours.passive += [law for effect in my_effects if effect.kind == "activate" for law in effect.lasting]
        my_effects = [effect for effect in my_effects if effect.kind != "activate"]
    given = [effect for effect in my_effects if effect.given]
    if given:
        my_effects = [effect for effect in my_effects if not effect.given]
        _compare_given(tally, where, given, theirs)
    their_effects, put_off = part_put_off(my_effects, their_effects)
    my_effects, their_effects = told_alike(my_effects, their_effects)
    told = {effect["kind"] for effect in theirs.get("effects", [])}
    if "summon" not in told and {"limit", *theirs.get("procedures", [])} & {*told, *OWN_SUMMONS}:
        my_effects = [effect for effect in my_effects if effect.kind != "summon"]
    set_up = sum(effect.set_up for effect in my_effects)
    prepared = [effect for effect in theirs.get("effects", []) if effect["kind"] == "watch" and effect.get("ops")]
    if len(my_effects) > len(their_effects):
        their_effects += prepared[:set_up]
    if "normal summon procedure" in ours.procedures:
        their_effects = [effect for effect in their_effects if effect["kind"] != "summon"]
    if len(my_effects) > len(their_effects):
        my_effects = with_granted(my_effects)
    if all(effect.kind != "activate" for effect in my_effects):
        their_effects = [effect for effect in their_effects if not is_use_at_activation(effect, their_effects)]
    # One effect with several occasions is one to some scripts, and several to others; so is the activation of a card.
    activations = sum(effect["kind"] == "activate" for effect in their_effects)
    number = len(their_effects) - max(0, activations - 1)
    known = theirs == {} or any(
        len(my_effects) - ours.further <= some <= len(my_effects) for some in (number, len(their_effects))
    )
    tally.note(
        "number of effects",
        "agree" if known else "otherwise",
        where,
        [effect.kind for effect in my_effects],
        [effect["kind"] for effect in their_effects],
    )
    watched = put_off + [effect for effect in theirs.get("effects", []) if effect["kind"] == "watch"]
    for mine, other in aligned(my_effects, their_effects):
        other = with_put_off(mine, other, watched)
        text = card.text[slice(*mine.span)][:160]
        _compare_effect(tally, f"{card.code} {card.name}: {text}", mine, other, card.kind == "trap")
    compare_reactions(tally, where, ours, theirs)
    told_so = {rule[0] for rule in in_force(ours.summoned, theirs)}
    laws = ours.passive + [law for law in ours.summoned if law.rule in told_so]
    compare_laws(tally, where, "in force", laws, in_force(laws, theirs))
    compare_procedures(tally, where, ours, theirs)


def _is_fusion(effect: Plain) -> bool:
    return any(op[0] == "fusion summon" for op in effect.get("ops", []))


def _as_fusions_are_told(mine: Effect, theirs: list[Plain]) -> Effect:
    """A Fusion Summon with only what they tell of what it does to the monster afterwards: scripts do that in a function
    of their own, which the facts were not read off."""
    if not any(did.word == "fusion summon" for did in mine.ops):
        return mine
    told = {each[0] for effect in theirs for name in ("ops", "lasting") for each in effect.get(name, [])}
    ops = [did for did in mine.ops if did.word == "fusion summon" or did.word in told]
    return replace(mine, ops=ops, lasting=[law for law in mine.lasting if law.rule in told])


def _join_bound(ours: CardFacts, mine: list[Effect], theirs: list[Plain]) -> None:
    """Tell what becomes, without a Chain, of the cards that an effect handled as a part of that effect, where their
    effect is told so."""
    if any(effect["kind"] == "watch" for effect in theirs):
        return
    for reaction in [effect for effect in ours.effects if effect.kind == "watch" and effect.bound]:
        words = words_of(reaction.ops)
        told = [other for other in theirs if words <= words_of(dids_of(other.get("ops", []))) and len(other["ops"]) > 1]
        same = [effect for effect in mine if told and effect.kind == told[0]["kind"]]
        if words and same:
            same[0].ops += reaction.ops
            ours.effects.remove(reaction)


def _compare_given(tally: Tally, where: str, given: list[Effect], theirs: Plain) -> None:
    """What a monster gets from a card that it was Summoned with."""
    at_summon = [each for each in theirs.get("effects", []) if "material" in each.get("events", []) and each.get("ops")]
    for mine, other in zip(given, at_summon, strict=False):
        _compare_operations(tally, where, mine, other)


# -------------------------------------------------------------------------------------- one effect
def _compare_effect(tally: Tally, where: str, mine: Effect, theirs: Plain, trap: bool) -> None:
    def note(fact: str, agree: bool, ours: object, other: object) -> None:
        tally.note(fact, "agree" if agree else "otherwise", where, ours, other)

    if mine.set_up and theirs["kind"] == "watch":
        _compare_operations(tally, where, mine, theirs)
        return
    # What a Trap does upon an occasion has Spell Speed 2 (YZH-4.32): scripts call it a trigger or quick.
    answers = trap and mine.timing and {mine.kind, theirs["kind"]} == {"quick", "trigger"}
    note("kind", mine.kind == theirs["kind"] or bool(answers), mine.kind, theirs["kind"])
    if mine.mandatory is not None and "mandatory" in theirs and not _only_allows(mine):
        note("mandatory", mine.mandatory == theirs["mandatory"], mine.mandatory, theirs["mandatory"])
    _compare_events(tally, where, mine, theirs)
    if theirs.get("range") and mine.kind in ("ignition", "quick", "summon"):
        places = on_field(mine.places)
        note("range", places == on_field(theirs["range"]), places, theirs["range"])
    if mine.kind in ACTIVATED:
        _compare_limit(tally, where, mine, theirs)
        if theirs.get("target") is not None:
            low_high = theirs["target"]
            note("targets at all", bool(mine.target) == bool(low_high), mine.target, low_high)
            if mine.target and low_high:
                (low, high), (their_low, their_high) = mine.target, low_high
                open_ = high == 99 and their_high == ZONES_OF_A_KIND
                same = low == their_low and (high == their_high or their_high == 99 or open_)
                note("how many targets", same, mine.target, low_high)
    _compare_cost(tally, where, mine, theirs)
    if mine.kind == "summon":
        return
    _compare_operations(tally, where, mine, theirs)
    lasting = [rule for rule in lasting_of(theirs, mine.lasting) if rule[0] not in ("skip phase", "control")]
    lasting += [["negate effects", None] for op in theirs.get("ops", []) if op[0] == "negate effects"]
    compare_laws(tally, where, "left behind", mine.lasting, lasting)
    _compare_timing(note, mine, theirs)
    positions = {*theirs.get("positions", [])}
    if mine.positions and positions and "special summon" in words_of(mine.ops):
        note("position of the Summon", bool(mine.positions & positions), mine.positions, positions)
    compare_choices(tally, where, mine.selects, theirs.get("selects", []))
    if theirs.get("zones"):
        tally.note_each("zone", where, mine.zones, _taken_from(mine, theirs))
    for key in ("races", "attributes", "levels", "atk"):
        values = {_hashable(value) for value in theirs.get("filters", {}).get(key, [])}
        if key in ("levels", "atk"):
            values -= _can_change(mine) - mine.filters.get(key, set())
        if values:
            named = mine.filters.get(key, set())
            rest = {_rest_of(bounds) for bounds in named} if key == "levels" else set()
            if key == "atk":
                named = named - ({(1, None)} - values)  # that it can lose some
            tally.note_each(f"filter: {key}", where, named | (rest & values), values)


def _only_allows(mine: Effect) -> bool:
    """Whether all that it does is to allow a further attack, which is optional in itself."""
    return not mine.ops and {law.rule for law in mine.lasting} == {"attack again"}


def _can_change(mine: Effect) -> set[Range]:
    """Values that scripts ask for, though texts need not say so: what is changed must have a value that can change."""
    levels = {law.value or 1 for law in mine.lasting if law.rule in ("level become", "level gain")}
    left: set[Range] = {(abs(level) + 1, None) for level in levels}  # a Level stays at least 1
    lost = [law.value for law in mine.lasting if law.rule == "atk gain" and law.value is not None and law.value < 0]
    exact: set[Range] = {(-value, None) for value in lost}
    return {(0, None), (1, None), (2, None), (0, 0)} | {(abs(level), abs(level)) for level in levels} | left | exact


def _taken_from(mine: Effect, theirs: Plain) -> set[str]:
    """The zones that a script names, without those it only looks at afterwards.

    After shuffling into the Deck it counts what arrived there, and of a monster banished when it leaves it names where.
    """
    zones = {*theirs.get("zones", [])}
    if "to deck" in words_of(mine.ops):
        zones -= {"deck", "extra"} - mine.zones
    if any(law.rule == "banished when leaving" for law in mine.lasting):
        zones -= {"banished"} - mine.zones
    return zones - (mine.looked_at - mine.zones)


def _compare_events(tally: Tally, where: str, mine: Effect, theirs: Plain) -> None:
    ours = _occasions(mine.events, set())
    others = _occasions(theirs.get("events", []), {*theirs.get("reasons", [])})
    if "battle destroyed" in others and (theirs.get("range") or theirs["kind"] == "activate"):
        others.add("destroys")  # seen from the other side: another card is destroyed
    if others == {"custom"}:
        return  # the facts do not say which
    if ours and others:
        tally.note("event", "agree" if ours & others else "otherwise", where, ours, others)
    elif ours or others:
        tally.note("event", side_by_side(bool(ours), bool(others)), where, ours, others)


def _occasions(events: Iterable[str], reasons: set[str]) -> set[str]:
    """The occasions, and those that are the same by another name."""
    found: set[str] = set()
    for name in events:
        found.add({"attacked": "attack", "phase battle end": "phase battle"}.get(name, name))
        if name == "sent" and "discard" in reasons:
            found.add("discarded")
        if name in ("battle destroyed", "destroyed"):
            found |= {"destroyed", "battle destroyed", "sent"}
        elif name in ("sent", "left") and reasons & {"destroy", "battle"}:
            found |= {"destroyed", "battle destroyed"}
    return found


def _compare_limit(tally: Tally, where: str, mine: Effect, theirs: Plain) -> None:
    if "limit" in theirs and theirs["limit"] is None:  # it was not literal
        return
    scope = (theirs.get("limit") or [0, "", ""])[1]
    scope = LIMIT_SCOPES.get(scope, scope)
    each_phase = scope == "card" and any(name.startswith("phase") for name in theirs.get("events", []))
    if (not mine.limit and not scope) or (each_phase and not mine.limit):
        return
    verdict: Verdict = "otherwise"
    if mine.limit == scope or (mine.limit == "faceup" and scope == "card"):
        verdict = "agree"
    elif not mine.limit or not scope:
        verdict = side_by_side(bool(mine.limit), bool(scope))
    tally.note("limit", verdict, where, mine.limit, theirs.get("limit"))


def _compare_cost(tally: Tally, where: str, mine: Effect, theirs: Plain) -> None:
    their_cost = dids_of(theirs.get("cost", []))
    others = words_of(their_cost)
    if mine.kind == "summon":  # what they do for the Summon and after it is told together
        others |= (
            words_of(dids_of(theirs.get("ops", []))) - {"special summon"} - (words_of(mine.ops) - words_of(mine.cost))
        )
    others = _told_closer(words_of(mine.cost), others)
    if others or "cost" in theirs:  # one that is named nowhere may be there; as an operation it would be told
        tally.note_sets("cost", where, words_of(mine.cost), others)
    for word in sorted(words_of(mine.cost) & others):
        a, b = _amounts(mine.cost, word), _amounts(their_cost, word)
        if a and b:
            tally.note("amount of the cost", "agree" if a & b else "otherwise", where, [word, a], [word, b])


def _told_closer(ours: set[str], others: set[str]) -> set[str]:
    """Their words, with what we call more closely: whatever is discarded or detached is sent to the Graveyard."""
    closer = (ours - others) & SENT_TOO
    return others - ({"send"} - ours) | closer if closer and "send" in others else others


def _compare_operations(tally: Tally, where: str, mine: Effect, theirs: Plain) -> None:
    their_ops = dids_of(theirs.get("ops", []))
    ours, others = words_of(mine.ops), words_of(their_ops)
    others = _told_closer(ours, others)
    if {"fusion summon", "special summon"} <= ours:  # one that counts as a Fusion Summon
        others |= ours & {"special summon", "to deck"} if "fusion summon" in others else {"fusion summon"}
    if any(did.word == "to hand or else" for did in their_ops):
        others -= {"send"} - ours
    if any(law.rule == "negate effects" or law.rule in NEGATED_IN_CHAINS for law in mine.lasting):
        others.discard("negate effect")  # as their Chain Links resolve
    if any(rule[0] == "control" for rule in theirs.get("lasting", [])):
        others.add("control")
    if "equip" in ours and "send" in others:  # what cannot be equipped is sent to the Graveyard by rule
        others = others - ({"send"} - ours) | {"equip"}
    laws, told = {law.rule for law in mine.lasting}, {rule[0] for rule in theirs.get("lasting", [])}
    if "skip phase" in told or ("skips battle phase" in laws and "cannot conduct battle phase" in told):
        others.add("skip phase")
    if "negate activation" in ours:  # what is not destroyed then is sent to the Graveyard by rule
        others -= {"send"} - ours
    if mine.prevented:  # to scripts it is negated then
        others.discard("negate effect")
    if "redirect battle destroyed" in laws and "replace sending" in told:  # which names the place at once
        others -= {"to hand", "to deck", "banish"} - ours
    if any(category[0] == "summon" for category in theirs.get("categories", [])):
        others.add("normal summon")
    if any(category[0] == "coin" for category in theirs.get("categories", [])):
        others.add("toss")  # whose result scripts keep for the whole card elsewhere
    tally.note_each("operation", where, ours, others)
    for word in sorted(ours & others):
        a, b = _amounts(mine.ops, word), _amounts(their_ops, word)
        each_has_its_own = len(a) == sum(word_of(did) == word for did in mine.ops)
        if a and b and each_has_its_own:
            tally.note("amount", "agree" if a & b else "otherwise", where, [word, a], [word, b])
        who, their_who = _whose(mine.ops, word), _whose(their_ops, word)
        if who and their_who:
            same = who & their_who or "each" in who | their_who
            tally.note("who", "agree" if same else "otherwise", where, [word, who], [word, their_who])


def _compare_timing(note: Note, mine: Effect, theirs: Plain) -> None:
    """Whether an optional effect can miss its timing: "when" can, "if" cannot."""
    if "delayed" not in theirs or mine.mandatory or not mine.timing or DAMAGE_STEP & {*mine.events}:
        return
    if not any(name.startswith("phase") for name in theirs.get("events", [])):
        note("can miss its timing", (mine.timing == "if") == theirs["delayed"], mine.timing, theirs["delayed"])


# ------------------------------------------------------------------------------------------ helpers
def _amounts(dids: list[Did], word: str) -> set[int]:
    return {did.amount for did in dids if word_of(did) == word and did.amount is not None}


def _whose(dids: list[Did], word: str) -> set[str]:
    return {did.who for did in dids if word_of(did) == word and did.who}


def _rest_of(bounds: Range) -> Range:
    """All other values of something with one bound."""
    low, high = bounds
    if high is None and low:
        return None, low - 1
    return (high + 1, None) if low is None and high else bounds


def _hashable(value: object) -> str | Range:
    if isinstance(value, list):
        low, high = value
        return (0, 0) if (low, high) == (None, 0) else (low, high)
    return str(value)
