"""Compares what a One Piece card's ability trees state with the facts collected of that card.

A fact that the collected ones do not state says nothing; what they state is looked for in our abilities of the same
timing. Cards that nobody has reviewed ("flagged") are passed over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tally import ReadCard, Tally, Verdict

from sanam.abilities.tree import Tree, from_plain
from sanam.games.onepiece.cards.printed import Ability, read_ability

Plain = dict[str, Any]
#: What their timings are in brackets; others are events. An Event is "played" by its [Main] or [Counter].
TIMINGS = frozenset(
    ("on play", "activate", "when attacking", "on ko", "end of your turn", "on opponent's attack", "on block")
)
UNTIL = {
    "Dur.this turn": "turn",
    "Dur.this battle": "battle",
    "Dur.until end of opponent's next turn": "opponent turn",
    "Dur.until end of opponent's next end phase": "opponent turn",
    "Dur.until start of your next turn": "opponent turn",
}
#: Numbers of a filter: entry -> (key of the fact, which end it gives).
BOUNDS = {
    "Filter.cost at most": ("cost", "most"),
    "Filter.cost at least": ("cost", "least"),
    "Filter.cost": ("cost", "both"),
    "Filter.base cost at most": ("cost", "most"),
    "Filter.base cost at least": ("cost", "least"),
    "Filter.base cost": ("cost", "both"),
    "Filter.power at most": ("power", "most"),
    "Filter.power at least": ("power", "least"),
    "Filter.power": ("power", "both"),
    "Filter.base power at most": ("power", "most"),
    "Filter.base power at least": ("power", "least"),
    "Filter.base power": ("power", "both"),
}


class Part(NamedTuple):
    """One ability: its brackets and its tree."""

    printed: Ability
    tree: Tree


class Deed(NamedTuple):
    """One operation in the words of the facts."""

    what: str
    amount: int | None = None
    until: str = ""


def compare_card(tally: Tally, card: ReadCard, theirs: Plain) -> None:
    """Count every fact that is stated of the card."""
    if theirs.get("trust") == "flagged":
        return
    where = f"{card.code} {card.name}"
    parts = [
        Part(printed, from_plain(plain["tree"]))
        for plain in card.abilities
        for printed in read_ability(plain["text"]).abilities
        if "tree" in plain
    ]
    for effect in theirs.get("effects", ()):
        _compare_effect(tally, where, parts, effect)


def _compare_effect(tally: Tally, where: str, parts: list[Part], effect: Plain) -> None:
    timing = effect["timing"]
    mine = parts
    if timing in TIMINGS:
        mine = [part for part in parts if timing in part.printed.timings]
        if timing == "on play" and not mine:
            mine = [part for part in parts if {"main", "counter", "trigger"} & {*part.printed.timings}]
        tally.note("timing", "agree" if mine else "only_theirs", where, [p.printed.timings for p in parts], timing)
    if not mine:
        return
    if effect.get("once"):
        once = any(part.printed.once for part in mine)
        tally.note("once per turn", "agree" if once else "only_theirs", where, once, True)
    if "don" in effect:
        dons = {part.printed.don for part in mine}
        tally.note("DON!! attached", "agree" if effect["don"] in dons else "otherwise", where, dons, effect["don"])
    # The facts also call a cost what may be done first: "you may trash 1 card from your hand. If you do, …".
    costs = {deed for part in mine for deed in (*_deeds(part.tree, cost=True), *_offered(part.tree))}
    for what, amount, *_ in effect.get("cost", ()):
        _look_for(tally, "cost", where, costs, Deed(what, amount))
    # "You may add 1 Life card to your hand:" is a cost; the facts put it on either side.
    deeds = {deed for part in mine for deed in _deeds(part.tree)} | costs
    for what, amount, until in effect.get("ops", ()):
        _look_for(tally, "operation", where, deeds, Deed(what, amount, until))
    _compare_filters(tally, where, mine, effect.get("filters", {}))


def _look_for(tally: Tally, fact: str, where: str, ours: set[Deed], wanted: Deed) -> None:
    same = {deed for deed in ours if deed.what == wanted.what}
    tally.note(fact, "agree" if same else "only_theirs", where, sorted({d.what for d in ours}), wanted.what)
    if not same:
        return
    if wanted.amount is not None:
        amounts = {deed.amount for deed in same} - {None}
        if amounts:
            verdict: Verdict = "agree" if wanted.amount in amounts else "otherwise"
            tally.note(f"{fact}: amount", verdict, where, sorted(amounts, key=str), [wanted.what, wanted.amount])
    if wanted.until:
        untils = {deed.until for deed in same} - {""}
        if untils:
            fits: Verdict = "agree" if wanted.until in untils else "otherwise"
            tally.note(f"{fact}: until", fits, where, sorted(untils), [wanted.what, wanted.until])


def _compare_filters(tally: Tally, where: str, mine: list[Part], filters: Plain) -> None:
    nodes = [node for part in mine for node in part.tree.walk()]
    for key in ("cost", "power"):
        if key in filters:
            least, most = filters[key]
            leasts, mosts = _bounds(nodes, key)
            fits = (least is None or least in leasts) and (most is None or most in mosts)
            tally.note(f"filter: {key}", "agree" if fits else "otherwise", where, [leasts, mosts], filters[key])
    words = {
        "types": {str(n.value) for n in nodes if n.key in ("TYPE", "QUOTE")},
        "names": {str(n.value) for n in nodes if n.key == "NAME"},
        "not names": {str(n.value) for n in nodes if n.key == "NAME"},
        "colours": {n.name for n in nodes if n.category == "Colour"},
        "attributes": {str(n.value) for n in nodes if n.key == "ATTR"},
    }
    for key, ours in words.items():
        for value in filters.get(key, ()):
            tally.note(f"filter: {key}", "agree" if value in ours else "otherwise", where, sorted(ours), value)


def _bounds(nodes: list[Tree], key: str) -> tuple[list[int], list[int]]:
    leasts, mosts = [], []
    for node in nodes:
        name, end = BOUNDS.get(node.key, ("", ""))
        if name == key:
            if end in ("least", "both"):
                leasts.append(node.number("n"))
            if end in ("most", "both"):
                mosts.append(node.number("n"))
        elif node.key == f"Filter.{key} between":
            leasts.append(node.number("n"))
            mosts.append(node.number("m"))
    return leasts, mosts


# ---------------------------------------------------------------------- our operations in their words


def _deeds(tree: Tree, cost: bool = False) -> Iterator[Deed]:
    for slot in ("c",) if cost else ("b",):
        for part in tree.many(slot):
            for node in part.walk():
                if node.key == "Cost.rest don":
                    yield Deed("rest don", node.number("n"))
                elif node.key == "Cost.return don":
                    yield Deed("return don", -node.number("n"))
                elif node.key == "Choice.one":
                    yield Deed("choose")
                elif node.category == "Op":
                    yield from _deed(node, part)
    if not cost:
        whole = {node.key for part in tree.many("b") for node in part.walk()}
        if "Op.look" in whole:
            yield from _looked(tree)


def _offered(tree: Tree) -> Iterator[Deed]:
    """What the text says its player may do."""
    for sentence in tree.many("b"):
        for may in (node for node in sentence.walk() if node.key == "Ops.may"):
            for node in may.walk():
                if node.category == "Op":
                    yield from _deed(node, sentence)


def _looked(tree: Tree) -> Iterator[Deed]:
    nodes = [node for part in tree.many("b") for node in part.walk()]
    for look in (node for node in nodes if node.key == "Op.look"):
        amount = _amount(look["s"])
        life = any(node.key in ("Noun1.life",) or "life" in node.key for node in look.walk())
        if life:
            yield Deed("look at life", amount)
            continue
        keys = {node.key for node in nodes}
        if "Op.add" in keys or "Op.give to hand" in keys:
            yield Deed("look and add", amount)
        if keys & {"Op.play", "Op.play rested"}:
            yield Deed("reveal and play", amount)
            yield Deed("look and play", amount)
        yield Deed("look and arrange", amount)


def _amount(sel: Tree | None) -> int | None:
    amount = sel.get("a") if sel is not None else None
    return amount.number("n") or None if amount is not None else None


def _zones(node: Tree) -> set[str]:
    return {part.name for part in node.walk() if part.category == "Zone"}


def _kinds(node: Tree) -> set[str]:
    return {part.name for part in node.walk() if part.category in ("Noun1", "Kind")}


def _deed(op: Tree, whole: Tree) -> Iterator[Deed]:
    name = op.name
    sel = op.get("s")
    until = next((UNTIL[n.key] for n in op.walk() if n.key in UNTIL), "")
    zones, kinds = _zones(op), _kinds(op)
    this = sel is not None and sel.key == "Sel.this"
    others = any(n.key == "Op.opponent does" and op in n.walk() for n in whole.walk())
    own = not any(n.key == "Whose.opponent's" for n in op.walk())
    amount = _amount(sel)
    match name:
        case "draw" | "draw up to":
            yield Deed("draw", op.number("n"))
        case "draw so that" | "draw equal":
            yield Deed("draw")
        case "ko":
            yield Deed("ko", amount)
            yield Deed("ko own", amount)
        case "rest":
            if "don" in kinds:
                yield Deed("rest don", amount)
            yield Deed("rest this") if this else Deed("rest own" if own else "rest", amount)
            yield Deed("rest", amount)
            if not this and any(n.key == "Sel.this" for n in op.walk()):
                yield Deed("rest this")
        case "set active":
            yield Deed("set active", amount)
            if "don" in kinds or (sel is not None and sel.key == "Sel.it"):
                yield Deed("set don active", amount)
        case "trash":
            if this:
                yield Deed("trash this")
                yield Deed("later trash")
            if "hand" in zones:
                yield Deed("opponent trashes from hand" if others or not own else "trash from hand", amount)
            if zones & {"top of deck"}:
                yield Deed("mill", amount)
            if zones & {"life", "top of life", "top or bottom of life"} or "life" in kinds:
                yield Deed("trash life", amount)
                yield Deed("turn life", amount)  # the facts call some of these so
            yield Deed("later trash")
        case "play" | "play rested":
            yield Deed("play", amount)
            yield Deed("reveal and play", amount)
        case "return" | "give any order" | "return rested":
            if "don" in kinds:
                yield Deed("return don", amount)
            if zones & {"hand", "hand or bottom of deck"}:
                yield Deed("return to hand", amount)
            yield from _to_deck(op, zones, amount)
        case "place" | "place back" | "place facing":
            yield from _to_deck(op, zones, amount)
            if zones & {"life", "top of life", "top or bottom of life"}:
                yield Deed("add to life", amount)
                yield Deed("add to opponent's life", amount)
        case "add" | "add both" | "add this":
            target = op["z"].name
            if target == "hand":
                if zones & {"life", "top of life", "top or bottom of life"} or "life" in kinds:
                    yield Deed("life to hand", amount)
                if "trash" in zones:
                    yield Deed("add from trash", amount)
                yield Deed("look and add")
            if "life" in target:
                yield Deed("add to life", amount)
                yield Deed("add to opponent's life", amount)
        case "add don":
            yield Deed("add don", amount)
        case "look":
            yield Deed("look")
        case "reveal":
            yield Deed("reveal", amount)
        case "choose":
            yield Deed("choose", amount)
        case "turn":
            yield Deed("turn life", amount)
        case "give don" | "give don each":
            yield Deed("give don", amount)
        case "cannot activate keyword" | "cannot activate keyword of":
            yield Deed("no blocker", None, until)
            yield Deed("cannot activate", None, until)
        case "negate" | "effects negated" | "opponent cannot use" | "cannot add life":
            yield Deed("cannot activate", None, until)
    for node in op.walk():
        match node.key:
            case "Gain.power" | "Loss.power" | "Gain.more power":
                yield Deed("power", node.number("n"), until)
                yield Deed("power", abs(node.number("n")), until)  # a cost is told without its sign
            case "Gain.cost" | "Loss.cost":
                yield Deed("cost", node.number("n"), until)
            case "Gain.keyword":
                yield Deed("give keyword", None, until)
            case "Pred.can attack active" | "Op.cannot activate keyword" | "Op.cannot activate keyword of":
                yield Deed("give keyword", None, until)  # the facts call this a keyword
            case "Pred.cannot attack":
                yield Deed("cannot attack", None, until)
            case "Pred.will not become active" | "Pred.do not set active":
                yield Deed("cannot become active")
            case "Pred.cannot be ko'd" | "Pred.can be ko'd" | "Pred.cannot be removed":
                yield Deed("immune", None, until)
            case "Pred.cannot activate keyword":
                yield Deed("give keyword", None, until)  # the facts call this a keyword
                yield Deed("no blocker", None, until)
                yield Deed("cannot activate", None, until)
    if name.startswith("base power") or name in ("set power", "swap base power"):
        yield Deed("base power", op.number("n") or None, until)
    if name == "set cost":
        yield Deed("cost", None, until)


def _to_deck(op: Tree, zones: set[str], amount: int | None) -> Iterator[Deed]:
    if op["z"].name == "don deck":
        yield Deed("return don", amount)
    if "deck" in op["z"].name:
        yield Deed("to deck", amount)
        if "trash" in zones:
            yield Deed("trash to deck", amount)
        if "hand" in zones:
            yield Deed("hand to deck", amount)
        yield Deed("look and arrange")
