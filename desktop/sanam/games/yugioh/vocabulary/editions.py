"""The three editions as data: every number and choice in which the rulebooks differ.

A value is *stated* ("S") by the rulebook, *inherited* ("I") from a sister rulebook where it is silent, or *ruled* ("R")
by us; the program shows I and R values as "not in the rulebook".
"""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.games.prompts import PROMPTS


class Value(msgspec.Struct, frozen=True):
    """One setting: its value, where it comes from ("S", "I" or "R") and the rules that state it."""

    value: Any
    status: str
    rules: tuple[str, ...] = ()


class Edition(msgspec.Struct, frozen=True):
    """One rulebook. `book` is its ledger's id, `prefix` how its rule ids begin."""

    id: str
    book: str
    prefix: str
    values: dict[str, Value]

    def __getitem__(self, key: str) -> Any:
        return self.values[key].value


def _s(value: Any, *rules: str) -> Value:
    return Value(value, "S", rules)


def _i(value: Any, *rules: str) -> Value:
    return Value(value, "I", rules)


def _r(value: Any, *rules: str) -> Value:
    return Value(value, "R", rules)


_ZH: dict[str, Value] = {
    "deck.main": _s([40, 60], "YZH-1.1"),
    "deck.extra_max": _s(15, "YZH-1.5", "YZH-1.35"),
    "deck.extra_kinds": _s(["fusion", "synchro", "xyz"], "YZH-1.7", "YZH-2.36"),
    "deck.side_max": _s(15, "YZH-1.8"),
    "deck.side_swaps_extra": _s(True, "YZH-1.9"),
    "deck.restriction_list": _s("official-dated", "YZH-5.6"),
    "match.best_of": _s(3, "YZH-3.2", "YZH-3.3"),
    "match.draw_rule": _s("more_wins_after_3", "YZH-3.4", "YZH-3.5"),
    "setup.opponent_shuffles": _s(True, "YZH-3.12"),
    "setup.count_extra": _s(False),
    "setup.count_side": _s(True, "YZH-3.14", "YZH-3.15"),
    "setup.first_method": _s(["rps"], "YZH-3.16"),
    "setup.after_draw": _r("repeat_method"),
    "turn.first_player_draws": _s(True, "YZH-3.23", "YZH-3.24"),
    "turn.hand_limit": _s(6, "YZH-3.58"),
    "summon.normal_per_turn": _s(1, "YZH-2.76", "YZH-3.30"),
    "position.lock_on": _r("attack_declared"),
    "position.newcomer_lock": _r("summoned_or_set", "YZH-3.33"),
    "zones.monster": _s(5, "YZH-1.20"),
    "zones.spell_trap": _s(5, "YZH-1.25"),
    "zones.banished": _s(True, "YZH-5.36"),
    "field.scope": _s("shared_one", "YZH-1.33"),
    "field.replace": _s("destroy_old", "YZH-1.33", "YZH-2.101"),
    "field.can_set": _r(True),
    "info.gy_contents_public": _s(True, "YZH-1.28", "YZH-5.12"),
    "info.deck_count_public": _r(True),
    "features.fusion": _s(True, "YZH-2.54"),
    "features.synchro": _s(True, "YZH-2.45"),
    "features.xyz": _s(True, "YZH-2.36"),
    "features.pendulum": _s(False),
    "features.link": _s(False),
    "ritual.level_rule": _s("exact", "YZH-2.65"),
    "ritual.spell_from_field": _s(False, "YZH-2.62", "YZH-2.64"),
    "attack.unit": _s("turn", "YZH-3.45", "YZH-5.21"),
    "battle.unread_stop": _r(True),
    "replay.trigger": _s("opponent_monster_set_changed", "YZH-3.49", "YZH-3.52"),
    "replay.options": _s(["retarget", "cancel"], "YZH-3.50", "YZH-3.51"),
    "damage_step.window": _s("until_calculation", "YZH-4.3"),
    "flip.battle_timing": _s("after_calculation", "YZH-4.5"),
    "battle.zero_atk_tie_destroys": _s(False, "YZH-5.24"),
    "chain.trigger_order": _s("turn_then_opponent", "YZH-5.17", "YZH-5.18"),
    "trigger.missed_timing": _r(True),
    "priority.after_summon": _s("turn_player", "YZH-4.38", "YZH-4.39"),
    "priority.end_response": _r("reopens", "YZH-4.43"),
    "leave_field.to_deck_triggers": _i(False, "YFA-5.21"),
}

