"""The Battle Phase: attacks, Replay, the Damage Step and damage calculation (YZH-3.37 to 3.52, YZH-4.1 to 4.18)."""

from __future__ import annotations

import re

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.engine.table import DOWN_SIDE, FACE_UP, UP, UP_SIDE
from sanam.games.yugioh.rules.chain import window
from sanam.games.yugioh.rules.forecast import DamageRules
from sanam.games.yugioh.rules.moving import Cause
from sanam.games.yugioh.rules.procedure import DuelProcedure
from sanam.games.yugioh.texts.execution.activation import PayAndTarget
from sanam.games.yugioh.texts.execution.conditions import holds
from sanam.games.yugioh.texts.execution.context import source_context
from sanam.games.yugioh.texts.execution.feasible import payable
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.operations.asking import DestroyCards, destroy_now
from sanam.games.yugioh.texts.execution.tolls import CARDS_TO_ATTACK, LIFE_TO_ATTACK, may_attack_for_it, toll
from sanam.games.yugioh.vocabulary.zones import FIELD, WORDS

#: Words of texts that speak of battles and what they bring about.
_OF_BATTLES = re.compile(r"\b(?:ATK|DEF|battl|attack|damage|destroy)|攻擊|守備|戰鬥|傷害|破壞")
#: Words that speak of what happens in battles of the card itself.
_OF_ITS_BATTLES = re.compile(
    r"^(?:If|When|While) this card (?:attacks|is attacked|battles|declares an attack)\b"
    r"|\b(?:battles|battling) (?:with )?this card\b|\battacks this card\b"
)


