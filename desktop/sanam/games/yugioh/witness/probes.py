"""Rules for cards are shown by trying what they forbid or allow: attacks, battles, destruction, targets."""

from __future__ import annotations

from sanam.games.witnessing.phrases import Node, has, many, name_of, walk
from sanam.games.witnessing.trials import Deviation
from sanam.games.yugioh.witness.acts import damages
from sanam.games.yugioh.witness.asking import pass_by
from sanam.games.yugioh.witness.battles import enter, fight
from sanam.games.yugioh.witness.board import PLAIN, STRONG, WEAK, Board
from sanam.games.yugioh.witness.comparing import compare
from sanam.games.yugioh.witness.ledger import SAFE, Ledger
from sanam.games.yugioh.witness.sketches import Sketch, decoys, sketch_of
from sanam.games.yugioh.witness.statements import whose_effects
from sanam.games.yugioh.witness.ways import ENGINE, KILL, SCALD, SNARE, cast, find, pass_place, resolved

#: A monster in Defense Position that every other one beats.
LYING = WEAK.but(name="Lying", side=True)
#: Effects of other sorts that destroy, and one that does so without a target; a monster that takes a Tribute.
KILLER = Sketch(
    name="Killer", traits=("effect",), atk=10, text="Once per turn: You can target 1 card on the field; destroy it."
)
PIT = Sketch(kind="trap", icon="normal", name="Pit", text="Target 1 card on the field; destroy it.", down=True)
SWEEP = Sketch(kind="spell", icon="normal", name="Sweep", text="Destroy all monsters on the field.")
GREAT = PLAIN.but(name="Great", level=6)
_PLACES = {KILL.name: "hand", KILLER.name: "monster", PIT.name: "spell"}
_WITH = ("Rule.cannot be destroyed by battle with", "Rule.cannot be destroyed by battle except with")
_BATTLE = (
    "Rule.cannot be destroyed by battle",
    "Rule.cannot be destroyed",
    "Rule.survives this battle",
    "Rule.cannot be targeted or destroyed by battle",
    *_WITH,
)
_BOTH = ("Rule.cannot be targeted or destroyed",)
_EFFECT = (
    "Rule.cannot be destroyed by effects",
    "Rule.cannot be destroyed",
    "Rule.unaffected",
    "Lasting.own unaffected",
)
_SPARED = ("Statement.no battle damage from",)
_PIERCE = ("Statement.pierces when attacking", "Pred.pierces when attacking", "Lasting.difference", "Rule.pierces")
_TWICE = (
    "Rule.attacks twice",
    "Rule.attacks all",
    "Rule.attacks so often",
    "Rule.attacks monsters so often",
    "Rule.attacks thrice",
    "Rule.attacks as often as",
    "Rule.attacks monsters as often as",
    "Statement.more attacks for each",
    "Statement.more attacks equal",
    "Statement.most attacks",
)
_UNHURT = ("Statement.no damage to you",)
_SPARED_ONCE = ("Statement.survives next", "Statement.survives once this turn")
_UNUSED = ("Statement.set card cannot be activated",)
#: Statements that are shown by trying what they are about.
TRIED = (
    "Statement.rule",
    "Statement.pierces when attacking",
    "Pred.rule",
    "Statement.more attacks for each",
    "Statement.more attacks equal",
    *_SPARED_ONCE,
    *_UNUSED,
    *damages.TEXTS,
)
_TARGET = ("Rule.cannot be targeted", "Act.target", "Rule.cannot be targeted or destroyed by battle", *_BOTH)
_TRIBUTE = ("Rule.cannot be tributed",)
_LYING = ("Rule.attacks in defense",)
_SILENT = ("Rule.cannot activate",)


