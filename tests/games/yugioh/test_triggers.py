"""Trigger Effects: mandatory and optional, several at once, missed timing, leaving the field, how often they count."""

from __future__ import annotations

import pytest
from scenario import EDITIONS, SET, Scenario, monster, parsed, spell, trap

from sanam.games.yugioh.cards.model import CardData

ALL = pytest.mark.parametrize("edition", EDITIONS)
SUMMONED = "If a monster is Normal Summoned:"


def effect_monster(name: str, text: str, **more: int) -> CardData:
    return parsed(monster(name, traits=("effect",), text=text, **more))


#: All of them answer to the same Summon; what each gains tells them apart.
MUST_A = effect_monster("must a", f"{SUMMONED} Gain 1 LP.")
MUST_B = effect_monster("must b", f"{SUMMONED} Gain 10 LP.")
MAY_A = effect_monster("may a", f"{SUMMONED} You can gain 100 LP.")
MAY_B = effect_monster("may b", f"{SUMMONED} You can gain 1000 LP.")
JAR = parsed(trap("jar", text="Draw 1 card."))


def several(edition: str, mine: list[CardData], his: list[CardData]) -> Scenario:
    """Ann Normal Summons a monster while these wait on the two fields."""
    s = Scenario(edition, *{card.name: card for card in (*mine, *his)}.values())
    for seat, cards in enumerate((mine, his)):
        for i, card in enumerate(cards):
            s.put(seat, card.name, f"m{i + 1}")
    s.act("normal_summon", s.put(0, "bear", "hand"))
    s.act("place")
    return s


def links(s: Scenario) -> list[tuple[int, str]]:
    """The Chain that was built: whose each link was and of which card."""
    return [(f.seat if f.seat is not None else -1, s.game.data(f.card or 0).name) for f in s.facts("activated")]


def take(s: Scenario) -> None:
    """Use whatever is offered, in the order in which it is offered."""
    while s.choice.kind.startswith(("optional_trigger", "trigger_order")):
        s.play.answer(list(range(len(s.choice.options))))


# ------------------------------------------------------------------------------------- mandatory and optional


@pytest.mark.rule("yugioh-zh", "YZH-5.44")
@pytest.mark.rule("yugioh-fa", "YFA-5.7", "YFA-5.8")
@ALL
def test_a_mandatory_effect_activates_unasked(edition: str) -> None:
    s = several(edition, [MUST_A], [])
    assert s.choice.kind == "action" and s.lp(0) == 8001


@pytest.mark.rule("yugioh-zh", "YZH-5.44")
@pytest.mark.rule("yugioh-fa", "YFA-5.8")
@ALL
@pytest.mark.parametrize("use", [True, False])
def test_of_an_optional_effect_its_player_decides(edition: str, use: bool) -> None:
    s = several(edition, [], [MAY_A])
    assert s.choice.kind == "optional_trigger" and s.choice.seat == 1 and s.choice.least == 0
    s.play.answer([0] if use else [])
    assert s.lp(1) == (8100 if use else 8000) and s.choice.kind == "action"


# --------------------------------------------------------------------------------------------- several at once


@pytest.mark.rule("yugioh-zh", "YZH-5.16", "YZH-5.17", "YZH-4.31")
@pytest.mark.rule("yugioh-fa", "YFA-5.13", "YFA-5.14", "YFA-4.28")
@pytest.mark.rule("yugioh-th", "YTH-3.45", "YTH-4.21", "YTH-4.22", "YTH-4.23")
@ALL
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_several_of_the_turn_player_are_one_chain_in_his_order(edition: str, order: tuple[int, int]) -> None:
    s = several(edition, [MUST_A, MUST_B], [])
    assert s.choice.kind == "trigger_order" and s.choice.seat == 0 and s.choice.order
    s.play.answer(list(order))
    names = ["must a", "must b"]
    assert links(s) == [(0, names[i]) for i in order]
    assert [f.data["number"] for f in s.facts("activated")] == [1, 2]  # Spell Speed 1 as link 2
    assert [f.data["number"] for f in s.facts("link_resolving")] == [2, 1]


@pytest.mark.rule("yugioh-zh", "YZH-5.17")
@pytest.mark.rule("yugioh-fa", "YFA-5.14")
@pytest.mark.rule("yugioh-th", "YTH-4.22")
@ALL
@pytest.mark.parametrize("seat", [0, 1])
def test_a_single_one_is_link_1_without_a_question(edition: str, seat: int) -> None:
    s = several(edition, *([[MUST_A], []] if seat == 0 else [[], [MUST_A]]))
    assert links(s) == [(seat, "must a")] and [f.data["number"] for f in s.facts("activated")] == [1]


