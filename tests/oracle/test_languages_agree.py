"""The comparison of a card's texts in two languages, on made-up cards."""

from __future__ import annotations

from typing import Any

import languages
from languages import Translation

from sanam import games
from sanam.games.yugioh.cards.model import CardData

ENGLISH = 'When this card is Normal Summoned: You can add 1 "Kite" monster from your Deck to your hand.'
CHINESE = "①：此卡召喚成功時才能發動。從牌組將1體「風箏」怪獸加入手牌。"


def _read(language: str, *printed: str) -> tuple[dict[str, CardData], dict[str, object]]:
    texts = games.get("yugioh").texts
    assert texts is not None
    cards = {
        str(at): CardData(code=at, name=f"{language} {at}", kind="monster", traits=("effect",), text=text)
        for at, text in enumerate(printed, start=1)
    }
    readings = {key: texts.read(card, language) for key, card in cards.items()}
    return cards, {key: reading.abilities for key, reading in readings.items() if reading.whole}


def test_cards_that_mean_the_same_are_told_from_those_that_do_not() -> None:
    one = _read("en", ENGLISH, ENGLISH, "Nobody understands this.")
    other = _read("zh_Hant", CHINESE, CHINESE.replace("1體", "2體"), CHINESE)
    found = languages.compare(one, other)
    assert (found["cards"], found["understood"], found["same"]) == (3, 2, 1)
    assert [*found["differences"]] == ["2"]


def test_a_name_stands_for_one_name_throughout() -> None:
    names = Translation({"Ferry": {"6", "7"}}, {"渡船": {"7"}, "舟": {"8"}})
    assert names.same("Ferry", "渡船")
    assert not names.same("Ferry", "舟")
    assert names.same("Kite", "風箏")
    assert not names.same("Kite", "燈籠")


def test_abilities_may_come_in_another_order() -> None:
    gain = {"kind": "continuous", "do": [{"op": {"op": "draw", "count": 1}}]}
    limit = {"kind": "activation limit", "limit": "name"}
    assert languages.compared([gain, limit], [limit, gain], Translation({}, {})) == []
    assert languages.compared([gain], [limit], Translation({}, {}))


def test_what_lies_face_down_has_no_words() -> None:
    """A monster that is found by its series is face-up, said or not; one that was destroyed may have been either."""
    kites: dict[str, Any] = {"zones": ["field"], "filter": {"series": ["Kite"]}}
    seen = {**kites, "filter": {**kites["filter"], "face": "up"}}

    def does(op: str, group: dict[str, Any]) -> list[dict[str, Any]]:
        return [{"kind": "continuous", "do": [{"op": {"op": op, "group": group}}]}]

    assert languages.compared(does("modify", kites), does("modify", seen), Translation({}, {})) == []
    assert languages.compared(does("destroy", kites), does("destroy", seen), Translation({}, {})) == []
    then = [{"kind": "trigger", "when": {"events": ["destroyed"], "subject": group}} for group in (kites, seen)]
    assert languages.compared(then[:1], then[1:], Translation({}, {}))


def test_alternatives_may_come_in_another_order() -> None:
    names = [{"names": ["Kite"]}, {"series": ["Ferry"], "kinds": ["monster"]}]
    one, other = (
        [{"kind": "ignition", "do": [{"op": {"op": "draw", "filter": {"either": each}}}]}]
        for each in (names, names[::-1])
    )
    assert languages.compared(one, other, Translation({}, {})) == []


def test_what_a_turn_forbids_may_be_said_before_or_after() -> None:
    """And a monster Summoned "with its effects negated" is one whose effects are negated then."""
    forbids = {"op": {"op": "player rule", "rule": "cannot special summon", "until": "turn"}}
    summons: dict[str, Any] = {"op": "special summon", "group": {"ref": "target"}}
    negates = {"op": {"op": "negate", "what": "effects", "group": {"ref": "it"}}}
    one = [{"kind": "ignition", "do": [{"op": {**summons, "negated": True}}, forbids]}]
    assert (
        languages.compared(one, [{"kind": "ignition", "do": [forbids, {"op": summons}, negates]}], Translation({}, {}))
        == []
    )
    assert languages.compared(one, [{"kind": "ignition", "do": [{"op": summons}, forbids]}], Translation({}, {}))


def test_an_occasion_may_be_told_as_one_or_as_two() -> None:
    """And "each effect once per turn" is each of them once."""
    itself: dict[str, Any] = {"events": ["destroyed"], "subject": {"ref": "self"}}
    by_opponent: dict[str, Any] = {"cause_who": "opponent", "who": "you"}
    two = {**itself, "cause": "battle", "others": [{**itself, "cause": "effect", **by_opponent}]}
    one: dict[str, Any] = {**itself, "cause": "battle or effect", **by_opponent}
    draw: dict[str, Any] = {"kind": "trigger", "do": [{"op": {"op": "draw", "count": 1}}]}
    ours, theirs = {**draw, "when": two, "limit": "each"}, {**draw, "when": one, "limit": "name"}
    assert languages.compared([ours], [theirs], Translation({}, {})) == []
    by_anyone = {**theirs, "when": {**one, "cause_who": "you"}}
    assert languages.compared([ours], [by_anyone], Translation({}, {}))


def test_it_is_the_card_that_was_spoken_of() -> None:
    def does(group: dict[str, Any], targets: list[Any]) -> list[dict[str, Any]]:
        steps = [{"op": "special summon", "group": {"ref": "self"}}, {"op": "destroy", "group": group}]
        return [{"kind": "ignition", "targets": targets, "do": [{"op": step} for step in steps]}]

    names = Translation({}, {})
    assert languages.compared(does({"ref": "it"}, []), does({"ref": "self"}, []), names) == []
    kite = [{"zones": ["field"]}]
    assert languages.compared(does({"ref": "it"}, kite), does({"ref": "self"}, kite), names)


def test_texts_that_say_different_things_are_told_from_wrong_readings() -> None:
    says_no_can = CHINESE.replace("才能發動", "發動")
    one, other = _read("en", ENGLISH, ENGLISH), _read("zh_Hant", says_no_can, CHINESE.replace("1體", "2體"))
    found = languages.compare(one, other)
    assert [*found["differences"]] == ["1", "2"]
    assert found["otherwise"] == {"1": ["may"]}


def test_what_a_card_is_given_at_once_has_no_order() -> None:
    halves = {"op": {"op": "modify", "what": "atk", "how": "halve", "group": {"ref": "target"}}}
    guards = {"op": {"op": "rule", "rule": "cannot be destroyed by battle", "group": {"ref": "it"}}, "link": "and"}
    target = {"zones": ["field"]}

    def told(*steps: dict[str, Any]) -> list[dict[str, Any]]:
        return [{"kind": "activate", "targets": [target], "do": [*steps]}]

    assert languages.compared(told(halves, guards), told(guards, halves), Translation({}, {})) == []
    after = {**guards, "link": "then"}
    assert languages.compared(told(halves, after), told(after, halves), Translation({}, {}))


def test_a_series_may_have_two_spellings_in_one_language() -> None:
    spellings = (["Hole"], ["落穴", "洞"])
    names = Translation({}, {})
    one, other = (
        [{"kind": "ignition", "do": [{"op": {"op": "draw", "filter": {"series": each}}}]}] for each in spellings
    )
    assert languages.compared(one, other, names) == []
