"""The facts that an ability tree of a Yu-Gi-Oh! card states, in the words of the collected facts.

Operations, rules and occasions that are not named here state themselves under their own names, or nothing: the tree may
grow without this file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from groups_yugioh import (
    Plain,
    Selection,
    count_of,
    filters_of,
    how_many,
    literal,
    operations,
    selections_of,
    targets_of,
)
from laws_yugioh import Law, law_of, laws_of, laws_of_summon
from words_yugioh import (
    ARRIVED,
    EVENTS,
    LEAVING,
    LIMITS,
    MOVES,
    POSITIONS,
    PROCEDURES,
    SAME_NAME,
)
from zones_yugioh import looked_at, takes_no_cards, zones_of


class Did(NamedTuple):
    """An operation, its number where the text says it literally, and whose it is where that matters."""

    word: str
    amount: int | None = None
    who: str = ""


@dataclass(kw_only=True)
class Effect:
    """An effect of a card.

    kind       as `Ability.kind`, or "watch" for what happens upon something without a Chain
    set_up     it is used in a phase after something happened: scripts prepare it then, as a "watch"
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
    bound      it handles the cards that an earlier effect of its card handled
    prevented  the other player may do something, and else it is carried out
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
    bound: bool = False
    prevented: bool = False
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
    #: its own Summons from the Extra Deck, each a word of `procedures`: some scripts tell them as effects
    from_extra: list[Effect] = field(default_factory=list)


def _kept(ability: Plain) -> int:
    """For which result of its coin the card has the ability: 1 heads, 2 tails, 0 for none."""
    asked = [each for each in ability.get("conditions", []) if each.get("left") == {"of": "kept"}]
    return int(asked[0]["right"]) if asked else 0


def _as_left_behind(abilities: list[Plain]) -> list[Plain]:
    """The abilities that a card has by what its coin showed as what the toss brings: scripts lay them on it then."""
    tosses = [step["op"] for ability in abilities for step in ability.get("do", []) if step["op"].get("keep")]
    if not tosses:
        return abilities
    given = {side: [step for one in abilities if _kept(one) == side for step in one.get("do", [])] for side in (1, 2)}
    rest = [ability for ability in json.loads(json.dumps(abilities)) if not _kept(ability)]
    for ability in rest:
        for step in ability.get("do", []):
            if step["op"].get("keep"):
                step["op"]["heads"] = [*step["op"].get("heads", []), *given[1]]
                step["op"]["tails"] = [*step["op"].get("tails", []), *given[2]]
    return rest


def facts_of(abilities: list[Plain]) -> CardFacts:
    """What the abilities of one card state."""
    found = CardFacts()
    limited = False
    abilities = _as_left_behind(abilities)
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
        elif kind == "placed":
            found.passive.append(Law("cannot set"))
        elif kind == "summon" and ability.get("active") == ["extra"]:
            found.procedures.append(ability["do"][0]["op"].get("treated") or "contact fusion")
            found.from_extra.append(_effect(ability))
        elif kind == "summon" and ability["do"][0]["op"].get("tributes"):
            found.procedures.append("normal summon procedure")
        elif kind == "limit":
            op = ability["do"][0]["op"]
            found.passive += laws_of_summon(op)
            if not op.get("unless") and (op.get("special") or not op.get("normal", True)):
                found.procedures.append("revive limit" if op.get("special") else "cannot normal summon")
        elif kind == "activate" and _only_keeps_words(ability):
            continue
        elif _is_spirit(ability):
            found.procedures.append("spirit")
        elif _is_contact_return(ability):
            found.procedures.append("contact return")
        elif kind == "continuous" and (_of_its_own_summon(ability) or _by_materials(ability)):
            found.summoned += laws_of(ability.get("do", []), alone=True)
        elif kind == "continuous" and (not ability.get("when") or _is_law_in_battle(ability) or _closes_zones(ability)):
            found.passive += [law for law in laws_of(ability.get("do", []), alone=True) if law not in found.passive]
        else:
            effects = [_effect(each) for each in _occasion_by_occasion(ability)]
            found.further += len(effects) - 1 + bool(found.effects and _goes_on(found.effects[-1], effects[0]))
            found.effects += effects
    every = [op for ability in abilities for op in operations([*ability.get("cost", []), *ability.get("do", [])])]
    becomes = any(op.get("body") for op in every)
    bound_in = {zone for op in every for how, zone in ARRIVED.items() if op.get("how") == how and zone != "hand"}
    for effect in found.effects:
        if effect.bound:
            effect.looked_at |= bound_in
        effect.granted |= becomes and effect.kind == "trigger"
        if limited and effect.kind == "activate":
            for each in (effect, *effect.options):
                each.limit = "name"
    return found


def _occasion_by_occasion(ability: Plain) -> Iterator[Plain]:
    """The ability once for each of its occasions, as the facts have it; one that is a Quick Effect only under some
    condition is two to them."""
    if ability.get("quick_if"):
        yield {**ability, "kind": "ignition"}
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
    filters = [condition.get("filter", {}) for condition in ability.get("conditions", [])]
    return any(each.get("summoned_by") or each.get("made_of") for each in filters)