@pytest.mark.rule("yugioh-zh", "YZH-5.18", "YZH-5.17")
@pytest.mark.rule("yugioh-fa", "YFA-5.15")
@pytest.mark.rule("yugioh-th", "YTH-4.24")
@ALL
def test_the_opponents_come_on_top_and_resolve_first(edition: str) -> None:
    s = several(edition, [MUST_A], [MUST_B, MUST_B])
    assert s.choice.kind == "trigger_order" and s.choice.seat == 1
    take(s)
    assert links(s) == [(0, "must a"), (1, "must b"), (1, "must b")]
    assert [f.data["number"] for f in s.facts("link_resolving")] == [3, 2, 1]


@pytest.mark.rule("yugioh-th", "YTH-4.24")
@pytest.mark.rule("yugioh-zh", "YZH-5.18")
@pytest.mark.rule("yugioh-fa", "YFA-4.19")
@ALL
def test_then_fast_effects_may_answer_the_last_of_them(edition: str) -> None:
    s = Scenario(edition, MUST_A, MUST_B, JAR)
    s.put(0, "must a", "m1")
    s.put(1, "must b", "m1")
    jar = s.put(0, "jar", "s1", SET)
    s.act("normal_summon", s.put(0, "bear", "hand"))
    s.act("place")
    assert (s.choice.kind, s.choice.seat, s.choice.params["link"]) == ("respond", 0, 2)
    s.act("activate", jar)
    assert links(s) == [(0, "must a"), (1, "must b"), (0, "jar")]


X5 = [
    # Ann's optional P, her mandatory Q and Ben's mandatory R, Ann wanting P below Q.
    pytest.param("zh-mr2", ["may a", "must a", "must b"], marks=pytest.mark.rule("yugioh-zh", "YZH-5.17", "YZH-5.18")),
    pytest.param(
        "fa-course",
        ["must a", "must b", "may a"],
        marks=pytest.mark.rule("yugioh-fa", "YFA-5.13", "YFA-5.14", "YFA-5.15", "YFA-5.16"),
    ),
    pytest.param(
        "th-guide", ["may a", "must a", "must b"], marks=pytest.mark.rule("yugioh-th", "YTH-4.23", "YTH-4.24")
    ),
]


@pytest.mark.parametrize(("edition", "chain"), X5)
def test_x5_the_order_of_mandatory_and_optional_effects(edition: str, chain: list[str]) -> None:
    s = several(edition, [MAY_A, MUST_A], [MUST_B])
    while s.choice.kind != "action":
        if s.choice.kind == "trigger_order":
            s.pick(*(s.table.zones[zone][0] for zone in ("0.m1", "0.m2")))
        else:
            s.play.answer([0])
    assert [name for _, name in links(s)] == chain


@pytest.mark.rule("yugioh-fa", "YFA-5.13", "YFA-5.14", "YFA-5.15", "YFA-5.16", "YFA-5.17")
def test_the_persian_books_four_stages() -> None:
    s = several("fa-course", [MUST_A, MUST_B, MAY_A], [MUST_A, MAY_B])
    asked = []
    while s.choice.kind != "action":
        asked.append((s.choice.seat, s.choice.kind))
        s.play.answer([1, 0] if s.choice.kind == "trigger_order" else [0])
    assert asked == [(0, "trigger_order"), (0, "optional_trigger"), (1, "optional_trigger")]
    assert links(s) == [(0, "must b"), (0, "must a"), (1, "must a"), (0, "may a"), (1, "may b")]
    assert [f.data["number"] for f in s.facts("link_resolving")] == [5, 4, 3, 2, 1]


@pytest.mark.rule("yugioh-fa", "YFA-5.16", "YFA-5.17")
def test_in_the_third_and_fourth_stage_too_each_player_orders_his_own() -> None:
    s = several("fa-course", [MAY_A, MAY_B], [MAY_A, MAY_B])
    orders = []
    while s.choice.kind != "action":
        if s.choice.kind == "trigger_order":
            orders.append(s.choice.seat)
            s.play.answer([1, 0])
        else:
            s.play.answer([0, 1])
    assert orders == [0, 1]
    assert links(s) == [(0, "may b"), (0, "may a"), (1, "may b"), (1, "may a")]


# --------------------------------------------------------------------------------------------- missed timing


