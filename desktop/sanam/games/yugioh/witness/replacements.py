"""What does not happen, or otherwise: destruction that is survived or replaced, Tributes that count twice, cards
that take themselves away, values of a battle."""

from __future__ import annotations

from collections.abc import Callable

from sanam.engine.table import UP
from sanam.games.witnessing.phrases import Node, category_of, many, name_of
from sanam.games.witnessing.trials import Deviation, NotDriven, Trial
from sanam.games.yugioh.witness.asking import agree, pass_by
from sanam.games.yugioh.witness.battles import fight
from sanam.games.yugioh.witness.board import PLAIN, STRONG, WEAK
from sanam.games.yugioh.witness.conditions import holds, parts
from sanam.games.yugioh.witness.ledger import Change, Ledger
from sanam.games.yugioh.witness.operations import operate
from sanam.games.yugioh.witness.references import itself
from sanam.games.yugioh.witness.sketches import sketch_of
from sanam.games.yugioh.witness.statements import changes
from sanam.games.yugioh.witness.texts import Text
from sanam.games.yugioh.witness.ways import KILL, Way, cast, find, resolved

Doing = Callable[[], None]


def special_way(way: Way, sentences: list[Node], trial: Trial) -> Doing | None:
    """How a text is tried that neither is used nor only changes values; None for all others."""
    del sentences
    text = way.text
    held = text.holds[0] if len(text.holds) == 1 and not text.do else None
    if held is not None:
        found = _SPECIAL.get(name_of(held))
        return None if found is None else lambda: found(way, held, trial)
    if _fades(way):
        return lambda: _fade(way)
    return None


def trials_of(key: str) -> list[Trial] | None:
    """How such a text is tried."""
    if key == "may instead":
        return [Trial("most"), Trial("declined", "least")]
    return [Trial("most")] if key in _SPECIAL else None


# ------------------------------------------------------------------------------------------- destruction


def _bearer(way: Way, said: Node) -> str:
    """Whom a replacement shelters: this card, or another that is laid for it."""
    subject = said["s"]
    if category_of(subject) in ("Ref", "Subject", "Self") and itself(subject):
        return "itself"
    if name_of(subject) == "equipped monster":
        raise NotDriven("an equipped monster is destroyed")
    if category_of(subject) != "NP":
        raise NotDriven(subject["is"])
    tests = many(subject.get("f"))
    if any(name_of(test) == "opponent controls" for test in tests):
        raise NotDriven(subject["is"])
    sketch = sketch_of(tests, subject.get("n"))
    if sketch.kind != "monster" or {"fusion", "synchro", "xyz"} & {*sketch.traits}:
        raise NotDriven(f"{subject['is']} of {sketch.kind}")
    way.board.add(0, "monster", sketch.but(name=sketch.name or "Ward"), True, "must")
    return sketch.name or "Ward"


def _kill(way: Way, said: Node) -> tuple[Ledger, int]:
    """A card that something is done for instead is about to be destroyed, by an effect where it may be."""
    by = name_of(said["b"]) if "b" in said else ""
    ward = _bearer(way, said)
    place = "monster" if way.card.kind == "monster" else "field" if way.card.icon == "field" else "spell"
    if by == "battle":
        way.board.add(1, "monster", STRONG, True, "must")
        led = way.begin(place, 1, UP)
        card = led.subject if ward == "itself" else find(led, 0, "monster", ward)
        return led, card
    if by not in ("", "effect", "battle or effect", "opponent's effect", "opponent's card"):
        raise NotDriven(f"By.{by}")
    seat = 1 if "opponent" in by else 0
    way.tool(KILL, seat)
    led = way.begin(place, seat, UP)
    card = led.subject if ward == "itself" else find(led, 0, "monster", ward)
    return led, card


def _about_to_die(led: Ledger, card: int, said: Node, instead: Callable[[], bool]) -> None:
    if "b" in said and name_of(said["b"]) == "battle":
        attacker = find(led, 1, "monster", STRONG.name)
        fight(led, attacker, card, instead=instead)
        return
    cast(led, led.turn_player, KILL, card)
    pass_by(led)
    if not instead():
        led.destroy(card)
    pass_by(led)
    resolved(led)


def _may_instead(way: Way, said: Node, trial: Trial) -> None:
    _instead(way, said, trial, True)


def _must_instead(way: Way, said: Node, trial: Trial) -> None:
    _instead(way, said, trial, False)


def _instead(way: Way, said: Node, trial: Trial, optional: bool) -> None:
    led, card = _kill(way, said)
    led.picks = trial.picks

    def done() -> bool:
        led.memory.it = led.spared = [card]
        if optional and not agree(led):
            return False
        operate(led, said["d"])
        return True

    _about_to_die(led, card, said, done)
    led.touched = True


