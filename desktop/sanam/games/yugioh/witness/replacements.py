"""What does not happen, or otherwise: destruction that is survived or replaced, Tributes that count twice, cards
that take themselves away, values of a battle."""

from __future__ import annotations

from collections.abc import Callable

from sanam.engine.table import UP
from sanam.games.witnessing.phrases import Node, category_of, has, many, name_of, walk, words
from sanam.games.witnessing.trials import Deviation, NotDriven, Trial
from sanam.games.yugioh.witness.asking import agree, declined, pass_by
from sanam.games.yugioh.witness.battles import calculate, enter, fight
from sanam.games.yugioh.witness.board import PLAIN, STRONG, WEAK
from sanam.games.yugioh.witness.comparing import compare
from sanam.games.yugioh.witness.conditions import holds, parts
from sanam.games.yugioh.witness.fights import weaker_attacker
from sanam.games.yugioh.witness.hushing import hushed_summon, hushing
from sanam.games.yugioh.witness.layout import host
from sanam.games.yugioh.witness.ledger import Change, Ledger
from sanam.games.yugioh.witness.occasions import revive
from sanam.games.yugioh.witness.operations import operate
from sanam.games.yugioh.witness.references import itself
from sanam.games.yugioh.witness.rituals import ritual
from sanam.games.yugioh.witness.selections import places, zones_of
from sanam.games.yugioh.witness.sketches import Sketch, decoys, sketch_of
from sanam.games.yugioh.witness.statements import changes
from sanam.games.yugioh.witness.staying import stays
from sanam.games.yugioh.witness.texts import Text
from sanam.games.yugioh.witness.turns import end_turn, hand_limit, leave, next_turn
from sanam.games.yugioh.witness.ways import KILL, REVIVE, SNARE, Way, cast, find, resolved

Doing = Callable[[], None]


def special_way(way: Way, sentences: list[Node], trial: Trial) -> Doing | None:
    """How a text is tried that neither is used nor only changes values; None for all others."""
    del sentences
    text = way.text
    alone = not text.do or all(step["is"] in _KEPT for _, step in text.do)
    held = text.holds[0] if len(text.holds) == 1 and alone else None
    if held is not None:
        found = _SPECIAL.get(name_of(held))
        return None if found is None else lambda: found(way, held, trial)
    if way.text.do and name_of(way.text.do[0][1]).startswith("used to ritual summon"):
        return lambda: ritual(way)
    barred = no_summon(way)
    if barred is not None:
        return barred
    hushed = hushing(way.text)
    if hushed:
        return lambda: hushed_summon(way)
    if _fades(way):
        return lambda: _fade(way)
    return None


def trials_of(key: str) -> list[Trial] | None:
    """How such a text is tried."""
    if key == "unless one of two":
        return [Trial("most"), Trial("the other", way="1"), Trial("declined", "least")]
    if key in ("may instead", "unless", "stays when destroyed"):
        return [Trial("most"), Trial("declined", "least")]
    return [Trial("most")] if key in _SPECIAL else None


# ------------------------------------------------------------------------------------------- destruction


def _bearer(way: Way, said: Node) -> str:
    """Whom a replacement shelters: this card, or another that is laid for it."""
    subject = said["s"]
    if category_of(subject) in ("Ref", "Subject", "Self") and itself(subject):
        return "itself"
    if name_of(subject) in ("equipped monster", "it") and not itself(subject):
        way.board.host = host(way.sentences)
        return way.board.host.name
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
    if name_of(said["d"].get("o", {"is": "x.x"})) == "equipped monster" and way.card.kind == "monster":
        way.board.attached = [PLAIN.but(name="Worn")]
    place = "monster" if way.card.kind == "monster" else "field" if way.card.icon == "field" else "spell"
    place = "spell" if way.board.host is not None else place
    here = [node for node in walk(said.get("d")) if name_of(node) == "this card from"]
    place = zones_of(here[0]["z"])[0] if here else place
    if name_of(said["d"]) == "discard" and itself(said["d"].get("o", {"is": "x.x"})):
        place = "hand"
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
    led.spent = led.tool  # the Spell that resolves counts no longer
    done = instead()
    led.spent = None
    if not done:
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
    if name_of(said.get("c", {"is": "x.battle"})) not in ("battle", "battle or effect"):
        raise NotDriven(said["is"])
    ward = _bearer(way, said if "s" in said else {"s": {**said, "is": "NP.all"}})
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
    worn = name_of(said["s"]) == "equipped monster"
    if worn:
        way.board.host = host(way.sentences)
    led = way.begin("spell" if worn else "monster", 0, UP)
    double = led.pieces[led.subject].host if worn else led.subject
    assert double is not None
    card, other = find(led, 0, "hand", sketch.name or "Great"), find(led, 0, "hand", "Other")
    offered = led.stage.offered("normal_summon")
    if card not in offered or other in offered:
        raise Deviation(f"Tribute Summons of {led.named(c for c in (card, other) if c in offered)} are offered")
    led.stage.act("normal_summon", card)
    choice = led.stage.choice
    assert choice is not None
    at = [i for i, option in enumerate(choice.options) if option.card == double]
    led.stage.answer(at)
    pass_by(led)
    led.move(double, "graveyard")
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
    if led.area(led.subject) == "graveyard":  # the match did so at once
        led.lift(led.subject)
        led.lay(led.subject, f"0.{place}")
        led.pieces[led.subject].up, led.pieces[led.subject].side = True, way.side and place == "monster"
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


