"""A card's profile: what the rules of play need to know of a definition, worked out once for each code of a match."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.cards.unread_text import may_cost, summons_itself_from
from sanam.games.yugioh.rules.naming import settled
from sanam.games.yugioh.texts.execution.facts import LISTENING, NO_EFFECT, occasion_facts
from sanam.games.yugioh.texts.execution.history import asked
from sanam.games.yugioh.texts.execution.misplaced import bearers, is_choosy, keeps_positions, lends
from sanam.games.yugioh.texts.execution.one_kind import ONE_KIND, ONE_OF_EACH
from sanam.games.yugioh.texts.execution.open_hands import OPEN_HAND
from sanam.games.yugioh.texts.execution.parts import reads
from sanam.games.yugioh.texts.execution.substitutes import STANDS_IN
from sanam.games.yugioh.texts.tree import (
    IN_COLUMN,
    SELF,
    WHEN_IT_LEAVES,
    Ability,
    Amount,
    Become,
    Body,
    ByHand,
    CloseZones,
    Compare,
    Condition,
    Copies,
    CopyEffects,
    Destroy,
    Equip,
    Filter,
    Group,
    Modify,
    Move,
    Negate,
    Occasion,
    PlayerRule,
    Rule,
    Step,
    SummonCondition,
    WinDuel,
    awaited,
    changes_battle_values,
    from_plain,
    is_open_ended,
    occasions,
    operations,
    used_face_down,
)
from sanam.games.yugioh.texts.tree.within import groups_in

#: An ability index that stands for no ability of the tree, as NO_EFFECT does.
BY_HAND = -1

#: Zone words of the field.
#: What every Flip Effect answers to, whoever or whatever turns the monster face-up (YZH-2.18, YZH-2.19, YFA-2.33).
FLIPPED = Occasion(events=("flipped",), subject=SELF)

#: What an Equip Spell is activated for when its text does not say "Equip only to …" (YZH-2.98, YFA-2.79).
EQUIP_ANY = Ability(
    kind="equip", targets=(Group(whose="either", zones=("monster",), filter=Filter(kinds=("monster",), face="up")),)
)


class TreatedAs(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card is while it lies on the field, besides what is printed on it: the monster that it has become, and the
    abilities that its materials have given it, each as the code of the giver and its index there.

    later: those that it has got on the field, in the order in which they came, so that none changes its place: of
    "attached" Xyz Materials, in force while so many of them are there, or as a text copies them "by" a name.
    hushed: the names of copies that stand in the place of its own abilities, with the index of the one, or -1 for all.
    """

    code: str
    body: Body | None = None
    gained: tuple[tuple[str, int], ...] = ()
    later: tuple[tuple[str, int, str], ...] = ()
    hushed: tuple[tuple[int, str], ...] = ()


#: Why an ability is there that came from an Xyz Material.
ATTACHED = "attached"
#: The kinds of abilities that are effects of a monster, which others can copy.
EFFECTS = ("ignition", "quick", "trigger", "flip", "continuous", "attack cost")


