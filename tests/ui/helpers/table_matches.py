"""Matches with the starter cards, for tests of the table: the real rules, no catalogue, no disk."""

from __future__ import annotations

import functools
import tomllib
from typing import Any

import msgspec

from sanam.bots.random_player import RandomPlayer
from sanam.engine.journal import Header
from sanam.engine.play import Play
from sanam.games.yugioh.cards import CardData
from sanam.games.yugioh.duel import YugiohGame
from sanam.paths import cardset_dir


def _number(value: int | str) -> int | None:
    """A printed number; "?" is none."""
    return value if isinstance(value, int) else None


@functools.cache
def starter_cards() -> dict[str, Any]:
    """The definitions of the starter set as a journal's header holds them, their texts understood where they can be."""
    from sanam.abilities.psct import understood

    plain = tomllib.loads((cardset_dir() / "yugioh-starter.toml").read_text(encoding="utf-8"))
    found: dict[str, Any] = {}
    for entry in plain["card"]:
        card = CardData(
            code=entry["code"], name=entry["name"], kind=entry["kind"], traits=tuple(entry.get("traits", ())),
            icon=entry.get("icon", ""), level=entry.get("level", entry.get("rank", 0)),
            attribute=entry.get("attribute", ""), race=entry.get("type", ""), atk=_number(entry.get("atk", 0)),
            def_=_number(entry.get("def", 0)), series=tuple(entry.get("series", ())), text=entry.get("text", ""),
        )
        if not (card.kind == "monster" and "normal" in card.traits):
            try:
                card = msgspec.structs.replace(card, abilities=understood(card.text, card))
            except Exception:
                card = msgspec.structs.replace(card, problem="0:0 not understood")
        found[card.key] = msgspec.to_builtins(card)
    return found


@functools.cache
def starter_deck(name: str) -> dict[str, list[str]]:
    """A starter deck's piles."""
    piles: dict[str, list[str]] = {"main": [], "extra": [], "side": []}
    pile = "main"
    for line in (cardset_dir() / "decks" / f"{name}.ydk").read_text(encoding="utf-8").splitlines():
        if line.startswith(("#main", "#extra", "!side")):
            pile = line[1:].strip()
        elif line.strip().isdigit():
            piles[pile].append(line.strip())
    return piles


def header(seed: int = 7, open_hands: bool = True, edition: str = "zh-mr2", **options: Any) -> Header:
    """A match of the two starter decks between Anong and Somchai."""
    return Header(
        game="yugioh", edition=edition, options={"open": open_hands, **options}, seed=seed,
        names=["Anong", "Somchai"], decks=[starter_deck("river"), starter_deck("sky")],
        deck_names=["River", "Sky"], cards=starter_cards(),
    )


def started(seed: int = 7, answers: int = 0, open_hands: bool = True, **more: Any) -> Play:
    """A match after some random answers."""
    head = header(seed, open_hands, **more)
    play = Play(YugiohGame(head))
    play.start(head.seed)
    player = RandomPlayer(seed)
    for _ in range(answers):
        if play.finished:
            break
        player.answer(play)
    return play
