"""Every operation of the ability tree does something in every kind of ability in which it may stand.

The same board is played twice, once with the operation and once with a statement that does nothing: what comes of it
must differ. A new operation needs its own line here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest
from scenario import FACE_DOWN, Scenario, monster, spell, trap

from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.tree import Ability, Filter, Group, Occasion, Step, to_plain

THEIRS = Group(whose="opponent", zones=("monster",))
MINE = Group(whose="you", zones=("monster",), filter=Filter(names=("ox",)))
HAND = Group(whose="you", zones=("hand",), filter=Filter(names=("wall",)))
GRAVE = Group(whose="you", zones=("graveyard",), filter=Filter(names=("mouse",)))
DECK = Group(whose="you", zones=("deck",), filter=Filter(names=("giant",)))
TOP = Group(whose="you", zones=("deck top",), count=3, number="all")
XYZ = Group(whose="you", zones=("monster",), filter=Filter(traits=("xyz",)))
TOKEN = {"name": "Sheep Token", "race": "Beast", "attribute": "EARTH", "level": 1, "atk": 0, "def_": 0}
GAIN = (Step(t.GainLife(amount=50)),)

DEEDS: list[t.Operation] = [
    t.Destroy(group=THEIRS),
    *(t.Move(how=how, group=group) for how, group in (
        ("send", DECK), ("discard", HAND), ("tribute", MINE), ("banish", GRAVE), ("return", THEIRS), ("add", DECK),
        ("shuffle", GRAVE), ("top", GRAVE), ("bottom", GRAVE),
    )),
    t.Draw(count=2),
    t.SpecialSummon(group=GRAVE),
    t.SpecialSummon(group=GRAVE, treated_by="Comet"),
    t.NormalSummon(group=HAND),
    t.SetCard(group=Group(whose="you", zones=("graveyard",), filter=Filter(kinds=("trap",)))),
    *(t.ChangePosition(group=THEIRS, to=to) for to in ("change", "defense", "facedown", "faceup defense")),
    t.Damage(amount=300),
    t.GainLife(amount=70),
    t.PayLife(amount=200),
    *(t.SetLife(how=how, amount=300) for how in ("become", "lose", "halve")),
    *(t.Modify(group=THEIRS, what="atk def", how=how, amount=100) for how in (
        "gain", "lose", "become", "halve", "double", "swap",
    )),
    t.Modify(group=THEIRS, what="level", how="gain", amount=1),
    *(t.Become(group=THEIRS, what=what, value=value) for what, value in (
        ("attribute", "WIND"), ("race", "Fish"), ("name", "whale"),
    )),
    t.CopyEffects(group=MINE, of=THEIRS),
    t.Negate(what="effects", group=XYZ),
    *(t.SkipPhase(phase=phase) for phase in ("draw", "standby", "main 1", "battle", "turn")),
    t.TakeControl(group=THEIRS),
    t.SwapControl(group=Group(whose="you", zones=("monster",), filter=Filter(names=("ox",)), also=THEIRS)),
    t.Equip(card=GRAVE, to=THEIRS),
    t.CreateTokens(count=1, **TOKEN),
    t.PlaceCounters(name="Spell", group=THEIRS),
    t.RemoveCounters(name="Spell", group=MINE, count=2),
    t.Detach(group=XYZ),
    t.Attach(group=GRAVE, to=XYZ),
    t.Reveal(group=HAND),
    t.Look(group=Group(whose="opponent", zones=("hand",), number="all")),
    t.Shuffle(),
    t.TossCoin(heads=GAIN, tails=(Step(t.GainLife(amount=60)),)),
    t.TossCoin(called=True, heads=GAIN, tails=(Step(t.GainLife(amount=60)),)),
    t.RollDie(faces=(t.Face((1, 2, 3), GAIN), t.Face((4, 5, 6), (Step(t.GainLife(amount=60)),)))),
    t.Choose(options=(GAIN, (Step(t.Draw()),))),
    t.Choose(options=(GAIN, (Step(t.Draw()),)), at="activation"),
    t.Rule(group=THEIRS, rule="cannot attack", until="turn"),
    t.PlayerRule(rule="cannot attack", who="opponent", until="turn"),
    t.Replace(group=MINE, instead=GAIN),
    t.WinDuel(),
    t.Later(when=Occasion(events=("phase",), phase="end", who="you"), do=GAIN),
]  # fmt: skip
#: Operations that need an occasion of their own, and the tests that play them.
ELSEWHERE: dict[type, str] = {
    t.EndBattlePhase: "test_effects",
    t.Pick: "test_copied_effects",
    t.FusionSummon: "test_special_methods",
    t.RitualSummon: "test_special_methods",
    t.SendListed: "test_fused_later",
    t.Arrange: "test_operations_on_cards",
    t.SummonCondition: "says how a card is Summoned",
    t.ByHand: "test_partly_played",
    t.PutBack: "test_complement_texts",
    t.PlaceSpell: "test_complement_texts",
    t.ExtraSummon: "test_extra_summons",
    t.Redirect: "test_further_attacks",
    t.OrderAttack: "test_ordered_attacks",
    t.PassOn: "test_passed_on",
    t.ChangeEffect: "test_changed_effects",
    t.MakeDirect: "test_made_direct",
    t.Excavate: "test_excavating",
    t.ChooseNumber: "test_excavating",
    t.Declare: "test_declaring",
    t.CloseZones: "test_closed_zones",
    t.Whenever: "test_famous_wordings",
    t.ApplyEffect: "test_applied_effects",
}
NOTHING = t.SummonCondition()


def play_spell(s: Scenario) -> None:
    s.act("activate", s.put(0, "deed", "hand"))


def play_monster(s: Scenario) -> None:
    s.act("activate", s.put(0, "deed", "m5"))


def play_summon(s: Scenario) -> None:
    s.put(0, "deed", "m5")
    s.act("normal_summon", s.put(0, "bear", "hand"))


def play_flip(s: Scenario) -> None:
    s.act("flip_summon", s.put(0, "deed", "m5", FACE_DOWN))


def play_gift(s: Scenario) -> None:
    s.put(0, "deed", "m5")
    s.act("activate", s.put(0, "gift", "hand"))


#: For each kind of ability: its card, what else it needs, and how it comes to be used.
KINDS: dict[str, tuple[Callable[..., CardData], dict[str, Any], Callable[[Scenario], None]]] = {
    "activate": (spell, {}, play_spell),
    "ignition": (monster, {}, play_monster),
    "trigger": (monster, {"when": Occasion(events=("normal summoned",), subject=Group())}, play_summon),
    "flip": (monster, {}, play_flip),
    "continuous": (monster, {"when": Occasion(events=("life gained",), who="you")}, play_gift),
}
GIFT = spell("gift", abilities=to_plain([Ability(kind="activate", do=(Step(t.GainLife(amount=1000)),))]))
FOUR = monster("four", 4, traits=("xyz", "effect"), abilities=[])
JAR = trap("jar", abilities=[])


def test_every_operation_is_played() -> None:
    assert {type(op) for op in DEEDS} | {*ELSEWHERE} == {*get_args(t.Operation)}


def outcome(kind: str, op: t.Operation) -> Any:
    """What the table is like when the ability has been carried out."""
    make, more, play = KINDS[kind]
    deed = make("deed", abilities=to_plain([Ability(kind=kind, do=(Step(op),), **more)]))
    s = Scenario("zh-mr2", deed, GIFT, FOUR, JAR, copies=3, deck=12)
    ox = s.put(0, "ox", "m1")
    four = s.put(0, "four", "m2")
    s.put(1, "ox", "m1")
    for name, zone in (("wall", "hand"), ("mouse", "graveyard"), ("jar", "graveyard"), ("giant", "deck")):
        s.put(0, name, zone)
    s.put(1, "wall", "hand")

    def prepare(game: Any) -> None:
        game.place_counter(ox, "Spell", 2)
        game.attach_material([s.put_aside(0, "knight")], four)

    s.edit(prepare)
    play(s)
    while s.table.choice is not None and s.choice.kind not in ("action", "next_duel"):
        # One way through all questions; whether to respond is not one of them.
        s.play.answer([] if s.choice.kind == "respond" else list(range(max(1, s.choice.least))))
    table = s.table
    cards = {c.id: (c.zone, c.stance, dict(c.counters), c.host, list(c.known)) for c in table.cards.values()}
    changed = [(m.subject, m.key, m.op, str(m.value)) for m in table.modifiers.values()]
    marks = [table.marks.get(key) for key in ("later", "result")] + [seat.marks.get("skip") for seat in table.seats]
    return cards, list(table.zones["0.deck"]), [seat.counts["lp"] for seat in table.seats], changed, str(marks)


@pytest.fixture(scope="module")
def idle() -> dict[str, Any]:
    """What comes of each kind when its effect is a statement that does nothing."""
    return {kind: outcome(kind, NOTHING) for kind in KINDS}


@pytest.mark.rule("yugioh-zh", "YZH-2.89")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "op", DEEDS, ids=lambda op: f"{type(op).__name__} {getattr(op, 'how', getattr(op, 'to', ''))!s:.8}"
)
def test_an_operation_does_something_in_every_kind_of_ability(kind: str, op: t.Operation, idle: dict[str, Any]) -> None:
    assert outcome(kind, op) != idle[kind]
