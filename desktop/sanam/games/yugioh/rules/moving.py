"""How cards move in a duel, as events and facts: to the field, off it, and under an Xyz Monster.

Every act takes a `cause`:
{"cause": "effect" | "cost" | "battle" | "rule" | "summon", "card": id or None, "seat": seat}.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, cast

import msgspec

from sanam.engine import events as ev
from sanam.engine.table import DOWN, UP, UP_SIDE, Card
from sanam.games.yugioh.rules.profiles import ATTACHED, BY_HAND, EFFECTS, TreatedAs
from sanam.games.yugioh.rules.state import State
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.inflicting import inflict
from sanam.games.yugioh.texts.execution.lasting import change_card
from sanam.games.yugioh.texts.execution.rule_records import Record
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.tree import Body
from sanam.games.yugioh.vocabulary.zones import COLUMNS, FIELD, WORDS

Cause = dict[str, Any]
RULE: Cause = {"cause": "rule", "card": None, "seat": None}

#: Marks of a card that survive leaving the field for the Graveyard or removal (YZH-2.84).
LASTING = ("proper",)


class Moves(State):
    """What moves cards, on top of what can be read."""

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
            if cause.get("as_by"):
                data["cause_as_by"] = cause["as_by"]
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
        was_field, now_field = was in FIELD, now in FIELD
        profile = self.profiles[it.code]
        if was_field and profile.token and not (now_field and was == now):
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
        """Have the card count as something else until it leaves the field: what it becomes, and what it has gained."""
        treated = TreatedAs(
            self.table.cards[card].code,
            msgspec.convert(body, Body) if body else None,
            tuple((giver, at) for giver, at in gained),
        )
        self._treat(card, treated)

    def _treat(self, card: int, treated: TreatedAs) -> None:
        self.play.mark(card, "guise", msgspec.json.encode(treated).decode())

    def _treated(self, card: int) -> TreatedAs:
        it = self.table.cards[card]
        guise = it.marks.get("guise")
        return msgspec.json.decode(guise, type=TreatedAs) if guise else TreatedAs(it.code)

    def lend(self, host: int) -> None:
        """Give an Xyz Monster the effects that its materials have for it: each as often as it lies there."""
        treated = self._treated(host)
        later = list(treated.later)
        for giver, at in self.gifts(host, self.materials(host), ATTACHED):
            there = sum(self.table.cards[card].code == giver for card in self.materials(host))
            later += [(giver, at, ATTACHED)] * (there - later.count((giver, at, ATTACHED)))
        if len(later) > len(treated.later):
            self._treat(host, msgspec.structs.replace(treated, later=tuple(later)))
            self.in_force(host)

    def copy_effects(self, card: int, code: str, instead: tuple[int, ...]) -> str:
        """Have the card get the effects printed on `code`, as long as it copies them by the name that is the result;
        meanwhile those that it has at these indices, all with -1, are not in force."""
        known = self.profiles[code]
        by = str(len({why for *_, why in (*self._treated(card).later, *self._treated(card).hushed)}))
        found = [(code, at, by) for at, ability in enumerate(known.abilities[: known.own]) if ability.kind in EFFECTS]
        found += [(code, BY_HAND, by)] * known.by_hand
        treated = self._treated(card)
        later, hushed = (*treated.later, *found), (*treated.hushed, *((at, by) for at in instead))
        self._treat(card, msgspec.structs.replace(treated, later=later, hushed=hushed))
        self.in_force(card)
        return by

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
                if self.standing_effects().keeps_from_graveyard(i):
                    self.banish([i], RULE)
                    continue
                self._to_owner(i, "graveyard", UP)
                self.fact("sent", cards[i].owner, i, RULE, how="send", origin="materials", to="graveyard")
        self.unequip(equips, host)

    def unequip(self, equips: list[int], host: int | None = None) -> None:
        """Equip Cards that lost their monster are destroyed (YZH-5.48, YFA-2.82); `host` is the one that left."""
        for i in equips:
            self.play.attach(i, None)
        if equips:
            self.destroy(equips, RULE)
        for i in equips:
            if host is not None and i in self.table.cards and self.profiles[self.table.cards[i].code].mourns:
                self.play.mark(i, "fell", [host, self.moment()])

    def _to_owner(self, card: int, pile: str, stance: str) -> None:
        """Whoever controls it, a card goes to its owner's hand, Deck or Graveyard (YZH-5.42)."""
        it = self.table.cards[card]
        self.relocate(card, f"{it.owner}.{pile}", stance)

    def _leave(
        self, cards: list[int], pile: str, stance: str, what: str, cause: Cause, to: int | None = None, **data: Any
    ) -> list[int]:
        """Move cards to their owners' piles, or to that of seat `to`, then state the facts, all at one moment. Returns
        those that arrived."""
        before: list[tuple[int, int, str, str, dict[str, Any], int | None, bool]] = []
        table = self.table
        for card in cards:
            it = table.cards.get(card)
            if it is None:
                continue
            word = self._origin(card)
            host = it.host if word == "spell-trap" else None
            held = {name: it.marks[name] for name in ("summoned", "bound") if it.marks.get(name)}
            held |= self._with_it(it)
            open_to_both = not any(self.hidden_from(it, seat) for seat in (0, 1))
            before.append((card, self.controller(card), word, it.stance, held, host, open_to_both))
            if word in FIELD and self.profile(card).token:
                self.fact("left", self.controller(card), card, cause, origin=word, to="", stance=it.stance, **held)
            self.relocate(card, f"{it.owner if to is None else to}.{pile}", stance)
        arrived = []
        for card, seat, origin, lying, held, host, open_to_both in before:
            gone = card not in table.cards
            if not gone:
                arrived.append(card)
            field = origin in FIELD
            facts = {**data, "origin": origin, "to": pile, "stance": lying, **held}
            if host is not None:
                facts["card_host"] = host
            if gone:
                # A Token is nowhere now; the log still tells that it went.
                self.fact("token_removed", seat, None, cause, **facts)
                continue
            seen = None if open_to_both else self.known_to(card, int(table.cards[card].zone[0]))
            self.fact(what, seat, card, cause, seen, **facts)
            if field and (pile not in ("deck", "extra") or self.option("leave_field.to_deck_triggers")):
                self.fact("left", seat, card, cause, seen, **facts)
        return arrived

    def send(self, cards: list[int], cause: Cause, how: str = "send") -> list[int]:
        """Send to the owners' Graveyards; how: "send", "discard", "tribute" or "detach" (YZH-5.31, 5.56, 5.57)."""
        if self.standing_effects().players:
            cards = [card for card in cards if not self._stays(card, "nothing sent from deck", ("deck",))]
        kept, rest = self._banished_instead(cards, cause, to_graveyard=True)
        back, rest = self._sent_elsewhere(rest, cause)
        kept = [*kept, *back]
        was = {c: self._as_it_left(c) for c in rest if c in self.table.cards}
        arrived = self._leave(rest, "graveyard", UP, "sent", cause, how=how)
        word = {"discard": "discarded", "tribute": "tributed", "detach": "detached"}.get(how)
        if word is not None:
            for card in rest:
                if card in self.table.cards:
                    left = {k: v for k, v in was[card].items() if k != "other" or how == "detach"}
                    self.fact(word, self.table.cards[card].owner, card, cause, **left)
        return arrived + kept

    def _as_it_left(self, card: int) -> dict[str, Any]:
        """For a fact that the card left its place: how it lay, what lay on and under it, how it was Summoned, what it
        was attached to."""
        it = self.table.cards[card]
        left: dict[str, Any] = {"stance": it.stance, "origin": self._origin(card), **self._with_it(it)}
        if came := [*it.marks.get("summoned", ()), *it.marks.get("set_so", ())]:
            left["summoned"] = came
        if it.host is not None and WORDS[it.zone] == "spell-trap":
            left["card_host"] = it.host
        return {**left, "other": it.host}

    def _with_it(self, it: Card) -> dict[str, Any]:
        """The counters on a card and the number of its Xyz Materials, where it has any, and the place that it leaves,
        where somebody asks.
        """
        found: dict[str, Any] = {"counters": dict(it.counters)} if it.counters else {}
        if self.reads_columns and it.zone in COLUMNS:
            found["place"] = it.zone
        under = len(self.materials(it.id)) if WORDS[it.zone] == "monster" else 0
        return {**found, "materials": under} if under else found

    def _origin(self, card: int) -> str:
        """Where a card comes from; "" for one whose Summon or activation was negated: it has not been on the field."""
        it = self.table.cards[card]
        negated = self.table.marks.get("summon_negated") or []
        if card in negated and card in (self.table.marks.get("arriving") or []):
            return ""
        for link in self.chain():
            if link["card"] == card and link["moves"] == it.moves and link.get("negated") == "activation":
                return "" if link["activation"] and not self.profile(card).monster else WORDS[it.zone]
        return WORDS[it.zone]

    def _banished_instead(
        self, cards: list[int], cause: Cause, to_graveyard: bool = False, to_hand: bool = False
    ) -> tuple[list[int], list[int]]:
        """Banish those cards that must be instead of going where they would; those, and the others."""
        now = self.standing_effects()
        summoned = cause["card"] if cause["cause"] == "summon" else None

        def must(card: int) -> bool:
            if self._none_can_banish(card, cause):
                return False
            if to_graveyard and now.keeps_from_graveyard(card):
                return True
            if to_hand and now.players:
                owner = self.table.cards[card].owner
                if now.player(owner, "banished instead of returning to hand", card):
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

    def _sent_elsewhere(self, cards: list[int], cause: Cause) -> tuple[list[int], list[int]]:
        """Return those of the cards to a hand or Deck instead that their own text sends there, or what they have
        battled; those, and the others."""
        now = self.standing_effects()
        if not now.laws:
            return [], cards
        back = []
        for card in cards:
            if card not in self.table.cards or self.profile(card).token:
                continue
            for to in ("hand", "deck", "deck top", "deck bottom"):
                beaten = cause["cause"] == "battle" and self._opposed_by(card, f"what it destroys to {to}")
                if beaten or (self.on_field(card) and now.has(card, f"goes to {to}")):
                    where = to.removeprefix("deck").strip() or "shuffle"
                    self.to_hand([card], cause) if to == "hand" else self.to_deck([card], cause, where)
                    back.append(card)
                    break
        return back, [card for card in cards if card not in back]

    def _stays(self, card: int, rule: str, places: Container[str]) -> bool:
        """Whether the card lies in one of these places and a rule on its owner keeps it from leaving for another."""
        it = self.table.cards.get(card)
        return it is not None and WORDS[it.zone] in places and self.standing_effects().player(it.owner, rule)

    def _none_can_banish(self, card: int, cause: Cause) -> bool:
        """Whether a rule that lies on it, or on both players, keeps the card from being banished."""
        now = self.standing_effects()
        by = cause.get("card") if cause["cause"] == "effect" else None
        if card in now.laws and now.kept_from_banishing(card, by):
            return True
        return all(now.player(seat, "cannot banish", card) for seat in (0, 1))

    def _opposed_by(self, card: int, rule: str) -> bool:
        """Whether the rule lies on the monster that `card` battles."""
        fighting = self.battle()
        other = fighting[1 - fighting.index(card)] if card in fighting else None
        return other is not None and self.standing_effects().has(other, rule)

    def _silenced_by(self, card: int) -> int | None:
        """The monster that `card` battles, if it negates the effects of what it destroys."""
        fighting = self.battle()
        other = fighting[1 - fighting.index(card)] if card in fighting else None
        law = "negates what it destroys"
        return other if other is not None and self.standing_effects().has(other, law, card) else None

    def destroy(self, cards: list[int], cause: Cause, banish: bool = False) -> list[int]:
        """Destroy: to the Graveyard because of battle or a destroying effect (YZH-5.54), or `banish` what is destroyed.
        Asks for no replacement."""
        here = [c for c in cards if c in self.table.cards]
        seats = {c: self.controller(c) for c in here}
        was = {c: self._as_it_left(c) for c in here}
        banish = banish and not any(self._none_can_banish(card, cause) for card in here)
        silencers = {c: self._silenced_by(c) for c in here} if cause["cause"] == "battle" else {}
        hurting = [(seats[c], law) for c in here for law in self._hurts(c)]
        for card in here:
            if self.profile(card).token:  # a Token goes nowhere, and is heard to be destroyed while it is still there
                lay = {k: v for k, v in was[card].items() if k != "other"}
                self.fact("destroyed", seats[card], card, cause, **lay, to="")
        kept = [] if banish else self._kept_on_field(here)
        rest = [c for c in here if c not in kept]
        gone = [*kept, *(self.banish(rest, cause) if banish else self.send(rest, cause, "destroy"))]
        for card in here:
            if card in self.table.cards:
                left = {k: v for k, v in was[card].items() if k != "other"}
                if (by := silencers.get(card)) is not None:
                    ctx = Context(card=by, seat=1 - seats[card])
                    change_card(cast(Host, self), ctx, card, "negated", "set", True, "")
                self.fact("destroyed", seats[card], card, cause, **left, to=self.zone_word(card))
        for seat, law in hurting:
            inflict(cast(Host, self), seat, law.count, {"cause": "effect", "card": law.card, "seat": law.seat})
        return [c for c in here if c in gone or c not in self.table.cards]

    def _hurts(self, card: int) -> list[Record]:
        """What its controller takes when it is destroyed."""
        return [law for law in standing(cast(Host, self)).rules(card) if law.rule == "hurts when destroyed"]

    def _kept_on_field(self, cards: list[int]) -> list[int]:
        """Put those of the cards that are destroyed, but stay, into Spell & Trap Zones, as Spells; those."""
        kept = []
        for card in [card for card in cards if self.table.cards[card].marks.get("stays")]:
            free = self.free_spell_zones(self.controller(card))
            self._clear(card, ())
            if free:
                self.relocate(card, free[0], UP)
                self._drop_attached(card)
                kept.append(card)
        return kept

    def banish(self, cards: list[int], cause: Cause, face_down: bool = False) -> list[int]:
        """Remove from play (YZH-5.36); face-down it has no effects there, and only its owner may look at it."""
        return self._leave(cards, "banished", DOWN if face_down else UP, "banished", cause)

    def bury(self, cards: list[int], cause: Cause) -> list[int]:
        """Return banished cards to the Graveyard: they are returned there, not sent."""
        return self._leave(cards, "graveyard", UP, "returned", cause)

    def to_hand(self, cards: list[int], cause: Cause) -> list[int]:
        _, cards = self._banished_instead(cards, cause, to_hand=True)
        extra = [c for c in cards if c in self.table.cards and self.profile(c).extra]
        rest = [c for c in cards if c not in extra]
        back = self._leave(extra, "extra", DOWN, "returned", cause) if extra else []
        return self._leave(rest, "hand", DOWN, "returned", cause) + back

    def to_other_hand(self, cards: list[int], cause: Cause) -> list[int]:
        """From the hand of the one player to that of the other, who holds them then."""
        held = [[card for card in cards if self.table.cards[card].zone == f"{seat}.hand"] for seat in (0, 1)]
        given = [self._leave(held[seat], "hand", DOWN, "returned", cause, 1 - seat) for seat in (0, 1)]
        return [card for some in given for card in some]

    def to_deck(self, cards: list[int], cause: Cause, where: str = "shuffle") -> list[int]:
        """Return to the owners' Decks: "shuffle", "top" or "bottom"; Extra Deck monsters to the Extra Deck."""
        if self.standing_effects().players:
            cards = [card for card in cards if not self._stays(card, "nothing returned to deck", FIELD)]
        _, cards = self._banished_instead(cards, cause)
        extra = [c for c in cards if c in self.table.cards and self.profile(c).extra]
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
        if self.zone_word(host) == "monster":
            self.lend(host)

    def shuffle(self, seat: int) -> None:
        self.play.shuffle(f"{seat}.deck")
        self.fact("shuffled", seat)

    def in_force(self, card: int) -> None:
        """A card became face-up on the field: its continuous effects take their place in the order of time."""
        if self.profile(card).continuous:
            self.play.mark(card, "since", self.table.next_id)
