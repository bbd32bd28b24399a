"""A text as it is printed put into the boxes of its card: Abilities, Skills, Growth, Progress, special attack forms.

A person types what stands on the card, a line for each text. What can be told of a line is kept even where the rest of
it is not understood: that it is a Skill with this Cost, or an Ability of that moment.
"""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.cards.model import (
    INFINITY,
    MYSTIC_TYPES,
    TRIBES,
    AttackForm,
    GrowthBox,
    Power,
    ProgressBox,
    Selector,
    Shade,
    SummonerCard,
)
from sanam.games.summoner_master.texts.reading import meant, plainer_thai, turns, turns_english, turns_thai
from sanam.games.summoner_master.texts.reading.texts import read_spoken, read_text
from sanam.games.summoner_master.texts.reading.which_reading import plainest
from sanam.games.summoner_master.texts.tree.program import Program, form_numbers, moment, selectors
from sanam.games.summoner_master.texts.tree.referring import Meaningless

#: What may stand before the name of a Skill.
_SKILL = re.compile(r"\[?Skill\]?\s*(?!Card)", re.IGNORECASE)
_PROGRESS = re.compile(r"\s*Progress\s*[:：]\s*", re.IGNORECASE)
_GROWTH = re.compile(r"\s*Growth\s*(?:[:：]\s*|(?:with|from|by)\b|ด้วย|จาก)", re.IGNORECASE)
_SHADE = re.compile(r"\s*Shade of\s+(.{1,100}?)[.。]?\s*")
#: How often a Skill is used, where that stands before its colon.
_OFTEN = re.compile(
    (
        r" ?\((?:\[S\] )?(?:\d ?/ ?\w{1,8}|(?:once"
        r"|twice|\d ?times?|\d ?ครั้ง)[^()]{1,30})\)"
    ),
    re.IGNORECASE,
)
#: The same without brackets.
_OFTEN_BARE = re.compile(
    r",? ?\b(?:\d ?/ ?|(?:once|twice|\d times?) (?:per|each|a|every) )(?:Subturn|Turn|Game)\b,?"
    r"|,? ?\b(?:Subturn|Turn|ซับเทิร์น|เทิร์น) ?ละ ?(?:\d ?)?ครั้ง,?|,? ?\d ?ครั้ง ?(?:ต่อ|/) ?"
    r"(?:Subturn|Turn|Game)\b,?",
    re.IGNORECASE,
)
#: What no name of a Skill has, but a Cost.
_COSTLY = re.compile(
    r"[\d\[\]]|\b(?:Mp|Interfere|Counters?|Sacrifice|Twinkling"
    r"|(?:to|from) (?:the |its owner's |your |our )?(?:hand|game)"
    r"|(?:return|remove|discard) (?:it|this))\b|ทิ้ง|สังเวย|จ่าย|ขึ้นมือ|ออกจากเกม",
    re.IGNORECASE,
)
#: What no name of an Ability has, but a sentence.
_PHRASE = re.compile(
    r"[\[\]<>+\-−–\d]|\b(?:Seals?|Mystic|Cards?|Pasted|Alone|Line|Shrine|Library|Step|Subturn"
    r"|opponent|opposing|yours?|all"
    r"|when(?:ever)?|while|if|as long as|until|at the|Mp|At|Df|Sp|Lv|Turns?|Condition|Skills?|Curses?|it|this)\b"
    r"|cannot|ไม่ได้|เรา|ฝ่าย|เมื่อ|ถ้า|ขณะ|ตราบ|ทุก|ใบ|เผ่า|ธาตุ|การ์ด|เงื่อนไข|อยู่|ที่",
    re.IGNORECASE,
)
#: What gives a Skill to another card, rather than a Skill's name.
_GIVEN = re.compile(r"(?:ได้รับ|ได้|มี|receives?|gains?|gets?|has|have) ?(?:the |a )?Skills?$", re.IGNORECASE)
#: How words before a colon are a moment, or what has to be so.
_AS_SAID = {
    "en": (("when {}", "when it {}", "when it is {}"), ("While it is {}: [S] gains At +1.",)),
    "th": (("เมื่อ{}", "เมื่อ [S] {}"), ("ขณะที่ [S] {}: [S] At +1",)),
}
#: Where one Ability may end and another begin.
_ENDS = re.compile(
    r"[.;,] |(?: และ| and) (?=[A-Z])"
    r"| (?=(?:แต่|และ)?(?:อยู่(?:ใน)? ?(?:At|Df|แนว|แถว)|เมื่อ|ตอน|ทุกครั้งที่|ทันทีที่|ตราบเท่าที่|ขณะ|ถ้า)|ใน Subturn|ใน At Line"
    r"|ใน Df Line|Pasted|Alone)"
    r"|(?<=Charging \d) (?=\S)|(?<=Weak Touch) (?=\S)|(?<=Hyper Drive) (?=\S)|(?<=Vanish \d Turn) (?=\S)",
    re.IGNORECASE,
)
#: What joins the next one to it.
_BUT = re.compile(
    (
        r"^(?:(?:but|and) (?=when|whenever|if|while|as long as|at the|each time)|(?:แต่|และ) ?(?=เมื่อ"
        r"|ตอน|ทุกครั้งที่|ทันทีที่|ถ้า|ขณะ|ตราบ))"
    ),
    re.IGNORECASE,
)
#: The Interfere symbol of a Mystic Card itself, and what a Seal counts as, too.
_OWN_INTERFERE = re.compile(r"\[?\(?Interfere\)?\]?(?: ?[.:,;-] ?| )(?=\S)", re.IGNORECASE)
_SYMBOL_LAST = re.compile(
    r"(?P<skill>Skill )?(?P<rest>[^\n]{5,160}?)(?:[.,]? ?[(\[]Interfere[)\]]|[.;,] ?Interfere)\.?", re.IGNORECASE
)
_COUNTS_AS = re.compile(
    r"(?:\[S\]|This Seal|It|Seal ใบนี้|Seal นี้|) ?"
    r"(?:(?:is (?:also )?(?:treated|considered|counted) as|counts as|is also|treat (?:this Seal|it) as) (?:an? )?"
    r"(?P<what>[A-Z][\w' ]{1,30}?(?: and [A-Z][\w' ]{1,30}?)?)"
    r"(?: Seal)?(?: too| as well)?"
    r"|(?:นับเป็น|ถือว่าเป็น|ถือเป็น|นับว่าเป็น) ?(?:Seal)? ?(?:เผ่า|ธาตุ)? ?(?P<that>\S[^. ]{0,50}) ?(?:ด้วย)?)\.?",
    re.IGNORECASE,
)
#: How long a Mystic Card lasts, before its text as on the card; and the name of a Skill with its Cost in brackets.
_DURATION = re.compile(r"(?P<turns>\d{1,2}|∞|infinite) ?Turns?(?: ?[.,;–-] ?| )(?=[^:\s])", re.IGNORECASE)
_PRICED_NAME = re.compile(r"(?P<name>[^():：.]{1,60}?) ?\((?P<cost>[^()]{2,60})\) ?[:：.–-] ?(?=\S)")
#: A Condition without what it is one of.
_CONDITION = re.compile(r"(?:Condition|Requirement|เงื่อนไข)\s*[:：][^:：.;]{1,200}[.;]?", re.IGNORECASE)
#: How a line begins that is no attack form: it says which Support Seals one needs, or when something is so.
_NO_FORM = re.compile(r"combin|รวมร่าง|(?:with|while|when|if|as long as|at)\b|ขณะ|เมื่อ|ถ้า|หาก|ตราบ|อยู่", re.IGNORECASE)
_COLON = re.compile(r"(?:(?<!\s)\s+)?[:：]\s*")