def tool_of(tree: list[Node]) -> Sketch:
    """What destroys and targets: a card of the sort whose effects the rules are about."""
    said = [node for node in walk(tree) if node["is"] in (*_EFFECT, *_TARGET) and "f" in node]
    if not said:
        return KILL
    effects = said[0]["f"]
    sorts = [word for word in ("spell", "monster", "trap") if word in whose_effects(effects).split()]
    tool = {"monster": KILLER, "trap": PIT}.get(sorts[0] if sorts else "spell", KILL)
    if name_of(effects) == "of" and tool is not KILL:
        tests = [t for t in many(effects["g"].get("f")) if name_of(t) not in ("other", "opponent controls")]
        fitting = sketch_of(tests, effects["g"].get("n"))
        tool = fitting.but(
            name=tool.name, text=tool.text, down=tool.down, traits=fitting.traits if tests else tool.traits
        )
    return tool


def _strong(tree: list[Node]) -> Sketch:
    """A monster that beats every other: one of those that a rule speaks of."""
    said = next((node for node in walk(tree) if node["is"] in _WITH), None)
    if said is None:
        return STRONG
    tests = [test for test in many(said["g"].get("f")) if not name_of(test).startswith("atk")]
    return sketch_of(tests, said["g"].get("n")).but(name=STRONG.name, atk=STRONG.atk, def_=STRONG.def_)


def prepare(board: Board, tree: list[Node], user: int, both: bool = False) -> None:
    """Lay what the rules of a text are tried with; `user`: who destroys and targets; `both`: either player may, as it
    is not known yet whose turn it will be."""
    if has(tree, *_UNHURT) and not has(tree, "DamageKind.effect"):
        board.add(user, "monster", PLAIN.but(name="Bold"), True, "must")
    if has(tree, *_UNHURT):
        board.add(user, "hand", SCALD, True, "must")
    damages.prepare(board, tree)
    if has(tree, *_UNUSED):
        board.add(1, "spell", SNARE.but(name="Free"), True, "must")
    if has(tree, *_BATTLE, *_SPARED, *_UNHURT, *_SPARED_ONCE):
        board.add(1, "monster", _strong(tree), True, "must")
    if has(tree, *_WITH):
        board.add(1, "monster", _other_than(tree), True, "must")
    if has(tree, *_TWICE, *_LYING):
        board.add(1, "monster", WEAK, True, "must")
    if has(tree, *_PIERCE):
        board.add(1, "monster", LYING, True, "must")
    if has(tree, *_TARGET):
        for seat in (0, 1):
            board.add(seat, "monster", PLAIN, True, "must")
    if has(tree, *_EFFECT, *_TARGET):
        tool = tool_of(tree)
        for seat in (0, 1) if both else (user,):
            board.add(seat, _PLACES[tool.name], tool, True, "must")
    if has(tree, *_BOTH):
        board.add(user, "hand", SWEEP, True, "must")
    if has(tree, *_TRIBUTE):
        board.add(user, "hand", GREAT, True, "must")
        board.add(user, "monster", PLAIN, True, "must")


def _other_than(tree: list[Node]) -> Sketch:
    """A strong monster that just fails one of the words of the rule."""
    said = next(node for node in walk(tree) if node["is"] in _WITH)
    tests = many(said["g"].get("f"))
    strong = _strong(tree)
    wrong = [one for one in decoys(strong, tests, said["g"].get("n")) if one.kind == "monster" and not one.down]
    return wrong[0].but(name="Stronger", def_=STRONG.def_) if wrong else WEAK


def by_opponent(tree: list[Node]) -> bool:
    """Whether a rule speaks of the opponent's effects or attacks only."""
    if any(node["is"] == "Statement.player cannot" and name_of(node["w"]) == "opponent" for node in walk(tree)):
        return True
    return has(
        tree, "Effects.opponent's", "Act.target", "Statement.opponent cannot attack such", "Rule.cannot be attacked"
    )


