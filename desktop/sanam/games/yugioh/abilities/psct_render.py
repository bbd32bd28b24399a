"""Writes an ability tree as English card text: the canonical wording, which parses to the same tree again."""

from __future__ import annotations

from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.psct import Card
from sanam.games.yugioh.abilities.psct_words import (
    ACTORS,
    COSTS,
    PHASE_WORDS,
    STATS,
    UNTIL,
    WINDOW_WORDS,
    Unsayable,
    Words,
    capital,
    many,
)

LINKS = {"then": ", then ", "if you do": ", and if you do, ", "also": ", also ", "and": ", and ", "or": ", or "}
#: Rules on cards, said of one card and of several where that differs.
RULES = {
    "cannot attack": "cannot attack",
    "cannot attack directly": "cannot attack directly",
    "must attack": "must attack if able",
    "cannot change position": "cannot change {its} battle position",
    "cannot be destroyed by battle": "cannot be destroyed by battle",
    "cannot be destroyed by effects": "cannot be destroyed by {effects}",
    "cannot be destroyed": "cannot be destroyed by battle or card effects",
    "cannot be targeted": "cannot be targeted by {effects}",
    "cannot be attacked": "cannot be targeted for attacks",
    "cannot be tributed": "cannot be Tributed",
    "cannot be material": "cannot be used as material",
    "cannot activate": "cannot activate {its} effects",
    "unaffected": "{be} unaffected by {effects}",
    "attacks directly": "can attack directly",
    "attacks twice": "can make a second attack during each Battle Phase",
    "attacks all": "can attack all monsters your opponent controls once each",
    "pierces": "{inflict} piercing battle damage",
    "no damage": "{inflict} no battle damage",
    "banished when leaving": "{be} banished when {leaves} the field",
    "only attack target": "{be} the only monster your opponent can target for attacks",
}
SOURCES = {
    ((), ""): "card effects",
    ((), "opponent"): "your opponent's card effects",
    (("spell",), ""): "Spell effects",
    (("trap",), ""): "Trap effects",
    (("spell", "trap"), ""): "Spell/Trap effects",
    (("monster",), ""): "monster effects",
    (("spell", "trap"), "opponent"): "your opponent's Spell/Trap effects",
    (("monster",), "opponent"): "your opponent's monster effects",
}
POSITIONS = {
    "attack": "Attack Position",
    "defense": "Defense Position",
    "facedown": "face-down Defense Position",
    "faceup attack": "face-up Attack Position",
    "faceup defense": "face-up Defense Position",
}
VERBS = {
    "send": ("send", "sends", "sending"),
    "discard": ("discard", "discards", "discarding"),
    "tribute": ("Tribute", "Tributes", "Tributing"),
    "banish": ("banish", "banishes", "banishing"),
    "return": ("return", "returns", "returning"),
}


def render(abilities: list[t.Ability], card: Card) -> str:
    """The card text that says `abilities`. Raises Unsayable for a tree that has no wording."""
    return _Text(card).whole(abilities)


