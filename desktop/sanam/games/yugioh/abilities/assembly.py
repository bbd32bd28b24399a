"""Puts the sentences of a card together as its abilities.

What kind of ability a sentence is depends on the card and is decided here; so is what a line without a heading goes on
with.
"""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import Any, Protocol, get_args

import msgspec

from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.meaning_lines import Sentence, Timed
from sanam.games.yugioh.abilities.meaning_verbs import Procedure, RitualTributes, Targets
from sanam.games.yugioh.abilities.older import is_older, modern
from sanam.games.yugioh.abilities.references import (
    about_itself,
    dangling,
    goes_on_about,
    named_above,
    reaction,
    resolved,
    settled,
    unsettled,
)

replace = msgspec.structs.replace
Span = tuple[int, int]
#: Kinds of abilities that are activated.
ACTIVATED = ("activate", "ignition", "quick", "trigger", "flip")


#: Events in which their subject leaves its place.
MOVING = ("sent", "destroyed", "left", "tributed", "banished", "discarded", "returned", "detached")
#: Where an effect of a monster may be used when its text is not understood.
ANYWHERE = ("field", "hand", "graveyard", "banished")


class Card(Protocol):
    """What reading must know of a card (CardData has it)."""

    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def icon(self) -> str: ...
    @property
    def traits(self) -> tuple[str, ...]: ...


class NotUnderstood(Exception):
    """The text from `start` to `end` (characters, end exclusive) is not understood; `reason` says why."""

    def __init__(self, start: int, end: int, reason: str) -> None:
        super().__init__(f"{start}:{end} {reason}")
        self.start, self.end, self.reason = start, end, reason


