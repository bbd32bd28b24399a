"""Texts that are keywords of the glossary, and operations that are seen only by what is tried after them."""

from __future__ import annotations

from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.witness.aiming import aim, known
from sanam.games.summoner_master.witness.board import Prop
from sanam.games.summoner_master.witness.casting import cast_mystic, pick, probe
from sanam.games.summoner_master.witness.comparing import compare
from sanam.games.summoner_master.witness.fights import declare, fought
from sanam.games.summoner_master.witness.ledger import Ledger
from sanam.games.summoner_master.witness.props import able, blank, extra, seal, spell
from sanam.games.summoner_master.witness.run import Run
from sanam.games.summoner_master.witness.skills import skill
from sanam.games.witnessing.phrases import many, name_of, number, walk, words
from sanam.games.witnessing.trials import Deviation, NotDriven

#: Copies of a card that a Deck may hold (101.4).
MOST_COPIES = 3

# ---------------------------------------------------------------------------- keywords


def charging(run: Run) -> str:
    """Its owner's Check up Steps put a counter on it until it has so many (SMG-16, SMG-114)."""
    name = "fixed-charge" if name_of(run.tree) == "fixed-charging" else "charged.0"
    most = number(run.tree)
    led = run.begin("at-line", player=1)
    for at in range(1, most + 2):
        run.advance(led)
        led.counters[led.subject] = {name: min(at, most)}
        led.touched = True
        compare(led)
        if at <= most:
            run.advance(led)
            compare(led)
    return run.end(led)


def dancing(run: Run) -> str:
    """Works when its player gives it another Line: any, or only the one that is named (SMG-22 to SMG-24)."""
    named = name_of(run.tree["l"]) if run.tree.get("l") else ""
    to = named or "df-line"
    if run.trial.against is not None:
        if not named:
            raise NotDriven("a Line in which it does not dance")
        to = "at-line" if named == "df-line" else "df-line"
    return _moved(run, to, works=run.trial.against is None)


def changes_line(run: Run) -> str:
    return _moved(run, "df-line", works=True)


def _moved(run: Run, to: str, *, works: bool) -> str:
    """516: the Line is named, and when it is changed the Ability works."""
    known(run.tree)
    led = run.begin("at-line" if to == "df-line" else "df-line")
    card = led.subject
    if card not in led.stage.offered("change_line"):
        raise NotDriven("its Line cannot be changed")
    led.stage.act("change_line", card)
    if led.stage.kind == "line":
        run.line(led, card, to)
    aims = aim(led, run.tree) if works else None
    run.interfere(led)
    led.move(card, to, 0)
    if aims is not None:
        run.do(led, aims)
    run.interfere(led)
    return run.end(led)


def vanish(run: Run) -> str:
    """A Seal that became Inactive leaves the game for its time, and comes back into a Line of its choice (SMG-74)."""
    prey = Prop("prey", seal("Prey", at=0, df=0, sp=0), "1.at-line")
    led = run.begin("at-line", props=[prey])
    card, target = led.subject, led.props["prey"]
    declare(run, led, card, target, -1)
    fought(led, card, [target])
    led.pieces[card].side = False
    led.move(card, "remove")
    run.interfere(led)
    for at in range(2 * number(run.tree)):
        compare(led)
        back = at == 2 * number(run.tree) - 1
        led.stage.act("pass")
        led.next_subturn()
        _pass_on(run, led, card if back else None)
    return run.end(led)


def _pass_on(run: Run, led: Ledger, back: int | None) -> None:
    """To the next Main Step, on the way to which a Seal comes back."""
    for _ in range(40):
        if led.stage.kind in ("interfere", "order"):
            run.interfere(led)
        elif led.stage.kind == "line" and back is not None:
            run.line(led, back, "df-line")
            led.move(back, "df-line", 0)
            back = None
        elif led.stage.kind in ("draw", "hand_limit"):
            run.draw(led)
        else:
            break
    if back is not None:
        raise Deviation("it does not come back")


def weak_touch(run: Run) -> str:
    """In a fight the other Seal's value counts without what makes it more (SMG-127)."""
    mine = run.card.at or 0
    foe = able(run.match, "Braggart", "Gains At +5.", at=max(0, mine - 1), sp=0)
    led = run.begin("at-line", props=[Prop("foe", foe, "1.at-line", gives=(("foe", "at", 5),))])
    card, target = led.subject, led.props["foe"]
    compare(led)
    declare(run, led, card, target, -1)
    fought(led, card, [target], touch=True)
    run.interfere(led)
    return run.end(led)


