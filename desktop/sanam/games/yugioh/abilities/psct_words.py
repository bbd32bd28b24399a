"""Noun phrases, numbers, conditions and occasions of the ability tree as English card text."""

from __future__ import annotations

from sanam.games.yugioh.abilities import tree as t

ZONE_WORDS = {
    "hand": "hand",
    "graveyard": "GY",
    "deck": "Deck",
    "extra": "Extra Deck",
    "field": "field",
    "monster": "Monster Zone",
    "spell-trap": "Spell & Trap Zone",
    "field zone": "Field Zone",
}
STATS = {"atk": "ATK", "def": "DEF", "atk def": "ATK/DEF", "level": "Level", "rank": "Rank"}
UNTIL = {
    "": "",
    "turn": " until the end of this turn",
    "battle": " until the end of the Battle Phase",
    "damage": " during damage calculation only",
    "opponent turn": " until the end of your opponent's next turn",
    "your turn": " until the end of your next turn",
    "standby": " until your next Standby Phase",
    "self": " while this card is face-up on the field",
}
PHASE_WORDS = {
    "draw": "Draw Phase",
    "standby": "Standby Phase",
    "main 1": "Main Phase 1",
    "battle": "Battle Phase",
    "end": "End Phase",
}
WINDOW_WORDS = {
    ("your turn", "main"): "your Main Phase",
    ("your turn",): "your turn",
    ("opponent turn",): "your opponent's turn",
    ("main",): "the Main Phase",
    ("battle",): "the Battle Phase",
    ("your turn", "battle"): "your Battle Phase",
    ("opponent turn", "battle"): "your opponent's Battle Phase",
    ("damage",): "the Damage Step",
}
CAUSES = {
    ("battle", ""): " by battle",
    ("effect", ""): " by card effect",
    ("battle or effect", ""): " by battle or card effect",
    ("effect", "opponent"): " by your opponent's card effect",
    ("effect", "you"): " by your card effect",
    ("battle or effect", "opponent"): " by your opponent's card",
    ("", ""): "",
}
COSTS = {
    "tribute": "the Tributed monster",
    "discard": "the discarded card",
    "banish": "the banished card",
    "send": "the sent card",
}
POSITION = {"attack": "Attack Position", "defense": "Defense Position"}
ACTORS = {"opponent": "your opponent", "each": "each player", "controller": "its controller"}


class Unsayable(Exception):
    """This tree has no wording in the grammar of psct.lark."""


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def an(text: str) -> str:
    return ("an " if text[:1].lower() in "aeiou" else "a ") + text


def many(group: t.Group) -> bool:
    """Whether the group is spoken of in the plural."""
    if group.also is not None:
        return True
    if group.ref:
        return group.number == "all"
    return group.number in ("all", "any", "at least") or group.count > 1


