"""The acts of a duel besides moving cards: small things the rules and the effects do, as events and facts."""

from __future__ import annotations

from typing import Any, cast

from sanam.engine import events as ev
from sanam.engine.table import DOWN, DOWN_SIDE, TABLE, UP, UP_SIDE
from sanam.games.yugioh.rules.moving import Cause, Moves
from sanam.games.yugioh.texts.execution.facts import KEPT
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.lasting import carry, forget, unborne
from sanam.games.yugioh.texts.execution.limits import forget_uses, take_back
from sanam.games.yugioh.vocabulary.zones import WORDS

#: Table marks that belong to one duel and go when the next begins.
DUEL_MARKS = (
    "turn", "player", "phase", "step", "chain", "attack", "result", "deciding", "calculated",
    "calculation", "battle_over", "battles", "links", "later", "loop", "summon_negated", "upon",
    "attacked_last", "turn_over", "doomed", "judging", "vouched", "whenever", "said",
    "ordered_attack",
)  # fmt: skip


class Acts(Moves):
    """Acts on top of what moves cards."""

    # ------------------------------------------------------------------ cards and Life Points

    def draw(self, seat: int, number: int, cause: Cause) -> int:
        """Draw from the top (YZH-5.51). A player who must draw and cannot loses (YZH-3.8, YFA-3.20, YTH-2.6).

        That is settled when the step is over, so that two who cannot draw together lose neither (Thai digest A4).
        """
        deck, hand = f"{seat}.deck", f"{seat}.hand"
        drawn: list[int] = []
        for _ in range(number):
            ids = self.table.zones[deck]
            if not ids:
                self.play.mark(f"seat{seat}", "decked", True)
                break
            drawn.append(ids[-1])
            self.play.move(ids[-1], hand, None, DOWN)
        if drawn:
            self.play.reveal()
            self.fact("drew", seat, None, cause, None, count=len(drawn))
            for card in drawn:
                self.play.emit(ev.Happened("drew_card", seat, card, {"moment": self.moment()}, [seat]))
        return len(drawn)

    def damage(self, seat: int, amount: int, cause: Cause, battle: bool = False) -> int:
        """Take Life Points; they never fall below 0. Returns what was lost."""
        lost = min(amount, self.table.seats[seat].counts["lp"])
        if amount <= 0:
            return 0
        self.play.count(f"seat{seat}", "lp", self.table.seats[seat].counts["lp"] - lost)
        self.fact("damage", seat, cause.get("card"), cause, amount=amount, battle=battle)
        if battle:
            direct = self.battle()[1] is None
            self.fact("battle_damage", seat, cause.get("card"), cause, amount=amount, direct=direct)
        return amount

    def gain(self, seat: int, amount: int) -> None:
        if amount > 0:
            self.play.count(f"seat{seat}", "lp", self.table.seats[seat].counts["lp"] + amount)
            self.fact("gained", seat, None, None, amount=amount)

    def set_life(self, seat: int, amount: int) -> None:
        """Life Points become a number: neither gained nor lost by damage or payment."""
        self.play.count(f"seat{seat}", "lp", max(0, amount))
        self.fact("life_set", seat, None, None, amount=max(0, amount))

    def pay(self, seat: int, amount: int) -> None:
        """Pay Life Points as a cost: not damage, never given back (YZH-5.38, YZH-5.39)."""
        self.play.count(f"seat{seat}", "lp", self.table.seats[seat].counts["lp"] - amount)
        self.fact("paid", seat, None, None, amount=amount)

    def reveal(self, cards: list[int], seats: list[int]) -> None:
        for card in cards:
            known = sorted({*self.table.cards[card].known, *seats})
            self.play.show(card, known)
            self.fact("revealed", self.controller(card), card, None, None if len(known) > 1 else known)

    # ------------------------------------------------------------------ on the field

    def turn_monster(self, card: int, stance: str, by_effect: bool = True, quiet: bool = False) -> None:
        """Change a monster's battle position or face; turning face-up is "flipped" (YZH-2.19). `quiet`: that activates
        no Flip Effect."""
        it = self.table.cards[card]
        was = it.stance
        if was == stance:
            return
        self.play.turn(card, stance)
        seat = self.controller(card)
        if was in (DOWN_SIDE, DOWN) and stance in (UP, UP_SIDE):
            self.turned_up(card, by_effect, quiet)
        self.fact("position_changed", seat, card, was=was, now=stance, by_effect=by_effect)
        if stance in (DOWN_SIDE, DOWN):
            # What was done to it is over, as if it had left (Thai digest G14); it was not Set (YZH-2.79).
            if "gemini" in it.marks.get("summoned", ()):
                self.play.mark(card, "summoned", [word for word in it.marks["summoned"] if word != "gemini"])
            for name in list(it.counters):
                self.play.count(card, name, 0)
            if KEPT in it.marks:
                self.play.mark(card, KEPT, None)
            forget(cast(Host, self), card)
            forget_uses(cast(Host, self), card)
            cards = self.table.cards.values()
            self.unequip(sorted(c.id for c in cards if c.host == card and WORDS[c.zone] != "materials"))

    def turned_up(self, card: int, by_effect: bool, quiet: bool = False) -> None:
        """A face-down monster is now face-up: it was flipped, which is noted, and its continuous effects begin."""
        came = self.table.cards[card].marks.get("summoned", ())
        if WORDS[self.table.cards[card].zone] == "monster" and "flipped" not in came:
            self.play.mark(card, "summoned", [*came, "flipped"])
        self.in_force(card)
        silence: dict[str, Any] = {"quiet": True} if quiet else {}
        self.fact("flipped", self.controller(card), card, by_effect=by_effect, **silence)

    def equip(self, card: int, host: int, cause: Cause) -> None:
        """Equip a card to a monster; one from elsewhere first takes a Spell & Trap Zone (YZH-2.99, YZH-5.47), where a
        monster that lay face-down stays so."""
        covered = self.zone_word(card) == "monster" and not self.table.cards[card].face_up
        if self.zone_word(card) != "spell-trap":
            seat = cause.get("seat", self.table.cards[card].owner)
            free = self.free_spell_zones(seat)
            if not free:
                return
            self.relocate(card, free[0], DOWN if covered else UP)
            if card not in self.table.cards:
                return
        if not covered:
            self.play.turn(card, UP)
        self.play.attach(card, host)
        self.fact("equipped", self.controller(card), card, cause, card_host=host)

    def take_control(self, card: int, seat: int, until: str = "", source: int | None = None) -> bool:
        """Move a monster to the other side (YZH-5.41); `until` as in the ability tree, "self": as long as `source` is
        there. False when there is no room.
        """
        if self.controller(card) == seat:
            return True
        free = self.free_monster_zones(seat)
        if not free:
            return False
        marks = self.table.cards[card].marks
        borrowed: dict[str, Any] | None = None
        if until:
            borrowed = {
                "seat": 1 - seat,
                "until": until,
                "by": self.turn_player(),
                "turn": self.table.marks.get("turn"),
            }
            if until == "self" and source is not None:
                borrowed |= {"source": source, "moves": self.table.cards[source].moves}
        if "borrowed" not in marks or not until:
            self.play.mark(card, "borrowed", borrowed)
        was = self.table.cards[card].moves
        self.play.move(card, free[0], None, self.table.cards[card].stance)
        carry(cast(Host, self), card, was)
        self.fact("control", seat, card, until=until)
        return True

    def set_spell(self, card: int, seat: int, ready: bool = False, zone: str | None = None) -> None:
        """Set a Spell or Trap face-down (YZH-2.117); `ready`: it may be activated this turn."""
        if zone is None:
            if self.profile(card).data.icon == "field":
                zone = f"{seat}.field"
            else:
                zone = self.free_spell_zones(seat)[0]
        self.relocate(card, zone, DOWN)
        if not ready:
            self.play.mark(card, "set_turn", self.turn())
        self.fact("set", seat, card, None, self.known_to(card, seat))

    def place_counter(self, card: int, name: str, number: int) -> None:
        self.play.count(card, name, self.table.cards[card].counters.get(name, 0) + number)
        self.fact("counter_placed", self.controller(card), card, counter=name, count=number)

    def remove_counter(self, card: int, name: str, number: int) -> None:
        self.play.count(card, name, max(0, self.table.cards[card].counters.get(name, 0) - number))
        if not self.table.cards[card].counters.get(name):
            unborne(cast(Host, self), card, name)
        self.fact("counter_removed", self.controller(card), card, counter=name, count=number)

    def create_token(self, code: str, seat: int, zone: str, stance: str) -> int:
        """Put a Token into a Monster Zone, always face-up (YZH-5.9, YZH-5.10)."""
        card = self.play.create(code, seat, zone, stance if stance in (UP, UP_SIDE) else UP_SIDE)
        self.play.mark(card, "entered", self.turn())
        self.fact("token", seat, card)
        return card

    # ------------------------------------------------------------------ battle, chain and the end

    def negate_link(self, index: int, what: str) -> None:
        """Negate the activation or the effect of a link of the Chain (YZH-2.115, YZH-4.37)."""
        links = [dict(link) for link in self.chain()]
        links[index]["negated"] = what
        self.play.mark("table", "chain", links)
        if what == "activation" and links[index]["activation"] and links[index]["card"] in self.table.cards:
            take_back(cast(Host, self), links[index]["card"], links[index]["seat"])
        self.fact("negated", links[index]["seat"], links[index]["card"], what_negated=what, link=index + 1)

    def retarget_link(self, index: int, card: int) -> None:
        """A link of the Chain that has one target has `card` as its target from now on."""
        links = [dict(link) for link in self.chain()]
        now = [card, self.table.cards[card].moves]
        links[index]["targets"] = [[now for _ in group] for group in links[index]["targets"]]
        links[index]["cards"] = [card]
        self.play.mark("table", "chain", links)

    def change_link(self, index: int, steps: list[dict[str, Any]]) -> None:
        """What a link of the Chain does when it resolves, in place of its own effect."""
        links = [dict(link) for link in self.chain()]
        links[index]["instead"] = steps
        self.play.mark("table", "chain", links)

    def bend_damage(self, index: int, seat: int, how: str) -> None:
        """What becomes of the damage that a link of the Chain inflicts to the player, as ChangeEffect.damage."""
        links = [dict(link) for link in self.chain()]
        links[index]["damage"] = [*links[index].get("damage", []), [seat, how]]
        self.play.mark("table", "chain", links)

    def negate_summon(self, cards: list[int]) -> None:
        """Negate the Summon that is being attempted."""
        self.play.mark("table", "summon_negated", cards)
        for card in cards:
            self.fact("summon_negated", self.controller(card), card)

    def negate_attack(self) -> None:
        attack = self.table.marks.get("attack")
        if attack is not None:
            self.play.mark("table", "attack", {**attack, "negated": True})
            self.fact("attack_negated", None, attack["card_attacker"])

    def redirect_attack(self, card: int | None) -> None:
        """The attack is now at `card`, or at the player; the opponent's monsters count as they stand now (see
        `battle.Attack`)."""
        attack = self.table.marks.get("attack")
        if attack is not None:
            self.play.mark("table", "attack", {**attack, "card_target": card, "redirected": True})
            hidden = self.unknown([card] if card is not None else [])
            attacker = attack["card_attacker"]
            aimed: dict[str, Any] = {"card_other": card, "other": card, "redirected": True}
            self.fact("attack_aimed", self.turn_player(), attacker, None, **aimed, **hidden)

    def order_attack(self, attacker: int, target: int) -> None:
        """This monster attacks that one when the Chain has resolved (see `ordered_attack.OrderedAttack`)."""
        moves = [self.table.cards[card].moves for card in (attacker, target)]
        self.play.mark("table", "ordered_attack", {"card_attacker": attacker, "card_target": target, "moves": moves})

    def end_battle_phase(self, turn: bool = False) -> None:
        """End the Battle Phase, or (`turn`) all that comes before the End Phase."""
        if self.phase() == "battle":
            self.play.mark("table", "battle_over", True)
        if turn:
            self.play.mark("table", "turn_over", True)

    def skip_phase(self, seat: int, phase: str, next_turn: bool = False) -> None:
        """Let a player skip the next such phase, or the first one after this turn (kept as "phase@turn")."""
        skips = self.table.seats[seat].marks.get("skip", [])
        self.play.mark(f"seat{seat}", "skip", [*skips, f"{phase}@{self.turn()}" if next_turn else phase])

    def win(self, seat: int) -> None:
        """A card effect decides the duel (YZH-3.9, YTH-1.8)."""
        self.decide(seat, "effect")

    def end_in_draw(self) -> None:
        """A card effect ends the duel without a winner."""
        self.decide(None, "effect")

    def decide(self, winner: int | None, reason: str) -> None:
        """The duel has a result; the running procedures are left as soon as this step ends."""
        if self.table.marks.get("result") is None:
            self.play.mark("table", "result", {"winner": winner, "reason": reason})

    def free_slot(self, card: int, seat: int) -> bool:
        """Whether a Spell or Trap has a place on its controller's side."""
        if self.profile(card).data.icon == "field":
            return True
        return bool(self.free_spell_zones(seat))

    # ---- procedures that texts call (see `Host`)

    # ------------------------------------------------------------------ between duels

    def gather_cards(self) -> None:
        """Every card goes back to its owner's Deck or Extra Deck; removed cards too (YZH-5.37). Side Decks stay."""
        for number in sorted(self.table.cards):
            it = self.table.cards.get(number)
            if it is None or WORDS[it.zone] == "side":
                continue
            pile = "extra" if self.profiles[it.code].extra else "deck"
            self._clear(number, ())
            if it.host is not None:
                self.play.attach(number, None)
            if self.profiles[it.code].token:
                self.play.cease(number)
            elif it.zone != f"{it.owner}.{pile}":
                self.play.move(number, f"{it.owner}.{pile}", None, DOWN)

    def reset(self) -> None:
        """Forget what belonged to the duel before."""
        for _, modifier in sorted(self.table.modifiers.items()):
            self.play.unmodify(modifier)
        if self.table.triggers:
            self.play.emit(ev.TriggersTaken(list(self.table.triggers), []))
        for key in DUEL_MARKS:
            self.play.mark(TABLE, key, None)
        for seat in (0, 1):
            for key in list(self.table.seats[seat].marks):
                if key != "prompts":
                    self.play.mark(f"seat{seat}", key, None)
