"""Operations that move cards, turn them or put something on them: each is carried out on a real table."""

from __future__ import annotations

import pytest
from lab import Lab, do, monster, spell, trap

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.tree import Ability, Filter, Group, Step

MONSTERS = Filter(kinds=("monster",))
THEIRS = Group(whose="opponent", zones=("monster",), filter=MONSTERS)
MINE = Group(whose="you", zones=("monster",), filter=MONSTERS)
TARGET = Group(ref="target")
IT = Group(ref="it")


@pytest.mark.parametrize(
    ("how", "zone", "to"),
    [
        ("send", "m1", "1.graveyard"),
        ("banish", "m1", "1.banished"),
        ("return", "m1", "1.hand"),
        ("shuffle", "m1", "1.deck"),
        ("top", "graveyard", "1.deck"),
        ("bottom", "graveyard", "1.deck"),
        ("add", "graveyard", "1.hand"),
        ("discard", "hand", "1.graveyard"),
        ("tribute", "m1", "1.graveyard"),
    ],
)
def test_every_way_to_move_a_card(how: str, zone: str, to: str) -> None:
    word = {"m1": "monster"}.get(zone, zone)
    group = Group(whose="opponent", zones=(word,))
    lab = Lab(mover=spell(abilities=[do(t.Move(how=how, group=group))]))
    card = lab.put("blank", 1, zone)
    lab.use(lab.put("mover", 0, "s1"))
    assert lab.zone(card) == to
    if how in ("top", "bottom"):
        assert lab.play.table.zones[to].index(card) == (10 if how == "top" else 0)


@pytest.mark.rule("yugioh-zh", "YZH-1.31")
def test_searching_the_deck_shows_it_and_shuffles_it() -> None:
    wanted = Group(whose="you", zones=("deck",), filter=Filter(names=("prize",)))
    lab = Lab(prize=monster(), search=spell(abilities=[do(t.Move(how="add", group=wanted))]))
    prizes = [lab.put("prize", 0, "deck") for _ in range(2)]
    before = list(lab.play.table.zones["0.deck"])
    search = lab.put("search", 0, "s1")
    lab.use(search)
    assert lab.asked == "pick"
    assert lab.offered() == prizes
    assert not lab.game.hidden_from(lab.play.table.cards[prizes[0]], 0), "he sees what he picks from"
    lab.pick(prizes[0])
    assert lab.zone(prizes[0]) == "0.hand"
    assert lab.play.table.cards[prizes[0]].known == [0, 1], "the card that was found is shown"
    assert lab.play.table.cards[prizes[1]].known == [], "shuffled again, nobody knows it any more"
    after = list(lab.play.table.zones["0.deck"])
    assert len(lab.facts("shuffled")) == 1
    assert sorted(after) == sorted(set(before) - {prizes[0]})
    assert after != [card for card in before if card != prizes[0]]


def test_no_search_no_shuffle() -> None:
    lab = Lab(draw=spell(abilities=[do(t.Draw(count=2))]))
    lab.use(lab.put("draw", 0, "s1"))
    assert not lab.facts("shuffled")


@pytest.mark.rule("yugioh-zh", "YZH-5.60")
def test_random_picks_ask_nobody() -> None:
    hand = Group(whose="opponent", zones=("hand",), by="random")
    lab = Lab(trick=spell(abilities=[do(t.Move(how="discard", group=hand, who="opponent"))]))
    for _ in range(5):
        lab.put("blank", 1, "hand")
    lab.use(lab.put("trick", 0, "s1"))
    assert lab.asked == ""
    assert lab.count(1, "hand") == 4
    assert lab.count(1, "graveyard") == 1


def test_the_opponent_picks_among_his_own_when_he_does_it() -> None:
    hand = Group(whose="opponent", zones=("hand",))
    lab = Lab(tax=spell(abilities=[do(t.Move(how="discard", group=hand, who="opponent"))]))
    cards = [lab.put("blank", 1, "hand") for _ in range(2)]
    lab.use(lab.put("tax", 0, "s1"))
    assert (lab.choice.seat, lab.asked) == (1, "discard")
    lab.pick(cards[1])
    assert lab.zone(cards[1]) == "1.graveyard"


