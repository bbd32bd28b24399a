"""What the game knows about Summoning: Tributes, materials, and how many Normal Summons are left."""

from __future__ import annotations

from itertools import combinations

from sanam.engine.choice import Choice
from sanam.engine.table import FACE_UP
from sanam.games.yugioh.rules.procedure import Rules
from sanam.games.yugioh.rules.profiles import tributes_needed
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.groups import go_together
from sanam.games.yugioh.texts.execution.operations.materials import combination_choice
from sanam.games.yugioh.texts.execution.substitutes import without_substitute
from sanam.games.yugioh.texts.tree import Group


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

    def tributable(self, seat: int, summoned: int | None = None) -> list[int]:
        """Own monsters that may be Tributed for a Summon (YZH-2.72; YFA-2.53 as ruled): of those the ones that the text
        of `summoned` asks for."""
        now = self.duel.standing_effects()
        able = [m for m in self.duel.monsters(seat) if not now.keeps_from_tribute(m)]
        limits = self.duel.profile(summoned).limits if summoned is not None else ()
        for only in [limit.tributes_of for limit in limits if limit.tributes_of is not None]:
            able = [m for m in able if matches(self.duel, only, m, summoned if summoned is not None else -1)]
        return able

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

    def normal_summons_left(self, seat: int, card: int | None = None) -> int:
        """What is left of the turn's Normal Summons and Sets (YZH-2.76, YZH-3.31, YFA-2.51, YTH-2.15, YTH-2.16)."""
        used = self.duel.table.seats[seat].marks.get("normal_summons", [0, 0])
        left: int = self.duel.settings["summon.normal_per_turn"]
        if used[0] == self.duel.turn():
            left -= used[1]
        now = self.duel.standing_effects()
        return left + now.extra_normal_summons(seat, card) if seat in now.players else left

    def use_normal_summon(self, seat: int) -> None:
        used = self.duel.table.seats[seat].marks.get("normal_summons", [0, 0])
        spent = used[1] if used[0] == self.duel.turn() else 0
        self.duel.play.mark(f"seat{seat}", "normal_summons", [self.duel.turn(), spent + 1])

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
        tuners = {m for m in able if "tuner" in now.traits(m)} if how == "synchro" else set()
        if how == "synchro" and not tuners:
            return []
        groups = list(profile.material.targets) if profile.material is not None else []
        if how == "xyz" and not groups:
            able = [m for m in able if now.value(m, "level") == level]
        level_of = {m: now.value(m, "level") for m in able}.__getitem__
        # With as many materials as all groups take at least, and at most if each takes an exact number.
        least = sum([group.count for group in groups])
        most = least if groups and all(group.number == "exactly" for group in groups) else len(able)
        found: list[list[int]] = []
        for size in range(max(least, 2 if how == "synchro" or not groups else 1), min(most, len(able)) + 1):
            for chosen in combinations(able, size):
                if how == "synchro" and (
                    sum(map(level_of, chosen)) != level or (not groups and len(tuners.intersection(chosen)) != 1)
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

    def _serve(self, chosen: list[int], groups: list[Group], card: int, how: str) -> bool:
        """Whether they go together, and fill the groups, one of them perhaps in the place of another that is named."""
        now = self.duel.standing_effects()
        if now.laws and not all(now.goes_with(m, [other for other in chosen if other != m], how) for m in chosen):
            return False
        return (
            not groups
            or self.fits_materials(chosen, groups, card)
            or any(
                self.fits_materials(others, left, card)
                for left, others in without_substitute(self.duel, groups, chosen, how)
            )
        )

    def materials_of(self, card: int, seat: int) -> tuple[int, ...]:
        """Every monster that is in some set of materials with which an Extra Deck monster may be Summoned now."""
        how = "synchro" if "synchro" in self.duel.profile(card).traits else "xyz"
        used = {each for chosen in self.materials_for(card, seat, how) for each in chosen}
        return tuple(each for each in self.duel.monsters(seat) if each in used)

    def fits_materials(self, chosen: list[int], groups: list[Group], source: int) -> bool:
        """Whether the chosen cards can be shared out among the material groups so that each is filled exactly."""
        if not groups:
            return not chosen
        group, *rest = groups
        able = [c for c in chosen if matches(self.duel, group.filter, c, source)]
        least = group.count
        most = group.count if group.number == "exactly" else len(able)
        for size in range(least, most + 1):
            for taken in combinations(able, size):
                if not go_together(self.duel, group.distinct, group.alike, list(taken)):
                    continue
                if self.fits_materials([c for c in chosen if c not in taken], rest, source):
                    return True
        return False

    def material_choice(
        self, card: int, seat: int, how: str, among: list[int] | None = None, must: tuple[int, ...] = ()
    ) -> Choice:
        sets = self.materials_for(card, seat, how, among=among, must=must)
        rule = "YZH-2.46" if how == "synchro" else "YZH-2.40"
        return combination_choice(seat, self.duel.monsters(seat), sets, {"card": card}, rule=rule)
