"""The English sentences of what deck rules find, by message id; the window translates the same ids."""

from __future__ import annotations

from sanam import games
from sanam.games.findings import Finding

ENGLISH = {
    "deck.too-few": "Cards in the {pile}: {count}; the minimum is {least}.",
    "deck.too-many": "Cards in the {pile}: {count}; the maximum is {most}.",
    "deck.copies": "{count} copies of {name} across all piles; the maximum is {limit}.",
    "deck.copies-number": "{count} copies of {name} in the deck; the maximum is {limit}.",
    "deck.other-pile": "{name} does not belong in the {pile}.",
    "deck.colour": "{name} has a colour that the Leader {leader} does not have: {colours}.",
    "deck.forbidden-by": "{name} cannot be in the deck: the text of {by} forbids it.",
    "deck.banned": "{name} is banned and its Reflection card is not beside the Deck.",
    "deck.forbidden": "{name} is Forbidden by the list “{list}”; the deck has {count}.",
    "deck.limited": "{name} is Limited by the list “{list}”: at most 1, the deck has {count}.",
    "deck.semi-limited": "{name} is Semi-Limited by the list “{list}”: at most 2, the deck has {count}.",
    "deck.extra-in-main": "{name} ({kind}) belongs in the Extra Deck, not in the {pile}.",
    "deck.not-extra": "{name} does not belong in the Extra Deck.",
    "deck.ritual-in-extra": "{name} is a Ritual Monster and belongs in the Main Deck.",
    "deck.kind": "{name}: {edition} has no {kind} cards.",
    "deck.token": "{name} is a Token; Tokens are never part of a deck.",
    "deck.unknown": "Not in the catalogue: {codes}.",
    "deck.no-list": "The list “{list}” has not been imported, so it cannot be applied.",
    "mend.add": "Add at least {by}.",
    "mend.add-don": "DON!! cards to add: {by}.",
    "mend.to-pile": "Move it to the {to}.",
    "mend.reflection": "Remove it, or put its Reflection card beside the Deck.",
    "mend.remove": "Remove at least {by}.",
    "mend.remove-copies": "Remove {by}.",
    "mend.to-extra": "Move it to the Extra Deck.",
    "mend.to-main": "Move it to the Main Deck.",
    "mend.other-edition": "Remove it, or play another edition.",
    "mend.remove-card": "Remove it.",
    "mend.import": "Import a card database that contains them.",
    "mend.import-list": "Import it, or choose another list.",
}


def edition_name(edition: str) -> str:
    """The name of an edition as the window has it; an unknown id is returned as it is."""
    for game in games.all_games():
        if edition in game.matches.edition_ids:
            return game.matches.edition_names()[edition][0]
    return edition


def describe(finding: Finding, game: str) -> str:
    """What is wrong with a deck of a game and how to fix it, in English."""
    rules = games.get(game).decks
    params = dict(finding.params)
    params["pile"] = rules.pile_name(finding.pile).text
    if "to" in params:
        params["to"] = rules.pile_name(params["to"]).text
    if "edition" in params:
        params["edition"] = edition_name(str(params["edition"]))
    if "kind" in params:
        params["kind"] = rules.kinds[params["kind"]].text if params["kind"] in rules.kinds else params["kind"]
    return f"{ENGLISH[finding.id].format(**params)} {ENGLISH[finding.mend].format(**params)}"
