"""Where the [Trigger] text of a foreign record begins, and how long it takes to find out."""

from __future__ import annotations

import time

import pytest

from sanam.games.onepiece.cards.records import build


def _built(text: str) -> tuple[str, str]:
    made = build({"code": "TS01-001", "category": "event", "colours": ["red"], "text": text})
    return made["text"], made.get("trigger", "")


@pytest.mark.parametrize(
    ("text", "trigger"),
    [
        ("[Trigger] Draw 1 card.", "[Trigger] Draw 1 card."),
        ("Rest it. [Trigger] Draw 1 card.", "[Trigger] Draw 1 card."),
        ("Rest it\n [Trigger] Draw 1 card.", "[Trigger] Draw 1 card."),
        ("Reveal a card with a [Trigger]. [Trigger] Draw 1 card.", "[Trigger] Draw 1 card."),
        ("Reveal a card with a [Trigger] and rest it.", ""),
    ],
)
def test_a_trigger_begins_a_sentence_or_a_line(text: str, trigger: str) -> None:
    before = text.removesuffix(trigger).rstrip() if trigger else text
    assert _built(text) == (before, trigger)


def test_the_time_grows_with_the_text_and_not_with_its_square() -> None:
    def seconds(size: int) -> float:
        begun = time.thread_time()
        _built("a.\n" + "\n" * size + "x")
        return time.thread_time() - begun

    few, many = min(seconds(2_000) for _ in range(5)), min(seconds(40_000) for _ in range(3))
    assert many < 100 * max(few, 1e-4)  # a square would be 400 times
