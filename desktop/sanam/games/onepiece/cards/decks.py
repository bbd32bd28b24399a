"""A One Piece deck for the deck editor, lists and checks: piles, groups, orders, opening hand."""

from __future__ import annotations

import re

from sanam.games.decks import Codes, Decks, GroupField, Known, Lists, Opening, Pile, SortOrder, text_value
from sanam.games.findings import Finding
from sanam.games.headings import MAIN_DECK, SIDE_DECK
from sanam.games.onepiece.cards.deck_rules import (
    CATEGORIES,
    DECK,
    DON,
    DON_CODE,
    LEADER,
    SIZES,
    against_list,
    allowed,
    check_deck,
)
from sanam.games.onepiece.cards.model import COLOURS, OnePieceCard
from sanam.games.restrictions import BannedNames, Restrictions
from sanam.wording import Message

#: Headings of parts of the deck.
PARTS = (
    *("character", "characters", "event", "events", "stage", "stages", "character cards", "event cards", "stage cards"),
    *("คาแรกเตอร์", "คาแรคเตอร์", "ตัวละคร", "อีเวนต์", "สเตจ", "شخصیت", "شخصیت‌ها", "رویداد", "رویدادها", "صحنه"),
    *(
        "صحنه‌ها",
        "角色",
        "角色卡",
        "事件",
        "事件卡",
        "場地",
        "場地卡",
        "舞台",
        "キャラ",
        "キャラクター",
        "イベント",
        "ステージ",
    ),
    *("캐릭터", "이벤트", "스테이지", "personnages", "evenements", "personajes", "eventos", "escenarios", "charaktere"),
)
PILES = (
    Pile(
        LEADER,
        Message("Leader"),
        (
            "leader",
            "leaders",
            "leader card",
            "ลีดเดอร์",
            "لیدر",
            "領航者",
            "領袖",
            "リーダー",
            "리더",
            "lider",
            "anfuhrer",
        ),
    ),
    Pile(DECK, Message("Deck"), (*MAIN_DECK, *PARTS, *SIDE_DECK)),
    Pile(
        DON,
        Message("DON!! deck"),
        (
            "don",
            "don!!",
            "don!! deck",
            "don deck",
            "don!! cards",
            "ด้ง!!เด็ค",
            "دک don!!",
            "don!!牌組",
            "don!!卡組",
            "ドン!!デッキ",
        ),
    ),
)
WORDS = {
    "leader": Message("Leaders"),
    "character": Message("Characters"),
    "event": Message("Events"),
    "stage": Message("Stages"),
    "don": Message("DON!! cards"),
    "red": Message("red"),
    "green": Message("green"),
    "blue": Message("blue"),
    "purple": Message("purple"),
    "black": Message("black"),
    "yellow": Message("yellow"),
}
#: A card number within a line, in front of what marks a certain picture of it.
NUMBER = re.compile(
    r"(?:(?<![A-Z0-9])|(?<=[0-9]x))(P-[0-9]{3}|[A-Z]{2,4}[0-9]{2}-[0-9]{3})(?:_[pr][0-9]+|#[0-9]+)?(?![0-9-])",
    re.IGNORECASE,
)


def home(card: OnePieceCard) -> str:
    """The pile of the card's category (5-1-2-1)."""
    return next(pile for pile, categories in CATEGORIES.items() if card.category in categories)


def limits(edition: str) -> dict[str, tuple[int, int | None]]:
    return {pile: (size, size) for pile, size in SIZES.items()}


def check(edition: str, piles: Codes, cards: Known, restrictions: Restrictions | None) -> list[Finding]:
    findings = check_deck(cards, piles)
    if isinstance(restrictions, BannedNames):
        findings += against_list(cards, piles, restrictions)
    return findings


def life(piles: Codes, cards: Known, rest: Codes) -> tuple[Message, tuple[str, ...]] | None:
    """The Life cards of a player after the hand is kept, from top to bottom: the deck's top card goes to the bottom
    (5-2-1-7).
    """
    if not piles[LEADER]:
        return None
    leader = cards.get(piles[LEADER][0])
    value = (leader.life or 0) if leader is not None else 0
    return Message("Life, top first: {cards}"), tuple(reversed(rest[DECK][:value]))


def complete(piles: dict[str, list[str]]) -> None:
    """The Leader stands first in a list, as 1x; a card of the same name may stand further down."""
    deck = piles[DECK]
    if not piles[LEADER] and len(deck) > 1 and deck[1] != deck[0]:
        piles[LEADER] = [deck.pop(0)]


def known_by(piles: Codes, cards: Known) -> list[str]:
    """The Leader, then the deck in its order."""
    return [code for pile in (LEADER, DECK) for code in dict.fromkeys(piles[pile])]


def fitting(piles: Codes, cards: Known) -> str:
    """Cards without a colour that the Leader lacks (5-1-2-2)."""
    leader = cards.get(piles[LEADER][0]) if piles[LEADER] else None
    if leader is None:
        return ""
    return " ".join(f"-color:{colour}" for colour in COLOURS if colour not in leader.colours)


DECKS = Decks(
    piles=PILES,
    main=DECK,
    home=home,
    given={DON: (DON_CODE,) * SIZES[DON]},  # 5-1-2-3; most programs do not write it
    sorted_piles=(LEADER, DECK, DON),
    limits=limits,
    check=check,
    unchecked=(DON,),
    restrictions=BannedNames,
    banned=Message("Cards not allowed in a deck, by name or card number; “1 OP01-001” allows one copy."),
    listed=lambda line: allowed(line)[1],
    fields=(
        GroupField("kind", Message("Kind"), lambda card: (card.kind,)),
        GroupField("cost", Message("Cost"), lambda card: text_value(card.cost), number=True, gapless=True),
        GroupField("colour", Message("Colour"), lambda card: card.colours),
        GroupField("power", Message("Power"), lambda card: text_value(card.power), number=True),
        GroupField("counter", Message("Counter"), lambda card: text_value(card.counter), number=True),
        GroupField("attribute", Message("Attribute"), lambda card: card.attributes),
    ),
    orders=(
        SortOrder("cost", Message("by cost")),
        SortOrder("name", Message("by name")),
        SortOrder("power", Message("by power"), down=True),
        SortOrder("deck", Message("as in the deck")),
    ),
    words=WORDS,
    opening=Opening({DECK: 5}, 1, "5-2-1-6-1", life),  # 5-2-1-6; once all of them again
    lists=Lists(
        code=re.compile(r"[A-Z0-9]{1,8}(-[A-Z0-9]{1,8}){0,2}", re.IGNORECASE),
        number=NUMBER,
        side=DECK,
        zone=DON,
        unlisted=(DON,),
        complete=complete,
    ),
    known_by=known_by,
    fitting=fitting,
)
