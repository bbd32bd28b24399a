"""In how many ways an ability of Yu-Gi-Oh! is tried, and how one trial goes (see `sanam.games.witnessing`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from sanam.games.witnessing.phrases import Node, category_of, many, name_of
from sanam.games.witnessing.trials import Deviation, Match, NoFault, NotDriven, Trial
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness import (
    answered,
    bound,
    fights,
    gifts,
    leaving,
    limits,
    materials,
    occasions,
    own_summons,
    this_way,
    turn_rules,
    turns,
    unions,
)
from sanam.games.yugioh.witness.board import Tokens
from sanam.games.yugioh.witness.homes import conditions
from sanam.games.yugioh.witness.references import itself
from sanam.games.yugioh.witness.replacements import trials_of
from sanam.games.yugioh.witness.running import Run
from sanam.games.yugioh.witness.sketches import PLACES
from sanam.games.yugioh.witness.swaps import IGNORED, NUMBERS, SWAPS, without_counts
from sanam.games.yugioh.witness.texts import read
from sanam.games.yugioh.witness.ways import astray

#: A card's sentences with their places in the text, and what the match makes of changed ones.
Phrases = Callable[[CardData], list[tuple[int, int, Node]]]
Meant = Callable[[CardData, list[Node]], list[dict[str, Any]]]


class YugiohWitness:
    """Tries one ability after another of a card that has only that one.

    phrases  gives a card's sentences as plain trees; meant gives what is carried out for other trees in their places;
    tokens   gives the definitions of the Tokens that cards can make
    """

    swaps: Mapping[str, tuple[str, ...]] = SWAPS
    numbers = NUMBERS
    ignored = IGNORED
    printed = frozenset[str]()

    def __init__(self, phrases: Phrases, meant: Meant, tokens: Tokens) -> None:
        self._phrases, self._meant, self._tokens = phrases, meant, tokens
        self._known: tuple[CardData, list[Node]] | None = None

    def abilities(self, card: CardData) -> list[Node]:
        if self._known is None or self._known[0] is not card:
            self._known = (card, self._read(card))
        return self._known[1]

    def _read(self, card: CardData) -> list[Node]:
        sentences = self._phrases(card)
        found: list[Node] = []
        for plain in card.abilities or []:
            start, end = plain.get("span", (0, 0))
            inside = [i for i, (begin, _, _) in enumerate(sentences) if start <= begin < end]
            inside += _gates(card, sentences, plain)
            nth = sum(one["of"] == inside for one in found)
            said = [_part(sentences[i][2], nth) for i in inside]
            if plain["kind"] == "activate":
                said = [
                    {"is": "Line.pay to activate", "x": tree["b"]["d"]}
                    if _pays(tree) and not start <= sentences[i][0] < end
                    else tree
                    for i, tree in zip(inside, said, strict=True)
                ]
            found.append({"is": "Ability", "kind": plain["kind"], "of": inside, "s": said})
        return found

    def trials(self, card: CardData, ability: int) -> list[Trial]:
        tree = self.abilities(card)[ability]
        rules = turn_rules.trials(tree["s"])
        if rules is not None:
            return rules
        special = own_summons.trials(tree["kind"], tree["s"]) or limits.trials(tree["kind"])
        if special is not None:
            return special
        if _material_rule(tree) is not None:
            return [Trial("as a material")]
        if bound.speaks(tree, self.abilities(card)):
            return [Trial("what it is bound to")]
        if this_way.follows(tree, [sentence for _, _, sentence in self._phrases(card)]):
            return this_way.trials(tree)
        if gifts.heir(tree, [sentence for _, _, sentence in self._phrases(card)]) is not None:
            return list(gifts.TRIALS)
        if unions.line(tree["s"]) is not None:
            return list(unions.TRIALS)
        text = read(tree["s"], True)
        if text.modes:
            return [
                Trial(f"effect {at + 1}: {picks}", picks, way=str(at))
                for at in range(len(text.modes))
                for picks in ("most", "least")
            ]
        if len(text.holds) == 1 and not text.do:
            found = trials_of(name_of(text.holds[0]))
            if found is not None:
                return found
        if any("f" in head for head in text.heads):
            return [Trial(f"{way}: {picks}", picks, way=way) for way in ("e", "f") for picks in ("most", "least")]
        found = [Trial("most"), Trial("from the end", "last"), Trial("least", "least")]
        found += [Trial(f"without condition {at + 1}", against=at) for at in range(len(conditions(text, card)))]
        if any(answered.elsewhere(head["e"]) is not None for head in text.heads if "e" in head):
            found.append(Trial("another target", way="aside", quiet=True))
        elif any(_other_card(head["e"]) for head in text.heads if "e" in head):
            found.append(Trial("another card", way="aside", quiet=True))
        return found

    def run(self, match: Match, card: CardData, ability: int, trial: Trial, played: Node | None = None) -> str:
        tree = self.abilities(card)[ability]
        carried = list(card.abilities or [])
        if played is not None:
            trees = [sentence for _, _, sentence in self._phrases(card)]
            for at, changed in zip(tree["of"], played["s"], strict=True):
                if trees[at]["is"] != changed["is"]:
                    raise NoFault("half of a sentence")
                trees[at] = changed
            try:
                carried = self._meant(card, trees)
            except Exception as why:  # what the changed words would mean is not the witness' to know
                raise NoFault(str(why)) from None
            if carried == card.abilities or without_counts(played) == without_counts(tree):
                raise NoFault("it means the same")
        kind, everything = tree["kind"], [sentence for _, _, sentence in self._phrases(card)]
        if kind in limits.KINDS:
            whole = msgspec.structs.replace(card, abilities=carried)
            second = lambda one: self._second(match, card, one)  # noqa: E731
            return limits.run(match, whole, ability, kind, tree["s"], second)
        only = alone(card, carried, ability)
        by_method = kind in ("material", "limit", "summon") or own_summons.changed(kind, tree["s"])
        if by_method and turn_rules.said(tree["s"]) is None:
            return own_summons.run(match, only, kind, tree["s"], trial, everything)
        if this_way.follows(tree, everything):
            both = _with_summons(card, carried, ability)
            return this_way.run(match, both, tree, trial, everything, self._tokens)
        rule = _material_rule(tree)
        if rule is not None:
            return (materials.disguised if rule["is"] in materials.GUISES else materials.barred)(match, only, rule)
        if bound.speaks(tree, self.abilities(card)):
            whole = msgspec.structs.replace(card, abilities=carried)
            return bound.run(match, whole, self.abilities(card), tree, everything, self._tokens)
        gains = gifts.heir(tree, everything)
        if gains is not None:
            return gifts.run(match, only, tree, trial, everything, self._tokens, gains)
        return Run(match, only, tree, trial, everything, self._tokens).go()

    def _second(self, match: Match, card: CardData, whole: CardData) -> bool:
        """Activate the card, and see whether a copy could be activated then."""
        tree = next((one for one in self.abilities(card) if one["kind"] == "activate"), None)
        if tree is None:
            raise NotDriven("the activation of a card that only lies there")
        everything = [sentence for _, _, sentence in self._phrases(card)]
        return Run(match, whole, tree, Trial("least", "least"), everything, self._tokens).second()


#: Events that are made to happen to one card, and might happen to another.
_TO_ONE = (
    *(
        "destroyed",
        "destroyed and sent",
        "destroyed and sent to your gy",
        "sent to gy",
        "sent to your gy",
        "destroyed by",
    ),
    *("summoned", "summoned or flipped", "any summoned", "you summon", "opponent summons", "opponent summons any"),
    *("attacks", "destroys by battle", "destroys and sends", "inflicts battle damage", "is attacked"),
)


def _other_card(event: Node) -> bool:
    """Whether an event tells of cards of some sort, and there are monsters of another."""
    phrase = event.get("s", event.get("g"))
    if name_of(event) not in _TO_ONE or phrase is None or category_of(phrase) != "NP" or "z" in event:
        return False
    tests = [test for test in many(phrase.get("f")) if name_of(test) not in PLACES]
    return astray(tests, phrase.get("n")) is not None


def _material_rule(tree: Node) -> Node | None:
    """The rule of an ability that says nothing but as what material this card cannot be used."""
    told = [sentence for sentence in tree["s"] if sentence["is"] != "Line.limit this effect"]
    if len(told) != 1:
        return None
    said = told[0]["s"] if told[0]["is"] == "Line.statement" else told[0].get("b", {}).get("d", told[0])
    if said["is"] in materials.GUISES:
        return dict(said)
    if said["is"] not in ("Statement.rule", "Lasting.own rule") or "u" in said:
        return None
    rule: Node = said["r"]
    fits = name_of(rule) in materials.RULES and itself(said.get("s", {"is": "Ref.this card"}))
    return rule if fits else None


#: Sentences that say when a Spell or Trap may be activated, and what for.
GATES = (
    "Line.activate only",
    "Line.activate only by",
    "Line.activated in the damage step too",
    "Line.activate by targeting",
    "Line.pay to activate",
    "Line.oath",
)


def _part(tree: Node, nth: int) -> Node:
    """Of a sentence that says two things, the one that this ability is about."""
    if tree["is"] != "Line.statement also instead of steps":
        return tree
    if nth == 0:
        return {"is": "Line.body", "b": {"is": "Body.do", "d": tree["x"]}}
    kept = {slot: part for slot, part in tree.items() if slot in ("b", "d", "s")}
    return {"is": "Line.statement", "s": {**kept, "is": "Lasting.instead"}}


def _gates(card: CardData, sentences: list[tuple[int, int, Node]], plain: dict[str, Any]) -> list[int]:
    """What is said of the activation of a Spell or Trap in sentences of their own."""
    if plain["kind"] != "activate":
        return []
    spans = [one.get("span", (0, 0)) for one in card.abilities or []]
    return [
        i
        for i, (begin, _, tree) in enumerate(sentences)
        if (tree["is"] in GATES or _pays(tree)) and not any(a <= begin < b for a, b in spans)
    ]


def _pays(tree: Node) -> bool:
    """Whether a sentence says nothing but a price: "Pay 500 Life Points."""
    return (
        tree["is"] == "Line.body" and tree["b"]["is"] == "Body.do" and name_of(tree["b"]["d"]) in ("pay lp", "discard")
    )


