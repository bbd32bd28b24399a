"""How a monster is Summoned by what its text says of it, and how it cannot be: its own method, its materials, what is
forbidden (YZH-2.37 to 2.84)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import msgspec

from sanam.games.witnessing.phrases import Node, category_of, many, name_of, number, walk
from sanam.games.witnessing.trials import DONE, EMPTY, QUIET, Deviation, Match, NotDriven, Trial
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.asking import declined, pass_by, position
from sanam.games.yugioh.witness.board import PLAIN, Board
from sanam.games.yugioh.witness.comparing import compare
from sanam.games.yugioh.witness.conditions import bounds, holds, parts, phrase
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.operations import operate
from sanam.games.yugioh.witness.selections import halves, members, nouns, zones_of
from sanam.games.yugioh.witness.sketches import Sketch, decoys, sketch_of
from sanam.games.yugioh.witness.texts import plain
from sanam.games.yugioh.witness.ways import REVIVE, find

FUSE = Sketch(
    kind="spell",
    icon="normal",
    name="Fuse",
    text="Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as material.",
)
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


def method(sentences: list[Node]) -> Method | None:
    """The method that the sentences tell; None where none does."""
    for tree in map(plain, sentences):
        key = name_of(tree)
        if key in ("body", "headed", "older"):
            found = _of_body(tree)
            if found is not None:
                return found
        elif key in ("must only be summoned this way", "cannot be summoned except by", "must be summoned this way"):
            return Method(_zone(tree), [], [tree["x"]])
        elif key.endswith("be summoned while you have"):
            return Method(_zone(tree), [{"is": "Cond.you have", "g": tree["g"]}])
    return None


def _zone(tree: Node) -> str:
    return zones_of(tree["z"])[0] if "z" in tree else "hand"


def _normally(tree: Node) -> bool:
    """ "You can Normal Summon this card without Tributing"."""
    return any(node["is"] == "Op.normal summon this card without tributing" for node in walk(tree))


def _of_body(tree: Node) -> Method | None:
    conds = [head["c"] for head in walk(tree.get("h")) if category_of(head) in ("Head", "OlderHead") and "c" in head]
    step = tree["b"]["d"]
    if name_of(tree["b"]) not in ("do", "may"):
        return None
    while step["is"] in ("First.if", "Step.may"):
        conds += [step["c"]] if "c" in step else []
        step = step["x"]
    key = name_of(step)
    if step["is"] == "Op.normal summon this card without tributing":
        return Method("hand", conds, normal=True)
    if step["is"] == "Op.xyz summon this card using":
        return Method("extra", conds, [], using=step["g"])
    if step["is"] == "Op.special summon" and name_of(step["o"]) == "this card from":
        return Method(zones_of(step["o"]["z"])[0], conds)
    if not key.startswith("summon this card") or category_of(step) != "Op":
        return None
    hows = {name_of(how) for how in many(step.get("h"))}
    found = Method(_zone(step), conds, [step["x"]] if "x" in step else [], hows)
    if "p" in step:
        found.side = "defense" in name_of(step["p"])
    if hows & {"attack position", "defense position"}:
        found.side = "defense position" in hows
    return found


def trials(kind: str, sentences: list[Node]) -> list[Trial] | None:
    """How such an ability is tried; None for abilities of another kind."""
    if kind == "material":
        wrong = [Trial(f"a wrong material {at + 1}", against=at) for at in range(len(recipe(sentences[0])))]
        return [Trial("materials"), *wrong]
    if kind == "limit":
        return _forbidding(sentences)
    if kind == "summon":
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
    if any(key in (*_NEVER, *_FIRST) for key in keys):
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
        *(Trial("without its price", against=len(conds)) for _ in found.price[:1]),
    ]


def run(match: Match, card: CardData, kind: str, sentences: list[Node], trial: Trial) -> str:
    if kind == "material":
        return _with_materials(match, card, recipe(sentences[0]), trial)
    if kind == "limit" and trial.way:
        return _forbidden(match, card, trial)
    found = method(sentences)
    assert found is not None
    return _by_itself(match, card, found, trial)


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


def _by_itself(match: Match, card: CardData, found: Method, trial: Trial) -> str:
    board = Board(match, card)
    conds = [part for cond in found.conds for part in parts(cond)]
    for price in found.price:
        for step in _ops(price):
            for pair in (node for node in walk(step) if node["is"] == "Obj.two kinds"):
                for half in halves(pair):
                    board.lay_out(half, name_of(step), copies=0 if trial.against == len(conds) else None)
            for node in nouns(step):
                if category_of(node) == "NP":
                    board.lay_out(node, name_of(step), copies=0 if trial.against == len(conds) else None)
    for at, cond in enumerate(conds):
        about = phrase(cond)
        if about is not None and bounds(cond)[1]:
            board.lay_out(about, copies=0 if at == trial.against else max(1, bounds(cond)[0]))
    board.plain = trial.against is None or trial.against != len(conds)
    if found.using is not None:
        board.lay_out(found.using, "", copies=2)
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
        led.move(led.subject, "monster", 0)
        declined(led)
        compare(led)
        return DONE
    led.stage.act("special_summon", led.subject)
    if found.using is not None:
        _over(led, found.using)
        return DONE
    for price in found.price:
        operate(led, price)
    side = found.side if found.side is not None else position(led, led.subject)
    pass_by(led)
    led.move(led.subject, "monster", 1 if "to opponent's field" in found.hows else 0, side=side)
    declined(led)
    compare(led)
    return DONE


def _over(led: Ledger, using: Node) -> None:
    """An Xyz Summon on one monster: it and what lies under it become the materials (YZH-2.42)."""
    able = [card for card in members(led, using) if led.area(card) == "monster"]
    choice = led.stage.choice
    offered = [option.card for option in choice.options] if choice is not None else []
    if choice is not None and choice.kind in ("material", "pick"):
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


# ------------------------------------------------------------------------------------------- materials


def recipe(tree: Node) -> list[Node]:
    """The phrases of materials, one by one."""
    if tree["is"] == "Materials.and":
        return [*recipe(tree["x"]), *recipe(tree["y"])]
    if tree["is"] == "Materials.list":
        return recipe(tree["x"])
    if category_of(tree) != "NP":
        raise NotDriven(tree["is"])
    return [tree]


def _with_materials(match: Match, card: CardData, phrases: list[Node], trial: Trial) -> str:
    """Exactly the materials lie there, or one of them is just wrong: then there is no such Summon."""
    board = Board(match, card)
    how = next((trait for trait in ("synchro", "xyz", "fusion") if trait in card.traits), "")
    used: list[tuple[Sketch, Node]] = []
    for node in phrases:
        size = number(node.get("q") or {}, otherwise=1) if node.get("q") else 1
        used += [(sketch_of(many(node.get("f")), node.get("n")), node) for _ in range(size)]
    if any(name_of(test) == "different words" for _, node in used for test in many(node.get("f"))):
        used = [(sketch.but(name=f"Odd {at}"), node) for at, (sketch, node) in enumerate(used)]
    sketches = _levelled(card, [sketch for sketch, _ in used], [node for _, node in used], how)
    if trial.against is not None:
        at = next(i for i, (_, node) in enumerate(used) if node is phrases[trial.against])
        wrong = [
            one
            for one in decoys(sketches[at], many(used[at][1].get("f")), used[at][1].get("n"))
            if one.kind == "monster" and not one.down
        ]
        sketches[at] = wrong[0] if wrong else WRONG
    for sketch in sketches:
        board.add(0, "monster", sketch, True, "must")
    if how == "fusion":
        board.plain = False
        board.add(0, "hand", FUSE, True, "must")
    led = board.start("extra", 0, "main1")
    if how == "fusion":
        offered = find(led, 0, "hand", FUSE.name) in led.stage.offered("activate")
    else:
        offered = led.subject in led.stage.offered("special_summon")
    if trial.against is not None:
        if offered:
            raise Deviation("it may be Summoned with a wrong material")
        return QUIET
    if not offered:
        raise Deviation("it may not be Summoned though its materials are there")
    summon_with(led, led.monsters(0), how)
    declined(led)
    compare(led)
    return DONE


WRONG = Sketch(name="Wrong", race="Wyrm", attribute="DIVINE", level=11, atk=10, def_=10)


def lay_materials(board: Board, card: CardData, tree: Node, how: str) -> None:
    """Exactly what a Summon from the Extra Deck takes, and nothing else on that side."""
    used = []
    for node in recipe(tree):
        size = number(node.get("q") or {}, otherwise=1) if node.get("q") else 1
        used += [(sketch_of(many(node.get("f")), node.get("n")), node) for _ in range(size)]
    board.items = [item for item in board.items if (item.seat, item.place) != (0, "monster")]
    for sketch in _levelled(card, [sketch for sketch, _ in used], [node for _, node in used], how):
        board.add(0, "monster", sketch, True, "must")
    if how == "fusion":
        board.add(0, "hand", FUSE, True, "must")


def _levelled(card: CardData, sketches: list[Sketch], phrases: list[Node], how: str) -> list[Sketch]:
    """With Levels that go together: of a Synchro Monster their sum, of an Xyz Monster one and the same."""
    if how != "synchro":
        return sketches
    fixed = [
        any(name_of(t) in ("level", "level or lower", "level or higher") for t in many(p.get("f"))) for p in phrases
    ]
    if not any("tuner" in sketch.traits for sketch in sketches):
        sketches = [sketches[0].but(traits=("normal", "tuner")), *sketches[1:]]  # a Synchro Summon needs one
    rest = card.level - sum(s.level for s, f in zip(sketches, fixed, strict=True) if f)
    free = [at for at, f in enumerate(fixed) if not f]
    if not free or rest < len(free):
        raise NotDriven("Levels that make up the sum")
    found = list(sketches)
    for at in free[:-1]:
        found[at] = found[at].but(level=1)
    found[free[-1]] = found[free[-1]].but(level=rest - len(free) + 1)
    return found


def summon_with(led: Ledger, used: list[int], how: str) -> None:
    if how == "fusion":
        tool = find(led, 0, "hand", FUSE.name)
        led.stage.act("activate", tool)
        led.move(tool, "spell", 0)
    else:
        led.stage.act("special_summon", led.subject)
    left = list(used)
    for _ in range(12):
        pass_by(led)
        choice = led.stage.choice
        if choice is None or choice.kind in ("position", "action"):
            break
        offered = [option.card for option in choice.options]
        if led.subject in offered:
            led.stage.act("pick", led.subject)
            continue
        at = [offered.index(card) for card in left if card in offered][: choice.most]
        if not at:
            raise NotDriven(f"“{choice.kind}” about materials")
        led.stage.answer(sorted(at))
        left = [card for card in left if card not in [offered[i] for i in at]]
    side = position(led, led.subject)
    pass_by(led)
    for card in used:
        led.move(card, "materials" if how == "xyz" else "graveyard")
        if how == "xyz":
            led.pieces[card].host = led.subject
    led.move(led.subject, "monster", 0, side=side)
    if how == "fusion":
        led.move(tool, "graveyard")
