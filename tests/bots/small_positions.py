"""Small positions with one right move, made up by hand: what any good player sees at once.

A position is a function that lays out a table and says what is right there: answers, each as the acts and cards that
are picked (nothing picked is "pass"), or `WINS`: whoever is asked wins before the turn is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from arena import AT, DF, Arena, seal
from arena import spell as mystic_spell
from scenario import DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, snare
from voyage import Voyage, event, read

from table_scene import Scene

WINS = "wins"
#: The right answers: sets of (act, card).
Right = str | list[set[tuple[str, int | None]]]


class Position(NamedTuple):
    game: str
    name: str
    build: Callable[[], tuple[Scene, Right]]


POSITIONS: list[Position] = []


def _of(game: str) -> Callable[[Callable[[], tuple[Any, Right]]], Callable[[], tuple[Any, Right]]]:
    def keep(build: Callable[[], tuple[Any, Right]]) -> Callable[[], tuple[Any, Right]]:
        POSITIONS.append(Position(game, build.__name__, build))
        return build

    return keep


duel, voyages, games = _of("yugioh"), _of("onepiece"), _of("summoner-master")


def one(*answers: tuple[str, int | None]) -> Right:
    """Any of these single picks."""
    return [{answer} for answer in answers]


# ---------------------------------------------------------------------- Yu-Gi-Oh!

BOLT = magic("bolt", "Target 1 monster your opponent controls; destroy that target.")
AXE = magic("axe", "The equipped monster gains 1000 ATK.", "equip")
RUSH = magic("rush", "Target 1 face-up monster you control; it gains 700 ATK until the end of this turn.", "quick-play")
FIRE = magic("fire", "Inflict 1000 damage to your opponent.")
BACK = magic("back", "Target 1 monster in your GY; Special Summon it.")
LURE = magic("lure", "Target 1 monster your opponent controls; take control of that target until the End Phase.")
FLOOD = magic("flood", "Destroy all monsters on the field.")
WALLOP = snare(
    "wallop",
    "When an opponent's monster declares an attack: Destroy all Attack Position monsters your opponent controls.",
)
DENY = snare("deny", "When a Spell Card is activated: Negate the activation, and if you do, destroy it.", "counter")
DUST = magic("dust", "Target 1 Spell/Trap on the field; destroy it.", "quick-play")
READ = magic("read", "Draw 2 cards.")
SNEAK = effect("sneak", "This card can attack directly.", atk=1000, def_=500)


def passed(s: Any, *kinds: str) -> None:
    """Go on by first answers until a question of one of these kinds is asked."""
    for _ in range(20):
        if s.choice.kind in kinds:
            return
        s.play.answer(list(range(s.choice.least)))
    raise AssertionError(s.choice)


@duel
def attacks_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "bear", "m1")
    s.set_lp(1, 1500)
    return s, WINS


@duel
def summons_the_attacker_that_is_missing() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1")
    s.put(0, "bear", "hand")
    s.set_lp(1, 3200)
    return s, WINS


@duel
def equips_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", AXE)
    s.put(0, "ox", "m1")
    s.put(0, "axe", "hand")
    s.set_lp(1, 2700)
    return s, WINS


@duel
def removes_the_wall_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOLT)
    s.put(0, "bear", "m1")
    s.put(1, "giant", "m3")
    s.put(0, "bolt", "hand")
    s.set_lp(1, 1500)
    return s, WINS


@duel
def turns_to_attack_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1", DEFENSE)
    s.set_lp(1, 1700)
    return s, WINS


@duel
def flips_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1", FACE_DOWN)
    s.set_lp(1, 1700)
    return s, WINS


@duel
def clears_with_the_big_one_and_wins_with_the_small_one() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1")
    s.put(0, "giant", "m2")
    s.put(1, "knight", "m1")
    s.set_lp(1, 2200)
    return s, WINS


@duel
def borrows_the_only_defender_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", LURE)
    s.put(1, "giant", "m1")
    s.put(0, "lure", "hand")
    s.set_lp(1, 2500)
    return s, WINS


@duel
def revives_what_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BACK)
    for name in ("mouse", "giant", "bear"):
        s.put(0, name, "graveyard")
    s.put(0, "back", "hand")
    s.set_lp(1, 2500)
    return s, WINS


@duel
def burns_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FIRE)
    s.put(1, "giant", "m1")
    s.put(0, "fire", "hand")
    s.set_lp(1, 900)
    return s, WINS


@duel
def slips_past_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", SNEAK)
    s.put(0, "sneak", "m1")
    s.put(1, "giant", "m1")
    s.set_lp(1, 1000)
    return s, WINS


@duel
def pumps_once_and_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RUSH)
    s.put(0, "ox", "m1")
    s.put(1, "knight", "m1")
    s.put(0, "rush", "hand")
    s.set_lp(1, 400)
    return s, WINS


@duel
def tributes_for_the_last_points() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "mouse", "m1")
    s.put(0, "ox", "m2")
    s.put(0, "knight", "hand")
    s.set_lp(1, 3700)
    return s, WINS


@duel
def tributes_the_smallest() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "ox", "m1")
    mouse = s.put(0, "mouse", "m2")
    s.put(1, "knight", "m1")
    s.play.answer([s.option("normal_summon", s.put(0, "knight", "hand"))])
    passed(s, "tribute")
    return s, [{("pick", mouse)}]


@duel
def does_not_leave_a_small_one_to_be_attacked() -> tuple[Scene, Right]:
    s = Scenario()
    bear = s.put(0, "bear", "m1")
    s.put(1, "giant", "m1")
    return s, one(("change_position", bear))


@duel
def sets_the_wall() -> tuple[Scene, Right]:
    s = Scenario()
    wall = s.put(0, "wall", "hand")
    s.put(0, "mouse", "hand")
    s.put(1, "ox", "m1")
    return s, one(("set_monster", wall))


@duel
def blocks_what_would_kill() -> tuple[Scene, Right]:
    s = Scenario()
    mouse = s.put(0, "mouse", "hand")
    s.put(1, "ox", "m1")
    s.set_lp(0, 1500)
    return s, one(("set_monster", mouse))


@duel
def clears_the_field_when_behind() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FLOOD)
    s.put(0, "mouse", "m1", DEFENSE)
    s.put(1, "giant", "m1")
    s.put(1, "giant", "m2")
    return s, one(("activate", s.put(0, "flood", "hand")))


@duel
def keeps_the_flood_when_ahead() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FLOOD)
    s.put(0, "giant", "m1")
    s.put(0, "ox", "m2")
    s.put(1, "bear", "m1")
    s.put(0, "flood", "hand")
    return s, one(("phase", None))


@duel
def removes_the_bigger_one() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BOLT)
    s.put(1, "mouse", "m1")
    giant = s.put(1, "giant", "m2")
    s.put(1, "bear", "m3")
    s.act("activate", s.put(0, "bolt", "hand"))
    passed(s, "target")
    return s, [{("pick", giant)}]


@duel
def revives_the_best() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", BACK)
    s.put(0, "mouse", "graveyard")
    giant = s.put(0, "giant", "graveyard")
    s.put(0, "bear", "graveyard")
    s.act("activate", s.put(0, "back", "hand"))
    passed(s, "target")
    return s, [{("pick", giant)}]


@duel
def draws_first() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", READ)
    s.put(0, "ox", "m1")
    s.put(1, "bear", "m1")
    return s, one(("activate", s.put(0, "read", "hand")))


@duel
def springs_the_trap_on_two_attackers() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", WALLOP)
    trap = s.put(0, "wallop", "s1", SET)
    s.put(0, "bear", "m1")
    giant = s.put(1, "giant", "m1")
    s.put(1, "knight", "m2")
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", giant)
    s.act("attack")
    passed(s, "respond")
    return s, one(("activate", trap))


@duel
def denies_the_spell_that_would_destroy_its_best() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", DENY, BOLT)
    trap = s.put(0, "deny", "s1", SET)
    s.put(0, "giant", "m1")
    s.put(1, "bear", "m1")
    s.end_turn()
    s.act("activate", s.put(1, "bolt", "hand"))
    while s.choice.kind != "respond":
        s.play.answer([0])
    return s, one(("activate", trap))


@duel
def pumps_in_the_battle_that_it_would_lose() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RUSH)
    rush = s.put(0, "rush", "s1", SET)
    bear = s.put(0, "bear", "m1")
    ox = s.put(1, "ox", "m1")
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", bear)
    passed(s, "respond")
    return s, one(("activate", rush))


@duel
def does_not_pump_a_battle_that_it_wins() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", RUSH)
    s.put(0, "rush", "s1", SET)
    knight = s.put(0, "knight", "m1")
    ox = s.put(1, "ox", "m1")
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", knight)
    passed(s, "respond")
    return s, [set()]


@duel
def attacks_each_with_what_just_beats_it() -> tuple[Scene, Right]:
    s = Scenario()
    giant = s.put(0, "giant", "m1")
    s.put(0, "bear", "m2")
    s.put(1, "filler", "m1")
    knight = s.put(1, "knight", "m2")
    s.do("phase", value="battle")
    s.act("attack", giant)
    return s, one(("attack", knight))


@duel
def does_not_attack_into_the_bigger_one() -> tuple[Scene, Right]:
    s = Scenario()
    s.put(0, "bear", "m1")
    s.put(1, "knight", "m1")
    s.act("phase", value="battle")
    return s, one(("phase", None))


@duel
def discards_the_least() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", FLOOD, READ, BACK, BOLT)
    s.put(1, "knight", "m1")
    for name in ("flood", "read", "back", "bolt", "ox", "knight"):
        s.put(0, name, "hand")
    mouse = s.put(0, "mouse", "hand")
    s.play.answer([s.option("phase", value="end")])
    passed(s, "hand_limit")
    return s, [{("pick", mouse)}]


@duel
def clears_a_set_card_before_it_attacks_for_the_game() -> tuple[Scene, Right]:
    s = Scenario("zh-mr2", DUST)
    dust = s.put(0, "dust", "hand")
    s.put(0, "giant", "m1")
    s.put(1, "filler", "s1", SET)
    s.set_lp(1, 2500)
    return s, one(("activate", dust))


# ---------------------------------------------------------------------- One Piece

CHOP = read(event("chop", 2, "[Main] K.O. up to 1 of your opponent's Characters with a cost of 4 or less."))
SWELL = read(
    event("swell", 1, "[Counter] Up to 1 of your Leader or Character cards gains +2000 power during this battle.")
)


def sea(*cards: Any, don: int = 0, turn: int = 5) -> Voyage:
    """A match in which seat 0 has `don` DON!! cards, and nobody has cards in the hand."""
    s = Voyage(*cards, turn=turn, don=don)
    s.rest(*s.game.active_don(0)[don:])
    return s


def bare(s: Voyage, seat: int) -> None:
    s.trim(seat, "life", 0)
    s.trim(seat, "hand", 0)


def at_sea(turn: int, *cards: Any, don: int = 10) -> Voyage:
    return Voyage(*cards, turn=turn, don=don)


@voyages
def strikes_the_bare_leader() -> tuple[Scene, Right]:
    s = sea()
    bare(s, 1)
    return s, WINS


@voyages
def gives_don_for_the_last_attack() -> tuple[Scene, Right]:
    s = sea(don=1)
    s.put(0, "mate", "character")
    s.rest(s.leader(0))
    bare(s, 1)
    return s, WINS


@voyages
def rushes_for_the_last_attack() -> tuple[Scene, Right]:
    s = sea(don=4)
    s.put(0, "swift", "hand")
    s.rest(s.leader(0))
    bare(s, 1)
    return s, WINS


@voyages
def removes_the_blocker_and_wins() -> tuple[Scene, Right]:
    s = sea(CHOP, don=2)
    s.put(0, "chop", "hand")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def attacks_twice_through_one_blocker() -> tuple[Scene, Right]:
    s = sea()
    s.put(0, "brute", "character")
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def splits_don_over_two_attackers() -> tuple[Scene, Right]:
    """One blocker and no Life: both attackers must reach the Leader's power."""
    s = sea(don=2)
    s.put(0, "mate", "character")
    s.put(0, "mate", "character")
    s.rest(s.leader(0))
    s.put(1, "guard", "character")
    bare(s, 1)
    return s, WINS