def arranged(card: SummonerCard, language: str) -> SummonerCard:
    """The card with the lines of its `text` in the boxes where they belong, and with what its texts say of Costs,
    moments and numbers in its data. A line that is nothing of all this stays in `text`.
    """
    taken = _Taken(card, language)
    lines = [each for line in card.text.splitlines() if line.strip() for each in _by_halves(_symbol_first(line))]
    lines = _with_conditions(lines)
    headed = (_OWN_INTERFERE, _DURATION)
    own = card.family == "mystic" and any(head.match(line) for line in lines for head in headed)
    alone = card.family == "mystic" and len(lines) == 1 and not own and taken.ability(lines[0]) is not None
    for line in () if alone else lines:
        taken.take(line)
    if card.family == "seal" and len(taken.rest) > 1:
        # Each is read, and marked where it is not understood, by itself.
        taken.powers += [Power(text=line) for line in taken.rest]
        taken.rest = []
    box = card.growth
    if box is not None:
        box = msgspec.structs.replace(box, gains=tuple(taken.with_meaning(power) for power in box.gains))
    text = card.text if alone else taken.text()
    return msgspec.structs.replace(
        card,
        powers=(*(taken.with_meaning(power) for power in card.powers), *taken.powers),
        growth=taken.growth(box),
        progress=taken.progress(),
        exception=taken.exception or card.exception,
        interfere=taken.interfere or card.interfere,
        duration=card.duration if taken.duration is None else taken.duration,
        forms=(*card.forms, *taken.forms),
        shades=(*card.shades, *taken.shades),
        text=text,
    )