def _named(way: Way, said: Node, trial: Trial) -> None:
    """It counts as a card of another name, or Attribute: an effect that asks for that may target it."""
    if "n" in said:
        text = f'Target 1 "{said["n"]["v"]}" you control; destroy it.'
    elif "a" in said:
        text = f"Target 1 {words(said, 'ATTR')[0]} monster you control; destroy it."
    else:
        raise NotDriven(said["is"])
    tool = Sketch(kind="spell", icon="normal", name="Name", text=text)
    way.tool(tool)
    led = way.begin("monster" if way.card.kind == "monster" else "spell", 0, UP)
    cast(led, 0, tool, led.subject)
    led.destroy(led.subject)
    pass_by(led)
    resolved(led)


def _always(way: Way, said: Node, trial: Trial) -> None:
    """It is one of an archetype, or has a name, everywhere: an effect finds it in the Deck for that."""
    name = words(said, "NAME")[0]
    phrase = f'1 "{name}" card' if name_of(said) == "always of series" else f'1 "{name}"'
    tool = Sketch(kind="spell", icon="normal", name="Finder", text=f"Add {phrase} from your Deck to your hand.")
    if way.card.is_extra:
        raise NotDriven(f"{said['is']} of a card of the Extra Deck")
    way.tool(tool)
    led = way.begin("deck")
    cast(led, 0, tool, None)
    pass_by(led)
    led.move(led.subject, "hand")
    led.shuffle(0)
    resolved(led)
    led.touched = True


def _no_answer(way: Way, said: Node, trial: Trial) -> None:
    """While it attacks, the other player is not asked whether anything is activated; otherwise they would be."""
    if category_of(said["e"].get("s", {"is": "x.x"})) != "Ref" or not itself(said["e"]["s"]):
        raise NotDriven(f"{said['is']} of another")
    way.board.add(1, "spell", SNARE, True, "must")
    way.board.add(1, "monster", WEAK.but(name="Foe"), True, "must")
    led = way.begin("monster", 0, UP)
    enter(led)
    led.stage.act("attack", led.subject)
    if led.stage.kind == "attack_target":
        led.stage.act("attack", find(led, 1, "monster", "Foe"))
    choice = led.stage.choice
    if choice is not None and choice.seat == 1 and choice.kind == "respond":
        raise Deviation("the other player is asked to respond to the attack")
    led.attacked.add(led.subject)
    led.strikes[led.subject] = 1
    target = find(led, 1, "monster", "Foe")
    for card in calculate(led, led.subject, target):
        led.destroy(card, "battle")


def _unless(way: Way, said: Node, trial: Trial) -> None:
    """At that phase something is done, or else something is paid, as its player wants."""
    time, seat = said["p"], 0
    if name_of(time) == "opponent's":
        raise NotDriven(f"{said['is']} {time['is']}")
    standby = name_of(time["p"]) == "standby"
    place = "monster" if way.card.kind == "monster" else "field" if way.card.icon == "field" else "spell"
    led = way.begin(place, 1 - seat if standby else seat, UP)
    led.picks = trial.picks
    leave(led)
    if standby:
        pass_by(led)
        hand_limit(led)
        next_turn(led)
    if any(node["is"] == "NP.either" for node in walk(said["y"])):
        raise NotDriven("NP.either")
    led.memory.it = [led.subject]
    paid = agree(led)
    if paid and "z" in said:
        _mode(led, int(trial.way or 0))
    operate(led, said["z" if trial.way == "1" else "y"] if paid else said["x"])
    pass_by(led)
    if not standby:
        hand_limit(led)
        next_turn(led)
    led.touched = True


def _mode(led: Ledger, which: int) -> None:
    """Which of two things is done."""
    choice = led.stage.choice
    at = [i for i, o in enumerate(choice.options) if o.value == which] if choice is not None else []
    if led.stage.kind != "mode" or not at:
        raise Deviation(f"not asked which of two is done, but “{led.stage.kind}”")
    led.stage.answer(at)


def no_summon(way: Way) -> Doing | None:
    """ "Neither player can Special Summon …", as long as the card is there: such monsters cannot be brought back."""
    if len(way.text.do) != 1 or way.text.heads or way.text.cost or way.text.optional:
        return None
    said = way.text.do[0][1]
    if said["is"] not in ("Statement.neither player can", "Statement.player cannot") or "u" in said:
        return None
    if name_of(said["a"]) != "special summon" or ("w" in said and name_of(said["w"]) != "opponent"):
        return None
    return lambda: _no_summon(way, said)


