"""Operations on players, the chain and battle; Summons, Tokens, chance, choices, what is put off, limits."""

from __future__ import annotations

from typing import Any

import pytest
from lab import Lab, do, monster, spell

from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.interpreter import due, in_window, may_be_summoned, may_control, token_data
from sanam.games.yugioh.abilities.operations_summon import token_code
from sanam.games.yugioh.abilities.tree import Ability, Amount, Face, Filter, Group, Range, Step
from sanam.games.yugioh.cards import CardData

THEIRS = Group(whose="opponent", zones=("monster",))
MINE = Group(whose="you", zones=("monster",))
GRAVE = Group(whose="you", zones=("graveyard",), filter=Filter(kinds=("monster",)))
TARGET = Group(ref="target")


# ------------------------------------------------------------------------------------------ life points


@pytest.mark.parametrize(
    ("who", "mine", "theirs"), [("opponent", 8000, 7500), ("you", 7500, 8000), ("each", 7500, 7500)]
)
def test_damage(who: str, mine: int, theirs: int) -> None:
    lab = Lab(burn=spell(abilities=[do(t.Damage(amount=500, who=who))]))
    lab.use(lab.put("burn", 0, "s1"))
    assert (lab.lp(0), lab.lp(1)) == (mine, theirs)


def test_damage_to_the_controller_of_the_card_that_was_destroyed() -> None:
    both = Group(whose="either", zones=("monster",), filter=Filter(atk=Range(high=999)))
    lab = Lab(
        weak=monster(atk=900),
        burst=spell(abilities=[do(t.Destroy(group=both), Step(op=t.Damage(amount=300, who="controller"), link="and"))]),
    )
    lab.put("weak", 1)
    lab.use(lab.put("burst", 0, "s1"))
    assert (lab.lp(0), lab.lp(1)) == (8000, 7700)


def test_amounts_read_the_last_known_value() -> None:
    """Gain LP equal to the ATK that the Tributed monster had on the field."""
    power = Amount(of="atk", group=Group(ref="cost"))
    lab = Lab(drain=spell(abilities=[do(t.GainLife(amount=power), cost=(Step(op=t.Move(how="tribute", group=MINE)),))]))
    bear = lab.put("blank", 0)
    lab.play.modify(source=None, subject=bear, key="atk", op="add", value=700, moves=0)
    lab.use(lab.put("drain", 0, "s1"))
    assert lab.lp(0) == 9700


@pytest.mark.parametrize(
    ("amount", "value"),
    [
        (Amount(of="count", group=Group(whose="opponent", zones=("monster",), number="all"), times=300), 600),
        (Amount(of="lp", who="opponent", over=2, plus=1), 4001),
        (Amount(of="original atk", group=Group(ref="self"), plus=7), 7),
        (
            Amount(
                of="counters",
                counter="Spell Counter",
                group=Group(whose="opponent", zones=("monster",), number="all"),
                times=100,
            ),
            300,
        ),
    ],
)
def test_amounts(amount: Amount, value: int) -> None:
    lab = Lab(burn=monster(atk=None, abilities=[do(t.GainLife(amount=amount), kind="ignition")]))
    lab.put("blank", 1, "m1")
    lab.game.place_counter(lab.put("blank", 1, "m2"), "Spell Counter", 3)
    lab.use(lab.put("burn", 0))
    assert lab.lp(0) == 8000 + value


def test_did_counts_what_was_destroyed() -> None:
    lab = Lab(
        storm=spell(
            abilities=[
                do(
                    t.Destroy(group=Group(whose="opponent", zones=("monster",), number="all")),
                    Step(op=t.Damage(amount=Amount(of="did", times=300)), link="then"),
                ),
            ]
        )
    )
    for zone in ("m1", "m2", "m3"):
        lab.put("blank", 1, zone)
    lab.use(lab.put("storm", 0, "s1"))
    assert lab.lp(1) == 7100


@pytest.mark.rule("yugioh-zh", "YZH-3.9")
@pytest.mark.rule("yugioh-fa", "YFA-3.6")
@pytest.mark.rule("yugioh-th", "YTH-1.8")
def test_an_effect_wins_the_duel() -> None:
    lab = Lab(exodus=spell(abilities=[do(t.WinDuel())]))
    decided: list[tuple[int | None, str]] = []
    lab.game.decide = lambda winner, reason: decided.append((winner, reason))  # type: ignore[method-assign]
    lab.use(lab.put("exodus", 0, "s1"))
    assert decided == [(0, "effect")]


