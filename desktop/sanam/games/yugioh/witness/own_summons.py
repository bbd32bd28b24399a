"""How a monster is Summoned by what its text says of it, and how it cannot be: its own method, its materials, what is
forbidden (YZH-2.37 to 2.84)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import msgspec

from sanam.games.witnessing.phrases import Node, category_of, many, name_of, number, walk
from sanam.games.witnessing.trials import DONE, EMPTY, QUIET, Deviation, Match, NotDriven, Trial
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.asking import choose, declined, pass_by, position
from sanam.games.yugioh.witness.board import PLAIN, Board, odd
from sanam.games.yugioh.witness.comparing import compare
from sanam.games.yugioh.witness.conditions import bounds, holds, parts, phrase
from sanam.games.yugioh.witness.extra_deck import recipe, with_materials
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.operations import operate
from sanam.games.yugioh.witness.selections import halves, members, nouns, zones_of
from sanam.games.yugioh.witness.sketches import sketch_of
from sanam.games.yugioh.witness.texts import plain
from sanam.games.yugioh.witness.ways import FETCH, REVIVE, find

#: Sentences by which no effect may Special Summon the monster, ever or before it was Summoned rightly.
_NEVER = (
    "must only be summoned this way",
    "cannot be summoned except by",
    "cannot be special summoned",
    "must be summoned",
    "must be summoned while you have",
    "cannot be summoned except",
    "cannot be special summoned from",
)
_FIRST = (
    "only ritual summoned with",
    "must be summoned this way",
    "must first be summoned",
    "must first be summoned while you have",
)


@dataclass
class Method:
    """A way to Summon the monster itself: from where, under what, for what, and how."""

    zone: str = "hand"
    conds: list[Node] = field(default_factory=list)
    price: list[Node] = field(default_factory=list)
    hows: set[str] = field(default_factory=set)
    side: bool | None = None
    #: Whether it is a Normal Summon without Tributes; a monster that is its only Xyz Material.
    normal: bool = False
    using: Node | None = None
    #: What becomes of it when it was Summoned so.
    but: Node | None = None
    #: The monsters of which one is Tributed for its Tribute Summon.
    tribute: Node | None = None


def method(sentences: list[Node]) -> Method | None:
    """The method that the sentences tell; None where none does."""
    trees = list(map(plain, sentences))
    for tree in trees:
        key = name_of(tree)
        if key in ("body", "headed", "older"):
            found = _of_body(tree)
            if found is not None:
                later = [one["d"] for one in trees if name_of(one) == "if you do"]
                found.but = later[0] if later else found.but
                return found
        elif key in _THIS_WAY:
            found = Method(_zone(tree), [], [tree["x"]], {name_of(how) for how in many(tree.get("h"))})
            return _sided(found)
        elif key in ("must first be summoned while", "must only be summoned while"):
            return Method(_zone(tree), [tree["c"]])
        elif key.endswith("be summoned while you have"):
            return Method(_zone(tree), [{"is": "Cond.you have", "g": tree["g"]}])
    return None


#: Sentences by which it is Summoned only so.
_THIS_WAY = (
    "must only be summoned this way",
    "cannot be summoned except by",
    "must be summoned this way",
    "must be summoned from there",
    "must be summoned so this way",
)


def _sided(found: Method) -> Method:
    if found.hows & {"attack position", "defense position"}:
        found.side = "defense position" in found.hows
    return found


def changed(kind: str, sentences: list[Node]) -> bool:
    """Whether an ability that holds says only what becomes of this card when it was Summoned by its method."""
    found = method(sentences) if kind == "continuous" else None
    return found is not None and found.but is not None


def _zone(tree: Node) -> str:
    return zones_of(tree["z"])[0] if "z" in tree else "hand"


def _normally(tree: Node) -> bool:
    """ "You can Normal Summon this card without Tributing"."""
    return any(node["is"] == "Op.normal summon this card without tributing" for node in walk(tree))


def _of_body(tree: Node) -> Method | None:
    conds = [head["c"] for head in walk(tree.get("h")) if category_of(head) in ("Head", "OlderHead") and "c" in head]
    step = tree["b"]["d"]
    if name_of(tree["b"]) not in ("do", "may", "pay to", "may pay to"):
        return None
    but = None
    if step["is"] == "Steps.but":
        but, step = step["y"], step["x"]
    while step["is"] in ("First.if", "Step.may"):
        conds += [step["c"]] if "c" in step else []
        step = step["x"]
    if step["is"] == "Steps.but":
        but, step = step["y"], step["x"]
    price = [tree["b"]["c"]] if "c" in tree["b"] else []
    if step["is"] == "Steps.linked" and name_of(step["l"]) == "and" and name_of(step["y"]).startswith("summon this"):
        price, step = [*price, step["x"]], step["y"]
    found = _of_step(step, conds)
    if found is not None:
        found.price, found.but = price + found.price, but
    return found


def _of_step(step: Node, conds: list[Node]) -> Method | None:
    if category_of(step) != "Op":
        return None
    key = name_of(step)
    hows = {name_of(how) for how in many(step.get("h"))}
    if key in ("normal summon this card without tributing", "normal summon or set this card without tributing"):
        return Method("hand", conds, normal=True)
    if key == "tribute summon this card by":
        return Method("hand", conds, tribute=step["g"])
    if key == "tribute summon this card with" and number(step) == 1:
        any_of_yours = {"is": "NP.some", "n": {"is": "Noun.monster"}, "f": [{"is": "Adj.you control"}]}
        return Method("hand", conds, tribute=any_of_yours)
    if key in ("xyz summon this card using", "xyz summon this card paying"):
        return Method("extra", conds, [step["x"]] if "x" in step else [], using=step["g"])
    if key == "xyz summon this card using except":
        other = {"is": "Adj.except name", "n": step["n"]}
        return Method("extra", conds, using={**step["g"], "f": [*many(step["g"].get("f")), other]})
    if key == "special summon" and name_of(step["o"]) == "this card from":
        return _sided(Method(zones_of(step["o"]["z"])[0], conds, hows=hows))
    if not key.startswith("summon this card"):
        return None
    found = _sided(Method(_zone(step), conds, [step["x"]] if "x" in step else [], hows))
    if "p" in step:
        found.side = "defense" in name_of(step["p"])
    return found


def trials(kind: str, sentences: list[Node]) -> list[Trial] | None:
    """How such an ability is tried; None for abilities of another kind."""
    if kind == "material":
        wrong = [Trial(f"a wrong material {at + 1}", against=at) for at in range(len(recipe(sentences[0])))]
        return [Trial("materials"), *wrong]
    if kind == "limit":
        return _forbidding(sentences)
    if kind == "summon" or changed(kind, sentences):
        found = method(sentences)
        if found is None:
            raise NotDriven("a method of its own")
        return _of_method(found)
    return None


def _forbidding(sentences: list[Node]) -> list[Trial]:
    found = []
    keys = [name_of(tree) for tree in sentences]
    if "cannot be normal summoned" in keys:
        found.append(Trial("Normal Summon", way="normal"))
    effects = any(
        name_of(tree["w"]).startswith("by an effect") or name_of(tree["w"]) == "by effect"
        for tree in sentences
        if "w" in tree and name_of(tree) == "must be summoned"
    )
    if any(
        tree["is"] == "Line.cannot be special summoned from" and "deck" in zones_of(tree["z"]) for tree in sentences
    ):
        found.append(Trial("Special Summon from the Deck", way="deck"))
    elif not effects and any(key in (*_NEVER, *_FIRST) for key in keys):
        found.append(Trial("Special Summon", way="never" if any(key in _NEVER for key in keys) else "first"))
    if any(node["is"] == "Op.ritual summon with" for node in walk(sentences)):
        found.append(Trial("Special Summon", way="first"))
    if not found:
        raise NotDriven(f"{sentences[0]['is']}" if sentences else "nothing is said")
    return [*found, *_of_method(method(sentences))]


def _of_method(found: Method | None) -> list[Trial]:
    if found is None:
        return []
    conds = [part for cond in found.conds for part in parts(cond)]
    return [
        Trial("most"),
        Trial("from the end", "last"),
        Trial("least", "least"),
        *(Trial(f"without condition {at + 1}", against=at) for at in range(len(conds))),
        *(Trial("without its price", against=len(conds)) for _ in _lacking(found, conds)),
    ]


def _lacking(found: Method, conds: list[Node]) -> list[Node]:
    """What it is paid with, where the conditions do not ask for the same cards anyway."""
    known = [(phrase(cond) or {}).get("f") for cond in conds]
    paid = [*found.price, *([found.tribute] if found.tribute is not None else [])]
    implied = any(node.get("f") in known for price in paid for node in nouns(price) if node.get("f"))
    return [] if implied else paid[:1]


def run(match: Match, card: CardData, kind: str, sentences: list[Node], trial: Trial, everything: list[Node]) -> str:
    if kind == "material":
        return with_materials(match, card, recipe(sentences[0]), trial)
    if kind == "limit" and trial.way:
        return _forbidden(match, card, trial)
    found = method(sentences)
    assert found is not None
    return by_itself(match, card, found, trial, everything)


# ------------------------------------------------------------------------------------------- what is forbidden


def _forbidden(match: Match, card: CardData, trial: Trial) -> str:
    """The Summon is tried; the same card without its words shows that it would go."""
    if _offered(match, card, trial):
        raise Deviation(f"the {trial.name} is offered, which its text forbids")
    free = tuple(trait for trait in card.traits if trait != "special-summon")
    free = tuple(trait for trait in free if trait not in ("fusion", "synchro", "xyz", "ritual") or trial.way == "never")
    bare = msgspec.structs.replace(card, abilities=[], traits=free)
    return DONE if _offered(match, bare, trial) else EMPTY


def _offered(match: Match, card: CardData, trial: Trial) -> bool:
    board = Board(match, card)
    if trial.way == "normal":
        for _ in range(2):
            board.add(0, "monster", PLAIN.but(name="Fodder"), True, "must")
        led = board.start("hand")
        return led.subject in (*led.stage.offered("normal_summon"), *led.stage.offered("set_monster"))
    if trial.way == "deck":
        board.add(0, "hand", FETCH, True, "must")
        led = board.start("deck")
        led.stage.act("activate", find(led, 0, "hand", FETCH.name))
        pass_by(led)
        choice = led.stage.choice
        return choice is not None and led.subject in [option.card for option in choice.options]
    board.add(0, "hand", REVIVE, True, "must")
    board.add(0, "graveyard", PLAIN, True, "must")
    strict = trial.way == "never"
    led = board.start("graveyard", 0, "main1", "", **({"proper": True} if strict else {}))
    tool = find(led, 0, "hand", REVIVE.name)
    led.stage.act("activate", tool)
    pass_by(led)
    choice = led.stage.choice
    return choice is not None and led.subject in [option.card for option in choice.options]


# ------------------------------------------------------------------------------------------- by its own method


After = Callable[[Ledger], str]


def by_itself(
    match: Match,
    card: CardData,
    found: Method,
    trial: Trial,
    everything: list[Node],
    laid: Board | None = None,
    after: After | None = None,
) -> str:
    """It is Summoned by its method, on a board that may be laid already; `after`: what is looked at then."""
    board = laid or Board(match, card)
    conds = [part for cond in found.conds for part in parts(cond)]
    above = [node for price in found.price for node in walk(price) if node["is"] == "Ref.the above"]
    if above and trial.against != len(conds):
        _lay_above(board, everything)
    for price in found.price:
        for step in _ops(price):
            for pair in (node for node in walk(step) if node["is"] == "Obj.two kinds"):
                kinds = halves(pair)
                for half in kinds if trial.against != len(conds) else ():
                    board.lay_out(half, name_of(step), copies=None if len(kinds) < 3 else 1, wrong=len(kinds) < 3)
            if name_of(step) == "pay lp" and trial.against == len(conds):
                board.lp = (number(step) - 100, board.lp[1])
            for node in nouns(step):
                if category_of(node) == "NP" and not _half(step, node):
                    board.lay_out(node, name_of(step), copies=0 if trial.against == len(conds) else None)
    for at, cond in enumerate(conds):
        about = phrase(cond)
        if about is not None and bounds(cond)[1]:
            board.lay_out(about, copies=0 if at == trial.against else max(1, bounds(cond)[0]))
    board.plain = trial.against is None or trial.against != len(conds)
    if found.using is not None:
        board.lay_out(found.using, "", copies=2)
    if found.tribute is not None:
        board.lay_out(found.tribute, "tribute", copies=0 if trial.against == len(conds) else None)
    led = _ready(board, found, conds, trial)
    spare = members(led, found.tribute, "tribute") if found.tribute is not None else []
    if trial.against == len(conds) and spare:
        board.dropped |= {board.ids[card] for card in spare if card in board.ids}
        led = _ready(board, found, conds, trial)
    offered = led.subject in led.stage.offered("special_summon")
    known = [holds(led, cond) for cond in conds]
    able = all(known) and trial.against != len(conds)
    if offered and not able:
        raise Deviation("it may be Special Summoned though its text says no")
    if not able:
        return QUIET
    if not offered:
        raise NotDriven("its own Special Summon is not offered")
    led.picks = trial.picks
    if found.normal:
        led.stage.act("special_summon", led.subject)
        pass_by(led)
        down = led.stage.kind == "position" and led.picks == "least"  # it may be Set as well
        if led.stage.kind == "position":
            led.stage.act("facedown" if down else "attack")
        pass_by(led)
        led.move(led.subject, "monster", 0, up=not down, side=down)
        if found.but is not None:
            led.memory.it = [led.subject]
            operate(led, found.but)
        return _came(led, after)
    _begin(led, found)
    if above:
        _pay_above(led, found.price[0])
        return DONE
    if found.tribute is not None:
        _tributed(led, found, found.tribute)
        return DONE
    if found.using is not None:
        for price in found.price:
            operate(led, price)
        _over(led, found.using)
        return DONE
    led.spared = [led.subject]
    for price in found.price:
        operate(led, price)
        led.memory.paid = list(led.memory.handled)
    led.spared = []
    side = found.side if found.side is not None else position(led, led.subject)
    pass_by(led)
    led.move(led.subject, "monster", 1 if "to opponent's field" in found.hows else 0, side=side)
    if found.but is not None:
        led.memory.it = [led.subject]
        operate(led, found.but)
    return _came(led, after)


def _came(led: Ledger, after: After | None) -> str:
    """It was Summoned."""
    if after is not None:
        return after(led)
    declined(led)
    compare(led)
    return DONE


def _tributed(led: Ledger, found: Method, phrase: Node) -> None:
    """A Tribute Summon for as many monsters as the phrase says (YZH-2.71)."""
    able = [card for card in members(led, phrase, "tribute") if led.seat_of(card) == led.me]
    size = number(phrase.get("q") or {}, otherwise=1)
    chosen = choose(led, able, size, size)
    pass_by(led)
    for card in chosen:
        led.move(card, "graveyard")
    led.move(led.subject, "monster", 0)
    if found.but is not None:
        led.memory.it = [led.subject]
        operate(led, found.but)
    declined(led)
    compare(led)


def _begin(led: Ledger, found: Method) -> None:
    """Its own method, which an Xyz Monster has besides its materials."""
    choice = led.stage.choice
    options = choice.options if choice is not None else []
    at = [i for i, o in enumerate(options) if o.act == "special_summon" and o.card == led.subject]
    led.stage.answer([at[-1] if found.using is not None else at[0]])


def _over(led: Ledger, using: Node) -> None:
    """An Xyz Summon on one monster: it and what lies under it become the materials (YZH-2.42)."""
    able = [card for card in members(led, using) if led.area(card) == "monster"]
    choice = led.stage.choice
    offered = [option.card for option in choice.options] if choice is not None else []
    if choice is not None and choice.kind in ("material", "pick", "cost"):
        if not set(able) <= set(offered):
            raise Deviation(f"may not be used: {led.named(set(able) - {c for c in offered if c is not None})}")
        led.stage.answer([offered.index(able[0])])
    card = able[0]
    below = led.materials(card)
    side = position(led, led.subject)
    pass_by(led)
    for one in (card, *below):
        led.pieces[one].host = None
        led.move(one, "materials")
        led.pieces[one].host = led.subject
    led.move(led.subject, "monster", 0, side=side)
    declined(led)
    compare(led)


def _lay_above(board: Board, everything: list[Node]) -> None:
    """The cards that the line of materials names, on the field."""
    lines = [tree for tree in everything if category_of(tree) == "Materials"]
    if not lines:
        raise NotDriven("Ref.the above")
    for node in recipe(lines[0]):
        size = number(node.get("q") or {}, otherwise=1) if node.get("q") else 1
        for at in range(size):
            one = odd(sketch_of(many(node.get("f")), node.get("n")), many(node.get("f")), at)
            board.add(0, "monster", one, True, "must")


def _pay_above(led: Ledger, price: Node) -> None:
    """The cards of that line are paid, and nothing is fused (YZH-2.84)."""
    word = {"banish": "banished", "send to gy": "graveyard", "tribute": "graveyard"}.get(name_of(price), "deck")
    used = led.monsters(0)
    left = list(used)
    for _ in range(8):
        pass_by(led)
        choice = led.stage.choice
        if choice is None or choice.kind in ("position", "action"):
            break
        at = [i for i, option in enumerate(choice.options) if option.card in left][: choice.most]
        if not at:
            raise NotDriven(f"“{choice.kind}” about the price")
        left = [card for card in left if card not in [choice.options[i].card for i in at]]
        led.stage.answer(at)
    side = position(led, led.subject)
    pass_by(led)
    for card in used:
        led.move(card, word)
    if word == "deck":
        led.shuffle(0)
    led.move(led.subject, "monster", 0, side=side)
    declined(led)
    compare(led)


def _half(step: Node, node: Node) -> bool:
    """Whether a phrase is one of several kinds, which are laid one by one."""
    pairs = [pair for pair in walk(step) if pair["is"] == "Obj.two kinds"]
    return any(part is node for pair in pairs for part in walk(pair))


def _ops(tree: Node) -> list[Node]:
    return [node for node in walk(tree) if category_of(node) == "Op"]


def _ready(board: Board, found: Method, conds: list[Node], trial: Trial) -> Ledger:
    """The board on which each condition is as wanted."""
    for _ in range(5):
        led = board.start(found.zone)
        for at, cond in enumerate(conds):
            want = at != trial.against
            if holds(led, cond) == want:
                continue
            about = phrase(cond)
            if about is None or not _put_right(board, led, cond, about, want):
                raise NotDriven(f"{cond['is']} otherwise")
            break
        else:
            led.judged.clear()
            return led
    raise NotDriven("no board on which the conditions are as wanted")


def _put_right(board: Board, led: Ledger, cond: Node, about: Node, want: bool) -> bool:
    """Lay or take away what a condition counts."""
    low, high = bounds(cond)
    size = len(members(led, about))
    if (want and size < low) or (not want and not high):
        board.lay_out(about, copies=max(1, low), wrong=False)
        board.items[-1] = replace(board.items[-1], tag="must", fits=True)
        return True
    target = high if want and size > high else low - 1
    gone = [board.ids[card] for card in members(led, about) if card in board.ids][: size - target]
    board.dropped |= set(gone)
    return len(gone) >= size - target
