"""Matches of Summoner Master between two decks of the tests' own cards, with something of every kind in them."""

from __future__ import annotations

from functools import cache

from arena import STOCK, able, form, known, mystic, says, seal, skill, spell

from sanam.games.summoner_master.cards.model import GrowthBox, Power, ProgressBox, Selector, SummonerCard
from sanam.games.summoner_master.rules.game import SummonerGame
from sanam.games.summoner_master.rules.setup import make_header

PACK = (("name", "wolf"), ("name", "bear"))
CARDS = (
    *STOCK,
    seal(
        "lion",
        3,
        4,
        4,
        2,
        "3/1",
        forms=(form(PACK[0], at=7, attack="all"), form(*PACK, at=9, attack="multiple", strikes=2)),
    ),
    seal(
        "hound",
        2,
        3,
        2,
        3,
        "2/0",
        tribes=("Beast",),
        forms=(form(("tribe", "Beast"), at=5), form(("element", "fire"), df=7)),
        elements=("fire",),
    ),
    seal("mage", 2, 2, 2, 4, "2/1", powers=(skill(interfere=True), Power(text="Watch.")), interfere=True),
    seal(
        "herald",
        1,
        3,
        3,
        3,
        "1/0",
        powers=(
            Power(text="Do one thing.", when=("attack", "attacked", "fight", "fall")),
            Power(text="Do another.", when=("cast", "enter", "leave", "main", "assign-line")),
        ),
    ),
    seal("sprout", 2, 3, 3, 3, "2/1", growth=GrowthBox(condition="Any Seal.")),
    seal("moth", 2, 3, 3, 3, "4/1", progress=ProgressBox(uses=(Selector(kind="name", value="fly"),))),
    seal("guest", 2, 3, 3, 3, "-/1", extra=True),
    mystic("bolt", text="Do something.", interfere=True),
    mystic("ring", "PS", 2),
    mystic("chain", "PM", 1, 0, interfere=True),
    mystic("mist", "PA", "infinity", 2, text="Do something.", powers=(skill("Do more."),)),
)
KNOWN = {card.key: card for card in CARDS}
DECK = {
    "seal": [card.key for card in CARDS if card.family == "seal" and not card.extra for _ in range(4)],
    "mystic": [card.key for card in CARDS if card.family == "mystic" for _ in range(6)],
    "beside": [KNOWN["guest [Extra]"].key],
}


def duelists(seed: int) -> SummonerGame:
    return SummonerGame(make_header("summoner", [DECK, DECK], KNOWN, seed=seed))


def beginners(seed: int) -> SummonerGame:
    """A short game, in which both are asked in every Interfere Step."""
    options = {"first": "coin", "prompts": "always", "best_of": 1}
    return SummonerGame(make_header("beginner", [DECK, DECK], KNOWN, seed=seed, options=options))


