"""The parts of an ability, as its sentences say them: heading, price, what is done, what holds, limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sanam.games.witnessing.phrases import Node, category_of, has, many, name_of, words
from sanam.games.witnessing.trials import NotDriven

#: A step of a text with the word that links it to the one before.
Linked = tuple[str, Node]
#: Sentences that say how often, and nothing else.
LIMITS = (
    "limit this effect",
    "limit each effect",
    "limit activation",
    "limit one effect",
    "limit while face-up",
    "limit once per duel",
    "limit summon this way",
    "limit control",
)
#: Sentences that bind who uses the effect for the turn.
OATHS = ("oath", "oath of effect", "oath of effect except")
#: What only says how a card may be Summoned, or what it is.
STANDS = ("statement", "statement of equipped")


THIS: Node = {"is": "Ref.this card"}


def _must(tree: Node) -> Node:
    """ "You must control …" as a condition."""
    key = name_of(tree)
    conds = {
        "control": "you control",
        "control no": "you control no",
        "have": "you have",
        "have no cards": "no cards in hand",
    }
    return {**tree, "is": f"Cond.{conds.get(key, key)}"}


@dataclass
class Text:
    """An ability.

    heads     its headings, one by one
    optional  "you can"
    known     a card that is targeted without a choice
    """

    heads: list[Node] = field(default_factory=list)
    optional: bool = False
    older: bool = False
    #: What kind of ability it is said to be.
    label: str = ""
    #: Whether it is done each time, without a Chain.
    steady: bool = False
    quick: bool = False
    cost: list[Linked] = field(default_factory=list)
    targets: list[Node] = field(default_factory=list)
    do: list[Linked] = field(default_factory=list)
    holds: list[Node] = field(default_factory=list)
    limits: list[Node] = field(default_factory=list)
    #: Effects of which one is chosen at activation; a target that is known.
    modes: list[Node] = field(default_factory=list)
    known: Node | None = None
    #: Where its text says that the card must be.
    place: str = ""
    oaths: list[Node] = field(default_factory=list)
    gates: list[Node] = field(default_factory=list)
    others: list[Node] = field(default_factory=list)

    def take_mode(self, at: int) -> None:
        """Do what the bullet says."""
        if at >= len(self.modes):
            raise NotDriven("a bullet")
        bullet = self.modes[at]
        for link, step in steps(bullet["c"]) if "c" in bullet else []:
            self.cost.append((link, step))
        self.targets += [bullet["g"]] if "g" in bullet else []
        self.do = steps(bullet["b"] if "b" in bullet else bullet["d"])

    def head(self, *keys: str) -> Node | None:
        return next((one for one in self.heads if name_of(one) in keys), None)


def steps(tree: Node, link: str = "") -> list[Linked]:
    """The steps of a sentence in order."""
    if tree["is"] in ("Steps.linked", "More.linked") and name_of(tree["l"]) == "or":
        return [(link, {"is": "Steps.or", "x": tree["x"], "y": tree["y"]})]
    if tree["is"] in ("Steps.linked", "More.linked"):
        return [*steps(tree["x"], link), *steps(tree["y"], name_of(tree["l"]))]
    if tree["is"] in ("Steps.but", "More.but"):
        return [*steps(tree["x"], link), *steps(tree["y"], "also")]
    return [(link, tree)]


def _heads(tree: Node) -> list[Node]:
    if tree["is"] in ("Heads.and", "OlderHeads.and", "OlderHeads.both", "OlderHeads.moment first"):
        return [*_heads(tree["x"]), *_heads(tree["y"])]
    if tree["is"] in ("Circ.while", "Circ.and"):
        return [{"is": "Head.if", "c": tree["c"]}]
    if isinstance(tree.get("c"), list):
        rest = {slot: part for slot, part in tree.items() if slot != "c"}
        more = [head for circ in tree["c"] for head in _heads(circ)]
        if tree.get("e", {}).get("is") == "Event.summoned" and tree["e"].get("s") == THIS:
            more = [_besides(head) for head in more]
        return [*_heads(rest), *more]
    if tree["is"] in ("Part.except damage step", "Part.except draw phase or damage step"):
        return _heads(tree["x"])
    return [tree]


def _besides(head: Node) -> Node:
    """ "When this card is Summoned while you control no monsters": none but this one."""
    if name_of(head.get("c", {"is": "Cond.x"})) != "you control no":
        return head
    cond = head["c"]
    return {**head, "c": {**cond, "f": [*many(cond.get("f")), {"is": "Adj.except this card"}]}}


def read(sentences: list[Node], activated: bool) -> Text:
    """The text of these sentences; `activated`: a sentence without a heading is what its activation does."""
    text = Text()
    for tree in sentences:
        _take(text, plain(tree), activated)
    if text.do and text.do[-1][1]["is"] == "Op.may prevent":  # "Your opponent can … to negate this effect.": first
        begins = max((n for n, (link, _) in enumerate(text.do[:-1]) if link == ""), default=0)
        text.do = [*text.do[:begins], text.do[-1], *text.do[begins:-1]]
    at = next((i for i, (_, step) in enumerate(text.do) if step["is"] == "Op.choose one at activation"), None)
    if at is not None:
        text.cost += text.do[:at]
        text.do = []
    elif text.modes:
        raise NotDriven("bullets")
    return text


def plain(tree: Any, counts: bool = False) -> Any:
    """The tree with "add 1 card to your hand, except …" as "add 1 card, except …, to your hand". `counts`: whether it
    says what is counted, where "A" and "B" are both, and not one of each."""
    if isinstance(tree, list):
        return [plain(part, counts) for part in tree]
    if not isinstance(tree, dict):
        return tree
    counts = counts or str(tree.get("is", "")).startswith(("Each.", "Base.", "HowMany."))
    found = {slot: plain(part, counts) for slot, part in tree.items()}
    if tree.get("is") == "Op.special summon from" and str(found["o"]["is"]).startswith("NP."):
        there = {"is": "Adj.in your", "z": found.pop("z")}
        return {**found, "is": "Op.special summon", "o": {**found["o"], "f": [*many(found["o"].get("f")), there]}}
    if tree.get("is") in ("NP.of two sorts", "NP.of four sorts"):
        return _sorts(found)
    if tree.get("is") == "Obj.three kinds":
        return {**found, "is": "Obj.two kinds"}
    if str(tree.get("is", "")).startswith("NP.") and _all_of(found) and not counts:
        return _one_of_each(found)
    if str(tree.get("is", "")).startswith("Cond.") and isinstance(found.get("g"), dict):
        return _conditions_of(found)
    key = str(tree.get("is", ""))
    if key.startswith("Op.") and " such" in key and isinstance(found.get("o"), dict):
        besides = [{**test, "is": test["is"].replace("Such.", "Adj.")} for test in many(found.pop("f", None))]
        slot = "g" if name_of(found["o"]) == "either" else "f"
        found["o"] = {**found["o"], slot: [*many(found["o"].get(slot)), *besides]}
        found["is"] = key.replace(" such", "")
    return found


def _sorts(node: Node) -> Node:
    """ "1 LIGHT and 1 DARK monster from your hand" as "1 LIGHT monster and 1 DARK monster from your hand"."""
    found: Node = {"is": "Obj.two kinds"}
    for slot in [one for one in KINDS if one in node]:
        sort = node[slot]["s"]
        if name_of(sort) != "attribute":
            raise NotDriven(sort["is"])
        test = {"is": "Adj.attribute", "a": {"is": "Attributes.one", "a": sort["a"]}}
        count = {"is": "Quant.some", "n": node[slot].get("k", {"is": "NUM", "v": 1})}
        found[slot] = {"is": "NP.some", "n": node["n"], "q": count, "f": [test, *many(node.get("h"))]}
    return found


#: The slots of a phrase that means cards of several kinds.
KINDS = ("x", "y", "z", "w", "v")


def _all_of(node: Node) -> bool:
    """Whether a phrase means one card of each of several names: "1 "A", "B" and "C"."""
    sort = node.get("n")
    return isinstance(sort, dict) and sort["is"] == "Noun.named one of" and has(sort, "Names.and")


