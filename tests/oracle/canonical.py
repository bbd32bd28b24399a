"""What abilities mean, without what only their wording decides."""

from __future__ import annotations

from typing import Any

#: Fields whose parts may be told in any order.
UNORDERED = {"either", "neither", "materials", "conditions"}
#: What a card that lies face-down does not have.
WORDS = {"series", "names", "races", "attributes", "level", "rank", "traits", "neither", "either"}
#: Operations that change or rule the cards of a group as long as they hold, and the fields with such groups.
LASTING = {"modify", "rule", "become"}
SELF = "self"
ON_THE_FIELD = [{"condition": "in", "zones": [zone]} for zone in ("field", "monster")]
#: Fields of a filter, and those that say the opposite.
OPPOSITE = {"traits": "not_traits", "attributes": "not_attributes", "races": "not_races"}
SEEN = {"group", "left", "right", "from"}
#: What a card that lies face-down on the field cannot show: who asks for it asks for face-up cards.
TOLD = {"icons", "traits", "attributes", "races", "names", "series", "lists", "level", "rank", "atk", "def"}
#: What a reference stands for in an ability.
STANDING = {"target", "event", "self", "it"}
#: A Summon of every kind.
ANY_SUMMON = {"normal summoned", "flip summoned", "special summoned"}
#: What attacks when the opponent does.
OPPONENTS_MONSTER = {"whose": "opponent", "zones": ["field"], "filter": {"kinds": ["monster"]}}


def apart(abilities: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[int]]:
    """The canonical abilities, and of which they are: what holds with its card may be said at once or apart."""
    found, of = [], []
    for at, ability in enumerate(abilities):
        told = canonical(ability)
        steps = _of_the_same(told.get("do", []))
        refers = any(
            _ref(step["op"].get("group")) in STANDING and _ref(step["op"].get("group")) != SELF for step in steps[1:]
        )
        if (
            told.get("kind") != "continuous"
            or len(steps) < 2
            or refers
            or any(step.get("conditions") for step in steps)
        ):
            steps = []
        parts = [{**told, "do": [{"op": step["op"]}]} for step in steps] or [told]
        found += parts
        of += [at] * len(parts)
    return found, of


