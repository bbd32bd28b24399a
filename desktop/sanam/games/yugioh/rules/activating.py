"""Activating cards and effects: what may be used now, how fast, and why not (YZH-2.89 to 2.119, 4.1 to 4.35)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sanam.engine.choice import Choice, Option, Refused
from sanam.engine.table import Card
from sanam.games.prompts import prompts_of
from sanam.games.yugioh.rules.duel import DuelGame, Waiting
from sanam.games.yugioh.rules.looping import ACTIVATION_STOP
from sanam.games.yugioh.rules.procedure import Rules
from sanam.games.yugioh.rules.profiles import BY_HAND, Profile
from sanam.games.yugioh.rules.unseen import Unseen, allowed_in_damage_step
from sanam.games.yugioh.texts.execution.conditions import holds
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.facts import NO_EFFECT
from sanam.games.yugioh.texts.execution.filters import ANY, matches
from sanam.games.yugioh.texts.execution.interpreter import in_window, may_control
from sanam.games.yugioh.texts.execution.standing_effects import StandingEffects
from sanam.games.yugioh.texts.tree import Filter
from sanam.games.yugioh.vocabulary.zones import FIELD, WORDS

MAIN = ("main1", "main2")


class ActivationRules(Rules):
    """When cards and effects may be activated; every check answers with None or the refusal that cites its rule."""

    def __init__(self, duel: DuelGame) -> None:
        super().__init__(duel)
        self.unseen = Unseen(duel)
        self._prompts: str = duel.header.options.get("prompts", "possible")

    def shared_cards(self, seat: int) -> list[int]:
        """The face-up cards of the other player of which `seat` may use something, too."""
        theirs = self.duel.monsters(1 - seat) + self.duel.spells(1 - seat)
        return [card for card in theirs if self.duel.table.cards[card].face_up and self.duel.profile(card).shared]

    def usable_abilities(self, card: int, profile: Profile, seat: int) -> list[int]:
        """The abilities of a card that `seat` could activate by declaration from where it lies."""
        it = self.duel.table.cards[card]
        word = WORDS[it.zone]
        if self.duel.shares and self.duel.controller(card) != seat and word in FIELD:
            return profile.shared
        if profile.by_hand and profile.monster:
            return [BY_HAND] if word != "monster" or it.face_up else []
        if not profile.monster and (word == "hand" or not it.face_up):
            return (
                [profile.activation, *(i for i in profile.quicks if word in profile.abilities[i].active)]
                if word in ("hand", "spell-trap", "field zone")
                else []
            )
        if profile.by_hand:
            return [BY_HAND] if word in ("spell-trap", "field zone") and profile.permanent else []
        return profile.declared

    def cannot_activate(self, card: int, ability: int, seat: int) -> Refused | None:
        """Why the turn player cannot activate this in an open Main Phase."""
        it = self.duel.table.cards[card]
        profile = self.duel.profile(it.id)
        word = WORDS[it.zone]
        card_itself = not profile.monster and ability == profile.activation and (word == "hand" or not it.face_up)
        if card_itself:
            refused = self.cannot_use_card(it, profile, seat)
            if refused is not None:
                return refused
        elif not self._lies_right(it, profile, ability):
            return self.duel.no("not-from-there", "YZH-2.11", "YFA-2.60")
        event = None
        if ability >= 0:
            tree = profile.abilities[ability]
            if tree.when is not None:
                event = self.duel.chains.chance(card, ability)
                if event is None:
                    return self.duel.no("not-the-occasion", "YZH-2.89", "YFA-2.70")
            if not in_window(self.duel, tree, seat):
                return self.duel.no("not-in-this-phase", "YZH-2.89", "YFA-2.70")
        reason = self.duel.chains.cannot_use(card, ability, seat, event)
        return self.duel.no(reason, "YZH-2.89", "YFA-2.70") if reason else None

    def cannot_use_card(self, it: Card, profile: Profile, seat: int) -> Refused | None:
        """The rules of activating a Spell or Trap card itself: where it lies, when it was Set, whose turn it is."""
        mine = self.duel.turn_player() == seat
        in_hand = WORDS[it.zone] == "hand"
        set_now = it.marks.get("set_turn") == self.duel.turn()
        if profile.inert:
            return self.duel.no("nothing-would-happen", "YZH-2.89", "YFA-2.70")
        if profile.trap:
            if in_hand and not self._from_hand(it, profile, seat):
                return self.duel.no("trap-must-be-set", "YZH-2.107", "YFA-2.95")
            if set_now and not self._when_set(it, profile, seat):
                return self.duel.no("trap-set-this-turn", "YZH-2.107", "YFA-2.95")
        elif profile.data.icon == "quick-play":
            if in_hand and not mine and not self._from_hand(it, profile, seat):
                return self.duel.no("quick-play-from-hand-in-own-turn", "YZH-2.103", "YFA-2.89")
            if set_now:
                return self.duel.no("quick-play-set-this-turn", "YZH-2.104", "YFA-2.90")
        elif not mine or self.duel.phase() not in MAIN:
            return self.duel.no("spell-in-own-main-phase", "YZH-2.91", "YFA-2.72", "YTH-2.12")
        elif profile.data.icon == "ritual" and not in_hand and not self.duel.option("ritual.spell_from_field"):
            return self.duel.no("ritual-spell-from-hand", "YZH-2.62", "YFA-2.39")
        if in_hand and not self.duel.free_slot(it.id, seat):
            return self.duel.no("no-free-spell-zone", "YZH-1.26", "YFA-1.18")
        now = self.duel.standing_effects()
        if now.player(seat, "cannot activate", it.id) or now.player(seat, "cannot activate cards", it.id):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        if profile.spell and now.player(seat, "sets spells first") and not self._was_set_before(it, mine):
            return self.duel.no("an-effect-forbids-it", "YZH-5.21", "YTH-4.30")
        if profile.permanent and not may_control(self.duel, seat, it.id):
            return self.duel.no("only-one-of-it", "YZH-2.89", "YFA-2.70")
        return None

    def _was_set_before(self, it: Card, mine: bool) -> bool:
        """Whether a Spell lies Set since before the last turn of its player that has begun."""
        if WORDS[it.zone] == "hand":
            return False
        ago = self.duel.turn() - int(it.marks.get("set_turn", 0))
        return ago >= 2 or (mine and ago == 1)

    def _from_hand(self, it: Card, profile: Profile, seat: int) -> bool:
        """Whether the Trap's own text lets it be activated from the hand now."""
        ctx = Context(card=it.id, seat=seat)
        if any(holds(self.duel, ctx, conditions) for conditions in profile.from_hand):
            return True
        return self.duel.standing_effects().player(seat, "activates from hand", it.id)

    def _when_set(self, it: Card, profile: Profile, seat: int) -> bool:
        """Whether a Trap may be activated in the turn in which it was Set."""
        ctx = Context(card=it.id, seat=seat)
        if any(holds(self.duel, ctx, conditions) for conditions in profile.when_set):
            return True
        return self.duel.standing_effects().player(seat, "activates when set", it.id)

    def _lies_right(self, it: Card, profile: Profile, ability: int) -> bool:
        """Whether an effect is used from a place where it works: face-up on the field, or where its text says."""
        word = WORDS[it.zone]
        on_field = word in ("monster", "spell-trap", "field zone")
        if word == "banished" and not it.face_up:
            return False
        if ability < 0:
            return it.face_up if on_field else word in ("hand", "graveyard", "banished")
        active = profile.abilities[ability].active
        if on_field:
            return (it.face_up or ability in profile.face_down) and ("field" in active or word in active)
        return word in active

    def fast_options(self, seat: int, occasion: str, speed: int) -> list[Option]:
        """What `seat` may activate now at Spell Speed `speed` or more (YZH-4.24, YFA-4.25, YTH-3.33, YTH-3.34).

        In the Damage Step: Counter Traps and what changes ATK or DEF, until damage calculation (YZH-4.2, 4.3, YFA-4.2,
        4.3, YTH-3.2, 3.3); afterwards only answers to what triggered. After the turn player's own Summon the first
        right is his (YZH-4.38, YZH-4.39, YFA-4.40, YTH-3.62, YTH-3.63; option priority.after_summon). After another
        act of his ("moved") he is offered only what answers it: everything else he may do next anyway.
        """
        if not self.duel.anything_fast:
            return []
        only_chances = occasion in ("moved", "summoning") or (
            occasion == "summon"
            and self.duel.turn_player() == seat
            and self.duel.option("priority.after_summon") == "answers_only"
        )
        if only_chances and not self.duel.table.triggers:
            return []
        # Mostly there is nothing, and then nothing else is looked at.
        cards = self._fast_cards(seat)
        if not cards or self.duel.looping.loops(ACTIVATION_STOP):
            return []
        links = self.duel.chain()
        barred = self._unanswered(links[-1], seat) if links else None
        if barred == ANY:
            return []
        damage = self.duel.step() == "damage"
        found: list[Option] = []
        aimed = self._aimed_at(links[-1], seat) if links else ()
        for card, profile in cards:
            if card in aimed:
                continue
            if barred is not None and matches(self.duel, barred, card, seen=True):
                continue
            for index in self._fast_abilities(card, profile, seat):
                if profile.speed(index) < speed:
                    continue
                tree = profile.abilities[index] if index >= 0 else None
                if (
                    tree is not None
                    and tree.quick_if
                    and not holds(self.duel, Context(card=card, seat=seat), tree.quick_if)
                ):
                    continue
                chance = self.duel.chains.chance(card, index) if tree is not None and tree.when is not None else None
                if tree is not None and tree.when is not None and chance is None:
                    continue
                if only_chances and chance is None:
                    continue
                if damage and not (links or chance) and self.duel.calculating():
                    continue
                if damage and not allowed_in_damage_step(self.duel, profile, index, chance is not None):
                    continue
                if self._fast_refused(card, profile, index, seat, chance):
                    continue
                found.append(Option("activate", card, value=index))
        return found

    def forced(self, occasion: str, speed: int) -> Waiting | None:
        """A mandatory Quick Effect whose occasion has come: it is activated before anybody may respond (YZH-5.44)."""
        duel = self.duel
        if not duel.forces or not duel.table.triggers:
            return None
        for seat in (duel.turn_player(), 1 - duel.turn_player()):
            for option in self.fast_options(seat, occasion, speed):
                if option.card is not None and option.value in duel.profile(option.card).forced_quicks:
                    return duel.chains.waiting(option, seat)
        return None

    def _unanswered(self, link: dict[str, Any], seat: int) -> Filter | None:
        """What `seat` cannot activate in response to the last link, as its text says: ANY is nothing at all."""
        index = link.get("ability", -1)
        if link.get("resolving"):
            return None
        now = self.duel.standing_effects()
        if seat != link["seat"] and (now.players or now.laws) and self._silences(now, link, seat):
            return ANY
        if index is None or index < 0:
            return None
        said = self.duel.abilities(link["card"])[index]
        bars = said.unanswered == "each" or (said.unanswered == "opponent" and bool(seat != link["seat"]))
        return said.unanswered_by if bars else None

    def _silences(self, now: StandingEffects, link: dict[str, Any], seat: int) -> bool:
        """Whether a rule keeps `seat` from answering the link: a card that was activated, or an effect."""
        card = link["card"]
        if link["activation"]:
            return now.player(seat, "cannot answer", card)
        return now.has(card, "leaves no answer") or now.player(seat, "cannot answer effects", card)

    def _aimed_at(self, link: dict[str, Any], seat: int) -> Sequence[int]:
        """The targets of the last link, where its text keeps `seat` from activating those in response."""
        index = link.get("ability", -1)
        if link.get("resolving") or index is None or index < 0 or seat == link["seat"]:
            return ()
        if self.duel.abilities(link["card"])[index].unanswered != "targets":
            return ()
        return [card for some in link.get("targets", []) for card, _ in some]

    def _fast_cards(self, seat: int) -> list[tuple[int, Profile]]:
        zones, cards, all_kits = self.duel.table.zones, self.duel.table.cards, self.duel.profiles
        fast = self.duel.fast_codes
        found: list[tuple[int, Profile]] = []
        for card in self.duel.monsters(seat) + self.duel.spells(seat):
            if cards[card].code in fast or "guise" in cards[card].marks:
                profile = self.duel.profile(card)
                if profile.fast:
                    found.append((card, profile))
        if self.duel.shares:
            found += [(card, self.duel.profile(card)) for card in self.shared_cards(seat)]
        eager = self.duel.standing_effects().player(seat, "activates from hand")
        for card in zones[f"{seat}.hand"]:
            profile = all_kits[cards[card].code]
            if (
                profile.fast
                and (not profile.trap or profile.from_hand or eager)
                and not (profile.by_hand and profile.monster)
            ):
                found.append((card, profile))
        for pile in self.duel.fast_piles:
            for card in zones[f"{seat}.{pile}"]:
                profile = all_kits[cards[card].code]
                if profile.quicks and pile in profile.works_from:
                    found.append((card, profile))
        return found

    def _fast_abilities(self, card: int, profile: Profile, seat: int) -> list[int]:
        it = self.duel.table.cards[card]
        word = WORDS[it.zone]
        if self.duel.shares and word in FIELD and self.duel.controller(card) != seat:
            return [at for at in profile.shared if at in profile.quicks]
        if not profile.monster and (word == "hand" or not it.face_up):
            return [profile.activation] if word in ("hand", "spell-trap", "field zone") else []
        if profile.by_hand:
            return [BY_HAND] if it.face_up and (profile.monster or (profile.trap and profile.permanent)) else []
        return profile.quicks

    def _fast_refused(
        self, card: int, profile: Profile, ability: int, seat: int, chance: dict[str, Any] | None
    ) -> bool:
        it = self.duel.table.cards[card]
        if not profile.monster and ability == profile.activation and (WORDS[it.zone] == "hand" or not it.face_up):
            if self.cannot_use_card(it, profile, seat) is not None:
                return True
            if ability == NO_EFFECT and not profile.trap:
                return True
        elif not self._lies_right(it, profile, ability):
            return True
        if not profile.monster and any(
            link["card"] == card and link["moves"] == it.moves for link in self.duel.chain()
        ):
            return True
        if (
            ability >= 0
            and profile.abilities[ability].windows
            and not in_window(self.duel, profile.abilities[ability], seat)
        ):
            return True
        return bool(self.duel.chains.cannot_use(card, ability, seat, chance))

    def quiet(self, occasion: str) -> bool:
        """Whether nothing triggered and nobody is to be asked, so that a window need not be opened at all."""
        if self.duel.table.triggers or self.duel.has_pending():
            return False
        me = self.duel.turn_player()
        if occasion != "leave" and self.response(me, occasion, 2) is not None:
            return False
        return self.response(1 - me, occasion, 2) is None

    def response(self, seat: int, occasion: str, speed: int) -> Choice | None:
        """The question to `seat` whether it responds with Spell Speed `speed` or more; None when it is not asked."""
        prompts = self.prompts(seat)
        if prompts == "never":
            return None
        options = self.fast_options(seat, occasion, speed)
        anyway = prompts == "events" and self.unseen.might_answer(seat, occasion, speed)
        if not options and prompts != "always" and not anyway:
            return None
        links = self.duel.chain()
        if prompts == "events" and not anyway and self._uneventful(seat, occasion, options):
            return None
        params = {"occasion": occasion, "link": len(links), "phase": self.duel.phase(), **self._about(occasion)}
        if anyway:
            params["anyway"] = True
        rule = (
            self.duel.cite("YZH-4.20", "YFA-4.19", "YTH-3.26")
            if links
            else self.duel.cite("YZH-4.38", "YFA-4.39", "YTH-3.62")
        )
        return Choice(seat, "respond", options, 0, 1, rule=rule, params=params)

    def _about(self, occasion: str) -> dict[str, Any]:
        """What there is to respond to: the last link, the attack, the monster Summoned, the phase to be entered."""
        duel = self.duel
        if duel.chain():
            return {"card": duel.chain()[-1]["card"]}
        attacker, target = duel.battle()
        if attacker is not None and occasion in ("attack", "damage", "after-damage", "battle-end"):
            return {"card": attacker, "card_target": target}
        acting = duel.phase_under_way()
        if occasion == "leave":
            return {"next": acting.get("leaving", "")}
        summoned = acting.get("acted_with") if occasion == "summon" else None
        if not summoned:
            return {}
        return {"card": summoned} if duel.on_field(summoned) else {"over": True}  # what answered it has removed it

    def prompts(self, seat: int) -> str:
        """When `seat` wants to be asked whether it responds, as it set it or as the match began.

        "always", also with nothing to activate (so that a pause tells nothing) | "possible", whenever it could |
        "events", whenever it could and the other player did something, or something waits for this; where two players
        share a screen, when it might have an answer for all the other can see (`Unseen`) | "never".
        """
        return prompts_of(self.duel.table, seat, self._prompts)

    def _uneventful(self, seat: int, occasion: str, options: list[Option]) -> bool:
        """Whether this is a mere moment of one's own turn or of a Draw Phase, and no option waits for it.

        One's own Summon, attack or Chain Link is no event to oneself either, and that a turn is to end is asked about
        in its End Phase.
        """
        mine, links = seat == self.duel.turn_player(), self.duel.chain()
        if links:
            quiet = bool(links[-1]["seat"] == seat)
        elif occasion == "phase":
            quiet = mine or self.duel.phase() == "draw"
        elif occasion == "leave":
            quiet = self.duel.phase_under_way().get("leaving") == "end"
        else:
            quiet = mine and occasion in ("summon", "attack")
        for option in options:
            if not quiet and not self.unseen.betrays(seat, option):
                return False
            if option.value >= 0:
                tree = self.duel.abilities(option.card or 0)[option.value]
                if tree.when is not None or tree.windows:
                    return False
        return True
