"""What a player might hold, for all the other can see: on this, not on what is held, depends who is asked to respond.

Two players at one screen hand it over for every question. If the question only came where it can be answered, the
handing over would tell what lies face-down.
"""

from __future__ import annotations

from sanam.engine.choice import Option
from sanam.games.yugioh.rules.duel import DuelGame
from sanam.games.yugioh.rules.procedure import Rules
from sanam.games.yugioh.rules.profiles import Profile
from sanam.games.yugioh.texts.execution.conditions import is_phase
from sanam.games.yugioh.texts.execution.interpreter import in_window
from sanam.games.yugioh.texts.tree import occasions
from sanam.games.yugioh.vocabulary.zones import WORDS

#: What the other player does that may be answered; in other windows only what waits for just this counts.
EVENTS = ("summoning", "summon", "attack", "damage", "after-damage", "battle-end")
#: The windows in which a part of the turn begins or ends.
PARTS = ("phase", "leave")

#: What an answer may wait for, and the windows in which it can have just happened while there is no Chain.
JUST_HAPPENED = {
    "attack": ("attack", "damage"),
    "activation": (),
    "battle damage": ("after-damage",),
    "after calculation": ("after-damage",),
    "destroys": ("battle-end",),
    "battle end": ("battle-end",),
}


class Unseen(Rules):
    """The hidden cards of each player. Nothing here depends on which of them lies where."""

    @property
    def at_one_screen(self) -> bool:
        """Whether two players share a screen and hide their hands from each other."""
        return bool(self.duel.header.options.get("one_screen")) and not self.duel.table.marks.get("open")

    def betrays(self, seat: int, option: Option) -> bool:
        """Whether asking `seat` only because of this option would tell the turn player of a hidden card."""
        if not self.at_one_screen or seat == self.duel.turn_player() or option.card is None:
            return False
        return self.duel.hidden_from(self.duel.table.cards[option.card], 1 - seat)

    def might_answer(self, seat: int, occasion: str, speed: int) -> bool:
        """Whether one of the cards that a seat hides could be activated now if it were the right one.

        Where nothing has happened that is asked about anyway, only what waits for this part of the turn counts.
        """
        if not self.at_one_screen:
            return False
        waits = not self._is_event(seat, occasion)
        if waits and (seat == self.duel.turn_player() or occasion not in PARTS):
            return False
        duel = self.duel
        hidden = [c for c in duel.table.cards.values() if c.owner == seat and duel.hidden_from(c, 1 - seat)]
        words = {WORDS[card.zone] for card in hidden if card.marks.get("set_turn") != duel.turn()}
        set_, held = bool(words & {"spell-trap", "field zone"}), "hand" in words
        if not (set_ or held):
            return False
        codes = {card.code for card in hidden if WORDS[card.zone] in ("hand", "deck", "spell-trap", "field zone")}
        return any(self._fits(duel.profiles[code], seat, occasion, speed, set_, held, waits) for code in codes)

    def _is_event(self, seat: int, occasion: str) -> bool:
        """Whether the other player has done something, or is about to begin the battle or to end the turn."""
        duel = self.duel
        if links := duel.chain():
            return bool(links[-1]["seat"] != seat)
        if seat == duel.turn_player():
            return False
        if occasion == "leave":
            return duel.phase_under_way().get("leaving") == "battle"
        return occasion in EVENTS or (occasion == "phase" and duel.phase() == "end")

    def _fits(
        self, profile: Profile, seat: int, occasion: str, speed: int, set_: bool, held: bool, waits: bool
    ) -> bool:
        """Whether a card could be activated at Spell Speed `speed` from where it might lie; with `waits` only by what
        its text says of the part of the turn.
        """
        duel = self.duel
        found: list[int] = []
        if profile.monster:
            found = [i for i in profile.quicks if held and "hand" in profile.abilities[i].active]
        elif profile.fast:
            from_hand = bool(profile.from_hand) if profile.trap else seat == duel.turn_player()
            found = [profile.activation] if set_ or (held and from_hand) else []
        return any(
            profile.speed(index) >= speed
            and (not waits or self._waits_for_phase(profile, index))
            and not self._has_passed(profile, index, occasion)
            and (index < 0 or not profile.abilities[index].windows or in_window(duel, profile.abilities[index], seat))
            and (occasion != "summoning" or _answers_summons(profile, index))
            and (duel.step() != "damage" or allowed_in_damage_step(duel, profile, index, True))
            for index in found
        )

    def _has_passed(self, profile: Profile, ability: int, occasion: str) -> bool:
        """Whether it waits for nothing that can have just happened in this window."""
        if ability < 0 or self.duel.chain():
            return False
        events = {event for when in occasions(profile.abilities[ability].when) for event in when.events}
        return bool(events) and all(occasion not in JUST_HAPPENED.get(event, (occasion,)) for event in events)

    def _waits_for_phase(self, profile: Profile, ability: int) -> bool:
        """Whether its text names a part of the opponent's turn that it is now."""
        if ability < 0:
            return False
        tree = profile.abilities[ability]
        begun = [when for when in occasions(tree.when) if "phase" in when.events and when.who != "you"]
        return bool(tree.windows) or any(is_phase(self.duel, when.phase) for when in begun if when.phase)


def _answers_summons(profile: Profile, ability: int) -> bool:
    """Whether it waits for a monster that would be Summoned: nothing else answers a Summon before it is one."""
    return ability >= 0 and any("summoning" in when.events for when in occasions(profile.abilities[ability].when))


def allowed_in_damage_step(duel: DuelGame, profile: Profile, ability: int, chance: bool) -> bool:
    """Whether an ability may be activated in the Damage Step; `chance`: what it waits for has happened.

    Counter Traps and what changes ATK or DEF, until damage calculation (YZH-4.2, 4.3, YFA-4.2, 4.3, YTH-3.2, 3.3).
    """
    if profile.trap and profile.data.icon == "counter":
        return True
    if ability >= 0:
        tree = profile.abilities[ability]
        if "damage step" in tree.windows or "damage" in tree.windows or "calculation" in tree.windows:
            return True
        if chance and tree.when is not None:
            # What the battle has brought about is answered after calculation, the battle itself before it, too.
            battle = ("battle start", "before calculation", "calculation", "after calculation", "battle end")
            return duel.calculating() or any(e in battle for e in tree.when.events)
    return profile.changes_battle_values(ability) and not duel.calculating()
