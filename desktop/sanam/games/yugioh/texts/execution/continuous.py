"""Working out what is in force: continuous abilities and lingering changes, in order of time, until they settle."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from sanam.engine.table import FACE_UP, Modifier
from sanam.engine.values import Change
from sanam.games.yugioh.texts.execution.conditions import holds, now_in
from sanam.games.yugioh.texts.execution.context import Context, context
from sanam.games.yugioh.texts.execution.facts import silent_there
from sanam.games.yugioh.texts.execution.filters import matches, passing
from sanam.games.yugioh.texts.execution.groups import cards_of, number
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.parts import EVERYWHERE, PLACES, reads
from sanam.games.yugioh.texts.execution.rule_records import Record, StandIn
from sanam.games.yugioh.texts.execution.saying import said_so
from sanam.games.yugioh.texts.execution.standing_effects import Before, StandingEffects, in_field, standing
from sanam.games.yugioh.texts.execution.values import ORIGINAL, Cache, computes, expand, has_value, keys_of
from sanam.games.yugioh.texts.tree import (
    Ability,
    Become,
    ChangePosition,
    Destroy,
    Filter,
    Group,
    Modify,
    Move,
    Negate,
    Operation,
    PlayerRule,
    Replace,
    Rule,
    WinDuel,
)
from sanam.games.yugioh.texts.tree.within import groups_in
from sanam.games.yugioh.vocabulary.zones import FIELD

#: Abilities that switch one another on and off without end are left as this many rounds made them.
ROUNDS = 16

_operation = msgspec.json.Decoder(Operation)
_encode = msgspec.json.encode
_WANTED = re.compile(rb'"<\w+>"')


Source = tuple[int, int, int, int, Ability]


@computes
def compute(duel: Host, cache: Cache) -> StandingEffects:
    """What is in force on the table now; the same object as before where nothing of it is different, so that what was
    worked out from it holds on.
    """
    new, old = settled(duel, cache), cache.found
    if not isinstance(old, StandingEffects) or old.duel is not duel or not old.equals(new):
        return new
    old.forget_values()
    return old


def settled(duel: Host, cache: Cache) -> StandingEffects:
    """What is in force, worked out anew. Each round reads the values that the round before gave."""
    sources = _sources(duel, cache)
    changes = [m for m in duel.table.modifiers.values() if alive(duel, m)] if duel.table.modifiers else []
    cache.reads = _dependencies(duel, cache, sources, changes)
    if changes and not LATER.isdisjoint([m.until for m in changes]):
        cache.reads |= {"turn"}
        changes = [m for m in changes if m.until not in LATER or _begun(duel, m)]
    state = StandingEffects(duel)
    if not sources and not changes:
        return state
    order: list[tuple[int, int, int, Source | Modifier]] = [(s[0], 0, s[2], s) for s in sources]
    order += [(m.stamp, 1, m.id, m) for m in changes]
    order.sort(key=lambda item: item[:3])
    try:
        for _ in range(ROUNDS):
            before = cache.round = Before(state)
            new = StandingEffects(duel)
            for *_, item in order:
                if isinstance(item, Modifier):
                    _linger(cache, new, item)
                else:
                    _apply(new, before, item)
            if before.same(new):
                return new
            state = new
    finally:
        cache.round = None
    return state


def _sources(duel: Host, cache: Cache) -> list[Source]:
    """(since, 0, card, index, ability) for each continuous ability whose card is where it must be for it."""
    table = duel.table
    if cache.counted != len(table.cards):
        cache.counted = len(table.cards)
        cache.elsewhere = _off_the_field(duel, cache)
    found: list[Source] = []
    doomed = duel.doomed()
    for seat in (0, 1):
        for card in duel.cards(seat, "field"):
            it = table.cards[card]
            if it.stance not in FACE_UP or ("guise" not in it.marks and it.code in cache.without):
                continue
            abilities = _continuous(duel, cache, card)
            if not abilities:
                continue
            if cache.speaking and duel.profile_code(card) in cache.speaking:
                abilities = list(_as_said(duel, cache, card, abilities))
            if card in doomed:  # it has no more effects but what becomes of it and of what it has fought
                abilities = [known for known in abilities if _tells_of_leaving(known[1])]
            word = duel.zone_word(card)
            for index, ability in abilities:
                if word == "spell-trap" and silent_there(duel, card, ability):
                    continue
                if word in expand(ability.active) and not _waiting(duel, card):
                    found.append((table.cards[card].marks.get("since", 0), 0, card, index, ability))
    if cache.elsewhere:
        for it in table.cards.values():
            if it.code not in cache.elsewhere:
                continue
            word = duel.zone_word(it.id)
            if word not in cache.elsewhere[it.code]:
                continue
            for index, ability in _continuous(duel, cache, it.id):
                if word not in FIELD and word in expand(ability.active):
                    found.append((0, 0, it.id, index, ability))
    return _rules_once(found) if any(source[4].limit == "rule" for source in found) else found


def _rules_once(sources: list[Source]) -> list[Source]:
    """Without the copies of rules that are printed on several cards; of those one that lies nowhere on the field stays,
    where nothing negates it."""
    last = {source[4].do: source for source in sources if source[4].limit == "rule"}
    return [source for source in sources if source[4].limit != "rule" or last[source[4].do] is source]


def _tells_of_leaving(ability: Ability) -> bool:
    """Whether it says where cards go that leave the field."""
    rules = ("banished when leaving", "banishes what it destroys", "negates what it destroys", "goes to ")
    return all(isinstance(step.op, Rule) and step.op.rule.startswith(rules) for step in ability.do)


def _off_the_field(duel: Host, cache: Cache) -> dict[str, frozenset[str]]:
    """By code, the places off the field where a card of the table has a continuous ability."""
    found = {
        it.code: frozenset(
            word
            for _, ability in _continuous(duel, cache, it.id)
            for word in expand(ability.active)
            if word not in FIELD
        )
        for it in duel.table.cards.values()
    }
    return {code: words for code, words in found.items() if words}


def _dependencies(duel: Host, cache: Cache, sources: list[Source], changes: list[Modifier]) -> frozenset[str]:
    """What of the table the abilities in force read, so that other changes need no new look."""
    found = {"sources", "doomed", "modifiers", "cards"} if sources else {"sources", "modifiers", "cards"}
    # While a Chain is open a card may wait in it for its own activation to resolve.
    if duel.chain():
        found.add("chain")
    found.update(*cache.elsewhere.values())
    for change in changes:
        if "op" in change.data:
            found |= _kept(cache, change)[1]
        elif isinstance(change.subject, int):
            found.add(PLACES[duel.table.cards[change.subject].zone])
    for _, _, card, index, _ in sources:
        found |= duel.parts_read(card, index)
        if duel.data(card).kind != "monster":
            found.add("chain")
    return frozenset(found)


def _kept(cache: Cache, change: Modifier) -> tuple[Operation, frozenset[str]]:
    """The operation that a lingering change carries out anew all the time, and the parts it reads."""
    known = cache.kept_ops.get(change.id)
    if known is None or known[0] is not change:
        op: Operation = _operation.decode(_encode(change.data["op"]))
        # What it refers to may lie anywhere.
        read = EVERYWHERE | reads(op) if any(group.ref for group in groups_in(op)) else reads(op)
        known = cache.kept_ops[change.id] = (change, op, read)
    return known[1], known[2]


def _continuous(duel: Host, cache: Cache, card: int) -> list[tuple[int, Ability]]:
    code = duel.profile_code(card)
    known = cache.by_code.get(code)
    if known is None:
        known = [(i, a) for i, a in enumerate(duel.abilities(card)) if a.kind == "continuous" and a.when is None]
        cache.by_code[code] = known
        if any(_wants_word(ability) for _, ability in known):
            cache.speaking.add(code)
        if not known:
            cache.without.add(code)
    return known


def _wants_word(ability: Ability) -> bool:
    """Whether a word that will be declared stands in it ("less than" is none)."""
    return bool(_WANTED.search(_encode(ability)))


def _as_said(
    duel: Host, cache: Cache, card: int, abilities: list[tuple[int, Ability]]
) -> Iterator[tuple[int, Ability]]:
    """The abilities with the words that were declared for the card; those that want words that were not are left
    out."""
    it = duel.table.cards[card]
    said = it.marks.get("declared") or {}
    words: dict[str, str] = said.get("words", {}) if said.get("moves") == it.moves else {}
    for index, ability in abilities:
        key = ability, tuple(sorted(words.items()))
        if key not in cache.spoken:
            plain = msgspec.to_builtins(ability)
            for what, word in words.items():
                plain = said_so(plain, what, word)
            cache.spoken[key] = msgspec.convert(plain, Ability)
        if not _wants_word(cache.spoken[key]):
            yield index, cache.spoken[key]


def _waiting(duel: Host, card: int) -> bool:
    """Whether the card's own activation is still in the chain: it has no effect before that resolves (YZH-2.96)."""
    for link in duel.chain():
        if link["card"] == card and duel.data(card).kind != "monster":
            index = link.get("ability", -1)
            if index is None or index < 0 or duel.abilities(card)[index].kind in ("activate", "equip"):
                return True
    return False