def _survives_once(way: Way, said: Node, trial: Trial) -> None:
    """Destroyed twice in a turn: the second time it goes."""
    if name_of(said.get("c", {"is": "x.battle"})) != "battle":
        raise NotDriven(said["is"])
    ward = _bearer(way, said)
    for at in (1, 2):
        way.board.add(1, "monster", STRONG.but(name=f"Strong {at}"), True, "must")
    way.board.lp = (20000, 20000)
    led = way.begin("monster", 1, UP)
    card = led.subject if ward == "itself" else find(led, 0, "monster", ward)
    for at in (1, 2):
        fight(led, find(led, 1, "monster", f"Strong {at}"), card, instead=lambda at=at: at == 1)  # type: ignore[misc]
    led.touched = True


# ------------------------------------------------------------------------------------------- others


def _two_tributes(way: Way, said: Node, trial: Trial) -> None:
    """It alone is enough for the Tribute Summon of a monster that the text means, and of no other."""
    phrase = said["g"]
    sketch = sketch_of(many(phrase.get("f")), phrase.get("n")).but(level=8, traits=("normal",))
    way.board.plain = False
    way.board.add(0, "hand", sketch.but(name=sketch.name or "Great"), True, "must")
    way.board.add(0, "hand", PLAIN.but(name="Other", level=8), True, "must")
    way.board.items = [item for item in way.board.items if (item.seat, item.place) != (0, "monster")]
    led = way.begin("monster", 0, UP)
    card, other = find(led, 0, "hand", sketch.name or "Great"), find(led, 0, "hand", "Other")
    offered = led.stage.offered("normal_summon")
    if card not in offered or other in offered:
        raise Deviation(f"Tribute Summons of {led.named(c for c in (card, other) if c in offered)} are offered")
    led.stage.act("normal_summon", card)
    choice = led.stage.choice
    assert choice is not None
    at = [i for i, option in enumerate(choice.options) if option.card == led.subject]
    led.stage.answer(at)
    pass_by(led)
    led.move(led.subject, "graveyard")
    led.move(card, "monster", 0)
    led.touched = True


def _while_battling(way: Way, said: Node, trial: Trial) -> None:
    """Values that change for the Damage Step: it attacks, or is attacked."""
    event = said["e"]
    if category_of(event.get("s", {"is": "x.x"})) != "Ref" or not itself(event["s"]):
        raise NotDriven(f"{said['is']} of another")
    key = name_of(event)
    attacks = key in ("attacks now", "attacks or is attacked", "battles", "battles anything", "attacks")
    if not attacks and key not in ("is attacked", "is attacked by"):
        raise NotDriven(f"{said['is']} {event['is']}")
    tests = many(event["o"].get("f")) if isinstance(event.get("o"), dict) else []
    foe = sketch_of(tests, event["o"].get("n")) if tests else WEAK
    foe = foe.but(name="Foe", atk=foe.atk if tests else 100)
    way.board.add(1, "monster", foe, True, "must")
    led = way.begin("monster", 0 if attacks else 1, UP)
    other = find(led, 1, "monster", "Foe")

    def change() -> None:
        led.memory.it = [led.subject]
        led.memory.other = [other]
        found = changes(led, {**said["x"]}, False)
        led.lasting += [Change(one.card, one.key, one.how, one.value, ("damage", 0)) for one in found]
        led.touched = led.touched or bool(found)

    fight(led, *((led.subject, other) if attacks else (other, led.subject)), at="before", use=change)


def _fades(way: Way) -> bool:
    text = way.text
    if text.cost or text.targets or text.optional or len(text.do) != 1 or text.holds:
        return False
    step = _step(text.do[0][1])
    if step is text.do[0][1] and not text.heads:
        return False
    plain = (
        name_of(step) in ("destroy", "send to gy")
        and category_of(step) == "Op"
        and itself(step.get("o", {"is": "x.x"}))
    )
    self_it = name_of(step) in ("destroy", "send to gy") and name_of(step.get("o", {"is": "x.x"})) == "it"
    return (plain or self_it) and all(name_of(head) in ("if", "while") and "c" in head for head in text.heads)


def _fade(way: Way) -> None:
    """It destroys itself, as soon as something is true."""
    place = "monster" if way.card.kind == "monster" else "field" if way.card.icon == "field" else "spell"
    led = way.begin(place, 0, UP)
    conds = [part for cond in fading(way.text) for part in parts(cond)]
    known = [holds(led, cond) for cond in conds]
    if all(known):
        led.memory.it = [led.subject]
        operate(led, _step(way.text.do[0][1]))


def fading(text: Text) -> list[Node]:
    """The conditions under which it takes itself away."""
    step = text.do[0][1]
    return [head["c"] for head in text.heads] + ([step["c"]] if step["is"] == "First.if" else [])


def _step(step: Node) -> Node:
    return dict(step["x"]) if step["is"] == "First.if" else step


_SPECIAL: dict[str, Callable[[Way, Node, Trial], None]] = {
    "may instead": _may_instead,
    "instead": _must_instead,
    "survives once": _survives_once,
    "treated as tributes": _two_tributes,
    "while battling": _while_battling,
}
