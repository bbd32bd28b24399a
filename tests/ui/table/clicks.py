"""Counts the clicks and questions of everyday actions, done by mouse: `python tests/ui/table/clicks.py` writes
docs/clicks.md. A drag counts as one click. A question is one that has to be answered before the action is over.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve()
ROOT = HERE.parents[3]
if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    games = (ROOT / "tests" / "games" / game for game in ("onepiece", "summoner_master", "yugioh"))
    shared = (ROOT / "desktop", ROOT / "tests", HERE.parent, HERE.parents[1] / "helpers", *games)
    sys.path[:0] = [str(path) for path in shared]

from driver import Driver  # noqa: E402
from PySide6.QtCore import QPoint  # noqa: E402
from PySide6.QtWidgets import QWidget  # noqa: E402

DOCUMENT = ROOT / "docs" / "clicks.md"


class Count(NamedTuple):
    """What an action takes."""

    clicks: int
    questions: int


class Hand(Driver):
    """A Driver that counts what it does."""

    def __init__(self, screen: Any) -> None:
        super().__init__(screen)
        screen.set_chooses_places(True)  # as it is at first
        self.clicks = self.questions = 0
        self._last = self.controller.choice

    def _done(self) -> None:
        self.clicks += 1
        choice = self.controller.choice
        fresh = choice is not None and choice != self._last and choice.kind != "action"
        self.questions += fresh
        self._last = choice

    def click(self, name: str) -> None:
        if name.startswith("seat"):
            super().click(name)  # presses the plate
            return
        super().click(name)
        self._done()

    def drag_by(self, name: str, end: QPoint, hold: bool = False) -> None:
        super().drag_by(name, end, hold)
        self._done()

    def press(self, widget: QWidget) -> None:
        super().press(widget)
        self._done()

    def handle(self, card: int) -> str:
        found: str = self.controller.sight.handles[card]
        return found

    def choose(self, act: str) -> None:
        """An entry of the open menu."""
        choice = self.controller.choice
        at = next(b for b in self.screen.menu.options if choice.options[b.property("option")].act == act)
        self.press(at)

    def button_of(self, act: str) -> None:
        """A button of the prompt, by what it does."""
        choice = self.controller.choice
        for made in self.screen.prompt.answering():
            index = made.property("option")
            if index is not None and choice.options[index].act == act:
                self.press(made)
                return
        raise AssertionError(f"no button for {act}")


Open = Callable[[Any], Any]
Action = Callable[[Open], Count]


def _duel(opened: Open, *cards: Any, extra: tuple[str, ...] = (), **put: Any) -> tuple[Hand, Any, dict[str, int]]:
    """A duel in Main Phase 1 with cards put down: zone = name, where "theirs_" begins a zone of the other player."""
    from scenario import SET, Scenario

    s = Scenario("zh-mr2", *cards, extra=extra, open=True, prompts="events")
    found = {}
    for place, name in put.items():
        seat, zone = (1, place[7:]) if place.startswith("theirs_") else (0, place)
        found[place] = s.put(seat, name, zone, SET if zone.startswith("s") else None)
    return Hand(opened(s.play).screen), s, found


def _count(hand: Hand, done: bool) -> Count:
    assert done, f"it has not been done: {hand.controller.choice}"
    return Count(hand.clicks, hand.questions)


def _cards() -> dict[str, Any]:
    """The cards of the Yu-Gi-Oh! actions by name."""
    from scenario import monster, parsed, spell, trap
    from test_special_methods import FIVE, FOUR, TUNER, TWO

    made = (
        spell("bolt", text="Target 1 monster your opponent controls; destroy it."),
        spell("call", text="Add 1 Level 4 monster from your Deck to your hand."),
        trap("flare", text="Inflict 500 damage to your opponent."),
        monster("great", 6, 2400, 1000),
    )
    return {card.name: parsed(card) if card.text else card for card in made} | {
        card.name: card for card in (FIVE, FOUR, TUNER, TWO)
    }


def normal_summon(opened: Open) -> Count:
    hand, s, put = _duel(opened, hand="bear")
    hand.click(hand.handle(put["hand"]))
    hand.choose("normal_summon")
    return _count(hand, put["hand"] in s.table.zones["0.m3"])


def set_trap(opened: Open) -> Count:
    hand, s, put = _duel(opened, _cards()["flare"], hand="flare")
    hand.drag(hand.handle(put["hand"]), "0.s3")
    return _count(hand, put["hand"] in s.table.zones["0.s3"])


def _to_battle(opened: Open, **put: Any) -> tuple[Hand, Any, dict[str, int]]:
    hand, s, found = _duel(opened, m1="bear", **put)
    hand.press(hand.screen.phases.buttons["battle"])
    hand.clicks = hand.questions = 0
    return hand, s, found


def attack(opened: Open) -> Count:
    hand, s, put = _to_battle(opened, theirs_m1="filler")
    hand.drag(hand.handle(put["m1"]), hand.handle(put["theirs_m1"]))
    return _count(hand, put["theirs_m1"] in s.table.zones["1.graveyard"])


def attack_directly(opened: Open) -> Count:
    hand, s, put = _to_battle(opened)
    hand.drag(hand.handle(put["m1"]), "seat1")
    return _count(hand, s.lp(1) == 6500)


def spell_with_target(opened: Open) -> Count:
    hand, s, put = _duel(opened, _cards()["bolt"], hand="bolt", theirs_m1="filler", theirs_m2="bear")
    hand.click(hand.handle(put["hand"]))
    hand.choose("activate")
    hand.click(hand.handle(put["theirs_m1"]))
    return _count(hand, put["theirs_m1"] in s.table.zones["1.graveyard"])


def chain_a_trap(opened: Open) -> Count:
    cards = _cards()
    hand, s, put = _duel(opened, cards["bolt"], cards["flare"], s1="bolt", theirs_s1="flare", theirs_m1="bear")
    s.card(put["s1"])
    hand.click(hand.handle(put["s1"]))
    hand.choose("activate")
    hand.clicks = hand.questions = 0
    hand.click(hand.handle(put["theirs_s1"]))
    hand.choose("activate")
    return _count(hand, s.lp(0) == 7500)


def tribute_summon(opened: Open) -> Count:
    hand, s, put = _duel(opened, _cards()["great"], hand="great", m1="bear", m2="filler")
    hand.click(hand.handle(put["hand"]))
    hand.choose("normal_summon")
    hand.click(hand.handle(put["m1"]))
    return _count(hand, any(put["hand"] in s.table.zones[f"0.m{n}"] for n in range(1, 6)))


def synchro_summon(opened: Open) -> Count:
    cards = _cards()
    hand, s, _ = _duel(opened, cards["five"], cards["tuner"], cards["two"], extra=("five",), m1="tuner", m2="two")
    return _from_extra_deck(hand, s)


def xyz_summon(opened: Open) -> Count:
    hand, s, put = _duel(opened, _cards()["four"], extra=("four",), m1="bear", m2="ox", m4="filler")
    return _from_extra_deck(hand, s, put["m1"], put["m2"])


def _from_extra_deck(hand: Hand, s: Any, *materials: int) -> Count:
    monster = s.table.zones["0.extra"][0]
    hand.button_of("special_summon")
    for card in materials:
        hand.click(hand.handle(card))
    if materials:  # else there is one choice only, which is taken
        hand.press(hand.button("confirm"))
    hand.button_of("attack")
    return _count(hand, any(monster in s.table.zones[f"0.m{n}"] for n in range(1, 6)))


def fusion_summon(opened: Open) -> Count:
    from test_special_methods import CENTAUR, POLY

    hand, s, put = _duel(opened, POLY, CENTAUR, extra=("centaur",), hand="union", m1="bear", m2="ox")
    hand.click(hand.handle(put["hand"]))
    hand.choose("activate")
    monster = s.table.zones["0.extra"][0]
    if hand.controller.choice.kind != "position":  # the only one is taken, and so are its only materials
        hand.click(hand.handle(monster))
    hand.button_of("attack")
    return _count(hand, any(monster in s.table.zones[f"0.m{n}"] for n in range(1, 6)))


def look_into_graveyard(opened: Open) -> Count:
    hand, _, put = _duel(opened, graveyard="bear")
    hand.click(hand.handle(put["graveyard"]))
    return _count(hand, hand.screen.right_side.panel.pile.isVisible())


def search_the_deck(opened: Open) -> Count:
    hand, s, put = _duel(opened, _cards()["call"], hand="call")
    hand.click(hand.handle(put["hand"]))
    hand.choose("activate")
    grid = hand.screen.right_side.panel.pile.grid
    hand.press(next(b for b in grid.buttons if b.isVisible()))
    return _count(hand, len(s.table.zones["0.hand"]) == 1)


def end_the_turn(opened: Open) -> Count:
    hand, s, _ = _duel(opened, m1="bear")
    turn = s.turn
    hand.press(hand.screen.phases.buttons["end"])
    return _count(hand, s.turn == turn + 1)


def no_response(opened: Open) -> Count:
    hand, s, put = _duel(opened, _cards()["flare"], hand="bear", theirs_s1="flare")
    hand.click(hand.handle(put["hand"]))
    hand.choose("normal_summon")
    hand.clicks = hand.questions = 0
    assert hand.controller.choice.kind == "respond"
    hand.press(hand.button("pass"))
    return _count(hand, s.choice.kind == "action")


def _voyage(opened: Open, seed: int = 7) -> tuple[Hand, Any]:
    """A Main Phase of the fourth turn with a hand, DON!! cards and Characters."""
    from onepiece_matches import Fighter, voyage

    play, player = voyage(seed, prompts="events"), Fighter(seed)
    while play.table.marks.get("turn", 0) < 5 or play.table.choice.kind != "action":  # type: ignore[union-attr]
        player.answer(play)
    return Hand(opened(play).screen), play


def play_character(opened: Open) -> Count:
    hand, play = _voyage(opened)
    seat = play.table.choice.seat
    able = [o.card for o in play.table.choice.options if o.act == "play"]
    card = next(card for card in able if play.game.profile(card).character)
    hand.drag(hand.handle(card), f"{seat}.character")
    return _count(hand, card in play.table.zones[f"{seat}.character"])


def attach_don(opened: Open) -> Count:
    hand, play = _voyage(opened)
    seat = play.table.choice.seat
    leader, don = play.table.zones[f"{seat}.leader"][0], play.game.active_don(seat)[0]
    hand.drag(hand.handle(don), hand.handle(leader))
    return _count(hand, len(play.game.given(leader)) == 1)


def attack_and_counter(opened: Open) -> Count:
    for seed in range(1, 20):
        hand, play = _voyage(opened, seed)
        seat = play.table.choice.seat
        attacker, target = (play.table.zones[f"{side}.leader"][0] for side in (seat, 1 - seat))
        hand.drag(hand.handle(attacker), hand.handle(target))
        options = [(o.act, o.card) for o in play.table.choice.options]
        card = next((card for act, card in options if act == "counter"), None)
        if play.table.choice.kind == "counter" and card is not None:
            break
    hand.click(hand.handle(card))
    if play.table.choice.kind == "counter_target":
        hand.click(hand.handle(target))
    if play.table.choice.kind == "counter":
        hand.press(hand.button("pass"))
    return _count(hand, card in play.table.zones[f"{1 - seat}.trash"])


def _shrine(opened: Open) -> tuple[Hand, Any]:
    from summoner_matches import at_question, shrine

    play = at_question(shrine(6, level="summoner", first="seat0", prompts="events"), "action", 0, subturn=3)
    return Hand(opened(play).screen), play


def cast_seal(opened: Open) -> Count:
    hand, play = _shrine(opened)
    able = [o.card for o in play.table.choice.options if o.act == "cast"]
    card = next(card for card in able if play.game.data(card).name in ("wolf", "bear", "ox"))
    hand.drag(hand.handle(card), "0.df-line")
    return _count(
        hand,
        play.table.choice.kind in ("action", "interfere")
        and bool(play.game.running.doing() or card in play.table.zones["0.df-line"]),
    )


def attack_a_seal(opened: Open) -> Count:
    from test_summoner_table import bring

    hand, play = _shrine(opened)
    wolf, bear = bring(play, 0, "wolf", "at-line"), bring(play, 1, "bear", "at-line")
    hand.controller.refresh(animate=False)
    hand.drag(hand.handle(wolf), hand.handle(bear))
    assert play.table.choice.kind in ("action", "interfere", "conditions")
    return _count(hand, any(e.fact.what in ("attacked", "fought") for e in hand.controller.chronicle.entries))


def interfere(opened: Open) -> Count:
    """A card with Interfere is cast against a Seal that the other player casts."""
    from arena import DF, Arena, spell

    snow = spell("snow", "Seal ของฝ่ายตรงข้าม 1 ใบ At -2 จนจบ Subturn", interfere=True)
    s = Arena(snow, open=True, prompts="events")
    s.put(0, "filler", DF)
    s.put(0, "ox", DF)
    card, answer = s.put(0, "wolf", "hand"), s.put(1, "snow", "hand")
    hand = Hand(opened(s.play).screen)
    hand.drag(hand.handle(card), "0.df-line")
    assert (s.choice.kind, s.choice.seat) == ("interfere", 1)
    hand.clicks = hand.questions = 0
    hand.click(hand.handle(answer))
    hand.choose("cast")
    hand.click(hand.handle(card))
    return _count(hand, answer in s.table.zones["1.mystic-shrine"])


class Row(NamedTuple):
    """An action, and the clicks of EDOPro, Master Duel, Dueling Book and OPTCGSim (None: not that game)."""

    words: str
    action: Action
    others: tuple[int | None, int | None, int | None, int | None]


ROWS = (
    Row("Normal Summon", normal_summon, (2, 2, 2, None)),
    Row("Set a Trap", set_trap, (2, 2, 2, None)),
    Row("Attack a monster", attack, (3, 3, 3, None)),
    Row("Attack directly", attack_directly, (2, 2, 2, None)),
    Row("Activate a Spell with a target", spell_with_target, (3, 4, 3, None)),
    Row("Chain a Set Trap", chain_a_trap, (2, 3, 2, None)),
    Row("Tribute Summon, one Tribute", tribute_summon, (3, 4, 4, None)),
    Row("Synchro Summon, two materials", synchro_summon, (6, 6, 7, None)),
    Row("Xyz Summon, two of three monsters", xyz_summon, (6, 6, 6, None)),
    Row("Fusion Summon, two materials", fusion_summon, (6, 6, 6, None)),
    Row("Look into a Graveyard", look_into_graveyard, (2, 1, 1, None)),
    Row("Activate a Spell and take a card from the Deck", search_the_deck, (3, 4, 5, None)),
    Row("End the turn", end_the_turn, (1, 2, 1, None)),
    Row("Not respond to a Summon", no_response, (1, 1, 1, None)),
    Row("Play a Character", play_character, (None, None, None, 2)),
    Row("Give a DON!! card", attach_don, (None, None, None, 2)),
    Row("Attack, and one Counter against it", attack_and_counter, (None, None, None, 5)),
    Row("Cast a Seal into a Line", cast_seal, (None, None, None, None)),
    Row("Attack a Seal", attack_a_seal, (None, None, None, None)),
    Row("Cut in with an Interfere card that has a target", interfere, (None, None, None, None)),
)

HEAD = """# Clicks and questions of everyday actions

