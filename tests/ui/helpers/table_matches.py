"""Matches with the starter cards, for tests of the table: the real rules, and nothing kept on the disk."""

from __future__ import annotations

import functools
import tempfile
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from sanam.bots.random_player import RandomPlayer
from sanam.catalogue.first_run import open_catalogue
from sanam.catalogue.rereading import cards_to_play
from sanam.engine import manual
from sanam.engine.choice import Choice
from sanam.engine.journal import Header
from sanam.engine.play import Play
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.rules.game import YugiohGame
from sanam.games.yugioh.rules.setup import make_header
from sanam.paths import cardset_dir
from starter_cards import with_starters


@functools.cache
def starter_cards() -> dict[str, Any]:
    """The definitions of the starter set as a journal's header holds them."""
    plain = tomllib.loads((cardset_dir() / "yugioh-starter.toml").read_text(encoding="utf-8"))
    codes = [str(entry["code"]) for entry in plain["card"]]
    with tempfile.TemporaryDirectory() as folder, open_catalogue(with_starters(Path(folder))) as catalogue:
        return {code: msgspec.to_builtins(card) for code, card in cards_to_play(catalogue, "yugioh", codes).items()}


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
    cards = {code: msgspec.convert(plain, CardData) for code, plain in starter_cards().items()}
    return make_header(
        edition,
        [starter_deck("river"), starter_deck("sky")],
        cards,
        seed=seed,
        names=["Anong", "Somchai"],
        deck_names=["River", "Sky"],
        options={"open": open_hands, **options},
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


def to_choice(play: Play, kind: str, seat: int | None = None, limit: int = 3000, seed: int = 1, **params: Any) -> Play:
    """Go on with random answers until a question of a kind (and seat, and params) is open."""
    player = RandomPlayer(seed)
    for _ in range(limit):
        choice = play.table.choice
        if choice is None:
            break
        if (
            choice.kind == kind
            and seat in (None, choice.seat)
            and all(choice.params.get(k) == v for k, v in params.items())
        ):
            return play
        player.answer(play)
    raise AssertionError(f"no question {kind!r} came up")


def fill_board(play: Play) -> Play:
    """Put cards into every zone of both fields by hand: monsters in all positions, Spells, piles, a large hand."""
    table = play.table
    stances = ("up", "up/side", "down/side", "up", "up/side")
    for seat in (0, 1):
        deck = table.zones[f"{seat}.deck"]
        kinds: dict[str, list[int]] = {"monster": [], "spell": [], "trap": []}
        for number in reversed(deck):
            kinds[play.game.header.cards[table.cards[number].code]["kind"]].append(number)  # type: ignore[attr-defined]
        for index in range(5):
            if not table.zones[f"{seat}.m{index + 1}"]:
                play.manual(seat, manual.Move(kinds["monster"].pop(), f"{seat}.m{index + 1}", None, stances[index]))
            if not table.zones[f"{seat}.s{index + 1}"]:
                pile = kinds["trap"] if index % 2 and kinds["trap"] else kinds["spell"]
                stance = "down" if index % 2 else "up"
                play.manual(seat, manual.Move(pile.pop(), f"{seat}.s{index + 1}", None, stance))
        for pile_name in ("graveyard", "graveyard", "graveyard", "banished"):
            play.manual(seat, manual.Move(kinds["monster"].pop(), f"{seat}.{pile_name}", None, "up"))
        for _ in range(3):
            play.manual(seat, manual.Move(kinds["monster"].pop(), f"{seat}.hand", None, "down"))
    first = table.zones["0.m1"][0]
    play.manual(0, manual.Modify(first, "atk", "add", 700))
    play.manual(0, manual.SetCount(first, "Lantern", 3))
    play.manual(0, manual.Modify(table.zones["0.m2"][0], "def", "add", -300))
    play.manual(0, manual.SetCount("seat1", "lp", 1900))
    return play


class Attacker(RandomPlayer):
    """Plays to win rather than at random: summons, attacks with everything, activates now and then. Duels end soon."""

    def picks(self, choice: Choice) -> list[int]:
        acts = [option.act for option in choice.options]
        if choice.kind == "action":
            for act in ("attack", "normal_summon", "special_summon"):
                able = [i for i, name in enumerate(acts) if name == act]
                if able:
                    return [able[self.below(len(able))]]
            if self.below(3) == 0 and "activate" in acts:
                return [acts.index("activate")]
            phases = {option.value: i for i, option in enumerate(choice.options) if option.act == "phase"}
            for phase in ("battle", "end"):
                if phase in phases:
                    return [phases[phase]]
        if choice.kind == "attack_target" and "direct" in acts:
            return [acts.index("direct")]
        if choice.kind == "position" and "attack" in acts:
            return [acts.index("attack")]
        if choice.kind == "respond" and self.below(3):
            return []
        return super().picks(choice)
