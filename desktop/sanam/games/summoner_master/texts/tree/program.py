"""What a text that is understood asks of the rules: when it works, what it costs, what it aims at, what it does.

A `Program` is worked out from a tree of the phrase book. It says nothing about how things are done: that is
`operations` for what is done once, and `standing` for what holds while its card is there.
"""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree, from_plain
from sanam.games.summoner_master.cards.model import BOXES, Power, Selector, SummonerCard
from sanam.games.summoner_master.texts.tree.referring import BY, OF_PAID, OF_THAT, OF_X, Meaningless, check_wording
from sanam.games.summoner_master.texts.tree.sorts import (
    ALLOWED,
    COUNTING,
    EITHER,
    FROM_FIGHTS,
    GUARDS,
    HOLD,
    KEYWORDS,
    LIKENING,
    OF_SEALS,
    OF_SUBTURN,
    ONLY,
    PAST,
    PILED,
    SEVERAL,
    SKIPPED,
    STEPS,
    UNKEPT,
    UNSAID,
    UNSEEN,
    WINDOW_OF,
)
from sanam.games.summoner_master.texts.tree.ways import NAMED, chain, ways_of

#: Operations after which something may be due between two steps.
WATCHED = GUARDS | {"Op.steal", "Op.banish"}
#: What changes values.
VALUED = (
    "Op.change",
    "Op.bounded",
    "Op.change-x",
    "Op.change-by",
    "Op.reduce",
    "Op.reduce-by",
    "Op.set",
    "Op.set-x",
    "Op.set-by",
)
#: What does not last but as long as is said.
TIMED = ("Op.uncast", "Op.hushed", "Op.barred")
#: What an operation leaves behind for a time: a text of its own, which waits for its moment.
AWAITED = ("Op.await", "Op.await-once")
#: What asks which Seals fight.
FOUGHT = frozenset(
    {
        "Simple.fights",
        "Simple.fighting",
        "Simple.attacking",
        "Simple.attacked",
        "Filter.fighting",
        "Filter.attacking",
        "Filter.attacked",
    }
    | {"Sel.foe", "Sel.attacker", "Sel.striker", "Sel.struck"}
)
#: Keywords that do so.
WATCHFUL = ("vanish", "wake-up")
#: Moments of an attack that name the Seal on its other side, and the moments as they happen.
AGAINST = {"fight-with": "fight", "attacks-whom": "attack", "attacked-by": "attacked", "destroys-whom": "destroys"}
AGAINST |= {"destroys-fought": "destroys"}
AGAINST |= {"fight-win-with": "fight-win", "fight-lose-with": "fight-lose"}
#: Groups of which cards are picked as targets; others are wholly determined by the text (SMG-82, SMG-109). Open piles.
OPEN = ("shrine", "remove")
IN_HAND = ("hand-mine", "hand-theirs")
PICKED = ("n-any", "n-mine", "n-theirs", "upto-any", "upto-mine", "upto-theirs", *IN_HAND)
CHOSEN = ("mine", "theirs", "either", "upto-mine", "upto-theirs", "upto-either")
SELECTORS = {"Filter.tribe": "tribe", "Filter.element": "element", "Filter.named": "name", "Filter.part": "name-part"}
#: Whatever Main Seal it is.
ANY = "*"