@voyages
def counters_the_last_attack() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.trim(0, "life", 0)
    mate = s.put(0, "mate", "hand")
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    passed(s, "counter")
    return s, one(("counter", mate))


@voyages
def counters_with_no_more_than_it_takes() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.trim(0, "life", 0)
    s.put(0, "cook", "hand")
    mate = s.put(0, "mate", "hand")
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    passed(s, "counter")
    return s, one(("counter", mate))


@voyages
def does_not_counter_what_it_cannot_stop() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.put(0, "mate", "hand")
    s.put(1, "brute", "character")
    brute = s.zone(1, "character")[0]
    s.act("attack", brute)
    s.act("target", s.leader(0))
    passed(s, "counter")
    return s, [set()]


@voyages
def blocks_the_last_attack() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.trim(0, "life", 0)
    guard = s.put(0, "guard", "character")
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    passed(s, "block")
    return s, one(("block", guard))


@voyages
def does_not_block_an_attack_that_fails() -> tuple[Scene, Right]:
    s = at_sea(6)
    s.put(0, "guard", "character")
    mate = s.put(1, "mate", "character")
    s.act("attack", mate)
    s.act("target", s.leader(0))
    passed(s, "block")
    return s, [set()]


@voyages
def plays_the_biggest_that_it_can() -> tuple[Scene, Right]:
    s = sea(don=7)
    s.rest(s.leader(0))
    brute = s.put(0, "brute", "hand")
    s.put(0, "mate", "hand")
    return s, one(("play", brute))