def _one_of_each(node: Node) -> Node:
    names = words(node["n"], "NAME")
    if len(names) > len(KINDS):
        raise NotDriven(node["is"])
    one = {"is": "Quant.some", "n": {"is": "NUM", "v": 1}}
    sorts = [{"is": "Noun.named", "n": {"is": "NAME", "v": name}} for name in names]
    parts = [{**node, "is": "NP.some", "q": one, "n": sort} for sort in sorts]
    return {"is": "Obj.two kinds", **dict(zip(KINDS, parts, strict=False))}


def _conditions_of(cond: Node) -> Node:
    """ "If you control "A", "B" and "C"" as three conditions."""
    if cond["g"]["is"] != "Obj.two kinds":
        return cond
    *before, last = [{**cond, "g": cond["g"][slot]} for slot in KINDS if slot in cond["g"]]
    for one in reversed(before):
        last = {"is": "Conds.and", "x": one, "y": last}
    return last


def _each_target(node: Node) -> list[Node]:
    """The targets that a phrase asks for, one after another."""
    return [node[slot] for slot in KINDS if slot in node] if node["is"] == "Obj.two kinds" else [node]


_EACH_TIME = (
    "each time",
    "each time it has resolved",
    "each time when it resolves at most",
    "each time when it resolves",
)