# ------------------------------------------------------------------------------------------ chain and battle


def linked(lab: Lab, card: int, **more: Any) -> dict[str, Any]:
    """Put a link of the opponent's card on the Chain; the occasion of answering it."""
    moves = lab.play.table.cards[card].moves
    link = {"id": 9, "card": card, "moves": moves, "seat": 1, "ability": 0, "speed": 1, "targets": [], **more}
    link["activation"] = True
    lab.play.mark("table", "chain", [link])
    return {
        "cards": [card],
        "moves": [moves],
        "link": 9,
        "who": 1,
        "other": None,
        "amount": None,
    }


@pytest.mark.rule("yugioh-zh", "YZH-2.114", "YZH-2.115")
@pytest.mark.rule("yugioh-th", "YTH-3.59")
@pytest.mark.parametrize("what", ["activation", "effect"])
def test_negating_a_link_and_destroying_its_card(what: str) -> None:
    when = t.Occasion(events=("activation",), who="opponent", activated="card")
    lab = Lab(
        counter={
            "kind": "trap",
            "icon": "counter",
            "abilities": [
                do(t.Negate(what=what), Step(op=t.Destroy(group=Group(ref="event")), link="if you do"), when=when)
            ],
        },
        pot=spell(abilities=[do(t.Draw(count=2))]),
    )
    pot = lab.put("pot", 1, "s1")
    event = linked(lab, pot)
    counter = lab.put("counter", 0, "s1")
    lab.use(counter, event=event)
    assert lab.game.chain()[0]["negated"] == what
    assert lab.zone(pot) == "1.graveyard"
    assert lab.why(counter, event=event) == "nothing-would-happen", "it is negated already"


def test_if_you_do_needs_the_negation() -> None:
    lab = Lab(
        counter={
            "kind": "trap",
            "icon": "counter",
            "abilities": [
                do(
                    t.Negate(what="activation"),
                    Step(op=t.Draw(), link="if you do"),
                    when=t.Occasion(events=("activation",)),
                )
            ],
        }
    )
    event = linked(lab, lab.put("blank", 1), negated="activation")
    lab.card, lab.index, lab.seat, lab.event = lab.put("counter", 0, "s1"), 0, 0, event
    lab.resolve({"targets": [], "cost": [], "modes": []})
    assert lab.count(0, "hand") == 0


def test_the_attack_is_negated_and_the_battle_phase_ends() -> None:
    lab = Lab(
        wall={
            "kind": "trap",
            "icon": "normal",
            "abilities": [
                do(
                    t.Negate(what="attack"),
                    Step(op=t.EndBattlePhase(), link="then"),
                    when=t.Occasion(events=("attack",)),
                )
            ],
        }
    )
    enemy = lab.put("blank", 1)
    lab.turn(1, 4, "battle")
    lab.play.mark("table", "attack", {"card_attacker": enemy, "card_target": None})
    event = {"cards": [enemy], "moves": [0], "link": None, "who": 1, "other": None, "amount": None}
    lab.use(lab.put("wall", 0, "s1"), event=event)
    assert lab.play.table.marks["attack"]["negated"] is True
    assert lab.play.table.marks["battle_over"] is True


def test_a_summon_is_negated() -> None:
    when = t.Occasion(events=("summoning",))
    event_card = Group(ref="event")
    ability = do(t.Negate(what="summon"), Step(op=t.Destroy(group=event_card), link="if you do"), when=when)
    lab = Lab(horn={"kind": "trap", "icon": "counter", "abilities": [ability]})
    enemy = lab.put("blank", 1)
    negated: list[list[int]] = []
    lab.game.negate_summon = negated.append  # type: ignore[method-assign]
    event = {"cards": [enemy], "moves": [0], "link": None, "who": 1, "other": None, "amount": None}
    lab.use(lab.put("horn", 0, "s1"), event=event)
    assert negated == [[enemy]]
    assert lab.zone(enemy) == "1.graveyard"


def test_a_phase_is_skipped() -> None:
    lab = Lab(
        freeze=spell(
            abilities=[
                do(t.SkipPhase(phase="main 1")),
            ]
        )
    )
    lab.use(lab.put("freeze", 0, "s1"))
    assert lab.play.table.seats[1].marks["skip"] == ["main1"]


# ------------------------------------------------------------------------------------------ Summons