@voyages
def attacks_the_rested_one_that_it_beats() -> tuple[Scene, Right]:
    s = sea()
    s.rest(s.leader(0))
    mate, prey = s.put(0, "mate", "character"), s.put(1, "mate", "character")
    s.rest(prey)
    s.act("attack", mate)
    return s, one(("target", prey))


@voyages
def does_not_attack_what_it_cannot_reach() -> tuple[Scene, Right]:
    s = sea()
    s.rest(s.leader(0))
    s.put(0, "mate", "character")
    return s, one(("end", None))


@voyages
def removes_the_bigger_character() -> tuple[Scene, Right]:
    s = sea(CHOP, don=2)
    s.put(1, "filler", "character")
    cook = s.put(1, "cook", "character")
    s.act("play", s.put(0, "chop", "hand"))
    passed(s, "effect_pick", "target")
    return s, [{(s.choice.options[0].act, cook)}]


@voyages
def counters_with_an_event_at_no_life() -> tuple[Scene, Right]:
    s = at_sea(6, SWELL)
    s.trim(0, "life", 0)
    swell = s.put(0, "swell", "hand")
    brute = s.put(1, "cook", "character")
    s.act("attack", brute)
    s.act("target", s.leader(0))
    passed(s, "counter")
    return s, [{("counter", swell)}, {("event", swell)}, {("play", swell)}, {("activate", swell)}]