def each_time(text: Text) -> Text:
    """ "Each time …": what is done at that event, and not by choice."""
    if len(text.holds) == 1 and name_of(text.holds[0]) in _EACH_TIME:
        said = text.holds.pop()
        text.heads.append({"is": "Head.when", "e": said["e"]})
        counters = {"is": "Op.place counters at most", **{slot: said[slot] for slot in "cmno" if slot in said}}
        text.do += steps(said["x"]) if "x" in said else [("", counters)]
        text.steady = True
    return text


def _take(text: Text, tree: Node, activated: bool) -> None:
    key = name_of(tree)
    if category_of(tree) == "Listed":
        if key == "while":
            state = {"is": f"State.{name_of(tree['p'])} position"}
            text.heads.append({"is": "Head.if", "c": {"is": "Cond.is in position", "s": THIS, "p": state}})
        elif key != "line":
            raise NotDriven(tree["is"])
        _take(text, tree["l"], activated)
    elif category_of(tree) == "Materials":
        text.others.append(tree)
    elif category_of(tree) == "Bullet" and key in ("effect", "targeting", "paying and targeting", "paying"):
        text.modes.append(tree)
    elif key == "quick":
        text.quick = True
        _body(text, tree["b"])
    elif key in ("headed", "older", "headed quick", "headed you can", "headed you can quick"):
        text.optional = text.optional or key.startswith("headed you can")
        text.heads += _heads(tree["h"])
        text.heads = [head for head in text.heads if not _is_activation(head)]
        text.older = text.older or key == "older"
        text.quick = text.quick or key.endswith("quick")
        _body(text, tree["b"] if "b" in tree else {"is": "Body.may", "d": tree["d"]})
    elif key == "body":
        _body(text, tree["b"])
    elif key == "activated by paying and targeting":
        text.cost += steps(tree["c"])
        text.targets.append(tree["g"])
        text.do += steps(tree["d"])
    elif key == "activated by targeting":
        text.targets.append(tree["g"])
        text.do += steps(tree["d"])
    elif key == "statement":
        text.holds.append(tree["s"])
    elif key == "activated in the damage step too":
        pass  # boards lie in no Damage Step
    elif key in ("activate only", "activate only by"):
        text.gates.append(tree["g"])
        if "x" in tree:
            text.cost += steps(tree["x"])
    elif key == "pay to activate" and name_of(tree["x"]) == "select":
        text.targets.append(tree["x"]["g"])
    elif key == "pay to activate":
        text.cost += steps(tree["x"])
    elif key == "activate by targeting":
        text.targets.append(tree["t"])
    elif key == "so long" and "u" in tree:
        text.do = [(link, _until(step, tree["u"])) for link, step in text.do]
    elif key == "there must be":
        text.heads.append({"is": "Head.if", "c": {"is": "Cond.there is", "g": tree["g"]}})
    elif key in ("then", "otherwise"):
        text.do += steps(tree["d"], key)
    elif key in LIMITS:
        text.limits.append(tree)
    elif key in OATHS:
        text.oaths.append(tree)
    elif key in ("negates activation", "may negate activation", "may pay to negate activation"):
        text.optional = text.optional or key.startswith("may")
        text.cost += steps(tree["c"]) if "c" in tree else []
        text.heads.append({"is": "Head.when", "e": _activation_of(tree["a"])})
        text.do += [("", {"is": "Op.negate activation"}), *steps(tree["x"], "and")]
    elif key in ("always of series", "always named"):
        text.holds.append({**tree, "is": f"Lasting.{key}"})
    elif key == "must be in the gy":
        text.place = "graveyard"
    elif key == "must be face-up":
        pass
    elif key == "must lie in position":
        state = {"is": f"State.{name_of(tree['p'])} position"}
        text.heads.append({"is": "Head.if", "c": {"is": "Cond.is in position", "s": THIS, "p": state}})
    elif key == "must be there":
        text.heads.append({"is": "Head.if", "c": {"is": "Cond.face-up on the field", "g": tree["g"]}})
    elif key == "must hold":
        text.heads.append({"is": "Head.if", "c": _must(tree["c"])})
    elif key in ("equip only",):
        text.others.append(tree)
    else:
        text.others.append(tree)
    del activated


