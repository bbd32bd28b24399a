"""Summons from the Extra Deck with the materials that a monster's first line asks for (YZH-2.37 to 2.60)."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, category_of, many, name_of, number
from sanam.games.witnessing.trials import DONE, QUIET, Deviation, Match, NotDriven, Trial
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.asking import declined, pass_by, position
from sanam.games.yugioh.witness.board import Board, odd
from sanam.games.yugioh.witness.comparing import compare
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.sketches import Sketch, decoys, fit, sketch_of
from sanam.games.yugioh.witness.ways import find

FUSE = Sketch(
    kind="spell",
    icon="normal",
    name="Fuse",
    text="Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as material.",
)


def recipe(tree: Node) -> list[Node]:
    """The phrases of materials, one by one."""
    if tree["is"] == "Materials.and":
        return [*recipe(tree["x"]), *recipe(tree["y"])]
    if tree["is"] == "Materials.list":
        return recipe(tree["x"])
    if category_of(tree) != "NP":
        raise NotDriven(tree["is"])
    return [tree]


def with_materials(match: Match, card: CardData, phrases: list[Node], trial: Trial) -> str:
    """Exactly the materials lie there, or one of them is just wrong: then there is no such Summon."""
    board = Board(match, card)
    how = next((trait for trait in ("synchro", "xyz", "fusion") if trait in card.traits), "")
    used: list[tuple[Sketch, Node]] = []
    for node in phrases:
        size = number(node.get("q") or {}, otherwise=1) if node.get("q") else 1
        used += [(sketch_of(many(node.get("f")), node.get("n")), node) for _ in range(size)]
    if any(name_of(test) == "different words" for _, node in used for test in many(node.get("f"))):
        used = [(odd(sketch, many(node.get("f")), at), node) for at, (sketch, node) in enumerate(used)]
    sketches = _levelled(card, [sketch for sketch, _ in used], [node for _, node in used], how)
    if trial.against is not None:
        at = next(i for i, (_, node) in enumerate(used) if node is phrases[trial.against])
        wrong = [
            one
            for one in decoys(sketches[at], many(used[at][1].get("f")), used[at][1].get("n"))
            if one.kind == "monster" and not one.down
        ]
        sketches[at] = wrong[0] if wrong else WRONG
    for at, sketch in enumerate(sketches):
        board.add(0, "monster" if at < 5 else "hand", sketch, True, "must")
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
    spare = [card for card in led.pile(0, "hand") if led.is_monster(card)] if len(sketches) > 5 else []
    summon_with(led, [*led.monsters(0), *spare], how)
    declined(led)
    compare(led)
    return DONE


WRONG = Sketch(name="Wrong", race="Wyrm", attribute="DIVINE", level=11, atk=10, def_=10)


def lay_materials(board: Board, card: CardData, tree: Node, how: str, like: Node | None = None) -> None:
    """Exactly what a Summon from the Extra Deck takes, and nothing else on that side; one card is as a phrase says."""
    used = []
    for node in recipe(tree):
        size = number(node.get("q") or {}, otherwise=1) if node.get("q") else 1
        used += [(sketch_of(many(node.get("f")), node.get("n")), node) for _ in range(size)]
    if like is not None:
        used = _with_one(used, like)
    board.items = [item for item in board.items if (item.seat, item.place) != (0, "monster")]
    for sketch in _levelled(card, [sketch for sketch, _ in used], [node for _, node in used], how):
        board.add(0, "monster", sketch, True, "must")
    if how == "fusion":
        board.add(0, "hand", FUSE, True, "must")


def _with_one(used: list[tuple[Sketch, Node]], like: Node) -> list[tuple[Sketch, Node]]:
    """One of the materials is one that the phrase means, too."""
    if name_of(like.get("n") or {"is": "Noun.monster"}) != "monster":
        raise NotDriven(like["is"])
    for at, (sketch, node) in enumerate(used):
        found = sketch
        for test in many(like.get("f")):
            found = fit(found, test)
        if found.traits == sketch.traits:
            return [*used[:at], (found, node), *used[at + 1 :]]
    raise NotDriven(like["is"])


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