@pytest.mark.rule("yugioh-zh", "YZH-2.83")
@pytest.mark.rule("yugioh-fa", "YFA-2.63")
def test_an_effect_special_summons() -> None:
    lab = Lab(call=spell(abilities=[do(t.SpecialSummon(group=TARGET), targets=(GRAVE,))]))
    bear = lab.put("blank", 0, "graveyard")
    lab.use(lab.put("call", 0, "s1"))
    assert lab.asked == "place"
    lab.pick("0.m4")
    assert lab.asked == "position"
    lab.pick("defense")
    assert (lab.zone(bear), lab.stance(bear)) == ("0.m4", "up/side")
    assert lab.facts("special_summoned")[0].data["cause"] == "effect"


def test_no_room_for_a_special_summon_unless_the_cost_makes_some() -> None:
    free = (Step(op=t.Move(how="tribute", group=MINE)),)
    lab = Lab(
        call=spell(abilities=[do(t.SpecialSummon(group=TARGET), targets=(GRAVE,))]),
        trade=spell(abilities=[do(t.SpecialSummon(group=TARGET), targets=(GRAVE,), cost=free)]),
    )
    lab.put("blank", 0, "graveyard")
    for zone in ("m1", "m2", "m3", "m4", "m5"):
        lab.put("blank", 0, zone)
    assert lab.why(lab.put("call", 0, "s1")) == "nothing-would-happen"
    assert lab.why(lab.put("trade", 0, "s2")) == ""


@pytest.mark.rule("yugioh-zh", "YZH-2.84")
@pytest.mark.rule("yugioh-fa", "YFA-2.64", "YFA-2.65")
@pytest.mark.parametrize("zone", ["hand", "deck", "graveyard", "banished"])
@pytest.mark.parametrize("proper", [False, True])
def test_a_special_summon_monster_must_first_be_summoned_properly(zone: str, proper: bool) -> None:
    lab = Lab(ritual=monster(traits=("ritual",)), nomi=monster(traits=("effect", "special-summon")))
    for name in ("ritual", "nomi"):
        card = lab.put(name, 0, zone)
        lab.play.mark(card, "proper", proper or None)
        wanted = proper and zone in ("graveyard", "banished")
        assert may_be_summoned(lab.game, card, 0, None) is wanted
        assert may_be_summoned(lab.game, card, 0, None, ignoring=True)


def condition(**more: Any) -> Ability:
    return Ability(kind="limit", do=(Step(op=t.SummonCondition(normal=False, **more)),))


def test_summon_conditions_of_the_card() -> None:
    lab = Lab(
        never=monster(abilities=[condition(special="none")]),
        gate=spell(),
        other=spell(),
        named=monster(abilities=[condition(special="only", by="effect", name="gate")]),
        own=monster(abilities=[condition(special="only", by="own")]),
        fusion=monster(traits=("fusion",)),
    )
    gate, other = lab.put("gate", 0, "s1"), lab.put("other", 0, "s2")

    def may(name: str, zone: str, source: int, how: str = "special") -> bool:
        return may_be_summoned(lab.game, lab.put(name, 0, zone), 0, source, how)

    assert not may("never", "graveyard", gate)
    assert may("named", "hand", gate)
    assert not may("named", "hand", other)
    assert not may("own", "hand", gate)
    assert may("own", "hand", gate, "own")
    assert may("fusion", "extra", gate)
    assert not may("fusion", "graveyard", gate)


def test_a_summoned_monster_with_negated_effects() -> None:
    lab = Lab(
        call=spell(abilities=[do(t.SpecialSummon(group=TARGET, position="attack", negated=True), targets=(GRAVE,))])
    )
    bear = lab.put("blank", 0, "graveyard")
    lab.use(lab.put("call", 0, "s1"))
    lab.pick("0.m1")
    assert lab.now.negated(bear)


def test_an_additional_normal_summon_now() -> None:
    hand = Group(whose="you", zones=("hand",), filter=Filter(kinds=("monster",)))
    lab = Lab(big=monster(level=6), rush=spell(abilities=[do(t.NormalSummon(group=hand))]))
    lab.put("big", 0, "hand")
    rush = lab.put("rush", 0, "s1")
    assert lab.why(rush) == "nothing-would-happen", "nothing to Tribute"
    small = lab.put("blank", 0, "hand")
    lab.use(rush)
    lab.pick("0.m2")
    assert lab.zone(small) == "0.m2"
    assert "normal_summons" not in lab.play.table.seats[0].marks, "it is beyond the one of the turn"


