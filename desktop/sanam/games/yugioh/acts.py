"""The acts of a duel: small things the rules and the effects do, as events and facts.

Every act takes a `cause`:
{"cause": "effect" | "cost" | "battle" | "rule" | "summon", "card": id or None, "seat": seat}.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.engine.table import DOWN, DOWN_SIDE, UP, UP_SIDE
from sanam.games.yugioh.abilities.lasting import carry, forget
from sanam.games.yugioh.abilities.limits import forget_uses, take_back
from sanam.games.yugioh.abilities.tree import Body
from sanam.games.yugioh.kit import FIELD_WORDS, Guise
from sanam.games.yugioh.state import SPELL_SLOTS, WORDS, State

Cause = dict[str, Any]
RULE: Cause = {"cause": "rule", "card": None, "seat": None}

#: Marks of a card that survive leaving the field for the Graveyard or removal (YZH-2.84).
LASTING = ("proper",)


class Acts(State):
    """Acts on top of what can be read."""

    # ------------------------------------------------------------------ facts

    def next_moment(self) -> None:
        """What follows happens after, not together with, what was before (missed timing)."""
        self.play.mark("table", "moment", self.moment() + 1)

    def fact(
        self,
        what: str,
        seat: int | None,
        card: int | None = None,
        cause: Cause | None = None,
        seen_by: list[int] | None = None,
        **data: Any,
    ) -> None:
        """State a fact: triggers watch for it, the log tells it."""
        if cause is not None:
            data["cause"] = cause["cause"]
            if cause.get("card") is not None:
                data["card_cause"] = cause["card"]
            if cause.get("seat") is not None:
                data["cause_seat"] = cause["seat"]
        data["moment"] = self.moment()
        self.play.emit(ev.Happened(what, seat, card, data, seen_by))

    def known_to(self, card: int, seat: int) -> list[int] | None:
        """Who may know the card that a fact is about, as it lies now."""
        it = self.table.cards[card]
        return [seat] if self.hidden_from(it, 1 - seat) else None

    def unknown(self, cards: list[int]) -> dict[str, Any]:
        """For a fact that names further cards: under "hidden", for each seat those that it may not know now."""
        known = [self.table.cards[c] for c in cards if c in self.table.cards]
        hidden = [[it.id for it in known if self.hidden_from(it, seat)] for seat in (0, 1)]
        return {"hidden": hidden} if any(hidden) else {}

    # ------------------------------------------------------------------ moving

    def relocate(self, card: int, zone: str, stance: str) -> None:
        """Move a card and do what the rules tie to leaving the field; the zone must be of the right side.

        Its counters and marks go, its Equip Cards fall (YZH-5.48, YFA-2.82), its materials go to the Graveyard
        (YZH-5.29), a Token is removed from the duel (YZH-5.8, YTH-4.12).
        """
        it = self.table.cards[card]
        was, now = WORDS[it.zone], WORDS[zone]
        was_field, now_field = was in FIELD_WORDS, now in FIELD_WORDS
        kit = self.kits[it.code]
        if was_field and kit.token and not (now_field and was == now):
            self._clear(card, ())
            self._drop_attached(card)
            self.play.cease(card)
            return
        if was_field and not now_field:
            self._clear(card, LASTING if now in ("graveyard", "banished") else ())
        elif not was_field and now in ("hand", "deck", "extra") and it.marks:
            self._clear(card, ())
        if it.host is not None and not (now_field and was == now):
            self.play.attach(card, None)
        side, moves = it.zone[0], it.moves
        self.play.move(card, zone, None, stance)
        if was_field and now_field and side == zone[0]:
            self._keep_uses(card, moves)
        if now == "monster" and was != now:
            self.play.mark(card, "entered", self.turn())
        if was_field and not now_field:
            self._drop_attached(card)
        elif now_field and stance in (UP, UP_SIDE):
            self.in_force(card)

    def put_on(self, card: int, body: dict[str, Any] | None, gained: list[list[Any]]) -> None:
        """Give the card its guise until it leaves the field: the monster it becomes, what it has gained."""
        guise = Guise(
            self.table.cards[card].code,
            msgspec.convert(body, Body) if body else None,
            tuple((giver, at) for giver, at in gained),
        )
        self.play.mark(card, "guise", msgspec.json.encode(guise).decode())

    def _keep_uses(self, card: int, moves: int) -> None:
        """A card that moves within its player's field has been used as often as before ("once per turn")."""
        it = self.table.cards[card]
        for key in [key for key in it.marks if key.startswith("used:")]:
            if it.marks[key].get("moves") == moves:
                self.play.mark(card, key, {**it.marks[key], "moves": it.moves})

    def _clear(self, card: int, keep: tuple[str, ...]) -> None:
        it = self.table.cards[card]
        for name in list(it.counters):
            self.play.count(card, name, 0)
        for key in list(it.marks):
            if key not in keep:
                self.play.mark(card, key, None)

    def _drop_attached(self, host: int) -> None:
        cards = self.table.cards
        attached = sorted(c.id for c in cards.values() if c.host == host)
        equips = [i for i in attached if WORDS[cards[i].zone] != "materials"]
        for i in attached:
            if i not in equips:
                self.play.attach(i, None)
                if self.force().keeps_from_graveyard(i):
                    self.banish([i], RULE)
                    continue
                self._to_owner(i, "graveyard", UP)
                self.fact("sent", cards[i].owner, i, RULE, how="send", origin="materials", to="graveyard")
        self.unequip(equips)

    def unequip(self, equips: list[int]) -> None:
        """Equip Cards that lost their monster are destroyed (YZH-5.48, YFA-2.82)."""
        for i in equips:
            self.play.attach(i, None)
        if equips:
            self.destroy(equips, RULE)

    def _to_owner(self, card: int, pile: str, stance: str) -> None:
        """Whoever controls it, a card goes to its owner's hand, Deck or Graveyard (YZH-5.42)."""
        it = self.table.cards[card]
        self.relocate(card, f"{it.owner}.{pile}", stance)

    def _leave(self, cards: list[int], pile: str, stance: str, what: str, cause: Cause, **data: Any) -> list[int]:
        """Move cards to their owners' piles, then state the facts, all at one moment. Returns those that arrived."""
        before: list[tuple[int, int, str, str, dict[str, Any], int | None, bool]] = []
        table = self.table
        for card in cards:
            it = table.cards.get(card)
            if it is None:
                continue
            word = self._origin(card)
            host = it.host if word == "spell-trap" else None
            held = {name: it.marks[name] for name in ("summoned", "bound") if it.marks.get(name)}
            open_to_both = not any(self.hidden_from(it, seat) for seat in (0, 1))
            before.append((card, self.controller(card), word, it.stance, held, host, open_to_both))
            self._to_owner(card, pile, stance)
        arrived = []
        for card, seat, origin, lay, held, host, open_to_both in before:
            gone = card not in table.cards
            if not gone:
                arrived.append(card)
            field = origin in FIELD_WORDS
            facts = {**data, "origin": origin, "to": pile, "stance": lay, **held}
            if host is not None:
                facts["card_host"] = host
            if gone:
                # A Token is nowhere now; the log still tells that it went.
                self.fact("token_removed", seat, None, cause, **facts)
                continue
            seen = None if open_to_both else self.known_to(card, table.cards[card].owner)
            self.fact(what, seat, card, cause, seen, **facts)
            if field and (pile not in ("deck", "extra") or self.option("leave_field.to_deck_triggers")):
                self.fact("left", seat, card, cause, seen, **facts)
        return arrived

    def send(self, cards: list[int], cause: Cause, how: str = "send") -> list[int]:
        """Send to the owners' Graveyards; how: "send", "discard", "tribute" or "detach" (YZH-5.31, 5.56, 5.57)."""
        kept, rest = self._banished_instead(cards, cause, to_graveyard=True)
        was = {c: self._lay(c) for c in rest if c in self.table.cards}
        arrived = self._leave(rest, "graveyard", UP, "sent", cause, how=how)
        word = {"discard": "discarded", "tribute": "tributed", "detach": "detached"}.get(how)
        if word is not None:
            for card in rest:
                if card in self.table.cards:
                    lay = {k: v for k, v in was[card].items() if k != "other" or how == "detach"}
                    self.fact(word, self.table.cards[card].owner, card, cause, **lay)
        return arrived + kept

    def _lay(self, card: int) -> dict[str, Any]:
        """For a fact that the card left its place: how it lay, how it was Summoned, what it was attached to."""
        it = self.table.cards[card]
        lay: dict[str, Any] = {"stance": it.stance, "origin": self._origin(card)}
        if it.marks.get("summoned"):
            lay["summoned"] = it.marks["summoned"]
        if it.host is not None and WORDS[it.zone] == "spell-trap":
            lay["card_host"] = it.host
        return {**lay, "other": it.host}

    def _origin(self, card: int) -> str:
        """Where a card comes from; "" for one whose Summon or activation was negated: it has not been on the field."""
        it = self.table.cards[card]
        negated = self.table.marks.get("summon_negated") or []
        if card in negated and card in (self.table.marks.get("arriving") or []):
            return ""
        for link in self.chain():
            if link["card"] == card and link["moves"] == it.moves and link.get("negated") == "activation":
                return "" if link["activation"] and not self.kit(card).monster else WORDS[it.zone]
        return WORDS[it.zone]

    def _banished_instead(
        self, cards: list[int], cause: Cause, to_graveyard: bool = False
    ) -> tuple[list[int], list[int]]:
        """Banish those cards that must be instead of going where they would; those, and the others."""
        now = self.force()
        summoned = cause["card"] if cause["cause"] == "summon" else None

        def must(card: int) -> bool:
            if to_graveyard and now.keeps_from_graveyard(card):
                return True
            if not self.on_field(card):
                return False
            as_material = summoned is not None and now.has(card, "banished as material", summoned)
            beaten = cause["cause"] == "battle" and self._opposed_by(card, "banishes what it destroys")
            return as_material or beaten or now.has(card, "banished when leaving")

        kept = [card for card in cards if card in self.table.cards and must(card)]
        if kept:
            self.banish(kept, cause)
        return kept, [card for card in cards if card not in kept]

    def _opposed_by(self, card: int, rule: str) -> bool:
        """Whether the rule lies on the monster that `card` battles."""
        fighting = self.battle()
        other = fighting[1 - fighting.index(card)] if card in fighting else None
        return other is not None and self.force().has(other, rule)

    def destroy(self, cards: list[int], cause: Cause, banish: bool = False) -> list[int]:
        """Destroy: to the Graveyard because of battle or a destroying effect (YZH-5.54), or `banish` what is destroyed.
        Asks for no replacement."""
        here = [c for c in cards if c in self.table.cards]
        seats = {c: self.controller(c) for c in here}
        was = {c: self._lay(c) for c in here}
        names = {c: self.table.cards[c].code for c in here}
        gone = self.banish(here, cause) if banish else self.send(here, cause, "destroy")
        for card in here:
            if card in self.table.cards:
                lay = {k: v for k, v in was[card].items() if k != "other"}
                self.fact("destroyed", seats[card], card, cause, **lay, to=self.zone_word(card))
            else:
                self.fact("token_destroyed", seats[card], None, cause, code=names[card])
        return [c for c in here if c in gone or c not in self.table.cards]

    def banish(self, cards: list[int], cause: Cause) -> list[int]:
        """Remove from play, face-up (YZH-5.36)."""
        return self._leave(cards, "banished", UP, "banished", cause)

    def bury(self, cards: list[int], cause: Cause) -> list[int]:
        """Return banished cards to the Graveyard: they are returned there, not sent."""
        return self._leave(cards, "graveyard", UP, "returned", cause)

    def to_hand(self, cards: list[int], cause: Cause) -> list[int]:
        _, cards = self._banished_instead(cards, cause)
        extra = [c for c in cards if c in self.table.cards and self.kit(c).extra]
        rest = [c for c in cards if c not in extra]
        back = self._leave(extra, "extra", DOWN, "returned", cause) if extra else []
        return self._leave(rest, "hand", DOWN, "returned", cause) + back

    def to_deck(self, cards: list[int], cause: Cause, where: str = "shuffle") -> list[int]:
        """Return to the owners' Decks: "shuffle", "top" or "bottom"; Extra Deck monsters to the Extra Deck."""
        _, cards = self._banished_instead(cards, cause)
        extra = [c for c in cards if c in self.table.cards and self.kit(c).extra]
        rest = [c for c in cards if c not in extra]
        back = self._leave(extra, "extra", DOWN, "returned", cause) if extra else []
        owners = sorted({self.table.cards[c].owner for c in rest if c in self.table.cards})
        arrived = self._leave(rest, "deck", DOWN, "returned", cause, where=where)
        if where == "bottom":
            for card in arrived:
                self.play.move(card, self.table.cards[card].zone, 0, DOWN)
        if where == "shuffle":
            for seat in owners:
                self.shuffle(seat)
        return arrived + back

    def attach_material(self, cards: list[int], host: int) -> None:
        """Put cards under an Xyz Monster; they are no longer on the field (YZH-5.28)."""
        for card in cards:
            if card not in self.table.cards:
                continue
            origin = self.zone_word(card)
            inherited = self.materials(card) if origin == "monster" else []
            for under in inherited:
                self.play.attach(under, host)
            self.relocate(card, f"{self.table.cards[card].owner}.materials", UP)
            if card in self.table.cards:
                self.play.attach(card, host)

    # ------------------------------------------------------------------ cards and Life Points

    def shuffle(self, seat: int) -> None:
        self.play.shuffle(f"{seat}.deck")
        self.fact("shuffled", seat)

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
            forget(self, card)
            forget_uses(self, card)
            cards = self.table.cards.values()
            self.unequip(sorted(c.id for c in cards if c.host == card and WORDS[c.zone] != "materials"))

    def turned_up(self, card: int, by_effect: bool, quiet: bool = False) -> None:
        """A face-down monster is now face-up: it was flipped, and its continuous effects begin."""
        self.in_force(card)
        silence: dict[str, Any] = {"quiet": True} if quiet else {}
        self.fact("flipped", self.controller(card), card, by_effect=by_effect, **silence)

    def in_force(self, card: int) -> None:
        """A card became face-up on the field: its continuous effects take their place in the order of time."""
        if self.kit(card).continuous:
            self.play.mark(card, "since", self.table.next_id)

    def equip(self, card: int, host: int, cause: Cause) -> None:
        """Equip a card to a monster; a card from elsewhere first takes a Spell & Trap Zone (YZH-2.99, YZH-5.47)."""
        if self.zone_word(card) != "spell-trap":
            seat = cause.get("seat", self.table.cards[card].owner)
            free = self.free_spell_zones(seat)
            if not free:
                return
            self.relocate(card, free[0], UP)
            if card not in self.table.cards:
                return
        self.play.turn(card, UP)
        self.play.attach(card, host)
        self.fact("equipped", self.controller(card), card, cause, card_host=host)

    def take_control(self, card: int, seat: int, until: str = "") -> bool:
        """Move a monster to the other side (YZH-5.41); `until` as in the ability tree. False when there is no room."""
        if self.controller(card) == seat:
            return True
        free = self.free_monster_zones(seat)
        if not free:
            return False
        marks = self.table.cards[card].marks
        borrowed = {"seat": 1 - seat, "until": until, "by": self.turn_player()} if until else None
        if "borrowed" not in marks or not until:
            self.play.mark(card, "borrowed", borrowed)
        was = self.table.cards[card].moves
        self.play.move(card, free[0], None, self.table.cards[card].stance)
        carry(self, card, was)
        self.fact("control", seat, card, until=until)
        return True

    def set_spell(self, card: int, seat: int, ready: bool = False, zone: str | None = None) -> None:
        """Set a Spell or Trap face-down (YZH-2.117); `ready`: it may be activated this turn."""
        if zone is None:
            if self.kit(card).data.icon == "field":
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
            take_back(self, links[index]["card"], links[index]["seat"])
        self.fact("negated", links[index]["seat"], links[index]["card"], what_negated=what, link=index + 1)

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

    def redirect_attack(self, card: int) -> None:
        """The attack is now at `card`, and the opponent's monsters count as they stand now (see `battle.Attack`)."""
        attack = self.table.marks.get("attack")
        if attack is not None:
            self.play.mark("table", "attack", {**attack, "card_target": card, "redirected": True})
            hidden = self.unknown([card])
            attacker = attack["card_attacker"]
            self.fact("attack_aimed", self.turn_player(), attacker, None, card_other=card, other=card, **hidden)

    def end_battle_phase(self) -> None:
        self.play.mark("table", "battle_over", True)

    def skip_phase(self, seat: int, phase: str) -> None:
        skips = self.table.seats[seat].marks.get("skip", [])
        self.play.mark(f"seat{seat}", "skip", [*skips, phase])

    def win(self, seat: int) -> None:
        """A card effect decides the duel (YZH-3.9, YTH-1.8)."""
        self.decide(seat, "effect")

    def decide(self, winner: int | None, reason: str) -> None:
        """The duel has a result; the running procedures are left as soon as this step ends."""
        if self.table.marks.get("result") is None:
            self.play.mark("table", "result", {"winner": winner, "reason": reason})

    def free_slot(self, card: int, seat: int) -> bool:
        """Whether a Spell or Trap has a place on its controller's side."""
        if self.kit(card).data.icon == "field":
            return True
        return any(not self.table.zones[f"{seat}.{slot}"] for slot in SPELL_SLOTS)