# ---------------------------------------------------------------------- Summoner Master

STRIKE = mystic_spell("strike", "ทำลาย Seal 1 ใบ")
GIFT = mystic_spell("gift", "Seal 1 ใบ At +2 จนจบ Subturn นี้")
SHIELD = mystic_spell("shield", "Seal ของเรา 1 ใบ Df +3 จนจบ Subturn นี้", interfere=True)


def near_the_end(s: Arena, seat: int, left: int) -> None:
    """Fill the Shrine of a player until so many Levels may still fall into it."""
    while s.game.shrine_max(seat) - s.game.shrine_level(seat) > left:
        s.put(seat, "egg", "seal-shrine")


def field(*cards: Any, mp: int = 8, subturn: int = 3) -> Arena:
    s = Arena(seal("egg", 1, 0, 0, 0), *cards, subturn=subturn, copies=30)
    s.set_mp(s.choice.seat, mp)
    return s


@games
def wins_by_the_last_levels() -> tuple[Scene, Right]:
    s = field()
    s.put(0, "bear", AT)
    s.put(1, "wolf", AT)
    s.put(1, "ox", AT)
    near_the_end(s, 1, 1)
    return s, WINS


@games
def pumps_for_the_last_levels() -> tuple[Scene, Right]:
    s = field(GIFT)
    s.put(0, "bear", AT)
    s.put(1, "ox", AT)
    s.put(0, "gift", "hand")
    near_the_end(s, 1, 3)
    return s, WINS


@games
def moves_forward_for_the_last_levels() -> tuple[Scene, Right]:
    s = field()
    s.put(0, "ox", DF)
    s.put(1, "bear", AT)
    near_the_end(s, 1, 2)
    return s, WINS


@games
def attacks_what_it_beats() -> tuple[Scene, Right]:
    s = field()
    bear = s.put(0, "bear", AT)
    s.put(1, "ox", AT)
    wolf = s.put(1, "wolf", AT)
    s.act("attack", bear)
    return s, one(("attack", wolf))


