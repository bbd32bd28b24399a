"""What a player may do now, and why not: every check answers with None or with the refusal that cites its rule."""

from __future__ import annotations

from sanam.engine.choice import Attempt, Option, Refused
from sanam.engine.table import DOWN_SIDE, FACE_UP, UP, UP_SIDE, Card
from sanam.games.yugioh.rules.activating import MAIN
from sanam.games.yugioh.rules.looping import ACTIVATION_STOP
from sanam.games.yugioh.rules.procedure import Rules
from sanam.games.yugioh.rules.profiles import BY_HAND, Profile
from sanam.games.yugioh.texts.execution.activation import vouched
from sanam.games.yugioh.texts.execution.conditions import holds
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.facts import NO_EFFECT
from sanam.games.yugioh.texts.execution.history import may_summon_no_more
from sanam.games.yugioh.texts.execution.interpreter import in_window, may_be_summoned, may_control
from sanam.games.yugioh.texts.execution.one_kind import crowds_out, keeps_out
from sanam.games.yugioh.texts.tree import SpecialSummon
from sanam.games.yugioh.vocabulary.zones import WORDS

#: Why a monster without conditions of its own can neither be Normal Summoned nor Set.
OF_BOTH = frozenset(
    {"special-summon-monster", "one-normal-summon-a-turn", "not-enough-tributes", "no-free-monster-zone"}
)