def _no_summon(way: Way, said: Node) -> None:
    phrase = said["a"].get("g", {"is": "NP.all", "n": {"is": "Noun.monster"}})
    if {"extra", "hand", "deck"} & {zone for _, zone in places(phrase)}:
        raise NotDriven(f"{said['is']} from there")
    fitting = sketch_of(many(phrase.get("f")), phrase.get("n"))
    wrong = [
        one for one in decoys(fitting, many(phrase.get("f")), phrase.get("n")) if one.kind == "monster" and not one.down
    ]
    seat = 1 if "w" in said else 0
    way.board.plain = False
    way.board.items.clear()
    way.tool(REVIVE, seat)
    way.board.add(seat, "graveyard", fitting.but(name="Barred"), True, "must")
    for one in wrong[:1]:
        way.board.add(seat, "graveyard", one.but(name="Free"), True, "must")
    led = way.begin(
        "monster" if way.card.kind == "monster" else "field" if way.card.icon == "field" else "spell", seat, UP
    )
    tool = find(led, seat, "hand", REVIVE.name)
    if tool not in led.stage.offered("activate"):
        if wrong:
            raise Deviation("no monster at all can be Special Summoned")
        led.touched = True
        return
    if not wrong:
        raise Deviation("a monster can be Special Summoned")
    free = find(led, seat, "graveyard", "Free")
    revive(led, free)  # the only one: it is not chosen
    led.touched = True


def _not_at_once(way: Way, said: Node, trial: Trial) -> None:
    """It cannot attack in the turn in which it is Summoned, and can in the next."""
    if name_of(said["r"]) != "cannot attack":
        raise NotDriven(f"{said['is']} {said['r']['is']}")
    if "any" in name_of(said["d"]):
        way.tool(REVIVE)
        led = way.begin("graveyard")
        revive(led, led.subject)
    elif way.card.level <= 4:
        led = way.begin("hand")
        led.stage.act("normal_summon", led.subject)
        pass_by(led)
        led.move(led.subject, "monster", 0)
    else:
        raise NotDriven("a Normal Summon with Tributes")
    declined(led)
    led.lasting.append(Change(led.subject, "no attack", "rule", True, ("turn", led.turn)))
    enter(led)
    compare(led)
    for _ in range(2):
        end_turn(led)
    enter(led)
    compare(led)
    led.touched = True


def _lies_down(way: Way, said: Node, trial: Trial) -> None:
    """It has attacked, and is in Defense Position from the end of the Damage Step on, or of the Battle Phase; it may be
    that it stays so until the end of its player's next turn."""
    at_once = name_of(said) == "attacked then defense"
    way.board.add(1, "monster", WEAK.but(name="Foe"), True, "must")
    led = way.begin("monster", 0, UP)
    fight(led, led.subject, find(led, 1, "monster", "Foe"))
    if at_once:
        led.pieces[led.subject].side = True
        led.steady.discard(led.subject)
        compare(led)
    choice = led.stage.choice
    at = [i for i, o in enumerate(choice.options) if o.act == "phase" and o.value == "main2"] if choice else []
    led.stage.answer(at)
    pass_by(led)
    led.pieces[led.subject].side = True
    led.steady.discard(led.subject)
    led.touched = True
    if name_of(said).endswith("and kept") or has([step for _, step in way.text.do], *_KEPT):
        led.lasting.append(Change(led.subject, "no change of position", "rule", True, ("turn", led.turn + 2)))
        compare(led)
        for _ in range(4):
            end_turn(led)
            compare(led)


#: Sentences by which a position is kept for a time.
_KEPT = ("Statement.position cannot be changed but by effects", "Statement.position cannot be changed")


def _turned(way: Way, said: Node, trial: Trial) -> None:
    """It is turned to Defense Position as it is Normal Summoned."""
    if way.card.level > 4:
        raise NotDriven("a Normal Summon with Tributes")
    led = way.begin("hand")
    led.stage.act("normal_summon", led.subject)
    pass_by(led)
    led.move(led.subject, "monster", 0, side=True)


_SPECIAL: dict[str, Callable[[Way, Node, Trial], None]] = {
    "may instead": _may_instead,
    "instead": _must_instead,
    "stays when destroyed": stays,
    "survives once": _survives_once,
    "survives the first time": _survives_once,
    "each survives once": _survives_once,
    "each survives the first time": _survives_once,
    "treated as tributes": _two_tributes,
    "while battling": _while_battling,
    "named while": _named,
    "always of series": _always,
    "always named": _always,
    "also attribute while": _named,
    "own rule on the turn": _not_at_once,
    "no answer to attack": _no_answer,
    "unless": _unless,
    "weaker attacker destroyed": weaker_attacker,
    "weaker attacker destroyed after calculation": weaker_attacker,
    "attacked then defense": _lies_down,
    "attacked then defense and kept": _lies_down,
    "unless one of two": _unless,
    "attacked then defense at end of battle phase": _lies_down,
    "turned when summoned": _turned,
}