@pytest.mark.parametrize(
    ("option", "word", "used"),
    [
        (True, "When", False),
        (True, "If", True),
        (False, "When", True),
    ],
)
@ALL
def test_an_optional_when_effect_misses_its_timing(edition: str, option: bool, word: str, used: bool) -> None:
    # No book says it; the match option says whether it is played.
    martyr = effect_monster("martyr", f"{word} this card is Tributed: You can gain 100 LP.")
    sale = parsed(spell("sale", text="Tribute 1 monster; draw 1 card."))
    s = Scenario(edition, martyr, sale, trigger__missed_timing=option)
    s.put(0, "martyr", "m1")
    s.act("activate", s.put(0, "sale", "hand"))
    s.settle("optional_trigger")
    assert (s.choice.kind == "optional_trigger") is used


# ----------------------------------------------------------------------------- moments at which they activate


@pytest.mark.rule("yugioh-zh", "YZH-2.29", "YZH-2.31")
@pytest.mark.rule("yugioh-fa", "YFA-2.29")
@ALL
@pytest.mark.parametrize("direct", [True, False])
def test_when_it_inflicts_battle_damage(edition: str, direct: bool) -> None:
    text = "When this card inflicts battle damage to your opponent: Draw 1 card."
    s = Scenario(edition, effect_monster("thief", text))
    thief, foe = s.put(0, "thief", "m1"), None if direct else s.put(1, "mouse", "m1")
    s.attack(thief, foe)
    assert s.lp(1) == 6500 and s.size(0, "hand") == 1


@ALL
@pytest.mark.parametrize("direct", [True, False])
def test_when_it_inflicts_battle_damage_by_a_direct_attack(edition: str, direct: bool) -> None:
    text = "When this card inflicts battle damage to your opponent by a direct attack: Draw 1 card."
    s = Scenario(edition, effect_monster("thief", text))
    thief, foe = s.put(0, "thief", "m1"), None if direct else s.put(1, "mouse", "m1")
    s.attack(thief, foe)
    assert s.lp(1) == 6500
    assert s.size(0, "hand") == direct


@ALL
@pytest.mark.parametrize(("place", "drawn"), [("m1", 1), ("hand", 0)])
def test_when_it_is_sent_from_the_field(edition: str, place: str, drawn: int) -> None:
    text = "If this card on the field is sent to the GY: Draw 1 card."
    card = effect_monster("leaver", text)
    burn = parsed(spell("burn", text="Send 1 monster you control to the GY."))
    toss = parsed(spell("toss", text="Discard 1 monster."))
    s = Scenario(edition, card, burn, toss)
    s.put(0, "leaver", place)
    before = s.size(0, "hand")
    s.act("activate", s.put(0, "burn" if place == "m1" else "toss", "hand"))
    s.settle()
    left = before - (place == "hand")
    assert s.size(0, "hand") == left + drawn


@pytest.mark.rule("yugioh-zh", "YZH-2.29")
@pytest.mark.rule("yugioh-fa", "YFA-2.29", "YFA-2.31")
@ALL
def test_when_it_is_destroyed_by_battle(edition: str) -> None:
    text = "When this card is destroyed by battle and sent to the GY: Target 1 card on the field; destroy it."
    s = Scenario(edition, effect_monster("avenger", text, atk=100))
    ox, avenger = s.put(0, "ox", "m1"), s.put(1, "avenger", "m1")
    s.attack(ox, avenger)
    assert s.where(ox) == "0.graveyard" and s.lp(1) == 8000 - 1600


@pytest.mark.rule("yugioh-zh", "YZH-2.29")
@pytest.mark.rule("yugioh-fa", "YFA-2.29")
@ALL
def test_a_trigger_effect_is_not_used_at_any_other_moment(edition: str) -> None:
    s = Scenario(edition, MAY_A)
    it = s.put(0, "may a", "m1")
    assert "activate" not in s.acts(it)
    refused = s.refused("activate", it)
    assert refused is not None


# --------------------------------------------------------------------------------------------- leaving the field


PIT = parsed(spell("pit", text="Target 1 monster on the field; destroy it."))
NET = parsed(spell("net", text="Target 1 monster on the field; return it to the hand."))
VOID = parsed(spell("void", text="Target 1 monster on the field; banish it."))
TOSS = parsed(spell("toss", text="Target 1 monster on the field; shuffle it into the Deck."))
FAREWELL = effect_monster("farewell", "If this card leaves the field: Gain 100 LP.")


@pytest.mark.rule("yugioh-fa", "YFA-5.20", "YFA-5.21")
@ALL
@pytest.mark.parametrize(("how", "gained"), [("pit", 100), ("net", 100), ("void", 100), ("toss", 0)])
def test_leaves_the_field_effects(edition: str, how: str, gained: int) -> None:
    s = Scenario(edition, FAREWELL, PIT, NET, VOID, TOSS)
    it = s.put(1, "farewell", "m1")
    s.do("activate", s.put(0, how, "hand"))
    assert s.where(it) == {"pit": "1.graveyard", "net": "1.hand", "void": "1.banished", "toss": "1.deck"}[how]
    assert s.lp(1) == 8000 + gained