#: Two changes of one card, each with its own condition, and one for when that does not hold.
_HALVES = re.compile(
    r"(?P<who>[^.:;,+-]{2,60}?) (?P<verb>(?:gets?|gains?|has|have) )(?P<one>[^.;]{2,30}?) "
    r"(?P<when>(?:while|when|during|if|as long as|in) [^.;]{3,60}?),? and (?P<other>(?:gets? |gains? |has )?"
    r"(?:At|Df|Sp)[^.;]{2,30}?) (?P<then>(?:while|when|during|if|as long as|in) [^.;]{3,60}?)\.?",
    re.IGNORECASE,
)
_THAI_HALVES = re.compile(
    r"(?P<who>(?:Seal|\[S\]|ใบนี้)[^.:;,+-]{0,40}?) ?(?P<one>(?:At|Df|Sp) ?[+-] ?\d+)"
    r" ?(?P<when>(?:เมื่อ|ขณะ|ตอน|ถ้า|ใน)[^.;]{3,50}?) ?(?:และ|แต่|ส่วน)"
    r" ?(?P<other>(?:At|Df|Sp) ?[+-] ?\d+) ?(?P<then>(?:เมื่อ|ขณะ|ตอน|ถ้า|ใน)[^.;]{3,50}?)\.?"
)


#: What is so on a condition, and what is so otherwise.
_OTHERWISE = re.compile(
    r"(?:if|while|as long as) (?P<clause>[^.:;,]{3,60}), (?P<one>(?:it|\[S\]|the Seal|this Seal) (?:has|gets|gains) "
    r"(?:At|Df|Sp)[^.:;]{2,40})[;.,] ?(?:otherwise|if not),? (?P<other>(?:it|\[S\]|the Seal|this Seal) "
    r"(?:has|gets|gains) (?:At|Df|Sp)[^.:;]{2,40})\.?",
    re.IGNORECASE,
)
_THAI_OTHERWISE = re.compile(
    r"(?:ถ้า|ตราบเท่าที่|ขณะที่) ?(?P<clause>[^.:;]{3,60}?) (?P<one>(?:(?:At|Df|Sp) ?[+-] ?\d+,? ?)+) ?"
    r"(?:ถ้าไม่(?:ใช่)?|มิฉะนั้น|ไม่เช่นนั้น)(?:ให้)? ?(?P<other>(?:(?:At|Df|Sp) ?[+-] ?\d+,? ?)+)"
)


