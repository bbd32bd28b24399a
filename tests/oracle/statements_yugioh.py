"""The facts that an ability tree of a Yu-Gi-Oh! card states, in the words of the collected facts.

Operations, rules and occasions that are not named here state themselves under their own names, or nothing: the tree may
grow without this file.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Plain = dict[str, Any]
Range = tuple[int | None, int | None]

#: Zones off the field, in which an effect may be used or which it handles.
OFF_FIELD = frozenset({"deck", "graveyard", "hand", "banished", "extra"})
MOVES = {
    "send": "send",
    "discard": "discard",
    "tribute": "tribute",
    "banish": "banish",
    "return": "to hand",
    "add": "to hand",
    "shuffle": "to deck",
    "top": "to deck",
    "bottom": "to deck",
    "bury": "send",
}
#: Operations that both sides call by the same name.
SAME_NAME = frozenset(
    {
        "destroy", "special summon", "normal summon", "set", "position", "swap control", "equip", "remove counters",
        "detach", "attach", "toss", "roll", "win", "fusion summon", "ritual summon", "skip phase",
    }
)  # fmt: skip
CARD_RULES = {
    "two tributes": "double tribute",
    "reflects damage": "reflect battle damage",
    "half damage": "change battle damage",
    "double damage": "change battle damage",
    "banished as material": "redirect to grave",
    "attacks again": "attack again",
    "banishes what it destroys": "redirect battle destroyed",
    "attacks with its def": "attacks in defense",
    "stands in as fusion material": "fusion substitute",
    "normal summon cannot be negated": "summon cannot be negated",
    "half damage taken": "change battle damage",
    "activates from hand": "activate from hand",
    "activates when set": "activate turn set",
    "cannot be tributed for a summon": "cannot be tributed",
}
#: Rules that the facts do not state.
UNTOLD = frozenset(
    {
        "negates what it destroys", "stands in as synchro material", "others as synchro material",
        "whole ritual tribute", "cannot be negated", "shares damage",
    }
)  # fmt: skip
#: Positions that are left to the player, as the facts list them.
POSITIONS = {"attack or facedown": ("attack", "facedown"), "defense or facedown": ("defense",)}
PLAYER_RULES = {
    "cannot attack": "cannot conduct battle phase",
    "no graveyard": "redirect to grave",
    "cannot add": "cannot add to hand",
    "half damage": "change damage",
    "half battle damage": "change battle damage",
    "no damage": "change damage",
    "no effect damage": "change damage",
    "half damage taken": "change battle damage",
    "cannot fusion summon": "cannot special summon",
    "cannot synchro summon": "cannot special summon",
    "cannot xyz summon": "cannot special summon",
    "activations": "cannot activate",
}
STATS = {"atk": ("atk",), "def": ("def",), "atk def": ("atk", "def"), "level": ("level",), "rank": ("rank",)}
LIMITS = {"turn": "card", "name": "name", "each": "name", "shared": "name", "duel": "duel", "faceup": "faceup"}
EVENTS = {
    "summoned": ("normal summoned", "special summoned", "flip summoned"),
    "tribute summoned": ("normal summoned",),
    "ritual summoned": ("special summoned",),
    "fusion summoned": ("special summoned",),
    "synchro summoned": ("special summoned",),
    "xyz summoned": ("special summoned",),
    "returned": ("to hand",),
    "to attack": ("position",),
    "to defense": ("position",),
    "turned down": ("position",),
    "before calculation": ("battle start",),
    "after calculation": ("battle end",),
}
#: What a card on the field leaves by.
LEAVING = ("sent", "destroyed", "banished", "tributed", "returned")
#: Kinds of abilities that are a procedure or a condition of the card, not an effect.
PROCEDURES = {"gemini": "gemini", "material": "materials", "equip": "equip", "control limit": "control limit"}
#: Operations on a group that choose cards, or take all of them.
CHOOSING = frozenset(
    {
        "move",
        "destroy",
        "special summon",
        "set",
        "position",
        "take control",
        "modify",
        "normal summon",
        "negate",
    }
)


class Did(NamedTuple):
    """An operation, its number where the text says it literally, and whose it is where that matters."""

    word: str
    amount: int | None = None
    who: str = ""


class Law(NamedTuple):
    """A rule in force, with its value where it has one."""

    rule: str
    value: int | None = None


class Selection(NamedTuple):
    """How many cards are chosen, and from which places of each player; "all" is all of them."""

    low: int | str
    high: int | str
    own: tuple[str, ...]
    other: tuple[str, ...]


@dataclass(kw_only=True)
class Effect:
    """An effect of a card.

    kind       as `Ability.kind`, or "watch" for what happens upon something without a Chain
    set_up     it is used at the end of the turn in which something happened: scripts prepare it then, as a "watch"
    granted    the card has it only once it was Summoned in some way or equipped, and what does that may bring it
    lifetime   it only says how long its card stays: to the facts no effect
    put_off    what it does later, which scripts may tell as a "watch" of that moment
    options    the effects to choose from at its activation, which scripts may tell one by one
    given      a monster has it that was Summoned with the card: scripts give it then, in a "watch"
    mandatory  None for a kind of effect that is neither mandatory nor optional
    places     zones in which the card must be
    target     the least and the greatest number of targets (99: open); None for an effect that does not target
    zones      zones off the field from which it takes cards
    looked_at  zones off the field in which it counts cards, or whose cards come back to them
    """

    kind: str
    span: tuple[int, int] = (0, 0)
    timing: str = ""
    set_up: bool = False
    lifetime: bool = False
    put_off: frozenset[str] = frozenset()
    options: tuple[Effect, ...] = ()
    granted: bool = False
    given: bool = False
    mandatory: bool | None = None
    events: list[str] = field(default_factory=list)
    places: frozenset[str] = frozenset()
    limit: str = ""
    target: tuple[int, int] | None = None
    cost: list[Did] = field(default_factory=list)
    ops: list[Did] = field(default_factory=list)
    lasting: list[Law] = field(default_factory=list)
    zones: frozenset[str] = frozenset()
    looked_at: frozenset[str] = frozenset()
    positions: frozenset[str] = frozenset()
    selects: list[Selection] = field(default_factory=list)
    filters: dict[str, set[Any]] = field(default_factory=dict)


@dataclass
class CardFacts:
    effects: list[Effect] = field(default_factory=list)
    passive: list[Law] = field(default_factory=list)
    #: what holds once the card was Summoned by itself: to scripts in force, or a part of that Summon
    summoned: list[Law] = field(default_factory=list)
    procedures: list[str] = field(default_factory=list)
    #: how many of the effects are further occasions of the one before
    further: int = 0


def facts_of(abilities: list[Plain]) -> CardFacts:
    """What the abilities of one card state."""
    found = CardFacts()
    limited = False
    for ability in abilities:
        kind = ability["kind"]
        if kind == "control limit" and ability.get("limit") != "name":
            continue  # a limit for a whole archetype stands in the facts only where the script names it outright
        if kind in PROCEDURES:
            found.procedures.append(PROCEDURES[kind])
        elif kind == "from hand":
            found.passive.append(Law("activate from hand"))
        elif kind == "attack cost":
            found.passive.append(Law("attack cost"))
        elif kind == "activation limit":
            limited = True
        elif kind in ("summon limit", "field limit"):
            continue
        elif kind == "summon" and ability.get("active") == ["extra"]:
            found.procedures.append(ability["do"][0]["op"].get("treated") or "contact fusion")
        elif kind == "summon" and ability["do"][0]["op"].get("tributes"):
            found.procedures.append("normal summon procedure")
        elif kind == "limit":
            op = ability["do"][0]["op"]
            if op.get("unless"):
                found.passive.append(Law("cannot normal summon"))
            elif op.get("special") or not op.get("normal", True):
                found.procedures.append("revive limit" if op.get("special") else "cannot normal summon")
        elif _is_spirit(ability):
            found.procedures.append("spirit")
        elif _is_contact_return(ability):
            found.procedures.append("contact return")
        elif kind == "continuous" and _of_its_own_summon(ability):
            found.summoned += _laws(ability.get("do", []), alone=True)
        elif kind == "continuous" and (not ability.get("when") or _is_law_while_it_attacks(ability)):
            found.passive += [law for law in _laws(ability.get("do", []), alone=True) if law not in found.passive]
        else:
            effects = [_effect(each) for each in _occasion_by_occasion(ability)]
            found.effects += effects
            found.further += len(effects) - 1
    becomes = any(op.get("body") for ability in abilities for op in operations(ability.get("do", [])))
    for effect in found.effects:
        effect.granted |= becomes and effect.kind == "trigger"
        if limited and effect.kind == "activate":
            effect.limit = "name"
    return found


def _occasion_by_occasion(ability: Plain) -> Iterator[Plain]:
    """The ability once for each of its occasions, as the facts have it."""
    when = ability.get("when", {})
    for each in (when, *when.get("others", [])):
        do = ability.get("do", [])
        if do and do[0]["op"].get("what") == "summon or activation":
            what = "summon" if "summoning" in each["events"] else "activation"
            do = [{**do[0], "op": {**do[0]["op"], "what": what}}, *do[1:]]
        yield {**ability, "do": do} | ({"when": each} if each else {})


def _of_its_own_summon(ability: Plain) -> bool:
    """Whether it holds only where the card was Summoned by its own method."""
    return any(condition.get("filter", {}).get("summoned") == "own" for condition in ability.get("conditions", []))


def _as_summoned(ability: Plain) -> bool:
    """Whether the card has it only if it was Summoned by certain cards."""
    return any(condition.get("filter", {}).get("summoned_by") for condition in ability.get("conditions", []))


def _while_equipped(ability: Plain) -> bool:
    """Whether it holds only while the card is equipped to a monster."""
    return any(condition.get("group") == {"ref": "equipped"} for condition in ability.get("conditions", []))


def _is_law_while_it_attacks(ability: Plain) -> bool:
    """Whether it lays rules until the end of the Damage Step: to the facts they are in force while the card attacks."""
    ops = [step["op"] for step in ability.get("do", [])]
    return ability["when"]["events"] == ["attack"] and all(
        op["op"] == "player rule" and op.get("until") == "damage" for op in ops
    )


def _is_spirit(ability: Plain) -> bool:
    """Whether it is what every Spirit monster does at the end of the turn in which it was Summoned."""
    do = ability.get("do", [])
    timed = ability["kind"] == "trigger" and ability.get("when", {}).get("phase") == "end"
    back = bool(do) and do[0]["op"] == {"op": "move", "how": "return", "group": {"ref": "self"}}
    return timed and _tells_of_this_turn(ability) and back


def _tells_of_this_turn(ability: Plain) -> bool:
    return any(condition.get("condition") == "this turn" for condition in ability.get("conditions", []))


def _is_contact_return(ability: Plain) -> bool:
    """Whether it is what a monster of a contact Fusion does at the end of the turn."""
    do = ability.get("do", [])
    timed = ability["kind"] == "trigger" and ability.get("when", {}).get("phase") == "end"
    return timed and len(do) == 1 and do[0]["op"] == {"op": "move", "how": "shuffle", "group": {"ref": "self"}}


def _effect(ability: Plain) -> Effect:
    do, cost, targets = ability.get("do", []), ability.get("cost", []), [*ability.get("targets", [])]
    for step in do:  # the facts add up what any of the effects to choose from targets
        targets += [group for groups in step["op"].get("targets", []) for group in groups]
    kind = "watch" if ability["kind"] == "continuous" else ability["kind"]
    start, end = ability.get("span", (0, 0))
    later = [step["op"] for step in do if step["op"]["op"] == "later"]
    put_off = [op for each in later for op in operations(each["do"])]
    return Effect(
        kind=kind,
        span=(start, end),
        timing=ability.get("timing", ""),
        set_up=ability.get("when", {}).get("phase") == "end" and _tells_of_this_turn(ability),
        given="given" in ability,
        lifetime=len(later) == len(do) == 1 and "turns" in later[0],
        put_off=frozenset(word for op in put_off for word in _words_of(op)),
        options=_options(ability),
        granted=_of_its_own_summon(ability) or _as_summoned(ability) or _while_equipped(ability),
        mandatory=not ability.get("optional", False) if kind in ("trigger", "flip") else None,
        events=_events(ability["when"]) if ability.get("when") else _time_of_use(ability),
        places=frozenset(ability.get("active", ["field"])),
        limit=LIMITS.get(ability.get("limit", ""), ""),
        target=_target(targets),
        cost=_cost(cost),
        ops=_done(do),
        lasting=_laws(do),
        zones=_zones([targets, [step for step in (*cost, *do) if not _takes_no_cards(step["op"])]]),
        looked_at=_looked_at(ability),
        positions=frozenset(
            said
            for op in operations(do)
            if op["op"] in ("special summon", "tokens")
            for said in POSITIONS.get(op.get("position", ""), (op.get("position") or "up",))
        ),
        selects=_selections(ability),
        filters=_filters(ability),
    )


def _options(ability: Plain) -> tuple[Effect, ...]:
    """The effects of which one is chosen at its activation."""
    do = ability.get("do", [])
    op = do[0]["op"] if len(do) == 1 else {}
    if op.get("op") != "choose" or not op.get("targets"):
        return ()
    pairs = zip(op["targets"], op["options"], strict=True)
    return tuple(_effect({**ability, "targets": targets, "do": steps}) for targets, steps in pairs)


def _words_of(op: Plain) -> list[str]:
    return [did.word for did in _did(op)] + [law.rule for law in _law(op)]


def _zones(parts: Plain | list[Any]) -> frozenset[str]:
    """The zones off the field in which these parts of an ability look for cards."""
    named = (group.get("zones", []) for group in _groups(parts) if not group.get("ref") and not _is_of_occasion(group))
    return frozenset(itertools.chain.from_iterable(named)) & OFF_FIELD


def _is_of_occasion(group: Plain) -> bool:
    """Whether it is some of the cards that the occasion was about, whose place scripts need not name."""
    event = {"ref": "event", "number": "all"}
    return any(relation.get("of") == event for relation in group.get("filter", {}).get("related", []))


def _takes_no_cards(op: Plain) -> bool:
    """Whether its groups are no cards that it takes, or, as those that are discarded, need no naming of their place."""
    return op["op"] in ("fusion summon", "player rule") or op.get("how") == "discard"


def _looked_at(ability: Plain) -> frozenset[str]:
    do = ability.get("do", [])
    found = set(_zones([ability.get("conditions", []), [step.get("conditions", []) for step in do]]))
    for op in operations([*ability.get("cost", []), *do]):
        if op["op"] == "put back":
            found.add("banished")
        elif op.get("how") == "discard":
            found.add("hand")
        elif "deck top" in op.get("group", {}).get("zones", []):
            found.add("deck")
        elif op["op"] == "destroy" and op.get("banish"):
            found.add("banished")
        elif op.get("group", {}).get("ref") == "self":
            found.update(op["group"].get("zones", ()))
    for step, after in itertools.pairwise(do):
        if step["op"]["op"] == "draw" and after["op"].get("group") == {"ref": "it"}:
            found.add("hand")  # the drawn card
        if step["op"].get("how") in ("send", "discard") and after.get("link") in ("then", "if you do"):
            found.add("graveyard")  # what arrived there is counted
    return frozenset(found)


# -------------------------------------------------------------------------------- operations and rules
def operations(steps: Iterable[Any]) -> Iterator[Plain]:
    """Every operation of some steps, those within others included."""
    for step in steps:
        if isinstance(step, list):  # the steps of one option
            yield from operations(step)
        elif isinstance(step, dict):
            op = step.get("op")
            if isinstance(op, dict):
                yield op
                for value in op.values():
                    if isinstance(value, list):
                        yield from operations(value)
            elif isinstance(step.get("do"), list):  # a face of a die
                yield from operations(step["do"])


def _done(steps: list[Plain]) -> list[Did]:
    ops = [*operations(steps)]
    done = [did for op in ops for did in _did(op)]
    if any(op["op"] == "excavate" for op in ops):
        # The facts tell of no card that stays in the Deck.
        staying = [op for op in ops if op.get("how") in ("top", "bottom", "shuffle") and op["group"] == {"ref": "it"}]
        done = [did for op in ops if op not in staying for did in _did(op)]
    if any(op["op"] == "put back" for op in ops) and any(op.get("group", {}).get("zones") == ["hand"] for op in ops):
        done.append(Did("to hand"))  # what was banished from there
    return done


def _did(op: Plain) -> list[Did]:
    kind = op["op"]
    if kind == "move":
        how: str = op["how"]
        word = MOVES.get(how, how)
        if word == "to deck" and op["group"].get("zones") in (["deck"], ["excavated"]):
            return []  # the facts tell of no card that stays in the Deck
        counted = word == "discard" or op["group"].get("zones") == ["deck top"]
        return [Did(word, _count(op["group"]) if counted else None)]
    if kind == "draw":
        return [Did(kind, _literal(op.get("count", 1)), op.get("who", "you"))]
    if kind in ("damage", "gain life", "pay life"):
        return [Did(kind, _literal(op.get("amount")), op.get("who", "opponent" if kind == "damage" else "you"))]
    if kind == "negate":
        return [] if op["what"] == "effects" else [Did(f"negate {op['what']}")]
    if kind == "take control":
        return [Did("control")]
    if kind == "tokens":
        return [Did("tokens"), Did("special summon")]
    if kind == "special summon" and op.get("using"):
        return [Did(kind), Did("attach")]
    if kind == "special summon" and op.get("treated") == "fusion":
        return [Did(kind), Did("fusion summon")]
    if kind == "place counters":
        return [Did(kind, _literal(op.get("count", 1)))]
    if kind == "end battle phase":
        return [Did("skip phase")]
    if kind == "detach" and op.get("number", "exactly") == "exactly":
        return [Did(kind, _literal(op.get("count", 1)))]
    if kind == "win":
        return [Did(kind, None, op.get("who", ""))]
    return [Did(kind)] if kind in SAME_NAME else []


def _cost(steps: list[Plain]) -> list[Did]:
    """The operations of a cost, with the number of cards that each moves."""
    found = []
    for op in operations(steps):
        if op["op"] == "reveal":
            found.append(Did("reveal"))
        for did in _did(op):
            if op["op"] == "move" and did.amount is None:
                did = did._replace(amount=_how_many(op["group"]))
            found.append(did)
    return found


def _laws(steps: list[Plain], alone: bool = False) -> list[Law]:
    """The rules that steps lay on cards and players; `alone`: they are not part of an effect, but hold."""
    outer = [step["op"] for step in steps] if alone else []
    return [law for op in operations(steps) for law in _law(op, op in outer)]


def _law(op: Plain, alone: bool = False) -> list[Law]:
    kind = op["op"]
    if kind == "modify":
        return _changed_values(op)
    if kind == "become":
        # What a card always counts as is printed data to the facts.
        if op["what"] == "trait":
            return [Law("add type")]
        return [] if op["what"] == "series" else [Law(f"{op['what']} {'also' if op.get('also') else 'become'}")]
    if kind == "place spell":
        return [Law("change type")]
    if kind == "rule":
        material = op["rule"].startswith("cannot be ") and op["rule"].endswith(" material")
        own: str = op["rule"]
        if own in UNTOLD:
            return []
        if own == "attacks directly for half":
            return [Law("attacks directly"), Law("change battle damage")]
        return [Law("cannot be material" if material else CARD_RULES.get(own, own))]
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
    if kind == "replace" and not op.get("instead"):
        return [Law("cannot be destroyed (times)")]
    if kind == "player rule":
        rule: str = op["rule"]
        return [Law(PLAYER_RULES.get(rule, rule), op.get("count") if rule == "hand limit" else None)]
    if kind == "negate" and op["what"] == "effects":
        return [Law("negate effects")]
    return [Law("replace destruction")] if kind == "replace" else []


def _changed_values(op: Plain) -> list[Law]:
    how, value = op["how"], _literal(op.get("amount", 0))
    stats = STATS.get(op["what"], (op["what"],))
    if how == "swap":
        return [Law("swap atk def")]
    if how == "lose" and value is not None:
        value = -value
    if how in ("gain", "lose") and not op.get("original"):  # which is a setting to the facts
        return [Law(f"{stat} gain", value) for stat in stats]
    return [Law(f"{stat} become", value if how == "become" else None) for stat in stats]


def _literal(number: object) -> int | None:
    return number if isinstance(number, int) else None


# ------------------------------------------------------------------------------------- groups of cards
def _count(group: Plain) -> int | None:
    if group.get("ref") or group.get("number", "exactly") != "exactly":
        return None
    return _literal(group.get("count", 1))


def _how_many(group: Plain) -> int | None:
    """The number of its cards, or of those it has `also`: together with the card itself only the others are counted."""
    if not group.get("also"):
        return 1 if group.get("ref") == "self" else _count(group)
    own, further = 0 if group.get("ref") == "self" else _count(group), _how_many(group["also"])
    return None if own is None or further is None else own + further


def _groups(node: object) -> Iterator[Plain]:
    if isinstance(node, dict):
        if node.get("condition") != "in" and ("zones" in node or "ref" in node or "filter" in node):
            yield node
        for value in node.values():
            yield from _groups(value)
    elif isinstance(node, list):
        for value in node:
            yield from _groups(value)


def _bounds(group: Plain) -> tuple[int, int]:
    """The least and the greatest number of cards, 99 where it is open."""
    count, number = _literal(group.get("count", 1)) or 1, group.get("number", "exactly")
    low = count if number in ("exactly", "at least") else 1
    return low, count if number in ("exactly", "up to") else 99


def _target(targets: list[Plain]) -> tuple[int, int] | None:
    if not targets:
        return None
    bounds = []
    for group in targets:
        part: Plain | None = group
        while part:
            bounds.append(_bounds(part))
            part = part.get("also")
    return sum(low for low, _ in bounds), sum(high for _, high in bounds)


def _selections(ability: Plain) -> list[Selection]:
    """Cards that are chosen or taken all together."""
    chosen: list[Plain] = [*ability.get("targets", [])]
    for op in operations([*ability.get("cost", []), *ability.get("do", [])]):
        group = op.get("group") if op["op"] in CHOOSING else None
        while group:
            chosen.append(group)
            group = group.get("also")
    found: list[Selection] = []
    for group in chosen:
        zones = group.get("zones") or []
        if group.get("ref") or not zones or {"deck top", "excavated"} & {*zones} or group.get("by") == "random":
            continue
        low, high = ("all", "all") if group.get("number") == "all" else _bounds(group)
        whose, places = group.get("whose", "either"), tuple(sorted(zones))
        own, other = (places if whose in ("you", "either") else (), places if whose in ("opponent", "either") else ())
        sides = [(own, other)] if own or other else [(places, ()), ((), places)]  # each player of their own
        found += [selection for side in sides if (selection := Selection(low, high, *side)) not in found]
    return found


def _filters(ability: Plain) -> dict[str, set[Any]]:
    """Types, Attributes, Levels and values of ATK and DEF anywhere in an ability, as bounds."""
    found: dict[str, set[Any]] = {"races": set(), "attributes": set(), "levels": set(), "atk": set()}

    def visit(node: object) -> None:
        if isinstance(node, dict):
            for field_ in ("races", "not_races"):  # scripts name the value, whether it is wanted or excluded
                found["races"].update(word.lower() for word in _list(node.get(field_)))
            for field_ in ("attributes", "not_attributes"):
                found["attributes"].update(_list(node.get(field_)))
            if node.get("op") == "become" and node.get("what") in ("race", "attribute"):
                value = node["value"]
                found["races" if node["what"] == "race" else "attributes"].add(
                    value.lower() if node["what"] == "race" else value
                )
            made = node if node.get("op") == "tokens" else node.get("body")
            if isinstance(made, dict):  # a Token, or the monster that a Trap becomes
                found["races"].add(made["race"].lower())
                found["attributes"].add(made["attribute"])
            for key, name in (("level", "levels"), ("rank", "levels"), ("atk", "atk"), ("def_", "atk")):
                if isinstance(node.get(key), dict):
                    found[name].update(_range(_literal(node[key].get("low")), _literal(node[key].get("high"))))
            for value in node.values():
                visit(value)
        elif isinstance(node, list):
            for value in node:
                visit(value)

    visit([ability.get(key) for key in ("when", "conditions", "cost", "targets", "do", "oaths")])
    return {key: values for key, values in found.items() if values}


def _range(low: int | None, high: int | None) -> list[tuple[int | None, int | None]]:
    """The bounds as scripts have them: two neighbouring Levels are two values."""
    if low is not None and high is not None and 0 < high - low <= 1:
        return [(low, low), (high, high)]
    return [(low, high)]


def _list(value: object) -> list[str]:
    return value if isinstance(value, list) else []


# ------------------------------------------------------------------------------------------- occasions
def _time_of_use(ability: Plain) -> list[str]:
    """The moment of a battle in which it may be used: to the facts that is its occasion."""
    return ["calculation"] if "calculation" in ability.get("windows", []) else []


def _events(when: Plain) -> list[str]:
    found: list[str] = []
    for name in when["events"]:
        if name == "activation" and when.get("other"):
            found += [name, "targeted"]
        elif name == "phase":
            found.append("phase " + when.get("phase", ""))
        elif name in ("sent", "banished") and when.get("cause") == "summon":
            found.append("material")
        elif name == "destroyed" and when.get("cause") == "battle":
            found.append("battle destroyed")
        else:
            found += EVENTS.get(name, (name,))
        if name in LEAVING and (when.get("origin") == ["field"] or when.get("other") == {"ref": "self"}):
            found.append("left")  # scripts take the wider occasion, and ask where the card has gone
    return found
