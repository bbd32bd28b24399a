"""A Yu-Gi-Oh! deck for the deck editor, lists and checks: piles, groups, orders, opening hand."""

from __future__ import annotations

import re

import msgspec

from sanam.games.decks import Codes, Decks, GroupField, Known, Lists, Opening, Pile, SortOrder, text_value
from sanam.games.findings import Finding
from sanam.games.headings import EXTRA_DECK, MAIN_DECK, SIDE_DECK
from sanam.games.restrictions import RestrictionList, Restrictions
from sanam.games.yugioh.cards.deck_rules import EXTRA, MAIN, SIDE, check_deck
from sanam.games.yugioh.cards.model import EXTRA_TRAITS, CardData
from sanam.games.yugioh.vocabulary.editions import EDITIONS
from sanam.wording import Message

#: Headings of parts of the Main Deck.
PARTS = (
    *("monster", "monsters", "monster cards", "spell", "spells", "spell cards", "magic", "magic cards"),
    *("trap", "traps", "trap cards", "spells & traps", "spells and traps", "effect monsters", "normal monsters"),
    *("มอนสเตอร์", "การ์ดมอนสเตอร์", "เวทย์มนต์", "เวทมนตร์", "การ์ดเวท", "กับดัก", "การ์ดกับดัก"),
    *("هیولا", "هیولاها", "کارت‌های هیولا", "افسون", "افسون‌ها", "جادو", "تله", "تله‌ها", "کارت‌های تله"),
    *(
        "怪獸",
        "怪獸卡",
        "怪兽卡",
        "怪物",
        "魔法",
        "魔法卡",
        "陷阱",
        "陷阱卡",
        "モンスター",
        "モンスターカード",
        "魔法カード",
    ),
    *("罠", "罠カード", "몬스터", "마법", "함정", "monster karten", "zauber", "zauberkarten", "fallen", "fallenkarten"),
    *("monstres", "magies", "cartes magie", "pieges", "cartes piege", "monstruos", "magicas", "trampas", "mostri"),
    *("magie", "trappole", "monstros", "magias", "armadilhas"),
)
PILES = (
    Pile(MAIN, Message("Main Deck"), (*MAIN_DECK, *PARTS)),
    Pile(
        EXTRA,
        Message("Extra Deck"),
        (*EXTRA_DECK, "fusion monsters", "synchro monsters", "xyz monsters", "link monsters"),
    ),
    Pile(SIDE, Message("Side Deck"), SIDE_DECK),
)
WORDS = {
    "monster": Message("Monsters"),
    "ritual": Message("Ritual Monsters"),
    "fusion": Message("Fusion Monsters"),
    "synchro": Message("Synchro Monsters"),
    "xyz": Message("Xyz Monsters"),
    "link": Message("Link Monsters"),
    "spell": Message("Spells"),
    "trap": Message("Traps"),
    "token": Message("Tokens"),
    "EARTH": Message("EARTH"),
    "WATER": Message("WATER"),
    "FIRE": Message("FIRE"),
    "WIND": Message("WIND"),
    "LIGHT": Message("LIGHT"),
    "DARK": Message("DARK"),
    "DIVINE": Message("DIVINE"),
}
KINDS = {
    "fusion": Message("Fusion"),
    "synchro": Message("Synchro"),
    "xyz": Message("Xyz"),
    "link": Message("Link"),
    "pendulum": Message("Pendulum"),
}


def home(card: CardData) -> str:
    """Extra Deck monsters lie in the Extra Deck (YZH-1.7), all others in the Main Deck."""
    return EXTRA if card.is_extra else MAIN


def limits(edition: str) -> dict[str, tuple[int, int | None]]:
    rules = EDITIONS[edition]
    low, high = rules["deck.main"]
    return {MAIN: (low, high), EXTRA: (0, rules["deck.extra_max"]), SIDE: (0, rules["deck.side_max"])}


def kind(card: CardData) -> tuple[str, ...]:
    if card.kind != "monster":
        return (card.kind,)
    return (next((trait for trait in (*EXTRA_TRAITS, "ritual", "token") if trait in card.traits), "monster"),)


def level(card: CardData) -> tuple[str, ...]:
    """The Level of a monster; a Rank or a Link Rating is none."""
    has_level = card.kind == "monster" and not {"xyz", "link"} & set(card.traits)
    return (str(card.level),) if has_level else ()


def check(edition: str, piles: Codes, cards: Known, restrictions: Restrictions | None) -> list[Finding]:
    """What the rules of an edition say. Codes that are no numbers cannot be cards of this game; they are counted and
    reported like other unknown ones.
    """
    codes = dict.fromkeys(code for pile in (MAIN, EXTRA, SIDE) for code in piles[pile])
    numbers = {code: int(code) if code.isascii() and code.isdigit() else -place for place, code in enumerate(codes, 1)}
    numbered = {pile: [numbers[code] for code in piles[pile]] for pile in (MAIN, EXTRA, SIDE)}
    names = {number: code for code, number in numbers.items()}
    by_number = {card.code: card for card in cards.values()}
    applied = restrictions if isinstance(restrictions, RestrictionList) else None
    return [_named(finding, names) for finding in check_deck(EDITIONS[edition], by_number, numbered, applied)]


def _named(finding: Finding, names: dict[int, str]) -> Finding:
    """The finding with codes as the deck has them."""
    codes = tuple(names.get(code, str(code)) if isinstance(code, int) else code for code in finding.codes)
    params = finding.params
    if finding.id == "deck.unknown":
        params = {**params, "codes": ", ".join(codes)}
    return msgspec.structs.replace(finding, codes=codes, params=params)


def known_by(piles: Codes, cards: Known) -> list[str]:
    """Two cards of the Extra Deck, then the strongest monsters."""
    extra = [code for code in dict.fromkeys(piles[EXTRA]) if code in cards]
    main = [code for code in dict.fromkeys(piles[MAIN]) if code in cards]
    main.sort(key=lambda code: (cards[code].kind != "monster", -(cards[code].atk or 0), cards[code].code))
    return [*extra[:2], *main]


DECKS = Decks(
    piles=PILES,
    main=MAIN,
    home=home,
    sorted_piles=(MAIN, EXTRA),
    limits=limits,
    check=check,
    restrictions=RestrictionList,
    fields=(
        GroupField("kind", Message("Kind"), kind),
        GroupField("level", Message("Level"), level, number=True, gapless=True),
        GroupField("attribute", Message("Attribute"), lambda card: text_value(card.attribute)),
        GroupField("race", Message("Type"), lambda card: text_value(card.race)),
    ),
    orders=(
        SortOrder("level", Message("by level")),
        SortOrder("name", Message("by name")),
        SortOrder("atk", Message("by ATK"), down=True),
        SortOrder("deck", Message("as in the deck")),
    ),
    words=WORDS,
    kinds=KINDS,
    opening=Opening({MAIN: 5}, rule="YZH-3.18, YFA-3.16"),
    lists=Lists(code=re.compile(r"[0-9]{1,10}"), side=SIDE, zone=SIDE),
    known_by=known_by,
)