def show(led: Ledger, tree: list[Node]) -> None:
    """Try what the rules forbid, in the Main Phase of the player whose turn it is, then in the Battle Phase."""
    if led.stage.kind != "action":
        return
    compare(led)
    if has(tree, *_SILENT):
        _silent(led)
    if has(tree, *_TARGET):
        if has(tree, *_BATTLE):
            enter(led)
            _fights(led, _with(led, "no destruction by battle"), STRONG.name)
            return  # that it cannot be targeted is tried where it is said alone
        _targets(led, tool_of(tree))
        if has(tree, *_BOTH):
            _swept(led)
        return
    elif has(tree, *_EFFECT):
        _to_main(led)
        safe = _with(led, SAFE)
        if safe:
            _survives(led, safe[0], tool_of(tree))
    if has(tree, *_UNHURT):
        _scalded(led)
    if has(tree, *_UNUSED):
        _unused(led)
    damages.burn(led, tree)
    if led.stage.kind != "action" or not _may_fight(led):
        return
    if has(tree, *_TRIBUTE):
        _tributes(led)
        return
    enter(led)
    compare(led)
    if has(tree, *_BATTLE):
        _fights(led, _with(led, "no destruction by battle"), STRONG.name)
    if has(tree, *_SPARED_ONCE):
        _fights(led, _with(led, "survives"), STRONG.name)
    damages.battle(led, tree)
    if has(tree, *_SPARED):
        _fights(led, _with(led, "no battle damage"), STRONG.name)
    if has(tree, *_TWICE):
        keys = ("attacks twice", "attacks all", "attacks so often", "attacks monsters so often")
        _fights(led, [card for key in keys for card in _with(led, key)], WEAK.name)
    if has(tree, *_LYING):
        _fights(led, _with(led, "attacks in defense"), WEAK.name)
    if has(tree, *_UNHURT) and not has(tree, "DamageKind.effect"):
        _fights(led, [c for c in led.monsters(led.turn_player) if led.data(c).name == "Bold"], STRONG.name)
    if has(tree, *_PIERCE):
        _fights(led, _with(led, "pierces"), LYING.name)


def _phase(led: Ledger) -> str:
    choice = led.stage.choice
    return str(choice.params.get("phase")) if choice is not None else ""


def _to_main(led: Ledger) -> None:
    """Out of a Battle Phase, in which no Normal Spell can be activated, into Main Phase 2."""
    choice = led.stage.choice
    at = [i for i, o in enumerate(choice.options) if o.act == "phase" and o.value == "main2"] if choice else []
    if _phase(led) == "battle" and at:
        led.stage.answer(at)
        led.expire("battle")


def _may_fight(led: Ledger) -> bool:
    return _phase(led) != "main2"


def _with(led: Ledger, key: str) -> list[int]:
    return [card for seat in (0, 1) for card in led.controlled(seat) if led.has(card, key) and led.pieces[card].up]


def _silent(led: Ledger) -> None:
    """Monsters that may not activate their effects are not offered for it."""
    able = {c for c in led.monsters(led.turn_player) if led.pieces[c].up and led.data(c).text == ENGINE.text}
    barred = {card for card in able if led.has(card, "no activation")}
    offered = able & set(led.stage.offered("activate"))
    if offered != able - barred:
        raise Deviation(f"effects of {led.named(offered)} are offered, not of {led.named(able - barred)}")
    led.shown = led.shown or bool(barred)


def _tributes(led: Ledger) -> None:
    """Only the others may be Tributed."""
    mine = [card for card in led.monsters(led.turn_player) if not led.has(card, "no tribute")]
    great = find(led, led.turn_player, "hand", GREAT.name)
    if (great in led.stage.offered("normal_summon")) != bool(mine):
        raise Deviation(f"a Tribute Summon is {'not ' if mine else ''}offered")
    if not mine:
        return
    led.stage.act("normal_summon", great)
    choice = led.stage.choice
    offered = {option.card for option in choice.options} if choice is not None else set()
    if offered != set(mine):
        raise Deviation(f"Tributes are {offered}, the text says {set(mine)}")
    led.stage.act("pick", mine[0])
    pass_by(led)
    led.move(mine[0], "graveyard")
    led.move(great, "monster", led.turn_player)