class ActionRules(Rules):
    """Legal actions of a duel."""

    # ------------------------------------------------------------------ the turn player's list

    def main_actions(self, seat: int) -> list[Option]:
        """Everything the turn player may do in a Main Phase (YZH-3.29, YZH-3.56, YFA-3.25, YTH-2.12, YTH-2.37)."""
        zones, cards, profiles = self.duel.table.zones, self.duel.table.cards, self.duel.profiles
        found: list[Option] = []
        may_summon = self.duel.summons.normal_summons_left(seat) > 0
        may_activate = not self.duel.looping.loops(ACTIVATION_STOP)
        for card in zones[f"{seat}.hand"]:
            profile = profiles[cards[card].code]  # in the hand and in piles it is what it was printed as
            if profile.monster:
                if may_summon:
                    self._normal_summons(card, seat, profile, found)
                if profile.summons:
                    self._own_summons(card, seat, found)
            if profile.sets_as_spell and self.cannot_set(card, seat) is None:
                found.append(Option("set", card))
            if may_activate and not profile.idle:
                self._activations(card, seat, found)
        for card in self.duel.monsters(seat):
            if cards[card].stance == DOWN_SIDE:
                if self.cannot_flip_summon(card, seat) is None:
                    found.append(Option("flip_summon", card))
            elif self.cannot_change_position(card, seat) is None:
                found.append(Option("change_position", card))
            profile = self.duel.profile(card)
            if may_summon and profile.gemini and self.cannot_normal_summon(card, seat) is None:
                found.append(Option("normal_summon", card))
            if may_activate and not profile.idle:
                self._activations(card, seat, found)
        for card in self.duel.spells(seat) if may_activate else ():
            self._activations(card, seat, found)
        if may_activate and self.duel.shares:
            for card in self.duel.activations.shared_cards(seat):
                self._activations(card, seat, found)
        for pile in self.duel.used_piles:
            there = zones[f"{seat}.{pile}"]
            if pile == "deck":  # of copies whose order nobody knows one stands for all
                there = [*{cards[card].code: card for card in there}.values()]
            for card in there:
                if pile in profiles[cards[card].code].works_from:
                    self._own_summons(card, seat, found)
                    if may_activate:
                        self._activations(card, seat, found)
        self._extra_summons(seat, found)
        battle = self.duel.phase() == "main1" and self.cannot_enter_battle() is None
        if battle:
            found.append(Option("phase", value="battle"))
        if not (battle and self._must_attack(seat)):
            found.append(Option("phase", value="end"))
        return found

    def _normal_summons(self, card: int, seat: int, profile: Profile, found: list[Option]) -> None:
        """Whether a monster in the hand may be Summoned and Set; where nothing tells these apart one answer serves."""
        refused = self.cannot_normal_summon(card, seat)
        if refused is None:
            found.append(Option("normal_summon", card))
        alike = not profile.limits and seat not in self.duel.standing_effects().players
        if not (alike and (refused is None or refused.reason in OF_BOTH)):
            refused = self.cannot_normal_summon(card, seat, face_down=True)
        if refused is None:
            found.append(Option("set_monster", card))

    def _must_attack(self, seat: int) -> bool:
        """Whether the player controls a monster that attacks in each turn in which it can."""
        now = self.duel.standing_effects()
        if not now.laws:
            return False
        return any(
            card in now.laws
            and self.duel.battles.driven(card)
            and not now.has(card, "cannot attack")
            and self.duel.battles.lies_to_attack(card)
            for card in self.duel.monsters(seat)
        )

    def _extra_summons(self, seat: int, found: list[Option]) -> None:
        """Extra Deck monsters that may be Summoned; copies of one card are looked at once."""
        cards = self.duel.table.cards
        field = sum(cards[monster].stance in FACE_UP for monster in self.duel.monsters(seat))
        hand = self.duel.summons.may_use_hand(seat)
        from_what: dict[str, tuple[int, ...] | None] = {}
        for card in self.duel.table.zones[f"{seat}.extra"]:
            code = cards[card].code
            profile = self.duel.profiles[code]
            if profile.rises and (field >= profile.least_materials or hand):
                if code not in from_what:
                    from_what[code] = self._from_what(card, seat)
                materials = from_what[code]
                if materials is not None:
                    found.append(Option("special_summon", card, targets=materials))
            if profile.summons:
                self._own_summons(card, seat, found)

    def _from_what(self, card: int, seat: int) -> tuple[int, ...] | None:
        """The monsters with which an Extra Deck monster may be Summoned now, None where it may not: mostly there are
        none, and then nothing else is looked at.
        """
        materials = self.duel.summons.materials_of(card, seat)
        return materials if materials and self.cannot_extra_summon(card, seat) is None else None

    def battle_actions(self, seat: int) -> list[Option]:
        """Attacks, fast effects and the end of the Battle Phase (YZH-3.39, YZH-3.48, YFA-3.35, YTH-2.25)."""
        found = [
            self.duel.battles.attack_option(card)
            for card in self.duel.monsters(seat)
            if self.cannot_attack(card, seat) is None
        ]
        found += self.duel.activations.fast_options(seat, "phase", 2)
        laws = self.duel.standing_effects().laws
        must = any(o.act == "attack" and o.card in laws and self.duel.battles.driven(o.card or 0) for o in found)
        if not must:
            found += [Option("phase", value="main2"), Option("phase", value="end")]
        return found

    def _own_summons(self, card: int, seat: int, found: list[Option]) -> None:
        found += [
            Option("special_summon", card, value=index)
            for index in self.duel.profile(card).summons
            if self.cannot_summon_itself(card, index, seat) is None
        ]

    def _activations(self, card: int, seat: int, found: list[Option]) -> None:
        found += [
            Option("activate", card, value=index)
            for index in self.duel.activations.usable_abilities(card, self.duel.profile(card), seat)
            if self.duel.activations.cannot_activate(card, index, seat) is None
        ]

    # ------------------------------------------------------------------ Summons

    def cannot_normal_summon(self, card: int, seat: int, face_down: bool = False) -> Refused | None:
        """Why a monster in the hand cannot be Normal Summoned (or, face-down, Set) now."""
        duel = self.duel
        it = duel.table.cards[card]
        profile = duel.profile(card)
        place = WORDS[it.zone]
        if profile.gemini and place == "monster" and it.face_up and not face_down:
            return self._cannot_summon_again(card, seat)
        if not profile.monster or place != "hand":
            return self.duel.no("only-monsters-from-the-hand", "YZH-2.70", "YFA-2.46", "YTH-2.12")
        if self.duel.turn_player() != seat or self.duel.phase() not in MAIN:
            return self.duel.no("own-main-phase-only", "YZH-3.29", "YFA-3.25", "YTH-2.12")
        if not profile.normal_summonable:
            return self.duel.no("special-summon-monster", "YZH-2.71", "YFA-2.47", card=card)
        if self.duel.summons.normal_summons_left(seat, card, face_down) <= 0:
            return self.duel.no("one-normal-summon-a-turn", "YZH-2.76", "YFA-2.51", "YTH-2.15")
        if profile.limits:
            ctx = Context(card=card, seat=seat)
            if not face_down and not all(holds(duel, ctx, limit.unless) for limit in profile.limits):
                return self.duel.no("condition-not-met", "YZH-2.89", "YFA-2.70")
            if face_down and any(limit.face_up for limit in profile.limits):
                return self.duel.no("special-summon-monster", "YZH-2.71", "YFA-2.47", card=card)
        now = duel.standing_effects()
        if now.players and (
            now.player(seat, "cannot set" if face_down else "cannot normal summon", card)
            or (not face_down and may_summon_no_more(self.duel, seat))
        ):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        if not face_down and not may_control(duel, seat, card):
            return self.duel.no("only-one-of-it", "YZH-2.89", "YFA-2.70")
        needed = duel.summons.tributes_needed(seat, card, face_down)
        if (not face_down and keeps_out(duel, seat, card, leaving=needed)) or (
            now.players and crowds_out(duel, seat, leaving=needed)
        ):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        if needed and now.players and not face_down and duel.summons.spared_by(seat, card):
            needed = 0 if duel.free_monster_zones(seat) else needed
        if needed and not face_down and now.players and now.player(seat, "cannot tribute summon", card):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        if needed:
            able = duel.summons.tributable(seat, card, face_down)
            worth = sum(duel.summons.tributes_worth(each, card) for each in able) if now.laws else len(able)
            if worth < needed:
                return self.duel.no("not-enough-tributes", "YZH-2.73", "YFA-2.54", needed=needed)
        elif not duel.free_monster_zones(seat):
            return self.duel.no("no-free-monster-zone", "YZH-1.20", "YFA-1.15")
        return None

    def _cannot_summon_again(self, card: int, seat: int) -> Refused | None:
        """Why a Gemini monster on the field cannot be Normal Summoned once more, which takes no Tributes."""
        if self.duel.turn_player() != seat or self.duel.controller(card) != seat or self.duel.phase() not in MAIN:
            return self.duel.no("own-main-phase-only", "YZH-3.29", "YFA-3.25", "YTH-2.12")
        if "gemini" in self.duel.table.cards[card].marks.get("summoned", ()):
            return self.duel.no("only-monsters-from-the-hand", "YZH-2.70", "YFA-2.46", "YTH-2.12")
        if self.duel.summons.normal_summons_left(seat, card) <= 0:
            return self.duel.no("one-normal-summon-a-turn", "YZH-2.76", "YFA-2.51", "YTH-2.15")
        now = self.duel.standing_effects()
        if now.player(seat, "cannot normal summon", card) or (now.players and may_summon_no_more(self.duel, seat)):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        return None

    def cannot_flip_summon(self, card: int, seat: int) -> Refused | None:
        it = self.duel.table.cards[card]
        if it.stance != DOWN_SIDE:
            return self.duel.no("only-face-down-monsters", "YZH-2.77", "YFA-2.57", "YTH-2.17")
        if self.duel.turn_player() != seat or self.duel.phase() not in MAIN or self.duel.controller(card) != seat:
            return self.duel.no("own-main-phase-only", "YZH-3.29", "YFA-3.25", "YTH-2.12")
        if it.marks.get("set_turn") == self.duel.turn():
            return self.duel.no("set-this-turn", "YZH-2.79", "YFA-2.59", "YTH-2.18")
        if not may_control(self.duel, seat, card):
            return self.duel.no("only-one-of-it", "YZH-2.89", "YFA-2.70")
        if keeps_out(self.duel, seat, card):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        limits = self.duel.profile(card).limits
        if limits and not all(holds(self.duel, Context(card=card, seat=seat), limit.flip_unless) for limit in limits):
            return self.duel.no("condition-not-met", "YZH-2.89", "YFA-2.70")
        now = self.duel.standing_effects()
        if now.player(seat, "cannot flip summon", card) or (now.players and may_summon_no_more(self.duel, seat)):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        return self._position_locked(it)

    def cannot_change_position(self, card: int, seat: int) -> Refused | None:
        """Why a player cannot change a face-up monster's position (YZH-3.32, YFA-3.27, YTH-2.17)."""
        it = self.duel.table.cards[card]
        if it.stance not in (UP, UP_SIDE) or WORDS[it.zone] != "monster":
            return self.duel.no("only-face-up-monsters", "YZH-3.32", "YFA-3.27", "YTH-2.17")
        if self.duel.turn_player() != seat or self.duel.phase() not in MAIN or self.duel.controller(card) != seat:
            return self.duel.no("own-main-phase-only", "YZH-3.29", "YFA-3.25", "YTH-2.12")
        return self._position_locked(it)

    def _position_locked(self, it: Card) -> Refused | None:
        turn = self.duel.turn()
        if it.marks.get("turned") == turn:
            return self.duel.no("position-changed-this-turn", "YZH-3.32", "YFA-3.30", "YTH-2.20")
        if self._is_newcomer(it):
            return self.duel.no("entered-this-turn", "YZH-3.33", "YFA-3.28", "YTH-2.18")
        fought = it.marks.get("attacked") == turn
        if self.duel.option("position.lock_on") == "battled":
            fought = self.duel.phase() == "main2" and it.marks.get("battled_turn") == turn
        if fought:
            return self.duel.no("attacked-this-turn", "YZH-3.34", "YFA-3.29", "YTH-2.19")
        if self.duel.standing_effects().has(it.id, "cannot change position"):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        return None

    def _is_newcomer(self, it: Card) -> bool:
        """Whether it came this turn: by being Summoned or Set, or in any way (option position.newcomer_lock)."""
        turn = self.duel.turn()
        if it.marks.get("entered") != turn:
            return False
        came = "summoned" in it.marks or it.marks.get("set_turn") == turn
        return came or self.duel.option("position.newcomer_lock") == "entered_field"

    def cannot_extra_summon(self, card: int, seat: int) -> Refused | None:
        """Why a Synchro or Xyz Monster cannot be Summoned now."""
        profile = self.duel.profile(card)
        how = profile.rises
        if not how or not self.duel.option(f"features.{how}"):
            return self.duel.no("no-such-summon", "YZH-2.81", "YFA-0.1", "YTH-1.1")
        if self.duel.turn_player() != seat or self.duel.phase() not in MAIN:
            return self.duel.no("own-main-phase-only", "YZH-2.50", "YFA-3.25", "YTH-2.12")
        if not may_be_summoned(self.duel, card, seat, None, how):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        few = len(self.duel.monsters(seat)) < profile.least_materials
        if few and not self.duel.summons.may_use_hand(seat):
            return self.duel.no("no-materials", "YZH-2.46" if how == "synchro" else "YZH-2.40")
        if not self.duel.summons.materials_for(card, seat, how, at_least_one=True):
            return self.duel.no("no-materials", "YZH-2.46" if how == "synchro" else "YZH-2.40")
        return None

    def cannot_summon_itself(self, card: int, ability: int, seat: int) -> Refused | None:
        """Why a monster cannot be Summoned by its own procedure now (YZH-2.81, YFA-2.61)."""
        it = self.duel.table.cards[card]
        profile = self.duel.profile(card)
        tree = profile.abilities[ability] if ability != BY_HAND else None
        if WORDS[it.zone] not in (tree.active if tree is not None else profile.own_summon_from):
            return self.duel.no("not-from-there", "YZH-2.81", "YFA-2.61")
        if self.duel.turn_player() != seat or self.duel.phase() not in MAIN:
            return self.duel.no("own-main-phase-only", "YZH-3.29", "YFA-3.25", "YTH-2.12")
        judged = profile.own_summons_judged if ability == BY_HAND else []
        if judged and not any(vouched(self.duel, card, index) for index in judged):
            return self.duel.no("condition-not-met", "YZH-2.81", "YFA-2.61")
        normal = tree is not None and bool(tree.do) and type(tree.do[0].op).__name__ == "NormalSummon"
        if normal and self.duel.summons.normal_summons_left(seat, card) <= 0:
            return self.duel.no("one-normal-summon-a-turn", "YZH-2.76", "YFA-2.51", "YTH-2.15")
        how = (tree.do[0].op.treated if tree is not None and isinstance(tree.do[0].op, SpecialSummon) else "") or "own"
        if not normal and not may_be_summoned(self.duel, card, seat, card, how):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        if tree is not None and tree.windows and not in_window(self.duel, tree, seat):
            return self.duel.no("not-in-this-phase", "YZH-2.81", "YFA-2.61")
        if not self.duel.free_monster_zones(seat) and not (tree.cost if tree is not None else profile.costs_by_hand):
            return self.duel.no("no-free-monster-zone", "YZH-1.20", "YFA-1.15")
        reason = self.duel.chains.cannot_use(card, ability, seat, None)
        return self.duel.no(reason, "YZH-2.81", "YFA-2.61") if reason else None

    def cannot_set(self, card: int, seat: int) -> Refused | None:
        """Why a Spell or Trap in the hand cannot be Set now."""
        it = self.duel.table.cards[card]
        profile = self.duel.profile(it.id)
        if not profile.sets_as_spell or WORDS[it.zone] != "hand":
            return self.duel.no("only-spells-and-traps-from-the-hand", "YZH-2.117", "YFA-2.101")
        if self.duel.turn_player() != seat or self.duel.phase() not in MAIN:
            return self.duel.no("own-main-phase-only", "YZH-3.29", "YFA-3.25", "YTH-2.12")
        if profile.data.icon == "field":
            if not self.duel.option("field.can_set"):
                return self.duel.no("field-spells-cannot-be-set", "YFA-2.87")
            if any(self.duel.table.cards[c].face_up for c in self.duel.table.zones[f"{seat}.field"]):
                return self.duel.no("field-zone-taken", "YZH-1.33", "YFA-2.84")
        elif not self.duel.free_spell_zones(seat):
            return self.duel.no("no-free-spell-zone", "YZH-1.25", "YFA-1.18")
        if profile.placed or self.duel.standing_effects().player(seat, "cannot set", card):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        return None

    # ------------------------------------------------------------------ battle

    def cannot_enter_battle(self) -> Refused | None:
        """Why the turn player cannot enter the Battle Phase (YZH-3.41, YFA-3.34, YFA-3.37, YTH-2.28)."""
        if self.duel.turn() == 1:
            return self.duel.no("no-battle-in-turn-1", "YZH-3.41", "YFA-3.37", "YTH-2.28")
        if self.duel.standing_effects().player(self.duel.turn_player(), "cannot attack"):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        return None

    def cannot_attack(self, card: int, seat: int) -> Refused | None:
        it = self.duel.table.cards[card]
        if WORDS[it.zone] != "monster" or self.duel.controller(card) != seat or self.duel.turn_player() != seat:
            return self.duel.no("only-own-monsters-attack", "YZH-3.42", "YFA-3.38", "YTH-2.30")
        if self.duel.phase() != "battle" or self.duel.step() != "battle":
            return self.duel.no("attack-in-battle-step", "YZH-3.42", "YFA-3.38", "YTH-2.29")
        if not self.duel.battles.lies_to_attack(card):
            return self.duel.no("only-attack-position-attacks", "YZH-3.42", "YFA-3.41", "YTH-2.30")
        now = self.duel.standing_effects()
        fought = [m for m in self.duel.monsters(seat) if m != card and self.duel.battles.attacks_made(m)]
        if now.has(card, "cannot attack") or any(
            len(fought) >= law.count for law in now.player_rules(seat, "attackers")
        ):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        made = self.duel.battles.attacks_made(card)
        allowed, on_monsters = self.duel.battles.attacks_allowed(card)
        if made and now.has(card, "attacks all"):
            if 0 in made or not self.duel.battles.attack_targets(card)[0]:
                return self.duel.no("attacked-already", "YZH-3.45", "YFA-3.41", "YTH-2.32")
        elif len(made) >= (allowed if 0 in made else max(allowed, on_monsters)):
            return self.duel.no("attacked-already", "YZH-3.45", "YFA-3.41", "YTH-2.32")
        if not self.duel.battles.can_pay_to_attack(card):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        targets, direct = self.duel.battles.attack_targets(card)
        if not targets and not direct:
            return self.duel.no("nothing-to-attack", "YZH-3.42", "YFA-3.38", "YTH-2.30")
        return None

    # ------------------------------------------------------------------ explaining

    def why_not(self, seat: int, attempt: Attempt) -> Refused | None:
        """See :class:`Game`; the rule is that of the edition.

        The acts are those of options ("normal_summon", "set_monster", "set", "activate", "flip_summon",
        "change_position", "special_summon", "attack").
        """
        act, card, zone, target, _ = attempt
        choice = self.duel.table.choice
        if choice is None or choice.seat != seat:
            return Refused("", "not-your-decision")
        if card not in self.duel.table.cards:
            return Refused("", "no-such-card")
        if zone is not None and zone in WORDS:
            wrong = self._wrong_place(seat, act, card, zone)
            if wrong is not None:
                return wrong
        profile = self.duel.profile(card)
        match act:
            case "normal_summon":
                return self.cannot_normal_summon(card, seat)
            case "set_monster":
                return self.cannot_normal_summon(card, seat, face_down=True)
            case "flip_summon":
                return self.cannot_flip_summon(card, seat)
            case "change_position":
                return self.cannot_change_position(card, seat)
            case "set":
                return self.cannot_set(card, seat)
            case "special_summon":
                if profile.summons:
                    return self.cannot_summon_itself(card, profile.summons[0], seat)
                return self.cannot_extra_summon(card, seat)
            case "attack":
                refused = self.cannot_attack(card, seat)
                if refused is None and target is not None and target not in self.duel.battles.attack_targets(card)[0]:
                    return self.duel.no("not-a-legal-target", "YZH-3.42", "YFA-3.38", "YTH-2.30")
                if refused is None and target is None and not self.duel.battles.attack_targets(card)[1]:
                    return self.duel.no("no-direct-attack", "YZH-3.43", "YFA-3.39", "YTH-2.31")
                return refused
            case "activate":
                return self._why_not_activate(card, profile, seat, choice.kind)
        return Refused("", "no-such-act")

    def _why_not_activate(self, card: int, profile: Profile, seat: int, asked: str) -> Refused | None:
        able = self.duel.activations.usable_abilities(card, profile, seat) or [profile.activation]
        if able == [NO_EFFECT] and (profile.monster or self.duel.table.cards[card].face_up):
            return self.duel.no("nothing-to-activate", "YZH-2.89", "YFA-2.70")
        first: Refused | None = None
        for index in able:
            if asked == "respond":
                links = self.duel.chain()
                needed = max(2, links[-1]["speed"]) if links else 2
                if profile.speed(index) < needed:
                    first = first or self.duel.no("too-slow", "YZH-4.24", "YFA-4.25", "YTH-3.34", speed=needed)
                    continue
            refused = self.duel.activations.cannot_activate(card, index, seat)
            if refused is None:
                return None
            first = first or refused
        return first

    def _wrong_place(self, seat: int, act: str, card: int, zone: str) -> Refused | None:
        """Why a card cannot be dropped on `zone` for `act`."""
        word = WORDS[zone]
        wanted = {
            "normal_summon": "monster",
            "set_monster": "monster",
            "special_summon": "monster",
            "set": "field zone" if self.duel.profile(card).data.icon == "field" else "spell-trap",
            "activate": "field zone" if self.duel.profile(card).data.icon == "field" else "spell-trap",
        }.get(act)
        if wanted is None:
            return None
        if not zone.startswith(f"{seat}."):
            return self.duel.no("own-side-only", "YZH-1.18", "YFA-1.14")
        if word != wanted:
            return self.duel.no(
                "wrong-zone", "YZH-1.20" if wanted == "monster" else "YZH-1.23", "YFA-1.15", zone=wanted
            )
        if self.duel.closes_zones and zone in self.duel.standing_effects().closed_zones():
            return self.duel.no("zone-closed", "YZH-1.20", "YFA-1.15")
        if self.duel.table.zones[zone] and not (act == "normal_summon" or wanted == "field zone"):
            return self.duel.no("zone-taken", "YZH-1.20", "YFA-1.15")
        return None
