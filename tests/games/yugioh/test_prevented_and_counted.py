"""Effects that the opponent may prevent, several targets apart, and what is counted of what an effect has handled."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from scenario import SET, Scenario, effect, magic, monster, parsed, snare, spell, through, trap

from sanam.games.yugioh.texts.reading.draft import NotUnderstood


def answer(s: Scenario, *yes: str) -> None:
    """Answer all questions with their first options; yes or no as `yes` says, one after another."""
    replies = list(yes)
    while s.table.choice is not None and s.choice.kind != "action":
        if s.choice.kind == "yes_no":
            s.act(replies.pop(0) if replies else "no")
        else:
            s.play.answer(list(range(max(1, s.choice.least))) if s.choice.options else [])


def hand(s: Scenario, seat: int) -> int:
    return len(s.table.zones[f"{seat}.hand"])


# ---------------------------------------------------------------------------------------------- prevented
SCHEME = magic(
    "scheme", "Your opponent can discard 1 card to negate this card's effect, otherwise draw 2 cards, then gain 500 LP."
)
GREED = magic("greed", "Draw 2 cards. Your opponent can negate this effect by revealing 1 Spell Card in their hand.")


@pytest.mark.parametrize(("reply", "drawn", "lp"), [("yes", 0, 8000), ("no", 2, 8500)])
def test_the_opponent_may_prevent_all_of_an_effect(reply: str, drawn: int, lp: int) -> None:
    s = Scenario("zh-mr2", SCHEME)
    s.put(1, "bear", "hand")
    s.act("activate", s.put(0, "scheme", "hand"))
    s.settle("yes_no")
    assert s.choice.seat == 1
    answer(s, reply)
    assert (hand(s, 0), s.lp(0)) == (drawn, lp)
    assert hand(s, 1) == (0 if reply == "yes" else 1)


def test_nobody_is_asked_who_cannot_prevent_it() -> None:
    s = Scenario("zh-mr2", SCHEME, GREED)
    s.put(1, "bear", "hand")
    s.act("activate", s.put(0, "greed", "hand"))
    answer(s, "yes")
    assert hand(s, 0) == 2  # the monster in the other hand is no Spell


def test_a_sentence_after_the_effect_says_how_it_is_prevented() -> None:
    s = Scenario("zh-mr2", SCHEME, GREED)
    s.put(1, "scheme", "hand")
    s.act("activate", s.put(0, "greed", "hand"))
    s.settle("yes_no")
    assert s.choice.seat == 1
    answer(s, "yes")
    assert (hand(s, 0), hand(s, 1)) == (0, 1)  # shown, and kept


VENDOR = magic(
    "vendor",
    "Draw 1 card and reveal it. If it is a Warrior monster, you can Special Summon 1 monster from your hand, otherwise "
    "discard it.",
)


@pytest.mark.parametrize(("name", "gone"), [("bear", False), ("page", True)])
def test_otherwise_is_done_where_the_condition_did_not_hold(name: str, gone: bool) -> None:
    s = Scenario("zh-mr2", VENDOR, spell("page"))
    card = s.put(0, name, "deck")
    s.edit(lambda game: game.play.move(card, "0.deck", len(game.table.zones["0.deck"]) - 1, "down"))
    s.act("activate", s.put(0, "vendor", "hand"))
    answer(s, "no")
    assert s.where(card) == ("0.graveyard" if gone else "0.hand")


# ---------------------------------------------------------------------------------------- several targets
SCRAP = magic(
    "scrap",
    "Target 1 card you control and 2 cards your opponent controls; destroy your target and return the opponent's targets "
    "to the hand.",
)
QUILL = magic(
    "quill",
    "Target 2 Warrior monsters in your GY and 1 card on the field; shuffle both of those first 2 targets into your Deck "
    "and return the other to the hand.",
)


def test_the_targets_of_each_side_are_told_apart() -> None:
    s = Scenario("zh-mr2", SCRAP)
    mine, theirs = s.put(0, "bear", "m1"), [s.put(1, "ox", "m1"), s.put(1, "wall", "m2")]
    s.act("activate", s.put(0, "scrap", "hand"))
    through(s)
    assert s.where(mine) == "0.graveyard"
    assert [s.where(card) for card in theirs] == ["1.hand", "1.hand"]


def test_the_first_targets_and_the_other() -> None:
    s = Scenario("zh-mr2", QUILL)
    dead, theirs = [s.put(0, "bear", "graveyard"), s.put(0, "ox", "graveyard")], s.put(1, "wall", "m2")
    s.act("activate", s.put(0, "quill", "hand"))
    s.settle("target")
    while s.choice.kind == "target":
        left = [i for i, option in enumerate(s.choice.options) if option.card in (*dead, theirs)]
        s.play.answer(left[: s.choice.least])
        s.settle("target")
    through(s)
    assert [s.where(card) for card in dead] == ["0.deck", "0.deck"]
    assert s.where(theirs) == "1.hand"


# --------------------------------------------------------------------------------------------- what is alike
HEIR = magic(
    "heir",
    "Tribute 1 monster; Special Summon 1 monster from your Deck with the same original Type and Level as the Tributed "
    "monster, but with a different name.",
)
EQUAL = magic(
    "equal", "Tribute 1 monster; add 1 monster with the same ATK as the Tributed monster from your Deck to your hand."
)


@pytest.mark.parametrize("name", ["like", "lower", "beast", "knight"])
def test_all_that_is_shared_must_be_shared(name: str) -> None:
    like, lower = monster("like", 5, 100), monster("lower", 3, 100)
    s = Scenario("zh-mr2", HEIR, like, lower, monster("beast", 5, 100, race="Beast"))
    s.put(0, "knight", "m1")
    found = s.put(0, name, "deck")
    heir = s.put(0, "heir", "hand")
    offered = heir in s.offered("activate")
    assert offered == (name == "like")
    if offered:
        s.act("activate", heir)
        through(s)
        assert s.where(found).startswith("0.m")


def test_the_same_attack() -> None:
    s = Scenario("zh-mr2", EQUAL, monster("other", 2, 1500))
    s.put(0, "bear", "m1")
    s.put(0, "ox", "deck")
    found = s.put(0, "other", "deck")
    use = s.put(0, "equal", "hand")
    s.act("activate", use)
    through(s)
    assert s.where(found) == "0.hand"


SHOWN = magic(
    "shown",
    "Reveal 1 Warrior monster in your hand, add 1 Warrior monster with the same Level from your Deck to your hand, then "
    "shuffle the revealed monster into the Deck.",
)


def test_what_was_revealed_is_not_what_was_added() -> None:
    s = Scenario("zh-mr2", SHOWN, monster("squire", 5))
    shown, added = s.put(0, "knight", "hand"), s.put(0, "squire", "deck")
    s.act("activate", s.put(0, "shown", "hand"))
    through(s)
    assert (s.where(shown), s.where(added)) == ("0.deck", "0.hand")


# --------------------------------------------------------------------------------------------------- counting
MATCHED = magic(
    "matched",
    "If your opponent controls more cards than you do: You can make your opponent banish cards from their field face-down "
    "so they control the same number of cards as you do.",
)
GRASS = magic(
    "grass",
    "If you have more cards in your Deck than your opponent does: Send cards from the top of your Deck to the GY so you "
    "have the same number of cards in the Deck as your opponent.",
)
STORM = magic(
    "storm",
    "Destroy as many Spell/Trap Cards you control as possible, then destroy as many Spell/Trap Cards your opponent "
    "controls as possible, up to the number of cards destroyed by this effect.",
)
POOR = magic(
    "poor",
    "Discard your entire hand, then for each card you discarded to the GY by this effect, add 1 LIGHT monster from "
    "your GY to your hand.",
)
SWAP = magic("swap", "Banish your opponent's entire hand, and if you do, they draw the same number of cards.")
SALVO = magic(
    "salvo",
    "Destroy all Warrior monsters on the field, then inflict 300 damage to your opponent for each monster "
    "destroyed and sent to the GY by this effect.",
)
TIDE = magic(
    "tide",
    "Return all monsters on the field to the hand, and if you do, if 3 or more cards are returned to the "
    "hand by this effect, gain 1000 LP.",
)


def test_the_opponent_keeps_as_many_cards_as_you_have() -> None:
    s = Scenario("zh-mr2", MATCHED)
    s.put(0, "bear", "m1")
    cards = [s.put(1, name, f"m{at}") for at, name in enumerate(("ox", "wall", "mouse", "knight"), 1)]
    s.act("activate", s.put(0, "matched", "hand"))
    through(s)  # the card itself is on the field as well
    assert sum(s.where(card) == "1.banished" for card in cards) == 2
    assert all(not s.table.cards[card].face_up for card in cards if s.where(card) == "1.banished")
    s.put(0, "ox", "m2")
    assert s.put(0, "matched", "hand") not in s.offered("activate")


def test_the_decks_become_equal() -> None:
    s = Scenario("zh-mr2", GRASS)
    for _ in range(5):
        s.edit(lambda game: game.play.move(game.table.zones["1.deck"][0], "1.banished", 0, "up"))
    more = len(s.table.zones["0.deck"]) - len(s.table.zones["1.deck"])
    assert more > 0
    s.act("activate", s.put(0, "grass", "hand"))
    through(s)
    assert len(s.table.zones["0.deck"]) == len(s.table.zones["1.deck"])
    assert len(s.table.zones["0.graveyard"]) == more + 1


def test_as_many_as_possible_but_no_more_than_that() -> None:
    s = Scenario("zh-mr2", STORM, spell("page"))
    for seat, zones in ((0, "s1 s2"), (1, "s1 s2 s3")):
        for zone in zones.split():
            s.put(seat, "page", zone, SET)
    s.act("activate", s.put(0, "storm", "hand"))
    through(s)
    assert sum(len(s.table.zones[f"1.s{at}"]) for at in range(1, 6)) == 1


def test_what_must_be_done_as_often_is_not_offered_where_it_cannot_be() -> None:
    s = Scenario("zh-mr2", POOR, monster("lamp", attribute="LIGHT"))
    poor = s.put(0, "poor", "hand")
    s.put(0, "bear", "hand")
    s.put(0, "ox", "hand")
    lamps = [s.put(0, "lamp", "graveyard")]
    assert poor not in s.offered("activate")
    lamps.append(s.put(0, "lamp", "graveyard"))
    assert poor in s.offered("activate")
    s.act("activate", poor)
    through(s)
    assert all(s.where(lamp) == "0.hand" for lamp in lamps)


def test_they_draw_as_many() -> None:
    s = Scenario("zh-mr2", SWAP)
    lost = [s.put(1, "bear", "hand"), s.put(1, "ox", "hand")]
    s.act("activate", s.put(0, "swap", "hand"))
    through(s)
    assert [s.where(card) for card in lost] == ["1.banished"] * 2
    assert hand(s, 1) == 2


def test_only_such_monsters_count() -> None:
    s = Scenario("zh-mr2", SALVO)
    s.put(0, "bear", "m1")
    s.put(1, "ox", "m1")
    s.act("activate", s.put(0, "salvo", "hand"))
    through(s)
    assert s.lp(1) == 8000 - 600


@pytest.mark.parametrize(("names", "lp"), [("bear ox", 8000), ("bear ox wall", 9000)])
def test_so_many_must_have_been_handled(names: str, lp: int) -> None:
    s = Scenario("zh-mr2", TIDE)
    for at, name in enumerate(names.split(), 1):
        s.put(1, name, f"m{at}")
    s.act("activate", s.put(0, "tide", "hand"))
    through(s)
    assert s.lp(0) == lp


# ----------------------------------------------------------------------------------------------- foreseen
HALT = (
    "When a Spell/Trap Card, or monster effect, is activated that {}: Negate the activation, and if you do, destroy it."
)


@pytest.mark.parametrize(
    ("would", "text", "answered"),
    [
        ("would destroy 2 or more cards on the field", "Destroy all monsters on the field.", True),
        ("would destroy 2 or more cards on the field", "Destroy 1 monster on the field.", False),
        ("would destroy 2 or more cards on the field", "Destroy 2 monsters on the field.", True),
        ("would return a card on the field to the hand", "Return 1 monster on the field to the hand.", True),
        ("would return a card on the field to the hand", "Add 1 monster from your GY to your hand.", False),
        ("requires a dice roll", "Roll a six-sided die. Inflict 100 damage to your opponent x the result.", True),
        ("requires a dice roll", "Draw 1 card.", False),
    ],
)
def test_what_the_effect_would_do(would: str, text: str, answered: bool) -> None:
    halt = parsed(trap("halt", "counter", text=HALT.format(would)))
    deed = (
        magic("deed", text)
        if "die" not in text
        else magic("deed", "Roll a six-sided die, and inflict damage to your opponent equal to the result x 100.")
    )
    s = Scenario("zh-mr2", halt, deed)
    halted = s.put(1, "halt", "s1", SET)
    s.put(1, "bear", "m1")
    s.put(1, "ox", "m2")
    s.put(0, "wall", "graveyard")
    s.act("activate", s.put(0, "deed", "hand"))
    s.settle("respond", "target")
    while s.choice.kind == "target":
        s.play.answer([0])
        s.settle("respond", "target")
    assert (s.choice.kind == "respond" and halted in s.offered("activate")) == answered


# --------------------------------------------------------------------------------------- one of each, rules
ICE = effect(
    "ice",
    "When this card is Normal Summoned: You can banish up to 1 card each from your opponent's hand, field, and GY. (The "
    "card in the hand is chosen at random.)",
)


@pytest.mark.parametrize(("replies", "gone"), [("yes yes yes", 3), ("no yes no", 1)])
def test_up_to_one_of_each_place(replies: str, gone: int) -> None:
    answers = replies.split()
    s = Scenario("zh-mr2", ICE)
    s.put(1, "bear", "hand")
    s.put(1, "ox", "m1")
    s.put(1, "wall", "graveyard")
    s.act("normal_summon", s.put(0, "ice", "hand"))
    while s.table.choice is not None and s.choice.kind != "action":
        if s.choice.kind == "triggers" or (s.choice.kind == "respond" and s.offered("optional_trigger")):
            s.play.answer([0])
        elif s.choice.kind == "yes_no":
            s.act(answers.pop(0) if s.choice.params.get("question") == "apply" else "yes")
        else:
            s.play.answer(list(range(max(1, s.choice.least))) if s.choice.options else [])
    assert len(s.table.zones["1.banished"]) == gone


def test_no_tribute_summons_but_of_such_monsters() -> None:
    tomb = magic("tomb", "Neither player can Tribute Summon monsters, except Zombie monsters.", "continuous")
    s = Scenario("zh-mr2", tomb, monster("ghoul", 5, 2000, race="Zombie"))
    s.put(0, "tomb", "s1", "up")
    s.put(0, "bear", "m1")
    knight, ghoul, ox = s.put(0, "knight", "hand"), s.put(0, "ghoul", "hand"), s.put(0, "ox", "hand")
    offered = s.offered("normal_summon")
    assert (knight in offered, ghoul in offered, ox in offered) == (False, True, True)
    assert knight in s.offered("set_monster")  # with a Tribute too, but that is no Summon


def test_giving_up_one_s_own_attacks_is_nothing_to_activate_an_effect_for() -> None:
    star = effect(
        "star",
        "Once per turn: You can target 1 Warrior monster in your GY; Special Summon it, also monsters you control cannot "
        "attack for the rest of this turn, except Warrior monsters.",
    )
    s = Scenario("zh-mr2", star)
    s.put(0, "bear", "graveyard")
    mine = s.put(0, "star", "m1")
    assert mine in s.offered("activate")
    for zone in ("m2", "m3", "m4", "m5"):
        s.put(0, "ox", zone)
    assert mine not in s.offered("activate")


def test_it_in_the_graveyard_is_this_card() -> None:
    fuse = effect(
        "fuse",
        "When you take battle damage while this card is in your GY: Banish it from your GY, then inflict damage to your "
        "opponent equal to the amount of battle damage you took.",
    )
    s = Scenario("zh-mr2", fuse, turn=2)
    mine, other = s.put(0, "fuse", "graveyard"), s.put(1, "ox", "m1")
    s.end_turn() if s.game.turn_player() == 0 else None
    s.attack(other)
    through(s)
    assert s.where(mine) == "0.banished"
    assert s.lp(1) == 8000 - 1700


def test_nothing_is_prevented_where_nothing_is_done_instead() -> None:
    with pytest.raises(NotUnderstood):
        snare("odd", "Your opponent can discard 1 card to negate this effect.")


# ------------------------------------------------------------------------ Field Spells, kinds of cards
META = magic("meta", "Take 1 Field Spell from your Deck, and either activate it or add it to your hand.")
HILL = parsed(
    spell("hill", "field", text='All Warrior monsters gain 200 ATK. You can only activate 1 "hill" per turn.')
)
ALIKE = parsed(
    trap(
        "alike",
        "counter",
        text="When a Spell/Trap Card, or monster effect, is activated: Discard the same type of card (Monster, Spell, or "
        "Trap); negate the activation.",
    )
)


def test_a_field_spell_is_activated_by_an_effect() -> None:
    s = Scenario("zh-mr2", META, HILL, spell("old", "field"))
    bear, old = s.put(0, "bear", "m1"), s.put(0, "old", "field", "up")
    hill = s.put(0, "hill", "deck")
    s.act("activate", s.put(0, "meta", "hand"))
    through(s)
    assert (s.where(hill), s.where(old)) == ("0.field", "0.graveyard")
    assert s.game.value(bear, "atk") == 1700
    assert s.put(0, "hill", "hand") not in s.offered("activate")  # only 1 of them each turn, however it comes


def test_a_card_without_an_effect_of_its_activation_is_limited_as_well() -> None:
    s = Scenario("zh-mr2", HILL)
    first, second = s.put(0, "hill", "hand"), s.put(0, "hill", "hand")
    s.act("activate", first)
    through(s)
    assert second not in s.offered("activate")
    s.end_turn()
    s.end_turn()
    assert second in s.offered("activate")


@pytest.mark.parametrize(("held", "offered"), [("page", True), ("bear", False)])
def test_a_card_of_the_same_kind_is_discarded(held: str, offered: bool) -> None:
    s = Scenario("zh-mr2", ALIKE, spell("page"), magic("dig", "Draw 1 card."))
    alike, card = s.put(1, "alike", "s1", SET), s.put(1, held, "hand")
    s.act("activate", s.put(0, "dig", "hand"))
    s.settle("respond")
    assert (s.choice.kind == "respond" and alike in s.offered("activate")) == offered
    if offered:
        s.act("activate", alike)
        through(s)
        assert s.where(card) == "1.graveyard"
        assert hand(s, 0) == 0


def test_targets_are_put_under_the_deck_in_any_order() -> None:
    lotus = magic("lotus", "Target 2 monsters in your GY; place those targets on the bottom of your Deck in any order.")
    s = Scenario("zh-mr2", lotus)
    bear, ox = s.put(0, "bear", "graveyard"), s.put(0, "ox", "graveyard")
    s.act("activate", s.put(0, "lotus", "hand"))
    s.settle("pick")
    while s.choice.kind == "target":
        s.play.answer(list(range(s.choice.least)))
        s.settle("pick")
    at = [option.card for option in s.choice.options]
    s.play.answer([at.index(ox), at.index(bear)])
    through(s)
    assert s.table.zones["0.deck"][:2] == [bear, ox]  # the one named first lies above the other


@pytest.mark.parametrize(("atk", "def_", "fits"), [(2400, 1000, True), (2800, 1000, True), (2400, 1200, False)])
def test_one_pair_of_values_or_another(atk: int, def_: int, fits: bool) -> None:
    vow = magic("vow", "Reveal 1 monster in your hand with 2400 ATK & 1000 DEF, or 2800 ATK & 1000 DEF; draw 1 card.")
    s = Scenario("zh-mr2", vow, monster("king", 6, atk, def_))
    s.put(0, "king", "hand")
    assert (s.put(0, "vow", "hand") in s.offered("activate")) == fits


def test_no_cards_are_excavated_for_nothing() -> None:
    dig = effect(
        "dig",
        "Once per turn: You can excavate cards from the top of your Deck, equal to the number of cards your opponent "
        "controls, and add 1 excavated Warrior monster to your hand.",
    )
    s = Scenario("zh-mr2", dig)
    mine = s.put(0, "dig", "m1")
    assert mine not in s.offered("activate")
    s.put(1, "ox", "m1")
    assert mine in s.offered("activate")