@cache
def glossary() -> tuple[SummonerCard, ...]:
    """Cards with the keywords of the glossary, understood."""
    squire = seal("squire", tribes=("Insect",))
    knight = form(("name", "squire"), name="Lance", at=8, df=8)
    fork = "เลือก 1 อย่าง: ทำลาย Seal ของฝ่ายตรงข้าม 1 ใบ / จั่ว Seal Card 1 ใบ"
    star = Power(kind="skill", text="Mp 0, Twinkling (Discard): Seal ของฝ่ายตรงข้าม 1 ใบ At -1", mp=0, from_hand=True)
    two = Power(kind="skill", text=f"Mp 1: {fork} สั่ง {fork}", mp=1, use="two-part")
    growth = GrowthBox(condition="Growth: Seal เผ่า Insect 1 ใบ, Mp 1", gains=(Power(text="At +2"),))
    progress = ProgressBox(
        uses=(Selector(kind="tribe", value="Insect"),),
        gains=(Power(text="Progress: Seal เผ่า Insect 1 ใบ, Mp 1; At +1"),),
    )
    seals = (
        squire,
        says("thief", "เมื่อเข้ามา: Steal Seal ของฝ่ายตรงข้าม 1 ใบ", "เมื่อ Steal สำเร็จ: จั่ว Mystic Card 1 ใบ"),
        says("ghost", "Vanish 1 Turn", at=6),
        says("cub", "Wake Up", mp="3/1"),
        says("kit", "Wake Up เรามี Seal เผ่า Insect 1 ใบ"),
        says("sphinx", "เมื่อเข้ามา: [S] ทำ Wisdom Seal Lv 2"),
        says("racer", "Hyper Drive"),
        says("ward", "Protect Skill ของฝ่ายตรงข้าม", "Cancel Mystic Card"),
        says("ant", "At +1 (สนาม 2 up Work 1)"),
        says("hero", "สามารถสั่งโจมตีได้อีก 1 ครั้ง แม้เป็น Inactive Seal", at=6),
        says("fencer", "สามารถใช้ท่าโจมตีได้ 2 ครั้งโดยจ่าย Mp ค่าโจมตีเพียงครั้งเดียว", at=5),
        known(seal("star", powers=(star,))),
        known(seal("sage", powers=(two, Power(text="เมื่อใช้ Skill: จั่ว Seal Card 1 ใบ")))),
        known(seal("stag", growth=growth, powers=(Power(text="เมื่อ Growth: จั่ว Seal Card 1 ใบ"),))),
        known(seal("moth", progress=progress, powers=(Power(text="เมื่อ Progress: จั่ว Mystic Card 1 ใบ"),))),
        seal("knight", forms=(knight,)),
        able("priest", "Mp 0, Sacrifice Seal ใบอื่น 1 ใบ: Seal 1 ใบ ติด Stone Curse 1 Turn", mp=0),
    )
    mystics = (
        known(mystic("oracle", mp=1, interfere=True, powers=(Power(text="Wisdom Mystic Card"),))),
        spell("fork", fork),
        spell("chain", "Seal ที่ติดอยู่ At -2", "PS", 2, exception="ยกเว้น Seal At 5 หรือสูงกว่า", interfere=True),
        spell("turn", "ย้ายเป้าหมายไปยัง Seal 1 ใบ", interfere=True, mp=0),
        spell("lure", "Control Seal ของฝ่ายตรงข้าม 1 ใบ จนจบ Subturn", interfere=True, mp=0),
        spell("lesson", "Seal ของเรา 1 ใบ ได้รับ Ability และ Skill ของ Seal 1 ใบ จนจบ Subturn", mp=0),
        spell("void", "Seal ทุกใบ สูญเสีย Ability และ Skill ทั้งหมด จนจบ Subturn", mp=0, interfere=True),
        spell("haste", "Seal 1 ใบ นับว่าผ่านไป 2 Turn", mp=0),
        spell("charge", "โจมตีฟรี Seal ของเรา 1 ใบ", mp=0),
        spell("bond", "Seal ของเรา 1 ใบ ไม่ต้องตรงตามเงื่อนไขการรวมร่าง จนจบ Subturn", mp=0),
        spell("dream", "Seal ที่ชื่อ <knight> 1 ใบ ถือว่าอยู่ในสภาพ <Lance> เป็นเวลา 1 Turn", mp=0),
        spell("pass", "ย้าย Curse ของ Seal 1 ใบ ไปยัง Seal 1 ใบ", mp=0),
        spell("sale", "Seal 1 ใบในมือของเรา Mp ค่าร่าย -2 จนจบ Subturn", mp=0),
        spell("axe", "นำ Seal 1 ใบบนกองการ์ดของฝ่ายตรงข้าม ลง Shrine", mp=0),
        spell("waltz", "Seal 1 ใบ ติด Last Dance Curse 1 Turn: At +3", mp=0),
    )
    return (*seals, *mystics)


def scholars(seed: int) -> SummonerGame:
    """A game between decks of every keyword."""
    cards = {card.key: card for card in glossary()}
    deck = {
        "seal": [card.key for card in glossary() if card.family == "seal" for _ in range(3)],
        "mystic": [card.key for card in glossary() if card.family == "mystic" for _ in range(3)],
        "beside": [],
    }
    return SummonerGame(
        make_header("summoner", [deck, deck], cards, seed=seed, options={"first": "coin", "best_of": 1})
    )


PLAIN = {card.key: card for card in STOCK if card.family == "seal" or not card.interfere}
PLAIN_DECK = {
    "seal": [card.key for card in STOCK if card.family == "seal" for _ in range(8)],
    "mystic": ["dust"] * 30,
    "beside": [],
}


def plain(seed: int, level: str = "summoner") -> SummonerGame:
    """A game of Seals without any text."""
    options = {"first": "dice", "best_of": 1}
    return SummonerGame(make_header(level, [PLAIN_DECK, PLAIN_DECK], PLAIN, seed=seed, options=options))