def wisdom(run: Run) -> str:
    """Before it is cast it becomes a card that its player names: one that can be cast and paid (SMG-122)."""
    insight = spell(run.match, "Insight", "Draw 1 Seal Card.", mp=2)
    dear = spell(run.match, "Dear", "Draw 1 Seal Card.", mp=50)
    props = [Prop("insight", insight, "1.hand"), Prop("dear", dear, "1.hand"), Prop("seal", seal("Other"), "1.hand")]
    led = run.begin("hand", props=props)
    card = led.subject
    if card not in led.stage.offered("cast"):
        raise NotDriven("it cannot be cast now")
    led.stage.act("cast", card)
    if not led.stage.asked("wisdom", 0):
        raise Deviation(f"not asked what it becomes, but “{led.stage.kind}”")
    choice = led.stage.choice
    assert choice is not None
    named = {str(option.value) for option in choice.options}
    may = {code for code, data in run.board.cards.items() if code != run.card.key and _nameable(led, code, data)}
    if named != may:
        raise Deviation(f"may become {sorted(named)}; the text says {sorted(may)}")
    led.stage.answer([next(i for i, o in enumerate(choice.options) if o.value == insight.key)])
    led.pieces[card].code, led.pieces[card].data = insight.key, insight
    led.mp[0] -= 2
    led.move(card, "no-line", 0)
    run.interfere(led)
    led.draw(0, "seal", 1)
    run.interfere(led)
    led.to_shrine(card)
    return run.end(led)


def _nameable(led: Ledger, code: str, data: SummonerCard) -> bool:
    """A Mystic Card that can be paid, of which the Deck may hold one copy more (SMG-122.7, SMG-122.8)."""
    copies = [card for card, piece in led.pieces.items() if piece.owner == led.me and piece.code == code]
    return data.family == "mystic" and (data.cast_mp or 0) <= led.mp[led.me] and len(copies) < MOST_COPIES


# ---------------------------------------------------------------------------- operations and what is tried after them


def _cannot(run: Run) -> str:
    deeds = {name_of(node) for node in walk(run.tree) if node["is"].startswith("Deed.")}
    if deeds == {"destroyed"}:
        storm = spell(run.match, "Storm", "Destroy all Seals.")
        return cast_mystic(run, (Prop("mine", storm, "0.hand"), Prop("theirs", storm, "1.hand")), _storms)
    if deeds == {"line"}:
        return cast_mystic(run, after=_lines_barred)
    raise NotDriven(f"operation Op.cannot {sorted(deeds)}")


def _storms(run: Run, led: Ledger) -> None:
    """Everything is destroyed that can be, now and when it may be over."""

    def storm() -> None:
        for card in [c for seat in (0, 1) for c in led.seals(seat)]:
            led.destroy(card)

    probe(run, led, "mine", storm)
    compare(led)
    run.advance(led)
    probe(run, led, "theirs", storm)


def _lines_barred(run: Run, led: Ledger) -> None:
    """Seals of the side that is meant change no Line; the others may."""
    barred = {ban.card for ban in led.bans}
    for seat in (0, 1):
        able_ = {c for c in led.seals(seat) if led.word(c) in ("at-line", "df-line") and not led.pieces[c].side}
        offered = set(led.stage.offered("change_line"))
        if offered != able_ - barred:
            raise Deviation(f"{led.named(offered)} may change Lines; the text says {led.named(able_ - barred)}")
        if not seat:
            run.advance(led)
            compare(led)


def _no_effect(run: Run) -> str:
    """The Mystic Card to which it is attached has no Effect; one that is firm is cancelled by none (SMG-144)."""
    firm = any(name_of(limit) == "firm" for limit in many(run.tree.get("l")))
    said = "Your Seals gain At +1." + (" Cancel Mystic Cards." if firm else "")
    fan = spell(run.match, "Fan", said, duration="infinity")
    host = Prop("host", fan, "0.no-line", gives=(("mine", "at", 1),))
    if firm:
        return cast_mystic(run, (host,))
    gag = spell(run.match, "Gag", "The Mystic Card has no Effect.", "PM", "infinity")
    return cast_mystic(run, (host, Prop("gag", gag, "0.hand")), _gagged)


def _gagged(run: Run, led: Ledger) -> None:
    """Another of its kind takes its own Effect: it falls, and what is attached to it with it (201.8.2.3)."""
    card = led.props["gag"]
    led.stage.act("cast", card)
    led.mp[0] -= 1
    led.move(card, "no-line", 0)
    pick(led, led.subject, 0)
    run.interfere(led)
    led.pieces[card].host = led.subject
    led.silent.pop(led.props["host"], None)
    led.to_shrine(led.subject)
    run.interfere(led)


def _turns(run: Run) -> str:
    clock = blank("Clock", duration=4)
    return cast_mystic(run, (Prop("clock", clock, "0.no-line", counters={"turns": 8}),))


def _moves_mystic(run: Run) -> str:
    badge = blank("Badge", "PS")
    mate, badge_ = Prop("bearer", seal("Bearer"), "1.at-line"), Prop("badge", badge, "1.no-line", "bearer")
    return cast_mystic(run, (mate, badge_))


