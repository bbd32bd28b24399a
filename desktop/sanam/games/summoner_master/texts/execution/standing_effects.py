"""Continuous Abilities: what is in force now, read off the table (601.3, 602.1.5).

Nothing of it is stored: it follows the state of the cards, and is worked out again when what it reads has changed. What
a condition or filter reads of values are printed numbers with the changes that were made, without what is in force.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sanam.abilities.tree import Tree
from sanam.engine.values import SETTINGS_THEN_SUMS, Change, read
from sanam.games.summoner_master.texts.execution import amounts, conditions, guards
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.texts.execution.profiles import Asks
from sanam.games.summoner_master.texts.execution.unchanged import Derived, holds_still, moment
from sanam.games.summoner_master.texts.tree.program import ANY, Program, changes
from sanam.games.summoner_master.texts.tree.sorts import ALLOWED, GUARDS
from sanam.games.summoner_master.vocabulary.effects import Guard, Standing
from sanam.games.summoner_master.vocabulary.zones import SUPPORT

NOTHING = Asks()
#: What words of `Powers` name.
LOST = {"abilities": ("ability",), "skills": ("skill",), "both": ("ability", "skill")}


class Text(NamedTuple):
    """A text that is in force: number `at` of those of `card`."""

    card: int
    at: int
    program: Program


def in_force(rules: Host) -> Standing:
    """What is in force now; worked out once for each state of what it reads."""
    play = rules.play
    known: Derived | None = play.derived
    if known is not None and known.at.version == play.version:
        return known.standing
    now = moment(rules)
    if known is not None and holds_still(rules, known, now):
        play.derived = Derived(now, known.standing, known.asks)
        return known.standing
    play.derived = Derived(now, Standing())  # what reads values meanwhile reads them without it
    cards = [card for seat in (0, 1) for card in (*rules.abilities.side(seat), *rules.line(seat, SUPPORT))]
    later = rules.running.dormant()
    if later:
        cards = [card for card in cards if card not in later]  # 603.2
    mine = [c for seat in (0, 1) for c in rules.hand(seat) if rules.profile(c).own_cast] if rules.reads_piles else []
    standing, asks = _worked_out(rules, cards), NOTHING
    for card in mine:
        _add_own_cost(rules, standing, card)
    for card in (*cards, *mine):
        more = rules.profile(card).asks
        if more != NOTHING:
            asks |= more
    play.derived = Derived(now, standing, asks)
    return standing


def _worked_out(rules: Host, cards: list[int]) -> Standing:
    standing = Standing()
    standing.silent = _silent(rules, cards)
    telling = [card for card in cards if rules.profile(card).standing and card not in standing.silent]
    texts = [text for card in telling for text in _texts(rules, card)]
    for text in texts:
        _take_away(rules, standing, text)
    texts = [text for text in texts if not rules.powers.is_lost(text.card, text.at, standing.lost)]
    texts = [text for text in texts if applies(rules, text.card, text.program, text.at)]
    if "kinds" in rules.rare:
        texts = _with_kinds(rules, standing, texts)
    for text in sorted(texts, key=lambda text: rules.since(text.card)):
        _guard(rules, standing, text)
    entering = rules.running.entering()
    last: list[tuple[Text, Tree]] = []
    for text in texts:
        if text.card not in entering:  # 601.1.3
            _add(rules, standing, text, last)
    for text, op in last:
        _add_within(rules, standing, text, op)
    return standing


def _texts(rules: Host, card: int) -> Iterator[Text]:
    """A Support Seal's texts are not there, but those that say so (510.3, SMG-140)."""
    aside = rules.word(card) == SUPPORT
    profile = rules.profile(card)
    for index in profile.standing:
        program = profile.programs[index]
        if program is not None and bool(program.supporting) == aside and rules.powers.has(card, index):
            yield Text(card, index, program)


