"""Which cards are chosen, and by whom."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings


def _one_of_each(said: Match[str]) -> str:
    """ "1 each of "Kite", "Reel", and "String"": a card of each of these names."""
    whose = f"{said['whose'] or ''}"
    names = [f"1 {whose}{name}" for name in said["names"].replace(", and ", ", ").replace(" and ", ", ").split(", ")]
    return f"{', '.join(names[:-1])}{',' if len(names) > 2 else ''} and {names[-1]}"


CHOOSING: Wordings = (
    (
        r"^((?:● )?(?:When|If) this card [^:;]*?), you can: ([A-Z])",
        lambda said: f"{said[1]}: You can {said[2].lower()}",
    ),
    (
        r"\b(?:1|one) each (?P<whose>of your banished )?(?:of )?(?P<names>\"[^\"]*\"(?:, \"[^\"]*\")*,? and \"[^\"]*\")",
        _one_of_each,
    ),
    (
        r"\b2 of your banished monsters \((1) ([^();]*?) and (1) ([^();]*?)\)",
        lambda said: f"1 of your banished {_plural(said[2])} and 1 of your banished {_plural(said[4])}",
    ),
    (r"\b2 face-up monsters you control \((1 [^();]*?) and (1 [^();]*?)\)", r"\1 and \2 you control"),
    (
        r"\b[Bb]anish exactly 3 of your opponent's cards, 1 each from their hand, field,? and GY\b",
        "banish 1 random card in your opponent's hand, 1 card your opponent controls, and 1 card in your opponent's GY",
    ),
    (
        r"\b([Yy]our opponent (?:chooses|selects) 1[^.;]*?), you ((?:Special Summon|send|add|destroy|banish|Set) it)\b",
        r"\1, and \2",
    ),
    (r"(?<=, and if you do, )you (?=draw \d)", ""),
    (
        r"(^[^:;]*?\b[Tt]arget [2-9] [^;]*; your opponent (?:chooses|selects) \d+), (and|then) ([^.;]*), banish the rest\b",
        r"\1 of those targets, \2 \3, banish the rest of the targets",
    ),
    (
        r"(?<=; )halve the ATK of 1 monster, and if you do, add that lost ATK to the other monster\b",
        "choose 1 of those targets, and halve its ATK, and if you do, the other target gains that lost ATK",
    ),
    (
        r"(\breturn that (?:\"[^\"]*\" )?monster to the hand, and if you do, )the other monster (gains [^.;]*? of the) returned (?=monster\b)",
        r"\1the other target \2 chosen ",
    ),
    (r"\b([Tt]hat) 1 (?=\")", r"\1 "),
    (
        r"\b(as many cards as possible) from your opponent's hand and field\b",
        r"\1 your opponent controls and in their hand",
    ),
    (
        r"\b[Bb]anish as many cards as possible from your hand, field, and GY \(including this card\)",
        "banish this card and all cards from your hand, field, and/or GY",
    ),
    (r"\byour opponent's entire hand and Extra Deck\b", "all cards in your opponent's hand and Extra Deck"),
    (
        r"\b(look at your opponent's Extra Deck),? and send an equal number of cards(?= to the GY\.)",
        r"\1, and send as many cards as you sent from your opponent's Extra Deck",
    ),
    (
        r"\b(look at your opponent's Extra Deck),? and (send|banish) (up to \d monsters) from it (with different names)",
        r"\1, and \2 \3 \4 from your opponent's Extra Deck",
    ),
    (
        r"(\breveal 1 card in your Extra Deck), then (look at your opponent's Extra Deck), also (banish all cards) in their Extra Deck with the same name as that revealed card\b",
        r"\1, then \3 in your opponent's Extra Deck with the same name as it, also \2",
    ),
    (
        r"\byou can (banish [^.;,]*?) from your opponent's field (?:and/)?or GY, (if both the destroyed monsters were [A-Z]+)(?=\.)",
        r"\2, you can \1 your opponent controls or in their GY",
    ),
    (
        r"\band if you do that, and (both destroyed monsters were [A-Z]+, you can )also\b",
        r"and if you do that, if \1also",
    ),
    (r"\b[Cc]hoose 1 player; that player (?=gains \d+ LP\b)", "1 player "),
    (
        r"\b([Bb])oth players reveal their hands,? (?:and )?(discard|add) 1 card from (?:each other's|their opponent's) hand( to their hand| to the GY)?(, then draw \d cards?)?(?=\.)",
        lambda said: (
            f"{said[1]}oth players reveal their hands, and each player {said[2]}s 1 card from their opponent's hand"
            f"{' to their hand' if said[2] == 'add' else ''}{(said[4] or '').replace('draw', 'each player draws')}"
        ),
    ),
    (
        r"\ball cards with that name in (?:its|the) controller's\b",
        "all cards with the same name as that card in its controller's",
    ),
    (
        r"\ball cards in the controller's (Deck|hand and Deck) (with the same name as) the activated card\b",
        r"all cards \2 that card in its controller's \1",
    ),
)


def _plural(kind: str) -> str:
    return f"{kind}s" if kind.endswith("monster") else kind
