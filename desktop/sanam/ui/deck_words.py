"""What the deck rules say of a deck, in words for people."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sanam import games
from sanam.decks.check import Report
from sanam.decks.messages import ENGLISH
from sanam.games.findings import Finding
from sanam.ui.decks.words import group_words
from sanam.ui.editions_words import short_name
from sanam.ui.match_setup import DeckVerdict
from sanam.ui.text import fill, isolated, say, tr

UNKNOWN_NAMED = 6  # cards that a refusal names; the rest is counted


def verdict(report: Report, name_of: Callable[[str], str] | None = None) -> DeckVerdict:
    """A check's report in words. A deck with cards that nobody has defined cannot be played, even by agreement."""
    errors = [finding for finding in report.findings if finding.severity == "error"]
    findings = tuple(words(finding, report.game, name_of) for finding in (*errors, *_rest(report.findings)))
    by_hand = tr("%n card(s) played by hand", n=len(report.by_hand)) if report.by_hand else ""
    if report.unknown:
        shown = ", ".join(isolated(code) for code in report.unknown[:UNKNOWN_NAMED])
        more = len(report.unknown) - UNKNOWN_NAMED
        if more > 0:
            shown = fill(tr("{cards} and {n} more"), cards=shown, n=more)
        line = fill(tr("{cards}: not in the catalogue. Import them, or remove them from the deck."), cards=shown)
        rest = tuple(
            words(finding, report.game, name_of) for finding in report.findings if finding.id != "deck.unknown"
        )
        return DeckVerdict(False, line, rest, by_hand, playable=False)
    if errors:
        return DeckVerdict(False, tr("Not legal in this edition"), findings, by_hand)
    return DeckVerdict(True, tr("Legal"), findings, by_hand)


def _rest(findings: Sequence[Finding]) -> list[Finding]:
    return [finding for finding in findings if finding.severity != "error"]


def words(finding: Finding, game: str, name_of: Callable[[str], str] | None = None) -> str:
    """One finding about a deck of `game` with how to mend it: the sentences of `sanam.decks.messages`, translated.

    name_of(code) names cards in the person's language; without it they are called as the finding has it.
    """
    params = dict(finding.params)
    named = dict(finding.named)
    if "name" in params and finding.codes:
        named.setdefault("name", str(finding.codes[0]))
    for param, code in named.items():
        params[param] = isolated(name_of(code) if name_of is not None else str(params[param]))
    if "colours" in params:
        params["colours"] = ", ".join(group_words(game, colour) for colour in str(params["colours"]).split(", "))
    if "list" in params:
        params["list"] = isolated(str(params["list"]))
    rules = games.get(game).decks
    params["pile"] = say(rules.pile_name(finding.pile))
    if "to" in params:
        params["to"] = say(rules.pile_name(str(params["to"])))
    if "kind" in params:
        params["kind"] = say(rules.kinds[params["kind"]]) if params["kind"] in rules.kinds else params["kind"]
    if "edition" in params:
        params["edition"] = short_name(str(params["edition"]))
    return f"{fill(tr(ENGLISH[finding.id]), **params)} {fill(tr(ENGLISH[finding.mend]), **params)}"