def _until(step: Node, ends: Node) -> Node:
    """ "This ATK increase lasts until the end of this turn": what was said before ends then."""
    changes = category_of(step) == "Statement" or step["is"] in ("Op.effects are negated", "Op.negate its effects")
    return {**step, "u": ends} if changes and "u" not in step else step


def _activation_of(node: Node) -> Node:
    """ "Spell Cards", "an opponent's monster effect" as what is activated."""
    monster = {"is": "NP.opponent's", "n": {"is": "Noun.monster"}}
    if name_of(node) == "opponent's monster effect":
        return {"is": "Event.effect activated", "s": monster}
    if "g" not in node and name_of(node) != "anything":
        raise NotDriven(node["is"])
    return {"is": "Event.activated", "s": node.get("g", {"is": "NP.some", "n": {"is": "Noun.card"}})}


def _is_activation(head: Node) -> bool:
    """ "When this card is activated": what its activation does."""
    said = head.get("e", {"is": "Event.none"})
    own = name_of(said.get("s", THIS)) == "this card"
    return name_of(said) == "this card resolves" or (name_of(said) == "activated" and own and "s" in said)


def _body(text: Text, body: Node) -> None:
    key = name_of(body)
    if "k" in body:
        text.heads.append({"is": "Head.if", "c": body["k"]})
    if key == "may activate":
        key = "may"
    if key == "may pay to target known":
        text.known, key = body["r"], "may pay"
    if key not in (
        "do",
        "may",
        "pay",
        "may pay",
        "may pay to",
        "pay to",
        "by",
        "may pay to target",
        "pay to target",
        "if may pay to",
    ):
        raise NotDriven(body["is"])
    text.optional = text.optional or "may" in key.split() or key == "by"
    for link, step in steps(body["c"]) if "c" in body else []:
        if step["is"] in ("Op.target", "Op.select"):
            text.targets += _each_target(step["g"])
        elif step["is"] == "Op.target and":
            text.targets += _placed(step["g"], step["h"])
        elif step["is"] == "Op.target one known":
            text.known = step["r"]
        elif step["is"].startswith("Op.target"):
            raise NotDriven(step["is"])
        else:
            text.cost.append((link, step))
    if "g" in body:
        text.targets += _each_target(body["g"])
    found = _without_select(text, steps(body["d"]))
    if len(found) == 1 and found[0][1]["is"] == "First.if" and found[0][1]["x"]["is"] == "Step.may" and not text.do:
        text.heads.append({"is": "Head.if", "c": found[0][1]["c"]})
        text.optional = True
        found = steps(found[0][1]["x"]["x"])
    text.do += found


def _placed(first: Node, second: Node) -> list[Node]:
    """Two targets; what is said of the place of the second alone is true of the first, too."""
    if has(first.get("f"), *_PLACING):
        return [first, second]
    shared = [test for test in many(second.get("f")) if has(test, *_PLACING)]
    return [{**first, "f": [*many(first.get("f")), *shared]}, second]


#: Adjectives that say where a card is.
_PLACING = ("Adj.in your", "Adj.in opponent's", "Adj.you control", "Adj.opponent controls", "Adj.on the field")


def _without_select(text: Text, found: list[Linked]) -> list[Linked]:
    """ "Select 1 monster and destroy it": older words for a target, where both players see it (YZH-5.49); what is done
    before is a price."""
    kinds = ("Op.select", "Op.target", "Op.target and")
    at = next((i for i, (_, one) in enumerate(found) if one["is"] in kinds), None)
    if at is None or has(found[at][1], "Zone.deck", "Zone.hand", "Zone.extra") or text.targets:
        return found
    text.cost += [*text.do, *found[:at]]
    text.do = []
    text.targets += [found[at][1][slot] for slot in ("g", "h") if slot in found[at][1]]
    while len(found) > at + 1 and category_of(found[at + 1][1]) == "Declaring":
        text.cost.append(("", found[at + 1][1]))
        found = [*found[: at + 1], *found[at + 2 :]]
    return [("", found[at + 1][1]), *found[at + 2 :]] if len(found) > at + 1 else []


def leaves(tree: Node) -> list[Node]:
    """Every single operation or statement of a step, those after conditions and moments as well."""
    if tree["is"].startswith("First.") and "x" in tree:
        return leaves(tree["x"])
    if tree["is"].startswith("Steps."):
        return [*leaves(tree["x"]), *leaves(tree["y"])]
    return [tree]