def _symbol_first(line: str) -> str:
    """A line at whose end the Interfere symbol stands, with that where it is printed."""
    said = _SYMBOL_LAST.fullmatch(line.strip())
    return f"{said['skill'] or ''}Interfere, {said['rest']}" if said is not None else line.strip()


def _by_halves(line: str) -> list[str]:
    """A line that says two things, each on its own condition, as two lines."""
    if (said := _OTHERWISE.fullmatch(line)) is not None and " until " not in line:
        turned = f"While {re.sub(' is ', ' is not ', said['clause'], count=1)}"
        turned = turned if " is " in said["clause"] else f"Unless {said['clause']}"
        return [f"While {said['clause']}, {said['one']}.", f"{turned}, {said['other']}."]
    if (said := _THAI_OTHERWISE.fullmatch(plainer_thai.with_halves(line))) is not None:
        return [f"ถ้า{said['clause']} {said['one'].strip()}", f"{said['other'].strip()} เว้นแต่ {said['clause']}"]
    if (said := _HALVES.fullmatch(line)) is not None:
        other = re.sub(r"\b(your opponent's)$", r"\1 Subturn", said["then"])
        bare = re.sub("^(?:gets?|gains?|has) ", "", said["other"])
        return [
            f"{said['who']} {said['verb']}{said['one']} {said['when']}.",
            f"{said['who']} {said['verb']}{bare} {other}.",
        ]
    if (said := _THAI_HALVES.fullmatch(line)) is not None:
        return [f"{said['who']} {said['one']} {said['when']}", f"{said['who']} {said['other']} {said['then']}"]
    return [line]


def _with_conditions(lines: list[str]) -> list[str]:
    """A line that is only a Condition belongs to the text in the next one (SMG-126.1)."""
    found: list[str] = []
    for line in lines:
        if found and _CONDITION.fullmatch(found[-1]):
            found[-1] = f"{found[-1]}\n{line}"
        else:
            found.append(line)
    return found


