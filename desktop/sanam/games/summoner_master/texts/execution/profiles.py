"""A card's profile: what the rules of play need to know of a definition, worked out once for each card of a match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import msgspec

from sanam.abilities.tree import Tree, from_plain
from sanam.games.summoner_master.cards.model import (
    BOXES,
    INFINITY,
    MYSTIC_TYPES,
    WINDOWS,
    AttackForm,
    Power,
    SummonerCard,
)
from sanam.games.summoner_master.texts.tree.program import Program, exception_of, fees, growth_needs, programs
from sanam.games.summoner_master.texts.tree.sorts import PAST

#: The form index of the normal attack; the special attack forms count from 0 in printed order.
NORMAL = -1
GAINED = {"growth": "grown", "progress": "progressed"}
#: A mark that no card has.
GONE = "-"
VALUES = ("at", "df", "sp", "level", "attack_mp", "cast_mp")
#: The Mp that what a player commands otherwise costs more than is printed, or at all.
FEES = ("skill_mp", "combine_mp", "break_mp", "growth_mp", "progress_mp")


T = TypeVar("T")
#: Abilities and Skills that a card has received, each with its meaning.
Received = Iterable[tuple[Power, Tree]]


def _idle(power: Power) -> bool:
    return power.kind == "ability" and not power.when


class Texts(tuple[T, ...]):
    """The texts of a card by their index. What it had received and has lost since, while something still waits for it,
    is `gone`.
    """

    gone: T

    def __new__(cls, found: Iterable[T], gone: T) -> Texts[T]:
        self = super().__new__(cls, found)
        self.gone = gone
        return self

    def __getitem__(self, index: Any) -> Any:
        try:
            return super().__getitem__(index)
        except IndexError:
            return self.gone


#: Words that compare a value, or count something.
_VALUED = frozenset(
    {"most", "least", "exactly", "form", "change-x", "value-least", "value-most", "highest", "lowest", "greater"}
    | {"highest-of-all", "lowest-of-all", "sum-least", "sum-most"}
    | {"smaller"}
)
#: What counts counters or Mp.
_COUNTED = frozenset(
    {
        "Simple.charged",
        "Simple.mp-least",
        "Simple.mp-most",
        "Simple.they-mp-least",
        "Simple.they-mp-most",
        "Simple.mp-none",
        "Simple.mp-more",
        "Simple.they-mp-more",
        "Each.counters",
        "Each.counters-of",
        "Worth.counters",
        "Worth.mp",
        "Filter.charged",
    }
    | {"Filter.uncharged"}
)


class Asks(NamedTuple):
    """What texts ask for: whether cards are Active, the values of cards, which cards are in hands, what is counted
    (counters, Mp), whose Subturn it is, what has happened in it, and in which Step it is.
    """

    stances: bool = False
    values: bool = False
    hands: bool = False
    counts: bool = False
    turns: bool = False
    past: bool = False
    steps: bool = False

    def __or__(self, other: Asks) -> Asks:
        return Asks(*(mine or theirs for mine, theirs in zip(self, other, strict=True)))


def asked(trees: Iterable[Tree]) -> Asks:
    """What these texts ask for."""
    stances = values = hands = counts = turns = past = steps = False
    for tree in trees:
        for part in tree.walk():
            said = part.get("k") if part.category in ("Op", "Change") else None
            hands = hands or (isinstance(said, Tree) and said.name == "cast_mp")
            stances = stances or part.name in ("active", "inactive")
            values = values or part.name in _VALUED or part.category in ("Each", "Measure", "Worth")
            counts = counts or part.key in _COUNTED
            turns = turns or part.key in ("Simple.in-subturn", "Simple.in-defence", "Simple.in-step")
            steps = steps or part.key == "Simple.in-step"
            past = past or part.key in PAST or part.key == "Filter.fresh"
    return Asks(stances, values, hands, counts, turns, past, steps)


class Profile:
    """The definition of one card of a match."""

    def __init__(self, data: SummonerCard, received: Received = ()) -> None:
        self.data = data
        self.family = data.family
        self.seal = data.family == "seal"
        self.extra = data.extra
        self.reflection = data.reflection
        self.interfere = data.interfere
        #: Its Abilities and Skills in the order of its boxes; the text, if it has one, comes last, as if it were one.
        self.places = [(box, at) for box in BOXES for at in range(len(data.box(box)))]
        texts = [data.box(box)[at] for box, at in self.places]
        known = programs(data)
        #: What it has received of other cards comes after all that is its own (SMG-128).
        for at, (power, tree) in enumerate(received):
            self.places.append(("received", at))
            texts.append(power)
            known["received", at] = Program(tree, "received", power, data)
        #: What its texts leave behind for a time comes last; where each of it stands, by the text and its operation.
        self.awaited: dict[tuple[int, Tree], int] = {}
        for i, place in enumerate([*self.places]):
            for op, program in known[place].awaited.items() if place in known else ():
                self.awaited[i, op] = len(self.places)
                self.places.append(("later", len(self.awaited)))
                texts.append(program.power)
                known[self.places[-1]] = program
        self.powers: Sequence[Power] = Texts(texts, Power(text="-"))
        #: The mark that it must have before each of them is there, "" for none; what is gone never is.
        self.needed: Sequence[str] = Texts([GAINED.get(box, "") for box, _ in self.places], GONE)
        #: What is understood of each of them, None where the players do it by hand.
        self.programs: Sequence[Program | None] = Texts([known.get(place) for place in self.places], None)
        #: The keywords that are texts by themselves.
        self.keywords = frozenset(
            program.keyword for program in self.programs if program is not None and program.keyword
        )
        #: Those that are Continuous Abilities (601.3).
        self.standing = tuple(i for i, program in enumerate(self.programs) if program is not None and program.standing)
        #: Of these those that say what casting it costs.
        self.own_cast = tuple(
            i for i in self.standing if (program := self.programs[i]) is not None and program.own_cast
        )
        #: Whether its text says something that works at no moment of its own: done by hand when it has come in.
        self.by_hand = any(
            self.programs[i] is None and (box == "text" or (box == "powers" and _idle(self.powers[i])))
            for i, (box, _) in enumerate(self.places)
        )
        #: The condition Seals that its Growth Box asks for; None where the players see to that.
        self.growth_needs = growth_needs(data)
        #: What a Mystic Card may not be put on nor affect, where that is understood (201.11.2).
        self.exception = exception_of(data)
        #: What works on so many cards only, with the Zone and the numbers (SMG-119).
        self.zoned = tuple((i, program.zone) for i, program in enumerate(self.programs) if program and program.zone)
        understood = [program for program in self.programs if program is not None]
        #: What its Continuous Abilities and its exception ask for, and what its Wake Ups do.
        lasting = [program.tree for program in understood if program.standing]
        self.asks = asked([*lasting, *([self.exception] if self.exception is not None else [])])
        self.wakes_ask = asked([program.tree for program in understood if program.wakes is not None])
        #: Whether it can wake up when a condition is met, wherever it is (SMG-130.2).
        self.wakes_when = any(program.wakes is not None for program in understood)
        #: Whether its texts give those of one card to another.
        self.gives_texts = any(s["o"].key == "Op.receive" for program in understood for s in program.sentences)
        #: Whether its texts can make anything due between two steps (see `between`).
        self.watchful = self.exception is not None or any(program.watchful for program in understood)
        self.paste = data.mystic_kind
        #: What it is where it is attached, as `Origin.things` says it: its Abilities do what it does.
        types = (f"type:{word}" for word in MYSTIC_TYPES if data.has("mystic-type", word))
        self.attaching = ("ability", "mystic", *types)
        self.level = data.level or 0
        self.printed: dict[str, int | None] = {key: getattr(data, key) for key in VALUES}
        self.printed |= {**dict.fromkeys(FEES, 0), **fees(data)}
        self.forms: tuple[AttackForm, ...] = data.forms
        #: Forms that need Support Seals, and the normal attack with those that need none.
        self.combined = tuple(i for i, form in enumerate(data.forms) if form.supports)
        self.alone = (NORMAL, *(i for i, form in enumerate(data.forms) if not form.supports))
        #: Subturns that a Mystic Card lasts: 0, twice its Turns (400.1), or None for infinity and Seals.
        self.subturns = None if data.duration in (None, INFINITY) else 2 * int(data.duration)
        self._sort_powers()

    def _sort_powers(self) -> None:
        powers = list(enumerate(self.powers))
        #: Skills by their index among the powers: those used in the Arena, those used from the hand (619), and of
        #: either those with Interfere.
        self.skills = tuple(i for i, power in powers if power.kind == "skill" and not power.from_hand)
        self.hand_skills = tuple(i for i, power in powers if power.kind == "skill" and power.from_hand)
        self.quick_skills = tuple(i for i in self.skills if self.powers[i].interfere)
        self.quick_hand_skills = tuple(i for i in self.hand_skills if self.powers[i].interfere)
        #: For each moment the Abilities that work at it.
        self.windows: dict[str, tuple[int, ...]] = {}
        for window in WINDOWS:
            found = tuple(i for i, power in powers if power.kind == "ability" and window in self._moments(i))
            if found:
                self.windows[window] = found
        #: For each moment what its texts have left behind for a time.
        self.later: dict[str, tuple[int, ...]] = {}
        for i in self.awaited.values():
            program = self.programs[i]
            assert program is not None
            for window in program.windows or (program.watches or ())[:1]:
                self.later[window] = (*self.later.get(window, ()), i)
        at_once = sum(len(self.windows.get(name, ())) for name in ("enter", "cast", "cast-normal", "cast-success"))
        #: How many texts may still be used in the Arena: not those that work as the card comes in.
        self.lasting = max(0, len(self.programs) - len(self.awaited) - at_once)
        #: What conditions ask of the past.
        self.noted = frozenset(window for program in self.programs if program is not None for window in program.noted)
        #: For each thing that may happen to another card the Abilities that work then.
        self.watches: dict[str, tuple[int, ...]] = {}
        for i, program in enumerate(self.programs):
            if program is not None and program.watches is not None and program.box != "later":
                moment = program.watches[0]
                self.watches[moment] = (*self.watches.get(moment, ()), i)

    def _moments(self, index: int) -> tuple[str, ...]:
        """When an Ability works: as its text says, or, where that is not understood, as its card's data says."""
        program = self.programs[index]
        if program is not None and program.box == "later":
            return ()
        return self.powers[index].when if program is None else program.windows

    def form_value(self, form: int, key: str) -> int | None:
        """A number of an attack form; what it leaves unstated is the normal attack's (200.12.3)."""
        if form != NORMAL and key in ("at", "df", "sp", "attack_mp"):
            stated: int | None = getattr(self.forms[form], key)
            if stated is not None:
                return stated
        return self.printed[key]

    def skill_mp(self, skill: int) -> int | None:
        """The Mp that a Skill costs; None where only its text, which is not understood, says so."""
        program = self.programs[skill]
        return self.powers[skill].mp if program is None else program.mp or 0

    @property
    def cast_texts(self) -> tuple[int, ...]:
        """What a Mystic Card of 0 Turns does when it has been cast, where that is understood (601.2.4): it needs
        something to aim at before it can be cast.
        """
        return self.windows.get("enter", ()) if not self.seal and self.subturns == 0 else ()

    def attack_kind(self, form: int) -> str:
        """How a form attacks: "general", "all" or "multiple"."""
        return "general" if form == NORMAL else self.forms[form].attack


