"""What lies on the board of a trial: cards for every phrase of an ability, what its costs need, and
what its rules are tried with."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, category_of, has, many, name_of, number, walk
from sanam.games.witnessing.trials import NotDriven, Trial
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness import bans, probes, standing
from sanam.games.yugioh.witness.acts import extra_summons, words
from sanam.games.yugioh.witness.board import DUST, PLAIN, Board
from sanam.games.yugioh.witness.conditions import bounds, phrase
from sanam.games.yugioh.witness.picking import DOES
from sanam.games.yugioh.witness.references import itself
from sanam.games.yugioh.witness.selections import EITHER, either, halves, nouns, places
from sanam.games.yugioh.witness.sketches import Sketch, sketch_of
from sanam.games.yugioh.witness.statements import UNSEEN
from sanam.games.yugioh.witness.texts import Text, leaves
from sanam.games.yugioh.witness.ways import ENGINE

_COUNTERS = (
    "Each.counter",
    "Op.remove counters from the field",
    "Op.remove counters from your field",
    "Op.remove counters",
    "Ref.this card with counters",
    "Base.number of counters",
)
_FROM_FIELD = "Op.remove counters from the field"
_NEGATING = (
    "Op.negate its effects",
    "Op.effects are negated",
    "Op.negate effects of",
    "Statement.effects of are negated",
    "Statement.has no effects",
)
#: Nodes whose slots mean cards.
_SPEAKING = ("Act", "Op", "Statement", "Each", "First", "StatOf", "Base", "Lasting", "HowMany")


def lay_out(
    board: Board,
    text: Text,
    sentences: list[Node],
    card: CardData,
    conds: list[Node],
    trial: Trial,
    everything: list[Node],
) -> int:
    """Lay everything; the result is whose turn it is where a rule is to be shown. Raises NotDriven."""
    given = any(tree["is"] in ("Line.given effects", "Line.gives effects") for tree in everything)
    if given and any(tree["is"].startswith("Listed.") for tree in sentences):
        raise NotDriven("effects that are given to others")
    if has(sentences, "Rule.unaffected") and has(sentences, "First.later"):
        raise NotDriven("what is unaffected, and destroyed later")
    for _, step in (*text.cost, *text.do):
        for leaf in leaves(step):
            if category_of(leaf) == "Statement" and name_of(leaf) in UNSEEN:
                raise NotDriven(leaf["is"])
            ritual = name_of(leaf).startswith(("used to ritual summon", "ritual tributes"))
            if category_of(leaf) == "Op" and name_of(leaf) not in DOES and not ritual:
                raise NotDriven(leaf["is"])
    board.effects = has(sentences, *_NEGATING, "Rule.cannot activate")
    board.said = ENGINE.text if has(sentences, "Rule.cannot activate") else ""
    if text.cost and has(sentences, "Adj.same word as"):
        board.plain = False
    board.level = _other_level(sentences, card)
    board.twins = any(
        (node["is"] == "Adj.same words" and name_of(node["w"]) == "name")
        or (node["is"] == "Adj.same word as" and name_of(node["w"]) == "name" and name_of(node["g"]) != "this card")
        for node in walk(sentences)
    )
    board.laid_under = has(sentences, "Op.attach")
    for node in walk(sentences):
        if node["is"] == "Op.detach" and category_of(node["o"]) == "NP":
            _loaded(board, node["o"])
    for _, step in text.cost:
        _lay(board, step, name_of(step))
    for target in text.targets:
        _lay(board, target, "")
        if has(target, "Zone.spell and trap zone") and has([s for _, s in text.do], "Op.special summon"):
            for _ in range(2):  # monsters that lie there as Spells
                board.add(0, "spell", sketch_of(many(target.get("f")), target.get("n")), True, "must")
    for tree in (*[s for _, s in text.do], *text.holds):
        if tree["is"] == "Op.special summon" and has(tree, "Zone.spell and trap zone"):
            for _ in range(2):
                board.add(0, "spell", sketch_of(many(tree["o"].get("f")), tree["o"].get("n")), True, "must")
        for node in walk(tree):
            if category_of(node) in _SPEAKING:
                _lay_slots(board, node)
    ops = [leaf["x"] if leaf["is"] == "Step.may" else leaf for _, step in text.do for leaf in leaves(step)]
    coming = [op for op in ops if _summons(op)]
    board.room = max([_size(leaf, text) for leaf in coming], default=1)
    board.comers = (0, 1) if has(coming, "How.to opponent's field") or text.heads else (0,) if coming else ()
    _marks(board, list(walk([sentences])), everything, [cond for at, cond in enumerate(conds) if at != trial.against])
    _lay_bearer(board, list(walk([sentences])))
    _lay_tops(board, text, conds[trial.against] if trial.against is not None else None)
    for at, cond in enumerate(conds):
        about = phrase(cond)
        if about is not None and bounds(cond)[1] and at != trial.against:
            board.lay_out(about, copies=max(1, bounds(cond)[0]))
        elif about is not None:
            _wrong(board, about)
    theirs = probes.by_opponent(sentences) or (has(sentences, "First.during") and has(sentences, *standing.THEIR_TIMES))
    player = 1 if theirs and standing.stands(text, card) else 0
    probes.prepare(board, sentences, player, bool(text.heads) and not standing.stands(text, card))
    bans.prepare(board, sentences)
    words.prepare(board, sentences)
    extra_summons.prepare(board, sentences)
    return player


_SEEN = ("Op.excavate", "Op.look at", "Op.reveal")


def _lay_tops(board: Board, text: Text, broken: Node | None) -> None:
    """On the Decks a card as the text hopes to see there, or another where that is not to hold."""
    steps = [step for _, step in text.do]
    seen = any(node["is"] in _SEEN and "top card" in name_of(node["o"]) for node in walk(steps))
    drawn = has(steps, "Op.draw") and any(
        node["is"] == "Op.reveal" and name_of(node["o"]) == "it" for node in walk(steps)
    )
    if not seen and not drawn:
        return
    for node in walk(steps):
        if (
            node["is"] in ("First.if", "First.so if", "Step.may if")
            and node["c"]["is"] == "Cond.is a"
            and node["c"] is not broken
        ):
            hoped = sketch_of(many(node["c"].get("f")), node["c"]["n"])
            board.tops = board.tops or [hoped.but(name=hoped.name or "Hoped")] * 2

    if broken is not None and any(name_of(test) == "of the declared kind" for test in many(broken.get("f"))):
        board.tops = [DUST, DUST]


def _loaded(board: Board, phrase: Node) -> None:
    """An Xyz Monster with materials, which a phrase that says nothing of Xyz Monsters means, too."""
    tests = many(phrase.get("f"))
    sketch = sketch_of([test for test in tests if name_of(test) != "trait"], phrase.get("n"))
    for seat, place in places(phrase):
        if place == "monster":
            board.add(seat, place, sketch.but(traits=("effect", "xyz"), name="Laden"), True, "must")


def _other_level(sentences: list[Node], card: CardData) -> int | None:
    """A Level that would be changed, where Levels become what is printed, or those of another."""
    for node in walk(sentences):
        if node["is"] == "Statement.becomes level":
            return number(node) % 8 + 1
        if node["is"] == "Statement.value becomes equal" and name_of(node["p"]["t"]) == "level":
            return card.level % 8 + 1
    return None


def _summons(op: Node) -> bool:
    return category_of(op) == "Op" and name_of(op) in (
        "special summon",
        "summon token",
        "summon tokens up to",
        "summon tokens equal",
        "summon many tokens",
        "take control",
        "normal summon",
    )


def _size(op: Node, text: Text) -> int:
    if (op.get("o") or {"is": "x.x"})["is"] == "Obj.and":
        return 1 + _size({**op, "o": op["o"]["y"]}, text)
    if category_of(op.get("o") or {"is": "x.x"}) == "Ref":
        named = [target["q"]["n"]["v"] for target in text.targets if isinstance(target.get("q", {}).get("n"), dict)]
        return min(4, max(1, sum(size for size in named if isinstance(size, int)) or len(text.targets)))
    count = op.get("n") or (op.get("o") or {}).get("q") or {}
    value = count.get("v") if "v" in count else (count.get("n") or {}).get("v", 1)
    return min(3, value) if isinstance(value, int) else 1


def _marks(board: Board, said: list[Node], everything: list[Node], conds: list[Node]) -> None:
    """Materials under the subject and counters on it, where the text speaks of them."""
    named = next(
        (node["c"]["g"] for node in everything if node["is"] == "Line.gains these effects" and "g" in node["c"]), None
    )
    if named is not None and any(node["is"].startswith("Listed.") for node in said):
        board.under_it = sketch_of(many(named.get("f")), named.get("n"))
    board.under = max(
        [max(2, number(node)) for node in said if node["is"] in ("Op.detach", "Each.material", "Op.detach all of its")],
        default=0,
    )
    if any(tree["is"] == "Line.applied only while" and has(tree, "Cond.has a material") for tree in everything):
        board.under = board.under or 2
    board.loaded = any(
        node["is"] == "Adj.that has material"
        or (node["is"] in ("Op.detach", "Each.material") and not itself(node["o"]))
        for node in said
    )
    if any(node["is"] == "Op.take a material" for node in said):
        board.loaded = True
        board.add(1, "monster", PLAIN.but(traits=("effect", "xyz"), name="Laden"), True, "must")
    board.counters = {str(node["c"]["v"]): max(4, number(node)) for node in said if node["is"] in _COUNTERS}
    board.host = board.host or _worn_by(conds)
    if any(node["is"] == "Poss.monster equipped to it's" for node in said) and not has(said, "Op.equip"):
        board.attached = [PLAIN.but(name="Worn")]
    board.summoned = [
        name_of(cond["w"]).split(" or ")[0] for cond in conds if name_of(cond) == "was summoned" and itself(cond["s"])
    ] or [name_of(node["w"]) for node in said if node["is"] == "SelfState.summoned"]
    so = [node for node in everything if node["is"] == "Line.gains these effects"]
    if so and so[0]["c"]["is"] == "Cond.summoned this way" and any(node["is"].startswith("Listed.") for node in said):
        board.summoned = ["special", "own"]


WORN = ("is equipped to", "equipped by its own effect")


def _worn_by(conds: list[Node]) -> Sketch | None:
    """The monster that the card is equipped to, where a condition says that it is."""
    for cond in conds:
        if name_of(cond) in WORN and itself(cond.get("s", {"is": "Ref.this card"})):
            group = cond.get("g", {})
            found = sketch_of(many(group.get("f")), group.get("n"))
            return found.but(name=found.name or "Host", atk=found.atk or 1000)
    return None


def _wrong(board: Board, about: Node) -> None:
    try:
        board.lay_out(about, copies=0)
    except NotDriven:
        return


def _lay(board: Board, tree: Node, verb: str) -> None:
    for node in walk(tree):
        if node["is"] == "Obj.two kinds":
            for half in halves(node):
                board.lay_out(half, verb)
    for node in nouns(tree):
        if category_of(node) in ("NP", "Each"):
            board.lay_out(node, verb)


def _lay_bearer(board: Board, said: list[Node]) -> None:
    """A monster with counters, where a card that bears none itself takes them off the field."""
    taken = [node for node in said if node["is"] in ("Op.remove counters from your field", _FROM_FIELD)]
    stays = board.card.kind == "monster" or board.card.icon in ("continuous", "field", "equip")
    if not taken or stays or any(item.sketch.counters for item in board.items):
        return
    held = tuple((str(node["c"]["v"]), number(node)) for node in taken)
    board.add(0, "monster", PLAIN.but(name="Bearer", counters=held), True, "must")


def _lay_turned(board: Board, node: Node) -> None:
    """A monster that the words mean and that lies otherwise than it will, where they say nothing of how it lies."""
    tests, said = many(node["o"].get("f")), name_of(node["p"])
    if any("position" in name_of(test) or name_of(test) in ("face-down", "lying") for test in tests):
        return
    for seat, place in places(node["o"]):
        if place == "monster" and "face-down" not in said:
            fitting = sketch_of(tests, node["o"].get("n"))
            board.add(seat, place, fitting.but(side="attack" in said), True, "0")


def _lay_slots(board: Board, node: Node) -> None:
    if category_of(node) == "Op" and name_of(node) in (*extra_summons.FUSIONS, *extra_summons.OTHERS):
        return
    if node["is"] == "Op.look and take from hand":
        board.lay_out({**node["g"], "f": [*many(node["g"].get("f")), {"is": "Adj.in their", "z": {"is": "Zone.hand"}}]})
        return
    if node["is"] == "Op.set from deck":
        place = {"is": "Adj.in your", "z": {"is": "Zone.deck"}}
        if name_of(node["o"]["n"]) == "named":
            fitting = Sketch(kind="spell", icon="continuous", name=str(node["o"]["n"]["n"]["v"]))
            board.add(0, "deck", fitting, True, "must")
            board.add(0, "deck", fitting, True, "must")
            return
        board.lay_out({**node["o"], "f": [*many(node["o"].get("f")), place]}, "")
        return
    if node["is"] == "Op.change to" and category_of(node["o"]) == "NP":
        _lay_turned(board, node)
    for slot in ("o", "g", "s", "e", "t"):
        part = node.get(slot)
        if isinstance(part, dict) and part["is"] == "Obj.two kinds":
            for half in halves(part):
                board.lay_out(half, name_of(node) if category_of(node) == "Op" else "")
        if isinstance(part, dict) and part["is"] == "Obj.and":
            part = part["y"]
        if isinstance(part, dict) and name_of(part) in EITHER:
            for half in either(part):
                board.lay_out(half, name_of(node) if category_of(node) == "Op" else "")
            continue
        if isinstance(part, dict) and category_of(part) in ("NP", "Each"):
            for each in nouns(part):
                if each is part or category_of(each) == "NP":
                    board.lay_out(each, name_of(node) if category_of(node) == "Op" else "")


def bearer(sentences: list[Node]) -> Node | None:
    """The monsters that the card may be equipped to, where its text says so."""
    for node in walk(sentences):
        if node["is"] == "Line.equip only" and "g" in node:
            return dict(node["g"])
        if node["is"] in _EQUIPPED:
            return {**node, "is": "NP.some"}
    return None


#: Sentences that say what is equipped, and what comes of it.
_EQUIPPED = ("Lasting.equipped increases", "Lasting.equipped increases and decreases", "Lasting.increase equipped")


def host(sentences: list[Node]) -> Sketch:
    """A monster that the card may be equipped to."""
    only = bearer(sentences)
    if only is None:
        only = next((n["o"] for n in walk(sentences) if n["is"] == "Op.target" and "n" in n.get("o", {})), None)
    found = sketch_of(many(only.get("f")), only.get("n")) if only is not None else PLAIN.but(name="Host")
    return found.but(name=found.name or "Host", atk=found.atk or 1000)