class Program:
    """One text. `box` is where it stands: "powers", "growth", "progress" or "text", "received" of another card, or
    "later": what another text of the card leaves behind.

    windows    the moments at which it works (of WINDOWS), () for a Skill and for what is always in force
    whose      "mine" or "theirs" where the moment is a Step of one player only
    standing   whether it is a Continuous Ability (601.3)
    ways       what it does, sentence by sentence, for each of its modes (605.3), first those of the first part of a
               Skill in two parts (608.1); most texts have one
    parts      the ways to choose from for each part
    conditions what must be so for it to work or be in force
    mp         the Mp that using it costs, None where it has no such Cost; `costs` the other Costs as trees
    limit      how often it works: (number, "subturn" | "turn" | "game", whether cards of its name share it) or None
    zone       on how many cards it works where many lie: (zone, from how many on, how many) or None (SMG-119)
    firm       whether its results cannot be cancelled (SMG-144); kept: whether it cannot be lost (SMG-145)
    """

    def __init__(self, tree: Tree, box: str, power: Power, card: SummonerCard) -> None:
        self.tree, self.box, self.power = tree, box, power
        self.attached = card.mystic_kind in ("PS", "PM")
        #: Conditions, and those after the word "Condition", which only what is normally owned meets (SMG-126.2).
        self.conditions: list[Tree] = []
        self.demands: list[Tree] = []
        self.windows: tuple[str, ...] = ()
        self.whose = ""
        #: What has to happen to which other card for it to work (SMG-85); and what it has to fight.
        self.watches: tuple[str, Tree] | None = None
        self.against: Tree | None = None
        #: What has to have destroyed a card for it to work (an `Against`).
        self.destroyer: Tree | None = None
        #: What another card has to destroy for it to work.
        self.prey: Tree | None = None
        self.rival: Tree | None = None
        #: What a condition asks of the past.
        self.noted = frozenset(part["m"].name for part in tree.walk() if part.key in PAST)
        if any(part.key == "Op.cast-limit" for part in tree.walk()):
            self.noted |= {"cast"}
        #: Whether it works only after a fight.
        self.fought = False
        self.costs: list[Tree] = []
        self.mp: int | None = None
        self.limit: tuple[int, str, bool] | None = None
        self.alone = False
        #: The name of the Main Seal for which its Seal has to be a Support Seal, or what that is; ANY: any (SMG-140).
        self.supporting: str | Tree = ""
        self.zone: tuple[str, int, int] | None = None
        self.firm = self.kept = False
        #: Whether no Effect changes its Mp (SMG-123); where a Twinkling card goes: "remove", "discard" or "" (SMG-73).
        self.fixed = False
        self.twinkling = ""
        #: The condition of Wake Up, None where it works in the Main Step (SMG-130.2).
        self.wakes: Tree | None = tree["c"] if tree.name == "wake-up-if" else None
        self.keyword = ""
        #: The Line that a Dancing Ability wants its Seal to go to, "any", or "" for another Ability (SMG-22 to 24).
        self.dancing = ""
        while tree.key in ("Text.condition", "Text.progress"):
            if tree.key == "Text.condition":
                self.demands.append(tree["c"])
            elif box != "received" and (
                card.progress is None or selectors(tree["r"]) != sorted_selectors(card.progress.uses)
            ):
                raise Meaningless("the Progress condition is not that of the card")
            tree = tree["t"]
        self._read(tree, power, card)
        self.parts = [list(range(len(self.ways)))]
        if self.second:
            first = len(self.ways)
            self.ways += ways_of(self.second)
            self.parts.append(list(range(first, len(self.ways))))
        self._slots = [[part for sentence in way for part in targets(sentence)] for way in self.ways]
        self._aimed = [[_aimed(way, slot) for slot in slots] for way, slots in zip(self.ways, self._slots, strict=True)]
        #: All its sentences, those of every mode and part.
        self.sentences = [sentence for way in self.ways for sentence in way]
        #: Whether cards are likened to one that was picked before.
        self.likens = any(part.key in LIKENING for sentence in self.sentences for part in sentence.walk())
        #: What it leaves behind for a time, each by the operation that does so.
        self.awaited = {s["o"]: _later(s["o"], card) for s in self.sentences if s["o"].key in AWAITED}
        self._check(card)

    def _read(self, tree: Tree, power: Power, card: SummonerCard) -> None:
        self.ways = ways_of(tree.many("s"))
        self.second = tree.many("t")
        self.keyword = KEYWORDS.get(tree.key, "")
        self.number = tree.number("n")
        skill = power.kind == "skill"
        interfere = self._read_costs(tree)
        if tree.get("h") is not None and not skill:
            raise Meaningless("only Skills have a Cost")
        if skill and tree.get("h") is not None and (self.mp, interfere) != (power.mp, power.interfere):
            raise Meaningless("the Cost is not that of the Skill")
        if skill and tree.get("h") is None:
            self.mp = power.mp
        for limit in tree.many("l") if tree.name != "dancing" else ():
            self._read_limit(limit)
        self._read_moment(tree)
        self.standing = bool(self.keyword) or tree.name in ("while", "alone", "pasted", "support", "support-of")
        self.pasted = tree if tree.name == "pasted" else None
        if tree.name == "does" and not skill:
            if power.when:
                self.windows = power.when
            elif card.family == "mystic" and card.duration == 0:
                self.windows = ("enter",)  # 601.2.4
            else:
                self.standing = True  # 601.3.2
        if (power.use == "two-part") != (tree.name == "two-part"):
            raise Meaningless("whether it is a Skill in two parts")
        if skill and tree.name not in ("does", "two-part"):
            raise Meaningless("a Skill works when it is used")

    def _read_costs(self, tree: Tree) -> bool:
        """What its use costs; whether it is an Interfere Skill."""
        interfere = False
        for cost in chain(tree.get("h") and tree["h"]["c"]):
            if cost.key in ("Cost.mp", "Cost.fixed-mp"):
                self.mp, self.fixed = cost.number("n"), cost.name == "fixed-mp"
            elif cost.name.startswith("twinkling"):
                self.twinkling = cost.name.removeprefix("twinkling-")
            elif cost.key == "Cost.interfere":
                interfere = True
            elif cost.key == "Cost.line":  # 604.6.1: no Cost, but where the Seal has to be
                self.conditions.append(Tree("Simple.line", (("l", cost["l"]),)))
            elif cost.key == "Cost.while":
                self.conditions.append(cost["c"])
            else:
                self.costs.append(cost)
        return interfere

    def _read_moment(self, tree: Tree) -> None:
        """When it works, or while what."""
        match tree.name:
            case "when":
                self.windows, self.whose = moment(tree["w"])
                if tree["w"].name == "of":
                    happens = tree["w"]["m"].name
                    self.watches = (WINDOW_OF.get(happens, AGAINST.get(happens, happens)), tree["w"]["w"])
                    self.destroyer, other = tree["w"]["m"].get("t"), tree["w"]["m"].get("w")
                    self.prey, self.rival = (None, other) if happens in AGAINST else (other, None)
                    self.fought = happens in FROM_FIGHTS
                elif tree["w"].name in ("destroyed-by", "aimed"):
                    self.destroyer = tree["w"]["t"]
                self.against = tree["w"]["w"] if tree["w"].name in AGAINST else None
                self.fought = self.fought or tree["w"].name in FROM_FIGHTS
            case "while":
                self.conditions.append(tree["c"])
            case "dancing":
                self.windows, self.dancing = ("change-line",), tree["l"].name if tree.get("l") else "any"
                self.limit = (1, "subturn", False)  # SMG-22.2
            case "alone":
                self.alone = True
            case "support":
                self.supporting = tree.text("x") or ANY
            case "support-of":
                self.supporting = tree["w"]

    def _read_limit(self, limit: Tree) -> None:
        match limit.name:
            case "firm":
                self.firm = True
            case "kept":
                self.kept = True
            case "zone":
                self.zone = (limit["z"].name, limit.number("x"), limit.number("y"))
            case _:
                if self.limit is not None:
                    raise Meaningless("two limits")
                self.limit = (limit.number("n"), limit["p"].name, limit.name == "shared")

    def slots(self, way: int = 0) -> list[Tree]:
        """What it aims at, in order: selections of the phrase book that are picked beforehand (605.7, 610.2.8)."""
        return self._slots[way]

    def aimed(self, way: int, slot: int) -> tuple[Tree, str]:
        """The operation that a slot belongs to, and its name in that; "" where it stands deeper."""
        return self._aimed[way][slot]

    def _check(self, card: SummonerCard) -> None:
        """Refuse what can be said and makes no sense there."""
        if any(part.key in NAMED for one in (*self.conditions, *self.demands, *self.costs) for part in one.walk()):
            raise Meaningless("what is named is not said")
        if any(part.key in OF_THAT for one in (*self.conditions, *self.demands) for part in one.walk()):
            raise Meaningless("of which card is not said")
        if any(part.key in COUNTING and part.number("n", 1) == 0 for part in self.tree.walk()):
            raise Meaningless("that there is none is said otherwise")
        for part in self.tree.walk():
            if part.key not in PAST:
                continue
            hidden = UNSEEN if part.get("w") or part.key == "Filter.done" else ()
            if part["m"].name in (*UNKEPT, *AGAINST, *hidden):
                raise Meaningless("that is not kept")
            if part["p"].name == "game":
                raise Meaningless("that is kept for a Turn")
        if self.watches is not None and self.watches[0] in UNSEEN and self.watches[1].many("f"):
            raise Meaningless("nobody sees which card that is")
        if self.rival is not None and self.watches is not None and self.rival == self.watches[1]:
            raise Meaningless("that is the same card")
        if any(_is_of_no_kind(part) for part in self.tree.walk()):
            raise Meaningless("Seals have no type, Mystic Cards no tribe")
        if any(part.get("h") and part["h"].key == "Noun.seal" and _is_pasted(part) for part in self.tree.walk()):
            raise Meaningless("a Seal is attached to nothing")
        if self.standing and len(self.ways) > 1:
            raise Meaningless("a Continuous Ability has no modes")
        for sentence in self.sentences:
            op = sentence["o"]
            if any(part.key in NAMED for part in sentence.walk()):
                raise Meaningless("what is named is not said")
            if op in self.awaited:
                if self.standing or self.box == "later":
                    raise Meaningless("no moment says when this is done")
                continue
            if op.get("t") is not None and op["t"].key == "Against.mine":
                raise Meaningless("nobody is kept from what is their own")
            if self.standing:
                if op.key not in HOLD | EITHER or op.get("u") is not None or sentence.name != "do":
                    raise Meaningless("no moment says when this is done")
                if any(part.category == "Sel" and part.name in PICKED for part in op.walk()):
                    raise Meaningless("what is always in force picks no cards")
            elif op.key in HOLD:
                raise Meaningless("this does not happen at a moment")
            if op.key == "Op.cannot" and op["a"].name == "cast" and not (self.standing and _of_itself(op)):
                raise Meaningless("what cannot be cast is said otherwise")
            if op.name == "skip-next" and op["s"].name == "discard":
                raise Meaningless("nobody knows when that is")
            if op.name in ("skips", "skip-next") and op["s"].name not in SKIPPED:
                raise Meaningless("nobody skips that Step")
            if op.key == "Op.diverted" and op["r"].name not in ("to-hand", "to-library", "remove"):
                raise Meaningless("it goes to no other Zone")
            nobody = card.family == "mystic" and not self.attached  # whose text speaks of no Seal by itself
            if op.key in UNSAID and op.get("w") is None and not self.standing and (op.get("u") is None or nobody):
                raise Meaningless("of which card is not said")
            if op.key == "Op.bounded" and op["b"].name != "total" and any(key == "skill_mp" for key, _ in changes(op)):
                raise Meaningless("every Skill has a bound of its own")
            endless = op.key in ("Op.change", "Op.bounded") and (self.against is not None or op.get("e") is not None)
            if not self.standing and op.get("u") is None and (endless or op.key in TIMED):
                raise Meaningless("how long is not said")
            hosts = [part.name for part in op.walk() if part.key in ("Sel.host-seal", "Sel.host-mystic")]
            hosts += ["host-seal" for part in op.walk() if part.key == "Each.counters-host"]
            fits = {"PS": "host-seal", "PM": "host-mystic"}.get(card.mystic_kind, "")
            if any(host != fits for host in hosts):
                raise Meaningless("the card is attached to no such card")
            own = card.family == "mystic" and op.get("w") is not None and op["w"].name == "self"
            if own and (_of_seals(op) or (_costs(op, "skill_mp") and not _has_skills(card))):
                raise Meaningless("a Mystic Card is no Seal")
            if card.family == "mystic" and self.tree.name == "when" and self.tree["w"].name in OF_SEALS:
                raise Meaningless("a Mystic Card does no such thing")
            whom = [part.name for part in self.tree.walk() if part.category == "Whom" and part.name.startswith("host")]
            if any(host != fits for host in whom):
                raise Meaningless("the card is attached to no such card")
        if self.standing and not self._spoken_of():
            raise Meaningless("of which card is not said")
        deeds = {sentence["o"].name for sentence in self.sentences if sentence.get("o") is not None}
        if self.windows == ("draw",) and self.whose != "mine" and {"draw-any", "draw-theirs"} <= deeds:
            raise Meaningless("who draws in whose Draw Step is not said")
        stays = card.family == "seal" or card.duration != 0 or self.box == "later"
        if not stays and (self.tree.name == "while" or self._comes_later):
            raise Meaningless("a Mystic Card of 0 Turns does not stay")
        check_wording(self, card)
        if any(way and way[0].name in ("so", "else", "by-so", "by-then") for way in self.ways):
            raise Meaningless("nothing goes before it")
        if any(slot.name.startswith("upto") for slots in self._slots for slot in slots[:-1]):
            raise Meaningless("only the last target may be of any number")
        if self.power.use == "all" and any(self._slots):
            raise Meaningless("a Skill All aims at a player")
        if self.twinkling and not self.power.from_hand:
            raise Meaningless("only a Skill from the hand is Twinkling")
        if self.pasted is not None and card.mystic_kind not in ("PS", "PM"):
            raise Meaningless("Pasted: on what")

    def _spoken_of(self) -> bool:
        """Whether there is a card that "that card" can be, wherever the text says so."""
        named = any(part.category == "Whom" for one in self.conditions for part in one.walk())
        for sentence in self.sentences:
            groups = [part.name for part in sentence["o"].walk() if part.category == "Sel"]
            named = named or any(name not in ("self", "that") for name in groups)
            if "that" in groups and not named:
                return False
        return True

    @property
    def _comes_later(self) -> bool:
        """Whether it works in a Step of a Subturn."""
        return self.tree.name == "when" and (bool(self.whose) or self.tree["w"].name in STEPS)

    @property
    def watchful(self) -> bool:
        """Whether it can make something happen by itself between two steps (see `between`)."""
        if self.zone is not None or self.keyword in WATCHFUL or any(s["o"].key in WATCHED for s in self.sentences):
            return True
        return any(later.watchful for later in self.awaited.values())

    @property
    def reads_piles(self) -> bool:
        """Whether it depends on what lies outside the Arena (SMG-119)."""
        if self.own_cast or any(part.key in PILED for part in self.tree.walk()):
            return True
        return self.zone is not None and self.zone[0] != "arena"

    @property
    def own_cast(self) -> bool:
        """Whether it says what casting its own card costs, or when it cannot be cast: that counts where it is cast
        from.
        """
        if not self.standing or self.pasted is not None or self.attached:
            return False
        ops = [sentence["o"] for sentence in self.sentences]
        if any(op.key == "Op.cannot" and op["a"].name == "cast" and _of_itself(op) for op in ops):
            return True
        return any(op.key in VALUED and _of_itself(op) and _costs(op, "cast_mp") for op in ops)

    @property
    def optional(self) -> bool:
        return any(sentence.name == "may" for sentence in self.sentences)