class Profile:
    """The parsed definition of one code; `gained`: abilities beyond those of its text; `hushed`: see `TreatedAs`."""

    def __init__(
        self, data: CardData, gained: tuple[Ability, ...] = (), hushed: tuple[tuple[int, str], ...] = ()
    ) -> None:
        self.data = data
        self.key = data.key
        self.monster = data.kind == "monster"
        self.spell = data.kind == "spell"
        self.trap = data.kind == "trap"
        self.traits = frozenset(data.traits)
        self.by_hand = data.by_hand
        #: Whether something has to be paid by hand when its text, which is not understood, is activated.
        self.costs_by_hand = data.by_hand and may_cost(data.text)
        printed = from_plain(data.abilities or [])
        #: Whether it stays on the field once it has resolved.
        self.permanent = data.icon in ("continuous", "equip", "field") or any(map(_remains, printed))
        #: What it gives to a monster that is Summoned with it as material, by index.
        self.gifts = {at: ability for at, ability in enumerate(printed) if ability.given is not None}
        self.abilities: list[Ability] = [
            msgspec.structs.replace(ability, kind="gift") if ability.given else _in_play(ability, self.permanent)
            for ability in (_unless_copied(at, each, hushed) for at, each in enumerate((*printed, *gained)))
        ]
        #: Whether its text gives a monster the effects of others.
        self.copies = any(isinstance(op, CopyEffects) for ability in printed for op in operations(ability))
        self._parts_read: dict[int, frozenset[str]] = {}
        #: The abilities from this one on are not those of its text.
        self.own = len(printed)
        #: The words of what holds while it is face-up and nobody understood.
        self.unread = _unread(self.abilities)
        kinds = [ability.kind for ability in self.abilities]
        if data.icon == "equip" and not data.by_hand and "equip" not in kinds and "activate" not in kinds:
            self.abilities.append(EQUIP_ANY)
        self._sort()
        #: What must hold for a Trap to be activated from the hand, each way by itself.
        early = [ability for ability in self.abilities if ability.kind == "from hand"]
        self.from_hand = [ability.conditions for ability in early if ability.active != ("spell-trap",)]
        #: The same, in the turn in which it was Set.
        self.when_set = [ability.conditions for ability in early if ability.active == ("spell-trap",)]
        #: The Quick Effects of the face-down card, by their indices: "when this face-down card is targeted".
        self.face_down = frozenset(at for at, one in enumerate(self.abilities) if used_face_down(one))
        #: Whether it is Normal Summoned once more on the field to have its effects.
        self.gemini = "gemini" in kinds
        #: Whether it destroys itself, takes itself from the field, or wins the duel as soon as something is true.
        self.fades = any(
            self.abilities[i].when is None and isinstance(step.op, Destroy | Move | WinDuel)
            for i in self.continuous
            for step in self.abilities[i].do
        )
        #: Whether something of it answers that the monster it is equipped to leaves the field.
        self.mourns = any(
            when.subject is not None
            and when.subject.ref == "equipped"
            and {"destroyed", "sent", "left", "tributed", "banished", "returned"} & {*when.events}
            for ability in self.abilities
            for when in occasions(ability.when)
        )
        self._find_battle_values()
        #: Whether something of it may be activated at Spell Speed 2 or more.
        self.fast = self.trap or data.icon == "quick-play" or bool(self.quicks) or (self.by_hand and self.monster)
        self.kinds = frozenset(ability.kind for ability in self.abilities)
        #: What of this turn's past its texts ask about.
        self.asked = asked((*self.abilities, *self.gifts.values()))
        self._find_occasions()
        self._find_own_summons()
        #: Whether anything of it may be open-ended (see `is_open_ended`).
        self.open_ended = self.by_hand or any(map(is_open_ended, (*self.abilities, *self.gifts.values())))
        self.extra = data.is_extra
        self.token = "token" in self.traits
        #: Whether it is Summoned with own monsters from the Extra Deck, "synchro" or "xyz", and with how many at least.
        self.rises = "synchro" if "synchro" in self.traits else "xyz" if "xyz" in self.traits else ""
        groups = self.material.targets if self.material is not None else ()
        self.least_materials = max(
            sum(group.count for group in groups), 2 if self.rises == "synchro" or not groups else 1
        )
        #: What a monster may declare, or whatever lies face-up on the field.
        self.declared = self.ignitions + self.quicks
        #: What of that a player may declare who does not control it.
        self.shared = [at for at in self.declared if self.abilities[at].by]
        #: Whether it is a monster with nothing that could be activated by declaration.
        self.idle = self.monster and not self.by_hand and not self.declared
        #: Whether it may be Normal Summoned or Set at all (YZH-2.71, YZH-2.81).
        self.normal_summonable = not (
            self.extra or self.token or "ritual" in self.traits or "special-summon" in self.traits
        ) and all(limit.normal for limit in self.limits)
        #: Whether it may be Set to a Spell & Trap Zone: any card but a monster, or a monster whose text lets it.
        self.sets_as_spell = not self.monster or any(limit.as_spell for limit in self.limits)
        #: The Tributes that its own text asks for, 0 where its Level says how many.
        self.own_tributes = max((limit.tributes for limit in self.limits), default=0)
        self.original = {
            "atk": data.atk or 0,
            "def": data.def_ or 0,
            "level": data.level,
        }

    def _find_occasions(self) -> None:
        #: By the kind of fact, the abilities that wait for it.
        self.listens: dict[str, list[int]] = {}
        for i, ability in enumerate(self.abilities):
            for what in sorted(occasion_facts(ability)) if ability.kind in LISTENING else ():
                self.listens.setdefault(what, []).append(i)
        gifts = self.gifts.values()
        #: The kinds of facts at which a continuous ability does something at once ("each time …").
        steady = [ability for ability in (*self.abilities, *gifts) if ability.kind == "continuous"]
        steady += [waiting for ability in self.abilities for waiting in awaited(ability)]
        self.upon = frozenset[str]().union(*map(occasion_facts, steady))
        #: The kinds of facts that an ability which it gives as a material waits for.
        self.given = frozenset[str]().union(*[occasion_facts(gift) for gift in gifts if gift.kind in LISTENING])
        #: What it may have to put right on the field as long as it is there (see `misplaced`).
        self.keeps_positions = any(map(keeps_positions, self.abilities))
        #: The monsters that an Equip Spell stays equipped to; None for all.
        self.bearers = next(map(bearers, filter(is_choosy, self.abilities)), None)
        self.choosy = self.bearers is not None
        #: Whether its text counts what was sent for its own Summon, as materials.
        pays = any(ability.kind == "summon" and ability.cost for ability in self.abilities)
        self.counts_its_cost = pays and any(group.ref == "materials" for group in groups_in(tuple(self.abilities)))
        #: Whether it negates effects by where they were activated, or in which position.
        self.negates_by_place = any(
            isinstance(op, PlayerRule)
            and (op.rule == "defense effects negated" or (op.rule == "effects negated" and op.zones))
            for ability in self.abilities
            for op in operations(ability)
        )
        #: Whether it answers what is activated in some place off the field, or was activated in some place.
        self.answers_by_place = any(
            when.subject is not None
            and (
                (
                    {*when.events} & {"activation", "resolution"}
                    and {*when.subject.zones} & {"hand", "graveyard", "field"}
                )
                or ("resolving" in when.events and when.subject.zones)
            )
            for ability in self.abilities
            for when in occasions(ability.when)
        )
        self.lends = any(map(lends, self.abilities))
        said = [op for ability in self.abilities for op in operations(ability)]
        #: Whether it lets players control monsters of one kind only.
        self.one_kind = any(isinstance(op, PlayerRule) and op.rule in (*ONE_KIND, ONE_OF_EACH) for op in said)
        #: Whether hands are played open because of it.
        self.opens_hands = any(isinstance(op, PlayerRule) and op.rule == OPEN_HAND for op in said)
        #: Whether it stands in for materials that are named.
        rules = [op.rule for known in (*self.abilities, *gifts) for op in operations(known) if isinstance(op, Rule)]
        self.stands_in = any(rule.startswith(STANDS_IN) for rule in rules)
        #: Whether it has zones that cannot be used.
        self.closes_zones = any(isinstance(op, CloseZones) for op in said)
        #: Whether its text speaks of the columns in which cards lie.
        filters = [group.filter for group in groups_in(tuple(self.abilities))]
        self.reads_columns = any(one.what in IN_COLUMN for filter_ in filters for one in filter_.related)

    def _find_battle_values(self) -> None:
        #: Of each ability, whether it changes the values that monsters battle with.
        self.battle_values = [changes_battle_values(ability) for ability in self.abilities]
        #: Whether it does so as long as it lies face-up.
        self.steady_battle_values = any(self.battle_values[i] for i in self.continuous)
        for i, ability in enumerate(self.abilities):
            if ability.kind == "activate" and any(map(_equips_itself, ability.do)):
                self.battle_values[i] |= self.steady_battle_values

    def _sort(self) -> None:
        """Note the indices of the abilities by what they are used for."""
        self.limits: list[SummonCondition] = []
        #: Index of the ability that activating the card itself uses: BY_HAND, NO_EFFECT or an index (Spells and Traps).
        self.activation = NO_EFFECT
        self.ignitions: list[int] = []
        self.quicks: list[int] = []
        self.triggers: list[int] = []
        self.summons: list[int] = []
        self.continuous: list[int] = []
        self.material: Ability | None = None
        for i, ability in enumerate(self.abilities):
            match ability.kind:
                case "activate" | "equip":
                    self.activation = i
                case "ignition":
                    self.ignitions.append(i)
                case "quick":
                    self.quicks.append(i)
                case "trigger" | "flip":
                    self.triggers.append(i)
                case "summon":
                    self.summons.append(i)
                case "continuous":
                    self.continuous.append(i)
                case "material":
                    self.material = ability
                case "limit":
                    self.limits += [s.op for s in ability.do if isinstance(s.op, SummonCondition)]
        if self.by_hand and not self.monster:
            self.activation = BY_HAND
        #: Quick Effects that are activated whether their controller wants it or not.
        self.forced_quicks = [
            i
            for i in self.quicks
            if self.monster and self.abilities[i].when is not None and not self.abilities[i].optional
        ]
        #: Whether it comes to the field by another card's effect alone.
        self.placed = any(ability.kind == "placed" for ability in self.abilities)
        #: Whether nothing comes of activating the card, so that it cannot be activated.
        self.inert = self.placed or (
            self.activation == NO_EFFECT and not self.monster and not self.permanent and bool(self.abilities)
        )

    def _find_own_summons(self) -> None:
        #: Places off the field from which something of it may be used by declaration.
        self.works_from = frozenset(
            word for i in (*self.ignitions, *self.quicks, *self.summons) for word in self.abilities[i].active
        )
        #: Where a monster whose text is not understood Special Summons itself from; what it costs is paid by hand.
        self.own_summon_from: tuple[str, ...] = ()
        #: Which abilities those words are, where its player is asked whether they hold.
        self.own_summons_judged: list[int] = []
        if self.by_hand and self.monster:
            self.works_from = frozenset({"hand", "graveyard", "banished"})
            self.own_summon_from = summons_itself_from(self.data.text, self.data.is_extra)
            self.summons = [BY_HAND] if self.own_summon_from else []
        elif self.data.partly and self.monster:
            self._take_own_summons()

    def _take_own_summons(self) -> None:
        """Keep sentences that were left to the players and Summon the card itself from being declared as effects."""
        for used in (self.ignitions, self.quicks):
            for index in [i for i in used if is_open_ended(self.abilities[i])]:
                step = self.abilities[index].do[0].op
                words = step.words if isinstance(step, ByHand) else ""
                places = summons_itself_from(words, self.data.is_extra)
                if places:
                    used.remove(index)
                    if self.abilities[index].unread:
                        self.own_summons_judged.append(index)
                    self.own_summon_from = tuple(sorted({*self.own_summon_from, *places}))
                    self.costs_by_hand = self.costs_by_hand or may_cost(words)
        if self.own_summon_from:
            self.summons.append(BY_HAND)
            self.works_from |= {*self.own_summon_from}

    def parts_read(self, ability: int) -> frozenset[str]:
        """The parts of the table that the ability reads, which is looked for once."""
        if ability not in self._parts_read:
            self._parts_read[ability] = reads(self.abilities[ability])
        return self._parts_read[ability]

    def is_open_ended(self, ability: int, face_up: bool) -> bool:
        """Whether all that is known of an effect is that the players carry it out, so that it could be used again and
        again. Not so a Spell or Trap Card that has yet to be turned up.
        """
        if ability == BY_HAND:
            return self.monster or face_up
        return ability >= 0 and is_open_ended(self.abilities[ability])

    def speed(self, ability: int) -> int:
        """Spell Speed of an ability (YZH-4.30, YZH-4.32, YZH-4.34; YFA-4.26 to YFA-4.32; YTH-3.36 to YTH-3.50)."""
        if self.trap:
            return 3 if self.data.icon == "counter" else 2
        if ability >= 0 and self.abilities[ability].kind == "quick":
            return 2
        if self.spell:
            return 2 if self.data.icon == "quick-play" else 1
        return 1

    def changes_battle_values(self, ability: int) -> bool:
        """Whether it may be used in the Damage Step because it changes ATK or DEF (YZH-4.2, YFA-4.2, YTH-3.3)."""
        if ability == BY_HAND:
            return True
        if ability == NO_EFFECT:
            return self.steady_battle_values
        return ability >= 0 and self.battle_values[ability]