def _silent(rules: Host, cards: list[int]) -> set[int]:
    """Mystic Cards that another takes their Effect from, or that are on a card that they may not be on (201.11.3).
    Attachment makes no ring, so whoever is attached last decides first; "not" prevails over everything else (100.2).
    """
    found: set[int] = set()

    def depth(card: int) -> int:
        host = rules.table.cards[card].host
        return 0 if host is None else 1 + depth(host)

    entering = rules.running.entering()
    cards = [card for card in cards if rules.table.cards[card].host is not None or rules.profile(card).standing]
    for card in sorted(cards, key=depth, reverse=True):
        host = rules.table.cards[card].host
        if host is not None and selecting.unfit_host(rules, card, host):
            found.add(card)
        profile = rules.profile(card)
        if not profile.standing or card in found or card in entering:
            continue
        for index in profile.standing:
            program = profile.programs[index]
            if program is None or not rules.powers.has(card, index) or not applies(rules, card, program, index):
                continue
            for sentence in program.sentences:
                if sentence["o"].key == "Op.no-effect":
                    found |= set(subjects(rules, card, sentence["o"].get("w")))
    return found


def applies(rules: Host, card: int, program: Program, index: int) -> bool:
    """Whether the conditions of a text hold for its card now."""
    seat = rules.owner(card)
    if program.supporting and not _supports(rules, card, program.supporting):
        return False
    if program.zone is not None and not rules.places.has_place(card, index):
        return False
    if program.alone:
        # Another Seal for a Seal, another Mystic Card for a Mystic Card (SMG-139.1, SMG-139.2).
        others = rules.seals(seat) if rules.profile(card).seal else rules.mystics(seat)
        if any(other != card for other in others):
            return False
    if program.pasted is not None:
        host = rules.table.cards[card].host
        said = program.pasted
        if host is None or not selecting.kind_fits(rules, said["n"], host):
            return False
        if not all(selecting.fits(rules, card, narrow, host) for narrow in said.many("f")):
            return False
    for clause in program.conditions:
        if not conditions.holds(rules, card, seat, clause):
            return False
    for clause in program.demands:  # noqa: SIM110 – mostly there is none
        if not conditions.holds(rules, card, seat, clause, owned=True):
            return False
    return True


def _supports(rules: Host, card: int, main: str | Tree) -> bool:
    """Whether a Seal is a Support Seal of a Seal of that name, of such a Seal, or of any (SMG-140)."""
    host = rules.table.cards[card].host
    if rules.word(card) != SUPPORT or host is None:
        return False
    if isinstance(main, Tree):
        return selecting.is_meant(rules, card, rules.owner(card), main, host)
    return main == ANY or rules.data(host).has("name", main)


def subjects(rules: Host, card: int, group: Tree | None) -> list[int]:
    """The cards that a text in force speaks of; without words it is its own card, or the one it is pasted on."""
    host = rules.table.cards[card].host
    if group is None:
        return [card] if rules.profile(card).seal or host is None else [host]
    match group.name:
        case "self":
            return [card]
        case "host-seal" | "host-mystic" | "main":
            return [host] if host is not None else []
        case "foe" | "attacker" | "striker" | "struck":
            return selecting.opponents(rules, card, group.name)
    return selecting.members(rules, card, rules.owner(card), group)


def _take_away(rules: Host, standing: Standing, text: Text) -> None:
    """What "loses all Abilities" and the like take from cards."""
    for sentence in text.program.sentences:
        op = sentence["o"]
        if op.key == "Op.lose" and applies(rules, text.card, text.program, text.at):
            for subject in subjects(rules, text.card, op.get("w")):
                standing.lost.setdefault(subject, set()).update(LOST[op["p"].name])


def _guard(rules: Host, standing: Standing, text: Text) -> None:
    """Protect, Cancel and Hyper Drive; the last also while its card is being cast (SMG-133.3)."""
    card = text.card
    for sentence in text.program.sentences:
        op = sentence["o"]
        if op.key not in GUARDS or (rules.running.being_cast(card) and op.key != "Op.hyper-drive"):
            continue
        for subject in _reached(rules, standing, text, op):
            for verb, against, theirs in guards.said(op):
                guard = Guard(verb, against, theirs, rules.owner(card), rules.since(card), card)
                standing.guards.setdefault(subject, []).append(guard)
            if op.key == "Op.hyper-drive":
                standing.deeds.setdefault(subject, set()).add("hyper-drive")