def _later(op: Tree, card: SummonerCard) -> Program:
    """What an operation leaves behind, as a text; what was paid for the other is no more known then."""
    if any(part.key in (*OF_X, *OF_PAID) for part in op.walk()):
        raise Meaningless("nothing is paid that this could be")
    text = Tree("Text.when", (("s", op.many("s")), ("w", op["i"])))
    return Program(text, "later", Power(text="-"), card)


def _is_of_no_kind(group: Tree) -> bool:
    noun = group.get("h")
    return noun is not None and any(one.name in ONLY.get(noun.key, ()) for one in group.many("f"))


def _is_pasted(group: Tree) -> bool:
    return any(one.name.startswith("pasted") for one in group.many("f"))


def _of_seals(op: Tree) -> bool:
    """Whether only a Seal can be or do what an operation says."""
    if op.key in VALUED:
        return any(
            part.category == "Stat" and part.name in ("at", "df", "sp", "level", "attack_mp") for part in op.walk()
        )
    return op.name in ("cannot", "twice", "in-state", "active", "inactive", "curse", "free-attack", *ALLOWED)


def _of_itself(op: Tree) -> bool:
    group = op.get("w")
    return group is None or group.name == "self"


def _costs(op: Tree, stat: str) -> bool:
    """Whether what an operation changes is what something costs, such as casting."""
    return op.key in VALUED and any(part.key == f"Stat.{stat}" for part in op.walk())


