"""The editions and options of the games that can be played in words, built from the editions' own data."""

from __future__ import annotations

from typing import Any

from sanam.games.onepiece import options as onepiece
from sanam.games.summoner_master.deck_rules import MINIMUMS
from sanam.games.summoner_master.levels import LEVELS, METHODS, Level
from sanam.games.yugioh.editions import EDITIONS, OPTIONS, Edition
from sanam.matches.games import playmat
from sanam.ui.match_setup import EditionInfo, GameInfo, OptionSpec
from sanam.ui.text import fill, tr


def playable_games() -> tuple[GameInfo, ...]:
    """The games that are played at the table, for the new-match screen."""
    return (yugioh_game(), onepiece_game(), summoner_game())


def yugioh_game() -> GameInfo:
    """Yu-Gi-Oh! with its three editions."""
    editions = tuple(_edition(edition) for edition in EDITIONS.values())
    return GameInfo("yugioh", tr("Yu-Gi-Oh!"), editions, "swords", playmat("yugioh").rounds)


def onepiece_game() -> GameInfo:
    """One Piece with the edition of its one rulebook."""
    values = {"newest first": tr("what was met last"), "in order": tr("what was met first")}
    autos = OptionSpec(
        "autos",
        "choice",
        onepiece.OPTIONS["autos"][0],
        tr("Of abilities that wait, first comes"),
        tr("While only one player's wait"),
        "8-6-1-1",
        tuple((value, values[value]) for value in onepiece.OPTIONS["autos"]),
    )
    name, line = _names()[onepiece.EDITION]
    methods = tuple(method for method in onepiece.OPTIONS["first"] if method in ("rps", "coin"))
    edition = EditionInfo(onepiece.EDITION, name, line, (autos,), (), methods)
    return GameInfo("onepiece", tr("One Piece"), (edition,), "crown", playmat("onepiece").rounds)


def summoner_game() -> GameInfo:
    """Summoner Master with its three play levels."""
    levels = tuple(_level(level) for level in LEVELS.values())
    return GameInfo("summoner-master", tr("Summoner Master"), levels, "star", playmat("summoner-master").rounds)


def _level(level: Level) -> EditionInfo:
    seals, mystics, rule = MINIMUMS[level.id]
    line = fill(
        tr("{shrine} Levels in the Shrine lose ({rule}). Decks of at least {seals} Seals and {mystics} Mystic Cards."),
        shrine=level.shrine,
        rule=f"103.1, {rule}",
        seals=seals,
        mystics=mystics,
    )
    methods = tuple(method for method in METHODS if method in ("rps", "coin", "dice"))
    return EditionInfo(level.id, _names()[level.id][0], line, (), (), methods)


def edition_name(edition: str) -> str:
    """The name of an edition for headings and lists; an unknown id is returned as it is."""
    return _names().get(edition, (edition, ""))[0]


def short_name(edition: str) -> str:
    """The name of an edition without what stands in brackets, for sentences."""
    return edition_name(edition).partition(" (")[0]


def _names() -> dict[str, tuple[str, str]]:
    return {
        "zh-mr2": (
            tr("Master Rule 2 (Chinese, 2011)"),
            tr("Everybody draws in the first turn, one Field Spell in all, Fusion, Synchro and Xyz."),
        ),
        "fa-course": (
            tr("Course rules (Persian)"),
            tr(
                "No draw in the first turn, a Field Spell for each player, no Extra Deck monsters, coin or "
                "rock-paper-scissors."
            ),
        ),
        "th-guide": (
            tr("How-to-play guide (Thai)"),
            tr("Everybody draws in the first turn, Fusion and Synchro, equal 0 ATK destroys both."),
        ),
        onepiece.EDITION: (
            tr("Official rules"),
            tr("A Leader, 50 cards and 10 DON!! cards for each player, as the comprehensive rules say."),
        ),
        "summoner": (tr("Summoner level"), ""),
        "caller": (tr("Caller level"), ""),
        "beginner": (tr("Beginner level"), ""),
    }