#: How long what holds only in a later turn does so.
LATER = frozenset({"turn after", "opponent's turn after"})


def _begun(duel: Host, change: Modifier) -> bool:
    """Whether the turn has come in which the change holds."""
    if change.data["made"] == [duel.table.marks.get("duel"), duel.table.marks.get("turn")]:
        return False
    return change.until == "turn after" or duel.turn_player() != change.data["seat"]


def alive(duel: Host, change: Modifier) -> bool:
    """Whether a lingering change still has what it is about: a card that moved is another card."""
    subject = change.subject
    if isinstance(subject, int):
        it = duel.table.cards.get(subject)
        if it is None or (change.moves >= 0 and it.moves != change.moves):
            return False
    if change.until == "self":
        source = duel.table.cards.get(change.source) if change.source is not None else None
        return source is not None and source.moves == change.data.get("source_moves") and in_field(duel, source.id)
    return True


def _apply(now: StandingEffects, was: StandingEffects, source: Source) -> None:
    """One continuous ability. An earlier one that negates its card keeps it from applying, a later one stops it."""
    duel = now.duel
    _, _, card, index, ability = source
    if now.negated(card) or was.negated(card):
        return
    ctx = Context(card=card, seat=duel.controller(card), ability=index)
    if ability.windows and not now_in(duel, ability.windows, ctx.seat):
        return
    if not holds(duel, ctx, ability.conditions):
        return
    for step in ability.do:
        if not step.conditions or holds(duel, ctx, step.conditions):
            if isinstance(step.op, Replace):
                now.stand_ins.append(StandIn(ctx, step.op, ability.optional, index, ability))
            elif isinstance(step.op, Destroy | Move | WinDuel):
                now.fading.append((card, index))
            else:
                apply(now, was, ctx, step.op)


