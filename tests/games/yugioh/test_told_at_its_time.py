"""When what a text tells is done: as a battle is decided, without a Chain, by a Trigger Effect, and what is counted."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from scenario import Scenario, effect, magic, parsed, through

from sanam import games
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts.reading.texts import parse
from sanam.witness.driver import match_of, try_card

WARDEN = effect(
    "warden", "After damage calculation, when this card destroys a monster by battle: Banish that monster.", atk=1800
)
AVENGER = effect(
    "avenger",
    "After damage calculation, when this card is destroyed by battle with an opponent's monster: Banish that monster, "
    "also banish this card.",
    atk=1500,
)
RUSH = magic("rush", 'Any monster that attacks a "Reed" monster loses 1000 ATK after damage calculation.', "field")
REED = effect("Reed Wall", "This card gains 0 ATK.", atk=0, def_=3000)
HOME = magic("home", "All monsters on the field gain 100 ATK.", "continuous")
GUEST = effect("guest", 'When "home" on the field is destroyed, destroy this card.')
WIND = magic("wind", "Destroy all Spells and Traps on the field.")
LANCE = effect(
    "lance",
    "You can Tribute 3 monsters to Tribute Summon (but not Set) this card. If you do: Destroy all monsters your "
    "opponent controls.",
    level=8,
)
HERALD = effect(
    "herald",
    "During your Main Phase, you can discard 1 Warrior monster and Special Summon this card from your hand. When this "
    "card is Special Summoned this way, you can Special Summon 1 Level 2 or lower monster from your hand.",
)


def activations(s: Scenario, card: int) -> int:
    return sum(fact.card == card for fact in s.facts("activated"))


@pytest.mark.rule("yugioh-zh", "YZH-4.8")
def test_what_a_battle_destroys_is_banished_before_it_is_sent() -> None:
    s = Scenario("zh-mr2", WARDEN)
    warden, bear, giant = s.put(0, "warden", "m1"), s.put(1, "bear", "m1"), s.put(1, "giant", "m2")
    s.attack(warden, bear)
    assert s.where(bear) == "1.banished" and activations(s, warden) == 1
    assert not s.facts("destroyed") and not s.facts("sent")
    s.end_turn()
    s.attack(giant, warden)
    assert (s.where(giant), activations(s, warden)) == ("1.m2", 1), "it destroys nothing when it is destroyed"


def test_what_is_destroyed_takes_the_other_with_it_as_that_is_decided() -> None:
    s = Scenario("zh-mr2", AVENGER)
    giant, avenger, mouse = s.put(0, "giant", "m1"), s.put(1, "avenger", "m1"), s.put(1, "mouse", "m2")
    s.attack(giant, mouse)
    assert activations(s, avenger) == 0, "another battle"
    s.end_turn()
    s.end_turn()
    s.attack(giant, avenger)
    assert (s.where(giant), s.where(avenger)) == ("0.banished", "1.banished")
    assert [fact.card for fact in s.facts("destroyed")] == [mouse], "neither was sent to the Graveyard first"


def test_what_becomes_of_all_that_fight_so_starts_no_chain() -> None:
    s = Scenario("zh-mr2", RUSH, REED)
    rush, giant = s.put(0, "rush", "field"), s.put(0, "giant", "m1")
    wall, mouse = s.put(1, "Reed Wall", "m1", "up/side"), s.put(1, "mouse", "m2")
    s.attack(giant, mouse)
    assert s.game.value(giant, "atk") == 2500
    s.end_turn()
    s.end_turn()
    s.attack(giant, wall)
    assert (s.game.value(giant, "atk"), activations(s, rush)) == (1500, 0)


def test_a_card_falls_with_the_card_that_it_names() -> None:
    s = Scenario("zh-mr2", HOME, GUEST, WIND)
    s.put(0, "home", "s1")
    guest = s.put(0, "guest", "m1")
    s.act("activate", s.put(0, "wind", "hand"))
    through(s)
    assert (s.where(guest), activations(s, guest)) == ("0.graveyard", 0)


def test_what_follows_a_summon_of_its_own_is_activated() -> None:
    s = Scenario("zh-mr2", LANCE)
    lance, ox = s.put(0, "lance", "hand"), s.put(1, "ox", "m1")
    for place in ("m1", "m2", "m3"):
        s.put(0, "mouse", place)
    s.act("tribute_summon" if "tribute_summon" in {o.act for o in s.choice.options} else "special_summon", lance)
    through(s)
    assert (s.where(lance)[:3], s.where(ox), activations(s, lance)) == ("0.m", "1.graveyard", 1)


def test_what_may_follow_a_summon_by_its_own_effect_is_activated() -> None:
    s = Scenario("zh-mr2", HERALD)
    herald, _, mouse = (s.put(0, name, "hand") for name in ("herald", "bear", "mouse"))
    s.act("activate", herald)
    through(s)
    assert (s.where(herald)[:3], s.where(mouse)[:3], activations(s, herald)) == ("0.m", "0.m", 2)


LEAVES_SO = "Destroy this card during the End Phase of the turn it was Special Summoned."


@pytest.mark.parametrize(
    ("text", "asked"),
    [(LEAVES_SO, 1), ("During your End Phase, if you control no Traps, send this card to the GY.", 1)],
)
def test_nothing_is_activated_where_an_older_text_asks_in_vain(text: str, asked: int) -> None:
    (ability,) = parse(text, CardData(code=1, kind="monster", name="Quiet Mill", traits=("effect",)))
    assert (ability.kind, len(ability.conditions), ability.do[0].conditions) == ("trigger", asked, ())


@pytest.mark.parametrize(
    "text",
    [
        "Once per turn, you can equip 1 face-up monster your opponent controls to this card.",
        "Once per turn, you can equip this card to 1 face-up monster your opponent controls.",
    ],
)
def test_what_an_older_text_equips_is_chosen_at_its_activation(text: str) -> None:
    (ability,) = parse(text, CardData(code=1, kind="monster", name="Quiet Mill", traits=("effect",)))
    assert [group.whose for group in ability.targets] == ["opponent"]


BARE = (
    "You can target 1 face-up Xyz Monster your opponent controls; equip this monster from your hand to that target. If "
    "a monster equipped with this card by this effect has no Xyz Materials, destroy that monster."
)


def test_a_monster_is_destroyed_as_soon_as_it_is_so_while_it_is_equipped() -> None:
    host = effect(
        "host",
        "2 Level 4 monsters\nOnce per turn: You can detach 1 Xyz Material from this card; draw 1 card.",
        traits=("effect", "xyz"),
    )
    s = Scenario("zh-mr2", effect("leech", BARE), host, extra=("host",), turn=4)
    raised, leech = s.put(0, "host", "m1"), s.put(1, "leech", "hand")
    s.edit(lambda game: game.attach_material([s.put_aside(0, "bear")], raised))
    s.end_turn()
    s.act("activate", leech)
    through(s)
    assert (s.where(leech)[:3], s.where(raised)) == ("1.s", "0.m1")
    s.end_turn()
    s.act("activate", raised)
    through(s)
    assert (s.where(raised), s.where(leech)) == ("0.graveyard", "1.graveyard")


def test_what_is_banished_now_is_counted() -> None:
    text = (
        "When this card is sent to the GY: You can target 1 monster you control; it gains 500 ATK for each monster "
        "currently banished."
    )
    s = Scenario("zh-mr2", effect("lamp", text), magic("snuff", 'Destroy all "lamp" on the field.'))
    ox = s.put(0, "ox", "m2")
    s.put(0, "lamp", "m1")
    for seat in (0, 1):
        s.put(seat, "bear", "banished", "up")
    s.act("activate", s.put(0, "snuff", "hand"))
    through(s)
    assert s.game.value(ox, "atk") == 1700 + 1000


GUARD = effect("guard", "Each time a monster is Normal Summoned, place 1 Watch Counter on this card.")


def test_a_card_does_not_count_its_own_summon() -> None:
    s = Scenario("zh-mr2", GUARD)
    guard, bear = s.put(0, "guard", "hand"), s.put(1, "bear", "hand")
    s.do("normal_summon", guard)
    assert not s.card(guard).counters
    s.end_turn()
    s.do("normal_summon", bear)
    assert s.card(guard).counters == {"Watch": 1}


RUSHER = effect(
    "rusher",
    "When this card destroys an opponent's monster by battle: You can pay 100 LP; this card can attack an opponent's "
    "monster again in a row.",
    atk=3000,
)


def test_no_further_attack_is_paid_for_that_it_cannot_make() -> None:
    s = Scenario("zh-mr2", RUSHER)
    rusher, ox, bear, giant = (
        s.put(0, "rusher", "m1"),
        s.put(1, "ox", "m1"),
        s.put(1, "bear", "m2"),
        s.put(1, "giant", "m3"),
    )
    s.do("phase", value="battle")
    s.act("attack", rusher)
    s.act("attack", ox)
    assert s.choice.kind == "optional_trigger"
    s.settle()
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", giant)
    s.act("attack", rusher)
    assert s.where(giant) == "1.graveyard" and s.choice.kind == "action", "it did not attack"
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", rusher)
    s.act("attack", bear)
    assert s.where(bear) == "1.graveyard" and s.choice.kind == "action", "no monster is left"


MAGNET = effect(
    "magnet",
    "This card cannot be Normal Summoned or Set. When you Normal Summon a Warrior monster, you can Special Summon this "
    "card from your hand.",
    level=3,
)
CALL = magic("call", "Special Summon 1 Level 3 monster from your hand.")


@pytest.mark.rule("yugioh-zh", "YZH-2.84")
def test_what_has_its_own_way_only_is_not_summoned_by_others_before() -> None:
    s = Scenario("zh-mr2", MAGNET, CALL)
    magnet, call, bear = s.put(0, "magnet", "hand"), s.put(0, "call", "hand"), s.put(0, "bear", "hand")
    assert call not in s.offered("activate")
    s.act("normal_summon", bear)
    through(s)
    assert s.where(magnet)[:3] == "0.m"


def test_it_is_not_discarded_for_its_own_summon() -> None:
    s = Scenario("zh-mr2", HERALD)
    herald = s.put(0, "herald", "hand")
    assert herald not in s.offered("activate")
    s.put(0, "bear", "hand")
    assert herald in s.offered("activate")


def read(text: str) -> Any:
    (ability,) = parse(text, CardData(code=1, kind="monster", name="Quiet Mill", traits=("effect",)))
    return ability


def test_what_this_effect_has_moved_was_no_cost() -> None:
    counted = read(
        "Once per turn, you can return any number of face-up cards you control to the hand. For each card returned to "
        "the hand by this effect, this card gains 500 ATK until the End Phase."
    )
    assert counted.cost == () and len(counted.do) == 2
    paid = read("Discard any number of cards. Gain 100 LP for each card discarded.")
    assert len(paid.cost) == len(paid.do) == 1


def test_a_card_called_by_its_name_alone_is_one_card() -> None:
    ability = read('You can send "Salt Lake" you control to the GY to destroy all monsters your opponent controls.')
    assert (ability.cost[0].op.group.number, ability.cost[0].op.group.count) == ("exactly", 1)


def test_the_witness_does_not_spend_the_card_that_needs_itself() -> None:
    game = games.get("yugioh")
    assert game.witness is not None
    card = msgspec.structs.replace(HERALD, text=HERALD.text.split(" When")[0])
    (verdict,) = try_card(game.witness(), match_of(game), parsed(card))
    assert verdict.verdict == "proven", verdict.results
