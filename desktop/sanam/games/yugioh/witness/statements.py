"""What holds: values that change, and what cards may do or not (YZH-5.58, YZH-2.22)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sanam.games.witnessing.phrases import Node, category_of, has, many, name_of, number
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.witness.amounts import amount, counted, how_many, stats
from sanam.games.yugioh.witness.asking import choose, chosen_number
from sanam.games.yugioh.witness.bans import KEYS, STATEMENTS, bans
from sanam.games.yugioh.witness.ledger import Change, Ledger
from sanam.games.yugioh.witness.references import itself, refer, whose
from sanam.games.yugioh.witness.selections import members, wanted

Ends = tuple[str, int] | None
#: Statements that the table does not show.
UNSEEN = frozenset(("has its effects negated",))
#: How a card is another, by its statement; `words` puts it here, which needs this module.
WORDS: dict[str, Callable[[Ledger, Node], Change]] = {}
#: What becomes of damage, by its statement; `damages` puts it here, which needs this module.
DAMAGES: dict[str, Callable[[Ledger, Node, bool, Ends], list[Change]]] = {}
#: Rules that a trial shows by what is offered and what a battle comes to, by the key of the ledger.
RULES = {
    "cannot attack": ("no attack",),
    "attacks directly": ("direct",),
    "cannot attack directly": ("no direct",),
    "cannot be destroyed by battle": ("no destruction by battle",),
    "survives this battle": ("no destruction by battle",),
    "cannot be destroyed by effects": ("no destruction by effect",),
    "cannot be destroyed": ("no destruction by battle", "no destruction by effect"),
    "cannot change position": ("no change of position",),
    "cannot be attacked": ("no target of attacks",),
    "cannot attack or change position": ("no attack", "no change of position"),
    "cannot be targeted": ("no target",),
    "attacks twice": ("attacks twice",),
    "attacks all": ("attacks all",),
    "attacks all of them twice": ("attacks all",),
    "must attack": ("must attack",),
    "unaffected": ("unaffected",),
    "cannot be targeted or destroyed": ("no target", "no destruction by effect"),
    "cannot be targeted or destroyed by battle": ("no target", "no destruction by battle"),
    "cannot be destroyed by battle with": ("no destruction by battle",),
    "cannot be destroyed by battle except with": ("no destruction by battle",),
    "attacks in defense": ("attacks in defense",),
    "attacks so often": ("attacks so often",),
    "attacks monsters so often": ("attacks monsters so often",),
    "attacks twice then": ("attacks so often",),
    "attacks thrice": ("attacks so often",),
    "attacks as often as": ("attacks so often",),
    "attacks monsters as often as": ("attacks monsters so often",),
    "attacks directly for half": ("direct", "half when direct"),
    "attacks once again": ("attacks so often",),
    "attacks a monster again": ("attacks monsters so often",),
    "pierces": ("pierces",),
    "cannot activate": ("no activation",),
    "cannot be tributed": ("no tribute",),
}
#: Of these, whose effect on the table or on what is offered is looked at.
SHOWN = frozenset(
    (
        "no attack",
        "direct",
        "no direct",
        "no change of position",
        "no destruction by battle",
        "no destruction by effect",
        "no target of attacks",
        "no target",
        "unaffected",
        "pierces",
        "negated",
        "attacks twice",
        "attacks all",
        "no damage",
        "must attack",
        "no battle damage",
        "attacks in defense",
        "attacks so often",
        "attacks monsters so often",
        "no use",
        "survives",
        "reflects",
        "deals half",
        "deals double",
        "deals so much",
        "heals by battle",
        "half damage",
        "returned",
        "heals",
        "gains hurt",
        "battle damage is",
        "double damage",
        "no activation",
        "no tribute",
        "race",
        "attribute",
        "name",
        "tuner",
        *KEYS,
    )
)


def until(led: Ledger, node: Node | None) -> Ends:
    """When something ends that lasts until then."""
    if node is None:
        return None
    mine = led.turn_player == led.me
    match name_of(node):
        case "end of turn":
            return ("turn", led.turn)
        case "damage step only" | "end of damage step" | "damage calculation":
            return ("damage", 0)
        case "end of battle phase":
            return ("battle", 0)
        case "end of opponent's next turn":
            return ("turn", led.turn + (1 if mine else 2))
        case "end of your next turn":
            return ("turn", led.turn + (2 if mine else 1))
        case "your next end phase":
            return ("end", led.turn if mine else led.turn + 1)
        case "opponent's next end phase":
            return ("end", led.turn + 1 if mine else led.turn)
        case "end of next turn":
            return ("turn", led.turn + 1)
        case "your next standby phase":
            return ("standby", led.turn + (2 if mine else 1))
        case "it leaves" | "while it stays":
            return None
    raise NotDriven(node["is"])


def subjects(led: Ledger, node: Node, standing: bool) -> list[int]:
    """Of which cards a statement speaks; what is to be chosen is chosen now."""
    if category_of(node) == "Ref":
        if standing and name_of(node) in ("it", "that monster", "that card"):
            return [led.pieces[led.subject].host or led.subject]
        if itself(node) and "a" in node and not _so(led, led.subject, node["a"]):
            return []
        return refer(led, node)
    if category_of(node) == "Obj" and name_of(node) == "both":
        return [card for slot in "xy" for card in subjects(led, node[slot], standing)]
    if category_of(node) == "Obj":
        return list(wanted(led, node).cards)
    if category_of(node) == "StatOf":
        return _of_stat(led, node, standing)
    cards = _on_field(led, node)
    if standing:
        return cards
    if name_of(node) == "your" and "f" not in node and led.memory.attack is not None:
        return [card for card in led.memory.attack if card in cards]  # the one that battles
    found = wanted(led, node)
    if found.whole:
        return cards
    return choose(led, [c for c in found.cards if c in cards], found.least, found.most, led.me)


def _so(led: Ledger, card: int, state: Node) -> bool:
    """Whether this card lies as the words say, or was Summoned so."""
    piece, said = led.pieces[card], name_of(state)
    if said == "summoned":
        return name_of(state["w"]) in led.came.get(card, "").split()
    if "attack position" in said or "defense position" in said:
        return piece.side == ("defense" in said) and piece.up
    return True


def _on_field(led: Ledger, node: Node) -> list[int]:
    return [c for c in members(led, node) if led.area(c) == "monster" and led.pieces[c].up] if _changes(node) else []


def _changes(node: Node) -> bool:
    return category_of(node) == "NP"


def _of_stat(led: Ledger, node: Node, standing: bool) -> list[int]:
    key = name_of(node)
    if key in ("its", "its original"):
        if standing and name_of(node["p"]) == "its":
            return [led.pieces[led.subject].host or led.subject]
        return whose(led, node["p"])
    if key in ("of", "of one", "original of one"):
        return subjects(led, node["g"], standing)
    raise NotDriven(node["is"])


def changes(led: Ledger, node: Node, standing: bool = False, ends: Ends = None) -> list[Change]:
    """What a statement changes, card by card. Raises NotDriven for one that is not known."""
    key = name_of(node)
    ends = until(led, node.get("u")) if node.get("u") is not None and category_of(node["u"]) == "Until" else ends
    if key == "two":
        parts = [{**node[slot], "s": node["s"], "is": f"Statement.{name_of(node[slot])}"} for slot in ("x", "y")]
        return [one for part in parts for one in changes(led, part, standing, ends)]
    if key == "causes":
        return changes(led, {**node["x"], "s": node["s"], "is": f"Statement.{name_of(node['x'])}"}, standing, ends)
    if key in DAMAGES:
        return DAMAGES[key](led, node, standing, ends)
    if key in ("more attacks for each", "more attacks equal", "most attacks"):
        return _more_attacks(led, node, standing, ends)
    if key == "each survives next":
        cards = [card for card in members(led, node) if led.area(card) == "monster"]
        return [Change(card, "survives", "rule", name_of(node["c"]), ("turn", led.turn)) for card in cards]
    if key in ("survives next", "survives once this turn"):
        cause = name_of(node["c"])
        return [
            Change(card, "survives", "rule", cause, ("turn", led.turn)) for card in subjects(led, node["s"], standing)
        ]
    if key == "set card cannot be activated":
        return [Change(card, "no use", "rule", True, ends) for card in subjects(led, node["s"], standing)]
    if key in ("increase stat up to", "decrease stat up to"):
        cards = subjects(led, node["p"], standing)
        size = chosen_number(led, list(range(1, number(node) + 1)))
        return _sums(led, cards, stats(node["p"]["t"]), size if key == "increase stat up to" else -size, ends)
    if key == "levels combine":
        two = subjects(led, node["g"], standing)
        total = sum(led.value(card, "level") for card in two)
        return [Change(card, "level", "set", total, ends) for card in two]
    if key == "opponent cannot attack such":
        cards = [c for c in _attacked(led, node["s"], standing) if "x" not in node or c != led.subject]
        return [Change(card, "no target of attacks", "rule", True, ends) for card in cards]
    if key in ("effects of are negated", "has no effects"):
        return [Change(card, "negated", "rule", True, ends) for card in subjects(led, node["s"], standing)]
    if key == "rule":
        return _rule(led, node, standing, ends)
    if key in ("gains", "loses", "gains for each", "loses for each"):
        if "e" in node and of_each(node["e"]):
            return _for_its_own(led, node, standing, ends)
        times = counted(led, node["e"]) if "e" in node else 1
        sign = 1 if key.startswith("gains") else -1
        cards = subjects(led, node["s"], standing)
        return _sums(led, cards, stats(node["t"]), sign * number(node) * times, ends)
    if key in ("gains equal", "loses equal"):
        sign = 1 if key == "gains equal" else -1
        cards = subjects(led, node["s"], standing)
        return [
            Change(card, stat, "add", sign * amount(led, node["v"], stat), ends)
            for card in cards
            for stat in stats(node["t"])
        ]
    if key == "two values":
        cards = [led.subject] if name_of(node["p"]) == "this card's" else whose(led, node["p"])
        both = ((stats(node["t"]), number(node)), (stats(node["k"]), number(node, "m")))
        return [one for said, size in both for one in _sums(led, cards, said, size, ends)]
    if key == "gains and loses":
        cards = subjects(led, node["s"], standing)
        plus = _sums(led, cards, stats(node["t"]), number(node), ends)
        return [*plus, *_sums(led, cards, stats(node["k"]), -number(node, "m"), ends)]
    if key == "no battle damage from":
        return [Change(card, "no battle damage", "rule", True, ends) for card in subjects(led, node["s"], standing)]
    if key in ("increase level", "reduce level"):
        cards = [led.subject] if name_of(node["p"]) == "this card's" else whose(led, node["p"])
        return _sums(led, cards, ("level",), number(node) if key == "increase level" else -number(node), ends)
    if key == "increased by value":
        return [
            Change(card, stat, "add", amount(led, node["v"], stat), ends)
            for card in subjects(led, node["p"], standing)
            for stat in stats(node["p"]["t"])
        ]
    if key in ("increase stat", "decrease stat"):
        cards = subjects(led, node["p"], standing)
        sign = 1 if key == "increase stat" else -1
        return _sums(led, cards, stats(node["p"]["t"]), sign * number(node), ends)
    if key in ("value becomes", "becomes level"):
        where = node["p"] if "p" in node else node["s"]
        said = stats(node["p"]["t"]) if "p" in node else ("level",)
        return [
            Change(c, _key(where, s), "set", number(node), ends) for c in subjects(led, where, standing) for s in said
        ]
    if key == "becomes equal to that of" and name_of(node["q"]) == "monster equipped to it's" and not standing:
        return []  # it holds by itself, where it is said after what equips
    if key == "becomes equal to that of":
        cards, other = whose(led, node["p"]), whose(led, node["q"])
        said = stats(node["t"])
        return [Change(card, stat, "set", led.value(other[0], stat), ends) for card in cards for stat in said]
    if key == "becomes that level":
        return [Change(c, "level", "set", led.memory.declared, ends) for c in subjects(led, node["s"], standing)]
    if key in ("value becomes equal", "become equal"):
        return [
            Change(card, _key(node["p"], stat), "set", _of_card(led, card, node["v"], stat), ends)
            for card in subjects(led, node["p"], standing)
            for stat in stats(node["p"]["t"])
        ]
    if key in ("value is halved", "value is doubled"):
        how = "half" if key == "value is halved" else "double"
        if "original" in name_of(node["p"]) and key == "value is halved":
            return [
                Change(card, f"original {stat}", "set", -(-led.original(card, stat) // 2), ends)
                for card in subjects(led, node["p"], standing)
                for stat in stats(node["p"]["t"])
            ]
        return [
            Change(card, stat, how, 0, ends)
            for card in subjects(led, node["p"], standing)
            for stat in stats(node["p"]["t"])
        ]
    if key == "player cannot" and name_of(node["a"]) == "target" and name_of(node["w"]) == "opponent":
        if category_of(node["a"]["o"]) == "Ref" and name_of(node["a"]["o"]) == "them":
            raise NotDriven(f"{node['is']} them")
        return [Change(c, "no target", "rule", "opponent", ends) for c in _targeted(led, node["a"]["o"], standing)]
    if key in ("switch atk and def", "switch its atk and def"):
        cards = subjects(led, node["g"], standing) if "g" in node else whose(led, node["p"])
        turned = (("atk", "def"), ("def", "atk"))
        return [Change(c, one, "set", led.value(c, other), ends) for c in cards for one, other in turned]
    if key == "switch original atk and def":
        cards = subjects(led, node["g"], standing)
        return [
            Change(c, f"original {one}", "set", led.original(c, other), ends)
            for c in cards
            for one, other in (("atk", "def"), ("def", "atk"))
        ]
    if key in STATEMENTS:
        return bans(led, node, ends)
    if key == "pierces when attacking":
        return [Change(card, "pierces", "rule", True, ends) for card in subjects(led, node["s"], standing)]
    if key in WORDS:
        where = node["s"] if "s" in node else {"is": "StatOf.its", "p": node["p"], "t": node["p"]}
        cards = [led.subject] if "p" in node and name_of(node["p"]) == "this card's" else subjects(led, where, standing)
        return [replace(WORDS[key](led, node), card=card, ends=ends) for card in cards]
    if key == "banish when leaving":
        return [Change(card, key, "rule", True, ends) for card in subjects(led, node["s"], standing)]
    raise NotDriven(node["is"])


def _attacked(led: Ledger, node: Node, standing: bool) -> list[int]:
    """Those that cannot be attacked, face-down ones as well."""
    if standing and category_of(node) == "NP":
        return [card for card in members(led, node) if led.area(card) == "monster"]
    return subjects(led, node, standing)


def _more_attacks(led: Ledger, node: Node, standing: bool, ends: Ends) -> list[Change]:
    """How often it attacks in all."""
    if name_of(node) == "most attacks":
        cards = [led.subject] if name_of(node["p"]) == "this card's" else whose(led, node["p"])
        return [Change(card, "attacks so often", "rule", amount(led, node["v"]), ends) for card in cards]
    more = number(node) * counted(led, node["e"]) if "e" in node else amount(led, node["v"])
    return [Change(card, "attacks so often", "rule", 1 + more, ends) for card in subjects(led, node["s"], standing)]


def of_each(each: Node) -> bool:
    """ "For each Xyz Material attached to it": to each of those cards."""
    return each["is"] == "Each.material" and name_of(each["o"]) in ("it", "them")


def _for_its_own(led: Ledger, node: Node, standing: bool, ends: Ends) -> list[Change]:
    size = number(node) if name_of(node).startswith("gains") else -number(node)
    cards = [card for card in subjects(led, node["s"], standing) if led.is_monster(card)]
    sums = {card: size * len(led.materials(card)) for card in cards}
    return [Change(card, stat, "add", sums[card], ends) for card in cards for stat in stats(node["t"]) if sums[card]]


def _of_card(led: Ledger, card: int, value: Node, stat: str) -> int:
    """A value in which "its" may be the card that is changed."""
    it = led.memory.it
    led.memory.it = [card] if has(value, "Poss.its") else it or [card]
    found = amount(led, value, stat)
    led.memory.it = it
    return found


def _targeted(led: Ledger, node: Node, standing: bool) -> list[int]:
    return members(led, node) if category_of(node) == "NP" else subjects(led, node, standing)


def _key(where: Node, stat: str) -> str:
    return f"original {stat}" if "original" in name_of(where) else stat


def _sums(led: Ledger, cards: list[int], said: tuple[str, ...], value: int, ends: Ends) -> list[Change]:
    changed = [c for c in cards if led.is_monster(c)]
    return [Change(card, stat, "add", value, ends) for card in changed for stat in said if value]


def _rule(led: Ledger, node: Node, standing: bool, ends: Ends) -> list[Change]:
    rule = node["r"]
    keys = RULES.get(name_of(rule))
    if keys is None:
        raise NotDriven(rule["is"])
    cards = subjects(led, node["s"], standing)
    value: object = whose_effects(rule["f"]) if "f" in rule else "all"
    if name_of(rule) == "survives this battle" and ends is None:
        ends = ("damage", 0)
    if name_of(rule) == "unaffected":
        keys = ("no destruction by effect",)
    elif name_of(rule).startswith("cannot be destroyed by battle") and "g" in rule:
        value = rule
    elif name_of(rule) in ("attacks so often", "attacks monsters so often"):
        value = number(rule)
    elif "v" in rule:
        value = max(1, how_many(led, rule["v"]))
    elif name_of(rule) == "attacks all of them twice":
        if any(name_of(test) != "x" for test in many(rule.get("f"))):
            raise NotDriven(rule["is"])
        value = 2
    elif name_of(rule) == "attacks thrice":
        value = 3
    elif keys[0].endswith("so often"):
        value = 2
    return [Change(card, key, "rule", value, ends) for card in cards for key in keys]


def whose_effects(node: Node) -> str:
    """Of whom and of what sort the effects are: "all", "opponent", "monster", "opponent spell trap"."""
    words = name_of(node).replace("monsters'", "monster").replace("opponent's", "opponent").split()
    if name_of(node) in ("all", "other cards'"):
        return "all"
    if name_of(node) == "of":
        group = node["g"]
        theirs = "opponent" in name_of(group) or any("opponent" in name_of(t) for t in many(group.get("f")))
        sort = name_of(group["n"])
        words = [*(["opponent"] if theirs else []), *(w for w in ("monster", "spell", "trap") if w in sort.split())]
    elif name_of(node) == "named":
        raise NotDriven(node["is"])
    return " ".join(word for word in words if word not in ("and", "other")) or "all"
