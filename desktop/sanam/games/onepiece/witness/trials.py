"""In how many ways an ability of One Piece is tried, and how one trial goes (see `sanam.games.witnessing`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sanam.engine.table import UP
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.witness.arranging import adjust, off_edge, prepare
from sanam.games.onepiece.witness.attempts import attempt, lay_events
from sanam.games.onepiece.witness.board import Board
from sanam.games.onepiece.witness.comparing import compare
from sanam.games.onepiece.witness.conditions import holds
from sanam.games.onepiece.witness.events import REMOVALS, about_to, meant, pass_steps
from sanam.games.onepiece.witness.happenings import foe_of, happening_of
from sanam.games.onepiece.witness.keywords import show
from sanam.games.onepiece.witness.lasting import changes
from sanam.games.onepiece.witness.ledger import Ledger
from sanam.games.onepiece.witness.occasions import OCCASIONS, Way, declare, settle
from sanam.games.onepiece.witness.sentences import ability, body, operations, pay
from sanam.games.onepiece.witness.swaps import IGNORED, NUMBERS, SWAPS
from sanam.games.onepiece.witness.turns import check_quiet, end_turn, pass_turn, refresh
from sanam.games.witnessing.phrases import Node, category_of, has, many, name_of, number, walk
from sanam.games.witnessing.trials import DONE, EMPTY, QUIET, Deviation, Match, NotDriven, Trial

#: Clauses and events that the witness has no occasion for yet.
_UNSEEN = (
    "Clause.when",
    "Clause.instead",
    "Clause.this effect can be activated when",
    "Clause.this effect can be activated at",
)
#: How often a board is changed until its conditions are as wanted.
_BOARDS = 5


class OnePieceWitness:
    """Tries one ability after another of a card that has only that one."""

    swaps: Mapping[str, tuple[str, ...]] = SWAPS
    numbers = NUMBERS
    ignored = IGNORED
    printed = frozenset[str]()

    def abilities(self, card: OnePieceCard) -> list[Node]:
        return [plain["tree"] for plain in card.abilities or [] if "tree" in plain]

    def trials(self, card: OnePieceCard, ability: int) -> list[Trial]:
        tree = self.abilities(card)[ability]
        if tree["is"] == "Ability.keyword":
            return keyword_trials(tree)
        found = [Trial("most"), Trial("most, from the end", "last"), Trial("least", "least")]
        found += [Trial(f"without condition {at + 1}", against=at) for at in range(len(conditions(tree)))]
        if has(tree, "Clause.instead"):
            return instead_trials(tree)
        tags = [name_of(tag) for tag in many(tree.get("t"))]
        if "don" in tags:
            found.append(Trial("one DON!! card too few", way="less", quiet=True))
        if has(tree, "Clause.when or"):
            return [Trial(f"{s}: {one.name}", one.picks, one.against, s) for s in ("e", "f") for one in found]
        if "either" in tags:
            tag = next(tag for tag in many(tree["t"]) if tag["is"] == "Tag.either")
            found = [
                Trial(f"{name_of(tag[s])}: {one.name}", one.picks, one.against, s)
                for s in ("x", "y")
                for one in found
                if not one.way
            ]
        return found

    def run(self, match: Match, card: OnePieceCard, ability: int, trial: Trial, played: Node | None = None) -> str:
        return _Run(match, card, self.abilities(card)[ability], trial, played, self.abilities(card)).go()


def keyword_trials(tree: Node) -> list[Trial]:
    found = [Trial(name_of(word), way=f"k{at}") for at, word in enumerate(many(tree["k"]))]
    if has(tree.get("t"), "Tag.don"):
        found.append(Trial("one DON!! card too few", way="less", quiet=True))
    return found


def instead_trials(tree: Node) -> list[Trial]:
    """Every way of removing it; those that the text does not speak of must go their way."""
    would = next(node for node in walk(tree) if node["is"].startswith("Would."))
    if would["is"] == "Would.take damage":
        return [Trial("by damage", way="damage"), Trial("declined, by damage", "least", way="damage")]
    # Only a rested Character is attacked: others than this one need not be so.
    battle = ("battle",) if would["s"]["is"] == "Sel.this" else ()
    ways = (*REMOVALS, *battle)
    found = [Trial(f"by {how}", way=how, quiet=not meant(would, how)) for how in ways]
    return [*found, *(Trial(f"declined, by {one.way}", "least", way=one.way) for one in found if not one.quiet)]


def conditions(tree: Node) -> list[Node]:
    """The conditions in a tree that a board is made against one by one."""
    return [node for node in walk(tree) if category_of(node) == "Cond"]


class _Run:
    """One trial of one ability."""

    def __init__(
        self, match: Match, card: OnePieceCard, tree: Node, trial: Trial, played: Node | None, others: list[Node]
    ) -> None:
        self.tree, self.trial, self.others = tree, trial, others
        self.tags = many(tree.get("t"))
        self.timing = self._timing()
        self.card = self._alone(card, played or tree)
        self.activated = self._activated()
        self.board = Board(match, self.card, {"is": "Abilities", "a": [tree, *self.activated]})
        lay_events(self.board, tree)
        self.board.copies = 1 if trial.picks == "last" else 2
        self.conds = conditions(tree)
        for at, cond in enumerate(self.conds):
            prepare(self.board, cond, at != trial.against)
        need = sum(number(tag) for tag in self.tags if tag["is"] == "Tag.don")
        self.given = max(0, need - (trial.way == "less"))
        #: Whether a permanent ability did what the table does not show.
        self.unseen = False
        #: How many boards were tried before.
        self.tried = 0

    def _timing(self) -> str:
        found = [name_of(tag) for tag in self.tags if tag["is"].startswith("Timing.")]
        either = [tag for tag in self.tags if tag["is"] == "Tag.either"]
        if either:
            return name_of(either[0][self.trial.way if self.trial.way in ("x", "y") else "x"])
        if len(found) > 1 or has(self.tags, "Tag.either of three"):
            raise NotDriven("several timings")
        return found[0] if found else ""

    def _alone(self, card: OnePieceCard, tree: Node) -> OnePieceCard:
        """The card with this ability alone, and those that the ability itself speaks of."""
        at = self.others.index(self.tree)
        plain = [entry for entry in card.abilities or [] if "tree" in entry]
        kept = [{**plain[at], "tree": tree}]
        if has(tree, "Op.activate effect"):
            kept += [entry for entry in plain if entry["tree"] in self._activated()]
        if self.timing == "on block":
            kept.append(_BLOCKER)
        texts = [str(entry["text"]) for entry in kept]
        text = "\n".join(one for one in texts if not one.startswith("[Trigger]"))
        trigger = "\n".join(one for one in texts if one.startswith("[Trigger]"))
        return msgspec.structs.replace(card, abilities=kept, text=text, trigger=trigger)

    def _activated(self) -> list[Node]:
        """The abilities of the card that this one uses."""
        said = {name_of(node["t"]) for node in walk(self.tree) if node["is"] == "Op.activate effect"}
        return [t for t in self.others if t is not self.tree and has(t.get("t"), *(f"Timing.{n}" for n in said))]

    # ------------------------------------------------------------------ going

    def go(self) -> str:
        if self.tree["is"] == "Ability.keyword":
            return self._keyword()
        first = many(self.tree["b"])[0].get("x", {}) if self.timing == "" else {}
        if first.get("is") in ("Clause.when", "Clause.when or", "Clause.this effect can be activated when"):
            return self._when(first)
        if first.get("is") == "Clause.this effect can be activated at":
            return self._at_start(first)
        if first.get("is") == "Clause.instead":
            return self._instead(first)
        if self.timing == "":
            return self._permanent()
        if self.timing == "on ko" and has(self.tags, "Tag.opponent's turn"):
            self.timing = "on ko by opponent"
        occasion = OCCASIONS.get(self.timing)
        if occasion is None:
            raise NotDriven(f"timing {self.timing}")
        if has(self.tree, *_UNSEEN):
            raise NotDriven("a timing and another occasion")
        outcome = EMPTY
        for tried in range(_BOARDS):
            self.tried = tried
            way = Way(self.board, self.card, self.given, self._use)
            offered = occasion(way)
            led = way.led
            assert led is not None
            if not offered:
                self._judge(led)
            if self._otherwise(led):
                continue
            outcome = self._ended(led, offered)
            break
        else:
            raise NotDriven("no board on which the conditions are as wanted")
        return outcome

    def _when(self, said: Node) -> str:
        """An ability that waits for an event: it happens, and what the text says comes of it."""
        event = said["f" if self.trial.way == "f" else "e"]
        happening = happening_of(event)
        if happening is None:
            raise NotDriven(event["is"])
        later = many(self.tree["b"])[1:]
        for tried in range(_BOARDS):
            self.tried = tried
            led = happening(Way(self.board, self.card, self.given, self._use, tags=self.tags), event)
            led.picks = self.trial.picks
            if self.trial.quiet:
                pass
            elif "x" not in said:
                if self._activates(led):
                    body(led, later)
            elif pay(led, many(self.tree.get("c")), False):
                body(led, [{"is": "Sentence.do", "x": said["x"]}, *later])
            if led.memory.get("battling"):
                settle(led)  # power is compared after what the battle has woken
            if not self._otherwise(led):
                return self._ended(led, True)
        raise NotDriven("no board on which the conditions are as wanted")

    def _at_start(self, said: Node) -> str:
        """What may be used at the start of the own turn, before anything becomes active (6-2-2)."""
        if name_of(said["p"]) != "start of your turn":
            raise NotDriven(said["p"]["is"])
        for tried in range(_BOARDS):
            self.tried = tried
            led = Way(self.board, self.card, self.given, self._use).begin(self.card.category, 1)
            led.stage.act("end")
            pass_turn(led)
            led.picks = self.trial.picks
            if self._activates(led):
                body(led, many(self.tree["b"])[1:])
            refresh(led)
            if not self._otherwise(led):
                return self._ended(led, True)
        raise NotDriven("no board on which the conditions are as wanted")

    @staticmethod
    def _activates(led: Ledger) -> bool:
        """Whether the player of "this effect can be activated when …" wants to: it is asked, whatever comes of it."""
        if not led.stage.asked("effect_may", led.me):
            raise Deviation(f"not asked whether it is activated, but “{led.stage.kind}”")
        led.touched = True
        led.stage.answer([] if led.picks == "least" else [0])
        return led.picks != "least"

    def _instead(self, said: Node) -> str:
        """What is done instead of a removal, if its player wants; a removal that is not meant goes its way."""
        if len(many(self.tree["b"])) > 1 or self.conds:
            raise NotDriven("a replacement with conditions")
        way = Way(self.board, self.card, self.given, self._use, tags=self.tags)
        led, target, remove = about_to(way, said["e"], self.trial.way)
        led.picks = self.trial.picks
        led.memory["it"], led.memory["did"] = [target], False
        if meant(said["e"], self.trial.way):
            operations(led, said["x"], led.me, None, True)
        led.touched = True
        if not led.memory.get("did"):
            remove()
        return self._ended(led, True)

    def _use(self, led: Ledger, declared: bool) -> None:
        led.picks = self.trial.picks
        timings = (
            (name_of(tag), tree) for tree in self.others for tag in walk(tree.get("t")) if "Timing." in tag["is"]
        )
        led.memory["abilities"] = {name: tree for name, tree in timings if tree is not self.tree}
        if self.trial.quiet:
            return
        ability(led, self.tree, declared)

    def _judge(self, led: Ledger) -> None:
        """Nothing was offered: what the conditions came to."""
        for cond in self.conds:
            holds(led, cond)

    def _otherwise(self, led: Ledger) -> bool:
        """Whether a condition came out otherwise than wanted, and the board was changed for it."""
        for cond, found, counts in led.judged:
            want = self.trial.against is None or cond is not self.conds[self.trial.against]
            edge = found == want and self.trial.picks == "most" and self.tried < 3 and off_edge(cond, counts, want)
            if (found != want or edge) and adjust(self.board, led, cond, want, counts):
                return True
        return False

    def _ended(self, led: Ledger, offered: bool) -> str:
        check_quiet(led)
        if offered:
            compare(led)
            settle(led)
            self._walk(led)
        elif self._should_be_offered(led):
            raise Deviation("not offered though nothing is against it")
        refused = [cond for cond, found, _ in led.judged if not found]
        if self.trial.quiet:
            return QUIET
        if self.trial.against is not None:
            broken = self.conds[self.trial.against]
            return QUIET if any(cond is broken for cond in refused) else EMPTY
        if refused or not offered:
            return EMPTY
        return DONE if led.touched and not led.hollow and not led.unseen else EMPTY

    def _should_be_offered(self, led: Ledger) -> bool:
        if self.trial.quiet or self.tree.get("c") or has(self.tree, "Ops.may"):
            return False
        return all(found for _, found, _ in led.judged)

    def _walk(self, led: Ledger) -> None:
        """Through two turns: what lasts ends when the text says."""
        if led.stage.choice is None or led.stage.kind != "action" or self.timing.startswith("end of"):
            return
        compare(led)
        attempt(led, self.board)
        for _ in range(3 if led.lasting or led.memory.get("later") else 1):
            end_turn(led)
            if led.stage.kind != "action":
                return
            compare(led)
            attempt(led, self.board)

    def _keyword(self) -> str:
        keyword = name_of(many(self.tree["k"])[int(self.trial.way[-1]) if self.trial.way[:1] == "k" else 0])
        if has(self.tags, "Tag.your turn") and keyword == "blocker":
            raise NotDriven("a [Blocker] of the own turn")
        way = Way(self.board, self.card, self.given, lambda led, declared: None)
        holds = not self.trial.quiet and (keyword == "blocker" or not has(self.tags, "Tag.opponent's turn"))
        led = show(way, keyword, holds)
        return QUIET if self.trial.quiet else DONE if led.touched else EMPTY

    # ------------------------------------------------------------------ permanent abilities

    def _permanent(self) -> str:
        if has(self.tree, *_UNSEEN) or self.tree.get("c"):
            raise NotDriven(
                next((n["is"] for n in walk(self.tree) if category_of(n) in ("Event", "Would", "Point")), "permanent")
            )
        if self.card.category == "event":
            raise NotDriven("permanent ability of an Event")
        outcome = EMPTY
        for tried in range(_BOARDS):
            self.tried = tried
            in_hand = any(node["is"] == "Sel.this" and has(node, "Zone.hand") for node in walk(self.tree))
            first = 1 if has(self.tags, "Tag.opponent's turn") else 0
            first = 1 if has(self.tree, "By.opponent's effects") else first
            extra: tuple[Any, ...] = ()
            fights = has(self.tree, "Pred.cannot be ko'd") and has(
                self.tree, "By.battle", "By.battle plain", "By.battle with"
            )
            if fights:
                first, self.board.subject_rested = 1, True
                foe = foe_of(self.tree, self.trial.picks == "least")
                extra = ((1, "character", self.board.cards.code(foe), UP),)
            stage, led = self.board.start("hand" if in_hand else self.card.category, first, self.given, extra)
            del stage
            led.picks = self.trial.picks
            self._stand(led)
            if self._otherwise(led):
                continue
            compare(led)
            if fights and self.trial.name in ("most", "least") and led.standing:
                return self._outlives(led, self.trial.name == "most" or not has(self.tree, "By.battle with"))
            outcome = self._permanently(led)
            break
        return outcome

    @staticmethod
    def _outlives(led: Ledger, stays: bool) -> str:
        """A card that is not K.O.'d in battle is attacked by a stronger one, and stays if the text speaks of that."""
        safe = [one.subject for one in led.standing if one.key == "no ko" and led.pieces[one.subject].side]
        foe = led.pile(1, "character")[-1]
        if not safe or led.value(foe, "power") < led.value(safe[0], "power"):
            return EMPTY
        declare(led, foe, safe[0])
        pass_steps(led, "block", "counter")
        led.attack = None
        if not stays:
            led.move(safe[0], f"{led.pieces[safe[0]].owner}.trash")
            led.standing = []
        check_quiet(led)
        compare(led)
        led.made.discard("no ko")
        return DONE if not led.unseen else EMPTY

    def _permanently(self, led: Ledger) -> str:
        worked = bool(led.standing)
        if self.trial.name == "most" and worked:
            attempt(led, self.board)
        refused = [cond for cond, found, _ in led.judged if not found]
        if has(self.tags, "Tag.opponent's turn", "Tag.your turn") or worked:
            unseen = led.made
            end_turn(led)
            self._stand(led)
            compare(led)
            if self.trial.name == "most" and led.standing:
                attempt(led, self.board)
            led.made |= unseen
        self.unseen = led.unseen and self.trial.name == "most"
        if self.trial.quiet:
            return QUIET
        if self.trial.against is not None:
            return QUIET if any(cond is self.conds[self.trial.against] for cond in refused) else EMPTY
        return DONE if worked and not self.unseen else EMPTY

    def _stand(self, led: Ledger) -> None:
        """Work out what the permanent ability does now (8-1-3-3-4)."""
        led.standing, led.judged = [], []
        led.made.clear()
        mine = led.turn_player == led.me
        if (has(self.tags, "Tag.your turn") and not mine) or (has(self.tags, "Tag.opponent's turn") and mine):
            return
        need = sum(number(tag) for tag in self.tags if tag["is"] == "Tag.don")
        if len(led.given(led.subject)) < need:
            return
        for _ in range(4):
            # What it does may meet a condition of its own (8-1-3-3-5).
            before, led.judged, found = led.standing, [], []
            for sentence in many(self.tree["b"]):
                found += _standing(led, sentence)
                led.standing = list(found)
            led.made = {one.key for one in found}
            if found == before:
                return
        # What it does itself does not count for whom it is about.
        led.standing, led.judged = [], []
        led.standing = [one for sentence in many(self.tree["b"]) for one in _standing(led, sentence)]


