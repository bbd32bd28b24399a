"""An effect that cannot be done is not offered: every operation, in the number it asks for, with the room it needs."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from scenario import FACE_DOWN, SET, Scenario, monster, parsed, spell, trap
from scenario import effect as monster_with

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.tree import Ability, Amount, Filter, Group, Step, to_plain

MINE = Group(whose="you", zones=("monster",))
THEIRS = Group(whose="opponent", zones=("monster",))
HAND = Group(whose="you", zones=("hand",))
DECK = Group(whose="you", zones=("deck",), filter=Filter(names=("ox",)))


def effect(*ops: t.Operation | Step, **more: Any) -> CardData:
    """A Normal Spell with this effect, one sentence each unless given as Steps."""
    steps = tuple(op if isinstance(op, Step) else Step(op) for op in ops)
    return spell("deed", abilities=to_plain([Ability(kind="activate", do=steps, **more)]))


def offered(s: Scenario) -> bool:
    return "activate" in s.acts(s.put(0, "deed", "hand"))


def two(group: Group) -> Group:
    return msgspec.structs.replace(group, count=2)


#: For each operation that may be impossible: it, and what is to be put for it, the last of which makes it possible.
PUT = tuple[int, str, str]
CASES: list[tuple[t.Operation, tuple[PUT, ...]]] = [
    (t.Destroy(group=two(THEIRS)), ((1, "bear", "m1"), (1, "ox", "m2"))),
    (t.Move(how="discard", group=two(HAND)), ((0, "bear", "hand"), (0, "ox", "hand"))),
    (t.Move(how="tribute", group=two(MINE)), ((0, "bear", "m1"), (0, "ox", "m2"))),
    (t.Move(how="add", group=two(DECK)), ((0, "ox", "deck"), (0, "ox", "deck"))),
    (
        t.SpecialSummon(group=two(Group(whose="you", zones=("graveyard",)))),
        ((0, "bear", "graveyard"), (0, "ox", "graveyard")),
    ),
    (t.NormalSummon(group=HAND), ((0, "bear", "hand"),)),
    (
        t.SetCard(group=Group(whose="you", zones=("graveyard",), filter=Filter(kinds=("trap",)))),
        ((0, "jar", "graveyard"),),
    ),
    (t.ChangePosition(group=two(THEIRS)), ((1, "bear", "m1"), (1, "ox", "m2"))),
    (t.Damage(amount=Amount(of="count", group=THEIRS, times=300)), ((1, "bear", "m1"),)),
    (t.GainLife(amount=Amount(of="count", group=THEIRS, times=300)), ((1, "bear", "m1"),)),
    (t.Modify(group=two(THEIRS), what="atk", how="gain", amount=100), ((1, "bear", "m1"), (1, "ox", "m2"))),
    (t.Become(group=THEIRS, what="race", value="Fish"), ((1, "bear", "m1"),)),
    (t.Pick(group=two(THEIRS)), ((1, "bear", "m1"), (1, "ox", "m2"))),
    (t.CopyEffects(group=two(THEIRS), of=THEIRS), ((1, "bear", "m1"), (1, "ox", "m2"))),
    (t.Negate(what="effects", group=MINE), ((0, "bear", "m1"), (0, "four", "m2"))),
    (t.TakeControl(group=two(THEIRS)), ((1, "bear", "m1"), (1, "ox", "m2"))),
    (t.SwapControl(group=msgspec.structs.replace(MINE, also=THEIRS)), ((0, "bear", "m1"), (1, "ox", "m2"))),
    (t.Equip(card=Group(whose="you", zones=("graveyard",)), to=MINE), ((0, "ox", "graveyard"), (0, "bear", "m1"))),
    (t.PlaceCounters(name="Spell", group=THEIRS), ((1, "bear", "m1"),)),
    (t.Reveal(group=two(HAND)), ((0, "bear", "hand"), (0, "ox", "hand"))),
    (t.Look(group=Group(whose="opponent", zones=("hand",))), ((1, "bear", "hand"),)),
    (t.Rule(group=THEIRS, rule="cannot attack", until="turn"), ((1, "bear", "m1"),)),
    (t.Attach(group=HAND, to=MINE), ((0, "four", "m1"), (0, "bear", "hand"))),
    (t.Choose(options=((Step(t.Destroy(group=THEIRS)),), (Step(t.Destroy(group=two(MINE))),))), ((1, "bear", "m1"),)),
    (t.TossCoin(heads=(Step(t.Destroy(group=THEIRS)),)), ((1, "bear", "m1"),)),
    (t.RollDie(faces=(t.Face((1, 2, 3), (Step(t.Destroy(group=THEIRS)),)),)), ((1, "bear", "m1"),)),
]
#: Operations whose possibility is tested elsewhere or that can always be done, with why.
OTHERWISE: dict[type, str] = {
    t.Draw: "below", t.PayLife: "below", t.CreateTokens: "below", t.RemoveCounters: "below", t.Detach: "below",
    t.EndBattlePhase: "below", t.FusionSummon: "test_special_methods", t.RitualSummon: "test_special_methods",
    t.SendListed: "test_fused_later",
    t.SkipPhase: "always", t.Shuffle: "always", t.PlayerRule: "always", t.Replace: "always", t.WinDuel: "always",
    t.Later: "always", t.SetLife: "always", t.PutBack: "what was banished before",
    t.PlaceSpell: "test_complement_texts", t.ExtraSummon: "test_extra_summons",
    t.SummonCondition: "says how a card is Summoned",
    t.CloseZones: "test_closed_zones",
    t.Arrange: "what was looked at before",
    t.ByHand: "the players know",
    t.Excavate: "test_excavating", t.ChooseNumber: "test_excavating", t.Redirect: "test_further_attacks",
    t.OrderAttack: "test_ordered_attacks",
    t.PassOn: "test_passed_on", t.MakeDirect: "test_made_direct", t.ChangeEffect: "test_changed_effects",
    t.Declare: "always", t.Whenever: "always", t.ApplyEffect: "test_applied_effects",
}  # fmt: skip
JAR = trap("jar", abilities=[])
FOUR = monster("four", 4, traits=("xyz", "effect"), abilities=[])


def test_every_operation_is_thought_of() -> None:
    assert {type(op) for op, _ in CASES} | {*OTHERWISE} == {*get_args(t.Operation)}


@pytest.mark.rule("yugioh-zh", "YZH-2.89")
@pytest.mark.parametrize(("op", "put"), CASES, ids=[type(op).__name__ for op, _ in CASES])
def test_an_operation_needs_as_many_cards_as_it_says(op: t.Operation, put: tuple[PUT, ...]) -> None:
    s = Scenario("zh-mr2", effect(op), JAR, FOUR)
    for seat, name, zone in put[:-1]:
        s.put(seat, name, zone)
    assert not offered(s)
    s.put(*put[-1])
    assert offered(s)


@pytest.mark.parametrize(
    ("op", "able"),
    [
        (t.Draw(count=40), True),
        (t.Draw(count=47), False),
        (t.PayLife(amount=8000), True),
        (t.PayLife(amount=8001), False),
        (t.EndBattlePhase(), False),
        (t.RemoveCounters(name="Spell", group=MINE, count=2), True),
        (t.RemoveCounters(name="Spell", group=MINE, count=3), False),
        (t.Detach(count=1, group=MINE), False),
    ],
)
def test_numbers_that_are_no_cards_count_too(op: t.Operation, able: bool) -> None:
    s = Scenario("zh-mr2", effect(op))
    bear = s.put(0, "bear", "m1")
    s.edit(lambda game: game.place_counter(bear, "Spell", 2))
    assert offered(s) is able


TOKENS = t.CreateTokens(count=2, name="Sheep Token", race="Beast", attribute="EARTH", level=1, atk=0, def_=0)
BACK = t.SpecialSummon(group=two(Group(whose="you", zones=("graveyard",))))


@pytest.mark.rule("yugioh-zh", "YZH-1.20")
@pytest.mark.parametrize("op", [TOKENS, BACK, t.TakeControl(group=two(THEIRS))])
@pytest.mark.parametrize("free", [1, 2])
def test_there_must_be_room_for_all(op: t.Operation, free: int) -> None:
    s = Scenario("zh-mr2", effect(op))
    s.put(0, "bear", "graveyard")
    s.put(0, "ox", "graveyard")
    s.put(1, "bear", "m1")
    s.put(1, "ox", "m2")
    for i in range(5 - free):
        s.put(0, "wall", f"m{i + 1}")
    assert offered(s) is (free == 2)


def test_the_zones_that_the_effect_itself_frees_are_counted() -> None:
    fetch = t.SpecialSummon(group=DECK)
    s = Scenario("zh-mr2", effect(t.Move(how="tribute", group=two(MINE)), fetch), copies=8)
    s.put(0, "ox", "deck")
    for i in range(5):
        s.put(0, "wall", f"m{i + 1}")
    assert offered(s)


@pytest.mark.rule("yugioh-zh", "YZH-1.25")
def test_setting_and_equipping_need_a_free_spell_and_trap_zone() -> None:
    again = t.SetCard(group=Group(whose="you", zones=("graveyard",), filter=Filter(kinds=("trap",))))
    for op in (again, t.Equip(card=Group(whose="you", zones=("graveyard",), filter=Filter(kinds=("trap",))), to=MINE)):
        s = Scenario("zh-mr2", effect(op), JAR)
        s.put(0, "jar", "graveyard")
        s.put(0, "bear", "m1")
        for i in range(4):
            s.put(0, "jar", f"s{i + 1}", SET)
        deed = s.put(0, "deed", "s5", SET)
        assert "activate" not in s.acts(deed)
        s.edit(lambda game, s=s: game.relocate(s.table.zones["0.s1"][0], "0.banished", "up"))
        assert "activate" in s.acts(deed)


# ------------------------------------------------------------------------------------------- what hangs together


@pytest.mark.parametrize(
    ("steps", "put", "able"),
    [
        # What comes first only takes from its player: all of it, and then something of the rest.
        ((t.Move(how="discard", group=two(HAND)), t.Destroy(group=THEIRS)), ("hand",), False),
        ((t.Move(how="discard", group=two(HAND)), t.Destroy(group=THEIRS)), ("hand", "hand"), False),
        ((t.Move(how="discard", group=two(HAND)), t.Destroy(group=THEIRS)), ("hand", "hand", "theirs"), True),
        # "A, then B": both.
        ((t.Move(how="shuffle", group=HAND), Step(t.Destroy(group=THEIRS), link="then")), ("hand",), False),
        ((t.Destroy(group=THEIRS), Step(t.Move(how="discard", group=HAND), link="if you do")), ("theirs",), False),
        ((t.Destroy(group=THEIRS), Step(t.Move(how="discard", group=HAND), link="then")), ("theirs", "hand"), True),
        # Two sentences, or "also": one will do.
        ((t.GainLife(amount=100), t.Destroy(group=THEIRS)), (), True),
        ((t.Destroy(group=THEIRS), Step(t.GainLife(amount=100), link="also")), (), True),
        # What an earlier step brings about is there for a later one.
        ((t.Draw(), Step(t.Move(how="discard", group=HAND), link="then")), (), True),
        ((t.Move(how="add", group=DECK), Step(t.SpecialSummon(group=HAND), link="then")), ("deck",), True),
        # What one may do is not asked for.
        (
            (t.Destroy(group=THEIRS), Step(t.Move(how="discard", group=HAND), link="then", optional=True)),
            ("theirs",),
            True,
        ),
    ],
)
def test_what_belongs_together_must_be_possible_together(
    steps: tuple[t.Operation | Step, ...], put: tuple[str, ...], able: bool
) -> None:
    s = Scenario("zh-mr2", effect(*steps))
    for i, what in enumerate(put):
        match what:
            case "hand":
                s.put(0, ("bear", "wall")[i], "hand")
            case "theirs":
                s.put(1, "bear", "m1")
            case "deck":
                s.put(0, "ox", "deck")
    assert offered(s) is able


def test_one_card_does_not_count_as_two_of_a_cost() -> None:
    """This card and another of its kind are banished: it is not the other one itself."""
    other = Group(whose="you", zones=("monster",), filter=Filter(races=("Machine",)))
    cost = (Step(t.Move(how="banish", group=Group(ref="self", also=other))),)
    wyvern = monster(
        "wyvern",
        race="Machine",
        abilities=to_plain([Ability(kind="ignition", optional=True, cost=cost, do=(Step(t.Draw()),))]),
    )
    s = Scenario("zh-mr2", wyvern)
    it = s.put(0, "wyvern", "m1")
    assert "activate" not in s.acts(it)
    another = s.put(0, "wyvern", "m2")
    third = s.put(0, "wyvern", "m3")
    s.act("activate", it)
    assert s.offered("pick") == [another, third]
    s.pick(third)
    assert [s.where(card) for card in (it, another, third)] == ["0.banished", "0.m2", "0.banished"]


def test_a_face_down_monster_gives_nothing_to_change() -> None:
    s = Scenario("zh-mr2", effect(t.Modify(group=THEIRS, what="atk", how="gain", amount=100)))
    s.put(1, "bear", "m1", FACE_DOWN)
    assert not offered(s)


def test_an_option_that_cannot_be_carried_out_is_not_among_those_to_choose_from() -> None:
    both = (Step(t.Move(how="discard", group=two(HAND))), Step(t.Destroy(group=THEIRS), link="then"))
    s = Scenario(
        "zh-mr2", effect(t.Choose(options=((Step(t.Draw()),), both, (Step(t.Draw(count=60)),)), at="activation"))
    )
    s.put(0, "bear", "hand")
    s.put(1, "bear", "m1")
    s.act("activate", s.put(0, "deed", "hand"))
    s.settle("mode")
    if s.choice.kind == "mode":
        assert [o.value for o in s.choice.options] == [0]
    else:
        assert [f.data["count"] for f in s.facts("drew")][-1] == 1


FETCH = 'You can Special Summon 1 "ox" from your Deck'


@pytest.mark.rule("yugioh-zh", "YZH-2.89")
@pytest.mark.parametrize(
    "text",
    [
        'You can add 1 "ox" from your Deck to your hand, also you cannot Set cards for the rest of this turn.',
        f"{FETCH}. Its effects are negated. Destroy it during the End Phase.",
        f"{FETCH}, also for the rest of this turn you cannot Special Summon monsters.",
        f"{FETCH}. This card cannot attack this turn.",
        f"{FETCH}, also take 500 damage.",
    ],
)
def test_what_only_follows_a_deed_is_no_reason_to_activate(text: str) -> None:
    s = Scenario("zh-mr2", monster_with("finder", text))
    finder = s.put(0, "finder", "m1")
    assert "activate" not in s.acts(finder)
    s.put(0, "ox", "deck")
    assert "activate" in s.acts(finder)


def test_what_stands_alone_is_a_reason_to_activate() -> None:
    assert offered(Scenario("zh-mr2", effect(t.PlayerRule(rule="no damage", who="opponent", until="turn"))))


@pytest.mark.parametrize(("others", "able"), [(1, True), (2, True), (3, False)])
def test_a_card_does_not_count_itself_in_the_hand_that_it_is_activated_from(others: int, able: bool) -> None:
    text = "Draw until you have 3 cards in your hand, also for the rest of this turn, your opponent takes no damage."
    s = Scenario("zh-mr2", parsed(spell("demise", text=text)))
    for _ in range(others):
        s.put(0, "bear", "hand")
    demise = s.put(0, "demise", "hand")
    assert ("activate" in s.acts(demise)) is able
    if able:
        s.do("activate", demise)
        assert s.size(0, "hand") == 3


NULL = monster("null", atk=0, def_=0)
ODD = monster_with("odd", "You can pay 100 LP; draw 1 card.")


@pytest.mark.rule("yugioh-zh", "YZH-2.89")
@pytest.mark.parametrize(
    ("text", "not_this", "this"),
    [
        (
            "Target 1 face-up monster your opponent controls; negate its effects until the end of this turn.",
            "ox",
            "odd",
        ),
        ("Target 1 face-up monster your opponent controls; change its ATK to 0.", "null", "ox"),
        ("Target 1 face-up monster your opponent controls; halve its ATK.", "null", "ox"),
    ],
)
def test_what_is_so_already_is_not_chosen_to_be_made_so(text: str, not_this: str, this: str) -> None:
    s = Scenario("zh-mr2", parsed(spell("deed", text=text)), NULL, ODD)
    deed = s.put(0, "deed", "hand")
    s.put(1, not_this, "m1")
    assert "activate" not in s.acts(deed)
    other = s.put(1, this, "m2")
    s.do("activate", deed)  # there is but one target, so nothing is asked
    assert s.game.value(other, "atk") == {"odd": 1500, "ox": 0 if "change" in text else 850}[this]
    assert s.game.standing_effects().negated(other) is (this == "odd")


@pytest.mark.parametrize(("taken", "able"), [(3, True), (4, False)])
def test_a_spell_activated_from_the_hand_takes_a_zone_itself(taken: int, able: bool) -> None:
    s = Scenario("zh-mr2", parsed(spell("deed", text="Set 1 Trap from your Deck.")), JAR)
    s.put(0, "jar", "deck")
    for at in range(taken):
        s.put(0, "jar", f"s{at + 1}", SET)
    assert offered(s) is able


@pytest.mark.parametrize(("text", "able"), [("Warrior", True), ("Dragon", False), ("face-up Warrior", False)])
def test_a_player_may_tribute_a_face_down_monster_for_what_it_is(text: str, able: bool) -> None:
    s = Scenario("zh-mr2", parsed(spell("deed", text=f"Tribute 1 {text} monster; draw 1 card.")))
    s.put(0, "ox", "m1", FACE_DOWN)
    assert offered(s) is able


@pytest.mark.rule("yugioh-zh", "YZH-2.89")
@pytest.mark.parametrize(("text", "zone"), [("Banish 1 monster from your GY", "graveyard"), ("Discard 1 card", "hand")])
def test_what_pays_the_cost_is_not_there_for_the_effect(text: str, zone: str) -> None:
    where = {"graveyard": "GY", "hand": "hand"}[zone]
    s = Scenario("zh-mr2", parsed(spell("deed", text=f"{text}; Special Summon 1 monster from your {where}.")))
    deed = s.put(0, "deed", "hand")
    s.put(0, "bear", zone)
    assert "activate" not in s.acts(deed)
    s.put(0, "ox", zone)
    assert "activate" in s.acts(deed)


@pytest.mark.parametrize("gives", ["send", "Tribute"])
def test_damage_for_each_counter_on_a_card_that_pays_with_itself_needs_a_counter(gives: str) -> None:
    goes = {"send": "send this card to the GY", "Tribute": "Tribute this card"}[gives]
    text = f"You can {goes}; inflict 1000 damage to your opponent for each Morph Counter on it."
    s = Scenario("zh-mr2", parsed(monster_with("clock", text=text)))
    clock = s.put(0, "clock", "m1")
    assert clock not in s.offered("activate")
    s.edit(lambda game: game.place_counter(clock, "Morph", 2))
    s.do("activate", clock)
    assert s.lp(1) == 6000