def materials(*groups: Group) -> Ability:
    return Ability(kind="material", targets=groups)


def named(*names: str) -> Group:
    return Group(filter=Filter(names=names))


FUSION = t.FusionSummon(group=Group(whose="you", zones=("extra",), filter=Filter(traits=("fusion",))))


@pytest.mark.rule("yugioh-zh", "YZH-2.58", "YZH-2.59")
def test_fusion_summon_from_hand_and_field() -> None:
    lab = Lab(
        ox=monster(),
        horse=monster(),
        centaur=monster(traits=("fusion",), abilities=[materials(named("ox"), named("horse"))]),
        poly=spell(abilities=[do(FUSION)]),
    )
    centaur = lab.put("centaur", 0, "extra")
    poly = lab.put("poly", 0, "s1")
    ox = lab.put("ox", 0, "m1", "down/side")
    assert lab.why(poly) == "nothing-would-happen"
    horses = [lab.put("horse", 0, "hand"), lab.put("horse", 0, "m2")]
    lab.put("blank", 0, "m3")
    assert lab.why(poly) == ""
    lab.use(poly)
    lab.pick(centaur)
    assert lab.asked == "material"
    assert lab.offered() == [horses[0], ox, horses[1]]
    assert lab.choice.combinations == [[0, 1], [1, 2]]
    lab.pick(horses[0], ox)
    lab.pick("0.m4")
    lab.pick("attack")
    assert lab.zone(centaur) == "0.m4"
    assert [lab.zone(card) for card in (ox, horses[0])] == ["0.graveyard"] * 2
    assert lab.facts("fusion_summoned")[0].card == centaur
    assert lab.play.table.cards[centaur].marks["proper"] is True
    assert lab.play.table.cards[centaur].marks["materials"] == [[horses[0], 1], [ox, 1]]


def test_fusion_needs_a_zone_and_counts_materials_apart() -> None:
    warriors = Group(number="exactly", count=2, filter=Filter(races=("Warrior",)))
    lab = Lab(
        dragon=monster(race="Dragon"),
        king=monster(traits=("fusion",), abilities=[materials(warriors, named("dragon"))]),
        poly=spell(abilities=[do(FUSION)]),
    )
    lab.put("king", 0, "extra")
    poly = lab.put("poly", 0, "s1")
    for _ in range(2):
        lab.put("blank", 0, "hand")
    lab.put("dragon", 0, "hand")
    assert lab.why(poly) == ""
    for zone in ("m1", "m2", "m3", "m4", "m5"):
        lab.put("dragon", 0, zone)
    lab.use(poly)
    lab.pick(lab.offered()[0])
    field = {i for i, card in enumerate(lab.offered()) if lab.zone(card).startswith("0.m")}
    assert lab.choice.combinations
    assert all(field & set(combo) for combo in lab.choice.combinations), "one from the field makes room"


def test_many_materials_are_picked_one_by_one() -> None:
    five = Group(number="exactly", count=5, filter=Filter(kinds=("monster",)))
    lab = Lab(king=monster(traits=("fusion",), abilities=[materials(five)]), poly=spell(abilities=[do(FUSION)]))
    king = lab.put("king", 0, "extra")
    for _ in range(20):
        lab.put("blank", 0, "hand")
    lab.use(lab.put("poly", 0, "s1"))
    lab.pick(king)
    for left in range(20, 15, -1):
        assert lab.choice.combinations is None
        assert len(lab.offered()) == left
        lab.pick(lab.offered()[0])
    lab.pick("0.m1")
    lab.pick("attack")
    assert lab.zone(king) == "0.m1"
    assert lab.count(0, "graveyard") == 5


def ritual(exact: bool, total: int | None = None) -> t.RitualSummon:
    return t.RitualSummon(
        group=Group(whose="you", zones=("hand",), filter=Filter(names=("idol",))), exact=exact, total=total
    )