def _standing(led: Ledger, one: Node) -> list[Any]:
    key = one["is"]
    if key in ("Sentence.do", "Clause.then", "Clause.by the rules", "Clause.may include"):
        return _standing(led, one["x"])
    if key in ("Clause.any number in deck", "Op.lose then") or key in SILENT:
        return []
    if key == "Clause.if":
        return _standing(led, one["x"]) if holds(led, one["c"]) else []
    if key == "Clause.for a time" and name_of(one["d"]) in ("during your turn", "during opponent's turn"):
        mine = led.turn_player == led.me
        return _standing(led, one["x"]) if mine == (name_of(one["d"]) == "during your turn") else []
    if key in ("Ops.and", "Ops.next"):
        return [*_standing(led, one["x"]), *_standing(led, one["y"])]
    during = name_of(one["d"]) if key.startswith("Op.") and "d" in one else ""
    if during and (led.turn_player == led.me) != (during == "during your turn"):
        return []
    found = changes(led, one, led.me, None, chosen=False)
    if found is None:
        raise NotDriven(f"permanent {key}")
    return found


#: What speaks of building decks and of what cards are called, and does nothing in play.
SILENT = (
    "Op.treat name as",
    "Op.treat type as",
    "Op.treat name and type as",
    "Op.include",
    "Op.include only",
    "Op.deck of",
)
_BLOCKER = {"text": "[Blocker]", "tree": {"is": "Ability.keyword", "k": [{"is": "Keyword.blocker"}]}}