def _unless_copied(at: int, ability: Ability, hushed: tuple[tuple[int, str], ...]) -> Ability:
    """The ability, not in force while a copy stands in its place."""
    bys = [
        by
        for place, by in hushed
        if place == at or (place < 0 and ability.kind in EFFECTS and Copies(by=by) not in ability.conditions)
    ]
    gone = tuple(Copies(by=by, never=True) for by in bys)
    if not gone:
        return ability
    return msgspec.structs.replace(ability, conditions=(*gone, *ability.conditions))


def _equips_itself(step: Step) -> bool:
    return isinstance(step.op, Equip) and step.op.card == SELF


def _unread(abilities: list[Ability]) -> tuple[tuple[int, str], ...]:
    """The words in them of what holds as long as the card is face-up, where nobody understood it, each with the index
    of its ability."""
    return tuple(
        (index, step.op.words)
        for index, ability in enumerate(abilities)
        if ability.kind == "continuous"
        for step in ability.do
        if isinstance(step.op, ByHand)
    )


def _remains(ability: Ability) -> bool:
    return any(isinstance(step.op, Rule) and step.op.rule == "remains on the field" for step in ability.do)


def _in_play(ability: Ability, permanent: bool) -> Ability:
    """The ability with what its kind or its words leave open: its occasion, what it equips, how long it holds."""
    if ability.kind == "flip" and ability.when is None:
        return msgspec.structs.replace(ability, when=FLIPPED)
    if ability.kind == "equip":
        return msgspec.structs.replace(ability, targets=tuple(_face_up(group) for group in ability.targets))
    when = ability.when
    if ability.kind == "activate" and when is not None and when.events == ("activation",) and when.subject == SELF:
        # "When this card is activated: …" answers to nothing: it is what activating the card does.
        ability = msgspec.structs.replace(ability, when=None)
    if ability.kind == "continuous" and when is not None and when.events == ("activation",) and when.subject != SELF:
        # What holds all the time answers an activation when that has resolved.
        ability = msgspec.structs.replace(ability, when=msgspec.structs.replace(when, events=("resolution",)))
    if permanent and ability.kind == "activate":
        # A card that stays on the field does what it says for as long as it lies there (YZH-2.96, YZH-2.111).
        ability = msgspec.structs.replace(ability, do=tuple(_while_there(step) for step in ability.do))
    return ability