Ours are counted by `tests/ui/table/clicks.py`, which does each action by mouse at a table as it is set at first; a drag
counts as one click, a question is one that has to be answered before the action is over. Those of the other programs
are **estimates**: the programs were not run here, and no source was found that counts them. They assume the card, the
entry of its menu, each card asked for and each confirmation, at first settings, without the other player's prompts.
“–”: not that game. No program for Summoner Master is known.

| action | ours: clicks | ours: questions | EDOPro | Master Duel | Dueling Book | OPTCGSim |
|---|---|---|---|---|---|---|
"""


def document(opened: Open) -> str:
    """The table as docs/clicks.md has it."""
    lines = []
    for row in ROWS:
        found = row.action(opened)
        others = " | ".join("–" if number is None else str(number) for number in row.others)
        lines.append(f"| {row.words} | {found.clicks} | {found.questions} | {others} |\n")
    return HEAD + "".join(lines)


def main() -> int:
    from PySide6.QtWidgets import QApplication

    from sanam.ui.app import look
    from sanam.ui.table.screen import TableScreen

    app = QApplication([])
    look(app, "dark", "en", 1.0)

    def opened(play: Any) -> Driver:
        screen = TableScreen(eager=True)
        screen.set_animated(False)
        screen.resize(1280, 720)
        screen.show()
        screen.open_match(play)
        app.processEvents()
        return Driver(screen)

    _, mark, rest = DOCUMENT.read_text(encoding="utf-8").partition("\n## ")  # what follows is counted elsewhere
    DOCUMENT.write_text(document(opened) + mark + rest, encoding="utf-8")
    print(DOCUMENT.read_text(encoding="utf-8"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