@pytest.mark.rule("yugioh-zh", "YZH-2.65", "YZH-2.66")
def test_ritual_summon_by_exact_levels() -> None:
    lab = Lab(
        idol=monster(level=6, traits=("ritual",)),
        two=monster(level=2),
        rite=spell(icon="ritual", abilities=[do(ritual(True))]),
        rank=monster(level=6, traits=("xyz",)),
    )
    idol = lab.put("idol", 0, "hand")
    four, two, also_two = lab.put("blank", 0, "m1"), lab.put("two", 0, "hand"), lab.put("two", 0, "m2")
    lab.put("rank", 0, "m3")
    lab.use(lab.put("rite", 0, "s1"))
    lab.pick(idol)
    assert lab.asked == "tribute"
    assert lab.offered() == [two, four, also_two]
    assert lab.choice.combinations == [[0, 1], [1, 2]]
    lab.pick(two, four)
    lab.pick("0.m1")
    lab.pick("defense")
    assert (lab.zone(idol), lab.stance(idol)) == ("0.m1", "up/side")
    assert [fact.card for fact in lab.facts("tributed")] == [two, four]
    assert lab.facts("ritual_summoned")


@pytest.mark.parametrize(("edition", "combos"), [("zh-mr2", None), ("fa-course", [[0], [1, 2]])])
def test_at_least_the_level_without_a_superfluous_monster(edition: str, combos: list[list[int]] | None) -> None:
    """Two monsters of Level 4 for a total of 6, or one of 8 alone: only where the card's wording decides."""
    lab = Lab(
        edition=edition,
        idol=monster(level=6, traits=("ritual",)),
        eight=monster(level=8),
        rite=spell(icon="ritual", abilities=[do(ritual(False))]),
    )
    idol = lab.put("idol", 0, "hand")
    lab.put("eight", 0, "hand")
    lab.put("blank", 0, "m1")
    lab.put("blank", 0, "m2")
    rite = lab.put("rite", 0, "s1")
    if combos is None:
        assert lab.why(rite) == "nothing-would-happen"
        return
    lab.use(rite)
    lab.pick(idol)
    assert lab.choice.combinations == combos


TOKENS = t.CreateTokens(
    count=2,
    name="Sheep",
    race="Beast",
    attribute="EARTH",
    level=1,
    atk=0,
    def_=0,
    position="defense",
    untributable=True,
)


def test_tokens() -> None:
    lab = Lab(goat=spell(abilities=[do(TOKENS)]))
    data = token_data(token_code(TOKENS))
    assert data is not None
    from sanam.games.yugioh.kit import Kit

    lab.game.kits[token_code(TOKENS)] = Kit(CardData(code=99, **data))
    lab.use(lab.put("goat", 0, "s1"))
    lab.pick("0.m1")
    lab.pick("0.m3")
    sheep = lab.play.table.zones["0.m1"][0]
    assert lab.stance(sheep) == "up/side"
    assert len({fact.data["moment"] for fact in lab.facts("special_summoned")}) == 1
    assert lab.now.has(sheep, "cannot be tributed")
    for zone in ("m2", "m4"):
        lab.put("blank", 0, zone)
    assert lab.why(lab.put("goat", 0, "s2")) == "nothing-would-happen", "room for one only"


# ------------------------------------------------------------------------------------------ chance and choice


def test_a_die_chooses_among_its_faces() -> None:
    low, high = (
        Face((1, 2, 3), (Step(op=t.GainLife(amount=100)),)),
        Face((4, 5, 6), (Step(op=t.GainLife(amount=1000)),)),
    )
    lab = Lab(dice=spell(abilities=[do(t.RollDie(faces=(low, high)), t.Damage(amount=Amount(of="die", times=10)))]))
    lab.use(lab.put("dice", 0, "s1"))
    face = lab.facts("rolled")[0].data["face"]
    assert lab.lp(0) == 8000 + (100 if face <= 3 else 1000)
    assert lab.lp(1) == 8000 - 10 * face


@pytest.mark.parametrize("call", ["heads", "tails"])
def test_a_called_coin(call: str) -> None:
    coin = t.TossCoin(called=True, heads=(Step(op=t.GainLife(amount=1)),), tails=(Step(op=t.Damage(amount=1)),))
    lab = Lab(coin=spell(abilities=[do(coin)]))
    lab.use(lab.put("coin", 0, "s1"))
    lab.pick(call)
    right = (lab.facts("rolled")[0].data["face"] == 1) == (call == "heads")
    assert (lab.lp(0), lab.lp(1)) == ((8001, 8000) if right else (8000, 7999))


def test_heads_are_counted() -> None:
    lab = Lab(coins=spell(abilities=[do(t.TossCoin(count=3), t.GainLife(amount=Amount(of="heads", times=100)))]))
    lab.use(lab.put("coins", 0, "s1"))
    heads = sum(fact.data["face"] == 1 for fact in lab.facts("rolled"))
    assert len(lab.facts("rolled")) == 3
    assert lab.lp(0) == 8000 + 100 * heads


