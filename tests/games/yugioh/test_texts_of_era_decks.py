"""Sentences of the decks people played from 2002 to 2014: what is dug up, negated as it resolves, and told by numbers."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from scenario import ATTACK, FACE_DOWN, SET, Scenario, effect, magic, monster, parsed, snare, through, use

from sanam.games.yugioh.texts.reading.texts import NotUnderstood

GATE = magic(
    "gate",
    "Excavate cards from the top of your Deck until you excavate a monster that can be Normal Summoned/Set. Special Summon it, also send the other excavated cards to the GY.",
)
LESSON = magic("lesson", "Draw 1 card.")
HERMIT = monster("hermit", 8, 3000, traits=("effect", "special-summon"), text="x", abilities=[])


def test_digs_until_such_a_monster_comes() -> None:
    s = Scenario("zh-mr2", GATE, LESSON, HERMIT)
    found = s.put(0, "bear", "deck")
    passed = [s.put(0, name, "deck") for name in ("lesson", "hermit", "lesson")]
    use(s, "gate")
    assert s.where(found) in (f"0.m{n}" for n in range(1, 6))
    assert [s.where(card) for card in passed] == ["0.graveyard"] * 3
    assert s.size(0, "deck") == 40 - 3 + 3  # the fillers below stay where they are


REASON = magic(
    "reason",
    "Your opponent declares a Level. Excavate cards from the top of your Deck until you excavate a monster that can be Normal Summoned/Set. If that monster is the same Level as the one declared by your opponent, send all excavated cards to the GY. If not, Special Summon the excavated monster, also send the remaining cards to the GY.",
)


@pytest.mark.parametrize(("level", "there"), [(4, False), (5, True)])
def test_the_opponent_declares_a_level(level: int, there: bool) -> None:
    s = Scenario("zh-mr2", REASON, LESSON)
    bear, lesson = s.put(0, "bear", "deck"), s.put(0, "lesson", "deck")
    s.act("activate", s.put(0, "reason", "hand"))
    while s.choice.kind != "number":
        s.play.answer(list(range(s.choice.least)))
    assert s.choice.seat == 1
    s.play.answer([level - 1])
    through(s)
    assert (s.where(bear) == "0.m1") is there and s.where(lesson) == "0.graveyard"


MIRROR = snare("mirror", "Negate all LIGHT monster effects activated on the field or in the GY.", "continuous")
TORCH = effect(
    "torch",
    "You can send this card from your hand or field to the GY; draw 1 card.",
    attribute="LIGHT",
)


@pytest.mark.parametrize(("zone", "drawn"), [("hand", 1), ("m1", 0)])
def test_negates_by_where_it_was_activated(zone: str, drawn: int) -> None:
    """Its cost has taken it to the Graveyard by the time it resolves, from wherever it was."""
    s = Scenario("zh-mr2", MIRROR, TORCH)
    s.put(1, "mirror", "s1")
    torch = s.put(0, "torch", zone)
    s.act("activate", torch)
    through(s)
    assert s.where(torch) == "0.graveyard" and s.size(0, "hand") == drawn


def test_the_mirror_knows_attributes() -> None:
    dim = effect("dim", TORCH.text, attribute="DARK")
    s = Scenario("zh-mr2", MIRROR, dim)
    s.put(1, "mirror", "s1")
    s.act("activate", s.put(0, "dim", "m1"))
    through(s)
    assert s.size(0, "hand") == 1


BLADER = effect(
    "blader",
    "This card gains effects depending on the number of monsters your opponent controls. ● 1: Cannot be destroyed by battle. ● 2: Double this card's ATK. ● 3: Negate the effects of cards activated by your opponent.",
    atk=2000,
)


def test_each_line_by_its_number() -> None:
    s = Scenario("zh-mr2", BLADER, LESSON)
    blader = s.put(0, "blader", "m1")
    s.put(1, "ox", "m1")
    assert s.game.standing_effects().has(blader, "cannot be destroyed by battle")
    s.put(1, "ox", "m2")
    now = s.game.standing_effects()
    assert not now.has(blader, "cannot be destroyed by battle") and now.value(blader, "atk") == 4000
    s.put(1, "ox", "m3")
    assert s.game.standing_effects().value(blader, "atk") == 2000
    s.end_turn()
    before = s.size(1, "hand")
    use(s, "lesson", 1)
    assert s.size(1, "hand") == before


CHAMPION = effect(
    "champion",
    "This card gains effects based on the number of materials attached to it. ● 1 or more: Gains 500 ATK. ● 2 or more: Unaffected by other card effects.",
    traits=("effect", "xyz"),
)


def test_from_a_number_of_materials_on() -> None:
    s = Scenario("zh-mr2", CHAMPION)
    champion = s.put(0, "champion", "m1")
    values = []
    for name in ("ox", "bear"):
        under = s.put(0, name, "graveyard")
        s.edit(lambda game, under=under: game.attach_material([under], champion))
        now = s.game.standing_effects()
        values.append((now.value(champion, "atk"), now.has(champion, "unaffected")))
    assert values == [(2000, False), (2000, True)]


LINKS = magic(
    "links", "Inflict damage to your opponent equal to the Chain Link number of this card x 400.", "quick-play"
)
MANY = snare(
    "many",
    "Activate only as Chain Link 2 or higher; draw 1 card. You cannot activate this card if multiple cards/effects with the same name are in that Chain.",
)


def test_the_number_of_its_own_link() -> None:
    s = Scenario("zh-mr2", LINKS)
    s.act("activate", s.put(0, "links", "hand"))
    s.put(0, "links", "hand")
    while "activate" not in {option.act for option in s.choice.options}:
        s.play.answer(list(range(s.choice.least)))
    s.play.answer([next(at for at, option in enumerate(s.choice.options) if option.act == "activate")])
    through(s)
    assert s.lp(1) == 8000 - 400 - 800


@pytest.mark.parametrize(("second", "able"), [("links", False), ("lesson", True)])
def test_not_where_a_name_is_there_twice(second: str, able: bool) -> None:
    quick = magic("lesson", LESSON.text, "quick-play")
    s = Scenario("zh-mr2", LINKS, MANY, quick)
    many = s.put(0, "many", "s1", SET)
    first, other = s.put(0, "links", "hand"), s.put(0, second, "hand")
    s.act("activate", first)
    while not (s.choice.seat == 0 and other in s.offered("activate")):
        s.play.answer(list(range(s.choice.least)))
    assert many in s.offered("activate")
    s.act("activate", other)
    while s.choice.seat != 0 or s.choice.kind == "place":
        s.play.answer(list(range(s.choice.least)))
    assert (s.choice.kind != "action" and many in s.offered("activate")) is able


SAGE = effect(
    "sage", "If this face-up card would be sent from the field to the GY, place it on the top of the Deck instead."
)


def test_goes_to_the_top_of_the_deck() -> None:
    bolt = magic("bolt", "Destroy all monsters on the field.")
    s = Scenario("zh-mr2", SAGE, bolt)
    sage, ox = s.put(0, "sage", "m1"), s.put(0, "ox", "m2")
    use(s, "bolt")
    assert s.game.cards(0, "deck")[-1] == sage and s.where(ox) == "0.graveyard"


HEIR = snare(
    "heir",
    "Activate 1 of these effects. ● Draw 1 card. ● Activate only if your opponent controls a monster. Draw 2 cards.",
)


@pytest.mark.parametrize("guarded", [False, True])
def test_an_option_that_asks_for_something(guarded: bool) -> None:
    s = Scenario("zh-mr2", HEIR)
    if guarded:
        s.put(1, "ox", "m1")
    s.act("activate", s.put(0, "heir", "s1", SET))
    options = len(s.choice.options) if s.choice.kind == "mode" else 1
    assert options == (2 if guarded else 1)


FEAST = magic("feast", "Each player can Special Summon 1 Level 4 or lower monster from their hand.")


@pytest.mark.parametrize("agrees", [True, False])
def test_each_player_decides_for_themselves(agrees: bool) -> None:
    s = Scenario("zh-mr2", FEAST)
    mine, theirs = s.put(0, "ox", "hand"), s.put(1, "bear", "hand")
    s.act("activate", s.put(0, "feast", "hand"))
    asked = []
    while s.choice.kind != "action":
        if s.choice.kind == "yes_no":
            asked.append(s.choice.seat)
            s.play.answer([0 if agrees or s.choice.seat == 0 else 1])
        else:
            s.play.answer(list(range(max(1, s.choice.least))) if s.choice.least else [])
    assert asked == [0, 1] and s.where(mine) == "0.m1"
    assert s.where(theirs) == ("1.m1" if agrees else "1.hand")


CIRCLE = magic("circle", "Each player Special Summons 1 monster from their Deck in Attack Position.")


def test_each_player_summons_from_their_own_deck() -> None:
    s = Scenario("zh-mr2", CIRCLE)
    use(s, "circle")
    assert [len(s.game.monsters(seat)) for seat in (0, 1)] == [1, 1]
    assert all(s.card(card).owner == seat for seat in (0, 1) for card in s.game.monsters(seat))


FALLEN = effect(
    "fallen",
    "At the end of the Battle Phase, if this card is in the GY because it was destroyed by battle and sent to the GY this turn: Draw 2 cards.",
    atk=100,
)


@pytest.mark.parametrize("fights", [True, False])
def test_fallen_in_battle_this_turn(fights: bool) -> None:
    s = Scenario("zh-mr2", FALLEN)
    fallen = s.put(0, "fallen", "m1")
    s.put(1, "ox", "m1", ATTACK)
    if fights:
        s.attack(fallen, s.game.monsters(1)[0])
    else:
        s.put(0, "fallen", "graveyard")
        s.do("phase", value="battle")
    s.do("phase", value="main2")
    assert s.size(0, "hand") == (2 if fights else 0)


def test_a_coin_that_is_called() -> None:
    """In sentences of their own, as older cards tell what comes of it."""
    wizard = effect(
        "wizard",
        "Once per turn: You can toss a coin and call it. If you call it right, inflict 1000 damage to your opponent. If you call it wrong, you take 500 damage.",
    )
    s = Scenario("zh-mr2", wizard)
    s.act("activate", s.put(0, "wizard", "m1"))
    through(s)
    assert (s.lp(0), s.lp(1)) in ((8000, 7000), (7500, 8000))


def test_comes_back_in_the_next_standby_phase() -> None:
    past = magic(
        "past",
        "Target 1 monster your opponent controls; banish it. During the next Standby Phase, it returns to the opponent's side of the field in the same Battle Position.",
    )
    s = Scenario("zh-mr2", past)
    ox = s.put(1, "ox", "m2", ATTACK)
    use(s, "past")
    assert s.where(ox) == "1.banished"
    s.end_turn()
    assert s.where(ox) == "1.m2" and s.card(ox).stance == ATTACK


def test_only_you_control_such_a_monster() -> None:
    village = magic(
        "village", "If only you control a Warrior monster, your opponent cannot activate Spell Cards.", "field"
    )
    quick = magic("lesson", LESSON.text)
    s = Scenario("zh-mr2", village, quick)
    s.put(0, "village", "field")
    ox = s.put(0, "ox", "m1")
    s.end_turn()
    lesson = s.put(1, "lesson", "hand")
    assert lesson not in s.offered("activate")
    s.put(1, "ox", "m1")
    assert lesson in s.offered("activate") and s.where(ox) == "0.m1"


def test_one_that_attacked_this_turn() -> None:
    turtle = effect(
        "turtle",
        "Once per turn: You can target 1 monster you control that attacked this turn; change that target to Defense Position.",
    )
    s = Scenario("zh-mr2", turtle)
    turtle_card, ox = s.put(0, "turtle", "m1"), s.put(0, "ox", "m2")
    s.attack(ox)
    s.do("phase", value="main2")
    s.act("activate", turtle_card)
    assert s.offered("target") in ([], [ox])
    through(s)
    assert s.card(ox).stance != ATTACK


FUSION = magic("fusion", "Both players Special Summon as many of their removed from play monsters as possible.")


def test_each_brings_back_as_many_as_there_is_room_for() -> None:
    s = Scenario("zh-mr2", FUSION)
    mine = [s.put(0, "ox", "banished") for _ in range(2)]
    theirs = [s.put(1, "bear", "banished") for _ in range(3)]
    for at in (1, 2, 3):
        s.put(1, "wall", f"m{at}")
    use(s, "fusion")
    assert all(s.where(card)[2] == "m" for card in mine)
    assert sum(s.where(card)[2] == "m" for card in theirs) == 2, "there is room for two"


def test_no_more_than_two_summons_of_any_kind() -> None:
    limit = snare("limit", "Neither player can Summon more than two times per turn.", "continuous")
    reborn = magic("reborn", "Special Summon 1 monster from your GY.")
    s = Scenario("zh-mr2", limit, reborn)
    s.put(0, "limit", "s5")
    for _ in range(3):
        s.put(0, "ox", "graveyard")
    bear = s.put(0, "bear", "hand")
    use(s, "reborn")
    assert bear in s.offered("normal_summon")
    third = s.put(0, "reborn", "hand")
    s.act("activate", third)
    through(s)
    assert bear not in s.offered("normal_summon") and bear in s.offered("set_monster")
    assert s.put(0, "reborn", "hand") not in s.offered("activate")


def test_goes_when_the_card_that_summoned_it_goes() -> None:
    norden = effect(
        "norden",
        "When this card is Special Summoned: You can target 1 Level 4 or lower monster in your GY; Special Summon it, but its effects are negated, also banish it when this card leaves the field.",
    )
    reborn = magic("reborn", 'Special Summon 1 "norden" from your GY.')
    bolt = magic("bolt", 'Destroy 1 "norden" you control.')
    s = Scenario("zh-mr2", norden, reborn, bolt)
    lord, ox = s.put(0, "norden", "graveyard"), s.put(0, "ox", "graveyard")
    use(s, "reborn")
    assert s.where(ox)[2] == "m" == s.where(lord)[2]
    use(s, "bolt")
    assert s.where(lord) == "0.graveyard" and s.where(ox) == "0.banished"


def test_must_attack_such_a_monster_first() -> None:
    toon = effect("toon", "If they do control one, this card must target a Fiend monster for its attacks.")
    imp = monster("imp", race="Fiend")
    s = Scenario("zh-mr2", toon, imp)
    card, ox = s.put(0, "toon", "m1"), s.put(1, "ox", "m1", ATTACK)
    assert s.game.battles.attack_targets(card)[0] == [ox]
    fiend = s.put(1, "imp", "m2", ATTACK)
    assert s.game.battles.attack_targets(card)[0] == [fiend]


def test_not_summoned_unless() -> None:
    king = effect("king", 'Cannot be Special Summoned unless you control "bear".')
    reborn = magic("reborn", 'Special Summon 1 "king" from your GY.')
    s = Scenario("zh-mr2", king, reborn)
    s.put(0, "king", "graveyard")
    spell = s.put(0, "reborn", "hand")
    assert spell not in s.offered("activate")
    s.put(0, "bear", "m1")
    assert spell in s.offered("activate")


FORTRESS = monster(
    "fortress",
    8,
    0,
    0,
    traits=("effect", "fusion"),
    text='"engine" + 1+ Machine monsters\nMust first be Special Summoned (from your Extra Deck) by sending the above cards from either field to the GY. '
    "The original ATK of this card becomes 1000 x the number of Fusion Materials used for its Special Summon.",
)


def test_what_was_sent_from_both_fields_is_counted() -> None:
    engine = monster("engine", race="Machine")
    s = Scenario("zh-mr2", parsed(FORTRESS), engine, extra=("fortress",))
    (card,) = s.table.zones["0.extra"]
    s.put(0, "engine", "m1")
    assert card not in s.offered("special_summon")
    theirs = [s.put(1, "engine", f"m{at}") for at in (1, 2)]
    s.act("special_summon", card)
    while s.choice.kind != "action":
        most = s.choice.most if s.choice.kind == "cost" else 1
        s.play.answer(list(range(max(s.choice.least, most))))
    assert s.where(card)[2] == "m" and {s.where(one) for one in theirs} == {"1.graveyard"}
    assert s.game.standing_effects().value(card, "atk") == 3000


ZENMAINES = effect(
    "zenmaines",
    "If this face-up card on the field would be destroyed, you can discard 1 card instead. Once per turn, during the End Phase, if this effect was used this turn: Target 1 monster your opponent controls; destroy it.",
)


@pytest.mark.parametrize("attacked", [True, False])
def test_what_it_did_instead_counts_as_its_effect(attacked: bool) -> None:
    bolt = magic("bolt", 'Destroy 1 "zenmaines" you control.')
    s = Scenario("zh-mr2", ZENMAINES, bolt)
    card, foe = s.put(0, "zenmaines", "m1"), s.put(1, "ox", "m1")
    if attacked:
        s.put(0, "mouse", "hand")
        use(s, "bolt")
    assert s.where(card) == "0.m1"
    s.act("phase", value="end")
    through(s)
    assert s.where(foe) == ("1.graveyard" if attacked else "1.m1")


def test_one_thing_after_another() -> None:
    """The first may be left out; nothing is targeted."""
    ryko = effect(
        "ryko",
        "FLIP: Apply these effects in sequence. ● You can destroy 1 card on the field. ● Send the top 3 cards of your Deck to the GY.",
        traits=("effect", "flip"),
    )
    s = Scenario("zh-mr2", ryko)
    card, foe = s.put(0, "ryko", "m1", FACE_DOWN), s.put(1, "ox", "m1")
    s.act("flip_summon", card)
    asked = []
    while s.choice.kind != "action":
        asked.append(s.choice.kind)
        no = s.choice.kind == "yes_no"
        s.play.answer([1] if no else list(range(max(1, s.choice.least))))
    assert "target" not in asked and "yes_no" in asked
    assert s.where(foe) == "1.m1" and s.size(0, "graveyard") == 3


def test_a_card_that_is_drawn_may_be_shown() -> None:
    tethys = effect("tethys", "When you draw a Fairy monster(s): You can reveal 1 of those monsters; draw 1 card.")
    s = Scenario("zh-mr2", tethys, monster("fairy", race="Fairy"), LESSON)
    s.put(0, "tethys", "m1")
    s.put(0, "fairy", "deck")
    use(s, "lesson")
    assert s.size(0, "hand") == 2
    use(s, "lesson")
    assert s.size(0, "hand") == 3, "this was no Fairy"


def test_equips_itself_to_any_monster() -> None:
    arm = effect(
        "arm",
        "Once per turn, you can either: Target 1 monster on the field; equip this card to that target, OR: Unequip this card and Special Summon it in Attack Position. While equipped by this effect, that target gains 1000 ATK.",
    )
    s = Scenario("zh-mr2", arm)
    card, foe = s.put(0, "arm", "m1"), s.put(1, "ox", "m1")
    s.act("activate", card)
    through(s)
    assert s.game.standing_effects().value(foe, "atk") == 2700 and s.card(card).host == foe


def test_negates_what_targets_a_card_on_the_field() -> None:
    princess = effect(
        "princess",
        "You can Tribute 1 face-up Warrior monster you control to negate the activation of a card or effect that targets a card(s) on the field and destroy it.",
    )
    bolt = magic("bolt", "Target 1 monster your opponent controls; destroy it.")
    s = Scenario("zh-mr2", princess, bolt)
    lady, ox = s.put(1, "princess", "m1"), s.put(1, "ox", "m2")
    spell = s.put(0, "bolt", "hand")
    s.act("activate", spell)
    while s.choice.seat != 1:
        s.play.answer(list(range(max(1, s.choice.least))))
    assert lady in s.offered("activate")
    s.act("activate", lady)
    through(s)
    assert s.where(spell) == "0.graveyard" and [s.where(lady), s.where(ox)].count("1.graveyard") == 1


def test_normal_monsters_of_the_deck_serve_for_a_ritual() -> None:
    art = magic(
        "art",
        "This card can be used to Ritual Summon any 1 Ritual Monster in your hand. You must also send Normal Monsters from your Deck to the GY whose total Levels equal the Level of that Ritual Monster.",
        "ritual",
    )
    lord = monster("lord", 8, 2400, traits=("effect", "ritual"), text="x", abilities=[])
    s = Scenario("zh-mr2", art, lord)
    card = s.put(0, "lord", "hand")
    use(s, "art")
    assert s.where(card)[2] == "m"
    assert s.size(0, "graveyard") == 3 and s.size(0, "deck") == 38, "two fillers of Level 4, and the Spell"


@pytest.mark.parametrize("attacks", [False, True])
def test_damage_of_a_battle_that_a_card_is_in(attacks: bool) -> None:
    """Whoever attacks, but not of the battle of another monster."""
    lion = effect(
        "lion",
        "This card cannot be destroyed by battle. When you take battle damage from a battle involving this card: Inflict damage to your opponent equal to the amount of battle damage you took.",
        atk=700,
    )
    s = Scenario("zh-mr2", lion)
    me, them = (0, 1) if attacks else (1, 0)
    card, bear = s.put(me, "lion", "m1"), s.put(me, "bear", "m2")
    foe = s.put(them, "ox", "m1")
    s.attack(*((card, foe) if attacks else (foe, card)))
    through(s)
    assert s.lp(me) == 8000 - 1000 and s.lp(them) == 8000 - 1000
    if not attacks:
        s.attack(s.put(them, "ox", "m2"), bear)
        through(s)
        assert s.lp(me) == 8000 - 1200 and s.lp(them) == 8000 - 1000


def test_is_no_tribute_but_for_a_tribute_summon() -> None:
    eater = effect("eater", "This card cannot be Tributed, except for a Tribute Summon.")
    cell = effect("cell", "This card cannot be Tributed, except for the Tribute Summon of a Fiend monster.")
    lust = magic("lust", "Tribute 1 monster; draw 2 cards.")
    s = Scenario("zh-mr2", eater, cell, lust, monster("giant", 6, 2400), monster("devil", 6, 2400, race="Fiend"))
    s.put(0, "eater", "m1")
    spell, giant, devil = s.put(0, "lust", "hand"), s.put(0, "giant", "hand"), s.put(0, "devil", "hand")
    assert spell not in s.offered("activate")
    assert {giant, devil} <= {*s.offered("normal_summon")}
    other = Scenario("zh-mr2", eater, cell, lust, monster("giant", 6, 2400), monster("devil", 6, 2400, race="Fiend"))
    other.put(0, "cell", "m1")
    spell, giant, devil = (other.put(0, name, "hand") for name in ("lust", "giant", "devil"))
    assert spell not in other.offered("activate")
    assert devil in other.offered("normal_summon") and giant not in other.offered("normal_summon")


def test_takes_what_was_counted_as_it_left() -> None:
    burn = magic(
        "burn",
        "Select 1 monster with a Venom Counter(s). Remove all Venom Counters from that card, and inflict 700 damage to your opponent for each Venom Counter removed.",
    )
    s = Scenario("zh-mr2", burn)
    foe = s.put(1, "ox", "m1")
    s.edit(lambda game: game.play.count(foe, "Venom", 3))
    use(s, "burn")
    assert s.lp(1) == 8000 - 2100


def test_the_monster_just_sent_is_not_the_one_summoned() -> None:
    master = effect(
        "master",
        "You can target 1 Effect Monster you control; send it to the GY, and if you do, Special Summon 1 Fiend monster from your GY, other than the sent monster.",
        race="Fiend",
    )
    s = Scenario("zh-mr2", master, monster("imp", 4, 1000, race="Fiend"))
    card, imp = s.put(0, "master", "m1"), s.put(0, "imp", "graveyard")
    s.act("activate", card)
    through(s)
    assert s.where(card) == "0.graveyard" and s.where(imp).startswith("0.m")


def test_no_card_of_either_hand_goes_to_another() -> None:
    with pytest.raises(NotUnderstood):
        magic("grab", "Add 1 card from either player's hand to your hand.")