@pytest.mark.rule("yugioh-th", "YTH-4.19")
@pytest.mark.rule("yugioh-zh", "YZH-5.15")
@pytest.mark.parametrize("player", [0, 1])
def test_when_both_act_the_turn_player_is_first(player: int) -> None:
    each = Group(whose="either", zones=("monster",), by="controller")
    lab = Lab(both=spell(abilities=[do(t.Destroy(group=each))]))
    for seat in (0, 1):
        for zone in ("m1", "m2"):
            lab.put("blank", seat, zone)
    lab.turn(player, 3)
    lab.use(lab.put("both", 0, "s1"))
    assert lab.choice.seat == player
    lab.pick(lab.offered()[0])
    assert lab.choice.seat == 1 - player
    assert not lab.facts("destroyed"), "both have chosen before anything happens"
    lab.pick(lab.offered()[0])
    assert len({fact.data["moment"] for fact in lab.facts("destroyed")}) == 1


@pytest.mark.rule("yugioh-zh", "YZH-5.15")
@pytest.mark.parametrize("player", [0, 1])
def test_both_draw_the_turn_player_first(player: int) -> None:
    lab = Lab(both=spell(abilities=[do(t.Draw(who="each"))]))
    lab.turn(player, 3)
    lab.use(lab.put("both", 0, "s1"))
    assert [fact.seat for fact in lab.facts("drew")] == [player, 1 - player]


@pytest.mark.rule("yugioh-zh", "YZH-5.52", "YZH-5.53")
def test_one_effect_is_one_draw_whatever_the_number() -> None:
    drawn = t.Occasion(events=("drawn",), who="you")
    lab = Lab(
        draw=spell(abilities=[do(t.Draw(count=2))]),
        counts=spell(
            icon="continuous",
            abilities=[
                Ability(
                    kind="continuous", when=drawn, do=(Step(op=t.PlaceCounters(name="Spell Counter", group=t.SELF)),)
                ),
            ],
        ),
    )
    counts = lab.put("counts", 0, "s2")
    lab.use(lab.put("draw", 0, "s1"))
    assert lab.count(0, "hand") == 2
    assert lab.play.table.cards[counts].counters == {"Spell Counter": 1}


@pytest.mark.parametrize(
    ("number", "count", "least", "most"),
    [
        ("exactly", 2, 2, 2),
        ("up to", 2, 1, 2),
        ("at least", 2, 2, 3),
        ("any", 1, 1, 3),
        ("exactly", 9, 3, 3),
    ],
)
def test_how_many_are_picked(number: str, count: int, least: int, most: int) -> None:
    group = Group(whose="opponent", zones=("monster",), number=number, count=count)
    lab = Lab(pick=spell(abilities=[do(t.Destroy(group=group))]))
    cards = [lab.put("blank", 1, zone) for zone in ("m1", "m2", "m3")]
    picker = lab.put("pick", 0, "s1")
    if count == 9:
        # Too few to activate it; when some have gone since, as many as there are.
        assert lab.why(picker) == "nothing-would-happen"
        lab.card, lab.index, lab.seat, lab.event = picker, 0, 0, None
        lab.resolve()
    else:
        lab.use(picker)
    if least == most == 3:
        assert lab.count(1, "graveyard") == 3, "as many as there are"
        return
    assert (lab.choice.least, lab.choice.most) == (least, most)
    lab.pick(*cards[:least])
    assert lab.count(1, "graveyard") == least


def test_groups_handled_together() -> None:
    both = Group(ref="self", also=THEIRS)
    lab = Lab(bomb=monster(abilities=[do(t.Destroy(group=both), kind="ignition")]))
    bomb = lab.put("bomb", 0)
    other = lab.put("blank", 1)
    lab.use(bomb)
    assert (lab.zone(bomb), lab.zone(other)) == ("0.graveyard", "1.graveyard")
    assert len({fact.data["moment"] for fact in lab.facts("destroyed")}) == 1


@pytest.mark.parametrize(
    ("to", "was", "stance"),
    [
        ("change", "up", "up/side"),
        ("change", "up/side", "up"),
        ("attack", "down/side", "up"),
        ("defense", "up", "up/side"),
        ("facedown", "up", "down/side"),
        ("faceup attack", "down/side", "up"),
        ("faceup defense", "down/side", "up/side"),
    ],
)
def test_changing_positions(to: str, was: str, stance: str) -> None:
    lab = Lab(turn=spell(abilities=[do(t.ChangePosition(group=THEIRS, to=to))]))
    card = lab.put("blank", 1, "m1", was)
    lab.use(lab.put("turn", 0, "s1"))
    assert lab.stance(card) == stance
    flipped = was == "down/side"
    assert bool(lab.facts("flipped")) is flipped