def _of_the_same(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The steps in which the cards that the first one found are told again: several rules on them have no order."""
    group = steps[0]["op"].get("group") if steps and steps[0]["op"]["op"] in LASTING else None
    if not isinstance(group, dict) or _ref(group):
        return steps
    again = [_ref(step["op"].get("group")) in ("it", "event") and step["op"]["op"] in LASTING for step in steps[1:]]
    if not all(again):
        return steps
    return [steps[0], *({**step, "op": {**step["op"], "group": group}} for step in steps[1:])]


def canonical(ability: dict[str, Any]) -> dict[str, Any]:
    """An ability without what only its wording decides.

    With targets, "it" and "that target" are the same cards, and a language without plurals does not say how many. An
    effect that must be used cannot miss its time, an Ignition Effect is used in the own Main Phase, and the occasion of
    a single card is that of several ("a monster is", "monsters are").
    """
    ability = {key: value for key, value in ability.items() if key != "span"}
    if not ability.get("optional"):
        ability.pop("timing", None)
    if ability.get("kind") == "continuous" and ability.get("do"):
        ability |= _while_it_is(ability)
    if ability.get("kind") == "ignition" and ability.get("windows") == ["your turn", "main"]:
        ability.pop("windows")
    when = ability.get("when")
    if ability.get("active") == ["field"] and ability.get("kind") != "flip":  # used by a card that lies face-up
        ability |= {key: _face_up(ability[key]) for key in ("when", "cost") if ability.get(key)}
        when = ability.get("when")
    if when:
        ability["when"] = when = _occasion(when)
        if (
            ability.get("active") == ["graveyard"]
            and _ref(when.get("subject")) == SELF
            and (when.get("to") == "graveyard" or when.get("events") in (["sent"], ["discarded"]))
        ):
            ability["active"] = []  # where its occasion has brought it
    if ability.get("active") in (["monster"], ["spell-trap"]):
        ability["active"] = ["field"]
    if ability.get("kind") == "material" and "targets" in ability:
        ability["materials"] = ability.pop("targets")
    if ability.get("limit") == "each":
        ability["limit"] = "name"  # each effect, said of all at once
    if any(each in ON_THE_FIELD for each in ability.get("conditions", ())):
        ability["conditions"] = [each for each in ability["conditions"] if each not in ON_THE_FIELD] or None
        ability["active"] = ability.get("active") or ["field"]
    here = {"condition": "in", "zones": ability.get("active")}
    if here in (ability.get("conditions") or ()):  # said twice
        ability["conditions"] = [each for each in ability["conditions"] if each != here] or None
    if "cost" in ability:  # costs are paid together
        ability["cost"] = [{key: step[key] for key in step if key != "link"} for step in ability["cost"]]
    targets = ability.get("targets") or []
    if targets and all(group.get("zones") == ["graveyard"] for group in targets):
        ability["do"] = [_from_the_graveyard(step) for step in ability.get("do", [])]
    ability |= {key: _shown(ability[key]) for key in ("targets", "cost", "do", "conditions") if ability.get(key)}
    if "do" in ability:
        ability["do"] = _known(
            _both([each for step in ability["do"] for each in _apart(step)]), bool(ability.get("targets"))
        )
    if ability.get("kind") == "ignition":  # used in the own turn: the opponent's next turn is the next one
        ability["do"] = [_until_their_turn(step) for step in ability.get("do", [])]
    if len(targets) == 1:
        ability["do"] = [_named_again(step, targets[0].get("filter", {})) for step in ability.get("do", [])]
    steps = ability.get("do", [])
    one_card = len({_ref(step["op"].get("group")) for step in steps} - {"it"}) <= 1
    if len(steps) > 1 and one_card and all(map(_lays, steps)):  # what one card is given at once has no order
        steps = [{key: step[key] for key in step if key != "link"} for step in steps]
        ability["do"] = sorted(steps, key=lambda step: str(step["op"]["op"]))
    if len(ability.get("do", [])) > 1:  # a rule laid on a player for the turn is laid before or after the rest
        steps = [
            {key: step[key] for key in step if key != "link" or not _is_for_the_turn(step)} for step in ability["do"]
        ]
        ability["do"] = sorted(steps, key=_is_for_the_turn)
    if ability.get("kind") == "continuous" and ability.get("active") == ["field"]:
        ability.pop("active")
    if (when or {}).get("events") == ["phase"] and ability.get("limit") == "turn":
        ability.pop("limit")  # a phase begins once a turn
    stands_for = "target" if ability.get("targets") else "event"
    attacked = _ref(when.get("other")) if when and when.get("events") == ["attack"] else ""
    if stands_for == "event" and when and SELF in (_ref(when.get("subject")), attacked):
        stands_for = SELF
    return {key: _referring(value, stands_for) for key, value in ability.items()}


def _until_their_turn(step: dict[str, Any]) -> dict[str, Any]:
    op = step["op"]
    return {**step, "op": {**op, "until": "opponent end"}} if op.get("until") == "opponent turn" else step


def _named_again(node: Any, filter_: dict[str, Any]) -> Any:
    """ "Target 1 Dragon monster; equip that Dragon monster": what the target is may be said again or not."""
    if isinstance(node, list):
        return [_named_again(part, filter_) for part in node]
    if not isinstance(node, dict):
        return node
    again = node.get("filter") if _ref(node) in ("it", "target") else None
    if again and all(filter_.get(key) == value for key, value in again.items()):
        node = {key: value for key, value in node.items() if key != "filter"}
    return {key: _named_again(value, filter_) for key, value in node.items()}


def _while_it_is(ability: dict[str, Any]) -> dict[str, Any]:
    """ "This Defense Position card cannot be …": what holds while it is in Defense Position."""
    groups = [step["op"].get("group") or {} for step in ability["do"]]
    filter_ = groups[0].get("filter", {})
    if [*filter_] != ["position"] or any(_ref(group) != SELF or group.get("filter") != filter_ for group in groups):
        return {}
    so = {"condition": "is", "group": {"ref": SELF}, "filter": filter_}
    steps = [{**step, "op": {**step["op"], "group": {"ref": SELF}}} for step in ability["do"]]
    return {"conditions": [*ability.get("conditions", ()), so], "do": steps}


def _occasion(when: dict[str, Any]) -> dict[str, Any]:
    """What attacks the own cards is the opponent's, and a battle has no other cause than itself."""
    when = {**when, **{part: _single(when[part]) for part in ("subject", "other") if when.get(part)}}
    other = when.get("other") or {}
    if when.get("events") == ["attack"] and when.get("subject") == OPPONENTS_MONSTER:
        when = {**{part: when[part] for part in when if part != "subject"}, "who": "opponent"}
    if when.get("events") == ["attack"] and (other.get("whose") == "you" or _ref(other) == SELF):
        when.pop("who", None)
    when = _in_battle(when)
    if when.get("origin") == ["deck"] and _ref(when.get("subject")) == SELF:
        when = {part: when[part] for part in when if part != "who"}  # a card is in no Deck but its owner's
    subject = when.get("subject") or {}
    if when.get("events") == ["sent"] and not _ref(subject) and subject.get("zones") and not when.get("origin"):
        when = {**when, "origin": subject["zones"], "who": subject.get("whose"), "subject": {**subject}}
        for part in ("zones", "whose"):
            when["subject"].pop(part, None)
    where = (when.get("subject") or {}).get("filter", {}).get("face") == "up" or when.get("events") == ["left"]
    if where and when.get("origin") == ["field"]:
        when = {part: when[part] for part in when if part != "origin"}  # a face-up card is on the field
    events, subject, who = when.get("events"), when.get("subject") or {}, when.get("who")
    if events == ["activation"] and subject.get("whose") and who in (None, "either"):  # whose card it is activates it
        rest = {part: subject[part] for part in subject if part not in ("whose", "zones")}
        when = {**when, "who": subject["whose"], "subject": rest}
    elif any("summoned" in event for event in events or ()) and who in ("you", "opponent") and not _ref(subject):
        when = {part: when[part] for part in when if part != "who"}  # to whose field, and on whose field it is then
        when["subject"] = {**subject, "whose": who, "zones": ["field"]}
    others = [
        {**each, "subject": _single(each["subject"])} if each.get("subject") else each
        for each in when.get("others") or []
    ]
    when = {**when, "others": others} if others else when
    if when.get("cause") == "battle" and len(others) == 1 and others[0].get("cause") == "effect":
        same = {part: value for part, value in others[0].items() if part not in ("cause", "cause_who", "who", "origin")}
        if same == {part: value for part, value in when.items() if part not in ("cause", "others")}:
            when = {**same, "cause": "battle or effect"}
            when |= {part: others[0][part] for part in ("cause_who", "who", "origin") if part in others[0]}
    if _ref(subject) == SELF and when.get("cause_who") == "opponent":
        when.pop("who", None)  # what the opponent does to a card is told by who has it
    return when


def _in_battle(when: dict[str, Any]) -> dict[str, Any]:
    """What is destroyed by battle was on the field, and the monster that a monster battles is the opponent's."""
    subject, other = when.get("subject") or {}, when.get("other") or {}
    if when.get("events") == ["destroyed"] and when.get("cause") == "battle":
        when = {part: when[part] for part in when if (part, when[part]) != ("origin", ["field"])}
        if subject.get("whose") == "either" and subject.get("zones") == ["field"]:
            when["subject"] = {part: subject[part] for part in subject if part not in ("whose", "zones")}
    if when.get("events") == ["destroys"] and _ref(subject) == SELF and other.get("whose") in (None, "opponent"):
        when["other"] = {part: other[part] for part in other if part not in ("whose", "zones", "number")}
    return when


def _face_up(node: Any) -> Any:
    """A part of an ability in which this card is not said to lie face-up on the field."""
    if isinstance(node, list):
        return [_face_up(part) for part in node]
    if not isinstance(node, dict):
        return node
    if _ref(node) == SELF and node.get("filter") == {"face": "up"}:
        return {part: node[part] for part in node if part not in ("filter", "zones")}
    return {key: _face_up(value) for key, value in node.items()}


def _attacking(group: dict[str, Any]) -> dict[str, Any]:
    """Monsters that are changed to Defense Position: those face-up that are not in it."""
    filter_ = {**group.get("filter", {})}
    if filter_.pop("position", "") != "attack":
        return group
    return {**group, "filter": {**filter_, "face": "up"}}


def _monsters(by: dict[str, Any]) -> dict[str, Any]:
    """What destroys by battle, which only monsters do."""
    by = {key: by[key] for key in by if (key, by[key]) != ("kinds", ["monster"])}
    but = [{key: one[key] for key in one if (key, one[key]) != ("kinds", ["monster"])} for one in by.get("neither", ())]
    if len(but) == 1 and len(but[0]) == 1 and {*but[0]} <= OPPOSITE.keys():
        ((field, value),) = but[0].items()
        return {**{key: by[key] for key in by if key != "neither"}, OPPOSITE[field]: value}
    return by


def _shown(node: Any) -> Any:
    """A part of an ability in which cards that can only be meant face-up are not said to be so."""
    if isinstance(node, list):
        return [_shown(part) for part in node]
    if not isinstance(node, dict):
        return node
    if node.get("face") == "up" and TOLD & node.keys():
        node = {key: node[key] for key in node if key != "face"}
    return {key: _shown(value) for key, value in node.items()}


def _ref(group: Any) -> str:
    return group.get("ref", "") if isinstance(group, dict) else ""


def _from_the_graveyard(step: dict[str, Any]) -> dict[str, Any]:
    """What returns to the hand from the Graveyard is added to it."""
    op = step["op"]
    returned = op.get("how") == "return" and _ref(op.get("group")) in ("target", "it")
    return {**step, "op": {**op, "how": "add"}} if returned else step


def _both(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The steps in which a value that becomes twice its own is doubled, and ATK and DEF that change alike are one."""
    found: list[dict[str, Any]] = []
    for step in steps:
        op = step["op"]
        amount = op.get("amount")
        if op.get("op") == "modify" and op.get("how") == "become" and isinstance(amount, dict):
            times = amount if amount.get("of") == op["what"] and _ref(amount.get("group")) in (*STANDING, SELF) else {}
            how = "double" if times.get("times") == 2 else "halve" if times.get("over") == 2 else ""
            if how:
                op = {**{part: op[part] for part in op if part != "amount"}, "how": how}
        last = found[-1]["op"] if found else {}
        alike = last.get("what") == "atk" and {**last, "what": "def", "group": 0} == {**op, "group": 0}
        if alike and _ref(op.get("group")):
            found[-1] = {**found[-1], "op": {**last, "what": "atk def"}}
        else:
            found.append({**step, "op": op})
    return found


def _known(steps: list[dict[str, Any]], aimed: bool) -> list[dict[str, Any]]:
    """The steps in which "it" is this card after it (`aimed`: it is the target), and cards named again are "they"."""
    found: list[dict[str, Any]] = []
    before: dict[str, Any] = {}
    for step in steps:
        op = step["op"]
        group = op.get("group") if isinstance(op, dict) else None
        if isinstance(group, dict):
            if _ref(group) == "it" and _ref(before) in (SELF, "equipped") and not aimed:
                step = {**step, "op": {**op, "group": {"ref": _ref(before)}}}
            elif op["op"] in LASTING and not _ref(group) and group == before:
                step = {**step, "op": {**op, "group": {"ref": "it"}}}
            elif _ref(group) != "it":
                before = group
            amount = op.get("amount")
        told = op.get("amount") if isinstance(op, dict) else None
        if isinstance(told, dict) and _ref(told.get("group")) == "it" and _ref(before) == "event" and not aimed:
            step = {**step, "op": {**op, "amount": {**told, "group": {"ref": "event"}}}}
        if isinstance(group, dict):
            amount = op.get("amount")
            if _ref(group) == SELF and isinstance(amount, dict) and _ref(amount.get("group")) == "it" and not aimed:
                step = {**step, "op": {**op, "amount": {**amount, "group": {"ref": SELF}}}}
        found.append(step)
    return found


def _single(group: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in group.items() if (key, value) != ("number", "all")}


def _referring(node: Any, stands_for: str) -> Any:
    """A part of an ability in which "it" is called by what it stands for."""
    if isinstance(node, list):
        return [_referring(part, stands_for) for part in node]
    if not isinstance(node, dict):
        return node
    node = {key: _referring(value, stands_for) for key, value in node.items()}
    for few in UNORDERED & node.keys():  # "a monster that is not a “Kite” monster" is one that is not a "Kite" card
        node[few] = [
            {key: part[key] for key in part if (key, part[key]) != ("kinds", node.get("kinds"))} for part in node[few]
        ]
    if (
        len(node.get("neither") or ()) == 1
        and len(node["neither"][0]) == 1
        and {*node["neither"][0]} <= OPPOSITE.keys()
    ):
        ((field, value),) = node.pop("neither")[0].items()
        node[OPPOSITE[field]] = value
    if "either" in node:
        node = _merged(_said_once(node))
    if {*node.get("events", [])} == {"attack", "was attacked"}:
        node["events"] = ["battled"]
    if {*node.get("events", [])} == ANY_SUMMON:
        node["events"] = ["summoned"]
    if {*node.get("events", [])} == {"normal summoned", "special summoned", "flipped"}:
        node["events"] = ["summoned", "flipped"]  # a Flip Summon flips it
    if node.get("filter") == {}:
        node = {key: value for key, value in node.items() if key != "filter"}
    if node.get("condition") == "in" and node.get("zones") == ["monster"]:
        node = {**node, "zones": ["field"]}  # where a monster is on the field
    if node.get("op") == "move" and node.get("how") == "return" and "graveyard" in node["group"].get("zones", ()):
        node["how"] = "add"  # from the Graveyard to the hand
    if node.get("op") == "replace":
        node["group"] = _single(node["group"])
        node["instead"] = [_as_equip_card(step) for step in node.get("instead", [])]
    if node.get("condition") == "battles":
        node |= {part: _single(node[part]) for part in ("group", "other") if node.get(part)}
    if isinstance(node.get("zones"), list):
        node["zones"] = sorted(node["zones"])
    if node.get("ref") == "event":
        node = _single(node)
    if node.get("ref") in ("event", "opposing", "battling") and node.get("zones") == ["field"]:
        node = {key: value for key, value in node.items() if key != "zones"}  # a monster that fights is there
    if node.get("ref") in ("it", "target") and not node.get("index"):
        node = {key: value for key, value in node.items() if key not in ("number", "count", "zones", "whose")}
        node["ref"] = stands_for
    if node.get("link") == "and":
        node["link"] = "if you do"  # each needs the one before
    if node.get("position") == "attack":
        node.pop("face", None)  # no card lies face-down in Attack Position
    if node.get("op") == "position" and str(node.get("to")).endswith("defense"):
        node["group"] = _attacking(node["group"])
    if node.get("rule") == "cannot be destroyed by battle" and node.get("by"):
        node["by"] = _monsters(node["by"])
    moved = node.get("group") or {}
    if node.get("op") == "move" and moved.get("zones") == ["deck top"] and node.get("who") == moved.get("whose"):
        node.pop("who", None)  # the top cards of a Deck are no choice
    if node.get("link") == "also" or (node.get("link") == "if you do" and _goes_on(node["op"])):
        node.pop("link")  # a sentence of its own says the same
    if (isinstance(node.get("op"), str) and node["op"] in LASTING) or "condition" in node or "of" in node:
        node = {key: _seen(value) if key in SEEN else value for key, value in node.items()}
    if node.get("ref") == "self":
        node.pop("zones", None)
        node.pop("whose", None)
    return node


def _as_equip_card(step: dict[str, Any]) -> dict[str, Any]:
    """ "Destroy this Equip Card instead": a card that replaces what happens to its bearer is one."""
    group = step["op"].get("group") or {}
    if _ref(group) != SELF or group.get("filter") != {"icons": ["equip"]}:
        return step
    return {**step, "op": {**step["op"], "group": {"ref": SELF}}}


def _said_once(filter_: dict[str, Any]) -> dict[str, Any]:
    """What all alternatives are is said of them together."""
    first, *others = filter_["either"]
    shared = {key: value for key, value in first.items() if all(each.get(key) == value for each in others)}
    if not shared or any(key in filter_ for key in shared) or shared == first:
        return filter_
    rest = [{key: value for key, value in each.items() if key not in shared} for each in filter_["either"]]
    return {**filter_, **shared, "either": rest}


def _merged(filter_: dict[str, Any]) -> dict[str, Any]:
    """Alternatives that differ in their series or names only are one alternative, without what is excluded."""
    alternatives = [dict(each) for each in filter_["either"]]
    without = [name for each in alternatives for name in each.pop("not_names", [])]
    told = "series" if "series" in alternatives[0] else "names"
    series = [name for each in alternatives for name in each.pop(told, [])]
    if len(series) != len(alternatives) or any(each != alternatives[0] for each in alternatives):
        return filter_
    rest = {key: value for key, value in filter_.items() if key != "either"}
    without += rest.pop("not_names", [])
    merged = {**rest, **alternatives[0], told: series}
    return {**merged, "not_names": [*dict.fromkeys(without)]} if without else merged


#: What a Special Summon says of the monster, and what is said apart.
WITH_IT = {
    "negated": {"op": "negate", "what": "effects", "group": {"ref": "it"}},
    "leaving": {"op": "rule", "group": {"ref": "it"}, "rule": "banished when leaving"},
}


def _apart(step: dict[str, Any]) -> list[dict[str, Any]]:
    """A Special Summon "with its effects negated" and the negation of its effects, which may be said apart."""
    op = step["op"]
    said = [key for key in WITH_IT if isinstance(op, dict) and op.get("op") == "special summon" and op.get(key)]
    if not said:
        return [step]
    return [{**step, "op": {key: op[key] for key in op if key not in said}}, *({"op": WITH_IT[key]} for key in said)]


def _is_for_the_turn(step: dict[str, Any]) -> bool:
    op = step["op"]
    of_all = op.get("op") == "rule" and not _ref(op.get("group")) and op["group"].get("number") == "all"
    return bool((op.get("op") == "player rule" or of_all) and op.get("until") == "turn")


def _lays(step: dict[str, Any]) -> bool:
    """Whether it changes a card that is spoken of, or lays a rule on it, by itself."""
    op = step["op"]
    hangs = step.get("conditions") or step.get("optional") or step.get("link") == "then"
    given = op.get("op") in ("modify", "rule") and not isinstance(op.get("amount"), dict)
    return bool(given and not hangs and _ref(op.get("group")) in STANDING)


def _goes_on(op: dict[str, Any]) -> bool:
    """Whether an operation says what becomes of the cards before it, or what a player may not do from then on."""
    return op.get("op") in ("player rule", "later") or (
        op.get("op") in (*LASTING, "negate") and (op.get("group") or {}).get("ref") in STANDING
    )


def _seen(group: Any) -> Any:
    """A group on the field without "face-up", where its words say so: what lies face-down has no such words."""
    filter_ = group.get("filter") if isinstance(group, dict) and group.get("zones") == ["field"] else None
    if not filter_ or not WORDS & filter_.keys() or filter_.get("face") != "up":
        return group
    return {**group, "filter": {key: value for key, value in filter_.items() if key != "face"}}
