"""Operations on players, the chain and battle; chance and choice."""

from __future__ import annotations

from typing import Any

import pytest
from lab import Lab, do, monster, spell

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.tree import Amount, Face, Filter, Group, Range, Step

THEIRS = Group(whose="opponent", zones=("monster",))
MINE = Group(whose="you", zones=("monster",))


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