def _scalded(led: Ledger) -> None:
    """An effect that damages the player of whom the text speaks."""
    seat = led.turn_player
    if not led.changes(-1 - seat, "no damage"):
        return
    cast(led, seat, SCALD, None)
    pass_by(led)
    led.damage(seat, 300, seat)
    resolved(led)
    compare(led)


def _unused(led: Ledger) -> None:
    """Set cards that cannot be activated are not offered, another is."""
    mine = led.pile(led.turn_player, "spell")
    barred = [card for card in mine if led.has(card, "no use")]
    free = [card for card in mine if led.data(card).name == "Free" and card not in barred]
    offered = led.stage.offered("activate")
    if barred and ({*barred} & {*offered} or (free and not {*free} & {*offered})):
        raise Deviation(f"of Set cards {led.named(card for card in mine if card in offered)} may be activated")
    led.shown = led.shown or bool(barred)


def _used(led: Ledger, tool: Sketch) -> int:
    """The tool is activated, from where it lies; it is the card by which things happen now."""
    seat, place = led.turn_player, _PLACES[tool.name]
    if not any(led.data(card).name == tool.name for card in led.pile(seat, place)):
        place = "spell"  # as a Trap, where no card may be in the hand
    card = find(led, seat, place, tool.name)
    led.stage.act("activate", card)
    pass_place(led)
    if place == "hand":
        led.move(card, "spell", seat)
    led.pieces[card].up = True
    led.tool = card
    return card


def _over(led: Ledger) -> None:
    """A Spell or Trap goes to the Graveyard then, a monster stays."""
    if led.tool is not None and led.data(led.tool).kind == "monster":
        led.tool = None
    resolved(led)


def _survives(led: Ledger, card: int, tool: Sketch) -> None:
    """An effect that destroys it does not."""
    seat = led.turn_player
    _used(led, tool)
    choice = led.stage.choice
    if choice is not None and any(o.card == card and o.act == "pick" for o in choice.options):
        led.stage.act("pick", card)
    pass_by(led)
    led.destroy(card, "effect", seat)
    _over(led)
    compare(led)


def _targets(led: Ledger, tool: Sketch) -> None:
    """It cannot be chosen as a target; another is."""
    used = _used(led, tool)
    safe = {c for c in _with(led, "no target") if _sheltered(led, c)}
    choice = led.stage.choice
    offered = {option.card for option in choice.options} if choice is not None else set()
    spell = led.data(used).kind != "monster"
    want = {c for seat in (0, 1) for c in led.controlled(seat) if c != used or not spell} - safe
    if offered != want:
        raise Deviation(f"targets are {offered}, the text says {want}")
    plain = next((c for c in want if led.data(c).name == PLAIN.name), None)
    if plain is None:
        led.tool = None
        return
    led.stage.act("pick", plain)
    pass_by(led)
    led.destroy(plain, "effect", led.turn_player)
    _over(led)
    compare(led)


def _sheltered(led: Ledger, card: int) -> bool:
    return any(led.shelters(str(one.value), led.turn_player) for one in led.changes(card, "no target"))


def _swept(led: Ledger) -> None:
    """An effect that destroys every monster, without a target."""
    seat = led.turn_player
    if led.stage.kind != "action":
        return
    cast(led, seat, SWEEP, None)
    pass_by(led)
    there = [card for side in (0, 1) for card in led.monsters(side)]
    for card in [one for one in there if not led.safe(one, seat)]:  # all at one moment
        led.destroy(card, "effect", seat)
    _over(led)
    compare(led)


def _fights(led: Ledger, mine: list[int], name: str) -> None:
    """Those of the turn player that the rule is about attack a monster: one of whom it speaks, or another."""
    able = [c for c in mine if c in led.stage.offered("attack") and led.seat_of(c) == led.turn_player]
    there = led.monsters(1 - led.turn_player)
    foes = [c for c in there if led.data(c).name == name]
    if led.picks == "last":
        foes = [c for c in there if led.data(c).name == "Stronger"] or foes
    if able and foes and (led.value(able[0], "atk") or name == STRONG.name):
        fight(led, able[0], foes[0])
        compare(led)
        led.shown = True