class Assembler:
    """Puts the sentences of one card together. Each method raises NotUnderstood."""

    def __init__(self, card: Card, text: str) -> None:
        self.card = card
        self.text = text
        self.older = is_older(text)
        self.abilities: list[t.Ability] = []
        self.choosing: Span | None = None  # span of a sentence that still wants its "●" lines
        self.gate: dict[str, Any] = {}  # what a sentence before has said of the activation of the card
        self.listing: Sentence | None = None  # what was said of the effects listed with "●" from here on
        self.listed: list[int] = []  # which abilities those are

    def material(self, sentence: Sentence, span: Span) -> None:
        """The first line of a monster of the Extra Deck."""
        self._append(sentence.ability, span)

    # A sentence without a heading goes on with the ability before it, unless it is a statement that lasts.
    def sentence(self, sentence: Sentence, span: Span) -> None:
        self._complete()
        ability = sentence.ability
        if sentence.older and not self.brief:
            answer = reaction(ability, self.abilities, self.older, self.card.kind == "monster")
            if answer is not None:
                self._append(answer, span)
                return
        if sentence.older and not self.older and not self._is_own_way(ability):
            raise NotUnderstood(*span, "a heading without its colon")
        if sentence.gate:
            self._gate(ability, sentence.gate, span)
            return
        if ability.kind == "note":
            self._note(ability, span)
            return
        if sentence.listing:
            if ability.do:
                self._own_name(ability, span)
            if self.listing is not None:
                raise NotUnderstood(*span, "a second list of effects")
            self.listing = sentence
            return
        if sentence.rule and ability.limit and not ability.kind:
            self._limit(ability, span)
        elif ability.kind == "equip" and self.card.icon != "equip":
            raise NotUnderstood(*span, "only on an Equip Spell")
        elif sentence.rule or ability.kind == "equip":
            self._append(ability, span)
            for further in sentence.also:
                self._append(further, span)
        elif ability.kind in ("activation limit", "control limit", "summon limit"):
            self._own_name(ability, span)
            self._append(replace(ability, do=()), span)
        elif ability.kind == "activate":
            self._activation(ability, span)
        elif ability.kind == "limit":
            self._summon_condition(ability, span)
            for further in sentence.also:
                self._append(further, span)
        else:
            self._effect(sentence, span)
        if self.abilities and self._open(self.abilities[-1]):
            self.choosing = span

    @property
    def expects_heading(self) -> bool:
        """Whether "During your Standby Phase, …" is the occasion of an effect, and not when a step of it is done."""
        return self.older and not (self.abilities and self.abilities[-1].kind in ACTIVATED)

    def _gate(self, ability: t.Ability, fields: tuple[str, ...], span: Span) -> None:
        """When the card may be activated, said before or after what its activation does."""
        if ability.kind == "":
            self._of_activation(ability, fields, span)
            return
        if self.card.kind == "monster":
            raise NotUnderstood(*span, "not on a monster")
        gate = {name: getattr(ability, name) for name in fields}
        for index, known in enumerate(self.abilities):
            if fields == ("oaths",) and known.kind == "activate":
                self.abilities[index] = replace(known, oaths=(*known.oaths, *ability.oaths))
                return
        last = self.abilities[-1] if self.abilities else None
        if last is not None and last.kind == "activate":
            if any(getattr(last, name) for name in fields):
                raise NotUnderstood(*span, "when it is activated, twice")
            self.abilities[-1] = replace(last, **gate, span=(last.span[0], span[1]))
        elif self.abilities or self.gate.keys() & gate.keys():
            raise NotUnderstood(*span, "when it is activated, after another effect")
        else:
            self.gate |= gate

    def _activation(self, ability: t.Ability, span: Span) -> None:
        """What the card is activated for, where the text says so in so many words."""
        if self.card.kind == "monster" or any(known.kind == "activate" for known in self.abilities):
            raise NotUnderstood(*span, "activated?")
        if any(getattr(ability, name) for name in self.gate):
            raise NotUnderstood(*span, "when it is activated, twice")
        self._append(replace(ability, **self.gate), span)
        self.gate = {}

    def _of_activation(self, line: t.Ability, fields: tuple[str, ...], span: Span) -> None:
        """What a sentence afterwards says of the activation of the effect before it."""
        last = self.abilities[-1] if self.abilities else None
        if last is None or last.kind not in ACTIVATED or (line.unanswered and last.unanswered):
            raise NotUnderstood(*span, "no effect before it")
        if fields == ("quick",):
            if last.kind != "ignition":
                raise NotUnderstood(*span, "not an effect for the own Main Phase")
            windows = tuple(word for word in last.windows if word not in ("your turn", "main"))
            self.abilities[-1] = replace(last, kind="quick", windows=windows, span=(last.span[0], span[1]))
            return
        do = last.do
        if line.conditions:  # they hold at resolution as well
            do = (replace(do[0], conditions=(*do[0].conditions, *line.conditions)), *do[1:])
            if any(step.link == "" for step in do[1:]):
                raise NotUnderstood(*span, "what hangs on it")
        self.abilities[-1] = replace(
            last,
            oaths=(*last.oaths, *line.oaths),
            conditions=(*last.conditions, *line.conditions),
            unanswered=last.unanswered or line.unanswered,
            do=do,
            span=(last.span[0], span[1]),
        )

    def finished(self) -> list[t.Ability]:
        """The abilities of the card, when all its sentences have come."""
        self._complete()
        self._limited()
        if self.gate:
            raise NotUnderstood(0, 0, "an activation without an effect")
        if self.older:
            self.abilities = [modern(each) if each.kind in ACTIVATED else each for each in self.abilities]
        self.abilities = [settled(ability) for ability in self.abilities]
        for ability in self.abilities:
            if not all(isinstance(op, get_args(t.Operation)) for op in t.operations(ability)):
                raise NotUnderstood(*ability.span, "words that belong at the start of an effect")
            if any(isinstance(op, t.RitualSummon) and not op.zones for op in t.operations(ability)):
                raise NotUnderstood(*ability.span, "what is Tributed?")
            if unsettled(ability):
                raise NotUnderstood(*ability.span, f"{unsettled(ability)}?")
            missing = dangling(ability, self.abilities, self.card.icon == "equip")
            if missing:
                raise NotUnderstood(*ability.span, f"what is {missing}?")
        return self.abilities

    def as_far_as_understood(self) -> list[t.Ability]:
        """The abilities when some sentences were left to the players: what cannot stand without them is left, too."""
        if self.choosing is not None:
            self.abilities[-1] = self._left(self.abilities[-1])
        if self.listed:
            self._limited()
        for name in [name for name, value in self.gate.items() if not value]:
            del self.gate[name]
        found = []
        for ability in self.abilities:
            complete = settled(modern(ability) if self.older and ability.kind in ACTIVATED else ability)
            missing = dangling(complete, self.abilities, self.card.icon == "equip")
            found.append(self._left(ability) if missing or _hangs_on_unread(complete.do) else complete)
        return found

    def _left(self, ability: t.Ability) -> t.Ability:
        """The ability with what it does left to the players; when and at what cost it is used stays."""
        words = self.text[slice(*ability.span)]
        return replace(ability, do=(t.Step(t.ByHand(words=words)),), targets=())

    def leave(self, words: str, span: Span) -> None:
        """Leave a sentence to the players: to be carried out with the effect before it, used, or kept in force."""
        self.choosing = None
        last = self.abilities[-1] if self.abilities else None
        step = t.Step(t.ByHand(words=words))
        if self.brief or (last is not None and last.kind in ACTIVATED and not _uses(words)):
            if last is not None and last.kind in ACTIVATED:
                self.abilities[-1] = replace(last, do=(*last.do, step), span=(last.span[0], span[1]))
                return
            self._append(t.Ability(kind="activate", do=(step,)), span)
            return
        if not _uses(words):
            self._append(t.Ability(kind="continuous", do=(step,)), span)
            return
        kind = (
            "quick"
            if self.card.kind == "trap" or re.search(r"^(When|If)\b|Quick Effect|either player", words)
            else "ignition"
        )
        active = ANYWHERE if self.card.kind == "monster" else ("field",)
        self._append(t.Ability(kind=kind, optional=True, do=(step,), active=active), span)

    def state(self) -> tuple[Any, ...]:
        """What `restore` needs to go back to this moment."""
        return list(self.abilities), self.choosing, dict(self.gate), self.listing, list(self.listed)

    def restore(self, state: tuple[Any, ...]) -> None:
        self.abilities, self.choosing, self.gate = list(state[0]), state[1], dict(state[2])
        self.listing, self.listed = state[3], list(state[4])

    @property
    def brief(self) -> bool:
        """Whether the card leaves the field once its effect is done."""
        return self.card.kind != "monster" and self.card.icon in ("normal", "quick-play", "ritual", "counter")

    def _note(self, note: t.Ability, span: Span) -> None:
        """A sentence in parentheses: a reminder, or how the effect before it is meant."""
        if not note.do:
            return
        wanted = note.do[0].op
        last = self.abilities[-1] if self.abilities else None
        do = list(last.do) if last is not None else []
        for at, step in reversed([*enumerate(do)]):
            op = step.op
            if isinstance(wanted, t.SpecialSummon) and isinstance(op, t.SpecialSummon) and not op.treated:
                do[at] = replace(step, op=replace(op, treated=wanted.treated))
                break
            if isinstance(wanted, t.PlayerRule) and isinstance(op, t.PlayerRule) and op.rule == wanted.rule:
                do[at] = replace(step, op=replace(op, once=True))
                break
        else:
            raise NotUnderstood(*span, "nothing before it that this is said of")
        assert last is not None
        self.abilities[-1] = replace(last, do=tuple(do), span=(last.span[0], span[1]))

    def _append(self, ability: t.Ability, span: Span) -> None:
        if ability.kind == "summon":
            material = next((each for each in self.abilities if each.kind == "material"), None)
            ability = named_above(ability, material.targets if material is not None else ())
        before = self.abilities[-1] if self.abilities else None
        self.abilities.append(replace(resolved(ability, before), span=span))

    def _complete(self) -> None:
        if self.choosing is None:
            return
        if self._open(self.abilities[-1], wanted=True):
            raise NotUnderstood(*self.choosing, "its ● lines are missing")
        self.choosing = None

    @staticmethod
    def _open(ability: t.Ability, wanted: bool = False) -> bool:
        """Whether its last operation can take "●" lines; `wanted`: whether it must still take one."""
        op = ability.do[-1].op if ability.do else None
        if isinstance(op, t.Choose):
            return len(op.options) < 2 or not wanted
        if isinstance(op, t.TossCoin):
            return not wanted or (op.called and not op.heads)
        return isinstance(op, t.RollDie) and not wanted

    @property
    def lists(self) -> bool:
        """Whether a line beginning with "●" is an effect of its own, and not something to choose."""
        return self.listing is not None or self.choosing is None

    def item(self, sentence: Sentence, conditions: tuple[t.Condition, ...], span: Span) -> None:
        """A line beginning with "●" of a list of effects; `conditions`: only then."""
        if self.listing is None and not conditions:
            raise NotUnderstood(*span, "nothing to choose from before this ●")
        before = len(self.abilities)
        self.sentence(sentence, span)
        for index in range(before, len(self.abilities)):
            ability = self.abilities[index]
            said = self.listing.ability.conditions if self.listing is not None else ()
            if ability.kind not in (*ACTIVATED, "continuous") and (said or conditions):
                raise NotUnderstood(*span, "what holds at some times only")
            ability, said = _as_it_was(ability, said)
            self.abilities[index] = replace(ability, conditions=(*said, *conditions, *ability.conditions))
            self.listed.append(index)
        if len(self.abilities) == before and self.text[span[0]] in "●•":
            raise NotUnderstood(*span, "not an effect of its own")

    def _limited(self) -> None:
        """Lay the limit of a list on the effects in it."""
        if self.listing is not None and not self.listed:
            raise NotUnderstood(0, 0, "a list of no effects")
        limit = self.listing.ability.limit if self.listing is not None else ""
        for index in self.listed if limit else ():
            ability = self.abilities[index]
            if ability.kind in (*ACTIVATED, "summon"):
                if ability.limit:
                    raise NotUnderstood(*ability.span, "the effect is limited twice")
                self.abilities[index] = replace(ability, limit=limit)
        self.listed = []

    def within_bullet(self, said: Any, span: Span) -> None:
        """A further sentence of a line beginning with "●": its steps are of that line."""
        steps = said.ability.do if isinstance(said, Sentence) and not (said.rule or said.headed or said.body) else ()
        last = self.abilities[-1].do[-1] if self.abilities and self.abilities[-1].do else None
        if not steps or last is None or self.choosing is None:
            raise NotUnderstood(*span, "not a part of the ● before it")
        match last.op:
            case t.Choose(options=(*before, option)):
                op: t.Operation = replace(last.op, options=(*before, (*option, *steps)))
            case _:
                raise NotUnderstood(*span, "not a part of the ● before it")
        ability = self.abilities[-1]
        do = (*ability.do[:-1], replace(last, op=op))
        self.abilities[-1] = replace(ability, do=do, span=(ability.span[0], span[1]))

    def bullet(self, result: Any, steps: tuple[t.Step, ...], targets: tuple[t.Group, ...], span: Span) -> None:
        """A line beginning with "●": `result` of the coin or die that it belongs to, None for a choice."""
        if self.choosing is None:
            raise NotUnderstood(*span, "nothing to choose from before this ●")
        if not targets and self._at_activation() and (self.older or isinstance(steps[0].op, Targets)):
            said = modern(t.Ability(kind="", do=steps))
            if said.cost:
                raise NotUnderstood(*span, "what is paid for one of them")
            steps, targets = said.do, said.targets
        if targets and not self._at_activation():
            raise NotUnderstood(*span, "what is targeted when it resolves")
        ability = self.abilities[-1]
        last = ability.do[-1]
        op = last.op
        match op:
            case t.Choose() if result is None:
                aims = (*(op.targets or ((),) * len(op.options)), targets)
                if any(aims) and ability.targets:
                    raise NotUnderstood(*span, "targets chosen twice")
                op = replace(op, options=(*op.options, steps), targets=aims if any(aims) else ())
            case t.TossCoin() if result == "heads" and not op.heads:
                op = replace(op, heads=steps)
            case t.TossCoin() if result == "tails" and not op.tails:
                op = replace(op, tails=steps)
            case t.RollDie() if isinstance(result, tuple) and all(1 <= face <= 6 for face in result):
                if {face for known in op.faces for face in known.results} & {*result}:
                    raise NotUnderstood(*span, "a result given twice")
                op = replace(op, faces=(*op.faces, t.Face(result, steps)))
            case _:
                raise NotUnderstood(*span, "this ● does not fit the sentence before it")
        do = (*ability.do[:-1], replace(last, op=op))
        self.abilities[-1] = replace(ability, do=do, span=(ability.span[0], span[1]))

    def _at_activation(self) -> bool:
        last = self.abilities[-1].do[-1].op
        return isinstance(last, t.Choose) and last.at == "activation"

    def _only_monsters(self, span: Span) -> None:
        if self.card.kind != "monster":
            raise NotUnderstood(*span, f"not on a {self.card.kind}")

    def _own_name(self, ability: t.Ability, span: Span) -> None:
        op = ability.do[0].op
        assert isinstance(op, t.SummonCondition)
        if op.name and not _is_name(op.name.removesuffix("(s)"), self.card.name):
            raise NotUnderstood(*span, f"speaks of another card: {op.name}")

    def _limit(self, line: t.Ability, span: Span) -> None:
        self._own_name(line, span)
        effects = [
            index
            for index, ability in enumerate(self.abilities)
            if ability.kind in ("activate", "ignition", "quick", "trigger", "flip", "summon")
        ]
        if not effects or (line.limit not in ("each", "shared") and effects[-1] != len(self.abilities) - 1):
            raise NotUnderstood(*span, "no effect before it")
        for index in effects if line.limit in ("each", "shared") else effects[-1:]:
            ability = self.abilities[index]
            if ability.limit:
                raise NotUnderstood(*span, "the effect is limited twice")
            end = span[1] if index == len(self.abilities) - 1 else ability.span[1]
            self.abilities[index] = replace(ability, limit=line.limit, span=(ability.span[0], end))

    def _summon_condition(self, ability: t.Ability, span: Span) -> None:
        """ "Cannot be Normal Summoned/Set." and "Must …" are one condition."""
        self._only_monsters(span)
        new = ability.do[0].op
        before = self.abilities[-1] if self.abilities else None
        if before is not None and before.kind == "limit":
            old = before.do[0].op
            assert isinstance(old, t.SummonCondition) and isinstance(new, t.SummonCondition)
            same = old.by == new.by and not (old.name and new.name and old.name != new.name)
            if (old.special and new.special and not same) or not new.normal:
                raise NotUnderstood(*span, "two conditions of Summoning")
            way = new if new.special else old
            if old.special and new.special:
                strict = "only" if "only" in (old.special, new.special) else "first"
                way = replace(way, special=strict, name=old.name or new.name)
            both = replace(
                way, normal=old.normal, not_from=(*old.not_from, *new.not_from), unless=(*old.unless, *new.unless)
            )
            self.abilities[-1] = replace(before, do=(t.Step(both),), span=(before.span[0], span[1]))
        else:
            self._append(ability, span)

    def _effect(self, sentence: Sentence, span: Span) -> None:
        ability = sentence.ability
        first = ability.do[0]
        plain = not sentence.headed and not sentence.quick and not ability.cost and not ability.targets
        if isinstance(first.op, Procedure) and plain and len(ability.do) == 1:
            self._procedure(ability, first, first.op, span)
            return
        if self._is_own_way(ability) and (sentence.older or not sentence.headed):
            step = replace(first, conditions=(*ability.conditions, *first.conditions), optional=True)
            assert isinstance(first.op, t.SpecialSummon)
            way = Procedure(zones=("hand",), op=replace(first.op, group=t.SELF), cost=ability.cost)
            self._procedure(ability, step, way, span)
            return
        if isinstance(first.op, RitualTributes) and plain and len(ability.do) == 1:
            self._ritual_tributes(first.op, span)
            return
        if isinstance(first.op, t.SummonCondition) and plain and len(ability.do) == 1:
            self._only_monsters(span)
            self._append(replace(ability, kind="limit", optional=False), span)
            return
        if isinstance(first.op, Timed) and plain:
            ability = replace(ability, windows=first.op.windows, do=(replace(first, op=first.op.op), *ability.do[1:]))
        if ability.when is not None and isinstance(first.op, t.Later):
            raise NotUnderstood(*span, "used when it happens, or when its time comes")
        if self.older and isinstance(first.op, Targets):
            if any({*group.zones} & {"deck", "extra", "hand"} for group in first.op.groups):
                raise NotUnderstood(*span, "a choice among cards that are hidden")
            ability = modern(ability)
        if _tells_of_own_way(ability) and not any(map(_summons_itself, self.abilities)):
            raise NotUnderstood(*span, "Summoned in which way?")
        chosen = ability.do[-1].op if ability.do else None
        if isinstance(chosen, t.Choose) and chosen.at == "activation" and len(ability.do) > 1:
            ability = self._before_choosing(ability, span)
        for step in (*ability.cost, *ability.do):
            if isinstance(step.op, Procedure | Timed | Targets | RitualTributes | t.SummonCondition):
                raise NotUnderstood(*span, "words that belong at the start of an effect")
        brief = self.brief
        lasting = plain and bool(ability.do) and _lasts(ability.do)
        lasting = lasting and (not sentence.body or isinstance(first.op, t.PlayerRule))
        if plain and not brief and _fades(ability.do):
            self._append(replace(ability, kind="continuous", conditions=ability.do[0].conditions), span)
            return
        follows = bool(self.abilities) and self.abilities[-1].kind in (
            "activate",
            "ignition",
            "quick",
            "trigger",
            "flip",
        )
        lasting = lasting and not (follows and goes_on_about(ability, self.abilities[-1]))
        goes_on = plain and (not sentence.body or lasting) and not ability.windows and not (lasting and not brief)
        hangs = bool(ability.do) and ability.do[0].link != ""
        if hangs and not (follows and plain and not isinstance(self.abilities[-1].do[-1].op, t.Later)):
            raise NotUnderstood(*span, "no effect before it")
        if follows and (goes_on or hangs):
            last = self.abilities[-1]
            if last.limit in ("name", "each", "shared"):
                raise NotUnderstood(*span, "an effect after its limit")
            if ability.targets and last.targets:
                raise NotUnderstood(*span, "targets chosen twice")
            targets = last.targets or ability.targets
            do = (*last.do, *ability.do)
            self.abilities[-1] = replace(last, do=do, targets=targets, span=(last.span[0], span[1]))
            return
        if lasting and not brief:
            conditions = ability.do[0].conditions
            steps = (replace(ability.do[0], conditions=()), *ability.do[1:])
            ability = replace(ability, kind="continuous", optional=False, conditions=conditions, do=steps)
            self._append(ability, span)
            return
        if ability.windows and not sentence.headed:
            raise NotUnderstood(*span, "a statement that does not last")
        if plain and not sentence.body and not brief and not self._is_activation(ability):
            raise NotUnderstood(*span, "an effect without its occasion")
        ability = replace(ability, kind=self._kind(sentence, brief, span), active=_active(ability))
        if self.gate:
            if ability.kind != "activate" or any(getattr(ability, name) for name in self.gate):
                raise NotUnderstood(*span, "not what is activated")
            ability = replace(ability, **self.gate)
            self.gate = {}
        self._append(ability, span)

    def _is_own_way(self, ability: t.Ability) -> bool:
        """ "If you control no monsters, you can Special Summon this card from your hand." is no effect, for want of a
        colon, but a way to Summon it (YZH-2.84)."""
        step = ability.do[0] if len(ability.do) == 1 else None
        if step is None or self.card.kind != "monster" or ability.when or ability.windows or ability.limit:
            return False
        if ability.kind or ability.targets or not (ability.optional or step.optional):
            return False
        if ability.cost and not self.older:
            return False
        itself = isinstance(step.op, t.SpecialSummon) and step.op.group == replace(t.SELF, zones=("hand",))
        return itself and bool(ability.conditions or step.conditions or ability.cost)

    def _is_activation(self, ability: t.Ability) -> bool:
        """Whether it is what an older card that stays on the field is activated for: its first sentence, which chooses
        cards."""
        first = not any(known.kind in ACTIVATED for known in self.abilities)
        return self.older and first and self.card.kind != "monster" and bool(modern(ability).targets)

    def _before_choosing(self, ability: t.Ability, span: Span) -> t.Ability:
        """ "Discard 1 card, then activate 1 of these effects": all before the choice is cost or targets."""
        *paid, last = ability.do
        targets = ability.targets
        said: Any = paid[-1].op
        if isinstance(said, Targets):
            targets = (*targets, *said.groups)
            paid.pop()
        if any(isinstance(step.op, Targets) or step.optional or step.conditions for step in paid):
            raise NotUnderstood(*span, "what is paid for the choice")
        return replace(ability, cost=(*ability.cost, *paid), targets=targets, do=(replace(last, link=""),))

    def _ritual_tributes(self, said: RitualTributes, span: Span) -> None:
        """ "You must also Tribute monsters …": goes on with the Ritual Summon that the sentence before tells."""
        last = self.abilities[-1] if self.abilities else None
        op = last.do[-1].op if last is not None and last.do else None
        if last is None or not isinstance(op, t.RitualSummon) or op.zones:
            raise NotUnderstood(*span, "no Ritual Summon before it")
        op = replace(op, zones=said.zones, total=said.total, exact=False)
        do = (*last.do[:-1], replace(last.do[-1], op=op))
        self.abilities[-1] = replace(last, do=do, span=(last.span[0], span[1]))

    def _procedure(self, ability: t.Ability, step: t.Step, said: Procedure, span: Span) -> None:
        self._only_monsters(span)
        if not (ability.optional or step.optional):
            raise NotUnderstood(*span, "must it be Summoned so?")
        self._append(
            t.Ability(
                kind="summon",
                optional=True,
                conditions=step.conditions,
                cost=said.cost,
                do=(t.Step(said.op),),
                active=said.zones,
            ),
            span,
        )

    def _kind(self, sentence: Sentence, brief: bool, span: Span) -> str:
        ability, card = sentence.ability, self.card
        if ability.kind == "flip":
            if card.kind != "monster":
                raise NotUnderstood(*span, f"not on a {card.kind}")
            return "flip"
        first = not any(known.kind == "activate" for known in self.abilities)
        if not (brief or sentence.headed or sentence.body) and self._is_activation(ability):
            return "activate"
        if brief and _active(ability) == ("field",):
            if not first:
                raise NotUnderstood(*span, "a second effect of its activation")
            return "activate"
        if sentence.quick:
            return "quick"
        if ability.when is not None:
            if ability.when.events == ("activation",) and ability.when.subject == t.SELF:
                if not first or card.kind == "monster":
                    raise NotUnderstood(*span, "activated?")
                return "activate"
            activation = ability.when.events[0] in ("activation", "summoning")
            negates = any(isinstance(step.op, t.Negate) and "activation" in step.op.what for step in ability.do)
            negates = negates or ability.when.events[0] == "summoning"
            return "quick" if activation and (card.kind == "trap" or negates) else "trigger"
        if card.kind == "trap" and not ability.windows and not brief:
            # Without "you can" or "once per turn" it is what the card is activated for.
            return "activate" if first and ability.targets and not (ability.optional or ability.limit) else "quick"
        modern_words = ability.targets and not (self.older or ability.optional or ability.limit or sentence.headed)
        if card.kind == "spell" and first and modern_words:
            return "activate"
        if card.kind == "trap" and brief and not ability.windows:
            return "quick"  # what a Trap does from the Graveyard has its Spell Speed, too (YZH-4.32)
        if card.kind == "trap" and ability.windows and "your turn" not in ability.windows:
            return "quick"
        if ability.windows not in ((), *(("your turn", main) for main in ("main", "main 1", "main 2"))):
            raise NotUnderstood(*span, "only a Quick Effect can be used then")
        if sentence.older and not ability.optional:
            raise NotUnderstood(*span, "must it be done?")
        return "ignition"