@pytest.mark.parametrize("at", ["activation", "resolution"])
def test_options(at: str) -> None:
    options = ((Step(op=t.Destroy(group=THEIRS)),), (Step(op=t.GainLife(amount=500)),), (Step(op=t.Draw()),))
    lab = Lab(either=spell(abilities=[do(t.Choose(options=options, at=at))]))
    card = lab.put("either", 0, "s1")
    if at == "activation":
        assert lab.pay(card) is None
        assert lab.offered() == [1, 2], "there is nothing to destroy"
        paid = lab.pick(2)
        assert paid["modes"] == [2]
        lab.resolve(paid)
    else:
        lab.use(card)
        assert lab.offered() == [1, 2]
        lab.pick(2)
    assert lab.count(0, "hand") == 1


# ------------------------------------------------------------------------------------------ later


@pytest.mark.rule("yugioh-zh", "YZH-5.27")
def test_what_is_put_off_counts_the_turns_of_its_player_only() -> None:
    later = t.Later(
        when=t.Occasion(events=("phase",), phase="end", who="opponent"),
        do=(Step(op=t.Destroy(group=Group(ref="it"))),),
        turns=3,
    )
    lab = Lab(doom=spell(abilities=[do(later, targets=(THEIRS,))]))
    enemy = lab.put("blank", 1)
    lab.use(lab.put("doom", 0, "s1"))
    for turn in range(3, 9):
        player = (turn + 1) % 2
        assert (due(lab.game, "end", player) != []) is (player == 1)
        lab.turn(player, turn, "end")
        lab.run("RunLater", phase="end", seat=player)
        assert lab.zone(enemy) == ("1.m1" if turn < 8 else "1.graveyard")
    assert "later" not in lab.play.table.marks


def test_it_in_what_is_put_off_is_stale_once_the_card_has_moved() -> None:
    later = t.Later(when=t.Occasion(events=("phase",), phase="end"), do=(Step(op=t.Destroy(group=Group(ref="it"))),))
    lab = Lab(
        doom=spell(
            abilities=[
                do(t.SpecialSummon(group=TARGET, position="attack"), Step(op=later, link="and"), targets=(GRAVE,))
            ]
        )
    )
    bear = lab.put("blank", 0, "graveyard")
    lab.use(lab.put("doom", 0, "s1"))
    lab.pick("0.m1")
    lab.game.to_hand([bear], {"cause": "rule", "card": None, "seat": None})
    lab.run("RunLater", phase="end", seat=0)
    assert lab.zone(bear) == "0.hand"


# ------------------------------------------------------------------------------------------ limits


@pytest.mark.parametrize(
    ("limit", "same", "copy", "next_turn"),
    [
        ("", "", "", ""),
        ("turn", "used-up", "", ""),
        ("name", "used-up", "used-up", ""),
        ("each", "used-up", "used-up", ""),
        ("shared", "used-up", "used-up", ""),
        ("duel", "used-up", "used-up", "used-up"),
        ("faceup", "used-up", "", "used-up"),
    ],
)
def test_limits(limit: str, same: str, copy: str, next_turn: str) -> None:
    draw = do(t.Draw(), kind="ignition", limit=limit)
    lab = Lab(sage=monster(abilities=[draw, do(t.GainLife(amount=1), kind="ignition", limit=limit)]))
    one, two = lab.put("sage", 0, "m1"), lab.put("sage", 0, "m2")
    lab.use(one)
    assert lab.why(one) == same
    assert lab.why(two) == copy
    assert lab.why(one, 1) == ("used-up" if limit == "shared" else ""), "its other effect"
    lab.turn(1, 4)
    assert lab.why(one) == next_turn


def test_twice_per_turn_and_a_returned_copy_is_a_new_card() -> None:
    lab = Lab(sage=monster(abilities=[do(t.Draw(), kind="ignition", limit="turn", times=2)]))
    sage = lab.put("sage", 0, "m1")
    lab.use(sage)
    lab.use(sage)
    assert lab.why(sage) == "used-up"
    lab.game.to_hand([sage], {"cause": "rule", "card": None, "seat": None})
    lab.game.relocate(sage, "0.m1", "up")
    assert lab.why(sage) == ""