def _has_skills(card: SummonerCard) -> bool:
    return any(power.kind == "skill" for box in BOXES for power in card.box(box))


def _aimed(way: tuple[Tree, ...], slot: Tree) -> tuple[Tree, str]:
    op = next(sentence["o"] for sentence in way if any(part is slot for part in sentence.walk()))
    return op, next((name for name, value in op.slots if value is slot), "")


def changes(tree: Tree) -> list[tuple[str, int]]:
    """(value, how much) of each change of an `Op.change`."""
    return [(each["k"].name, each.number("d")) for each in chain(tree["c"])]


def moment(when: Tree) -> tuple[tuple[str, ...], str]:
    """The moment that a `When` names, and whose Step it is; none where something happens to another card."""
    if when.name == "of":
        return (), ""
    if when.name in AGAINST:
        return (AGAINST[when.name],), ""
    if when.name in ("step", "any-step"):
        whose = "mine" if when.name == "step" else ""  # "your Draw Step"
        return (when["s"].name,), when["p"].name if when.get("p") else whose
    if when.name in WINDOW_OF:
        return (WINDOW_OF[when.name],), ""
    if when.name in OF_SUBTURN:
        window, whose = OF_SUBTURN[when.name]
        return (window,), whose
    return SEVERAL.get(when.name, (when.name,)), "host" if when.name.startswith("host-") else ""