def _labels() -> dict[str, tuple[str, str]]:
    """Key of an edition → (name, hint)."""
    return {
        "turn.first_player_draws": (tr("First player draws in turn 1"), ""),
        "turn.hand_limit": (tr("Hand limit"), tr("Counted at the end of the End Phase")),
        "chain.trigger_order": (
            tr("Effects due at the same time"),
            tr("Who puts effects on the Chain first"),
        ),
        "trigger.missed_timing": (
            tr("Optional effects can miss the timing"),
            tr("“When … you can” only if it happened last"),
        ),
        "battle.zero_atk_tie_destroys": (tr("Equal 0 ATK destroys both monsters"), ""),
        "position.lock_on": (
            tr("Position is locked by"),
            tr("What stops a change of position in Main Phase 2"),
        ),
        "position.newcomer_lock": (tr("New monsters keep their position"), tr("In the turn they came")),
        "field.scope": (tr("Field Spells"), tr("How many may be face-up")),
        "field.replace": (tr("A new Field Spell"), tr("What happens to the old one")),
        "ritual.level_rule": (tr("Levels for a Ritual Summon"), ""),
        "ritual.spell_from_field": (tr("A Set Ritual Spell may be used"), ""),
        "attack.unit": (tr("A monster attacks once in a"), tr("Matters if there is a second Battle Phase")),
        "leave_field.to_deck_triggers": (
            tr("Returning to the Deck counts as leaving the field"),
            tr("For effects that wait for it"),
        ),
        "match.draw_rule": (tr("How drawn duels count in a match"), ""),
        "match.best_of": (tr("Best of"), ""),
        "setup.opponent_shuffles": (tr("The opponent shuffles too"), ""),
        "setup.count_extra": (tr("Extra Decks are counted"), ""),
        "setup.count_side": (tr("Side Decks are counted"), ""),
        "setup.first_method": (tr("How it is decided who starts"), ""),
        "setup.after_draw": (tr("Who starts after a drawn duel"), ""),
        "deck.main": (tr("Size of the Main Deck"), ""),
        "deck.extra_max": (tr("Size of the Extra Deck"), ""),
        "deck.extra_kinds": (tr("Kinds of Extra Deck monsters"), ""),
        "deck.side_max": (tr("Size of the Side Deck"), ""),
        "deck.side_swaps_extra": (tr("Side-decking may change the Extra Deck"), ""),
        "deck.restriction_list": (tr("List of restricted cards"), ""),
        "summon.normal_per_turn": (tr("Normal Summons in a turn"), ""),
        "zones.monster": (tr("Monster Zones"), ""),
        "zones.spell_trap": (tr("Spell & Trap Zones"), ""),
        "zones.banished": (tr("Cards removed from play"), ""),
        "field.can_set": (tr("Field Spells may be Set"), ""),
        "info.gy_contents_public": (tr("Graveyards may be looked at"), ""),
        "info.deck_count_public": (tr("Cards left in a Deck may be counted"), ""),
        "features.fusion": (tr("Fusion Monsters"), ""),
        "features.synchro": (tr("Synchro Monsters"), ""),
        "features.xyz": (tr("Xyz Monsters"), ""),
        "replay.trigger": (tr("What makes an attack be replayed"), ""),
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
        "attack_declared": tr("declaring an attack"),
        "battled": tr("a battle fought"),
        "summoned_or_set": tr("Summoned or Set"),
        "entered_field": tr("however they came"),
        "shared_one": tr("one in all"),
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
    name, line = _names().get(edition.id, (edition.id, ""))
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
            tr("{what} (taken from another edition)") if value.status == "I" else tr("{what} (our ruling)"),
            what=labels[key][0],
        )
        for key, value in edition.values.items()
        if value.status != "S" and key in labels
    )
    return EditionInfo(edition.id, name, line, tuple(options), unstated, tuple(edition["setup.first_method"]))