@pytest.mark.rule("yugioh-zh", "YZH-2.19")
@pytest.mark.rule("yugioh-fa", "YFA-2.33")
def test_being_turned_up_by_an_effect_is_being_flipped() -> None:
    from sanam.games.yugioh.texts.execution.interpreter import match_occasion

    flip = Ability(kind="flip", when=t.Occasion(events=("flipped",), subject=t.SELF), do=(Step(op=t.Draw()),))
    lab = Lab(
        jar=monster(abilities=[flip]), turn=spell(abilities=[do(t.ChangePosition(group=THEIRS, to="faceup attack"))])
    )
    jar = lab.put("jar", 1, "m1", "down/side")
    lab.use(lab.put("turn", 0, "s1"))
    event = match_occasion(lab.game, flip, jar, lab.facts("flipped")[0])
    assert event is not None
    assert event["cards"] == [jar]


def test_setting_a_spell_from_the_graveyard() -> None:
    gone = Group(whose="you", zones=("graveyard",), filter=Filter(kinds=("spell",)))
    lab = Lab(
        reset=monster(abilities=[do(t.SetCard(group=gone), kind="ignition")]), old=spell(abilities=[do(t.Draw())])
    )
    old = lab.put("old", 0, "graveyard")
    lab.use(lab.put("reset", 0))
    assert lab.zone(old) == "0.s1"
    assert lab.stance(old) == "down"


def test_control_and_its_swap() -> None:
    lab = Lab(
        lure=spell(abilities=[do(t.TakeControl(group=TARGET, until="turn"), targets=(THEIRS,))]),
        swap=spell(abilities=[do(t.SwapControl(group=Group(ref="target")), targets=(MINE, THEIRS))]),
    )
    enemy = lab.put("blank", 1)
    lab.use(lab.put("lure", 0, "s1"))
    assert lab.game.controller(enemy) == 0
    assert lab.zone(enemy).startswith("0.m")
    lab2 = Lab(swap=spell(abilities=[do(t.SwapControl(group=Group(ref="target")), targets=(MINE, THEIRS))]))
    mine, theirs = lab2.put("blank", 0, "m1"), lab2.put("blank", 1, "m3")
    for zone in ("m2", "m3", "m4", "m5"):
        lab2.put("blank", 0, zone)
    swap = lab2.put("swap", 0, "s1")
    lab2.pay(swap)
    lab2.resolve(lab2.pick(mine))
    assert (lab2.zone(mine), lab2.zone(theirs)) == ("1.m3", "0.m1")


def test_what_was_changed_about_a_monster_goes_with_it_when_control_changes() -> None:
    boost = t.Modify(group=TARGET, what="atk", how="gain", amount=500)
    lab = Lab(
        boost=spell(abilities=[do(boost, targets=(THEIRS,))]),
        lure=spell(abilities=[do(t.TakeControl(group=TARGET), targets=(THEIRS,))]),
        sage=monster(abilities=[do(t.Draw(), kind="ignition", limit="turn")]),
    )
    sage = lab.put("sage", 1)
    lab.use(sage, seat=1)
    lab.use(lab.put("boost", 0, "s1"))
    lab.use(lab.put("lure", 0, "s2"))
    assert lab.game.controller(sage) == 0
    assert lab.now.value(sage, "atk") == 1500
    assert lab.why(sage) == "used-up"


def test_no_control_without_room() -> None:
    lab = Lab(lure=spell(abilities=[do(t.TakeControl(group=TARGET), targets=(THEIRS,))]))
    lab.put("blank", 1)
    for zone in ("m1", "m2", "m3", "m4", "m5"):
        lab.put("blank", 0, zone)
    assert lab.why(lab.put("lure", 0, "s1")) == "nothing-would-happen"


@pytest.mark.rule("yugioh-zh", "YZH-5.47")
def test_a_monster_can_become_an_equip_card() -> None:
    arms = Ability(
        kind="continuous", do=(Step(op=t.Modify(group=Group(ref="equipped"), what="atk", how="gain", amount=600)),)
    )
    lab = Lab(
        rider=monster(
            abilities=[
                do(
                    t.Equip(card=t.SELF, to=TARGET),
                    kind="ignition",
                    targets=(Group(whose="you", zones=("monster",), filter=Filter(other=True)),),
                ),
                arms,
            ]
        )
    )
    rider, horse = lab.put("rider", 0, "m1"), lab.put("blank", 0, "m2")
    lab.use(rider)
    assert lab.zone(rider).startswith("0.s")
    assert lab.play.table.cards[rider].host == horse
    assert lab.now.value(horse, "atk") == 1600
    from sanam.games.yugioh.texts.execution.filters import matches

    assert matches(lab.game, Filter(kinds=("spell",), icons=("equip",)), rider)
    assert not matches(lab.game, Filter(kinds=("monster",)), rider)


