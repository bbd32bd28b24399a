"""Sentences of decks that people build for the fun of it: what materials give, the drawn card, and what is left of LP."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

import pytest
from scenario import ATTACK, DEFENSE, FACE_DOWN, Scenario, effect, magic, monster, parsed, snare, spell, through, use

from sanam.games.yugioh.texts.reading.texts import NotUnderstood, parse

RITE = parsed(
    spell(
        "rite",
        "ritual",
        text='Ritual Summon "lord" from your hand, by Tributing monsters from your hand or field whose total Levels equal 7.',
    )
)
LORD = parsed(monster("lord", 7, traits=("ritual",), text='You can Ritual Summon this card with "rite".'))
LENDS = "When you Ritual Summon a Ritual Monster, you can banish this card from your Graveyard as 1 of the monsters required for the Ritual Summon."


def summoned_with(genie: str) -> tuple[Scenario, int, int]:
    """A Ritual Monster that is Summoned with a monster from the field and the one in the Graveyard."""
    s = Scenario("zh-mr2", RITE, LORD, effect("genie", f"{LENDS} {genie}", level=3))
    rite, lord, bear = s.put(0, "rite", "hand"), s.put(0, "lord", "hand"), s.put(0, "bear", "m1")
    assert rite not in s.offered("activate"), "Level 4 alone is not enough"
    lent = s.put(0, "genie", "graveyard")
    s.act("activate", rite)
    through(s)
    assert s.where(bear) == "0.graveyard" and s.where(lord)[2] == "m"
    return s, lord, lent


def test_lends_itself_to_a_ritual_summon_from_the_graveyard() -> None:
    s, _, lent = summoned_with("")
    assert s.where(lent) == "0.banished"


def test_the_monster_it_served_is_not_affected_by_traps() -> None:
    s, lord, _ = summoned_with("The monster Ritual Summoned using this card is not affected by Trap Cards.")
    rules = [law.rule for law in s.game.standing_effects().rules(lord)]
    assert rules == ["unaffected"]


def test_nobody_comes_while_the_monster_it_served_is_there() -> None:
    bar = "If a player Ritual Summons using this card, the other player cannot Special Summon while that Ritual Summoned monster is face-up on the field."
    s, lord, _ = summoned_with(bar)
    standing = s.game.standing_effects()
    assert standing.player(1, "cannot special summon") and not standing.player(0, "cannot special summon")
    s.edit(lambda game: game.destroy([lord], {"cause": "effect", "card": lord, "seat": 0}))
    assert not s.game.standing_effects().player(1, "cannot special summon")


@pytest.mark.parametrize(
    ("does", "drawn", "discarded"),
    [
        ("destroys a monster by battle, the controller of the Ritual Monster draws 1 card.", 1, 0),
        ("inflicts battle damage to your opponent, your opponent must select and discard 1 card.", 0, 1),
    ],
)
def test_what_the_monster_it_served_does_in_battle(does: str, drawn: int, discarded: int) -> None:
    s, lord, _ = summoned_with(f"If the monster Ritual Summoned using this card {does}")
    met = s.put(1, "mouse", "m1")
    s.put(1, "ox", "hand")
    s.attack(lord, met)
    through(s)
    assert s.size(0, "hand") == drawn and s.size(1, "hand") == 1 - discarded


GIVES = "An Xyz Monster that was Summoned using 3 or more monsters, including this card on the field, as Xyz Materials gains this effect.\n● This card gains 500 ATK."


@pytest.mark.parametrize(("count", "atk"), [(3, 2500), (2, 2000)])
def test_gives_only_to_one_of_so_many_materials(count: int, atk: int) -> None:
    star = parsed(monster("star", 0, 2000, traits=("xyz", "effect"), text=f"{count} Level 4 monsters"))
    s = Scenario("zh-mr2", star, effect("spark", GIVES), extra=("star",))
    s.put(0, "spark", "m1")
    for at in range(2, count + 1):
        s.put(0, "bear", f"m{at}")
    s.act("special_summon", s.table.zones["0.extra"][0])
    through(s)
    assert [s.game.standing_effects().value(card, "atk") for card in s.game.monsters(0)] == [atk]


@pytest.mark.parametrize(("best", "lost"), [("highest", 1700), ("lowest", 0)])
def test_the_value_of_one_of_those_destroyed(best: str, lost: int) -> None:
    text = f"Destroy all monsters your opponent controls, and if you do, inflict damage to your opponent equal to the {best} original ATK on the field among those destroyed monsters (your choice, if tied)."
    s = Scenario("zh-mr2", magic("blast", text))
    for at, name in enumerate(("bear", "ox", "mouse"), 1):
        s.put(1, name, f"m{at}")
    use(s, "blast")
    assert 8000 - s.lp(1) == lost


@pytest.mark.parametrize(("lp", "offered"), [(8000, True), (101, True), (100, False)])
def test_pays_so_that_only_so_many_are_left(lp: int, offered: bool) -> None:
    s = Scenario("zh-mr2", magic("end", "Pay LP so that you only have 100 left; draw 2 cards."))
    s.set_lp(0, lp)
    card = s.put(0, "end", "hand")
    assert (card in s.offered("activate")) is offered
    if offered:
        s.act("activate", card)
        through(s)
        assert s.lp(0) == 100 and s.size(0, "hand") == 2


def test_must_be_so_when_it_resolves_and_not_before() -> None:
    gift = magic("gift", 'Draw 2 cards. You must control a face-up "ox" to resolve this effect.')
    sting = effect("sting", "During either player's turn: You can discard this card; destroy all monsters.")
    for stung in (False, True):
        s = Scenario("zh-mr2", gift, sting)
        s.put(0, "ox", "m1")
        if stung:
            s.put(1, "sting", "hand")
        use(s, "gift")  # the other player answers if he can
        assert s.size(0, "hand") == (0 if stung else 2)


@pytest.mark.parametrize(
    ("said", "lp", "offered"),
    [
        ("your LP is less than 4000", (3999, 8000), True),
        ("your LP is less than 4000", (4000, 8000), False),
        ("your LP is higher than 4000", (4001, 8000), True),
        ("your LP is higher than 4000", (4000, 8000), False),
        ("your opponent's LP is lower than 4000", (8000, 3999), True),
        ("your opponent's LP is lower than 4000", (8000, 4000), False),
    ],
)
def test_lp_below_and_above(said: str, lp: tuple[int, int], offered: bool) -> None:
    s = Scenario("zh-mr2", magic("help", f"If {said}: Draw 1 card."))
    for seat in (0, 1):
        s.set_lp(seat, lp[seat])
    assert (s.put(0, "help", "hand") in s.offered("activate")) is offered


def test_can_only_be_set() -> None:
    s = Scenario(
        "zh-mr2", effect("lurker", "If you Normal Summon this card, you must place it in face-down Defense Position.")
    )
    card = s.put(0, "lurker", "hand")
    assert card not in s.offered("normal_summon") and card in s.offered("set_monster")


def test_tokens_that_neither_attack_nor_serve() -> None:
    text = 'Special Summon 1 "Comet Token" (Thunder-Type/LIGHT/Level 4/ATK 2000/DEF 0) in Defense Position. This Token cannot attack or be used as Synchro Material Monsters.'
    s = Scenario("zh-mr2", magic("swarm", text.replace("This Token", "These Tokens")))
    use(s, "swarm")
    (token,) = s.game.monsters(0)
    rules = {law.rule for law in s.game.standing_effects().rules(token)}
    assert {"cannot attack", "cannot be synchro material"} <= rules


@pytest.mark.parametrize(("name", "hand"), [("knight", 2), ("idea", 1)])
def test_what_is_done_with_the_drawn_card(name: str, hand: int) -> None:
    text = "Destroy 1 Spell Card on the field and draw 1 card. If that card is a Warrior-Type monster, you can reveal it to your opponent and draw 1 more card."
    s = Scenario("zh-mr2", magic("storm", text), spell("idea", "continuous"))
    s.put(1, "idea", "s1", ATTACK)
    s.put(0, name, "deck")
    use(s, "storm")
    assert s.size(0, "hand") == hand


@pytest.mark.parametrize(("held", "answered"), [(0, False), (1, True)])
def test_no_answer_to_its_attack_while_that_is_so(held: int, answered: bool) -> None:
    text = "If this card attacks while you have no cards in your hand, your opponent cannot activate Spell or Trap Cards until after the Damage Step."
    s = Scenario(
        "zh-mr2",
        effect("beast", text),
        snare("wall of mirrors", "When an opponent's monster declares an attack: Destroy the attacking monster."),
    )
    beast = s.put(0, "beast", "m1")
    for _ in range(held):
        s.put(0, "ox", "hand")
    s.put(1, "wall of mirrors", "s1", FACE_DOWN)
    s.do("phase", value="battle")
    s.act("attack", beast)
    s.act("direct")
    through(s)
    assert (s.where(beast) == "0.graveyard") is answered


def test_once_per_turn_is_within_once_per_turn_for_its_name() -> None:
    both = 'Once per turn: You can draw 1 card. You can only use the effect of "court" once per turn.'
    (ability,) = parse(both, monster("court", traits=("effect",)))
    assert ability.limit == "name"
    with pytest.raises(NotUnderstood, match="limited twice"):
        parse(both.replace("Once per turn: You", "Once per Chain: You"), monster("court", traits=("effect",)))


@pytest.mark.parametrize(("theirs", "offered"), [(3, True), (2, False)])
def test_controls_so_many_more_monsters(theirs: int, offered: bool) -> None:
    text = "If your opponent controls 2 or more monsters than you do, you can Special Summon this card from your hand."
    s = Scenario("zh-mr2", effect("underdog", text))
    s.put(0, "bear", "m1")
    for at in range(theirs):
        s.put(1, "ox", f"m{at + 1}")
    assert (s.put(0, "underdog", "hand") in s.offered("special_summon")) is offered


@pytest.mark.parametrize(
    ("said", "offered"),
    [
        ("your opponent has 2 or more cards in their hand than you do", [False, False, True, False]),
        ("you and your opponent have the same number of cards in hand", [True, False, False, False]),
    ],
)
def test_cards_in_hand_compared(said: str, offered: list[bool]) -> None:
    found = []
    for mine, theirs in ((1, 1), (1, 2), (1, 3), (2, 3)):
        s = Scenario("zh-mr2", effect("judge", f"If {said}: You can destroy this card."))
        judge = s.put(0, "judge", "m1")
        for seat, count in ((0, mine), (1, theirs)):
            for _ in range(count):
                s.put(seat, "mouse", "hand")
        found.append(judge in s.offered("activate"))
    assert found == offered


def test_a_monster_that_destroyed_one_by_battle_this_turn() -> None:
    s = Scenario(
        "zh-mr2",
        magic("blade", "Target 1 monster on the field that destroyed a monster by battle this turn; destroy it."),
    )
    ox, bear = s.put(0, "ox", "m1"), s.put(0, "bear", "m2")
    blade = s.put(0, "blade", "hand")
    assert blade not in s.offered("activate")
    s.attack(ox, s.put(1, "mouse", "m1", ATTACK))
    s.to_main2()
    s.act("activate", blade)
    through(s)
    assert s.where(ox) == "0.graveyard" and s.where(bear) == "0.m2"


def test_comes_back_in_the_end_phase_of_the_turn_in_which_it_was_banished() -> None:
    text = "If this card is removed from play, Special Summon it in face-up Attack Position during the End Phase of this turn."
    s = Scenario("zh-mr2", effect("scout", text), magic("rift", "Banish 1 monster you control."))
    scout = s.put(0, "scout", "m1")
    use(s, "rift")
    assert s.where(scout) == "0.banished"
    s.act("phase", value="end")
    through(s)
    assert s.where(scout)[2] == "m" and s.card(scout).stance == ATTACK


def test_destroyed_at_the_end_of_a_battle_phase_in_which_it_was_attacked_in_defense() -> None:
    text = "This card cannot be destroyed by battle. If this face-up Defense Position card is selected as an attack target, destroy this card at the end of the Battle Phase."
    for stance, where in ((DEFENSE, "1.graveyard"), (ATTACK, "1.m1")):
        s = Scenario("zh-mr2", effect("goblin", text))
        goblin = s.put(1, "goblin", "m1", stance)
        s.attack(s.put(0, "ox", "m1"), goblin)
        assert s.where(goblin) == "1.m1"
        s.to_main2()
        assert s.where(goblin) == where


@pytest.mark.parametrize(("name", "comes"), [("eye", True), ("ear", False)])
def test_with_the_above_materials_or_with_that_card(name: str, comes: bool) -> None:
    text = 'Must be Fusion Summoned with the above Fusion Materials or with "eye".'
    charm = parsed(monster("charm", 8, 2900, traits=("fusion", "effect"), text=f'"bear" + 1 Warrior monster\n{text}'))
    s = Scenario("zh-mr2", charm, magic(name, 'Special Summon 1 "charm" from your Extra Deck.'), extra=("charm",))
    card = s.put(0, name, "hand")
    assert (card in s.offered("activate")) is comes


@pytest.mark.parametrize("equipped", [True, False])
def test_goes_for_another_while_a_monster_is_equipped_to_it(equipped: bool) -> None:
    text = 'Once per turn, you can select 1 monster your opponent controls and equip it to this card. (Only 1 card at a time can be equipped due to this effect.) During your Standby Phase, by sending this card to the Graveyard while it\'s equipped due to its effect, Special Summon 1 "ox" from your hand.'
    s = Scenario("zh-mr2", effect("queen", text))
    queen, ox = s.put(0, "queen", "m1"), s.put(0, "ox", "hand")
    s.put(1, "bear", "m1")
    if equipped:
        s.act("activate", queen)
        through(s)
    s.end_turn()
    s.act("phase", value="end")
    through(s)
    assert (s.where(queen) == "0.graveyard" and s.where(ox)[2] == "m") is equipped


@pytest.mark.parametrize(
    "said",
    [
        "This card can only be activated at the start of your Main Phase 1. Draw 1 card.",
        "At the start of Main Phase 1: Draw 1 card.",
    ],
)
@pytest.mark.parametrize("act", ["set_monster", "normal_summon", "change_position", "activate", "set", ""])
def test_only_before_anything_is_done_in_the_phase(said: str, act: str) -> None:
    s = Scenario("zh-mr2", magic("wave", said), magic("idea", "Draw 1 card."))
    s.put(0, "wave", "deck")  # so that the match knows of such a card from its beginning
    s.end_turn()
    s.end_turn()
    wave, idea = s.put(0, "wave", "hand"), s.put(0, "idea", "hand")
    ox, bear = s.put(0, "ox", "hand"), s.put(0, "bear", "m1")
    assert wave in s.offered("activate")
    if act:
        s.act(act, {"change_position": bear, "activate": idea, "set": idea}.get(act, ox))
        through(s)
    assert (wave in s.offered("activate")) is (act == "")
    if act == "":
        s.do("phase", value="battle")
        s.do("phase", value="main2")
        assert wave not in s.offered("activate")


def test_needs_tributes_of_such_a_name_and_cannot_be_set() -> None:
    for text, may_set in (
        ('You must Tribute 2 "Steel" monsters to Normal Summon this card (you cannot Set this card).', False),
        ('Requires 2 "Steel" Tributes to Normal Summon/Set.', True),
    ):
        s = Scenario("zh-mr2", effect("titan", text, level=9), monster("Steel Rod"))
        titan = s.put(0, "titan", "hand")
        for at, name in enumerate(("bear", "ox", "Steel Rod"), 1):
            s.put(0, name, f"m{at}")
        assert titan not in s.offered("normal_summon")
        s.put(0, "Steel Rod", "m4")
        assert titan in s.offered("normal_summon")
        assert (titan in s.offered("set_monster")) is may_set
        s.act("normal_summon", titan)
        through(s)
        assert s.size(0, "graveyard") == 2 and s.where(titan)[2] == "m"


@pytest.mark.parametrize(("zone", "drawn"), [("m2", 1), ("hand", 0)])
def test_tributed_from_there(zone: str, drawn: int) -> None:
    text = "If another monster(s) is Tributed from your field: You can draw 1 card."
    altar = magic("altar", "Tribute 1 monster from your hand or field; gain 500 LP.")
    s = Scenario("zh-mr2", effect("priest", text), altar)
    s.put(0, "priest", "m1")
    ox = s.put(0, "ox", zone)
    s.act("activate", s.put(0, "altar", "hand"))
    while s.choice.kind != "action":
        s.play.answer([next((at for at, option in enumerate(s.choice.options) if option.card == ox), 0)])
    assert s.where(ox) == "0.graveyard" and s.size(0, "hand") == drawn


@pytest.mark.parametrize(("other", "atk"), [("Spark Rod", 2500), ("bear", 2000)])
def test_gives_only_with_other_materials_of_such_a_name(other: str, atk: int) -> None:
    gives = 'An Xyz Monster that was Summoned using only this card and other "Spark" monsters as Xyz Material gains this effect.\n● This card gains 500 ATK.'
    star = parsed(monster("star", 0, 2000, traits=("xyz", "effect"), text="2 Level 4 monsters"))
    s = Scenario("zh-mr2", star, effect("glow", gives), monster("Spark Rod"), extra=("star",))
    s.put(0, "glow", "m1")
    s.put(0, other, "m2")
    s.act("special_summon", s.table.zones["0.extra"][0])
    through(s)
    assert [s.game.standing_effects().value(card, "atk") for card in s.game.monsters(0)] == [atk]


@pytest.mark.parametrize(("level", "then"), [(11, 12), (12, 12)])
def test_its_level_grows_no_further(level: int, then: int) -> None:
    text = "During each of your Standby Phases: Increase its Level by 1 (max. 12)."
    s = Scenario("zh-mr2", effect("lady", text, level=level))
    lady = s.put(0, "lady", "m1")
    s.end_turn()
    s.end_turn()
    assert s.game.standing_effects().value(lady, "level") == then


@pytest.mark.parametrize(
    ("said", "atk"), [('a "Fang" Equip Spell Card', 2000), ("an Equip Card", 2000), ('a "Claw" Equip Card', 1500)]
)
def test_gains_while_it_bears_such_an_equip_card(said: str, atk: int) -> None:
    knight = effect("squire", f"While this card is equipped with {said}, this card gains 500 ATK.")
    fang = magic("Fang Blade", "Equip only to a Warrior monster.", "equip")
    s = Scenario("zh-mr2", knight, fang)
    card = s.put(0, "squire", "m1")
    assert s.game.standing_effects().value(card, "atk") == 1500
    use(s, "Fang Blade")
    assert s.game.standing_effects().value(card, "atk") == atk


def test_banishes_from_the_field_and_the_graveyard_of_the_opponent() -> None:
    text = "Banish all Spell and Trap Cards your opponent controls and in their Graveyard."
    s = Scenario("zh-mr2", magic("purge", text), magic("idea", "Draw 1 card."))
    gone = [s.put(1, "idea", zone) for zone in ("s1", "graveyard")]
    kept = s.put(0, "idea", "graveyard")
    use(s, "purge")
    assert [s.where(card) for card in gone] == ["1.banished"] * 2 and s.where(kept) == "0.graveyard"


def test_one_that_was_set_is_not_taken_for_one_that_was_normal_summoned() -> None:
    text = "Cannot be destroyed by battle with a Normal Summoned/Set monster."
    with pytest.raises(NotUnderstood, match="with which monster"):
        parse(text, monster("marbles", traits=("effect",)))
