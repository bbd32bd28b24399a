"""What players may not do: Special Summon, activate, Set. It is shown by trying it (YZH-5.21)."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, category_of, has, many, name_of, walk
from sanam.games.witnessing.trials import Deviation, NotDriven
from sanam.games.yugioh.witness.asking import pass_by, position
from sanam.games.yugioh.witness.board import PLAIN, Board
from sanam.games.yugioh.witness.ledger import Change, Ledger
from sanam.games.yugioh.witness.selections import is_noun, members, passes
from sanam.games.yugioh.witness.sketches import Sketch, sketch_of
from sanam.games.yugioh.witness.summoning import summonable
from sanam.games.yugioh.witness.ways import NOVA, REVIVE, RISE, SNARE, find, pass_place

SUMMON, TRAP, SPELL, SET = "may not summon", "may not activate trap", "may not activate spell", "may not set"
#: What comes from the Extra Deck is a matter of its own.
EXTRA = "may not summon from the Extra Deck"
KEYS = frozenset((SUMMON, TRAP, SPELL, SET, EXTRA))
_NOT_RISING = ("no extra deck summons", "no extra deck summons except")
#: The statements that forbid players something.
STATEMENTS = (
    "player cannot",
    "neither player can",
    "no special summons except",
    "only such summons",
    "cannot be activated",
    *_NOT_RISING,
)
TEXTS = tuple(f"Statement.{one}" for one in STATEMENTS)
Ends = tuple[str, int] | None


def bans(led: Ledger, node: Node, ends: Ends) -> list[Change]:
    """What the statement forbids, as changes of players: player s is card -1 - s."""
    key = name_of(node)
    if "d" in node:
        raise NotDriven(node["d"]["is"])
    seats = [led.me, 1 - led.me]
    if "w" in node:
        seats = [led.me] if name_of(node["w"]) == "you" else [1 - led.me]
    act: Node = node.get("a", {"is": "Act.activate", "g": node.get("g")})
    rule, value = SUMMON, None
    if key in ("no special summons except", "only such summons"):
        value = node
    elif key in _NOT_RISING:
        rule, value = EXTRA, node if "n" in node else None
    elif _of_extra(act):
        rule = EXTRA
    elif name_of(act) in ("special summon", "activate", "set"):
        rule = _rule(act)
    else:
        raise NotDriven(act["is"])
    return [Change(-1 - seat, rule, "rule", value, ends) for seat in seats]


def _of_extra(act: Node) -> bool:
    """Whether it is about every monster of the Extra Deck."""
    phrase = act.get("g")
    if name_of(act) != "special summon" or phrase is None or category_of(phrase) != "NP":
        return False
    return bool(many(phrase.get("f"))) and all(zones_in(test) == ["extra"] for test in many(phrase.get("f")))


def zones_in(test: Node) -> list[str]:
    return [name_of(node) for node in walk(test) if category_of(node) == "Zone"]


def _rule(act: Node) -> str:
    phrase = act.get("g", {"is": "NP.all", "n": {"is": "Noun.monster"}})
    if category_of(phrase) != "NP" or any(name_of(test) != "on the field" for test in many(phrase.get("f"))):
        raise NotDriven(f"{act['is']} of some")
    sort = name_of(phrase["n"])
    found = {("special summon", "monster"): SUMMON, ("activate", "trap"): TRAP, ("activate", "spell"): SPELL}
    found[("set", "card")] = SET
    rule = found.get((name_of(act), sort))
    if rule is None:
        raise NotDriven(f"{act['is']} of a {sort}")
    return rule


def prepare(board: Board, tree: list[Node]) -> None:
    """Lay what the prohibitions of a text are tried with."""
    if all("a" in node and name_of(node["a"]) == "target" for node in _said(tree)):
        return
    for seat in (0, 1):
        for place, sketch in (("hand", REVIVE), ("hand", NOVA), ("spell", SNARE)):
            board.add(seat, place, sketch, True, "must")
        board.add(seat, "graveyard", PLAIN, True, "must")
        if any(name_of(one) in _NOT_RISING or _of_extra(one.get("a", {"is": "x.x"})) for one in _said(tree)):
            board.add(seat, "hand", RISE, True, "must")
            for sketch in (PLAIN.but(name="Barred"), *(_fitting(one) for one in _said(tree) if "n" in one)):
                made = sketch.traits if _MADE & {*sketch.traits} else ("effect", "fusion")
                board.add(seat, "extra", sketch.but(traits=made), True, "must")
        for node in [one for one in _said(tree) if "f" in one and name_of(one) not in _NOT_RISING]:
            board.add(seat, "graveyard", sketch_of(many(node["f"]), node.get("n")), True, "must")


_MADE = {"fusion", "synchro", "xyz"}


def _fitting(node: Node) -> Sketch:
    return sketch_of(many(node.get("f")), node.get("n")).but(name="Free")


def _said(tree: list[Node]) -> list[Node]:
    return [node for node in walk(tree) if node["is"] in TEXTS]


def show(led: Ledger, tree: list[Node]) -> None:
    """Try it in the Main Phase of the player whose turn it is; whether that player was shown to be bound, or not."""
    if not has(tree, *TEXTS) or led.stage.kind != "action":
        return
    seat = led.turn_player
    bound = -1 - seat
    offered = led.stage.offered("activate")
    if led.changes(bound, SET) and (led.stage.offered("set") or led.stage.offered("set_monster")):
        raise Deviation("a card may be Set, which its text forbids")
    for rule, word, sketch in ((TRAP, "spell", SNARE), (SPELL, "hand", NOVA)):
        if led.changes(bound, rule) and find(led, seat, word, sketch.name) in offered:
            raise Deviation(f"{sketch.name} may be activated, which its text forbids")
    if led.changes(-1 - (1 - seat), TRAP):
        _answers(led, seat)
    if led.changes(bound, SUMMON):
        _summons(led, seat)
    if led.changes(bound, EXTRA) and led.stage.kind == "action":
        _summons(led, seat, RISE, "extra", EXTRA)


def forbidden(led: Ledger) -> set[str]:
    """What some player may not do now."""
    return {change.key for change in led.lasting if change.key in KEYS}


def over(led: Ledger, rules: set[str]) -> None:
    """In the Main Phase of a later turn: what the turn player was kept from and is no more may be done again."""
    seat = led.turn_player
    offered = led.stage.offered("activate")
    for rule, word, sketch in ((TRAP, "spell", SNARE), (SPELL, "hand", NOVA), (SUMMON, "hand", REVIVE)):
        tools = [card for card in led.pile(seat, word) if led.data(card).name == sketch.name]
        if rule not in rules or led.changes(-1 - seat, rule) or not tools:
            continue
        able = rule != SUMMON or (
            len(led.monsters(seat)) < 5 and any(summonable(led, card) for card in led.pile(seat, "graveyard"))
        )
        if able and not {*tools} & {*offered}:
            raise Deviation(f"{sketch.name} may not be activated, though what forbade it is over")


def _answers(led: Ledger, seat: int) -> None:
    """The other player does not answer with a Trap."""
    tool = find(led, seat, "hand", NOVA.name)
    if tool not in led.stage.offered("activate"):
        raise NotDriven("nothing to answer")
    led.stage.act("activate", tool)
    led.move(tool, "spell", seat)
    pass_place(led)
    snare = find(led, 1 - seat, "spell", SNARE.name)
    while led.stage.kind == "respond":
        if snare in led.stage.offered("activate"):
            raise Deviation("a Trap may be activated, which its text forbids")
        led.stage.answer([])
    led.lp[seat] += 100
    led.move(tool, "graveyard")


def _summons(led: Ledger, seat: int, by: Sketch = REVIVE, place: str = "graveyard", rule: str = SUMMON) -> None:
    """Only monsters that the text allows can be brought back, or from the Extra Deck."""
    tool = find(led, seat, "hand", by.name)
    there = [card for card in led.pile(seat, place) if summonable(led, card)]
    able = [card for card in there if not _barred(led, seat, card, rule)]
    if len(led.monsters(seat)) > 4:
        raise NotDriven("no free Monster Zone")
    if (tool in led.stage.offered("activate")) != bool(able):
        raise Deviation(f"a Special Summon is {'not ' if able else ''}offered")
    if not able:
        return
    led.stage.act("activate", tool)
    led.move(tool, "spell", seat)
    pass_place(led)
    choice = led.stage.choice
    offered = {o.card for o in choice.options if o.act == "pick"} if choice is not None else set()
    if offered and offered != set(able):
        raise Deviation(f"may be Summoned: {offered}, the text says {set(able)}")
    card = able[0]
    if offered:
        led.stage.act("pick", card)
    elif len(able) > 1:
        raise Deviation("not asked which is Summoned")
    pass_by(led)
    side = position(led, card, seat)
    pass_place(led)
    led.move(card, "monster", seat, side=side)
    led.came[card] = "special"
    led.move(tool, "graveyard")
    pass_by(led)


def _barred(led: Ledger, seat: int, card: int, rule: str = SUMMON) -> bool:
    for change in led.changes(-1 - seat, rule):
        but: Node | None = change.value
        if but is None:
            return True
        sort = but.get("n") or {"is": "Noun.monster"}
        if not (is_noun(led, card, sort) and all(passes(led, card, test) for test in many(but.get("f")))):
            return True
    return False


def swear(led: Ledger, oaths: list[Node]) -> None:
    """What the cards of the player may not do this turn, for its use (YZH-5.58)."""
    for oath in [one["o"] for one in oaths if name_of(one) == "oath of effect"]:
        if name_of(oath.get("r", {"is": "Rule.x"})) != "cannot attack":
            continue
        cards = [led.subject]
        if name_of(oath) == "cards":
            spoken = led.memory.targets or [led.subject]
            tests = [test for test in many(oath["g"].get("f")) if name_of(test) != "other"]
            mine = members(led, {**oath["g"], "is": "NP.some", "f": [*tests, {"is": "Adj.you control"}]})
            cards = [card for card in mine if card not in spoken or len(tests) == len(many(oath["g"].get("f")))]
        led.lasting += [Change(card, "no attack", "rule", True, ("turn", led.turn)) for card in cards]