def _is_name(said: str, name: str) -> bool:
    """Whether a line about the card names it; some are printed with a letter or two wrong."""
    if said == name:
        return True
    one, other = (re.sub(r"[^a-z0-9]", "", each.lower()) for each in (said, name))
    return one == other or (len(name) > 8 and SequenceMatcher(None, one, other).ratio() > 0.9)


def _as_it_was(ability: t.Ability, conditions: tuple[t.Condition, ...]) -> tuple[t.Ability, tuple[t.Condition, ...]]:
    """How the card was Summoned, which must hold for the ability: of a card that has left, as it was then."""
    when = ability.when
    if when is None or when.subject != t.SELF or when.others or when.events[0] not in MOVING:
        return ability, conditions
    for condition in conditions:
        if isinstance(condition, t.Is) and condition.filter == t.Filter(summoned=condition.filter.summoned):
            subject = replace(t.SELF, filter=condition.filter)
            return replace(ability, when=replace(when, subject=subject)), tuple(c for c in conditions if c != condition)
    return ability, conditions


def _hangs_on_unread(steps: tuple[t.Step, ...]) -> bool:
    """Whether "it" may mean cards that unread words speak of."""
    unread = False
    for step in steps:
        group = getattr(step.op, "group", None)
        if unread and isinstance(group, t.Group) and group.ref == "it":
            return True
        unread = unread or isinstance(step.op, t.ByHand)
    return False