def _reached(rules: Host, standing: Standing, text: Text, op: Tree) -> list[int]:
    """The cards of which a text in force speaks and on which it takes hold: not where it is cancelled, nor where it is
    newer than a Protect (SMG-12.2, SMG-54.2), nor on what the card may not affect (201.11.4).
    """
    effect = guards.origin(rules, text.card, text.at)
    since = rules.since(text.card)

    def kept_off(subject: int) -> bool:
        lasting = [*standing.guards.get(subject, ()), *guards.made(rules, subject)]
        return any(guard.meets(effect) and (guard.verb == "cancel" or guard.since < since) for guard in lasting)

    return [
        subject
        for subject in subjects(rules, text.card, op.get("w"))
        if not kept_off(subject) and not selecting.excepted(rules, text.card, subject)
    ]


def _with_kinds(rules: Host, standing: Standing, texts: list[Text]) -> list[Text]:
    """What cards count as, and the texts that are in force now that they do."""
    for text in sorted(texts, key=lambda text: rules.since(text.card)):
        _add_kinds(rules, standing, text)
    first: Derived = rules.play.derived
    rules.play.derived = first._replace(standing=_only_kinds(standing))
    return [text for text in texts if applies(rules, text.card, text.program, text.at)]


def _add_kinds(rules: Host, standing: Standing, text: Text) -> None:
    """What cards count as: other texts find them so."""
    for sentence in text.program.sentences:
        op = sentence["o"]
        if op.name in ("becomes", "counts-as"):
            for subject in _reached(rules, standing, text, op):
                standing.kinds.setdefault(subject, []).append(kind_said(op))


def kind_said(op: Tree) -> tuple[bool, str, str]:
    """What an operation has cards count as, and whether they are nothing else of it."""
    kind = op["q"]
    return op.name == "becomes", kind.name, kind["e"].name if kind.name == "element" else kind.text("t")


def _only_kinds(standing: Standing) -> Standing:
    found = Standing()
    found.kinds = standing.kinds
    return found


def _add(rules: Host, standing: Standing, text: Text, last: list[tuple[Text, Tree]]) -> None:
    """What a text does; `last` takes the operations that come after all others."""
    card, seat = text.card, rules.owner(text.card)
    if text.program.keyword == "weak-touch":
        standing.deeds.setdefault(card, set()).add("weak-touch")
    for at, sentence in enumerate(text.program.sentences):
        op = sentence["o"]
        if op.name == "bounded" and amounts.stops(op):
            last.append((text, op))
            continue
        if op.name in ("max-plus", "max-minus"):
            player, key, number = amounts.limit(seat, op)
            standing.changes.setdefault((player, key), []).append(Change("add", number, rules.since(card)))
            continue
        if op.name == "limit-set":
            player, key, number = amounts.limit_set(seat, op)
            standing.changes.setdefault((player, key), []).append(Change("set", number, rules.since(card)))
            continue
        if op.name == "skips":
            standing.skips |= {(player, op["s"].name) for player in amounts.casters(seat, op)}
            continue
        if op.name == "hushed":
            standing.hushed |= set(amounts.casters(seat, op))
            continue
        if op.name == "barred":
            standing.barred += [(player, op["b"]) for player in amounts.casters(seat, op)]
            continue
        if op.name == "cast-limit":
            standing.cast_limits += [(player, card, op) for player in amounts.casters(seat, op)]
            continue
        if op.name == "uncast":
            standing.uncast += [(player, card, op) for player in amounts.casters(seat, op)]
            continue
        measured = op.get("m")
        spoken_of = measured.get("w") if measured is not None else None
        each = spoken_of is not None and spoken_of.name == "that"  # of each card a value of its own
        told = subjects(rules, card, spoken_of) if spoken_of is not None and not each else None
        changes = [] if each else amounts.made(rules, card, seat, op, told)
        _reach_hands(rules, standing, text, op, [change for change in changes if change[0] == "cast_mp"])
        for subject in _reached(rules, standing, text, op):
            if op.name == "spares":
                standing.spares.setdefault(subject, []).append((card, op))
            elif op.name == "unattacked":
                standing.unattacked.setdefault(subject, []).append((card, op))
            elif op.name == "unpasted":
                standing.unpasted.setdefault(subject, []).append((card, op))
            elif op.name == "instead-leave":
                standing.leaving.setdefault(subject, []).append((card, text.at, at))
            elif op.name in ("instead", "instead-may", "instead-paid"):
                standing.rescues.setdefault(subject, []).append((card, text.at, at))
            elif op.name == "diverted":
                standing.diverted[subject] = op["r"].name.removeprefix("to-")
            elif op.name == "withstands":
                standing.withstood.setdefault(subject, []).append((card, op))
            elif op.name == "cannot":
                standing.deeds.setdefault(subject, set()).add(op["a"].name)
            elif op.name == "must":
                standing.deeds.setdefault(subject, set()).add(f"must-{op['a'].name}")
            elif op.name in ALLOWED:
                standing.deeds.setdefault(subject, set()).add(op.name)
            elif op.name in ("twice", "in-state"):
                said: int | str = op.number("n") if op.name == "twice" else op.text("x")
                standing.attacks[subject, op.name] = said
            for key, kind, number in amounts.made(rules, card, seat, op, [subject]) if each else changes:
                standing.changes.setdefault((subject, key), []).append(Change(kind, number, rules.since(card)))


