"""Every match option and every feature flag changes what happens; a new one needs its own line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from scenario import SET, Scenario, monster, parsed, spell, trap

from sanam.engine import manual
from sanam.games.yugioh.cards.deck_rules import check_deck
from sanam.games.yugioh.texts.reading import texts
from sanam.games.yugioh.vocabulary.editions import EDITIONS, OPTIONS, Edition, Value

JAR = parsed(trap("jar", text="Draw 1 card."))
HALT = parsed(trap("halt", "counter", text="When a monster would be Summoned: Negate the Summon."))
HUSH = parsed(trap("hush", text="When a monster your opponent controls declares an attack: Negate the attack."))
MEADOW = parsed(spell("meadow", "field", text="All monsters on the field gain 200 ATK."))
TOSS = parsed(spell("toss", text="Target 1 monster on the field; shuffle it into the Deck."))
FAREWELL = parsed(monster("farewell", traits=("effect",), text="If this card leaves the field: Gain 100 LP."))
PARTING = parsed(monster("parting", traits=("effect",), text="When this card is sent to the GY: You can gain 100 LP."))
MUST = parsed(monster("must", traits=("effect",), text="If a monster is Normal Summoned: Gain 100 LP."))
MAY = parsed(monster("may", traits=("effect",), text="If a monster is Normal Summoned: You can gain 100 LP."))
RITE_TEXT = 'Ritual Summon "idol" from your hand, by Tributing monsters from your hand or field whose total Levels '
RITE = parsed(spell("rite", "ritual", text=RITE_TEXT + "equal or exceed 4."))
_MURMURS = monster("murmur", traits=("effect",))
MURMUR_TEXT = "Your monsters gain 100 ATK by moonlight. Once per turn: You can gain 300 LP."
MURMUR = msgspec.structs.replace(
    _MURMURS, text=MURMUR_TEXT, abilities=texts.reading(MURMUR_TEXT, _MURMURS, "en").abilities, problem="0:1 unread"
)
IDOL = parsed(monster("idol", traits=("effect", "ritual"), text='You can Ritual Summon this card with "rite".'))


def best_of(s: Scenario) -> Any:
    s.play.manual(0, manual.Setting("concede", ""))
    return s.choice.kind if s.table.choice is not None else None


def drawn(s: Scenario) -> Any:
    return [f.seat for f in s.facts("drew")].count(0)


def over_the_limit(s: Scenario) -> Any:
    for name in ("bear", "ox"):
        for _ in range(4):
            s.put(0, name, "hand")
    s.act("phase", value="end")
    s.settle("hand_limit")
    return s.choice.kind, s.choice.least


def trigger_order(s: Scenario) -> Any:
    s.put(0, "may", "m1")
    s.put(1, "must", "m1")
    s.act("normal_summon", s.put(0, "bear", "hand"))
    while s.choice.kind != "action":
        s.play.answer([0])
    return [f.seat for f in s.facts("activated")]


def parting(s: Scenario) -> Any:
    s.put(0, "parting", "m1")
    s.act("normal_summon", s.put(0, "knight", "hand"))
    while s.choice.kind != "action":
        s.play.answer([0])
    return s.lp(0)


def after_summon(s: Scenario) -> Any:
    s.put(0, "jar", "s1", SET)
    s.act("normal_summon", s.put(0, "bear", "hand"))
    s.settle("respond")
    return s.choice.kind


def end_response(s: Scenario) -> Any:
    jar = s.put(1, "jar", "s1", SET)
    s.act("phase", value="battle")
    s.act("activate", jar)
    return s.phase


def zero_tie(s: Scenario) -> Any:
    mine = s.put(0, "mouse", "m1")
    s.attack(mine, s.put(1, "mouse", "m1"))
    return s.where(mine)


def locked_by_attack(s: Scenario) -> Any:
    ox, hush = s.put(0, "ox", "m1"), s.put(1, "hush", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("direct")
    s.do("activate", hush)
    s.to_main2()
    return s.acts(ox)


def unread_stop(s: Scenario) -> Any:
    s.put(0, "murmur", "m2")
    bear = s.put(0, "bear", "m1")
    s.do("phase", value="battle")
    s.act("attack", bear)
    s.act("direct")
    s.settle("by_hand")
    return s.choice.kind, s.choice.params.get("stage")


def newcomer(s: Scenario) -> Any:
    halt, bear = s.put(1, "halt", "s1", SET), s.put(0, "bear", "hand")
    s.act("normal_summon", bear)
    s.act("place", zone="0.m1")
    s.do("activate", halt)
    return s.acts(bear)


def two_fields(s: Scenario) -> Any:
    theirs = s.put(1, "meadow", "field")
    s.do("activate", s.put(0, "meadow", "hand"))
    return s.where(theirs)


def own_field_again(s: Scenario) -> Any:
    s.put(0, "meadow", "field")
    s.do("activate", s.put(0, "meadow", "hand"))
    return len(s.facts("destroyed"))


def ritual(s: Scenario, zone: str, tribute: str) -> Any:
    rite = s.put(0, "rite", zone, SET if zone == "s1" else None)
    s.put(0, "idol", "hand")
    s.put(0, tribute, "hand")
    return "activate" in s.acts(rite)


def second_battle(s: Scenario) -> Any:
    ox = s.put(0, "ox", "m1")
    s.attack(ox)
    s.edit(lambda game: game.play.mark("table", "battles", game.table.marks["battles"] + 1))
    return s.offered("attack") == [ox]


def to_deck(s: Scenario) -> Any:
    s.put(1, "farewell", "m1")
    s.do("activate", s.put(0, "toss", "hand"))
    return s.lp(1)


CARDS = (JAR, HALT, HUSH, MEADOW, TOSS, FAREWELL, PARTING, MUST, MAY, RITE, IDOL, MURMUR)
#: What comes of it, for each option; `turn` of the Scenario where it is not the third.
PLAYED: dict[str, Callable[[Scenario], Any]] = {
    "match.best_of": best_of,
    "turn.first_player_draws": drawn,
    "turn.hand_limit": over_the_limit,
    "chain.trigger_order": trigger_order,
    "trigger.missed_timing": parting,
    "priority.after_summon": after_summon,
    "priority.end_response": end_response,
    "battle.zero_atk_tie_destroys": zero_tie,
    "position.lock_on": locked_by_attack,
    "position.newcomer_lock": newcomer,
    "field.scope": two_fields,
    "field.replace": own_field_again,
    "ritual.level_rule": lambda s: ritual(s, "hand", "knight"),
    "ritual.spell_from_field": lambda s: ritual(s, "s1", "bear"),
    "attack.unit": second_battle,
    "battle.unread_stop": unread_stop,
    "leave_field.to_deck_triggers": to_deck,
}


def test_every_option_is_played_here() -> None:
    assert sorted(PLAYED) == sorted(option.id for option in OPTIONS)


@pytest.mark.parametrize("option", OPTIONS, ids=[option.id for option in OPTIONS])
def test_each_value_of_an_option_changes_what_happens(option: Any) -> None:
    turn = 1 if option.id == "turn.first_player_draws" else 3
    came = []
    for value in option.values:
        s = Scenario("zh-mr2", *CARDS, turn=turn, **{option.id: value})
        came.append(PLAYED[option.id](s))
    assert all(one not in came[:i] for i, one in enumerate(came)), came


# --------------------------------------------------------------------------------------------------- features

POLY_TEXT = "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as material."
POLY = parsed(spell("union", text=POLY_TEXT))
CENTAUR = parsed(monster("centaur", 6, 2400, 2000, traits=("fusion",), text='"bear" + "ox"'))
TUNER = monster("tuner", 3, 1000, 500, traits=("effect", "tuner"), abilities=[])
SEVEN = parsed(monster("seven", 7, traits=("synchro", "effect"), text="1 Tuner + 1 or more non-Tuner monsters"))
FOUR = parsed(monster("four", 4, traits=("xyz", "effect"), text="2 Level 4 monsters"))
FEATURES = sorted(key for key in EDITIONS["zh-mr2"].values if key.startswith("features."))


def with_feature(key: str, value: bool) -> Edition:
    base = EDITIONS["zh-mr2"]
    values = {
        **base.values,
        key: Value(value, "R"),
        "deck.extra_kinds": Value(["fusion", "synchro", "xyz", "link"], "R"),
    }
    return msgspec.structs.replace(base, values=values)


@pytest.mark.parametrize("key", FEATURES)
def test_a_deck_holds_the_kinds_of_cards_that_the_edition_has(key: str) -> None:
    kind = key.removeprefix("features.")
    pile = "main" if kind == "pendulum" else "extra"
    plain = [monster(f"card {n}") for n in range(40)]
    it = monster("it", traits=("effect", kind))
    cards = {card.code: card for card in (*plain, it)}
    piles = {"main": [card.code for card in plain], "extra": [], "side": []}
    piles[pile] = [*piles[pile], it.code]
    found = [[it.code in f.codes for f in check_deck(with_feature(key, on), cards, piles)] for on in (True, False)]
    assert found == [[], [True]]


@pytest.mark.rule("yugioh-fa", "YFA-0.1")
@pytest.mark.parametrize("on", [True, False])
@pytest.mark.parametrize("kind", ["fusion", "synchro", "xyz"])
def test_what_the_edition_does_not_have_is_not_summoned(kind: str, on: bool) -> None:
    s = Scenario("zh-mr2", POLY, CENTAUR, TUNER, SEVEN, FOUR, extra=("centaur", "seven", "four"))
    s.game.settings[f"features.{kind}"] = on
    union = s.put(0, "union", "hand")
    s.put(0, "bear", "m1")
    s.put(0, "ox", "m2")
    s.put(0, "tuner", "m3")
    it = {"fusion": "centaur", "synchro": "seven", "xyz": "four"}[kind]
    if kind == "fusion":
        assert ("activate" in s.acts(union)) is on
    else:
        offered = [s.card(i).code for i in s.offered("special_summon") if i is not None]
        assert (s.cards[it].key in offered) is on


@pytest.mark.rule("yugioh-fa", "YFA-0.1")
def test_the_persian_course_performs_no_fusion_summon() -> None:
    s = Scenario("fa-course", POLY, CENTAUR, extra=("centaur",))
    union = s.put(0, "union", "hand")
    s.put(0, "bear", "m1")
    s.put(0, "ox", "m2")
    assert "activate" not in s.acts(union)
    refused = s.refused("activate", union)
    assert refused is not None and refused.reason == "nothing-would-happen"