def targets(sentence: Tree) -> list[Tree]:
    """What a sentence aims at: cards in the Arena and open piles that are picked; what is in hands and Libraries is
    picked when it is done.
    """
    op = sentence["o"]
    if sentence.name in BY or op.key in AWAITED:
        return []  # who does it picks as it is done, or as it happens
    found = [part for part in op.walk() if part.category == "Sel" and part.name in PICKED]
    found += [part for part in op.walk() if part.category == "From" and part["p"].name in OPEN and part.name in CHOSEN]
    return found


def needs(tree: Tree) -> list[tuple[int, tuple[Tree, ...], str]]:
    """What Growth, Progress or a Combination asks for: (how many, filters, noun) each."""
    return [_need(each) for each in chain(tree)]


def _need(tree: Tree) -> tuple[int, tuple[Tree, ...], str]:
    if tree.name in ("named", "part"):
        return tree.number("n"), (Tree(f"Filter.{tree.name}", (("x", tree["x"]),)),), "card"
    return tree.number("n"), tree.many("f"), tree["h"].name


def selectors(tree: Tree) -> list[tuple[str, str, int]]:
    """What a Combination or Progress asks for as the card's own data says it: (kind, value, count), sorted. Raises
    Meaningless for anything that the data cannot say.
    """
    found = []
    for count, filters, _ in needs(tree):
        if len(filters) != 1 or filters[0].key not in SELECTORS:
            raise Meaningless("Support Seals are named otherwise")
        (narrow,) = filters
        value = narrow.text("t") or narrow.text("x") or (narrow["e"].name if narrow.get("e") else "")
        found.append((SELECTORS[narrow.key], value, count))
    return sorted(found)