class Attack(DuelProcedure):
    """One attack from its declaration to the end of its Damage Step."""

    attacker = Public[int]()
    moves = Public[int]()
    target = Public[int | None]()
    #: The opponent's monsters at the declaration, [[id, moves], …]: one that left and came back is another.
    seen = Public[list[list[int]]]([])

    def _cause(self) -> Cause:
        return {"cause": "battle", "card": self.attacker, "seat": self.duel.turn_player()}

    @step("YZH-3.42", "YFA-3.38", "YTH-2.30")
    def pay(self) -> Outcome:
        """What rules on its player demand for its attack, and its own text."""
        if not self._stands():
            return None
        seat = self.duel.turn_player()
        if self.duel.standing_effects().players:
            self._pay_toll(seat)
        price = self.duel.battles.attack_price(self.attacker)
        if price is None:
            return None
        return self.call(PayAndTarget, card=self.attacker, ability=price, seat=seat, event=None)

    def _pay_toll(self, seat: int) -> None:
        owed = toll(self.duel, seat, LIFE_TO_ATTACK)
        if owed:
            self.duel.pay(seat, owed)
        cards = toll(self.duel, seat, CARDS_TO_ATTACK)
        if cards:
            cause: Cause = {"cause": "cost", "card": self.attacker, "seat": seat}
            self.duel.send(self.duel.cards(seat, "deck")[-cards:], cause)

    @step("YZH-3.42", "YZH-3.43", "YFA-3.38", "YFA-3.39", "YTH-2.30", "YTH-2.31")
    def choose_target(self) -> Outcome:
        if not self._stands():
            return self.jump("over")
        targets, direct = self.duel.battles.attack_targets(self.attacker)
        options = [Option("attack", card) for card in targets]
        if direct:
            options.append(Option("direct"))
        rule = self.duel.cite("YZH-3.42", "YFA-3.38", "YTH-2.30")
        seat = self.duel.turn_player()
        return self.ask(Choice(seat, "attack_target", options, rule=rule, params={"card": self.attacker}))

    @step("YZH-3.42", "YFA-3.38", "YTH-2.30")
    def declare(self) -> Outcome:
        duel = self.duel
        option = self._chosen()
        seat = duel.turn_player()
        self.moves = self.table.cards[self.attacker].moves
        duel.next_moment()
        self._aim(option)
        hidden = duel.unknown([self.target] if self.target is not None else [])
        duel.fact("attack_declared", seat, self.attacker, None, card_other=self.target, other=self.target, **hidden)
        return window(self, "attack")

    def _chosen(self) -> Option:
        """What is attacked: the answer to `choose_target`."""
        return self.picked()[0]

    def _aim(self, option: Option) -> None:
        """The attack is at this target now; the opponent's monsters are noted as they stand."""
        duel = self.duel
        self.target = option.card if option.act == "attack" else None
        self.seen = duel.battles.opposing_now(duel.turn_player())
        duel.battles.count_attack(self.attacker, self.target)
        self.play.mark("table", "attack", {"card_attacker": self.attacker, "card_target": self.target})

    @step("YZH-3.49", "YZH-3.52", "YFA-3.46", "YFA-3.49")
    def replay(self) -> Outcome:
        """A Replay when the set of the opponent's monsters is no longer that of the declaration."""
        duel = self.duel
        if not self._goes_on():
            return self.jump("over")
        self._follow()
        if duel.battles.opposing_now(duel.turn_player()) == self.seen:
            return self.jump("damage_step")
        targets, direct = self._targets_again()
        options = [Option("retarget")] if targets or direct else []
        options.append(Option("cancel"))
        if "other_monster" in duel.option("replay.options") and any(
            duel.actions.cannot_attack(m, duel.turn_player()) is None for m in duel.monsters(duel.turn_player())
        ):
            options.append(Option("other"))
        rule = duel.cite("YZH-3.50", "YFA-3.47")
        choice = Choice(duel.turn_player(), "replay", options, rule=rule, params={"card": self.attacker})
        return self.ask(choice)

    @step("YZH-3.50", "YZH-3.51", "YFA-3.47", "YFA-3.48")
    def replayed(self) -> Outcome:
        option = self.picked()[0]
        self.duel.fact("replay", self.duel.turn_player(), self.attacker, None, chosen=option.act)
        return None if option.act == "retarget" else self.jump("over")

    def _follow(self) -> None:
        """Take the target that an effect has put in place of the declared one; that brings no Replay."""
        attack = self.table.marks.get("attack", {})
        if attack.get("redirected"):
            self.target = attack["card_target"]
            self.seen = self.duel.battles.opposing_now(self.duel.turn_player())
            self.play.mark("table", "attack", {key: attack[key] for key in attack if key != "redirected"})

    def _targets_again(self) -> tuple[list[int], bool]:
        """What the attack may be at, its own declaration not counted among those made."""
        return self.duel.battles.attack_targets(self.attacker, self.duel.battles.attacks_made(self.attacker)[:-1])

    @step("YZH-3.50", "YFA-3.47")
    def choose_again(self) -> Outcome:
        """Only the target is chosen again: the attack was declared once and is not declared again."""
        targets, direct = self._targets_again()
        options = [Option("attack", card) for card in targets]
        if direct:
            options.append(Option("direct"))
        rule = self.duel.cite("YZH-3.50", "YFA-3.47")
        params = {"card": self.attacker, "again": True}
        return self.ask(Choice(self.duel.turn_player(), "attack_target", options, rule=rule, params=params))

    @step("YZH-3.50", "YFA-3.47")
    def aim_again(self) -> Outcome:
        duel, option = self.duel, self.picked()[0]
        duel.battles.take_back_attack(self.attacker)
        duel.next_moment()
        self._aim(option)
        hidden = duel.unknown([self.target] if self.target is not None else [])
        seat = duel.turn_player()
        duel.fact("attack_aimed", seat, self.attacker, None, card_other=self.target, other=self.target, **hidden)
        return window(self, "attack")  # for what waits to be targeted; what answers a declaration had its chance

    def _stands(self) -> bool:
        """Whether the attacker is still a monster of the turn player in a position from which it attacks."""
        there = self.attacker in self.duel.monsters(self.duel.turn_player())
        return there and self.duel.battles.lies_to_attack(self.attacker)

    def _goes_on(self) -> bool:
        """Whether the attack still takes place: not negated, its monster still there in a position from which it
        attacks.

        That it could not declare an attack now takes nothing back.
        """
        attack = self.table.marks.get("attack")
        it = self.table.cards.get(self.attacker)
        if attack is None or attack.get("negated") or it is None or it.moves != self.moves:
            return False
        if self.table.marks.get("battle_over"):
            return False
        return self.duel.battles.lies_to_attack(self.attacker)

    @step("YZH-3.46", "YZH-4.1", "YFA-3.43", "YFA-4.1", "YTH-2.34", "YTH-3.1")
    def damage_step(self) -> Outcome:
        duel = self.duel
        if not self._stands_as_aimed():
            return self.jump("replay")
        self.play.mark("table", "step", "damage")
        duel.next_moment()
        duel.fact("battle_start", duel.turn_player(), self.attacker, None, other=self.target)
        if self.target is not None:
            seat = 1 - duel.turn_player()
            duel.fact("battle_start", seat, self.target, None, duel.known_to(self.target, seat), other=self.attacker)
        if self._target_is_down() and any(duel.chains.due(trigger, "damage") for trigger in self.table.triggers):
            return window(self, "damage")  # what the battle itself triggers comes before the target is turned up
        return None

    def _stands_as_aimed(self) -> bool:
        """Whether nothing that was used when the target was chosen again has changed the attack."""
        if self.table.marks.get("attack", {}).get("redirected") or not self._goes_on():
            return False
        return self.duel.battles.opposing_now(self.duel.turn_player()) == self.seen

    def _target_is_down(self) -> bool:
        return self.target is not None and self.table.cards[self.target].stance == DOWN_SIDE

    @step("YZH-4.4", "YFA-4.4", "YTH-3.4")
    def flip_target(self) -> Outcome:
        if self.target is not None and self._goes_on() and self._target_there() and self._target_is_down():
            self.play.mark("table", "attack", {**self.table.marks["attack"], "card_turned": self.target})
            self.duel.turn_monster(self.target, UP_SIDE, by_effect=False)
        if self.duel.heard("before_calculation") and self._goes_on():
            self._tell_both("before_calculation")
        return window(self, "damage")

    @step("YZH-2.89", "YFA-2.70")
    def unread(self) -> Outcome:
        """What the program could not read of face-up cards may change this battle: it is quoted, once for each card
        (option battle.unread_stop).
        """
        found = self.duel.battles.unread_now()
        if found is None:
            return self.jump("before_calculation")
        card, words = found
        params = {"card": card, "stage": "may_apply", "words": words}
        return self.ask(Choice(self.duel.controller(card), "by_hand", [Option("done")], params=params))

    @step("YZH-2.89", "YFA-2.70")
    def unread_told(self) -> Outcome:
        found = self.duel.battles.unread_now()
        if found is not None:
            self.play.mark(found[0], "quoted", self.table.cards[found[0]].moves + 1)
        return self.jump("unread")

    @step("YZH-4.3", "YFA-4.3", "YTH-3.6")
    def before_calculation(self) -> Outcome:
        duel = self.duel
        if not self._goes_on() or (self.target is not None and not self._target_there()):
            return self.jump("over")
        duel.next_moment()
        self.play.mark("table", "calculation", True)
        duel.fact("calculation", duel.turn_player(), self.attacker, None, other=self.target)
        if self.target is not None:
            duel.fact("calculation", 1 - duel.turn_player(), self.target, None, other=self.attacker)
        return window(self, "damage")

    def _target_there(self) -> bool:
        """Whether what is attacked is still a monster on the opponent's side: nobody attacks a monster of their own."""
        duel, target = self.duel, self.target
        if target is None or target not in self.table.cards or duel.zone_word(target) != "monster":
            return False
        return duel.controller(target) != duel.turn_player()

    @step("YZH-4.7", "YZH-4.18", "YZH-5.46", "YFA-4.8", "YFA-4.17", "YTH-3.8", "YTH-3.9", "YTH-3.10", "YTH-3.23")
    def calculate(self) -> Outcome:
        duel = self.duel
        if not self._goes_on() or (self.target is not None and not self._target_there()):
            return self.jump("over")
        self.play.mark("table", "calculated", True)
        me = duel.turn_player()
        duel.next_moment()
        attack = duel.value(self.attacker, duel.battles.strikes_with(self.attacker))
        self.play.mark(self.attacker, "battled", self.target or 0)
        self.play.mark(self.attacker, "battled_turn", duel.turn())
        if self.target is None:
            duel.fact("battle", me, self.attacker, None, attack=attack, direct=True)
            duel.battles.battle_damage(1 - me, attack, self.attacker, None)
            self.result = None
            return self.jump("calculated")
        self.play.mark(self.target, "battled", self.attacker)
        self.play.mark(self.target, "battled_turn", duel.turn())
        defending = self.table.cards[self.target].stance == UP_SIDE
        against = duel.value(self.target, "def" if defending else "atk")
        duel.fact(
            "battle",
            me,
            self.attacker,
            None,
            attack=attack,
            against=against,
            card_other=self.target,
            other=self.target,
            defending=defending,
        )
        doomed = duel.battles.battle_result(self.attacker, self.target, attack, against, defending)
        return self.call(DestroyCards, cards=doomed, cause=self._cause(), decide=True)

    @step("YZH-4.5", "YZH-4.6", "YFA-4.6", "YFA-4.7", "YTH-3.7")
    def calculated(self) -> Outcome:
        """Flip and other Trigger Effects of the calculation are taken up while the monsters that it destroys are still
        there; they can no longer be chosen as targets.
        """
        doomed = [[card, self.table.cards[card].moves] for card in self.result or []]
        if doomed:
            self.play.mark("table", "doomed", doomed)
        if self.duel.heard("after_calculation"):
            self._tell_both("after_calculation")
        if not (self.table.triggers or self.duel.has_pending() or self.duel.header.options.get("one_screen")):
            return None  # nothing answers the calculation, and what comes of it is asked about next
        return window(self, "after-damage")

    def _tell_both(self, what: str) -> None:
        """A fact of the battle, for each of its monsters."""
        duel = self.duel
        duel.fact(what, duel.turn_player(), self.attacker, None, other=self.target)
        if self.target is not None:
            duel.fact(what, 1 - duel.turn_player(), self.target, None, other=self.attacker)

    @step("YZH-4.8", "YZH-4.11", "YZH-4.13", "YFA-4.9", "YFA-4.12", "YFA-4.14", "YTH-3.11", "YTH-3.15", "YTH-3.17")
    def after(self) -> Outcome:
        """What the battle destroys goes to the Graveyard, if it still is where it fought, and the Damage Step ends."""
        duel, me = self.duel, self.duel.turn_player()
        duel.next_moment()
        gone = destroy_now(duel, duel.doomed(), self._cause())
        if self.target is not None:
            if self.target in gone:
                duel.fact("destroys", me, self.attacker, self._cause(), other=self.target)
            if self.attacker in gone:
                duel.fact("destroys", 1 - me, self.target, self._cause(), other=self.attacker)
        self._tell_both("battle_end")
        return window(self, "battle-end")

    @step("YZH-3.47", "YFA-3.44")
    def over(self) -> Outcome:
        duel = self.duel
        if self.table.marks.get("step") == "damage":
            duel.turns.end_duration("damage")
        for mark in ("attack", "doomed", "calculated"):
            self.play.mark("table", mark, None)
        self.play.mark("table", "calculation", None)
        self.play.mark("table", "step", "battle" if duel.phase() == "battle" else None)
        return self.done()


