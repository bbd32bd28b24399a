"""What an ability does, in few words: "Destroy 1 Spell/Trap". Menus and buttons call it so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sanam.games.printed_words import word
from sanam.games.words import spoken
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.execution.resolution import verb as verb_of
from sanam.wording import fill, joined, plain_number, tr

#: So many things are said of one ability.
MOST = 3
#: What is found there needs no place beside it.
_ON_FIELD = {"monster", "spell-trap", "field zone", "field"}


class Brief:
    """The words of one ability, with "…" behind them where it does more.

    `names` are those of cards and archetypes in the person's language, `zones` and `attributes` words by their ids.
    """

    def __init__(
        self, ability: t.Ability, names: Mapping[str, str], zones: Mapping[str, str], attributes: Mapping[str, str]
    ) -> None:
        self.ability, self.names, self.zones, self.attributes = ability, names, zones, attributes
        #: The cards spoken of last, and those that have been said.
        self.last: t.Group | None = None
        self.said: list[t.Group] = []

    def words(self) -> str:
        """All of it; "" where what it does first cannot be said so."""
        return self._steps(self.ability.do)

    def way(self, number: int) -> str:
        """One of the effects of which the ability lets its player choose; "" where it lets none be chosen."""
        for step in self.ability.do:
            if isinstance(step.op, t.Choose) and 0 <= number < len(step.op.options):
                aims = step.op.targets[number] if step.op.targets else ()
                self.last = aims[0] if aims else None
                return self._steps(step.op.options[number], aims)
        return ""

    def apart(self, verb: str) -> tuple[str, str]:
        """What the step does that its player may decline, told by its verb, and what is done instead; "" for what is
        not said in few words.
        """
        steps = self.ability.do
        for step, after in zip(steps, (*steps[1:], None), strict=True):
            words = self._steps([step])
            instead = after if after is not None and after.link == "or" else None
            if (step.optional or instead) and verb_of(step.op) == verb:
                return words, self._steps([instead]) if instead else ""
        return "", ""

    def _steps(self, steps: Iterable[t.Step], targets: tuple[t.Group, ...] = ()) -> str:
        found: list[str] = []
        more = False
        for step in steps:
            words = self._step(step.op, targets or self.ability.targets)
            if words is None and not found:
                return ""
            more |= words is None or (len(found) == MOST and bool(words))
            if words and words not in found and len(found) < MOST:
                found.append(words[:1].upper() + words[1:])
        return joined(" · ", found) + (" …" if more else "")

    def _step(self, op: t.Operation, targets: tuple[t.Group, ...]) -> str | None:
        """What one operation does; "" for one that needs no word, None for one that has none."""
        match op:
            case t.Shuffle() | t.ChooseNumber() | t.Declare():
                return ""
            case t.Later() | t.Whenever():
                return self._steps(op.do, targets) or None
            case t.Choose():
                return self._choose(op)
            case t.TossCoin():
                return tr("Toss a coin")
            case t.RollDie():
                return tr("Roll a die")
            case t.Draw() | t.Damage() | t.GainLife() | t.PayLife():
                return self._amount(op)
            case t.CreateTokens(count=int() as count, number="exactly"):
                return tr("Special Summon %n Token(s)", n=count)
            case t.PlayerRule():
                return self._player_rule(op)
            case t.Negate():
                return self._negate(op, targets)
            case t.CloseZones():
                return tr("Close zones")
            case t.EndBattlePhase(turn=False):
                return tr("End the Battle Phase")
            case t.WinDuel():
                return tr("Win the duel") if op.who == "you" else None
        group = op.card if isinstance(op, t.Equip) else t.group_of(op)
        pattern = self._pattern(op)
        cards = self._cards(group, targets) if group is not None and pattern else ""
        return fill(pattern, cards=cards) if cards else None

    def _choose(self, op: t.Choose) -> str | None:
        ways = [Brief(self.ability, self.names, self.zones, self.attributes).way(i) for i in range(len(op.options))]
        return " / ".join(ways) if all(ways) else None

    def _pattern(self, op: t.Operation) -> str:
        """The sentence of an operation on {cards}; "" for none."""
        match op:
            case t.Move():
                return _moves().get(op.how, "")
            case t.TakeControl():
                return tr("Take control of {cards}") if op.who == "you" else tr("Give control of {cards}")
            case t.Modify():
                change = _change(op)
                return f"{{cards}}: {change}" if change else ""
            case t.Rule():
                return _rules().get(op.rule, "")
            case t.ExtraSummon():
                return tr("Synchro Summon {cards}") if op.how == "synchro" else tr("Xyz Summon {cards}")
        return _verbs().get(type(op), "")

    def _amount(self, op: t.Draw | t.Damage | t.GainLife | t.PayLife) -> str | None:
        number = op.count if isinstance(op, t.Draw) else op.amount
        own = op.who == "you"
        match op, number:
            case t.Draw(), int():
                if op.who == "each":
                    return tr("Each player draws %n card(s)", n=number)
                return tr("Draw %n card(s)", n=number) if own else tr("The opponent draws %n card(s)", n=number)
            case t.Draw(), _:
                return tr("Draw cards") if own else None
            case t.Damage(), int():
                return fill(tr("{n} damage to you") if own else tr("{n} damage"), n=number)
            case t.Damage(), _:
                return tr("Damage to you") if own else tr("Damage")
            case t.GainLife(), int() if own:
                return fill(tr("Gain {n} LP"), n=number)
            case t.GainLife(), _ if own:
                return tr("Gain LP")
            case t.PayLife(), int() if own:
                return fill(tr("Pay {n} LP"), n=number)
        return None

    def _player_rule(self, op: t.PlayerRule) -> str | None:
        if op.rule in ("extra normal summon", "extra normal summon or set") and op.who == "you":
            return tr("Normal Summon once more")
        if (
            op.rule in ("no battle damage", "no battle damage by attackers", "no damage", "no effect damage")
            and op.who == "you"
        ):
            return tr("You take no damage")
        if op.rule == "cannot attack" and op.who == "opponent":
            return tr("The opponent cannot attack")
        return "" if op.who == "you" and op.rule.startswith("cannot") else None

    def _negate(self, op: t.Negate, targets: tuple[t.Group, ...]) -> str | None:
        if op.what == "effects" and op.group is not None:
            cards = self._cards(op.group, targets)
            return fill(tr("Negate {cards}"), cards=cards) if cards else None
        return {
            "activation": tr("Negate the activation"),
            "effect": tr("Negate the effect"),
            "attack": tr("Negate the attack"),
            "summon": tr("Negate the Summon"),
        }.get(op.what, tr("Negate it"))

    # ------------------------------------------------------------------ cards

    def _cards(self, group: t.Group, targets: tuple[t.Group, ...]) -> str:
        """Some cards; "" where they cannot be said in few words."""
        if group.ref == "self":
            return tr("this card")
        known = self._meant(group, targets)
        if known is None:
            return {"attacker": tr("the attacking monster"), "equipped": tr("the equipped monster")}.get(
                group.ref, tr("that card")
            )
        if known.ref:
            return tr("this card") if known.ref == "self" else tr("that card")
        if known in self.said and group.ref:
            return tr("that card")
        self.last = known
        self.said.append(known)
        words = self._found(known)
        if words and known.also is not None:
            more = self._cards(known.also, targets)
            return fill(tr("{cards} and {others}"), cards=words, others=more) if more else ""
        return words

    def _meant(self, group: t.Group, targets: tuple[t.Group, ...]) -> t.Group | None:
        """The cards as they were found; None for those that the ability does not look for."""
        if not group.ref:
            return group
        if group.ref == "target" and targets:
            return targets[min(max(group.index, 1), len(targets)) - 1]
        if group.ref == "it":
            return self.last or (targets[0] if targets else None)
        return None

    def _found(self, group: t.Group) -> str:
        words = _counted(group)
        about = joined(", ", self._about(group.filter))
        if about:
            words = fill(tr("{cards} ({about})"), cards=words, about=about)
        places = [zone for zone in group.zones if zone not in _ON_FIELD]
        named = [self.zones.get("deck" if zone == "deck top" else zone, "") for zone in places]
        if places and len(places) == len(group.zones) and all(named):
            words = fill(tr("{cards} from the {places}"), cards=words, places="/".join(named))
        return fill(tr("{cards} of the opponent"), cards=words) if group.whose == "opponent" else words

    def _about(self, filter_: t.Filter) -> list[str]:
        """What the cards are, besides their kind."""
        language = spoken()
        found = [f"“{self.names.get(name, name)}”" for name in (*filter_.names, *filter_.series)][:2]
        found += [self.attributes.get(name, name) for name in filter_.attributes[:2]]
        found += [word(name, language) or name for name in filter_.races[:2]]
        if filter_.face == "down":
            found.append(tr("face-down"))
        for range_, pattern in ((filter_.level, tr("Level {n}")), (filter_.rank, tr("Rank {n}"))):
            if range_ is not None:
                found.append(pattern.replace("{n}", _range(range_)))
        for range_, value in ((filter_.atk, tr("ATK")), (filter_.def_, tr("DEF"))):
            if range_ is not None:
                found.append(f"{value} {_range(range_)}")
        return found


def _range(range_: t.Range) -> str:
    low, high = range_.low, range_.high
    if low is not None and high is not None:
        return plain_number(low) if low == high else f"{plain_number(low)}–{plain_number(high)}"
    return f"≥ {plain_number(low)}" if low is not None else f"≤ {plain_number(high or 0)}"


def _counted(group: t.Group) -> str:
    """How many of which kind."""
    kinds = frozenset(group.filter.kinds)
    if not kinds and group.zones in (("monster",), ("spell-trap",)):
        kinds = frozenset(("monster",) if group.zones == ("monster",) else ("spell", "trap"))
    n = group.count
    if group.number == "all":
        return {
            frozenset(("monster",)): tr("all monsters"),
            frozenset(("spell",)): tr("all Spells"),
            frozenset(("trap",)): tr("all Traps"),
            frozenset(("spell", "trap")): tr("all Spells and Traps"),
        }.get(kinds, tr("all cards"))
    words = {
        frozenset(("monster",)): tr("%n monster(s)", n=n),
        frozenset(("spell",)): tr("%n Spell(s)", n=n),
        frozenset(("trap",)): tr("%n Trap(s)", n=n),
        frozenset(("spell", "trap")): tr("%n Spell(s)/Trap(s)", n=n),
    }.get(kinds, tr("%n card(s)", n=n))
    if group.size is not None or group.number in ("any", "at least"):
        return fill(tr("{cards} or more"), cards=words)
    return fill(tr("up to {cards}"), cards=words) if group.number == "up to" and n > 1 else words


def _moves() -> dict[str, str]:
    return {
        "send": tr("Send {cards} to the Graveyard"),
        "discard": tr("Discard {cards}"),
        "tribute": tr("Tribute {cards}"),
        "banish": tr("Banish {cards}"),
        "return": tr("Return {cards} to the hand"),
        "add": tr("Add {cards} to the hand"),
        "shuffle": tr("Shuffle {cards} into the Deck"),
        "top": tr("Put {cards} on top of the Deck"),
        "bottom": tr("Put {cards} under the Deck"),
        "bury": tr("Return {cards} to the Graveyard"),
    }


def _verbs() -> dict[type, str]:
    return {
        t.Destroy: tr("Destroy {cards}"),
        t.SpecialSummon: tr("Special Summon {cards}"),
        t.NormalSummon: tr("Normal Summon {cards}"),
        t.FusionSummon: tr("Fusion Summon {cards}"),
        t.SendListed: tr("Reveal {cards}"),
        t.RitualSummon: tr("Ritual Summon {cards}"),
        t.SetCard: tr("Set {cards}"),
        t.ChangePosition: tr("Change the position of {cards}"),
        t.Equip: tr("Equip {cards}"),
        t.PlaceCounters: tr("Put counters on {cards}"),
        t.RemoveCounters: tr("Remove counters from {cards}"),
        t.Attach: tr("Attach {cards} as Xyz Material"),
        t.Reveal: tr("Reveal {cards}"),
        t.Look: tr("Look at {cards}"),
        t.Excavate: tr("Turn up {cards}"),
        t.SwapControl: tr("Swap control of {cards}"),
    }


def _rules() -> dict[str, str]:
    safe, free = tr("{cards} cannot be destroyed"), tr("{cards} may attack directly")
    return {
        "cannot attack": tr("{cards} cannot attack"),
        "cannot attack directly": "",
        "cannot be destroyed by battle": tr("{cards} cannot be destroyed by battle"),
        "cannot be destroyed by effects": safe,
        "cannot be destroyed": safe,
        "cannot be targeted": tr("{cards} cannot be targeted"),
        "attacks directly": free,
        "attacks directly for half": free,
        "attacks twice": tr("{cards} may attack twice"),
        "attacks again": tr("{cards} may attack again"),
        "unaffected": tr("{cards} is unaffected by other cards"),
    }


def _change(op: t.Modify) -> str:
    """How numbers change: "ATK +500"."""
    values = {"atk": tr("ATK"), "def": tr("DEF"), "level": tr("Level"), "atk def": f"{tr('ATK')}/{tr('DEF')}"}
    value, number = values.get(op.what, ""), op.amount
    said = plain_number(number) if isinstance(number, int) else ""
    how = {
        "gain": f"+{said}" if said else "↑",
        "lose": f"\u2212{said}" if said else "↓",
        "become": f"= {said}" if said else _share(op.what, number) or "= …",
        "halve": "½",
        "double": "×2",
        "swap": "↔",
    }.get(op.how, "")
    return f"{value} {how}" if value and how else ""


def _share(what: str, number: int | t.Amount) -> str:
    """A number that becomes a share of what it is: "½"; "" for any other."""
    if isinstance(number, int) or number.of.removeprefix("original ") != what or number.plus or number.minus:
        return ""
    if number.group is None or number.group.ref not in ("it", "self", "equipped"):
        return ""
    return {(1, 2): "½", (2, 1): "×2"}.get((number.times, number.over), "")


def briefly(
    card: CardData, names: Mapping[str, str], zones: Mapping[str, str], attributes: Mapping[str, str]
) -> list[str]:
    """What each ability of a card does; "" where that is not said in few words, or where two do the same."""
    said = [Brief(ability, names, zones, attributes).words() for ability in t.from_plain(list(card.abilities or ()))]
    return [words if said.count(words) == 1 else "" for words in said]


def apart_words(
    card: CardData,
    ability: int,
    verb: str,
    names: Mapping[str, str],
    zones: Mapping[str, str],
    attributes: Mapping[str, str],
) -> tuple[str, str]:
    """What comes of doing, and of declining, what an ability lets its player decline; "" where that is not known."""
    if card.abilities is None or not 0 <= ability < len(card.abilities):
        return "", ""
    return Brief(t.from_plain([card.abilities[ability]])[0], names, zones, attributes).apart(verb)


def way_words(
    card: CardData,
    ability: int,
    way: int,
    names: Mapping[str, str],
    zones: Mapping[str, str],
    attributes: Mapping[str, str],
) -> str:
    """What one of several effects does, of which an ability lets its player choose; "" where that is not known."""
    if card.abilities is None or not 0 <= ability < len(card.abilities):
        return ""
    return Brief(t.from_plain([card.abilities[ability]])[0], names, zones, attributes).way(way)