def _while_there(step: Step) -> Step:
    op = step.op
    if not isinstance(op, Modify | Become | Rule | Negate) or op.until:
        return step
    if (isinstance(op, Negate) and op.what != "effects") or (isinstance(op, Rule) and op.rule == WHEN_IT_LEAVES):
        return step
    return msgspec.structs.replace(step, op=msgspec.structs.replace(op, until="self"))


def _face_up(group: Group) -> Group:
    """Only face-up monsters are equipped (YFA-2.79)."""
    return msgspec.structs.replace(group, filter=msgspec.structs.replace(group.filter, face="up"))


def tributes_needed(level: int) -> int:
    """Tributes for a Normal Summon or Set (YZH-2.73, YFA-2.54): none up to Level 4, 1 for 5 and 6, 2 from 7."""
    return 0 if level <= 4 else 1 if level <= 6 else 2


@lru_cache(maxsize=8192)
def _kit(definition: bytes) -> Profile:
    """The profile of a definition, told by its own bytes, so that matches with the same cards share it."""
    return Profile(msgspec.json.decode(definition, type=CardData))


class Profiles(dict[str, Profile]):
    """Kits by code; those of cards that count as something else are made when they are asked for."""

    def __missing__(self, code: str) -> Profile:
        treated = msgspec.json.decode(code, type=TreatedAs)
        data = self[treated.code].data
        if treated.body is not None:
            still = ("trap",) if treated.body.still else ()
            body = msgspec.structs.asdict(treated.body)
            body.pop("still")
            data = msgspec.structs.replace(
                data, kind="monster", icon="", **{**body, "traits": (*treated.body.traits, *still)}
            )
        gained = tuple(msgspec.structs.replace(self[giver].gifts[at], given=None) for giver, at in treated.gained)
        later = tuple(self._later(treated, place) for place in range(len(treated.later)))
        self[code] = profile = Profile(data, (*gained, *later), treated.hushed)
        return profile

    def _later(self, treated: TreatedAs, place: int) -> Ability:
        """An ability that came on the field, with what must hold for it to be in force."""
        giver, at, why = treated.later[place]
        while_so: Condition = Copies(by=why)
        if why == ATTACHED:
            before = sum(entry == treated.later[place] for entry in treated.later[:place])
            under = Group(
                number="all", whose="you", zones=("materials",), filter=Filter(names=(self[giver].data.name,))
            )
            while_so = Compare(Amount(of="count", group=under), "≥", before + 1)
        if at == BY_HAND:
            ability = Ability(kind="ignition", do=(Step(ByHand(words=self[giver].data.text)),))
        else:
            ability = self[giver].gifts[at] if why == ATTACHED else self[giver].abilities[at]
        return msgspec.structs.replace(ability, given=None, conditions=(while_so, *ability.conditions))


def profiles(cards: dict[str, Any]) -> Profiles:
    """Kits of the definitions in a journal's header. Raises msgspec.ValidationError for data that is no card."""
    return Profiles({code: _kit(plain) for code, plain in settled(cards).items()})
