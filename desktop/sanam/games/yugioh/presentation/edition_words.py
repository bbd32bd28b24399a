"""The editions of Yu-Gi-Oh! and their options in words, built from the editions' own data."""

from __future__ import annotations

from typing import Any

from sanam.games.editions import EditionInfo, OptionSpec
from sanam.games.yugioh.vocabulary.editions import EDITIONS, OPTIONS, Edition
from sanam.wording import fill, tr


def editions() -> tuple[EditionInfo, ...]:
    """The three editions."""
    return tuple(_edition(edition) for edition in EDITIONS.values())


def names() -> dict[str, tuple[str, str]]:
    """Of each edition its name and what differs in it."""
    return {
        "zh-mr2": (
            tr("Master Rule 2 (Chinese, 2011)"),
            tr("The first player draws too; one Field Spell in total; Fusion, Synchro and Xyz."),
        ),
        "fa-course": (
            tr("Course rules (Persian)"),
            tr(
                "No draw on the first turn; one Field Spell per player; no Extra Deck monsters; coin or "
                "rock-paper-scissors."
            ),
        ),
        "th-guide": (
            tr("How-to-play guide (Thai)"),
            tr("The first player draws too; Fusion and Synchro; a battle at equal 0 ATK destroys both."),
        ),
    }


def _labels() -> dict[str, tuple[str, str]]:
    """Key of an edition → (name, hint)."""
    return {**_labels_of_play(), **_labels_of_matches_and_decks(), **_labels_of_the_field()}


def _labels_of_play() -> dict[str, tuple[str, str]]:
    return {
        "turn.first_player_draws": (tr("First player draws on turn 1"), ""),
        "turn.hand_limit": (tr("Hand limit"), tr("Counted at the end of the End Phase")),
        "chain.trigger_order": (
            tr("Effects due at the same time"),
            tr("Who puts effects on the Chain first"),
        ),
        "trigger.missed_timing": (
            tr("Optional effects can miss the timing"),
            tr("“When … you can” only if it happened last"),
        ),
        "priority.after_summon": (tr("After one’s own Summon"), tr("What the turn player may activate first")),
        "priority.end_response": (tr("A response to the end of a phase"), tr("Whether that phase goes on after it")),
        "battle.zero_atk_tie_destroys": (tr("Equal 0 ATK destroys both monsters"), ""),
        "position.lock_on": (
            tr("Position is locked by"),
            tr("What stops a change of position in Main Phase 2"),
        ),
        "position.newcomer_lock": (tr("New monsters keep their position"), tr("On the turn they arrive")),
        "field.scope": (tr("Field Spells"), tr("How many may be face-up")),
        "field.replace": (tr("A new Field Spell"), tr("What happens to the old one")),
        "ritual.level_rule": (tr("Levels for a Ritual Summon"), ""),
        "ritual.spell_from_field": (tr("A Set Ritual Spell may be used"), ""),
        "attack.unit": (tr("A monster attacks once per"), tr("Matters if there is a second Battle Phase")),
        "battle.unread_stop": (
            tr("Stop before damage at texts applied by hand"),
            tr("Once for each face-up card that may matter"),
        ),
        "leave_field.to_deck_triggers": (
            tr("Returning to the Deck counts as leaving the field"),
            tr("For effects that wait for it"),
        ),
    }


def _labels_of_matches_and_decks() -> dict[str, tuple[str, str]]:
    return {
        "match.draw_rule": (tr("How drawn duels count in a match"), ""),
        "match.best_of": (tr("Best of"), ""),
        "setup.opponent_shuffles": (tr("The opponent shuffles too"), ""),
        "setup.count_extra": (tr("Extra Decks are counted"), ""),
        "setup.count_side": (tr("Side Decks are counted"), ""),
        "setup.first_method": (tr("How to decide who starts"), ""),
        "setup.after_draw": (tr("Who starts after a drawn duel"), ""),
        "deck.main": (tr("Size of the Main Deck"), ""),
        "deck.extra_max": (tr("Size of the Extra Deck"), ""),
        "deck.extra_kinds": (tr("Kinds of Extra Deck monsters"), ""),
        "deck.side_max": (tr("Size of the Side Deck"), ""),
        "deck.side_swaps_extra": (tr("Side-decking may change the Extra Deck"), ""),
        "deck.restriction_list": (tr("List of restricted cards"), ""),
    }


def _labels_of_the_field() -> dict[str, tuple[str, str]]:
    return {
        "summon.normal_per_turn": (tr("Normal Summons per turn"), ""),
        "zones.monster": (tr("Monster Zones"), ""),
        "zones.spell_trap": (tr("Spell & Trap Zones"), ""),
        "zones.banished": (tr("Banished cards"), ""),
        "field.can_set": (tr("Field Spells may be Set"), ""),
        "info.gy_contents_public": (tr("Graveyards may be looked at"), ""),
        "info.deck_count_public": (tr("Cards left in a Deck may be counted"), ""),
        "features.fusion": (tr("Fusion Monsters"), ""),
        "features.synchro": (tr("Synchro Monsters"), ""),
        "features.xyz": (tr("Xyz Monsters"), ""),
        "replay.trigger": (tr("What causes a replay of an attack"), ""),
        "replay.options": (tr("What a replayed attack may become"), ""),
        "damage_step.window": (tr("Until when the Damage Step takes responses"), ""),
        "flip.battle_timing": (tr("When Flip Effects act in battle"), ""),
    }


def _values() -> dict[Any, str]:
    return {
        6: tr("6 cards"),
        7: tr("7 cards"),
        99: tr("none"),
        "turn_then_opponent": tr("Turn player’s, then the opponent’s"),
        "mandatory_then_optional": tr("Mandatory before optional"),
        "turn_player": tr("any fast effect"),
        "answers_only": tr("only what answers the Summon"),
        "reopens": tr("the phase goes on"),
        "moves_on": tr("the phase ends all the same"),
        "attack_declared": tr("declaring an attack"),
        "battled": tr("a completed battle"),
        "summoned_or_set": tr("Summoned or Set"),
        "entered_field": tr("placed in any way"),
        "shared_one": tr("one in total"),
        "one_per_player": tr("one for each player"),
        "destroy_old": tr("destroys the old one"),
        "send_own_first": tr("your own old one is sent first"),
        "exact": tr("exactly the Level"),
        "per_card": tr("as the Spell says"),
        "turn": tr("turn"),
        "battle_phase": tr("Battle Phase"),
    }


def _edition(edition: Edition) -> EditionInfo:
    labels, words = _labels(), _values()
    name, line = names().get(edition.id, (edition.id, ""))
    options = []
    for option in OPTIONS:
        value = edition.values.get(option.id)
        if option.id == "match.best_of" or value is None:
            continue
        label, hint = labels.get(option.id, (option.id, ""))
        options.append(
            OptionSpec(
                option.id,
                "bool" if option.kind == "bool" else "choice",
                value.value,
                label,
                hint,
                ", ".join(value.rules) if value.status == "S" else "",
                () if option.kind == "bool" else tuple((v, words.get(v, str(v))) for v in option.values),
            )
        )
    unstated = tuple(
        fill(
            tr("{what} (taken from another edition)") if value.status == "I" else tr("{what} (our own ruling)"),
            what=labels[key][0],
        )
        for key, value in edition.values.items()
        if value.status != "S" and key in labels
    )
    return EditionInfo(edition.id, name, line, tuple(options), unstated, tuple(edition["setup.first_method"]))