_FA: dict[str, Value] = {
    "deck.main": _s([40, 60], "YFA-1.1", "YFA-1.5"),
    "deck.extra_max": _i(15),
    "deck.extra_kinds": _r([]),
    "deck.side_max": _s(15, "YFA-1.6", "YFA-1.8"),
    "deck.side_swaps_extra": _s(False, "YFA-1.7", "YFA-3.12"),
    "deck.restriction_list": _s("course", "YFA-5.6"),
    "match.best_of": _s(3, "YFA-3.2"),
    "match.draw_rule": _i("more_wins_after_3"),
    "setup.opponent_shuffles": _r(False),
    "setup.count_extra": _s(True, "YFA-3.11"),
    "setup.count_side": _s(True, "YFA-3.12"),
    "setup.first_method": _s(["rps", "coin"], "YFA-3.13"),
    "setup.after_draw": _s("repeat_method", "YFA-3.15"),
    "turn.first_player_draws": _s(False, "YFA-3.22"),
    "turn.hand_limit": _i(6),
    "summon.normal_per_turn": _s(1, "YFA-2.51", "YFA-3.26"),
    "position.newcomer_lock": _s("entered_field", "YFA-3.28"),
    "zones.monster": _s(5, "YFA-1.15"),
    "zones.spell_trap": _s(5, "YFA-1.18"),
    "zones.banished": _i(True),
    "field.scope": _s("one_per_player", "YFA-2.84"),
    "field.replace": _s("send_own_first", "YFA-2.85"),
    "field.can_set": _s(True, "YFA-2.87"),
    "info.gy_contents_public": _s(True, "YFA-1.20"),
    "info.deck_count_public": _s(True, "YFA-5.9"),
    "features.fusion": _r(False),
    "features.synchro": _r(False),
    "features.xyz": _r(False),
    "ritual.level_rule": _s("per_card", "YFA-2.42"),
    "ritual.spell_from_field": _s(True, "YFA-2.39"),
    "attack.unit": _s("turn", "YFA-3.41"),
    "battle.unread_stop": _r(True),
    "replay.trigger": _s("opponent_monster_set_changed", "YFA-3.46", "YFA-3.49"),
    "replay.options": _s(["retarget", "cancel", "other_monster"], "YFA-3.47"),
    "damage_step.window": _s("until_calculation", "YFA-4.3"),
    "flip.battle_timing": _s("after_calculation", "YFA-4.6"),
    "battle.zero_atk_tie_destroys": _s(True, "YFA-4.11"),
    "chain.trigger_order": _s("mandatory_then_optional", "YFA-5.13"),
    "priority.after_summon": _s("turn_player", "YFA-4.39", "YFA-4.40"),
    "priority.end_response": _r("reopens", "YFA-4.45"),
    "leave_field.to_deck_triggers": _s(False, "YFA-5.21"),
}

_TH: dict[str, Value] = {
    "deck.main": _i([40, 60]),
    "deck.extra_max": _i(15),
    "deck.extra_kinds": _r(["fusion", "synchro"]),
    "deck.side_max": _i(15),
    "deck.side_swaps_extra": _i(True),
    "deck.restriction_list": _s("official-dated", "YTH-4.8"),
    "match.best_of": _s(3, "YTH-1.3", "YTH-1.4"),
    "match.draw_rule": _i("more_wins_after_3"),
    "setup.opponent_shuffles": _i(True),
    "setup.count_side": _i(True),
    "setup.first_method": _i(["rps"]),
    "turn.first_player_draws": _s(True, "YTH-2.5"),
    "turn.hand_limit": _s(6, "YTH-2.44"),
    "summon.normal_per_turn": _s(1, "YTH-2.15"),
    "position.lock_on": _s("attack_declared", "YTH-2.19"),
    "position.newcomer_lock": _r("summoned_or_set", "YTH-2.18"),
    "zones.monster": _i(5),
    "zones.spell_trap": _i(5),
    "zones.banished": _i(True),
    "field.scope": _i("shared_one"),
    "field.replace": _i("destroy_old"),
    "info.gy_contents_public": _i(True),
    "info.deck_count_public": _s(True, "YTH-4.17"),
    "features.fusion": _r(True),
    "features.synchro": _r(True),
    "features.xyz": _r(False),
    "ritual.level_rule": _i("exact"),
    "ritual.spell_from_field": _i(False),
    "attack.unit": _s("battle_phase", "YTH-2.32"),
    "battle.unread_stop": _r(True),
    "replay.trigger": _i("opponent_monster_set_changed"),
    "replay.options": _i(["retarget", "cancel"]),
    "damage_step.window": _i("until_calculation"),
    "flip.battle_timing": _r("after_calculation", "YTH-3.7"),
    "battle.zero_atk_tie_destroys": _s(True, "YTH-3.13"),
    "chain.trigger_order": _s("turn_then_opponent", "YTH-4.22", "YTH-4.24"),
    "priority.after_summon": _s("turn_player", "YTH-3.62", "YTH-3.63"),
    "priority.end_response": _s("moves_on", "YTH-3.68", "YTH-3.69"),
    "leave_field.to_deck_triggers": _i(False),
}

