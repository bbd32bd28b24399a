"""Effects that Fusion, Synchro or Xyz Summon a monster, with materials that are laid for it (YZH-2.37 to 2.60)."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, category_of, many, name_of, number, walk
from sanam.games.witnessing.trials import Deviation, NotDriven
from sanam.games.yugioh.witness.asking import pass_by, position
from sanam.games.yugioh.witness.board import PLAIN, Board
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.picking import does
from sanam.games.yugioh.witness.references import itself
from sanam.games.yugioh.witness.selections import is_noun, passes, zones_of
from sanam.games.yugioh.witness.sketches import Sketch, decoys, sketch_of

FUSIONS = (
    "fusion summon",
    "fusion summon from field",
    "fusion summon by banishing",
    "fusion summon including",
    "fusion summon from field including",
    "fusion summon by banishing including",
    "fusion summon older sending",
    "fusion summon older banishing",
)
OTHERS = ("extra summon", "extra summon with", "extra summon any with")
_PARTS = ("Matter A", "Matter B")


def _places(node: Node) -> list[str]:
    """Where materials lie: one in each place that the words name."""
    found = [word for word in zones_of(node["z"]) if word not in ("spell", "field")] if "z" in node else ["monster"]
    return [found[0], found[-1]]


def prepare(board: Board, tree: list[Node]) -> None:
    """The monster and its materials, and one that the words do not mean with the same materials."""
    said = [node for node in walk(tree) if category_of(node) == "Op" and name_of(node) in (*FUSIONS, *OTHERS)]
    for node in said[:1]:
        if name_of(node) in FUSIONS:
            _lay_fusion(board, node)
        else:
            _lay_other(board, node, next((one["g"] for one in walk(tree) if one["is"] == "Op.target"), {}))


def _made(node: Node) -> tuple[Sketch, list[Sketch]]:
    phrase = node.get("o", {})
    tests = [test for test in many(phrase.get("f")) if "z" not in test]
    kept = [test for test in tests if name_of(test) != "trait"]
    fitting = sketch_of(kept, phrase.get("n"))
    wrong = [one for one in decoys(fitting, kept, phrase.get("n")) if one.kind == "monster" and not one.down]
    return fitting.but(name=fitting.name or "Made"), wrong[:1]


def _lay_fusion(board: Board, node: Node) -> None:
    made, wrong = _made(node)
    own = "including" in name_of(node)
    names = (board.card.name, _PARTS[1]) if own else _PARTS
    recipe = f'"{names[0]}" + "{names[1]}"'
    for sketch in (made, *(one.but(name="Wrong one") for one in wrong)):
        board.add(0, "extra", sketch.but(traits=("effect", "fusion"), level=6, text=recipe), True, "must")
    for name, place in list(zip(_PARTS, _places(node), strict=True))[1 if own else 0 :]:
        board.add(0, place, PLAIN.but(name=name), True, "must")


def _lay_other(board: Board, node: Node, target: Node) -> None:
    """`target`: what the text targets, which may be the materials."""
    kind, card = name_of(node["k"]), board.card
    made, wrong = _made(node)
    using = node.get("g", {})
    tests = [test for test in many(using.get("f")) if name_of(test) not in ("you control", "on your field")]
    like = sketch_of(tests, using.get("n")) if category_of(using or {"is": "x.x"}) == "NP" else PLAIN
    own = "r" in node
    level = card.level if own else like.level
    known = category_of(using or {"is": "x.x"}) == "Ref"
    if known and "n" in target:
        level = sketch_of(many(target.get("f")), target["n"]).level
    if kind == "xyz":
        parts = [like.but(name=name, level=level) for name in _PARTS]
        rank, text = level, f"{number(using, otherwise=2) if known else 2} Level {level} monsters"
    elif kind == "synchro":
        tuner = "tuner" in card.traits
        first = like.but(name=_PARTS[0], level=level)
        parts = [first, like.but(name=_PARTS[1], level=1, traits=("normal",) if own and tuner else ("normal", "tuner"))]
        rank, text = level + 1, "1 Tuner + 1 or more non-Tuner monsters"
    else:
        raise NotDriven(f"{node['is']} {kind}")
    parts = [] if known else parts
    for sketch in (made, *(one.but(name="Wrong one") for one in wrong)):
        board.add(0, "extra", sketch.but(traits=("effect", kind), level=rank, text=text), True, "must")
    for sketch in parts[1:] if own else parts:
        board.add(0, "monster", sketch, True, "must")


@does(*FUSIONS)
def fusion_summon(led: Ledger, node: Node) -> bool:
    used = [card for place in ("hand", "monster", "graveyard") for card in led.pile(led.me, place)]
    used = [card for card in used if led.data(card).name in _PARTS]
    if "including" in name_of(node):
        used = [led.subject, *used]
    banished = "banishing" in name_of(node)
    return _assemble(led, node, used, "banished" if banished else "graveyard", "fusion")


@does(*OTHERS)
def extra_summon(led: Ledger, node: Node) -> bool:
    kind = name_of(node["k"])
    used = [card for card in led.monsters(led.me) if led.data(card).name in _PARTS]
    if "r" in node:
        if not itself(node["r"]["r"] if category_of(node["r"]) == "Obj" else node["r"]):
            raise NotDriven(node["r"]["is"])
        used = [led.subject, *used]
    elif category_of(node.get("g") or {"is": "x.x"}) == "Ref":
        used = [card for card in led.memory.handled if led.on_field(card)]
    return _assemble(led, node, used, "materials" if kind == "xyz" else "graveyard", kind)


def _fits(led: Ledger, card: int, phrase: Node) -> bool:
    sort = phrase.get("n") or {"is": "Noun.monster"}
    return is_noun(led, card, sort) and all(passes(led, card, test) for test in many(phrase.get("f")))


def _assemble(led: Ledger, node: Node, used: list[int], word: str, kind: str) -> bool:
    """The monster is chosen, then its materials, then its position."""
    extra = [card for card in led.pile(led.me, "extra") if led.data(card).name in ("Made", "Wrong one") or "o" in node]
    able = [card for card in extra if "o" not in node or _fits(led, card, node["o"])]
    able = [card for card in able if kind in led.data(card).traits]
    if len({led.data(card).name for card in able}) != 1:
        raise NotDriven(f"{node['is']}: {len(able)} monsters may be Summoned")
    used = list({led.data(card).name: card for card in used[::-1]}.values()) if kind == "fusion" else used
    made, left = able[0], list(used)
    for _ in range(10):
        pass_by(led)
        choice = led.stage.choice
        if choice is None or choice.kind in ("position", "action"):
            break
        offered = [option.card for option in choice.options if option.card is not None]
        alike = {led.data(card).name for card in (made, *used)}
        strange = [card for card in offered if led.data(card).name not in alike]
        if "g" in node and category_of(node["g"]) != "Ref":
            strange = [card for card in strange if not _fits(led, card, node["g"])]
        if strange or choice.seat != led.me:
            raise Deviation(f"may be used besides: {led.named(c for c in strange if c in led.pieces)}")
        if made in offered:
            led.stage.act("pick", made)
            continue
        at = [i for i, option in enumerate(choice.options) if option.card in left][: choice.most]
        if not at:
            raise NotDriven(f"“{choice.kind}” about materials")
        left = [card for card in left if card not in [choice.options[i].card for i in at]]
        led.stage.answer(at)
    side = position(led, made)
    pass_by(led)
    for card in used:
        led.move(card, word)
        if word == "materials":
            led.pieces[card].host = made
    led.move(made, "monster", led.me, side=side)
    led.came[made] = f"special {kind}"
    led.memory.it = led.memory.handled = [made]
    led.memory.that = []
    return True