class _Text(Words):
    def __init__(self, card: Card) -> None:
        self.card = card

    def whole(self, abilities: list[t.Ability]) -> str:
        text = ""
        for ability in abilities:
            if text and not text.endswith("\n"):
                text += "\n" if "\n●" in text and text.rsplit("\n", 1)[-1].startswith("●") else " "
            text += self.ability(ability)
        for limit, line in (
            ("each", f'You can only use each effect of "{self.card.name}" once per turn.'),
            ("shared", f'You can only use 1 "{self.card.name}" effect per turn, and only once that turn.'),
        ):
            if any(ability.limit == limit for ability in abilities):
                text += (" " if not text.rsplit("\n", 1)[-1].startswith("●") else "\n") + line
        return text

    # ------------------------------------------------------------------------------------------------------ abilities
    def ability(self, ability: t.Ability) -> str:
        self._references(ability)
        match ability.kind:
            case "material":
                return " + ".join(self._material(group) for group in ability.targets) + "\n"
            case "equip":
                return f"Equip only to {self.np(ability.targets[0], 'some', where=False)}."
            case "limit":
                return self._summon_condition(ability.do[0].op)
            case "activation limit":
                return f'You can only activate 1 "{self.card.name}" per turn.'
            case "control limit":
                return f'You can only control 1 "{self.card.name}".'
            case "continuous":
                return self._continuous(ability)
            case "summon":
                text = self._procedure(ability)
            case _:
                text = self._effect(ability)
        said = {
            "name": f'You can only use this effect of "{self.card.name}" once per turn.',
            "duel": f'You can only use this effect of "{self.card.name}" once per duel.',
            "faceup": "You can only use this effect once while this card is face-up on the field.",
        }.get(ability.limit)
        if said:
            text += ("\n" if text.rsplit("\n", 1)[-1].startswith("●") else " ") + said
        return text

    def _references(self, ability: t.Ability) -> None:
        when = ability.when
        subject = when.subject if when is not None else None
        if when is not None and (subject is None or subject.ref):
            subject = when.other
        kinds = subject.filter.kinds if subject is not None else ()
        battle = when is not None and when.events[0] in ("attack", "destroys", "battle damage")
        self.event_noun = "monster" if kinds == ("monster",) or battle else "card"
        self.cost_noun = COSTS["tribute"]
        for step in ability.cost:
            if isinstance(step.op, t.Move) and step.op.how in COSTS:
                self.cost_noun = COSTS[step.op.how]

    def _material(self, group: t.Group) -> str:
        return self.described(group.filter, False) if group.filter.names else self.np(group)

    def _continuous(self, ability: t.Ability) -> str:
        first = ability.do[0].op
        if isinstance(first, t.Replace):
            cause = {
                "": "",
                "battle": " by battle",
                "effect": " by card effect",
                "battle or effect": " by battle or card effect",
            }
            may = "you can " if ability.optional else ""
            instead = self.steps(first.instead)
            return f"If {self.subject(first.group)} would be destroyed{cause[first.cause]}, {may}{instead} instead."
        text = self.steps(ability.do)
        if ability.when is not None:
            text = f"each time {self.occasion(ability.when)}, {text}"
        elif ability.conditions:
            text = f"while {self.conditions(ability.conditions)}, {text}"
        elif ability.windows:
            text = f"during {WINDOW_WORDS[ability.windows]}, {text}"
        elif isinstance(first, t.PlayerRule) and first.rule == "extra normal summon":
            text = "you can " + text
        return capital(text) + "."

    def _procedure(self, ability: t.Ability) -> str:
        op = ability.do[0].op
        text = "you can Special Summon this card"
        if isinstance(op, t.NormalSummon):
            text = "you can Normal Summon this card without Tributing"
        else:
            text += f" (from your {self.zones(ability.active)})"
        if ability.conditions:
            text = f"if {self.conditions(ability.conditions)}, {text}"
        for step in ability.cost:
            if isinstance(step.op, t.PayLife):
                text += f" by paying {step.op.amount} LP"
            else:
                assert isinstance(step.op, t.Move)
                text += " by " + self._moved(step.op, VERBS[step.op.how][2])
        return capital(text) + "."

    def _effect(self, ability: t.Ability) -> str:
        head = self._head(ability)
        body = self.steps(ability.do)
        if ability.targets:
            targets = "target " + " and ".join(self.np(group) for group in ability.targets)
            paid = self.steps(ability.cost) + ", then " + targets if ability.cost else targets
            body = f"{paid}; {body}"
        elif ability.cost:
            body = f"{self.steps(ability.cost)}; {body}"
        if ability.optional:
            body = "you can " + body
        return capital(f"{head}: {capital(body)}" if head else body) + self._end(ability.do)

    def _head(self, ability: t.Ability) -> str:
        parts = []
        if ability.kind == "flip":
            parts.append("FLIP")
        if ability.limit == "turn":
            parts.append({1: "once", 2: "twice"}[ability.times] + " per turn")
        when = ability.when
        if ability.windows:
            parts.append(f"during {WINDOW_WORDS[ability.windows]}")
        if when is not None and when.events == ("phase",):
            parts.append(
                f"at the start of {self.phase(when)}" if when.phase == "battle" else f"during {self.phase(when)}"
            )
        elif when is not None and when.events[0] in ("battle start", "calculation", "battle end"):
            parts.append(self.occasion(when))
        elif when is not None:
            parts.append(f"{ability.timing} {self.occasion(when)}")
            if ability.conditions:
                parts.append("while " + self.conditions(ability.conditions))
        if ability.conditions and (when is None or when.events == ("phase",)):
            parts.append("if " + self.conditions(ability.conditions))
        head = ", ".join(parts)
        if ability.kind == "quick" and self.card.kind == "monster":
            head = f"{head} (Quick Effect)" if head else "(Quick Effect)"
        return head

    def _end(self, steps: tuple[t.Step, ...]) -> str:
        """The period, and the "●" lines that belong to the last operation."""
        lines: list[tuple[str, tuple[t.Step, ...]]] = []
        match steps[-1].op:
            case t.Choose(options=options):
                lines = [("", option) for option in options]
            case t.TossCoin(called=called, heads=heads, tails=tails):
                lines = [("Right: " if called else "Heads: ", heads), ("Wrong: " if called else "Tails: ", tails)]
            case t.RollDie(faces=faces):
                lines = [(" or ".join(str(n) for n in face.results) + ": ", face.do) for face in faces]
        return "." + "".join(f"\n● {name}{capital(self.steps(option))}." for name, option in lines if option)

    def _summon_condition(self, op: t.Operation) -> str:
        assert isinstance(op, t.SummonCondition)
        if op.by == "ritual" and op.name:
            return f'You can Ritual Summon this card with "{op.name}".'
        parts = [] if op.normal else ["Cannot be Normal Summoned/Set."]
        if op.special == "none":
            parts.append("Cannot be Special Summoned.")
        elif op.special:
            how = {"own": "Special Summoned by its own effect", "effect": "Special Summoned by a card effect"}
            said = (
                f'Special Summoned by the effect of "{op.name}"'
                if op.name
                else how.get(op.by, f"{op.by.capitalize()} Summoned")
            )
            parts.append(f"Must {'first ' if op.special == 'first' else ''}be {said}.")
        return " ".join(parts)

    # ----------------------------------------------------------------------------------------------------- operations
    def steps(self, steps: tuple[t.Step, ...]) -> str:
        text = ""
        for index, step in enumerate(steps):
            said = self.op(step.op)
            if step.optional:
                said = "you can " + said
            if step.conditions:
                said = f"if {self.conditions(step.conditions)}, {said}"
            if index and not step.link:
                said = ". " + capital(said)
            elif index:
                said = LINKS[step.link] + said
            text += said
        return text

    def _moved(self, op: t.Move, verb: str) -> str:
        group = op.group
        implied = {"discard": ("hand",), "tribute": ("field",)}.get(op.how)
        hidden = group.zones == implied and group.by != "random" and group.whose == op.who
        if op.who != "you" and group.whose == op.who and group.zones == ("hand",):
            hidden = True
        text = f"{verb} {self.obj(group, 'pick', 'from', where=not hidden)}"
        return text + {"send": " to the GY", "return": " to the hand"}.get(op.how, "")

    def _move(self, op: t.Move) -> str:
        group = op.group
        match op.how:
            case "add":
                but = "".join(f', except "{name}"' for name in group.filter.not_names)
                return f"add {self.obj(group, 'pick', 'from').removesuffix(but)} to your hand{but}"
            case "shuffle":
                return f"shuffle {self.obj(group)} into the Deck"
            case "top" | "bottom":
                return f"place {self.obj(group)} on the {op.how} of the Deck"
        base, actor, _ = VERBS[op.how]
        return self._moved(op, base) if op.who == "you" else f"{ACTORS[op.who]} {self._moved(op, actor)}"

    def _victim(self, who: str) -> str:
        return "you" if who == "you" else ACTORS[who]

    def _amount(self, verb: str, amount: t.Number, noun: str, tail: str = "") -> str:
        """verb 500 noun tail | verb 200 noun tail for each … | verb noun tail equal to …"""
        if isinstance(amount, int):
            return f"{verb} {amount} {noun}{tail}"
        each = self.each(amount)
        if each:
            return f"{verb} {amount.times} {noun}{tail} for each {each}"
        return f"{verb} {noun}{tail} equal to {self.value(amount)}"

    def _modify(self, op: t.Modify) -> str:
        until, stat = UNTIL[op.until], STATS[op.what]
        s = "" if many(op.group) else "s"
        both = op.what == "atk def"
        if op.what == "level" and op.how in ("gain", "lose") and op.group.ref:
            verb = "increase" if op.how == "gain" else "reduce"
            return f"{verb} {self.poss(op.group)} Level by {op.amount}{until}"
        if op.how in ("gain", "lose"):
            verb = f"gain{s}" if op.how == "gain" else f"lose{s}"
            return self._amount(f"{self.subject(op.group)} {verb}", op.amount, stat) + until
        owned = bool(op.group.ref) and op.group.also is None
        if op.how == "swap":
            return (
                f"switch {self.poss(op.group)} ATK and DEF"
                if owned
                else f"switch the ATK and DEF of {self.np(op.group)}"
            ) + until
        what = f"{self.poss(op.group)} {stat}" if owned else f"the {stat} of {self.np(op.group)}"
        if op.how == "become":
            return f"{what} become{'' if both else 's'} {self.value(op.amount)}{until}"
        return f"{what} {'are' if both else 'is'} {'halved' if op.how == 'halve' else 'doubled'}{until}"

    def _rule(self, op: t.Rule) -> str:
        until = " this turn" if op.until == "turn" else UNTIL[op.until]
        if op.rule == "no battle damage":
            return f"you take no battle damage from battles involving {self.obj(op.group)}{until}"
        plural = many(op.group)
        declared = op.rule == "cannot attack" and op.until == "turn" and not op.group.ref
        words = (
            "cannot declare attacks"
            if declared
            else RULES[op.rule].format(
                its="their" if plural else "its",
                be="are" if plural else "is",
                inflict="inflict" if plural else "inflicts",
                leaves="they leave" if plural else "it leaves",
                effects=SOURCES[op.source, op.source_who],
            )
        )
        return f"{self.subject(op.group)} {words}{until}"

    def _player_rule(self, op: t.PlayerRule) -> str:
        until = " this turn" if op.until == "turn" else UNTIL[op.until]
        kind = t.Group(number="all", filter=op.filter)
        named = op.filter != t.Filter()
        who = {"you": "you", "each": "neither player"}.get(op.who) or ACTORS[op.who]
        their, s = ("your", "") if op.who == "you" else ("their", "s")
        if op.rule.startswith("no "):
            return f"{who} take{s} {op.rule}{until}"
        if op.rule.startswith("half "):
            return f"any {op.rule.removeprefix('half ')} you take is halved{until}"
        match op.rule:
            case "extra normal summon":
                group = t.Group(count=op.count, filter=op.filter)
                return f"Normal Summon {self.np(group)} in addition to your Normal Summon or Set"
            case "hand limit":
                return f"{who} can have up to {op.count} cards in {their} hand"
            case "draws":
                return f"{who} draw{s} {op.count} card{'s' if op.count > 1 else ''} for {their} normal draw"
            case "cannot attack":
                verb = f"conduct {'your' if op.who == 'you' else 'their'} Battle Phase"
            case "cannot draw":
                verb = "draw cards"
            case "cannot activate" if op.filter == t.Filter(kinds=("monster",)):
                verb = "activate monster effects"
            case "cannot activate":
                verb = "activate " + self.np(kind, "some") + ("" if named else " or effects")
            case "cannot set":
                verb = "Set" + (" " + self.np(kind, "some") if named else "")
            case _:
                verb = {"cannot normal summon": "Normal Summon", "cannot special summon": "Special Summon"}[op.rule]
                verb += " " + self.np(kind, "some") if named else ""
        windows = f" during {WINDOW_WORDS[op.windows]}" if op.windows else ""
        if op.who == "each":
            return f"neither player can {verb}{windows}{until}"
        return f"{who} cannot {verb}{windows}{until}"

    def _tokens(self, op: t.CreateTokens) -> str:
        stats = f"{op.race}/{op.attribute}/Level {op.level}/ATK {op.atk}/DEF {op.def_}"
        text = f'Special Summon {op.count} "{op.name}{"s" if op.count != 1 else ""}" ({stats})'
        text += self._how(op.position, op.to)
        if op.untributable:
            text += f", but {'it' if op.count == 1 else 'they'} cannot be Tributed for a Tribute Summon"
        return text

    def _how(self, position: str, to: str) -> str:
        return (f" in {POSITIONS[position]}" if position else "") + (
            " to your opponent's field" if to == "opponent" else ""
        )

    def _negate(self, op: t.Negate) -> str:
        if op.what != "effects":
            return {
                "activation": "negate the activation",
                "effect": "negate that effect",
                "attack": "negate the attack",
                "summon": "negate the Summon",
            }[op.what]
        assert op.group is not None
        if op.group.ref == "it":
            return f"negate {self.poss(op.group)} effects{UNTIL[op.until]}"
        return f"negate the effects of {self.obj(op.group)}{UNTIL[op.until]}"

    def _later(self, op: t.Later) -> str:
        phase = self.phase(op.when)
        ordinal = {1: "", 2: "the 2nd of ", 3: "the 3rd of "}.get(op.turns, f"the {op.turns}th of ")
        return f"during {ordinal}{phase}, {self.steps(op.do)}"

    def op(self, op: t.Operation) -> str:
        match op:
            case t.Destroy():
                return f"destroy {self.obj(op.group)}"
            case t.Move():
                return self._move(op)
            case t.Draw(count=int() as count):
                cards = f"{count} card{'s' if count > 1 else ''}"
                return f"draw {cards}" if op.who == "you" else f"{ACTORS[op.who]} draws {cards}"
            case t.Draw():
                return f"draw cards equal to {self.value(op.count)}"
            case t.SpecialSummon():
                text = f"Special Summon {self.obj(op.group, 'pick', 'from' if not op.group.ref else 'in')}"
                text += self._how(op.position, op.to)
                text += f", but negate {'their' if many(op.group) else 'its'} effects" if op.negated else ""
                return text + (", ignoring its Summoning conditions" if op.ignoring else "")
            case t.NormalSummon():
                text = f"Normal Summon{' or Set' if op.set_too else ''} {self.obj(op.group, 'pick', 'from')}"
                return text + (" without Tributing" if op.tributes == 0 else "")
            case t.SetCard():
                return f"Set {self.obj(op.group, 'pick', 'from')}" + (
                    " (it can be activated this turn)" if op.ready else ""
                )
            case t.ChangePosition(to="change") if op.group.ref:
                return f"change {self.poss(op.group)} battle position"
            case t.ChangePosition(to="change"):
                return f"change the battle position of {self.obj(op.group)}"
            case t.ChangePosition():
                return f"change {self.obj(op.group)} to {POSITIONS[op.to]}"
            case t.Damage(amount=int(), who="you"):
                return f"take {op.amount} damage"
            case t.Damage():
                return self._amount("inflict", op.amount, "damage", f" to {self._victim(op.who)}")
            case t.GainLife(who="you"):
                return self._amount("gain", op.amount, "LP")
            case t.GainLife():
                return f"{ACTORS[op.who]} gains {self.value(op.amount)} LP"
            case t.PayLife():
                return f"pay {op.amount} LP" if isinstance(op.amount, int) else "pay half your LP"
            case t.Modify():
                return self._modify(op)
            case t.Become(what="name"):
                return f'{self.poss(op.group)} name becomes "{op.value}"{UNTIL[op.until]}'
            case t.Become():
                return f"{self.subject(op.group)} become{'' if many(op.group) else 's'} {op.value}{UNTIL[op.until]}"
            case t.Negate():
                return self._negate(op)
            case t.EndBattlePhase():
                return "end the Battle Phase"
            case t.SkipPhase(who="you"):
                return f"skip your next {PHASE_WORDS[op.phase]}"
            case t.SkipPhase():
                return f"{ACTORS[op.who]} skips their next {PHASE_WORDS[op.phase]}"
            case t.TakeControl(who="you"):
                return f"take control of {self.obj(op.group)}{UNTIL[op.until]}"
            case t.TakeControl():
                return f"give control of {self.obj(op.group)} to your opponent{UNTIL[op.until]}"
            case t.SwapControl():
                return f"switch control of {self.obj(op.group)}"
            case t.Equip():
                return f"equip {self.obj(op.card, 'pick', 'from')} to {self.obj(op.to)}"
            case t.CreateTokens():
                return self._tokens(op)
            case t.PlaceCounters(count=int() as count):
                return f"place {count} {op.name} Counter{'s' if count > 1 else ''} on {self.obj(op.group)}"
            case t.PlaceCounters():
                return f"place {op.name} Counters on {self.obj(op.group)} equal to {self.value(op.count)}"
            case t.RemoveCounters():
                count_ = "all" if op.all_ else str(op.count)
                return f"remove {count_} {op.name} Counter{'' if count_ == '1' else 's'} from {self.obj(op.group)}"
            case t.Detach():
                more = " or more" if op.number == "at least" else ""
                s = "s" if more or op.count > 1 else ""
                return f"detach {op.count}{more} material{s} from {self.obj(op.group)}"
            case t.Attach():
                return f"attach {self.obj(op.group)} to {self.obj(op.to)} as material"
            case t.Reveal():
                return f"reveal {self.obj(op.group)}"
            case t.Look():
                return f"look at {self.obj(op.group)}"
            case t.Arrange():
                return f"place {self.obj(op.group)} on the {op.to} of the Deck in any order"
            case t.Shuffle():
                return {"you": "shuffle your Deck", "opponent": "shuffle your opponent's Deck"}.get(op.who) or (
                    f"{ACTORS[op.who]} shuffles their Deck"
                )
            case t.TossCoin():
                if op.called:
                    return "toss a coin and call it"
                return "toss a coin" if op.count == 1 else f"toss {op.count} coins"
            case t.RollDie():
                return "roll a six-sided die"
            case t.Choose():
                if op.who != "you":
                    return f"{ACTORS[op.who]} applies 1 of these effects"
                return ("activate" if op.at == "activation" else "apply") + " 1 of these effects"
            case t.FusionSummon():
                zones = self.zones(op.zones)
                return (
                    f"Fusion Summon {self.np(op.group, 'pick', 'from')}, using monsters from your {zones} as material"
                )
            case t.RitualSummon():
                named = (
                    self.described(op.group.filter, False) if op.group.filter.names else self.np(op.group, where=False)
                )
                total = "its Level" if op.total is None else str(op.total)
                return (
                    f"Ritual Summon {named} from your hand, by Tributing monsters from your {self.zones(op.zones)} "
                    f"whose total Levels {'equal' if op.exact else 'equal or exceed'} {total}"
                )
            case t.Rule():
                return self._rule(op)
            case t.PlayerRule():
                return self._player_rule(op)
            case t.WinDuel():
                return "you win the Duel" if op.who == "you" else f"{ACTORS[op.who]} wins the Duel"
            case t.Later():
                return self._later(op)
        raise Unsayable(type(op).__name__)