def apply(now: StandingEffects, was: StandingEffects, ctx: Context, op: Operation) -> None:
    """Add what a continuous operation does to `now`."""
    duel = now.duel
    match op:
        case Modify():
            for card in _affected(was, ctx, op.group):
                for key, change in changes(duel, ctx, op, card):
                    mine = now.changes.setdefault(card, {}).setdefault(key, [])
                    mine.append(Change(change.op, change.value, ORIGINAL if op.original else len(mine)))
        case Become():
            for card in _affected(was, ctx, op.group):
                become(now, card, op.what, op.value, op.also)
        case Negate(what="effects") if op.group is not None:
            for card in (*_affected(was, ctx, op.group), *_resolving(was, ctx, op.group)):
                now.silenced[card] = ctx.card
        case ChangePosition():
            for card in _affected(was, ctx, op.group):
                now.postures[card] = op.to
                now.laws.setdefault(card, []).append(Record("cannot change position", ctx.card, ctx.seat))
        case Rule():
            count = op.count if isinstance(op.count, int) else number(duel, ctx, op.count)
            record = Record(op.rule, ctx.card, ctx.seat, op.source, op.source_who, op.unless, count, by=op.by)
            for card in _ruled(was, ctx, op):
                now.laws.setdefault(card, []).append(record)
                if op.rule == "negates what it destroys":
                    _silence_doomed(now, card, op.by)
        case PlayerRule():
            _apply_to_players(now, ctx, op)


def _silence_doomed(now: StandingEffects, card: int, by: Filter | None) -> None:
    """Negate the effects of what the monster has destroyed by battle, which is still on the field."""
    duel = now.duel
    for doomed in duel.doomed():
        if doomed != card and card in duel.battle() and (by is None or matches(duel, by, doomed, card, seen=True)):
            now.silenced[doomed] = card


def become(now: StandingEffects, card: int, what: str, value: str, also: bool) -> None:
    """Make the card that Attribute, Type or name, or let it count as that besides."""
    now.reworded.add(card)
    if also or what in ("series", "trait"):
        now.added[card, what] = (*now.added.get((card, what), ()), value)
    else:
        now.words[card, what] = value


def _apply_to_players(now: StandingEffects, ctx: Context, op: PlayerRule) -> None:
    if op.windows and not now_in(now.duel, op.windows, ctx.seat):
        return
    record = Record(
        op.rule,
        ctx.card,
        ctx.seat,
        filter=op.filter,
        count=op.count,
        zones=expand(op.zones),
        by=op.by,
        spares=op.spares,
        ways=op.ways,
        unless_by=op.unless_by,
    )
    if op.once and ctx.card in now.duel.table.cards:
        record = msgspec.structs.replace(record, once=now.duel.data(ctx.card).name)
    for seat in {"you": [ctx.seat], "opponent": [1 - ctx.seat]}.get(op.who, [0, 1]):
        now.players.setdefault(seat, []).append(record)