class _Taken:
    """What the lines of a text are, in the order in which they come."""

    def __init__(self, card: SummonerCard, language: str) -> None:
        self.card, self.language = card, language
        self.powers: list[Power] = []
        self.forms: list[AttackForm] = []
        self.shades: list[Shade] = []
        self.rest: list[str] = []
        self.exception = ""
        self.interfere = False
        self.duration: int | str | None = None
        self._condition = ""
        self._grown: list[Power] = []
        self._uses: tuple[Selector, ...] = ()
        self._progressed: list[Power] = []
        #: The box that the lines belong to: what follows a line of Growth or Progress is gained by it.
        self._box = self.powers

    def text(self) -> str:
        """What is left; the only Ability of a Mystic Card stands in its text."""
        only = self.powers[0] if len(self.powers) == 1 else None
        if self.card.family == "mystic" and not self.rest and only == Power(text=only.text if only else "-"):
            self.powers = []
            return only.text
        return "\n".join(self.rest)

    def take(self, line: str) -> None:
        seal = self.card.family == "seal"
        if seal and _GROWTH.match(line):
            end = self._condition_of(line)
            self._condition, self._box = line[:end].strip(" .;,"), self._grown
            if line[end:].strip():
                self.take(line[end:].strip())
        elif not seal and self.duration is None and (lasts := _DURATION.match(line)) is not None:
            self.duration = int(lasts["turns"]) if lasts["turns"].isdigit() else INFINITY
            self.take(line[lasts.end() :])
        elif not seal and not self.interfere and (own := _OWN_INTERFERE.match(line)) and self._is_own(line):
            self.interfere = True
            self.take(line[own.end() :])
        elif seal and (counted := _COUNTS_AS.fullmatch(line)) is not None and (what := self._counted(counted)):
            self.shades += what
        elif (shade := _SHADE.fullmatch(line)) is not None:
            self.shades.append(self._shade(shade[1].strip()))
        elif not seal and not self.exception and (end := self._exception(line)):
            self.exception = line[:end].strip(" .;:,")
            if line[end:].strip():
                self.take(line[end:].strip())
        elif _PROGRESS.match(line):
            self._take_progress(line)
        elif seal and (form := self._form(line)) is not None:
            self.forms.append(form)
        elif (pieces := self._pieces(line)) is not None:
            self._box.extend(pieces)
        elif (power := self._power(line)) is not None:
            self._box.append(power)
        else:
            self.rest.append(line)

    def _is_own(self, line: str) -> bool:
        """Whether the Interfere symbol is that of the card: no other Cost stands beside it."""
        cost = self._cost(line)
        return cost is None or cost.get("mp") is None

    def _condition_of(self, line: str) -> int:
        """Where what Growth asks for ends: with the line, or before what is gained by it."""
        if self._trees(line, "condition"):
            return len(line)
        for match in re.finditer(r"[.;](?= )|:(?= )", line):
            if self._trees(line[: match.start()], "condition"):
                return match.end()
        return len(line)

    def _exception(self, line: str) -> int:
        """Where the words end that say to what a Mystic Card may be attached; 0 where there are none."""
        ends = [*(match.end() for match in re.finditer(r"[.;:](?= )|[.;:]$", line)), len(line)]
        ends += [match.end() for match in re.finditer(" ", line)][11::-1]
        return next((end for end in ends if self._trees(line[:end].strip(" .;:"), "exception")), 0)

    def _counted(self, said: re.Match[str]) -> list[Shade]:
        """The tribes and elements that a Seal counts as, too (SMG-62); none where one of them is something else."""
        words = re.split(r" and | ?(?:และ|กับ) ?", (said["what"] or said["that"]).strip())
        shades = [self._shade(re.sub("^(?:เผ่า|ธาตุ) ?|ด้วย$", "", word.strip())) for word in words]
        return shades if all(shade.kind in ("tribe", "element") for shade in shades) else []

    def growth(self, box: GrowthBox | None) -> GrowthBox | None:
        if not self._condition:
            return box
        return GrowthBox(condition=self._condition, gains=tuple(self._grown))

    def progress(self) -> ProgressBox | None:
        if not self._uses:
            return self.card.progress
        return ProgressBox(uses=self._uses, gains=tuple(self._progressed))

    def _shade(self, of: str) -> Shade:
        """Of a name part, tribe, element or type of Mystic Cards, else of a name (SMG-62)."""
        bare = of.removeprefix("<").removesuffix(">").strip()
        if (part := re.fullmatch(r"N\s*[\[<]([^<>\[\]]+)[\]>]", of)) is not None:
            return Shade(kind="name-part", value=part[1].strip())
        if bare in TRIBES or bare in MYSTIC_TYPES:
            return Shade(kind="tribe" if bare in TRIBES else "mystic-type", value=bare)
        for tree in self._trees(re.sub("^ธาตุ", "", bare), "element"):
            return Shade(kind="element", value=tree.name)
        return Shade(kind="name", value=bare or of)

    def _trees(self, text: str, category: str) -> tuple[Tree, ...]:
        return read_text(text, category, self.language).trees or read_spoken(text, category, self.language).trees

    def _take_progress(self, line: str) -> None:
        """ "Progress: 2 Machine Seals. Draw 1 Seal Card." or its condition alone."""
        said = line[_PROGRESS.match(line).end() :]  # type: ignore[union-attr]
        ends = [match.end() for match in re.finditer(r"[.;；。]", said)] + [len(said)]
        for end in ends:
            for needs in self._trees(said[:end].rstrip(" .;；。"), "needs"):
                try:
                    uses = selectors(needs)
                except Meaningless:
                    continue
                self._uses = tuple(Selector(kind=kind, value=value, count=count) for kind, value, count in uses)
                self._box = self._progressed
                if said[end:].strip():
                    self._progressed.append(Power(text=line))
                return
        self.rest.append(line)

    def _form(self, line: str) -> AttackForm | None:
        for name, text in _named(line):
            for tree in self._trees(text, "forms"):
                if name and _NO_FORM.match(name):
                    continue  # the form needs what is not understood, or no form is meant
                try:
                    wanted = selectors(tree["r"]) if tree.get("r") else []
                except Meaningless:
                    continue
                supports = tuple(Selector(kind=kind, value=value, count=count) for kind, value, count in wanted)
                try:
                    return AttackForm(name=name, supports=supports, text=text, **form_numbers(tree))
                except ValueError:
                    continue
        return None

    def _pieces(self, line: str) -> list[Power] | None:
        """Several Abilities that are written in one line; None where it is one, or not all of them are understood."""
        if self.ability(line) is not None or any(self._cost(text) is not None for _, text in _named(line)):
            return None
        for end in _ENDS.finditer(line):
            if end.start() == 0 or self.ability(first := line[: end.start()].rstrip(" ,;")) is None:
                continue
            rest = _BUT.sub("", line[end.start() :].lstrip(" .,;"))
            others = [Power(text=rest)] if self.ability(rest) is not None else self._pieces(rest)
            if others:
                return [Power(text=first), *others]
        return None

    def _power(self, line: str) -> Power | None:
        """A Skill has a Cost before its colon, or says that it is one; an Ability has a moment or can be read."""
        marked = _SKILL.match(line)
        ways = _named(self._name_first(line[marked.end() :] if marked else line))
        for name, text in ways:
            if _GIVEN.search(name) is None and self._cost(text, marked=marked is not None) is not None:
                return self.with_meaning(Power(kind="skill", name=name, text=text))
        for name, text in _named(line):
            if _is_name(name) and self.ability(text) is not None and not self._happens(name):
                return Power(name=name, text=text)
        if marked and self.ability(line) is None:
            for name, text in ways:
                if (not name or _is_name(name)) and self._is_free_skill(text.lstrip(" :：-–")):
                    return Power(kind="skill", name=name, text=text.lstrip(" :：-–"))
        if marked and ways[-1][0] and not _COSTLY.search(ways[-1][0]):
            return Power(kind="skill", name=ways[-1][0], text=ways[-1][1])
        for name, text in _named(line):
            if self._moments(text):
                return self.with_meaning(Power(name=name, text=text))
        return None

    def _happens(self, words: str) -> bool:
        """Whether words before a colon say when something is done, or what has to be so."""
        if not words:
            return False
        moments, clauses = _AS_SAID.get(self.language, ((), ()))
        if any(self._trees(moment.format(words), "moment") for moment in moments):
            return True
        return any(self.ability(clause.format(words)) is not None for clause in clauses)

    def _name_first(self, line: str) -> str:
        """The line of a Skill with the Cost that stands in brackets behind its name as a Cost before a colon."""
        said = _PRICED_NAME.match(line)
        if said is None or _COSTLY.search(said["name"]):
            return line
        if not self._trees(costs_of(said["cost"], self.language), "costs"):
            return line
        return f"{said['name']}: {said['cost']}: {line[said.end() :]}"

    def ability(self, text: str) -> Tree | None:
        """What an Ability says, None where it is not understood or is that of a Skill."""
        for read in (read_text, read_spoken):
            trees = read(text, "text", self.language).trees
            if len(trees) > 1 or read is read_spoken:
                trees = tuple(tree for tree in trees if self._is_definite(tree, text))
            if read is read_spoken:
                trees = tuple(plainest(trees, text))
            if trees:
                return trees[0] if len(trees) == 1 and trees[0].get("h") is None else None
        return None

    def _is_free_skill(self, text: str) -> bool:
        """Whether a text can be that of a Skill without a Cost (604.1)."""
        for read in (read_text, read_spoken):
            trees = [tree for tree in read(text, "text", self.language).trees if self._is_definite(tree, text, "skill")]
            if len(plainest(trees, text) if read is read_spoken else trees) == 1:
                return True
        return False

    def _is_definite(self, tree: Tree, text: str, kind: Literal["ability", "skill"] = "ability") -> bool:
        """Whether a reading makes sense as an Ability, or as a Skill."""
        try:
            Program(tree, "powers", Power(kind=kind, text=text), self.card)
        except Meaningless:
            return False
        return True

    def with_meaning(self, power: Power) -> Power:
        """The Ability or Skill with what its text says of its Cost, its symbol or its moment."""
        if power.kind == "skill" and power.mp is None:
            cost = self._cost(power.text, marked=True)
            return power if cost is None else msgspec.structs.replace(power, **cost)
        if power.kind == "ability" and not power.when and self.ability(power.text) is None:
            return msgspec.structs.replace(power, when=self._moments(power.text))
        return power

    def _cost(self, text: str, *, marked: bool = False) -> dict[str, Any] | None:
        """The Mp of a Skill and whether it bears the Interfere symbol."""
        text = meant.priced(text) if marked and self.language == "th" else text
        for before in _beginnings(text, "[:：.。]"):
            trees = self._trees(costs_of(before, self.language), "costs")
            if len(trees) == 1:
                parts = [part for part in trees[0].walk() if part.category == "Cost"]
                if all(part.name in ("line", "while") for part in parts) and not marked:
                    continue  # it says where an Ability works
                if not marked and text[len(before) :].lstrip()[:1] not in ":：" and _is_deed(parts):
                    continue  # it says what is done
                mp = next((part.number("n") for part in parts if part.key in ("Cost.mp", "Cost.fixed-mp")), None)
                found: dict[str, Any] = {"mp": mp, "interfere": any(part.key == "Cost.interfere" for part in parts)}
                if any(part.key.startswith("Cost.twinkling") for part in parts):
                    found["from_hand"] = True
                return found
        return self._cost_within(text) if marked else None

    def _cost_within(self, text: str) -> dict[str, Any] | None:
        """The Cost of a Skill of which no colon says where it ends."""
        found = []
        for tree in plainest(read_spoken(text, "text", self.language).trees, text):
            head = tree.get("h")
            parts = [] if head is None else [part for part in head.walk() if part.category == "Cost"]
            mp = next((part.number("n") for part in parts if part.key in ("Cost.mp", "Cost.fixed-mp")), None)
            cost = {"mp": mp, "interfere": any(part.key == "Cost.interfere" for part in parts)}
            if parts and cost not in found:
                found.append(cost)
        return found[0] if len(found) == 1 else None

    def _moments(self, text: str) -> tuple[str, ...]:
        """The moment at which an Ability works, where that much of it is understood."""
        for before in _beginnings(text, "[:：,，]"):
            trees = self._trees(before, "moment")
            if len(trees) == 1:
                return moment(trees[0])[0]
        return ()


