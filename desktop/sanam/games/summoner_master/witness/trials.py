"""How a text of Summoner Master comes to work, and in how many ways it is tried (see `sanam.games.witnessing`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.witness import keywords
from sanam.games.summoner_master.witness.aiming import operations
from sanam.games.summoner_master.witness.casting import cast_mystic, enters, excepted
from sanam.games.summoner_master.witness.fights import attack_succeeds, form
from sanam.games.summoner_master.witness.growing import grow, progress, wake_up
from sanam.games.summoner_master.witness.run import Run, skilled
from sanam.games.summoner_master.witness.skills import skill, twinkling
from sanam.games.summoner_master.witness.standing import continuous, supports
from sanam.games.witnessing.phrases import Node, has, many, name_of
from sanam.games.witnessing.trials import Match, NotDriven, Trial

_ALIKE = (
    ("Sel.n-mine", "Sel.n-theirs"),
    ("Sel.all-mine", "Sel.all-theirs"),
    ("Stat.at", "Stat.df"),
    ("Op.destroy", "Op.to-hand"),
    ("Op.draw", "Op.draw-mystic"),
    ("Op.active", "Op.inactive"),
    ("Filter.most", "Filter.least"),
    ("Pile.shrine", "Pile.remove"),
    ("Line.at-line", "Line.df-line"),
    ("Curse.stone", "Curse.poison"),
    ("Until.subturn", "Until.turn"),
    ("Thing.skill", "Thing.mystic"),
    ("Against.any", "Against.theirs"),
)
#: Limits that are tried where they stand; others keep a text from being driven.
LIMITS = {"own", "shared", "zone", "kept", "firm"}
#: Tables that are laid for a text of chance.
SEEDS = ("7", "8", "9", "10", "11")


class SummonerWitness:
    """Tries one text after another of a card that has only that one."""

    swaps: Mapping[str, tuple[str, ...]] = {a: (b,) for pair in _ALIKE for a, b in (pair, pair[::-1])}
    numbers = frozenset(("NUM", "PLUS", "MINUS"))
    ignored = frozenset(("Filter.other", "Sel.host-seal", "Sel.host-mystic", "Sel.self"))
    printed = frozenset(("Head.costs", "Form.plain", "Form.combined", "Op.create-capacity"))

    def abilities(self, card: SummonerCard) -> list[Node]:
        return [plain["tree"] for plain in card.abilities or []]

    def trials(self, card: SummonerCard, ability: int) -> list[Trial]:
        tree = self.abilities(card)[ability]
        found = [Trial("most"), Trial("least", "least")]
        if has(tree, "Sentence.fortune"):
            found = [Trial(f"table {seed}", way=seed) for seed in SEEDS]
        if has(tree, "Limit.zone"):
            found.append(Trial("crowd", way="crowd"))
        if tree["is"] in ("Text.condition", "Text.while") and has(tree["c"], "NUM"):
            found.append(Trial("edge", way="edge"))
        if _has_twin(tree):
            found.append(Trial("not", against=0))
        return found

    def run(self, match: Match, card: SummonerCard, ability: int, trial: Trial, played: Node | None = None) -> str:
        return _go(Run(match, card, ability, self.abilities(card)[ability], trial, played))


def _has_twin(tree: Node) -> bool:
    """Whether there is a board on which the text does not work."""
    if tree["is"] == "Text.dancing":
        return "l" in tree
    return tree["is"] in ("Text.condition", "Text.alone", "Text.wake-up", "Text.wake-up-if", "Text.pasted")


#: How texts are tried that are told by their kind alone.
KINDS: dict[str, Callable[[Run], str]] = {
    "Form.combined": form,
    "Form.plain": form,
    "Text.charging": keywords.charging,
    "Text.fixed-charging": keywords.charging,
    "Text.dancing": keywords.dancing,
    "Text.vanish": keywords.vanish,
    "Text.weak-touch": keywords.weak_touch,
    "Text.wisdom": keywords.wisdom,
    "Text.wake-up": wake_up,
    "Text.wake-up-if": wake_up,
    "Text.support": supports,
}
#: Trigger Abilities by their moment.
MOMENTS: dict[str, Callable[[Run], str]] = {
    "enter": enters,
    "attack-success": attack_succeeds,
    "steal-success": attack_succeeds,
    "change-line": keywords.changes_line,
}


def _go(run: Run) -> str:
    kind = run.tree["is"]
    if run.box == "progress":
        return progress(run)
    if run.box in ("growth", "condition"):
        return grow(run)
    if run.box == "exception":
        return excepted(run)
    if kind in KINDS:
        return KINDS[kind](run)
    limits = {name_of(limit) for limit in many(run.tree.get("l"))}
    if limits - LIMITS:
        raise NotDriven(f"a limit {sorted(limits - LIMITS)}")
    if kind == "Text.when":
        return _when(run)
    if kind not in ("Text.does", "Text.while", "Text.pasted", "Text.alone", "Text.two-part"):
        raise NotDriven(kind)
    return _does(run)


def _when(run: Run) -> str:
    moment = name_of(run.tree["w"])
    if moment not in MOMENTS:
        raise NotDriven(run.tree["w"]["is"])
    return MOMENTS[moment](run)


def _does(run: Run) -> str:
    probed = [name for op in operations(run.tree) if (name := name_of(op)) in keywords.PROBED]
    if probed:
        return keywords.PROBED[probed[0]](run)
    if has(run.tree, "Sentence.fortune"):
        return cast_mystic(run, seed=int(run.trial.way))
    if skilled(run):
        return twinkling(run) if run.power.from_hand else skill(run)
    if run.card.family == "mystic" and not has(run.tree, "Op.across", "Op.protect", "Op.cancel"):
        return cast_mystic(run)
    return continuous(run)