@games
def does_not_attack_the_stronger() -> tuple[Scene, Right]:
    s = field(mp=2)
    s.put(0, "wolf", AT)
    s.put(1, "ox", AT)
    return s, [{("pass", None)}, {("change_line", s.zone(0, AT)[0])}]


@games
def does_not_attack_a_wall() -> tuple[Scene, Right]:
    s = field(seal("wall", 2, 0, 7, 0), mp=2)
    s.put(0, "bear", AT)
    s.put(1, "wall", DF)
    return s, one(("pass", None))


@games
def attacks_the_hand_of_an_empty_field() -> tuple[Scene, Right]:
    s = field()
    bear = s.put(0, "bear", AT)
    s.put(1, "wolf", "hand")
    s.put(1, "wolf", "hand")
    return s, one(("attack_hand", bear))


@games
def casts_a_seal_when_it_has_none() -> tuple[Scene, Right]:
    s = field(GIFT)
    bear = s.put(0, "bear", "hand")
    s.put(0, "gift", "hand")
    return s, one(("cast", bear))


@games
def saves_a_seal_by_interfering() -> tuple[Scene, Right]:
    s = field(SHIELD, subturn=4)
    mine, theirs = s.put(0, "wolf", DF), s.put(1, "bear", AT)
    shield = s.put(0, "shield", "hand")
    s.set_mp(0, 4)
    s.act("attack", theirs)
    if s.choice.kind == "attack_target":
        s.act("attack", mine)
    passed(s, "interfere")
    return s, one(("cast", shield))


@games
def does_not_interfere_for_nothing() -> tuple[Scene, Right]:
    s = field(SHIELD, seal("wall", 2, 0, 7, 0), subturn=4)
    mine, theirs = s.put(0, "wall", DF), s.put(1, "bear", AT)
    s.put(0, "shield", "hand")
    s.set_mp(0, 4)
    s.act("attack", theirs)
    if s.choice.kind == "attack_target":
        s.act("attack", mine)
    passed(s, "interfere")
    return s, [set()]


@games
def keeps_mp_for_the_attack_that_wins() -> tuple[Scene, Right]:
    s = field(mp=2)
    s.put(0, "ox", AT)
    s.put(1, "bear", AT)
    s.put(0, "wolf", "hand")
    near_the_end(s, 1, 2)
    return s, WINS


@games
def strikes_the_bigger_one() -> tuple[Scene, Right]:
    s = field(STRIKE)
    s.put(0, "bear", AT)
    s.put(1, "fly", AT)
    ox = s.put(1, "ox", AT)
    s.act("cast", s.put(0, "strike", "hand"))
    passed(s, "target")
    return s, one(("target", ox))


@games
def strikes_then_wins() -> tuple[Scene, Right]:
    """The At Line must be empty for the Seal behind it to be attacked."""
    s = field(STRIKE)
    s.put(0, "ox", AT)
    s.put(1, "ox", AT)
    s.put(1, "bear", DF)
    s.put(0, "strike", "hand")
    near_the_end(s, 1, 5)
    return s, WINS


@games
def wins_the_tie_by_speed() -> tuple[Scene, Right]:
    s = field(seal("hare", 2, 3, 3, 5, "2/1"))
    hare, wolf = s.put(0, "hare", AT), s.put(1, "wolf", AT)
    s.act("attack", hare)
    return s, one(("attack", wolf))


@games
def the_strong_one_clears_the_strong_one_first() -> tuple[Scene, Right]:
    s = field()
    ox = s.put(0, "ox", AT)
    s.put(0, "bear", AT)
    s.put(1, "wolf", AT)
    bear = s.put(1, "bear", AT)
    s.act("attack", ox)
    return s, one(("attack", bear))


@games
def discards_the_least_level() -> tuple[Scene, Right]:
    s = field()
    s.put(0, "bear", AT)
    for name in ("ox", "ox", "bear", "bear", "wolf", "wolf", "wolf"):
        s.put(0, name, "hand")
    near_the_end(s, 0, 4)
    egg = s.put(0, "egg", "hand")
    s.act("pass")
    for _ in range(10):
        if s.choice.kind == "hand_limit":
            break
        s.play.answer([] if s.choice.least == 0 else [0])
    act = s.choice.options[0].act
    return s, [{(act, egg), (act, wolf)} for wolf in s.zone(0, "hand")]
