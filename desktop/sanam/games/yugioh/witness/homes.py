"""Where a card lies when an ability of it is used, and whether that is its activation."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, category_of, has, name_of, walk
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness import standing
from sanam.games.yugioh.witness.conditions import about_self, parts
from sanam.games.yugioh.witness.references import itself
from sanam.games.yugioh.witness.selections import zones_of
from sanam.games.yugioh.witness.texts import THIS, Linked, Text, leaves


def activates(text: Text, card: CardData) -> bool:
    """Whether it is what the activation of a Spell or Trap does, and not an effect of one that lies there."""
    if card.kind == "monster" or standing.stands(text, card):
        return False
    if card.icon in ("normal", "quick-play", "ritual", "counter"):
        return home(text, card, True) in ("hand", "spell")
    if text.label == "activate" and not text.heads:
        return True
    return not text.heads and not text.optional and (not text.cost or bool(text.gates))


def home(text: Text, card: CardData, brief: bool = False) -> str:
    """Where the card is when its ability is used."""
    for _, step in (*text.cost, *text.do):
        pair = step["o"] if step["is"] in ("Op.send to gy", "Op.discard") and step["o"]["is"] == "Obj.and" else None
        if pair is not None and itself(pair["x"]) and has(pair["y"], "Zone.hand"):
            return "hand"
        if category_of(step) == "Op" and step.get("o", {}).get("is") == "Obj.and" and step["o"]["x"] == THIS:
            there = zones_of(step["o"]["y"])  # "this card and 1 monster from your Graveyard"
            if len(set(there)) == 1:
                return there[0]
        for node in walk(step):
            if node["is"] == "SelfState.equipped":
                return "spell"
            if name_of(node) in ("this card from", "this card there") or (
                name_of(node) == "known from" and itself(node["r"])
            ):
                return zones_of(node["z"])[0]
        if name_of(step) == "discard" and any(
            itself(node) for node in walk(step.get("o")) if category_of(node) == "Ref"
        ):
            return "hand"
        if category_of(step) == "Op" and name_of(step).startswith("summon this card"):
            return zones_of(step["z"])[0] if "z" in step else "hand"
    conds = [h["c"] for h in text.heads if "c" in h] + [g["c"] for g in text.gates if "c" in g]
    for cond in [part for one in conds for part in parts(one)]:
        if name_of(cond) == "is in" and itself(cond["s"]):
            return zones_of(cond["z"])[0]
    if text.place:
        return text.place
    if card.kind == "monster":
        return "monster"
    if card.icon == "quick-play" and any("e" in head for head in (*text.heads, *text.gates)):
        return "spell"
    if not brief and not activates(text, card):
        return "field" if card.icon == "field" else "spell"
    return "spell" if card.kind == "trap" else "hand"


def worn(card: CardData, place: str) -> bool:
    """Whether the card lies as an Equip Card."""
    return place == "spell" and (card.icon == "equip" or card.kind == "monster")


#: What is done with this card where it lies.
_TAKEN = (
    "return to hand",
    "add to hand",
    "special summon",
    "return to deck",
    "return to extra deck",
    "shuffle into deck",
)


def about_itself(text: Text) -> bool:
    """Whether what it does needs this card where it lies, which then is no price (YZH-5.32)."""
    ops = [leaf for _, step in text.do for leaf in leaves(step)]
    if any(name_of(node) == "this card from" for op in ops for node in walk(op)):
        return True
    if any(category_of(op) == "Op" and itself(op.get("o", {"is": "x.x"})) and name_of(op) in _TAKEN for op in ops):
        return True
    if any(node["is"].startswith("Base.") and itself(node.get("g", {"is": "x.x"})) for op in ops for node in walk(op)):
        return True
    return any(category_of(op) == "Statement" and itself(op.get("s", {"is": "x.x"})) for op in ops)


def joins(text: Text) -> bool:
    """Whether this card and its target are joined, which then is another."""
    ops = [leaf for _, step in text.do for leaf in leaves(step) if leaf["is"] in ("Op.equip", "Op.attach")]
    return any(itself(node) for op in ops for node in walk([op.get("o"), op.get("t")]) if category_of(node) == "Ref")


def windows(heads: list[Node], gates: list[Node]) -> list[str]:
    """The times in headings and in what is said of the activation; none where another heading is among them."""
    if any(name_of(head) != "during" for head in heads):
        return []
    return [name_of(one["w"]) for one in (*heads, *gates)]


def moments(text: Text) -> list[Node]:
    return [gate for gate in text.gates if "w" in gate]


def conditions(text: Text, card: CardData) -> list[Node]:
    """The conditions of an ability that a board is made against, one by one."""
    found = [gate["c"] for gate in text.gates if "c" in gate]
    found += standing.conditions(text)
    single = [part for cond in found for part in parts(cond)]
    comes = any(name_of(leaf) in _COMES for _, step in text.do for leaf in leaves(step))
    single = [cond for cond in single if name_of(cond) != "summoned this way" or not comes]
    return [cond for cond in {id(c): c for c in single}.values() if not about_self(cond)]


#: Operations by which this card itself is Summoned: that it was "Summoned this way" is no condition then.
_COMES = ("summon as monster", "summon as tuner monster", "special summon")


def moment_of(head: Node) -> str:
    """The part of the Damage Step that a heading names."""
    name = name_of(head["w"]) if name_of(head) == "during" and "w" in head else name_of(head)
    return name if name.removesuffix(" itself").endswith(("damage calculation", "damage step")) else ""


def done_now(cond: Node) -> str:
    """A condition of what was done this turn by its name."""
    sent = name_of(cond) == "was done this turn" and has(cond, "Done.sent")
    return "sent there this turn" if sent else name_of(cond)


def chosen(head: Node, way: str) -> Node:
    """Of two occasions the one that is tried."""
    return {**head, "e": head["f"]} if way == "f" and "f" in head else head


def needs_itself(rest: list[Linked]) -> bool:
    """Whether the next step is about this card as it lies, so that it is not what the step before that moves."""
    if not rest:
        return False
    link, step = rest[0]
    comes = name_of(step).startswith("special summon") and itself(step.get("o", {"is": "x.x"})) and bool(link)
    counts = step["is"] == "Statement.gains for each" and step["e"]["is"] == "Each.card handled"
    return comes or (counts and bool(step["s"]["is"] == "Ref.this card"))