class Words:
    """Writes the parts of one ability; what the occasion and the cost were decides some references."""

    event_noun = "card"
    cost_noun = "the Tributed monster"

    # --------------------------------------------------------------------------------------------------------- groups
    def noun(self, filter_: t.Filter, plural: bool, activation: bool = False) -> str:
        s = "s" if plural else ""
        kinds, traits = filter_.kinds, filter_.traits
        if kinds == ("monster",):
            if traits == ("token",):
                return f"Token{s}"
            if traits == ("tuner",):
                return f"Tuner{s}"
            words = [trait.capitalize() for trait in traits]
            return " ".join([*words, f"Monster{s}" if traits else f"monster{s}"])
        if traits:
            raise Unsayable("traits of something else than monsters")
        card = f" Card{s}" if activation else ""
        if kinds in (("spell",), ("trap",)):
            icon = "-".join(word.capitalize() for word in filter_.icons[0].split("-")) + " " if filter_.icons else ""
            return icon + kinds[0].capitalize() + (s if not card or icon else "") + ("" if icon else card)
        if kinds == ("spell", "trap"):
            return "Spells and Traps" if plural else "Spell/Trap"
        if kinds:
            raise Unsayable(f"kinds {kinds}")
        return f"card{s}"

    def described(self, filter_: t.Filter, plural: bool, other: bool = True, activation: bool = False) -> str:
        """The filter without its "with …" and ", except …"."""
        words = []
        if filter_.other and other:
            words.append("other")
        if filter_.summoned:
            words.append(filter_.summoned.capitalize() + " Summoned")
        if filter_.face:
            words.append("face-" + filter_.face)
        if filter_.position:
            words.append(POSITION[filter_.position])
        if filter_.level:
            words.append("Level " + self.range(filter_.level, "lower", "higher"))
        if filter_.rank:
            words.append("Rank " + self.range(filter_.rank, "lower", "higher"))
        words += [f"non-{trait.capitalize()}" for trait in filter_.not_traits]
        if filter_.attributes:
            words.append(" or ".join(filter_.attributes))
        if filter_.races:
            words.append(" or ".join(filter_.races))
        words += [f'"{name}"' for name in filter_.series]
        if filter_.names:
            words.append(f'"{filter_.names[0]}"')
        else:
            words.append(self.noun(filter_, plural, activation))
        return " ".join(words)

    @staticmethod
    def range(bounds: t.Range, lower: str, higher: str) -> str:
        if bounds.low is None:
            return f"{bounds.high} or {lower}"
        return str(bounds.low) if bounds.low == bounds.high else f"{bounds.low} or {higher}"

    def having(self, filter_: t.Filter) -> str:
        text = ""
        for stat, bounds in (("ATK", filter_.atk), ("DEF", filter_.def_)):
            if bounds:
                text += f" with {self.range(bounds, 'less', 'more')} {stat}"
        if filter_.counter:
            text += f" with a {filter_.counter} Counter"
        return text

    def zones(self, zones: tuple[str, ...]) -> str:
        return " or ".join(ZONE_WORDS[zone] for zone in zones)

    def where(self, group: t.Group, prep: str) -> str:
        if not group.zones:
            return ""
        if group.zones == ("field",):
            return {"you": " you control", "opponent": " your opponent controls", "either": " on the field"}[
                group.whose
            ]
        if group.whose == "either":
            return (
                f" {prep} either GY"
                if group.zones == ("graveyard",)
                else f" {prep} either player's {self.zones(group.zones)}"
            )
        owner = {"you": "your", "opponent": "your opponent's"}[group.whose]
        return f" {prep} {owner} {self.zones(group.zones)}"

    def quantity(self, group: t.Group, style: str) -> str:
        if style in ("each", "no"):
            return ""
        if group.number == "exactly":
            return "" if style == "some" and group.count == 1 else str(group.count)
        if group.number == "all":
            return "all" if style == "pick" else ""
        return {"up to": f"up to {group.count}", "at least": f"{group.count} or more", "any": "any number of"}[
            group.number
        ]

    def np(
        self, group: t.Group, style: str = "pick", prep: str = "in", where: bool = True, activation: bool = False
    ) -> str:
        """style "pick": 1, up to 2, all; "some": a, another, bare plural; "each": bare singular; "no": bare plural."""
        filter_ = group.filter
        plural = style == "no" or (many(group) and style != "each")
        quantity = self.quantity(group, style)
        owner = "your opponent's" if group.whose == "opponent" else "your"
        if group.by == "random":
            return f"{quantity} random card {prep} {owner} hand"
        if group.zones == ("deck top",):
            return (
                f"the top card of {owner} Deck" if group.count == 1 else f"the top {group.count} cards of {owner} Deck"
            )
        if group.zones == ("hand",) and group.number == "all" and filter_ == t.Filter() and style == "pick":
            if not where:
                return "their entire hand" if group.whose != "you" else "your entire hand"
            return "your hand" if group.whose == "you" else "your opponent's hand"
        if group.zones == ("banished",):
            return f"{quantity} of {owner} banished {self.described(filter_, True)}{self.having(filter_)}"
        another = style == "some" and not plural and filter_.other and group.number == "exactly"
        text = self.described(filter_, plural, not another, activation)
        if another:
            text = "another " + text
        elif quantity:
            text = f"{quantity} {text}"
        elif style == "some" and not plural:
            text = an(text)
        place = self.where(group, prep) if where else ""
        having = self.having(filter_)
        text += place + having if group.zones == ("field",) else having + place
        return text + "".join(f', except "{name}"' for name in filter_.not_names)

    def obj(self, group: t.Group, style: str = "pick", prep: str = "in", where: bool = True) -> str:
        if group.also is not None:
            first = t.Group(ref=group.ref, number=group.number, zones=group.zones, index=group.index)
            return f"{self.obj(first)} and {self.obj(group.also, style, prep, where)}"
        plural = group.number == "all"
        match group.ref:
            case "":
                return self.np(group, style, prep, where)
            case "self":
                return "this card" + (f" from your {self.zones(group.zones)}" if group.zones else "")
            case "it":
                return "them" if plural else "it"
            case "target":
                if group.index:
                    return f"the {('first', 'second')[group.index - 1]} target"
                return "those targets" if plural else "that target"
            case "event":
                return f"those {self.event_noun}s" if plural else f"that {self.event_noun}"
            case "cost":
                return self.cost_noun
            case "equipped":
                return "the equipped monster"
            case "attacker":
                return "the attacking monster"
            case "attacked":
                return "the attack target"
            case "opposing":
                return "the monster it battles"
            case "materials":
                return "the materials used for its Summon"
        raise Unsayable(f"reference {group.ref}")

    def subject(self, group: t.Group) -> str:
        if group.ref == "it" and group.number == "all":
            return "they"
        return self.obj(group, "some")

    def poss(self, group: t.Group) -> str:
        if group.ref == "it":
            return "their" if group.number == "all" else "its"
        if group.ref in ("opposing", "materials") or group.also is not None or not group.ref:
            raise Unsayable(f"the possessive of {group.ref}")
        owner = self.obj(group)
        return owner + ("'" if owner.endswith("s") else "'s")

    # -------------------------------------------------------------------------------------------------------- numbers
    def value(self, amount: t.Number) -> str:
        if isinstance(amount, int):
            return str(amount)
        base = self.base(amount)
        if amount.over == 2:
            return "half " + base
        return base if amount.times == 1 else f"{base} x {amount.times}"

    def base(self, amount: t.Amount) -> str:
        group = amount.group
        if amount.of in ("atk", "def", "level", "original atk", "original def") and group is not None:
            original, stat = ("original ", amount.of[9:]) if amount.of.startswith("original") else ("", amount.of)
            if group.ref:
                return f"{self.poss(group)} {original}{STATS[stat]}"
            return f"the combined {STATS[stat]} of {self.np(group)}"
        if amount.of == "count" and group is not None:
            return f"the number of {self.np(group, 'no')}"
        if amount.of == "counters" and group is not None:
            return f"the number of {amount.counter} Counters on {self.obj(group)}"
        if amount.of == "lp":
            return "your LP" if amount.who == "you" else "your opponent's LP"
        return {"die": "the result", "heads": "the number of heads", "damage": "that damage"}[amount.of]

    def each(self, amount: t.Amount) -> str:
        """What stands after "for each", or "" when the amount is not said so."""
        group = amount.group
        if amount.over == 1 and amount.of == "count" and group is not None:
            return self.np(group, "each")
        if amount.over == 1 and amount.of == "counters" and group is not None:
            return f"{amount.counter} Counter on {self.obj(group)}"
        return {"did": "card destroyed", "heads": "heads"}.get(amount.of, "")

    # ----------------------------------------------------------------------------------------------------- conditions
    def conditions(self, conditions: tuple[t.Condition, ...]) -> str:
        return " and ".join(self.condition(condition) for condition in conditions)

    def condition(self, condition: t.Condition) -> str:
        match condition:
            case t.IsIn(zones=zones):
                return f"this card is in your {self.zones(zones)}"
            case t.Is(group=group, filter=filter_):
                return self._is(group, filter_)
            case t.Compare(left=t.Amount() as left, sign=sign, right=right):
                return self._compare(left, sign, right)
        raise Unsayable("condition")

    def _is(self, group: t.Group, filter_: t.Filter) -> str:
        who = self.subject(group)
        be = "are" if many(group) else "is"
        if filter_ == t.Filter(summoned=filter_.summoned) and filter_.summoned:
            return f"{who} was {filter_.summoned.capitalize()} Summoned"
        if filter_ == t.Filter(position=filter_.position) and filter_.position:
            return f"{who} {be} in {POSITION[filter_.position]}"
        if filter_ == t.Filter(face=filter_.face) and filter_.face:
            return f"{who} {be} face-{filter_.face}"
        return f"{who} {be} {an(self.described(filter_, False))}{self.having(filter_)}"

    def _compare(self, left: t.Amount, sign: str, right: t.Number) -> str:
        group = left.group
        if left.of == "lp":
            if isinstance(right, t.Amount):
                return "your LP are lower than your opponent's"
            return f"your LP are {right} or {'less' if sign == '≤' else 'more'}"
        if left.of == "counters" and group is not None:
            return f"{self.obj(group)} has {right} or more {left.counter} Counter{'s' if right != 1 else ''}"
        if left.of != "count" or group is None:
            raise Unsayable("comparison")
        if isinstance(right, t.Amount):
            return f"your opponent controls more {self.noun(group.filter, True)} than you do"
        if group.zones == ("materials",):
            return "this card has a material" if right == 1 else f"this card has {right} or more materials"
        if group.zones == ("hand",) and group.filter == t.Filter() and group.whose == "you":
            if sign == "=":
                return "you have no cards in your hand"
            return f"you have {right} or {'less' if sign == '≤' else 'more'} cards in your hand"
        said = {"you": "you control", "opponent": "your opponent controls"}.get(group.whose, "")
        controlled = group.zones == ("field",) and bool(said)
        if sign == "=":
            return (
                f"{said} no {self.np(group, 'no', where=False)}"
                if controlled
                else f"there are no {self.np(group, 'no')}"
            )
        shown = t.Group(
            number="exactly" if right == 1 else "at least",
            count=right,
            whose=group.whose,
            zones=group.zones,
            filter=group.filter,
        )
        text = self.np(shown, "some", where=not controlled)
        return f"{said} {text}" if controlled else f"there {'is' if right == 1 else 'are'} {text}"

    # ------------------------------------------------------------------------------------------------------ occasions
    def phase(self, when: t.Occasion) -> str:
        owner = {"you": "your", "opponent": "your opponent's", "either": "the"}[when.who]
        return f"{owner} {PHASE_WORDS[when.phase]}"

    def occasion(self, when: t.Occasion) -> str:
        """The occasion, without "when" or "if"."""
        event = when.events[0]
        subject = self.subject(when.subject) if when.subject is not None else ""
        plural = when.subject is not None and many(when.subject)
        be = f"{subject} {'are' if plural else 'is'}"
        cause = CAUSES[when.cause, when.cause_who]
        other = self.subject(when.other) if when.other is not None else ""
        if event == "activation":
            return self._activation(when)
        if event == "summoned":
            return f"{be} Summoned"
        if event.endswith(" summoned"):
            ways = " or ".join(name.removesuffix(" summoned").capitalize() for name in when.events)
            return (
                f"{be} {ways} Summoned"
                + {"you": " to your field", "opponent": " to your opponent's field", "": ""}[when.who]
            )
        if event == "sent":
            if when.origin:
                owner = "your" if when.who == "you" else "the"
                return f"{be} sent from {owner} {self.zones(when.origin)} to the GY{cause}"
            return f"{be} sent to the GY{cause}"
        match event:
            case "set" | "tributed" | "banished" | "discarded":
                word = {"set": "Set", "tributed": "Tributed"}.get(event, event)
                return f"{be} {word}"
            case "flipped":
                return f"{be} flipped face-up"
            case "destroyed":
                return f"{be} destroyed{cause}" + (" and sent to the GY" if when.to else "")
            case "returned":
                return f"{be} returned to the hand"
            case "detached":
                return f"{be} detached from {other}"
            case "left":
                return f"{subject} {'leave' if plural else 'leaves'} the field"
            case "attack" if not subject:
                return (
                    f"{other} {'are' if when.other is not None and many(when.other) else 'is'} targeted for an attack"
                )
            case "attack" if when.direct:
                return f"{subject} declares a direct attack"
            case "attack":
                return f"{subject} declares an attack" + (f" on {other}" if other else "")
            case "destroys":
                return f"{subject} destroys {other} by battle" + (" and sends it to the GY" if when.to else "")
            case "battle damage" if subject:
                return f"{subject} inflicts battle damage to your opponent"
            case "battle damage":
                return "you take battle damage" if when.who == "you" else "your opponent takes battle damage"
            case "damage":
                return "you take effect damage" if when.cause else "you take damage"
            case "life gained":
                return "you gain LP"
            case "life paid":
                return "you pay LP"
            case "summoning":
                return (
                    f"your opponent would Summon {subject}"
                    if when.who == "opponent"
                    else f"{subject} would be Summoned"
                )
            case "counter":
                return f"a {when.counter} Counter is placed on {subject}"
            case "position":
                return f"the battle position of {subject} is changed"
            case "equipped":
                return f"{subject} becomes equipped to a monster"
            case "drawn":
                return f"you draw {subject}" if when.who == "you" else f"your opponent draws {subject}"
            case "battle start":
                return f"at the start of the Damage Step, if {subject} battles {other}"
            case "calculation":
                return f"during damage calculation, if {subject} battles {other}"
            case "battle end":
                return f"at the end of the Damage Step, if {subject} battled {other}"
        raise Unsayable(f"event {event}")

    def _activation(self, when: t.Occasion) -> str:
        if when.subject == t.SELF:
            return "this card is activated"
        targets = f" that targets {self.subject(when.other)}" if when.other is not None else ""
        if when.activated == "card or effect" or when.subject is None:
            what = "a card or effect"
        else:
            what = self.np(when.subject, "some", activation=when.activated == "card")
            what += " effect" if when.activated == "effect" else ""
        return (f"your opponent activates {what}" if when.who == "opponent" else f"{what} is activated") + targets
