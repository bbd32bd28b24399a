"""One trial of one ability: the board, the occasion, the ability in step with the match, and what came of it."""

from __future__ import annotations

from collections.abc import Callable

from sanam.engine.table import DOWN, UP
from sanam.games.witnessing.phrases import Node, category_of, has, name_of, number, walk
from sanam.games.witnessing.trials import DONE, EMPTY, QUIET, Deviation, Match, NotDriven, Trial
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness import bans, fights, probes, standing, turn_rules, turns, unions
from sanam.games.yugioh.witness.acts import damages, extra_summons, words
from sanam.games.yugioh.witness.adjusting import adjust
from sanam.games.yugioh.witness.asking import choose, declined, pass_by
from sanam.games.yugioh.witness.battles import enter
from sanam.games.yugioh.witness.board import PLAIN, Board, Item, Tokens
from sanam.games.yugioh.witness.comparing import compare
from sanam.games.yugioh.witness.conditions import holds, parts
from sanam.games.yugioh.witness.homes import (
    about_itself,
    activates,
    chosen,
    conditions,
    done_now,
    home,
    joins,
    moment_of,
    moments,
    needs_itself,
    windows,
    worn,
)
from sanam.games.yugioh.witness.layout import WORN, bearer, host, lay_out
from sanam.games.yugioh.witness.ledger import Change, Ledger
from sanam.games.yugioh.witness.operations import later, operate, put_off
from sanam.games.yugioh.witness.references import refer
from sanam.games.yugioh.witness.replacements import special_way
from sanam.games.yugioh.witness.selections import members, wanted
from sanam.games.yugioh.witness.sketches import Sketch
from sanam.games.yugioh.witness.statements import SHOWN, until
from sanam.games.yugioh.witness.summoning import summonable
from sanam.games.yugioh.witness.texts import each_time, read
from sanam.games.yugioh.witness.ways import EVENTS, Way, resolved

#: What is said at the activation, before anything is paid.
DECLARED = ("choose a number",)
#: Words by which a text asks that this card lies in Defense Position.
_LYING = (
    "State.defense position",
    "State.face-up defense position",
    "Rule.attacks in defense",
    "SelfState.defense position",
    "SelfState.face-up defense position",
)
#: How often a board is changed until its conditions are as wanted.
_BOARDS = 6
#: Conditions of what was done this turn.
_DONE_NOW = ("was done this turn",)
_SENT_NOW = ("sent there this turn", "destroyed and sent this turn")
#: Headings that are true by themselves in the own Main Phase.
_OPEN = (
    "once per turn",
    "twice per turn",
    "any turn",
    "once per chain",
    "except the turn",
    "if",
    "while",
    "any damage step",
    "once per battle",
    "any main phase",
    "any main or battle phase",
)
#: Times that are those of the own Main Phase 1, too.
_MINE = ("your main phase", "your turn", "main phase 1", "your main phase 1")
#: Times that are those of the own Battle Phase, too.
_BATTLE = ("battle phase", "your battle phase", "main or battle phase")