@pytest.mark.rule("yugioh-fa", "YFA-5.21")
def test_as_a_match_option_going_to_the_deck_counts_too() -> None:
    s = Scenario("fa-course", FAREWELL, TOSS, leave_field__to_deck_triggers=True)
    s.put(1, "farewell", "m1")
    s.do("activate", s.put(0, "toss", "hand"))
    assert s.lp(1) == 8100


# ------------------------------------------------------------------------------------------ both players at once


@pytest.mark.rule("yugioh-zh", "YZH-5.15")
@pytest.mark.rule("yugioh-fa", "YFA-5.12")
@pytest.mark.rule("yugioh-th", "YTH-4.19")
@ALL
@pytest.mark.parametrize("seat", [0, 1])
def test_when_both_draw_the_turn_player_does_so_first(edition: str, seat: int) -> None:
    s = Scenario(edition, parsed(trap("feast", text="Each player draws 1 card.")))
    feast = s.put(seat, "feast", "s1", SET)
    if seat == 0:
        s.do("activate", feast)
    else:
        s.act("phase", value="end")
        s.act("activate", feast)
    drawn = [f.seat for f in s.facts("drew") if f.data.get("card_cause") == feast]
    assert drawn == [0, 1]


@pytest.mark.rule("yugioh-zh", "YZH-5.15")
@pytest.mark.rule("yugioh-fa", "YFA-5.12")
@pytest.mark.rule("yugioh-th", "YTH-4.19", "YTH-4.20")
@ALL
@pytest.mark.parametrize("seat", [0, 1])
def test_when_both_choose_a_monster_the_turn_player_does_so_first(edition: str, seat: int) -> None:
    s = Scenario(edition, parsed(trap("levy", text="Each player tributes 1 monster.")))
    levy = s.put(seat, "levy", "s1", SET)
    mine = [s.put(0, "bear", "m1"), s.put(0, "ox", "m2")]
    his = [s.put(1, "bear", "m1"), s.put(1, "ox", "m2")]
    if seat == 1:
        s.act("phase", value="end")
    s.act("activate", levy)
    asked = []
    for cards in (mine, his):
        asked.append((s.choice.seat, s.offered(s.choice.options[0].act)))
        s.pick(cards[1])
    assert asked == [(0, mine), (1, his)]
    assert s.where(mine[1]) == "0.graveyard" and s.where(his[1]) == "1.graveyard"


# ------------------------------------------------------------------------------------------------- how often


COUNTED = [
    pytest.param("you draw a card", "Draw 2 cards.", id="draws"),
    pytest.param("a card is discarded", "Discard 2 cards, then gain 1 LP.", id="discards"),
    pytest.param("you take damage", "You take 300 damage.", id="damage"),
]


@pytest.mark.rule("yugioh-zh", "YZH-5.52", "YZH-5.53")
@ALL
@pytest.mark.parametrize(("event", "deed"), COUNTED)
def test_an_effect_counts_once_whatever_the_number_of_cards(edition: str, event: str, deed: str) -> None:
    tally = effect_monster("tally", f"Each time {event}, place 1 Spell Counter on this card.")
    bell = effect_monster("bell", f"If {event}: Gain 5000 LP.")
    s = Scenario(edition, tally, bell, parsed(spell("deed", text=deed)))
    counting, _ = s.put(0, "tally", "m1"), s.put(0, "bell", "m2")
    cards = [s.put(0, "deed", "hand") for _ in range(2)]
    for _ in range(6):
        s.put(0, "filler", "hand")
    for number, card in enumerate(cards, start=1):
        s.act("activate", card)
        while s.choice.kind != "action":
            s.settle()
            if s.choice.kind != "action":
                s.pick(*[i for i in s.offered(s.choice.options[0].act) if i not in cards][: s.choice.least])
        assert s.card(counting).counters["Spell"] == number
        assert s.lp(0) // 5000 == (8000 + 5000 * number) // 5000


@pytest.mark.rule("yugioh-zh", "YZH-5.27", "YZH-5.26")
@ALL
def test_three_turns_of_the_opponent_are_counted_without_ones_own(edition: str) -> None:
    s = Scenario(edition, parsed(spell("clock", text="During the 3rd of your opponent's End Phase, gain 500 LP.")))
    s.do("activate", s.put(0, "clock", "hand"))
    gained_in = None
    while gained_in is None:
        s.end_turn()
        s.clear_hands()
        if s.lp(0) > 8000:
            gained_in = s.turn - 1
    assert gained_in == 8  # Ann's turn 3; Ben's are 4, 6 and 8