def _add_within(rules: Host, standing: Standing, text: Text, op: Tree) -> None:
    """A change that stops at a value comes after all others that are in force, and what is beyond it stays."""
    reached = _reached(rules, standing, text, op)
    costs = any(key == "cast_mp" for key, _ in changes(op))
    group = op.get("w")
    if costs and group is not None and group.name.startswith("all-"):
        reached += selecting.in_hand(rules, text.card, rules.owner(text.card), group)  # see `_reach_hands`
    for subject in reached:
        _stop(rules, standing, text.card, op, subject)


def _stop(rules: Host, standing: Standing, card: int, op: Tree, subject: int) -> None:
    times = amounts.times(rules, card, rules.owner(card), op.get("e"))
    for key, size in changes(op):
        base = rules.profile(subject).form_value(rules.form(subject), key)
        if base is None or (rules.word(subject) == "hand" and key != "cast_mp"):
            continue
        others = standing.changes.setdefault((subject, key), [])
        number = amounts.stopped(op, size * times, read(base, others, SETTINGS_THEN_SUMS, floor=None))
        others.append(Change("add", number, rules.since(card)))


def _add_own_cost(rules: Host, standing: Standing, card: int) -> None:
    """What a card in a hand says of what casting it costs (602.1.2): nowhere else could it count."""
    profile = rules.profile(card)
    for index in profile.own_cast:
        program = profile.programs[index]
        if program is None or not rules.powers.has(card, index) or not applies(rules, card, program, index):
            continue
        for sentence in program.sentences:
            op = sentence["o"]
            if op.name == "bounded" and amounts.stops(op):
                _stop(rules, standing, card, op, card)
                continue
            for key, kind, number in amounts.made(rules, card, rules.owner(card), op):
                if key == "cast_mp":
                    standing.changes.setdefault((card, key), []).append(Change(kind, number, rules.since(card)))


def _reach_hands(rules: Host, standing: Standing, text: Text, op: Tree, changes: list[tuple[str, str, int]]) -> None:
    """What it costs to cast cards counts where they are cast from alone: of it "all our Seals" are those in the hand,
    too (602.1.2, 610.1.2, 610.2.4)."""
    group = op.get("w")
    if not changes or group is None or not group.name.startswith("all-"):
        return
    for subject in selecting.in_hand(rules, text.card, rules.owner(text.card), group):
        for key, kind, number in changes:
            standing.changes.setdefault((subject, key), []).append(Change(kind, number, rules.since(text.card)))
