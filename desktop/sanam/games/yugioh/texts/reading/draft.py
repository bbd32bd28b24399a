"""The abilities of a card while its text is being read, and what its sentences have left open."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.antecedents import equips, named_above, resolved
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.older import is_older

replace = msgspec.structs.replace
Span = tuple[int, int]
#: Kinds of abilities that are activated.
OF_CARD = ("activation limit", "control limit", "summon limit")
ACTIVATED = ("activate", "ignition", "quick", "trigger", "flip")


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
    @property
    def level(self) -> int: ...


class NotUnderstood(Exception):
    """The text from `start` to `end` (characters, end exclusive) is not understood; `reason` says why."""

    def __init__(self, start: int, end: int, reason: str) -> None:
        super().__init__(f"{start}:{end} {reason}")
        self.start, self.end, self.reason = start, end, reason


class Draft:
    """What the sentences so far have said of one card. Each method that can fail raises NotUnderstood."""

    def __init__(self, card: Card, text: str) -> None:
        self.card = card
        self.text = text
        self.older = is_older(text)
        self.today: set[int] = set()  # where sentences begin that are worded as they are now, in an older text
        self.abilities: list[t.Ability] = []
        self.choosing: Span | None = None  # span of a sentence that still wants its "●" lines
        self.gate: dict[str, Any] = {}  # what a sentence before has said of the activation of the card
        self.gate_span: Span = (0, 0)  # where that stands
        self.listing: Sentence | None = None  # what was said of the effects listed with "●" from here on
        self.listed: list[int] = []  # which abilities those are
        self.during: tuple[t.Condition, ...] = ()  # when the last "●" line holds, and what follows it on that line
        self.every: tuple[t.Condition, ...] = ()  # while what all of its effects are applied
        self.ends: tuple[t.Step, ...] = ()  # what is done some phases after the activation
        self.each_once = False  # whether each line to choose from is chosen once while the card is face-up
        self.left = False  # whether the sentence before was left to the players as a whole
        self.limit = ""  # what a sentence has said of how often each effect that follows may be used
        self.following: tuple[t.Condition, ...] = ()  # while what the effect that follows can be activated
        self.all_follow = False  # … and so all that follow
        self.to_come: tuple[t.Step, ...] = ()  # the rule that a sentence has told the outcome of
        self.oaths: tuple[t.Operation, ...] = ()  # what was sworn of the effect that follows
        self.sworn: tuple[t.Operation, ...] = ()  # what was sworn of each of its effects
        self.limited_from = 0  # the index of the first ability of which that is said

    @property
    def last(self) -> t.Ability | None:
        """The ability that the sentence before belongs to."""
        return self.abilities[-1] if self.abilities else None

    @property
    def last_effect(self) -> t.Ability | None:
        """The same, if it is activated."""
        last = self.last
        return last if last is not None and last.kind in ACTIVATED else None

    @property
    def last_said(self) -> int:
        """The index of the last ability that is no limit of the card."""
        return max((i for i, known in enumerate(self.abilities) if known.kind not in OF_CARD), default=-1)

    @property
    def brief(self) -> bool:
        """Whether the card leaves the field once its effect is done."""
        once = self.card.kind != "monster" and self.card.icon in ("normal", "quick-play", "ritual", "counter")
        return once and not self.equips_itself and not self.remains

    @property
    def remains(self) -> bool:
        """Whether its text has said that it stays on the field all the same."""
        ops = (step.op for known in self.abilities for step in known.do)
        return any(isinstance(op, t.Rule) and op.rule == "remains on the field" for op in ops)

    @property
    def equips_itself(self) -> bool:
        """Whether the card has become an Equip Card by one of its effects."""
        return any(known.kind != "equip" and equips(known) for known in self.abilities)

    @property
    def activation_told(self) -> bool:
        """Whether a sentence has told what the card is activated for."""
        return any(known.kind == "activate" for known in self.abilities)

    def append(self, ability: t.Ability, span: Span) -> None:
        """Take up a further ability."""
        if ability.kind == "summon":
            material = next((each for each in self.abilities if each.kind == "material"), None)
            ability = named_above(ability, material.targets if material is not None else ())
        if ability.kind in ACTIVATED and self.following:
            ability = replace(ability, conditions=(*self.following, *ability.conditions))
            if not self.all_follow:
                self.following = ()
        self.abilities.append(replace(resolved(ability, self.last), span=span))

    def amend(self, span: Span, **fields: Any) -> None:
        """Change the last ability by what a sentence at `span` says of it."""
        last = self.abilities[-1]
        self.abilities[-1] = replace(last, **fields, span=(last.span[0], max(last.span[1], span[1])))

    def only_on_monsters(self, span: Span) -> None:
        if self.card.kind != "monster":
            raise NotUnderstood(*span, f"not on a {self.card.kind}")

    def state(self) -> tuple[Any, ...]:
        """What `restore` needs to go back to this moment."""
        return (
            list(self.abilities),
            self.choosing,
            dict(self.gate),
            self.listing,
            list(self.listed),
            (self.limit, self.limited_from, self.oaths, self.following, self.all_follow, self.sworn),
            self.ends,
            self.every,
        )

    def restore(self, state: tuple[Any, ...]) -> None:
        self.abilities, self.choosing, self.gate = list(state[0]), state[1], dict(state[2])
        self.listing, self.listed, self.ends = state[3], list(state[4]), state[6]
        self.every = state[7]
        self.limit, self.limited_from, self.oaths, self.following, self.all_follow, self.sworn = state[5]