def _by_materials(ability: Plain) -> bool:
    """Whether it depends on how many cards were used for its Summon: some scripts lay it where they check these."""
    asked = [condition.get("left", {}) for condition in ability.get("conditions", [])]
    amounts = [step["op"].get("amount") for step in ability.get("do", [])]
    counted = [each for each in amounts if isinstance(each, dict) and each.get("group", {}).get("ref") == "materials"]
    return bool(counted) or any(isinstance(each, dict) and each.get("of") == "made of" for each in asked)


def _while_equipped(ability: Plain) -> bool:
    """Whether it holds only while the card is equipped to a monster."""
    return any(condition.get("group") == {"ref": "equipped"} for condition in ability.get("conditions", []))


def _only_keeps_words(ability: Plain) -> bool:
    """A card that is activated for nothing but a word that its other abilities speak of has no effect to the facts."""
    do = ability.get("do", [])
    return bool(do) and all(step["op"].get("kept") for step in do) and not ability.get("cost")


def _closes_zones(ability: Plain) -> bool:
    """Zones that are chosen as the card comes and cannot be used then: to the facts that is in force."""
    return all(step["op"]["op"] == "close zones" for step in ability["do"])


def _is_law_in_battle(ability: Plain) -> bool:
    """Whether it lays rules or changes values until the end of the Damage Step: to the facts they are in force then."""
    ops = [step["op"] for step in ability.get("do", [])]
    kinds = {"attack": ("player rule",), "calculation": ("modify", "rule")}.get(ability["when"]["events"][0], ())
    return len(ability["when"]["events"]) == 1 and all(op["op"] in kinds and op.get("until") == "damage" for op in ops)


def _goes_on(before: Effect, effect: Effect) -> bool:
    """Whether it does upon another way of being destroyed what the effect before it does: to scripts one effect."""
    destroyed = {"destroyed", "battle destroyed"}
    same = [did.word for did in before.ops] == [did.word for did in effect.ops] and before.kind == effect.kind
    return same and bool(destroyed & {*before.events}) and bool(destroyed & {*effect.events})


def _is_spirit(ability: Plain) -> bool:
    """Whether it is what every Spirit monster does at the end of the turn in which it was Summoned."""
    do = ability.get("do", [])
    timed = ability["kind"] == "trigger" and ability.get("when", {}).get("phase") == "end"
    back = bool(do) and do[0]["op"] == {"op": "move", "how": "return", "group": {"ref": "self"}}
    return timed and _tells_of_this_turn(ability) and back


def _tells_of_this_turn(ability: Plain) -> bool:
    asked = ability.get("conditions", [])
    ways = [condition for each in asked for way in each.get("ways", []) for condition in way]
    return any(condition.get("condition") == "this turn" for condition in (*asked, *ways))


def _looks_back(ability: Plain) -> bool:
    """Whether it is used in a phase because of what happened earlier."""
    phase = ability.get("when", {}).get("phase")
    return (phase == "end" and _tells_of_this_turn(ability)) or bool(phase and ability.get("after"))


def _is_contact_return(ability: Plain) -> bool:
    """Whether it is what a monster of a contact Fusion does at the end of the turn."""
    do = ability.get("do", [])
    timed = ability["kind"] == "trigger" and ability.get("when", {}).get("phase") == "end"
    return timed and len(do) == 1 and do[0]["op"] == {"op": "move", "how": "shuffle", "group": {"ref": "self"}}


def _effect(ability: Plain) -> Effect:
    do, cost, targets = ability.get("do", []), [*ability.get("cost", [])], [*ability.get("targets", [])]
    for step in do:  # the facts add up what any of the effects to choose from targets and costs
        targets += [group for groups in step["op"].get("targets", []) for group in groups]
        cost += [each for steps in step["op"].get("costs", []) for each in steps]
    kind = "watch" if ability["kind"] == "continuous" else ability["kind"]
    handled = ("bound", "equipped") if kind == "watch" else ("bound",)
    start, end = ability.get("span", (0, 0))
    later = [step["op"] for step in do if step["op"]["op"] == "later"]
    put_off = [op for each in later for op in operations(each["do"])]
    return Effect(
        kind=kind,
        span=(start, end),
        timing=ability.get("timing", ""),
        set_up=_looks_back(ability),
        given="given" in ability and ability["given"].get("ways") != ["attached"],  # of materials: as the card's own
        lifetime=len(later) == len(do) == 1 and "turns" in later[0],
        put_off=frozenset(word for op in put_off for word in _words_of(op)),
        options=_options(ability),
        granted=_of_its_own_summon(ability) or _as_summoned(ability) or _while_equipped(ability),
        mandatory=not ability.get("optional", False) if kind in ("trigger", "flip") else None,
        events=_events(ability) if ability.get("when") else _time_of_use(ability),
        places=frozenset(ability.get("active", ["field"])),
        limit=LIMITS.get(ability.get("limit", ""), ""),
        target=targets_of(targets),
        cost=_cost(cost),
        ops=_done(do),
        lasting=laws_of(do),
        zones=zones_of([targets, [step for step in (*cost, *do) if not takes_no_cards(step["op"])]]),
        looked_at=looked_at(ability),
        prevented=any(step.get("optional") and step.get("asks") == "opponent" for step in do)
        and any(step.get("link") == "or" for step in do),
        bound=any(op.get("group", {}).get("ref") in handled for op in operations(do)),
        positions=frozenset(
            said
            for op in operations(do)
            if op["op"] in ("special summon", "tokens")
            for said in POSITIONS.get(op.get("position", ""), (op.get("position") or "up",))
        ),
        selects=selections_of(ability),
        filters=filters_of(ability),
    )