def costs_of(text: str, language: str) -> str:
    """What stands before the colon of a Skill, with a comma between its Costs; how often it is used is no Cost."""
    found = turns_thai.COSTS if language == "th" else turns_english.COSTS
    plain = _OFTEN_BARE.sub("", _OFTEN.sub("", text))
    match = re.fullmatch(r"()(.{1,120}):", f"{plain.strip()}:")
    return turns.costs_of(found)(match).removesuffix(":") if match is not None else text


def _is_deed(parts: list[Tree]) -> bool:
    """Whether Costs could as well be sentences that say what is done."""
    return all(part.name not in ("mp", "fixed-mp", "interfere", "charged", "fixed-charge") for part in parts)


def _is_name(words: str) -> bool:
    """Whether words can be the name of an Ability, and are not the first half of what it says."""
    return _PHRASE.search(words) is None


def _named(line: str) -> list[tuple[str, str]]:
    """A line without a name, and with what stands before its first colon as its name."""
    found = [("", line)]
    colon = _COLON.search(line)
    if colon is not None and 0 < colon.start() <= 100 and line[colon.end() :]:
        found.append((line[: colon.start()], line[colon.end() :]))
    return found


def _beginnings(text: str, ends: str) -> list[str]:
    """What may stand before the rest of a text, the longest first."""
    return [text[: match.start()].strip() for match in re.finditer(ends, text)][5::-1]