def _ruled(was: StandingEffects, ctx: Context, op: Rule) -> list[int]:
    """The cards that a rule is laid on, face-down ones as well."""
    cards = cards_of(was.duel, ctx, op.group)
    return cards if op.rule == "unaffected" else [card for card in cards if not was.untouched(card, ctx)]


def _affected(was: StandingEffects, ctx: Context, group: Group) -> list[int]:
    """The cards of the group that the source can affect; on the field only face-up ones have something to change."""
    duel = was.duel
    return [
        card
        for card in cards_of(duel, ctx, group)
        if not was.untouched(card, ctx) and (duel.table.cards[card].face_up or duel.zone_word(card) not in FIELD)
    ]


def _resolving(was: StandingEffects, ctx: Context, group: Group) -> list[int]:
    """The Spell or Trap that is resolving, if it is of the group: it no longer counts among the cards on the field, but
    its effect can still be negated.
    """
    duel = was.duel
    links = duel.chain()
    card = links[-1]["card"] if links and links[-1].get("resolving") else None
    it = duel.table.cards.get(card) if card is not None else None
    if it is None or "spent" not in it.marks or group.ref or not {*expand(group.zones)} & {"spell-trap", "field zone"}:
        return []
    mine = duel.controller(it.id) == ctx.seat
    fits = group.whose in ("", "either") or (group.whose == "you") == mine
    return (
        [it.id]
        if fits and not was.untouched(it.id, ctx) and passing(duel, group.filter, [it.id], ctx.card, False)
        else []
    )


_BOTH = (("atk", "def"), ("def", "atk"))
#: The values that effects change.
VALUES = ("atk", "def", "level")


def changes(duel: Host, ctx: Context, op: Modify, card: int) -> list[tuple[str, Change]]:
    """What `op` does to the values of one card, as changes of "atk", "def", "level"."""
    if op.how == "swap":
        now = standing(duel)
        # In force all the time it cannot read what it has itself swapped.
        lasting = ctx.ability < 0 or duel.abilities(ctx.card)[ctx.ability].kind != "continuous"
        current = now.original if op.original else now.value
        read = current if lasting else duel.printed
        return [(one, Change("set", read(card, other))) for one, other in _BOTH]
    if not has_value(duel, card, op.what):
        return []
    keys = keys_of(op.what)
    if op.how in ("halve", "double"):
        change = Change("halve", 0) if op.how == "halve" else Change("multiply", 2)
        return [(key, change) for key in keys]
    amount = number(duel, ctx, op.amount, card)
    match op.how:
        case "gain":
            change = Change("add", amount)
        case "lose":
            change = Change("add", -amount)
        case "become":
            change = Change("set", amount)
        case _:
            raise ValueError(f"no such change: {op.how}")
    return [(key, change) for key in keys]


def _linger(cache: Cache, now: StandingEffects, change: Modifier) -> None:
    """One lingering change of a resolved effect, or one made by hand."""
    subject = change.subject
    key = change.key
    if key == "closed":
        now.closed |= dict.fromkeys(change.value, change.source if change.until == "self" else None)
    elif isinstance(subject, int):
        if key in VALUES:
            mine = now.changes.setdefault(subject, {}).setdefault(key, [])
            stamp = ORIGINAL if change.data.get("original") else len(mine)
            mine.append(Change(change.op, int(change.value or 0), stamp))
        elif key in ("attribute", "race", "name", "series", "trait"):
            become(now, subject, key, str(change.value), bool(change.data.get("also")))
        elif key == "negated":
            now.silenced[subject] = change.source
        elif key == "rule":
            data = change.data
            unless = msgspec.convert(data["unless"], Filter) if data.get("unless") is not None else None
            by = msgspec.convert(data["by"], Filter) if data.get("by") is not None else None
            kinds, count = tuple(data["kinds"]), data.get("count", 0)
            record = Record(change.op, change.source, data["seat"], kinds, data["who"], unless, count, by=by)
            now.laws.setdefault(subject, []).append(record)
    elif key in ("rule", "player rule", "replace", "negated"):
        op, _ = _kept(cache, change)
        ctx = context(change.data["ctx"])
        if isinstance(op, PlayerRule) and _begins_later(now.duel, op, change):
            return
        if isinstance(op, Replace):
            now.stand_ins.append(StandIn(ctx, op, bool(change.data.get("optional"))))
        else:
            apply(now, now, ctx, op)


def _begins_later(duel: Host, op: PlayerRule, change: Modifier) -> bool:
    """Whether it is said of a player's next turn only, and this is still the turn in which it was laid."""
    if op.until not in ("your turn", "opponent turn") or op.windows != (op.until,):
        return False
    return bool(change.data.get("made") == [duel.table.marks.get("duel"), duel.table.marks.get("turn")])