def test_only_one_activation_and_only_one_under_control() -> None:
    lab = Lab(
        seal=spell(abilities=[do(t.Draw()), Ability(kind="activation limit", limit="name")]),
        queen=monster(abilities=[Ability(kind="control limit")]),
    )
    lab.use(lab.put("seal", 0, "s1"))
    assert lab.why(lab.put("seal", 0, "s2")) == "used-up"
    assert lab.why(lab.put("seal", 1, "s2"), seat=1) == ""
    assert may_control(lab.game, 0, lab.put("queen", 0, "hand"))
    lab.put("queen", 0, "m1")
    assert not may_control(lab.game, 0, lab.put("queen", 0, "hand"))


# ------------------------------------------------------------------------------------------ usable


@pytest.mark.rule("yugioh-zh", "YZH-2.11", "YZH-2.80")
@pytest.mark.rule("yugioh-fa", "YFA-2.10", "YFA-2.60")
def test_a_face_down_monster_has_no_effects_to_use() -> None:
    lab = Lab(sage=monster(abilities=[do(t.Draw(), kind="ignition")]))
    assert lab.why(lab.put("sage", 0, "m1", "down/side")) == "cannot-activate"
    assert lab.why(lab.put("sage", 0, "m2")) == ""
    assert lab.why(lab.put("sage", 0, "hand")) == "cannot-activate"


def test_effects_that_could_do_nothing_are_refused() -> None:
    sweep = t.Destroy(group=Group(whose="opponent", zones=("monster",), number="all"))
    lab = Lab(
        storm=spell(abilities=[do(sweep)]),
        hope=spell(abilities=[do(t.Draw(count=3))]),
        mixed=spell(abilities=[do(sweep, Step(op=t.Draw(), link="then"))]),
        also=spell(abilities=[do(sweep, t.GainLife(amount=1))]),
    )
    assert lab.why(lab.put("storm", 0, "s1")) == "nothing-would-happen"
    assert lab.why(lab.put("mixed", 0, "s2")) == "nothing-would-happen"
    assert lab.why(lab.put("also", 0, "s3")) == ""
    for card in list(lab.play.table.zones["0.deck"]):
        lab.play.move(card, "0.banished")
    assert lab.why(lab.put("hope", 0, "s4")) == "nothing-would-happen"


def test_a_mandatory_trigger_is_used_even_for_nothing() -> None:
    sweep = t.Destroy(group=Group(whose="opponent", zones=("monster",), number="all"))
    when = t.Occasion(events=("summoned",), subject=t.SELF)
    lab = Lab(
        herald=monster(
            abilities=[do(sweep, kind="trigger", when=when), do(sweep, kind="trigger", when=when, optional=True)]
        )
    )
    herald = lab.put("herald", 0)
    event = {"cards": [herald], "moves": [0]}
    assert lab.why(herald, 0, event=event) == ""
    assert lab.why(herald, 1, event=event) == "nothing-would-happen"


def test_conditions_of_activation() -> None:
    alone = t.Compare(
        left=Amount(of="count", group=Group(whose="you", zones=("monster",), number="all")), sign="=", right=0
    )
    lab = Lab(call=spell(abilities=[do(t.Draw(), conditions=(alone,))]))
    call = lab.put("call", 0, "hand")
    assert lab.why(call) == ""
    lab.put("blank", 0)
    assert lab.why(call) == "condition-not-met"


@pytest.mark.parametrize(
    ("windows", "inside"),
    [
        ((), True),
        (("your turn",), True),
        (("opponent turn",), False),
        (("main",), True),
        (("main 1",), True),
        (("main 2",), False),
        (("your turn", "battle"), False),
        (("standby", "main 1"), True),
        (("damage step",), True),
        (("damage",), False),
        (("calculation",), False),
    ],
)
def test_windows(windows: tuple[str, ...], inside: bool) -> None:
    lab = Lab()
    assert in_window(lab.game, Ability(kind="quick", windows=windows), 0) is inside


def test_windows_of_the_damage_step() -> None:
    lab = Lab()
    lab.turn(1, 4, "battle")
    lab.play.mark("table", "step", "damage")
    assert in_window(lab.game, Ability(kind="quick", windows=("opponent turn", "damage")), 0)
    assert not in_window(lab.game, Ability(kind="quick", windows=("calculation",)), 0)
    lab.play.mark("table", "calculation", True)
    assert in_window(lab.game, Ability(kind="quick", windows=("calculation",)), 0)
