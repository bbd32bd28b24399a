"""What the game knows about Summoning: Tributes, materials, and how many Normal Summons are left."""

from __future__ import annotations

from itertools import combinations, product
from operator import itemgetter
from typing import Any

import msgspec

from sanam.engine.choice import Choice
from sanam.engine.table import FACE_UP
from sanam.games.yugioh.rules.procedure import Rules
from sanam.games.yugioh.rules.profiles import tributes_needed
from sanam.games.yugioh.texts.execution.filters import matches, within
from sanam.games.yugioh.texts.execution.groups import go_together
from sanam.games.yugioh.texts.execution.operations.materials import combination_choice
from sanam.games.yugioh.texts.execution.substitutes import without_substitute
from sanam.games.yugioh.texts.tree import Filter, Group, SummonCondition

replace = msgspec.structs.replace


class SummonRules(Rules):
    """What the game knows about Summoning."""

    def tributes_needed(self, seat: int, card: int, face_down: bool = False) -> int:
        """Tributes for a Normal Summon or Set of `card` (YZH-2.73, YFA-2.54), as effects that lie on the player say."""
        now = self.duel.standing_effects()
        needed = self.duel.profile(card).own_tributes or tributes_needed(now.value(card, "level"))
        if face_down or seat not in now.players:
            return needed
        laws = now.player_rules(seat, "fewer tributes", card)
        return max(0, needed - sum(law.count for law in laws)) if laws else needed

    def spared_by(self, seat: int, card: int) -> list[int] | None:
        """By what the player may Normal Summon a monster that needs Tributes without them: the effect's card, with how
        often it had moved, or -1 where each turn counts anew; None if nothing lets him."""
        now = self.duel.standing_effects()
        if seat not in now.players:
            return None
        used: list[list[int]] = self.duel.table.seats[seat].marks.get("spared_tributes", [])
        for rule in ("without tributes", "once without tributes"):
            for law in now.player_rules(seat, rule, card):
                if law.card is None:
                    continue
                moves = self.duel.table.cards[law.card].moves if rule.startswith("once") else -1
                before = sum(
                    one[:2] == [law.card, moves] and (moves >= 0 or one[2] == self.duel.turn()) for one in used
                )
                if not law.count or before < law.count:
                    return [law.card, moves]
        return None

    def use_spared(self, seat: int, by: list[int]) -> None:
        """Count a Normal Summon without Tributes, by what `spared_by` has said."""
        used = self.duel.table.seats[seat].marks.get("spared_tributes", [])
        self.duel.play.mark(f"seat{seat}", "spared_tributes", [*used, [*by, self.duel.turn()]])

    def tributable(self, seat: int, summoned: int | None = None, face_down: bool = False) -> list[int]:
        """Own monsters that may be Tributed for a Summon or Set (YZH-2.72; YFA-2.53 as ruled): of those, for a Summon,
        the ones that the text of `summoned` asks for."""
        now = self.duel.standing_effects()
        able = [m for m in self.duel.monsters(seat) if not now.keeps_from_tribute(m, summoned)]
        if now.laws and (owed := [m for m in now.owed(seat) if not now.keeps_from_tribute(m, summoned)]):
            full = summoned is not None and not self.duel.free_monster_zones(seat)
            if full and len(owed) >= self.tributes_needed(seat, summoned or 0, face_down):
                return []  # they leave no zone for the monster
            able += owed
        if summoned is not None and not face_down and seat in now.players:
            able = [*able, *self._opposing_tributes(seat, summoned, able)]
        limits = () if summoned is None else self.duel.profile(summoned).limits
        if face_down:  # only what is said of Sets as well
            limits = [limit for limit in limits if limit.tributes and not limit.tributes_too]
        for only in [limit.tributes_of for limit in limits if limit.tributes_of is not None]:
            able = [m for m in able if matches(self.duel, only, m, summoned if summoned is not None else -1)]
        for limit in limits:
            if limit.tributes_too is not None and summoned is not None:
                able = [*able, *self._other_tributes(seat, summoned, limit, len(able))]
        return able

    def _other_tributes(self, seat: int, summoned: int, limit: SummonCondition, monsters: int) -> list[int]:
        """The Spells and Traps that may be Tributed as well: none where they would leave no zone for the monster, or
        where they are too few to fill up the `monsters`."""
        now, most = self.duel.standing_effects(), limit.tributes_most
        if not self.duel.free_monster_zones(seat) or limit.tributes_too is None:
            return []
        if most and monsters + most < self.tributes_needed(seat, summoned):
            return []
        return [
            card
            for card in self.duel.spells(seat)
            if matches(self.duel, limit.tributes_too, card, summoned, seen=True)
            and not now.keeps_from_tribute(card, summoned)
        ]

    def _opposing_tributes(self, seat: int, summoned: int, own: list[int]) -> list[int]:
        """The opponent's monsters that effects let the player Tribute: none where those would leave no zone for the
        monster, or where they are too few to fill up its `own`."""
        left = self._opposing_left(seat)
        now = self.duel.standing_effects()
        found = [m for m in self.duel.monsters(1 - seat) if not now.keeps_from_tribute(m, summoned)] if left else []
        if not found or not (own or self.duel.free_monster_zones(seat)):
            return []
        worth = sorted((self.tributes_worth(each, summoned) for each in found), reverse=True)[:left]
        enough = sum(worth) + sum(self.tributes_worth(each, summoned) for each in own)
        return found if enough >= self.tributes_needed(seat, summoned) else []

    def _opposing_left(self, seat: int) -> int:
        """How many of the opponent's monsters the player may still Tribute this turn."""
        laws = self.duel.standing_effects().player_rules(seat, "tributes opposing")
        used: int = sum(self._of_this_turn(seat, "opposing_tributes"))
        return max(0, sum(law.count for law in laws) - used)

    def use_opposing_tributes(self, seat: int, tributed: list[int]) -> None:
        """Count those of the opponent's monsters that are Tributed, while they are still on the field."""
        owed = self.duel.standing_effects().owed(seat)
        number = sum(self.duel.controller(card) != seat and card not in owed for card in tributed)
        if number:
            used = sum(self._of_this_turn(seat, "opposing_tributes"))
            self.duel.play.mark(f"seat{seat}", "opposing_tributes", [self.duel.turn(), used + number])

    def _of_this_turn(self, seat: int, mark: str) -> list[Any]:
        """What a mark of the player counts, if it is of this turn, which stands before it; nothing otherwise."""
        turn, *counted = self.duel.table.seats[seat].marks.get(mark, [0])
        return counted if turn == self.duel.turn() else []

    def tributes_go_together(self, seat: int, card: int, chosen: list[int]) -> bool:
        """Whether not too many of the Tributes for `card` are Spells, Traps or the opponent's monsters, and a zone is
        free once they are gone."""
        most = self.most_other_tributes(card)
        others = sum(self.duel.zone_word(each) != "monster" for each in chosen)
        opposing = sum(self.duel.controller(each) != seat for each in chosen)
        now = self.duel.standing_effects()
        owed = {each for each in now.owed(seat) if not now.keeps_from_tribute(each, card)}
        if not (owed <= {*chosen} or {*chosen} <= owed):
            return False
        if (most and others > most) or opposing - len(owed & {*chosen}) > self._opposing_left(seat):
            return False
        return not opposing or len(chosen) > opposing or bool(self.duel.free_monster_zones(seat))

    def most_other_tributes(self, card: int) -> int:
        """How many Spells and Traps at most may be among the Tributes for `card`; 0: any number."""
        return max((limit.tributes_most for limit in self.duel.profile(card).limits), default=0)

    def tributes_worth(self, tribute: int, card: int) -> int:
        """As how many Tributes for the Tribute Summon of `card` a monster counts."""
        laws = self.duel.standing_effects().rules(tribute)
        two = (law.filter for law in laws if law.rule == "two tributes")
        return 2 if any(f is None or matches(self.duel, f, card, tribute, seen=True) for f in two) else 1

    @staticmethod
    def tribute_sets(able: list[int], worth: list[int], needed: int) -> list[list[int]]:
        """The sets of monsters that are Tributes enough, none of them superfluous."""
        found: list[list[int]] = []
        for size in range(1, needed + 1):
            for chosen in combinations(range(len(able)), size):
                total = sum(worth[i] for i in chosen)
                if total >= needed and all(total - worth[i] < needed for i in chosen):
                    found.append([able[i] for i in chosen])
        return found

    def normal_summons_left(self, seat: int, card: int | None = None, face_down: bool = False) -> int:
        """What is left of the turn's Normal Summons and Sets (YZH-2.76, YZH-3.31, YFA-2.51, YTH-2.15, YTH-2.16): for
        `card`, `face_down` or not; without it, for some monster.
        """
        spent, extras = self._spent(seat)
        left: int = self.duel.settings["summon.normal_per_turn"] - (spent - len(extras))
        if seat not in self.duel.standing_effects().players:
            return left
        return left + sum(self._extras_left(seat, card, face_down).values())

    def extra_normal_summon(self, seat: int, card: int, face_down: bool = False) -> str:
        """By which card's effect the monster is Normal Summoned or Set beyond the usual, as far as one is left; "" for
        the Normal Summon or Set that every turn has.
        """
        return next((source for source, left in self._extras_left(seat, card, face_down).items() if left > 0), "")

    def use_normal_summon(self, seat: int, extra: str = "") -> None:
        """Count a Normal Summon or Set, by what `extra_normal_summon` has said."""
        spent, extras = self._spent(seat)
        used = [*extras, extra] if extra else extras
        self.duel.play.mark(f"seat{seat}", "normal_summons", [self.duel.turn(), spent + 1, *([used] if used else ())])

    def _spent(self, seat: int) -> tuple[int, list[str]]:
        """How many Normal Summons and Sets the player has had this turn, and by which effects beyond the usual."""
        counted = self._of_this_turn(seat, "normal_summons")
        return counted[0] if counted else 0, counted[1] if len(counted) > 1 else []

    def _extras_left(self, seat: int, card: int | None, face_down: bool) -> dict[str, int]:
        granted = self.duel.standing_effects().extra_normal_summons(seat, card, face_down)
        used = self._spent(seat)[1]
        return {source: max(0, count - used.count(source)) for source, count in granted.items()}

    def materials_for(
        self,
        card: int,
        seat: int,
        how: str,
        at_least_one: bool = False,
        among: list[int] | None = None,
        must: tuple[int, ...] = (),
    ) -> list[list[int]]:
        """Every set of own face-up monsters with which an Extra Deck monster may be Summoned, smallest first; of
        those `among` only, and with all of `must`, where an effect says so.

        Synchro: one Tuner and others whose Levels total its Level (YZH-2.46). Xyz: as the card says, basically of the
        same Level, never a Token (YZH-2.37, YZH-5.11). Where the materials line is not understood, the general rule
        alone is checked: two or more monsters of the Rank's Level. `at_least_one`: stop at the first set.
        """
        profile = self.duel.profile(card)
        able = self._usable_materials(card, seat, how, among)
        now, level = self.duel.standing_effects(), profile.data.level
        if now.laws and among is None:
            able += self._from_hand(able, card, seat, how)
        tuners = {m for m in able if "tuner" in now.traits(m)} if how == "synchro" else set()
        if how == "synchro" and not tuners:
            return []
        groups = list(profile.material.targets) if profile.material is not None else []
        if how == "xyz" and not groups:
            able = [m for m in able if level in now.levels_as_material(m, how, card)]
        levels = {m: now.levels_as_material(m, how, card) for m in able}
        evened = now.evened_levels(able, how) if tuners and now.laws else {}
        # With as many materials as all groups take at least, and at most if each takes an exact number.
        least = sum([group.count for group in groups])
        most = least if groups and all(group.number == "exactly" for group in groups) else len(able)
        found: list[list[int]] = []
        for size in range(max(least, 2 if how == "synchro" or not groups else 1), min(most, len(able)) + 1):
            for chosen in combinations(able, size):
                evenly = bool(evened) and any(evened[m] * size == level for m in chosen if m in evened)
                if how == "synchro" and (
                    not (evenly or _come_to(level, [levels[m] for m in chosen]))
                    or (not groups and len(tuners.intersection(chosen)) != 1)
                ):
                    continue
                if {*must} <= {*chosen} and self._serve(list(chosen), groups, card, how):
                    found.append(list(chosen))
                    if at_least_one:
                        return found
        return found

    def _usable_materials(self, card: int, seat: int, how: str, among: list[int] | None) -> list[int]:
        """The monsters of which each by itself could be material for `card`."""
        now, cards = self.duel.standing_effects(), self.duel.table.cards
        return [
            m
            for m in self.duel.monsters(seat)
            if cards[m].stance in FACE_UP
            and (among is None or m in among)
            and not (now.laws and now.barred_as_material(m, how, card))
            and not (how == "xyz" and self.duel.profile(m).token)
            and not (how in ("synchro", "xyz") and "xyz" in self.duel.profile(m).traits)
        ]

    def _from_hand(self, able: list[int], card: int, seat: int, how: str) -> list[int]:
        """The monsters of the hand that could be material beside one of the field."""
        now, duel = self.duel.standing_effects(), self.duel
        lets = [m for m in able if now.laws.get(m)]
        return [
            h
            for h in (duel.cards(seat, "hand") if lets else ())
            if duel.profile(h).monster and any(now.brings_from_hand(m, [h], how, card) for m in lets)
        ]

    def may_use_hand(self, seat: int) -> bool:
        """Whether some monster on the field lets monsters of the hand be material."""
        laws = self.duel.standing_effects().laws
        return bool(laws) and any(
            law.rule.startswith("hand as") or "hand" in law.kinds
            for monster in self.duel.monsters(seat)
            for law in laws.get(monster, ())
        )

    def _serve(self, chosen: list[int], groups: list[Group], card: int, how: str) -> bool:
        """Whether they go together, and fill the groups, one of them perhaps in the place of another that is named."""
        now = self.duel.standing_effects()
        if now.laws:
            if not all(now.goes_with(m, [other for other in chosen if other != m], how) for m in chosen):
                return False
            hand = [m for m in chosen if self.duel.zone_word(m) == "hand"]
            if hand and not any(now.brings_from_hand(m, hand, how, card) for m in chosen if m not in hand):
                return False
        return (
            not groups
            or self.fits_materials(chosen, groups, card, how)
            or (
                self.duel.has_substitutes
                and any(
                    self.fits_materials(others, left, card, how)
                    for left, others in without_substitute(self.duel, groups, chosen, how)
                )
            )
        )

    def materials_of(self, card: int, seat: int) -> tuple[int, ...]:
        """Every monster that is in some set of materials with which an Extra Deck monster may be Summoned now."""
        how = "synchro" if "synchro" in self.duel.profile(card).traits else "xyz"
        used = {each for chosen in self.materials_for(card, seat, how) for each in chosen}
        return tuple(each for each in self.duel.monsters(seat) if each in used)

    def fits_materials(self, chosen: list[int], groups: list[Group], source: int, how: str = "") -> bool:
        """Whether the chosen cards can be shared out among the material groups so that each is filled exactly."""
        if not groups:
            return not chosen
        group, *rest = groups
        able = [c for c in chosen if self._fills(group.filter, c, source, how)]
        least = group.count
        most = group.count if group.number == "exactly" else len(able)
        for size in range(least, most + 1):
            for taken in combinations(able, size):
                if not go_together(self.duel, group.distinct, group.alike, list(taken)):
                    continue
                if self.fits_materials([c for c in chosen if c not in taken], rest, source, how):
                    return True
        return False

    def _fills(self, f: Filter, card: int, source: int, how: str) -> bool:
        """Whether a card is such a material, as it is or as it can count."""
        if matches(self.duel, f, card, source):
            return True
        now = self.duel.standing_effects()
        if not now.laws.get(card):
            return False
        if "tuner" in f.not_traits and any(law.rule == f"non-tuner as {how} material" for law in now.rules(card)):
            f = replace(f, not_traits=tuple(trait for trait in f.not_traits if trait != "tuner"))
        if f.level is not None and any(within(f.level, n) for n in now.levels_as_material(card, how, source)):
            f = replace(f, level=None)
        return matches(self.duel, f, card, source)

    def material_choice(
        self, card: int, seat: int, how: str, among: list[int] | None = None, must: tuple[int, ...] = ()
    ) -> Choice:
        sets = self.materials_for(card, seat, how, among=among, must=must)
        rule = "YZH-2.46" if how == "synchro" else "YZH-2.40"
        able = [*self.duel.monsters(seat), *self.duel.cards(seat, "hand")]
        return combination_choice(seat, able, sets, {"card": card}, rule=rule)


def _come_to(total: int, levels: list[tuple[int, ...]]) -> bool:
    """Whether the Levels total so many, each as one of those that its card can have."""
    if max(map(len, levels), default=1) == 1:
        return bool(sum(map(itemgetter(0), levels)) == total)
    return any(sum(each) == total for each in product(*levels))