def _uses(words: str) -> bool:
    """Whether a sentence tells of something that is used, rather than of something that holds."""
    return bool(re.search(r"[:;]|\b(you can|can target)\b", words))


def _lasts(steps: tuple[t.Step, ...]) -> bool:
    """Whether the steps are statements without an end, which hold as long as their card does."""
    return all(
        isinstance(step.op, t.Modify | t.Become | t.Rule | t.PlayerRule | t.Negate)
        and not getattr(step.op, "until", "")
        and not (isinstance(step.op, t.Negate) and step.op.what != "effects")
        for step in steps
    ) and not any(step.conditions for step in steps[1:])


def _tells_of_own_way(ability: t.Ability) -> bool:
    """Whether it speaks of this card's having been Summoned "this way"."""
    parts = (*ability.conditions, *(condition for step in ability.do for condition in step.conditions))
    subject = ability.when.subject if ability.when is not None else None
    filters = [part.filter for part in parts if isinstance(part, t.Is)] + ([subject.filter] if subject else [])
    return any(filter_.summoned == "own" for filter_ in filters)


def _summons_itself(ability: t.Ability) -> bool:
    own = [
        getattr(op, "group", None) for op in t.operations(ability) if isinstance(op, t.SpecialSummon | t.NormalSummon)
    ]
    return ability.kind == "summon" or any(group is not None and group.ref == "self" for group in own)