def alone(card: CardData, carried: list[dict[str, Any]], ability: int) -> CardData:
    """The card with this ability alone, and what makes it an Equip Card."""
    if len(carried) <= ability:
        raise Deviation("it means less")
    own = carried[ability]
    beside = {"limit": ("summon",), "summon": ("limit",)}.get(own["kind"], ())
    ops = [step["op"] for step in own.get("do", ())]
    comes = any(op["op"] == "special summon" and op.get("group", {}).get("ref") == "self" for op in ops)
    if comes and own["kind"] in ("trigger", "ignition", "quick"):
        beside = ("limit",)  # it says that its own effect may Summon it
    together = own["kind"] in ("equip", "summon")
    kept = [
        one
        for at, one in enumerate(carried)
        if at == ability
        or one["kind"] in ("equip", "material", *beside)
        or (one.get("span") == own.get("span") and (together or one["kind"] == "summon"))
    ]
    found: CardData = msgspec.structs.replace(card, abilities=kept)
    return found


def _with_summons(card: CardData, carried: list[dict[str, Any]], ability: int) -> CardData:
    """The card with this ability and with how it is Summoned."""
    kept = [one for at, one in enumerate(carried) if at == ability or one["kind"] in ("summon", "limit")]
    found: CardData = msgspec.structs.replace(card, abilities=kept)
    return found


#: The modules that make occasions happen.
OCCASIONS = (answered, fights, leaving, occasions, turns)