@lru_cache(maxsize=8192)
def _profile(definition: bytes) -> Profile:
    """The profile of a definition, told by its own bytes, so that matches with the same cards share it."""
    return Profile(msgspec.json.decode(definition, type=SummonerCard))


@lru_cache(maxsize=1024)
def _enriched(definition: bytes, received: bytes) -> Profile:
    found = [(msgspec.convert(power, Power), from_plain(tree)) for power, tree in msgspec.json.decode(received)]
    return Profile(msgspec.json.decode(definition, type=SummonerCard), found)


def enriched(profile: Profile, received: list[list[Any]]) -> Profile:
    """The profile of a card that has received Abilities and Skills, each as plain data with its tree."""
    return _enriched(msgspec.json.encode(profile.data), msgspec.json.encode(received))


def profiles(cards: dict[str, Any]) -> dict[str, Profile]:
    """Profiles of the definitions in a journal's header. Raises msgspec.ValidationError for data that is no card."""
    return {code: _profile(msgspec.json.encode(plain)) for code, plain in cards.items()}


def waking_codes(known: dict[str, Profile]) -> dict[bool, frozenset[str]]:
    """The codes of cards that can wake up, by whether they do so when a condition is met."""
    wakes = {code: profile.wakes_when for code, profile in known.items() if "wake-up" in profile.keywords}
    return {when: frozenset(code for code, mine in wakes.items() if mine == when) for when in (False, True)}


def reflected(known: dict[str, Profile], beside: list[str]) -> dict[str, Profile]:
    """The profiles as one player's cards have them: a card whose name a Reflection card beside the Deck bears is the
    same as that card in all its parts but its name (620.2, digest part 2, A11), in every Zone (620.4).
    """
    by_name = {known[code].data.name: known[code] for code in beside if known[code].reflection}
    if not by_name:
        return known
    result = dict(known)
    for code, profile in known.items():
        other = by_name.get(profile.data.name)
        if other is not None and other is not profile and other.family == profile.family:
            plain = msgspec.structs.replace(other.data, reflection=False)
            result[code] = _profile(msgspec.json.encode(plain))
    return result
