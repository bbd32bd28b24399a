"""The rules that an ability tree of a Yu-Gi-Oh! card lays on cards and players, in the words of the collected facts."""

from __future__ import annotations

from typing import NamedTuple

from groups_yugioh import Plain, literal, operations
from words_yugioh import ANSWERED_DAMAGE, CARD_RULES, PLAYER_RULES, SEVERAL, STATS, TWO_RULES


class Law(NamedTuple):
    """A rule in force, with its value where it has one."""

    rule: str
    value: int | None = None


def laws_of(steps: list[Plain], alone: bool = False) -> list[Law]:
    """The rules that steps lay on cards and players; `alone`: they are not part of an effect, but hold."""
    outer = [step["op"] for step in steps] if alone else []
    placed = [step["op"] for op in operations(steps) if _stays_as_spell(op) for step in op["instead"]]
    return [law for op in operations(steps) if op not in placed for law in law_of(op, op in outer)]


def laws_of_summon(op: Plain) -> list[Law]:
    """The rules that a condition of its own Summon lays on a card."""
    marks = {
        "as_spell": "set as spell",
        "unless": "cannot normal summon",
        "flip_unless": "cannot flip summon",
        "tributes_too": "other tributes",
    }
    return [Law(rule) for mark, rule in marks.items() if op.get(mark)]


def _forbids_a_name(op: Plain) -> bool:
    """Whether it is one of the rules on cards of a declared name that cannot be used."""
    told = op if op["op"] == "player rule" else op.get("group") or {}
    return told.get("filter", {}).get("names") == ["<name>"] and op["op"] in ("player rule", "rule", "negate")


def law_of(op: Plain, alone: bool = False) -> list[Law]:
    kind = op["op"]
    if _forbids_a_name(op):
        return [Law("forbidden")]
    if kind == "modify":
        return _changed_values(op)
    if kind == "become":
        # What a card always counts as is printed data to the facts.
        if op["what"] == "trait":
            return [Law("add type"), *([Law("remove type")] if op["value"] == "normal" else [])]
        how = "also" if op.get("also") else "become"
        return [Law(f"{what} {how}") for what in SEVERAL.get(op["what"], (op["what"],)) if what != "series"]
    if kind == "place spell":
        own_kinds = {*op["group"].get("filter", {}).get("kinds", [])}
        return [] if own_kinds and own_kinds <= {"spell", "trap"} else [Law("change type")]
    if kind == "rule":
        material = op["rule"].startswith("cannot be ") and op["rule"].endswith(" material")
        own: str = op["rule"]
        if own in TWO_RULES:
            return _two_laws(own)
        return [Law("cannot be material" if material else CARD_RULES.get(own, own))]
    if kind == "skip phase" and op["phase"] == "battle":
        return [Law("skips battle phase")]
    if kind == "skip phase" and op["phase"] == "turn":
        return [Law("skip turn")]
    if kind == "close zones":
        return [Law("lock zone")]
    if kind == "change effect" and op.get("damage"):
        return [Law(ANSWERED_DAMAGE[op["damage"]])]
    if kind == "tokens":
        return [Law("cannot be tributed")] if op.get("untributable") else []
    if kind == "set":
        return [Law("activate turn set")] if op.get("ready") else []
    if kind == "position" and alone:
        return [Law("position")]
    if kind in ("destroy", "move") and op["group"].get("ref") in ("self", "it") and alone:
        return [Law("destroys itself" if kind == "destroy" else "sends itself")]
    if kind == "special summon":
        marks = (("negated", "negate effects"), ("leaving", "banished when leaving"))
        return [Law(law) for mark, law in marks if op.get(mark)]
    if _stays_as_spell(op):  # to scripts it goes there instead of to the Graveyard
        return [Law("redirect to grave")]
    if kind == "replace" and not op.get("instead"):
        return [Law("cannot be destroyed (times)")]
    if kind == "player rule":
        rule: str = op["rule"]
        if rule in TWO_RULES:
            return _two_laws(rule)
        return [Law(PLAYER_RULES.get(rule, rule), op.get("count") if rule == "hand limit" else None)]
    if kind == "negate" and op["what"] == "effects":
        return [Law("negate effects")]
    return [Law("replace destruction")] if kind == "replace" else []


def _two_laws(rule: str) -> list[Law]:
    return [Law(word) for word in TWO_RULES[rule]]


def _stays_as_spell(op: Plain) -> bool:
    """Whether what is destroyed is placed as a Spell instead of being sent."""
    return bool(op.get("stays")) and [step["op"]["op"] for step in op.get("instead", [])] == ["place spell"]


def _changed_values(op: Plain) -> list[Law]:
    how, value = op["how"], literal(op.get("amount", 0))
    stats = STATS.get(op["what"], (op["what"],))
    if how == "swap":
        return [Law("swap atk def")]
    if how == "lose" and value is not None:
        value = -value
    if how in ("gain", "lose") and not op.get("original"):  # which is a setting to the facts
        return [Law(f"{stat} gain", value) for stat in stats]
    return [Law(f"{stat} become", value if how == "become" else None) for stat in stats]