#: The editions by id. The Chinese rulebook is the only complete one and the base of the others.
EDITIONS: dict[str, Edition] = {
    "zh-mr2": Edition("zh-mr2", "yugioh-zh", "YZH", _ZH),
    "fa-course": Edition("fa-course", "yugioh-fa", "YFA", {**_ZH, **_FA}),
    "th-guide": Edition("th-guide", "yugioh-th", "YTH", {**_ZH, **_TH}),
}


class OptionSpec(msgspec.Struct, frozen=True):
    """A match option the players may change: a key of the editions, its kind and its possible values."""

    id: str
    kind: str
    values: tuple[Any, ...] = ()


#: Doubtful or house-ruled points as named match options; the default is the edition's value.
OPTIONS: tuple[OptionSpec, ...] = (
    OptionSpec("match.best_of", "int", (1, 3)),
    OptionSpec("turn.first_player_draws", "bool", (False, True)),
    OptionSpec("turn.hand_limit", "int", (6, 7, 99)),
    OptionSpec("chain.trigger_order", "enum", ("turn_then_opponent", "mandatory_then_optional")),
    OptionSpec("trigger.missed_timing", "bool", (False, True)),
    OptionSpec("priority.after_summon", "enum", ("turn_player", "answers_only")),
    OptionSpec("priority.end_response", "enum", ("reopens", "moves_on")),
    OptionSpec("battle.zero_atk_tie_destroys", "bool", (False, True)),
    OptionSpec("position.lock_on", "enum", ("attack_declared", "battled")),
    OptionSpec("position.newcomer_lock", "enum", ("summoned_or_set", "entered_field")),
    OptionSpec("field.scope", "enum", ("shared_one", "one_per_player")),
    OptionSpec("field.replace", "enum", ("destroy_old", "send_own_first")),
    OptionSpec("ritual.level_rule", "enum", ("exact", "per_card")),
    OptionSpec("ritual.spell_from_field", "bool", (False, True)),
    OptionSpec("attack.unit", "enum", ("turn", "battle_phase")),
    OptionSpec("battle.unread_stop", "bool", (False, True)),
    OptionSpec("leave_field.to_deck_triggers", "bool", (False, True)),
)


def settings(edition: str, options: dict[str, Any]) -> dict[str, Any]:
    """Every value of an edition with the players' options laid over it.

    Raises ValueError for an unknown edition, option or value.
    """
    if edition not in EDITIONS:
        raise ValueError(f"unknown edition: {edition}")
    result = {key: value.value for key, value in EDITIONS[edition].values.items()}
    known = {option.id: option for option in OPTIONS}
    for key, value in options.items():
        if key == "first":
            # How the players may settle it themselves is no rule; how it is tossed is (YZH-3.16, YFA-3.13).
            if value not in ("seat0", "seat1", *result["setup.first_method"]):
                raise ValueError(f"{key} cannot be {value!r}")
            continue
        if key in ("open", "allow_illegal", "one_screen", "card_names"):
            continue
        if key == "prompts":
            if value not in PROMPTS:
                raise ValueError(f"{key} cannot be {value!r}")
            continue
        if key not in known:
            raise ValueError(f"unknown option: {key}")
        if value not in known[key].values:
            raise ValueError(f"{key} cannot be {value!r}")
        result[key] = value
    return result