def test_attaching_materials() -> None:
    lab = Lab(
        xyz=monster(
            traits=("xyz", "effect"), abilities=[do(t.Attach(group=TARGET), kind="ignition", targets=(THEIRS,))]
        )
    )
    xyz, enemy = lab.put("xyz", 0), lab.put("blank", 1)
    lab.use(xyz)
    assert lab.game.materials(xyz) == [enemy]


def test_what_a_card_is_attached_to_is_it_from_then_on() -> None:
    attach = t.Attach(group=Group(ref="self"), to=Group(whose="you", zones=("monster",)))
    send = Step(op=t.Move(how="send", group=IT), link="then")
    lab = Lab(joins=spell(abilities=[do(attach, send)]), xyz=monster(traits=("xyz",)))
    joins, xyz = lab.put("joins", 0, "s1"), lab.put("xyz", 0)
    lab.use(joins)
    assert lab.zone(xyz) == "0.graveyard"


@pytest.mark.rule("yugioh-th", "YTH-4.25", "YTH-4.26")
def test_counters_are_placed_on_face_up_cards_and_removed_together() -> None:
    bearers = Group(whose="you", zones=("field",), number="all")
    lab = Lab(
        place=spell(
            abilities=[
                do(
                    t.PlaceCounters(name="Spell Counter", group=TARGET, count=2),
                    targets=(Group(whose="you", zones=("monster",), filter=Filter(face="up")),),
                )
            ]
        ),
        spend=spell(
            abilities=[do(t.Draw(), cost=(Step(op=t.RemoveCounters(name="Spell Counter", group=bearers, count=3)),))]
        ),
        clear=spell(abilities=[do(t.RemoveCounters(name="Spell Counter", group=bearers, all_=True))]),
    )
    one = lab.put("blank", 0, "m1")
    lab.put("blank", 0, "m2", "down/side")
    lab.use(lab.put("place", 0, "s1"))
    counters = lab.play.table.cards[one].counters
    assert counters == {"Spell Counter": 2}
    spend = lab.put("spend", 0, "s2")
    assert lab.why(spend) == "cost-cannot-be-paid"
    two = lab.put("blank", 0, "m3")
    lab.game.place_counter(two, "Spell Counter", 2)
    assert lab.why(spend) == ""
    lab.pay(spend)
    assert lab.offered() == [one, two]
    lab.pick(one)
    lab.pick(one)
    assert lab.play.table.cards[two].counters == {"Spell Counter": 1}, "the last one is taken where it is"
    lab.resolve()
    assert lab.count(0, "hand") == 1
    lab.use(lab.put("clear", 0, "s3"))
    assert lab.play.table.cards[two].counters == {}


def test_reveal_look_and_arrange() -> None:
    top = Group(whose="you", zones=("deck top",), count=3, number="all")
    lab = Lab(
        scry=spell(abilities=[do(t.Look(group=top), Step(op=t.Arrange(group=IT), link="then"))]),
        show=spell(abilities=[do(t.Reveal(group=Group(whose="opponent", zones=("hand",), number="all")))]),
    )
    three = list(reversed(lab.play.table.zones["0.deck"][-3:]))
    lab.use(lab.put("scry", 0, "s1"))
    assert lab.play.table.cards[three[0]].known == [0]
    assert lab.offered() == three
    lab.pick(three[2], three[0], three[1])
    assert list(reversed(lab.play.table.zones["0.deck"][-3:])) == [three[2], three[0], three[1]]
    secret = lab.put("blank", 1, "hand")
    lab.use(lab.put("show", 0, "s2"))
    assert lab.play.table.cards[secret].known == [0, 1]


def test_shuffling_ones_own_deck() -> None:
    lab = Lab(mix=spell(abilities=[do(t.Shuffle())]))
    before = list(lab.play.table.zones["0.deck"])
    lab.use(lab.put("mix", 0, "s1"))
    assert lab.play.table.zones["0.deck"] != before


def test_a_trap_answers_with_what_the_occasion_was() -> None:
    attack = t.Occasion(events=("attack",), subject=THEIRS)
    lab = Lab(wall=trap(abilities=[do(t.Destroy(group=Group(ref="event")), when=attack)]))
    enemy = lab.put("blank", 1)
    wall = lab.put("wall", 0, "s1", "down")
    assert lab.why(wall) == "condition-not-met"
    event = {"cards": [enemy], "moves": [0], "other": None, "amount": None, "who": 1, "link": None}
    assert lab.why(wall, event=event) == ""
    lab.use(wall, event=event)
    assert lab.zone(enemy) == "1.graveyard"