def _creates(run: Run) -> str:
    """As often as its Capacity says, for all cards of the name that is created (621.4)."""
    op = next(node for node in walk(run.tree) if node["is"].startswith("Op.create"))
    most = number(op) if name_of(op) == "create-capacity" else 1
    made = extra(words(run.tree, "NAME")[0])
    copies = [Prop(f"copy {at}", run.card, "0.hand") for at in range(most)]
    return cast_mystic(
        run, (*(Prop(f"made {at}", made, "0.beside") for at in range(most + 1)), *copies), _creates_again
    )


def _creates_again(run: Run, led: Ledger) -> None:
    copies = [name for name in led.props if name.startswith("copy")]
    for at, name in enumerate(copies):
        left = at < len(copies) - 1

        def created(left: bool = left) -> None:
            if left:
                run.do(led, {})

        probe(run, led, name, created)
        compare(led)


def _twice(run: Run) -> str:
    """Both attacks are made for one attack Mp, the second at once (SMG-106)."""
    prey = [Prop(f"prey {at}", seal(f"Prey {at}", at=0, df=0, sp=0), "1.at-line") for at in (1, 2)]
    return cast_mystic(run, tuple(prey), _attacks_twice)


def _attacks_twice(run: Run, led: Ledger) -> None:
    card = led.aimed[0]
    first, second = led.props["prey 1"], led.props["prey 2"]
    led.stage.act("attack", card)
    led.mp[0] -= led.value(card, "attack_mp") or 0
    if not led.stage.asked("yes_no", 0):
        raise Deviation(f"not asked whether it attacks twice, but “{led.stage.kind}”")
    led.stage.act("yes")
    for target in (first, second):
        led.stage.act("attack", target)
        run.interfere(led)
        led.destroy(target)
        led.pieces[card].side = target == second
        if target == first:
            run.interfere(led)
    run.interfere(led)


def _changes_target(run: Run) -> str:
    """It cuts in: what the other player is doing aims at another card (SMG-15)."""
    snare = spell(run.match, "Snare", "1 Seal becomes Inactive.")
    props = [Prop("snare", snare, "1.hand"), Prop("mate", seal("Mate"), "0.at-line")]
    led = run.begin("hand", player=1, props=props)
    card, snare_, mate = led.subject, led.props["snare"], led.props["mate"]
    led.stage.act("cast", snare_)
    led.mp[1] -= 1
    led.move(snare_, "no-line", 1)
    choice = led.stage.choice
    assert choice is not None
    led.stage.answer([[option.card for option in choice.options].index(mate)])
    if not led.stage.asked("interfere", 0):
        raise Deviation(f"nobody may cut in, but “{led.stage.kind}” is asked")
    led.stage.act("cast", card)
    led.mp[0] -= run.card.cast_mp or 0
    led.move(card, "no-line", 0)
    led.target = mate
    aims = aim(led, run.tree)
    assert aims is not None
    (aimed,) = next(iter(aims.values()))
    run.interfere(led)
    led.to_shrine(card)
    led.pieces[aimed].side = True
    led.to_shrine(snare_)
    led.touched = True
    return run.end(led)


def _receives(run: Run) -> str:
    """It has a Skill of another card, until that is over (SMG-128)."""
    tribes = tuple(words(run.tree, "TRIBE")) or ("Merchant",)
    tutor = able(run.match, "Tutor", "Mp 1. Draw 1 Seal Card.", "skill", mp=1, tribes=tribes)
    alarm = spell(run.match, "Alarm", "1 of your Seals becomes Active.")
    return skill(run, (Prop("tutor", tutor, "0.at-line"), Prop("alarm", alarm, "0.hand")), _received)


def _received(run: Run, led: Ledger) -> None:
    card = led.subject

    def active() -> None:
        led.pieces[card].side = False

    probe(run, led, "alarm", active, card)
    options = [option for option in led.stage.options("skill") if option.card == card]
    received = led.aimed == [led.props["tutor"]]
    if len(options) != 1 + received:
        raise Deviation(f"{len(options)} Skills are offered, the text says {1 + received}")
    if not received:
        return
    choice = led.stage.choice
    assert choice is not None
    led.stage.answer([choice.options.index(options[1])])
    led.mp[0] -= 1
    run.interfere(led)
    led.draw(0, "seal", 1)
    led.pieces[card].side = True
    run.interfere(led)
    compare(led)
    run.advance(led)
    run.advance(led)
    if len([option for option in led.stage.options("skill") if option.card == card]) != 1:
        raise Deviation("what was received is kept")


def _loses(run: Run) -> str:
    """What the Seal gains by its own Ability it has not until the Subturn is over (SMG-144)."""
    proud = able(run.match, "Proud", "Gains At +2.", at=3)
    return skill(run, (Prop("proud", proud, "1.at-line", gives=(("proud", "at", 2),)),))


PROBED = {
    "cannot": _cannot,
    "no-effect": _no_effect,
    "turns-passed": _turns,
    "move-mystic": _moves_mystic,
    "create": _creates,
    "create-capacity": _creates,
    "twice": _twice,
    "change-target": _changes_target,
    "receive": _receives,
    "lose": _loses,
}
