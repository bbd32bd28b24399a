"""Tries every ability of a card in every way its witness knows, and says what came of it."""

from __future__ import annotations

import msgspec

from sanam.games.definition import GameDefinition
from sanam.games.witnessing.phrases import Node
from sanam.games.witnessing.trials import DONE, QUIET, Deviation, Match, NoFault, NotDriven, Trial, Witness

#: The verdicts. "proven": it was seen to do what its tree says, and nothing where a condition was broken. "vacuous":
#: nothing was touched. "half proven": a twin on which a condition is broken could not be made.
PROVEN, HALF, VACUOUS, NOT_DRIVEN, DEVIATING, CRASHED = (
    "proven",
    "half proven",
    "vacuous",
    "not driven",
    "deviating",
    "crashed",
)
#: From the best to the worst: a card is as good as its worst ability.
VERDICTS = (PROVEN, HALF, VACUOUS, NOT_DRIVEN, DEVIATING, CRASHED)


class Verdict(msgspec.Struct, omit_defaults=True):
    """What came of an ability.

    results  what each trial came to: "done", "empty", "quiet", or why not, after "not driven: ", "deviates: " or
             "crashed: "
    """

    code: str
    ability: int
    verdict: str
    text: str = ""
    results: dict[str, str] = {}


def text_of(card: object, ability: int) -> str:
    """The words of an ability, where the card keeps them."""
    plain = getattr(card, "abilities", None) or []
    return str(plain[ability].get("text", "")) if ability < len(plain) else ""


def match_of(game: GameDefinition) -> Match:
    """What a witness of the game needs of it."""
    texts, setup = game.texts, game.matches.setup
    assert texts is not None
    assert setup is not None
    read = texts.read
    language = texts.reads[0]

    def understood(card: object) -> object:
        found = read(card, language)
        assert found.whole, found.problem
        return msgspec.structs.replace(card, abilities=found.abilities)  # type: ignore[type-var]

    return Match(game.matches.build, setup(), understood)


def one(witness: Witness, match: Match, card: object, ability: int, trial: Trial, played: Node | None = None) -> str:
    """What a trial came to, as a result of a Verdict."""
    try:
        return witness.run(match, card, ability, trial, played)
    except NotDriven as why:
        return f"not driven: {why}"
    except Deviation as what:
        return f"deviates: {what}"
    except NoFault:
        raise
    except Exception as error:  # a witness or the rules may stumble over anything
        return f"crashed: {type(error).__name__} {error}"[:300]


def try_ability(witness: Witness, match: Match, card: object, ability: int, text: str = "") -> Verdict:
    """Every trial of an ability."""
    code = str(getattr(card, "key", ""))
    try:
        trials = witness.trials(card, ability)
    except NotDriven as why:
        return Verdict(code, ability, NOT_DRIVEN, text, {"": f"not driven: {why}"})
    results: dict[str, str] = {}
    for trial in trials:
        results[trial.name] = one(witness, match, card, ability, trial)
        if (
            not trial.quiet
            and trial.against is None
            and trial.picks == "most"
            and results[trial.name].startswith("not ")
        ):
            break
    return Verdict(code, ability, judged(trials, results), text, results)


def judged(trials: list[Trial], results: dict[str, str]) -> str:
    """The verdict that follows from the results of trials."""
    found = list(results.values())
    for start, verdict in (("crashed", CRASHED), ("deviates", DEVIATING)):
        if any(result.startswith(start) for result in found):
            return verdict
    if not found:
        return VACUOUS
    straight = [results.get(t.name, "") for t in trials if t.against is None and not t.quiet and t.picks == "most"]
    twins = [results.get(t.name, "") for t in trials if t.against is not None or t.quiet]
    if any(result.startswith("not driven") for result in straight):
        return NOT_DRIVEN
    if DONE not in straight:
        return VACUOUS
    return PROVEN if all(result == QUIET for result in twins) else HALF


def try_card(witness: Witness, match: Match, card: object) -> list[Verdict]:
    """Every ability of a card."""
    found = range(len(witness.abilities(card)))
    return [try_ability(witness, match, card, at, text_of(card, at)) for at in found]