def _fades(steps: tuple[t.Step, ...]) -> bool:
    """Whether a card takes itself from the field as long as something is true."""
    step = steps[0] if len(steps) == 1 else None
    if step is None or not step.conditions or step.optional or not isinstance(step.op, t.Destroy | t.Move):
        return False
    itself = step.op.group == t.SELF or (step.op.group == t.Group(ref="it") and about_itself(step.conditions))
    return itself and not any(isinstance(condition, t.IsIn) for condition in step.conditions)


def _active(ability: t.Ability) -> tuple[str, ...]:
    """Where the card must be for the ability to be used."""
    for condition in ability.conditions:
        if isinstance(condition, t.IsIn):
            return condition.zones
        if (
            isinstance(condition, t.ThisTurn)
            and condition.group == t.SELF
            and not condition.never
            and ({*condition.events} <= {"sent", "destroyed on the field"})
        ):
            return ("graveyard",)
    for step in ability.do[:1]:
        if isinstance(step.op, t.SpecialSummon) and step.op.group.ref == "self" and step.op.group.zones:
            return step.op.group.zones
    for step in ability.cost:
        op = step.op
        if isinstance(op, t.Move) and op.group.ref == "self":
            together = op.group.zones or (op.group.also.zones if op.group.also is not None else ())
            if together:
                return together
            return ("hand",) if op.how == "discard" else ("field",)
        if isinstance(op, t.Reveal) and op.group.ref == "self":
            return ("hand",)
    when = ability.when
    if when is not None and when.subject is not None and when.subject.ref == "self" and when.events[0] in MOVING:
        return ()
    for step in ability.do:
        # "Special Summon this card from your hand": it is there when it is used.
        group = step.op.card if isinstance(step.op, t.Equip) else getattr(step.op, "group", None)
        if isinstance(group, t.Group) and group.ref == "self" and group.zones:
            return group.zones
    return ("field",)