class Run:
    """One trial of one ability."""

    def __init__(
        self, match: Match, card: CardData, tree: Node, trial: Trial, everything: list[Node], tokens: Tokens
    ) -> None:
        self.match, self.card, self.tree, self.trial = match, card, tree, trial
        self.text = each_time(read(tree["s"], True))
        self.text.label = tree["kind"]
        if self.text.modes:
            self.text.take_mode(int(trial.way or 0))
        self.conds = conditions(self.text, card)
        self.board = Board(match, card, tokens)
        self.home = home(self.text, card)
        #: Whether it lays rules on cards, which are shown by trying them.
        self.shows = has(tree["s"], *probes.TRIED, *bans.TEXTS, *words.SAID)
        self.card_tree = everything
        self.player = lay_out(self.board, self.text, tree["s"], card, self.conds, trial, everything)
        if has(tree["s"], "Victim.equipped monster's controller"):
            self.board.host = self.board.host or host(everything)
        if self.board.host is not None:
            self.home = "spell"

    # ------------------------------------------------------------------ going

    def go(self) -> str:
        for _ in range(_BOARDS):
            way = Way(self.board, self.card, self.text, self.use, self.home)
            way.able, way.activates = self._able, self._activates()
            way.aside = self.trial.way == "aside"
            if way.aside:
                way.able = lambda led: False
            way.sentences = self.card_tree
            way.conds, way.against = self.conds, self.trial.against
            way.fresh, way.sent = self._holds_now(_DONE_NOW), self._holds_now(_SENT_NOW)
            way.side = has([self.tree["s"], self.text.heads], *_LYING)
            laid = len(self.board.items)
            outcome = self._once(way)
            led = way.led
            assert led is not None
            del self.board.items[laid:]
            if not self._otherwise(led):
                return outcome(led)
            self.board.dropped = {at for at in self.board.dropped if at < laid} | self.more
        raise NotDriven("no board on which the conditions are as wanted")

    def _holds_now(self, names: tuple[str, ...]) -> bool:
        """Whether a condition of what was done this turn is to hold."""
        found = [at for at, cond in enumerate(self.conds) if done_now(cond) in names]
        return bool(found) and self.trial.against not in found

    def used(self) -> Ledger:
        """The ledger after the ability was used in an open Main Phase."""
        way = Way(self.board, self.card, self.text, self.use, self.home)
        way.able, way.activates = self._able, True
        self._once(way)
        assert way.led is not None
        declined(way.led)
        return way.led

    def second(self) -> bool:
        """Whether a copy may be activated after this one was, in an open Main Phase."""
        place = self.home
        self.board.items.append(Item(0, place, Sketch(down=True), True, "must", self.card.key))
        if place == "hand" and self.card.icon == "field":
            raise NotDriven("a second Field Spell")
        for node in self.text.targets:
            self.board.lay_out(node, "", wrong=False)
        extra_summons.prepare(self.board, self.tree["s"])
        led = self.used()
        copies = [c for c, piece in led.pieces.items() if piece.code == self.card.key and c != led.subject]
        return led.stage.kind == "action" and copies[0] in led.stage.offered("activate")

    def _once(self, way: Way) -> Callable[[Ledger], str]:
        """Set the board up and let the ability be used; the result finishes the trial."""
        text = self.text
        if self.tree["kind"] == "gemini":
            self._again(way)
            return self._ended_special
        if self.tree["kind"] == "equip":
            self._equipped(way)
            return self._ended_special
        rule = turn_rules.said(self.tree["s"])
        if rule is not None:
            turn_rules.run(way, rule, self.trial)
            return self._ended_special
        together = unions.line(self.tree["s"])
        if together is not None:
            unions.union(way, together, self.trial.way == "off")
            return self._ended_special
        if not (text.do or text.holds or text.modes) and text.others:
            raise NotDriven(text.others[0]["is"])
        special = special_way(way, self.tree["s"], self.trial)
        if special is not None:
            special()
            return self._ended_special
        if standing.stands(text, self.card):
            self._stand(way)
            return self.ended_standing
        events = [chosen(head, self.trial.way) for head in (*text.heads, *text.gates) if "e" in head]
        after = [head for head in text.heads if name_of(head) in turns.AFTER]
        if len(events) > 1:
            raise NotDriven(f"several occasions: {events[0]['is']}")
        others = [h for h in text.heads if "e" not in h and name_of(h) not in _OPEN]
        if len(others) == 1 and name_of(others[0]).startswith("end of battle phase"):
            way.moment = "end of battle phase"
            fights.battled(way)
            return self.ended_used
        steps_of = [moment_of(h) for h in (*text.heads, *others) if moment_of(h)]
        if events and steps_of:
            way.moment, others = steps_of[0], [h for h in others if not moment_of(h)]
            if way.moment == "any damage step" and name_of(events[0]["e"]) not in fights.BATTLES:
                way.moment = ""
        times = windows(others, moments(text)) or [name_of(head) for head in others]
        if not events and not others and has(self.tree["s"], "Rule.survives this battle"):
            fights.in_battle(way)
        elif events:
            happens = EVENTS.get(name_of(events[0]["e"]))
            if others or happens is None:
                raise NotDriven(others[0]["is"] if others else events[0]["e"]["is"])
            way.waits = bool(after)
            happens(way, events[0]["e"])
            if after:
                way.waits = False
                turns.phase_after(way, name_of(after[0]["p"]), name_of(after[0]))
        elif len(others) == 1 and name_of(others[0]) == "flip":
            turns.flip(way)
        elif len(others) == 1 and name_of(others[0]) == "end phase of the turn":
            way.fresh = True
            turns.phase(way, "end", "your")
        elif len(others) == 1 and name_of(others[0]) == "during phase":
            said = others[0]["p"]
            turns.phase(way, name_of(said["p"]), name_of(said))
        elif all(name_of(h) == "during" and name_of(h["w"]) in _MINE for h in (*others, *moments(text))):
            self._declared(way)
        elif times and {*times} <= {*_BATTLE, "any battle phase"}:
            self._declared(way, True)
        elif times == ["main phase 2"]:
            self._declared(way, True, True)
        elif times == ["opponent's battle phase"]:
            EVENTS["attacks"](way, {"is": "Event.attacks", "s": _THEIR_MONSTER})
        elif len(times) == 1 and times[0] in _THEIR_TURN:
            EVENTS["opponent activates"](way, {"is": "Event.opponent activates"})
        else:
            others += moments(text)
            raise NotDriven(others[0]["is"] + (f" {name_of(others[0]['w'])}" if "w" in others[0] else ""))
        return self.ended_used

    def _activates(self) -> bool:
        return activates(self.text, self.card)

    def _able(self, led: Ledger) -> bool:
        """Whether the conditions of its heading hold."""
        found = [gate["c"] for gate in self.text.gates if "c" in gate]
        found += [head["c"] for head in self.text.heads if "c" in head]
        known = [holds(led, part) for cond in found for part in parts(cond)]
        return all(known)

    def _again(self, way: Way) -> None:
        """A Gemini monster is Normal Summoned once more, on the field, in place of another Normal Summon."""
        led = way.board.start("monster", 0, "main1", UP, entered=1, summoned=["normal"])
        way.led = led
        led.stage.act("normal_summon", led.subject)
        declined(led)
        led.steady.discard(led.subject)
        if led.stage.offered("normal_summon"):
            raise Deviation("another Normal Summon is offered in the same turn")
        led.touched = True

    def _loose(self) -> bool:
        """Whether it is not to be equipped to anything, where the text asks that it is."""
        against = self.trial.against
        return against is not None and name_of(self.conds[against]) in WORN

    def _equipped(self, way: Way) -> None:
        """An Equip Spell is activated: it targets a face-up monster that its text means (YZH-2.98)."""
        only = bearer(self.card_tree)
        for seat in (0, 1):
            self.board.add(seat, "monster", host(self.card_tree), True, "must")
            self.board.add(seat, "monster", PLAIN, True, "must")
        led = way.begin("hand")
        led.picks = self.trial.picks
        faceup = [c for seat in (0, 1) for c in led.monsters(seat) if led.pieces[c].up]
        able = [c for c in faceup if only is None or c in members(led, only)]
        taken = next((n for n in walk(self.card_tree) if n["is"] == "Line.takes control of what it equips"), None)
        if taken is not None:
            able = [c for c in members(led, taken["g"]) if led.pieces[c].up]
        led.stage.act("activate", led.subject)
        led.move(led.subject, "spell", 0)
        chosen = choose(led, able, 1, 1)
        pass_by(led)
        led.pieces[led.subject].host = chosen[0]
        led.touched = True
        if taken is not None:
            led.lift(chosen[0])
            led.lay(chosen[0], "0.monster")
        if self.text.holds:
            led.standing = lambda: standing.held(led, self.text)

    def _declared(self, way: Way, battle: bool = False, after: bool = False) -> None:
        """An effect that is declared in the own Main Phase, or a Spell or Trap that is activated there."""
        place, stance = self.home, ""
        if worn(self.card, place) and not activates(self.text, self.card) and not self._loose():
            self.board.host = self.board.host or host(self.card_tree)
        if self.card.kind == "trap" and place == "spell" and activates(self.text, self.card):
            stance = DOWN
        led = turns.opened(way, 0, stance or (UP if place in ("monster", "spell", "field") else ""))
        if battle:
            enter(led)
        if after:
            turns.second_main(led)
        if not self._able(led):
            if led.subject in led.stage.offered("activate"):
                raise Deviation("offered though a condition does not hold")
            return
        if led.subject not in led.stage.offered("activate"):
            raise NotDriven("not offered where it should be")
        led.stage.act("activate", led.subject)
        way.used = True
        self.use(led)

    def use(self, led: Ledger) -> None:
        """The price, the targets, what is done; a Spell or Trap that is used up goes to the Graveyard."""
        led.picks = self.trial.picks
        text, card = self.text, led.subject
        spell = activates(self.text, self.card)
        if spell and led.area(card) == "hand":
            led.move(card, "field" if self.card.icon == "field" else "spell")
        elif spell:
            led.pieces[card].up = True
        led.touched = False
        self._mode(led)
        it, that = led.memory.it, led.memory.that
        led.spared = [card] if about_itself(text) and led.area(card) in ("monster", "graveyard", "hand") else []
        if has([step for _, step in text.do], "Ref.equipped monster") and led.pieces[card].host is not None:
            led.spared = [*led.spared, led.pieces[card].host or 0]
        led.spared = [*led.spared, card] if spell else led.spared  # it is no price of its own activation
        led.at_most = self._targets(led)
        for step in sorted((step for _, step in text.cost), key=lambda one: name_of(one) not in DECLARED):
            operate(led, step)
            led.memory.paid = list(led.memory.handled)
        led.at_most = None
        led.memory.it, led.memory.that, led.spared = it, that, []
        if text.known is not None:
            led.memory.targets = led.memory.it = refer(led, text.known)
        for target in text.targets:
            found = wanted(led, target)
            able = [c for c in found.cards if c not in led.doomed and (c != card or not (spell or joins(text)))]
            able = [c for c in able if c not in led.memory.targets and self._changes(led, c)]
            chosen = choose(led, able, found.least, found.most)
            led.memory.aim(chosen)
            led.memory.aimed |= {one: led.area(one) for one in chosen}
            led.memory.it, led.memory.that = list(led.memory.targets), []
        bans.swear(led, text.oaths)
        pass_by(led)
        led.touched = spell and not text.do  # a card that is placed and only lies there
        led.spent = card if spell and self._spent(led) else None
        self._carry_out(led)
        pass_by(led)
        led.spent = None
        if spell and self._spent(led):
            led.move(card, "graveyard")
        resolved(led)

    def _targets(self, led: Ledger) -> int | None:
        """How many cards there are for "the same number" of targets: no more is paid."""
        same = [target for target in self.text.targets if name_of(target) == "the same number"]
        return len(members(led, {**same[0], "is": "NP.some"})) if same else None

    def _changes(self, led: Ledger, card: int) -> bool:
        """Whether a target is not already as the text makes it: one with that Level is none for "becomes Level 4"."""
        first: Node = self.text.do[0][1] if self.text.do else {"is": "Op.none"}
        if category_of(first) == "Statement" and led.area(card) == "monster" and not led.pieces[card].up:
            return False
        if first["is"] == "Statement.becomes tuner":
            return not led.words(card, "tuner")
        if first["is"] == "Statement.becomes type":
            return led.words(card, "race") != {str(first["r"]["v"])}
        if first["is"] == "Op.special summon" and name_of(first["o"]) in ("it", "that target"):
            return led.is_monster(card) and (card != led.subject or summonable(led, card))
        if first["is"] == "Statement.becomes level":
            return led.value(card, "level") != number(first)
        if first["is"] == "Statement.value becomes equal" and name_of(first["p"].get("p", first["p"])) == "this card's":
            return card != led.subject
        if first["is"] == "Statement.value becomes" and name_of(first["p"]["t"]) in ("atk", "def", "level"):
            return led.value(card, name_of(first["p"]["t"])) != number(first)
        return True

    def _mode(self, led: Ledger) -> None:
        """One of several effects is chosen at activation."""
        if not self.text.modes:
            return
        pass_by(led)
        choice = led.stage.choice
        if choice is None or choice.kind != "mode":
            raise Deviation(f"not asked which effect, but “{led.stage.kind}”")
        at = [i for i, option in enumerate(choice.options) if option.value == int(self.trial.way)]
        if not at:
            raise NotDriven("an effect that cannot be chosen now")
        led.stage.answer(at)

    def _spent(self, led: Ledger) -> bool:
        there = led.there(led.subject) and led.area(led.subject) in ("spell", "field")
        brief = self.card.icon in ("normal", "quick-play", "ritual", "counter")
        return brief and there and led.pieces[led.subject].host is None

    def _carry_out(self, led: Ledger) -> None:
        did, ends, barred = True, None, False
        for at, (link, step) in enumerate(self.text.do):
            if (link in ("then", "if you do") and not did) or (link == "and" and barred):
                continue
            if link in ("or otherwise", "otherwise") and (did if led.held_last is None else led.held_last):
                continue
            rest = self.text.do[at + 1 :]
            if later(step) and rest and rest[0][0] in ("if you do", "then"):
                put_off(led, step, [one for _, one in rest])
                return
            if step["is"] == "First.until":
                ends = until(led, step["u"])
            elif link not in ("and", "also"):
                ends = None
            before = len(led.judged)
            led.spared = [led.subject] if needs_itself(rest) else led.spared
            did = operate(led, step, ends)
            led.spared = [] if needs_itself(rest) else led.spared
            if did and step["is"] == "Op.may prevent":
                return
            if step["is"] == "Op.change to" and self.text.label == "continuous":
                held = members(led, step["o"])
                led.lasting += [Change(card, "no change of position", "rule", True) for card in held]
            barred = step["is"] == "First.if" and not did and not all(found for _, found in led.judged[before:])

    # ------------------------------------------------------------------ how it ends

    def _stand(self, way: Way) -> None:
        card = self.card
        place = "monster" if card.kind == "monster" else "field" if card.icon == "field" else "spell"
        if self._loose():
            pass  # it is equipped to nothing
        elif card.icon == "equip" or has(self.card_tree, "Op.equip", "Op.equip with this card", "Line.union"):
            place, self.board.host = "spell", self.board.host or host(self.card_tree)
        elif self.board.host is not None:
            place = "spell"
        led = way.begin(place, self.player, UP)
        led.standing = lambda: standing.held(led, self.text)
        led.picks = self.trial.picks
        for cond in standing.conditions(self.text):
            for part in parts(cond):
                holds(led, part)

    def ended_standing(self, led: Ledger) -> str:
        assert led.standing is not None
        found = led.standing()
        bans.show(led, self.tree["s"])
        words.show(led, self.tree["s"])
        probes.show(led, self.tree["s"])
        if self.trial.against is not None:
            return self._against(led)
        found += led.standing()
        seen = any(one.how != "rule" or one.key in SHOWN for one in found)
        return DONE if seen else EMPTY

    def _ended_special(self, led: Ledger) -> str:
        declined(led)
        compare(led)
        if self.trial.against is not None:
            return self._against(led)
        return QUIET if self.trial.quiet else DONE if led.touched else EMPTY

    def ended_used(self, led: Ledger) -> str:
        declined(led)
        compare(led)
        if self.trial.quiet:
            return QUIET
        used = led.touched
        if self.shows and self.trial.picks == "most":
            bans.show(led, self.tree["s"])
            words.show(led, self.tree["s"])
            probes.show(led, self.tree["s"])
        self._walk(led)
        if self.trial.against is not None:
            return self._against(led)
        return DONE if used else EMPTY

    def _walk(self, led: Ledger) -> None:
        """Through two turns: what lasts ends when the text says."""
        if led.stage.kind != "action" or self.text.head("during phase") is not None:
            return
        rules, hurt = bans.forbidden(led), damages.bound(led)
        for _ in range(3 if any(one.ends for one in led.lasting) or led.later or led.skips else 1):
            turns.without_battle(led)
            turns.end_turn(led)
            if led.stage.kind != "action":
                return
            compare(led)
            turns.without_battle(led)
            bans.over(led, rules)
            bans.show(led, self.tree["s"])  # what was forbidden may be so still
            damages.over(led, hurt)
            if self.shows and led.stage.kind == "action":
                enter(led)
                compare(led)

    def _against(self, led: Ledger) -> str:
        broken = self.conds[self.trial.against or 0]
        return QUIET if any(cond is broken and not found for cond, found in led.judged) else EMPTY

    def _otherwise(self, led: Ledger) -> bool:
        """Whether a condition came out otherwise than wanted, and the board was changed for it."""
        self.more: set[int] = set()
        for at, cond in enumerate(self.conds):
            found = next((known for said, known in led.judged if said is cond), None)
            if found is None or found == (at != self.trial.against):
                continue
            self.more = adjust(self.board, led, cond, at != self.trial.against)
            return True
        return False


_THEIR_TURN = ("opponent's turn", "opponent's main phase", "opponent's main or battle phase")
_THEIR_MONSTER: Node = {"is": "NP.opponent's", "n": {"is": "Noun.monster"}}