def sorted_selectors(wanted: tuple[Selector, ...]) -> list[tuple[str, str, int]]:
    return sorted((each.kind, each.value, each.count) for each in wanted)


def form_numbers(tree: Tree) -> dict[str, Any]:
    """The numbers and the kind of attack that a line of a special attack form states."""
    found: dict[str, Any] = {}
    for part in chain(tree["p"]):
        if part.name == "number":
            found[part["k"].name] = part.number("n")
        elif part.name == "times":
            found |= {"attack": "multiple", "strikes": part.number("n")}
        else:
            found["attack"] = "all"
    return found


def programs(card: SummonerCard) -> dict[tuple[str, int], Program]:
    """The texts of a card that are understood, by box and place in it.

    Raises ValueError for data that no reader made.
    """
    found = {}
    for plain in card.abilities or ():
        box, at = plain["box"], plain["at"]
        if box in ("powers", "growth", "progress", "text"):
            power = card.box(box)[at]
            found[box, at] = Program(from_plain(plain["tree"]), box, power, card)
    return found


def exception_of(card: SummonerCard) -> Tree | None:
    """What the exception of a Mystic Card names (201.11.2), None where it has none or is not understood."""
    for plain in card.abilities or ():
        if plain["box"] == "exception":
            return from_plain(plain["tree"])
    return None


def fees(card: SummonerCard) -> dict[str, int]:
    """The Mp that Growth and Progress cost as the texts of their boxes say (614.3, 617.1.3)."""
    found = {}
    for plain in card.abilities or ():
        tree = from_plain(plain["tree"])
        fee = tree.get("m")
        if fee is not None and tree.key in ("GrowthLine.needs", "Text.progress"):
            found["growth_mp" if tree.category == "GrowthLine" else "progress_mp"] = fee.number("n")
    return found


def growth_needs(card: SummonerCard) -> list[tuple[int, tuple[Tree, ...], str]] | None:
    """The condition Seals that a Growth Box asks for, None where its text is not understood."""
    for plain in card.abilities or ():
        if plain["box"] == "condition":
            return needs(from_plain(plain["tree"])["r"])
    return None
