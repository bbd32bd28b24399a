"""A Summoner Master deck for the deck editor, lists and checks: piles, groups, orders, opening hand."""

from __future__ import annotations

import re

from sanam.games.decks import (
    Codes,
    Decks,
    GroupField,
    Known,
    Lists,
    Opening,
    Pile,
    SortOrder,
    in_order_of_piles,
    text_value,
)
from sanam.games.findings import Finding
from sanam.games.headings import EXTRA_DECK, MAIN_DECK, SIDE_DECK
from sanam.games.restrictions import BannedNames, Restrictions
from sanam.games.summoner_master.cards.deck_rules import BESIDE, MINIMUMS, MYSTIC, SEAL, check_deck, pile_of
from sanam.games.summoner_master.vocabulary.levels import OPENING_MYSTICS, OPENING_SEALS
from sanam.wording import Message

#: Beside the Deck lie the Reflection and the Extra Cards (102.2).
PILES = (
    Pile(
        SEAL,
        Message("Seal Deck"),
        (
            *("seal", "seals", "seal cards", "seal deck", *MAIN_DECK),
            *("ซีล", "ซีลเด็ค", "การ์ดซีล", "دک seal", "seal 牌組", "seal牌組", "seal 卡組", "seal卡組"),
        ),
    ),
    Pile(
        MYSTIC,
        Message("Mystic Deck"),
        (
            *("mystic", "mystics", "mystic cards", "mystic deck", "มิสติก", "มิสติกเด็ค", "การ์ดมิสติก"),
            *("دک mystic", "mystic 牌組", "mystic牌組", "mystic 卡組", "mystic卡組"),
        ),
    ),
    Pile(
        BESIDE,
        Message("Cards beside the Deck"),
        (
            *("beside", "beside the deck", "cards beside the deck", "reflection", "extra cards"),
            *("การ์ดที่วางข้างเด็ค", "کارت‌های کنار دک", "牌組旁的卡", "卡組旁的卡", *EXTRA_DECK, *SIDE_DECK),
        ),
    ),
)
WORDS = {
    "seal": Message("Seal Cards"),
    "mystic": Message("Mystic Cards"),
    "extra-seal": Message("Extra Seals"),
    "extra-mystic": Message("Extra Mystics"),
    "earth": Message("earth"),
    "water": Message("water"),
    "wind": Message("wind"),
    "fire": Message("fire"),
    "light": Message("light"),
    "darkness": Message("darkness"),
    "none": Message("no element"),
    "multi": Message("every element"),
}


def limits(level: str) -> dict[str, tuple[int, int | None]]:
    seals, mystics, _ = MINIMUMS[level]
    return {SEAL: (seals, None), MYSTIC: (mystics, None), BESIDE: (0, None)}


def check(level: str, piles: Codes, cards: Known, restrictions: Restrictions | None) -> list[Finding]:
    banned = restrictions.names if isinstance(restrictions, BannedNames) else ()
    return check_deck(level, cards, piles, banned)


def known_by(piles: Codes, cards: Known) -> list[str]:
    return in_order_of_piles(piles)


DECKS = Decks(
    piles=PILES,
    main=SEAL,
    home=pile_of,
    sorted_piles=(SEAL, MYSTIC, BESIDE),
    limits=limits,
    check=check,
    restrictions=BannedNames,
    banned=Message("Names not allowed in a Deck unless their Reflection card is shown."),
    fields=(
        GroupField("kind", Message("Kind"), lambda card: (card.kind,)),
        GroupField("level", Message("Level"), lambda card: text_value(card.level), number=True, gapless=True),
        GroupField("element", Message("Element"), lambda card: card.elements),
        GroupField("mp", Message("Mp"), lambda card: text_value(card.cast_mp), number=True, gapless=True),
        GroupField("tribe", Message("Tribe"), lambda card: card.tribes),
    ),
    orders=(
        SortOrder("level", Message("by level")),
        SortOrder("name", Message("by name")),
        SortOrder("at", Message("by At"), down=True),
        SortOrder("deck", Message("as in the deck")),
    ),
    words=WORDS,
    opening=Opening({SEAL: OPENING_SEALS, MYSTIC: OPENING_MYSTICS}, rule="102.5"),  # no redraw
    lists=Lists(code=re.compile(r"(?!)"), side=BESIDE, zone=BESIDE),
    known_by=known_by,
)
