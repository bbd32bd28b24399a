"""Lines of a right-to-left language run in its direction, whatever is put into them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sanam import wording
from sanam.wording import FIRST_STRONG_ISOLATE as FSI
from sanam.wording import POP_ISOLATE as PDI
from sanam.wording import RIGHT_TO_LEFT_ISOLATE as RLI
from sanam.wording import RIGHT_TO_LEFT_MARK as RLM
from sanam.wording import fill, joined


class Persian:
    right_to_left = True

    def translate(self, text: str, comment: str | None, n: int) -> str:
        return text

    def number(self, value: int, separated: bool) -> str:
        return "".join(chr(ord("۰") + int(digit)) for digit in str(value))


@pytest.fixture
def _persian() -> Iterator[None]:
    before = wording._tongue
    wording.speak_with(Persian())
    yield
    wording.speak_with(before)


@pytest.mark.usefixtures("_persian")
def test_a_line_of_nothing_but_values_has_the_direction_of_the_language() -> None:
    line = fill("{turn} · {phase} · {at} / {all}", turn="Subturn ۱", phase="گام Interfere", at=1, all=7)
    assert line == f"{RLM}{RLI}Subturn ۱{PDI} · {RLI}گام Interfere{PDI} · ۱ / ۷"


@pytest.mark.usefixtures("_persian")
def test_a_value_that_holds_a_name_is_isolated_as_a_whole() -> None:
    name = f"{FSI}Tin Drake{PDI}"
    assert fill("هدف {what} است", what=name) == f"هدف {name} است"  # once is enough
    assert fill("هدف {what} است", what=f"{name} (2)") == f"هدف {FSI}{name} (2){PDI} است"
    two = f"{name}, {FSI}Ash{PDI}"
    assert fill("هدف {what} است", what=two) == f"هدف {FSI}{two}{PDI} است"


@pytest.mark.usefixtures("_persian")
def test_parts_of_a_line_are_isolated_and_no_dot_stands_beside_a_nought() -> None:
    line = joined(" · ", ("Mystic ۳۰", "۱۸ کارت", "", f"{FSI}Ash{PDI}"))
    assert line == f"{RLM}{RLI}Mystic ۳۰{PDI}، {RLI}۱۸ کارت{PDI}، {FSI}Ash{PDI}"
    assert joined(" · ", ()) == ""


def test_english_is_left_alone() -> None:
    assert fill("{turn} · {at}", turn="Turn", at=1) == "Turn · 1"
    assert joined(" · ", ("a", "", "b")) == "a · b"