class BattleRules(DamageRules):
    """What the game knows about battle."""

    def unread_now(self) -> tuple[int, str] | None:
        """A face-up card and those of its words that nobody understood and that speak of battles, not yet quoted since
        it came to the field; None when there is none.
        """
        if not self.duel.option("battle.unread_stop"):
            return None
        for card, it in self.duel.table.cards.items():
            if it.stance not in FACE_UP or WORDS[it.zone] not in FIELD:
                continue
            profile = self.duel.profile(card)
            if not profile.unread or it.marks.get("quoted") == it.moves + 1:
                continue
            words = [words for index, words in profile.unread if self._may_change_battle(card, index, words)]
            if words:
                return card, " ".join(words)
        return None

    def _may_change_battle(self, card: int, index: int, words: str) -> bool:
        """Whether unread words of a face-up card, in its ability `index`, may change the battle that is fought now."""
        attack = self.duel.table.marks.get("attack", {})
        fights = card in (attack.get("card_attacker"), attack.get("card_target"))
        if not _OF_BATTLES.search(words) or (_OF_ITS_BATTLES.search(words) and not fights):
            return False
        ability = self.duel.profile(card).abilities[index]
        ctx = source_context(self.duel, card, self.duel.controller(card), index, ability)
        return holds(self.duel, ctx, ability.conditions)

    def opposing_now(self, seat: int) -> list[list[int]]:
        """The monsters of the other side as they stand now, [[id, moves], …]."""
        return [[m, self.duel.table.cards[m].moves] for m in self.duel.monsters(1 - seat)]

    def lies_to_attack(self, card: int) -> bool:
        """Whether the monster is in Attack Position, or attacks from face-up Defense Position by an effect."""
        stance = self.duel.table.cards[card].stance
        now = self.duel.standing_effects()
        turned = now.has(card, "attacks in defense") or now.has(card, "attacks with its def")
        return stance == UP or (stance == UP_SIDE and turned)

    def strikes_with(self, card: int) -> str:
        """The value that counts in its attack: "atk", or "def" from Defense Position by an effect that says so."""
        turned = self.duel.table.cards[card].stance == UP_SIDE
        return "def" if turned and self.duel.standing_effects().has(card, "attacks with its def") else "atk"

    def attacks_made(self, card: int) -> list[int]:
        """The targets (0: direct) of the attacks it has declared in this turn or Battle Phase (option attack.unit)."""
        made = self.duel.table.cards[card].marks.get("attacks")
        if made is None:
            return []
        unit = self.attack_unit()
        return list(made[1]) if made[0] == unit else []

    def attacks_allowed(self, card: int) -> tuple[int, int]:
        """How many attacks the monster may declare in all, and how many if all of them are on monsters (YZH-3.45)."""
        laws = self.duel.standing_effects().rules(card)
        in_a_row = self.duel.table.marks.get("attacked_last") == card
        counted = {"attacks twice": 2, "attacks monsters twice": 2}
        if in_a_row:
            counted |= {"second attack in a row": 2, "second attack on a monster": 2}
        found = {False: 1, True: 0}
        for law in laws:
            if law.rule in counted or law.rule in ("attacks so often", "attacks monsters so often"):
                on_monsters = "monster" in law.rule
                found[on_monsters] = max(found[on_monsters], counted.get(law.rule, law.count))
            elif law.rule == "number of attacks":
                found[False] = law.count
        if in_a_row:
            found[True] = max(found.values()) + sum(law.rule == "attacks a monster again" for law in laws)
            again = sum(law.rule == "attacks again" for law in laws)
            found = {kind: number + again for kind, number in found.items()}
        found[False] += sum(law.count for law in laws if law.rule == "more attacks")
        return found[False], found[True]

    def attack_unit(self) -> list[int]:
        battle = self.duel.table.marks.get("battles", 0) if self.duel.option("attack.unit") == "battle_phase" else 0
        return [self.duel.turn(), battle]

    def attack_price(self, card: int) -> int | None:
        """The ability of the card that says what is paid for its attacks."""
        if "attack cost" not in self.duel.kinds(card) or self.duel.standing_effects().negated(card):
            return None
        return next(i for i, ability in enumerate(self.duel.abilities(card)) if ability.kind == "attack cost")

    def can_pay_to_attack(self, card: int) -> bool:
        players = self.duel.standing_effects().players
        if players and not may_attack_for_it(self.duel.host, self.duel.controller(card)):
            return False
        price = self.attack_price(card)
        if price is None:
            return True
        ability = self.duel.abilities(card)[price]
        ctx = source_context(self.duel, card, self.duel.controller(card), price, ability)
        ctx.cause = "cost"
        return payable(self.duel, ctx, ability)

    def count_attack(self, card: int, target: int | None) -> None:
        """The declaration spends the attack, whatever becomes of it (YZH-3.51, YFA-3.48).

        An attack on a monster that is not among "all …" it can attack once each counts as one on the player (0).
        """
        if target is not None and not self._among_all(card, target):
            target = None
        self.duel.play.mark("table", "attacked_last", card)
        self.duel.play.mark(card, "attacks", [self.attack_unit(), [*self.attacks_made(card), target or 0]])
        self.duel.play.mark(card, "attacked", self.duel.turn())

    def _among_all(self, card: int, target: int) -> bool:
        """Whether the target is one of "all monsters" that the card can attack once each; True without such a rule."""
        laws = [law.by for law in self.duel.standing_effects().rules(card) if law.rule == "attacks all"]
        return not laws or any(by is None or matches(self.duel, by, target, card) for by in laws)

    def take_back_attack(self, card: int) -> None:
        """Take the target of its last declaration out of the record, for another to be put in (YZH-3.50, YFA-3.47)."""
        self.duel.play.mark(card, "attacks", [self.attack_unit(), self.attacks_made(card)[:-1]])

    def attack_targets(self, card: int, made: list[int] | None = None) -> tuple[list[int], bool]:
        """The monsters that `card` may attack now, and whether it may attack directly.

        `made` are the targets of its attacks so far, where not those on record count.
        """
        now = self.duel.standing_effects()
        seat = self.duel.controller(card)
        opposing = self.duel.monsters(1 - seat)
        passed = [m for m in opposing if now.has(m, "attacked past", card)]
        targets = [m for m in opposing if m not in passed and not now.has(m, "cannot be attacked", card)]
        only = [m for m in targets if now.has(m, "only attack target", card)]
        if only:
            targets = only
        goaded = self.goading(card, targets) if card in now.laws else []
        targets = goaded or targets
        for law in now.rules(card) if now.laws else ():
            if law.rule == "attacks such first" and law.by is not None:
                targets = [m for m in targets if matches(self.duel, law.by, m, card)] or targets
        if now.has(card, "attacks all"):
            made = self.attacks_made(card) if made is None else made
            each = max(law.count for law in now.rules(card) if law.rule == "attacks all") or 1
            targets = [m for m in targets if made.count(m) < each]
            if made:
                targets = [m for m in targets if self._among_all(card, m)]
        past = now.has(card, "attacks directly") or now.has(card, "attacks directly for half")
        direct = len(passed) == len(opposing) or past
        declared = self.attacks_made(card) if made is None else made
        if declared and not now.has(card, "attacks all") and len(declared) >= self.attacks_allowed(card)[0]:
            direct = False  # what further attacks it has are on monsters
        if goaded or now.has(card, "cannot attack directly"):
            direct = False
        return targets, direct

    def goading(self, card: int, targets: list[int]) -> list[int]:
        """Those of the monsters that `card` must attack, if it can attack them."""
        laws = self.duel.standing_effects().rules(card)
        sources = {law.card for law in laws if law.rule == "must attack it"}
        return [m for m in targets if m in sources]

    def driven(self, card: int) -> bool:
        """Whether the monster attacks in each turn in which it can."""
        now = self.duel.standing_effects()
        if card not in now.laws:
            return False
        return now.has(card, "must attack") or bool(
            now.has(card, "must attack it") and self.goading(card, self.attack_targets(card)[0])
        )

    def attack_option(self, card: int) -> Option:
        """An attack with what it may be aimed at."""
        targets, direct = self.attack_targets(card)
        player = (f"seat{1 - self.duel.controller(card)}",) if direct else ()
        return Option("attack", card, targets=(*targets, *player))

    def battle_result(self, attacker: int, target: int, attack: int, against: int, defending: bool) -> list[int]:
        """Deal the damage of a battle and return the monsters it destroys."""
        doomed, hurt = self.outcome(attacker, target, attack, against, defending)
        if hurt is not None:
            self.battle_damage(*hurt)
        return doomed

    def outcome(
        self, attacker: int, target: int, attack: int, against: int, defending: bool
    ) -> tuple[list[int], tuple[int, int, int, int] | None]:
        """The monsters that a battle destroys, and the damage: to whom, how much, by which monster, with which own one.

        Against Attack Position: YZH-4.8 to 4.12, YFA-4.9 to 4.13, YTH-3.11 to 3.16; equal 0 ATK by the option
        battle.zero_atk_tie_destroys (YZH-5.24). Against Defense Position: YZH-4.13 to 4.17, YFA-4.14 to 4.16, YTH-3.17
        to 3.21.
        """
        me, other = self.duel.controller(attacker), self.duel.controller(target)
        if attack > against:
            now = self.duel.standing_effects()
            doubly = defending and now.has(attacker, "pierces doubly")
            through = not defending or doubly or now.has(attacker, "pierces")
            return [target], (other, (attack - against) * (1 + doubly), attacker, target) if through else None
        if attack < against:
            return [] if defending else [attacker], (me, against - attack, target, attacker)
        if not defending and (attack > 0 or self.duel.option("battle.zero_atk_tie_destroys")):
            return [attacker, target], None
        return [], None