def _options(ability: Plain) -> tuple[Effect, ...]:
    """The effects of which one is chosen at its activation."""
    do = ability.get("do", [])
    op = do[0]["op"] if len(do) == 1 else {}
    if op.get("op") != "choose" or op.get("at") != "activation":
        return ()
    none: list[list[Plain]] = [[] for _ in op["options"]]
    parts = zip(op.get("costs") or none, op.get("targets") or none, op["options"], strict=True)
    return tuple(_effect({**ability, "cost": cost, "targets": targets, "do": do}) for cost, targets, do in parts)


def _words_of(op: Plain) -> list[str]:
    return [did.word for did in _did(op)] + [law.rule for law in law_of(op)]


# -------------------------------------------------------------------------------- operations and rules
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
        return [Did(word, count_of(op["group"]) if counted else None)]
    if kind == "draw":
        return [Did(kind, literal(op.get("count", 1)), op.get("who", "you"))]
    if kind in ("damage", "gain life", "pay life"):
        return [Did(kind, literal(op.get("amount")), op.get("who", "opponent" if kind == "damage" else "you"))]
    if kind == "negate":
        return [] if op["what"] == "effects" else [Did(f"negate {op['what']}")]
    if kind == "take control":
        return [Did("control")]
    if kind == "tokens":
        return [Did("tokens"), Did("special summon"), *([Did("damage")] if op.get("hurts") else [])]
    if kind == "special summon" and op.get("using"):
        return [Did(kind), Did("attach")]
    if kind == "special summon" and op.get("treated") == "fusion":
        return [Did(kind), Did("fusion summon")]
    if kind == "place counters":
        return [Did(kind, literal(op.get("count", 1)))]
    if kind == "end battle phase":
        return [Did("skip phase")]
    if kind == "detach" and op.get("number", "exactly") == "exactly":
        return [Did(kind, literal(op.get("count", 1)))]
    if kind == "win":
        return [Did(kind, None, op.get("who", ""))]
    if kind == "skip phase" and op["phase"] == "turn":
        return []  # to the facts a rule for the player
    return [Did(kind)] if kind in SAME_NAME else []


def _cost(steps: list[Plain]) -> list[Did]:
    """The operations of a cost, with the number of cards that each moves."""
    found = []
    for op in operations(steps):
        if op["op"] == "reveal":
            found.append(Did("reveal"))
        for did in _did(op):
            if op["op"] == "move" and did.amount is None:
                did = did._replace(amount=how_many(op["group"]))
            found.append(did)
    return found


# ------------------------------------------------------------------------------------------- occasions
def _time_of_use(ability: Plain) -> list[str]:
    """The moment of a battle in which it may be used: to the facts that is its occasion."""
    return ["calculation"] if "calculation" in ability.get("windows", []) else []


def _events(ability: Plain) -> list[str]:
    when, kind = ability["when"], ability["kind"]
    subject = when.get("subject", {}).get("ref", "")
    if kind == "activate" and (when["events"] == ["phase"] or (when["events"] == ["activation"] and subject == "self")):
        return []  # to the facts a time of its use, or its use itself
    found: list[str] = []
    for name in when["events"]:
        if name == "activation" and when.get("other"):
            found += [name, "targeted"]
        elif name == "phase":
            found.append("phase " + when.get("phase", ""))
        elif name in ("sent", "banished") and when.get("cause") == "summon":
            found.append("material")
        elif name == "tributed" and when.get("cause") == "summon":
            found += [name, "material"]  # scripts take one or the other
        elif name == "returned" and when.get("to") == "deck":
            found.append("to deck")
        elif name == "destroyed" and when.get("cause") == "battle":
            found.append("battle destroyed")
        else:
            found += EVENTS.get(name, (name,))
        equipped = subject == "self" and when.get("other")
        if name in LEAVING and (when.get("origin") == ["field"] or when.get("other") == {"ref": "self"} or equipped):
            found.append("left")  # scripts take the wider occasion, and ask where the card has gone
        if name in LEAVING and subject == "equipped" and ability.get("active") == ["graveyard"]:
            found.append("sent")  # and its Equip Card with it
    return found
