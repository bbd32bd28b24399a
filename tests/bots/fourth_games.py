"""Positions of Summoner Master about what effects are for (see `small_positions`)."""

from __future__ import annotations

from arena import AT, DF, able, says
from arena import spell as mystic_spell
from small_games import STRIKE, field, games, near_the_end
from small_positions import WINS, Right, one, passed

from table_scene import Scene

BAKER = able("baker", "Mp 2: จั่ว Seal Card 1 ใบ", mp=2)
HEX = mystic_spell("hex", "Seal 1 ใบ ติด Stone Curse 2 Turn")
MARKET = mystic_spell("market", "จั่ว Seal Card 2 ใบ")
CRYPT = mystic_spell("crypt", "Lv ใน Shrine สูงสุด ของเรา +4", "PA", "infinity")
LEAK = mystic_spell("leak", "Lv ใน Shrine สูงสุด ของฝ่ายตรงข้าม -3 จนจบ Subturn")
AMBUSH = mystic_spell("ambush", "นำ Seal 1 ใบจากมือของเรา เข้ามาในสนาม")
HERALD = says("herald", "เมื่อเข้ามา: Seal ของเราทุกใบ At +1 จนจบ Subturn นี้")
KITE = says("kite", "โจมตีข้ามไปยัง Df Line ได้", at=9)
BANNER = mystic_spell("banner", "Seal ของเราทุกใบ At +2 จนจบ Subturn นี้")
HURT = mystic_spell("hurt", "Seal 1 ใบ At -3 จนจบ Subturn นี้", interfere=True)


@games
def draws_when_it_can() -> tuple[Scene, Right]:
    """Waiting is as good: the Seals can be drawn later. Played out to the end by the rules of thumb on the same 60
    copies, it wins 0.02 ± 0.03 less.
    """
    s = field(MARKET)
    s.put(0, "ox", DF)
    return s, one(("cast", s.put(0, "market", "hand")), ("pass", None))


@games
def turns_the_biggest_to_stone() -> tuple[Scene, Right]:
    s = field(HEX)
    s.put(0, "bear", AT)
    s.put(1, "fly", AT)
    ox = s.put(1, "ox", AT)
    s.act("cast", s.put(0, "hex", "hand"))
    passed(s, "target")
    return s, one(("target", ox))


@games
def makes_room_in_its_shrine_at_the_brink() -> tuple[Scene, Right]:
    s = field(CRYPT)
    s.put(0, "wolf", DF)
    s.put(1, "ox", AT)
    near_the_end(s, 0, 1)
    return s, one(("cast", s.put(0, "crypt", "hand")))


@games
def lowers_their_shrine_and_wins() -> tuple[Scene, Right]:
    s = field(LEAK)
    s.put(0, "bear", AT)
    s.put(1, "wolf", AT)
    s.put(0, "leak", "hand")
    near_the_end(s, 1, 4)
    return s, WINS


@games
def brings_in_the_dearest() -> tuple[Scene, Right]:
    s = field(AMBUSH, mp=2)
    s.put(0, "fly", "hand")
    ox = s.put(0, "ox", "hand")
    s.act("cast", s.put(0, "ambush", "hand"))
    passed(s, "target", "cards")
    return s, [{(s.choice.options[0].act, ox)}]


@games
def flies_over_the_line_and_wins() -> tuple[Scene, Right]:
    s = field(KITE)
    s.put(0, "kite", AT)
    s.put(1, "wolf", AT)
    s.put(1, "ox", DF)
    near_the_end(s, 1, 3)
    return s, WINS


@games
def raises_all_and_wins() -> tuple[Scene, Right]:
    s = field(BANNER)
    s.put(0, "wolf", AT)
    s.put(0, "bear", AT)
    s.put(1, "ox", AT)
    s.put(1, "bear", AT)
    s.put(0, "banner", "hand")
    near_the_end(s, 1, 3)
    return s, WINS


@games
def weakens_the_attacker() -> tuple[Scene, Right]:
    s = field(HURT, subturn=4)
    mine, theirs = s.put(0, "bear", AT), s.put(1, "ox", AT)
    hurt = s.put(0, "hurt", "hand")
    s.set_mp(0, 4)
    s.act("attack", theirs)
    if s.choice.kind == "attack_target":
        s.act("attack", mine)
    passed(s, "interfere")
    return s, one(("cast", hurt))


@games
def uses_a_skill_of_one_that_cannot_fight() -> tuple[Scene, Right]:
    s = field(BAKER, mp=2)
    baker = s.put(0, "baker", DF)
    s.put(1, "ox", AT)
    return s, one(("skill", baker))


@games
def strikes_the_one_it_cannot_beat() -> tuple[Scene, Right]:
    """The ox is as high as the titan is for it."""
    s = field(STRIKE)
    s.put(0, "bear", AT)
    s.put(1, "bear", AT)
    ox = s.put(1, "ox", AT)
    s.act("cast", s.put(0, "strike", "hand"))
    passed(s, "target")
    return s, one(("target", ox))
