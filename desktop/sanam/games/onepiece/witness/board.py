"""The board on which an ability is tried: for each phrase cards that just fit it and cards that just fail to, for both
players, so that whoever looks at the wrong player's cards, or past a filter, is found out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from sanam.engine.journal import Header
from sanam.engine.table import DOWN, UP, UP_SIDE
from sanam.games.onepiece.cards.model import DON_CARD, GAME, OnePieceCard
from sanam.games.onepiece.vocabulary.options import EDITION
from sanam.games.onepiece.vocabulary.zones import ZONES
from sanam.games.onepiece.witness import nouns
from sanam.games.onepiece.witness.amounts import number_said
from sanam.games.onepiece.witness.filters import PLACES, TOGETHER, rule_of
from sanam.games.onepiece.witness.ledger import Ledger
from sanam.games.onepiece.witness.sketches import Cards, Sketch
from sanam.games.witnessing.phrases import Node, has, many, name_of, number, walk, words
from sanam.games.witnessing.stage import Lot, Stage
from sanam.games.witnessing.trials import Match, NotDriven

#: How many cards lie somewhere when nothing asks for another number.
USUAL_SIZES = {"hand": 5, "trash": 4, "life": 4, "deck": 24}
#: Conditions that are met by cards that are not there.
ABSENT = ("you have no", "you do not have", "opponent has no", "you have no other", "there are no", "opponent has not")
#: What makes the effects of cards invalid.
_NEGATING = ("Op.negate", "Op.effects negated", "Pred.is negated")
#: The areas that hold invented cards, and of how many there is room for.
_ROOM = ("character", "stage")


def _don_to_pay(cost: Node) -> int:
    """How many active DON!! cards a cost takes: "➁", or "You may rest 2 of your DON!! cards"."""
    if cost["is"] == "Cost.rest don":
        return number(cost)
    ways = ("Op.rest", "Op.return")
    rested = [node for node in walk(cost) if node["is"] in ways and has(node["s"], "Noun1.don")]
    return sum(number(node["s"]["a"], otherwise=1) for node in rested if "a" in node["s"])


#: The code of an invented card, whether it is rested, and how many DON!! cards are given to it.
_Laid = tuple[str, bool, int]


class Board:
    """What lies where. `laid` are the invented cards of each zone, those that matter most first."""

    def __init__(self, match: Match, card: OnePieceCard, tree: Node) -> None:
        self.match = match
        self.card = card
        self.tree = tree
        self.cards = Cards(match.read)
        self.leaders = [Sketch("leader", "Captain", power=5000), Sketch("leader", "Rival", power=5000, types=("Foe",))]
        self.laid: dict[tuple[int, str], list[Sketch]] = {}
        self.sizes = {(seat, area): size for seat in (0, 1) for area, size in USUAL_SIZES.items()}
        #: Active and rested DON!! cards in the cost area.
        self.don = [[6, 2], [4, 2]]
        #: How many copies of a code may lie in a zone, where a condition allows no more.
        self.limits: dict[tuple[int, str, str], int] = {}
        self.given_to_leaders = [0, 0]
        #: DON!! cards that are given to Characters, as they were laid.
        self.lent = [0, 0]
        #: Own Characters beside the subject, and opposing ones.
        self.room = [3 if card.category == "character" or has(tree, "Op.play", "Op.play rested") else 4, 4]
        self.subject_rested = self.subject_new = False
        self.leaders_rested = [False, False]
        #: How many copies of a fitting card lie on the field before those that fail to fit.
        self.copies = 2
        #: Further DON!! cards given to the subject.
        self.more_given = 0
        life = has(tree, "Noun1.life", "Zone.life", "Zone.top of life", "Zone.top or bottom of life")
        self.life_face_up = int(has(tree, "Filter.face-up") or (life and has(tree, "Face.down")))
        for phrase, whose, absent in phrases(tree):
            if not absent:
                self._lay_out(phrase, whose)
        for poss in walk(tree):
            if poss["is"] == "Poss.leader":
                whose = name_of(poss["w"]) if "w" in poss else "your"
                self._fit_leaders({"is": "Noun1.leader"}, many(poss.get("f")), whose)
        if has(tree, "Op.cannot activate keyword", "Op.cannot activate keyword of", "Keyword.unblockable"):
            self.laid.setdefault((1, "character"), []).append(Sketch(name="Guard", cost=1, text="[Blocker]"))
        need = (card.cost or 0) + sum(_don_to_pay(cost) for cost in walk(tree) if cost["is"].startswith("Cost."))
        if need > 6:
            self.don[0] = [min(10, need), min(1, 10 - min(10, need))]
        self._lay_hands()
        if has(tree, "Filter.given", "Cond.you have given", "Every.given"):
            self.given_to_leaders = [1, 1]

    # ------------------------------------------------------------------ cards for phrases

    def _lay_hands(self) -> None:
        """For what forbids playing cards, or lets them cost less: such cards and others in the hands, and DON!! cards
        to pay for them.
        """
        for node in walk(self.tree):
            if node["is"] not in ("Op.you cannot play", "Op.cannot play", "Op.reduce playing cost"):
                continue
            phrase = node.get("k") or node["s"].get("k") or node["s"]
            if "n" not in phrase:
                continue
            noun, tests = phrase["n"], [n for n in many(phrase.get("f")) if n["is"] not in PLACES]
            fit = self.fit(noun, tests)
            for seat in (0, 1):
                self.laid.setdefault((seat, "hand"), []).extend([fit, *decoys(fit, noun, tests)])
                # What costs less can be paid for just because of that.
                less = node["is"] == "Op.reduce playing cost"
                self.don[seat] = [max(1, fit.cost - number(node)) if less else 9, 0]

    def _lay_out(self, phrase: Node, whose: str) -> None:
        noun, tests = phrase["n"], many(phrase.get("f"))
        areas = areas_of(self.tree, phrase)
        if "leader" in areas:
            self._fit_leaders(noun, tests, whose)
        fit = self.fit(noun, tests)
        if has(self.tree, *_NEGATING) and fit.category == "character" and not fit.text:
            fit = fit.but(text="[Blocker]")  # so that it is seen when its effects are negated
        plain = fit == Sketch() and not has(noun, "Noun1.character card")
        amount = phrase.get("a")
        size = number(amount, otherwise=1) if amount is not None and "n" in amount else 1
        for area in areas:
            if area not in ("hand", "trash", "deck", "life", "character", "stage") or noun["is"] == "Noun1.don":
                continue
            few = area in _ROOM
            if area in ("hand", "trash") and size >= USUAL_SIZES[area]:
                self.sizes[0, area], self.sizes[1, area] = size + 2, size + 2
            if plain and area in ("hand", "trash", "deck", "life"):
                continue  # any card will do
            # "[A] and [B]": each of them.
            fits = [fit, *(fit.but(name=name) for name in words(noun.get("x"), "NAME")[1:] if fit.name)]
            own = [one for one in fits for _ in range(min(size + 1, 4 if few else 5) if len(fits) == 1 else 1)]
            own += decoys(fit, noun, tests)
            for seat in (0, 1):
                self.laid.setdefault((seat, area), []).extend(s for s in own if self._may_lie(s, area))

    @staticmethod
    def _may_lie(sketch: Sketch, area: str) -> bool:
        return sketch.category == area if area in _ROOM else sketch.category != "leader"

    @staticmethod
    def fit(noun: Node, tests: list[Node]) -> Sketch:
        fit = nouns.sketched(noun)
        for node in tests:
            if node["is"] not in PLACES and name_of(node) not in TOGETHER:
                fit = rule_of(node).fit(fit, node)
        return fit

    def _fit_leaders(self, noun: Node, tests: list[Node], whose: str) -> None:
        for seat in {"your": (0,), "opponent's": (1,)}.get(whose, (0, 1)):
            mine = self.leaders[seat]
            names = words(noun.get("x"), "NAME") if noun["is"].startswith("Noun.named") else []
            mine = mine.but(name=names[0]) if names else mine
            for node in tests:
                if node["is"] not in PLACES and name_of(node) in ("type", "type includes", "attribute", "colour"):
                    mine = rule_of(node).fit(mine, node)
                if name_of(node) in ("rested", "active"):
                    self.leaders_rested[seat] = name_of(node) == "rested"
            self.leaders[seat] = mine

    def add(self, seat: int, area: str, phrase: Node, size: int) -> None:
        """Lay more cards that fit a phrase, before all others."""
        fit = self.fit(phrase["n"], many(phrase.get("f")))
        if not self._may_lie(fit, area):
            raise NotDriven("a condition about cards that cannot be there")
        self.laid[seat, area] = [fit] * size + self.laid.get((seat, area), [])
        code = self.cards.code(fit)
        if (seat, area, code) in self.limits:
            self.limits[seat, area, code] += size

    def limit(self, seat: int, area: str, code: str, size: int) -> None:
        """Have no more than so many copies of a card there."""
        self.limits[seat, area, code] = size

    # ------------------------------------------------------------------ laying it all

    def start(self, subject: str, player: int = 0, given: int = 0, extra: tuple[Any, ...] = ()) -> tuple[Stage, Ledger]:
        """The match, with the subject in an area of seat 0 ("life": on top), and the shadow of its table. `extra` are
        further cards: (seat, area, code, stance).
        """
        lot = Lot(ZONES)
        leads = [self.cards.code(sketch) for sketch in self.leaders]
        if self.card.category == "leader":
            leads[0] = self.card.code
        given += self.more_given
        lead = [lot.put(leads[s], f"{s}.leader", UP_SIDE if self.leaders_rested[s] else UP) for s in (0, 1)]
        self.lent = [0, 0]
        for seat in (0, 1):
            self._lay_piles(lot, seat)
            self._lay_field(lot, seat, subject, len([e for e in extra if e[:2] == (seat, "character")]))
            self._lay_don(lot, seat, lead[seat], given if seat == 0 else 0)
        for seat, area, code, stance in extra:
            lot.put(code, f"{seat}.{area}", stance)
        if self.card.category == "leader":
            card = lead[0]
        else:
            lies = DOWN if subject in ("hand", "life", "deck") else UP_SIDE if self.subject_rested else UP
            marks = {"entered": 7 + player} if self.subject_new else {}
            card = lot.put(self.card.code, f"0.{subject}", lies, **marks)
        self._give(lot, card, given)
        cards = {**self.cards.cards, self.card.code: self.card, DON_CARD.code: DON_CARD}
        decks = [{"leader": [leads[seat]], "deck": [], "don": []} for seat in (0, 1)]
        options = {"first": "seat0", "allow_illegal": True}
        header = Header(
            game=GAME, edition=EDITION, options=options, seed=7, names=["Ann", "Ben"], decks=decks, cards=_plain(cards)
        )
        stage = Stage(self.match, header, lot, cards, player, 7 + player, "main")
        return stage, Ledger(stage, card, number_said)

    def _lay_piles(self, lot: Lot, seat: int) -> None:
        filler = self.cards.code(Sketch(name="Filler", cost=1, power=1000, types=("Crowd",), attributes=("Ranged",)))
        for area, usual in USUAL_SIZES.items():
            own = [self.cards.code(sketch) for sketch in self.laid.get((seat, area), ())]
            own = [code for code, _, _ in self._within_limits(seat, area, [(code, False, 0) for code in own])]
            size = self.sizes[seat, area]
            if size != usual:
                own = own[:size]
            own = own[:12]
            pile = [filler] * max(0, size - len(own)) + own[::-1]
            for at, code in enumerate(pile):
                up = area == "trash" or (area == "life" and at >= len(pile) - self.life_face_up)
                lot.put(code, f"{seat}.{area}", UP if up else DOWN)

    def _lay_field(self, lot: Lot, seat: int, subject: str, reserved: int) -> None:
        room = self.room[seat] - reserved
        for area, most in (("character", room), ("stage", 0 if seat == 0 and subject == "stage" else 1)):
            laid = self.laid.get((seat, area), [])
            sketches = {(self.cards.code(s), s.rested, s.given): s for s in laid}
            spread = [(self.cards.code(s), s.rested, s.given) for s in self._spread(laid)]
            for key in self._within_limits(seat, area, spread)[: max(0, most)]:
                sketch = sketches[key]
                host = lot.put(self.cards.code(sketch), f"{seat}.{area}", UP_SIDE if sketch.rested else UP)
                for _ in range(min(sketch.given, 9 - sum(self.don[seat]) - self.lent[seat])):
                    lot.put(DON_CARD.code, f"{seat}.given", UP, host)
                    self.lent[seat] += 1

    def _within_limits(self, seat: int, area: str, keys: list[_Laid]) -> list[_Laid]:
        """Those of cards, by code and how they lie, that are not too many copies."""
        seen: Counter[str] = Counter()
        found = []
        for key in keys:
            if seen[key[0]] < self.limits.get((seat, area, key[0]), len(keys)):
                found.append(key)
                seen[key[0]] += 1
        return found

    def _spread(self, sketches: list[Sketch]) -> list[Sketch]:
        """Each kind once or twice before any comes more often."""
        most = self.copies
        seen: Counter[Sketch] = Counter()
        ranked = []
        for at, sketch in enumerate(sketches):
            ranked.append((seen[sketch] > most - 1, not sketch.fits, seen[sketch], at, sketch))
            seen[sketch] += 1
        return [entry[-1] for entry in sorted(ranked, key=lambda entry: entry[:-1])]

    def _lay_don(self, lot: Lot, seat: int, leader: int, given: int) -> None:
        active, rested = self.don[seat]
        for stance, size in ((UP, active), (UP_SIDE, rested)):
            for _ in range(size):
                lot.put(DON_CARD.code, f"{seat}.cost", stance)
        lent = self.given_to_leaders[seat]
        for _ in range(lent):
            lot.put(DON_CARD.code, f"{seat}.given", UP, leader)
        for _ in range(10 - active - rested - lent - given - self.lent[seat]):
            lot.put(DON_CARD.code, f"{seat}.don-deck", DOWN)

    @staticmethod
    def _give(lot: Lot, card: int, given: int) -> None:
        for _ in range(given):
            lot.put(DON_CARD.code, "0.given", UP, card)


def _plain(cards: dict[str, OnePieceCard]) -> dict[str, Any]:
    return {code: msgspec.to_builtins(card) for code, card in cards.items()}


def phrases(tree: Node) -> Iterator[tuple[Node, str, bool]]:
    """Every phrase of a tree that means cards, with whose they are, and whether it says that there are none."""
    absent = {id(node["k"]) for node in walk(tree) if node["is"].startswith("Cond.") and name_of(node) in ABSENT}
    for node in walk(tree):
        if "n" not in node or not isinstance(node["n"], dict) or not node["n"]["is"].startswith(("Noun", "Noun1")):
            continue
        whose = node.get("w")
        yield node, name_of(whose) if whose is not None else "", id(node) in absent


def areas_of(tree: Node, phrase: Node) -> tuple[str, ...]:
    """Where the cards of a phrase are looked for."""
    tests = many(phrase.get("f"))
    for node in tests:
        if node["is"] == "Filter.on field or trash":
            return ("character", "trash")
        if node["is"] == "Filter.on field":
            return ("character",)
        if node["is"] in PLACES:
            return nouns.zone_said(node["z"])[0]
    noun = phrase["n"]
    at_field = any(part["is"] in nouns.ON_FIELD for part in walk(noun))
    shown = has(tree, "Op.look") or (has(tree, "Op.reveal") and has(tree, "Zone.top of deck"))
    of_either = any(node["is"] == "Sel.some or" and phrase in (node["k"], node["l"]) for node in walk(tree))
    if shown and phrase.get("w") is None and not at_field and (phrase["is"] != "NP.kind" or of_either):
        return ("deck",)
    areas = tuple(dict.fromkeys(area for part in walk(noun) for area in nouns.USUAL.get(part["is"], ())))
    return tuple(area for area in areas if area in ("leader", "character", "stage", "hand", "life"))


def decoys(fit: Sketch, noun: Node, tests: list[Node]) -> list[Sketch]:
    """Cards that fail one filter each, and cards of another kind or name."""
    found = []
    for node in tests:
        if node["is"] in PLACES or name_of(node) in TOGETHER:
            continue
        spoilt = rule_of(node).spoil(fit, node)
        if spoilt is not None and spoilt != fit:
            found.append(spoilt)
    if fit.name:
        found.append(fit.but(name=""))
    if fit.category == "character" and not has(noun, "Noun1.card", "Noun.named", "Noun1.event"):
        found.append(fit.but(category="event", text="", counter=None))
    return [sketch.but(fits=False) for sketch in found]
